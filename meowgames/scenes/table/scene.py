"""The table: hands events to what speaks, then to the hand, and draws; every game's scene is one of these."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Vector2

from ...play.level import read_faces
from ...play.match import Match
from ...play.sight import Sight, seating, sight
from ...rules import OVER
from ...screen.keys import act_of
from ...screen.paint import Box, Paint
from ...screen.room import Cost
from ...screen.stage import Scene, Stage
from ...screen.table.ahead import prepare
from . import caps, clear, drawing, held, lamps, peek, pointing
from .caption import Caption
from .closeup import CloseUp
from .drawer import copy_pointed
from .explain import Explaining
from .footprints import Footprints
from .hand import Hand
from .hud import HUD, Overlay
from .keyboard import Keyboard
from .placing import lies_well, place
from .play import Play, Tool, leave, returns
from .trying import Trying, try_out
from .turns import Turns
from .view import Manners, View

LOOKING = ("closer", "peek", "show", "rules", "keys", "full")  # acts of the eye: they choose nothing


class TableScene(Scene):
    """A match on its table: one view, one play, and what is due while nobody touches it."""

    manners: type[Manners] = Manners
    plays: type[Play] = Play
    hands: type[Hand] = Hand
    keyboards: type[Keyboard] = Keyboard

    def __init__(self, stage: Stage, match: Match, sit: Callable[[View], Play], turns: type[Turns] = Turns):
        super().__init__(stage)
        self.music, people = match.setup.game, match.people()
        self.view = View(
            seating(match),
            self.sights,
            self.manners(),
            stage.words,
            stage.settings,
            stage.sound,
            people[0] if len(people) == 1 else OVER,
            live=True,
            records=lambda ply, eye: sight(self.match, ply, eye),
        )
        self.match = match
        self.trying: Trying | None = None  # what is only tried, while others think
        self.real = self.play = sit(self.view)
        self.turns = turns(stage, self.real, self.view, self.stop_trying)
        self.acts = self._acts()
        self.overlays: list[Overlay] = []
        self.footprints = Footprints(self.view, self.real.follows)
        self.caption = Caption(self.view, lambda: bool(self.overlays))
        self.hud = HUD(stage, self.view, self.acts, lambda: self.turns.step, self.overlays)
        self.hand = self.hands(self.view, self.hud, self.play, self.try_out)
        self.closeup = CloseUp(self.view, self.idle)
        self.keyboard = self.keyboards(self.view, self.hud, self.hand, self.acts)
        self.explaining = Explaining(stage, self.view, self.hand, self.acts, self.overlays, self.explains)
        stage.paint.art.learn(read_faces(match.setup.board))

    # ── what the stage calls ──

    @property
    def quiet(self) -> bool:
        """Whether a hint is read: no toast covers its card or what it marks."""
        return self.play.hint.open

    def enter(self) -> None:
        """Take the table up where the match stands."""
        view, paint = self.view, self.stage.paint
        view.dress(self.stage.words, self.stage.settings, view.seating)
        self.hand.let_go(space=True)
        if not view.easel.pieces and not view.easel.busy:
            self.play.sit(view.viewer)
        match = self.play.match
        if not match.over:
            self.turns.warm()
            prepare(paint, match.setup.board, len(match.seats), self.stage.settings.text)
        self.play.ready()

    def refresh(self) -> None:
        """Follow a change of language, pace or marks."""
        self.view.dress(self.stage.words, self.stage.settings, self.view.seating)
        self.view.look_again()
        self.hand.let_fall()
        self.hud.refresh()
        for overlay in self.overlays:
            overlay.refresh()

    def leave(self) -> None:
        """Drop the thought and let the file go."""
        self.turns.drop()
        leave(self.real)

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to whoever speaks, then to the hand, which touches for us."""
        self.notice(event)
        if self.explaining.event(event):
            return
        for overlay in tuple(self.overlays):
            if overlay.event(event):
                return
        if event.type == pygame.KEYDOWN:
            self.keyboard.down(event)
        elif event.type == pygame.KEYUP:
            self.keyboard.up(event)
        else:
            self.hand.event(event)

    def notice(self, event: pygame.event.Event) -> None:
        """Notice whether keyboard or mouse is in use, by the last that chose something."""
        keys = self.view.lights.keys
        if event.type == pygame.KEYDOWN:
            keys = keys or act_of(event) not in LOOKING
        elif event.type == pygame.MOUSEMOTION:
            keys = keys and Vector2(event.pos).distance_to(self.hand.pos) <= 1
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            keys = False
        self.view.light(self.view.lights._replace(keys=keys))

    def update(self, seconds: float) -> bool:
        """Let pieces move, bots think and the curtain fall."""
        moved = self.view.update(seconds)
        moved = self.footprints.update(seconds) or moved
        self.closeup.update()
        self.hand.look()
        if self.view.rise(seconds):
            self.hand.look()
            moved = True
        moved = self.hand.update(seconds) or moved
        moved = self.explaining.update(seconds) or moved
        for overlay in tuple(self.overlays):
            moved = overlay.update(seconds) or moved
        if self.stage.top is not self:
            return moved
        self.in_earnest()
        if self.turns.update(seconds):
            moved = True
            if not self.stage.wanted:
                self.hand.look()  # what is offered now is listed before it is drawn
        return moved

    def draw(self, paint: Paint) -> None:
        """Draw the table, what stands before it, and the hand."""
        self.hand.look()
        lights = self.view.lights
        if self.stage.top is not self:  # what lies over it has the ring
            self.view.light(lights._replace(focus=None, keys=False))
        self.draw_all(paint)
        self.view.light(lights)

    def draw_all(self, paint: Paint) -> None:
        """Draw it from the ground up."""
        drawing.draw(paint, self.view)
        self.caption.draw(paint)
        self.hud.draw(paint)
        caps.draw(paint, self.view)
        lamps.draw(paint, self.view, front=True)
        if not self.explaining.tells_gain():
            held.draw_gain(paint, self.hand)
        peek.draw(paint, self.view)
        for overlay in self.overlays if self.stage.top is self else ():  # nobody speaks under a dialog
            overlay.draw(paint)
        self.explaining.draw(paint)
        held.draw(paint, self.hand, self.explaining.covers())

    def keeps(self) -> list[Box]:
        """Keep in sight what can be touched, prompt, scores and hand, and what a refusal speaks of."""
        view = self.view
        one = view.targets.stood_on(view.lights.focus) or view.lights.target
        spoken = [view.camera.lies(one.piece.box)] if one and one.piece and one.piece.kind != "cells" else []
        spoken += [overlay.lies() for overlay in self.overlays]
        return clear.touchable(view) + clear.furniture(view) + clear.players(view) + spoken

    def costs(self) -> list[Cost]:
        """Rather hide what nobody looks at now."""
        return pointing.costs(self.view)

    # ── trying ──

    def sights(self, ply: int, eye: int) -> Sight:
        """Return what an eye sees of a moment; what is tried lies over it."""
        seen = sight(self.match, ply, eye)
        return self.trying.through(seen, eye) if self.trying else seen

    def try_out(self) -> bool:
        """Let pieces be tried while others think, in a game that lets one; tell whether it does."""
        if self.trying:
            return False
        self.trying = try_out(self.real, self.stop_trying)
        self._take_up()
        return self.trying is not None

    def stop_trying(self) -> bool:
        """Put everything back as it really lies; tell whether something was only tried."""
        if not self.trying:
            return False
        self.trying = None
        self._take_up()
        self.view.lay(lambda eye: self.sights(self.match.at, eye))
        self.real.ready()
        return True

    def in_earnest(self) -> None:
        """It is one's turn: what was tried is taken in earnest, as a ghost that can still be put back."""
        trying = self.trying
        if not trying or not self.real.free or self.view.easel.busy:
            return
        made, lies = trying.made, self.hand.grid.lies()
        self.stop_trying()
        if made and made[0] in self.match.rules.moves(self.match.state):
            self.real.commit(made[0])
            self.view.catch_up()
            self.hand.look()
            self.hand.grid.lie(made[1] if len(made) > 1 else lies)
        elif made:
            self.real.whispers.say(self.stage.words("trying.gone"), "icon-info")

    def _take_up(self) -> None:
        self.play = self.trying or self.real
        self.hand.take_up(self.play)

    # ── what can be asked for ──

    def back(self) -> None:
        """Step back once: a hint, a visit, what is in hand, a log pulled up, a near view, what moves; then leave."""
        view = self.view
        held = self.play.hint.close() or view.camera.come_back() or self.hud.unfold("") or self.put_back()
        if held or self.hud.push_down() or view.camera.reset() or self.stop_trying():
            return
        if view.counting and not view.counting.over:
            view.counting.skip()
        elif view.easel.queue or view.said:
            view.catch_up()
        elif not self.turns.show_result():
            self.acts["menu"].use()

    def put_back(self) -> bool:
        """Put back what is in hand, or take up a ghost that must be placed; tell whether there was something."""
        grid, there = self.hand.grid, self.hand.there
        if self.play.put_back():
            return True
        laid = bool(grid.lies())
        if laid:
            grid.grab(grid.piece(there), there)
        return laid

    def holds(self) -> bool:
        """Tell whether something in hand can be put back."""
        play = self.play
        return bool(returns(play) or play.picker.words or play.armed or self.hand.grid.lies())

    def idle(self) -> bool:
        """Tell whether nothing is in hand or tried and nobody speaks, so that the camera may go where it likes."""
        held = self.hand.dragged or self.hand.grid.face or self.play.picker.words
        return self.real.follows and not (held or self.trying or self.overlays)

    def pause(self) -> None:
        """Open the pause screen."""
        self.hand.let_go(space=True)
        self.stage.push(self.stage.doors.pause(self.real, self.turns.seats_changed))

    def open_rules(self) -> None:
        """Open the rule sheet at the clause that last refused a touch, else at the one that matters now."""
        self.stage.push(self.stage.doors.rules(self.view.seating.game, self.play.clause()))

    def _acts(self) -> dict[str, Tool]:
        """Return every act by its name, as tools and keys know it."""
        found = {name: asked(self, name) for name in ("undo", "redo", "hint", "recap")}
        found |= {
            "copy": Tool(lambda: copy_pointed(self.stage, self.view)),
            "rules": Tool(self.open_rules),
            "menu": Tool(self.pause),
            "back": Tool(self.back),
            "put_back": Tool(self.put_back, self.holds),
            "log": Tool(lambda: self.hud.fold_log()),
            "mirror": Tool(lambda: self.hand.rotate(1, mirror=True)),
            "left": Tool(lambda: self.hand.rotate(-1)),
            "right": Tool(lambda: self.hand.rotate(1)),
            "drop": Tool(
                lambda: place(self.play, self.hand.grid, self.hand.there), lambda: lies_well(self.play, self.hand.grid)
            ),
            "show": Tool(lambda: self.hand.show(True)),
            "view": Tool(self.view.camera.next),
            "whole": Tool(self.view.camera.reset),
            "keys": Tool(self.stage.show_keys),
            "bigger": Tool(lambda: self.stage.resize_text(1)),
            "smaller": Tool(lambda: self.stage.resize_text(-1)),
            "peek": Tool(lambda: self.hand.hold(peek=True)),
        }
        return found

    def explains(self) -> bool:
        """Tell whether a card may speak now: nothing lies over the table."""
        return self.stage.top is self


def asked(scene: TableScene, name: str) -> Tool:
    """Return a tool of whichever play is in hand then."""
    return Tool(lambda: scene.play.tools[name].use(), lambda: scene.play.tools[name].usable())
