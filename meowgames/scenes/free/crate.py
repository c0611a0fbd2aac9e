"""What stands before a free table and holds pieces: the box with all that is not on it, a pile looked through."""

from __future__ import annotations

from collections.abc import Callable

from ...play.level import laid
from ...rules.free.things import BOX, things, wells
from ...screen.ledger import CARD, PICTURE
from ...screen.paint import Box, Paint
from ...screen.stage import Stage
from ..table import phrases, tell
from ..table.furniture import TOOL_SIDE
from ..table.targets import TOOL
from .case import Case, Cell
from .draw import PAW
from .grip import Grip
from .hand import FreeHand

CRATE = Box(1262, 128, 634, 660)
TRAY = Box(330, 150, 1260, 560)
LID = 129.0, 80.0  # the size of the chest that opens over the tool
TOY = "toy-"


class Crate(Case):
    """The box: everything that is not on the table."""

    takes, holds = BOX, BOX

    def title(self) -> tuple[str, str, str]:
        words = self.view.words
        return "icon-box", words("free.box"), words("free.box.note")

    def draw_face(self, paint: Paint, cell: Cell, room: Box, alpha: int = 255) -> None:
        """Draw what kind of piece lies in a well: it is read where it is laid."""
        with paint.ledger.of(PICTURE):
            super().draw_face(paint, cell, room, alpha)

    def stock(self) -> list[tuple[str, str, list[tuple[Grip, str, int]]]]:
        words, board = self.view.words, self.view.seating.board
        own: list[tuple[Grip, str, int]] = []
        toys: list[tuple[Grip, str, int]] = []
        for name in wells(self.view.seating.level):
            faces = self.view.picture.get(f"{BOX}:{name}", ())
            if not faces and name not in things(self.view.seating.level):
                continue  # a well for backs, with nothing in it
            size = len(faces)
            cell = (
                Grip(f"{BOX}:{name}", max(0, size - 1), size, size, Box(0, 0, 0, 0), True),
                faces[-1] if faces else name,
                size,
            )
            (toys if name.startswith(TOY) else own).append(cell)
        title = tell.board_title(words, laid(board))
        count = sum(size for _, _, size in own)
        found = [(words("free.box.own", title), words.many("free.pieces.left", count), own)] if own else []
        return [*found, (words("free.box.toys"), "", toys)]


class Tray(Case):
    """A pile that is looked through, the top piece first: any of them can be taken out."""

    wide, high = 92.0, 128.0

    def __init__(self, stage: Stage, hand: FreeHand, spot: str, close: Callable[[], object]):
        super().__init__(stage, hand, TRAY, close)
        self.spot = self.holds = spot

    def title(self) -> tuple[str, str, str]:
        words, faces = self.view.words, self.view.picture.get(self.spot, ())
        said = phrases.some(words, self.view.seating.board, len(faces), faces)
        return "icon-look-through", said, words("free.look.note")

    def stock(self) -> list[tuple[str, str, list[tuple[Grip, str, int]]]]:
        faces = self.view.picture.get(self.spot, ())
        size, nowhere = len(faces), Box(0, 0, 0, 0)
        found = [(Grip(self.spot, index, index + 1, size, nowhere, True), faces[index], 1)
                 for index in reversed(range(size))]  # fmt: skip
        return [("", "", found)]

    def draw_face(self, paint: Paint, cell: Cell, room: Box, alpha: int = 255) -> None:
        name, _, text = cell.face.partition(":")  # known, though it lies face down
        bare, _, lies = name.partition("@")
        shown = cell._replace(face=(bare if lies.endswith("d") else name) + (f":{text}" if text else ""))
        super().draw_face(paint, shown, room.inflate(10, 10), alpha)


def draw_lid(paint: Paint, hand: FreeHand) -> None:
    """Open the chest over its tool while what is held would go back into the box; the paw stays in sight."""
    tool = next((one.box for one in hand.view.targets.front if f"{TOOL}box" in one.names), None)
    if tool and hand.landing and hand.landing.boxed:
        box = Box(0, 0, *LID)
        box.midbottom = tool.centerx, tool.y + TOOL_SIDE + 6
        with paint.ledger.speaks(paint.pixels(box), CARD):
            paint.image("free-lid", box)
        paint.image("icon-hold", (hand.pos[0] - PAW / 2, hand.pos[1] - PAW / 2, PAW, PAW))
