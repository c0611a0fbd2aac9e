"""The tables of one's own, as the choosing screen shows them: those that can be laid, and those that are broken."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ... import paths
from ...screen.kit.field import copy
from ...screen.stage import Stage


class Own(NamedTuple):
    """A table of one's own."""

    laid: str  # how it is called when it is laid
    title: str
    about: str  # a line about it, or what is wrong with it
    good: bool
    folder: Path


def shelf() -> list[Own]:
    """Return the own tables there are."""
    return []


def folder() -> Path:
    """Return where own tables lie."""
    return paths.tables()


def make(stage: Stage) -> None:
    """Lay an example and a page of how-to into that folder, and show it."""
    show(stage, folder())


def show(stage: Stage, path: Path) -> None:
    """Open a folder; where nothing opens one, tell its path, which can be copied."""
    words = stage.words
    answers = [
        (words("choose.path.done"), "primary", None),
        (words("choose.path.copy"), "plain", lambda: copied(stage, path)),
    ]
    stage.push(stage.doors.ask(words("choose.path"), str(path), answers))


def copied(stage: Stage, path: Path) -> None:
    """Put a path on the clipboard, and say so."""
    done = copy(str(path))
    stage.toast(stage.words("choose.copied" if done else "share.failed"), "icon-copy" if done else "icon-warning")
