"""Looks through a PNG before anybody draws it: its size, its parts, and whether its rows unpack to what it says."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from .own_file import Trouble, Where, shown

BYTES = 16 << 20  # of one file
SIDE = 4096  # pixels of a side
SMALL = 1 << 16  # bytes of a part that is packed and no picture: profiles, texts
PACKED = (b"iCCP", b"zTXt", b"iTXt")
START = b"\x89PNG\r\n\x1a\n"
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}  # of each kind of colour
BESIDE = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # numbers of a pixel
NEEDED = (b"IHDR", b"PLTE", b"IDAT", b"IEND")  # nobody can draw a picture that needs other parts
PARTS = 10_000  # of one file
FEW, EACH = 100, 256  # so many parts it may have in any case, and one more for so many bytes
CHUNK = 1 << 16  # bytes that are unpacked at a time
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))  # Adam7


def size(name: str, data: bytes) -> tuple[int, int]:
    """Return how wide and high a PNG is; Trouble where it is none, is too large, or is not whole."""
    at = Where(shown(name))
    if not data.startswith(START) or data[12:16] != b"IHDR" or len(data) < 33 or data[8:12] != b"\0\0\0\r":
        raise Trouble("own.png", shown(name), at=at)
    wide, high = (int.from_bytes(data[start : start + 4], "big") for start in (16, 20))
    depth, colour, method, ways, laced = data[24:29]
    if not (0 < wide <= SIDE and 0 < high <= SIDE):
        raise Trouble("own.picture.size", shown(name), min(wide, 1 << 31), min(high, 1 << 31), SIDE, at=at)
    if depth not in DEPTHS.get(colour, ()) or method or ways or laced > 1:
        raise Trouble("own.png", shown(name), at=at)
    _unpack(_pixels(data, colour, at), _rows(wide, high, depth * BESIDE[colour], bool(laced)), at)
    return wide, high


def _pixels(data: bytes, colour: int, at: Where) -> list[memoryview]:
    """Return the parts in which pixels are; Trouble where parts are missing, too many, or in another order."""
    pixels: list[memoryview] = []
    kinds: list[bytes] = []
    for kind, body in _chunks(data, at):
        odd = not kind.isalpha() or kind[2:3].islower() or kind[:1].isupper() and kind not in NEEDED
        many = len(kinds) >= min(PARTS, FEW + len(data) // EACH)
        if odd or many or not _follows(kinds, kind) or not _fits(kind, len(body)):
            raise Trouble("own.png", shown(at.file), at=at)
        kinds.append(kind)
        if kind == b"IDAT":
            pixels.append(body)
    if colour == 3 and b"PLTE" not in kinds:
        raise Trouble("own.png", shown(at.file), at=at)
    return pixels


def _follows(kinds: list[bytes], kind: bytes) -> bool:
    """Tell whether a part may come after these: a head, at most one list of tones, pixels all together."""
    if kind == b"PLTE":
        return b"PLTE" not in kinds and b"IDAT" not in kinds
    if kind == b"IDAT":
        return kinds[-1] == b"IDAT" or b"IDAT" not in kinds
    return (kind == b"IHDR") == (not kinds)


def _fits(kind: bytes, length: int) -> bool:
    """Tell whether a part may be so long."""
    return length % 3 == 0 and 0 < length <= 768 if kind == b"PLTE" else kind not in PACKED or length <= SMALL


def _chunks(data: bytes, at: Where) -> Iterator[tuple[bytes, memoryview]]:
    """Yield the parts of a PNG; each is checked against the number that follows it, the last is its end."""
    view, start, kind = memoryview(data), len(START), b""
    while kind != b"IEND":
        count = int.from_bytes(view[start : start + 4], "big")
        kind, body = bytes(view[start + 4 : start + 8]), view[start + 8 : start + 8 + count]
        said = int.from_bytes(view[start + 8 + count : start + 12 + count], "big")
        if start + 12 + count > len(data) or zlib.crc32(body, zlib.crc32(kind)) != said:
            raise Trouble("own.png.torn", shown(at.file), at=at)
        yield kind, body
        start += 12 + count


def _rows(wide: int, high: int, bits: int, laced: bool) -> Iterator[int]:
    """Yield how many bytes each row has, with the one before it that says how it is written."""
    for x, y, across, down in PASSES if laced else ((0, 0, 1, 1),):
        pixels = len(range(x, wide, across))
        for _ in range(y, high, down) if pixels else ():
            yield 1 + (pixels * bits + 7) // 8


def _unpack(parts: list[memoryview], rows: Iterator[int], at: Where) -> None:
    """Unpack the rows a little at a time, and keep none of them; Trouble where they are not those of this size."""
    left, packed = 0, zlib.decompressobj()
    try:
        for part in parts:
            rest: bytes | memoryview = part
            while rest and not packed.eof:
                left = _count(packed.decompress(rest, CHUNK), rows, left, at)
                rest = packed.unconsumed_tail
        while not packed.eof and (found := packed.decompress(b"", CHUNK)):  # what it had taken in already
            left = _count(found, rows, left, at)
    except zlib.error:
        raise Trouble("own.png.torn", shown(at.file), at=at) from None
    if left or next(rows, 0) or not packed.eof:
        raise Trouble("own.png.torn", shown(at.file), at=at)


def _count(found: bytes, rows: Iterator[int], left: int, at: Where) -> int:
    """Return how much of a row is still to come after these bytes; each row begins with a number from 0 to 4."""
    start = left
    while start < len(found):
        row = next(rows, 0)
        if not row or found[start] > 4:
            raise Trouble("own.png.torn", shown(at.file), at=at)
        start += row
    return start - len(found)
