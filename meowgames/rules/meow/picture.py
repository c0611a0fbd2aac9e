"""What a picture of Meow says: how far the game is, by its tokens, and where its cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .. import Picture
from ..standing import need
from .cards import BIT
from .pieces import CARD, COPIES, FIRST, GONE, HOLDS, TOKEN, kind, many, places, taker
from .tokens import ROUNDS, ROW, TOKENS

# The clause that a piece breaks on a place that is not its own, and that a strange face breaks.
_ASTRAY = {CARD: "3.8", TOKEN: "4.12", FIRST: "5.3"}
_STRANGE = {CARD: "1.2", TOKEN: "1.3", FIRST: "1.6"}
_MOST = (
    {face: (1, "1.2") for face in BIT} | {face: (TOKENS.count(face), "1.3") for face in TOKENS} | {FIRST: (1, "1.6")}
)


class Tokens(NamedTuple):
    """How far the game is, by its tokens."""

    number: int  # of the round, 0 before the first row is laid out
    row: tuple[str, ...]  # what is left of it
    takers: tuple[int, ...]  # who took the rest, from left to right; -1 where nobody says
    won: tuple[tuple[str, ...], ...]
    hidden: tuple[str, ...]
    first: int

    @property
    def done(self) -> int:
        """Return how many tricks of the round are finished."""
        return len(self.takers)

    def spare(self) -> list[int]:
        """Return how many tokens each seat has won beside those of which a mark in the row says so."""
        known = Counter(self.takers)
        return [len(tokens) - known[seat] for seat, tokens in enumerate(self.won)]


class Cards(NamedTuple):
    """Where the cards lie; a set of cards is an int, and so is a card."""

    hands: tuple[int, ...]
    trick: Mapping[int, int]  # seat -> the card before it
    gone: int


def there(lying: Picture, seats: int, place: str) -> list[str]:
    """Return the places of one kind on which something lies."""
    return [spot for spot, what in places(seats).items() if what == place and spot in lying]


def bits(faces: Iterable[str]) -> int:
    """Return the set of these cards."""
    return sum(BIT[face] for face in faces)


def in_place(seats: int, lying: Picture) -> None:
    """Hold every piece to a place of its kind, and every place to pieces."""
    known = places(seats)
    for spot, faces in lying.items():
        place = known.get(spot, "")
        own = HOLDS.get(place) or (CARD if place in (*COPIES, GONE) else "")
        for face in faces:
            sort = kind(face)
            if place == GONE:
                need(sort != TOKEN, "2.1", spot)
                need(sort != FIRST, "1.6", spot)
            need(sort in ("", own), _ASTRAY.get(sort, ""), spot)
            if place in HOLDS or (place == GONE and sort):
                need(_belongs(place, face, seats), _STRANGE[own], spot)


def _belongs(place: str, face: str, seats: int) -> bool:
    """Tell whether this face can lie on its place: backs and numbers on heaps alone, marks in the row alone."""
    if place in ("deck", "pile"):
        return many(face) > 0
    return face in _MOST or (place == "row" and taker(face, seats) >= 0)


def at_most(seats: int, lying: Picture) -> None:
    """Hold a picture to no more pieces than there are; the last trick and cards seen lie elsewhere too."""
    found: dict[str, list[str]] = {}
    for spot, place in places(seats).items():
        if place not in COPIES:
            for face in lying.get(spot, ()):
                found.setdefault(face, []).append(spot)
    for face in [face for face in found if face in _MOST]:  # backs are counted with their heap
        most, clause = _MOST[face]
        need(len(found[face]) <= most, clause, *dict.fromkeys(found[face]))


# ── tokens ──


def read_tokens(seats: int, lying: Picture) -> Tokens:
    """Read round and trick from the tokens: nine of them are a round."""
    row, marks = _laid_out(seats, lying)
    won = tuple(lying.get(f"won{seat}", ()) for seat in range(seats))
    pile, owned = len(lying.get("pile", ())), sum(map(len, won))
    need(pile + len(row) + owned <= len(TOKENS), "1.3", "pile")
    need(pile % ROW == 0, "2.1", "pile")
    number = ROUNDS - pile // ROW
    takers = marks[: ROW - len(row)] if number else ()
    need(row or not number or owned != ROW * (number - 1), "2.4", *there(lying, seats, "pile"))
    need(owned == max(0, ROW * (number - 1) + len(takers)), "4.9", *there(lying, seats, "won"))
    hidden = Counter(TOKENS) - Counter(row) - Counter(face for tokens in won for face in tokens)
    found = Tokens(number, row, takers, won, tuple(sorted(hidden.elements())), _first(seats, lying, number))
    for seat, spare in enumerate(found.spare()):
        need(spare >= 0, "4.9", *[f"row{at}" for at, mark in enumerate(takers) if mark == seat])
    return found


def _laid_out(seats: int, lying: Picture) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return the tokens of the row from left to right, and who took what lay in each place, -1 if nobody says."""
    row, marks = list[str](), list[int]()
    for spot in there(lying, seats, "row"):
        need(len(lying[spot]) == 1, "2.4", spot)
    for at in range(ROW):
        faces = lying.get(f"row{at}", ())
        marks.append(taker(faces[0], seats) if faces else -1)
        if faces and marks[-1] < 0:
            row.append(faces[0])
        else:
            need(not row, "4.9", *[f"row{left}" for left in range(at - len(row), at)])
    return tuple(row), tuple(marks)


def _first(seats: int, lying: Picture, number: int) -> int:
    """Return who has the first-player token."""
    spots = there(lying, seats, FIRST)
    need(spots, "1.6")
    seat = max(number - 1, 0) % seats
    need(spots == [f"{FIRST}{seat}"], "5.3", *spots)  # 2.3
    return seat


# ── cards ──


def read_cards(seats: int, lying: Picture, tokens: Tokens) -> Cards:
    """Read hands and trick, and hold their sizes to the number of the trick."""
    hands = [lying.get(f"hand{seat}", ()) for seat in range(seats)]
    tricks = {seat: lying[f"trick{seat}"] for seat in range(seats) if f"trick{seat}" in lying}
    out = there(lying, seats, "hand") + there(lying, seats, "trick")
    need(tokens.number or not out, "2.4", *out)
    need(tokens.done < ROW or not out, "5.1", *out)
    for seat, faces in tricks.items():
        need(len(faces) == 1, "3.1", f"trick{seat}")
    need(len(tricks) < seats, "4.9", *there(lying, seats, "trick"))
    left = [ROW - tokens.done - (seat in tricks) for seat in range(seats)]
    for seat, hand in enumerate(hands):
        need(len(hand) <= ROW - tokens.done, "2.5", f"hand{seat}")
        need(len(hand) <= left[seat], "3.1", f"hand{seat}")
    for seat, hand in enumerate(hands if out or tokens.done else ()):
        need(len(hand) == left[seat], "3.1" if tricks or tokens.done else "2.5", f"hand{seat}")
    cards = {seat: BIT[face] for seat, (face,) in tricks.items()}
    return Cards(tuple(map(bits, hands)), cards, bits(face for face in lying.get(GONE, ()) if face in BIT))


def read_expert(seats: int, lying: Picture, tokens: Tokens, cards: Cards, taken_out: int) -> bool:
    """Count all cards, and tell by those aside whether some were taken out before the game."""
    held, aside = sum(map(int.bit_count, cards.hands)), cards.gone.bit_count()
    total = sum(map(many, lying.get("deck", ()))) + held + len(cards.trick) + aside
    heaps = [spot for spot in ("deck", GONE) if spot in lying]
    need(total <= len(BIT), "1.2", "deck")
    need(total == len(BIT), "1.2", *heaps)
    unused, out = aside - seats * tokens.done, taken_out.bit_count()
    need(aside or tokens.done < ROW or tokens.number == ROUNDS, "2.4", *heaps)  # gathered, but no row lies there
    need(unused >= 0, "4.11", *heaps)
    undealt = "2.7" if tokens.done or held else "5.2" if tokens.number > 1 else "2.5"
    need(unused in (0, out), undealt, *heaps)
    back = {face for face, bit in BIT.items() if unused and bit & taken_out & ~cards.gone}
    need(not back, "7.2", *[spot for spot in places(seats) if spot not in COPIES and back & {*lying.get(spot, ())}])
    return unused > 0
