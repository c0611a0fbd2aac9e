"""Several people at one free table: the table is handed on, the curtain keeps secrets, somebody comes or goes."""

import pygame
import pytest
from looking import faults, make_stage
from sitting import NAMES, seated, seats

from meowgames import paths
from meowgames.play.boards import boards, chairs
from meowgames.play.match import Match, Setup
from meowgames.play.saves import fetch
from meowgames.play.sharecode import to_code
from meowgames.rules import OVER
from meowgames.scenes.free.choose import ChooseScene
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.writing import WritingScene
from meowgames.scenes.table.scene import TableScene
from meowgames.settings import TEXTS

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size
TURNS = [(laid, count) for laid in boards() for count in chairs("free", laid)]
EMPTY = (700, 620)  # a place of MEOW's table where nothing lies


def two(player, laid="meow", count=2, **settings):
    """Sit people down at a new table that the first of them has laid."""
    player.sit_down(**settings)
    setup = Setup("free", seats(count, range(count)), "people", laid=laid)
    player.stage.push(player.stage.doors.table(setup, before=0))
    return player.until(TableScene)


def hands(table):
    return [set(table.view.easel.picture[f"hand{seat}"]) for seat in range(len(table.match.seats))]


def own(table, seat):
    """What a seat sees of its own hand."""
    return held(table.match, seat)


def held(match, seat):
    return set(match.rules.look(match.state, seat).get(f"hand{seat}", ()))


def told(table):
    return [line.text for line in table.view.log]


BACK = {"card-back"}


# ── handing on ──


def test_whoever_lays_the_table_sees_their_hand_and_no_other(player):
    table = two(player, count=3)
    assert table.view.viewer == 0 and hands(table) == [own(table, 0), BACK, BACK]


@pytest.mark.parametrize("by", ["menu", "key", "pause"])
def test_the_table_is_handed_on_behind_a_curtain(player, by):
    table = two(player)
    if by == "key":
        player.press(pygame.K_n)
    elif by == "pause":
        paused(player)
        assert player.form().find("pass0") is None, "who has the table need not be given it"
        player.click("pass1")
    else:
        player.click(EMPTY, button=3)
        line = next(kid for kid in table.fronts.menu.kids if kid.line.name == "seat")
        assert table.fronts.say(line.line).endswith("Mochi")
        player.click(line.box.center)
    assert table.match.moves[-1] == ("seat:1",)
    player.until(CurtainScene)
    assert table.view.viewer == OVER and hands(table) == [BACK, BACK]
    player.click("open")
    player.until(TableScene)
    assert table.view.viewer == 1 and hands(table) == [BACK, own(table, 1)]
    assert "Mochi" in told(table)[-1], "the history says whose hand it is now"


def test_behind_the_curtain_the_table_can_be_taken_back(player):
    table = two(player)
    table.acting.act("seat:1")
    player.until(CurtainScene)
    player.click("undo")
    player.until(TableScene)
    assert (table.view.viewer, table.match.turn) == (0, 0) and hands(table) == [own(table, 0), BACK]


def test_one_undo_takes_back_what_another_did_before_the_table_was_passed_on(player):
    table = two(player, "toybox")
    where = next(spot for spot, found in table.match.state.places if "pawn" in found[-1].face and spot[:3] != "box")
    first = table.match.state
    table.acting.act(where, "table.40,30")
    table.acting.act("seat:1")
    player.until(lambda: table.view.viewer == 1)
    moved = table.match.state
    player.press(pygame.K_BACKSPACE)
    assert table.match.state == first and len(table.match.moves) == 3
    player.until(lambda: table.view.viewer == 0)
    table.play.tools["redo"].use()
    assert table.match.state == moved, "both come back together too"


def test_a_table_that_was_only_passed_on_comes_back(player):
    table = two(player, "toybox")
    table.acting.act("seat:1")
    player.until(lambda: table.view.viewer == 1)
    player.press(pygame.K_BACKSPACE)
    player.until(lambda: table.view.viewer == 0)
    assert table.match.turn == 0 and not table.play.tools["undo"].usable()


def test_where_nobody_has_a_secret_no_curtain_falls(player):
    table = two(player, "toybox", 3)
    table.acting.act("seat:2")
    player.until(lambda: table.view.viewer == 2)
    assert player.top is table


def test_with_secrets_held_shut_there_is_no_curtain_and_space_shows_them(player):
    table = two(player, hold_to_show=("free",))
    assert hands(table) == [BACK, BACK]
    for seat in (0, 1):
        assert player.stage.toasts[-1].text == f"{NAMES[seat]} — hold Space to see what is yours"
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
        player.spin()
        shown = [BACK, BACK]
        shown[seat] = own(table, seat)
        assert hands(table) == shown
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
        player.spin()
        assert hands(table) == [BACK, BACK]
        table.acting.act(f"seat:{1 - seat}")
        player.until(lambda seat=seat: table.view.viewer == 1 - seat)
        assert player.top is table and hands(table) == [BACK, BACK]


def test_whoever_opens_the_save_is_asked_who_they_are(player):
    table = two(player)
    path = table.play.journal.path
    player.stage.home()
    player.stage.settle()
    player.stage.push(player.stage.doors.file(path))
    player.until(CurtainScene)
    assert player.top.seat == 0


def test_one_person_alone_needs_no_curtain(player):
    table = seated(Match(Setup("free", seats(3), "alone", laid="meow")).begin(), player.stage.mind)
    table.enter()
    assert table.view.viewer == 0 and hands(table) == [own(table, 0), BACK, BACK]


def test_whoever_watches_sees_what_all_see(player):
    table = two(player)
    path = table.play.journal.path
    player.stage.home()
    player.stage.settle()
    player.stage.push(player.stage.doors.file(path, replay=True))
    replay = player.until(ReplayScene)
    replay.jump(10**6)
    assert not replay.form.find("hands").enabled
    player.press(pygame.K_h)
    assert set(replay.view.easel.picture["hand0"]) == set(replay.view.easel.picture["hand1"]) == BACK


# ── coming and going ──


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_comes_and_goes_has_room_in_the_pause(language, text):
    names = "Wilhelmina-Theodora", "Maximilian von Hohenau", "Ö", "Anne-Sophie de La Tour", "Figue", "Plume"
    chairs = tuple(seat._replace(name=name) for seat, name in zip(seats(6, range(6)), names, strict=True))
    stage = make_stage((1280, 720), language, text)
    table = stage.doors.table(Setup("free", chairs, "room", laid="toybox"), before=0)
    stage.push(table)
    stage.push(stage.doors.pause(table.play, table.turns.seats_changed))
    stage.settle()
    stage.draw()
    assert stage.top.form.find("leave5") and faults(stage.top.form) == []


def paused(player):
    player.press(pygame.K_ESCAPE)
    return player.until(PauseScene)


def after(player, old):
    """The table that goes on for others, whoever they are, its curtain lifted."""
    player.until(
        lambda: isinstance(player.top, CurtainScene) or isinstance(player.top, TableScene) and player.top != old
    )
    fell = isinstance(player.top, CurtainScene)
    if fell:
        player.click("open")
    return player.until(TableScene), fell


def join(player, name):
    paused(player)
    player.click("join")
    player.until(WritingScene)
    if name:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))
    player.press(pygame.K_RETURN)


def leave(player, seat):
    paused(player)
    player.click(f"leave{seat}")
    player.spin(2)
    player.click("answer1")


def count(state):
    return sum(len(found) for _, found in state.places)


@pytest.mark.parametrize("laid, seated_now", TURNS)
def test_somebody_joins_while_there_is_room(player, laid, seated_now):
    old = two(player, laid, seated_now)
    before, path = old.match, old.play.journal.path
    if seated_now == chairs("free", laid)[-1]:
        assert paused(player).form.find("join") is None
        return
    join(player, "Zoé")
    table, fell = after(player, old)
    now = table.match
    assert (
        not fell
        and table.view.viewer == 0
        and [seat.name for seat in now.seats[:-1]] == [seat.name for seat in before.seats]
    )
    assert now.seats[-1].name == "Zoé" and len({seat.avatar for seat in now.seats}) == seated_now + 1
    assert count(now.state) == count(before.state)
    assert own(table, 0) == held(before, 0)
    assert not dict(now.state.places).get(f"hand{seated_now}")
    assert any("Zoé sits down" in text for text in told(table))
    kept, new = fetch(str(path)).match, fetch(str(table.play.journal.path)).match
    assert kept.state == before.state and new.state == now.state and path != table.play.journal.path


@pytest.mark.parametrize("typed, called", [("", "Max"), ("  ", "Max"), ("Léa", "Léa 2")])
def test_whoever_joins_is_called_as_typed_else_as_the_house_knows(player, typed, called):
    old = two(player, names=("Max",))
    join(player, typed)
    assert after(player, old)[0].match.seats[2].name == called


@pytest.mark.parametrize("laid, seated_now", TURNS)
def test_somebody_leaves_while_enough_stay(player, laid, seated_now):
    old = two(player, laid, seated_now)
    before, path, gone = old.match, old.play.journal.path, seated_now - 1
    if seated_now == chairs("free", laid)[0]:
        assert paused(player).form.find("leave0") is None
        return
    name = before.seats[gone].name
    leave(player, gone)
    table, fell = after(player, old)
    assert not fell and table.view.viewer == 0 and len(table.match.seats) == seated_now - 1
    assert count(table.match.state) == count(before.state)
    assert own(table, 0) == held(before, 0)
    assert any(f"{name} leaves" in text for text in told(table))
    assert fetch(str(path)).match.state == before.state
    assert fetch(str(table.play.journal.path)).match.state == table.match.state


@pytest.mark.parametrize("people", [3, 2])
def test_whoever_leaves_sees_no_other_hand(player, people):
    old = two(player, "toybox", people)
    old.acting.act("deck", "hand1")
    leave(player, 0)
    table, fell = after(player, old)
    assert fell and table.view.viewer == 0 and table.match.seats[0].name == "Mochi"
    assert len(own(table, 0)) == 1 and own(table, 0) != {"toy-back"}


def test_what_is_laid_anew_lies_as_it_lay_when_somebody_had_come(player):
    old = two(player)
    old.acting.act("deck", "hand0")
    join(player, "Zoé")
    table, _ = after(player, old)
    first = table.match.states[1]
    table.acting.act("deck", "hand0")
    paused(player)
    player.click("again")
    player.spin(2)
    player.click("answer1")
    again, _ = after(player, table)
    assert again.match.states[1] == first and paths.saves() in again.play.journal.path.parents


@pytest.mark.parametrize("letter", "stci")
def test_keys_of_the_games_do_nothing_where_they_mean_nothing(player, letter):
    table = two(player, "toybox")
    before = table.match.state, dict(table.view.picture), len(player.stage.toasts)
    player.press(ord(letter), 0, letter)
    player.spin(3)
    assert (table.match.state, dict(table.view.picture), len(player.stage.toasts)) == before and player.top is table


def test_another_table_is_chosen_with_the_same_people(player):
    table = two(player, "isle", 3)
    paused(player)
    player.click("new")
    scene = player.until(ChooseScene)
    assert scene.laid == "isle"
    assert [seat.name for seat in scene.setup().seats] == [seat.name for seat in table.match.seats]


def test_a_code_of_a_table_for_two_opens_behind_the_curtain(player):
    table = two(player)
    table.acting.act("deck", "hand0")
    code = to_code(table.match)
    player.stage.home()
    player.stage.settle()
    player.stage.push(player.stage.doors.file(code))
    player.until(CurtainScene)
    player.click("open")
    again = player.until(TableScene)
    assert again.match.state == table.match.state and again.view.viewer == 0
    assert again.play.journal.path != table.play.journal.path and hands(again)[1] == BACK


# ── what the next one sees ──


def still(player):
    """The window once nothing moves any more."""
    for _ in range(400):
        if not player.window.frame(0.1):
            return pygame.image.tobytes(player.stage.paint.surface, "RGB")
    raise AssertionError("it is drawn for ever")


def evening(player, mixed):
    """What the second of three sees and reads after the first has drawn, sorted, peeked, looked through and passed;
    the deck lies otherwise if it was mixed, but for the one card the second is given.
    """
    player.sit_down()
    setup = Setup("free", seats(3, range(3)), "evening", laid="toybox")
    lay = list(Match(setup).begin().moves[0])
    start = lay.index("deck=") + 1
    if mixed:
        lay[start : start + 48] = lay[start : start + 48][::-1]
        lay[start + 49 : start + 54] = lay[start + 49 : start + 54][::-1]
    player.stage.push(player.stage.doors.table(setup, (tuple(lay),), before=0))
    table = player.until(TableScene)
    table.acting.act("deck~49+", "hand0")
    table.acting.act("deck~48", "hand1")
    table.acting.act("hand0~2", "@0d", "table.-70,35")
    table.acting.act("deck~40", "peek")
    player.press(pygame.K_o)
    player.point(table.view.camera.lies(table.view.board.place("deck").box).center)
    player.press(pygame.K_l)
    assert table.fronts.tray, "the deck is being looked through"
    own_look = dict(table.view.picture), still(player)
    player.point((700, 20))
    table.acting.act("seat:1")
    player.until(CurtainScene)
    seen = [still(player)]
    player.click("open")
    player.until(TableScene)
    for key in (None, pygame.K_h, pygame.K_b, pygame.K_TAB, pygame.K_o):
        if key:
            player.press(key)
        player.point((700, 20))
        seen += [still(player), dict(table.view.picture), told(table)]
    return own_look, seen


def test_whatever_the_first_has_seen_the_next_sees_the_same_table(player):
    (first, shown), (second, other) = (evening(player, mixed) for mixed in (False, True))
    assert first != second, "the cards lie otherwise"
    for number, (one, two_) in enumerate(zip(shown, other, strict=True)):
        assert one == two_, number
