"""What the referee says in its bubble: each thing it objects to, asks, offers or tells, as words and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ...play.level import laid
from ...play.referee import ASKS, LOST, OBJECTS
from ...rules import OVER, Ask, Broken, Plan
from ...rules.free.state import HAND, OFF, PAW
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.rows import ClauseTag
from ...screen.kit.widget import Widget
from ...screen.kit.widgets import Button, Label
from ...screen.stage import Stage
from ..table import tell
from ..table.view import View
from . import standings, telling
from .ending import ended
from .play import FreePlay
from .referee import drawing, offers

QUESTION, ENDS, LIST, DRAWS, OFFERS = "question", "over", "list", "draws", "offers"
FIRST = {  # the button the keyboard stands on first
    OBJECTS: "back", LOST: "back", ASKS: "plan0", QUESTION: "answer0", ENDS: "close", LIST: "plan0",
    DRAWS: "draw.paw", OFFERS: "offer.yes",
}  # fmt: skip
BESIDE, LONG = 3, 2  # moves that stand side by side; fewer where each is a sentence
Spoken = tuple[Any, ...]


class Remarks:
    """Puts what the referee has to say into words and buttons."""

    def __init__(self, stage: Stage, view: View, play: FreePlay):
        self.stage, self.view, self.play = stage, view, play
        self.referee = play.referee
        self.heard: object = None  # the end that was read

    def spoken(self) -> Spoken:
        """Return what it speaks of now and all that its words follow from; () while it has nothing to say."""
        one = self.referee
        if not one.on or self.view.easel.busy:
            return ()
        if one.objects:
            return one.verdict.kind, one.verdict.clause, one.verdict.plans
        if one.question is not None:
            return QUESTION, one.question
        over = ended(one) if one.turn == OVER else None
        if over:
            return (ENDS, tuple(over.scores)) if self.heard != over.scores else ()
        if self.play.others.listed:
            return LIST, tuple(self.play.others.moves)
        return (DRAWS,) if drawing(one) else (OFFERS,) if offers(one) else ()

    def body(self, spoken: Spoken) -> Column:
        """Return it as it is read."""
        parts: dict[object, Callable[[], list[Any]]] = {
            OBJECTS: self._objection, ASKS: self._choice, LOST: self._lost, QUESTION: self._question,
            ENDS: self._end, LIST: self._list, DRAWS: self._draws, OFFERS: self._offer,
        }  # fmt: skip
        return Column(parts[spoken[0]](), gap=12)

    def plans(self, spoken: Spoken) -> Sequence[Plan]:
        """Return the moves among which it lets choose."""
        if not spoken or spoken[0] not in (ASKS, LIST):
            return ()
        return self.referee.verdict.plans if spoken[0] == ASKS else [(move,) for move in self.play.others.moves]

    # ── the things it says ──

    def _objection(self) -> list[Any]:
        words, one = self.stage.words, self.referee
        clause = one.verdict.clause
        return [
            Label(words("referee.throat"), "note"),
            Label(self._sentence(clause), "speech", stretch=1),
            Label(words("referee.house"), "note", stretch=1),
            self._row(
                self._tag(clause),
                self._button("back", one.take_back, "primary"),
                self._button("let", one.let_be),
            ),
        ]

    def _choice(self) -> list[Any]:
        one = self.referee
        back = self._button("back", one.take_back)
        return [*self._chosen("referee.which", one.verdict.plans, one.nod), self._row(back)]

    def _list(self) -> list[Any]:
        plans = [(move,) for move in self.play.others.moves]
        never, close = self.stage.words("referee.never"), partial(self.play.others.list, False)
        button = Button(never, close, key="close", role="control", least_high=56)
        return [*self._chosen("referee.others", plans, self.play.settle), self._row(button)]

    def _chosen(self, key: str, plans: Sequence[Plan], act: Callable[[Plan], object]) -> list[Any]:
        """Return a button for each move, so called that they can be told apart; alike ones have numbers alone."""
        named = telling.called(self.referee, plans)
        parts: list[Any] = [self._title(key)]
        one = telling.common(self.referee, plans)
        if one:
            parts, named = [*parts, Label(one, "note", stretch=1)], [str(at + 1) for at in range(len(plans))]
        buttons = [
            Button(name, partial(act, plan), key=f"plan{at}", role="control", least_high=50)
            for at, (plan, name) in enumerate(zip(plans, named, strict=True))
        ]
        side = len(buttons) if one else LONG if telling.alike(self.referee, plans) else BESIDE
        return parts + [Row(buttons[at : at + side], gap=12) for at in range(0, len(buttons), side)]

    def _lost(self) -> list[Any]:
        one = self.referee
        buttons = self._button("back", one.take_back, "primary"), self._button("on", one.let_be)
        return [self._title("referee.lost"), self._row(*buttons)]

    def _question(self) -> list[Any]:
        """Return what it must know to find the thread, or what lies wrong."""
        words, one = self.stage.words, self.referee
        rest = self._button("rest", partial(one.set_mood, OFF))
        if isinstance(one.question, Broken):
            clause = one.question.clause
            said, tag = (self._sentence(clause), [self._tag(clause)]) if clause else (words("referee.unlike"), [])
            return [Label(words("referee.wrong"), "note"), Label(said, "speech", stretch=1), self._row(*tag, rest)]
        assert isinstance(one.question, Ask)
        match, game = self.play.match, laid(self.view.seating.board)
        named = standings.answers(words, game, one.question, match.seats)
        rows = [
            Button(name, partial(one.answer, answer), key=f"answer{at}", role="control", least_high=50)
            for at, (answer, name) in enumerate(named)
        ]
        said = standings.question(words, game, one.question)
        about = [Label(words("referee.asks"), "note"), Label(said, "speech", stretch=1)]
        return [*about, Row(rows, gap=12), self._row(rest)]

    def _end(self) -> list[Any]:
        """Return who has won, and the points of all."""
        words, seats, over = self.stage.words, self.play.match.seats, ended(self.referee)
        assert over is not None
        first = [seats[seat].name for seat, place in enumerate(over.places) if place == 1]
        won = words("result.won", first[0])
        if len(first) > 1:
            won = words("result.shared", ", ".join(first[:-1]), first[-1])
        order = sorted(range(len(seats)), key=lambda seat: over.places[seat])
        points = (
            words("referee.over.points", over.places[seat], seats[seat].name, words.number(over.scores[seat]))
            for seat in order
        )
        return [
            Label(won, "speech", stretch=1),
            Label(" · ".join(points), "note", stretch=1),
            Label(words("result.referee"), "note", stretch=1),
            self._row(self._button("close", self._hear, "primary")),
        ]

    def _hear(self) -> None:
        over = ended(self.referee)
        self.heard = over.scores if over else None
        self.stage.redraw()

    def _draws(self) -> list[Any]:
        one = self.referee
        buttons = (
            self._button("draw.hand", partial(one.set_luck, HAND)),
            self._button("draw.paw", partial(one.set_luck, PAW), "primary"),
        )
        what = telling.fate(one)
        about = [Label(what, "note", stretch=1)] if what else []
        return [self._title("referee.draws"), *about, self._row(*buttons)]

    def _offer(self) -> list[Any]:
        one, stage, play = self.referee, self.stage, self.play
        buttons = (
            self._button("offer.no", partial(one.settle, False)),
            self._button("offer.rules", lambda: stage.push(stage.doors.take_up(play))),
            self._button("offer.yes", partial(one.settle, True), "primary"),
        )
        return [self._title("referee.offer"), self._row(*buttons)]

    # ── of which they are made ──

    def _sentence(self, clause: str) -> str:
        """Return what a clause of the game says, without its number."""
        said = tell.reason(self.stage.words, laid(self.view.seating.board), clause)
        return said.partition("  ")[2] or said

    def _tag(self, clause: str) -> Widget:
        game, waived = laid(self.view.seating.board), self.referee.watch.waived
        return ClauseTag(clause, lambda: self.stage.push(self.stage.doors.rules(game, clause, waived)), key="clause")

    def _title(self, key: str) -> Widget:
        return Label(self.stage.words(key), "speech", stretch=1)

    def _button(self, name: str, act: Callable[[], Any], kind: str = "plain") -> Widget:
        text = self.stage.words(f"referee.{name}")
        return Button(text, act, kind, key=name, role="control", least_high=56)

    def _row(self, *kids: Widget) -> Widget:
        return Row([Gap(stretch=1), *kids], gap=14, align="right")
