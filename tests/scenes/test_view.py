"""A view is all a game's scene is given: nothing that can be reached from one is a state, or leads to one."""

import inspect
from functools import partial

import pygame
import pytest
from learners import GAMES
from looking import Still, make_stage, mouse
from sitting import begun, finished, spin, still_table

from meowgames.play.journal import Journal
from meowgames.play.match import Match
from meowgames.rules import OVER, playable
from meowgames.scenes.table.play import Play
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.stage import Scene, Stage

PLAIN = (str, bytes, int, float, complex, bool, type(None), type)
DEPTH = 9
FORBIDDEN = (Match, Journal, Play, Stage, Scene)


def inside(thing):
    """Yield what a thing is made of, each with how it is written: public attributes, fields, items."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield f"[{name!r}]", name
            yield f"[{name!r}]", value
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for number, value in enumerate(thing):
            yield f"[{number}]", value
    if type(thing).__module__.startswith("meowgames"):
        for name in dir(thing):
            if not name.startswith("_"):
                yield f".{name}", getattr(thing, name)


def reached(root, closed=lambda thing: False):
    """Yield all that can be reached from a thing, each with the way to it; what is closed is not gone through."""
    seen, waiting = {}, [("", root)]
    for _ in range(DEPTH):
        found = []
        for way, thing in waiting:
            if isinstance(thing, PLAIN) or id(thing) in seen:
                continue
            seen[id(thing)] = thing  # kept, so that no other gets its number
            yield way, thing
            found += [] if closed(thing) else [(way + step, value) for step, value in inside(thing)]
        waiting = found


def secret(match, thing):
    """Tell whether a thing is a state, or the match, play or stage that leads to one."""
    kinds = {type(state) for state in match.states}
    return isinstance(thing, (*FORBIDDEN, *kinds)) or any(thing is state for state in match.states)


def leaks(match, root):
    """Return the ways from a thing to a state; a function may not promise one either."""
    found = []
    for way, thing in reached(root, partial(secret, match)):
        if secret(match, thing):
            found.append(way)
        elif inspect.isroutine(thing):
            promised = str(getattr(thing, "__annotations__", {}).get("return", ""))
            found += [f"{way}()"] if promised in ("State", "Match", "Play", "Stage") else []
    return found


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("game", playable())
def test_no_state_can_be_reached_from_a_table(game, mine):
    table = still_table(game, mine)
    for one in table.view.targets.pieces[-3:]:
        table.stage.event(mouse(pygame.MOUSEMOTION, table.view.camera.lies(one.box).center))
        spin(table, 1)
        assert leaks(table.play.match, table.view) == []


@pytest.mark.parametrize("game", playable())
def test_what_a_view_asks_for_is_no_state(game):
    table = still_table(game)
    view, match = table.view, table.play.match
    for eye in (OVER, 0, 1):
        for seen in (view.glance(eye), *(view.sights(ply, eye) for ply in (0, match.at // 2, match.at))):
            assert leaks(match, seen) == []


def test_a_view_without_a_table_leads_to_no_state_either():
    stage = make_stage()
    for match in (begun(), finished()):
        view = stage.doors.view(match, 0, lambda: OVER)
        view.lay(lambda eye, view=view, at=match.at: view.sights(at, eye))
        assert leaks(match, view) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_state_can_be_reached_from_a_lesson(game):
    stage = make_stage()
    stage.mind = Still()
    stage.push(stage.doors.lesson(game, (0, 0)))
    stage.settle()
    table = stage.top
    spin(table)
    assert leaks(table.play.match, table.view) == []


def test_the_walk_finds_what_there_is_to_find():
    table = still_table("meow")
    assert isinstance(table, TableScene)
    for room in (table.play, table.turns):
        assert leaks(table.play.match, room)
    assert any(thing is table.view.targets for _, thing in reached(table.view))
    assert any(thing is table.view.lights for _, thing in reached(table.view))
