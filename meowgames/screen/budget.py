"""How much may be drawn for one frame, so that nothing that moves stutters (a frame budget)."""

from __future__ import annotations


class FrameBudget:
    """The pictures that may still be made for one frame, and whether one had to be put off."""

    def __init__(self) -> None:
        self.left = 1 << 30  # without a window nothing is counted
        self.late = False

    def grant(self, left: int) -> None:
        """Allow so much work for the next frame."""
        self.left = left

    def begin(self) -> None:
        """Begin a frame with nothing put off."""
        self.late = False

    def spend(self, work: int) -> None:
        """Count work that was done."""
        self.left -= work

    def put_off(self) -> None:
        """Note that a stand-in was drawn, so that the next frame must be drawn too."""
        self.late = True
