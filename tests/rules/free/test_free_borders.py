"""What is a border of the history of a free table: chance, a look, and whatever somebody sees for the first time."""

import pytest
from freehand import do, laid, put, rules, walk

from meowgames.play.changes import reveals
from meowgames.play.level import backs
from meowgames.rules import CHANCE, OVER
from meowgames.rules.free.border import border

ROWS = (
    "deck: toy-paw1 toy-paw2 toy-paw3 toy-paw4 toy-paw5 toy-paw6", "hand0: toy-fish1", "hand1: toy-yarn1",
    "table.0,0: toy-paw7@0d", "table.5,0: toy-d6-1", "table.9,0: toy-bell1", "bag: toy-stone-white toy-stone-black",
)  # fmt: skip


def of(state, act: str) -> str:
    """What makes an act a border, with what chance did of it."""
    move = tuple(act.split())
    assert rules.accepts(state, move), act
    found, after = border(state, move), rules.play(state, move)
    return border(after, (after.wait[0],)) if after.wait else found


@pytest.mark.parametrize(
    "act, found",
    [
        ("deck~0+ mix", "mixed"),
        ("table.5,0 roll", "rolled"),
        ("bag hand0", "drawn"),
        ("bag table.1,1", "drawn"),
        ("deck hand0", "drawn"),
        ("table.0,0 hand0", "drawn"),
        ("deck~0+ deal:1", "dealt"),
        ("deck~3+ deal:1", "dealt"),
        ("deck peek", "seen"),
        ("hand0 show:1", "seen"),
        ("deck flip", "seen"),
        ("deck @u table.3,3", "seen"),
        ("deck hand1", "seen"),
        ("hand1 hand0", "seen"),
        ("hand0 table.3,3", "seen"),
        ("deck table.3,3", ""),
        ("deck~0+ table.3,3", ""),
        ("hand0 deck", ""),
        ("table.9,0 hand0", ""),
        ("table.9,0 flip", ""),
        ("table.9,0 deck", ""),
        ("table.9,0 bag", ""),
        ("hand0 bag", ""),
        ("hand0 box", ""),
        ("table.0,0 box", ""),
        ("table.9,0 by:1,1", ""),
        ("deck~3+ spread:0,20,9,0", ""),
        ("table.5,0 side:toy-d6-4", ""),
        ("seat:1", ""),
        ("table.9,0 hand0 and hand0 table.3,3", "seen"),
        ("hand0 bag and table.0,0 hand0", "drawn"),
    ],
)  # fmt: skip
def test_a_border_is_what_was_left_to_chance_or_is_seen_for_the_first_time(act, found):
    assert of(put(*ROWS), act) == found


@pytest.mark.parametrize("remember", [True, False])
def test_what_was_looked_at_or_shown_is_a_border_whoever_knew_it(remember):
    state = put("table.0,0: toy-paw1@0d", "hand0: toy-fish1", "table.1,0: toy-paw2", remember=remember)
    assert of(state, "table.0,0 peek") == of(state, "hand0 show:all") == "seen"
    if not remember:  # and with it what was seen before and is forgotten
        again = do(state, "table.1,0 flip")
        assert of(again, "table.1,0 flip") == of(again, "table.1,0 peek") == "seen"


def hidden(state, eye) -> int:
    """How many pieces an eye does not see."""
    backs_only = {*backs("free-toybox").values(), "unseen"}
    return sum(face.partition("@")[0] in backs_only for faces in rules.look(state, eye).values() for face in faces)


def bagged(state) -> int:
    """How many pieces are in the bag."""
    return len(dict(state.places).get("bag", ()))


@pytest.mark.parametrize("dice", range(6))
def test_whoever_sees_a_piece_more_than_before_has_crossed_a_border(dice):
    """Nobody forgets here: an act after which a seat sees fewer backs is a border, and no other."""
    found = 0
    for state, move in walk(laid(seats=3, dice=dice), 400, dice):
        after = rules.play(state, move)
        if rules.turn(state) == CHANCE or move[-1].partition(":")[0] in ("peek", "show"):
            assert bool(border(state, move)) == (move[0] != "lay")
        elif bagged(state) == bagged(after):  # what is put into a bag is hidden from all
            fewer = any(hidden(after, eye) < hidden(state, eye) for eye in range(3))
            assert bool(border(state, move)) == fewer, move
            found += fewer
    assert found > 5


@pytest.mark.parametrize("dice", range(4))
@pytest.mark.parametrize("board", ["toybox", "meow", "isle"])
def test_a_back_that_shows_its_face_to_anybody_is_a_border_also_where_nobody_remembers(board, dice):
    known, found = backs(f"free-{board}"), 0
    for state, move in walk(laid(board, 3, dice, remember=False), 200, dice):
        if rules.turn(state) == CHANCE or border(state, move):
            continue
        after = rules.play(state, move)
        for eye in (0, 1, 2, OVER):
            assert not reveals(rules.look(state, eye), rules.look(after, eye), known), (move, eye)
            found += 1
    assert found > 100
