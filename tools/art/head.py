"""The cat's head: silhouette, ears and coat markings, ready to sit on any body."""

from __future__ import annotations

from .face import EXPRESSIONS, face
from .palette import FURS, Fur, lighten, mix
from .pen import WEIGHT, dots, fused, mirror, move, oval, patch, smooth, volume
from .svg import Points, Svg

Skulls = tuple[Points, Points, Points]  # head, left ear, right ear
HEAD = smooth(
    mirror(dots("0 -41, 19 -39.5, 36 -32, 48 -17, 53 0, 57.5 15, 53.5 22, 53.5 27, 46 33.5, 32 39.5, 16 42.5, 0 43")),
    steps=7,
)
EAR = dots("11 -30, 17 -43, 27 -55, 36 -62.5, 41.5 -61.5, 45.5 -51, 48 -37, 49 -22, 40 -12, 22 -16")
EAR_INNER = dots("23 -38, 29 -46.5, 37 -54.5, 40.5 -47, 42 -37, 41.5 -27, 32 -31")


def ear(side: int, tilt: float, shape: Points) -> Points:
    """Return ear points for one side, tilted outwards in degrees."""
    pivot = (30, -18)
    moved = move([(x - pivot[0], y - pivot[1]) for x, y in shape], *pivot, 1, tilt)
    return smooth([(side * x, y) for x, y in moved], steps=6)


def wedge(x: float, y: float, angle: float, length: float, width: float) -> Points:
    """Return a convex tapering stripe that starts wide at x,y and runs along an angle in degrees."""
    pts = [
        (0, -width / 2),
        (length * 0.45, -width * 0.42),
        (length * 0.85, -width * 0.16),
        (length, 0),
        (length * 0.85, width * 0.16),
        (length * 0.45, width * 0.42),
        (0, width / 2),
        (-width * 0.3, 0),
    ]
    return move(pts, x, y, 1, angle)


def stripes(s: Svg, skulls: Skulls, dark: str) -> None:
    """Paint a tabby's stripes on brow and cheeks, and its ear tips."""
    for x, angle, length in ((0, 90, 19), (-11.5, 82, 15), (11.5, 98, 15)):
        patch(s, skulls[0], wedge(x, -40, angle, length, 8.2), dark)
    for side in (-1, 1):
        for y in (9, 18.5):
            patch(s, skulls[0], wedge(side * 57, y, 180 if side > 0 else 0, 14, 6.4), dark)
    for ear_shape in skulls[1:]:
        patch(s, ear_shape, oval(0, -72, 70, 17), dark, 0.55)


def points(s: Svg, skulls: Skulls, fur: Fur) -> None:
    """Paint a siamese's dark mask and ears, which fade into the coat."""
    base, dark, deep = fur[0], fur[2], fur[3]
    mask = ((0, dark, 0.95), (0.42, dark, 0.88), (0.8, dark, 0.22), (1, dark, 0))
    s.shape(skulls[0], fill=s.radial(0, 17, 46, *mask))
    for ear_shape in skulls[1:]:
        s.shape(ear_shape, fill=s.linear(0, -66, 0, -22, (0, deep), (0.5, dark), (1, dark, 0)))
    s.shape(skulls[0], fill=s.radial(0, -20, 40, (0, base, 0.5), (1, base, 0)))


def coat_head(s: Svg, pattern: str, fur: Fur, skulls: Skulls) -> None:
    """Paint a coat pattern onto the head; skulls are head, left ear and right ear."""
    light, dark, deep = fur[1:4]
    skull, left, right = skulls
    if pattern == "tabby":
        stripes(s, skulls, dark)
    elif pattern == "siamese":
        points(s, skulls, fur)
    elif pattern == "tuxedo":
        patch(s, skull, smooth(dots("0 -27, 4 -14, 8 4, 12 24, -12 24, -8 4, -4 -14")), light)
        patch(s, skull, oval(0, 35, 30, 20), light)
    elif pattern == "calico":
        patch(s, skull, oval(-34, -26, 33, 30, -24), dark)
        patch(s, left, oval(-34, -40, 40, 40), dark)
        patch(s, skull, oval(40, -30, 25, 25, 20), deep)
        patch(s, right, oval(36, -40, 40, 40), deep)
    elif pattern == "spotted":
        for x, y in dots("-12 -28, 2 -32, 14 -26, 0 -21, -44 8, -40 -6, 42 -4, 46 9"):
            patch(s, skull, oval(x, y, 4.3, 3.5, x), dark)
    elif pattern == "masked":
        patch(s, skull, oval(0, -34, 62, 44), dark)
        for ear_shape in (left, right):
            s.shape(ear_shape, fill=dark)
        patch(s, skull, smooth([(0, -20), (9, 6), (14, 30), (-14, 30), (-9, 6)]), light)


def head(
    s: Svg,
    fur: str | Fur = "ginger",
    pattern: str = "tabby",
    expression: str = "content",
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw a cat head centred on 0,0, about 112 wide with cheeks and whiskers to 130."""
    tones = FURS[fur] if isinstance(fur, str) else fur
    tilt = EXPRESSIONS[expression][3]
    left, right = ear(-1, tilt, EAR), ear(1, tilt, EAR)
    fused(s, [left, right, HEAD], [tones[0]] * 3, weight)
    coat_head(s, pattern, tones, (HEAD, left, right))
    pink = mix("#f39a94", tones[0], 0.22)
    if pattern == "siamese":
        pink = mix(pink, tones[2], 0.45)
    for side in (-1, 1):
        s.shape(ear(side, tilt, EAR_INNER), fill=pink)
        tuft = [
            (side * x, y)
            for x, y in (
                (17, -30),
                (25.5, -42),
                (27.5, -35),
                (33, -41),
                (34.5, -32),
                (40, -34),
                (42, -22),
                (24, -24),
            )
        ]
        fluff = lighten(tones[0], 0.5)
        s.shape(tuft, fill=s.linear(0, -40, 0, -25, (0, fluff, 0.95), (1, fluff, 0)))
    volume(s, HEAD, strength=0.26)
    face(s, expression, tones, pattern != "siamese", kitten)
