"""Whatever letters reach a typeface, something is drawn."""

import pygame
import pytest
from looking import make_stage

from meowgames.screen import text as letters

ODD = [
    "\0",
    "a\0b",
    "\ud83d",
    "caf\udce9.match",
    "\u200b",
    "\u202e",
    "a\n\u200b\nb",
    "\x1b\x7f",
    "\U0010ffff",
    "\u0301",
]


@pytest.mark.parametrize("text", ODD)
def test_any_text_can_be_measured_broken_shortened_and_drawn(text):
    paint = make_stage().paint
    for name in letters.FONTS:
        wide = letters.width(text, name, 20)
        lines = letters.wrap(text, name, 20, 12)
        assert letters.shortened(text, name, 20, 5)
        image = letters.render(lines, name, 20, "black", "white", 2, "center", 1.2)
        assert image.get_width() <= wide + 4
    assert paint.extent(text, 30, room=100)[1] > 0
    paint.text(text, (100, 100), room=100)
    paint.text(text, (100, 100), fit=10, least=8)


def test_a_letter_that_cannot_be_drawn_leaves_a_sign():
    assert letters.drawable("caf\udce9 \0!") == "caf\N{REPLACEMENT CHARACTER} \N{REPLACEMENT CHARACTER}!"
    assert letters.drawable("Zoé\n🐈") == "Zoé\n🐈"
    image = letters.render(("\ud83d",), "body", 30, "black", None, 0, "left", 1.0)
    assert pygame.mask.from_surface(image).count() > 20
