"""What people see and are told of a game: pictures and prompts, in names only."""

from __future__ import annotations

from collections import defaultdict

from .. import CHANCE, OVER, Move, Picture, Spots, Text
from ..kit import nearing
from .moves import givers, watched
from .state import CAT, SLOT, STALE, WASTE, State, Table
from .tiles import BATCH, KIND_BITS, KINDS, SEEN, SHOWN, TAKEN, filled
from .tower import RIGHT_UP, START, TOP, Tower, cell_spot, face, falling, headings, sides, walled

GIVEN = 2 + 2 * TAKEN + 1  # picks of the rabbit once one tile has been given back


def look(state: State, seat: int) -> Picture:
    """Return what this seat sees: the tiles it has looked at, backs for the rest, and all that lies open."""
    picture = _line(state) | _order(state)
    piles = state.piles
    picture["deck"] = ("tile-back",) * sum(piles.deck)
    picture |= {WASTE[kind]: (KINDS[kind],) * count for kind, count in enumerate(piles.waste)}
    picture[f"first{state.round.first}"] = ("first",)
    maybe = _batches(state)
    for other, tower in enumerate(state.towers):
        picture[f"koban{other}"] = ("koban",) * state.kobans[other]
        picture |= _row(state, other, seat, maybe) | tower_faces(tower, other)
        picture |= _scale(tower, other)
        if state.stage != "over" and not walled(tower):
            picture[cell_spot("next", other, tower.next)] = ("next",)
    if state.stage == "enter":
        kind, site = state.picks
        picture[cell_spot("tower", site, START)] = (face(kind, RIGHT_UP),)
    elif state.stage == "power":
        picture["power"] = (f"using:{state.power}",)
    picture |= {f"pick{other}.{slot},0": ("picked",) for other, slot in picked_tiles(state)}
    picture["past"] = _past(state, maybe)
    return {spot: faces for spot, faces in picture.items() if faces}


def _line(state: State) -> Spots:
    """Return the animals in their line, the cat, the die, and the koban on the rat."""
    lap = state.round
    picture: Spots = {}
    for place, animal in enumerate(lap.line):
        picture[f"line{place}"] = (animal, CAT) if place == lap.cat else (animal,)
        if animal == "rat":
            picture[f"hoard{place}"] = ("koban",) * state.hoard
    if lap.die:
        picture["die"] = (f"die-{lap.die}",)
    return picture


def _order(state: State) -> Spots:
    """Return the pawns where they stand, and the strip that says in which order they act."""
    pawns, lap, now = state.pawns, state.round, acting(state)
    picture: Spots = {f"home{seat}": (f"pawn{seat}",) for seat, place in enumerate(pawns) if place < now}  # 3.6
    placed = sorted((place, seat) for seat, place in enumerate(pawns) if place >= 0)
    for number, (place, seat) in enumerate(placed):
        if place >= now:
            picture[f"stand{place}"] = (f"pawn{seat}",)
        animal = CAT if place == lap.cat else lap.line[place]
        picture[f"order{number}"] = (f"pawn{seat}",)
        picture[f"task{number}"] = (f"head-{animal}",)
        if state.actor >= 0:
            mark = "done" if place < now else "now" if place == now else ""
            picture[f"mark{number}"] = (mark,) if mark else ()
    return picture


def _past(state: State, maybe: dict[int, tuple[str, ...]]) -> tuple[str, ...]:
    """Return what has been and no piece says: turns, heights, whose look still lasts, what the rabbit's user gave back.

    A tile is written as its seat and its slot; before them stands the seat that is shown it, or the number of its batch
    where two batches can be the same tiles.
    """
    lap, picks = state.round, state.picks
    found = [f"turn:{lap.number}", f"record:{lap.record}", f"still:{lap.still}"]  # 8.5
    if lap.table.memory:  # 9.2
        mask = (1 << BATCH) - (1 << SHOWN)
        for seat, row in enumerate(state.rows):
            for slot, tile in enumerate(row):
                if tile & mask:
                    found += [f"shown:{who}.{seat}.{slot}" for who in range(len(state.rows)) if tile >> SHOWN + who & 1]
    if state.power == "rabbit" and len(picks) == GIVEN:
        found.append(f"back:{picks[0]}.{picks[-1]}")  # 6.12
    if len(set(maybe.values())) < len(maybe):
        found += _alike(state, maybe)
    return tuple(found)


def _alike(state: State, maybe: dict[int, tuple[str, ...]]) -> list[str]:
    """Return to which of several batches that can be the same tiles each of their tiles belongs."""
    kinds = list(maybe.values())
    found: dict[int, list[str]] = {batch: [] for batch, tiles in maybe.items() if kinds.count(tiles) > 1}
    everybody = (1 << state.round.table.seats) - 1
    for seat, row in enumerate(state.rows):
        for slot, tile in enumerate(row):
            if tile and tile >> BATCH in found and tile >> SEEN & everybody != everybody:
                found[tile >> BATCH].append(f"{seat}.{slot}")
    return [f"batch:{number}.{tile}" for number, tiles in enumerate(found.values()) for tile in tiles]


def acting(state: State) -> int:
    """Return the place in the line of the pawn that acts now, 0 before the first."""
    return state.pawns[state.actor] if state.actor >= 0 else 0


def sees(tile: int, seat: int, table: Table) -> bool:
    """Tell whether a face-down tile is shown to a seat."""
    if seat == CHANCE:
        return True
    who = tile >> (SHOWN if table.memory else SEEN) & (1 << table.seats) - 1  # 7.1, 9.2
    return bool(who >> seat & 1) if seat >= 0 else who == (1 << table.seats) - 1


def _row(state: State, owner: int, seat: int, maybe: dict[int, tuple[str, ...]]) -> Spots:
    """Return a row as a seat sees it, each tile oriented as it would lie on its owner's tower."""
    picture: Spots = {}
    table, heading = state.round.table, state.towers[owner].heading
    for slot, tile in enumerate(state.rows[owner]):
        picture[f"slot{owner}.{slot},0"] = ("slot",)
        if not tile:
            continue
        shown = sees(tile, seat, table)
        picture[f"row{owner}.{slot},0"] = (face(tile & KIND_BITS, heading) if shown else "tile-back",)
        known = [f"eye{other}" for other in range(table.seats) if tile >> SEEN + other & 1]
        picture[f"eyes{owner}.{slot},0"] = tuple(known)  # 7.2
        if len(known) < table.seats:
            picture[f"maybe{owner}.{slot},0"] = maybe.get(tile >> BATCH, ())
    return picture


def _batches(state: State) -> dict[int, tuple[str, ...]]:
    """Return, by batch, what the unseen tiles that are not from this deck can be."""
    found: dict[int, list[int]] = defaultdict(list)
    everybody = (1 << state.round.table.seats) - 1
    for row in state.rows:
        for tile in row:
            if tile and tile >> BATCH != state.piles.batch and tile >> SEEN & everybody != everybody:
                found[tile >> BATCH].append(tile & KIND_BITS)
    return {batch: tuple(KINDS[kind] for kind in sorted(kinds)) for batch, kinds in found.items()}  # 7.4


def tower_faces(tower: Tower, seat: int) -> Spots:
    """Return the tiles of a tower on their hexes, and what is about to happen to the last of them."""
    picture: Spots = {}
    for kind, cell, heading in zip(tower.tiles, tower.hexes, headings(tower), strict=True):
        picture[cell_spot("tower", seat, cell)] = (face(kind, heading),)
    if tower.tiles and walled(tower):
        picture[cell_spot("fate", seat, tower.hexes[-1])] = ("wall",)
    elif falling(tower):
        picture |= {cell_spot("fate", seat, cell): ("falling",) for cell in tower.hexes[-2:]}
    return picture


def _scale(tower: Tower, seat: int) -> Spots:
    """Return height and balance of a tower."""
    left, right = sides(tower)
    return {
        f"floor{seat}": (f"floor:{tower.height}",),
        f"balance{seat}": (f"balance:{tower.lean:+}",),
        f"left{seat}": (f"left:{halves(left)}",),
        f"right{seat}": (f"right:{halves(right)}",),
    }


def halves(count: int) -> str:
    """Write a number of half tiles as tiles."""
    return f"{count // 2 or ''}{'½' if count % 2 else ''}" or "0"


def picked_tiles(state: State) -> list[tuple[int, int]]:
    """Return seat and slot of the tiles that the animal in use has touched."""
    power, picks, actor = state.power, state.picks, state.actor
    if not picks or state.stage == "enter":
        return []
    if power == "horse":
        return [(actor, slot) for slot in picks]
    if power == "dragon":
        return list(zip(givers(state), picks, strict=False))
    if power == "monkey":
        other, *slots = picks
        return [(other, slot) for slot in slots]
    other, each, *slots = picks
    return [(other, slot) for slot in slots[:each]] + [(actor, slot) for slot in slots[each : 2 * each]]


def told(state: State, move: Move, seat: int) -> Move:
    """Return the move as this seat hears it: of tiles dealt, only those it looks at."""
    if seat == CHANCE or state.stage not in ("deal", "refill", "shuffle"):
        return move
    if state.stage == "deal" and seat >= 0 and state.rows.index(()) == seat:
        return (move[0], move[1], move[-1])  # 2.4
    return move[:1]


def prompt(state: State, seat: int) -> Text:
    """Return what the seat to act is asked."""
    if state.turn != seat or seat < 0:
        return ()
    if state.stage == "enter":
        _, site = state.picks
        return ("neko.prompt.enter" if site == seat else "neko.prompt.enter-other",)  # 9.1
    if state.stage == "act" and not state.kobans[seat]:
        return ("neko.prompt.poor",)
    if state.stage != "power":
        return (f"neko.prompt.{state.stage}",)
    name, *details = phase(state)
    return (f"neko.prompt.{state.power}{name}", *map(str, details))


def phase(state: State) -> Text:
    """Return the ending of the prompt's key for the part of an animal's power in use, and how many tiles it means."""
    power, picks, seat = state.power, state.picks, state.actor
    if power == "ox":
        return ("-sabotage" if state.round.table.sabotage else "",)
    if power == "dragon":
        return ("" if givers(state)[len(picks)] == seat else "-more",)  # 6.19
    if power in ("rabbit", "monkey") and not picks:
        most = max(filled(row) for other, row in enumerate(state.rows) if other != seat)
        own = filled(state.rows[seat]) if power == "rabbit" else TAKEN  # 6.13
        return "", min(TAKEN, most, own)
    if not picks:
        return ("",)
    if power == "rabbit":
        _, each, *slots = picks
        if len(slots) < each:
            return ("-two",)
        return ("-take", 2 * each - len(slots)) if len(slots) < 2 * each else ("-give",)
    if power == "monkey":
        return ("-swap", len(picks) - 1) if watched(state) else ("-two",)
    return ("-more",)


def follow_up(state: State, words: Move) -> Text:
    """Return what is asked while a tile is chosen and it is not said yet what for; of one that is known, that it is."""
    if state.stage == "act":
        seat, slot = SLOT[words[0]]
        known = ".known" if sees(state.rows[seat][slot], seat, state.round.table) else ""  # 4.10
        return (f"neko.then.{'act' if state.kobans[seat] else 'poor'}{known}",)
    return (f"neko.then.{state.power}",) if state.stage == "power" and state.power in ("monkey", "snake") else ()


def status(state: State) -> tuple[str, ...]:
    """Return which turn it is, what is going on, and what the cat and the die show."""
    lap = state.round
    if state.turn == OVER:
        return ("neko.status.over",)
    if lap.cat < 0:
        return ("neko.status.before",)
    doing = "rolling" if state.stage == "roll" else "choosing" if state.actor < 0 else "acting"
    return ("neko.status", str(lap.number), doing, lap.line[lap.cat], lap.die)


def stalemate(state: State) -> Text:
    """Return that no tower has reached a new greatest height for long, or that the game ended so."""
    still = state.round.still
    return () if state.turn == OVER and still < STALE else nearing("neko", still, STALE)  # 8.2, 8.5


_CLAUSES = {
    "line": "2.1", "deal": "2.4", "roll": "3.1", "pawn": "3.3", "act": "4.1", "enter": "5.3", "refill": "4.6",
    "rooster": "6.7", "shuffle": "6.18",
    "dog": "6.10", "horse": "6.11", "rabbit": "6.12", "monkey": "6.14", "sheep": "6.15", "ox": "6.16",
    "tiger": "6.17", "dragon": "6.18", "snake": "6.20",
}  # fmt: skip


def clause(state: State) -> str:
    """Return the clause that matters now."""
    if state.stage == "over":
        if stalemate(state):
            return "8.5"
        return "8.1" if max(tower.height for tower in state.towers) >= TOP else "8.2"
    return _CLAUSES[state.power if state.stage == "power" else state.stage]
