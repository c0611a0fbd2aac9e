"""What the log says of an act at a free table, told from what a seat sees: so no secret is ever named.

Parts of a sentence are texts of their own, which the screen's `phrases` puts into words: things with their articles
(`free.things`), so many pieces (`free.pieces`), all that lies on a place (`free.whole`), where to and whence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .. import CHANCE, Heard, Picture, Text, Told
from ..kit import number
from .things import BOX, POINT, UNSEEN
from .watching import HELD
from .words import BOARD, FATE, MOOD, NOD, SEAT, STAND, WAIVE, Act, Goes, Nonsense, What, read, to_cat, unspelt

NAMED = 3  # pieces that are named one by one; more are counted
LONG = 60  # letters of a note that are told
BACK = "back"  # how the names of backs end
DECK = "deck"  # the place one draws from, which needs no name


class Scene(NamedTuple):
    """An act as one pair of eyes gets it: who did it, and what lay where before it and after."""

    by: int
    before: Picture
    after: Picture


def goes_on(heard: Heard, last: Heard) -> bool:
    """Tell whether a move belongs to the act before it: what chance did of it, what the referee makes of it."""
    return heard.by == CHANCE != last.by or to_cat(heard.words) in (NOD, WAIVE)


def story(act: Sequence[Heard]) -> list[Told]:
    """Return who did what with which pieces, as far as they are seen."""
    first, last = act[0], act[-1]
    if first.by == CHANCE:
        return [Told(CHANCE, ("free.log.lay",))]
    if to_cat(first.words):
        return _to_cat(first)
    let_be = [_to_cat(one)[0] for one in act[1:] if to_cat(one.words) == WAIVE]
    last = act[-1 - len(let_be)]
    try:
        done = read(first.words, {spot: len(faces) for spot, faces in first.before.items()})
    except Nonsense:
        return []
    if done.verb == "roll" and len(act) == 1:
        return []  # nothing is rolled yet
    scene = Scene(first.by, first.before, last.after)
    return [Told(first.by, _went(scene, done.goes) if done.goes else VERBS[done.verb](scene, done)), *let_be]


def _to_cat(heard: Heard) -> list[Told]:
    """Return what was said to the referee, or what it said."""
    verb, (name, _, value) = to_cat(heard.words), heard.words[0].partition(":")
    if verb == WAIVE:
        held = value.removeprefix(HELD)
        return [Told(CHANCE, ("free.log.waive" if held == value else "free.log.held", held))]
    if verb == MOOD:
        return [Told(heard.by, (f"free.log.{name}.{value}",))]
    if verb == STAND:
        return [Told(CHANCE, ("free.log.stand",))]
    return [Told(heard.by, ("free.log.fate",))] if heard.words == (f"{FATE}:hand",) else []


# ── pieces that go somewhere ──


def _went(scene: Scene, goes: Sequence[Goes]) -> Text:
    """Return where pieces went: into a hand, into the box, out of it, on the table."""
    whats = [what for one in goes for what in one.whats]
    faces = _arrived(scene, goes[0]) if len(goes) == 1 else _touched(whats, scene.before)
    said, targets = _said(scene, whats, faces), {_base(one.spot) for one in goes}
    target, origin = _only(targets), _only({_base(what.spot) for what in whats})
    seat = _seat(target)
    if target == BOX:
        return ("free.log.box", said)
    if seat is not None:
        return _handed(scene, seat, origin, whats, faces)
    where = ("free.to", target if target != origin else "")
    if all(what.spot.startswith(f"{BOX}:") for what in whats):
        return ("free.log.out", said, where)
    if len(goes) == 1 and goes[0].at >= 0 and goes[0].spot != whats[0].spot and goes[0].spot in scene.before:
        there = ("free.whole", target, ("free.place.stack",))
        return ("free.log.into" if goes[0].at else "free.log.under", said, there)
    if _seat(origin) == scene.by:
        return ("free.log.play", said, where)
    if _seat(origin) is not None:
        return ("free.log.take", _counted_backs(faces), ("free.from", origin))
    return ("free.log.move", said, where)


def _handed(scene: Scene, seat: int, origin: str, whats: Sequence[What], faces: Sequence[str]) -> Text:
    """Return what came into a hand: drawn where nobody saw what it was, else taken, or given to another."""
    said, hidden = _counted_backs(faces), all(_is_back(face) for face in _touched(whats, scene.before))
    if seat != scene.by:
        return ("free.log.give", _whole(scene, whats, said), f"seat{seat}")
    if origin == f"hand{seat}":
        return ("free.log.move", said, ("free.to", ""))
    if all(what.spot.startswith(f"{BOX}:") for what in whats):
        return ("free.log.out", said, ("free.to", ""))
    if _seat(origin) is not None:
        return ("free.log.take", said, ("free.from", origin))
    if hidden:
        return ("free.log.draw", said, ("free.from", origin if origin != DECK else ""))
    whole = _whole(scene, whats, said)
    return ("free.log.take", whole, ("free.from", origin if whole == said else ""))


def _arrived(scene: Scene, goes: Goes) -> list[str]:
    """Return the faces of pieces as they are seen where they went, else as they were seen before."""
    spot, count = goes.spot, sum(what.size for what in goes.whats)
    stayed = len(scene.before.get(spot, ())) - sum(what.size for what in goes.whats if what.spot == spot)
    was = _touched(goes.whats, scene.before)
    if goes.at < 0 and len(scene.after.get(spot, ())) == stayed + count:
        now = [_name(face) for face in scene.after[spot][-count:]]
        return [old if _is_back(new) else new for old, new in zip(was, now, strict=True)]
    return was


def _base(spot: str) -> str:
    """Return the place a spot belongs to; a well is one, a point of the table is none."""
    base = spot.partition(".")[0]
    return "" if base == POINT else base


def _only(found: set[str]) -> str:
    """Return the one place there is, nothing for several."""
    return found.pop() if len(found) == 1 else ""


def _seat(spot: str) -> int | None:
    """Return whose hand a place is, None for other places."""
    seat = spot.removeprefix("hand")
    return int(seat) if seat != spot and seat.isdecimal() else None


# ── what pieces are called ──


def _name(face: str) -> str:
    """Return what a face is called, however it lies."""
    art, colon, label = face.partition(":")
    return art.partition("@")[0] + colon + label


def _is_back(face: str) -> bool:
    """Tell whether this is no face but what hides one."""
    return face == UNSEEN or face.endswith(BACK)


def named(faces: Sequence[str]) -> Text:
    """Return one or some pieces by name, many of them by their number."""
    if len(faces) > NAMED or len(faces) > len(set(faces)):
        return ("free.pieces", len(faces), *dict.fromkeys(faces))
    return ("free.things", *faces)


def _touched(whats: Sequence[What], picture: Picture) -> list[str]:
    return [_name(face) for what in whats for face in picture.get(what.spot, ())[what.first : what.last]]


def _counted_backs(faces: Sequence[str]) -> Text:
    """Return pieces by name, and by their number even a single one of which only the back is seen."""
    return ("free.pieces", len(faces), *dict.fromkeys(faces)) if all(map(_is_back, faces)) else named(faces)


def _said(scene: Scene, whats: Sequence[What], faces: Sequence[str]) -> Text:
    """Return what was touched: all that lay on a place by the place's name, where it has one."""
    return _whole(scene, whats, named(faces))


def _whole(scene: Scene, whats: Sequence[What], said: Text) -> Text:
    """Return all that lay on a place by the place's name, where it has one; else what is said of it."""
    spot, first, last = whats[0]
    all_of_it = len(whats) == 1 and first == 0 and last == len(scene.before.get(spot, ())) > 1
    return ("free.whole", spot, said) if all_of_it and not spot.startswith(f"{BOX}:") else said


# ── what is done with pieces where they lie ──


def _seated(_scene: Scene, act: Act) -> Text:
    """Return to whom the table is passed."""
    return ("free.log.seat", f"seat{act.value}")


def _another_board(_scene: Scene, act: Act) -> Text:
    """Return before whom another board lies now."""
    return ("free.log.board", f"seat{number(act.value)}")


def _plain(scene: Scene, act: Act) -> Text:
    """Return a verb that says all: mixed, pushed, turned, spread out."""
    return (f"free.log.{KEYS.get(act.verb, act.verb)}", _said(scene, act.whats, _touched(act.whats, scene.before)))


def _pushed(scene: Scene, act: Act) -> Text:
    """Return what was pushed over the table."""
    return ("free.log.move", _said(scene, act.whats, _touched(act.whats, scene.before)), ("free.to", ""))


def _flipped(scene: Scene, act: Act) -> Text:
    """Return what was turned up, by the name it shows now, or down, by the name it showed before."""
    found = [face for what in act.whats for face in scene.after.get(what.spot, ())[what.first : what.last]]
    down = [_is_back(_name(face)) or face.partition(":")[0].endswith("d") and "@" in face for face in found]
    faces = _touched(act.whats, scene.before if all(down) else scene.after)
    said = _said(scene, act.whats, faces)
    return ("free.log.flip.down" if all(down) else "free.log.flip", said)


def _peeked(scene: Scene, act: Act) -> Text:
    """Return what was looked at, by name for the one who did; a whole pile is looked through."""
    faces = _touched(act.whats, scene.after)
    said = _said(scene, act.whats, faces)
    if said[0] == "free.whole":
        return ("free.log.look", said)
    origin = _only({_base(what.spot) for what in act.whats})
    return ("free.log.peek", _counted_backs(faces), ("free.from", origin))


def _shown(scene: Scene, act: Act) -> Text:
    """Return what is shown, and to whom."""
    said = _said(scene, act.whats, _touched(act.whats, scene.after))
    return ("free.log.show.all", said) if act.value == "all" else ("free.log.show", said, f"seat{act.value}")


def _sided(scene: Scene, act: Act) -> Text:
    """Return which other side pieces show: the number of a die, else what they were and what they are now."""
    was, now = (_touched(act.whats, picture) for picture in (scene.before, scene.after))
    number = _number(now[0])
    if isinstance(number, int) and isinstance(_number(was[0]), int):
        return ("free.log.set", number)
    return ("free.log.side", named(was), named(now[:1]) if len(set(now)) == 1 else named(now))


def _rolled(scene: Scene, act: Act) -> Text:
    """Return the sides that were rolled: their numbers and what they come to, or what they are called."""
    found = [_number(face) for face in _touched(act.whats, scene.after)]
    numbers = [one for one in found if isinstance(one, int)]
    if 1 < len(numbers) == len(found):
        return ("free.log.roll.sum", numbers, sum(numbers))
    return ("free.log.roll", [one if isinstance(one, int) else ("free.things", one) for one in found])


def _number(face: str) -> int | str:
    """Return the number a side shows, else what it is called."""
    side = face.partition(":")[2] or face.rpartition("-")[2]
    return int(side) if side.isdecimal() else side


def _counted(scene: Scene, act: Act) -> Text:
    """Return what a dial showed and shows now; of several only which they are."""
    was, now = (_touched(act.whats, picture) for picture in (scene.before, scene.after))
    dials = [face.partition(":")[0] for face in now]
    if len(dials) > 1:
        return ("free.log.counts", named(dials))
    numbers = [int(face.partition(":")[2] or 0) for face in (was[0], now[0])]
    return ("free.log.count", ("free.things", dials[0]), *numbers)


def _written(_scene: Scene, act: Act) -> Text:
    """Return what a note says now."""
    text = " ".join(unspelt(act.value).split())
    told = text if len(text) <= LONG else f"{text[:LONG].rstrip()}…"
    return ("free.log.write", ("free.said", told)) if text else ("free.log.wiped",)


def _dealt(scene: Scene, act: Act) -> Text:
    """Return how many each seat was dealt."""
    faces = _touched(act.whats, scene.before)
    return ("free.log.deal", ("free.pieces", int(act.value), *dict.fromkeys(faces)))


KEYS = {"@": "turn"}
VERBS = {
    "mix": _plain, "turn": _plain, "@": _plain, "spread": _plain, "by": _pushed, "show": _shown, "side": _sided,
    "flip": _flipped, "roll": _rolled, "count": _counted, "write": _written, "deal": _dealt, "peek": _peeked,
    SEAT: _seated, BOARD: _another_board,
}  # fmt: skip
