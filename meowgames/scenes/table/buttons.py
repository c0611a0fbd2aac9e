"""Where the words without a place stand as buttons: in a row, a stack or columns, as the map says."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.level import read_faces
from ...screen.paint import Box, Paint
from ...screen.table.board import Board
from ...screen.table.place import Place

HIGH, LOW = 76, 84  # of a button in a stack with room enough, and of one without a picture beside those with one


def home(board: Board, words: Sequence[str]) -> Place | None:
    """Return the place these words stand at: one of their own if the map has it, else that of all."""
    for place in board.places.values():
        stems = place.props.get("stems", "").split()
        if place.kind == "buttons" and any(word.startswith(stem) for word in words for stem in stems):
            return place
    return board.places.get("buttons")


def icon(board: Board, place: Place, word: str) -> str:
    """Return the picture over a word, where its place wants one and the game's own tiles have it."""
    face = f"icon-{word}"
    own = place.props.get("icons") and face in board.faces and face not in read_faces("house")
    return face if own else ""


def boxes(paint: Paint, place: Place, texts: Sequence[str], pictured: bool) -> list[Box]:
    """Return a box for each text."""
    if "columns" in place.props:
        return _columns(place, len(texts))
    if place.props.get("stack"):
        return _stack(place, len(texts))
    if "wide" in place.props:
        return _shared(place, len(texts), pictured)
    wides = [max(150, paint.extent(text, 30, "button", grow=False)[0] + 64) for text in texts]
    if place.props.get("wrap") and sum(wides) + 16 * (len(wides) - 1) > place.box.w:
        half = (len(texts) + 1) // 2
        above = place.box.move(0, -place.box.h - 8)
        return _row(above, wides[:half]) + _row(place.box, wides[half:])
    return _row(place.box, wides)


def _row(box: Box, wides: Sequence[float]) -> list[Box]:
    """Lay them side by side in the middle, each as wide as its word."""
    x = box.centerx - (sum(wides) + 16 * (len(wides) - 1)) / 2
    out = []
    for wide in wides:
        out.append(Box(x, box.y, wide, box.h))
        x += wide + 16
    return out


def _stack(place: Place, count: int) -> list[Box]:
    """Lay them one under another."""
    high = min(HIGH, place.box.h / count - 10)
    y = place.box.centery - (high + 10) * count / 2 + 5
    return [Box(place.box.x, y + (high + 10) * at, place.box.w, high) for at in range(count)]


def _shared(place: Place, count: int, pictured: bool) -> list[Box]:
    """Let them share their place, all equally wide; without pictures they are lower."""
    box, gap = place.box, 14
    high = box.h if pictured else LOW
    wide = min(place.props["wide"], (box.w + gap) / count - gap)
    x = box.centerx - ((wide + gap) * count - gap) / 2
    return [Box(x + (wide + gap) * at, box.centery - high / 2, wide, high) for at in range(count)]


def _columns(place: Place, count: int) -> list[Box]:
    """Lay few of them one under another, many in columns, with room beside each for what it costs."""
    props, box = place.props, place.box
    columns = 1 if count <= props["few"] else props["columns"]
    rows = -(-count // columns)
    step, across = min(props["deep"], box.h / max(1, rows)), box.w / columns
    wide = props["single"] if columns == 1 else props["double"]
    cells = (divmod(index, rows) for index in range(count))
    return [Box(box.x + across * column, box.y + step * row, wide, step - 6) for column, row in cells]
