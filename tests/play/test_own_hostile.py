"""Hostile tables of one's own: what they name is refused with a sentence, at little cost, and stops nothing."""

import os
import socket
import sys
import zlib

import own_tables as own
import pytest

from meowgames import paths
from meowgames.play import own_file, own_map, own_png

MAP, SET = "table.tmx", "table.tsx"
LOOKED = 60  # entries of a folder that are looked at, here
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


@pytest.fixture(autouse=True)
def nothing_read(home):
    """Each test has its own folder of tables; beside it a good one."""
    own.forget()
    own.copied("good")


@pytest.fixture
def folder():
    """A copy of the example, to be made worse."""
    return own.copied()


# ── pictures ──


PICTURES = {
    "a large png": (own.png(30_000, 30_000, b""), "bad.png", "own.picture.size"),
    "a png of no size": (own.png(0, 10, b""), "bad.png", "own.picture.size"),
    "a png of all sizes": (own.png(0xFFFFFFFF, 0xFFFFFFFF, b""), "bad.png", "own.picture.size"),
    "a png bomb": (own.png(100, 100, own.bomb()), "bad.png", "own.png.torn"),
    "a large png bomb": (own.png(4096, 4096, own.bomb()), "bad.png", "own.png.torn"),
    "a bomb in a profile": (
        own.png(9, 9)[:33] + own.chunk(b"iCCP", b"x\0\0" + bytes(1 << 17)) + own.png(9, 9)[33:],
        "bad.png", "own.png"),
    "half a png": (own.png(50, 50)[:-20], "bad.png", "own.png.torn"),
    "a png that says too much": (own.png(50, 50, zlib.compress(b"\0" * 90)), "bad.png", "own.png.torn"),
    "a png with another sum": (own.png(50, 50).replace(b"IEND", b"IENX"), "bad.png", "own.png.torn"),
    "no png": (b"GIF89a" + bytes(60), "bad.png", "own.png"),
    "an empty png": (b"", "bad.png", "own.png"),
    "an svg as png": (own.svg(), "bad.png", "own.png"),
    "a large svg": (own.svg(30_000, 30_000), "bad.svg", "own.picture.size"),
    "a large svg in metres": (own.svg("90cm", "900000mm"), "bad.svg", "own.picture.size"),
    "a wide svg": (own.svg("1e9", 10), "bad.svg", "own.picture.size"),
    "a negative svg": (own.svg(-5, 10), "bad.svg", "own.picture.size"),
    "an svg of nan": (own.svg("nan", 10).replace(b"viewBox", b"view"), "bad.svg", "own.svg.size"),
    "an svg of inf": (own.svg("inf", "inf").replace(b"viewBox", b"view"), "bad.svg", "own.svg.size"),
    "an svg of per cent": (own.svg("100%", "100%").replace(b"viewBox", b"view"), "bad.svg", "own.svg.size"),
    "an svg in an odd language": (b"\xff\xfe" + own.svg().decode().encode("utf-16le"), "bad.svg", "own.svg.letters"),
    "bytes that are no letters": (own.svg(inside="\x00\xc3(").replace(b"\xc3\x83", b"\xc3"), "bad.svg", None),
    "an svg without end": (own.svg()[:-9], "bad.svg", None),
    "a svg with an end and more": (own.svg() + b"<svg/>", "bad.svg", None),
    "clones": (own.svg(inside='<g id="a"/><use href="#a"/>'), "bad.svg", "own.svg.use"),
    "another picture": (own.svg(inside='<image href="#a"/>'), "bad.svg", "own.svg.image"),
    "letters": (own.svg(inside="<text>x</text>"), "bad.svg", "own.svg.text"),
    "a script": (own.svg(inside="<script>x</script>"), "bad.svg", "own.svg.element"),
    "a script of another name": (own.svg(inside='<x:script xmlns:x="a">x</x:script>'), "bad.svg", "own.svg.element"),
    "an act": (own.svg(inside='<g onload="x()"/>'), "bad.svg", "own.svg.elsewhere"),
    "a link": (own.svg(inside='<a href="file:///etc/passwd"/>'), "bad.svg", "own.svg.elsewhere"),
    "a style from elsewhere": (own.svg(inside="<style>@import url(x)</style>"), "bad.svg", "own.svg.elsewhere"),
    "a fill from elsewhere": (own.svg(inside='<g fill="url(http://x)"/>'), "bad.svg", "own.svg.elsewhere"),
    "a million numbers": (own.svg(inside=f'<path d="M{"1 1 " * 9000}"/>'), "bad.svg", "own.svg.much"),
    "a million shapes": (own.svg(inside='<rect width="1" height="1"/>' * 3000), "bad.svg", "own.svg.much"),
    "endless dashes": (
        own.svg(inside='<path stroke="red" stroke-dasharray="0.0001" d="M0 0L900000 1"/>'), "bad.svg", "own.svg.much"),
    "two megabytes": (own.svg(inside=" " * (2 << 20)), "bad.svg", "own.file.large"),
    "17 megabytes": (own.png(10, 10) + bytes(17 << 20), "bad.png", "own.file.large"),
}  # fmt: skip


@pytest.mark.parametrize("data, name, reason", PICTURES.values(), ids=PICTURES)
def test_a_hostile_picture_is_refused(data, name, reason):
    own.drawn_by(data, name)
    found = own.read(paths.tables() / "mine")
    own.refused(reason or found.reason)
    assert found.reason != "own.unread" and (found.at.file in (name, MAP))


def test_a_bomb_is_not_unpacked_any_further_than_its_size(monkeypatch):
    unpacked, real = [], own_png._count
    monkeypatch.setattr(own_png, "_count", lambda found, *more: unpacked.append(len(found)) or real(found, *more))
    own.drawn_by(own.png(100, 100, own.bomb()), "bad.png")
    own.refused("own.png.torn")
    assert 0 < sum(unpacked) <= own_png.CHUNK


def test_many_large_pictures_are_too_many():
    rows = zlib.compress((b"\0" + bytes(4096 * 4)) * 4096, 1)
    files = {f"p{number}__png": own.png(4096, 4096, rows) for number in range(5)}
    own.write(tiles="".join(own.tile(number, f"dog{number}", f"p{number}.png") for number in range(5)), **files)
    own.refused("own.much.pixels")


# ── files that lie elsewhere, and that are none ──

SOURCES = {
    "../secret.svg": "own.source.out", "/etc/passwd": "own.source.odd", "pictures/../../secret.svg": "own.source.out",
    "..\\secret.svg": "own.source.odd", "C:\\secret.svg": "own.source.odd", "file:///etc/passwd": "own.source.odd",
    "%2e%2e/secret.svg": "own.source.odd", "~/secret.svg": "own.source.odd", "http://x/y.svg": "own.source.odd",
    "": "own.source.odd", "pictures/crumb.svg&#10;": "own.source.odd", "pictures/.. /../secret.svg": "own.source.odd",
    "con.svg": "own.source.odd", "pictures/NUL": "own.source.odd", "lpt1.svg": "own.source.odd",
    "a" * 300: "own.source.odd",
    "pictures": "own.picture.kind", ".": "own.picture.kind", "table.tmx": "own.picture.kind",
    "pictures/Crumb.svg": "own.missing.case", "pictures/crumbs.svg": "own.picture.missing",
    "...../secret.svg": "own.source.odd", "pictures/crumb.svg?x": "own.source.odd", "//host/x.svg": "own.source.odd",
}  # fmt: skip


@pytest.mark.parametrize("source, reason", SOURCES.items(), ids=range(len(SOURCES)))
def test_a_path_out_of_the_folder_is_refused(folder, source, reason, monkeypatch):
    (paths.tables() / "secret.svg").write_bytes(own.svg())
    opened, real = [], own_file._bytes
    monkeypatch.setattr(own_file, "_bytes", lambda path, most: opened.append(path) or real(path, most))
    own.swap(folder / SET, 'source="pictures/crumb.svg"', f'source="{source}"')
    found = own.refused(reason)
    assert found.at == (SET, own.line_of(folder / SET, f'source="{source}"'))
    assert all(path.is_relative_to(paths.tables().resolve()) for path in opened) and "secret.svg" not in str(opened)


@pytest.mark.parametrize("old", ['<tileset firstgid="1" source="table.tsx"/>', 'source="pictures/crumb.svg"'])
def test_neither_tilesets_nor_image_layers_lead_out(folder, old):
    (paths.tables() / "secret.tsx").write_text("<tileset/>", "utf-8")
    own.swap(folder / MAP, '<tileset firstgid="1" source="table.tsx"/>',
             '<tileset firstgid="1" source="../secret.tsx"/>' if "firstgid" in old else
             '<imagelayer><image source="../secret.svg"/></imagelayer>')  # fmt: skip
    own.refused("own.source.out")


@POSIX
@pytest.mark.parametrize("to", ["/etc/passwd", "../secret.svg", "/dev/zero", "crumb.svg", "/proc/self/mem", "nothing"])
def test_a_link_is_followed_nowhere_else(folder, to):
    (paths.tables() / "secret.svg").write_bytes(own.svg())
    picture = folder / "pictures" / "crumb.svg"
    picture.unlink()
    picture.symlink_to(to)
    found = own.read(folder)
    assert found.reason in ("own.source.out", "own.picture.missing", "own.missing.case") and own.refused(found.reason)


@POSIX
def test_a_folder_that_is_a_link_is_refused(tmp_path, folder):
    folder.rename(tmp_path / "elsewhere")
    folder.symlink_to(tmp_path / "elsewhere")
    own.refused("own.folder.link")
    folder.unlink()
    (tmp_path / "elsewhere").rename(folder)
    assert own_map.look(folder).pieces == 72  # and read anew once it is none


@POSIX
def test_a_folder_of_pictures_that_is_a_link_is_refused(tmp_path, folder):
    (folder / "pictures").rename(tmp_path / "pictures")
    (folder / "pictures").symlink_to(tmp_path / "pictures")
    own.refused("own.source.out")


@POSIX
@pytest.mark.parametrize("name", [MAP, SET, "pictures/crumb.svg"])
@pytest.mark.parametrize("kind", ["pipe", "socket", "folder"])
def test_what_is_no_plain_file_is_not_even_opened(folder, name, kind):
    path = folder / name
    path.unlink()
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        here = os.getcwd()
        os.chdir(path.parent)  # a name of a socket may not be long
        try:
            with socket.socket(socket.AF_UNIX) as one:
                one.bind(path.name)
        finally:
            os.chdir(here)
    own.refused("own.file.odd")


@POSIX
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may read everything")
def test_a_file_that_may_not_be_read_is_named(folder):
    (folder / MAP).chmod(0)
    own.refused("own.file.unread")


NAMES = ["con", "a.b", "x" * 41, "a/../b", "t\u202eable", "-x", "tab\tle", "a:b"]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_a_folder_of_an_odd_name_is_refused(folder, name):
    if "/" in name or sys.platform == "win32":
        return
    odd = folder.rename(folder.with_name(name))
    own.refused("own.folder.name", odd)


def test_a_folder_with_thousands_of_files_is_looked_at_only_so_far(folder, monkeypatch):
    monkeypatch.setattr(own_file, "LOOKED", LOOKED)
    for number in range(4 * LOOKED):
        (folder / f"{number}.txt").touch()
        (paths.tables() / f"note {number}.txt").touch()
    looked, real = [], os.scandir

    class Counted:
        def __init__(self, path):
            self.found = real(path)

        def __iter__(self):
            for one in self.found:
                looked.append(one.name)
                yield one

    monkeypatch.setattr(os, "scandir", Counted)
    own.read(folder)
    assert 0 < len(looked) <= 2 * LOOKED
    looked.clear()
    own_file.folders()
    assert 0 < len(looked) <= LOOKED


def test_a_table_that_names_thousands_of_files_is_refused(folder):
    own.swap(folder / SET, "</tileset>", "{}</tileset>")
    text = (folder / SET).read_text("utf-8")
    for count, many in ((470, ""), (480, "much")):
        for number in range(count):
            (folder / "pictures" / f"{number}.svg").write_bytes(own.svg())
        tiles = "".join(own.tile(100 + number, f"t{number}", f"pictures/{number}.svg") for number in range(count))
        (folder / SET).write_text(text.replace("{}", tiles), "utf-8")
        assert many or own.read(folder).pieces == 72
    own.refused("own.much.tiles")
