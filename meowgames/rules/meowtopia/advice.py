"""Why a move is a good one: the most telling thing that is true of it where it is made."""

from __future__ import annotations

from .. import Move, Text
from .families import BIT, MASKS, NAME
from .farm import Farm, around, cell_at, edge_at, lay_stick, sides
from .homes import effect, errand
from .moves import DONE, FEED, PASS, ROLES, can_do, followed
from .points import parts
from .state import EATS, Home, State, Stock, alert, supper
from .think import edge_value
from .tiles import ACTIONS, DO, FIELDS, FOOD, GOLD, IRRIGATION, MOST, NAMES, RATION, RECRUIT

WHY = "meowtopia.why."


def because(state: State, move: Move) -> Text:
    """Return why a hint proposes this move: a text key, then its numbers; nothing when nobody decides."""
    if state.turn < 0:
        return ()
    name, *numbers = _STAGES[state.stage](state, move)
    return (WHY + name, *map(str, numbers)) if name else ()


def deed(state: State, move: Move) -> Text:
    """Return what a hint calls a move: who wakes, works, is served, hired or sent home."""
    name, *details = _deed(state, move, state.homes[state.turn])
    return (f"meowtopia.do.{name}", *map(str, details))


def _deed(state: State, move: Move, home: Home) -> Text:
    first, last = move[0], move[-1]
    if state.stage == "morning":
        if last in BIT:
            return f"serve-{first.rstrip('0123')}" if move[1:] else "wake", last
        return "half" if move[1:] else "tile", last
    if first == "pass" and home.asleep:
        return "pass-wake", last if move[1:] else NAME[home.asleep & -home.asleep]  # 7.4
    if first.startswith("unfed"):
        return "unfed", first.removeprefix("unfed")
    if last in BIT:  # sent home, or to work
        return ("home", last) if first == "home" else (ACTIONS[state.action], last, RATION[state.sent])
    if last in ROLES or move in (DONE, FEED, PASS):
        return (last,)
    return (ACTIONS[state.action],)


# ── morning ──


def _morning(state: State, move: Move) -> Text:
    """Return why to wake this kitten, serve this merchant or take this tile."""
    if move[0] in BIT:
        return ("wake",) if state.price else ("free",)
    names = NAMES[state.round.table.kind]
    if move[0] not in names:
        return ("coin",) if move[0].startswith("coin") else ("ware",)
    tile = names.index(move[0])
    return _tile(state, tile, DO.index(move[1]) if len(move) > 1 else tile)


def _tile(state: State, tile: int, action: int) -> Text:
    """Return why to take a tile: for tonight, for what lies on it, for its action, or because it is alone."""
    home, waiting = state.homes[state.turn], state.round.bonus[tile]
    crew = min(MOST, home.awake.bit_count())
    brought = sum(RATION[:crew]) if action == FOOD else 0
    if home.food < supper(home) <= home.food + waiting + brought:
        return ("supper",)
    if waiting > 1:
        return "waiting", waiting
    able = crew and can_do(home, action, state.stock)
    if able and (reason := _action(state, home, action, crew)):
        return reason
    if waiting:
        return "waiting", waiting
    return ("alone",) if not able and _alone(state, tile, action) else ("",)


def _action(state: State, home: Home, action: int, crew: int) -> Text:
    """Return what an action is good for today."""
    if action == IRRIGATION:
        watered, points = _sticks(home.farm, crew)
        return ("dry", watered) if watered else ("sticks", points)
    if action == FIELDS:
        return () if state.stock.ending else ("room",)
    if action == RECRUIT:
        return ("family",)
    return ("harvest", sum(RATION[:crew])) if action == FOOD else _coin(state, home)


def _sticks(farm: Farm, count: int) -> tuple[int, int]:
    """Return the fields so many sticks can water and what they count, each laid where it is best."""
    after = farm
    for _ in range(min(count, len(farm.free))):
        after = lay_stick(after, max(after.free, key=lambda edge: edge_value(after, edge)))
    return len(farm.dry) - len(after.dry), after.points - farm.points


def _coin(state: State, home: Home) -> Text:
    """Return what a coin is good for: merchants to come to, kittens to hire, or its one point."""
    if state.stock.ending:
        return ("purse",)
    if any(stall.good != EATS for stall in home.stalls):
        return ("till",)
    return ("wage",) if state.stock.nests & MASKS[state.turn] else ("purse",)


def _alone(state: State, tile: int, action: int) -> bool:
    """Tell whether nobody else could follow if this tile were taken."""
    shared = followed(state.round, tile, action)
    others = [home for seat, home in enumerate(state.homes) if seat != state.turn]
    return not any(home.awake and can_do(home, shared, state.stock) for home in others)


# ── day ──


def _day(state: State, move: Move) -> Text:
    """Return why to send a kitten like this, to send no more, or to pass."""
    seat, home, stock = state.turn, state.homes[state.turn], state.stock
    if move == DONE:
        return _done(state, home)
    if move[0] == "pass":
        return ("rouse",) if home.asleep else ("stay",)
    after, left, _ = errand(home, stock, seat, state.action, state.sent, state.spent, move)
    if left.ending > stock.ending:
        return ("crown",) if _leads(state, after) else ("end",)
    if state.action == IRRIGATION:
        return _stick(home.farm, edge_at(move[-1]), stock)
    if state.action == FIELDS:
        return _field(home.farm, after.farm, cell_at(move[-1]), stock)
    if state.action == RECRUIT:
        return _hired(home, after, move[-1])
    if state.action == GOLD:
        return _coin(state, home)
    saved = state.stage == "work" and home.food < supper(home) <= after.food
    return ("supper",) if saved else ("bring", after.food - home.food)


def _done(state: State, home: Home) -> Text:
    """Return why to send no more: it would end the game, or whoever stays awake is good for something."""
    stock, action = state.stock, state.action
    if stock.ending:
        return ("treat",)
    strange = action == RECRUIT and not stock.nests & MASKS[state.turn]
    if strange or (action == IRRIGATION and stock.sticks == 1) or (action == FIELDS and stock.fields == 1):
        return ("wait",)
    return ("ready",) if home.asleep else ("rested",)


def _leads(state: State, after: Home) -> bool:
    """Tell whether the seat to act would have the most points if its home were this one."""
    points = [sum(parts(home, alert(home))) for home in state.homes]
    points.pop(state.turn)
    return sum(parts(after, alert(after))) > max(points)


def _stick(farm: Farm, edge: int, stock: Stock) -> Text:
    """Return what a stick does there: water fields, count for two, or wait for a field."""
    watered = sum(cell in farm.dry for cell in sides(edge))
    if watered:
        return ("both",) if watered > 1 else ("water",)
    if all(cell in farm.cells for cell in sides(edge)):
        return ("joint",)
    return ("rim",) if stock.ending else ("ditch",)


def _field(before: Farm, after: Farm, cell: int, stock: Stock) -> Text:
    """Return what a field does there: turn green at once, share a stick, or lie close."""
    if cell not in after.dry:
        return "green", after.points - before.points
    if stock.ending:
        return ("",)
    if any(other in before.dry for other in around(cell)):
        return ("pair",)
    touched = sum(other in before.cells for other in around(cell))
    return ("close", touched) if touched > 1 else ("room",)


def _hired(before: Home, after: Home, role: str) -> Text:
    """Return what a new kitten is good for beyond its points."""
    if supper(after) == supper(before):
        return ("fields",)
    if supper(after) <= after.food:
        return ("larder",)
    return ("trade",) if role == "merchant" else ("paws",)


# ── evening ──


def _supper(state: State, move: Move) -> Text:
    """Return why to get through the evening like this."""
    if move == FEED:
        return ("fed",)
    if move[0] != "home":
        return ("stays",)
    after = effect(state, move)
    return ("gift",) if supper(after) <= after.food else ("mouth",)


_STAGES = {"morning": _morning, "work": _day, "follow": _day, "supper": _supper}
