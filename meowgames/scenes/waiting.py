"""What a table does while nobody touches it: bots move, the screen is handed on, the end is counted out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import paths
from ..play import statistics
from ..rules import OVER
from . import secrets, tell
from .counting import Counting

if TYPE_CHECKING:
    from .table import TableScene

PAUSE = 0.7  # seconds a bot waits at least, so that a person can follow


def wait(table: TableScene) -> None:
    """Do what is due now that nothing moves on the table."""
    if table.match.over and not (table.guide and table.ended):
        table.finish()
    elif table.guide:
        table.guide.wait()
    elif table.match.person(table.match.turn):
        wait_for_person(table)
    else:
        wait_for_bot(table)


def wait_for_person(table: TableScene) -> None:
    """Hand the screen over when it is another person's turn, and take a hint's answer."""
    turn = table.match.turn
    if turn != table.viewer:
        pass_screen(table, turn)
    elif table.asked == "hint" and table.eye == table.viewer:
        move = table.stage.mind.poll()
        if move:
            table.asked, table.hint = "", move
            table.stage.sound.play("mrrp_1")
            secrets.whisper(table, tell.hint_text(table.match, table.stage.words, move), "icon-hint")


def pass_screen(table: TableScene, seat: int) -> None:
    """Let the curtain fall before the next person sees their secrets."""
    state = table.match.state
    secret = table.rules.look(state, seat) != table.rules.look(state, OVER)
    if not secret or table.stage.settings.hold_to_show or not table.shared:
        table.sit(seat)
        return
    table.sit(OVER)
    table.stage.push(table.stage.doors.curtain(table.match, seat, lambda: table.sit(seat)))


def wait_for_bot(table: TableScene) -> None:
    """Start a bot's thought, and make its move once it is there and could be followed."""
    if not table.asked:
        table.think("move", table.match.seats[table.match.turn].mind)
    if table.waited >= PAUSE:
        move = table.stage.mind.poll()
        if move:
            table.asked = ""
            if table.trial is not None:
                table.stop_trying()
            table.commit(move)


def finish(table: TableScene) -> None:
    """Count the end out, then record the match once and show the result; a lesson only counts."""
    if table.ended or table.waited < PAUSE:
        return
    if table.counting is None:
        table.counting = Counting(table)
    if not table.counting.over:
        return
    table.ended = True
    if table.guide:
        return
    note = statistics.record(table.match, paths.statistics_file(), table.journal.id)
    table.stage.warn(note)
    table.stage.push(table.stage.doors.result(table.match, table.journal))
