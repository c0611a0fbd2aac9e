"""The course of a turn: laying a card, walking, unloading, filling the crate, and whose turn is next."""

from __future__ import annotations

from collections.abc import Iterator

from .. import CHANCE, OVER, Move
from .city import ROOM, city
from .friends import help_with, tempting
from .goods import (
    ANT_OF, BITS, CARD_OF, DIGIT, FOOD_OF, GAINS, LETTERS, ONE, QUIET, TRACK, UNIT, capacity, hand_size, kinds,
    proposal, total,
)  # fmt: skip
from .state import HIDDEN, JOKER, NO_CARD, PLAIN, Card, State, Turn, done, limit, put
