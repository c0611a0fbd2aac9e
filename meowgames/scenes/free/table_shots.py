"""What is shown of free tables in the pictures of every scene: tables laid, and every state of a hand over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import pygame

from ...play.boards import FREE_TABLE, chairs
from ...play.level import TOYS
from ...play.match import Match, Setup
from ...rules import Move, playable
from ..table.targets import LOG
from .badge import badges
from .choose_shots import like as chosen

DECK, PLAYED = "deck", "played"
ALL = f"{DECK}~0+"
NAMES = ("Léa", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")
NOTE, WRITTEN = "table.14,-29", "write:Sevens%0AL%C3%A9a%2012%0ASardine%209"
WHITE, RED = "table.-21,-8", "table.-12,-8"  # two dice
EMPTY = (992.0, 285.0)  # where nothing lies among the toys
MIDDLE = (760.0, 724.0)  # of a table: where the mouse rests
Arrange = Callable[[Any], None]


class Laid(NamedTuple):
    """One picture: its name, what is laid, what was done there before, and what is done then."""

    name: str
    setup: Setup
    acts: tuple[Move, ...] = ()
    arrange: Arrange = lambda scene: rest(scene)

    def arranged(self, scene: Any) -> None:
        """Let the first person see the table without a curtain, then do what the picture shows."""
        scene.real.sit(0)
        scene.update(0.0)
        self.arrange(scene)


def like(board: str, seats: int, **options: Any) -> Setup:
    """Return a free table at which all are called by a name."""
    setup = chosen(board, seats, **options)
    named = (seat._replace(name=name) for seat, name in zip(setup.seats, NAMES, strict=False))
    return replace(setup, seats=tuple(named))


def match(one: Laid) -> Match:
    """Return the match of a picture, with all that was done before."""
    found = Match(one.setup).begin()
    for act in one.acts:
        found.play(act)
    return found


def every() -> Iterator[Laid]:
    """Yield every picture there is: each board as it is laid, then what a hand does."""
    for board in (*playable(), TOYS):
        seats = chairs(FREE_TABLE, board)
        for many in dict.fromkeys((max(2, seats[0]), seats[-1])):
            yield Laid(f"free-table-{board}-{many}", like(board, many))
    yield Laid("free-table-boxed", like("meow", 4, laid=False), (), opened)
    yield from hands()
    yield from held()
    yield from spoken()


# ── hands ──


def drawn(count: int, seat: int = 0) -> tuple[Move, ...]:
    """Return the acts that bring so many cards of the deck into a hand."""
    return ((f"{DECK}~{54 - count}+", f"hand{seat}"),)


def cards(seat: int, count: int = 6) -> Move:
    """Return the act that brings so many cards out of the box into a hand."""
    return tuple(f"box:toy-back~{53 - (seat * count + at)}" for at in range(count)) + (f"hand{seat}",)


def hands() -> Iterator[Laid]:
    """Yield hands of several sizes, one's own and those of the others."""
    for count in (1, 9, 14, 25):
        yield Laid(f"free-table-hand-{count}", like(TOYS, 2), drawn(count))
    for board in playable():
        seats = chairs(FREE_TABLE, board)[-1]
        yield Laid(f"free-table-{board}-hands", like(board, seats), tuple(cards(seat) for seat in range(seats)))
    for seats, count in ((2, 20), (4, 9), (6, 8)):
        yield Laid(f"free-table-rivals-{seats}-{count}", like(TOYS, seats), ((ALL, f"deal:{count}"),))


# ── what is held, picked, pointed at ──


def rest(scene: Any, pos: tuple[float, float] = MIDDLE) -> None:
    """Let the mouse rest somewhere."""
    scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))


def middle(scene: Any, spot: str) -> tuple[float, float]:
    """Return the middle of what lies on a place, as it is seen."""
    found = next(piece for piece in reversed(scene.view.pieces()) if piece.spot == spot)
    return scene.view.camera.lies(found.box).center


def handle(scene: Any, spot: str) -> tuple[float, float]:
    """Return the middle of the badge of a stack."""
    return scene.view.camera.lies(dict(badges(scene.view))[spot]).center


def carry(scene: Any, start: tuple[float, float], *ways: tuple[float, float]) -> None:
    """Drag what lies somewhere from there to elsewhere, and do not let go."""
    rest(scene, start)
    scene.event(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for pos in ways:
        scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
    scene.update(0.0)


def top_to(pos: tuple[float, float], scene: Any) -> None:
    """Hold the top card of the deck somewhere."""
    carry(scene, middle(scene, DECK), pos)


def all_to(pos: tuple[float, float], scene: Any) -> None:
    """Hold the whole deck somewhere."""
    carry(scene, handle(scene, DECK), pos)


def joining(scene: Any) -> None:
    """Hold a card of one's own over a stack."""
    carry(scene, middle(scene, "hand0"), middle(scene, PLAYED))


def giving(scene: Any) -> None:
    """Hold a card of one's own over the hand of somebody else."""
    carry(scene, middle(scene, "hand0"), middle(scene, "hand1"))


def several(scene: Any) -> None:
    """Pick what lies on a part of the table."""
    carry(scene, *PART)
    scene.event(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=PART[1], button=1))
    scene.update(0.0)


PART = (612.0, 408.0), (1080.0, 700.0)


def boxing(scene: Any) -> None:
    """Draw a box round pieces."""
    carry(scene, *PART)


def number(scene: Any) -> None:
    """Ask for three pieces and point at the deck."""
    rest(scene, middle(scene, DECK))
    scene.hand.grasp.count(3)
    scene.update(0.0)


def over(spot: str, badge: bool, scene: Any) -> None:
    """Point at what lies somewhere, or at its badge."""
    rest(scene, (handle if badge else middle)(scene, spot))
    scene.update(0.0)


SOME = (*drawn(6), *((f"{DECK}~{48 - n}", PLAYED) for n in range(1, 8)))


def held() -> Iterator[Laid]:
    """Yield what a hand holds, picks and points at."""
    toys = like(TOYS, 2)
    yield Laid("free-table-over-top", toys, SOME, partial(over, DECK, False))
    yield Laid("free-table-over-badge", toys, SOME, partial(over, DECK, True))
    yield Laid("free-table-number", toys, SOME, number)
    yield Laid("free-table-hold-empty", toys, SOME, partial(top_to, EMPTY))
    yield Laid("free-table-hold-stack", toys, SOME, joining)
    yield Laid("free-table-hold-own", toys, SOME, partial(top_to, (960.0, 980.0)))
    yield Laid("free-table-hold-rival", toys, (*SOME, *drawn_more()), giving)
    yield Laid("free-table-hold-many", toys, SOME, partial(all_to, EMPTY))
    yield Laid("free-table-hold-box", toys, SOME, partial(top_to, (1660.0, 60.0)))
    yield Laid("free-table-picked", toys, SOME, several)
    yield Laid("free-table-picking", toys, SOME, boxing)


def drawn_more() -> tuple[Move, ...]:
    """Return what gives a rival many cards."""
    return ((f"{DECK}~30+", "hand1"),)


# ── what is said over a table ──


def asked(spot: str, scene: Any) -> None:
    """Ask what can be done with what lies somewhere."""
    rest(scene, middle(scene, spot) if spot else MIDDLE)
    scene.fronts.open_menu()
    scene.update(0.0)


def find(scene: Any, art: str) -> str:
    """Return where on the table a face lies."""
    return next(piece.spot for piece in scene.view.pieces() if piece.face.startswith(art))


def asked_of(art: str, scene: Any) -> None:
    """Ask what can be done with a piece of that face."""
    asked(find(scene, art), scene)


def opened(scene: Any, notches: float = 0.0) -> None:
    """Open the box, perhaps leafed."""
    rest(scene)
    scene.fronts.toggle_box()
    scene.fronts.crate.ready()
    scene.fronts.crate.leaf(-notches)
    scene.update(0.0)


def through(spot: str, scene: Any) -> None:
    """Look through a pile."""
    rest(scene, middle(scene, spot))
    scene.fronts.look_through()
    scene.view.easel.hurry()
    scene.update(0.0)


def picked_menu(scene: Any) -> None:
    """Ask what can be done with what was picked."""
    several(scene)
    rest(scene, middle(scene, scene.hand.grasp.picks[-1].spot))
    scene.fronts.open_menu()
    scene.update(0.0)


def undone(scene: Any) -> None:
    """Take two acts back, with the history before one."""
    for _ in range(2):
        scene.play.jump(scene.match.undo_to("free"))
    rest(scene)
    scene.update(0.0)


EVENING = (  # what is laid, and what was done there for a while
    like(TOYS, 3),
    (
        *SOME, (NOTE, WRITTEN), (ALL, "deal:3"), (f"{PLAYED}~0+", "flip"), (WHITE, RED, "roll"), (ALL, "mix"),
        ("hand1", PLAYED), (DECK, PLAYED), (DECK, PLAYED),
    ),
)  # fmt: skip


def pulled_up(after: int, scene: Any) -> None:
    """Take two acts back, pull the history up, and point at the line that stands so many after the current one."""
    undone(scene)
    scene.hud.fold_log()
    rows = scene.hud.form.find(LOG).rows
    now = next(at for at, row in enumerate(rows) if row.text == scene.view.log[-1].text)
    rest(scene, rows[now + after].box.center)
    scene.update(0.0)


CARDS = (  # a table with little on it, and all that can be a border
    like(TOYS, 3, laid=False),
    (
        ("box:toy-back~0+", DECK), ("box:toy-d6-1", RED), (ALL, "mix"), (ALL, "deal:2"), (DECK, "hand0"),
        ("hand0", PLAYED), (DECK, "peek"), (RED, "roll"), ("hand1", "hand0"), (DECK, PLAYED), (PLAYED, "flip"),
    ),
)  # fmt: skip


def spoken() -> Iterator[Laid]:
    """Yield what is said over a table: menus, the box, a pile that is looked through, the history."""
    toys = like(TOYS, 2)
    for spot in (DECK, "hand0", "", PLAYED):
        yield Laid(f"free-table-menu-{spot or 'table'}", toys, SOME, partial(asked, spot))
    for art in ("toy-d20", "toy-note", "toy-counter", "toy-coin"):
        yield Laid(f"free-table-menu-{art[4:]}", toys, SOME, partial(asked_of, art))
    yield Laid("free-table-menu-picked", toys, SOME, picked_menu)
    yield Laid("free-table-box-toys", toys, SOME, opened)
    yield Laid("free-table-box-leafed", like("meow", 4), (), partial(opened, notches=40.0))
    for board in playable():
        yield Laid(f"free-table-box-{board}", like(board, 2), (), opened)
    yield Laid("free-table-through", toys, SOME, partial(through, DECK))
    yield Laid("free-table-history", *EVENING, undone)
    yield Laid("free-table-history-back", *CARDS, partial(pulled_up, -1))
    yield Laid("free-table-history-forth", *CARDS, partial(pulled_up, 1))
