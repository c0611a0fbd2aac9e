"""Minicity, clause by clause: friendship points and how friends are bought."""

from collections import Counter

import pytest
from minicity_table import (
    befriend,
    follow,
    friendly,
    laid,
    land,
    load,
    medals,
    opened,
    options,
    points,
    room,
    settle,
    shown,
    stand,
)

from meowgames.rules import minicity

PRICES = {
    "beetle": 5, "ladybird": 6, "bumblebee": 7, "snail": 7, "orange-caterpillar": 8, "grasshopper": 9,
    "centipede": 11, "exotic-caterpillar": 14, "stick-insect": 15, "dragonfly": 15,
}  # fmt: skip


@pytest.mark.clause("minicity", "8.1")
def test_nobody_has_points_and_all_friends_are_on_offer():
    state = opened(["yrgb"] * 3, friends=True)
    assert [points(state, seat) for seat in range(3)] == [0, 0, 0]
    offers = Counter(pile for spot, pile in minicity.look(state, 2).items() if spot.startswith("shop-"))
    assert sum(len(pile) * number for pile, number in offers.items()) == 12 and len(offers) == 10
    assert options(state, "buy-") == set()


@pytest.mark.clause("minicity", "8.2")
@pytest.mark.parametrize("chamber, start, gain", [(2, 1, 4), (8, 1, 5), (3, 2, 6), (11, 10, 7), (14, 7, 8)])
def test_points_by_food_for_unloading_nothing(chamber, start, gain):
    without = land(load(friendly(), ""), chamber, start)
    assert points(without) == gain and without.stage == "card"
    keeping = land(load(friendly(), "yobgp"), chamber, start)
    assert keeping.stage == "unload" and points(keeping) == 0
    assert points(follow(keeping, "keep")) == gain


@pytest.mark.clause("minicity", "8.3")
def test_when_there_are_no_points():
    assert points(follow(load(friendly(), "yobgp"), "card-red road-a5", "stay")) == 0
    assert points(land(room(load(friendly(), ""), 2, 0), 2, 1)) == 0
    state = land(load(friendly(), "yy"), 2, 1)
    assert points(follow(state, "only1")) == points(follow(state, "food-yellow")) == 0


@pytest.mark.clause("minicity", "8.3")
def test_points_but_no_unloading_where_the_turn_began():
    state = stand(load(friendly(hand="yyrg"), "yyy"), yellow=2)
    state = follow(state, "card-yellow road-b5", "chamber3", "card-yellow road-b4", "chamber2")
    assert not options(state, "food-") and not options(state, "only")
    state = follow(state, "keep")
    assert points(state) == 6 + 4 and len(shown(state, "crate0")) == 3


@pytest.mark.clause("minicity", "8.3", "8.11")
def test_a_ladybird_opens_or_closes_the_gain_before_it_is_judged():
    full = land(room(load(friendly("ladybird"), ""), 2, 0), 2, 1)
    assert full.stage == "unload" and points(follow(full, "keep")) == 0
    opened_up = follow(full, "ladybird chamber2", "chamber7")
    assert points(opened_up) == 4 and opened_up.stage == "card"
    state = land(room(room(load(friendly("ladybird"), ""), 2, 1), 7, 1), 2, 1)
    assert points(follow(state, "ladybird chamber7", "chamber2")) == 0


@pytest.mark.clause("minicity", "8.4")
def test_the_track_ends_at_twenty():
    state = befriend(load(friendly(points=15), ""), "ladybird", "bumblebee", seat=1)
    assert land(befriend(state, points=12), 14, 7).stage == "card"
    state = land(state, 14, 7)
    assert state.stage == "unload"  # spending first would save points
    assert points(follow(state, "keep")) == 20
    assert points(follow(state, "buy-dragonfly")) == 8
    assert points(state, 0) == int(shown(state, "points0", 2)[0][5:])


@pytest.mark.clause("minicity", "8.5")
def test_one_friend_a_turn_for_its_price():
    state = friendly(points=20)
    assert options(state, "buy-") == {f"buy-{friend}" for friend in PRICES}
    state = follow(state, "buy-snail")
    assert points(state) == 13 and medals(state) == ("snail",) and shown(state, "shop-snail") == ("buy-snail:7",)
    assert options(state, "buy-") == set() and minicity.why_not(state, ("buy-beetle",)) == "8.5"
    again = state._replace(now=state.now._replace(bought=False))
    assert medals(follow(again, "buy-snail")) == ("snail", "snail")
    assert shown(follow(again, "buy-snail"), "shop-snail") == ()


@pytest.mark.clause("minicity", "8.5")
@pytest.mark.parametrize("purse", [0, 4, 5, 7, 14, 15, 20])
def test_the_picture_says_which_friends_are_too_dear(purse):
    state = friendly(points=purse)
    dear = {f"dear-{friend}" for friend, price in PRICES.items() if price > purse}
    assert set(shown(state, "dear0")) == dear == set(shown(state, "dear0", 1))
    assert options(state, "buy-") == {f"buy-{friend}" for friend in PRICES if f"dear-{friend}" not in dear}


@pytest.mark.clause("minicity", "8.5")
def test_friends_are_bought_between_any_two_steps():
    state = stand(load(friendly(points=10), "yyo"), yellow=1)
    stages = []
    for move in ("card-yellow road-a5", "chamber2", "food-yellow"):
        assert points(follow(state, "buy-beetle")) == 5 and follow(state, "buy-beetle").stage == state.stage
        stages.append(state.stage)
        state = follow(state, move)
    assert stages == ["card", "walk", "unload"] and "buy-beetle" in options(state)


@pytest.mark.clause("minicity", "8.5")
def test_the_next_turn_allows_another_purchase():
    state = follow(friendly(points=20), "buy-beetle", "card-yellow road-a5", "stay", "end")
    while settle(state).turn != 0:
        state = settle(state)
        state = follow(state, sorted(options(state, "card-"))[0], "stay", "end")
    assert "buy-ladybird" in options(settle(state))


@pytest.mark.clause("minicity", "8.6")
def test_friends_are_out_of_reach_while_the_crate_is_filled():
    state = load(friendly("ladybird", "bumblebee", "grasshopper", points=20), "bbo", "yyyyyyyoooo")
    state = follow(state, "card-yellow road-a5", "stay", "end")
    assert options(state) == {"food-yellow", "food-orange", "fill"}
    assert {minicity.why_not(state, (word,)) for word in ("buy-beetle", "ladybird", "bumblebee")} == {"8.6"}
    state = land(load(friendly("ladybird", "grasshopper", points=20), "y", "yyyyyyyoooo"), 2, 1)
    assert options(follow(state, "food-yellow")) == {"food-yellow", "food-orange", "fill", "done"}


@pytest.mark.clause("minicity", "8.6")
def test_friends_are_out_of_reach_while_cards_are_picked():
    state = friendly("ladybird", "bumblebee", points=20, display="ybr")
    state = follow(state, "card-yellow road-a5", "stay", "end")
    while state.stage == "stock":
        state = follow(state, "fill")
    assert state.stage == "pick" and options(state) == {"display0", "display1", "display2", "deck"}


@pytest.mark.clause("minicity", "8.7")
def test_prices_and_numbers():
    assert minicity.PRICES == PRICES
    state = friendly()
    for friend, price in PRICES.items():
        copies = 2 if friend in ("snail", "centipede") else 1
        assert shown(state, f"shop-{friend}") == (f"buy-{friend}:{price}",) * copies
        poor, rich = befriend(state, points=price - 1), befriend(state, points=price)
        assert f"buy-{friend}" not in options(poor) and f"buy-{friend}" in options(rich)
        assert minicity.why_not(poor, (f"buy-{friend}",)) == "8.7"


@pytest.mark.clause("minicity", "8.8", "10.8")
def test_a_friend_helps_from_the_moment_it_is_bought_and_its_owner_only():
    state = load(friendly(points=6), "yobgp")
    assert not options(state, "ladybird")
    state = follow(state, "buy-ladybird")
    assert options(state, "ladybird") and "card-yellow road-a5" in options(state)  # it need not help
    other = settle(follow(state, "card-yellow road-a5", "stay", "end", "fill"))
    assert other.turn == 1 and not options(other, "ladybird") and minicity.why_not(other, ("ladybird",)) == "8.8"


@pytest.mark.clause("minicity", "8.9")
def test_once_a_turn_friends_are_turned_over_until_the_next_turn():
    state = friendly("dragonfly", "ladybird", "bumblebee", "stick-insect", "centipede")
    state = load(stand(laid(state, 0, "bg", 6), yellow=1), "yob", "ppppp")
    for asked in (
        "dragonfly ant-red ant-grey",
        "ladybird chamber1",
        "chamber6",
        "bumblebee food-blue",
        "food-pink",
    ):
        state = follow(state, asked)
    state = follow(state, "stick-insect card-red road-a5", "as-yellow", "chamber3")
    assert medals(state) == tuple(
        f"spent-{friend}" for friend in ("ladybird", "bumblebee", "centipede", "stick-insect", "dragonfly")
    )
    assert not any(options(state, friend) for friend in ("dragonfly", "ladybird", "bumblebee", "stick-insect"))
    assert minicity.why_not(state, ("spent-dragonfly",)) == "8.9"
    state = settle(follow(state, "end", "fill") if "end" in options(state) else state)
    assert state.turn == 1 and all(medal.startswith("spent-") for medal in medals(state))
    while state.turn != 0:
        state = settle(follow(state, sorted(options(state, "card-"))[0], "stay", "end"))
    assert medals(state) == ("ladybird", "bumblebee", "centipede", "stick-insect", "dragonfly")
    assert all(options(state, friend) for friend in ("dragonfly", "ladybird", "bumblebee", "stick-insect"))


@pytest.mark.clause("minicity", "10.7")
def test_after_the_last_card_there_is_time_to_buy():
    state = opened(["yrgb"] * 3, friends=True)  # the first seat may lay one card
    state = land(befriend(load(state, ""), points=2), 14, 7)
    assert (state.turn, state.stage, points(state)) == (0, "card", 10)
    assert options(state) == {"end", *(f"buy-{friend}" for friend, price in PRICES.items() if price <= 10)}
    assert minicity.prompt(state, 0)[0] == "minicity.prompt.last-buy"
    assert follow(state, "buy-snail").stage != "card"


@pytest.mark.clause("minicity", "10.9")
def test_a_carried_block_changes_no_score():
    state = load(friendly("ladybird"), "yob")
    after = follow(state, "ladybird chamber43", "chamber31")
    assert minicity.score(after) == minicity.score(state) and minicity.rank(after) == minicity.rank(state)
