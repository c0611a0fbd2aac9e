"""Meowtopia stood up again from its picture: by rules, by hand, with damage, and from a kitchen table."""

from functools import cache
from random import Random

import pytest
import standing
from cases import Case
from meowtopia_table import dawn, having, new, said, say, shop, stocked, supper, to_the_end, truth, walk

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Ask, Broken, find, meowtopia
from meowgames.rules.meowtopia.farm import HOME
from meowgames.rules.meowtopia.state import State

TABLES = [
    Case("meowtopia", 2),
    Case("meowtopia", 3),
    Case("meowtopia", 4),
    Case("meowtopia", 2, (("tiles", "pairs"), ("ties", "kittens"))),
    Case("meowtopia", 3, (("first_free", True), ("tiles", "random"), ("extra_food", True))),
    Case("meowtopia", 4, (("length", "short"), ("tiles", "random"))),
    Case("meowtopia", 2, (("length", "short"), ("first_free", True))),
]
SENSE = (None, meowtopia.sample)  # plainly random moves, and such as make sense
every_table = pytest.mark.parametrize("case", TABLES, ids=str)
every_way = pytest.mark.parametrize("way", standing.HURTS)
GARBAGE = ("", "@1", ":", "nonsense", "nonsense:7", "marmalade1@9", "food:" + "9" * 5000, "carrot:x", "fields:-1")


@cache
def matches(case: Case) -> list[list[State]]:
    """Two matches at a table, state by state."""
    return [[state for state, _ in walk(case.seats, str(case), how, **dict(case.options))] for how in SENSE]


def states(case: Case, step: int, start: int = 0) -> list[State]:
    """Every so many states of two matches at a table, the last ones among them."""
    return [state for match in matches(case) for state in (*match[start::step], match[-1])]


def seen(state: State) -> dict[str, tuple[str, ...]]:
    """All that lies on the table of a state, to be changed."""
    return dict(meowtopia.look(state, CHANCE))


def stand(picture, seats: int = 2, **asked):
    """What a picture becomes at the level of the game."""
    return meowtopia.stand(read_level("meowtopia"), seats, picture, **asked)


def pieces(picture, seats: int = 2):
    """What a hand can move of a picture."""
    return meowtopia.pieces(read_level("meowtopia"), seats, picture)


# ── honest pictures ──


@every_table
def test_every_state_is_stood_up_from_its_picture(case):
    for state in states(case, 12):
        standing.stood(case, state)


@every_table
def test_a_match_goes_on_alike_from_a_table_stood_up(case):
    rng = Random(str(case))
    for state in states(case, 90, 7):
        standing.goes_on(case, state, standing.stood(case, state), 60, rng)


@every_table
def test_a_table_put_up_by_hand_is_stood_up_too(case):
    rng = Random(str(case))
    for state in states(case, 40, 4):
        hand = standing.by_hand(case, state, rng)
        assert pieces(hand, case.seats) == pieces(seen(state), case.seats)
        found = standing.stood_by_hand(case, state, rng)
        assert set(meowtopia.moves(found)) >= set(meowtopia.moves(state))  # who was served or is new is not known


@every_table
def test_a_seat_guesses_alike_at_a_table_stood_up(case):
    rules = find("meowtopia")
    for state in states(case, 70, 3):
        found = standing.stood(case, state)
        for seat in range(case.seats):
            guess = rules.guess(found, seat, Random(1))
            assert rules.look(guess, seat) == rules.look(found, seat)
            assert rules.guess(rules.guess(found, seat, Random(2)), seat, Random(1)) == guess


def test_the_marks_say_who_was_served_who_is_new_and_how_long_no_field_was_taken():
    told = set()
    for state in (state for case in TABLES for state in states(case, 3)):
        picture, names = seen(state), {"morning": "served", "work": "fresh"}
        for stage, name in names.items():
            kittens = picture.get(name, ())
            assert bool(kittens) == (state.stage == stage and state.spent > 0)
            assert len(kittens) == (state.spent.bit_count() if state.stage == stage else 0)
            told |= {face.partition(":")[0] for face in kittens}
        assert picture.get("idle", ()) == ((f"idle:{state.stock.idle}",) if state.stock.idle >= 0 else ())
    assert told == {"served", "fresh"}


@pytest.mark.clause("meowtopia", "4.6", "5.5")
def test_nobody_is_served_twice_or_sent_at_once_at_a_table_stood_up():
    case = Case("meowtopia", 2)
    state = dawn(having(new(), awake="marmalade1 marmalade2", stalls=shop("marmalade3"), food=5, gold=2))
    served = standing.stood(case, say(state, "food0 marmalade3"))
    assert "food0 marmalade3" not in said(served) and "food0 marmalade3" in said(state)
    hired = say(having(new(), awake="marmalade1 marmalade2", gold=3), "tile-recruit", "worker")
    found = standing.stood(case, hired)
    assert found.spent == hired.spent and meowtopia.turn(say(found, "worker")) == 1
    unmarked = {spot: faces for spot, faces in seen(hired).items() if spot != "fresh"}
    assert standing.answered(case, unmarked, standing.truth(case, hired))[0].spent == 0


@pytest.mark.clause("meowtopia", "9.5")
def test_a_table_stood_up_ends_after_as_many_rounds_without_a_field():
    state = stocked(new(), idle=9)
    found = standing.stood(Case("meowtopia", 2), state)
    assert found.stock.idle == 9 and meowtopia.stalemate(found) == meowtopia.stalemate(state) != ()


# ── damaged pictures ──


@every_way
@every_table
def test_a_damaged_picture_breaks_a_clause_or_is_another_position(case, way):
    rng, broken = Random(f"{case}{way}"), 0
    for state in states(case, 60, 2):
        for picture in (seen(state), standing.by_hand(case, state, rng)):
            broken += isinstance(standing.survives(case, state, standing.hurt(picture, rng, way)), Broken)
    assert broken


def test_garbage_on_any_spot_of_pieces_breaks_a_clause():
    state = having(new(), stalls=shop("marmalade3:food2"), malus=2)
    for spot in (
        *pieces(seen(state)),
        "table.3,4",
        "aside",
        "turn0",
        "nowhere",
        "",
        "field0.99,0",
        "edge7.1,0",
        "tile9",
    ):
        for face in GARBAGE:
            picture = seen(state)
            found = stand({**picture, spot: (*picture.get(spot, ()), face)})
            assert isinstance(found, Broken) and spot in found.spots, (spot, face, found)


def test_garbage_on_marks_changes_no_piece():
    case, rng = Case("meowtopia", 3), Random(4)
    for state in states(case, 90, 5):
        marks = sorted({*seen(state), "sent", "doing", "idle", "served", "fresh"} - {*pieces(seen(state), 3)})
        for spot in marks:
            standing.survives(case, state, {**seen(state), spot: (rng.choice(GARBAGE),)})


MANY = tuple(f"marmalade{number}" for number in range(1, 7))
# Damage: what lies where instead, at the first state of a table for two; then its clause and where that is seen.
WRONG = {
    "garbage nowhere": ({"nowhere": ("nonsense",)}, "1.1", "nowhere"),
    "a kitten twice": ({"workers0": ("marmalade1", "marmalade2", "marmalade3")}, "1.2", "nest0"),
    "a kitten missing": ({"workers0": ("marmalade1",)}, "1.2", "nest0"),
    "a kitten on the table": ({"table.3,4": ("pearl2",)}, "1.2", "table.3,4"),
    "a tile twice": ({"tile1": ("tile-food",)}, "1.4", "tile0"),
    "less than no food": ({"food0": ("food:-3",)}, "1.5", "food0"),
    "a coin in the middle": ({"tile2": ("tile-gold", "coin:1")}, "1.5", "tile2"),
    "two who are first": ({"first1": ("first",)}, "1.6", "first1"),
    "a field too many": ({"fields": ("fields:19",)}, "2.1", "fields"),
    "a stick too few": ({"sticks": ("stick",) * 19}, "2.1", "sticks"),
    "no stick between two fields": ({"edge0.1,0": (), "edge0.3,0": ("stick",)}, "2.4", "field0.1,0"),
    "a farm at the rim": (
        {"edge0.1,0": (), "field0.0,0": (), "field0.1,0": ()}
        | {"edge0.61,0": ("stick",), "field0.30,0": ("carrot",), "field0.31,0": ("carrot",)},
        "2.4",
        "field0.30,0",
    ),
    "a family nobody plays": ({"workers1": ("pearl1", "pearl2", "soot1")}, "2.6", "workers1"),
    "nobody first": ({"first0": ()}, "2.7", "first0"),
    "a tile missing": ({"tile3": ()}, "2.8", "tile3"),
    "tiles of both sides": ({"tile3": ("tile-gold-recruit",)}, "2.8", "tile3"),
    "two tiles on one place": ({"tile3": (), "tile4": ("tile-fields", "tile-recruit")}, "2.8", "tile4"),
    "food that waits elsewhere": ({"food1": ("food:4", "bonus:1")}, "3.3", "food1"),
    "the wrong one first": ({"first0": (), "first1": ("first",), "active0": ()}, "3.4", "first1"),
    "goods without a merchant": ({"wares0": ("ware-food:1",)}, "4.6", "wares0"),
    "goods among workers": ({"workers0": ("marmalade1", "marmalade2", "ware-coin:1")}, "4.8", "workers0"),
    "everybody had a turn": ({"tile0": ("tile-food@1",), "tile1": ("tile-irrigation@1",)}, "5.1", "tile1"),
    "a tile that nobody took": ({"tile0": ("tile-food@1",)}, "5.1", "tile0"),
    "two tiles in use": ({"taker0": ("badge-pearl",), "taker2": ("badge-pearl",)}, "5.1", "tile2"),
    "food on a used tile": ({"tile0": ("tile-food@1",), "waiting0": ("bonus:2",)}, "5.2", "waiting0"),
    "more sent than asleep": (
        {"phase": ("phase-day",), "doing": ("mark-gold",), "taker2": ("badge-marmalade",), "sent": ("sent:1",)},
        "5.3",
        "workers0",
    ),
    "nobody can act": (
        {"phase": ("phase-day",), "workers0": ("marmalade1@1", "marmalade2@1"), "workers1": ("pearl1@1", "pearl2@1")},
        "5.3",
        "tile0",
    ),
    "a stick without a field": ({"edge0.9,0": ("stick",), "sticks": ("sticks:19",)}, "6.4", "edge0.9,0"),
    "a stick amid a field": ({"edge0.2,0": ("stick",)}, "6.4", "edge0.2,0"),
    "two sticks on an edge": ({"edge0.1,0": ("stick@1", "stick@1")}, "6.4", "edge0.1,0"),
    "a field far away": ({"field0.5,5": ("carrot",), "fields": ("fields:17",)}, "6.7", "field0.5,5"),
    "fields that touch at a corner": ({"field0.2,1": ("carrot",), "fields": ("fields:17",)}, "6.7", "field0.2,1"),
    "two fields on a square": ({"field0.0,0": ("carrot", "carrot")}, "6.7", "field0.0,0"),
    "a merchant among workers": ({"workers0": ("marmalade1", "marmalade2@2")}, "6.11", "workers0"),
    "a kitten from abroad": (
        {"workers0": ("marmalade1", "marmalade2", "pearl6"), "nest1": ("pearl5", "pearl4", "pearl3")},
        "6.13",
        "workers0",
    ),
    "a kitten in a strange nest": ({"nest1": ("pearl3", "marmalade6")}, "6.14", "nest1"),
    "an evening without a bill": (
        {"phase": ("phase-evening",), "workers0": ("marmalade1",), "nest0": MANY[1:]},
        "8.3",
        "tile0",
    ),
    "no worker left": ({"workers0": (), "stalls0": ("marmalade1@2", "marmalade2@2")}, "8.7", "workers0"),
    "a malus on a tile": ({"tile0": ("tile-food", "malus")}, "8.8", "tile0"),
    "a mayor in mid-round": ({"phase": (), "mayor0": ("mayor",)}, "9.3", "tile0"),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_each_damage_breaks_its_clause_where_it_lies(wrong):
    changes, clause, spot = WRONG[wrong]
    found = stand({**seen(new()), **changes})
    assert isinstance(found, Broken) and found.clause == clause and spot in found.spots, found


@pytest.mark.clause("meowtopia", "9.1")
def test_a_kitten_lives_abroad_only_in_the_last_round():
    state = having(new(), awake=" ".join((*MANY, "pearl6")), food=9)
    assert stand(seen(state)) == Broken("9.1", ("workers0",))
    assert standing.stood(Case("meowtopia", 2), stocked(state, ending=True)).stock.ending
    bare = {spot: faces for spot, faces in seen(state).items() if spot not in ("phase", "active0")}
    assert standing.answered(Case("meowtopia", 2), bare, standing.truth(Case("meowtopia", 2), state))[0].stock.ending


def test_a_game_for_one_or_seven_is_refused():
    assert stand(seen(new()), 1).clause == stand(seen(new()), 7).clause == "1.1"


# ── what is asked ──


@pytest.mark.clause("meowtopia", "12.5")
def test_the_length_is_seen_from_what_is_left():
    for case in (Case("meowtopia", 2), Case("meowtopia", 2, (("length", "short"),))):
        state = new(2, **dict(case.options))
        found, asked = standing.answered(case, seen(state), standing.truth(case, state))
        assert found.round.table.short == bool(case.options) and set(asked) == {"first_free", "ties"}


@pytest.mark.clause("meowtopia", "12.3")
def test_a_price_may_tell_that_the_first_waking_is_free():
    for free in (True, False):
        state = dawn(having(new(2, first_free=free), awake=0, asleep="marmalade1 marmalade2"))
        assert stand(seen(state)).what == "ties"
        assert stand(seen(state), ties="shared").round.table.first_free == free


@pytest.mark.clause("meowtopia", "4.2", "4.3")
def test_whether_somebody_was_woken_sets_the_price_of_a_table_put_up_by_hand():
    case = Case("meowtopia", 2)
    for asleep, moves, price in (("marmalade3", (), 0), ("marmalade2 marmalade3", ("marmalade2",), 1)):
        state = having(new(), awake="marmalade1", asleep=asleep, food=9)
        if "marmalade2" not in asleep:
            state = having(state, awake="marmalade1 marmalade2")
        state = say(dawn(state), *moves)
        found, asked = standing.answered(case, standing.by_hand(case, state, Random(1)), standing.truth(case, state))
        assert "woken" in asked and found.price == price


def test_a_table_whose_actions_are_not_drawn_yet_waits_for_luck():
    case = Case("meowtopia", 3, (("tiles", "random"), ("extra_food", True), ("length", "short")))
    state = new(3, **dict(case.options))
    assert meowtopia.turn(standing.stood(case, state)) == CHANCE
    assert standing.stood_by_hand(case, state, Random(2)) == state
    assert stand({**seen(state), "food1": ("food:7",)}, 3).clause == "2.8"


def test_a_finished_game_stays_finished():
    case = Case("meowtopia", 2)
    state = to_the_end(new())
    assert meowtopia.turn(standing.stood(case, state)) == meowtopia.turn(standing.stood_by_hand(case, state, Random(3)))
    assert meowtopia.turn(state) == OVER and truth(state)["phase"] == "over"


def test_an_evening_at_home_is_asked_for_the_tile_alone():
    case = Case("meowtopia", 2, (("tiles", "pairs"),))
    state = say(dawn(new(2, tiles="pairs")), "tile-gold-fields do-gold", "done", "pass")
    assert state.stage == supper(new()).stage == "supper"
    _, asked = standing.answered(case, standing.by_hand(case, state, Random(3)), standing.truth(case, state))
    assert set(asked) == {"first_free", "ties", "phase", "action", "other"}


# ── the order in which things lie ──


@pytest.mark.clause("meowtopia", "2.8")
def test_tiles_may_lie_side_by_side_in_any_order():
    state = say(new(), "tile-food", "done", "pass", "feed")
    for _ in range(2):
        state = state if state.round.number > 1 else say(state, "tile-gold", "done", "pass", "feed")
    state = say(state, "tile-fields", "done")
    picture, order = seen(state), (3, 1, 4, 0, 2)
    mixed = dict(picture)
    for name in ("tile", "waiting", "taker"):
        for to, at in enumerate(order):
            mixed[f"{name}{to}"] = picture.get(f"{name}{at}", ())
    assert pieces(mixed) == pieces(picture) and mixed["tile0"] == picture["tile3"]
    answers = {"first_free": False, "ties": "shared", "turn": "seat0"}
    assert stand(mixed, **answers) == stand(picture, **answers) == state


def test_a_heap_counts_the_same_however_it_lies():
    picture = seen(new())
    heaps = {
        "fields": ("carrot", "cabbage@1") * 9,
        "sticks": ("sticks:12", *("stick",) * 8),
        "food0": ("food:2", "food:3"),
    }
    heaps |= {"field0.0,0": ("pumpkin",), "workers1": ("pearl2", "pearl1"), "nest0": tuple(sorted(picture["nest0"]))}
    heaps |= {"malus0": (), "coin1": ("coin:0", "coin:1"), "spare-fields": (), "gone": ("carrot", "soot1", "nonsense")}
    assert pieces({**picture, **heaps}) == pieces(picture)
    answers = {"first_free": False, "ties": "shared"}
    assert stand({**picture, **heaps}, **answers) == stand(picture, **answers) == new()


# ── a kitchen table ──

KITCHEN = {
    "tile0": ("tile-gold",), "tile1": ("tile-food@1",), "tile2": ("tile-recruit",), "tile3": ("tile-fields",),
    "tile4": ("tile-irrigation",), "waiting0": ("bonus:2",), "waiting4": ("bonus:1",),
    "fields": ("fields:12",), "sticks": ("sticks:15",), "first1": ("first",),
    "nest0": ("marmalade5", "marmalade6"), "nest1": ("pearl4", "pearl6", "pearl5"),
    "workers0": ("marmalade2", "marmalade1@1", "marmalade4@1"), "stalls0": ("marmalade3",), "wares0": ("ware-coin:2",),
    "food0": ("food:7",), "coin0": ("coin:3",), "malus0": ("malus", "malus"),
    "workers1": ("pearl1", "pearl2@1"), "stalls1": ("pearl3@2",), "food1": ("food:11",), "coin1": ("coin:1",),
    "field0.0,0": ("carrot",), "field0.1,0": ("carrot",), "field0.0,1": ("carrot@1",), "field0.2,0": ("wheat",),
    "field0.2,1": ("carrot",), "edge0.1,0": ("stick",), "edge0.0,1": ("stick",), "edge0.4,1": ("stick@1",),
    "edge0.5,0": ("stick",),
    "field1.3,2": ("carrot",), "field1.4,2": ("carrot",), "field1.4,3": ("carrot",), "field1.5,3": ("carrot",),
    "field1.4,4": ("carrot",), "edge1.7,4": ("stick",), "edge1.8,5": ("stick",), "edge1.9,6": ("stick",),
    "gone": ("carrot",) * 12 + ("stick",) * 10 + ("soot1", "chestnut2", "tile-food-gold", "malus", "food:0"),
}  # fmt: skip
SAID = {
    "first_free": False,
    "ties": "shared",
    "phase": "day",
    "turn": "seat0",
    "action": "fields",
    "sent": "2",
}


def test_a_kitchen_table_goes_on_after_six_questions():
    asked: dict[str, object] = {}
    while isinstance(found := stand(KITCHEN, **asked), Ask):
        assert SAID[found.what] in found.answers
        asked[found.what] = SAID[found.what]
    assert asked == SAID and sum(map(len, KITCHEN.values())) - len(KITCHEN["gone"]) >= 30
    assert isinstance(found, State) and pieces(meowtopia.look(found, CHANCE)) == pieces(KITCHEN)
    assert (found.turn, found.stage, found.round.first, found.round.number) == (0, "work", 1, 4)
    assert found.round.takers == (1, -1, -1, -1, 0) and found.round.bonus == (0, 1, 2, 0, 0)
    assert said(found) == {
        "done", "field0.-1,0", "field0.-1,1", "field0.0,-1", "field0.0,2", "field0.1,-1", "field0.1,1",
        "field0.2,-1", "field0.2,2", "field0.3,0", "field0.3,1",
    }  # fmt: skip
    assert HOME not in found.homes[1].farm.cells and found.homes[1].farm.points == 6
    assert meowtopia.score(found)[0] == 4 * 3 + 7 + 2 * 3 + 3 + (7 + 2) // 2 - 2 * 3
    assert meowtopia.turn(to_the_end(found)) == OVER


def test_a_kitchen_table_may_be_at_other_moments():
    answers = {what: SAID[what] for what in ("first_free", "ties")}
    assert stand(KITCHEN, **answers).answers == ("morning", "day", "evening", "over")
    morning = stand(KITCHEN, **answers, phase="morning")
    assert meowtopia.turn(morning) == 0 and {"marmalade1", "tile-fields", "coin0 marmalade3"} <= said(morning)
    evening = stand(KITCHEN, **answers, phase="evening", action="recruit")
    assert evening.stage == "supper" and {"feed", "unfed1", "home marmalade3"} <= said(evening)
