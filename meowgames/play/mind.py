"""A process of its own for thinking (a worker process), so that the table keeps its frame rate."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, Queue, SimpleQueue
from random import Random
from threading import Lock, Thread
from time import monotonic
from typing import Any, NamedTuple

from ..rules import Move, Plan, State, find
from .brain import LEVELS, Brain

log = logging.getLogger(__name__)

TRIES = 2  # failures in a row after which a question is answered at random
GRACE = 5.0  # seconds a silent process gets beyond the level's cap, the first start included
BEAT = 0.02  # seconds between two looks at the line while thinking
WEIGHT = 10  # niceness of the thinking process: the window comes first
LEAVE = 2.0  # seconds a killed process gets to be gone when the program closes


class Question(NamedTuple):
    """All the thinking process is told: a guess, never the truth."""

    ticket: int
    game: str
    guess: State
    seat: int
    level: str
    seed: str
    few: int = 0  # so many of the best plans are told beside the answer


class Thinker:
    """One thinking process; two threads start it, talk with it and see it off, so that the window waits for nothing.

    It may be slow, stopped, deaf or dead, and its pipe may be full: only the threads notice.
    """

    def __init__(self) -> None:
        self.said: SimpleQueue[Any] = SimpleQueue()  # what it said, and None once it says no more
        self.word: Queue[Question | None] = Queue(1)  # the newest word for it; older ones need not be heard
        self.process: BaseProcess | None = None  # once it has been started
        self.lost = False  # whether it says no more
        self.ended = False
        self.lock = Lock()  # over process and ended
        self.voice = Thread(target=self._talk, name="mind", daemon=True)
        self.voice.start()

    def tell(self, word: Question | None) -> None:
        """Leave a word for it, in place of one that has not been sent yet."""
        with suppress(Empty):
            self.word.get_nowait()
        self.word.put(word)

    def end(self) -> None:
        """Let it be killed; nobody waits until it is gone."""
        with self.lock:
            self.ended = True
            if self.process:
                with suppress(OSError):  # it is gone already
                    self.process.kill()
        self.tell(None)

    def _talk(self) -> None:
        """Start the process, send it word after word, and see it off: the life of one thread."""
        line = None
        try:
            line = self._begin()
            while not self.ended:
                line.send(self.word.get())
        except Exception:  # there is no process to be had, or this one no longer reads
            self._hush()
        with self.lock:
            process, self.process = self.process, None
        if process:
            process.kill()
            process.join()
            process.close()
        if line:
            line.close()

    def _begin(self) -> Connection:
        """Return the line to a new process, with somebody who listens to it."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=live, args=(theirs,), name="mind", daemon=True)
        try:
            process.start()
        finally:
            theirs.close()  # so that its death is heard as the end of the line
        with self.lock:
            self.process = process
        Thread(target=self._listen, args=(ours,), name="mind-ear", daemon=True).start()
        return ours

    def _listen(self, line: Connection) -> None:
        """Take in whatever the process says: the life of the other thread."""
        try:
            while True:
                self.said.put(line.recv())
        except Exception:  # it hung up, or babbles: either way it is of no more use
            self._hush()

    def _hush(self) -> None:
        self.lost = True
        self.said.put(None)


class Mind:
    """One long-lived process that answers one question at a time and never leaves a game hanging."""

    def __init__(self) -> None:
        self.thinker: Thinker | None = None
        self.question: Question | None = None
        self.found: Move | None = None
        self.plans: list[Plan] = []  # the best few of the last answer, if they were asked for
        self.done = False
        self.failures = 0
        self.tickets = 0
        self.until = 0.0

    @property
    def process(self) -> BaseProcess | None:
        """The process, once it runs."""
        return self.thinker.process if self.thinker else None

    def warm(self) -> None:
        """Start the process early, so that the first question need not wait for it; a failure may wait."""
        if not self.thinker or self.thinker.lost:
            self._end()
            with suppress(RuntimeError):  # the system has no thread left
                self.thinker = Thinker()

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
        if self.question and self.thinker:
            self.thinker.tell(None)
        self.question = self.found = None

    def close(self) -> None:
        """End the process; a later question starts another."""
        self.question = self.found = None
        thinker = self.thinker
        self._end()
        if thinker:
            thinker.voice.join(LEAVE)

    def _send(self) -> None:
        """Put the question to the process; one that cannot be had counts as a failure."""
        while self.question and self.failures < TRIES:
            self.warm()
            if self.thinker:
                self.thinker.tell(self.question)
                self.until = monotonic() + LEVELS[self.question.level].cap + GRACE
                return
            self.failures += 1

    def _hear(self) -> None:
        """Take in what the process said; ask again if it died or has been silent too long."""
        while self.question and self.thinker and not self.done:
            try:
                said = self.thinker.said.get_nowait()
            except Empty:
                break
            if said is None:
                self._again()
            elif said[0] == self.question.ticket:
                self._take(*said[1:])
        if self.question and not self.done and self.failures < TRIES and monotonic() > self.until:
            self._again()

    def _take(self, word: str, told: Any) -> None:
        """Take in one thing that was said about the question."""
        if word == "failed" or (word == "done" and not told):
            log.warning("thinking about %s failed: %s", self.question and self.question.game, told)
            self._again()
        elif word == "plans":
            self.plans = told
        else:
            self.found = told
            if word == "done":
                self.done, self.failures = True, 0

    def _again(self) -> None:
        """Count a failure and put the same question to a new process."""
        self.failures += 1
        self._end()
        self._send()

    def _end(self) -> None:
        """Send the process away, however deaf it is."""
        if self.thinker:
            self.thinker.end()
        self.thinker = None


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
    except Exception:  # the other end hung up or cannot be understood, and hears that nobody is here
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
        line.send((ticket, "failed", repr(error)))
        return
    line.send((ticket, "done", move))
