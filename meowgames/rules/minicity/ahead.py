"""What is shown before choosing: runs, reach, the way, and what a choice would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .. import CHANCE, Move, Picture
from ..kit import leads
from .city import city, order, path
from .crates import DONE, FILL, stocked
from .flow import AS, KEEP, play, run, unloaded
from .friends import BUY, ends, gain_at, legs
from .goods import ANT_OF, CARD_OF, COLOURS, FOODS, PRICES, foods
from .moves import moves, reach
from .state import State
from .view import gains, reached
from .wishes import filled_up


def preview(state: State, words: Move) -> Picture:
    """Return what is laid over the table while these words are in hand."""
    if not words or not leads(words, moves(state)):
        return {}
    first = words[0]
    if first.startswith(BUY):
        return {f"points{state.turn}": (f"cube:{state.club.points[state.turn] - PRICES[first[len(BUY) :]]}",)}
    return _PREVIEWS.get(state.stage, lambda *_: {})(state, words)


def _card(state: State, words: Move) -> Picture:
    """Show what run a card makes where and how far its ant would come, or whom a friend can help."""
    first = words[0]
    if first in CARD_OF:
        squares = [words[1]] if len(words) > 1 else [square for pair in ends(state) for square in pair]
        return _runs(state, CARD_OF[first], squares)
    if first == "dragonfly" and len(words) == 3:
        one, two = (state.ants[ANT_OF[word]] for word in words[1:])
        names = city(state.table.level).names
        return {
            names[one].replace("chamber", "zone"): (words[2],),
            names[two].replace("chamber", "zone"): (words[1],),
        }
    return _help(state, words)


def _runs(state: State, colour: int, squares: list[str]) -> Picture:
    """Return the run on each of these squares, and the reach of the longest."""
    hill, found, most = city(state.table.level), {}, 0
    for square in squares:
        road, at = hill.squares[square]
        first, row = state.roads[road]
        far = run(row, at > first, colour)
        most = max(most, far)
        river = at in (0, len(hill.roads[road]) - 1)
        found[square] = (f"run-{'river' if river else COLOURS[colour]}:{far}",)
    return found | reached(state, colour, most, most + legs(state))


def _help(state: State, words: Move) -> Picture:
    """Show which chambers a ladybird can take a block from."""
    if words == ("ladybird",):
        return {move[1]: ("target",) for move in moves(state) if move[0] == "ladybird"}
    return {}


def _walk(state: State, words: Move) -> Picture:
    """Show the way to a chamber, and what is to be had there."""
    hill = city(state.table.level)
    if words[0] not in hill.number:
        return _help(state, words)
    found = {room.replace("chamber", "steps"): (f"step:{at}",) for at, room in enumerate(trail(state, words))}
    return found | gains(state, state.card.ant, hill.number[words[0]])


def trail(state: State, words: Move) -> tuple[str, ...]:
    """Return the chambers on the way of the ant of the card to this one, first and last included."""
    hill = city(state.table.level)
    if state.stage != "walk" or not words or words[0] not in hill.number:
        return ()
    chambers = path(state.table.level, state.ants[state.card.ant], hill.number[words[0]])
    return tuple(hill.names[chamber] for chamber in chambers)


def _unload(state: State, words: Move) -> Picture:
    """Show where the blocks would lie, or the points for keeping them."""
    hill, chamber = city(state.table.level), state.ants[state.card.ant]
    if words == KEEP:
        points = gain_at(state, chamber)
        return {hill.names[chamber].replace("chamber", "tag"): (f"heart:{points}",)} if points else {}
    if words[0] in ("ladybird", "bumblebee"):
        return _help(state, words)
    after, places = unloaded(state, words), order(state.table.level, state.table.seats)[chamber]
    was, now = (len(places) - free[chamber] for free in (state.free, after.free))
    return {place: (FOODS[hill.food[chamber]],) for place in places[was:now]}


def _stock(state: State, words: Move) -> Picture:
    """Show how the small compartment would look: what comes lies behind what is there."""
    if words == DONE:
        return {}
    seat = state.turn
    after = filled_up(state) if words == FILL and state.stage == "stock" else stocked(state, words)
    have, more = foods(state.crates[seat]), Counter(foods(after.crates[seat]))
    return {f"crate{seat}": (*have, *(more - Counter(have)).elements())}


def _call(state: State, words: Move) -> Picture:
    """Show how far the ant of that colour would come."""
    after = play(state, words)
    return reached(after, AS[words[0]], after.card.run, reach(after))


def _drop(state: State, words: Move) -> Picture:
    """Show the block where it would lie."""
    chamber = city(state.table.level).number[words[0]]
    places = order(state.table.level, state.table.seats)[chamber]
    return {places[len(places) - state.free[chamber]]: (FOODS[city(state.table.level).food[chamber]],)}


_PREVIEWS = {
    "card": _card, "walk": _walk, "unload": _unload, "stock": _stock, "graze": _stock, "swap": _stock,
    "call": _call, "drop": _drop,
}  # fmt: skip


def steps(state: State, move: Move) -> Iterator[State]:
    """Yield the full road before the river clears it."""
    if state.turn < 0 or not state.round:
        return
    after = play(state, move)
    if after.turn == CHANCE and after.stage == "road":
        yield after._replace(turn=state.turn, stage="river", roads=state.roads, pack=state.pack)


def masked(state: State, seat: int) -> State | None:  # noqa: ARG001 — cards in hand are no words while covered
    """Return the state, or nothing while blocks are chosen: the first are secret, and filling up follows the cards."""
    return None if state.stage == "stock" else state  # 2.8
