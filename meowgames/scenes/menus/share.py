"""Sharing a match: the whole of it as a code on the clipboard."""

from __future__ import annotations

from ... import paths
from ...play.match import Match
from ...play.sharecode import to_code
from ...screen.kit.field import copy
from ...screen.stage import Stage


def share(stage: Stage, match: Match) -> None:
    """Put the whole match on the clipboard as a code, and say so."""
    code = to_code(match)
    if not code:
        stage.toast(stage.words("share.long", paths.saves()), "icon-warning")
        return
    done = copy(code)
    stage.toast(stage.words("share.done" if done else "share.failed"), "icon-copy" if done else "icon-warning")
