"""Wood and light: what every table and room is made of."""

from __future__ import annotations

import random

from .palette import darken, lighten, mix
from .pen import drop_shadow, fused, ribbon, round_box, wobble
from .plates import OUTLINE
from .svg import Svg

Area = tuple[float, float, float, float]  # x, y, width, height


def grain(s: Svg, rnd: random.Random, area: Area, tone: str, count: int) -> None:
    """Draw the fine lines of a plank."""
    x, y, w, h = area
    k = h * 0.03
    for _ in range(count):
        gy = y + h * rnd.uniform(0.08, 0.92)
        gx, length = x + w * rnd.uniform(-0.1, 0.9), w * rnd.uniform(0.12, 0.4)
        line = [(gx + length * j / 5, gy + rnd.uniform(-k, k)) for j in range(6)]
        line = [(max(x, min(x + w, a)), b) for a, b in line]
        hair = ribbon(line, 1.2, rnd.uniform(1.6, 3.4), 4)
        s.shape(hair, fill=darken(tone, 0.3), opacity=rnd.uniform(0.12, 0.3))


def plank(s: Svg, rnd: random.Random, area: Area, tone: str, lines: int) -> None:
    """Draw one plank with its grain, perhaps a knot, and a soft joint."""
    x, y, w, h = area
    tones = ((0, lighten(tone, 0.13)), (0.12, tone), (0.85, tone), (1, darken(tone, 0.2)))
    s.rect(x, y, w, h + 1, fill=s.linear(0, y, 0, y + h, *tones))
    grain(s, rnd, area, tone, lines)
    if rnd.random() < 0.75:
        kx, ky = x + w * rnd.uniform(0.06, 0.94), y + h * rnd.uniform(0.35, 0.65)
        for k in (1, 0.66, 0.34):
            s.ellipse(kx, ky, 30 * k, h * 0.11 * k, fill=darken(tone, 0.16 + (1 - k) * 0.2), opacity=0.35)
    jx, foot = x + w * rnd.uniform(0.15, 0.85), y + h
    s.line([(jx, y + 3), (jx + 1, foot - 3)], stroke=darken(tone, 0.45), stroke_width=2.4, opacity=0.6)
    s.line([(jx + 2.5, y + 3), (jx + 3.5, foot - 3)], stroke="#fff", stroke_width=1.2, opacity=0.18)
    s.line([(x, foot), (x + w, foot)], stroke=darken(tone, 0.5), stroke_width=3, opacity=0.55)


def planks(s: Svg, x: float, y: float, w: float, h: float, rows: int, tone: str, seed: int, lines: int = 9) -> None:
    """Draw a wooden surface of horizontal planks."""
    rnd = random.Random(seed)
    for i in range(rows):
        base = mix(tone, rnd.choice(("#dcab73", "#a76f42", "#c58d58")), rnd.uniform(0.12, 0.4))
        plank(s, rnd, (x, y + i * h / rows, w, h / rows), base, lines)


def wood_panel(
    s: Svg, x: float, y: float, w: float, h: float, r: float = 24, tone: str = "#8c5a38", seed: int = 2
) -> None:
    """Draw a carved wooden tray."""
    drop_shadow(s, x, y, w, h, r, 10, 0.3)
    fused(
        s,
        [wobble(round_box(x, y, w, h, r), 0.6, seed)],
        s.linear(0, y, 0, y + h, (0, lighten(tone, 0.22)), (0.2, tone), (1, darken(tone, 0.2))),
        OUTLINE,
    )
    m = 9
    s.rect(x + m, y + m, w - 2 * m, h - 2 * m, r - m * 0.6, fill=darken(tone, 0.32))
    s.rect(
        x + m,
        y + m + 4,
        w - 2 * m,
        h - 2 * m - 4,
        r - m * 0.6,
        fill=s.linear(0, y, 0, y + h, (0, darken(tone, 0.12)), (1, lighten(tone, 0.06))),
    )
    rnd = random.Random(seed)
    for _ in range(int(h / 16)):
        gy = y + m + 10 + (h - 2 * m - 20) * rnd.random()
        a, b = sorted((rnd.random(), rnd.random()))
        if b - a > 0.1:
            line = [(x + m + 10 + (w - 2 * m - 20) * (a + (b - a) * j / 4), gy + rnd.uniform(-2, 2)) for j in range(5)]
            s.shape(ribbon(line, 1, 2.2, 4), fill=darken(tone, 0.4), opacity=0.25)
    s.line([(x + r, y + 3.5), (x + w - r, y + 3.5)], stroke="#ffe9c4", stroke_width=2, opacity=0.45)


def glow(s: Svg, cx: float, cy: float, rx: float, ry: float, tone: str = "#fff0a8", strength: float = 0.95) -> None:
    """Draw a warm halo behind the piece that matters now."""
    s.ellipse(
        cx,
        cy,
        rx,
        ry,
        fill=s.radial(cx, cy, rx, (0, tone, strength), (0.62, tone, strength * 0.8), (1, tone, 0), squash=ry / rx),
    )
