"""What people see and are told of a free table: the one gate of all its secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .. import CHANCE, Level, Move, Picture, Spots
from . import watching
from .moving import zone_of
from .state import Piece, State, Table, eyes
from .things import BAG, BOX, OWNER, PRINT, UNSEEN, things, ways
from .words import NOD, SAY, WAIVE, to_cat


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: what lies open, what is its own, and what it has seen and not forgotten."""
    return _eye(state.table, seat).look(state)


class Eye:
    """A seat that looks at a table again and again: most of it lies as it did one act before (memoisation)."""

    def __init__(self, seat: int):
        self.seat = seat
        self.seen: dict[str, tuple[Sequence[Piece], tuple[str, ...]]] = {}  # what lay on each place, and what it saw

    def look(self, state: State) -> Picture:
        """Return what is seen of a state."""
        picture: Spots = {f"{PRINT}:{spot}": faces for spot, faces in state.prints}
        before, self.seen = self.seen, {}
        for spot, found in state.places:
            looked = before.get(spot)
            if looked is None or looked[0] is not found:  # by identity: what an act has not touched is the same
                looked = found, _place(state, spot, found, self.seat)
            self.seen[spot] = looked
            picture[spot] = looked[1]
        return picture


@lru_cache(maxsize=16)
def _eye(_table: Table, seat: int) -> Eye:
    """Return the eye of a seat at a table: what it sees of a place follows from these and from what lies there."""
    return Eye(seat)


def _place(state: State, spot: str, found: Sequence[Piece], seat: int) -> tuple[str, ...]:
    """Return what a seat sees on a place."""
    there = zone_of(state, spot)
    if there.kind == BAG and seat != CHANCE:
        return (UNSEEN,) * len(found)  # 5.4
    sees = eyes(state, seat)
    mine = there.kind != OWNER or 1 << there.seat == sees or seat == CHANCE
    return tuple(_faces(state, found, mine, there.kind == OWNER, sees, seat == CHANCE))


def _faces(state: State, found: Sequence[Piece], mine: bool, held: bool, sees: int, all_seeing: bool) -> Iterator[str]:
    """Yield what is seen of each piece: its face, its face in the corner of its back, or its back."""
    level, remember = state.table.level, state.table.remember
    for face, turn, down, known in found:
        if mine and (held and not all_seeing or not down):
            yield as_drawn(level, face, turn, "") if turn else face
        elif all_seeing or known & sees == sees and remember:
            yield as_drawn(level, face, turn, "d")  # 5.5
        else:
            yield as_drawn(level, things(level)[face.partition(":")[0]].back, turn, "")


@lru_cache(maxsize=8192)
def as_drawn(level: Level, name: str, turn: str, down: str) -> str:
    """Return a face as it lies; one that is not drawn that way lies the usual way."""
    bare, colon, text = name.partition(":")
    lies = turn if turn in ways(level, bare) else ""
    return f"{bare}{f'@{lies}' if lies else f'@0{down}' if down else ''}{down if lies else ''}{colon}{text}"


def told(state: State, move: Move, seat: int) -> Move:
    """Return a move as a seat may hear it: of what chance draws in secret, only where."""
    if not state.wait:
        return _heard(state, move, seat)
    if move[0] == "mix":
        return ("mix", state.wait[1])
    if move[0] == "draw":
        return ("draw", state.wait[1], str(state.wait[2]))
    return move if move[0] == "roll" else move[:1]


def _heard(state: State, move: Move, seat: int) -> Move:
    """Return a move of the game that was nodded at or said as a seat may hear it; all else is heard by all."""
    rules = watching.game(state)
    if to_cat(move) == WAIVE:
        return move if seat == state.actor else move[:1]
    if to_cat(move) not in (NOD, SAY) or rules is None:
        return move
    return (*move[:1], *rules.told(state.watch.thread[0], move[1:], seat))


def prompt(state: State, seat: int) -> tuple[str, ...]:
    """Return what the seat whose hand is over the table can do: anything."""
    return ("free.prompt",) if state.actor == seat and not state.wait else ()


def status(state: State) -> tuple[str, ...]:
    """Return what is laid, or that all is in the box."""
    boxes = f"{BOX}:"
    out = sum([len(found) for spot, found in state.places if not spot.startswith(boxes)])
    return ("free.status", str(out))


def clause(state: State) -> str:  # noqa: ARG001 — it is always the same
    """Return the clause that matters at a free table."""
    return "1.1"
