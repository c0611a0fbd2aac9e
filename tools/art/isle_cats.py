"""The cats of the island: one lying along each of the seventeen shapes, on the blanket of its family.

A tile fills its squares to the edge, so that neighbours meet without a gap. Faces and light stay upright in
every orientation: a tile is drawn rotated, its picture is never rotated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from .isle_coats import LINE, belly, coat, foot, inked, tail
from .isle_data import FAMILIES, SHAPES, Body, Cell, Kin, cells_of, orient
from .isle_head import head, lit
from .isle_poly import CELL, centre, heading, outline, spine, tube
from .palette import darken, lighten, mix
from .pen import INK, bounds, move, smooth
from .svg import Points, Svg

SLACK = 0.2  # canvas units by which a line may miss here: a tenth of a pixel where a square has 53
MOODS = "content asleep happy curious sleepy wink content dreamy happy asleep smug".split()
BACK = ((0, 56), (0.3, 70), (0.72, 76), (0.9, 82), (1, 74))  # how broad a cat is from neck to rump


def tile(rows: str, orientation: str) -> Svg:
    """Return an empty picture of exactly the squares of an oriented shape."""
    cells = list(map(orient(cells_of(rows), orientation), cells_of(rows)))
    size = ((1 + max(cell[axis] for cell in cells)) * CELL for axis in (0, 1))
    return Svg(*size, slack=SLACK)


def oriented(body: Body, orientation: str) -> Body:
    """Return a cat's squares where they lie in that orientation."""
    put = orient(cells_of(body.rows), orientation)
    return Body(
        body.rows,
        tuple(map(put, body.path)),
        tuple(map(put, body.tail)),
        tuple((put(a), put(b), kind) for a, b, kind in body.limbs),
        tuple(map(put, body.mass)),
    )


def blanket(s: Svg, cells: Sequence[Cell], back: str) -> None:
    """Draw the tile under the cat: the exact squares with soft corners."""
    paint = s.linear(0, 0, s.width, s.height, (0, lighten(back, 0.16)), (1, darken(back, 0.12)))
    s.path(outline(cells, LINE / 2, 18.5, 8), fill=paint, stroke=INK, stroke_width=LINE)
    seam = outline(cells, LINE + 5.5, 14, 9)
    s.path(seam, fill="none", stroke=lighten(back, 0.45), stroke_width=2.2, opacity=0.5)


def ring(mass: Sequence[Cell]) -> Points:
    """Return the contour of a stout belly over four squares."""
    cx, cy = middle(mass)
    turns = [(math.radians(q), 95.7 if q % 90 else 87) for q in range(0, 360, 45)]
    return smooth([(cx + r * math.cos(a), cy + r * math.sin(a)) for a, r in turns])


def middle(mass: Sequence[Cell]) -> tuple[float, float]:
    """Return the middle of four squares."""
    return sum(x for x, _ in mass) * 25 + 50, sum(y for _, y in mass) * 25 + 50


def legs(s: Svg, kin: Kin, limbs: Sequence[tuple[Cell, Cell, str]], sock: str) -> None:
    """Draw the legs of one kind: two side by side if they have one square, else one in each."""
    alone = len(limbs) == 2
    thick, thin = (60, 44) if alone else (40, 29)
    for cell, base, _ in limbs:
        angle, at = heading(cell, base), centre(base)
        for k in (0,) if alone else (-1, 1):
            leg = move([(8, 22 * k), (60, 23 * k), (116, 22 * k)], *at, 1, angle)
            inked(s, spine(leg), ((0, thick), (1, thin)), kin.fur[0])
            if kin.coat == "tabby":
                bars = [[(d, 22 * k - thin / 2), (d + 2, 22 * k + thin / 2)] for d in (70, 90)]
                bars = [move(bar, *at, 1, angle) for bar in bars]
                s.lines(bars, stroke=kin.fur[2], stroke_width=6, stroke_linecap="butt")
            paw = (19, 22) if alone else (16, 15.5)
            foot(s, *move([(122, 22 * k)], *at, 1, angle)[0], angle, *paw, sock)


def trunk(s: Svg, kin: Kin, body: Body, line: Points, hind: bool) -> None:
    """Draw the trunk with its coat, light, and the line of the haunch."""
    tail_cell, root = body.tail
    rump, back = heading(tail_cell, root), tube(line, BACK)
    if body.mass:
        stout = ring(body.mass)
        x, y, _, _ = bounds(stout)
        paint = lit(s, kin.fur[0], x, y, 190, 190, 0.2)
        s.shapes([back, stout], fill="none", stroke=INK, stroke_width=LINE * 2)
        s.shape(back, fill=kin.fur[0])
        s.shape(stout, fill=paint)
        belly(s, kin, stout, *middle(body.mass), *centre(body.path[0]))
        thigh = smooth([(-44, 26), (-34, -14), (-6, -34), (26, -30)], False)
        s.line(move(thigh, *centre(root), 1, rump), stroke=INK, stroke_width=LINE * 0.8, opacity=0.5)
        return
    x, y, right, foot_y = bounds(back)
    inked(s, line, BACK, lit(s, kin.fur[0], x, y, right - x, foot_y - y, 0.2))
    coat(s, kin, line, BACK, back)
    sheen = [(x - 8, y - 11) for x, y in line[11:-5]]
    if len(sheen) > 3:
        s.line(sheen, stroke="#ffffff", stroke_width=15, opacity=0.13)
    if not hind and kin.coat not in ("tabby", "spotted"):
        arcs = [smooth([(-26, 22 * k), (-8, 15 * k), (10, 20 * k), (18, 32 * k)], False) for k in (-1, 1)]
        haunches = [move(arc, *centre(root), 1, rump) for arc in arcs]
        s.lines(haunches, stroke=INK, stroke_width=LINE * 0.7, opacity=0.38)


def cat_tile(shape: str, family: str, orientation: str) -> Svg:
    """Return the tile of a cat in that orientation."""
    plain, kin = SHAPES[shape], FAMILIES[family]
    s, body = tile(plain.rows, orientation), oriented(plain, orientation)
    blanket(s, list(map(orient(cells_of(plain.rows), orientation), cells_of(plain.rows))), kin.back)
    tail_cell, root = body.tail
    rump = heading(tail_cell, root)
    (hx, hy), end = centre(body.path[0]), move([(22, 0)], *centre(root), 1, rump)[0]
    line = spine([*map(centre, body.path), end], 40)
    s.line([(x + 3, y + 6) for x, y in line], stroke="#1c0f0c", stroke_width=72, opacity=0.22)
    fur = kin.fur
    sock = {"masked": fur[2], "tuxedo": fur[1], "calico": fur[1]}.get(kin.coat, mix(fur[0], fur[1], 0.35))
    hind, fore = ([limb for limb in body.limbs if limb[2] == kind] for kind in ("hind", "fore"))
    if not hind and kin.tail != "bob":
        for k in (-1, 1):
            x, y = move([(56, 29 * k)], *centre(root), 1, rump)[0]
            foot(s, x, y, rump, 17, 13, sock)
    tail(s, kin, root, tail_cell)
    legs(s, kin, hind, sock)
    legs(s, kin, fore, sock)
    trunk(s, kin, body, line, bool(hind))
    for side in () if fore else (-1, 1):
        foot(s, hx + side * 20, hy + 40.5, 90, 7, 12.5, sock)
    mood = MOODS[(list(SHAPES).index(shape) * 3 + list(FAMILIES).index(family) * 5) % len(MOODS)]
    with s.at(hx, hy + 4, 0.765):
        head(s, kin, mood, LINE / 0.8)
    return s
