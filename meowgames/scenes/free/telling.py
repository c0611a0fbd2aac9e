"""What the referee says of moves, as the game that is played tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ...play.level import FREE
from ...play.match import Match
from ...play.sight import Sight
from ...rules import CHANCE, OVER, Plan, Rules, State
from ...screen.stage import Stage
from ..table import saying, tell
from ..table.view import View


class Table(Protocol):
    """What is seen of a play."""

    match: Match
    view: View
    stage: Stage


class Follower(Protocol):
    """Who follows a game: its rules, where it stands, and the table it is played at."""

    @property
    def play(self) -> Table: ...
    @property
    def rules(self) -> Rules | None: ...
    @property
    def thread(self) -> State | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def objects(self) -> bool: ...


def telling(one: Follower, plan: Plan) -> str:
    """Return what the game says of these moves, as the one who looks may hear it."""
    view, rules, thread = one.play.view, one.rules, one.thread
    if rules is None or thread is None:
        return ""
    eye = view.eye
    sights = [Sight(rules.look(thread, eye), rules.turn(thread), rules.status(thread))]
    for move in plan:
        by, told = rules.turn(thread), rules.told(thread, move, eye)
        thread = rules.play(thread, move)
        sights.append(Sight(rules.look(thread, eye), rules.turn(thread), rules.status(thread), by=by, told=told))
    playing = view.seating._replace(game=view.seating.board.removeprefix(FREE))
    return next((line.text for line in tell.story(playing, 0, sights, view.words, view.board)), "")


def called(one: Follower, plans: Sequence[Plan]) -> list[str]:
    """Return what moves are called, to choose among them: only by what sets them apart."""
    board, words = one.play.view.seating.board, one.play.stage.words
    names = [tell.move_name(words, board, tuple(word for move in plan for word in move)) for plan in plans]
    if len(set(names)) == len(names) and all(names):
        return [saying.capital(name) for name in names]
    return [telling(one, plan) or name for plan, name in zip(plans, names, strict=True)]


def prompt(one: Follower) -> str:
    """Return what the game asks of whoever is to act, "" while nothing is known."""
    rules, thread, words, view = one.rules, one.thread, one.play.stage.words, one.play.view
    if one.objects:
        return words("referee.waits")
    if rules is None or thread is None:
        return ""
    if one.turn == OVER:
        return words("prompt.over")
    if one.turn == CHANCE:
        return words("referee.chance")
    match = one.play.match
    if not match.person(one.turn):
        return words("prompt.thinking", match.seats[one.turn].name)
    dress = view.board.dress(view.seating.colours)
    game = view.seating.board.removeprefix(FREE)
    asked = saying.sentence(words, game, rules.prompt(thread, one.turn), dress)
    return words("prompt.named", match.seats[one.turn].name, asked)
