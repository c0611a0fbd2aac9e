"""Minicity, clause by clause: the table options."""

from random import Random

import pytest
from minicity_table import follow, laid, load, opened, options, plain_level, settle, shown, stand, turn3, walk

from meowgames.rules import CHANCE, OVER, minicity
from meowgames.rules.minicity.city import city


@pytest.mark.clause("minicity", "9.6")
def test_everything_is_off_by_default():
    assert minicity.OPTIONS == {
        "friends": (False, True), "return": (False, True), "quick": ("off", "colour", "five"),
        "display": (False, True), "joker": (False, True), "length": ("printed", "short"),
    }  # fmt: skip
    plain = minicity.start(plain_level(), 3)
    off = {name: values[0] for name, values in minicity.OPTIONS.items()}
    assert plain == minicity.start(plain_level(), 3, **off)
    for name, values in minicity.OPTIONS.items():
        for value in values[1:]:
            assert minicity.start(plain_level(), 3, **{name: value}) != plain
    for wrong in ({"quick": "slow"}, {"quickly": True}, {"joker": None}):
        with pytest.raises(ValueError):
            minicity.start(plain_level(), 3, **wrong)


@pytest.mark.clause("minicity", "9.1")
def test_return_allows_unloading_where_the_turn_began():
    for back, offered in ((False, set()), (True, {"food-orange"})):
        state = load(stand(turn3("yyrg", **{"return": back}), yellow=36), "ooooppb")
        state = follow(state, "card-yellow road-a8", "chamber43", "card-yellow road-a9", "chamber36")
        assert options(state, "food-") == offered


@pytest.mark.clause("minicity", "9.2")
def test_quick_game_for_one_food():
    state = load(stand(turn3("yrgb", quick="colour"), yellow=29), "oo", "bbbbbbbb")
    state = follow(state, "card-yellow road-a5", "chamber36")
    assert minicity.turn(follow(state, "only1")) == 0
    over = load(follow(state, "food-orange"), "yo", "", seat=1)
    assert minicity.turn(over) == OVER
    assert minicity.rank(over)[:2] == (1, 2)  # although the other has fewer blocks left


@pytest.mark.clause("minicity", "9.3")
def test_quick_game_for_five_blocks():
    state = load(stand(turn3("yrgb", quick="five"), yellow=29), "oo", "bbbbb")
    state = follow(state, "card-yellow road-a5", "chamber36")
    assert minicity.turn(follow(state, "only1")) == 0  # six are left
    over = follow(state, "food-orange")
    assert minicity.turn(over) == OVER and minicity.rank(over)[0] == 1


@pytest.mark.clause("minicity", "9.2", "9.3")
@pytest.mark.parametrize("quick", ["colour", "five"])
def test_quick_games_are_quicker(quick):
    def lengths(**options) -> int:
        return sum(len(list(walk(3, seed, sense=True, **options))) for seed in range(4))

    assert lengths(quick=quick) < lengths()


@pytest.mark.clause("minicity", "9.7")
@pytest.mark.parametrize("seats", minicity.SEATS)
def test_a_short_game_has_fewer_blocks_and_leaves_places_over(seats):
    hill = city(plain_level())
    for state, _ in walk(seats, 8, length="short", friends=True):
        for food in range(5):
            free = sum(state.free[chamber] for chamber in hill.rooms[food])
            crates = [crate + stock for crate, stock in zip(state.crates, state.stocks)]
            assert free > sum(blocks >> 7 * food & 127 for blocks in crates)
    begin = minicity.start(plain_level(), seats, length="short")
    assert begin.free == minicity.start(plain_level(), seats).free
    assert minicity.score(begin) == (0,) * seats and minicity.turn(state) == OVER
    assert max(minicity.score(state)) == sum(minicity.SHORT[seats]) < sum(minicity.SHARES[seats])
    assert all(map(int.__lt__, minicity.SHORT[seats], minicity.SHARES[seats]))


@pytest.mark.clause("minicity", "9.7", "9.2", "9.3")
@pytest.mark.parametrize("quick", minicity.OPTIONS["quick"])
def test_a_short_game_is_shorter_whatever_its_goal(quick):
    def lengths(**options) -> int:
        return sum(len(list(walk(2, seed, sense=True, quick=quick, **options))) for seed in range(4))

    assert lengths(length="short") < 0.8 * lengths()


@pytest.mark.clause("minicity", "9.4")
def test_cards_are_drawn_from_the_display_or_the_deck():
    state = opened(["yrgb"] * 2, ["rg"], "vvb")
    assert [shown(state, f"display{place}", OVER) for place in range(3)] == [("card-violet",)] * 2 + [("card-blue",)]
    state = follow(state, "card-yellow road-a5", "stay", "card-red road-a4", "stay")
    assert state.stage == "pick" and options(state) == {"display0", "display1", "display2", "deck"}
    state = follow(state, "display2")
    assert (state.turn, state.stage) == (CHANCE, "open") and "display2" not in minicity.look(state, 0)
    state = minicity.play(state, ("open", "card-red"))
    assert shown(state, "display2") == ("card-red",) and shown(state, "hand0").count("card-blue") == 2
    state = follow(state, "deck")
    assert state.stage == "draw"
    move = ("draw", "card-grey")
    assert minicity.told(state, move, 1) == ("draw", "card-back") and minicity.told(state, move, 0) == move
    state = minicity.play(state, move)
    assert state.turn == 1 and len(shown(state, "hand0", 0)) == 4 and shown(state, "display0") == ("card-violet",)


@pytest.mark.clause("minicity", "9.4")
def test_a_card_taken_from_the_display_is_not_forgotten():
    state = follow(
        opened(["yrgb"] * 2, ["rg"], "vvv"),
        "card-yellow road-a5",
        "stay",
        "card-red road-a4",
        "stay",
        "display0",
    )
    state = settle(follow(minicity.play(state, ("open", "card-red")), "deck"))
    for seed in range(20):
        guess = minicity.guess(state, 1, Random(seed))
        assert "card-violet" in shown(guess, "hand0", 0)
        assert minicity.look(guess, 1) == minicity.look(state, 1)
    state = settle(follow(state, sorted(options(state, "card-"))[0], "stay", "end", "display0"))
    assert state.turn == 0 and state.pack.seen[0]
    state = follow(state, sorted(options(state, "card-violet"))[0])
    assert not state.pack.seen[0]  # it was played: nothing is known of the hand any more


@pytest.mark.clause("minicity", "9.5")
def test_two_cards_are_a_joker():
    state = load(laid(stand(turn3("rrgb", joker=True), yellow=1), 0, "bryy", 5), "")
    assert "joker card-red road-a9" in options(state)
    state = follow(state, "joker card-red road-a9", "as-yellow")
    assert options(state) == {"card-red", "card-grey", "card-blue"}
    state = follow(state, "card-blue")
    assert state.card[:2] == (0, 3) and shown(state, "discard") == ("card-blue",)
    assert shown(state, "road-a9", 1) == ("card-red",) and shown(state, "call") == ("as-yellow",)
    state = follow(state, "chamber3")
    assert state.now.played == 1 and shown(state, "hand0") == ("card-red", "card-grey")
    assert follow(state, "card-red road-a10").card.run == 2  # the printed colour counts again


@pytest.mark.clause("minicity", "9.5")
def test_a_joker_needs_two_cards_and_an_empty_hand_ends_the_turn():
    state = turn3("rrgb", joker=True)
    state = follow(state, "joker card-red road-a5", "as-red", "card-grey", "stay")
    assert options(state, "joker")
    assert not options(follow(state, "card-blue road-b5", "stay"), "joker")
    state = follow(state, "joker card-red road-a4", "as-grey", "card-blue", "stay")
    assert state.stage == "draw" and state.now.played == 2
    assert len(shown(settle(state), "hand0", 0)) == 4


@pytest.mark.clause("minicity", "9.5", "9.6")
@pytest.mark.parametrize("seats", minicity.SEATS)
def test_without_the_option_there_is_no_joker(seats):
    assert not any("joker" in move for _, move in walk(seats, 4, sense=True, friends=True) if move)
