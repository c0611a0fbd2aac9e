"""What is counted before a table is stood up: each piece where it may lie, none too many, none too few."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .. import Picture
from ..kit import reason
from ..standing import need
from .aboard import spots
from .pieces import Thing, things
from .tiles import BAG, COLOUR, COLOURS, COMMON, COMMONS, RARE_COPIES, TREASURES

TILES = ("cat", "common", "rare")
MAY = {  # which pieces lie on which places
    "shore": ("cat",), "square": TILES, "boat": ("hull",), "card": ("card",), "order": ("figure",), "day": ("vesh",),
    "stock": ("common", "rare"), "bag": ("cat", "rare"), "tally": ("bag",), "held": TILES,
    "gone": (*TILES, "card", "figure", "vesh", "hull"),
}  # fmt: skip
ELSEWHERE = {  # the clause of a piece that lies where it has no place
    "cat": "1.5", "common": "1.6", "rare": "1.7", "card": "1.8", "vesh": "1.9", "hull": "2.1", "bag": "2.3",
    "figure": "2.4",
}  # fmt: skip
MOST = {  # how many of each there are, and the clause that says so
    "cat": (1, "1.5"), "card": (1, "1.8"), "hull": (1, "2.1"), "figure": (1, "2.4"), "vesh": (1, "1.9"),
    "rare": (RARE_COPIES, "1.7"),
}  # fmt: skip
CLAUSES = {  # the clause of a place on which lies what has no place there
    "shore": "3.2", "boat": "4.2", "card": "2.5", "order": "2.4", "day": "1.9", "common": "2.2", "rare": "3.3",
    "bag": "2.3", "held": "3.10", "gone": "3.11", "slot": "3.10", "passed": "3.6", "score": "6.13", "rats": "6.1",
    "rooms": "6.2", "families": "6.4", "progress": "2.6", "given": "2.7",
}  # fmt: skip


class Lying(NamedTuple):
    """The pieces of a table by the sorts of place on which they lie, each where it may."""

    seats: int
    picture: Picture
    places: dict[str, list[Thing]]

    def on(self, *places: str) -> list[Thing]:
        """Return the pieces on these sorts of places."""
        return [thing for place in places for thing in self.places.get(place, ())]

    def seen(self, *names: str) -> tuple[str, ...]:
        """Return those of these spots on which something lies."""
        return tuple([name for name in names if name in self.picture])

    def mark(self, spot: str) -> str:
        """Return what a mark of the house says, "" where there is none."""
        return "".join(self.picture.get(spot, ())).partition(":")[2]


def clause_of(spot: str) -> str:
    """Return the clause of what may lie on a spot."""
    return reason(spot, CLAUSES) or "1.9"


def placed(seats: int, picture: Picture) -> dict[str, list[Thing]]:
    """Return the pieces by places, each on one where it may lie."""
    found: dict[str, list[Thing]] = {}
    for thing in things(seats, picture):
        spot, place, kind, name, _, _ = thing
        if not kind:
            need(False, clause_of(spot), spot)
        if kind not in MAY.get(place, ()) or place == "stock" and name != spot:
            need(False, "4.2" if kind in TILES and spot.startswith("boat") else ELSEWHERE[kind], spot)
        found.setdefault(place, []).append(thing)
    held = found.get("held", [])
    need(len(held) < 2, "3.4", "held")
    return found


def not_too_many(lying: Lying) -> None:
    """Hold a table to what is in the box; common treasures, to what takes part."""
    most = {**MOST, "common": (COMMONS[lying.seats], "2.2")}
    boxed = [thing for thing in lying.on("gone") if thing.kind in ("cat", "card")]  # of the others some take no part
    found = [*lying.on(*(place for place in MAY if place not in ("gone", "tally"))), *boxed]
    count = Counter[str]()
    for thing in found:
        count[thing.name] += thing.many
        many, clause = most[thing.kind]
        if count[thing.name] > many:
            need(False, clause, *spots([other for other in found if other.name == thing.name]))


def outside(lying: Lying) -> Counter[str]:
    """Return how many of each tile are in play outside the bag."""
    out = Counter[str]()
    for thing in lying.on("shore", "square", "held", "stock"):
        out[thing.name] += thing.many
    return out


def left(lying: Lying, out: Counter[str]) -> tuple[int, ...]:
    """Return how many of each treasure can be had, the one in hand among them."""
    for tile in COMMON:
        need(out[tile] == COMMONS[lying.seats], "2.2", *lying.seen(tile))
    had = Counter[str]()
    for thing in lying.on("stock", "held"):
        had[thing.name] += thing.many
    return tuple([had[tile] for tile in TREASURES])


def inside(lying: Lying, out: Counter[str]) -> tuple[str, ...]:
    """Return the tiles in the bag: those that lie nowhere else, and they must be in it."""
    away = Counter([thing.name for thing in lying.on("gone") if thing.kind == "cat"])
    rest = tuple(sorted((Counter(BAG) - out - away).elements()))
    if "bag" in lying.picture:
        lost = Counter(rest) - Counter([thing.name for thing in lying.on("bag")])
        need(not any(tile in COLOUR for tile in lost), "1.5", "bag")
        need(not lost, "2.3", "bag")
        return rest
    told = Counter[str]()
    for thing in lying.on("tally"):
        told[thing.spot] += thing.many
    kinds = Counter([COLOUR.get(tile) for tile in rest])
    for place, colour in enumerate(COLOURS):
        need(told[f"bag-{colour}"] == kinds[place], "1.5", *lying.seen(f"bag-{colour}"))
    need(told["bag-rare"] <= kinds[None], "1.7", *lying.seen("bag-rare"))
    need(told["bag-rare"] == kinds[None], "2.3", *lying.seen("bag-rare"))
    return rest
