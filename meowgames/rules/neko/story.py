"""What the log says of towers, tiles and animals, told from what a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from .. import CHANCE, Heard, Picture, Text, Told
from ..kit import counted, gained
from .state import DISCARD, LOOK, SLOT
from .tiles import BEND, KIND, TAKEN
from .tower import RIGHT_UP, START, STEP, TOP, cell_spot

ENTRY = ("ne", "nw")
ADDING = ("using:sheep", "using:ox")  # animals that build
ABOVE = range(4)  # headings that lead to no ground: right, up to the right, up to the left, left
BOAR = 2  # 6.4: koban


def goes_on(heard: Heard, last: Heard) -> bool:  # noqa: ARG001 — what is under way can be seen
    """Tell whether an animal in use has touched tiles before, or a first tile waits for its heading."""
    return heard.words[0] in (*ENTRY, "shuffle") or any(spot.startswith("pick") for spot in heard.before)


def story(act: Sequence[Heard]) -> list[Told]:
    """Return what a seat did, or what the die and the animals do without being asked."""
    first, last = act[0], act[-1]
    if first.by == CHANCE:
        found = _drawn(first)
    elif "power" in first.before:
        found = [_power(act)]
    elif len(first.words) > 1:
        found = [_deed(act)]
    else:
        found = [Told(first.by, ("neko.log.pawn", first.words[0]))]
    return found + _unasked(last)


def _drawn(heard: Heard) -> list[Told]:
    """Return what chance laid out, dealt or rolled."""
    kind, after = heard.words[0], heard.after
    if kind in ("roll", "rooster"):
        animal = after["die"][0].removeprefix("die-")
        seat = CHANCE if kind == "roll" else _actor(heard.before)
        return [Told(seat, (f"neko.log.{kind}", animal))]
    if kind == "refill" or (kind == "deal" and any(spot.startswith("row") for spot in heard.before)):
        return []
    return [Told(CHANCE, (f"neko.log.{kind}",))]


def _actor(picture: Picture) -> int:
    """Return the seat whose pawn acts now."""
    now = next(spot.removeprefix("mark") for spot, faces in picture.items() if faces == ("now",))
    return int(picture[f"order{now}"][0].removeprefix("pawn"))


# ── a first action ──


def _deed(act: Sequence[Heard]) -> Told:
    """Return what was done with a tile of one's row."""
    seat, (word, deed) = act[0].by, act[0].words
    if deed == LOOK:
        return Told(seat, _named("neko.log.look", _kind_on(act[0].after, word)))
    if deed == DISCARD:
        return Told(seat, _named("neko.log.discard", _laid(act, word)))
    return Told(seat, _named("neko.log.built", _laid(act, word)), _came(act, seat))


def _named(key: str, kind: str, *more: str) -> Text:
    """Return a text about a tile, or about one that this seat cannot name."""
    return (key, *more, (f"neko.tile.{kind}",)) if kind else (f"{key}.hidden", *more)


def _kind_on(picture: Picture, spot: str) -> str:
    """Return the kind of the tile on a spot, "" if it is not seen."""
    kind = picture.get(spot, ("",))[0].partition("@")[0]
    return kind if kind in KIND else ""


def _laid(act: Sequence[Heard], word: str) -> str:
    """Return the kind of the tile that went from a row onto a tower or the discard pile."""
    before, after = act[0].before, act[-1].after
    there = gained(before, after, "tower") + gained(before, after, "waste")
    lost = gained(after, before, "tower")  # what fell was there before
    fresh = [kind for kind in (there - lost) if kind in KIND]
    return _kind_on(before, word) or (fresh[0] if len(fresh) == 1 else "")


def _came(act: Sequence[Heard], site: int) -> tuple[Text, ...]:
    """Return what became of a tower: where its path leads, which floor it has reached, what is lost."""
    before, after = act[0].before, act[-1].after
    floors = counted(before, f"floor{site}"), counted(after, f"floor{site}")
    tiles = [sum(spot.startswith(f"tower{site}.") for spot in one) for one in (before, after)]
    found = list[Text]()
    if act[-1].words[0] in ENTRY:
        kind = _kind_on(act[-1].before, cell_spot("tower", site, START))
        heading = (RIGHT_UP + ENTRY.index(act[-1].words[0]) + BEND[KIND[kind]]) % len(STEP)
        found += [(f"neko.log.leads.{heading}",)] if heading in ABOVE else []
    adds = before.get("power", ADDING)[0] in ADDING
    lost = tiles[0] + adds - tiles[1]
    if lost > 0:
        found.append(("neko.log.lost", lost))
    elif floors[1] > floors[0]:
        found.append(("neko.log.floor", floors[1]))
    return tuple(found)


# ── animals ──


def _power(act: Sequence[Heard]) -> Told:
    """Return how an animal was used."""
    animal = act[0].before["power"][0].removeprefix("using:")
    if act[0].words == ("skip",):
        return Told(act[0].by, ("neko.log.skip", animal))
    return ANIMALS[animal](act)


def _dog(act: Sequence[Heard]) -> Told:
    return Told(act[0].by, ("neko.log.dog", (f"neko.tile.{act[0].words[0].removeprefix('waste-')}",)))


def _horse(act: Sequence[Heard]) -> Told:
    return Told(act[0].by, _looked("neko.log.horse", act))


def _looked(key: str, act: Sequence[Heard], *more: str) -> Text:
    """Return a text about tiles that were looked at: which, for the eye that saw them, else how many."""
    touched = [(heard, heard.words[0]) for heard in act if heard.words[0] in SLOT and len(heard.words) == 1]
    kinds = [_kind_on(heard.after, word) for heard, word in touched]
    if all(kinds):
        return f"{key}.own", len(kinds), [_many(kind, many) for kind, many in Counter(kinds).items()], *more
    return key, len(kinds), *more


def _many(kind: str, many: int) -> Text:
    """Return so many tiles of a kind."""
    tile: Text = (f"neko.tile.{kind}",)
    return ("neko.log.times", many, tile) if many > 1 else tile


def _ox(act: Sequence[Heard]) -> Told:
    seat, (word,) = act[0].by, act[0].words
    other = SLOT[word][0]
    site = other if _tower(act[0].before, other) != _tower(act[-1].after, other) else seat
    key = "neko.log.ox" if site == seat else "neko.log.sabotage"
    return Told(seat, _named(key, _laid(act, word), f"seat{other}"), _came(act, site))


def _sheep(act: Sequence[Heard]) -> Told:
    return Told(act[0].by, _named("neko.log.sheep", _laid(act, act[0].words[0])), _came(act, act[0].by))


def _tiger(act: Sequence[Heard]) -> Told:
    seat = act[0].by
    fewer = len(_tower(act[0].before, seat)) - len(_tower(act[0].after, seat))
    return Told(seat, ("neko.log.tiger", fewer))


def _snake(act: Sequence[Heard]) -> Told:
    seat, words = act[0].by, act[0].words
    key = "neko.log.snake.first" if words[0] == cell_spot("tower", seat, START) else "neko.log.snake"
    return Told(seat, (key,), _came(act, seat))


def _tower(picture: Picture, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the tiles of a tower by their spots."""
    return {spot: faces for spot, faces in picture.items() if spot.startswith(f"tower{seat}.")}


def _rabbit(act: Sequence[Heard]) -> Told:
    seat, other = act[0].by, SLOT[act[0].words[0]][0]
    text: Text = ("neko.log.rabbit", f"seat{other}")
    words = [heard.words[0] for heard in act]
    if len(words) < 3 * TAKEN:
        return Told(seat, text)
    kept = next(word for word in words[:TAKEN] if word != words[-2])
    lost = next(word for word in words[TAKEN : 2 * TAKEN] if word != words[-1])
    return Told(seat, text, _got(act[-1].after, ((seat, lost), (other, kept))))


def _monkey(act: Sequence[Heard]) -> Told:
    seat, other = act[0].by, SLOT[act[0].words[0]][0]
    text, last = _looked("neko.log.monkey", act, f"seat{other}"), act[-1]
    if len(last.words) < 2:
        return Told(seat, text)
    theirs, mine = last.words
    return Told(seat, text, _got(last.after, ((seat, mine), (other, theirs))))


def _got(after: Picture, where: Sequence[tuple[int, str]]) -> tuple[Text, ...]:
    """Return which tile each seat got, as far as it is seen."""
    seen = [(seat, kind) for seat, spot in where if (kind := _kind_on(after, spot))]
    found: list[Text] = [("neko.log.gets", f"seat{seat}", (f"neko.tile.{kind}",)) for seat, kind in seen]
    return tuple(found if len(found) == len(where) else [("neko.log.swapped",), *found])


def _dragon(act: Sequence[Heard]) -> Told:
    done = act[-1].words[0] == "shuffle"
    return Told(act[0].by, ("neko.log.dragon" if done else "neko.log.dragon.part",))


ANIMALS: dict[str, Callable[[Sequence[Heard]], Told]] = {
    "dog": _dog, "horse": _horse, "rabbit": _rabbit, "monkey": _monkey, "ox": _ox, "sheep": _sheep,
    "tiger": _tiger, "snake": _snake, "dragon": _dragon,
}  # fmt: skip


# ── what happens without being asked ──


def _unasked(heard: Heard) -> list[Told]:
    """Return what rat, boar and cat give without a choice, and whose tower is complete."""
    before, after = heard.before, heard.after
    found, hoard = list[Told](), _count(before, "hoard")
    for seat in range(sum(spot.startswith("floor") for spot in after)):
        gain = len(after.get(f"koban{seat}", ())) - len(before.get(f"koban{seat}", ()))
        gain -= (heard.by == seat) * (heard.words[-1] == DISCARD)
        if hoard and gain == hoard and not _count(after, "hoard"):
            found.append(Told(seat, ("neko.log.rat", gain)))
        elif gain == BOAR:
            found.append(Told(seat, ("neko.log.boar", gain)))
        if f"first{seat}" in after and f"first{seat}" not in before:
            found.append(Told(seat, ("neko.log.first",)))
        if counted(after, f"floor{seat}") >= TOP > counted(before, f"floor{seat}"):
            found.append(Told(seat, ("neko.log.top",), (), True))
    return found


def _count(picture: Picture, spots: str) -> int:
    """Return how many pieces lie on the spots that begin so."""
    return sum(len(faces) for spot, faces in picture.items() if spot.startswith(spots))
