"""The reward tokens, the one place of their values, and what a pile of them is worth."""

from __future__ import annotations

from functools import lru_cache

BOWLS = (1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10)  # 1.4
BONES = (-1, -2, -3, -4, -5, -6, -8, -10)  # 1.5
FISH = 4
VASES = 4
VASE_PAIR = -20

TOKENS = (
    *(f"bowl:{value:+}" for value in BOWLS),
    *(f"bone:{value}" for value in BONES),
    *("fish",) * FISH,
    *("vase",) * VASES,
)
ROW = 9
ROUNDS = len(TOKENS) // ROW

_KIND = {name: name.partition(":")[0] for name in TOKENS}
_VALUE = {name: int(name.partition(":")[2] or 0) for name in TOKENS}


@lru_cache(maxsize=4096)  # memoised: brains ask for the same piles again and again
def parts(tokens: tuple[str, ...], flat: bool) -> tuple[int, int, int, int]:
    """Return what bowls, bones, fish and vases give; fish give back the worst bones of the same pile."""
    bowls, bones, fish, vases = 0, [], 0, 0
    for token in tokens:
        kind = _KIND[token]
        if kind == "bowl":
            bowls += _VALUE[token]
        elif kind == "bone":
            bones.append(_VALUE[token])
        elif kind == "fish":
            fish += 1
        else:
            vases += 1
    pairs = min(vases // 2, 1) if flat else vases // 2  # 6.6, 8.2
    return bowls, sum(bones), -sum(sorted(bones)[:fish]), VASE_PAIR * pairs
