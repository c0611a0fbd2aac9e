"""Where what is in the hand would come to lie: a stack under the pointer, a place of the map, else a point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...play.changes import art, orientation
from ...rules import Level
from ...rules.free.things import BAG, BOX, NOBODY, PRINT, UNSEEN, Zone, backs, things, zone
from ...screen.paint import Box
from ...screen.table import freely, growth
from ...screen.table.place import Piece, Place, cell_size
from ..table.targets import lies_at
from ..table.view import View
from .grip import Grip
from .turning import KNOWN, seen, two_sided, way

JOIN = 0.76  # how much of a piece means the stack it lies on; nearer to its edge lies beside it
LONG = 2.0  # how much longer than wide a piece is that lies on edges
SHRUNK = 0.5  # part of its size a piece has at least where it was meant to lie
WHOLE = 1.5  # steps from which on a face is wider than the step of its lattice
NEAR = sorted(((x, y) for x in range(-4, 5) for y in range(-4, 5)), key=lambda at: at[0] ** 2 + at[1] ** 2)


class Held(NamedTuple):
    """What a hand holds: pieces of one or several places, how they were turned, which side they were given."""

    grips: tuple[Grip, ...] = ()
    steps: int = 0  # so many of its own steps it was turned
    side: str = ""  # u or d: laid face up, face down, whatever they were
    over: bool = False  # what is drawn so is laid in mirror image

    @property
    def many(self) -> int:
        """How many pieces are held."""
        return sum(grip.many for grip in self.grips)

    @property
    def turned(self) -> bool:
        """Whether they come to lie otherwise than they were taken."""
        return bool(self.steps or self.side or self.over)

    @property
    def spots(self) -> set[str]:
        """Where they lie."""
        return {grip.spot for grip in self.grips}


class Landing(NamedTuple):
    """Where they would lie."""

    spot: str
    stack: int = 0  # so many lie there already
    turn: str = ""  # the way an edge wants them to lie
    square: bool = False  # the middle of a square of a board
    under: bool = False  # beneath what lies there
    apart: tuple[str, ...] = ()  # what lay apart comes to lie so again: the point of each grip

    @property
    def boxed(self) -> bool:
        """Whether they go back into the box."""
        return self.spot == BOX


def lies_down(view: View, face: str) -> bool:
    """Tell whether a piece lies face down, whether or not the one who looks knows it."""
    return orientation(face).endswith(KNOWN) or seen(face) not in things(view.seating.level)


def sort(level: Level, face: str) -> str:
    """Return with which others a piece makes a stack: those of its back, its group, else its like."""
    thing = things(level).get(seen(face))
    if thing is None:
        return seen(face)
    return thing.back if thing.back != UNSEEN else thing.well or thing.art


def stacks(level: Level, faces: Sequence[str], piece: Piece) -> bool:
    """Tell whether pieces dropped on another one join it: only those of its sort do."""
    return all(sort(level, face) == sort(level, piece.face) for face in faces)


def is_board(view: View, face: str) -> bool:
    """Tell whether a piece is a board with squares to stand on."""
    return "columns" in view.board.faces.get(art(face), {})


def zone_of(view: View, spot: str) -> Zone | None:
    """Return who sees what lies there, None where nothing can lie."""
    return zone(view.seating.level, spot, len(view.seating.seats))


def find(view: View, held: Held, there: Sequence[float], loose: bool = False) -> Landing:
    """Return where pieces in the hand come to lie at a place of the table; loose: wherever they are let go."""
    faces = turned(view, held)
    if not (loose or any(is_board(view, face) for face in faces)):
        found = _stack(view, held, faces, there) or _spot(view, held, faces, there)
        if found:
            return found
    return Landing(_clear(view, held, faces[-1:], there))


def turned(view: View, held: Held) -> list[str]:
    """Return what is held as it would lie open."""
    level, faces = view.seating.level, [face for grip in held.grips for face in grip.faces(view.picture)]
    if not (held.steps or held.over):
        return faces
    found = []
    for face in faces:
        lies = way(level, face, held.steps, held.over and two_sided(level, face))
        _, colon, label = face.partition(":")
        found.append(f"{seen(face)}@{lies or '0'}{colon}{label}")
    return found


def _clear(view: View, held: Held, faces: Sequence[str], there: Sequence[float]) -> str:
    """Return the nearest point where nothing lies yet: only a drop on a stack of its kind joins it."""
    spot = freely.nearest(_in_sight(view, faces, there))
    return next((one for step in NEAR if not occupied(view, held, one := freely.moved(spot, step))), spot)


def _in_sight(view: View, faces: Sequence[str], there: Sequence[float]) -> Sequence[float]:
    """Return the place below the sign of the table where a piece would lie behind it."""
    sign, box = view.board.places.get("title"), Box(0, 0, *(freely.lies(view.board, faces[0]) if faces else (0, 0)))
    box.center = there
    if sign and view.camera.whole and sign.box.colliderect(box.scale_by(JOIN)):
        return there[0], sign.box.bottom + box.h / 2
    return there


def occupied(view: View, held: Held, spot: str) -> int:
    """Return how many pieces lie on a place that are not held."""
    return len(view.picture.get(spot, ())) - sum(grip.many for grip in held.grips if grip.spot == spot)


def _stack(view: View, held: Held, faces: Sequence[str], there: Sequence[float]) -> Landing | None:
    """Return the stack under the pointer that they join, else the square of a board they stand on."""
    here = _under(view, held, there)
    if not here or not here[0].spot.startswith(f"{freely.POINT}."):
        return None  # the place itself decides
    top, level = here[0], view.seating.level
    board = next((piece for piece in here if is_board(view, piece.face)), None)
    if top is not board and stacks(level, faces, top) and Box(top.box).scale_by(JOIN).collidepoint(there):
        return Landing(top.spot, occupied(view, held, top.spot))
    return _square(view, held, board, there) if board else None


def _under(view: View, held: Held, there: Sequence[float]) -> list[Piece]:
    """Return the pieces under the pointer, the topmost first, without those that are held."""
    found = []
    for piece in reversed(view.pieces()):
        mine = piece.spot in held.spots and (not occupied(view, held, piece.spot) or _is_held(held, piece))
        if not piece.spot.startswith(f"{PRINT}:") and not mine and lies_at(piece, there):
            found.append(piece)
    return found


def _is_held(held: Held, piece: Piece) -> bool:
    return any(grip.spot == piece.spot and grip.first <= piece.index < grip.last for grip in held.grips)


def _square(view: View, held: Held, piece: Piece, there: Sequence[float]) -> Landing | None:
    """Return the square of a board that is meant, as the point in its middle."""
    spot = square(view, piece, there)
    return Landing(spot, occupied(view, held, spot), square=True) if spot else None


def square(view: View, piece: Piece, there: Sequence[float]) -> str:
    """Return the point in the middle of the square of a board that is meant, "" on its rim."""
    props, field = view.board.faces[art(piece.face)], freely.field(view.board, piece.face, piece.box)
    across, down = props["columns"], props["rows"]
    if orientation(piece.face).strip("dm") in ("1", "3"):
        across, down = down, across
    if field is None or not field.collidepoint(there):
        return ""
    wide, high = field.w / across, field.h / down
    x, y = int((there[0] - field.x) // wide), int((there[1] - field.y) // high)
    return freely.nearest((field.x + (x + 0.5) * wide, field.y + (y + 0.5) * high))


def _spot(view: View, held: Held, faces: Sequence[str], there: Sequence[float]) -> Landing | None:
    """Return the smallest place of the map under the pointer on which pieces can lie."""
    found = [place for place in view.board.places.values() if place.box.collidepoint(there)]
    found += [place for place in view.board.places.values() if _reaches(place, there) and place not in found]
    found = [place for place in found if place is _meant(view, place, there)]
    area = {place.name: (place.box.w * place.box.h, -float(place.props.get("z", 0))) for place in found}
    for place in sorted(found, key=lambda one: (_cramps(view, faces, one), area[one.name])):
        base = view.board.absolute(place.name)
        for spot, turn in _on(view, faces, place, base, there):
            if zone_of(view, spot) and _takes(view, held, faces, place, spot):
                return Landing(spot, occupied(view, held, spot), turn)
    return _given(view, held, there)


def _meant(view: View, place: Place, there: Sequence[float]) -> Place:
    """Return the row that is meant of those that share a strip: up to the middle of the first piece of the next one, or
    of the room that is left.
    """
    said, at, seat = place.props.get("strip"), *place.name.partition("@")[1:]
    shared = [one for one in view.board.places.values() if said and one.props.get("strip") == said
              and one.name.endswith(at + seat)]  # fmt: skip
    lying = [[piece.box for piece in view.pieces() if piece.spot == view.board.absolute(one.name)] for one in shared]
    for number, one in enumerate(shared[:-1]):
        before = max((box.right for boxes in lying[: number + 1] for box in boxes), default=place.box.x)
        after = [box.centerx for boxes in lying[number + 1 :] for box in boxes]
        if there[0] < min(after, default=(before + place.box.right) / 2):
            return one
    return shared[-1] if shared else place


def _cramps(view: View, faces: Sequence[str], place: Place) -> bool:
    """Tell whether pieces would have to shrink so much there that a larger place is meant, if there is one."""
    if place.kind not in ("one", "row") or "scale" in place.props or not faces:
        return False
    wide, high = freely.lies(view.board, faces[-1])
    return min(place.box.w / wide, place.box.h / high) < SHRUNK


def _takes(view: View, held: Held, faces: Sequence[str], place: Place, spot: str) -> bool:
    """Tell whether a place takes pieces: a deck and a stack of the map take what is of their kind, a deck what has a
    back.
    """
    level, there = view.seating.level, zone_of(view, spot)
    if place.kind != "pile" or there is None or there.kind == BAG:
        return True
    shut, sorts = there.kind == NOBODY, {sort(level, face) for face in faces}
    lying = sort(level, view.picture[spot][0]) if occupied(view, held, spot) else ""
    if lying and (shut or "holds" in place.props or lying in backs(level)):
        return sorts == {lying}
    return not shut or sorts <= backs(level)


def _reaches(place: Place, there: Sequence[float]) -> bool:
    """Tell whether a place at the lower edge is meant that goes on below it."""
    return place.kind == "fan" and place.name.endswith("@0") and place.box.x <= there[0] <= place.box.right \
        and there[1] >= place.box.y  # fmt: skip


def _on(view: View, faces: Sequence[str], place: Place, base: str, there: Sequence[float]) -> Iterator[tuple[str, str]]:
    """Yield the spots of a place that are meant there, each with the way it wants pieces to lie."""
    if place.kind == "cells":
        wide, high = cell_size(place)
        across, down = reach(view, faces[-1] if faces else "")
        x = round((there[0] - place.box.x) / wide - across / 2)
        y = round((there[1] - place.box.y) / high - down / 2)
        yield f"{base}.{x},{y}", ""
    elif place.kind == "lattice":
        yield from _offset(view, faces, place, base, there)
    else:
        yield base, ""


def reach(view: View, face: str) -> tuple[int, int]:
    """Return how many squares across and down a piece reaches as it lies."""
    found = freely.squares(view.board, face)
    return (1 + max(x for x, _ in found), 1 + max(y for _, y in found)) if found else (1, 1)


def _offset(
    view: View, faces: Sequence[str], place: Place, base: str, there: Sequence[float]
) -> Iterator[tuple[str, str]]:
    """Yield the offset of a lattice that is nearest: on edges for what is long, else of the step of what lies there."""
    (wide, high), fit = growth.steps(place), view.board.fits.get(tuple(place.box)) or growth.home(place)
    x = ((there[0] - place.box.centerx) / fit.zoom + fit.x) / wide
    y = ((there[1] - place.box.centery) / fit.zoom + fit.y) / high - place.props.get("sink", 0)
    if place.box.h < 2 * high and "thin" not in place.props:  # a single row begins with its first place
        x, y = max(0.0, x) * any(spot.startswith(f"{base}.") for spot in view.picture), 0.0
    size = freely.lies(view.board, faces[-1]) if faces else (1.0, 1.0)
    long = max(size) >= LONG * min(size)
    near = sorted(
        ((across, down) for across in range(round(x) - 1, round(x) + 2) for down in range(round(y) - 1, round(y) + 2)),
        key=lambda at: ((at[0] - x) * wide) ** 2 + ((at[1] - y) * high) ** 2,
    )
    if "thin" in place.props:
        for across, down in near if long else ():
            if (across + down) % 2:
                yield f"{base}.{across},{down}", "1" if across % 2 else "0"
    elif not (long and _edges(view, place)):
        even = _parity(view, base) if place.props.get("across", 1) > WHOLE else None
        for across, down in near:
            if even is None or (across + down) % 2 == even:
                yield f"{base}.{across},{down}", ""


def _edges(view: View, place: Place) -> bool:
    """Tell whether there is a lattice of edges on the same rectangle."""
    return any("thin" in one.props and one.box == place.box for one in view.board.places.values())


def _parity(view: View, base: str) -> int | None:
    """Return whether what lies on a lattice lies on even or odd offsets, None if nothing does."""
    offsets = (spot.partition(".")[2].split(",") for spot in view.picture if spot.startswith(f"{base}."))
    return next(((int(x) + int(y)) % 2 for x, y in offsets), None)


def _given(view: View, held: Held, there: Sequence[float]) -> Landing | None:
    """Return the hand of the player whose cat or name is pointed at."""
    for seat in range(len(view.seating.seats)):
        meant = [view.board.place(f"{part}{seat}") for part in ("portrait", "name", "panel")]
        if any(place and place.box.collidepoint(there) for place in meant):
            return Landing(f"hand{seat}", occupied(view, held, f"hand{seat}"))
    return None
