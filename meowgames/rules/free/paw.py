"""The referee's paw: it lays the table as the game has it, and moves no piece that lies well already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..kit import draw
from .laying import GONE, TURN, counted, game_of, glimpsed, pieces_of
from .moving import Lying, put, settled, zone_of
from .standing import TOY
from .state import Piece, State, everybody
from .things import BAG, BOX, OWNER, POINT, art, boxed, drawn_spots, label, things, words_of, zone


def laid_out(state: State, thread: Any, rng: Random | None = None) -> State:
    """Return the table on which all lies as in this state of its game; with dice, what comes to a hand is mixed."""
    paw = Paw(state, thread)
    for spot in tuple(paw.lying):
        paw.take_up(spot)
    for spot in paw.wanted:
        paw.fill(spot, rng)
    for spot, count in paw.rests.items():
        paw.top_up(spot, count, rng)
    return paw.laid()


class Paw:
    """The pieces of a table while a paw goes over it."""

    def __init__(self, state: State, thread: Any):
        self.state, self.level = state, state.table.level
        self.before = dict(state.places)
        self.lying = {spot: list(found) for spot, found in state.places}
        self.loose: list[tuple[str, Piece]] = []  # what was taken up, and where
        self.wanted: dict[str, list[Piece]] = {}
        self.rests: dict[str, int] = {}  # piles in which lies what lies nowhere else, and how many of it; -1: all
        self.gone = Counter[str]()  # what is out of play
        self._read(thread)

    def _read(self, thread: Any) -> None:
        """See what the game wants to lie where."""
        game, table = game_of(self.level), self.state.table
        assert game is not None
        glimpse = glimpsed(game, table.seats, thread)
        for spot, faces in glimpse.all.items():
            said = words_of(self.level, spot.partition(".")[0]) or {}
            if said.get("rest"):
                self.rests[spot] = counted(faces)
            elif said.get("stack"):
                heap = Piece(said["stack"], "", False, everybody(self.state))
                self.wanted[spot] = [heap] * sum(int(label(face) or 0) for face in faces)
            elif zone(self.level, spot, table.seats):
                self.wanted[spot] = pieces_of(table, spot, faces, glimpse)
            elif spot == GONE:
                self.gone.update(self.key(piece) for piece in pieces_of(table, spot, faces, glimpse))
        for spot in drawn_spots(self.level, table.seats):
            if (words_of(self.level, spot) or {}).get("rest"):
                self.rests.setdefault(spot, -1 if zone_of(self.state, spot).kind == BAG else 0)

    def sizes(self) -> dict[str, int]:
        """Return how many pieces should lie on each place; -1: all that lie nowhere else."""
        return {**{spot: len(found) for spot, found in self.wanted.items()}, **self.rests}

    def key(self, piece: Piece) -> str:
        """Return which piece it is, whichever side it shows."""
        return boxed(self.level, piece.face)

    def take_up(self, spot: str) -> None:
        """Take up what does not belong on a place; what lies in the box, or loose on the table, stays there."""
        base = spot.partition(".")[0]
        if base.startswith((BOX, TURN)) or base == POINT:
            return
        wants = Counter(map(self.key, self.wanted.get(spot, ())))
        stays: list[Piece] = []
        for piece in self.lying[spot]:
            name = self.key(piece)
            mine = self.is_rest(piece, spot) and not self.gone[name] if spot in self.rests else wants[name] > 0
            if mine or piece.face.startswith(TOY):
                wants[name] -= 1
                stays.append(piece)
            else:
                self.loose.append((spot, piece))
        self.lying[spot] = stays

    def is_rest(self, piece: Piece, spot: str) -> bool:
        """Tell whether a piece is of the kind that lies in such a pile while it lies nowhere else."""
        thing, said = things(self.level)[art(piece.face)], words_of(self.level, spot) or {}
        return bool({thing.back, thing.well} & set(str(said["rest"]).split()))

    def fill(self, spot: str, rng: Random | None) -> None:
        """Let all lie on a place that the game wants there, as it wants it; a hand keeps its order."""
        there, found, came = self.lying.get(spot, []), list[Piece](), list[Piece]()
        for want in self.wanted[spot]:
            at = next((at for at, one in enumerate(there) if self.key(one) == self.key(want)), None)
            piece = self.fetched(want) if at is None else there.pop(at)
            if piece:
                (came if at is None else found).append(want._replace(known=want.known | piece.known))
        if zone_of(self.state, spot).kind == OWNER:
            order = [self.key(piece) for piece in self.before.get(spot, ())]
            found.sort(key=lambda piece: order.index(self.key(piece)))
            found += draw(came, len(came), rng) if rng else came
        else:
            found = self._in_order(self.wanted[spot], [*found, *came])
        self.lying[spot] = [*there, *found]  # toys may lie there still

    def _in_order(self, wanted: Sequence[Piece], found: list[Piece]) -> list[Piece]:
        """Return pieces in the order in which the game has them."""
        left, ordered = list(found), list[Piece]()
        for want in wanted:
            at = next((at for at, one in enumerate(left) if self.key(one) == self.key(want)), None)
            ordered += [left.pop(at)] if at is not None else []
        return ordered

    def fetched(self, want: Piece) -> Piece | None:
        """Take a piece from wherever it is: what was taken up, what lies elsewhere on the table, a pile, the box."""
        name = self.key(want)
        for at, (_, piece) in enumerate(self.loose):
            if self.key(piece) == name:
                return self.loose.pop(at)[1]
        others = [spot for spot in self.lying if spot not in self.rests and spot not in self.wanted]
        spots = [spot for spot in others if not spot.startswith(BOX)]
        spots += [*self.rests, *(spot for spot in others if spot.startswith(BOX))]
        return next(filter(None, (self._out_of(spot, lambda one: self.key(one) == name) for spot in spots)), None)

    def _out_of(self, spot: str, good: Callable[[Piece], bool]) -> Piece | None:
        there = self.lying.get(spot, [])
        at = next((at for at, one in enumerate(there) if good(one)), None)
        return None if at is None else there.pop(at)

    def top_up(self, spot: str, count: int, rng: Random | None) -> None:
        """Let a pile hold all that lies nowhere else and is in play; what came is mixed into it."""
        there, spare = self.lying.setdefault(spot, []), self._spare(spot)
        came = spare if count < 0 else spare[: max(0, count - len(there))]
        shut = zone_of(self.state, spot).kind == BAG
        for where, piece in came:
            found = self.loose if where is None else self.lying[where]
            del found[next(at for at, one in enumerate(found) if piece in (one, one[1]))]
            there.insert(0, Piece(piece.face, "", not shut, 0 if shut else piece.known))
        if came and rng:
            there[:] = [piece._replace(known=0) for piece in draw(there, len(there), rng)]

    def _spare(self, spot: str) -> list[tuple[str | None, Piece]]:
        """Return what of the kind of a pile was taken up or lies in the box, and is not out of play."""
        gone, found = Counter(self.gone), list[tuple[str | None, Piece]]()
        lying = [(well, piece) for well in self.lying if well.startswith(BOX) for piece in self.lying[well]]
        for where, piece in [*((None, piece) for _, piece in self.loose), *lying]:
            if not piece.face.startswith(TOY) and self.is_rest(piece, spot):
                gone[self.key(piece)] -= 1
                found += [(where, piece)] if gone[self.key(piece)] < 0 else []
        return found

    def laid(self) -> State:
        """Return the table; what is left over goes into the box, and what moved lies above the rest."""
        lying: Lying = {spot: tuple(found) for spot, found in self.lying.items()}
        touched = {spot for spot, found in lying.items() if found != self.before.get(spot, ())}
        for spot, piece in self.loose:
            touched |= put(self.state, lying, [(spot, piece)], BOX, -1, None)
        kept = {spot: self.before[spot] for spot in self.before if spot not in touched}
        moved = {spot: lying[spot] for spot in lying if spot in touched}
        return settled(self.state, {**kept, **moved}, {spot for spot in touched if lying[spot]})
