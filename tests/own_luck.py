"""Tables of one's own by chance: places, tiles, seats and layers that say all sorts of words, most of them rightly."""

from random import Random

import own_tables as own

from meowgames.play.own_layers import KINDS
from meowgames.play.own_words import ON_LATTICES, SPOT_WORDS, TICK, TILE_WORDS, Kind

NAMES = ("deck", "bag1", "pond", "a-b", "x", "zz", "hand", "turns", "grid", "me", "piece", "lair2", "garden", "trough")
FACES = ("dog", "cat1", "cat2", "wolf", "wolf-up", "dog@1", "dog@2", "dog@3m", "die", "die-2", "note1", "dial", "rear",
         "card1", "card2", "sign", "big-board", "toyx")  # fmt: skip
TOYS = ("toy-d6-1", "toy-coin-1", "toy-back", "toy-turn", "toy-note-pink", "toy-d20:20")
GROUPS = ("grp", "dog", "box", "toy-back", "rear", "unseen", "cat1")
LAID = [kind for kind in KINDS if kind not in ("panel", "portrait", "name", "view")]
GROUND = ("columns", "rows", "l", "t", "r", "b")  # words that go together
ODD = 0.1  # how often something is said that may not go with the rest


def value(luck: Random, word: str, kind: Kind, known: list[str]) -> object:
    """Return something that a word may say."""
    if word == "holds":
        sorts = [*known, *known, *TOYS, "grp", "rear", "cat1:1", "die:3", "dial:0"]
        several = [luck.choice(sorts) for _ in range(luck.randint(1, 3))]
        return " ".join(f"{luck.randint(1, 4)}*{one}" if luck.random() < 0.4 else one for one in several)
    if kind is TICK:
        return luck.choice(("true", "false"))
    if kind.reason == "own.word.choice":
        return luck.choice(str(kind.gaps[0]).split(", "))
    if kind.reason in ("own.word.whole", "own.word.number"):
        least, most = kind.gaps
        return luck.choice((least, most, luck.randint(int(least) + 1, int(min(most, 6)))))
    found = {
        "labels": ("1 1 2", "a b c", "1", "x x"), "as": known, "back": (*known, "rear", "toy-back"), "group": GROUPS,
        "sound": ("card_slide", "dice_roll"), "cells": ("#", "##/.#", "#."), "label_tone": ("#112233",),
        "label": ("", "hi", "é" * 30),
    }  # fmt: skip
    return luck.choice(found[word])


def said(luck: Random, words: dict[str, Kind], share: float, known: list[str]) -> dict[str, object]:
    """Return some words of these."""
    return {word: value(luck, word, kind, known) for word, kind in words.items() if luck.random() < share}


def tile(luck: Random, number: int, face: str, known: list[str]) -> str:
    """Return a tile that is a piece, a side, a back, a ground of squares, or scenery."""
    words = said(luck, {word: kind for word, kind in TILE_WORDS.items() if word not in GROUND}, 0.06, known)
    if "@" in face and luck.random() > ODD:
        words = {}
    elif luck.random() < 0.4:
        words["many"] = luck.randint(1, 5)
    if luck.random() < 0.1:
        words |= {"columns": luck.randint(1, 6), "rows": luck.randint(1, 6), "l": luck.choice((0, 3, 60))}
    return own.tile(number, face, **words)


def place(luck: Random, name: str, known: list[str], seat: bool = False, kind: str | None = None) -> str:
    """Return a place of some kind."""
    kind = luck.choice((*LAID, "", "", "pile", "row")) if kind is None or luck.random() < ODD else kind
    name = kind if kind in ("title", "tools", "prompt", "log") else name
    words = said(luck, dict(ON_LATTICES if kind == "lattice" else SPOT_WORDS), 0.1, known)
    if luck.random() > ODD:
        words.pop("holds", None)
        if luck.random() < 0.5 and not seat and kind not in ("lattice", "cells"):
            words["holds"] = value(luck, "holds", SPOT_WORDS["holds"], known)
        if words.get("zone") == "owner" and not seat:
            del words["zone"]
    if kind == "cells":
        words |= {"columns": luck.randint(1, 6), "rows": luck.randint(1, 6)}
    sides = luck.choice((1, 0.01, 100, 300, 8000)), luck.choice((1, 0.01, 100, 300, 8000))
    return own.place(name, kind, (luck.choice((0, 300, -50, 1900)), luck.choice((0, 300, 1079)), *sides), **words)


def seats(luck: Random, known: list[str]) -> str:
    """Return a layer of seats, with some places of their own."""
    number = luck.randint(1, 4)
    things = [own.sat(seat) for seat in range(number)]
    stem = luck.choice(("hand", "garden", "turn", "sack"))
    kind = luck.choice(("fan", "row", "pile") if stem in ("hand", "turn") else ("fan", "lattice", "cells"))
    mine = [seat for seat in range(number) if luck.random() < 0.8]
    things += [place(luck, f"{stem}@{seat}", known, seat=True, kind=kind) for seat in mine]
    if luck.random() < 0.4:
        things.append(place(luck, luck.choice(("shed", "barn")), known, seat=luck.random() > ODD))
    return own.layer(f"seats{number}", *things)


def write(luck: Random) -> None:
    """Write a table of one's own by chance."""
    known = luck.sample(FACES, luck.randint(1, 9))
    tiles = "".join(tile(luck, number, face, known) for number, face in enumerate(known))
    layers = [own.layer("spots", *(place(luck, name, known) for name in luck.sample(NAMES, luck.randint(0, 5))))]
    if luck.random() < 0.4:
        layers.append(seats(luck, known))
    if luck.random() < 0.7:
        points = [(luck.randint(1, len(known)), luck.randint(0, 1900), luck.randint(60, 1070)) for _ in range(4)]
        layers.append(own.layer("pieces", *(_piece(luck, *one) for one in points if "@" not in known[one[0] - 1])))
    if luck.random() < 0.2:
        layers.append(own.layer("scenery", own.piece(luck.randint(1, len(known)))))
    if luck.random() < 0.2:
        layers.append(own.layer("views", own.place("look", "view", (100, 100, luck.choice((1, 300)), 200))))
    own.write(*layers, tiles=tiles)


def _piece(luck: Random, number: int, x: int, y: int) -> str:
    turn = luck.choice(("", 'rotation="90"', 'rotation="33.3"'))
    return own.piece(number, x, y, luck.choice((1, 50, 100)), turn)
