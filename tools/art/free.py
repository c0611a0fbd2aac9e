"""What the tiles say of pieces at the free table: how many are in the box, what is on their other sides, their size."""

from __future__ import annotations

from typing import Any

from . import order

Words = dict[str, Any]

ANTS = ("yellow", "blue", "red", "grey", "violet")
FOODS = {"yellow": 28, "orange": 24, "blue": 20, "green": 16, "pink": 12}
FRIENDS = {
    "beetle": 5, "ladybird": 6, "bumblebee": 7, "snail": 7, "orange-caterpillar": 8, "grasshopper": 9, "centipede": 11,
    "exotic-caterpillar": 14, "stick-insect": 15, "dragonfly": 15,
}  # fmt: skip
TWINS = ("snail", "centipede")
SPENT = ("ladybird", "bumblebee", "centipede", "stick-insect", "dragonfly")
COPIES = {"straight": 24, "soft-left": 28, "soft-right": 28, "hard-left": 20, "hard-right": 20}
ANIMALS = "rat ox tiger rabbit dragon snake horse sheep monkey rooster dog boar".split()
CROPS = ("carrot", "cabbage", "wheat", "strawberry", "pumpkin")
COLOURS = ("blue", "green", "red", "purple", "orange")
PLENTY = 60  # of what never runs out
COINS = 120  # koban of a long match


def said(name: str, face: str) -> Words:
    """Return the words for the free table of a face of a tileset."""
    return GAMES.get(name, {}).get(face, {})


def _meow() -> dict[str, Words]:
    card: Words = {"many": 1, "group": "card-back", "scale": 0.576}
    found = {f"{suit}{value}": card for suit in ("green", "blue", "pink") for value in range(1, 19)}
    token: Words = {"scale": 0.64}
    found["bowl"] = token | {"labels": "+1 +2 +3 +4 +5 +5 +6 +7 +8 +9 +10"}
    found["bone"] = token | {"labels": "-1 -2 -3 -4 -5 -6 -8 -10"}
    found["fish"] = found["vase"] = token | {"many": 4}
    found["first"] = {"many": 1, "scale": 0.46}
    return found | {"card-back": {"scale": 0.576}, "token-back": token}


def _meowtopia() -> dict[str, Words]:
    piece: Words = {"many": 1, "scale": 0.9}
    families = ("marmalade", "pearl", "soot", "chestnut")
    found = {f"{family}{n}": piece | {"group": family} for family in families for n in range(1, 7)}
    tiles = [face for face in order.MEOWTOPIA.split() if face.startswith("tile-") and "@" not in face]
    found |= {face: piece | {"group": "tiles"} for face in tiles}
    found["carrot"] = piece | {"many": 34}
    found |= {crop: {"as": "carrot", "scale": 0.9} for crop in CROPS[1:]}
    found["stick"] = piece | {"many": 32}
    for dial, many in (("food", 4), ("coin", 4), ("bonus", 10), ("ware-food", 12), ("ware-coin", 12)):
        found[dial] = {"many": many, "counter": True, "scale": 1.0}
    found["malus"] = {"many": PLENTY, "scale": 0.5}
    found["first"] = {"many": 1, "scale": 0.86}
    return found


def _minicity() -> dict[str, Words]:
    found: dict[str, Words] = {f"card-{colour}": {"many": 19, "scale": 0.4} for colour in ANTS}
    found |= {f"food-{colour}": {"many": many, "scale": 0.71} for colour, many in FOODS.items()}
    found |= {f"ant-{colour}": {"many": 1, "scale": 0.83, "group": "ants"} for colour in ANTS}
    for friend, price in FRIENDS.items():
        labels = " ".join([str(price)] * (1 + (friend in TWINS)))
        found[f"buy-{friend}"] = {"labels": labels, "scale": 0.9, "group": "friends"}
        found[friend] = {"as": f"buy-{friend}", "scale": 0.65}
        if friend in SPENT:
            found[f"spent-{friend}"] = {"as": f"buy-{friend}", "scale": 0.65}
    found["cube"] = {"many": 4, "counter": True, "scale": 1.0}
    found["closed"] = {"print": True}
    return found | {"card-back": {"scale": 0.4}, "food-back": {"scale": 0.71}}


def _neko() -> dict[str, Words]:
    found: dict[str, Words] = {kind: {"many": many, "scale": 0.95} for kind, many in COPIES.items()}
    found["tile-back"] = {"scale": 0.95}
    found |= {animal: {"many": 1, "scale": 0.64, "group": "animals"} for animal in ANIMALS}
    found["cat"] = {"many": 1, "scale": 0.64}
    found["die-rat"] = {"many": 1, "roll": 12, "scale": 0.93}
    found |= {f"die-{animal}": {"as": "die-rat", "scale": 0.93} for animal in ANIMALS[1:]}
    found |= {f"pawn{seat}": {"many": 1, "scale": 0.75, "group": "pawns"} for seat in range(6)}
    found["koban"] = {"many": COINS, "scale": 0.6}
    found["first"] = {"many": 1, "scale": 0.8}
    return found


def _isle() -> dict[str, Words]:
    found: dict[str, Words] = {}
    for face in (face for face in order.ISLE.split() if "@" not in face):
        kind, _, colour = face.partition("-")
        if colour in COLOURS and kind[-1:].isdigit():
            found[face] = {"many": 1, "scale": 0.53, "group": f"cats-{colour}"}
        elif kind == "rare":
            found[face] = {"many": 5, "scale": 0.53, "group": "rares"}
        elif face.startswith("common"):
            found[face] = {"many": 11, "scale": 0.53}
        elif face.startswith("card1"):
            found[face] = {"many": 1, "scale": 0.5, "group": "card-back"}
        elif face.startswith("figure"):
            found[face] = {"many": 1, "scale": 0.8, "group": "figures"}
        elif face.startswith("hull-") or face == "rat" or kind == "map":
            found[face] = {"print": True}
    found["vesh"] = {"many": 1, "scale": 0.8}
    return found | {"card-back": {"scale": 0.5}}


def _toybox() -> dict[str, Words]:
    """Return that toys are drawn twice as large as they lie on a table; notes are larger there, to be read."""
    whole = ("toy-felt", "toy-planks", "toy-mat", "toy-bag")
    toys = (face for face in order.TOYBOX.split() if "@" not in face and face not in whole)
    return {face: {"scale": 0.7 if face.startswith("toy-note") else 0.5} for face in toys}


GAMES: dict[str, dict[str, Words]] = {
    "meow": _meow(), "meowtopia": _meowtopia(), "minicity": _minicity(), "neko": _neko(), "isle": _isle(),
    "toybox": _toybox(),
}  # fmt: skip
