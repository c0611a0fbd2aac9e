"""Asks tables why not, as the screen asks: a thing is found where it lies, touched, and the clause cited is read.

A table of touches has a line for each: the state, the seat that is asked, what is touched, and the clause. What is
touched is a spot or a face, `spot/face` where several are alike, with what was taken in hand before it and a `>`
between them. A clause is `-` where nothing is said, `takes` where the touch is one of a move.
"""

from collections import defaultdict

from looking import Still, make_stage
from sitting import seats

from meowgames.play.changes import art
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.rules import State, find
from meowgames.scenes.table.placing import place
from meowgames.scenes.table.play import Play
from meowgames.scenes.table.trying import Trying

WITHIN = [(x, y) for y in (0.5, 0.15, 0.85, 0.3, 0.7) for x in (0.5, 0.12, 0.88, 0.3, 0.7)]  # parts of a box
Row = tuple[int, str, str]  # the seat asked, what is touched, the clause


def read(text: str) -> dict[str, list[Row]]:
    """Return the rows of a table of touches by the state they are about."""
    found: dict[str, list[Row]] = defaultdict(list)
    for line in text.strip().splitlines():
        state, seat, touched, clause = line.split()
        found[state].append((int(seat), touched, clause))
    return found


def wrong(game: str, state: State, folder, rows: list[Row]) -> list[str]:
    """Return the rows whose clause is not the one that the screen cites."""
    asking = {seat: Asking(game, state, seat, folder) for seat, _, _ in rows}
    found = [(*row, asking[row[0]].answer(row[1])) for row in rows]
    return [f"{seat} {touched}: {clause}, not {said}" for seat, touched, clause, said in found if clause != said]


class Asking:
    """Somebody at a seat who touches what does not go."""

    def __init__(self, game: str, state: State, seat: int, folder):
        self.setup = Setup(game, seats(len(find(game).score(state)), people=(seat,)), "reasons")
        self.state, self.folder = state, folder
        self.sit_down()

    def sit_down(self) -> None:
        """Open a table at which the state stands."""
        self.match = Match(self.setup).begin()
        self.match.states[self.match.at] = self.state
        self.at = self.match.at
        stage = make_stage(obvious=False)
        stage.mind = Still()
        self.table = stage.doors.seat(self.match, Journal(self.folder, "reasons"), tips=False)
        stage.push(self.table)
        stage.settle()

    def answer(self, touched: str) -> str:
        """Touch one thing after another; return what comes of the last touch."""
        if self.match.at != self.at:
            self.sit_down()
        self.table.stop_trying()
        self.table.play.ready()
        for name in touched.split(">"):
            play = self.touch(name)
        if play.refused:
            return play.refused
        moved = self.match.at != self.at or isinstance(play, Trying)
        return "takes" if moved or play.picker.words or play.wish.plans or play.armed else "-"

    def touch(self, name: str) -> Play:
        """Touch what is called so, wherever it lies; or let the piece in hand lie there, `@1:spot`, and place it."""
        hand = self.table.hand
        hand.look()
        if not hand.play.mine and hand.try_out():
            hand.look()
        play = hand.play
        if name.startswith("@"):
            hand.grid.lie(tuple(name.split(":")))
            place(play, hand.grid, (0, 0))
        else:
            target, there = self.found(name)
            play.touch(target.names, hand.offer.says(target, there) if play.mine else ())
        return play

    def found(self, name: str):
        """Return a thing as it is touched, and the place of the table where it is: what lies there, else the spot."""
        targets = self.table.view.targets
        spot, _, face = name.rpartition("/")
        lying = [one for one in reversed(targets.pieces) if one.piece.spot == spot and face in faces(one.piece)]
        lying = lying or [one for one in reversed(targets.pieces) if one.piece.spot == name]
        empty = [one for one in (*targets.marks, *targets.spots) if name in one.names]
        lying = lying or ([] if empty else [one for one in reversed(targets.pieces) if name in faces(one.piece)])
        for one in lying or empty:
            for x, y in WITHIN:
                there = one.box.x + one.box.w * x, one.box.y + one.box.h * y
                under = targets.under(there)
                if under and under.where == one.where and name in (*under.names, f"{spot}/{face}"):
                    return under, there
        assert lying, f"{name} lies nowhere"
        return lying[0], lying[0].box.center  # it lies under others, or lets touches through


def faces(piece) -> tuple[str, str]:
    """Return what a piece is called without its spot."""
    return piece.face, art(piece.face)
