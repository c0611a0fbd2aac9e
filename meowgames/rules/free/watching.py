"""The referee at a free table: it follows the game that is played there by hand, from state to state (the thread)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .. import CHANCE, Ask, Broken, Heard, Move, Picture, Rules
from .. import State as Game
from ..standing import likest, ways
from .fate import as_it_lies
from .paw import laid_out
from .standing import pictured
from .state import ASK, HAND, LUCKS, MOODS, OFF, PAW, State, Watch
from .things import game_of
from .words import FATE, LUCK, MOOD, NOD, SAY, STAND, WAIVE, to_cat

SEED = 1 << 30
CLAUSE = re.compile(r"[0-9]{1,2}\.[0-9]{1,2}")


def game(state: State) -> Rules | None:
    """Return the rules by which a referee watches this table, None where there are none."""
    found = game_of(state.table.level)
    return found if found and "stand" in vars(found) else None


def agreed(state: State) -> dict[str, Any]:
    """Return what was agreed of the game that is laid here."""
    found = game(state)
    given = dict(state.table.options)
    return {name: given.get(name, values[0]) for name, values in found.OPTIONS.items()} if found else {}


def stand(state: State, asked: Mapping[str, Any]) -> Game | Broken | Ask:
    """Return the state of the game that lies here; else the clause it breaks, or what has to be asked."""
    rules, table = game(state), state.table
    assert rules is not None
    return rules.stand(table.level, table.seats, pictured(state), **{**agreed(state), **asked})


def pieces(state: State) -> Picture:
    """Return the pieces of the game as they lie here."""
    rules, table = game(state), state.table
    assert rules is not None
    return rules.pieces(table.level, table.seats, pictured(state))


def wanted(state: State, thread: Game) -> Picture:
    """Return the pieces as they would lie in a state of the game."""
    rules, table = game(state), state.table
    assert rules is not None
    return rules.pieces(table.level, table.seats, rules.look(thread, CHANCE))


def forbids(state: State, move: Move) -> str | None:
    """Return the clause that forbids a word to the referee, or one of its own; None where it can be said."""
    verb, (_, _, value) = to_cat(move), move[0].partition(":")
    rules, watch = game(state), state.watch
    if rules is None or (value == "") == (verb in (MOOD, WAIVE, LUCK, FATE)):
        return "10.1"
    if verb == MOOD:
        return None if len(move) == 1 and value in MOODS and value != watch.mood else "10.1"
    if watch.mood == OFF:
        return "10.1"
    if verb == LUCK:
        return None if len(move) == 1 and value in LUCKS[1:] and value != watch.luck else "10.6"
    if verb == STAND:
        return "10.2" if isinstance(stand(state, _answers(move[1:])), Ask | Broken) else None
    if verb == WAIVE:
        return None if len(move) == 1 and CLAUSE.fullmatch(value) else "10.5"
    if not watch.thread:
        return "10.2"
    (thread,) = watch.thread
    if verb == FATE:
        good = rules.turn(thread) == CHANCE and (value == PAW or (value == HAND and as_it_lies(state, thread)))
        return None if good and len(move) == 1 else "10.6"
    if rules.turn(thread) < 0 or not rules.accepts(thread, move[1:]):
        return "10.3" if verb == NOD else "10.4"
    return None


def _answers(words: Move) -> dict[str, str]:
    """Return answers that are written name=answer."""
    return {name: answer for name, _, answer in (word.partition("=") for word in words)}


def done(state: State, move: Move) -> State:
    """Return the table after such a word."""
    verb, (_, _, value), watch = to_cat(move), move[0].partition(":"), state.watch
    if verb == MOOD:
        return state._replace(watch=watch._replace(mood=value, thread=watch.thread if value != OFF else ()))
    if verb == LUCK:
        return _owed(state._replace(watch=watch._replace(luck=value)))
    if verb == STAND:
        return _followed(state, stand(state, _answers(move[1:])))
    if verb == WAIVE:
        return _let_be(state, value)
    (thread,) = watch.thread
    rules = game(state)
    assert rules is not None
    if verb == FATE:
        if value == PAW:
            return state._replace(wait=(LUCK,))
        outcome = as_it_lies(state, thread)
        assert outcome is not None
        thread = rules.play(thread, outcome)
    else:
        thread = rules.play(thread, move[1:])
    return _followed(laid_out(state, thread), thread)


def _followed(state: State, thread: Game) -> State:
    """Return the table with the thread at this state: whose turn it is has the hand."""
    rules = game(state)
    assert rules is not None
    turn = rules.turn(thread)
    return _owed(state._replace(watch=state.watch._replace(thread=(thread,)), actor=turn if turn >= 0 else state.actor))


def _owed(state: State) -> State:
    """Return the table with chance to draw, where the referee draws for it."""
    rules, watch = game(state), state.watch
    if rules and watch.thread and watch.luck == PAW and rules.turn(watch.thread[0]) == CHANCE:
        return state._replace(wait=(LUCK,))
    return state


def _let_be(state: State, clause: str) -> State:
    """Return the table on which a clause does not hold; the thread goes on where the same seat is to act."""
    rules, watch, table = game(state), state.watch, state.table
    assert rules is not None
    waived = watch.waived if clause in watch.waived else (*watch.waived, clause)
    fresh = state._replace(watch=watch._replace(waived=waived, thread=()))
    if not watch.thread:
        return fresh
    picture = pictured(state)
    asked = likest(rules, ways(rules, table.level, table.seats, picture, agreed(state)), watch.thread[0])
    found = rules.stand(table.level, table.seats, picture, **asked) if asked is not None else Broken("")
    return fresh if isinstance(found, Ask | Broken) else _followed(fresh, found)


def on_the_way(state: State, move: Move) -> Iterator[State]:
    """Yield the table as it is seen on the way of a move of the game, such as a full trick before it is taken."""
    rules = game(state)
    if to_cat(move) in (NOD, SAY) and rules and state.watch.thread:
        for thread in rules.steps(state.watch.thread[0], move[1:]):
            yield laid_out(state, thread)


def heard(before: State, move: Move, after: State, seat: int) -> Heard | None:
    """Return a move of the game as a seat gets it, None for all that is none."""
    rules, verb = game(before), to_cat(move)
    if rules is None or verb not in (NOD, SAY, LUCK) or not (before.watch.thread and after.watch.thread):
        return None
    if verb == LUCK and not before.wait:
        return None
    (was,), (now,) = before.watch.thread, after.watch.thread
    by = rules.turn(was)
    words = move[2:3] if verb == LUCK else rules.told(was, move[1:], seat)
    return Heard(by, words, rules.look(was, seat), rules.look(now, seat))


def lost(state: State) -> State:
    """Return the table with nothing known of the game."""
    return state._replace(watch=state.watch._replace(thread=()))


def drawn(state: State, rng: Random) -> Move:
    """Return what chance draws for the game, and a number by which what comes to hands and piles is mixed."""
    rules = game(state)
    assert rules is not None
    (thread,) = state.watch.thread
    return (LUCK, str(int(rng.random() * SEED)), *rules.chance(thread, rng))


def befallen(state: State, move: Move) -> State:
    """Return the table after chance drew this for the game; ValueError for what it could not have drawn."""
    rules = game(state)
    assert rules is not None
    (thread,) = state.watch.thread
    if len(move) < 3 or not re.fullmatch(r"0|[1-9][0-9]{0,9}", move[1]) or int(move[1]) >= SEED:
        raise ValueError("chance draws for the game and mixes")
    after = rules.play(thread, move[2:])
    return _followed(laid_out(state._replace(wait=()), after, Random(move[1])), after)


def watching(state: State) -> Watch:
    """Return what the referee knows; nothing while it is off."""
    return state.watch if state.watch.mood != OFF else Watch()


__all__ = [
    "ASK", "agreed", "befallen", "done", "drawn", "forbids", "game", "lost", "pieces", "stand", "wanted", "watching",
]  # fmt: skip
