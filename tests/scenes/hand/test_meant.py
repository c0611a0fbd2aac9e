"""What hands stumbled over once: arrows of a ghost, tiles taken by key, names ended by Esc, moves of the one before."""

from dataclasses import replace
from random import Random

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse
from sitting import seated, seats, spin, still_table
from touching import Position, Touching

from meowgames.play import lesson as lessons
from meowgames.play.level import read_level
from meowgames.play.match import Match, Setup
from meowgames.rules import isle, meowtopia, playable
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.table import grid as grids
from meowgames.scenes.table import hints, lamps
from meowgames.scenes.table.held import gains_line
from meowgames.scenes.table.reason import ReasonCard
from meowgames.scenes.table.scene import TableScene
from meowgames.scenes.table.targets import ADVICE, Step
from meowgames.screen.kit.field import Field
from meowgames.screen.paint import Paint
from meowgames.screen.text import width as widths
from meowgames.words import Words

pytestmark = [pytest.mark.usefixtures("home"), pytest.mark.filterwarnings("ignore:Please use Window")]


def ashore(match):
    """Two cats that may be taken."""
    cats = [cat for (cat,) in isle.moves(match.state) if cat != "pass"] if match.state.stage == "cat" else []
    return {"a": cats[0], "b": cats[1]} if len(cats) > 1 and match.at > 11 else None


def found(match):
    """A treasure may be taken."""
    rare = [word for (word,) in isle.moves(match.state)] if match.state.stage == "treasure" else []
    return {"a": rare[0]} if rare else None


SHORE, FOUND = Position("isle", ashore), Position("isle", found)


# ── a ghost ──


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_an_arrow_beside_a_ghost_pushes_it_by_one_square(tmp_path, way):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800")
    grid = hand.table.hand.grid
    x, y = grid.cell
    box = next(box for one, box in grids.arrows(grid) if one == way)
    hand.press(hand.table.view.camera.lies(box).center, 1)
    hand.spin()
    assert grid.cell == (x + way[0], y + way[1]) and hand.match.at == hand.start + 1


def test_clicks_on_an_arrow_push_on_and_place_nothing(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800")
    grid = hand.table.hand.grid
    x, y = grid.cell
    box = next(box for one, box in grids.arrows(grid) if one == (-1, 0))
    for count in (1, 2, 3):
        hand.press(hand.table.view.camera.lies(box).center, 1)
        hand.spin()
        assert grid.cell == (x - count, y) and hand.match.at == hand.start + 1
    hand.do("ghost")
    assert hand.match.at > hand.start + 1 or not grid.legal((0, 0)), "elsewhere a click means what it did"


def test_an_arrow_pushes_no_ghost_after_the_mouse_went_elsewhere(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800")
    grid = hand.table.hand.grid
    box = next(box for one, box in grids.arrows(grid) if one == (-1, 0))
    at = hand.table.view.camera.lies(box).center
    hand.press(at, 1)
    assert hand.table.hand.pushing == (-1, 0)
    hand.stage.event(mouse(pygame.MOUSEMOTION, (at[0] + 200, at[1])))
    assert hand.table.hand.pushing is None


def test_tab_goes_from_a_held_tile_to_its_bar(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800 > key Tab")
    assert hand.table.hand.focus == "tool:right"


def test_there_is_no_arrow_where_a_ghost_cannot_go(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800" + " > key up" * 9)
    grid = hand.table.hand.grid
    assert grid.cell[1] == 0 and (0, -1) not in dict(grids.arrows(grid))


@pytest.mark.parametrize("position", [SHORE, FOUND])
@pytest.mark.parametrize("script", ["key 1", "key Tab > key Enter"])
def test_what_is_taken_by_key_lies_where_it_may_and_not_under_the_mouse(tmp_path, position, script):
    hand = Touching(position, tmp_path)
    view = hand.table.view
    view.dress(view.words, replace(view.settings, pace=1.0), view.seating)
    hand.stage.event(mouse(pygame.MOUSEMOTION, (60, 1000)))  # beside the boat
    for step in script.split(" > "):
        hand.step(*step.split(" "))
        for _ in range(40):  # it glides there first
            hand.stage.update(0.05)
            hand.stage.draw()
    grid = hand.table.hand.grid
    assert grid.face and grid.cell is not None and grid.legal((0, 0))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_a_place_brings_is_written_above_the_bar(tmp_path, language, text):
    hand = Touching(SHORE, tmp_path, language=language, text=text)
    hand.do("{a} > 700/800")
    view = hand.table.view
    controls = [one.box for one in view.targets.front if one.kind == "control"]
    assert len(controls) == 4 and gains_line(view).collidelist(controls) < 0


def test_put_back_in_a_lesson_takes_a_ghost_up_again_and_leads_nowhere_else():
    stage = make_stage()
    parts = lessons.read("isle").parts
    steps = ((at, n, step) for at, part in enumerate(parts) for n, step in enumerate(part.steps))
    at = next((at, n) for at, n, step in steps if any(word[0] == "@" for word in step.do or ()))
    table = stage.doors.lesson("isle", at)
    stage.push(table)
    stage.settle()
    spin(table, 8)
    click(stage, (700, 800))
    spin(table)
    assert table.hand.grid.lies() and table.acts["put_back"].usable()
    for _ in range(2):
        click(stage, table.view.targets.find("tool:back")[0].box.center)
        spin(table)
        assert not table.hand.grid.lies() and table.hand.grid.face and stage.top is table
    assert not table.acts["put_back"].usable()


# ── several at one screen ──


def pass_on(player, game, moves=1):
    """Sit two people down, let the first look, and let them make so many moves."""
    player.sit_down()
    player.stage.push(player.stage.doors.table(Setup(game, seats(2, (0, 1)), "C")))
    table = player.until(lambda: isinstance(player.top, TableScene) and player.top.play.mine or _open(player)).stage.top
    for _ in range(moves):
        table.play.commit(table.match.rules.moves(table.match.state)[0])
        player.spin(2)
    return table


def _open(player):
    if isinstance(player.top, CurtainScene):
        player.click("open")
    return False


@pytest.mark.parametrize("how", ["button", "key"])
def test_who_has_moved_may_take_it_back_until_the_curtain_is_lifted(player, how):
    table = pass_on(player, "meow")
    seat, at, curtain = table.match.by(table.match.at - 1), table.match.at, player.until(CurtainScene)
    assert curtain.seat != seat and curtain.back
    player.click("undo") if how == "button" else player.press(pygame.K_z, pygame.KMOD_CTRL)
    player.until(TableScene)
    assert table.match.at == at - 1 and table.view.viewer == seat == table.match.turn


def test_the_next_person_takes_nothing_back(player):
    table = pass_on(player, "meow")
    player.until(CurtainScene)
    player.click("open")
    player.until(TableScene)
    at = table.match.at
    player.press(pygame.K_z, pygame.KMOD_CTRL)
    assert table.match.at == at


def test_who_confirms_by_undo_never_has_no_way_back_on_the_curtain(player):
    player.sit_down(undo="never")
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2, (0, 1)), "C")))
    player.until(CurtainScene)
    player.click("open")
    table = player.until(TableScene)
    player.spin(4)
    table.play.commit(table.match.rules.moves(table.match.state)[0])
    curtain = player.until(CurtainScene)
    at = table.match.at
    assert curtain.back is None
    player.press(pygame.K_u)
    assert player.top is curtain and table.match.at == at


def test_a_click_too_many_is_not_taken_for_the_next_person():
    table = still_table("meowtopia", when=lambda state: ("pass",) in meowtopia.moves(state))
    button = next(one for one in table.view.targets.front if one.says == "pass")
    at = table.match.at
    click(table.stage, button.box.center)
    assert table.match.at > at
    table.play.jump(at)
    table.play.sit(0)  # somebody else takes the seat and is asked the same, the mouse rests on the button
    spin(table)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.stage.event(mouse(kind, button.box.center))
    assert table.match.at == at and table.stage.toasts, "it only says whose turn it is"
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.stage.event(mouse(kind, button.box.center))
    assert table.match.at > at


# ── keys ──


def test_esc_ends_a_name_and_only_then_leaves_the_set_up(player):
    player.sit_down()
    setup = player.stage.doors.setup("isle")
    player.stage.push(setup)
    player.spin()
    form = setup.page.form
    field = next(one for one in form.order() if isinstance(one, Field))
    form.take(field)
    player.press(pygame.K_ESCAPE)
    assert player.top is setup and not isinstance(form.focus, Field)
    player.press(pygame.K_ESCAPE)
    assert player.top is not setup


def test_plus_and_minus_size_the_text_in_menus_too(player):
    player.sit_down()
    player.press(pygame.K_PLUS, 0, "+")
    assert player.stage.settings.text > 1.0
    player.press(pygame.K_MINUS, 0, "-")
    assert player.stage.settings.text == 1.0


def test_who_asks_for_another_hint_may_ask_for_one_more():
    table = still_table("isle", when=lambda state: state.stage == "cat")
    moves = table.match.rules.moves(table.match.state)
    table.play.hint.show([(move,) for move in moves[:3]])
    spin(table)
    assert table.hand.focus == ADVICE + "play"
    table.hand.stand(ADVICE + "another")
    at = table.match.at
    for shown in (1, 2):
        table.play.hint.ask(True)
        spin(table)
        assert table.hand.focus == ADVICE + "another" and table.play.hint.at == shown
    assert table.match.at == at


def test_where_only_buttons_are_asked_next_enter_presses_the_first():
    table = still_table("neko", when=lambda state: state.stage == "act" and state.kobans[0] and state.towers[0].tiles)
    tile = next(word for word in table.view.targets.words if word.startswith("row0"))
    at = table.match.at
    table.hand.touch_by_key(tile)
    spin(table)
    assert table.play.picker.words == (tile,) and table.hand.focus == "build"
    table.stage.event(key(pygame.K_RETURN))
    spin(table)
    assert table.play.armed == ((tile, "build"),) and table.match.at == at, "a ghost to look at, not yet placed"


def test_a_hint_of_one_card_is_one_card():
    match, rng = Match(Setup("meow", seats(2), "card")).begin(), Random("card")
    rules, plans = match.rules, []
    while not match.over:
        for first in rules.moves(match.state):  # whoever wins the trick plays on
            after = rules.play(match.state, first)
            if rules.turn(after) == match.turn:
                plans.append([(first, then) for then in rules.moves(after)])
                assert {len(plan) for plan in hints.advise(Words("en"), match, plans[-1])} == {1}
        match.play(rules.sample(match.state, rng))
    assert len(plans) > 10


def test_the_table_below_a_question_has_no_ring(monkeypatch):
    table = still_table("isle", when=lambda state: state.stage == "cat")
    table.stage.event(key(pygame.K_TAB))
    spin(table)
    rings = []
    monkeypatch.setattr(Paint, "ring", lambda _self, box, *_rest: rings.append(box))
    table.stage.draw()
    assert len(rings) == 1
    table.stage.push(table.stage.doors.ask("?", "", [("a", "primary", None), ("b", "plain", None)]))
    table.stage.settle()
    rings.clear()
    table.stage.draw()
    assert rings == []


# ── what is lit, and where ──


def test_the_number_beside_a_small_face_is_touched_with_it():
    table = still_table("minicity", when=lambda state: state.stage == "stock")
    one = next(one for one in table.view.targets.pieces if one.piece.spot == "stock0" and one.says)
    at = table.match.at
    click(table.stage, (one.box.right + one.box.w * 0.7, one.box.centery))
    spin(table)
    assert table.match.moves[at] == (one.says,)


@pytest.mark.parametrize("game", playable())
def test_every_view_brings_something_nearer(game):
    camera = still_table(game).view.camera
    camera.next()
    for _ in camera.views:
        assert camera.goal.w < 0.95 * 1920
        camera.next()
    assert not camera.near


def test_a_lamp_hangs_over_the_middle_of_a_card():
    table = still_table("meow")
    card = next(one for one in table.view.targets.pieces if one.says)
    edge = lamps.outline(table.view, Step(0, card.box, piece=card.piece))
    at = lamps.above(edge)
    assert abs(at.x - card.box.centerx) < card.box.w / 3 and at.y < card.box.y + lamps.LAMP


@pytest.mark.parametrize("text", ["Renvoyer, puis nourrir tout le monde", "W" * 40, "iiii"])
@pytest.mark.parametrize("room", [40, 97, 260])
def test_what_must_fit_does(text, room):
    paint = make_stage().paint
    pixels = paint.fitting(text, 40, "button", room)
    assert pixels == 6 or widths(text, "button", pixels) <= room * paint.scale


@pytest.mark.parametrize("language, text", [("en", 1.0), ("fr", 1.5), ("fr", 2.0)])
@pytest.mark.parametrize("game", playable())
def test_the_reason_of_a_hint_keeps_clear_of_its_clause(game, language, text):
    match = still_table(game).match
    table = seated(match, Still(), language=language, text=text)
    moves = match.rules.moves(match.state)
    table.play.hint.show(hints.advise(Words("en"), match, [(move,) for move in moves[:3]]))
    spin(table)
    card = next(one for one in table.hud.form.root.parts() if isinstance(one, ReasonCard))
    if card.tag and card.said.reason:
        assert not card.tag.box.inflate(-4, -4).colliderect(card.why)
        assert not card.tag.box.colliderect(card.deed)


def test_who_has_one_coin_is_asked_to_hire_one():
    for seed in range(40):
        state = meowtopia.start(read_level("meowtopia"), 2)
        rng = Random(seed)
        for _ in range(200):
            seat = meowtopia.turn(state)
            if seat < 0:
                break
            asked = meowtopia.prompt(state, seat)
            if asked[0].endswith("work.recruit"):
                assert int(asked[1]) <= state.homes[seat].gold
                if state.homes[seat].gold == 1:
                    return
            state = meowtopia.play(state, meowtopia.sample(state, rng))
    raise AssertionError("nobody with one coin ever hired")
