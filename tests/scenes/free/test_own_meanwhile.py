"""Tables of one's own that become others while they are looked at: what was good is read again, or refused."""

import own_tables as own
import pytest
from looking import make_stage
from menus import Floor

from meowgames.scenes.free.choose import ChooseScene


@pytest.fixture(autouse=True)
def nothing_read(home, monkeypatch):
    """Each test has its own folder of tables; all of them are read before a frame goes on."""
    own.forget()
    monkeypatch.setattr("meowgames.scenes.free.choose.AT_ONCE", 60)


def opened():
    """A stage with the choosing screen on top."""
    stage = make_stage()
    stage.push(Floor(stage))
    stage.push(ChooseScene(stage))
    stage.settle()
    return stage, stage.scenes[1]


# ── the table ──


@pytest.mark.parametrize("act", ["choose", "lay_at_once"])
def test_a_table_that_breaks_between_being_listed_and_chosen_says_why_and_is_not_chosen(tables, act):
    folder = own.copied()
    stage, scene = opened()
    assert [one.good for one in scene.shelf.own] == [True]
    (folder / "pictures" / "crumb.svg").unlink()
    getattr(scene, act)("own-mine")
    assert "crumb.svg" in stage.toasts[-1].text and "table.tsx" in stage.toasts[-1].text
    assert scene.laid == "toybox" and not tables and stage.top is scene
    scene.shelf.reader.join(60)
    stage.update(1.0)
    assert [one.good for one in scene.shelf.own] == [False]
