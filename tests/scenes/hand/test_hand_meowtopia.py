"""What hands do at Meowtopia, touch by touch."""

import pytest
from touching import Position, check

from meowgames.rules import meowtopia
from meowgames.rules.meowtopia.families import BIT
from meowgames.rules.meowtopia.state import NOTHING
from meowgames.rules.meowtopia.tiles import FIELDS, FOOD, IRRIGATION, RECRUIT


def morning(match):
    """A merchant that sells something already, and one that sells nothing yet."""
    state = match.state
    home = state.homes[0]
    if state.stage != "morning" or not home.food or not home.gold or state.spent:
        return None
    names = {stall.good: meowtopia.families.NAME[stall.kitten] for stall in home.stalls}
    busy = next((good for good in names if good != NOTHING), None)
    if NOTHING not in names or busy is None:
        return None
    tile = next(move[0] for move in meowtopia.moves(state) if move[0].startswith("tile"))
    return {"new": names[NOTHING], "old": names[busy], "good": ("", "food0", "coin0")[busy], "tile": tile}


def work(action):
    """Kittens can be sent for an action."""

    def names(match):
        state = match.state
        if state.stage != "work" or state.action != action:
            return None
        moves = [move for move in meowtopia.moves(state) if move != ("done",)]
        kittens = list(dict.fromkeys(move[0] for move in moves if move[0] in BIT))
        if action == FOOD:
            if len(kittens) < 3:
                return None
            return {"a": kittens[0], "all": ", ".join(kittens), "n": str(len(kittens)), "b": kittens[1]}
        return {"a": moves[0][-1], "b": moves[-1][-1]} if len(moves[0]) == 1 else None

    return names


def abroad(match):
    """Nobody of one's own family is left to be hired."""
    found = meowtopia.moves(match.state) if match.state.stage == "work" else []
    return {} if ("nest2", "worker") in found and ("nest1", "worker") in found else None


def adopt(state):
    """Let a kitten of either family be awake at home."""
    home = state.homes[0]
    awake = BIT["marmalade1"] | BIT["pearl6"]
    home = home._replace(awake=awake, asleep=home.asleep & ~awake, stalls=())
    stock = state.stock._replace(nests=state.stock.nests & ~awake)
    return state._replace(homes=(home, *state.homes[1:]), stock=stock, spent=0)


def supper(rich):
    """Supper is to be paid, and there is enough or not."""

    def names(match):
        state = match.state
        found = meowtopia.moves(state) if state.stage == "supper" else []
        return {"way": found[0][0]} if found and (("feed",) in found) == rich else None

    return names


POSITIONS = {
    "morning": Position("meowtopia", morning, 2, "market"),
    "food": Position("meowtopia", work(FOOD), 2, "food"),
    "fields": Position("meowtopia", work(FIELDS), 2, "fields"),
    "water": Position("meowtopia", work(IRRIGATION), 3, "water"),
    "hire": Position("meowtopia", work(RECRUIT), 2, "hire"),
    "mixed": Position("meowtopia", work(FIELDS), 2, "mixed", alter=adopt),
    "abroad": Position("meowtopia", abroad, 3, "abroad"),
    "supper": Position("meowtopia", supper(True), 2, "supper"),
    "short": Position("meowtopia", supper(False), 2, "short"),
}
ROWS = [
    # merchants
    ("morning", "{old}", "made {good} {old}"),
    ("morning", "{new}", "asks coin0 food0"),
    ("morning", "{new} > food0", "made food0 {new}"),
    ("morning", "{new} > coin0", "made coin0 {new}"),
    ("morning", "{new} > beside", "nothing"),
    ("morning", "{new} > key Esc", "nothing"),
    ("morning", "{new} > {old}", "made {good} {old}"),
    ("morning", "{new} > {tile}", "made {tile}"),
    ("morning", "food0", "holds food0"),
    ("morning", "food0 > coin0", "holds coin0"),
    ("morning", "food0 > {new}", "made food0 {new}"),
    ("morning", "food0 > beside", "nothing"),
    ("morning", "drag food0 to {new}", "made food0 {new}"),
    ("morning", "drag food0 to beside", "nothing"),
    ("morning", "{tile}", "made {tile}"),
    # sending kittens
    ("food", "all{n}", "made {all}"),
    ("food", "all{n} > key Undo", "nothing"),
    ("food", "send1", "made {a}, done"),
    ("food", "send1 > key Undo", "nothing"),
    ("food", "{b}", "made {b}"),
    ("food", "{b} > key Undo", "nothing"),
    ("food", "done", "made done"),
    ("fields", "{a}", "made {a}"),
    ("fields", "done", "made done"),
    ("water", "{a}", "made {a}"),
    ("hire", "worker", "made worker"),
    ("hire", "merchant", "made merchant"),
    ("mixed", "{a}", "made marmalade1 {a}"),
    ("mixed", "marmalade1 > {a}", "made marmalade1 {a}"),
    ("mixed", "pearl6 > {a}", "made pearl6 {a}"),
    ("mixed", "marmalade1 > pearl6", "holds pearl6"),
    ("mixed", "marmalade1 > beside", "nothing"),
    ("abroad", "worker", "asks nest1 nest2"),
    ("abroad", "worker > nest2", "made nest2 worker"),
    ("abroad", "nest1 > merchant", "made nest1 merchant"),
    ("abroad", "nest1 > nest2", "holds nest2"),
    ("abroad", "worker > key Esc", "nothing"),
    # supper
    ("supper", "feed", "made feed"),
    ("short", "beside", "nothing"),
]
UNASKED = [
    ("supper", "beside", "made feed"),
    ("supper", "tool:aside-undo", "nothing"),
    ("supper", "tool:aside-undo > feed", "made feed"),
    ("short", "beside", "nothing"),
]


@pytest.mark.parametrize("position, script, expected", ROWS)
def test_a_touch_means(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected)


@pytest.mark.parametrize("position, script, expected", UNASKED)
def test_a_touch_means_where_supper_goes_without_saying(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected, obvious=True)
