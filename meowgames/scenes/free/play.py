"""What a person does at a free table: every act is one move, on disk before it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.changes import art
from ...play.journal import Journal
from ...play.match import Match
from ...play.picker import Picker
from ...rules import Move, Plan
from ...rules.free import watching
from ...rules.free.words import to_cat
from ...screen.stage import Stage
from ..table import tell
from ..table.play import Play, Tool
from ..table.view import View
from . import telling
from .history import History
from .lit import Lit
from .referee import Referee, by_hand

OTHER, DRAW = "referee-other", "referee-draw"  # words of no game: what has no button is listed; the referee draws
LOOKS, LOOKED, MOMENT = ("peek", "show"), 1.8, 0.1  # what shows a secret; seconds for that, and for all else


class Others:
    """What can be said to the referee and has no button: it is listed when that is asked for."""

    def __init__(self, stage: Stage):
        self.stage = stage
        self.moves = list[Move]()
        self.listed = False

    def find(self, moves: Sequence[Move]) -> None:
        """Know other moves; they are not listed yet."""
        self.moves, self.listed = list(moves), False

    def list(self, opened: bool = True) -> None:
        """List them, or no more."""
        self.listed = opened and bool(self.moves)
        self.stage.sound.play("pick" if self.listed else "drop")
        self.stage.redraw()


class FreePlay(Play):
    """A free table in the hands of whoever sits at it: whatever a hand can do is done, nothing is asked first."""

    tries = False
    follows = False
    asks = False
    log_name = "free.history"
    watched = True  # whether a referee can be asked for
    called = {OTHER: "referee.other", DRAW: "referee.draw.once"}
    history: History
    shown = {"undo": "undo", "redo": "redo", "box": "box", "rules": "rules", "menu": "menu"}

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View):
        super().__init__(stage, match, journal, view)
        self.others = Others(stage)
        self.asked = telling.Asked()
        self.lit = Lit(stage, match, view)
        self.history = History(stage, match, view, self.jump)
        self.referee = Referee(self, self.history.take_back)
        if self.watched and watching.game(match.state):
            before = {name: icon for name, icon in self.shown.items() if name != "menu"}
            self.shown = {**before, "referee": "whistle", "menu": self.shown["menu"]}
        self.tools["undo"] = Tool(self.history.undo, lambda: match.undo_to("free") is not None)
        self.tools["redo"] = Tool(self.history.redo, lambda: match.at < len(match.moves))

    @property
    def mine(self) -> bool:
        """Whether some words may be said next: what no slide can tell a referee; all else hands just do."""
        return bool(self.picker.moves) and super().mine

    def ready(self, _moves: Sequence[Move] | None = None) -> None:
        """Let go of everything in hand; what can be done is never listed, but for what is said to a referee."""
        super().ready(())
        self.plain = None
        moves = said(self)
        self.picker = Picker(moves)
        self.others.find([move for move in self.referee.words if move not in moves] if (OTHER,) in moves else ())

    def settle(self, plan: Plan, sure: bool = False) -> None:  # noqa: ARG002 — anything here can be taken back
        """Say to the referee what no slide can tell."""
        ways = {OTHER: self.others.list, DRAW: self.referee.draw_once}
        if plan[0][0] in ways:
            ways[plan[0][0]]()
            return
        for move in plan:
            self.referee.say(move)

    def act(self, *move: str, glide: bool = True) -> bool:
        """Do something, or say which clause forbids it; tell whether it was done.

        What the hand itself has laid down does not glide there once more.
        """
        if not self.free or not lets(self, move):
            return False
        clause = self.match.rules.why_not(self.state, move)
        if clause is None:
            self.view.catch_up()
            self.commit(move)
            if not glide:
                self.view.easel.hurry()
            return True
        self.refused = clause
        self.stage.sound.play("refuse")
        self.whispers.say(tell.reason(self.stage.words, self.match.setup.game, clause), "icon-rules")
        return False

    def commit(self, move: Move, joined: bool = False) -> None:
        """Do something; what is shown on its way stays for a moment, but for a secret that one may look at."""
        looks = move[-1].partition(":")[0] in LOOKS and not to_cat(move)
        self.lasts = LOOKED if looks else MOMENT * bool(self.stage.settings.pace)
        super().commit(move, joined)

    def can(self, *move: str) -> bool:
        """Tell whether something could be done now."""
        return self.free and self.match.rules.accepts(self.state, move)

    def prompt(self) -> str:
        """Return what letting go would do, or what is pointed at; else whose hand is over the table."""
        words, match, view = self.stage.words, self.match, self.view
        if self.referee.objects:
            return telling.prompt(self.referee)
        meant = view.manners.says() if view.manners.says else None
        asked = self.asked.text(self.referee) if self.referee.on else ""
        if meant and (not asked or getattr(view.manners, "held", None)):  # what is asked is said to an empty hand
            return meant
        if asked or meant is not None:
            return asked or ""
        if match.turn != view.viewer and match.turn >= 0:
            return words("prompt.named", match.seats[match.turn].name, words("prompt.turn"))
        return words("free.prompt", match.seats[match.turn].name)


def said(play: FreePlay) -> list[Move]:
    """Return what can be said by a button: words of the game without a place, one for all others, one for chance."""
    one = play.referee if play.watched and hasattr(play, "referee") and play.free else None
    if one is None:
        return []
    plain = [move for move in one.words if _unplaced(play, move)]
    return plain + [(OTHER,)] * (len(plain) < len(one.words)) + [(DRAW,)] * by_hand(one)


def _unplaced(play: FreePlay, move: Move) -> bool:
    """Tell whether a move names nothing that lies on the table: each of its words is a button."""
    view, seen = play.view, play.match.rules.look(play.state, play.view.viewer)
    lying = {name for faces in seen.values() for face in faces for name in (face, art(face))}
    return not any(word in lying or word[0] == "@" or view.board.place(word) for word in move)


def follow(play: FreePlay) -> None:
    """Let the referee see what has been done, and offer what can be said now."""
    if play.watched:
        play.referee.look()
        if list(play.picker.moves) != said(play):
            play.ready()


def lets(play: FreePlay, move: Move) -> bool:
    """Tell whether something may be done while the referee waits for an answer: after a whisper one just goes on."""
    referee, words = play.referee, play.stage.words
    if not referee.stops or to_cat(move):
        return True
    answers = [
        (words("referee.back"), "primary", referee.take_back),
        (words("referee.let"), "plain", referee.let_be),
    ]
    play.stage.push(play.stage.doors.ask(words("referee.first"), words("referee.first.text"), answers))
    return False
