"""What people see and are told of a game: pictures, prompts and reasons, in names only."""

from __future__ import annotations

from .. import CHANCE, OVER, Move, Picture
from .cards import BIT, NAMES, SUIT, SUIT_NAME, best, names
from .flow import HAND, State, dealing, holder, moves, score, winner
from .tokens import ROW

# The clause that answers a touch on something that is no card of one's own.
_REASONS = {
    "card-back": "2.6", "hand": "2.6", "token-back": "2.2", "pile": "2.2", "deck": "2.7", "first": "5.3",
    "bowl": "4.9", "bone": "4.9", "fish": "4.9", "vase": "4.9", "row": "4.9", "stake": "4.9", "seat": "4.9",
    "won": "4.12", "trick": "3.8", "crown": "4.1", "last": "4.11", "lastwon": "4.11", "seen": "8.3",
    "score": "6.11",
}  # fmt: skip


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: its own hand, backs for the others, and all that lies on the table."""
    _, hands, trick, _, round = state
    points = score(state)
    picture: dict[str, tuple[str, ...]] = {}
    for s, hand in enumerate(hands):
        own = seat in (s, CHANCE)  # 2.6
        picture[f"hand{s}"] = names(hand) if own else ("card-back",) * hand.bit_count()
        picture[f"won{s}"] = round.won[s]
        picture[f"score{s}"] = (f"score:{points[s]}",)
    picture |= _trick("trick", "crown", round.lead, trick, len(hands))
    picture |= _trick("last", "lastwon", round.last_lead, round.last, len(hands))
    for i, token in enumerate(round.row):
        picture[f"row{i}"] = (f"seat{round.takers[i]}",) if i < len(round.takers) else (token,)
    if dealing(state):
        picture[f"stake{len(round.takers)}"] = ("stake",)
    picture[f"first{holder(state)}"] = ("first",)
    picture["pile"] = ("token-back",) * len(round.hidden)
    rest = round.table.cards.bit_count() - (sum(hands) | sum(trick) | round.played).bit_count()
    picture["deck"] = (f"deck:{rest}",) if rest else ()
    if round.table.history:  # 8.3
        for number, cards in enumerate((*round.past, round.played), 1):
            picture[f"seen{number}"] = names(cards)
    return {spot: faces for spot, faces in picture.items() if faces}


def _trick(spot: str, crown: str, lead: int, cards: tuple[int, ...], seats: int) -> Picture:
    """Return the cards of a trick before the seats that played them, and a crown for the best of them."""
    found = {f"{spot}{(lead + i) % seats}": (NAMES[card.bit_length() - 1],) for i, card in enumerate(cards)}
    if cards:
        found[f"{crown}{winner(lead, cards, seats)}"] = ("crown",)
    return found


def told(state: State, move: Move, seat: int) -> Move:
    """Return the move as this seat hears it: of a deal, only its own nine cards."""
    if state.turn != CHANCE or seat == CHANCE or move[0] != "deal":
        return move
    return ("deal", *move[1 + HAND * seat : 1 + HAND * (seat + 1)]) if seat >= 0 else ("deal",)


def preview(state: State, words: Move) -> Picture:
    """Return the crown for the seat to act if this card would win the trick as it lies."""
    if words not in moves(state):
        return {}
    card = BIT[words[0]]
    return {f"crown{state.turn}": ("crown",)} if best((*state.trick, card)) == card else {}


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


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch."""
    if state.turn < 0 or not words or words in moves(state):
        return None
    card = BIT.get(words[-1])
    if card is None:
        return _REASONS.get(words[-1].partition(":")[0].rstrip("0123456789"))
    if card & state.hands[state.turn]:
        return "3.5"
    if card in state.trick:
        return "3.8"
    return "4.11" if card in state.round.last or card & state.round.played else "2.6"
