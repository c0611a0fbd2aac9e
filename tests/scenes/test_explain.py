"""Rest on a thing and a card explains it: when it comes, when it goes, what it says, and where it stands."""

import pygame
import pytest
from explaining import things
from looking import Still, click, key, mouse
from sitting import seated, seats, spin, still_table

from meowgames.play.match import Match, Setup
from meowgames.rules import playable
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.table import closer, explain, explaincard, meaning
from meowgames.scenes.table.hand import zoomed
from meowgames.screen.paint import CANVAS

NOWHERE = (1240.0, 700.0)  # bare wood of MEOW's table


def go(table, pos, seconds=0.0):
    """Move the mouse, and let time pass."""
    table.stage.event(mouse(pygame.MOUSEMOTION, pos))
    if seconds:
        wait(table, seconds)


def wait(table, seconds):
    """Let time pass in small steps."""
    for _ in range(round(seconds / 0.05)):
        table.stage.update(0.05)


def on(table, spot):
    """Return where the topmost piece of a spot is seen."""
    found = [one for one in table.view.targets.pieces if one.piece.spot == spot]
    return table.view.camera.lies(found[-1].box).center


def shown(table):
    """Return the key of what is explained, None if nothing is."""
    return table.explaining.thing.key if table.explaining.thing else None


def card(table):
    """Return what the card says and where it stands."""
    return table.explaining.ready(table.stage.paint)


@pytest.fixture
def table():
    found = still_table("meow", players=3)
    go(found, NOWHERE, 1.0)
    assert shown(found) is None
    return found


# ── it comes ──


def test_it_comes_when_the_mouse_has_rested(table):
    go(table, on(table, "pile"), 0.35)
    assert shown(table) is None
    wait(table, 0.15)
    assert shown(table) == "meow.explain.token-back"


def test_a_mouse_that_wanders_over_a_thing_does_not_rest_on_it(table):
    x, y = on(table, "pile")
    for step in range(15):
        go(table, (x - 22 + 3 * step, y), 0.1)
    assert shown(table) is None


def test_the_next_comes_at_once_while_one_is_shown_and_a_moment_after(table):
    go(table, on(table, "pile"), 0.6)
    go(table, on(table, "deck"), 0.25)
    assert shown(table) == "meow.explain.deck"
    go(table, NOWHERE, 0.35)
    assert shown(table) is None
    go(table, on(table, "pile"), 0.1)
    assert shown(table) == "meow.explain.token-back"
    go(table, NOWHERE, 0.8)
    go(table, on(table, "deck"), 0.2)
    assert shown(table) is None


def test_it_comes_for_what_the_keyboard_stands_on_with_the_key_that_touches_it(table):
    table.stage.event(key(pygame.K_TAB))
    wait(table, 0.5)
    assert shown(table) is None
    wait(table, 0.2)
    stood = table.hand.focus
    assert shown(table) and table.explaining.thing.target.says == stood
    assert card(table)[0].said.cap == "Enter"
    table.stage.event(key(pygame.K_TAB))
    wait(table, 0.1)
    assert table.hand.focus != stood and table.explaining.thing.target.says == table.hand.focus


def test_alt_asks_for_it_at_once_and_what_is_enlarged_does_not_cover_it():
    table = still_table("neko", players=3)
    for place in range(12):
        go(table, NOWHERE, 1.0)
        table.stage.event(key(pygame.K_LALT))
        go(table, on(table, f"line{place}"), 0.1)
        near = zoomed(table.hand)
        assert shown(table) and near
        box = closer.place(table.view, near, True, table.explaining.covers())
        assert box.collidelist(table.explaining.covers()) < 0
        table.stage.event(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))


# ── it goes ──


def test_it_stays_while_its_thing_or_itself_is_pointed_at(table):
    go(table, on(table, "deck"), 0.6)
    box = card(table)[1].box
    way = (table.explaining.thing.box.centerx + box.centerx) / 2, box.y - 12
    go(table, way, 0.1)
    assert shown(table) == "meow.explain.deck"
    go(table, box.center, 2.0)
    assert shown(table) == "meow.explain.deck"
    go(table, NOWHERE, 0.3)
    assert shown(table) is None


def test_escape_hides_it_first_and_only_then_does_something_else(table):
    go(table, on(table, "deck"), 0.6)
    top = table.stage.top
    table.stage.event(key(pygame.K_ESCAPE))
    table.stage.settle()
    assert shown(table) is None and table.stage.top is top
    wait(table, 2.0)
    assert shown(table) is None  # it was sent away
    table.stage.event(key(pygame.K_ESCAPE))
    table.stage.settle()
    assert table.stage.top is not top


def test_a_press_or_a_key_sends_it_away(table):
    for event in (key(pygame.K_l), mouse(pygame.MOUSEBUTTONDOWN, on(table, "deck"), 2)):
        go(table, NOWHERE, 1.0)
        go(table, on(table, "deck"), 0.6)
        assert shown(table)
        table.stage.event(event)
        assert shown(table) is None
        wait(table, 1.0)
        assert shown(table) is None


def test_a_drag_hides_it_and_none_comes_while_something_is_held(table):
    held = next(one for one in table.view.targets.pieces if one.says and one.piece.spot == "hand0")
    go(table, held.box.center, 0.6)
    assert shown(table)
    table.stage.event(mouse(pygame.MOUSEBUTTONDOWN, held.box.center))
    go(table, on(table, "deck"), 2.0)
    assert table.hand.dragged and shown(table) is None


def test_none_comes_while_something_moves():
    table = still_table("meow", mine=False, players=3)
    go(table, on(table, "deck"), 0.6)
    assert shown(table)
    table.view.hurry(1.0)
    table.view.easel.set_pace(1.0)
    table.real.commit(table.match.rules.moves(table.match.state)[0])
    assert table.view.easel.busy
    table.stage.update(0.01)
    assert table.view.easel.busy and shown(table) is None


def test_it_goes_with_the_turn():
    table = still_table("meow", mine=False, players=3)
    go(table, on(table, "deck"), 0.6)
    assert shown(table)
    turn = table.match.turn
    table.real.commit(table.match.rules.moves(table.match.state)[0])
    assert table.match.turn != turn
    wait(table, 0.05)
    assert shown(table) is None


def test_a_mouse_that_only_lies_there_brings_none_when_a_key_has_played(table):
    go(table, on(table, "deck"))
    table.stage.event(key(pygame.K_TAB))
    table.stage.event(key(pygame.K_RETURN))
    wait(table, 2.0)
    assert table.hand.focus is None and shown(table) is None
    go(table, (on(table, "deck")[0] + 3, on(table, "deck")[1]), 0.6)
    assert shown(table) == "meow.explain.deck"


def test_no_card_speaks_on_a_curtain():
    table = seated(Match(Setup("meow", seats(2, people=(0, 1)), "A")).begin(), Still())
    for _ in range(9):
        table.stage.update(0.5)
        table.stage.settle()
    assert isinstance(table.stage.top, CurtainScene)
    for pos in (on(table, "deck"), on(table, "hand0")):
        table.stage.event(mouse(pygame.MOUSEMOTION, pos))
        table.hand.move(pos)
        wait(table, 2.0)
        assert shown(table) is None and not table.explaining.may()


# ── what it opens ──


@pytest.mark.parametrize("by_key", [True, False])
def test_r_or_its_tag_opens_the_clause(table, by_key):
    go(table, on(table, "deck"), 0.6)
    sheet, where = card(table)
    assert sheet.said.clause == "2.7"
    if by_key:
        table.stage.event(key(pygame.K_r))
    else:
        click(table.stage, explaincard.tag_at(sheet, where).center)
    table.stage.settle()
    assert isinstance(table.stage.top, RulesScene) and table.stage.top.clause == "2.7"


def test_what_lies_under_the_card_is_not_touched_through_it(table):
    go(table, on(table, "deck"), 0.6)
    at = table.match.at
    click(table.stage, card(table)[1].box.inflate(-20, -20).bottomleft)
    assert table.match.at == at and shown(table) is None


# ── what it says of tools, and of worth ──


def test_every_tool_is_explained_with_its_key_and_why_it_is_grey(table):
    tools = [one for one in table.view.targets.front if one.kind == "tool"]
    assert len(tools) == 6
    for one in tools:
        go(table, NOWHERE, 1.0)
        go(table, one.box.center, 0.6)
        said = card(table)[0].said
        assert said.title == table.stage.words(f"tool.{one.names[1]}") and not said.clause
        assert said.cap or one.names[1] == "redo"
        assert bool(said.worth) == (not table.acts[one.names[1]].usable())


def test_what_a_token_would_bring_is_counted_for_the_one_who_looks():
    match = Match(Setup("meow", seats(3), "A")).begin()
    table = seated(match, Still())
    for spot in (f"row{place}" for place in range(9)):
        one = next(one for one in table.view.targets.pieces if one.piece.spot == spot)
        worth = meaning.meaning(table.view, meaning.found(table.view, [one], one.box.center)).worth
        kind, _, value = one.piece.face.partition(":")
        points = int(value or 0)
        assert worth.text.endswith(f"{table.stage.words.number(points, signed=True)} point{'s' * (abs(points) != 1)}")
        assert worth.tone == ("good" if points > 0 else "bad" if points < 0 else "plain"), kind


# ── where it stands ──


@pytest.mark.parametrize("language, text", [("en", 1.0), ("fr", 2.0)])
@pytest.mark.parametrize("game", playable())
def test_it_stands_on_the_screen_and_never_over_its_thing_or_the_prompt(game, language, text):
    table = seated(still_table(game, players=3).match, Still(), language=language, text=text)
    paint, seen = table.stage.paint, set()
    front = [meaning.found(table.view, [one], (0, 0)) for one in table.view.targets.front]
    for thing in (*things(table.view), *(one for one in front if one)):
        if (thing.key, tuple(thing.box)) in seen:
            continue
        seen.add((thing.key, tuple(thing.box)))
        table.hand.move(thing.box.center)
        sheets = explaincard.sheets(paint, table.explaining.said(thing))
        _, where = table.explaining.place(paint, thing, sheets)
        assert explaincard.ROOM.contains(where.box), thing
        assert where.box.collidelist(closer.written(table.view)) < 0, thing
        large = min(thing.box.w / CANVAS[0], thing.box.h / CANVAS[1]) > explain.LARGE
        assert large or not where.box.colliderect(thing.box), thing
    assert len(seen) > 40


def test_it_hides_nothing_that_may_be_touched_where_another_side_is_free(table):
    lit = [table.view.camera.lies(one.box) for one in table.view.targets.pieces if one.says]
    for spot in ("deck", "pile", "row4", "score0", "hand1"):
        go(table, NOWHERE, 1.0)
        go(table, on(table, spot), 0.6)
        assert card(table)[1].box.collidelist(lit) < 0
        spin(table, 1)
