"""Cushion buttons that can be stretched, and their round sisters."""

from __future__ import annotations

from .palette import darken, lighten
from .pen import drop_shadow, fused
from .plates import OUTLINE, cut_box, ink_of, tint
from .svg import Svg

TONES = {"primary": "#e8853d", "plain": "#f3d9a8", "good": "#5da35d", "danger": "#c9513d", "night": "#4a5594"}
STATES = ("normal", "hover", "pressed", "disabled")
LIP = 7  # how far the face stands above the table
SINK = 5  # how far a pressed face, and what is written on it, goes down


def button(s: Svg, x: float, y: float, w: float, h: float, kind: str, state: str, r: float = 28) -> None:
    """Draw a cushion with a lip: hover grows and lightens, pressed sinks, disabled turns grey."""
    tone, ink = tint(TONES[kind], state), ink_of(state)
    grow = 2 if state == "hover" else 0
    down = SINK if state == "pressed" else 0
    if state in ("normal", "hover"):
        drop_shadow(s, x - grow, y, w + 2 * grow, h, r, 8 + 2 * grow, 0.26)
    top, tall = y - grow + down, h - LIP + grow
    face = cut_box(x - grow, top, w + 2 * grow, tall, r, 3, 0.5)
    foot = cut_box(x - grow, y + LIP, w + 2 * grow, h - LIP, r, 3, 0.5)
    fused(s, [foot, face], [darken(tone, 0.34), tone], OUTLINE, ink)
    edge = 18 / tall
    paint = ((0, lighten(tone, 0.28)), (edge, tone), (1 - edge, tone), (1, darken(tone, 0.1)))
    s.shape(face, fill=s.linear(0, top, 0, top + tall, *paint))
    if state == "pressed":
        shade = ((0, "#2a140e", 0.34), (10 / tall, "#2a140e", 0.0), (1, "#2a140e", 0.0))
        s.shape(face, fill=s.linear(0, top, 0, top + tall, *shade))
    else:
        shine = 0.55 if state != "disabled" else 0.3
        s.line([(x + r * 0.8, top + 5), (x + w - r * 0.8, top + 5)], stroke="#fff", stroke_width=3, opacity=shine)
