"""Roles of text: which typeface, which size, and how much each grows with the reader's setting."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..paint import HALF, INK, LIGHT, RED, SMALLEST, SOFT, Box, Paint, Point

GREY = "#7a6a5b"  # words on something that cannot be used now


class Role(NamedTuple):
    """How a kind of text is written; growth is its share of the reader's growth: large text needs less."""

    font: str
    size: float
    growth: float = 1.0
    tone: str = INK
    lead: float = 1.3


ROLES = {
    "title": Role("title", 56, 0.3),
    "chapter": Role("title", 46, 0.3),
    "heading": Role("button", 36, 0.6),
    "sub": Role("button", 29, 0.9),
    "label": Role("body", 28),
    "prose": Role("body", 28, lead=1.35),
    "speech": Role("body", 27, 0.6, lead=1.26),
    "strong": Role("strong", 26),
    "control": Role("strong", 24),
    "note": Role("strong", 22, tone=SOFT),
    "small": Role("body", 22, tone=SOFT),
    "caption": Role("strong", 20),
    "red": Role("strong", 20, tone=RED),
    "row": Role("strong", 24, 0.5, lead=1.1),  # of a table with a column for each player
    "column": Role("strong", 20, 0.5),
    "points": Role("button", 31, 0.3),
    "total": Role("button", 44, 0.15),
    "tag": Role("strong", 22, 0.9, LIGHT),
    "number": Role("button", 31, 0.8),
    "button": Role("button", 34, 0.5),
    "way": Role("button", 30, 0.15),
    "primary": Role("button", 44, 0.3),
}


def size(paint: Paint, role: str) -> float:
    """Return a role's size in canvas units as the reader wants it."""
    return ROLES[role].size * (1 + (paint.text_size - 1) * ROLES[role].growth)


def half(paint: Paint) -> float:
    """Return how much drawn things grow: half as much as text does."""
    return 1 + (paint.text_size - 1) * 0.5


def extent(paint: Paint, text: str, role: str, room: float | None = None) -> tuple[float, float]:
    """Return the width and height a text takes in that role."""
    said = ROLES[role]
    return paint.extent(text, size(paint, role), said.font, room, said.lead, grow=False)


def write(paint: Paint, text: str, role: str, pos: Point, tone: str | None = None, **how: Any) -> Box:
    """Write a text in its role; the rest is as for Paint.text."""
    said = ROLES[role]
    return paint.text(text, pos, size(paint, role), said.font, tone or said.tone, lead=said.lead, grow=False, **how)


def least(paint: Paint) -> float:
    """Return the size below which nothing is written for this reader."""
    return SMALLEST * (1 + (paint.text_size - 1) * HALF)


def word(paint: Paint, text: str, role: str) -> float:
    """Return the width of the longest word: narrower than that a text would be cut."""
    return max((extent(paint, part, role)[0] for part in text.split()), default=0.0)
