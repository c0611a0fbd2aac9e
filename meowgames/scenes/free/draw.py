"""What is seen of the hand at a free table: what it holds, where that would lie, what was picked, its own strip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...play.changes import orientation
from ...screen.ledger import CARD, PICTURE
from ...screen.paint import HALF, INK, SAFE, Box, Paint
from ...screen.table import freely
from ...screen.table.faces import draw_piece
from ...screen.table.place import BAGGED, Piece
from ..table import closer
from ..table.hand import zoomed
from ..table.view import View
from . import resting
from .badge import badges, draw_badge, draw_badges
from .grip import Grip
from .hand import FreeHand, spanned
from .landing import Held, Landing, lies_down
from .resting import OPEN, turned_over
from .turning import two_sided
from .turning import way as turned

GHOST = 204  # of 255
HONEY, GINGER = "#f7c458", "#d9822b"
RISE = 1.12  # how much larger what is held is seen
BESIDE = 0.2, 0.26  # how far beside the pointer a held piece is seen, so that it does not hide where it would lie
PAW = 60.0  # the size of the paw that holds
CLOSE = 2.2  # how much larger a card is seen on which the hand rests: then it is read
SEEN = 5  # pieces of a held stack that are drawn


def draw_lights(paint: Paint, view: View, hand: FreeHand) -> None:
    """Draw on the table: what was picked, what is pointed at, the ghost of what is held, a box round pieces."""
    with view.camera.through(paint):
        for pick in hand.grasp.picks:
            if not pick.front:
                draw_picked(paint, pick)
        if not hand.grasp.held.grips and hand.pointed and not hand.pointed.front and hand.play.free:
            draw_pointed(paint, hand)
        for grip in hand.grasp.held.grips:
            if not grip.front and not hand.grasp.picks:
                paint.dashes(grip.box.inflate(4, 4), HONEY, 10, 2.5)
        if hand.landing and not hand.landing.boxed and hand.grasp.held.grips:
            draw_ghost(paint, view, hand, hand.landing)
        if hand.grasp.held.grips:
            spots = hand.grasp.held.spots | ({hand.landing.spot} if hand.landing else set())
            draw_badges(paint, view, taken(hand.grasp.held), spots)
        if hand.band is not None:
            box = spanned(hand.band, hand.there)
            paint.fill(box, HONEY, 24)
            paint.dashes(box, INK, 6, 3)


def taken(held: Held) -> dict[str, int]:
    """Return how many pieces of each place are held."""
    return dict(sum((Counter({grip.spot: grip.many}) for grip in held.grips), Counter[str]()))


def draw_picked(paint: Paint, pick: Grip) -> None:
    """Ring what was picked: honey inside white."""
    box = pick.box.inflate(14, 14)
    paint.frame(box.inflate(6, 6), "#fffdf6", 4, 12)
    paint.frame(box, HONEY, 6, 11)


def draw_pointed(paint: Paint, hand: FreeHand) -> None:
    """Light what is pointed at: the badge alone where it is the handle of the whole stack."""
    one = hand.pointed
    if one is None:
        return
    if hand.keyed:
        paint.ring(one.box, 12, 4)
    elif hand.badged:
        paint.frame(one.box.inflate(8, 8), HONEY, 4, 12)
    else:
        paint.frame(one.box.inflate(4, 4), "#fffdf6", 2.5, 10)
    for spot, box in badges(hand.view):
        if spot == one.spot:
            with paint.ledger.speaks(paint.pixels(box), CARD):
                draw_badge(paint, box, one.size, lit=hand.badged)


def faces_of(view: View, held: Held) -> list[str]:
    """Return the faces that are held as they would lie, those dragged in secret as they are seen."""
    level, found = view.seating.level, []
    for grip in held.grips:
        for face in grip.faces(view.picture):
            name, colon, label = face.partition(":")
            bare = name.partition("@")[0]
            down = lies_down(view, face)
            over = held.over and two_sided(level, face)
            way = turned(level, face, held.steps, over) if held.steps or over else orientation(face).removesuffix("d")
            if held.side == "d" and not down:
                bare, colon, label = view.easel.backs.get(bare, "unseen"), "", ""
            elif held.side == "u" and orientation(face).endswith("d"):
                down = False
            letter = "d" if orientation(face).endswith("d") and down else ""
            said = f"@{way or '0'}{letter}" if way.strip("0") or letter else ""
            found.append(bare + said + colon + label)
    return found[::-1] if turned_over(view, held) else found


def ghosts(view: View, held: Held, landing: Landing) -> list[Piece]:
    """Return the pieces as they would lie there, what lay apart lying so again."""
    if landing.apart:
        each = zip(held.grips, landing.apart, strict=True)
        return [piece for grip, spot in each
                for piece in ghosts(view, held._replace(grips=(grip,)), Landing(spot))[-1:]]  # fmt: skip
    faces, lying = resting.landed(view, held, landing), view.picture.get(landing.spot, ())
    taken = {index for grip in held.grips if grip.spot == landing.spot for index in range(grip.first, grip.last)}
    kept = tuple(face for index, face in enumerate(lying) if index not in taken)
    lies = (*faces, *kept) if landing.under else (*kept, *faces)
    laid = view.board.foreseen(landing.spot, {**view.picture, landing.spot: lies})
    many = min(len(faces), SEEN)
    return laid[:many] if landing.under else laid[-many:]


def draw_ghost(paint: Paint, view: View, hand: FreeHand, landing: Landing) -> None:
    """Draw where it will lie and how, which stack it joins, and whether others will see it."""
    found = ghosts(view, hand.grasp.held, landing)
    with paint.ledger.of(PICTURE):
        for piece in found:
            draw_piece(paint, piece, GHOST, "bare")
    if not found:
        return
    box = found[-1].box
    if landing.stack and not landing.spot.startswith("hand"):
        for reach, alpha in ((18, 26), (12, 40), (6, 60)):
            paint.fill(box.inflate(reach * 2, reach * 2), HONEY, alpha, 12 + reach)
        with paint.ledger.of(PICTURE):
            draw_piece(paint, found[-1], GHOST, "bare")
        paint.frame(box.inflate(8, 8), HONEY, 5, 12)
    paint.frame(box.inflate(2, 2), "#fffdf6", 4, 9)
    paint.dashes(box.inflate(2, 2), GINGER, 9, 2.5)
    draw_pill(paint, view, hand, landing, box)


def draw_pill(paint: Paint, view: View, hand: FreeHand, landing: Landing, box: Box) -> None:
    """Write above the ghost what the stack comes to, and whether others will see it."""
    held, eye = hand.grasp.held, resting.eye(view, hand.grasp.held, landing)
    joins = bool(landing.stack) and not hand.grasp.loose
    text = f"+{held.many} = {landing.stack + held.many}" if joins else ""
    if not text and not eye:
        return
    wide = paint.extent(text, 28, "strong", grow=HALF)[0] if text else 0
    high = paint.extent("0", 28, "strong", grow=HALF)[1] + 14
    pill = Box(0, 0, wide + 36 + (high if eye else 0), high)
    pill.midbottom = box.centerx, box.y - 12
    if pill.y < 4:  # what is held hides the right side and what lies below
        pill.midright = box.x - 12, box.centery
    paint.fill(pill, INK, radius=high / 2)
    paint.fill(pill.inflate(-5, -5), "#fff3cf", radius=high / 2 - 2.5)
    if text:
        with paint.ledger.speaks(paint.pixels(pill), CARD):
            paint.text(text, (pill.x + 18, pill.centery - 1), 28, "strong", INK, "midleft", grow=HALF)
    if eye:
        side = high - 12
        icon = "icon-eye" if eye == OPEN else "icon-eye-closed"
        paint.image(icon, (pill.right - side - 14, pill.centery - side / 2, side, side))


def draw_held(paint: Paint, view: View, hand: FreeHand) -> None:
    """Draw what the hand carries, above everything, the paw on it."""
    held = hand.grasp.held
    if not held.grips:
        draw_number(paint, hand)
        return
    shown, zoom = faces_of(view, held)[-SEEN:], view.camera.lies(Box(0, 0, 100, 100)).w / 100
    wide, high = _size(view, shown[-1], zoom)
    lands = hand.landing
    if lands and not lands.boxed and not lands.spot.startswith("hand"):  # on a small place it would hide where it lies
        (ghost,) = ghosts(view, held, lands)[-1:] or (None,)
        fits = ghost.box.h * zoom * RISE / high if ghost else 1.0
        wide, high = min(1.0, fits) * wide, min(1.0, fits) * high
    if len(held.grips) > 1:
        draw_spread(paint, view, hand)
    else:
        box = Box(0, 0, wide, high)
        box.center = hand.pos[0] + wide * BESIDE[0], hand.pos[1] + high * BESIDE[1]
        with paint.ledger.speaks(paint.pixels(box.inflate(0.2 * wide, 0.1 * high)), CARD):
            draw_stack(paint, view, shown, box)
    if held.many > 1:
        box = bead(paint)
        box.center = hand.pos[0] + wide * (0.5 + BESIDE[0]), hand.pos[1] - high * (0.5 - BESIDE[1])
        with paint.ledger.speaks(paint.pixels(box), CARD):
            draw_badge(paint, box, held.many)
    paint.image("icon-hold", (hand.pos[0] - PAW / 2, hand.pos[1] - PAW / 2, PAW, PAW))


def draw_stack(paint: Paint, view: View, faces: Sequence[str], box: Box) -> None:
    """Draw what is held in one stack, the lowest first; one piece alone leans a little."""
    board = view.board.faces.get(faces[-1].partition("@")[0], {}).get("columns")
    for number, face in enumerate(faces):
        lies = box.move((number - len(faces) + 1) * 3, -number * 4)
        piece = Piece(face, "", number, lies, 0 if len(faces) > 1 or board else 4)
        draw_piece(paint, piece, 245)
        view.manners.write(view, paint, piece)


def bead(paint: Paint) -> Box:
    """Return how large a number beside the pointer is."""
    side = 44 * (1 + (paint.text_size - 1) * HALF)
    return Box(0, 0, side, side)


def _size(view: View, face: str, zoom: float) -> tuple[float, float]:
    """Return how large a piece is seen that is held up."""
    wide, high = freely.lies(view.board, face)
    return wide * RISE * zoom, high * RISE * zoom


def draw_spread(paint: Paint, view: View, hand: FreeHand) -> None:
    """Draw what was picked as it lies, moved along with the hand."""
    dx, dy = hand.there[0] - hand.grasp.start[0], hand.there[1] - hand.grasp.start[1]
    with view.camera.through(paint):
        for grip in hand.grasp.held.grips:
            face = grip.faces(view.picture)[-1]
            draw_piece(paint, Piece(face, "", 0, grip.box.move(dx, dy)), 235)


def draw_front(paint: Paint, hand: FreeHand) -> None:
    """Ring what the keyboard stands on in the box or in a pile that is looked through."""
    one = hand.pointed
    if one and one.front and hand.keyed and any(panel.box.contains(one.box) for panel in hand.panels):
        paint.ring(one.box, 12, 4)


def draw_number(paint: Paint, hand: FreeHand) -> None:
    """Write beside the pointer how many pieces are taken next."""
    if hand.grasp.number:
        box = bead(paint).move(hand.pos[0] + 18, hand.pos[1] + 18).clamp(SAFE)
        with paint.ledger.speaks(paint.pixels(box), CARD):
            draw_badge(paint, box, hand.grasp.number)


def draw_close(paint: Paint, view: View, hand: FreeHand, covers: Sequence[Box]) -> None:
    """Draw what is looked at closely, where it hides nothing that matters."""
    near = None if hand.grasp.held.grips or hand.grasp.picks else zoomed(hand)
    if near is None or near.kind == BAGGED:
        return
    free = closer.place(view, near, hand.alt, covers, closer.MOST if hand.alt else CLOSE)
    if free:
        large = near._replace(face=closer.plain(view, near), box=free, tilt=0, kind="pile")
        draw_piece(paint, large)
        view.manners.write(view, paint, large)
