"""Whether a lesson holds: its moves are legal, its words lead somewhere, what it points at can be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from ..rules import OVER
from . import sheet
from .changes import art
from .lesson import HANDY, SORTS, TOOLS, UNDOES, Course, Part, Step, Tip, begin, go, unseated
from .level import read_faces, read_level, read_map
from .match import Match


def check(lesson: Course) -> list[str]:
    """Return a sentence for everything that is wrong with a lesson, its captions aside."""
    wrong = [] if lesson.parts else ["There is no part."]
    for part in lesson.parts:
        wrong += [f"{lesson.game}, part {part.name}: {sentence}" for sentence in _check_part(lesson.game, part)]
    for tip in lesson.tips:
        wrong += [f"{lesson.game}, tip {tip.say}: {sentence}" for sentence in _check_tip(lesson.game, tip)]
    return wrong


def _check_part(game: str, part: Part) -> Iterator[str]:
    told = list(unseated(game, part))
    yield from told
    if told:
        return
    try:
        match = begin(game, part)
    except ValueError as error:
        yield f"what is played ahead fails: {error}."
        return
    if not part.steps:
        yield "there is no step."
    for number, step in enumerate(part.steps, 1):
        told = list(_check_step(match, part, step))
        yield from (f"step {number} ({step.say or step.kind}): {sentence}" for sentence in told)
        try:
            for move in step.moves:
                match.play(move)
        except ValueError as error:
            yield f"step {number} ({step.say or step.kind}): {error}; at turn is {match.turn}."
            return


def _check_step(match: Match, part: Part, step: Step) -> Iterator[str]:
    yield from _check_clause(match.setup.game, step.clause)
    if step.kind in ("talk", "act", "do", "solve") and not step.say:
        yield "nothing is said."
    if step.kind in ("act", "do", "solve") and match.turn != part.learner:
        yield f"it is not the learner's turn but that of {match.turn}."
    if bool(step.wrong) != (step.kind == "solve"):
        yield "a wrong answer is answered where something is solved, and only there."
    if step.act and not match.rules.OPEN:
        yield "only at a free table any act of a kind will do."
    if step.act and not (step.takes(step.do) if step.do else {SORTS, UNDOES} & set(step.act)):
        yield "what is shown is not what is asked for."
    legal = match.rules.moves(match.state)
    for move in step.solve:
        if move not in legal:
            yield f"the answer {' '.join(move)} is not legal."
    if step.solve and not set(legal) - set(step.solve):
        yield "every legal move is right: there is nothing to solve."
    seen = known(match, part.learner)
    for name in (*step.point, *step.see):
        if name not in seen:
            yield f"{name} is not to be seen."


def known(match: Match, seat: int) -> set[str]:
    """Return every name that can be pointed at: spots and faces in sight, drawn spots, signs, words, tools."""
    picture = match.rules.look(match.state, seat)
    found = {*TOOLS, *(HANDY if match.rules.OPEN else ()), *picture}
    found |= {word for move in match.rules.moves(match.state) for word in move}
    found |= {name for faces in picture.values() for face in faces for name in (face, art(face))}
    for spot in read_level(match.setup.board).spots:
        stem = re.fullmatch(r"(.*)@(\d+)(.*)", spot)
        found.add(f"{stem[1]}{(int(stem[2]) + seat) % len(match.seats)}{stem[3]}" if stem else spot)
    return found | {thing.name for thing in read_map(match.setup.board).objects if (thing.name or "").endswith("-sign")}


def _check_tip(game: str, tip: Tip) -> Iterator[str]:
    yield from _check_clause(game, tip.clause)
    if not any(fnmatchcase(face, tip.face.partition(":")[0]) for face in read_faces(game)):
        yield f"no face is called {tip.face}."


def _check_clause(game: str, clause: str) -> Iterator[str]:
    numbers = {one.number for chapter in sheet.read(game, "en").chapters for one in chapter.clauses}
    if clause and clause not in numbers:
        yield f"there is no clause {clause}."


def ends(game: str, part: Part) -> bool:
    """Tell whether a part's moves end the game."""
    match = begin(game, part)
    go(match, part, len(part.steps))
    return match.turn == OVER
