"""The hand at the table: mouse and keyboard alike become touches of names, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Vector2

from ..play.changes import art, turned
from ..screen.paint import Box, Paint
from ..screen.table.camera import WHOLE, fit
from ..screen.table.faces import blown_up, draw_piece
from ..screen.table.place import Piece
from . import drawer, foresight, furniture, secrets, tools
from .placing import Placing
from .poses import names

if TYPE_CHECKING:
    from .table import TableScene

DRAG = 10  # canvas units the mouse travels before a press becomes a drag
ZOOM_AFTER = 0.9  # seconds of rest on a piece before it is enlarged
ZOOMED = 460  # height of an enlarged piece
ZOOM_WORTH = 120  # a picture drawn smaller than this shows nothing more when enlarged
SMALL = 230  # a piece lower than this is enlarged without being asked
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Hand:
    """What points, drags, holds and looks closer; it knows the table's pieces, not the game."""

    def __init__(self, table: TableScene):
        self.table = table
        self.pos = (0.0, 0.0)
        self.pressed: tuple[float, float] | None = None
        self.dragged: Piece | None = None
        self.focus: str | None = None  # the name the keyboard stands on
        self.tool: str | None = None  # the tool button pressed
        self.still = 0.0
        self.alt = self.peek = False
        self.space = False  # down, so that holding it on shows nobody else's secrets
        self.opened = False  # whether pressing on one's own covered pieces shows them now
        self.placing = Placing(table)
        self.clause: str | None = None
        self.scroll = 0  # lines the log is scrolled back

    def rest(self) -> None:
        """Let go of everything."""
        self.dragged = self.pressed = self.focus = self.tool = None
        self.clause = None

    def let_go(self) -> None:
        """Forget the keys that were held: they may have been let go where nobody listened."""
        self.alt = self.peek = self.opened = False

    def update(self, seconds: float) -> bool:
        """Notice when the mouse has rested on a piece long enough to look closer."""
        before = self.still > ZOOM_AFTER
        self.still += seconds
        return not before and self.still > ZOOM_AFTER and self.zoomed() is not None

    # ── what lies under it ──

    @property
    def spot(self) -> tuple[float, float]:
        """The place of the table the mouse points at, through the camera."""
        return self.table.camera.seen(self.pos)

    def over(self, piece: Piece) -> bool:
        """Tell whether mouse or keyboard points at this piece."""
        if self.focus:
            return self.focus in names(piece)
        found = self.table.poses.at(self.spot)
        return found is not None and (found.spot, found.index) == (piece.spot, piece.index)

    def zoomed(self) -> Piece | None:
        """Return the piece to show enlarged: any at once with Alt, a small card or token after a rest."""
        if self.dragged or self.pressed or not (self.alt or self.still > ZOOM_AFTER):
            return None
        if drawer.under(self.table, self.pos):
            return None
        piece = self.table.poses.at(self.spot)
        face = piece and self.table.board.faces.get(art(piece.face))
        if not face or piece.kind in ("label", "tally", "cells") or face["height"] < ZOOM_WORTH or face.get("plain"):
            return None
        return piece if self.alt or (piece.box.h < SMALL and face.get("back")) else None

    # ── mouse ──

    def event(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if event.type == pygame.MOUSEMOTION:
            self.move(event.pos, bool(event.buttons[1]))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.release(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            self.key(event)
        elif event.type == pygame.KEYUP:
            self.key_up(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.let_go()
            self.pressed = self.dragged = self.tool = None
            self.table.hold_open(False)

    def move(self, pos: tuple[float, float], push: bool = False) -> None:
        """Follow the mouse; a press that travels picks the piece up, the middle button pushes the table."""
        if push:
            self.table.camera.pan(pos[0] - self.pos[0], pos[1] - self.pos[1])
        if pygame.Vector2(pos).distance_to(self.pos) > 1:
            self.still, self.focus, self.placing.cell = 0.0, None, None
        self.pos = pos
        self.peek = drawer.points_at_peek(self.table, pos)
        if self.pressed and not self.dragged and not self.tool:
            if pygame.Vector2(pos).distance_to(self.pressed) > DRAG:
                self.lift(self.table.camera.seen(self.pressed))

    def lift(self, pos: tuple[float, float]) -> None:
        """Begin a drag: a piece of squares is taken at once and then placed, any other follows the mouse."""
        piece = self.table.poses.at(pos)
        if piece is None or not self.table.poses.touchable(piece) or piece in self.table.poses.slots():
            return
        self.dragged = piece
        if "cells" in self.table.board.faces.get(art(piece.face), {}):
            self.placing.grab(piece, pos)
            self.table.touch(names(piece))
            self.pressed, self.dragged = pos, piece  # taking it has let go of everything
        else:
            self.table.stage.sound.play("pick")

    def press(self, event: pygame.event.Event) -> None:
        """Begin a touch, turn the piece in hand, or put it back."""
        table = self.table
        if event.button == 3:
            if not self.turn(1):
                table.put_back()
            return
        if event.button != 1:
            return
        self.pos, self.pressed, self.still = event.pos, event.pos, 0.0
        self.tool = furniture.tool_at(table, event.pos)
        if not self.tool and drawer.under(table, event.pos):
            self.pressed = None
            return
        piece = None if self.tool else table.poses.at(self.spot)
        if piece and piece.spot in secrets.spots(table):
            self.opened = True
            table.hold_open(True)

    def release(self, pos: tuple[float, float]) -> None:
        """End a touch: a tool, a drop, or a click."""
        self.pos = pos
        pressed, dragged, tool, opened = self.pressed, self.dragged, self.tool, self.opened
        self.pressed = self.dragged = self.tool = None
        if pressed is None:
            return
        if opened and not dragged:  # it was only looked at
            pass
        elif tool:
            if furniture.tool_at(self.table, pos) == tool:
                self.table.stage.sound.play("click")
                tools.use(self.table, tool)
        elif dragged:
            self.drop(dragged, self.spot)
        else:
            self.click(self.spot)
        if opened:
            self.opened = False
            self.table.hold_open(self.space)

    def drop(self, piece: Piece, pos: tuple[float, float]) -> None:
        """Let go of a dragged piece: back on its own spot nothing happens, off the grid it stays in hand."""
        table = self.table
        if self.placing.face or "cells" in table.board.faces.get(art(piece.face), {}):
            if self.placing.face and self.placing.aim():
                table.touch([self.placing.aim()])
            return
        home = table.board.place(piece.spot)
        if home.box.inflate(0, 60).collidepoint(pos):
            table.stage.sound.play("drop")
            return
        word = table.picker.takes(names(piece))
        if word and not table.picker.spells(word):
            table.touch([word])
            table.touch(self.named(pos))
        elif word:
            table.armed = table.picker.saying(word)  # a drop is deliberate: it needs no second touch
            table.touch([word])

    def click(self, pos: tuple[float, float]) -> None:
        """Touch what lies there; while something moves, a click lets it arrive."""
        if self.table.counting and not self.table.counting.over:
            self.table.counting.hurry()
            return
        if self.table.easel.busy and self.table.easel.hurry():
            return
        if self.placing.face and self.placing.aim():
            self.table.touch([self.placing.aim()])
            return
        piece, named = self.table.poses.at(pos), self.named(pos)
        if piece:
            self.placing.grab(piece, pos)
        if self.table.picker.takes(named) or not self.look_closer(named):
            self.table.touch(named)
        if not named:
            self.table.put_back()

    def look_closer(self, named: list[str]) -> bool:
        """Bring up a place that can be looked at, or go back from it; tell whether there was one."""
        for name in named:
            place = self.table.board.place(name.partition(".")[0])
            if place and place.props.get("view"):
                whole = self.table.camera.whole
                self.table.camera.send(fit(place.box.inflate(120, 80)) if whole else WHOLE)
                return True
        return False

    def named(self, pos: tuple[float, float]) -> list[str]:
        """Return the names of what lies there: the topmost piece, then the spots."""
        piece = self.table.poses.at(pos)
        return (names(piece) if piece else []) + self.table.board.spots(pos)

    def turn(self, step: int, mirror: bool = False) -> bool:
        """Turn or mirror what is in hand; tell whether anything was."""
        return self.placing.turn(step, mirror) or bool(
            self.table.picker.words and self.table.picker.cycle(step, mirror)
        )

    def wheel(self, step: int) -> None:
        """Turn the piece in hand, scroll the log under the mouse, or come nearer to the table."""
        table = self.table
        if self.turn(-step, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)):
            return
        if drawer.log_box(table).collidepoint(self.pos):
            self.scroll = max(0, min(len(table.log) - 3, self.scroll + step))
        else:
            table.camera.zoom(self.pos, step)

    # ── keyboard ──

    def key(self, event: pygame.event.Event) -> None:
        """Do what a key stands for."""
        table, key = self.table, event.key
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if key == pygame.K_z:
                table.redo() if event.mod & pygame.KMOD_SHIFT else table.undo()
            elif key == pygame.K_y:
                table.redo()
            return
        if key in ARROWS and self.placing.face:
            self.placing.push(*ARROWS[key])
        elif key in ARROWS and self.steer(*ARROWS[key]):
            table.stage.sound.play("hover")
        elif key == pygame.K_TAB or key in ARROWS:
            back = key in (pygame.K_LEFT, pygame.K_UP) or bool(event.mod & pygame.KMOD_SHIFT)
            self.walk(-1 if back else 1)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.enter()
        elif key in (pygame.K_LALT, pygame.K_RALT):
            self.alt = True
        elif tools.meant(event):
            if not hasattr(event, "again"):
                tools.use(table, tools.meant(event))
        elif tools.digit(event):
            self.pick(tools.digit(event) - 1)

    def key_up(self, event: pygame.event.Event) -> None:
        """Let go of what a key held."""
        if event.key in (pygame.K_LALT, pygame.K_RALT):
            self.alt = False
        elif event.key == pygame.K_t:
            self.peek = False
        elif event.key == pygame.K_SPACE:
            self.space = False
            self.table.hold_open(self.opened)

    def targets(self) -> list[str]:
        """Return what may be touched next, as it lies from left to right, then the buttons."""
        table = self.table
        if not table.mine:
            return []
        pieces = sorted(self.table.poses.all(), key=lambda piece: (round(piece.box.y / 300), piece.box.centerx))
        found = [table.picker.takes(names(piece)) for piece in pieces]
        words = [word for word in found if word]
        known = secrets.covered(table).union(words)
        spots = [word for word in table.picker.next() if word not in known and not word.startswith("@")]
        return list(dict.fromkeys(words + spots))

    def steer(self, x: int, y: int) -> bool:
        """Move the keyboard's place from mark to mark of a lattice; tell whether it stood on one."""
        slots = {piece.spot: Vector2(piece.box.center) for piece in self.table.poses.slots()}
        if self.focus not in slots:
            return False
        here, way = slots[self.focus], Vector2(x, y)
        ahead = {spot: there - here for spot, there in slots.items() if (there - here).dot(way) > 1}
        if ahead:
            self.focus = min(ahead, key=lambda spot: 3 * ahead[spot].length() - 2 * ahead[spot].dot(way))
        return True

    def walk(self, step: int) -> None:
        """Move the keyboard's place to the next thing that may be touched."""
        targets = self.targets()
        if targets:
            at = targets.index(self.focus) + step if self.focus in targets else (0 if step > 0 else -1)
            self.focus = targets[at % len(targets)]
            self.table.armed = None
            self.table.stage.sound.play("hover")

    def enter(self) -> None:
        """Touch what the keyboard stands on; an armed move is made, what moves arrives."""
        if self.table.counting and not self.table.counting.over:
            self.table.counting.hurry()
            return
        if self.table.easel.busy and self.table.easel.hurry():
            return
        if self.placing.face and self.placing.aim() and not self.focus:
            self.table.touch([self.placing.aim()])
        elif self.table.armed and not self.focus:
            self.table.touch([self.table.armed[-1]])
        elif self.focus:
            self.table.touch([self.focus])

    def pick(self, index: int) -> None:
        """Touch the n-th thing that may be touched."""
        targets = self.targets()
        if index < len(targets):
            self.focus = targets[index]
            self.table.touch([self.focus])

    # ── what is seen of it ──

    def held(self) -> Piece | None:
        """Return the piece that follows the mouse: dragged, or picked and waiting for its place."""
        if self.dragged:
            return self.dragged
        words = self.table.picker.words
        for piece in self.table.easel.pieces:
            if words and words[-1] in (piece.face, art(piece.face)):
                turn = self.table.picker.turn
                return piece._replace(face=art(piece.face) + turn) if turn and not turned(piece.face) else piece
        return None

    def draw(self, paint: Paint) -> None:
        """Draw what follows the mouse and what is looked at closely."""
        if self.placing.face:
            foresight.draw_placing(paint, self.table)
        held = None if self.placing.face else self.held()
        held = held and self.table.carried(held)
        if held:
            box = Box(held.box)
            box.center = self.pos
            draw_piece(paint, held._replace(box=box, tilt=0), alpha=235)
        near = self.zoomed()
        if near:
            near = near._replace(box=self.table.camera.lies(near.box))
            large = near._replace(box=blown_up(near, ZOOMED), tilt=0, kind="pile")
            draw_piece(paint, large)
            self.table.write_on(paint, large)
