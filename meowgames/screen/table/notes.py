"""What somebody has written on a note: as large as the note has room for it."""

from __future__ import annotations

from typing import Any

import pygame

from ...rules.free.words import unspelt
from .. import text as words
from ..paint import Paint

FONT, LEAD = "strong", 1.15
LEAST = 7  # pixels of its letters
WIDE, TOP, FOOT = 0.88, 0.15, 0.82  # the part of a note that can be written on: above its corner that is turned up
LARGEST = 0.16  # of its letters, part of its width


def write(paint: Paint, out: pygame.Surface, props: dict[str, Any], said: str, box: pygame.Rect) -> None:
    """Write a text that a face carries as one word into a box of a picture."""
    text = unspelt(said).strip()
    if not text:
        return
    wide, high = round(box.w * WIDE), round(box.h * (FOOT - TOP))
    pixels = max(LEAST, round(box.w * LARGEST * (1 + (paint.text_size - 1) / 2)))
    while pixels > LEAST:
        lines = words.wrap(text, FONT, pixels, wide)
        room = words.extent(lines, FONT, pixels, 0, LEAD)
        if room[0] <= wide and room[1] <= high:
            break
        pixels -= 1
    lines = words.wrap(text, FONT, pixels, wide)
    image = words.render(lines, FONT, pixels, props.get("label_tone", "#2e1d1a"), None, 0, "center", LEAD)
    area = image.get_rect(center=(box.centerx, round(box.y + box.h * (TOP + FOOT) / 2)))
    out.blit(image, area, area.clip(box).move(-area.x, -area.y))
