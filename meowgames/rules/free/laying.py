"""How a table is laid: as a game begins, as its map says, or with everything in the box."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from .. import CHANCE, Move, Picture
from ..kit import draw
from .moving import in_the_box, seen, zone_of
from .state import Piece, State, Table, everybody
from .things import (
    BAG,
    NOBODY,
    OWNER,
    PRINT,
    UNSEEN,
    Thing,
    art,
    boxed,
    drawn_spots,
    game_of,
    label,
    point,
    stock,
    things,
    well,
    words_of,
    zone,
)

LAY = "lay"
TURN, TURN_CAT = "turn", "toy-turn"  # the place of the cat that says whose turn it is, and the cat
PIECE = re.compile(r"(?P<art>[a-z0-9_-]+)(@(?P<turn>[0-5]m?)?(?P<down>d?))?(:(?P<label>[^~]*))?(~(?P<known>[0-9]+))?")


class Pool:
    """The pieces that have no place yet, while a table is laid."""

    def __init__(self, table: Table):
        self.level = table.level
        self.left = Counter(stock(table.level))

    def take(self, face: str) -> bool:
        """Take a piece, whichever side it shows; tell whether there was one."""
        key = boxed(self.level, face)
        if self.left[key] < 1:
            return False
        self.left[key] -= 1
        return True

    def like(self, rest: str) -> list[str]:
        """Return the pieces that are left and have one of these backs or are of one of these groups, sorted."""
        known, sorts = things(self.level), set(rest.split())
        left = sorted(self.left.elements())
        return [face for face in left if sorts & {known[art(face)].back, known[art(face)].well}]


class Glimpse(NamedTuple):
    """What is looked at to lay a table: everything, and what each seat sees of it."""

    all: Picture
    seats: Sequence[Picture]


def laid(table: Table, rng: Random) -> Move:
    """Return the words that lay a table."""
    if not table.laid:
        return spell(_prints(table, rng), _cat(table))
    if game_of(table.level):
        return from_picture(table, _begun(table, rng), rng)
    return _as_drawn(table, rng)


def _cat(table: Table) -> dict[str, list[Piece]]:
    """Return the cat that says whose turn it is, where it sits at first."""
    return {f"{TURN}0": [Piece(TURN_CAT, "", False, 0)]} if TURN_CAT in things(table.level) else {}


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


def _begun(table: Table, rng: Random) -> Glimpse:
    """Return what lies there when the game of this map has begun and its first deals are done."""
    game = game_of(table.level)
    if not game:
        return Glimpse({}, [{}] * table.seats)
    state = game.start(table.level, table.seats, **dict(table.options))
    while game.turn(state) == CHANCE:
        state = game.play(state, game.chance(state, rng))
    return Glimpse(game.look(state, CHANCE), [game.look(state, seat) for seat in range(table.seats)])


def _prints(table: Table, rng: Random) -> dict[str, tuple[str, ...]]:
    """Return what is printed on the boards of a game, though no piece lies there."""
    return printed(table, _begun(table, rng).all)


def printed(table: Table, picture: Picture) -> dict[str, tuple[str, ...]]:
    """Return the faces of a picture that belong to the board."""
    found = {}
    for spot, faces in picture.items():
        board = tuple(face for face in faces if table.level.faces.get(art(face.partition("@")[0]), {}).get("print"))
        if board:
            found[spot] = board
    return found


def from_picture(table: Table, glimpse: Glimpse, rng: Random) -> Move:
    """Return the words that lay the pieces of a picture; what nobody sees of a deck or a bag is mixed into it."""
    pool, lying, rests = Pool(table), {}, []
    for spot, faces in glimpse.all.items():
        said = words_of(table.level, spot.partition(".")[0]) or {}
        if said.get("stack"):
            lying[spot] = [Piece(said["stack"], "", False, 0)] * sum(int(label(face) or 0) for face in faces)
        elif said.get("rest"):
            rests.append((spot, said["rest"], _counted(faces)))
            continue
        elif zone(table.level, spot, table.seats) or spot == GONE:
            lying[spot] = _pieces(table, spot, faces, glimpse)
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
        spot = well(table.level, piece.face, False)
        lying.setdefault(spot, []).append(piece)
    lying |= {spot: found for spot, found in _cat(table).items() if spot not in lying}
    return spell(printed(table, glimpse.all), {spot: found for spot, found in lying.items() if found})


GONE = "gone"  # where a game says what is out of play


def _counted(faces: Sequence[str]) -> int:
    """Return how many pieces a pile has: the number on it, else how many lie there."""
    numbers = [label(face) for face in faces if label(face)]
    return int(numbers[0]) if numbers else len(faces)


def _bags(table: Table, known: Sequence[tuple]) -> Iterator[tuple[str, str]]:
    """Yield the bags and piles that a picture does not show: all that is seen nowhere else lies there."""
    there = {spot for spot, *_ in known}
    for name, said in table.level.spots.items():
        if said.get("rest") and said.get("bag") and name not in there:
            yield name, said["rest"]


def _pieces(table: Table, spot: str, faces: Sequence[str], glimpse: Glimpse) -> list[Piece]:
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


def spell(prints: Mapping[str, Sequence[str]], lying: Mapping[str, Sequence[Piece]]) -> Move:
    """Return the words that lay these pieces."""
    words = [LAY, f"n={sum(map(len, (*prints.values(), *lying.values())))}"]
    for spot, faces in prints.items():
        words += [f"{PRINT}:{spot}=", *faces]
    for spot, found in lying.items():
        words += [f"{spot}=", *map(spelt, found)]
    return tuple(words)


def spelt(piece: Piece) -> str:
    """Return one word for a piece: its face as it lies, d if that is down, then who knows it."""
    name, _, text = piece.face.partition(":")
    lies = f"@{piece.turn or ('0' if piece.down else '')}{'d' * piece.down}" if piece.turn or piece.down else ""
    return name + lies + (f":{text}" if text else "") + (f"~{piece.known}" if piece.known else "")


def unspelt(word: str, everybody: int) -> Piece:
    """Return the piece that a word stands for; ValueError if there is none like that."""
    found = PIECE.fullmatch(word)
    known = int(found["known"] or 0) if found else -1
    if not found or not 0 <= known <= everybody:
        raise ValueError(f"{word} is no piece")
    turn = found["turn"] or ""
    return Piece(found["art"] + (f":{found['label']}" if found["label"] else ""), "" if turn == "0" else turn,
                 bool(found["down"]), known)  # fmt: skip


def lay(state: State, move: Move) -> State:
    """Return the table laid with these words: what they do not name is in the box; ValueError if that cannot be."""
    if len(move) < 2 or move[0] != LAY or not re.fullmatch(r"n=[0-9]{1,4}", move[1]):
        raise ValueError("no table can be laid like that")
    pool, spot = Pool(state.table), ""
    places: dict[str, list[Piece]] = {}
    prints: list[tuple[str, list[str]]] = []
    for word in move[2:]:
        if word.endswith("="):
            spot = word[:-1]
            if spot in places or spot.startswith(f"{PRINT}:") and spot[len(PRINT) + 1 :] in dict(prints):
                raise ValueError(f"{spot} is laid twice")
            if spot.startswith(f"{PRINT}:"):
                prints.append((spot[len(PRINT) + 1 :], []))
            elif zone(state.table.level, spot, state.table.seats):
                places[spot] = []
            else:
                raise ValueError(f"nothing can lie on {spot}")
        elif spot.startswith(f"{PRINT}:"):
            _check_print(state, word)
            prints[-1][1].append(word)
        elif spot:
            places[spot].append(_taken(state, pool, unspelt(word, everybody(state))))
        else:
            raise ValueError(f"{word} has no place")
    if f"n={sum(map(len, places.values())) + sum(len(faces) for _, faces in prints)}" != move[1]:
        raise ValueError("so many pieces were not laid")
    for face in sorted(pool.left.elements()):
        places.setdefault(well(state.table.level, face, True), []).append(in_the_box(state, face))
    found = tuple((spot, _settled(state, spot, lying)) for spot, lying in places.items() if lying)
    return state._replace(places=found, prints=tuple((spot, tuple(faces)) for spot, faces in prints), wait=())


def _taken(state: State, pool: Pool, piece: Piece) -> Piece:
    """Return a piece that is in the box; ValueError if it is not."""
    thing = things(state.table.level).get(art(piece.face))
    own = thing and (thing.counter or thing.note or piece.face in (thing.sides or (thing.art,)) or thing.labels)
    if not own or not pool.take(piece.face):
        raise ValueError(f"there is no {piece.face}")
    return piece


def _check_print(state: State, face: str) -> None:
    if not state.table.level.faces.get(art(face.partition("@")[0]), {}).get("print"):
        raise ValueError(f"{face} is not printed on a board")


def _settled(state: State, spot: str, lying: Sequence[Piece]) -> tuple[Piece, ...]:
    there = zone_of(state, spot)
    if there.kind == BAG:
        return tuple(sorted(Piece(piece.face, "", False, 0) for piece in lying))
    return tuple(seen(state, piece, there) for piece in lying)
