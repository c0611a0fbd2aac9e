"""The toy chest of the title room: the door to the free table."""

from __future__ import annotations

from .body import cat, paw
from .palette import FURS
from .pen import INK, WEIGHT, fused, oval, paw_print, round_box, shadow
from .svg import Points, Svg
from .toybox_cards import back
from .toybox_dice import die
from .toybox_suits import emblem

W, H, FRONT = 300, 190, 118  # of the chest with its lid up, and of its front
VIEW = (-168, -221, 344, 238)
BARE = (-168, -196, 344, 213)  # without the cat
LINE = 3.2


def toys(s: Svg) -> None:
    """Let what the chest is full of look out."""
    emblem(s, "yarn", -88, -FRONT - 12, 62, 0, 2.8)
    emblem(s, "fish", 106, -FRONT - 12, 50, 24, 2.8)
    with s.at(-46, -FRONT - 14, 0.24, -14), s.at(-150, -210):
        back(s)
    with s.at(58, -FRONT - 8, 0.8, 10):
        die(s, 20)


def lid(s: Svg) -> None:
    """Draw the open lid behind."""
    foot = -FRONT + 4
    points: Points = [(6 - W / 2, foot), (20 - W / 2, -H), (W / 2 - 20, -H), (W / 2 - 6, foot)]
    fused(s, [points], s.linear(0, -H, 0, -FRONT, (0, "#7a4c30"), (1, "#58372a")), LINE)
    s.line([(30 - W / 2, 9 - H), (W / 2 - 30, 9 - H)], stroke="#c58d58", stroke_width=4)


def front(s: Svg) -> None:
    """Draw the boards and bands of the front, its foot on 0,0."""
    x0, x1 = -W / 2, W / 2
    wood = s.linear(0, -FRONT, 0, 0, (0, "#d39c63"), (1, "#a86f42"))
    fused(s, [round_box(x0, -FRONT, W, FRONT, 12)], wood, LINE)
    for y in (-FRONT * 2 / 3, -FRONT / 3):
        s.line([(x0 + 3, y), (x1 - 3, y)], stroke="#7a4c30", stroke_width=2.4, opacity=0.7)
    for x in (x0 + 20, x1 - 20):
        s.rect(x - 8, 1 - FRONT, 16, FRONT - 2, 3, fill="#6e4530", opacity=0.85)
        for y in (14 - FRONT, -14):
            s.circle(x, y, 3.4, fill="#f7c458")
    s.line([(x0 + 10, 4 - FRONT), (x1 - 10, 4 - FRONT)], stroke="#ffe9c4", stroke_width=2.4, opacity=0.6)


def seal(s: Svg) -> None:
    """Fix a golden paw on the front."""
    y = 8 - FRONT / 2
    fused(s, [oval(0, y, 19, 19)], "#f7c458", LINE * 0.8)
    paw_print(s, 0, y, 0.42, "#7d4f0c")


def chest(s: Svg, cat_in: bool = True) -> None:
    """Draw the open chest, perhaps with the ginger cat that looks out of it."""
    shadow(s, 4, 0, W * 0.56, 15, 0.5)
    lid(s)
    if cat_in:
        toys(s)
        with s.at(8, 8 - FRONT, 0.86):
            cat(s, "ginger", "tabby", "peek", "happy", None, WEIGHT)
    else:
        s.shape(round_box(12 - W / 2, -FRONT - 9, W - 24, 30, 6), fill="#2e1d1a", stroke=INK, stroke_width=2)
    front(s)
    if cat_in:
        for k in (-1, 1):
            paw(s, 8 + k * 31, 5 - FRONT, 15, 11, FURS["ginger"][0], WEIGHT)
    seal(s)


def unseen(s: Svg, r: float) -> None:
    """Draw what is seen of a piece that has no back of its own: a small linen cloth over it, paw in the middle."""
    shadow(s, 4, r * 0.9, r * 0.9, r * 0.2, 0.35)
    fused(s, [oval(0, 0, r, r)], "#d9cdb8", LINE * 0.8)
    s.circle(0, 0, r * 0.78, fill="none", stroke="#a8977c", stroke_width=2, stroke_dasharray="5 4")
    paw_print(s, 0, 2, r / 46, "#8a7861")
