"""Whole-screen scenery of the house: the menu room and the open rule book."""

from __future__ import annotations

from .furniture import planks
from .pen import INK, fused, round_box
from .plates import cut_box
from .room import evening, sideboard, wallpaper
from .seats import hoop
from .svg import Svg

W, H = 1920, 1080
SPINE = 650  # where the two pages of the book meet


def menu_room(s: Svg, foot: int = 972) -> None:
    """Paint wallpaper, sideboard and evening light behind every menu."""
    wallpaper(s, W, H, "#f6e2bf", 0.65)
    dusk = s.linear(0, foot - 80, 0, foot, (0, "#6e3d22", 0), (1, "#6e3d22", 0.16))
    s.rect(0, foot - 80, W, 80, fill=dusk)
    sideboard(s, foot, W, H - foot)
    evening(s)


def frame(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    """Return the corners of a box."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def around(s: Svg) -> None:
    """Paint the table where the book leaves it bare, and the book's shadow on it."""
    planks(s, 0, 0, W, H, 6, "#b27a49", 5, 10)
    under = frame(90, 90, W - 180, H - 180)
    light = ((0.5, "#2a140e", 0), (1, "#2a140e", 0.44))
    hoop(s, frame(0, 0, W, H), under, fill=s.radial(W * 0.46, H * 0.42, W * 0.66, *light))
    for k in range(5):
        grow = 18.2 * (1 - k / 5)
        edge = round_box(50.5 - grow, 59.5 - grow, 1832 + 2 * grow, 1006 + 2 * grow, 40 + grow)
        hoop(s, edge, under, fill="#2a1712", opacity=0.12)


def leaf(s: Svg, x: float, w: float, left: bool) -> None:
    """Draw one page of the book on the edges of those below it."""
    for k in (14, 10, 6, 3):
        edge = x - k if left else x + w - 30
        s.rect(edge, 66 + k * 0.6, 30 + k, 946, 12, fill="#e7d0a4", stroke="#a9825a", stroke_width=1.6)
        foot = [(x + 12, 1012 + k * 0.6), (x + w - 12, 1012 + k * 0.6)]
        s.line(foot, stroke="#a9825a", stroke_width=1.6)
    box = cut_box(x, 66, w, 946, 18, 5 if left else 6, corners="1001" if left else "0110")
    tones = ((0, "#fffaf0"), (0.82, "#fff4de"), (1, "#e2c693"))
    if not left:
        tones = ((0, "#dfc28f"), (0.05, "#fbeed2"), (0.12, "#fffaf0"), (1, "#fff7e6"))
    fused(s, [box], s.linear(x, 0, x + w, 0, *tones), 3)


def book(s: Svg) -> None:
    """Paint the open rule book lying on the table."""
    around(s)
    cloth = s.linear(0, 40, 0, 1046, (0, "#c8557a"), (0.5, "#b23a5e"), (1, "#8a2b49"))
    cover = cut_box(44, 40, 1832, 1006, 40, 3)
    s.shape(cover, fill="none", stroke=INK, stroke_width=8)
    hoop(s, cover, frame(140, 120, 1640, 840), fill=cloth)
    seam = cut_box(56, 52, 1808, 982, 32, 4)
    s.shape(seam, fill="none", stroke="#f3c9a0", stroke_width=2.4, stroke_dasharray="10 10", opacity=0.8)
    leaf(s, 84, SPINE - 84, True)
    leaf(s, SPINE, 1836 - SPINE, False)
    s.line([(SPINE, 66), (SPINE, 1012)], stroke="#8c5a38", stroke_width=3, opacity=0.7)
    mark = [(1362, 60), (1404, 60), (1404, 142), (1383, 124), (1362, 142)]
    fused(s, [mark], s.linear(0, 60, 0, 142, (0, "#3a5fae"), (1, "#303c78")), 3)
