"""A whole match as a short text that can be pasted anywhere: each move is its place among the legal ones.

Those places together are one number in mixed radix, whose bases are how many moves were legal each time.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import Any

from .. import paths
from ..rules import CHANCE, Move
from . import lines
from .journal import Loaded
from .lines import Note, Stop
from .match import Match
from .position import Unstandable

PREFIX = "MEOW"
VERSION = 1
LONGEST = 100_000  # letters; a real code has a few hundred
UNPACKED = 200_000  # bytes
MOST_MOVES = 50_000
CHECK = 6  # bytes, once for the letters and once for the moves they stand for
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SOUGHT = 1200  # letters of the longest code in which one slip is looked for: that takes about a second


def to_code(match: Match) -> str:
    """Return the match as text, "" if it is too long for one; what chance drew as the seed says takes no room."""
    content, places = _content(match)
    number = 0
    for place, width in reversed(places):
        number = number * width + place
    content["n"] = len(places)
    head = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    body = len(head).to_bytes(3, "big") + head + number.to_bytes((number.bit_length() + 7) // 8, "big")
    packed = zlib.compress(body, 9)
    code = f"{PREFIX}{VERSION}-{_letters(_check(packed) + packed)}"
    return code if len(code) <= LONGEST and len(body) <= UNPACKED else ""


def from_code(text: str) -> Loaded:
    """Return the match a code stands for; spaces, line breaks and quotes around it do not matter."""
    try:
        return Loaded(_match(_unpack(text)))
    except Stop as stop:
        return Loaded(None, stop.args)
    except paths.Missing as missing:
        return Loaded(None, (missing.key, missing.path, missing.why))
    except Exception:  # whatever a forged code does to the rules, it must not end the program
        return Loaded(None, ("code.damaged",))


def looks_like_code(text: str) -> bool:
    """Tell whether somebody meant this text as a code."""
    return re.match(rf"\W*{PREFIX}[0-9]+-", text) is not None


def _content(match: Match) -> tuple[dict[str, Any], list[tuple[int, int]]]:
    """Return what must be told in words, and each player's move as its place among so many."""
    setup = replace(match.setup, seats=tuple(match.seats))
    content: dict[str, Any] = {"setup": lines.describe(setup), "log": _log(match.moves)}
    if match.at < len(match.moves):
        content["at"] = match.at
    odd, places, acts, drawn = {}, list[tuple[int, int]](), list[str](), 0
    for ply, move in enumerate(match.moves):
        state = match.states[ply]
        if match.by(ply) != CHANCE:
            if match.rules.OPEN:
                acts.append(" ".join(move))
            else:
                legal = match.rules.moves(state)
                places.append((legal.index(move), len(legal)))
            continue
        if move != match.rules.chance(state, Random(f"{setup.seed}/{drawn}")):
            odd[str(drawn)] = move
        drawn += 1
    if odd:
        content["odd"] = odd
    if acts:
        content["acts"] = acts  # more moves can be made than be listed, so they are told in words
    return content, places


def _unpack(text: str) -> tuple[dict[str, Any], int]:
    """Return the words of a code and the number that holds its moves."""
    bare = re.sub(r"[^A-Za-z0-9_-]", "", text[: LONGEST * 2])
    found = re.fullmatch(rf"{PREFIX}([0-9]+)-([A-Za-z0-9_-]+)", bare)
    if not found or len(bare) > LONGEST:
        raise Stop("code.foreign")
    if int(found[1]) != VERSION:
        raise Stop("code.future")
    packed = _packed(found[2])
    if packed is None:
        raise Stop(*_slip(found[2], len(bare) - len(found[2])))
    body = zlib.decompressobj().decompress(packed, UNPACKED)
    size = 3 + int.from_bytes(body[:3], "big")
    return json.loads(body[3:size]), int.from_bytes(body[size:], "big")


def _packed(letters: str) -> bytes | None:
    """Return what the letters stand for, None where they are not those that were sent."""
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (ValueError, binascii.Error):
        return None
    packed = data[CHECK:]
    return packed if data[:CHECK] == _check(packed) and _letters(data) == letters else None


def _slip(letters: str, before: int) -> Note:
    """Return the note on a mistyped code: which letter, if one slip explains all; so many stand before them."""
    for at in range(len(letters) if len(letters) <= SOUGHT else 0):
        first, here, rest, place = letters[:at], letters[at], letters[at + 1 :], before + at + 1
        if rest and _packed(first + rest[0] + here + rest[1:]) is not None:
            return "code.swapped", place, place + 1, here + rest[0]
        if _packed(first + rest) is not None:
            return "code.extra", place, here
        for letter in LETTERS:
            if _packed(first + letter + rest) is not None:
                return "code.letter", place, here
            if _packed(first + letter + here + rest) is not None:
                return "code.gap", place, here
    return ("code.damaged",)


def _match(found: tuple[dict[str, Any], int]) -> Match:
    """Play the moves that the number stands for; Stop where they are not those that were sent."""
    content, number = found
    try:
        match = Match(lines.setup_of(content["setup"]))
    except Unstandable as error:
        raise Stop("save.position") from error
    seed, odd, left, drawn = content["setup"]["seed"], content.get("odd", {}), _count(content, "n", MOST_MOVES), 0
    acts = [tuple(act.split(" ")) for act in content.get("acts", ())]
    left += len(acts)
    while left or match.turn == CHANCE:
        if match.turn == CHANCE:
            try:
                rng = Random(f"{seed}/{drawn}")  # the dice fell as it was sent, clean or not
                match.add(tuple(odd.get(str(drawn)) or match.rules.chance(match.state, rng)))
            except (ValueError, LookupError) as error:  # what chance could not draw here
                raise Stop("code.illegal", len(match.moves) + 1) from error
            drawn += 1
            continue
        legal = [acts.pop(0)] if acts else match.rules.moves(match.state)
        if not legal or not match.rules.accepts(match.state, legal[0]):
            raise Stop("code.illegal", len(match.moves) + 1)
        number, place = divmod(number, len(legal))
        match.add(legal[place])
        left -= 1
    if number or _log(match.moves) != content["log"]:
        raise Stop("code.board")
    if "at" in content:
        match.jump(_count(content, "at", len(match.moves)))
    lines.go_on(match)
    return match


def _count(content: dict[str, Any], name: str, most: int) -> int:
    """Return a whole number of a code, no larger than that; Stop where it is none."""
    number = content[name]
    if type(number) is not int or number < 0:
        raise Stop("code.damaged")
    return min(number, most)


def _log(moves: list[Move]) -> str:
    """Return a fingerprint of the moves, so that other rules or another board are noticed."""
    text = "\n".join(" ".join(move) for move in moves)
    return blake2b(text.encode(), digest_size=CHECK).hexdigest()


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _check(data: bytes) -> bytes:
    return blake2b(data, digest_size=CHECK, person=f"{PREFIX}{VERSION}".encode()).digest()
