"""Minicity: what each seat sees, what it can guess, and what a brain makes of it."""

import re
from random import Random

import pytest
from minicity_table import (
    CARDS,
    FOODS,
    befriend,
    chambers,
    dealt,
    follow,
    laid,
    load,
    opened,
    plain_level,
    room,
    settle,
    shown,
    stand,
    turn3,
    walk,
)

from meowgames.play.brain import LEVELS, Brain
from meowgames.rules import CHANCE, OVER, find, minicity
from meowgames.rules.minicity.plan import bare, win
from meowgames.rules.minicity.state import done, left, limit

BACKS = {**{card: "card-back" for card in CARDS.values()}, **{food: "food-back" for food in FOODS.values()}}
GAMES = [
    (2, {}),
    (3, {"friends": True}),
    (4, {"joker": True, "display": True}),
    (3, {"friends": True, "joker": True}),
]
EVERY_GAME = pytest.mark.parametrize("seats, options", GAMES)


@EVERY_GAME
def test_nobody_sees_more_than_all_or_less_than_everybody(seats, options):
    for number, (state, _) in enumerate(walk(seats, 1, sense=True, **options)):
        if number % 5:
            continue
        whole, public = minicity.look(state, CHANCE), minicity.look(state, OVER)
        for seat in range(seats):
            mine = minicity.look(state, seat)
            assert mine.keys() == whole.keys() == public.keys()
            for spot in mine:
                for most, seen, least in zip(whole[spot], mine[spot], public[spot], strict=True):
                    assert seen in (most, BACKS.get(most)) and least in (seen, BACKS.get(seen))


def test_pieces_lie_where_the_map_has_spots():
    known = set(plain_level().spots)
    for state, _ in walk(3, 2, sense=True, friends=True):
        for spot in minicity.look(state, 0):
            if re.match(r"(zone|place|chamber|road-[ab]\d)", spot):
                assert spot in known


@EVERY_GAME
def test_guesses_look_the_same_and_do_not_depend_on_the_truth(seats, options):
    changed = 0
    for number, (state, _) in enumerate(walk(seats, 3, sense=True, **options)):
        if number % 6 and state.round:
            continue
        for seat in (*range(seats), OVER):
            guess = minicity.guess(state, seat, Random(1))
            assert minicity.look(guess, seat) == minicity.look(state, seat)
            assert minicity.look(guess, OVER) == minicity.look(state, OVER)
            assert minicity.guess(minicity.guess(state, seat, Random(2)), seat, Random(1)) == guess
            changed += guess != state
            if minicity.turn(state) == seat:
                assert minicity.moves(guess) == minicity.moves(state)
    assert changed > 50
    assert minicity.guess(state, CHANCE, Random(1)) == state


@pytest.mark.clause("minicity", "2.5", "2.8")
def test_a_guess_deals_hands_deck_and_first_blocks_anew():
    state = follow(dealt(["yyyy", "rrrr", "gggg"]), "fill")
    hands = {shown(minicity.guess(state, 1, Random(seed)), "hand0", 0) for seed in range(30)}
    assert len(hands) > 10
    crates = {minicity.guess(state, 1, Random(seed)).crates[0] for seed in range(30)}
    assert len(crates) > 5 and {minicity.guess(state, 0, Random(seed)).crates[0] for seed in range(9)} == {
        state.crates[0]
    }
    for seed in range(9):
        guess = minicity.guess(state, 1, Random(seed))
        assert shown(guess, "hand1", 1) == ("card-red",) * 4
        assert guess.crates[0] + guess.stocks[0] == state.crates[0] + state.stocks[0]


@pytest.mark.clause("minicity", "2.5")
def test_cards_drawn_are_told_to_their_owner_only():
    state = minicity.start(plain_level(), 3)
    deal = ("deal", "card-red", "card-red", "card-grey", "card-blue")
    assert [minicity.told(state, deal, seat)[1] for seat in (0, 1, OVER)] == [
        "card-red",
        "card-back",
        "card-back",
    ]
    assert minicity.told(minicity.play(state, deal), deal, 1) == minicity.told(state, deal, CHANCE) == deal
    state = follow(turn3("yrgb"), "card-yellow road-a5", "stay", "end")
    assert minicity.told(state, ("draw", "card-red"), 1) == ("draw", "card-back")
    assert minicity.told(state, ("draw", "card-red"), 0) == ("draw", "card-red")
    river = follow(laid(turn3("yyrg"), 0, "rgrgr", 2), "card-yellow road-a1", "stay")
    assert minicity.told(river, ("road", "card-red", "card-blue"), 2) == ("road", "card-red", "card-blue")


# For brains


@EVERY_GAME
def test_sampled_and_likely_moves_are_legal(seats, options):
    for number, (state, _) in enumerate(walk(seats, 8, **options)):
        if minicity.turn(state) < 0:
            continue
        legal = set(minicity.moves(state))
        assert minicity.sample(state, Random(number)) in legal
        if number % 5 == 0:
            likely = minicity.likely(state)
            assert likely is None or (likely and set(likely) <= legal)


def test_likely_prefers_what_unloads():
    state = load(stand(turn3("yrgb"), yellow=29, red=46, blue=11, grey=3), "ooo")
    assert {move[0] for move in minicity.likely(state)[:4]} == {"card-yellow"}
    assert minicity.likely(follow(state, "card-yellow road-a5"))[0] == ("chamber36",)


def test_worth_grows_with_the_lead():
    state = opened(["yrgb"] * 3)
    ahead, behind = load(state, "y", "yy"), load(load(state, "y", "yy", 1), "y", "yy", 2)
    assert 0 < minicity.worth(behind, 0) < 0.5 < minicity.worth(ahead, 0) < 1
    friendly = turn3(friends=True)
    assert minicity.worth(befriend(friendly, "snail", points=9), 0) > minicity.worth(friendly, 0)


# No silly play: each position has one sensible way; bots must find it whatever their luck


def clear(state, food: str, **rooms: int):
    """The same table with no free place for a food but these: r11=1 is one in chamber 11."""
    for found in chambers():
        if found[2] == food:
            state = room(state, int(found[1]), rooms.get(f"r{found[1]}", 0))
    return state


def whole_turn(state, level: str, seed: int):
    """The table when a bot has made its turn, filling up and drawing left out."""
    rules, rng, seat = find("minicity"), Random(seed), minicity.turn(state)
    brain = Brain(rules, LEVELS[level])
    while minicity.turn(state) == seat and state.stage != "stock":
        state = settle(minicity.play(state, brain.choose(state, seat, rng)), Random(seed))
    return state


def unloaded(state, level: str, seed: int) -> int:
    """How many blocks a bot unloads in its turn."""
    return left(state, 0) - left(whole_turn(state, level, seed), 0)


TIGERS = [("tiger", 1), ("tiger", 2), ("tiger", 3)]
BOTS = pytest.mark.parametrize("level, seed", [*TIGERS, ("cat", 1), ("cat", 2)])


@BOTS
def test_ants_make_way_for_each_other(level, seed):
    """Tweed stands where Lumi could unload three: his card, which brings nothing, comes first."""
    state = stand(turn3("ygbv", ["rr", "rr"]), yellow=29, grey=36, blue=7, violet=49, red=4)
    assert unloaded(load(state, "ooo", "yyyyyy"), level, seed) == 3


@BOTS
def test_the_cards_of_a_turn_are_planned_together(level, seed):
    """Poppy alone reaches the leaves: three raspberries she could unload are left to Tweed."""
    state = stand(turn3("rgbv", ["yy", "yy"]), red=4, grey=6, blue=35, violet=43, yellow=49)
    assert unloaded(load(state, "pppgg", "yyyyyy"), level, seed) == 5


@BOTS
@pytest.mark.parametrize("crate, ants", [
    ("pppggo", {"red": 4, "grey": 6, "blue": 21, "violet": 1}),  # three cards, each in its place
    ("ooo", {"red": 36, "grey": 6, "blue": 21, "violet": 29}),  # one card to make way, then Stella
    ("p", {"red": 28, "grey": 8, "blue": 7, "violet": 1}),  # Poppy walks one chamber, then two more
])  # fmt: skip
def test_a_win_on_the_table_is_never_missed(crate, ants, level, seed):
    hand = "rrbv" if crate == "p" else "rgbv"
    state = load(stand(turn3(hand, ["yy", "yy"]), yellow=49, **ants), crate, "")
    if crate == "p":
        state = clear(state, "p", r41=1)
    end = whole_turn(state, level, seed)
    assert minicity.turn(end) == OVER and minicity.rank(end)[0] == 1


@BOTS
def test_one_block_that_wins_is_better_than_four_that_do_not(level, seed):
    """The quick game ends with the last raspberry: one card may be laid."""
    state = stand(turn3("ygbb", ["rr", "rr"], quick="colour"), yellow=48, grey=6, blue=21, violet=43, red=4)
    end = whole_turn(load(state, "yyyyyp", "")._replace(round=1), level, seed)
    assert minicity.turn(end) == OVER and minicity.rank(end)[0] == 1


@pytest.mark.parametrize("level, seed", TIGERS)
def test_a_place_that_a_rival_waits_for_is_filled(level, seed):
    """The rival has one leaf left and three ants beside the place; the other leaf place is far away."""
    state = stand(turn3("rvvv", ["yy"], seats=2), red=4, grey=10, blue=18, violet=36, yellow=22)
    state = clear(load(load(state, "pppg", "yyyyyyy"), "g", "", 1), "g", r11=1, r48=1)
    assert shown(whole_turn(state, level, seed), "place11-2") == ("food-green",)


@BOTS
def test_a_turn_does_not_end_while_three_blocks_can_go(level, seed):
    state = stand(turn3("ygbv", ["rr", "rr"]), yellow=29, grey=7, blue=21, violet=49, red=4)
    state = follow(load(state, "ooog", "yyyyyy"), "card-blue road-a5", "chamber28")
    assert unloaded(state, level, seed) > 2


@pytest.mark.parametrize("level", ["tiger", "cat"])
def test_a_joker_is_played_when_no_card_brings_as_much(level):
    state = stand(turn3("bbvv", ["rr", "rr"], joker=True), yellow=29, blue=7, violet=49, red=4, grey=45)
    assert unloaded(load(state, "ooo", "yyyyyy"), level, 1) == 3


def test_no_brain_keeps_blocks_that_fit():
    state = load(stand(turn3("yrgb"), yellow=29), "ooo")
    assert minicity.likely(follow(state, "card-yellow road-a5", "chamber36")) == [("food-orange",)]


@pytest.mark.parametrize("seats, options", [(2, {}), (3, {"quick": "five"}), (3, {"quick": "colour"})])
def test_a_sure_win_is_found_whenever_there_is_one(seats, options):
    """The quick search for a win agrees with one that leaves nothing out."""

    def exists(state) -> bool:
        seat = state.turn
        for move in minicity.moves(state):
            after = minicity.play(state, move)
            if done(after, seat) or after.turn == seat and after.stage != "stock" and exists(after):
                return True
        return False

    seen = set()
    for seed in range(2):
        for state, _ in walk(seats, seed, sense=True, **options):
            late = state.stage == "card" and state.round > 1 and limit(state) - state.now.played < 3
            if late and left(state, state.turn) < 14:
                found = win(bare(state))
                assert bool(found) == exists(state)
                seen.add(bool(found))
    assert seen == {True, False}
