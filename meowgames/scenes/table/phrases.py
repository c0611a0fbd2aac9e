"""Parts of a sentence at a free table: a thing with its article, so many of a sort, a place with its preposition.

No grammar is worked out: every phrase is a text of its own, found by the name of a face or a place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce

from ...play.changes import art, label
from ...play.level import FREE, TOYS, backs, laid
from ...play.sight import Seating
from ...rules import Text
from ...rules.free.things import UNSEEN
from ...screen.table.board import Board
from ...words import Words

THINGS, SOME, SAID = "free.things", "free.pieces", "free.said"
PLACES = {"free.whole": "place", "free.to": "to", "free.from": "from"}  # a text about a place -> the kind of its key
KINDS = (THINGS, SOME, SAID, *PLACES)
STEM = re.compile(r"^(.*?)-?(\d+)$")  # green7: the 7 of its kind
NUMBER = re.compile(r"[0-9][0-9-]*$")  # at the end of a place: row3, place12-1


def speakers(board: str) -> tuple[str, ...]:
    """Return whose texts name what lies on a board: its game's, at a free table those of the toys too."""
    return (laid(board), TOYS, FREE.strip("-")) if board.startswith(FREE) else (board,)


def phrase(words: Words, seating: Seating, board: Board, text: Text, seat: int, said: Callable[[object], str]) -> str:
    """Return a part of a sentence about what that seat does; the sentence itself says what else is in it."""
    kind, first, *more = text
    if kind == THINGS:
        return things(words, seating.board, [str(face) for face in text[1:]])
    if kind == SOME and isinstance(first, int):
        return some(words, seating.board, first, [str(face) for face in more])
    if kind == SAID:
        return str(first)  # somebody's own words, whatever they are
    found = place(words, seating, board, PLACES[kind], str(first), seat)
    if more:
        return found or said(more[0])  # all that lies there, else what that is
    return f" {found}" if found else ""


def things(words: Words, board: str, faces: Sequence[str]) -> str:
    """Return pieces by their names; by their number where two are called alike."""
    said = [_the(words, board, UNSEEN if _is_drawn_back(words, board, face) else face) for face in faces]
    return listed(words, said) if len(said) == len(set(said)) else some(words, board, len(faces), faces)


def _the(words: Words, board: str, face: str) -> str:
    """Return a thing with its article; in quotes what somebody drew and only its picture names."""
    text = _text(words, board, face)
    return thing(words, board, "the", face, text or words("free.called", plain(words, board, face)))


def plain(words: Words, board: str, face: str) -> str:
    """Return what people call a face; of what somebody drew only the picture has a name."""
    if board.startswith(FREE) and _is_drawn_back(words, board, face):
        face = UNSEEN
    drawn = art(face) if not board.startswith(FREE) else art(face).replace("-", " ").replace("_", " ")
    return _text(words, board, face) or drawn


def _is_drawn_back(words: Words, board: str, face: str) -> bool:
    """Tell whether a face hides pieces, and no text says what it is called: somebody drew it."""
    return art(face) in backs(board).values() and not _text(words, board, face)


def _text(words: Words, board: str, face: str) -> str:
    """Return what texts call a face: by its name, as one of a numbered kind, as one of its family; "" if none does."""
    name, said = art(face), label(face).replace("-", "\N{MINUS SIGN}")
    match, family = STEM.match(name), name.rpartition("-")[2]  # s4-blue: one of the blue ones
    found = [(f"face.{name}", said), (name, said), (f"face.{match[1]}", match[2]) if match else ("", "")]
    for key, gap in (*found, (f"face.{family}", said)):
        for game in speakers(board) if key != name else speakers(board)[:1]:
            if words.has(f"{game}.{key}"):
                return words(f"{game}.{key}", gap).strip()
    return ""


def thing(words: Words, board: str, kind: str, face: str, plain: str) -> str:
    """Return a text about a face, of that kind; what it is plainly called where there is none."""
    number = STEM.match(art(face))
    for name in kin(art(face)):
        gap = number[2] if number and name == number[1] else label(face).replace("-", "\N{MINUS SIGN}")
        for speaker in speakers(board):
            if words.has(f"{speaker}.{kind}.{name}"):
                return words(f"{speaker}.{kind}.{name}", gap, plain)
    return plain


def some(words: Words, board: str, count: int, faces: Sequence[str]) -> str:
    """Return so many of a sort: cards, tiles, dice; pieces where they are of several sorts."""
    said = {_many(words, board, count, face) for face in faces}
    return said.pop() if len(said) == 1 and "" not in said else words.many(SOME, count)


def _many(words: Words, board: str, count: int, face: str) -> str:
    """Return so many pieces like this one, "" where there is no text; what hides behind one back is of one sort."""
    name = backs(board).get(art(face), art(face))
    keys = (f"{speaker}.many.{one}" for one in kin(name) for speaker in speakers(board))
    key = next(filter(words.has, keys), "")
    return words.many(key, count) if key else ""


def place(words: Words, seating: Seating, board: Board, kind: str, spot: str, seat: int) -> str:
    """Return a text about a place, of that kind, "" where it has none; one's own is told otherwise than another's."""
    base = spot.partition(".")[0]
    found = board.drawn(base)
    if found is None:
        return ""
    name, at, _ = found.name.partition("@")
    owner = int(base[-1]) if at else -1
    for one in kin(NUMBER.sub("", name)):
        for speaker in speakers(seating.board):
            key = f"{speaker}.{kind}.{one}"
            if owner == seat and words.has(f"{key}.own"):
                return words(f"{key}.own")
            if words.has(key):
                return words(key, seating.seats[owner].name if at else "")
    return ""


def kin(name: str) -> Iterator[str]:
    """Yield the names by which texts know a thing: its own, without its number, ever less of its end, of its begin."""
    yield name
    number = STEM.match(name)
    if number:
        yield number[1]
    parts = name.split("-")
    yield from ("-".join(parts[:end]) for end in range(len(parts) - 1, 0, -1))
    yield from ("-".join(parts[begin:]) for begin in range(1, len(parts)))


def listed(words: Words, said: Sequence[str]) -> str:
    """Return things as people list them: the last after an "and"."""
    return words("log.and", in_row(words, said[:-1]), said[-1]) if len(said) > 1 else "".join(said)


def in_row(words: Words, said: Sequence[str]) -> str:
    """Return things one after another."""
    return reduce(lambda one, two: words("log.comma", one, two), said)
