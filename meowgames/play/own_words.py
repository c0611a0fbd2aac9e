"""The words of a table of one's own: what its places, tiles and maps may say, and how that is read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from .. import paths
from ..rules.free.things import UNSEEN
from ..rules.free.words import TAKEN
from .own_file import Trouble, Where, shown
from .own_xml import NUMBER, WHOLE, Node

MOST = 500  # pieces of one sort, and of one table
LETTERS = 40  # of a name
PIECE = frozenset(("roll", "counter", "note", "back", "group"))  # a tile that says one of these is a piece
COUNT = frozenset(("many", "labels"))  # and these say how many there are
RESERVED = TAKEN | {UNSEEN, "lay", "gone", "held"}
FACE = re.compile(r"[a-z0-9_-]+(@[0-5]m?)?")
SPOT = re.compile(r"[a-z][a-z0-9_-]*(@[0-5])?")
LABEL = re.compile(r"[\w+.,!?-]{1,12}")
CELLS = re.compile(r"[.#]{1,8}(?:/[.#]{1,8}){0,7}")
CORNERS = ("topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright")
YES = {"true": True, "false": False}


class Kind(NamedTuple):
    """What a word may be: how its value is read, None if it is none; the text key that says what it could be."""

    read: Callable[[str], Any]
    reason: str
    gaps: tuple[object, ...] = ()


def _whole(least: int, most: int) -> Kind:
    def read(text: str) -> int | None:
        return int(text) if WHOLE.fullmatch(text) and least <= int(text) <= most else None

    return Kind(read, "own.word.whole", (least, most))


def _number(least: float, most: float) -> Kind:
    def read(text: str) -> float | None:
        return float(text) if NUMBER.fullmatch(text) and least <= float(text) <= most else None

    return Kind(read, "own.word.number", (least, most))


def _one_of(*known: str) -> Kind:
    return Kind(lambda text: text if text in known else None, "own.word.choice", (", ".join(known),))


def _like(pattern: str, reason: str) -> Kind:
    return Kind(lambda text: text if re.fullmatch(pattern, text) else None, reason)


def _labels(text: str) -> str | None:
    found = text.split()
    return " ".join(found) if len(found) <= MOST and all(map(LABEL.fullmatch, found)) else None


def _cells(text: str) -> str | None:
    rows = text.split("/")
    same = len({len(row) for row in rows}) == 1 and "#" in text
    return text if CELLS.fullmatch(text) and same else None


def _sound(text: str) -> str | None:
    return text if re.fullmatch("[a-z0-9_]+", text) and paths.data("sounds", f"{text}.ogg").exists() else None


LINE = Kind(lambda text: " ".join(text.split()), "")  # any text, so it needs no reason
TICK = Kind(lambda text: YES.get(text.lower()), "own.word.yes")
SIDE, PART = _number(-4096, 4096), _number(0, 4)
SPOT_WORDS: Mapping[str, Kind] = {
    "zone": _one_of("public", "owner", "nobody"),
    "bag": TICK, "mixed": TICK, "down": TICK, "whole": TICK,
    "holds": LINE,
    "z": _number(-99, 99), "tilt": _number(-180, 180), "lift": _number(-200, 200),
    "angle": _number(-45, 45), "sag": _number(-50, 50), "step": _number(1, 2000),
    "scale": _number(0.02, 20),
    "dx": _number(1, 2000), "dy": _number(1, 2000), "across": _number(0.1, 99),
    "columns": _whole(1, 60), "rows": _whole(1, 60),
    "anchor": _one_of(*CORNERS), "lay": _one_of("one", "pile", "hex"),
}  # fmt: skip
ON_LATTICES: Mapping[str, Kind] = {**SPOT_WORDS, "down": _number(0.1, 99)}  # there it is a size
TILE_WORDS: Mapping[str, Kind] = {
    "many": _whole(1, MOST), "labels": Kind(_labels, "own.word.labels"), "roll": _whole(2, 100),
    "counter": TICK, "note": TICK, "shadow": TICK, "label_twice": TICK,
    "as": _like(r"[a-z0-9_-]+", "own.word.face"), "back": _like(r"[a-z0-9_-]+", "own.word.face"),
    "group": _like(rf"(?!{UNSEEN}$)[a-z0-9_-]{{1,40}}", "own.word.face"), "sound": Kind(_sound, "own.word.sound"),
    "cells": Kind(_cells, "own.word.cells"), "scale": _number(0.02, 20),
    "label": Kind(lambda text: text if len(text) <= LETTERS and text.isprintable() else None, "own.word.long"),
    "label_x": PART, "label_y": PART, "label_size": _number(0.01, 2), "label_room": _number(0.01, 4),
    "label_font": _one_of("title", "button", "body", "strong"), "label_tone": _like("#[0-9a-fA-F]{6}", "own.word.tone"),
    "l": _whole(0, 4096), "t": _whole(0, 4096), "r": _whole(0, 4096), "b": _whole(0, 4096),
    "columns": _whole(1, 60), "rows": _whole(1, 60),
}  # fmt: skip
MAP_WORDS: Mapping[str, Kind] = {"title": LINE}


def said(node: Node, known: Mapping[str, Kind], lenient: bool = False) -> dict[str, Any]:
    """Return what the properties of an element say; Trouble for a word nobody knows, or one that cannot say that."""
    found: dict[str, Any] = {}
    for one in (prop for box in node.all("properties") for prop in box.all("property")):
        word, text = one.said.get("name", ""), one.said.get("value", one.text).strip()
        if word not in known:
            if lenient:
                continue
            near = get_close_matches(word.lower(), known, 1)
            raise Trouble("own.word.near" if near else "own.word.unknown", shown(word), *near, at=one.at)
        if not text:
            continue
        value = known[word].read(text)
        if value is None:
            raise Trouble(known[word].reason, word, shown(text), *known[word].gaps, at=one.at)
        found[word] = value
    return found


def face_name(name: str, at: Where) -> str:
    """Return the name of a tile as it can be said; Trouble where it cannot."""
    return _named(name, FACE, "own.tile.name", at)


def spot_name(name: str, at: Where) -> str:
    """Return the name of a place as it can be said; Trouble where it cannot."""
    return _named(name, SPOT, "own.spot.name", at)


def _named(name: str, pattern: re.Pattern[str], reason: str, at: Where) -> str:
    if len(name) > LETTERS or not pattern.fullmatch(name):
        raise Trouble(reason, shown(name), likely(name), at=at)
    if name in RESERVED:
        raise Trouble("own.name.taken", name, f"my-{name}", at=at)
    return name


def likely(name: str) -> str:
    """Return the name somebody may have meant who wrote it with capitals, spaces or accents."""
    letters = unicodedata.normalize("NFKD", name[: 2 * LETTERS]).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9_-]+", "-", letters).lstrip("-_0123456789").rstrip("-")[:LETTERS] or "piece"
