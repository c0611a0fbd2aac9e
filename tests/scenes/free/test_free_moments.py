"""The lines of the history of a free table: which are borders, where one stands, and where a click on one leads."""

import pygame
import pytest
from handling import CARDS, DECK, HELD, MEN, Hand
from looking import mouse

from meowgames.scenes.table.targets import LOG
from meowgames.screen.paint import Box, Paint

LYING = (CARDS, *MEN, *HELD, DECK, "bag: toy-stone-white toy-stone-black", "table.30,20: toy-d6-1", "turn0: toy-turn")
MOVE, ANOTHER = "table.-40,-20 table.0,20", "table.-30,-20 table.10,20"
ACTS = {  # what makes an act a border
    MOVE: "",
    "hand0 deck": "",
    "deck table.0,30": "",
    "table.0,-20 hand0": "",
    "deck~0+ mix": "mixed",
    "table.30,20 roll": "rolled",
    "bag table.50,20": "drawn",
    "deck hand0": "drawn",
    "deck~0+ deal:1": "dealt",
    "deck @u table.0,30": "seen",
    "hand0 table.0,30": "seen",
    "hand1 hand0": "seen",
    "deck flip": "seen",
    "deck peek": "seen",
    "hand0 show:1": "seen",
}
SIZE, ARROWS = (1280, 720), ("icon-undo", "icon-redo")


@pytest.fixture
def hand():
    return Hand("toybox", 2, *LYING, seed="lines")


def do(hand, *acts):
    """Do acts one after another, and see what comes of them."""
    for act in acts:
        assert hand.table.acting.act(*act.split()), act
        hand.spin()
    hand.start = hand.match.at


def rows(hand):
    """The rows of the history that are in sight, without the heading."""
    return [row for row in hand.table.hud.form.find(LOG).rows if not row.head]


def stands(hand):
    """How the lines in sight stand: word of the border, > for the current one, - for one that was taken back."""
    marks = [row.stand.mark.text if row.stand.mark else "" for row in rows(hand)]
    return [f"{'>' * row.stand.now}{'-' * row.stand.later}{mark}" for row, mark in zip(rows(hand), marks, strict=True)]


def drawn(hand, monkeypatch, pos):
    """Draw with the mouse somewhere; return what pictures are drawn, and where."""
    found, real = [], Paint.image

    def image(paint, face, box, *more, **how):
        found.append((face, Box(box)))
        real(paint, face, box, *more, **how)

    with monkeypatch.context() as patch:
        patch.setattr(Paint, "image", image)
        hand.table.event(mouse(pygame.MOUSEMOTION, pos))
        hand.spin()
    return found


def asked(hand):
    """Whether it is asked first; the answer is no."""
    asks = hand.stage.top is not hand.table
    if asks:
        hand.key("Esc")
    assert hand.stage.top is hand.table
    return asks


# ── borders and the current line ──


@pytest.mark.parametrize("remember", [True, False])
@pytest.mark.parametrize("act", ACTS)
def test_what_was_mixed_or_seen_is_a_border_also_in_the_newest_line_and_undo_asks_there(act, remember):
    hand = Hand("toybox", 2, *LYING, seed="lines", remember=remember)
    do(hand, act)
    assert stands(hand)[-1] == f">{ACTS[act]}"
    at = hand.match.at
    hand.key("Backspace")
    assert asked(hand) == bool(ACTS[act]) == (hand.match.at == at)
    do(hand, *[ANOTHER] * (hand.match.at == at))
    if hand.match.at > at:
        assert stands(hand)[-2:] == [ACTS[act], ">"], "it stays one when more is done"


def test_where_nobody_remembers_what_is_turned_up_again_is_a_border_again():
    hand = Hand("toybox", 2, *LYING, seed="lines", remember=False)
    do(hand, "table.0,-20 flip", "table.0,-20 flip")
    assert stands(hand)[-2:] == ["", ">seen"]
    do(hand, "table.0,-20 flip", "table.0,-20 peek")
    assert stands(hand)[-2:] == ["", ">seen"], "somebody may have forgotten it"


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("language, text, said", [("en", 1.0, "mixed"), ("fr", 1.0, "mélangé"), ("fr", 2.0, "mélangé")])
def test_a_border_is_told_by_a_picture_and_a_word_within_its_row(language, text, said, size, monkeypatch):
    hand = Hand("toybox", 2, *LYING, look=(SIZE, language, text))
    hand.table.hud.size = size if text == 1.0 else 2
    do(hand, MOVE, "deck~0+ mix")
    with hand.stage.paint.ledger.reading() as writings:
        found = drawn(hand, monkeypatch, hand.at(0, 0))
    row, paint = rows(hand)[-1], hand.stage.paint
    plate = next(one for one in writings if one.text == said)
    words = [one for one in writings if one.text and one.text in row.text]
    assert words and paint.pixels(row.box).contains(plate.box)
    assert not any(plate.box.colliderect(one.box.inflate(-2, -2)) for one in words)
    assert [face for face, box in found if face.startswith("icon") and row.box.contains(box)] == ["icon-shuffle"]


def test_a_line_that_is_pointed_at_shows_at_its_end_where_it_leads(hand, monkeypatch):
    do(hand, MOVE, "deck hand0", ANOTHER)
    hand.key("Backspace")
    for line, arrow in ((-1, "icon-redo"), (-2, "icon-undo"), (-3, "icon-undo")):
        box = rows(hand)[line].box
        found = [(face, at) for face, at in drawn(hand, monkeypatch, box.center) if box.contains(at)]
        assert [face for face, _ in found if face in ARROWS] == [arrow]
        assert dict(found)[arrow].x > box.x + box.w * 0.8
    found = drawn(hand, monkeypatch, hand.at(0, 0))
    assert not any(face in ARROWS and one.box.contains(at) for face, at in found for one in rows(hand))


# ── taken back ──


def test_what_was_taken_back_stays_to_be_done_again_until_something_else_is_done(hand):
    do(hand, MOVE, ANOTHER, "table.-20,-20 table.20,20")
    told = [row.text for row in rows(hand)]
    hand.key("Backspace", "Backspace")
    assert [row.text for row in rows(hand)] == told
    assert stands(hand)[-3:] == [">", "-", "-"]
    do(hand, "deck table.0,30")
    assert stands(hand)[-2:] == ["", ">"] and len(hand.view.log) == 3


def test_a_click_on_a_line_goes_back_to_before_it_and_on_one_that_was_taken_back_to_after_it(hand):
    do(hand, MOVE, ANOTHER, "table.-20,-20 table.20,20")
    hand.click(rows(hand)[-2].box.center)
    assert stands(hand)[-3:] == [">", "-", "-"]
    assert hand.many("table.0,20") == 1 and not hand.many("table.10,20") and not hand.many("table.20,20")
    hand.click(rows(hand)[-1].box.center)
    assert stands(hand)[-3:] == ["", "", ">"] and hand.many("table.20,20") == 1
    hand.click(rows(hand)[-3].box.center)
    assert stands(hand)[-3:] == ["-", "-", "-"] and not hand.many("table.0,20")
    hand.click(rows(hand)[-3].box.center)
    assert stands(hand)[-3:] == [">", "-", "-"] and hand.many("table.0,20") == 1
    assert hand.match.at == 2 and len(hand.match.moves) == 4


def test_a_click_that_leads_back_over_a_border_asks_first_and_one_below_it_does_not(hand):
    do(hand, MOVE, "deck hand0", ANOTHER)
    assert stands(hand)[-3:] == ["", "drawn", ">"]
    hand.click(rows(hand)[-1].box.center)
    assert not asked(hand) and stands(hand)[-3:] == ["", ">drawn", "-"]
    for line in (-2, -3):
        hand.click(rows(hand)[line].box.center)
        assert asked(hand) and stands(hand)[-3:] == ["", ">drawn", "-"]
    hand.click(rows(hand)[-2].box.center)
    hand.click(hand.stage.top.form.find("answer1").box.center)
    assert stands(hand)[-3:] == [">", "-", "-"] and hand.many("hand0") == 4
    hand.click(rows(hand)[-1].box.center)
    assert hand.match.at == len(hand.match.moves) and not asked(hand), "what was seen is seen"


@pytest.mark.parametrize("text, size", [(1.0, 1), (1.0, 2), (2.0, 2)])
def test_the_line_where_one_stands_is_in_sight_wherever_one_went(text, size):
    hand = Hand("toybox", 2, *LYING, look=(SIZE, "fr", text))
    hand.table.hud.size = size
    do(hand, *[f"table.{-40 + n},{-20 + 2 * n} table.{-39 + n},{-18 + 2 * n}" for n in range(20)])
    for key in ("Backspace", "Ctrl+Y"):
        for _ in range(20):
            hand.key(key)
            found = stands(hand)
            assert hand.match.at == 1 or ">" in found
            if hand.match.at < len(hand.match.moves):
                assert "-" in found, "and what can be done again"
    hand.key("Backspace", "Backspace")
    hand.table.hud.form.find(LOG).leaf(9)
    hand.spin()
    assert ">" not in stands(hand), "who leafs on sees what they leafed to"


def test_a_history_that_is_pulled_up_pushes_the_button_that_sorts_aside():
    hand = Hand("toybox", 2, *LYING, look=(SIZE, "fr", 1.5))
    sort = next(one for one in hand.view.targets.front if "sort" in one.names).box
    hand.key("H")
    drawer = hand.table.hud.form.find(LOG).box
    aside = next(one for one in hand.view.targets.front if "sort" in one.names).box
    assert sort.colliderect(drawer) and not aside.colliderect(drawer)
    order = [piece.face for piece in hand.view.pieces() if piece.spot == "hand0"]
    hand.click(aside.center)
    assert [piece.face for piece in hand.view.pieces() if piece.spot == "hand0"] != order
