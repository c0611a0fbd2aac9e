"""The rescue boats seen from above: hull, decks of seven rooms, walls; and the squares that lie on them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from .isle_cells import FLOORS
from .isle_data import FAMILIES, Cell, boats, rooms
from .isle_icons import emblem, sign
from .palette import SEATS, darken, lighten, mix
from .pen import INK, dots, fused, oval, ribbon, round_box, smooth, wobble
from .seats import hoop, seat_badge
from .svg import Points, Svg

U = 100  # units a square; 0,0 is the corner of square 0,0
BOX = (-140, -130, 2560, 1170)  # what a hull's picture shows: the boat with its foam
PAINT = {"hull-blue": "#4f86b8", "hull-green": "#7fa653", "hull-red": "#c4573f", "hull-purple": "#8a6aa8"}
SIDE = dots(
    "-62 450, -60 295, -10 220, 75 150, 360 55, 670 -42, 900 -58, 1300 -58, 1530 -40, 1740 50, 1950 155, "
    "2160 285, 2318 450"
)
HULL = smooth([*SIDE, *((x, 900 - y) for x, y in SIDE[-2:0:-1])])
MIDDLE = (1120, 450)
BADGES = ((-62, 450), (2318, 450))  # where a player's badge is painted: stern and bow
SIGN = {1: "parrot", 2: "moon", 3: "apple", 4: "moon", 6: "corn", 7: "parrot"}
CORNERS = {  # squares of a room where its sign may be painted
    1: ((3, 2), (0, 3), (3, 6)),
    2: ((10, 0), (5, 1)),
    3: ((5, 3), (10, 3), (5, 5), (10, 5)),
    4: ((10, 7), (4, 7)),
    6: ((16, 1), (16, 3), (16, 5), (16, 7)),
    7: ((21, 4), (20, 3)),
}
Wall = tuple[Cell, Cell]


def walls(plan: dict[Cell, int]) -> tuple[list[Wall], list[Wall], list[Wall]]:
    """Return the walls round a boat, those between two rooms, and the seams inside the rooms."""
    outer, inner, seams = set(), set(), set()
    for (x, y), here in plan.items():
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            a = (x + (dx > 0), y + (dy > 0))
            there = plan.get((x + dx, y + dy))
            kind = outer if there is None else seams if there == here else inner
            kind.add((a, (a[0] + abs(dy), a[1] + abs(dx))))
    return runs(outer), runs(inner), runs(seams)


def runs(pieces: Iterable[Wall]) -> list[Wall]:
    """Join walls of one square to straight ones as long as can be."""
    out = []
    for down in (True, False):
        lines: dict[int, set[int]] = {}
        for (ax, ay), (bx, _) in pieces:
            if (ax == bx) == down:
                at, start = (ax, ay) if down else (ay, ax)
                lines.setdefault(at, set()).add(start)
        for at, starts in sorted(lines.items()):
            for start in sorted(starts):
                if start - 1 not in starts:
                    end = next(n for n in range(start, start + 30) if n not in starts)
                    out.append(((at, start), (at, end)) if down else ((start, at), (end, at)))
    return out


def drawn(pieces: Iterable[Wall], dx: float = 0, dy: float = 0) -> list[Points]:
    """Return walls as lines of the picture."""
    return [[(x * U + dx, y * U + dy) for x, y in wall] for wall in pieces]


def shrunk(across: float, down: float) -> Points:
    """Return the hull drawn in towards its middle."""
    (cx, cy) = MIDDLE
    return [(cx + (x - cx) * across, cy + (y - cy) * down) for x, y in HULL]


def hull(s: Svg, tone: str) -> None:
    """Draw foam, hull and gunwale."""
    for grow, opacity in ((62, 0.22), (38, 0.4)):
        foam = wobble(HULL, 5, 3)
        s.shape(foam, fill="none", stroke="#e9fbf6", stroke_width=grow * 2, opacity=opacity)
    s.shape([(x + 12, y + 26) for x, y in HULL], fill="#173a52", opacity=0.35)
    paint = s.linear(0, 0, 0, 900, (0, lighten(tone, 0.28)), (0.5, tone), (1, darken(tone, 0.25)))
    fused(s, [HULL], paint, 8)
    inside = s.linear(0, 0, 0, 900, (0, "#7d5033"), (1, "#5a3725"))
    s.shape(shrunk(0.976, 0.95), fill=inside, stroke=INK, stroke_width=4)
    lines = [shrunk(0.976 - k * 0.014, 0.95 - k * 0.03) for k in range(1, 5)]
    s.shapes(lines, fill="none", stroke="#2f1a12", stroke_width=2.4, opacity=0.4)


def deck(s: Svg, plan: dict[Cell, int], seams: list[Wall]) -> None:
    """Draw the floor of every room, square by square, in the room's own wood."""
    rnd = random.Random(4)
    boards, grain = [], []
    for (x, y), number in plan.items():
        tone = mix(FLOORS[number], rnd.choice(("#f3d9a8", "#b98050")), rnd.randrange(15) / 100)
        s.rect(x * U - 0.5, y * U - 0.5, U + 1, U + 1, fill=tone)
        boards += [[(x * U + 3, y * U + k), ((x + 1) * U - 3, y * U + k)] for k in (34, 67)]
        gx, gy = x * U + rnd.randrange(10, 51), y * U + rnd.choice((17, 50, 84))
        grain.append(ribbon([(gx, gy), (gx + 22, gy + 2), (gx + 42, gy)], 1.5, 2.6, 4))
    s.lines(boards, stroke="#8c5a38", stroke_width=2, opacity=0.28)
    s.shapes(grain, fill="#8c5a38", opacity=0.3)
    s.lines(drawn(seams), stroke="#6e4530", stroke_width=3, opacity=0.5, stroke_linecap="butt")
    light = drawn(seams, 2.6, 2.6)
    s.lines(light, stroke="#fff3d6", stroke_width=1.8, opacity=0.28, stroke_linecap="butt")


def rails(s: Svg, outer: list[Wall], inner: list[Wall]) -> None:
    """Draw the walls of the rooms and the rim of the deck."""
    s.lines(drawn(inner, 6, 9), stroke="#2a1712", stroke_width=13, opacity=0.22)
    for kind, wide, tone, light in ((inner, 12, "#8c5a38", "#e3b67f"), (outer, 14, "#c58d58", "#f6dcae")):
        s.lines(drawn(kind), stroke=INK, stroke_width=wide + 7)
        s.lines(drawn(kind), stroke=tone, stroke_width=wide)
        s.lines(drawn(kind, -2, -2.5), stroke=light, stroke_width=3.4, opacity=0.8)


def coat(s: Svg, seat: str) -> None:
    """Draw what lies over a hull in its player's colour: the gunwale, the pennant and the badge."""
    tone = SEATS[seat]["main"]
    paint = s.linear(0, 0, 0, 900, (0, lighten(tone, 0.28)), (0.5, tone), (1, darken(tone, 0.25)))
    hoop(s, HULL, shrunk(0.976, 0.95), fill=paint, stroke=INK, stroke_width="4")
    flag(s, tone)
    for x, y in BADGES:
        fused(s, [oval(x, y, 40, 40)], "#fff7e6", 4)
        seat_badge(s, seat, x, y, 62)


def flag(s: Svg, tone: str) -> None:
    """Draw the boat's pennant at the bow."""
    cloth = smooth(dots("2262 436, 2262 436, 2236 424, 2204 420, 2204 420, 2226 444, 2262 458, 2262 458"))
    fused(s, [cloth], lighten(tone, 0.12), 4)
    fused(s, [oval(2262, 447, 9, 9)], "#f6dcae", 4)


def boat(s: Svg, name: str) -> None:
    """Draw an empty boat: no rats, no maps, a sign in the corners of its rooms that have neither."""
    plan = rooms(name)
    outer, inner, seams = walls(plan)
    hull(s, PAINT[name])
    deck(s, plan, seams)
    rails(s, outer, inner)
    flag(s, PAINT[name])
    for number, corners in CORNERS.items():
        for x, y in corners:
            if boats()[name].get((x, y)) == f"cell-{number}":
                s.circle(x * U + 50, y * U + 50, 31, fill="#7c4e2e", opacity=0.2)
                sign(s, SIGN[number], x * U + 50, y * U + 50, 44)


def overlay(s: Svg) -> None:
    """Draw the walls of the rooms as light lines, to lie over the tiles while one is being placed."""
    inner = drawn(walls(rooms("hull-blue"))[1])
    s.lines(inner, stroke=INK, stroke_width=12, opacity=0.75)
    s.lines(inner, stroke="#ffe9c4", stroke_width=6)


def treasure_map(s: Svg, family: str) -> None:
    """Draw a treasure map on its square: parchment with a family's emblem on its colour."""
    kin = FAMILIES[family]
    s.shape(round_box(10, 13, 84, 84, 10), fill="#2a1712", opacity=0.25)
    paper = s.linear(0, 8, 0, 92, (0, "#fff3d6"), (1, "#ecd2a4"))
    fused(s, [wobble(round_box(8, 8, 84, 84, 9), 1.4, 3)], paper, 3.4)
    s.circle(50, 50, 33, fill=lighten(kin.main, 0.62), stroke=kin.back, stroke_width=4.4)
    ticks = [[(50 + a, 50 + b), (50 + c, 50 + d)] for a, b, c, d in turns(-33, -25, -25, -33)]
    s.lines(ticks, stroke="#a8431f", stroke_width=3.4)
    emblem(s, family, 50, 50, 50)


def turns(a: float, b: float, c: float, d: float) -> Iterator[tuple[float, float, float, float]]:
    """Yield a short line in all four corners of a square round 0,0."""
    for kx in (1, -1):
        for ky in (1, -1):
            yield kx * a, ky * b, kx * c, ky * d


def rat_square(s: Svg) -> None:
    """Draw a rat on its square."""
    s.ellipse(53, 82, 34, 9, fill="#2a1712", opacity=0.3)
    sign(s, "rat", 51, 50, 86)
