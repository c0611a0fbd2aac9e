"""Drawings of one's own that say what would end or halt the program are refused, and what people write is not.

Each of these was drawn once: it ended the process, went round for ever, or was drawn as something much larger.
"""

import io
import time

import own_tables as own
import pygame
import pytest
from own_drawings import FIGMA, ILLUSTRATOR, INKSCAPE, JOINED, SPACE, THICK, drawn, fence, strewn

from meowgames.play import own_svg
from meowgames.play.own_file import Trouble
from meowgames.words import Words

BOX = '<rect width="90" height="90" fill="url(#g)"/>'
SLOW = 0.5  # seconds in which anything is refused
FAR, NONE = strewn(3900), 'fill="none"'


def tone(said="", kind="radial", stop='<stop offset="1" stop-color="#000"/>'):
    """A gradient."""
    units = f'gradientUnits="userSpaceOnUse" {said}'
    return f'<{kind}Gradient id="g" {units}><stop offset="0"/>{stop}</{kind}Gradient>'


def seen(head, inside=BOX):
    """A drawing whose outermost element says something."""
    return f"<svg {SPACE} {head}>{inside}</svg>".encode()


NUMBERS = {
    "a gradient beyond measure": tone('r="1e39"') + BOX,
    "one that lies beyond measure": tone('cx="1e39" cy="5" r="5"') + BOX,
    "one along a line without end": tone('x1="1e39"', "linear") + BOX,
    "one that is moved beyond measure": tone('r="9" gradientTransform="scale(1e39)"') + BOX,
    "one that is moved a little, again and again": tone(f'r="9" gradientTransform="{"scale(999999)" * 7}"') + BOX,
    "one that is moved away and back": tone(f'r="9" gradientTransform="{"scale(1e5)scale(1e-5)" * 9}"') + BOX,
    "one that shrinks": tone(f'r="9" gradientTransform="{"scale(.001)" * 14}"') + BOX,
    "a shape without end": tone('r="9"') + '<rect width="1e20" height="90" fill="url(#g)"/>',
    "a line of infinite width": '<path stroke="red" stroke-width="1e39" d="M0 0L9 9"/>',
    "groups that grow": '<g transform="scale(1000)">' * 14 + BOX + "</g>" * 14,
    "groups that walk off": '<g transform="translate(1e7)scale(100)">' * 3 + BOX + "</g>" * 3,
    "a number that is read in part": f'<rect width="1{"0" * 80}e-79" height="9"/>',
    "a path with such a number": f'<path d="M0 0L1{"0" * 80}e-79 9"/>',
    "an angle beyond measure": '<g transform="rotate(1e300)"/>',
    "a style beyond measure": '<path style="stroke-width:1e20" d="M0 0"/>',
    "a sheet beyond measure": "<style>.a{stroke-width:1e20}</style>",
}  # fmt: skip
ODD = {
    "a class of itself": '<style>.a{class:a}</style><rect class="a" width="9" height="9"/>',
    "two classes of each other": '<style>.a{class:b}.b{class:a}</style><rect class="a" width="9" height="9"/>',
    "a class in a style": '<style>.a{fill:red}</style><rect class="a" style="class:a" width="9" height="9"/>',
    "a sheet that does not end": '<style>.a{fill:#0f0</style><rect class="a" width="9" height="9"/>',
    "a sheet that begins": '<style>.a {</style><rect class="a" width="9" height="9"/>',
    "a rule without a name": '<style>{fill:red} </style><rect class="a" width="9" height="9"/>',
    "a rule within a rule": "<style>@media print{.a{fill:red}}</style>",
    "a sheet with something in it": '<style>.a{fill:red<g id="x"/>}</style><rect class="a" width="9" height="9"/>',
    "a style of a style": '<rect style="style:transform:scale(3)" width="9" height="9"/>',
    "and one of that": '<rect style="style:style:stroke-width:3" width="9" height="9"/>',
    "a class that moves": '<style>.a{transform:scale(3)}</style><rect class="a" width="9" height="9"/>',
    "a move of another name": '<g transform="scaleFOO(3)"/>',
    "a move that does not end": '<g transform="scale(3"/>',
    "a move of too many numbers": '<g transform="scale(3 3 3)"/>',
    "moves within moves": f'<g transform="{"scale(" * 150_000}"/>',
    "a gradient that moves what follows": tone('r="9" transform="scale(3)"') + BOX,
    "a stop that widens what follows": tone('r="9"', stop='<stop style="stroke-width:90"/>') + BOX,
    "a width of letters": '<g font-size="9"><rect width="1e6em" height="9"/></g>',
    "letters of the size of letters": '<g font-size="9em">' * 30 + "</g>" * 30,
    "points of letters": '<polygon points="0,0 a b c d 9 9"/>',
    "a path of letters": '<path d="M0 0L5 5&amp;e39"/>',
    "a long style": f'<rect style="fill:{"a" * 600};stroke:red" width="9" height="9"/>',
    "a width and much room": f'<rect width="5{" " * 40_000}!" height="9"/>',
    "a thousand dashes": f'<path stroke-dasharray="{"1 " * 1000}" d="M0 0"/>',
}  # fmt: skip
MUCH = {
    "a wide line with round corners": f'<polygon {JOINED} stroke="red" stroke-width="1e6" points="0 0 9 9 9 0"/>',
    "one that is made wide": '<g transform="scale(1e3)"><path stroke="red" stroke-width="9" d="M0 0L1 1"/></g>',
    "one of a class": '<style>.a{stroke-width:9999;stroke:red}</style><path class="a" d="M0 0L1 1"/>',
    "one that is said twice": '<path style="stroke-width:1" stroke-width="9999" stroke="red" d="M0 0L1 1"/>',
    "round ends of dashes beside the picture":
        '<path stroke="red" stroke-width="400" stroke-linecap="round" stroke-dasharray="1" d="M9000 9000H29000"/>',
    "dashes of which eight count":
        '<path stroke="red" stroke-dasharray=".0001 0 0 0 0 0 0 0 9999999" d="M0 0L100 100"/>',
    "dashes in parts of a hundred": '<path stroke="red" stroke-dasharray=".0001%" d="M0 0L100 100"/>',
    "dashes too short to be told apart": '<path stroke="red" stroke-dasharray=".1" d="M9e6 9e6h18"/>',
    "dashes of a class": '<style>.a{stroke:red;stroke-dasharray:.0001}</style><path class="a" d="M0 0L100 100"/>',
    "dashes along a leaning curve": f'<path stroke="red" stroke-dasharray="1" d="M0 0q0 99 9 0{"t9 0" * 3900}"/>',
    "dashes along an arc that grows": '<path stroke="red" stroke-dasharray="9" d="M0 0a.0001 6 0 1 1 1e5 1"/>',
    "curves without end beside the picture": f'<path d="M0 200{"c9e4 9e5 9e5 9e4 0 9e5" * 1300}"/>' * 5,
    "what a path holds is not moved by it":
        f'<path transform="scale(.01)" d="M0 0">{drawn(FAR, THICK)}</path>',
    "nor by a link": f'<a transform="scale(.01)">{drawn(FAR, THICK)}</a>',
    "what is filled with a colour nobody knows": drawn(FAR, 'fill="none "'),
    "what a class fills": f'<style>.a{{fill:red}}</style><g class="a">{drawn(fence(2900, 500), NONE)}</g>',
    "a gradient of a thousand stops": tone('r="9"', stop='<stop offset=".5"/>' * 1000) + BOX,
    "two thousand gradients": tone('r="9"') * 2000 + BOX * 1900,
    "five hundred classes of one name": f'<style>{".a{fill:red}" * 501}</style>' + '<g class="a"/>' * 9,
    "a long sheet": f'<style>.a{{{"fill:red;" * 9000}}}</style>' + '<g class="a"/>' * 9,
    "a path of ends": f'<path d="M0 0{"Z" * 900_000}"/>',
}  # fmt: skip
REFUSED = {
    **{name: ("own.svg.number", own.svg(inside=inside)) for name, inside in NUMBERS.items()},
    **{name: ("own.svg.odd", own.svg(inside=inside)) for name, inside in ODD.items()},
    **{name: ("own.svg.much", own.svg(inside=inside)) for name, inside in MUCH.items()},
    "a fill of much room": ("own.svg.elsewhere", own.svg(inside=f'<g fill="url({" " * 120_000}"/>')),
    "a size of much room": ("own.svg.size", own.svg("5" + " " * 40_000 + "!")),
    "letters as numbers": ("own.svg.spelt", own.svg(inside='<polygon points="0,0 &#x1e39; 9 9"/>')),
    "an end as a number": ("own.svg.spelt", own.svg(inside="<style>.a{fill:red&#125;</style>")),
    "a comment in a sheet": ("own.xml.comment", own.svg(inside="<style>.a{fill:red<!-- x -->}</style>")),
    "a group among definitions": ("own.svg.group", own.svg(inside='<g transform="scale(.1)"><defs><g/></defs></g>')),
    "another way of letters": ("own.svg.letters", b'<?xml version="1.0" encoding="hz"?>' + own.svg()),
    "a height nobody understands": ("own.svg.size", seen('width="9" height="-1e-1e9" viewBox="0 0 9 9"')),
    "a width in letters": ("own.svg.size", seen('width="1em" height="9" viewBox="0 0 9 9"')),
    "a view that is hardly there": ("own.svg.size", seen('width="9" height="9" viewBox="0 0 1e-38 1e-38"')),
    "a view of two directions": (
        "own.svg.size", seen('width="9" height="9" viewBox="0 0 1 900" preserveAspectRatio="none"')),
    "a view that is cut": (
        "own.svg.odd", seen('width="9" height="9" viewBox="0 0 1 900" preserveAspectRatio="xMidYMid slice"')),
    "a view that is read otherwise": ("own.svg.odd", seen('width="9" height="9" viewBox=" 0 0 900 9"')),
    "a view of three numbers": ("own.svg.odd", seen('width="9" height="9" viewBox="0 0 900"')),
}  # fmt: skip


@pytest.mark.parametrize("reason, data", REFUSED.values(), ids=REFUSED)
def test_what_would_end_or_halt_the_program_is_refused_at_once_with_a_sentence(reason, data):
    assert len(data) < own_svg.BYTES
    start = time.thread_time()
    with pytest.raises(Trouble) as found:
        own_svg.size("cat.svg", data)
    assert time.thread_time() - start < SLOW
    assert (found.value.reason, found.value.at.file) == (reason, "cat.svg") and found.value.at.line
    for language in ("en", "fr"):
        said = found.value.said(Words(language))
        assert len(said) < 200 and reason not in said and "{0}" not in said and "{1}" not in said


WRITTEN = {
    "inkscape": INKSCAPE, "illustrator": ILLUSTRATOR, "figma": FIGMA,
    "one line": own.svg(inside='<path d="M3.5.5-1-1z"/>'),
    "a style that moves": own.svg(inside='<g style="transform:translate(10px, 2px) rotate(5deg)"/>' + BOX),
    "an important width": own.svg(inside='<g style="stroke-width:2px !important;stroke:inherit"/>' + BOX),
    "nothing moved": own.svg(inside='<g transform=""/><g transform="none"/><g transform="scale(-1,1), scale(0)"/>'),
    "no size": seen('viewBox="0,0,9,9"'), "an empty sheet": own.svg(inside="<style> </style>" + BOX),
    "a picture of dots": own.svg(inside='<path stroke="red" stroke-width="9" stroke-dasharray="0 12" d="M5 50H95"/>'),
}  # fmt: skip


@pytest.mark.parametrize("data", WRITTEN.values(), ids=WRITTEN)
def test_what_programs_write_is_accepted_and_drawn(data):
    wide, high = own_svg.size("cat.svg", data)
    assert pygame.image.load_sized_svg(io.BytesIO(data), (wide, high)).get_size() == (wide, high)
