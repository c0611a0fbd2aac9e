"""Minicity, clause by clause: the box and setting up."""

from collections import Counter
from random import Random

import pytest
from minicity_table import (
    CARDS,
    FOODS,
    chambers,
    dealt,
    follow,
    load,
    opened,
    options,
    plain_level,
    shown,
    spots_and_lines,
    stand,
    turn3,
    walk,
)

from meowgames.play.match import Seat, Setup
from meowgames.rules import CHANCE, OVER, minicity
from meowgames.rules.minicity.city import city

EVERY_SIZE = pytest.mark.parametrize("seats", minicity.SEATS)
SUMS = {"food-yellow": 28, "food-orange": 24, "food-blue": 20, "food-green": 16, "food-pink": 12}


def faces(picture, kind: str) -> Counter:
    """How often every face of a kind can be seen."""
    return Counter(face for pile in picture.values() for face in pile if face.startswith(kind))


# 1 What is in the box


@pytest.mark.clause("minicity", "1.1")
def test_two_to_four_play():
    assert list(minicity.SEATS) == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError):
            minicity.start(plain_level(), seats)


@pytest.mark.clause("minicity", "1.2")
def test_chambers_tunnels_and_zones():
    hill = city(plain_level())
    assert len(hill.names) == 49 and set(hill.size) == {1, 2, 3, 4}
    assert Counter(map(len, hill.doors)) == {2: 16, 3: 28, 4: 5} and sum(map(len, hill.doors)) == 2 * 68
    assert all(one in hill.doors[two] for one in range(49) for two in hill.doors[one])
    assert max(map(max, hill.far)) == 12
    assert all(hill.food[one] != hill.food[two] for one in range(49) for two in hill.doors[one])
    for food in range(5):
        assert {hill.size[chamber] for chamber in hill.rooms[food]} == {1, 2, 3, 4}


@pytest.mark.clause("minicity", "1.3")
def test_five_ants_whose_colours_say_nothing_about_food():
    assert sorted(faces(minicity.look(turn3(), 0), "ant-")) == [
        "ant-blue", "ant-grey", "ant-red", "ant-violet", "ant-yellow",
    ]  # fmt: skip
    state = load(stand(turn3("yrgb"), yellow=29), "yoo")
    state = follow(state, "card-yellow road-a5", "chamber36")
    assert "food-orange" in options(state)


@pytest.mark.clause("minicity", "1.4")
def test_blocks_and_places():
    spots, _ = spots_and_lines()
    places = Counter()
    for found in chambers():
        places[FOODS[found[2]]] += sum(spot.startswith(f"place{found[1]}-") for spot in spots)
    assert places == SUMS and sum(SUMS.values()) == 100
    for seats in minicity.SEATS:
        for state, _ in walk(seats, 1, sense=True):
            assert faces(minicity.look(state, CHANCE), "food-") == SUMS


@pytest.mark.clause("minicity", "1.5")
@EVERY_SIZE
def test_ninety_five_cards(seats):
    for state, _ in walk(seats, 2, sense=True, display=True):
        picture = minicity.look(state, CHANCE)
        seen = faces(picture, "card-")
        assert sum(seen.values()) == 95 and all(seen[card] <= 19 for card in CARDS.values())
    drawn = minicity.start(plain_level(), 2).pack.deck
    assert [drawn >> 7 * colour & 127 for colour in range(5)] == [19] * 5


@pytest.mark.clause("minicity", "1.6")
def test_two_roads_of_twelve_squares():
    hill = city(plain_level())
    assert [len(road) for road in hill.roads] == [12, 12] and hill.middle == (5, 5)
    assert hill.roads[0][0] == "road-a1" and hill.roads[1][11] == "road-b12"


@pytest.mark.clause("minicity", "1.7")
def test_crates_are_open_to_all():
    state = turn3(seats=3)
    for spot in ("crate1", "stock1"):
        assert shown(state, spot, 0) == shown(state, spot, 1) == shown(state, spot, OVER) != ()
        assert "food-back" not in shown(state, spot, 0)


@pytest.mark.clause("minicity", "1.8", "9.6")
@EVERY_SIZE
def test_without_the_variant_there_are_no_friends(seats):
    for state, move in walk(seats, 3, sense=True):
        picture = minicity.look(state, OVER)
        assert not any(spot.startswith(("shop-", "points", "friends")) for spot in picture)
        assert not any(word.startswith("buy-") for word in move or ())


# 2 Setting up


@pytest.mark.clause("minicity", "2.1")
@EVERY_SIZE
def test_the_first_seat_begins_and_the_turn_passes_on(seats):
    turns = []
    for state, _ in walk(seats, 4, sense=True):
        if state.round and (not turns or turns[-1] != state.now.seat):
            turns.append(state.now.seat)
    assert turns == [turn % seats for turn in range(len(turns))] and len(turns) > 2 * seats
    table = tuple(Seat(f"P{seat}", "cat") for seat in range(seats))
    assert Setup("minicity", table, "a").rematch("b").seats == table[1:] + table[:1]


@pytest.mark.clause("minicity", "2.2")
@EVERY_SIZE
def test_ants_begin_in_their_zones_and_never_share_one(seats):
    starts = {"zone9": "ant-violet", "zone13": "ant-red", "zone24": "ant-blue", "zone34": "ant-yellow",
              "zone45": "ant-grey"}  # fmt: skip
    first = minicity.look(minicity.start(plain_level(), seats), OVER)
    assert {spot: pile[0] for spot, pile in first.items() if spot.startswith("zone")} == starts
    for state, _ in walk(seats, 5, friends=True):
        assert len(set(state.ants)) == 5


@pytest.mark.clause("minicity", "2.3")
@pytest.mark.parametrize("seats, filled", [(2, 14), (3, 7), (4, 0)])
def test_marked_places_are_filled_for_fewer_players(seats, filled):
    state = minicity.start(plain_level(), seats)
    spots, _ = spots_and_lines()
    marked = {spot for spot, props in spots.items() if props.get("marks") == seats}
    blocks = {spot for spot in minicity.look(state, OVER) if spot.startswith("place")}
    assert blocks == marked and len(marked) == filled
    assert minicity.score(state) == (0,) * seats
    assert all(free > 0 for free in state.free)  # no chamber is full from the start


@pytest.mark.clause("minicity", "2.4")
@pytest.mark.parametrize("seats, share", [(2, (12, 10, 9, 7, 5)), (3, (9, 7, 6, 5, 4)), (4, (7, 6, 5, 4, 3))])
def test_everybody_gets_the_same_blocks(seats, share):
    state = minicity.start(plain_level(), seats)
    for seat in range(seats):
        stock = Counter(shown(state, f"stock{seat}", seat))
        assert tuple(stock[food] for food in FOODS.values()) == share
        assert shown(state, f"left{seat}") == (f"left:{sum(share)}",)


@pytest.mark.clause("minicity", "2.5")
def test_four_cards_each_that_only_their_owner_sees():
    state = dealt(["yrgb", "vvrr", "bbbb"])
    assert shown(state, "hand1", 1) == ("card-red", "card-red", "card-violet", "card-violet")
    assert shown(state, "hand1", 0) == shown(state, "hand1", OVER) == ("card-back",) * 4
    assert shown(state, "hand2", CHANCE) == ("card-blue",) * 4


@pytest.mark.clause("minicity", "2.9")
@EVERY_SIZE
def test_the_cards_are_shuffled_and_the_deck_lies_face_down(seats):
    deals = set()
    for seed in range(6):
        state, rng, moves = minicity.start(plain_level(), seats), Random(seed), []
        while minicity.turn(state) == CHANCE:
            moves.append(minicity.chance(state, rng))
            state = minicity.play(state, moves[-1])
        deals.add(tuple(moves))
        left = 95 - 4 * seats - 2 * (1 if seats == 2 else 2)
        for eye in (*range(seats), OVER):
            assert minicity.look(state, eye)["deck"] == ("card-back",) * left
            assert minicity.look(state, eye)["deck-count"] == (f"count:{left}",)
    assert len(deals) == 6


@pytest.mark.clause("minicity", "2.6")
def test_two_cards_in_the_middle_of_each_road():
    state = opened(["yrgb"] * 3, ["rg", "vy"])
    found = {spot: pile for spot, pile in minicity.look(state, 0).items() if spot.startswith("road-")}
    middle = {
        "road-a6": "card-red",
        "road-a7": "card-grey",
        "road-b6": "card-violet",
        "road-b7": "card-yellow",
    }
    assert found == {spot: (card,) for spot, card in middle.items()} | {
        spot: ("open",) for spot in ("road-a5", "road-a8", "road-b5", "road-b8")
    }


@pytest.mark.clause("minicity", "2.6")
def test_two_players_use_one_road():
    state = opened(["yrgb"] * 2, ["rg"])
    assert shown(state, "road-b") == ("closed",) and shown(turn3(), "road-b") == ()
    assert {move.split()[-1] for move in options(state)} == {"road-a5", "road-a8"}
    for _, move in walk(2, 6):
        assert not any(word.startswith("road-b") for word in move or ())


@pytest.mark.clause("minicity", "2.7")
def test_seven_blocks_of_ones_choice_after_seeing_hand_and_roads():
    state = dealt(["yrgb", "ybrg"], ["rg"])
    assert shown(state, "hand0") and shown(state, "road-a6")
    assert options(state) == {*FOODS.values(), "fill"} and minicity.turn(state) == 0
    for food in "ppppp":
        state = follow(state, FOODS[food])
    assert FOODS["p"] not in options(state)  # none is left
    state = follow(state, FOODS["y"], FOODS["y"])
    assert minicity.turn(state) == 1
    assert shown(state, "crate0", 0) == (FOODS["y"],) * 2 + (FOODS["p"],) * 5
    assert len(shown(state, "stock0", 0)) == 43 - 7


@pytest.mark.clause("minicity", "2.8")
def test_nobody_sees_the_first_blocks_before_all_have_chosen():
    state = follow(dealt(["yrgb"] * 3), "food-pink", "food-pink", "fill", "food-blue")
    for seat in (1, 2, OVER):
        assert shown(state, "crate0", seat) == ("food-back",) * 7
        assert set(shown(state, "stock0", seat)) == {"food-back"}
    assert shown(state, "crate0", 0).count("food-pink") >= 2 and shown(state, "crate1", 1) == ("food-blue",)
    assert minicity.told(state, ("food-blue",), 0) == minicity.told(state, ("fill",), OVER) == ("food-back",)
    assert minicity.told(state, ("food-blue",), 1) == ("food-blue",)
    state = follow(state, "fill", "fill")
    assert shown(state, "crate0", 2) == shown(state, "crate0", 0) and state.round == 1


@pytest.mark.clause("minicity", "2.8")
def test_the_proposal_mirrors_the_reserve_and_keeps_what_was_chosen():
    state = dealt(["yrgb"] * 4)
    assert shown(follow(state, "fill"), "crate0") == tuple(FOODS[food] for food in "yyoobgp")
    chosen = follow(state, "food-pink", "food-pink", "food-pink", "fill")
    assert Counter(shown(chosen, "crate0"))["food-pink"] == 3 and len(shown(chosen, "crate0")) == 7
