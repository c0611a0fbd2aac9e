"""Minicity: what each seat sees, what it can guess, and what a brain makes of it."""

import re
from random import Random

import pytest
from minicity_table import (
    CARDS,
    FOODS,
    befriend,
    dealt,
    follow,
    laid,
    load,
    opened,
    plain_level,
    shown,
    stand,
    turn3,
    walk,
)

from meowgames.rules import CHANCE, OVER, minicity

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
