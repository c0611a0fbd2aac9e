"""What the house notes of a match beside what lies on the table, silent and seen by all: a picture loses nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .. import Picture
from .city import city
from .goods import BITS, COLOURS, DIGIT, FOODS, kinds
from .state import State

NOTES = "notes"  # the spot on which they lie


def notes(state: State) -> tuple[str, ...]:
    """Return what a picture would not tell: the round, whose turn it is and how far, what the turn has seen so far."""
    now, card, ants = state.now, state.card, state.ants
    end = card.end if card.ant >= 0 or card.guise else -1
    so_far = _so_far(state.round, state.quiet, now.seat, state.stage, state.news, now.bought, end, card.guise)
    if now.began == ants and not any(state.pack.seen) and state.stage not in ("drop", "swap"):
        return so_far
    found = [*so_far]
    if state.stage == "drop":
        found += [f"lifted:{_number(state, now.lifted)}", f"then:{now.resume}"]
    elif state.stage == "swap":
        found += [f"returned:{FOODS[now.returned]}", f"then:{now.resume}"]
    for colour, start, chamber in zip(COLOURS, now.began, ants):
        if start != chamber:
            found.append(f"began-{colour}:{_number(state, start)}")  # 6.6
    for seat, seen in enumerate(state.pack.seen):
        if seen:
            found += [f"seen{seat}-{COLOURS[kind]}:{seen >> BITS * kind & DIGIT}" for kind in kinds(seen)]  # 9.4
    return tuple(found)


@lru_cache(maxsize=1024)
def _so_far(
    number: int, quiet: int, seat: int, stage: str, news: bool, bought: bool, end: int, guise: int
) -> tuple[str, ...]:
    """Return the notes that nearly every picture has."""
    found = [f"round:{number}", f"quiet:{quiet}", f"seat:{seat}", f"stage:{stage}"]
    found += ["news"] * news + ["bought"] * bought
    return (*found, *([f"last:{end}"] if end >= 0 else []), *([f"guise:{guise}"] if guise else []))


def noted(picture: Picture) -> Mapping[str, str]:
    """Return what was noted, by its name; what stands on the turn and beside the road is noted too."""
    found = dict(_split(face) for face in picture.get(NOTES, ()))
    if pips := picture.get("pips"):
        found["played"] = str(pips.count("pip-full"))
    found |= {name: label for name, label in map(_split, picture.get("mover", ())) if name == "ant"}
    return found


def _split(face: str) -> tuple[str, str]:
    name, _, label = face.partition(":")
    return name, label


def _number(state: State, chamber: int) -> str:
    """Return the number of a chamber as the map has it."""
    return city(state.table.level).names[chamber].removeprefix("chamber")
