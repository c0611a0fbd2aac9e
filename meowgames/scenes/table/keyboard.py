"""The keyboard at the table: it walks through the targets, touches what it stands on, knows every act by key."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Vector2

from ...screen.keys import ARROWS, act_of, digit
from .hand import Hand, hurry
from .hud import HUD
from .placing import place
from .play import Tool
from .targets import TOOL
from .view import View

ALT = (pygame.K_LALT, pygame.K_RALT)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Keyboard:
    """What keys do; where it stands is the hand's focus."""

    def __init__(self, view: View, hud: HUD, hand: Hand, acts: Mapping[str, Tool]):
        self.view, self.hud, self.hand, self.acts = view, hud, hand, acts

    def down(self, event: pygame.event.Event) -> None:
        """Do what a key stands for."""
        self.hand.look()
        key, act = event.key, act_of(event)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if act in self.acts:
                self.acts[act].use()
        elif key in ARROWS and self.hand.grid.face:
            self.hand.play.hint.close()
            self.hand.grid.push(*ARROWS[key], self.hand.there)
        elif key in ARROWS and self.steer(*ARROWS[key]):
            self.hud.stage.sound.play("hover")
        elif key == pygame.K_TAB or key in ARROWS:
            back = key in (pygame.K_LEFT, pygame.K_UP) or bool(event.mod & pygame.KMOD_SHIFT)
            targets = self.view.targets
            wide = key == pygame.K_TAB or self.hand.focus in targets.tools()
            self.walk(-1 if back else 1, targets.order() if wide else targets.words)
        elif key in ENTER:
            self.enter()
        elif key in ALT:
            self.hand.hold(alt=True)
        elif act in self.acts:
            if not hasattr(event, "again"):
                self.acts[act].use()
        elif nth := digit(event):
            self.pick(nth - 1)

    def up(self, event: pygame.event.Event) -> None:
        """Let go of what a key held."""
        if event.key in ALT:
            self.hand.hold(alt=False)
        elif event.key == pygame.K_t:
            self.hand.hold(peek=False)
        elif event.key == pygame.K_SPACE:
            self.hand.show(False)

    def steer(self, x: int, y: int) -> bool:
        """Move the keyboard's place from mark to mark of a lattice; tell whether it stood on one."""
        slots = {piece.spot: Vector2(piece.box.center) for piece in self.view.lights.marks}
        if self.hand.focus not in slots:
            return False
        here, way = slots[self.hand.focus], Vector2(x, y)
        ahead = {spot: there - here for spot, there in slots.items() if (there - here).dot(way) > 1}
        if ahead:
            self.hand.stand(min(ahead, key=lambda spot: 3 * ahead[spot].length() - 2 * ahead[spot].dot(way)))
        return True

    def walk(self, step: int, order: list[str]) -> None:
        """Move the keyboard's place to the next thing in that order."""
        if order:
            at = order.index(self.hand.focus) + step if self.hand.focus in order else (0 if step > 0 else -1)
            self.hand.stand(order[at % len(order)])
            self.hud.reveal(order[at % len(order)])
            self.hand.play.arm(())
            self.hud.stage.sound.play("hover")

    def enter(self) -> None:
        """Touch what the keyboard stands on; what a hint shows or what is armed is made, what moves arrives."""
        hand = self.hand
        if hurry(self.view):
            return
        if hand.focus and hand.focus.startswith(TOOL):
            self.hud.press(hand.focus)
        elif hand.focus:
            self.hand.touch_by_key(hand.focus)
        elif hand.play.hint.plan:
            hand.play.make(hand.play.hint.plan)
        elif hand.grid.face and hand.grid.corner(hand.there) is None:
            hand.grid.show()
        elif hand.grid.face or hand.play.armed:
            place(hand.play, hand.grid, hand.there)
        elif main := self.hud.main():
            self.hand.touch_by_key(main)

    def pick(self, index: int) -> None:
        """Touch the n-th thing that may be touched."""
        words = self.view.targets.numbered()
        if index < len(words):
            self.hand.stand(words[index])
            self.hand.touch_by_key(words[index])
