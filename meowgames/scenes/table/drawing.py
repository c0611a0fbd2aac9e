"""Draws a view from the ground up: sheet, panels, empty places, halos, pieces, marks and rings."""

from __future__ import annotations

import pygame

from ...play.changes import art
from ...play.level import laid
from ...screen import sprites, surround
from ...screen.brush import GLIDING, ROUGH
from ...screen.ledger import PICTURE
from ...screen.paint import CANVAS, HALF, INK, SAFE, SEAT_TONES, SMALLEST, Box, Paint
from ...screen.table.camera import WHOLE, Camera
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece, Place
from . import footprints, lamps, tell
from .counting import Counting
from .drawer import draw_meant
from .targets import counted
from .view import View, resting, stand

HALO_RIM = 12  # how far the halo of a playable piece reaches
DUSK = 96  # of 255, over what is not looked at
FORESEEN = 130  # of 255: a piece that would lie there after what is pointed at
LONG = 20  # the least size of the title of a free table: what somebody called one of their own may be long
HEX_HALO = 1.3  # how much larger than a hexagon its light is


def draw(paint: Paint, view: View) -> None:
    """Draw the table through its camera, and what its game draws in front of it."""
    paint.art.learn(view.board.faces)
    paint.wear(view.board.dress(view.seating.colours, view.picture))
    if view.camera.glides:
        paint.brush.roughly(lambda: draw_gliding(paint, view))
    elif view.camera.whole:
        draw_ground_up(paint, view)
    else:
        paint.brush.instead(lambda: draw_near(paint, view), lambda: draw_gliding(paint, view))
    draw_dusk(paint, view)
    draw_kept(paint, view)
    cause = view.board, view.seen.status, view.words.language
    paint.brush.group(("title", id(view)), cause, lambda: draw_title(paint, view))
    view.manners.front(view, paint)


def draw_ground_up(paint: Paint, view: View) -> None:
    """Draw the sheet, what lies on it, and the line of the final count."""
    draw_sheet(paint, view)
    draw_table(paint, view)
    if view.counting and not view.counting.over:
        draw_count(paint, view, view.counting)


def draw_near(paint: Paint, view: View) -> None:
    """Draw a part of the table, as finely as it is seen."""
    with view.camera.through(paint):
        draw_ground_up(paint, view)


def draw_gliding(paint: Paint, view: View) -> None:
    """Draw the table on the way to another view: the whole of it, stretched; every size anew would take too long."""
    sheet = paint.brush.aside(GLIDING, paint.pixels((0, 0, *CANVAS)).size)
    with paint.seen(paint.scale, (0, 0), sheet.surface):
        frame = paint.brush.noted(lambda: draw_ground_up(paint, view))
    sheet.draw(frame)
    drawn, window = sheet.surface.get_rect(), paint.surface.get_rect()
    with view.camera.through(paint):
        whole = paint.pixels((0, 0, *CANVAS))
        goal, zoom = whole.clip(window), drawn.w / whole.w
        view.board.ground.draw_beyond(paint)
    left, top = round((goal.x - whole.x) * zoom), round((goal.y - whole.y) * zoom)
    part = pygame.Rect(left, top, max(1, round(goal.w * zoom)), max(1, round(goal.h * zoom))).clamp(drawn).clip(drawn)
    if not goal.w or not goal.h:
        return
    if view.camera.glides:  # all of it changes in every frame
        paint.brush.shape(goal, sprites.stretched, sheet.surface, tuple(part), tuple(goal), sheet.turn)
        return
    cause, seen = (sheet.turn, tuple(part), tuple(goal)), sheet.surface.subsurface(part)
    paint.brush.backdrop(ROUGH, goal, cause, lambda onto: pygame.transform.scale(seen, goal.size, onto))


def draw_dusk(paint: Paint, view: View) -> None:
    """Let dusk lie on all but the rival's place that is looked at."""
    if view.camera.shown is None:
        return
    seen = view.camera.lies(view.camera.shown).clip(WHOLE)
    window = surround.seen(paint)
    above, below = (
        Box(window.x, window.y, window.w, seen.y - window.y),
        Box(window.x, seen.bottom, window.w, window.bottom - seen.bottom),
    )
    left, right = (
        Box(window.x, seen.y, seen.x - window.x, seen.h),
        Box(seen.right, seen.y, window.right - seen.right, seen.h),
    )
    with surround.unclipped(paint):
        for part in (above, below, left, right):
            if part.w > 0 and part.h > 0:
                with paint.clip(part):
                    paint.fill(window, INK, DUSK)
    paint.frame(seen.inflate(6, 6), INK, 6, 14)
    paint.frame(seen, "#f3d9a6", 3, 12)


def draw_kept(paint: Paint, view: View) -> None:
    """Draw the part of the table that stays where it is while the rest is seen from near."""
    box = view.camera.kept
    if not box or view.camera.whole:
        return
    with paint.clip(box):
        draw_sheet(paint, view)
        draw_table(paint, view)
    paint.frame(box.inflate(8, 8), INK, 6, 14)
    paint.frame(box, "#f3d9a6", 3, 10)


def draw_small(paint: Paint, view: View, box: Box, ground: bool = True) -> None:
    """Draw a table inside a box; without its ground only what stands on that is drawn."""
    camera, zoom = Camera(), CANVAS[0] / box.w
    camera.stand(Box(-box.x * zoom, -box.y * zoom, CANVAS[0] * zoom, CANVAS[1] * zoom))
    paint.art.learn(view.board.faces)
    paint.wear(view.board.dress(view.seating.colours, view.picture))
    owner = PICTURE if ground else ""  # a thumbnail is not there to be read
    with paint.clip(box if ground else (0, 0, *CANVAS)), camera.through(paint), paint.ledger.of(owner):
        if ground:
            view.board.ground.draw(paint)
        for face, place in view.board.ground.scenery if not ground else ():
            if tuple(place.size) != CANVAS:
                paint.image(face, place)
        draw_panels(paint, view)
        draw_names(paint, view)
        draw_table(paint, view)


def draw_table(paint: Paint, view: View) -> None:
    """Draw all that lies on the sheet."""
    view.pieces()
    near = view.camera.wide
    cause = *stand(view), near
    paint.brush.group(("beneath", id(view)), cause, lambda: draw_beneath(paint, view))
    view.easel.draw(paint, view.look, (*resting(view), near))
    paint.brush.group(("above", id(view)), (*cause, view.easel.shifted), lambda: draw_above(paint, view))


def draw_beneath(paint: Paint, view: View) -> None:
    """Draw what a game draws under its pieces, and the lights."""
    view.manners.beneath(view, paint)
    draw_lights(paint, view)


def draw_above(paint: Paint, view: View) -> None:
    """Draw the marks over the pieces, and what a game writes on them."""
    draw_marks(paint, view)
    view.manners.above(view, paint)


# ── under the pieces ──


def draw_sheet(paint: Paint, view: View) -> None:
    """Draw ground, signs and panels with their names; the seat to act is lit."""
    view.board.ground.draw(paint)
    cause = view.board, view.seating, view.seen.turn, view.words.language
    paint.brush.group(("panels", id(view)), cause, lambda: draw_seats(paint, view))


def draw_seats(paint: Paint, view: View) -> None:
    """Draw what stands on the ground all the time, and who sits there."""
    draw_panels(paint, view)
    draw_names(paint, view)


def draw_panels(paint: Paint, view: View, lit: bool = True) -> None:
    """Draw the signs of the table and a panel for each player; the one to act may be lit."""
    for place in view.board.places.values():
        if place.kind == "sign":
            draw_sign(paint, view, place)
    for seat in range(len(view.seating.seats)):
        draw_panel(paint, view, seat, lit and seat == view.seen.turn)


def draw_sign(paint: Paint, view: View, place: Place) -> None:
    """Draw a paper sign that says something the whole match long."""
    paint.sliced("plate-mint", place.box)
    side = min(40.0, place.box.h - 12)
    paint.image(place.props["icon"], (place.box.x + 12, place.box.centery - side / 2, side, side))
    at, fit = (place.box.x + 56, place.box.centery), place.box.w - 64
    paint.text(
        view.words(place.props["words"]), at, 23, "strong", "#245c36", "midleft", fit=fit, least=SMALLEST, grow=HALF
    )


def draw_panel(paint: Paint, view: View, seat: int, active: bool) -> None:
    """Draw a player's tag and portrait; the one to act is lit."""
    board, player, colour = view.board, view.seating.seats[seat], view.seating.colours[seat]
    panel, portrait = board.place(f"panel{seat}"), board.place(f"portrait{seat}")
    if panel:
        paint.sliced("name-tag-active" if active else "name-tag", panel.box)
        paint.fill((panel.box.x + 7, panel.box.y + 8, 9, panel.box.h - 16), SEAT_TONES[colour], radius=4)
    bed = board.place(f"bed{seat}")
    if bed:
        paint.sliced(bed.props["face"], bed.box)
    if portrait:
        if active:
            paint.image("glow", portrait.box.inflate(portrait.box.w * 0.5, portrait.box.h * 0.5))
        draw_portrait(paint, portrait.box, player.avatar, colour)


def draw_names(paint: Paint, view: View) -> None:
    """Write who sits where."""
    for seat, player in enumerate(view.seating.seats):
        name = view.board.place(f"name{seat}")
        if name:
            at, size = (name.box.x, name.box.centery), min(34.0, name.box.h * 0.8 / (2 - HALF if view.board.big else 1))
            paint.text(player.name, at, size, "button", INK, "midleft", fit=name.box.w, least=SMALLEST, grow=HALF)


def draw_portrait(paint: Paint, box: Box, avatar: str, colour: int) -> None:
    """Draw a player's cat in the ring of their colour."""
    paint.image(f"avatar-{avatar}", box)
    paint.image(f"ring{colour}", box)


def draw_lights(paint: Paint, view: View) -> None:
    """Mark empty places, what was laid last and what may be touched next."""
    draw_slots(paint, view)
    if view.settings.show_last:
        draw_last(paint, view)
    if view.lights.mine and view.settings.show_next and not view.easel.motions:
        lit = [piece for piece in view.pieces() if (piece.spot, piece.index) in view.lights.lit]
        for piece in (*lit, *view.lights.marks):
            place = view.board.place(piece.spot)
            if place and not place.props.get("quiet"):
                draw_halo(paint, piece)


def draw_slots(paint: Paint, view: View) -> None:
    """Mark the empty place where the seat to act will lay its piece."""
    if view.seen.turn < 0 or view.easel.busy:
        return
    for place in view.board.places.values():
        face, spot = place.props.get("empty"), view.board.absolute(place.name)
        if face and spot.endswith(str(view.seen.turn)) and not view.picture.get(spot):
            paint.image(face, place.box)


def draw_last(paint: Paint, view: View) -> None:
    """Light what was last laid on the table, so that nobody asks which it was."""
    if view.easel.motions:
        return
    for piece in view.easel.pieces:
        laid = (piece.spot, piece.index) in view.easel.last and piece.kind in ("one", "cell")
        if laid and view.board.faces.get(art(piece.face), {}).get("shadow"):
            draw_halo(paint, piece)


def draw_halo(paint: Paint, piece: Piece) -> None:
    """Light a piece."""
    if piece.kind == "hex" and "hex-halo" in paint.art.faces:
        paint.image("hex-halo", piece.box.scale_by(HEX_HALO))
    elif piece.tilt and "halo" in paint.art.faces:
        draw_tilted_halo(paint, piece)
    else:
        paint.sliced("halo", counted(piece))


def draw_tilted_halo(paint: Paint, piece: Piece) -> None:
    """Light a tilted piece: the halo is tilted with it and kept."""
    rim = paint.art.props("halo").get("rim", HALO_RIM)
    rect = paint.pixels(piece.box.inflate(2 * rim, 2 * rim))
    tilt = round(piece.tilt)

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(paint.art.sliced("halo", rect.size, paint.scale), -tilt, 1)

    halo = paint.brush.make(("halo", paint.art.source("halo"), rect.size, tilt), make)
    if halo:
        paint.blit(halo, rect.center)


# ── over the pieces ──


def draw_marks(paint: Paint, view: View) -> None:
    """Draw what belongs to the pieces and lies above them."""
    for piece in view.lights.marks:
        draw_piece(paint, piece)
    footprints.draw(paint, view)
    draw_words(paint, view)
    draw_ring(paint, view)
    for piece in foreseen(view):
        face = view.board.faces.get(art(piece.face), {})
        solid = face.get("solid")  # a sign, not a piece that is not there yet
        solid = solid or (piece.kind == "hex" and piece.spot in view.picture)  # it lies there, but otherwise
        if not face.get("slot"):
            draw_piece(paint, piece, alpha=255 if solid else FORESEEN)
    lamps.draw(paint, view, front=False)
    draw_meant(paint, view)


def foreseen(view: View) -> list[Piece]:
    """Return what a move that is pointed at would lay on the table, posed as it would lie there."""
    return [view.manners.pose(view, piece) for piece in view.board.lay(view.lights.preview)]


def draw_words(paint: Paint, view: View) -> None:
    """Write what a place says while something lies on it, such as “winning” under a crown, but not under the prompt."""
    prompt = view.board.places.get("prompt")
    for piece in view.easel.pieces:
        place = view.board.place(piece.spot)
        key = place.props.get("words") if place else None
        if key and not view.easel.motions:
            text = view.words(key)
            wide, high = paint.extent(text, 24, "button", grow=HALF)
            box = Box(0, 0, wide + 36, high + 10)
            box.midbottom = piece.box.centerx, piece.box.bottom + 212
            if prompt and box.colliderect(prompt.box):
                box.bottom = prompt.box.y - 2
            paint.sliced("plate-honey", box)
            paint.text(text, box.center, 24, "button", INK, "center", grow=HALF)


def draw_ring(paint: Paint, view: View) -> None:
    """Ring what the keyboard stands on, and nothing else: there is one ring or none, outside the lights of a hint."""
    focus = view.lights.focus
    if not focus or any(focus in one.names for one in view.targets.front):
        return
    one = lamps.lies(view, focus)
    if one:
        lit = any(step.box == one.box for step in view.lights.steps)
        paint.ring(one.box, 16, lamps.GAP + 10 if lit else 8 if one.piece else 6, one.piece.tilt if one.piece else 0)


def draw_count(paint: Paint, view: View, counting: Counting) -> None:
    """Light what the line of the final count is about and write what it brings, unless the game shows it itself."""
    line = counting.line
    boxes = [box for spot in line.spots for box in counted_boxes(view, spot)]
    for box in boxes:
        paint.fill(box, SEAT_TONES[view.seating.colours[line.seat]], 110)
        paint.frame(box, INK, 2)
    if view.manners.count(view, paint, counting):
        return
    words, game = view.words, view.seating.game
    key = f"{game}.tally.{line.row}"
    row = words(key) if words.has(key) else tell.face_name(words, game, line.row)
    text = words("count.line", view.seating.seats[line.seat].name, row, words.number(line.points, signed=True))
    total = words("count.total", words.number(counting.totals[line.seat]))
    draw_note(paint, boxes[0].unionall(boxes[1:]).center if boxes else (960, 540), text, total)


def counted_boxes(view: View, spot: str) -> list[Box]:
    """Return what to light of a spot: each piece of a row, else the whole place."""
    place = view.board.place(spot)
    if place and place.kind == "row":
        return [piece.box for piece in view.easel.pieces if piece.spot == spot]
    return [place.box] if place else []


def draw_note(paint: Paint, middle: tuple[float, float], text: str, under: str) -> None:
    """Write two lines on a paper beside a place of the table."""
    wide = max(paint.extent(text, 26, "strong")[0], paint.extent(under, 22)[0]) + 60
    high = paint.extent(text, 26, "strong")[1] + paint.extent(under, 22)[1] + 36
    box = Box(0, 0, wide, high)
    box.midbottom = middle[0], middle[1] - 24
    box.clamp_ip(SAFE)
    paint.sliced("plate-honey", box)
    first = paint.text(text, (box.centerx, box.y + 16), 26, "strong", INK, "midtop")
    paint.text(under, (box.centerx, first.bottom), 22, "body", INK, "midtop")


# ── in front ──


def draw_title(paint: Paint, view: View) -> None:
    """Draw the wooden sign with the game's name and how far it is; large letters need the room for the latter."""
    place = view.board.places.get("title")
    if not place:
        return
    words, game, box = view.words, view.seating.game, place.box
    paint.sliced("wood-dark", box)
    icon, inset = place.props.get("icon", f"icon-{game}"), 24
    if icon in paint.art.faces:
        paint.image(icon, (box.x + 20, box.centery - 27, 54, 54))
        inset = 86
    title, status = words(f"{game}.title"), tell.spoken(words, game, view.seen.status)
    if view.board.free:
        title, status = (
            tell.board_title(words, laid(view.seating.board)),
            words.many("free.for", len(view.seating.seats)),
        )
    fit = box.w - inset - 16
    if view.board.big:
        at = (box.x + inset, box.centery)
        paint.text(status, at, 21, "strong", "#fbe3bd", "midleft", room=fit, lead=1.15, grow=HALF)
        return
    at, least = (box.x + inset, box.y + 30), LONG if view.board.free else 30
    paint.text(title, at, 38, "title", "#ffe9a8", "midleft", edge="#2e1d1a", fit=fit, least=least)
    paint.text(status, (box.x + inset, box.y + 64), 21, "strong", "#fbe3bd", "midleft", fit=fit, least=18)
