"""Why a hand cannot do something: the clause that forbids it, found from what everybody may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from .. import Move
from . import boards, watching
from .moving import seers, zone_of
from .state import Piece, State, everybody
from .things import BAG, BOX, NOBODY, OWNER, POINT, PUBLIC, Thing, Zone, art, label, point, things, turns, zone
from .words import BOARD, DIGIT, SEAT, Act, Goes, Nonsense, What, is_text, numbers, plain, read, to_cat

MOST = 9999  # on a dial


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids this act; None where it can be done."""
    if state.wait:
        return "1.3"
    if to_cat(words):
        return watching.forbids(state, words)
    try:
        act = read(words, {spot: len(pieces) for spot, pieces in state.places})
    except Nonsense:
        return "1.5"
    return forbids(state, act)


def accepts(state: State, move: Move) -> bool:
    """Tell whether a hand can do this here."""
    return why_not(state, move) is None


def forbids(state: State, act: Act) -> str | None:
    """Return the clause that forbids an act; what nobody but its owner knows never matters."""
    if act.verb == SEAT:
        good = DIGIT.fullmatch(act.value) and int(act.value) < state.table.seats
        return None if good and int(act.value) != state.actor else "1.3"
    if act.verb == BOARD:
        return None if act.value in boards.lying(state) else "8.5"
    whats = (*act.whats, *(what for goes in act.goes for what in goes.whats))
    if any(_zone(state, what.spot) is None for what in whats):
        return "1.5"
    if len(touched(whats)) < sum(what.size for what in whats):
        return "2.3"
    if act.goes:
        return next(filter(None, (_goes(state, goes) for goes in act.goes)), None) or _bags(state, act)
    return VERBS[act.verb](state, act.whats, act.value)


def touched(whats: Iterable[What]) -> set[tuple[str, int]]:
    """Return the place and index of each piece that is touched."""
    return {(what.spot, index) for what in whats for index in range(what.first, what.last)}


def _zone(state: State, spot: str) -> Zone | None:
    return zone(state.table.level, spot, state.table.seats)


def _thing(state: State, piece: Piece) -> Thing:
    return things(state.table.level)[art(piece.face)]


def pieces(state: State, whats: tuple[What, ...]) -> Iterator[Piece]:
    """Yield the pieces that are touched."""
    lying = dict(state.places)
    for what in whats:
        yield from lying[what.spot][what.first : what.last]


def open_to_all(state: State, whats: tuple[What, ...]) -> bool:
    """Tell whether everybody sees all of these as they lie."""
    public = all(_zone(state, what.spot) in (Zone(PUBLIC), Zone(NOBODY)) for what in whats)
    return public and not any(piece.down for piece in pieces(state, whats))


def _goes(state: State, goes: Goes) -> str | None:
    """Return why these pieces cannot go there."""
    if goes.spot == BOX:
        inside = all(what.spot.startswith(f"{BOX}:") for what in goes.whats)
        return "2.6" if inside or goes.turn else None
    there = _zone(state, goes.spot)
    if there is None or goes.spot.startswith(f"{BOX}:"):
        return "1.5"
    held = dict(state.places).get(goes.spot, ())
    if there.kind == BAG and (goes.at >= 0 or goes.turn):
        return "4.3"
    if goes.at > len(held):
        return "2.2"
    return "2.7" if goes.turn is None and _stays(goes, len(held)) else None


def _stays(goes: Goes, size: int) -> bool:
    """Tell whether pieces are laid where they lie already, in a pile of that size."""
    what, *others = goes.whats
    at = size if goes.at < 0 else goes.at
    return not others and what.spot == goes.spot and what.first <= at <= what.last


def _bags(state: State, act: Act) -> str | None:
    """Return why this cannot be taken out of a bag: what comes out is one draw, and goes to one place."""
    out = [what for goes in act.goes for what in goes.whats if _is_bag(state, what)]
    alone = len(act.goes) == len(act.goes[0].whats) == 1
    return "4.3" if out and (not alone or act.goes[0].spot == out[0].spot) else None


def _is_bag(state: State, what: What) -> bool:
    found = _zone(state, what.spot)
    return found is not None and found.kind == BAG


def _flip(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if value:
        return "1.5"
    zones = [_zone(state, what.spot) for what in whats]
    return "3.1" if any(found and found.kind in (OWNER, BAG) for found in zones) else None


def _mix(state: State, whats: tuple[What, ...], value: str) -> str | None:
    return "4.1" if value or len(whats) != 1 or whats[0].size < 2 or _is_bag(state, whats[0]) else None


def _roll(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if value or not open_to_all(state, whats):
        return "3.4"
    return None if all(_thing(state, piece).rolls for piece in pieces(state, whats)) else "4.2"


def _peek(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if any(_is_bag(state, what) for what in whats):
        return "5.4"
    mine = 1 << state.actor
    return "5.6" if value or all(known & mine for known in _aware(state, whats)) else None


def _aware(state: State, whats: tuple[What, ...]) -> Iterator[int]:
    """Yield who sees each of these now: all who know it, where nobody remembers those before whom it lies open."""
    lying = dict(state.places)
    for what in whats:
        there = zone_of(state, what.spot)
        for piece in lying[what.spot][what.first : what.last]:
            yield piece.known if state.table.remember else seers(state, piece, there)


def _show(state: State, whats: tuple[What, ...], value: str) -> str | None:
    """Only what one knows can be shown, to a seat or to all who do not know it."""
    if any(_is_bag(state, what) for what in whats):
        return "5.4"
    mine = 1 << state.actor
    seats = everybody(state) if value == "all" else 1 << int(value) if DIGIT.fullmatch(value) else 0
    good = seats and not seats & ~everybody(state) and seats != mine
    mine_all = all(piece.known & mine for piece in pieces(state, whats))
    return None if good and mine_all and any(seats & ~known for known in _aware(state, whats)) else "5.7"


def _side(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if not open_to_all(state, whats):
        return "3.4"
    found = list(pieces(state, whats))
    good = all(value in _thing(state, one).sides for one in found)
    return None if good and any(value != one.face for one in found) else "3.3"


def _count(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if not open_to_all(state, whats):
        return "3.4"
    found = list(pieces(state, whats))
    if not re.fullmatch(r"[+-]?[0-9]{1,4}", value) or not all(_thing(state, one).counter for one in found):
        return "6.1"
    good = all(abs(counted(one, value)) <= MOST for one in found)
    return None if good and any(counted(one, value) != counted(one, "+0") for one in found) else "6.1"


def counted(piece: Piece, value: str) -> int:
    """Return what a dial shows next: a number with a sign is added, one without is set."""
    return int(label(piece.face) or 0) + int(value) if value[0] in "+-" else int(value)


def _write(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if not open_to_all(state, whats):
        return "3.4"
    found = list(pieces(state, whats))
    good = is_text(value) and all(_thing(state, one).note for one in found)
    return None if good and any(label(one.face) != value for one in found) else "6.2"


def _turn(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if any(found and found.kind in (OWNER, BAG) for found in (_zone(state, what.spot) for what in whats)):
        return "3.2"
    steps = numbers(value, 1, 5)
    return None if steps and any(turned(state, one, steps[0]) != one.turn for one in pieces(state, whats)) else "3.2"


def turned(state: State, piece: Piece, steps: int) -> str:
    """Return how a piece lies so many of its own steps on: of what everybody sees of it, so that nothing is told."""
    thing = _thing(state, piece)
    hidden = piece.down or piece.known != everybody(state)
    ways = turns(state.table.level, thing.back if hidden else art(piece.face))
    mirrored = [way for way in ways if way.endswith("m") == piece.turn.endswith("m")] or list(ways)
    at = mirrored.index(piece.turn) if piece.turn in mirrored else 0
    return mirrored[(at + steps) % len(mirrored)]


def _set_turn(state: State, whats: tuple[What, ...], value: str) -> str | None:
    if any(found and found.kind in (OWNER, BAG) for found in (_zone(state, what.spot) for what in whats)):
        return "3.2"
    same = all(piece.turn == plain(value) for piece in pieces(state, whats))
    return "3.2" if same or value[-1] in "ud" else None


def _deal(state: State, whats: tuple[What, ...], value: str) -> str | None:
    each = numbers(value, 1)
    hands = all(_zone(state, f"hand{seat}") for seat in range(state.table.seats))
    good = hands and each and each[0] > 0 and len(whats) == 1 and not _is_bag(state, whats[0])
    return None if good and each and each[0] * state.table.seats <= whats[0].size else "7.1"


def _spread(state: State, whats: tuple[What, ...], value: str) -> str | None:
    said = numbers(value, 4, 96)
    if not said or len(whats) != 1 or whats[0].size < 2 or _is_bag(state, whats[0]) or not (said[2] or said[3]):
        return "2.5"
    x, y, dx, dy = said
    last = whats[0].size - 1
    return None if all(_zone(state, point(x + n * dx, y + n * dy)) for n in (0, last)) else "2.5"


def _by(state: State, whats: tuple[What, ...], value: str) -> str | None:
    step = numbers(value, 2, 192)
    if not step or not any(step):
        return "2.4"
    moved = [beside(what.spot, step) for what in whats]
    return None if all(spot and _zone(state, spot) for spot in moved) else "2.4"


def beside(spot: str, step: tuple[int, ...]) -> str:
    """Return the point that lies so far from a point of the table, nothing for other places."""
    base, _, offset = spot.partition(".")
    if base != POINT:
        return ""
    x, y = (int(part) for part in offset.split(","))
    return point(x + step[0], y + step[1])


VERBS = {
    "flip": _flip, "mix": _mix, "roll": _roll, "peek": _peek, "show": _show, "side": _side, "count": _count,
    "write": _write, "turn": _turn, "@": _set_turn, "deal": _deal, "spread": _spread, "by": _by,
}  # fmt: skip
