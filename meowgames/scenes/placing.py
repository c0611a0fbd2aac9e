"""A piece of several squares in hand: it sticks to the grid and turns about the square that was grabbed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.changes import art
from ..screen.paint import Box
from ..screen.table.easel import HELD
from ..screen.table.place import Piece, Place, cell_size, turn_cell, turned_cells

if TYPE_CHECKING:
    from .table import TableScene

NEAR = 2.5  # squares beyond the grid at which a piece still sticks to it


class Placing:
    """Where the piece in hand would come to lie; mouse and arrow keys move it alike."""

    def __init__(self, table: TableScene):
        self.table = table
        self.grabbed = (0, 0)  # square of the unturned shape that is under the mouse
        self.cell: tuple[int, int] | None = None  # where the arrow keys put its corner; None follows the mouse

    @property
    def face(self) -> str | None:
        """The art of the piece in hand, None with empty hands."""
        held = self.table.easel.picture.get(HELD)
        if not held or not self.table.mine or not self.table.picker.turns():
            return None
        return art(held[-1])

    def rows(self) -> str:
        """Return the shape in hand as rows of squares."""
        return self.table.board.faces[self.face].get("cells", "#")

    def grid(self) -> Place:
        """Return the grid the piece can be laid on: the one its legal places belong to."""
        spot = next(word for word in self.table.picker.next() if "." in word)
        return self.table.board.place(spot.partition(".")[0])

    def name(self) -> str:
        """Return how the rules call that grid."""
        return next(word for word in self.table.picker.next() if "." in word).partition(".")[0]

    def size(self) -> tuple[int, int]:
        """Return the size of the turned shape in squares."""
        lines = self.rows().split("/")
        return turn_cell((0, 0), (len(lines[0]), len(lines)), self.table.picker.turn)[1]

    def corner(self) -> tuple[int, int] | None:
        """Return the square of the grid where the corner of the piece lies now; None off the grid."""
        if self.cell is not None:
            return self.cell
        place, (x, y) = self.grid(), self.table.hand.spot
        wide, high = cell_size(place)
        if not place.box.inflate(2 * NEAR * wide, 2 * NEAR * high).collidepoint(x, y):
            return None
        lines = self.rows().split("/")
        (gx, gy), _ = turn_cell(self.grabbed, (len(lines[0]), len(lines)), self.table.picker.turn)
        return int((x - place.box.x) // wide) - gx, int((y - place.box.y) // high) - gy

    def aim(self) -> str | None:
        """Return the name of the place a drop would mean now."""
        corner = self.corner()
        return f"{self.name()}.{corner[0]},{corner[1]}" if corner else None

    def legal(self) -> bool:
        """Tell whether a drop here would be a move."""
        aim = self.aim()
        return aim is not None and self.table.picker.takes([aim]) is not None

    def piece(self) -> Piece:
        """Return the piece where it is seen: on the grid, or under the mouse."""
        place, corner = self.grid(), self.corner()
        wide, high = cell_size(place)
        columns, rows = self.size()
        box = Box(0, 0, columns * wide, rows * high)
        if corner:
            box.topleft = place.box.x + corner[0] * wide, place.box.y + corner[1] * high
        else:
            lines = self.rows().split("/")
            (gx, gy), _ = turn_cell(self.grabbed, (len(lines[0]), len(lines)), self.table.picker.turn)
            x, y = self.table.hand.spot
            box.topleft = x - (gx + 0.5) * wide, y - (gy + 0.5) * high
        return Piece(self.face + self.table.picker.turn, HELD, 0, box, kind="cell")

    def squares(self) -> list[Box]:
        """Return the squares the piece covers where it is seen."""
        piece, place = self.piece(), self.grid()
        wide, high = cell_size(place)
        cells = turned_cells(self.rows(), self.table.picker.turn)
        return [Box(piece.box.x + x * wide, piece.box.y + y * high, wide, high) for x, y in cells]

    def grab(self, piece: Piece, pos: tuple[float, float]) -> None:
        """Remember which square of a piece was grabbed: the one under the mouse or the nearest to it."""
        rows = self.table.board.faces.get(art(piece.face), {}).get("cells", "#")
        lines = rows.split("/")
        wide, high = piece.box.w / len(lines[0]), piece.box.h / len(lines)
        x, y = (pos[0] - piece.box.x) / wide - 0.5, (pos[1] - piece.box.y) / high - 0.5
        self.grabbed = min(turned_cells(rows, ""), key=lambda cell: (cell[0] - x) ** 2 + (cell[1] - y) ** 2)
        self.cell = None

    def push(self, x: int, y: int) -> None:
        """Move the piece by squares with the keyboard, starting where it is or at a place that is legal."""
        place = self.grid()
        if self.cell is None:
            corner = self.corner()
            if corner is None:
                first = next(word for word in self.table.picker.next() if "." in word)
                corner = tuple(int(part) for part in first.partition(".")[2].split(","))
                x = y = 0
            self.cell = corner
        columns, rows = self.size()
        across, down = place.props["columns"] - columns, place.props["rows"] - rows
        self.cell = (max(0, min(across, self.cell[0] + x)), max(0, min(down, self.cell[1] + y)))

    def turn(self, step: int = 1, mirror: bool = False) -> bool:
        """Turn the piece, or mirror what is seen of it left to right; under the keyboard it stays on the grid."""
        if not self.face or not (self.mirror() if mirror else self.table.picker.cycle(step)):
            return False
        if self.cell is not None:
            self.push(0, 0)
        return True

    def mirror(self) -> bool:
        """Turn the piece the way that looks like its mirror image; a symmetric one need not be mirrored."""
        picker, rows = self.table.picker, self.rows()
        wide = self.size()[0]
        wanted = {(wide - 1 - x, y) for x, y in turned_cells(rows, picker.turn)}
        for way in picker.turns():
            if set(turned_cells(rows, way)) == wanted:
                picker.turn = way
                return True
        return False
