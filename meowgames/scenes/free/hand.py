"""The hand at a free table: it takes hold of pieces, carries, turns and drops them; one drop is one act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Vector2

from ...rules.free.things import BOX
from ...screen import keys
from ...screen.paint import Box
from ..table.hand import DRAG, Hand, Pos
from ..table.hud import HUD
from ..table.targets import TOOL
from ..table.view import View
from . import grip as grips
from . import landing as landings
from . import laying
from .grasp import Grasp
from .grip import Grip
from .landing import Landing
from .order import Order
from .play import FreePlay

RIM = 26.0  # how much larger than a well what belongs to it is, its badge too


class Panel(Protocol):
    """What stands before the table and holds pieces: the box, a pile that is looked through."""

    @property
    def box(self) -> Box:
        """Where it stands."""

    def grip(self, pos: Pos) -> tuple[Grip | None, bool]:
        """Return what of it lies there, and whether its badge is meant."""

    @property
    def takes(self) -> str:
        """Where a piece goes that is dropped on it."""

    @property
    def holds(self) -> str:
        """How the names of the places begin that are seen in it."""

    def stops_for_keys(self) -> list[Pos]:
        """Return where the keyboard can lead the pointer in it."""

    def bring(self, pos: Pos) -> Pos:
        """Show what lies at such a place; return where that is seen then."""


class FreeHand(Hand):
    """What the mouse does where anything may be done; a click carries as a drag does."""

    play: FreePlay

    def __init__(self, view: View, hud: HUD, play: FreePlay, try_out: Callable[[], bool]):
        super().__init__(view, hud, play, try_out)
        self.grasp, self.order = Grasp(view, play), Order(view)
        self.band: Pos | None = None  # where a box round pieces was begun, on the table
        self.pointed: Grip | None = None
        self.badged = False  # whether the badge of a stack is pointed at
        self.landing: Landing | None = None  # where what is held would come to lie
        self.panels: list[Panel] = []  # the last is in front
        self.out = False  # whether what is held has left the well it came out of
        self.sat = view.viewer  # who sits there
        self.begun = 0  # the moment of the play at which all this is true

    # ── what it follows ──

    def look(self) -> None:
        """See what is offered now, what is pointed at, and where what is held would come to lie."""
        super().look()
        view, grasp = self.view, self.grasp
        if self.sat != view.viewer:  # what one has picked or counted is nothing to the next
            self.sat = view.viewer
            grasp.let(), grasp.unpick(), grasp.count(0)
        if self.begun != self.play.moment:
            self.begun = self.play.moment
            grasp.let()
            grasp.unpick(view.picture)
        self.order.arrange()
        self.out = left(self)
        panel = before(self, self.pos)
        target = view.lights.target
        if panel:
            self.pointed, self.badged = panel.grip(self.pos)
        elif (target and target.front) or self.focus:
            self.pointed, self.badged = None, False
        else:
            self.pointed, self.badged = grips.at(view, self.there)
        self.landing = landing(self, panel) if grasp.held.grips else None

    def stand(self, stop: str | Pos) -> None:
        """Let the keyboard stand on a tool, or lead the pointer somewhere."""
        self.still, self.stale = 0.0, False
        if isinstance(stop, str):
            self.focus = stop
        else:
            self.pos, self.focus, self.keyed = stop, None, True

    # ── the mouse ──

    def move(self, pos: Pos, push: bool = False) -> None:
        """Follow the mouse; a press that travels takes hold of what lay there, or begins a box round pieces."""
        if push:
            self.view.camera.pan(pos[0] - self.pos[0], pos[1] - self.pos[1])
        if Vector2(pos).distance_to(self.pos) > 1:
            self.still, self.focus, self.keyed, self.stale = 0.0, None, False, False
        self.pos = pos
        self.hud.event(pygame.event.Event(pygame.MOUSEMOTION, pos=pos))
        still = self.grasp.held.grips or self.band is not None or self.busy
        if self.pressed and not still and Vector2(pos).distance_to(self.pressed) > DRAG:
            self.lift(self.pressed)
        self.look()

    def lift(self, there: Pos) -> None:
        """Begin a drag with what lay where the mouse was pressed."""
        now, self.pos = self.pos, there
        self.look()
        if self.pointed and not on_squares(self):
            self.grasp.take(self.pointed, False, self.there)
        elif self.play.free and not before(self, there):
            self.band = self.there
        self.pos = now

    def press(self, event: pygame.event.Event) -> None:
        """Begin a touch; with the right button turn what is held, or ask what else can be done."""
        self.pos = event.pos
        self.offer.look_anew()
        self.look()
        if event.button == 3 and not self.rotate(1) and not self.pressed:
            self.hud.acts["offer"].use()
        if event.button != 1:
            return
        self.pressed, self.still, self.focus, self.keyed, self.lasted = event.pos, 0.0, None, False, 0.0
        self.clicked = event.pos
        target = self.view.lights.target
        self.busy = target is not None and target.front and not before(self, event.pos)
        if self.busy and not self.grasp.held.grips:
            self.hud.event(event)

    def release(self, event: pygame.event.Event) -> None:
        """End a touch: of a button, of a drag, of a box round pieces, or a click."""
        self.pos = event.pos
        pressed, busy, band = self.pressed, self.busy, self.band
        self.pressed, self.busy, self.band = None, False, None
        self.look()
        grasp = self.grasp
        travels = not pressed or Vector2(event.pos).distance_to(pressed) > DRAG
        if grasp.held.grips and (grasp.carries or travels):
            self.hud.let_go()
            lay_down(self)
        elif busy:
            self.hud.event(event)
        elif band is not None:
            grasp.pick_these(grips.within(self.view, spanned(band, self.there)), adds())
        elif pressed:
            self.click()
        self.look()

    def click(self) -> None:
        """Take hold of what was clicked; with Ctrl it is picked, beside everything what was picked is let go."""
        one, grasp = self.pointed, self.grasp
        if grasp.held.grips:
            lay_down(self)
        elif one and adds() and not one.boxed:
            grasp.pick(one)
        elif one and not on_squares(self):
            take(self, one)
        elif grasp.unpick():
            self.play.stage.sound.play("drop")
        else:
            self.view.camera.come_back()

    def rotate(self, step: int, mirror: bool = False) -> bool:
        """Turn what is held, or let it be laid other side up; tell whether anything is held."""
        turned = self.grasp.turn(step, mirror)
        if turned:
            self.look()
        return turned

    def wheel(self, step: int) -> None:
        """Turn what is held, leaf in the history under the mouse, or come nearer to the table."""
        self.look()
        if self.rotate(-step) or self.hud.leaf(self.pos, step):
            return
        self.view.camera.zoom(self.pos, step)

    def let_go(self, space: bool = False) -> None:
        """Forget the keys and buttons that were held, and a box that was being drawn round pieces."""
        super().let_go(space)
        self.grasp.snap(False, False)
        self.band = self.pressed = None

    def let_fall(self) -> None:
        """Let go of what must not be seen any more."""
        self.grasp.let()
        super().let_fall()


def landing(hand: FreeHand, panel: Panel | None) -> Landing | None:
    """Return where what is held would come to lie, None where it goes back."""
    target, grasp = hand.view.lights.target, hand.grasp
    if panel:
        return Landing(panel.takes) if panel.takes else None
    if target and target.front:
        return Landing(BOX) if f"{TOOL}box" in target.names else None
    found = landings.find(hand.view, grasp.held, hand.there, grasp.loose)
    found = found._replace(under=grasp.under and found.stack > 0)
    return laying.apart(hand.view, grasp.held, found, grasp.start, hand.there) if grasp.apart else found


def left(hand: FreeHand) -> bool:
    """Tell whether what is held was carried out of its well in a panel."""
    held = hand.grasp.held.grips
    return bool(held) and held[0].front and (hand.out or not held[0].box.inflate(RIM, RIM).collidepoint(hand.pos))


def aside(hand: FreeHand) -> list[Panel]:
    """Return the panels that are out of the way: what came out of them may be laid where they stood."""
    held = hand.grasp.held.grips
    return [panel for panel in hand.panels if hand.out and held and held[0].spot.startswith(panel.holds)]


def before(hand: FreeHand, pos: Pos) -> Panel | None:
    """Return what stands before the table there."""
    gone = aside(hand)
    return next((one for one in reversed(hand.panels) if one not in gone and one.box.collidepoint(pos)), None)


def on_squares(hand: FreeHand) -> bool:
    """Tell whether the squares of a board are pointed at: it is moved by its rim, a drag begins a box round pieces."""
    view, one = hand.view, hand.pointed
    if one is None or one.front or hand.badged or hand.grasp.number:
        return False
    if not landings.is_board(view, one.faces(view.picture)[-1]):
        return False
    top = next(piece for piece in reversed(view.pieces()) if piece.spot == one.spot)
    return bool(landings.square(view, top, hand.there))


def take(hand: FreeHand, one: Grip) -> None:
    """Take hold of pieces by a click or a key: the next one lays them down."""
    hand.grasp.take(one, True, hand.there)
    hand.look()


def lay_down(hand: FreeHand, into: str = "") -> None:
    """Lay what is held where it is now, or into the box or a hand: one act; in one's own hand cards only move."""
    held, order, lands = hand.grasp.held, hand.order, Landing(into) if into else hand.landing
    if lands and lands.spot == order.own and held.spots == {order.own}:
        hand.grasp.let()
        order.move(held, hand.there[0])
        hand.play.stage.sound.play("drop")
    else:
        hand.grasp.lay(lands)
    hand.look()


def adds() -> bool:
    """Tell whether a key is held that picks more."""
    return keys.held(pygame.KMOD_CTRL | pygame.KMOD_META)


def spanned(one: Pos, other: Pos) -> Box:
    """Return the box between two corners."""
    return Box(min(one[0], other[0]), min(one[1], other[1]), abs(one[0] - other[0]), abs(one[1] - other[1]))
