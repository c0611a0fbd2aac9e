"""The cat cards as bits of one int (a bit set), and which of them wins a trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .. import Move

SUITS = ("green", "blue", "pink")
NAMES = tuple(f"{suit}{value}" for suit in SUITS for value in range(1, 19))  # 1.2
BIT = {name: 1 << place for place, name in enumerate(NAMES)}
MOVE_BIT: dict[Move, int] = {(name,): bit for name, bit in BIT.items()}

GREEN = (1 << 18) - 1
SUIT_MASKS = (GREEN, GREEN << 18, GREEN << 36)
SUIT = {bit: SUIT_MASKS[place // 18] for place, bit in enumerate(BIT.values())}
SUIT_NAME = dict(zip(SUIT_MASKS, SUITS))
ALL = sum(SUIT_MASKS)
ONES = 1 | 1 << 18 | 1 << 36
EIGHTEENS = ONES << 17

# Expert variant: highest card that stays below the 18, by number of players (7.2).
EXPERT_TOP = {2: 5, 3: 8, 4: 11, 5: 14, 6: 17}


def _choices(things: Sequence[Move]) -> list[list[Move]]:
    """Return what each 9-bit set picks from nine things."""
    return [[things[i] for i in range(9) if chosen >> i & 1] for chosen in range(512)]


# Listing a set of cards is six lookups instead of a loop over its bits.
MOVES_OF = [_choices(tuple(MOVE_BIT)[at : at + 9]) for at in range(0, 54, 9)]
SUIT_SHIFT = {bit: place // 18 * 18 for place, bit in enumerate(BIT.values())}
SUIT_MOVES = {bit: MOVES_OF[shift // 9 : shift // 9 + 2] for bit, shift in SUIT_SHIFT.items()}


def bits(cards: int) -> list[int]:
    """List the cards of a set one by one: green, blue, pink, each from low to high."""
    return [MOVE_BIT[move] for at, lists in enumerate(MOVES_OF) for move in lists[cards >> 9 * at & 511]]


def names(cards: int) -> tuple[str, ...]:
    """Name the cards of a set: green, blue, pink, each from low to high."""
    return tuple([move[0] for at, lists in enumerate(MOVES_OF) for move in lists[cards >> 9 * at & 511]])


@cache  # one entry per deck
def deck_names(cards: int) -> tuple[str, ...]:
    """Name the cards of a whole deck."""
    return names(cards)


def deck(seats: int, expert: bool) -> int:
    """Return the cards that take part."""
    if not expert:
        return ALL
    return sum(((1 << EXPERT_TOP[seats]) - 1 | 1 << 17) << shift for shift in (0, 18, 36))  # 7.2, 7.3


def best(cards: Sequence[int]) -> int:
    """Return the card that wins among these, the first of which was led."""
    lain = sum(cards)
    run = lain & GREEN or lain & SUIT[cards[0]]  # 4.1, 4.2, 4.3
    one = run & ONES
    if one and run & EIGHTEENS:  # 4.4
        return one
    return 1 << run.bit_length() - 1
