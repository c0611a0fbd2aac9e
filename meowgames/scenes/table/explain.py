"""Rest on a thing and a small card explains it: when the card comes, when it goes, and where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Vector2

from ...screen.keys import act_of
from ...screen.paint import CANVAS, Box, Paint
from ...screen.stage import Stage
from . import closer, explaincard
from .explaincard import Sheet, Stand
from .hand import Hand
from .hud import Overlay
from .meaning import GAIN, meaning, pointed
from .play import Tool
from .things import Meaning, Thing
from .view import View

RESTS, STANDS = 0.4, 0.6  # seconds the mouse rests on a thing, or the keyboard stands on it, before the card comes
AFTER = 0.3  # seconds after a card in which the next comes at once
WAY = 0.15  # seconds the mouse may be elsewhere on its way from the thing to its card
FADE = 0.09
LIT = 5.0  # how much more it matters that something is seen that can be touched
LARGE = 0.4  # part of the screen: of a thing larger than this only the place pointed at is kept clear
PLAYERS = ("portrait", "name", "label")  # places that tell who sits there, and with how many points
SIGNS = ("title", "sign")
ALT = (pygame.K_LALT, pygame.K_RALT)


class Explaining:
    """The one card of a table: it speaks of what mouse or keyboard rests on."""

    def __init__(
        self,
        stage: Stage,
        view: View,
        hand: Hand,
        acts: Mapping[str, Tool],
        overlays: Sequence[Overlay],
        top: Callable[[], bool],
    ):
        self.stage, self.view, self.hand, self.acts, self.overlays = stage, view, hand, acts, overlays
        self.top = top  # whether nothing lies over the table: no card speaks on a curtain
        self.thing: Thing | None = None  # what the card speaks of
        self.under: Thing | None = None  # what is pointed at now
        self.aimed: tuple[object, ...] = ()  # what that follows from
        self.stood: str | None = None  # what the keyboard stood on then
        self.turn = view.seen.turn  # whose it was
        self.rest = self.away = self.shown = 0.0
        self.warm = 0.0  # seconds left in which the next card comes at once
        self.quiet = False  # whether it was sent away, until something else is pointed at
        self.pos: tuple[float, float] = (-99.0, -99.0)
        self.cause: tuple[object, ...] = ()  # what the card below follows from
        self.sheet: Sheet | None = None
        self.where: Stand | None = None

    # ── what is said to it ──

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the card; whatever else is done sends it away."""
        if event.type == pygame.MOUSEMOTION:
            if Vector2(event.pos).distance_to(self.pos) > 1:
                self.quiet = False
                self.rest = 0.0
            self.pos = event.pos
        elif event.type == pygame.KEYDOWN and event.key not in ALT:
            return self._key(act_of(event, self.view.manners.keys))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        elif event.type in (pygame.MOUSEWHEEL, pygame.WINDOWFOCUSLOST):
            self.hush()
        return False

    def _key(self, act: str) -> bool:
        """Take a key: Escape hides the card and no more, the key of the rules opens its clause."""
        thing, warm = self.thing, self.warm
        clause = self.sheet.said.clause if thing and self.sheet else ""
        self.hush()
        if thing and act == "back":
            return True
        if clause and act == "rules":
            self.read(clause)
            return True
        self.warm = AFTER if thing else warm  # the next may be walked to
        return False

    def _press(self, event: pygame.event.Event) -> bool:
        """Take a press on the card: on its tag it opens the rules; what lies under the card is not touched."""
        thing, sheet, where = self.thing, self.sheet, self.where
        self.hush()
        if not thing or not sheet or not where or not where.box.collidepoint(event.pos):
            return False
        tag = explaincard.tag_at(sheet, where)
        if tag and event.button == 1 and tag.collidepoint(event.pos):
            self.read(sheet.said.clause)
        return True

    def read(self, clause: str) -> None:
        """Open the rules where they speak of it."""
        self.stage.push(self.stage.doors.rules(self.view.seating.game, clause))

    def hush(self) -> None:
        """Go away, and stay away until something else is pointed at."""
        self.quiet, self.warm, self.rest = True, 0.0, 0.0
        self._hide()

    def _hide(self) -> None:
        if self.thing:
            self.thing, self.sheet, self.where = None, None, None
            self.stage.redraw()

    # ── when it comes and goes ──

    def update(self, seconds: float) -> bool:
        """Let time pass; tell whether the card looks otherwise."""
        before = self.thing, min(self.shown, FADE)
        self.warm = max(0.0, self.warm - seconds)
        turned, self.turn = self.turn != self.view.seen.turn, self.view.seen.turn
        if turned or not self.may():
            self.rest = self.warm = 0.0
            self._hide()
            return before[0] is not None
        self._look(seconds)
        if self.thing:
            self._keep(seconds)
        if not self.thing and self.under and self._due():
            self.show(self.under)
        return before != (self.thing, min(self.shown, FADE))

    def may(self) -> bool:
        """Tell whether a card may speak now: nothing moves, nothing is held, nothing lies over the table."""
        view, hand = self.view, self.hand
        moves = view.easel.busy or view.camera.glides or (view.counting and not view.counting.over)
        held = hand.dragged or hand.pressed or (hand.grid.face and not hand.grid.lies())
        return self.top() and not moves and not held and not view.said

    def _look(self, seconds: float) -> None:
        """See what is pointed at, and for how long."""
        focus = self.hand.focus
        under = self._pointed()
        if focus != self.stood:  # a mouse that lies where it lay is not pointed with
            self.stood, self.quiet, self.rest = focus, self.quiet and not focus, 0.0
        if under and under.same(self.under):
            self.rest += seconds
        else:
            self.rest = 0.0
        self.under = under

    def _pointed(self) -> Thing | None:
        """Return what is pointed at, looked for anew only if something may have changed."""
        view, focus, pos, bubbles = self.view, self.hand.focus, self.hand.pos, self.bubbles()
        shown = view.seen, view.targets.pieces, view.targets.marks, view.targets.front, tuple(view.camera.box)
        aimed = focus, pos, bubbles, view.lights.peek, view.words.language, *shown
        if aimed == self.aimed:
            return self.under
        self.aimed = aimed
        over = any(box.collidepoint(pos) for box in bubbles) and not focus
        under = None if over else pointed(view, focus, pos)
        if under and view.lights.peek and not under.target.front:  # what is seen there is of a while ago
            return None
        return under

    def _due(self) -> bool:
        """Tell whether what is pointed at is to be explained now."""
        if self.hand.alt:
            return True
        wait = STANDS if self.hand.focus else RESTS
        return not self.quiet and (self.rest >= wait or self.warm > 0)

    def _keep(self, seconds: float) -> None:
        """Keep the card while its thing or itself is pointed at; the way between them may take a moment."""
        self.shown, self.warm = self.shown + seconds, AFTER
        on = self.where and self.where.box.collidepoint(self.hand.pos) and not self.hand.focus
        if on or (self.under and self.under.same(self.thing)):
            self.away = 0.0
            return
        self.away += seconds
        if self.away > WAY or self.hand.focus or self.hand.alt:
            self._hide()

    def show(self, thing: Thing) -> None:
        """Explain a thing."""
        self.thing, self.away, self.rest = thing, 0.0, 0.0
        self.shown = 0.0 if self.view.settings.pace else FADE
        self.cause = ()

    # ── what it says, and where ──

    def said(self, thing: Thing) -> Meaning:
        """Return what the card of a thing says now."""
        tool = self.acts.get(thing.name)
        return meaning(self.view, thing, tool is None or tool.usable())

    def ready(self, paint: Paint) -> tuple[Sheet, Stand] | None:
        """Return the card laid out and placed, anew if its cause has changed."""
        thing = self.thing
        if not thing:
            return None
        said = self.said(thing)
        cause = said, tuple(thing.box), paint.scale, paint.text_size, self.view.targets.pieces
        if cause != self.cause or not self.sheet or not self.where:
            self.cause = cause
            self.sheet, self.where = self.place(paint, thing, explaincard.sheets(paint, said))
        return self.sheet, self.where

    def place(self, paint: Paint, thing: Thing, sheets: Sequence[Sheet]) -> tuple[Sheet, Stand]:
        """Return where the card of a thing stands, and which of its sheets hides least there."""
        view, camera = self.view, self.view.camera
        own = thing.box
        if min(own.w / CANVAS[0], own.h / CANVAS[1]) > LARGE:
            own = Box(0, 0, 60, 60)
            own.center = camera.lies(thing.box).center if self.hand.focus else self.hand.pos
        front = [one for one in view.targets.front if one is not thing.target]
        never = [*closer.written(view), *signs(view), *(one.box for one in front if one.kind in ("control", "card"))]
        lying = [one for one in (*view.targets.pieces, *view.targets.marks) if one.where != thing.target.where]
        rather = [(camera.lies(one.box), LIT if one.says else 1.0) for one in lying if one.box.h < CANVAS[1] / 3]
        rather += [(one.box, LIT) for one in front if one.kind not in ("drawer", "log")]
        rather += [(box, LIT) for box in self.bubbles()]
        rather += [(camera.lies(one.box), 1.0) for one in view.board.places.values() if one.kind in PLAYERS]
        grow = explaincard.half(paint, 0.4)
        found = [(sheet, explaincard.stand(own, sheet.size, grow, never, rather)) for sheet in sheets]
        return min(found, key=lambda one: (not one[1].foot, explaincard.hides(one[1].box, rather)))

    def bubbles(self) -> list[Box]:
        """Return where cats speak over the table."""
        found = (getattr(one, "bubble", None) for one in self.overlays)
        return [one.box for one in found if one is not None and one.box.w > 0]

    def tells_gain(self) -> bool:
        """Tell whether the card says what a touch would bring, so that nothing else needs to."""
        thing, lights = self.thing, self.view.lights
        return thing is not None and not thing.target.front and GAIN in lights.preview and not lights.grid

    def covers(self) -> list[Box]:
        """Return where the card is, for what must not lie over it."""
        found = self.ready(self.stage.paint)
        return [found[1].box] if found else []

    def draw(self, paint: Paint) -> None:
        """Draw the card."""
        found = self.ready(paint) if self.may() else None
        if found:
            tag = explaincard.tag_at(*found)
            hover = tag is not None and tag.collidepoint(self.hand.pos)
            explaincard.draw(paint, *found, hover, round(255 * min(1.0, self.shown / FADE)))


def signs(view: View) -> list[Box]:
    """Return where it is written how far the game is: the title and the paper signs."""
    return [place.box for place in view.board.places.values() if place.kind in SIGNS]
