"""The end of a game counted out on the table, line by line, before the result is shown; a click hurries it on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..screen.paint import INK, SEAT_TONES, Box, Paint
from . import tell

if TYPE_CHECKING:
    from .table import TableScene

EACH = 1.1  # seconds a line stays


class Counted(NamedTuple):
    """One line of the count: whose, which row of the sheet, where on the table, how many points."""

    seat: int
    row: str
    spots: tuple[str, ...]
    points: int


class Counting:
    """Shows what each seat scores where it scores it; games without a count have none to show."""

    def __init__(self, table: TableScene):
        self.table = table
        state, seats = table.match.state, range(len(table.match.seats))
        found = [Counted(seat, *line) for seat in seats for line in table.rules.scoring(state, seat)]
        self.lines = sorted(found, key=lambda line: not line.spots)  # what lies nowhere is told when all is counted
        self.at, self.passed = 0, 0.0
        self.totals = [0] * len(seats)
        if self.lines:
            self.begin()

    @property
    def over(self) -> bool:
        """Whether everything has been counted."""
        return self.at >= len(self.lines)

    def begin(self) -> None:
        """Add up the line that is shown now."""
        line = self.lines[self.at]
        self.totals[line.seat] += line.points
        self.table.stage.sound.play("coin" if line.points >= 0 else "bone")

    def hurry(self) -> None:
        """Go on to the next line at once."""
        self.at, self.passed = self.at + 1, 0.0
        if not self.over:
            self.begin()

    def skip(self) -> None:
        """Count the rest in one go."""
        self.at = len(self.lines)

    def update(self, seconds: float) -> bool:
        """Let a line be read, then show the next."""
        if self.over:
            return False
        self.passed += seconds
        if self.passed >= EACH * max(0.5, self.table.stage.settings.speed):
            self.hurry()
        return True

    def boxes(self, spot: str) -> list[Box]:
        """Return what to light of a spot: each piece of a row, else the whole place."""
        place = self.table.board.place(spot)
        if place and place.kind == "row":
            return [piece.box for piece in self.table.easel.pieces if piece.spot == spot]
        return [place.box] if place else []

    def draw(self, paint: Paint) -> None:
        """Light the squares of the line and write what they bring, where the game has no track that tells it."""
        line = self.lines[self.at]
        tone = SEAT_TONES[self.table.match.colours[line.seat]]
        boxes = [box for spot in line.spots for box in self.boxes(spot)]
        for box in boxes:
            paint.fill(box, tone, 110)
            paint.frame(box, INK, 2)
        if self.table.track:
            return
        words, game = self.table.stage.words, self.table.match.setup.game
        name = self.table.match.seats[line.seat].name
        key = f"{game}.tally.{line.row}"
        row = words(key) if words.has(key) else tell.face_name(words, game, line.row)
        text = words("count.line", name, row, words.number(line.points, signed=True))
        total = words("count.total", words.number(self.totals[line.seat]))
        middle = boxes[0].unionall(boxes[1:]).center if boxes else (960, 540)
        draw_note(paint, middle, text, total)


def draw_note(paint: Paint, middle: tuple[float, float], text: str, under: str) -> None:
    """Write two lines on a paper beside a place of the table."""
    wide = max(paint.extent(text, 26, "strong")[0], paint.extent(under, 22)[0]) + 60
    high = paint.extent(text, 26, "strong")[1] + paint.extent(under, 22)[1] + 36
    box = Box(0, 0, wide, high)
    box.midbottom = middle[0], middle[1] - 24
    box.clamp_ip(Box(10, 10, 1900, 1060))
    paint.piece("plate-honey", box)
    first = paint.text(text, (box.centerx, box.y + 16), 26, "strong", INK, "midtop")
    paint.text(under, (box.centerx, first.bottom), 22, "body", INK, "midtop")
