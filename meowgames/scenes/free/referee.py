"""What the referee cat makes of a table, and what becomes of it: it nods, objects, asks, or lets chance fall."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from ...play.match import Match
from ...play.position import recalled
from ...play.referee import ASKS, FATE, LOST, NOD, OBJECTS, STILL, Verdict, judge, said, unruly
from ...rules import CHANCE, OVER, Ask, Broken, Move, Plan, Rules, State
from ...rules.free import watching
from ...rules.free import words as spoken
from ...rules.free.standing import pictured
from ...rules.free.state import ASK, HAND, OFF, PAW, STRICT, Watch
from ...screen.stage import Stage
from ..table.secrets import Whispers
from ..table.view import View
from .telling import telling

CLEAN = 3  # turns without an objection, after which a whispering referee offers to enforce the rules


class Table(Protocol):
    """What the referee asks of a play: to make moves, and to say something."""

    match: Match
    view: View
    stage: Stage
    whispers: Whispers

    @property
    def state(self) -> State: ...
    def commit(self, move: Move, joined: bool = False) -> None: ...


class Referee:
    """Follows the game at a table; what it wants to know or to say waits here until it is answered."""

    def __init__(self, play: Table, undo: Callable[[], object]):
        self.play, self.undo = play, undo
        self.seen: State = None  # what was looked at last
        self.verdict = Verdict(STILL)
        self.asked: dict[str, str] = {}  # what has been answered of what the table cannot say
        self.question: Ask | Broken | None = None  # what it must know to find the thread; or what lies wrong
        self.words: list[Move] = []  # moves that are said, not slid
        self.clean = 0  # turns without an objection
        self.offered = False  # whether it has offered to enforce the rules

    # ── what it knows ──

    @property
    def rules(self) -> Rules | None:
        """The rules of the game that lies here, None where no referee knows them."""
        return watching.game(self.play.state)

    @property
    def watch(self) -> Watch:
        """What the table says of it."""
        watch: Watch = self.play.state.watch
        return watch

    @property
    def on(self) -> bool:
        """Whether it watches."""
        return self.watch.mood != OFF

    @property
    def thread(self) -> State | None:
        """The state of the game, None while it is lost."""
        return self.watch.thread[0] if self.on and self.watch.thread else None

    @property
    def turn(self) -> int:
        """The seat the game waits for, CHANCE or OVER; OVER too while nothing is known."""
        return self.rules.turn(self.thread) if self.rules and self.thread is not None else OVER

    @property
    def objects(self) -> bool:
        """Whether something lies there that waits to be taken back or let be."""
        return self.on and self.verdict.kind in (OBJECTS, ASKS, LOST)

    @property
    def stops(self) -> bool:
        """Whether nothing else may be done before that is answered."""
        return self.objects and self.watch.mood == STRICT

    # ── looking ──

    def look(self) -> None:
        """See what has been done, and answer it where nobody need be asked."""
        state, match = self.play.state, self.play.match
        if state is self.seen or not hasattr(state, "watch"):
            return
        self.seen, self.verdict, self.words, self.question = state, Verdict(STILL), [], None
        if not self.on or self.rules is None or state.wait:
            return
        back = match.at < len(match.moves)  # what was taken back can be done again: nothing is judged anew
        if state.watch.thread:
            found = judge(state)
            if not back or found.kind == STILL:
                self._judge(found)
        elif not back:
            self.find_thread()

    def _judge(self, found: Verdict) -> None:
        """Nod at what was done, or keep what has to be answered."""
        if found.kind == NOD:
            self.nod(found.plan)
        elif found.kind == FATE:
            self._say(f"{spoken.FATE}:{HAND}")
        elif found.kind == OBJECTS and found.clause in self.watch.waived:
            self._say(f"{spoken.WAIVE}:{found.clause}", *unruly(self.play.state))
        else:
            self.verdict = found
            if self.objects:
                self.clean = 0
                self.play.stage.sound.play("mrrp_2")
            elif found.kind == STILL and self.turn >= 0:
                self.words = said(self.play.state)
            self.play.stage.redraw()

    def nod(self, plan: Plan) -> None:
        """Let this be the move it was; say so to who made it, and let the paw do the rest."""
        words = telling(self, plan)
        self.verdict = Verdict(STILL)
        self._made(spoken.NOD, plan)
        self.play.stage.sound.play("mrrp_1")
        if words:
            self.play.whispers.say(self.play.stage.words("referee.nods", words), "icon-check")
        self.look()

    def say(self, move: Move) -> None:
        """Make a move that no slide can tell."""
        self._made(spoken.SAY, (move,))
        self.look()

    def _made(self, verb: str, plan: Plan) -> None:
        """Make moves of the game; count a person's turn that ends so without an objection."""
        before = self.turn
        for move in plan:
            self.play.commit((verb, *move))
        self.clean += self.turn != before and self.play.match.person(before)

    def _say(self, *move: str) -> None:
        self.play.commit(move)
        self.look()

    # ── finding the thread ──

    def find_thread(self) -> None:
        """Stand the table up: ask what it cannot say, or say what lies wrong."""
        state = self.play.state
        found = watching.stand(state, self._known(state))
        if isinstance(found, Ask | Broken):
            self.question = found
            self.play.stage.redraw()
            return
        words = tuple(f"{what}={answer}" for what, answer in self._known(state).items())
        self.asked, self.question = {}, None
        self._say(spoken.STAND, *words)

    def _known(self, state: Any) -> dict[str, str]:
        """Return what has been answered; of a game that was only laid, how it begins."""
        rules = self.rules
        if self.asked or rules is None or state.acts > 1 + (state.watch.mood != OFF) or not state.table.laid:
            return self.asked
        first = rules.start(state.table.level, state.table.seats, **watching.agreed(state))
        rng = Random(0)
        while rules.turn(first) == CHANCE:
            first = rules.play(first, rules.chance(first, rng))
        given = dict(state.table.options)
        found = recalled(rules, state.table.level, state.table.seats, given, pictured(state), first)
        return {what: answer for what, answer in found.items() if what not in rules.OPTIONS}

    def answer(self, answer: str) -> None:
        """Take the answer to its question."""
        self.asked[getattr(self.question, "what", "")] = answer
        self.find_thread()

    # ── what it is told ──

    def take_back(self) -> None:
        """Take back what it objects to."""
        self.verdict = Verdict(STILL)
        self.undo()
        self.look()

    def let_be(self) -> None:
        """Let what it objects to be, as a rule of this house; where no clause forbids it, ask how it goes on."""
        found, self.verdict = self.verdict, Verdict(STILL)
        if found.kind == OBJECTS:
            self._say(f"{spoken.WAIVE}:{found.clause}", *unruly(self.play.state))
        elif found.kind in (LOST, ASKS):
            self.ask_anew()

    def ask_anew(self) -> None:
        """Forget the thread and find it again."""
        self.verdict, self.asked = Verdict(STILL), {}
        self.find_thread()

    def set_mood(self, mood: str) -> None:
        """Watch in another way, or no more."""
        if mood != self.watch.mood:
            self.asked, self.clean = {}, 0
            self._say(f"{spoken.MOOD}:{mood}")

    def set_luck(self, luck: str) -> None:
        """Let chance be drawn by the cat, or by hand."""
        if luck != self.watch.luck:
            self._say(f"{spoken.LUCK}:{luck}")

    def draw_once(self) -> None:
        """Draw for chance, this once."""
        self._say(f"{spoken.FATE}:{PAW}")

    def settle(self, strict: bool) -> None:
        """Take the answer to its offer: be strict from now on, or go on with whispers."""
        self.offered = True
        self.set_mood(STRICT) if strict else self.play.stage.redraw()


def drawing(one: Referee) -> bool:
    """Tell whether it must be told who draws for chance."""
    return one.turn == CHANCE and one.watch.luck == ASK and not one.objects


def by_hand(one: Referee) -> bool:
    """Tell whether somebody is to draw for chance now."""
    return one.turn == CHANCE and one.watch.luck == HAND and not one.objects


def offers(one: Referee) -> bool:
    """Tell whether it offers to enforce the rules from now on: to whom it whispers and who needs that no more."""
    return one.on and one.watch.mood != STRICT and one.clean >= CLEAN and not one.offered
