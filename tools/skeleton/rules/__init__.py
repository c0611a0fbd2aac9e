"""Pebble: stones are taken in turn until none is left; the rule sheet is seeds/pebble.en.md."""

from .flow import play, turn
from .luck import chance
from .moves import moves
from .points import rank, score, tally
from .reasons import why_not
from .state import OPTIONS, SEATS, start
from .view import clause, look, prompt, status

__all__ = [
    "OPTIONS", "SEATS", "chance", "clause", "look", "moves", "play", "prompt", "rank", "score", "start", "status",
    "tally", "turn", "why_not",
]  # fmt: skip
