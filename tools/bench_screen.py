"""Measures one part of the screen in a process of its own: what bench.py calls, with PART WxH GAME BORN.

A frame is what the drawing thread does for it: events, update, drawing, showing, in milliseconds of its own CPU time
(`thread_time`). Wall time stands beside it, and beside that the bare floor: one blit of the whole window and a flip.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random

FRAME = 1 / 60
WATCHED = 600  # frames that are looked at while pieces move, or one is carried about
PLAYED = 60.0  # seconds of play after which fewer have to do
SHOWN = 34  # frames for which a menu is looked at
IDLE = 6.0
DECK = range(-40, -15), range(-42, -11)  # points of a free table that lie on its deck, or on the badge of that
LATE = 3  # frames in a row of which nothing was shown although something had changed: more is a fault
WORKED = 0.5  # ms: a frame that did less neither drew nor decided anything


class Frames:
    """Runs a window frame by frame at its usual pace and keeps what each took."""

    def __init__(self, shown):
        import pygame

        self.shown, self.clock, self.cpu, self.wall = shown, pygame.Clock(), [], []
        self.began, self.late, self.longest_late, self.marks = time.perf_counter(), 0, 0, {}
        self.cores = cores()

    def run(self, count: int = 1, what: str = "") -> None:
        """Run so many frames; what names them in the list of the slowest."""
        for _ in range(count):
            wall, cpu = time.perf_counter(), time.thread_time()
            drew = self.shown.frame(FRAME)
            cpu, wall = (time.thread_time() - cpu) * 1000, (time.perf_counter() - wall) * 1000
            if drew or cpu > WORKED:
                self.cpu.append(cpu)
                self.wall.append(wall)
                if what:
                    self.marks[what] = max(cpu, self.marks.get(what, 0.0))
            self.late = self.late + 1 if self.shown.waits else 0
            self.longest_late = max(self.longest_late, self.late)
            self.shown.rest(FRAME, drew)
            self.clock.tick(60)

    def told(self) -> dict:
        """Return the figures."""
        spent = time.perf_counter() - self.began
        cpu, wall = sorted(self.cpu), sorted(self.wall)
        found = {f"{name}": cpu[min(len(cpu) - 1, len(cpu) * part // 100)] for name, part in (("p50", 50), ("p99", 99))}
        found |= {"longest": cpu[-1], "wall": wall[len(wall) * 99 // 100], "floor": floor(), "frames": len(cpu)}
        found |= {"per_second": sum(cpu) / spent, "late": self.longest_late, "marks": self.marks}
        used, stolen = (now - before for now, before in zip(cores(), self.cores, strict=True))
        found["stolen"] = 100 * stolen / max(1, used + stolen)
        found |= {"svg": len(READ), "memory": memory(), "peak": memory("VmHWM")}
        return found


def window(size: str, pace: float = 1.0):
    """Open the program's window on its title."""
    from meowgames import app, settings

    wide, high = map(int, size.split("x"))
    shown = app.Window(replace(settings.load()[0], window=(wide, high), pace=pace, language="en"))
    shown.open()
    shown.start()
    count_pictures()
    shown.stage.push(shown.stage.doors.title())
    shown.frame(FRAME)
    return shown


def floor() -> float:
    """Return the wall milliseconds of one blit as large as the window and a flip, the median of a few."""
    import pygame

    surface, times = pygame.display.get_surface(), []
    sheet = surface.copy()
    for _ in range(20):
        start = time.perf_counter()
        surface.blit(sheet, (0, 0))
        pygame.display.flip()
        times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[10]


READ: list[object] = []  # pictures read in the drawing thread, which is none of its business


def count_pictures() -> None:
    """Notice from now on when the drawing thread reads a picture."""
    from meowgames.screen import art

    def load(key):
        READ.append(key)
        return real(key)

    real, art.load = art.load, load


def cores() -> tuple[int, int]:
    """Return what all cores did so far and what was counted as theirs but done for other machines (steal time)."""
    try:
        with open("/proc/stat", encoding="ascii") as file:
            user, nice, system, _idle, _wait, hard, soft, stolen = map(int, file.readline().split()[1:9])
        return user + nice + system + hard + soft, stolen
    except (OSError, ValueError):
        return 0, 0


def memory(what: str = "VmRSS") -> float:
    """Megabytes this process holds, or the most it ever held."""
    try:
        with open("/proc/self/status", encoding="ascii", errors="replace") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(what)) / 1024
    except OSError:  # no Linux: the most this process ever held
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def begun(game: str, level: str = "kitten"):
    """Return a match at the largest table of a game, a person against bots, as it begins."""
    from meowgames.play.match import Match, Seat, Setup
    from meowgames.rules import find

    names = ("You", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")[: find(game).SEATS[-1]]
    seats = [Seat(name, "mochi", "person" if name == "You" else level) for name in names]
    return Match(Setup(game, tuple(seats), "bench")).begin()


def sit_down(shown, match):
    """Show the table of a match, once everything lies there."""
    from meowgames import paths
    from meowgames.play.journal import Journal

    scene = shown.stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    shown.stage.push(scene)
    frames = Frames(shown)
    frames.run(60)
    for _ in range(1200):
        if shown.stage.top is scene and not scene.view.easel.busy:
            break
        frames.run()
    return scene


def own_turn(shown, scene) -> None:
    """Let the bots play until the person may act."""
    frames = Frames(shown)
    for _ in range(3600):
        if scene.play.free and not scene.view.easel.busy:
            return
        frames.run()
    raise SystemExit("the person's turn never came")


def play(size: str, game: str, _born: float) -> dict:
    """Frames while pieces move at the largest table, a tiger thinking all the while."""
    from meowgames.play.mind import Mind
    from meowgames.scenes.table.scene import TableScene

    shown, match, thinker, rng = window(size), begun(game), Mind(), Random("bench")
    sit_down(shown, match)
    state = match.state
    frames, end = Frames(shown), time.perf_counter() + PLAYED
    while len(frames.cpu) < WATCHED and time.perf_counter() < end:
        if not thinker.busy:
            thinker.ask(game, state, match.rules.turn(state), "tiger", str(len(frames.cpu)))
        thinker.poll()
        top = shown.stage.top
        if isinstance(top, TableScene) and top.play.free and not top.view.easel.busy:
            top.play.commit(match.rules.sample(match.state, rng))
        frames.run()
    found = frames.told()
    thinker.close()
    shown.close()
    return found


def hand(size: str, game: str, _born: float) -> dict:
    """Frames while the mouse carries a piece about."""
    shown = window(size)
    scene = sit_down(shown, begun(game))
    own_turn(shown, scene)
    frames = Frames(shown)
    point(shown, "motion", (960, 540))
    frames.run(30)
    touched = [one for one in scene.view.targets.pieces if one.says] or scene.view.targets.pieces
    where = scene.view.camera.lies(touched[0].box).center
    point(shown, "motion", where)
    frames.run(4)
    point(shown, "down", where)
    for step in range(WATCHED):
        turn = step / 38
        point(shown, "motion", (960 + 700 * math.sin(turn), 560 + 380 * math.sin(1.7 * turn + 1)))
        frames.run()
    found = frames.told()
    shown.close()
    return found


def menus(size: str, game: str, _born: float) -> dict:
    """Frames while menus over a table are opened, leafed through and closed, twice."""
    import pygame

    shown = window(size)
    scene = sit_down(shown, begun(game))
    own_turn(shown, scene)
    stage, frames = shown.stage, Frames(shown)
    ways = {
        "pause": lambda: scene.acts["menu"].use(),
        "rules": lambda: scene.acts["rules"].use(),
        "log": lambda: scene.acts["log"].use(),
        "options": lambda: stage.push(stage.doors.options()),
    }
    for time_ in ("first", "second"):
        for name, way in ways.items():
            way()
            frames.run(SHOWN, f"{name}, {time_}")
            for _ in range(8 if stage.top is not scene else 0):
                pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, precise_x=0.0))
                frames.run(2, f"{name}, leafed")
            if stage.top is not scene:
                stage.pop()
            else:
                way()
            frames.run(SHOWN // 2, f"{name}, closed")
    found = frames.told()
    shown.close()
    return found


def opening(size: str, game: str, _born: float) -> dict:
    """Frames from the shelf to a table that can be touched, twice, and the seconds each way took."""
    import pygame

    from meowgames.scenes.table.scene import TableScene

    shown = window(size, pace=1.0)
    Frames(shown).run(90)  # the title is seen, and read on behind it
    frames, found = Frames(shown), {}
    for how in ("first", "second"):
        shown.stage.push(shown.stage.doors.setup(game, "bench"))
        frames.run(50, f"set-up, {how}")
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        start = time.perf_counter()
        for _ in range(900):
            frames.run(1, f"table, {how}")
            if isinstance(shown.stage.top, TableScene) and not shown.waits:
                break
        else:
            raise SystemExit("no table opened")
        found[how] = time.perf_counter() - start
        frames.run(60, f"table, {how}")
        shown.stage.home()
        frames.run(30, f"title, {how}")
    found |= frames.told()
    shown.close()
    return found


def all_games(size: str, _game: str, _born: float) -> dict:
    """Memory after a table of every game was open, one after another."""
    from meowgames.rules import playable

    shown = window(size)
    for game in playable():
        scene = sit_down(shown, begun(game))
        Frames(shown).run(120)
        scene.acts["rules"].use()
        Frames(shown).run(40)
        shown.stage.home()
        Frames(shown).run(20)
    found = {"memory": memory(), "peak": memory("VmHWM")}
    shown.close()
    return found


def first(size: str, _game: str, born: float) -> dict:
    """Time from the start of the process to the first whole frame, through the front door, and CPU time of that."""
    from meowgames import app
    from meowgames.__main__ import main

    def draw(window: app.Window) -> None:
        """Draw as usual, and stop once a frame was whole."""
        drawn(window)
        if window.shown:
            seen.append((time.time() - born, time.process_time()))
            window.stage.quit()

    seen: list[tuple[float, float]] = []
    drawn, app.Window.draw = app.Window.draw, draw
    main(["--window", size])
    return {"seconds": seen[0][0], "cpu": seen[0][1]}


def title(size: str, _game: str, _born: float) -> dict:
    """Look at the title for a while, so that what it draws is kept for the next start."""
    shown = window(size)
    Frames(shown).run(240)
    shown.close()
    return {}


def idle(size: str, _game: str, _born: float) -> dict:
    """Share of a core, in percent, while nothing moves: on the title, on a person's turn, and while a bot thinks."""
    shown = window(size)
    found = {"title": idling(shown)}
    scene = sit_down(shown, begun("meow", "tiger"))
    own_turn(shown, scene)
    found["table"] = idling(shown)
    old, shown.stage.mind = shown.stage.mind, Slow()
    scene.play.commit(scene.match.rules.moves(scene.match.state)[0])
    found["thinking"] = idling(shown)
    shown.stage.mind = old
    shown.close()
    return found


class Slow:
    """A mind that thinks for ever."""

    busy = True
    plans: tuple = ()

    def ask(self, *_asked: object, **_more: object) -> None:
        """Begin to think."""

    warm = drop = close = ask

    def poll(self) -> None:
        """Have no answer yet."""


def idling(shown) -> float:
    """Run the window's own loop and see what it costs once it has come to rest."""
    from meowgames.app import ASLEEP, AWAKE

    seconds, wall = FRAME, time.perf_counter()
    work = None
    while time.perf_counter() - wall < IDLE:
        if work is None and time.perf_counter() - wall > IDLE / 2:
            wall, work = time.perf_counter(), time.process_time()
        moved = shown.frame(seconds)
        seconds = shown.clock.tick(AWAKE if moved else ASLEEP) / 1000
    return 100 * (time.process_time() - work) / (time.perf_counter() - wall)


def free_table(shown, pieces: int = 300):
    """Show a free table of four on which so many pieces lie apart, so that each is drawn, and a deck beside them."""
    from meowgames.play.match import Match, Seat, Setup

    seats = tuple(Seat(name, "mochi") for name in ("You", "Mochi", "Biscuit", "Sardine"))
    match = Match(Setup("free", seats, "bench", laid="toybox")).begin()
    grid = ((x, y) for y in range(-37, 31, 6) for x in range(-88, 90, 7) if x not in DECK[0] or y not in DECK[1])
    free = (spot for spot in map("table.{0[0]},{0[1]}".format, grid) if spot not in dict(match.state.places))
    while sum(spot.startswith("table.") for spot, _ in match.state.places) < pieces:
        pile = max((one for one in match.state.places if one[0] != "deck"), key=lambda one: len(one[1]))
        match.play((pile[0], next(free)))
    scene = sit_down(shown, match)
    scene.play.sit(0)
    while shown.stage.top is not scene:  # the curtain
        shown.stage.pop()
        Frames(shown).run(20)
    Frames(shown).run(60)
    return scene


def free_hand(size: str, _game: str, _born: float) -> dict:
    """Frames while a stack of 50 is dragged about a free table with 300 pieces."""
    shown = window(size)
    scene = free_table(shown)
    scene.play.act("deck~50+", "box")
    Frames(shown).run(60)
    frames = Frames(shown)
    box = next(box for spot, box in badges(scene.view) if spot == "deck")
    point(shown, "motion", box.center)
    frames.run(4)
    point(shown, "down", box.center)
    for step in range(WATCHED):
        turn = step / 38
        point(shown, "motion", (960 + 700 * math.sin(turn), 560 + 380 * math.sin(1.7 * turn + 1)))
        frames.run()
    held = scene.hand.grasp.held.many
    if held != 50:
        raise SystemExit(f"{held} pieces were dragged")
    found = frames.told() | {"drawn": apart(scene)}
    shown.close()
    return found


def apart(scene) -> int:
    """Return how many pieces of the table are drawn, each by itself, without those of the deck and of hands."""
    return len({piece.spot for piece in scene.view.pieces() if piece.spot.startswith("table.")})


def free_lay(size: str, laid: str, _born: float) -> dict:
    """How long it takes from the title until a table is laid and seen: three clicks, the frames between them."""
    import pygame

    from meowgames.scenes.free.choose import ChooseScene
    from meowgames.scenes.table.scene import TableScene

    shown = window(size)
    Frames(shown).run(90)

    def click(form, key: str) -> None:
        at = form.find(key).box.center
        for what in ("motion", "down", "up"):
            point(shown, what, at)
            shown.frame(FRAME)

    clock = pygame.Clock()

    def until(kind) -> None:
        while not isinstance(shown.stage.top, kind) or shown.waits:
            shown.frame(FRAME)
            clock.tick(60)  # the thread that reads pictures needs its time too

    wall, cpu = time.perf_counter(), time.process_time()
    click(shown.stage.top.form, "chest")
    until(ChooseScene)
    shown.frame(FRAME)
    click(shown.stage.top.page.form, f"lay-{laid}")
    shown.frame(FRAME)
    click(shown.stage.top.page.form, "lay")
    until(TableScene)
    shown.frame(FRAME)
    found = {"seconds": time.perf_counter() - wall, "cpu": time.process_time() - cpu}
    pygame.event.clear()
    shown.close()
    return found


def badges(view) -> list:
    """Return where the badges of its stacks are."""
    from meowgames.scenes.free.badge import badges

    return badges(view)


def free_deal(size: str, _game: str, _born: float) -> dict:
    """Frames while 52 cards are dealt at a free table with 300 pieces, again and again."""
    shown = window(size)
    scene = free_table(shown)
    frames, hands = Frames(shown), 0
    while len(frames.cpu) < WATCHED:
        scene.play.act("deck~2+" if len(scene.view.picture["deck"]) > 52 else "deck~0+", "deal:13")
        frames.run(40, "dealt")
        hands = max(hands, sum(piece.spot.startswith("hand") for piece in scene.view.pieces()))
        scene.play.jump(scene.match.at - 1)
        frames.run(40, "taken back")
    if hands != 52:
        raise SystemExit(f"{hands} of 52 cards were seen in the hands")
    found = frames.told() | {"drawn": apart(scene)}
    shown.close()
    return found


EVENING = (  # what is done again and again, and leaves a table of toys as it was, but for what is mixed and rolled
    ("deck", "hand0"), ("hand0~0", "table.3,3"), ("table.3,3", "flip"), ("table.3,3", "deck"), ("deck~0+", "mix"),
    ("table.-21,-8", "roll"), ("deck", "hand1"), ("hand1", "deck"),
)  # fmt: skip


def free_evening(size: str, acts: str, _born: float) -> dict:
    """How long it takes to open a free table after so many acts, and to do one more: the median of a few."""
    from meowgames.play.match import Match, Seat, Setup

    shown = window(size, pace=0.0)
    names = ("You", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")
    seats = tuple(Seat(name, "mochi", "person" if name == "You" else "kitten") for name in names)
    match = Match(Setup("free", seats, "bench", laid="toybox")).begin()
    for number in range(int(acts)):
        match.play(EVENING[number % len(EVENING)])
    start = time.thread_time()
    scene = sit_down(shown, match)
    found, times = {"opening": (time.thread_time() - start) * 1000}, []
    for number in range(int(acts), int(acts) + 5 * len(EVENING)):
        start = time.thread_time()
        scene.play.commit(EVENING[number % len(EVENING)])
        scene.view.easel.hurry()
        shown.frame(FRAME)
        times.append((time.thread_time() - start) * 1000)
        Frames(shown).run(4)
    found["act"] = sorted(times)[len(times) // 2]
    shown.close()
    return found


def point(shown, what: str, at: tuple[float, float]) -> None:
    """Move the mouse to a place of the canvas, or press or let go of its left button there."""
    import pygame

    x, y = shown.paint.point(at)
    zoom = shown.canvas.zoom
    pos = round(x * zoom), round(y * zoom)
    kinds = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP}
    if what in kinds:
        event = pygame.event.Event(kinds[what], pos=pos, button=1, touch=False)
    else:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    pygame.event.post(event)


def parts() -> Iterator[tuple[str, object]]:
    """Yield the parts by name."""
    for part in (
        play,
        hand,
        menus,
        opening,
        free_lay,
        free_hand,
        free_deal,
        free_evening,
        all_games,
        title,
        first,
        idle,
    ):
        yield part.__name__, part


if __name__ == "__main__":
    multiprocessing.freeze_support()
    part, size, game, born = sys.argv[1:5]
    print(json.dumps(dict(parts())[part](size, game, float(born))))
    sys.stdout.flush()
    os._exit(0)  # a thinking process that was asked for no more must not hold the figures back
