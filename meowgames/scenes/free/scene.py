"""The free table: a match whose rules accept everything a hand can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ...play.match import Match
from ...rules import CHANCE, OVER, SHELF
from ...rules.free import watching
from ...rules.free.words import SEAT
from ...screen.keys import act_of
from ...screen.paint import Paint
from ...screen.stage import Stage
from ..table import drawing
from ..table.play import Play, Tool
from ..table.scene import TableScene
from ..table.turns import PAUSE, Turns
from ..table.view import View
from . import crate
from . import draw as drawn
from .acting import Acting
from .ending import note
from .fronts import Fronts
from .hand import FreeHand
from .keyboard import FreeKeyboard
from .manners import FreeManners
from .play import FreePlay, follow
from .referee import Referee, by_hand
from .speaker import Speaker
from .strip import Strip


class FreeTurns(Turns):
    """The table is handed on; bots think about the game that the referee follows."""

    hand: FreeHand | None = None  # whose drags a bot waits for
    noted = False  # whether the game that is over here was noted

    def hold(self, hand: FreeHand) -> None:
        """Wait with the moves of bots while this hand holds something."""
        self.hand = hand

    def wait(self) -> None:
        """Do what is due now that nothing moves; note once how a game ended."""
        if isinstance(self.play, FreePlay) and self.play.watched and self.play.referee.turn == OVER:
            self.noted = self.noted or note(self.play)
        super().wait()

    def warm(self) -> None:
        """Let the mind get ready only where a bot sits."""
        if len(self.match.people()) < len(self.match.seats):
            super().warm()

    def wait_for_bot(self) -> None:
        """Let a bot move its pieces; one that cannot tell what is played passes the table on, as for chance's draws."""
        referee = self.play.referee if isinstance(self.play, FreePlay) else None
        if referee is None or self.match.at < len(self.match.moves) or holding(self.hand):
            return
        if referee.thread is None or referee.turn != self.match.turn:
            if referee.on and (referee.turn != CHANCE or by_hand(referee)):
                self.pass_on(referee)
            return
        if not self.asked:
            self.think("move", self.match.seats[self.match.turn].player)
        move = self.stage.mind.poll() if self.waited >= PAUSE * (self.stage.settings.pace or 1.0) else None
        if move:
            self.asked = ""
            referee.say(move)

    def pass_on(self, referee: Referee) -> None:
        """Let a person go on where a bot cannot; say so where the referee has lost the thread."""
        people, seats = self.match.people(), self.match.seats
        if people and referee.on:
            bot = seats[self.match.turn].name
            self.play.commit((f"{SEAT}:{people[0]}",))
            if referee.thread is None:
                self.stage.toast(self.stage.words("referee.passes", bot, seats[people[0]].name), "icon-whistle")

    def think(self, what: str, level: str) -> None:
        """Start a thought about the game, as the bot's seat sees it."""
        referee = self.play.referee if isinstance(self.play, FreePlay) else None
        if referee is None or referee.thread is None:
            return
        setup = self.match.setup
        self.asked, self.about = what, self.match.state
        seed = f"{setup.seed}/{what}/{self.match.at}"
        self.stage.mind.ask(setup.laid, referee.thread, self.match.turn, level, seed)


class FreeScene(TableScene):
    """A free table: what is pointed at can be carried, and a menu, keys and the box do the rest."""

    keys = "free"
    manners = FreeManners
    plays: type[Play] = FreePlay
    hands = FreeHand
    keyboards = FreeKeyboard
    hand: FreeHand
    real: FreePlay

    def __init__(self, stage: Stage, match: Match, sit: Callable[[View], Play], turns: type[Turns] = FreeTurns):
        super().__init__(stage, match, sit, turns)
        self.music = match.setup.laid if SHELF.get(match.setup.laid) else "title"
        self.acting = Acting(stage, self.view, self.hand, self.real)
        self.fronts = Fronts(stage, self.hud, self.acting, self.overlays)
        self.acts.update(self.acting.tools() | self.fronts.tools())
        if isinstance(self.turns, FreeTurns):
            self.turns.hold(self.hand)
        if isinstance(self.view.manners, FreeManners):
            self.view.manners.hold(self.view, self.hand)
        if self.real.watched:
            self.overlays.append(Speaker(stage, self.view, self.real, self.hand, partial(opened, self.hand)))
            known = watching.game(match.state) is not None
            self.acts["referee"] = Tool(partial(ask_referee, self.hand, self.real, self.turns), lambda: known)
        self.overlays += [self.real.lit, Strip(stage, self.view, self.hud, self.hand, self.acting.sort)]

    # ── what is asked for ──

    def open_rules(self) -> None:
        """Open the rules of the game whose pieces lie here; after a refusal, and among toys, those of the table."""
        laid, refused, referee = self.match.setup.laid, self.play.refused, self.real.referee
        if SHELF.get(laid) and not refused:
            clause = referee.verdict.clause if referee.objects else ""
            self.stage.push(self.stage.doors.rules(laid, clause or None, referee.watch.waived))
        else:
            self.stage.push(self.stage.doors.rules(self.match.setup.game, refused))

    def _acts(self) -> dict[str, Tool]:
        acts = super()._acts()
        acts.pop("mirror")
        nothing = Tool(lambda: None, lambda: False)
        return acts | dict.fromkeys(
            ("hint", "drop", "box", "offer", "referee"), nothing
        )  # the last two until there is a hand

    def explains(self) -> bool:
        """Tell whether a card may speak: not over a menu, while something is carried, or while the referee waits."""
        busy = self.fronts.menu or self.hand.grasp.held.grips or self.real.referee.objects
        return super().explains() and not busy

    # ── what the stage calls ──

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to whoever speaks, the last first, then to the hand."""
        self.notice(event)
        if self.explaining.event(event):
            return
        if event.type == pygame.KEYDOWN and act_of(event, "free") == "back" and self.hand.grasp.held.grips:
            self.put_back()  # before anything that is open closes
            return
        for overlay in reversed(self.overlays):
            if overlay.event(event):
                self.hand.look()
                return
        if event.type == pygame.KEYDOWN:
            self.keyboard.down(event)
        elif event.type == pygame.KEYUP:
            self.keyboard.up(event)
        else:
            self.hand.event(event)

    def update(self, seconds: float) -> bool:
        """Let pieces move; a pile that is gone is looked through no more."""
        self.fronts.look()
        if self.stage.top is self:
            follow(self.real)
        return super().update(seconds)

    def draw_all(self, paint: Paint) -> None:
        """Draw it from the ground up, the hand above all."""
        drawing.draw(paint, self.view)
        drawn.draw_lights(paint, self.view, self.hand)
        self.caption.draw(paint)
        self.hud.draw(paint)
        for overlay in self.overlays if self.stage.top is self else ():
            overlay.draw(paint)
        drawn.draw_front(paint, self.hand)
        self.explaining.draw(paint)
        if not self.fronts.menu:
            drawn.draw_close(paint, self.view, self.hand, self.explaining.covers())
        drawn.draw_held(paint, self.view, self.hand)
        crate.draw_lid(paint, self.hand)

    def put_back(self) -> bool:
        """Put back what is held, let go of what was picked, close what is open; tell whether there was something."""
        hand, grasp = self.hand, self.hand.grasp
        let, counted = grasp.let(), grasp.count(0)
        if let or counted:
            hand.let_go()  # a button that is still down has nothing to let go of
            hand.look()
        return let or counted or self.fronts.close() or grasp.unpick()

    def holds(self) -> bool:
        """Tell whether something in hand can be put back."""
        return bool(self.hand.grasp.held.grips or self.hand.grasp.picks)

    def idle(self) -> bool:
        """Tell whether the camera may go where it likes: never by itself."""
        return False


def ask_referee(hand: FreeHand, play: FreePlay, turns: Turns) -> None:
    """Ask how the referee shall watch, and who plays."""
    hand.let_go(space=True)
    play.stage.push(play.stage.doors.referee(play, turns.seats_changed))


def holding(hand: FreeHand | None) -> bool:
    """Tell whether a hand is in the middle of something that the next move would end."""
    return hand is not None and bool(hand.pressed or hand.grasp.held.grips or hand.band is not None)


def opened(hand: FreeHand) -> bool:
    """Tell whether something is open or picked that Esc closes before it answers the referee."""
    hud, grasp = hand.hud, hand.grasp
    return bool(hand.panels or grasp.picks or grasp.number or hud.size == 2 or hud.stem)
