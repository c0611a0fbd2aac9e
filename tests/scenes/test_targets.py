"""One list of targets: Tab walks all of it, rings and pointers come out of it, and a touch asks nothing again."""

from functools import partial

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse
from sitting import spin, still_table

from meowgames.play.picker import Picker
from meowgames.rules import playable
from meowgames.scenes import shots
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.table import peek, pointing
from meowgames.scenes.table.front import CONTROLS, ICONS
from meowgames.scenes.table.play import Tool
from meowgames.scenes.table.targets import LOG, PEEK, TOOL, Targets

TOOLS = [TOOL + name for name in (*ICONS, "log")]
HANDS = [TOOL + name for name in CONTROLS]
AWAY = 37, -210  # how far the doctored list is from what is drawn


def walked(table, mod=0):
    """Press Tab until it comes round; return where it stood."""
    seen = []
    while table.hand.focus not in seen:
        seen += [table.hand.focus] if table.hand.focus else []
        table.stage.event(key(pygame.K_TAB, mod))
        table.hand.look()
        assert table.view.lights.focus == table.hand.focus, "no ring shows where the keyboard stands"
    assert table.hand.focus == seen[0]
    return seen


def tools_of(table):
    """Return the tools, and the sign for looking back where there is something to look back at."""
    return [*TOOLS, *([PEEK] if peek.sign(table.view) else [])]


def stand(table, name):
    """Press Tab until the keyboard stands there."""
    for _ in range(300):
        if table.hand.focus == name:
            return
        table.stage.event(key(pygame.K_TAB))
    raise AssertionError(f"Tab does not reach {name}")


def drawn(table):
    """Return what the window shows now."""
    spin(table, 2)
    return pygame.image.tobytes(table.stage.paint.surface, "RGB")


def held_table():
    """Return a table of isle with a cat in hand."""
    table = still_table("isle", when=lambda state: state.stage == "cat")
    cat = next(one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith("shore"))
    click(table.stage, cat.box.center)
    spin(table)
    assert table.hand.grid.face
    return table


# ── Tab and Enter ──


@pytest.mark.parametrize("game", playable())
def test_tab_walks_through_every_word_and_then_every_tool(game):
    table = still_table(game)
    table.stage.event(key(pygame.K_TAB))
    seen = walked(table)
    assert seen[: len(table.view.targets.words)] == table.view.targets.words
    assert sorted(seen[len(table.view.targets.words) :]) == sorted(tools_of(table))
    assert [seen[0], *reversed(seen[1:])] == walked(table, pygame.KMOD_SHIFT)


@pytest.mark.parametrize("game", playable())
def test_tab_walks_through_the_tools_while_another_thinks(game):
    table = still_table(game, mine=False)
    assert not table.play.mine and not table.view.targets.words
    assert sorted(walked(table)) == sorted(tools_of(table))


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("game", playable())
def test_every_stop_of_tab_is_seen(game, mine):
    table = still_table(game, mine)
    table.hand.move((1.0, 1.0))
    seen, stops = {drawn(table)}, table.view.targets.order()
    for stop in stops:
        table.stage.event(key(pygame.K_TAB))
        assert table.hand.focus == stop
        seen.add(drawn(table))
    assert len(seen) == len(stops) + 1


def test_arrows_walk_round_what_may_be_said_and_among_the_tools_once_there():
    table = still_table("meow")
    words, tools = table.view.targets.words, table.view.targets.tools()
    table.stage.event(key(pygame.K_RIGHT))
    for _ in words:
        assert table.hand.focus in words
        table.stage.event(key(pygame.K_RIGHT))
    assert table.hand.focus == words[0]
    table.stage.event(key(pygame.K_LEFT))
    assert table.hand.focus == words[-1]
    stand(table, tools[0])
    table.stage.event(key(pygame.K_RIGHT))
    assert table.hand.focus == tools[1]


@pytest.mark.parametrize("game", playable())
def test_tab_and_enter_in_haste_take_nothing_back_while_another_thinks(game):
    table = still_table(game, mine=False)
    before, size = table.play.match.at, table.hud.size
    table.stage.event(key(pygame.K_RIGHT))
    assert table.hand.focus is None
    table.stage.event(key(pygame.K_TAB))
    table.stage.event(key(pygame.K_RETURN))
    assert table.play.match.at == before and table.hud.size != size


def test_tab_reaches_the_controls_of_a_piece_in_hand():
    table = held_table()
    seen = walked(table)
    assert {*TOOLS, *HANDS} <= set(seen)
    turn = table.play.picker.orientation
    stand(table, TOOL + "right")
    table.stage.event(key(pygame.K_RETURN))
    assert table.play.picker.orientation != turn and table.hand.grid.face


@pytest.mark.parametrize("mine", [True, False])
def test_enter_presses_the_tool_the_keyboard_stands_on(mine):
    table, used = still_table("meow", mine), []
    for name in TOOLS:
        table.acts[name.removeprefix(TOOL)] = Tool(partial(used.append, name))
    table.hud.refresh()
    before = table.play.match.at
    for name in TOOLS:
        stand(table, name)
        table.stage.event(key(pygame.K_RETURN))
    assert used == TOOLS and table.play.match.at == before


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("name, scene", [("rules", RulesScene), ("menu", PauseScene)])
def test_enter_opens_what_a_tool_opens(mine, name, scene):
    table = still_table("meow", mine)
    stand(table, TOOL + name)
    table.stage.event(key(pygame.K_RETURN))
    table.stage.settle()
    assert isinstance(table.stage.top, scene)


def test_enter_pulls_the_log_up():
    table = still_table("meow", mine=False)
    stand(table, LOG)
    table.stage.event(key(pygame.K_RETURN))
    assert table.hud.size == 2 and table.hand.focus == LOG


# ── asked once ──


@pytest.mark.parametrize("game", playable())
def test_a_click_asks_nothing_again(game, monkeypatch):
    """What a touch says is in the list; with the list fresh, press and release ask at most once more."""
    takes, asked = Picker.takes, []
    monkeypatch.setattr(Picker, "takes", lambda picker, names: (asked.append(names), takes(picker, names))[1])
    table = still_table(game)
    targets, done = table.view.targets, 0
    for one in [*targets.pieces, *targets.marks, *targets.spots]:
        table.play.ready()
        pos = table.view.camera.lies(one.box).center
        table.stage.event(mouse(pygame.MOUSEMOTION, pos))
        spin(table, 1)
        before = table.play.match.at, table.play.picker.words
        if not table.view.lights.says:
            continue
        asked.clear()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            table.stage.event(mouse(kind, pos))
        assert len(asked) <= 1, (one.names, asked)
        done += before != (table.play.match.at, table.play.picker.words)
        if not table.play.free:
            break
    assert done, "no click said anything"


# ── one list ──


@pytest.fixture
def moved(monkeypatch):
    """Let the list say that every piece lies elsewhere than it is drawn."""
    renew = Targets.renew

    def elsewhere(targets, board, pieces, marks, front, says):
        renew(targets, board, [one._replace(box=one.box.move(AWAY)) for one in pieces], marks, front, says)

    monkeypatch.setattr(Targets, "renew", elsewhere)


def rings(table):
    """Return what is ringed while the table is drawn."""
    paint, found = table.stage.paint, []
    ring = paint.ring
    paint.ring = lambda box, *rest: (found.append(box.copy()), ring(box, *rest))
    table.draw(paint)
    del paint.ring
    return found


def test_what_is_pointed_at_comes_out_of_the_list(moved):
    table = still_table("meow")
    drawn = table.view.pieces()[-1]
    top = table.view.targets.pieces[-1]
    assert top.box == drawn.box.move(AWAY)
    table.stage.event(mouse(pygame.MOUSEMOTION, top.box.center))
    assert table.view.lights.target.where == top.where
    table.stage.event(mouse(pygame.MOUSEMOTION, drawn.box.center))
    found = table.view.lights.target
    assert found is None or found.where != top.where


def test_the_ring_comes_out_of_the_list(moved):
    table = still_table("meow")
    word = table.view.targets.words[0]
    assert not rings(table)
    table.stage.event(key(pygame.K_TAB))
    table.hand.look()
    assert rings(table) == [one.box for one in table.view.targets.saying(word)] != []


@pytest.mark.parametrize("how", ["hint", "armed"])
def test_what_a_hint_or_an_armed_move_marks_comes_out_of_the_list(moved, how):
    table = still_table("meow")
    word = table.view.targets.words[0]
    if how == "hint":
        table.play.hint.show([((word,),)])
    else:
        table.play.arm(((word,),))
    table.hand.look()
    lights = table.view.lights
    assert [step.box for step in lights.steps + lights.armed] == [one.box for one in table.view.targets.saying(word)]


def test_the_lesson_points_at_what_is_in_the_list(moved):
    stage = make_stage()
    stage.mind = Still()
    stage.push(stage.doors.lesson("meow", shots.first("meow", "do")))
    stage.settle()
    table = stage.top
    spin(table, 20)
    bubble, word = table.overlays[0], table.play.pupil.step.do[0]
    assert table.play.phase == "act"
    assert bubble.pointed() == [one.box for one in table.view.targets.saying(word)] != []


def test_what_only_lies_there_is_pointed_at_out_of_the_list(moved):
    table = still_table("meow")
    silent = next(one for one in table.view.targets.pieces if not one.says and one.piece.index == 0)
    spot = [one.box for one in table.view.targets.pieces if one.piece.spot == silent.piece.spot]
    assert pointing.boxes(table.view, silent.piece.spot) == [spot[0].unionall(spot[1:])]
