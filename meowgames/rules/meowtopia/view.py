"""What people see and are told of a game: pictures and prompts, in names only."""

from __future__ import annotations

from .. import CHANCE, OVER, Move, Picture, Spots, Text
from ..kit import nearing
from .families import BIT, FAMILIES, MASKS, NAME, bits
from .farm import Farm, edge_spot, field_spot, square, sticks, wet
from .homes import fed
from .moves import FEED, ROLES, UNFED, can_do, moves, servings
from .points import rank, score
from .state import BOX, EATS, MEAL, NOTHING, SAVES, STALE, Home, State, crowd, supper, supply
from .tiles import ACTIONS, DO, FIELDS, FOOD, GOLD, IRRIGATION, MOST, NAMES, RATION, RECRUIT, SETS

CROPS = ("carrot", "cabbage", "wheat", "strawberry", "pumpkin")
WARES = {NOTHING: "ware-none", EATS: "ware-food", SAVES: "ware-coin"}
PHASES = {"morning": "morning", "work": "day", "follow": "day", "supper": "evening", "night": "evening"}
USED, ASLEEP, TRADING, WET = "@1", "@1", "@2", "@1"  # how tiles, sleepers, merchants, green fields lie


def look(state: State, seat: int) -> Picture:  # noqa: ARG001 — all see the same
    """Return what everybody sees: there are no secrets."""
    picture = _common(state) | _tiles(state) | _turns(state)
    points = score(state)
    for other, home in enumerate(state.homes):
        picture |= _home(home, other) | _farm(home.farm, other)
        picture[f"score{other}"] = (f"score:{points[other]}",)
    return {spot: faces for spot, faces in picture.items() if faces}


def _common(state: State) -> Spots:
    """Return the common reserve: fields, sticks, what was set aside, and the kittens nobody has."""
    fields, sticks, nests, idle, ending = state.stock
    found: Spots = {"last": ("last-round",) if ending else ()}
    if idle >= 0:
        found["idle"] = (f"idle:{idle}",)  # 9.5
    seats = len(state.homes)
    used = supply(state.round.table, seats)
    for name, left, whole, played in zip(("fields", "sticks"), (fields, sticks), BOX, used, strict=True):
        found[name] = (f"{name}:{max(0, left)}",)
        found[f"spare-{name}"] = (f"{name}:{max(0, whole - played + min(0, left))}",)  # 2.2, 9.4
    for family in range(seats):
        kittens = [NAME[kitten] for kitten in bits(nests & MASKS[family])]
        found[f"nest{family}"] = tuple(reversed(kittens))  # the next to come lies on top
    return found


def _tiles(state: State) -> Spots:
    """Return the action tiles: free, in use, or set crosswise once they are used up; with their food and takers."""
    if state.turn == CHANCE:
        return {}
    lap = state.round
    found: Spots = {}
    for place, name in enumerate(NAMES[lap.table.kind]):
        taker, food = lap.takers[place], lap.bonus[place]
        used = taker >= 0 and place != state.tile
        found[f"tile{place}"] = (name + USED if used else name,)
        found[f"waiting{place}"] = (f"bonus:{food}",) if food else ()
        found[f"taker{place}"] = (f"badge-{FAMILIES[taker]}",) if taker >= 0 else ()
    return found


def _home(home: Home, seat: int) -> Spots:
    """Return a seat's kittens, merchants and tokens, and what its supper takes."""
    food, gold, malus, awake, asleep, stalls, farm = home
    cost = supper(home)
    workers = [NAME[kitten] + (ASLEEP if kitten & asleep else "") for kitten in bits(awake | asleep)]
    return {
        f"workers{seat}": tuple(workers),
        f"stalls{seat}": tuple([NAME[stall.kitten] + TRADING for stall in stalls]),
        f"wares{seat}": tuple([WARES[good] + (f":{count}" if count else "") for _, good, count in stalls]),
        f"food{seat}": (f"food:{food}",),
        f"coin{seat}": (f"coin:{gold}",),
        f"malus{seat}": ("malus",) * malus,
        f"meals{seat}": (f"meals:{crowd(home)}",),
        f"short{seat}": (f"short:{cost - food}",) if cost > food else (),
    } | {f"{name}{seat}": (f"{name}:{count}",) for name, count in supper_sum(home).items()}


def supper_sum(home: Home) -> dict[str, int]:
    """Return what tonight's supper takes: what kittens need, what green fields give, what is to be paid."""
    return {"need": MEAL * crowd(home), "yield": wet(home.farm), "supper": supper(home)}


def _farm(farm: Farm, seat: int) -> Spots:
    """Return a farm: fields dry or green, sticks across or upright."""
    found: Spots = {field_spot(seat, cell): (crop(cell, cell not in farm.dry),) for cell in farm.cells}
    return found | {edge_spot(seat, edge): (along("stick", edge),) for edge in sticks(farm)}


def crop(cell: int, watered: bool) -> str:
    """Return the face of a field; neighbours grow different things."""
    x, y = square(cell)
    return CROPS[(x + 2 * y) % len(CROPS)] + (WET if watered else "")


def along(name: str, edge: int) -> str:
    """Return a face as it lies on an edge: upright between two squares side by side."""
    return name if edge & 1 else name + "@1"


def _turns(state: State) -> Spots:
    """Return whose turn it is, who had one, what part of the day it is, and who has won."""
    lap = state.round
    found: Spots = {"round": (f"round:{lap.number}",)}
    found[f"first{lap.first}"] = ("first",)
    if state.turn == CHANCE:
        return found
    if state.turn == OVER:
        return found | {f"mayor{seat}": ("mayor",) for seat, place in enumerate(rank(state)) if place == 1}
    found["phase"] = (f"phase-{PHASES[state.stage]}",)
    found[f"active{state.active}"] = ("active",)
    found["sent"] = (f"sent:{state.sent}",) if state.sent else ()
    found["doing"] = (f"mark-{ACTIONS[state.action]}",) if state.stage in ("work", "follow") else ()  # 11.3
    if state.spent:
        mark = "served" if state.stage == "morning" else "fresh"  # 4.6, 5.5
        found[mark] = tuple([f"{mark}:{NAME[kitten]}" for kitten in bits(state.spent)])
    count = len(state.homes)
    for step in range((state.active - lap.first) % count):
        found[f"played{(lap.first + step) % count}"] = ("played",)
    if state.stage == "supper":
        found[f"bill{state.active}"] = _bill(state)
    if state.stage == "morning" and state.homes[state.active].asleep:
        found[f"price{state.active}"] = (f"price:{state.price}",)
    return found


def _bill(state: State) -> tuple[str, ...]:
    """Return what each way to end supper costs the seat that pays: its word, and the food."""
    home = state.homes[state.turn]
    ways = [move for move in moves(state) if move == FEED or move in UNFED]
    return tuple([f"pay-{move[0]}:{home.food - fed(home, move).food}" for move in ways])


# ── what is asked ──


def prompt(state: State, seat: int) -> Text:
    """Return what the seat to act is asked."""
    if state.turn != seat or seat < 0:
        return ()
    name, *details = _asked(state)
    return (f"meowtopia.prompt.{name}", *map(str, details))


def _asked(state: State) -> Text:
    """Return the name of what is asked, and what can still be done or must be paid."""
    home, stage = state.homes[state.turn], state.stage
    if stage == "morning":
        name, served = _morning(state), len({move[-1] for move in servings(state, home)})
        if name == "wake":
            return (f"wake{'-serve' if served else ''}", min(home.asleep.bit_count(), home.food))
        return ("serve", served) if name == "serve" else (f"{name}-serve" if served else name,)
    if stage == "supper":
        cost = supper(home)
        return ("supper", cost, home.food) if cost <= home.food else ("short", cost - home.food)
    if stage == "work":
        return f"work.{ACTIONS[state.action]}", errands(state), RATION[state.sent]
    if home.awake and can_do(home, state.action, state.stock):
        food = "pass-one" if state.action == FOOD else "pass-food"
        return f"follow.{ACTIONS[state.action]}", "pass-wake" if home.asleep else food  # 7.4, 7.5
    return ("rouse",)


def errands(state: State) -> int:
    """Return how often the seat to act can still send a kitten: as kittens, coins, nests and free edges allow."""
    home, stock = state.homes[state.turn], state.stock
    left = min(MOST - state.sent, (home.awake & ~state.spent).bit_count())
    if state.action == RECRUIT:
        return min(left, home.gold, stock.nests.bit_count())  # 6.15
    return min(left, len(home.farm.free)) if state.action == IRRIGATION else left  # 6.6


def follow_up(state: State, words: Move) -> Text:
    """Return what is asked while food, a coin or a tile is in hand, or a kitten is to go, to wake up or to be hired."""
    if state.turn < 0:
        return ()
    name, *details = _followed_up(state, words[0], words[-1])
    return (f"meowtopia.then.{name}", *details) if name else ()


def _followed_up(state: State, first: str, last: str) -> Move:
    if state.stage == "morning":
        names = NAMES[state.round.table.kind]
        if first in names:
            return ("half", *(DO[action] for action in SETS[state.round.table.kind][names.index(first)]))
        return ("ware", last) if last in BIT else (first.rstrip("0123"),)
    if first in ("home", "pass"):
        return (first,)
    if last in ROLES:
        return (f"whose-{last}",)
    if last.startswith("nest"):
        return ("role" if state.stock.ending else "role-last",)  # 9.1
    return (ACTIONS[state.action], last) if last in BIT else ("",)


def _morning(state: State) -> str:
    """Return what else can be done before a tile is taken: wake, for food or free, or serve, or nothing."""
    home = state.homes[state.turn]
    if home.asleep and home.food >= state.price:
        return "wake" if state.price else "free"
    return "serve" if servings(state, home) else "tile"


def status(state: State) -> tuple[str, ...]:
    """Return the number of the round and the part of the day."""
    if state.turn == OVER:
        return ("meowtopia.status.over",)
    last = ".last" if state.stock.ending else ""
    return (f"meowtopia.status{last}", str(state.round.number), PHASES.get(state.stage, "morning"))


def stalemate(state: State) -> Text:
    """Return that nobody has taken a field or a stick for long, or that the game ended so."""
    return () if state.stock.ending else nearing("meowtopia", state.stock.idle, STALE)  # 9.1, 9.5


_ACTION_CLAUSES = {FOOD: "6.1", GOLD: "6.2", IRRIGATION: "6.3", FIELDS: "6.7", RECRUIT: "6.10"}
_MORNING_CLAUSES = {"free": "4.2", "wake": "4.3", "serve": "4.6", "tile": "5.1"}


def clause(state: State) -> str:
    """Return the clause that matters now."""
    stage = state.stage
    if stage == "work":
        return _ACTION_CLAUSES[state.action]
    if stage == "morning":
        return _MORNING_CLAUSES[_morning(state)]
    if stage == "over" and stalemate(state):
        return "9.5"
    if stage == "supper":
        home = state.homes[state.turn]
        return "8.4" if supper(home) <= home.food else "8.8"
    return {"draw": "11.5", "follow": "7.2", "night": "3.3"}.get(stage, "10.1")
