"""What a person does at a table: touches become words, words a move, and a move is on disk before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from ...play.journal import Journal
from ...play.match import Match
from ...play.picker import Picker
from ...play.sight import Glance, on_the_way, seating, sight
from ...rules import BACK, OVER, Move, Plan, State, Text
from ...screen.stage import Stage
from . import asking, saying, secrets, tell
from .hints import Hint
from .trail import Aside, Trail
from .view import View

READING = 1.1  # seconds each picture stays when the last turns are shown again


ICONS = {"undo": "undo", "redo": "redo", "hint": "hint", "recap": "replay", "rules": "rules", "menu": "menu"}


class Tool(NamedTuple):
    """What can be asked for beside the moves: how it is done, and whether it would do something now."""

    use: Callable[[], object]
    usable: Callable[[], bool] = lambda: True


class Wish(NamedTuple):
    """What a touch may mean while it is asked which, and what could be said before."""

    plans: tuple[Plan, ...] = ()
    before: Picker | None = None

    def beginning(self, words: Move) -> list[Plan]:
        """Return the plans that begin with these words."""
        return [plan for plan in self.plans if plan[0][: len(words)] == words]


class History(Protocol):
    """A log whose lines lead back to where they were told."""

    def past(self) -> tell.Past:
        """Return which lines are borders, and what was taken back and can be done again."""

    def choose(self, ply: int) -> None:
        """Go to where a line stood."""

    def before(self, at: int) -> int | None:
        """Return the ply to which undo goes back from there."""


class Play:
    """A match in the hands of whoever looks at it: what is said so far, and the one gate to the match."""

    tries = True  # whether pieces may be tried while others think
    follows = True  # whether what rivals moved last is marked and shown from near
    asks = True  # whether words that end much ask once more
    shown: Mapping[str, str] = ICONS  # the tools before the table, and their pictures
    log_name = "tool.log"  # what the log is called
    named: Mapping[str, str] = {}  # tools under another text, or left out under none
    called: Mapping[str, str] = {}  # words that are none of the game's, and their texts
    lasts: float | None = None  # seconds a state on the way of a move stays; None: as the game likes
    history: History | None = None  # what one goes back and forth in by the lines of the log, where one may

    def __init__(self, stage: Stage, match: Match, journal: Journal, view: View):
        self.stage, self.match, self.journal, self.view = stage, match, journal, view
        self.tools = {  # what can be asked for beside the moves
            "undo": Tool(lambda: self.jump(past(self), barred(self)), lambda: past(self) is not None),
            "redo": Tool(lambda: self.jump(self.trail.ahead()), lambda: match.redo_to() is not None),
            "hint": Tool(lambda: ask(self), lambda: hints(self)),
            "recap": Tool(lambda: recap(self), lambda: match.at > 0),
        }
        self.picker = Picker(())
        self.wish = Wish()
        self.plain: Move | None = None  # the move that will be made without asking
        self.trail = Trail(match)
        self.hint = Hint()
        self.armed: Plan = ()  # the moves that wait to be confirmed
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
        return self.free and not self.view.easel.busy and not self.plain

    def ready(self, moves: Sequence[Move] | None = None) -> None:
        """Get ready for the next touch: let go of everything in hand, and let these moves be made, or any legal one."""
        legal = self.match.rules.moves(self.state) if moves is None and self.free else moves or ()
        self.picker, self.wish = Picker(legal), Wish()
        self.hint, self.armed, self.refused = Hint(), (), None
        wanted = self.stage.settings.obvious and self.free and self.match.at not in self.trail.asked
        self.plain = self.match.rules.obvious(self.state) if wanted else None
        self.moment += 1
        self.stage.redraw()  # something else is asked, whether or not anything moves

    # ── touches ──

    def touch(self, names: Sequence[str], words: Move, sure: bool = False) -> None:
        """Take a touch that says these words one after another; without any, another move may be meant."""
        self.hint.close()
        plans = self.meant(words[-1:] or names) if self.mine else []
        if plans:
            self.follow(plans, sure)
            return
        for number, word in enumerate(words):
            if number and not self.picker.takes((word,)):
                self.refuse(names)
                return
            self.take(self.picker.saying(word), sure)
        if words or not self.mine:
            wait(self, bool(words))
            return
        anew = self.picker.anew(names)
        if anew:
            self.armed = ()
            self.take(anew, sure)
        elif self.wish.plans and self.put_back():  # something else is meant after all
            self.touch(names, self.picker.saying(self.picker.says(names))[-1:])
        else:
            self.refuse(names)

    def meant(self, names: Sequence[str]) -> list[Plan]:
        """Return what a touch of these names means where that is several moves in a row."""
        if self.wish.plans:
            return []
        rules, state, words = self.match.rules, self.state, self.picker.words
        return next(filter(None, (rules.meant(state, (*words, name)) for name in names)), [])

    def take(self, words: Move, sure: bool = False) -> None:
        """Take these as the words said so far; a whole move is made, or what it was asked for."""
        meant = self.wish.beginning(words)
        if meant and (len(meant) == 1 or self.picker.spells(words)):
            self.follow(meant, sure)
        elif not self.picker.spells(words):
            self.picker.say(words)
            self.stage.sound.play("pick")
        else:
            self.settle((words,), sure)

    def follow(self, plans: Sequence[Plan], sure: bool = False) -> None:
        """Make the moves of a plan; where several are meant, ask which."""
        if len(plans) == 1:
            self.settle(plans[0], sure)
            return
        asked = Picker([plan[0] for plan in plans])
        self.wish = Wish(tuple(plans), self.wish.before or self.picker)
        self.picker = asked
        while len(asked.next()) == 1:
            asked.say(asked.saying(asked.next()[0]))
        self.stage.sound.play("pick")

    def settle(self, plan: Plan, sure: bool = False) -> None:
        """Make these moves in a row; what must be confirmed has to be said twice."""
        view, game, word = self.view, self.match.setup.game, plan[0][0]
        wary = confirms(self, plan, any(view.manners.lays(view, move) for move in plan))
        if self.asks and not sure and asking.asks(self.stage, game, word, lambda: self.make(plan)):
            self.armed = ()
        elif sure or self.armed == plan or not wary:
            self.make(plan)
        else:
            self.armed = plan
            self.stage.sound.play("pick")

    def refuse(self, names: Sequence[str], keep: bool = False, told: bool = False) -> None:
        """Say why something cannot be touched, with the clause, unless that is told already; what is in hand is put
        back unless it is kept.
        """
        clause = forbids(self, names)
        if not keep:
            taken = returns(self) and not self.picker.words
            self.put_back()
            clause = None if taken else clause
        if clause is None:
            return
        self.armed, self.refused = (), clause
        self.stage.sound.play("refuse")
        if not told:
            self.whispers.say(refusal(self, names, clause), "icon-rules")

    def put_back(self) -> bool:
        """Take back the last touch of a move that is not made yet, or what was taken; tell whether there was one."""
        self.hint.close()
        if self.armed:
            self.armed = ()
        elif self.wish.plans:
            self.picker, self.wish = self.wish.before or self.picker, Wish()
        elif self.picker.back():
            self.stage.sound.play("drop")
        elif returns(self):
            self.commit(BACK)
        else:
            return False
        return True

    def arm(self, plan: Plan) -> None:
        """Let moves wait to be confirmed, or none."""
        self.armed = plan

    # ── moves ──

    def make(self, plan: Plan) -> None:
        """Make moves in a row, as long as they are legal and the turn lasts; undo takes them back together."""
        rules, seat, first = self.match.rules, self.match.rules.turn(self.state), self.match.at
        for move in plan:
            if rules.turn(self.state) == seat and (move is plan[0] or move in rules.moves(self.state)):
                self.commit(move, self.match.at > first)

    def commit(self, move: Move, joined: bool = False) -> None:
        """Make a move: on disk first, then on the screen; undo may take it back together with the one before."""
        if self.whispers.said:
            self.whispers.hush()
        free, plain = self.free, self.plain == move
        asks = plain and self.stage.words.has(f"{self.match.setup.game}.ask")
        if move == BACK and free and self.match.puts_back(move):
            self.jump(self.match.at - 1)
            return
        self.trail.go(joined or asks)
        ply = self.match.play(move)
        self.keep()
        lasts = self.view.manners.seen if self.lasts is None else self.lasts
        hold = lasts * max(1.0, self.stage.settings.pace) * self.view.haste
        for at in range(ply, self.match.at):
            self.view.show(at, on_the_way(self.match, at), hold)
        if free:
            self.trail.note(Aside(ply, move[0], asks) if plain else None)
        self.ready()

    def keep(self) -> None:
        """Write what is new to the journal; say so if the disk refuses."""
        self.stage.warn(self.journal.add(self.match))

    def sit(self, viewer: int) -> None:
        """Turn the table to another viewer at once."""
        if viewer != self.view.viewer:
            self.whispers.hush()
            self.trail.note(None)
        self.view.dress(self.stage.words, self.stage.settings, seating(self.match))
        self.view.sit(viewer, self.match.at)
        self.ready()

    def jump(self, ply: int | None, otherwise: str = "explain.redo.off") -> None:
        """Stand elsewhere in the match, as undo and redo do, or say why not; what was done there unasked is asked."""
        if ply is None:
            self.stage.sound.play("refuse")
            self.stage.toast(self.stage.words(otherwise))
            return
        self.whispers.hush()
        self.trail.come_back(ply)
        self.match.jump(ply)
        self.keep()
        self.view.go(ply)
        self.stage.sound.play("undo")
        self.ready()

    # ── asking ──

    def clause(self) -> str | None:
        """Return the clause of the hint that is shown, else that refused the last touch, else that matters now."""
        known = secrets.imagined(self.match, self.view.eye)
        if self.hint.plan:
            return self.match.rules.clause_of(known, self.hint.plan[0])
        return self.refused or self.match.rules.clause(known)

    def prompt(self) -> str:
        """Return whose turn it is and what is asked, as far as the viewer may know, or what an armed move asks."""
        words, match, view = self.stage.words, self.match, self.view
        if self.armed:
            return words("prompt.confirm")
        if self.wish.plans:
            before = (self.wish.before or self.picker).words
            return further(self, (*before, self.wish.plans[0][-1][-1])) or words("prompt.which")
        recent = bool(view.log) and view.log[-1].ply + 1 >= view.logbook.plies
        if (view.easel.busy and recent or self.plain) and not match.over:
            return view.log[-1].text if recent else ""
        if covered(self).intersection(self.picker.next()):
            return words(tell.own(words, match.setup.game, "prompt.covered"), match.seats[view.viewer].name)
        turn = match.turn
        if turn == OVER:
            return words("prompt.over")
        if not match.person(turn):
            return words("prompt.thinking", match.seats[turn].name)
        if view.viewer != turn:
            return words("prompt.named", match.seats[turn].name, words("prompt.turn"))
        if self.picker.words and (asked := further(self, self.picker.words)):
            return asked
        asked = said(self, match.rules.prompt(match.state, turn))
        if len(match.people()) == 1:
            return words("prompt.you", asked)
        return words("prompt.named", match.seats[turn].name, asked)


def leave(play: Play) -> None:
    """Let the file go, with all that was played even if another program changed it since the last move."""
    if play.journal.path:
        play.keep()
    play.journal.close()


def returns(play: Play) -> bool:
    """Tell whether a move of the game would put back what is in hand."""
    return play.mine and BACK in play.picker.moves


def forbids(play: Play, names: Sequence[str]) -> str | None:
    """Return the clause that forbids a touch; the most exact of its names that knows one answers."""
    clauses = (play.match.rules.why_not(play.state, (*play.picker.said, name)) for name in names)
    return next(filter(None, clauses), None)


def refusal(play: Play, names: Sequence[str], clause: str) -> str:
    """Return what is said of a touch that a clause forbids: what the rules say of this moment, else its sentence."""
    answers = (play.match.rules.objection(play.state, (*play.picker.said, name)) for name in names)
    text = said(play, next(filter(None, answers), ()))
    return f"§ {clause}  {text}" if text else tell.reason(play.stage.words, play.match.setup.game, clause)


def wait(play: Play, spoken: bool) -> None:
    """Answer a touch that came too early: somebody else is to act."""
    match, turn = play.match, play.match.rules.turn(play.state)
    if not spoken and turn >= 0 and turn != play.view.viewer and match.person(play.view.viewer):
        play.whispers.say(play.stage.words("prompt.wait", match.seats[turn].name), "icon-paw")


def said(play: Play, text: Text) -> str:
    """Return what the rules say, with the things it names called as they lie on this table."""
    dress = play.view.board.dress(play.view.seating.colours)
    return saying.sentence(play.stage.words, play.match.setup.game, text, dress)


def further(play: Play, words: Move) -> str:
    """Return what is asked once these words are said, "" if nothing new is."""
    return said(play, play.match.rules.follow_up(play.state, words))


def covered(play: Play) -> set[str]:
    """Return the names of the viewer's own faces that lie face down now."""
    return secrets.covered(play.match.rules, play.state, play.view.viewer, play.view.eye)


def let_fall(play: Play) -> None:
    """Put back what must not be seen any more: a covered piece in hand, a note for the viewer alone."""
    hidden = covered(play)
    if hidden.intersection((*play.picker.words, *(word for move in play.armed for word in move))):
        play.ready()
    if hidden:
        play.whispers.hush()
        if play.hint.open:  # one that is still thought about may come when it can be read
            play.hint.close()


def hints(play: Play) -> bool:
    """Tell whether a hint could be asked for now."""
    return play.mine


def ask(play: Play) -> None:
    """Ask for a hint, or for another: what waits to be confirmed is let go."""
    may, match = hints(play), play.match
    play.arm(() if may else play.armed)
    play.whispers.hush()
    if may and not play.hint.plans and not play.hint.asked and len(match.people()) > 1:  # friends may know
        play.view.logbook.remark(match.at - 1, match.turn, ("log.hint", match.seats[match.turn].name))
    shut = play.view.eye != play.view.viewer
    if may and shut and not play.hint.asked:
        play.stage.toast(play.stage.words("hint.shut"), "icon-hint")
    play.hint.ask(may, shut)


def past(play: Play) -> int | None:
    """Return the ply undo goes back to, as far as the policy lets."""
    if play.history:
        return play.history.before(play.match.at)
    return play.trail.past(play.stage.settings.undo, play.view.viewer)


def barred(play: Play) -> str:
    """Return the text key of why nothing can be taken back, if nothing can."""
    return play.trail.barred(play.stage.settings.undo, play.view.viewer)


def confirms(play: Play, plan: Plan, lays: bool) -> bool:
    """Tell whether moves must be touched twice: always, if they lay a tile, or where they could not be taken back."""
    settings, rules, state = play.stage.settings, play.match.rules, play.state
    if settings.confirm != "final":
        return settings.confirm == "always" or (lays and settings.confirm == "tiles")
    shared, seat = settings.undo == "fair" or len(play.match.people()) > 1, rules.turn(state)
    for move in plan if shared else ():
        if rules.turn(state) == seat and (move is plan[0] or move in rules.moves(state)):
            state = rules.play(state, move)
    return settings.undo == "never" or rules.turn(state) != seat


def recap(play: Play, start: int | None = None) -> None:
    """Show again, at reading speed, what happened since a ply, or since the viewer last decided."""
    match, view = play.match, play.view
    play.hint.close()

    def moment(ply: int) -> Glance:
        return lambda eye: sight(match, ply, eye)

    if start is None:
        start = max((ply for ply in range(match.at) if match.by(ply) == view.viewer), default=0)
    view.catch_up()
    view.lay(moment(start))
    told = view.logbook.between(start, match.at)
    for ply in range(start, match.at):
        said = [line.text for line in told if line.since <= ply <= line.ply]
        ends = any(line.ply == ply for line in told)
        for glance in on_the_way(match, ply):
            view.repeat(glance, READING, *said[:1])
        view.repeat(moment(ply + 1), READING if ends else 0.0, *said[-1:])
    view.repeat(moment(match.at), 0.0)
