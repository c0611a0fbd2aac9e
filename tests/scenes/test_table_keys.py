"""Keys at a table and in the rules: Esc step by step, rules with a piece in hand, digits on small keys."""

import pygame
import pytest
from looking import click, key, mouse
from sitting import seats, spin, still_table

from meowgames.play.match import Setup
from meowgames.scenes.menus.keycard import KeysScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.table import caps
from meowgames.scenes.table.furniture import Prompt
from meowgames.scenes.table.scene import TableScene
from meowgames.screen import keys
from meowgames.screen.table.camera import WHOLE

pytestmark = [pytest.mark.usefixtures("home"), pytest.mark.filterwarnings("ignore:Please use Window")]
GAMES = ("meow", "meowtopia", "minicity", "neko", "isle")


def holding():
    """Return a table of isle with a cat in hand."""
    scene = still_table("isle", when=lambda state: len(state.boats[0].tiles) > 0 and not state.held)
    word = next(word for word in scene.play.picker.next() if scene.view.targets.saying(word))
    click(scene, scene.view.targets.saying(word)[0].box.center)
    spin(scene)
    return scene


def look(scene):
    """Return what is seen of a table, as pixels."""
    scene.stage.draw()
    return pygame.image.tobytes(scene.stage.paint.surface, "RGB")


# ── acts ──


@pytest.mark.parametrize("game", GAMES)
def test_every_act_of_the_table_of_keys_is_one_of_the_table(game):
    acts = {row.games for row in keys.TABLE if row.games}
    others = {"touch", "walk", "nth", "closer", "full", "carry", "turn", "near", "push"}
    scene = still_table(game)
    assert acts - others <= set(scene.acts) and not others & set(scene.acts)
    assert set(scene.acts) - acts == {"menu", "drop"}  # a tool and a control that no key is for


def test_esc_puts_back_then_closes_the_log_then_leaves_a_near_view_then_pauses(player):
    player.sit_down(confirm="always")
    player.stage.push(player.stage.doors.table(Setup("meow", seats(3), "T")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    player.press(pygame.K_l)
    table.view.camera.zoom((960, 540), 2)
    player.spin(2)
    player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    assert table.play.armed and table.hud.size == 2 and not table.view.camera.whole
    player.press(pygame.K_ESCAPE)
    assert not table.play.armed and table.hud.size == 2
    player.press(pygame.K_ESCAPE)
    assert table.hud.size == 1 and table.view.camera.goal != WHOLE
    player.press(pygame.K_ESCAPE)
    assert table.view.camera.goal == WHOLE and player.top is table
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.press(pygame.K_ESCAPE)
    assert player.top is table


@pytest.mark.parametrize("code", [pygame.K_r, pygame.K_F1])
def test_the_rules_open_with_a_piece_in_hand_which_stays_there(code):
    scene = holding()
    scene.stage.event(key(pygame.K_e))
    held, at = scene.hand.grid.face, scene.play.picker.orientation
    assert held and at
    scene.stage.event(key(code))
    assert isinstance(scene.stage.top, RulesScene)
    scene.stage.event(key(pygame.K_ESCAPE))
    spin(scene)
    assert scene.stage.top is scene and (scene.hand.grid.face, scene.play.picker.orientation) == (held, at)


def test_q_and_e_wheel_and_right_click_turn_what_is_in_hand():
    scene = holding()
    start, ways = scene.play.picker.orientation, scene.play.picker.orientations()
    assert len(ways) > 1
    scene.stage.event(key(pygame.K_e))
    right = scene.play.picker.orientation
    scene.stage.event(key(pygame.K_q))
    assert scene.play.picker.orientation == start != right
    scene.stage.event(mouse(pygame.MOUSEBUTTONDOWN, (1700, 60), 3))
    assert scene.play.picker.orientation == right
    scene.stage.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert scene.play.picker.orientation == start and scene.hand.grid.face


def test_what_was_held_is_let_go_when_the_keys_are_looked_up():
    scene = still_table("meow")
    scene.stage.event(key(pygame.K_t))
    scene.stage.event(key(pygame.K_LALT))
    assert scene.hand.peek and scene.hand.alt
    scene.stage.event(key(pygame.K_SLASH, pygame.KMOD_SHIFT, "?"))
    assert isinstance(scene.stage.top, KeysScene) and not scene.hand.peek and not scene.hand.alt


# ── digits ──


@pytest.mark.parametrize("game", GAMES)
def test_digits_are_shown_while_the_keyboard_is_in_use(game):
    scene = still_table(game)
    click(scene.stage, (2, 1078))
    spin(scene)
    plain = look(scene)
    for code in (pygame.K_LALT, pygame.K_t, pygame.K_SPACE):  # they only look
        scene.stage.event(key(code))
        scene.stage.event(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    assert look(scene) == plain
    scene.stage.event(key(pygame.K_x))
    assert look(scene) != plain
    scene.stage.event(mouse(pygame.MOUSEMOTION, (2, 1078)))  # it has not moved
    assert look(scene) != plain
    scene.stage.event(mouse(pygame.MOUSEMOTION, (6, 1076)))
    assert look(scene) == plain


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_says_what_carries_it(game):
    scene = still_table(game)
    scene.stage.event(key(pygame.K_x))
    numbered = scene.view.targets.numbered()
    places = [caps.on_button(scene.view, word) or caps.on_table(scene.view, word) for word in numbered]
    assert 0 < len(places) <= keys.MOST and None not in places
    assert all(place.collidelist(places[at + 1 :]) < 0 for at, place in enumerate(places))
    prompt = next(one for one in scene.hud.form.root.parts() if isinstance(one, Prompt))
    assert prompt.box.collidelist(places) < 0
    touched = []
    scene.hand.play.touch = lambda names, says=(), sure=False: touched.append(says or names)
    for at in range(keys.MOST):
        scene.stage.event(key(pygame.K_1 + at))
    assert [words[0] for words in touched] == numbered


def test_no_digit_lays_a_piece_on_some_square():
    scene = holding()
    assert len([word for word in scene.play.picker.next() if "." in word]) > keys.MOST
    at = scene.play.match.at
    numbered = scene.view.targets.numbered()
    assert not any("." in word for word in numbered) and not any("." in word for word in scene.view.targets.words)
    scene.stage.event(key(pygame.K_9))
    assert scene.play.match.at == at and scene.hand.grid.face


# ── typing ──


def test_in_the_rules_typing_searches_and_only_there_a_question_mark_is_a_letter(player):
    player.stage.push(player.stage.doors.rules("meow"))
    rules = player.until(RulesScene)
    player.press(pygame.K_t, 0, "t")
    player.press(pygame.K_r, 0, "r")
    assert rules.find == "tr" and rules.form.focus.key == "find"
    player.press(pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    assert player.top is rules and rules.find == "tr?"
    player.press(pygame.K_TAB)
    player.press(pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    assert isinstance(player.top, KeysScene) and rules.find == "tr?"
