"""What the log says of an act at a free table, told from what a seat sees: so no secret is ever named."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Heard, Picture, Text, Told
from .things import BOX, UNSEEN
from .words import SEAT, Act, Goes, Nonsense, What, read, unspelt

NAMED = 3  # pieces that are named one by one; more are counted
BACK = "back"  # how the names of backs end


def goes_on(heard: Heard, last: Heard) -> bool:
    """Tell whether a move belongs to the act before it: what chance did of it does."""
    return heard.by == CHANCE != last.by


def story(act: Sequence[Heard]) -> list[Told]:
    """Return who did what with which pieces, as far as they are seen."""
    first, last = act[0], act[-1]
    if first.by == CHANCE:
        return [Told(CHANCE, ("free.log.lay",))]
    try:
        done = read(first.words, {spot: len(faces) for spot, faces in first.before.items()})
    except Nonsense:
        return []
    if done.verb == SEAT:
        return [Told(int(done.value), ("free.log.seat",))]
    if done.verb == "roll" and len(act) == 1:
        return []  # nothing is rolled yet
    if done.goes:
        return [Told(first.by, _went(first.by, goes, first.before, last.after)) for goes in done.goes[:1]]
    return [Told(first.by, VERBS.get(done.verb, _plain)(done, first.before, last.after))]


def _went(by: int, goes: Goes, before: Picture, after: Picture) -> Text:
    """Return where pieces went: into a hand, into the box, out of it, on the table."""
    spot, source, count = goes.spot, goes.whats[0].spot, sum(what.size for what in goes.whats)
    found = [_name(face) for what in goes.whats for face in before[what.spot][what.first : what.last]]
    if goes.at < 0 and len(after.get(spot, ())) >= len(before.get(spot, ())) + count * (spot != source):
        found = [_name(face) for face in after[spot][-count:]]  # as they are seen now
    said = named(found)
    if spot == BOX:
        return ("free.log.box", said)
    if source.startswith(f"{BOX}:"):
        return ("free.log.out", said)
    seat = spot.removeprefix("hand")
    if seat != spot and seat.isdecimal():
        return ("free.log.take", said) if int(seat) == by else ("free.log.give", said, f"seat{seat}")
    return ("free.log.play" if source == f"hand{by}" else "free.log.move", said)


def _name(face: str) -> str:
    """Return what a face is called, however it lies."""
    art, colon, label = face.partition(":")
    return art.partition("@")[0] + colon + label


def named(faces: Sequence[str]) -> object:
    """Return one or some pieces by name, many of them by their number."""
    if len(faces) > NAMED or len(faces) > len(set(faces)) == 1:
        return ("free.pieces", len(faces))
    return [("free.a" if face == UNSEEN or face.endswith(BACK) else "free.the", face) for face in faces]


def _touched(whats: Sequence[What], picture: Picture) -> list[str]:
    return [_name(face) for what in whats for face in picture.get(what.spot, ())[what.first : what.last]]


def _plain(act: Act, before: Picture, after: Picture) -> Text:  # noqa: ARG001 — after it they are the same
    """Return a verb that says all: mixed, moved, turned."""
    return (f"free.log.{KEYS.get(act.verb, act.verb)}", named(_touched(act.whats, before)))


def _shown(act: Act, before: Picture, after: Picture) -> Text:  # noqa: ARG001
    """Return what is shown, and to whom."""
    said = named(_touched(act.whats, after))
    return ("free.log.show-all", said) if act.value == "all" else ("free.log.show", said, f"seat{act.value}")


def _changed(act: Act, before: Picture, after: Picture) -> Text:  # noqa: ARG001
    """Return which pieces they are, as they are seen now: what was turned up, set or looked at."""
    return (f"free.log.{act.verb}", named(_touched(act.whats, after)))


def _rolled(act: Act, before: Picture, after: Picture) -> Text:  # noqa: ARG001
    """Return the sides that were rolled: their numbers, or what they are called."""
    return ("free.log.roll", [_number(face) for face in _touched(act.whats, after)])


def _number(face: str) -> int | str:
    """Return the number a side shows, else what it is called."""
    side = face.partition(":")[2] or face.rpartition("-")[2]
    return int(side) if side.isdecimal() else side


def _counted(act: Act, before: Picture, after: Picture) -> Text:
    """Return what a dial showed and shows now."""
    was, now = (_touched(act.whats, picture)[0].partition(":") for picture in (before, after))
    return ("free.log.count", ("free.the", now[0]), int(was[2] or 0), int(now[2] or 0))


def _written(act: Act, before: Picture, after: Picture) -> Text:  # noqa: ARG001
    """Return what a note says now."""
    text = " ".join(unspelt(act.value).split())
    return ("free.log.write", ("free.said", (text,))) if text else ("free.log.wiped",)  # a key, lest it names a piece


def _dealt(act: Act, before: Picture, after: Picture) -> Text:  # noqa: ARG001
    """Return how many each seat was dealt."""
    return ("free.log.deal", int(act.value))


KEYS = {"@": "turn", "by": "move"}
VERBS = {
    "show": _shown, "side": _changed, "flip": _changed, "roll": _rolled, "count": _counted, "write": _written,
    "deal": _dealt, "peek": _changed,
}  # fmt: skip
