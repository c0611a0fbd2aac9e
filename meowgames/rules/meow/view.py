"""What people see and are told of a game: pictures and prompts, in names only."""

from __future__ import annotations

from .. import CHANCE, OVER, Move, Picture, Spots
from .cards import ALL, NAMES, SUIT, SUIT_NAME, deck_names, names
from .flow import winner
from .luck import HAND
from .points import score
from .state import Round, State, dealing, holder
from .tokens import ROW


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: its own hand, backs for the others, and all that lies on the table."""
    _, hands, trick, _, lap = state
    points = score(state)
    picture: Spots = {}
    for s, hand in enumerate(hands):
        own = seat in (s, CHANCE)  # 2.6
        picture[f"hand{s}"] = names(hand) if own else ("card-back",) * hand.bit_count()
        picture[f"won{s}"] = lap.won[s]
        picture[f"score{s}"] = (f"score:{points[s]}",)
    picture |= _trick("trick", "crown", lap.lead, trick, len(hands))
    picture |= _trick("last", "lastwon", lap.last_lead, lap.last, len(hands))
    for i, token in enumerate(lap.row):
        picture[f"row{i}"] = (f"seat{lap.takers[i]}",) if i < len(lap.takers) else (token,)
    if dealing(state):
        picture[f"stake{len(lap.takers)}"] = ("stake",)
    picture[f"first{holder(state)}"] = ("first",)
    picture["pile"] = ("token-back",) * len(lap.hidden)
    rest = lap.table.cards.bit_count() - (sum(hands) | sum(trick) | lap.played).bit_count()
    picture["deck"] = (f"deck:{rest}",) if rest else ()
    if lap.table.history:  # 8.3
        for number, cards in enumerate((*lap.past, lap.played), 1):
            picture[f"seen{number}"] = names(cards)
    picture["gone"] = _gone(lap, seat)
    return {spot: faces for spot, faces in picture.items() if faces}


def _gone(lap: Round, seat: int) -> tuple[str, ...]:
    """Return what is in neither hands nor deck: cards of finished tricks, which only chance sees, and unused ones."""
    played = names(lap.played) if seat == CHANCE else ("unseen",) * lap.played.bit_count()
    return (*played, *deck_names(ALL ^ lap.table.cards))  # 7.2


def _trick(spot: str, crown: str, lead: int, cards: tuple[int, ...], seats: int) -> Spots:
    """Return the cards of a trick before the seats that played them, and a crown for the best of them."""
    found: Spots = {f"{spot}{(lead + i) % seats}": (NAMES[card.bit_length() - 1],) for i, card in enumerate(cards)}
    if cards:
        found[f"{crown}{winner(lead, cards, seats)}"] = ("crown",)
    return found


def told(state: State, move: Move, seat: int) -> Move:
    """Return the move as this seat hears it: of a deal, only its own nine cards."""
    if state.turn != CHANCE or seat == CHANCE or move[0] != "deal":
        return move
    return ("deal", *move[1 + HAND * seat : 1 + HAND * (seat + 1)]) if seat >= 0 else ("deal",)


def prompt(state: State, seat: int) -> tuple[str, ...]:
    """Return what the seat to act is asked: to lead, to follow a colour, or to play any card."""
    if state.turn != seat or seat < 0:
        return ()
    if not state.trick:
        return ("meow.prompt.lead",)
    led = SUIT[state.trick[0]]
    return ("meow.prompt.follow" if state.hands[seat] & led else "meow.prompt.any", SUIT_NAME[led])


def status(state: State) -> tuple[str, ...]:
    """Return the number of the round and of the trick."""
    if state.turn == OVER:
        return ("meow.status.over",)
    return ("meow.status", str(max(state.round.number, 1)), str(min(len(state.round.takers) + 1, ROW)))


def clause(state: State) -> str:
    """Return the clause that matters now."""
    if state.turn < 0:
        return "6.1" if state.turn == OVER else "2.5" if dealing(state) else "2.4"
    if not state.trick:
        return "3.4"
    return "3.5" if state.hands[state.turn] & SUIT[state.trick[0]] else "3.6"
