"""Measures what the program promises: speed of the rules, of thinking and of the screen, in one table."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from meowgames.rules import Rules

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PARTS = ("rules", "referee", "brain", "lists", "screen", "free")
RUNS = 5  # short runs of which the best counts


class Figure(NamedTuple):
    """One line of the table; least or most is what has to be reached."""

    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached; None without one."""
        if self.least is None and self.most is None:
            return None
        return self.value >= self.least if self.least is not None else self.value <= self.most

    def told(self) -> str:
        """The figure as a line."""
        target = "" if self.least is None else f">= {self.least:,.6g}"
        target = target or ("" if self.most is None else f"<= {self.most:,.6g}")
        mark = {None: "", True: "yes", False: "NO"}[self.reached]
        value = f"{self.value:,.0f}" if abs(self.value) >= 1000 else f"{self.value:.3g}"
        return f"{self.name:<68} {value:>12} {self.unit:<10} {target:<14} {mark}"


class Law(NamedTuple):
    """What the rules of a game have to reach, and at which table."""

    seats: int
    listed: float | None = None  # moves/s of `moves` and `play`
    sampled: float | None = None  # moves/s of `sample` and `play`
    options: dict | None = None


LAWS = {
    "meow": Law(4, 200_000),
    "isle": Law(4, 8_000, 60_000),
    "meowtopia": Law(4, 100_000),
    "minicity": Law(3, 60_000, options={"friends": True}),
    "neko": Law(4, 80_000),
}


FREE_RULES = {"toybox": 8_600, "meow": 8_600}  # at these free tables so many acts/s
FREE_ACTS = 600  # of a line that is measured
EVENING = 50, 4_000  # acts at a free table: it must be as quick late as early


# ── the rules ──


def rate(seconds: float, match: Callable[[Random], tuple[int, float]]) -> dict[str, float]:
    """Play random matches for so long, in time of one core; each tells moves and time of its deals."""
    rng, clock = Random("bench"), time.process_time
    matches = moves = 0
    dealing, start = 0.0, clock()
    while (spent := clock() - start) < seconds:
        made, dealt = match(rng)
        matches, moves, dealing = matches + 1, moves + made, dealing + dealt
    return {"moves": moves / spent, "matches": matches / spent, "without_deals": moves / (spent - dealing)}


def best(seconds: float, *matches: Callable[[Random], tuple[int, float]]) -> list[dict[str, float]]:
    """Return the best of a few short runs of each, turn about, so that a busy machine harms nobody more."""
    found: list[dict[str, float]] = [{} for _ in matches]
    for _ in range(RUNS):
        for mine, match in zip(found, matches):
            for key, value in rate(seconds / RUNS, match).items():
                mine[key] = max(value, mine.get(key, 0.0))
    return found


def our_match(rules: Rules, first: object) -> Callable[[Random], tuple[int, float]]:
    """Return the loop over `moves` and `play` that plays one of our matches at random."""
    turn, moves, play, chance, clock = rules.turn, rules.moves, rules.play, rules.chance, time.process_time

    def match(rng: Random) -> tuple[int, float]:
        state, made, dealt, random = first, 0, 0.0, rng.random
        while (seat := turn(state)) != -2:
            if seat == -1:
                start = clock()
                state = play(state, chance(state, rng))
                dealt += clock() - start
            else:
                found = moves(state)
                state = play(state, found[int(random() * len(found))])
                made += 1
        return made, dealt

    return match


def their_match(game: object) -> Callable[[Random], tuple[int, float]]:
    """Return the same loop over a game of OpenSpiel."""
    clock = time.process_time

    def match(rng: Random) -> tuple[int, float]:
        state, made, dealt, random = game.new_initial_state(), 0, 0.0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                start = clock()
                found = state.legal_actions()
                state.apply_action(found[int(random() * len(found))])
                dealt += clock() - start
            else:
                found = state.legal_actions()
                state.apply_action(found[int(random() * len(found))])
                made += 1
        return made, dealt

    return match


def rules_figures(seconds: float, peers: bool) -> Iterator[Figure]:
    """Yield moves and matches per second of every game, and how OpenSpiel's hearts compares."""
    from meowgames.play.level import read_level
    from meowgames.rules import find, playable

    for game in playable():
        rules, level = find(game), read_level(game)
        law = LAWS.get(game, Law(rules.SEATS[-1]))
        for seats in sorted({rules.SEATS[0], law.seats, rules.SEATS[-1]}):
            first = rules.start(level, seats, **(law.options or {}))
            (speed,) = best(seconds, our_match(rules, first))
            least = law.listed if seats == law.seats else None
            yield Figure(f"{game}, {seats} seats: random play", speed["moves"], "moves/s", least=least)
            yield Figure(f"{game}, {seats} seats: random matches", speed["matches"], "matches/s")
        if law.sampled:
            yield from wide_figures(seconds, game, rules, rules.start(level, law.seats), law)
    for board in FREE_RULES:
        yield from free_rules(seconds, board)
    if peers:
        yield from peer_figures(seconds, find("meow"), read_level("meow"))


def wide_figures(seconds: float, game: str, rules: Rules, first: object, law: Law) -> Iterator[Figure]:
    """Yield what a game with very many moves promises: moves drawn without listing, and the longest listing."""
    (speed,) = best(seconds, sampled_match(rules, first))
    yield Figure(f"{game}, {law.seats} seats: sampled play", speed["moves"], "moves/s", least=law.sampled)
    rng, state, times = Random("bench"), first, []
    while (seat := rules.turn(state)) != -2:
        start = time.process_time()
        if seat >= 0:
            rules.moves(state)
            times.append((time.process_time() - start) * 1000)
        state = rules.play(state, rules.chance(state, rng) if seat == -1 else rules.sample(state, rng))
    times.sort()
    yield Figure(f"{game}, {law.seats} seats: `moves`, p99 of a match", times[len(times) * 99 // 100], "ms", most=1)


def free_rules(seconds: float, board: str) -> Iterator[Figure]:
    """Yield how fast acts at a free table are accepted and done, and how long a look and what it changed take."""
    from meowgames.play.changes import changes
    from meowgames.play.level import backs, read_level
    from meowgames.rules import find

    rules, rng, hidden = find("free"), Random("bench"), backs(f"free-{board}")
    state = rules.start(read_level(f"free-{board}"), 3)
    line = []
    for _ in range(FREE_ACTS):
        move = rules.chance(state, rng) if rules.turn(state) == -1 else rules.sample(state, rng)
        line.append((state, move))
        state = rules.play(state, move)
    line = line[1:]  # laying it is no act

    def acts(_rng: Random) -> tuple[int, float]:
        for state, move in line:
            if rules.turn(state) >= 0:
                rules.accepts(state, move)
            rules.play(state, move)
        return sum(rules.turn(state) >= 0 for state, _ in line), 0.0

    def looks(_rng: Random) -> tuple[int, float]:
        for state, _ in line:
            rules.look(state, 0)
        return len(line), 0.0

    pictures = [rules.look(state, 0) for state, _ in line]
    pairs = list(zip(pictures, pictures[1:]))

    def told(_rng: Random) -> tuple[int, float]:
        for before, after in pairs:
            changes(before, after, hidden)
        return len(pairs), 0.0

    done, look, changed = best(seconds, acts, looks, told)
    pieces = sum(len(lying) for _, lying in state.places)
    name = f"free table, {board}, {pieces} pieces"
    yield Figure(f"{name}: accepted and done", done["moves"], "acts/s", least=FREE_RULES[board])
    yield Figure(f"{name}: `look`", 1000 / look["moves"], "ms", most=0.3)
    yield Figure(f"{name}: `changes`", 1000 / changed["moves"], "ms", most=0.45)


def referee_figures() -> Iterator[Figure]:
    """Yield how long the referee of a free table takes over a drag, in each game."""
    sys.path.insert(0, str(HERE))
    import bench_referee

    from meowgames.rules import playable

    for game in playable():
        for name, value, most in bench_referee.figures(game):
            yield Figure(name, value, "ms CPU", most=most if most < float("inf") else None)


def sampled_match(rules: Rules, first: object) -> Callable[[Random], tuple[int, float]]:
    """Return the loop over `sample` and `play`, which lists no moves."""

    def match(rng: Random) -> tuple[int, float]:
        state, made = first, 0
        while (seat := rules.turn(state)) != -2:
            state = rules.play(state, rules.chance(state, rng) if seat == -1 else rules.sample(state, rng))
            made += seat >= 0
        return made, 0.0

    return match


def peer_figures(seconds: float, rules: Rules, level: object) -> Iterator[Figure]:
    """Yield our meow beside OpenSpiel's hearts, both at four seats and in the same run."""
    if importlib.util.find_spec("pyspiel") is None:
        print("open_spiel is not installed in this Python: no peers.", file=sys.stderr)
        return
    import pyspiel

    first = rules.start(level, 4)
    ours, theirs = best(seconds, our_match(rules, first), their_match(pyspiel.load_game("hearts")))
    yield Figure("OpenSpiel hearts, 4 seats: random play", theirs["moves"], "moves/s")
    yield Figure("OpenSpiel hearts, deals not counted", theirs["without_deals"], "moves/s")
    yield Figure("meow to hearts", ours["moves"] / theirs["moves"], "ratio", least=0.5)
    ratio = ours["without_deals"] / theirs["without_deals"]
    yield Figure("meow to hearts, deals not counted", ratio, "ratio", least=0.5)


# ── thinking ──


def brain_figures() -> Iterator[Figure]:
    """Yield how fast bots think, at home and in the process of their own."""
    from meowgames.play.brain import LEVELS, think
    from meowgames.play.level import read_level
    from meowgames.play.mind import Mind
    from meowgames.rules import find, playable

    for game in playable():
        rules, rng = find(game), Random("bench")
        state = rules.start(read_level(game), 4 if 4 in rules.SEATS else rules.SEATS[-1])
        while rules.turn(state) == -1:
            state = rules.play(state, rules.chance(state, rng))
        for level, budget in LEVELS.items():
            start = time.perf_counter()
            awake = replace(budget, noise=0.0)
            count = sum(1 for _ in think(rules, state, rules.turn(state), awake, Random("bench")))
            spent = time.perf_counter() - start
            yield Figure(f"{game}, 4 seats: a {level} thinks", spent, "s", most=budget.cap)
        yield Figure(f"{game}, 4 seats: playouts of the searcher", count / spent, "playouts/s")
    mind = Mind()
    for what in ("start of the thinking process to its answer", "question to answer"):
        start = time.perf_counter()
        mind.ask(game, state, rules.turn(state), "kitten", what)
        while not mind.poll():
            time.sleep(0.0005)
        yield Figure(f"mind: {what}, a kitten", (time.perf_counter() - start) * 1000, "ms")
    mind.close()


# ── the screen ──


class Frames(NamedTuple):
    """What the frames of a window have to keep to, in milliseconds of the drawing thread."""

    p50: float
    p99: float
    longest: float


FRAMES = {  # the frame law: what is shown -> window -> what each frame may take
    "play": {"1920x1080": Frames(4, 12, 33), "3840x2160": Frames(6, 20, 40)},
    "hand": {"1920x1080": Frames(4, 12, 33), "3840x2160": Frames(6, 20, 40)},
    "menus": {"1920x1080": Frames(5, 25, 50), "3840x2160": Frames(10, 35, 60)},
    "opening": {"1920x1080": Frames(5, 25, 50), "3840x2160": Frames(10, 35, 60)},
}
SHOWN = {"play": "pieces move", "hand": "a piece in hand", "menus": "menus", "opening": "opening a table"}
FREE = {  # at a free table with 300 pieces: what is shown, and by which law of frames
    "free_hand": ("a stack of 50 dragged", "hand"),
    "free_deal": ("52 cards dealt", "play"),
}
APART = 300  # pieces that lie there apart, so that each of them is drawn
FREE_SIZES = ("1280x720", "1920x1080")
MEMORY = {"1920x1080": 200.0, "3840x2160": 300.0}
LATE = 3  # frames in a row that nothing is shown in while somebody plays


def screen(part: str, size: str, game: str, display: str | None) -> dict:
    """Measure a part of the screen in a process of its own, on the dummy driver or on an X display."""
    with tempfile.TemporaryDirectory() as home:
        return screen_of(home, part, size, game, display)


def screen_of(home: str, part: str, size: str, game: str, display: str | None) -> dict:
    """Measure it for somebody whose saves, settings and pictures lie there; the program has been compiled before."""
    driver = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"} if display else {"SDL_VIDEODRIVER": "dummy"}
    ours = {"SDL_AUDIODRIVER": "dummy", "MEOWGAMES_HOME": home, "PYTHONPATH": str(ROOT)}
    env = {**os.environ, **driver, **ours, "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir(), "meowgames-bench"))}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, str(HERE / "bench_screen.py"), part, size, game, repr(time.time())]
    done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"{part} of {game} at {size} failed:\n{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def screen_figures(display: str | None, games: list[str], sizes: list[str]) -> Iterator[Figure]:
    """Yield what a person at the screen notices."""
    where, largest = "x11" if display else "dummy", sizes[0]
    screen("first", largest, "-", display)  # once unmeasured, so that all is compiled and the disk's cache warm
    begun = screen("first", largest, "-", display)
    yield Figure(f"very first start to first frame, CPU, {where}", begun["cpu"], "s")
    with tempfile.TemporaryDirectory() as home:
        screen_of(home, "title", largest, "-", display)
        begun = screen_of(home, "first", largest, "-", display)
    yield Figure(f"start to first frame, {where}", begun["seconds"], "s", most=1.5)
    yield Figure(f"start to first frame, CPU, {where}", begun["cpu"], "s", most=0.5)
    for size in sizes:
        for game in games:
            for part, law in FRAMES.items():
                yield from frame_figures(
                    f"{game}, {SHOWN[part]}, {size}, {where}", part, size, game, law[size], display
                )
        held = screen("all_games", size, "-", display)
        yield Figure(f"memory after all games, {size}, {where}", held["memory"], "MB", most=MEMORY[size])
        yield Figure(f"most memory meanwhile, {size}, {where}", held["peak"], "MB")
    rests = screen("idle", largest, "-", display)
    for scene, most in (("title", 2.0), ("table", 2.0), ("thinking", 7.0)):
        yield Figure(f"idle: {scene}, {where}", rests[scene], "% of core", most=most)


def free_figures(display: str | None) -> Iterator[Figure]:
    """Yield what a person at a free table notices: how soon it is laid, how smoothly it is played."""
    where = "x11" if display else "dummy"
    for game in ("toybox", "isle"):
        laid = screen("free_lay", FREE_SIZES[-1], game, display)
        name = f"free table, {game}, {FREE_SIZES[-1]}, {where}"
        yield Figure(f"{name}: from the title to the table laid, wall", laid["seconds"], "s", most=1.0)
        yield Figure(f"{name}: the same, CPU", laid["cpu"], "s")
    for size in FREE_SIZES:
        for part, (what, law) in FREE.items():
            name = f"free table of 300, {what}, {size}, {where}"
            yield from frame_figures(name, part, size, "toybox", FRAMES[law]["1920x1080"], display)
    early, late = (screen("free_evening", FREE_SIZES[0], str(acts), display) for acts in EVENING)
    name = f"free table after {EVENING[1]:,} acts, {where}"
    yield Figure(
        f"{name}: opened, beside what it takes after {EVENING[0]}", late["opening"] - early["opening"], "ms", most=500
    )
    yield Figure(f"{name}: an act, beside one after {EVENING[0]}", late["act"] / early["act"], "times", most=2)


def frame_figures(name: str, part: str, size: str, game: str, law: Frames, display: str | None) -> Iterator[Figure]:
    """Yield what the frames of one part took."""
    found = screen(part, size, game, display)
    for key, most in law._asdict().items():
        yield Figure(f"{name}: {key}", found[key], "ms CPU", most=most)
    yield Figure(f"{name}: wall p99 (floor {found['floor']:.1f}, {found['frames']} frames)", found["wall"], "ms")
    yield Figure(f"{name}: per second", found["per_second"], "ms CPU")
    yield Figure(f"{name}: counted, but done for other machines", found["stolen"], "% of core")
    if part in ("play", "hand"):
        yield Figure(f"{name}: frames in a row not shown", found["late"], "frames", most=LATE)
    yield Figure(f"{name}: pictures read in a frame", found["svg"], "", most=0)
    if "drawn" in found:
        yield Figure(f"{name}: drawn apart from the deck and the hands", found["drawn"], "pieces", least=APART)
    slow = sorted(found["marks"].items(), key=lambda mark: -mark[1])[:3]
    for mark, spent in slow:
        yield Figure(f"    slowest: {mark}", spent, "ms CPU")
    if size == "3840x2160":
        yield Figure(f"{name}: memory (peak {found['peak']:.0f})", found["memory"], "MB", most=MEMORY[size])


def x11_figures(figures: Callable[[str], Iterator[Figure]]) -> Iterator[Figure]:
    """Yield the same in a real window of a virtual screen."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "3840x2160x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        number = server.stdout.readline().strip()
        yield from figures(f":{number}")
    finally:
        server.terminate()
        server.wait()


# ── years of play ──


def list_figures() -> Iterator[Figure]:
    """Yield what title, saves and statistics take after years of play, beside their empty selves."""
    done = subprocess.run([sys.executable, str(HERE / "bench_lists.py")], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"the lists failed:\n{done.stderr}")
    law = FRAMES["menus"]["1920x1080"]
    for part, found in json.loads(done.stdout.splitlines()[-1]).items():
        empty, full = found["empty"], found["full"]
        name = f"{part}, 5,000 saves and 100,000 lines"
        yield Figure(f"{name}: opening, more than empty", full["opening"] - empty["opening"], "ms CPU", most=50)
        for key, most in law._asdict().items():
            yield Figure(f"{name}: {key}", full[key], "ms CPU", most=most)
        yield Figure(f"{name}: longest while all is listed for the first time", found["new"]["longest"], "ms CPU")
        yield Figure(f"{name}: memory", full["memory"], "MB", most=200.0)


def figures(asked: argparse.Namespace) -> Iterator[Figure]:
    """Yield all figures asked for."""
    if "rules" in asked.parts:
        yield from rules_figures(asked.seconds, asked.peers)
    if "referee" in asked.parts:
        yield from referee_figures()
    if "brain" in asked.parts:
        yield from brain_figures()
    if "lists" in asked.parts:
        yield from list_figures()
    if "screen" in asked.parts:
        from meowgames.rules import playable

        games, sizes = asked.game or list(playable()), asked.size or list(FRAMES["play"])
        yield from everywhere(asked, lambda display: screen_figures(display, games, sizes))
    if "free" in asked.parts:
        yield from everywhere(asked, free_figures)


def everywhere(asked: argparse.Namespace, figures: Callable[[str | None], Iterator[Figure]]) -> Iterator[Figure]:
    """Yield figures of the screen without a window, and in one where there is a virtual screen."""
    if not asked.x11:
        yield from figures(None)
    if shutil.which("Xvfb"):
        yield from x11_figures(figures)


def inside() -> None:
    """Go on inside .venv where this Python lacks our libraries."""
    if importlib.util.find_spec("pytmx") and importlib.util.find_spec("pygame"):
        return
    sys.path.insert(0, str(HERE))
    import environment  # knows where .venv has its Python

    if not os.path.exists(environment.python()) or Path(sys.prefix) == Path(environment.FOLDER):
        raise SystemExit("The libraries are missing: python3 tools/test.py fetches them.")
    raise SystemExit(subprocess.call([environment.python(), *sys.argv]))


def main() -> int:
    """Print the table, or one JSON object; say by the exit code whether every target is reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    parser.add_argument("--peers", action="store_true", help="OpenSpiel's hearts beside meow, if installed")
    parser.add_argument("--game", action="append", help="the frames of this game only; may be said again")
    parser.add_argument("--size", action="append", choices=list(FRAMES["play"]), help="windows of this size only")
    parser.add_argument("--x11", action="store_true", help="real windows only")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each game's rules are measured")
    asked = parser.parse_args()
    if set(asked.parts) - set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    inside()
    sys.path.insert(0, str(ROOT))
    found = []
    for figure in figures(asked):
        found.append(figure)
        if not asked.json:
            print(figure.told(), flush=True)
    if asked.json:
        rows = [{**figure._asdict(), "reached": figure.reached} for figure in found]
        print(json.dumps({"python": sys.version.split()[0], "figures": rows}, indent=1))
    return int(any(figure.reached is False for figure in found))


if __name__ == "__main__":
    sys.exit(main())
