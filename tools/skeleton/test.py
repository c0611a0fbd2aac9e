"""Pebble by its rule sheet."""

import pytest
from pebble_table import RULES, table

from meowgames.rules import OVER

ALL = [("stone1",), ("stone2",), ("stone3",)]


@pytest.mark.clause("pebble", "1.1", "1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_each_stone_there_is_one_for_every_player(seats):
    assert list(RULES.SEATS) == [2, 3, 4]
    assert [table(seats).middle.count(stone) for (stone,) in ALL] == [seats] * 3


@pytest.mark.clause("pebble", "2.1", "2.2")
def test_each_takes_one_in_turn_for_all_to_see():
    state = table(2, "stone3", "stone3")
    assert RULES.turn(state) == 0 and RULES.moves(state) == ALL[:2]
    assert RULES.look(state, 0) == RULES.look(state, OVER)
    assert RULES.look(state, 0)["won1"] == ("stone3",)
    assert RULES.why_not(state, ("won1",)) == "2.2"


@pytest.mark.clause("pebble", "3.1", "3.2")
def test_the_last_stone_ends_it_and_points_decide():
    taken = ("stone3", "stone1", "stone3", "stone1", "stone2")
    assert RULES.turn(table(2, *taken)) == 1
    state = table(2, *taken, "stone2")
    assert RULES.turn(state) == OVER and RULES.moves(state) == []
    assert RULES.score(state) == (8, 4) and RULES.rank(state) == (1, 2)
    assert RULES.rank(table(2)) == (1, 1)
