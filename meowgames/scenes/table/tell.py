"""Puts names of the rules into the reader's words: faces, prompts, and the log as one seat may read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ...play.changes import Change, art, changes, label
from ...play.level import backs
from ...play.sheet import plain, read, rule
from ...play.sight import Seating, Sight
from ...rules import CHANCE, Move, Picture
from ...screen.table.board import Board
from ...words import Words

STEM = re.compile(r"^(.*?)-?(\d+)$")  # green7: the 7 of its kind


class Line(NamedTuple):
    """One line of the log: after which ply, by whom, what."""

    ply: int
    seat: int
    text: str


def face_name(words: Words, game: str, face: str) -> str:
    """Return what people call a face, a spot or a button's word."""
    name, said = art(face), label(face).replace("-", "\N{MINUS SIGN}")
    for key in (f"{game}.face.{name}", f"{game}.{name}"):
        if words.has(key):
            return words(key, said).strip()
    match = STEM.match(name)
    if match and words.has(f"{game}.face.{match[1]}"):
        return words(f"{game}.face.{match[1]}", match[2])
    family = f"{game}.face.{name.rpartition('-')[2]}"  # s4-blue: one of the blue ones
    return words(family, said) if words.has(family) else name


def move_name(words: Words, game: str, move: Move) -> str:
    """Return what people call a move: the things it names; orientations and places are seen on the table."""
    named = [word for word in move if not word.startswith("@") and "." not in word]
    laid = [word.partition(".")[0].rstrip("0123456789") for word in move if "." in word]
    named += [stem for stem in laid if words.has(f"{game}.face.{stem}")]
    return ", ".join(face_name(words, game, word) for word in named)


def worn(seating: Seating, board: Board, names: Move) -> Move:
    """Return names as they look here: what exists once per seat is called as it is drawn for its player."""
    dress = board.dress(seating.colours)
    return tuple(dress.get(name, name) for name in names)


def spoken(words: Words, game: str, said: tuple) -> str:
    """Return a text key with its arguments, the arguments named as people name them."""
    if not said or not said[0]:
        return ""
    return words(said[0], *(words(f"{game}.{arg}") if words.has(f"{game}.{arg}") else arg for arg in said[1:]))


def own(words: Words, game: str, key: str) -> str:
    """Return the key of a text as this game says it, where it says it in its own way: tiles are no cards."""
    return f"{game}.{key}" if words.has(f"{game}.{key}") else key


def lines(seating: Seating, ply: int, before: Sight, after: Sight, words: Words, board: Board) -> Iterator[Line]:
    """Yield what the log says of a move: who made it, as this eye may hear it, and what came of it."""
    game, seat = seating.game, after.by
    if seat == CHANCE:
        key = f"{game}.log.{after.told[0]}"
        if words.has(key):
            yield Line(ply, seat, spoken(words, game, (key, *after.status[1:])))
    else:
        heard = move_name(words, game, worn(seating, board, after.told))
        if heard:
            yield Line(ply, seat, words("log.move", seating.seats[seat].name, heard))
    yield from arrivals(seating, ply, before.picture, after.picture, words, board)
    if after.stalemate and after.stalemate != before.stalemate:
        yield Line(ply, CHANCE, spoken(words, game, after.stalemate))


def arrivals(seating: Seating, ply: int, old: Picture, new: Picture, words: Words, board: Board) -> Iterator[Line]:
    """Yield a line for each face that came to a spot whose place in the map has a property log."""
    game = seating.game
    for change, key in noted(game, old, new, board):
        if change.target and not _only_reoriented(change):
            seat = int("".join(filter(str.isdigit, change.target[0].partition(".")[0])) or -1)
            name = seating.seats[seat].name if 0 <= seat < len(seating.seats) else ""
            (face,) = worn(seating, board, (change.face,))
            yield Line(ply, seat, words(f"{game}.log.{key}", name, face_name(words, game, face)))


def noted(game: str, old: Picture, new: Picture, board: Board) -> Iterator[tuple[Change, str]]:
    """Yield what came to a spot whose place in the map has a property log, and what that property says."""
    for change in changes(old, new, backs(game)):
        place = board.place(change.target[0]) if change.target else None
        if place and place.props.get("log") and change.kind in ("slide", "flip", "come"):
            yield change, place.props["log"]


def _only_reoriented(change: Change) -> bool:
    """Tell whether a piece lies where it lay, only the other way round: the log has told of it."""
    stayed = change.source and change.target and change.source[0] == change.target[0]
    return bool(stayed) and art(change.face) == art(change.was)


def reason(words: Words, game: str, clause: str) -> str:
    """Return the sentence of a clause without its example, shown when a touch is refused."""
    found = (
        one.text for chapter in read(game, words.language).chapters for one in chapter.clauses if one.number == clause
    )
    return f"§ {clause}  {plain(rule(next(found, '')))}".rstrip()
