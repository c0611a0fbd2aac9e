"""Why a hint proposes a move: what it unloads, what it prepares, what it keeps others from."""

from __future__ import annotations

from .. import Move, Text
from .city import city
from .crates import FILL
from .flow import AS, END, KEEP, ONLY, STAY, play, room_for
from .friends import BUY, gain_at, swapped
from .goods import ANT_OF, ANTS, BITS, CARD_OF, CARDS, DIGIT, FOODS, kinds
from .moves import reach
from .plan import Landing, bare, crop, harvest, longest, pays, prospect, values, walks, win
from .state import State, done, left, limit
from .wishes import filled_up

FEAR = 3  # a rival with so few blocks left may win with a card or two
WHY = "minicity.why."

Reason = tuple[str, ...]


def because(state: State, move: Move) -> Reason:
    """Return why this move is good, as far as the seat to act may know: text key, then arguments."""
    if state.turn < 0:
        return ()
    state = bare(state)
    after = play(state, move)
    if state.round and (done(after, state.turn) or after.turn == state.turn and win(after)):
        return (WHY + "win",)
    if move[0].startswith(BUY):
        return WHY + "friend", f"face.{move[0][len(BUY) :]}"
    return _STAGES.get(state.stage, lambda *_: ())(state, move, after)


def deed(state: State, move: Move) -> Text:
    """Return what a hint calls a move: what becomes of a card, an ant, a block or a friend."""
    name, *details = _deed(state, move, move[0])
    return (f"minicity.do.{name}", *map(str, details))


def _deed(state: State, move: Move, first: str) -> Text:
    ant, stage = state.card.ant, state.stage
    if first.startswith(BUY):
        return "buy", first.removeprefix(BUY)
    if move[1:]:  # a card and its square, or a friend and what it is to do
        details = [word for word in move if word in CARD_OF or word in ANT_OF or word in FOODS]
        return ("card" if first in CARD_OF else first, *details)
    if stage == "unload" and move != KEEP:
        blocks = room_for(state, ant, state.ants[ant])
        food = FOODS[city(state.table.level).food[state.ants[ant]]]
        return ("unload", food, blocks) if first in FOODS else ("only", food, ONLY[first])
    if stage == "walk":
        return "stay" if move == STAY else "walk", ANTS[ant]
    if stage == "pick" and first != "deck":
        return "pick", CARDS[state.pack.open[int(first[-1])]]
    if first in FOODS:
        return "swap" if stage == "swap" else "stock", first
    if stage in ("call", "toss"):
        return stage, first
    return ("drop" if stage == "drop" else first,)


# ── cards ──


def _card(state: State, move: Move, after: State) -> Reason:
    """Say what a card brings, alone or together with those after it."""
    if move == END:
        return _hold(state)
    if move[0] == "dragonfly":
        return _swap(state, ANT_OF[move[1]], ANT_OF[move[2]])
    if move[0] in ("joker", "stick-insect"):
        best = max([_first(play(after, (word,))) for word in AS], key=lambda stop: stop.blocks)
        return _brings(state, best) if best.blocks else ()
    if move[0] not in CARD_OF:
        return ()
    return _planned(state, harvest(after), after) or _idle(state, after)


def _hold(state: State) -> Reason:
    """Say that the turn is over, or that the cards left are better kept: none of them unloads anything."""
    if not state.hands[state.turn] or state.now.played >= limit(state):
        return (WHY + "done",)
    return () if pays(state) or crop(harvest(state)) else (WHY + "hold",)


def _swap(state: State, one: int, two: int) -> Reason:
    """Say which ant comes nearer to its chamber when two change places."""
    far, hand, new = longest(state), kinds(state.hands[state.turn]), swapped(state, one, two)
    for ant in (one, two):
        hopes = [int(prospect(world, ant, world.ants[ant], far[ant])) for world in (state, new)]
        if ant in hand and hopes[1] > hopes[0]:
            return WHY + "swap", ANTS[ant]
    return ()


def _planned(state: State, stops: tuple[Landing, ...], walking: State) -> Reason:
    """Say what the stops of a plan bring, the first one first; nothing if that one only costs a card."""
    whole, now = crop(stops), crop(stops[:1])
    if now:
        plan = (WHY + "plan", str(whole)) if whole > now else _brings(state, stops[0])
        return _deny(state, stops[0].chamber, now) or plan
    if not whole:
        return ()
    ant, gap = walking.card.ant, walking.ants[walking.card.ant]
    far, useful = city(state.table.level).far[gap], [stop for stop in stops[1:] if stop.blocks]
    for stop in useful:
        if stop.chamber == gap and stop.ant != ant:
            return WHY + "way", ANTS[stop.ant]
        if stop.ant == ant and far[stop.chamber] > reach(walking):
            return WHY + "again", ANTS[ant]
    return ()


def _brings(state: State, stop: Landing) -> Reason:
    """Say how much one stop unloads."""
    food = FOODS[city(state.table.level).food[stop.chamber]]
    return _rare(state, stop.chamber, stop.blocks) or (
        (WHY + "bring", ANTS[stop.ant], str(stop.blocks), food)
        if stop.blocks > 1
        else (WHY + "bring1", ANTS[stop.ant], food)
    )


def _rare(state: State, chamber: int, blocks: int) -> Reason:
    """Say that unloading here takes a place from somebody about to win, or finishes a food."""
    kind, seat = city(state.table.level).food[chamber], state.now.seat
    ends = blocks < 3 and blocks == _count(state.crates[seat] + state.stocks[seat], kind)
    return _deny(state, chamber, blocks) or ((WHY + "last", FOODS[kind]) if ends else ())


def _deny(state: State, chamber: int, blocks: int) -> Reason:
    """Say that unloading here takes the last place of a chamber from somebody about to win."""
    seat, kind = state.now.seat, city(state.table.level).food[chamber]
    rivals = [other for other in range(state.table.seats) if other != seat and left(state, other) <= FEAR]
    needy = any(_count(state.crates[other], kind) for other in rivals)
    return (WHY + "deny", FOODS[kind]) if needy and blocks == state.free[chamber] else ()


def _count(blocks: int, kind: int) -> int:
    """Return how many blocks of a food there are."""
    return blocks >> BITS * kind & DIGIT


def _idle(state: State, after: State) -> Reason:
    """Say what a card is good for that unloads nothing."""
    if state.table.friends and after.stage == "walk":
        most = max([gain_at(after, stop) for stop in _stops(after)], default=0)
        if most:
            return WHY + "points", str(most)
    road, hill = after.card.end >> 1, city(state.table.level)
    first, row = after.roads[road]
    if first == 0 or first + len(row) == len(hill.roads[road]):
        return (WHY + "river",)
    return () if pays(state) else (WHY + "none",)


def _stops(state: State) -> list[int]:
    """Return the chambers in which the ant of the card could stop."""
    number = city(state.table.level).number
    return [number[move[0]] for *_, move in walks(state)]


# ── the ant and its blocks ──


def _walk(state: State, move: Move, after: State) -> Reason:
    """Say what the ant does in this chamber, or what it leaves free."""
    hill, ant = city(state.table.level), state.card.ant
    rooms = {chamber: room_for(state, ant, chamber) for chamber in _stops(state)}
    if move == STAY:
        return () if any(rooms.values()) else (WHY + "stay",)
    if move[0] not in hill.number:
        return ()
    chamber = hill.number[move[0]]
    stop = Landing(ant, chamber, rooms[chamber])
    if after.stage == "unload" and after.turn == state.turn:
        after = play(after, (FOODS[hill.food[chamber]],) if stop.blocks else KEEP)
    stops = (stop, *harvest(after))
    if stop.blocks and stop.blocks == max(rooms.values()):
        return _brings(state, stop)
    return _planned(state, stops, state) or _nearer(state, chamber)


def _nearer(state: State, chamber: int) -> Reason:
    """Say that an ant earns points, or comes closer to places for the blocks at hand."""
    hill, ant = city(state.table.level), state.card.ant
    points = gain_at(state, chamber)
    if points:
        return WHY + "points", str(points)
    worths, was, now = values(state), hill.far[state.ants[ant]], hill.far[chamber]
    goals = [to for to, worth in enumerate(worths) if worth and to != chamber and to not in state.ants]
    goal = min(goals, key=lambda to: (now[to], -worths[to]), default=chamber)
    if not goals or now[goal] >= min([was[to] for to in goals]):
        return ()
    return WHY + "closer", ANTS[ant], FOODS[hill.food[goal]]


def _unload(state: State, move: Move, _after: State) -> Reason:
    """Say how many blocks go, or what keeping them earns."""
    ant = state.card.ant
    chamber = state.ants[ant]
    if move == KEEP:
        points = gain_at(state, chamber)
        return (WHY + "points", str(points)) if points else ()
    if move[0] not in FOODS:
        return ()
    blocks = room_for(state, ant, chamber)
    if blocks > 1:
        return _rare(state, chamber, blocks) or (WHY + "all", str(blocks))
    return _rare(state, chamber, blocks) or (WHY + "left", str(left(state, state.turn) - blocks))


# ── other choices ──


def _call(state: State, _move: Move, after: State) -> Reason:
    """Say what the ant of the colour named would do."""
    best = _first(after)
    return _brings(state, best) if best.blocks else ()


def _first(state: State) -> Landing:
    """Return the fullest stop of the ant that was called, even if a card is still to be tossed."""
    ant = state.card.ant
    stops = [Landing(ant, to, room_for(state, ant, to)) for to in _stops(state._replace(stage="walk"))]
    return max(stops, key=lambda stop: stop.blocks, default=Landing(ant, state.ants[ant], 0))


def _toss(state: State, move: Move, _after: State) -> Reason:
    """Say that the card thrown away would unload nothing now."""
    ant = CARD_OF[move[0]]
    idle = prospect(state, ant, state.ants[ant], longest(state)[ant]) < 1
    return (WHY + "spare",) if idle else ()


def _stock(state: State, move: Move, after: State) -> Reason:
    """Say that every food is at hand."""
    seat = state.turn
    after = filled_up(state) if move == FILL and state.stage == "stock" else after
    owned = kinds(state.crates[seat] + state.stocks[seat])
    return (WHY + "every",) if kinds(after.crates[seat]) == owned else ()


def _pick(state: State, move: Move, _after: State) -> Reason:
    """Say what run the card taken would make, or that its ant stands well."""
    if move[0] == "deck":
        return ()
    colour = state.pack.open[int(move[0][-1])]
    fresh = state._replace(now=state.now._replace(played=0, began=state.ants))  # as the next turn would begin
    far = longest(fresh)[colour]
    if far > 1:
        return WHY + "run", ANTS[colour], str(far)
    return (WHY + "near", ANTS[colour]) if prospect(fresh, colour, state.ants[colour], far) >= 1 else ()


_STAGES = {
    "card": _card, "walk": _walk, "unload": _unload, "call": _call, "toss": _toss, "stock": _stock,
    "graze": _stock, "pick": _pick,
}  # fmt: skip
