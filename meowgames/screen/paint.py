"""The window's surface measured in canvas units: everything is drawn through it, crisp at any size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pygame

from . import text as words
from .art import Art
from .budget import FrameBudget
from .ledger import PICTURE, Ledger

CANVAS = (1920, 1080)
INK, SOFT, RED, PAPER, LIGHT = "#3d2b24", "#6e5346", "#a8431f", "#fff7e6", "#fffdf6"
FOCUS = "#2f66b5"
SEAT_TONES = ("#f4b73c", "#1d7f80", "#5f3d8c", "#b5412b", "#d3dbe6", "#5aa9ee")  # as ring0 .. ring5 are drawn
HALF = 0.5  # the share that signs, names and numbers of a table have in the growth of text
SMALLEST = 18  # the size below which nothing is written, as a window of 1280 × 720 makes 12 pixels of it
LARGE = 1.1  # text larger than this needs room that a table has to make
BACKDROP = "#241712"

Box = pygame.FRect
SAFE = Box(10, 10, CANVAS[0] - 20, CANVAS[1] - 20)  # where notes stay: clear of the window's edge
Area = Sequence[float] | pygame.FRect | pygame.Rect  # x, y, width and height
Point = Sequence[float] | pygame.Vector2


class Paint:
    """A surface, its scale and offset, the art and the size of the reader's text."""

    def __init__(self, art: Art, text: float = 1.0):
        self.art, self.text_size, self.marks = art, text, True
        self.least = 1.0  # the size of text for whose reader nothing is written too small, if that is the larger one
        self.budget, self.ledger = FrameBudget(), Ledger()
        self.dress: Mapping[str, str] = {}  # faces drawn as others: those of a seat in its player's colour
        self.surface: pygame.Surface = pygame.Surface((1, 1))
        self.scale = self.home = 1.0  # now, and that of the whole canvas
        self.offset: tuple[int, int] = (0, 0)

    def aim(self, surface: pygame.Surface) -> None:
        """Draw on this surface from now on, the canvas letterboxed into it."""
        wide, high = surface.get_size()
        scale = max(0.05, min(wide / CANVAS[0], high / CANVAS[1]))
        if scale != self.scale:
            self.art.forget()
        self.surface, self.scale, self.home = surface, scale, scale
        self.offset = (round((wide - CANVAS[0] * scale) / 2), round((high - CANVAS[1] * scale) / 2))

    @contextmanager
    def seen(self, scale: float, offset: tuple[int, int], surface: pygame.Surface | None = None) -> Iterator[None]:
        """Draw for a while at another scale and offset, or on another surface."""
        home = self.surface, self.scale, self.offset
        self.surface, self.scale, self.offset = surface or self.surface, scale, offset
        try:
            yield
        finally:  # also when a picture is missing: the next scene draws at its own scale
            self.surface, self.scale, self.offset = home

    @contextmanager
    def sized(self, text: float, least: float = 1.0) -> Iterator[None]:
        """Write for a while as a reader would who wants texts of that size, none smaller than another one may read."""
        home, self.text_size, self.least = (self.text_size, self.least), text, least
        try:
            yield
        finally:
            self.text_size, self.least = home

    def follow(self, text: float, marks: bool) -> None:
        """Let text size and marks be as the reader has set them."""
        self.text_size = text
        if self.marks != marks:
            self.marks = marks
            self.art.forget()

    def wear(self, dress: Mapping[str, str]) -> None:
        """Draw some faces as others from now on: those of a seat in its player's colour."""
        self.dress = dress

    def unit(self, pos: Point) -> tuple[float, float]:
        """Return where on the canvas a pixel of the window lies."""
        return (pos[0] - self.offset[0]) / self.scale, (pos[1] - self.offset[1]) / self.scale

    def point(self, pos: Point) -> tuple[int, int]:
        """Return the pixel at a place of the canvas."""
        return round(pos[0] * self.scale) + self.offset[0], round(pos[1] * self.scale) + self.offset[1]

    def pixels(self, box: Area) -> pygame.Rect:
        """Return a box of the canvas in pixels; neighbours stay neighbours."""
        x, y = self.point((box[0], box[1]))
        right, bottom = self.point((box[0] + box[2], box[1] + box[3]))
        return pygame.Rect(x, y, max(1, right - x), max(1, bottom - y))

    # ── shapes ──

    def fill(self, box: Area, tone: str, alpha: int = 255, radius: float = 0) -> None:
        """Fill a box, rounded and translucent if told."""
        rect, bend = self.pixels(box), round(radius * self.scale)
        if alpha >= 255:
            pygame.draw.rect(self.surface, tone, rect, border_radius=bend)
            return
        veil = self.art.memo(("fill", rect.size, tone, bend), lambda: _veil(rect.size, tone, bend))
        veil.set_alpha(alpha)
        self.surface.blit(veil, rect)

    def frame(self, box: Area, tone: str, thick: float = 3, radius: float = 0) -> None:
        """Outline a box."""
        pygame.draw.rect(
            self.surface,
            tone,
            self.pixels(box),
            max(1, round(thick * self.scale)),
            round(radius * self.scale),
        )

    def line(self, points: Sequence[Point], tone: str, thick: float = 3, dash: Sequence[float] = ()) -> None:
        """Draw a polyline with round joints, dashed if told."""
        wide = max(1, round(thick * self.scale))
        for a, b in _dashes(points, dash) if dash else pairwise(points):
            pygame.draw.line(self.surface, tone, self.point(a), self.point(b), wide)
            if wide > 2:
                pygame.draw.aacircle(self.surface, tone, self.point(b), wide / 2)

    def circle(self, centre: Point, radius: float, tone: str) -> None:
        """Fill a circle."""
        pygame.draw.aacircle(self.surface, tone, self.point(centre), max(1, round(radius * self.scale)))

    def ring(self, box: Area, radius: float = 18, gap: float = 7, tilt: float = 0) -> None:
        """Draw the keyboard focus: a dashed blue ring on white, outside the box and tilted with it."""
        x, y, w, h = box[0] - gap, box[1] - gap, box[2] + 2 * gap, box[3] + 2 * gap
        edge = round_edge(x + 2, y + 2, w - 4, h - 4, radius + gap - 2)
        if tilt:
            middle = pygame.Vector2(x + w / 2, y + h / 2)
            edge = [middle + (point - middle).rotate(tilt) for point in edge]
        self.line(edge, LIGHT, 6)
        self.line(edge, FOCUS, 3.4, (10, 7))

    def dashes(self, box: Area, tone: str, radius: float = 18, thick: float = 3) -> None:
        """Draw a dashed rounded frame: an empty place."""
        self.line(round_edge(box[0], box[1], box[2], box[3], radius), tone, thick, (12, 9))

    # ── art ──

    def image(
        self,
        face: str,
        box: Area,
        tilt: float = 0,
        alpha: int = 255,
        look: str = "",
    ) -> None:
        """Draw a face filling a box, tilted in degrees clockwise."""
        rect = self.pixels(box)
        image = self.art.tilted(face, rect.size, round(tilt), look)
        self.blit(image, rect.center, alpha)

    def blit(self, image: pygame.Surface, centre: tuple[int, int], alpha: int = 255) -> None:
        """Put a surface of pixels with its centre there."""
        if alpha < 255:
            image.set_alpha(alpha)
        self.surface.blit(image, image.get_rect(center=centre))
        if alpha < 255:
            image.set_alpha(255)

    def sliced(self, face: str, box: Area, alpha: int = 255) -> None:
        """Draw a stretchable face (a nine-slice) around a box: its rim lies outside."""
        rim = self.art.props(face).get("rim", 0)
        rect = self.pixels((box[0] - rim, box[1] - rim, box[2] + 2 * rim, box[3] + 2 * rim))
        self.blit(self.art.sliced(face, rect.size, self.scale), rect.center, alpha)

    def grown(self, face: str, box: Area, alpha: int = 255) -> None:
        """Draw a piece that stretches only sideways: it grows as a whole to the height of its box."""
        props = self.art.props(face)
        rim = props.get("rim", 0)
        grow = box[3] / max(1, props["height"] - 2 * rim)
        rim *= grow
        rect = self.pixels((box[0] - rim, box[1] - rim, box[2] + 2 * rim, box[3] + 2 * rim))
        self.blit(self.art.sliced(face, rect.size, self.scale * grow), rect.center, alpha)

    def natural(self, face: str) -> tuple[int, int]:
        """Return the size in canvas units a face was drawn for."""
        props = self.art.props(face)
        return props["width"], props["height"]

    # ── words ──

    def text_pixels(self, size: float, grow: float = 1.0) -> int:
        """Return a text size in pixels; grow is the share it has in the reader's setting: all of it, half, none."""
        pixels = round(size * self.scale * (1 + (self.text_size - 1) * grow))
        if self.ledger.owners[-1] == PICTURE:
            return max(6, pixels)
        least = SMALLEST * self.home
        grown = least * seen_part(self) * (1 + (max(self.text_size, self.least) - 1) * HALF)
        return max(pixels, round(least), int(grown + 0.01))  # seen from afar, too

    def text(
        self,
        text: str,
        pos: Point,
        size: float = 28,
        font: str = "body",
        tone: str = INK,
        anchor: str = "topleft",
        room: float | None = None,
        fit: float | None = None,
        least: float | None = None,
        edge: str | None = None,
        thick: float = 3,
        align: str = "left",
        lead: float = 1.3,
        grow: float = 1.0,
        alpha: int = 255,
    ) -> Box:
        """Write at an anchor; room wraps lines at that width, fit shrinks one line until it is no wider.

        A line that may shrink no further than to its least size ends in an ellipsis where it is still too wide.
        """
        if not text:
            return Box(pos[0], pos[1], 0, 0)
        wanted = pixels = self.text_pixels(size, grow)
        whole = text
        if fit is not None:
            pixels = self.fitting(text, pixels, font, fit)
        if least is not None and fit is not None:
            wanted = min(wanted, self.text_pixels(least, grow))
            pixels = max(pixels, wanted)
            text = words.shortened(text, font, pixels, round(fit * self.scale))
        lines = words.wrap(text, font, pixels, max(1, round(room * self.scale))) if room else tuple(text.split("\n"))
        rim = max(1, round(thick * self.scale)) if edge else 0
        image = words.render(lines, font, pixels, tone, edge, rim, align, lead)
        rect = image.get_rect(**{anchor: self.point(pos)})
        if alpha < 255:
            image.set_alpha(alpha)
        self.surface.blit(image, rect)
        if alpha < 255:
            image.set_alpha(255)
        self.ledger.lay(image, rect)
        if self.ledger.read:
            broken = text != whole or (room is not None and words.breaks(text, font, pixels, round(room * self.scale)))
            self.ledger.note(whole, image, rect, (wanted, pixels), self.surface, broken, seen_part(self))
        return Box(*self.unit(rect.topleft), rect.w / self.scale, rect.h / self.scale)

    def fitting(self, text: str, pixels: int, font: str, room: float) -> int:
        """Return the largest size up to that many pixels at which one line fits the room."""
        wide = words.width(text, font, pixels)
        if wide > room * self.scale:
            pixels = max(6, int(pixels * room * self.scale / wide))
        while pixels > 6 and words.width(text, font, pixels) > room * self.scale:  # widths do not shrink evenly
            pixels -= 1
        return pixels

    def extent(
        self,
        text: str,
        size: float = 28,
        font: str = "body",
        room: float | None = None,
        lead: float = 1.3,
        grow: float = 1.0,
    ) -> tuple[float, float]:
        """Return the width and height a text takes, wrapped at room if given."""
        pixels = self.text_pixels(size, grow)
        lines = words.wrap(text, font, pixels, max(1, round(room * self.scale))) if room else tuple(text.split("\n"))
        wide = max(words.width(line, font, pixels) for line in lines)
        high = round(pixels * lead) * (len(lines) - 1) + words.font(font, pixels).get_linesize()
        return wide / self.scale, high / self.scale

    @contextmanager
    def clip(self, box: Area) -> Iterator[None]:
        """Draw only inside a box."""
        old = self.surface.get_clip()
        self.surface.set_clip(self.pixels(box).clip(old))
        try:
            yield
        finally:
            self.surface.set_clip(old)


def _veil(size: tuple[int, int], tone: str, bend: int) -> pygame.Surface:
    """Return a plain sheet, its corners rounded if told."""
    if not bend:
        veil = pygame.Surface(size)
        veil.fill(tone)
        return veil
    veil = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(veil, tone, veil.get_rect(), border_radius=bend)
    return veil


def fill_shape(paint: Paint, points: Sequence[Point], tone: str) -> None:
    """Fill a polygon."""
    pygame.draw.polygon(paint.surface, tone, [paint.point(point) for point in points])


def round_edge(x: float, y: float, w: float, h: float, r: float) -> list[pygame.Vector2]:
    """Return the points of a rounded rectangle's edge, closed."""
    vector = pygame.Vector2
    r = min(r, w / 2, h / 2)
    corners = (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    )
    points: list[pygame.Vector2] = []
    for cx, cy, start in corners:
        points += [vector(cx, cy) + vector(r, 0).rotate(start + 15 * i) for i in range(7)]
    return points + points[:1]


def _dashes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """Cut a polyline into dashes: lengths on, off, on, off …"""
    index, left = 0, pattern[0]
    for a, b in pairwise(points):
        start, end = pygame.Vector2(a), pygame.Vector2(b)
        length, done = start.distance_to(end), 0.0
        while done < length:
            run = min(left, length - done)
            if index % 2 == 0:
                yield start.lerp(end, done / length), start.lerp(end, min(1.0, (done + run) / length))
            done += run
            left -= run
            if left <= 1e-9:
                index += 1
                left = pattern[index % len(pattern)]


def seen_part(paint: Paint) -> float:
    """Return how large what is drawn is seen, where that is smaller than usual; at most 1."""
    return min(1.0, paint.scale / paint.home)


def written(paint: Paint, boxes: Sequence[Box]) -> list[Box]:
    """Return where letters stand that touch some boxes, as far as the picture is drawn; in a new frame, of the last."""
    inks = paint.ledger.near([paint.pixels(box) for box in boxes])
    return [Box(*paint.unit(ink.topleft), ink.w / paint.scale, ink.h / paint.scale) for ink in inks]
