"""Draws one face of a tileset with what is written on it, its shadow and its state."""

from __future__ import annotations

import pygame

from ..play.changes import art, label, turned
from . import text as words
from .board import Piece
from .paint import Box, Paint

SHADOW = 30  # canvas units around a piece where its shadow may fall
MARK = 0.26  # of a piece's shorter side
FAINT = 60  # how much is left of a piece that lets the ground be seen
MINUS = "\N{MINUS SIGN}"


def draw_piece(paint: Paint, piece: Piece, alpha: int = 255, look: str = "", squeeze: float = 1.0) -> None:
    """Draw a piece where it lies; look is "", "dim", "faint" or "bare" (no shadow)."""
    if look == "faint":
        alpha, look = FAINT, ""
    if piece.kind == "label":
        return draw_label(paint, piece, alpha)
    rect = paint.pixels(piece.box)
    image = composite(paint, paint.dress.get(piece.face, piece.face), rect.size, round(piece.tilt), look)
    if squeeze < 1:
        image = pygame.transform.smoothscale(
            image, (max(1, round(image.get_width() * squeeze)), image.get_height())
        )
    paint.blit(image, rect.center, alpha)
    if piece.kind == "tally":
        text = f"×{piece.count}"
        at = (piece.box.right + 3, piece.box.centery + 1)
        paint.text(text, at, piece.box.h * 0.6, "strong", "#5a4035", "midleft", alpha=alpha, grow=False)


def draw_label(paint: Paint, piece: Piece, alpha: int = 255) -> None:
    """Write a face that is only words."""
    text = label(piece.face).replace("-", MINUS)
    size = min(piece.box.h * 0.9, 44)
    at = (piece.box.right, piece.box.centery)
    paint.text(text, at, size, "title", "#a8431f", "midright", fit=piece.box.w, alpha=alpha, grow=False)


def composite(paint: Paint, face: str, size: tuple[int, int], tilt: int, look: str) -> pygame.Surface:
    """Return a face of that many pixels with its writing and shadow, tilted as a whole."""
    return paint.art.keep(("face", face, size, tilt, look, paint.scale), lambda: _compose(paint, face, size, tilt, look))


def _compose(paint: Paint, face: str, size: tuple[int, int], tilt: int, look: str) -> pygame.Surface:
    if tilt or look == "dim":
        upright = composite(paint, face, size, 0, "" if look == "dim" else look)
        if look == "dim":
            from .art import dimmed

            upright = dimmed(upright)
        return pygame.transform.rotozoom(upright, -tilt, 1) if tilt else upright
    name, way = art(face), turned(face)
    props = paint.art.props(name)
    drawn = f"{name}@{way}"
    image = paint.art.image(drawn if drawn in paint.art.faces else name, size)
    if way and drawn not in paint.art.faces:
        image = pygame.transform.flip(image, "m" in way, False)
        image = pygame.transform.rotate(image, -90 * int(way.strip("m") or 0))
    rim = round(SHADOW * paint.scale) if look != "bare" and props.get("shadow") else 0
    out = pygame.Surface((image.get_width() + 2 * rim, image.get_height() + 2 * rim), pygame.SRCALPHA)
    if rim and "shadow" in paint.art.faces:
        _shadow(paint, out, image, rim)
    out.blit(image, (rim, rim))
    _write(paint, out, props, label(face), rim, image.get_size())
    if paint.marks and props.get("mark"):
        _mark(paint, out, props["mark"], rim, image.get_size())
    return out


def _shadow(paint: Paint, out: pygame.Surface, image: pygame.Surface, rim: int) -> None:
    """Lay the soft shadow of something standing on the table."""
    spread = round(paint.art.props("shadow").get("rim", 0) * paint.scale)
    size = (image.get_width() + 2 * spread, image.get_height() + 2 * spread)
    shade = paint.art.sliced("shadow", size, paint.scale)
    out.blit(shade, (rim - spread, rim - spread))


def _write(
    paint: Paint, out: pygame.Surface, props: dict, said: str, rim: int, size: tuple[int, int]
) -> None:
    """Write the label of a face, or its own numeral, where its tile says."""
    text = (said or str(props.get("label") or "")).replace("-", MINUS)
    if not text or "label_x" not in props:
        return
    pixels = max(6, round(props.get("label_size", 0.2) * size[0]))
    name = props.get("label_font", "title")
    wide = words.width(text, name, pixels)
    room = props.get("label_room", 0.34) * size[0]
    if wide > room:
        pixels = max(6, int(pixels * room / wide))
    image = words.render((text,), name, pixels, props.get("label_tone", "#2e1d1a"), None, 0, "center", 1.0)
    centre = (rim + props["label_x"] * size[0], rim + props["label_y"] * size[1])
    out.blit(image, image.get_rect(center=centre))


def _mark(paint: Paint, out: pygame.Surface, mark: str, rim: int, size: tuple[int, int]) -> None:
    """Put the sign that says the same as the colour in a corner, large enough to be told at a glance."""
    side = round(min(size) * MARK)
    box = pygame.Rect(rim + size[0] - round(side * 1.14), rim + size[1] - round(side * 1.14), side, side)
    pygame.draw.aacircle(out, "#fff7e6", box.center, side // 2 + 1)
    out.blit(paint.art.image(mark, box.inflate(-side // 4, -side // 4).size), box.inflate(-side // 4, -side // 4))


def blown_up(paint: Paint, piece: Piece, height: float) -> Box:
    """Return the box of a piece enlarged to a height, beside where it lies and inside the canvas."""
    wide = height * piece.box.w / piece.box.h
    box = Box(piece.box.right + 30, piece.box.centery - height / 2, wide, height)
    if box.right > 1900:
        box.right = piece.box.left - 30
    box.clamp_ip(Box(20, 20, 1880, 1040))
    return box
