"""What the things of Minicity are worth now, counted from the picture of whoever looks."""

from __future__ import annotations

import re

from ...play.changes import art, label
from ...rules.minicity.goods import ANTS, CARDS, FOODS, FRIENDS, ONCE, PRICES
from ..table.meaning import bare, number, owner, place_name
from ..table.targets import Target
from ..table.things import BAD, GOOD, Thing, Worth
from ..table.view import View

ROOM = re.compile(r"^(?:chamber|place|tag|steps)(\d+)")  # what lies in a chamber stands for it
ROAD = re.compile(r"^road-[ab]\d+$")
REACHED = ("reach", "stretch")  # marks of a chamber in which the ant that walks could stop
COUNTED = {"deck": "deck", "deck-count": "deck", "discard": "discard", "discard-count": "discard"}


def part(view: View, target: Target, at: tuple[float, float]) -> tuple[tuple[str, ...], Target]:  # noqa: ARG001
    """Let all that lies in a chamber mean the chamber, and a square of a road what it is."""
    spot = target.piece.spot if target.piece else target.names[0]
    room = ROOM.match(spot)
    if room:
        name = f"chamber{room[1]}"
        food = view.seating.level.spots[name]["food"]
        meant = target._replace(names=(name,), box=view.board.at(name).box, piece=None)
        return (f"chamber.{food}",), meant
    if ROAD.match(spot) and (not target.piece or art(target.piece.face).endswith("open")):
        props = view.seating.level.spots[spot]
        return (("river",) if props.get("river") else ("open",) if target.piece else ("road",)), target
    if ROAD.match(spot) and target.piece and bare(view, target.piece) == "card-back":
        return ("road.card-back",), target
    return (), target


def gaps(view: View, thing: Thing) -> dict[str, object]:
    """Return how many places a chamber has, and how many of them are free."""
    if not thing.name.startswith("chamber."):
        return {}
    words, places = view.words, places_of(view, thing)
    free = words.many("minicity.vacant", len(vacant(view, places)))
    return {"places": words.many("minicity.places", len(places)), "free": free}


def places_of(view: View, thing: Thing) -> list[str]:
    """Return the places of a chamber."""
    stem = f"{thing.target.names[0].replace('chamber', 'place')}-"
    return [spot for spot in view.seating.level.spots if spot.startswith(stem)]


def vacant(view: View, places: list[str]) -> list[str]:
    """Return those places on which no block lies."""
    return [spot for spot in places if spot not in view.picture]


def worth(view: View, thing: Thing) -> Worth | None:
    """Return what a thing is worth now."""
    words, piece = view.words, thing.target.piece
    if thing.name.startswith("chamber."):
        return chamber(view, thing)
    if not piece:
        return None
    face, spot, seat = bare(view, piece), piece.spot, owner(view, piece.spot)
    friend = face.removeprefix("buy-").removeprefix("spent-")
    if friend in FRIENDS:
        return help_of(view, face, friend)
    if face in FOODS:
        key = "ready" if place_name(view, spot) == "crate" else "reserve"
        return Worth(words.many(f"minicity.worth.{key}", view.picture[spot].count(face)), icons=(face,))
    if spot in COUNTED:
        return Worth(words.many("minicity.worth.cards", len(view.picture.get(COUNTED[spot], ()))), icons=("card-back",))
    if face == "card-back" and seat is not None:
        name = view.seating.seats[seat].name
        return Worth(words.many("minicity.worth.held", len(view.picture[spot]), player=name), icons=("card-back",))
    if face == "left" and seat is not None:
        return Worth(words.many("minicity.worth.left", number(view, spot)), icons=("icon-minicity",))
    if face == "cube" and seat is not None:
        return Worth(words.many("minicity.worth.hearts", number(view, f"points{seat}")), icons=("icon-heart",))
    if face in CARDS and ROAD.match(spot):
        return Worth(words.many("minicity.worth.run", run(view, spot)), icons=(ANTS[CARDS.index(face)],))
    return None


def chamber(view: View, thing: Thing) -> Worth:
    """Return what the ant that walks could do in a chamber, else how many of one's blocks would find a place."""
    words, name, food = view.words, thing.target.names[0], thing.name.partition(".")[2]
    mine = view.seen.turn == view.board.viewer  # else the tags tell what somebody else could do
    tags = view.picture.get(name.replace("chamber", "tag"), ()) if mine else ()
    tag = {art(face): int(label(face)) for face in tags}
    hearts, take = tag.get("heart", 0), tag.get(food.replace("food", "take"), 0)
    if hearts and take:
        return Worth(words("minicity.worth.either", take, hearts), GOOD, (food,))
    if take:
        return Worth(words.many("minicity.worth.now", take), GOOD, (food,))
    if hearts:
        return Worth(words.many("minicity.worth.hearts", hearts), GOOD, ("icon-heart",))
    free = len(vacant(view, places_of(view, thing)))
    if not free:
        return Worth(words("minicity.worth.full"), BAD, (food,))
    fits = min(free, view.picture.get(f"crate{view.board.viewer}", ()).count(food))
    if not fits:
        return Worth(words("minicity.worth.noblock"), icons=(food,))
    if mine and any(art(face) in REACHED for face in view.picture.get(name, ())):  # 6.6
        return Worth(words("minicity.worth.began"), BAD, (food,))
    return Worth(words.many("minicity.worth.unload", fits), GOOD, (food,))


def help_of(view: View, face: str, friend: str) -> Worth | None:
    """Return what a friend on offer costs, or whether one that was bought can help."""
    words = view.words
    if face.startswith("buy-"):
        have, price = number(view, f"points{view.board.viewer}"), PRICES[friend]
        key = "price" if have >= price else "dear"
        return Worth(words(f"minicity.worth.{key}", price, have), GOOD if have >= price else BAD, ("icon-heart",))
    if friend not in ONCE:
        return None
    spent = face.startswith("spent-")
    return Worth(words("minicity.worth.spent" if spent else "minicity.worth.helps"), BAD if spent else GOOD)


def run(view: View, spot: str) -> int:
    """Return how many cards of one colour lie in an unbroken row with the one on a square."""
    card = view.picture[spot]
    line = next(line for line in view.seating.level.lines if spot in line)
    at, count = line.index(spot), 1
    for way in (-1, 1):
        step = at + way
        while 0 <= step < len(line) and view.picture.get(line[step]) == card:
            count, step = count + 1, step + way
    return count
