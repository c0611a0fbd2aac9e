"""A table stood up from its picture: the pieces where they lie, and what was agreed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .. import CHANCE, Ask, Broken, Level, Picture
from .. import State as AnyState
from ..standing import Answers, need, stood
from .lying import Lying, read
from .marks import Marks, marks_of, tiles_of, weighed
from .moment import moment
from .pieces import clause_of, pieces
from .state import OPTIONS, Piles, Round, State, Table
from .tiles import BATCH, ROW, marks
from .tower import EMPTY, TOP, Tower, falling, raised, spot
from .view import look

Towers = tuple[Tower, ...]


def stand(level: Level, seats: int, picture: Picture, **asked: Any) -> AnyState | Broken | Ask:
    """Return the state that looks like this picture of everything; else the clause broken, or the next question."""
    return stood(level, seats, picture, asked, _build, look, pieces, clause_of)


def _build(level: Level, seats: int, picture: Picture, answers: Answers) -> State:
    """Return the state of a table whose pieces lie like this."""
    lying, said = read(seats, pieces(level, seats, picture), picture), marks_of(picture, seats)
    if lying.cat < 0:
        _begins(lying)
    else:
        need(lying.die, "3.1", f"line{lying.cat}")  # it lies where the die has put it
    towers = {expert: _towers(lying, expert) for expert in EMPTY}
    chosen = answers.options(OPTIONS, **_seen(lying, said, picture, towers, answers))
    table = Table(seats, **chosen, marks=marks(seats, chosen["memory"]))
    return moment(_laid(lying, said, picture, towers[table.expert], table), said, lying.stuck, answers)


def _begins(lying: Lying) -> None:
    """Hold a table on which the cat has never been laid to the way the game is set up."""
    away = [f"stand{place}" for place in lying.pawns if place >= 0]
    need(not away, "3.1", *away)
    built = [f"tower{seat}.0,0" for seat, path in enumerate(lying.paths) if path.kinds]
    need(not built, "3.1", *built)
    dealt = [seat for seat, row in enumerate(lying.rows) if row]
    need(lying.line or not dealt, "2.1", "line0")
    for seat, row in enumerate(lying.rows):
        good = not row if seat >= len(dealt) else len(row) == ROW and all(row)
        need(good, "2.4", *(f"row{seat}.{slot},0" for slot, kind in enumerate(row) if kind))


def _towers(lying: Lying, expert: bool) -> Towers:
    """Return the towers of a table with the narrow safe zone or the wide one; none where a first tile must wait."""
    return tuple(EMPTY[expert] if path.waits else raised(expert, path.first, path.kinds) for path in lying.paths)


def _seen(
    lying: Lying, said: Marks, picture: Picture, towers: dict[bool, Towers], answers: Answers
) -> dict[str, Iterable[bool]]:
    """Return what the picture shows of each option."""
    leaning = {expert: [seat for seat, tower in enumerate(found) if falling(tower)] for expert, found in towers.items()}
    wide = [spot(seat, towers[False][seat].hexes[-1]) for seat in leaning[False]]
    narrow = [spot(seat, towers[True][seat].hexes[-1]) for seat in leaning[True]]
    need(not wide or not narrow, "5.7", *wide)
    zones = [expert for expert, seats in leaning.items() if not seats]
    need(answers.given.get("expert", zones[0]) in zones, "5.7", *narrow)
    high = [spot(seat, tower.hexes[-1]) for seat, tower in enumerate(towers[zones[0]]) if tower.height >= TOP]
    need(len(high) < 2, "8.4", *high)
    found: dict[str, Iterable[bool]] = {}
    found["expert"] = [expert for expert in zones if weighed(picture, towers[expert])] or zones
    if said.shown:
        found["memory"] = (True,)  # 9.2
    if said.waits >= 0 and said.waits != lying.actor:
        found["sabotage"] = (True,)  # 9.1
    return found


def _laid(lying: Lying, said: Marks, picture: Picture, towers: Towers, table: Table) -> State:
    """Return a state with everything in its place, before it is known what goes on in it."""
    rows = tiles_of(picture, tuple(row or (0,) * ROW * (lying.cat >= 0) for row in lying.rows), said)
    batches = 1 + max(tile >> BATCH for row in ((0,), *rows) for tile in row)
    lap = Round(table, lying.line, said.turn, lying.cat, lying.first, lying.die, said.record, said.still)
    return State(
        CHANCE, "", towers, rows, lying.kobans, lying.pawns, -1, "", (), lying.hoard,
        Piles(lying.deck, lying.waste, 0, batches), lap,
    )  # fmt: skip
