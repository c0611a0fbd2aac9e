"""Draws one face of a tileset with what is written on it, its shadow and its state."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

import pygame

from ...play.changes import art, label, orientation
from .. import text as words
from ..budget import Absent
from ..ledger import PICTURE
from ..paint import HALF, LARGE, SMALLEST, Box, Paint, draw_large, seen_part, sees, too_large, whole_size
from . import notes
from .place import BAGGED, KNOWN, UNDER, Piece, lying, oriented_cells

SHADOW = 30  # canvas units around a piece where its shadow may fall
CARD = 64  # a card narrower than this is not read where it lies
LABEL = 28  # the least size of a score
MARK = 0.26  # of a piece's shorter side
DUSK = (104, 100, 126)
FAINT = 60  # how much is left of a piece that lets the ground be seen
STEPS = 32  # sizes of a piece that grows or shrinks on its way
TILTS = 2  # degrees between two tilts of a piece on its way
MINUS = "\N{MINUS SIGN}"
ON_GRID = ("cell", "cells")  # kinds of place
CORNER, TALL = 0.46, 0.8  # how high its face then is in the corner, part of its longer side; at most of its height


def draw_piece(paint: Paint, piece: Piece, alpha: int = 255, look: str = "") -> None:
    """Draw a piece where it lies; look is "", "dim", "faint" or "bare" (no shadow)."""
    if look == "faint":
        alpha, look = FAINT, ""
    if piece.kind == "label":
        return draw_label(paint, piece, alpha)
    if piece.kind == BAGGED or not sees(paint, piece.box, SHADOW):
        return
    centre, size = paint.pixels(piece.box).center, drawn_size(paint, piece, piece.box)
    face, tilt = paint.dress.get(piece.face, piece.face), round(piece.tilt)
    with suppress(Absent):
        if too_large(paint, paint.pixels(piece.box)):
            rect = paint.pixels(piece.box)
            draw_large(paint, rect, composite(paint, face, whole_size(paint, rect), 0, bare=True), alpha)
            return
        paint.blit(composite(paint, face, size, tilt, look == "bare"), centre, alpha)
        if look == "dim":
            paint.blit(_veil(paint, face, size, tilt), centre, alpha)
        _note(paint, piece, size)
    if piece.kind == "tally" or (piece.kind == "row" and piece.says):
        near = paint.scale >= paint.home and paint.text_size <= LARGE
        crossed = f"×{piece.count}" if piece.count < 10 and near else str(piece.count)  # there is room for two letters
        text = (piece.says if near else piece.says.lstrip("×")) or crossed
        at, letters = (piece.box.right + 3, piece.box.centery + 1), max(SMALLEST, piece.box.h * 0.6)
        paint.text(text.replace("-", MINUS), at, letters, "strong", "#5a4035", "midleft", alpha=alpha, grow=HALF)


def draw_moving(paint: Paint, piece: Piece, drawn: Box, alpha: int = 255, squeeze: float = 1.0) -> None:
    """Draw a piece on its way: one picture, drawn for a box at its start or end, is scaled while it moves."""
    if piece.kind == "label":
        return draw_label(paint, piece, alpha)
    rect, size = paint.pixels(piece.box), drawn_size(paint, piece, drawn)
    face, tilt = paint.dress.get(piece.face, piece.face), round(piece.tilt / TILTS) * TILTS
    with suppress(Absent):
        image, scale = composite(paint, face, size, tilt), rect.w / size[0]
        if squeeze < 1 or abs(scale - 1) > 0.01:
            steps = round(scale * squeeze * STEPS), round(scale * STEPS)
            key = "moving", *_key(paint, face, size, tilt), steps
            image = paint.art.memo(key, lambda: _shrunk(image, steps))
        paint.blit(image, rect.center, alpha)


def foresee(paint: Paint, *pieces: Piece) -> None:
    """Have the faces of pieces drawn before they are seen."""
    for piece in pieces:
        face = paint.dress.get(piece.face, piece.face)
        if piece.kind not in ("label", "flown") and art(face) in paint.art.faces:
            paint.art.foresee(*_drawn(paint, art(face), lying(face), drawn_size(paint, piece, piece.box)))


def drawn_size(paint: Paint, piece: Piece, box: Box) -> tuple[int, int]:
    """Return a piece's size in pixels: the same wherever it lies, but on a grid rounded to meet its neighbours."""
    return paint.pixels(box if piece.kind in ON_GRID else (0, 0, *box.size)).size


def _shrunk(image: pygame.Surface, steps: tuple[int, int]) -> pygame.Surface:
    """Return a picture at so many of its steps in width and height."""
    size = (max(1, image.get_width() * steps[0] // STEPS), max(1, image.get_height() * steps[1] // STEPS))
    return pygame.transform.smoothscale(image, size)


def draw_label(paint: Paint, piece: Piece, alpha: int = 255) -> None:
    """Write a face that is only words."""
    text = label(piece.face).replace("-", MINUS)
    size = max(SMALLEST, min(piece.box.h * 0.9, 44.0))
    at = (piece.box.right, piece.box.centery)
    paint.text(text, at, size, "title", "#a8431f", "midright", fit=piece.box.w, least=LABEL, alpha=alpha, grow=0)


def _key(paint: Paint, face: str, size: tuple[int, int], tilt: int, bare: bool = False) -> tuple[object, ...]:
    """Return what the picture of a face is kept under."""
    return "face", paint.art.source(art(face)), face, size, tilt, bare, paint.scale, paint.text_size


def composite(paint: Paint, face: str, size: tuple[int, int], tilt: int, bare: bool = False) -> pygame.Surface:
    """Return a face of that many pixels with its writing and shadow, tilted as a whole."""
    return paint.art.memo(_key(paint, face, size, tilt, bare), lambda: _compose(paint, face, size, tilt, bare))


def _compose(paint: Paint, face: str, size: tuple[int, int], tilt: int, bare: bool) -> pygame.Surface:
    if tilt:
        return pygame.transform.rotozoom(composite(paint, face, size, 0, bare), -tilt, 1)
    name, way = art(face), orientation(face)
    props, said = paint.art.props(name), label(face)
    if way.endswith(KNOWN):
        return _peeked(paint, face, size, bare)
    if way.strip("m") and (said or props.get("label")) and f"{name}@{way}" not in paint.art.faces:
        return _turned(paint, face, size, bare)
    coat = f"{props['coat']}{said}" if said and props.get("coat") else ""  # its player's colour
    mark = str(props.get("mark") or "") if paint.marks else ""
    drawn, upright = _drawn(paint, name, way, size)
    corner = _corner(pygame.Rect(0, 0, *size), props, way)
    parts = {drawn: upright, coat: size, mark: _sign(corner).size}
    paint.art.gather((part, wanted) for part, wanted in parts.items() if part)  # asked for all at once
    image = _oriented(paint, name, way, size)
    rim = round(SHADOW * paint.scale) if not bare and props.get("shadow") else 0
    if not (rim or said or coat or props.get("label") or props.get("mark")):
        return image
    out = pygame.Surface((size[0] + 2 * rim, size[1] + 2 * rim), pygame.SRCALPHA)
    if rim and "shadow" in paint.art.faces:
        _shadow(paint, out, image, rim)
    out.blit(image, (rim, rim))
    if coat:
        out.blit(paint.art.image(coat, size), (rim, rim))
    _write(paint, out, props, said, rim, size)
    if mark:
        _mark(paint, out, mark, corner.move(rim, rim))
    return out


def _turned(paint: Paint, face: str, size: tuple[int, int], bare: bool) -> pygame.Surface:
    """Return a face that is turned with all that is written on it."""
    name, way, said = art(face), orientation(face), label(face)
    steps, mirrored = int(way.strip("m")), "m" * way.endswith("m")
    upright = name + (f"@{mirrored}" if mirrored else "") + (f":{said}" if said else "")
    image = composite(paint, upright, size[::-1] if steps % 2 else size, 0, bare=True)
    return _shaded(paint, name, pygame.transform.rotate(image, -90 * steps), bare)


def _peeked(paint: Paint, face: str, size: tuple[int, int], bare: bool) -> pygame.Surface:
    """Return a face that lies face down and is known to whoever looks: its back, the face in a corner of it."""
    name, way, said = art(face), lying(face), label(face)
    drawn = paint.art.props(name)
    back = drawn.get("back") or "unseen"
    if f"{name}@{way}" in paint.art.faces:  # turned by its own steps: its back shows no more than on which side it lies
        behind = paint.art.props(back)
        way = "1" if (size[0] > size[1]) != (behind["width"] > behind["height"]) else ""
    image = composite(paint, back + (f"@{way}" if way.strip("0") else ""), size, 0, bare=True).copy()
    high = max(8, round(min(CORNER * max(size), TALL * size[1])))
    wide = max(8, min(round(high * drawn["width"] / drawn["height"]), round(0.7 * size[0])))
    small = composite(paint, name + (f":{said}" if said else ""), (wide, high), 0, bare=True)
    rim = max(1, round(2 * paint.scale))
    frame = pygame.Rect(0, 0, wide + 2 * rim, high + 2 * rim)
    frame.bottomright = size[0] - 2 * rim, size[1] - 2 * rim
    pygame.draw.rect(image, "#fff7e6", frame, border_radius=2 * rim)
    image.blit(small, frame.move(rim, rim))
    return _shaded(paint, name, image, bare)


def _shaded(paint: Paint, name: str, image: pygame.Surface, bare: bool) -> pygame.Surface:
    """Return a picture with the shadow that its tile says."""
    rim = round(SHADOW * paint.scale) if not bare and paint.art.props(name).get("shadow") else 0
    if not rim:
        return image
    out = pygame.Surface((image.get_width() + 2 * rim, image.get_height() + 2 * rim), pygame.SRCALPHA)
    if "shadow" in paint.art.faces:
        _shadow(paint, out, image, rim)
    out.blit(image, (rim, rim))
    return out


def _drawn(paint: Paint, name: str, way: str, size: tuple[int, int]) -> tuple[str, tuple[int, int]]:
    """Return in which picture a face is drawn as it is oriented, and how large that is for it to come out so large."""
    drawn = f"{name}@{way}"
    if not way or drawn in paint.art.faces:
        return drawn if way else name, size
    return name, size[::-1] if int(way.strip("m") or 0) % 2 else size


def _oriented(paint: Paint, name: str, way: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a face as it is oriented: drawn so, or rotated."""
    drawn, upright = _drawn(paint, name, way, size)
    image = paint.art.image(drawn, upright)
    if not way or drawn != name:
        return image
    return pygame.transform.rotate(pygame.transform.flip(image, "m" in way, False), -90 * int(way.strip("m") or 0))


def _veil(paint: Paint, face: str, size: tuple[int, int], tilt: int) -> pygame.Surface:
    """Return the dusk that lies over a face that cannot be touched; faces with one back share one."""
    name = art(face)
    back = paint.art.props(name).get("back")
    shape, way = back or name, "" if back else orientation(face)

    def make() -> pygame.Surface:
        veil = _oriented(paint, shape, way, size).copy()
        veil.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
        veil.fill((*DUSK, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return pygame.transform.rotozoom(veil, -tilt, 1) if tilt else veil

    return paint.art.memo(("veil", paint.art.source(shape), way, size, tilt), make)


def _shadow(paint: Paint, out: pygame.Surface, image: pygame.Surface, rim: int) -> None:
    """Lay the soft shadow of something standing on the table."""
    spread = round(paint.art.props("shadow").get("rim", 0) * paint.scale)
    size = (image.get_width() + 2 * spread, image.get_height() + 2 * spread)
    shade = paint.art.sliced("shadow", size, paint.scale)
    out.blit(shade, (rim - spread, rim - spread))


class Numeral(NamedTuple):
    """What is written on a face: its label or its own numeral, how large, and where in its picture."""

    text: str
    font: str
    wanted: int
    pixels: int
    at: tuple[float, float]


def numeral(props: dict[str, Any], said: str, size: tuple[int, int], least: int) -> Numeral | None:
    """Return what is written on a face of that many pixels, where its tile says; it can be read if it has the room."""
    text = (said or str(props.get("label") or "")).replace("-", MINUS)
    if not text or "label_x" not in props or props.get("note"):
        return None
    name, room = props.get("label_font", "title"), props.get("label_room", 0.34) * size[0]
    wanted = pixels = max(least, 6, round(props.get("label_size", 0.2) * size[0]))
    wide = words.width(text, name, pixels)
    if wide > room:
        pixels = max(6, int(pixels * room / wide))
    return Numeral(text, name, wanted, pixels, (props["label_x"] * size[0], props["label_y"] * size[1]))


def smallest(paint: Paint, props: dict[str, Any], wide: int) -> int:
    """Return the least size of a numeral; a card as small as in a rival's hand is looked at from near instead."""
    return 0 if props.get("back") and wide < CARD * paint.home else paint.text_pixels(SMALLEST, HALF)


def _write(
    paint: Paint, out: pygame.Surface, props: dict[str, Any], said: str, rim: int, size: tuple[int, int]
) -> None:
    """Write the label of a face, or its own numeral, where its tile says; on a note all that was written."""
    if props.get("note"):
        notes.write(paint, out, props, said, pygame.Rect(rim, rim, *size))
        return
    found = numeral(props, said, size, smallest(paint, props, size[0]))
    if found:
        image = _numeral_image(paint, found, props)
        out.blit(image, image.get_rect(center=(rim + found.at[0], rim + found.at[1])))
        if props.get("label_twice"):
            at = rim + size[0] - found.at[0], rim + size[1] - found.at[1]
            out.blit(pygame.transform.rotate(image, 180), image.get_rect(center=at))


def _numeral_image(paint: Paint, found: Numeral, props: dict[str, Any]) -> pygame.Surface:
    style = (found.text,), found.font, found.pixels, props.get("label_tone", "#2e1d1a"), None, 0, "center", 1.0
    return paint.art.memo(("text", *style), lambda: words.render(*style))


def _note(paint: Paint, piece: Piece, size: tuple[int, int]) -> None:
    """Tell whoever spares it or reads along what is written on a piece."""
    face = paint.dress.get(piece.face, piece.face)
    if orientation(face).endswith(KNOWN) or piece.kind == UNDER:  # it is read from near, or when it lies on top
        return
    props, box = paint.art.props(art(face)), paint.pixels(piece.box)
    least = smallest(paint, props, size[0])
    found = numeral(props, label(face), size, least)
    if found:
        image = _numeral_image(paint, found, props)
        middle = box.centerx - size[0] / 2 + found.at[0], box.centery - size[1] / 2 + found.at[1]
        with paint.ledger.of(piece.spot if least else PICTURE):
            sizes = found.wanted, found.pixels
            at = image.get_rect(center=middle)
            paint.ledger.lay(image, at)
            paint.ledger.note(found.text, image, at, sizes, paint.surface, part=seen_part(paint))


def _corner(area: pygame.Rect, props: dict[str, Any], way: str) -> pygame.Rect:
    """Return where the sign of a face lies that is drawn over an area, large enough to be told at a glance."""
    if "cells" in props:
        area = _last_square(area, oriented_cells(props["cells"], way))
    side = max(6, round(min(area.size) * MARK))
    box = pygame.Rect(0, 0, side, side)
    box.center = area.right - side * 0.64, area.bottom - side * 0.64
    return box


def _sign(corner: pygame.Rect) -> pygame.Rect:
    """Return the part of its corner that a sign takes."""
    return corner.inflate(-corner.w // 4, -corner.h // 4)


def _mark(paint: Paint, out: pygame.Surface, mark: str, corner: pygame.Rect) -> None:
    """Put the sign that says the same as the colour in its corner."""
    pygame.draw.aacircle(out, "#fff7e6", corner.center, corner.w // 2 + 1)
    sign = _sign(corner)
    out.blit(paint.art.image(mark, sign.size), sign)


def _last_square(area: pygame.Rect, squares: tuple[tuple[int, int], ...]) -> pygame.Rect:
    """Return the lowest right square of a shape drawn over an area."""
    wide = area.w / (1 + max(x for x, _ in squares))
    high = area.h / (1 + max(y for _, y in squares))
    x, y = max(squares, key=lambda square: (square[1], square[0]))
    return pygame.Rect(area.x + x * wide, area.y + y * high, wide, high)
