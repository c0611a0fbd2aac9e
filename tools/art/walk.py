"""Cats that move: one strolling past, one thinking with its tail."""

from __future__ import annotations

import math

from .body import coat_body, paw, paw_tone, tail
from .clothes import wear
from .head import EAR, ear, head
from .palette import FURS, Fur, darken
from .pen import INK, WEIGHT, dots, fused, mirror, ribbon, shadow, smooth, volume
from .svg import Svg


def stride(x: float, t: float) -> tuple[float, float]:
    """Return where the foot of the leg at hip x is at its phase, and how high it is lifted."""
    return x + 17 * math.cos(math.tau * t), max(0.0, math.sin(math.tau * t)) * 13


def leg(s: Svg, x: float, t: float, bob: float, tones: Fur, tone: str, far: bool) -> None:
    """Draw one leg at hip x; t is its own phase."""
    fx, lift = stride(x, t)
    line = [(x, -48 + bob), (x + (fx - x) * 0.55 + 3, -26 - lift * 0.4), (fx, -8 - lift)]
    fused(s, [ribbon(line, 21 if far else 24, 16)], darken(tones[0], 0.14) if far else tones[0])
    paw(s, fx - 3, -7 - lift, 12.5, 8, darken(tone, 0.14) if far else tone)


def stroll(s: Svg, phase: float, fur: str = "ginger", pattern: str = "tabby", mood: str = "happy") -> None:
    """Draw one moment of a cat walking left; phase 0..1 is one full stride."""
    tones, swing = FURS[fur], math.sin(math.tau * phase)
    bob, tone = -2.2 * abs(swing), paw_tone(pattern, FURS[fur])
    shadow(s, 4, 1, 84, 9)
    with s.at(0, bob):
        tip = [(84 + 3 * swing, -104), (74 + 6 * swing, -122), (80 + 10 * swing, -138)]
        tail(s, [(56, -72), (78, -80), *tip], tones, pattern, 17, 13)
    for x, t, far in ((38, 0.5, True), (-26, 0, True), (48, 0, False), (-38, 0.5, False)):
        leg(s, x, phase + t, bob, tones, tone, far)
    body = smooth(dots("-58 -70, -40 -90, 0 -86, 40 -88, 64 -74, 66 -50, 48 -36, 0 -36, -40 -34, -58 -48"))
    with s.at(0, bob):
        fused(s, [body], tones[0])
        coat_body(s, pattern, tones, body, "walking")
        volume(s, body, strength=0.26)
    for x, t in ((48, phase), (-38, phase + 0.5)):
        fx, lift = stride(x, t)
        knee, shin = (x + (fx - x) * 0.45, -36 - lift * 0.3), (x + (fx - x) * 0.7, -24 - lift * 0.6)
        s.shape(ribbon([(x, -58 + bob), knee, shin], 21, 14), fill=tones[0])
    with s.at(-54, -98 + bob * 1.4, 0.92):
        head(s, tones, pattern, mood)
    wear(s, "collar", -54, -98 + bob * 1.4, WEIGHT, 0.92)


def nape(s: Svg, tone: str, twitch: float) -> None:
    """Draw a cat's head from behind at 0,0; its ears twitch by some degrees."""
    side = dots("0 -41, 19 -39.5, 36 -32, 48 -17, 53 0, 55 15, 51 26, 44 33, 30 39, 16 42, 0 42.5")
    skull = smooth(mirror(side), steps=6)
    fused(s, [ear(-1, -4 + twitch, EAR), ear(1, -4 - twitch, EAR), skull], tone)
    volume(s, skull, strength=0.26)
    for k in (-1, 1):
        for y, end in ((17, 13), (25, 28)):
            hair = ribbon([(k * 50, y), (k * 58, (y + end) / 2), (k * 67, end)], 2, 0.7, 5)
            s.shape(hair, fill=INK, opacity=0.8)


def thinker(s: Svg, frame: int, fur: str = "black", frames: int = 8) -> None:
    """Draw a thinking cat from behind, feet on y=0: its tail sweeps once to and fro in all frames."""
    tones, a = FURS[fur], math.tau * frame / frames
    sweep, lag, tip = math.sin(a), math.sin(a - 0.9), math.sin(a - 1.7)
    shadow(s, 0, 1, 74, 10)
    body = smooth(mirror(dots("0 -98, 22 -92, 34 -66, 46 -38, 52 -16, 44 -1, 20 1, 0 1")))
    fused(s, [body], tones[0])
    volume(s, body, strength=0.28)
    for k in (-1, 1):
        haunch = smooth([(k * 26, -42), (k * 42, -32), (k * 45, -14)], False)
        s.line(haunch, stroke=INK, stroke_width=WEIGHT * 0.7, opacity=0.5)
    with s.at(0, -114, 1, 1.6 * math.sin(a + 0.6)):
        nape(s, tones[0], 3 * tip)
    x, y, line = 0.0, -11.0, [(0.0, -11.0)]
    for step in range(1, 5):
        lean = 1.42 * (sweep + (lag - sweep) * step / 4)
        rise = (2.5 * step - 3) * abs(math.sin(lean))
        x, y = x + 21 * math.sin(lean), y + 21 * math.cos(lean) * 0.4 - rise
        line.append((x, y))
    line.append((x + 9 * math.sin(1.42 * tip), y - 7 - 7 * abs(lag)))
    tail(s, line, tones, "solid", 20, 14)
