"""The card that explains a thing: how large it is, where it stands beside the thing, how it is drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from ...screen.ledger import CARD
from ...screen.paint import CANVAS, INK, LIGHT, PAPER, Box, Paint, fill_shape
from .closer import area
from .speech import Cost
from .things import Meaning

TITLE, BODY, TAG, LEAD = 26, 22, 20, 1.27  # sizes of its texts, and from line to line
NARROW, WIDE, WIDEST = 318, 390, 546  # how wide it is at 100 %, the widest only if that saves lines
LARGE, LARGEST = 560, 620  # and at 200 %
LOW = 1.4  # how much wider it may be where there is no room for all its lines
LINES = 3  # of text; more make it wider
PAD, GAP, TAG_HIGH, STRIP, ICON, CAP = 18, 8, 34, 40, 30, 46
OFF, ARROW = 8.0, 18.0  # the tip of the arrow is so far from the thing, and so long
EDGE = 12  # how far it stays from the edge of the screen
RIM = 40  # room for its shadow
SIDES = ("right", "left", "below", "above")
TURNS = {"right": 90, "left": -90, "below": 180, "above": 0}  # of the arrow, which is drawn pointing down
FAR = 500.0  # how much each unit of its way from the thing counts then
FOOT = 10.0  # half as wide a long arrow begins
CROSSED = 24_000.0  # and each thing that a long arrow crosses although it must be seen
MUCH = 0.2  # how much it may hide beside its thing, in areas of pieces that cannot be touched
ROOM = Box(EDGE, EDGE, CANVAS[0] - 2 * EDGE, CANVAS[1] - 2 * EDGE)


class Sheet(NamedTuple):
    """A card as it is laid out, its upper left corner at 0, 0."""

    said: Meaning
    size: tuple[float, float]
    title: Box
    tag: Box | None
    text: Box
    strip: Box | None
    cap: Box | None


class Stand(NamedTuple):
    """Where a card stands: its box, the side of the thing it is on, the point its arrow comes from."""

    box: Box
    side: str
    foot: tuple[float, float] | None  # None where it stands too far away for an arrow:
    tip: tuple[float, float] = (0.0, 0.0)  # then a long one leads to this point of the thing


# ── how large it is ──


def half(paint: Paint, part: float = 0.5) -> float:
    """Return how much paper grows when the text does."""
    return 1 + (paint.text_size - 1) * part


def sheets(paint: Paint, said: Meaning) -> list[Sheet]:
    """Return the card laid out as it is best read, and narrower or lower for where there is little room."""
    best, slim = lay_out(paint, said), fit(paint, said, NARROW + (LARGE - NARROW) * (paint.text_size - 1))
    low = fit(paint, said, best.size[0] * LOW)
    found = [best, *([slim] if slim.size[0] < best.size[0] and not wraps(paint, said, slim) else [])]
    return found + ([low] if low.size[1] < best.size[1] else [])


def lay_out(paint: Paint, said: Meaning) -> Sheet:
    """Return the card laid out as narrow as its words allow without a line more."""
    k = paint.text_size - 1
    narrow, wide, widest = NARROW + (LARGE - NARROW) * k, WIDE + (LARGEST - WIDE) * k, WIDEST + (LARGEST - WIDEST) * k
    usual = [fit(paint, said, narrow + (wide - narrow) * step / 4) for step in range(5)]
    best = min(usual, key=lambda sheet: (sheet.size[1], sheet.size[0]))
    if best.text.h > paint.text_pixels(BODY) / paint.scale * LEAD * (LINES + 0.4) or wraps(paint, said, best):
        return min([best, fit(paint, said, widest)], key=lambda sheet: sheet.size[1])
    return best


def wraps(paint: Paint, said: Meaning, sheet: Sheet) -> bool:
    """Tell whether the title takes more than one line."""
    return paint.extent(said.title, TITLE, "button")[0] > sheet.title.w


def fit(paint: Paint, said: Meaning, wide: float) -> Sheet:
    """Return the card laid out at a width."""
    g = half(paint)
    pad, gap = PAD * g, GAP * g
    inner = wide - 2 * pad
    tag, cap = tag_size(paint, said.clause), cap_size(paint, said.cap)
    corner = tag if said.clause else cap if not said.worth else (0.0, 0.0)
    room = inner - (corner[0] + gap if corner[0] else 0)
    title = Box(pad, pad * 0.8, room, paint.extent(said.title, TITLE, "button", room, 1.05)[1])
    high = max(title.h, corner[1])
    title.y += (high - title.h) / 2
    hung = Box(wide - pad - corner[0] + 4, pad * 0.8 + (high - corner[1]) / 2, *corner) if corner[0] else None
    y = pad * 0.8 + high + gap * 0.4
    text = Box(pad, y, inner, paint.extent(said.text, BODY, "body", inner, LEAD)[1])
    y = text.bottom + gap
    strip = pressed = None
    if said.worth:
        beside = cap[0] + 10 if said.cap else 0
        inset = strip_inset(paint, len(said.worth.icons))
        words = paint.extent(said.worth.text, BODY, "strong", wide - 26 - beside - inset - 14 * g, 1.1)[1]
        least = STRIP * (1 + (paint.text_size - 1) * 0.8)
        strip = Box(13, y, wide - 26 - beside, max(least, words + 8 * g))
        y = strip.bottom + pad * 0.7
        pressed = Box(wide - 13 - cap[0], strip.centery - cap[1] / 2, *cap) if said.cap else None
    elif said.clause and said.cap:
        pressed = Box(wide - pad - cap[0] + 4, y - gap * 0.5, *cap)
        y = pressed.bottom + pad * 0.7
    else:
        y += pad * 0.3
        pressed = hung if said.cap else None
    return Sheet(said, (wide, y), title, hung if said.clause else None, text, strip, pressed)


def tag_size(paint: Paint, clause: str) -> tuple[float, float]:
    """Return how large the tag of a clause is."""
    if not clause:
        return 0.0, 0.0
    high = TAG_HIGH * (1 + (paint.text_size - 1) * 0.7)
    return paint.extent(f"§ {clause}", TAG, "strong")[0] + 46 * half(paint, 0.4), high


def cap_size(paint: Paint, cap: str) -> tuple[float, float]:
    """Return how large a key cap is."""
    return (max(50.0, paint.extent(cap, TAG, "strong", grow=False)[0] + 28), CAP) if cap else (0.0, 0.0)


def strip_inset(paint: Paint, icons: int) -> float:
    """Return how much room the small pictures of the strip take."""
    side = ICON * paint.text_size
    return 12 * half(paint) + icons * (side + 6)


# ── where it stands ──


def stand(thing: Box, size: tuple[float, float], grow: float, never: Sequence[Box], rather: Sequence[Cost]) -> Stand:
    """Return where a card of that size stands: beside its thing, over nothing of the first boxes, little of the others.

    The sides are tried in their order; where all hide much it stands further away, but never over its own thing.
    """
    kept = [thing, *never]
    found = [one for one in besides(thing, size, grow) if one.box.collidelist(kept) < 0]
    best = min(found, key=lambda one: hides(one.box, rather), default=None)
    if best and hides(best.box, rather) < area(best.box) * MUCH:
        return best
    away = [off(thing, box) for box in anywhere(thing, size) if box.collidelist(kept) < 0]
    if not found + away:  # it hides as little as it can
        away, rather = [off(thing, box) for box in anywhere(thing, size)], [(box, 1.0) for box in kept]

    def cost(one: Stand) -> float:
        boxes = [] if one.foot else [*never, *(box for box, _ in rather if not box.colliderect(thing))]
        crossed = sum(bool(box.clipline(one.tip, one.box.center)) for box in boxes)
        return hides(one.box, rather) + FAR * apart(thing, one.box) + CROSSED * crossed

    return min(found + away, key=cost)


def off(thing: Box, box: Box) -> Stand:
    """Return how a card stands that is not beside its thing: a long arrow leads there."""
    return Stand(box, "", None, nearest(thing, box.center))


def nearest(box: Box, point: tuple[float, float]) -> tuple[float, float]:
    """Return the point of a box that is nearest to another."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def apart(one: Box, other: Box) -> float:
    """Return how far two boxes are from each other."""
    across = max(one.left - other.right, other.left - one.right, 0.0)
    return math.hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0.0))


def besides(thing: Box, size: tuple[float, float], grow: float) -> Iterator[Stand]:
    """Yield the places beside a thing, side by side in their order, each in the middle and then slid along."""
    gap = OFF + ARROW * grow
    seen = thing.clip(ROOM) if thing.colliderect(ROOM) else thing
    for side in SIDES:
        across = side in ("right", "left")
        long, least = (size[1] if across else size[0]), 34 * grow
        for share in (0.5, 0.3, 0.7, 0.12, 0.88):
            at = min(max(long * share, least), long - least)
            x = seen.right + gap if side == "right" else seen.x - gap - size[0] if side == "left" else seen.centerx - at
            y = seen.bottom + gap if side == "below" else seen.y - gap - size[1]
            box = Box(x, seen.centery - at if across else y, *size)
            box = slid(box, across)
            foot = (box.x if side == "right" else box.right, seen.centery) if across else None
            foot = foot or (seen.centerx, box.y if side == "below" else box.bottom)
            reach = box.inflate(0, -2 * least) if across else box.inflate(-2 * least, 0)
            along = reach.top <= foot[1] <= reach.bottom if across else reach.left <= foot[0] <= reach.right
            if ROOM.contains(box) and along:
                yield Stand(box, side, foot)


def slid(box: Box, across: bool) -> Box:
    """Return a box moved onto the screen along the side it stands on."""
    inside = box.clamp(ROOM)
    return Box(box.x, inside.y, *box.size) if across else Box(inside.x, box.y, *box.size)


def anywhere(thing: Box, size: tuple[float, float]) -> list[Box]:
    """Return places all over the screen, the nearest to a thing first."""
    xs = [ROOM.x + max(0.0, ROOM.w - size[0]) * step / 12 for step in range(13)]
    ys = [ROOM.y + max(0.0, ROOM.h - size[1]) * step / 8 for step in range(9)]
    middle = pygame.Vector2(thing.center)
    boxes = [Box(x, y, *size) for x in xs for y in ys]
    return sorted(boxes, key=lambda box: middle.distance_to(box.center))


def hides(box: Box, others: Sequence[Cost]) -> float:
    """Return how much a card would hide there: areas by what they matter."""
    return sum(area(box.clip(other)) * weight for other, weight in others if box.colliderect(other))


# ── how it is drawn ──


def tag_at(sheet: Sheet, where: Stand) -> Box | None:
    """Return where the tag of the clause is on the screen."""
    return sheet.tag.move(where.box.topleft) if sheet.tag else None


def draw(paint: Paint, sheet: Sheet, where: Stand, hover: bool, alpha: int) -> None:
    """Draw a card; one that fades in is drawn aside first, so that all of it is equally faint."""
    if alpha >= 255:
        draw_sheet(paint, sheet, where, hover)
        return
    rect = paint.pixels(extent(where)).clip(paint.surface.get_rect())

    def make() -> pygame.Surface:
        aside = pygame.Surface(rect.size, pygame.SRCALPHA)
        x, y = paint.offset
        with paint.seen(paint.scale, (x - rect.x, y - rect.y), aside):
            draw_sheet(paint, sheet, where, hover)
        return aside

    if rect.w and rect.h:
        paint.brush.put(paint.brush.sheet("explained", (sheet, where, hover), make), rect.topleft, alpha)


def extent(where: Stand) -> Box:
    """Return all that a card may cover, its arrow too."""
    tip = Box(where.tip[0] - RIM, where.tip[1] - RIM, 2 * RIM, 2 * RIM)
    return where.box.inflate(2 * RIM, 2 * RIM).union(tip)


def draw_sheet(paint: Paint, sheet: Sheet, where: Stand, hover: bool) -> None:
    """Draw the paper with its arrow and what is written on it."""
    if not where.foot:
        draw_long_arrow(paint, where)
    paint.sliced("explain", where.box)
    draw_arrow(paint, where)
    with paint.ledger.speaks(paint.pixels(where.box.inflate(RIM, RIM)), CARD):
        write_sheet(paint, sheet, where, hover)


def write_sheet(paint: Paint, sheet: Sheet, where: Stand, hover: bool) -> None:
    """Write what a card says."""
    said, (x, y) = sheet.said, where.box.topleft
    at = sheet.title.move(x, y)
    paint.text(said.title, at.topleft, TITLE, "button", INK, room=at.w + 2, lead=1.05)
    if sheet.tag:
        tag = sheet.tag.move(x, y)
        paint.grown(f"clause_tag-{'hover' if hover else 'normal'}", tag)
        hole = 18 * half(paint, 0.4)
        middle = (tag.centerx + hole / 2, tag.centery - 1)
        paint.text(f"§ {said.clause}", middle, TAG, "strong", LIGHT, "center", fit=tag.w - hole - 12)
    paint.text(said.text, sheet.text.move(x, y).topleft, BODY, "body", INK, room=sheet.text.w + 2, lead=LEAD)
    if sheet.strip:
        draw_strip(paint, sheet.strip.move(x, y), said)
    if sheet.cap:
        cap = sheet.cap.move(x, y)
        paint.grown("key_cap-normal", cap)
        paint.text(said.cap, (cap.centerx, cap.centery - 4), TAG, "strong", INK, "center", grow=False)


def draw_arrow(paint: Paint, where: Stand) -> None:
    """Draw the arrow from the edge of the card to its thing."""
    if not where.foot:
        return
    grow = half(paint, 0.4)
    side, shift = 40 * grow, 6 * grow
    x, y = where.foot
    dx = {"right": -shift, "left": shift}.get(where.side, 0.0)
    dy = {"below": -shift, "above": shift}.get(where.side, 0.0)
    paint.image("explain-arrow", (x + dx - side / 2, y + dy - side / 2, side, side), TURNS[where.side])


def draw_long_arrow(paint: Paint, where: Stand) -> None:
    """Draw the arrow of a card that stands apart from its thing; the card is drawn over where it begins."""
    inner = where.box.inflate(-2 * PAD, -2 * PAD)
    tip, foot = pygame.Vector2(where.tip), pygame.Vector2(nearest(inner, where.tip))
    if tip.distance_to(foot) < 1:
        return
    along = (tip - foot).normalize()
    across, grow = along.rotate(90), half(paint, 0.4)
    for reach, tone in ((FOOT + 4, INK), (FOOT, PAPER)):
        wide = across * reach * grow
        fill_shape(paint, [tip - along * (FOOT + 4 - reach), foot + wide, foot - wide], tone)


def draw_strip(paint: Paint, box: Box, said: Meaning) -> None:
    """Draw what the thing is worth now."""
    if not said.worth:
        return
    paint.sliced(f"worth-{said.worth.tone}", box)
    side, x = ICON * paint.text_size, box.x + 9 * half(paint)
    for icon in said.worth.icons:
        draw_icon(paint, icon, Box(x, box.centery - side / 2, side, side))
        x += side + 6
    at = (box.x + strip_inset(paint, len(said.worth.icons)), box.centery - 1)
    paint.text(said.worth.text, at, BODY, "strong", INK, "midleft", room=box.right - at[0] - 4, lead=1.1)


def draw_icon(paint: Paint, icon: str, box: Box) -> None:
    """Draw a small picture as large as fits a square."""
    wide, high = paint.natural(icon)
    scale = box.w / max(wide, high)
    inner = Box(0, 0, wide * scale, high * scale)
    inner.center = box.center
    paint.image(icon, inner)
