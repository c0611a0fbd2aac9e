"""Puts names of the rules into the reader's words: faces, prompts, and the log as one seat may read it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ...play.boards import is_own
from ...play.changes import Change, art, changes
from ...play.level import FREE, backs
from ...play.own_map import title as own_title
from ...play.sheet import plain, read, rule
from ...play.sight import Seating, Sight
from ...rules import BACK, CHANCE, Heard, Move, Picture, Text, Told, find
from ...screen.table.board import Board
from ...words import Words
from . import phrases
from .phrases import in_row, listed

STEM = phrases.STEM
SEAT = re.compile(r"^seat(\d)$")  # a player, in a sentence of the log


class Line(NamedTuple):
    """One line of the log: after which ply, about whom, what; where its act began and below which heading it stands."""

    ply: int
    seat: int
    text: str
    since: int = 0
    part: str = ""


class Mark(NamedTuple):
    """What the border of a history says: a picture and a word for what cannot be undone in anybody's head."""

    icon: str
    text: str


class Past(NamedTuple):
    """What a history says of its lines: which are borders, and what was taken back and can be done again."""

    mark: Callable[[Line], Mark | None]
    later: Sequence[Line]


def face_name(words: Words, game: str, face: str) -> str:
    """Return what people call a face, a spot or a button's word; at a free table as the game does that is laid."""
    plain = phrases.plain(words, game, face)
    return phrases.thing(words, game, "thing", face, plain) if game.startswith(FREE) else plain


def board_title(words: Words, laid: str) -> str:
    """Return what is laid at a free table; a table of one's own says that itself."""
    if is_own(laid):
        return own_title(laid)
    return words(f"{laid}.title") if words.has(f"{laid}.title") else laid


def move_name(words: Words, game: str, move: Move) -> str:
    """Return what people call a move: the things it names."""
    return ", ".join(face_name(words, game, word) for word in things(words, game, move))


def things(words: Words, game: str, move: Move) -> list[str]:
    """Return the things a move names; orientations and places are seen on the table."""
    named = [word for word in move if not word.startswith("@") and "." not in word]
    laid = [word.partition(".")[0].rstrip("0123456789") for word in move if "." in word]
    return named + [stem for stem in laid if words.has(f"{game}.face.{stem}")]


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


def sentence(words: Words, seating: Seating, board: Board, text: Text, seat: int = CHANCE) -> str:
    """Return a text with its gaps filled as people say it; {who} is the seat, the first number chooses the plural."""

    def said(arg: object) -> str:
        if isinstance(arg, int):
            return words.number(arg)
        if isinstance(arg, list):
            return listed(words, [said(one) for one in arg])
        if isinstance(arg, tuple):
            return sentence(words, seating, board, arg, seat)
        (name,) = worn(seating, board, (str(arg),))
        player = SEAT.match(str(arg))
        return seating.seats[int(player[1])].name if player else face_name(words, seating.board, name)

    key, *args = text
    if key in phrases.KINDS:
        return phrases.phrase(words, seating, board, text, seat, said)
    count = next((arg for arg in args if isinstance(arg, int)), 0)
    return words.many(key, count, *map(said, args), who=seating.seats[seat].name if seat >= 0 else "")


def heading(words: Words, game: str, status: Sequence[str]) -> str:
    """Return the round, day or turn that a status is about: lines of the log stand below it."""
    if status and words.has(f"{status[0]}.part"):
        return words(f"{status[0]}.part", *status[1:])
    return spoken(words, game, tuple(status))


def lines(seating: Seating, ply: int, before: Sight, after: Sight, words: Words, board: Board) -> Iterator[Line]:
    """Yield what the log says of a single move: who made it, as this eye may hear it, and what came of it."""
    return story(seating, ply, (before, after), words, board)


def story(seating: Seating, ply: int, sights: Sequence[Sight], words: Words, board: Board) -> Iterator[Line]:
    """Yield what the log says of the moves that led from sight to sight, the first of them at this ply.

    Moves of one act share their lines, which stand at the last of them. Sights are all it is told from: so it says to
    each eye what that eye may know, whenever it is told.
    """
    rules, found = find(seating.game), [heard(one, two) for one, two in pairwise(sights)]
    begin = 0
    for end in range(1, len(found) + 1):
        if end == len(found) or not rules.goes_on(found[end], found[end - 1]):
            first, last = sights[begin], sights[end]
            parts = [heading(words, seating.game, one.status) for one in (first, last)]
            own = [one.heard for one in sights[begin + 1 : end + 1] if one.heard]
            said = _refereed(seating, own, words, board) if own else _told(seating, found[begin:end], words, board)
            for told in said:
                text = sentence(words, seating, board, told.text, told.seat)
                so = [sentence(words, seating, board, one, told.seat) for one in told.so]
                whole = words("log.so", text, in_row(words, so)) if so else text
                then = told.then or found[begin].by == told.seat == CHANCE
                yield Line(ply + end - 1, told.seat, whole, ply + begin, parts[then])
            if last.stalemate and last.stalemate != first.stalemate:
                warned = spoken(words, seating.game, last.stalemate)
                yield Line(ply + end - 1, CHANCE, warned, ply + begin, parts[1])
            begin = end


def remarked(story: Sequence[Line], remarks: Sequence[tuple[int, int, Move]], words: Words) -> list[Line]:
    """Return the lines of moves with remarks between them: each after its ply, below the heading that stands there."""
    found = list(story)
    for ply, seat, text in remarks:
        at = bisect_right(found, ply, key=lambda line: line.ply)
        part = found[max(0, at - 1)].part if found else ""
        found.insert(at, Line(ply, seat, words(*text), ply + 1, part))
    return found


def begun(seating: Seating, ply: int, sight: Callable[[int], Sight]) -> int:
    """Return the ply at which the act began that a move belongs to."""
    rules = find(seating.game)
    while ply and rules.goes_on(heard(sight(ply), sight(ply + 1)), heard(sight(ply - 1), sight(ply))):
        ply -= 1
    return ply


def heard(before: Sight, after: Sight) -> Heard:
    """Return a move as the eye of two sights gets it."""
    return Heard(after.by, after.told, before.picture, after.picture)


def _told(seating: Seating, act: Sequence[Heard], words: Words, board: Board) -> Sequence[Told]:
    """Return what a game says of an act; of a game that says nothing, what was touched and what came of it."""
    own = find(seating.game).story(act)
    if own is not None:
        return own
    last, game = act[-1], seating.game
    key = f"{game}.log.{last.words[0]}" if last.words else ""
    if "held" in last.after or last.words == BACK:
        return ()
    if words.has(key):
        found = [Told(last.by, (key, *last.words[1:]))]
    else:
        named = things(words, game, last.words) if last.by != CHANCE else []
        found = [Told(last.by, ("log.move", named))] if named else []
    return [*found, *arrivals(seating, act[0].before, last.after, board)]


def _refereed(seating: Seating, act: Sequence[Heard], words: Words, board: Board) -> Iterator[Told]:
    """Yield what the game that is refereed here says of its moves, act by act."""
    playing = seating._replace(game=seating.board.removeprefix(FREE))
    rules, begin = find(playing.game), 0
    for end in range(1, len(act) + 1):
        if end == len(act) or not rules.goes_on(act[end], act[end - 1]):
            yield from _told(playing, act[begin:end], words, board)
            begin = end


def arrivals(seating: Seating, old: Picture, new: Picture, board: Board) -> Iterator[Told]:
    """Yield a sentence for each face that came to a spot whose place in the map has a property log."""
    for change, key in noted(seating.board, old, new, board):
        if change.target and not _only_reoriented(change):
            seat = int("".join(filter(str.isdigit, change.target[0].partition(".")[0])) or CHANCE)
            yield Told(min(seat, len(seating.seats) - 1), (f"{seating.game}.log.{key}", change.face))


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
