"""What a play offers to the hand: targets and lights, made anew when their cause changes and not before."""

from __future__ import annotations

from typing import NamedTuple

from ...play.changes import art
from ...rules import Move, Picture
from ...screen.table.place import Piece
from . import lamps, peek, secrets
from .grid import Grid
from .hud import HUD
from .play import Play, covered
from .poses import Where
from .targets import PEEK, Says, Target, nowhere
from .view import Lights, View

PLACING = ("right", "mirror", "back", "drop")  # what can be done with a piece of squares in hand
LAYING = ("back", "drop")  # and with a tile that waits to be placed


class Pointer(NamedTuple):
    """What the hand points at, with the mouse or with the keyboard."""

    pos: tuple[float, float] = (-99.0, -99.0)  # on the canvas
    there: tuple[float, float] = (-99.0, -99.0)  # on the table, through the camera
    focus: str | None = None  # the name the keyboard stands on
    air: Where | None = None  # the piece that is dragged
    peek: bool = False


class Offer:
    """Keeps the targets and lights of a view in step with the play and the pointer."""

    def __init__(self, view: View, hud: HUD, grid: Grid):
        self.view, self.hud, self.grid = view, hud, grid
        self.cause: tuple[object, ...] = ()
        self.aimed: tuple[object, ...] = ()
        self.pointer = Pointer()
        self.said: dict[tuple[str, ...], str] = {}  # what a touch of such names says, as far as it was asked
        self.previews: dict[Move, Picture] = {}
        self.marked: set[str] = set()  # the empty places that may be touched next
        self.pieces: list[Piece] = []

    def renew(self, play: Play, pointer: Pointer) -> None:
        """Follow the play, then the pointer."""
        view, picker, mine = self.view, play.picker, play.mine
        if mine and not view.lights.mine:
            view.camera.come_back()
        said = picker, picker.words, picker.orientation, bool(play.armed), play.hint.look(), mine, view.eye, view.board
        if (*said, self.hud.look()) != self.cause:
            self.said, self.previews = {}, {}
            self._list(play, mine)
            self.cause = *said, self.hud.look()  # which has followed
        elif view.pieces() is not self.pieces:  # they only lie otherwise: what they say stays
            self._list(play, mine)
        if view.camera.glides and self.aimed and not self.grid.face and self.pointer.pos == pointer.pos:
            pointer = pointer._replace(there=self.pointer.there)  # the table glides by under a mouse that rests
        aimed = pointer, play.armed, self.grid.cell
        if aimed != self.aimed:
            self.aimed, self.pointer = aimed, pointer
            view.light(self._lights(play, pointer))

    def look_anew(self) -> None:
        """See what lies under the pointer the next time, even while the table glides."""
        self.aimed = ()

    def _list(self, play: Play, mine: bool) -> None:
        """List what can be touched, and where the keyboard walks."""
        view, picker = self.view, play.picker
        view.light(view.lights._replace(mine=mine, words=picker.words))
        self.pieces, self.aimed = view.pieces(), ()
        words, hidden = (picker.next(), covered(play)) if mine else ([], set())
        controls = self._controls(play)
        words = [word for word in (*shortcuts(play), *words) if word not in controls] if mine else []
        buttons = nowhere(view.board, view.easel.pieces, words, hidden)
        if view.camera.visits:  # who only looks at a rival's place is asked when they come back
            words, buttons = [word for word in words if word not in buttons], []
        self.hud.offer(play, buttons, controls)
        marks = (
            [piece for piece in view.board.lay(self.preview(play, picker.said)) if self._slot(piece)] if mine else ()
        )
        self.marked = {piece.spot for piece in marks}
        front = self.hud.targets()
        front += peek.targets(view, front)
        view.targets.renew(view.board, self.pieces, marks, front, self._says(play) if mine else _nothing)
        view.targets.walk(words, hidden, self.grid.name())
        view.light(
            view.lights._replace(
                buttons=tuple(buttons), marks=tuple(one.piece for one in view.targets.marks if one.piece)
            )
        )

    def _controls(self, play: Play) -> tuple[str, ...]:
        """Return what can be done with the piece in hand, beside laying it somewhere."""
        if self.grid.take_up(play):
            return PLACING
        return LAYING if any(self.view.manners.lays(self.view, move) for move in play.armed) else ()

    def _says(self, play: Play) -> Says:
        """Return what a touch of some names says, asked once for the same (memoisation); a mark may mean more."""
        said, says, marks = self.said, play.picker.says, self.marked

        def asked(names: tuple[str, ...]) -> str:
            if names not in said:
                plain = says(names)
                said[names] = plain or next((name for name in marks.intersection(names) if play.meant((name,))), "")
            return said[names]

        return asked

    def _slot(self, piece: Piece) -> bool:
        """Tell whether a piece of a preview marks an empty place that may be touched."""
        return bool(self.view.board.faces.get(art(piece.face), {}).get("slot"))

    def _lights(self, play: Play, pointer: Pointer) -> Lights:
        view, targets, plan, focus = self.view, self.view.targets, play.hint.plan, pointer.focus
        target, stood_on = targets.at(pointer.pos, pointer.there), targets.stood_on(focus)
        shown = view.lights._replace(
            target=target,
            at=stood_on.box.center if stood_on and not self.grid.face else pointer.there,
            focus=focus,
            air=pointer.air,
            peek=pointer.peek or focus == PEEK,
            grid=self.grid.name(),
        )
        lit = frozenset(one.where for one in targets.pieces if one.says)
        marked = lamps.steps(view, play.match, plan) if plan else ()
        waits = play.armed or tuple(plan[-1] for plan in play.wish.plans[:1] if len(plan) > 1)
        armed = tuple(step for move in waits for step in lamps.touched(view, move))
        meant = [(step.piece.spot, step.piece.index) for step in (*marked, *armed) if step.piece]
        over = [one.where for one in targets.pieces if one.piece and shown.over(one.piece)]
        shown = shown._replace(
            lit=lit,
            high=lit.intersection(meant + over),
            steps=marked,
            about=lamps.about(view, play.match, plan) if plan else (),
            armed=armed,
            says=self.says(target, pointer.there) if shown.mine else (),
        )
        return shown._replace(preview=self._ahead(play, shown) if shown.mine else {})

    def _ahead(self, play: Play, shown: Lights) -> Picture:
        """Return what is laid over the table: what a hint comes to, else what a touch of what is pointed at would."""
        if play.hint.open:
            laid = {step.piece.spot for step in shown.steps if step.ghost and step.piece}  # drawn with its lights
            found = lamps.ghost(play.match, play.hint.plan) if play.hint.plan else {}
            return {spot: faces for spot, faces in found.items() if spot not in laid}
        words = self._pointed(play, shown)
        ahead = {} if words and shown.says and not shown.focus else self._meant(play, shown)
        return ahead or (self.preview(play, words) if words else {})

    def _meant(self, play: Play, lights: Lights) -> Picture:
        """Return what a touch that means several moves would come to, as the last of them shows it."""
        names = (lights.focus,) if lights.focus else lights.target.names if lights.target else ()
        if self.grid.face or play.armed or not names:
            return {}
        plans = play.meant(names)
        if not plans:
            return {}
        whole = [self.preview(play, (name,)) for name in names] if len(plans[0]) > 1 else []
        if any(whole):  # what all of them come to together
            return next(filter(None, whole))
        rules, state = play.match.rules, play.state
        for move in plans[0][:-1]:
            state = rules.play(state, move)
        return secrets.preview(rules, state, plans[0][-1], self.view.viewer, self.view.eye)

    def says(self, target: Target | None, there: tuple[float, float]) -> Move:
        """Return the words a touch of what is pointed at would say, as its game means it."""
        if target is None:
            return ()
        meant = self.view.manners.means(self.view, target, there)
        return meant or ((target.says,) if target.says else ())

    def _pointed(self, play: Play, lights: Lights) -> Move:
        """Return the words the hand would say if it touched what it points at, else those it has said."""
        picker, target = play.picker, lights.target
        if self.grid.face:
            aim = self.grid.legal(lights.at)
            return picker.saying(aim) if aim else ()
        if play.armed:
            return play.armed[0]
        if lights.focus:
            word = picker.says((lights.focus,))
        else:
            word = target.says if target and target.says else next(iter(lights.says), "")
        return picker.saying(word) if word else picker.words

    def preview(self, play: Play, words: Move) -> Picture:
        """Return what the rules lay over the table while these words are in hand, asked once."""
        if words not in self.previews:
            self.previews[words] = secrets.preview(play.match.rules, play.state, words, self.view.viewer, self.view.eye)
        return self.previews[words]


def shortcuts(play: Play) -> Move:
    """Return the words beside those of moves that may be said with empty hands."""
    return () if play.picker.words or play.wish.plans else play.match.rules.shortcuts(play.state)


def _nothing(_names: object) -> str:
    return ""
