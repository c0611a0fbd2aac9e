"""What the animals of Neko no Tawa have in common: eyes, cheeks and mouths."""

from __future__ import annotations

from .face import eye
from .pen import INK, smooth
from .svg import Points, Svg

W = 3.4  # outline of a head


def both(points: Points) -> list[Points]:
    """Return a shape and its mirror image."""
    return [points, [(-x, y) for x, y in points]]


def eyes(
    s: Svg,
    x: float,
    y: float,
    iris: str,
    size: float = 1.0,
    kind: str = "open",
    look: tuple[float, float] = (0, 0),
) -> None:
    """Draw a pair of the family's eyes."""
    for side in (-1, 1):
        with s.at(side * x, y, size):
            eye(s, kind, iris, look, side, 0)


def cheeks(s: Svg, x: float, y: float, r: float = 10) -> None:
    """Draw two blushes."""
    for side in (-1, 1):
        s.circle(side * x, y, r, fill=s.radial(side * x, y, r, (0, "#ff7f7a", 0.6), (1, "#ff7f7a", 0)))


def smile(s: Svg, y: float, w: float = 9, depth: float = 6) -> None:
    """Draw a plain happy mouth."""
    s.line(
        smooth([(-w, y), (-w * 0.5, y + depth * 0.8), (0, y + depth), (w * 0.5, y + depth * 0.8), (w, y)], False),
        stroke=INK,
        stroke_width=2.8,
    )


def muzzle_mouth(s: Svg, y: float, w: float = 11) -> None:
    """Draw the double curl under a nose."""
    for side in (-1, 1):
        s.line(
            smooth([(side * w, y + 1), (side * w * 0.7, y + 5), (side * 4, y + 4.6), (0, y - 1)], False),
            stroke=INK,
            stroke_width=2.7,
        )
