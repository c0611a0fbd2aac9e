"""The chambers of Minicity: dug into the soil with their tunnels, and lit where an ant may go."""

from __future__ import annotations

from .minicity_data import ANTS, FOODS, PITCH, SIZES, Room, places_of, rooms, tunnel, walls, zone_of
from .minicity_foods import place
from .minicity_hill import EDGE
from .minicity_weave import emblem
from .palette import darken, lighten, mix
from .pen import INK, clip, fused, move, oval, ribbon, smooth, wobble
from .svg import Svg

AREA = (414, 24, 1004, 770)  # of all chambers
RIM = 20  # how far light reaches round a chamber
TUNNEL = 27


def dug(s: Svg) -> None:
    """Draw all tunnels and walls as one cave."""
    hill = rooms()
    lines = [tunnel(room, hill[door]) for room in hill.values() for door in room.doors]
    tubes = [ribbon(line[::2] + [line[-1]], TUNNEL, TUNNEL, 3, False) for line in lines]
    caves = [walls(room) for room in hill.values()]
    for shape in tubes + caves:
        s.shape(shape, fill="none", stroke="#2a140c", stroke_width=20, opacity=0.16)
    for shape in tubes + caves:
        s.shape(shape, fill=EDGE, stroke=EDGE, stroke_width=8)
    s.shapes(tubes, fill="#b98357")
    s.lines(lines, stroke="#d3a273", stroke_width=12)
    for line in lines:
        for x, y in line[4:-3:4]:
            s.ellipse(x, y, 2.6, 2, fill="#8a5636", opacity=0.6)


def floor(s: Svg, room: Room, lit: bool = False) -> None:
    """Paint the floor of a chamber, glowing if told."""
    food, wall = FOODS[room.food], walls(room)
    (w, h), x, y = SIZES[room.size], room.x, room.y
    base, rim = mix(food.pale, "#fff3d6", 0.25), mix(food.main, "#b98357", 0.5)
    heart = lighten(base, 0.45 if lit else 0.1)
    if lit:
        for grow, opacity in ((14, 0.2), (10, 0.3), (6, 0.5)):
            s.shape(walls(room, grow), fill="#ffd35e", opacity=opacity)
        s.shape(walls(room, 4), fill=EDGE)
    else:
        base, rim, heart = mix(base, "#8a5f42", 0.14), mix(rim, "#6b4630", 0.25), mix(heart, "#9c7250", 0.1)
    stops = ((0, heart), (0.72, base), (1, rim))
    s.shape(wall, fill=s.radial(x - w * 0.08, y - h * 0.05, w * 0.62, *stops, squash=h / w * 1.15))
    roof = clip(wall, [(x - w, y - h), (x + w, y - h), (x + w, y - h * 0.36), (x - w, y - h * 0.36)])
    if len(roof) > 2:
        s.shape(roof, fill=s.linear(0, y - h * 0.52, 0, y - h * 0.36, (0, "#3a1d10", 0.3), (1, "#3a1d10", 0)))
    if lit:
        s.shape(wall, fill="none", stroke="#ffe08a", stroke_width=5)


def furnish(s: Svg, room: Room) -> None:
    """Lay the stone of the unloading zone and cut the places for blocks."""
    x, y = zone_of(room)
    s.shape(wobble(oval(x, y + 2.4, 21, 11), 0.6, room.number), fill="#5d4536")
    slab = s.linear(0, y - 11, 0, y + 11, (0, "#efe6d6"), (1, "#b9ab9c"))
    s.shape(wobble(oval(x, y, 21, 11), 0.6, room.number), fill=slab, stroke=INK, stroke_width=2.2)
    if room.ant:
        emblem(s, ANTS[room.ant].emblem, x, y - 0.5, 17, ANTS[room.ant].deep)
    else:
        for dx, dy in ((-6, 1.5), (0, -2.5), (6, 1.5)):
            s.ellipse(x + dx, y + dy, 1.9, 2.4, fill="#7d6b5d", opacity=0.75)
    marks = [3] * room.three + [2] * room.two + [0] * room.size
    for spot, mark in zip(places_of(room), marks):
        place(s, room.food, *spot, PITCH, mark)


def nest(s: Svg) -> None:
    """Draw the whole city, its chambers still bare."""
    dug(s)
    for room in rooms().values():
        floor(s, room)


def larder(s: Svg) -> None:
    """Furnish every chamber."""
    for room in rooms().values():
        furnish(s, room)


def lit(room: Room) -> Svg:
    """Return a chamber an ant may go to, in its light."""
    w, h = SIZES[room.size]
    box = (room.x - w / 2 - RIM, room.y - h / 2 - RIM, w + 2 * RIM, h + 2 * RIM)
    s = Svg(w + 2 * RIM, h + 2 * RIM, box)
    floor(s, room, True)
    furnish(s, room)
    return s


def dusk(s: Svg) -> None:
    """Draw the shade that lies in all chambers while some are lit."""
    s.shapes([walls(room, 1) for room in rooms().values()], fill="#3a2016", opacity=0.34)


def badge(s: Svg, tone: str) -> None:
    """Draw the disc with the steps to a chamber, 34 x 34."""
    cloth = s.linear(0, 3, 0, 31, (0, lighten(tone, 0.55)), (1, tone))
    fused(s, [oval(17, 17, 14, 14)], cloth, 2.4)


def pointer(s: Svg) -> None:
    """Draw the arrow over the chamber where something happens, 34 x 34."""
    badge(s, "#f7c458")
    pts = [(-8, -34), (8, -34), (8, -16), (20, -16), (0, 6), (-20, -16), (-8, -16)]
    s.shape(move(pts, 17, 24, 0.5), fill="#a8431f", stroke=darken("#a8431f", 0.5), stroke_width=1.6)


def plus(s: Svg) -> None:
    """Draw the disc of a chamber that could be chosen, 34 x 34."""
    badge(s, "#8cc07a")
    s.lines([[(10, 17), (24, 17)], [(17, 10), (17, 24)]], stroke=INK, stroke_width=4.4)


def tag(s: Svg, w: float, h: float) -> None:
    """Draw a small paper tag."""
    edge = smooth([(h / 2, 2), (w - h / 2, 2), (w - 3, h / 2), (w - h / 2, h - 2), (h / 2, h - 2), (3, h / 2)])
    fused(s, [edge], "#fffdf0", 1.8)
