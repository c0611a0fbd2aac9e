"""Meowtopia: the clauses one is pointed to, and what brains get."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from meowtopia_table import dawn, farm, games, having, mingled, new, say, seen, shop, stocked, supper, walk

from meowgames.play.brain import LEVELS, choose
from meowgames.play.changes import art
from meowgames.rules import OVER, find, meowtopia

SEEDS = Path(__file__).parents[2] / "seeds"
NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", (SEEDS / "meowtopia.en.md").read_text("utf-8"), re.M))


def table(text: str) -> dict:
    """Touches and the clauses that answer them, a dash where nothing forbids the touch."""
    found = {}
    for part in text.split("; "):
        touch, _, clause = part.rpartition(" ")
        found[touch] = None if clause == "-" else clause
    return found


TIRED = having(new(), food=0, awake="marmalade3", asleep="marmalade1 marmalade2", stalls=shop("marmalade4:coin1"))
SHOPS = having(new(), gold=5, stalls=shop("marmalade3:food1", "marmalade4"))
SERVED = say(having(new(), gold=5, stalls=shop("marmalade3")), "coin0 marmalade3")
CREW = having(new(), awake="marmalade1 marmalade3", asleep="marmalade2", stalls=shop("marmalade4"))
POOR = having(supper(having(new(), awake="marmalade1", stalls=shop("marmalade3"))), food=0)
REFUSED = [
    (
        dawn(TIRED),
        "marmalade1@1 4.3; marmalade3 5.1; marmalade4@2 4.6; marmalade5 6.10; pearl1 5.3; coin0 -",
    ),
    (dawn(TIRED), "coin0 marmalade3 4.6; food:0 4.7; food0 4.7; tile-gold -; score:7 10.10; edge0.3,0 6.3"),
    (dawn(TIRED), "edge0.1,0 6.4; field0.2,0 6.7; carrot@1 6.7; stick@1 6.4; feed 8.4; elsewhere -"),
    (SHOPS, "coin0 marmalade3 4.7; coin0 marmalade4 -; coin0 marmalade1 4.6; coin1 4.6"),
    (SERVED, "coin0 4.6; marmalade3@2 4.6"),
    (say(new(), "tile-gold", "done", "pass", "feed"), "tile-gold@1 5.1; badge-marmalade 5.1; taker2 5.1"),
    (dawn(CREW), "marmalade2 -; malus 8.10; first 3.4; last-round -; fields:18 6.7; need:4 8.1"),
    (say(CREW, "tile-gold"), "marmalade2@1 5.4; marmalade4@2 5.4; tile-food 5.1; field0.2,0 6.7; done -"),
    (say(new(), "tile-fields"), "marmalade1 6.7; field0.3,0 6.7; field0.0,0 6.7; field1.2,0 6.9"),
    (say(new(), "tile-irrigation"), "edge0.1,0 6.4; edge0.5,0 6.4; edge1.3,0 6.9; edge0.3,0 -"),
    (say(having(new(), gold=3), "tile-recruit", "worker"), "marmalade3 5.5; marmalade4 6.11; nest1 6.13"),
    (say(mingled(2), "tile-gold", "done"), "pass pearl1 7.4; pass pearl3 -"),
    (supper(having(new(), food=9)), "marmalade1 8.5; home pearl1 8.1; home marmalade1 -; unfed3 8.8"),
    (POOR, "home marmalade1 8.7; home marmalade3 -; feed 8.4; wares0 -; ware-none 4.6"),
]


@pytest.mark.parametrize("state, touches", REFUSED)
def test_a_refused_touch_names_its_clause(state, touches):
    wanted = table(touches)
    assert {touch: meowtopia.why_not(state, tuple(touch.split())) for touch in wanted} == wanted
    assert meowtopia.why_not(state, ()) is None


def test_every_touch_is_answered_and_every_clause_exists():
    pointed = set()
    for game in games():
        for ply, (state, _) in enumerate(game):
            pointed.add(meowtopia.clause(state))
            if ply % 9 or meowtopia.turn(state) < 0:
                continue
            moves = meowtopia.moves(state)
            said = {move[:end] for move in moves for end in range(1, len(move) + 1)}
            assert all(meowtopia.why_not(state, words) is None for words in said)
            starts = {word for move in moves for word in move[:1]}
            for spot, faces in meowtopia.look(state, OVER).items():
                for face in faces:  # a place may leave it to what lies there
                    touches = (spot, face, art(face))
                    clauses = {meowtopia.why_not(state, (touch,)) for touch in touches}
                    assert clauses != {None} or not starts.isdisjoint(touches), touches
                    pointed |= clauses
    assert pointed - {None} <= NUMBERS and len(pointed) > 25


# ── what brains get ──


@pytest.mark.parametrize("seats", meowtopia.SEATS)
def test_what_is_likely_or_sampled_is_legal(seats):
    wide = 0
    for begin in (new(seats), mingled(seats), new(seats, tiles="pairs")):
        for ply, (state, _) in enumerate(walk(seats, "likely", begin=begin)):
            if meowtopia.turn(state) < 0:
                assert meowtopia.likely(state) is None
                continue
            legal, likely = meowtopia.moves(state), meowtopia.likely(state)
            assert likely and set(likely) <= set(legal) and len(set(likely)) == len(likely)
            assert meowtopia.sample(state, Random(ply)) in legal
            assert all(0 <= meowtopia.worth(state, seat) <= 1 for seat in range(seats))
            wide += len(legal) - len(likely)
    assert wide > 300


def test_likely_moves_leave_out_what_is_alike():
    state = dawn(having(new(), awake="marmalade1 marmalade2 marmalade3", food=2))
    assert meowtopia.likely(say(state, "tile-gold")) == [("marmalade1",), ("done",)]
    sleepy = dawn(having(new(), food=2, awake="marmalade3", asleep="marmalade1 marmalade2"))
    assert [move for move in meowtopia.likely(sleepy) if move[0].startswith("marm")] == [("marmalade1",)]
    one = dawn(having(new(), awake="marmalade1", asleep="marmalade2"))
    assert meowtopia.likely(one) == [("marmalade2",)] and meowtopia.sample(one, Random(1)) == ("marmalade2",)
    assert meowtopia.likely(supper(new())) == [("feed",)]
    short = meowtopia.likely(having(supper(new()), food=0))
    assert short == [("home", "marmalade1"), ("unfed1",)]
    best = meowtopia.likely(say(dawn(having(new(), farm=farm("field0.0,1"))), "tile-irrigation"))
    assert best == [("edge0.0,1",), ("done",)]  # it counts most and waters the dry field
    lone = having(new(), farm=farm("field0.0,1", "field0.0,2", "edge0.1,2"))
    both = meowtopia.likely(say(dawn(lone), "tile-irrigation"))
    assert both[0] == ("edge0.0,3",) and len(both) == 2


def test_likely_mornings_wake_then_serve_then_take_a_tile():
    shops = shop("marmalade4:coin1", "marmalade5:coin2", "marmalade6:food1")
    sleepy = having(new(), food=9, gold=2, asleep="marmalade1 marmalade2", awake="marmalade3", stalls=shops)
    sleepy = dawn(sleepy)
    gifts = [move for move in meowtopia.likely(sleepy) if len(move) == 2]
    assert meowtopia.likely(sleepy)[0] == ("marmalade1",)
    assert gifts == [("coin0", "marmalade4"), ("food0", "marmalade6")]
    served = say(sleepy, "food0 marmalade6")
    assert {move[0][:4] for move in meowtopia.likely(served)} == {"tile"}


def test_what_nobody_needs_goes_to_the_merchants_without_a_thought():
    shops = shop("marmalade4:coin1", "marmalade6:food1")
    rich = dawn(having(new(), food=20, gold=6, stalls=shops))
    assert meowtopia.likely(rich) == [("coin0", "marmalade4")]
    assert meowtopia.likely(say(rich, "coin0 marmalade4")) == [("food0", "marmalade6")]
    poor = dawn(having(new(), food=4, gold=1, stalls=shops))
    assert len(meowtopia.likely(poor)) > 5


def test_nobody_takes_recruiting_without_a_coin_but_for_its_food():
    bare = dawn(having(new(), gold=0))
    assert ("tile-recruit",) not in meowtopia.likely(bare)
    assert ("tile-recruit",) in meowtopia.likely(at(bare, bonus=(0, 0, 0, 1, 0)))
    assert ("tile-recruit",) in meowtopia.likely(dawn(new()))


def test_a_better_home_is_worth_more():
    state = new(3)
    assert meowtopia.worth(state, 0) > meowtopia.worth(state, 1) == meowtopia.worth(state, 2)  # 1 food more
    for changes in ({"gold": 4}, {"food": 20}, {"farm": farm("edge0.3,0")}, {"stalls": shop("soot3")}):
        assert meowtopia.worth(having(state, 2, **changes), 2) > meowtopia.worth(state, 2)
    assert meowtopia.worth(having(state, 2, malus=1), 2) < meowtopia.worth(state, 2)
    assert 0 <= meowtopia.worth(having(state, 2, malus=9999), 2) < 0.01


def test_sampled_games_send_somebody_and_take_few_malus():
    for seats in meowtopia.SEATS:
        *moves, (over, _) = walk(seats, "sense", meowtopia.sample)
        assert sum(len(seen(over, f"malus{seat}")) for seat in range(seats)) < 3
        first = [move for state, move in moves if state.stage == "work" and not state.sent]
        assert first and ("done",) not in first


# ── set positions: what a good player would not miss ──


def at(state, **changes):
    """The state with something of the round changed, in the morning of seat 0."""
    return dawn(state._replace(round=state.round._replace(**changes)))


def follows(state, tile: str, **changes):
    """The state in which seat 1 took a tile, sent nobody, and asks seat 0 whether it follows."""
    state = state._replace(round=state.round._replace(**changes))
    return say(dawn(state, 1), tile, "done")


LAST = stocked(new(), ending=True)
WATERED = {"first": 1, "takers": (-1, 1, -1, -1, -1)}  # seat 1 has had its turn, with irrigation
EATEN = {"first": 1, "takers": (1, -1, -1, -1, -1)}  # or with food
COINS = shop("marmalade3:coin4", "marmalade4:coin4")
DRY = farm("field0.0,1", "field0.1,1")
GREEN = farm("field0.0,1", "field0.1,1", "field0.2,0", "edge0.1,2", "edge0.3,0")
THREE = shop("marmalade3:coin1", "marmalade4:coin1", "marmalade5:coin1")
TRIO = "marmalade1 marmalade2 marmalade3"
ONE_STICK = stocked(new(), sticks=1)
BEHIND = having(having(ONE_STICK, awake="marmalade1", food=15, gold=4, stalls=THREE), 1, awake=0, food=56,
                asleep="pearl1 pearl2")  # fmt: skip
SET = {
    "takes the food that others left rather than starve":
        (at(having(new(), awake="marmalade1", food=0, gold=0, stalls=COINS), bonus=(0, 0, 3, 0, 0)),
         "tile-gold"),
    "fetches the food that supper lacks":
        (at(having(having(LAST, awake="marmalade1", gold=0, food=1, stalls=COINS), 1, food=50), **WATERED),
         "tile-food"),
    "keeps the last food for supper":
        (at(having(having(LAST, awake="marmalade1", gold=0, food=0, farm=GREEN,
                          stalls=shop("marmalade3:food4", "marmalade4:coin4")),
                   1, awake=0, asleep="pearl1 pearl2", food=55), **EATEN), "tile-irrigation"),
    "sends home who loses least":
        (having(supper(having(LAST, stalls=shop("marmalade3:coin3"))), food=2),
         "home marmalade1|home marmalade2"),
    "feeds everybody when it can":
        (supper(having(LAST, stalls=shop("marmalade3:coin3"), food=8)), "feed"),
    "takes what waits when everybody sleeps":
        (at(having(LAST, awake=0, asleep=TRIO, food=0), bonus=(1, 0, 0, 5, 0)), "tile-recruit"),
    "follows for two points":
        (follows(having(LAST, farm=farm("field0.0,1")), "tile-irrigation"), "edge0.0,1"),
    "follows for a coin its merchant can take":
        (follows(having(LAST, awake="marmalade1", gold=0, food=8, stalls=shop("marmalade3:coin1")),
                 "tile-gold", first=1), "marmalade1"),
    "passes rather than lay a field for nothing":
        (follows(having(LAST, awake="marmalade1", asleep="marmalade2"), "tile-fields"), "pass"),
    "waters two dry fields with one stick":
        (say(dawn(having(new(), awake="marmalade1", stalls=COINS, food=5, farm=DRY)), "tile-irrigation"),
         "edge0.1,2"),
    "lays a field where water is":
        (say(dawn(having(new(), awake="marmalade1", farm=farm("edge0.3,0"))), "tile-fields"), "field0.2,0"),
    "sells its coins before the end":
        (dawn(having(LAST, gold=2, stalls=shop("marmalade3:coin1", "marmalade4"))),
         "coin0 marmalade3|coin0 marmalade4"),
    "ends the game when it leads":
        (at(having(ONE_STICK, food=20), **EATEN), "tile-irrigation"),
    "does not end a game it would lose":
        (say(at(BEHIND, **EATEN), "coin0 marmalade3", "tile-irrigation"), "done"),
    "takes the tile that brings most in the last round":
        (dawn(having(LAST, awake="marmalade1", food=3, gold=0, farm=farm("field0.0,1"))), "tile-irrigation"),
    "sends another kitten when there are points to fetch":
        (say(dawn(having(LAST, farm=DRY)), "tile-irrigation", "edge0.1,2"),
         "edge0.0,1|edge0.2,1"),
    "wakes a kitten that costs nothing":
        (dawn(having(new(), awake="marmalade1", asleep="marmalade2", food=3)), "marmalade2"),
}  # fmt: skip


FAR = {"lays a field where water is", "takes the tile that brings most in the last round"}  # for cats


ASKED = [("tiger", name) for name in SET] + [("cat", name) for name in SET if name not in FAR]


@pytest.mark.slow
@pytest.mark.parametrize("level, name", ASKED)
def test_bots_play_no_silly_move(level, name):
    state, wanted = SET[name]
    good = [tuple(move.split()) for move in wanted.split("|")]
    rules, legal = find("meowtopia"), meowtopia.moves(state)
    mind = replace(LEVELS[level], playouts=min(LEVELS[level].playouts, 800))  # more find it too
    chosen = [choose(rules, state, meowtopia.turn(state), mind, Random(seed)) for seed in range(4)]
    assert set(chosen) <= set(good)
    assert not {Random(seed).choice(legal) for seed in range(4)} <= set(good)  # luck alone misses it
