"""What lies on a table: the pieces of a picture without the marks of the house, and whether each lies where it may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from .. import Level, Picture
from ..standing import need
from .city import City, city
from .goods import ANTS, BITS, CARDS, COPIES, DIGIT, FOODS, FRIENDS, ONCE, PRICES, SHOP, TRACK
from .state import OPEN

Lying = Mapping[str, tuple[str, ...]]  # spot -> the pieces on it by their plain names, no marks

CARD, BLOCK, ANT, FRIEND, CUBE = "card", "block", "ant", "friend", "cube"
KIND = {
    **dict.fromkeys(CARDS, CARD), **dict.fromkeys(FOODS, BLOCK), **dict.fromkeys(ANTS, ANT),
    **dict.fromkeys(FRIENDS, FRIEND), **{f"spent-{friend}": FRIEND for friend in FRIENDS},
}  # fmt: skip
CLAUSE = {CARD: "1.5", BLOCK: "1.4", ANT: "1.3", FRIEND: "8.7", CUBE: "8.4"}  # of each kind of piece
MARKS = frozenset(("open",))  # what the house lays where pieces lie
AWAY = ("gone", "held")  # the box, and a block in the air


def pieces(level: Level, seats: int, picture: Picture) -> Picture:
    """Return what a hand can move of a picture: hands, crates and heaps in no order, the places of a chamber as one."""
    home, rooms, found = homes(level, seats), _rooms(level), dict[str, list[str]]()
    for spot, faces in picture.items():
        if spot == "deck":
            lying = [f"deck:{heap(faces)}"]
        elif spot in home:
            lying = [piece(face) or face for face in faces if face not in MARKS]
        else:
            lying = [] if spot in AWAY else [name for name in map(piece, faces) if name]
        if lying:
            found.setdefault(rooms.get(spot, spot), []).extend(lying)
    return {spot: tuple(sorted(lying)) for spot, lying in found.items()}


@cache
def homes(level: Level, seats: int) -> Mapping[str, str]:
    """Return what kind of piece lies on each spot of a table for so many."""
    hill, found = city(level), {"discard": CARD, "deck": CARD}
    found |= {f"display{place}": CARD for place in range(OPEN)}
    found |= {square: CARD for road in hill.roads[: used(seats)] for square in road}
    found |= {place: BLOCK for places in hill.places for place in places}
    found |= {name.replace("chamber", "zone"): ANT for name in hill.names}
    found |= {f"shop-{friend}": FRIEND for friend in FRIENDS}
    kinds = {"hand": CARD, "crate": BLOCK, "stock": BLOCK, "friends": FRIEND, "points": CUBE}
    return found | {f"{name}{seat}": kind for seat in range(seats) for name, kind in kinds.items()}


def used(seats: int) -> int:
    """Return how many roads are in use."""
    return 1 if seats == 2 else 2  # 2.6


@cache
def _rooms(level: Level) -> Mapping[str, str]:
    """Return for each place the first one of its chamber, under which all of them are kept."""
    return {place: places[0] for places in city(level).places for place in places}


@lru_cache(maxsize=4096)
def piece(face: str) -> str:
    """Return the plain name of a piece, however it is turned and whatever it costs; nothing for what is none."""
    name, _, label = face.partition(":")
    name = name.partition("@")[0]
    if name == CUBE:
        return f"{CUBE}:{int(label)}" if label.isascii() and label.isdigit() and len(label) < 4 else ""
    friend = name.removeprefix("buy-")
    if friend != name:
        return friend if friend in PRICES and label in ("", str(PRICES[friend])) else ""
    return name if name in KIND and not label else ""


def kind_of(name: str) -> str:
    """Return of what kind a piece is."""
    return KIND.get(name) or CUBE


def heap(faces: Iterable[str]) -> int:
    """Return how many cards a heap has: each face is one, or says how many it stands for."""
    labels = [face.partition(":")[2] for face in faces]
    return sum([int(label) if label.isascii() and label.isdigit() and len(label) < 4 else 1 for label in labels])


def clause_of(spot: str) -> str:
    """Return the clause of what lies on a spot."""
    for stem, kind in (("place", BLOCK), ("crate", BLOCK), ("stock", BLOCK), ("zone", ANT), ("points", CUBE)):
        if spot.startswith(stem):
            return CLAUSE[kind]
    return CLAUSE[FRIEND if spot.startswith(("shop", "friends")) else CARD]


# ── whether all lies where it may, and is there ──


def lying(level: Level, seats: int, picture: Picture) -> Lying:
    """Return the pieces of a picture, each where its kind may lie and as many as there are in the box."""
    home, hill, found = homes(level, seats), city(level), dict[str, tuple[str, ...]]()
    for spot, faces in picture.items():
        kind = home.get(spot)
        if kind is None:
            _stray(hill, spot, [] if spot in AWAY else faces)
        elif spot == "deck":
            _heaped(faces)
        else:
            found[spot] = tuple([piece(face) for face in faces if face not in MARKS])
            for name in found[spot]:
                if KIND.get(name) != kind:
                    need(name, CLAUSE[kind], spot)
                    need(kind_of(name) == kind, CLAUSE[kind_of(name)], spot)
    _hill(hill, found)
    _cards(found, picture.get("deck", ()))
    _friends(found, seats)
    return found


def _stray(hill: City, spot: str, faces: Iterable[str]) -> None:
    """Refuse a piece that lies where the game has no place."""
    for name in filter(None, map(piece, faces)):
        need(spot not in hill.squares, "2.6", spot)
        need(False, CLAUSE[kind_of(name)], spot)


def _heaped(faces: Iterable[str]) -> None:
    """Hold the deck to cards, backs and counts of them."""
    for face in faces:
        name = face.partition("@")[0]
        need(
            piece(face) in CARDS or name == "card-back" or face.partition(":")[0] in ("deck", "card-back"),
            "1.5",
            "deck",
        )


def _hill(hill: City, found: Lying) -> None:
    """Hold ants and blocks to their zones and places."""
    where: dict[str, list[str]] = {ant: [] for ant in ANTS}
    for name in hill.names:
        zone = name.replace("chamber", "zone")
        need(len(found.get(zone, ())) < 2, "2.2", zone)
        for ant in found.get(zone, ()):
            where[ant].append(zone)
    for zones in where.values():
        need(len(zones) == 1, "1.3", *zones)
    for food, places in zip(hill.food, hill.places, strict=True):
        good = (FOODS[food],)
        for place in places:
            blocks = found.get(place)
            if blocks and blocks != good:
                need(not set(blocks) - {*good}, "6.2", place)
                need(len(blocks) < 2, "6.3", place)


def _cards(found: Lying, deck: tuple[str, ...]) -> None:
    """Hold the cards to those in the box; whichever are seen nowhere are in the deck."""
    seen = {spot: names for spot, names in found.items() if names and names[0] in CARDS}
    open_, known = Counter[str](), Counter(filter(None, map(piece, deck)))
    for names in seen.values():
        open_.update(names)
    for card in CARDS:
        if open_[card] + known[card] > COPIES:
            need(False, "1.5", *[spot for spot, names in seen.items() if card in names])
    need(heap(deck) + open_.total() == COPIES * len(CARDS), "1.5", "deck")
    need(deck, "4.7", "discard")


def _friends(found: Lying, seats: int) -> None:
    """Hold the friends and the cubes to those in the box, if the table has any."""
    if not befriended(found, seats):
        return
    lying = Counter[str]()
    for friend in FRIENDS:
        spot = f"shop-{friend}"
        need(not set(found.get(spot, ())) - {friend}, "8.7", spot)
        lying[friend] += len(found.get(spot, ()))
    for seat in range(seats):
        spot, cubes = f"friends{seat}", found.get(f"points{seat}", ())
        for name in found.get(spot, ()):
            friend = name.removeprefix("spent-")
            need(friend == name or friend in ONCE, "8.9", spot)
            lying[friend] += 1
        need(len(cubes) == 1, "8.1", f"points{seat}")
        need(points(cubes[0]) <= TRACK, "8.4", f"points{seat}")
    for kind, friend in enumerate(FRIENDS):
        if lying[friend] != SHOP >> BITS * kind & DIGIT:
            having = [spot for spot, names in found.items() if {friend, f"spent-{friend}"} & set(names)]
            need(False, "8.7", *having)


def points(cube: str) -> int:
    """Return the points that a cube stands on."""
    return int(cube.partition(":")[2])


def befriended(found: Lying, seats: int) -> bool:
    """Tell whether the table has friends."""
    spots = [f"shop-{friend}" for friend in FRIENDS] + [
        f"{name}{seat}" for seat in range(seats) for name in ("friends", "points")
    ]
    return any(found.get(spot) for spot in spots)


def placed(level: Level, found: Lying) -> tuple[int, ...]:
    """Return how many blocks lie in each chamber."""
    return tuple([sum([bool(found.get(place)) for place in places]) for places in city(level).places])
