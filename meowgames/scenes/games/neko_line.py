"""What is told beside Neko no Tawa's line: the order of play, what an animal does, how many tiles are left."""

from __future__ import annotations

from ...play.changes import art, label
from ...screen.paint import HALF, INK, PAPER, SMALLEST, SOFT, Box, Paint
from ..table.view import View

DEED, BIGGEST, LEAD = 30, 40, 1.08  # letters of what the animal in use does, at least and at most
EMPTY = 90  # of 255: the koban of a purse in which there is none


def draw_strip(paint: Paint, view: View) -> None:
    """Draw the order of play with pointers between the players, and below it what the animal in use does."""
    queue = view.board.at("queue").box
    paint.sliced("plate", queue)
    picture = view.picture
    for number in range(1, len(view.seating.seats)):
        if f"order{number}" in picture:
            box = view.board.at(f"mark{number}").box
            x, y = box.x - 3, box.centery
            paint.line([(x - 4, y - 7), (x + 3, y), (x - 4, y + 7)], "#a8431f", 4)
    for spot, faces in picture.items():
        if spot.startswith("mark") and faces == ("now",):
            paint.fill(view.board.at(spot).box, "#ffe9a0", radius=14)
    draw_deed(paint, view)


def draw_deed(paint: Paint, view: View) -> None:
    """Say what the animal in use does, the largest sentence on the table; before that, who acts when."""
    strip, text = view.board.at("strip").box, deed(view)
    room, high = strip.w - 32, strip.h - 14
    sizes = range(round(min(BIGGEST, DEED * max(1.0, paint.text_size))), round(DEED) - 1, -1)
    fits = (size for size in sizes if paint.extent(text, size, "strong", room, LEAD, grow=False)[1] <= high)
    paint.sliced("plate", strip)
    paint.text(
        text, strip.center, next(fits, DEED), "strong", INK, "center", room, align="center", lead=LEAD, grow=False
    )


def deed(view: View) -> str:
    """Return what the animal in use does, or who acts when while animals are chosen."""
    picture = view.picture
    power = label(picture.get("power", ("",))[0])
    if view.words.has(f"neko.power.{power}"):  # also one that the rooster has rolled
        return told(view, power)
    task = next((f"task{spot[4:]}" for spot, faces in picture.items() if faces == ("now",)), "")
    return told(view, art(picture[task][0]).removeprefix("head-")) if task else view.words("neko.order")


def told(view: View, animal: str) -> str:
    """Return an animal's name and what it does."""
    words = view.words
    return f"{words(f'neko.{animal}')} – {words(f'neko.power.{animal}')}"


def draw_counts(paint: Paint, view: View) -> None:
    """Write how many tiles and koban lie on the piles, and in which order the pawns act."""
    words, picture = view.words, view.picture
    for name in ("deck", "waste"):
        sign(paint, words(f"neko.{name}"), view.board.at(f"sign-{name}").box)
    if picture.get("die"):
        rolled = words("neko.rolled", words(f"neko.{art(picture['die'][0]).removeprefix('die-')}"))
        sign(paint, rolled, view.board.at("sign-die").box)
    for seat in range(len(view.seating.seats)):
        if not picture.get(f"koban{seat}"):
            place = view.board.at(f"koban{seat}")
            side = place.props.get("size", place.box.h)
            purse = Box(place.box.x, place.box.y, side, side)
            paint.image("koban", purse, alpha=EMPTY)
            at, size = (purse.right + 3, purse.centery + 1), max(SMALLEST, side * 0.6)
            paint.text("0", at, size, "strong", SOFT, "midleft", grow=HALF)
    for spot, faces in picture.items():
        if spot == "deck" or spot.startswith(("waste-", "hoard")):
            box = view.board.at(spot).box
            badge(paint, str(len(faces)), (box.right - 4, box.bottom - 6), 14)
    if view.easel.motions:
        return
    numbers = {faces[0]: spot[5:] for spot, faces in picture.items() if spot.startswith("order")}
    for spot, faces in picture.items():
        if spot.startswith("stand") and faces[0] in numbers:
            box = view.board.at(spot).box
            badge(paint, str(int(numbers[faces[0]]) + 1), (box.right - 12, box.bottom - 14), 14)


def badge(paint: Paint, text: str, middle: tuple[float, float], radius: float) -> None:
    """Write a small number on a paper, round unless it is a long one."""
    size, disc = max(SMALLEST, radius * 1.35), radius * 44 / 18
    wide, high = paint.extent(text, size, "button", grow=HALF)
    box = Box(0, 0, max(disc, wide + 14), max(disc, high))
    box.center = middle
    paint.fill(box, PAPER, radius=box.h / 2)
    paint.frame(box, INK, 2.4, box.h / 2)
    paint.text(text, middle, size, "button", INK, "center", grow=HALF)


def sign(paint: Paint, text: str, place: Box) -> None:
    """Write a word on a small paper sign that is as wide as it must be."""
    wide, high = paint.extent(text, 19, "strong", grow=HALF)
    box = Box(0, 0, wide + 26, max(place.h, high + 4))
    box.center = place.center
    paint.fill(box, PAPER, radius=14)
    paint.frame(box, INK, 2, 14)
    paint.text(text, (place.centerx, place.centery - 1), 19, "strong", SOFT, "center", grow=HALF)
