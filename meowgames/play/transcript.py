"""A match as text: who did what, and what that changed in what somebody sees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from re import findall
from textwrap import wrap

from ..rules import CHANCE, OVER, Move, Picture
from .match import Match

INDENT = "    "
WIDTH = 110


def lines(match: Match, viewer: int = OVER) -> Iterator[str]:
    """Yield the match up to where it stands, as one seat or, with OVER, a spectator sees it."""
    look = match.rules.look
    yield from _opening(match)
    yield from _indented("", differences({}, look(match.states[0], viewer)))
    for ply in range(match.at):
        before, after = match.states[ply], match.states[ply + 1]
        yield f"{_who(match, ply)}: {' '.join(match.rules.told(before, match.moves[ply], viewer))}"
        yield from _indented("", differences(look(before, viewer), look(after, viewer)))
    yield from _ending(match)


def playthrough(match: Match) -> Iterator[str]:
    """Yield the match with what each seat sees after each move; what all see is written once, after *.

    What is shown to all on the way from one state to the next stands before it, after >.
    """
    views = [OVER, *range(len(match.seats))]
    yield from _opening(match)
    seen: list[Picture] = [{} for _ in views]
    for ply in range(match.at + 1):
        if ply:
            yield f"{ply}. {_who(match, ply - 1)}: {' '.join(match.moves[ply - 1])}"
            for step in match.rules.steps(match.states[ply - 1], match.moves[ply - 1]):
                yield from _indented("> ", differences(seen[0], match.rules.look(step, OVER)))
        now = [match.rules.look(match.states[ply], seat) for seat in views]
        changed = [differences(old, new) for old, new in zip(seen, now)]
        yield from _indented("* ", changed[0])
        for seat in views[1:]:
            yield from _indented(f"{seat} ", _own(changed[seat + 1], changed[0]))
        seen = now
    yield from _ending(match)


def differences(old: Picture, new: Picture) -> dict[str, str]:
    """Return what changed on each spot, in few words."""
    pairs = {spot: (tuple(old.get(spot, ())), tuple(new.get(spot, ()))) for spot in {**old, **new}}
    return {spot: _change(was, now) for spot, (was, now) in pairs.items() if was != now}


def _own(seat: dict[str, str], public: dict[str, str]) -> dict[str, str]:
    """Return what a seat sees otherwise than everybody."""
    own = {spot: text for spot, text in seat.items() if public.get(spot) != text}
    return own | {spot: "as before" for spot in public if spot not in seat}


def _change(was: Move, now: Move) -> str:
    """Say how a spot changed: what came, what went, or all of it where the order matters."""
    if not was:
        return _faces(now)
    if not now:
        return "empty"
    gone, came = _beyond(was, now), _beyond(now, was)
    if gone is not None and len(gone) < len(was):
        return f"without {_faces(gone)}"
    if came is not None and len(came) < len(now):
        return f"with {_faces(came)}"
    return f"{_faces(was)} -> {_faces(now)}"


def _beyond(long: Move, short: Move) -> Move | None:
    """Return what one row holds beyond another that runs through it in order, else None."""
    extra, rest = [], list(short)
    for face in long:
        if rest and rest[0] == face:
            rest.pop(0)
        else:
            extra.append(face)
    return None if rest else tuple(extra)


def _faces(faces: Move) -> str:
    """Name faces in their order, neighbours that are the same together."""
    groups = [(face, len(list(same))) for face, same in groupby(faces)]
    return " ".join(face if count == 1 else f"{count}x{face}" for face, count in groups)


def _indented(mark: str, changed: dict[str, str]) -> Iterator[str]:
    text = "; ".join(f"{spot}: {changed[spot]}" for spot in sorted(changed, key=_counted))
    first, later = INDENT + mark, INDENT + " " * len(mark)
    yield from wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )


def _counted(spot: str) -> list[tuple[str, int]]:
    """Return what puts row10 after row9."""
    return [(word, int(number or 0)) for word, number in findall(r"([^0-9]*)([0-9]*)", spot)]


def _opening(match: Match) -> Iterator[str]:
    setup = match.setup
    yield f"{setup.board}, {len(setup.seats)} seats, seed {setup.seed}"
    for name, values in match.rules.OPTIONS.items():
        value = setup.options.get(name, values[0])
        yield f"{name}: {spoken(value)}"
    for number, seat in enumerate(match.seats):
        yield f"seat {number}: {seat.name} ({seat.player})"


def spoken(value: object) -> str:
    """Write an option's value as the command line reads it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _who(match: Match, ply: int) -> str:
    """Name who moves at that ply."""
    by = match.by(ply)
    return "chance" if by == CHANCE else match.seats[by].name


def _ending(match: Match) -> Iterator[str]:
    """Say how it ended, or that it goes on."""
    rules, state = match.rules, match.state
    if not match.over:
        yield f"not over: it is the turn of {_who(match, match.at)}"
        return
    table = sorted(
        zip(rules.rank(state), rules.score(state), [seat.name for seat in match.seats]), key=lambda row: row[0]
    )
    for place, points, name in table:
        yield f"place {place}: {name}, {points} points"
