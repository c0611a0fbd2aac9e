"""The keyboard at a free table: it leads the pointer from piece to piece, and every deed has a key."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Vector2

from ...screen.keys import ARROWS, act_of, digit
from ...screen.paint import CANVAS
from ..table.keyboard import ALT, ENTER, Keyboard
from ..table.targets import TOOL
from . import grip as grips
from .hand import FreeHand, Pos

SHIFT = (pygame.K_LSHIFT, pygame.K_RSHIFT)
FAR, FINE = 40.0, 10.0  # canvas units an arrow leads what is held, and with Shift
ROW = 60.0  # canvas units within which pieces lie in one row


class FreeKeyboard(Keyboard):
    """What keys do where anything may be done."""

    hand: FreeHand

    def down(self, event: pygame.event.Event) -> None:
        """Do what a key stands for."""
        hand, key, act = self.hand, event.key, act_of(event, "free")
        hand.look()
        if key in SHIFT:
            hand.loose = True
            hand.look()
        elif key in ALT:
            hand.hold(alt=True)
        elif key in ENTER:
            self.enter(bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)))
        elif key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self.lead(ARROWS[key], bool(event.mod & pygame.KMOD_SHIFT))
        elif act in self.acts and not hasattr(event, "again"):
            self.acts[act].use()
        elif number := digit(event):
            hand.number = 0 if number == hand.number or number == 1 else number
            self.hud.stage.sound.play("hover")
            self.hud.stage.redraw()

    def up(self, event: pygame.event.Event) -> None:
        """Let go of what a key held."""
        if event.key in SHIFT:
            self.hand.loose = False
            self.hand.look()
        super().up(event)

    # ── leading the pointer ──

    def stops(self) -> list[Pos]:
        """Return where the pointer can be led: to each piece that can be taken, as one reads; what stands before
        the table comes first.
        """
        view, hand = self.view, self.hand
        front = [cell for panel in hand.panels for cell in panel.stops_for_keys()]
        if front and not hand.held.grips:
            return front
        found = []
        for piece in view.pieces():
            if hand.held.grips and piece.spot in hand.held.spots:
                continue
            if grips.of(view, piece):
                box = view.camera.lies(piece.box)
                x = box.x + min(box.w / 2, 26) if piece.kind == "fan" else box.centerx
                found.append((x, box.centery))
        if hand.held.grips:
            places = (place for place in view.board.places.values() if place.kind in ("one", "pile", "fan"))
            found += [view.camera.lies(place.box).center for place in places]
        seen = (pos for pos in dict.fromkeys(found) if 0 <= pos[0] < CANVAS[0] and 0 <= pos[1] < CANVAS[1])
        return sorted(seen, key=lambda pos: (round(pos[1] / ROW), pos[0]))

    def step(self, step: int) -> None:
        """Go on to the next piece, and after the last one to the tools."""
        hand, tools = self.hand, self.view.targets.tools()
        order: list[Pos | str] = [*self.stops(), *(tools if not hand.held.grips else ())]
        if not order:
            return
        here = hand.focus if hand.focus else hand.pos
        at = order.index(here) + step if here in order else self._after(order, step)
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
        hand.focus = stop if isinstance(stop, str) else None
        if not isinstance(stop, str):
            hand.pos = stop
            hand.keyed = True
        hand.still = 0.0
        hand.offer.look_anew()
        hand.look()
        self.hud.stage.sound.play("hover")

    def lead(self, way: tuple[int, int], fine: bool) -> None:
        """Lead what is held by steps, the empty hand from piece to piece."""
        hand = self.hand
        if hand.held.grips:
            far = FINE if fine else FAR
            x, y = hand.pos[0] + way[0] * far, hand.pos[1] + way[1] * far
            self.stand((max(0.0, min(CANVAS[0] - 1.0, x)), max(0.0, min(CANVAS[1] - 1.0, y))))
            return
        if hand.focus:
            self.step(1 if way in ((1, 0), (0, 1)) else -1)
            return
        here, ahead = Vector2(hand.pos), Vector2(way)
        stops = {pos: Vector2(pos) - here for pos in self.stops()}
        found = {pos: gone for pos, gone in stops.items() if gone.dot(ahead) > 1}
        if found:
            self.stand(min(found, key=lambda pos: 3 * found[pos].length() - 2 * found[pos].dot(ahead)))

    def enter(self, adds: bool = False) -> None:
        """Press what one stands on, take hold of what is pointed at, or lay down what is held."""
        hand = self.hand
        if hand.focus and hand.focus.startswith(TOOL):
            self.hud.press(hand.focus)
        elif hand.held.grips:
            hand.drop_held()
        elif hand.pointed and adds:
            hand.pick(hand.pointed)
        elif hand.pointed:
            hand.take([hand.pointed], carries=True)
        hand.keyed = True
