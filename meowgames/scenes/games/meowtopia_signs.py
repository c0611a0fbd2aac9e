"""What is written in the village of Meowtopia: on tiles, on the strip of the day, on the supper sign."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.changes import art, label, orientation
from ...screen.paint import HALF, INK, RED, SAFE, SMALLEST, SOFT, Box, Paint
from ...screen.table.place import Piece
from ..table import tell
from ..table.view import View

PHASES = ("morning", "day", "evening")
SUM = ("need", "yield", "supper")  # spots of the sum of a supper, before the number of a seat
CREAM, GREEN = "#fff3d6", "#2f6632"


def half(piece: Piece | None, at: tuple[float, float] | None) -> tuple[str, str]:
    """Return the action of a tile's half at a place of the table, and the one that is left to the others."""
    names = art(piece.face).split("-")[1:] if piece and piece.spot.startswith("tile") else []
    if piece is None or at is None or len(names) < 2 or orientation(piece.face):
        return "", ""
    first = (at[0] - piece.box.x) / piece.box.w + (at[1] - piece.box.y) / piece.box.h < 1
    return (names[0], names[1]) if first else (names[1], names[0])


def draw(paint: Paint, view: View) -> None:
    """Write all of it."""
    draw_day(paint, view)
    draw_order(paint, view)
    draw_sign(paint, view)
    draw_nests(paint, view)
    draw_prices(paint, view)
    draw_pair(paint, view)


def write_tile(paint: Paint, view: View, piece: Piece) -> None:
    """Write the name of its action on a tile; one of two actions is only pictures."""
    names, used, box = art(piece.face).split("-")[1:], orientation(piece.face), piece.box
    if len(names) > 1 and not used:
        return
    text = tell.face_name(view.words, "meowtopia", art(piece.face))
    at = box.centerx, box.y + box.h * (0.83 if used else 0.84)
    size, tone = box.w * (0.125 if used else 0.147), "#3f5230" if used else INK
    room = max(box.w * 0.9, paint.extent(text, SMALLEST, "button", grow=HALF)[0])
    paint.text(text, at, size, "button", tone, "center", fit=room, least=SMALLEST, grow=HALF)


def draw_day(paint: Paint, view: View) -> None:
    """Name the parts of the day."""
    now, strip = view.picture.get("phase", ("",))[0].partition("-")[2], view.board.at("day").box
    for index, name in enumerate(PHASES if now else ()):
        text, step = view.words(f"meowtopia.{name}").capitalize(), strip.w / 3
        at = strip.x + step * index + 84, strip.centery
        room = max(step - 100, paint.extent(text, SMALLEST, "button", grow=HALF)[0])
        tone = INK if name == now else SOFT
        paint.text(text, at, 27, "button", tone, "midleft", fit=room, least=SMALLEST, grow=HALF)


def draw_order(paint: Paint, view: View) -> None:
    """Show the order of the round: who begins, who had a turn, whose it is."""
    picture, count, strip = view.picture, len(view.seating.seats), view.board.at("order").box
    first = next((seat for seat in range(count) if f"first{seat}" in picture), 0)
    paint.image("first", (strip.x + 18, strip.centery - 31, 60, 60))
    step = min(70, (strip.w - 100) / count)
    for index in range(count):
        seat = (first + index) % count
        x = strip.x + 112 + step * index
        if f"active{seat}" in picture:
            paint.image("active", (x - 36, strip.centery - 37, 72, 72))
        paint.image(f"seat{view.seating.colours[seat]}", (x - 20, strip.centery - 21, 40, 40))
        if f"played{seat}" in picture:
            paint.image("played", (x + 4, strip.centery + 2, 26, 26))
        if index < count - 1:
            y = strip.centery - 1
            paint.line(((x + step / 2 - 3, y - 6), (x + step / 2 + 3, y), (x + step / 2 - 3, y + 6)), "#a08469", 4)


def draw_sign(paint: Paint, view: View) -> None:
    """Tell what tonight's supper takes: what kittens need, what green fields give, what is to be paid."""
    seat, words, picture = view.board.viewer, view.words, view.picture
    if f"need{seat}" not in picture:
        return
    need, given, cost, food = supper_ahead(view)
    ahead = any(f"{name}{seat}" in view.lights.preview for name in SUM)
    box = view.board.at("supper-sign").box
    title = words("meowtopia.supper.sign")
    paint.text(title, (box.centerx, box.y + 42), 26, "button", INK, "center", fit=300, least=20, grow=HALF)
    sums = (("need", f"{need}"), ("", "\N{MINUS SIGN}"), ("yield", f"{given}"), ("", "="), ("supper", f"{cost}"))
    draw_sum(paint, Box(box.x + 24, box.y + 64, box.w - 48, 58), sums, GREEN if ahead else RED)
    paint.fill((box.x + 32, box.y + 125, box.w - 64, 2), "#c9a77a", 180)
    enough = cost <= food
    paint.image("played" if enough else "cannot", (box.x + 34, box.y + 139, 32, 32))
    key, number = ("have", food) if enough else ("short", cost - food)
    at, said = (box.x + 76, box.y + 158), words(f"meowtopia.supper.{key}", number)
    paint.text(said, at, 20, "strong", SOFT, "midleft", box.w - 96, lead=1.1, grow=HALF)


def draw_sum(paint: Paint, box: Box, parts: Sequence[tuple[str, str]], tone: str) -> None:
    """Write a sum in the middle of a box, each number after its picture; the last is what it comes to."""
    last = len(parts) - 1
    wides = [paint.extent(text, 36 if at == last else 26, "button", grow=HALF)[0] for at, (_, text) in enumerate(parts)]
    spare = box.w - sum(wides) - sum(4 if name else 12 for name, _ in parts)
    side = min(50.0, spare / sum(bool(name) for name, _ in parts))
    x = box.centerx - (box.w - spare + side * sum(bool(name) for name, _ in parts)) / 2
    for at, ((name, text), wide) in enumerate(zip(parts, wides, strict=True)):
        if name:
            paint.image(name, (x, box.centery - side / 2, side, side))
            x += side + 4
        else:
            x += 6
        final = at == last
        paint.text(text, (x, box.centery), 36 if final else 26, "button", tone if final else SOFT, "midleft", grow=HALF)
        x += wide + (0 if name else 6)


def supper_ahead(view: View) -> tuple[int, int, int, int]:
    """Return the sum of the viewer's supper and their food, all four as the move pointed at would make them."""
    seat, preview = view.board.viewer, view.lights.preview
    seen = {**view.picture, **preview}
    need, given, cost, food = (int(label(seen[f"{name}{seat}"][0])) for name in (*SUM, "food"))
    pays = f"bill{seat}" in view.picture and f"supper{seat}" not in preview  # that food is the supper itself
    gain = 0 if pays else int(label(preview.get("gain-food", (":0",))[0]))
    return need, min(given, need), cost, food + gain  # 8.3


def draw_nests(paint: Paint, view: View) -> None:
    """Count the kittens that nobody has, and name the last round."""
    for family in range(len(view.seating.seats)):
        place, count = view.board.place(f"nest{family}"), len(view.picture.get(f"nest{family}", ()))
        if not count:
            paint.image(f"seat{view.seating.colours[family]}", place.box.inflate(-14, -28))
        at = (place.box.right + 5, place.box.centery + 6)
        paint.text(f"{count}", at, 28, "title", CREAM, "midleft", grow=0)
    for piece in view.easel.pieces:
        if piece.spot == "last":
            text = view.words("meowtopia.face.last-round").capitalize()
            at = (piece.box.centerx + 18, piece.box.centery - 4)
            paint.text(text, at, 22, "strong", "#7a2413", "center", fit=200, least=SMALLEST, grow=HALF)


def draw_prices(paint: Paint, view: View) -> None:
    """Put a tag on every sleeper that can be woken now: what it costs, or that it is free."""
    price = view.picture.get(f"price{view.board.viewer}")
    for piece in view.pieces() if price else ():
        if (
            piece.spot == f"workers{view.board.viewer}"
            and orientation(piece.face)
            and (piece.spot, piece.index) in view.lights.lit
        ):
            box = Box(0, 0, 76, 42)
            box.midbottom = piece.box.centerx + 10, piece.box.bottom - 4
            cost = int(label(price[0]))
            if cost:
                paint.image("price", box)
                paint.text(f"{cost}", (box.x + 50, box.centery - 1), 24, "strong", INK, "center", grow=0.2)
            else:
                text = view.words("meowtopia.unpaid")
                paint.sliced("plate-mint", box.inflate(16, -8))
                paint.text(
                    text,
                    (box.centerx, box.centery - 1),
                    22,
                    "strong",
                    GREEN,
                    "center",
                    fit=88,
                    least=SMALLEST,
                    grow=HALF,
                )


def draw_pair(paint: Paint, view: View) -> None:
    """Say which action of a tile of two a touch would mean, and which one is left to the others."""
    lights = view.lights
    piece = lights.target.piece if lights.target and lights.mine and not lights.focus else None
    mine, other = half(piece, lights.at)
    if piece and mine and {art(piece.face), f"do-{mine}"}.intersection(view.targets.next):
        words = view.words
        text = words("meowtopia.pair", words(f"meowtopia.do-{mine}"), words(f"meowtopia.do-{other}"))
        box = Box(0, 0, paint.extent(text, 22, "strong")[0] + 40, 44)
        box.midtop = piece.box.centerx, piece.box.bottom - 14
        box.clamp_ip(SAFE)
        paint.sliced("plate-honey", box)
        paint.text(text, box.center, 22, "strong", INK, "center")
