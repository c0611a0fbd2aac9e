"""The committed pictures are what tools/art draws, can be drawn by the program, and can be told apart."""

import io
import itertools
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from meowgames.rules.isle.tiles import STRIDE, WAYS, cells, oriented
from tools.art import order
from tools.art.curve import curves
from tools.art.draw import SETS, draw
from tools.art.head import EAR, HEAD, ear
from tools.art.isle_data import FAMILIES
from tools.art.palette import SEATS, SUITS, apart
from tools.art.pieces import PIECES, insets, picture
from tools.check_svg import faults

ROOT = Path(__file__).resolve().parents[2]
SPRITES = sorted((ROOT / "sprites").rglob("*.svg"))
RESERVED = set("type class name x y width height id gid rotation visible template".split())


def files(root: Path) -> dict[str, bytes]:
    """Return all drawn files under a root by their path."""
    folders = {folder for _, parts in SETS.values() for folder, _ in parts}
    paths = [path for folder in folders for path in (root / "sprites" / folder).glob("*.svg")]
    paths += [root / "levels" / f"{name}.tsx" for name in SETS]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Everything as drawn now, into a folder that held one stale picture."""
    root = tmp_path_factory.mktemp("art")
    stale = root / "sprites" / "house" / "stale.svg"
    stale.parent.mkdir(parents=True)
    stale.write_text("<svg/>")
    draw(root)
    return files(root)


@pytest.mark.slow
def test_committed_art_is_what_is_drawn(drawn: dict[str, bytes]) -> None:
    """The same files, and in each the same bytes."""
    here = files(ROOT)
    assert sorted(here) == sorted(drawn)
    assert [name for name in here if here[name] != drawn[name]] == []


def test_size() -> None:
    """The pictures stay small enough to be read in no time."""
    sizes = {path.stem: path.stat().st_size for path in SPRITES}
    assert sum(path.stat().st_size for path in SPRITES) < 15_000_000
    cards = {name: size for name, size in sizes.items() if re.fullmatch(r"(green|blue|pink)\d+", name)}
    assert len(cards) == 54 and max(cards.values()) < 40_000
    assert max(sizes.values()) < 200_000


@pytest.mark.parametrize("name", SETS)
def test_tileset(name: str) -> None:
    """Every tile shows an existing picture of its own name and size, under the id that the order gives it."""
    root = ET.parse(ROOT / "levels" / f"{name}.tsx").getroot()
    listed = getattr(order, name.upper()).split()
    assert len(set(listed)) == len(listed)
    assert int(root.get("tilecount", 0)) == len(root.findall("tile"))
    for tile in root.findall("tile"):
        face, image = tile.get("type", ""), tile.find("image")
        assert image is not None and re.fullmatch(r"[a-z0-9_-]+(@[0-5]m?)?", face)
        assert listed[int(tile.get("id", -1))] == face
        path = ROOT / "levels" / image.get("source", "")
        svg = ET.parse(path).getroot()
        assert path.stem == face
        assert (svg.get("width"), svg.get("height")) == (image.get("width"), image.get("height"))
        props = {p.get("name", ""): p.get("value", "") for p in tile.iter("property")}
        assert not RESERVED & set(props)
        if "l" in props:
            left, top, right, bottom = (int(props[key]) for key in "ltrb")
            assert left + right < int(image.get("width", 0)), face
            assert top + bottom < int(image.get("height", 0)), face


def test_backs_and_marks_exist() -> None:
    """A face that a tile refers to is drawn."""
    for name in SETS:
        root = ET.parse(ROOT / "levels" / f"{name}.tsx").getroot()
        faces = {tile.get("type") for tile in root.findall("tile")}
        for prop in root.iter("property"):
            if prop.get("name") in ("back", "mark"):
                assert prop.get("value") in faces


@pytest.mark.parametrize("tones", [SEATS, SUITS], ids=["seats", "suits"])
def test_colours_can_be_told_apart(tones: dict[str, dict[str, str]]) -> None:
    """Any two look at least 25 steps apart, also to people who confuse red and green."""
    for a, b in itertools.combinations(tones, 2):
        assert apart(tones[a]["main"], tones[b]["main"]) >= 25, (a, b)


def test_shapes_accompany_colours() -> None:
    """No seat and no suit is told by its colour alone."""
    assert len(SEATS) == 6 == len({seat["badge"] for seat in SEATS.values()})
    assert len(SUITS) == 3 == len({suit["emblem"] for suit in SUITS.values()})


def test_every_way_to_lay_a_tile_is_drawn() -> None:
    """Cats and treasures of the island have a picture of the right size for each orientation that the rules list."""
    root = ET.parse(ROOT / "levels" / "isle.tsx").getroot()
    drawn = {tile.get("type", ""): tile for tile in root.findall("tile")}
    for name, ways in WAYS.items():
        rows = next(p.get("value", "") for p in drawn[name].iter("property") if p.get("name") == "cells")
        for way in ways:
            squares = oriented(cells(rows.replace("/", " ")), way.orientation)
            assert sum(1 << y * STRIDE + x for x, y in squares) == way.mask, name
            image = drawn[name if way.orientation == "@0" else name + way.orientation].find("image")
            size = [100 * (1 + max(square[axis] for square in squares)) for axis in (0, 1)]
            assert image is not None and [int(image.get(side, 0)) for side in ("width", "height")] == size


def test_families_of_the_island_differ_in_more_than_colour() -> None:
    """Each has its own coat, tail and emblem."""
    for sign in ("coat", "tail", "emblem"):
        assert len({getattr(kin, sign) for kin in FAMILIES.values()}) == len(FAMILIES) == 5


@pytest.mark.slow
def test_all_pictures_can_be_drawn() -> None:
    """Nothing in sprites/ leaves the subset of SVG that the rasteriser knows."""
    assert {path.name: found for path in SPRITES if (found := faults(path))} == {}


NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
HEADER = f'<svg {NAMESPACES} width="9" height="9">'
GOOD = (
    '<defs><linearGradient id="a" x1="0%" x2="50%"><stop offset="0" stop-color="#fff"/></linearGradient>'
    '<radialGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="2"/></defs>'
    '<g transform="rotate(30) scale(-2 2)"><path d="M0 0T4 4 8 8" fill="url(#a)" stroke="rgb(9,9,9)"/></g>'
    '<rect width="4" height="4" fill="none" stroke="#123456" opacity=".5"/><circle r="2" opacity=".5"/>'
)
BAD = {
    "text": "<text>meow</text>",
    "use": '<use xlink:href="#a"/>',
    "clipPath": "<clipPath/>",
    "mask": "<mask/>",
    "filter": "<filter/>",
    "symbol": "<symbol/>",
    "pattern": "<pattern/>",
    "marker": "<marker/>",
    "nested svg": "<svg/>",
    "image": "<image/>",
    "clip-path": '<rect clip-path="url(#a)"/>',
    "mask attribute": '<rect style="mask:url(#a)"/>',
    "filter attribute": '<rect filter="url(#a)"/>',
    "marker-end": '<path marker-end="url(#a)"/>',
    "paint-order": '<path paint-order="stroke"/>',
    "mix-blend-mode": '<rect style="mix-blend-mode:multiply"/>',
    "visibility": '<rect visibility="hidden"/>',
    "currentColor": '<rect fill="currentColor"/>',
    "rgba": '<rect fill="rgba(1,2,3,.5)"/>',
    "eight digits": '<rect fill="#11223344"/>',
    "hsl": '<rect fill="hsl(10,50%,50%)"/>',
    "colour name": '<rect style="fill: tomato"/>',
    "stop colour": '<linearGradient id="q" x2="9%"><stop stop-color="tomato"/></linearGradient>',
    "missing gradient": '<rect fill="url(#nowhere)"/>',
    "group opacity": '<g opacity=".5"><rect/></g>',
    "fill and stroke": '<rect fill="#fff" stroke="#000" opacity=".5"/>',
    "inherited stroke": '<g stroke="#000"><rect fill="#fff" opacity=".5"/></g>',
    "uneven scale": '<g transform="scale(2 1)"><path d="M0 0l3 3" stroke="#000"/></g>',
    "uneven after a turn": '<path transform="scale(2 1) rotate(90) scale(1 2)" stroke="#000"/>',
    "skew": '<path transform="skewX(20)" stroke="#000"/>',
    "uneven matrix": '<path transform="matrix(1 0 0 2 0 0)" stroke="#000"/>',
    "fraction in a box": '<linearGradient id="q" x2="1"/>',
    "fraction of a radius": '<radialGradient id="q" cx="50%" r="0.5"/>',
    "focus": '<radialGradient id="q" gradientUnits="userSpaceOnUse" r="5" fx="2"/>',
    "spreadMethod": '<linearGradient id="q" gradientUnits="userSpaceOnUse" spreadMethod="reflect"/>',
    "plain href": '<radialGradient id="q" gradientUnits="userSpaceOnUse" href="#a"/>',
    "S after T": '<path d="M0 0Q1 1 2 2T4 4S5 5 6 6"/>',
}


def test_good_svg_has_no_faults(tmp_path: Path) -> None:
    """What the rasteriser draws well is not complained about."""
    path = tmp_path / "good.svg"
    path.write_text(HEADER + GOOD + "</svg>")
    assert faults(path) == []


@pytest.mark.parametrize("kind", BAD)
def test_bad_svg_is_caught(kind: str, tmp_path: Path) -> None:
    """Each thing that would be drawn wrongly is named once."""
    path = tmp_path / "bad.svg"
    path.write_text(HEADER + GOOD + BAD[kind] + "</svg>")
    assert len(faults(path)) == 1


@pytest.mark.parametrize(
    "text",
    [
        (HEADER + GOOD),
        "",
        HEADER.replace('width="9"', "") + "</svg>",
        HEADER.replace('height="9"', 'height="100%"') + "</svg>",
        HEADER.replace('height="9"', 'height="0"') + "</svg>",
        "<html/>",
    ],
    ids=["truncated", "empty", "no width", "percent", "no size", "not svg"],
)
def test_broken_file_is_caught(text: str, tmp_path: Path) -> None:
    """A file that is cut off, empty, without size or no SVG at all is a fault, not an exception."""
    path = tmp_path / "bad.svg"
    path.write_text(text)
    assert len(faults(path)) == 1
    assert faults(tmp_path / "missing.svg") != []


def along(start: tuple[int, int], pieces: tuple, steps: int = 200) -> list[tuple[float, float]]:
    """Return points on a written line."""
    out, (px, py) = [], start
    for piece in pieces:
        if len(piece) == 1:
            piece = ((px, py), piece[0], piece[0])
        (ax, ay), (bx, by), (qx, qy) = piece
        for k in range(1, steps + 1):
            u = k / steps
            a, b, c, d = (1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u**3
            out.append((a * px + b * ax + c * bx + d * qx, a * py + b * ay + c * by + d * qy))
        px, py = qx, qy
    return out


@pytest.mark.parametrize("shape", [HEAD, ear(1, 6, EAR)], ids=["head", "ear"])
def test_curves_follow_the_pen(shape: list[tuple[float, float]]) -> None:
    """A line written as curves is far shorter and passes every drawn point within the slack."""
    points = tuple((round(x * 1000), round(y * 1000)) for x, y in shape)
    pieces = curves(points, True, 80)
    assert len(pieces) < len(points) / 4
    written = [points[0], *along(points[0], pieces)]
    assert max(min(math.dist(p, q) for q in written) for p in points) < 100


def test_corners_stay_corners() -> None:
    """A box is written with its four straight sides."""
    box = ((0, 0), (50000, 0), (100000, 0), (100000, 60000), (0, 60000))
    assert all(len(piece) == 1 for piece in curves(box, True, 80))


def raster(w: int, h: int, text: str) -> pygame.Surface:
    """Return a picture on a warm ground."""
    out = pygame.Surface((w, h))
    out.fill((205, 160, 110))
    out.blit(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h)), (0, 0))
    return out


def spans(first: int, last: int, old: int, new: int) -> list[tuple[int, int, int, int]]:
    """Return start and length, before and after, of the three parts of one axis."""
    if first + last == 0:
        return [(0, old, 0, new)]
    return [
        (0, first, 0, first),
        (first, old - first - last, first, new - first - last),
        (old - last, last, new - last, last),
    ]


@pytest.mark.parametrize("name", PIECES)
def test_pieces_stretch(name: str) -> None:
    """A piece cut in nine and stretched looks like the same piece drawn at that size."""
    piece = PIECES[name]
    left, top, right, bottom = insets(piece)
    w, h = piece.least[0] * (2 if left else 1), round(piece.least[1] * (1.5 if top else 1))
    state = piece.states[0] if piece.states else None
    small, large = picture(piece, state), picture(piece, state, w, h)
    source = raster(small.width, small.height, small.text())
    native = raster(large.width, large.height, large.text())
    out = pygame.Surface(native.get_size())
    for sx, sw, dx, dw in spans(left, right, small.width, large.width):
        for sy, sh, dy, dh in spans(top, bottom, small.height, large.height):
            part = source.subsurface((sx, sy, sw, sh))
            out.blit(pygame.transform.scale(part, (dw, dh)), (dx, dy))
    pairs = zip(pygame.image.tobytes(out, "RGB"), pygame.image.tobytes(native, "RGB"))
    assert max(abs(p - q) for p, q in pairs) < 40
