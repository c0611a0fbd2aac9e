"""What lies on a table of one's own when it is laid: how many there are of each piece, how large each is drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..rules.free.laying import TURN_CAT
from .own_file import Trouble, Where, shown
from .own_house import house
from .own_layers import Found, Laid
from .own_tiles import Tile
from .own_words import COUNT, MOST, PIECE

HELD = re.compile(r"(?:([1-9][0-9]{0,2})\*)?([^*]+)")
WRITTEN = frozenset(("labels", "roll", "counter", "label", "label_x", "label_y"))  # something stands on such a tile
SCALES = (0.02, 20.0)


class Settled(NamedTuple):
    """What the tiles of a table say once all is counted, what its places hold, how many pieces there are."""

    words: Mapping[str, dict[str, Any]]
    holds: Mapping[str, str]
    many: int


class Held(NamedTuple):
    """A word for what a place holds, and what it counted where it is a back or a group."""

    word: str
    alike: Sequence[str] = ()


class Stock:
    """The pieces of a table and of the toys: how many there are, and how many are laid."""

    def __init__(self, tiles: Mapping[str, Tile]):
        own: dict[str, dict[str, Any]] = {face: dict(tile.words) for face, tile in tiles.items()}
        self.own, self.words = own, {face: dict(words) for face, words in house().faces.items()} | own
        self.laid: Counter[str] = Counter()
        self.grows = {face for face, words in own.items() if not COUNT & words.keys()}  # as many as are laid
        for words in own.values():
            if PIECE & words.keys() and not (COUNT | {"as"}) & words.keys():
                words["many"] = 1
            if WRITTEN & words.keys():  # in the middle, where nothing else is said
                for side in ("label_x", "label_y"):
                    words.setdefault(side, 0.5)

    def key(self, face: str) -> str | None:
        """Return what a piece is counted by, one of those that have a text by that; None where there is none."""
        name, _, text = face.partition(":")
        words = self.words.get(name, {})
        if "@" in name:  # how a piece looks turned
            return None
        if "labels" in words:
            return face if text in words["labels"].split() else None
        if words.get("as") or not ("many" in words or name in self.grows):
            return None
        return name if not text or face == self.whole(name) else None

    def whole(self, key: str) -> str:
        """Return a piece as it lies in the box: a dial at nothing, a die without drawn sides on its highest."""
        words = self.words.get(key, {})
        if words.get("counter"):
            return f"{key}:0"
        sides = any(one.get("as") == key for one in self.words.values())
        return f"{key}:{words['roll']}" if words.get("roll") and not sides else key

    def lay(self, key: str, count: int, at: Where) -> None:
        """Lay so many; Trouble where a tile says that there are fewer."""
        name, _, text = key.partition(":")
        words = self.words[name]
        self.laid[key] += count
        if name in self.grows:
            words["many"] = max(words.get("many", 1), self.laid[key])
        there = words["labels"].split().count(text) if text else words["many"]
        if self.laid[key] > there or there > MOST:
            raise Trouble("own.piece.many", key, min(there, MOST), self.laid[key], at=at)

    def like(self, name: str) -> list[str]:
        """Return what all pieces are counted by that have this back or are of this group."""
        found: list[str] = []
        for face, words in self.words.items():
            if name in (words.get("back"), words.get("group")) and COUNT & words.keys():
                texts = [f"{face}:{text}" for text in words.get("labels", "").split()]
                found += texts or [face] * words["many"]
        return found


def settle(tiles: Iterable[Tile], pieces: Sequence[Laid], spots: Iterable[Found]) -> Settled:
    """Count what is laid, say what goes without saying; Trouble where more is laid than there is."""
    known = {tile.face: tile for tile in tiles}
    stock = Stock(known)
    for tile, (_, at) in pieces:
        name = stock.own[tile.face].get("as", tile.face)
        labels = stock.own[name].get("labels", "").split()
        stock.lay(f"{name}:{labels[0]}" if labels else name, 1, at)
    held = {thing.name: list(_held(stock, thing.properties["holds"], at))
            for thing, at in spots if thing.properties.get("holds")}  # fmt: skip
    holds = {name: " ".join(_said(stock, one) for one in words) for name, words in held.items()}
    _size(stock.own, known, pieces)
    many = sum(len(words["labels"].split()) if "labels" in words else words.get("many", 0)
               for words in stock.own.values() if not words.get("as"))  # fmt: skip
    if many > MOST:
        raise Trouble("own.much.pieces", many, MOST)
    return Settled(stock.own, holds, many)


def _held(stock: Stock, text: str, at: Where) -> Iterator[Held]:
    """Yield what a place holds: so many of a piece, or all with a back or of a group."""
    for word in text.split():
        found = HELD.fullmatch(word)
        if not found:
            raise Trouble("own.holds", shown(word), at=at)
        count, face = int(found[1] or 0), found[2]
        if face == TURN_CAT:
            raise Trouble("own.holds.house", face, at=at)
        alike = [] if count else stock.like(face)
        for key in alike:
            stock.lay(key, 1, at)
        key_of_one = None if alike else stock.key(face)
        if key_of_one:
            stock.lay(key_of_one, count or 1, at)
            yield Held(f"{count or 1}*{face if ':' in key_of_one else stock.whole(key_of_one)}")
        elif alike:
            yield Held(face, alike)
        else:
            side = stock.words.get(face, {}).get("as") or (face.partition("@")[0] if face in stock.words else "")
            raise Trouble("own.holds.side" if side else "own.holds.unknown", shown(face), side, at=at)


def _said(stock: Stock, held: Held) -> str:
    """Return the words for what a place holds: piece by piece where a back or a group would mean others by now."""
    word, alike = held
    if not alike or not COUNT & stock.words.get(word, {}).keys() and Counter(stock.like(word)) == Counter(alike):
        return word
    return " ".join(f"{count}*{key if ':' in key else stock.whole(key)}" for key, count in Counter(alike).items())


def _size(words: Mapping[str, dict[str, Any]], tiles: Mapping[str, Tile], pieces: Sequence[Laid]) -> None:
    """Say how large pieces are drawn that do not say it: as the map lays them; sides, turns, backs as their piece."""
    for tile, (thing, _) in pieces:
        _scale(words[tile.face], min(thing.width / tile.width, thing.height / tile.height))
    for face in list(tiles):
        for other in (words[face].get("as", ""), face.partition("@")[0]):
            _alike(words, tiles, other, face)
    for face in list(tiles):
        _alike(words, tiles, face, words[face].get("back", ""))


def _alike(words: Mapping[str, dict[str, Any]], tiles: Mapping[str, Tile], one: str, two: str) -> None:
    """Draw a face as large as another that has a size."""
    if one in tiles and two in tiles and "scale" in words[one]:
        sides = max(tiles[one].width, tiles[one].height), max(tiles[two].width, tiles[two].height)
        _scale(words[two], words[one]["scale"] * sides[0] / sides[1])


def _scale(words: dict[str, Any], zoom: float) -> None:
    words.setdefault("scale", round(min(SCALES[1], max(SCALES[0], zoom)), 4))
