"""L'Île des Chats, clause by clause: the box and setting up."""

from collections import Counter
from random import Random

import pytest
from isle_table import LEVEL, begun, grid, hull, walk

from meowgames.rules import CHANCE, OVER, Level, isle
from meowgames.rules.isle.boats import HULLS
from meowgames.rules.isle.cards import CARDS
from meowgames.rules.isle.tiles import BAG, CATS, COLOURS, COMMON, RARE, SHAPES, WAYS

EVERY_SIZE = pytest.mark.parametrize("seats", isle.SEATS)
EVERY_HULL = pytest.mark.parametrize("name", HULLS)

# 1 What is in the box


@pytest.mark.clause("isle", "1.1")
def test_two_to_four_play():
    assert list(isle.SEATS) == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError):
            isle.start(LEVEL, seats)


@pytest.mark.clause("isle", "1.1", "8.1")
def test_unknown_options_are_refused():
    for options in ({"oshax": True}, {"auto_pass": "maybe"}):
        with pytest.raises(ValueError):
            isle.start(LEVEL, 2, **options)


@pytest.mark.clause("isle", "1.2")
@EVERY_HULL
def test_a_boat_has_142_squares_in_seven_rooms(name):
    drawn = hull(name)
    columns = Counter(x for x, _ in grid(drawn.squares))
    heights = [3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 5, 5, 3, 3, 1]
    assert [columns[x] for x in range(22)] == heights and sum(heights) == 142
    for x, y in grid(drawn.squares):
        assert abs(y - 4) <= heights[x] // 2
    assert [room.bit_count() for room in drawn.rooms] == [18, 11, 18, 11, 60, 20, 4]
    assert drawn.squares == hull("hull-blue").squares and drawn.rooms == hull("hull-blue").rooms


@pytest.mark.clause("isle", "1.3")
def test_nineteen_rats_elsewhere_on_each_boat():
    rats = [hull(name).rats for name in HULLS]
    assert [some.bit_count() for some in rats] == [19] * 4 and len(set(rats)) == 4


@pytest.mark.clause("isle", "1.4")
def test_five_maps_on_the_same_squares_with_other_colours():
    maps = [hull(name).maps for name in HULLS]
    assert {frozenset(grid(sum(some))) for some in maps} == {frozenset({(1, 3), (7, 0), (9, 7), (14, 1), (19, 5)})}
    assert all(len(set(some)) == len(COLOURS) == 5 for some in maps) and len(set(maps)) == 4
    assert not any(sum(hull(name).maps) & hull(name).rats for name in HULLS)


@pytest.mark.clause("isle", "1.2", "1.4")
def test_a_level_whose_boats_are_broken_is_refused():
    spots = dict(LEVEL.spots)
    cases = [
        {},
        {**spots, "hull-red.3,9": {"room": 1}},
        {k: v for k, v in spots.items() if v.get("map") != "red"},
    ]
    for broken in cases:
        with pytest.raises(ValueError):
            isle.start(Level("broken", broken), 2)


@pytest.mark.clause("isle", "1.5")
def test_85_cats():
    assert len(CATS) == len(set(CATS)) == 85 and len(SHAPES) == 17
    sizes = Counter(WAYS[f"{shape}-red"][0].mask.bit_count() for shape in SHAPES)
    assert sizes == {4: 1, 5: 10, 6: 6}
    shapes = [frozenset(way.mask for way in WAYS[f"{shape}-red"]) for shape in SHAPES]
    assert len(set(shapes)) == 17
    for shape in SHAPES:
        assert len({WAYS[f"{shape}-{colour}"] for colour in COLOURS}) == 1


@pytest.mark.clause("isle", "1.6")
def test_common_treasures():
    assert [WAYS[tile][0].mask.bit_count() for tile in COMMON] == [1, 2, 3, 3]
    assert [len(WAYS[tile]) for tile in COMMON] == [1, 2, 4, 2]


@pytest.mark.clause("isle", "1.7")
def test_rare_treasures():
    assert {tile: BAG.count(tile) for tile in RARE} == dict.fromkeys(RARE, 5) and len(RARE) == 5
    assert [WAYS[tile][0].mask.bit_count() for tile in RARE] == [4] * 5
    assert [len(WAYS[tile]) for tile in RARE] == [2, 1, 4, 8, 4]  # bar, block, T, L, S


@pytest.mark.clause("isle", "1.8")
def test_eighteen_family_cards():
    assert len(set(CARDS)) == 18
    deal = isle.chance(isle.play(isle.start(LEVEL, 4), ("boats", *HULLS)), Random(1))
    assert set(deal[1:]) <= set(CARDS) and len(set(deal[1:])) == 12


# 2 Setting up


@pytest.mark.clause("isle", "2.1")
@EVERY_SIZE
def test_each_seat_gets_a_boat_by_chance(seats):
    state = isle.start(LEVEL, seats)
    drawn = {isle.chance(state, Random(seed)) for seed in range(200)}
    assert all(len(set(move[1:])) == seats and set(move[1:]) <= set(HULLS) for move in drawn)
    assert {move[1] for move in drawn} == set(HULLS)
    picture = isle.look(isle.play(state, ("boats", *HULLS[:seats])), OVER)
    assert [picture[f"boat{seat}"] for seat in range(seats)] == [(name,) for name in HULLS[:seats]]


@pytest.mark.clause("isle", "2.1")
@pytest.mark.parametrize(
    "move",
    ["boats", "boats hull-red", "boats hull-red hull-red", "boats hull-red hull-pink",
     "boats hull-red hull-blue hull-green", "cards hull-red hull-blue", "draw hull-red hull-blue", ""],
)  # fmt: skip
def test_impossible_boats_are_refused(move):
    with pytest.raises(ValueError):
        isle.play(isle.start(LEVEL, 2), tuple(move.split()))


@pytest.mark.clause("isle", "2.2")
@pytest.mark.parametrize("seats, copies", [(2, 5), (3, 8), (4, 11)])
def test_common_treasures_by_number_of_players(seats, copies):
    picture = isle.look(isle.start(LEVEL, seats), OVER)
    assert [picture[tile] for tile in COMMON] == [(f"{tile}:{copies}",) for tile in COMMON]
    assert not set(RARE) & set(picture)


@pytest.mark.clause("isle", "2.3")
@EVERY_SIZE
def test_everybody_can_count_the_bag(seats):
    assert len(BAG) == 110 and Counter(BAG) == Counter(CATS) + Counter({tile: 5 for tile in RARE})
    for state, _ in walk(seats, 1):
        picture = isle.look(state, OVER)
        for colour in COLOURS:
            left = sum(tile.endswith(f"-{colour}") for tile in state.bag)
            assert picture[f"bag-{colour}"] == (f"bag:{left}",)
        assert picture["bag-rare"] == (f"bag:{sum(tile in RARE for tile in state.bag)}",)


@pytest.mark.clause("isle", "1.9", "2.4", "3.12")
@EVERY_SIZE
def test_vesh_sails_on_and_the_first_figure_goes_last(seats):
    nights, mornings = 0, 0
    for state, move in walk(seats, 2):
        picture = isle.look(state, OVER)
        order = [(nights + place) % seats for place in range(seats)]
        assert [picture[f"order{place}"] for place in range(seats)] == [(f"figure{seat}",) for seat in order]
        assert picture[f"day{5 - nights}"] == ("vesh",)
        after = isle.play(state, move) if move else state
        if state.stage == "draw" and nights < 3:  # later a boat may be too full to begin
            assert isle.turn(after) == order[0]
            mornings += 1
        nights += after.day < state.day
    assert nights == 5 and mornings == 3


@pytest.mark.clause("isle", "2.5")
@EVERY_SIZE
def test_each_seat_keeps_two_of_three_family_cards(seats):
    state = isle.play(isle.start(LEVEL, seats), ("boats", *HULLS[:seats]))
    state = isle.play(state, isle.chance(state, Random(3)))
    for seat in range(seats):
        assert isle.turn(state) == seat
        dealt = state.cards[seat]
        assert isle.moves(state) == [(card,) for card in dealt] and len(dealt) == 3
        state = isle.play(state, (dealt[1],))
        assert state.cards[seat] == (dealt[0], dealt[2]) and state.given[seat] == dealt[1]
    assert len({card for hand in state.cards for card in hand} | set(state.given)) == 3 * seats


@pytest.mark.clause("isle", "2.5")
@pytest.mark.parametrize("last", [(), ("card155",), ("card169",), ("card156", "card157")])
def test_impossible_cards_are_refused(last):
    state = isle.play(isle.start(LEVEL, 2), ("boats", *HULLS[:2]))
    with pytest.raises(ValueError):
        isle.play(state, ("cards", *CARDS[:5], *last))
    assert isle.turn(isle.play(state, ("cards", *CARDS[:6]))) == 0


@pytest.mark.clause("isle", "2.6")
@EVERY_SIZE
def test_all_have_chosen_before_the_first_day(seats):
    state = begun(seats)
    assert isle.turn(state) == CHANCE and state.stage == "draw"
    stages = [before.stage for before, _ in walk(seats, 1)]
    assert stages[: 3 + seats] == ["boats", "cards", *["give"] * seats, "draw"]
    assert "give" not in stages[3 + seats :]
