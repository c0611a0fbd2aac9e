"""Short notes over whatever is shown: how long they stay, and where they hide nothing that can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import room
from .paint import CANVAS, Box, Paint
from .room import Cost, Size

STAYS, READ = 4.0, 18  # seconds a toast stays at least, and letters read in a second
WIDE, MOST = (800, 620, 470), 1200  # canvas units one may take in text of usual size, and ever
TOP = 24  # where it would like to lie


@dataclass
class Toast:
    """A short note, at the top of the screen if there is room; it belongs to the scene it was first read in."""

    text: str
    icon: str
    left: float
    box: Box | None = None  # where it was drawn; a click takes it away
    scene: object = None  # over which it is shown

    def age(self, seconds: float) -> None:
        """Let time pass."""
        self.left -= seconds

    def lie(self, box: Box) -> None:
        """Be drawn there."""
        self.box = box

    def belong(self, scene: object) -> None:
        """Be shown over that scene, if it is shown over none yet."""
        self.scene = self.scene or scene


def make(text: str, icon: str) -> Toast:
    """Return a note that stays long enough to be read."""
    return Toast(text, icon, max(STAYS, len(text) / READ))


def draw(paint: Paint, notes: Sequence[Toast], keeps: Sequence[Box], costs: Sequence[Cost]) -> None:
    """Draw notes where they hide nothing that is kept, as near to the middle of the top as that allows."""
    kept = list(keeps)
    for note in notes:
        tried = sizes(paint, note.text)
        if note.box is None or note.box.size not in tried or note.box.collidelist(kept) >= 0:
            near = Box((CANVAS[0] - tried[0][0]) / 2, TOP, *tried[0])
            note.lie(room.find(tried, kept, costs, near) or room.least(tried, kept, costs, near))
        box = note.box or Box(0, 0, 0, 0)
        kept.append(box)
        alpha = 255 if note.left > 0.3 else round(255 * max(0, note.left) / 0.3)
        paint.sliced("toast", box, alpha)
        paint.image(note.icon, (box.x + 9, box.centery - 22, 44, 44), alpha=alpha)
        at = (box.x + 84, box.centery)
        paint.text(note.text, at, 26, "strong", anchor="midleft", room=box.w - 119, alpha=alpha)


def sizes(paint: Paint, text: str) -> list[Size]:
    """Return how large a note may be: on few lines, or narrower."""
    found = []
    for most in WIDE:
        wide = min(MOST, most * paint.text_size, paint.extent(text, 26, "strong")[0] + 130)
        high = max(72, paint.extent(text, 26, "strong", room=wide - 120)[1] + 32)
        found.append((float(round(wide)), float(round(high))))
    return found
