"""The evening of Meowtopia: who eats what the fields give and who eats food, what it costs, and who is sent home."""

from __future__ import annotations

from ...play.changes import art, label
from ...screen.paint import INK, SOFT, Box, Paint
from ..table import tell
from ..table.view import View
from ..table.wordbuttons import write_in

GREEN, RED = "#2c6e2f", "#b3361f"
TALL = 1.27  # of a kitten's picture, by its width
HOME = "home"  # the word before the name of a kitten that is sent home


def laid(view: View) -> bool:
    """Tell whether supper is served to the person at the screen now."""
    lights = view.lights
    asked = any(word in ("feed", HOME) or word.startswith("unfed") for word in lights.buttons)
    return asked or lights.words[:1] == (HOME,)


def guests(view: View) -> list[tuple[str, Box]]:
    """Return the viewer's kittens with the seats they have at the table of the evening."""
    seat, picture, table = view.viewer, view.picture, view.board.at("evening-table").box
    faces = [*picture.get(f"workers{seat}", ()), *picture.get(f"stalls{seat}", ())]
    step = min(128, table.w / max(1, len(faces)))
    wide = min(step * 0.9, 112, (table.h - 76) / TALL)
    left = table.centerx - step * len(faces) / 2 + (step - wide) / 2
    return [
        (face, Box(left + step * at, table.bottom - 66 - wide * TALL, wide, wide * TALL))
        for at, face in enumerate(faces)
    ]


def drawn(view: View) -> dict[str, Box]:
    """Return where a kitten can be touched in the panel, as on the table."""
    return {art(face): box for face, box in guests(view)} if view.lights.words[:1] == (HOME,) else {}


def draw(paint: Paint, view: View) -> None:
    """Draw the panel: for whom supper is, the sum, and the guests with what each of them eats."""
    seat, picture, words = view.viewer, view.picture, view.words
    counts = ("need", "meals", "yield", "food", "supper")
    need, meals, given, food, cost = (int(label(picture[f"{name}{seat}"][0])) for name in counts)
    panel = view.board.at("evening").box
    paint.sliced("plate", panel)
    paint.image("icon-evening", (panel.x + 26, panel.y + 12, 62, 62))
    leaving = view.lights.words[:1] == (HOME,)
    title = words("meowtopia.supper.who" if leaving else "meowtopia.supper.title", meals)
    write_in(paint, title, Box(panel.x + 104, panel.y + 8, panel.w - 140, 64), 38, INK, "title", anchor="midleft")
    draw_sum(paint, view, (need, given, cost), Box(panel.x + 32, panel.y + 80, panel.w * 0.46, 58))
    text, tone = kept(view, food, cost)
    room = Box(panel.x + panel.w * 0.5, panel.y + 78, panel.w * 0.5 - 34, 62)
    write_in(paint, text, room, 25, tone, "strong", anchor="midright")
    draw_guests(paint, view, need // max(1, meals), given, food)


def draw_sum(paint: Paint, view: View, sums: tuple[int, int, int], box: Box) -> None:
    """Tell what the kittens need, what the green fields give of it, and what is left to be paid."""
    step = box.w / 3
    for at, (name, number, before) in enumerate(zip(("need", "yield", "supper"), sums, ("", "\N{MINUS SIGN}", "="))):
        x, last = box.x + step * at, at == 2
        write_in(paint, before, Box(x - 6, box.y, 34, box.h), 30, SOFT)
        paint.image(name, (x + 30, box.centery - 25, 50, 50))
        room = Box(x + 86, box.y, step - 96, box.h)
        write_in(paint, f"{number}", room, 40 if last else 30, RED if last else SOFT, "title", anchor="midleft")


def kept(view: View, food: int, cost: int) -> tuple[str, str]:
    """Return what the way out that is pointed at would leave, else what the large button does, and its tone."""
    lights, words = view.lights, view.words
    bill = {art(face).removeprefix("pay-"): int(label(face)) for face in view.picture.get(f"bill{view.viewer}", ())}
    pointed = lights.focus or next(iter(lights.says), "")
    if lights.words[:1] == (HOME,) or pointed == HOME:
        return words("meowtopia.supper.leave"), SOFT
    if pointed in bill and pointed != "feed":
        name = tell.face_name(words, view.seating.game, pointed)
        return words("meowtopia.supper.then", name, food - bill[pointed]), SOFT
    if cost <= food:
        return words("meowtopia.supper.keep", food - cost), GREEN
    return words("meowtopia.supper.short", cost - food), RED


def draw_guests(paint: Paint, view: View, meal: int, given: int, food: int) -> None:
    """Seat the kittens; under each lies what it eats: from a field, from the store, or nothing."""
    table, seated = view.board.at("evening-table").box, guests(view)
    board = Box(table.x, table.bottom - 70, table.w, 34)
    leaving = view.targets.next if view.lights.words[:1] == (HOME,) else ()
    paint.sliced("wood", board)
    for index, (face, box) in enumerate(seated):
        if art(face) in leaving:
            paint.sliced("halo", box)
        paint.image(paint.dress.get(face, face), box)
        side = min(32, box.w * 0.46)
        for part in range(meal):
            unit = meal * index + part
            name = "yield" if unit < given else "icon-food" if unit < given + food else "cannot"
            x = box.centerx + (part - meal / 2) * (side + 4) + 2
            paint.image(name, (x, board.bottom + 3, side, side))
