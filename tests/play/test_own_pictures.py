"""The pictures of a table of one's own: what is let through can be drawn, and quickly."""

import struct
import zlib
from pathlib import Path
from random import Random

import own_tables as own
import pytest
from own_drawings import FIGMA, ILLUSTRATOR, INKSCAPE

from meowgames.play import own_png, own_svg
from meowgames.play.own_file import Trouble
from meowgames.play.own_make import example
from meowgames.screen.rasters import Raster, rasterised

# ── PNG ──

HEAD, PIXELS, END = (own.png(9, 9)[8:33], own.png(9, 9)[33:-12], own.png(9, 9)[-12:])
TONES, ODD = own.chunk(b"PLTE", b"\1\2\3"), own.chunk(b"tEXt", b"a\0b")
TONED = own.chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 8, 3, 0, 0, 0))
TONED_PIXELS = own.chunk(b"IDAT", zlib.compress(bytes(10) * 9))
HALF = zlib.compress((b"\0" + bytes(36)) * 9)
PARTS = {
    "two heads": HEAD + HEAD + PIXELS + END,
    "another head later": HEAD + own.chunk(b"IHDR", struct.pack(">IIBBBBB", 4000, 4000, 8, 6, 0, 0, 0)) + PIXELS + END,
    "a part nobody knows and everybody needs": HEAD + own.chunk(b"ABCD", b"x") + PIXELS + END,
    "what a telephone writes": HEAD + own.chunk(b"CgBI", b"\x50\0\x20\2") + PIXELS + END,
    "a part without a name": HEAD + own.chunk(b"\0\xff\1\2", b"x") + PIXELS + END,
    "a name that is kept for later": HEAD + own.chunk(b"abcd", b"x") + PIXELS + END,
    "pixels apart": HEAD + own.chunk(b"IDAT", HALF[:9]) + ODD + own.chunk(b"IDAT", HALF[9:]) + END,
    "tones after pixels": TONED + TONED_PIXELS + TONES + END,
    "tones twice": TONED + TONES + TONES + TONED_PIXELS + END,
    "broken tones first": TONED + own.chunk(b"PLTE", b"\1\2") + TONES + TONED_PIXELS + END,
    "no tones": TONED + TONED_PIXELS + END,
    "a thousand empty parts": HEAD + ODD * 1000 + PIXELS + END,
    "a million parts": HEAD + ODD * 1_000_000 + PIXELS + END,
}


@pytest.mark.parametrize("data", PARTS.values(), ids=PARTS)
def test_a_png_whose_parts_are_not_as_they_should_be_is_refused(data):
    with pytest.raises(Trouble, match=r"own\.png "):
        own_png.size("odd.png", own_png.START + data)


def test_a_large_png_may_have_as_many_parts_as_programs_write():
    rows = zlib.compress(b"".join(b"\0" + Random(row).randbytes(4 * 300) for row in range(300)), 1)
    small = b"".join(own.chunk(b"IDAT", rows[at : at + 1024]) for at in range(0, len(rows), 1024))
    head = own.chunk(b"IHDR", struct.pack(">IIBBBBB", 300, 300, 8, 6, 0, 0, 0))
    assert own_png.size("large.png", own_png.START + head + small + END) == (300, 300)


KINDS = [b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"tEXt", b"zTXt", b"bKGD", b"pHYs", b"sBIT", b"hIST", b"tIME",
         b"eXIf", b"acTL", b"fcTL", b"fdAT", b"abCd", b"abcd", b"ABCD", b"sCAL"]  # fmt: skip


def by_chance(luck):
    """A PNG of all sorts of parts, some of them where they do not belong."""
    colour = luck.choice([*own_png.DEPTHS])
    depth, laced = luck.choice(own_png.DEPTHS[colour]), luck.randint(0, 1)
    wide, high = luck.randint(1, 40), luck.randint(1, 40)
    rows = own_png._rows(wide, high, depth * own_png.BESIDE[colour], bool(laced))
    packed = zlib.compress(b"".join(bytes([luck.randrange(5)]) + luck.randbytes(count - 1) for count in rows))
    cut = luck.randrange(len(packed))
    parts = [own.chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, depth, colour, 0, 0, laced))]
    if colour == 3 or luck.random() < 0.1:
        parts.append(own.chunk(b"PLTE", luck.randbytes(3 * luck.choice([1, 16, 256]))))
    for _ in range(luck.randint(0, 4)):
        body = luck.randbytes(luck.choice([0, 1, 2, 4, 6, 9, 13, 32, 300]))
        parts.insert(luck.randint(1, len(parts)), own.chunk(luck.choice(KINDS), body))
    parts += [own.chunk(b"IDAT", packed[:cut]), own.chunk(b"IDAT", packed[cut:]), END]
    at, to, how = luck.randrange(len(parts)), luck.randrange(len(parts)), luck.random()
    if how < 0.1:
        parts[at], parts[to] = parts[to], parts[at]
    elif how < 0.2:
        parts.insert(at, parts[to])
    elif how < 0.25:
        del parts[at]
    return own_png.START + b"".join(parts)


def test_whatever_its_parts_are_a_png_is_refused_or_drawn():
    drawn = refused = 0
    for number in range(4000):
        data = by_chance(Random(number))
        try:
            size = own_png.size("odd.png", data)
        except Trouble:
            refused += 1
            continue
        assert rasterised(Raster(Path("odd.png"), size), data).get_size() == size, number
        drawn += 1
    assert drawn > 1000 and refused > 1000


# ── SVG ──

VALUES = ["", "nan", "inf", "1e39", "-1", "0", "9" * 40, "#a", "url(#a)", "none", "100%", "1e-40", "#fff", "rgb(1,2,3)",
          "rgb(", "scale(9)", "matrix(0 0 0 0 0 0)", "rotate(1e30)", "skewX(90)", "M", "M0 0Z", "zz", "A0 0 0 2 3 1 1",
          "a1e3 1 1 1 1 1 1", "M1 1h9v-9", "userSpaceOnUse", "objectBoundingBox", "10mm", "5em", "x" * 300,
          "stroke:red;stroke-dasharray:1 2", "fill:red;class:a"]  # fmt: skip
PIECES = ["<g>", "</g>", '<path d="M0 0L5 5" stroke="red" stroke-dasharray="1 2"/>', '<stop offset="nan"/>', "<defs>",
          "</defs>", "<style>.a{fill:", "}</style>", " ", '"', "/>", "&#x41;", "<!-- x -->", 'class="st0"']  # fmt: skip


def changed(luck, text):
    """A drawing with something changed in it by chance."""
    for _ in range(luck.randint(1, 3)):
        parts, at, how = text.split('"'), luck.randrange(len(text)), luck.randrange(4)
        if how < 2:
            parts[luck.randrange(1, len(parts) - 1, 2)] = luck.choice(VALUES)
            text = '"'.join(parts)
        else:
            text = text[:at] + (luck.choice(PIECES) if how == 2 else "") + text[at + luck.randrange(20) * (how == 3) :]
    return text


def test_whatever_is_changed_in_it_a_drawing_is_refused_or_drawn():
    mouse = (example("pictures") / "mouse-sky.svg").read_bytes()
    texts = [one.decode() for one in (INKSCAPE, ILLUSTRATOR, FIGMA, mouse)]
    drawn = refused = 0
    for number in range(1200):
        luck = Random(number)
        data = changed(luck, luck.choice(texts)).encode()
        try:
            own_svg.size("odd.svg", data)
        except Trouble:
            refused += 1
            continue
        assert rasterised(Raster(Path("odd.svg"), (40, 40)), data).get_size() == (40, 40), number
        drawn += 1
    assert drawn > 150 and refused > 500, (drawn, refused)
