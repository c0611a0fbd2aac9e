"""Stretchable plates: hand-cut corners, straight middles, light kept inside the slice insets."""

from __future__ import annotations

import math
import random

from .palette import darken, lighten, mix
from .pen import INK, drop_shadow, fused
from .svg import Points, Svg

OUTLINE = 3
RIM = 24  # transparent rim around every stretchable document, for shadow and hover growth
DISABLED = "#cbbfae"
DISABLED_INK = "#9b8b7c"


def cut_box(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    seed: int = 1,
    tremble: float = 0.7,
    corners: str = "1111",
) -> Points:
    """Return a box with hand-cut corners and straight sides, so that it can be cut in nine.

    corners is a mask top-left, top-right, bottom-right, bottom-left: 0 leaves that corner square.
    """
    rnd = random.Random(seed)
    r = min(r, w / 2, h / 2)
    out = []
    spec = ((x, y, 180, 1, 1), (x + w, y, 270, -1, 1), (x + w, y + h, 0, -1, -1), (x, y + h, 90, 1, -1))
    for (px, py, start, kx, ky), on in zip(spec, corners):
        if on == "0":
            out.append((px, py))
            continue
        q = r * (1 - rnd.uniform(0, 0.1)) if r > 6 else r
        phase = rnd.uniform(0, math.tau)
        for i in range(12):
            t = i / 11
            a = math.radians(start + 90 * t)
            k = q * (1 + 0.05 * math.sin(math.pi * t)) + tremble * 0.5 * math.sin(phase + 5 * t) * math.sin(math.pi * t)
            out.append((px + kx * q + k * math.cos(a), py + ky * q + k * math.sin(a)))
    return out


def sheen(s: Svg, y: float, h: float, tone: str, edge: float = 20, light: float = 0.45, shade: float = 0.3) -> str:
    """Return a vertical paint that is light in the first pixels, flat between, shaded in the last ones."""
    e = min(edge, h / 2 - 0.5) / h
    return s.linear(
        0, y, 0, y + h, (0, lighten(tone, light)), (e, tone), (1 - e, tone), (1, mix(tone, "#b98c5a", shade))
    )


def plate(
    s: Svg,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 22,
    tone: str = "#fff7e6",
    depth: float = 9,
    seed: int = 1,
    ink: str = INK,
    edge: float = 20,
    weight: float = OUTLINE,
    corners: str = "1111",
) -> None:
    """Draw a raised stretchable plate."""
    if depth:
        drop_shadow(s, x, y, w, h, r, depth)
    fused(s, [cut_box(x, y, w, h, r, seed, corners=corners)], sheen(s, y, h, tone, edge), weight, ink)


def well(
    s: Svg,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 18,
    tone: str = "#fffdf6",
    seed: int = 1,
    ink: str = INK,
    shade: float = 0.2,
    weight: float = OUTLINE,
) -> None:
    """Draw a sunken stretchable well: its shadow falls from the top edge."""
    box = cut_box(x, y, w, h, r, seed, 0.4)
    fused(s, [box], tone, weight, ink)
    e = min(9, h * 0.3) / h
    s.shape(box, fill=s.linear(0, y, 0, y + h, (0, "#5c3826", shade * 1.4), (e, "#5c3826", 0), (1, "#5c3826", 0)))


def cushion(
    s: Svg,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    tone: str,
    state: str = "normal",
    lift: float = 6,
    seed: int = 1,
    depth: float = 7,
) -> None:
    """Draw a small cushion with a lip: the raised part of knobs, steppers, keys and segments."""
    tone, ink = tint(tone, state), ink_of(state)
    top, tall = y + (lift - 2 if state == "pressed" else 0), h - lift
    if state not in ("pressed", "disabled"):
        drop_shadow(s, x, y, w, h, r, depth + (3 if state == "hover" else 0), 0.24)
    face = cut_box(x, top, w, tall, r, seed, 0.5)
    fused(s, [cut_box(x, y + lift, w, tall, r, seed, 0), face], [darken(tone, 0.34), tone], OUTLINE, ink)
    e = min(14, tall / 2 - 1) / tall
    tones = ((0, lighten(tone, 0.34)), (e, tone), (1 - e, tone), (1, darken(tone, 0.08)))
    s.shape(face, fill=s.linear(0, top, 0, top + tall, *tones))
    if state != "pressed":
        k = 0.8 * min(r, w / 2, tall / 2)
        s.line([(x + k, y + 4.6), (x + w - k, y + 4.6)], stroke="#fff", stroke_width=2.6, opacity=0.6)


def tint(tone: str, state: str) -> str:
    """Return a tone as it looks in a state."""
    if state == "hover":
        return lighten(tone, 0.2)
    return mix(tone, DISABLED, 0.78) if state == "disabled" else tone


def ink_of(state: str) -> str:
    """Return the outline colour of a state."""
    return DISABLED_INK if state == "disabled" else INK
