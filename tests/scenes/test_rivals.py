"""What rivals have and do can be read: Minicity's crates and reserves, Neko's acting animal."""

import pytest
from looking import Still
from sitting import seated, seats, still_table

from meowgames.play.match import Match, Setup
from meowgames.rules.neko.state import ANIMALS, CAT
from meowgames.scenes.games import neko_line
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


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_cards_of_a_turn_are_counted_with_who_lays_them(count):
    mine, theirs = (still_table("minicity", one, 30, players=count) for one in (True, False))
    for table, seat in ((mine, 0), (theirs, theirs.match.turn)):
        marks = [piece.box for piece in table.view.pieces() if piece.spot == "pips"]
        assert len(marks) == 3
        for box in marks if seat else ():
            assert table.view.board.at(f"panel{seat}").box.contains(box)
            others = [table.view.board.at(f"{name}{seat}").box for name in ("portrait", "name", "hand", "crate")]
            assert box.collidelist(others) < 0
        assert seat or all(table.view.board.at("pips").box.contains(box) for box in marks)


@pytest.mark.parametrize(("count", "grown"), [(2, 1.45), (3, 1.45), (4, 1.45)])
def test_those_words_grow_with_the_text(count, grown):
    plain, large = (written(minicity(count, text=text)) for text in (1.0, 2.0))
    for word in ("compartment", "reserve"):
        assert large[word][0][1] >= plain[word][0][1] * grown


def test_chambers_shine_for_the_one_who_chooses_and_not_while_a_rival_does():
    def walks(state):
        return state.stage == "walk"

    for mine in (True, False):
        view = still_table("minicity", mine, least=30, when=walks).view
        assert any(spot.startswith("chamber") for spot in view.picture)
        assert bool(view.manners.lit(view)) == mine


PROMPT = 28  # how large the prompt is written at most


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_animal_in_use_does_is_the_largest_sentence_of_the_table(language):
    table = still_table("neko", least=30, players=4)
    table.stage.change(language=language)
    table.stage.update(0.1)
    said, found = neko_line.deed(table.view), written(table)
    assert said != table.stage.words("neko.order")
    ((box, size),) = found[said]
    assert size > PROMPT
    sentences = [text for text in found if " " in text and text not in (said, table.stage.words("neko.title"))]
    assert all(size > other for text in sentences for _, other in found[text])
    assert table.view.board.at("strip").box.contains(box)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_animal_has_room_for_its_sentence_in_the_box(language, text):
    table = still_table("neko", least=30, players=4)
    table.stage.change(language=language, text=text)
    view, paint, strip = table.view, table.stage.paint, table.view.board.at("strip").box
    spot = next(f"task{spot[4:]}" for spot, faces in view.picture.items() if faces == ("now",))
    for animal in (*ANIMALS, CAT):
        view.picture[spot] = (f"head-{animal}",)
        drawn = []
        paint.text = lambda *what, seen=drawn, **how: seen.append(type(paint).text(paint, *what, **how))
        try:
            neko_line.draw_deed(paint, view)
        finally:
            del paint.text
        assert strip.contains(drawn[0]), animal


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_order_of_play_has_a_paper_of_its_own(players):
    board = still_table("neko", least=30, players=players).view.board
    queue, strip = board.at("queue").box, board.at("strip").box
    marks = [board.at(f"mark{number}").box for number in range(players)]
    assert all(queue.contains(mark) for mark in marks)
    assert not queue.colliderect(strip)
    assert all(one.right <= two.left for one, two in zip(marks, marks[1:]))
