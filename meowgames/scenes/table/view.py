"""What is looked at: one eye's sight of a table on its board, with the manners of its game; it holds no match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from ...play.changes import Change, art
from ...play.level import backs
from ...play.sight import Glance, Seating, Sight
from ...rules import OVER, Move, Picture
from ...screen.paint import LARGE, Box, Paint
from ...screen.table.board import Board
from ...screen.table.camera import Camera
from ...screen.table.easel import Easel
from ...screen.table.place import Piece, Place
from ...settings import Settings
from ...sound import Sound
from ...words import Words
from . import tell
from .counting import Counting
from .logbook import Logbook, Voice
from .poses import AT_ONCE, Poses, Where, lift, names
from .targets import Print, Step, Target, Targets
from .things import Thing, Worth

MOST_SOUNDS = 3  # at one moment


class Lights(NamedTuple):
    """What a play lays over a view: what may be touched, what is in hand and what is pointed at."""

    mine: bool = False  # whether the person at the screen may touch something now
    lit: frozenset[Where] = frozenset()  # the pieces a touch of which says something
    high: frozenset[Where] = frozenset()  # those of them that are pointed at, or named by a hint
    steps: tuple[Step, ...] = ()  # what a hint proposes, one after another
    about: tuple[Step, ...] = ()  # what its reason speaks of
    armed: tuple[Step, ...] = ()  # what waits to be confirmed
    words: Move = ()  # what has been said of a move so far
    buttons: tuple[str, ...] = ()  # words without a place that may come next
    marks: tuple[Piece, ...] = ()  # marks on empty spots that may be touched next
    focus: str | None = None  # the name the keyboard stands on
    keys: bool = False  # whether the keyboard was used last: then digits stand on what they touch
    target: Target | None = None  # what the mouse points at
    says: Move = ()  # the words a touch of that would say, one after another
    at: tuple[float, float] = (-99.0, -99.0)  # the place of the table that mouse or keyboard points at
    air: Where | None = None  # the piece that is dragged
    peek: bool = False  # whether one looks back, or through what lies on a grid
    grid: str = ""  # the grid a piece of squares in hand can be laid on
    prints: tuple[Print, ...] = ()  # what rivals moved last, the newest first
    preview: Picture = {}  # what the rules lay over the table while the hand points there

    def over(self, piece: Piece) -> bool:
        """Tell whether mouse or keyboard points at this piece."""
        if self.focus:
            return self.focus in names(piece)
        found = self.target.piece if self.target else None
        return found is not None and (found.spot, found.index) == (piece.spot, piece.index)


class Manners:
    """How a game likes to be seen and touched: hooks, each given the view; what a game does not say holds for all."""

    seen = 1.8  # seconds a state on the way of a move stays, such as a finished trick
    spared: tuple[str, ...] = ()  # how spots begin that a lesson hides only if it must; {me} is the viewer's seat
    keys = "games"  # the column of the table of keys that holds here
    caps: Mapping[str, str] = {}  # keys of tools, where they are others than at the games' tables
    says: Callable[[], str | None] | None = None  # what is said instead of the prompt while something is meant
    covers: Callable[[], Sequence[Box]] | None = None  # what stands before the table: the prompt moves out of its way
    ground: Callable[[Paint, View], object] | None = None  # draws what pieces lie on, whether or not rules hold

    def pose(self, view: View, piece: Piece) -> Piece:
        """Return where a piece lies now; a game may let one stand out."""
        return piece

    def beneath(self, view: View, paint: Paint) -> None:
        """Draw what only this game has, beneath its pieces."""

    def above(self, view: View, paint: Paint) -> None:
        """Draw what only this game has, above its pieces."""

    def front(self, view: View, paint: Paint) -> None:
        """Draw what only this game has in front of its table, wherever the camera is."""

    def write(self, view: View, paint: Paint, piece: Piece) -> None:
        """Write what a game writes on a piece, wherever and however large it lies."""

    def icon(self, view: View) -> str:
        """Return the small picture beside the prompt."""
        return "icon-paw"

    def means(self, view: View, target: Target, at: tuple[float, float] | None) -> tuple[str, ...]:
        """Return the words a touch says one after another, where that is not simply what the target says."""
        return ()

    def drops(self, view: View, target: Target) -> tuple[str, ...]:
        """Return the words a piece says that is dragged there, where a click would not say them."""
        return ()

    def lays(self, view: View, move: Move) -> bool:
        """Tell whether a move lays a tile, which can be looked at as a ghost before it is placed."""
        return any(word.startswith("@") for word in move)

    def drawn(self, view: View) -> Mapping[str, Box]:
        """Return where the game itself draws, in front of its table, what says these words."""
        return {}

    def pale(self, view: View, piece: Piece) -> bool:
        """Tell whether a piece is drawn faintly: it only shows what somebody else may do."""
        return False

    def spread(self, view: View) -> Sequence[Box]:
        """Return what the game spreads in front of its table now, to be read: nothing that is said lies on it."""
        return ()

    def carried(self, view: View, piece: Piece) -> Piece | None:
        """Return a piece as it follows the mouse; a game may show it smaller, or not where it hides something."""
        return piece

    def heard(self, view: View, found: list[Change]) -> None:
        """Notice what has changed on the table."""

    def tick(self, view: View, seconds: float) -> bool:
        """Let time pass for what moves by itself; tell whether something did."""
        return False

    def way(self, view: View, start: Piece, end: Piece) -> Sequence[tuple[float, float]]:
        """Return the way of a piece from place to place; none is straight on."""
        return ()

    def count(self, view: View, paint: Paint, counting: Counting) -> bool:
        """Show the line of the final count in a way of the game's own; tell whether it does."""
        return False

    def part(self, view: View, target: Target, at: tuple[float, float]) -> tuple[Sequence[str], Target]:
        """Return names of what is pointed at that its face does not tell, and which part or whole is meant."""
        return (), target

    def gaps(self, view: View, thing: Thing) -> Mapping[str, object]:
        """Return what fills the gaps in the words that explain a thing, where only the game knows it."""
        return {}

    def worth(self, view: View, thing: Thing) -> Worth | None:
        """Return what a thing is worth now for the one who looks, where that can be counted."""
        return None


FREELY = {("dice_roll", "slide"): "place_wood", ("card_slide", "flip"): "flip"}  # sounds where nothing is a rule


def hear(view: View, found: list[Change]) -> None:
    """Play one sound per kind of change, the face's own where its tile names one."""
    told: set[str] = set()
    for change in found:
        sound = view.board.faces.get(art(change.face or change.was), {}).get("sound") or change.kind
        sound = FREELY.get((sound, change.kind), sound) if view.board.free else sound
        if sound not in told and len(told) < MOST_SOUNDS:
            told.add(sound)
            view.sound.play(sound)
    view.manners.heard(view, found)


def told_by_now(picture: Picture, board: Board, counting: Counting | None) -> Picture:
    """Return a picture without the places whose row the final count has not reached yet."""

    def told(spot: str) -> bool:
        place = board.place(spot)
        row = place.props.get("counted") if place else None
        return row is None or (counting is not None and counting.reached(row))

    return {spot: faces for spot, faces in picture.items() if told(spot)}


class View:
    """A table as one eye sees it: board, pieces that move, camera and log; sights are all it gets of a match."""

    def __init__(
        self,
        seating: Seating,
        sights: Callable[[int, int], Sight],
        manners: Manners,
        words: Words,
        settings: Settings,
        sound: Sound,
        viewer: int = OVER,
        live: bool = False,
        records: Callable[[int, int], Sight] | None = None,
    ):
        self.seating, self.sights, self.manners = seating, sights, manners
        self.words, self.settings, self.sound = words, settings, sound
        self.viewer, self.live = viewer, live
        self.board = Board(seating.board, len(seating.seats), max(0, viewer), settings.text)
        self.easel = Easel(
            self.board, backs(seating.board), lambda found: hear(self, found), lambda *ends: manners.way(self, *ends)
        )
        self.easel.set_pace(settings.pace)
        self.camera = Camera(self.board.views, self.board.kept, self.board.room())
        self.haste = 1.0  # how much of their time animations take, besides what the settings say
        self.latest = 0  # the ply that stands there when all has been shown
        self.glance: Glance = lambda eye: sights(0, eye)  # what is shown now, for any eye
        self.seen = Sight({}, OVER)
        self.logbook = Logbook(
            records or sights,  # nothing that is only tried
            lambda: Voice(self.seating, self.eye, self.words, self.board),
        )
        self.said = ""  # what stands in the prompt's place while something is shown again
        self.counting: Counting | None = None  # the final count, once the game is over
        self.counted = 0  # the line of it that is shown
        self.open = False  # held open while "hold to show" is on
        self.poses = Poses()
        self.stirs = 0  # grows whenever something may lie otherwise
        self.cause: tuple[object, ...] = ()  # what the poses below follow from
        self.lying: list[Piece] = []
        self.posed: list[Piece] = []
        self.seen_at: dict[int, Piece] = {}  # a piece, by its id -> where it is seen
        self.lights = Lights()
        self.targets = Targets()
        self.watchers: list[Callable[[int, Sight, Sight], None]] = []  # told of each move that is shown (observers)

    # ── who looks ──

    @property
    def eye(self) -> int:
        """The seat whose secrets are on the screen now."""
        return OVER if holds(self) and not self.open else self.viewer

    @property
    def log(self) -> list[tell.Line]:
        """What the log says."""
        return self.logbook.lines

    @property
    def picture(self) -> Picture:
        """What lies on the table."""
        return self.easel.picture

    def dress(self, words: Words, settings: Settings, seating: Seating) -> None:
        """Follow a change of language, pace or marks, and of who sits where."""
        large = (self.settings.text > LARGE) != (settings.text > LARGE)
        self.words, self.settings, self.seating = words, settings, seating
        if large:  # the table makes room for the words, or takes it back
            self.board = Board(seating.board, len(seating.seats), max(0, self.viewer), settings.text)
            self.camera = Camera(self.board.views, self.board.kept, self.board.room())
            self.easel.set(self.seen.picture, self.board)
        self.hurry(self.haste)

    def hurry(self, haste: float) -> None:
        """Let everything shown take that much of its time."""
        self.haste = haste
        self.easel.set_pace(self.settings.pace * haste)

    def sit(self, viewer: int, ply: int) -> None:
        """Turn the table to another viewer at once, secrets and log with it."""
        self.viewer, self.open, self.said = viewer, False, ""
        self.board = Board(self.seating.board, len(self.seating.seats), max(0, viewer), self.settings.text)
        self._stand(ply)
        self.easel.set(self.seen.picture, self.board)
        self.tell_all()

    def hold_open(self, shown: bool) -> bool:
        """Show or hide the viewer's own secrets while "hold to show" is on; tell whether that changed anything."""
        if shown == self.open or not holds(self):
            return False
        self.open = shown
        self.look_again()
        return True

    def look_again(self) -> None:
        """Lay down anew what the viewer sees and reads."""
        self.seen = self._look(self.glance)
        self.easel.swap(self.seen.picture)
        self.tell_all(self.logbook.plies)

    # ── what is shown ──

    def show(self, ply: int, on_the_way: Iterable[Glance] = (), hold: float = 0.0) -> None:
        """Ask for the moments on the way of a move, each for some seconds, then for the one it led to."""
        for glance in on_the_way:
            self._queue(glance, hold, lambda: self._reach(ply, 1))
        self.latest = ply + 1
        self._queue(lambda eye: self.sights(ply + 1, eye), 0.0, lambda: self._reach(ply))

    def lay(self, glance: Glance, glide: bool = False) -> None:
        """Show one moment at once, or let it glide there."""
        self.glance, self.seen = glance, self._look(glance)
        (self.easel.show if glide else self.easel.set)(self.seen.picture)

    def repeat(self, glance: Glance, hold: float, said: str = "") -> None:
        """Ask for a moment to be shown once more, with a line where the prompt stands or none."""

        def shown() -> None:
            self.said = said

        self._queue(glance, hold, shown)

    def go(self, ply: int) -> None:
        """Stand elsewhere in the match: what waits to be shown is dropped, the rest glides there."""
        self.said, self.counting = "", None
        self.logbook.forget(ply)
        self.easel.drop()
        self._stand(ply)
        self.easel.show(self.seen.picture)
        self.logbook.turn_to(ply)

    def catch_up(self) -> None:
        """Stop showing and stand in the present."""
        self.easel.catch_up()
        self.said = ""
        self._stand(self.latest)
        self.easel.set(self.seen.picture)

    def count(self, counting: Counting) -> None:
        """Begin to tell the final count."""
        self.counting = counting

    def tell_all(self, plies: int | None = None) -> None:
        """Write the log anew, up to the present or of so many plies."""
        self.logbook.write(self.latest if plies is None else plies)

    def _stand(self, ply: int) -> None:
        self.latest, self.glance = ply, lambda eye: self.sights(ply, eye)
        self.seen = self._look(self.glance)

    def _look(self, glance: Glance) -> Sight:
        """Return what the eye sees; what the count will tell is held back until it has come so far."""
        seen = glance(self.eye)
        if not self.live or seen.turn != OVER:
            return seen
        return seen._replace(picture=told_by_now(seen.picture, self.board, self.counting))

    def _queue(self, glance: Glance, hold: float, then: Callable[[], None]) -> None:
        """Ask for a moment, taken when it is shown: by then another eye may look."""

        def taken() -> Picture:
            self.glance, self.seen = glance, self._look(glance)
            return self.seen.picture

        self.easel.show(taken, hold, then)

    def _reach(self, ply: int, most: int | None = None) -> None:
        """Tell in the log what has been reached; on the way only who made which move."""
        before, after = self.sights(ply, self.eye), self.sights(ply + 1, self.eye)
        self.logbook.turn_to(ply + 1, most)
        for watcher in self.watchers if most is None else ():
            watcher(ply, before, after)

    # ── how pieces lie ──

    def pieces(self) -> list[Piece]:
        """Return the pieces where they are seen, bottom first."""
        cause = self.stirs, self.lights.words, self.camera.wide
        if self.lying is not self.easel.pieces or self.cause != cause:
            self.cause, self.lying = cause, self.easel.pieces
            self.seen_at = {id(one): self.manners.pose(self, self.poses.risen(one)) for one in self.lying}
            self.posed = list(self.seen_at.values())
        return self.posed

    def look(self, piece: Piece) -> tuple[Piece, str]:
        """Return how a piece is drawn: dim if it may not be played, faint while it is in the air or in the way."""
        lights, where = self.lights, (piece.spot, piece.index)
        if lights.peek and piece.kind == "cell" and "cells" in self.board.faces[art(piece.face)]:
            return piece, "faint"
        posed = self.seen_at.get(id(piece), piece)
        if where == lights.air or self.manners.pale(self, piece):
            return posed, "faint"
        dim = lights.mine and self.settings.show_next and where not in lights.lit and lift(self.board, piece)
        return posed, "dim" if dim else ""

    def light(self, lights: Lights) -> None:
        """Lay other lights over the table."""
        self.lights = lights

    def update(self, seconds: float) -> bool:
        """Let pieces move; tell whether anything did."""
        stirred = self.manners.tick(self, seconds)
        self.stirs += stirred
        return self.easel.update(seconds) or stirred

    def rise(self, seconds: float) -> bool:
        """Let what may be played rise and the rest sink, and the camera follow; tell whether anything moved."""
        self.poses.want(self.board, self.easel.pieces, self.lights.lit, self.lights.high)
        risen = self.poses.rise(seconds if self.settings.pace else AT_ONCE)
        moved = self.camera.update(seconds, self.settings.pace) or risen
        if self.counting and self.counting.at != self.counted:  # it may have told what was held back
            self.counted = self.counting.at
            self.lay(self.glance, glide=True)
        self.stirs += risen
        return moved


def holds(view: View) -> bool:
    """Tell whether one's own secrets are seen only while they are held open, because somebody else may look on."""
    return view.live and view.seating.game in view.settings.hold_to_show and len(view.seating.people) > 1


def stands(view: View, name: str) -> Place | None:
    """Return where something before the table has its place now; from near that may be another one."""
    return view.board.stands(name, view.camera.near)


# ── what is drawn alike ──


def resting(view: View) -> tuple[object, ...]:
    """Return what the look of pieces at rest follows from, to be compared."""
    easel, lights = view.easel, view.lights
    lit = lights.mine, lights.lit, lights.words, lights.peek, lights.air
    return view.stirs, view.board, easel.pieces, easel.motions, *lit, *_reader(view)


def stand(view: View) -> tuple[object, ...]:
    """Return what all that stands on the table follows from, but for what moves."""
    easel, targets = view.easel, view.targets
    busy = easel.busy, easel.last, view.said, view.latest, view.logbook.plies, targets.next, targets.pieces
    return view.stirs, view.board, easel.pieces, easel.motions, busy, view.lights, *_reader(view)


def _reader(view: View) -> tuple[object, ...]:
    """Return who looks, and how they like it."""
    return view.seen, view.viewer, view.open, view.settings, view.words.language, view.seating, view.counted
