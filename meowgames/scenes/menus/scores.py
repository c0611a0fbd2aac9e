"""The score sheet of a match, and the chart of how its scores grew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...play.match import Match
from ...screen.kit import roles
from ...screen.kit.widget import Look, Widget
from ...screen.paint import INK, RED, SOFT, Box, Paint
from ...words import Words
from ..table.tell import own

Looks = Callable[[Any], Look]
TINTS = ("#fdeecb", "#d9e6dd", "#e6dcea", "#f3dccf", "#e9ecef", "#dbe8f6")  # seat colours as a wash on paper
LINES = ("#8a5a0c", "#17686a", "#5f3d8c", "#a5391f", "#5d6b80", "#2c6fb0")  # the same, dark enough for a line
DASHES = ((18, 8), (), (4, 9), (18, 7, 4, 7), (30, 10), (10, 6))
RULE = "#d3b48f"
FACE = 62  # width of a portrait over its column


def ranked(match: Match) -> list[int]:
    """Return the seats from first to last."""
    places = match.rules.rank(match.state)
    return sorted(range(len(match.seats)), key=lambda seat: (places[seat], seat))


def part_starts(match: Match, stops: Sequence[int]) -> list[int]:
    """Return which of these stops begin a new part of the game, such as a round."""
    found, before = [], None
    for index, ply in enumerate(stops):
        part = match.rules.status(match.states[ply])[:2]
        if part != before and len(part) > 1:
            found.append(index)
        before = part if len(part) > 1 else before
    return found


class ScoreGrid(Widget):
    """The score sheet: a row for each thing that counts, a column for each seat, the winner first."""

    stretch = 1.0

    def __init__(self, match: Match, words: Words, faces: Any):
        self.match, self.words = match, words
        self.order = ranked(match)
        game, tally = match.setup.game, match.rules.tally(match.state)
        self.rows = [(row_icon(row, faces), words(f"{game}.tally.{row}"), points) for row, points in tally.items()]
        self.totals = match.rules.score(match.state)
        self.total = words(own(words, game, "result.total"))  # what they count

    def wish(self, _paint: Paint) -> float:
        return 800

    def measure(self, paint: Paint, width: float) -> float:
        self.box = Box(0, 0, width, 0)
        return self._head(paint) + len(self.rows) * self._row(paint) + self._total(paint)

    def draw(self, paint: Paint, _look: Looks) -> None:
        self._columns(paint)
        roles.write(
            paint,
            self.words("result.sheet"),
            "heading",
            (self.box.x, self.box.y + 6),
            room=self._label(paint) - 20,
        )
        y, high = self.box.y + self._head(paint), self._row(paint)
        for icon, name, points in self.rows:
            paint.fill((self.box.x, y, self.box.w, 2), RULE)
            paint.image(icon, (self.box.x + 4, y + high / 2 - 19, 38, 38))
            where = (self.box.x + 54, y + high / 2)
            roles.write(paint, name, "row", where, anchor="midleft", room=self._label(paint) - 60)
            for seat in self.order:
                tone = RED if points[seat] < 0 else INK
                self._number(paint, self.words.number(points[seat], True), seat, y + high / 2, "points", tone)
            y += high
        paint.fill((self.box.x, y, self.box.w, 3.4), INK)
        middle = y + self._total(paint) / 2 + 2
        paint.image("icon-coin", (self.box.x + 2, middle - 21, 42, 42))
        roles.write(paint, self.total, "sub", (self.box.x + 54, middle), anchor="midleft", room=self._label(paint) - 60)
        for seat in self.order:
            self._number(paint, self.words.number(self.totals[seat]), seat, middle, "total", RED)

    def _columns(self, paint: Paint) -> None:
        """Draw each seat's column: its wash, portrait, badge and name; a crown for who came first."""
        places = self.match.rules.rank(self.match.state)
        for seat in self.order:
            column, player, colour = (
                self._column(paint, seat),
                self.match.seats[seat],
                self.match.colours[seat],
            )
            paint.fill((column.x + 4, self.box.y - 12, column.w - 8, self.box.h + 20), TINTS[colour], 200, 16)
            side = min(FACE, column.w - 44)
            face = Box(column.centerx - side / 2 - 14, self.box.y, side, side)
            paint.image(f"avatar-{player.avatar}", face)
            paint.image(f"ring{colour}", face)
            paint.image(f"seat{colour}", (face.right + 2, face.centery - 16, 32, 32))
            if places[seat] == 1:
                paint.image("icon-crown", (face.centerx - 20, face.y - 26, 40, 40))
            where = (column.centerx, self.box.y + FACE + 8)
            size = shared_size(paint, [other.name for other in self.match.seats], "column", column.w - 4)
            fit = column.w - 2
            paint.text(player.name, where, size, "strong", anchor="midtop", fit=fit, least=size, grow=0)

    def _number(self, paint: Paint, text: str, seat: int, y: float, role: str, tone: str) -> None:
        column = self._column(paint, seat)
        points = self.totals if role == "total" else [point for row in self.rows for point in row[2]]
        every = [self.words.number(point, role == "points") for point in points]
        size = shared_size(paint, every, role, column.w - 8)
        paint.text(text, (column.centerx, y), size, roles.ROLES[role].font, tone, "center", grow=0)

    def _column(self, paint: Paint, seat: int) -> Box:
        label = self._label(paint)
        wide = (self.box.w - label) / len(self.order)
        return Box(self.box.x + label + wide * self.order.index(seat), self.box.y, wide, self.box.h)

    def _label(self, paint: Paint) -> float:
        """Return the width of the names of the rows."""
        texts = [name for _, name, _ in self.rows] + [self.total]
        wide = max(roles.extent(paint, text, "row")[0] for text in texts) + 64
        longest = max(roles.word(paint, text, "row") for text in texts) + 64
        longest = max(longest, roles.word(paint, self.words("result.sheet"), "heading") + 24)
        longest = max(longest, roles.word(paint, self.total, "sub") + 64)
        part = 0.4 if len(self.order) < 5 else 0.25
        return max(min(wide, self.box.w * part), longest)

    def _head(self, paint: Paint) -> float:
        title = roles.extent(paint, self.words("result.sheet"), "heading", self._label(paint) - 20)[1]
        return max(FACE + 18 + roles.extent(paint, "X", "column")[1], title + 18)

    def _row(self, paint: Paint) -> float:
        room = self._label(paint) - 60
        tallest = max(roles.extent(paint, name, "row", room)[1] for _, name, _ in self.rows)
        return max(46, roles.extent(paint, "X", "points")[1] + 6, tallest + 4)

    def _total(self, paint: Paint) -> float:
        name = roles.extent(paint, self.total, "sub", self._label(paint) - 60)[1]
        return max(roles.extent(paint, "X", "total")[1], name) + 12


def shared_size(paint: Paint, every: Sequence[str], role: str, room: float) -> float:
    """Return the size in which all of a kind are written, so that the widest has room if it can be read then."""
    widest = max(roles.extent(paint, one, role)[0] for one in every)
    size = roles.size(paint, role)
    return max(min(size, roles.least(paint)), size * min(1.0, room / widest))


def row_icon(row: str, faces: Any) -> str:
    """Return the small picture of a row of the sheet: the one of its name, or a paw."""
    return next((name for name in (f"icon-{row}", f"icon-{row.rstrip('s')}") if name in faces), "icon-paw")


class Chart(Widget):
    """How the scores grew: a line for each seat, told apart by colour, dashes and badge, named at its end."""

    stretch = 1.0
    tall = True

    def __init__(self, match: Match, words: Words):
        self.match, self.words = match, words
        self.stops = match.decisions()
        self.scores = [match.rules.score(match.states[ply]) for ply in self.stops]
        self.parts_at = part_starts(match, self.stops)
        values = [point for score in self.scores for point in score]
        self.low, self.high, self.step = nice(min(0, *values), max(10, *values))

    def wish(self, _paint: Paint) -> float:
        return 800

    def measure(self, paint: Paint, _width: float) -> float:
        names = len(self.match.seats) * self._name_high(paint) + 20
        return max(210.0, names) + roles.extent(paint, "X", "heading")[1]

    def _name_high(self, paint: Paint) -> float:
        return max(30.0, roles.extent(paint, "X", "caption")[1])

    def draw(self, paint: Paint, _look: Looks) -> None:
        roles.write(paint, self.words("result.chart"), "sub", self.box.topleft)
        plot = self._plot(paint)
        self._grid(paint, plot)
        ends = {}
        for seat in reversed(ranked(self.match)):
            line = [self._point(plot, index, score[seat]) for index, score in enumerate(self.scores)]
            paint.line(line, "#fffaf0", 10)
            colour = self.match.colours[seat]
            paint.line(line, LINES[colour], 5, DASHES[colour])
            ends[seat] = line[-1]
            for index in self.parts_at[1:]:
                self._badge(paint, seat, line[index], 26)
        self._names(paint, plot, ends)

    def _plot(self, paint: Paint) -> Box:
        wide = max(roles.extent(paint, seat.name, "caption")[0] for seat in self.match.seats)
        left, top = roles.extent(paint, "−88", "caption")[0] + 12, roles.extent(paint, "X", "sub")[1] + 16
        right = min(wide + 46, self.box.w * 0.32)
        return Box(self.box.x + left, self.box.y + top, self.box.w - left - right, self.box.h - top - 14)

    def _grid(self, paint: Paint, plot: Box) -> None:
        """Draw the levels with their numbers, and where each part of the game began."""
        room = roles.extent(paint, "X", "caption")[1]
        every = max(1, round(room / max(1.0, plot.h * self.step / (self.high - self.low)) + 0.4))
        for index, value in enumerate(range(self.low, self.high + 1, self.step)):
            y = self._point(plot, 0, value)[1]
            paint.fill((plot.x, y - 1, plot.w, 3 if value == 0 else 2), "#b98c6a" if value == 0 else "#e6d2b4")
            if index % every == 0:
                roles.write(paint, self.words.number(value), "caption", (plot.x - 12, y), SOFT, anchor="midright")
        for index in self.parts_at[1:]:
            x = self._point(plot, index, 0)[0]
            paint.line(((x, plot.y), (x, plot.bottom)), "#b98c6a", 2.4, (6, 7))

    def _names(self, paint: Paint, plot: Box, ends: dict[int, tuple[float, float]]) -> None:
        """Name each line at its end, one under the other where they end close together."""
        high = self._name_high(paint)
        at: dict[int, float] = {}
        for seat in sorted(ends, key=lambda seat: ends[seat][1]):
            at[seat] = max(ends[seat][1], max(at.values(), default=-1e9) + high)
        over = max(0.0, max(at.values()) + high / 2 - self.box.bottom - 12)
        for seat, y in at.items():
            self._badge(paint, seat, ends[seat], 32)
            where = (plot.right + 28, y - over)
            fit = self.box.right - plot.right - 30
            roles.write(
                paint,
                self.match.seats[seat].name,
                "caption",
                where,
                LINES[self.match.colours[seat]],
                anchor="midleft",
                fit=fit,
                least=roles.least(paint),
            )

    def _badge(self, paint: Paint, seat: int, middle: tuple[float, float], side: float) -> None:
        paint.image(f"seat{self.match.colours[seat]}", (middle[0] - side / 2, middle[1] - side / 2, side, side))

    def _point(self, plot: Box, index: int, value: float) -> tuple[float, float]:
        along = index / max(1, len(self.scores) - 1)
        up = (value - self.low) / (self.high - self.low)
        return plot.x + plot.w * along, plot.bottom - plot.h * up


def nice(low: int, high: int) -> tuple[int, int, int]:
    """Return round ends and a round step for a scale over these numbers."""
    step = next(step for step in (5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if (high - low) / step <= 6)
    return low // step * step, -(-high // step) * step, step
