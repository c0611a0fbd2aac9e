"""The course of a game: what the seat to act may do, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .. import CHANCE, Level, Move
from .families import BIT, MASKS, NAME, heads, mixed, named
from .farm import cell_at, cell_moves, edge_at, edge_moves, first_farm, lay_field, lay_stick, wet
from .state import COIN, FOODS, NOTHING, Home, Round, Stall, State, Stock, Table, _new
from .tiles import CIRCLES, DO, FIELDS, FOOD, GOLD, IRRIGATION, MOST, NAMES, OURS, RATION, RECRUIT, SETS, offers
from .turns import ask, can_do, dawn, dusk, night, price_of, woken
