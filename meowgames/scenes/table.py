"""The table: lets a match be played by whoever sits at it; every game's scene is one of these."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from .. import paths
from ..play.changes import Change, art
from ..play.journal import Journal
from ..play.level import backs, read_faces
from ..play.match import Match, Setup
from ..play.picker import Picker
from ..rules import OVER, Move, Picture, State
from ..screen.board import Board, Piece
from ..screen.camera import Camera
from ..screen.easel import Easel
from ..screen.paint import Box, Paint
from ..screen.stage import Scene, Stage
from . import furniture, secrets, tell, tools, waiting
from .counting import Counting
from .hand import Hand
from .poses import Poses, names
from .tips import Tips

if TYPE_CHECKING:
    from .lesson import Guide

SEEN = 1.8  # seconds a state on the way stays, such as a finished trick


class TableScene(Scene):
    """A match on its table: drawn for one viewer, who moves by hand; the mind moves for the bots."""

    track = False  # whether the game tells the final count on a track of its own

    def __init__(self, stage: Stage, match: Match, journal: Journal):
        super().__init__(stage)
        self.match, self.journal = match, journal
        self.music = match.setup.game
        self.rules = match.rules
        people = match.people()
        self.viewer = people[0] if len(people) == 1 else OVER
        self.board = self._board()
        self.easel = Easel(self.board, backs(match.setup.game), self.heard)
        self.picker = Picker(())
        self.camera = Camera(self.board.views)
        self.poses = Poses(self)
        self.hand = Hand(self)
        self.log: list[tell.Line] = []
        self.waited = 0.0
        self.hint: Move | None = None
        self.asked = ""  # what the mind thinks about: "", "move" or "hint"
        self.armed: Move | None = None  # a move that waits to be confirmed
        self.caption = ""
        self.shared = len(people) > 1  # whether several people have sat at this screen
        self.shown_secret = False  # held open while "hold to show" is on
        self.whispered: list[str] = []  # notes that only the viewer should read
        self.ended = False
        self.counting: Counting | None = None  # the final count, once the game is over
        self.trial: State | None = None  # where a piece is only tried while others think
        self.shown: State = match.state  # the state on the screen, which may lag behind the match
        self.previewed: tuple[Move, Picture] = ((), {})
        self.log_size = 1  # 0 folded away, 1 as the map draws it, 2 pulled up
        self.guide: Guide | None = None  # who leads a learner through a lesson here
        self.tips: Tips | None = None  # who says in a first match what has just happened
        stage.paint.art.learn(read_faces(match.setup.game))

    # ── who looks ──

    def _board(self) -> Board:
        return Board(self.match.setup.game, len(self.match.seats), max(0, self.viewer))

    @property
    def eye(self) -> int:
        """The seat whose secrets are on the screen now."""
        held = self.stage.settings.hold_to_show and len(self.match.people()) > 1 and not self.shown_secret
        return OVER if held else self.viewer

    @property
    def now(self) -> State:
        """The state the hand touches: the match's, or one where something is only tried."""
        return self.match.state if self.trial is None else self.trial

    def picture(self, state: State | None = None) -> Picture:
        """Return what is seen of a state: the present one unless told."""
        return self.rules.look(self.now if state is None else state, self.eye)

    @property
    def voice(self) -> Guide | Tips | None:
        """Whoever speaks to the person at the screen: the lesson, or tips in a first match."""
        return self.guide or self.tips

    def sit(self, viewer: int) -> None:
        """Turn the table to another viewer at once, secrets and log with it."""
        if viewer != self.viewer:
            secrets.hush(self)
            if self.tips:
                self.tips.hush()
        self.viewer, self.trial, self.caption = viewer, None, ""
        self.shown_secret = False
        self.hand.let_go()
        self.board = self._board()
        self.easel.set(self.picture(), self.board)
        self.shown = self.match.state
        self.log = tell.whole_log(self.match, self.eye, self.stage.words, self.board)
        self.ready()

    def enter(self) -> None:
        """Take the table up where the match stands."""
        self.easel.speed = self.stage.settings.speed
        self.hand.let_go()
        self.hand.space = False
        if not self.easel.pieces and not self.easel.busy:
            self.sit(self.viewer)
        if not self.match.over and not self.guide:
            self.stage.mind.warm()
        if not self.match.over:
            paint = self.stage.paint
            paint.art.draw_ahead(self.board.sizes(paint))
        self.ready()

    def refresh(self) -> None:
        """Follow a change of language, speed or marks."""
        self.easel.speed = self.stage.settings.speed
        self.look_again()
        if self.voice:
            self.voice.refresh()

    def leave(self) -> None:
        """Drop the thought and let the file go."""
        self.stage.mind.drop()
        self.journal.close()

    # ── moves ──

    @property
    def mine(self) -> bool:
        """Whether the person at the screen may touch something now."""
        free = self.rules.turn(self.now) == self.viewer and self.match.person(self.viewer)
        return free and not self.easel.busy and not (self.guide and not self.picker.moves)

    def ready(self) -> None:
        """Get ready for the next touch."""
        free = self.rules.turn(self.now) == self.viewer and self.match.person(self.viewer)
        legal = self.rules.moves(self.now) if free else []
        self.picker = Picker(self.guide.open(legal) if self.guide else legal)
        self.hand.rest()
        self.hint = self.armed = None
        self.previewed = (), {}
        self.waited = 0.0 if self.trial is None else self.waited

    def commit(self, move: Move) -> None:
        """Make a move: on disk first, then on the screen; one that is only tried is made on neither."""
        if self.trial is not None:
            self.trial = self.rules.play(self.trial, move)
            self.easel.show(self.picture)
            self.ready()
            return
        if self.guide and not self.guide.right(move):
            self.ready()
            return
        self.stage.mind.drop()
        self.asked = ""
        secrets.hush(self)
        ply = self.match.play(move)
        self.keep()
        for at in range(ply, self.match.at):
            self.show(at)
        self.ready()

    def keep(self) -> None:
        """Write what is new to the journal; say so if the disk refuses; a lesson is no match to keep."""
        if self.guide:
            return
        note = self.journal.add(self.match)
        if note:
            self.stage.toast(self.stage.words(note), "icon-warning")

    def show(self, ply: int) -> None:
        """Show one move of the match: the states on its way, then the one it led to."""
        before, move = self.match.states[ply], self.match.moves[ply]
        for step in self.rules.steps(before, move):
            hold = SEEN * max(1.0, self.stage.settings.speed) * (self.guide.pace if self.guide else 1.0)
            on_the_way = partial(self.reach, step, ply, 1)
            self.easel.show(partial(self.picture, step), hold, on_the_way)
        after = self.match.states[ply + 1]
        self.easel.show(partial(self.picture, after), shown=partial(self.reach, after, ply))

    def reach(self, state: State, ply: int, most: int | None = None) -> None:
        """Note what is on the screen now and what the log says of it; on the way only who made which move."""
        self.shown = state
        while self.log and self.log[-1].ply >= ply:
            self.log.pop()
        news = list(tell.lines(self.match, ply, self.eye, self.stage.words, self.board))
        self.log += news[:most]
        if self.tips and most is None:
            self.tips.notice(ply)

    def jump(self, ply: int | None) -> None:
        """Stand elsewhere in the match, as undo and redo do."""
        if self.guide:
            self.guide.later()
            return
        if ply is None:
            self.stage.sound.play("refuse")
            self.stage.toast(self.stage.words("undo.none"))
            return
        self.stage.mind.drop()
        self.asked = ""
        secrets.hush(self)
        self.match.jump(ply)
        self.keep()
        self.trial, self.caption = None, ""
        self.shown = self.match.state
        self.easel.queue.clear()
        self.easel.hurry()
        self.easel.show(self.picture)
        self.log = tell.whole_log(self.match, self.eye, self.stage.words, self.board)
        self.stage.sound.play("undo")
        self.ended, self.counting = False, None
        self.ready()

    def can_undo(self) -> bool:
        """Tell whether undo would take something back."""
        if self.guide:
            return self.guide.before() is not None
        return self.match.undo_to(self.stage.settings.undo) is not None

    def undo(self) -> None:
        """Take back as far as the policy lets; in a lesson, go one step back."""
        if self.guide:
            self.guide.back()
            return
        self.jump(self.match.undo_to(self.stage.settings.undo))

    def redo(self) -> None:
        """Go on again to where undo came from."""
        self.jump(self.match.redo_to())

    def touch(self, names: list[str]) -> None:
        """Take a touch: the words so far and this one may spell a move, or a clause says why not."""
        if not names or not (self.mine or self.try_out()):
            return
        word = self.picker.takes(names)
        if word is None:
            self.refuse(names)
            return
        if self.picker.spells(word) and self.confirms(self.picker.saying(word)):
            self.armed = self.picker.saying(word)
            self.stage.sound.play("pick")
            return
        move = self.picker.touch([word])
        if move:
            self.commit(move)
        else:
            self.stage.sound.play("pick")

    def try_out(self) -> bool:
        """Begin to try pieces while others think, in a game that lets one; tell whether it does."""
        if self.easel.busy or not self.match.person(self.viewer) or self.match.over or self.trial is not None:
            return False
        if self.guide:
            return False
        state = self.rules.as_if(self.match.state, self.viewer)
        if self.rules.turn(state) != self.viewer:
            return False
        self.trial = state
        self.ready()
        return True

    def stop_trying(self) -> None:
        """Put everything back as it really lies."""
        self.trial = None
        self.easel.set(self.picture())
        self.ready()

    def confirms(self, move: Move) -> bool:
        """Tell whether this move must be touched twice: always, or where it could not be taken back."""
        when = self.stage.settings.confirm
        if when == "never" or self.armed == move or self.trial is not None:
            return False
        if when == "always":
            return True
        policy = self.stage.settings.undo
        shared = policy == "fair" or len(self.match.people()) > 1
        after = self.rules.turn(self.rules.play(self.match.state, move))
        return policy == "never" or (shared and after != self.match.turn)

    def refuse(self, names: list[str]) -> None:
        """Say why something cannot be touched, with the clause."""
        if self.guide:
            self.guide.refuse(names)
            return
        for name in names:
            clause = self.rules.why_not(self.now, self.picker.said + (name,))
            if clause:
                self.armed = None
                self.stage.sound.play("refuse")
                secrets.whisper(self, furniture.reason(self, clause), "icon-rules")
                self.hand.clause = clause
                return
        self.put_back()

    def put_back(self) -> bool:
        """Take back the last touch of a move that is not made yet; tell whether there was one."""
        if self.armed:
            self.armed = None
        elif self.picker.back():
            self.stage.sound.play("drop")
        else:
            return False
        return True

    def back(self) -> None:
        """Step back once: an armed move, a piece in hand, a near view, what moves; then the pause screen."""
        if self.put_back() or self.camera.reset():
            pass
        elif self.trial is not None:
            self.stop_trying()
        elif self.counting and not self.counting.over:
            self.counting.skip()
        elif self.easel.queue or self.caption:
            self.catch_up()
        else:
            tools.use(self, "menu")

    # ── asking ──

    def prompt_icon(self) -> str:
        """Return the small picture beside the prompt."""
        return "icon-paw"

    def seats_changed(self) -> None:
        """Follow a seat that was given to a bot or back: on disk, and the thought for it dropped."""
        self.keep()
        self.stage.mind.drop()
        self.asked = ""
        people = self.match.people()
        self.shared = self.shared or len(people) > 1
        if len(people) == 1 and self.viewer != people[0] and not self.shared:
            self.sit(people[0])
        elif self.viewer not in people:
            self.sit(OVER)
        else:
            self.ready()

    def hold_open(self, shown: bool) -> None:
        """Show or hide the viewer's own secrets while "hold to show" is on."""
        if shown != self.shown_secret and self.stage.settings.hold_to_show:
            self.shown_secret = shown
            self.look_again()

    def look_again(self) -> None:
        """Lay down anew what the viewer sees and reads; what must not be seen any more is put back."""
        self.easel.swap(self.picture(self.shown if self.trial is None else None))
        last = self.log[-1].ply if self.log else -1
        every = tell.whole_log(self.match, self.eye, self.stage.words, self.board)
        self.log = [line for line in every if line.ply <= last]
        secrets.let_fall(self)

    @property
    def open_handed(self) -> bool:
        """Whether the person at the screen may touch something now and sees their own secrets."""
        return self.mine and self.eye == self.viewer

    def ask_hint(self) -> None:
        """Let the best bot think for the person at the screen."""
        if self.guide:
            self.guide.later()
        elif self.open_handed and not self.stage.mind.busy:
            self.think("hint", "tiger")

    def think(self, what: str, level: str) -> None:
        """Start a thought for the seat to act; its dice follow from the match, never from the clock."""
        seed = f"{self.match.setup.seed}/{what}/{self.match.at}"
        self.asked = what
        self.stage.mind.ask(self.match.setup.game, self.match.state, self.match.turn, level, seed)

    def catch_up(self) -> None:
        """Stop showing and stand in the present."""
        while self.easel.queue:  # between two pictures nothing moves that could be hurried: time brings the next
            self.easel.hurry() or self.easel.update(0.0)
        self.caption, self.shown = "", self.match.state
        self.easel.set(self.picture())

    # ── time ──

    def update(self, seconds: float) -> bool:
        """Let the easel move, the bots think and the curtain fall."""
        moved = self.easel.update(seconds)
        moved = self.poses.update(seconds) or moved
        moved = self.hand.update(seconds) or moved
        moved = bool(self.guide and self.guide.update(seconds)) or moved
        moved = self.camera.update(seconds, self.stage.settings.speed) or moved
        if self.stage.top is not self:
            return moved
        if self.counting and self.counting.update(seconds):
            return True
        if self.easel.busy:
            self.waited = 0.0
            return moved
        self.waited += seconds
        waiting.wait(self)
        return moved or self.stage.dirty or bool(self.asked)

    def finish(self) -> None:
        """Count the end out and show the result; a game may count in a way of its own."""
        waiting.finish(self)

    # ── pictures ──

    def buttons(self) -> list[str]:
        """Return the words that may come next and are no spot, no face and no turn."""
        if not self.mine:
            return []
        lying = {name for piece in self.easel.pieces for name in names(piece)} | secrets.covered(self)
        nowhere = [word for word in self.picker.next() if word not in lying and not word.startswith("@")]
        return [word for word in nowhere if self.board.place(word) is None]

    def pose(self, piece: Piece) -> Piece:
        """Return where a piece lies now; a game may let one stand out."""
        return self.poses.risen(piece)

    def pointed(self) -> Move:
        """Return the words the hand would say if it touched what it points at now."""
        if not self.mine:
            return ()
        if self.hand.placing.face:
            return self.picker.saying(self.hand.placing.aim()) if self.hand.placing.legal() else ()
        tool = furniture.tool_at(self, self.hand.pos)
        button = [tool.removeprefix(tools.WORD)] if tool and tool.startswith(tools.WORD) else []
        named = [self.hand.focus] if self.hand.focus else button or self.hand.named(self.hand.spot)
        word = self.picker.takes(named)
        return self.picker.saying(word) if word else ()

    def meant(self, names: list[str]) -> list[str]:
        """Return the words a touch of these names means besides; a game may let a place stand for a word."""
        return []

    def preview(self) -> Picture:
        """Return what the rules lay over the table while the hand points there."""
        words = self.pointed()
        if words != self.previewed[0]:
            self.previewed = words, self.rules.preview(self.now, words) if words else {}
        return self.previewed[1]

    def write_on(self, paint: Paint, piece: Piece) -> None:
        """Write what a game writes on a piece, wherever and however large it lies."""

    def offered(self) -> Picture:
        """Return marks on empty spots that may be touched next; a game whose rules lay such marks says so."""
        return {}

    def button_boxes(self, words: list[str]) -> dict[str, Box]:
        """Return where the buttons stand if this game has a place of its own for them."""
        return {}

    def button_icon(self, word: str) -> str:
        """Return the picture over a button's word if this game has one."""
        return ""

    def carried(self, piece: Piece) -> Piece | None:
        """Return a piece as it follows the mouse; a game may show it smaller, or not where it hides something."""
        return piece

    def draw_beneath(self, paint: Paint) -> None:
        """Draw what only this game has, beneath its pieces."""

    def past(self) -> list[str]:
        """Return the spots a game shows besides while one looks back."""
        return []

    def draw_peeked(self, paint: Paint) -> None:
        """Draw what a game shows besides while one looks back."""

    def draw_game(self, paint: Paint) -> None:
        """Draw what only this game has, above its pieces."""

    def draw_front(self, paint: Paint) -> None:
        """Draw what only this game has in front of its table, wherever the camera is."""

    def heard(self, found: list[Change]) -> None:
        """Play one sound per kind of change, the face's own where its tile names one."""
        told = set()
        for change in found:
            name = art(change.face or change.was)
            sound = self.board.faces.get(name, {}).get("sound") or change.kind
            if sound not in told and len(told) < 3:
                told.add(sound)
                self.stage.sound.play(sound)

    def event(self, event: pygame.event.Event) -> None:
        """Hand events to whoever speaks to us, then to the hand, which touches for us."""
        self.poses.forget()
        if not (self.voice and self.voice.event(event)):
            self.hand.event(event)

    def draw(self, paint: Paint) -> None:
        """Draw the table from the ground up."""
        self.poses.forget()
        paint.art.learn(self.board.faces)
        paint.dress = self.board.dress(self.match.colours)
        with self.camera.through(paint):
            furniture.draw_under(paint, self)
            self.easel.draw(paint, self.poses.look)
            furniture.draw_marks(paint, self)
            self.draw_game(paint)
            if self.counting and not self.counting.over:
                self.counting.draw(paint)
        furniture.draw_over(paint, self)
        if self.voice:
            self.voice.draw(paint)
        self.hand.draw(paint)


def open_table(stage: Stage, setup: Setup) -> None:
    """Start a match: on disk before its table is shown."""
    match = Match(setup).begin()
    journal = Journal.create(match, paths.saves())
    if journal.trouble:
        stage.toast(stage.words(journal.trouble), "icon-warning")
    take_up(stage, match, journal)


def take_up(stage: Stage, match: Match, journal: Journal) -> None:
    """Show the table of a match that has been started or loaded."""
    table = scene_of(match.setup.game)(stage, match, journal)
    table.tips = Tips(table)
    stage.push(table)


def scene_of(game: str) -> type[TableScene]:
    """Return the scene that wraps a game's rules."""
    from importlib import import_module

    return import_module(f"{__package__}.{game}").TABLE
