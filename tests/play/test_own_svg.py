"""Drawings of one's own that would take too long to be drawn are refused, and what people draw is not."""

import io
import time

import own_tables as own
import pygame
import pytest
from own_drawings import JOINED, THICK, drawn, fence, hand, outline, strewn

from meowgames import paths
from meowgames.play import own_svg
from meowgames.play.own_file import Trouble
from meowgames.play.own_svg_path import lines, matrix, moved, path
from meowgames.play.own_svg_work import PLAIN, Work
from meowgames.play.own_xml import read

PIXELS = 1024  # at which it is asked how long a drawing takes
MOST = 2.0  # seconds of an accepted one, here with room for a slow machine
TONES = '<radialGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>'


BUNDLE = [(100 * (at % 2), 50 + at / 2000) for at in range(2000)]
HOSTILE = {
    "four thick lines of thousands of points": "".join(drawn(strewn(3500, at), THICK) for at in range(4)),
    "one thick line": drawn(strewn(3900), THICK),
    "a zigzag with round corners": drawn([(at / 40, 50 + at % 2) for at in range(3900)], f"{THICK} {JOINED}"),
    "a fence": drawn(fence(2900, 500)),
    "a fence on its side": f'<g transform="rotate(90 50 50)">{drawn(fence(2900, 500))}</g>',
    "a bundle turned upright": f'<g transform="rotate(90 50 50)">{drawn(BUNDLE)}</g>',
    "a fence drawn small and shown large": f'<g style="transform:scale(1000)"><g transform="scale(1e-3)">'
    f"{drawn(fence(2900, 500))}</g></g>",
    "a line of a class": "<style>.a{stroke:#c33;stroke-width:9px}</style>" + drawn(strewn(700), 'class="a"'),
    "a class that moves": "<style>.a{transform:scale(.01)}</style>" + drawn(fence(300, 300), 'class="a"'),
    "curves": '<path d="M50 50' + "c90-90 -90 90 0 .1" * 1200 + '"/>',
    "large arcs": f'<path {THICK} d="M50 50' + "a40 40 0 1 1 .1 .1" * 900 + '"/>',
    "dashes on one line": f'<path {THICK} stroke-dasharray=".02" d="M0 50{"H100H0" * 6}"/>',
    "two thousand sheets": '<rect width="100" height="100" fill="#c33"/>' * 1990,
    "two hundred with gradients": TONES + '<rect width="100" height="100" fill="url(#a)"/>' * 200,
    "numbers beyond measure": '<path d="M0 0L1e300 1e300L0 1e307"/>',
    "a pen beyond measure": '<path stroke="red" stroke-width="1e999" transform="rotate(1e999)" d="M0 0L1 1"/>',
}  # fmt: skip


@pytest.mark.parametrize("inside", HOSTILE.values(), ids=HOSTILE)
def test_a_drawing_that_takes_too_long_is_refused_with_a_sentence_before_it_is_drawn(inside, monkeypatch):
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda *_: pytest.fail("it was drawn"))
    data = own.svg(inside=inside)
    assert len(data) < own_svg.BYTES
    with pytest.raises(Trouble) as found:
        own_svg.size("cat.svg", data)
    assert found.value.reason in ("own.svg.much", "own.svg.odd", "own.svg.number") and found.value.at.line > 0


ROUND = 'fill="none" stroke="#333" stroke-linecap="round" stroke-linejoin="round"'
ORDINARY = {
    "a line of 2,000 points drawn by hand": drawn(hand(2000), f'{ROUND} stroke-width=".6"'),
    "a thick one": drawn(hand(2000), f'{ROUND} stroke-width="3"'),
    "the longest a path may have": drawn(hand(3900), f'{ROUND} stroke-width="2"'),
    "an outline of 2,000 points": drawn(outline(2000), 'fill="#fc8" stroke="#333" stroke-width="1"'),
    "20 outlines of 500": TONES + drawn(outline(500), 'fill="url(#a)" stroke="#333"') * 20,
    "1,000 whiskers": "".join(drawn([(x, y), (x + 4, y + 9)], f'{ROUND} stroke-width=".2"') for x, y in strewn(1000)),
    "a hatching": drawn([(5 + at * 0.6, 20 + 60 * (at % 2)) for at in range(150)], f'{ROUND} stroke-width=".3"'),
    "dots": f'<path {ROUND} d="' + "".join(f"M{x:.1f} {y:.1f}h.01" for x, y in strewn(1000)) + '"/>',
    "a dashed seam": drawn(outline(300), f'{ROUND} stroke-width=".5" stroke-dasharray="2 1"'),
    "leaves in layers": '<g transform="matrix(.5 0 0 .5 20 20)">' + drawn(outline(200)) * 60 + "</g>",
    "a page of letters": f'<path {ROUND} d="' + "".join(
        f"M{x} {y}c3 1 2 4 0 5s-4 1-3-4q-2-2 1-1t2 0a2 3 10 0 1-2 0z" for x in range(5, 95, 6) for y in range(5, 95, 6)
    ) + '"/>',
}  # fmt: skip


@pytest.mark.parametrize("inside", ORDINARY.values(), ids=ORDINARY)
def test_what_people_draw_is_accepted_and_drawn_at_once(inside):
    data = own.svg(inside=inside)
    assert own_svg.size("cat.svg", data) == (100, 100)
    assert spent(data) < MOST


def spent(data):
    """The seconds a drawing takes at a size at which it is seen from near."""
    start = time.thread_time()
    pygame.image.load_sized_svg(io.BytesIO(data), (PIXELS, PIXELS))
    return time.thread_time() - start


NEAR = {  # as much as may be
    "a fence": drawn(fence(400, 1700)),
    "a fence of lines": drawn(fence(180, 1800), 'fill="none" stroke="red" stroke-width=".01"'),
    "five fences": drawn(fence(180, 1800)) * 5,
    "points anywhere": drawn(strewn(1000)),
    "a hundred gradients": TONES + '<rect width="100" height="100" fill="url(#a)"/>' * 100,
    "two thousand small ones": TONES + '<rect width="22" height="22" fill="url(#a)"/>' * 1990,
}


@pytest.mark.slow
@pytest.mark.parametrize("inside", NEAR.values(), ids=NEAR)
def test_the_worst_that_is_accepted_takes_about_a_second(inside):
    data = own.svg(inside=inside)
    assert own_svg.size("cat.svg", data) and 0.2 < reckoned(data) < own_svg.SECONDS
    assert spent(data) < MOST


@pytest.mark.slow
def test_every_drawing_of_the_house_would_be_accepted_and_takes_no_longer_than_is_reckoned():
    sprites = sorted(paths.data("sprites").rglob("*.svg"), key=lambda one: -one.stat().st_size)[:60]
    for one in sprites:
        data = one.read_bytes()
        assert own_svg.size(one.name, data)
        assert reckoned(data) < own_svg.SECONDS / 2, one


def reckoned(data):
    """The seconds a drawing is reckoned to take at most."""
    root = read("cat.svg", data, "svg")
    return sum(more for _, more in Work(root, own_svg._size(root)).shapes(root, {}, PLAIN))


# ── how it is reckoned ──


@pytest.mark.parametrize("text, wanted", [
    ("M1 2L3 4H5V6z", [[(1, 2), (3, 4), (5, 4), (5, 6), (1, 2)]]),
    ("m1 2 2 2h2v2zm1 1l1 1", [[(1, 2), (3, 4), (5, 4), (5, 6), (1, 2)], [(2, 3), (3, 4)]]),
    ("M0,0C1,1 2,1 3,0S5-1 6,0", [[(0, 0), (1, 1), (2, 1), (3, 0), (4, -1), (5, -1), (6, 0)]]),
    ("M0 0q1 1 2 0t2 0 2 0", [[(0, 0), (1, 1), (2, 0), (3, -1), (4, 0), (5, 1), (6, 0)]]),
    ("M.5.5-1-1e0", [[(0.5, 0.5), (-1, -1)]]),
])  # fmt: skip
def test_the_points_of_a_path_are_those_that_are_drawn(text, wanted):
    assert [line for line in path(text) if len(line) > 1] == wanted


@pytest.mark.parametrize("text", ["M50 20a30 30 0 0 1 0 60", "M50 20A30 30 0 0150 80", "M20 50a30 30 0 1 0 .01 0"])
def test_the_points_of_an_arc_enclose_it(text):
    surface = pygame.image.load_sized_svg(io.BytesIO(own.svg(inside=f'<path d="{text}"/>')), (100, 100))
    box = surface.get_bounding_rect()
    points = [point for line in path(text) for point in line]
    assert min(x for x, _ in points) <= box.x + 1 and max(x for x, _ in points) >= box.right - 1
    assert min(y for _, y in points) <= box.y + 1 and max(y for _, y in points) >= box.bottom - 1


@pytest.mark.parametrize("text, wanted", [
    ("translate(3)", (4, 2)), ("translate(1 2) scale(3)", (4, 8)), ("rotate(90)", (-2, 1)),
    ("rotate(180, 1, 1)", (1, 0)), ("matrix(1 2 3 4 5 6)", (12, 16)), ("skewX(45)", (3, 2)),
    ("skewY(45)", (1, 3)), ("", (1, 2)),
])  # fmt: skip
def test_a_point_comes_to_lie_where_it_is_drawn(text, wanted):
    assert moved((1.0, 2.0), matrix(text)) == pytest.approx(wanted)


@pytest.mark.parametrize("inside", [
    '<rect x="10" y="20" width="30" height="40"/>', '<ellipse cx="25" cy="40" rx="15" ry="20"/>',
    '<polygon points="10,20 40,20 40,60 10,60"/>', '<line x1="10" y1="20" x2="40" y2="60"/>',
    '<path d="M10 20h30v40h-30z"/>',
])  # fmt: skip
def test_every_shape_is_reckoned_where_it_lies(inside):
    (node,) = read("cat.svg", own.svg(inside=inside), "svg").children
    points = [point for line in lines(node, 100, 100) for point in line]
    assert (min(points), max(points)) == ((10, 20), (40, 60))
