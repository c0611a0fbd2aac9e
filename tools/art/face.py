"""Faces: eyes, muzzle, mouth and whiskers of every cat, by expression."""

from __future__ import annotations

from .palette import Fur, darken, lighten
from .pen import INK, clip, oval, ribbon, smooth
from .svg import Point, Svg

# expression: (left eye, right eye, mouth, ear tilt, brow tilt, look x, look y)
EXPRESSIONS = {
    "content": ("open", "open", "cat", 0, 0, 0, 0),
    "happy": ("arc_up", "arc_up", "open", 0, 0, 0, 0),
    "asleep": ("arc_down", "arc_down", "small", 6, 0, 0, 0),
    "sleepy": ("half", "half", "small", 6, 0, 0, 0.4),
    "surprised": ("wide", "wide", "o", -6, 0, 0, -0.2),
    "grumpy": ("half", "half", "frown", 14, 12, 0, 0.1),
    "smug": ("half", "half", "smirk", 0, -4, 0.9, 0),
    "wink": ("open", "arc_up", "cat", 0, 0, -0.2, 0),
    "curious": ("open", "open", "small", -4, 0, 0.9, -0.7),
    "mischief": ("slit", "slit", "fang", 4, 9, 0.6, 0),
    "yum": ("arc_up", "open", "tongue", 0, 0, 0.4, 0.3),
    "sad": ("open", "open", "frown", 18, -12, 0, 0.6),
    "dreamy": ("open", "open", "cat", 0, -5, -0.6, -0.9),
    "proud": ("arc_down", "arc_down", "smirk", -4, -6, 0, 0),
}

EYE_X, EYE_Y = 23, 3
LIPS = 21.2  # height of the middle of the mouth
MOUTHS = {  # the lines of a mouth, measured from its middle
    "cat": ([(-12, 1.6), (-9, 4.8), (-4.5, 4.6), (0, -0.5)], [(12, 1.6), (9, 4.8), (4.5, 4.6), (0, -0.5)]),
    "small": ([(-6, 2.8), (-3, 4.2), (0, 0.5), (3, 4.2), (6, 2.8)],),
    "smirk": ([(-6, 4), (-2, 5), (0, 0.5), (4, 5), (10, 2.5), (13, -1.5)],),
    "frown": ([(-8, 7.5), (-4.5, 3.6), (0, 2.6), (4.5, 3.6), (8, 7.5)], [(0, -0.5), (0, 2.6)]),
}


def closed_eye(s: Svg, kind: str, side: int) -> None:
    """Draw an eye that is shut, laughing or asleep."""
    if kind == "arc_up":
        s.line(smooth([(-11, 5), (-6, -3.5), (0, -6), (6, -3.5), (11, 5)], False), stroke=INK, stroke_width=3.4)
        return
    s.line(smooth([(-11, 0), (-6, 6.5), (0, 8.5), (6, 6.5), (11, 0)], False), stroke=INK, stroke_width=3.4)
    s.line([(side * 10.5, 0.5), (side * 14.5, 2.5)], stroke=INK, stroke_width=2.4)


def eye(s: Svg, kind: str, iris: str, look: Point, side: int, tilt: float) -> None:
    """Draw one eye of the given kind at 0,0, looking in a direction given in -1..1."""
    if kind in ("arc_up", "arc_down"):
        closed_eye(s, kind, side)
        return
    rx, ry = (14.2, 15.6) if kind == "wide" else (12.8, 14.4)
    k = tilt * 0.35 * side
    lid = [(-30, -3.4 - k), (30, -3.4 + k), (30, 30), (-30, 30)] if kind == "half" else None

    def ball(cx: float, cy: float, ax: float, ay: float, fill: str, opacity: float = 1) -> None:
        """Fill an oval, cut by the heavy lid where there is one."""
        points = clip(oval(cx, cy, ax, ay), lid) if lid else oval(cx, cy, ax, ay)
        if len(points) > 2:
            s.shape(points, fill=fill, opacity=opacity)

    ball(0, 0, rx + 1.7, ry + 1.7, INK)
    ball(0, 0, rx, ry, s.linear(0, -ry, 0, ry, (0, darken(iris, 0.4)), (0.5, iris), (1, lighten(iris, 0.5))))
    prx, pry = {"wide": (6, 7.2), "slit": (3.6, 12), "half": (7.6, 9.6)}.get(kind, (8.8, 10.8))
    px, py = look[0] * (rx - prx) * 0.62, look[1] * (ry - pry) * 0.7
    small = 0.63 if kind == "slit" else 1
    ball(px, py, prx, pry, "#271a20")
    ball(px - 3.4, py - 5, 4 * small, 4.2 * small, "#fff")
    ball(px + 3.6, py + 5.2, 2.1 * small, 2.1 * small, "#fff", 0.85)
    if lid:
        edge = [(-15.4, -2.6 - k * 0.5), (-7, -3.9 - k * 0.25), (7, -3.9 + k * 0.25), (15.4, -2.6 + k * 0.5)]
        s.line(smooth(edge, False), stroke=INK, stroke_width=3.4)
    else:
        s.line(oval(0, 0, rx + 0.6, ry + 0.6)[21:34], stroke=INK, stroke_width=3)
        s.line([(side * (rx - 0.5), -6.5), (side * (rx + 4), -9)], stroke=INK, stroke_width=2.4)


def mouth(s: Svg, kind: str) -> None:
    """Draw the mouth under the nose."""
    dark, pink, y = "#7d2f3a", "#f28c8c", LIPS
    if kind == "open":
        gape = "M-9.5 23.4Q0 26.2 9.5 23.4Q8.5 35.2 0 35.2Q-8.5 35.2-9.5 23.4z"
        s.path(gape, fill=dark, stroke=INK, stroke_width=2.4)
        s.path("M-5.5 32.2Q0 27.2 5.5 32.2Q3 34.2 0 34.2Q-3 34.2-5.5 32.2z", fill=pink)
    if kind == "tongue":
        tip = "M-1 25.2Q4 27.2 9 25.2Q10 35.2 4.5 35.2Q-1.5 35.2-1 25.2z"
        s.path(tip, fill=pink, stroke=INK, stroke_width=2.1)
    if kind == "o":
        s.ellipse(0, y + 6, 4.6, 5.6, fill=dark, stroke=INK, stroke_width=2.3)
    for line in MOUTHS.get(kind, MOUTHS["cat"] if kind in ("open", "tongue", "fang") else ()):
        s.line(smooth([(a, y + b) for a, b in line], False), stroke=INK, stroke_width=2.5)
    if kind == "fang":
        tooth = [(5.2, y + 4.6), (9.4, y + 4.4), (7.6, y + 9.4)]
        s.shape(tooth, fill="#fffdf9", stroke=INK, stroke_width=1.5)


def nose(s: Svg, fill: str) -> None:
    """Draw the small rounded triangular nose."""
    pts = smooth([(-5.6, 13.6), (0, 12.6), (5.6, 13.6), (5, 16.6), (0, 20.6), (-5, 16.6)])
    s.shape(pts, fill=fill, stroke=INK, stroke_width=2)
    s.ellipse(-1.6, 15, 1.9, 1, fill="#fff", opacity=0.6)


def whiskers(s: Svg, tone: str = INK) -> None:
    """Draw three tapering whiskers on each side."""
    for side in (-1, 1):
        for x0, y0, x1, y1, x2, y2 in (
            (37, 17, 50, 12, 63, 11),
            (38, 22, 51, 21.5, 65, 23),
            (36, 27, 48, 30, 59, 34),
        ):
            s.shape(
                ribbon([(side * x0, y0), (side * x1, y1), (side * x2, y2)], 2.1, 0.7, 5),
                fill=tone,
                opacity=0.85,
            )


def brows(s: Svg, tilt: float, tone: str) -> None:
    """Draw two short brow dabs that carry the mood."""
    for side in (-1, 1):
        k = tilt * 0.28
        s.shape(
            ribbon([(side * 14, -17 + k), (side * 21, -19), (side * 28, -17.5 - k)], 3.4, 1.8, 5),
            fill=tone,
            opacity=0.75,
        )


def face(s: Svg, expression: str, fur: Fur, muzzle: bool = True, kitten: float = 0) -> None:
    """Draw a whole face for a head centred on 0,0 and 100 wide."""
    _, light, _, deep, iris, nose_fill = fur
    left, right, lips, _, brow, lx, ly = EXPRESSIONS[expression]
    if muzzle:
        for side in (-1, 1):
            s.shape(oval(side * 7.4, 24, 13, 10.4, side * 8), fill=light)
    for side in (-1, 1):
        s.ellipse(
            side * 36,
            20,
            9.5,
            6.4,
            fill=s.radial(side * 36, 20, 9.5, (0, "#ff7f7a", 0.6), (1, "#ff7f7a", 0), squash=0.67),
        )
    for side, kind in ((-1, left), (1, right)):
        x = side * EYE_X
        with s.at(x, EYE_Y, 1 + kitten * 0.12):
            eye(s, kind, iris, (lx, ly), side, -brow)
    if brow:
        brows(s, brow, deep)
    mouth(s, lips)
    nose(s, nose_fill)
    whiskers(s)
