"""Neko no Tawa, clause by clause: building, walls, balance, and a slow judge that must agree."""

from random import Random

import pytest
from neko_table import (
    DEGREES,
    OPTIONS,
    SlowTower,
    acting,
    begun,
    follow,
    kinds,
    short,
    tower,
    using,
    walk,
    words,
)  # fmt: skip

from meowgames.rules import OVER, neko
from meowgames.rules.neko.tower import (
    EMPTY,
    entering,
    fallen,
    falling,
    grown,
    lowered,
    raised,
    settled,
    sides,
    swapped,
    walled,
)  # fmt: skip

STAIRS = "lrlrlrlr"  # straight up, one floor a tile


def hexes(made) -> list[tuple[int, int]]:
    """Where the tiles of a tower lie: half tiles from the axis, and floor."""
    return [((place & 63) - 32, place >> 6) for place in made.hexes]


def slow(made, zone: int = 3) -> SlowTower:
    """The same tower as the slow judge sees it."""
    twin = SlowTower(zone)
    twin.tiles, twin.entry = list(short(made.tiles)), made.first * 60
    return twin


@pytest.mark.clause("neko", "5.1")
def test_a_tower_begins_in_the_middle_and_floors_are_half_a_tile_apart():
    assert hexes(tower("s")) == [(0, 1)]
    assert hexes(tower(STAIRS)) == [(-(floor % 2 == 0), floor) for floor in range(1, 9)]
    picture = neko.look(begun("sLRs", "sLRs"), OVER)
    assert picture["next0.0,0"] == picture["next1.0,0"] == ("next",)


@pytest.mark.clause("neko", "5.2", "1.2")
@pytest.mark.parametrize("kind, following", [("s", (1, 2)), ("l", (-1, 2)), ("r", (2, 1)), ("L", (-2, 1))])
def test_the_next_tile_goes_where_the_paw_prints_lead(kind, following):
    made = tower(kind)
    assert hexes(grown(made, 1))[1] == following
    mirror = {"l": "r", "r": "l", "L": "R", "s": "s"}[kind]
    assert hexes(grown(tower(mirror, "nw"), 1))[1] == (-following[0], following[1])


@pytest.mark.clause("neko", "5.2")
def test_place_and_turn_are_given():
    state = acting("boar", "slLr", "sLRs", towers=[tower("sl")])
    after = follow(state, "row0.2,0 build")
    assert neko.look(after, OVER)["tower0.0,-2"] == ("hard-left@5",)  # entered on its way up to the left
    assert [move for move in neko.moves(state) if move[-1] == "build"] == [
        (f"row0.{slot},0", "build") for slot in range(4)
    ]


@pytest.mark.clause("neko", "5.3")
@pytest.mark.parametrize("entry, face, following", [("ne", "soft-right", "2,0"), ("nw", "soft-right@5", "1,-1")])
def test_the_first_tile_is_turned_up_then_its_entry_is_chosen(entry, face, following):
    state = follow(acting("boar", "rsss", "sLRs"), "row0.0,0 build")
    assert neko.turn(state) == 0 and words(state) == {"ne", "nw"}
    for seat in (0, 1, OVER):
        assert neko.look(state, seat)["tower0.0,0"] == ("soft-right",)
    after = neko.look(follow(state, entry), OVER)
    assert after["tower0.0,0"] == (face,) and after[f"next0.{following}"] == ("next",)


@pytest.mark.clause("neko", "5.3")
def test_an_emptied_tower_begins_anew():
    state = using("tiger", towers=[tower("sss")])
    state = follow(state, "tower0.0,0")
    assert state.towers[0] == EMPTY[False]
    state = state._replace(turn=0, stage="act", actor=0, power="")
    assert words(follow(state, "row0.0,0 build")) == {"ne", "nw"}


@pytest.mark.clause("neko", "5.4")
@pytest.mark.parametrize(
    "tiles, entry, kind",
    [
        ("LR", "ne", "R"),
        ("Rl", "nw", "R"),
        ("r", "ne", "R"),
        ("r", "ne", "r"),
        ("sr", "ne", "R"),
        ("lrr", "ne", "R"),
    ],
)
def test_a_path_into_a_wall_destroys_its_tile(tiles, entry, kind):
    base = tower(tiles, entry)
    twin = slow(base)
    after = grown(base, kinds(kind)[0])
    expected = twin.build(kind)
    assert walled(after) == (expected == [kind])
    assert short(settled(after).tiles) == "".join(twin.tiles)
    state = acting("boar", f"{kind}sss", "sLRs", towers=[base])
    state = follow(state, "row0.0,0 build")
    assert short(state.towers[0].tiles) == "".join(twin.tiles)
    assert state.piles.waste[kinds(kind)[0]] == len(expected)


@pytest.mark.clause("neko", "5.4")
def test_the_ground_and_the_own_tower_are_walls():
    assert not walled(tower("s")) and walled(grown(EMPTY[False], kinds("R")[0]))
    assert walled(grown(tower("LR"), kinds("R")[0]))  # back to the first tile
    first = follow(acting("boar", "Rsss", "sLRs"), "row0.0,0 build", "ne")
    assert first.towers[0] == EMPTY[False] and sum(first.piles.waste) == 1
    other = follow(acting("boar", "Rsss", "sLRs"), "row0.0,0 build", "nw")
    assert short(other.towers[0].tiles) == "R" and sum(other.piles.waste) == 0


@pytest.mark.clause("neko", "5.5")
def test_there_is_no_wall_at_the_sides_or_above():
    wide = tower("ssssLssssss")
    assert hexes(wide)[-1] == (-8, 5) and not walled(wide)
    high = raised(False, 1, kinds(STAIRS + "s"))
    assert not walled(high) and high.height == 9


@pytest.mark.clause("neko", "5.6", "1.5")
@pytest.mark.parametrize("across, right", [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (9, 2)])
def test_a_tile_hangs_out_by_nothing_a_half_or_one(across, right):
    straight = tower("s" * (across + 1)) if across < 5 else raised(False, 1, (1,) * (across + 1))
    shorter = lowered(straight, across)
    assert straight.lean - shorter.lean == right
    left = raised(False, 2, (1,) * (across + 1))
    assert left.lean == -straight.lean and sides(left) == sides(straight)[::-1]


@pytest.mark.clause("neko", "5.6")
def test_each_side_is_added_up():
    made = tower("sssRsslls", "nw")
    assert sides(made) == (1, 4) and made.lean == 3
    picture = neko.look(begun("sLRs", "sLRs")._replace(towers=(made, EMPTY[False])), OVER)
    assert picture["left0"] == ("left:½",) and picture["right0"] == ("right:2",)
    assert picture["balance0"] == ("balance:+3",) and picture["balance1"] == ("balance:+0",)
    assert picture["left1"] == ("left:0",)


@pytest.mark.clause("neko", "5.7")
def test_exactly_one_and_a_half_stands_and_more_falls_by_two():
    edge = tower("sssss")
    assert edge.lean == 3 and not falling(edge)
    state = follow(acting("boar", "sLLs", "sLRs", towers=[edge]), "row0.0,0 build")
    assert short(state.towers[0].tiles) == "ssss"
    assert state.piles.waste == (0, 2, 0, 0, 0, 0)


@pytest.mark.clause("neko", "5.7", "10.4")
def test_overhang_on_both_sides_balances():
    made = tower("sssRsslls", "nw")  # the example of the sheet: 2 on the right, a half on the left
    assert sides(made) == (1, 4) and settled(made) == made
    heavy = raised(False, 1, kinds("ssssll"))  # and 2 on the right alone
    assert sides(heavy) == (0, 4) and falling(heavy)
    wide = tower("ssssLssss")
    assert sides(wide) == (2, 3) and wide.lean == 1 and settled(wide) == wide


@pytest.mark.clause("neko", "5.8", "5.9")
def test_a_tower_falls_by_twos_until_it_stands():
    leaning = raised(False, 1, (1,) * 9)
    assert [len(t.tiles) for t in (fallen(leaning), settled(leaning))] == [7, 5]
    assert not falling(settled(leaning)) and short(settled(leaning).tiles) == "sssss"


@pytest.mark.clause("neko", "5.10")
def test_a_wall_brings_nothing_else_down():
    base = tower("sssss")  # one more tile in any direction would weigh too much
    for kind in range(1, 6):
        after = grown(base, kind)
        lost = len(after.tiles) - len(settled(after).tiles)
        assert lost == (1 if walled(after) else 2)
    curl = tower("ssslL")  # 0,1 1,2 2,3 3,4 2,5
    assert any(walled(grown(curl, kind)) for kind in range(1, 6))


@pytest.mark.clause("neko", "5.10", "8.1")
def test_the_eighth_floor_counts_only_if_its_tile_stays():
    edge = tower("rllrlrlr")  # up along the right edge of the zone: 1½ hang out, the next hex is on floor 8
    assert edge.height == 7 and edge.lean == 3 and edge.next >> 6 == 8
    state = follow(acting("boar", "slLr", "sLRs", towers=[edge]), "row0.0,0 build")
    assert neko.turn(state) != OVER and short(state.towers[0].tiles) == "rllrlrl"
    state = follow(acting("boar", "slLr", "sLRs", towers=[tower("lrlrlrl")]), "row0.0,0 build")
    assert neko.turn(state) == OVER and neko.rank(state) == (1, 2)


@pytest.mark.clause("neko", "5.11")
def test_destroyed_tiles_are_discarded_face_up():
    state = follow(acting("boar", "sLLs", "sLRs", towers=[tower("ssssr")]), "row0.1,0 build")
    lost = 6 - len(state.towers[0].tiles)
    assert lost and sum(state.piles.waste) == lost
    shown = sum(len(faces) for spot, faces in neko.look(state, 1).items() if spot.startswith("waste-"))
    assert shown == lost


@pytest.mark.clause("neko", "5.12")
def test_height_is_the_highest_floor_with_a_tile():
    assert [tower(text).height for text in ("s", "r", "rs", "ss", "sRl")] == [1, 1, 1, 2, 2]
    assert neko.score(begun("sLRs", "sLRs")._replace(towers=(tower("sss"), tower("srs")))) == (3, 2)


@pytest.mark.clause("neko", "9.3")
def test_experts_have_a_narrower_zone():
    assert [raised(True, 1, (1,) * n).lean for n in range(1, 6)] == [0, 0, 1, 3, 5]
    made = tower("ssss", expert=True)
    state = acting("boar", "slLr", "sLRs", towers=[made], expert=True)
    assert short(follow(state, "row0.0,0 build").towers[0].tiles) == "sss"
    assert short(follow(state, "row0.3,0 build").towers[0].tiles) == "sss"
    plain = acting("boar", "slLr", "sLRs", towers=[tower("ssss")])
    assert short(follow(plain, "row0.0,0 build").towers[0].tiles) == "sssss"


@pytest.mark.clause("neko", "5.2", "5.4", "5.6", "5.7", "5.8", "9.3")
@pytest.mark.parametrize("expert", [False, True])
def test_the_slow_judge_agrees_tile_by_tile(expert):
    rng, seen = Random(5), set()
    for _ in range(120):
        made, twin = EMPTY[expert], SlowTower(2 if expert else 3)
        for _ in range(30):
            kind, entry = rng.choice(list(DEGREES)), rng.choice(("ne", "nw"))
            first = made if made.tiles else entering(expert, 1 if entry == "ne" else 2)
            after = settled(grown(first, kinds(kind)[0]))
            lost = twin.build(kind, entry)
            assert short(after.tiles) == "".join(twin.tiles)
            places, following, heading = twin.places()
            assert hexes(after) == places and after.height == twin.height
            assert after.lean == 2 * twin.lean()
            if after.tiles:
                assert (((after.next & 63) - 32, after.next >> 6), after.heading * 60) == (following, heading)
            seen.add(len(lost))
            made = after
    assert seen == {0, 1, 2}


@pytest.mark.clause("neko", "6.20", "6.21", "5.9")
@pytest.mark.parametrize("expert", [False, True])
def test_the_slow_judge_agrees_after_a_swap(expert):
    rng, falls = Random(6), set()
    for _ in range(200):
        made, twin = raised(expert, 1, ()), SlowTower(2 if expert else 3)
        for _ in range(25):
            kind = rng.choice(list(DEGREES))
            made = settled(grown(made, kinds(kind)[0]))
            twin.build(kind)
        if len(made.tiles) < 2:
            continue
        at = rng.randrange(len(made.tiles) - 1)
        before, after = len(made.tiles), settled(swapped(made, at))
        lost = twin.swap(at)
        assert short(after.tiles) == "".join(twin.tiles) and len(lost) == before - len(after.tiles)
        assert hexes(after) == twin.places()[0] and after.lean == 2 * twin.lean()
        falls.add(min(len(lost), 3))
    assert falls >= {0, 1, 2, 3}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_tower_of_a_game_stands(options):
    for state, _ in walk(3, 4, **options):
        for made in state.towers:
            assert made == raised(made.expert, made.first, made.tiles) and not falling(made)
            assert len(set(made.hexes)) == len(made.hexes) and all(place >> 6 >= 1 for place in made.hexes)
            assert made.height < 8 or neko.turn(state) == OVER


def test_towers_stay_inside_their_bits():
    """A row of hexes has room for 31 half tiles on either side; no tower comes near that."""
    widest = 0
    for seed in range(4):
        for state, _ in walk(4, seed):
            widest = max([widest, *(abs((place & 63) - 32) for made in state.towers for place in made.hexes)])
    assert 4 <= widest <= 14


@pytest.mark.clause("neko", "5.9", "6.17")
def test_the_tiger_may_uncover_a_part_that_does_not_stand():
    before = tower("LsRsRlsss")
    snake = using("snake", towers=[before])
    after = neko.play(snake, neko.moves(snake)[4]).towers[0]  # it stands, its first six tiles alone would not
    assert short(after.tiles) == "LsRslRsss" and not falling(after) and falling(lowered(after, 6))
    state = using("tiger", towers=[after])
    word = neko.moves(state)[6]
    state = neko.play(state, word)
    assert short(state.towers[0].tiles) == "LsRs" and sum(state.piles.waste) == 5
