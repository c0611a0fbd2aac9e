"""What lies under the pieces of Minicity's players: crates and slots, the track of friendship, the shop."""

from __future__ import annotations

from ...play.changes import art, label
from ...rules import CHANCE
from ...rules.minicity.goods import FOODS, GAINS, TRACK
from ...screen.paint import HALF, INK, SEAT_TONES, SMALLEST, SOFT, Box, Paint
from ...screen.table.place import Piece
from ..table.view import View

SLOT = 50
WORD = 20  # letters that name a rival's crate and reserve
STORES = {"crate": "#d9b07c", "stock": "#fbefd6"}  # what blocks lie on
PIP = 22  # from mark to mark of the cards a rival may lay this turn
RIM = 2  # of the ruler, on either side of its numbers


def draw(paint: Paint, view: View) -> None:
    """Draw all that friends, blocks and cubes lie on."""
    seat = max(0, view.viewer)
    lay(paint, view)
    draw_slots(paint, view, seat)
    tag = view.board.at(f"left{seat}").box
    left = view.words.many("minicity.blocks", int(label(view.picture.get(f"left{seat}", ("left:0",))[0]) or 0))
    if paint.scale < paint.home:  # seen from afar
        left = ""
    paint.text(left, (tag.right + 8, tag.centery), 22, "strong", SOFT, "midleft", fit=76, least=SMALLEST, grow=HALF)
    if f"points{seat}" in view.picture:
        draw_track(paint, view)
        draw_shop(paint, view, seat)
    else:
        paint.image("den", view.board.at("den").box)


def lay(paint: Paint, view: View) -> None:
    """Draw what everybody's blocks lie on."""
    seat, desk = max(0, view.viewer), view.board.at("desk").box
    paint.image("crate", desk)
    rim = (desk.x + 14, desk.y + 10, desk.w - 28, desk.h - 26)  # its shadow lies outside
    paint.frame(rim, SEAT_TONES[view.seating.colours[seat]], 5, 12)
    for other in range(len(view.seating.seats)):
        if other != seat:
            draw_stores(paint, view, other, view.board.at(f"panel{other}").box)


def draw_stores(paint: Paint, view: View, seat: int, panel: Box) -> None:
    """Draw what a rival's blocks lie on, and say which are in the crate and which in the reserve."""
    above, tone = view.board.at(f"crate{seat}").box, SEAT_TONES[view.seating.colours[seat]]
    line = view.board.at(f"stock{seat}").box.y - above.bottom - 4  # the room above each row
    for name, wood in STORES.items():
        row = view.board.at(f"{name}{seat}").box
        bed = Box(panel.x + 6, row.y - 3, panel.w - 12, row.h + 7)
        paint.fill(bed, wood, radius=8)
        paint.frame(bed, tone, 3, 8)
        at = panel.x + 26, row.y - line / 2 - 3
        paint.text(view.words(f"minicity.{name}"), at, WORD, "strong", SOFT, "midleft", grow=HALF)


def draw_slots(paint: Paint, view: View, seat: int) -> None:
    """Draw the slots of the small compartment: a caterpillar adds some."""
    box = view.board.at(f"crate{seat}").box
    for index in range(int(label(view.picture[f"room{seat}"][0]))):
        x = box.x + box.h / 2 + 53 * index
        paint.image("slot", (x - SLOT / 2, box.centery - SLOT / 2, SLOT, SLOT))


def draw_track(paint: Paint, view: View) -> None:
    """Draw the ruler of friendship points."""
    box = view.board.at("ruler").box
    paint.image("track", box)
    for number in range(0, TRACK + 1, 5):
        paint.text(str(number), (along(box, number), box.y + 18), 20, "strong", SOFT, "center", grow=HALF)


def along(ruler: Box, number: int) -> float:
    """Return where the middle of a number of the track lies."""
    return ruler.x + RIM + (ruler.w - 2 * RIM) / (TRACK + 1) * (number + 0.5)


def on_track(view: View, piece: Piece) -> Piece:
    """Return the cube where its number stands on the track."""
    ruler = view.board.at("ruler").box
    x = along(ruler, int(label(piece.face))) - 18
    return piece._replace(face=art(piece.face), box=Box(x, ruler.y - 1, piece.box.w, piece.box.h))


def with_actor(view: View, piece: Piece) -> Piece:
    """Return a mark of the cards of this turn where it belongs: beside the hand of a rival who acts, else at home."""
    acts = view.seen.turn if view.seen.turn != CHANCE else view.seen.by
    hand = view.board.place(f"hand{acts}") if acts not in (CHANCE, max(0, view.viewer)) else None
    if not hand:
        return piece
    left = hand.box.x - PIP * (len(view.picture["pips"]) - piece.index)
    return piece._replace(box=Box(left - 4, hand.box.y + 5, PIP - 4, (PIP - 4) * piece.box.h / piece.box.w))


def draw_shop(paint: Paint, view: View, seat: int) -> None:
    """Draw the board of friends for sale: the viewer's points, and what each food is worth."""
    box = view.board.at("shop").box
    paint.image("shop", box)
    x, y = box.x + 16, box.y + 16
    title = view.words("minicity.shop")
    paint.text(title, (x + 24, y + 30), 32, "button", "#ffe9a8", "midleft", fit=190, edge="#2e1d1a", thick=2)
    paint.image("icon-heart", (x + 232, y + 12, 36, 36))
    points = label(view.picture[f"points{seat}"][0])
    at = x + 274, y + 30
    paint.text(points, at, 34, "title", "#ffe9a8", "midleft", edge="#2e1d1a", thick=2, grow=False)
    paint.sliced("plate", (x + 16, y + 58, 308, 36))
    paint.image("icon-heart", (x + 24, y + 64, 24, 24))
    for index, (food, gain) in enumerate(zip(FOODS, GAINS)):
        left = x + 54 + 54 * index
        paint.image(food, (left, y + 60, 32, 32))
        paint.text(str(gain), (left + 32, y + 76), 21, "strong", INK, "midleft", grow=False)
