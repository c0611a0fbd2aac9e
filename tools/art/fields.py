"""Fields and rows that stretch with their words: segments, tabs, text fields, drop-downs, list rows."""

from __future__ import annotations

from .palette import lighten, mix
from .pen import INK, smooth
from .plates import OUTLINE, cushion, cut_box, ink_of, plate, tint, well
from .svg import Svg


def segment_well(s: Svg, x: float, y: float, w: float, h: float = 60, state: str = "normal") -> None:
    """Draw the groove of a segmented choice."""
    well(
        s,
        x,
        y,
        w,
        h,
        20,
        tint("#e7c796", "disabled" if state == "disabled" else "normal"),
        2,
        ink_of(state),
        0.26,
    )


def segment_hover(s: Svg, x: float, y: float, w: float, h: float = 48) -> None:
    """Draw the wash over the segment under the mouse."""
    s.shape(cut_box(x, y, w, h, 15, 3, 0), fill="#fff7e6", opacity=0.5)


def segment_tile(s: Svg, x: float, y: float, w: float, h: float = 53, state: str = "normal") -> None:
    """Draw the raised tile of the chosen segment, slightly higher than its groove."""
    cushion(s, x, y, w, h, 17, "#f9cf73", state, 5, 3, 4)


def tab(s: Svg, x: float, y: float, w: float, h: float, state: str = "normal", tone: str = "#e2bd87") -> None:
    """Draw a folder tab standing on a sheet whose top edge is y+h; the selected one has no foot line."""
    on = state == "selected"
    top = y if on else y + 8
    hh = h - (top - y)
    if on:
        tone = "#fff7e6"
    elif state == "hover":
        tone = lighten(tone, 0.35)
    elif state == "disabled":
        tone = tint(tone, "disabled")
    ink = ink_of(state)
    box = cut_box(x, top, w, hh, 22, 5, corners="1100")
    s.shape(box[1:] + box[:1], fill="none", stroke=ink, stroke_width=OUTLINE * 2)
    s.shape(
        box,
        fill=s.linear(
            0,
            top,
            0,
            y + h,
            (0, lighten(tone, 0.45)),
            (min(0.9, 20 / hh), tone),
            (1, tone if on else mix(tone, "#8c5a38", 0.3)),
        ),
    )
    if on:
        s.rect(x, y + h - 2, w, 9, fill=tone)
        s.line([(x + 24, top + 8), (x + w - 24, top + 8)], stroke="#ee9a4d", stroke_width=5)
    else:
        s.line([(x, y + h + 1), (x + w, y + h + 1)], stroke=ink, stroke_width=OUTLINE)


def text_field(s: Svg, x: float, y: float, w: float, h: float = 60, state: str = "normal") -> None:
    """Draw a text field: white well; hover warms it, error turns its edge vermilion."""
    ink = {"error": "#c9402a", "disabled": "#9b8b7c"}.get(state, INK)
    tone = {"hover": "#fffaf0", "disabled": "#e6dccb", "error": "#fff0ea"}.get(state, "#fffdf6")
    well(s, x, y, w, h, 18, tone, 2, ink, 0.2, 3.6 if state == "error" else OUTLINE)


def chevron(s: Svg, x: float, y: float, k: float = 1, rotate: float = 0, ink: str = INK, width: float = 5) -> None:
    """Draw a soft chevron pointing down."""
    with s.at(x, y, k, rotate):
        s.line(smooth([(-10, -5), (0, 5), (0, 5), (10, -5)], False), stroke=ink, stroke_width=width)


def dropdown(s: Svg, x: float, y: float, w: float, h: float = 60, state: str = "normal") -> None:
    """Draw a drop-down: plain cushion with a chevron cap of 56 px that turns when it is open."""
    st = "pressed" if state == "open" else state
    cushion(s, x, y, w, h, 20, "#fbe9c6", st, 6, 4)
    down = 4 if st == "pressed" else 0
    s.line(
        [(x + w - 58, y + 12 + down), (x + w - 58, y + h - 18 + down)],
        stroke="#b98c6a",
        stroke_width=2.4,
        opacity=0.8,
    )
    chevron(s, x + w - 31, y + (h - 6) / 2 + down, 1, 180 if state == "open" else 0, ink_of(state))


def list_row(s: Svg, x: float, y: float, w: float, h: float, state: str = "normal") -> None:
    """Draw a list row: normal has a foot rule; hover a wash; selected honey, ink edge and a ginger tab."""
    if state == "normal":
        s.line([(x + 14, y + h - 1), (x + w - 14, y + h - 1)], stroke="#b98c6a", stroke_width=2, opacity=0.45)
    elif state == "hover":
        s.shape(cut_box(x, y, w, h, 18, 3, 0.4), fill="#fbd9a7", opacity=0.75)
    elif state == "pressed":
        s.shape(cut_box(x, y, w, h, 18, 3, 0.4), fill="#f0bf7c")
    elif state == "selected":
        plate(s, x, y, w, h, 18, "#ffe3a1", 5, 3, edge=16)
        s.shape(cut_box(x + 6, y + 8, 9, h - 16, 5, 1, 0), fill="#e0772c")
