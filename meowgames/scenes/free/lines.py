"""What the menu of a thing offers: at most eight lines, the three likeliest first, none that could not be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ...rules import Move
from ...rules.free.boards import lying
from ...rules.free.things import OWNER, things
from ...rules.kit import number
from . import deeds
from .deeds import Subject
from .landing import zone_of
from .play import FreePlay
from .turning import seen

MOST, LIKELY = 8, 3  # lines of a menu, and those that are larger
SIDES = 4  # other sides that are offered each by a line of its own


class Dial(NamedTuple):
    """A number that a line asks for."""

    start: int
    least: int
    most: int
    note: str = ""  # the key of what is said below, given the number and what stays
    names: tuple[str, ...] = ()  # what is shown instead of the numbers from one on


class Line(NamedTuple):
    """One line: what it is called, its picture and key, and the act it does; some ask for a number."""

    name: str  # its text is free.menu.NAME
    icon: str
    cap: str
    move: Callable[[int], Move]
    dial: Dial | None = None
    gaps: tuple[object, ...] = ()
    told: bool = False  # whether everybody is told
    then: str = ""  # what the scene does besides: look through, write, open the box


def plain(name: str, icon: str, cap: str, move: Move, **more: Any) -> Line:
    """Return a line that asks for nothing."""
    return Line(name, icon, cap, lambda _: move, **more)


def of(play: FreePlay, subject: Subject) -> list[Line]:
    """Return the lines for some pieces."""
    return few([line for line in _all(play, subject) if done(play, line)])


def done(play: FreePlay, line: Line) -> bool:
    """Tell whether a line could be done now."""
    if line.dial is None and line.then and not line.told:
        return True
    return play.can(*line.move(line.dial.start if line.dial else 0))


def few(found: list[Line]) -> list[Line]:
    """Return no more lines than a menu has; what is last is kept."""
    return found if len(found) <= MOST else [*found[: MOST - 1], found[-1]]


def _all(play: FreePlay, subject: Subject) -> Iterator[Line]:
    view, seats = subject.view, len(subject.view.seating.seats)
    if len(subject.grips) > 1:
        yield from _several(subject)
    elif subject.all(lambda thing: thing.rolls):
        yield from _die(subject)
    elif subject.all(lambda thing: thing.counter):
        yield from _dial(subject)
    elif subject.all(lambda thing: thing.note):
        yield from _note(subject)
    elif subject.stacked:
        yield from _stack(subject, seats)
    else:
        zone = zone_of(view, subject.one.spot)
        mine = zone is not None and zone.kind == OWNER and zone.seat == view.viewer
        yield from _mine(play, subject) if mine else _single(play, subject)


def _stack(subject: Subject, seats: int) -> Iterator[Line]:
    size = subject.one.size
    if deeds.has_back(subject):
        yield plain("draw", "icon-hand", "D", deeds.draw(subject))
        most = size // seats
        if most:
            dial = Dial(min(7, most), 1, most, "free.menu.deal.note")
            yield Line("deal", "icon-deal", "1–9", lambda number: deeds.deal(subject, number), dial)
    yield plain("mix", "icon-shuffle", "R", deeds.mix(subject))
    if deeds.is_secret(subject):
        yield plain("look", "icon-look-through", "L", deeds.look(subject), told=True, then="look")
    else:
        yield plain("look", "icon-look-through", "L", (), then="look")
    yield plain("split", "icon-split", "X", deeds.split(subject))
    if deeds.has_back(subject):
        yield plain("flip.all", "icon-flip", "F", deeds.flip_all(subject))
    yield plain("spread", "icon-spread", "A", deeds.spread(subject))
    yield plain("box", "icon-box", "Del", deeds.box_all(subject))


def _single(play: FreePlay, subject: Subject) -> Iterator[Line]:
    others = deeds.sides(subject)
    if deeds.has_back(subject):
        yield plain("flip", "icon-flip", "F", deeds.flip(subject))
        yield plain("hand", "icon-hand", "D", deeds.hand(subject))
    elif not others and deeds.flip(subject):
        yield plain("flip", "icon-flip", "F", deeds.flip(subject))
    for face in others[:SIDES]:
        yield plain("side", "icon-flip", "", deeds.side(subject, face), gaps=(face,))
    yield plain("turn", "icon-redo", "E", deeds.turn(subject))
    yield plain("peek", "icon-eye", "P", deeds.peek(subject), told=True)
    yield from _shown(play, subject)
    if deeds.has_back(subject):
        yield plain("under", "icon-deal", "", deeds.under(subject))
    else:
        yield plain("hand", "icon-hand", "D", deeds.hand(subject))
    yield plain("show.all", "icon-person", "G", deeds.show(subject, "all"), told=True)
    yield plain("box", "icon-box", "Del", deeds.box(subject))


def _mine(play: FreePlay, subject: Subject) -> Iterator[Line]:
    if subject.one.size > 1:
        yield plain("sort", "icon-sort", "O", (), then="sort")
    yield plain("show.all", "icon-eye", "G", deeds.show(subject, "all"), told=True)
    yield from _shown(play, subject)
    yield from _given(subject)
    yield plain("under", "icon-deal", "", deeds.under(subject))
    if subject.one.size > 1:
        yield plain("mix.hand", "icon-shuffle", "R", deeds.mix(subject))
    yield plain("box", "icon-box", "Del", deeds.box(subject))


def _shown(play: FreePlay, subject: Subject) -> Iterator[Line]:
    """Yield the line that shows a secret to one of those who do not know it, where there are others than that one."""
    seats = [seat for seat in _others(subject) if play.can(*deeds.show(subject, str(seat)))]
    if len(_others(subject)) > 1:
        yield from _to_one("show", "icon-person", seats, lambda seat: deeds.show(subject, str(seat)))


def _given(subject: Subject) -> Iterator[Line]:
    """Yield the line that gives a piece to one of the others."""
    yield from _to_one("give", "icon-deal", _others(subject), lambda seat: deeds.give(subject, seat))


def _others(subject: Subject) -> list[int]:
    """Return the others, the next one first."""
    view, seats = subject.view, len(subject.view.seating.seats)
    return [(view.viewer + step) % seats for step in range(1, seats)]


def _to_one(name: str, icon: str, seats: list[int], deed: Callable[[int], Move]) -> Iterator[Line]:
    """Yield a line about one of some seats; of several it asks which."""
    called = tuple(f"seat{seat}" for seat in seats)
    if len(seats) == 1:
        yield plain(name, icon, "", deed(seats[0]), gaps=called)
    elif seats:
        yield Line(f"{name}.one", icon, "", lambda number: deed(seats[number - 1]), Dial(1, 1, len(seats), "", called))


def _die(subject: Subject) -> Iterator[Line]:
    yield plain("roll", "icon-roll", "R", deeds.roll(subject))
    found = things(subject.view.seating.level).get(seen(subject.faces[0]))
    sides = found.sides if found else ()
    if sides:
        shown = deeds.side_of(subject.faces[0])
        dial = Dial(1 if sides[0] != shown else 2, 1, len(sides))
        yield Line("set", "icon-dice", "", lambda number: deeds.side(subject, sides[number - 1]), dial, then="set")
    yield plain("another", "icon-plus", "", deeds.another(subject))
    yield plain("turn", "icon-redo", "E", deeds.turn(subject))
    yield plain("box", "icon-box", "Del", deeds.box(subject))


def _dial(subject: Subject) -> Iterator[Line]:
    shown = subject.faces[0].partition(":")[2]
    now = int(shown) if shown.lstrip("-").isdecimal() else 0
    yield plain("more", "icon-plus", "+", deeds.count(subject, "+1"))
    yield plain("less", "icon-minus", "-", deeds.count(subject, "-1"))
    dial = Dial(0 if now else 10, -999, 999)
    yield Line("set", "icon-pencil", "", lambda number: deeds.count(subject, str(number)), dial, then="set")
    yield plain("turn", "icon-redo", "E", deeds.turn(subject))
    yield plain("box", "icon-box", "Del", deeds.box(subject))


def _note(subject: Subject) -> Iterator[Line]:
    yield plain("write", "icon-pencil", "W", (), then="write")
    yield plain("turn", "icon-redo", "E", deeds.turn(subject))
    yield plain("box", "icon-box", "Del", deeds.box(subject))


def _several(subject: Subject) -> Iterator[Line]:
    if subject.all(lambda thing: thing.rolls):
        yield plain("roll", "icon-roll", "R", deeds.roll(subject))
    yield plain("gather", "icon-deal", "", deeds.gather(subject))
    yield plain("flip", "icon-flip", "F", deeds.flip(subject))
    yield plain("hand", "icon-hand", "D", deeds.hand(subject))
    yield plain("turn", "icon-redo", "E", deeds.turn(subject))
    yield plain("peek", "icon-eye", "P", deeds.peek(subject), told=True)
    yield plain("box", "icon-box", "Del", deeds.box(subject))


def of_table(play: FreePlay) -> list[Line]:
    """Return the lines for the table itself: what is not about any piece."""
    view, seats = play.view, len(play.match.seats)
    found = [
        plain("open", "icon-box", "B", (), then="open"),
        plain("pass", "icon-turn-cat", "N", (), then="pass"),
        plain("clear", "icon-box", "", (), then="clear"),
    ]
    others = [(view.viewer + step) % seats for step in range(1, seats)]
    found += [plain("seat", "icon-person", "", (f"seat:{seat}",), gaps=(f"seat{seat}",)) for seat in others]
    own = f"board:{boards[view.viewer]}" if view.viewer in (boards := _boards(play)) else ""
    found += [plain("board", "icon-redo", "", (own,))] if own else []
    found += [plain("board.of", "icon-redo", "", (f"board:{boards[seat]}",), gaps=(f"seat{seat}",))
              for seat in others if seat in boards and len(found) < MOST - 1]  # fmt: skip
    found += [plain("all", "icon-check", "Ctrl+A", (), then="all")] * (len(found) < MOST)
    return found


def _boards(play: FreePlay) -> dict[int, str]:
    """Return the places of the boards that can be exchanged, by the seat before which they lie."""
    return {number(spot): spot for spot in lying(play.state)}
