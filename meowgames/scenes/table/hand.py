"""The hand at the table: what points, drags and drops; its touches are touches of targets, whatever the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Vector2

from ...play.changes import art
from ...screen import keys
from ...screen.table.place import Piece, Place
from . import peek, secrets
from .again import retract, think_again
from .grid import Grid, step
from .hints import Hint
from .hud import HUD
from .offer import Offer, Pointer
from .placing import lands, lay_down, other, place
from .play import Play, covered, let_fall
from .targets import ADVICE, Target
from .view import View, holds

DRAG = 10  # canvas units the mouse travels before a press becomes a drag
ZOOM_AFTER = 0.9  # seconds of rest on a piece before it is enlarged
GLANCE = 0.3  # seconds from which on a press on what is covered is a look at it, and no click
ZOOM_WORTH = 120  # a picture drawn smaller than this shows nothing more when enlarged
SMALL = 230  # a piece lower than this is enlarged without being asked
AGAIN = 24  # how near to the last one a click is one more of the same
HOME = 60  # how far above its place a dragged piece is still at home
Pos = tuple[float, float]


class Hand:
    """What the mouse does; it knows targets, not the game."""

    def __init__(self, view: View, hud: HUD, play: Play, try_out: Callable[[], bool]):
        self.view, self.hud, self.play, self.try_out = view, hud, play, try_out
        self.grid = Grid(view)
        self.offer = Offer(view, hud, self.grid)
        self.pos: Pos = (0.0, 0.0)
        self.pressed: Pos | None = None
        self.dragged: Piece | None = None
        self.focus: str | None = None  # the name the keyboard stands on
        self.busy = False  # whether a button before the table is held
        self.still = 0.0
        self.alt = self.peek = False
        self.space = False  # whether Space is down: its repeats are no new presses
        self.stale = False  # whether the mouse has not moved since somebody else sits here
        self.clicked: Pos = (-99.0, -99.0)  # where it was pressed last
        self.pushing: tuple[int, int] | None = None  # the way in which an arrow pushed a ghost there
        self.keyed = False  # whether a key has taken what will be in hand: it is shown where it may lie
        self.opened = False  # whether pressing on one's own covered pieces shows them now
        self.lasted = 0.0  # seconds since the mouse was pressed
        self.known: tuple[object, ...] = ()  # board and moment it has followed
        self.looked: tuple[object, ...] = ()  # what was so when it last looked
        self.heard: tuple[object, ...] = ()  # what was shown of a hint then

    # ── what it follows ──

    def take_up(self, play: Play) -> None:
        """Touch for another play from now on: one that only tries, or the real one again."""
        self.play = play

    @property
    def there(self) -> Pos:
        """The place of the table the mouse points at, through the camera."""
        return self.view.camera.seen(self.pos)

    def look(self) -> None:
        """See what is offered now; where everything was put back, let go of it too."""
        board, moment = self.view.board, self.play.moment
        if self.known != (board, moment):
            if self.known and self.known[0] is not board:
                self.let_go()
                self.stale = True
            self.known = board, moment
            self.dragged = self.pressed = self.focus = self.pushing = None
        self._heed(self.play.hint)
        air = (self.dragged.spot, self.dragged.index) if self.dragged else None
        self.offer.renew(self.play, Pointer(self.pos, self.there, self.focus, air, self.peek))
        if self.keyed and self.grid.face:
            self.keyed = False
            self.grid.show()
        self.looked = self._now()

    def _heed(self, hint: Hint) -> None:
        """Let the keyboard stand on the card of a hint when it says something else, and leave it when it goes."""
        if self.heard != hint.look():
            self.heard = hint.look()
            if hint.open:
                asks = self.focus == ADVICE + "another" or not hint.plan  # who asks for another may ask for one more
                self.focus = ADVICE + ("another" if asks else "play")
            elif self.focus and self.focus.startswith(ADVICE):
                self.focus = None

    def _now(self) -> tuple[object, ...]:
        """Return all that may have changed since it looked, apart from time, which always brings a look."""
        picker = self.play.picker
        return self.play, self.play.moment, picker.words, picker.orientation, self.pos, self.focus

    def let_go(self, space: bool = False) -> None:
        """Forget the keys that were held, perhaps Space too: they may have been let go where nobody listened."""
        self.alt = self.peek = self.opened = False
        self.space = self.space and not space
        if space:
            self.hold_open(False)

    def update(self, seconds: float) -> bool:
        """Notice when the mouse has rested on a piece long enough to look closer."""
        before = self.still > ZOOM_AFTER
        self.still, self.lasted = self.still + seconds, self.lasted + seconds
        return not before and self.still > ZOOM_AFTER and zoomed(self) is not None

    def hold(self, alt: bool | None = None, peek: bool | None = None) -> None:
        """Hold or let go of a key: one that enlarges what is pointed at, one that looks back."""
        self.alt = self.alt if alt is None else alt
        self.peek = self.peek if peek is None else peek

    def touch_by_key(self, word: str) -> None:
        """Touch what says a word, without pointing at any place."""
        if not self.play.mine and self.try_out():
            self.look()
        says = self.play.picker.says((word,)) if self.play.mine else ""
        self.play.touch((word,), (says,) if says else ())
        self.keyed = not self.grid.face
        self.look()
        self.grid.show()
        words = self.view.targets.words
        if self.play.picker.words and words and set(words) <= set(self.view.lights.buttons):
            self.stand(words[0])  # nothing but buttons is asked next: Enter presses the first

    def stand(self, name: str) -> None:
        """Let the keyboard stand on something, and rest there."""
        self.focus, self.still, self.stale = name, 0.0, False

    # ── the mouse ──

    def event(self, event: pygame.event.Event) -> None:
        """Take one event of the mouse or the window."""
        if event.type == pygame.MOUSEMOTION:
            self.move(event.pos, bool(event.buttons[1]))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.release(event)
        elif event.type == pygame.MOUSEWHEEL:
            self.wheel(event.y)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.let_go()
            self.hud.let_go()
            self.pressed = self.dragged = None
            self.hold_open(False)

    def move(self, pos: Pos, push: bool = False) -> None:
        """Follow the mouse; a press that travels picks the piece up, the middle button pushes the table."""
        if push:
            self.view.camera.pan(pos[0] - self.pos[0], pos[1] - self.pos[1])
        if Vector2(pos).distance_to(self.pos) > 1:
            self.still, self.focus, self.keyed, self.stale = 0.0, None, False, False
        if Vector2(pos).distance_to(self.clicked) >= AGAIN:
            self.pushing = None
        self.pos = pos
        self.hud.event(pygame.event.Event(pygame.MOUSEMOTION, pos=pos))
        self.peek = peek.points_at(self.view, pos)
        self.look()
        if self.pressed and not self.dragged and not self.busy and Vector2(pos).distance_to(self.pressed) > DRAG:
            self.lift(self.view.camera.seen(self.pressed))

    def lift(self, there: Pos) -> None:
        """Begin a drag: a piece of squares is taken at once and then placed, any other follows the mouse."""
        if self.grid.covers(there):
            self.dragged = self.grid.piece(there)
            self.grid.grab(self.dragged, there)
            self.look()
            return
        target = self.view.targets.piece_at(there)
        if not target or not target.piece or not (target.says or other(self.play, target)):
            return
        self.dragged = target.piece
        if "cells" in self.view.board.faces.get(art(target.piece.face), {}):
            self.grid.grab(target.piece, there)
            self.play.touch(target.names, (target.says,) if target.says else ())
            self.look()
            self.pressed, self.dragged = there, target.piece  # taking it has let go of everything
        else:
            self.play.stage.sound.play("pick")
        self.look()

    def press(self, event: pygame.event.Event) -> None:
        """Begin a touch, rotate the piece in hand, or put it back."""
        if event.button == 3:
            self.look()
            if not self.rotate(1) and not self.play.put_back():
                self.view.camera.come_back()
        if event.button != 1:
            return
        self.pos, self.pressed, self.still, self.focus, self.keyed = event.pos, event.pos, 0.0, None, False
        self.lasted = 0.0
        self.offer.look_anew()
        self.look()
        target = self.view.lights.target
        again = Vector2(event.pos).distance_to(self.clicked) < AGAIN
        self.clicked, self.pushing = event.pos, self.pushing if again else None
        if self.stale and again and target is not None and target.kind == "word":  # it was meant for the one before
            self.stale, self.pressed = False, None
            self.play.whispers.say(self.play.prompt(), "icon-paw")
            return
        self.busy = target is not None and target.front
        if self.busy:
            self.hud.event(event)
        elif target and target.piece and target.piece.spot in face_down(self.play):
            self.opened = True
            self.hold_open(True)

    def release(self, event: pygame.event.Event) -> None:
        """End a touch: of a button, a drop, or a click."""
        self.pos = event.pos
        pressed, dragged, busy, opened = self.pressed, self.dragged, self.busy, self.opened
        self.pressed = self.dragged = None
        self.busy = self.opened = False
        if pressed and not busy:
            self.play.hint.close()
        if busy:
            self.hud.event(event)
        elif dragged:
            self.drop(dragged)
        elif pressed and not opened:  # else it was only looked at
            self.click()
        if opened:
            self.hold_open(self.space)
            self.look()
        if opened and pressed and not dragged and self.lasted < GLANCE and self.view.lights.says:
            self.click()  # what says the place it lies on can be meant without being seen

    def click(self) -> None:
        """Touch what lies there; while something moves, a click lets it arrive."""
        if self.looked != self._now():
            self.look()
        lights, target = self.view.lights, self.view.lights.target
        way = self.pushing = step(self.grid, self.there) or (self.pushing if self.grid.lies() else None)
        touchable = lights.says or way or (target is not None and target.front) or self.grid.covers(self.there)
        if not touchable and self.view.camera.come_back():
            return
        if not lights.mine and hurry(self.view):
            return
        if target is not None and target.front:  # a button is pressed where it is let go
            return
        if way:
            self.grid.push(*way, self.there)
            self.play.stage.sound.play("hover")
        elif self.grid.covers(self.there):
            place(self.play, self.grid, self.there)
        elif self.grid.face and self.grid.under(self.there):
            lay_down(self.play, self.grid, self.there)
        elif target is not None and lights.says:
            take_hold(self, target)
            self.play.touch(target.names, lights.says)
        else:
            touch_beside(self, target)

    def touch(self, target: Target) -> None:
        """Touch what says nothing now; where others are to move, pieces may perhaps be tried."""
        if not self.view.lights.mine and self.try_out():
            self.look()
        take_hold(self, target)
        self.play.touch(target.names, self.view.lights.says)

    def drop(self, piece: Piece) -> None:
        """Let go of a dragged piece: where it may go it is laid or played, elsewhere it returns."""
        self.look()
        home, there = self.view.board.place(piece.spot), self.there
        if self.grid.face:
            if self.grid.under(there):
                lay_down(self.play, self.grid, self.there)
            else:
                self.play.put_back()
        elif home and home.box.inflate(0, HOME).collidepoint(there):
            self.play.stage.sound.play("drop")
        else:
            self.bring(self.view.targets.of(piece), there)

    def bring(self, target: Target | None, there: Pos) -> None:
        """Touch a piece and then the place it was brought to; one that need not be told where is simply played."""
        if not target:
            return
        words = self.play.picker.saying(target.says) if target.says else ()
        if words and self.play.picker.spells(words):
            if lands(self.play, words, target, there):
                self.play.touch(target.names, (target.says,), sure=True)  # a drop is deliberate
            else:
                self.play.stage.sound.play("drop")
            return
        self.play.touch(target.names, (target.says,) if target.says else ())
        self.look()
        under = self.view.targets.under(there)
        says = self.view.manners.drops(self.view, under) or self.offer.says(under, there) if under else ()
        if under and (says or self.play.meant(under.names)):
            self.play.touch(under.names, says)
        else:
            self.play.put_back()

    def rotate(self, step: int, mirror: bool = False) -> bool:
        """Rotate or mirror what is in hand; tell whether anything was."""
        picker = self.play.picker
        done = self.grid.rotate(step, mirror) or bool(picker.words and picker.cycle(step, mirror))
        if done:
            self.play.hint.close()
        return done

    def wheel(self, step: int) -> None:
        """Rotate the piece in hand, leaf in the log under the mouse, or come nearer to the table."""
        self.look()
        mirror = keys.held(pygame.KMOD_SHIFT)
        if self.rotate(-step, mirror) or self.hud.leaf(self.pos, step) or self.grid.face or self.play.picker.words:
            return  # a piece in hand is never lost from sight
        self.view.camera.zoom(self.pos, step)

    # ── secrets ──

    def hold_open(self, shown: bool) -> None:
        """Show or hide the viewer's own secrets while "hold to show" is on; what is covered is let go."""
        if self.view.hold_open(shown):
            self.let_fall()

    def show(self, down: bool) -> None:
        """Hold one's own secrets open while a key is down, or show the whole table where they always are."""
        if not holds(self.view):
            self.space = False
            if down:
                self.view.camera.reset()
        elif not down or not self.space:  # a key held on repeats itself, perhaps when somebody else's turn has come
            self.space = down
            self.hold_open(down or self.opened)

    def let_fall(self) -> None:
        """Let go of what must not be seen any more."""
        hidden = covered(self.play)
        if self.dragged and self.dragged.face in hidden:
            self.play.ready()
        let_fall(self.play)
        self.focus = None if self.focus in hidden else self.focus


def hurry(view: View) -> bool:
    """Let what moves arrive and what is counted go on; tell whether there was something."""
    if view.counting and not view.counting.over:
        view.counting.hurry()
        return True
    return view.easel.busy and view.easel.hurry()


def take_hold(hand: Hand, target: Target) -> None:
    """Remember by which square a piece of squares was touched: it may be in hand next."""
    if target.piece and "cells" in hand.view.board.faces.get(art(target.piece.face), ()):
        hand.grid.grab(target.piece, hand.there)


def touch_beside(hand: Hand, target: Target | None) -> None:
    """Touch where nothing is offered: what is in hand or was just laid goes back, a rival's place is looked at."""
    view, play, piece = hand.view, hand.play, target.piece if target else None
    place, home = rival(view, target, hand.there), view.board.place(piece.spot) if piece else None
    if piece and home and home.props.get("returns") and retract(play, piece.spot, piece.face):
        return
    if target and think_again(play, target.names):
        return
    if target is not None and place is None:
        hand.touch(target)
    elif not play.put_back() and place:
        view.camera.visit(view.board.around(place))


def rival(view: View, target: Target | None, there: Pos) -> Place | None:
    """Return the place of a rival that was touched and can be looked at from near: one of pieces, or a panel."""
    touched = [view.board.place(name.partition(".")[0]) for name in (target.names if target else ())]
    panels = [place for place in view.board.places.values() if place.kind == "panel" and place.box.collidepoint(there)]
    return next((place for place in (*touched, *panels) if place and place.props.get("view")), None)


def face_down(play: Play) -> list[str]:
    """Return where the viewer's own secrets lie face down now."""
    return secrets.spots(play.match.rules, play.state, play.view.viewer, play.view.eye)


def zoomed(hand: Hand) -> Piece | None:
    """Return the piece to show enlarged: any at once with Alt, a small card or token after a rest."""
    if hand.dragged or hand.pressed or not (hand.alt or hand.still > ZOOM_AFTER):
        return None
    view = hand.view
    target = view.targets.stood_on(hand.focus) if hand.focus else view.lights.target
    piece = target.piece if target else None
    face = hand.view.board.faces.get(art(piece.face)) if piece else None
    if not face or not piece or piece.kind in ("label", "cells"):
        return None
    rests = piece.kind != "tally" and face["height"] >= ZOOM_WORTH and not face.get("plain")
    return piece if hand.alt or (rests and piece.box.h < SMALL and face.get("back")) else None
