"""The history of a free table: undo and redo are everybody's, and however long an evening is nothing gets slow."""

from random import Random

import pytest
from handling import DECK, Hand, toys

from meowgames.rules import CHANCE
from meowgames.scenes.table.rows import Row
from meowgames.scenes.table.targets import LOG

TURN = "turn0: toy-turn"
LONG = 900  # acts of a long evening


# ── undo and redo ──


def test_what_one_undo_takes_back_one_redo_brings_back():
    hand = Hand("toybox", 3, TURN, DECK, people=(0, 1, 2))
    hand.key("N")
    assert hand.acts() == ["turn0 turn1", "seat:1"], "the cat, and the table with it"
    passed = hand.match.at
    hand.table.play.tools["undo"].use()
    assert hand.match.at == passed - 2
    hand.table.play.tools["redo"].use()
    assert hand.match.at == passed and hand.match.turn == 1
    assert not hand.table.play.tools["redo"].usable()


@pytest.mark.parametrize("dice", range(8))
def test_every_undo_of_an_evening_is_undone_by_one_redo(dice):
    """However often the table was handed on between the acts, and before the first of them."""
    hand, rng = Hand("toybox", 3, people=(0, 1, 2), seed=str(dice)), Random(dice)
    match, play = hand.match, hand.table.real
    for number in range(40):
        on = [seat for seat in range(3) if seat != match.turn]
        passes = number < dice % 4 or rng.random() < 0.4
        match.play((f"seat:{rng.choice(on)}",) if passes else match.rules.sample(match.state, rng))
    while (before := play.history.before(match.at)) is not None:
        at = match.at
        play.jump(before)
        assert match.by(before) != CHANCE
        play.tools["redo"].use()
        assert match.at == at
        play.jump(before)
    while play.tools["redo"].usable():
        at = match.at
        play.tools["redo"].use()
        assert match.at > at and play.history.before(match.at) == at
    assert match.at == len(match.moves)


# ── a long evening ──


@pytest.mark.parametrize("size", [1, 2])
def test_however_long_the_history_is_only_rows_in_sight_are_made(size, monkeypatch):
    hand, made = toys(), []
    for number in range(LONG):
        hand.match.play(("deck", "hand0") if number % 2 == 0 else ("hand0~4", "deck"))
    hand.table.real.sit(0)
    hand.table.hud.size = size
    hand.table.hud.refresh()
    hand.spin()
    drawer, real = hand.table.hud.form.find(LOG), Row.__init__
    assert len(hand.view.log) > LONG and len(drawer.rows) < 30
    monkeypatch.setattr(Row, "__init__", lambda row, *given, **more: (made.append(row), real(row, *given, **more))[1])
    assert hand.table.real.act("deck", "hand0")
    hand.spin()
    drawer = hand.table.hud.form.find(LOG)
    drawer.leaf(LONG // 2)
    hand.spin()
    rows = hand.table.hud.form.find(LOG).rows
    assert rows[-1].text == hand.view.log[-1 - LONG // 2].text
    assert 0 < len(made) < 300
