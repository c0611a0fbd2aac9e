"""Who sits at a free table while it lies there: one more sits down, somebody leaves; the table goes on as it lies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...play.boards import chairs
from ...play.match import PERSON, Match, Seat
from ...rules import OVER, Move
from ...rules.free.reseat import joined, left
from ...screen.kit.layout import Column, Row
from ...screen.kit.widgets import Button, Image, Label, RoundButton
from ...screen.stage import Stage
from .company import Company

SIDE = 56  # of a button that lets somebody go


Seated = Callable[[tuple[Seat, ...], Move, int, int, Move], object]  # who sits there then, the words that lay the
# table for them, whose hand is over it, who looks at it, what the log says of it


def column(stage: Stage, match: Match, viewer: int, hand_on: Callable[[int], object], seated: Seated) -> Column:
    """Return who sits there, each with a button to be given the table and one to leave; while there is room, one to
    join.
    """
    words, places = stage.words, chairs(match.setup.game, match.setup.laid)
    rows = []
    for index, seat in enumerate(match.seats):
        parts = [
            Image(f"avatar-{seat.avatar}", (64, 64), match.colours[index]),
            Label(seat.name, "strong", stretch=1),
        ]
        if index != match.turn:
            give = partial(hand_on, index)
            parts.append(Button(words("free.pass"), give, key=f"pass{index}", role="control", least_high=SIDE))
        if len(match.seats) > places[0]:
            leave = partial(ask_to_leave, stage, match, index, viewer, seated)
            parts.append(RoundButton("icon-door", leave, key=f"leave{index}", side=SIDE))
        rows.append(Row(parts, gap=16))
    if len(match.seats) < places[-1]:
        join = partial(ask_to_join, stage, match, viewer, seated)
        rows.append(Row([Button(words("free.join"), join, icon="icon-person", key="join", role="sub")], align="left"))
    return Column(rows, gap=12)


def ask_to_join(stage: Stage, match: Match, viewer: int, seated: Seated) -> None:
    """Ask for the name of somebody who joins; without one they are called like their cat."""
    company = Company(stage, match.setup.game, lambda: None, laid=match.setup.laid)
    company.seat(tuple(match.seats))
    company.add()
    last = len(match.seats)
    company.sit(last, PERSON)

    def join(name: str) -> None:
        company.rename(last, name)
        seat = Seat(company.names()[last], company.chairs[last].avatar, PERSON, company.chairs[last].colour)
        said = "free.log.joined", seat.name
        seated((*match.seats, seat), joined(match.state), match.turn, viewer, said)

    stage.push(stage.doors.write(company.names()[last], join, "free.join"))


def ask_to_leave(stage: Stage, match: Match, index: int, viewer: int, seated: Seated) -> None:
    """Ask before somebody leaves: what lies before them goes into the box."""
    words, name = stage.words, match.seats[index].name

    def leave() -> None:
        others = tuple(seat for at, seat in enumerate(match.seats) if at != index)
        turn = (match.turn - (match.turn > index)) % len(others)
        before = OVER if viewer in (index, OVER) else viewer - (viewer > index)
        seated(others, left(match.state, index), turn, before, ("free.log.left", name))

    answers = [(words("pause.stay"), "primary", None), (words("free.leave.yes"), "plain", leave)]
    stage.push(stage.doors.ask(words("free.leave", name), words("free.leave.why", name), answers))
