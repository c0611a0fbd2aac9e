"""Neko no Tawa: bots that look before they build, keep their towers standing and never miss a win."""

from dataclasses import replace
from random import Random

import pytest
from neko_table import ROW, acting, begun, emptied, follow, kinds, tower, using

from meowgames.play.brain import LEVELS, Brain, choose
from meowgames.rules import CHANCE, OVER, find, neko
from meowgames.rules.neko.outlook import STANDS, WALL, outlook
from meowgames.rules.neko.state import ANIMALS, SLOT
from meowgames.rules.neko.tiles import KIND_BITS, SEEN, more

pytestmark = pytest.mark.slow
RULES = find("neko")
TOP = tower("lrlrlrl")  # one more tile wins
MID = tower("lrlr")
EDGE = tower("ssss")  # on its way out: a straight tile leads to where the next one falls
LOST = tower("sssss")  # whatever is built here falls
BENT = tower("LR")  # a hard right leads into a wall here
POCKET = tower("LrrrR")  # only a hard left does not hit a wall here
NARROW = tower("sLrrR")  # only left turns do not


def known(state, owner: int = 0):
    """The table on which seat 0 has seen all tiles of a row."""
    row = tuple(tile and tile | state.round.table.marks[0] for tile in state.rows[owner])
    return state._replace(rows=state.rows[:owner] + (row,) + state.rows[owner + 1 :])


def hidden(state):
    """The table on which nobody has seen any tile of the first row."""
    row = tuple(tile & ~state.round.table.marks[-1] for tile in state.rows[0])
    return state._replace(rows=(row, *state.rows[1:]))


def choosing(*rows: str, towers=(), kobans=(2, 2), hoard=0, waste="", first=0, line=(), cat="boar"):
    """The first player is to choose an animal."""
    state = begun(*rows, **({"line": line} if line else {}))
    piles = state.piles._replace(waste=more(state.piles.waste, kinds(waste)))
    lap = state.round._replace(first=first)
    state = state._replace(towers=tuple(towers), kobans=kobans, hoard=hoard, piles=piles, round=lap)
    return neko.play(state, ("roll", cat))


def dragged(state):
    """The table after the rabbit has taken and given two tiles; seat 0 gives one back."""
    return follow(state, "row1.0,0", "row1.2,0", "row0.0,0", "row0.1,0")


LOOKS = "row0.0,0 look|row0.1,0 look|row0.2,0 look|row0.3,0 look"

# What is on the table, and what a sensible player may do there.
POSITIONS = {
    "wins with a tile it knows": (
        lambda: acting("boar", "sLLr", ROW, towers=[TOP, MID]), "row0.0,0 build|row0.3,0 build"),
    "wins with the sheep": (
        lambda: using("sheep", "sLLr", ROW, towers=[TOP, MID], kobans=(1, 2)), "row0.0,0|row0.3,0"),
    "acts first when both can win": (
        lambda: choosing("sLLr", "sLLr", towers=[TOP, TOP]), "rat"),
    "acts before another who can win": (
        lambda: follow(choosing("sLLr", "sLLr", towers=[TOP, TOP], first=1), "rabbit"), "rat|ox|tiger"),
    "builds the tile it knows, not an unseen one": (
        lambda: acting("boar", "sLLR", ROW, towers=[MID, MID]), "row0.0,0 build"),
    "does not build blind into walls": (
        lambda: acting("boar", "sLLs", ROW, towers=[POCKET, MID]),
        "row0.1,0 look|row0.2,0 look|row0.0,0 discard|row0.3,0 discard"),
    "looks before the sheep builds": (
        lambda: hidden(acting("sheep", "sLls", ROW, towers=[NARROW, MID])), LOOKS),
    "looks before the sheep builds even where all would stand": (
        lambda: hidden(acting("sheep", "sLls", ROW, towers=[MID, MID])), LOOKS),
    "leads its path back to the middle": (
        lambda: acting("boar", "sLRl", ROW, towers=[tower("lrsss"), MID]), "row0.3,0 build"),
    "does not build what makes the next tile fall": (
        lambda: known(acting("boar", "ssss", ROW, towers=[EDGE, MID])),
        "row0.0,0 discard|row0.1,0 discard|row0.2,0 discard|row0.3,0 discard"),
    "does not topple its tower with the sheep": (
        lambda: known(using("sheep", "slrs", ROW, towers=[LOST, MID])), "skip"),
    "does not topple its tower with the ox": (
        lambda: using("ox", "slrs", ROW, towers=[LOST, MID]), "skip"),
    "does not tear down a good tower": (
        lambda: using("tiger", towers=[tower("lrl"), MID]), "skip"),
    "tears down no more than it must": (
        lambda: using("tiger", towers=[LOST, MID]), "tower0.3,-3|tower0.4,-4"),
    "does not ruin its tower with the snake": (
        lambda: using("snake", towers=[MID, MID]), "skip"),
    "keeps the tile that fits when it needs a koban": (
        lambda: known(acting("boar", "RRsR", ROW, towers=[BENT, MID], kobans=(0, 2))),
        "row0.0,0 discard|row0.1,0 discard|row0.3,0 discard"),
    "fetches a hoard when it has no koban": (
        lambda: choosing("ssss", "ssss", towers=[MID, MID], kobans=(0, 2), hoard=7), "rat"),
    "takes a discarded tile that fits": (
        lambda: using("dog", "RRRR", ROW, waste="sRR", towers=[BENT, MID]), "waste-straight"),
    "exchanges a useless tile for one that fits": (
        lambda: follow(known(using("monkey", "RRRs", "lRRR", towers=[BENT, MID])), "row1.0,0", "row1.1,0"),
        "row1.0,0 row0.0,0|row1.0,0 row0.1,0|row1.0,0 row0.2,0"),
    "keeps the better of the rabbit's tiles": (
        lambda: dragged(using("rabbit", "RRRR", "lsRR", towers=[BENT, MID])), "row1.2,0"),
    "takes away the tile with which another would win": (
        lambda: emptied(using("ox", "RRRR", "lsss", towers=[tower("lrlrlr"), TOP]), 1, keep=1), "row1.0,0"),
    "lets its first tile go up": (
        lambda: follow(acting("boar", "rLLr", ROW), "row0.0,0 build"), "nw"),
}  # fmt: skip


HARD = {  # asked of tigers only
    "acts first when both can win", "builds the tile it knows, not an unseen one",
    "looks before the sheep builds", "looks before the sheep builds even where all would stand",
    "fetches a hoard when it has no koban", "takes away the tile with which another would win",
}  # fmt: skip
ASKED = [(name, "tiger") for name in POSITIONS] + [(name, "cat") for name in POSITIONS if name not in HARD]


@pytest.mark.parametrize("name, level", ASKED)
def test_a_bot(name, level):
    made, wanted = POSITIONS[name]
    state, sensible = made(), {tuple(text.split()) for text in wanted.split("|")}
    assert sensible < set(neko.moves(state)), "there is something else to do"
    for seed in range(3):
        assert choose(RULES, state, 0, LEVELS[level], Random(seed)) in sensible


def turn(state, level: str, seed: int):
    """Yield each choice of seat 0 until its turn is over."""
    mind, rng = Brain(RULES, LEVELS[level]), Random(seed)
    while neko.turn(state) != 1 and neko.turn(state) != OVER and state.stage != "roll":
        chance = neko.turn(state) == CHANCE
        move = neko.chance(state, rng) if chance else mind.choose(state, 0, rng)
        if not chance:
            yield state, move
        state = neko.play(state, move)
    yield state, None


@pytest.mark.parametrize("seed", range(3))
def test_a_tiger_sees_a_win_with_two_tiles(seed):
    line = ("sheep", *(animal for animal in ANIMALS if animal != "sheep"))
    state = choosing("lssl", "ssss", towers=[tower("lrlrlr"), TOP], line=line)
    assert choose(RULES, state, 0, LEVELS["tiger"], Random(seed)) == ("sheep",)
    *_, (state, _) = turn(follow(state, "sheep", "rat"), "tiger", seed)
    assert neko.rank(state) == (1, 2) and neko.turn(state) == OVER


def built(begin, animal: str, seed: int) -> list[bool]:
    """Whether a tiger had seen each tile that it builds in its turn."""
    found = []
    for state, move in turn(begin, "tiger", seed):
        if move and (move[-1] == "build" or state.power == animal and move != ("skip",)):
            owner, slot = SLOT[move[0]]
            found.append(bool(state.rows[owner][slot] >> SEEN & 1))
    return found


@pytest.mark.parametrize("animal, owner", [("sheep", 0), ("ox", 1)])
@pytest.mark.parametrize("seed", range(2))
def test_a_tiger_pays_for_no_unseen_tile_where_most_are_lost(animal, owner, seed):
    begin = acting(animal, "sLls", "sLls", towers=[NARROW, MID])
    assert all(built(begin, animal, seed))
    good = built(known(begin, owner), animal, seed)
    assert good and all(good)  # what it knows to stand it does build


def sure(state) -> list:
    """The builds of tiles that the seat to act has seen."""
    seat = state.turn
    row = state.rows[seat]
    return [m for m in neko.moves(state) if m[1] == "build" and row[SLOT[m[0]][1]] >> SEEN + seat & 1]


@pytest.mark.parametrize("seed", range(2))
def test_cats_at_play_waste_no_tile_they_know(seed):
    rng, state = Random(seed), neko.start(None, 2)
    minds = [Brain(RULES, replace(LEVELS["cat"], playouts=40, depth=3)) for _ in range(2)]
    built = 0
    while neko.turn(state) != OVER:
        seat = neko.turn(state)
        move = neko.chance(state, rng) if seat == CHANCE else minds[seat].choose(state, seat, rng)
        if state.stage == "act":
            can = {neko.turn(neko.play(state, other)) == OVER for other in sure(state)}
            assert neko.turn(neko.play(state, move)) == OVER or can <= {False}
            if move in sure(state) and state.towers[seat].tiles:
                fate = outlook(state.towers[seat]).ends[state.rows[seat][SLOT[move[0]][1]] & KIND_BITS]
                assert fate != WALL
                built += fate == STANDS
        state = neko.play(state, move)
    assert built > 5
