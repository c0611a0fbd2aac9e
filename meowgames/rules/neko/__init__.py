"""Neko no Tawa: cats build towers to the sky, helped by the zodiac; the rule sheet is seeds/neko.en.md."""

from .advice import because, deed
from .ahead import masked, preview, steps
from .flow import play, turn
from .luck import chance
from .moves import moves
from .pieces import pieces
from .points import rank, score, tally
from .reasons import why_not
from .stand import stand
from .state import OPTIONS, SEATS, start
from .story import goes_on, story
from .think import guess, likely, sample, worth
from .view import clause, follow_up, look, prompt, stalemate, status, told

__all__ = [
    "OPTIONS", "SEATS", "because", "chance", "clause", "deed", "follow_up", "goes_on", "guess", "likely", "look",
    "masked", "moves", "pieces", "play", "preview", "prompt", "rank", "sample", "score", "stalemate", "stand", "start",
    "status", "steps", "story", "tally", "told", "turn", "why_not", "worth",
]  # fmt: skip
