"""The evening of Meowtopia: who eats what the fields give and who eats food, and what each way out costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.changes import label
from ..screen.paint import INK, SOFT, Box, Paint

if TYPE_CHECKING:
    from .meowtopia import MeowtopiaScene

PANEL = Box(430, 366, 962, 464)
TABLE = Box(462, 440, 898, 152)  # where the kittens sit
WAYS = Box(462, 606, 898, 212)  # where the buttons stand
FEW = 3  # ways out that stand one under another
MEAL = 2  # food a kitten eats
DEEP = 68  # height of a button at most


def laid(table: MeowtopiaScene) -> bool:
    """Tell whether supper is served to the person at the screen now."""
    return table.mine and any(word in ("feed", "home") or word.startswith("unfed") for word in table.picker.next())


def boxes(words: list[str]) -> dict[str, Box]:
    """Return where the ways out stand, each with room for its cost beside it; many stand in two columns."""
    columns = 1 if len(words) <= FEW else 2
    rows = -(-len(words) // columns)
    step, wide = min(DEEP, WAYS.h / max(1, rows)), WAYS.w / columns
    found = {}
    for index, word in enumerate(words):
        column, row = divmod(index, rows)
        found[word] = Box(WAYS.x + wide * column, WAYS.y + step * row, 400 if columns == 1 else 262, step - 6)
    return found


def draw(paint: Paint, table: MeowtopiaScene) -> None:
    """Draw the table with its guests, and beside each way out what it costs."""
    seat, picture, words = table.viewer, table.easel.picture, table.stage.words
    need, given, cost, food = (int(label(picture[f"{name}{seat}"][0])) for name in ("need", "yield", "supper", "food"))
    paint.piece("plate", PANEL)
    paint.image("icon-evening", (PANEL.x + 26, PANEL.y + 14, 60, 60))
    title = words("meowtopia.supper.title", need // MEAL, need)
    paint.text(title, (PANEL.x + 100, PANEL.y + 44), 34, "title", INK, "midleft", fit=PANEL.w - 140)
    draw_guests(paint, table, given, food)
    ways = boxes(table.buttons())
    for word, box in ways.items():
        room = WAYS.w / (1 if len(ways) <= FEW else 2) - box.w - 24
        draw_price(paint, price(table, word, cost, food), Box(box.right + 16, box.y, room, box.h))


def draw_price(paint: Paint, text: str, box: Box) -> None:
    """Write what a way out costs: on two lines if it must be, smaller if that is not enough."""
    size = 24.0
    while size > 14 and paint.extent(text, size, "strong", box.w, 1.1)[1] > box.h:
        size -= 1
    paint.text(text, (box.x, box.centery - 3), size, "strong", SOFT, "midleft", box.w, lead=1.1)


def price(table: MeowtopiaScene, word: str, cost: int, food: int) -> str:
    """Return what a way out costs."""
    if word == "home":
        return table.stage.words("meowtopia.supper.leave")
    unfed = int(word.removeprefix("unfed")) if word.startswith("unfed") else 0
    paid = max(0, cost - MEAL * unfed)
    return table.stage.words("meowtopia.supper.keep", paid, food - paid)


def draw_guests(paint: Paint, table: MeowtopiaScene, given: int, food: int) -> None:
    """Seat the kittens; under each lie two units of what it eats: from a field, from the store, or nothing."""
    seat, picture = table.viewer, table.easel.picture
    guests = [*picture.get(f"workers{seat}", ()), *picture.get(f"stalls{seat}", ())]
    step = min(112, TABLE.w / max(1, len(guests)))
    x = TABLE.centerx - step * len(guests) / 2
    paint.piece("wood", (TABLE.x, TABLE.bottom - 36, TABLE.w, 32))
    for index, face in enumerate(guests):
        middle = x + step * (index + 0.5)
        wide = min(100, step * 0.9)
        paint.image(
            paint.dress.get(face, face),
            (middle - wide / 2, TABLE.bottom - 30 - wide * 1.27, wide, wide * 1.27),
        )
        for part in range(MEAL):
            unit, side = MEAL * index + part, min(34, step * 0.42)
            box = (middle + (part - 1) * (side + 2) + 1, TABLE.bottom - 38, side, side)
            name = "yield" if unit < given else "icon-food" if unit < given + food else "cannot"
            paint.image(name, box)
