"""What a free table does when a key or a line asks for it: deeds on what is picked or pointed at, each one act."""

from __future__ import annotations

from functools import partial

from ...rules import Move
from ...rules.free.laying import TURN, TURN_CAT
from ...rules.free.words import spelt, unspelt
from ..table import tell
from ..table.play import Tool
from ..table.scene import TableScene
from . import deeds
from .deeds import Subject
from .grip import everything, in_bag, some
from .grip import words as spoken
from .hand import FreeHand
from .play import FreePlay


class Acting(TableScene):
    """A table on which deeds are done with what a hand has picked or points at."""

    hand: FreeHand
    real: FreePlay

    def _acts(self) -> dict[str, Tool]:
        acts = super()._acts()
        acts.pop("mirror", None)
        return acts | {
            "hint": Tool(lambda: None, lambda: False),
            "drop": Tool(lambda: None, lambda: False),
            "flip": Tool(partial(self.do, "flip")),
            "left": Tool(partial(self.turn, -1)),
            "right": Tool(partial(self.turn, 1)),
            "mix": Tool(self.mix),
            "draw": Tool(partial(self.do, "draw")),
            "split": Tool(partial(self.do, "split")),
            "spread": Tool(partial(self.do, "spread")),
            "remove": Tool(partial(self.do, "box")),
            "sort": Tool(self.sort),
            "all": Tool(lambda: self.hand.pick_all()),
            "pass": Tool(self.pass_on),
            "write": Tool(self.write),
            "peep": Tool(partial(self.do, "peek")),
            "give": Tool(self.show_all),
            "more": Tool(partial(self.count, "+1")),
            "less": Tool(partial(self.count, "-1")),
        }

    def subject(self) -> Subject | None:
        """Return what a deed is about now: what was picked, else what is pointed at, as many as were typed."""
        hand, one = self.hand, self.hand.pointed
        chosen = some(self.view, one, hand.number) if one and hand.number and not hand.picks else hand.chosen()
        return Subject(self.view, tuple(chosen)) if chosen else None

    def do(self, name: str) -> None:
        """Do something with what is picked or pointed at; what is held is turned over by the key that flips."""
        if name == "flip" and self.hand.rotate(1, mirror=True):
            return
        subject = self.subject()
        if subject and not self.hand.held.grips:
            move: Move = getattr(deeds, name)(subject)
            if move:
                self.play_act(*move)

    @property
    def free_play(self) -> FreePlay:
        """The play in the hands of whoever sits here."""
        return self.real

    def play_act(self, *move: str) -> bool:
        """Do something and see what is pointed at then; so many as were typed are no longer meant."""
        done = self.free_play.act(*move)
        self.hand.number = 0
        self.hand.look()
        return done

    def turn(self, steps: int) -> None:
        """Turn what is held, else what is picked or pointed at."""
        subject = self.subject()
        if not self.hand.rotate(steps) and subject:
            self.play_act(*deeds.turn(subject, steps))

    def mix(self) -> None:
        """Mix a stack, or roll the dice that are picked or pointed at."""
        subject = self.subject()
        if not subject or self.hand.held.grips:
            return
        rolls = [grip for grip in subject.grips if Subject(self.view, (grip,)).all(lambda thing: thing.rolls)]
        if rolls and not (subject.stacked and not subject.all(lambda thing: thing.rolls)):
            self.play_act(*deeds.roll(subject._replace(grips=tuple(rolls))))
        else:
            over = [grip for grip in subject.grips if self.hand.pointed and grip.spot == self.hand.pointed.spot]
            self.play_act(*deeds.mix(subject._replace(grips=(*over, *subject.grips)[:1])))

    def count(self, value: str) -> None:
        """Count a dial up or down; where none is pointed at, text is made larger or smaller."""
        subject = self.subject()
        if subject and subject.all(lambda thing: thing.counter):
            self.play_act(*deeds.count(subject, value))
        else:
            self.stage.resize_text(1 if value == "+1" else -1)

    def show_all(self) -> None:
        """Show what is pointed at to everybody."""
        subject = self.subject()
        if subject:
            self.play_act(*deeds.show(subject, "all"))

    def write(self) -> None:
        """Write on the note that is pointed at."""
        subject = self.subject()
        if subject and subject.all(lambda thing: thing.note):
            act = partial(self.written, subject)
            self.stage.push(self.stage.doors.write(unspelt(subject.faces[-1].partition(":")[2]), act))

    def written(self, subject: Subject, text: str) -> None:
        """Take what somebody wrote on a note."""
        word = spelt(text.strip())
        if word != subject.faces[-1].partition(":")[2]:
            self.play_act(*spoken(subject.grips), f"write:{word}")

    def sort(self) -> None:
        """Sort one's own hand: by sort and value, or the other way round; nobody else is told."""
        spot = f"hand{self.view.viewer}"
        faces = list(self.view.picture.get(spot, ()))
        if not faces or self.view.eye != self.view.viewer:
            return
        by_suit = sorted(faces, key=lambda face: tell.STEM.sub(r"\1", face) and _key(face))
        by_value = sorted(faces, key=lambda face: _key(face)[::-1])
        self.hand.order[spot] = by_value if self.hand.order.get(spot) == by_suit else by_suit
        self.stage.sound.play("page")
        self.hand.arrange()

    def pass_on(self) -> None:
        """Pass the cat that says whose turn it is on to the next seat, and with several people the table too."""
        seats = len(self.match.seats)
        at = next((seat for seat in range(seats) if any(face.startswith(TURN_CAT)
                   for face in self.view.picture.get(f"{TURN}{seat}", ()))), None)  # fmt: skip
        after = ((self.match.turn if at is None else at) + 1) % seats
        if at is not None and seats > 1:
            self.play_act(f"{TURN}{at}", f"{TURN}{after}")
        if seats > 1 and after != self.match.turn:
            self.play_act(f"seat:{after}")

    def clear(self) -> None:
        """Put everything back into the box, out of all hands too: one act, and one for each bag."""
        found = everything(self.view)
        bags = [grip for grip in found if in_bag(self.view, grip.spot)]
        self.hand.picks = []
        for grips in ([grip for grip in found if grip not in bags], *([grip] for grip in bags)):
            if grips:
                self.play_act(*deeds.box(Subject(self.view, tuple(grips))))


def _key(face: str) -> tuple[str, int]:
    """Return sort and value of a card."""
    name = face.partition("@")[0]
    stem = name.rstrip("0123456789")
    number = name[len(stem) :] or face.partition(":")[2]
    return stem, int(number) if number.lstrip("+-").isdecimal() else 0
