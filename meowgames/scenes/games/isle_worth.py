"""What the things of L'Île des Chats are worth now, counted from the picture of whoever looks."""

from __future__ import annotations

from functools import cache

from ...play.changes import art, label, orientation
from ...rules import Level
from ...rules.isle.cards import EXACT, FAMILY, given
from ...rules.isle.state import DAYS
from ...rules.isle.tiles import COLOUR, COLOURS, COMMON, TREASURES
from ...screen.paint import Box
from ...screen.table.place import Pair, cell_size, oriented_cells
from ..table.meaning import bare, number, owner, signed
from ..table.targets import Target
from ..table.things import BAD, GOOD, PLAIN, Thing, Worth
from ..table.view import View

SHARES = ("rats", "rooms", "families")  # rows of the score sheet that stand beside a player's name


# ── boats ──


@cache
def rooms(level: Level, hull: str) -> dict[Pair, int]:
    """Return the room of each square of a boat."""
    found = {}
    for spot, props in level.spots.items():
        name, _, square = spot.partition(".")
        if name == hull:
            x, y = square.split(",")
            found[int(x), int(y)] = props["room"]
    return found


def tiles(view: View, seat: int) -> dict[str, frozenset[Pair]]:
    """Return the squares of each tile on a boat, by the spot of its corner."""
    found, stem = {}, f"boat{seat}."
    for spot, faces in view.picture.items():
        for face in faces if spot.startswith(stem) else ():
            if art(face) in COLOUR or art(face) in TREASURES:
                x, y = map(int, spot[len(stem) :].split(","))
                shape = oriented_cells(view.board.faces[art(face)]["cells"], orientation(face))
                found[spot] = frozenset((x + across, y + down) for across, down in shape)
    return found


def pointed(view: View, target: Target, at: tuple[float, float]) -> Target | None:
    """Return the room of a boat that lies at a place of the table."""
    spot = target.piece.spot if target.piece else ""
    place, hull = view.board.place(spot), view.picture.get(spot, ("",))[0]
    if not place or place.kind != "cells":
        return None
    wide, high = cell_size(place)
    squares = rooms(view.seating.level, hull)
    room = squares.get((int((at[0] - place.box.x) // wide), int((at[1] - place.box.y) // high)))
    if not room:
        return None
    own = [square for square, number in squares.items() if number == room]
    boxes = [Box(place.box.x + x * wide, place.box.y + y * high, wide, high) for x, y in own]
    return target._replace(names=(f"{spot}.room{room}",), box=boxes[0].unionall(boxes[1:]), piece=None)


def room_of(thing: Thing) -> tuple[str, int]:
    """Return the boat and the number of a room."""
    boat, _, room = thing.target.names[0].partition(".room")
    return boat, int(room)


def part(view: View, target: Target, at: tuple[float, float]) -> tuple[tuple[str, ...], Target]:
    """Let a boat mean the room that is pointed at; common treasures are all called so."""
    if target.piece and art(target.piece.face) in COMMON:
        return ("common",), target
    room = pointed(view, target, at)
    return (("room",), room) if room else ((), target)


def gaps(view: View, thing: Thing) -> dict[str, object]:
    """Return shape and size of a cat, name and size of a room, whose figure it is."""
    words, piece = view.words, thing.target.piece
    if thing.name == "room":
        boat, room = room_of(thing)
        name = words(f"isle.why.room{room}")
        squares = rooms(view.seating.level, view.picture[boat][0])
        return {"room": name[:1].upper() + name[1:], "squares": list(squares.values()).count(room)}
    face = bare(view, piece) if piece else ""
    if face in COLOUR:
        squares = view.board.faces[face]["cells"].count("#")
        return {"shape": words(f"isle.shape.{face.partition('-')[0]}"), "squares": squares}
    if face.startswith("figure"):
        return {"owner": view.seating.seats[int(face[len("figure") :])].name}
    return {}


# ── what they are worth ──


def worth(view: View, thing: Thing) -> Worth | None:
    """Return what a thing is worth now."""
    words, piece = view.words, thing.target.piece
    if thing.name == "room":
        return room_worth(view, thing)
    if not piece:
        return None
    face, spot = bare(view, piece), piece.spot
    seat = owner(view, spot)
    if face in COLOUR:
        return cat(view, face, spot, seat)
    if face in TREASURES:
        return Worth(words.many("isle.worth.left", number(view, spot)), icons=(face,)) if spot == face else None
    if face.startswith("map-"):
        colour = face.partition("-")[2]
        ashore = [one for at, faces in view.picture.items() if at.startswith("shore") for one in faces]
        count = sum(one.endswith(f"-{colour}") for one in ashore)
        return Worth(words.many("isle.worth.map", count), GOOD if count else PLAIN, (f"emblem-{colour}",))
    if face == "rat" and seat is not None:
        points = number(view, f"rats{seat}")
        return Worth(words.many("isle.worth.rats", -points, points=signed(words, points)), BAD, ("icon-rat",))
    if face in SHARES and seat is not None:
        return score(view, seat, number(view, spot), f"icon-{face}" if f"icon-{face}" in view.board.faces else face)
    if face.startswith("card") and seat is not None:
        return card(view, face, piece.index, seat)
    if face == "bag":
        return bag(view, spot)
    if face == "vesh":
        day = next(int(at[3:]) for at, faces in view.picture.items() if faces == ("vesh",))
        return Worth(words.many("isle.worth.days", min(DAYS, day)), icons=("vesh",))
    if face.startswith("figure"):
        return Worth(words("isle.worth.order", int(spot[len("order") :]) + 1), icons=(face,))
    return None


def score(view: View, seat: int, points: int, icon: str) -> Worth:
    """Return what a row of a player's score sheet says."""
    text = view.words("isle.worth.player", view.seating.seats[seat].name, signed(view.words, points))
    return Worth(text, GOOD if points > 0 else BAD if points < 0 else PLAIN, (icon,))


def room_worth(view: View, thing: Thing) -> Worth:
    """Return what is left to cover of a room."""
    boat, room = room_of(thing)
    covered = frozenset().union(*tiles(view, int(boat.removeprefix("boat"))).values())
    own = [square for square, one in rooms(view.seating.level, view.picture[boat][0]).items() if one == room]
    left = sum(square not in covered for square in own)
    if not left:
        return Worth(view.words("isle.worth.full"), GOOD, ("icon-room",))
    return Worth(view.words.many("isle.worth.room", left), BAD, ("icon-room",))


def cat(view: View, face: str, spot: str, seat: int | None) -> Worth:
    """Return the family a cat aboard belongs to; of one ashore, how many of its colour the viewer has."""
    words, colour, me = view.words, face.partition("-")[2], view.board.viewer
    icon = (f"emblem-{colour}",)
    if seat is None:
        count = sum(art(view.picture[at][-1]).endswith(f"-{colour}") for at in tiles(view, me))
        return Worth(words("isle.worth.aboard", count), icons=icon)
    count = family(view, spot, seat)
    if FAMILY[count]:
        return Worth(words.many("isle.worth.family", count, points=signed(words, FAMILY[count])), GOOD, icon)
    return Worth(words.many("isle.worth.kin", count), icons=icon)


def family(view: View, spot: str, seat: int) -> int:
    """Return how many cats hang together with the one on a spot."""
    squares = tiles(view, seat)
    colours = {at: art(view.picture[at][-1]).partition("-")[2] for at in squares}
    kin, found = [spot], {spot}
    while kin:
        here = squares[kin.pop()]
        beside = {(x + dx, y + dy) for x, y in here for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        for at, own in squares.items():
            if at not in found and colours[at] == colours[spot] and own & beside:
                found.add(at)
                kin.append(at)
    return len(found)


def card(view: View, face: str, index: int, seat: int) -> Worth | None:
    """Return how far the owner of an open card is with it; of a hidden one, how many there are."""
    words = view.words
    if face == "card-back":
        count = len(view.picture[f"card{seat}"])
        return Worth(words.many("isle.worth.kept", count, player=view.seating.seats[seat].name), icons=("card-back",))
    said = label(view.picture[f"progress{seat}"][index])
    have, _, need = said.partition("/")
    points = signed(words, given(face, int(have), int(need or 0)))
    if not need:
        return Worth(words("isle.worth.each", have, points), GOOD if int(have) else PLAIN)
    if int(have) > int(need) and face in EXACT:
        return Worth(words("isle.worth.over", have, need), BAD)
    if int(have) >= int(need) and given(face, int(have), int(need)):
        return Worth(words("isle.worth.done", have, need, points), GOOD)
    return Worth(words("isle.worth.part", have, need))


def bag(view: View, spot: str) -> Worth:
    """Return how many tiles of a kind are still in the bag."""
    words, kind = view.words, spot.removeprefix("bag-")
    known = kind in COLOURS
    what = words(f"isle.{kind}") if known else words("isle.worth.rare")
    return Worth(words("isle.worth.bag", number(view, spot), what), icons=(f"emblem-{kind}",) if known else ())
