"""What people see and are told of a game: pictures, prompts and reasons, in names only."""

from __future__ import annotations

from .. import CHANCE, OVER, Move, Picture
from .boats import AT, SPOTS, Boat, anchors, bits, fits
from .cards import DEALT
from .flow import DAYS, State, can_take, put_down
from .points import bonus, parts, progress
from .tiles import COLOUR, COLOURS, RARE, TREASURES, TURNED

PARTS = ("rats", "rooms", "families")


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: its own family cards, backs for the others, and all that lies open."""
    picture: dict[str, tuple[str, ...]] = {f"day{state.day}": ("vesh",)}
    for place, other in enumerate(state.order):
        picture[f"order{place}"] = (f"figure{other}",)
    for slot, cat in enumerate(state.shore):
        if cat and cat != state.held:
            picture[f"shore{slot}"] = (cat,)
    if state.held:
        picture["held"] = (state.held,)
    for tile, left in zip(TREASURES, state.stock):
        left -= state.stage == "lay" and tile == state.held
        if left:
            picture[tile] = (f"{tile}:{left}",)
    picture |= _bag(state) | _cards(state, seat)
    for other, boat in enumerate(state.boats):
        picture |= _boat(boat, other)
        picture |= _points(state, other)
        if state.passed >> other & 1:
            picture[f"passed{other}"] = ("passed",)
    return picture


def _bag(state: State) -> Picture:
    """Return how many tiles of each kind can still be drawn: everybody can count them."""
    cats = [COLOUR.get(tile) for tile in state.bag]
    found = {f"bag-{colour}": (f"bag:{cats.count(place)}",) for place, colour in enumerate(COLOURS)}
    return {**found, "bag-rare": (f"bag:{cats.count(None)}",)}  # 2.3


def _cards(state: State, seat: int) -> Picture:
    """Return the family cards as this seat sees them, and how far their owners are with those that lie open."""
    found = {}
    for other, cards in enumerate(state.cards):
        if cards:
            own = seat in (other, CHANCE) or state.turn == OVER  # 2.6, 6.10
            found[f"card{other}"] = cards if own else ("card-back",) * len(cards)
            found[f"progress{other}"] = tuple([_have(state, other, card) if own else "have-back" for card in cards])
    return found


def _have(state: State, seat: int, card: str) -> str:
    """Return how far a seat is with a family card: what it has, and what it needs unless each one counts."""
    have, need = progress(state, seat, card)
    return f"have:{have}/{need}" if need else f"have:{have}"


def _boat(boat: Boat, seat: int) -> Picture:
    """Return a boat: its hull, the rats and maps that can be seen, and its tiles by their corners."""
    found: dict[str, tuple[str, ...]] = {f"boat{seat}": (boat.hull.name,)}
    for bit in bits(boat.hull.rats & boat.free):
        found[SPOTS[seat][bit]] = ("rat",)
    for colour, bit in zip(COLOURS, boat.hull.maps):
        if bit & boat.free:
            found[SPOTS[seat][bit]] = (f"map-{colour}",)
    for name, turn, corner, _ in boat.tiles:
        spot = SPOTS[seat][1 << corner]
        face = name if turn == "@0" else name + turn
        found[spot] = (*found.get(spot, ()), face)
    return found


def _points(state: State, seat: int) -> Picture:
    """Return a seat's points as everybody may know them: family cards count when the game is over."""
    rats, rooms, cats = parts(state.boats[seat])
    total = rats + rooms + cats + (bonus(state, seat) if state.turn == OVER else 0)  # 6.13
    return {
        f"rats{seat}": (f"rats:{rats}",),
        f"rooms{seat}": (f"rooms:{rooms}",),
        f"families{seat}": (f"families:{cats}",),
        f"score{seat}": (f"score:{total}",),
    }


def told(state: State, move: Move, seat: int) -> Move:
    """Return the move as this seat hears it: of family cards, only its own."""
    if seat == CHANCE:
        return move
    if state.stage == "cards":
        return ("cards", *move[1 + DEALT * seat : 1 + DEALT * (seat + 1)]) if seat >= 0 else ("cards",)
    if state.stage == "give" and seat != state.turn:
        return ("card-back",)  # 2.6
    return move


def preview(state: State, words: Move) -> Picture:
    """Return what the points would change by if the tile in hand were placed like this."""
    if state.turn < 0 or not state.held or why_not(state, words) or len(words) < 2:
        return {}
    seat, after = state.turn, put_down(state, words)
    gains = [new - old for new, old in zip(parts(after.boats[seat]), parts(state.boats[seat]))]
    gains.append(bonus(after, seat) - bonus(state, seat))
    found = {"gain": (f"gain:{sum(gains):+}",)}
    return found | {f"gain-{part}": (f"{part}:{gain:+}",) for part, gain in zip((*PARTS, "cards"), gains) if gain}


def prompt(state: State, seat: int) -> tuple[str, ...]:
    """Return what the seat to act is asked."""
    if state.turn != seat or seat < 0:
        return ()
    if state.stage == "place":
        return ("isle.prompt.place", COLOURS[COLOUR[state.held]])
    if state.stage == "cat" and not can_take(state.boats[seat], state.shore):
        return ("isle.prompt.stuck",)
    return (f"isle.prompt.{state.stage}",)


def status(state: State) -> tuple[str, ...]:
    """Return which day it is and how many cats are left ashore."""
    if state.turn == OVER:
        return ("isle.status.over",)
    if state.stage in ("boats", "cards", "give"):
        return ("isle.status.before",)
    ashore = sum(1 for cat in state.shore if cat and cat != state.held)
    return ("isle.status", str(DAYS + 1 - state.day), str(ashore))


_CLAUSES = {
    "boats": "2.1", "cards": "2.5", "give": "2.5", "draw": "3.2", "cat": "3.4", "place": "4.6",
    "treasure": "5.1", "lay": "5.4", "over": "6.1",
}  # fmt: skip


def clause(state: State) -> str:
    """Return the clause that matters now."""
    if state.stage == "place" and not state.boats[state.turn].tiles:
        return "4.5"
    return _CLAUSES[state.stage]


# The clause that answers a touch on something that is never part of a move.
_REASONS = {
    "hull": "3.4", "boat": "3.4", "rat": "6.1", "rats": "6.1", "rooms": "6.2", "families": "6.4",
    "map": "5.1", "score": "6.13", "card": "2.6", "figure": "3.12", "order": "3.12", "passed": "3.6",
    "day": "3.12", "vesh": "3.12", "bag": "2.3", "shore": "3.5", "held": "3.10", "pass": "3.4", "back": "3.10",
    "skip": "5.5",
}  # fmt: skip


def why_not(state: State, words: Move) -> str | None:
    """Return the clause that forbids the touch, None if nothing does."""
    if state.turn < 0 or not words:
        return None
    word = words[-1]
    name = word.partition(":")[0].partition("@")[0]
    if len(words) > 1 and state.held:
        return _misplaced(state, words[0], word, name)
    if name in COLOUR:
        return _no_cat(state, name)
    if name in TREASURES:
        return _no_treasure(state, name)
    if _asked(state, word):
        return None
    return _REASONS.get(name.partition(".")[0].partition("-")[0].rstrip("0123456789"))


def _asked(state: State, word: str) -> bool:
    """Tell whether a move without cat, treasure or square may begin with this word now."""
    stage = state.stage
    if stage == "give":
        return word in state.cards[state.turn]
    if stage in ("place", "lay"):
        return word == "back" or word in TURNED[state.held]
    return word == ("pass" if stage == "cat" else "skip")


def _no_cat(state: State, cat: str) -> str | None:
    """Return why this cat cannot be taken now."""
    if state.stage == "give":
        return "2.6"
    if cat not in state.shore:
        return "4.8"
    if state.stage != "cat":
        return "3.10" if state.stage == "place" else "5.5"
    return None if fits(state.boats[state.turn], cat) else "3.8"


def _no_treasure(state: State, tile: str) -> str | None:
    """Return why this treasure cannot be taken now."""
    if state.stage != "treasure":
        return "5.4" if state.stage == "lay" else "5.1"
    if not state.stock[TREASURES.index(tile)]:
        return "5.3" if tile in RARE else "2.2"
    return None if fits(state.boats[state.turn], tile) else "5.4"


def _misplaced(state: State, turn: str, spot: str, name: str) -> str | None:
    """Return why the tile in hand, turned like this, cannot lie there."""
    seat = state.turn
    if spot == "back":
        return None
    if name in COLOUR and name not in state.shore:
        return "4.3"
    if spot not in AT:
        return "4.2" if name.startswith(("hull", "boat")) else why_not(state, (spot,)) or "4.2"
    if spot[:5] != f"boat{seat}":
        return "4.9"
    boat, way, corner = state.boats[seat], TURNED[state.held].get(turn), AT[spot]
    if way is None:
        return "4.1"
    if anchors(boat, way) >> corner & 1:
        return None
    mask = way.mask << corner
    if mask & ~boat.hull.squares:
        return "4.2"
    return "4.3" if mask & ~boat.free else "4.6"
