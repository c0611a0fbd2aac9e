"""A table nobody plays at: drawn small to watch a match again, or as its picture in a list."""

from __future__ import annotations

from copy import copy

from ..play.match import Match
from ..screen.paint import CANVAS, Box, Paint
from ..screen.stage import Stage
from ..screen.table.camera import Camera
from . import furniture
from .table import TableScene

WATCHED = "watched"  # the mind of a seat that is never asked


def ghost(match: Match) -> Match:
    """Return the same match up to where it stands, with its own place in it and nobody at its seats."""
    own = copy(match)
    own.states, own.moves = match.states[: match.at + 1], match.moves[: match.at]
    own.seats = [seat._replace(mind=WATCHED) for seat in match.seats]
    return own


def watch(stage: Stage, match: Match, seat: int) -> TableScene:
    """Return the table of a match seen from one seat; it is drawn and told what to show, never entered."""
    table = stage.doors.seat(ghost(match), None, tips=False)
    table.sit(seat)
    return table


def draw_small(paint: Paint, table: TableScene, box: Box, ground: bool = True) -> None:
    """Draw a table inside a box; without its ground only what stands on that is drawn."""
    camera, zoom = Camera(), CANVAS[0] / box.w
    camera.box = Box(-box.x * zoom, -box.y * zoom, CANVAS[0] * zoom, CANVAS[1] * zoom)
    paint.dress = table.board.dress(table.match.colours)
    with paint.clip(box if ground else (0, 0, *CANVAS)), camera.through(paint):
        if ground:
            table.board.draw_ground(paint)
        else:
            for face, place in table.board.scenery:
                if tuple(place.size) != CANVAS:
                    paint.image(face, place)
        furniture.draw_panels(paint, table)
        table.draw_beneath(paint)
        furniture.draw_lights(paint, table)
        table.easel.draw(paint, table.poses.look)
        furniture.draw_marks(paint, table)
        table.draw_game(paint)
