"""What a hand means by one touch that is several moves, and what need not be asked."""

from __future__ import annotations

from .. import Move, Plan
from .city import city
from .crates import FILL
from .flow import play, run
from .friends import ends, legs
from .goods import BITS, CARD_OF, COLOURS, DIGIT, FOOD_OF, FOODS
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
    """Return the ends of the roads at which a card lets its ant come that far.

    Where all of them give as many steps it is the one farthest from a river; feet go before centipedes.
    """
    hill, colour, hand = city(state.table.level), CARD_OF[card], state.hands[state.turn]
    chamber = hill.number.get(room)
    if chamber is None or chamber in state.ants:
        return []
    if not hand >> BITS * colour & DIGIT or state.now.played >= limit(state):
        return []
    far, found = hill.far[state.ants[colour]][chamber], list[tuple[int, int, str]]()
    for road, (left, right) in enumerate(ends(state)):
        row, size = state.roads[road][1], len(hill.roads[road])
        for square, last in ((left, False), (right, True)):
            steps, at = run(row, last, colour), hill.squares[square][1]
            found.append((steps, min(at, size - 1 - at), square))
    able = [end for end in found if far <= end[0]] or [end for end in found if far <= end[0] + legs(state)]
    alike = len({steps for steps, _, _ in able}) == 1
    return [((card, square), (room,)) for _, _, square in ([max(able)] if alike else able)]


def filling(state: State) -> Plan:
    """Return the blocks to take from the reserve one by one: most of what the cards in hand can deliver."""
    seat, plan, use = state.turn, list[Move](), useful(state)
    while state.turn == seat and state.stage == "stock":
        crate = state.crates[seat]
        have = {food: crate >> BITS * FOOD_OF[food] & DIGIT for (food,) in moves(state) if food in FOOD_OF}
        plan.append((max(have, key=lambda food: (1 + use[food]) / (1 + have[food])),))  # shares by highest averages
        state = play(state, plan[-1])
    return tuple(plan)


def filled_up(state: State) -> State:
    """Return the state with the small compartment filled with what the hand can use."""
    for move in filling(state):
        state = play(state, move)
    return state


def useful(state: State) -> dict[str, float]:
    """Return how well the cards in hand can deliver each food: each counts for the nearest chamber with room for it."""
    hill, hand = city(state.table.level), state.hands[state.turn]
    found = dict.fromkeys(FOODS, 0.0)
    for colour in range(len(COLOURS)):
        cards, far = hand >> BITS * colour & DIGIT, hill.far[state.ants[colour]]
        for food, rooms in zip(FOODS, hill.rooms, strict=True):
            near = [far[room] for room in rooms if state.free[room] and room not in state.ants]
            if near and cards and min(near) <= cards + 1:
                found[food] += cards / min(near)
    return found


def obvious(state: State) -> Move | None:
    """Return the unloading of all that fits; with friends keeping earns points, so that is asked."""
    if state.stage != "unload" or state.table.friends:
        return None
    return next((move for move in moves(state) if move[0] in FOODS), None)
