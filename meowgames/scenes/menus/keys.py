"""The keys of the table as they are listed for people."""

from __future__ import annotations

from ...screen.kit.layout import Pairs, Row
from ...screen.kit.rows import KeyCap
from ...screen.kit.widgets import Image, Label
from ...words import Words
from ..table.keys import LISTED


def key_list(words: Words) -> Pairs:
    """Return every key with what it does."""
    return Pairs([(_caps(words, caps), Label(words(text), stretch=1)) for caps, text in LISTED], gap=18)


def _caps(words: Words, caps: tuple[str, ...]) -> Row:
    parts = []
    for cap in caps:
        mouse = cap.startswith("mouse-")
        parts.append(Image(cap, (40, 50)) if mouse else KeyCap(words(cap) if words.has(cap) else cap))
    return Row(parts, gap=8)
