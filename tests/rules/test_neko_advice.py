"""Neko no Tawa: a hint says why, it is true of the position at hand, and it tells no secret."""

from random import Random

import pytest
from neko_table import OPTIONS, ROW, acting, begun, follow, tower, using, walk

from meowgames.rules import OVER, neko
from meowgames.rules.neko.tiles import SEEN, SHOWN
from meowgames.words import Words, catalogue

TOP, MID, EDGE, LOST = tower("lrlrlrl"), tower("lrlr"), tower("ssss"), tower("sssss")
BENT = tower("LR")  # a hard right leads into a wall here
DOWN = tower("lrlrR")  # the path leads down


def at(stage, animal: str, row: str = "sLLr", other: str = ROW, mine=MID, theirs=MID, **wishes):
    """Seat 0 takes its first action or uses an animal, with these rows and towers."""
    return stage(animal, row, other, towers=[mine, theirs], **wishes)


def act(row: str = "sLLr", mine=MID, **wishes):
    """Seat 0 takes its first action."""
    return at(acting, "boar", row, mine=mine, **wishes)


def use(animal: str, *rows: str, mine=MID, **wishes):
    """Seat 0 uses an animal."""
    return at(using, animal, *rows, mine=mine, **wishes)


def pawn(row: str = "sLLr", mine=MID, koban=2, first=0, hoard=0, waste=(0,) * 6, cat: str = "boar"):
    """Seat 0 chooses an animal of the line in its usual order."""
    state = begun(row, ROW)
    piles, now = state.piles._replace(waste=waste), state.round._replace(first=first)
    state = state._replace(towers=(mine, MID), kobans=(koban, 2), hoard=hoard, piles=piles, round=now)
    return neko.play(state, ("roll", cat))


def peeked(state, owner: int):
    """The table on which seat 0 has seen all tiles of a row."""
    row = tuple(tile | 1 << SEEN for tile in state.rows[owner])
    return state._replace(rows=state.rows[:owner] + (row,) + state.rows[owner + 1 :])


def entering(tile: str):
    """Seat 0 chooses how its first tile comes in."""
    return follow(acting("boar", tile + "LLr", ROW), "row0.0,0 build")


def swapping(row: str):
    """The monkey has looked at a soft left and a hard right of the other row."""
    return follow(peeked(use("monkey", row, "lRss", mine=BENT), 0), "row1.0,0", "row1.1,0")


def giving(pair: str):
    """The rabbit has brought this pair of the other row."""
    state = use("rabbit", "RRRR", pair + "ss", mine=BENT)
    return follow(state, "row1.0,0", "row1.1,0", "row0.0,0", "row0.1,0")


STRAIGHT = (0, 1, 0, 0, 0, 0)  # one of them lies among the discarded

# A reason, where it holds for a move, and where it does not hold for the same or another move.
REASONS = [
    ("win", lambda: act(mine=TOP), "row0.0,0 build", lambda: act(), "row0.0,0 build"),
    ("may-win", lambda: act(mine=tower("lrlrlrrL")), "row0.1,0 build",
     lambda: act(mine=TOP), "row0.1,0 build"),
    ("any", lambda: act(), "row0.1,0 build", lambda: act(mine=BENT), "row0.1,0 build"),
    ("most", lambda: act(mine=BENT), "row0.1,0 build", lambda: act(mine=LOST), "row0.1,0 build"),
    ("up 5", lambda: act(), "row0.0,0 build", lambda: act(), "row0.3,0 build"),
    ("rise", lambda: act("LLLs", DOWN), "row0.0,0 build", lambda: act(), "row0.0,0 build"),
    ("balance", lambda: act("rLLs", tower("rlLss")), "row0.0,0 build", lambda: act("rLLs"), "row0.0,0 build"),
    ("stands", lambda: act(), "row0.3,0 build", lambda: act(), "row0.2,0 build"),
    ("topple", lambda: act(mine=LOST), "row0.0,0 build", lambda: act(mine=EDGE), "row0.0,0 build"),
    ("wall", lambda: act("RLLr", BENT), "row0.0,0 discard", lambda: act("RLLr", BENT), "row0.3,0 discard"),
    ("falls", lambda: act(mine=LOST), "row0.0,0 discard", lambda: act(mine=EDGE), "row0.0,0 discard"),
    ("dead-end", lambda: act(mine=EDGE), "row0.0,0 discard", lambda: act(), "row0.0,0 discard"),
    ("no-rise", lambda: act(), "row0.3,0 discard", lambda: act(), "row0.0,0 discard"),
    ("broke", lambda: act(kobans=(0, 2)), "row0.1,0 discard", lambda: act(), "row0.1,0 discard"),
    ("look", lambda: act(), "row0.1,0 look", lambda: act(), "row0.0,0 look"),
    ("look-first", lambda: act(mine=BENT), "row0.1,0 look", lambda: act(), "row0.1,0 look"),
    ("ground", lambda: entering("R"), "nw", lambda: entering("R"), "ne"),
    ("upward", lambda: entering("r"), "nw", lambda: entering("s"), "nw"),
    ("first", lambda: pawn(mine=TOP), "rat", lambda: pawn(mine=TOP), "ox"),
    ("hoard 3", lambda: pawn(hoard=3), "rat", lambda: pawn(), "rat"),
    ("unseen 2", lambda: pawn(), "horse", lambda: peeked(pawn(), 0), "horse"),
    ("found straight", lambda: pawn(waste=STRAIGHT), "dog", lambda: pawn(), "dog"),
    ("cat", lambda: follow(pawn(first=1), "rat"), "cat", lambda: pawn(), "cat"),
    ("tiger", lambda: pawn(mine=LOST), "tiger", lambda: pawn(), "tiger"),
    ("snake", lambda: pawn(mine=tower("ssssl")), "snake", lambda: pawn(), "snake"),
    ("boar", lambda: pawn(cat="rat"), "boar", lambda: pawn(koban=0, cat="rat"), "boar"),
    ("rooster", lambda: pawn(), "rooster", lambda: pawn(koban=0), "rooster"),
    ("broke", lambda: pawn(koban=0), "rooster", lambda: pawn(), "rooster"),
    ("theirs", lambda: peeked(pawn(), 1), "ox", lambda: pawn(), "ox"),
    ("twice", lambda: pawn("sLLl"), "sheep", lambda: pawn("sLLR"), "sheep"),
    ("peek", lambda: pawn("RLLR"), "sheep", lambda: peeked(pawn("RLLR"), 0), "sheep"),
    ("two", lambda: pawn("RLLR"), "ox", lambda: pawn("RLLR", koban=1), "ox"),
    ("unfit", lambda: pawn("RLLR"), "monkey", lambda: pawn("sLLR"), "monkey"),
    ("of-two", lambda: pawn(), "rabbit", lambda: pawn("RLLR"), "rabbit"),
    ("save", lambda: use("sheep", "RRRR"), "skip", lambda: use("sheep", "sRRR"), "skip"),
    ("falls", lambda: use("ox", mine=LOST), "skip", lambda: use("ox"), "skip"),
    ("topples", lambda: use("ox", theirs=LOST, sabotage=True), "row1.0,0",
     lambda: use("ox", sabotage=True), "row1.0,0"),
    ("astray", lambda: peeked(use("ox", "ssss", "sRss", sabotage=True), 1), "row1.1,0",
     lambda: peeked(use("ox", "ssss", "sRss", sabotage=True), 1), "row1.0,0"),
    ("fits", lambda: use("dog", waste="sR"), "waste-straight",
     lambda: use("dog", waste="sR"), "waste-hard-right"),
    ("none", lambda: use("dog", waste="R"), "skip", lambda: use("dog", waste="sR"), "skip"),
    ("look", lambda: use("horse"), "row0.1,0", lambda: use("horse"), "row0.0,0"),
    ("save-look", lambda: follow(use("horse"), "row0.1,0"), "done", lambda: use("horse"), "skip"),
    ("fine", lambda: use("tiger"), "skip", lambda: use("tiger", mine=LOST), "skip"),
    ("tiger", lambda: use("tiger", mine=LOST), "tower0.4,-4", lambda: use("tiger"), "tower0.0,0"),
    ("snake", lambda: use("snake", mine=tower("ssssl")), "tower0.3,-3 tower0.4,-4",
     lambda: use("snake", mine=tower("ssssl")), "tower0.0,0 tower0.1,-1"),
    ("content", lambda: use("dragon"), "skip", lambda: use("dragon", "RLLR"), "skip"),
    ("trade soft-left", lambda: swapping("RRRR"), "row1.0,0 row0.0,0",
     lambda: swapping("RRRR"), "row1.1,0 row0.0,0"),
    ("keep soft-left", lambda: giving("lR"), "row1.1,0", lambda: giving("lR"), "row1.0,0"),
    ("of-two", lambda: follow(use("rabbit"), "row1.0,0"), "row1.1,0", lambda: use("rabbit"), "row1.1,0"),
]  # fmt: skip


def why(state, move: str) -> str:
    """The reason given for a legal move, without what all keys begin with."""
    words = tuple(move.split())
    assert words in neko.moves(state)
    return " ".join(neko.because(state, words)).removeprefix("neko.why.")


@pytest.mark.parametrize("reason, true, move, false, other", REASONS, ids=[row[0] for row in REASONS])
def test_a_reason_is_given_where_it_holds_and_only_there(reason, true, move, false, other):
    assert why(true(), move) == reason
    assert why(false(), other) != reason


def test_nothing_is_said_of_a_tile_that_must_be_remembered():
    fresh = act(memory=True)
    row = tuple((tile | 1 << SEEN) & ~(1 << SHOWN) for tile in fresh.rows[0])
    old = fresh._replace(rows=(row, *fresh.rows[1:]))
    assert why(fresh, "row0.1,0 build") == "any" and why(fresh, "row0.1,0 look") == "look"
    assert why(old, "row0.1,0 build") == why(old, "row0.1,0 look") == ""


def test_every_reason_with_words_is_tried():
    tried = {f"neko.why.{reason.split()[0]}" for reason, *_ in REASONS}
    assert tried == {key for key in catalogue("en") if key.startswith("neko.why.")}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_reason_tells_no_secret_and_has_its_words(options):
    said, asked = 0, 0
    texts = [Words("en"), Words("fr")]
    for ply, (state, _) in enumerate(walk(3, 4, wild=False, **options)):
        seat = neko.turn(state)
        if seat < 0:
            assert neko.because(state, ("skip",)) == ()
            continue
        guesses = [neko.guess(state, seat, Random(ply + 1000 * at)) for at in range(2)]
        for move in neko.moves(state):
            reason = neko.because(state, move)
            assert all(neko.because(guess, move) == reason for guess in guesses)
            assert not reason or all(words.has(reason[0]) for words in texts)
            asked, said = asked + 1, said + bool(reason)
    assert neko.turn(state) == OVER and said > asked / 3
