"""What a person does at a table: touches become words, words a move, and a move is on disk before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...play.journal import Journal
from ...play.match import Match
from ...play.picker import Picker
from ...play.sight import Glance, on_the_way, seating, sight
from ...rules import OVER, Move, State
from ...screen.stage import Stage
from ...settings import Settings
from . import secrets, tell
from .view import View

SEEN = 1.8  # seconds a state on the way stays, such as a finished trick
READING = 1.1  # seconds each picture stays when the last turns are shown again


class Tool(NamedTuple):
    """What can be asked for beside the moves: how it is done, and whether it would do something now."""

    use: Callable[[], object]
    usable: Callable[[], bool] = lambda: True


class Play:
    """A match in the hands of whoever looks at it: what is said so far, and the one gate to the match."""

    tries = True  # whether pieces may be tried while others think

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View):
        self.stage, self.match, self.journal, self.view = stage, match, journal, view
        self.tools = {  # what can be asked for beside the moves
            "undo": Tool(lambda: self.jump(self.past()), lambda: self.past() is not None),
            "redo": Tool(lambda: self.jump(match.redo_to()), lambda: match.redo_to() is not None),
            "hint": Tool(self.ask_hint, lambda: self.mine and view.eye == view.viewer),
            "recap": Tool(lambda: recap(match, view), lambda: match.at > 0),
        }
        self.picker = Picker(())
        self.hint: Move | None = None
        self.hinting = False  # whether a hint was asked for and has not come yet
        self.armed: Move | None = None  # a move that waits to be confirmed
        self.refused: str | None = None  # the clause that refused the last touch
        self.moment = 0  # grows whenever all that is in hand is let go
        self.whispers = secrets.Whispers(stage)

    # ── who may touch what ──

    @property
    def state(self) -> State:
        """The state the hand touches."""
        return self.match.state

    @property
    def free(self) -> bool:
        """Whether it is the turn of the person at the screen."""
        viewer = self.view.viewer
        return self.match.person(viewer) and self.match.rules.turn(self.state) == viewer

    @property
    def mine(self) -> bool:
        """Whether the person at the screen may touch something now."""
        return self.free and not self.view.easel.busy

    @property
    def covered(self) -> set[str]:
        """The names of the viewer's own faces that lie face down now."""
        return secrets.covered(self.match.rules, self.state, self.view.viewer, self.view.eye)

    def ready(self, moves: Sequence[Move] | None = None) -> None:
        """Get ready for the next touch: let go of everything in hand, and let these moves be made, or any legal one."""
        legal = self.match.rules.moves(self.state) if moves is None and self.free else moves or ()
        self.picker = Picker(legal)
        self.hint = self.armed = self.refused = None
        self.hinting = False
        self.moment += 1
        self.stage.redraw()  # something else is asked, whether or not anything moves

    # ── touches ──

    def touch(self, names: Sequence[str], words: Move, sure: bool = False) -> None:
        """Take a touch that says these words one after another; without any, a clause says why not."""
        for number, word in enumerate(words):
            if number and not self.picker.takes((word,)):
                self.refuse(names)
                return
            self.say(word, sure)
        if not words and self.mine:
            self.refuse(names)

    def say(self, word: str, sure: bool = False) -> None:
        """Say one word; a move that could not be taken back may have to be said twice."""
        move = self.picker.saying(word)
        if not self.picker.spells(move):
            self.picker.say(move)
            self.stage.sound.play("pick")
        elif sure or self.armed == move or not confirms(self.stage.settings, self.match, move):
            self.commit(move)
        else:
            self.armed = move
            self.stage.sound.play("pick")

    def refuse(self, names: Sequence[str]) -> None:
        """Say why something cannot be touched, with the clause."""
        clauses = (self.match.rules.why_not(self.state, (*self.picker.said, name)) for name in names)
        clause = next((clause for clause in clauses if clause), None)
        if clause is None:
            self.put_back()
            return
        self.armed, self.refused = None, clause
        self.stage.sound.play("refuse")
        self.whispers.say(tell.reason(self.stage.words, self.match.setup.game, clause), "icon-rules")

    def put_back(self) -> bool:
        """Take back the last touch of a move that is not made yet; tell whether there was one."""
        if self.armed:
            self.armed = None
        elif self.picker.back():
            self.stage.sound.play("drop")
        else:
            return False
        return True

    def arm(self, move: Move | None) -> None:
        """Let a move wait to be confirmed, or none."""
        self.armed = move

    def let_fall(self) -> None:
        """Put back what must not be seen any more: a covered piece in hand, a note for the viewer alone."""
        hidden = self.covered
        if hidden.intersection((*self.picker.words, *(self.armed or ()))):
            self.ready()
        if hidden:
            self.whispers.hush()

    # ── moves ──

    def commit(self, move: Move) -> None:
        """Make a move: on disk first, then on the screen."""
        if self.whispers.said:
            self.whispers.hush()
        ply = self.match.play(move)
        self.keep()
        hold = SEEN * max(1.0, self.stage.settings.pace) * self.view.haste
        for at in range(ply, self.match.at):
            self.view.show(at, on_the_way(self.match, at), hold)
        self.ready()

    def keep(self) -> None:
        """Write what is new to the journal; say so if the disk refuses."""
        self.stage.warn(self.journal.add(self.match))

    def sit(self, viewer: int) -> None:
        """Turn the table to another viewer at once."""
        if viewer != self.view.viewer:
            self.whispers.hush()
        self.view.dress(self.stage.words, self.stage.settings, seating(self.match))
        self.view.sit(viewer, self.match.at)
        self.ready()

    def jump(self, ply: int | None) -> None:
        """Stand elsewhere in the match, as undo and redo do."""
        if ply is None:
            self.stage.sound.play("refuse")
            self.stage.toast(self.stage.words("undo.none"))
            return
        self.whispers.hush()
        self.match.jump(ply)
        self.keep()
        self.view.go(ply)
        self.stage.sound.play("undo")
        self.ready()

    def past(self) -> int | None:
        """Return the ply undo goes back to, as far as the policy lets."""
        return self.match.undo_to(self.stage.settings.undo)

    def close(self) -> None:
        """Let the file go."""
        self.journal.close()

    # ── asking ──

    def ask_hint(self) -> None:
        """Ask what the best bot would play here."""
        self.hinting = self.mine and self.view.eye == self.view.viewer

    def advise(self, move: Move) -> None:
        """Mark the move a hint proposes, and say why."""
        self.hint, self.hinting = move, False
        words, game, why = self.stage.words, self.match.setup.game, self.match.rules.because(self.match.state, move)
        named = tell.move_name(words, game, tell.worn(self.view.seating, self.view.board, move))
        reason = tell.spoken(words, game, why)
        said = words("hint.say", named) if named else words("hint.marked")
        self.whispers.say(words("hint.because", said, reason) if reason else said, "icon-hint")

    def clause(self) -> str | None:
        """Return the clause that refused the last touch, else the one that matters now."""
        known = secrets.imagined(self.match, self.view.viewer)
        return self.refused or self.match.rules.clause(known)

    def prompt(self) -> str:
        """Return whose turn it is and what is asked, as far as the viewer may know, or what an armed move asks."""
        words, match, view = self.stage.words, self.match, self.view
        if self.armed:
            return words("prompt.confirm")
        if view.easel.busy and view.log and not match.over:
            return view.log[-1].text
        if self.covered.intersection(self.picker.next()):
            return words("prompt.covered", match.seats[view.viewer].name)
        turn = match.turn
        if turn == OVER:
            return words("prompt.over")
        if not match.person(turn):
            return words("prompt.thinking", match.seats[turn].name)
        if view.viewer != turn:
            return words("prompt.named", match.seats[turn].name, words("prompt.turn"))
        asked = tell.spoken(words, match.setup.game, match.rules.prompt(match.state, turn))
        if len(match.people()) == 1:
            return words("prompt.you", asked)
        return words("prompt.named", match.seats[turn].name, asked)


def confirms(settings: Settings, match: Match, move: Move) -> bool:
    """Tell whether this move must be touched twice: always, or where it could not be taken back."""
    if settings.confirm != "final":
        return settings.confirm == "always"
    shared = settings.undo == "fair" or len(match.people()) > 1
    after = match.rules.turn(match.rules.play(match.state, move))
    return settings.undo == "never" or (shared and after != match.turn)


def recap(match: Match, view: View) -> None:
    """Show again, at reading speed, what happened since the viewer last decided."""

    def moment(ply: int) -> Glance:
        return lambda eye: sight(match, ply, eye)

    start = max((ply for ply in range(match.at) if match.by(ply) == view.viewer), default=0)
    view.catch_up()
    view.lay(moment(start))
    for ply in range(start, match.at):
        said = [line.text for line in view.lines(ply, *(sight(match, at, view.eye) for at in (ply, ply + 1)))]
        for glance in on_the_way(match, ply):
            view.repeat(glance, READING, *said[:1])
        view.repeat(moment(ply + 1), READING if said else 0.0, *said[-1:])
    view.repeat(moment(match.at), 0.0)
