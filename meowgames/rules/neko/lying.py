"""What lies on a table, read from its pieces and held to the clauses that need no more than them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .. import Picture
from ..standing import heap, need
from .pieces import ASTRAY, BACK, COUNTED, DECK, bare, clause_of, kind_of, lies_well, spot_of
from .state import ANIMALS, CAT, ENTRIES, WASTE
from .tiles import BEND, COPIES, KIND, ROW
from .tower import GROUND, MIDDLE, RIGHT_UP, START, STEP, STRIDE

Where = dict[str, list[tuple[str, str]]]  # kind of piece -> the spots where it lies, and its face there
Cells = dict[int, tuple[str, int, int]]  # cell -> its spot, the kind that lies there, the heading that enters it
TURNS = ("", "1", "2", "3", "4", "5")  # how a tile is turned, written behind its @


class Path(NamedTuple):
    """The tiles of a tower along their paw prints."""

    first: int  # heading with which the path enters
    kinds: tuple[int, ...]
    waits: bool  # whether it can only be a first tile that waits for its heading: 5.3


class Lying(NamedTuple):
    """What lies on a table."""

    paths: tuple[Path, ...]
    rows: tuple[tuple[int, ...], ...]  # kinds by slot
    kobans: tuple[int, ...]
    pawns: tuple[int, ...]  # place in the line, -1 at home
    line: tuple[str, ...]
    cat: int
    first: int
    die: str
    hoard: int
    deck: tuple[int, ...]
    waste: tuple[int, ...]

    @property
    def stuck(self) -> dict[int, int]:
        """The first tiles that can only wait for their heading, by seat and kind."""
        return {seat: path.kinds[0] for seat, path in enumerate(self.paths) if path.waits}

    @property
    def actor(self) -> int:
        """The seat whose pawn stands nearest to the beginning of the line, -1 if all are at home."""
        stands = [(place, seat) for seat, place in enumerate(self.pawns) if place >= 0]
        return min(stands)[1] if stands else -1  # 3.5


def read(seats: int, lying: Picture, picture: Picture) -> Lying:
    """Return what lies on a table: the pieces of a picture, and the picture for what its deck shows."""
    where = _places(seats, lying)
    line, cat = _line(where)
    die, first = where["die"], where["first"]
    need(len(die) < 2, "1.4", *_spots(die))
    need(first, "1.7", *(f"first{seat}" for seat in range(seats)))
    need(len(first) == 1, "1.7", *_spots(first))
    return Lying(
        paths=tuple(_path(where["tile"], seat) for seat in range(seats)),
        rows=tuple(_row(where["tile"], seat) for seat in range(seats)),
        kobans=tuple(len(lying.get(f"koban{seat}", ())) for seat in range(seats)),
        pawns=_pawns(seats, where["pawn"]),
        line=line,
        cat=cat,
        first=spot_of(first[0][0]).number,
        die=die[0][1].removeprefix("die-") if die else "",
        hoard=_hoard(where["koban"], line, cat),
        **_middle(where["tile"], lying, picture),
    )


def _spots(found: Iterable[tuple[str, str]]) -> list[str]:
    return list(dict.fromkeys(spot for spot, _ in found))


def _places(seats: int, lying: Picture) -> Where:
    """Return all pieces but the deck's by their kind, each where it may lie."""
    found: Where = {kind: [] for kind in ASTRAY}
    for spot, faces in lying.items():
        parts = spot_of(spot)
        for face in faces:
            if spot == DECK and COUNTED.fullmatch(face):
                continue
            name = bare(face)
            kind = kind_of(name)
            need(kind, clause_of(spot), spot)
            need(lies_well(parts, kind, seats), ASTRAY[kind], spot)
            need(name != BACK, clause_of(spot), spot)
            found[kind].append((spot, face))
    return found


def _line(where: Where) -> tuple[tuple[str, ...], int]:
    """Return the line of animals, () before it is laid, and where the cat lies in it, -1 if it does not."""
    animals, cat = where["animal"], where[CAT]
    places, names = Counter(spot for spot, _ in animals), Counter(name for _, name in animals)
    need(len(names) == len(animals), "2.1", *(spot for spot, name in animals if names[name] > 1))
    need(len(places) == len(animals), "2.1", *(spot for spot, many in places.items() if many > 1))
    need(len(cat) < 2, "1.3", *_spots(cat))
    need(animals or not cat, "3.1", *_spots(cat))
    gaps = [f"line{place}" for place in range(len(ANIMALS)) if f"line{place}" not in places]
    need(not animals or not gaps, "2.1", *gaps)
    line = sorted((spot_of(spot).number, name) for spot, name in animals)
    return tuple(name for _, name in line), spot_of(cat[0][0]).number if cat else -1


def _row(tiles: Sequence[tuple[str, str]], seat: int) -> tuple[int, ...]:
    """Return the kinds in a row by slot, () if nothing lies there."""
    found: dict[int, int] = {}
    for spot, face in tiles:
        parts = spot_of(spot)
        if parts.stem == "row" and parts.number == seat and parts.at:
            slot, _ = parts.at
            need(slot not in found, "4.6", spot)
            found[slot] = KIND[bare(face)]
    return tuple(found.get(slot, 0) for slot in range(max(ROW, 1 + max(found)))) if found else ()


def _cells(tiles: Sequence[tuple[str, str]], seat: int) -> Cells:
    """Return what lies on the hexes of a guide board."""
    cells: Cells = {}
    for spot, face in tiles:
        parts = spot_of(spot)
        if parts.stem == "tower" and parts.number == seat and parts.at:
            across, down = parts.at
            cell = (1 - down) * STRIDE + MIDDLE + across
            name, _, turn = face.partition("@")
            need(cell not in cells and turn in TURNS, "5.2", spot)
            cells[cell] = spot, KIND[name], (RIGHT_UP - TURNS.index(turn)) % len(TURNS)
    return cells


def _path(tiles: Sequence[tuple[str, str]], seat: int) -> Path:
    """Return a tower's tiles along their path, which leads from the first to all others and into no wall."""
    cells = _cells(tiles, seat)
    if not cells:
        return Path(RIGHT_UP, (), False)
    need(START in cells, "5.1", *(spot for spot, _, _ in cells.values()))
    spot, _, first = cells[START]
    need(first in ENTRIES.values(), "5.3", spot)
    here, heading, taken, kinds = START, first, GROUND, list[int]()
    while here in cells and not taken >> here & 1:
        spot, kind, lies = cells[here]
        need(lies == heading, "5.2", spot)
        kinds.append(kind)
        taken |= 1 << here
        heading = (heading + BEND[kind]) % len(STEP)
        here += STEP[heading]
    need(len(kinds) == len(cells), "5.2", *(spot for cell, (spot, _, _) in cells.items() if not taken >> cell & 1))
    wall = bool(taken >> here & 1)
    waits = wall and len(kinds) == 1 and first == RIGHT_UP
    need(waits or not wall, "5.4", spot)
    return Path(first, tuple(kinds), waits)


def _pawns(seats: int, found: Sequence[tuple[str, str]]) -> tuple[int, ...]:
    """Return where in the line each seat's pawn stands, -1 if it is at home."""
    places: dict[str, int] = {}
    for spot, name in found:
        parts, its = spot_of(spot), int(name.removeprefix("pawn"))
        need(name not in places and its < seats, "1.5", *(where for where, other in found if other == name))
        need(parts.stem == "stand" or parts.number == its, "1.5", spot)
        places[name] = parts.number if parts.stem == "stand" else -1
        need(places[name] < 0 or list(places.values()).count(places[name]) == 1, "3.3", spot)
    need(len(places) == seats, "1.5", *(f"home{seat}" for seat in range(seats) if f"pawn{seat}" not in places))
    return tuple(places[f"pawn{seat}"] for seat in range(seats))


def _hoard(found: Sequence[tuple[str, str]], line: Sequence[str], cat: int) -> int:
    """Return how many koban lie on the rat."""
    spots = [spot for spot, _ in found if spot.startswith("hoard")]
    rat = line.index("rat") if line else -1
    need(all(spot_of(spot).number == rat for spot in spots), "6.2", *dict.fromkeys(spots))
    need(not spots or cat != rat, "6.6", *dict.fromkeys(spots))
    return len(spots)


def _middle(tiles: Sequence[tuple[str, str]], lying: Picture, picture: Picture) -> dict[str, tuple[int, ...]]:
    """Return deck and discard pile by kind: nothing but the deck is left for the tiles that are seen nowhere."""
    shown = [KIND[face] for face in map(bare, picture.get(DECK, ())) if face in KIND]
    kinds = [KIND[bare(face)] for _, face in tiles]
    left = [many - kinds.count(kind) for kind, many in enumerate(COPIES)]
    for kind, many in enumerate(left):
        need(many >= 0, "1.2", *dict.fromkeys(spot for spot, face in tiles if KIND[bare(face)] == kind))
        need(many >= shown.count(kind), "1.2", DECK)
    need(sum(left) == heap(lying.get(DECK, ())), "1.2", DECK)
    waste = [sum(spot == WASTE[kind] for spot, _ in tiles) for kind in range(len(COPIES))]
    return {"deck": tuple(left), "waste": tuple(waste)}
