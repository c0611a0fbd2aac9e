"""Why a hint proposes a tile, a place or a card, from what the seat to act can know."""

from __future__ import annotations

from typing import NamedTuple

from .. import Move, Text
from ..kit import replaced
from .boats import AT, Boat, bits, placements, put, spread
from .cards import EXACT, points_of, progress_of
from .moves import BACK, PASS, SKIP, bounty, moves
from .points import RAT, ROOM, bonus, parts
from .state import State
from .think import best_places
from .tiles import COLOUR, COLOURS, STRIDE, WAYS

CLASH = {"card154", "card166"}  # no rat in sight, and points for every rat in sight
NEARLY = 4  # squares a room may still miss to be called nearly full
SNUG = 2 / 3  # what part of a tile's sides must touch something to call it snug


class Facts(NamedTuple):
    """A tile that is to lie in a certain place: the boat before and after, and what it changes."""

    state: State
    tile: str
    mask: int
    boat: Boat
    after: Boat
    gain: int  # points at once, family cards included

    @property
    def colour(self) -> int:
        """Return the place of its colour, -1 for a treasure."""
        return COLOUR.get(self.tile, -1)

    def filled(self) -> list[int]:
        """Return the numbers of the rooms it fills."""
        was, now = self.boat.free, self.after.free
        return [number for number, room in enumerate(self.boat.hull.rooms, 1) if room & was and not room & now]

    def family(self) -> tuple[int, int]:
        """Return how many cats hang together with it, and what that adds to the score."""
        if self.colour < 0:
            return 0, 0
        size = next(count for squares, count in self.after.kin[self.colour] if squares & self.mask)
        (_, _, was), (_, _, now) = parts(self.boat), parts(self.after)
        return size, now - was


def deed(state: State, move: Move) -> Text:
    """Return what a hint calls a move: to give a card back, to take a tile, to lay it, or to do without."""
    if move in (PASS, SKIP, BACK):
        return (f"isle.do.{move[0]}",)
    if state.stage in ("place", "lay"):
        return "isle.do.lay", state.held
    return ("isle.do.give",) if state.stage == "give" else ("isle.do.take", move[0])


def because(state: State, move: Move) -> tuple[str, ...]:
    """Return why the seat to act would do this, text key then arguments; nothing if it takes many words."""
    if state.turn < 0 or move == BACK or move not in moves(state):
        return ()
    if state.stage == "give":
        found = _given(state, move[0])
    elif move in (PASS, SKIP):
        found = _refused(state)
    elif state.stage in ("place", "lay"):
        found = _laid(_facts(state, state.held, move[0], AT[move[1]]))
    else:
        found = _taken(state, move[0])
    return found and (f"isle.why.{found[0]}", *map(str, found[1:]))


def _facts(state: State, tile: str, orientation: str, corner: int) -> Facts:
    """Gather what laying a tile there would do."""
    seat, boat = state.turn, state.boats[state.turn]
    after = put(boat, tile, orientation, corner)
    later = state._replace(boats=replaced(state.boats, seat, after))
    gain = sum(parts(after)) - sum(parts(boat)) + bonus(later, seat) - bonus(state, seat)
    return Facts(later, tile, after.tiles[-1].mask, boat, after, gain)


def _choices(state: State, tile: str) -> list[Facts]:
    """Return the good places for a tile, the one that gains most at once first."""
    places = best_places(state.boats[state.turn], tile)
    found = [_facts(state, tile, orientation, corner) for _, orientation, corner in places]
    return sorted(found, key=lambda facts: -facts.gain)


def _given(state: State, card: str) -> tuple:
    """Return what speaks for giving a family card back."""
    kept = [other for other in state.cards[state.turn] if other != card]
    if card in CLASH and CLASH & set(kept):
        return ("clash",)
    steady = [other for other in kept if not _asks(state, other)]
    if not _asks(state, card):
        return ("bits",) if len(steady) < len(kept) else ()
    if steady:
        return ("whole",)
    return ("exact",) if card in EXACT and not EXACT.keys() >= set(kept) else ()


def _asks(state: State, card: str) -> int:
    """Return how many a family card asks for, 0 if each one counts."""
    _, need = progress_of(card, state.boats, state.turn)
    return need


def _refused(state: State) -> tuple:
    """Return what speaks for taking nothing."""
    boat = state.boats[state.turn]
    tiles = [move[0] for move in moves(state) if move not in (PASS, SKIP)]
    places = [(tile, orientation, AT[spot]) for tile in tiles for orientation, spot in placements(boat, tile, 0)]
    if not places:
        return ("none",)
    gains = (_facts(state, *place).gain for place in places)
    least = min(-gain if gain < 0 else 0 for gain in gains)
    return ("cost", least) if least else ()


def _taken(state: State, tile: str) -> tuple:
    """Return what speaks for a tile: what it can do in its best place, or to a rival."""
    facts = _choices(state, tile)[0]
    return _scored(facts) or _kept_off(state, tile) or _tidy(facts) or _largest(state, tile)


def _laid(facts: Facts) -> tuple:
    """Return what speaks for a place."""
    return _scored(facts) or _tidy(facts)


def _scored(facts: Facts) -> tuple:
    """Return the points a place brings, the most of one kind first."""
    rooms, (size, family) = facts.filled(), facts.family()
    if rooms and family > 0:
        return "both", f"why.room{rooms[0]}", size, COLOURS[facts.colour]
    rats = (facts.boat.hull.rats & facts.mask).bit_count()
    room = ("rooms", len(rooms)) if len(rooms) > 1 else ("room", *_rooms(rooms))
    found: list[tuple[int, tuple]] = [(len(rooms) * -ROOM, room)]
    found.append((family, ("family", size, COLOURS[facts.colour], family)))
    found.append((rats * -RAT if rats > 1 else 0, ("rats", rats)))
    mapped = facts.colour >= 0 and facts.boat.hull.maps[facts.colour] & facts.mask
    if mapped and bounty(facts.after, facts.state.stock):  # 5.1, 5.6
        found.append((4, ("map", COLOURS[facts.colour])))  # about what a treasure is worth
    found += _cards(facts)
    points, said = max(found, key=lambda entry: entry[0])
    return said if points > 0 else ()


def _rooms(numbers: list[int]) -> list[str]:
    """Return what rooms are called."""
    return [f"why.room{number}" for number in numbers]


def _cards(facts: Facts) -> list[tuple[int, tuple]]:
    """Return what each family card of the seat to act gains."""
    state, seat = facts.state, facts.state.turn
    before = replaced(state.boats, seat, facts.boat)
    found = []
    for card in state.cards[seat]:
        gain = points_of(card, state.boats, seat) - points_of(card, before, seat)
        found.append((gain, ("card", card, gain)))
    return found


def _kept_off(state: State, tile: str) -> tuple:
    """Return what the next rival would gain from this cat, where it is more than rats."""
    rivals = [seat for seat in state.order if seat != state.turn and not state.passed >> seat & 1]
    if state.stage != "cat" or not rivals:
        return ()
    gains = []
    for seat in rivals:
        boat = state.boats[seat]
        for _, orientation, corner in best_places(boat, tile):
            after = put(boat, tile, orientation, corner)
            gains.append(sum(parts(after)) - sum(parts(boat)))  # their family cards are secret
    gain = max(gains, default=0)
    return ("rival", gain) if gain >= -ROOM else ()


def _tidy(facts: Facts) -> tuple:
    """Return what a place does for later."""
    free, after, mask = facts.boat.free, facts.after.free, facts.mask
    if not spread(mask) & after and facts.boat.tiles:
        return "gap", mask.bit_count()
    for number, room in enumerate(facts.boat.hull.rooms, 1):
        left = (room & after).bit_count()
        if room & mask and 0 < left <= NEARLY and not _shut(room & after, after):
            return "nearly", f"why.room{number}", left
    size, _ = facts.family()
    if size == 2 and _more(facts):
        return "pair", COLOURS[facts.colour]
    sides, touching = _sides(mask, free)
    if touching >= SNUG * sides and not _shut(after, after) & ~_shut(free, free):
        return "snug", touching, sides
    return ("rat",) if facts.boat.hull.rats & mask else ()


def _shut(squares: int, free: int) -> int:
    """Return those of the squares that have no free square beside them."""
    return squares & ~(free << 1 | free >> 1 | free << STRIDE | free >> STRIDE)


def _more(facts: Facts) -> bool:
    """Tell whether another cat of the same colour may still come."""
    state = facts.state
    ashore = [cat for cat in state.shore if cat and cat != facts.tile]
    left = ashore + list(state.bag) if state.day > 1 else ashore
    return any(COLOUR.get(cat) == facts.colour for cat in left)


def _sides(mask: int, free: int) -> tuple[int, int]:
    """Return how many sides a tile has to the outside, and how many touch other tiles or the rim."""
    total = touching = 0
    for bit in bits(mask):
        for beside in (bit << 1, bit >> 1, bit << STRIDE, bit >> STRIDE):
            if not beside & mask:
                total += 1
                touching += not beside & free
    return total, touching


def _largest(state: State, tile: str) -> tuple:
    """Return that no other tile in reach covers more squares."""
    sizes = [WAYS[move[0]][0].mask.bit_count() for move in moves(state) if move[0] in WAYS]
    size = WAYS[tile][0].mask.bit_count()
    return ("large", size) if size == max(sizes) > min(sizes) else ()
