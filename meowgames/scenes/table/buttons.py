"""Where the words without a place stand as buttons: each in its slot of the map, else in a row or a stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...play.level import read_faces
from ...screen.paint import Box, Paint
from ...screen.table.board import Board
from ...screen.table.place import Place

HIGH = 76  # of a button in a stack with room enough
APART = 22  # between two slots: whoever clicks one does not hit the other
FAMILY = "*"  # ends the name of a slot that belongs to all words beginning so
SLOTTED = ("buttons", "ending")


class Slot(NamedTuple):
    """A button to be made: where, for which words, and what it is called in the map."""

    place: Place
    at: int  # its number there; -1 where words flow
    words: tuple[str, ...]
    stem: str = ""  # of a family of several words behind one button
    number: str = ""  # of a word of a family that is unfolded: what it adds to the stem

    @property
    def ends(self) -> bool:
        """Whether what it says ends a turn, a day or an action."""
        return self.place.kind == "ending"

    @property
    def main(self) -> bool:
        """Whether it is the large one that Enter presses too."""
        return self.at == 0 and "lead" in self.place.props and not self.number

    @property
    def face(self) -> str:
        """The picture the map gives it, or gives this word of those that share it."""
        faces = self.place.props.get("faces", "").split()
        if not 0 <= self.at < len(faces) or self.number:
            return ""
        mine = faces[self.at].split("/")
        called = [at for at, name in enumerate(names(self.place)[self.at]) if _is(name, self.words[0])]
        return mine[min(called[0], len(mine) - 1)]


def names(place: Place) -> list[list[str]]:
    """Return the words of each slot of a place; some share one, as they never follow each other."""
    return [slot.split("/") for slot in place.props.get("slots", "").split()]


def slots(board: Board, words: Sequence[str], near: bool = False) -> list[Slot]:
    """Return the slots these words have in the map, then those without one, which flow."""
    left, found = list(words), []
    for drawn in [place for place in board.places.values() if place.kind in SLOTTED]:
        place = drawn._replace(box=(board.stands(drawn.name, near) or drawn).box)
        for at, called in enumerate(names(place)):
            slot = _slot(place, at, called, left)
            if slot:
                found.append(slot)
                left = [word for word in left if word not in slot.words]
    flow = board.places.get("buttons")
    return found + [Slot(flow, -1, (word,)) for word in left if flow]


def _is(name: str, word: str) -> bool:
    """Tell whether a slot of that name is for a word."""
    return word == name or (name[-1] == FAMILY and word.startswith(name[:-1]))


def _slot(place: Place, at: int, called: Sequence[str], words: Sequence[str]) -> Slot | None:
    """Return what a slot shows of these words: the first it is called by, or all of a family."""
    for name in called:
        mine = [word for word in words if _is(name, word)]
        if mine:
            whole = len(mine) > 1 and not Slot(place, at, ()).main
            return Slot(place, at, tuple(mine) if whole else (mine[0],), name[:-1] if whole else "")
    return None


def unfolded(found: Sequence[Slot], stem: str) -> list[Slot]:
    """Return the slots with the words of a family side by side where the large button stands otherwise."""
    family = next((slot for slot in found if stem and slot.stem == stem), None)
    if not family:
        return list(found)
    others = [slot for slot in found if not (slot.place is family.place and slot.main)]
    return [Slot(family.place, 0, (word,), number=word.removeprefix(stem)) for word in family.words] + others


def icon(board: Board, place: Place, word: str) -> str:
    """Return the picture over a word, where its place wants one and the game's own tiles have it."""
    face = f"icon-{word}"
    own = place.props.get("icons") and face in board.faces and face not in read_faces("house")
    return face if own else ""


def boxes(paint: Paint, found: Sequence[Slot], texts: Sequence[str]) -> list[Box]:
    """Return a box for each slot: those of the map never move, the others flow."""
    flow = [index for index, slot in enumerate(found) if slot.at < 0]
    flowing = _flow(paint, found[flow[0]].place, [texts[index] for index in flow]) if flow else []
    shared: dict[tuple[str, int], list[int]] = {}
    for index, slot in enumerate(found):
        shared.setdefault((slot.place.name, slot.at), []).append(index)
    out = []
    for index, slot in enumerate(found):
        if slot.at < 0:
            out.append(flowing[flow.index(index)])
            continue
        mates, box = shared[slot.place.name, slot.at], fixed(slot)
        wide = (box.w + 10) / len(mates)
        out.append(Box(box.x + wide * mates.index(index), box.y, wide - 10, box.h))
    return out


def fixed(slot: Slot) -> Box:
    """Return the part of its place that is a slot's own, whichever others are shown."""
    place, count = slot.place, len(names(slot.place))
    box, lead = place.box, place.props.get("lead")
    if place.props.get("stack"):
        high = (box.h + APART) / count
        return Box(box.x, box.y + high * slot.at, box.w, high - APART)
    if lead and slot.at == 0:
        return Box(box.x, box.y, lead, box.h)
    left, parts, at = (box.x + lead + APART, count - 1, slot.at - 1) if lead else (box.x, count, slot.at)
    wide = (box.right - left + APART) / parts
    return Box(left + wide * at, box.y, wide - APART, box.h)


def _flow(paint: Paint, place: Place, texts: Sequence[str]) -> list[Box]:
    """Return a box for each text of a list as long as it happens to be."""
    if place.props.get("stack"):
        return _stack(place, len(texts))
    wides = [max(150, paint.extent(text, 30, "button", grow=False)[0] + 64) for text in texts]
    return _row(place.box, wides)


def _row(box: Box, wides: Sequence[float]) -> list[Box]:
    """Lay them side by side in the middle, each as wide as its word; closer and narrower if they must."""
    part = min(1.0, (box.w - 16 * (len(wides) - 1)) / sum(wides))
    x = box.centerx - (sum(wides) * part + 16 * (len(wides) - 1)) / 2
    out = []
    for wide in wides:
        out.append(Box(x, box.y, wide * part, box.h))
        x += wide * part + 16
    return out


def _stack(place: Place, count: int) -> list[Box]:
    """Lay them one under another."""
    high = min(HIGH, place.box.h / count - 10)
    y = place.box.centery - (high + 10) * count / 2 + 5
    return [Box(place.box.x, y + (high + 10) * at, place.box.w, high) for at in range(count)]
