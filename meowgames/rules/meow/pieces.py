"""What a hand can move of a picture of Meow: cards, tokens and the first-player token, without the house's marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from .. import Level, Picture, Spots
from .cards import BIT
from .tokens import ROUNDS, ROW, TOKENS

CARD, TOKEN, FIRST = "card", "token", "first"

# What lies on the places of the game. Last tricks and cards seen are copies: the cards lie aside, in deck or in hands.
HOLDS = {"hand": CARD, "trick": CARD, "deck": CARD, "won": TOKEN, "row": TOKEN, "pile": TOKEN, "first": FIRST}
COPIES = ("last", "seen")
GONE = "gone"  # cards of finished tricks, and those that take no part

_KIND = {
    **dict.fromkeys((*BIT, "card-back"), CARD),
    **dict.fromkeys((*TOKENS, "token-back"), TOKEN),
    "first": FIRST,
}


@cache
def places(seats: int) -> Mapping[str, str]:
    """Return the places of a table at which pieces or their copies lie, and what each of them is."""
    own = {f"{stem}{seat}": stem for seat in range(seats) for stem in ("hand", "trick", "won", "first", "last")}
    row = {f"row{at}": "row" for at in range(ROW)}
    seen = {f"seen{number}": "seen" for number in range(1, ROUNDS + 1)}
    return {**own, **row, **seen, "pile": "pile", "deck": "deck", GONE: GONE}


def bare(face: str) -> str:
    """Return a face however it is turned."""
    name, colon, text = face.partition(":")
    return f"{name.partition('@')[0]}{colon}{text}"


def kind(face: str) -> str:
    """Return what sort of piece a bare face is, "" for a mark or something strange."""
    return _KIND.get(face) or (CARD if face.startswith("deck:") else "")


def taker(face: str, seats: int) -> int:
    """Return the seat that a mark in the row names, -1 if it is no such mark."""
    seat = face.removeprefix("seat")
    return int(seat) if face.startswith("seat") and seat in map(str, range(seats)) else -1


def many(face: str) -> int:
    """Return how many pieces of deck or pile a bare face stands for, 0 if it is strange there."""
    name, _, number = face.partition(":")
    if name == "deck":
        return int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0
    return 1 if kind(face) in (CARD, TOKEN) else 0


def pieces(level: Level, seats: int, picture: Picture) -> Picture:  # noqa: ARG001 — its cards need no board
    """Return what a hand can move: hands and piles sorted, deck and hidden tokens counted."""
    known, found = places(seats), Spots()
    for spot, faces in picture.items():
        lying = _lying(known.get(spot, ""), [bare(face) for face in faces], seats)
        if lying:
            found[spot] = tuple(lying)
    return found


def _lying(stem: str, faces: Iterable[str], seats: int) -> list[str]:
    """Return the pieces among what lies on a place."""
    if stem in ("deck", "pile"):
        count = sum(map(many, faces))
        strange = sorted(face for face in faces if kind(face) != HOLDS[stem] or not many(face))
        return [*([f"{stem}:{count}"] if count else []), *strange]
    if stem in HOLDS:
        return sorted(face for face in faces if stem != "row" or taker(face, seats) < 0)
    copied = CARD if stem in COPIES else ""
    return sorted(face for face in faces if kind(face) not in ("", copied))
