"""The hand at a free table: it takes hold of pieces, carries, turns and drops them; one drop is one act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Vector2

from ...rules.free.things import BOX
from ...screen.paint import Box
from ..table.hand import DRAG, Hand, Pos
from ..table.hud import HUD
from ..table.targets import TOOL
from ..table.view import View
from . import grip as grips
from . import landing as landings
from . import laying
from .grip import Grip
from .landing import Held, Landing
from .play import FreePlay

EVERYWHERE = Box(-1e4, -1e4, 2e4, 2e4)


class Panel(Protocol):
    """What stands before the table and holds pieces: the box, a pile that is looked through."""

    box: Box

    def grip(self, pos: Pos) -> tuple[Grip | None, bool]:
        """Return what of it lies there, and whether its badge is meant."""

    @property
    def takes(self) -> str:
        """Where a piece goes that is dropped on it."""

    def stops_for_keys(self) -> list[Pos]:
        """Return where the keyboard can lead the pointer in it."""

    def bring(self, pos: Pos) -> Pos:
        """Show what lies at such a place; return where that is seen then."""


class FreeHand(Hand):
    """What the mouse does where anything may be done; a click carries as a drag does."""

    play: FreePlay

    def __init__(self, view: View, hud: HUD, play: FreePlay, try_out: Callable[[], bool]):
        super().__init__(view, hud, play, try_out)
        self.held = Held()
        self.carries = False  # whether it was taken by a click: the next one lets go
        self.start: Pos = (0.0, 0.0)  # the place of the table where it was taken
        self.picks: list[Grip] = []  # what was chosen, to be moved together
        self.band: Pos | None = None  # where a box round pieces was begun, on the table
        self.number = 0  # so many are taken next, 0 for as many as are pointed at
        self.loose = False  # whether nothing snaps
        self.under = False  # whether it goes beneath the stack it joins
        self.pointed: Grip | None = None
        self.badged = False  # whether the badge of a stack is pointed at
        self.landing: Landing | None = None
        self.panels: list[Panel] = []  # the last is in front
        self.offer_menu: Callable[[], object] = lambda: None
        self.order: dict[str, list[str]] = {}  # how somebody likes the cards of a hand to lie
        self.begun = 0  # the moment of the play at which all this is true

    # ── what it follows ──

    def look(self) -> None:
        """See what is offered now, what is pointed at, and where what is held would come to lie."""
        super().look()
        if self.begun != self.play.moment:
            self.begun = self.play.moment
            self.let()
            self.picks = [pick for pick in self.picks if pick.lies(self.view.picture)]
        self.arrange()
        self._point()

    def _point(self) -> None:
        view = self.view
        panel = next((one for one in reversed(self.panels) if one.box.collidepoint(self.pos)), None)
        target = view.lights.target
        if panel:
            self.pointed, self.badged = panel.grip(self.pos)
        elif (target and target.front) or self.focus:
            self.pointed, self.badged = None, False
        else:
            self.pointed, self.badged = grips.at(view, self.there)
        self.landing = self._landing(panel) if self.held.grips else None

    def _landing(self, panel: Panel | None) -> Landing | None:
        """Return where what is held would come to lie, None where it goes back."""
        target = self.view.lights.target
        if panel:
            return Landing(panel.takes) if panel.takes else None
        if target and target.front:
            return Landing(BOX) if f"{TOOL}box" in target.names else None
        found = landings.find(self.view, self.held, self.there, self.loose)
        found = found._replace(under=self.under and found.stack > 0)
        return laying.apart(self.held, found, self.start, self.there) if self.picks else found

    def arrange(self) -> None:
        """Let one's own hand lie in the order one likes; what has come since lies last."""
        view, spot = self.view, f"hand{self.view.viewer}"
        wished = self.order.get(spot) if view.eye == view.viewer and spot in view.picture else None
        if view.board.arrange(spot, tuple(wished) if wished else None) and not view.easel.busy:
            view.easel.swap(view.easel.picture)
            view.stirs += 1

    # ── taking and letting go ──

    def take(self, taken: list[Grip], carries: bool) -> None:
        """Take hold of pieces; all that was picked comes along if they are of it."""
        if not self.play.free or not taken:
            return
        picked = {pick.where for pick in self.picks}
        whole = taken[0].where in picked or any(pick.spot == taken[0].spot and pick.first <= taken[0].first
                                                < pick.last for pick in self.picks)  # fmt: skip
        if self.number:
            taken, whole = grips.some(self.view, taken[0], self.number), False
        if not whole:
            self.picks = []
        self.held, self.carries, self.number = Held(tuple(self.picks if whole else taken)), carries, 0
        self.view.stirs += 1  # what was taken is seen faintly where it lies
        self.start = self.there
        self.play.hint.close()
        self.play.stage.sound.play("pick")
        self.look()

    def let(self) -> bool:
        """Let go of what is held, where it was; tell whether there was something."""
        held = bool(self.held.grips)
        self.held, self.carries, self.landing = Held(), False, None
        self.view.stirs += held
        return held

    def drop_held(self) -> None:
        """Lay what is held where it is now: one act."""
        held, landing = self.held, self.landing
        self.let()
        sound = self.play.stage.sound
        own = f"hand{self.view.viewer}"
        if landing is None:
            sound.play("drop")
        elif landing.spot == own and held.spots == {own}:
            self.rearrange(held)
            sound.play("drop")
        elif self._stays(held, landing):
            sound.play("drop")
        else:
            self.play.act(*laying.spoken(self.view, held, landing), glide=False)
            self.picks = []
        self.look()

    def drop_into(self, spot: str) -> None:
        """Lay what is held into the box or a hand, wherever the pointer is."""
        self.landing = Landing(spot)
        self.drop_held()

    def _stays(self, held: Held, landing: Landing) -> bool:
        """Tell whether nothing would change: it was let go where it was."""
        one = held.grips[0]
        same = len(held.grips) == 1 and landing.spot == one.spot and one.last == one.size
        away = one.boxed and landing.boxed and all(grip.boxed for grip in held.grips)
        return (same and not (held.steps or held.side or landing.under)) or away

    def rearrange(self, held: Held) -> None:
        """Lay cards of one's own hand elsewhere in it: how they lie is nobody else's business, and no act."""
        spot = f"hand{self.view.viewer}"
        pieces = [piece for piece in self.view.pieces() if piece.spot == spot]
        moved = {index for grip in held.grips for index in range(grip.first, grip.last)}
        left = [piece for piece in pieces if piece.index not in moved and piece.box.centerx <= self.there[0]]
        right = [piece for piece in pieces if piece.index not in moved and piece.box.centerx > self.there[0]]
        middle = [piece for piece in pieces if piece.index in moved]
        faces = self.view.picture.get(spot, ())
        self.order[spot] = [faces[piece.index] for piece in (*left, *middle, *right)]
        self.arrange()

    def chosen(self) -> list[Grip]:
        """Return what an act is about: what was picked, else what is pointed at."""
        return self.picks or ([self.pointed] if self.pointed else [])

    def pick_all(self) -> None:
        """Pick all that lies on the table, hands and boards excepted; once more: these too."""
        found = [one for one in grips.within(self.view, EVERYWHERE) if not self._board(one)]
        again = bool(found) and {pick.spot for pick in self.picks} == {one.spot for one in found}
        more = [one for one in grips.everything(self.view) if not grips.in_bag(self.view, one.spot)]
        self.picks = more if again else found
        self.play.stage.sound.play("pick")

    def _board(self, one: Grip) -> bool:
        return any(landings.is_board(self.view, face) for face in one.faces(self.view.picture))

    # ── the mouse ──

    def move(self, pos: Pos, push: bool = False) -> None:
        """Follow the mouse; a press that travels takes hold of what lay there, or begins a box round pieces."""
        if push:
            self.view.camera.pan(pos[0] - self.pos[0], pos[1] - self.pos[1])
        if Vector2(pos).distance_to(self.pos) > 1:
            self.still, self.focus, self.keyed, self.stale = 0.0, None, False, False
        self.pos = pos
        self.hud.event(pygame.event.Event(pygame.MOUSEMOTION, pos=pos))
        still = self.held.grips or self.band is not None or self.busy
        if self.pressed and not still and Vector2(pos).distance_to(self.pressed) > DRAG:
            self._begin(self.pressed)
        self.look()

    def _begin(self, pressed: Pos) -> None:
        """Begin a drag with what lay where the mouse was pressed."""
        now, self.pos = self.pos, pressed
        self.look()
        one = self.pointed
        self.start = self.there
        if one:
            self.take([one], carries=False)
        elif self.play.free and not any(panel.box.collidepoint(pressed) for panel in self.panels):
            self.band = self.there
        self.pos = now

    def press(self, event: pygame.event.Event) -> None:
        """Begin a touch; with the right button turn what is held, or ask what else can be done."""
        self.pos = event.pos
        self.offer.look_anew()
        self.look()
        if event.button == 3 and not self.rotate(1) and not self.pressed:
            self.offer_menu()
        if event.button != 1:
            return
        self.pressed, self.still, self.focus, self.keyed, self.lasted = event.pos, 0.0, None, False, 0.0
        self.clicked = event.pos
        target = self.view.lights.target
        over = any(panel.box.collidepoint(event.pos) for panel in self.panels)
        self.busy = target is not None and target.front and not over
        if self.busy and not self.held.grips:
            self.hud.event(event)

    def release(self, event: pygame.event.Event) -> None:
        """End a touch: of a button, of a drag, of a box round pieces, or a click."""
        self.pos = event.pos
        pressed, busy, band = self.pressed, self.busy, self.band
        self.pressed, self.busy, self.band = None, False, None
        self.look()
        if self.held.grips and (self.carries or not pressed or Vector2(event.pos).distance_to(pressed) > DRAG):
            self.hud.let_go()
            self.drop_held()
        elif busy:
            self.hud.event(event)
        elif band is not None:
            found = grips.within(self.view, spanned(band, self.there))
            known = {one.spot for one in found}
            kept = [pick for pick in self.picks if adds() and pick.spot not in known]
            self.picks = [*kept, *found]
            self.play.stage.sound.play("pick" if self.picks else "drop")
        elif pressed:
            self.click()
        self.look()

    def click(self) -> None:
        """Take hold of what was clicked; with Ctrl it is picked, beside everything what was picked is let go."""
        one = self.pointed
        if self.held.grips:
            self.drop_held()
        elif one and adds() and not one.boxed:
            self.pick(one)
        elif one:
            self.take([one], carries=True)
        elif self.picks:
            self.picks = []
            self.play.stage.sound.play("drop")
        elif self.view.camera.come_back():
            return

    def pick(self, one: Grip) -> None:
        """Add to what is picked, or take from it."""
        same = [pick for pick in self.picks if pick.spot == one.spot and pick.first <= one.first < pick.last]
        bags = [pick for pick in self.picks if grips.in_bag(self.view, pick.spot) != grips.in_bag(self.view, one.spot)]
        self.picks = [pick for pick in self.picks if pick not in (*same, *bags)] + [one] * (not same)
        self.play.stage.sound.play("drop" if same else "pick")

    def rotate(self, step: int, mirror: bool = False) -> bool:
        """Turn what is held, or let it be laid other side up; tell whether anything is held."""
        if not self.held.grips:
            return False
        if mirror:
            self.turn_over()
        else:
            self.held = self.held._replace(steps=self.held.steps + step)
        self.play.stage.sound.play("hover")
        self._point()
        return True

    def turn_over(self) -> None:
        """Let what is held be laid with its other side up."""
        faces = [face for grip in self.held.grips for face in grip.faces(self.view.picture)]
        down = any(landings.lies_down(self.view, face) for face in faces)
        now = self.held.side or ("d" if down else "u")
        self.held = self.held._replace(side="u" if now == "d" else "d")

    def wheel(self, step: int) -> None:
        """Turn what is held, leaf in the history under the mouse, or come nearer to the table."""
        self.look()
        if self.rotate(-step) or self.hud.leaf(self.pos, step):
            return
        self.view.camera.zoom(self.pos, step)

    def let_go(self, space: bool = False) -> None:
        """Forget the keys that were held, and a box that was being drawn round pieces."""
        super().let_go(space)
        self.loose = self.under = False
        self.band = None

    def let_fall(self) -> None:
        """Let go of what must not be seen any more."""
        self.let()
        super().let_fall()


def adds() -> bool:
    """Tell whether a key is held that picks more."""
    return bool(pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META))


def spanned(one: Pos, other: Pos) -> Box:
    """Return the box between two corners."""
    return Box(min(one[0], other[0]), min(one[1], other[1]), abs(one[0] - other[0]), abs(one[1] - other[1]))
