"""Trying pieces while others think: what is tried lies over the real table until it is put back."""

from __future__ import annotations

from collections.abc import Callable

from ...play.sight import Sight
from ...rules import BACK, Move, Plan, State
from .play import Play, Tool


class Trying(Play):
    """A play whose moves are made nowhere but in a state of its own, whatever the others do meanwhile."""

    def __init__(self, real: Play, state: State, over: Callable[[], object]):
        super().__init__(real.stage, real.match, real.journal, real.view)
        self.real, self.base, self.tried, self.over = real, state, state, over
        self.made: list[Move] = []
        self.moment, self.whispers = real.moment, real.whispers
        self.tools["hint"] = Tool(lambda: None, lambda: False)  # there is none before it is one's turn
        self.ready()

    @property
    def state(self) -> State:
        """The state where something is only tried."""
        return self.tried

    @property
    def mine(self) -> bool:
        """Whether something can be tried: what the others do on the table need not be waited for."""
        return self.free

    def settle(self, plan: Plan, _sure: bool = False) -> None:
        """Make these moves in a row; nothing that is only tried need be said twice."""
        super().settle(plan, True)

    def make(self, plan: Plan) -> None:
        """Try moves in a row; when nothing is tried any more, that is over."""
        super().make(plan)
        if not self.made:
            self.over()

    def put_back(self) -> bool:
        """Take back the last touch; when nothing is tried any more, that is over."""
        found = super().put_back()
        if not self.made:
            self.over()
        return found

    def commit(self, move: Move, _joined: bool = False) -> None:
        """Make a move that nobody else will ever see."""
        self.tried = self.match.rules.play(self.tried, move)
        if move == BACK:
            self.made.pop()
        else:
            self.made.append(move)
        match, view = self.match, self.view
        view.lay(lambda eye: view.sights(match.at, eye), glide=True)
        self.ready()

    def through(self, seen: Sight, eye: int) -> Sight:
        """Return a sight of the real table with what is tried laid over it, for the one who tries."""
        if eye != self.view.viewer:
            return seen
        rules = self.match.rules
        before, after = rules.look(self.base, eye), rules.look(self.tried, eye)
        other = {spot: after.get(spot, ()) for spot in {*before, *after} if before.get(spot) != after.get(spot)}
        return seen._replace(picture={spot: faces for spot, faces in {**seen.picture, **other}.items() if faces})

    def sit(self, viewer: int) -> None:
        """Turn the table to another viewer, for whom everything lies as it really does."""
        self.over()
        self.real.sit(viewer)

    def jump(self, ply: int | None, otherwise: str = "explain.redo.off") -> None:
        """Stand elsewhere in the match, where nothing is tried any more."""
        if ply is not None:
            self.over()
        self.real.jump(ply, otherwise)

    def prompt(self) -> str:
        """Say that this is only tried."""
        return self.stage.words("prompt.trying")


def try_out(play: Play, over: Callable[[], object]) -> Trying | None:
    """Begin to try pieces while others think, in a game that lets one."""
    match, viewer = play.match, play.view.viewer
    if not play.tries or match.over or not match.person(viewer):
        return None
    state = match.rules.as_if(match.state, viewer)
    return Trying(play, state, over) if match.rules.turn(state) == viewer else None
