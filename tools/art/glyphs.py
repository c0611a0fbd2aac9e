"""Pictures of what a setting or a row is about, each centred on 0,0 inside a 64-unit square."""

from __future__ import annotations

from .icons import W, arc, paw, stroke_icon
from .pen import INK, dots, fused, oval, round_box, smooth
from .svg import Svg

CREAM, HONEY, RED, BLUE, GREEN = "#fff7e6", "#f7c458", "#d8492f", "#aedbee", "#6fb35f"


def search(s: Svg) -> None:
    """Draw a magnifying glass."""
    stroke_icon(s, [[(9, 9), (23, 23)]], "#c58d58", 8)
    fused(s, [oval(-6, -6, 19, 19)], "#c58d58", W)
    fused(s, [oval(-6, -6, 13, 13)], s.linear(-18, -18, 8, 8, (0, "#f4fbff"), (1, BLUE)), W * 0.8)
    s.line(smooth([(-14, -7), (-12, -12), (-7, -14)], False), stroke="#fff", stroke_width=3.4)


def check(s: Svg, tone: str = GREEN) -> None:
    """Draw a tick."""
    stroke_icon(s, [smooth([(-20, 2), (-6, 16), (-6, 16), (21, -16)], False)], tone, 9)


def cross(s: Svg, tone: str = RED) -> None:
    """Draw a cross."""
    stroke_icon(s, [[(-15, -15), (15, 15)], [(15, -15), (-15, 15)]], tone, 9)


def plus(s: Svg) -> None:
    """Draw a plus."""
    stroke_icon(s, [[(-19, 0), (19, 0)], [(0, -19), (0, 19)]], CREAM, 9)


def minus(s: Svg) -> None:
    """Draw a minus."""
    stroke_icon(s, [[(-19, 0), (19, 0)]], CREAM, 9)


def back(s: Svg) -> None:
    """Draw an arrow to the left."""
    stroke_icon(s, [[(-12, 0), (22, 0)]], HONEY, 9)
    fused(s, [smooth([(-27, 0), (-27, 0), (-7, -18), (-7, -18), (-7, 18), (-7, 18)], steps=5)], HONEY, W)


def dice(s: Svg) -> None:
    """Draw a die with a paw: the seed."""
    fused(s, [[(-22, -12), (0, -25), (23, -13), (1, 0)]], "#fffdf6", W)
    fused(s, [[(-22, -12), (1, 0), (1, 27), (-22, 14)]], "#f9e9cc", W)
    fused(s, [[(1, 0), (23, -13), (23, 13), (1, 27)]], "#e3c79a", W)
    for x, y in ((-15, -1), (-6, 15), (-10.5, 7)):
        s.ellipse(x, y, 2.6, 3.6, fill=INK)
    for x, y in ((8, 6), (17, 7)):
        s.ellipse(x, y, 2.6, 3.6, fill=INK)
    s.ellipse(0.5, -12.5, 4.6, 2.8, fill=RED)


def share(s: Svg) -> None:
    """Draw two linked slips: copy a code."""
    fused(s, [round_box(-24, -24, 32, 38, 6)], "#e7c796", W)
    fused(s, [round_box(-10, -12, 34, 38, 6)], CREAM, W)
    for y, w in ((-3, 20), (6, 24), (15, 14)):
        s.line([(-3, y), (-3 + w, y)], stroke="#b98c6a", stroke_width=3)


def bin_(s: Svg) -> None:
    """Draw a waste basket."""
    fused(
        s,
        [[(-18, -12), (18, -12), (14, 25), (-14, 25)]],
        s.linear(-18, 0, 18, 0, (0, "#d9d2c8"), (1, "#9a9188")),
        W,
    )
    fused(s, [round_box(-23, -19, 46, 9, 4)], "#c9c1b6", W)
    fused(s, [round_box(-8, -26, 16, 8, 3)], "#c9c1b6", W)
    for x in (-7, 0, 7):
        s.line([(x, -4), (x * 0.85, 18)], stroke=INK, stroke_width=2.4, opacity=0.7)


def pencil(s: Svg) -> None:
    """Draw a pencil."""
    with s.at(0, 0, 1, 45):
        fused(s, [[(-7, 14), (7, 14), (0, 29)]], "#f3d9a8", W)
        s.shape([(-2.6, 23.5), (2.6, 23.5), (0, 29)], fill=INK)
        fused(
            s,
            [[(-7, -16), (7, -16), (7, 14), (-7, 14)]],
            s.linear(-7, 0, 7, 0, (0, "#ffe08a"), (1, "#e2a13c")),
            W,
        )
        fused(s, [round_box(-7, -28, 14, 12, 4)], "#f08bb0", W)


def info(s: Svg) -> None:
    """Draw an i in a drop of ink."""
    fused(s, [oval(0, 0, 25, 25)], s.linear(0, -25, 0, 25, (0, "#d7eefa"), (1, "#8cc0e0")), W)
    s.circle(0, -11, 4, fill=INK)
    s.line([(0, -1), (0, 13)], stroke=INK, stroke_width=7)


def warn(s: Svg) -> None:
    """Draw a soft warning triangle."""
    fused(s, [smooth(dots("0 -25, 4 -23, 26 17, 24 22, -24 22, -26 17, -4 -23"), steps=6)], HONEY, W)
    s.line([(0, -10), (0, 5)], stroke=INK, stroke_width=6)
    s.circle(0, 14, 3.8, fill=INK)


def save(s: Svg) -> None:
    """Draw a bookmark in a book: saved."""
    fused(s, [round_box(-21, -25, 42, 50, 6)], "#7fa6d8", W)
    s.line([(-13, -23), (-13, 23)], stroke=INK, stroke_width=2.2, opacity=0.6)
    fused(s, [[(1, -28), (14, -28), (14, 8), (7.5, 1), (1, 8)]], RED, W)


def person(s: Svg) -> None:
    """Draw a friendly human bust."""
    fused(s, [smooth(dots("-25 26, -25 26, -20 8, 0 2, 20 8, 25 26, 25 26"), steps=6)], "#7fa6d8", W)
    fused(s, [oval(0, -10, 15, 16)], "#f6d3b0", W)
    fused(s, [smooth(dots("-16 -10, -15 -24, 0 -30, 15 -24, 16 -10, 8 -18, -6 -17"))], "#8c5a38", W)


def bot(s: Svg) -> None:
    """Draw a robot cat."""
    with s.at(0, 2, 0.96):
        _bot(s)


def _bot(s: Svg) -> None:
    """Draw the robot of the bot icon."""
    s.line([(0, -18), (0, -27)], stroke=INK, stroke_width=4)
    fused(s, [oval(0, -28, 4, 4)], RED, W * 0.8)
    fused(
        s,
        [
            [(-22, -6), (-20, -24), (-7, -16)],
            [(22, -6), (20, -24), (7, -16)],
            round_box(-25, -17, 50, 40, 14),
        ],
        "#c3ccd8",
        W,
    )
    fused(s, [round_box(-18, -8, 36, 19, 9)], "#303c78", W * 0.7)
    for x in (-9, 9):
        s.line(smooth([(x - 4, 3), (x, -2), (x + 4, 3)], False), stroke="#aee8f0", stroke_width=3.4)
    s.line(smooth([(-6, 16), (0, 19), (6, 16)], False), stroke=INK, stroke_width=2.4)


def clock(s: Svg) -> None:
    """Draw a round clock."""
    fused(s, [oval(0, 0, 26, 26)], "#c58d58", W)
    fused(s, [oval(0, 0, 20, 20)], "#fffdf6", W * 0.8)
    s.line([(0, -13), (0, 0), (9, 6)], stroke=INK, stroke_width=4.4)


def music(s: Svg) -> None:
    """Draw two notes."""
    s.line([(-11, 16), (-11, -18), (18, -24), (18, 10)], stroke=INK, stroke_width=10)
    s.line([(-11, 16), (-11, -18), (18, -24), (18, 10)], stroke="#8a5bb0", stroke_width=5)
    fused(s, [oval(-18, 17, 10, 8, -16), oval(11, 11, 10, 8, -16)], "#8a5bb0", W)


def globe(s: Svg) -> None:
    """Draw a globe: language."""
    fused(s, [oval(0, 0, 26, 26)], s.linear(-20, -20, 20, 24, (0, "#cbeaf6"), (1, "#6fb0dc")), W)
    fused(
        s,
        [
            smooth([(-20, -8), (-10, -18), (2, -14), (-2, -4), (-12, 2)]),
            smooth([(4, 4), (16, -2), (20, 8), (10, 18), (4, 14)]),
        ],
        "#8cc07a",
        1.6,
    )


def screen(s: Svg) -> None:
    """Draw a full-screen frame."""
    fused(s, [round_box(-27, -21, 54, 38, 7)], "#58372a", W)
    s.rect(-21, -15, 42, 26, 3, fill=BLUE)
    for a, b in ((-1, -1), (1, 1)):
        s.line([(a * 4, b * 3 - 2), (a * 14, b * 9 - 2)], stroke=INK, stroke_width=3.4)
        s.line([(a * 6, b * 9 - 2), (a * 14, b * 9 - 2), (a * 14, b * 3 - 2)], stroke=INK, stroke_width=3.4)
    fused(s, [round_box(-12, 21, 24, 6, 3)], "#8c5a38", W)


def shapes(s: Svg) -> None:
    """Draw circle, triangle and square: marks beside colours."""
    fused(s, [oval(-13, -11, 12, 12)], "#f4b73c", W)
    fused(s, [[(2, 6), (14, -20), (27, 6)]], "#1d7f80", W)
    fused(s, [round_box(-22, 8, 22, 19, 3)], "#b0346a", W)


def hare(s: Svg) -> None:
    """Draw a running paw with speed lines: animation speed."""
    for y, x in ((-12, -28), (0, -31), (12, -26)):
        s.line([(x, y), (x + 14, y)], stroke=INK, stroke_width=4)
    with s.at(9, 1, 0.74, 12):
        paw(s, "#ee9a4d")


def lock(s: Svg) -> None:
    """Draw a padlock."""
    stroke_icon(s, [arc(0, -6, 12, 180, 360) + [(12, 4)], [(-12, -6), (-12, 4)]], "#c9c1b6", 5)
    fused(s, [round_box(-20, -3, 40, 29, 7)], HONEY, W)
    s.circle(0, 9, 4.4, fill=INK)
    s.line([(0, 10), (0, 17)], stroke=INK, stroke_width=4)


def eye_(s: Svg, open_: bool = True) -> None:
    """Draw an eye, or a closed one."""
    if open_:
        fused(s, [smooth(dots("-28 0, -14 -15, 0 -18, 14 -15, 28 0, 14 14, 0 17, -14 14"))], "#fffdf6", W)
        fused(s, [oval(0, -1, 11, 12)], "#7fb04f", W * 0.8)
        s.ellipse(0, -1, 5, 8, fill=INK)
        s.circle(-3, -5, 2.6, fill="#fff")
    else:
        s.line(smooth([(-26, -4), (-12, 9), (0, 12), (12, 9), (26, -4)], False), stroke=INK, stroke_width=6)
        for x, y, a, b in ((-15, 8, -19, 16), (0, 13, 0, 22), (15, 8, 19, 16)):
            s.line([(x, y), (a, b)], stroke=INK, stroke_width=4.4)


GLYPHS = {
    "search": search,
    "check": check,
    "cross": cross,
    "check-light": lambda s: check(s, CREAM),
    "cross-light": lambda s: cross(s, CREAM),
    "plus": plus,
    "minus": minus,
    "back": back,
    "dice": dice,
    "copy": share,
    "trash": bin_,
    "pencil": pencil,
    "info": info,
    "warning": warn,
    "save": save,
    "person": person,
    "bot": bot,
    "clock": clock,
    "music": music,
    "globe": globe,
    "full-screen": screen,
    "shapes": shapes,
    "speed": hare,
    "lock": lock,
    "eye": eye_,
    "eye-closed": lambda s: eye_(s, False),
}
