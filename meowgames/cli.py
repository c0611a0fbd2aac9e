"""The command line: the window, and what works without one."""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn, TextIO

from meowgames import __version__, net, paths
from meowgames.settings import LANGUAGES

SMALLEST, LARGEST = (1024, 576), (7680, 4320)  # windows we can fill
SWITCH = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
NO_DISPLAY = (
    "There is no display, so no window can open; `simulate`, `shots` and `replay --text` work all the same, "
    "and here is a match between bots as text."
)


class Wrong(Exception):
    """What was asked cannot be done; its text is the sentence that says why."""


class Parser(argparse.ArgumentParser):
    """Reads the command line, and answers what it cannot read with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what cannot be read."""
        raise Wrong(f"{message[0].upper()}{message[1:]}; meowgames --help shows what is possible.")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help or version; a reader that left or a full disk is not passed over, unlike argparse does."""
        if message and file:
            file.write(message)


def main(argv: list[str] | None = None) -> int:
    """Do what the command line asks and return the exit code; never a traceback for what a person typed."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(argv)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except Wrong as wrong:
        return _tell(str(wrong), 2)
    except paths.Homeless as homeless:
        return _tell(str(homeless), 2)
    except paths.Missing as missing:
        return _tell(str(missing), 1, seen=True)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _mute(sys.stdout)  # whoever read has seen enough
        return 0
    except OSError as error:
        _mute(sys.stdout)
        return _tell(f"The system says: {error.strerror or error}.", 1)
    except net.Fall as fall:
        return _tell(str(fall), 1, seen=True)
    except Exception as error:  # a person has to be told in a sentence, a mender in a log
        net.write(error)
        said = f"Something went wrong that nobody foresaw: {net.named(error)}"
        return _tell(f"{said}; what happened is written in {paths.log_file()}.", 1, seen=True)


def _run(argv: list[str] | None) -> int:
    """Do what the command line asks."""
    try:
        args = _parser().parse_args(argv)
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    return args.run(args)


def window(args: argparse.Namespace) -> int:
    """Open the window, or play a match as text where there is none."""
    if args.game is not None:
        _game(args.game)
    if args.load is not None:
        _loaded(args.load)
    return _open(args, load=args.load, replay=False)


def replay(args: argparse.Namespace) -> int:
    """Show a match again, as text or in the window."""
    match, note = _loaded(args.file)
    if not args.text:
        return _open(args, load=args.file, replay=True)
    from meowgames.play import transcript

    for line in transcript.lines(match):
        print(line)
    if note:
        _tell(note, 0)
    return 0


def where(_: argparse.Namespace) -> int:
    """Say where what a person makes is kept."""
    kept = {"saves": paths.saves(), "settings": paths.settings_file(), "statistics": paths.statistics_file()}
    kept |= {"lessons": paths.lessons_file(), "tables": paths.tables_file(), "log": paths.log_file()}
    text = "\n".join(f"{name + ':':<12} {path}" for name, path in kept.items())
    print(text) if sys.stdout else _box(text)
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Let bots play without a window and report."""
    from meowgames.play import arena
    from meowgames.rules import find

    rules = find(_game(args.game))
    bots = _bots(args.bots)
    seats = _seats(args, rules, bots)
    options = _options(args.option, rules)
    games = _number(args.games, "--games", 1)
    seed = _number(args.seed, "--seed", None)
    bots = bots + bots[-1:] * (seats - len(bots))
    results, speed = [], 0.0
    for results, speed in arena.play_all(args.game, bots, options, range(seed, seed + games)):  # noqa: B007 told below
        if not args.json:
            print(arena.told(results[-1]), flush=True)
    if args.json:
        report = {"game": args.game, "seats": seats, "moves_per_second": round(speed, 1), "results": results}
        print(json.dumps(report))
    else:
        for line in arena.summed(results, speed):
            print(line)
    return 0


def shots(args: argparse.Namespace) -> int:
    """Render every scene to pictures."""
    size, language = _size(args.size, "--size") or (1920, 1080), _language(args.lang)
    folder = Path(args.dir)
    if not args.dir:
        raise Wrong("DIR is the name of a folder, not nothing.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:
        raise Wrong(f"The folder {folder} cannot be written: {getattr(error, 'strerror', error)}.") from None
    from meowgames.scenes import shots as camera  # here, because it brings pygame

    camera.render(folder, size, language or "en")
    return 0


def _open(args: argparse.Namespace, load: str | None, replay: bool) -> int:
    """Run the window; without a display say so and play in the terminal."""
    size, language = _size(args.window, "--window"), _language(args.lang)
    gc.disable()  # while all that stays is read; the window looks for what is no longer used once it is open
    from meowgames import app  # here, because it brings pygame

    try:
        return (
            app.run(
                game=args.game,
                language=language,
                full_screen=args.fullscreen,
                window=size,
                seed=args.seed,
                load=load,
                replay=replay,
            )
            or 0
        )
    except app.NoDisplay:
        gc.enable()
        return _demo(args)


def _demo(args: argparse.Namespace) -> int:
    """Play one short match between bots as text."""
    from meowgames.play import arena, transcript
    from meowgames.rules import find, playable

    print(NO_DISPLAY, flush=True)
    game = args.game or playable()[0]
    match = arena.play_one(game, ["kitten"] * find(game).SEATS[0], {}, args.seed or "1")
    for line in transcript.lines(match):
        print(line)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="meowgames", description="Cosy tabletop games with cats. Without a command the window opens.")
    parser.add_argument("--version", action="version", version=f"meowgames {__version__}")
    parser.add_argument("--game", help="open the table of this game at once")
    parser.add_argument("--lang", help=f"language: {' or '.join(LANGUAGES)}")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--window", metavar="WxH", help="size of the window, such as 1280x720")
    parser.add_argument("--seed", type=_seed, help="what the dice and deals of the next match follow from; any text")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match, or one from a share code")
    parser.add_argument(
        "--where", action="store_const", dest="run", const=where, help="say where saves, settings and statistics lie"
    )
    parser.set_defaults(run=window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_simulate(commands)
    one = _command(commands, "shots", shots, "render every scene to PNG, with no window")
    one.add_argument("dir", metavar="DIR", help="folder for the pictures; made if missing")
    one.add_argument("--size", metavar="WxH", help="size of the pictures (default 1920x1080)")
    one.add_argument("--lang", default=argparse.SUPPRESS, help=f"language: {' or '.join(LANGUAGES)}")
    one = _command(commands, "replay", replay, "show a saved match again")
    one.add_argument("file", metavar="FILE", help="a saved match or a share code")
    one.add_argument("--text", action="store_true", help="as text in the terminal, as a spectator sees it")
    return parser


def _add_simulate(commands: Any) -> None:
    one = _command(commands, "simulate", simulate, "let bots play without a window and report")
    one.add_argument("game", metavar="GAME", help="name of the game, such as meow")
    one.add_argument("--seats", metavar="N", help="how many sit down (default: one per bot named)")
    one.add_argument(
        "--bots",
        metavar="LEVEL,...",
        default="kitten",
        help="level of each seat's bot; the last holds for the seats left (default kitten)",
    )
    one.add_argument("--games", metavar="N", default="10", help="how many matches (default 10)")
    one.add_argument(
        "--seed", metavar="S", default="1", help="whole number; the matches have the seeds S, S+1, S+2 ... (default 1)"
    )
    one.add_argument("--option", metavar="K=V", action="append", default=[], help="a variant, such as expert=yes")
    one.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _command(commands: Any, name: str, run: Callable, text: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    command.set_defaults(run=run)
    return command


def _tell(sentence: str, code: int, seen: bool = False) -> int:
    """Say a sentence and return the exit code; `seen` says it to somebody too who reads no terminal."""
    stream = sys.stderr
    if stream:
        try:
            print(sentence, file=stream, flush=True)
        except (OSError, ValueError):  # nor can it be said that nothing can be said
            _mute(stream)
    if not stream or (seen and not stream.isatty()):
        _box(sentence)
    return code


def _box(text: str) -> None:
    """Open a box with a text: a double-clicked program has nowhere to print."""
    if getattr(sys, "frozen", False):
        from pygame import display

        with suppress(Exception):  # there is no screen either
            display.message_box("meowgames", text)


def _mute(stream: TextIO | None) -> None:
    """Keep the interpreter from writing into a closed or full output once more at its end."""
    with suppress(OSError, ValueError):
        if stream:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _game(name: str) -> str:
    from meowgames.rules import SHELF, playable

    if name not in SHELF:
        raise Wrong(f"There is no game called {name or 'nothing'}; the games are {', '.join(SHELF)}.")
    if name not in playable():
        raise Wrong(f"The game {name} is not built yet; those that are: {', '.join(playable())}.")
    return name


def _loaded(text: str) -> tuple[Any, str | None]:
    """Return the match of a file or a code, and a sentence if something was wrong with it."""
    from meowgames.play.saves import fetch
    from meowgames.words import Words

    match, note, _ = fetch(text)
    sentence = Words()(*note) if note else None
    if match is None:
        name = (text or "nothing") if len(text) < 60 else f"{text[:57]}..."
        raise Wrong(f"{name}: {sentence}")
    return match, sentence


def _bots(text: str) -> list[str]:
    from meowgames.play.brain import LEVELS

    bots = text.split(",")
    for bot in bots:
        if bot not in LEVELS:
            raise Wrong(f"There is no bot called {bot or 'nothing'}; the levels are {', '.join(LEVELS)}.")
    return bots


def _seats(args: argparse.Namespace, rules: Any, bots: list[str]) -> int:
    few, most = rules.SEATS[0], rules.SEATS[-1]
    seats = max(few, len(bots)) if args.seats is None else _number(args.seats, "--seats", None)
    if seats not in rules.SEATS:
        raise Wrong(f"{args.game} is for {few} to {most} players, not {seats}.")
    if len(bots) > seats:
        raise Wrong(f"There are {len(bots)} bots for {seats} seats; name at most one per seat.")
    return seats


def _options(pairs: list[str], rules: Any) -> dict[str, Any]:
    """Return the variants asked for, each one of the game's own values."""
    options = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        if name not in rules.OPTIONS:
            known = ", ".join(rules.OPTIONS) or "none"
            raise Wrong(f"There is no option called {name or 'nothing'}; the options are: {known}.")
        values = rules.OPTIONS[name]
        said = [SWITCH.get(text.lower()) if isinstance(value, bool) else text for value in values]
        fits = [value for value, word in zip(values, said) if word is not None and str(word) == str(value)]
        if not fits:
            from meowgames.play.transcript import spoken

            known = ", ".join(map(spoken, values))
            raise Wrong(f"The option {name} is one of {known}, not {text or 'nothing'}.")
        options[name] = fits[0]
    return options


def _number(text: str, name: str, least: int | None) -> int:
    if not re.fullmatch(r"-?[0-9]{1,15}", text):
        raise Wrong(f"{name} is a whole number, not {text or 'nothing'}.")
    if least is not None and int(text) < least:
        raise Wrong(f"{name} is at least {least}, not {text}.")
    return int(text)


def _seed(text: str) -> str:
    from meowgames.play.cats import clean

    return clean(text)


def _size(text: str | None, name: str) -> tuple[int, int] | None:
    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,5})[xX×]([0-9]{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST)):
        low, high = (f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
        raise Wrong(f"{name} is a size from {low} to {high}, such as 1280x720, not {text or 'nothing'}.")
    return size


def _language(text: str | None) -> str | None:
    if text is not None and text not in LANGUAGES:
        raise Wrong(f"The languages are {' and '.join(LANGUAGES)}, not {text or 'nothing'}.")
    return text
