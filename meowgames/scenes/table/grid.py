"""A grid as one target with an inside: a polyomino in hand sticks to it and rotates about its grabbed square."""

from __future__ import annotations

from ...play.changes import art, orientation
from ...play.picker import Picker
from ...rules import Move
from ...screen.paint import Box
from ...screen.table.easel import HELD
from ...screen.table.place import Piece, Place, cell_size, orient_cell, oriented_cells
from .play import Play
from .view import View

NEAR = 1.0  # squares beyond the grid at which a piece still sticks to it
ARROW = 44  # side of what a click on an arrow may hit
Pos = tuple[float, float]


class Grid:
    """Where the piece in hand would come to lie; mouse and arrow keys move it alike."""

    def __init__(self, view: View):
        self.view = view
        self.picker = Picker(())
        self.face = ""  # the art of the piece in hand, "" with empty hands
        self.grabbed = (0, 0)  # square of the shape as it was drawn that is under the mouse
        self.cell: tuple[int, int] | None = None  # where its corner was laid as a ghost; None follows the mouse

    def take_up(self, play: Play) -> str:
        """Follow the play; return the art of the piece it has in hand."""
        held = self.view.picture.get(HELD)
        self.picker = play.picker
        face = art(held[-1]) if held and play.mine and self.picker.orientations() else ""
        if face != self.face:
            self.face, self.cell = face, None
        return self.face

    def rows(self) -> str:
        """Return the shape in hand as rows of squares."""
        return self.view.board.faces[self.face].get("cells", "#")

    def name(self) -> str:
        """Return how the rules call the grid the piece can be laid on: the one its legal places belong to."""
        return self.stops()[0].partition(".")[0] if self.face else ""

    def stops(self) -> list[str]:
        """Return the squares where the piece, as it is oriented now, may be laid."""
        return [word for word in self.picker.next() if "." in word] if self.face else []

    @property
    def place(self) -> Place:
        """The grid as it lies on the table."""
        found = self.view.board.place(self.name())
        assert found is not None, self.name()
        return found

    def size(self) -> tuple[int, int]:
        """Return the size of the oriented shape in squares."""
        return self._oriented((0, 0))[1]

    def corner(self, at: Pos) -> tuple[int, int] | None:
        """Return the square of the grid where the corner of the piece lies now; None off the grid."""
        return self.under(at) if self.cell is None else self.cell

    def under(self, at: Pos) -> tuple[int, int] | None:
        """Return the square where its corner would lie under the mouse; None off the grid."""
        place, (x, y) = self.place, at
        wide, high = cell_size(place)
        if not place.box.inflate(2 * NEAR * wide, 2 * NEAR * high).collidepoint(x, y):
            return None
        (gx, gy), _ = self._oriented(self.grabbed)
        return self.inside(int((x - place.box.x) // wide) - gx, int((y - place.box.y) // high) - gy)

    def inside(self, x: int, y: int) -> tuple[int, int]:
        """Return the nearest corner at which the whole piece lies on the grid."""
        (columns, rows), props = self.size(), self.place.props
        return max(0, min(props["columns"] - columns, x)), max(0, min(props["rows"] - rows, y))

    def aim(self, at: Pos) -> str:
        """Return the name of the place a drop would mean now, "" with empty hands or off the grid."""
        corner = self.corner(at) if self.face else None
        return f"{self.name()}.{corner[0]},{corner[1]}" if corner else ""

    def legal(self, at: Pos) -> str:
        """Return the place a drop would mean now, if it would be a move."""
        aim = self.aim(at)
        return aim if aim in self.stops() else ""

    def piece(self, at: Pos) -> Piece:
        """Return the piece where it is seen: on the grid, or under the mouse."""
        place, corner = self.place, self.corner(at)
        wide, high = cell_size(place)
        columns, rows = self.size()
        box = Box(0, 0, columns * wide, rows * high)
        if corner:
            box.topleft = place.box.x + corner[0] * wide, place.box.y + corner[1] * high
        else:
            (gx, gy), _ = self._oriented(self.grabbed)
            box.topleft = at[0] - (gx + 0.5) * wide, at[1] - (gy + 0.5) * high
        return Piece(self.face + self.picker.orientation, HELD, 0, box, kind="cell")

    def squares(self, at: Pos) -> list[Box]:
        """Return the squares the piece covers where it is seen."""
        piece = self.piece(at)
        wide, high = cell_size(self.place)
        cells = oriented_cells(self.rows(), self.picker.orientation)
        return [Box(piece.box.x + x * wide, piece.box.y + y * high, wide, high) for x, y in cells]

    def grab(self, piece: Piece, at: Pos) -> None:
        """Take hold of a piece by the square under the mouse or the nearest to it; it follows the mouse again."""
        rows, way = self.view.board.faces.get(art(piece.face), {}).get("cells", "#"), orientation(piece.face)
        lines = rows.split("/")
        cells = {cell: orient_cell(cell, (len(lines[0]), len(lines)), way) for cell in oriented_cells(rows, "")}
        _, (columns, high) = next(iter(cells.values()))
        x = (at[0] - piece.box.x) / piece.box.w * columns - 0.5
        y = (at[1] - piece.box.y) / piece.box.h * high - 0.5
        self.grabbed = min(cells, key=lambda cell: (cells[cell][0][0] - x) ** 2 + (cells[cell][0][1] - y) ** 2)
        self.cell = None

    def covers(self, at: Pos) -> bool:
        """Tell whether the ghost lies there."""
        return self.cell is not None and any(box.collidepoint(at) for box in self.squares(at))

    def lay(self, at: Pos) -> bool:
        """Lay the piece down as a ghost under the mouse; tell whether that is on the grid."""
        there = self.under(at) if self.face else None
        self.cell = there or self.cell
        return there is not None

    def show(self) -> None:
        """Lay a piece taken without the mouse down as a ghost, by its first square at a place that is legal."""
        if self.face and self.cell is None:
            self.grabbed = (0, 0)
            self.lie((self.picker.orientation, self.stops()[0]))

    def lies(self) -> Move:
        """Return how the ghost lies: its orientation and its square, () if none does."""
        if not self.face or self.cell is None:
            return ()
        return self.picker.orientation, f"{self.name()}.{self.cell[0]},{self.cell[1]}"

    def lie(self, move: Move) -> None:
        """Lay the piece in hand down as a ghost like that, if it can."""
        if self.face and move and self.picker.orient(move[0]):
            column, row = move[1].partition(".")[2].split(",")
            self.cell = int(column), int(row)

    def push(self, x: int, y: int, at: Pos) -> None:
        """Move the ghost by squares, starting where the piece is seen, else at a place that is legal."""
        here = self.corner(at)
        if here is None:
            self.show()
        else:
            self.cell = self.inside(here[0] + x, here[1] + y)

    def rotate(self, step: int, mirror: bool) -> bool:
        """Rotate the piece about its grabbed square, or mirror what is seen of it; a ghost stays on the grid."""
        if not self.face:
            return False
        (x, y), _ = self._oriented(self.grabbed)
        changed = self._mirror() if mirror else self.picker.cycle(step)
        if self.cell is not None:
            (column, row), _ = self._oriented(self.grabbed)
            self.cell = self.inside(self.cell[0] + x - column, self.cell[1] + y - row)
        return changed

    def _mirror(self) -> bool:
        """Orient the piece the way that looks like its mirror image; a symmetric one need not be mirrored."""
        wide, rows = self.size()[0], self.rows()
        wanted = {(wide - 1 - x, y) for x, y in oriented_cells(rows, self.picker.orientation)}
        same = (way for way in self.picker.orientations() if set(oriented_cells(rows, way)) == wanted)
        return self.picker.orient(next(same, ""))

    def _oriented(self, cell: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return where a square of the shape lies as the piece is oriented now, and how large the oriented shape is."""
        lines = self.rows().split("/")
        return orient_cell(cell, (len(lines[0]), len(lines)), self.picker.orientation)


def arrows(grid: Grid) -> list[tuple[tuple[int, int], Box]]:
    """Return the ways in which a ghost can be pushed, each with what a click may hit beside it."""
    if not grid.face or grid.cell is None:
        return []
    (x, y), box, found = grid.cell, grid.piece((0, 0)).box, []
    for way in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        if grid.inside(x + way[0], y + way[1]) != grid.cell:
            hit = Box(0, 0, ARROW, ARROW)
            hit.center = box.centerx + way[0] * (box.w + ARROW) / 2, box.centery + way[1] * (box.h + ARROW) / 2
            found.append((way, hit))
    return found


def step(grid: Grid, at: Pos) -> tuple[int, int] | None:
    """Return the way in which the arrow at a place pushes a ghost."""
    return next((way for way, box in arrows(grid) if box.collidepoint(at)), None)
