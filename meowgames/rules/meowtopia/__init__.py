"""Meowtopia: kittens, fields and water, one season after another; the rule sheet is seeds/meowtopia.en.md."""

from .ahead import preview
from .choices import moves
from .flow import chance, play, steps, turn
from .points import rank, score, scoring, tally
from .state import OPTIONS, SEATS, start
from .view import clause, look, prompt, status
