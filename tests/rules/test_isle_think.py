"""L'Île des Chats: guesses that give nothing away, trying tiles out of turn, and what brains are told."""

import pickle
from collections import Counter
from random import Random

import pytest
from isle_table import LEVEL, begun, boat, crew, ended, follow, morning, walk

from meowgames.play.brain import LEVELS, choose
from meowgames.rules import CHANCE, OVER, find, isle
from meowgames.rules.isle.boats import HULLS
from meowgames.rules.isle.cards import CARDS

EVERY_SIZE = pytest.mark.parametrize("seats", isle.SEATS)


@pytest.mark.clause("isle", "2.6")
@EVERY_SIZE
def test_a_guess_cannot_be_told_from_the_truth_by_its_seat(seats):
    for ply, (state, move) in enumerate(walk(seats, 1)):
        for seat in (*range(seats), OVER):
            guess = isle.guess(state, seat, Random(ply))
            assert isle.look(guess, seat) == isle.look(state, seat)
            assert isle.guess(guess, seat, Random(1)) == isle.guess(state, seat, Random(1))
            assert guess._replace(cards=state.cards, given=state.given) == state
            if seat == isle.turn(state):
                assert isle.moves(guess) == isle.moves(state) and isle.prompt(guess, seat) == isle.prompt(state, seat)
                assert isle.preview(guess, move) == isle.preview(state, move)
        assert isle.guess(state, CHANCE, Random(1)) == state


@pytest.mark.clause("isle", "2.6", "2.7")
@EVERY_SIZE
def test_a_guess_deals_different_cards_and_keeps_ones_own(seats):
    for state, _ in walk(seats, 2):
        if state.stage in ("boats", "cards"):
            assert isle.guess(state, 0, Random(1)) == state
            continue
        guess = isle.guess(state, 0, Random(len(state.bag)))
        held = [card for hand in guess.cards for card in hand] + [card for card in guess.given if card]
        assert len(set(held)) == len(held) and set(held) <= set(CARDS)
        assert (guess.cards[0], guess.given[0]) == (state.cards[0], state.given[0])
        assert [len(hand) for hand in guess.cards] == [len(hand) for hand in state.cards]
        assert [bool(card) for card in guess.given] == [bool(card) for card in state.given]


@pytest.mark.clause("isle", "2.7", "6.10")
def test_at_the_end_only_cards_given_back_are_guessed():
    last = [state for state, _ in walk(3, 3)][-1]
    guesses = [isle.guess(last, 1, Random(seed)) for seed in range(60)]
    assert {guess.cards for guess in guesses} == {last.cards} and {guess.given[1] for guess in guesses} == {
        last.given[1]
    }
    assert len({guess.given[0] for guess in guesses}) == 18 - 6 - 1


def test_every_hidden_card_is_equally_likely():
    state = isle.play(isle.play(isle.start(LEVEL, 2), ("boats", *HULLS[:2])), ("cards", *CARDS[:6]))
    seen = Counter(card for seed in range(1500) for card in isle.guess(state, 0, Random(seed)).cards[1])
    assert set(seen) == set(CARDS[3:]) and all(240 < count < 360 for count in seen.values())


def test_tiles_can_be_tried_while_others_think():
    state = morning("x5-red", "i5-blue", "v5-green", seats=3)
    mine = isle.as_if(state, 2)
    assert isle.turn(mine) == 2 and ("x5-red",) in isle.moves(mine)
    held = isle.play(mine, ("x5-red",))
    assert ("@0", "boat2.9,3") in isle.moves(held) and isle.preview(held, ("@0", "boat2.9,3"))
    assert isle.as_if(state, 0) == state
    thinking = follow(state, "x5-red")
    assert ("x5-red",) not in isle.moves(isle.as_if(thinking, 1)) and ("i5-blue",) in isle.moves(
        isle.as_if(thinking, 1)
    )
    found = follow(state, "i5-blue", "@0 boat0.14,1", "common1")
    assert isle.look(isle.as_if(found, 1), 1)["common1"] == isle.look(found, 1)["common1"]
    for other in (begun(3), ended(boat(), boat(), boat()), isle.start(LEVEL, 3)):
        assert isle.as_if(other, 1) == other


@EVERY_SIZE
def test_trying_shows_no_more_than_before(seats):
    for state, _ in walk(seats, 4):
        for seat in range(seats):
            own, tried = (isle.look(s, seat) for s in (state, isle.as_if(state, seat)))
            hidden = [spot for spot in own if spot.startswith("card")]
            assert [tried[spot] for spot in hidden] == [own[spot] for spot in hidden]


@EVERY_SIZE
def test_samples_and_likely_moves_are_legal(seats):
    for ply, (state, _) in enumerate(walk(seats, 5)):
        if isle.turn(state) < 0:
            continue
        legal = isle.moves(state)
        assert len(set(legal)) == len(legal) and isle.sample(state, Random(ply)) in legal
        if ply % 9 == 0:
            likely = isle.likely(state)
            assert likely is None or (likely and set(likely) <= set(legal) and len(set(likely)) == len(likely))
            assert likely is None or not {("pass",), ("back",), ("skip",)} & set(likely)


def test_samples_reach_every_cat_that_fits():
    state = morning()
    assert {isle.sample(state, Random(seed)) for seed in range(200)} == set(isle.moves(state)) - {("pass",)}
    stuck = morning(boats=(boat()._replace(free=0, near=0), boat()), auto_pass=False)
    assert isle.sample(stuck, Random(1)) == ("pass",)


def test_likely_places_are_better_than_random_ones():
    def game(seed: int, careful: int) -> tuple:
        rng, state = Random(seed), isle.start(LEVEL, 2)
        while isle.turn(state) != OVER:
            moves = isle.likely(state) if isle.turn(state) == careful else None
            drawn = isle.chance(state, rng) if isle.turn(state) == CHANCE else isle.sample(state, rng)
            state = isle.play(state, moves[0] if moves else drawn)
        return isle.score(state)

    for seed in range(2):
        points = game(seed, seed % 2)
        assert points[seed % 2] > points[1 - seed % 2] + 10


def test_worth():
    assert isle.worth(isle.start(LEVEL, 2), 0) == 0.5
    state = ended(crew(red=[6]), boat(), boat())
    assert isle.worth(state, 0) > 0.8 and isle.worth(state, 1) < 0.2
    early = state._replace(turn=0, stage="cat", day=5)
    assert 0.5 < isle.worth(early, 0) < isle.worth(early._replace(day=1), 0)
    nearly = ended(crew(blue=[4]), crew(blue=[4]), cards=["card159"])._replace(turn=0, stage="cat", day=2)
    assert isle.worth(nearly, 0) > 0.5


def test_a_bot_plays_on_its_guess():
    rules, state = find("isle"), morning(seats=3)
    move = choose(rules, state, 0, LEVELS["kitten"], Random(1))
    assert move in isle.moves(state) and move == choose(rules, state, 0, LEVELS["kitten"], Random(1))
    other = isle.guess(state, 0, Random(5))
    assert choose(rules, other, 0, LEVELS["kitten"], Random(1)) == move


def test_a_state_survives_the_trip_to_another_process():
    state = follow(morning("x5-red"), "x5-red")
    copy = pickle.loads(pickle.dumps(state._replace(table=state.table._replace(level=None))))
    assert copy == state._replace(table=state.table._replace(level=None))
