"""The ant-hill as it is drawn: chambers, tunnels and roads, and how far it is from one chamber to another.

Its tables are made once for a level (memoisation); distances are found by a breadth-first search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from re import fullmatch
from typing import NamedTuple

from .. import Level, Move
from .goods import ANTS, FOOD_OF, SHARES

TUNNEL = r"(?:chamber|zone|place|steps|tag)(\d+)(?:-\d+)?"  # spots a tunnel may touch


class City(NamedTuple):
    """The tables of one level; a chamber is its place in them."""

    names: tuple[str, ...]  # spots of the chambers
    food: tuple[int, ...]
    rooms: tuple[tuple[int, ...], ...]  # the chambers of each food
    places: tuple[tuple[str, ...], ...]  # spots of the places of each chamber
    size: tuple[int, ...]  # how many places each chamber has
    marks: tuple[tuple[int, ...], ...]  # ants drawn on each of these places: 0, 2 or 3
    starts: tuple[int, ...]  # chamber of each ant
    far: tuple[tuple[int, ...], ...]  # tunnels between two chambers
    near: tuple[tuple[tuple[int, ...], ...], ...]  # chamber -> steps -> chambers no further away
    doors: tuple[tuple[int, ...], ...]  # neighbours
    walks: tuple[Move, ...]  # the move to each chamber
    number: dict[str, int]  # spot of a chamber -> its place
    roads: tuple[tuple[str, ...], ...]  # squares from river to river
    squares: dict[str, tuple[int, int]]  # spot of a square -> its road and its place there
    middle: tuple[int, ...]  # the first of the two middle squares of each road
    ends: tuple[tuple[tuple[tuple[str, str], ...], ...], ...]  # road -> first card -> cards -> squares beside


@cache
def city(level: Level) -> City:
    """Read the ant-hill of a level; a ValueError says what is missing."""
    spots = level.spots
    numbers = sorted(int(name[7:]) for name in spots if fullmatch(r"chamber\d+", name))
    names = tuple(f"chamber{number}" for number in numbers)
    found = _places(spots)
    places = tuple(found.get(number, ()) for number in numbers)
    foods = [str(spots[name].get("food")) for name in names]
    if not names or not all(places) or not set(foods) <= set(FOOD_OF):
        raise ValueError("every chamber needs a food and places")
    marks = tuple(tuple(int(spots[place].get("marks") or 0) for place in row) for row in places)
    begins = [spots.get(f"zone{number}", {}).get("start") for number in numbers]
    if Counter(filter(None, begins)) != Counter(ANTS):
        raise ValueError("every ant needs one zone to start from")
    doors = _tunnels(level.lines, numbers)
    far = tuple(_distances(doors, chamber) for chamber in range(len(names)))
    if not all(len(row) == len(names) for row in far):
        raise ValueError("the tunnels do not join all chambers")
    roads, middle = _roads(level)
    kinds = tuple(FOOD_OF[food] for food in foods)
    return City(
        names, kinds, tuple(tuple(i for i, kind in enumerate(kinds) if kind == food) for food in range(5)),
        places, tuple(map(len, places)), marks, tuple(map(begins.index, ANTS)),
        tuple(tuple(row[to] for to in range(len(names))) for row in far), _near(far), doors,
        tuple((name,) for name in names), {name: place for place, name in enumerate(names)}, roads,
        {name: (road, at) for road, row in enumerate(roads) for at, name in enumerate(row)}, middle,
        tuple(_ends(row) for row in roads),
    )  # fmt: skip


def _places(spots: Iterable[str]) -> dict[int, tuple[str, ...]]:
    """Return the places of each chamber in order."""
    found: dict[int, list[tuple[int, str]]] = {}
    for place in filter(None, (fullmatch(r"place(\d+)-(\d+)", name) for name in spots)):
        found.setdefault(int(place[1]), []).append((int(place[2]), place[0]))
    return {number: tuple(name for _, name in sorted(row)) for number, row in found.items()}


def _tunnels(lines: Iterable[tuple[str, ...]], numbers: list[int]) -> tuple[tuple[int, ...], ...]:
    """Return the neighbours of each chamber; a line may touch a chamber at any of its spots."""
    doors: list[set[int]] = [set() for _ in numbers]
    for line in lines:
        through = [match for name in line if (match := fullmatch(TUNNEL, name))]
        if not through:
            continue
        if len(through) < len(line):
            raise ValueError(f"a tunnel runs through {', '.join(line)}")
        rooms = [numbers.index(int(match[1])) for match in through]
        for one, two in zip(rooms, rooms[1:]):
            if one != two:
                doors[one].add(two)
                doors[two].add(one)
    return tuple(tuple(sorted(found)) for found in doors)


def _distances(doors: tuple[tuple[int, ...], ...], start: int) -> dict[int, int]:
    """Return how many tunnels lie between a chamber and every other."""
    found, edge = {start: 0}, [start]
    for chamber in edge:
        for door in doors[chamber]:
            if door not in found:
                found[door] = found[chamber] + 1
                edge.append(door)
    return found


def _near(far: Iterable[dict[int, int]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each chamber and number of steps the other chambers in reach, the nearest first."""
    rows = [sorted((steps, chamber) for chamber, steps in row.items() if steps) for row in far]
    most = max(row[-1][0] for row in rows)
    return tuple(tuple(tuple(to for steps, to in row if steps <= run) for run in range(most + 1)) for row in rows)


def _roads(level: Level) -> tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]:
    """Return the squares of both roads and where their middles begin."""
    lines = [line for line in level.lines if line and all(name.startswith("road-") for name in line)]
    roads = tuple(sorted(lines))
    middle = []
    for squares in roads:
        inner = [at for at, name in enumerate(squares) if level.spots[name].get("middle")]
        rivers = [at for at, name in enumerate(squares) if level.spots[name].get("river")]
        if rivers != [0, len(squares) - 1] or len(inner) != 2 or inner[0] + 1 != inner[1] or 0 in inner:
            raise ValueError("a road needs a river at both ends and two squares in the middle")
        middle.append(inner[0])
    if len(roads) != 2 or len(set(roads[0] + roads[1])) != len(roads[0]) + len(roads[1]):
        raise ValueError("there must be two roads of squares of their own")
    return roads, tuple(middle)


def _ends(row: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Return the squares beside every row of cards a road could have, by its first square and its length."""
    size = range(len(row))
    return tuple(tuple((row[first - 1], row[(first + cards) % len(row)]) for cards in size) for first in size)


@cache
def prepared(level: Level, seats: int) -> tuple[int, ...]:
    """Return the free places of each chamber once the places marked for so many players are filled."""
    hill = city(level)
    free = tuple(len(marks) - marks.count(seats) for marks in hill.marks)  # 2.3
    sums = tuple(sum(free[chamber] for chamber in rooms) for rooms in hill.rooms)
    if sums != tuple(share * seats for share in SHARES[seats]):  # 2.4
        raise ValueError(f"the chambers do not have the places that {seats} players need: {sums}")
    return free


@cache
def order(level: Level, seats: int) -> tuple[tuple[str, ...], ...]:
    """Return the places of each chamber in the order they are filled: those marked for this table first."""
    hill = city(level)
    return tuple(
        tuple(sorted(places, key=lambda place: (marks[places.index(place)] != seats, places.index(place))))
        for places, marks in zip(hill.places, hill.marks)
    )


@cache
def path(level: Level, start: int, goal: int) -> tuple[int, ...]:
    """Return the chambers of one shortest way, both ends included."""
    hill, found = city(level), [start]
    while found[-1] != goal:
        found.append(min(hill.doors[found[-1]], key=lambda door: (hill.far[door][goal], door)))
    return tuple(found)


def way(level: Level, start: str, end: str) -> tuple[str, ...]:
    """Return the chambers of one shortest way between two chambers or their zones, none if one is neither."""
    hill = city(level)
    rooms = [spot.replace("zone", "chamber") for spot in (start, end)]
    ends = [hill.number[room] for room in rooms if room in hill.number]
    return tuple([hill.names[chamber] for chamber in path(level, *ends)]) if len(ends) == 2 else ()
