"""The score track of Meowtopia: pawns walk round it while the points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..screen.paint import INK, Box, Paint
from ..screen.table.easel import ease

if TYPE_CHECKING:
    from .meowtopia import MeowtopiaScene

PANEL = Box(430, 366, 962, 464)
STONES = 60  # steps of one lap
WALK = 0.8  # seconds a pawn walks


def spot(points: float) -> tuple[float, float]:
    """Return where a number of points lies on the track, which begins again after a lap."""
    box = PANEL.inflate(-110, -196).move(0, 52)
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


def draw(paint: Paint, table: MeowtopiaScene) -> None:
    """Draw the track, the pawns where they stand, and what the winner-to-be has by now."""
    counting, speed = table.counting, max(0.5, table.stage.settings.speed)
    line = counting.lines[counting.at]
    paint.piece("plate", PANEL)
    paint.text(told(table), (PANEL.centerx, PANEL.y + 42), 30, "title", INK, "center", fit=PANEL.w - 60)
    for number in range(STONES):
        x, y = spot(number)
        paint.image("stone" if number % 5 else "stone-fifth", (x - 23, y - 20, 46, 40))
        if number % 10 == 0:
            paint.text(f"{number}", (x, y - 1), 20, "strong", INK, "center", grow=False)
    for seat, total in sorted(enumerate(counting.totals), key=lambda pair: spot(pair[1])[1]):
        points = float(total)
        if seat == line.seat:
            points -= line.points * (1 - ease(counting.passed / (WALK * speed)))
        x, y = spot(points)
        x += (seat - (len(counting.totals) - 1) / 2) * 9
        paint.image(f"pawn{table.match.colours[seat]}", (x - 26, y - 74, 52, 84))
    draw_totals(paint, table)


def told(table: MeowtopiaScene) -> str:
    """Return the line that is counted now, in words."""
    words, line = table.stage.words, table.counting.lines[table.counting.at]
    name = table.match.seats[line.seat].name
    if line.row == "mayor":
        return words("meowtopia.log.mayor", name)
    points = words.number(line.points, signed=True)
    return words("count.line", name, words(f"meowtopia.tally.{line.row}"), points)


def draw_totals(paint: Paint, table: MeowtopiaScene) -> None:
    """Write inside the track who has how many points by now."""
    counting, count = table.counting, len(table.match.seats)
    for seat, total in enumerate(counting.totals):
        y = PANEL.centery + 44 + (seat - (count - 1) / 2) * 55
        paint.image(f"seat{table.match.colours[seat]}", (PANEL.centerx - 190, y - 22, 44, 44))
        name = table.match.seats[seat].name
        paint.text(name, (PANEL.centerx - 132, y), 30, "button", INK, "midleft", fit=220)
        paint.text(f"{total}", (PANEL.centerx + 190, y), 38, "title", "#a8431f", "midright", grow=False)
        if seat == counting.lines[counting.at].seat:
            paint.frame((PANEL.centerx - 206, y - 26, 412, 52), "#c9862c", 3, 22)
