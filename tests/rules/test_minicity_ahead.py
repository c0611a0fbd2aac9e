"""Minicity: what is shown before choosing."""

import pytest
from minicity_table import (
    befriend,
    dealt,
    follow,
    laid,
    load,
    options,
    plain_level,
    shown,
    stand,
    turn3,
    walk,
)

from meowgames.play.level import read_level
from meowgames.rules import minicity
from meowgames.rules.kit import stem
from meowgames.rules.minicity.ahead import trail
from meowgames.rules.minicity.city import city

GAMES = [
    (2, {}),
    (3, {"friends": True}),
    (4, {"joker": True, "display": True}),
    (3, {"friends": True, "joker": True}),
]


# What is shown before choosing


@pytest.mark.clause("minicity", "5.1")
def test_a_card_in_hand_shows_its_runs_and_all_it_could_reach():
    state = load(laid(laid(turn3("rryg"), 0, "ygr", 5), 1, "rrry", 2), "oog")
    picture = minicity.preview(state, ("card-red",))
    runs = {spot: pile[0] for spot, pile in picture.items() if spot.startswith("road-")}
    assert runs == {
        "road-a4": "run-red:1",
        "road-a8": "run-red:2",
        "road-b1": "run-river:4",
        "road-b6": "run-red:1",
    }
    assert picture["chamber14"] == ("reach:1",) and picture["chamber4"] == ("reach:3",)
    assert picture["tag6"] == ("take-green:1",) and "tag14" not in picture
    near = minicity.preview(state, ("card-red", "road-a4"))
    assert {spot for spot in near if spot.startswith("chamber")} == {"chamber6", "chamber12", "chamber14"}
    assert near["road-a4"] == ("run-red:1",)
    assert minicity.preview(state, ("card-violet",)) == minicity.preview(state, ("card-red", "road-a2")) == {}
    assert minicity.preview(state, ()) == {}


@pytest.mark.clause("minicity", "8.2", "8.10")
def test_with_friends_points_and_extra_steps_are_shown():
    state = load(befriend(turn3("rryg", friends=True), "centipede"), "og")
    picture = minicity.preview(state, ("card-red", "road-a5"))
    assert picture["chamber6"] == ("reach:1",) and picture["tag6"] == ("take-green:1", "heart:7")
    assert picture["chamber5"] == ("stretch:2",) and picture["tag5"] == ("heart:8",)
    lit = minicity.look(follow(state, "card-red road-a5"), 2)
    assert lit["chamber6"] == ("reach:1",) and lit["tag6"] == picture["tag6"]  # everybody sees it on the table


@pytest.mark.clause("minicity", "5.4")
def test_the_way_to_a_chamber_is_shown():
    state = follow(laid(turn3("rrrr"), 0, "rrr", 5), "card-red road-a4")
    assert trail(state, ("chamber4",)) == ("chamber13", "chamber6", "chamber5", "chamber4")
    picture = minicity.preview(state, ("chamber4",))
    assert [picture[f"steps{n}"] for n in (13, 6, 5, 4)] == [(f"step:{n}",) for n in range(4)]
    hill = city(plain_level())
    for move in options(state, "chamber"):
        rooms = [hill.number[name] for name in trail(state, (move,))]
        assert len(rooms) == hill.far[rooms[0]][rooms[-1]] + 1
        assert all(two in hill.doors[one] for one, two in zip(rooms, rooms[1:]))
    assert trail(state, ("stay",)) == trail(turn3(), ("chamber4",)) == ()


def test_unloading_is_shown_on_its_places():
    state = follow(load(stand(turn3("yrgb"), yellow=29), "ooooy"), "card-yellow road-a5", "chamber36")
    assert minicity.preview(state, ("only1",)) == {"place36-2": ("food-orange",)}
    assert minicity.preview(state, ("food-orange",)) == {f"place36-{n}": ("food-orange",) for n in (2, 3, 4)}
    assert minicity.preview(state, ("keep",)) == {}
    friendly = follow(load(stand(turn3(friends=True), yellow=29), "o"), "card-yellow road-a5", "chamber36")
    assert minicity.preview(friendly, ("keep",)) == {"tag36": ("heart:5",)}


def test_filling_buying_swapping_and_carrying_are_shown():
    state = dealt(["yrgb"] * 4)
    (plan,) = minicity.meant(state, ("fill",))
    filled = shown(follow(state, *(food for (food,) in plan)), "crate0")
    assert sorted(minicity.preview(state, ("fill",))["crate0"]) == sorted(filled)
    assert minicity.preview(state, ("food-pink",)) == {"crate0": ("food-pink",)}
    state = befriend(turn3(friends=True), "dragonfly", "ladybird", points=9)
    assert minicity.preview(state, ("buy-bumblebee",)) == {"points0": ("cube:2",)}
    assert minicity.preview(state, ("dragonfly", "ant-red", "ant-blue")) == {
        "zone13": ("ant-blue",), "zone24": ("ant-red",),
    }  # fmt: skip
    assert minicity.preview(state, ("ladybird",))["chamber43"] == ("target",)
    lifted = follow(state, "ladybird chamber43")
    assert minicity.preview(lifted, ("chamber31",)) == {"place31-1": ("food-yellow",)}


def test_every_beginning_of_a_move_can_be_previewed():
    places, stages = {stem(spot) for spot in read_level("minicity").spots}, set()
    for seats, chosen in GAMES:
        for number, (state, _) in enumerate(walk(seats, 4, **chosen)):
            if number % 29 == 0 and minicity.turn(state) >= 0:
                for move in minicity.moves(state):
                    for end in range(1, len(move) + 1):
                        picture = minicity.preview(state, move[:end])
                        assert all(picture.values()) and {stem(spot) for spot in picture} <= places
                        stages |= {state.stage} if picture else set()
    assert stages >= {"stock", "card", "walk", "unload"}


def test_a_way_leads_from_zone_to_zone_through_the_chambers_and_nowhere_else():
    level = plain_level()
    assert minicity.way(level, "zone13", "zone4") == ("chamber13", "chamber6", "chamber5", "chamber4")
    assert minicity.way(level, "zone4", "zone4") == ("chamber4",)
    assert minicity.way(level, "zone4", "shop-beetle") == minicity.way(level, "hand0", "zone4") == ()
