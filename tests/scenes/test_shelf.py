"""The shelf of the title: boxes where the map says, closer together while a new one has no place yet."""

from itertools import combinations

import pytest
from looking import make_stage

from meowgames import rules
from meowgames.rules import NEW, SHELF, whole
from meowgames.scenes.menus import title
from meowgames.scenes.menus.shelf import GameBox, LearnTag, cover, stands
from meowgames.screen.kit.widget import walk
from meowgames.screen.paint import Box
from meowgames.screen.table.board import Board

EVERY_LOOK = pytest.mark.parametrize("language, text", [("en", 1.0), ("en", 2.0), ("fr", 1.0), ("fr", 2.0)])


@pytest.fixture
def places():
    return Board("house", 0).places


def test_a_game_with_a_place_stands_there(places):
    found = stands(whole(), places)
    for game, stand in found.items():
        assert (stand.box, stand.tag, stand.scale) == (places[f"box-{game}"].box, places[f"tag-{game}"].box, 1)
    assert [game for game, stand in found.items() if stand.cat] == ["meowtopia", "neko"]


@pytest.mark.parametrize("more", [1, 2, 3])
def test_boxes_move_together_for_games_without_a_place(places, more):
    games = [*whole(), *(f"new{number}" for number in range(more))]
    found = stands(games, places)
    boxes = [found[game].box for game in games]
    drawn = [stand.box for stand in stands(whole(), places).values()]
    assert all(left.right < right.x for left, right in zip(boxes, boxes[1:]))
    assert boxes[0].x == drawn[0].x and boxes[-1].right <= drawn[-1].right + 20
    assert {round(box.bottom) for box in boxes} == {round(drawn[0].bottom)}
    for stand in found.values():
        assert abs(stand.tag.centerx - stand.box.centerx) < 1
        assert stand.cat is None or stand.box.x <= stand.cat.centerx <= stand.box.right


def test_a_game_without_a_cover_has_a_plain_one():
    assert cover("meow") == "box-meow" and cover("marble") == "box-plain"


@EVERY_LOOK
def test_six_boxes_and_their_signs_stand_clear(monkeypatch, language, text):
    monkeypatch.setattr(title, "SHELF", dict.fromkeys(whole(), True) | {"marble": NEW})
    stage = make_stage(language=language, text=text)
    stage.push(title.TitleScene(stage))
    stage.settle()
    stage.draw()
    kinds = [one for one, _ in walk(stage.top.form.root) if isinstance(one, (GameBox, LearnTag))]
    boxes = [one for one in kinds if isinstance(one, GameBox)]
    signs = [one.box for one in kinds] + [box.paper(stage.paint) for box in boxes]
    assert len(boxes) == 6 and len(signs) == 17  # no sign leads to a lesson that is not there
    for one, two in combinations(signs, 2):
        assert not Box(one).inflate(-4, -4).colliderect(two)


def test_a_new_game_is_playable_but_not_whole(monkeypatch):
    monkeypatch.setitem(SHELF, "marble", NEW)
    monkeypatch.setitem(SHELF, "asleep", False)
    assert "marble" in rules.playable() and "asleep" not in rules.playable()
    assert not {"marble", "asleep"} & set(whole())
