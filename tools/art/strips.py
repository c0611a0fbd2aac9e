"""Strips and trays of the table that can be stretched: paper, wood, cloth, notebook page, shadow and halo."""

from __future__ import annotations

import random

from .palette import darken, lighten
from .pen import INK, drop_shadow, fused, oval, ribbon, shadow
from .plates import OUTLINE, cut_box, plate, sheen
from .svg import Svg

PAPERS = {"paper": "#fff7e6", "honey": "#ffe08a", "mint": "#dcefcf", "lilac": "#e6e0f4", "rose": "#fbd9d0"}


def strip(s: Svg, x: float, y: float, w: float, h: float, state: str = "paper", r: float = 18) -> None:
    """Draw a strip of paper for a few words."""
    plate(s, x, y, w, h, r, PAPERS[state], 5, 4, edge=15)


def name_tag(s: Svg, x: float, y: float, w: float, h: float, state: str = "normal") -> None:
    """Draw the paper strip of a player; the active one wears a honey ring."""
    plate(s, x, y, w, h, 18, "#fff7e6", 6, 5, edge=15)
    if state == "active":
        ring = cut_box(x - 3, y - 3, w + 6, h + 6, 20, 5, 0)
        s.shape(ring, fill="none", stroke="#f7c458", stroke_width=5)


def wood(s: Svg, x: float, y: float, w: float, h: float, r: float = 26, tone: str = "#8c5a38", seed: int = 2) -> None:
    """Draw a carved wooden tray; its grain lies in the strips that stretch only sideways."""
    drop_shadow(s, x, y, w, h, r, 10, 0.3)
    fused(s, [cut_box(x, y, w, h, r, seed)], sheen(s, y, h, tone, 24, 0.22, 0), OUTLINE)
    foot = s.linear(0, y + h - 24, 0, y + h, (0, darken(tone, 0.2), 0), (1, darken(tone, 0.3), 1))
    s.shape(cut_box(x, y, w, h, r, seed), fill=foot)
    m, inner = 9, r - 6
    s.shape(cut_box(x + m, y + m, w - 2 * m, h - 2 * m, inner, seed, 0.3), fill=darken(tone, 0.34))
    bed = cut_box(x + m, y + m + 4, w - 2 * m, h - 2 * m - 4, inner, seed, 0.3)
    s.shape(bed, fill=sheen(s, y + m, h - 2 * m, darken(tone, 0.06), 24, -0.14, 0.12))
    rnd = random.Random(seed)
    for band in (y + m + 9, y + h - 38):
        for k in range(3):
            gy = band + 8 * k + rnd.uniform(-2, 2)
            a, b = sorted((rnd.uniform(0.04, 0.5), rnd.uniform(0.45, 0.96)))
            left, wide = x + m + 8, w - 2 * m - 16
            line = [(left + wide * (a + (b - a) * j / 4), gy + rnd.uniform(-1.4, 1.4)) for j in range(5)]
            s.shape(ribbon(line, 1, 2.2, 4), fill=darken(tone, 0.42), opacity=0.25)
    s.line([(x + r, y + 3.5), (x + w - r, y + 3.5)], stroke="#ffe9c4", stroke_width=2, opacity=0.45)


def banner(s: Svg, x: float, y: float, w: float, h: float, tone: str = "#d8492f") -> None:
    """Draw a cloth ribbon for great moments; its two folded ends hang out into the rim."""
    shadow(s, x + w / 2, y + h + 6, w * 0.5, 12, 0.3)
    for side, e in ((-1, x), (1, x + w)):
        ends = ((-26, 10), (34, 12), (20, 12 + h / 2), (34, h + 12), (-26, h + 8))
        fused(s, [[(e + side * a, y + b) for a, b in ends]], darken(tone, 0.3), OUTLINE)
    bow = [(x + 60 * k / 8, 3 * (1 - k / 8) ** 2) for k in range(9)]
    top = [(a, y + b) for a, b in bow] + [(2 * x + w - a, y + b) for a, b in bow[::-1]]
    body = top + [(a, b + h) for a, b in top[::-1]]
    fused(s, [body], sheen(s, y, h + 3, tone, 40, 0.24, 0), OUTLINE)
    s.shape(body, fill=s.linear(0, y, 0, y + h, (0.6, darken(tone, 0.3), 0), (1, darken(tone, 0.3), 0.5)))
    for dy in (8, h - 7):
        seam = [(a, b + dy) for a, b in top if x + 8 < a < x + w - 8]
        s.line(seam, stroke="#fff7e6", stroke_width=1.8, opacity=0.6)


def page(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw a notebook page with its rings at the left edge."""
    plate(s, x, y, w, h, 18, "#fffaf0", 12, 6, edge=22)
    s.line([(x + 25, y), (x + 25, y + h)], stroke="#e08a72", stroke_width=1.8, opacity=0.5)
    for cy in (26, 70, 114, h - 30):
        fused(s, [oval(x + 1, y + cy, 6, 6)], "#8c5a38", 2)


def page_tab(s: Svg, x: float, y: float, w: float, h: float, state: str = "normal") -> None:
    """Draw the tab of a notebook page, open at its foot."""
    tone = lighten("#d8694a", 0.14) if state == "hover" else "#d8694a"
    box = cut_box(x, y, w, h, 16, 6, 0.4, "1100")
    s.line(box[1:-1] if False else [box[-1], *box[:-1]], stroke=INK, stroke_width=2 * OUTLINE)
    s.shape(box, fill=s.linear(0, y, 0, y + h, (0, lighten(tone, 0.25)), (0.35, tone), (1, tone)))


def card_shadow(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the soft shadow of a card lying on the table."""
    drop_shadow(s, x + 3, y + 3, w - 6, h - 6, 16, 10, 0.34)


def card_halo(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the honey halo of a card that may be played."""
    for k in range(5):
        grow = 3 * k - 2
        s.rect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, 18 + grow, fill="#ffe48a", opacity=0.3)
