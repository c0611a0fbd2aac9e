"""Reads pictures in a thread beside the drawing one: first what a frame waits for, then what may come."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from threading import Condition, Thread
from typing import NamedTuple

import pygame

from .. import paths
from ..play.own_file import home_of
from ..play.own_tiles import picture
from . import larder

AHEAD = 16 << 20  # bytes of pictures that wait to be asked for


class Raster(NamedTuple):
    """A drawing at a size in pixels; what it is kept under."""

    source: Path
    size: tuple[int, int]


class Rasters(Thread):
    """The thread, its two queues, and what it has drawn and nobody has taken yet."""

    def __init__(self) -> None:
        super().__init__(name="rasters", daemon=True)
        self.wanted: deque[Raster] = deque()  # a frame waits for these
        self.soon: deque[Raster] = deque()  # a later one will
        self.foreseen: Callable[[], Iterable[Raster]] | None = None  # says what may be wanted next
        self.later: deque[Raster] = deque()
        self.asked: set[Raster] = set()
        self.drawn: dict[Raster, pygame.Surface | Exception] = {}
        self.fresh: deque[tuple[bytes, pygame.Surface]] = deque()  # large ones, to be kept on disk once there is time
        self.size = 0
        self.at: Raster | None = None  # what is being drawn
        self.waited = False  # whether a frame waits for that
        self.scale = 0  # grows whenever the scale changes: what is being drawn then is drawn in vain
        self.awake = Condition()
        self.ended = False

    @property
    def behind(self) -> bool:
        """Whether something that was asked for is not drawn yet."""
        return bool(self.wanted) or self.waited

    @property
    def comes(self) -> bool:
        """Whether something is to come soon, though nobody waits for it."""
        return bool(self.soon) or self.at is not None

    def take(self, key: Raster, patient: bool = False) -> pygame.Surface | None:
        """Return a picture that has been drawn; ask for it, now or soon, and return nothing if it has not."""
        with self.awake:
            if key not in self.drawn:
                self._ask_soon(key) if patient else self._ask(key)
                return None
            self.asked.discard(key)
            found = self._drop(key)
        if isinstance(found, Exception):
            raise found
        return found

    def want(self, key: Raster) -> None:
        """Ask for a picture, to be taken later."""
        with self.awake:
            if key not in self.drawn:
                self._ask_soon(key)

    def _ask_soon(self, key: Raster) -> None:
        if key not in self.asked:
            self.asked.add(key)
            self.soon.append(key)
            self.awake.notify()

    def _ask(self, key: Raster) -> None:
        """Ask for a picture that a frame waits for, perhaps one that was only to come soon."""
        if key == self.at:
            self.waited = True
        elif key not in self.asked or key in self.soon:
            self.asked.add(key)
            with suppress(ValueError):
                self.soon.remove(key)
            self.wanted.append(key)
            self.awake.notify()

    def ahead(self, which: Callable[[], Iterable[Raster]]) -> None:
        """Draw these when nothing is waited for, instead of what was to come before; the thread asks which."""
        with self.awake:
            self.foreseen, self.later = which, deque()
            self.awake.notify()

    def _drop(self, key: Raster) -> pygame.Surface | Exception:
        found = self.drawn.pop(key)
        if isinstance(found, pygame.Surface):
            self.size -= found.get_height() * found.get_pitch()
        return found

    def forget(self) -> None:
        """Drop what was drawn or asked for: the scale has changed."""
        with self.awake:
            self.wanted.clear()
            self.soon.clear()
            self.later.clear()
            self.foreseen = None
            self.asked.clear()
            self.drawn.clear()
            self.size, self.scale = 0, self.scale + 1

    def close(self) -> None:
        """End the thread once it has drawn what it is at."""
        with self.awake:
            self.ended = True
            self.awake.notify()
        self.join(2)

    def run(self) -> None:
        """Draw what is asked for until the window closes."""
        while True:
            with self.awake:
                self.at, self.waited = None, False
                while not (self.ended or self.wanted or self.soon or self.foreseen or self._may_go_on() or self.fresh):
                    self.awake.wait()
                if self.ended:
                    return
                scale, which, fresh = self.scale, None, None
                if self.wanted:
                    self.at, self.waited = self.wanted.popleft(), True
                elif self.soon:
                    self.at = self.soon.popleft()
                elif self.foreseen:
                    which, self.foreseen = self.foreseen, None
                elif self._may_go_on():
                    self.at = self.later.popleft()
                else:
                    fresh = self.fresh.popleft()
            if which:
                self._look_ahead(which)
            elif fresh:
                larder.keep(*fresh)
            elif self.at and self.at not in self.drawn:
                self._draw(self.at, scale)

    def _may_go_on(self) -> bool:
        """Tell whether there is more to draw ahead, and room for it."""
        return bool(self.later) and self.size < AHEAD

    def _look_ahead(self, which: Callable[[], Iterable[Raster]]) -> None:
        """Ask what may be wanted, and drop what was drawn for something else."""
        try:
            found = list(which())
        except Exception:
            return  # it will be missed, and named, when it is shown
        with self.awake:
            self.later = deque(found)
            for key in [key for key in self.drawn if key not in self.asked and key not in found]:
                self._drop(key)

    def _draw(self, key: Raster, scale: int) -> None:
        found: pygame.Surface | Exception
        try:
            drawing = read(key)
            kept = larder.take(drawing, key.size)
            found = kept or rasterised(key, drawing)
            if not kept and key.size[0] * key.size[1] >= larder.LARGE:
                self.fresh.append((drawing, found))
        except Exception as error:  # whoever asks for it is told; the thread goes on
            found = error
        with self.awake:
            if scale != self.scale:
                return
            if isinstance(found, pygame.Surface):
                self.size += found.get_height() * found.get_pitch()
            self.drawn[key] = found


def load(key: Raster) -> pygame.Surface:
    """Return a drawing as a surface of exactly its size, fit for the window."""
    return rasterised(key, read(key))


def read(key: Raster) -> bytes:
    """Return what is written in the file of a drawing; one of a table of one's own is looked through as it is now."""
    home = home_of(Path(key.source))
    if home:
        return picture(Path(key.source), home)
    try:
        drawing = paths.need(key.source).read_bytes()
    except OSError as error:
        raise paths.Missing(key.source, str(error)) from error
    if not _is_png(key) and not drawing.rstrip().endswith(b"</svg>"):  # the rasteriser would draw what there is of it
        raise paths.Missing(key.source, "its end is missing")
    return drawing


def rasterised(key: Raster, drawing: bytes) -> pygame.Surface:
    """Return what is drawn there at exactly its size."""
    width, height = max(1, key.size[0]), max(1, key.size[1])
    try:
        image = _pixels(drawing) if _is_png(key) else pygame.image.load_sized_svg(BytesIO(drawing), (width, height))
    except pygame.error as error:
        raise paths.Missing(key.source, str(error)) from error
    if image.get_size() != (width, height):  # the rasteriser keeps the ratio; a pixel may be missing
        image = pygame.transform.smoothscale(image, (width, height))
    return image.convert_alpha() if pygame.display.get_surface() else image


def _is_png(key: Raster) -> bool:
    """Tell whether it is made of pixels already, as a table of one's own may show it."""
    return str(key.source).lower().endswith(".png")


def _pixels(drawing: bytes) -> pygame.Surface:
    """Return a PNG as it is, clear where it shows nothing."""
    found = pygame.image.load(BytesIO(drawing), ".png")
    image = pygame.Surface(found.get_size(), pygame.SRCALPHA, 32)
    image.blit(found, (0, 0))
    return image
