"""Lessons: guided matches written as data, read from levels/<game>.lesson.toml, checked and set up here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from .. import paths
from ..rules import Move, Picture
from .boards import chairs, is_known, variants
from .changes import art
from .match import PERSON, Match, Seat, Setup

ENDING = ".lesson.toml"
TOOLS = ("undo", "redo", "hint", "recap", "rules", "menu", "log", "prompt")  # what stands beside every table
LAST, BADGE = "last", "badge"  # at a free table: where what was asked for last lies, and its number
HANDY = ("box", "sort", LAST, BADGE)  # what else can be pointed at there
SORTS, UNDOES = "sorts", "undoes"  # what a hand does there that is no move
MANY = "**"  # in a pattern of moves: one or more words
BOT = "cat"


@dataclass(frozen=True)
class Step:
    """One thing the lesson says, shows or lets the learner do."""

    say: str = ""
    do: Move = ()
    act: tuple[str, ...] = ()  # at a free table: patterns of the moves that are as good as `do`
    bot: Move = ()
    fast: tuple[Move, ...] = ()
    solve: tuple[Move, ...] = ()
    wrong: str = ""
    point: tuple[str, ...] = ()
    see: tuple[str, ...] = ()  # what it speaks of without pointing
    clause: str = ""
    ouch: bool = False  # the learner is led into a mistake, to see what it costs: no praise

    @property
    def kind(self) -> str:
        """What happens: talk, act, do, bot, fast or solve."""
        return next((kind for kind in ("act", "do", "bot", "fast", "solve") if getattr(self, kind)), "talk")

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves this step makes; of several right answers the first."""
        known = {"do": (self.do,), "bot": (self.bot,), "fast": self.fast, "solve": self.solve[:1]}
        known["act"] = known["do"] if self.do else ()
        return known.get(self.kind, ())

    def takes(self, move: Move) -> bool:
        """Tell whether this is one of the acts that are asked for, in any of its ways."""
        return any(_matches(pattern.split(), move) for pattern in self.act)


def _matches(pattern: Sequence[str], move: Move) -> bool:
    """Tell whether a move is of some kind, word for word; two asterisks stand for one or more words."""
    if not pattern or not move:
        return not pattern and not move
    if pattern[0] == MANY:
        return any(_matches(pattern[1:], move[number:]) for number in range(1, len(move) + 1))
    return fnmatchcase(move[0], pattern[0]) and _matches(pattern[1:], move[1:])


@dataclass(frozen=True)
class Part:
    """A prepared match and the steps that walk through it."""

    name: str
    seats: int
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    laid: str = ""  # what is laid on a free table
    luck: tuple[Move, ...] = ()
    learner: int = 0
    ahead: tuple[Move, ...] = ()
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Tip:
    """What is said once, in a real match, when such a face first lies on such a spot."""

    say: str
    spot: str
    face: str
    clause: str = ""

    def fires(self, before: Picture, after: Picture, me: int) -> bool:
        """Tell whether between two pictures of this seat the thing has happened."""
        wanted = self.spot.format(me=me)
        for spot, faces in after.items():
            if fnmatchcase(spot, wanted):
                new = Counter(faces) - Counter(before.get(spot, ()))
                if any(fnmatchcase(face, self.face) or fnmatchcase(art(face), self.face) for face in new):
                    return True
        return False


@dataclass(frozen=True)
class Course:
    """All that a game's lesson says and does, and its tips."""

    game: str
    parts: tuple[Part, ...]
    tips: tuple[Tip, ...] = ()

    def key(self, say: str) -> str:
        """Return the text key of a caption."""
        return f"lesson.{self.game}.{say}"

    def captions(self) -> set[str]:
        """Return every text key this lesson uses."""
        steps = [step for part in self.parts for step in part.steps]
        said = [say for step in steps for say in (step.say, step.wrong)] + [tip.say for tip in self.tips]
        return {self.key(say) for say in said if say} | {self.key(f"part.{part.name}") for part in self.parts}

    def steps(self) -> list[tuple[int, int]]:
        """Return every step as part and number, in order."""
        return [(at, number) for at, part in enumerate(self.parts) for number in range(len(part.steps))]

    def captioned(self) -> list[tuple[int, int]]:
        """Return the steps that say something, in order."""
        return [at for at in self.steps() if self.parts[at[0]].steps[at[1]].say]


class Pupil:
    """Where a learner stands in a course, and how they have been praised."""

    def __init__(self, course: Course, at: tuple[int, int] = (0, 0)):
        self.course = course
        steps = course.steps()
        if not steps:
            raise paths.Missing(where(course.game), "there is no step in it")
        self.at = at if at in steps else steps[0]
        self.praise, self.praised = "", 0
        self.cat: tuple[float, ...] | None = None  # where the cat that speaks last sat

    @property
    def part(self) -> Part:
        """The part one is in."""
        return self.course.parts[self.at[0]]

    @property
    def step(self) -> Step:
        """The step one is at."""
        return self.part.steps[self.at[1]]

    def before(self) -> tuple[int, int] | None:
        """Return the last step before this one that says something."""
        return next((at for at in reversed(self.course.captioned()) if at < self.at), None)

    def after(self) -> tuple[int, int] | None:
        """Return the step after this one, if there is one."""
        return next((at for at in self.course.steps() if at > self.at), None)

    def go(self, at: tuple[int, int]) -> bool:
        """Stand at another step; tell whether that is in another part."""
        other = at[0] != self.at[0]
        self.at = at
        return other

    def hear(self, praise: str = "") -> None:
        """Be praised, or no longer."""
        self.praise = praise

    def seat_cat(self, cat: tuple[float, ...] | None) -> None:
        """Remember where the cat sat, so that it does not jump about between two parts."""
        self.cat = cat

    def did_well(self) -> int:
        """Count one more right move; return how many there were."""
        self.praised += 1
        return self.praised


def where(game: str) -> Path:
    """Return the file of a game's lesson."""
    return paths.data("levels", game + ENDING)


def has(game: str) -> bool:
    """Tell whether a game has a lesson."""
    return where(game).exists()


@cache
def read(game: str) -> Course:
    """Return a game's lesson; Missing names the file and what is wrong with it."""
    path = paths.need(where(game))
    try:
        return parse(game, path.read_text("utf-8"))
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise paths.Missing(path, str(error)) from error


def parse(game: str, text: str) -> Course:
    """Read a lesson from its text; ValueError says what cannot be understood."""
    import tomllib  # here, because the title shows lessons without reading one

    found = tomllib.loads(text)
    unknown = set(found) - {"part", "tip"}
    if unknown:
        raise ValueError(f"a lesson knows no {', '.join(sorted(unknown))}")
    for key, rows in found.items():
        if not _fits(rows, "tuple[Step]"):
            raise ValueError(f"{key} cannot be {rows!r}: it begins with [[{key}]]")
    parts = tuple(_part(row) for row in found.get("part", ()))
    for wrong in (sentence for part in parts for sentence in unseated(game, part)):
        raise ValueError(wrong)
    tips = tuple(Tip(**_fields(Tip, row, f"tip {row.get('say')}")) for row in found.get("tip", ()))
    for tip in tips:
        try:
            tip.spot.format(me=0)
        except (LookupError, ValueError, AttributeError):
            raise ValueError(f"tip {tip.say}: spot cannot be {tip.spot}") from None
    return Course(game, parts, tips)


def _part(row: Mapping[str, Any]) -> Part:
    name = f"part {row.get('name')}"
    known = _fields(Part, row, name)
    for listed in ("luck", "ahead"):
        known[listed] = tuple(spelt(words) for words in known.get(listed, ()))
    known["steps"] = tuple(_step(step, f"{name}, step {at}") for at, step in enumerate(row.get("steps", ()), 1))
    return Part(**known)


def _step(row: Mapping[str, Any], name: str) -> Step:
    known = _fields(Step, row, name)
    kinds = [kind for kind in ("do", "bot", "fast", "solve") if kind in row]
    if len(kinds) > 1:
        raise ValueError(f"{name} is both {' and '.join(kinds)}")
    for one in ("do", "bot"):
        if one in known:
            known[one] = spelt(known[one])
    for several in ("fast", "solve"):
        if several in known:
            known[several] = tuple(spelt(words) for words in known[several])
    for names in ("act", "point", "see"):
        known[names] = tuple(known.get(names, ()))
    return Step(**known)


def _fields(what: type, row: Mapping[str, Any], name: str) -> dict[str, Any]:
    known = {one.name for one in fields(what)}
    if set(row) - known:
        raise ValueError(f"{name} knows no {', '.join(sorted(set(row) - known))}")
    for one in fields(what):
        if one.name in row and not _fits(row[one.name], str(one.type)):
            raise ValueError(f"{name}: {one.name} cannot be {row[one.name]!r}")
    return dict(row)


def _fits(value: Any, kind: str) -> bool:
    """Tell whether a value of the file can stand for a field of that type; moves are written as texts."""
    if kind.startswith("tuple"):
        inside = dict if "Step" in kind else str
        return isinstance(value, list) and all(isinstance(one, inside) for one in value)
    return type(value) is {"str": str, "Move": str, "int": int, "bool": bool}.get(kind, dict)


def spelt(words: str) -> Move:
    """Return the move that these words joined by spaces spell."""
    return tuple(words.split())


# ── at the table ──


def begin(game: str, part: Part, names: Sequence[tuple[str, str]] = ()) -> Match:
    """Return the match of a part where the learner first sees it; names and avatars are the screen's.

    Wherever the learner sits, they come first among the names, and everybody keeps their name and colour in all parts.
    """
    named = list(names) or [(f"Cat {seat}", "clementine") for seat in range(part.seats)]
    order = [part.learner, *(seat for seat in range(part.seats) if seat != part.learner)]
    seats = tuple(
        Seat(*named[who], PERSON if who == 0 else BOT, who) for who in (order.index(seat) for seat in range(part.seats))
    )
    match = Match(Setup(game, seats, part.seed, dict(part.options), laid=part.laid), part.luck).begin()
    for move in part.ahead:
        match.play(move)
    return match


def go(match: Match, part: Part, step: int) -> None:
    """Make all moves of a part's steps before this one, with the first of several answers."""
    for one in part.steps[:step]:
        for move in one.moves:
            match.play(move)


def unseated(game: str, part: Part) -> Iterator[str]:
    """Yield why nobody can sit down at the table of a part."""
    if not is_known(game, part.laid):
        yield f"part {part.name}: {part.laid or 'nothing'} cannot be laid."
        return
    if part.seats not in chairs(game, part.laid) or part.learner not in range(part.seats):
        yield f"part {part.name}: {part.seats} seats with the learner at {part.learner} cannot be."
    for name, value in part.options.items():
        if value not in variants(game, part.laid).get(name, ()):
            yield f"part {part.name}: the option {name} = {value} does not exist."
