"""How much may be made for one frame, so that nothing that moves stutters (a frame budget)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

MAKING = 6.0  # milliseconds of the drawing thread for new pictures and letters of one frame
TRYING = 3.0  # of them for what something else can stand in for
LISTING = 9.0  # milliseconds after which a frame that is late anyway lists nothing more
LONG = 4.0  # milliseconds of anything else after which drawing waits for the next frame

Made = TypeVar("Made")


class Absent(Exception):
    """Something to be drawn is not there yet; whoever wanted it draws nothing, and the frame is not shown."""


class FrameBudget:
    """The time that may still be spent on one frame, and whether something had to be put off."""

    def __init__(self) -> None:
        self.counts = False  # without a running window nothing is counted and all is made at once
        self.spent, self.most = 0.0, MAKING
        self.short = False  # whether the next frame can do better, even if no picture has come by then
        self.late = False  # whether something is missing in what is made now, in the end in the whole frame
        self.lacks = False  # whether something is missing anywhere
        self.rough = False  # whether something stands in for what is not there yet: shown, but drawn again
        self.within = False  # whether something is being made now, by whose time the rest is counted
        self.began = 0.0  # when the frame did, by the time of the drawing thread

    def begin(self, most: float = MAKING) -> None:
        """Begin a frame with nothing made and nothing put off."""
        self.spent, self.most, self.short, self.late, self.rough = 0.0, most, False, False, False
        self.lacks, self.began = False, time.thread_time()

    def put_off(self) -> Absent:
        """Note that something is missing, and return what to raise."""
        self.late = self.lacks = True
        return Absent()

    def start(self) -> None:
        """Count from now on."""
        self.counts = True

    def whole(self, work: Callable[[], object]) -> bool:
        """Do some work; tell whether nothing was missing for it, nor stood in for by something else."""
        late, rough = self.late, self.rough
        self.late = self.rough = False
        try:
            work()
            return not (self.late or self.rough)
        finally:
            self.late, self.rough = late or self.late, rough or self.rough

    def tried(self, work: Callable[[], object]) -> bool:
        """Do some work that something else can stand in for; tell whether nothing was missing."""
        late, most = self.late, self.most
        self.most = min(most, self.spent + TRYING)
        done = self.whole(work)
        self.late, self.most = late, most
        return done

    def enough(self, work: Callable[[], object]) -> bool:
        """Do some work that comes before drawing; tell whether that was enough for one frame: it is put off then."""
        start = time.thread_time() if self.counts else 0.0
        work()
        if not self.counts or (time.thread_time() - start) * 1000 < LONG:
            return False
        self.short = self.late = self.lacks = True
        return True

    def over(self) -> bool:
        """Tell whether a frame that will not be shown has taken long enough: the next one goes on from here."""
        if not (self.counts and self.lacks) or (time.thread_time() - self.began) * 1000 < LISTING:
            return False
        self.short = self.late = True
        return True

    def stand_in(self) -> None:
        """Note that something else is shown for now, or something a little later: the next frame is drawn too."""
        self.rough = True

    def make(self, make: Callable[[], Made]) -> Made:
        """Make something if there is time left for it in this frame."""
        if not self.counts or self.within:
            return make()
        if self.spent >= self.most:
            self.short = True
            raise self.put_off()
        start, self.within = time.thread_time(), True
        try:
            return make()
        finally:
            self.within = False
            self.spent += (time.thread_time() - start) * 1000
