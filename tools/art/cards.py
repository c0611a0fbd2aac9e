"""The cards of MEOW: three suits of eighteen cats, and their common back."""

from __future__ import annotations

import math

from .body import cat
from .icons import icon
from .palette import SUITS, darken, lighten, mix
from .pen import INK, dots, fused, paw_print, round_box, smooth, wobble
from .plates import cut_box
from .svg import Svg

CARD_W = 300
CARD_H = 420
# cats 1 to 18: coat, mood, pose; each suit starts elsewhere in the lists
BREEDS = (
    "cream solid, grey tabby, white calico, ginger solid, smoke solid, brown masked, "
    "seal siamese, ginger tabby, black tuxedo, cream spotted, brown tabby, white solid, "
    "smoke tuxedo, rose tabby, black solid, cream tabby, grey spotted, ginger tuxedo"
).split(", ")
MOODS = (
    "asleep curious content sleepy happy yum surprised wink grumpy "
    "dreamy smug content mischief happy grumpy smug proud content"
).split()
POSES = (
    "curled sitting peek loaf peek peek sitting peek peek sitting peek loaf peek sitting peek peek sitting peek"
).split()
SUIT_WARDROBE = {
    "green": [None, "leaf", None, "straw", "flower", None, "collar", "straw", None],
    "blue": [None, "scarf", None, "sailor", "glasses", None, "scarf", "eyepatch", None],
    "pink": [None, "bow", None, "chef", "bow", None, "collar", "party", None],
}


def cast(suit: str, value: int) -> tuple[str, str, str, str, str | None]:
    """Return fur, pattern, pose, expression and accessory of the cat on a card."""
    k = list(SUITS).index(suit)
    fur, pattern = BREEDS[(value - 1 + 6 * k) % 18].split()
    mood = MOODS[(value - 1) % 18]
    extra = SUIT_WARDROBE[suit][(value - 1 + k) % 9]
    pose = POSES[(value - 1 + (2 * k if value not in (1, 18) else 0)) % 18]
    if value == 18:
        extra, pose, mood = "crown", "peek", "proud" if suit != "green" else "content"
    if mood == "asleep" and pose != "curled" and value != 1:
        mood = "content"
    if pose == "curled":
        mood, extra = "asleep", None
    return fur, pattern, pose, mood, extra


def card_base(s: Svg) -> None:
    """Draw the paper body of a card in its 300 x 420 space."""
    paper = s.linear(0, 0, 120, 420, (0, "#fffdf6"), (0.6, "#fff7e6"), (1, "#f5e2bd"))
    fused(s, [cut_box(7, 7, CARD_W - 14, CARD_H - 14, 31, 4)], paper, 5.2)


def motif(s: Svg, suit: str, x: float, y: float, turn: float) -> None:
    """Draw one figure of a suit's background: a leaf, a ripple or a blossom."""
    tone = SUITS[suit]["main"]
    if suit == "green":
        with s.at(x, y, 0.42, turn):
            leaf = smooth(dots("-17 10, -18 -8, -4 -23, 22 -27, 25 -24, 23 2, 8 16, -10 17"))
            s.shape(leaf, fill=tone, opacity=0.3)
    elif suit == "blue":
        ripple = smooth([(x - 24, y), (x - 12, y - 7), (x, y), (x + 12, y + 7), (x + 22, y)], False)
        s.line(ripple, stroke=tone, stroke_width=5, opacity=0.26)
    else:
        for dx, dy in ((0, -8), (8, 0), (0, 8), (-8, 0)):
            s.circle(x + dx, y + dy, 4.2, fill=tone, opacity=0.42)


def card_scene(s: Svg, suit: str) -> None:
    """Draw the art window of a suit: its own sky and its own pattern."""
    c = SUITS[suit]
    win = round_box(22, 22, 256, 376, 20)
    s.shape(win, fill=s.linear(0, 22, 0, 398, (0, c["mid"]), (0.55, c["pale"]), (1, c["pale"])))
    s.shape(win, fill=s.radial(150, 190, 150, (0, "#fffdf0", 0.9), (1, "#fffdf0", 0)))
    for n in range(20):
        row, col = divmod(n, 4)
        x, y = 62 + col * 64 + (32 if row % 2 else 0), 58 + row * 62
        if x <= 262:
            motif(s, suit, x, y, (n + 1) * 47 % 90 - 45)


def card_ledge(s: Svg, suit: str) -> None:
    """Draw the ledge at the foot of the art window, cut in the suit's own edge."""
    c = SUITS[suit]
    y = 338
    if suit == "green":
        top = [(22 + 256 * i / 32, y + (-7 if i % 2 else 3)) for i in range(33)]
    elif suit == "blue":
        top = [(22 + 256 * i / 48, y - 5 * math.sin(i / 48 * math.tau * 4)) for i in range(49)]
    else:
        top = [(22 + 256 * i / 64, y + 4 - 9 * abs(math.sin(i / 64 * math.pi * 8))) for i in range(65)]
    foot = top + [(278, 380), (274, 391), (262, 398), (38, 398), (26, 391), (22, 380)]
    s.shape(foot, fill=s.linear(0, y, 0, 398, (0, c["main"]), (1, mix(c["main"], c["deep"], 0.45))))
    s.line(top, stroke=INK, stroke_width=4.2)
    s.line([(a, b + 9) for a, b in top[1:-1]], stroke="#fff", stroke_width=2.6, opacity=0.5)


def card_front(s: Svg, suit: str, value: int) -> None:
    """Draw a MEOW card without its numerals; the program writes the value on the plaques."""
    c = SUITS[suit]
    card_base(s)
    card_scene(s, suit)
    fur, pattern, pose, mood, extra = cast(suit, value)
    card_ledge(s, suit)
    if pose == "peek":
        x, y, k = 158, 338, 1.45 if extra in ("chef", "party") else 1.62
    else:
        x, y, k = {"sitting": (156, 344, 1.32), "loaf": (156, 346, 1.28), "curled": (150, 346, 1.32)}[pose]
        if value < 4:
            k *= 0.92
    with s.at(x, y, k):
        cat(s, fur, pattern, pose, mood, extra, 3.1, 1 if value < 4 else 0)
    s.shape(round_box(22, 22, 256, 376, 20), fill="none", stroke=c["deep"], stroke_width=4.4)
    plaque(s, suit, 58, 70, 1)
    with s.at(250, 366, 1):
        icon(s, c["emblem"], 0, 0, 44, tone=lighten(c["main"], 0.1))


def plaque(s: Svg, suit: str, x: float, y: float, k: float = 1) -> None:
    """Draw the corner tab that carries the value, with the suit emblem hanging from it."""
    c = SUITS[suit]
    with s.at(x, y, k):
        tab = wobble(round_box(-43, -56, 86, 118, 24), 0.6, 3)
        fused(s, [tab], s.linear(0, -56, 0, 62, (0, c["deep"]), (1, mix(c["deep"], c["main"], 0.35))), 4.2)
        s.line([(-26, -48), (26, -48)], stroke="#fff", stroke_width=3, opacity=0.35)
        icon(s, c["emblem"], 0, 34, 46, tone=mix(c["mid"], c["main"], 0.25))


def card_back(s: Svg) -> None:
    """Draw the shared card back: a sleeping moon-cat on midnight indigo."""
    card_base(s)
    s.shape(round_box(22, 22, 256, 376, 20), fill=s.linear(0, 20, 0, 400, (0, "#303c78"), (1, "#1d2448")))
    for row in range(8):
        for col in range(5):
            x, y = 54 + col * 48, 50 + row * 46
            paw_print(s, x, y, 0.22, "#8d98d6", 0.4, 20 if (row + col) % 2 else -20)
    s.circle(150, 210, 84, fill="#1d2448")
    s.circle(
        150,
        210,
        76,
        fill=s.linear(100, 140, 200, 290, (0, "#fff0bf"), (1, "#f0b94e")),
        stroke="#f9e9cc",
        stroke_width=4,
    )
    with s.at(152, 246, 0.72):
        cat(s, "black", "solid", "curled", "asleep")
    s.shape(round_box(33, 33, 234, 354, 14), fill="none", stroke="#f7c458", stroke_width=3)


def deck(s: Svg) -> None:
    """Draw the undealt cards: a small stack of backs with a badge wide enough for their number in large letters."""
    for k in (2, 1, 0):
        with s.at(-4 * k, -4 * k):
            if k:
                card_base(s)
            else:
                card_back(s)
    badge, tone = (54, 276, 180, 108, 50), "#f7c458"
    fused(s, [round_box(*badge)], darken(tone, 0.3), 2.6)
    s.shape(round_box(*badge), fill=s.linear(0, 276, 0, 384, (0, lighten(tone, 0.4)), (1, tone)))
