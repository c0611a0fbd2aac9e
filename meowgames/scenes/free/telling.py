"""What the referee says of moves, as the game that is played tells it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from ...play.level import laid
from ...play.match import Match
from ...play.referee import BEGUN, Verdict
from ...play.sight import Sight
from ...rules import CHANCE, OVER, Ask, Broken, Plan, Rules, State
from ...screen.paint import Box
from ...screen.stage import Stage
from ...words import Words
from ..table import saying, tell
from ..table.poses import names
from ..table.view import View

FEW, SHORT = 2, 70  # moves that are named in the prompt, and how many letters that may take


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

    verdict: Verdict
    question: Ask | Broken | None


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
    playing = view.seating._replace(game=laid(view.seating.board))
    return next((line.text for line in tell.story(playing, 0, sights, view.words, view.board)), "")


def called(one: Follower, plans: Sequence[Plan]) -> list[str]:
    """Return what moves are called, to choose among them; those that sound alike are numbered."""
    named = _named(one, plans)
    if alike(one, plans):
        return [f"{at}  {name}" for at, name in enumerate(named, 1)]
    return [saying.capital(name) for name in named]


def alike(one: Follower, plans: Sequence[Plan]) -> bool:
    """Tell whether some of these moves sound alike, so that only where they are made tells them apart."""
    named = _named(one, plans)
    return len(set(named)) < len(named)


def common(one: Follower, plans: Sequence[Plan]) -> str:
    """Return what all these moves are called, "" where they are not all called the same."""
    named = {*_named(one, plans)}
    return saying.capital(named.pop()) if len(named) == 1 < len(plans) else ""


def _named(one: Follower, plans: Sequence[Plan]) -> list[str]:
    """Return what they are called by the things they name where that tells them apart, else as they are told."""
    view, words = one.play.view, one.play.stage.words
    board = view.seating.board
    found = [tell.move_name(words, board, tuple(word for move in plan for word in move)) for plan in plans]
    placed = any(view.board.place(word) for plan in plans for move in plan for word in move)
    if not placed and all(found) and len(set(found)) == len(found):
        return found
    return [telling(one, plan) or name for plan, name in zip(plans, found, strict=True)]


def where(view: View, plan: Plan, among: Sequence[Plan]) -> Box | None:
    """Return the piece or place that sets a move apart from others, as it lies on the table."""
    common = set.intersection(*({word for move in one for word in move} for one in among))
    own = [word for move in plan for word in move if word not in common] or [word for move in plan for word in move]
    for word in own:
        lying = [piece.box for piece in view.pieces() if word in names(piece)]
        place = view.board.place(word)
        if lying or (place and place.kind != "hidden"):
            return lying[-1] if lying else place.box if place else None
    return None


def fate(one: Follower) -> str:
    """Return what chance is to draw now, "" where the game has no words for it."""
    rules, thread, words = one.rules, one.thread, one.play.stage.words
    if rules is None or thread is None or one.turn != CHANCE:
        return ""
    stage, *drawn = rules.chance(thread, Random(0))  # how much, whatever it is
    key = f"{laid(one.play.view.seating.board)}.fate.{stage}"
    return words.many(key, len(drawn)) if words.has(key) else ""


class Asked:
    """What the game asks, put into words once."""

    def __init__(self) -> None:
        self.cause: tuple[object, ...] = ()  # what it follows from
        self.said = ""

    def text(self, one: Follower) -> str:
        """Return it; put into other words once something it follows from has changed."""
        match, view, words = one.play.match, one.play.view, one.play.stage.words
        who = view.eye, view.viewer, tuple(seat.player for seat in match.seats)
        cause = match.at, len(match.moves), words.language, who, one.verdict, one.question is None
        if self.cause != cause:
            self.cause, self.said = cause, prompt(one)
        return self.said


def prompt(one: Follower) -> str:
    """Return what the game asks of whoever is to act, "" while nothing is known."""
    rules, thread, words, view = one.rules, one.thread, one.play.stage.words, one.play.view
    if one.objects:
        return words("referee.waits")
    if rules is None or thread is None:
        return words("referee.asks") if one.question is not None else ""
    if one.turn == OVER:
        return words("prompt.over")
    if one.turn == CHANCE:
        return fate(one) or words("referee.chance")
    if one.verdict.kind == BEGUN:
        return _begun(one, words)
    match = one.play.match
    if not match.person(one.turn):
        return words("prompt.thinking", match.seats[one.turn].name)
    dress = view.board.dress(view.seating.colours)
    game = laid(view.seating.board)
    asked = saying.sentence(words, game, rules.prompt(thread, one.turn), dress)
    return words("prompt.named", match.seats[one.turn].name, asked)


def _begun(one: Follower, words: Words) -> str:
    """Return that a move was begun and more must follow; what, if that is short."""
    plans = one.verdict.plans
    said = words("referee.begun")
    if len(plans) <= FEW and not alike(one, plans):
        more = words("referee.begun.more", " / ".join(called(one, plans)))
        return more if len(more) <= SHORT else said
    return said
