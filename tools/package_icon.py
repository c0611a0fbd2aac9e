"""The program's icon in the files each system wants, from its one drawing."""

from __future__ import annotations

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

SMALL, LARGE = (16, 24, 32, 48, 64), (128, 256)  # old parts of Windows read small ones only as plain bitmaps
APPLE = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
APPLE["ic10"] = 1024


def draw(drawing: Path, folder: Path) -> None:
    """Write meowgames.png, .ico and .icns."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "meowgames.png").write_bytes(png(drawing, 256))
    (folder / "meowgames.ico").write_bytes(ico(drawing))
    (folder / "meowgames.icns").write_bytes(icns(drawing))


def png(drawing: Path, size: int) -> bytes:
    """The drawing as a PNG of that size."""
    out = io.BytesIO()
    pygame.image.save(_square(drawing, size), out, "icon.png")
    return out.getvalue()


def ico(drawing: Path) -> bytes:
    """All sizes in one file for Windows."""
    pictures = [(size, _bitmap(drawing, size)) for size in SMALL]
    pictures += [(size, png(drawing, size)) for size in LARGE]
    head, at = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, picture in pictures:
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(picture for _, picture in pictures)


def icns(drawing: Path) -> bytes:
    """All sizes in one file for macOS."""
    body = b""
    for name, size in APPLE.items():
        picture = png(drawing, size)
        body += name.encode() + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _bitmap(drawing: Path, size: int) -> bytes:
    """A bitmap as icons hold it: no file head, upside down, twice the height for a mask left empty."""
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    mask = bytes((size + 31) // 32 * 4 * size)
    return head + pygame.image.tobytes(_square(drawing, size), "BGRA", True) + mask


def _square(drawing: Path, size: int) -> pygame.Surface:
    """The drawing in the middle of a square."""
    picture = pygame.image.load_sized_svg(drawing, (size, size))
    whole = pygame.Surface((size, size), pygame.SRCALPHA)
    whole.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    return whole
