"""Several people at one screen: nobody ever sees, reads or is told what is another's secret."""

import pygame
import pytest
from sitting import begun, seats

from meowgames.play.match import PERSON, Setup
from meowgames.play.sight import sight
from meowgames.rules import OVER
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.table import secrets
from meowgames.scenes.table.scene import TableScene
from meowgames.scenes.table.targets import ADVICE

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
BACK = {"card-back"}


def down(player, key):
    """Press a key and keep it down."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    player.spin()


def up(player, key):
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    player.spin()


def hot_seat(player, people=3, **settings):
    """Sit that many people down and let the first look."""
    player.sit_down(**settings)
    player.stage.push(player.stage.doors.table(Setup("meow", seats(people, range(people)), "C")))
    if not settings.get("hold_to_show"):
        player.until(CurtainScene)
        player.click("open")
    return player.until(TableScene)


def hands(table):
    return [set(table.view.easel.picture[f"hand{seat}"]) for seat in range(len(table.play.match.seats))]


def test_covered_cards_are_neither_buttons_nor_targets(player):
    table = hot_seat(player, hold_to_show=("meow",))
    dealt = table.play.match.at
    assert table.play.mine and hands(table) == [BACK] * 3
    assert not table.view.lights.buttons and not table.view.targets.words
    assert not [one for one in table.view.targets.front if one.kind == "word"]
    assert "Space" in table.play.prompt()
    player.press(pygame.K_1)
    player.press(pygame.K_RETURN)
    player.spin(3)
    assert table.play.match.at == dealt and not player.stage.toasts
    player.press(pygame.K_h)
    player.spin(3)
    assert not table.play.hint.open, "it waits until the cards are seen"
    down(player, pygame.K_SPACE)
    assert len(table.view.targets.words) == 9 and hands(table)[1:] == [BACK] * 2
    up(player, pygame.K_SPACE)
    assert hands(table) == [BACK] * 3


def test_a_key_held_on_shows_nobody_elses_cards(player):
    table = hot_seat(player, hold_to_show=("meow",))
    down(player, pygame.K_SPACE)
    player.play_card(table)
    player.until(lambda: table.view.viewer == 1 and table.play.mine)
    assert hands(table) == [BACK] * 3
    down(player, pygame.K_SPACE)  # the key repeats itself
    assert hands(table) == [BACK] * 3
    up(player, pygame.K_SPACE)
    down(player, pygame.K_SPACE)
    assert hands(table)[1] != BACK
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    player.spin()
    assert hands(table) == [BACK] * 3


def test_pressing_on_covered_cards_shows_them_and_a_drag_plays_one(player):
    table = hot_seat(player, hold_to_show=("meow",))
    dealt = table.play.match.at
    card = next(piece for piece in table.view.pieces() if piece.spot == "hand0" and piece.index == 4)
    at = player.stage.paint.point(card.box.center)
    table_at = player.stage.paint.point((960, 500))

    def mouse(kind, pos):
        extra = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, pos=pos, **extra))
        player.spin()

    mouse(pygame.MOUSEBUTTONDOWN, at)
    assert hands(table)[0] != BACK
    mouse(pygame.MOUSEBUTTONUP, at)
    assert hands(table) == [BACK] * 3 and table.play.match.at == dealt
    mouse(pygame.MOUSEBUTTONDOWN, at)
    mouse(pygame.MOUSEMOTION, table_at)
    mouse(pygame.MOUSEBUTTONUP, table_at)
    assert table.play.match.at == dealt + 1 and hands(table) == [BACK] * 3


def test_covering_does_not_cut_short_what_is_shown(player):
    table = hot_seat(player, people=2, hold_to_show=("meow",), pace=1.0)
    for _ in range(2):
        player.until(lambda: table.play.mine)
        down(player, pygame.K_SPACE)
        player.until(lambda: table.play.mine)
        player.play_card(table)
        up(player, pygame.K_SPACE)
    assert table.view.easel.busy and hands(table) == [BACK] * 2
    texts = []
    while table.view.easel.busy:
        player.spin(1, 0.05)
        assert hands(table) == [BACK] * 2
        texts = [line.text for line in table.view.log]
    assert [text.split()[1] for text in texts[-3:]] == ["leads", "follows", "wins"]  # two cards, and who took what


def test_a_hint_is_taken_back_before_the_next_one_looks(player):
    table = hot_seat(player)
    player.press(pygame.K_h)
    player.spin(3)
    assert table.play.hint.open and table.hud.form.find(ADVICE + "play")
    player.play_card(table)
    player.until(CurtainScene)
    assert not table.play.hint.open and not table.hud.form.find(ADVICE + "play") and not table.view.lights.steps


def test_whoever_gives_their_seat_away_does_not_see_who_stays(player):
    table = hot_seat(player, people=2)
    seat = table.view.viewer
    player.press(pygame.K_ESCAPE)
    pause = player.until(PauseScene)
    pause.hand_over(seat, "kitten")
    player.spin()
    assert hands(table) == [BACK] * 2
    player.press(pygame.K_ESCAPE)
    curtain = player.until(CurtainScene)
    assert curtain.seat == 1 - seat and hands(table) == [BACK] * 2
    player.click("open")
    player.until(TableScene)
    assert table.view.viewer == 1 - seat and table.play.match.seats[table.view.viewer].player == PERSON


def test_a_key_let_go_behind_the_curtain_is_not_held_on(player):
    table = hot_seat(player)
    down(player, pygame.K_LALT)
    assert table.hand.alt
    player.play_card(table)
    player.until(CurtainScene)
    up(player, pygame.K_LALT)
    player.click("open")
    player.until(TableScene)
    assert not table.hand.alt


def test_others_do_not_read_what_is_asked(player):
    table = hot_seat(player, people=2)
    player.play_card(table)
    player.until(CurtainScene)
    assert table.view.viewer == OVER
    said = table.play.prompt()
    assert said.startswith(table.play.match.seats[table.play.match.turn].name) and said.endswith("it is your move")


def test_the_rules_open_where_the_viewer_can_know_it_matters(player):
    table = hot_seat(player, people=2)
    match, viewer = table.play.match, table.view.viewer
    assert secrets.imagined(match, viewer) is match.state
    imagined, look = secrets.imagined(match, 1 - viewer), match.rules.look
    assert look(imagined, 1 - viewer) == look(match.state, 1 - viewer)
    assert imagined.hands[match.turn] != match.state.hands[match.turn]


def test_a_running_match_stays_covered_in_a_replay(player):
    player.stage.push(ReplayScene(player.stage, begun(3, 7, people=(0, 1))))
    replay = player.until(ReplayScene)
    assert not replay.form.find("hands").enabled
    player.press(pygame.K_h)
    assert not replay.open and set(replay.view.easel.picture["hand1"]) == BACK


def test_undo_ends_a_recap(player):
    player.sit_down(pace=1.0)
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2), "C")))
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    player.play_card(table)
    player.until(lambda: table.play.mine)
    table.acts["recap"].use()
    player.until(lambda: table.view.said)
    table.acts["undo"].use()
    player.spin(20)
    match = table.play.match
    assert not table.view.said and table.view.seen == sight(match, match.at, table.view.eye)
