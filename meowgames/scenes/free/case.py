"""A wooden case before a free table: shelves of pieces that can be taken out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ...screen.keys import act_of
from ...screen.ledger import CARD
from ...screen.paint import HALF, INK, PAPER, SAFE, SOFT, Box, Paint
from ...screen.stage import Stage
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece
from ..table.hud import Overlay
from ..table.targets import Target
from .badge import draw_badge
from .grip import Grip
from .hand import FreeHand, aside

WELL, GAP, BADGE = 100.0, 13.0, 17.0  # the side of a well, the room between two, the radius of its badge
HEAD, EDGE, LABEL = 76.0, 18.0, 44.0  # heights of the title and of a shelf's name, and the wooden rim
NOTCH = 70.0  # how far one notch of the wheel leafs
CLOSE = 52.0  # the side of the cross


class Cell(NamedTuple):
    """One well or one piece: what lies in it, how many, what is seen of it."""

    grip: Grip
    face: str
    many: int
    box: Box  # inside the case, before it is leafed


class Shelf(NamedTuple):
    """A row of cells under a name."""

    name: str
    note: str
    cells: Sequence[Cell]


class Case(Overlay):
    """A wooden case with shelves; what lies in it can be taken out, what is dropped on it goes in."""

    takes = ""  # where a piece goes that is dropped on it
    holds = ""  # how the names of the places begin that are seen in it
    wide, high = WELL, WELL

    def __init__(self, stage: Stage, hand: FreeHand, home: Box, close: Callable[[], object]):
        self.stage, self.hand, self.view, self.home, self.close = stage, hand, hand.view, home, close
        self.leafed = 0.0
        self.cause: tuple[object, ...] = ()
        self.shelves: list[Shelf] = []
        self.tall = 0.0  # how high all its shelves are together
        self.pos = (-99.0, -99.0)

    # ── what is in it ──

    def title(self) -> tuple[str, str, str]:
        """Return its picture, its name, and what is said beside that."""
        raise NotImplementedError

    def stock(self) -> list[tuple[str, str, list[tuple[Grip, str, int]]]]:
        """Return its shelves: name, note, and what lies there."""
        raise NotImplementedError

    @property
    def box(self) -> Box:
        """Where it stands; larger for large words."""
        box = Box(self.home.x, self.home.y, self.home.w * (1 + self.grown) / 2, self.home.h)
        return box.clamp(SAFE)

    @property
    def inside(self) -> Box:
        """The part of it in which its shelves are seen."""
        box = self.box
        return Box(box.x + EDGE, box.y + HEAD, box.w - 2 * EDGE, box.h - HEAD - EDGE)

    @property
    def cross(self) -> Box:
        """The button that closes it."""
        return Box(self.box.right - CLOSE - 22, self.box.y + 14, CLOSE, CLOSE)

    def ready(self) -> None:
        """Lay out its shelves anew if something has changed."""
        paint, view = self.stage.paint, self.view
        cause = view.picture, view.board, paint.scale, paint.text_size, view.words.language
        if self.cause == cause:
            return
        self.cause, self.shelves = cause, []
        inside, y = self.inside, 8.0
        label, wide, high = LABEL * self.grown, self.wide * self.grown, self.high * self.grown
        columns = max(1, int((inside.w - 8) // (wide + GAP)))
        for name, note, found in self.stock():
            cells, y = list[Cell](), y + (label if name else 4)
            for number, (grip, face, count) in enumerate(found):
                row, column = divmod(number, columns)
                box = Box(14 + column * (wide + GAP), y + row * (high + GAP), wide, high)
                cells.append(Cell(grip, face, count, box))
            y += -(-len(found) // columns) * (high + GAP)
            self.shelves.append(Shelf(name, note, cells))
        self.tall = y
        self.leaf(0)

    def leaf(self, notches: float) -> None:
        """Leaf up or down."""
        self.leafed = max(0.0, min(self.tall - self.inside.h, self.leafed - notches * NOTCH))

    def lying(self, cell: Cell) -> Box:
        """Return where a cell is seen on the canvas."""
        return cell.box.move(self.inside.x, self.inside.y - self.leafed)

    @property
    def grown(self) -> float:
        """How much larger it is for large text."""
        return 1 + (self.stage.paint.text_size - 1) * HALF

    def badge(self, cell: Cell) -> Box:
        """Return where the number of a cell stands, large for large text."""
        box, side = self.lying(cell), 2 * BADGE * self.grown
        return Box(box.right - 0.75 * side, box.y - 0.2 * side, side, side)

    def cells(self) -> list[Cell]:
        """Return all its cells."""
        self.ready()
        return [cell for shelf in self.shelves for cell in shelf.cells]

    def grip(self, pos: tuple[float, float]) -> tuple[Grip | None, bool]:
        """Return what of it lies there, and whether its badge is meant."""
        if not self.inside.collidepoint(pos):
            return None, False
        for cell in self.cells():
            seen, corner = self.lying(cell), self.badge(cell)
            if cell.many > 1 and corner.collidepoint(pos):
                return cell.grip._replace(first=0, last=cell.grip.size, box=seen), True
            if seen.collidepoint(pos) and cell.many:
                return cell.grip._replace(box=seen), False
        return None, False

    def reveal(self, grip: Grip) -> None:
        """Leaf until a cell is seen."""
        for cell in self.cells():
            if cell.grip.where == grip.where:
                seen, inside = self.lying(cell), self.inside
                self.leafed += min(0.0, seen.y - inside.y - 8) + max(0.0, seen.bottom - inside.bottom + 8)
                self.leaf(0)

    # ── what a table asks of whatever stands before it ──

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for the case itself: its cross, leafing, Escape; what lies in it is left to the hand."""
        if event.type == pygame.MOUSEMOTION:
            self.pos = event.pos
        elif away(self):
            return False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.cross.collidepoint(event.pos):
            self.close()
            return True
        elif event.type == pygame.MOUSEWHEEL and self.box.collidepoint(self.pos):
            self.leaf(event.y)
            return True
        elif event.type == pygame.KEYDOWN and act_of(event, "free") == "back" and not event.mod & pygame.KMOD_CTRL:
            self.close()
            return True
        return False

    def stops_for_keys(self) -> list[tuple[float, float]]:
        """Return where the keyboard can lead the pointer: to each cell with something in it, seen or not."""
        return [self.lying(cell).center for cell in self.cells() if cell.many]

    def bring(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Leaf until the cell there is seen; return where it is then."""
        cell = next((cell for cell in self.cells() if self.lying(cell).center == pos), None)
        if cell is None:
            return pos
        self.reveal(cell.grip)
        return self.lying(cell).center

    def stops(self) -> list[Target]:
        target = Target((f"tool:case-{type(self).__name__}",), "", self.box, "card", True, 0.0)
        return [target] if not away(self) else []

    def press(self, _name: str) -> bool:
        return False

    def update(self, _seconds: float) -> bool:
        return False

    def refresh(self) -> None:
        self.cause = ()

    def lies(self) -> Box:
        return self.box if not away(self) else Box(0, 0, 0, 0)

    # ── how it looks ──

    def draw(self, paint: Paint) -> None:
        """Draw rim, title, shelves."""
        self.ready()
        if away(self):
            return
        with paint.ledger.speaks(paint.pixels(self.box), CARD):
            draw_all(paint, self)

    def draw_face(self, paint: Paint, cell: Cell, room: Box, alpha: int = 255) -> None:
        """Draw a face as large as there is room."""
        ratio = self.view.board.ratio(cell.face)
        high = min(room.h, room.w / ratio)
        box = Box(0, 0, high * ratio, high)
        box.center = room.center
        draw_piece(paint, Piece(cell.face, cell.grip.spot, cell.grip.first, box), alpha, "bare")


def away(case: Case) -> bool:
    """Tell whether a case has stepped aside: what came out of it is carried over the table."""
    return case in aside(case.hand)


def draw_all(paint: Paint, case: Case) -> None:
    """Draw rim, title, cross, and the shelves that are seen."""
    box, inside = case.box, case.inside
    paint.sliced("wood-dark", box)
    icon, name, note = case.title()
    paint.image(icon, (box.x + 26, box.y + 18, 46, 46))
    right = case.cross.x - 16
    at = box.x + 84, box.y + HEAD / 2 + 2
    said = paint.text(name, at, 34, "title", "#ffe9a8", "midleft", fit=right - at[0], least=24, edge=INK, grow=HALF)
    if said.right + 20 + paint.extent(note, 20, "strong", grow=HALF)[0] < right:
        paint.text(note, (said.right + 20, at[1] + 4), 20, "strong", "#fbe3bd", "midleft", grow=HALF)
    hovered = case.cross.collidepoint(case.pos)
    paint.sliced(f"round-plain-{'hover' if hovered else 'normal'}", case.cross)
    paint.image("icon-cross", case.cross.inflate(-22, -22).move(0, -2))
    paint.fill(inside, INK, radius=16)
    paint.fill(inside.inflate(-5, -5), PAPER, radius=14)
    with paint.clip(inside.inflate(-6, -6)), paint.ledger.rolls():
        for shelf in case.shelves:
            draw_shelf(paint, case, shelf)
    draw_bar(paint, case, inside)


def draw_shelf(paint: Paint, case: Case, shelf: Shelf) -> None:
    """Draw the name of a shelf and what lies there, as far as it is seen."""
    if shelf.name and shelf.cells:
        y = case.lying(shelf.cells[0]).y - 8
        at = case.inside.x + 16, y
        paint.text(shelf.name, at, 24, "strong", INK, "bottomleft", fit=case.inside.w * 0.62, least=18, grow=HALF)
        where = case.inside.right - 24, y
        paint.text(shelf.note, where, 19, "strong", SOFT, "bottomright", fit=case.inside.w * 0.34, least=18, grow=HALF)
    for cell in shelf.cells:
        seen = case.lying(cell)
        if seen.colliderect(case.inside):
            draw_cell(paint, case, cell, seen)


def draw_cell(paint: Paint, case: Case, cell: Cell, box: Box) -> None:
    """Draw a well with what lies in it."""
    lit = bool(cell.many) and box.collidepoint(case.pos)
    paint.fill(box, INK, radius=12)
    paint.fill(box.inflate(-4, -4), "#ffe9a8" if lit else "#fffdf6" if cell.many else "#efdcb6", radius=10)
    case.draw_face(paint, cell, box.inflate(-16, -16), 255 if cell.many else 90)
    if cell.many != 1:
        draw_badge(paint, case.badge(cell), cell.many, case.badge(cell).collidepoint(case.pos))


def draw_bar(paint: Paint, case: Case, inside: Box) -> None:
    """Draw how far it was leafed."""
    if case.tall <= inside.h:
        return
    part = inside.h / case.tall
    y = inside.y + 6 + (inside.h - 12) * case.leafed / case.tall
    paint.fill((inside.right - 11, y, 6, (inside.h - 12) * part), "#c9a56b", radius=3)
