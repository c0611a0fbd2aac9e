"""Standing a table up: the state that looks like a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from .. import CHANCE, OVER, Ask, Broken, Level, Picture
from ..kit import stem
from ..standing import Answers, need, stood
from .cards import ALL, BIT, SUIT, deck
from .flow import winner
from .luck import HAND
from .picture import Cards, Tokens, at_most, bits, in_place, read_cards, read_expert, read_tokens, there
from .pieces import bare, pieces
from .state import OPTIONS, Round, State, Table
from .tokens import ROUNDS, ROW, parts
from .view import look

_CLAUSES = {"hand": "3.1", "trick": "3.8", "row": "4.9", "won": "4.12", "pile": "2.1", "deck": "2.7", "first": "5.3"}


def stand(level: Level, seats: int, picture: Picture, **asked: Any) -> State | Broken | Ask:
    """Return the state that looks like this picture of everything; else the clause broken, or the next question."""
    return stood(level, seats, picture, asked, _build, look, pieces, _clause)


def _clause(spot: str) -> str:
    """Return the clause of what lies on a place."""
    return _CLAUSES.get(stem(spot), "4.11")


def _build(level: Level, seats: int, picture: Picture, answers: Answers) -> State:  # noqa: ARG001 — needs no board
    """Build the state that a picture shows."""
    lying = {spot: tuple(map(bare, faces)) for spot, faces in picture.items() if faces}
    in_place(seats, lying)
    at_most(seats, lying)
    tokens = read_tokens(seats, lying)
    cards = read_cards(seats, lying, tokens)
    start = _start(seats, tokens, cards)
    table = _agreed(seats, lying, tokens, cards, answers)
    lead = _lead(lying, tokens, start, answers)
    takers = _takers(tokens, lead)
    tokens, played = tokens._replace(takers=takers), cards.gone & table.cards
    last, last_lead = _last(seats, lying, tokens, played if takers else table.cards)
    trick = tuple(cards.trick[seat % seats] for seat in range(lead, lead + len(cards.trick)))
    lacks = _lacks(cards.hands, (lead, trick), (last_lead, last if takers else ()))
    lap = Round(
        table, tokens.number, _row(tokens), tokens.hidden, _past(lying, table, tokens, played), lead, takers,
        tokens.won, played, last, last_lead,
    )  # fmt: skip
    return State(_turn(tokens, cards, lead), cards.hands, trick, lacks, lap)


def _turn(tokens: Tokens, cards: Cards, lead: int) -> int:
    """Return the seat to act; between rounds and before the deal it is chance."""
    if tokens.done == ROW and tokens.number == ROUNDS:
        return OVER  # 5.4
    held = any(cards.hands) or cards.trick
    return (lead + len(cards.trick)) % len(cards.hands) if held else CHANCE


# ── who led, and who took what ──


def _start(seats: int, tokens: Tokens, cards: Cards) -> int:
    """Return who led what lies in the trick, -1 if nothing lies there."""
    lain = [f"trick{seat}" for seat in cards.trick]
    starts = [seat for seat in cards.trick if (seat - 1) % seats not in cards.trick]
    need(len(starts) < 2, "3.1", *lain)
    need(tokens.done or not starts or starts[0] == tokens.first, "3.2", *lain)
    return starts[0] if starts else -1


def _lead(lying: Picture, tokens: Tokens, start: int, answers: Answers) -> int:
    """Return who leads this trick: the winner of the last one, in the first whoever has the first-player token."""
    if not tokens.done:
        return tokens.first  # 3.2
    able = [seat for seat, left in enumerate(tokens.spare()) if left]
    crowned = [seat for seat in able if f"lastwon{seat}" in lying]
    leads = [tokens.takers[-1]] if tokens.takers[-1] >= 0 else crowned[:1] or able
    if start >= 0:
        need(start in leads, "3.3", f"trick{start}")
        return start
    if tokens.done == ROW:
        return leads[0]
    return int(answers.ask("lead", [f"seat{seat}" for seat in leads], "4.9").removeprefix("seat"))


def _takers(tokens: Tokens, lead: int) -> tuple[int, ...]:
    """Return who took the tokens of the row; where nobody says, whoever has won most beside those known."""
    takers, spare = list(tokens.takers), tokens.spare()
    for at in reversed(range(len(takers))):
        if takers[at] < 0:
            takers[at] = lead if at == len(takers) - 1 else spare.index(max(spare))
            spare[takers[at]] -= 1
    return tuple(takers)


def _row(tokens: Tokens) -> tuple[str, ...]:
    """Return all nine tokens of the row; those taken are the last of each pile."""
    taken = Counter(tokens.takers)
    piles = [iter(won[len(won) - taken[seat] :]) for seat, won in enumerate(tokens.won)]
    return (*[next(piles[seat]) for seat in tokens.takers], *tokens.row)


def _last(seats: int, lying: Picture, tokens: Tokens, may: int) -> tuple[tuple[int, ...], int]:
    """Return the cards of the last finished trick in the order played, and who led them."""
    spots = there(lying, seats, "last")
    faces = [face for spot in spots for face in lying[spot]]
    if not faces:
        return (), 0
    need(tokens.done or tokens.number > 1, "4.11", *spots)
    need(len(spots) == len(faces) == len({*faces}) == seats and {*faces} <= BIT.keys(), "4.11", *spots)
    cards = [BIT[face] for face in faces]
    need(not sum(cards) & ~may, "4.11", *spots)
    crowned = [seat for seat in range(seats) if f"lastwon{seat}" in lying]
    won = tokens.takers[-1:] or crowned[:1] or range(seats)
    leads = [tokens.first] if tokens.done == 1 else tokens.takers[-2:-1] or range(seats)
    tricks = [(tuple(cards[lead:] + cards[:lead]), lead) for lead in leads]
    good = [(trick, lead) for trick, lead in tricks if winner(lead, trick, seats) in won]
    need(good, "4.9", *spots)
    return good[0]


def _lacks(
    hands: Sequence[int], now: tuple[int, tuple[int, ...]], last: tuple[int, tuple[int, ...]]
) -> tuple[int, ...]:
    """Return the colours that seats have shown they lack, in this trick and the last; nobody may hold them still."""
    found, held = [0] * len(hands), list(hands)
    for name, (lead, cards) in (("trick", now), ("last", last)):
        for at, card in enumerate(cards):
            led, seat = SUIT[cards[0]], (lead + at) % len(hands)
            if not card & led:
                need(not held[seat] & led, "3.5", f"{name}{seat}", f"hand{seat}")
                found[seat] |= led  # 3.6
            held[seat] |= card  # before it was played
    return tuple(found)


# ── what was agreed ──


def _agreed(seats: int, lying: Picture, tokens: Tokens, cards: Cards, answers: Answers) -> Table:
    """Return what was agreed, as far as it can be seen; the rest is asked."""
    expert = read_expert(seats, lying, tokens, cards, ALL & ~deck(seats, True))
    seen = {"expert": (expert,), "vases": _vases(lying, tokens), "history": _history(seats, lying, tokens)}
    agreed = answers.options(OPTIONS, **seen)
    return Table(seats, deck(seats, agreed["expert"]), agreed["vases"] == "flat", agreed["history"])


def _vases(lying: Picture, tokens: Tokens) -> list[str]:
    """Return the prices of vases that give the points shown."""
    found = []
    for price in OPTIONS["vases"]:
        points = [f"score:{sum(parts(won, price == 'flat'))}" for won in tokens.won]
        if all(lying.get(f"score{seat}", (said,)) == (said,) for seat, said in enumerate(points)):
            found.append(price)
    return found or list(OPTIONS["vases"])


def _history(seats: int, lying: Picture, tokens: Tokens) -> list[bool]:
    """Return whether cards of finished tricks can be looked up, if that can be seen."""
    if there(lying, seats, "seen"):
        return [True]
    marked = any(f"score{seat}" in lying for seat in range(seats))
    return [False] if marked and (tokens.done or tokens.number > 1) else [False, True]


def _past(lying: Picture, table: Table, tokens: Tokens, played: int) -> tuple[int, ...]:
    """Return the cards played in earlier rounds: those shown, else all where all are dealt, else none."""
    full, found = HAND * table.seats, []
    default = table.cards if table.cards.bit_count() == full else 0  # 7.1
    for number in range(1, ROUNDS + 1):
        spot = f"seen{number}"
        faces = lying.get(spot, ())
        need({*faces} <= BIT.keys() and len({*faces}) == len(faces), "8.3", spot)
        cards = bits(faces)
        if number < tokens.number:
            need(not faces or len(faces) == full and not cards & ~table.cards, "8.3", spot)
            found.append(cards or default)
        else:
            need(not faces or number == tokens.number and cards == played, "8.3", spot)
    return tuple(found)
