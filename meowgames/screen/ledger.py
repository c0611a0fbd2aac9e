"""What was written in a frame: every text with its box, the room it had, its size and what it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

PICTURE = "picture"  # owner of what is drawn, not written to be read: a thumbnail, a logo
SPEECH = "speech"  # owner of what somebody says over the table
CARD = "card"  # owner of what explains a thing while that is pointed at, whatever lies below
FIELD = "field"  # owner of what is typed: one sees as much of it as there is room for
NEAR = (24, 24, 24, 255)  # how far a pixel may change and still show the same


class Writing(NamedTuple):
    """One text of a frame, measured in pixels of the window."""

    text: str
    box: pygame.Rect  # what its letters cover
    wanted: int  # the size asked for
    pixels: int  # the size it was written in
    seen: pygame.Rect  # the part of the window that could be drawn on
    rolls: bool  # whether that part can be rolled up and down, so that lines may be cut at its edges
    broken: bool  # whether a word was broken or left out for want of room
    owner: str  # what it belongs to, "" for the table and the page
    part: float  # of its usual size, where the table is seen smaller; at most 1
    letters: pygame.Mask  # which pixels of its box they cover
    shown: pygame.Surface  # how the box looked when it had just been written


class Ledger:
    """Keeps where a paint has written, and all about it while somebody reads along; nobody does in a running game."""

    def __init__(self) -> None:
        self.put: list[tuple[pygame.Surface, pygame.Rect]] = []  # letters since the page was turned, and where
        self.read = False
        self.writings: list[Writing] = []
        self.papers: list[pygame.Rect] = []  # on which something is said over the table
        self.spoke: set[str] = set()  # whose papers they are
        self.owners: list[str] = [""]
        self.rolling = [False]

    @contextmanager
    def reading(self) -> Iterator[list[Writing]]:
        """Keep what is written from here on; what was kept before is gone."""
        self.read, self.writings, self.papers, self.spoke = True, [], [], set()
        try:
            yield self.writings
        finally:
            self.read = False

    def turn_page(self) -> None:
        """Forget what was written so far: another scene is drawn over it."""
        self.put.clear()
        self.writings.clear()
        self.papers.clear()
        self.spoke.clear()

    def lay(self, image: pygame.Surface, rect: pygame.Rect) -> None:
        """Keep where letters have just been put, unless they are a picture or said over the table."""
        if self.owners[-1] not in (PICTURE, SPEECH):
            self.put.append((image, rect))

    def since(self, count: int) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Return the letters that were put after the first so many."""
        return self.put[count:]

    def put_again(self, letters: list[tuple[pygame.Surface, pygame.Rect]]) -> None:
        """Keep where letters are put that were listed before."""
        self.put += letters

    def near(self, areas: list[pygame.Rect]) -> list[pygame.Rect]:
        """Return where letters stand in some areas, so that nothing drawn later need lie on them."""
        found = [(image, rect) for image, rect in self.put if rect.collidelist(areas) >= 0]
        return [image.get_bounding_rect().move(rect.topleft) for image, rect in found]

    @contextmanager
    def of(self, owner: str) -> Iterator[None]:
        """Note what is written for a while as belonging to something."""
        self.owners.append(PICTURE if self.owners[-1] == PICTURE else owner)
        try:
            yield
        finally:
            self.owners.pop()

    @contextmanager
    def speaks(self, paper: pygame.Rect, owner: str = SPEECH) -> Iterator[None]:
        """Note what is written for a while as said on a paper over the table, given in pixels."""
        if self.read:
            self.papers.append(paper)
            self.spoke.add(owner)
        with self.of(owner):
            yield

    @contextmanager
    def rolls(self) -> Iterator[None]:
        """Note what is written for a while as part of something that can be rolled up and down."""
        self.rolling.append(True)
        try:
            yield
        finally:
            self.rolling.pop()

    def note(
        self,
        text: str,
        image: pygame.Surface,
        rect: pygame.Rect,
        sizes: tuple[int, int],
        surface: pygame.Surface,
        broken: bool = False,
        part: float = 1.0,
    ) -> None:
        """Keep a text that has just been put on a surface, the size it wanted and the one it got."""
        if not self.read or not text.strip():
            return
        clip = surface.get_clip()
        letters = pygame.mask.from_surface(image, 127)
        bounds = letters.get_bounding_rects()
        ink = bounds[0].unionall(bounds[1:]) if bounds else pygame.Rect(0, 0, 0, 0)
        box = ink.move(rect.topleft)
        cut = pygame.mask.Mask(ink.size)
        cut.draw(letters, (-ink.x, -ink.y))
        shown = pygame.Surface(ink.size, 0, surface)
        shown.blit(surface, (0, 0), box)
        owner, rolls = self.owners[-1], self.rolling[-1]
        self.writings.append(Writing(text, box, *sizes, clip, rolls, broken, owner, part, cut, shown))


def hidden(writing: Writing, surface: pygame.Surface) -> float:
    """Return how much of a text's letters something else was drawn over, 0 to 1, given the finished frame."""
    if not writing.letters.count():
        return 0.0
    now = pygame.Surface(writing.box.size, 0, surface)
    now.blit(surface, (0, 0), writing.box)
    same = pygame.mask.from_threshold(now, (0, 0, 0), NEAR, writing.shown)
    kept = writing.letters.overlap_area(same, (0, 0))
    return 1 - kept / writing.letters.count()
