"""Minicity: why a hint proposes a move; every reason is given where it is true and nowhere else."""

from random import Random

import pytest
from minicity_table import befriend, dealt, follow, friendly, laid, load, opened, room, stand, turn3, walk

from meowgames.rules import find, minicity
from meowgames.words import Words

QUIET = {"blue": 7, "violet": 49, "red": 4}  # ants that have nothing to do with it
ORANGE = (8, 10, 13, 17, 20, 23, 26, 35, 37, 46, 47)  # all orange chambers but the one that matters


def why(state, move: str) -> str:
    """The reason of a move as its name and arguments in one line."""
    words = tuple(move.split())
    assert words in minicity.moves(state)
    return " ".join(minicity.because(state, words)).removeprefix("minicity.why.")


def lone(state):
    """The same table with orange places in chamber 36 only."""
    for number in ORANGE:
        state = room(state, number, 0)
    return state


def tidy(hand: str = "ygbv", crate: str = "ooo", stock: str = "yyyyyy", **ants: int):
    """Lumi stands one chamber from three orange places; nobody else has anything to do."""
    state = lone(turn3(hand, ["rr", "rr"]))
    return load(stand(state, **{**QUIET, "yellow": 29, "grey": 45, **ants}), crate, stock)


def test_a_card_that_unloads():
    assert why(tidy(), "card-yellow road-a5") == "bring ant-yellow 3 food-orange"
    assert why(tidy(crate="o", stock="oyy"), "card-yellow road-a5") == "bring1 ant-yellow food-orange"
    assert why(tidy(yellow=9), "card-yellow road-a5") == "none"


def test_the_last_of_a_food_is_worth_a_word():
    assert why(tidy(crate="o"), "card-yellow road-a5") == "last food-orange"
    walking = follow(tidy(crate="o"), "card-yellow road-a5")
    assert why(walking, "chamber36") == "last food-orange"
    assert why(follow(walking, "chamber36"), "food-orange") == "last food-orange"
    assert why(follow(tidy(crate="o", stock="oy"), "card-yellow road-a5"), "chamber36").startswith("bring1")


@pytest.mark.parametrize("stock, said", [("", "win"), ("o", "bring ant-yellow 3 food-orange")])
def test_a_win_is_said_before_all_else(stock, said):
    assert why(tidy(stock=stock), "card-yellow road-a5") == said
    walking = follow(tidy(stock=stock), "card-yellow road-a5")
    assert why(walking, "chamber36") == said
    assert (why(follow(walking, "chamber36"), "food-orange") == "win") == (said == "win")
    assert why(walking, "chamber30") != "win"


def test_a_win_two_cards_away_is_seen():
    state = tidy(stock="", grey=36)
    assert why(state, "card-grey road-a5") == "win"
    assert why(state, "card-blue road-a5") == "win"  # there is a card to spare
    assert why(follow(state, "card-blue road-a5", "stay"), "card-violet road-a4") != "win"


def test_making_way():
    state = tidy(grey=36)
    assert why(state, "card-grey road-a5") == "way ant-yellow"
    walking = follow(state, "card-grey road-a5")
    assert why(walking, "chamber43") == "way ant-yellow"
    assert why(tidy("gbvv", grey=36), "card-grey road-a5") == "none"  # Lumi has no card


def test_one_card_after_another():
    far = stand(load(turn3("rrbv", ["yy", "yy"]), "p", "yyy"), red=28, grey=8, blue=7, violet=1, yellow=22)
    for number in (5, 9, 14, 29, 32):
        far = room(far, number, 0)
    assert why(far, "card-red road-a5") == "again ant-red"
    assert why(far, "card-blue road-a5") == "none"
    assert why(load(far, "o", "yyy"), "card-blue road-a5") != "again ant-red"


def test_several_cards_together():
    state = stand(turn3("rgbv", ["yy", "yy"]), red=4, grey=6, blue=35, violet=43, yellow=49)
    state = load(state, "pppgg", "yyyyyy")
    assert why(state, "card-grey road-a5") == "plan 5"
    walking = follow(state, "card-red road-a5")
    assert why(walking, "chamber11") == "plan 5"
    assert why(walking, "chamber5") == "bring ant-red 3 food-pink"


def test_a_place_taken_from_a_rival_who_is_nearly_done():
    state = room(tidy(crate="ooo"), 36, 1)
    near = load(state, "oy", "", 1)
    assert why(near, "card-yellow road-a5") == "deny food-orange"
    walking = follow(near, "card-yellow road-a5")
    assert why(walking, "chamber36") == why(follow(walking, "chamber36"), "food-orange") == "deny food-orange"
    assert why(state, "card-yellow road-a5") == "bring1 ant-yellow food-orange"  # the rivals have plenty left
    assert why(load(state, "yy", "", 1), "card-yellow road-a5") == "bring1 ant-yellow food-orange"
    assert why(room(near, 36, 4), "card-yellow road-a5") == "bring ant-yellow 3 food-orange"


def test_unloading_counts_what_goes_and_what_is_left():
    state = follow(tidy(), "card-yellow road-a5", "chamber36")
    assert why(state, "food-orange") == "all 3" and why(state, "only1") == ""
    one = follow(room(tidy(), 36, 1), "card-yellow road-a5", "chamber36")
    assert why(one, "food-orange") == "left 8"


def test_walking_without_unloading():
    state = follow(tidy(yellow=22), "card-yellow road-a5")
    assert why(state, "chamber29") == "closer ant-yellow food-orange"
    assert why(state, "chamber15") != "closer ant-yellow food-orange"
    assert why(state, "stay") == "stay"
    assert why(follow(tidy(), "card-yellow road-a5"), "stay") == ""


def test_the_river():
    state = laid(tidy(yellow=9), 0, "rvrvr", 2)
    assert why(state, "card-yellow road-a1") == "river"
    assert why(state, "card-yellow road-a7") != "river"


def test_the_end_of_a_turn():
    state = follow(tidy(yellow=9), "card-yellow road-a5", "stay")
    assert why(state, "end") == "hold"
    assert why(follow(tidy(), "card-blue road-a5", "stay"), "end") == ""
    friends = befriend(turn3("ygbv", ["rr", "rr"], friends=True), points=20)
    friends = load(stand(friends, **QUIET, yellow=29, grey=45), "g", "y")
    for square in ("road-a5", "road-a4", "road-a3"):
        card = min(move[0] for move in minicity.moves(friends) if move[0].startswith("card"))
        friends = follow(friends, f"{card} {square}", "stay")
    assert why(friends, "end") == "done"


def test_points_and_friends():
    state = load(stand(friendly(hand="ygbv", roads=["rr", "rr"], points=9), **QUIET, yellow=29, grey=45), "b")
    assert why(state, "card-yellow road-a5") == "points 7"
    assert why(tidy(crate="b"), "card-yellow road-a5") != "points 7"  # no friends at this table
    walking = follow(state, "card-yellow road-a5")
    assert why(walking, "chamber36") == "points 5" and why(walking, "chamber30") == "points 7"
    assert why(walking, "buy-snail") == "friend face.snail"
    keeping = follow(load(state, "o"), "card-yellow road-a5", "chamber36")
    assert why(keeping, "keep") == "points 5" and why(keeping, "food-orange").startswith("left")


def test_a_dragonfly_brings_an_ant_closer():
    state = stand(friendly("dragonfly", hand="ybvv", roads=["rr", "rr"]), **QUIET, yellow=14, grey=29)
    state = lone(load(state, "ooo"))
    assert why(state, "dragonfly ant-yellow ant-grey") == "swap ant-yellow"
    assert why(state, "dragonfly ant-red ant-violet") == ""


def test_a_joker():
    state = lone(load(stand(turn3("bbvv", ["rr", "rr"], joker=True), **QUIET, yellow=29, grey=45), "ooo"))
    assert why(state, "joker card-blue road-a5") == "bring ant-yellow 3 food-orange"
    calling = follow(state, "joker card-blue road-a5")
    assert why(calling, "as-yellow") == "bring ant-yellow 3 food-orange" and why(calling, "as-grey") == ""
    assert why(follow(calling, "as-yellow"), "card-violet") == "spare"
    useful = follow(load(state, "ooob"), "joker card-blue road-a5", "as-yellow")
    assert why(useful, "card-violet") == ""  # Stella stands beside two blueberry places


def test_filling_up_and_drawing():
    state = dealt(["yrgb"] * 3)
    assert why(state, "fill") == "every" and why(state, "food-yellow") == ""
    state = opened(["yrgb"] * 2, ["rr"], "rgy")
    state = lone(load(stand(state, **QUIET, yellow=29, grey=45), "ooooooo", "yyyy"))
    state = follow(state, "card-blue road-a5", "stay", "end")
    assert state.stage == "pick"
    assert why(state, "display0") == "run ant-red 3"
    assert why(state, "display2") == "near ant-yellow"
    assert why(state, "display1") == why(state, "deck") == ""


# For every game


GAMES = [(2, {}), (3, {"friends": True}), (4, {"joker": True, "display": True})]


@pytest.mark.parametrize("seats, options", GAMES)
def test_a_reason_tells_no_secret_and_both_languages_have_it(seats, options):
    rules, told = find("minicity"), set()
    for number, (state, move) in enumerate(walk(seats, 5, sense=True, **options)):
        if minicity.turn(state) < 0 or number % 3:
            continue
        reason = rules.because(state, move)
        for seed in range(2):
            assert rules.because(rules.guess(state, state.turn, Random(seed)), move) == reason
        told.add(reason)
    assert len({reason[:1] for reason in told}) > 8
    for language in ("en", "fr"):
        words = Words(language)
        assert all(words.has(reason[0]) for reason in told if reason)
        assert all(words.has(f"minicity.{arg}") or arg.isdigit() for reason in told for arg in reason[1:])
