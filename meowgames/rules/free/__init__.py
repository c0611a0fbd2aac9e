"""The free table: no law but gravity; the rule sheet is seeds/free.en.md."""

from .ahead import steps
from .flow import play, turn
from .luck import chance
from .moves import moves
from .points import rank, score
from .reasons import accepts, why_not
from .state import OPTIONS, SEATS, start
from .story import goes_on, story
from .think import guess, sample, worth
from .view import clause, look, prompt, status, told

OPEN = True  # its moves cannot all be listed: `accepts` says what is legal

__all__ = [
    "OPEN", "OPTIONS", "SEATS", "accepts", "chance", "clause", "goes_on", "guess", "look", "moves", "play", "prompt",
    "rank", "sample", "score", "start", "status", "steps", "story", "told", "turn", "why_not", "worth",
]  # fmt: skip
