"""What hands do at Neko no Tawa, touch by touch."""

import pytest
from touching import Position, check

from meowgames.rules import neko


def acting(match):
    """A tower stands, a koban is there: tiles can be built, discarded or looked at."""
    state = match.state
    if state.stage != "act" or not state.kobans[0] or not state.towers[0].tiles or not any(state.piles.waste):
        return None
    tiles = list(dict.fromkeys(move[0] for move in neko.moves(state)))
    waste = next(f"waste-{kind}" for kind, count in zip(neko.tiles.KINDS, state.piles.waste) if count)
    glow = next(spot for spot in neko.look(state, 0) if spot.startswith("next0."))
    return {"a": tiles[0], "b": tiles[1], "waste": waste, "next": glow} if len(tiles) > 1 else None


def poor(match):
    """There is no koban, so nothing can be built."""
    state = match.state
    if state.stage != "act" or state.kobans[0] or not state.towers[0].tiles:
        return None
    return {"a": neko.moves(state)[0][0]}


def pawns(match):
    """A pawn is to be put on an animal."""
    state = match.state
    if state.stage != "pawn" or len(match.moves) < 20:
        return None
    free = [word for (word,) in neko.moves(state)]
    taken = [animal for place, animal in enumerate(state.round.line) if place in state.pawns]
    return {"a": free[0], "b": free[1], "taken": taken[0]} if taken and len(free) > 1 else None


def power(name):
    """An animal is in use that asks for something."""

    def names(match):
        state = match.state
        if state.stage != "power" or state.power != name or state.picks:
            return None
        moves = [move for move in neko.moves(state) if move != ("skip",)]
        return {"a": moves[0][0], "b": moves[-1][0], "z": moves[0][-1]} if moves else None

    return names


POSITIONS = {
    "act": Position("neko", acting),
    "act4": Position("neko", acting, 4, "four"),
    "poor": Position("neko", poor, 3, "poor"),
    "enter": Position("neko", lambda match: {} if match.state.stage == "enter" else None, 2, "enter"),
    "pawn": Position("neko", pawns, 3, "pawn"),
    "snake": Position("neko", power("snake"), 2, "snake"),
    "tiger": Position("neko", power("tiger"), 2, "tiger"),
    "horse": Position("neko", power("horse"), 2, "horse"),
    "rabbit": Position("neko", power("rabbit"), 3, "rabbit"),
    "sheep": Position("neko", power("sheep"), 3, "sheep"),
    "dog": Position("neko", power("dog"), 2, "dog"),
}
ROWS = [
    # choosing and changing one's mind
    ("act", "{a}", "holds {a}"),
    ("act", "{a} > {b}", "holds {b}"),
    ("act", "{a} > {b} > {a}", "holds {a}"),
    ("act4", "{a} > {b}", "holds {b}"),
    ("rabbit", "{a}", "made {a}"),
    ("rabbit", "{a} > {b}", "made {b}"),
    ("rabbit", "{a} > {a}", "nothing"),
    ("rabbit", "{a} > {b} > {b}", "nothing"),
    ("act", "{a} > beside", "nothing"),
    ("act", "{a} > key Esc", "nothing"),
    ("act", "{a} > right beside", "nothing"),
    ("act", "{a} > {waste}", "clause 4.1"),  # a click on the pile puts back; only a drag discards
    ("act", "{a} > deck", "clause 4.6"),
    ("act", "{a} > log", "holds {a}"),
    ("act", "{a} > wheel 1", "holds {a}"),
    # building: a ghost that is placed
    ("act", "{a} > {next}", "ghost {a} build"),
    ("act", "{a} > {next} > {next}", "made {a} build"),
    ("act", "{a} > {next} > tool:drop", "made {a} build"),
    ("act", "{a} > {next} > key Enter", "made {a} build"),
    ("act", "{a} > {next} > tool:back", "holds {a}"),
    ("act", "{a} > {next} > key Esc", "holds {a}"),
    ("act", "{a} > {next} > beside", "holds {a}"),
    ("act", "{a} > {next} > beside > beside", "nothing"),
    ("act", "{a} > {next} > {b}", "holds {b}"),
    ("act", "{a} > build", "made {a} build"),
    ("act", "{a} > look", "made {a} look"),
    ("act", "{a} > discard", "made {a} discard"),
    ("act", "drag {a} to {next}", "ghost {a} build"),
    ("act", "drag {a} to {next} > tool:drop", "made {a} build"),
    ("act", "drag {a} to {waste}", "made {a} discard"),
    ("act", "drag {a} to beside", "nothing"),
    ("act", "drag {a} to {b}", "nothing"),
    ("act", "{next}", "clause 5.2"),
    ("poor", "{a} > discard", "made {a} discard"),
    # the first tile: digits are read from left to right
    ("enter", "key 1", "made nw"),
    ("enter", "key 2", "made ne"),
    # pawns
    ("pawn", "{a}", "made {a}"),
    ("pawn", "{taken}", "clause 3.3"),
    ("pawn", "deck", "clause 4.6"),
    # animals
    ("snake", "{a}", "holds {a}"),
    ("snake", "{z}", "holds {z}"),
    ("snake", "{a} > {z}", "made {a} {z}"),
    ("snake", "{a} > beside", "nothing"),
    ("tiger", "{a}", "made {a}"),
    ("horse", "{a}", "made {a}"),
    ("sheep", "{a}", "made {a}"),
    ("dog", "{a}", "made {a}"),
    ("dog", "skip", "made skip"),
]


@pytest.mark.parametrize("position, script, expected", ROWS)
def test_a_touch_means(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected)
