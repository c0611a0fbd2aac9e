"""What the log says of a day: cats and treasures taken aboard and what they cover, told from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Heard, Picture, Text, Told
from ..kit import counted
from .points import ROOM
from .tiles import COLOUR, COLOURS, RARE


def story(act: Sequence[Heard]) -> list[Told]:
    """Return what became of a tile that was taken, or what else happened; one put back is no event."""
    heard = act[-1]
    if heard.by == CHANCE:
        found = _drawn(heard)
    elif "held" in heard.after or heard.words == ("back",):
        return []
    else:
        found = [_done(act[0].before, heard)]
    return found + _stuck(heard)


def _drawn(heard: Heard) -> list[Told]:
    """Return what came out of the box or the bag."""
    kind, before, after = heard.words[0], heard.before, heard.after
    if kind != "draw":
        return [Told(CHANCE, (f"isle.log.{kind}",))]
    cats = sum(spot.startswith("shore") for spot in after)
    rare = sum(counted(after, tile) - counted(before, tile) for tile in RARE)
    return [Told(CHANCE, ("isle.log.draw.rare", cats, ("isle.log.rare", rare)) if rare else ("isle.log.draw", cats))]


def _done(before: Picture, heard: Heard) -> Told:
    """Return what the seat to act did."""
    seat, words, after = heard.by, heard.words, heard.after
    if words[0] in ("pass", "skip"):
        return Told(seat, (f"isle.log.{words[0]}",))
    if not words[0].startswith("@"):
        return Told(seat, ("isle.log.secret",) if words[0] == "card-back" else ("isle.log.give", words[0]))
    (tile,) = heard.before["held"]
    if tile in COLOUR:
        return Told(seat, ("isle.log.cat", (f"isle.a.{COLOURS[COLOUR[tile]]}",)), _came(before, after, seat, tile))
    kind = "rare" if tile in RARE else "common"
    return Told(seat, ("isle.log.treasure", (f"isle.a.{kind}",)), _came(before, after, seat, tile))


def _came(before: Picture, after: Picture, seat: int, tile: str) -> tuple[Text, ...]:
    """Return what a tile covers on its boat and what it counts."""
    boat = f"boat{seat}."
    rats, maps = (_lost(before, after, boat, face) for face in ("rat", f"map-{tile.rpartition('-')[2]}"))
    rooms = (counted(after, f"rooms{seat}") - counted(before, f"rooms{seat}")) // -ROOM
    families = counted(after, f"families{seat}") - counted(before, f"families{seat}")
    found = {"map": maps if tile in COLOUR else 0, "rats": rats, "rooms": rooms, "families": families}
    return tuple((f"isle.log.{name}", count) for name, count in found.items() if count > 0)


def _lost(before: Picture, after: Picture, spots: str, face: str) -> int:
    """Return how many such faces can no longer be seen on the spots that begin so."""
    was, now = (sum(face in faces for spot, faces in one.items() if spot.startswith(spots)) for one in (before, after))
    return was - now


def _stuck(heard: Heard) -> list[Told]:
    """Return who passes because no cat ashore fits."""
    fresh = [spot for spot in heard.after if spot.startswith("passed") and spot not in heard.before]
    seats = [seat for spot in fresh if (seat := int(spot.removeprefix("passed"))) != heard.by]
    if len(seats) > 1:
        return [Told(CHANCE, ("isle.log.stuck.all", [f"seat{seat}" for seat in seats]))]
    return [Told(seat, ("isle.log.stuck",)) for seat in seats]
