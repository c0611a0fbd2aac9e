"""A laid table as words, and back: what lies where, who knows it; what is not named lies in the box."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from .. import Move
from .moving import in_the_box, seen, zone_of
from .state import Piece, State, Table, everybody
from .things import BAG, PRINT, Thing, art, boxed, label, printed_faces, stock, things, well, zone
from .words import DIAL, is_text

LAY = "lay"
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
    if not thing or not _shows(thing, piece.face) or not pool.take(piece.face):
        raise ValueError(f"there is no {piece.face}")
    return piece


def _shows(thing: Thing, face: str) -> bool:
    """Tell whether a piece can have this face: one of its sides, a number on a dial, a text on a note."""
    said = label(face)
    if thing.counter:
        return not said or DIAL.fullmatch(said) is not None  # 6.1
    if thing.note:
        return is_text(said)  # 6.2
    return bool(thing.labels) or face in (thing.sides or (thing.art,))


def _check_print(state: State, face: str) -> None:
    if art(face.partition("@")[0]) not in printed_faces(state.table.level):
        raise ValueError(f"{face} is not printed on a board")


def _settled(state: State, spot: str, lying: Sequence[Piece]) -> tuple[Piece, ...]:
    there = zone_of(state, spot)
    if there.kind == BAG:
        return tuple(sorted(Piece(piece.face, "", False, 0) for piece in lying))
    return tuple(seen(state, piece, there) for piece in lying)
