"""The hands of a free table: where they are if the map has none, and how cards and other pieces lie in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from ...play.changes import art
from ...play.level import AREA
from ..paint import CANVAS, Box
from .freely import Tiles, lies
from .place import Piece, Place

HAND, WIDE, EDGE = (984.0, 150.0), (520.0, 980.0), 20.0  # one's own hand: top and height, how wide, clear of the rest
LOOSE = ("hidden", AREA, "view", "prompt", "buttons", "ending", "placing")  # kinds of places that stand in nobody's way
HEAVY = {"portrait": 12, "name": 12, "row": 0.2, "label": 0}  # how much it matters that they are seen; 2 for the rest
BADGE = 20.0  # how far the badge of such a hand reaches beyond it
SMALL = (96.0, 40.0)  # the hand of anybody else
CAT = (46.0, 55.0)
HELD, SIZES = 1.3, (1.3, 1.15, 1.0)  # how much larger than on the table a piece is at most in a hand, and as it fills
LOW = 0.8  # how much of its size a card keeps at least in one's own hand
CLEAR = 10.0  # between what is seen whole in one's own hand and the edge of the window
GAP, INSET = 10.0, 14.0  # between it and what lies beside it; between a name and the end of its tag
SHOWS = 0.3  # part of a piece in one's own hand that the next one leaves free
TURNED, SUNK = 7.2, 0.09  # degrees by which the ends of a hand are turned, and part of its height they sink
Size = tuple[float, float]
Spots = Mapping[str, Mapping[str, Any]]


def furnish(places: dict[str, Place], spots: Spots) -> None:
    """Give everybody a hand and a place for the cat that says whose turn it is, where the map has none; names room.

    What its spots say is the same for all seats and tables.
    """
    mine = _own_hand(places)
    for name in [name for name in places if name.startswith("panel@")]:
        seat, panel = name.partition("@")[2], places[name].box
        cat = Box(panel.right - CAT[0], panel.y - CAT[1] * 0.7, *CAT)
        hand = mine if seat == "0" else _small_hand(places, seat, panel, cat)
        props = {"step": 92 if seat == "0" else 13, "angle": 1.8, "sag": 1.2 if seat == "0" else 0.2, "z": 40}
        places.setdefault(f"hand@{seat}", Place(f"hand@{seat}", hand, "fan", props))
        places.setdefault(f"turn@{seat}", Place(f"turn@{seat}", cat, "one", {"z": 41}))
    widen(places, spots)


def widen(places: dict[str, Place], spots: Spots) -> None:
    """Give names all the room on their tags that is left where signs of a game are not laid."""
    for name, place in [(name, place) for name, place in places.items() if name.startswith("name@")]:
        seat, box = name.partition("@")[2], place.box
        panel = places.get(f"panel@{seat}")
        mine = [one for key, one in places.items() if key.endswith(f"@{seat}") and _is_laid(one, spots)]
        row = Box(box.right, box.y, panel.box.right - INSET - box.right, box.h) if panel else Box(0, 0, 0, 0)
        right = min([row.right, *(one.box.x - GAP for one in mine if one.box.colliderect(row))])
        if row.w > 0 and right > box.right:
            places[name] = place._replace(box=Box(box.x, box.y, right - box.x, box.h))


def _is_laid(place: Place, spots: Spots) -> bool:
    """Tell whether pieces may lie on a place of somebody at a free table, or anything else is seen there."""
    sign = spots.get(f"{place.name.partition('@')[0]}@0", {}).get("sign")
    return not sign and place.kind not in (*LOOSE, "panel", "name", "label")


def _own_hand(places: Mapping[str, Place]) -> Box:
    """Return where one's own hand is if the map has none: at the lower edge, in the widest gap."""
    (top, high), (least, most) = HAND, WIDE
    low = [place.box for place in places.values() if place.kind not in LOOSE and place.box.bottom > CANVAS[1] - 50]
    ends = [0.0, *sorted(box.right for box in low), CANVAS[0]]
    gaps = [(start + EDGE, min([box.x for box in low if box.right > start] or [CANVAS[0]]) - EDGE) for start in ends]
    start, end = max(gaps, key=lambda gap: gap[1] - gap[0])
    if end - start < least:
        return Box((CANVAS[0] - most) / 2, top, most, high)
    wide = min(most, end - start)
    return Box(max(start, min(end - wide, (CANVAS[0] - wide) / 2)), top, wide, high)


def _small_hand(places: Mapping[str, Place], seat: str, panel: Box, cat: Box) -> Box:
    """Return where the hand of anybody else is if the map has none: on their tag, where it hides least."""
    (wide, high), step = SMALL, 6
    mine = [place for name, place in places.items() if name.endswith(f"@{seat}") and place.kind not in LOOSE]
    lying = [(cat, 3), *((place.box, HEAVY.get(place.kind, 2)) for place in mine if place.kind != "panel")]
    rows = range(0, max(1, int(panel.h - high - 20)), step)
    columns = range(0, max(1, int(panel.w - wide - 20)), step)
    tried = [Box(panel.right - wide - 12 - x, panel.y + 10 + y, wide, high) for y in rows for x in columns]

    def hides(box: Box) -> float:
        with_badge = Box(box.x, box.y - BADGE, box.w + BADGE, box.h + BADGE)
        parts = ((with_badge.clip(one), heavy) for one, heavy in lying)
        return sum(part.w * part.h * heavy for part, heavy in parts)

    return min(tried, key=hides)


def own(place: Place) -> bool:
    """Tell whether this is the hand of whoever looks."""
    return place.name.endswith("@0")


def seen(place: Place) -> float:
    """Return how much of the height of a hand is seen."""
    return min(place.box.bottom, CANVAS[1] - CLEAR) - place.box.y


def is_card(board: Tiles, place: Place, face: str) -> bool:
    """Tell whether a piece is read at its top and about as high as one's own hand, so that others may lie over it."""
    grows = place.box.h / lies(board, art(face))[1]
    return LOW <= grows <= HELD and ("back" in board.faces.get(art(face), {}) or art(face) in board.backs)


def sized(board: Tiles, place: Place, face: str, most: float = HELD) -> Size:
    """Return how large a piece is in a hand: a card as high as that, anything else as large as it can be seen whole."""
    wide, high = lies(board, face)
    if own(place) and is_card(board, place, face):
        zoom = place.box.h / lies(board, art(face))[1]
    else:
        zoom = min(most, seen(place) / high, place.box.w / wide)
    return wide * zoom, high * zoom


def lay(board: Tiles, place: Place, spot: str, faces: Sequence[str]) -> list[Piece]:
    """Lay a hand: cards over one another along a gentle arc, in one's own what is no card upright and side by side."""
    cards = [not own(place) or is_card(board, place, face) for face in faces]
    for most in SIZES:  # rather as small as on the table than over one another
        sizes = [sized(board, place, face, most) for face in faces]
        wished = _wished(place, sizes, cards)
        if not own(place) or max(_ends(wished, sizes)) <= place.box.w:
            break
    lefts, zoom = _fitted(place, sizes, wished)
    boxes = [Box(left, 0, wide * zoom, high * zoom) for left, (wide, high) in zip(lefts, sizes, strict=True)]
    return _bent(place, spot, list(zip(faces, boxes, cards, strict=True)))


def _wished(place: Place, sizes: Sequence[Size], cards: Sequence[bool]) -> list[float]:
    """Return how far beyond the last piece each next one lies where there is room."""
    step = place.props.get("step", 1.06 * sizes[0][0])
    return [step if all(pair) else wide + GAP for (wide, _), *pair in zip(sizes, cards, cards[1:], strict=False)]


def _fitted(place: Place, sizes: Sequence[Size], wished: Sequence[float]) -> tuple[list[float], float]:
    """Return the left ends of pieces that keep to their place, over one another if need be; if not even so, smaller."""
    least = [SHOWS * wide * own(place) for wide, _ in sizes[:-1]]
    zoom = min([1.0, *(place.box.w / end for end in _ends(least, sizes))])
    sizes, least = [(wide * zoom, high) for wide, high in sizes], [zoom * one for one in least]
    more = [max(0.0, wish - one) for wish, one in zip(wished, least, strict=True)]
    grows = zip(_ends(least, sizes), accumulate([0.0, *more]), strict=True)
    part = min([1.0, *((place.box.w - end) / by for end, by in grows if by)])
    steps = [one + max(0.0, part) * by for one, by in zip(least, more, strict=True)]
    return list(accumulate([place.box.centerx - max(_ends(steps, sizes)) / 2, *steps])), zoom


def _ends(steps: Sequence[float], sizes: Iterable[Size]) -> list[float]:
    """Return how far each piece reaches from the left end of the first one, if each lies a step beyond the last."""
    return [left + wide for left, (wide, _) in zip(accumulate([0.0, *steps]), sizes, strict=True)]


def _bent(place: Place, spot: str, laid: Sequence[tuple[str, Box, bool]]) -> list[Piece]:
    """Bend the cards of a hand, which may be many: its ends turn and sink only so far; what is no card is upright."""
    order = [index for index, (_, _, card) in enumerate(laid) if card]
    half, tall = (len(order) - 1) / 2, max(box.h for _, box, _ in laid)
    angle = min(place.props.get("angle", 2.7), TURNED / max(1.0, half))
    sag = min(place.props.get("sag", 3.0), SUNK * tall / max(1.0, half) ** 2)
    out = []
    for index, (face, box, card) in enumerate(laid):
        t = order.index(index) - half if card else 0.0
        box.centery = place.box.y + (box.h if card and own(place) else seen(place)) / 2
        out.append(Piece(face, spot, index, box.move(0, t * t * sag), t * angle, kind="fan"))
    return out
