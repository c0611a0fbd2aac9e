"""What stands round every table: panels of the players, prompt, tools, log; its places come from the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..play.changes import art
from ..play.sheet import plain, read
from ..screen.paint import INK, SEAT_TONES, Box, Paint
from ..screen.table.faces import draw_piece
from ..screen.table.place import Piece, Place
from . import drawer, foresight, secrets, tell, tools
from .poses import names

if TYPE_CHECKING:
    from .table import TableScene

HALO_RIM = 12  # how far the halo of a playable piece reaches
HEX_HALO = 1.3  # how much larger than a hexagon its light is
BUTTON = 76  # height of a button in a stack with room enough
THINKS_AFTER = 0.6  # seconds before a bot is seen to think


def reason(table: TableScene, clause: str) -> str:
    """Return the sentence of a clause, shown when a touch is refused."""
    sheet = read(table.match.setup.game, table.stage.words.language)
    found = (one.text for chapter in sheet.chapters for one in chapter.clauses if one.number == clause)
    return f"§ {clause}  {plain(next(found, ''))}".rstrip()


# ── under the pieces ──


def draw_under(paint: Paint, table: TableScene) -> None:
    """Draw the ground with its signs and panels, then empty places and halos: all that pieces lie on."""
    draw_sheet(paint, table)
    table.draw_beneath(paint)
    draw_lights(paint, table)


def draw_lights(paint: Paint, table: TableScene) -> None:
    """Mark empty places, what was laid last and what may be touched next."""
    draw_slots(paint, table)
    if table.stage.settings.show_last:
        draw_last(paint, table)
    if table.mine and table.stage.settings.show_next and not table.easel.motions:
        for piece in table.poses.all():
            if table.poses.touchable(piece) and not table.board.place(piece.spot).props.get("quiet"):
                draw_halo(paint, table, piece)


def draw_sheet(paint: Paint, table: TableScene) -> None:
    """Draw ground, signs and panels, painted once and kept as one opaque sheet; the seat to act is lit on it."""
    if not table.camera.whole or paint.offset != (0, 0):
        table.board.draw_ground(paint)
        draw_panels(paint, table)
        return
    look = table.board.game, table.board.viewer, tuple(table.match.seats), paint.surface.get_size()
    read = table.stage.words.language, paint.text_size

    def make() -> pygame.Surface:
        table.board.draw_ground(paint)
        draw_panels(paint, table, lit=False)
        return paint.surface.copy()

    paint.surface.blit(paint.art.memo(("sheet", *look, *read), make), (0, 0))
    active = table.rules.turn(table.shown)
    if active >= 0:
        draw_panel(paint, table, active, True)


def draw_panels(paint: Paint, table: TableScene, lit: bool = True) -> None:
    """Draw the signs of the table and a panel for each player; the one to act may be lit."""
    for place in table.board.places.values():
        if place.kind == "sign":
            draw_sign(paint, table, place)
    active = table.rules.turn(table.shown)
    for seat in range(len(table.match.seats)):
        draw_panel(paint, table, seat, lit and seat == active)


def draw_sign(paint: Paint, table: TableScene, place: Place) -> None:
    """Draw a paper sign that says something the whole match long."""
    text = table.stage.words(place.props["words"])
    paint.piece("plate-mint", place.box)
    paint.image(place.props["icon"], (place.box.x + 12, place.box.centery - 20, 40, 40))
    at = (place.box.x + 60, place.box.centery)
    paint.text(text, at, 23, "strong", "#245c36", "midleft", fit=place.box.w - 76)


def draw_panel(paint: Paint, table: TableScene, seat: int, active: bool) -> None:
    """Draw a player's tag, portrait and name; the one to act is lit."""
    board, player = table.board, table.match.seats[seat]
    panel, portrait, name = (board.place(f"{kind}{seat}") for kind in ("panel", "portrait", "name"))
    if panel:
        paint.piece("name-tag-active" if active else "name-tag", panel.box)
        paint.fill(
            (panel.box.x + 7, panel.box.y + 8, 9, panel.box.h - 16), SEAT_TONES[table.match.colours[seat]], radius=4
        )
    bed = board.place(f"bed{seat}")
    if bed:
        paint.piece(bed.props["face"], bed.box)
    if portrait:
        if active:
            paint.image("glow", portrait.box.inflate(portrait.box.w * 0.5, portrait.box.h * 0.5))
        draw_portrait(paint, portrait.box, player.avatar, table.match.colours[seat])
    if name:
        at = (name.box.x, name.box.centery)
        paint.text(player.name, at, min(34, name.box.h * 0.8), "button", INK, "midleft", fit=name.box.w, grow=False)


def draw_portrait(paint: Paint, box: Box, avatar: str, colour: int) -> None:
    """Draw a player's cat in the ring of their colour."""
    paint.image(f"avatar-{avatar}", box)
    paint.image(f"ring{colour}", box)


def draw_slots(paint: Paint, table: TableScene) -> None:
    """Mark the empty place where the seat to act will lay its piece."""
    for place in table.board.places.values():
        face = place.props.get("empty")
        spot = table.board.absolute(place.name)
        if face and spot.endswith(str(table.match.turn)) and not table.easel.picture.get(spot):
            if not table.match.over and not table.easel.busy:
                paint.image(face, place.box)


def draw_last(paint: Paint, table: TableScene) -> None:
    """Light what was last laid on the table, so that nobody asks which it was."""
    if table.easel.motions:
        return
    for piece in table.easel.pieces:
        laid = (piece.spot, piece.index) in table.easel.last and piece.kind in ("one", "cell")
        if laid and table.board.faces.get(art(piece.face), {}).get("shadow"):
            draw_halo(paint, table, piece)


def draw_halo(paint: Paint, table: TableScene, piece: Piece) -> None:
    """Light what may be touched next."""
    if piece.kind == "hex" and "hex-halo" in paint.art.faces:
        paint.image("hex-halo", piece.box.scale_by(HEX_HALO))
    elif piece.tilt and "halo" in paint.art.faces:
        draw_tilted_halo(paint, piece)
    else:
        paint.piece("halo", piece.box)


def draw_tilted_halo(paint: Paint, piece: Piece) -> None:
    """Light a tilted piece: the halo is tilted with it and kept."""
    rim = paint.art.props("halo").get("rim", HALO_RIM)
    rect = paint.pixels(piece.box.inflate(2 * rim, 2 * rim))
    tilt = round(piece.tilt)

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(paint.art.sliced("halo", rect.size, paint.scale), -tilt, 1)

    paint.blit(paint.art.memo(("halo", rect.size, tilt), make), rect.center)


# ── over the pieces ──


def draw_marks(paint: Paint, table: TableScene) -> None:
    """Draw what belongs to the pieces and lies above them."""
    for piece in table.poses.slots():
        draw_piece(paint, piece)
    draw_words(paint, table)
    draw_focus(paint, table)
    for piece in table.board.lay(table.preview()):
        solid = table.board.faces.get(art(piece.face), {}).get("solid")  # a sign, not a piece that is not there yet
        solid = solid or (piece.kind == "hex" and piece.spot in table.easel.picture)  # it lies there, but otherwise
        draw_piece(paint, piece, alpha=255 if solid else 170)


def draw_over(paint: Paint, table: TableScene) -> None:
    """Draw all that stands in front of the table: words, tools and the log."""
    draw_title(paint, table)
    table.draw_front(paint)
    draw_buttons(paint, table)
    drawer.draw_log(paint, table)
    draw_prompt(paint, table)
    draw_tools(paint, table)
    foresight.draw_controls(paint, table)
    foresight.draw_gain(paint, table)
    if drawer.can_peek(table):
        drawer.draw_peek(paint, table)


def draw_words(paint: Paint, table: TableScene) -> None:
    """Write what a place says while something lies on it, such as “winning” under a crown."""
    for piece in table.easel.pieces:
        key = table.board.place(piece.spot).props.get("words")
        if key and not table.easel.motions:
            text = table.stage.words(key)
            wide = paint.extent(text, 24, "button", grow=False)[0] + 36
            box = Box(0, 0, wide, 40)
            box.midtop = piece.box.centerx, piece.box.bottom + 172
            paint.piece("plate-honey", box)
            paint.text(text, box.center, 24, "button", INK, "center", grow=False)


def draw_focus(paint: Paint, table: TableScene) -> None:
    """Ring what the keyboard stands on, what a hint names, what waits to be confirmed."""
    wanted = table.hand.focus
    for piece in table.poses.all():
        if (wanted and wanted in names(piece) and table.poses.touchable(piece)) or table.poses.named(piece):
            paint.ring(piece.box, 16, 8, piece.tilt)
    if wanted and not any(wanted in names(piece) for piece in table.easel.pieces):
        place = table.board.place(wanted)
        if place:
            paint.ring(place.box, 16, 6)


def draw_title(paint: Paint, table: TableScene) -> None:
    """Draw the wooden sign with the game's name and how far it is."""
    place = table.board.places.get("title")
    if not place:
        return
    words, game, box = table.stage.words, table.match.setup.game, place.box
    paint.piece("wood-dark", box)
    icon = place.props.get("icon", f"icon-{game}")
    inset = 24
    if icon in paint.art.faces:
        paint.image(icon, (box.x + 20, box.centery - 27, 54, 54))
        inset = 86
    paint.text(
        words(f"{game}.title"),
        (box.x + inset, box.y + 30),
        38,
        "title",
        "#ffe9a8",
        "midleft",
        edge="#2e1d1a",
        fit=box.w - inset - 16,
        grow=False,
    )
    status = tell.spoken(words, game, table.rules.status(table.shown))
    size = 21 * min(1.25, paint.text_size)  # the sign has room for two lines, not for larger ones
    paint.text(
        status, (box.x + inset, box.y + 64), size, "strong", "#fbe3bd", "midleft", fit=box.w - inset - 16, grow=False
    )


def draw_prompt(paint: Paint, table: TableScene) -> None:
    """Say whose turn it is and what is asked, or what is being shown again."""
    place = table.board.places.get("prompt")
    if not place:
        return
    text = table.caption or prompt_of(table)
    icon = "icon-replay" if table.caption else table.prompt_icon()
    thinking = table.asked and table.waited > THINKS_AFTER and not table.caption
    widest = place.box.w + place.props.get("spare", 200)
    pixels = paint.fitting(text, paint.points(28), "strong", widest - 110) / paint.scale
    wide = max(380, paint.extent(text, pixels, "strong", grow=False)[0] + 120)
    box = Box(0, 0, wide, place.box.h)
    box.center = place.box.center
    log = drawer.log_box(table)
    if log.colliderect(box) and log.x > wide + 20:  # a drawer pulled up pushes it aside
        box.right = log.x - 12
    paint.piece("pill" if "pill" in paint.art.faces else "plate", box)
    if thinking:
        frame = int(table.waited / 0.11) % 8
        paint.image(f"thinking{frame}", (box.x + 14, box.centery - 34, 58, 60))
    elif icon:
        paint.image(icon, (box.x + 20, box.centery - 22, 44, 44))
    paint.text(text, (box.x + 76, box.centery - 1), pixels, "strong", INK, "midleft", grow=False)


def prompt_of(table: TableScene) -> str:
    """Return the prompt as it stands: an armed move asks to be confirmed."""
    words = table.stage.words
    if table.guide and not table.easel.busy and table.guide.phase != "act":
        return words(f"lesson.prompt.{table.guide.phase}")
    if table.armed:
        return words("prompt.confirm")
    if table.trial is not None:
        return words("prompt.trying")
    if table.easel.busy and table.log and not table.match.over:
        return table.log[-1].text
    if secrets.covered(table).intersection(table.picker.next()):
        return words("prompt.covered", table.match.seats[table.viewer].name)
    return tell.prompt_text(table.match, words, table.viewer)


def tool_boxes(table: TableScene) -> dict[str, Box]:
    """Return where the tool buttons are, spread over their place from the right."""
    place = table.board.places.get("tools")
    boxes: dict[str, Box] = {}
    if place:
        step = place.box.w / len(tools.BUTTONS)
        for index, name in enumerate(tools.BUTTONS):
            box = Box(0, 0, min(64, step - 4), min(64, step - 4))
            box.center = place.box.x + step * (index + 0.5), place.box.y + 40
            boxes[name] = box
    return boxes


def tool_at(table: TableScene, pos: tuple[float, float]) -> str | None:
    """Return the tool, button or drawer tab there."""
    for name, box in tool_boxes(table).items():
        if box.inflate(8, 44).collidepoint(pos):
            return name
    for name, box in foresight.control_boxes(table).items():
        if box.inflate(8, 30).collidepoint(pos):
            return name
    for word, box in button_boxes(table).items():
        if box.collidepoint(pos):
            return tools.WORD + word
    if drawer.tab_box(table).collidepoint(pos):
        return "log"
    return None


def draw_tools(paint: Paint, table: TableScene) -> None:
    """Draw the round buttons with their words, all written as large as the longest fits."""
    boxes = tool_boxes(table)
    labels = {name: table.stage.words(f"tool.{name}") for name in boxes}
    fitted = [paint.fitting(labels[name], paint.points(19), "strong", box.w + 2) for name, box in boxes.items()]
    size = min(fitted, default=19) / paint.scale
    for name, box in boxes.items():
        tool = tools.BUTTONS[name]
        kind = "night" if name == "menu" else "plain"
        state = "normal"
        if not tool.usable(table):
            state = "disabled"
        elif table.hand.tool == name:
            state = "pressed"
        elif box.inflate(8, 44).collidepoint(table.hand.pos):
            state = "hover"
        paint.image(f"round-{kind}-{state}", box.inflate(40, 40))
        paint.image(f"icon-{tool.icon}", box.inflate(-24, -24).move(0, -3), alpha=255 if state != "disabled" else 110)
        at = box.centerx, box.bottom + 14
        paint.text(labels[name], at, size, "strong", "#fff3d6", "center", edge="#2a1712", thick=2, grow=False)


def button_boxes(table: TableScene) -> dict[str, Box]:
    """Return where the words without a place stand as buttons."""
    place, words = table.board.places.get("buttons"), table.buttons()
    if not place or not words:
        return {}
    own = table.button_boxes(words)
    if own:
        return own
    if place.props.get("stack"):
        high = min(BUTTON, place.box.h / len(words) - 10)
        y = place.box.centery - (high + 10) * len(words) / 2 + 5
        return {word: Box(place.box.x, y + (high + 10) * at, place.box.w, high) for at, word in enumerate(words)}
    paint, game = table.stage.paint, table.match.setup.game
    wides = [
        max(150, paint.extent(tell.face_name(table.stage.words, game, word), 30, "button", grow=False)[0] + 64)
        for word in words
    ]
    if place.props.get("wrap") and sum(wides) + 16 * (len(wides) - 1) > place.box.w:
        half = (len(words) + 1) // 2
        above = place.box.move(0, -place.box.h - 8)
        return in_a_row(above, words[:half], wides[:half]) | in_a_row(place.box, words[half:], wides[half:])
    return in_a_row(place.box, words, wides)


def in_a_row(box: Box, words: list[str], wides: list[float]) -> dict[str, Box]:
    """Return the boxes of buttons side by side in the middle of a box."""
    x = box.centerx - (sum(wides) + 16 * (len(wides) - 1)) / 2
    boxes = {}
    for word, wide in zip(words, wides):
        boxes[word] = Box(x, box.y, wide, box.h)
        x += wide + 16
    return boxes


def draw_buttons(paint: Paint, table: TableScene) -> None:
    """Draw the buttons of words without a place."""
    for word, box in button_boxes(table).items():
        hot = box.collidepoint(table.hand.pos) or table.hand.focus == word
        state = "pressed" if table.hand.tool == tools.WORD + word else "hover" if hot else "normal"
        paint.piece(f"button-plain-{state}", box)
        text = tell.face_name(table.stage.words, table.match.setup.game, word)
        icon, low = table.button_icon(word), box.centery - 4
        if icon:
            wide, high = paint.natural(icon)
            paint.image(icon, (box.centerx - wide / 2, box.y + box.h * 0.34 - high / 2, wide, high))
            low = box.y + box.h * 0.72
        paint.text(text, (box.centerx, low), 30, "button", INK, "center", fit=box.w - 30, grow=False)
        if table.hand.focus == word:
            paint.ring(box, 26)
