"""The score track of Meowtopia: pawns walk round it while the points are counted."""

from __future__ import annotations

from ...screen.paint import INK, Box, Paint
from ...screen.table.easel import ease
from ..table.counting import Counted, Counting
from ..table.view import View

STONES = 60  # steps of one lap
WALK = 0.8  # seconds a pawn walks


def stone_at(box: Box, points: float) -> tuple[float, float]:
    """Return where a number of points lies on a track round a box, which begins again after a lap."""
    along = points % STONES / STONES * 2 * (box.w + box.h)
    for start, end in (
        (box.topleft, box.topright),
        (box.topright, box.bottomright),
        (box.bottomright, box.bottomleft),
        (box.bottomleft, box.topleft),
    ):
        side = abs(end[0] - start[0]) + abs(end[1] - start[1])
        if along <= side:
            return tuple(a + (b - a) * along / side for a, b in zip(start, end))
        along -= side
    return box.topleft


def draw(paint: Paint, view: View, counting: Counting) -> None:
    """Draw the track, the pawns where they stand, and what the winner-to-be has by now."""
    pace, line = max(0.5, view.settings.pace), counting.line
    panel, track = view.board.at("score-track").box, view.board.at("score-stones").box
    paint.sliced("plate", panel)
    paint.text(told(view, counting.line), (panel.centerx, panel.y + 42), 30, "title", INK, "center", fit=panel.w - 60)
    for number in range(STONES):
        x, y = stone_at(track, number)
        paint.image("stone" if number % 5 else "stone-fifth", (x - 23, y - 20, 46, 40))
        if number % 10 == 0:
            paint.text(f"{number}", (x, y - 1), 20, "strong", INK, "center", grow=False)
    for seat, total in sorted(enumerate(counting.totals), key=lambda pair: stone_at(track, pair[1])[1]):
        points = float(total)
        if seat == line.seat:
            points -= line.points * (1 - ease(counting.passed / (WALK * pace)))
        x, y = stone_at(track, points)
        x += (seat - (len(counting.totals) - 1) / 2) * 9
        paint.image(f"pawn{view.seating.colours[seat]}", (x - 26, y - 74, 52, 84))
    draw_totals(paint, view, counting)


def told(view: View, line: Counted) -> str:
    """Return the line that is counted now, in words."""
    words = view.words
    name = view.seating.seats[line.seat].name
    if line.row == "mayor":
        return words("meowtopia.log.mayor", who=name)
    points = words.number(line.points, signed=True)
    return words("count.line", name, words(f"meowtopia.tally.{line.row}"), points)


def draw_totals(paint: Paint, view: View, counting: Counting) -> None:
    """Write inside the track who has how many points by now."""
    count, panel = len(view.seating.seats), view.board.at("score-track").box
    for seat, total in enumerate(counting.totals):
        y = panel.centery + 44 + (seat - (count - 1) / 2) * 55
        paint.image(f"seat{view.seating.colours[seat]}", (panel.centerx - 190, y - 22, 44, 44))
        name = view.seating.seats[seat].name
        paint.text(name, (panel.centerx - 132, y), 30, "button", INK, "midleft", fit=220)
        paint.text(f"{total}", (panel.centerx + 190, y), 38, "title", "#a8431f", "midright", grow=False)
        if seat == counting.line.seat:
            paint.frame((panel.centerx - 206, y - 26, 412, 52), "#c9862c", 3, 22)
