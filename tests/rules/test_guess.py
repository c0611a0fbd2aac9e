"""The guess law, held against every game: a guess follows from what its seat saw and the dice, and nothing else."""

from random import Random

import pytest
from cases import BOUND, Case, asked, cases, dear, decisions, every_case, line, twin

from meowgames.play.changes import art
from meowgames.rules import CHANCE, OVER, find, playable

STEPS = 80  # plies that two games which a seat cannot tell apart go on side by side
GUESSES = 600  # after so many, every face that can lie somewhere has lain there
FEW = 20  # ways things can lie, if there are no more than that, are all among the guesses


def mixed() -> list[Case]:
    """Every game with all its options at once, the last value of each, at its smallest and its largest table."""
    found = []
    for game in playable():
        options = tuple((name, values[-1]) for name, values in find(game).OPTIONS.items())
        seats = find(game).SEATS
        found += [Case(game, seats[0], options), Case(game, seats[-1], options)]
    return found


every_way = pytest.mark.parametrize("case", [*cases(), *mixed()], ids=str)


@every_case
def test_a_guess_looks_the_same_to_its_seat(case):
    rules, states, _ = line(case)
    for ply in dear(case):
        state = states[ply]
        for seat in range(case.seats):
            guess = rules.guess(state, seat, Random(f"{ply}/{seat}"))
            assert rules.look(guess, seat) == rules.look(state, seat)
            assert rules.look(guess, OVER) == rules.look(state, OVER)
            assert rules.turn(guess) == rules.turn(state)
            assert rules.status(guess) == rules.status(state)
            assert rules.stalemate(guess) == rules.stalemate(state)
            if rules.turn(state) == seat:
                assert asked(rules, guess, seat) == asked(rules, state, seat)


@every_case
def test_a_guess_can_be_played_on(case):
    rules = find(case.game)
    for number, state in enumerate(decisions(case)[:10]):
        rng = Random(number)
        state = rules.guess(state, rules.turn(state), rng)
        for _ in range(BOUND):
            if rules.turn(state) == OVER:
                break
            chance = rules.turn(state) == CHANCE
            state = rules.play(state, rules.chance(state, rng) if chance else rules.sample(state, rng))
        assert rules.turn(state) == OVER


@every_case
def test_a_guess_forgets_the_truth(case):
    rules, states, _ = line(case)
    for ply in dear(case):
        state = states[ply]
        for seat in (*range(case.seats), OVER):
            once = rules.guess(state, seat, Random(1))
            assert rules.guess(rules.guess(state, seat, Random(2)), seat, Random(1)) == once
        assert rules.guess(state, CHANCE, Random(1)) == state


@every_way
def test_two_games_that_a_seat_cannot_tell_apart_are_guessed_alike(case):
    """The same dice give the same guess, so the guesses are spread alike, whatever was laid, drawn or kept unseen."""
    rules, states, moves = line(case)
    secrets = different = 0
    for seat in range(case.seats):
        rng = Random(f"{case}/{seat}")
        first = int(rng.random() * max(1, len(moves) - STEPS)) if seat else 0
        other = rules.guess(states[first], seat, rng)
        for ply in range(first, min(first + STEPS, len(moves))):
            other, after = twin(rules, states[ply], moves[ply], other, seat, rng), states[ply + 1]
            if other in (None, after):  # the seat could tell them apart, or there is but one: begin anew
                other = rules.guess(after, seat, rng)
            dice = f"{ply}/{seat}"
            assert rules.guess(other, seat, Random(dice)) == rules.guess(after, seat, Random(dice)), moves[ply]
            secrets += rules.look(after, seat) != rules.look(after, CHANCE)
            different += other != after
    assert case.options or bool(secrets) == bool(different)  # with an option two seats may hold the whole deck


@every_way
def test_the_truth_can_be_guessed(case):
    rules, states, _ = line(case)
    rng = Random(str(case))
    for ply in dear(case)[1::6]:
        state, seat = states[ply], ply % case.seats
        truth = {(spot, face) for spot, faces in rules.look(state, CHANCE).items() for face in faces}
        missing, found = set(truth), set()
        for _ in range(GUESSES):
            guess = rules.guess(state, seat, rng)
            found.add(guess)
            missing -= {(spot, face) for spot, faces in rules.look(guess, CHANCE).items() for face in faces}
            if not missing and (len(found) > FEW or state in found):
                break
        assert not missing and (len(found) > FEW or state in found)


def hidden(rules, state, seat: int) -> set[str]:
    """The names of what a seat sees and not everybody does."""
    own, public = rules.look(state, seat), rules.look(state, OVER)
    return {
        name for spot, faces in own.items() if public.get(spot) != faces for face in faces for name in (face, art(face))
    }


@every_way
def test_a_masked_preview_shows_no_secret_to_who_looks_on(case):
    rules = find(case.game)
    for number, state in enumerate(decisions(case)):
        seat, other = rules.turn(state), rules.guess(state, OVER, Random(number))
        secret = hidden(rules, state, seat) | hidden(rules, other, seat)
        masked = [rules.masked(one, seat) for one in (state, other)]
        assert (masked[0] is None) == (masked[1] is None)
        moves = set() if masked[0] is None else set(rules.moves(state)) & set(rules.moves(other))
        for words in sorted({move[:end] for move in moves for end in range(1, len(move) + 1)}):
            if not secret.intersection(words):
                assert rules.preview(masked[0], words) == rules.preview(masked[1], words), words
