"""Art by name: SVG rasterised once at the size it is shown, sliced, tilted or dimmed on demand, and kept.

What stretches is a nine-slice; what is kept is a cache that drops the longest unused (LRU).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from .. import paths
from .budget import MAKING, Absent, FrameBudget
from .rasters import Raster, Rasters, load

KEPT = 72 << 20  # bytes of pictures and letters kept before the longest unused are dropped


class Art:
    """The faces of the tilesets as surfaces, for one scale at a time."""

    def __init__(self) -> None:
        self.faces: dict[str, dict[str, Any]] = {}
        self.learned: dict[str, dict[str, Any]] = {}  # what was taken in last
        self.kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()  # and the frame that used it last
        self.size = self.frame = 0
        self.foreseen: Hashable = None  # for what pictures were drawn ahead last
        self.budget = FrameBudget()
        self.rasters: Rasters | None = None  # the thread that reads pictures; without it they are read at once
        self.patient = False  # whether what is asked for may come after what others wait for

    @property
    def awaits(self) -> bool:
        """Whether a picture that a frame waits for is not drawn yet."""
        return self.rasters is not None and self.rasters.behind

    @contextmanager
    def patience(self) -> Iterator[bool]:
        """Let what is asked for come after what frames wait for; tell whether something that was is still to come."""
        self.patient = True
        try:
            yield self.rasters is not None and (self.rasters.behind or self.rasters.comes)
        finally:
            self.patient = False

    def start(self) -> None:
        """Read pictures in a thread of its own from now on, and count what is made for a frame."""
        self.rasters = Rasters()
        self.rasters.start()
        self.budget.start()

    def close(self) -> None:
        """End the thread."""
        if self.rasters:
            self.rasters.close()

    def begin(self, most: float = MAKING) -> None:
        """Begin a frame, for which so much may be made: what it uses is not dropped before its end."""
        self.frame += 1
        self.budget.begin(most)

    def learn(self, faces: dict[str, dict[str, Any]]) -> None:
        """Take in the faces of a map's tilesets; those of another game may have the same names."""
        if faces is not self.learned:
            if any(_redrawn(self.faces[face], props) for face, props in faces.items() if face in self.faces):
                self.forget()
            self.learned = faces
            self.faces.update(faces)

    def forget(self) -> None:
        """Drop every picture: the scale has changed."""
        self.kept.clear()
        self.size, self.foreseen = 0, None
        if self.rasters:
            self.rasters.forget()

    def props(self, face: str) -> dict[str, Any]:
        """Return what the tileset says about a face."""
        try:
            return self.faces[face]
        except KeyError:
            raise paths.Missing(paths.data("levels"), f"no tileset has a tile of type {face}") from None

    def source(self, face: str) -> Any:
        """Return the file a face is drawn in; what is made of a face is kept by this, not by its name."""
        return self.props(face)["source"]

    def memo(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under that key, made now if it is not there (memoisation)."""
        found = self.kept.get(key)
        if found is not None:
            if found[1] != self.frame:
                self.kept[key] = found[0], self.frame
                self.kept.move_to_end(key)
            return found[0]
        made: list[pygame.Surface] = []
        if not self.budget.whole(lambda: made.append(self.budget.make(make))):
            raise Absent  # it would lack something for ever
        return self._keep(key, made[0])

    def _keep(self, key: Hashable, made: pygame.Surface) -> pygame.Surface:
        self.kept[key] = made, self.frame
        self.size += made.get_height() * made.get_pitch()
        while self.size > KEPT:
            oldest, (old, used) = next(iter(self.kept.items()))
            if used == self.frame and self.budget.counts or len(self.kept) == 1:
                break  # a frame that is drawn needs it
            del self.kept[oldest]
            self.size -= old.get_height() * old.get_pitch()
        return made

    def draw_ahead(self, what: Hashable, wanted: Callable[[], Iterable[Raster]]) -> None:
        """Have pictures drawn that may be wanted soon, once nothing else is to be drawn; the thread asks which."""
        if self.rasters and what != self.foreseen:
            self.foreseen = what
            self.rasters.ahead(lambda: [one for one in dict.fromkeys(wanted()) if one not in self.kept])

    def foresee(self, face: str, size: tuple[int, int]) -> None:
        """Have a face drawn that will be wanted when what moves now has arrived."""
        key = Raster(self.source(face), size)
        if self.rasters and key not in self.kept:
            self.rasters.want(key)

    def image(self, face: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a face at exactly that many pixels."""
        key = Raster(self.source(face), size)
        if not self.rasters or key in self.kept:
            return self.memo(key, lambda: load(key))
        drawn = self.rasters.take(key, self.patient)
        if drawn is None:
            raise self.budget.put_off()
        return self._keep(key, drawn)

    def gather(self, faces: Iterable[tuple[str, tuple[int, int]]]) -> None:
        """See that all these faces are there at their sizes, before something is made of them."""
        missing = False
        for face, size in faces:
            try:
                self.image(face, size)
            except Absent:
                missing = True
        if missing:
            raise Absent

    def tilted(self, face: str, size: tuple[int, int], tilt: int, look: str = "") -> pygame.Surface:
        """Return a face tilted by whole degrees clockwise; look is "", "dim" or "mirror"."""
        if not tilt and not look:
            return self.image(face, size)

        def make() -> pygame.Surface:
            image = self.image(face, size)
            if look == "dim":
                image = dimmed(image)
            elif look == "mirror":
                image = pygame.transform.flip(image, True, False)
            return pygame.transform.rotozoom(image, -tilt, 1) if tilt else image

        return self.memo((self.source(face), size, tilt, look), make)

    def sliced(self, face: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """Return a stretchable face of that many pixels, its corners and ends unstretched."""
        return self.memo(("slice", self.source(face), size, scale), lambda: self._slice(face, size, scale))

    def _slice(self, face: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        props = self.props(face)
        natural = (round(props["width"] * scale), round(props["height"] * scale))
        source = self.image(face, natural)
        columns = _bands(props.get("l", 0), props.get("r", 0), natural[0], size[0], scale)
        rows = _bands(props.get("t", 0), props.get("b", 0), natural[1], size[1], scale)
        out = pygame.Surface(size, pygame.SRCALPHA)
        for sx, sw, dx, dw in columns:
            for sy, sh, dy, dh in rows:
                if min(sw, sh, dw, dh) > 0:
                    part = source.subsurface((sx, sy, sw, sh))
                    out.blit(part if (sw, sh) == (dw, dh) else pygame.transform.scale(part, (dw, dh)), (dx, dy))
        return out


def dimmed(image: pygame.Surface) -> pygame.Surface:
    """Return a surface as something that cannot be touched now: greyer and a little darker."""
    grey = pygame.transform.grayscale(image)
    grey.set_alpha(120)
    out = image.copy()
    out.blit(grey, (0, 0))
    out.fill((196, 192, 208, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _bands(start: int, end: int, natural: int, wanted: int, scale: float) -> tuple[tuple[int, int, int, int], ...]:
    """Return source and target runs along one axis: start and end keep their size, the middle stretches."""
    if not start and not end:
        start_px, end_px = natural // 2, natural - natural // 2 - 1
    else:
        start_px, end_px = round(start * scale), round(end * scale)
    if start_px + end_px > wanted:  # narrower than its ends: share what there is
        start_px = wanted * start_px // (start_px + end_px)
        end_px = wanted - start_px
    middle, room = natural - start_px - end_px, wanted - start_px - end_px
    return (
        (0, start_px, 0, start_px),
        (start_px, max(1, middle), start_px, room),
        (natural - end_px, end_px, wanted - end_px, end_px),
    )


def _redrawn(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Tell whether a picture of the same file may be another one now: a table of one's own has changed."""
    return old["source"] == new["source"] and old.get("stamp") != new.get("stamp")
