"""Meow: tricks for bowls and fish, against bones and broken vases; the rule sheet is seeds/meow.en.md."""

from .advice import because
from .flow import OPTIONS, SEATS, chance, moves, play, rank, sample, score, start, steps, tally, turn
from .think import guess, likely, worth
from .tokens import TOKENS
from .view import clause, look, preview, prompt, status, told, why_not

__all__ = [
    "OPTIONS", "SEATS", "TOKENS", "because", "chance", "clause", "guess", "likely", "look", "moves", "play",
    "preview", "prompt", "rank", "sample", "score", "start", "status", "steps", "tally", "told", "turn",
    "why_not", "worth",
]  # fmt: skip
