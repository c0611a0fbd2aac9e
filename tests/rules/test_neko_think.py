"""Neko no Tawa: guesses that give nothing away, what is shown ahead of a move, and what a brain needs."""

import re
from collections import Counter
from itertools import product
from random import Random

import pytest
from neko_table import OPTIONS, ROW, acting, begun, follow, kinds, names, short, tower, using, walk

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.outlook import FALL, STANDS, WALL, cuts, outlook, promise, swaps
from meowgames.rules.neko.tiles import SEEN
from meowgames.rules.neko.tower import EMPTY, falling, raised, settled
from meowgames.rules.neko.tower import spot as named

EVERY_OPTION = pytest.mark.parametrize("options", OPTIONS, ids=str)


# Guessing


def same_question(guess, state, seat: int) -> bool:
    """Whether a seat is asked and told the same in both states."""
    moves = neko.moves(state)
    starts = {move[:end] for move in moves for end in range(1, len(move) + 1)}
    asked = [(neko.moves(s), neko.likely(s), neko.prompt(s, seat), neko.clause(s)) for s in (guess, state)]
    return asked[0] == asked[1] and all(neko.preview(guess, w) == neko.preview(state, w) for w in starts)


@pytest.mark.clause("neko", "10.7", "10.3", "7.1")
@EVERY_OPTION
@pytest.mark.parametrize("seats", neko.SEATS)
def test_a_guess_cannot_be_told_from_the_truth_by_its_seat(seats, options):
    dealt = 0
    for ply, (state, _) in enumerate(walk(seats, 1, **options)):
        if ply % 37:
            continue
        for seat in (*range(seats), OVER):
            guess = neko.guess(state, seat, Random(ply))
            assert neko.look(guess, seat) == neko.look(state, seat)
            assert neko.look(guess, OVER) == neko.look(state, OVER)
            assert neko.guess(guess, seat, Random(1)) == neko.guess(state, seat, Random(1))
            assert neko.status(guess) == neko.status(state) and neko.turn(guess) == neko.turn(state)
            assert seat != neko.turn(state) or same_question(guess, state, seat)
            pairs = zip(sum(state.rows, ()), sum(guess.rows, ()), strict=True)
            known = 1 << SEEN + seat if seat >= 0 else 0
            assert all(tile == other for tile, other in pairs if tile & known)
            dealt += guess != state
    assert dealt > 10
    assert neko.guess(state, CHANCE, Random(1)) is state


@pytest.mark.clause("neko", "10.7", "7.4")
def test_a_guess_deals_every_hidden_tile_alike():
    state = begun("slLr", "RRss")
    rng = Random(4)
    seen = Counter()
    for _ in range(3000):
        guess = neko.guess(state, 0, rng)
        assert short(guess.rows[0])[0] + short(guess.rows[0])[3] == "sr"
        seen[short(guess.rows[1])[1]] += 1
        counts = Counter(short(guess.rows[0] + guess.rows[1]))
        assert all(counts[letter] + guess.piles.deck[kind] == total for kind, letter, total in zip(
            range(1, 6), "slrLR", (24, 28, 28, 20, 20), strict=True))  # fmt: skip
    for letter, left in zip("slrLR", (23, 28, 27, 20, 20), strict=True):
        assert abs(seen[letter] / 3000 - left / 118) < 0.03


@pytest.mark.clause("neko", "7.4", "10.7")
def test_a_guess_keeps_the_dragons_tiles_together():
    state = follow(using("dragon", "slLr", "RRss", "ssrs"), "row0.0,0", "row1.0,0", "row2.2,0")
    state = neko.play(state, ("shuffle", *names("Rrs")))
    orders = Counter()
    for seed in range(300):
        guess = neko.guess(state, 0, Random(seed))
        orders[short([guess.rows[0][0], guess.rows[1][0], guess.rows[2][2]])] += 1
    assert set(orders) == {"Rrs", "Rsr", "rRs", "rsR", "sRr", "srR"} and min(orders.values()) > 25
    mine = state._replace(rows=((state.rows[0][0] | 1 << SEEN, *state.rows[0][1:]), *state.rows[1:]))
    found = {short(neko.guess(mine, 0, Random(seed)).rows[1])[0] for seed in range(40)}
    assert short(neko.guess(mine, 0, Random(1)).rows[0])[0] == "R" and found == {"r", "s"}


# Before a move and on its way


@pytest.mark.clause("neko", "5.4", "5.7")
def test_a_preview_shows_where_a_known_tile_leads_and_what_falls():
    state = acting("boar", "sLLr", ROW, towers=[tower("sssss")])
    fall = neko.preview(state, ("row0.0,0",))
    assert fall["tower0.5,-5"] == ("straight",) and fall["bead0"] == ("bead:+5",)
    assert fall["fate0.5,-5"] == fall["fate0.4,-4"] == ("falling",) and "fate0.3,-3" not in fall
    assert neko.preview(state, ("row0.0,0", "build")) == fall
    assert neko.preview(state, ("row0.0,0", "look")) == neko.preview(state, ("row0.0,0", "discard")) == {}
    assert neko.preview(state, ("row0.1,0",)) == {"tower0.5,-5": ("unknown",)}
    good = neko.preview(acting("boar", "lLLr", ROW, towers=[tower("s")]), ("row0.0,0",))
    assert good == {"tower0.1,-1": ("soft-left",), "beyond0.0,-2": ("beyond",), "bead0": ("bead:+0",)}
    wall = neko.preview(acting("boar", "RLLr", ROW, towers=[tower("LR")]), ("row0.0,0",))
    assert wall["fate0.-1,-1"] == ("wall",) and "bead0" not in wall and "beyond0.0,0" not in wall


def test_previews_of_the_animals():
    entry = follow(acting("boar", "RLLr", ROW), "row0.0,0 build")
    assert neko.preview(entry, ("ne",))["fate0.0,0"] == ("wall",)
    assert neko.preview(entry, ("nw",))["beyond0.2,0"] == ("beyond",)
    first = acting("boar", "RLLr", ROW)
    assert neko.preview(first, ("row0.0,0",)) == {"tower0.0,0": ("hard-right",)}
    tiger = neko.preview(using("tiger", towers=[tower("lrl")]), ("tower0.-1,-1",))
    assert tiger["fate0.-1,-1"] == tiger["fate0.0,-2"] == ("falling",) and "fate0.0,0" not in tiger
    snake = using("snake", towers=[tower("slrs")])
    pair = neko.preview(snake, ("tower0.0,0",))
    assert pair == neko.preview(snake, ("tower0.0,0", "tower0.1,-1"))
    assert pair["tower0.0,0"] == ("soft-left",) and pair["tower0.-1,-1"] == ("straight@5",)
    ruin = neko.preview(using("snake", towers=[tower("LRrs")]), ("tower0.0,0",))
    assert ruin["fate0.0,0"] == ("wall",) and ruin["fate0.-1,-1"] == ("falling",)
    dog = neko.preview(using("dog", waste="R", towers=[tower("s")]), ("waste-hard-right",))
    assert dog["tower0.1,-1"] == ("hard-right",)
    ox = using("ox", "ssss", "lsss", towers=[tower("s"), tower("ll")])
    assert neko.preview(ox, ("row1.0,0",)) == {"tower0.1,-1": ("unknown",)}
    monkey = follow(using("monkey", "ssss", "lsss", towers=[tower("s")]), "row1.0,0", "row1.1,0")
    assert neko.preview(monkey, ("row1.0,0",))["tower0.1,-1"] == ("soft-left",)
    assert neko.preview(using("horse"), ("row0.1,0",)) == neko.preview(using("tiger"), ("skip",)) == {}
    assert neko.preview(first, ("row1.0,0",)) == neko.preview(first, ()) == {}
    assert neko.preview(begun(ROW, ROW), ("row0.0,0",)) == {}


@pytest.mark.clause("neko", "6.21")
def test_a_tile_that_stands_after_the_snake_is_not_marked_as_falling():
    table, seen = using("snake", towers=[tower("s" * 4)]), 0
    for tiles in product("slrLR", repeat=4):
        made = raised(False, 1, kinds("".join(tiles)))
        if len(made.tiles) < 4 or falling(made):
            continue
        state = table._replace(towers=(made, *table.towers[1:]))
        for move in neko.moves(state):
            after = neko.play(state, move).towers[0]
            shown = {spot[4:] for spot in neko.preview(state, move) if spot.startswith("fate")}
            assert not shown & {named(0, cell)[5:] for cell in after.hexes}, (tiles, move)
            assert bool(shown) == (len(after.tiles) < 4)
            seen += bool(shown) and len(after.tiles) > 0
    assert seen > 100  # part of a tower fell, part of it stood
    ruin = neko.preview(using("snake", towers=[tower("srRL")]), ("tower0.0,0", "tower0.1,-1"))
    assert ruin["tower0.2,0"] == ("straight@1",) and "fate0.2,0" not in ruin


@EVERY_OPTION
def test_a_preview_of_a_known_tile_comes_true(options):
    built = 0
    for state, move in walk(3, 2, wild=False, **options):
        if not move or state.stage != "act" or move[1] != "build" or not state.towers[state.turn].tiles:
            continue
        seen, seat = neko.preview(state, move), state.turn
        after = neko.play(state, move).towers[seat]
        if ("unknown",) in seen.values():
            continue
        built += 1
        lost = {spot.partition(".")[2] for spot, faces in seen.items() if spot.startswith("fate")}
        picture = neko.look(neko.play(state, move), OVER)
        assert not any(f"tower{seat}.{place}" in picture for place in lost)
        if not lost:
            (beyond,) = [spot.partition(".")[2] for spot in seen if spot.startswith("beyond")]
            assert neko.turn(neko.play(state, move)) == OVER or f"next{seat}.{beyond}" in picture
            assert seen[f"bead{seat}"] == (f"bead:{after.lean:+}",)
    assert built > 5 or options.get("memory")


@pytest.mark.clause("neko", "5.8", "5.4")
def test_a_tower_is_shown_before_it_breaks():
    state = acting("boar", "sLLr", ROW, towers=[tower("sssss")])
    (step,) = neko.steps(state, ("row0.0,0", "build"))
    picture = neko.look(step, OVER)
    assert picture["tower0.5,-5"] == ("straight",)
    assert picture["fate0.5,-5"] == picture["fate0.4,-4"] == ("falling",) and "fate0.3,-3" not in picture
    assert "row0.0,0" not in picture and picture["koban0"] == ("koban",)
    wall = acting("boar", "RLLr", ROW, towers=[tower("LR")])
    (step,) = neko.steps(wall, ("row0.0,0", "build"))
    picture = neko.look(step, OVER)
    assert picture["fate0.-1,-1"] == ("wall",)
    assert [spot for spot in picture if spot.startswith("next")] == ["next1.0,0"]
    for deed in ("look", "discard"):
        assert list(neko.steps(state, ("row0.0,0", deed))) == []
    assert list(neko.steps(acting("boar", towers=[tower("s")]), ("row0.0,0", "build"))) == []


@EVERY_OPTION
def test_steps_keep_all_tiles_and_end_in_what_stands(options):
    kinds = Counter()
    for seed in range(3):
        for state, move in walk(4, seed, **options):
            way = list(neko.steps(state, move)) if move else []
            for step in way:
                picture = neko.look(step, CHANCE)
                count = sum(len(f) for s, f in picture.items() if re.match(r"(row|tower|waste|deck)", s))
                assert count == 120
            if way and state.stage != "shuffle":
                after = neko.play(state, move)
                site = next(s for s in range(4) if way[-1].towers[s] != after.towers[s])
                assert settled(way[-1].towers[site]) == after.towers[site]
            kinds[state.stage, len(way)] += bool(way)
    assert kinds["act", 1] and kinds["shuffle", 1] and kinds["power", 1] and kinds["enter", 1]


# What a brain needs


@EVERY_OPTION
def test_what_is_likely_or_sampled_is_legal(options):
    for ply, (state, _) in enumerate(walk(4, 6, **options)):
        kept = neko.likely(state)
        legal = neko.moves(state)
        assert kept is None or set(kept) <= set(legal) and len(kept) == len(set(kept)) > 0
        if legal:
            assert neko.sample(state, Random(ply)) in legal


def test_a_brain_builds_what_stands_and_not_into_walls():
    state = acting("boar", "RLLs", ROW, towers=[tower("LR")])
    likely = neko.likely(state)
    assert ("row0.0,0", "build") not in likely and ("row0.3,0", "build") in likely
    assert ("row0.1,0", "look") in likely
    assert ("row0.2,0", "look") not in likely  # one unseen tile is like another
    assert neko.likely(using("tiger", towers=[tower("lrl")])) == [("skip",)]
    snake = neko.likely(using("snake", towers=[tower("lrlr")]))
    assert snake[-1] == ("skip",) and len(snake) < 4
    assert neko.likely(using("horse", "slLr", ROW)) == [("row0.1,0",)]
    dog = using("dog", waste="srRL", towers=[tower("LR")])
    assert neko.likely(dog) == [("waste-straight",), ("waste-soft-right",), ("waste-hard-left",), ("skip",)]


def test_what_can_be_built_is_known_for_either_entry():
    view = outlook(tower("LR"))
    assert view.ends == (STANDS, STANDS, STANDS, STANDS, STANDS, WALL) and view.leads[1:] == (3, 3, 2, 2, 1)
    assert view.odds == 100 / 120 and not view.wins and outlook(tower("lrlrlrl")).wins
    first = outlook(EMPTY[False])
    assert first.ends == (STANDS,) * 6 and first.leads[1:] == (2, 2, 2, 1, 1)
    assert outlook(tower("sssss")).ends == (FALL,) * 6 and outlook(tower("sssss")).odds == 0


def test_a_tower_promises_more_the_nearer_it_is_to_the_top():
    assert promise(tower("lrl")) > promise(tower("lr")) > promise(tower("r"))
    assert promise(tower("sssl")) > promise(tower("ssss"))  # the path leads back to the middle
    assert promise(tower("ssss")) > promise(tower("sssss"))  # higher, but the next tile falls
    assert promise(tower("lrlrlrlr")) == 8
    view = outlook(tower("ssss"))
    assert view.gains[4] > 0 > view.gains[1] and view.ready[4] > view.ready[1] == view.ready[0] == 0


def test_a_tower_is_mended_only_where_that_helps():
    fine, lost = tower("lrl"), tower("sssss")
    assert cuts(fine) == () and cuts(lost) and lost.hexes[0] not in cuts(lost)
    assert swaps(tower("lrlr")) == () and swaps(tower("ssssl"))


def test_sensible_players_finish_quickly():
    turns = []
    for seed in range(12):
        *_, (state, _) = walk(4, seed, wild=False)
        turns.append(state.round.number)
    assert sorted(turns)[6] < 30


def test_worth_lies_between_0_and_1_and_grows_with_the_tower():
    low = acting("boar", towers=[tower("l"), tower("lrlr")])
    high = acting("boar", towers=[tower("lrlrlr"), tower("l")])
    assert 0 < neko.worth(low, 0) < 0.5 < neko.worth(high, 0) < 1
    won = follow(acting("boar", "slLr", ROW, towers=[tower("lrlrlrl")]), "row0.0,0 build")
    assert neko.worth(won, 0) > 0.9 > 0.1 > neko.worth(won, 1)
    for ply, (state, _) in enumerate(walk(3, 1)):
        if ply % 7 == 0:
            assert all(0 <= neko.worth(state, seat) <= 1 for seat in range(3))
