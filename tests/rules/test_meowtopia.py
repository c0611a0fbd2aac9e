"""Meowtopia, clause by clause: the box, setting up, rounds and the morning."""

import re
from pathlib import Path

import pytest
from meowtopia_table import dawn, having, idle, new, number, said, say, seen, shop, walk

from meowgames.rules import CHANCE, OVER, meowtopia

SEEDS = Path(__file__).parents[2] / "seeds"
EVERY_SIZE = pytest.mark.parametrize("seats", meowtopia.SEATS)
FAMILIES = ("marmalade", "pearl", "soot", "chestnut")
SINGLE = ["tile-food", "tile-irrigation", "tile-gold", "tile-recruit", "tile-fields"]


def everyone(state) -> list[str]:
    """Every kitten on the table, without how it lies."""
    picture = meowtopia.look(state, OVER)
    faces = [face for spot in picture for face in picture[spot] if re.match(r"(workers|stalls|nest)\d", spot)]
    return sorted(face.partition("@")[0] for face in faces)


# 1 What is in the box


@pytest.mark.clause("meowtopia", "1.1")
def test_two_to_four_play():
    assert list(meowtopia.SEATS) == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError):
            new(seats)


@pytest.mark.clause("meowtopia", "1.2", "2.6")
@EVERY_SIZE
def test_a_family_of_six_for_each_player_and_no_other(seats):
    six = sorted(f"{family}{n}" for family in FAMILIES[:seats] for n in range(1, 7))
    assert all(everyone(state) == six for state, _ in walk(seats, 1))
    first = new(seats)
    for seat, family in enumerate(FAMILIES[:seats]):
        assert seen(first, f"nest{seat}") == tuple(f"{family}{n}" for n in (6, 5, 4, 3))
    assert not seen(first, f"nest{seats}")


@pytest.mark.clause("meowtopia", "1.3", "2.1", "2.2")
@pytest.mark.parametrize(
    "seats, fields, sticks, spare", [(2, 18, 20, (12, 10)), (3, 19, 22, (9, 7)), (4, 22, 24, (4, 4))]
)
def test_supplies_by_number_of_players(seats, fields, sticks, spare):
    state = new(seats)
    assert (number(state, "fields"), number(state, "sticks")) == (fields, sticks)
    assert (number(state, "spare-fields"), number(state, "spare-sticks")) == spare
    assert fields + spare[0] + 2 * seats == 34 and sticks + spare[1] + seats == 32


@pytest.mark.clause("meowtopia", "1.4", "2.8")
@EVERY_SIZE
def test_five_tiles_one_action_each(seats):
    state = new(seats)
    assert [seen(state, f"tile{place}") for place in range(5)] == [(tile,) for tile in SINGLE]
    assert said(state) == set(SINGLE)


@pytest.mark.clause("meowtopia", "1.5")
def test_tokens_never_run_out():
    state = having(new(), food=999, gold=500, malus=70)
    state = having(say(dawn(state), "tile-gold", "marmalade1", "marmalade2", "pass"), 0, food=0)
    assert number(state, "coin0") == 502
    state = say(state, "unfed1")
    assert len(seen(state, "malus0")) == 71


@pytest.mark.clause("meowtopia", "1.6", "2.7")
@EVERY_SIZE
def test_one_first_player_tile_and_seat_0_begins(seats):
    assert meowtopia.turn(new(seats)) == 0 and seen(new(seats), "first0") == ("first",)
    for state, _ in walk(seats, 2):
        faces = [face for pile in meowtopia.look(state, OVER).values() for face in pile]
        assert faces.count("first") == 1


@pytest.mark.clause("meowtopia", "1.7")
@EVERY_SIZE
def test_no_secrets_and_no_luck(seats):
    for state, _ in walk(seats, 3):
        assert meowtopia.turn(state) != CHANCE
        looks = [meowtopia.look(state, seat) for seat in (*range(seats), CHANCE, OVER)]
        assert all(look == looks[0] for look in looks)


# 2 Setting up


@pytest.mark.clause("meowtopia", "2.3", "2.4", "2.5")
@EVERY_SIZE
def test_what_everybody_begins_with(seats):
    state = new(seats)
    for seat, family in enumerate(FAMILIES[:seats]):
        assert seen(state, f"workers{seat}") == (f"{family}1", f"{family}2")
        assert not seen(state, f"stalls{seat}") and not seen(state, f"malus{seat}")
        assert number(state, f"food{seat}") == 4 + (seat == 0)  # seat 0 has had its first morning
        assert number(state, f"coin{seat}") == 1
        farm = {spot for spot in meowtopia.look(state, OVER) if spot.startswith((f"field{seat}", f"edge{seat}"))}
        assert farm == {f"field{seat}.0,0", f"field{seat}.1,0", f"edge{seat}.1,0"}
        assert seen(state, f"edge{seat}.1,0") == ("stick@1",)
        assert all(seen(state, f"field{seat}.{x},0")[0].endswith("@1") for x in (0, 1))
        assert number(state, f"yield{seat}") == 2


# 3 Rounds and turns


@pytest.mark.clause("meowtopia", "3.1", "3.4")
@EVERY_SIZE
def test_everybody_has_one_turn_a_round_and_the_start_moves_on(seats):
    turns = []
    for state, _ in walk(seats, 4):
        key = (state.round.number, state.active)
        if key not in turns and state.stage == "morning":
            turns.append(key)
    rounds = max(number for number, _ in turns)
    wanted = [(number, (number - 1 + step) % seats) for number in range(1, rounds + 1) for step in range(seats)]
    assert turns == wanted


@pytest.mark.clause("meowtopia", "3.2")
def test_a_turn_is_morning_day_and_evening():
    state = new()
    phases = [seen(state, "phase")]
    for move in ("tile-gold", "marmalade1", "marmalade2", "pass", "feed"):
        state = say(state, move)
        phases.append(seen(state, "phase"))
    assert [phase[0] for phase in phases] == [
        f"phase-{part}" for part in ["morning", "day", "day", "day", "evening", "morning"]
    ]
    assert meowtopia.turn(state) == 1


@pytest.mark.clause("meowtopia", "3.3")
@pytest.mark.parametrize("seats, left", [(2, 3), (3, 2), (4, 1)])
def test_food_gathers_on_tiles_nobody_took(seats, left):
    state = idle(new(seats))
    waiting = {place: number(state, f"waiting{place}") for place in range(5) if seen(state, f"waiting{place}")}
    assert waiting == {place: 1 for place in range(seats, 5)} and len(waiting) == left
    state = idle(state)
    assert {number(state, f"waiting{place}") for place in range(seats, 5)} == {2}


@pytest.mark.clause("meowtopia", "3.4")
def test_all_tiles_come_back():
    state = idle(new(3))
    assert set(SINGLE) <= said(state)
    assert not any(spot.startswith("taker") for spot in meowtopia.look(state, OVER))
    assert seen(state, "first1") == ("first",) and meowtopia.turn(state) == 1


# 4 Morning


@pytest.mark.clause("meowtopia", "4.1")
def test_all_awake_brings_food():
    assert number(new(), "food0") == 5
    assert number(dawn(having(new(), awake="", asleep="marmalade1 marmalade2")), "food0") == 5
    later = idle(new(), 2)
    assert meowtopia.turn(later) == 0 and seen(later, "workers0") == ("marmalade1", "marmalade2")


@pytest.mark.clause("meowtopia", "4.2")
def test_the_example_of_one_sleeper_woken_for_nothing():
    state = dawn(having(new(), food=0, awake="marmalade1", asleep="marmalade2"))
    assert seen(state, "workers0") == ("marmalade1", "marmalade2@1") and seen(state, "price0") == ("price:0",)
    state = say(state, "marmalade2")
    assert seen(state, "workers0") == ("marmalade1", "marmalade2") and number(state, "food0") == 0


@pytest.mark.clause("meowtopia", "4.3", "13.2")
def test_two_sleepers_cost_one_food_each_and_so_does_the_last():
    state = dawn(having(new(), food=2, awake="", asleep="marmalade1 marmalade2"))
    assert number(state, "food0") == 2 and seen(state, "price0") == ("price:1",)
    state = say(state, "marmalade2")
    assert number(state, "food0") == 1 and seen(state, "price0") == ("price:1",)
    assert number(say(state, "marmalade1"), "food0") == 0
    poor = having(state, food=0)
    assert "marmalade1" not in said(poor)


@pytest.mark.clause("meowtopia", "13.3")
def test_who_has_no_food_wakes_nobody_in_the_morning_but_by_passing():
    sleepers = "marmalade1 marmalade2 marmalade3"
    state = dawn(having(new(), food=0, awake="", asleep=sleepers))
    assert said(state) == set(SINGLE)
    free = dawn(having(new(first_free=True), food=0, awake="", asleep=sleepers))
    assert said(free) == set(SINGLE) | set(sleepers.split())
    state = say(dawn(having(new(), 1, awake="", asleep="pearl1 pearl2 pearl3")), "tile-food", "done")
    assert seen(state, "workers1") == ("pearl1", "pearl2@1", "pearl3@1")


@pytest.mark.clause("meowtopia", "4.4")
def test_nobody_has_to_wake_anybody():
    state = dawn(having(new(), food=9, awake="marmalade3", asleep="marmalade1 marmalade2"))
    state = say(state, "tile-food", "done", "pass")
    assert seen(state, "workers0") == ("marmalade1@1", "marmalade2@1", "marmalade3")


@pytest.mark.clause("meowtopia", "4.5")
def test_merchants_never_sleep():
    one = dawn(having(new(), food=0, awake="marmalade1", asleep="marmalade2", stalls=shop("marmalade3", "marmalade4")))
    assert seen(one, "price0") == ("price:0",)
    assert "marmalade3" not in said(one) and "marmalade2" in said(one)
    none = dawn(having(new(), food=0, stalls=shop("marmalade3")))
    assert number(none, "food0") == 1


@pytest.mark.clause("meowtopia", "4.6")
def test_the_example_of_a_coin_for_the_merchant():
    state = having(new(), gold=2, food=1, stalls=shop("marmalade3"))
    assert {"food0 marmalade3", "coin0 marmalade3"} <= said(state)
    state = say(state, "coin0 marmalade3")
    assert (number(state, "coin0"), number(state, "food0")) == (1, 1)
    assert seen(state, "stalls0") == ("marmalade3@2",) and seen(state, "wares0") == ("ware-coin:1",)
    assert said(state) == set(SINGLE)  # one unit per turn


@pytest.mark.clause("meowtopia", "4.6")
def test_each_merchant_takes_one_unit_a_turn():
    state = having(new(), gold=2, food=2, stalls=shop("marmalade3", "marmalade4"))
    state = say(state, "coin0 marmalade4", "food0 marmalade3")
    assert seen(state, "wares0") == ("ware-food:1", "ware-coin:1") and said(state) == set(SINGLE)
    state = dawn(state)
    assert said(state) == {*SINGLE, "food0 marmalade3", "coin0 marmalade4"}
    assert said(having(state, gold=0)) == {*SINGLE, "food0 marmalade3"}
    assert said(having(state, food=0)) == {*SINGLE, "coin0 marmalade4"}


@pytest.mark.clause("meowtopia", "4.7")
def test_the_first_unit_decides_for_ever():
    state = having(new(), gold=9, food=9, stalls=shop("marmalade3:food1", "marmalade4:coin2", "marmalade5"))
    offers = {move for move in said(state) if not move.startswith("tile")}
    assert offers == {"food0 marmalade3", "coin0 marmalade4", "food0 marmalade5", "coin0 marmalade5"}


@pytest.mark.clause("meowtopia", "4.8")
def test_goods_on_a_merchant_cannot_be_spent():
    state = having(new(), gold=0, food=0, awake="", asleep="marmalade1 marmalade2", stalls=shop("marmalade3:coin5"))
    assert said(dawn(state)) == set(SINGLE)
    state = dawn(having(state, awake="marmalade1", asleep=""))
    state = say(state, "tile-recruit")  # no coin: nobody can be sent, seat 1 is asked
    assert meowtopia.turn(state) == 1 and seen(state, "wares0") == ("ware-coin:5",)


@pytest.mark.clause("meowtopia", "4.9")
def test_waking_and_giving_in_any_order():
    reward = dawn(having(new(), food=0, gold=0, stalls=shop("marmalade3")))
    assert seen(say(reward, "food0 marmalade3"), "wares0") == ("ware-food:1",)
    state = dawn(having(new(), food=3, awake="", asleep="marmalade1 marmalade2", stalls=shop("marmalade3")))
    one, two = ("marmalade1", "food0 marmalade3"), ("food0 marmalade3", "marmalade1")
    assert say(state, *one) == say(state, *two)


@pytest.mark.clause("meowtopia", "4.10")
def test_a_new_merchant_is_served_from_the_next_own_morning_on():
    state = having(having(new(), gold=9, food=20), 1, gold=9, food=20)
    state = say(state, "tile-recruit", "merchant", "done", "merchant", "feed")
    assert meowtopia.turn(state) == 1
    assert {"food1 pearl3", "coin1 pearl3"} <= said(state)  # hired while following
    assert not any("marmalade3" in move for move in said(state))
    state = say(state, "pearl1", "tile-gold", "done", "pass", "feed")
    state = say(state, "tile-food", "done", "pass", "feed")
    assert meowtopia.turn(state) == 0 and {"food0 marmalade3", "coin0 marmalade3"} <= said(state)


@pytest.mark.clause("meowtopia", "4.11")
def test_a_tile_ends_the_morning():
    state = dawn(having(new(), awake="marmalade3", asleep="marmalade1 marmalade2", stalls=shop("marmalade4")))
    assert {"marmalade1", "food0 marmalade4"} <= said(state)
    assert said(say(state, "tile-food")) == {"marmalade3", "done"}


@pytest.mark.clause("meowtopia", "2.1", "2.3")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rule_sheet_names_the_supplies_in_use(language):
    text = (SEEDS / f"meowtopia.{language}.md").read_text("utf-8")
    listed = re.search(r"\*\*2\.1\*\*.*\n((?:- .*\n)+)", text).group(1)
    found = [tuple(map(int, re.findall(r"\d+", line))) for line in listed.splitlines()]
    wanted = []
    for seats in meowtopia.SEATS:
        fields, sticks = number(new(seats), "fields"), number(new(seats), "sticks")
        wanted.append((seats, fields + 2 * seats, sticks + seats, fields, sticks))
    assert found == wanted
