"""Several people at one screen: everything shows its face after the curtain, or while it is held open."""

from random import Random

import pygame
import pytest
from looking import Still, key, mouse
from sitting import seated, seats, spin

from meowgames.play.match import Match, Setup
from meowgames.rules import OVER, whole
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Button, Label

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
SECRET = ("meow", "minicity", "neko", "isle")


def still(player):
    """Wait until nothing is drawn any more; return the pixels."""
    for _ in range(400):
        if not player.window.frame(0.1):
            return pygame.image.tobytes(player.stage.paint.surface, "RGB")
    raise AssertionError("it is drawn for ever")


def asked(player):
    """Tell whether somebody is to lift a curtain, or to move."""
    top = player.top
    return isinstance(top, CurtainScene) or (isinstance(top, TableScene) and top.play.mine)


@pytest.mark.parametrize("game", whole())
def test_after_the_curtain_everything_shows_its_face(player, game):
    player.sit_down(pace=1.0, hold_to_show=())
    player.stage.push(player.stage.doors.table(Setup(game, seats(2, (0, 1)), "C")))
    for _ in range(2):
        player.until(lambda: asked(player))
        assert isinstance(player.top, CurtainScene) == (game in SECRET)
        still(player)
        if game in SECRET:
            player.click("open")
        table = player.until(TableScene)
        shown = still(player)
        match, viewer = table.match, table.view.viewer
        assert viewer == match.turn and dict(table.view.picture) == dict(match.rules.look(match.state, viewer))
        player.stage.paint.art.forget()
        player.stage.draw()
        assert pygame.image.tobytes(player.stage.paint.surface, "RGB") == shown
        while match.turn == viewer:
            table.play.commit(match.rules.sample(match.state, Random(1)))


def two(game, when=lambda state: True, people=(0, 1), **settings):
    """Return the table of two, at which something is asked of the first that both may not see."""
    match, rng = Match(Setup(game, seats(2, people), "two")).begin(), Random("two")
    while not (match.turn == 0 and when(match.state)):
        match.play(match.rules.sample(match.state, rng))
    return seated(match, Still(), **settings)


@pytest.mark.parametrize("game", SECRET)
def test_each_game_has_its_own_way_to_keep_secrets(home, game):
    table = two(game)
    held = game in ("neko", "isle")
    assert isinstance(table.stage.top, CurtainScene) != held
    look = table.match.rules.look
    assert table.view.picture == look(table.match.state, OVER) != look(table.match.state, 0)
    if held:
        assert table.view.viewer == 0
        assert "hold Space" in " ".join([table.play.prompt(), *(toast.text for toast in table.stage.toasts)])


def said(scene):
    return " ".join(one.text for one, _ in walk(scene.form.root) if isinstance(one, (Label, Button)))


@pytest.mark.parametrize("language, tiles, cards", [("en", "tiles", "cards"), ("fr", "tuiles", "cartes")])
def test_the_curtain_speaks_of_tiles_where_there_are_tiles(home, language, tiles, cards):
    for game in SECRET:
        text = said(two(game, hold_to_show=(), language=language).stage.top)
        assert text.count(tiles) == 2 * (game == "neko") and text.count(cards) == 2 * (game != "neko"), text


def acts(state):
    return state.stage == "act"


def known(table):
    """The first tile of seat 0 that it has looked at, and where it is touched."""
    own = table.match.rules.look(table.match.state, 0)
    piece = next(p for p in table.view.pieces() if p.spot.startswith("row0.") and own[p.spot] != ("tile-back",))
    return piece.spot, table.view.camera.lies(piece.box).center


def test_the_mouse_alone_looks_at_covered_tiles_and_touches_them(home):
    table = two("neko", acts)
    stage, (spot, at) = table.stage, known(table)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        stage.event(mouse(kind, at))
    assert table.view.picture[spot] != ("tile-back",)
    spin(table)
    stage.event(mouse(pygame.MOUSEBUTTONUP, at))
    assert table.view.picture[spot] == ("tile-back",) and not table.play.picker.words  # it was only looked at
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stage.event(mouse(kind, at))
    assert table.view.picture[spot] == ("tile-back",) and table.play.picker.words == (spot,)


def first_turn(**settings):
    """Return a table where a look of the first seat hands the screen on at once: its Boar asks nothing."""
    match = Match(Setup("neko", seats(2, (0, 1)), "boar")).begin()
    while match.state.stage == "pawn":
        line = match.state.round.line
        match.play(("boar",) if match.turn == 0 else (line[line.index("boar") + 1],))
    return seated(match, Still(), **settings)


def unseen(table):
    own = table.match.rules.look(table.match.state, 0)
    return next(spot for spot, faces in own.items() if spot.startswith("row0.") and faces == ("tile-back",))


def test_what_was_looked_at_is_seen_before_the_curtain_comes(home):
    table = first_turn(hold_to_show=())
    table.stage.pop()
    table.play.sit(0)
    spot = unseen(table)
    table.play.commit((spot, "look"))
    for _ in range(4):
        spin(table, 1)
        assert table.match.turn == 1 and table.stage.top is table and table.view.picture[spot] != ("tile-back",)
    table.stage.event(key(pygame.K_z, pygame.KMOD_CTRL))
    assert table.stage.toasts[-1].text == table.stage.words("undo.seen")
    spin(table, 3)
    assert isinstance(table.stage.top, CurtainScene) and table.view.picture[spot] == ("tile-back",)


def test_where_tiles_are_held_open_the_table_waits_until_it_was_seen(home):
    table = first_turn()
    spot = unseen(table)
    table.stage.toasts.clear()
    table.play.commit((spot, "look"))
    spin(table, 4)
    assert table.view.viewer == 0 and [one for one in table.stage.toasts if one.text.startswith("Léa — hold Space")]
    table.stage.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    spin(table)
    assert table.view.viewer == 0 and table.view.picture[spot] != ("tile-back",)
    table.stage.event(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" "))
    spin(table)
    assert table.view.viewer == 1 and table.view.picture[spot] == ("tile-back",)


def test_how_to_see_what_is_covered_is_told_to_each_once(home):
    table = two("neko", acts)
    assert [toast.text for toast in table.stage.toasts if toast.text.startswith("Léa")]
    table.stage.toasts.clear()
    while table.match.turn == 0:
        table.play.commit(table.match.rules.sample(table.match.state, Random(2)))
    spin(table)
    assert [toast.text for toast in table.stage.toasts if toast.text.startswith("Mochi")]
    table.stage.toasts.clear()
    while table.match.turn == 1:
        table.play.commit(table.match.rules.sample(table.match.state, Random(2)))
    spin(table)
    assert table.view.viewer == 0 and not table.stage.toasts


def test_who_stays_alone_is_not_shown_to_who_gave_their_seat_away(player):
    player.sit_down(hold_to_show=("meow",))
    player.stage.push(player.stage.doors.table(Setup("meow", seats(2, (0, 1)), "C")))
    table = player.until(lambda: asked(player))
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene).hand_over(0, "kitten")
    player.press(pygame.K_ESCAPE)
    player.until(CurtainScene)
    assert table.view.picture["hand1"] == ("card-back",) * 9 and player.top.seat == 1


def test_space_still_shows_the_whole_table_to_who_plays_alone(home):
    table = two("neko", acts, people=(0,))
    table.view.camera.next()
    spin(table)
    assert not table.view.camera.whole
    table.stage.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    spin(table)
    assert table.view.camera.whole and table.view.eye == 0


@pytest.mark.parametrize(("policy", "moves", "why"), [
    ("never", 1, "undo.never"),
    ("free", 0, "undo.none"),
    ("free", 1, "undo.other"),
])  # fmt: skip
def test_undo_says_why_nothing_can_be_taken_back(home, policy, moves, why):
    table = two("meow", hold_to_show=("meow",), undo=policy)
    for _ in range(moves):
        table.play.commit(table.match.rules.moves(table.match.state)[0])
    spin(table)
    assert table.view.viewer == table.match.turn == moves
    table.stage.event(key(pygame.K_z, pygame.KMOD_CTRL))
    assert table.stage.toasts[-1].text == table.stage.words(why)
