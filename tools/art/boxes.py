"""The boxes on the shelf: cover, lid, side and shadow, and the band around a box that is still asleep."""

from __future__ import annotations

from .body import cat
from .covers import cover_meow, cover_meowtopia, cover_minicity, cover_plain
from .furniture import glow
from .palette import darken, lighten
from .pen import INK, dots, fused, oval, round_box, shadow, smooth
from .sheet import BOX_H, BOX_W
from .svg import Points, Svg
from .voyages import cover_isle, cover_neko

# game: its cover, the colour of its box, the colour of its title
COVERS = {
    "meow": (cover_meow, "#303c78", "#ffe9a8"),
    "meowtopia": (cover_meowtopia, "#6fae62", "#fffdf6"),
    "minicity": (cover_minicity, "#8c5a38", "#fff3d6"),
    "neko": (cover_neko, "#c9452f", "#fff3d6"),
    "isle": (cover_isle, "#2f86a8", "#fffdf6"),
    "plain": (cover_plain, "#b98a58", "#fff3d6"),  # of a game that has none of its own yet
}
VIEW = (-16, -22, 356, 426)  # the box with the shadow it throws
DEPTH = 20
SIDE: Points = [(BOX_W, 4), (BOX_W + DEPTH, -8), (BOX_W + DEPTH, BOX_H - 10), (BOX_W, BOX_H)]
LID: Points = [(0, 0), (DEPTH, -12), (BOX_W + DEPTH, -10), (BOX_W, 1)]


def box(s: Svg, game: str) -> None:
    """Draw a game's box standing on its shelf, without its title."""
    cover, tone, _ = COVERS[game]
    shadow(s, BOX_W / 2 + 14, BOX_H + 4, BOX_W * 0.56, 13, 0.55)
    for k in range(5):
        s.rect(16 + k * 5, 24, BOX_W + 4, BOX_H - 24, 6, fill="#3a2014", opacity=0.045)
    s.shape(round_box(0, 0, BOX_W, BOX_H, 5), fill=tone, stroke=INK, stroke_width=8)
    cover(s)
    for face in (SIDE, LID):
        s.line([*face, face[0]], stroke=INK, stroke_width=8)
    s.shape(SIDE, fill=darken(tone, 0.4))
    s.shape(LID, fill=lighten(tone, 0.25))
    s.line([SIDE[1], (BOX_W, 2)], stroke=INK, stroke_width=3)
    gloss(s)


def gloss(s: Svg) -> None:
    """Lay a diagonal sheen and the ink edge over a cover."""
    w, h = BOX_W, BOX_H
    s.shape([(w * 0.08, 0), (w * 0.34, 0), (0, h * 0.42), (0, h * 0.12)], fill="#fff", opacity=0.13)
    s.shape(round_box(0, 0, w, h, 5), fill="none", stroke=INK, stroke_width=5)
    s.line([(5, 4.5), (w - 5, 4.5)], stroke="#fff", stroke_width=2, opacity=0.5)


def closed(s: Svg) -> None:
    """Draw what lies over a box that cannot be opened yet: dusk, a band, and a cat asleep on its seal."""
    s.shape(round_box(0, 0, BOX_W, BOX_H, 5), fill="#1d2448", opacity=0.42)
    s.shape(SIDE, fill="#1d2448", opacity=0.3)
    kraft, top, foot = "#cfa673", 226, 320
    fold = [(BOX_W, top), (BOX_W + DEPTH, top - 12), (BOX_W + DEPTH, foot - 12), (BOX_W, foot)]
    fused(s, [fold], darken(kraft, 0.34), 2.6)
    paper = s.linear(0, top, 0, foot, (0, lighten(kraft, 0.25)), (0.3, kraft), (1, darken(kraft, 0.16)))
    fused(s, [[(0, top), (BOX_W, top), (BOX_W, foot), (0, foot)]], paper, 2.6)
    for y in (top + 10, foot - 10):
        s.line([(4, y), (BOX_W - 4, y)], stroke="#fff3d6", stroke_width=2.4, stroke_dasharray="9 10", opacity=0.8)
    with s.at(BOX_W / 2, (top + foot) / 2):
        seal(s)


def seal(s: Svg) -> None:
    """Draw a round seal at 0,0: a cat asleep under the moon."""
    fused(s, [oval(0, 0, 66, 66, count=60)], s.linear(0, -66, 0, 66, (0, "#fff3cd"), (1, "#f0b94e")), 4)
    night = s.radial(-14, -20, 74, (0, "#4a5aa8"), (1, "#232b5c"))
    s.circle(0, 0, 55, fill=night, stroke=INK, stroke_width=2.4)
    for x, y, r in ((-26, -30, 2.4), (-6, -40, 1.8), (38, -14, 2), (-42, -6, 1.8)):
        s.circle(x, y, r, fill="#ffe9b0")
    s.circle(20, -28, 13, fill="#fff0bf")
    s.circle(26, -32, 11, fill="#3a478e")
    with s.at(-1, 38, 0.54):
        cat(s, "cream", "tabby", "curled", "asleep")
    zed(s, -32, -8, 0.55)
    zed(s, -22, -20, 0.8)


def zed(s: Svg, x: float, y: float, k: float) -> None:
    """Draw one breath of sleep, a curl that rises."""
    curl = smooth(dots("-6 -5, 0 -8, 6 -5, 0 2, -5 6, 0 9, 7 6"), False)
    s.line([(x + k * a, y + k * b) for a, b in curl], stroke="#d3dbf6", stroke_width=3 * k + 0.6, opacity=0.9)


def box_glow(s: Svg) -> None:
    """Draw the light behind the box under the mouse."""
    cx, cy = 230, 262
    glow(s, cx, cy, cx, cy, "#fff0a8", 0.95)
