"""Set it up as it lies on our kitchen table and let the tiger take over: every game, out of the box, by real inputs."""

import pytest
import test_isle_kitchen as isle
import test_meow_stand as meow
import test_meowtopia_stand as meowtopia
import test_minicity_stand as minicity
import test_neko_stand as neko
from kitchen import Kitchen
from playing import Quick

from meowgames.play.level import read_level
from meowgames.play.match import PERSON
from meowgames.rules import CHANCE, find
from meowgames.rules.free.standing import GONE, pictured
from meowgames.scenes.table.scene import TableScene

EXTRA = 7  # the box is opened and closed, the menu and its page opened, a tiger chosen out of a list, the match begun
SLOW = (pytest.mark.slow,)  # the one with the most pieces
FARM = {"field1": (3, 2), "edge1": (6, 4)}  # how far from the middle the second farm lies in the picture


def villages():
    """The village of the rules, both farms in the middle of their meadows: where they lie there does not matter."""
    found = {}
    for spot, faces in meowtopia.KITCHEN.items():
        base, dot, at = spot.partition(".")
        x, y = (int(part) - by for part, by in zip(at.split(","), FARM[base])) if base in FARM else (0, 0)
        found[f"{base}.{x},{y}" if base in FARM else spot] = faces
    return found


TABLES = {  # the picture, where what is left lies, the answers, whose turn it is, and the seed of the table
    "meow": (meow.kitchen(), "deck", {"lead": "seat1"}, 1, "kitchen"),
    "meowtopia": (villages(), "", meowtopia.SAID, 0, "kitchen"),
    "minicity": (minicity.KITCHEN, "deck", {"stage": "walk", "last": "a-top"}, 0, "kitchen"),
    "neko": (neko.stocked(neko.KITCHEN), "deck", {"stage": "power"}, 1, "kitchen"),
    "isle": (isle.KITCHEN, "bag", {"turn": "seat1", "stage": "treasure"}, 1, "kitchen10"),  # with these two boats
}


def many(table, rest):
    """How many pieces a hand lays one by one, what is in deck or bag not counted."""
    lying = [(spot, face) for spot, faces in table.items() if spot not in (rest, GONE) for face in faces]
    return sum(int(face[len(spot) + 1 :]) if face.startswith(f"{spot}:") else 1 for spot, face in lying)


@pytest.mark.parametrize("game", [pytest.param(game, marks=SLOW * (game == "minicity")) for game in TABLES])
def test_a_kitchen_table_is_put_up_and_the_tiger_takes_over(game):
    table, rest, answers, turn, seed = TABLES[game]
    hand = Kitchen(game, seed=seed)
    hand.draws, hand.stage.mind = False, Quick()
    hand.put_up(table, rest)
    rules, level = find(game), read_level(game)
    assert rules.pieces(level, 2, pictured(hand.match.state)) == rules.pieces(level, 2, table)
    asked = hand.take_up(answers)
    count = many(table, rest)
    assert count >= 30 and hand.inputs <= 2 * count + asked + EXTRA
    goes_on(hand.stage, table, turn)


def goes_on(stage, table, turn):
    """Hold the match that has begun to what was put up, and let the one whose turn it is move."""
    scene = stage.top
    assert isinstance(scene, TableScene)
    match = scene.match
    game, rules = match.setup.game, match.rules
    assert rules.pieces(match.level, 2, rules.look(match.state, CHANCE)) == rules.pieces(match.level, 2, table)
    assert match.turn == turn and [seat.player for seat in match.seats] == [PERSON, "tiger"], game
    moves = rules.moves(match.state)
    if turn == 0:
        scene.play.commit(moves[0])
    for _ in range(60):
        stage.update(0.2)
        if match.at:
            break
    assert match.by(0) == turn and match.moves[0] in moves
