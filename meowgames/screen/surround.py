"""The room round the canvas: in a window of another shape the picture goes on to its edges, mirrored."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress

from pygame import Rect, Surface, transform

from .budget import Absent
from .paint import CANVAS, Box, Paint


def draw_room(paint: Paint, face: str) -> None:
    """Draw a picture as large as the canvas, and let it go on to the edges of the window."""
    with unclipped(paint), suppress(Absent):
        paint.brush.put(spread(paint, (face,), lambda size: opaque(paint, face, size)), (0, 0))


def spread(paint: Paint, key: tuple[Hashable, ...], make: Callable[[tuple[int, int]], Surface]) -> Surface:
    """Return what fills the window: a picture made for the canvas, beyond that its mirror image."""
    window, home = paint.surface.get_size(), paint.pixels((0, 0, *CANVAS))
    if home.size == window:
        return make(window)
    part = Rect(-home.x, -home.y, *window)
    return paint.art.memo(("room", *key, window), lambda: beyond(make(home.size), part))


def opaque(paint: Paint, face: str, size: tuple[int, int]) -> Surface:
    """Return a picture that nothing shines through, so that nothing below it need be drawn."""

    def make() -> Surface:
        sheet = Surface(size, 0, paint.surface)
        sheet.blit(paint.art.image(face, size), (0, 0))
        return sheet

    return paint.art.memo(("opaque", paint.art.source(face), size), make)


def veil(paint: Paint, tone: str, alpha: int = 255) -> None:
    """Lay a veil over the whole window, or fill it."""
    with unclipped(paint):
        paint.fill(seen(paint), tone, alpha)


def seen(paint: Paint) -> Box:
    """Return the whole window in canvas units: the canvas, and what lies beside it."""
    wide, high = paint.surface.get_size()
    return Box(*paint.unit((0, 0)), wide / paint.scale, high / paint.scale)


@contextmanager
def unclipped(paint: Paint) -> Iterator[None]:
    """Draw for a while beside the canvas too, unless only a smaller part of it is drawn on."""
    clip, whole = paint.surface.get_clip(), paint.pixels((0, 0, *CANVAS))
    if clip.contains(whole.clip(paint.surface.get_rect())):
        paint.surface.set_clip(None)
    try:
        yield
    finally:
        paint.surface.set_clip(clip)


def beyond(sheet: Surface, part: Rect) -> Surface:
    """Return a part of a sheet that reaches over its edges: there it goes on as its mirror image."""
    inside = part.clip(sheet.get_rect())
    out, (x, y) = Surface(part.size), (inside.x - part.x, inside.y - part.y)
    out.blit(sheet, (x, y), inside)
    right, low = x + inside.w, y + inside.h
    for edge, goal, wide in ((x, x - inside.w, x), (right - (part.w - right), right, part.w - right)):
        if wide > 0:
            strip = out.subsurface((max(edge, x), 0, min(wide, inside.w), part.h))
            out.blit(transform.flip(strip, True, False), (max(goal, 0), 0))
    for edge, goal, high in ((y, y - inside.h, y), (low - (part.h - low), low, part.h - low)):
        if high > 0:
            strip = out.subsurface((0, max(edge, y), part.w, min(high, inside.h)))
            out.blit(transform.flip(strip, False, True), (0, max(goal, 0)))
    return out
