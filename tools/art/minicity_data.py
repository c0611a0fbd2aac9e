"""What Minicity's pictures agree on: foods, ants, and where every chamber lies."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from .pen import smooth
from .svg import Point, Points


class Food(NamedTuple):
    """The tones of a food: of its blocks, of rims and numbers, of the floors it is kept on."""

    main: str
    deep: str
    pale: str


class Ant(NamedTuple):
    """What an ant is told by: tones, pattern of its jumper, its tone, emblem; and the tone of its skin."""

    main: str
    deep: str
    pale: str
    pattern: str
    thread: str
    emblem: str
    skin: str


class Room(NamedTuple):
    """A chamber: its middle, its places, and how many of them are marked for two or three players."""

    number: int
    food: str
    size: int
    x: float
    y: float
    two: int
    three: int
    ant: str
    doors: tuple[int, ...]  # neighbours with higher numbers


FOODS = {
    "yellow": Food("#fbcf3e", "#6b4204", "#fff0bd"),
    "orange": Food("#e0591a", "#85320a", "#fddcb8"),
    "blue": Food("#3f6cc9", "#1f3c83", "#d5e1f4"),
    "green": Food("#2d7a52", "#17472e", "#d3e8cc"),
    "pink": Food("#ee78ac", "#96265f", "#fbdce6"),
}
ANTS = {
    "yellow": Ant("#f0c02f", "#6d4a05", "#fdf1c4", "stripes", "#7a4f10", "lamp", "#b5623c"),
    "blue": Ant("#4a9ade", "#174a80", "#d6e6f6", "waves", "#fffdf6", "anchor", "#a8553a"),
    "red": Ant("#cf3a30", "#74160f", "#fadbd2", "dots", "#fff7e6", "poppy", "#b8674a"),
    "grey": Ant("#9aa0a8", "#3f454e", "#e6e7e6", "checks", "#3c424d", "glasses", "#a9664b"),
    "violet": Ant("#5a2b8a", "#321552", "#e8dcf3", "stars", "#ffe08a", "star", "#a24e44"),
}
SIZES = {1: (112, 78), 2: (112, 91), 3: (138, 91), 4: (140, 94)}  # of a chamber with so many places
PITCH = 36  # from one place of a chamber to the next
# where the places of a chamber lie round the middle of its larder, in pitches
LARDER = {
    1: ((0, 0),),
    2: ((-0.12, -0.52), (0.12, 0.52)),
    3: ((-0.5, 0.48), (0.5, 0.48), (0, -0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
}
ROADS = {"a": 356, "b": 1476}
FIRST, STEP = 82, 61  # middle of a road's first square, and how far it is to the next
SQUARE = (90, 56)

# number, food, places, x, y, places marked for two and for three players, ant that starts here, doors
ROOMS = """
1 green 4 496 93 1 1 - 2,8; 2 yellow 3 649 85 1 0 - 3,9; 3 blue 1 787 88 0 0 - 10;
4 yellow 1 921 86 0 0 - 5,11; 5 pink 3 1060 82 1 0 - 6,12; 6 green 3 1211 85 1 0 - 7,13;
7 yellow 2 1350 94 0 0 - 14; 8 orange 3 508 201 1 1 - 9,15; 9 pink 1 647 200 0 0 violet 16;
10 orange 1 781 188 0 0 - 11; 11 green 2 907 192 0 0 - 18; 12 blue 3 1054 195 1 0 - 13,19;
13 orange 2 1200 191 0 0 red 14; 14 pink 2 1337 197 0 0 - 21; 15 blue 1 487 300 0 0 - 16,22;
16 green 1 636 297 0 0 - 17; 17 orange 1 768 301 0 0 - 18; 18 blue 3 907 300 0 1 - 19,25;
19 yellow 1 1046 294 0 0 - 20; 20 orange 1 1206 297 0 0 - 21,27; 21 blue 2 1332 304 0 0 - 28;
22 yellow 2 496 412 0 0 - 23,29; 23 orange 2 637 409 0 0 - 24; 24 blue 1 763 414 0 0 blue 25,31;
25 yellow 1 909 399 0 0 - 26,32; 26 orange 2 1052 405 0 0 - 27,33; 27 green 1 1199 408 0 0 - 28,34;
28 yellow 2 1334 410 0 0 - 35; 29 pink 1 499 517 0 0 - 30,36; 30 green 2 625 517 0 0 - 31,37;
31 yellow 3 764 516 1 0 - 32; 32 pink 1 921 516 0 0 - 39; 33 blue 2 1055 511 0 0 - 34;
34 yellow 1 1200 514 0 0 yellow 41; 35 orange 2 1334 522 1 0 - 42; 36 orange 4 496 626 1 1 - 43;
37 orange 2 644 623 0 0 - 38; 38 yellow 2 777 624 0 0 - 39,45; 39 blue 1 921 618 0 0 - 40,46;
40 yellow 2 1047 625 0 0 - 41,47; 41 pink 4 1187 626 1 0 - 42,48; 42 blue 2 1332 628 0 0 - 49;
43 yellow 4 496 735 1 1 - 44; 44 blue 4 649 732 1 1 - 45; 45 green 1 788 735 0 0 grey 46;
46 orange 1 913 719 0 0 - -; 47 orange 3 1059 731 1 1 - 48; 48 green 2 1197 734 0 0 - 49;
49 yellow 4 1336 735 1 0 - -
"""


def rooms() -> dict[int, Room]:
    """Return every chamber by its number."""
    found = {}
    for words in (entry.split() for entry in ROOMS.split(";")):
        number, size, x, y, two, three = (int(words[i]) for i in (0, 2, 3, 4, 5, 6))
        doors = tuple(int(door) for door in words[8].split(",") if door != "-")
        found[number] = Room(number, words[1], size, x, y, two, three, words[7].strip("-"), doors)
    return found


def square(road: str, number: int) -> Point:
    """Return the middle of a road's square, 1 at the top to 12 at the bottom."""
    return ROADS[road], FIRST + (number - 1) * STEP


def zone_of(room: Room) -> Point:
    """Return the middle of a chamber's unloading zone, where an ant stands."""
    w, h = SIZES[room.size]
    return room.x - w / 2 + 33, room.y + h * 0.27


def places_of(room: Room) -> Points:
    """Return the middles of a chamber's places: those marked for three players first, then for two."""
    x = room.x + SIZES[room.size][0] / 2 - (49 if room.size > 2 else 34)
    return [(x + a * PITCH, room.y + b * PITCH) for a, b in LARDER[room.size]]


def walls(room: Room, grow: float = 0) -> Points:
    """Return the contour of a chamber: a soft uneven pebble."""
    w, h = SIZES[room.size]
    rnd = random.Random(room.number * 17)
    ring = []
    for i in range(14):
        c, s = math.cos(math.tau * i / 14), math.sin(math.tau * i / 14)
        k = (abs(c) ** 2.9 + abs(s) ** 2.9) ** (-1 / 2.9) * (1 + rnd.uniform(-0.05, 0.05))
        ring.append((room.x + (w / 2 + grow) * k * c, room.y + (h / 2 + grow) * k * s))
    return smooth(ring, steps=5)


def tunnel(a: Room, b: Room) -> Points:
    """Return the middle line of the tunnel between two chambers, the lower number first."""
    rnd = random.Random(a.number * 61 + b.number)
    bend = rnd.choice((-1, 1)) * rnd.uniform(5, 11)
    dx, dy = b.x - a.x, b.y - a.y
    d = math.hypot(dx, dy)
    middle = ((a.x + b.x) / 2 - dy / d * bend, (a.y + b.y) / 2 + dx / d * bend)
    return smooth([(a.x, a.y), middle, (b.x, b.y)], False, 10)
