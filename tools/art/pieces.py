"""Every stretchable piece by name and state, with the insets by which the program cuts it in nine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from . import buttons, controls, fields, keys, panels, strips
from .plates import RIM
from .svg import Svg


class Stretch(NamedTuple):
    """How a stretchable piece is drawn and cut: insets of 0 on an axis mean that it never stretches there."""

    draw: Callable[..., Any]
    cut: tuple[int, int, int, int]  # left, top, right, bottom, from the edge of the piece itself
    least: tuple[int, int]  # the size it is drawn at; it may shrink down to its cuts
    states: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    rim: int = RIM


CHOICE = ("normal", "hover", "pressed", "disabled")
PIECES = {
    "dialog": Stretch(panels.dialog, (60, 112, 60, 60), (240, 200)),
    "sheet": Stretch(panels.sheet, (44, 44, 44, 44), (120, 110)),
    "tooltip": Stretch(panels.tooltip, (24, 24, 24, 24), (72, 52)),
    "explain": Stretch(panels.explain, (28, 28, 28, 28), (80, 80)),
    "worth": Stretch(panels.worth, (16, 16, 16, 16), (40, 40), ("plain", "good", "bad")),
    "bubble": Stretch(panels.bubble, (40, 36, 40, 36), (130, 112)),
    "toast": Stretch(panels.toast, (76, 30, 30, 30), (180, 64)),
    "toast_tone": Stretch(panels.toast, (76, 30, 30, 30), (180, 64), ("good", "warn", "save")),
    "rule_card": Stretch(panels.rule_card, (96, 40, 40, 40), (240, 120)),
    "clause_tag": Stretch(panels.clause_tag, (34, 0, 16, 0), (72, 36), ("normal", "hover")),
    "card_frame": Stretch(panels.card_frame, (24, 24, 24, 24), (80, 80), ("normal", "hover", "selected")),
    "slider_track": Stretch(controls.slider_track, (14, 0, 14, 0), (60, 18), ("normal", "disabled")),
    "slider_fill": Stretch(controls.slider_fill, (14, 0, 14, 0), (60, 18), ("normal", "disabled")),
    "segment_well": Stretch(fields.segment_well, (22, 0, 22, 0), (90, 60), ("normal", "disabled")),
    "segment_tile": Stretch(fields.segment_tile, (22, 0, 22, 0), (60, 53), ("normal", "disabled")),
    "segment_hover": Stretch(fields.segment_hover, (22, 0, 22, 0), (60, 48)),
    "tab": Stretch(fields.tab, (28, 0, 28, 0), (80, 62), ("normal", "hover", "selected", "disabled")),
    "dropdown": Stretch(fields.dropdown, (24, 0, 66, 0), (140, 60), (*CHOICE, "open")),
    "text_field": Stretch(fields.text_field, (24, 0, 24, 0), (90, 60), ("normal", "hover", "disabled", "error")),
    "list_row": Stretch(fields.list_row, (26, 24, 26, 24), (90, 56), ("normal", "hover", "pressed", "selected")),
    "scroll_track": Stretch(controls.scroll_track, (0, 24, 0, 24), (22, 60)),
    "scroll_thumb": Stretch(controls.scroll_thumb, (0, 20, 0, 20), (22, 72), CHOICE),
    "progress_track": Stretch(controls.progress_track, (18, 0, 18, 0), (80, 28)),
    "progress_fill": Stretch(controls.progress_fill, (14, 0, 14, 0), (60, 28)),
    "stepper": Stretch(controls.stepper, (72, 0, 72, 0), (200, 60), CHOICE),
    "key_cap": Stretch(keys.key_cap, (18, 0, 18, 0), (46, 48), ("normal", "pressed")),
    **{
        f"button-{kind}": Stretch(buttons.button, (34, 32, 34, 38), (96, 76), buttons.STATES, {"kind": kind})
        for kind in buttons.TONES
    },
    "plate": Stretch(strips.strip, (22, 19, 22, 19), (76, 60)),
    "plate_tone": Stretch(strips.strip, (22, 19, 22, 19), (76, 60), ("honey", "mint", "lilac", "rose")),
    "pill": Stretch(strips.strip, (30, 27, 30, 27), (100, 84), (), {"r": 27}),
    "wood": Stretch(strips.wood, (44, 42, 44, 42), (120, 90)),
    "wood-dark": Stretch(strips.wood, (44, 42, 44, 42), (120, 90), (), {"tone": "#6e4530"}),
    "name-tag": Stretch(strips.name_tag, (24, 22, 24, 22), (72, 54)),
    "name-tag-active": Stretch(strips.name_tag, (24, 22, 24, 22), (72, 54), (), {"state": "active"}),
    "drawer": Stretch(strips.page, (40, 140, 40, 56), (120, 210)),
    "drawer-tab": Stretch(strips.page_tab, (22, 0, 22, 0), (80, 40), ("normal", "hover")),
    "banner": Stretch(strips.banner, (64, 0, 64, 0), (180, 92), (), {}, 44),
    "shadow": Stretch(strips.card_shadow, (26, 26, 26, 26), (72, 72)),
    "halo": Stretch(strips.card_halo, (26, 26, 26, 26), (72, 72)),
}


def insets(piece: Stretch) -> tuple[int, ...]:
    """Return the cuts of a piece's picture: its own plus the rim, 0 where it must not stretch."""
    return tuple(cut + piece.rim if cut else 0 for cut in piece.cut)


def picture(piece: Stretch, state: str | None = None, w: int = 0, h: int = 0) -> Svg:
    """Return one piece in one state, at its smallest size unless told."""
    w, h = w or piece.least[0], h or piece.least[1]
    s = Svg(w + 2 * piece.rim, h + 2 * piece.rim)
    kept = {"state": state} if state else {}
    piece.draw(s, piece.rim, piece.rim, w, h, **piece.options, **kept)
    return s


def everything() -> Iterator[tuple[str, Svg, dict[str, int]]]:
    """Yield name, picture and slicing properties of every piece in every state."""
    for name, piece in PIECES.items():
        props = dict(zip("ltrb", insets(piece)))
        for state in piece.states or (None,):
            full = f"{name}-{state}" if state else name
            yield full.replace("_tone", ""), picture(piece, state), {**props, "rim": piece.rim}
