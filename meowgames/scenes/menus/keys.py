"""The keys of the table as they are listed for people."""

from __future__ import annotations

from ...screen.kit.layout import Pairs, Row
from ...screen.kit.rows import KeyCap
from ...screen.kit.widgets import Image, Label
from ...words import Words

KEYS = (  # caps, then what they do; a cap with a text key is named in the reader's language
    (("←", "→", "key.tab"), "keys.walk"),
    (("key.enter", "mouse-left"), "keys.play"),
    (("1", "9"), "keys.nth"),
    (("key.esc", "mouse-right"), "keys.back"),
    (("Ctrl", "Z"), "keys.undo"),
    (("Ctrl", "Y"), "keys.redo"),
    (("H",), "keys.hint"),
    (("S",), "keys.recap"),
    (("Alt",), "keys.zoom"),
    (("T",), "keys.peek"),
    (("L",), "keys.log"),
    (("R",), "keys.rules"),
    (("Q", "E", "mouse-wheel"), "keys.turn"),
    (("F",), "keys.flip"),
    (("V",), "keys.view"),
    (("key.space",), "keys.show"),
    (("+", "\N{MINUS SIGN}"), "keys.text"),
    (("F11",), "keys.full"),
    (("F1",), "keys.keys"),
)


def key_list(words: Words) -> Pairs:
    """Return every key with what it does."""
    return Pairs([(_caps(words, caps), Label(words(text), stretch=1)) for caps, text in KEYS], gap=18)


def _caps(words: Words, caps: tuple[str, ...]) -> Row:
    parts = []
    for cap in caps:
        mouse = cap.startswith("mouse-")
        parts.append(Image(cap, (40, 50)) if mouse else KeyCap(words(cap) if words.has(cap) else cap))
    return Row(parts, gap=8)
