"""From near: the hand stays in sight, the way back is shown, and a rival's place is looked at for a moment."""

from dataclasses import replace

import pygame
import pytest
from looking import click, key, mouse
from sitting import spin, still_table

from meowgames.rules import find, playable
from meowgames.scenes.table import clear
from meowgames.scenes.table.drawer import Drawer
from meowgames.scenes.table.furniture import Prompt, Sign
from meowgames.scenes.table.targets import TOOL
from meowgames.screen.paint import CANVAS, Box
from meowgames.screen.table.board import Board
from meowgames.screen.table.camera import WHOLE

pytestmark = [pytest.mark.usefixtures("home"), pytest.mark.filterwarnings("ignore:Please use Window")]
HANDS = {"meow": "hand0", "meowtopia": "workers0", "minicity": "hand0", "neko": "row0"}  # isle is played from the shore
RIVALS = {"meowtopia": "field1", "neko": "tower1", "isle": "boat1"}
WAY_BACK = TOOL + "whole"
FRONT = ("tools", "title", "prompt", "placing", "gains", "ending", "buttons", "log")  # what stands before the table


@pytest.fixture(autouse=True, scope="module")
def keys():
    """The wheel asks whether Shift is held."""
    pygame.display.init()


def wheel(table, pos, notches):
    table.stage.event(mouse(pygame.MOUSEMOTION, pos))
    table.stage.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))
    spin(table)


def sign(table):
    """Return the sign that says how to come back."""
    table.hud.form.ready()
    return next((one for one in table.hud.form.root.parts() if isinstance(one, Sign)), None)


def visited(game, mine=True, **given):
    """Return a table where somebody else's place was clicked."""
    table = still_table(game, mine, **given)
    spot = RIVALS[game]
    lying = [one for one in table.view.targets.pieces if one.piece.spot.partition(".")[0] == spot and not one.says]
    click(table.stage, lying[0].box.center if lying else table.view.board.at(spot).box.center)
    spin(table)
    assert table.view.camera.visits and not table.view.camera.whole
    return table


# ── the hand ──


@pytest.mark.parametrize("pos", [(960, 300), (300, 200), (1600, 500)])
@pytest.mark.parametrize("game", HANDS)
def test_the_hand_stays_in_sight_and_is_touched_where_it_is(game, pos):
    table = still_table(game)
    wheel(table, pos, 4)
    view, camera = table.view, table.view.camera
    own = [one for one in view.targets.pieces if one.piece.spot.partition(".")[0] == HANDS[game]]
    assert own and camera.near
    for one in own:
        assert camera.lies(one.box) == one.box and Box(0, 0, *CANVAS).collidepoint(one.box.center)
    top = own[-1]
    table.stage.event(mouse(pygame.MOUSEMOTION, top.box.center))
    assert view.lights.target.where[0].partition(".")[0] == top.piece.spot.partition(".")[0]


def test_a_card_is_played_from_near():
    table = still_table("meow")
    wheel(table, (960, 300), 4)
    card = next(one for one in reversed(table.view.targets.pieces) if one.says)
    at = table.play.match.at
    click(table.stage, card.box.center)
    assert table.play.match.at > at


def test_what_lies_beneath_the_hand_is_not_touched_through_it():
    table = still_table("minicity")
    wheel(table, (960, 700), 4)
    kept = table.view.camera.kept
    for x in range(0, 1920, 60):
        pos = x, 1000
        there = table.view.camera.seen(pos)
        assert (there == pos) == kept.collidepoint(pos)


def test_the_hand_is_drawn_as_it_lies_on_the_whole_table():
    table = still_table("meow")
    table.stage.event(mouse(pygame.MOUSEMOTION, (960, 300)))
    spin(table)
    card = next(one for one in table.view.targets.pieces if one.piece.spot == "hand0")
    rect = table.stage.paint.pixels(card.box.inflate(-30, -60)).clip(table.stage.paint.surface.get_rect())
    before = pygame.image.tobytes(table.stage.paint.surface.subsurface(rect), "RGB")
    wheel(table, (960, 300), 4)
    assert pygame.image.tobytes(table.stage.paint.surface.subsurface(rect), "RGB") == before


# ── the way back ──


@pytest.mark.parametrize("game", playable())
def test_a_tool_brings_the_whole_table_back_and_is_there_only_while_it_is_near(game):
    table = still_table(game)
    assert not table.view.targets.find(WAY_BACK) and WAY_BACK not in table.view.targets.order()
    wheel(table, (960, 200), 3)
    found = table.view.targets.find(WAY_BACK)
    assert len(found) == 1 and WAY_BACK in table.view.targets.order()
    others = [one for one in table.view.targets.front if one.kind not in ("drawer",) and one is not found[0]]
    assert found[0].box.collidelist([one.box for one in others]) < 0
    click(table.stage, found[0].box.center)
    spin(table)
    assert table.view.camera.whole and not table.view.targets.find(WAY_BACK)


@pytest.mark.parametrize("game", playable())
def test_home_brings_the_whole_table_back(game):
    table = still_table(game)
    wheel(table, (700, 200), 3)
    assert not table.view.camera.whole
    table.stage.event(key(pygame.K_HOME))
    spin(table)
    assert table.view.camera.whole


# ── somebody else's place ──


@pytest.mark.parametrize("game", RIVALS)
def test_a_rivals_place_is_seen_in_the_middle_and_the_way_back_is_said(game):
    table = visited(game)
    camera, board = table.view.camera, table.view.board
    seen = camera.lies(board.around(board.at(RIVALS[game])))
    assert abs(seen.centerx - CANVAS[0] / 2) < 2 and Box(0, 0, *CANVAS).contains(seen)
    tools = [one.box for one in table.view.targets.front if one.kind == "tool" and WAY_BACK not in one.names]
    assert camera.lies(board.at(RIVALS[game]).box).collidelist(tools) < 0
    assert sign(table)
    assert sign(table).box.collidelist([one.box for one in table.view.targets.front]) < 0
    assert sign(table).text.startswith("Mochi")


@pytest.mark.parametrize("game, seats", [(game, seats) for game in RIVALS for seats in find(game).SEATS])
def test_nothing_that_stands_in_front_lies_on_a_rivals_place(game, seats):
    table = visited(game, players=seats)
    view = table.view
    front = [one for one in table.hud.form.root.parts() if isinstance(one, (Prompt, Drawer, Sign))]
    boxes = [one.box for one in (*front, *view.targets.front) if one.box.h]
    place = view.board.around(view.board.at(RIVALS[game]))
    assert view.camera.lies(place).collidelist(boxes) < 0


@pytest.mark.parametrize("seats", find("minicity").SEATS)
def test_a_rivals_panel_is_looked_at_wherever_it_is_touched(seats):
    for at in ((0.2, 0.3), (0.6, 0.75)):
        table = still_table("minicity", players=seats)
        panel = table.view.board.at("panel1").box
        click(table.stage, (panel.x + panel.w * at[0], panel.y + panel.h * at[1]))
        spin(table)
        assert table.view.camera.visits and table.view.board.owner(table.view.camera.shown) == 1
        seen = table.view.camera.lies(panel)
        assert seen.w > 2 * panel.w and Box(0, 0, *CANVAS).contains(seen)


@pytest.mark.parametrize("game", ["neko", "isle"])
def test_a_click_on_a_rivals_place_puts_back_what_is_in_hand_and_does_nothing_else(game):
    when = {"neko": lambda state: state.stage == "act", "isle": lambda state: state.stage == "cat"}
    table = still_table(game, when=when[game])
    own = next(one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith(("row0", "shore")))
    click(table.stage, own.box.center)
    spin(table)
    assert table.play.picker.words or table.hand.grid.face
    for near in (False, True):
        click(table.stage, table.view.board.at(RIVALS[game]).box.center)
        spin(table)
        assert not table.play.picker.words and not table.hand.grid.face and table.view.camera.visits == near


def test_from_near_the_bar_of_a_held_cat_stands_beside_the_boat():
    table = still_table("isle", when=lambda state: state.stage == "cat")
    cat = next(one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith("shore"))
    click(table.stage, cat.box.center)
    table.stage.event(key(pygame.K_v))
    spin(table)
    boat = table.view.camera.lies(table.view.board.at("boat0").box)
    assert boat.w > table.view.board.at("boat0").box.w
    assert boat.collidelist([one.box for one in table.view.targets.front if one.kind in ("control", "drawer")]) < 0


@pytest.mark.parametrize("game", RIVALS)
@pytest.mark.parametrize("mine", [True, False])
def test_a_click_on_nothing_that_may_be_touched_comes_back_and_does_nothing_else(game, mine):
    table = visited(game, mine)
    at, play = table.play.match.at, table.play
    click(table.stage, (960, 420) if game != "isle" else (960, 760))
    spin(table)
    assert table.view.camera.whole and not sign(table)
    assert table.play is play and table.play.match.at == at and not table.play.picker.words


@pytest.mark.parametrize("game", RIVALS)
def test_esc_comes_back_from_a_rivals_place(game):
    table = visited(game)
    table.stage.event(key(pygame.K_ESCAPE))
    spin(table)
    assert table.view.camera.whole and table.stage.top is table


@pytest.mark.parametrize("game", RIVALS)
def test_a_right_click_comes_back_from_a_rivals_place(game):
    table = visited(game)
    table.stage.event(mouse(pygame.MOUSEBUTTONDOWN, (960, 420), 3))
    spin(table)
    assert table.view.camera.whole and table.stage.top is table


def test_what_may_be_touched_is_touched_while_a_rivals_place_is_seen():
    table = visited("neko", when=lambda state: state.stage == "act")
    own = [one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith("row0")]
    click(table.stage, own[0].box.center)
    assert table.play.picker.words and table.view.camera.visits


@pytest.mark.parametrize("game", RIVALS)
def test_one_comes_back_when_it_is_ones_turn(game):
    table = visited(game, mine=False)
    match = table.play.match
    for _ in range(60):
        if match.turn == 0:
            break
        assert table.view.camera.visits
        table.play.commit(match.rules.moves(match.state)[0])
        spin(table, 2)
    spin(table, 6)
    assert table.play.mine and table.view.camera.whole


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_of_isle_shows_a_whole_boat(seats):
    board = Board("isle", seats)
    assert len(board.views) == seats
    for view, boat in zip(board.views, (f"boat@{seat}" for seat in range(seats)), strict=True):
        assert view.box.contains(board.places[boat].box)


def test_v_shows_one_boat_after_another_whole_and_below_the_tools():
    table = still_table("isle")
    for seat in (0, 1):
        table.stage.event(key(pygame.K_v))
        spin(table)
        tools = table.view.board.places["tools"].box
        for name in (f"boat{seat}", f"panel{seat}"):
            seen = table.view.camera.lies(table.view.board.at(name).box)
            assert Box(0, 0, *CANVAS).contains(seen) and seen.y >= tools.bottom - 1
    table.stage.event(key(pygame.K_v))
    assert table.view.camera.goal == WHOLE


def test_on_the_way_nothing_is_drawn_in_other_sizes():
    table = still_table("isle")
    view, kept = table.view, table.stage.paint.art.kept
    view.dress(view.words, replace(view.settings, pace=1.0), view.seating)
    click(table.stage, view.board.at("boat1").box.center)
    table.stage.update(0.03)
    table.stage.draw()
    before, frames = len(kept), 0
    while view.camera.glides and frames < 8:
        table.stage.update(0.03)
        table.stage.draw()
        frames += 1
    assert frames == 8 and len(kept) == before


# ── a ghost ──


@pytest.mark.parametrize("how", ["view", "push", "whole"])
def test_a_ghost_stays_where_it_lies_while_one_comes_nearer(how):
    table = still_table("isle", when=lambda state: state.stage == "cat")
    cat = next(one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith("shore"))
    if how == "whole":
        wheel(table, (960, 300), 1)
    click(table.stage, table.view.camera.lies(cat.box).center)
    spin(table)
    boat = table.view.camera.lies(table.view.board.at("boat0").box)
    click(table.stage, boat.center)
    spin(table)
    cell, grid = table.hand.grid.cell, table.hand.grid
    assert grid.face and cell is not None
    box = grid.piece(table.hand.there).box.copy()
    if how == "push":
        push = pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 500), rel=(0, 0), buttons=(0, 1, 0))
        table.view.camera.zoom((960, 800), 2)
        table.stage.event(push)
    else:
        table.stage.event(key(pygame.K_v if how == "view" else pygame.K_HOME))
    spin(table)
    assert grid.cell == cell and grid.piece(table.hand.there).box == box
    wide = table.view.camera.box.w
    table.stage.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    spin(table)
    assert table.view.camera.box.w == wide, "the wheel turns what is in hand"


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", playable())
def test_from_near_the_tools_lie_on_nothing_that_is_pressed_or_read(game, text):
    for seats in find(game).SEATS:
        board = Board(game, seats, 0, text)
        found = {name: place.box for name in FRONT if (place := board.stands(name, near=True))}
        tools = found.pop("tools")
        assert {name for name, box in found.items() if box.colliderect(tools)} == set(), seats


@pytest.mark.parametrize("game", RIVALS)
def test_nothing_that_is_said_lies_on_the_sign_that_leads_back(game):
    table = visited(game)
    assert any(box.contains(sign(table).box) for box in clear.keeps(table.view))
