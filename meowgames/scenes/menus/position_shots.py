"""What is shown of positions, and of rules that are taken up, in the pictures of every scene."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from ...play import positions
from ...play.boards import FREE_TABLE
from ...play.match import Match, Setup
from ...play.position import of_table
from ...play.positions import Kept
from ...screen.stage import Scene, Stage
from . import aside

GAME, SEATS, SEED = "meow", 4, "CHAT-4827"
NAMES = ("After the third trick", "L'Île des Chats · 19 nov.", "Who leads now?")
Played = Callable[[str, int, float], Match]
Made = tuple[str, Callable[[], list[Scene]]]  # the name of a shot, and the scenes it shows


def kept(match: Match, *acts: tuple[str, ...]) -> Kept:
    """Return the position of a match, once a hand has done something to its pieces."""
    found = positions.of_match(match, NAMES[0])
    table = positions.table_of(found)
    for act in acts:
        table.play(act)
    return found._replace(position=of_table(table.state))


def furnish(match: Match, folder: Path, when: datetime) -> None:
    """Keep a few positions, one of which nobody can read."""
    toys = Match(Setup(FREE_TABLE, match.setup.seats[:2], SEED, laid="toybox")).begin()
    for number, one in enumerate((match, match, toys)):
        positions.keep(positions.of_match(one, NAMES[number]), folder, when - timedelta(days=number))
    torn = folder / f"torn{positions.ENDING}"
    torn.write_text('{"meowgames position": 1}', "utf-8")
    os.utime(torn, (0, 0))


def every(stage: Stage, played: Played) -> Iterator[Made]:
    """Yield what is seen of positions, from the list to a refusal."""
    doors = stage.doors
    yield "positions", lambda: [doors.library(positions=True)]
    yield (
        "positions-keep",
        lambda: [doors.library(positions=True), *_asked(stage, lambda one: aside.keep(stage, one), played)],
    )
    yield (
        "positions-sent",
        lambda: [doors.library(positions=True), *_asked(stage, lambda one: aside.offer(stage, one), played)],
    )
    yield "take-up", lambda: [doors.take_up(kept=kept(played(GAME, SEATS, 0.5)))]
    yield "take-up-asked", lambda: [doors.take_up(kept=opened(played))]
    yield "take-up-broken", lambda: [doors.take_up(kept=broken(played))]


def _asked(stage: Stage, ask: Callable[[Kept], Any], played: Played) -> list[Scene]:
    """Return the question that is asked of a position."""
    ask(kept(played(GAME, SEATS, 0.5)))
    return [scene for _, scene in (stage.wanted.pop(),) if scene]


def opened(played: Played) -> Kept:
    """Return a position of a table as it is first laid, which leaves most open."""
    setup = played(GAME, SEATS, 0.5).setup
    found = Match(Setup(FREE_TABLE, setup.seats, SEED, laid=GAME)).begin()
    return positions.of_match(found, NAMES[2])


def broken(played: Played) -> Kept:
    """Return a position with a card where none can lie."""
    return kept(played(GAME, SEATS, 0.5), ("hand1", "trick0"), ("hand1", "trick0"))
