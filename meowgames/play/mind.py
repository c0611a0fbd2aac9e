"""A process of its own for thinking (a worker process), so that the table keeps its frame rate."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import MutableMapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from ..rules import Move, Plan, State, find
from .brain import LEVELS, Brain

log = logging.getLogger(__name__)

TRIES = 2  # failures in a row after which a question is answered at random
GRACE = 5.0  # seconds a silent process gets beyond the level's cap, the first start included
BEAT = 0.02  # seconds between two looks at the line while thinking
WEIGHT = 10  # niceness of the thinking process: the window comes first


class Question(NamedTuple):
    """All the thinking process is told: a guess, never the truth."""

    ticket: int
    game: str
    guess: State
    seat: int
    level: str
    seed: str
    few: int = 0  # so many of the best plans are told beside the answer


class Mind:
    """One long-lived process that answers one question at a time and never leaves a game hanging."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.question: Question | None = None
        self.found: Move | None = None
        self.plans: list[Plan] = []  # the best few of the last answer, if they were asked for
        self.done = False
        self.failures = 0
        self.tickets = 0
        self.until = 0.0

    def warm(self) -> None:
        """Start the process early, so that the first question need not wait for it; a failure may wait."""
        try:
            self._start()
        except OSError:
            self._end()

    def _start(self) -> Connection:
        """Return the line to the process, started if none runs."""
        if self.line and self.process and self.process.is_alive():
            return self.line
        self._end()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.line = ours
        self.process = process = context.Process(target=live, args=(theirs,), name="mind", daemon=True)
        process.start()
        theirs.close()  # so that its death is heard as the end of the line
        return ours

    def ask(self, game: str, state: State, seat: int, level: str, seed: str, few: int = 0) -> None:
        """Start a thought for this seat, dropping the one before; only a guess of the state travels.

        Whoever wants to choose asks for a few plans beside the answer.
        """
        guess = find(game).guess(state, seat, Random(seed))
        self.tickets += 1
        self.question = Question(self.tickets, game, guess, seat, level, seed, few)
        self.found, self.plans, self.done = None, [], False
        self._send()

    def best(self) -> Move | None:
        """Return the best move found so far."""
        self._hear()
        return self.found

    def poll(self) -> Move | None:
        """Return the answer once it is there, else None; asking again is up to the caller."""
        self._hear()
        question = self.question
        if question and not self.done and self.failures >= TRIES:
            self.found = self.found or find(question.game).sample(question.guess, Random(question.seed))
            self.failures = TRIES - 1  # the next question may try once more
            self.done = True
        if not question or not self.done:
            return None
        self.question = None
        return self.found

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return self.question is not None

    def drop(self) -> None:
        """Forget the question; the process notices between two playouts."""
        if self.question and self.line:
            try:
                self.line.send(None)
            except OSError:
                self._end()
        self.question = self.found = None

    def close(self) -> None:
        """End the process; a later question starts another."""
        self.question = self.found = None
        self._end()

    def _send(self) -> None:
        """Put the question to the process; a process that cannot be reached counts as a failure."""
        while self.question and self.failures < TRIES:
            try:
                self._start().send(self.question)
                self.until = monotonic() + LEVELS[self.question.level].cap + GRACE
                return
            except OSError:
                self._fail()

    def _hear(self) -> None:
        """Take in what the process said; ask again if it died or has been silent too long."""
        if not self.question or self.done:
            return
        try:
            while not self.done and self.line and self.line.poll():
                ticket, word, move = self.line.recv()
                if ticket != self.question.ticket:
                    continue
                if word == "failed":
                    log.warning("thinking about %s failed: %s", self.question.game, *move)
                    raise EOFError(word)
                if word == "plans":
                    self.plans = move
                    continue
                self.found = move
                if word == "done":
                    self.done, self.failures = True, 0
        except (EOFError, OSError, pickle.UnpicklingError):
            self._again()
        if not self.done and self.failures < TRIES and monotonic() > self.until:
            self._again()

    def _again(self) -> None:
        """Count a failure and put the same question to a new process."""
        self._fail()
        self._send()

    def _fail(self) -> None:
        self.failures += 1
        self._end()

    def _end(self) -> None:
        """Hang up and see the process off, however deaf it is."""
        if self.line:
            self.line.close()
        if self.process:
            if self.process.pid:
                self.process.terminate()
                self.process.join(1)
                if self.process.is_alive():
                    self.process.kill()
                    self.process.join()
            self.process.close()
        self.line = self.process = None


def live(line: Connection) -> None:
    """Think about one question after another until the other end hangs up: the life of the process."""
    modules: MutableMapping[str, Any] = sys.modules
    modules.setdefault("pygame", None)  # reading a level must not load the screen's library here
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides when to stop
    if hasattr(os, "nice"):
        os.nice(WEIGHT)
    brains: dict[tuple, Brain] = {}  # the one that thought last, for the rest of its turn
    try:
        while True:
            question = line.recv()
            if question:
                asked = question.game, question.seat, question.level
                brains = {asked: brains.get(asked) or Brain(find(question.game), LEVELS[question.level])}
                answer(line, question, brains[asked])
    except (EOFError, OSError):
        return


def answer(line: Connection, question: Question, brain: Brain) -> None:
    """Send each better move as it is found and the last as the answer, unless another word comes first."""
    ticket, _, guess, seat, level, seed, few = question
    dice = Random(seed)
    start = beat = monotonic()
    sent = move = None
    try:
        for move in brain.think(guess, seat, dice):
            now = monotonic()
            if now - beat < BEAT and sent:
                continue
            beat = now
            if line.poll():
                return
            if move != sent:
                line.send((ticket, "best", move))
                sent = move
            if now - start > LEVELS[level].cap:
                break
        if few:
            line.send((ticket, "plans", brain.plans(seat, few, dice)))
    except OSError:
        raise
    except Exception as error:  # a broken game must not end the table: the other end answers instead
        line.send((ticket, "failed", (repr(error),)))
        return
    line.send((ticket, "done", move))
