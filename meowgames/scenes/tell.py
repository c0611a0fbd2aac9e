"""Puts names of the rules into the reader's words: faces, prompts, and the log as one seat may read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..play.changes import Change, art, changes, label
from ..play.level import backs
from ..play.match import Match
from ..play.strength import RIVAL, wins
from ..rules import CHANCE, OVER, Move, Picture
from ..screen.table.board import Board
from ..words import Words

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
    """Return what people call a move: the things it names; turns and places are seen on the table."""
    named = [word for word in move if not word.startswith("@") and "." not in word]
    laid = [word.partition(".")[0].rstrip("0123456789") for word in move if "." in word]
    named += [stem for stem in laid if words.has(f"{game}.face.{stem}")]
    return ", ".join(face_name(words, game, word) for word in named)


def level_name(words: Words, game: str, level: str) -> str:
    """Return what is said beside a bot's level: how often it wins, where that was measured."""
    share = wins(game, level)
    if share is None:
        return words(f"level.{level}.why")
    return words("level.beats", share, words(f"level.beats.{RIVAL[level]}"))


def spoken(words: Words, game: str, said: tuple) -> str:
    """Return a text key with its arguments, the arguments named as people name them."""
    if not said or not said[0]:
        return ""
    return words(said[0], *(words(f"{game}.{arg}") if words.has(f"{game}.{arg}") else arg for arg in said[1:]))


def hint_text(match: Match, words: Words, move: Move) -> str:
    """Return what a hint says: the move, marked on the table too, and why."""
    game = match.setup.game
    named = move_name(words, game, move)
    said = words("hint.say", named) if named else words("hint.marked")
    why = spoken(words, game, match.rules.because(match.state, move))
    return words("hint.because", said, why) if why else said


def lines(match: Match, ply: int, viewer: int, words: Words, board: Board) -> Iterator[Line]:
    """Yield what the log says of a move: who made it, as the viewer may hear it, and what came of it."""
    game, rules = match.setup.game, match.rules
    before, after = match.states[ply], match.states[ply + 1]
    seat, move = match.by(ply), match.moves[ply]
    if seat == CHANCE:
        key = f"{game}.log.{move[0]}"
        if words.has(key):
            yield Line(ply, seat, spoken(words, game, (key, *rules.status(after)[1:])))
    else:
        worn = board.dress(match.colours)  # what exists once per seat is called as it looks
        heard = move_name(words, game, tuple(worn.get(word, word) for word in rules.told(before, move, viewer)))
        if heard:
            yield Line(ply, seat, words("log.move", match.seats[seat].name, heard))
    yield from arrivals(match, ply, rules.look(before, viewer), rules.look(after, viewer), words, board)


def arrivals(match: Match, ply: int, old: Picture, new: Picture, words: Words, board: Board) -> Iterator[Line]:
    """Yield a line for each face that came to a spot whose place in the map has a property log."""
    game = match.setup.game
    for change in changes(old, new, backs(game)):
        place = change.target and board.place(change.target[0])
        noted = place and place.props.get("log")
        if noted and change.kind in ("slide", "turn", "come") and not _only_turned(change):
            seat = int("".join(filter(str.isdigit, change.target[0].partition(".")[0])) or -1)
            name = match.seats[seat].name if 0 <= seat < len(match.seats) else ""
            yield Line(ply, seat, words(f"{game}.log.{noted}", name, face_name(words, game, change.face)))


def _only_turned(change: Change) -> bool:
    """Tell whether a piece lies where it lay, only the other way round: the log has told of it."""
    stayed = change.source and change.target and change.source[0] == change.target[0]
    return bool(stayed) and art(change.face) == art(change.was)


def whole_log(match: Match, viewer: int, words: Words, board: Board) -> list[Line]:
    """Return the log of everything up to where the match stands."""
    return [line for ply in range(match.at) for line in lines(match, ply, viewer, words, board)]


def prompt_text(match: Match, words: Words, viewer: int) -> str:
    """Return whose turn it is, and what is asked of the viewer: it may tell of their cards."""
    turn = match.turn
    if turn == OVER:
        return words("prompt.over")
    if not match.person(turn):
        return words("prompt.thinking", match.seats[turn].name)
    if viewer != turn:
        return words("prompt.named", match.seats[turn].name, words("prompt.turn"))
    asked = spoken(words, match.setup.game, match.rules.prompt(match.state, turn))
    if len(match.people()) == 1:
        return words("prompt.you", asked)
    return words("prompt.named", match.seats[turn].name, asked)
