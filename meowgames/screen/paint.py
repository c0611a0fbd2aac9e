"""The window's surface measured in canvas units: everything is drawn through it, crisp at any size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import lru_cache
from itertools import pairwise

import pygame

from . import sprites
from . import text as words
from .art import Art
from .brush import Brush
from .budget import Absent
from .ledger import PICTURE
from .sprites import dashed, round_edge

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
        self.dress: Mapping[str, str] = {}  # faces drawn as others: those of a seat in its player's colour
        self.brush = Brush(art, lambda: (self.scale, self.offset, self.text_size, self.least, self.marks, self.dress))
        self.ledger, self.surface = self.brush.ledger, self.brush.surface
        self.scale = self.home = 1.0  # now, and that of the whole canvas
        self.offset: tuple[int, int] = (0, 0)

    def aim(self, surface: pygame.Surface) -> None:
        """Draw on this surface from now on, the canvas letterboxed into it."""
        wide, high = surface.get_size()
        scale = max(0.05, min(wide / CANVAS[0], high / CANVAS[1]))
        if scale != self.scale:
            self.art.forget()
        self.surface, self.scale, self.home = surface, scale, scale
        self.brush.aim(surface)
        self.offset = (round((wide - CANVAS[0] * scale) / 2), round((high - CANVAS[1] * scale) / 2))

    @contextmanager
    def seen(self, scale: float, offset: tuple[int, int], surface: pygame.Surface | None = None) -> Iterator[None]:
        """Draw for a while at another scale and offset, or on another surface."""
        home = self.surface, self.scale, self.offset
        self.surface, self.scale, self.offset = surface or self.surface, scale, offset
        try:
            with self.brush.on(surface) if surface else nullcontext():
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
        place = (rect.x, rect.y, rect.w, rect.h)
        if alpha < 255 and bend:
            veil = self.brush.make(("fill", rect.size, tone, bend), lambda: sprites.plain(rect.size, tone, bend))
            if veil:
                self.brush.put(veil, rect.topleft, alpha)
        elif alpha < 255:
            self.brush.shape(rect, sprites.wash, tone, alpha, place)
        elif bend:
            self.brush.shape(rect, sprites.bent, tone, place, 0, bend)
        else:
            self.brush.shape(rect, sprites.flat, tone, place)

    def frame(self, box: Area, tone: str, thick: float = 3, radius: float = 0) -> None:
        """Outline a box."""
        rect = self.pixels(box)
        wide, bend = max(1, round(thick * self.scale)), round(radius * self.scale)
        self.brush.shape(rect, sprites.bent, tone, (rect.x, rect.y, rect.w, rect.h), wide, bend)

    def line(self, points: Sequence[Point], tone: str, thick: float = 3, dash: Sequence[float] = ()) -> None:
        """Draw a polyline with round joints, dashed if told."""
        wide = max(1, round(thick * self.scale))
        parts = dashed(points, dash) if dash else pairwise(points)
        lines = tuple((self.point(a), self.point(b)) for a, b in parts)
        if lines:
            box = around([point for line in lines for point in line], wide)
            self.brush.shape(box, sprites.strokes, tone, wide, lines)

    def circle(self, centre: Point, radius: float, tone: str) -> None:
        """Fill a circle."""
        middle, wide = self.point(centre), max(1, round(radius * self.scale))
        self.brush.shape(around([middle], 2 * wide), sprites.disc, tone, middle, wide)

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
        if not sees(self, box, max(box[2], box[3]) / 4 if tilt else 0):
            return
        rect = self.pixels(box)
        with suppress(Absent):
            if too_large(self, rect):
                draw_large(self, rect, self.art.tilted(face, whole_size(self, rect), 0, look), alpha)
            else:
                self.blit(self.art.tilted(face, rect.size, round(tilt), look), rect.center, alpha)

    def blit(self, image: pygame.Surface, centre: tuple[int, int], alpha: int = 255) -> None:
        """Put a surface of pixels with its centre there."""
        self.brush.put(image, image.get_rect(center=centre).topleft, alpha)

    def sliced(self, face: str, box: Area, alpha: int = 255) -> None:
        """Draw a stretchable face (a nine-slice) around a box: its rim lies outside."""
        rim = self.art.props(face).get("rim", 0)
        if not sees(self, box, rim):
            return
        rect = self.pixels((box[0] - rim, box[1] - rim, box[2] + 2 * rim, box[3] + 2 * rim))
        with suppress(Absent):
            self.blit(self.art.sliced(face, rect.size, self.scale), rect.center, alpha)

    def grown(self, face: str, box: Area, alpha: int = 255) -> None:
        """Draw a piece that stretches only sideways: it grows as a whole to the height of its box."""
        props = self.art.props(face)
        rim = props.get("rim", 0)
        grow = box[3] / max(1, props["height"] - 2 * rim)
        rim *= grow
        rect = self.pixels((box[0] - rim, box[1] - rim, box[2] + 2 * rim, box[3] + 2 * rim))
        with suppress(Absent):
            self.blit(self.art.sliced(face, rect.size, self.scale * grow), rect.center, alpha)

    def natural(self, face: str) -> tuple[int, int]:
        """Return the size in canvas units a face was drawn for."""
        props = self.art.props(face)
        return props["width"], props["height"]

    # ── words ──

    def text_pixels(self, size: float, grow: float = 1.0) -> int:
        """Return a text size in pixels; grow is the share it has in the reader's setting: all of it, half, none."""
        read = self.ledger.owners[-1] != PICTURE
        return text_pixels(size, grow, self.scale, self.home, self.text_size, self.least, read)

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
        far = unseen(self, text, pos, size, font, anchor, room, lead, grow) if self.scale > self.home else None
        if far:
            return far
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
        rect = pygame.Rect((0, 0), words.extent(lines, font, pixels, rim, lead)).move_to(**{anchor: self.point(pos)})
        style = font, pixels, tone, edge, rim, align, lead
        image = self.brush.make(("text", lines, *style), lambda: words.render(lines, *style))
        if image:
            self.brush.put(image, rect.topleft, alpha)
            self.ledger.lay(image, rect)
        if image and self.ledger.read:
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
        width = max(1, round(room * self.scale)) if room else None
        wide, high = words.measured(text, font, self.text_pixels(size, grow), width, lead)
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


def fill_shape(paint: Paint, points: Sequence[Point], tone: str) -> None:
    """Fill a polygon."""
    places = tuple(paint.point(point) for point in points)
    paint.brush.shape(around(places, 0), sprites.polygon, tone, places)


def around(points: Sequence[tuple[int, int]], wide: int) -> pygame.Rect:
    """Return the box that holds what is drawn so wide through these points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return box.inflate(wide + 4, wide + 4)


@lru_cache(maxsize=4096)
def text_pixels(size: float, grow: float, scale: float, home: float, text: float, least: float, read: bool) -> int:
    """Return a text size in pixels: what is read is never too small, also seen from afar."""
    pixels = round(size * scale * (1 + (text - 1) * grow))
    if not read:
        return max(6, pixels)
    smallest = SMALLEST * home
    grown = smallest * min(1.0, scale / home) * (1 + (max(text, least) - 1) * HALF)
    return max(pixels, round(smallest), int(grown + 0.01))


def seen_part(paint: Paint) -> float:
    """Return how large what is drawn is seen, where that is smaller than usual; at most 1."""
    return min(1.0, paint.scale / paint.home)


def written(paint: Paint, boxes: Sequence[Box]) -> list[Box]:
    """Return where letters stand that touch some boxes, as far as the picture is drawn; in a new frame, of the last."""
    inks = paint.ledger.near([paint.pixels(box) for box in boxes])
    return [Box(*paint.unit(ink.topleft), ink.w / paint.scale, ink.h / paint.scale) for ink in inks]


def sees(paint: Paint, box: Area, rim: float) -> bool:
    """Tell whether anything of a box, tilted or not, and of a rim round it can be seen where it is drawn."""
    rim += abs(box[2] - box[3]) / 2
    around = paint.pixels((box[0] - rim, box[1] - rim, box[2] + 2 * rim, box[3] + 2 * rim))
    return bool(around.colliderect(paint.surface.get_clip()))


def unseen(
    paint: Paint,
    text: str,
    pos: Point,
    size: float,
    font: str,
    anchor: str,
    room: float | None,
    lead: float,
    grow: float,
) -> Box | None:
    """Return where a text stands of which a near view shows nothing: it is not even measured so large; else None."""
    pixels = text_pixels(size, grow, paint.home, paint.home, paint.text_size, paint.least, True)
    width = max(1, round(room * paint.home)) if room else None
    wide, high = words.measured(text, font, pixels, width, lead)
    found = Box(0, 0, wide / paint.home, high / paint.home).move_to(**{anchor: pos})
    return None if sees(paint, found, max(SMALLEST, found.h)) else found


# ── larger than the window ──


def too_large(paint: Paint, rect: pygame.Rect) -> bool:
    """Tell whether something seen from near would be a picture larger than the window."""
    wide, high = paint.surface.get_size()
    return paint.scale > paint.home and rect.w * rect.h > wide * high


def whole_size(paint: Paint, rect: pygame.Rect) -> tuple[int, int]:
    """Return how many pixels a box has where the whole table is seen."""
    return max(1, round(rect.w * paint.home / paint.scale)), max(1, round(rect.h * paint.home / paint.scale))


def draw_large(paint: Paint, rect: pygame.Rect, image: pygame.Surface, alpha: int) -> None:
    """Draw a picture larger than the window from a smaller one: only what is seen of it is enlarged."""
    seen, zoom = rect.clip(paint.surface.get_clip()), image.get_width() / rect.w
    if seen.w and seen.h:
        x, y = int((seen.x - rect.x) * zoom), int((seen.y - rect.y) * zoom)
        part = pygame.Rect(x, y, max(1, round(seen.w * zoom)), max(1, round(seen.h * zoom))).clip(image.get_rect())
        paint.brush.put(pygame.transform.smoothscale(image.subsurface(part), seen.size), seen.topleft, alpha)
