"""What is written in the village of Meowtopia: on tiles, on the strip of the day, on the supper sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.changes import art, label, turned
from ..screen.paint import INK, RED, SOFT, Box, Paint
from ..screen.table.place import Piece
from . import tell

if TYPE_CHECKING:
    from .meowtopia import MeowtopiaScene

PHASES = ("morning", "day", "evening")
STRIP = Box(392, 30, 612, 74)  # the parts of the day
ORDER = Box(1040, 30, 376, 74)  # the order of the round
SIGN = Box(64, 538, 340, 200)
CREAM, GREEN = "#fff3d6", "#2f6632"


def draw(paint: Paint, table: MeowtopiaScene) -> None:
    """Write all of it."""
    for piece in table.poses.all():
        table.write_on(paint, piece)
    draw_day(paint, table)
    draw_order(paint, table)
    draw_sign(paint, table)
    draw_nests(paint, table)
    draw_prices(paint, table)
    draw_pair(paint, table)


def write_tile(paint: Paint, table: MeowtopiaScene, piece: Piece) -> None:
    """Write the name of its action on a tile; one of two actions is only pictures."""
    names, used, box = art(piece.face).split("-")[1:], turned(piece.face), piece.box
    if len(names) > 1 and not used:
        return
    text = tell.face_name(table.stage.words, "meowtopia", art(piece.face))
    at = box.centerx, box.y + box.h * (0.83 if used else 0.84)
    size, tone = box.w * (0.125 if used else 0.147), "#3f5230" if used else INK
    paint.text(text, at, size, "button", tone, "center", fit=box.w * 0.86, grow=False)


def draw_day(paint: Paint, table: MeowtopiaScene) -> None:
    """Name the parts of the day."""
    now = table.easel.picture.get("phase", ("",))[0].partition("-")[2]
    for index, name in enumerate(PHASES if now else ()):
        text, step = table.stage.words(f"meowtopia.{name}").capitalize(), STRIP.w / 3
        at = STRIP.x + step * index + 80, STRIP.centery
        paint.text(text, at, 27, "button", INK if name == now else SOFT, "midleft", fit=step - 96, grow=False)


def draw_order(paint: Paint, table: MeowtopiaScene) -> None:
    """Show the order of the round: who begins, who had a turn, whose it is."""
    picture, count = table.easel.picture, len(table.match.seats)
    first = next((seat for seat in range(count) if f"first{seat}" in picture), 0)
    paint.image("first", (ORDER.x + 18, ORDER.centery - 31, 60, 60))
    step = min(70, (ORDER.w - 100) / count)
    for index in range(count):
        seat = (first + index) % count
        x = ORDER.x + 112 + step * index
        if f"active{seat}" in picture:
            paint.image("active", (x - 36, ORDER.centery - 37, 72, 72))
        paint.image(f"seat{table.match.colours[seat]}", (x - 20, ORDER.centery - 21, 40, 40))
        if f"played{seat}" in picture:
            paint.image("played", (x + 4, ORDER.centery + 2, 26, 26))
        if index < count - 1:
            y = ORDER.centery - 1
            paint.line(((x + step / 2 - 3, y - 6), (x + step / 2 + 3, y), (x + step / 2 - 3, y + 6)), "#a08469", 4)


def draw_sign(paint: Paint, table: MeowtopiaScene) -> None:
    """Tell what tonight's supper takes: what kittens need, what green fields give, what is to be paid."""
    seat, words, picture = table.board.viewer, table.stage.words, table.easel.picture
    if f"need{seat}" not in picture:
        return
    need, given, cost, food = (int(label(picture[f"{name}{seat}"][0])) for name in ("need", "yield", "supper", "food"))
    ahead = table.preview().get(f"supper{seat}")
    box, y = SIGN, SIGN.y + 92
    paint.text(words("meowtopia.supper.sign"), (box.centerx, box.y + 42), 26, "button", INK, "center", fit=300)
    for name, x, size in (("need", 32, 50), ("yield", 128, 46), ("supper", 228, 48)):
        paint.image(name, (box.x + x, y - size / 2, size, size))
    for text, x in ((f"{need}", 86), ("\N{MINUS SIGN}", 114), (f"{given}", 178), ("=", 208)):
        paint.text(text, (box.x + x, y), 26, "button", SOFT, "midleft" if text.isdigit() else "center", grow=False)
    shown = label(ahead[0]) if ahead else f"{cost}"
    paint.text(shown, (box.x + 282, y - 1), 36, "title", GREEN if ahead else RED, "midleft", grow=False)
    paint.fill((box.x + 32, box.y + 125, box.w - 64, 2), "#c9a77a", 180)
    enough = int(shown) <= food
    paint.image("played" if enough else "cannot", (box.x + 34, box.y + 139, 32, 32))
    key, number = ("have", food) if enough else ("short", int(shown) - food)
    at = (box.x + 76, box.y + 155)
    paint.text(words(f"meowtopia.supper.{key}", number), at, 23, "strong", SOFT, "midleft", fit=box.w - 104)


def draw_nests(paint: Paint, table: MeowtopiaScene) -> None:
    """Count the kittens that nobody has, and name the last round."""
    for family in range(len(table.match.seats)):
        place, count = table.board.place(f"nest{family}"), len(table.easel.picture.get(f"nest{family}", ()))
        if not count:
            paint.image(f"seat{table.match.colours[family]}", place.box.inflate(-14, -28))
        at = (place.box.right + 5, place.box.centery + 6)
        paint.text(f"{count}", at, 28, "title", CREAM, "midleft", grow=False)
    for piece in table.easel.pieces:
        if piece.spot == "last":
            text = table.stage.words("meowtopia.face.last-round").capitalize()
            at = (piece.box.centerx + 18, piece.box.centery - 4)
            paint.text(text, at, 22, "strong", "#7a2413", "center", fit=180, grow=False)


def draw_prices(paint: Paint, table: MeowtopiaScene) -> None:
    """Put a tag on every sleeper that can be woken now: what it costs, or that it is free."""
    price = table.easel.picture.get(f"price{table.board.viewer}")
    for piece in table.poses.all() if price else ():
        if piece.spot == f"workers{table.board.viewer}" and turned(piece.face) and table.poses.touchable(piece):
            box = Box(0, 0, 76, 42)
            box.midbottom = piece.box.centerx + 10, piece.box.bottom - 4
            cost = int(label(price[0]))
            if cost:
                paint.image("price", box)
                paint.text(f"{cost}", (box.x + 50, box.centery - 1), 24, "strong", INK, "center", grow=False)
            else:
                text = table.stage.words("meowtopia.unpaid")
                paint.piece("plate-mint", box.inflate(16, -8))
                paint.text(text, (box.centerx, box.centery - 1), 22, "strong", GREEN, "center", fit=80, grow=False)


def draw_pair(paint: Paint, table: MeowtopiaScene) -> None:
    """Say which action of a tile of two a touch would mean, and which one is left to the others."""
    mine, other = table.half()
    piece = table.poses.at(table.hand.spot) if mine else None
    if piece and table.picker.takes([art(piece.face), f"do-{mine}"]):
        words = table.stage.words
        text = words("meowtopia.pair", words(f"meowtopia.do-{mine}"), words(f"meowtopia.do-{other}"))
        box = Box(0, 0, paint.extent(text, 22, "strong")[0] + 40, 44)
        box.midtop = piece.box.centerx, piece.box.bottom - 14
        box.clamp_ip(Box(10, 10, 1900, 1060))
        paint.piece("plate-honey", box)
        paint.text(text, box.center, 22, "strong", INK, "center")
