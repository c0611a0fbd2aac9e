"""The four families of Meowtopia: six characters each, told apart by coat, mood, trait and tool."""

from __future__ import annotations

from typing import NamedTuple

from .palette import FURS, Fur

# Coats that the common wardrobe of furs lacks: base, light, dark, deep, iris, nose.
COATS: dict[str, Fur] = {
    "amber": ("#e88743", "#fbdcae", "#b9531f", "#96400f", "#5c9e56", "#d8665c"),
    "choco_point": ("#f8ead6", "#fff7ea", "#a8765a", "#845640", "#55a6d6", "#a8665c"),
    "blue_point": ("#eef0f2", "#fbfcfd", "#71819b", "#56647e", "#4795d4", "#b57a88"),
    "flame_point": ("#fff1dd", "#fffaf0", "#dd8f52", "#bb6a30", "#5fb0dc", "#e0847a"),
    "snow": ("#fbf7f0", "#ffffff", "#cfd6de", "#a9b4c2", "#4d9fd8", "#f0a09a"),
    "tortie": ("#9c6a4a", "#e7c79f", "#e39a55", "#5b3a2b", "#a9b84e", "#c86f66"),
    "van": ("#fff3e2", "#fffaf2", "#a06a48", "#7a4c32", "#7fae55", "#d9817a"),
    "cocoa": ("#8e6148", "#d9b48f", "#684331", "#523325", "#d9b247", "#b9655c"),
}
SEAT_OF = {"marmalade": "honey", "pearl": "teal", "soot": "plum", "chestnut": "brick"}
# family: coat, pattern, mood when awake, trait, tool
KITTENS = {
    "marmalade": """ginger tabby happy - hoe, cream solid content flower can, amber tabby mischief - rake,
        ginger tuxedo wink - basket, cream spotted curious glasses spade, cream tabby dreamy - broom""",
    "pearl": """seal siamese content - can, blue_point siamese curious - hoe, snow solid happy flower basket,
        choco_point siamese smug glasses rake, flame_point siamese wink - broom, blue_point masked dreamy - spade""",
    "soot": """grey tabby content - rake, black tuxedo happy - spade, smoke solid smug glasses hoe,
        black solid mischief - basket, grey spotted yum flower can, smoke tuxedo dreamy - broom""",
    "chestnut": """white calico happy - basket, brown tabby content - spade, cocoa solid wink flower rake,
        van masked grumpy - hoe, tortie calico curious - broom, brown spotted dreamy glasses can""",
}


class Kitten(NamedTuple):
    """One character: whose family it is of, what it looks like and what it works with."""

    family: str
    seat: str
    fur: Fur
    pattern: str
    mood: str
    trait: str | None
    tool: str


def kittens(family: str) -> list[Kitten]:
    """Return the six of a family."""
    found = []
    for line in KITTENS[family].split(","):
        fur, pattern, mood, trait, tool = line.split()
        tones = COATS.get(fur) or FURS[fur]
        found.append(Kitten(family, SEAT_OF[family], tones, pattern, mood, None if trait == "-" else trait, tool))
    return found
