"""What a free table does when a key or a line asks for it: deeds on what is picked or pointed at, each one act."""

from __future__ import annotations

from functools import partial

from ...rules import Move
from ...rules.free.laying import TURN, TURN_CAT
from ...rules.free.words import spelt, unspelt
from ...screen.stage import Stage
from ..table.play import Tool
from ..table.view import View
from . import deeds
from .deeds import Subject
from .grip import everything, in_bag
from .grip import words as spoken
from .hand import FreeHand
from .play import FreePlay


class Acting:
    """Does what is asked for with what a hand has picked or points at."""

    def __init__(self, stage: Stage, view: View, hand: FreeHand, play: FreePlay):
        self.stage, self.view, self.hand, self.play = stage, view, hand, play

    def tools(self) -> dict[str, Tool]:
        """Return every deed that has a key."""
        return {
            "flip": Tool(partial(self.do, "flip")),
            "left": Tool(partial(self.turn, -1)),
            "right": Tool(partial(self.turn, 1)),
            "mix": Tool(self.mix),
            "draw": Tool(partial(self.do, "draw")),
            "split": Tool(partial(self.do, "split", True)),
            "spread": Tool(partial(self.do, "spread", True)),
            "remove": Tool(partial(self.do, "box")),
            "sort": Tool(self.sort),
            "all": Tool(self.hand.grasp.pick_all),
            "pass": Tool(self.pass_on),
            "write": Tool(self.write),
            "peep": Tool(partial(self.do, "peek")),
            "give": Tool(self.show_all),
            "more": Tool(partial(self.count, "+1")),
            "less": Tool(partial(self.count, "-1")),
        }

    def subject(self) -> Subject | None:
        """Return what a deed is about now: what was picked, else what is pointed at, as many as were typed."""
        chosen = self.hand.grasp.chosen(self.hand.pointed)
        return Subject(self.view, tuple(chosen)) if chosen else None

    def do(self, name: str, stack: bool = False) -> None:
        """Do something with what is picked or pointed at, or with a whole stack; what is held is turned over by the
        key that flips.
        """
        if name == "flip" and self.hand.rotate(1, mirror=True):
            return
        subject = self.stack() if stack else self.subject()
        if subject and not self.hand.grasp.held.grips:
            several = name == "draw" and len(subject.grips) > 1
            move: Move = getattr(deeds, "hand" if several else name)(subject)
            if move:
                self.act(*move)
            else:
                self.refuse(f"free.not.{name}")

    def stack(self) -> Subject | None:
        """Return the one stack a deed is about now: of several that were picked that pointed at, else none."""
        subject, one = self.subject(), self.hand.pointed
        if subject and len(subject.grips) > 1:
            over = [grip for grip in subject.grips if one and grip.spot == one.spot]
            if not over:
                self.refuse("free.not.one")
            return subject._replace(grips=tuple(over[:1])) if over else None
        return subject

    def refuse(self, why: str) -> None:
        """Say why nothing is done."""
        words = self.stage.words
        if words.has(why):
            self.stage.sound.play("refuse")
            self.play.whispers.say(words(why), "icon-rules")

    def act(self, *move: str) -> bool:
        """Do something and see what is pointed at then; so many as were typed are no longer meant."""
        done = self.play.act(*move)
        self.hand.grasp.count(0)
        self.hand.look()
        return done

    def turn(self, steps: int) -> None:
        """Turn what is held, else what is picked or pointed at."""
        subject = self.subject()
        if not self.hand.rotate(steps) and subject:
            self.act(*deeds.turn(subject, steps))

    def mix(self) -> None:
        """Mix a stack, or roll the dice that are picked or pointed at."""
        subject = self.subject()
        if not subject or self.hand.grasp.held.grips:
            return
        rolls = [grip for grip in subject.grips if Subject(self.view, (grip,)).all(lambda thing: thing.rolls)]
        if rolls and not (subject.stacked and not subject.all(lambda thing: thing.rolls)):
            self.act(*deeds.roll(subject._replace(grips=tuple(rolls))))
        else:
            one = self.stack()
            if one:
                self.act(*deeds.mix(one))

    def count(self, value: str) -> None:
        """Count a dial up or down; where none is pointed at, text is made larger or smaller."""
        subject = self.subject()
        if subject and subject.all(lambda thing: thing.counter):
            self.act(*deeds.count(subject, value))
        else:
            self.stage.resize_text(1 if value == "+1" else -1)

    def show_all(self) -> None:
        """Show what is pointed at to everybody."""
        subject = self.subject()
        if subject:
            self.act(*deeds.show(subject, "all"))

    def write(self, about: Subject | None = None) -> None:
        """Write on a note, or on that pointed at."""
        subject = about or self.subject()
        if subject and subject.all(lambda thing: thing.note):
            act = partial(self.written, subject)
            self.stage.push(self.stage.doors.write(unspelt(subject.faces[-1].partition(":")[2]), act))

    def written(self, subject: Subject, text: str) -> None:
        """Take what somebody wrote on a note."""
        word = spelt(text.strip())
        if word != subject.faces[-1].partition(":")[2]:
            self.act(*spoken(subject.grips), f"write:{word}")

    def sort(self) -> None:
        """Sort one's own hand: by sort and value, or the other way round; nobody else is told."""
        if self.hand.order.sort():
            self.stage.sound.play("page")

    def pass_on(self) -> None:
        """Pass the cat that says whose turn it is on to the next seat, and with several people the table too."""
        match = self.play.match
        seats = len(match.seats)
        at = next((seat for seat in range(seats) if any(face.startswith(TURN_CAT)
                   for face in self.view.picture.get(f"{TURN}{seat}", ()))), None)  # fmt: skip
        after = ((match.turn if at is None else at) + 1) % seats
        if at is not None and seats > 1:
            self.act(f"{TURN}{at}", f"{TURN}{after}")
        if seats > 1 and after != match.turn:
            self.act(f"seat:{after}")

    def clear(self) -> None:
        """Put everything back into the box, out of all hands too: one act, and one for each bag."""
        found = everything(self.view)
        bags = [grip for grip in found if in_bag(self.view, grip.spot)]
        self.hand.grasp.unpick()
        for grips in ([grip for grip in found if grip not in bags], *([grip] for grip in bags)):
            if grips:
                self.act(*deeds.box(Subject(self.view, tuple(grips))))
