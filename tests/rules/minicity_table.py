"""Minicity tables: the ant-hill without its map, and states of every kind, for tests."""

import re
from collections import Counter
from functools import cache
from random import Random

from meowgames.rules import CHANCE, OVER, Level, Picture, minicity
from meowgames.rules.minicity.goods import ONE, UNIT

FOODS = {"y": "food-yellow", "o": "food-orange", "b": "food-blue", "g": "food-green", "p": "food-pink"}
CARDS = {"y": "card-yellow", "b": "card-blue", "r": "card-red", "g": "card-grey", "v": "card-violet"}

# Each chamber: number, food and places; ² ³ one place marked for so many players; the ant that starts there;
# after the colon its neighbours with higher numbers.
HILL = """
1g4²³:2,8 2y3²:3,9 3b1:10 4y1:5,11 5p3²:6,12 6g3²:7,13 7y2:14
8o3²³:9,15 9p1=violet:16 10o1:11 11g2:18 12b3²:13,19 13o2=red:14 14p2:21
15b1:16,22 16g1:17 17o1:18 18b3³:19,25 19y1:20 20o1:21,27 21b2:28
22y2:23,29 23o2:24 24b1=blue:25,31 25y1:26,32 26o2:27,33 27g1:28,34 28y2:35
29p1:30,36 30g2:31,37 31y3²:32 32p1:39 33b2:34 34y1=yellow:41 35o2²:42
36o4²³:43 37o2:38 38y2:39,45 39b1:40,46 40y2:41,47 41p4²:42,48 42b2:49
43y4²³:44 44b4²³:45 45g1=grey:46 46o1: 47o3²³:48 48g2:49 49y4²:
"""
# What its moments are called.
STAGES = set("deal road open draw card toss call walk unload graze drop swap stock pick river over".split())
# Perft: seats, plies made before, the number of move sequences of each length below, options.
POSITIONS = [
    (2, 0, (6, 36, 216, 1293, 7629)),
    (2, 9, (7, 21, 126, 750, 3852)),
    (2, 150, (6, 36, 132, 546, 2478)),
    (3, 20, (4, 23, 155, 946, 6318)),
    (4, 0, (6, 36, 216, 1295, 7758)),
    (4, 61, (22, 82, 654, 3388)),
    (3, 12, (6, 36, 226, 1692), (("friends", True),)),
    (2, 160, (2, 15, 69, 292, 1531), (("friends", True),)),
    (4, 90, (3, 18, 291, 4227), (("friends", True),)),
    (3, 15, (6, 62, 1122, 5774), (("joker", True),)),
    (2, 11, (4, 16, 96, 576, 1648), (("display", True),)),
    (3, 33, (6, 41, 410, 2039), (("return", True),)),
]


def pieces(picture: Picture) -> Counter:
    """Cards wherever they are, blocks of each food, ants, and friends for sale or owned."""
    kinds = Counter()
    for spot, faces in picture.items():
        for face in faces:
            name = face.partition(":")[0].removeprefix("buy-").removeprefix("spent-")
            if name.startswith("card-"):
                kinds["cards"] += 1
            elif name.startswith(("food-", "ant-")) or spot.startswith(("shop-", "friends")):
                kinds[name] += 1
    return kinds


def truth(state) -> dict:
    """The true answer to whatever may be asked of a picture, but for the options."""
    card, now, colours = state.card, state.now, list(CARDS.values())
    ends = ("a-top", "a-foot", "b-top", "b-foot")
    return {
        "seat": f"seat{now.seat}", "stage": state.stage, "then": now.resume, "last": ends[card.end],
        "round": "first" if state.round == 1 else "later", "manner": ("plain", "hidden", "joker")[card.guise],
        "ant": colours[card.ant].removeprefix("card-"), "laid": ("none", "one", "two", "three", "four")[now.played],
        "returned": list(FOODS.values())[now.returned],
    }  # fmt: skip


@cache
def chambers() -> list[re.Match]:
    """Every chamber of the hill, in pieces."""
    return [re.fullmatch(r"(\d+)([yobgp])(\d)(²?)(³?)(?:=(\w+))?:(.*)", word) for word in HILL.split()]


def spots_and_lines() -> tuple[dict, list]:
    """What the map has to hold."""
    spots, lines = {}, []
    for number, food, places, two, three, ant, more in (found.groups() for found in chambers()):
        spots[f"chamber{number}"] = {"kind": "chamber", "food": FOODS[food]}
        spots[f"zone{number}"] = {"kind": "one", **({"start": f"ant-{ant}"} if ant else {})}
        marks = [3] * bool(three) + [2] * bool(two)
        for place in range(int(places)):
            spots[f"place{number}-{place + 1}"] = {
                "kind": "one",
                **({"marks": marks.pop(0)} if marks else {}),
            }
        lines += [(f"chamber{number}", f"chamber{other}") for other in filter(None, more.split(","))]
    for road in "ab":
        lines.append(tuple(f"road-{road}{square}" for square in range(1, 13)))
        for square in range(1, 13):
            ends = {"river": True} if square in (1, 12) else {"middle": True} if square in (6, 7) else {}
            spots[f"road-{road}{square}"] = {"kind": "one", **ends}
    return spots, lines


@cache
def plain_level() -> Level:
    """The level that the rules read, made without a map."""
    spots, lines = spots_and_lines()
    return Level("minicity", spots, tuple(lines))


def distance(one: int, two: int) -> int:
    """How many tunnels lie between two chambers, counted the slow way."""
    doors = {(a, b) for line in plain_level().lines if len(line) == 2 for a, b in (line, line[::-1])}
    reached, steps = {f"chamber{one}"}, 0
    while f"chamber{two}" not in reached:
        reached |= {b for a, b in doors if a in reached}
        steps += 1
    return steps


# ── whole tables ──


def named(letters: str, table: dict) -> list[str]:
    """Names of cards or blocks written as letters."""
    return [table[letter] for letter in letters]


def dealt(hands: list[str], roads: list[str] | None = None, display: str = "", **options):
    """A table on which these cards were dealt, open ones too if given; seat 0 is to choose its blocks."""
    seats = len(hands)
    state = minicity.start(plain_level(), seats, display=bool(display), **options)
    for hand in hands:
        state = minicity.play(state, ("deal", *named(hand, CARDS)))
    for row in roads or ["yb"] * (1 if seats == 2 else 2):
        state = minicity.play(state, ("road", *named(row, CARDS)))
    return minicity.play(state, ("open", *named(display, CARDS))) if display else state


def opened(hands: list[str], roads: list[str] | None = None, display: str = "", **options):
    """A table at which all have chosen their blocks as proposed and the first seat begins."""
    state = dealt(hands, roads, display, **options)
    for _ in hands:
        state = minicity.play(state, ("fill",))
    return state


def turn3(hand: str = "yrgb", roads: list[str] | None = None, seats: int = 3, **options):
    """A table at which seat 0 holds this hand and may lay three cards."""
    state = opened([hand] + ["ybrg"] * (seats - 1), roads, **options)
    return state._replace(round=2)


def stand(state, **ants: int):
    """The same table with these ants in these chambers since before the turn."""
    found = list(state.ants)
    for ant, number in ants.items():
        found[["yellow", "blue", "red", "grey", "violet"].index(ant)] = number - 1
    assert len(set(found)) == 5
    return state._replace(ants=tuple(found), now=state.now._replace(began=tuple(found)))


def count(letters: str, table: dict) -> int:
    """Cards or blocks written as letters, as the rules count them."""
    return sum(UNIT[list(table).index(letter)] for letter in letters)


def load(state, crate: str, stock: str | None = None, seat: int = 0):
    """The same table with these blocks in a crate, and in the reserve if given."""
    crates, stocks = list(state.crates), list(state.stocks)
    crates[seat] = count(crate, FOODS)
    stocks[seat] = stocks[seat] if stock is None else count(stock, FOODS)
    return state._replace(crates=tuple(crates), stocks=tuple(stocks))


def laid(state, road: int, row: str, first: int):
    """The same table with these cards on a road from this square on."""
    letters = "".join(str(list(CARDS).index(card)) for card in row)
    return state._replace(roads=tuple((first - 1, letters) if i == road else r for i, r in enumerate(state.roads)))


def room(state, number: int, free: int):
    """The same table with so many free places in a chamber."""
    return state._replace(free=tuple(free if i == number - 1 else f for i, f in enumerate(state.free)))


def befriend(state, *friends: str, seat: int = 0, points: int | None = None):
    """The same table with these friends owned by a seat, and so many points."""
    club = state.club
    gained = sum(ONE[friend] for friend in friends)
    owned = tuple(have + gained * (i == seat) for i, have in enumerate(club.owned))
    marks = tuple(points if i == seat and points is not None else p for i, p in enumerate(club.points))
    return state._replace(club=club._replace(owned=owned, points=marks, shop=club.shop - gained))


# ── playing ──


def follow(state, *moves: str, seed: int = 1):
    """Make these moves, each legal when its turn comes; chance draws what it likes."""
    rng = Random(seed)
    for move in moves:
        state = settle(state, rng)
        words = tuple(move.split())
        assert words in minicity.moves(state), f"{move} is not legal: {options(state)}"
        state = minicity.play(state, words)
    return state


def settle(state, rng: Random | None = None):
    """The table once chance has drawn."""
    rng = rng or Random(1)
    while minicity.turn(state) == CHANCE:
        state = minicity.play(state, minicity.chance(state, rng))
    return state


def options(state, first: str = "") -> set[str]:
    """The legal moves as text, those that begin with a word if given."""
    return {" ".join(move) for move in minicity.moves(state) if not first or move[0].startswith(first)}


def walk(seats: int, seed: int, sense: bool = False, **options):
    """Every state of a random game with the move made in it, the last one with None."""
    rng = Random(seed)
    state = minicity.start(plain_level(), seats, **options)
    while minicity.turn(state) != OVER:
        if minicity.turn(state) == CHANCE:
            move = minicity.chance(state, rng)
        elif sense:
            move = minicity.sample(state, rng)
        else:
            found = minicity.moves(state)
            move = found[int(rng.random() * len(found))]
        yield state, move
        state = minicity.play(state, move)
    yield state, None


def shown(state, spot: str, seat: int = 0) -> tuple[str, ...]:
    """What a seat sees on a spot."""
    return minicity.look(state, seat).get(spot, ())


# ── friends ──


def friendly(*owned: str, points: int = 0, hand: str = "yrgb", roads: list[str] | None = None, **options):
    """A table with friends at which seat 0 owns these and may lay three cards."""
    return befriend(turn3(hand, roads, friends=True, **options), *owned, points=points)


def points(state, seat: int = 0) -> int:
    """The friendship points of a seat, as everybody sees them."""
    (face,) = shown(state, f"points{seat}", OVER)
    return int(face.removeprefix("cube:"))


def medals(state, seat: int = 0) -> tuple[str, ...]:
    """The friends of a seat as they lie before it."""
    return shown(state, f"friends{seat}", OVER)


def land(state, chamber: int, start: int, card: str = "card-yellow road-a5"):
    """The table after Lumi came from one chamber to another."""
    return follow(stand(state, yellow=start), card, f"chamber{chamber}")
