"""Every game in a window: opened from the shelf, played by clicks, left, taken up again and watched."""

from random import Random

import pygame
import pytest
import tiny
from sitting import seats

from meowgames import paths
from meowgames.play.match import Setup
from meowgames.rules import find, playable
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.result import ResultScene
from meowgames.scenes.menus.setup import SetupScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.paint import Box
from meowgames.screen.table.place import cell_size
from meowgames.settings import PACES

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size
PLIES = 30  # after which a match need not go on to its end
TOUCHES = 40  # no move needs more
INSIDE = ((0.5, 0.5), (0.2, 0.5), (0.8, 0.5), (0.5, 0.2), (0.5, 0.8), (0.1, 0.1), (0.9, 0.9))


def inside(box):
    """Some places of a box: in its middle something else may lie over it."""
    return [(box.x + box.w * x, box.y + box.h * y) for x, y in INSIDE]


def squares(place):
    """The squares of a grid."""
    wide, high = cell_size(place)
    for x in range(round(place.box.w / wide)):
        yield from (
            Box(place.box.x + x * wide, place.box.y + y * high, wide, high) for y in range(round(place.box.h / high))
        )


def touchable(table):
    """Yield places of the canvas where a click says a word of a legal move."""
    view, grid = table.view, table.hand.grid
    if grid.face and grid.cell is None:
        cells = [view.camera.lies(cell).center for cell in squares(grid.place)]
        yield from (pos for pos in cells if grid.legal(view.camera.seen(pos)))
    elif grid.face:  # a second click on the ghost places it; one that lies badly is laid elsewhere
        cells = grid.squares((0, 0)) if grid.legal((0, 0)) else squares(grid.place)
        yield from [view.camera.lies(cell).center for cell in cells]
    targets = view.targets
    for one in (*targets.front, *targets.marks, *targets.pieces, *targets.spots):
        for pos in inside(one.box if one.front else view.camera.lies(one.box)) if one.says else ():
            found = targets.at(pos, view.camera.seen(pos))
            if found and found.says == one.says:
                yield pos
                break


def move(player, table, rng):
    """Click until a move is made."""
    match = table.play.match
    before = match.at
    for _ in range(TOUCHES):
        table.hand.look()
        places = list(touchable(table))
        assert places, f"nothing can be touched after {table.play.picker.words}"
        player.click(rng.choice(places))
        if isinstance(player.top, AskScene):  # a word that ends much: yes, it is meant
            player.click("answer1")
        if match.at != before:
            return
    raise AssertionError(f"{TOUCHES} touches make no move: {table.play.picker.words}")


def play(player, table, rng, plies):
    """Play on until so many moves are made or the match is over."""
    while len(table.play.match.moves) < plies and player.top is table:
        player.until(lambda: player.top is not table or table.play.mine)
        if player.top is table:
            move(player, table, rng)


def leave(player):
    """Go from the table to the title; what is in hand is put back on the way."""
    while isinstance(player.top, TableScene):
        player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("leave")
    return player.until(TitleScene)


@pytest.mark.parametrize("game", playable())
def test_a_game_is_opened_played_left_taken_up_and_watched(player, game):
    rng = Random(game)
    player.click(f"box-{game}")
    player.until(SetupScene)
    player.click("start")
    table = player.until(TableScene)
    assert table.play.match.setup.game == game
    play(player, table, rng, 4)
    made = list(table.play.match.moves)
    leave(player)
    assert tiny.newest(paths.saves()).game == game
    player.click("continue")
    again = player.until(TableScene)
    assert again is not table and again.play.match.moves == made
    play(player, again, rng, PLIES)
    watch(player, again.play.match)


def watch(player, match):
    """See a match again, move by move, from its result or from the saves."""
    if match.over:
        player.until(ResultScene)
        player.click("replay")
    else:
        leave(player)
        player.click("saves")
        player.until(LibraryScene)
        player.click("watch")
    replay = player.until(ReplayScene)
    assert replay.source.moves == match.moves
    for stop in range(1, len(replay.stops)):
        player.click("next")
        player.until(lambda: not replay.view.easel.busy)
        seen = match.rules.look(match.states[replay.stops[stop]], replay.eye)
        assert replay.index == stop and replay.view.easel.picture == seen


@pytest.mark.parametrize("pace", PACES.values(), ids=list(PACES))
@pytest.mark.parametrize("game", playable())
def test_a_window_that_rests_shows_how_things_stand(player, game, pace):
    player.sit_down(pace=pace, tips=False)
    most, surface = find(game).SEATS[-1], player.window.paint.surface
    player.stage.push(player.stage.doors.table(Setup(game, seats(most, (most - 1,)), f"rest {game}")))
    table, rests = player.until(TableScene), 0
    for _ in range(600):
        if player.window.frame(0.1) or player.top is not table:
            continue
        shown = pygame.image.tobytes(surface, "RGB")
        player.stage.redraw()
        player.spin(seconds=0.0)
        assert pygame.image.tobytes(surface, "RGB") == shown, f"{table.play.match.at} moves, and they are not shown"
        rests += 1
        if table.play.mine:
            break
    assert table.play.mine and rests
