"""What hands do at a table and a window: keys of any keyboard, clicks beside, a drawer in the way, bars."""

import os
from dataclasses import replace

import pygame
import pytest
from sitting import SMALL, begun, seats

from meowgames import app, paths
from meowgames import settings as kept
from meowgames.play.match import Setup
from meowgames.rules import OVER
from meowgames.scenes.menus.keycard import KeysScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.table import drawing, peek
from meowgames.scenes.table.furniture import Prompt
from meowgames.scenes.table.hand import zoomed
from meowgames.scenes.table.play import Tool
from meowgames.scenes.table.scene import TableScene
from meowgames.scenes.table.targets import lies_at
from meowgames.screen import keys
from meowgames.screen.kit.widget import walk
from meowgames.screen.paint import CANVAS, Box
from meowgames.screen.table.faces import drawn_size
from meowgames.screen.table.place import Piece
from meowgames.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


def table_of(player, count=3, **settings):
    player.sit_down(**settings)
    player.stage.push(player.stage.doors.table(Setup("meow", seats(count), "T")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    return table


def key(code, **more):
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, **more)


# ── keys ──


def test_a_slow_frame_does_not_repeat_a_key(player):
    table = table_of(player)
    player.window.event(key(pygame.K_TAB))
    first = table.hand.focus
    player.spin(4, 5.0)
    assert table.hand.focus == first
    player.spin(6, 0.045)
    assert table.hand.focus != first
    player.window.event(pygame.event.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    there = table.hand.focus
    player.spin(20, 0.045)
    assert table.hand.focus == there


def test_only_keys_that_walk_or_erase_repeat(player):
    table = table_of(player)
    player.window.event(key(pygame.K_l, unicode="l"))
    size = table.hud.size
    player.spin(20, 0.045)
    assert table.hud.size == size and player.window.held is None
    taken = []
    table.play.tools["undo"] = Tool(lambda: taken.append(1))
    player.window.event(key(pygame.K_BACKSPACE, unicode="\b"))
    player.spin(20, 0.045)
    assert taken == [1]


def test_digits_of_any_keyboard():
    typed = {"key": pygame.K_QUOTE, "mod": 0, "unicode": "4", "scancode": 0}
    assert keys.digit(pygame.event.Event(pygame.KEYDOWN, typed)) == 4
    french = {"key": pygame.K_AMPERSAND, "mod": 0, "unicode": "&", "scancode": pygame.KSCAN_1}
    assert keys.digit(pygame.event.Event(pygame.KEYDOWN, french)) == 1
    assert keys.digit(key(pygame.K_7)) == 7 and keys.digit(key(pygame.K_0, unicode="0")) is None


def test_a_question_mark_opens_the_keys_wherever_it_lies(player):
    table_of(player)
    player.press(pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    player.until(KeysScene)


# ── clicks ──


def test_a_click_beside_or_a_right_click_puts_an_armed_card_back(player):
    table = table_of(player, confirm="always")
    for button in (1, 3):
        player.play_card(table)
        assert table.play.armed
        player.click((330, 560), button)
        assert not table.play.armed


def test_a_click_on_the_log_touches_nothing_below(player):
    table = table_of(player, confirm="always")
    player.press(pygame.K_l)
    box, touched = table.hud.form.find("tool:log").box, []
    table.play.touch = lambda *said: touched.append(said)
    for x in range(int(box.x) + 20, int(box.right) - 20, 60):
        player.click((x, box.centery))
    assert table.hud.size == 2 and not touched
    player.point((box.centerx, table.view.board.places["peek"].box.centery))
    player.spin(12)
    assert zoomed(table.hand) is None and not table.hand.peek


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_log_pulled_up_leaves_the_prompt_readable(player, text):
    table = table_of(player, text=text, language="fr")
    player.press(pygame.K_l)
    log, seen = table.hud.form.find("tool:log").box, []
    prompt = next(one for one, _ in walk(table.hud.form.root) if isinstance(one, Prompt))
    paint = player.stage.paint
    sliced = paint.sliced
    paint.sliced = lambda face, box, *rest: (seen.append((face, Box(box))), sliced(face, box, *rest))
    prompt.draw(paint, table.hud.form.look)
    del paint.sliced
    assert seen and not any(box.colliderect(log) for _, box in seen)


def test_a_tilted_card_is_touched_where_it_is_seen():
    card = Piece("green1", "hand0", 0, Box(100, 100, 100, 200), 90)
    assert lies_at(card, (60, 200)) and not lies_at(card, (150, 110))
    assert lies_at(card._replace(tilt=0), (150, 110))


def test_the_trick_names_its_last_card_while_it_stands(player):
    table = table_of(player, 2, pace=1.0)
    own = len(table.play.match.rules.look(table.play.match.state, 0)["hand0"])
    player.play_card(table)
    player.until(lambda: table.view.easel.hold > 1)
    card = next(face for spot, faces in table.view.easel.picture.items() for face in faces if spot == "trick1")
    number = card.lstrip("abcdefghijklmnopqrstuvwxyz")
    assert own == 9 and table.view.log[-1].seat == 1 and number in table.view.log[-1].text
    player.until(lambda: not table.view.easel.busy)
    assert len({line.ply for line in table.view.log}) < len(table.view.log)  # and then who took the token


# ── the window ──


def test_nothing_hangs_over_into_the_bars(player):
    table_of(player)
    player.resize((SMALL[0], 600))
    player.spin(2)
    paint = player.stage.paint
    high = paint.offset[1]
    bars = [pygame.Rect(0, 0, SMALL[0], high), pygame.Rect(0, 600 - high, SMALL[0], high)]
    seen = [paint.surface.subsurface(bar).copy() for bar in bars]
    player.stage.top.view.board.ground.draw_bare(paint)  # the ground goes on there, and nothing else
    assert high and all(
        pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(paint.surface.subsurface(bar), "RGB")
        for one, bar in zip(seen, bars, strict=True)
    )
    assert len({tuple(seen[0].get_at((x, 3))) for x in range(0, SMALL[0], 7)}) > 3  # no flat bar


def test_a_missing_picture_leaves_the_next_scene_its_scale(player, monkeypatch):
    player.stage.push(LibraryScene(player.stage))
    library = player.until(LibraryScene)
    library.view = player.stage.doors.view(begun(), 0, lambda: OVER)
    paint = player.stage.paint
    before = paint.scale, paint.offset, paint.text_size, paint.surface, paint.surface.get_clip()

    def lost(*_, **_more):
        raise paths.Missing(paths.data("sprites") / "x.svg")

    monkeypatch.setattr(drawing, "draw_panels", lost)
    with pytest.raises(paths.Missing):
        drawing.draw_small(paint, library.view, Box(100, 100, 480, 270))
    assert (paint.scale, paint.offset, paint.text_size, paint.surface, paint.surface.get_clip()) == before


def test_a_card_is_drawn_as_large_wherever_it_lies(player):
    paint = player.stage.paint
    cards = [Piece("green1", "hand0", 0, Box(x / 7, x / 3, 130, 184), kind="fan") for x in range(100)]
    assert len({drawn_size(paint, card, card.box) for card in cards}) == 1


def test_the_window_is_called_by_the_name_of_the_house(player):
    assert pygame.display.get_caption()[0] == "meowgames"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == "meowgames"


def test_the_window_has_its_own_size_again_after_the_whole_screen(player):
    size = pygame.display.get_window_size()
    for _ in range(2):
        player.press(pygame.K_F11)
        player.spin()
    assert pygame.display.get_window_size() == size == player.stage.paint.surface.get_size()
    assert app.CANVAS == CANVAS


# ── looking back ──


@pytest.mark.parametrize("history", [False, True])
def test_every_card_played_can_be_looked_up_if_that_was_agreed(player, monkeypatch, history):
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "T", {"history": history})))
    table = player.until(TableScene)
    match = table.play.match
    while match.rules.status(match.state)[1] != "2":
        match.play(match.rules.moves(match.state)[0])
    played = {face for ply in range(match.at) if match.by(ply) >= 0 for face in match.moves[ply]}
    table.play.sit(table.view.viewer)
    drawn = set()
    monkeypatch.setattr(peek, "draw_piece", lambda _, piece, look="": drawn.add(piece.face) if look == "bare" else None)
    table.hand.look()  # somebody has sat down: no key is held
    table.hand.hold(peek=True)
    table.hand.look()
    assert peek.sign(table.view)
    peek.draw(player.stage.paint, table.view)
    assert drawn == (played if history else set())


def test_what_the_command_line_asks_for_is_not_kept(player, monkeypatch):
    monkeypatch.setattr(pygame, "quit", lambda: None)  # the window is still needed
    kept.save(Settings(language="en", window=SMALL))
    player.stage.settings = replace(player.stage.settings, language="fr")
    player.window.close()
    assert kept.load()[0].language == "en" and kept.load()[0].window == SMALL
