"""Minicity tables: the ant-hill without its map, and states of every kind, for tests."""

import re
from functools import cache

from meowgames.rules import Level

FOODS = {"y": "food-yellow", "o": "food-orange", "b": "food-blue", "g": "food-green", "p": "food-pink"}

# Each chamber: number, food and places; ² ³ one place marked for so many players; the ant that starts there; after
# the colon its neighbours with higher numbers.
HILL = """
1g4²³:2,8 2y3²:3,9 3b1:10 4y1:5,11 5p3²:6,12 6g3²:7,13 7y2:14
8o3²³:9,15 9p1=violet:16 10o1:11 11g2:18 12b3²:13,19 13o2=red:14 14p2:21
15b1:16,22 16g1:17 17o1:18 18b3³:19,25 19y1:20 20o1:21,27 21b2:28
22y2:23,29 23o2:24 24b1=blue:25,31 25y1:26,32 26o2:27,33 27g1:28,34 28y2:35
29p1:30,36 30g2:31,37 31y3²:32 32p1:39 33b2:34 34y1=yellow:41 35o2²:42
36o4²³:43 37o2:38 38y2:39,45 39b1:40,46 40y2:41,47 41p4²:42,48 42b2:49
43y4²³:44 44b4²³:45 45g1=grey:46 46o1: 47o3²³:48 48g2:49 49y4²:
"""


def chambers() -> list[re.Match]:
    """Every chamber of the hill, in pieces."""
    return [re.fullmatch(r"(\d+)([yobgp])(\d)(²?)(³?)(?:=(\w+))?:(.*)", word) for word in HILL.split()]


@cache
def plain_level() -> Level:
    """The level that the rules read, made without a map."""
    spots, lines = {}, []
    for number, food, places, two, three, ant, more in (found.groups() for found in chambers()):
        spots[f"chamber{number}"] = {"kind": "chamber", "food": FOODS[food]}
        spots[f"zone{number}"] = {"kind": "one", **({"start": f"ant-{ant}"} if ant else {})}
        marks = [3] * bool(three) + [2] * bool(two)
        for place in range(int(places)):
            spots[f"place{number}-{place + 1}"] = {"kind": "one", **({"marks": marks.pop(0)} if marks else {})}
        lines += [(f"chamber{number}", f"chamber{other}") for other in filter(None, more.split(","))]
    for road in "ab":
        lines.append(tuple(f"road-{road}{square}" for square in range(1, 13)))
        for square in range(1, 13):
            spots[f"road-{road}{square}"] = {"kind": "one", "river": square in (1, 12), "middle": square in (6, 7)}
    return Level("minicity", spots, tuple(lines))
