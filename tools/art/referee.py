"""The referee of a free table: a grey tabby in cap and striped shirt, in four moods, and the mark that it sets."""

from __future__ import annotations

from .body import paw, tail
from .clothes import wear
from .head import head
from .palette import FURS
from .pen import INK, WEIGHT, clip, dots, fused, mirror, oval, patch, ribbon, shadow, smooth, volume
from .svg import Points, Svg
from .toybox_signs import whistle
from .toybox_suits import emblem

FUR = FURS["grey"]
LINEN, BAND, RED, GOLD = "#fffdf6", "#4a4152", "#d8492f", "#f7c458"
BODY = smooth(mirror(dots("0 -96, 24 -90, 32 -66, 42 -40, 49 -18, 42 -1, 20 1, 0 1")))
HEM = -37  # where the shirt ends
SHIRT = clip(BODY, [(-60, -100), (60, -100), (60, HEM), (-60, HEM)])
# mood: middle of the head, its tilt, that of the cap, and the face it makes
MOODS = {
    "watches": (0, -112, 0, 0, "curious"),
    "nods": (0, -106, 7, 0, "happy"),
    "speaks": (5, -112, 3, 0, "content"),
    "lost": (2, -110, -8, 13, "surprised"),
}
# the thread that is wound round its head: behind it, and before it from the ball to the end that hangs down
BEHIND = (dots("48 -22, 60 -36, 55 -54, 38 -56, 0 -50, -38 -56, -55 -54, -60 -36, -48 -22"),)
BEFORE = (
    dots("-77 74, -71 60, -60 44, -66 24, -56 2, -44 -13, -14 -20, 18 -18, 40 -21, 51 -24"),
    dots("-51 -24, -32 -35, -8 -46, 16 -46, 38 -34, 53 -16, 63 4, 57 24, 66 46, 59 62"),
)


def shirt(s: Svg) -> None:
    """Dress the body in the stripes that referees wear."""
    s.shape(SHIRT, fill=LINEN)
    for x in (-36, -18, 0, 18, 36):
        top, low = x, x * 1.15
        patch(s, SHIRT, [(top - 5, -100), (top + 5, -100), (low + 5, -30), (low - 5, -30)], BAND)
    hem = smooth([(-43, HEM), (0, HEM + 4), (43, HEM)], False)
    s.shape(hem + [(43, HEM - 3), (-43, HEM - 3)], fill=LINEN)
    s.line(hem, stroke=INK, stroke_width=WEIGHT * 0.9)


def legs(s: Svg) -> None:
    """Draw the four paws on the ground and what is seen of the forelegs."""
    for side in (-1, 1):
        paw(s, side * 36, -5, 14, 8, FUR[1], toes=False)
    for side in (-1, 1):
        shin = smooth([(side * 25, -34), (side * 24.5, -22), (side * 26, -9)], False)
        s.line(shin, stroke=INK, stroke_width=WEIGHT * 0.8)
    s.line([(0, HEM + 5), (0, -6)], stroke=INK, stroke_width=WEIGHT * 0.8)
    for side in (-1, 1):
        paw(s, side * 13, -6, 13.5, 9, FUR[1])


def raised(s: Svg) -> None:
    """Draw the arm that asks for silence, its pads to the front; the body comes before its shoulder."""
    fore, sleeve = ribbon(dots("-50 -60, -64 -80, -67 -112"), 21, 19), ribbon(dots("-22 -68, -44 -56, -58 -69"), 25, 23)
    fused(s, [fore], FUR[0])
    fused(s, [sleeve], LINEN)
    patch(s, sleeve, dots("-52 -80, -44 -80, -38 -40, -46 -40"), BAND)
    cx, cy = -68, -124
    fused(s, [oval(cx, cy, 15, 14.4)], FUR[1])
    for dx, dy in dots("-9 -3.4, -3.2 -8.2, 3.8 -8.2, 9.4 -3"):
        s.ellipse(cx + dx, cy + dy, 2.5, 3, fill="#f3958a")
    s.ellipse(cx, cy + 3.4, 6.4, 5, fill="#f3958a")


def cord(s: Svg) -> None:
    """Hang the golden whistle round its neck."""
    string = [smooth([(side * 32, -78), (side * 16, -61), (1, -51)], False) for side in (-1, 1)]
    for width, tone in ((6, INK), (3.2, RED)):
        s.lines(string, stroke=tone, stroke_width=width)
    with s.at(3, -43, 0.44, 8):
        whistle(s, GOLD)


def thread(s: Svg, parts: tuple[Points, ...]) -> None:
    """Draw stretches of the thread that it has lost, on a head at 0,0."""
    lines = [smooth(part, False) for part in parts]
    for width, tone in ((8.6, INK), (4.8, RED)):
        s.lines(lines, stroke=tone, stroke_width=width)


def referee(s: Svg, mood: str) -> None:
    """Draw the referee sitting on 0,0: it watches, nods, speaks with a paw raised, or has lost the thread."""
    x, y, tilt, slip, face = MOODS[mood]
    lost = mood == "lost"
    shadow(s, 4, 1, 78, 11)
    tail(s, dots("30 -12, 60 -7, 75 -22, 70 -44, 78 -62"), FUR, "tabby")
    if mood == "speaks":
        raised(s)
    elif lost:
        emblem(s, "yarn", -66, -17, 44, -28, 4.8)
    fused(s, [BODY], FUR[0])
    shirt(s)
    volume(s, BODY, strength=0.24)
    legs(s)
    cord(s)
    with s.at(x, y, 1, tilt):
        if lost:
            thread(s, BEHIND)
        head(s, FUR, "tabby", face)
        with s.at(rotate=slip):
            wear(s, "cap")
        if lost:
            thread(s, BEFORE)


def mark(s: Svg) -> None:
    """Draw the whistle on a white disc, in a 64-unit square: this breaks a rule."""
    fused(s, [oval(0, 0, 27, 27)], LINEN, 4)
    with s.at(-0.8, 0.4, 0.68):
        whistle(s)
