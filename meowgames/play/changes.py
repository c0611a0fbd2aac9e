"""What happened between two pictures, found by comparing them (a diff): the one source of animation, sound and log."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from ..rules import Picture
from ..rules.kit import stem

Where: TypeAlias = tuple[str, int]  # spot and index
Loose: TypeAlias = dict[Where, str]  # faces that do not lie on the same spot in the other picture


class Change(NamedTuple):
    """One face that slid, flipped, came, left or was relabelled; places are (spot, index)."""

    kind: str  # slide, flip (another side or orientation shows), come, go, label
    face: str
    was: str
    source: tuple[str, int] | None
    target: tuple[str, int] | None


@lru_cache(maxsize=8192)
def art(face: str) -> str:
    """Return the art of a face: what its tile is called."""
    return face.partition(":")[0].partition("@")[0]


@lru_cache(maxsize=8192)
def label(face: str) -> str:
    """Return what is written on a face."""
    return face.partition(":")[2]


@lru_cache(maxsize=8192)
def orientation(face: str) -> str:
    """Return how a face lies: quarters or sixths of a circle clockwise, then m if mirrored."""
    return face.partition(":")[0].partition("@")[2]


LATELY: deque[tuple[Picture, Picture, Mapping[str, str], list[Change]]] = deque(maxlen=24)


def changes(old: Picture, new: Picture, backs: Mapping[str, str]) -> list[Change]:
    """Return what happened between two pictures; animation, rings and log ask for the same ones one after another."""
    for before, after, turned, known in LATELY:
        if before is old and after is new and turned is backs:
            return list(known)
    found = _compared(old, new, backs)
    LATELY.append((old, new, backs, found))
    return list(found)


def _compared(old: Picture, new: Picture, backs: Mapping[str, str]) -> list[Change]:
    """Pair what left with what came: the same face slid, a back became its face, the rest fades."""
    left, came, found = _loose(old, new), _loose(new, old), []
    for target, face in _counts(old, new, left, came):
        found.append(_change(face, left.pop(target), target, target))
        del came[target]
    pairings = (
        lambda a, b: a == b,
        lambda a, b: art(a) == art(b),
        lambda a, b: backs.get(art(a)) == art(b) or backs.get(art(b)) == art(a),
    )
    for fits, stays in product(pairings, (True, False)):  # on its own spot first, lest another takes it
        for target, face in list(came.items()):
            places = [place for place, was in left.items() if (place[0] == target[0]) == stays and fits(was, face)]
            if places:
                source = places[0 if stays else -1]
                found.append(_change(face, left.pop(source), source, target))
                del came[target]
    found += [Change("come", face, "", None, target) for target, face in came.items()]
    found += [Change("go", "", was, source, None) for source, was in left.items()]
    return found


def _counts(old: Picture, new: Picture, left: Loose, came: Loose) -> list[tuple[Where, str]]:
    """Return the counts that only changed: one stays where it is, though that of another seat is now what it was."""

    def stays(target: Where, face: str) -> bool:
        was, spot = left.get(target, ""), target[0]
        alone = len(old.get(spot, ())) == len(new[spot]) == 1
        if not (label(face) and alone and art(was) == art(face)):
            return False
        return all(stem(place[0]) == stem(spot) for place, other in left.items() if other == face)

    return [(target, face) for target, face in came.items() if stays(target, face)]


def reveals(old: Picture, new: Picture, backs: Mapping[str, str]) -> bool:
    """Tell whether a hidden face became known."""
    return any(c.kind == "flip" and backs.get(art(c.face)) == art(c.was) for c in changes(old, new, backs))


def _change(face: str, was: str, source: tuple[str, int], target: tuple[str, int]) -> Change:
    if art(face) != art(was) or orientation(face) != orientation(was):
        return Change("flip", face, was, source, target)
    if source[0] == target[0]:
        return Change("label", face, was, source, target)
    return Change("slide", face, was, source, target)


def _loose(here: Picture, there: Picture) -> Loose:
    """Return the faces of one picture that do not lie on the same spot in the other."""
    found = {}
    for spot, faces in here.items():
        others = there.get(spot, ())
        if faces == others:
            continue
        stay = Counter(others)
        for index, face in enumerate(faces):
            if stay[face]:
                stay[face] -= 1
            else:
                found[spot, index] = face
    return found
