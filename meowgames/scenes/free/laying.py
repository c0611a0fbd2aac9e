"""What a drop says: the words that lay what is in the hand where it lands, turned and flipped as it is held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rules import Move
from ...rules.free.things import BOX
from ...rules.free.words import AND
from ...screen.table import freely
from ..table.view import View
from .grip import Grip, words
from .landing import NEAR, Held, Landing, occupied
from .resting import can_lie, said, turned_over


def apart(view: View, held: Held, landing: Landing, start: Sequence[float], there: Sequence[float]) -> Landing:
    """Let pieces that lay apart, or a board, lie as they were taken hold of, where they are let go on the table."""
    free = landing.spot.startswith(f"{freely.POINT}.") and not landing.stack
    if not free or any(grip.front for grip in held.grips):
        return landing
    middles = [_middle(grip) for grip in held.grips]
    shift = there[0] - start[0], there[1] - start[1]
    if landing.square:  # what was taken hold of stands in the middle of the square, all else as far from it as before
        anchor = min(middles, key=lambda at: (at[0] - start[0]) ** 2 + (at[1] - start[1]) ** 2)
        middle = freely.point(landing.spot).box.center
        shift = middle[0] - anchor[0], middle[1] - anchor[1]
    spots = [freely.nearest((x + shift[0], y + shift[1])) for x, y in middles]
    steps = NEAR if not landing.square else NEAR[:1]
    tried = (tuple(freely.moved(spot, step) for spot in spots) for step in steps)
    clear = (
        found
        for found in tried
        if len(set(found)) == len(found) and not any(occupied(view, held, spot) for spot in found)
    )
    return landing._replace(apart=next(clear, tuple(spots)))


def _middle(grip: Grip) -> Sequence[float]:
    """Return the place of the table by which a piece lies there."""
    on_point = grip.spot.startswith(f"{freely.POINT}.")
    return freely.point(grip.spot).box.center if on_point else grip.box.center


def spoken(view: View, held: Held, landing: Landing) -> Move:
    """Return the words that lay what is held where it lands."""
    if landing.boxed:
        return (*words(held.grips), BOX)
    if landing.apart:
        each = [goes for grip, spot in zip(held.grips, landing.apart, strict=True)
                for goes in _goes(view, held, (grip,), spot)]  # fmt: skip
        return _pushed(held, landing) or _and(each)
    turn = landing.turn if can_lie(view, held, landing.turn) else ""
    beneath = landing.under and landing.stack > 0
    each = list(_goes(view, held, held.grips, landing.spot + "~0" * beneath, turn))
    return _and(each[::-1] if beneath else each)


def _and(each: Sequence[Move]) -> Move:
    """Return several acts as one."""
    first, *others = each
    return (*first, *(word for goes in others for word in (AND, *goes)))


def _goes(view: View, held: Held, grips: Sequence[Grip], spot: str, turn: str = "") -> Iterator[Move]:
    """Yield what lies alike as words for it, how it comes to lie, and where; what is flipped as a stack comes first."""
    if turn or not held.turned:
        yield (*words(grips), *([f"@{turn}{held.side}"] if turn else []), spot)
        return
    flipped, lands = turned_over(view, held), Landing(spot.partition("~")[0])
    ways = [f"@{said(view, held, lands, grip, face)}" for grip in grips for face in grip.faces(view.picture)]
    if len(set(ways)) == 1 and not (flipped and len(ways) > 1):
        yield (*words(grips), ways[0], spot)
        return
    single = [f"{grip.spot}~{index}" for grip in grips for index in range(grip.first, grip.last)]
    found = list(zip(single, ways, strict=True))[:: -1 if flipped else 1]
    group: list[str] = []
    for number, (word, lies) in enumerate(found):
        group.append(word)
        if number + 1 == len(found) or found[number + 1][1] != lies:
            yield (*group, lies, spot)
            group = []


def _pushed(held: Held, landing: Landing) -> Move | None:
    """Return the words that push pieces on the table all the same way, None where they are no such pieces."""
    points = all(grip.spot.startswith(f"{freely.POINT}.") for grip in held.grips)
    if held.turned or not points or any(grip.many < grip.size for grip in held.grips):
        return None
    ways = {(after[0] - before[0], after[1] - before[1])
            for grip, spot in zip(held.grips, landing.apart, strict=True)
            for before, after in [(_number(grip.spot), _number(spot))]}  # fmt: skip
    if len(ways) > 1:
        return None
    x, y = ways.pop()
    return (*(f"{grip.spot}~0+" for grip in held.grips), f"by:{x},{y}")


def _number(spot: str) -> tuple[int, int]:
    """Return which point this is."""
    x, y = spot.partition(".")[2].split(",")
    return int(x), int(y)
