"""L'Île des Chats before a match: who stands first on the island, and who wears which colour."""

import pytest
from looking import click, make_stage

from meowgames.play.match import Match
from meowgames.play.tables import LUCK
from meowgames.rules import OVER
from meowgames.scenes.menus.setup import SetupScene

pytestmark = pytest.mark.usefixtures("tables")


@pytest.mark.clause("isle", "2.9")
def test_on_the_isle_the_first_player_is_drawn_by_lot_unless_somebody_is_chosen():
    scene = SetupScene(make_stage(), "isle")
    names = scene.company.names()
    assert scene.company.starter == LUCK
    first = set()
    for number in range(30):
        scene.seed = str(number)
        first.add(begun(scene.setup()))
    assert first == set(names)
    for starter, name in enumerate(names):
        scene.company.starter = starter
        assert begun(scene.setup()) == name


def begun(setup):
    """Return the name of whose figure stands first on the island when a match begins."""
    match = Match(setup).begin()
    (figure,) = match.rules.look(match.state, OVER)["order0"]
    return match.seats[int(figure[-1])].name


@pytest.mark.clause("isle", "2.10")
def test_on_the_isle_everybody_chooses_a_colour_and_no_two_have_the_same(tables):
    stage = make_stage()
    scene = SetupScene(stage, "isle")
    stage.push(scene)
    stage.settle()
    scene.company.unfold(0)
    for colour in (3, 0, 1, 5):
        stage.draw()
        click(stage, scene.page.form.find(f"colour0={colour}").box.center)
        worn = [chair.colour for chair in scene.company.chairs]
        assert worn[0] == colour and len(set(worn)) == len(worn)
    scene.start()
    assert sorted(Match(tables[0]).colours) == sorted(worn)
