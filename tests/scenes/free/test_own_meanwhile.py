"""Tables of one's own that become others while they are looked at: what was good is read again, or refused."""

import os
import sys
import time
from pathlib import Path

import own_tables as own
import pygame
import pytest
from looking import make_stage
from menus import Floor

from meowgames import paths
from meowgames.play import own_svg
from meowgames.play.level import read_faces
from meowgames.play.own_file import Trouble
from meowgames.scenes.free.choose import ChooseScene
from meowgames.screen.rasters import Raster, Rasters, load

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


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


# ── its pictures ──


def looked_through(name="dog.svg", data=None):
    """A picture of a table that has been looked through, as the table names it."""
    own.write(own.layer("pieces", own.piece(1)), tiles=own.tile(0, "dog", name),
              **{name.replace(".", "__"): data or own.svg()})  # fmt: skip
    assert own.laid()
    return Path(read_faces("own-mine")["dog"]["source"])


def becomes(picture, kind):
    """Put something else where a picture was."""
    picture.unlink()
    outside = paths.tables().parent / "outside.svg"
    outside.write_bytes(own.svg(inside='<rect width="100" height="100" fill="#0f0"/>'))
    if kind == "a pipe":
        os.mkfifo(picture)
    elif kind == "a folder that is a link":
        picture.parent.rename(picture.parent.with_name("away"))
        picture.parent.symlink_to(picture.parent.with_name("away"))
        (picture.parent / picture.name).write_bytes(own.svg())
    elif kind != "nothing":
        picture.symlink_to("/dev/zero" if kind == "a device" else outside)


@POSIX
@pytest.mark.parametrize("kind", ["a link", "a device", "a pipe", "nothing", "a folder that is a link"])
def test_a_picture_that_becomes_no_plain_file_is_not_opened_and_holds_up_no_other(kind):
    picture, other = looked_through(), paths.data("levels", "example", "pictures", "crumb.svg")
    becomes(picture, kind)
    with pytest.raises(Trouble, match=r"own\.(source\.out|file\.(odd|unread))") as found:
        load(Raster(picture, (20, 20)))
    assert found.value.key == "own.broken" and found.value.path == Path("mine")
    rasters, until = Rasters(), time.monotonic() + 20
    rasters.start()
    rasters.take(Raster(picture, (20, 20)))
    while not rasters.take(Raster(other, (30, 30))):
        assert time.monotonic() < until
        time.sleep(0.01)
    rasters.close()


@pytest.mark.parametrize("data, reason", [
    (own.png(30_000, 30_000, b""), "own.picture.size"), (own.png(4096, 4096, own.bomb()), "own.png.torn"),
    (own.png(9, 9) + bytes(17 << 20), "own.file.large"), (b"", "own.png"),
], ids=range(4))  # fmt: skip
def test_a_picture_that_grows_beyond_measure_once_it_was_looked_through_is_not_drawn(monkeypatch, data, reason):
    picture = looked_through("dog.png", own.png(100, 100))
    assert load(Raster(picture, (50, 50))).get_at((25, 25))[:3] == (0xCC, 0x33, 0x33)
    picture.write_bytes(data)
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("it was read"))
    with pytest.raises(Trouble, match=reason):
        load(Raster(picture, (50, 50)))


def test_a_picture_is_looked_through_again_only_when_it_is_another_one(monkeypatch):
    picture, seen, real = looked_through(), [], own_svg.size
    monkeypatch.setattr(own_svg, "size", lambda *one: seen.append(one) or real(*one))
    for size in (20, 30, 40):
        load(Raster(picture, (size, size)))
    assert not seen
    picture.write_bytes(own.svg(inside='<rect width="100" height="100" fill="#12ab34"/>'))
    assert load(Raster(picture, (100, 100))).get_at((50, 50))[:3] == (0x12, 0xAB, 0x34) and len(seen) == 1
    load(Raster(picture, (30, 30)))
    assert len(seen) == 1
    picture.write_bytes(own.svg(inside="<text>x</text>"))
    with pytest.raises(Trouble, match=r"own\.svg\.text"):
        load(Raster(picture, (20, 20)))
