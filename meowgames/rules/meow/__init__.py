"""Meow: tricks for bowls and fish, against bones and broken vases; the rule sheet is seeds/meow.en.md."""

from .advice import because, deed
from .ahead import preview, steps
from .flow import play, turn
from .luck import chance
from .moves import moves
from .pieces import pieces
from .points import rank, score, tally
from .reasons import why_not
from .stand import stand
from .state import OPTIONS, SEATS, start
from .story import story
from .think import guess, likely, worth
from .tokens import TOKENS
from .view import clause, look, prompt, status, told

__all__ = [
    "OPTIONS", "SEATS", "TOKENS", "because", "chance", "clause", "deed", "guess", "likely", "look", "moves", "pieces",
    "play", "preview", "prompt", "rank", "score", "stand", "start", "status", "steps", "story", "tally", "told", "turn",
    "why_not", "worth",
]  # fmt: skip
