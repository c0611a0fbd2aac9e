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
from .laying import TURN, TURN_CAT
from .paw import laid_out
from .standing import pictured
from .state import HAND, LUCKS, MOODS, OFF, PAW, State
from .things import game_of, zone
from .words import AND, FATE, LUCK, MOOD, NOD, SAY, STAND, WAIVE, to_cat

SEED = 1 << 30
HELD = "held-"  # before a clause that was let be and holds again
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
        held = value.startswith(HELD)
        good: object = value[len(HELD) :] in watch.waived and len(move) == 1 if held else bool(CLAUSE.fullmatch(value))
        return None if good and (len(move) == 1 or unruly(state, move[1:]) is not None) else "10.5"
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
    if verb == WAIVE and value.startswith(HELD):
        kept = tuple(clause for clause in watch.waived if clause != value[len(HELD) :])
        return state._replace(watch=watch._replace(waived=kept))
    if verb == WAIVE:
        return _let_be(state, value, move[1:])
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
    state = _with_cat(state, turn)
    return _owed(state._replace(watch=state.watch._replace(thread=(thread,)), actor=turn if turn >= 0 else state.actor))


def _with_cat(state: State, seat: int) -> State:
    """Return the table with the cat of turns before the seat to act, if it sits before another."""
    before = [
        spot for spot, lying in state.places if spot.startswith(TURN) and any(one.face == TURN_CAT for one in lying)
    ]
    there = f"{TURN}{seat}"
    if seat < 0 or len(before) != 1 or before == [there] or not zone(state.table.level, there, state.table.seats):
        return state
    lying = dict(state.places)
    cats = tuple(one for one in lying[before[0]] if one.face == TURN_CAT)
    lying[before[0]] = tuple(one for one in lying[before[0]] if one.face != TURN_CAT)
    lying[there] = (*lying.pop(there, ()), *cats)
    return state._replace(places=tuple((spot, found) for spot, found in lying.items() if found))


def _owed(state: State) -> State:
    """Return the table with chance to draw, where the referee draws for it."""
    rules, watch = game(state), state.watch
    if rules and watch.thread and watch.luck == PAW and rules.turn(watch.thread[0]) == CHANCE:
        return state._replace(wait=(LUCK,))
    return state


def unruly(state: State, words: Move) -> Game | None:
    """Return the state of the game after moves that its rules forbid, as this house allows them; None where the game
    knows no such moves.
    """
    rules = game(state)
    if rules is None or not state.watch.thread:
        return None
    (thread,) = state.watch.thread
    try:  # rules need not know what becomes of a move that they forbid
        for move in _parts(words):
            thread = rules.play(thread, move)
        rules.moves(thread), rules.score(thread), rules.status(thread), rules.look(thread, CHANCE)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return None
    return thread


def _parts(words: Move) -> Iterator[Move]:
    """Yield the moves between the ands."""
    begin = 0
    for at in (*(at for at, word in enumerate(words) if word == AND), len(words)):
        yield words[begin:at]
        begin = at + 1


def _let_be(state: State, clause: str, words: Move) -> State:
    """Return the table on which a clause does not hold: the game goes on after the moves it forbids, where they are
    told; else the thread goes on where the same seat is to act.
    """
    rules, watch, seated = game(state), state.watch, state.table
    assert rules is not None
    waived = watch.waived if clause in watch.waived else (*watch.waived, clause)
    after = unruly(state, words) if words else None
    if after is not None:
        table = state._replace(watch=watch._replace(waived=waived))
        return _followed(laid_out(table, after), after)
    fresh = state._replace(watch=watch._replace(waived=waived, thread=()))
    if not watch.thread:
        return fresh
    picture = pictured(state)
    asked = likest(rules, ways(rules, seated.level, seated.seats, picture, agreed(state)), watch.thread[0])
    found = rules.stand(seated.level, seated.seats, picture, **asked) if asked is not None else Broken("")
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
