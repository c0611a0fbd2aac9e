"""Trying pieces while others think: everything is put back as it really lies when that ends."""

from __future__ import annotations

from collections.abc import Callable

from ...play.sight import glance, sight
from ...rules import Move, State
from .play import Play, Tool


class Trying(Play):
    """A play whose moves are made nowhere but in a state of its own."""

    def __init__(self, real: Play, state: State, over: Callable[[], None]):
        super().__init__(real.stage, real.match, real.journal, real.view)
        self.real, self.tried, self.over = real, state, over
        self.moment, self.whispers = real.moment, real.whispers
        self.tools["hint"] = Tool(lambda: None, lambda: False)  # there is none before it is one's turn
        self.ready()

    @property
    def state(self) -> State:
        """The state where something is only tried."""
        return self.tried

    def say(self, word: str, _sure: bool = False) -> None:
        """Say one word; nothing that is only tried need be said twice."""
        super().say(word, True)

    def commit(self, move: Move) -> None:
        """Make a move that nobody else will ever see."""
        self.tried = self.match.rules.play(self.tried, move)
        match, look = self.match, glance(self.match, self.tried)
        self.view.lay(lambda eye: sight(match, match.at, eye)._replace(picture=look(eye).picture), glide=True)
        self.ready()

    def sit(self, viewer: int) -> None:
        """Turn the table to another viewer, for whom everything lies as it really does."""
        self.over()
        self.real.sit(viewer)

    def jump(self, ply: int | None) -> None:
        """Stand elsewhere in the match, where nothing is tried any more."""
        if ply is not None:
            self.over()
        self.real.jump(ply)

    def prompt(self) -> str:
        """Say that this is only tried."""
        return self.stage.words("prompt.trying")


def try_out(play: Play, over: Callable[[], None]) -> Trying | None:
    """Begin to try pieces while others think, in a game that lets one."""
    match, viewer = play.match, play.view.viewer
    if not play.tries or play.view.easel.busy or match.over or not match.person(viewer):
        return None
    state = match.rules.as_if(match.state, viewer)
    return Trying(play, state, over) if match.rules.turn(state) == viewer else None
