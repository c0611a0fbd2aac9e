"""Perft: how many move sequences lie n deep below fixed positions; any slip in legality changes a number."""

from random import Random
from typing import NamedTuple

import pytest

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find, playable


class Position(NamedTuple):
    """A position some random plies into a match, and the number of sequences of each length below it."""

    game: str
    seats: int
    plies: int  # decisions made before
    counts: tuple[int, ...]
    options: tuple = ()


POSITIONS = [
    Position("meow", 2, 0, (9, 27, 216, 576, 4032, 9558, 57348)),
    Position("meow", 2, 12, (3, 8, 16, 24, 24, 24, 216, 648, 5184, 13824)),
    Position("meow", 2, 49, (2, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6)),
    Position("meow", 3, 22, (2, 4, 4, 4, 4, 36, 96, 296, 2368, 6040, 15584)),
    Position("meow", 4, 0, (9, 27, 86, 258, 2064, 5596, 16562)),
    Position("meow", 4, 29, (2, 2, 4, 4, 4, 4, 4, 36, 104, 312, 1032)),
    Position("meow", 4, 66, (2, 2, 2, 2, 2, 2, 18, 54, 180, 516, 4128)),
    Position("meow", 5, 9, (3, 21, 45, 87, 438, 1218, 7308, 15468)),
    Position("meow", 6, 0, (9, 23, 67, 166, 490, 1100, 8800, 24988)),
    Position("meow", 6, 46, (2, 4, 4, 4, 4, 4, 4, 4, 36, 116, 296)),
    Position("meow", 2, 30, (3, 9, 18, 36, 36, 36, 324, 756, 6048, 15552), (("expert", True),)),
    Position("meow", 4, 5, (2, 8, 24, 168, 388, 992, 2400, 14400), (("expert", True),)),
    Position("isle", 2, 0, (3, 9, 81, 30411, 271467)),
    Position("isle", 2, 9, (99, 690, 29761, 210719)),
    Position("isle", 2, 60, (2, 5, 6, 9, 10, 13, 14, 17)),
    Position("isle", 3, 30, (7, 561, 3778, 201411)),
    Position("isle", 4, 0, (3, 9, 27, 81, 1377, 680238)),
    Position("isle", 4, 50, (11, 625, 6835)),
    Position("isle", 4, 120, (6, 60, 2356, 23152)),
    Position("minicity", 2, 0, (6, 36, 216, 1293, 7629)),
    Position("minicity", 2, 9, (7, 21, 126, 750, 3852)),
    Position("minicity", 2, 150, (6, 36, 132, 546, 2478)),
    Position("minicity", 3, 20, (4, 23, 155, 946, 6318)),
    Position("minicity", 4, 0, (6, 36, 216, 1295, 7758)),
    Position("minicity", 4, 61, (22, 82, 654, 3388)),
    Position("minicity", 3, 12, (6, 36, 226, 1692), (("friends", True),)),
    Position("minicity", 2, 160, (2, 15, 69, 292, 1531), (("friends", True),)),
    Position("minicity", 4, 90, (3, 18, 291, 4227), (("friends", True),)),
    Position("minicity", 3, 15, (6, 62, 1122, 5774), (("joker", True),)),
    Position("minicity", 2, 11, (4, 16, 96, 576, 1648), (("display", True),)),
    Position("minicity", 3, 33, (6, 41, 410, 2039), (("return", True),)),
    Position("meowtopia", 2, 0, (5, 23, 123, 754, 3104)),
    Position("meowtopia", 2, 40, (13, 169, 832, 4840)),
    Position("meowtopia", 3, 25, (3, 15, 79, 350)),
    Position("meowtopia", 3, 12, (3, 9, 36, 420), (("tiles", "pairs"),)),
    Position("meowtopia", 4, 0, (5, 23, 123, 769, 5107)),
    Position("meowtopia", 4, 70, (15, 180, 1068, 4710)),
    Position("neko", 2, 0, (12, 132, 1584, 9616)),
    Position("neko", 2, 9, (5, 28, 188, 1950, 21340)),
    Position("neko", 3, 40, (12, 132, 1320, 17160)),
    Position("neko", 4, 25, (4, 48, 136, 1344, 14880)),
    Position("neko", 5, 0, (12, 132, 1320, 11880)),
    Position("neko", 5, 33, (8, 96, 1152, 5760, 22656)),
    Position("neko", 5, 140, (5, 24, 124, 1280, 9216)),
    Position("neko", 3, 21, (12, 80, 360, 1440, 5568, 24640), (("sabotage", True),)),
    Position("neko", 4, 52, (11, 110, 990, 12510), (("memory", True),)),
    Position("neko", 2, 31, (12, 132, 1584, 9256), (("expert", True),)),
]


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
