"""The keyboard at a free table: it leads the pointer from piece to piece, and every deed has a key."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Vector2

from ...rules.free.things import BOX
from ...screen.keys import ARROWS, act_of, digit
from ...screen.paint import CANVAS, Box
from ...screen.table.place import Piece, Place
from ..table.keyboard import ALT, ENTER, Keyboard
from ..table.targets import TOOL
from . import grip as grips
from .hand import FreeHand, Pos, lay_down, take

STOP = TOOL + "referee-"  # before the names of the buttons of the referee's bubble
SHIFT = (pygame.K_LSHIFT, pygame.K_RSHIFT)
CTRL = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LMETA, pygame.K_RMETA)
INTO = {"remove": BOX, "draw": ""}  # where the keys of these acts lay what is held; "" is one's own hand
FAR, FINE = 40.0, 10.0  # canvas units an arrow leads what is held, and with Shift
ROW = 60.0  # canvas units within which pieces lie in one row


class FreeKeyboard(Keyboard):
    """What keys do where anything may be done."""

    hand: FreeHand

    def down(self, event: pygame.event.Event) -> None:
        """Do what a key stands for; keys that bring what lies there into hand or box do so with what is held."""
        hand, key, act = self.hand, event.key, act_of(event, "free")
        first, ctrl = not hasattr(event, "again"), bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        hand.look()
        if key in SHIFT or key in CTRL:
            self._hold(event, True)
        elif key in ALT:
            hand.hold(alt=True)
        elif key in ENTER and first:
            self.enter(ctrl, bool(event.mod & pygame.KMOD_SHIFT))
        elif key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self.lead(ARROWS[key], bool(event.mod & pygame.KMOD_SHIFT))
        elif act in INTO and hand.grasp.held.grips:
            lay_down(hand, INTO[act] or hand.order.own)
        elif act in self.acts and first:
            self.acts[act].use()
        elif first and not ctrl and (number := digit(event)):
            hand.grasp.count(0 if number in (1, hand.grasp.number) else number)
            self.hud.stage.sound.play("hover")
            self.hud.stage.redraw()

    def up(self, event: pygame.event.Event) -> None:
        """Let go of what a key held."""
        if event.key in SHIFT or event.key in CTRL:
            self._hold(event, False)
        super().up(event)

    def _hold(self, event: pygame.event.Event, down: bool) -> None:
        """Follow the keys that say how what is held is laid down: without snapping, or beneath a stack."""
        if event.key in SHIFT:
            self.hand.grasp.snap(loose=down)
        else:
            self.hand.grasp.snap(under=down)
        self.hand.look()

    # ── leading the pointer ──

    def stops(self) -> list[Pos]:
        """Return where the pointer can be led: to each piece that can be taken, as one reads; what stands before
        the table comes first.
        """
        view, hand = self.view, self.hand
        front = [cell for panel in hand.panels for cell in panel.stops_for_keys()]
        if front and not hand.grasp.held.grips:
            return front
        found = [pos for piece in reversed(view.pieces()) if (pos := self._stop(piece))]
        if hand.grasp.held.grips:
            places = (place for place in view.board.places.values() if place.kind in ("one", "pile", "fan", "row"))
            found += [view.camera.lies(place.box).center for place in places]
            found += [view.camera.lies(place.box).center for place in self._seats()]
        seen = (pos for pos in dict.fromkeys(found) if 0 <= pos[0] < CANVAS[0] and 0 <= pos[1] < CANVAS[1])
        return sorted(seen, key=lambda pos: (round(pos[1] / ROW), pos[0]))

    def _seats(self) -> list[Place]:
        """Return the cats of the others, whose hands a piece can be given to."""
        found = (self.view.board.place(f"portrait{seat}") for seat in range(len(self.view.seating.seats)))
        return [place for place in found if place]

    def _stop(self, piece: Piece) -> Pos | None:
        """Return where a piece can be pointed at, None where it cannot: another one lies over it."""
        view, held = self.view, self.hand.grasp.held
        one = grips.of(view, piece)
        if not one or one.first != piece.index and piece.kind != "tally" or piece.spot in held.spots:
            return None
        box = piece.box
        x = box.x + min(box.w / 2, 26) if piece.kind == "fan" else box.centerx
        for there in ((x, box.centery), (box.x + box.w / 4, box.y + box.h / 4), (box.centerx, box.bottom - box.h / 8),
                      (box.right - box.w / 8, box.centery), (box.x + box.w / 8, box.centery)):  # fmt: skip
            found, badged = grips.at(view, there)
            if found and not badged and found.where == one.where:
                return view.camera.lies(Box(*there, 0, 0)).topleft
        return None

    def step(self, step: int) -> None:
        """Go on to the next piece, and after the last one to words and tools; what the referee asks comes first."""
        hand, targets = self.hand, self.view.targets
        beside = [*targets.words, *targets.tools()] if not hand.grasp.held.grips else []
        first = [name for name in beside if name.startswith(STOP)]
        order: list[Pos | str] = [*first, *self.stops(), *(name for name in beside if name not in first)]
        if not order:
            return
        here = hand.focus if hand.focus else hand.pos
        after = 0 if first and step > 0 else self._after(order, step)
        at = order.index(here) + step if here in order and (hand.keyed or hand.focus) else after
        self.stand(order[at % len(order)])

    def _after(self, order: Sequence[Pos | str], step: int) -> int:
        """Return the next stop after where the mouse left the pointer."""
        pos = self.hand.pos
        key = (round(pos[1] / ROW), pos[0])
        ahead = [at for at, one in enumerate(order) if not isinstance(one, str) and (round(one[1] / ROW), one[0]) > key]
        return (ahead[0] if ahead else 0) if step > 0 else (ahead[0] - 1 if ahead else -1)

    def stand(self, stop: Pos | str) -> None:
        """Lead the pointer there."""
        hand = self.hand
        if not isinstance(stop, str) and not hand.grasp.held.grips:
            for panel in hand.panels:
                stop = panel.bring(stop)
        hand.stand(stop)
        hand.offer.look_anew()
        hand.look()
        self.hud.stage.sound.play("hover")

    def lead(self, way: tuple[int, int], fine: bool) -> None:
        """Lead what is held by steps, the empty hand from piece to piece."""
        hand = self.hand
        if hand.grasp.held.grips:
            far = FINE if fine else FAR
            x, y = hand.pos[0] + way[0] * far, hand.pos[1] + way[1] * far
            self.stand((max(0.0, min(CANVAS[0] - 1.0, x)), max(0.0, min(CANVAS[1] - 1.0, y))))
            return
        if hand.focus:
            self.step(1 if way in ((1, 0), (0, 1)) else -1)
            return
        here, ahead = Vector2(hand.pos), Vector2(way)
        stood = {self._stop(piece) for piece in self.view.pieces() if hand.pointed and piece.spot == hand.pointed.spot
                 and hand.pointed.first <= piece.index < hand.pointed.last}  # fmt: skip
        stops = {pos: Vector2(pos) - here for pos in self.stops() if pos not in stood}
        found = {pos: gone for pos, gone in stops.items() if gone.dot(ahead) > 1}
        if found:
            self.stand(min(found, key=lambda pos: 3 * found[pos].length() - 2 * found[pos].dot(ahead)))

    def enter(self, ctrl: bool = False, shift: bool = False) -> None:
        """Press what one stands on, take hold of what is pointed at, or lay down what is held.

        With Ctrl what is pointed at is picked, with Shift all that lies there is taken; what is held comes to lie
        beneath with Ctrl, and where it is without snapping with Shift.
        """
        hand, one = self.hand, self.hand.pointed
        if hand.focus and hand.focus.startswith(TOOL):
            self.hud.press(hand.focus)
        elif hand.focus:
            hand.touch_by_key(hand.focus)
        elif hand.grasp.held.grips:
            hand.grasp.snap(shift, ctrl)
            hand.look()
            lay_down(hand)
            hand.grasp.snap(False, False)
        elif one and ctrl:
            hand.grasp.pick(one._replace(first=0, last=one.size) if shift else one)
        elif one:
            take(hand, one._replace(first=0, last=one.size) if shift and not hand.grasp.number else one)
        hand.stand(hand.focus or hand.pos)
