"""The rules are laid aside: the pieces lie on a free table, every secret kept, and the match waits untouched."""

import json
from random import Random

import pygame
import pytest
from sitting import NAMES, begun, finished, keep, seats

from meowgames import paths
from meowgames.play import positions
from meowgames.play.changes import art
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Match, Setup
from meowgames.play.saves import fetch
from meowgames.rules import OVER, find, playable
from meowgames.rules.free.things import OWNER, things, zone
from meowgames.scenes.free.scene import FreeScene
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.result import ResultScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size
STANDING = [game for game in playable() if positions.stands(game)]


def opened(player, match, **settings):
    """Go on with a match that lies on disk; return its table and its file."""
    player.sit_down(**settings)
    path = keep(match)
    player.stage.push(player.stage.doors.file(path))
    player.spin(2)
    if isinstance(player.top, CurtainScene):
        player.click("open")
    return player.until(TableScene), path


def pause(player):
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)


def aside(player):
    """Lay the rules aside by the button of the pause."""
    pause(player)
    player.click("aside")
    player.spin(2)
    return next(scene for scene in player.stage.scenes if isinstance(scene, FreeScene))


def pieces(level, picture):
    """The pieces of a picture: what neither the house nor the toy box put there, sorted."""
    known = {*things(level), *(thing.back for thing in things(level).values())}
    found = {
        spot: sorted(face for face in faces if art(face.partition("@")[0]) in known and not face.startswith("toy-"))
        for spot, faces in picture.items()
        if spot.partition(".")[0] not in ("gone",) and not spot.startswith("box:")
    }
    return {spot: faces for spot, faces in found.items() if faces}


# ── what lies there ──


@pytest.mark.parametrize("count, moves", [(2, 9), (3, 33), (6, 80)])
def test_each_seat_sees_on_the_free_table_what_it_saw(player, count, moves):
    match = begun(count, moves)
    table, _ = opened(player, match)
    free = aside(player)
    level = free.match.level
    for seat in range(count):
        was = pieces(level, match.rules.look(match.state, seat))
        now = pieces(level, free.match.rules.look(free.match.state, seat))
        for stem in ("hand", "trick", "won", "row"):
            mine = {spot: faces for spot, faces in now.items() if spot.startswith(stem)}
            assert mine == {spot: faces for spot, faces in was.items() if spot.startswith(stem)}, (seat, stem)
        others = [face for at in range(count) if at != seat for face in now.get(f"hand{at}", ())]
        assert set(others) == {"card-back"}
    assert table is not free


@pytest.mark.parametrize("game", STANDING)
def test_nobody_sees_more_or_less_of_any_hand_in_any_game(player, game):
    """Of what only some see, on whatever place it lies: faces where there were faces, backs where there were backs."""
    count, rng, hidden = find(game).SEATS[-1], Random("secret"), 0
    match = Match(Setup(game, seats(count, range(count)), "SECRET")).begin()
    for _ in range(4):
        for _ in range(9):
            match.play(match.rules.sample(match.state, rng))
        free = positions.table_of(positions.of_match(match))
        level = free.level
        for seat in range(count):
            was = pieces(level, match.rules.look(match.state, seat))
            now = pieces(level, free.rules.look(free.state, seat))
            owned = {spot for spot in now if (there := zone(level, spot, count)) and there.kind == OWNER}
            hidden += any("back" in face for spot in owned for face in now[spot])
            assert {spot: now[spot] for spot in owned} == {spot: was.get(spot) for spot in owned}, seat
    assert hidden or game in ("meowtopia", "neko"), "whose pieces all lie open, but for those nobody has seen"


def test_cards_that_were_played_lie_in_the_box_and_are_known_to_nobody(player):
    match = begun(3, 40)
    _, _ = opened(player, match)
    free = aside(player)
    gone = dict(match.rules.look(match.state, OVER))["gone"]
    box = free.match.rules.look(free.match.state, 0)["box:card-back"]
    assert len(gone) == len(box) > 0 and set(box) == {"card-back"}


def test_who_sits_before_the_screen_keeps_their_seat_name_and_colour(player):
    match = begun(3, 5, people=(1,))
    table, _ = opened(player, match)
    player.until(lambda: table.play.mine)
    free = aside(player)
    assert player.top is free, "no curtain falls for who sees the table already"
    assert (free.view.viewer, free.view.eye, free.match.turn) == (1, 1, 1)
    assert [seat.name for seat in free.match.seats] == [*NAMES[:3]] == [seat.name for seat in table.match.seats]
    assert {seat.player for seat in free.match.seats} == {PERSON}
    assert free.match.colours == table.match.colours
    assert set(free.view.picture["hand1"]) == set(table.match.rules.look(table.match.state, 1)["hand1"])
    assert set(free.view.picture["hand0"]) == {"card-back"}
    said = player.stage.words("aside.done")
    assert any(toast.text == said for toast in player.stage.toasts)


# ── the match itself ──


def test_the_match_lies_on_disk_as_it_did_and_goes_on(player):
    table, path = opened(player, begun(3, 20))
    player.until(lambda: table.play.mine)
    before, state = path.read_bytes(), table.match.state
    free = aside(player)
    assert path.read_bytes() == before
    player.stage.home()
    player.spin(2)
    assert isinstance(player.top, TitleScene)
    for one, kind in ((path, "meow"), (free.play.journal.path, "free")):
        loaded = Journal.load(one)  # nobody holds it any more
        assert loaded.note is None and loaded.journal and loaded.match.setup.game == kind
        loaded.journal.close()
    assert path.read_bytes() == before and fetch(str(path)).match.state == state


def test_it_can_be_laid_aside_while_a_bot_thinks(player):
    player.sit_down()
    table, path = opened(player, begun(3, 20), pace=1.0)
    player.stage.mind = type("Deaf", (type(player.stage.mind),), {"poll": lambda self: None})()
    match = table.match
    while match.turn == 0:
        table.play.commit(match.rules.moves(match.state)[0])
    player.until(lambda: table.turns.asked == "move")
    before = path.read_bytes()
    free = aside(player)
    assert free.view.viewer == free.match.turn == 0 and path.read_bytes() == before
    player.spin(5)
    assert player.top is free and not player.stage.mind.busy


def test_it_can_be_laid_aside_over_the_end(player):
    player.sit_down()
    match = finished(3)
    player.stage.push(player.stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False))
    table = player.until(TableScene)
    player.until(ResultScene)
    player.press(pygame.K_ESCAPE)
    player.until(lambda: player.top is table)
    table.acts["menu"].use()
    player.until(PauseScene)
    player.click("aside")
    player.spin(3)
    free = next(scene for scene in player.stage.scenes if isinstance(scene, FreeScene))
    assert free.match.seats[0].name == NAMES[0]
    assert pieces(free.match.level, free.match.rules.look(free.match.state, 0)).keys() >= {"won0"}


# ── several people ──


def test_whose_hand_is_shown_keeps_it_and_the_next_one_comes_behind_a_curtain(player):
    table, _ = opened(player, begun(2, 4, people=(0, 1)))
    seat = table.view.viewer
    assert seat == table.view.eye >= 0
    free = aside(player)
    assert player.top is free and free.view.viewer == free.match.turn == seat
    assert set(free.view.picture[f"hand{1 - seat}"]) == {"card-back"}
    player.press(pygame.K_n)
    player.until(CurtainScene)
    assert free.view.viewer == OVER
    assert {face for at in (0, 1) for face in free.view.picture[f"hand{at}"]} == {"card-back"}
    player.click("open")
    player.until(lambda: player.top is free)
    assert set(free.view.picture[f"hand{seat}"]) == {"card-back"}


def test_where_nobodys_secrets_are_shown_a_curtain_falls(player):
    """Held open only: somebody else may look on."""
    player.sit_down()
    table, _ = opened(player, begun(2, 4, people=(0, 1)), hold_to_show=("meow",))
    player.until(lambda: table.view.viewer == table.match.turn)
    assert table.view.eye == OVER
    aside(player)
    curtain = player.until(CurtainScene)
    free = next(scene for scene in player.stage.scenes if isinstance(scene, FreeScene))
    assert curtain.seat == table.match.turn and free.view.viewer == OVER
    assert {face for at in (0, 1) for face in free.view.picture[f"hand{at}"]} == {"card-back"}


# ── where it is offered ──


def test_only_games_that_can_stand_offer_it(player, monkeypatch):
    table, _ = opened(player, begun(3, 20))
    pause(player)
    assert player.form().find("aside") and player.form().find("position") and not player.form().find("take_up")
    monkeypatch.setattr(positions, "stands", lambda game: False)
    player.top.refresh()
    assert not player.form().find("aside") and not player.form().find("position")
    player.press(pygame.K_ESCAPE)
    player.until(lambda: player.top is table)


def test_a_table_of_toys_keeps_positions_and_knows_no_rules(player):
    player.sit_down()
    player.stage.push(player.stage.doors.table(Setup("free", seats(2, (0, 1)), "T", laid="toybox"), before=0))
    player.until(FreeScene)
    pause(player)
    found = player.form()
    assert found.find("position") and not found.find("take_up") and not found.find("aside")


@pytest.mark.parametrize("game", STANDING)
def test_every_game_that_stands_can_be_laid_aside(player, game):
    count, rng = find(game).SEATS[-1], Random("aside")
    match = Match(Setup(game, seats(count, range(count)), "ASIDE")).begin()
    for _ in range(30):
        match.play(match.rules.sample(match.state, rng))
    opened(player, match)
    free = aside(player)
    turns = [spot for spot, faces in free.match.rules.look(free.match.state, OVER).items() if "toy-turn" in faces]
    assert turns == [f"turn{max(0, match.turn)}"]
    head = json.loads(free.play.journal.path.read_text().splitlines()[1].rpartition(" #")[0])
    assert (head["game"], head["laid"], "position" in head) == ("free", game, False)
