"""What is seen of the hand: the piece that follows the mouse, where it would lie, what that would bring."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Vector2

from ...play.changes import art, label, orientation
from ...screen.paint import INK, Box, Paint
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece
from ...words import Words
from . import clear, closer, tell
from .grid import Grid, arrows
from .hand import Hand, zoomed
from .view import View, stands

RISE = 26  # how much higher a piece is seen that was taken by a key and has not been led anywhere
RIM = 12  # between the buttons of the bar and what stands above it
GOOD, BAD = "#f7c458", "#d8492f"
GAIN = "gain"  # spots of a preview that say what a move would bring


def draw(paint: Paint, hand: Hand, beside: Sequence[Box] = ()) -> None:
    """Draw what follows the mouse and what is looked at closely, clear of what explains it."""
    view = hand.view
    if hand.grid.face:
        draw_placing(paint, view, hand.grid)
    piece = None if hand.grid.face else in_hand(hand)
    piece = view.manners.carried(view, piece) if piece else None
    if piece:
        box = Box(piece.box)
        box.center = carried_at(hand, piece)
        draw_piece(paint, piece._replace(box=box, tilt=0), alpha=235)
    near = zoomed(hand)
    free = closer.place(view, near, hand.alt, beside) if near else None
    if near and free:
        large = near._replace(face=closer.plain(view, near), box=free, tilt=0, kind="pile")
        draw_piece(paint, large)
        view.manners.write(view, paint, large)


def in_hand(hand: Hand) -> Piece | None:
    """Return the piece that follows the mouse: dragged, or picked and waiting for its place."""
    if hand.dragged:
        return hand.dragged
    picker = hand.play.picker
    for piece in hand.view.easel.pieces if picker.words else ():
        if picker.words[-1] in (piece.face, art(piece.face)):
            plain = picker.orientation and not orientation(piece.face)
            return piece._replace(face=art(piece.face) + picker.orientation) if plain else piece
    return None


def carried_at(hand: Hand, piece: Piece) -> tuple[float, float]:
    """Return where the piece in hand is seen: under the mouse, or on what the keyboard stands on, else risen."""
    camera, stood = hand.view.camera, hand.view.targets.stood_on(hand.focus)
    if not hand.focus:
        return hand.pos
    own = camera.lies(piece.box)
    box = camera.lies(stood.box) if stood else own
    return box.center if stood and not own.colliderect(box) else (own.centerx, own.centery - RISE)


def pointed(hand: Hand) -> Box:
    """Return what is pointed at on the canvas: what the keyboard stands on, a thing under the mouse, or its point."""
    view, mouse = hand.view, Box(*hand.pos, 0, 0)
    stood = view.targets.stood_on(hand.focus)
    target = view.lights.target
    under = target if target and target.front and not hand.focus else None  # its own words are not hidden
    button = next((one for one in view.targets.front if hand.focus in one.names), under)
    if button and not stood:
        return button.box
    thing = stood or (target if target and target.says and not hand.focus else None)
    return view.camera.lies(thing.box) if thing else mouse


def draw_placing(paint: Paint, view: View, grid: Grid) -> None:
    """Draw the piece in hand where it would lie: ringed in honey if it may, crossed in red if it may not."""
    at = view.lights.at
    aimed, legal = bool(grid.aim(at)), bool(grid.legal(at))
    wrong = aimed and not legal
    if not aimed and view.lights.target and view.lights.target.front:
        return  # it would hide the button that is pointed at
    with view.camera.through(paint):
        draw_piece(paint, grid.piece(at), 190 if wrong else 235, "dim" if wrong else "")
        for box in grid.squares(at) if aimed else ():
            paint.frame(box.inflate(-box.w * 0.1, -box.h * 0.1), GOOD if legal else BAD, 3, 6)
            if wrong:
                cross = box.inflate(-box.w * 0.5, -box.h * 0.5)
                paint.line((cross.topleft, cross.bottomright), BAD, 4)
                paint.line((cross.topright, cross.bottomleft), BAD, 4)
        draw_arrows(paint, grid)


def draw_arrows(paint: Paint, grid: Grid) -> None:
    """Point to the sides to which a ghost can still be pushed; a click there does."""
    for way, hit in arrows(grid):
        ahead, across = Vector2(way), Vector2(way).rotate(90)
        foot = Vector2(hit.center) - ahead * 10
        head = (foot + across * 13, foot + ahead * 16, foot - across * 13)
        paint.line(head, INK, 10)
        paint.line(head, "#fffdf6", 5)


def draw_gain(paint: Paint, hand: Hand) -> None:
    """Write what the move pointed at would bring: on the line the map has for it, else beside the hand."""
    view, picture = hand.view, hand.view.lights.preview
    if hand.play.hint.open:  # its card tells that
        return
    line = gains_line(view)
    why = misplaced(hand) if line else None
    if line and why:
        draw_reason(paint, line, tell.reason(view.words, view.seating.game, why))
    if GAIN not in picture:
        return
    parts = [(spot, faces[0]) for spot, faces in picture.items() if spot.startswith(GAIN + "-")]
    total = int(label(picture[GAIN][0]))
    if line:
        draw_gains(paint, view, line, total, parts)
    else:
        draw_bubble(paint, hand, total, parts)


def gains_line(view: View) -> Box | None:
    """Return the line of the map for what a place brings: above the bar of the held piece, however high that is."""
    place = stands(view, "gains")
    tops = [one.box.y for one in view.targets.front if one.kind == "control"]
    if not place:
        return None
    return place.box.move(0, min(0.0, min(tops, default=place.box.bottom + RIM) - RIM - place.box.bottom))


def misplaced(hand: Hand) -> str | None:
    """Return the clause that forbids the place where a ghost lies."""
    grid, play = hand.grid, hand.play
    if not grid.face or grid.cell is None or grid.legal(hand.there):
        return None
    return play.match.rules.why_not(play.state, (*play.picker.said, grid.aim(hand.there)))


def draw_reason(paint: Paint, box: Box, text: str) -> None:
    """Write why a ghost cannot stay where it lies."""
    high = paint.extent(text, 22, "strong", box.w - 48, 1.1)[1] + 22
    box = Box(box.x, box.bottom - max(box.h, high), box.w, max(box.h, high))
    paint.sliced("plate-rose", box)
    paint.text(text, (box.x + 24, box.centery - 1), 22, "strong", "#8a2f1a", "midleft", box.w - 48, lead=1.1)


def part(words: Words, key: str, gain: int) -> str:
    """Return what a move brings of one thing, in words."""
    return f"{words.number(gain, signed=True)} {words.many(key, gain)}"


def draw_gains(paint: Paint, view: View, box: Box, total: int, parts: Sequence[tuple[str, str]]) -> None:
    """Write on one line what a place would bring: all of it on a badge, then the parts that change."""
    words, game = view.words, view.seating.game
    texts = [part(words, f"{game}.{spot}", int(label(face))) for spot, face in parts]
    size, step = 24.0, 26
    while size > 12 and 110 + sum(paint.extent(text, size, "strong")[0] + 44 + step for text in texts) > box.w:
        size -= 1
    high = max(box.h, size * paint.text_size * 1.4 + 16)
    box = Box(box.x, box.bottom - high, box.w, high)
    paint.sliced("plate", box)
    tone = "#8fcf95" if total > 0 else "#f0a08c" if total < 0 else "#f3d9a6"
    paint.circle((box.x + 46, box.centery), 34, INK)
    paint.circle((box.x + 46, box.centery), 31, tone)
    at = (box.x + 46, box.centery - 1)
    paint.text(words.number(total, signed=True), at, 30, "title", INK, "center", fit=54, grow=False)
    x = box.x + 96
    if not parts:
        paint.text(words("gain.none"), (x, box.centery - 1), 24, "strong", INK, "midleft", fit=box.right - x - 24)
    for (_, face), text in zip(parts, texts, strict=True):
        paint.image(art(face), (x, box.centery - 18, 36 * view.board.ratio(art(face)), 36))
        written = paint.text(text, (x + 42, box.centery - 1), size, "strong", INK, "midleft")
        x = written.right + step


def beside(hand: Hand, size: tuple[float, float]) -> Box:
    """Return where a note of that size stands near what is pointed at, and hides nothing that could be touched."""
    seen = pointed(hand)
    view, where = hand.view, list(closer.places(seen, size))
    cared = [*closer.cares(view), seen]
    title = view.board.places.get("title")
    read = [*cared, *clear.players(view), *clear.furniture(view), *([title.box] if title else [])]
    lying = [view.camera.lies(one.box) for one in view.targets.pieces if one.piece and one.piece.kind != "cells"]
    free = [box for boxes in ([*read, *lying], read, cared) for box in where if box.collidelist(boxes) < 0]
    return free[0] if free else where[0]


def draw_bubble(paint: Paint, hand: Hand, total: int, parts: Sequence[tuple[str, str]]) -> None:
    """Write beside what is pointed at what the move would bring."""
    view = hand.view
    words, game = view.words, view.seating.game
    lines = [part(words, f"{game}.{spot}", int(label(face))) for spot, face in parts]
    wide = max([paint.extent(line, 22, "strong")[0] for line in lines], default=-14) + 110
    box = beside(hand, (wide, max(84, 30 * paint.text_size * len(lines) + 34)))
    paint.sliced("bubble", box)
    tone = "#3f8a49" if total > 0 else "#a8431f" if total < 0 else INK
    paint.text(words.number(total, signed=True), (box.x + 46, box.centery), 34, "title", tone, "center", grow=False)
    y = box.centery - 15 * paint.text_size * (len(lines) - 1)
    for line in lines:
        paint.text(line, (box.x + 90, y), 22, "strong", INK, "midleft", fit=wide - 100)
        y += 30 * paint.text_size
