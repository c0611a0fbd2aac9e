"""Minicity: ants carry food through the hill along runs of cards; the rule sheet is seeds/minicity.en.md."""

from .advice import because, deed
from .ahead import masked, preview, steps
from .city import way
from .flow import play, turn
from .goods import GAINS, PRICES, SHARES, SHORT
from .luck import chance
from .moves import moves
from .pieces import pieces
from .points import rank, score, tally
from .reasons import clause_of, objection, why_not
from .stand import stand
from .state import OPTIONS, SEATS, start
from .story import goes_on, story
from .think import guess, likely, sample, worth
from .view import clause, follow_up, look, prompt, stalemate, status, told
from .wishes import meant, obvious

__all__ = [
    "GAINS", "OPTIONS", "PRICES", "SEATS", "SHARES", "SHORT", "because", "chance", "clause", "clause_of", "deed",
    "follow_up", "goes_on", "guess", "likely", "look", "masked", "meant", "moves", "objection", "obvious", "pieces",
    "play", "preview", "prompt", "rank", "sample", "score", "stalemate", "stand", "start", "status", "steps", "story",
    "tally", "told", "turn", "way", "why_not", "worth",
]  # fmt: skip
