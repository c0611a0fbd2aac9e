"""The keyboard walks through a table as one reads it, and what it stands on is shown beside it."""

import pygame
import pytest
from looking import key
from sitting import spin, still_table

from meowgames.rules import playable
from meowgames.scenes.table.targets import LAST, PEEK


def tabs(table):
    """Press Tab through all there is; return what it stood on, in order."""
    stops = []
    for _ in table.view.targets.order():
        table.stage.event(key(pygame.K_TAB))
        stops.append(table.hand.focus)
    return stops


def moments(game, count=8):
    """Yield tables of a game at moments of a match at which a person may touch something."""
    for least in range(count):
        yield still_table(game, least=4 + 5 * least)


@pytest.mark.parametrize("game", playable())
def test_tab_stands_once_on_every_piece_that_may_be_touched_and_on_every_tool(game):
    for table in moments(game, 4):
        stops, targets = tabs(table), table.view.targets
        assert len(stops) == len(set(stops))
        lying = {one.says for one in (*targets.pieces, *targets.marks) if one.says}
        squares = {word for word in lying if table.view.lights.grid and word.startswith(table.view.lights.grid)}
        assert lying - squares <= set(stops)
        assert set(table.view.lights.buttons) <= set(stops)
        assert {one.names[0] for one in targets.front if one.kind in ("tool", "control", "sign", "log")} <= set(stops)


@pytest.mark.parametrize("game", playable())
def test_tab_reads_row_by_row_where_the_map_says_nothing_else(game):
    for table in moments(game, 3):
        targets, board = table.view.targets, table.view.board
        first = [targets.read(targets.saying(word))[0] for word in targets.words if targets.saying(word)]
        plain = [one for one in first if board.place(one.piece.spot).props.get("walk", LAST) == LAST]
        for one, two in zip(plain, plain[1:], strict=False):
            assert two.box.centerx >= one.box.centerx or two.box.centery > one.box.top


def test_tab_walks_along_the_line_of_animals():
    table = still_table("neko", when=lambda state: state.stage == "pawn")
    spots = [table.view.targets.saying(word)[0].piece.spot for word in tabs(table) if table.view.targets.saying(word)]
    numbers = [int(spot.removeprefix("line")) for spot in spots]
    assert len(numbers) > 4 and numbers == sorted(numbers)


def test_tab_walks_down_one_road_and_then_down_the_other():
    table = still_table("minicity")
    hand = [one for one in table.view.targets.pieces if one.says and one.piece.spot == "hand0"]
    assert table.view.targets.words[0] in {one.says for one in hand}
    table.stage.event(key(pygame.K_TAB))
    table.stage.event(key(pygame.K_RETURN))
    spin(table)
    roads = [word for word in tabs(table) if word.startswith("road-")]
    assert len(roads) > 1
    assert roads == sorted(roads, key=lambda word: (word[:6], int(word[6:])))


def test_the_sign_for_looking_back_is_reached_and_looks_back():
    table = still_table("meow")
    assert tabs(table).count(PEEK) == 1
    at = table.play.match.at
    table.hand.look()
    while table.hand.focus != PEEK:
        assert not table.view.lights.peek
        table.stage.event(key(pygame.K_TAB))
        table.hand.look()
    assert table.view.lights.peek
    table.stage.event(key(pygame.K_RETURN))
    assert table.play.match.at == at and table.view.lights.peek
    table.stage.event(key(pygame.K_TAB))
    table.hand.look()
    assert not table.view.lights.peek
