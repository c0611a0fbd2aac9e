"""What rivals have and do can be read: Minicity's crates and reserves, Neko's acting animal."""

import pytest
from looking import Still
from sitting import seated, seats

from meowgames.play.match import Match, Setup
from meowgames.scenes.table.drawing import draw

LEAST = 18  # canvas units: 12 pixels in a window of 1280 × 720
GAMES = {"minicity": ("crate", "stock")}


def written(table):
    """Return what is written on the table as it is drawn now: text -> its boxes and size in canvas units."""
    paint, found = table.stage.paint, {}
    text, here = paint.text, paint.scale

    def noted(words, pos, size=28, *rest, **how):
        box = text(words, pos, size, *rest, **how)
        pixels = paint.text_pixels(size, how.get("grow", True))
        if how.get("fit") is not None:
            pixels = paint.fitting(words, pixels, how.get("font", rest[0] if rest else "body"), how["fit"])
        found.setdefault(words, []).append((box, pixels / here))
        return box

    paint.text = noted
    try:
        draw(paint, table.view)
    finally:
        del paint.text
    return found


def minicity(count, **settings):
    match = Match(Setup("minicity", seats(count), "words")).begin()
    return seated(match, Still(), **settings)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_rivals_of_minicity_say_crate_and_reserve_in_words(count, language):
    table = minicity(count, language=language)
    found, board = written(table), table.view.board
    for name in GAMES["minicity"]:
        said = found[table.stage.words(f"minicity.{name}")]
        assert len(said) == count - 1
        for seat, (box, size) in enumerate(said, 1):
            panel, row = board.at(f"panel{seat}").box, board.at(f"{name}{seat}").box
            assert size >= LEAST and panel.contains(box)
            assert box.bottom <= row.top + 4 and row.top - box.bottom < 40  # just above its blocks
            for other in ("portrait", "name", "left", "hand"):
                assert not box.colliderect(board.at(f"{other}{seat}").box), other


@pytest.mark.parametrize(("count", "grown"), [(2, 1.9), (3, 1.9), (4, 1.35)])
def test_those_words_grow_with_the_text(count, grown):
    plain, large = (written(minicity(count, text=text)) for text in (1.0, 2.0))
    for word in ("crate", "reserve"):
        assert large[word][0][1] >= plain[word][0][1] * grown


@pytest.mark.parametrize("count", [2, 3, 4])
def test_counts_of_blocks_are_as_large(count):
    table = minicity(count)
    tallies = [piece for piece in table.view.pieces() if piece.kind == "tally" and piece.spot in ("crate1", "stock1")]
    assert tallies and all(piece.box.h * 0.6 >= LEAST for piece in tallies)
