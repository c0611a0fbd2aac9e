"""The faces of MEOW: cards, tokens, tray, mat and kitchen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import cards as deck
from . import table, tokens
from .furniture import wood_panel
from .icons import icon
from .palette import SUITS
from .props import mug
from .svg import Svg

Face = tuple[str, Svg, dict[str, Any]]
CARD = (250, 350)  # natural size of a card
# where the program writes a card's value: the plaque's middle, as fractions of the card
VALUE = {"label_x": 0.193, "label_y": 0.11, "label_size": 0.207, "label_tone": "#fffdf6"}
BADGE = {"label_x": 0.792, "label_y": 0.792, "label_size": 0.25, "label_room": 0.56, "label_tone": "#2e1d1a"}
TOKENS = {
    "bowl": ("bowl", True, "bowl_tink"),
    "bone": ("fish_bone", False, "bone"),
    "fish": ("fish", True, "fish"),
    "vase": ("broken_vase", False, "vase_crash"),
}


def cards() -> Iterator[Face]:
    """Yield the three suits and their common back."""
    for suit in SUITS:
        for value in range(1, 19):
            s = Svg(*CARD, (0, 0, deck.CARD_W, deck.CARD_H))
            deck.card_front(s, suit, value)
            props = {
                "back": "card-back",
                "mark": f"emblem-{suit}",
                "sound": "card_slide",
                "shadow": True,
                "label": str(value),
            }
            yield f"{suit}{value}", s, {**props, **VALUE}
    s = Svg(*CARD, (0, 0, deck.CARD_W, deck.CARD_H))
    deck.card_back(s)
    yield "card-back", s, {"sound": "card_slide", "shadow": True}


def rewards() -> Iterator[Face]:
    """Yield the four tokens, their back, their small pictures and the first-player token."""
    for name, (art, good, sound) in TOKENS.items():
        s = Svg(144, 144)
        tokens.reward(s, art, good, badge=name in ("bowl", "bone"))
        yield name, s, {"back": "token-back", "sound": sound, **(BADGE if name in ("bowl", "bone") else {})}
    s = Svg(144, 144)
    tokens.token_back(s)
    yield "token-back", s, {}
    s = Svg(144, 144)
    tokens.first_token(s)
    yield "first", s, {"sound": "turn_bell"}
    for name, (art, _, _) in TOKENS.items():
        s = Svg(64, 64, (-34, -34, 68, 68))
        icon(s, art, 0, 0, 64)
        yield f"mini-{name}", s, {}


def places() -> Iterator[Face]:
    """Yield what lies on the table and marks a place."""
    s = Svg(88, 88)
    table.well(s, 44, 44, 40)
    yield "well", s, {}
    s = Svg(64, 64, (-34, -34, 68, 68))
    icon(s, "crown", 0, 0, 64)
    yield "crown", s, {}
    for name, active in (("slot", False), ("slot-active", True)):
        s = Svg(150, 208)
        table.slot(s, 3, 3, 144, 202, active)
        yield name, s, {}
    s = Svg(1068, 170)
    wood_panel(s, 24, 24, 1020, 122, 30)
    yield "tray", s, {"l": 84, "t": 80, "r": 84, "b": 80, "rim": 24}
    s = Svg(1060, 600)
    table.play_mat(s, 530, 300, 480, 246)
    yield "mat", s, {}
    s = Svg(1920, 1080)
    table.night_kitchen(s)
    yield "kitchen", s, {}
    s = Svg(140, 184, (-60, -170, 140, 184))
    mug(s, "#cfe0f0")
    yield "mug-blue", s, {}
    for suit, tones in SUITS.items():
        s = Svg(64, 64, (-34, -34, 68, 68))
        icon(s, tones["emblem"], 0, 0, 64)
        yield f"emblem-{suit}", s, {}


def labels() -> Iterator[Face]:
    """Yield the marker of the trick's stake, and the two faces that are only a number."""
    s = Svg(208, 208)
    table.stake(s, 104, 104, 104)
    yield "stake", s, {}
    s = Svg(96, 48)
    yield "score", s, {"label_x": 0.5, "label_y": 0.5, "label_size": 0.4, "label_tone": "#a8431f"}
    s = Svg(260, 362, (-12, -12, 312, 434))
    deck.deck(s)
    middle = {"label_x": 0.5, "label_y": 0.78, "label_size": 0.17, "label_room": 0.8, "label_tone": "#2e1d1a"}
    yield "deck", s, middle


def faces() -> Iterator[Face]:
    """Yield every face of the game."""
    yield from cards()
    yield from rewards()
    yield from places()
    yield from labels()
