"""Panels that carry words: dialog, sheet, tooltip, toast, hint bubble and the 'why not' rule card."""

from __future__ import annotations

from .palette import darken, lighten
from .pen import INK, PRINT, drop_shadow, fused, oval, paw_print, smooth
from .plates import OUTLINE, cut_box, plate, sheen
from .svg import Svg


def sheet(
    s: Svg,
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 26,
    tone: str = "#fff7e6",
    depth: float = 10,
    rule: bool = True,
    seed: int = 4,
) -> None:
    """Draw a stretchable sheet of paper with a fine inner rule."""
    plate(s, x, y, w, h, r, tone, depth, seed, edge=26)
    if rule:
        s.shape(
            cut_box(x + 10, y + 10, w - 20, h - 20, r - 7, seed + 1, 0.5),
            fill="none",
            stroke="#d9ae72",
            stroke_width=2,
            opacity=0.7,
        )


def dialog(s: Svg, x: float, y: float, w: float, h: float, tone: str = "#8c5a38") -> None:
    """Draw a dialog: wooden title strip (84 px), paper body, a paw print in the two lower corners."""
    drop_shadow(s, x, y, w, h, 30, 16, 0.34)
    fused(s, [cut_box(x, y, w, h, 30, 2)], sheen(s, y, h, "#fff7e6", 30), OUTLINE)
    top = cut_box(x, y, w, 84, 30, 2, corners="1100")
    s.shape(top, fill=s.linear(0, y, 0, y + 84, (0, lighten(tone, 0.24)), (0.2, tone), (0.9, darken(tone, 0.16))))
    s.line([(x + 30, y + 5), (x + w - 30, y + 5)], stroke="#ffe9c4", stroke_width=2.4, opacity=0.55)
    s.line([(x, y + 84), (x + w, y + 84)], stroke=INK, stroke_width=OUTLINE)
    s.rect(
        x + 1,
        y + 85.5,
        w - 2,
        14,
        fill=s.linear(0, y + 85, 0, y + 100, (0, "#3a2014", 0.22), (1, "#3a2014", 0)),
    )
    for px, a in ((x + 34, -18), (x + w - 34, 18)):
        paw_print(s, px, y + h - 34, 0.42, "#d59a5f", 0.5, a)


def tooltip(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw a dark tooltip; its arrow is a piece of its own."""
    drop_shadow(s, x, y, w, h, 16, 8, 0.3)
    fused(s, [cut_box(x, y, w, h, 16, 3)], sheen(s, y, h, "#4a3026", 18, 0.16, 0), OUTLINE, "#2e1d1a")
    s.line([(x + 16, y + 4), (x + w - 16, y + 4)], stroke="#ffe9c4", stroke_width=2, opacity=0.35)


def tooltip_arrow(s: Svg, x: float, y: float) -> None:
    """Draw the arrow of a tooltip, pointing down; its open top lies over the tooltip's edge."""
    ink, tone = "#2e1d1a", "#4a3026"
    tip = [(x - 15, y), (x - 2.5, y + 17), (x + 2.5, y + 17), (x + 15, y)]
    s.line(tip, stroke=ink, stroke_width=OUTLINE * 2)
    s.shape([(x - 15, y - 4), *tip, (x + 15, y - 4)], fill=tone)


def explain(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the paper of a card that explains, with a fine inner rule; its arrow is a piece of its own."""
    drop_shadow(s, x, y, w, h, 20, 13, 0.32)
    fused(s, [cut_box(x, y, w, h, 20, 3)], sheen(s, y, h, "#fffaf0", 18), OUTLINE)
    rule = cut_box(x + 6, y + 6, w - 12, h - 12, 15, 4, 0.3)
    s.shape(rule, fill="none", stroke="#e2bd84", stroke_width=2, opacity=0.75)


def explain_arrow(s: Svg, x: float, y: float) -> None:
    """Draw the arrow of a card that explains, pointing down; its open top lies over the card's edge and rule."""
    tip = [(x - 15, y), (x - 2.5, y + 16.5), (x + 2.5, y + 16.5), (x + 15, y)]
    s.line(tip, stroke=INK, stroke_width=OUTLINE * 2)
    s.shape([(x - 15, y - 4), *tip, (x + 15, y - 4)], fill="#fffaf0")


WORTHS = {"plain": ("#fff0c2", "#c9862c"), "good": ("#def0d0", "#4f9a55"), "bad": ("#fbdfd4", "#c9402a")}


def worth(s: Svg, x: float, y: float, w: float, h: float, state: str = "plain") -> None:
    """Draw the strip that says what a thing is worth now."""
    tone, edge = WORTHS[state]
    box = cut_box(x + 1, y + 1, w - 2, h - 2, 14, 2, 0.3)
    s.shape(box, fill=tone)
    s.shape(box, fill="none", stroke=edge, stroke_width=2)


def bubble_tail(s: Svg, x: float, y: float) -> None:
    """Draw the tail of a speech bubble, pointing left; its open end lies over the bubble's edge at x."""
    tail = smooth([(x, y), (x - 18, y + 18), (x - 38, y + 32), (x - 38, y + 32), (x - 10, y + 32), (x, y + 32)], False)
    s.line(tail, stroke=INK, stroke_width=OUTLINE * 2)
    s.shape([*tail, (x + 6, y + 32), (x + 6, y)], fill="#fffaf0")


def bubble(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw a speech bubble for hints: very round, with a honey inner rim; its tail is a piece of its own."""
    drop_shadow(s, x, y, w, h, 34, 9, 0.26)
    fused(s, [cut_box(x, y, w, h, 34, 5)], "#fffaf0", OUTLINE)
    s.shape(cut_box(x + 7, y + 7, w - 14, h - 14, 28, 6, 0.4), fill="none", stroke="#f7c458", stroke_width=3.4)


TOASTS = {"info": "#3a76c4", "good": "#4f9a55", "warn": "#d8492f", "save": "#ee9a4d"}


def toast(s: Svg, x: float, y: float, w: float, h: float, state: str = "info") -> None:
    """Draw a toast: a paper strip with a coloured cloth tab of 60 px for the icon."""
    tone = TOASTS[state]
    plate(s, x, y, w, h, 22, "#fff7e6", 14, 6, edge=16)
    tab = cut_box(x, y, 60, h, 22, 6, corners="1001")
    s.shape(tab, fill=sheen(s, y, h, tone, 16, 0.28, 0.25))
    s.line([(x + 60, y), (x + 60, y + h)], stroke=INK, stroke_width=2.6)
    s.line([(x + 54, y + 8), (x + 54, y + h - 8)], stroke="#fff7e6", stroke_width=1.8, opacity=0.6)


def clause_tag(
    s: Svg, x: float, y: float, w: float, h: float = 38, tone: str = "#b23a5e", state: str = "normal"
) -> None:
    """Draw a clause number tag: a cloth label with an eyelet; the number is written in white."""
    tone = lighten(tone, 0.07) if state == "hover" else tone
    pts = [
        (x, y + h / 2),
        (x + 16, y),
        *cut_box(x + 16, y, w - 16, h, 9, 3, 0.3, "0110")[1:-1],
        (x + 16, y + h),
    ]
    drop_shadow(s, x + 8, y, w - 8, h, 9, 4, 0.22)
    fused(s, [pts], sheen(s, y, h, tone, 10, 0.2, 0.1), OUTLINE * 0.85 if state != "hover" else OUTLINE * 1.3)
    fused(s, [oval(x + 17, y + h / 2, 4.4, 4.4)], "#fff7e6", 2)


def rule_card(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the 'why not' card: paper with a vermilion side, room for a clause tag at the top right."""
    plate(s, x, y, w, h, 26, "#fff7e6", 16, 7, edge=24)
    side = cut_box(x, y, 84, h, 26, 7, corners="1001")
    s.shape(side, fill=sheen(s, y, h, "#f3c5b2", 24, 0.4, 0.2))
    s.line([(x + 84, y), (x + 84, y + h)], stroke=INK, stroke_width=2.6)
    s.shape(
        cut_box(x + 92, y + 8, w - 100, h - 16, 19, 8, 0.4, "0110"),
        fill="none",
        stroke="#d9896f",
        stroke_width=2,
        opacity=0.7,
    )


def stop_paw(s: Svg, x: float, y: float, size: float = 60) -> None:
    """Draw the 'not allowed' emblem: a raised paw in a crossed ring."""
    with s.at(x, y, size / 64):
        fused(s, [oval(0, 0, 28, 28)], s.linear(0, -28, 0, 28, (0, "#fffdf6"), (1, "#fbe3d6")), 2.8)
        s.circle(0, 0, 24.4, fill="none", stroke="#c9402a", stroke_width=6.4)
        for px, py, rx, ry in PRINT:
            s.ellipse(px * 0.58, py * 0.58 + 0.5, rx * 0.6, ry * 0.6, fill="#5a4035")
        s.line([(-17, 17), (17, -17)], stroke="#fffdf6", stroke_width=10)
        s.line([(-17.5, 17.5), (17.5, -17.5)], stroke="#c9402a", stroke_width=6.4)


def card_frame(s: Svg, x: float, y: float, w: float, h: float, state: str = "normal") -> None:
    """Draw the frame of a small picture: a paper border of 12 px; the picture is laid inside."""
    tone = {"normal": "#fff7e6", "hover": "#fffdf6", "selected": "#f9d27a"}[state]
    plate(s, x, y, w, h, 14, tone, 8 if state != "hover" else 13, 9, edge=12)
    s.shape(cut_box(x + 11, y + 11, w - 22, h - 22, 7, 1, 0), fill="#58372a")
