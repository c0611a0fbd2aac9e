"""Meowtopia: kittens, fields and water, one season after another; the rule sheet is seeds/meowtopia.en.md."""

from .flow import chance, moves, play, steps, turn
from .state import OPTIONS, SEATS, start
