"""Scripted touches: a position, what a hand does there, and what comes of it in one line of text.

A script is steps apart by " > ": a name is clicked where it lies (a face, a spot, a mark, a button, a tool);
`beside` is a place of the table where nothing lies; `drag A to B`, `right A`, `wheel N`, `rest A` and `key K` say
themselves. Names in braces are those of the position.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

import pygame
from looking import Still, key, make_stage, mouse

from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import State
from meowgames.scenes.doors import Doors

NAMES = ("Léa", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")
KEYS = {
    "Tab": pygame.K_TAB, "Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE, "Q": pygame.K_q, "E": pygame.K_e,
    "F": pygame.K_f, "left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN,
    "R": pygame.K_r, "H": pygame.K_h, "1": pygame.K_1, "2": pygame.K_2, "Undo": pygame.K_u,
}  # fmt: skip
Names = dict[str, str]


class Position(NamedTuple):
    """A moment of a random match at which the person at seat 0 is to act."""

    game: str
    names: Callable[[Match], Names | None]  # what the script may call things; None where this is no such moment
    seats: int = 2
    seed: str = "hand"
    options: tuple = ()
    mine: bool = True  # whether the person is to act, or somebody else
    people: tuple = (0,)
    alter: Callable[[State], State] | None = None  # makes a moment of it that random play hardly ever comes to


@cache
def reached(position: Position) -> tuple[tuple, str, tuple]:
    """Return the moves that lead to a position, the seed of the deal, and its names."""
    for number in range(60):
        seed = f"{position.seed}/{number}"
        match, rng = begun(position, seed), Random(seed)
        while not match.over:
            if (match.turn == 0) == position.mine:
                names = position.names(match)
                if names is not None:
                    made = tuple(move for ply, move in enumerate(match.moves) if match.by(ply) >= 0)
                    return made, seed, tuple(names.items())
            match.play(match.rules.sample(match.state, rng))
    raise AssertionError(f"{position.game} never comes to that")


def begun(position: Position, seed: str) -> Match:
    """Return a match of that table."""
    who = [(NAMES[at], "person" if at in position.people else "kitten") for at in range(position.seats)]
    seats = tuple(Seat(name, "mochi", player) for name, player in who)
    return Match(Setup(position.game, seats, seed, dict(position.options))).begin()


class Touching:
    """Somebody at a table who does what a script says."""

    def __init__(self, position: Position, folder, **settings):
        made, seed, names = reached(position)
        self.match, self.names = begun(position, seed), dict(names)
        for move in made:
            self.match.play(move)
        if position.alter:
            self.match.states[self.match.at] = position.alter(self.match.state)
        self.stage = make_stage(**{"obvious": False, **settings})
        self.stage.mind = Still()
        self.table = Doors(self.stage).seat(self.match, Journal(folder, "hand"), tips=False)
        self.stage.push(self.table)
        self.stage.settle()
        pygame.display.init()  # the wheel asks which keys are held
        self.start, self.clicks = self.match.at, 0
        self.spin(3)

    def spin(self, frames: int = 2) -> None:
        """Let everything come to rest."""
        for _ in range(frames):
            self.stage.update(0.5)
            while self.table.view.easel.busy:
                self.table.view.easel.hurry() or self.stage.update(0.5)
            self.stage.draw()

    def do(self, script: str) -> str:
        """Do what a script says; return what came of it."""
        for step in script.format(**self.names).split(" > "):
            self.step(*step.split(" "))
            self.spin()
        return self.outcome()

    def step(self, word: str, *rest: str) -> None:
        """Do one step of a script."""
        if word == "key":
            self.stage.event(key(KEYS[rest[0]]))
        elif word == "wheel":
            self.stage.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=int(rest[0])))
        elif word == "drag":
            self.drag(self.where(rest[0]), self.where(rest[2]))
        elif word == "rest":
            self.stage.event(mouse(pygame.MOUSEMOTION, self.where(rest[0])))
        elif word == "right":
            self.press(self.where(rest[0]), 3)
        else:
            self.clicks += 1
            self.press(self.where(word), 1)

    def press(self, pos, button: int) -> None:
        """Click at a place of the canvas."""
        self.stage.event(mouse(pygame.MOUSEMOTION, pos))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stage.event(mouse(kind, pos, button))

    def drag(self, start, end) -> None:
        """Drag from one place of the canvas to another."""
        self.stage.event(mouse(pygame.MOUSEMOTION, start))
        self.stage.event(mouse(pygame.MOUSEBUTTONDOWN, start))
        for part in (0.2, 0.6, 1.0):
            at = tuple(a + (b - a) * part for a, b in zip(start, end))
            self.stage.event(mouse(pygame.MOUSEMOTION, at))
        self.stage.event(mouse(pygame.MOUSEBUTTONUP, end))

    def where(self, name: str):
        """Return a place of the canvas where a hand finds that name."""
        self.table.hand.look()
        view = self.table.view
        if name == "beside":
            return self.beside()
        if "/" in name:  # a place of the canvas
            x, y = name.split("/")
            return float(x), float(y)
        if name == "ghost":
            return view.camera.lies(self.table.hand.grid.squares((0, 0))[0]).center
        for one in view.targets.front:
            if name in one.names:
                return one.box.center
        lying = [one for one in (*view.targets.marks, *reversed(view.targets.pieces)) if name in one.names]
        for one in sorted(lying, key=lambda one: not one.says):
            for x, y in ((0.5, 0.5), (0.15, 0.2), (0.85, 0.8), (0.2, 0.85), (0.8, 0.15), (0.5, 0.1)):
                at = view.camera.lies(one.box)
                pos = at.x + at.w * x, at.y + at.h * y
                found = view.targets.at(pos, view.camera.seen(pos))
                if found and name in found.names and found.says == one.says:
                    return pos
        place = view.board.place(name)
        assert place, f"{name} lies nowhere"
        return view.camera.lies(place.box).center

    def beside(self):
        """Return a place of the canvas where nothing lies."""
        view = self.table.view
        free = ((x, y) for y in range(1060, 200, -20) for x in range(20, 1900, 20))
        return next(pos for pos in free if self.empty(view, pos))

    def empty(self, view, pos) -> bool:
        """Tell whether nothing is to be touched at a place and near it."""
        near = [(pos[0] + x, pos[1] + y) for x in (-14, 0, 14) for y in (-14, 0, 14)]
        grid = self.table.hand.grid
        onto = any(grid.under(view.camera.seen(at)) for at in near) if grid.face else False
        return not onto and all(view.targets.at(at, view.camera.seen(at)) is None for at in near)

    def outcome(self) -> str:
        """Return what came of it: moves made, a question, a ghost, words in hand, a clause, or nothing."""
        match, play = self.match, self.table.play
        moves = [" ".join(match.moves[ply]) for ply in range(self.start, match.at) if match.by(ply) == 0]
        found = ["made " + ", ".join(moves)] if moves else []
        if match.at < self.start:
            found.append(f"back {self.start - match.at}")
        if play.wish.plans:
            found.append("asks " + " ".join(sorted(play.picker.next())))
        elif play.armed:
            found.append("ghost " + " ".join(play.armed[-1]))
        elif self.table.hand.grid.face:
            grid = self.table.hand.grid
            found.append(f"ghost {grid.face}" if grid.cell is not None else f"holds {grid.face}")
        elif play.picker.words:
            found.append("holds " + " ".join(play.picker.words))
        if play.refused:
            found.append(f"clause {play.refused}")
        if self.stage.top is not self.table:
            found.append(type(self.stage.top).__name__)
        return "; ".join(found) or "nothing"


def check(position: Position, folder, script: str, expected: str, **settings) -> None:
    """Hold a script to what is expected of it."""
    hand = Touching(position, folder, **settings)
    assert hand.do(script) == expected.format(**hand.names), (script.format(**hand.names), hand.names)
