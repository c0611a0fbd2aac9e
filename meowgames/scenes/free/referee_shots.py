"""What is shown of refereed tables in the pictures of every scene: each thing the referee says, over every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from ...play.match import Setup
from ...rules import BACK, CHANCE, OVER, Move, playable
from ...rules.free.state import ASK, HAND, PAW, STRICT, WHISPERS
from .play import follow
from .table_shots import Laid, like, rest

WRONG: dict[str, Move] = {  # what no game allows at first
    "isle": ("card0", "card1"), "meow": ("hand0", "trick1"), "meowtopia": ("workers0", "hand0"),
    "minicity": ("deck", "hand0"), "neko": ("row0.0,0", "hand0"),
}  # fmt: skip
LONG = 900  # moves after which a game is over
When = Callable[[Any], bool]


def followed(scene: Any, mood: str = STRICT, luck: str = PAW) -> None:
    """Let the referee follow the game from its first moment."""
    referee = scene.real.referee
    referee.set_mood(mood)
    while referee.question is not None:
        referee.answer(referee.question.answers[0])
    if luck != ASK:
        referee.set_luck(luck)
    settle(scene)


def settle(scene: Any) -> None:
    """Let everything lie where it goes, and let all be offered that can be said."""
    scene.view.catch_up()
    follow(scene.real)
    scene.hand.look()
    rest(scene)
    scene.update(0.0)
    scene.view.catch_up()


def play_on(scene: Any, when: When) -> None:
    """Let everybody make the last move of their list until something is so."""
    referee = scene.real.referee
    for _ in range(LONG):
        follow(scene.real)
        if referee.turn == OVER or scene.match.turn == 0 and when(scene):
            break
        if referee.turn == CHANCE:
            referee.draw_once()
        else:
            referee.say(next(move for move in reversed(referee.rules.moves(referee.thread)) if move != BACK))
        scene.view.catch_up()
    settle(scene)


def objects(scene: Any) -> None:
    """Let it object to what was just done."""
    followed(scene)
    scene.real.act(*WRONG[scene.match.setup.laid])
    settle(scene)


def let_be(scene: Any) -> None:
    """Let that be a rule of the house."""
    objects(scene)
    scene.real.referee.let_be()
    settle(scene)


def says(scene: Any) -> None:
    """Come to where something can be said, and list what has no button."""
    followed(scene)
    play_on(scene, lambda one: bool(one.real.others.moves) or len(one.real.referee.words) > 1)
    scene.real.others.list()
    settle(scene)


def asks(scene: Any) -> None:
    """Let it ask how the game goes on."""
    followed(scene)
    scene.real.referee.ask_anew()
    settle(scene)


def draws(luck: str, scene: Any) -> None:
    """Come to where chance is to be drawn."""
    followed(scene, luck=luck)
    play_on(scene, lambda one: one.real.referee.turn == CHANCE)


def offers(scene: Any) -> None:
    """Let it offer to see to the rules."""
    followed(scene, WHISPERS)
    play_on(scene, lambda one: one.real.referee.clean > 2)


def ends(scene: Any) -> None:
    """Let the game come to its end."""
    followed(scene)
    play_on(scene, lambda _one: False)


def against(game: str, seats: int = 2) -> Setup:
    """Return a table at which one person plays against bots: no curtain falls."""
    setup = like(game, seats)
    first, *others = setup.seats
    return replace(setup, seats=(first, *(seat._replace(player="kitten") for seat in others)))


def every() -> Iterator[Laid]:
    """Yield every picture there is: each game as it is followed, then what the referee says."""
    for game in playable():
        found = against(game)
        yield Laid(f"free-table-referee-{game}", found, (), followed)
        yield Laid(f"free-table-referee-{game}-objects", found, (), objects)
    for game in ("meowtopia", "minicity", "neko"):
        yield Laid(f"free-table-referee-{game}-says", against(game), (), says)
    for game in ("neko", "isle"):
        yield Laid(f"free-table-referee-{game}-over", against(game), (), ends)
    yield Laid("free-table-referee-four", against("isle", 4), (), objects)
    yield Laid("free-table-referee-let", against("neko"), (), let_be)
    yield Laid("free-table-referee-asks", against("minicity"), (), asks)
    yield Laid("free-table-referee-draws", against("neko"), (), partial(draws, ASK))
    yield Laid("free-table-referee-hand", against("neko"), (), partial(draws, HAND))
    yield Laid("free-table-referee-offers", against("meow"), (), offers)
