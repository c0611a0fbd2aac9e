"""L'Île des Chats: cats laid on a boat before the danger comes; the rule sheet is seeds/isle.en.md."""

from .advice import because, deed
from .ahead import as_if, masked, preview, steps
from .flow import play, turn
from .luck import chance
from .moves import moves
from .pieces import pieces
from .points import progress, rank, score, scoring, tally
from .reasons import why_not
from .stand import stand
from .state import OPTIONS, SEATS, start
from .story import story
from .think import guess, likely, sample, worth
from .view import clause, look, prompt, status, told
from .wishes import meant

__all__ = [
    "OPTIONS", "SEATS", "as_if", "because", "chance", "clause", "deed", "guess", "likely", "look", "masked", "meant",
    "moves", "pieces", "play", "preview", "progress", "prompt", "rank", "sample", "score", "scoring", "stand", "start",
    "status", "steps", "story", "tally", "told", "turn", "why_not", "worth",
]  # fmt: skip
