"""What a hint marks with a string of lights and a lamp, and the tick on what waits to be confirmed: no rings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from pygame import Vector2

from ...play.changes import art, orientation
from ...play.match import Match
from ...rules import Move, Picture, Plan, Spots
from ...screen.paint import INK, SAFE, Box, Paint, round_edge
from ...screen.table.easel import HELD
from ...screen.table.faces import draw_piece
from ...screen.table.place import Piece, oriented_cells
from . import hints
from .targets import Step
from .view import View

BULB, BULB_EDGE, GLOW, PAPER = "#ffd75e", "#7a4a12", "#fff0a8", "#fffaf0"
SURE = "#5da35f"  # of the sign on what waits to be confirmed
CORD, RADIUS, EVERY, GAP = 3.4, 5.4, 22, 9  # thickness of the cord, size and distance of bulbs, how far off the thing
LAMP, BADGE = 27, 16  # radius of the lamp and of the number beside it
BADGE_AT = Vector2(27, -22)  # of the number, from the middle of the lamp
TICK = 20  # radius of the tick on a button
SLIGHT = 0.6  # what is narrower than that part of its place only stands for it
GHOST = 178  # a piece that does not lie there yet: 70 %


# ── where ──


def steps(view: View, match: Match, plan: Plan) -> tuple[Step, ...]:
    """Return what a plan touches or lays one thing after another, what it lays as a ghost; one has no number."""
    found: list[Step] = []
    for at, move in enumerate(plan, 1):
        shown = ghost(match, plan) if at == len(plan) else laid(match, plan[:at])
        ghosts = [piece for piece in view.board.lay(shown) if new(view, piece)]
        here = touched(view, tuple(word for word in move if all(word != piece.spot for piece in ghosts)))
        found += here
        if ghosts and (hints.orientation(move) or len(here) < len(move)):
            found.append(Step(0, ghosts[-1].box, piece=ghosts[-1], ghost=True))
    found = [step for at, step in enumerate(found) if all(step.box != other.box for other in found[:at])]
    return tuple(step._replace(number=at) for at, step in enumerate(found, 1)) if found[1:] else tuple(found)


def about(view: View, match: Match, plan: Plan) -> tuple[Step, ...]:
    """Return the things that the reason of a plan speaks of, where there is just one of a kind."""
    found = []
    for name in hints.why(match, plan)[1:]:
        alike = [piece for piece in view.pieces() if art(piece.face) == name]
        found += [Step(0, piece.box, piece=piece) for piece in alike[:1] if len(alike) == 1]
    return tuple(found)


def touched(view: View, move: Move) -> list[Step]:
    """Return what the words of a move are said by."""
    found = [lies(view, word) for word in move if not word.startswith("@") and not hints.orientation(move)]
    return [step for step in found if step]


def lies(view: View, word: str) -> Step | None:
    """Return where a word is said: at its button, piece or place; None where nothing is seen of it."""
    button = [one.box for one in view.targets.front if word == one.says]
    if button:
        return Step(0, button[0], front=True)
    saying, place = view.targets.saying(word), view.board.place(word)
    if place and "." not in word and view.board.absolute(place.name) != word:  # card154 is no card of a seat 154
        place = None
    whole = len(saying) == 1 and place and saying[0].box.w > SLIGHT * place.box.w
    if saying and (place is None or whole):
        return Step(0, saying[-1].box, piece=saying[-1].piece)
    if place and place.kind not in ("hidden", "cells"):
        return Step(0, place.box)
    faces = [one for one in view.targets.pieces if one.piece and word in (one.piece.face, art(one.piece.face))]
    return Step(0, faces[0].box, piece=faces[0].piece) if len(faces) == 1 else None  # of several, who knows which


def ghost(match: Match, plan: Plan) -> Picture:
    """Return what the last move of a plan would lay on the table and change, as far as the seat to act can know."""
    before, last = hints.ahead(match, plan[:-1]), plan[-1]
    way, held = hints.orientation(last), match.rules.look(before, match.turn).get(HELD)
    if way and held:
        return {last[-1]: (art(held[-1]) + way,)}
    shown = match.rules.preview(before, last)
    shown = {spot: faces for spot, faces in shown.items() if spot.partition("-")[0] != "gain"}
    return {**shown, **laid(match, plan)}


def laid(match: Match, plan: Plan) -> Spots:
    """Return what comes to lie on the spots that the last move of a plan names, if only on the way."""
    rules, seat, before, move = match.rules, match.turn, hints.ahead(match, plan[:-1]), plan[-1]
    seen = rules.look(before, seat)
    for after in (*rules.steps(before, move), rules.play(before, move)) if rules.turn(before) == seat else ():
        now = rules.look(after, seat)
        found = {word: now[word][-1:] for word in move if word in now and now[word] != seen.get(word)}
        if found:
            return found
    return {}


def new(view: View, piece: Piece) -> bool:
    """Tell whether a piece of a preview would be one more on the table, no sign and no empty place."""
    faces, face = view.board.faces, view.board.faces.get(art(piece.face), {})
    lying = [one for one in view.picture.get(piece.spot, ()) if not faces.get(art(one), {}).get("slot")]
    return not face.get("slot") and not face.get("solid") and not lying


# ── lights ──


def draw(paint: Paint, view: View, front: bool) -> None:
    """Draw the marks on the table, or those on what stands before it."""
    for step in () if front else view.lights.about:
        edge = outline(view, step)
        paint.line(edge, INK, 9)
        paint.line(edge, GLOW, 5)
    for step in view.lights.steps:
        if step.front == front:
            draw_step(paint, view, step)
    for step in view.lights.armed:
        if step.front == front:
            draw_armed(paint, step)


def draw_step(paint: Paint, view: View, step: Step) -> None:
    """Draw one thing that a hint marks: perhaps as a ghost, with lights round it and its lamp."""
    edge = outline(view, step)
    if step.ghost and step.piece:
        for box in squares(view, step.piece):
            paint.fill(box, PAPER, 110)
        draw_piece(paint, step.piece, GHOST)
    draw_lights(paint, edge)
    draw_lamp(paint, clear(view, above(edge), step.front), step.number)


def above(edge: Sequence[Vector2]) -> Vector2:
    """Return where a lamp hangs over a thing: on the middle of its upper edge, where no card has its number."""
    top = min(point.y for point in edge)
    high = [point.x for point in edge if point.y < top + LAMP]
    return Vector2((min(high) + max(high)) / 2, top - LAMP * 0.7)


def clear(view: View, at: Vector2, front: bool) -> Vector2:
    """Return where a lamp is seen whole with its number: inside the window, and below the card of its hint."""
    x, y = BADGE_AT
    lamp = Box(at.x - LAMP, at.y + y - BADGE, LAMP + x + BADGE, LAMP + BADGE - y)
    lamp = lamp.clamp(SAFE.inflate(-LAMP, -LAMP))
    for card in (one for one in view.targets.front if one.kind == "card"):
        seen = lamp if front else view.camera.lies(lamp)
        if card.box.colliderect(seen):
            lamp = lamp.move(0, (card.box.bottom - seen.y) * lamp.h / seen.h)
    return Vector2(lamp.x + LAMP, lamp.bottom - LAMP)


def outline(view: View, step: Step, gap: float = GAP) -> list[Vector2]:
    """Return the closed line round a thing, a little off it: round its squares, its six sides or its tilted box."""
    box, piece = step.box, step.piece
    if piece and "cells" in view.board.faces.get(art(piece.face), {}):
        return around(squares(view, piece), gap)
    if piece and piece.kind == "hex":
        reach = 1 + 2 * gap / box.w
        corners = ((0, -0.5), (0.5, -0.25), (0.5, 0.25), (0, 0.5), (-0.5, 0.25), (-0.5, -0.25), (0, -0.5))
        return [Vector2(box.centerx + x * box.w * reach, box.centery + y * box.h * reach) for x, y in corners]
    edge = round_edge(box.x - gap, box.y - gap, box.w + 2 * gap, box.h + 2 * gap, 2 * gap)
    middle, tilt = Vector2(box.center), piece.tilt if piece else 0
    return [middle + (point - middle).rotate(tilt) for point in edge] if tilt else edge


def squares(view: View, piece: Piece) -> list[Box]:
    """Return the squares a piece covers, of any other piece its box."""
    rows = view.board.faces.get(art(piece.face), {}).get("cells")
    if not rows:
        return [piece.box]
    cells = oriented_cells(rows, orientation(piece.face))
    wide = piece.box.w / (1 + max(x for x, _ in cells))
    high = piece.box.h / (1 + max(y for _, y in cells))
    return [Box(piece.box.x + x * wide, piece.box.y + y * high, wide, high) for x, y in cells]


def around(boxes: Sequence[Box], gap: float) -> list[Vector2]:
    """Return the closed line round squares that hang together, so far off them (walking along their outer edges)."""
    wide, high = boxes[0].size
    cells = {(round((box.x - boxes[0].x) / wide), round((box.y - boxes[0].y) / high)) for box in boxes}
    ways = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the side of a square, and along it the next one clockwise
    edges = {}
    for x, y in cells:
        for side, (dx, dy) in enumerate(ways):
            if (x + dx, y + dy) not in cells:
                start = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))[side]
                edges[start, side] = ways[(side + 1) % 4]
    here, side = min(edges)
    first = here, side
    points: list[Vector2] = []
    while not points or (here, side) != first:
        along = edges[here, side]
        ahead = here[0] + along[0], here[1] + along[1]
        turns = [turn % 4 for turn in (side + 1, side, side - 1) if (ahead, turn % 4) in edges]
        out = Vector2(ways[side]) + (Vector2(ways[turns[0]]) if turns[0] != side else (0, 0))
        points.append(Vector2(boxes[0].x + ahead[0] * wide, boxes[0].y + ahead[1] * high) + out * gap)
        here, side = ahead, turns[0]
    return [*points, points[0]]


def along(points: Sequence[Vector2], step: float) -> Iterable[Vector2]:
    """Yield points at even distances along a closed line."""
    total = sum(a.distance_to(b) for a, b in pairwise(points))
    each = total / max(8, round(total / step))
    left = 0.0
    for a, b in pairwise(points):
        length = a.distance_to(b)
        while left < length - 0.01:
            yield a.lerp(b, max(0.0, left) / length)
            left += each
        left -= length


def draw_lights(paint: Paint, edge: Sequence[Vector2]) -> None:
    """Hang a string of lights along a closed line: the dark cord and edges carry it on any ground."""
    paint.line(edge, INK, CORD)
    for at in along(edge, EVERY):
        paint.circle(at, RADIUS + 1.8, BULB_EDGE)
        paint.circle(at, RADIUS, BULB)
        paint.circle(at - Vector2(RADIUS, RADIUS) * 0.3, RADIUS * 0.35, PAPER)


def draw_lamp(paint: Paint, at: Vector2, number: int = 0, radius: float = LAMP) -> None:
    """Draw the lamp of a hint, with the number of its step."""
    glow = Box(0, 0, radius * 2.2, radius * 2.2)
    glow.center = at
    paint.image("glow", glow)
    paint.circle(at, radius, INK)
    paint.circle(at, radius - 3, BULB)
    side = radius * 1.5
    paint.image("icon-hint", (at.x - side / 2, at.y - side / 2 - 1, side, side))
    if number:
        badge = at + BADGE_AT
        paint.circle(badge, BADGE, INK)
        paint.circle(badge, BADGE - 2.4, PAPER)
        paint.text(str(number), (badge.x, badge.y - 1), 22, "title", INK, "center", grow=False)


def draw_armed(paint: Paint, step: Step) -> None:
    """Draw the tick on what waits to be confirmed."""
    at = Vector2(step.box.left + LAMP * 0.6, min(step.box.bottom, SAFE.bottom - LAMP) - LAMP * 0.6)
    radius = LAMP
    if step.front:  # a corner of a button, where nothing is written
        at, radius = Vector2(step.box.right - TICK * 0.4, step.box.top), TICK
    elif step.piece and step.piece.tilt:
        at = Vector2(step.box.center) + (at - step.box.center).rotate(step.piece.tilt)
    paint.circle(at, radius, INK)
    paint.circle(at, radius - 3, SURE)
    paint.image("icon-check-light", (at.x - radius * 0.6, at.y - radius * 0.6, radius * 1.2, radius * 1.2))
