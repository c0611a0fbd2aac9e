"""What is in the box: foods, ants, cards and friends, and counts of them kept in one number (packed counters)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

FOODS = ("food-yellow", "food-orange", "food-blue", "food-green", "food-pink")
COLOURS = ("yellow", "blue", "red", "grey", "violet")
ANTS = tuple(f"ant-{colour}" for colour in COLOURS)
CARDS = tuple(f"card-{colour}" for colour in COLOURS)
COPIES = 19  # 1.5: cards of each colour
HAND = 4  # 2.5
PLAYS = 3  # 4.1
SMALL = 7  # 2.7
SHARES = {2: (12, 10, 9, 7, 5), 3: (9, 7, 6, 5, 4), 4: (7, 6, 5, 4, 3)}  # 2.4: blocks of each food per player
SHORT = {2: (9, 8, 7, 5, 4), 3: (7, 6, 5, 4, 3), 4: (6, 5, 4, 3, 2)}  # 9.7: the same in a short game
GAINS = (4, 5, 6, 7, 8)  # 8.2: friendship points by food
TRACK = 20  # 8.4
QUIET = 30  # 7.5: rounds without an unloaded block that end the game
FEW = 5  # 9.3

# 8.7: the one place of the friends' prices, and of how many there are
PRICES = {
    "beetle": 5, "ladybird": 6, "bumblebee": 7, "snail": 7, "orange-caterpillar": 8, "grasshopper": 9,
    "centipede": 11, "exotic-caterpillar": 14, "stick-insect": 15, "dragonfly": 15,
}  # fmt: skip
TWINS = ("snail", "centipede")
FRIENDS = tuple(PRICES)

# Counts of up to ten kinds are the digits of one number to base 128, so adding numbers adds counts.
BITS, DIGIT = 7, 127
UNIT = tuple(1 << BITS * kind for kind in range(len(FRIENDS)))
ONE = dict(zip(FRIENDS, UNIT))
SHOP = sum(ONE[friend] * (2 if friend in TWINS else 1) for friend in FRIENDS)
ACTIVE = sum(DIGIT * ONE[friend] for friend in ("ladybird", "bumblebee", "stick-insect", "dragonfly"))
ONCE = ("ladybird", "bumblebee", "stick-insect", "dragonfly", "centipede")  # 8.9
DECK = sum(COPIES * UNIT[colour] for colour in range(len(COLOURS)))

CARD_OF = {card: colour for colour, card in enumerate(CARDS)}
FOOD_OF = {food: kind for kind, food in enumerate(FOODS)}
ANT_OF = {ant: colour for colour, ant in enumerate(ANTS)}
LETTERS = "01234"  # how a road or the discard writes a card


def pack(counts: Iterable[int]) -> int:
    """Return these counts as one number."""
    return sum(count << BITS * kind for kind, count in enumerate(counts))


def total(counts: int) -> int:
    """Return how many there are of all kinds, as long as they are fewer than 127."""
    return counts % DIGIT  # the sum of the digits to base 128: 128 leaves 1 when divided by 127


@cache
def kinds(counts: int) -> tuple[int, ...]:
    """Return the kinds there is at least one of."""
    return tuple(kind for kind in range(len(UNIT)) if counts >> BITS * kind & DIGIT)


@lru_cache(maxsize=4096)
def spread(counts: int) -> tuple[int, ...]:
    """Return the kind of every single one, in order."""
    return tuple(kind for kind in kinds(counts) for _ in range(counts >> BITS * kind & DIGIT))


def letters(cards: str) -> int:
    """Return how many cards of each colour a row of letters has."""
    return sum(UNIT[int(letter)] for letter in cards)


@lru_cache(maxsize=4096)
def foods(counts: int) -> tuple[str, ...]:
    """Name every block."""
    return tuple(FOODS[kind] for kind in spread(counts))


@cache
def cards(counts: int) -> tuple[str, ...]:
    """Name every card."""
    return tuple(CARDS[kind] for kind in spread(counts))


@cache
def capacity(owned: int) -> int:
    """Return how many blocks the small compartment of a seat with these friends holds."""
    if owned & DIGIT * ONE["exotic-caterpillar"]:  # 8.16, 8.17
        return 10
    return 8 if owned & DIGIT * ONE["orange-caterpillar"] else SMALL


@cache
def hand_size(owned: int) -> int:
    """Return how many cards a seat with these friends draws up to."""
    return HAND + 1 if owned & DIGIT * ONE["snail"] else HAND  # 8.19


@lru_cache(maxsize=4096)
def proposal(crate: int, stock: int, room: int) -> int:
    """Return blocks for the free slots of a crate, so that it mirrors the reserve as nearly as it can."""
    have, more = ([blocks >> BITS * kind & DIGIT for kind in range(len(FOODS))] for blocks in (crate, stock))
    added = 0
    for _ in range(min(room, total(stock))):
        best = max(range(len(FOODS)), key=lambda kind: (more[kind] / (1 + have[kind]), -kind))
        have[best], more[best], added = have[best] + 1, more[best] - 1, added + UNIT[best]
    return added
