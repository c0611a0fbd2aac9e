"""The keys as they are listed for people."""

from __future__ import annotations

from collections.abc import Sequence

from ...screen.keys import LISTED
from ...screen.kit.layout import Pairs, Row
from ...screen.kit.rows import KeyCap
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Image, Label
from ...words import Words

PICTURES = {
    "left click": "mouse-left",
    "left drag": "mouse-drag",
    "Ctrl+click": "mouse-left",
    "right click": "mouse-right",
    "wheel": "mouse-wheel",
}
SPREAD = {"arrows": ("←", "→"), "1 … 9": ("1", "…", "9"), "-": ("\N{MINUS SIGN}",)}  # how such a cap is drawn
SEEN = {"middle drag": "wheel"}  # one picture for both


Rows = Sequence[tuple[tuple[str, ...], str]]


def key_list(words: Words, rows: Rows = LISTED) -> Pairs:
    """Return every key with what it does, or some of them."""
    return Pairs([(_caps(words, caps), Label(words(text), stretch=1)) for caps, text in rows], gap=8)


def _caps(words: Words, caps: tuple[str, ...]) -> Row:
    shown = dict.fromkeys(SEEN.get(cap, cap.partition(" (")[0]) for cap in caps)
    return Row([part for cap in shown for part in _drawn(words, cap)], gap=8)


def _drawn(words: Words, cap: str) -> list[Widget]:
    """Return a cap of the table of keys as it is drawn, named in the reader's language."""
    mouse = PICTURES.get(cap)
    if mouse:
        return [Image(mouse, (62, 50))]
    parts = SPREAD.get(cap) or (cap.split("+") if len(cap) > 1 else (cap,))
    keys = [(part, f"key.{part.lower()}") for part in parts]
    return [Label("…") if part == "…" else KeyCap(words(key) if words.has(key) else part) for part, key in keys]
