"""Why a hint proposes a move: what it gains or avoids, as far as the seat to act is shown the tiles."""

from __future__ import annotations

from .. import Move, Text
from .moves import spaces
from .outlook import FALL, STANDS, UNSEEN, WALL, cuts, doomed, outlook, swaps
from .state import BUILD, CAT, DISCARD, DONE, ENTRIES, SKIP, SLOT, WASTE_KIND, State
from .think import EVEN
from .tiles import KIND_BITS, KINDS, SEEN, TAKEN, filled
from .tower import Tower, entering, floor_of, grown, spot, walled
from .view import phase, sees

Why = tuple  # name of the reason and what fills its gaps; empty if nothing short is true


def because(state: State, move: Move) -> tuple[str, ...]:
    """Return why a hint proposes this move: a text key and its arguments, nothing without a short reason."""
    if state.turn < 0:
        return ()
    why = _WHY[state.power if state.stage == "power" else state.stage](state, move)
    if not why:
        return ()
    name, *details = why
    return (f"neko.why.{name}", *map(str, details))


def deed(state: State, move: Move) -> Text:
    """Return what a hint calls a move: where the pawn goes, what becomes of a tile, what the animal does."""
    if state.stage == "pawn":
        return "neko.do.pawn", move[0]
    if state.stage != "power":
        return (f"neko.do.{move[-1]}",)
    if move == SKIP:
        return "neko.do.skip", state.power
    return ("neko.do.stop" if move == DONE else f"neko.do.{state.power}{phase(state)[0]}",)


# ── tiles ──


def _shown(state: State, word: str) -> int | None:
    """Return the kind of a tile in a row, 0 if the seat to act never saw it, None if it must remember it."""
    owner, slot = SLOT[word]
    tile, seat = state.rows[owner][slot], state.turn
    if sees(tile, seat, state.round.table):
        return tile & KIND_BITS
    return None if tile >> SEEN + seat & 1 else 0  # 9.2


def _row(state: State, owner: int) -> list[int]:
    """Return the kinds of a row, 0 for each tile that is not shown to the seat to act."""
    table, seat = state.round.table, state.turn
    return [tile & KIND_BITS if sees(tile, seat, table) else 0 for tile in state.rows[owner] if tile]


def _helps(tower: Tower, kind: int | None) -> bool:
    """Tell whether a known tile would stand on a tower and bring it on."""
    future = outlook(tower)
    return bool(kind and future.ends[kind] == STANDS and future.gains[kind] > 0)


def _own(state: State) -> Tower:
    """Return the tower of the seat to act."""
    return state.towers[state.turn]


def _build(tower: Tower, kind: int | None) -> Why:
    """Return what building a tile does for a tower."""
    if kind is None:
        return ()
    future, floor = outlook(tower), floor_of(tower.next)
    end = future.ends[kind]
    if future.wins and end == STANDS:
        return ("win",) if kind or future.odds == 1 else ("may-win",)
    if not kind:
        return () if future.odds < EVEN else ("any",) if future.odds == 1 else ("most",)
    if end != STANDS:
        return ("topple",) if end == FALL and future.ends[UNSEEN] == FALL else ()
    if abs(grown(tower, kind).lean) < abs(tower.lean):
        return ("balance",)
    if future.leads[kind] > floor:
        return ("up", floor) if floor > tower.height else ("rise",)
    return ("stands",)


def _no_use(tower: Tower, kind: int) -> Why:
    """Return why a known tile is not worth keeping for a tower."""
    future = outlook(tower)
    if future.ends[kind] != STANDS:
        return ("wall",) if future.ends[kind] == WALL else ("falls",)
    if tower.tiles and doomed(grown(tower, kind)):
        return ("dead-end",)
    return ("no-rise",) if future.leads[kind] <= floor_of(tower.next) else ()


# ── pawns ──


def _pawn(state: State, move: Move) -> Why:
    """Return what the animal under a pawn gives."""
    animal, seat, tower = move[0], state.turn, _own(state)
    koban, row = state.kobans[seat], _row(state, seat)
    if _first(state, move) and koban and any(_build(tower, kind) == ("win",) for kind in row):
        return ("first",)
    if animal in ("boar", "rooster"):
        return (animal,) if koban else ("broke",)
    if animal == "rat":
        return ("hoard", state.hoard) if state.hoard else ()
    if animal == "horse":
        unseen = [tile for tile in state.rows[seat] if tile and not tile >> SEEN + seat & 1]
        return ("unseen", len(unseen)) if unseen else ()
    if animal == "dog":
        return _found(state)
    if animal == CAT:
        return ("cat",) if state.round.first != seat else ()
    if animal in ("tiger", "snake"):
        return (animal,) if (cuts if animal == "tiger" else swaps)(tower) else ()
    if animal in ("sheep", "ox"):
        return _second(state, animal)
    pairs = [other for other, tiles in enumerate(state.rows) if other != seat and filled(tiles) >= TAKEN]
    return _unfit(state) or (("of-two",) if animal == "rabbit" and pairs else ())


def _unfit(state: State) -> Why:
    """Return that none of the tiles in one's row that are in sight is of use."""
    row = _row(state, state.turn)
    return ("unfit",) if any(row) and not any(_helps(_own(state), kind) for kind in row) else ()


def _first(state: State, move: Move) -> bool:
    """Tell whether nobody can act before a pawn that stands there."""
    lap, pawns = state.round, state.pawns
    place = spaces(lap.line, lap.cat).index(move)
    others = [pawn for seat, pawn in enumerate(pawns) if seat != state.turn]
    return place == 0 or min(others) > place  # 3.5


def _second(state: State, animal: str) -> Why:
    """Return why a second tile could be built this turn."""
    if animal == "ox" and state.round.table.sabotage:
        return ()  # 9.1
    seat, tower = state.turn, _own(state)
    koban, own = state.kobans[seat], _row(state, seat)
    others = [kind for other in range(len(state.rows)) if other != seat for kind in _row(state, other)]
    if animal == "ox" and koban and any(_helps(tower, kind) for kind in others):
        return ("theirs",)
    for at, kind in enumerate(own):
        if koban > 1 and tower.tiles and _helps(tower, kind):
            rest = own[:at] + own[at + 1 :] if animal == "sheep" else others
            if any(_helps(grown(tower, kind), other) for other in rest):
                return ("twice",)
    if animal == "sheep" and koban and 0 in own:
        return ("peek",)
    return ("two",) if koban > 1 and outlook(tower).ends[UNSEEN] == STANDS else ()


def _found(state: State) -> Why:
    """Return which discarded tile would do a tower good."""
    tower = _own(state)
    gains = outlook(tower).gains
    good = [kind for kind, count in enumerate(state.piles.waste) if count and _helps(tower, kind)]
    return ("found", KINDS[max(good, key=gains.__getitem__)]) if good else ()


# ── first actions ──


def _act(state: State, move: Move) -> Why:
    """Return what a first action gains or avoids."""
    tower, kind, koban = _own(state), _shown(state, move[0]), state.kobans[state.turn]
    if move[1] == BUILD:
        return _build(tower, kind)
    if move[1] == DISCARD:
        return (kind and _no_use(tower, kind)) or (() if koban else ("broke",))
    return _look(tower) if kind == 0 else ()


def _look(tower: Tower) -> Why:
    """Return why an unseen tile is looked at."""
    future = outlook(tower)
    return ("look-first",) if future.odds < 1 and future.ends[UNSEEN] == STANDS else ("look",)


def _enter(state: State, move: Move) -> Why:
    """Return what is better about this entry than about the other."""
    kind, site = state.picks
    if site != state.turn:
        return ()
    expert = state.round.table.expert
    here, there = [grown(entering(expert, ENTRIES[entry]), kind) for entry in (move, *(set(ENTRIES) - {move}))]
    if walled(there) and not walled(here):
        return ("ground",)
    return ("upward",) if floor_of(here.next) > floor_of(there.next) else ()


# ── animals ──


def _more(state: State, move: Move) -> Why:
    """Return what building with the sheep or the ox does, or doing without."""
    if move != SKIP:
        owner, _ = SLOT[move[0]]
        if owner != state.turn and state.round.table.sabotage:
            return _spoil(state.towers[owner], _shown(state, move[0]))
        return _build(_own(state), _shown(state, move[0]))
    seat, tower = state.turn, _own(state)
    rows = [seat] if state.power == "sheep" else [other for other in range(len(state.rows)) if other != seat]
    if outlook(tower).ends[UNSEEN] == FALL:
        return ("falls",)
    return () if any(_helps(tower, kind) for other in rows for kind in _row(state, other)) else ("save",)


def _spoil(tower: Tower, kind: int | None) -> Why:
    """Return what a tile does to another's tower."""
    future = outlook(tower)
    if kind is not None and future.ends[kind] == FALL and (kind or set(future.ends) == {FALL}):
        return ("topples",)
    return ("astray",) if kind and future.gains[kind] < 0 else ()


def _dog(state: State, move: Move) -> Why:
    """Return why a discarded tile is taken."""
    if move == SKIP:
        return () if _found(state) else ("none",)
    return ("fits",) if _helps(_own(state), WASTE_KIND[move[0]]) else ()


def _horse(state: State, move: Move) -> Why:
    """Return why a tile is looked at, or no more of them."""
    if move == DONE:
        return ("save-look",)
    return _look(_own(state)) if move != SKIP and _shown(state, move[0]) == 0 else ()


def _mend(state: State, move: Move) -> Why:
    """Return why tiger or snake change a tower, or do not."""
    tower, power = _own(state), state.power
    good = cuts(tower) if power == "tiger" else [tower.hexes[at] for at in swaps(tower)]
    if move == SKIP:
        return () if good else ("fine",)
    return (power,) if move[0] in [spot(state.turn, cell) for cell in good] else ()


def _trade(state: State, move: Move) -> Why:
    """Return why tiles change hands."""
    tower, picks = _own(state), state.picks
    if move == SKIP:
        return ("content",) if any(_helps(tower, kind) for kind in _row(state, state.turn)) else ()
    if len(move) > 1:
        theirs, mine = _shown(state, move[0]), _shown(state, move[1])
        return ("trade", KINDS[theirs]) if theirs and _helps(tower, theirs) and not _helps(tower, mine) else ()
    if state.power == "rabbit" and picks:
        _, each, *slots = picks
        if len(slots) >= 2 * each:
            return _given(state, move)
        if each > 1:
            return ("of-two",)
    return _unfit(state) if state.turn == state.actor and not picks else ()


def _given(state: State, move: Move) -> Why:
    """Return why the rabbit's other tile is kept."""
    other, each, *slots = state.picks
    owner, slot = SLOT[move[0]]
    pair = slots[:each] if owner == other else slots[each : 2 * each]
    kept = next(taken for taken in pair if taken != slot)
    gains, row = outlook(_own(state)).gains, state.rows[owner]
    kind = row[kept] & KIND_BITS  # both looked at the pair
    better = gains[kind] > gains[row[slot] & KIND_BITS]
    return ("keep", KINDS[kind]) if _helps(_own(state), kind) and better else ()


_WHY = {
    "pawn": _pawn, "act": _act, "enter": _enter, "sheep": _more, "ox": _more, "dog": _dog, "horse": _horse,
    "tiger": _mend, "snake": _mend, "monkey": _trade, "rabbit": _trade, "dragon": _trade,
}  # fmt: skip
