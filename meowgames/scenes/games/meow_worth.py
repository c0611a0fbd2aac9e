"""What MEOW's cards and tokens are worth now, counted from the picture of whoever looks."""

from __future__ import annotations

from ...play.changes import art, label
from ...rules.meow.cards import BIT, best
from ...rules.meow.tokens import TOKENS, parts
from ..table.meaning import bare, owner, place_name, signed
from ..table.things import BAD, GOOD, PLAIN, Thing, Worth
from ..table.view import View

KINDS = ("bowl", "bone", "fish", "vase")  # in the order of the rows that parts() gives


def flat(view: View) -> bool:
    """Tell whether broken vases cost 20 points once."""
    return view.seating.options.get("vases") == "flat"


def worth(view: View, thing: Thing) -> Worth | None:
    """Return what a thing is worth now."""
    piece, words = thing.target.piece, view.words
    if not piece:
        return None
    face, spot, place = bare(view, piece), piece.spot, place_name(view, piece.spot)
    if piece.face in TOKENS and place == "row":
        return token(view, piece.face)
    if place == "won":
        points = parts(view.picture[spot], flat(view))[KINDS.index(face)]
        return toned(view, points, f"mini-{face}", words("meow.worth.sum", signed(words, points)))
    if face in BIT and spot == f"hand{view.board.viewer}":
        return card(view, face)
    if face == "card-back":
        seat, count = owner(view, spot), len(view.picture[spot])
        name = view.seating.seats[seat].name if seat is not None else ""
        return Worth(words.many("meow.worth.held", count, player=name), icons=("card-back",))
    if face == "deck":
        return Worth(words.many("meow.worth.undealt", int(label(piece.face))), icons=("card-back",))
    if face == "token-back":
        return Worth(words.many("meow.worth.hidden", len(view.picture["pile"])), icons=("token-back",))
    return None


def token(view: View, face: str) -> Worth:
    """Return what a token of the row would change for the viewer, who must take it if they win its trick."""
    won = view.picture.get(f"won{view.board.viewer}", ())
    points = sum(parts((*won, face), flat(view))) - sum(parts(won, flat(view)))
    second = face == "vase" and points < 0 and won.count("vase") == 1
    text = view.words("meow.worth.pair" if second else "meow.worth.you", signed(view.words, points))
    return toned(view, points, f"mini-{art(face)}", text)


def toned(view: View, points: int, icon: str, text: str) -> Worth:
    """Return a worth in the tone of its points."""
    return Worth(text, GOOD if points > 0 else BAD if points < 0 else PLAIN, (icon,))


def card(view: View, face: str) -> Worth | None:
    """Return whether a card of one's hand that may be played would take the trick as it lies."""
    lain = trick(view)
    if not lain or not any(one.says == face for one in view.targets.pieces):
        return None
    wins = best([BIT[name] for name in (*lain, face)]) == BIT[face]
    return Worth(view.words(f"meow.worth.{'wins' if wins else 'loses'}"), PLAIN, ("crown",) if wins else ())


def trick(view: View) -> list[str]:
    """Return the cards of the trick in the order they were played, which is clockwise."""
    seats = view.board.seats
    lain = [view.picture.get(f"trick{seat}", ("",))[0] for seat in range(seats)]
    led = next((seat for seat in range(seats) if lain[seat] and not lain[seat - 1]), 0)
    return [card for step in range(seats) if (card := lain[(led + step) % seats])]


def gaps(view: View, thing: Thing) -> dict[str, object]:
    """Return who took the token that lay on a place of the row."""
    face = bare(view, thing.target.piece) if thing.target.piece else ""
    taken = face.startswith("seat") and face[4:].isdigit()
    return {"taker": view.seating.seats[int(face[4:])].name} if taken else {}
