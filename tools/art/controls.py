"""Controls: slider, toggle, check box, radio, scroll bar, progress and stepper."""

from __future__ import annotations

from .head import EAR, HEAD, ear
from .palette import darken, lighten
from .pen import INK, drop_shadow, fused, oval, smooth
from .plates import OUTLINE, cushion, cut_box, ink_of, plate, sheen, tint, well
from .svg import Svg

GINGER, LEAF, HONEY = "#ee9a4d", "#5da35d", "#f7c458"
GROOVE = "#74492f"  # dark, so that the fill shows by lightness too (contrast 3.4 with ginger)


def beans(s: Svg, x: float, y: float, k: float, tone: str) -> None:
    """Draw the toe beans that mark every grip."""
    with s.at(x, y, k):
        for px, py, rx, ry in (
            (0, 11, 14, 11),
            (-19, -3, 6, 8),
            (-7, -15, 6.4, 8.6),
            (7, -15, 6.4, 8.6),
            (19, -3, 6, 8),
        ):
            s.ellipse(px, py, rx, ry, fill=tone)


def slider_track(s: Svg, x: float, y: float, w: float, h: float = 18, state: str = "normal") -> None:
    """Draw a slider's empty groove."""
    tone = tint(GROOVE, state) if state == "disabled" else GROOVE
    well(s, x, y, w, h, h / 2, tone, 1, ink_of(state), 0.3)


def slider_fill(s: Svg, x: float, y: float, w: float, h: float = 18, state: str = "normal") -> None:
    """Draw the filled part of a slider groove."""
    s.shape(cut_box(x, y, w, h, h / 2, 1, 0), fill=sheen(s, y, h, tint(GINGER, state), 8, 0.35, 0.35))
    s.line([(x + 9, y + 5), (x + w - 9, y + 5)], stroke="#fff", stroke_width=2.4, opacity=0.5)


def slider_knob(s: Svg, cx: float, cy: float, state: str = "normal") -> None:
    """Draw the slider's paw cushion, 46 px wide, centred on cx,cy."""
    grow = 2 if state == "hover" else 0
    cushion(s, cx - 23 - grow, cy - 24 - grow, 46 + 2 * grow, 48 + 2 * grow, 23 + grow, "#fff1d2", state, 5)
    dy = -2 + (3 if state == "pressed" else 0)
    beans(s, cx, cy + dy, 0.52, "#c9762c" if state != "disabled" else "#b3a594")


def mini_head(s: Svg, x: float, y: float, k: float, awake: bool = True, fill: str = "#fff1d2", ink: str = INK) -> None:
    """Draw the tiny cat head that is a toggle's knob: open eyes when on, asleep when off."""
    with s.at(x, y, k):
        fused(s, [ear(-1, 0 if awake else 10, EAR), ear(1, 0 if awake else 10, EAR), HEAD], fill, 6.4, ink)
        for side in (-1, 1):
            s.shape(
                ear(
                    side,
                    0 if awake else 10,
                    [(23, -38), (29, -46.5), (37, -54.5), (40.5, -47), (41.5, -27), (32, -31)],
                ),
                fill="#f3a99b",
            )
            if awake:
                s.ellipse(side * 22, 2, 8.6, 11, fill=ink)
                s.circle(side * 22 - 3, -2, 3.6, fill="#fff")
            else:
                s.line(
                    smooth([(side * 22 - 10, 3), (side * 22, 11), (side * 22 + 10, 3)], False),
                    stroke=ink,
                    stroke_width=6,
                )
            s.ellipse(side * 38, 20, 9, 5.6, fill="#ff8a7a", opacity=0.5)
        s.shape(smooth([(-6, 15), (0, 13.6), (6, 15), (0, 22)]), fill="#d9706f", stroke=ink, stroke_width=2)
        s.line(smooth([(-10, 25), (-5, 29), (0, 23), (5, 29), (10, 25)], False), stroke=ink, stroke_width=4.4)


def toggle(s: Svg, x: float, y: float, on: bool = True, state: str = "normal") -> None:
    """Draw a toggle of 104 x 52: green with tick and awake cat, or stone with a sleeper at the left."""
    w, h = 104, 52
    tone = tint(
        LEAF if on else "#c9bda9",
        "disabled" if state == "disabled" else ("hover" if state == "hover" else "normal"),
    )
    ink = ink_of(state)
    well(s, x, y, w, h, 26, tone, 1, ink, 0.34)
    if on:
        tick(s, x + 27, y + 27, 26, "#fffdf6", darken(tone, 0.5) if state != "disabled" else ink)
    else:
        s.circle(
            x + w - 26,
            y + 27,
            8.5,
            fill="none",
            stroke=ink if state == "disabled" else "#6e5346",
            stroke_width=4.4,
        )
    kx = x + (w - 32 if on else 32)
    if state != "disabled":
        drop_shadow(s, kx - 22, y + 6, 44, 38, 20, 5, 0.3)
    face = tint("#ffd79a" if on else "#f5ead6", state if state in ("hover", "disabled") else "normal")
    mini_head(s, kx, y + 31, 0.44 if state != "pressed" else 0.41, on, face, ink)


def tick(s: Svg, x: float, y: float, size: float, tone: str = "#fffdf6", ink: str = INK) -> None:
    """Draw a soft check mark."""
    k = size / 30
    pts = smooth(
        [(x - 12 * k, y + 0.5 * k), (x - 4 * k, y + 9 * k), (x - 4 * k, y + 9 * k), (x + 12 * k, y - 10 * k)],
        False,
    )
    s.line(pts, stroke=ink, stroke_width=11 * k)
    s.line(pts, stroke=tone, stroke_width=5.6 * k)


def checkbox(s: Svg, x: float, y: float, value: bool | None = True, state: str = "normal", size: float = 46) -> None:
    """Draw a check box of 46 px; value True, False or None (mixed)."""
    ink = ink_of(state)
    if value is False:
        well(s, x, y, size, size, 13, tint("#fff7e6", state), 2, ink, 0.22)
        return
    plate(
        s,
        x,
        y,
        size,
        size,
        13,
        tint(LEAF if value else HONEY, state),
        3 if state != "disabled" else 0,
        2,
        ink,
        10,
    )
    if value:
        tick(s, x + size / 2, y + size / 2 + 1, size * 0.74, "#fffdf6", ink)
    else:
        s.line([(x + 13, y + size / 2), (x + size - 13, y + size / 2)], stroke=ink, stroke_width=8)


def radio(s: Svg, cx: float, cy: float, on: bool = True, state: str = "normal", r: float = 22) -> None:
    """Draw a radio choice; the chosen one carries toe beans, not only colour."""
    ink = ink_of(state)
    disc = oval(cx, cy, r, r, count=40)
    fused(s, [disc], tint("#fff7e6", state), OUTLINE, ink)
    s.shape(
        disc,
        fill=s.linear(0, cy - r, 0, cy + r, (0, "#5c3826", 0.3), (0.25, "#5c3826", 0), (1, "#5c3826", 0)),
    )
    if on:
        fused(s, [oval(cx, cy, r * 0.68, r * 0.68)], tint(GINGER, state), 2.4, ink)
        beans(s, cx, cy - 0.5, r / 52, "#fffdf6")


def scroll_track(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw a scroll groove of 22 px."""
    well(s, x, y, w, h, w / 2, "#e7c796", 1, INK, 0.24, 2.4)


def scroll_thumb(s: Svg, x: float, y: float, w: float, h: float, state: str = "normal") -> None:
    """Draw the scroll thumb, without the grip lines at its middle."""
    tone = {"normal": "#bb8250", "hover": "#dcab73", "pressed": "#a76f42", "disabled": "#cbbfae"}[state]
    fused(
        s,
        [cut_box(x + 1, y, w - 2, h, w / 2, 1, 0)],
        s.linear(x, 0, x + w, 0, (0, lighten(tone, 0.35)), (0.5, tone), (1, darken(tone, 0.16))),
        2.6,
        ink_of(state),
    )


def grip(s: Svg, cx: float, cy: float) -> None:
    """Draw the three lines in the middle of a scroll thumb."""
    for k in (-7, 0, 7):
        s.line([(cx - 4, cy + k), (cx + 4, cy + k)], stroke=darken("#bb8250", 0.45), stroke_width=2.4)


def progress_track(s: Svg, x: float, y: float, w: float, h: float = 28) -> None:
    """Draw the groove of a progress bar."""
    well(s, x, y, w, h, h / 2, GROOVE, 1, INK, 0.3)


def progress_fill(s: Svg, x: float, y: float, w: float, h: float = 28, tone: str = GINGER) -> None:
    """Draw the fill of a progress bar, without hatching."""
    s.shape(cut_box(x, y, w, h, h / 2, 1, 0), fill=sheen(s, y, h, tone, 10, 0.35, 0.3))


def stepper(s: Svg, x: float, y: float, w: float, h: float = 60, state: str = "normal") -> None:
    """Draw a stepper: minus cushion, number well, plus cushion."""
    well(s, x + 34, y + 3, w - 68, h - 8, 4, "#fffdf6", 1, ink_of(state), 0.2)
    for px, plus in ((x, False), (x + w - 62, True)):
        cushion(s, px, y, 62, h, 20, "#f3d9a8", state, 6, 4)
        cy, ink = y + (h - 6) / 2 + (4 if state == "pressed" else 0), ink_of(state)
        s.line([(px + 20, cy), (px + 42, cy)], stroke=ink, stroke_width=6)
        if plus:
            s.line([(px + 31, cy - 11), (px + 31, cy + 11)], stroke=ink, stroke_width=6)
