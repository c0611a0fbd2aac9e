"""Cat bodies: every pose stands on the ground line y=0 and is centred on x=0."""

from __future__ import annotations

import random

from .clothes import wear
from .head import head, wedge
from .palette import FURS, Fur, darken
from .pen import INK, WEIGHT, clip, dots, fused, mirror, oval, patch, ribbon, shadow, smooth, volume
from .svg import Points, Svg

# What each pose needs so that one coat painter serves them all.
STRIPES = {
    "sitting": [(-50, -46, 8, 22, 9), (-53, -28, 4, 24, 9), (50, -46, 172, 22, 9), (53, -28, 176, 24, 9)],
    "loaf": [(18, -82, 92, 30, 11), (38, -80, 100, 30, 11), (58, -68, 112, 28, 11), (74, -46, 150, 24, 10)],
    "curled": [(2, -92, 84, 30, 12), (26, -92, 92, 28, 12), (50, -80, 108, 26, 11), (72, -56, 150, 22, 10)],
    "walking": [(-8, -92, 88, 26, 10), (10, -92, 90, 28, 10), (28, -92, 92, 26, 10), (46, -90, 98, 24, 10)],
}
BIBS = {
    "sitting": (0, -66, 25, 34),
    "loaf": (-34, -14, 30, 22),
    "curled": (-20, -6, 40, 22),
    "walking": (-46, -44, 22, 22),
}
PATCHES = {
    "sitting": ((-36, -40, 26, 26), (34, -18, 24, 24)),
    "loaf": ((30, -66, 34, 26), (70, -30, 24, 26)),
    "curled": ((28, -80, 38, 26), (70, -34, 24, 28)),
    "walking": ((6, -80, 26, 18), (50, -66, 22, 24)),
}


def coat_body(s: Svg, pattern: str, fur: Fur, body: Points, pose: str) -> None:
    """Paint a coat pattern onto a body polygon of the given pose."""
    base, light, dark, deep = fur[:4]
    if pattern == "tabby":
        for x, y, angle, length, width in STRIPES[pose]:
            patch(s, body, wedge(x, y, angle, length, width), dark)
    if pattern in ("tuxedo", "tabby", "masked", "calico"):
        cx, cy, rx, ry = BIBS[pose]
        patch(s, body, oval(cx, cy, rx, ry), light)
    if pattern == "calico":
        for (cx, cy, rx, ry), tone in zip(PATCHES[pose], (dark, deep)):
            patch(s, body, oval(cx, cy, rx, ry, 12), tone)
    elif pattern == "masked":
        for cx, cy, rx, ry in PATCHES[pose]:
            patch(s, body, oval(cx, cy, rx * 1.1, ry * 1.1, 12), dark)
    elif pattern == "spotted":
        rnd = random.Random(pose)
        x0, x1 = min(p[0] for p in body), max(p[0] for p in body)
        y0, y1 = min(p[1] for p in body), max(p[1] for p in body)
        for i in range(5):
            for j in range(4):
                x = x0 + (x1 - x0) * (i + 0.5 + rnd.uniform(-0.22, 0.22)) / 5
                y = y0 + (y1 - y0) * (j + 0.5 + rnd.uniform(-0.2, 0.2)) / 4
                patch(s, body, oval(x, y, 5.4, 4.4, rnd.uniform(0, 90)), dark)


def paw_tone(pattern: str, fur: Fur) -> str:
    """Return the colour of the paws for a coat."""
    return {"siamese": fur[2], "tuxedo": fur[1], "masked": fur[1], "calico": fur[1]}.get(pattern, fur[0])


def paw(s: Svg, x: float, y: float, rx: float, ry: float, fill: str, weight: float = WEIGHT, toes: bool = True) -> None:
    """Draw one round paw with two toe lines."""
    fused(s, [oval(x, y, rx, ry)], fill, weight)
    s.ellipse(x - rx * 0.2, y - ry * 0.35, rx * 0.5, ry * 0.35, fill="#fff", opacity=0.22)
    if toes:
        for k in (-0.32, 0.32):
            s.line(
                [(x + rx * k, y + ry * 0.15), (x + rx * k * 0.95, y + ry * 0.8)],
                stroke=INK,
                stroke_width=weight * 0.6,
            )


def tail(
    s: Svg, line: Points, fur: Fur, pattern: str, start: float = 18, end: float = 14, weight: float = WEIGHT
) -> None:
    """Draw a tail along a line, with rings or a coloured tip by coat."""
    pts = ribbon(line, start, end)
    fused(s, [pts], fur[2] if pattern == "siamese" else fur[0], weight)
    soft = smooth(line, False)
    n = len(soft)

    def band(i0: float, i1: float, tone: str) -> None:
        """Paint the stretch of tail between two fractions of its length."""
        (ax, ay), (bx, by) = soft[int(i0 * (n - 1))], soft[min(n - 1, int(i1 * (n - 1)))]
        if i1 > 1:
            ex, ey = soft[-1][0] - soft[-3][0], soft[-1][1] - soft[-3][1]
            bx, by = bx + ex * 3, by + ey * 3
        dx, dy = bx - ax, by - ay
        length = (dx * dx + dy * dy) ** 0.5 or 1
        nx, ny = -dy / length * 16, dx / length * 16
        patch(s, pts, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)], tone)

    if pattern == "tabby":
        for a in (0.28, 0.48, 0.68):
            band(a, a + 0.09, fur[2])
        band(0.86, 1.2, fur[2])
    elif pattern in ("tuxedo", "masked"):
        band(0.82, 1.2, fur[1])
    elif pattern == "calico":
        band(0.45, 1.2, fur[2])
    elif pattern == "spotted":
        for a in (0.4, 0.62, 0.84):
            band(a, a + 0.07, fur[2])
    s.line([(x - 2.5, y - 2.5) for x, y in soft[3:-2]], stroke="#fff", stroke_width=2.6, opacity=0.22)


def sitting(
    s: Svg,
    fur: Fur,
    pattern: str,
    expression: str,
    extra: str | None,
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw a cat sitting upright, facing us."""
    shadow(s, 4, 1, 78, 11)
    tail(s, [(30, -12), (60, -7), (77, -22), (71, -44), (80, -62)], fur, pattern)
    body = smooth(mirror(dots("0 -96, 24 -90, 32 -66, 42 -40, 49 -18, 42 -1, 20 1, 0 1")))
    fused(s, [body], fur[0], weight)
    coat_body(s, pattern, fur, body, "sitting")
    volume(s, body, strength=0.26)
    tone = paw_tone(pattern, fur)
    for side in (-1, 1):
        paw(s, side * 36, -5, 14, 8, tone, weight, toes=False)
        s.line(
            smooth([(side * 26, -44), (side * 40, -36), (side * 45, -20)], False),
            stroke=INK,
            stroke_width=weight * 0.7,
            opacity=0.55,
        )
    leg = smooth(mirror([(0, -44), (20, -50), (23, -30), (23, -6), (0, -4)]))
    s.shape(
        clip(leg, [(-30, -34), (30, -34), (30, 0), (-30, 0)]),
        fill=s.linear(0, -34, 0, -12, (0, fur[0], 0), (1, tone, 1 if tone != fur[0] else 0.0)),
    )
    for side in (-1, 1):
        s.line(
            smooth([(side * 25, -40), (side * 24.5, -24), (side * 26, -9)], False),
            stroke=INK,
            stroke_width=weight * 0.8,
        )
    s.line([(0, -34), (0, -6)], stroke=INK, stroke_width=weight * 0.8)
    for side in (-1, 1):
        paw(s, side * 13, -6, 13.5, 9, tone, weight)
    with s.at(0, -112):
        head(s, fur, pattern, expression, weight, kitten)
    wear(s, extra, 0, -112, weight)


def loaf(
    s: Svg,
    fur: Fur,
    pattern: str,
    expression: str,
    extra: str | None,
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw a cat folded into a bread loaf."""
    shadow(s, 4, 1, 98, 12)
    body = smooth(dots("-66 -4, -72 -26, -62 -54, -34 -72, 8 -78, 46 -73, 72 -52, 82 -24, 72 -2, 0 1"))
    fused(s, [body], fur[0], weight)
    coat_body(s, pattern, fur, body, "loaf")
    volume(s, body, strength=0.28)
    s.line(
        smooth([(32, -8), (34, -32), (52, -44), (70, -34)], False),
        stroke=INK,
        stroke_width=weight * 0.75,
        opacity=0.6,
    )
    tail(s, [(80, -16), (84, -4), (56, -5), (24, -5)], fur, pattern, 16, 14, weight)
    tone = paw_tone(pattern, fur)
    for x in (-50, -22):
        paw(s, x, -6, 15, 8.5, tone, weight)
    with s.at(-32, -64, 0.96):
        head(s, fur, pattern, expression, weight, kitten)
    wear(s, extra, -32, -64, weight, 0.96)


def curled(
    s: Svg,
    fur: Fur,
    pattern: str,
    expression: str,
    extra: str | None,
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw a cat asleep, curled into a bun with its tail around it."""
    shadow(s, 2, 1, 96, 12)
    body = smooth(dots("-74 -18, -66 -56, -30 -84, 18 -90, 58 -72, 80 -38, 72 -6, 20 2, -52 1"))
    fused(s, [body], fur[0], weight)
    coat_body(s, pattern, fur, body, "curled")
    volume(s, body, strength=0.3)
    s.line(
        smooth([(24, -14), (18, -42), (38, -60), (62, -52)], False),
        stroke=INK,
        stroke_width=weight * 0.75,
        opacity=0.6,
    )
    with s.at(-34, -40, 0.9, -9):
        head(s, fur, pattern, expression, weight, kitten)
    with s.at(-34, -40, 0.9, -9):
        wear(s, extra, 0, 0, weight)
    tail(s, [(77, -22), (64, -5), (30, -4), (-4, -6), (-22, -11)], fur, pattern, 19, 15, weight)
    paw(s, -62, -7, 14, 8, paw_tone(pattern, fur), weight)


def walking(
    s: Svg,
    fur: Fur,
    pattern: str,
    expression: str,
    extra: str | None,
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw a cat strolling to the left with its tail in the air."""
    shadow(s, 4, 1, 88, 10)
    tail(s, [(56, -72), (78, -80), (84, -104), (74, -122), (80, -138)], fur, pattern, 17, 13, weight)
    tone = paw_tone(pattern, fur)
    far = [darken(fur[0], 0.14)] * 2
    fused(
        s,
        [
            ribbon([(34, -46), (26, -24), (30, -7)], 22, 16),
            ribbon([(-22, -46), (-12, -24), (-14, -7)], 21, 16),
        ],
        far,
        weight,
    )
    near = [
        ribbon([(46, -50), (56, -26), (50, -7)], 30, 17),
        ribbon([(-36, -48), (-44, -26), (-42, -7)], 24, 17),
    ]
    body = smooth(dots("-58 -70, -40 -90, 0 -86, 40 -88, 64 -74, 66 -50, 48 -36, 0 -36, -40 -34, -58 -48"))
    fused(s, near + [body], fur[0], weight)
    coat_body(s, pattern, fur, body, "walking")
    volume(s, body, strength=0.26)
    for x, shade in ((30, 0.14), (-14, 0.14), (51, 0), (-42, 0)):
        paw(s, x - 3, -6, 13, 8, darken(tone, shade) if shade else tone, weight)
    s.line(smooth([(34, -44), (36, -58), (50, -66)], False), stroke=INK, stroke_width=weight * 0.7, opacity=0.5)
    with s.at(-54, -98, 0.92):
        head(s, fur, pattern, expression, weight, kitten)
    wear(s, extra, -54, -98, weight, 0.92)


def peek(
    s: Svg,
    fur: Fur,
    pattern: str,
    expression: str,
    extra: str | None,
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw a cat looking over an edge at y=0 with both paws on it."""
    body = smooth(mirror(dots("0 -60, 26 -56, 40 -34, 46 -8, 46 6, 30 8, 0 8")))
    body = clip(body, [(-70, -90), (70, -90), (70, 0), (-70, 0)])
    fused(s, [body], fur[0], weight)
    coat_body(s, pattern, fur, body, "sitting")
    volume(s, body, strength=0.3)
    with s.at(0, -58):
        head(s, fur, pattern, expression, weight, kitten)
    wear(s, extra, 0, -58, weight)
    for side in (-1, 1):
        paw(s, side * 36, -1, 15, 11, paw_tone(pattern, fur), weight)


POSES = {"sitting": sitting, "loaf": loaf, "curled": curled, "walking": walking, "peek": peek}


def cat(
    s: Svg,
    fur: str | Fur = "ginger",
    pattern: str = "tabby",
    pose: str = "sitting",
    expression: str = "content",
    extra: str | None = None,
    weight: float = WEIGHT,
    kitten: float = 0,
) -> None:
    """Draw any cat of the family: coat, pose, expression and accessory by name."""
    tones = FURS[fur] if isinstance(fur, str) else fur
    if pose == "head":
        head(s, tones, pattern, expression, weight, kitten)
        wear(s, extra, 0, 0, weight)
    else:
        POSES[pose](s, tones, pattern, expression, extra, weight, kitten)
