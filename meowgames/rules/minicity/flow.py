"""The course of a turn: laying a card, walking, unloading, filling the crate, and whose turn is next."""

from __future__ import annotations

from .. import CHANCE, OVER, Move
from .city import ROOM, city
from .friends import BUY, bought, dropped, friend_moves, gain_at, lifted, put_back, swapped, taken, tempting, turned
from .goods import (
    ANT_OF, BITS, CARD_OF, COLOURS, DIGIT, LETTERS, ONE, QUIET, TRACK, UNIT, capacity, hand_size, kinds, proposal,
    total,
)  # fmt: skip
from .state import HIDDEN, JOKER, NO_CARD, PLAIN, Card, State, Turn, done, limit, put

AS = {f"as-{colour}": place for place, colour in enumerate(COLOURS)}
GUISES = {"stick-insect": HIDDEN, "joker": JOKER}
STAY, KEEP, END, FILL, DONE = ("stay",), ("keep",), ("end",), ("fill",), ("done",)
ONLY = {f"only{count}": count for count in range(1, 4)}


def decide(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act."""
    word = move[0]
    if word.startswith(BUY):
        return _resume(bought(state, word[len(BUY) :]), state.stage)
    if word in _HELP:
        return _HELP[word](state, move)
    return _STAGES[state.stage](state, move)


def _resume(state: State, stage: str) -> State:
    """Go on where the turn was before a friend was bought or helped."""
    if stage == "walk":
        return state._replace(stage=stage)
    return _landed(state) if stage == "unload" else _onward(state)


# ── a card ──


def _card(state: State, move: Move) -> State:
    """Lay a card as it is, or end the turn."""
    return ended(state) if move == END else lay(state, move[0], move[1], PLAIN)


def lay(state: State, card: str, square: str, guise: int) -> State:
    """Return the state with a card of the hand at one end of a row."""
    colour, seat = CARD_OF[card], state.now.seat
    road, at = city(state.table.level).squares[square]
    first, row = state.roads[road]
    last = at > first
    fresh = (first, row + LETTERS[colour]) if last else (at, LETTERS[colour] + row)
    hands = put(state.hands, seat, state.hands[seat] - UNIT[colour])
    end = 2 * road + last
    state = state._replace(hands=hands, roads=put(state.roads, road, fresh), pack=_shown(state, seat, colour))
    if guise == PLAIN:
        return state._replace(stage="walk", card=Card(colour, run(row, last, colour), end, PLAIN))
    return state._replace(stage="call", card=Card(-1, 0, end, guise))


def run(row: str, last: bool, colour: int) -> int:
    """Return the run a card of this colour makes at the last or first end of a row."""
    letter = LETTERS[colour]
    return 1 + len(row) - len(row.rstrip(letter) if last else row.lstrip(letter))  # 5.1


def _shown(state: State, seat: int, colour: int):
    """Return the pack once a card left a hand: of the cards everybody saw it take, that one is the first to go."""
    seen = state.pack.seen[seat]
    if not seen >> BITS * colour & DIGIT:
        return state.pack
    return state.pack._replace(seen=put(state.pack.seen, seat, seen - UNIT[colour]))


def _call(state: State, move: Move) -> State:
    """Say which colour the card just laid stands for."""
    colour, end = AS[move[0]], state.card.end
    row = state.roads[end >> 1][1]
    far = run(row[:-1] if end & 1 else row[1:], bool(end & 1), colour)  # 8.14, 9.5
    stage = "toss" if state.card.guise == JOKER else "walk"
    return state._replace(stage=stage, card=state.card._replace(ant=colour, run=far))


def _toss(state: State, move: Move) -> State:
    """Discard the second card of a joker."""
    colour, seat = CARD_OF[move[0]], state.now.seat
    pack = _shown(state, seat, colour)
    pack = pack._replace(gone=pack.gone + LETTERS[colour])
    hands = put(state.hands, seat, state.hands[seat] - UNIT[colour])
    return state._replace(stage="walk", hands=hands, pack=pack)


# ── the ant ──


def _walk(state: State, move: Move) -> State:
    """Move the ant of the card, or leave it where it is."""
    if move == STAY:
        return settled(state)  # 5.6
    hill, ant = city(state.table.level), state.card.ant
    chamber = hill.index[move[0]]
    extra = hill.far[state.ants[ant]][chamber] - state.card.run
    if extra > 0:
        state = turned(state, "centipede", extra)  # 8.10
    return _landed(state._replace(ants=put(state.ants, ant, chamber), card=state.card._replace(guise=PLAIN)))


def room_for(state: State, ant: int, chamber: int) -> int:
    """Return how many blocks the seat whose turn it is could unload if that ant had come there."""
    if state.now.began[ant] == chamber and not state.table.back:  # 6.6
        return 0
    food = city(state.table.level).food[chamber]
    have = state.crates[state.now.seat] >> BITS * food & DIGIT  # 6.2, 6.4
    return min(have, state.free >> ROOM * chamber & 7)  # 6.3


def _landed(state: State) -> State:
    """Ask how much is to be unloaded where the ant stopped, if there is anything to decide."""
    ant = state.card.ant
    chamber = state.ants[ant]
    if room_for(state, ant, chamber) or (state.table.friends and tempting(state, gain_at(state, chamber))):
        return state._replace(stage="unload")
    return _kept(state)


def _kept(state: State) -> State:
    """Unload nothing; with friends that is worth points."""
    gain = gain_at(state, state.ants[state.card.ant])  # 8.2
    if gain:
        points, seat = state.club.points, state.now.seat
        points = put(points, seat, min(TRACK, points[seat] + gain))  # 8.4
        state = state._replace(club=state.club._replace(points=points))
    return settled(state)


def _unload(state: State, move: Move) -> State:
    """Unload some, all or none of the blocks that fit."""
    return _kept(state) if move == KEEP else after_unloading(unloaded(state, move))


def unloaded(state: State, move: Move) -> State:
    """Return the state with blocks in the chamber where the ant stopped, and nothing else done."""
    ant, seat = state.card.ant, state.now.seat
    chamber = state.ants[ant]
    count = ONLY.get(move[0]) or room_for(state, ant, chamber)
    food = city(state.table.level).food[chamber]
    crates = put(state.crates, seat, state.crates[seat] - count * UNIT[food])
    return state._replace(crates=crates, free=state.free - (count << ROOM * chamber), news=True)


def after_unloading(state: State) -> State:
    """Go on after blocks were unloaded: the game may be over, a grasshopper may help."""
    seat = state.now.seat
    if done(state, seat):
        return state._replace(turn=OVER, stage="over", card=NO_CARD)  # 7.1
    if state.club.owned[seat] & DIGIT * ONE["grasshopper"]:
        return _graze(state)
    return settled(state)


def _graze(state: State, move: Move = ()) -> State:
    """Let the seat to act fill its small compartment in mid-turn as far as it likes."""
    if move:
        state = stocked(state, move)
    if move == DONE or not vacancy(state):
        return settled(state)  # 8.18
    return state._replace(stage="graze")


def settled(state: State) -> State:
    """Return the state after all that the card just laid could do: the river may clear its road."""
    now, road = state.now, state.card.end >> 1
    first, row = state.roads[road]
    squares = city(state.table.level).roads[road]
    state = state._replace(card=NO_CARD, now=now._replace(played=now.played + 1))
    if 0 < first and first + len(row) < len(squares):
        return _onward(state)
    middle = city(state.table.level).middle[road]  # 4.4
    pack = state.pack._replace(gone=state.pack.gone + row)
    roads = put(state.roads, road, (middle, ""))
    return state._replace(turn=CHANCE, stage="road", roads=roads, pack=pack, now=state.now._replace(held=road))


def _onward(state: State) -> State:
    """Let the seat go on while it can lay a card or ask a friend, else end its turn."""
    seat = state.now.seat
    if state.hands[seat] and state.now.played < limit(state):  # 4.1
        return state._replace(turn=seat, stage="card")
    if state.table.friends and friend_moves(state, "card"):
        return state._replace(turn=seat, stage="card")
    return ended(state)


# ── friends ──


def _disguise(state: State, move: Move) -> State:
    """Lay a card that will stand for another colour."""
    guise = GUISES[move[0]]
    if guise == HIDDEN:
        state = turned(state, "stick-insect")
    return lay(state, move[1], move[2], guise)


def _dragonfly(state: State, move: Move) -> State:
    """Let two ants change places; that is no move of theirs."""
    return _onward(swapped(turned(state, "dragonfly"), ANT_OF[move[1]], ANT_OF[move[2]]))


def _ladybird(state: State, move: Move) -> State:
    """Lift a block."""
    return lifted(turned(state, "ladybird"), city(state.table.level).index[move[1]])


def _bumblebee(state: State, move: Move) -> State:
    """Put a block back into the reserve."""
    return put_back(turned(state, "bumblebee"), move[1])


def _drop(state: State, move: Move) -> State:
    """Put the lifted block down."""
    return _resume(dropped(state, city(state.table.level).index[move[0]]), state.now.back)


def _swap(state: State, move: Move) -> State:
    """Take another block for the one put back."""
    return _resume(taken(state, move[0]), state.now.back)


_HELP = {
    "stick-insect": _disguise, "joker": _disguise, "dragonfly": _dragonfly, "ladybird": _ladybird,
    "bumblebee": _bumblebee,
}  # fmt: skip


# ── the end of a turn ──


def vacancy(state: State) -> int:
    """Return how many blocks the small compartment of the seat can still take from its reserve."""
    seat = state.now.seat
    return min(capacity(state.club.owned[seat]) - total(state.crates[seat]), total(state.stocks[seat]))


def stocked(state: State, move: Move) -> State:
    """Return the state with one more block, or all that are proposed, in the small compartment."""
    if move == DONE:
        return state
    if move != FILL:
        return taken(state, move[0])
    seat = state.now.seat
    crate, stock = state.crates[seat], state.stocks[seat]
    return _added(state, proposal(crate, stock, vacancy(state)))


def _added(state: State, blocks: int) -> State:
    """Move these blocks from the reserve into the small compartment."""
    seat = state.now.seat
    crates = put(state.crates, seat, state.crates[seat] + blocks)
    return state._replace(crates=crates, stocks=put(state.stocks, seat, state.stocks[seat] - blocks))


def ended(state: State) -> State:
    """End the turn: the small compartment is filled first, then the hand."""
    return _stock(state)


def _stock(state: State, move: Move = ()) -> State:
    """Fill the small compartment, asking only while there is a choice."""
    if move:
        state = stocked(state, move)
    seat, room = state.now.seat, vacancy(state)
    stock = state.stocks[seat]
    if room and room < total(stock) and len(kinds(stock)) > 1:  # 6.7
        return state._replace(turn=seat, stage="stock")
    if room:
        state = _added(state, proposal(state.crates[seat], stock, room))
    if state.round:
        return drawing(state)
    if seat + 1 < state.table.seats:  # 2.8
        return _stock(state._replace(now=state.now._replace(seat=seat + 1)))
    return _begin(state._replace(round=1), 0)


def drawing(state: State) -> State:
    """Let the seat draw until its hand is full, then let the next one begin."""
    seat = state.now.seat
    if total(state.hands[seat]) >= hand_size(state.club.owned[seat]):  # 6.8
        return _next(state)
    if state.table.display:
        return state._replace(turn=seat, stage="pick")  # 9.4
    return state._replace(turn=CHANCE, stage="draw")


def _pick(state: State, move: Move) -> State:
    """Take a card of the display, or one from the deck."""
    if move == ("deck",):
        return state._replace(turn=CHANCE, stage="draw")
    seat, pack, place = state.now.seat, state.pack, int(move[0][-1])
    unit = UNIT[pack.open[place]]
    pack = pack._replace(open=put(pack.open, place, -1), seen=put(pack.seen, seat, pack.seen[seat] + unit))
    hands = put(state.hands, seat, state.hands[seat] + unit)
    return state._replace(turn=CHANCE, stage="open", hands=hands, pack=pack)


def _next(state: State) -> State:
    """Pass the turn on; a round may end here."""
    seat = state.now.seat + 1
    if seat < state.table.seats:
        return _begin(state, seat)
    quiet = 0 if state.news else state.quiet + 1
    state = state._replace(round=state.round + 1, news=False, quiet=quiet)
    if quiet == QUIET:  # 7.5
        return state._replace(turn=OVER, stage="over")
    return _begin(state, 0)


def _begin(state: State, seat: int) -> State:
    """Begin the turn of a seat."""
    points, owned, _ = state.club
    if owned[seat] & DIGIT * ONE["beetle"]:  # 8.15
        points = put(points, seat, min(TRACK, points[seat] + 1))
        state = state._replace(club=state.club._replace(points=points))
    now = Turn(seat, 0, state.ants, False, 0, "", 0)
    return state._replace(turn=seat, stage="card", now=now)


def table_set(state: State) -> State:
    """Go on once cards lie on all roads: the seats choose their first blocks."""
    return _stock(state._replace(now=state.now._replace(seat=0, held=0)))


_STAGES = {
    "card": _card, "call": _call, "toss": _toss, "walk": _walk, "unload": _unload, "graze": _graze, "drop": _drop,
    "swap": _swap, "stock": _stock, "pick": _pick,
}  # fmt: skip
