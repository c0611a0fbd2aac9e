"""What a table does while nobody touches it: bots move, the screen is handed on, the end is counted out."""

from __future__ import annotations

from collections.abc import Callable

from ... import paths
from ...play import statistics
from ...play.changes import reveals
from ...play.level import backs
from ...play.sight import Sight, seating
from ...rules import CHANCE, OVER, State
from ...screen.stage import Scene, Stage
from . import secrets, tell
from .counting import Counted, Counting
from .hints import FEW, advise
from .play import Play, past
from .view import View, holds

LOOKED = 2.5  # seconds one has for what one has just turned up before the screen goes to somebody else
UNOPENED = 8.0  # and where it lies covered, to begin to hold it open
THINKS_AFTER, PAW = 0.6, 0.11  # seconds before a bot is seen to think, and between two steps of its paw
PAUSE = 0.7  # seconds a bot waits at least, so that a person can follow; a slow or fast pace changes it


class Turns:
    """Whose turn it is, and what is due now that nothing moves."""

    def __init__(self, stage: Stage, play: Play, view: View, alone: Callable[[], object]):
        self.stage, self.play, self.view, self.match = stage, play, view, play.match
        self.alone = alone  # ends what is only tried: the real match goes on
        self.shared = len(self.match.people()) > 1  # whether several people have sat at this screen
        self.waited = 0.0
        self.step = -1  # of the paw of a bot that thinks, -1 while none does; the table is drawn anew for each
        self.moment = play.moment
        self.asked = ""  # what the mind thinks about: "", "move" or "hint"
        self.about: State = None  # the state it was asked about
        self.told: set[int] = set()  # who knows how to see what is covered
        self.opened = False  # whether what was just turned up has been held open
        self.ended = False
        self.result: Scene | None = None  # how it ended, once that was shown
        view.watchers.append(self.announce)

    def warm(self) -> None:
        """Let the mind get ready to think."""
        self.stage.mind.warm()

    @property
    def thinking(self) -> float:
        """The seconds a bot has been thinking, also one that is asked for a hint; 0 while none does."""
        thinks = self.play.hint.asked or (self.asked and self.about is self.match.state)
        return self.waited if thinks and self.moment == self.play.moment else 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass while the table is on top; tell whether something is on its way."""
        if self.moment != self.play.moment:
            self.moment, self.waited = self.play.moment, 0.0
        if self.asked and self.about is not self.match.state:
            self.drop()
        counting = self.view.counting
        if counting and counting.update(seconds, self.stage.settings.pace):
            return True
        if self.view.easel.busy:
            self.waited, self.step = 0.0, -1
            return False
        self.waited += seconds
        self.wait()
        step, self.step = self.step, int(self.thinking / PAW) if self.thinking > THINKS_AFTER else -1
        return self.stage.dirty or step != self.step

    def wait(self) -> None:
        """Do what is due now that nothing moves on the table."""
        if self.match.over:
            self.finish()
        elif self.match.person(self.match.turn):
            self.wait_for_person()
        else:
            self.wait_for_bot()

    def wait_for_person(self) -> None:
        """Hand the screen over when it is another person's turn, and get the hint that was asked for."""
        turn = self.match.turn
        if turn != self.view.viewer:
            if not self.looks():
                self.pass_screen(turn)
            return
        if self.play.plain:
            if self.waited >= PAUSE * min(1.0, self.stage.settings.pace):
                self.play.make((self.play.plain,))
            return
        if self.play.hint.asked and not self.asked and not self.stage.mind.busy:
            self.think("hint", "tiger")
        move = self.stage.mind.poll() if self.asked == "hint" and self.view.eye == turn else None
        if move:
            self.asked = ""
        if move and self.play.hint.asked:
            self.stage.sound.play("mrrp_1")
            self.play.hint.show(advise(self.stage.words, self.match, self.stage.mind.plans or [(move,)]))
            self.stage.redraw()

    def looks(self) -> bool:
        """Tell whether somebody has just turned up something for themselves and still has time to see it."""
        match, view = self.match, self.view
        last = next((ply for ply in range(match.at - 1, -1, -1) if match.by(ply) != CHANCE), 0)
        if not self.shared or view.viewer < 0 or match.by(last) != view.viewer:
            return False
        before, after = match.states[last : last + 2]
        look, turned = match.rules.look, backs(match.setup.board)
        own, common = (reveals(look(before, eye), look(after, eye), turned) for eye in (view.viewer, OVER))
        if not own or common:
            return False
        if not holds(view):
            return self.waited < LOOKED
        self.opened = self.opened or view.open
        if not self.opened and not self.play.whispers.said:
            self.remind(view.viewer)
        return view.open or (not self.opened and self.waited < UNOPENED)

    def pass_screen(self, seat: int) -> None:
        """Let the curtain fall before the next person sees their secrets."""
        rules, state = self.match.rules, self.match.state
        self.opened = False
        secret = rules.look(state, seat) != rules.look(state, OVER)
        self.alone()
        if not secret or holds(self.view) or not self.shared:
            self.play.sit(seat)
            self.whisper(seat)
            return
        before, ply = self.view.viewer, past(self.play)  # of who has just moved

        def back() -> None:
            self.play.sit(before)
            self.play.jump(ply)

        self.play.sit(OVER)
        undo = back if ply is not None and before != OVER and self.match.by(ply) == before else None
        self.stage.push(self.stage.doors.curtain(self.match, seat, lambda: self.play.sit(seat), undo))

    def whisper(self, seat: int) -> None:
        """Tell each person once how to see what lies face down before them, unless that is what the prompt says."""
        match = self.match
        covered = secrets.spots(match.rules, match.state, seat, self.view.eye)
        if covered and seat not in self.told:
            self.remind(seat)

    def remind(self, seat: int) -> None:
        """Tell a person how to see what lies face down before them, unless that is what the prompt says."""
        words, match = self.stage.words, self.match
        said = words(tell.own(words, match.setup.game, "prompt.covered"), match.seats[seat].name)
        if said != self.play.prompt():
            self.told.add(seat)
            self.play.whispers.say(said, "icon-eye")

    def wait_for_bot(self) -> None:
        """Start a bot's thought, and make its move once it is there and could be followed."""
        if not self.asked:
            self.think("move", self.match.seats[self.match.turn].player)
        move = self.stage.mind.poll() if self.waited >= PAUSE * (self.stage.settings.pace or 1.0) else None
        if move:
            self.asked = ""
            self.play.commit(move)

    def think(self, what: str, level: str) -> None:
        """Start a thought for the seat to act; its dice follow from the match, never from the clock."""
        setup, state = self.match.setup, self.match.state
        self.asked, self.about = what, state
        few = FEW if what == "hint" else 0
        self.stage.mind.ask(setup.game, state, self.match.turn, level, f"{setup.seed}/{what}/{self.match.at}", few)

    def drop(self) -> None:
        """Let go of a thought."""
        if self.asked:
            self.stage.mind.drop()
        self.asked = ""

    def seats_changed(self) -> None:
        """Follow a seat that was given to a bot or back: on disk, and the thought for it dropped."""
        self.play.keep()
        self.drop()
        self.alone()
        people, viewer = self.match.people(), self.view.viewer
        self.shared = self.shared or len(people) > 1
        self.view.dress(self.stage.words, self.stage.settings, seating(self.match))
        if len(people) == 1 and viewer != people[0] and not self.shared:
            self.play.sit(people[0])
        elif viewer not in people:
            self.play.sit(OVER)
        else:
            self.play.ready()

    def announce(self, _ply: int, before: Sight, after: Sight) -> None:
        """Say to all at the table that the game will end if nothing happens; the result says that it has."""
        if after.stalemate and after.stalemate != before.stalemate and after.turn != OVER:
            self.stage.toast(tell.spoken(self.stage.words, self.match.setup.game, after.stalemate), "icon-clock")

    def finish(self) -> None:
        """Count the end out, then record the match once and show the result."""
        if self.ended and self.view.counting is None:  # it was taken back, and has ended once more
            self.ended = False
        if self.counted() and not self.ended:
            self.ended = True
            self.record()

    def counted(self) -> bool:
        """Count the end out on the table; tell whether that is done."""
        if self.waited < PAUSE:
            return False
        counting = self.view.counting
        if counting is None:
            rules, state, seats = self.match.rules, self.match.state, range(len(self.match.seats))
            lines = [Counted(seat, *line) for seat in seats for line in rules.scoring(state, seat)]
            lines.sort(key=lambda line: not line.spots)  # what lies nowhere is told when all is counted
            counting = Counting(lines, len(seats), self.stage.sound)
            self.view.count(counting)
        return counting.over

    def record(self) -> None:
        """Note the result and show it."""
        self.stage.warn(statistics.record(self.match, paths.statistics_file(), self.play.journal.id))
        self.result = self.stage.doors.result(self.match, self.play.journal)
        self.stage.push(self.result)

    def show_result(self) -> bool:
        """Go back to the result, for who looks at the table from there; tell whether there is one."""
        if not (self.result and self.ended and self.match.over):
            return False
        self.stage.push(self.result)
        return True
