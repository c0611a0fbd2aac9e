"""The course of a game: rounds, tricks and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from .. import CHANCE, OVER, Level, Move
from .cards import BIT, MOVE_BIT, MOVES_OF, SUIT, SUIT_MOVES, SUIT_SHIFT, best, deck, deck_names
from .tokens import ROUNDS, ROW, TOKENS, parts

SEATS = range(2, 7)
OPTIONS = {"expert": (False, True), "vases": ("pairs", "flat"), "history": (False, True)}
HAND = 9


class Table(NamedTuple):
    """What was agreed before the game."""

    seats: int
    cards: int  # set of the cards that take part
    flat: bool
    history: bool


class Round(NamedTuple):
    """All that stays as it is while a trick is played."""

    table: Table
    number: int  # 1 to 3, 0 before the first row is laid out
    row: tuple[str, ...]  # this round's tokens from left to right
    hidden: tuple[str, ...]  # tokens not laid out yet, sorted
    past: tuple[int, ...]  # cards played in earlier rounds, a set for each
    lead: int  # seat that leads this trick
    takers: tuple[int, ...]  # who won the tokens of the row so far
    won: tuple[tuple[str, ...], ...]  # tokens per seat in the order won
    played: int  # set of the cards of this round's finished tricks
    last: tuple[int, ...]  # cards of the last finished trick in the order played
    last_lead: int


class State(NamedTuple):
    """A moment of the game; a set of cards is an int, and so is a card."""

    turn: int
    hands: tuple[int, ...]
    trick: tuple[int, ...]  # cards on the table in the order played
    lacks: tuple[int, ...]  # per seat: cards of the colours it has shown it lacks this round
    round: Round


_new = tuple.__new__  # what calling a NamedTuple does, without the detour


def start(level: Level | None, seats: int, **options) -> State:
    """Return the first state: chance is to lay out the first row."""
    chosen = {name: options.pop(name, values[0]) for name, values in OPTIONS.items()}
    if seats not in SEATS or options or any(value not in OPTIONS[name] for name, value in chosen.items()):
        raise ValueError(f"meow cannot be played by {seats} with {chosen | options}")
    table = Table(seats, deck(seats, chosen["expert"]), chosen["vases"] == "flat", chosen["history"])
    begin = Round(table, 0, (), tuple(sorted(TOKENS)), (), 0, (), ((),) * seats, 0, (), 0)
    return State(CHANCE, (0,) * seats, (), (0,) * seats, begin)


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def moves(state: State) -> list[Move]:
    """List the cards the seat to act may play."""
    seat, hands, trick, _, _ = state
    if seat < 0:
        return []
    hand = hands[seat]
    if trick:
        led = trick[0]
        follow = hand & SUIT[led]
        if follow:  # 3.5
            low, high = SUIT_MOVES[led]
            follow >>= SUIT_SHIFT[led]
            return low[follow & 511] + high[follow >> 9]
    a, b, c, d, e, f = MOVES_OF
    return [
        *a[hand & 511],
        *b[hand >> 9 & 511],
        *c[hand >> 18 & 511],
        *d[hand >> 27 & 511],
        *e[hand >> 36 & 511],
        *f[hand >> 45],
    ]


def sample(state: State, rng: Random) -> Move:
    """Return a random legal move."""
    found = moves(state)
    return found[int(rng.random() * len(found))]


def play(state: State, move: Move) -> State:
    """Return the state after a card, a row of tokens or a deal."""
    seat, hands, trick, lacks, round = state
    if seat < 0:
        return _drawn(state, move)
    card = MOVE_BIT[move]
    hands = hands[:seat] + (hands[seat] ^ card,) + hands[seat + 1 :]
    trick += (card,)
    led = SUIT[trick[0]]
    if not card & led:  # 3.6: everybody saw that this seat cannot follow
        lacks = lacks[:seat] + (lacks[seat] | led,) + lacks[seat + 1 :]
    seats = len(hands)
    if len(trick) == seats:
        seat, round = _taken(trick, round)
        trick = ()
    else:
        seat = seat + 1 if seat + 1 < seats else 0  # 3.1
    return _new(State, (seat, hands, trick, lacks, round))


def _taken(trick: tuple[int, ...], round: Round) -> tuple[int, Round]:
    """Return whose turn is next and the round after its winner took the token of this full trick."""
    table, number, row, hidden, past, lead, takers, won, played, _, _ = round
    seat = winner(lead, trick, len(trick))
    won = won[:seat] + (won[seat] + (row[len(takers)],),) + won[seat + 1 :]  # 4.9
    takers += (seat,)
    after = (table, number, row, hidden, past, seat, takers, won, played | sum(trick), trick, lead)
    if len(takers) == ROW:  # 5.1, 5.4
        seat = OVER if number == ROUNDS else CHANCE
    return seat, _new(Round, after)


def winner(lead: int, trick: Sequence[int], seats: int) -> int:
    """Return the seat whose card wins so far, when these lie in order from the seat that led."""
    return (lead + trick.index(best(trick))) % seats


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield the full trick as it lies before its token is taken, when this card completes it."""
    seat, hands, trick, lacks, round = state
    if seat >= 0 and len(trick) + 1 == len(hands):
        card = MOVE_BIT[move]
        hands = hands[:seat] + (hands[seat] ^ card,) + hands[seat + 1 :]
        yield State(seat, hands, trick + (card,), lacks, round)


def chance(state: State, rng: Random) -> Move:
    """Lay out nine of the hidden tokens, or deal nine cards to each seat."""
    if dealing(state):
        return ("deal", *draw(deck_names(state.round.table.cards), HAND * len(state.hands), rng))
    return ("tokens", *draw(state.round.hidden, ROW, rng))


def draw(things: Sequence, count: int, rng: Random) -> list:
    """Take so many of these things at random; random() alone is the same in every Python version."""
    pool, found, random = list(things), [], rng.random
    for size in range(len(pool), len(pool) - count, -1):
        at = int(random() * size)
        found.append(pool[at])
        pool[at] = pool[size - 1]
    return found


def dealing(state: State) -> bool:
    """Tell whether chance is to deal cards, because a fresh row lies there, rather than to lay one out."""
    return len(state.round.takers) < len(state.round.row)


def holder(state: State) -> int:
    """Return the seat that has the first-player token."""
    return max(state.round.number - 1, 0) % len(state.hands)  # 2.3, 5.3


def _drawn(state: State, move: Move) -> State:
    """Return the state after chance drew this, refusing what it could not have drawn."""
    deal = dealing(state)
    if state.turn != CHANCE or not move or move[0] != ("deal" if deal else "tokens"):
        raise ValueError(f"{' '.join(move)} cannot happen now")
    return _dealt(state, move[1:]) if deal else _laid_out(state, move[1:])


def _laid_out(state: State, tokens: Sequence[str]) -> State:
    """Begin a round with this row of tokens."""
    if len(tokens) != ROW:
        raise ValueError(f"a row is nine tokens, not {len(tokens)}")  # 2.4
    old = state.round
    rest = list(old.hidden)
    for token in tokens:
        rest.remove(token)  # a ValueError if it is no token, or was seen before
    past = old.past + (old.played,) if old.number else ()
    fresh = old._replace(number=old.number + 1, row=tuple(tokens), hidden=tuple(rest), past=past, takers=(), played=0)
    return state._replace(lacks=(0,) * len(state.hands), round=fresh)


def _dealt(state: State, cards: Sequence[str]) -> State:
    """Give each seat its nine cards; whoever has the first-player token leads."""
    count = HAND * len(state.hands)
    dealt = [BIT.get(card, 0) for card in cards]
    hands = tuple([sum(dealt[at : at + HAND]) for at in range(0, count, HAND)])
    total = sum(hands)  # a repeated card carries over, so that fewer bits than cards are left
    if len(dealt) != count or total.bit_count() != count or total & ~state.round.table.cards:
        raise ValueError("a deal is nine different cards of the game for each seat")  # 2.5, 7.1
    first = holder(state)
    return state._replace(turn=first, hands=hands, round=state.round._replace(lead=first))  # 3.2


def score(state: State) -> tuple[int, ...]:
    """Return the points per seat, as if the game ended now."""
    flat = state.round.table.flat
    return tuple([sum(parts(tokens, flat)) for tokens in state.round.won])


def rank(state: State) -> tuple[int, ...]:
    """Return the places; equal points share one."""
    points = score(state)
    return tuple(1 + sum(other > mine for other in points) for mine in points)  # 6.9


def tally(state: State) -> dict[str, tuple[int, ...]]:
    """Return the score sheet: its rows add up to the points."""
    columns = [parts(tokens, state.round.table.flat) for tokens in state.round.won]
    return dict(zip(("bowls", "bones", "fish", "vases"), zip(*columns)))
