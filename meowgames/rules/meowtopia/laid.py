"""What lies on a table that is stood up: each piece once where it may lie; farms, homes, tiles and the reserve."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from .. import Picture
from ..standing import need
from .families import BIT, MASKS, NAMES, SIX
from .farm import HOME, REACH, Farm, around, sides, square
from .pieces import TILES, fault, place, read, tile_places, total
from .state import EATS, NOTHING, SAVES, SHORT, SUPPLY, Home, Stall
from .tiles import MOST, SETS

GOODS = {"ware-food": EATS, "ware-coin": SAVES}
Lot = dict[int, str]  # squares or edges of a farm -> their spots


class Tiles(NamedTuple):
    """The action tiles, in the order of their set."""

    kind: int  # place in SETS
    spots: tuple[str, ...]  # where each lies
    used: tuple[bool, ...]  # whether it lies crosswise
    bonus: tuple[int, ...]  # the food that waits on it


def check(seats: int, picture: Picture) -> None:
    """Hold a picture to where pieces may lie and how many of each there are: first out of place, then too many."""
    for spot, faces in picture.items():
        for face in faces:
            wrong = fault(spot, face, seats)
            need(not wrong, wrong, spot)
    lying: dict[str, list[str]] = defaultdict(list)
    for spot, faces in picture.items():
        where, _, _ = place(spot, seats)
        if where in ("nest", "workers", "stalls", "tile", "first"):
            for face in faces:
                lying[read(face)[1]].append(spot)
        need(where not in ("field", "edge") or len(faces) < 2, "6.7" if where == "field" else "6.4", spot)
        need(where != "tile" or len(faces) < 2, "2.8", spot)
    for art, spots in lying.items():
        need(len(spots) == 1, "1.2" if art in BIT else "1.6" if art == "first" else "1.4", *dict.fromkeys(spots))
    for name in NAMES[: SIX * seats]:
        need(name in lying, "1.2", f"nest{NAMES.index(name) // SIX}")
    need("first" in lying, "2.7", *[f"first{seat}" for seat in range(seats)])


def kittens(picture: Picture, spot: str) -> list[tuple[int, bool]]:
    """Return the kittens on a spot, each with whether it lies asleep."""
    return [(BIT[art], bool(lies)) for _, art, lies, _ in map(read, picture.get(spot, ()))]


def homes(seats: int, picture: Picture, fields: int) -> tuple[Home, ...]:
    """Return what every seat has; so many fields are left for its farm."""
    squares, edges = lots(seats, picture)
    return tuple(
        [_home(seat, picture, farm(squares[seat], edges[seat], fields, f"field{seat}.0,0")) for seat in range(seats)]
    )


def _home(seat: int, picture: Picture, own: Farm) -> Home:
    """Return what a seat has."""
    workers = kittens(picture, f"workers{seat}")
    need(workers, "8.7", f"workers{seat}")
    awake = sum([kitten for kitten, asleep in workers if not asleep])
    asleep = sum([kitten for kitten, asleep in workers if asleep])
    food, gold, malus = [total(picture.get(f"{name}{seat}", ())) for name in ("food", "coin", "malus")]
    return Home(food, gold, malus, awake, asleep, _stalls(seat, picture), own)


def _stalls(seat: int, picture: Picture) -> tuple[Stall, ...]:
    """Return the merchants of a seat: the first wares are those of the first of them."""
    merchants, wares = kittens(picture, f"stalls{seat}"), picture.get(f"wares{seat}", ())
    need(len(wares) <= len(merchants), "4.6", f"wares{seat}")
    found = []
    for at, (kitten, _) in enumerate(merchants):
        _, art, _, text = read(wares[at]) if at < len(wares) else ("", "", "", "")
        count = int(text or 0)
        found.append(Stall(kitten, GOODS[art] if count else NOTHING, count))
    return tuple(found)


# ── farms ──


def lots(seats: int, picture: Picture) -> tuple[list[Lot], list[Lot]]:
    """Return the squares with a field and the edges with a stick, seat by seat."""
    squares, edges = [Lot() for _ in range(seats)], [Lot() for _ in range(seats)]
    for spot, faces in picture.items():
        where, seat, at = place(spot, seats)
        if at and faces:
            (squares if where == "field" else edges)[seat][at] = spot
    return squares, edges


def farm(squares: Lot, edges: Lot, left: int, middle: str) -> Farm:
    """Return the farm of these fields and sticks, holding it to how farms are laid; so many fields may still come."""
    stray = [spot for edge, spot in edges.items() if not any(cell in squares for cell in sides(edge))]
    need(not stray, "6.4", *stray)
    stray = _apart(squares)
    need(not stray, "6.7", *stray)
    both = [edge for edge in edges if all(cell in squares for cell in sides(edge))]
    need(both, "2.4", *(squares.values() or (middle,)))
    room = HOME in squares or max(abs(step) for cell in squares for step in square(cell)) <= REACH - left - MOST
    need(room, "2.4", *squares.values())  # as rules number squares, there is no room far from where farms begin
    green = {cell for edge in edges for cell in sides(edge)}
    known = {edge for cell in squares for edge in (2 * cell, 2 * cell + 1, *_before(cell))}
    beside = {other for cell in squares for other in around(cell)}
    return Farm(
        tuple(sorted(squares)),
        tuple(sorted(squares.keys() - green)),
        tuple(sorted(beside - squares.keys())),
        tuple(sorted(known - edges.keys())),
        len(edges) + len(both),  # 10.2
    )


def _before(cell: int) -> tuple[int, int]:
    """Return the edges above and to the left of a square."""
    above, left, _, _ = around(cell)
    return 2 * above + 1, 2 * left


def _apart(squares: Lot) -> list[str]:
    """Return the spots of the fields that do not hang together with most of the others (flood fill)."""
    rest, largest = set(squares), set[int]()
    while len(rest) > len(largest):
        seen, edge = set[int](), [next(iter(rest))]
        while edge:
            cell = edge.pop()
            if cell in rest:
                rest.remove(cell)
                seen.add(cell)
                edge += around(cell)
        largest = max(largest, seen, key=len)
    return [spot for cell, spot in squares.items() if cell not in largest]


# ── the middle of the table ──


def lengths(seats: int, left: Sequence[int], laid: Sequence[int]) -> list[str]:
    """Return which lengths of a match fit what is left of fields and sticks, and what lies on farms."""
    found = ["printed", "short"]
    for at, name, more, there in zip((0, 1), ("fields", "sticks"), left, laid, strict=True):
        played = {"printed": SUPPLY[seats][at], "short": SHORT[seats][at]}
        found = [one for one in found if more + there == played[one] or not more and there >= played[one]]  # 9.4
        need(found, "2.1", name)
    return found


def tiles(picture: Picture) -> Tiles | None:
    """Return the action tiles, None if none lies there: then luck is to pair them."""
    spots = [f"tile{at}" for at in range(TILES)]
    if not any(picture.get(spot) for spot in spots):
        return None
    kind, order = tile_places(picture)
    need(kind >= 0, "2.8", *spots)
    lying = [spots[order.index(at)] for at in range(len(SETS[kind]))]
    used = tuple([bool(read(picture[spot][0])[2]) for spot in lying])
    bonus = tuple([total(picture.get(f"waiting{spot[-1]}", ())) for spot in lying])
    rich = [f"waiting{spot[-1]}" for spot, over, food in zip(lying, used, bonus, strict=True) if over and food]
    need(not rich, "5.2", *rich)
    return Tiles(kind, tuple(lying), used, bonus)


def foreign(seats: int, picture: Picture) -> list[tuple[int, str]]:
    """Return where kittens of another family live, each with the seat that leads them."""
    return [
        (seat, spot)
        for seat in range(seats)
        for spot in (f"workers{seat}", f"stalls{seat}")
        if any(kitten & ~MASKS[seat] for kitten, _ in kittens(picture, spot))
    ]
