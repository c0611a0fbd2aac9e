"""Between a match and a free table: rules are laid aside and taken up, positions kept, copied and opened."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from ... import paths
from ...play import positions
from ...play.cats import clean
from ...play.positions import Filed, Kept
from ...rules import OVER, Move
from ...rules.free.state import OFF
from ...rules.free.words import MOOD, SEAT
from ...screen.kit.field import copy
from ...screen.stage import Stage
from ..table import tell
from ..table.play import Play
from .dialog import Answer

Act = tuple[str, str, Callable[[], Any], bool]  # its text, its picture, what it does, whether it can be done


def acts(stage: Stage, play: Play) -> list[Act]:
    """Return what a pause offers beside the rest: the other way to play on from here, and to keep this position."""
    setup = play.match.setup
    game, free = setup.laid or setup.game, play.match.rules.OPEN
    found: list[Act] = []
    if positions.stands(game):
        if free:
            found.append(("take_up", "icon-take-up", lambda: stage.swap(stage.doors.take_up(play)), True))
        else:
            found.append(("aside", "icon-aside", lambda: lay_aside(stage, play), True))
    if free or found:
        found.append(("position", "icon-position", lambda: keep(stage, positions.of_match(play.match)), True))
    return found


def lay_aside(stage: Stage, play: Play) -> None:
    """Lay the rules aside: the pieces of a match lie on a free table; the match itself waits where it was.

    Who sits before the screen keeps their seat and sees what they saw; else a curtain falls before anybody does.
    """
    kept, view = positions.of_match(play.match), play.view
    before = positions.who_looks(view.viewer, view.eye)
    turn = before if before != OVER else max(0, play.match.turn)
    open_free(stage, kept, turn, before, home=True)
    stage.toast(stage.words("aside.done"), "icon-aside")


def open_free(stage: Stage, kept: Kept, turn: int, before: int = OVER, home: bool = False) -> Any:
    """Open a position as a free table: whose hand is over it, and who sits before the screen already."""
    said = ((f"{SEAT}:{turn}",),) if turn else ()
    table = stage.doors.table(positions.free_setup(kept), (kept.position.words,), said, before)
    if home:
        stage.home()
    stage.push(table)
    return table


def refereed(play: Play) -> list[Move]:
    """Return what lets a referee watch another table as it watches this one."""
    watch = getattr(play.state, "watch", None)
    return [(f"{MOOD}:{watch.mood}",)] if watch and watch.mood != OFF else []


def preset(stage: Stage, kept: Kept, when: datetime) -> str:
    """Return what a position is called by whoever thinks of no name."""
    return clean(f"{tell.board_title(stage.words, kept.setup.laid)} · {stage.words.day(when)}")


def keep(stage: Stage, kept: Kept) -> None:
    """Ask for a name, and keep a position under it."""
    now = positions.now()

    def done(name: str) -> None:
        _, trouble = positions.keep(kept._replace(name=name), paths.positions(), now)
        stage.warn(trouble)
        if not trouble:
            stage.toast(stage.words("position.kept", name), "icon-position")

    stage.push(stage.doors.write(kept.name or preset(stage, kept, now), done, "position.keep"))


def rename(stage: Stage, filed: Filed, then: Callable[[], object]) -> None:
    """Ask for another name."""

    def done(name: str) -> None:
        stage.warn(positions.rename(filed, name) if name else None)
        then()

    if filed.kept:
        stage.push(stage.doors.write(filed.kept.name, done, "position.rename"))


def copy_text(stage: Stage, kept: Kept) -> None:
    """Put a position on the clipboard as a code, and say so."""
    code = positions.to_text(kept)
    done = bool(code) and copy(code)
    key = "position.copied" if done else "share.failed" if code else "position.long"
    stage.toast(stage.words(key, paths.positions()), "icon-copy" if done else "icon-warning")


def offer(stage: Stage, kept: Kept) -> None:
    """Ask what is done with a position that somebody sent."""
    words = stage.words
    answers: list[Answer] = [
        (words("library.cancel"), "plain", None),
        (words("position.keep.done"), "plain", lambda: keep(stage, kept)),
    ]
    answers.append((words("position.free"), "plain", lambda: show_free(stage, kept)))
    if kept.game:
        answers.append((words("position.ruled"), "primary", lambda: stage.push(stage.doors.take_up(kept=kept))))
    seated = words.many("setup.seated", len(kept.setup.seats))
    text = words("position.sent", tell.board_title(words, kept.setup.laid), seated)
    stage.push(stage.doors.ask(words("position.title"), text, answers))


def show_free(stage: Stage, kept: Kept) -> Any:
    """Open a position as a free table, the first person before it; say so where it cannot be laid."""
    if positions.laid(kept) is None:
        stage.warn("position.unlaid")
        return None
    first = positions.sits(kept)
    return open_free(stage, kept, first, first)
