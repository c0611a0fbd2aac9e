"""Large pictures that were drawn once are kept on disk: to read one takes a tenth of the time to draw it.

A file is a digest of what follows, then the pixels, packed. Whatever is wrong with one, the picture is drawn anew.
"""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pygame

from .. import disk, paths

LARGE = 100_000  # pixels from which on a picture is worth it
MOST = 96  # files that are kept, the newest
DIGEST = 16  # bytes
ORDER: Final = "BGRA"  # of the bytes of a pixel, as windows have them


def digest(*parts: bytes) -> bytes:
    """Return what tells these bytes from all others."""
    found = blake2b(digest_size=DIGEST)
    for part in parts:
        found.update(part)
    return found.digest()


def file_of(drawing: bytes, size: tuple[int, int]) -> Path:
    """Return the file of a drawing at a size; another one where drawing or rasteriser are others."""
    name = digest(drawing, f"{size} {pygame.version.ver}".encode()).hex()
    return paths.pictures() / f"{name}.pixels"


def take(drawing: bytes, size: tuple[int, int]) -> pygame.Surface | None:
    """Return what was kept of a drawing; nothing if it was not, or is not whole."""
    if size[0] * size[1] < LARGE:
        return None
    with suppress(OSError, ValueError, zlib.error, paths.Homeless):
        found = file_of(drawing, size).read_bytes()
        packed, most = found[DIGEST:], size[0] * size[1] * 4
        if digest(packed) == found[:DIGEST]:
            pixels = zlib.decompressobj().decompress(packed, most)
            return pygame.image.frombuffer(pixels, size, ORDER)
    return None


def keep(drawing: bytes, picture: pygame.Surface) -> None:
    """Keep a picture for the next time, where there is room for it; the oldest make room."""
    with suppress(OSError, paths.Homeless):
        path, packed = file_of(drawing, picture.get_size()), zlib.compress(pygame.image.tobytes(picture, ORDER))
        disk.make_folder(path.parent)
        disk.put(path, digest(packed) + packed)
        others = sorted(path.parent.glob("*.pixels"), key=os.path.getmtime, reverse=True)
        for old in others[MOST:]:
            old.unlink()
