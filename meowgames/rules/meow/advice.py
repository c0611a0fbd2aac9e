"""Why a hint proposes a card: what it gains or avoids, from what the seat to act can know."""

from __future__ import annotations

from typing import NamedTuple

from .. import Move, Text
from .cards import EIGHTEENS, GREEN, MOVE_BIT, ONES, SUIT, SUIT_NAME, best, bits
from .moves import moves
from .state import State
from .tokens import parts


class Facts(NamedTuple):
    """What a seat knows when it weighs one of its cards; a set of cards is an int, and so is a card."""

    card: int
    hand: int
    legal: tuple[int, ...]  # every card it may play, each colour from low to high
    trick: tuple[int, ...]
    unseen: int
    later: tuple[int, ...]  # unseen cards that a seat still to play in this trick may hold
    to_come: int  # how many cards those seats hold
    pile: tuple[str, ...]  # tokens it has won
    stake: str  # the token of this trick
    ahead: tuple[str, ...]  # the rest of the row
    hidden: tuple[str, ...]  # tokens of the rounds to come
    flat: bool

    def gain(self, token: str) -> int:
        """Return what taking this token would change."""
        return sum(parts(self.pile + (token,), self.flat)) - sum(parts(self.pile, self.flat))

    def leads(self, card: int) -> bool:
        """Tell whether this card would be the best so far."""
        return best((*self.trick, card)) == card

    def threats(self, card: int) -> int:
        """Return how many unseen cards would beat this one; all count if it is beaten already."""
        if not self.leads(card):
            return len(self.later)
        return sum(best((*self.trick, card, other)) != card for other in self.later)

    def sure(self, card: int) -> bool:
        """Tell whether this card wins the trick whatever comes."""
        return self.leads(card) and not self.threats(card)

    def lost(self, card: int) -> bool:
        """Tell whether this card cannot win any more, not even as a 1 whose 18 comes later."""
        return all(best((*self.trick, card, *other)) != card for other in ((), *zip(self.later)))

    def alike(self) -> list[int]:
        """List the other cards of the same colour that may be played."""
        return [card for card in self.legal if card != self.card and SUIT[card] == SUIT[self.card]]

    def stormy(self) -> bool:
        """Tell whether the rest of the row holds things to shun, and no fewer than things to win."""
        gains = [self.gain(token) for token in self.ahead]
        bad = sum(gain < 0 or token == "vase" for gain, token in zip(gains, self.ahead))
        return 0 < bad >= sum(gain > 0 for gain in gains)


def deed(state: State, move: Move) -> Text:
    """Return what a hint calls a card: to lead, to follow, to trump or to throw away."""
    suit, trick = SUIT[MOVE_BIT[move]], state.trick
    if not trick:
        return "meow.do.lead", move[0]
    if suit == SUIT[trick[0]]:
        return "meow.do.follow", move[0]
    return "meow.do.trump" if suit == GREEN else "meow.do.throw", move[0]


def because(state: State, move: Move) -> tuple[str, ...]:
    """Return why the seat to act would play this card: text key, then arguments; () if nothing is short."""
    if state.turn < 0 or move not in moves(state):
        return ()
    facts = _facts(state, MOVE_BIT[move])
    found: tuple[str, ...]
    if len(facts.legal) == 1:
        found = ("only",)
    elif facts.sure(facts.card):
        found = _taken(facts)
    elif all(map(facts.lost, facts.legal)):
        found = _thrown(facts)
    elif facts.lost(facts.card):
        found = _left(facts) or _thrown(facts)
    else:
        found = _risked(facts) or _void(facts)
    return found and (f"meow.why.{found[0]}", *found[1:])


def _facts(state: State, card: int) -> Facts:
    """Gather what the seat to act knows; of the other hands only how many cards they hold."""
    seat, hands, trick, lacks, lap = state
    legal = tuple(MOVE_BIT[move] for move in moves(state))
    unseen = lap.table.cards & ~(lap.played | hands[seat] | sum(trick))
    later, others = 0, [(seat + step) % len(hands) for step in range(1, len(hands) - len(trick))]
    for other in others:
        later |= unseen & ~lacks[other]
    to_come, at = sum(hands[other].bit_count() for other in others), len(lap.takers)
    row = lap.won[seat], lap.row[at], lap.row[at + 1 :], lap.hidden
    return Facts(card, hands[seat], legal, trick, unseen, tuple(bits(later)), to_come, *row, lap.table.flat)


def _taken(facts: Facts) -> tuple[str, ...]:
    """Return what speaks for a card that wins whatever comes."""
    gain, card, alike = facts.gain(facts.stake), facts.card, facts.alike()
    if facts.stake == "fish":
        bones = any(token.startswith("bone") for token in facts.ahead + facts.hidden)
        return ("fish", str(gain)) if gain else ("spare",) if bones else ()
    if gain <= 0:
        if card > min(alike, default=card) and all(map(facts.sure, facts.legal)):
            return ("must",)
        return ("free",) if facts.stake.startswith("bone") and not gain else ()
    if card & ONES and card << 17 in facts.trick:  # 4.4
        return "one", str(gain)
    winners = [other for other in alike if facts.sure(other)]
    if winners and card < min(winners):
        return "cheap", str(gain)
    if winners and facts.stormy():
        return "dear", str(gain)
    return "take", str(gain)


def _left(facts: Facts) -> tuple[str, ...]:
    """Return what speaks for a card that leaves the trick to others where another card might win it."""
    gain = facts.gain(facts.stake)
    if facts.stake == "vase":
        return ("pair", str(-gain)) if gain else ("vase",)
    if gain < 0:
        return "bone", str(-gain)
    prize = max(map(facts.gain, facts.ahead), default=0)
    return ("wait", str(prize)) if prize > gain else ()


def _thrown(facts: Facts) -> tuple[str, ...]:
    """Return what speaks for a card that cannot win: what it keeps, or what it gets rid of."""
    card, alike, suit = facts.card, facts.alike(), SUIT[facts.card]
    one = facts.hand & suit & ONES
    if one in alike and one << 17 & facts.unseen:  # 4.4
        return "keep", SUIT_NAME[suit]
    fellows = facts.unseen & suit
    high = 2 * (fellows & card - 1).bit_count() > fellows.bit_count()
    if high and card > max(alike, default=0) and facts.stormy():
        return ("rid",)
    if card < max(alike, default=0) and any(facts.gain(token) > 0 for token in facts.ahead):
        return ("save",)
    return _void(facts)


def _risked(facts: Facts) -> tuple[str, ...]:
    """Return what speaks for a card while others may still decide the trick."""
    gain, threats = facts.gain(facts.stake), facts.threats(facts.card)
    rivals = [facts.threats(other) for other in facts.legal]
    if gain < 0 or facts.stake == "vase":
        if not facts.leads(facts.card):  # a 1 under a higher card, its 18 may come
            return "beaten", SUIT_NAME[SUIT[facts.card]]
        if threats * facts.to_come >= facts.unseen.bit_count():  # on average a hand to come holds one of them
            return "low", str(threats)
        return ("least",) if threats == max(rivals) > min(rivals) else ()
    prize = max(map(facts.gain, facts.ahead), default=0)
    if gain and 2 * threats < len(facts.later):
        return _safe(facts) or ("try", str(gain), str(threats))
    if prize > gain and threats > min(rivals):
        return "wait", str(prize)
    return ("most", str(gain)) if gain and threats == min(rivals) < max(rivals) else ()


def _safe(facts: Facts) -> tuple[str, ...]:
    """Return that the 18 stays in hand because its 1 may still come."""
    suit = SUIT[facts.card]
    top = suit & EIGHTEENS & ~facts.card
    return ("safe", SUIT_NAME[suit]) if top in facts.legal and top >> 17 in facts.later else ()  # 4.4


def _void(facts: Facts) -> tuple[str, ...]:
    """Return that this card is the last of its colour, so that a green one may be played when that colour is led."""
    suit = SUIT[facts.card]
    last = facts.hand & suit == facts.card and facts.hand & GREEN and suit != GREEN
    return ("void", SUIT_NAME[suit]) if last and facts.ahead else ()  # 3.6
