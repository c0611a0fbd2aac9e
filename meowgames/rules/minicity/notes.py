"""What the house notes of a match beside what lies on the table, silent and seen by all: a picture loses nothing."""

from __future__ import annotations

from collections.abc import Mapping

from .. import Picture, Spots
from .city import city
from .goods import BITS, COLOURS, DIGIT, FOODS, kinds
from .state import OPEN, SEATS, State

# The spots on which notes lie, each by its own name.
NOTES = ("round", "quiet", "news", "whose", "bought", "last", "began", "seen", "errand")


_SEAT = tuple((f"seat:{seat}",) for seat in range(SEATS.stop))


def notes(state: State) -> Spots:
    """Return what a picture would not tell: the round, whose turn it is, what it has seen so far, what all remember."""
    stage, card, now = state[1:4]
    found: Spots = {"whose": _SEAT[now.seat], "round": (f"round:{state.round}",)}
    if state.quiet:
        found["quiet"] = (f"quiet:{state.quiet}",)  # 7.5
    if state.news:
        found["news"] = ("news",)
    if now.bought:
        found["bought"] = ("bought",)  # 8.5
    if card.guise:
        found["last"] = (f"last:{card.end}", f"guise:{card.guise}")
    elif card.ant >= 0:
        found["last"] = (f"last:{card.end}",)
    if now.began != state.ants:
        found["began"] = tuple(_began(state))  # 6.6
    if any(state.pack.seen):
        found["seen"] = tuple(_seen(state))  # 9.4
    if stage in _ERRANDS:
        found["errand"] = tuple(_ERRANDS[stage](state))
    return found


def _began(state: State) -> list[str]:
    """Return where the ants that have moved stood when the turn began."""
    rows = zip(COLOURS, state.now.began, state.ants, strict=True)
    return [f"began-{colour}:{_number(state, start)}" for colour, start, chamber in rows if start != chamber]


def _seen(state: State) -> list[str]:
    """Return how many cards of each colour everybody saw the seats take."""
    rows = [(seat, seen, kind) for seat, seen in enumerate(state.pack.seen) for kind in kinds(seen)]
    return [f"seen{seat}-{COLOURS[kind]}:{seen >> BITS * kind & DIGIT}" for seat, seen, kind in rows]


def _number(state: State, chamber: int) -> str:
    """Return the number of a chamber as the map has it."""
    return city(state.table.level).names[chamber].removeprefix("chamber")


_ERRANDS = {
    "drop": lambda state: [f"lifted:{_number(state, state.now.lifted)}", f"then:{state.now.resume}"],  # 8.11
    "swap": lambda state: [f"returned:{FOODS[state.now.returned]}", f"then:{state.now.resume}"],  # 8.13
    "draw": lambda state: ["deck"] * state.table.display,  # 9.4
}


def noted(picture: Picture) -> Mapping[str, str]:
    """Return what was noted, by its name, and the stage that the marks of the house tell of; nothing if it has none."""
    faces = [face for spot in (*NOTES, "mover") for face in picture.get(spot, ())]
    found = {name: label for name, _, label in [face.partition(":") for face in faces]}
    if pips := picture.get("pips"):
        found["played"] = str(pips.count("pip-full"))
    return {**found, "stage": _stage(picture, found)} if "round" in found else found


def _stage(picture: Picture, found: Mapping[str, str]) -> str:
    """Return the stage that a picture of the house shows, as far as its pieces do not tell."""
    source = picture.get("source")
    if found["round"] != "0" and "pips" not in picture:
        return "over"
    if "lifted" in found or "returned" in found:
        return "drop" if "lifted" in found else "swap"
    if source == ("from:stock",):
        return "graze" if "ant" in found else "stock"
    if source:
        walk = "unload" if ("here",) in picture.values() else "walk"
        return walk if "ant" in found else "card"
    if "guise" in found:
        return "toss" if "ant" in found else "call"
    picks = "deck" not in found and any(f"display{place}" in picture for place in range(OPEN))
    return "pick" if picks else "draw"
