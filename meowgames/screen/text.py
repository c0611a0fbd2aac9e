"""Words on the screen: the house's typefaces, rendered at the real scale and kept (memoisation)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

import pygame

from .. import paths

FONTS = {
    "title": "Fredoka_700Bold.ttf",
    "button": "Fredoka_600SemiBold.ttf",
    "body": "Nunito_700Bold.ttf",
    "strong": "Nunito_800ExtraBold.ttf",
}
BOLD, ROUND = 4, 40  # an outline thicker than this is made in two steps, the second of so many directions
CODE = 40  # letters in a row that are no word but a code, which may be broken anywhere
UNDRAWABLE = re.compile("[\0\ud800-\udfff]")  # what no typeface can take: NUL, half letters, bytes of a file's name
INSTEAD = "\N{REPLACEMENT CHARACTER}"


@lru_cache(maxsize=64)
def font(name: str, pixels: int) -> pygame.font.Font:
    """Return a typeface at that many pixels."""
    path = paths.need(paths.data("fonts", FONTS[name]))
    if not _whole(path):
        raise paths.Missing(path, "its end is missing")
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        return pygame.font.Font(str(path), max(4, pixels))
    except (pygame.error, OSError) as error:
        raise paths.Missing(path, str(error)) from error


@cache
def _whole(path: Path) -> bool:
    """Tell whether a typeface holds every table it promises; a broken one would crash."""
    data = path.read_bytes()
    rows = [data[at : at + 16] for at in range(12, 12 + 16 * int.from_bytes(data[4:6], "big"), 16)]
    ends = [int.from_bytes(row[8:12], "big") + int.from_bytes(row[12:], "big") for row in rows]
    return bool(ends) and all(len(row) == 16 for row in rows) and max(ends) <= len(data)


@lru_cache(maxsize=4096)
def width(text: str, name: str, pixels: int) -> int:
    """Return how wide one line of text is."""
    return font(name, pixels).size(drawable(text))[0]


def drawable(text: str) -> str:
    """Return a text with a sign in place of each letter that cannot be drawn, wherever it came from."""
    return UNDRAWABLE.sub(INSTEAD, text)


@lru_cache(maxsize=2048)
def wrap(text: str, name: str, pixels: int, room: int) -> tuple[str, ...]:
    """Break a text into lines no wider than room; a word that is wider alone is broken too."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            for piece in _pieces(word, name, pixels, room):
                longer = f"{line} {piece}" if line else piece
                if line and width(longer, name, pixels) > room:
                    lines.append(line)
                    line = piece
                else:
                    line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=256)
def shortened(text: str, name: str, pixels: int, room: int) -> str:
    """Return one line as it is if it has room, else as much of it as leaves room for an ellipsis."""
    if width(text, name, pixels) <= room:
        return text
    kept = text
    while len(kept) > 1 and width(f"{kept.rstrip()}…", name, pixels) > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def breaks(text: str, name: str, pixels: int, room: int) -> bool:
    """Tell whether a word of a text is wider than the room and so is broken."""
    return any(width(word, name, pixels) > room for word in text.split() if len(word) < CODE)


def _pieces(word: str, name: str, pixels: int, room: int) -> list[str]:
    """Return a word, cut where it alone would not fit."""
    if len(word) < 2 or width(word, name, pixels) <= room:
        return [word]
    pieces, piece = [], ""
    for letter in word:
        if piece and width(piece + letter, name, pixels) > room:
            pieces.append(piece)
            piece = ""
        piece += letter
    return pieces + [piece]


@lru_cache(maxsize=8192)
def measured(text: str, name: str, pixels: int, room: int | None, lead: float) -> tuple[int, int]:
    """Return the size in pixels of a text, wrapped at room if given."""
    lines = wrap(text, name, pixels, room) if room else tuple(text.split("\n"))
    return max(width(line, name, pixels) for line in lines), extent(lines, name, pixels, 0, lead)[1]


@lru_cache(maxsize=4096)
def extent(lines: tuple[str, ...], name: str, pixels: int, thick: int, lead: float) -> tuple[int, int]:
    """Return the size in pixels of lines of text with an outline that thick."""
    wide = max((width(line, name, pixels) for line in lines), default=0) + 2 * thick
    high = round(pixels * lead) * (len(lines) - 1) + font(name, pixels).get_linesize() + 2 * thick
    return max(1, wide), max(1, high)


def render(
    lines: tuple[str, ...],
    name: str,
    pixels: int,
    tone: str,
    edge: str | None,
    thick: int,
    align: str,
    lead: float,
) -> pygame.Surface:
    """Return lines of text as a surface, with an outline where an edge colour is given."""
    face = font(name, pixels)
    step = round(pixels * lead)
    wide, high = extent(lines, name, pixels, thick, lead)
    out = pygame.Surface((wide, high), pygame.SRCALPHA)
    for index, line in enumerate(map(drawable, lines)):
        if not width(line, name, pixels):  # nothing, or only letters without a width, which a typeface refuses to draw
            continue
        body = face.render(line, True, tone)
        spare = wide - 2 * thick - body.get_width()
        x = thick + {"left": 0, "center": spare // 2, "right": spare}[align]
        y = thick + index * step
        if edge and thick:
            rim = _outlined(face, line, edge, thick)
            out.blit(rim, (x - thick, y - thick))
        out.blit(body, (x, y))
    return out


def _outlined(face: pygame.font.Font, line: str, edge: str, thick: int) -> pygame.Surface:
    """Return a line drawn thick in its edge colour, to lie under the line itself."""
    body = face.render(line, True, edge)
    if thick <= BOLD:
        return _spread(body, thick, _disc(thick))
    ring = [pygame.Vector2(thick - BOLD, 0).rotate(360 * step / ROUND) for step in range(ROUND)]
    around = {(round(one.x * part), round(one.y * part)) for one in ring for part in (1, 0.5)}
    return _spread(_spread(body, BOLD, _disc(BOLD)), thick - BOLD, sorted(around))


def _disc(radius: int) -> list[tuple[int, int]]:
    """Return the pixels of a disc round its middle."""
    side = range(-radius, radius + 1)
    return [(x, y) for x in side for y in side if x * x + y * y <= radius * radius + 1]


def _spread(body: pygame.Surface, rim: int, steps: Sequence[tuple[int, int]]) -> pygame.Surface:
    """Return a picture drawn again and again, so many steps off, on one that is larger by a rim."""
    out = pygame.Surface((body.get_width() + 2 * rim, body.get_height() + 2 * rim), pygame.SRCALPHA)
    for x, y in steps:
        out.blit(body, (rim + x, rim + y))
    return out
