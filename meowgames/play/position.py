"""A position: pieces on the table of a game, put up by hand or taken from a match, and what they cannot say."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from ..rules import Ask, Broken, Level, Move, Picture, Rules, State, find, free
from ..rules.free.laying import aside
from ..rules.free.spelling import spell
from ..rules.free.standing import pictured
from ..rules.standing import likest, ways
from .level import FREE, read_level


class Position(NamedTuple):
    """What lies there, as the words that lay it; and the answers to what the picture leaves open."""

    words: Move
    asked: tuple[tuple[str, str], ...] = ()


class Unstandable(ValueError):
    """No state of the game looks like this position."""


def laid(game: str, seats: int, options: Mapping[str, Any], words: Move) -> Any:
    """Return the free table on which a position lies; ValueError where it cannot be laid."""
    return free.play(free.start(read_level(FREE + game), seats, **options), words)


def shown(game: str, seats: int, options: Mapping[str, Any], words: Move) -> Picture:
    """Return what a game would see of a position."""
    return pictured(laid(game, seats, options, words))


def agreed(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every option of a game: the usual one where none was chosen."""
    return {name: options.get(name, values[0]) for name, values in find(game).OPTIONS.items()}


def stood(game: str, seats: int, options: Mapping[str, Any], position: Position, level: Level) -> State:
    """Return the state with which a match begins from a position; Unstandable where there is none."""
    try:
        picture = shown(game, seats, options, position.words)
    except ValueError as error:
        raise Unstandable(*error.args) from error
    found = find(game).stand(level, seats, picture, **{**agreed(game, options), **dict(position.asked)})
    if isinstance(found, Ask | Broken):
        raise Unstandable(found)
    return found


def of_table(table: Any) -> Position:
    """Return what lies on a free table."""
    return Position(spell(dict(table.prints), {spot: found for spot, found in table.places if not _boxed(table, spot)}))


def _boxed(table: Any, spot: str) -> bool:
    """Tell whether a place of the box holds nothing but what would lie there anyway."""
    if not spot.startswith("box:"):
        return False
    everybody = (1 << table.table.seats) - 1
    return all(piece.known == everybody for piece in dict(table.places)[spot])


def of_state(game: str, seats: int, options: Mapping[str, Any], state: State, rng: Random) -> Position:
    """Return a moment of a game as a position: with the answers that lead back to it, as far as there are some."""
    rules, level = find(game), read_level(FREE + game)
    empty = free.start(level, seats, **options)
    words = aside(empty.table, state, rng)
    asked = recalled(rules, read_level(game), seats, options, pictured(free.play(empty, words)), state)
    return Position(words, tuple((what, answer) for what, answer in asked.items() if what not in rules.OPTIONS))


def recalled(
    rules: Rules, level: Level, seats: int, options: Mapping[str, Any], picture: Picture, state: State
) -> Mapping[str, Any]:
    """Return the answers by which a picture becomes most like a state."""
    return likest(rules, ways(rules, level, seats, picture, agreed(rules.name, options)), state) or {}
