"""How a table is laid: as a game begins, as its map says, or with everything in the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from .. import CHANCE, Move, Picture, Rules
from ..kit import draw
from .spelling import Pool, spell
from .state import Piece, Table
from .things import (
    NOBODY,
    OWNER,
    UNSEEN,
    Thing,
    art,
    boxed,
    drawn_spots,
    game_of,
    label,
    point,
    printed_faces,
    stock,
    things,
    well,
    words_of,
    zone,
)

TURN, TURN_CAT = "turn", "toy-turn"  # the place of the cat that says whose turn it is, and the cat
GONE = "gone"  # where a game says what is out of play


class Glimpse(NamedTuple):
    """What is looked at to lay a table: everything, and what each seat sees of it."""

    all: Picture
    seats: Sequence[Picture]


def laid(table: Table, rng: Random) -> Move:
    """Return the words that lay a table."""
    if not table.laid:
        return spell(_prints(table, rng), _cat(table))
    if game_of(table.level):
        return from_picture(table, begun(table, rng), rng)
    return _as_drawn(table, rng)


def aside(table: Table, state: Any, rng: Random) -> Move:
    """Return the words that lay a game as it lies at this moment, its rules laid aside: who sees a piece knows it."""
    game = game_of(table.level)
    if not game:
        raise ValueError("no rules belong to this table")
    return from_picture(table, glimpsed(game, table.seats, state), rng, max(0, game.turn(state)))


def _cat(table: Table, seat: int = 0) -> dict[str, list[Piece]]:
    """Return the cat that says whose turn it is, before whom it sits."""
    good = TURN_CAT in things(table.level) and zone(table.level, f"{TURN}{seat}", table.seats)
    return {f"{TURN}{seat}": [Piece(TURN_CAT, "", False, 0)]} if good else {}


def _as_drawn(table: Table, rng: Random) -> Move:
    """Return the words that lay what the map of toys, or of a table of one's own, says."""
    lying = _cat(table)
    for spot in drawn_spots(table.level, table.seats):
        said = words_of(table.level, spot) or {}
        faces = _held(table, str(said.get("holds", "")))
        faces = draw(faces, len(faces), rng) if said.get("mixed") else faces
        hides = zone(table.level, spot, table.seats)
        down = bool(said.get("down") or (hides and hides.kind == NOBODY))
        known = 0 if said.get("mixed") or not down else (1 << table.seats) - 1
        lying[spot] = [*lying.get(spot, ()), *(Piece(face, "", down, known) for face in faces)]
    for face, x, y, turn in table.level.props.get("pieces", ()):
        lying.setdefault(point(x, y), []).append(Piece(boxed(table.level, face), str(turn or ""), False, 0))
    return spell({}, {spot: found for spot, found in lying.items() if found})


def _held(table: Table, words: str) -> list[str]:
    """Return the pieces a place holds at first: faces, so many of a face (3*face), all of a group or with a back."""
    found = []
    for word in words.split():
        many, star, face = word.rpartition("*")
        found += [face] * int(many) if star else [face] if face in stock(table.level) else Pool(table).like(face)
    return found


def begun(table: Table, rng: Random) -> Glimpse:
    """Return what lies there when the game of this map has begun and its first deals are done."""
    game = game_of(table.level)
    if not game:
        return Glimpse({}, [{}] * table.seats)
    state = game.start(table.level, table.seats, **dict(table.options))
    while game.turn(state) == CHANCE:
        state = game.play(state, game.chance(state, rng))
    return glimpsed(game, table.seats, state)


def glimpsed(game: Rules, seats: int, state: Any) -> Glimpse:
    """Return what everybody sees of a state of a game."""
    return Glimpse(game.look(state, CHANCE), [game.look(state, seat) for seat in range(seats)])


def _prints(table: Table, rng: Random) -> dict[str, tuple[str, ...]]:
    """Return what is printed on the boards of a game, though no piece lies there."""
    return printed(table, begun(table, rng).all)


def printed(table: Table, picture: Picture) -> dict[str, tuple[str, ...]]:
    """Return the faces of a picture that belong to the board, and what is printed on its squares under all pieces."""
    found: dict[str, tuple[str, ...]] = {}
    for spot, faces in picture.items():
        board = tuple(face for face in faces if _is_print(table, face))
        if board and spot not in found:
            found[spot] = board
        for face in board:
            found |= {f"{spot}.{cell}": marks for cell, marks in squares(table, face).items()}
    return found


def _is_print(table: Table, face: str) -> bool:
    return art(face.partition("@")[0]) in printed_faces(table.level)


def squares(table: Table, board: str) -> dict[str, tuple[str, ...]]:
    """Return what the cell map of a board shows on its squares: `rat` where it says rat, `map-blue` for map=blue."""
    found = {}
    for name, said in table.level.spots.items():
        base, dot, cell = name.partition(".")
        if dot and base == board:
            faces = [word if value is True else f"{word}-{value}" for word, value in said.items()]
            if marks := tuple(face for face in faces if _is_print(table, face)):
                found[cell] = marks
    return found


def from_picture(table: Table, glimpse: Glimpse, rng: Random, seat: int = 0) -> Move:
    """Return the words that lay the pieces of a picture; what nobody sees of a deck or a bag is mixed into it."""
    pool, rests = Pool(table), list[tuple[str, str, int]]()
    lying: dict[str, list[Piece]] = {}
    for spot, faces in glimpse.all.items():
        said = words_of(table.level, spot.partition(".")[0]) or {}
        if said.get("rest"):
            rests.append((spot, said["rest"], counted(faces)))
        elif said.get("stack"):
            lying[spot] = [Piece(said["stack"], "", False, 0)] * sum(int(label(face) or 0) for face in faces)
        elif zone(table.level, spot, table.seats) or spot == GONE:
            lying[spot] = _mixed(table, pieces_of(table, spot, faces, glimpse), rng)
        for piece in lying.get(spot, ()):
            if not pool.take(piece.face):
                raise ValueError(f"there is no {piece.face} left for {spot}")
    away = lying.pop(GONE, [])
    rests += [(spot, said, -1) for spot, said in _bags(table, rests)]
    for spot, back, count in rests:
        found = pool.like(back)
        chosen = draw(found, len(found) if count < 0 else min(count, len(found)), rng)
        for face in chosen:
            pool.take(face)
        hides = zone(table.level, spot, table.seats)
        lying[spot] = [Piece(face, "", bool(hides and hides.kind == NOBODY), 0) for face in chosen]
    for piece in away:
        if piece.down:  # else all know it, and it lies in the box as everything does that is not named
            lying.setdefault(well(table.level, piece.face, False), []).append(piece)
    lying |= {spot: found for spot, found in _cat(table, seat).items() if spot not in lying}
    return spell(printed(table, glimpse.all), {spot: found for spot, found in lying.items() if found})


def _mixed(table: Table, found: Sequence[Piece], rng: Random) -> list[Piece]:
    """Lay what not all see anew among itself: a game keeps hands in an order that would tell of its cards."""
    hidden = [at for at, piece in enumerate(found) if piece.known != (1 << table.seats) - 1]
    new = dict(zip(hidden, draw([found[at] for at in hidden], len(hidden), rng), strict=True))
    return [new.get(at, piece) for at, piece in enumerate(found)]


def counted(faces: Sequence[str]) -> int:
    """Return how many pieces a pile has: the number on it, else how many lie there."""
    numbers = [label(face) for face in faces if label(face)]
    return int(numbers[0]) if numbers else len(faces)


def _bags(table: Table, known: Sequence[tuple]) -> Iterator[tuple[str, str]]:
    """Yield the bags and piles that a picture does not show: all that is seen nowhere else lies there."""
    there = {spot for spot, *_ in known}
    for name, said in table.level.spots.items():
        if said.get("rest") and said.get("bag") and name not in there:
            yield name, said["rest"]


def pieces_of(table: Table, spot: str, faces: Sequence[str], glimpse: Glimpse) -> list[Piece]:
    """Return the pieces among the faces of a spot, each known to those who see its face now."""
    found = []
    for index, face in enumerate(faces):
        name, _, text = face.partition(":")
        bare, _, lies = name.partition("@")
        if bare not in things(table.level):
            continue
        known = sum(1 << seat for seat, one in enumerate(glimpse.seats) if face in one.get(spot, ())[index : index + 1])
        shown, there = _of(things(table.level)[bare], bare, text), zone(table.level, spot, table.seats)
        hidden = known != (1 << table.seats) - 1 and things(table.level)[bare].back != UNSEEN
        found.append(Piece(shown, lies, hidden and not (there and there.kind == OWNER), known))
    return found


def _of(thing: Thing, name: str, text: str) -> str:
    """Return the face of a piece, with its number or text where it has one."""
    said = thing.counter or thing.note or thing.labels and name == thing.art
    return f"{name}:{text}" if text and said else name
