"""What the tests of all games ask of a free table, and tables to look at."""

from collections import Counter
from random import Random

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, Picture, find
from meowgames.rules.free.things import BOX, PRINT, boxed, stock

free = find("free")


def pieces(picture: Picture) -> list[tuple]:
    """How many pieces there are; which ones, the fuzzer counts."""
    lying = sum(len(faces) for spot, faces in picture.items() if not spot.startswith("print:"))
    return [("pieces", lying)] if lying else []


def table(laid: str, seats: int, seed: object = 1, **options):
    """A table that has been laid."""
    state = free.start(read_level(f"free-{laid}"), seats, **options)
    return free.play(state, free.chance(state, Random(str(seed))))


def played(state, acts: int, rng: Random):
    """The table after so many random acts and what chance made of them."""
    for _ in range(acts):
        state = after(state, free.sample(state, rng), rng)
    return state


def after(state, move: tuple, rng: Random):
    """The table after an act, all that chance owes done."""
    state = free.play(state, move)
    return free.play(state, free.chance(state, rng)) if free.turn(state) == CHANCE else state


def is_whole(state) -> bool:
    """Whether every piece of the box is there, and no other."""
    level = state.table.level
    return Counter(boxed(level, piece.face) for _, lying in state.places for piece in lying) == Counter(stock(level))


def lying(picture: Picture) -> dict[str, tuple[str, ...]]:
    """What lies on the table, without the box and what is printed on the boards."""
    return {spot: faces for spot, faces in picture.items() if not spot.startswith((f"{BOX}:", f"{PRINT}:"))}
