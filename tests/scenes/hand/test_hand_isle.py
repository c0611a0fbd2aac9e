"""What hands do at L'Île des Chats, touch by touch."""

import pytest
from touching import Position, check

from meowgames.rules import isle


def ashore(match):
    """Two cats that may be taken, the stage to take one, and a place for the first."""
    state = match.state
    if state.stage != "cat" or len(match.moves) < 12:
        return None
    cats = [cat for (cat,) in isle.moves(state) if cat != "pass"]
    return {"a": cats[0], "b": cats[1]} if len(cats) > 1 else None


def wealthy(match):
    """A treasure may be had, and one lies on a boat already."""
    state = match.state
    if state.stage != "treasure":
        return None
    lying = {
        face.partition("@")[0]: spot
        for spot, faces in isle.look(state, 0).items()
        for face in faces
        if spot.startswith("boat0.") and face.partition("@")[0].startswith(("common", "rare"))
    }
    wanted = [tile for (tile,) in isle.moves(state) if tile in lying]
    return {"a": wanted[0], "there": lying[wanted[0]]} if wanted else None


def first(match):
    """A family card is to be given back."""
    return {"card": isle.moves(match.state)[0][0]} if match.state.stage == "give" else None


POSITIONS = {
    "shore": Position("isle", ashore),
    "shore3": Position("isle", ashore, 3, "three"),
    "treasure": Position("isle", wealthy, 2, "gold"),
    "first": Position("isle", first),
    "waiting": Position("isle", ashore, 2, "wait", mine=False),
}
BOAT, OTHER = "700/800", "400/800"  # places of one's own boat
ROWS = [
    # taking, changing one's mind, putting back
    ("shore", "{a}", "made {a}; holds {a}"),
    ("shore", "{a} > {b}", "made {b}; holds {b}"),
    ("shore", "{a} > {b} > {a}", "made {a}; holds {a}"),
    ("shore", "{a} > beside", "nothing"),
    ("shore", "{a} > key Esc", "nothing"),
    ("shore", "{a} > tool:back", "nothing"),
    ("shore", "{a} > key Esc > key Esc", "PauseScene"),
    ("shore", "{a} > beside > beside", "nothing"),
    ("shore", "{a} > right beside", "made {a}; holds {a}"),
    ("shore", "beside", "nothing"),
    ("shore3", "{a} > {b}", "made {b}; holds {b}"),
    ("shore3", "{a} > tool:back", "nothing"),
    # a ghost
    ("shore", f"{{a}} > {BOAT}", "made {a}; ghost {a}"),
    ("shore", f"{{a}} > {BOAT} > {OTHER}", "made {a}; ghost {a}"),
    ("shore", f"{{a}} > {BOAT} > beside", "nothing"),
    ("shore", f"{{a}} > {BOAT} > {{b}}", "made {b}; holds {b}"),
    ("shore", f"{{a}} > {BOAT} > tool:right", "made {a}; ghost {a}"),
    ("shore", f"{{a}} > {BOAT} > tool:mirror", "made {a}; ghost {a}"),
    ("shore", f"{{a}} > {BOAT} > wheel 1", "made {a}; ghost {a}"),
    ("shore", f"{{a}} > {BOAT} > right ghost", "made {a}; ghost {a}"),
    ("shore", f"{{a}} > {BOAT} > key Esc", "nothing"),
    ("shore", f"{{a}} > {BOAT} > key left > key up", "made {a}; ghost {a}"),
    ("shore", f"drag {{a}} to {BOAT}", "made {a}; ghost {a}"),
    ("shore", f"drag {{a}} to {BOAT} > drag ghost to {OTHER}", "made {a}; ghost {a}"),
    ("shore", "drag {a} to 1700/1000", "nothing"),
    ("shore", f"drag {{a}} to {BOAT} > drag ghost to 1700/1000", "nothing"),
    ("shore", f"drag {{a}} to {BOAT} > drag {{b}} to {OTHER}", "made {b}; ghost {b}"),
    # what is not lit
    ("shore", "card0", "clause 6.10"),
    ("shore", "pass", "AskScene"),
    ("shore", "pass > key Esc", "nothing"),
    ("treasure", "{a}", "made {a}; holds {a}"),
    ("treasure", "{there}", "clause 4.8"),
    ("treasure", "{a} > key Esc", "nothing"),
    ("first", "{card}", "made {card}"),
    ("first", "score0", "clause 6.13"),
    # trying while others think
    ("waiting", "{a}", "holds {a}"),
    ("waiting", "{a} > key Esc", "nothing"),
    ("waiting", "{a} > {b}", "holds {b}"),
    ("waiting", f"{{a}} > {BOAT}", "ghost {a}"),
]


@pytest.mark.parametrize("position, script, expected", ROWS)
def test_a_touch_means(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected)
