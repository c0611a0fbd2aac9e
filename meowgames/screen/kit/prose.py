"""Paragraphs with bold and soft words, list items, and words marked that were looked for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ...play import sheet
from .. import text as letters
from ..paint import INK, SOFT, Paint
from . import roles
from .widget import Looks, Widget

FONTS = {"": "body", "bold": "strong", "italic": "body"}
MARK, DOT, STRUCK = "#ffd66b", "#e0772c", "#c9402a"
INDENT = 1.1  # of an item, in heights of the letters


class Snippet(NamedTuple):
    """Letters of one style, marked or not, and where on their line they begin."""

    text: str
    style: str
    marked: bool
    x: float = 0


@dataclass(eq=False)
class Prose(Widget):
    """A clause as it is read; lines that begin with a dash are items."""

    text: str
    find: str = ""
    role: str = "prose"
    stretch: float = 1
    struck: bool = False  # whether it is crossed out
    kept: dict[Hashable, list[list[Snippet]]] = field(default_factory=dict, repr=False)  # lines already broken

    def wish(self, paint: Paint) -> float:
        return roles.extent(paint, sheet.plain(self.text), self.role)[0]

    def least(self, paint: Paint) -> float:
        return roles.word(paint, sheet.plain(self.text), self.role) + 1

    def measure(self, paint: Paint, width: float) -> float:
        lines = sum(len(self._lines(paint, part, width)) for part in self.text.split("\n"))
        return lines * self._step(paint) + 6 * self.text.count("\n")

    def draw(self, paint: Paint, _look: Looks) -> None:
        y, step, size = self.box.y, self._step(paint), roles.size(paint, self.role)
        for part in self.text.split("\n"):
            item = part.startswith("- ")
            x = self.box.x + (size * INDENT if item else 0)
            if item:
                paint.circle((self.box.x + size * 0.45, y + step * 0.52), size * 0.17, DOT)
            for line in self._lines(paint, part, self.box.w):
                self._draw_line(paint, line, x, y, size)
                y += step
            y += 6

    def _draw_line(self, paint: Paint, line: list[Snippet], x: float, y: float, size: float) -> None:
        for piece, after in zip(line, [*line[1:], None], strict=True):
            if piece.marked:
                wide = self._width(paint, piece.text, piece.style)
                if after and after.marked:  # one mark over neighbours, the space between included
                    wide = after.x - piece.x
                paint.fill((x + piece.x - 3, y + size * 0.06, wide + 6, size * 1.26), MARK, radius=7)
        if self.struck and line:
            end = line[-1].x + self._width(paint, line[-1].text, line[-1].style)
            paint.line([(x + line[0].x - 2, y + size * 0.68), (x + end + 2, y + size * 0.68)], STRUCK, 2.4)
        for piece in line:
            tone = SOFT if piece.style == "italic" or self.struck else INK
            paint.text(piece.text, (x + piece.x, y), size, FONTS[piece.style], tone, grow=False)

    def _step(self, paint: Paint) -> float:
        return roles.size(paint, self.role) * roles.ROLES[self.role].lead

    def _width(self, paint: Paint, text: str, style: str) -> float:
        pixels = paint.text_pixels(roles.size(paint, self.role), grow=False)
        return letters.width(text, FONTS[style], pixels) / paint.scale

    def _lines(self, paint: Paint, part: str, width: float) -> list[list[Snippet]]:
        """Return the lines of one paragraph, broken once for each width and size."""
        key = (part, width, paint.scale, paint.text_size)
        if key not in self.kept:
            self.kept[key] = self._broken(paint, part, width)
        return self.kept[key]

    def _broken(self, paint: Paint, part: str, width: float) -> list[list[Snippet]]:
        """Break one paragraph into lines of pieces; a word may be of several pieces."""
        if part.startswith("- "):
            part, width = part[2:], width - roles.size(paint, self.role) * INDENT
        space = self._width(paint, " ", "")
        lines: list[list[Snippet]] = [[]]
        x = 0.0
        for word in _words(part, self.find):
            wide = sum(self._width(paint, piece.text, piece.style) for piece in word)
            if x and x + wide > width:
                lines.append([])
                x = 0.0
            for piece in word:
                lines[-1].append(piece._replace(x=x))
                x += self._width(paint, piece.text, piece.style)
            x += space
        return lines


@lru_cache(maxsize=512)
def _words(part: str, find: str) -> list[list[Snippet]]:
    """Cut a paragraph at its spaces, and each word where style or mark changes."""
    marked: set[int] = set()
    for start, end in sheet.found_at(sheet.plain(part), find):
        marked.update(range(start, end))
    words: list[list[Snippet]] = [[]]
    at = 0
    for run in sheet.runs(part):
        for letter in run.text:
            if letter == " ":
                words.append([])
            else:
                last = words[-1][-1] if words[-1] else None
                if last and (last.style, last.marked) == (run.style, at in marked):
                    words[-1][-1] = last._replace(text=last.text + letter)
                else:
                    words[-1].append(Snippet(letter, run.style, at in marked))
            at += 1
    return [word for word in words if word]
