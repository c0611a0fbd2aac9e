"""What the things of Meowtopia are worth now, counted from the picture of whoever looks."""

from __future__ import annotations

from ...play.changes import art, label, orientation
from ...rules.meowtopia.families import FAMILIES
from ...rules.meowtopia.points import KITTEN, MALUS, SOLD_COIN, SOLD_FOOD
from ...rules.meowtopia.tiles import MOST, RATION
from ..table import tell
from ..table.meaning import GAIN, bare, number, owner, place_name, signed
from ..table.things import BAD, GOOD, PLAIN, Thing, Worth
from ..table.view import View

SOLD = {"ware-coin": ("coins", SOLD_COIN), "ware-food": ("meals", SOLD_FOOD)}


def gaps(view: View, thing: Thing) -> dict[str, object]:
    """Return the family of a kitten, and who took a tile."""
    piece = thing.target.piece
    face = bare(view, piece) if piece else ""
    family = face.rstrip("0123456789")
    if family in FAMILIES:
        (worn,) = tell.worn(view.seating, view.board, (face,))
        named = tell.face_name(view.words, "meowtopia", worn)
        return {"name": named, "family": view.words(f"meowtopia.{worn.rstrip('0123456789')}")}
    actions = [view.words(f"meowtopia.do-{action}") for action in face.split("-")[1:]]
    if face.startswith("tile-") and len(actions) > 1 and piece and not orientation(piece.face):
        return {"one": actions[0], "two": actions[1]}
    spot = piece.spot if piece else ""
    badge = view.picture.get(spot.replace("tile", "taker"), ("",))[0] if piece else ""
    taker = badge.partition("-")[2]
    return {"taker": view.seating.seats[FAMILIES.index(taker)].name} if taker in FAMILIES else {}


def worth(view: View, thing: Thing) -> Worth | None:
    """Return what a thing is worth now."""
    words, piece = view.words, thing.target.piece
    spot = piece.spot if piece else thing.target.names[0]
    face, place, seat = bare(view, piece) if piece else "", place_name(view, spot), owner(view, spot)
    if place == "supper-sign" or (face == "food" and seat is not None):
        return supper(view, view.board.viewer if seat is None else seat)
    if not piece:
        return None
    if place == "tile":
        return tile(view, face.split("-")[1:], spot) if not orientation(piece.face) else None
    if GAIN in view.lights.preview and thing.target.says:  # what a touch brings is told instead
        return None
    if place == "workers" and seat is not None:
        return worker(view, seat, bool(orientation(piece.face)))
    if place in ("stalls", "wares") and seat is not None:
        return stall(view, view.picture[f"wares{seat}"][piece.index])
    if place == "nest":
        return Worth(words.many("meowtopia.worth.nest", len(view.picture[spot])), icons=("icon-kittens",))
    if face in ("fields", "sticks"):
        return Worth(words.many("meowtopia.worth.nest", number(view, spot)), icons=(face,))
    if face == "coin":
        return points(view, number(view, spot), "coin")
    if face == "malus":
        return points(view, MALUS * len(view.picture[spot]), "malus")
    if face == "stick":
        return points(view, between(view, spot), "stick")
    return None


def points(view: View, count: int, icon: str) -> Worth:
    """Return points on a strip of their tone."""
    return Worth(signed(view.words, count), GOOD if count > 0 else BAD if count < 0 else PLAIN, (icon,))


def supper(view: View, seat: int) -> Worth | None:
    """Return what tonight's supper takes of a store."""
    if f"supper{seat}" not in view.picture:
        return None
    cost, food = number(view, f"supper{seat}"), number(view, f"food{seat}")
    if cost > food:
        return Worth(view.words("meowtopia.worth.short", cost - food), BAD, ("supper",))
    return Worth(view.words("meowtopia.worth.enough", cost, food), GOOD, ("supper",))


def tile(view: View, actions: list[str], spot: str) -> Worth | None:
    """Return what a free tile could bring the viewer now, with the food that waits on it."""
    words, me = view.words, view.board.viewer
    waiting = number(view, spot.replace("tile", "waiting"))
    awake = [face for face in view.picture.get(f"workers{me}", ()) if not orientation(face)]
    count = min(MOST, len(awake))
    if len(actions) > 1:
        return None
    if actions[0] == "recruit":
        count = min(count, number(view, f"coin{me}"))
    text = words.many(f"meowtopia.worth.{actions[0]}", count, sum(RATION[:count]))
    if not awake:
        text = words("meowtopia.worth.asleep")
    if waiting:
        text = words("meowtopia.worth.waiting", text, words.number(waiting, signed=True))
    return Worth(text, GOOD if count or waiting else BAD, (f"mark-{actions[0]}",))


def worker(view: View, seat: int, asleep: bool) -> Worth:
    """Return what a worker counts and eats, or what it costs to wake it."""
    words = view.words
    if asleep and f"price{seat}" in view.picture:
        price = number(view, f"price{seat}")
        text = words("meowtopia.worth.price", price) if price else words("meowtopia.worth.free")
        return Worth(text, PLAIN if price else GOOD, ("food",))
    return Worth(words("meowtopia.worth.worker", signed(words, KITTEN)), icons=("icon-kittens",))


def stall(view: View, ware: str) -> Worth:
    """Return what a merchant was given, and what that is worth."""
    words, good = view.words, SOLD.get(art(ware))
    if not good:
        return Worth(words("meowtopia.worth.none", signed(words, KITTEN)), icons=("ware-none",))
    name, each = good
    count = int(label(ware) or 0)
    return Worth(words(f"meowtopia.worth.{name}", count, signed(words, each * count)), GOOD, (art(ware),))


def between(view: View, spot: str) -> int:
    """Return how many fields lie beside a stick: as many points as it brings."""
    edge, _, at = spot.partition(".")
    x, y = map(int, at.split(","))  # in half steps
    across, down = x % 2, y % 2
    beside = ((x - across, y - down), (x + across, y + down))
    return sum(f"{edge.replace('edge', 'field')}.{x // 2},{y // 2}" in view.picture for x, y in beside)
