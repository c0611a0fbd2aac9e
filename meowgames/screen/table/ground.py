"""What everything on a table lies on: the scenery of its map, painted once on one opaque sheet."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import suppress

from pygame import Rect, Surface, transform

from .. import surround
from ..brush import NEAR
from ..budget import Absent
from ..paint import CANVAS, Box, Paint

BEYOND = 2  # pixels a near view may reach over the edge by rounding


class Ground:
    """The scenery of a map for so many seats: faces and where they stand."""

    def __init__(self, name: tuple[Hashable, ...], scenery: Sequence[tuple[str, Box]]):
        self.name, self.scenery = name, scenery

    def draw(self, paint: Paint) -> None:
        """Draw all of it; a near view stretches its part of the sheet."""
        rect, window = paint.pixels((0, 0, *CANVAS)), paint.surface.get_rect()
        near = not window.contains(rect)
        if not near and rect.size != window.size and (rect.w == window.w or rect.h == window.h):
            self.draw_bare(paint)  # beside the table there is the ground alone
        sheet = self.sheet(paint, self.whole(paint) if near else rect.size)
        if sheet and near:
            with surround.unclipped(paint):
                cause = self.name, tuple(rect)
                paint.brush.backdrop(NEAR, window, cause, lambda onto: stretched(sheet, rect, window, onto))
        elif sheet:
            paint.brush.put(sheet, rect.topleft)

    def draw_bare(self, paint: Paint) -> None:
        """Draw the ground without what stands on it, to the edges of the window."""
        key = ("bare", *self.name)

        def make(size: tuple[int, int]) -> Surface:
            return paint.art.memo((*key, size), lambda: self.painted(paint, size, bare=True))

        with surround.unclipped(paint), suppress(Absent):
            paint.brush.put(surround.spread(paint, key, make), (0, 0))

    def draw_beyond(self, paint: Paint) -> None:
        """Draw only what of the ground lies beyond the edges of the table, seen as a camera sees it."""
        rect, window = paint.pixels((0, 0, *CANVAS)), paint.surface.get_rect()
        sheet, inside = self.sheet(paint, self.whole(paint)), rect.clip(window)
        left, above, right, below = inside.x, inside.y, window.right - inside.right, window.bottom - inside.bottom
        strips = (
            Rect(0, 0, left * 2, window.h),
            Rect(window.right - right * 2, 0, right * 2, window.h),
            Rect(0, 0, window.w, above * 2),
            Rect(0, window.bottom - below * 2, window.w, below * 2),
        )  # as much again of what lies inside: that is what is mirrored
        for strip in strips:
            seen = strip.clip(window)
            if sheet and seen.w and seen.h:
                with surround.unclipped(paint):
                    paint.brush.put(stretched(sheet, rect, seen), seen.topleft)

    def whole(self, paint: Paint) -> tuple[int, int]:
        """Return the size in pixels that the whole table has in this window."""
        return round(CANVAS[0] * paint.home), round(CANVAS[1] * paint.home)

    def sheet(self, paint: Paint, size: tuple[int, int]) -> Surface | None:
        """Return the sheet at that size; nothing while its pictures are not there yet."""
        return paint.brush.make(("ground", *self.name, size), lambda: self.painted(paint, size))

    def painted(self, paint: Paint, size: tuple[int, int], bare: bool = False) -> Surface:
        """Return the whole scenery at that size, or only its ground."""
        found = [(face, box) for face, box in self.scenery if not bare or box.size == CANVAS]
        with paint.seen(size[0] / CANVAS[0], (0, 0)):
            paint.art.gather([(face, paint.pixels(box).size) for face, box in found])
        sheet = Surface(size, 0, paint.surface)
        with paint.seen(size[0] / CANVAS[0], (0, 0), sheet):
            for face, box in found:
                paint.image(face, box)
        return sheet


def stretched(sheet: Surface, rect: Rect, seen: Rect, onto: Surface | None = None) -> Surface:
    """Return a part of the window that shows a sheet stretched over a rectangle; beyond it that goes on mirrored."""
    zoom = sheet.get_width() / rect.w
    part = Rect((seen.x - rect.x) * zoom, (seen.y - rect.y) * zoom, max(1, seen.w * zoom), max(1, seen.h * zoom))
    inside = part.clip(sheet.get_rect())
    beyond = part.w - inside.w > BEYOND or part.h - inside.h > BEYOND
    found = surround.beyond(sheet, part).convert(sheet) if beyond else sheet.subsurface(inside)
    return transform.scale(found, seen.size, onto) if onto else transform.scale(found, seen.size)
