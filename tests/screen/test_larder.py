"""Large pictures are kept on disk; whatever lies there, a picture is either the right one or drawn anew."""

import zlib

import pygame
import pytest

from meowgames import disk, paths
from meowgames.play.level import read_faces
from meowgames.screen import larder, rasters
from meowgames.screen.rasters import Raster, Rasters, load

SIZE = (400, 300)


@pytest.fixture
def drawing(home):
    source = read_faces("house")["icon-paw"]["source"]
    return Raster(source, SIZE), rasters.read(Raster(source, SIZE))


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


def test_what_is_kept_is_what_was_drawn(drawing):
    key, text = drawing
    assert larder.take(text, SIZE) is None
    larder.keep(text, load(key))
    found = larder.take(text, SIZE)
    assert pixels(found) == pixels(load(key))
    if pygame.display.get_surface():
        assert found.get_masks() == load(key).get_masks()  # as windows have them: nothing is to be converted
    assert larder.take(text + b" ", SIZE) is None and larder.take(text, (300, 400)) is None


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "folder", "too much", "too little", "no pixels"])
def test_a_harmed_file_is_no_picture(drawing, harm):
    key, text = drawing
    larder.keep(text, load(key))
    path = larder.file_of(text, SIZE)
    whole = path.read_bytes()
    packed = {
        "too much": zlib.compress(bytes(50_000_000)),
        "too little": zlib.compress(bytes(7)),
        "no pixels": b"cats",
    }.get(harm, b"")
    path.unlink()
    if harm == "folder":
        path.mkdir()
    elif packed:
        path.write_bytes(larder.digest(packed) + packed)
    else:
        path.write_bytes({"cut": whole[:-9], "flipped": whole[:40] + b"?" + whole[41:], "empty": b""}[harm])
    found = larder.take(text, SIZE)
    assert found is None or (harm == "too much" and found.get_size() == SIZE)


def test_where_nothing_can_be_written_nothing_is_kept(drawing, monkeypatch):
    key, text = drawing

    def full(*_given):
        raise OSError(28, "no space left")

    with monkeypatch.context() as patched:
        patched.setattr(disk, "put", full)
        larder.keep(text, load(key))
    assert larder.take(text, SIZE) is None
    paths.pictures().rmdir()
    paths.pictures().write_text("a file where the folder should be")
    larder.keep(text, load(key))
    assert larder.take(text, SIZE) is None


def test_the_oldest_make_room(drawing, monkeypatch):
    key, text = drawing
    monkeypatch.setattr(larder, "MOST", 3)
    for number in range(5):
        larder.keep(text + b" " * number, load(key))
    assert len(list(paths.pictures().glob("*"))) == 3


def test_the_thread_draws_a_large_picture_once_for_ever(drawing, monkeypatch):
    key, text = drawing

    def drawn():
        thread = Rasters()
        thread.start()
        for _ in range(500):
            found = thread.take(key)
            if found:
                break
            pygame.time.wait(10)
        for _ in range(500):
            if larder.take(text, SIZE):
                break
            pygame.time.wait(10)
        thread.close()
        return found

    first = drawn()
    monkeypatch.setattr(rasters, "rasterised", lambda *_given: 1 / 0)
    assert pixels(drawn()) == pixels(first)


def test_small_pictures_are_not_worth_it(drawing):
    key, text = drawing
    small = load(key._replace(size=(40, 40)))
    assert larder.take(text, small.get_size()) is None
