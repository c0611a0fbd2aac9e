"""Art by name: SVG rasterised once at the size it is shown, sliced, tilted or dimmed on demand, and kept.

What stretches is a nine-slice; what is kept is a cache that drops the longest unused (LRU).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from io import BytesIO
from threading import Thread
from typing import Any

import pygame

from .. import paths

KEPT = 120 << 20  # bytes of rasters kept before the longest unused are dropped


class Art:
    """The faces of the tilesets as surfaces, for one scale at a time."""

    def __init__(self) -> None:
        self.faces: dict[str, dict[str, Any]] = {}
        self.learned: dict[str, dict[str, Any]] = {}  # what was taken in last
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.size = 0
        self.drawn: dict[Hashable, pygame.Surface] = {}  # rasters made ahead, not yet asked for
        self.ahead: Thread | None = None

    def learn(self, faces: dict[str, dict[str, Any]]) -> None:
        """Take in the faces of a map's tilesets; rasters of another game's face of the same name are dropped."""
        if faces is self.learned:
            return
        self.learned = faces
        if any(name in self.faces and self.faces[name]["source"] != props["source"] for name, props in faces.items()):
            self.forget()
        self.faces.update(faces)

    def forget(self) -> None:
        """Drop every raster: the scale has changed."""
        self.kept.clear()
        self.drawn = {}  # a thread that still draws for the old scale fills the old one
        self.size = 0

    def props(self, face: str) -> dict[str, Any]:
        """Return what the tileset says about a face."""
        try:
            return self.faces[face]
        except KeyError:
            raise paths.Missing(paths.data("levels"), f"no tileset has a tile of type {face}") from None

    def memo(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under that key, made now if it is not there (memoisation)."""
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        made = self.kept[key] = make()
        self.size += made.get_height() * made.get_pitch()
        while self.size > KEPT and len(self.kept) > 1:
            _, old = self.kept.popitem(last=False)
            self.size -= old.get_height() * old.get_pitch()
        return made

    def draw_ahead(self, wanted: Iterable[tuple[str, tuple[int, int]]]) -> None:
        """Rasterise faces in a thread of their own, so that none has to be drawn while something moves."""
        todo = [key for key in dict.fromkeys(wanted) if key not in self.kept and key not in self.drawn]
        drawn = self.drawn

        def work() -> None:
            for face, size in todo:
                if self.drawn is not drawn:
                    return
                try:
                    drawn[face, size] = self._load(face, size)
                except paths.Missing:
                    continue  # it will be missed, and named, when it is shown

        if todo and not (self.ahead and self.ahead.is_alive()):
            self.ahead = Thread(target=work, daemon=True)
            self.ahead.start()

    def ready(self, face: str, size: tuple[int, int]) -> bool:
        """Tell whether a face of that size need not be drawn first."""
        return (face, size) in self.kept or (face, size) in self.drawn

    def image(self, face: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a face at exactly that many pixels."""
        return self.memo((face, size), lambda: self._raster(face, size))

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

        return self.memo((face, size, tilt, look), make)

    def sliced(self, face: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """Return a stretchable face of that many pixels, its corners and ends unstretched."""
        return self.memo(("slice", face, size, scale), lambda: self._slice(face, size, scale))

    def _raster(self, face: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a face fit for the window, drawn ahead or now."""
        image = self.drawn.pop((face, size), None) or self._load(face, size)
        return image.convert_alpha() if pygame.display.get_surface() else image

    def _load(self, face: str, size: tuple[int, int]) -> pygame.Surface:
        source = self.props(face)["source"]
        width, height = max(1, size[0]), max(1, size[1])
        try:
            drawing = paths.need(source).read_bytes()
            if not drawing.rstrip().endswith(b"</svg>"):  # the rasteriser would draw what there is of it
                raise pygame.error("its end is missing")
            image = pygame.image.load_sized_svg(BytesIO(drawing), (width, height))
        except (OSError, pygame.error) as error:
            raise paths.Missing(source, str(error)) from error
        if image.get_size() != (width, height):  # the rasteriser keeps the ratio; a pixel may be missing
            image = pygame.transform.smoothscale(image, (width, height))
        return image

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
