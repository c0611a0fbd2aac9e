"""Pairs of matches that an eye cannot tell apart, and all that is shown of each."""

import os
from functools import cache
from random import Random

import pygame
import tiny
from cases import alike
from looking import Still, make_stage, mouse
from sitting import SMALL, seats, spin

from meowgames import paths
from meowgames.play import index, saves, transcript
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.play.sight import points
from meowgames.rules import CHANCE, OVER, find
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.widget import walk

GAMES = {"meow": {}, "minicity": {"friends": True, "display": True}, "neko": {}, "isle": {}}
MOVES = 8  # people's at least, before both are looked at
MOST = 120  # plies of a pair
TRIES = 4000  # pairs begun until one comes so far
WHEN = 1_700_000_000  # when all of them were played, in seconds


def tells(game, one, two):
    """Whether something that depends on secrets is at stake for seat 0: a clause, points, or what a preview shows."""
    rules, states = find(game), (one.state, two.state)
    if game == "meow":
        return len({rules.clause(state) for state in states}) > 1
    if game == "minicity":
        return one.state != two.state
    moves = {move for move in rules.moves(one.state) if move in rules.moves(two.state)}
    ahead = any(len({str(rules.preview(state, move)) for state in states}) > 1 for move in sorted(moves)[::5])
    return ahead and (game != "isle" or rules.score(one.state) != rules.score(two.state))


@cache
def pair(game):
    """Two matches that nobody could tell apart by what all see, though secrets matter; seat 0 is to move."""
    rules, setup = find(game), Setup(game, seats(2, (0, 1)), "pair", GAMES[game])
    for attempt in range(TRIES):
        rng, one, two, decided = Random(f"{game}/{attempt}"), Match(setup), Match(setup), 0
        while one.at < MOST and one.turn != OVER:
            if one.turn == 0 and (decided >= MOVES or game == "meow") and tells(game, one, two):
                return one, two
            decided += one.turn != CHANCE
            move = rules.chance(one.state, rng) if one.turn == CHANCE else rules.sample(one.state, rng)
            other = alike(rules, one.state, move, two.state, OVER, rng)
            if other is None:
                break
            one.add(move), two.add(other)
    raise AssertionError(f"no two matches of {game} are alike")


def played(setup, rng, least=12):
    """A match against bots in which the person is to act after so many moves; None if it was over before."""
    match = Match(setup).begin()
    while match.turn != 0 or len(match.moves) < least:
        if match.over:
            return None
        match.play(match.rules.sample(match.state, rng))
    return match


def guessed(one, rng):
    """The same match with every moment as its person might guess it, each move told the same; None without secrets."""
    rules, two, changed = one.rules, Match(one.setup).begin(), 0
    two.moves[:], two.states[:] = one.moves, one.states
    two.jump(one.at)
    for ply, state in enumerate(one.states):
        other = rules.guess(state, 0, rng)
        move = alike(rules, state, one.moves[ply], other, 0, rng) if ply < one.at else ()
        if move is not None:
            two.states[ply], changed = other, changed + (other != state)
            two.moves[ply : ply + 1] = [move] if move else []
    return two if two.state != one.state and changed > 2 else None


def kept(match):
    """Put a copy of a match on disk; the file has the same name and date whichever it is."""
    copy = Match(match.setup)
    for move in match.moves:
        copy.add(move)
    journal = Journal(paths.saves(), "key")
    assert journal.add(copy) is None
    journal.close()
    path = journal.path.replace(paths.saves() / f"pair{journal.path.suffix}")
    os.utime(path, (WHEN, WHEN))
    index.of.cache_clear()  # it knows a file by name, date and size
    index.Index(paths.saves()).file.unlink(missing_ok=True)
    return path


def seen(stage):
    """All words and pixels of the stage."""
    stage.draw()
    scene = stage.top
    form = scene.page.form if hasattr(scene, "page") else scene.hud.form if hasattr(scene, "hud") else scene.form
    said = [one.text for one, _ in walk(form.root) if getattr(one, "text", "")]
    return said, [toast.text for toast in stage.toasts], pygame.image.tobytes(stage.paint.surface, "RGB")


def opened(scene):
    """A stage with this scene on top; the door is told which stage."""
    stage = make_stage(size=SMALL)
    stage.mind = Still()
    stage.push(scene(stage))
    stage.settle()
    while getattr(stage.top, "opening", None):  # the match beside a list comes a little later
        stage.draw()
        stage.update(0.1)
    return stage


def listed(path):
    """What title, saves, replay and transcript show of the match of a file."""
    match = saves.fetch(str(path)).match
    yield list(transcript.lines(match)), points(match), tiny.newest(paths.saves())._replace(path=None)
    for scene in (lambda stage: stage.doors.title(), lambda stage: stage.doors.library()):
        yield seen(opened(scene))
    stage = opened(lambda stage: stage.doors.file(path, replay=True))
    replay = stage.top
    for stop in (0, len(replay.stops) // 2, len(replay.stops) - 1):
        replay.show_hands()
        replay.jump(stop)
        yield replay.caption(), replay.said(stop), seen(stage)


def sitting(scene, **settings):
    """The table that a door leads to, at rest."""
    stage = make_stage(size=SMALL, **settings)
    stage.mind = Still()
    scene = scene(stage.doors)
    stage.push(scene)
    stage.settle()
    spin(scene)
    return stage, scene


def shared(path, game):
    """What a table of two people shows: behind the curtain, at the pause, and while secrets are covered."""
    stage, table = sitting(lambda doors: doors.file(path), hold_to_show=())
    assert isinstance(stage.top, CurtainScene)
    yield table.view.picture, table.play.prompt(), table.play.clause(), seen(stage)
    table.leave()
    stage, table = sitting(lambda doors: doors.file(path), hold_to_show=(game,))
    assert isinstance(stage.top, TableScene) and table.view.viewer == 0
    yield from touched(stage, table)
    table.pause()
    stage.settle()
    yield seen(stage)
    table.leave()


def touched(stage, table, few=False):
    """What a table shows, at rest and while the mouse points at what may be touched, or a few things of it."""
    yield table.view.log, table.play.prompt(), table.play.clause(), seen(stage)
    table.hand.look()
    places = sorted({tuple(table.view.camera.lies(one.box).center) for one in table.view.targets.pieces if one.says})
    middle = [(x, y) for x in (400, 700, 1000) for y in (620, 760, 900)]
    for at in [middle[4], *places[:2], *places[-2:]] if few else [*middle, *places[:3], *places[-3:]]:
        stage.event(mouse(pygame.MOUSEMOTION, at))
        spin(table, 1 if few else 3)
        yield table.view.lights.preview, seen(stage)


def alone(match, few=False):
    """What a table shows the one person who plays there; a few things of it if there is little time."""
    stage, table = sitting(lambda doors: doors.seat(match, Journal(paths.saves(), "key"), tips=False))
    assert table.view.viewer == 0
    yield from touched(stage, table, few)
    table.acts["recap"].use()
    for _ in range(1 if few else 6):
        stage.update(0.7)
        yield table.view.said, seen(stage)
    table.leave()


def compare(one, two):
    """Hold what is shown of one match against what is shown of the other."""
    assert len(one) == len(two) > 2
    for number, (a, b) in enumerate(zip(one, two)):
        assert a == b, f"screen {number} tells them apart"
