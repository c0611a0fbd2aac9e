"""Meowtopia, clause by clause: taking a tile, sending kittens, and what the others do."""

import pytest
from meowtopia_table import dawn, farm, having, new, number, said, say, seen, shop

from meowgames.rules import meowtopia

FULL = ("edge0.-1,0", "edge0.3,0", "edge0.0,-1", "edge0.2,-1", "edge0.0,1", "edge0.2,1")
SIX = [f"marmalade{n}" for n in range(1, 7)]
TILES = {"tile-food", "tile-irrigation", "tile-gold", "tile-recruit", "tile-fields"}


def crew(awake: str, seats: int = 2, **changes):
    """The morning of seat 0 with these workers awake and nobody asleep."""
    return dawn(having(new(seats), awake=awake, asleep="", **changes))


def waiting(state, *food: int):
    """The state with so much food on each tile."""
    return state._replace(round=state.round._replace(bonus=food))


# 5 Day: your action


@pytest.mark.clause("meowtopia", "5.1")
def test_a_tile_must_be_taken_and_is_gone_for_the_round():
    state = new(3)
    assert said(state) == TILES
    state = say(state, "tile-gold", "done", "pass", "pass", "feed")
    assert meowtopia.turn(state) == 1 and said(state) == TILES - {"tile-gold"}
    assert seen(state, "tile2") == ("tile-gold@1",) and seen(state, "taker2") == ("badge-marmalade",)
    state = say(state, "tile-food")
    assert seen(state, "tile0") == ("tile-food",)  # in use: it is not turned yet
    state = say(state, "done", "pass", "pass", "feed")
    assert said(state) == TILES - {"tile-gold", "tile-food"}


@pytest.mark.clause("meowtopia", "5.1")
def test_a_tile_is_taken_even_if_nothing_can_be_done_with_it():
    state = dawn(having(new(), gold=0, awake="", asleep="marmalade1 marmalade2", food=0))
    assert said(state) == TILES
    state = say(state, "tile-recruit")  # nobody awake: the others are asked at once
    assert meowtopia.turn(state) == 1 and seen(state, "taker3") == ("badge-marmalade",)


@pytest.mark.clause("meowtopia", "5.2", "13.1")
def test_waiting_food_comes_with_the_tile_even_without_kittens():
    state = waiting(new(), 0, 0, 3, 0, 1)
    assert seen(state, "waiting2") == ("bonus:3",) and not seen(state, "waiting0")
    before = number(state, "food0")
    state = say(state, "tile-gold")
    assert number(state, "food0") == before + 3 and not seen(state, "waiting2") and seen(state, "waiting4")
    state = say(state, "done", "pass")
    assert number(state, "food0") == before + 3 and number(state, "coin0") == 1
    asleep = waiting(dawn(having(new(), food=0, awake="", asleep="marmalade1 marmalade2")), 2, 0, 0, 0, 0)
    assert number(say(asleep, "tile-food"), "food0") == 2


@pytest.mark.clause("meowtopia", "5.3")
def test_any_number_of_awake_workers_is_sent_and_falls_asleep():
    state = say(crew("marmalade1 marmalade2 marmalade3"), "tile-gold")
    assert said(state) == {"marmalade1", "marmalade2", "marmalade3", "done"}
    state = say(state, "marmalade2")
    assert seen(state, "workers0") == ("marmalade1", "marmalade2@1", "marmalade3")
    assert seen(state, "sent") == ("sent:1",)
    assert said(state) == {"marmalade1", "marmalade3", "done"}
    assert meowtopia.turn(say(state, "done")) == 1
    assert meowtopia.turn(say(state, "marmalade1", "marmalade3")) == 1  # nobody is left to be sent


@pytest.mark.clause("meowtopia", "5.3")
def test_six_are_sent_at_most():
    state = crew(" ".join([*SIX, "pearl6"]))
    state = say(state, "tile-food", *SIX[:5])
    assert meowtopia.turn(state) == 0
    state = say(state, "pearl6")
    assert meowtopia.turn(state) == 1 and "marmalade6" in seen(state, "workers0")


@pytest.mark.clause("meowtopia", "5.4")
def test_neither_merchants_nor_sleepers_are_sent():
    state = dawn(having(new(), food=0, awake="marmalade1", asleep="marmalade2 marmalade4", stalls=shop("marmalade3")))
    assert said(say(state, "tile-food")) == {"marmalade1", "done"}


@pytest.mark.clause("meowtopia", "5.5", "6.12")
def test_a_kitten_hired_with_a_tile_cannot_be_sent_with_it_but_follows_later():
    state = having(new(), gold=5)
    state = say(state, "tile-recruit", "worker", "worker")
    assert meowtopia.turn(state) == 1 and number(state, "coin0") == 3  # the two new ones stay
    assert seen(state, "workers0") == ("marmalade1@1", "marmalade2@1", "marmalade3", "marmalade4")
    state = having(say(state, "pass"), food=9)
    state = say(state, "feed", "tile-gold", "done")
    assert said(state) == {"marmalade3", "marmalade4", "pass"}


@pytest.mark.clause("meowtopia", "5.5")
def test_one_by_one_is_the_same_as_all_at_once():
    for count, food in zip(range(7), (0, 2, 5, 8, 12, 16, 20), strict=True):
        state = crew(" ".join(SIX))
        before = number(state, "food0")
        state = say(state, "tile-food", *SIX[:count], *(["done"] if count < 6 else []))
        assert number(state, "food0") - before == food


@pytest.mark.clause("meowtopia", "5.6")
def test_with_one_family_the_first_awake_kitten_goes():
    state = dawn(having(new(), food=0, awake="marmalade2 marmalade3", asleep="marmalade1"))
    state = say(state, "tile-fields", "field0.2,0")
    assert seen(state, "workers0") == ("marmalade1@1", "marmalade2@1", "marmalade3")


@pytest.mark.clause("meowtopia", "5.6")
def test_with_several_families_the_player_says_who_goes():
    state = crew("marmalade2 marmalade3 pearl6")
    laying = said(say(state, "tile-fields"))
    assert {move.split()[0] for move in laying} == {"marmalade2", "pearl6", "done"}
    after = say(state, "tile-fields", "pearl6 field0.2,0")
    assert seen(after, "workers0") == ("marmalade2", "marmalade3", "pearl6@1")
    assert all(len(move.split()) == 1 for move in said(after))  # marmalade alone is left
    stick = say(state, "tile-irrigation", "pearl6 edge0.-1,0")
    assert seen(stick, "workers0")[-1] == "pearl6@1" and seen(stick, "edge0.-1,0") == ("stick@1",)
    hired = say(having(state, gold=3), "tile-recruit", "pearl6 merchant")
    assert seen(hired, "workers0")[-1] == "pearl6@1" and seen(hired, "stalls0") == ("marmalade1@2",)
    gold = say(state, "tile-gold")
    assert said(gold) == {"marmalade2", "marmalade3", "pearl6", "done"}


@pytest.mark.clause("meowtopia", "5.6", "7.4")
def test_with_several_families_the_player_says_who_wakes_by_passing():
    state = having(new(), 1, awake="pearl1", asleep="pearl2 pearl3 marmalade6")
    state = say(state, "tile-gold", "done")
    assert said(state) == {"pearl1", "pass marmalade6", "pass pearl2"}
    after = say(state, "pass marmalade6")
    assert seen(after, "workers1") == ("marmalade6", "pearl1", "pearl2@1", "pearl3@1")
    tired = having(new(), 1, awake="", asleep="pearl2 marmalade6")
    assert said(say(tired, "tile-gold", "done")) == {"pass marmalade6", "pass pearl2"}


# 7 Day: the others


@pytest.mark.clause("meowtopia", "7.1")
def test_the_others_are_asked_clockwise_and_see_what_was_decided():
    state = say(new(4), "tile-gold", "done", "pass", "pass", "pass", "feed", "tile-food", "done")
    asked = []
    while state.stage == "follow":
        asked.append(meowtopia.turn(state))
        assert all(number(state, f"food{seat}") > 2 for seat in asked[:-1])
        state = say(state, meowtopia.moves(state)[0][0])
    assert asked == [2, 3, 0] and state.active == 1


@pytest.mark.clause("meowtopia", "7.2")
@pytest.mark.parametrize(
    "tile, move",
    [
        ("food", "pearl2"),
        ("gold", "pearl2"),
        ("fields", "field1.2,0"),
        ("irrigation", "edge1.3,0"),
        ("recruit", "merchant"),
    ],
)
def test_following_is_one_kitten_and_the_action_once(tile, move):
    state = say(having(new(), 1, food=4, gold=4), f"tile-{tile}", "done")
    assert meowtopia.turn(state) == 1
    after = say(state, move)
    assert meowtopia.turn(after) == 0
    assert sum(face.endswith("@1") for face in seen(after, "workers1")) == 1
    gained = {
        "food": number(after, "food1") - 4, "gold": number(after, "coin1") - 4,
        "fields": 18 - number(after, "fields"), "irrigation": 20 - number(after, "sticks"),
        "recruit": len(seen(after, "stalls1")),
    }  # fmt: skip
    cost = {"gold": -1} if tile == "recruit" else {}
    assert gained == {**dict.fromkeys(gained, 0), **cost, tile: 2 if tile == "food" else 1}


@pytest.mark.clause("meowtopia", "7.3")
def test_followers_get_no_waiting_food():
    state = say(waiting(new(), 5, 0, 0, 0, 0), "tile-food", "done", "pearl1")
    assert number(state, "food1") == 6


@pytest.mark.clause("meowtopia", "7.4")
def test_passing_wakes_one():
    state = say(having(new(), 1, awake="pearl1", asleep="pearl2 pearl3"), "tile-gold", "done")
    assert said(state) == {"pearl1", "pass"}
    state = say(state, "pass")
    assert seen(state, "workers1") == ("pearl1", "pearl2", "pearl3@1") and number(state, "food1") == 4


@pytest.mark.clause("meowtopia", "7.5")
def test_passing_with_all_awake_brings_food():
    state = say(new(), "tile-gold", "done", "pass")
    assert number(state, "food1") == 5
    asleep = say(having(new(), 1, awake="pearl1", asleep="pearl2"), "tile-gold", "done", "pass")
    assert number(asleep, "food1") == 4


@pytest.mark.clause("meowtopia", "7.6")
@pytest.mark.parametrize(
    "tile, home",
    [
        ("food", {"awake": "", "asleep": "pearl1 pearl2"}),
        ("recruit", {"gold": 0}),
        ("irrigation", {"farm": farm(*FULL)}),
    ],
)
def test_who_cannot_follow_passes_at_once(tile, home):
    state = say(having(new(), 1, **home), f"tile-{tile}", "done")
    assert meowtopia.turn(state) == 0 and state.stage == "supper"
    if "awake" in home:
        assert seen(state, "workers1") == ("pearl1", "pearl2@1") and number(state, "food1") == 4
    else:
        assert number(state, "food1") == 5


@pytest.mark.clause("meowtopia", "7.7")
def test_the_others_may_follow_somebody_who_sent_nobody():
    state = say(new(), "tile-gold", "done", "pearl1")
    assert number(state, "coin1") == 2 and number(state, "coin0") == 1
