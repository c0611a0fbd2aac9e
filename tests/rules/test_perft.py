"""Perft: how many move sequences lie n deep below fixed positions; any slip in legality changes a number."""

from random import Random
from typing import NamedTuple

import pytest
from cases import own

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find, playable


class Position(NamedTuple):
    """A position some random plies into a match, and the number of sequences of each length below it."""

    game: str
    seats: int
    plies: int  # decisions made before
    counts: tuple[int, ...]
    options: tuple = ()


POSITIONS = [Position(game, *row) for game in playable() for row in own(game).POSITIONS]


def settled(rules, state):
    """The state once chance has drawn, the same for every table of that size."""
    while rules.turn(state) == CHANCE:
        state = rules.play(state, rules.chance(state, Random(f"perft/{len(rules.score(state))}")))
    return state


def reach(position: Position):
    """Play the random plies that lead to a position."""
    rules, rng = find(position.game), Random(f"perft/{position.seats}/{position.plies}")
    state = settled(rules, rules.start(read_level(position.game), position.seats, **dict(position.options)))
    for _ in range(position.plies):
        found = rules.moves(state)
        state = settled(rules, rules.play(state, found[int(rng.random() * len(found))]))
    return state


def perft(rules, state, depth: int) -> int:
    """Count the sequences of so many moves; those that end the game early count while it lasted."""
    if depth == 0 or rules.turn(state) == OVER:
        return 1
    found = rules.moves(state)
    if depth == 1:
        return len(found)
    return sum(perft(rules, settled(rules, rules.play(state, move)), depth - 1) for move in found)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: "-".join(map(str, p[:3])))
def test_the_number_of_move_sequences_is_known(position):
    rules, state = find(position.game), reach(position)
    depths = range(1, len(position.counts) + 1)
    assert tuple(perft(rules, state, depth) for depth in depths) == position.counts


def test_every_game_has_positions_for_its_smallest_and_largest_table():
    for game in playable():
        counted = {position.seats for position in POSITIONS if position.game == game and position.counts}
        assert {find(game).SEATS[0], find(game).SEATS[-1]} <= counted


def plain(hands: list[list[str]], lead: int, trick: list[str], depth: int) -> int:
    """Count sequences of meow inside one round the slow way, with cards as words."""

    def colour(card: str) -> str:
        return card.rstrip("0123456789")

    if depth == 0 or not any(hands):
        return 1
    seat, total = (lead + len(trick)) % len(hands), 0
    follow = [card for card in hands[seat] if trick and colour(card) == colour(trick[0])]
    for card in follow or hands[seat]:
        rest = [[c for c in hand if c != card] for hand in hands]
        lain, first = [*trick, card], lead
        if len(lain) == len(hands):
            best = "green" if any(colour(c) == "green" for c in lain) else colour(lain[0])
            values = {int(c[len(best) :]): at for at, c in enumerate(lain) if colour(c) == best}
            top = 1 if {1, 18} <= values.keys() else max(values)
            lain, first = [], (lead + values[top]) % len(hands)
        total += plain(rest, first, lain, depth - 1)
    return total


@pytest.mark.parametrize("seats", find("meow").SEATS)
def test_meow_agrees_with_counting_the_slow_way(seats):
    rules, state = find("meow"), reach(Position("meow", seats, 0, ()))
    picture = rules.look(state, CHANCE)
    hands = [list(picture[f"hand{seat}"]) for seat in range(seats)]
    assert perft(rules, state, 6) == plain(hands, rules.turn(state), [], 6)
