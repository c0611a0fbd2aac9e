"""The patterns and emblems of Minicity's ants: what tells them apart besides their colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from .pen import INK, clip, dots, fused, oval, round_box, smooth
from .svg import Points, Svg

Area = tuple[float, float, float, float]


def star(cx: float, cy: float, r: float, inner: float = 0.46, turn: float = -90) -> Points:
    """Return a five-pointed star."""
    turns = [(math.radians(turn + 36 * i), r if i % 2 == 0 else r * inner) for i in range(10)]
    return [(cx + k * math.cos(a), cy + k * math.sin(a)) for a, k in turns]


def stripes(area: Area, step: float) -> Iterator[Points]:
    """Yield slanting bands."""
    x0, y0, x1, y1 = area
    high, wide = y1 - y0, step * 0.42
    for i in range(int((x1 - x0 + high) / step) + 2):
        x = x0 + i * step
        yield [(x, y0), (x + wide, y0), (x + wide - high, y1), (x - high, y1)]


def waves(area: Area, step: float) -> Iterator[Points]:
    """Yield wavy bands."""
    x0, y0, x1, y1 = area
    for j in range(int((y1 - y0) / step) + 2):
        y = y0 + j * step
        count = int((x1 - x0) / step * 4) + 8
        edge = [(x0 + i * step / 4, y + step * 0.16 * math.sin(i * math.pi / 2)) for i in range(count)]
        yield edge + [(x, y + step * 0.36) for x, y in reversed(edge)]


def checks(area: Area, step: float) -> Iterator[Points]:
    """Yield bands across and down."""
    x0, y0, x1, y1 = area
    wide = step * 0.36
    for i in range(int((x1 - x0) / step) + 2):
        x = x0 + i * step
        yield [(x, y0), (x + wide, y0), (x + wide, y1), (x, y1)]
    for j in range(int((y1 - y0) / step) + 2):
        y = y0 + j * step
        yield [(x0, y), (x1, y), (x1, y + wide), (x0, y + wide)]


def strewn(shape: Callable[[float, float], Points], area: Area, step: float) -> Iterator[Points]:
    """Yield small shapes in staggered rows."""
    x0, y0, x1, y1 = area
    for j in range(int((y1 - y0) / step) + 2):
        for i in range(int((x1 - x0) / step) + 2):
            yield shape(x0 + (i + (j % 2) / 2) * step, y0 + j * step * 0.86)


def spots(area: Area, step: float) -> Iterator[Points]:
    """Yield round dots."""
    yield from strewn(lambda x, y: oval(x, y, step * 0.25, step * 0.25, count=14), area, step)


def stars(area: Area, step: float) -> Iterator[Points]:
    """Yield small stars."""
    yield from strewn(lambda x, y: star(x, y, step * 0.36), area, step)


PATTERNS = {"stripes": stripes, "waves": waves, "dots": spots, "checks": checks, "stars": stars}


def weave(s: Svg, kind: str, window: Points, step: float, tone: str, opacity: float = 1) -> None:
    """Fill a convex window with a pattern."""
    xs, ys = [p[0] for p in window], [p[1] for p in window]
    area = (min(xs) - step, min(ys) - step, max(xs) + step, max(ys) + step)
    parts = [clip(part, window) for part in PATTERNS[kind](area, step)]
    if kind == "checks":  # where two bands cross they are darker, so each is laid by itself
        for part in parts:
            if len(part) > 2:
                s.shape(part, fill=tone, opacity=opacity * 0.75)
        return
    s.shapes([part for part in parts if len(part) > 2], fill=tone, opacity=opacity)


def _body(s: Svg, parts: Sequence[Points], tone: str, edge: str | None) -> None:
    """Fill shapes, with an outline if told."""
    if edge:
        fused(s, parts, tone, 3.4, edge)
    else:
        for part in parts:
            s.shape(part, fill=tone)


def _strokes(s: Svg, parts: Sequence[Points], width: float, tone: str, edge: str | None) -> None:
    """Draw strokes, with an outline if told."""
    if edge:
        s.lines(parts, stroke=edge, stroke_width=width + 6.8)
    s.lines(parts, stroke=tone, stroke_width=width)


def lamp(s: Svg, tone: str, edge: str | None) -> None:
    """Draw the miner's lamp."""
    glass, lid, foot = (
        round_box(-15, -12, 30, 34, 9),
        round_box(-19, -20, 38, 10, 4),
        round_box(-19, 19, 38, 9, 4),
    )
    _body(s, [glass, lid, foot], tone, edge)
    _strokes(s, [smooth(dots("-11 -21, -9 -30, 9 -30, 11 -21"), False)], 4.5, tone, edge)
    s.shape(smooth(dots("0 -9, 0 -9, 8 6, 0 14, -8 6")), fill=edge or INK, opacity=0.85)


def anchor(s: Svg, tone: str, edge: str | None) -> None:
    """Draw the sailor's anchor."""
    arms = smooth(dots("-24 6, -17 20, 0 25, 17 20, 24 6"), False)
    _strokes(s, [[(0, -14), (0, 24)], [(-13, -6), (13, -6)], arms], 7, tone, edge)
    _strokes(s, [oval(0, -20, 6.5, 6.5) + [(6.5, -20)]], 5, tone, edge)


def poppy(s: Svg, tone: str, edge: str | None) -> None:
    """Draw the poppy."""
    petals = [oval(14 * math.cos(a), 14 * math.sin(a), 14, 14) for a in (0.4, 1.97, 3.54, 5.11)]
    _body(s, petals, tone, edge)
    s.circle(0, 0, 8.5, fill=edge or INK, opacity=0.9)


def glasses(s: Svg, tone: str, edge: str | None) -> None:
    """Draw the spectacles."""
    rims = [oval(x, 2, 11.5, 11.5) + [(x + 11.5, 2)] for x in (-15, 15)]
    bridge = smooth([(-4, 0), (0, -3), (4, 0)], False)
    _strokes(s, [*rims, bridge, [(-26, -2), (-30, -8)], [(26, -2), (30, -8)]], 5.5, tone, edge)


def gold_star(s: Svg, tone: str, edge: str | None) -> None:
    """Draw the star of the night."""
    _body(s, [star(0, 2, 29, 0.5)], tone, edge)


EMBLEMS = {"lamp": lamp, "anchor": anchor, "poppy": poppy, "glasses": glasses, "star": gold_star}


def emblem(s: Svg, kind: str, x: float, y: float, size: float, tone: str = "#fffdf6", edge: str | None = None) -> None:
    """Draw an ant's emblem centred there."""
    with s.at(x, y, size / 64):
        EMBLEMS[kind](s, tone, edge)
