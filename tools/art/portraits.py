"""Round portraits: the twelve players and the three bots."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from .body import cat
from .face import face
from .head import head, wedge
from .icons import paw
from .palette import FURS, darken, lighten, mix
from .pen import INK, WEIGHT, dots, fused, mirror, move, oval, patch, shadow, smooth, volume, wobble
from .plates import OUTLINE, cut_box
from .svg import Points, Svg

# name: fur, pattern, expression, accessory, backdrop tone, backdrop pattern
AVATARS = {
    "Clementine": ("ginger", "tabby", "happy", "collar", "#aedbee", "dots"),
    "Mochi": ("seal", "siamese", "content", None, "#c3e2b5", "stripes"),
    "Biscuit": ("grey", "tabby", "content", None, "#f8c9bd", "rays"),
    "Sardine": ("cream", "spotted", "wink", "sailor", "#7fb3dc", "waves"),
    "Domino": ("black", "tuxedo", "mischief", "collar", "#fbd9a7", "checks"),
    "Praline": ("white", "calico", "happy", "flower", "#b7d8a6", "leaves"),
    "Noisette": ("brown", "masked", "curious", "leaf", "#f3d9a8", "dots"),
    "Figue": ("black", "solid", "dreamy", None, "#b9a6dc", "moons"),
    "Plume": ("white", "solid", "proud", "bow", "#f4a9bf", "stripes"),
    "Brume": ("smoke", "solid", "smug", "glasses", "#e3d2ee", "rays"),
    "Caramel": ("cream", "tabby", "yum", "chef", "#f7c458", "checks"),
    "Rosie": ("rose", "tabby", "surprised", "straw", "#bfe3dc", "waves"),
}
TIGER = ("#f5993a", "#fffaf0", "#4a2c22", "#3d2b24", "#f2c23c", "#d9635c")
LEVELS = {"kitten": ("#b7d8a6", "dots", 1), "cat": ("#aedbee", "stripes", 2), "tiger": ("#f0a184", "rays", 3)}


def stripes(s: Svg, r: float, disc: Points, ink: str) -> None:
    """Paint slanting stripes on a disc."""
    bar = [(-r * 0.06, -r * 2), (r * 0.06, -r * 2), (r * 0.06, r * 2), (-r * 0.06, r * 2)]
    for i in range(-3, 4):
        patch(s, move(bar, i * r * 0.32, 0, 1, 24), disc, ink, 0.5)


def spots(s: Svg, r: float, disc: Points, ink: str) -> None:
    """Paint dots on a disc."""
    for i in range(-3, 4):
        for j in range(-3, 4):
            x, y = i * r * 0.32 + (r * 0.16 if j % 2 else 0), j * r * 0.28
            if x * x + y * y < r * r * 0.8:
                s.circle(x, y, r * 0.05, fill=ink, opacity=0.5)


def rays(s: Svg, r: float, disc: Points, ink: str) -> None:
    """Paint rays from the middle of a disc."""
    for i in range(12):
        edge = [(2 * r * math.cos(a), 2 * r * math.sin(a)) for a in (math.tau * i / 12, math.tau * i / 12 + 0.26)]
        patch(s, [(0, 0), *edge], disc, ink, 0.3)


def ripples(s: Svg, r: float, disc: Points, ink: str) -> None:
    """Paint waves on a disc."""
    for j in range(-3, 4):
        y, half = j * r * 0.27, math.sqrt(1 - (j * 0.27) ** 2) * r * 0.92
        wave = [(-half + 2 * half * i / 30, y + r * 0.045 * math.sin(i * 1.3)) for i in range(31)]
        s.line(wave, stroke=ink, stroke_width=r * 0.05, opacity=0.5)


def checks(s: Svg, r: float, disc: Points, ink: str) -> None:
    """Paint a chequered cloth on a disc."""
    q = r * 0.36
    for i in range(-3, 3):
        for j in range(-3, 3):
            if (i + j) % 2:
                x, y = i * q, j * q
                patch(s, disc, [(x, y), (x + q, y), (x + q, y + q), (x, y + q)], ink, 0.28)


def around(r: float, seed: int) -> Iterator[tuple[int, float, float, float]]:
    """Yield number, place and distance of nine scattered things on a disc."""
    rnd = random.Random(seed)
    for i in range(9):
        a, d = math.tau * i / 9 + rnd.uniform(-0.1, 0.1), r * (0.72 if i % 2 else 0.5)
        yield i, d * math.cos(a), d * math.sin(a), d


def moons(s: Svg, r: float, tone: str, seed: int) -> None:
    """Paint crescents on a disc."""
    for _, x, y, d in around(r, seed):
        s.circle(x, y, r * 0.09, fill="#fff3c8", opacity=0.9)
        s.circle(x + r * 0.045, y - r * 0.03, r * 0.075, fill=mix(lighten(tone, 0.4), tone, d / r))


def leaves(s: Svg, r: float, ink: str, seed: int) -> None:
    """Paint leaves on a disc."""
    leaf = smooth([(-17, 10), (-18, -8), (-4, -23), (22, -27), (23, 2), (8, 16)])
    for i, x, y, _ in around(r, seed):
        s.shape(move(leaf, x, y, r / 190, i * 67), fill=ink, opacity=0.5)


def backdrop(s: Svg, r: float, tone: str, pattern: str, seed: int = 1) -> None:
    """Fill a disc of radius r at 0,0 with a tone and its own quiet pattern."""
    disc, ink = oval(0, 0, r, r, count=48), darken(tone, 0.16)
    s.shape(disc, fill=s.radial(-r * 0.2, -r * 0.3, r * 1.3, (0, lighten(tone, 0.55)), (1, tone)))
    if pattern == "moons":
        moons(s, r, tone, seed)
    elif pattern == "leaves":
        leaves(s, r, ink, seed)
    else:
        PATTERNS[pattern](s, r, disc, ink)


PATTERNS = {"stripes": stripes, "dots": spots, "rays": rays, "waves": ripples, "checks": checks}


def medal(s: Svg, r: float, ring: str, state: str = "normal") -> None:
    """Draw the ring of a round portrait at 0,0; selected adds a honey ring, disabled greys it."""
    if state == "selected":
        s.circle(0, 0, r + 9, fill=INK)
        s.circle(0, 0, r + 6.6, fill="#f7c458")
    elif state != "disabled":
        shadow(s, 3, r * 0.26, r * 1.16, r * 1.04, 0.42)
    fused(
        s,
        [wobble(oval(0, 0, r, r, count=48), 0.7 if r > 45 else 0.2, int(r))],
        s.linear(-r, -r, r, r, (0, lighten(ring, 0.4)), (1, ring)),
        OUTLINE,
    )


def portrait(s: Svg, name: str, cx: float, cy: float, r: float) -> None:
    """Draw one of the twelve players' cats on its disc; the ring around it belongs to the seat."""
    fur, pattern, expression, extra, tone, ground = AVATARS[name]
    # hats need room above the head, a bell room below it
    down, k = {"chef": (0.26, 92), "collar": (0.11, 86)}.get(extra or "", (0.17, 81))
    with s.at(cx, cy):
        backdrop(s, r * 0.88, tone, ground, len(name))
        with s.at(0, r * down, r / k):
            cat(s, fur, pattern, "head", expression, extra)


def tiger_head(s: Svg, weight: float = WEIGHT, expression: str = "mischief") -> None:
    """Draw a tiger: round ears, cheek ruff, ink stripes, white brows and muzzle."""
    base, light, dark = TIGER[:3]
    ears = [oval(side * 40, -38, 17, 17) for side in (-1, 1)]
    ruff = smooth(
        mirror(
            dots(
                "0 -42, 22 -40, 40 -30, 52 -12, 55 4, 68 13, 68 13, 59 20, 66 31, 66 31, 52 34, "
                "50 44, 50 44, 32 43, 16 49, 0 50"
            )
        ),
        steps=6,
    )
    fused(s, ears + [ruff], base, weight)
    for side, pts in zip((-1, 1), ears):
        s.shape(oval(side * 40, -38, 17, 17), fill=dark)
        s.shape(oval(side * 39.4, -37, 9.4, 9.6), fill="#fffaf0")
        _ = pts
    s.shape(ruff, fill=base)
    for side in (-1, 1):
        patch(s, ruff, oval(side * 58, 32, 24, 20), light)
        s.shape(oval(side * 24, -13, 13, 9, side * 14), fill=light)
    patch(s, ruff, oval(0, 44, 30, 20), light)
    for x, y, a, length, width in ((0, -43, 90, 20, 8.4), (-14, -42, 76, 17, 8), (14, -42, 104, 17, 8)):
        patch(s, ruff, wedge(x, y, a, length, width), dark)
    s.shape(wedge(-9, -27, 62, 12, 5), fill=dark)
    s.shape(wedge(9, -27, 118, 12, 5), fill=dark)
    for side in (-1, 1):
        for y, a, length in ((-10, 12, 17), (3, 4, 18), (18, -6, 20), (33, -18, 19)):
            x = side * (56 if y < 0 else (60 if y < 10 else 66))
            patch(s, ruff, wedge(x, y, (180 - a) if side > 0 else a, length, 7.4), dark)
    volume(s, ruff, strength=0.24)
    for side in (-1, 1):
        s.shape(oval(side * 8.4, 25, 15, 11.6, side * 8), fill="#fffdf6")
    face(s, expression, TIGER, False)


def kitten_head(s: Svg, weight: float = WEIGHT, expression: str = "content") -> None:
    """Draw a kitten: wide low eyes, big ears, a tuft on the brow."""
    with s.at(0, 6, 0.9):
        head(s, "cream", "tabby", expression, weight, 2.2)
        curl = smooth(dots("-9 -36, -7 -46, 1 -53, 11 -54, 11 -54, 6 -47, 8 -37"))
        fused(s, [curl], FURS["cream"][0], weight)
        s.shape(oval(-0.5, -36, 10, 4.5), fill=FURS["cream"][2])
        s.shape(oval(-0.5, -34.5, 13, 4), fill=FURS["cream"][0])


def bot_portrait(
    s: Svg, level: str, cx: float, cy: float, r: float, state: str = "normal", ring: str = "#fff7e6"
) -> None:
    """Draw a bot level: kitten, cat or tiger, with one, two or three paw pips below."""
    tone, ground, pips = LEVELS[level]
    with s.at(cx, cy):
        medal(s, r, ring, state)
        backdrop(s, r * 0.86, tone, ground)
        s.circle(0, 0, r * 0.86, fill="none", stroke=INK, stroke_width=max(1.6, r * 0.028))
        weight = 3.2 if r > 40 else 4.0
        if level == "kitten":
            with s.at(0, r * 0.2, r / 90):
                kitten_head(s, weight)
        elif level == "cat":
            with s.at(0, r * 0.15, r / 80):
                cat(s, "grey", "tabby", "head", "smug", "glasses" if r > 26 else None, weight)
        else:
            with s.at(0, r * 0.08, r / 80):
                tiger_head(s, weight)
        w = r * (0.34 * pips + 0.24)
        fused(s, [cut_box(-w / 2, r * 0.74, w, r * 0.42, r * 0.2, 1, 0)], "#4a3026", max(2, r * 0.04))
        for i in range(pips):
            with s.at((i - (pips - 1) / 2) * r * 0.34, r * 0.94, r / 190):
                paw(s, "#ffd66b", False)
