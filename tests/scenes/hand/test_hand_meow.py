"""What hands do at MEOW, touch by touch."""

import pytest
from touching import Position, check

from meowgames.rules import meow


def following(match):
    """Some cards of the hand follow suit and some do not."""
    state = match.state
    hand = meow.look(state, 0).get("hand0", ())
    legal = [move[0] for move in meow.moves(state) if len(move) == 1]
    other = [card for card in hand if card not in legal]
    if len(legal) < 2 or not other:
        return None
    return {"a": legal[0], "b": legal[-1], "not": other[0], "law": meow.why_not(state, (other[0],))}


def leading(match):
    """Any card may be led."""
    legal = [move[0] for move in meow.moves(match.state)]
    hand = meow.look(match.state, 0).get("hand0", ())
    return {"a": legal[0], "b": legal[-1], "first": hand[0]} if len(legal) == len(hand) > 3 else None


POSITIONS = {
    "follow": Position("meow", following, 3),
    "follow6": Position("meow", following, 6, "six"),
    "lead": Position("meow", leading, 2, "lead"),
    "lead4": Position("meow", leading, 4, "four"),
}
MAT = "960/470"  # the middle of the mat
ROWS = [
    ("follow", "{a}", "made {a}"),
    ("follow", "{b}", "made {b}"),
    ("follow", "{not}", "clause {law}"),
    ("follow", "beside", "nothing"),
    ("follow", f"drag {{a}} to {MAT}", "made {a}"),
    ("follow", f"drag {{not}} to {MAT}", "nothing"),
    ("follow", "drag {a} to 90/60", "nothing"),
    ("follow", "drag {a} to 1880/1060", "nothing"),
    ("follow", "drag {a} to {b}", "nothing"),
    ("follow6", f"drag {{a}} to {MAT}", "made {a}"),
    ("follow6", "drag {a} to 90/60", "nothing"),
    ("follow6", "{a}", "made {a}"),
    ("lead", "{a}", "made {a}"),
    ("lead", f"drag {{b}} to {MAT}", "made {b}"),
    ("lead", "drag {b} to 60/1000", "nothing"),
    ("lead", "key Tab > key Enter", "made {first}"),
    ("lead", "key 1", "made {first}"),
    ("lead4", f"drag {{b}} to {MAT}", "made {b}"),
    ("lead4", "{a} > key Undo", "nothing"),
]
ALWAYS = [
    ("follow", "{a}", "ghost {a}"),
    ("follow", "{a} > {a}", "made {a}"),
    ("follow", "{a} > {b}", "ghost {b}"),
    ("follow", "{a} > key Enter", "made {a}"),
    ("follow", "{a} > key Esc", "nothing"),
    ("follow", "{a} > beside", "nothing"),
    ("follow", f"drag {{a}} to {MAT}", "made {a}"),
    ("follow", "{a} > {not}", "clause {law}"),
]


@pytest.mark.parametrize("position, script, expected", ROWS)
def test_a_touch_means(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected)


@pytest.mark.parametrize("position, script, expected", ALWAYS)
def test_a_touch_means_where_every_move_is_confirmed(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected, confirm="always")
