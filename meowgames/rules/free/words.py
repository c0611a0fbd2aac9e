"""The words of a hand: what it touches, and what it does with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .. import Move
from .things import BOX, POINT, PRINT

VERBS = frozenset("flip mix roll peek show side count deal spread by write turn".split())  # turn: so many steps on
AND = "and"  # between several whats that go to several places in one act
SEAT, BOARD = "seat", "board"  # what is not done with pieces: handing the table on, taking another board
MOOD, STAND, NOD, SAY, WAIVE, LUCK, FATE = "referee", "stand", "nod", "say", "waive", "luck", "fate"
CAT = frozenset((MOOD, STAND, NOD, SAY, WAIVE, LUCK, FATE))  # what is said to the referee, or by it
TAKEN = VERBS | CAT | {AND, SEAT, BOARD, BOX, POINT, PRINT}  # what means something here: nothing is called so
DIGIT = re.compile(r"[0-9]")
DIAL = re.compile(r"0|-?[1-9][0-9]{0,3}")  # what a dial shows
SPELT = re.compile(r"(?:[A-Za-z0-9_.-]|%[0-9A-F]{2})*")
TURN = re.compile(r"@([0-5]m?[ud]?|[ud])")  # u and d: face up or down, however they lay
INDEX = re.compile(r"~([0-9]{1,3})(\+?)")
TEXT = 200  # letters on a note


class What(NamedTuple):
    """Some pieces of one place, from the first index up to the one before the last."""

    spot: str
    first: int
    last: int

    @property
    def size(self) -> int:
        """How many pieces these are."""
        return self.last - self.first


class Goes(NamedTuple):
    """Pieces that are laid somewhere: on top, or where an index says; turned, if a turn is said."""

    whats: tuple[What, ...]
    spot: str  # BOX: each into its own well
    at: int  # its index there, -1 for the top
    turn: str | None


class Act(NamedTuple):
    """A move taken apart: pieces that go somewhere, or a verb with its value on some pieces."""

    goes: tuple[Goes, ...] = ()
    whats: tuple[What, ...] = ()
    verb: str = ""
    value: str = ""


def to_cat(move: Move) -> str:
    """Return what is said to the referee or by it, "" where a move is an act of a hand."""
    verb = move[0].partition(":")[0] if move else ""
    return verb if verb in CAT else ""


class Nonsense(Exception):
    """These are no words of a hand."""


def read(move: Move, sizes: Mapping[str, int]) -> Act:
    """Take a move apart on a table on which so many pieces lie on each place; Nonsense where that cannot be."""
    if not move:
        raise Nonsense
    verb, colon, value = move[-1].partition(":")
    if len(move) == 1 and verb in (SEAT, BOARD) and colon:
        return Act(verb=verb, value=value)
    if TURN.fullmatch(move[-1]) and len(move) > 1:
        verb, value = "@", move[-1][1:]
    if verb in VERBS or verb == "@":
        if len(move) < 2:
            raise Nonsense
        return Act(whats=tuple(_what(word, sizes) for word in move[:-1]), verb=verb, value=value)
    return Act(goes=tuple(_goes(group, sizes) for group in _groups(move)))


def _groups(move: Move) -> Iterator[Move]:
    """Yield the parts of a move between its ands."""
    group: list[str] = []
    for word in (*move, AND):
        if word != AND:
            group.append(word)
            continue
        if len(group) < 2:
            raise Nonsense
        yield tuple(group)
        group = []


def _goes(words: Move, sizes: Mapping[str, int]) -> Goes:
    """Take apart what goes to one place."""
    *whats, target = words
    turn = TURN.fullmatch(whats[-1])
    if turn:
        whats.pop()
    if not whats:
        raise Nonsense
    spot, sign, index = target.partition("~")
    if sign and (not INDEX.fullmatch(sign + index) or index.endswith("+") or spot == BOX):
        raise Nonsense
    return Goes(tuple(_what(word, sizes) for word in whats), spot, int(index) if sign else -1, turn and turn[1])


def _what(word: str, sizes: Mapping[str, int]) -> What:
    """Return which pieces a word means: the top one, the one at an index, or all from there to the top."""
    spot, sign, rest = word.partition("~")
    count = sizes.get(spot, 0)
    if not sign and count:
        return What(spot, count - 1, count)
    found = INDEX.fullmatch(sign + rest)
    if not found or int(found[1]) >= count or str(int(found[1])) != found[1]:
        raise Nonsense
    first = int(found[1])
    return What(spot, first, count if found[2] else first + 1)


def numbers(value: str, many: int, most: int = 999) -> tuple[int, ...] | None:
    """Return the whole numbers of a value, None if they are not so many or too large."""
    parts = value.split(",")
    if len(parts) != many or not all(re.fullmatch(r"-?[0-9]{1,4}", part) for part in parts):
        return None
    found = tuple(int(part) for part in parts)
    return found if all(abs(number) <= most for number in found) else None


def plain(turn: str) -> str:
    """Return an orientation as it is kept: none for the usual one."""
    return "" if turn == "0" else turn


def spelt(text: str) -> str:
    """Return a text as one word: everything but plain letters and digits as percent and two digits of its bytes."""
    return "".join(_letter(one) for one in text[:TEXT])


def is_text(word: str) -> bool:
    """Tell whether a word stands for a text that a note has room for."""
    return bool(SPELT.fullmatch(word)) and spelt(unspelt(word)) == word


def _letter(one: str) -> str:
    plain = one.isascii() and (one.isalnum() or one in "-_.")
    return one if plain else "".join(f"%{byte:02X}" for byte in one.encode("utf-8", "replace"))


def unspelt(word: str) -> str:
    """Return the text such a word stands for."""
    parts = re.split(r"%([0-9A-F]{2})", word)
    data = b"".join(bytes([int(part, 16)]) if at % 2 else part.encode() for at, part in enumerate(parts))
    return data.decode("utf-8", "replace")
