"""The evening of Meowtopia: who eats what the fields give and who eats food, and what each way out costs."""

from __future__ import annotations

from ...play.changes import art, label
from ...screen.paint import INK, SOFT, Box, Paint
from ..table.view import View


def laid(view: View) -> bool:
    """Tell whether supper is served to the person at the screen now."""
    return any(word in ("feed", "home") or word.startswith("unfed") for word in view.lights.buttons)


def draw(paint: Paint, view: View) -> None:
    """Draw the table with its guests, and beside each way out what it costs."""
    seat, picture, words = view.viewer, view.picture, view.words
    counts = ("need", "meals", "yield", "food")
    need, meals, given, food = (int(label(picture[f"{name}{seat}"][0])) for name in counts)
    meal, panel = need // max(1, meals), view.board.at("evening").box
    paint.sliced("plate", panel)
    paint.image("icon-evening", (panel.x + 26, panel.y + 14, 60, 60))
    title = words("meowtopia.supper.title", meals, need)
    paint.text(title, (panel.x + 100, panel.y + 44), 34, "title", INK, "midleft", fit=panel.w - 140)
    draw_guests(paint, view, meal, given, food)
    bill = {art(face): int(label(face)) for face in picture.get(f"bill{seat}", ())}
    ways = [one for one in view.targets.front if one.kind == "word"]
    columns = len({one.box.x for one in ways})
    for one in ways:
        room = view.board.at("ways").box.w / columns - one.box.w - 24
        text = price(view, bill.get(f"pay-{one.says}"), food)
        draw_price(paint, text, Box(one.box.right + 16, one.box.y, room, one.box.h))


def draw_price(paint: Paint, text: str, box: Box) -> None:
    """Write what a way out costs: on two lines if it must be, smaller if that is not enough."""
    size = 24.0
    while size > 14 and paint.extent(text, size, "strong", box.w, 1.1)[1] > box.h:
        size -= 1
    paint.text(text, (box.x, box.centery - 3), size, "strong", SOFT, "midleft", box.w, lead=1.1)


def price(view: View, paid: int | None, food: int) -> str:
    """Return what a way out costs and leaves; whoever sends a kitten home pays nothing yet."""
    if paid is None:
        return view.words("meowtopia.supper.leave")
    return view.words("meowtopia.supper.keep", paid, food - paid)


def draw_guests(paint: Paint, view: View, meal: int, given: int, food: int) -> None:
    """Seat the kittens; under each lie two units of what it eats: from a field, from the store, or nothing."""
    seat, picture = view.viewer, view.picture
    table = view.board.at("evening-table").box
    guests = [*picture.get(f"workers{seat}", ()), *picture.get(f"stalls{seat}", ())]
    step = min(112, table.w / max(1, len(guests)))
    x = table.centerx - step * len(guests) / 2
    paint.sliced("wood", (table.x, table.bottom - 36, table.w, 32))
    for index, face in enumerate(guests):
        middle = x + step * (index + 0.5)
        wide = min(100, step * 0.9)
        paint.image(
            paint.dress.get(face, face),
            (middle - wide / 2, table.bottom - 30 - wide * 1.27, wide, wide * 1.27),
        )
        for part in range(meal):
            unit, side = meal * index + part, min(34, step * 0.42)
            box = (middle + (part - 1) * (side + 2) + 1, table.bottom - 38, side, side)
            name = "yield" if unit < given else "icon-food" if unit < given + food else "cannot"
            paint.image(name, box)
