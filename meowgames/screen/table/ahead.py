"""Gets a table ready before it is opened: its map, its rules and its pictures, in the thread that reads those."""

from __future__ import annotations

from ...play.lesson import has, read
from ...play.level import FREE, read_level
from ...rules import find
from ..art import Art
from ..brush import GLIDING, NEAR, ROUGH
from ..paint import CANVAS, Box, Paint
from ..rasters import Raster
from .board import Board


def prepare(paint: Paint, game: str, seats: int, text: float) -> None:
    """Let the table of a game be got ready while its players are chosen."""
    ruler, window = Paint(Art()), paint.surface.get_size()
    ruler.aim(paint.surface)

    def pictures() -> list[Raster]:
        find(FREE.strip("-") if game.startswith(FREE) else game).start(read_level(game), seats)
        if has(game):
            read(game)  # a first match has tips
        board = Board(game, seats, 0, text)
        if board.views:  # so large a sheet takes longer than a frame
            paint.brush.aside(GLIDING, ruler.pixels((0, 0, *CANVAS)).size)
            paint.brush.aside(ROUGH, window)
            paint.brush.aside(NEAR, window)
        return rasters(board, ruler)

    paint.art.draw_ahead((game, seats, text), pictures)


def rasters(board: Board, ruler: Paint) -> list[Raster]:
    """Return the pictures that will or may appear during a match, at the sizes they would be shown."""
    found = [(face, ruler.pixels(box).size) for face, box in board.ground.scenery]
    own = [name for name, props in board.faces.items() if props.get("back") or "seat" in props]
    own += [name for name in board.faces if name.startswith("mini-")]
    shapes = [name for name, props in board.faces.items() if "cells" in props]
    for place in board.places.values():
        for name in shapes if "scale" in place.props else ():
            found.append((name, ruler.pixels(Box(0, 0, *board.sized(place, name))).size))
        for name in own if place.kind in ("fan", "one", "row") else ():
            made_for = abs(board.ratio(name) - place.box.w / place.box.h) < 0.05
            if place.kind == "fan" or made_for:
                found.append((name, ruler.pixels(Box(0, 0, *board.sized(place, name))).size))
    return [Raster(board.faces[name]["source"], size) for name, size in dict.fromkeys(found)]
