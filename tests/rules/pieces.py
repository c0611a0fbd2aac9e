"""What must stay the same from the first picture of a match to the last, game by game."""

import re
from collections import Counter

from meowgames.play.level import read_faces
from meowgames.rules import Picture


def meow_pieces(picture: Picture) -> list[tuple]:
    """Every token, laid out or hidden; every card at most once in hands and trick."""
    tokens, cards = [], []
    for spot, faces in picture.items():
        if re.match(r"(row|won|pile)\d*$", spot):
            tokens += [face for face in faces if not face.startswith("seat")]
        elif re.match(r"(hand|trick)\d*$", spot):
            cards += faces
    return [("tokens", len(tokens)), ("doubled", len(cards) - len(set(cards)))]


def isle_pieces(picture: Picture) -> Counter:
    """Treasures in stock, in hand, in the bag and on boats; a cat is nowhere twice, and may leave the game."""
    kinds = Counter()
    for spot, faces in picture.items():
        for face in faces:
            name, _, said = face.partition(":")
            name = name.partition("@")[0]
            if spot == "bag-rare":
                kinds["rare"] += int(said)
            elif name.startswith("rare-"):
                kinds["rare"] += int(said or 1)
            elif name.startswith("common"):
                kinds[name] += int(said or 1)
            elif read_faces("isle").get(name, {}).get("mark"):
                kinds[name] += 1
    cats = [name for name in kinds if not name.startswith(("rare", "common"))]
    assert all(kinds.pop(name) == 1 for name in cats)
    return kinds


def minicity_pieces(picture: Picture) -> Counter:
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


def meowtopia_pieces(picture: Picture) -> Counter:
    """Kittens wherever they live, and fields and sticks in reserve, set aside or on farms; each tile once."""
    kinds = Counter()
    for spot, faces in picture.items():
        stem = spot.partition(".")[0].rstrip("0123456789")
        for face in faces:
            if stem in ("nest", "workers", "stalls"):
                kinds[face.partition("@")[0]] += 1
            elif stem in ("fields", "sticks", "spare-fields", "spare-sticks"):
                kinds[stem.removeprefix("spare-")] += int(face.partition(":")[2])
            elif "." in spot:
                kinds[{"field": "fields", "edge": "sticks"}[stem]] += 1
    return kinds


def neko_pieces(picture: Picture) -> Counter:
    """Tiles in the deck, discarded, in rows and towers; pawns at home or beside an animal; no animal lies twice."""
    kinds = Counter()
    for spot, faces in picture.items():
        stem = spot.partition(".")[0].rstrip("0123456789")
        if stem in ("deck", "row", "tower") or stem.startswith("waste-"):
            kinds["tiles"] += len(faces)
        elif stem in ("line", "home", "stand"):
            kinds.update(faces)
    animals = [name for name in kinds if name != "tiles" and not name.startswith("pawn")]
    assert all(kinds.pop(name) == 1 for name in animals)  # the line is laid by the first outcome of chance
    return kinds


# What must stay the same from the first picture to the last when everything is seen.
PIECES = {
    "meow": meow_pieces,
    "isle": isle_pieces,
    "meowtopia": meowtopia_pieces,
    "minicity": minicity_pieces,
    "neko": neko_pieces,
}
