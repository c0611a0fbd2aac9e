"""Minicity, clause by clause: what each of the ten insect friends does."""

from random import Random

import pytest
from minicity_table import (
    CARDS,
    befriend,
    count,
    distance,
    follow,
    friendly,
    laid,
    land,
    load,
    medals,
    options,
    points,
    room,
    settle,
    shown,
    stand,
    turn3,
    walk,
)

from meowgames.rules import CHANCE, minicity


@pytest.mark.clause("minicity", "8.10")
def test_centipede_goes_one_further():
    for legs in (0, 1, 2):
        state = load(stand(friendly(*["centipede"] * legs, hand="rrrr"), red=1), "")
        state = follow(state, "card-red road-a5")
        lit = {int(move[7:]) for move in options(state, "chamber")}
        assert {distance(1, number) for number in lit} == set(range(1, 2 + legs))
    assert shown(state, "chamber2") == ("reach:1",) and shown(state, "chamber3") == ("stretch:2",)
    assert medals(follow(state, "chamber2")) == ("centipede", "centipede")  # not needed, not used
    assert medals(follow(state, "chamber3")) == ("centipede", "spent-centipede")
    after = follow(state, "chamber10")
    assert medals(after) == ("spent-centipede", "spent-centipede")
    after = follow(after, "card-red road-a4")
    assert after.card.run == 2 and max(distance(10, int(move[7:])) for move in options(after, "chamber")) == 2


@pytest.mark.clause("minicity", "8.11")
def test_ladybird_carries_a_block_to_another_chamber_of_its_food():
    state = room(load(friendly("ladybird"), "yob"), 5, 1)  # raspberries: 5 has two blocks, the others none
    assert options(state, "ladybird") >= {"ladybird chamber5", "ladybird chamber8", "ladybird chamber1"}
    assert not {"ladybird chamber14", "ladybird chamber9"} & options(state)
    state = follow(state, "ladybird chamber5")
    assert options(state) == {f"chamber{number}" for number in (9, 14, 29, 32, 41)}
    assert shown(state, "held") == ("food-pink",) and shown(state, "chamber14") == ("target",)
    after = follow(state, "chamber14")
    assert (after.free[4], after.free[13], after.stage, points(after)) == (2, 1, "card", 0)


@pytest.mark.clause("minicity", "8.11", "8.21")
def test_ladybird_needs_another_chamber_with_a_free_place():
    state = friendly("ladybird")
    for number in (5, 9, 14, 29, 32, 41):
        state = room(state, number, 0)
    assert not {"ladybird chamber5", "ladybird chamber9"} & options(state)
    state = room(state, 5, 1)  # the only one with a free place: nothing can be carried out of it
    assert "ladybird chamber9" in options(state) and "ladybird chamber5" not in options(state)


@pytest.mark.clause("minicity", "8.11")
@pytest.mark.parametrize("stage", ["card", "walk", "unload"])
def test_ladybird_helps_at_any_step(stage):
    state = load(friendly("ladybird"), "y")
    moves = {"card": (), "walk": ("card-yellow road-a5",), "unload": ("card-yellow road-a5", "chamber2")}[stage]
    state = follow(stand(state, yellow=1), *moves)
    after = follow(state, "ladybird chamber43", "chamber31")
    assert after.stage == stage and set(options(after)) == options(state) - options(state, "ladybird")


@pytest.mark.clause("minicity", "8.11")
def test_ladybird_makes_room_for_unloading():
    state = land(room(load(friendly("ladybird"), "y"), 2, 0), 2, 1)
    assert not options(state, "food-")
    state = follow(state, "ladybird chamber2", "chamber7")
    assert options(state) == {"food-yellow", "keep"}


@pytest.mark.clause("minicity", "8.12")
def test_dragonfly_swaps_two_ants_and_that_is_no_move():
    state = load(stand(friendly("dragonfly"), yellow=1, red=8), "oooggg")
    after = follow(state, "dragonfly ant-yellow ant-red")
    assert (shown(after, "zone8"), shown(after, "zone1")) == (("ant-yellow",), ("ant-red",))
    assert (after.stage, points(after), after.crates) == ("card", 0, state.crates)
    assert len(options(state, "dragonfly")) == 20 and after == follow(state, "dragonfly ant-red ant-yellow")


@pytest.mark.clause("minicity", "8.12")
def test_dragonfly_only_before_a_card_or_after_unloading():
    state = follow(stand(load(friendly("dragonfly"), "y"), yellow=1), "card-yellow road-a5")
    assert not options(state, "dragonfly") and minicity.why_not(state, ("dragonfly",)) == "8.12"
    state = follow(state, "chamber2")
    assert state.stage == "unload" and not options(state, "dragonfly")
    assert options(follow(state, "food-yellow"), "dragonfly")


@pytest.mark.clause("minicity", "8.12", "6.6")
def test_a_swapped_ant_still_cannot_unload_where_it_began():
    state = load(stand(friendly("dragonfly"), yellow=36, blue=43), "oooo")
    state = follow(state, "dragonfly ant-yellow ant-blue", "card-blue road-a8", "chamber29", "card-yellow road-a5")
    assert not options(follow(state, "chamber36"), "food-")
    begun = state._replace(now=state.now._replace(began=state.ants))
    assert "food-orange" in options(follow(begun, "chamber36"))


@pytest.mark.clause("minicity", "8.13")
@pytest.mark.parametrize("stage", ["card", "walk", "unload"])
def test_bumblebee_exchanges_a_block_with_the_reserve(stage):
    moves = {"card": (), "walk": ("card-yellow road-a5",), "unload": ("card-yellow road-a5", "chamber2")}[stage]
    state = follow(stand(load(friendly("bumblebee"), "oob", "yp"), yellow=1), *moves)
    assert state.stage == stage and options(state, "bumblebee") == {
        "bumblebee food-orange",
        "bumblebee food-blue",
    }
    state = follow(state, "bumblebee food-orange")
    assert options(state) == {"food-yellow", "food-pink"}  # not the one put back
    state = follow(state, "food-yellow")
    assert shown(state, "crate0") == ("food-yellow", "food-orange", "food-blue")
    assert shown(state, "stock0") == ("food-orange", "food-pink") and state.stage == stage
    assert stage != "unload" or "food-yellow" in options(state)


@pytest.mark.clause("minicity", "8.13", "8.21")
@pytest.mark.parametrize(
    "crate, stock, offered", [("", "yy", 0), ("yy", "", 0), ("yy", "y", 0), ("yo", "y", 1), ("yo", "yo", 2)]
)
def test_bumblebee_needs_something_to_exchange(crate, stock, offered):
    assert len(options(load(friendly("bumblebee"), crate, stock), "bumblebee")) == offered


@pytest.mark.clause("minicity", "8.14")
def test_stick_insect_lays_a_card_as_another_colour():
    state = laid(load(stand(friendly("stick-insect"), yellow=1), ""), 0, "bryy", 5)
    state = follow(state, "stick-insect card-red road-a9")
    assert options(state) == {f"as-{colour}" for colour in ("yellow", "blue", "red", "grey", "violet")}
    assert follow(state, "as-red").card.run == 1 and follow(state, "as-grey").card[:2] == (3, 1)
    state = follow(state, "as-yellow")
    assert state.card[:2] == (0, 3) and shown(state, "call") == ("as-yellow",)
    assert shown(state, "road-a9", 0) == ("card-red",) and shown(state, "road-a9", 1) == ("card-back",)
    after = follow(load(state, "b"), "chamber3")
    assert after.stage == "unload"  # the card is turned up before the unloading
    assert shown(after, "road-a9", 1) == ("card-red",) and shown(after, "call") == ()
    after = follow(after, "keep")
    assert follow(after, "card-yellow road-a10").card.run == 1  # the printed colour counts again


@pytest.mark.clause("minicity", "8.14")
def test_a_hidden_card_is_told_to_nobody_and_guessed_by_others():
    state = friendly("stick-insect")
    move = ("stick-insect", "card-red", "road-a8")
    assert minicity.told(state, move, 1) == ("stick-insect", "card-back", "road-a8")
    assert minicity.told(state, move, 0) == minicity.told(state, move, CHANCE) == move
    state = minicity.play(state, move)
    guesses = {minicity.guess(state, 1, Random(seed)).roads[0][1][-1] for seed in range(60)}
    assert guesses == set("01234")
    cards = minicity.look(minicity.guess(state, 1, Random(1)), CHANCE).values()
    assert sum(face.startswith("card-") for pile in cards for face in pile) == 95
    assert {minicity.guess(state, 0, Random(seed)).roads for seed in range(9)} == {state.roads}


@pytest.mark.clause("minicity", "8.14")
def test_a_stick_insect_at_the_river_clears_the_road_and_counts_as_a_card():
    state = laid(friendly("stick-insect"), 0, "bryyb", 7)
    state = follow(state, "stick-insect card-red road-a12", "as-blue", "stay")
    assert state.stage == "road" and shown(state, "discard")[-1] == "card-red" and state.now.played == 1


@pytest.mark.clause("minicity", "8.15")
def test_beetle_gives_a_point_at_the_beginning_of_each_turn():
    state = follow(load(friendly(points=5), "yyyyyyy"), "buy-beetle")
    assert points(state) == 0
    for gained in (1, 2):
        state = settle(follow(state, sorted(options(state, "card-"))[0], "stay", "end"))
        while state.turn != 0:
            state = settle(follow(state, sorted(options(state, "card-"))[0], "stay", "end"))
        assert points(state) == gained
    full = befriend(state, points=20)
    for _ in range(3):
        full = settle(follow(full, sorted(options(full, "card-"))[0], "stay", "end"))
    assert points(full) == 20


@pytest.mark.clause("minicity", "8.16", "8.17")
@pytest.mark.parametrize(
    "owned, size",
    [
        ((), 7),
        (("orange-caterpillar",), 8),
        (("exotic-caterpillar",), 10),
        (("orange-caterpillar", "exotic-caterpillar"), 10),
    ],
)
def test_caterpillars_enlarge_the_compartment(owned, size):
    state = load(friendly(*owned), "b", "yyyyyyyyyoooooo")
    state = follow(state, "card-yellow road-a5", "stay", "end", "fill")
    assert len(shown(state, "crate0")) == size


@pytest.mark.clause("minicity", "8.17")
def test_a_new_caterpillar_counts_from_the_next_filling_on():
    state = follow(load(friendly(points=14), "bbbbbbb", "yyyyoooo"), "buy-exotic-caterpillar")
    assert len(shown(state, "crate0")) == 7
    state = follow(state, "card-yellow road-a5", "stay", "end", "fill")
    assert len(shown(state, "crate0")) == 10


@pytest.mark.clause("minicity", "8.18")
def test_grasshopper_fills_up_after_unloading():
    state = land(load(friendly("grasshopper"), "yb", "yyyyooo"), 2, 1)
    assert follow(state, "keep").stage == "card"
    state = follow(state, "food-yellow")
    assert state.stage == "graze"
    assert shown(follow(state, "done"), "crate0") == ("food-blue",)
    some = follow(state, "food-orange", "done")
    assert shown(some, "crate0") == ("food-orange", "food-blue") and some.stage == "card"
    full = follow(state, "fill")
    assert len(shown(full, "crate0")) == 7 and full.stage == "card"


@pytest.mark.clause("minicity", "8.18")
def test_the_river_waits_for_the_grasshopper():
    state = laid(load(friendly("grasshopper"), "y", "yyo"), 0, "rgrgr", 2)
    state = follow(land(state, 2, 1, "card-yellow road-a1"), "food-yellow")
    assert state.stage == "graze" and shown(state, "road-a1") == ("card-yellow",)
    assert follow(state, "done").stage == "road"
    assert land(load(friendly("grasshopper"), "yb", ""), 2, 1).stage == "unload"
    assert follow(land(load(friendly("grasshopper"), "yb", ""), 2, 1), "food-yellow").stage == "card"


@pytest.mark.clause("minicity", "8.19", "8.20")
@pytest.mark.parametrize("snails", [0, 1, 2])
def test_snail_draws_up_to_five_and_lays_no_more(snails):
    state = load(friendly(*["snail"] * snails), "yyyyyyy")
    for _ in range(3):
        state = follow(state, sorted(options(state, "card-"))[0], "stay")
    state = settle(state)
    assert state.turn == 1 and len(shown(state, "hand0", 0)) == (5 if snails else 4)
    assert len(shown(befriend(turn3(friends=True), "snail", "centipede", "dragonfly"), "pips")) == 3


@pytest.mark.clause("minicity", "8.20")
@pytest.mark.parametrize("seats", minicity.SEATS)
def test_no_friend_lets_anybody_lay_a_fourth_card(seats):
    for state, move in walk(seats, 5, friends=True):
        if move and state.round > 1 and state.turn >= 0 and any(word.startswith("road-") for word in move):
            assert state.now.played < 3


@pytest.mark.clause("minicity", "8.14", "9.4")
@pytest.mark.parametrize("card", ["card-red", "card-blue", "card-yellow"])
def test_opponents_guess_alike_whichever_card_was_laid_face_down(card):
    """Seat 0 took red and blue before everybody's eyes, yellow and grey unseen."""
    table = friendly("stick-insect", display="rbg")
    table = table._replace(pack=table.pack._replace(seen=(count("rb", CARDS), 0, 0)))

    def after(laid, *then):
        return follow(table, f"stick-insect {laid} road-a8", *then)

    for then in ((), ("as-grey",)):
        state, other = after(card, *then), after("card-grey", *then)
        guesses = [minicity.guess(state, 1, Random(dice)) for dice in range(200)]
        assert guesses == [minicity.guess(other, 1, Random(dice)) for dice in range(200)]
        assert {guess.roads[0][1][-1] for guess in guesses} == set("01234")
        for guess in guesses:
            assert {"card-red", "card-blue"} <= {*shown(guess, "hand0", 0), *shown(guess, "road-a8", 0)}
    turned = after(card, "as-grey", "stay")  # now all see it, and know what is left of those two
    known = {"card-red", "card-blue"} - {card}
    assert all(known <= {*shown(minicity.guess(turned, 1, Random(dice)), "hand0", 0)} for dice in range(50))
