"""Looking closer: what is enlarged hides nothing that may be touched, and what a key stands on is told beside it."""

import pygame
import pytest
from looking import click, key, mouse
from sitting import spin, still_table

from meowgames.rules import playable
from meowgames.scenes.table import closer, held
from meowgames.scenes.table.hand import zoomed
from meowgames.screen.paint import CANVAS, Box

MOUSE = 1900.0, 1060.0  # where it rests while keys are used


def over(table, one):
    """Rest the mouse on a piece."""
    table.stage.event(mouse(pygame.MOUSEMOTION, table.view.camera.lies(one.box).center))
    table.hand.update(5.0)
    return zoomed(table.hand)


def shown(table):
    """Return the pieces drawn in front, each with its box, while the hand is drawn."""
    found, paint = [], table.stage.paint
    table.hand.look()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(held, "draw_piece", lambda _paint, piece, *rest, **named: found.append(piece))
        held.draw(paint, table.hand)
    return found


def touchable(table):
    """Return what may be touched or must be read, as boxes of the canvas."""
    targets, lies = table.view.targets, table.view.camera.lies
    lit = [lies(one.box) for one in (*targets.pieces, *targets.marks) if one.says]
    front = [one.box for one in targets.front if one.kind in ("word", "control", "tool")]
    return [*lit, *front, table.view.board.places["prompt"].box]


@pytest.mark.parametrize("near", [False, True])
@pytest.mark.parametrize("game", playable())
def test_what_is_enlarged_by_resting_hides_nothing_that_may_be_touched(game, near):
    table = still_table(game)
    if near:
        table.view.camera.zoom((960, 400), 2)
        spin(table)
    for one in table.view.targets.pieces:
        piece = over(table, one)
        box = closer.place(table.view, piece) if piece else None
        if box:
            assert box.collidelist([*touchable(table), table.view.camera.lies(piece.box)]) < 0, piece
            assert Box(0, 0, *CANVAS).contains(box) and box.h > 1.3 * table.view.camera.lies(piece.box).h
            assert [large.box for large in shown(table)] == [box]


@pytest.mark.parametrize("game", playable())
def test_alt_looks_closer_at_every_piece(game):
    table = still_table(game)
    table.stage.event(key(pygame.K_LALT))
    seen = set()
    for one in table.view.targets.pieces:
        table.stage.event(mouse(pygame.MOUSEMOTION, one.box.center))
        piece = zoomed(table.hand)
        found = table.view.lights.target
        if found and found.piece and found.piece.kind not in ("label", "cells"):
            assert piece and piece.spot == found.piece.spot
            box = closer.place(table.view, piece, anyhow=True)
            assert (box and Box(0, 0, *CANVAS).contains(box)) or piece.box.h > 400
            seen.add(piece.spot)
    assert len(seen) > 5
    table.stage.event(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
    table.hand.move((3.0, 3.0))
    assert zoomed(table.hand) is None


def test_where_everything_may_be_touched_only_alt_enlarges(monkeypatch):
    table = still_table("meow")
    one = next(one for one in table.view.targets.pieces if one.piece.spot == "hand1")
    monkeypatch.setattr(
        closer, "cares", lambda view: [Box(x, y, 40, 40) for x in range(0, 1920, 80) for y in range(0, 1080, 80)]
    )
    assert closer.place(table.view, one.piece) is None
    assert closer.place(table.view, one.piece, anyhow=True)


@pytest.mark.parametrize("game", playable())
def test_alt_enlarges_what_the_keyboard_stands_on_and_not_what_the_mouse_rests_on(game):
    table = still_table(game)
    table.stage.event(mouse(pygame.MOUSEMOTION, MOUSE))
    table.stage.event(key(pygame.K_LALT))
    stood = 0
    for _ in table.view.targets.words:
        table.stage.event(key(pygame.K_TAB))
        table.hand.look()
        target = table.view.targets.stood_on(table.hand.focus)
        piece = zoomed(table.hand)
        if target and target.piece and table.view.board.tile(target.piece.face):
            assert piece == target.piece
            stood += 1
    assert stood


# ── beside what a key stands on ──


@pytest.mark.parametrize("game", ["meow", "meowtopia"])
def test_the_gain_is_written_beside_what_the_keyboard_stands_on(game, monkeypatch):
    table = still_table(game)
    table.stage.event(mouse(pygame.MOUSEMOTION, MOUSE))
    table.stage.event(key(pygame.K_TAB))
    table.hand.look()
    stood = table.view.targets.stood_on(table.hand.focus)
    assert held.pointed(table.hand) == table.view.camera.lies(stood.box)
    written = []
    monkeypatch.setattr(table.stage.paint, "sliced", lambda name, box: written.append(Box(box)))
    held.draw_bubble(table.stage.paint, table.hand, 3, [])
    assert written[0].collidelist(touchable(table)) < 0 and written[0].colliderect(stood.box.inflate(400, 400))


def test_a_piece_taken_by_a_key_is_seen_where_the_keyboard_stands():
    table = still_table("minicity")
    table.stage.event(mouse(pygame.MOUSEMOTION, MOUSE))
    table.stage.event(key(pygame.K_TAB))
    table.stage.event(key(pygame.K_RETURN))
    spin(table)
    card = next(one for one in table.view.targets.pieces if one.piece.spot == "hand0")
    assert table.play.picker.words and [one.box.colliderect(card.box) for one in shown(table)] == [True]
    for _ in range(2):
        table.stage.event(key(pygame.K_TAB))
        table.hand.look()
        stood = table.view.targets.stood_on(table.hand.focus)
        assert stood and table.view.lights.at == stood.box.center
        for one in shown(table):
            assert one.box.collidepoint(table.view.camera.lies(stood.box).center)
    table.stage.event(mouse(pygame.MOUSEMOTION, (960, 400)))
    assert [one.box.center for one in shown(table)] in ([], [(960, 400)])


def test_keys_do_not_move_what_the_mouse_grabs():
    table = still_table("isle", when=lambda state: state.stage == "cat")
    table.stage.event(key(pygame.K_TAB))
    cat = next(one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith("shore"))
    click(table.stage, cat.box.center)
    spin(table)
    assert table.hand.grid.face and table.hand.focus is None
