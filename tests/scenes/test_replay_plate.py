"""The title of a replay stands where it covers nothing of the table."""

import pytest
from looking import Still, make_stage
from sitting import seats

from meowgames.play.match import Match, Setup
from meowgames.rules import find, playable
from meowgames.scenes.menus import plate
from meowgames.scenes.menus.replay import above
from meowgames.screen.paint import CANVAS, Box

LEFT_OUT = ("title", "tools", "prompt", "buttons", "ending", "placing", "log", "hidden", "sign", "peek", "past")
FRAMES = ("hint", "gains", "aside", "notes", "warnings", "kept", "pointers", "hill")  # room, or drawn with its pieces


def replay(stage, game, count):
    """Return the replay of a match of so many that has just begun."""
    scene = stage.doors.replay(Match(Setup(game, seats(count), "plate")).begin())
    stage.push(scene)
    stage.settle()
    scene.form.ready()
    return scene


def shown(board, table):
    """Return what of a table is drawn in a replay: its places by name, as they are seen."""
    zoom = table.w / CANVAS[0]
    for place in board.places.values():
        room = place.kind == "area" and (place.name in FRAMES or place.name.startswith("near-"))
        if place.kind not in LEFT_OUT and not room:
            x, y, wide, high = place.box
            yield place.name, Box(table.x + x * zoom, table.y + y * zoom, wide * zoom, high * zoom)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.3, 1.5, 2.0])
def test_the_plate_of_a_replay_covers_nothing(language, text):
    stage = make_stage(language=language, text=text)
    stage.mind = Still()
    for game in playable():
        for count in find(game).SEATS:
            scene, paint = replay(stage, game, count), stage.paint
            table = above(scene.form.root.body_box)
            sign = scene.plate(paint)
            assert sign.w > 180 and sign.h > 50 and sign.left > 0 and sign.top > 0
            assert not sign.colliderect(scene.form.root.body_box)
            hidden = [name for name, box in shown(scene.view.board, table) if sign.colliderect(box)]
            assert not hidden, (game, count, hidden)
            assert all(sign.contains(box) for box in words_on(scene, paint, sign)), (game, count)
            stage.pop()


def words_on(scene, paint, sign):
    """Return where the plate's words are written."""
    boxes = []
    paint.text = lambda *what, **how: boxes.append(type(paint).text(paint, *what, **how)) or boxes[-1]
    try:
        plate.draw(paint, sign, *scene.titles())
    finally:
        del paint.text
    return boxes
