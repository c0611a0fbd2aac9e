"""What a hand has picked and what it holds: how many, how it is turned, and where it was taken."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules import Picture
from ..table.view import View
from . import grip as grips
from . import laying
from .grip import Grip
from .landing import Held, Landing, is_board, lies_down
from .play import FreePlay
from .turning import two_sided

Pos = tuple[float, float]


class Grasp:
    """Takes hold of pieces and lets go of them; one drop is one act."""

    def __init__(self, view: View, play: FreePlay):
        self.view, self.play = view, play
        self.held = Held()
        self.carries = False  # whether it was taken by a click: the next one lets go
        self.start: Pos = (0.0, 0.0)  # the place of the table where it was taken
        self.picks: list[Grip] = []  # what was chosen, to be moved together
        self.apart = False  # whether what is held lay apart and comes to lie so again
        self.number = 0  # so many are taken next, 0 for as many as are pointed at
        self.loose = False  # whether nothing snaps
        self.under = False  # whether it goes beneath the stack it joins

    # ── picking ──

    def chosen(self, pointed: Grip | None) -> list[Grip]:
        """Return what an act is about: what was picked, else what is pointed at, as many as were typed."""
        if pointed and self.number and not self.picks:
            return grips.some(self.view, pointed, self.number)
        return self.picks or ([pointed] if pointed else [])

    def pick(self, one: Grip) -> None:
        """Add to what is picked, or take from it."""
        same = [pick for pick in self.picks if pick.spot == one.spot and pick.first <= one.first < pick.last]
        bags = [pick for pick in self.picks if grips.in_bag(self.view, pick.spot) != grips.in_bag(self.view, one.spot)]
        self.picks = [pick for pick in self.picks if pick not in (*same, *bags)] + [one] * (not same)
        self._sound("drop" if same else "pick")

    def pick_all(self) -> None:
        """Pick all that lies on the table, hands and boards excepted; once more: these too."""
        found = [one for one in grips.within(self.view, grips.EVERYWHERE) if not self._board(one)]
        again = bool(found) and {pick.spot for pick in self.picks} == {one.spot for one in found}
        more = [one for one in grips.everything(self.view) if not grips.in_bag(self.view, one.spot)]
        self.picks = more if again else found
        self._sound("pick")

    def _board(self, one: Grip) -> bool:
        return any(is_board(self.view, face) for face in one.faces(self.view.picture))

    def pick_these(self, found: Sequence[Grip], more: bool) -> None:
        """Pick some things, beside those picked already if more are wanted."""
        known = {one.spot for one in found}
        self.picks = [*[pick for pick in self.picks if more and pick.spot not in known], *found]
        self._sound("pick" if self.picks else "drop")

    def unpick(self, picture: Picture | None = None) -> bool:
        """Forget what was picked, or only what lies there no more; tell whether anything was picked."""
        picked = bool(self.picks)
        self.picks = [pick for pick in self.picks if pick.lies(picture)] if picture is not None else []
        return picked

    def count(self, number: int) -> bool:
        """Let so many be taken next, 0 for as many as are pointed at; tell whether that is another number."""
        before, self.number = self.number, number
        return before != number

    def snap(self, loose: bool | None = None, under: bool | None = None) -> None:
        """Let what is held snap to nothing, or go beneath what it joins."""
        self.loose = self.loose if loose is None else loose
        self.under = self.under if under is None else under

    # ── taking and letting go ──

    def take(self, one: Grip, carries: bool, there: Pos) -> None:
        """Take hold of pieces; all that was picked comes along if they are of it."""
        if not self.play.free:
            return
        picked = any(pick.spot == one.spot and pick.first <= one.first < pick.last for pick in self.picks)
        taken = [one]
        if self.number:
            taken, picked = grips.some(self.view, one, self.number), False
        carried = not (self.number or picked or one.boxed) and one.many == 1 and self._board(one)
        taken += grips.standing(self.view, one.box) if carried else []
        if not picked:
            self.picks = []
        self.apart = carried or picked and len(self.picks) > 1
        self.held, self.carries, self.number = Held(tuple(self.picks if picked else taken)), carries, 0
        self.start = there
        self.play.hint.close()
        self._sound("pick")

    def let(self) -> bool:
        """Let go of what is held, where it was; tell whether there was something."""
        held = bool(self.held.grips)
        self.held, self.carries = Held(), False
        return held

    def turn(self, steps: int, over: bool = False) -> bool:
        """Turn what is held, or let it be laid other side up; tell whether anything is held."""
        if not self.held.grips:
            return False
        if over:
            faces = [face for grip in self.held.grips for face in grip.faces(self.view.picture)]
            if all(two_sided(self.view.seating.level, face) for face in faces):
                self.held = self.held._replace(over=not self.held.over)
            else:
                down = any(lies_down(self.view, face) for face in faces)
                now = self.held.side or ("d" if down else "u")
                self.held = self.held._replace(side="u" if now == "d" else "d")
        else:
            self.held = self.held._replace(steps=self.held.steps + steps)
        self._sound("hover")
        return True

    def lay(self, landing: Landing | None) -> None:
        """Lay what is held where it would land: one act; where nothing would change it is only let go."""
        held = self.held
        self.let()
        if landing is None or stays(held, landing):
            self._sound("drop")
        else:
            self.play.act(*laying.spoken(self.view, held, landing), glide=False)
            self.picks = []

    def _sound(self, name: str) -> None:
        self.play.stage.sound.play(name)


def stays(held: Held, landing: Landing) -> bool:
    """Tell whether nothing would change: it is let go where it was."""
    one = held.grips[0]
    same = len(held.grips) == 1 and landing.spot == one.spot and one.last == one.size
    same = same or bool(landing.apart) and landing.apart == tuple(grip.spot for grip in held.grips)
    away = one.boxed and landing.boxed and all(grip.boxed for grip in held.grips)
    return (same and not (held.turned or landing.under)) or away
