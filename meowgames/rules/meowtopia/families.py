"""The kittens as bits of one int (a bit set): four families of six, and the moves that name them."""

from __future__ import annotations

from collections.abc import Iterator

from .. import Move

FAMILIES = ("marmalade", "pearl", "soot", "chestnut")  # 1.2: the family of each seat
SIX = 6
NAMES = tuple(f"{family}{number}" for family in FAMILIES for number in range(1, SIX + 1))
BIT = {name: 1 << place for place, name in enumerate(NAMES)}
NAME = {bit: name for name, bit in BIT.items()}
MASKS = tuple((1 << SIX) - 1 << SIX * place for place in range(len(FAMILIES)))  # all kittens of a family
KIN = {bit: MASKS[place // SIX] for place, bit in enumerate(NAME)}  # kitten -> all kittens of its family

Lists = list[list[list[Move]]]  # per family: moves by a set of six bits


def _lists(*before: str) -> Lists:
    """Return the moves that name one kitten after these words, for every set of kittens of a family."""
    found = []
    for at in range(0, len(NAMES), SIX):
        six = [(*before, name) for name in NAMES[at : at + SIX]]
        found.append([[six[i] for i in range(SIX) if chosen >> i & 1] for chosen in range(1 << SIX)])
    return found


# Listing a set of kittens is four lookups instead of a loop over its bits.
PLAIN, LEAVING = _lists(), _lists("home")


def named(kittens: int, lists: Lists = PLAIN) -> list[Move]:
    """Return the moves that name one of these kittens each."""
    a, b, c, d = lists
    return [*a[kittens & 63], *b[kittens >> 6 & 63], *c[kittens >> 12 & 63], *d[kittens >> 18]]


def mixed(kittens: int) -> int:
    """Return those of some kittens that are not of the family of the first, 0 if all are of one family."""
    return kittens & ~KIN[kittens & -kittens]


def heads(kittens: int) -> list[int]:
    """Return the first kitten of each family among these."""
    found = [kittens & mask for mask in MASKS]
    return [some & -some for some in found if some]


def bits(kittens: int) -> Iterator[int]:
    """Yield the kittens of a set one by one."""
    while kittens:
        low = kittens & -kittens
        yield low
        kittens ^= low
