"""A rival's boat, tower or farm comes near for a moment when something is laid on it."""

from random import Random

import pygame
import pytest
from looking import Still, click, make_stage
from sitting import seated, seats

from meowgames.play.match import Match, Setup
from meowgames.rules import OVER
from meowgames.scenes.table import closeup

FRAME = 0.05
BOARDS = {"isle": "boat", "neko": "tower", "meowtopia": "field"}


def before_laying(game, count=3, people=(0,), pace=1.0, **settings):
    """Return a table where a rival is about to lay something on its board, and that move; animations take time."""
    match, rng = Match(Setup(game, seats(count, people), "near")).begin(), Random("near")
    while True:
        found = [move for move in match.rules.moves(match.state) if match.turn > 0 and lays(match, move)]
        if found:
            break
        match.play(match.rules.sample(match.state, rng))
    table = seated(match, Still(), **settings)
    table.stage.change(pace=pace)
    table.stage.update(FRAME)
    return table, found[0]


def lays(match, move):
    """Tell whether a move puts something on the board of the seat to act."""
    board = f"{BOARDS[match.setup.game]}{match.turn}."
    before, after = (match.rules.look(state, OVER) for state in (match.state, match.rules.play(match.state, move)))
    return any(spot.startswith(board) and spot not in before for spot in after)


def watch(table, seconds):
    """Let time pass in frames; yield after each."""
    for _ in range(round(seconds / FRAME)):
        table.stage.update(FRAME)
        yield table.view.camera


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_a_board_comes_near_when_something_is_laid_on_it_and_goes_back(game):
    table, move = before_laying(game)
    seat, view = table.match.turn, table.view
    table.real.commit(move)
    seen = [camera.visits for camera in watch(table, 1.5)]
    assert all(seen[2:])  # at once, and long enough to be read
    assert view.camera.shown.contains(view.board.at(f"{BOARDS[game]}{seat}").box)
    assert table.caption.place(table.stage.paint)  # what was laid is told where it is seen large
    for camera in watch(table, 6):
        if table.match.turn != seat and not view.easel.busy:
            assert not camera.near
    assert not camera.visits or table.match.turn == seat


def test_it_is_never_there_while_it_is_my_turn():
    table, move = before_laying("isle", 2)
    table.real.commit(move)
    assert table.match.turn == 0
    mine = [(camera.visits, table.play.mine) for camera in watch(table, 5)]
    assert (True, False) in mine and (False, True) in mine
    assert (True, True) not in mine


@pytest.mark.parametrize("choice", [{"close_up": False}, {"pace": 0.0}])
def test_who_does_not_want_it_or_no_motion_at_all_keeps_the_whole_table(choice):
    table, move = before_laying("isle", **choice)
    table.real.commit(move)
    assert not any(camera.near for camera in watch(table, 3))


def test_who_tries_a_cat_meanwhile_is_left_alone():
    table, move = before_laying("isle")
    assert table.try_out()
    table.real.commit(move)
    assert not any(camera.near for camera in watch(table, 3))


def test_who_looks_at_another_board_goes_on_looking():
    table, move = before_laying("isle")
    other = table.view.board.around(table.view.board.at(f"boat{3 - table.match.turn}"))
    table.view.camera.visit(other)
    table.real.commit(move)
    assert all(camera.shown == other for camera in watch(table, 3))


def test_a_click_ends_it_at_once():
    table, move = before_laying("isle", 2)
    table.real.commit(move)
    list(watch(table, 0.6))
    assert table.view.camera.visits
    click(table.stage, (960, 1050))
    list(watch(table, 2 * FRAME))
    assert not table.view.camera.visits and table.play.mine


def test_esc_ends_it_at_once():
    table, move = before_laying("neko", 3)
    table.real.commit(move)
    list(watch(table, 0.6))
    table.stage.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    list(watch(table, 2 * FRAME))
    assert not table.view.camera.near


def test_at_a_slow_pace_it_stays_longer():
    def frames(pace):
        table, move = before_laying("isle", 2, pace=pace)
        table.real.commit(move)
        return sum(camera.visits for camera in watch(table, 8))

    assert frames(1.7) > frames(1.0) * 1.4 > closeup.STAY / FRAME


def test_a_lesson_leads_the_eye_itself():
    stage = make_stage()
    stage.mind = Still()
    table = stage.doors.lesson("isle")
    stage.push(table)
    stage.settle()
    assert not table.idle()
    assert not table.footprints.follows
