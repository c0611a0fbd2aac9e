"""Minicity's five ants: one brown family, each with a hat and a jumper of its own."""

from __future__ import annotations

from .minicity_data import ANTS, Ant
from .minicity_weave import star, weave
from .palette import darken, lighten, mix
from .pen import INK, dots, fused, oval, shadow, smooth, volume
from .svg import Svg

FACE = smooth(dots("0 -105, 22 -99, 33 -80, 29 -61, 14 -51, 0 -49, -14 -51, -29 -61, -33 -80, -22 -99"))
BODY = smooth(dots("0 -56, 15 -50, 23 -30, 17 -12, 0 -7, -17 -12, -23 -30, -15 -50"))
PAWN = (-52, -160, 104, 176)  # the box of a pawn whose foot is 0, 0


def helmet(s: Svg, ant: Ant, w: float) -> None:
    """Draw the miner's helmet with its lamp."""
    main = ant.main
    dome = smooth(dots("-34 -84, -34 -84, -29 -106, -10 -119, 10 -119, 29 -106, 34 -84, 34 -84, 0 -91"))
    stops = ((0, lighten(main, 0.5)), (0.5, main), (1, darken(main, 0.14)))
    fused(s, [dome], s.linear(-30, -116, 30, -84, *stops), w)
    s.shape(smooth(dots("-5 -118, 5 -118, 7 -92, -7 -92")), fill=darken(main, 0.22), opacity=0.7)
    s.circle(0, -101, 22, fill=s.radial(0, -101, 22, (0, "#fff7c0", 0.9), (1, "#fff7c0", 0)))
    fused(s, [oval(0, -101, 10.5, 10.5)], "#8c5a38", w * 0.8)
    s.circle(0, -101, 7.4, fill="#fffbe0")


def sailor_cap(s: Svg, ant: Ant, w: float) -> None:
    """Draw the sailor's cap with its bobble."""
    top = smooth(dots("-36 -104, -24 -119, 0 -123, 24 -119, 36 -104, 22 -96, -22 -96"))
    band = smooth(dots("-29 -88, -29 -88, -31 -103, -31 -103, 0 -107, 31 -103, 31 -103, 29 -88, 29 -88, 0 -93"))
    fused(s, [oval(0, -125, 8, 7.5), top, band], [ant.main, "#fffdf6", ant.main], w)
    s.line(smooth([(-29, -97), (0, -101), (29, -97)], False), stroke="#fffdf6", stroke_width=3)


def headscarf(s: Svg, ant: Ant, w: float) -> None:
    """Draw the dotted scarf with a knot on top."""
    main = ant.main
    scarf = smooth(dots("-33 -80, -33 -80, -29 -101, 0 -110, 29 -101, 33 -80, 33 -80, 18 -91, 0 -94, -18 -91"))
    knot = dots("2 -108, 20 -128, 31 -120, 27 -106, 10 -104")
    knots = [smooth(knot), smooth([(-x, y) for x, y in knot])]
    fused(s, knots + [scarf, oval(0, -107, 8, 7)], [main, main, main, darken(main, 0.15)], w)
    for x, y in dots("-22 -93, -9 -101, 9 -101, 22 -93, -22 -115, 22 -115"):
        s.circle(x, y, 3.5, fill="#fff7e6")


def flat_cap(s: Svg, ant: Ant, w: float) -> None:
    """Draw the checked cap."""
    cap = smooth(dots("-33 -86, -34 -100, -16 -114, 14 -114, 33 -102, 35 -90, 10 -95, -14 -93"))
    peak = smooth(dots("-43 -87, -34 -98, -6 -100, 14 -96, -6 -91, -28 -85"))
    fused(s, [cap, peak], [ant.main, darken(ant.main, 0.22)], w)
    seams = (
        "-22 -98, -18 -110",
        "-6 -98, -4 -113",
        "10 -98, 11 -113",
        "24 -96, 23 -107",
        "-28 -103, 28 -105",
    )
    s.lines([dots(seam) for seam in seams], stroke=ant.deep, stroke_width=2.6, opacity=0.6)
    s.circle(0, -115, 4, fill=ant.deep, stroke=INK, stroke_width=2)


def pointed_hat(s: Svg, ant: Ant, w: float) -> None:
    """Draw the pointed hat with its stars."""
    cone = dots("-24 -92, -24 -92, -15 -118, -3 -138, 14 -150, 14 -150, 12 -132, 20 -112, 25 -92, 25 -92, 0 -88")
    brim = smooth(dots("-44 -88, -24 -97, 0 -99, 24 -97, 44 -88, 24 -82, 0 -80, -24 -82"))
    cloth = s.linear(-20, -150, 20, -90, (0, lighten(ant.main, 0.3)), (1, ant.main))
    fused(s, [smooth(cone), brim], [cloth, ant.main], w)
    s.line(smooth([(-22, -99), (0, -103), (23, -99)], False), stroke="#f7c458", stroke_width=5)
    s.shape(star(1, -116, 8.5), fill="#ffe08a", stroke=ant.deep, stroke_width=1.6)
    s.circle(9, -137, 2.6, fill="#ffe08a")


HATS = {"lamp": helmet, "anchor": sailor_cap, "poppy": headscarf, "glasses": flat_cap, "star": pointed_hat}


def head(s: Svg, ant: Ant, w: float) -> None:
    """Draw feelers, face and hat of an ant whose feet are on 0, 0."""
    spread = 33 if ant.emblem in ("star", "anchor") else 27
    for side in (-1, 1):
        feeler = [(side * 22, -92), (side * (spread + 5), -106), (side * (spread + 12), -121)]
        s.line(smooth(feeler, False), stroke=INK, stroke_width=w * 1.5)
        fused(s, [oval(*feeler[-1], 4.6, 4.6)], lighten(ant.skin, 0.25), w * 0.8)
    fused(s, [FACE], ant.skin, w)
    volume(s, FACE, strength=0.32)
    for side in (-1, 1):
        eye(s, side * 13, ant.emblem == "glasses", w)
        s.ellipse(side * 25, -62, 6, 3.8, fill="#ff8a7a", opacity=0.6)
    s.line(smooth([(-6, -58.5), (0, -54.5), (6, -58.5)], False), stroke=INK, stroke_width=w * 0.85)
    if ant.emblem == "glasses":
        s.line([(-2, -74), (2, -74)], stroke="#3c424d", stroke_width=3.4)
    HATS[ant.emblem](s, ant, w)


def eye(s: Svg, x: float, glass: bool, w: float) -> None:
    """Draw a big white eye, behind glass if told."""
    if glass:
        s.circle(x, -73, 14, fill="#dfeaf0")
    s.ellipse(x, -73, 10, 11.6, fill="#fffdf9", stroke=INK, stroke_width=w * 0.8)
    s.ellipse(x + 1, -72, 5.8, 7.4, fill="#271a20")
    s.circle(x - 1.2, -75, 2.5, fill="#ffffff")
    s.circle(x + 3, -68.6, 1.3, fill="#ffffff")
    if glass:
        s.circle(x, -73, 14, fill="none", stroke="#3c424d", stroke_width=3.4)


def pawn(s: Svg, name: str, w: float = 3.2, stand: bool = True) -> None:
    """Draw an ant, its feet on 0, 0, with the round foot of a pawn if told."""
    ant = ANTS[name]
    if stand:
        shadow(s, 4, 2, 46, 13, 0.45)
        fused(s, [oval(0, 0, 34, 11.5), oval(0, -6, 34, 11.5)], [darken(ant.main, 0.45), ant.main], w)
        s.ellipse(0, -6, 27, 8, fill=mix(ant.main, "#fffaf0", 0.42))
    foot = -6 if stand else 0
    for side in (-1, 1):
        leg = [(side * 8, -18), (side * 12, foot - 4), (side * 17, foot)]
        s.line(smooth(leg, False), stroke=INK, stroke_width=w * 2.1)
        arms = [
            [(side * 14, y), (side * (reach - 7), y - 3), (side * reach, y + 7)] for y, reach in ((-40, 33), (-28, 31))
        ]
        s.lines([smooth(arm, False) for arm in arms], stroke=INK, stroke_width=w * 1.8)
    fused(s, [BODY], ant.main, w)
    opacity = 0.6 if ant.pattern == "checks" else 0.85
    weave(s, ant.pattern, oval(0, -30, 20.5, 23.5, count=20), 12.6, ant.thread, opacity)
    volume(s, BODY, strength=0.28)
    head(s, ant, w)


def bust(s: Svg, name: str, w: float = 3.4) -> None:
    """Draw only head and hat of an ant, centred on 0, 0."""
    with s.at(0, 86):
        head(s, ANTS[name], w)
