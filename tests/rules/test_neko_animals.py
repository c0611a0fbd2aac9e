"""Neko no Tawa, clause by clause: the thirteen animals."""

from collections import Counter
from random import Random

import pytest
from neko_table import ROW, acting, begun, emptied, follow, knows, names, placed, short, tower, using, words

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.state import ANIMALS

OPTIONAL = [animal for animal in ANIMALS if animal not in ("rat", "boar", "rooster")]


def rich(animal: str, *rows: str, **wishes):
    """Seat 0 uses an animal that finds everything it needs."""
    return using(animal, *rows, towers=[tower("sl")], kobans=[3, 3], waste="Ls", **wishes)


@pytest.mark.clause("neko", "6.1")
@pytest.mark.parametrize("animal", OPTIONAL)
def test_nobody_has_to_use_an_animal(animal):
    state = rich(animal)
    assert neko.turn(state) == 0 and state.power == animal
    after = follow(state, "skip")
    assert neko.turn(after) == 1
    assert (after.kobans, after.hoard, after.rows, after.towers, after.piles) == (
        state.kobans, state.hoard, state.rows, state.towers, state.piles)  # fmt: skip


@pytest.mark.clause("neko", "6.1", "6.7")
@pytest.mark.parametrize("animal", OPTIONAL)
def test_nor_what_the_rooster_rolls(animal):
    state = neko.play(rich("rooster"), ("rooster", animal))
    assert (neko.turn(state), state.power) == (0, animal) and ("skip",) in neko.moves(state)
    assert neko.turn(follow(state, "skip")) == 1


@pytest.mark.clause("neko", "6.2")
@pytest.mark.parametrize(
    "animal, move",
    [("sheep", "row0.0,0"), ("ox", "row1.0,0"), ("monkey", "row1.0,0"), ("snake", "tower0.0,0 tower0.1,-1")],
)
def test_koban_are_paid_to_the_rat_or_past_it(animal, move):
    state = follow(rich(animal, hoard=2), move)
    assert (state.kobans[0], state.hoard) == (2, 3)
    assert neko.look(state, OVER)[f"hoard{state.round.line.index('rat')}"] == ("koban",) * 3
    covered = follow(rich(animal, hoard=2, cat="rat"), move)
    assert (covered.kobans[0], covered.hoard) == (2, 0)


@pytest.mark.clause("neko", "6.3", "10.5")
def test_the_cat_takes_the_token_for_the_next_turn():
    state = placed(begun(ROW, ROW, ROW), "dog", "cat", "boar", cat="rat")
    assert neko.turn(state) == 1
    state = follow(state, "row1.0,0 look")
    assert state.round.first == 1 and neko.look(state, OVER)["first1"] == ("first",)
    assert neko.turn(state) == 0  # this turn goes on along the line
    state = follow(state, "row0.0,0 look", "row2.0,0 look")
    assert neko.turn(neko.play(state, ("roll", "ox"))) == 1


@pytest.mark.clause("neko", "6.4")
def test_the_boar_brings_two():
    assert using("boar").kobans == (4, 2)


@pytest.mark.clause("neko", "6.5")
def test_the_rat_gives_all_it_has():
    state = using("rat", hoard=5)
    assert (state.kobans, state.hoard) == ((7, 2), 0)
    assert using("rat").kobans == (2, 2)


@pytest.mark.clause("neko", "6.6")
def test_the_cat_on_the_rat_sends_its_koban_to_the_bank():
    state = begun(ROW, ROW)._replace(hoard=4)
    assert neko.play(state, ("roll", "rat")).hoard == 0
    assert neko.play(state, ("roll", "ox")).hoard == 4


@pytest.mark.clause("neko", "6.7")
def test_the_rooster_gives_a_koban_and_rolls():
    state = using("rooster", hoard=3)
    assert (neko.turn(state), state.kobans) == (CHANCE, (3, 2))
    assert neko.play(state, ("rooster", "boar")).kobans == (5, 2)
    assert neko.play(state, ("rooster", "rat")).kobans == (6, 2)
    sheep = neko.play(state, ("rooster", "sheep"))
    assert sheep.power == "sheep" and follow(sheep, "row0.0,0", "ne").kobans == (2, 2)  # at its usual price
    assert neko.look(sheep, OVER)["die"] == ("die-sheep",)
    assert neko.play(state, ("rooster", "tiger")).stage == "act"  # nothing to tear down


@pytest.mark.clause("neko", "6.7")
def test_the_rooster_minds_neither_cat_nor_pawns():
    state = using("rooster", cat="boar")
    assert neko.play(state, ("rooster", "boar")).kobans == (5, 2)
    line = ("rooster", *(animal for animal in ANIMALS if animal != "rooster"))
    busy = follow(placed(begun(ROW, ROW, line=line), "rooster", "horse", cat="boar"), "row0.0,0 look")
    horse = neko.play(busy, ("rooster", "horse"))
    assert (neko.turn(horse), horse.power) == (0, "horse")
    assert neko.look(horse, OVER)["line11"] == ("boar", "cat")


@pytest.mark.clause("neko", "6.8")
def test_the_rooster_may_roll_itself():
    state = neko.play(using("rooster"), ("rooster", "rooster"))
    assert (neko.turn(state), state.stage, state.kobans) == (CHANCE, "rooster", (4, 2))
    assert neko.play(state, ("rooster", "boar")).kobans == (6, 2)


@pytest.mark.clause("neko", "6.9")
def test_the_rat_under_the_cat_has_nothing_as_a_rule():
    state = using("rooster", cat="rat", hoard=4)
    assert neko.play(state, ("rooster", "rat")).kobans == (3, 2)
    odd = neko.play(state._replace(hoard=2), ("rooster", "rat"))
    assert (odd.kobans, odd.hoard) == ((5, 2), 0)


@pytest.mark.clause("neko", "6.10", "7.5")
def test_the_dog_fetches_a_tile_known_to_all():
    state = using("dog", "slLr", ROW, waste="RRs")
    assert words(state) == {"waste-straight", "waste-hard-right", "skip"}
    state = follow(state, "waste-hard-right")
    assert short(state.rows[0]) == "slLrR" and state.piles.waste == (0, 1, 0, 0, 0, 1)
    assert knows(state, 1, 0) == "????R" and knows(state, 0, 0) == "s??rR"
    assert neko.look(state, OVER)["row0.4,0"] == ("hard-right",)


@pytest.mark.clause("neko", "6.10")
def test_the_right_end_is_beside_the_last_tile():
    state = using("dog", "slLr", ROW, waste="R")
    row = state.rows[0]
    gaps = [((row[0], 0, row[2], 0), "s.LR"), ((0, row[1], 0, 0), ".lR."), ((0, 0, 0, 0), "R...")]
    for kept, after in gaps:
        short_row = state._replace(rows=(kept, state.rows[1]))
        assert short(follow(short_row, "waste-hard-right").rows[0]) == after


@pytest.mark.clause("neko", "6.11")
def test_the_horse_looks_once_for_free_then_for_a_koban_each():
    state = using("horse", "slLr", ROW)
    assert words(state) == {"row0.0,0", "row0.1,0", "row0.2,0", "row0.3,0", "skip"}
    state = follow(state, "row0.1,0")
    assert (knows(state, 0, 0), state.kobans[0], state.hoard) == ("sl?r", 2, 0)
    assert words(state) == {"row0.0,0", "row0.2,0", "row0.3,0", "done"}  # no tile twice
    state = follow(state, "row0.2,0")
    assert (knows(state, 0, 0), state.kobans[0], state.hoard) == ("slLr", 1, 1)
    assert neko.turn(follow(state, "done")) == 1
    broke = follow(state, "row0.0,0")
    assert (broke.kobans[0], broke.hoard, neko.turn(broke)) == (0, 2, 1)  # no koban, no more looks


@pytest.mark.clause("neko", "6.11")
def test_the_horse_stops_when_all_has_been_seen():
    state = using("horse", "slLr", ROW, kobans=[9])
    state = follow(state, "row0.0,0", "row0.1,0", "row0.2,0", "row0.3,0")
    assert (neko.turn(state), state.kobans[0]) == (1, 6)


@pytest.mark.clause("neko", "6.12", "7.3")
def test_the_rabbit_exchanges_one_tile_for_another():
    state = using("rabbit", "slLr", "RRss", "ssss")
    assert words(state) == {f"row{seat}.{slot},0" for seat in (1, 2) for slot in range(4)} | {"skip"}
    state = follow(state, "row1.1,0")
    assert neko.turn(state) == 0
    assert words(state) == {"row1.0,0", "row1.2,0", "row1.3,0"}  # of the same player
    state = follow(state, "row1.2,0")
    assert neko.turn(state) == 1 and words(state) == {f"row0.{slot},0" for slot in range(4)}
    assert knows(state, 0, 1) == "????"  # nobody looks before both have taken
    state = follow(state, "row0.0,0", "row0.2,0")
    assert neko.turn(state) == 0 and words(state) == {"row1.1,0", "row1.2,0"}
    assert knows(state, 0, 1) == "?Rs?" and knows(state, 1, 0) == "s?L?" and knows(state, 2, 1) == "????"
    state = follow(state, "row1.2,0")
    assert neko.turn(state) == 1 and words(state) == {"row0.0,0", "row0.2,0"}
    state = follow(state, "row0.0,0")
    assert short(state.rows[0]) == "slRr" and short(state.rows[1]) == "RLss"
    assert knows(state, 0, 0) == "s?Rr" and knows(state, 1, 1) == "RL?s"
    assert knows(state, 0, 1) == "??s?" and knows(state, 1, 0) == "s???"  # what was given back is still known
    assert neko.turn(state) not in (0, CHANCE) and state.kobans == (2, 2, 2)


@pytest.mark.clause("neko", "6.13")
def test_the_rabbit_with_a_single_tile_only_looks():
    state = emptied(using("rabbit", "slLr", "Rsss"), 1, keep=1)
    state = follow(state, "row1.0,0", "row0.2,0")
    assert neko.turn(state) != 0 and state.stage in ("act", "refill")
    assert short(state.rows[0]) == "slLr" and short(state.rows[1]) == "R..."
    assert knows(state, 0, 1) == "R..." and knows(state, 1, 0) == "??L?"


@pytest.mark.clause("neko", "6.13", "6.14", "6.16")
@pytest.mark.parametrize("animal", ["rabbit", "monkey", "ox"])
def test_nothing_is_taken_from_an_empty_row(animal):
    state = emptied(acting(animal, ROW, ROW, ROW), 1)
    state = follow(state, "row0.0,0 look")
    assert words(state) == {f"row2.{slot},0" for slot in range(4)} | {"skip"}
    alone = follow(emptied(acting(animal), 1), "row0.0,0 look")
    assert alone.actor != 0  # nobody to take from: the next pawn acts


@pytest.mark.clause("neko", "6.14", "7.3")
def test_the_monkey_looks_at_two_and_exchanges_one():
    state = using("monkey", "slLr", "RRss", "ssss")
    state = follow(state, "row1.0,0")
    assert (state.kobans[0], state.hoard, knows(state, 0, 1)) == (1, 1, "R???")
    assert words(state) == {"row1.1,0", "row1.2,0", "row1.3,0"}
    state = follow(state, "row1.3,0")
    assert knows(state, 0, 1) == "R??s" and knows(state, 1, 0) == "????"
    pairs = {f"row1.{theirs},0 row0.{mine},0" for theirs in (0, 3) for mine in range(4)}
    assert words(state) == pairs | {"skip"}
    after = follow(state, "row1.0,0 row0.1,0")
    assert short(after.rows[0]) == "sRLr" and short(after.rows[1]) == "lRss"
    assert knows(after, 0, 0) == "sR?r" and knows(after, 1, 1) == "???s" and knows(after, 1, 0) == "?R??"
    kept = follow(state, "skip")
    assert kept.rows == state.rows and neko.turn(kept) not in (0, CHANCE)


@pytest.mark.clause("neko", "6.14")
def test_the_monkey_looks_at_one_if_there_are_no_more():
    state = follow(emptied(using("monkey", "slLr", "Rsss"), 1, keep=1), "row1.0,0")
    assert words(state) == {f"row1.0,0 row0.{slot},0" for slot in range(4)} | {"skip"}


@pytest.mark.clause("neko", "6.15")
def test_the_sheep_builds_for_a_koban_to_the_rat_alone():
    state = using("sheep", "slLr", ROW, towers=[tower("s")], kobans=[1])
    assert words(state) == {f"row0.{slot},0" for slot in range(4)} | {"skip"}
    state = follow(state, "row0.1,0")
    assert short(state.towers[0].tiles) == "sl" and (state.kobans[0], state.hoard) == (0, 1)
    first = follow(using("sheep", "slLr", ROW), "row0.1,0")
    assert words(first) == {"ne", "nw"} and neko.turn(follow(first, "nw")) == 1


@pytest.mark.clause("neko", "6.16", "4.7")
def test_the_ox_builds_a_tile_of_another_on_ones_own_tower():
    state = using("ox", "slLr", "Lsss", "ssss", towers=[tower("s"), tower("ss")])
    assert words(state) == {f"row{seat}.{slot},0" for seat in (1, 2) for slot in range(4)} | {"skip"}
    state = follow(state, "row1.0,0")
    assert [short(made.tiles) for made in state.towers] == ["sL", "ss", ""]
    assert short(state.rows[1]) == ".sss" and short(state.rows[0]) == "slLr"
    assert (state.kobans[0], state.hoard) == (1, 1)
    first = follow(using("ox", "slLr", "Lsss"), "row1.0,0")
    assert neko.turn(first) == 0 and short(follow(first, "ne").towers[0].tiles) == "L"


@pytest.mark.clause("neko", "6.17")
def test_the_tiger_destroys_a_tile_and_all_that_follow():
    state = using("tiger", towers=[tower("lrl"), tower("ss")])
    assert words(state) == {"tower0.0,0", "tower0.-1,-1", "tower0.0,-2", "skip"}
    state = follow(state, "tower0.-1,-1")
    assert [short(made.tiles) for made in state.towers] == ["l", "ss"]
    assert state.piles.waste == (0, 0, 1, 1, 0, 0) and state.kobans == (2, 2)


@pytest.mark.clause("neko", "6.18", "7.4")
def test_the_dragon_mixes_one_tile_of_everybody():
    state = using("dragon", "slLr", "RRss", "ssrs")
    state = follow(state, "row0.1,0")
    assert words(state) == {f"row1.{slot},0" for slot in range(4)}  # begun is begun
    state = follow(state, "row1.0,0", "row2.2,0")
    assert neko.turn(state) == CHANCE
    shown = {neko.look(state, seat)["row1.0,0"] for seat in (0, 1, 2, OVER)}
    assert shown == {("hard-right",)}
    assert sorted(neko.chance(state, Random(1))[1:]) == ["hard-right", "soft-left", "soft-right"]
    for wrong in ("lR", "lRrs", "lll", "lRs"):
        with pytest.raises(ValueError):
            neko.play(state, ("shuffle", *names(wrong)))
    with pytest.raises(ValueError):
        neko.play(state, ("shuffle", "soft-left", "soft-right", "round"))
    after = neko.play(state, ("shuffle", *names("Rrl")))
    assert [short(row) for row in after.rows] == ["sRLr", "rRss", "ssls"]
    assert [knows(after, seat, seat) for seat in range(3)] == ["s??r", "???s", "s??s"]
    assert all(knows(after, 0, seat)[slot] == "?" for seat, slot in ((1, 0), (2, 2)))
    assert neko.turn(after) not in (0, CHANCE)


@pytest.mark.clause("neko", "6.18")
def test_the_dragon_deals_every_order_alike():
    state = follow(using("dragon", "slLr", "RRss", "ssrs"), "row0.1,0", "row1.0,0", "row2.2,0")
    rng = Random(3)
    orders = Counter(neko.chance(state, rng) for _ in range(600))
    assert len(orders) == 6 and all(60 < count < 140 for count in orders.values())


@pytest.mark.clause("neko", "6.19")
def test_the_dragon_passes_over_an_empty_row():
    state = follow(emptied(using("dragon", "slLr", "RRss", "ssrs"), 1), "row0.0,0")
    assert words(state) == {f"row2.{slot},0" for slot in range(4)}
    state = follow(state, "row2.2,0")
    with pytest.raises(ValueError):
        neko.play(state, ("shuffle", "round", "soft-right"))
    state = neko.play(state, ("shuffle", *names("rs")))
    assert [short(row) for row in state.rows] == ["rlLr", "....", "ssss"]


@pytest.mark.clause("neko", "6.20")
def test_the_snake_swaps_two_neighbours_and_the_rest_moves_along():
    state = using("snake", towers=[tower("slrs")])
    assert words(state) == {
        "tower0.0,0 tower0.1,-1", "tower0.1,-1 tower0.0,-2", "tower0.0,-2 tower0.1,-3", "skip"}  # fmt: skip
    after = follow(state, "tower0.0,0 tower0.1,-1")
    made = after.towers[0]
    assert short(made.tiles) == "lsrs" and (after.kobans[0], after.hoard) == (1, 1)
    places = [((place & 63) - 32, place >> 6) for place in made.hexes]
    assert places == [(0, 1), (-1, 2), (-2, 3), (-1, 4)]  # the last two moved by one tile to the left
    assert made.heading == state.towers[0].heading and not any(after.piles.waste)


@pytest.mark.clause("neko", "6.21")
def test_the_snake_may_lead_into_a_wall():
    state = using("snake", towers=[tower("LRrs")])
    after = follow(state, "tower0.0,0 tower0.-2,0")  # the hard right comes first: into the ground
    assert not after.towers[0].tiles and after.piles.waste == (0, 1, 0, 1, 1, 1)
    assert after.kobans[0] == 1 and after.towers[0].first == 1


@pytest.mark.clause("neko", "6.21", "5.8")
def test_the_snake_may_bring_a_tower_down_by_twos():
    state = using("snake", towers=[tower("LrsRlL")])
    after = neko.play(state, neko.moves(state)[1])  # LsrRlL hangs out to the left: four tiles go
    assert short(after.towers[0].tiles) == "Ls" and after.piles.waste == (0, 0, 1, 1, 1, 1)
    on_the_way = [short(step.towers[0].tiles) for step in neko.steps(state, neko.moves(state)[1])]
    assert on_the_way == ["LsrRlL", "LsrR"]


@pytest.mark.clause("neko", "6.21")
def test_the_snake_may_hit_a_wall_and_fall_as_well():
    state = using("snake", towers=[tower("LrsRr")])
    move = neko.moves(state)[1]  # LsrRr: its last tile leads into a wall, then two fall
    assert [short(step.towers[0].tiles) for step in neko.steps(state, move)] == ["LsrRr", "LsrR"]
    after = neko.play(state, move)
    assert short(after.towers[0].tiles) == "Ls" and after.piles.waste == (0, 0, 0, 2, 0, 1)
