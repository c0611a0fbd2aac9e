"""What a brain needs: a fair guess at the hidden cards, quick sensible moves, and an opinion."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import combinations
from random import Random

from .. import CHANCE, Move
from ..kit import draw, odds, pick, replaced
from .city import city
from .crates import FILL
from .flow import AS, END, STAY, room_for, run
from .friends import BUY, ends, friend_moves, legs
from .goods import ANTS, CARDS, FRIENDS, LETTERS, PRICES, UNIT, kinds, letters, spread, total
from .moves import moves
from .plan import HEART, bare, lays, longest, pays, prospect, runs, walks, win
from .state import HIDDEN, State, left, limit, top

FRIEND = 0.15  # what a point spent on a friend is worth
BEST = 6  # cards or chambers a brain looks at
ASKS = 0.3  # how often a quick move is a friend's


def guess(state: State, seat: int, rng: Random) -> State:
    """Deal all that this seat cannot know anew: hands, deck, a card laid face down, and the first blocks."""
    if seat == CHANCE:
        return state
    hands, seen, roads, actor = list(state.hands), state.pack.seen, state.roads, state.now.seat
    others = [other for other in range(len(hands)) if other != seat]
    secret = state.card.guise == HIDDEN and seat != actor
    if secret:
        hands[actor] += letters(top(state))  # of which it is known only that it was in this hand
    pool = state.pack.deck + sum([hands[other] - seen[other] for other in others])
    cards = draw(spread(pool), sum([total(hands[other] - seen[other]) for other in others]), rng)
    deck = pool - sum([UNIT[colour] for colour in cards])
    for other in others:
        count = total(hands[other] - seen[other])
        hands[other] = seen[other] + sum([UNIT[colour] for colour in cards[:count]])
        del cards[:count]
    if secret:
        colour = pick(spread(hands[actor]), rng)
        hands[actor] -= UNIT[colour]
        roads = _relaid(state, LETTERS[colour])  # 8.14
    state = state._replace(hands=tuple(hands), roads=roads, pack=state.pack._replace(deck=deck))
    return state if state.round else _chosen(state, others, rng)


def _relaid(state: State, letter: str) -> tuple[tuple[int, str], ...]:
    """Return the roads with another card in place of the one just laid."""
    road = state.card.end >> 1
    first, row = state.roads[road]
    return replaced(state.roads, road, (first, row[:-1] + letter if state.card.end & 1 else letter + row[1:]))


def _chosen(state: State, others: Sequence[int], rng: Random) -> State:
    """Choose the first blocks of the other seats anew, as many as they have chosen so far."""
    crates, stocks = list(state.crates), list(state.stocks)
    for other in others:
        share = crates[other] + stocks[other]
        crates[other] = sum([UNIT[kind] for kind in draw(spread(share), total(crates[other]), rng)])  # 2.8
        stocks[other] = share - crates[other]
    return state._replace(crates=tuple(crates), stocks=tuple(stocks))


# ── moves that make sense ──


def sample(state: State, rng: Random) -> Move:
    """Return a random move of some sense: go where something fits, unload it, take what is proposed."""
    stage = state.stage
    if stage == "card":
        return _any_card(state, rng)
    if stage in ("stock", "graze"):
        return FILL
    found = moves(state)
    if stage == "unload":
        return found[0]
    if stage == "walk":
        hill, ant = city(state.table.level), state.card.ant
        good = [move for move in found if move[0] in hill.number and room_for(state, ant, hill.number[move[0]])]
        found = good or found
    return pick(found, rng)


def _any_card(state: State, rng: Random) -> Move:
    """Return a random card on a random square, now and then a friend; the end when no card may be laid."""
    hand = kinds(state.hands[state.turn])
    if state.table.friends and rng.random() < ASKS:
        found = friend_moves(state, "card")
        if found:
            return pick(found, rng)
    if not hand or state.now.played >= limit(state):
        return END
    open_ends = ends(state)
    pair = pick(open_ends, rng)
    return CARDS[pick(hand, rng)], pair[rng.random() < 0.5]


def likely(state: State) -> list[Move] | None:
    """Return the moves worth a brain's time: a win that is sure, else what promises most in this turn."""
    if state.stage in ("stock", "graze"):
        return [FILL]
    return _likely(bare(state)) if state.stage in _CHOICES else None


@lru_cache(maxsize=1 << 13)
def _likely(state: State) -> list[Move]:
    """Return the moves worth a brain's time in the middle of a turn."""
    best = win(state)
    return [best] if best else _CHOICES[state.stage](state)


def _good_walks(state: State) -> list[Move]:
    """Return the chambers that take most; staying where nothing does."""
    found = nlargest(BEST, walks(state))
    useful = any(gain for gain, _, _ in found)
    return [move for _, _, move in found] + [STAY] * (not useful)


def _good_unloads(state: State) -> list[Move]:
    """Return unloading all that fits; with friends also unloading nothing, or buying a friend first."""
    found = [move for move in moves(state) if not move[0].startswith("only") and move[0] not in FRIENDS]
    return found if state.table.friends else found[:1]


def _good_cards(state: State) -> list[Move]:
    """Return the cards that bring most in this turn, a friend to buy, good help, and the end of the turn."""
    found = [move for _, _, move in nlargest(BEST, lays(state))]
    hand = kinds(state.hands[state.turn])
    if state.now.played and not pays(state):
        found.append(END)
    if state.table.joker and total(state.hands[state.turn]) > 1 and state.now.played < limit(state):
        found += _good_guise(state, "joker")
    if state.table.friends:
        offered = friend_moves(state, "card")
        found += [move for move in offered if move[0].startswith(BUY)]
        helpers = {move[0] for move in offered}
        if "stick-insect" in helpers:
            found += _good_guise(state, "stick-insect")
        if "dragonfly" in helpers and hand:
            found += _good_swap(state)
    return found


def _good_guise(state: State, word: str) -> list[Move]:
    """Return the card that is least use as it is, laid where some other colour does best."""
    hand, extra = kinds(state.hands[state.turn]), legs(state)

    def hope(ant: int, far: int) -> float:
        return prospect(state, ant, state.ants[ant], far + extra)

    known, far = runs(state), longest(state)
    best = max(known, key=lambda square: max(hope(ant, known[square][ant]) for ant in range(len(ANTS))))
    return [(word, CARDS[min(hand, key=lambda colour: hope(colour, far[colour]))], best)]


def _good_swap(state: State) -> list[Move]:
    """Return the swap of a dragonfly that helps the cards in hand most, if any does."""
    ants, hand, far = state.ants, kinds(state.hands[state.turn]), longest(state)

    def hope(ant: int, start: int) -> float:
        return prospect(state, ant, start, far[ant]) if ant in hand else 0.0

    now = [hope(ant, start) for ant, start in enumerate(ants)]
    gain, one, two = max(
        (hope(one, ants[two]) + hope(two, ants[one]) - now[one] - now[two], one, two)
        for one, two in combinations(range(len(ANTS)), 2)
    )
    return [("dragonfly", ANTS[one], ANTS[two])] if gain > 0 else []


def _good_calls(state: State) -> list[Move]:
    """Return the three colours whose ants would do best."""
    (_, row), last = state.roads[state.card.end >> 1], bool(state.card.end & 1)
    rest = row[:-1] if last else row[1:]
    tries = [
        (prospect(state, ant, state.ants[ant], run(rest, last, ant) + legs(state)), (word,))
        for ant, word in enumerate(AS)
    ]
    return [move for _, move in nlargest(3, tries)]


_CHOICES = {"card": _good_cards, "walk": _good_walks, "unload": _good_unloads, "call": _good_calls}


def worth(state: State, seat: int) -> float:
    """Return how the lead over the others looks, the surer the fewer blocks are left."""
    marks = [left(state, other) - _comfort(state, other) for other in range(state.table.seats)]
    rival = min(mark for other, mark in enumerate(marks) if other != seat)
    return odds((rival - marks[seat]) / (1.5 + 0.1 * max(0, min(marks))))


def _comfort(state: State, seat: int) -> float:
    """Return what points and friends of a seat are worth in blocks."""
    if not state.table.friends:
        return 0.0
    spent = sum([PRICES[FRIENDS[kind]] for kind in spread(state.club.owned[seat])])
    return HEART * state.club.points[seat] + FRIEND * spent
