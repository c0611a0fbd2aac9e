"""Every touch that does nothing is answered, once: whose turn it is, or the clause."""

import pytest
from looking import click
from sitting import spin, still_table

from meowgames.rules import whole


@pytest.mark.parametrize("game", [game for game in whole() if game != "isle"])
def test_a_touch_in_somebody_elses_turn_is_answered(game):
    table = still_table(game, mine=False)
    held = [one for one in table.view.targets.pieces if one.piece.spot.endswith("0") and one.piece.kind != "cells"]
    table.play.touch(held[0].names, ())
    spin(table, 1)
    assert "Mochi" in table.stage.toasts[0].text


def test_a_shelf_treasure_is_answered_in_somebody_elses_turn():
    table = still_table("isle", mine=False, when=lambda state: state.stage == "cat")
    shelf = next(one for one in table.view.targets.pieces if one.piece.spot.startswith("common"))
    click(table.stage, shelf.box.center)
    assert "5.1" in table.stage.toasts[0].text


def test_a_tile_that_cannot_lie_there_is_answered_by_its_line_alone():
    table = still_table("isle", when=lambda state: state.stage == "place")
    table.hand.look()
    grid, rules = table.hand.grid, table.play.match.rules
    legal = {move[1] for move in rules.moves(table.play.state) if len(move) > 1}
    square = next(f"boat0.{x},{y}" for y in range(9) for x in range(22) if f"boat0.{x},{y}" not in legal)
    grid.lie(("@0", square))
    table.hand.look()
    assert grid.lies() and not grid.legal((0, 0))
    table.acts["drop"].use()
    spin(table, 1)
    assert table.play.refused and not table.stage.toasts
