"""What is written on every screen can be read: a share of what tools/check_layout.py checks."""

import pygame
import pytest

from meowgames.scenes import shots
from meowgames.screen.ledger import PICTURE, hidden
from tools import check_layout
from tools.check_layout import LANGUAGES, SIZES, TEXTS, Look, faults, looks

SHARE = (  # every scene and game, size, language and text size at least once
    (Look((1024, 576), "fr", 2.0), ""),
    (Look((1280, 720), "en", 1.0), ""),
    (Look((1280, 720), "fr", 1.0), "end"),
    (Look((1920, 1080), "en", 1.5), "middle"),
    (Look((2560, 1080), "fr", 1.5), "replay"),
    (Look((1024, 576), "fr", 1.0), "free-table"),
)


@pytest.mark.slow
@pytest.mark.parametrize(("look", "wanted"), SHARE, ids=[f"{look} {wanted}" for look, wanted in SHARE])
def test_what_is_written_can_be_read(look, wanted):
    assert list(faults(look, wanted)) == []


def test_the_share_has_every_size_language_and_text_size():
    seen = [look for look, _ in SHARE]
    assert {look.size for look in seen} == set(SIZES) and {look.language for look in seen} == set(LANGUAGES)
    assert {look.text for look in seen} == set(TEXTS) and len(looks()) == 24


@pytest.fixture
def studio():
    with shots.borrowed_home():
        yield shots.Studio((1280, 720), "en")


def wrong(studio, draw):
    """Return what the checker says of a blank scene on which something is drawn."""
    scene = studio.stage.doors.credits()
    scene.draw = draw
    return list(check_layout.of_shot(studio, shots.Shot("blank", lambda: [scene])))


def test_a_text_that_is_cut_shrunk_or_too_small_is_found(studio):
    assert wrong(studio, lambda paint: paint.text("words", (200, 200), 28)) == []
    assert "cut" in wrong(studio, lambda paint: paint.text("words", (-20, 200), 28))[0]
    assert "cut" in wrong(studio, lambda paint: paint.text("unbreakable", (200, 200), 28, room=60))[0]
    assert "cut" in wrong(studio, lambda paint: paint.text("a long name", (200, 200), 28, fit=60, least=24))[0]
    assert "shrunk" in wrong(studio, lambda paint: paint.text("words", (200, 200), 28, fit=40))[0]
    assert wrong(studio, lambda paint: paint.text("words", (200, 200), 4)) == []  # never below the smallest size


def test_texts_on_one_another_and_hidden_ones_are_found(studio):
    def twice(paint):
        paint.text("words", (200, 200), 28)
        paint.text("others", (210, 206), 28)

    def covered(paint):
        paint.text("words", (200, 200), 28)
        paint.fill((190, 190, 60, 60), "#ffffff")

    assert any("lie on one another" in fault for fault in wrong(studio, twice))
    assert any("hidden" in fault for fault in wrong(studio, covered))


def test_large_words_may_lie_over_what_need_not_be_seen_and_usual_ones_over_nothing(studio):
    def said(paint):
        paint.text("words", (200, 200), 28)
        paint.fill((190, 190, 200, 60), "#ffffff")
        with paint.ledger.speaks(paint.pixels((190, 190, 200, 60))):
            paint.text("said", (300, 200), 28)

    assert any("hidden" in fault for fault in wrong(studio, said))
    studio.stage.change(text=2.0)
    assert wrong(studio, said) == []


def test_the_ledger_tells_what_was_written_and_what_it_belongs_to(studio):
    paint = studio.stage.paint
    paint.text("unread", (200, 200))
    with paint.ledger.reading() as found:
        with paint.ledger.of("owner"):
            paint.text("words", (300, 300), 28, fit=500)
        with paint.ledger.of(PICTURE), paint.ledger.of("inside"):
            paint.text("tiny", (10, 10), 4)
    (words, tiny) = found
    assert (words.text, words.owner, words.wanted, words.pixels) == ("words", "owner", 19, 19)
    assert pygame.Rect(195, 195, 70, 30).contains(words.box) and hidden(words, paint.surface) == 0
    assert tiny.owner == PICTURE and tiny.pixels < 12
