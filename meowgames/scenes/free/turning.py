"""How a piece lies that is turned round step by step, or over where it is drawn in mirror image too."""

from __future__ import annotations

from ...play.changes import orientation
from ...rules import Level
from ...rules.free.things import UNSEEN, things, turns

KNOWN = "d"  # after the orientation of what lies face down before one who knows it
MIRRORED = "m"  # after that of what lies in mirror image


def seen(face: str) -> str:
    """Return what is seen of a face from above: of one that lies face down it is still called by its face."""
    return face.partition("@")[0].partition(":")[0]


def two_sided(level: Level, face: str) -> bool:
    """Tell whether a piece shows itself in mirror image when it is turned over: it has no back."""
    thing = things(level).get(seen(face))
    return thing is not None and thing.back == UNSEEN and any(way.endswith(MIRRORED) for way in turns(level, thing.art))


def way(level: Level, face: str, steps: int, over: bool = False, hidden: bool = False) -> str:
    """Return the orientation of a piece that was turned so many of its steps on, as it is seen; hidden: by its back."""
    name, lies = seen(face), orientation(face)
    thing, now = things(level).get(name), lies.removesuffix(KNOWN)
    ways = turns(level, thing.back if thing and (hidden or lies.endswith(KNOWN)) else name)
    mirrored, quarter = now.endswith(MIRRORED) != over, now.removesuffix(MIRRORED).replace("0", "")
    alike = [one for one in ways if one.endswith(MIRRORED) == mirrored] or list(ways)
    at = next((at for at, one in enumerate(alike) if one.removesuffix(MIRRORED).replace("0", "") == quarter), 0)
    return alike[(at + steps) % len(alike)]
