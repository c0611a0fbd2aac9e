"""The insect friends of Minicity as tiles for sale, as medals of those who bought them, and what they do."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from . import minicity_bugs as bugs
from . import minicity_crawlers as crawlers
from .icons import icon
from .minicity_cards import stock
from .minicity_data import ANTS
from .minicity_foods import food
from .palette import darken, lighten, mix
from .pen import INK, fused, move, oval, patch, round_box, smooth
from .svg import Points, Svg

GOLD = "#f7c458"


class Friend(NamedTuple):
    """How a friend is drawn: its picture, its sky, what it does, and whether it does so once a turn."""

    draw: Callable[[Svg], None]
    sky: tuple[str, str]
    does: str
    once: bool


FRIENDS = {
    "beetle": Friend(bugs.beetle, ("#fdeec2", "#f2c981"), "heart", False),
    "ladybird": Friend(bugs.ladybird, ("#e4f3d2", "#a9d39d"), "shift", True),
    "bumblebee": Friend(bugs.bumblebee, ("#fff3cf", "#f7cf83"), "trade", True),
    "snail": Friend(crawlers.snail, ("#dcecf6", "#a5c9df"), "cards", False),
    "orange-caterpillar": Friend(crawlers.orange_caterpillar, ("#e2f2df", "#9fcfa8"), "crate", False),
    "grasshopper": Friend(crawlers.grasshopper, ("#fdf0d0", "#f3cf9b"), "refill", False),
    "centipede": Friend(crawlers.centipede, ("#ecdff0", "#c4a8d2"), "steps", True),
    "exotic-caterpillar": Friend(crawlers.exotic_caterpillar, ("#fde2e4", "#f0aebb"), "crates", False),
    "stick-insect": Friend(crawlers.stick_insect, ("#eaf1cf", "#bccf8f"), "joker", True),
    "dragonfly": Friend(bugs.dragonfly, ("#d9f0f1", "#93ccd3"), "swap", True),
}


def small_crate(s: Svg, x: float, y: float, k: float = 1) -> None:
    """Draw a small crate."""
    with s.at(x, y, k):
        fused(s, [round_box(-22, -15, 44, 31, 5)], "#bb8250", 2.6)
        s.shape(round_box(-18, -11, 36, 23, 3), fill="#6e4530")


def arrow(s: Svg, line: Points, head: Points, tone: str) -> None:
    """Draw a fat arrow."""
    s.line(line, stroke=INK, stroke_width=11)
    fused(s, [head], tone, 2.6)
    s.line(line, stroke=tone, stroke_width=6)


def arrows(s: Svg, gap: float) -> None:
    """Draw two opposite arrows."""
    for k in (-1, 1):
        y = k * gap
        arrow(s, [(-k * 15, y), (k * 9, y)], [(k * 7, y - 10), (k * 22, y), (k * 7, y + 10)], GOLD)


def shift(s: Svg) -> None:
    """Draw a block that is carried elsewhere."""
    food(s, "blue", -16, 8, 36, False)
    arrow(s, smooth([(-12, -18), (6, -26), (22, -12)], False), [(12, -14), (31, -14), (22, 4)], GOLD)
    s.circle(21, 18, 9, fill="none", stroke=INK, stroke_width=3, stroke_dasharray="5 4")


def trade(s: Svg) -> None:
    """Draw an exchange with the crate."""
    small_crate(s, 0, 14, 0.96)
    with s.at(0, -13, 0.72):
        arrows(s, 9)


def refill(s: Svg) -> None:
    """Draw a crate that is filled."""
    small_crate(s, 0, 12, 1.05)
    arrow(s, [(0, -28), (0, -6)], [(-13, -8), (13, -8), (0, 9)], "#8cc07a")


def more_cards(s: Svg) -> None:
    """Draw a fan of cards."""
    for a in (-30, 0, 30):
        fused(s, [move(round_box(-10, -44, 20, 32, 4), 0, 28, 1, a)], "#fff7e6", 2.6)


def footsteps(s: Svg) -> None:
    """Draw a way with one step more."""
    for x, y in ((-22, 14), (-6, 0)):
        fused(s, [oval(x, y, 7, 6.6)], GOLD, 2.4)
    arrow(s, [(6, -10), (14, -18)], [(8, -26), (26, -28), (22, -10)], "#8cc07a")


def joker(s: Svg) -> None:
    """Draw a card of all colours."""
    fused(s, [move(round_box(-17, -25, 34, 50, 6), 0, 0, 1, 8)], "#fff7e6", 2.8)
    for i, ant in enumerate(ANTS.values()):
        a = math.tau * i / 5 - 1.57
        s.circle(9 * math.cos(a), 9 * math.sin(a), 5, fill=ant.main, stroke=INK, stroke_width=1.6)


def two_crates(s: Svg) -> None:
    """Draw a larger crate."""
    small_crate(s, -5, -11, 0.95)
    small_crate(s, 5, 12, 1.1)


EFFECTS = {
    "heart": lambda s: icon(s, "heart", 0, 0, 58, tone="#f08bb0"),
    "shift": shift,
    "trade": trade,
    "crate": lambda s: small_crate(s, 0, 0, 1.25),
    "crates": two_crates,
    "refill": refill,
    "cards": more_cards,
    "steps": footsteps,
    "joker": joker,
    "swap": lambda s: arrows(s, 11),
}


def chip(s: Svg, friend: Friend, x: float, y: float, size: float) -> None:
    """Draw what a friend does: on a round chip if once a turn, on a square one if always."""
    half = size / 2
    box = round_box(x - half, y - half, size, size, half if friend.once else half * 0.42)
    fused(s, [[(a, b + 2) for a, b in box], box], [darken("#ecd2a4", 0.4), "#fff7e6"], 2.6)
    with s.at(x, y, size * 0.82 / 64):
        EFFECTS[friend.does](s)


def tile(s: Svg, name: str) -> None:
    """Draw a friend for sale, 150 x 112: a disc for the price, and what it does at the bottom right."""
    friend = FRIENDS[name]
    stock(s, 150, 112, 17, 3)
    window = round_box(9, 9, 132, 94, 11)
    s.shape(window, fill=s.linear(0, 9, 0, 103, (0, friend.sky[0]), (1, friend.sky[1])))
    s.circle(75, 51, 52, fill=s.radial(75, 51, 52, (0, "#fffdf3", 0.85), (1, "#fffdf3", 0)))
    hill = smooth([(9, 84), (42, 80), (88, 86), (141, 79)], False) + [(141, 103), (9, 103)]
    patch(s, hill, window, mix(friend.sky[1], "#6fa35a", 0.5), 0.75)
    with s.at(70, 58, 0.54):
        friend.draw(s)
    s.shape(window, fill="none", stroke=INK, stroke_width=2.4)
    disc(s, 22, 22, 19, "#f4a3b8")
    chip(s, friend, 125, 87, 40)


def disc(s: Svg, x: float, y: float, r: float, tone: str) -> None:
    """Draw a disc to write a number on."""
    fused(s, [oval(x, y + 1.5, r, r)], darken(tone, 0.3), 2.6)
    s.circle(x, y, r, fill=s.linear(0, y - r, 0, y + r, (0, lighten(tone, 0.5)), (1, tone)))


def medal(s: Svg, name: str, spent: bool = False) -> None:
    """Draw a friend that somebody has as a medal round 0, 0; one that was turned over is dim and asleep."""
    friend = FRIENDS[name]
    light, deep = ("#b3aaa0", "#857b73") if spent else friend.sky
    fused(s, [oval(0, 0, 32, 32)], s.linear(0, -32, 0, 32, (0, light), (1, deep)), 2.6)
    with s.at(2, 2, 32 / 108):
        friend.draw(s)
    if spent:
        s.circle(0, 0, 32, fill="#5d5360", opacity=0.6)
        for x, y, r in ((2, 12, 8), (17, -10, 5)):
            sleep = [(x - r, y - r), (x + r, y - r), (x - r, y + r), (x + r, y + r)]
            s.line(sleep, stroke="#fffdf6", stroke_width=r / 2)
