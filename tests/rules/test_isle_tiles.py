"""L'Île des Chats, clause by clause: placing tiles and finding treasures; a slow judge must agree."""

from random import Random

import pytest
from isle_table import (
    LEVEL,
    ROWS,
    boat,
    covered,
    crowded,
    follow,
    grid,
    hull,
    mask,
    morning,
    pictures,
    slow_places,
    walk,
    words,
)

from meowgames.rules import OVER, isle
from meowgames.rules.isle.boats import AT, fits, placements, put
from meowgames.rules.isle.tiles import CATS, COMMON, ORIENTATIONS, ORIENTED, RARE, SHAPES, TREASURES, WAYS

# 4 Placing a tile


@pytest.mark.clause("isle", "4.1")
@pytest.mark.parametrize("tile", [*(f"{shape}-red" for shape in SHAPES), *TREASURES])
def test_every_turn_is_what_a_hand_would_do(tile):
    drawn = pictures(tile)
    for word in ORIENTATIONS:
        assert grid(ORIENTED[tile][word].mask) == covered(drawn[word], 0, 0)
    listed = [way.orientation for way in WAYS[tile]]
    firsts = [word for at, word in enumerate(ORIENTATIONS) if drawn[word] not in [drawn[w] for w in ORIENTATIONS[:at]]]
    assert listed == firsts
    for word in ORIENTATIONS:
        canon = ORIENTED[tile][word].orientation
        assert drawn[canon] == drawn[word] and canon in listed


@pytest.mark.clause("isle", "4.1")
def test_number_of_different_turns():
    counts = {shape: len(WAYS[f"{shape}-red"]) for shape in SHAPES}
    assert counts == {
        "t5": 4, "w5": 4, "n6": 4, "y5": 8, "p5": 8, "f6": 8, "lt6": 8, "v5": 4, "l5": 8, "u5": 4, "z6": 8,
        "s6": 8, "x5": 1, "n5": 8, "s4": 4, "i5": 2, "c6": 4,
    }  # fmt: skip


@pytest.mark.clause("isle", "4.1", "4.4")
def test_a_quarter_turn_is_clockwise_and_a_mirror_comes_first():
    state = follow(morning("l5-red"), "l5-red")  # upright, its foot to the right
    expected = {
        "@0": "9,2 9,3 9,4 9,5 10,5",
        "@1": "9,2 10,2 11,2 12,2 9,3",
        "@0m": "10,2 10,3 10,4 10,5 9,5",
        "@1m": "9,2 9,3 10,3 11,3 12,3",
    }
    for way, cells in expected.items():
        after = follow(state, f"{way} boat0.9,2")
        assert after.boats[0].tiles[-1].mask == mask(*cells.split())


@pytest.mark.clause("isle", "4.2", "4.3", "4.4", "4.6")
@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3)])
def test_a_slow_judge_agrees_on_every_placement(seats, seed):
    judged = 0
    for state, _ in walk(seats, seed):
        if state.stage not in ("place", "lay"):
            continue
        drawn, found = pictures(state.held), []
        for way, spot in isle.moves(state)[:-1]:
            x, y = map(int, spot.removeprefix(f"boat{state.turn}.").split(","))
            found.append(frozenset(covered(drawn[way], x, y)))
        assert len(found) == len(set(found)) and set(found) == slow_places(state)
        judged += 1
    assert judged >= 30


@pytest.mark.clause("isle", "3.8", "5.4")
@pytest.mark.parametrize("seats, seed", [(2, 4), (4, 5)])
def test_a_tile_fits_if_and_only_if_it_has_a_place(seats, seed):
    states = [state for state, _ in walk(seats, seed, odd=0)]
    seen = set()
    for state in (*states[::9], states[-1]):
        for some in state.boats:
            for tile in (*CATS[:17], *TREASURES):
                assert fits(some, tile) == bool(placements(some, tile, 0))
                seen.add(fits(some, tile))
    assert seen == {True, False}


@pytest.mark.clause("isle", "4.2")
def test_inside():
    state = follow(morning("x5-red"), "x5-red")
    assert isle.why_not(state, ("@0", "boat0.19,3")) is None
    for spot in ("boat0.20,3", "boat0.7,8", "boat0.0,0"):
        assert isle.why_not(state, ("@0", spot)) == "4.2"
        assert ("@0", spot) not in isle.moves(state)


@pytest.mark.clause("isle", "4.2", "4.5")
@pytest.mark.parametrize("tile", [*CATS[:17], *TREASURES])
def test_a_slow_judge_agrees_on_every_tile_of_an_empty_boat(tile):
    state = morning()._replace(stage="place", held=tile)
    drawn, found = pictures(tile), set()
    for way, spot in isle.moves(state)[:-1]:
        x, y = map(int, spot.removeprefix("boat0.").split(","))
        found.add(frozenset(covered(drawn[way], x, y)))
    assert found == slow_places(state)


@pytest.mark.clause("isle", "4.3")
def test_no_overlap():
    state = follow(morning("i5-red", boats=(boat("x5-red 9,3"), boat())), "i5-red")
    assert isle.why_not(state, ("@0", "boat0.10,2")) == "4.3"
    assert ("@0", "boat0.10,2") not in isle.moves(state)
    for way, spot in isle.moves(state)[:-1]:
        assert not ORIENTED["i5-red"][way].mask << AT[spot] & boat("x5-red 9,3").tiles[0].mask


@pytest.mark.clause("isle", "4.4")
@pytest.mark.parametrize("tile", ROWS)
def test_a_tile_covers_as_many_squares_as_it_has(tile):
    way, spot = placements(boat(), tile, 0)[3]
    after = put(boat(), tile, way, AT[spot])
    assert (boat().free & ~after.free).bit_count() == ROWS[tile].count("#")
    assert after.free | after.tiles[0].mask == hull().squares


@pytest.mark.clause("isle", "4.5")
def test_the_first_tile_lies_anywhere():
    state = follow(morning("x5-red"), "x5-red")
    spots = {spot for _, spot in isle.moves(state)[:-1]}
    inner = [(x, y) for x, y in grid(hull().squares & ~hull().edge)]  # a plus has its middle there
    assert spots == {f"boat0.{x - 1},{y - 1}" for x, y in inner}
    assert isle.clause(state) == "4.5"


@pytest.mark.clause("isle", "4.6")
def test_later_tiles_touch_along_a_side():
    state = follow(morning("i5-red", boats=(boat("x5-red 9,3"), boat())), "i5-red")
    assert isle.why_not(state, ("@0", "boat0.13,2")) == "4.6"
    assert isle.why_not(state, ("@0", "boat0.12,2")) is None
    corner = ("@1", "boat0.11,2")  # meets the plus at its corner only
    assert isle.why_not(state, corner) == "4.6" and corner not in isle.moves(state)


@pytest.mark.clause("isle", "4.6")
def test_touching_a_treasure_is_enough():
    state = follow(morning("i5-red", boats=(boat("x5-red 9,3; common1 12,4"), boat())), "i5-red")
    assert ("@0", "boat0.13,2") in isle.moves(state)


@pytest.mark.clause("isle", "4.7")
def test_walls_are_no_obstacle():
    state = follow(morning("i5-red"), "i5-red", "@1 boat0.2,4")
    rooms = {room for room, squares in enumerate(hull().rooms, 1) if state.boats[0].tiles[0].mask & squares}
    assert rooms == {1, 3, 5}


@pytest.mark.clause("isle", "4.8")
@pytest.mark.parametrize("seats", isle.SEATS)
def test_a_placed_tile_stays(seats):
    before = [()] * seats
    for state, _ in walk(seats, 6):
        for seat, some in enumerate(state.boats):
            assert some.tiles[: len(before[seat])] == before[seat]
            before[seat] = some.tiles
    assert all(len(tiles) > 8 for tiles in before)


@pytest.mark.clause("isle", "4.9")
def test_only_on_ones_own_boat():
    state = follow(morning("x5-red"), "x5-red")
    assert all(spot.startswith("boat0.") for _, spot in isle.moves(state)[:-1])
    assert isle.why_not(state, ("@0", "boat1.9,3")) == "4.9"


# 5 Treasures: the blue boat's blue map lies on 14,1, its green one on 7,0


@pytest.mark.clause("isle", "5.1")
def test_a_cat_on_the_map_of_its_colour_finds_a_treasure():
    state = follow(morning("i5-blue"), "i5-blue", "@0 boat0.14,1")
    assert isle.turn(state) == 0 and words(state) == {*COMMON, "skip"}
    state = follow(state, "common3i", "@0 boat0.11,1")
    assert isle.turn(state) == 1 and isle.look(state, OVER)["common3i"] == ("common3i:4",)
    assert isle.look(state, OVER)["boat0.11,1"] == ("common3i",)


@pytest.mark.clause("isle", "5.2")
def test_other_colours_and_treasures_find_nothing():
    state = follow(morning("i5-red", "i5-blue"), "i5-red", "@0 boat0.14,1")
    assert isle.turn(state) == 1 and state.stage == "cat"
    assert "boat0.14,1" in isle.look(state, OVER) and "map-blue" not in str(isle.look(state, OVER)["boat0.14,1"])
    laid = follow(morning("rare-i", "i5-green"), "i5-green", "@1 boat0.7,0", "rare-i", "@0 boat0.11,1")
    assert isle.turn(laid) == 1 and laid.stage == "cat" and not laid.boats[0].free & hull().maps[0]


@pytest.mark.clause("isle", "5.3")
def test_what_can_be_had():
    state = follow(morning("rare-o", "i5-blue"), "i5-blue", "@0 boat0.14,1")
    assert words(state) == {*COMMON, "rare-o", "skip"}
    assert isle.why_not(state, ("rare-i",)) == "5.3"
    bare = state._replace(stock=(0, 1, 0, 0, *state.stock[4:]))
    assert words(bare) == {"common2", "rare-o", "skip"} and isle.why_not(bare, ("common1",)) == "2.2"
    after = follow(bare, "common2", "@0 boat0.12,1")
    assert "common2" not in isle.look(after, OVER)


@pytest.mark.clause("isle", "5.4")
def test_a_treasure_is_placed_like_any_tile():
    state = follow(morning("i5-blue"), "i5-blue", "@0 boat0.14,1", "common2")
    assert isle.why_not(state, ("@0", "boat0.14,0")) == "4.2"
    assert isle.why_not(state, ("@0", "boat0.13,1")) == "4.3"
    assert isle.why_not(state, ("@0", "boat0.11,1")) == "4.6"
    assert isle.why_not(state, ("@0", "boat0.12,1")) is None
    assert follow(state, "back") == follow(morning("i5-blue"), "i5-blue", "@0 boat0.14,1")


@pytest.mark.clause("isle", "5.5")
def test_a_treasure_may_be_left_for_good():
    found = follow(morning("i5-blue", "x5-blue"), "i5-blue", "@0 boat0.14,1")
    state = follow(found, "skip")
    assert isle.turn(state) == 1 and state.stock == found.stock
    assert follow(state, "pass", "x5-blue", "@0 boat0.11,2").stage == "cat"


@pytest.mark.clause("isle", "5.6")
def test_nothing_is_asked_when_no_treasure_fits():
    row = crowded("10,1", "11,1", "12,1", "13,1", "14,1")
    after = follow(morning("i5-blue", boats=(row, boat())), "i5-blue", "@1 boat0.10,1")
    assert isle.turn(after) == 1 and after.stage == "cat"
    spare = crowded("10,1", "11,1", "12,1", "13,1", "14,1", "14,0")
    assert words(follow(morning("i5-blue", boats=(spare, boat())), "i5-blue", "@1 boat0.10,1")) == {
        "common1",
        "skip",
    }
    gone = morning("i5-blue", boats=(spare, boat()))
    gone = follow(gone._replace(stock=(0, 5, 5, 5, *gone.stock[4:])), "i5-blue", "@1 boat0.10,1")
    assert isle.turn(gone) == 1


@pytest.mark.clause("isle", "5.7")
@pytest.mark.parametrize("seats", isle.SEATS)
def test_one_treasure_for_each_map_at_most(seats):
    finds = 0
    for seed in range(4):
        last = [state for state, _ in walk(seats, seed)][-1]
        for some in last.boats:
            found = [tile.name for tile in some.tiles if tile.name in COMMON or tile.name in RARE]
            assert len(found) <= 5
            finds += len(found)
    assert finds


@pytest.mark.clause("isle", "5.1", "5.2")
@pytest.mark.parametrize("seats", isle.SEATS)
def test_the_treasure_is_asked_for_exactly_when_the_colours_match(seats):
    asked = 0
    for state, move in walk(seats, 11):
        if state.stage != "place" or move == ("back",):
            continue
        colour = state.held.partition("-")[2]
        after, name = isle.play(state, move), state.boats[state.turn].hull.name
        squares = [spot for spot, props in LEVEL.spots.items() if props.get("map") == colour]
        x, y = next(map(int, s.partition(".")[2].split(",")) for s in squares if s.startswith(f"{name}."))
        on_map = (x, y) in grid(after.boats[state.turn].tiles[-1].mask)
        can = any(fits(after.boats[state.turn], tile) for tile, n in zip(TREASURES, after.stock) if n)
        assert (after.stage == "treasure") == (on_map and can)
        asked += after.stage == "treasure"
    assert asked


def test_random_placements_are_legal_and_many():
    state = follow(morning("y5-red", boats=(boat("x5-red 9,3"), boat())), "y5-red")
    found = {isle.sample(state, Random(seed)) for seed in range(200)}
    assert found <= set(isle.moves(state)) and len(found) > 40
