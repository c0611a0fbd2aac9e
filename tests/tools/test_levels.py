"""Maps, tilesets and sprites: ours are in order, every fault is found, and a moved spot moves the piece."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from meowgames import paths, rules
from meowgames.play import level
from meowgames.rules import CHANCE
from meowgames.screen import text
from meowgames.screen.art import Art
from meowgames.screen.table.board import Board
from tools import check_levels
from tools.levels import outside

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
Edit = Callable[[str], str]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the house and one game are drawn with, to be broken."""
    monkeypatch.setattr(rules, "playable", lambda: ["meow"])
    for name in ("README.md", "house.tmx", "house.tsx", "meow.tmx", "meow.tsx"):
        (tmp_path / "levels").mkdir(exist_ok=True)
        shutil.copy(ROOT / "levels" / name, tmp_path / "levels")
    for folder in ("house", "title", "meow"):
        shutil.copytree(ROOT / "sprites" / folder, tmp_path / "sprites" / folder)
    shutil.copytree(ROOT / "meowgames" / "locale", tmp_path / "meowgames" / "locale")
    (tmp_path / "meowgames" / "sounds").mkdir()
    for sound in (ROOT / "meowgames" / "sounds").glob("*.ogg"):
        (tmp_path / "meowgames" / "sounds" / sound.name).touch()
    return tmp_path


def change(path: Path, how: Edit) -> None:
    """Rewrite a file; a change that changes nothing would test nothing."""
    before = path.read_text("utf-8")
    after = how(before)
    assert after != before
    path.write_text(after, "utf-8")


def swap(old: str, new: str) -> Edit:
    """The change of the first place where a text stands."""
    return lambda whole: whole.replace(old, new, 1)


def prop(line: str, name: str = "panel@0") -> Edit:
    """The change that gives the first object of that name a property."""

    def add(whole: str) -> str:
        found = re.search(rf'<object id="\d+" name="{name}"[^>]*?/>', whole)
        return whole.replace(found[0], found[0][:-2] + f"><properties>{line}</properties></object>", 1)

    return add


def move(name: str, seats: int, **sides: int) -> Edit:
    """The change that gives a place of one table size other sides, such as x=5."""

    def set_sides(whole: str) -> str:
        at = whole.index(f'name="seats{seats}"')
        found = re.compile(rf'<object id="\d+" name="{name}"[^>]*>').search(whole, at)
        line = found[0]
        for side, value in sides.items():
            line = re.sub(rf' {side}="[^"]*"', f' {side}="{value}"', line)
        return whole[: found.start()] + line + whole[found.end() :]

    return set_sides


def layer(inside: str) -> Edit:
    """The change that adds a layer at the end of a map."""
    return swap("</map>", f"{inside}</map>")


INSIDE = '<tileset firstgid="9000" name="in"><tile id="0"><objectgroup/></tile></tileset>'
TILES = '<layer id="90" name="ground" width="2" height="1"><data encoding="csv">{}</data></layer>'

MAPS = {
    "cut off": (lambda whole: whole[: len(whole) // 2], "cannot be read as XML"),
    "isometric": (swap("orthogonal", "isometric"), "only orthogonal"),
    "small": (swap('tilewidth="120"', 'tilewidth="100"'), "the map is 1600×1080"),
    "infinite": (swap('infinite="0"', 'infinite="1"'), "infinite"),
    "template": (swap('name="panel@0"', 'template="a.tx" name="panel@0"'), "comes from a template"),
    "1.9": (swap('name="panel@0" type=', 'name="panel@0" class='), "has class=, as Tiled 1.9 writes it"),
    "half a pixel": (swap('name="spots">', 'name="spots" offsetx="0.5">'), "only whole pixels"),
    "layer moved": (swap('name="spots">', 'name="spots" offsety="4">'), "which the game ignores"),
    "taken name": (prop('<property name="width" value="3"/>'), "called width, a name that is taken"),
    "empty": (prop('<property name="log" value=""/>'), "the empty property log"),
    "class property": (prop('<property name="a" type="class"/>'), "of type class"),
    "no number": (prop('<property name="z" type="int" value="high"/>'), "which is no int"),
    "twice": (swap('name="row1"', 'name="row0"'), "the name row0 is given to 2 objects."),
    "twice for a seat": (swap('name="name@0"', 'name="panel@0"'), "panel@0 is given to 2 objects in seats2"),
    "for all and for some": (swap('name="row1"', 'name="panel@1"'), "panel@1 is given to 2 objects in"),
    "no such seat": (swap('name="name@1"', 'name="name@5"'), "name@5 belongs to no seat of seats2"),
    "id twice": (swap('id="30" name', 'id="29" name'), "the id 29 is given to 2 objects"),
    "next id": (lambda whole: re.sub(r'nextobjectid="\d+"', 'nextobjectid="9"', whole), "nextobjectid is 9"),
    "layer twice": (swap('name="furniture"', 'name="spots"'), "2 layers are called spots"),
    "unknown tile": (swap('gid="72"', 'gid="999"'), "shows tile 999, which no tileset has"),
    "flipped": (swap('gid="72"', f'gid="{72 + (1 << 31)}"'), "flipped, which is not read"),
    "no tileset": (swap('source="meow.tsx"', 'source="gone.tsx"'), "its tileset gone.tsx is missing"),
    "gids mixed": (swap('firstgid="1001"', 'firstgid="20"'), "begins at 20, inside another"),
    "face twice": (swap("house.tsx", "meow.tsx"), "the face green1 is in two tilesets"),
    "collision shapes": (
        swap(" <tileset", f"{INSIDE}<tileset"),
        "the tileset in has collision shapes",
    ),
    "ellipse": (
        swap("</objectgroup>", '<object id="999" name="o"><ellipse/></object></objectgroup>'),
        "object o is drawn as ellipse",
    ),
    "rotated": (swap('name="row0"', 'name="row0" rotation="9"'), "is rotated"),
    "flat": (swap('width="330"', 'width="0"'), "title has no size"),
    "nameless": (swap('name="row0" ', ""), "has no name"),
    "verb": (swap('name="row1"', 'name="flip"'), "object flip is called like a word of the free table"),
    "hidden verb": (swap('name="gone"', 'name="deal"'), "object deal is called like a word of the free table"),
    "drawn by height": (swap(' draworder="index"', ""), "drawn by height"),
    "tile layer": (layer(TILES.format("0,0")), "of a kind the game does not draw"),
    "zstd": (layer(TILES.replace("csv", "base64").format("")), "stored as base64"),
    "cells missing": (layer(TILES.format("0")), "has 1 cells, not 2×1"),
    "image layer": (layer('<imagelayer id="90" name="sky"/>'), "of a kind the game does not draw"),
    "reader": (
        swap('name="spots">', 'name="spots"><properties><property name="sort" value="1"/></properties>'),
        "cannot be used (Reserved names",
    ),
}  # fmt: skip


@pytest.mark.parametrize("how, says", MAPS.values(), ids=MAPS)
def test_a_broken_map_is_found(tree: Path, how: Edit, says: str) -> None:
    change(tree / "levels" / "meow.tmx", how)
    assert any("meow.tmx" in fault and says in fault for fault in check_levels.of_maps(tree))


TILESETS = {
    "cut off": (lambda whole: whole[:-20], "cannot be read as XML"),
    "no picture": (swap("meow/green1.svg", "meow/gone.svg"), "gone.svg, which does not exist"),
    "other size": (swap('width="250"', 'width="251"'), "has the width 251, but"),
    "other kind": (swap("meow/green1.svg", "meow/green1.png"), "green1.png, which does not exist"),
    "type twice": (swap('type="green2"', 'type="green1"'), "the type green1 is given to 2 tiles"),
    "id twice": (swap('id="1" type', 'id="0" type'), "the id 0 is given to 2 tiles"),
    "capital": (swap('type="green1"', 'type="Green1"'), "the type Green1 has other letters"),
    "no type": (swap(' type="green1"', ""), "tile 0 has no type"),
    "1.9": (swap('type="green1"', 'class="green1"'), "has class="),
    "empty": (swap('value="card-back"', 'value=""'), "the empty property back"),
    "back": (swap('value="card-back"', 'value="card-bak"'), "has back=card-bak, but no tileset"),
    "mark": (swap('value="emblem-green"', 'value="emblem"'), "has mark=emblem, but"),
    "sound": (swap('value="card_slide"', 'value="slide"'), "has sound=slide, but there is no such sound"),
    "taken name": (swap('name="back"', 'name="source"'), "a property called source"),
    "verb": (swap('type="green1"', 'type="flip"'), "the piece flip is called like a word of the free table"),
}  # fmt: skip


@pytest.mark.parametrize("how, says", TILESETS.values(), ids=TILESETS)
def test_a_broken_tileset_is_found(tree: Path, how: Edit, says: str) -> None:
    change(tree / "levels" / "meow.tsx", how)
    found = list(check_levels.of_tilesets(tree))
    assert any(fault.startswith("levels/meow.tsx: ") and says in fault for fault in found)


def test_a_stray_or_broken_sprite_is_found(tree: Path) -> None:
    (tree / "sprites" / "meow" / "stray.svg").write_text(SVG, "utf-8")
    change(tree / "sprites" / "meow" / "green1.svg", lambda whole: whole[:-30])
    change(tree / "sprites" / "meow" / "green2.svg", swap("<path", '<text x="1"/><path'))
    found = list(check_levels.of_sprites(tree))
    assert [fault.partition(": ")[0] for fault in found] == [
        "sprites/meow/green1.svg", "sprites/meow/green2.svg", "sprites/meow/stray.svg",
    ]  # fmt: skip


TABLES = {
    "spot": (swap('name="row3"', 'name="row33"'), "on row3, which has no place at a table of 2"),
    "seat's spot": (swap('name="hand@1"', 'name="hnd@1"'), "on hand1, which has no place at a table of 2"),
    "option's spot": (swap('name="seen2"', 'name="seen22"'), "on seen2, which has no place"),
    "furniture": (swap('name="tools"', 'name="toys"'), "there is no place called tools."),
    "panel": (swap('name="panel@1"', 'name="pane@1"'), "no place called panel@1 at a table of 2"),
    "type": (swap('type="fan"', 'type="fann"'), "is of type fann, which no layout knows"),
    "outside": (move("portrait@2", 4, y=-3), "portrait@2 at a table of 4 reaches outside the canvas"),
    "panels": (move("panel@1", 3, x=1700), "panel@1 and panel@2 cover one another at a table of 3"),
    "portraits": (move("portrait@4", 6, x=1700, y=560), "portrait@4 and portrait@5 cover one another"),
    "hands": (move("hand@2", 6, y=480), "hand@1 and hand@2 cover one another at a table of 6"),
    "panel and log": (move("panel@3", 4, y=800), "log and panel@3 cover one another at a table of 4"),
    "icon": (swap('value="icon-bowl"', 'value="icon-bowls"'), "has icon=icon-bowls, but no tileset"),
    "source": (swap('value="deck"', 'value="dick"'), "has source=dick, but no place"),
    "over": (swap('value="trick"', 'value="trik"'), "has over=trik, but no place"),
    "words": (swap('value="meow.peek"', 'value="meow.peak"'), "the text meow.peak, which is not there in fr"),
    "log": (swap('name="log" value="won"', 'name="log" value="lost"'), "needs the text meow.log.lost"),
}  # fmt: skip


@pytest.mark.parametrize("how, says", TABLES.values(), ids=TABLES)
def test_a_broken_table_is_found(tree: Path, how: Edit, says: str) -> None:
    change(tree / "levels" / "meow.tmx", how)
    found = check_levels.of_tables(tree)
    assert any(fault.startswith("levels/meow.tmx: ") and says in fault for fault in found)


def test_art_that_the_game_shows_and_no_tileset_has_is_found(tree: Path) -> None:
    change(tree / "levels" / "meow.tsx", swap('type="bowl"', 'type="bow"'))
    wrong = re.compile(r'(?s)(type="bone".*?)label_x')
    change(tree / "levels" / "meow.tsx", lambda whole: wrong.sub(r"\1lable_x", whole, 1))
    found = check_levels.of_tables(tree)
    assert any("shows the face bowl, which none" in fault for fault in found)
    assert any("the face bone is shown with words on it" in fault for fault in found)
    assert not any("score" in fault for fault in found)  # it is only written


def test_a_copy_that_is_not_broken_has_no_faults(tree: Path) -> None:
    assert check_levels.faults(tree) == []
    assert level.read_map("meow").filename == str(ROOT / "levels" / "meow.tmx")  # and looks home again


def test_our_levels_and_sprites_are_in_order() -> None:
    assert check_levels.faults() == []


@pytest.mark.skipif(not outside.there(), reason="Tiled is not installed")
def test_tiled_is_asked(tree: Path) -> None:
    change(tree / "levels" / "meow.tmx", swap("</objectgroup>", "</objectgrup>"))
    change(tree / "levels" / "house.tmx", layer(TILES.format("0")))
    assert [fault.partition(" (")[0] for fault in check_levels.of_tiled(tree)] == [
        "levels/house.tmx: Tiled cannot export it"
    ]


# ── what a person changes in Tiled, the game follows ──────────────────────────────────────────────────────


@pytest.fixture
def lent(tree: Path):
    """The copy, read by the program in place of its own data."""
    with check_levels.lent(tree):
        yield tree


def opening(seats: int) -> dict:
    """What the first seat sees of a match whose first card is to be played."""
    game = rules.find("meow")
    state = game.start(level.read_level("meow"), seats)
    while game.turn(state) == CHANCE:
        state = game.play(state, game.chance(state, Random(1)))
    return game.look(state, 0)


def test_a_moved_spot_moves_the_piece(lent: Path) -> None:
    picture = opening(4)
    before = {(p.spot, p.index): p.box for p in Board("meow", 4).lay(picture)}
    change(lent / "levels" / "meow.tmx", swap('name="row3" type="one" x="', 'name="row3" type="one" x="9'))
    change(lent / "levels" / "meow.tmx", move("hand@0", 4, y=500))
    for kept in (level.read_map, level.read_level, level.read_faces):
        kept.cache_clear()
    after = {(p.spot, p.index): p.box for p in Board("meow", 4).lay(picture)}
    assert before.keys() == after.keys()
    assert {spot for spot, index in before if before[spot, index] != after[spot, index]} == {"row3", "hand0"}
    assert before["hand0", 0].y - after["hand0", 0].y == 353


def test_each_viewer_sits_at_the_near_side() -> None:
    for seats in rules.find("meow").SEATS:
        near = Board("meow", seats, 0).place("hand0").box
        for viewer in range(seats):
            board = Board("meow", seats, viewer)
            assert board.place(f"hand{viewer}").box == near
            assert len({tuple(board.place(f"hand{seat}").box) for seat in range(seats)}) == seats


# ── what is missing or broken is named ────────────────────────────────────────────────────────────────────


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def garbled(path: Path) -> None:
    path.write_bytes(b"no typeface" * 50)


BREAKS = {"gone": Path.unlink, "cut": cut, "emptied": emptied}
every_break = pytest.mark.parametrize("broken", BREAKS.values(), ids=BREAKS)


@every_break
@pytest.mark.parametrize("name", ["meow.tmx", "meow.tsx"])
def test_a_broken_level_is_named(lent: Path, broken: Callable[[Path], None], name: str) -> None:
    broken(lent / "levels" / name)
    with pytest.raises(paths.Missing, match=r"meow\.t[ms]x") as caught:
        Board("meow", 4)
    assert str(caught.value).count("\n") == 0


@every_break
def test_a_broken_sprite_is_named(lent: Path, broken: Callable[[Path], None]) -> None:
    art = Art()
    art.learn(level.read_faces("meow"))
    assert art.image("green8", (50, 70)).get_size() == (50, 70)
    broken(lent / "sprites" / "meow" / "green7.svg")
    with pytest.raises(paths.Missing, match=r"green7\.svg"):
        art.image("green7", (50, 70))


def test_a_face_without_art_is_named() -> None:
    with pytest.raises(paths.Missing, match="no tileset has a tile of type green19"):
        Art().image("green19", (50, 70))


@pytest.mark.parametrize("broken", [*BREAKS.values(), garbled], ids=[*BREAKS, "garbled"])
def test_a_broken_typeface_is_named(tree: Path, broken: Callable[[Path], None]) -> None:
    shutil.copytree(ROOT / "fonts", tree / "fonts")
    file = tree / "fonts" / text.FONTS["title"]
    broken(file)
    text.font.cache_clear()
    with check_levels.lent(tree), pytest.raises(paths.Missing, match=re.escape(file.name)):
        text.font("title", 20)
    assert isinstance(text.font("title", 20), pygame.font.Font)
