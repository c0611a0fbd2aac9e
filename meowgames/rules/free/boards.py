"""Boards that lie before the players and can be exchanged: the boats of L'Île des Chats."""

from __future__ import annotations

from collections.abc import Mapping

from .laying import squares
from .state import State, Table
from .things import printed_faces

Prints = dict[str, tuple[str, ...]]


def boards(table: Table) -> tuple[str, ...]:
    """Return every board with squares there is for this table, sorted."""
    return tuple(sorted(face for face in printed_faces(table.level) if squares(table, face)))


def lying(state: State) -> Mapping[str, str]:
    """Return the boards that lie here by their places."""
    known = boards(state.table)
    return {spot: faces[0] for spot, faces in state.prints if faces and faces[0] in known}


def exchanged(state: State, spot: str) -> State:
    """Return the table with the next board on a place; where that lies before somebody else, the two change places."""
    known, now = boards(state.table), dict(lying(state))
    after = known[(known.index(now[spot]) + 1) % len(known)]
    other = next((place for place, face in now.items() if face == after), None)
    fresh = {spot: after, **({other: now[spot]} if other else {})}
    kept = {place: faces for place, faces in state.prints if place.partition(".")[0] not in fresh}
    prints: Prints = dict(kept)
    for place, face in fresh.items():
        prints[place] = (face,)
        prints |= {f"{place}.{cell}": marks for cell, marks in squares(state.table, face).items()}
    watch = state.watch._replace(thread=())  # of a game that is watched another board is another game
    return state._replace(prints=tuple(sorted(prints.items())), watch=watch)
