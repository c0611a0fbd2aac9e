"""L'Île des Chats: cats laid on a boat before the danger comes; the rule sheet is seeds/isle.en.md."""

from .advice import because
from .flow import OPTIONS, SEATS, chance, moves, play, start, steps, turn
from .points import progress, rank, score, scoring, tally
from .think import as_if, guess, likely, sample, worth
from .tiles import way
from .view import clause, look, preview, prompt, status, told, why_not

__all__ = [
    "OPTIONS", "SEATS", "as_if", "because", "chance", "clause", "guess", "likely", "look", "moves", "play",
    "preview", "progress", "prompt", "rank", "sample", "score", "scoring", "start", "status", "steps",
    "tally", "told", "turn", "way", "why_not", "worth",
]  # fmt: skip
