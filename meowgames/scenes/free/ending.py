"""How a game ended that a referee followed at a free table; it is noted once, apart from matches."""

from __future__ import annotations

from ... import paths
from ...play import statistics
from ...play.level import laid
from ...play.statistics import Ended
from ...rules import OVER
from ...rules.free import watching
from .play import FreePlay
from .referee import Referee


def ended(one: Referee) -> Ended | None:
    """Return the points and places of a game that is over, None while it goes on or nobody knows."""
    rules, thread = one.rules, one.thread
    if rules is None or thread is None or rules.turn(thread) != OVER:
        return None
    game = laid(one.play.view.seating.board)
    return Ended(game, watching.agreed(one.play.state), tuple(rules.score(thread)), tuple(rules.rank(thread)))


def note(play: FreePlay) -> bool:
    """Write a game that is over to the statistics, once for each file; tell whether one is over."""
    over = ended(play.referee)
    if over:
        play.stage.warn(statistics.record(play.match, paths.statistics_file(), play.journal.id, ended=over))
    return over is not None
