"""What a hand means by one touch that is several moves, and what need not be asked."""

from __future__ import annotations

from .. import Move, Plan
from .city import city
from .crates import FILL
from .flow import play, run
from .friends import ends, legs
from .goods import BITS, CARD_OF, COLOURS, DIGIT, FOODS
from .moves import moves
from .state import State, limit


def meant(state: State, words: Move) -> list[Plan]:
    """Return how a card takes its ant to a chamber, and which blocks the hand can use."""
    if state.turn < 0 or not words:
        return []
    if state.stage == "stock" and words == FILL:
        return [filling(state)]
    if state.stage == "card" and len(words) == 2 and words[0] in CARD_OF:
        return walks(state, *words)
    return []


def walks(state: State, card: str, room: str) -> list[Plan]:
    """Return the ends of the roads at which a card lets its ant come that far, one of those that come to the same."""
    hill, colour, hand = city(state.table.level), CARD_OF[card], state.hands[state.turn]
    chamber = hill.number.get(room)
    if chamber is None or chamber in state.ants:
        return []
    if not hand >> BITS * colour & DIGIT or state.now.played >= limit(state):
        return []
    far = hill.far[state.ants[colour]][chamber]
    found: dict[tuple[int, str], tuple[bool, int, Plan]] = {}
    for road, (left, right) in enumerate(ends(state)):
        _, row = state.roads[road]
        for square, last in ((left, False), (right, True)):
            steps = run(row, last, colour)
            if far <= steps + legs(state):
                plan: Plan = ((card, square), (room,))
                after = play(state, plan[0])
                key = road, after.roads[road][1]
                edge = min(hill.squares[square][1], len(hill.roads[road]) - 1 - hill.squares[square][1])
                better = far <= steps, edge, plan
                found[key] = max(found.get(key, better), better)  # the end without centipedes, away from the river
    if any(alone for alone, _, _ in found.values()):
        found = {key: one for key, one in found.items() if one[0]}
    return [plan for _, _, plan in found.values()]


def filling(state: State) -> Plan:
    """Return the blocks to take from the reserve one by one, those first that the cards in hand can deliver."""
    seat, plan = state.turn, list[Move]()
    use = useful(state)
    while state.turn == seat and state.stage == "stock":
        crate, choice = state.crates[seat], moves(state)
        have = {food: crate >> BITS * FOODS.index(food) & DIGIT for (food,) in choice if food in FOODS}
        best = max(have, key=lambda food: (use[food] - have[food], -have[food]))
        plan.append((best,))
        state = play(state, (best,))
    return tuple(plan)


def filled_up(state: State) -> State:
    """Return the state with the small compartment filled with what the hand can use."""
    for move in filling(state):
        state = play(state, move)
    return state


def useful(state: State) -> dict[str, float]:
    """Return for each food how many blocks of it are worth having: room within reach of the cards in hand."""
    hill, hand = city(state.table.level), state.hands[state.turn]
    found = dict.fromkeys(FOODS, 0.0)
    for colour in range(len(COLOURS)):
        cards = hand >> BITS * colour & DIGIT
        for chamber, steps in enumerate(hill.far[state.ants[colour]]):
            if cards and 0 < steps <= cards + 1 and state.free[chamber] and chamber not in state.ants:
                found[FOODS[hill.food[chamber]]] += cards * state.free[chamber] / steps
    return found


def obvious(state: State) -> Move | None:
    """Return the unloading of all that fits; with friends keeping earns points, so that is asked."""
    if state.stage != "unload" or state.table.friends:
        return None
    return next((move for move in moves(state) if move[0] in FOODS), None)
