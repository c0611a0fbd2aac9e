"""Neko no Tawa: which clause a table breaks that cannot be, each by one thing wrong with it."""

import re
from pathlib import Path

import neko_table as table
import pytest
from test_neko_stand import KITCHEN, broken, kitchen, stocked

from meowgames.rules import CHANCE, Broken, neko

CLIMB = {
    f"tower{seat}.{-(floor % 2)},{-floor}": ("soft-right@5" if floor % 2 else "soft-left",)
    for seat in (0, 1)
    for floor in range(8)
}
LEAN = {f"tower1.{floor},{-floor}": ("straight",) for floor in range(6)}
BARE = {spot: () for spot in KITCHEN if spot.startswith("tower1")}
NEVER = {"line4": ("dragon",), "home1": ("pawn1",), "line7": ("sheep",), "die": ()}  # the cat has not been laid yet
NO_TOWER = {spot: () for spot in KITCHEN if spot.startswith("tower")}
DECK = stocked(KITCHEN)["deck"]

# A clause, and what of the kitchen table makes it broken.
BY_HAND = [
    ("1.1", {"aside": ("nonsense",)}),
    ("1.2", {"aside": ("straight",)}),
    ("1.2", {"deck": DECK[1:]}),
    ("1.2", {"deck": (*DECK, "straight")}),
    ("1.2", {"waste-straight": ("straight",) * 25}),
    ("1.2", {"row2.0,0": ("straight",)}),
    ("1.3", {"line1": ("ox", "cat")}),
    ("1.4", {"die": ("die-dragon", "die-ox")}),
    ("1.4", {"aside": ("die-ox",)}),
    ("1.5", {"home0": ()}),
    ("1.5", {"home0": ("pawn0", "pawn2")}),
    ("1.5", {"home0": ("pawn0", "pawn1")}),
    ("1.5", {"home0": (), "home1": ("pawn0",)}),
    ("1.6", {"aside": ("koban",)}),
    ("1.6", {"koban2": ("koban",)}),
    ("1.6", {"koban0": ("koban:9",)}),
    ("1.7", {"first0": ()}),
    ("1.7", {"first1": ("first",)}),
    ("2.1", {"line1": ()}),
    ("2.1", {"line1": ("rat",)}),
    ("2.1", {"line1": ("ox", "tiger"), "line2": ()}),
    ("2.1", {"aside": ("ox",)}),
    ("2.2", {"deck": (*DECK, "nonsense")}),
    ("2.4", {"row0.0,0": ("tile-back",)}),
    ("2.4", {**NEVER, **NO_TOWER, "row0.0,0": ()}),
    ("3.1", {"aside": ("cat",), "line4": ("dragon",)}),
    ("3.1", {"die": ()}),
    ("3.1", {"line4": ("dragon",)}),
    ("3.1", NEVER),
    ("3.3", {"line7": ("sheep", "pawn1", "pawn0"), "home0": ()}),
    ("3.3", {"stand3": ("nonsense",)}),
    ("3.6", {"home0": ("pawn0", "nonsense")}),
    ("3.6", {"line7": ("sheep",), "line9": ("rooster", "pawn1"), "die": ("die-boar",)}),
    ("4.4", {"waste-hard-left": ("tile-back",)}),
    ("4.6", {"row0.0,0": ("straight", "straight")}),
    ("5.1", {"tower1.0,0": ()}),
    ("5.2", {"tower1.7,-3": ("straight",)}),
    ("5.2", {"tower1.-1,-1": ("soft-right",)}),
    ("5.2", {"tower1.-1,-1": ("soft-right@5", "straight@5")}),
    ("5.3", {**BARE, "tower1.0,0": ("straight@2",)}),
    ("5.4", {**BARE, "tower1.0,0": ("hard-left",), "tower1.-2,0": ("hard-left@4",)}),
    ("5.4", {**NO_TOWER, "tower0.0,0": ("hard-right",), "tower1.0,0": ("hard-right",)}),
    ("5.7", {**BARE, **LEAN}),
    ("6.2", {"hoard3": ("koban",)}),
    ("6.6", {"line0": ("rat", "cat", "koban"), "line4": ("dragon",)}),
    ("8.4", {**NO_TOWER, **CLIMB, "waste-straight": (), "row0.1,0": (), "row1.0,0": ()}),
]  # fmt: skip

# A clause, and a mark of the house that makes no sense.
BY_MARK = [
    ("3.5", {"order0": ("nonsense",)}),
    ("3.5", {"task0": ("head",)}),
    ("4.6", {"slot0.0,0": ("slot:x",)}),
    ("5.2", {"next0.0,0": ("nonsense",)}),
    ("5.4", {"fate0.0,0": ("nonsense",)}),
    ("5.6", {"left0": ("nonsense",)}),
    ("5.7", {"balance0": ("nonsense",)}),
    ("5.12", {"floor0": ("floor:x",)}),
    ("6.1", {"power": ("nonsense",)}),
    ("3.6", {"power": ("using:ox",)}),
    ("7.2", {"eyes0.0,0": ("eye",)}),
    ("7.4", {"maybe0.0,0": ("nonsense",)}),
    ("8.5", {"past": ("nonsense",)}),
]  # fmt: skip

# A clause, an animal in use, and tiles that it cannot have touched.
BY_TOUCH = [
    ("6.11", "horse", ("1.0",)),
    ("6.12", "rabbit", ("0.0",)),
    ("6.12", "rabbit", ("1.0", "1.1", "1.2")),
    ("6.14", "monkey", ("0.0",)),
    ("6.14", "monkey", ("1.0", "1.1", "1.2")),
    ("6.18", "dragon", ("1.0",)),
    ("6.18", "dragon", ("0.0", "0.1")),
    ("7.2", "horse", ("0.7",)),
]  # fmt: skip


def cited(rows):
    """The rows as parameters, each citing its clause."""
    return [pytest.param(*row, marks=pytest.mark.clause("neko", row[0])) for row in rows]


@pytest.mark.parametrize("clause, changes", cited(BY_HAND))
def test_a_kitchen_table_with_one_thing_wrong_breaks_its_clause(clause, changes):
    picture = {spot: faces for spot, faces in {**KITCHEN, **changes}.items() if faces}
    assert broken(picture if "deck" in changes else stocked(picture)) == clause
    assert broken(stocked(KITCHEN)) == ""


@pytest.mark.parametrize("clause, changes", cited(BY_MARK))
def test_a_mark_of_the_house_that_makes_no_sense_breaks_its_clause(clause, changes):
    assert broken({**neko.look(kitchen(), CHANCE), **changes}) == clause


@pytest.mark.parametrize("clause, animal, touched", cited(BY_TOUCH))
def test_a_tile_that_an_animal_cannot_have_touched_breaks_its_clause(clause, animal, touched):
    picture = neko.look(table.using(animal), CHANCE)
    assert picture["power"] == (f"using:{animal}",)
    assert broken({**picture, **{f"pick{tile},0": ("picked",) for tile in touched}}) == clause


@pytest.mark.clause("neko", "9.3")
def test_a_tower_that_leans_too_far_for_experts_says_that_they_are_none():
    lean = {f"tower1.{floor},{-floor}": ("straight",) for floor in range(5)}
    picture = stocked({**KITCHEN, **{spot: () for spot in BARE}, **lean})
    picture = {spot: faces for spot, faces in picture.items() if faces}
    agreed = {"sabotage": False, "memory": False, "stage": "act"}
    assert not neko.stand(None, 2, picture, **agreed).round.table.expert
    assert neko.stand(None, 2, picture, **agreed, expert=True) == Broken("5.7", ("tower1.4,-4",))


def test_what_breaks_a_clause_is_said_with_the_spots_where_it_lies():
    found = neko.stand(None, 2, stocked({**KITCHEN, "aside": ("koban",)}))
    assert found == Broken("1.6", ("aside",))
    found = neko.stand(None, 2, stocked({**KITCHEN, "line1": ("rat",)}))
    assert found == Broken("2.1", ("line0", "line1"))


def test_every_clause_that_can_break_is_tried_here():
    tried = {row[0] for row in (*BY_HAND, *BY_MARK, *BY_TOUCH)}
    files = ("stand", "moment", "picks", "lying", "pieces", "marks")
    text = "".join((Path(neko.__file__).parent / f"{file}.py").read_text("utf-8") for file in files)
    assert tried == set(re.findall(r'"(\d\.\d+)"', text)) and tried <= table.NUMBERS
