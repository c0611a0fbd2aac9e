"""Which parts of a window must be drawn again: what differs between two lists of sprites (dirty rectangles).

What only changed its place in the order is told by a longest increasing subsequence.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from pygame import Rect

from .sprites import Place, Sprite

MOST = 8  # boxes that are joined in pairs; more are laid on a grid
GRID = (16, 9)
WORTH = 1.15  # of both areas: up to this a union is drawn rather than two boxes
ALL = 0.8  # of the window: beyond this all of it is drawn


def differing(old: Sequence[Sprite], new: Sequence[Sprite]) -> list[Place]:
    """Return where two lists draw different pixels: what came, what went, and what lies elsewhere in the order."""
    first, last = 0, 0
    most = min(len(old), len(new))
    while first < most and old[first] == new[first]:
        first += 1
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    before, after = _counted(old[first : len(old) - last]), _counted(new[first : len(new) - last])
    found = [sprite.box for (sprite, _), at in before.items() if (sprite, _) not in after]
    found += [sprite.box for (sprite, _), at in after.items() if (sprite, _) not in before]
    both = [one for one in after if one in before]
    return found + [both[at][0].box for at in _out_of_order([before[one] for one in both])]


def _counted(sprites: Iterable[Sprite]) -> dict[tuple[Sprite, int], int]:
    """Return the place of each sprite in the list; of equal ones each has a number."""
    found: dict[tuple[Sprite, int], int] = {}
    for at, sprite in enumerate(sprites):
        number = 0
        while (sprite, number) in found:
            number += 1
        found[sprite, number] = at
    return found


def _out_of_order(places: Sequence[int]) -> list[int]:
    """Return the fewest that must be taken out so that the rest rises (all but a longest increasing subsequence)."""
    ends: list[int] = []  # ends[n]: the least end of a rising run of n + 1
    holders: list[int] = []  # and where in the list that end stands
    before: list[int] = []
    for at, place in enumerate(places):
        n = bisect_left(ends, place)
        before.append(holders[n - 1] if n else -1)
        if n == len(ends):
            ends.append(place)
            holders.append(at)
        else:
            ends[n], holders[n] = place, at
    at, rising = (holders[-1] if holders else -1), set()
    while at >= 0:
        rising.add(at)
        at = before[at]
    return [at for at in range(len(places)) if at not in rising]


def joined(boxes: Iterable[Place], window: Rect) -> list[Rect]:
    """Return few boxes that hold all of these: near ones in one, many on a grid, most of the window as all of it."""
    found = [box for box in (Rect(box).clip(window) for box in set(boxes)) if box.w and box.h]
    found = _gridded(found, window) if len(found) > MOST else _paired(found)
    if sum(box.w * box.h for box in found) > ALL * window.w * window.h:
        return [Rect(window)]
    return found


def _paired(boxes: list[Rect]) -> list[Rect]:
    """Join two boxes as long as their union is hardly larger than both."""
    found: list[Rect] = []
    for box in boxes:
        at = 0
        while at < len(found):
            union = box.union(found[at])
            if union.w * union.h <= WORTH * (box.w * box.h + found[at].w * found[at].h):
                box, at = union, 0
                found = [one for one in found if not box.contains(one)]
            else:
                at += 1
        found.append(box)
    return found


def _gridded(boxes: list[Rect], window: Rect) -> list[Rect]:
    """Return what boxes touch of a grid over the window, each run of cells in a row cut to what lies there."""
    wide, high = -(-window.w // GRID[0]), -(-window.h // GRID[1])
    rows: dict[int, dict[int, Rect]] = {}
    for box in boxes:
        for y in range((box.top - window.top) // high, (box.bottom - 1 - window.top) // high + 1):
            row = rows.setdefault(y, {})
            for x in range((box.left - window.left) // wide, (box.right - 1 - window.left) // wide + 1):
                cell = box.clip((window.left + x * wide, window.top + y * high, wide, high))
                row[x] = row[x].union(cell) if x in row else cell
    found: list[Rect] = []
    for row in rows.values():
        last = -2
        for x in sorted(row):
            if x == last + 1 and found:
                found[-1] = found[-1].union(row[x])
            else:
                found.append(row[x])
            last = x
    return found
