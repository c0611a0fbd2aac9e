"""L'Île des Chats: bots finish rooms and families, strand nothing, and know when to leave a cat ashore."""

from random import Random

import pytest
from isle_table import begun, crowded, follow, grid, hull, mask

from meowgames.play.brain import LEVELS, Brain
from meowgames.rules import find, isle
from meowgames.rules.isle.boats import spread
from meowgames.rules.isle.tiles import COLOURS

RULES = find("isle")
SEEDS = pytest.mark.parametrize("seed", range(3))
LEVEL = pytest.mark.parametrize("level", ["cat", "tiger"])
DULL = ("card160", "card162")  # cards that hardly matter in these positions
BLOCK = tuple(f"{x},{y}" for x in range(5, 10) for y in (3, 4))  # five wide, two high, in the apple room


def block(wide: range, high: range) -> tuple[str, ...]:
    """The squares of a rectangle."""
    return tuple(f"{x},{y}" for x in wide for y in high)


def tight(*cells: str, name: str = "hull-blue", **cats):
    """A boat on which only these squares are free, with a group of cats by colour: squares and number."""
    made = crowded(*cells, name=name)
    kin = tuple((cats[colour],) if colour in cats else () for colour in COLOURS)
    return made._replace(near=spread(made.hull.squares & ~made.free) & made.free, kin=kin)


def rival(cats: int = 0):
    """A boat that takes no cat any more: two rooms miss a square, and so many green cats hang together."""
    return tight("7,0", "4,7", name="hull-green", green=(mask("8,0"), cats))


def evening(*shore: str, mine, other=None, cards=DULL, day: int = 1, passed: int = 0, **changes):
    """Seat 0 is to choose one of the last cats of a day."""
    state, other = begun(2), other or rival()
    hands = (tuple(cards), ("card161", "card163"))
    lain = {tile.name for one in (mine, other) for tile in one.tiles} | set(shore)
    bag = tuple(tile for tile in state.bag if tile not in lain)
    state = state._replace(turn=0, stage="cat", shore=shore, boats=(mine, other), cards=hands)
    return state._replace(day=day, bag=bag, passed=passed, **changes)


def best(state, level: str, seed: int):
    """The move a fresh bot of this level makes."""
    return Brain(RULES, LEVELS[level]).choose(state, isle.turn(state), Random(f"isle{seed}"))


def played(state, level: str, seed: int):
    """The table after a bot of this level has played on for its seat until the day is over."""
    mind, rng = Brain(RULES, LEVELS[level]), Random(f"isle{seed}")
    seat = isle.turn(state)
    while isle.turn(state) == seat:
        state = isle.play(state, mind.choose(state, seat, rng))
    return state


@SEEDS
def test_a_tile_that_fills_the_bow_goes_there_and_not_into_the_open(seed):
    mine = tight("19,4", "20,3", "20,4", "20,5", "21,4", *block(range(5, 11), range(2, 7)))
    state = evening("x5-green", "i5-red", "l5-green", "n5-red", mine=mine, other=mine, day=2)
    assert best(follow(state, "x5-green"), "tiger", seed) == ("@0", "boat0.19,3")


# Five squares miss in the corn room; the great room cannot be filled any more.
ROOMY = tight("16,3", "17,3", "16,4", "17,4", "16,5", *block(range(11, 15), range(2, 5)), "4,4")


@LEVEL
@SEEDS
def test_the_cat_that_fills_a_room_is_taken_and_fills_it(level, seed):
    state = played(evening("l5-green", "p5-red", "n6-green", mine=ROOMY), level, seed)
    assert not state.boats[0].free & state.boats[0].hull.rooms[5]


@LEVEL
@SEEDS
def test_the_third_of_a_colour_joins_its_pair(level, seed):
    pair = mask(*block(range(5, 9), range(5, 7)))
    mine = tight(*block(range(5, 11), range(3, 5)), "4,2", "13,1", red=(pair, 2))
    state = evening("l5-blue", "l5-red", "l5-green", mine=mine)
    assert best(state, level, seed) == ("l5-red",)
    mine = tight(*block(range(5, 11), range(2, 5)), "4,2", "13,1", red=(pair, 2))
    held = follow(evening("l5-red", mine=mine), "l5-red")
    assert max(count for _, count in played(held, level, seed).boats[0].kin[2]) == 3


def lone(boat) -> int:
    """How many free squares have no free square beside them."""
    cells = grid(boat.free)
    return sum(not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells for x, y in cells)


@LEVEL
@SEEDS
def test_awkward_shapes_strand_no_single_square(level, seed):
    for cat in ("x5-red", "z6-red", "f6-red", "n6-red"):
        mine = tight(*block(range(5, 10), range(3, 6)))
        state = follow(evening(cat, "i5-blue", "l5-blue", mine=mine, day=2), cat)
        assert lone(isle.play(state, best(state, level, seed)).boats[0]) == 0


@LEVEL
@SEEDS
def test_two_tiles_are_laid_so_that_both_fit_and_nothing_is_stranded(level, seed):
    state = evening("p5-red", "p5-blue", mine=tight(*BLOCK))
    assert not played(state, level, seed).boats[0].free


@SEEDS
@pytest.mark.parametrize("wanted,spare", [("red", "blue"), ("blue", "red")])
def test_a_cat_both_want_is_taken_before_the_one_nobody_else_wants(wanted, spare, seed):
    above, below = (mask("5,2", "6,2"), 2), (mask("5,6", "6,6"), 2)
    mine = tight(*block(range(5, 11), range(3, 6)), **{wanted: above, spare: below})
    other = tight(*block(range(5, 10), range(3, 4)), name="hull-green", **{wanted: above})
    state = evening(f"p5-{spare}", f"i5-{wanted}", mine=mine, other=other)
    assert best(state, "tiger", seed) == (f"i5-{wanted}",)


@LEVEL
@SEEDS
def test_the_treasure_that_fits_the_hole_is_taken(level, seed):
    mine = tight("6,7", *block(range(11, 14), range(4, 5)), "14,6")
    state = evening("x5-red", mine=mine, stage="treasure")
    assert best(state, level, seed) == ("common1",)
    assert not played(state, level, seed).boats[0].free & hull().rooms[3]


@SEEDS
def test_the_cat_goes_on_its_map_where_a_treasure_mends_a_hole(seed):
    mine = tight(*block(range(7, 10), range(7, 9)), "12,4", "14,4", name="hull-green")
    state = follow(evening("p5-orange", mine=mine), "p5-orange")
    state = played(state, "tiger", seed)
    assert not state.boats[0].free & state.boats[0].hull.rooms[3]


@SEEDS
def test_no_sixth_cat_spoils_a_card_that_asks_for_five(seed):
    five = tight(*block(range(11, 15), range(0, 2)), "4,4")
    pairs = ((mask("5,3"), 2), (mask("7,3"), 2), (mask("9,3"), 1))
    five = five._replace(kin=(pairs, *five.kin[1:]))
    cards = ("card159", "card168")
    both = evening("n5-blue", "p5-green", mine=five, other=rival(4), cards=cards)
    assert best(both, "tiger", seed) == ("p5-green",)
    assert best(evening("n5-blue", mine=five, other=rival(3), cards=cards), "tiger", seed) == ("pass",)
    assert best(evening("n5-blue", mine=five), "tiger", seed) == ("n5-blue",)
