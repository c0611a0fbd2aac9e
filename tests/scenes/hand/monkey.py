"""A monkey at a window: it clicks, drags, types and resizes whatever nobody would think of."""

from random import Random

import pygame
from playing import Player
from sitting import SMALL, begun, finished, keep, seats

from meowgames.play.match import Setup
from meowgames.rules import find, playable, whole
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.menus.result import ResultScene
from meowgames.scenes.table.scene import TableScene

STAY = 150  # things it does before it is put elsewhere
KEYS = (
    *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB) * 2,
    *(pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END) * 2,
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_PLUS, pygame.K_MINUS),
    *range(pygame.K_1, pygame.K_9 + 1), *range(pygame.K_a, pygame.K_z + 1),
    pygame.K_LALT, pygame.K_QUESTION,
)  # fmt: skip
SIZES = (SMALL, (800, 360), (640, 480), (900, 360), (640, 500), (720, 405))  # mostly bands: a new scale is dear


def furnish():
    """Put matches on disk for it to find."""
    keep(begun(4, 30)), keep(begun(2, 12, "TWO", (0, 1))), keep(finished(3, "DONE"))


def sit_down(player, rng, turn, language):
    """Let it begin somewhere, with settings of its own."""
    confirm, obvious = rng.choice(("tiles", "never", "always", "final")), rng.random() < 0.5
    text, hold = rng.choice((1.0, 1.5, 2.0)), rng.choice(((), (), ("neko", "isle"), tuple(whole())))
    player.sit_down(language=language, pace=0.5, text=text, confirm=confirm, obvious=obvious, hold_to_show=hold)
    start_somewhere(player, rng, turn)
    player.spin()


def play(player: Player, rng: Random, things: int, language: str):
    """Let it do so many things; yield what scene it is at after each."""
    player.sit_down(language=language, pace=0.5)
    furnish()
    starts = 0
    for count in range(things):
        do_something(player, rng)
        if not player.stage.scenes or count % STAY == 0:
            sit_down(player, rng, starts, language)
            starts += 1
        yield type(player.top).__name__


def somewhere(player, rng):
    """Return a place of the canvas: mostly one where there is something."""
    top, found = player.top, []
    form = getattr(top, "form", None) or getattr(getattr(top, "page", None), "form", None)
    if form and rng.random() < 0.7:
        form.ready()
        found = [one.ring().center for one in form.order()]
    elif isinstance(top, TableScene) and rng.random() < 0.85:
        view, lit = top.view, rng.random() < 0.7
        lying = [one for one in (*view.targets.pieces, *view.targets.marks) if one.says or not lit]
        found = [view.camera.lies(one.box).center for one in lying]
        found += [one.box.center for one in view.targets.front]
        if top.hand.grid.face:
            found += [view.camera.lies(box).center for box in top.hand.grid.squares((0, 0))] * 3
    return rng.choice(found) if found else (rng.randrange(-20, 1940), rng.randrange(-20, 1100))


def do_something(player, rng):
    """Do one thing nobody would think of."""
    kind = rng.random()
    if kind < 0.55:
        player.click(somewhere(player, rng), rng.choice((1, 1, 1, 1, 1, 1, 2, 3)))
    elif kind < 0.83:
        key = rng.choice(KEYS)
        mod = rng.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        player.press(key, mod, chr(key) if key < 128 and not mod and chr(key).isalnum() else "")
    elif kind < 0.88:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), flipped=False))
    elif kind < 0.985:
        for what in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pos = somewhere(player, rng)
            player.point(pos)
            pygame.event.post(pygame.event.Event(what, pos=player.pixel(pos), button=1))
            player.spin(1, 0.02)
    else:
        player.resize(rng.choice(SIZES))
    player.spin(1, rng.choice((0.0, 0.02, 0.1, 0.7)))


def start_somewhere(player, rng, turn):
    """Put the monkey before one scene or another, mostly before a table."""
    stage, game = player.stage, playable()[turn % len(playable())]  # it comes to every game
    rules = find(game)
    count = rng.choice(rules.SEATS)
    options = {name: rng.choice(values) for name, values in rules.OPTIONS.items() if rng.random() < 0.3}
    people = seats(count, rng.choice(((0,), (0, 1))))
    table = lambda: stage.push(stage.doors.table(Setup(game, people, str(rng.random()), options)))  # noqa: E731
    starts = (
        *(table,) * 6,
        lambda: stage.push(stage.doors.lesson(game)),
        lambda: None,
        lambda: stage.push(LibraryScene(stage)),
        lambda: stage.push(ReplayScene(stage, finished(2))),
        lambda: stage.push(ResultScene(stage, finished(4), None)),
    )
    rng.choice(starts)()
