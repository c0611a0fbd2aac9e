"""Work that is done a little at a time, so that whoever waits for it need not stand still."""

from __future__ import annotations

from collections.abc import Generator
from time import thread_time
from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """Work that comes to a result, step by step."""

    def __init__(self, work: Generator[None, None, T]):
        self.work = work
        self.over = False
        self.results: list[T] = []  # the one it has come to, once it is over

    def go_on(self, seconds: float = float("inf")) -> bool:
        """Go on for that long, in time of this thread, or a step longer; tell whether it came to its end just now."""
        end = thread_time() + seconds
        while not self.over:
            try:
                next(self.work)
            except StopIteration as done:
                self.over = True
                self.results.append(done.value)
                return True
            if thread_time() >= end:
                break
        return False

    def result(self) -> T:
        """Go on to the end, however long that takes, and return what it led to."""
        self.go_on()
        return self.results[0]
