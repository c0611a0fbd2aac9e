"""What a frame consists of: pictures and shapes with their places, drawn now or listed to be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import pygame

Place: TypeAlias = tuple[int, int, int, int]  # x, y, width and height in pixels
Shape: TypeAlias = tuple[Any, ...]  # a function that draws on a surface, and what else it is given
TILE = 256  # pixels a side: a colour is laid over an area tile by tile


class Sprite(NamedTuple):
    """A picture or a shape where it is drawn; equal ones leave equal pixels."""

    what: pygame.Surface | Shape
    at: tuple[int, int]
    alpha: int
    box: Place  # what of it is seen

    @property
    def opaque(self) -> bool:
        """Whether nothing below its box shines through."""
        if isinstance(self.what, tuple):
            return self.what[0] in (flat, stretched, laid)
        return self.alpha >= 255 and not self.what.get_flags() & pygame.SRCALPHA


def draw(surface: pygame.Surface, sprites: Sequence[Sprite], area: pygame.Rect) -> None:
    """Draw what is seen of some sprites in an area, bottom first."""
    for what, at, alpha, box in sprites:
        surface.set_clip(area.clip(box))
        if isinstance(what, tuple):
            what[0](surface, *what[1:])
        else:
            blit(surface, what, at, alpha)
    surface.set_clip(None)


def blit(surface: pygame.Surface, image: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
    """Put a picture's corner there; one that is shared is left as it was."""
    if alpha >= 255:
        surface.blit(image, at)
        return
    image.set_alpha(alpha)
    surface.blit(image, at)
    image.set_alpha(255)


# ── shapes: each is given the surface first, and keeps to its clip ──


def flat(surface: pygame.Surface, tone: str, rect: Place) -> None:
    """Fill a box."""
    surface.fill(tone, rect)


def bent(surface: pygame.Surface, tone: str, rect: Place, thick: int, bend: int) -> None:
    """Fill a box with round corners, or outline one."""
    pygame.draw.rect(surface, tone, rect, thick, bend)


def wash(surface: pygame.Surface, tone: str, alpha: int, rect: Place) -> None:
    """Lay a colour over a box through which it shines."""
    area = surface.get_clip().clip(rect)
    if not surface.get_flags() & pygame.SRCALPHA:
        red, green, blue, _ = pygame.Color(tone)
        surface.fill((255 - alpha,) * 3, area, pygame.BLEND_RGB_MULT)
        surface.fill([part * alpha // 255 for part in (red, green, blue)], area, pygame.BLEND_RGB_ADD)
        return
    tile = _tile(tone)
    tile.set_alpha(alpha)
    for x in range(area.left, area.right, TILE):
        for y in range(area.top, area.bottom, TILE):
            surface.blit(tile, (x, y), (0, 0, min(TILE, area.right - x), min(TILE, area.bottom - y)))


def stretched(surface: pygame.Surface, sheet: pygame.Surface, part: Place, rect: Place, _turn: int) -> None:
    """Draw a part of a sheet at another size, good enough for what moves; the turn tells one sheet from the next."""
    goal = pygame.Rect(rect)
    if surface.get_rect().contains(goal) and surface.get_clip().contains(goal):
        pygame.transform.scale(sheet.subsurface(part), goal.size, surface.subsurface(goal))
    else:
        surface.blit(pygame.transform.scale(sheet.subsurface(part), goal.size), goal)


def laid(surface: pygame.Surface, sheet: pygame.Surface, at: tuple[int, int], _turn: int) -> None:
    """Lay a sheet that is used again and again; the turn tells what it shows from what it showed before."""
    surface.blit(sheet, at)


def strokes(surface: pygame.Surface, tone: str, wide: int, lines: Sequence[tuple[Any, Any]]) -> None:
    """Draw lines with round ends."""
    for start, end in lines:
        pygame.draw.line(surface, tone, start, end, wide)
        if wide > 2:
            pygame.draw.aacircle(surface, tone, end, wide / 2)


def disc(surface: pygame.Surface, tone: str, centre: tuple[int, int], radius: int) -> None:
    """Fill a circle."""
    pygame.draw.aacircle(surface, tone, centre, radius)


def polygon(surface: pygame.Surface, tone: str, points: Sequence[tuple[int, int]]) -> None:
    """Fill a polygon."""
    pygame.draw.polygon(surface, tone, points)


@cache
def _tile(tone: str) -> pygame.Surface:
    """Return a plain square."""
    tile = pygame.Surface((TILE, TILE))
    tile.fill(tone)
    return tile


def plain(size: tuple[int, int], tone: str, bend: int) -> pygame.Surface:
    """Return a sheet with round corners."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, tone, sheet.get_rect(), border_radius=bend)
    return sheet


# ── lines as points ──


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


def dashed(points: Sequence[Any], pattern: Sequence[float]) -> list[tuple[Any, Any]]:
    """Cut a polyline into dashes: lengths on, off, on, off …"""
    index, left = 0, pattern[0]
    found = []
    for a, b in pairwise(points):
        start, end = pygame.Vector2(a), pygame.Vector2(b)
        length, done = start.distance_to(end), 0.0
        while done < length:
            run = min(left, length - done)
            if index % 2 == 0:
                found.append((start.lerp(end, done / length), start.lerp(end, min(1.0, (done + run) / length))))
            done += run
            left -= run
            if left <= 1e-9:
                index += 1
                left = pattern[index % len(pattern)]
    return found


Draws: TypeAlias = Callable[..., None]
