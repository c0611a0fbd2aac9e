"""The guide boards of Neko no Tawa: sky, safe zone and floors behind each tower, and the balance at its foot."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from ...play.changes import label, orientation
from ...rules.neko.tower import MOST, TOP, ZONES
from ...screen.paint import HALF, INK, SEAT_TONES, SMALLEST, SOFT, Box, Paint
from ...screen.table import growth
from ...screen.table.place import Place
from ..table.view import View

GRID = (1124, 678)  # size of the picture of the hexes, drawn for steps of
STEP = 46.765
SMALL = 300  # a board narrower than this is drawn plainly
FOOT, SMALL_FOOT = 106, 30  # height of the soil under a tower, and on a small board of
SMALL_HIGH = 220
REACH = 4.5  # half tiles from the middle of the balance to its end
TILT = 1.05  # degrees the balance tips per half tile


class Frame(NamedTuple):
    """How a tower's guide is seen."""

    box: Box  # the whole board
    axis: float
    ground: float
    dx: float  # half a tile
    dy: float  # a floor
    small: bool


def frame(view: View, seat: int) -> Frame:
    """Return how the guide of a seat is seen now: smaller if its tower has grown wide."""
    place, box = view.board.at(f"tower{seat}"), view.board.at(f"board{seat}").box
    fit = view.board.fits.get(tuple(place.box)) or growth.home(place)
    dx, dy = growth.steps(place)
    small = box.w < 500
    return Frame(box, place.box.centerx, place.box.bottom, dx * fit.zoom, dy * fit.zoom, small)


def draw(paint: Paint, view: View, lean: Callable[[View, int], float]) -> None:
    """Draw all guides, their balances and the stairs to the first storeys."""
    for seat in range(len(view.seating.seats)):
        found = frame(view, seat)
        draw_kept(paint, view, seat, found)
        (draw_small_balance if found.small else draw_balance)(paint, view, seat, lean(view, seat))
        draw_stairs(paint, view, seat)


def draw_kept(paint: Paint, view: View, seat: int, found: Frame) -> None:
    """Draw a guide, the same as before while nothing about it changes."""
    about = view.seating.colours[seat], expert(view), view.picture[f"floor{seat}"]
    paint.brush.group(("guide", seat), (found, *about), lambda: draw_guide(paint, view, seat, found))


def draw_guide(paint: Paint, view: View, seat: int, found: Frame) -> None:
    """Draw the hexes, the safe zone and the numbers of the floors."""
    box = found.box
    if found.small:
        paint.image("board-small", box)
    paint.frame(box, SEAT_TONES[view.seating.colours[seat]], 4 if found.small else 7, 14)
    foot = SMALL_FOOT * box.h / SMALL_HIGH if found.small else FOOT
    rim = 5 if found.small else 10
    with paint.clip((box.x + rim, box.y + rim, box.w - 2 * rim, box.h - foot - rim)):
        half = ZONES[expert(view)] * found.dx
        zone = Box(found.axis - half, box.y, 2 * half, box.h)
        paint.fill(zone, "#fffdf6", 120)
        scale = found.dx / STEP
        grid = Box(0, 0, GRID[0] * scale, GRID[1] * scale)
        grid.midbottom = found.axis, found.ground
        paint.image("grid-small" if box.w < SMALL else "grid", grid)
        for x in (zone.left, zone.right):
            paint.line([(x, box.y), (x, found.ground)], "#5c659c", 1.6 if found.small else 3, (11, 9))
    draw_floors(paint, view, seat, found)


def draw_floors(paint: Paint, view: View, seat: int, found: Frame) -> None:
    """Number the floors: the last is gold, the one that is reached is red and has a pointer."""
    reached = int(label(view.picture[f"floor{seat}"][0]))
    x = found.box.x + (11 if found.small else 35)
    for floor in range(1, TOP + 1):
        y = found.ground - found.dy * (2 / 3 + floor - 1)
        here, top = floor == reached, floor == TOP
        if found.small:
            paint.circle((x, y), 6.5 if here or top else 4.5, INK)
            tone = "#c04530" if here else "#f7c458" if top else "#fff7e6"
            paint.circle((x, y), 5 if here or top else 3, tone)
            continue
        paint.image("plaque-here" if here else "plaque-top" if top else "plaque", (x - 22, y - 22, 64, 44))
        tone = "#fffdf6" if here else INK
        paint.text(str(floor), (x, y), 24, "button", tone, "center", grow=False)
        if top:
            paint.image("icon-top", (x + 20, y - 20, 40, 40))


def lies_on(lean: float, place: Place) -> tuple[float, float, float]:
    """Return where on a balance so many half tiles lie, and how it is tipped by them."""
    across = max(-REACH + 0.5, min(REACH - 0.5, lean)) * place.box.w / 2 / REACH
    return place.box.centerx + across, place.box.centery, across


def draw_balance(paint: Paint, view: View, seat: int, lean: float) -> None:
    """Draw the large balance: it tips as the tower leans; a dashed bead shows what the tile in hand would do."""
    place = view.board.at(f"balance{seat}")
    tilt = max(-4, min(4, lean)) * TILT
    slope = math.tan(math.radians(tilt))
    x, y = place.box.center
    paint.image("stand", (x - 36, y + 2, 72, 46))
    paint.image("beam", (x - 270, y - 30, 540, 60), tilt)
    for side in (-MOST, MOST):
        at, _, across = lies_on(side, place)
        paint.text("1½", (at, y + 29 + across * slope * 0.5), 20, "strong", "#fff3d2", "center", grow=False)
    ghost = view.lights.preview.get(f"bead{seat}")
    if ghost:
        there = int(label(ghost[0]))
        at, _, across = lies_on(there, place)
        paint.image("bead-good" if abs(there) <= MOST else "bead-bad", (at - 22, y - 34 + across * slope, 44, 44))
    at, _, across = lies_on(lean, place)
    face = "bead-cat" if abs(lean) <= MOST + 0.01 else "bead-fright"
    paint.image(face, (at - 26, y - 40 + across * slope, 52, 52))


def draw_sides(paint: Paint, view: View) -> None:
    """Name the sides to which the viewer's tower may lean."""
    for seat in range(len(view.seating.seats)):
        if not frame(view, seat).small:
            for name in ("left", "right"):
                chip = view.board.at(f"{name}{seat}").box
                text, at = view.words(f"neko.side.{name}"), (chip.x + 16, chip.centery)
                room = chip.w - 32 - 24 * paint.text_size  # its number stands beside it
                if paint.extent(text, SMALLEST, "strong", grow=HALF)[0] <= room:  # else its side says it
                    paint.text(text, at, 20, "strong", SOFT, "midleft", fit=room, least=SMALLEST, grow=HALF)


def expert(view: View) -> bool:
    """Tell whether the narrow guides of experts were agreed on."""
    return bool(view.seating.options.get("expert"))


def draw_small_balance(paint: Paint, view: View, seat: int, lean: float) -> None:
    """Draw the balance of a rival."""
    place = view.board.at(f"balance{seat}")
    paint.image("beam-small", place.box.inflate(place.box.w / 15, place.box.h * 0.8))
    ghost = view.lights.preview.get(f"bead{seat}")
    for value, size, tone in ((int(label(ghost[0])) if ghost else None, 0.6, "#7fd08a"), (lean, 0.75, "#fff7e6")):
        if value is not None:
            x, y, _ = lies_on(value, place)
            high = place.box.h * size
            paint.circle((x, y), high + 2, INK)
            paint.circle((x, y), high, tone if abs(value) <= MOST + 0.01 else "#f4a58e")


def draw_stairs(paint: Paint, view: View, seat: int) -> None:
    """Draw the stairs to the side where the path enters a tower."""
    faces = view.picture.get(f"tower{seat}.0,0")
    if not faces:
        return
    box = view.board.at(f"tower{seat}.0,0").box
    wide = box.w * 248 / 183.32
    name = "stairs-left" if orientation(faces[0]) == "5" else "stairs-right"
    paint.image(name, (box.centerx - wide / 2, box.centery, wide, wide * 122 / 248))
