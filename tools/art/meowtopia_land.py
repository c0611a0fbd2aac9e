"""The ground of Meowtopia: a spring meadow, the plot of a farm, and the signs and trays on it."""

from __future__ import annotations

import math
import random

from .furniture import wood_panel
from .isle_island import blob
from .meowtopia_gear import PAPER
from .pen import INK, clip, drop_shadow, fused, move, oval, ribbon, round_box, shadow, smooth, wobble
from .props import cat_house, daisy, tree
from .svg import Points, Svg

BLOSSOM = ("#fffdf9", "#f7b3c8", "#f7c458", "#b9a6dc")
PHASES = {"morning": ("#fbd9a7", "#f7b7a0"), "day": ("#bfe6f5", "#8fcdea"), "evening": ("#6b6aa6", "#343f7a")}
MOON = ((5, -17), (5, -17), (-8, -13), (-13, 0), (-6, 13), (10, 13), (10, 13), (0, 5), (-2, -6))


def tuft(x: float, y: float, k: float) -> list[Points]:
    """Return three blades of grass."""
    blades = ((-28, 17), (0, 23), (26, 16))
    return [ribbon(move([(0, 0), (n * 0.06, -n)], x, y, k, a), 5 * k, 1.2 * k, 2) for a, n in blades]


def tufts(s: Svg, rnd: random.Random, count: int, area: tuple[float, ...], tones: tuple[str, ...], k: float) -> None:
    """Scatter tufts of grass over an area."""
    x, y, w, h = area
    for tone in tones:
        found: list[Points] = []
        for _ in range(count // len(tones)):
            found += tuft(x + rnd.random() * w, y + rnd.random() * h, k * rnd.uniform(0.7, 1.1))
        s.shapes(found, fill=tone)


def meadow(s: Svg, w: float = 1920, h: float = 1080) -> None:
    """Paint a spring meadow seen from above."""
    s.rect(0, 0, w, h, fill=s.linear(0, 0, w * 0.4, h, (0, "#cfe8b6"), (0.55, "#b4d99c"), (1, "#8fc37f")))
    rnd = random.Random(7)
    for i in range(22):
        x, y, rx = rnd.uniform(0, w), rnd.uniform(0, h), rnd.uniform(0.05, 0.12) * w
        s.shape(
            blob(x, y, rx, rx * 0.5, i, 0.12),
            fill=rnd.choice(("#dff0c4", "#9fce8b", "#c3e2b5")),
            opacity=0.35,
        )
    tufts(s, rnd, 120, (0, 0, w, h), ("#6fae62", "#82bb72", "#5d9d58"), 1)
    for _ in range(22):
        x = rnd.choice((rnd.uniform(0, w * 0.14), rnd.uniform(w * 0.7, w)))
        with s.at(x, rnd.uniform(30, h), rnd.uniform(0.7, 1.0)):
            daisy(s, rnd.choice(BLOSSOM))
    dusk = ((0, "#2a140e", 0), (0.5, "#2a140e", 0), (1, "#2a140e", 0.2))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.46, h * 0.42, w * 0.66, *dusk))
    s.rect(0, 0, w, h, fill=s.radial(w * 0.36, h * 0.2, w * 0.5, (0, "#fff1c9", 0.3), (1, "#fff1c9", 0)))


def plot(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Lay the clearing of the viewer's farm, with a cottage at its corner."""
    drop_shadow(s, x, y, w, h, 40, 7, 0.14)
    turf = s.linear(x, y, x + w * 0.4, y + h, (0, "#e2f1c6"), (0.6, "#d2e8b2"), (1, "#bcdc9c"))
    fused(s, [wobble(round_box(x, y, w, h, 40, 2), 2.2, 4)], turf, 3, "#6b8f52")
    seam = round_box(x + 11, y + 11, w - 22, h - 22, 32)
    s.shape(seam, fill="none", stroke="#fffdf0", stroke_width=3, stroke_dasharray="3 12", opacity=0.9)
    area = (x + 30, y + 50, w - 60, h - 80)
    tufts(s, random.Random(4), 36, area, ("#a5cf8a", "#94c57d", "#b3d897"), 0.75)
    picket(s, x + 34, y + 96, 5)
    picket(s, x + 276, y + 96, 4)
    with s.at(x + 302, y + 90, 0.9):
        tree(s, "#f7b3c8")
    with s.at(x + 196, y + 120, 1.16):
        cat_house(s, "#fff1d6", "#eeb04f")
    picket(s, x + w - 204, y + 96, 4)
    with s.at(x + w - 70, y + 102, 0.92):
        tree(s, "#8cc07a")
    flowers = (
        (54, 130),
        (336, 128),
        (352, 142),
        (w - 226, 104),
        (w - 108, 108),
        (40, h - 40),
        (w - 60, h - 34),
    )
    for index, (dx, dy) in enumerate(flowers):
        with s.at(x + dx, y + dy, 0.8):
            daisy(s, BLOSSOM[index % 3])


def picket(s: Svg, x: float, y: float, count: int) -> None:
    """Draw a white fence of cat-eared boards from x on the ground line y."""
    pitch, h = 22, 34
    rails = [round_box(x - 8, y - h * k, count * pitch - pitch + 16, 7, 3) for k in (0.72, 0.32)]
    fused(s, rails, "#efe2c8", 2.4)
    shape = ((-6.5, 0), (-6.5, -h), (-3, 4 - h), (0, 5 - h), (3, 4 - h), (6.5, -h), (6.5, 0))
    fused(s, [[(x + i * pitch + a, y + b) for a, b in shape] for i in range(count)], "#f6ecd6", 2.2)


def sign(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw a wooden sign on its post, with paper to write on."""
    fused(s, [round_box(x + w / 2 - 8, y + h - 6, 16, 44, 4)], "#8c5a38", 3)
    shadow(s, x + w / 2 + 4, y + h + 40, 46, 8, 0.35)
    wood_panel(s, x, y, w, h, 22, "#a9774a", 6)
    s.rect(x + 12, y + 13, w - 24, h - 25, 14, fill=s.linear(0, y, 0, y + h, (0, "#fffaf0"), (1, "#f8e8c8")))
    for cx in (x + 7, x + w - 7):
        s.circle(cx, y + h / 2, 3, fill="#5a3a28")


def reserve(s: Svg, x: float, y: float, w: float, h: float) -> None:
    """Draw the tray of the common reserve: fields and sticks above, kittens below."""
    wood_panel(s, x, y, w, h, 26, "#6e4530", 4)
    s.line([(x + 22, y + 94), (x + w - 22, y + 94)], stroke="#f3d9a8", stroke_width=2, opacity=0.35)


def strip(s: Svg, w: float, h: float) -> None:
    """Draw a paper strip with round ends, in a picture with a rim of 12."""
    drop_shadow(s, 12, 12, w, h, h / 2 - 2, 7)
    paper = s.linear(0, 12, 0, 12 + h, (0, "#fffdf6"), (1, "#f8e9c9"))
    fused(s, [wobble(round_box(12, 12, w, h, h / 2 - 2), 0.7, 5)], paper, 3)


def phases(s: Svg, now: str, w: float, h: float) -> None:
    """Draw the three parts of a day on a strip, the present one lit, the past ones ticked."""
    strip(s, w, h)
    step, at = w / 3, list(PHASES).index(now)
    lit = round_box(18 + step * at, 18, step - 12, h - 12, (h - 12) / 2)
    s.shape(lit, fill="#ffe08a", stroke="#c9862c", stroke_width=2.6)
    for index, name in enumerate(PHASES):
        x, y = 12 + step * index + 44, 12 + h / 2
        with s.at(x, y, 0.87):
            phase(s, name)
        if index < at:
            fused(s, [oval(x + 19, y + 16, 11, 11)], "#5da35d", 2.2)
            s.line([(x + 14, y + 16), (x + 18, y + 20), (x + 24, y + 12)], stroke="#fffdf9", stroke_width=3.4)


def phase(s: Svg, name: str) -> None:
    """Draw a part of the day in a circle of 60 centred on 0,0: sunrise, high sun, or moon."""
    top, low = PHASES[name]
    disc = oval(0, 0, 30, 30, 0, 48)
    fused(s, [disc], s.linear(0, -30, 0, 30, (0, top), (1, low)), 2.8)
    if name == "evening":
        for x, y in ((-13, -12), (15, 3), (3, -20), (-18, 3)):
            s.circle(x, y, 2, fill="#ffe9b0")
        s.shape(smooth(list(MOON)), fill="#ffe9a8", stroke=INK, stroke_width=2)
        return
    rising = name == "morning"
    y, turns = (8, range(180, 361, 30)) if rising else (0, range(0, 360, 36))
    rays = []
    for turn in turns:
        a = math.radians(turn)
        rays.append([(r * math.cos(a), y + r * math.sin(a)) for r in (18, 24)])
    s.lines(rays, stroke="#fff3c4", stroke_width=3.6)
    sun = clip(oval(0, y, 14.5, 14.5), disc)
    s.shape(sun, fill="#ffcf52", stroke=INK, stroke_width=2)
    if rising:
        s.shape(clip(oval(0, 37, 45, 29, 0, 48), disc), fill="#7fb96c", stroke=INK, stroke_width=2)


def banner(s: Svg, w: float, h: float) -> None:
    """Draw the rosy tag of the last round with its crown left of the words."""
    drop_shadow(s, 6, 4, w - 12, h - 12, h / 2 - 6, 5)
    fused(s, [round_box(6, 4, w - 12, h - 12, h / 2 - 6)], "#ffd9c9", 2.6)
    crown = [(16, 30), (13, 14), (22, 21), (30, 10), (38, 21), (47, 14), (44, 30)]
    fused(s, [crown], "#f7c458", 2.4)
    s.circle(30, 26, 2.6, fill=PAPER)
