"""Keeping secrets at a screen several people look at: what lies face down, and notes for one reader."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ..play.changes import art
from ..rules import State

if TYPE_CHECKING:
    from .table import TableScene


def spots(table: TableScene) -> list[str]:
    """Return where the viewer's own secrets lie face down now."""
    if table.eye == table.viewer:
        return []
    seen, own = (table.rules.look(table.now, seat) for seat in (table.eye, table.viewer))
    return [spot for spot, faces in own.items() if seen.get(spot) != faces]


def covered(table: TableScene) -> set[str]:
    """Return the names of the viewer's own faces that lie face down now."""
    hidden = spots(table)
    own = table.rules.look(table.now, table.viewer) if hidden else {}
    return {name for spot in hidden for face in own[spot] for name in (face, art(face))}


def imagined(table: TableScene) -> State:
    """Return the state as far as the viewer can know it, to look up what matters now without telling more."""
    state, viewer = table.match.state, table.viewer
    if viewer < 0 or table.match.turn == viewer or table.match.over:
        return state
    return table.rules.guess(state, viewer, Random(0))


def let_fall(table: TableScene) -> None:
    """Put back what must not be seen any more: a covered piece in hand, a note for the viewer alone."""
    hidden, hand = covered(table), table.hand
    held = {*table.picker.words, *(table.armed or ()), hand.dragged and hand.dragged.face}
    if held & hidden:
        table.ready()
    if hand.focus in hidden:
        hand.focus = None
    if hidden:
        hush(table)


def whisper(table: TableScene, text: str, icon: str) -> None:
    """Say something only the viewer should read, one thing at a time, taken back before somebody else looks."""
    hush(table)
    table.whispered.append(text)
    table.stage.toast(text, icon)


def hush(table: TableScene) -> None:
    """Take back what was whispered."""
    table.stage.untoast(table.whispered)
    table.whispered = []
