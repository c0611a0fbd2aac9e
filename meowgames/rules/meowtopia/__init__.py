"""Meowtopia: kittens, fields and water, one day after another; the rule sheet is seeds/meowtopia.en.md."""

from .advice import because, deed
from .ahead import preview, steps
from .flow import play, turn
from .luck import chance
from .moves import moves
from .pieces import pieces
from .points import rank, score, scoring, tally
from .reasons import why_not
from .stand import stand
from .state import OPTIONS, SEATS, start
from .story import goes_on, story
from .think import likely, sample, worth
from .view import clause, follow_up, look, prompt, stalemate, status
from .wishes import meant, obvious, shortcuts

__all__ = [
    "OPTIONS", "SEATS", "because", "chance", "clause", "deed", "follow_up", "goes_on", "likely", "look", "meant",
    "moves", "obvious", "pieces", "play", "preview", "prompt", "rank", "sample", "score", "scoring", "shortcuts",
    "stalemate", "stand", "start", "status", "steps", "story", "tally", "turn", "why_not", "worth",
]  # fmt: skip
