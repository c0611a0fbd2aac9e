"""The course of a turn: laying a card, walking, unloading, and the help of friends."""

from __future__ import annotations

from .. import CHANCE, OVER, Move
from ..kit import new, replaced
from .city import city
from .crates import DONE, added, stocked, vacancy
from .friends import BUY, bought, dropped, gain_at, lifted, put_back, spend, swapped, tempting
from .goods import ANT_OF, BITS, CARD_OF, COLOURS, DIGIT, FOOD_OF, FRIENDS, LETTERS, ONE, TRACK, UNIT
from .luck import befall
from .state import HIDDEN, JOKER, NO_CARD, PLAIN, Club, Laid, Pack, State, Turn, done, top
from .turns import onward, pick, stock

AS = {f"as-{colour}": place for place, colour in enumerate(COLOURS)}
GUISES = {"stick-insect": HIDDEN, "joker": JOKER}
STAY, KEEP, END = ("stay",), ("keep",), ("end",)
ONLY = {f"only{count}": count for count in range(1, 4)}


def turn(state: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    return state.turn


def play(state: State, move: Move) -> State:
    """Return the state after a move of the seat to act or of chance."""
    if state.turn < 0:
        return befall(state, move)
    word = move[0]
    if word in _HELP:
        return _HELP[word](state, move)
    return _STAGES[state.stage](state, move)


def _buy(state: State, move: Move) -> State:
    """Buy a friend."""
    return _resume(bought(state, move[0]), state.stage)


def _resume(state: State, stage: str) -> State:
    """Go on where the turn was before a friend was bought or helped."""
    if stage == "walk":
        return state._replace(stage=stage)
    return _landed(state) if stage == "unload" else onward(state)


# ── a card ──


def _card(state: State, move: Move) -> State:
    """Lay a card as it is, or end the turn."""
    return stock(state) if move == END else lay(state, move[0], move[1], PLAIN)  # 3.3


def lay(state: State, card: str, square: str, guise: int) -> State:
    """Return the state with a card of the hand at one end of a row."""
    turn, _, _, now, club, ants, hands, roads, pack = state[:9]
    colour = CARD_OF[card]
    letter = LETTERS[colour]
    road, at = city(state.table.level).squares[square]
    first, row = roads[road]
    last = at > first
    if pack.seen[turn] and guise != HIDDEN:
        pack = _forgotten(pack, turn, colour)
    hands = replaced(hands, turn, hands[turn] - UNIT[colour])
    roads = replaced(roads, road, (first, row + letter) if last else (at, letter + row))
    stage, laid = "walk", (colour, run(row, last, colour), 2 * road + last, PLAIN)
    if guise:
        stage, laid = "call", (-1, 0, 2 * road + last, guise)
    return new(State, (turn, stage, new(Laid, laid), now, club, ants, hands, roads, pack) + state[9:])


def run(row: str, last: bool, colour: int) -> int:
    """Return the run a card of this colour makes at the last or first end of a row."""
    letter = LETTERS[colour]
    return 1 + len(row) - len(row.rstrip(letter) if last else row.lstrip(letter))  # 5.1


def _forgotten(pack: Pack, seat: int, colour: int) -> Pack:
    """Return the pack after a card left a hand: if everybody saw the seat take one of that colour, it was that one."""
    seen = pack.seen[seat]
    if not seen >> BITS * colour & DIGIT:
        return pack
    return pack._replace(seen=replaced(pack.seen, seat, seen - UNIT[colour]))


def _turned_up(state: State) -> State:
    """Return the state in which everybody sees which card was laid face down."""
    return state._replace(pack=_forgotten(state.pack, state.now.seat, int(top(state))))  # 8.14


def _call(state: State, move: Move) -> State:
    """Say which colour the card just laid stands for."""
    colour, end = AS[move[0]], state.card.end
    _, row = state.roads[end >> 1]
    far = run(row[:-1] if end & 1 else row[1:], bool(end & 1), colour)  # 8.14, 9.5
    card = new(Laid, (colour, far) + state.card[2:])
    return new(State, (state.turn, "toss" if card.guise == JOKER else "walk", card) + state[3:])


def _toss(state: State, move: Move) -> State:
    """Discard the second card of a joker."""
    colour, seat = CARD_OF[move[0]], state.turn
    pack = _forgotten(state.pack, seat, colour)
    hands = replaced(state.hands, seat, state.hands[seat] - UNIT[colour])
    return state._replace(stage="walk", hands=hands, pack=pack._replace(gone=pack.gone + LETTERS[colour]))


# ── the ant ──


def _walk(state: State, move: Move) -> State:
    """Move the ant of the card, or leave it where it is."""
    if state.card.guise == HIDDEN:
        state = _turned_up(state)
    if move == STAY:
        return card_done(state)  # 5.6
    turn, stage, card, now, club, ants = state[:6]
    hill, (ant, far, end, guise) = city(state.table.level), card
    chamber = hill.number[move[0]]
    extra = hill.far[ants[ant]][chamber] - far
    if extra > 0:
        club = spend(state, "centipede", extra)  # 8.10
    if guise:
        card = new(Laid, (ant, far, end, PLAIN))  # 8.14: the card is turned up
    return _landed(new(State, (turn, stage, card, now, club, replaced(ants, ant, chamber)) + state[6:]))


def room_for(state: State, ant: int, chamber: int) -> int:
    """Return how many blocks the seat whose turn it is could unload if that ant came there."""
    now = state.now
    if now.began[ant] == chamber and not state.table.back:  # 6.6
        return 0
    food, room = city(state.table.level).food[chamber], state.free[chamber]
    have = state.crates[now.seat] >> BITS * food & DIGIT  # 6.2, 6.4
    return have if have < room else room  # 6.3


def _landed(state: State) -> State:
    """Ask how much is to be unloaded where the ant stopped, if there is anything to decide."""
    ant = state.card.ant
    chamber = state.ants[ant]
    if room_for(state, ant, chamber) or (state.table.friends and tempting(state, gain_at(state, chamber))):
        return new(State, (state.turn, "unload") + state[2:])
    return _kept(state)


def _kept(state: State) -> State:
    """Unload nothing; with friends that is worth points."""
    gain = gain_at(state, state.ants[state.card.ant])  # 8.2
    if not gain:
        return card_done(state)
    points, owned, spent, shop = state.club
    seat = state.now.seat
    points = replaced(points, seat, min(TRACK, points[seat] + gain))  # 8.4
    return card_done(state, new(Club, (points, owned, spent, shop)))


def _unload(state: State, move: Move) -> State:
    """Unload some, all or none of the blocks that fit."""
    if move == KEEP:
        return _kept(state)
    after, seat = unloaded(state, move), state.now.seat
    if done(after, seat):
        return after._replace(turn=OVER, stage="over", card=NO_CARD)  # 7.1
    return _graze(after) if after.club.owned[seat] & DIGIT * ONE["grasshopper"] else card_done(after)


def unloaded(state: State, move: Move) -> State:
    """Return the state with blocks in the chamber where the ant stopped, and nothing else done."""
    ant, seat = state.card.ant, state.now.seat
    chamber = state.ants[ant]
    count = ONLY.get(move[0]) or room_for(state, ant, chamber)
    food = city(state.table.level).food[chamber]
    crates = replaced(state.crates, seat, state.crates[seat] - count * UNIT[food])
    return state._replace(crates=crates, free=replaced(state.free, chamber, state.free[chamber] - count), news=True)


def _graze(state: State, move: Move = ()) -> State:
    """Let the seat to act fill its small compartment in mid-turn as far as it likes."""
    if move:
        state = stocked(state, move)
    if move == DONE or not vacancy(state):
        return card_done(state)  # 8.18
    return state._replace(stage="graze")


def card_done(state: State, club: Club | None = None) -> State:
    """Return the state after all that the card just laid could do: the river may clear its road."""
    _, _, card, now, old, ants, hands, roads, pack = state[:9]
    hill, road = city(state.table.level), card.end >> 1
    first, row = roads[road]
    seat, played, began, bought, resume, lifted, returned, due = now
    now = new(Turn, (seat, played + 1, began, bought, resume, lifted, returned, due))
    if first and first + len(row) < len(hill.roads[road]):
        return onward(new(State, (seat, "card", NO_CARD, now, club or old) + state[5:]))
    roads = replaced(roads, road, (hill.middle[road], ""))  # 4.4
    now, pack = now._replace(due=road), pack._replace(gone=pack.gone + row)
    return new(State, (CHANCE, "road", NO_CARD, now, club or old, ants, hands, roads, pack) + state[9:])


# ── friends ──


def _disguise(state: State, move: Move) -> State:
    """Lay a card that will stand for another colour."""
    guise = GUISES[move[0]]
    if guise == HIDDEN:
        state = state._replace(club=spend(state, move[0]))
    return lay(state, move[1], move[2], guise)


def _dragonfly(state: State, move: Move) -> State:
    """Let two ants change places; that is no move of theirs."""
    return onward(swapped(state, ANT_OF[move[1]], ANT_OF[move[2]]))


def _ladybird(state: State, move: Move) -> State:
    """Lift a block."""
    return lifted(state, city(state.table.level).number[move[1]])


def _bumblebee(state: State, move: Move) -> State:
    """Put a block back into the reserve."""
    return put_back(state, move[1])


def _drop(state: State, move: Move) -> State:
    """Put the lifted block down."""
    return _resume(dropped(state, city(state.table.level).number[move[0]]), state.now.resume)


def _swap(state: State, move: Move) -> State:
    """Take another block for the one put back."""
    return _resume(added(state, UNIT[FOOD_OF[move[0]]]), state.now.resume)


_HELP = {
    "stick-insect": _disguise, "joker": _disguise, "dragonfly": _dragonfly, "ladybird": _ladybird,
    "bumblebee": _bumblebee, **{BUY + friend: _buy for friend in FRIENDS},
}  # fmt: skip


_STAGES = {
    "card": _card, "call": _call, "toss": _toss, "walk": _walk, "unload": _unload, "graze": _graze,
    "drop": _drop, "swap": _swap, "stock": stock, "pick": pick,
}  # fmt: skip
