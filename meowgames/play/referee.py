"""The referee cat: what a hand did at a free table, told as a move of the game (plan recognition)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..rules import BACK, CHANCE, Broken, Move, Picture, Plan, Rules, State
from ..rules.free import watching
from ..rules.free.fate import as_it_lies, names_of
from ..rules.free.paw import TURN, Paw
from ..rules.free.standing import TOY
from ..rules.free.state import State as Table
from ..rules.free.things import BOX
from ..rules.free.words import AND

STILL, NOD, FATE, BEGUN, OBJECTS, ASKS, LOST = "still", "nod", "fate", "begun", "objects", "asks", "lost"
EXACT, MORE, ALIKE, APART = range(4)  # how well a move agrees with what was done
MANY = 160  # moves that are compared though nothing they name was touched

Delta = dict[str, Counter[str]]  # spot -> what came there, and what left it as less than nothing


class Verdict(NamedTuple):
    """What the referee makes of a table."""

    kind: str
    plan: Plan = ()  # the move it was, with one that takes before it
    clause: str = ""
    spots: tuple[str, ...] = ()  # where it is broken
    plans: tuple[Plan, ...] = ()  # the moves it may have been


class Path(NamedTuple):
    """A move that may have been made, and where it leads."""

    plan: Plan
    after: State
    ways: tuple[State, ...]  # on the way there, and there


def judge(table: Table) -> Verdict:
    """Return what was done since the table last lay as the game has it."""
    rules, watch = watching.game(table), table.watch
    if rules is None or not watch.thread:
        return Verdict(LOST)
    (thread,) = watch.thread
    before, now = watching.wanted(table, thread), watching.pieces(table)
    if before == now:
        return Verdict(STILL)
    turn = rules.turn(thread)
    if turn == CHANCE:
        return Verdict(FATE) if as_it_lies(table, thread) else Verdict(STILL)
    if turn < 0:
        return Verdict(STILL)
    done = delta(before, now)
    found = recognised(table, rules, thread, before, done)
    plans = tuple(path.plan for path in found)
    if len(plans) == 1:
        return Verdict(NOD, plans[0])
    if plans:  # what is still to be slid tells which it is; else somebody must say it
        waits = all(_goes(now, watching.wanted(table, way)) for path in found for way in path.ways)
        return Verdict(BEGUN if waits else ASKS, plans=plans)
    return _objection(table, rules, thread, done)


# ── what was done ──


def delta(before: Picture, after: Picture) -> Delta:
    """Return what came to which place, and what left it; of one heap the number alone."""
    found: Delta = {}
    for spot in {*before, *after}:
        was, now = before.get(spot, ()), after.get(spot, ())
        if was != now:
            found[spot] = _heap(was, now) or _difference(was, now)
    return found


def _difference(was: Sequence[str], now: Sequence[str]) -> Counter[str]:
    change = Counter(now)
    change.subtract(was)
    return Counter({face: count for face, count in change.items() if count})


def _heap(was: Sequence[str], now: Sequence[str]) -> Counter[str] | None:
    """Return by how much a number changed that is written on the only thing there, None if it is none."""
    arts = {face.partition(":")[0] for face in (*was, *now)}
    numbers = [face.partition(":")[2] for face in (*was, *now)]
    if len(was) > 1 or len(now) > 1 or len(arts) != 1 or not all(number.isdecimal() for number in numbers):
        return None
    first, last = (sum(int(face.partition(":")[2]) for face in faces) for faces in (was, now))
    return Counter({arts.pop(): last - first})


def _by_art(change: Counter[str]) -> Counter[str]:
    found = Counter[str]()
    for face, count in change.items():
        found[names_of(face)[-1]] += count
    return found


def touched(done: Delta) -> set[str]:
    """Return every name of what was touched: places, pieces, how they lie."""
    found: set[str] = set()
    for spot, change in done.items():
        found |= {spot, spot.partition(".")[0]}
        for face, count in change.items():
            found |= {*names_of(face)}
            if count > 0:
                found.add("@" + (face.partition(":")[0].partition("@")[2] or "0"))
    return found


# ── which move it was ──


def recognised(table: Table, rules: Rules, thread: State, before: Picture, done: Delta) -> list[Path]:
    """Return the moves that agree best with what was done, those that come to the same once.

    What does just that and is told by a button stands beside what does it by the pieces touched, and more.
    """
    names = touched(done)
    found: dict[int, list[Path]] = {EXACT: [], MORE: [], ALIKE: []}
    for path in paths(rules, thread, names):
        level = min((agrees(before, watching.wanted(table, way), done) for way in path.ways), default=APART)
        if level < APART:
            found[level].append(path)
    best = _named(next(filter(None, found.values()), []), names)
    if found[EXACT]:
        less = _untouched(best[0].plan, names)
        best += [path for path in found[MORE] if _untouched(path.plan, names) < less]
    once = {path.after: path for path in reversed(best)}
    return list(once.values())[::-1]


def _named(found: Sequence[Path], names: set[str]) -> list[Path]:
    """Return the moves of which the fewest words were not touched."""
    least = min((_untouched(path.plan, names) for path in found), default=0)
    return [path for path in found if _untouched(path.plan, names) == least]


def _untouched(plan: Plan, names: set[str]) -> int:
    return sum(word not in names for move in plan for word in move)


def paths(rules: Rules, thread: State, names: set[str]) -> Iterator[Path]:
    """Yield the moves that may have been made: those that name what was touched, else all, if they are not too many."""
    legal = [move for move in rules.moves(thread) if move != BACK]
    named = [move for move in legal if names.intersection(move)]
    for move in named or (legal if len(legal) <= MANY else ()):
        after = rules.play(thread, move)
        yield Path((move,), after, (*rules.steps(thread, move), after))
        if rules.turn(after) == rules.turn(thread) and BACK in rules.moves(after):  # it was taken, and laid at once
            yield from _laid(rules, move, after, names)
    if named and len(named) < len(legal) <= MANY:
        for move in legal:
            if move not in named:
                after = rules.play(thread, move)
                yield Path((move,), after, (*rules.steps(thread, move), after))


def _laid(rules: Rules, taken: Move, held: State, names: set[str]) -> Iterator[Path]:
    """Yield the ways in which a piece that was taken may have been laid."""
    for move in rules.moves(held):
        if move != BACK and names.issuperset(move):
            after = rules.play(held, move)
            yield Path((taken, move), after, (*rules.steps(held, move), after))


def agrees(before: Picture, after: Picture, done: Delta) -> int:
    """Return how well a move agrees with what was done: does just that, that and more, or the same in another way."""
    would = delta(before, after)
    if would == done:
        return EXACT
    if not would.keys() >= done.keys():
        return APART
    if not all(_within(_by_art(change), _by_art(would[spot])) for spot, change in done.items()):
        return APART  # so that what is only turned where it lies is not what was taken away
    return MORE if all(_within(change, would[spot]) for spot, change in done.items()) else ALIKE


def _within(change: Counter[str], whole: Counter[str]) -> bool:
    """Tell whether what happened on a place is a part of what would happen there."""
    return all(0 < count <= whole[face] or whole[face] <= count < 0 for face, count in change.items() if count)


# ── why it was none ──


def _objection(table: Table, rules: Rules, thread: State, done: Delta) -> Verdict:
    """Return the clause that forbids what was done, else that nobody can say what it was."""
    left = [(spot, face) for spot, change in done.items() for face, count in change.items() if count < 0]
    came = [(spot, face) for spot, change in done.items() for face, count in change.items() if count > 0]
    where = _where(table, thread)
    for clause in (*_refused(rules, thread, left, came), *_broken(table)):
        if clause:
            return Verdict(OBJECTS, clause=clause, spots=where)
    return Verdict(LOST, spots=where)


def _where(table: Table, thread: State) -> tuple[str, ...]:
    """Return the places on which more lies than should, else fewer, else what was touched last; never by faces."""
    should, more, fewer = Paw(table, thread).sizes(), list[str](), list[str]()
    lies = {spot: sum(not piece.face.startswith(TOY) for piece in found) for spot, found in table.places}
    for spot in {**lies, **should}:
        if not spot.startswith((BOX, TURN)) and should.get(spot, 0) >= 0:
            more += [spot] if lies.get(spot, 0) > should.get(spot, 0) else []
            fewer += [spot] if lies.get(spot, 0) < should.get(spot, 0) else []
    return tuple(more or fewer or [table.places[-1][0]])


def _refused(
    rules: Rules, thread: State, left: Sequence[tuple[str, str]], came: Sequence[tuple[str, str]]
) -> Iterator[str | None]:
    """Yield what the rules say of what was touched, word by word."""
    legal = rules.moves(thread)
    for spot, face in left:
        names = (spot, *names_of(face))
        begun = next((name for name in names if any(move[0] == name for move in legal)), None)
        if begun is None:
            yield next(filter(None, (rules.why_not(thread, (name,)) for name in names)), None)
            continue
        alone = (begun,) in legal
        state = rules.play(thread, (begun,)) if alone else thread
        for there, lies in came:
            turn = "@" + (lies.partition(":")[0].partition("@")[2] or "0")
            words: tuple[str, ...] = () if alone else (begun,)
            yield rules.why_not(state, (*words, turn, there)) if alone else None
            yield rules.why_not(state, (*words, there))


def _broken(table: Table) -> Iterator[str | None]:
    """Yield the clause that the table breaks as it lies."""
    found = watching.stand(table, {})
    yield found.clause if isinstance(found, Broken) else None


def unruly(table: Table) -> Move:
    """Return the words of the moves a hand has made though a clause forbids them; () where the game knows none."""
    rules, watch = watching.game(table), table.watch
    if rules is None or not watch.thread or rules.turn(watch.thread[0]) < 0:
        return ()
    before = watching.wanted(table, watch.thread[0])
    done = delta(before, watching.pieces(table))
    for words in _forbidden(done):
        after = watching.unruly(table, words)
        if after is not None and after != watch.thread[0]:
            ways = (*_passed(rules, watch.thread[0], words), after)
            if any(agrees(before, watching.wanted(table, way), done) <= MORE for way in ways):
                return words
    return ()


def _passed(rules: Rules, thread: State, words: Move) -> Iterator[State]:
    """Yield what is seen on the way of a single move."""
    return rules.steps(thread, words) if AND not in words else iter(())


def _forbidden(done: Delta) -> Iterator[Move]:
    """Yield the words of moves that may have been made: of a piece alone, from place to place, taken and then laid."""
    left = [(spot, face) for spot, change in done.items() for face, count in change.items() if count < 0]
    came = [(spot, face) for spot, change in done.items() for face, count in change.items() if count > 0]
    for source, face in left:
        for name in (*names_of(face), source):
            yield (name,)
            for spot, lies in came:
                turn = "@" + (lies.partition(":")[0].partition("@")[2] or "0")
                yield (name, AND, turn, spot)
                yield (name, spot)


# ── what no slide can tell ──


def said(table: Table) -> list[Move]:
    """Return the moves that are said and not slid: those of buttons alone, and those that move no piece."""
    rules, watch = watching.game(table), table.watch
    if rules is None or not watch.thread or rules.turn(watch.thread[0]) < 0:
        return []
    (thread,) = watch.thread
    legal = [move for move in rules.moves(thread) if move != BACK]
    seen, before = rules.look(thread, CHANCE), watching.wanted(table, thread)
    lies = {name for spot, faces in seen.items() for one in faces for name in (spot, *names_of(one))}
    slow = len(legal) > MANY
    return [
        move
        for move in legal
        if not any(_is_touched(table, word, lies) for word in move)
        or not (slow or _slides(table, rules, thread, before, move))
    ]


def _is_touched(table: Table, word: str, lies: set[str]) -> bool:
    """Tell whether a word is something on the table, and no button."""
    return word in lies or word[0] == "@" or word in table.table.level.spots or "." in word


def _slides(table: Table, rules: Rules, thread: State, before: Picture, move: Move) -> bool:
    """Tell whether some piece lies otherwise after a move, or on its way; dials that count are no pieces that slide."""
    ways = (*rules.steps(thread, move), rules.play(thread, move))
    return any(_goes(before, watching.wanted(table, way)) for way in ways)


def _goes(before: Picture, after: Picture) -> bool:
    """Tell whether anything but numbers has changed."""
    return any(
        before.get(spot, ()) != after.get(spot, ()) and _heap(before.get(spot, ()), after.get(spot, ())) is None
        for spot in {*before, *after}
    )
