"""The example of a table of one's own: laid, played, kept, opened in Tiled; how one is made of it."""

import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import own_tables as own
import pytest

from meowgames import paths
from meowgames.play import own_png, own_svg, own_tiles, own_words
from meowgames.play.boards import boards, chairs, is_known
from meowgames.play.journal import Journal
from meowgames.play.own_file import ALL, FILES
from meowgames.play.own_layers import KINDS, LAYERS, OBJECTS
from meowgames.play.own_make import example, make, page
from meowgames.play.saves import fetch
from meowgames.play.sharecode import from_code, to_code
from meowgames.words import Words
from tools.art.draw import draw_example

MAP, SET = "table.tmx", "table.tsx"
PAGES = ("en", "fr")


@pytest.fixture(autouse=True)
def nothing_read(home):
    """Each test has its own folder of tables, with the same names."""
    own.forget()


def face(match, spot, index=-1):
    """The face of a piece of a place."""
    return own.lying(match)[spot][index]


# ── the example ──


def test_the_example_is_read():
    found = own.read(own.copied())
    assert (found.title, found.seats, found.pieces) == ("Snack race", range(1, 7), 72)
    assert boards()[-1] == "own-mine" and is_known("free", "own-mine") and chairs("free", "own-mine") == range(1, 7)


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_example_lies_as_it_is_drawn(seats):
    own.copied()
    match = own.laid(seats=seats)
    lies = own.lying(match)
    snacks = sorted(f"snack-{name}:{number}" for name in ("cheese", "milk", "jam", "bread", "berries")
                    for number in (1, 1, 2, 2, 3))  # fmt: skip
    assert sorted(lies["deck"]) == snacks and lies["deck"] != snacks  # mixed
    assert len(lies["sack"]) == 12 and lies["crumbs"] == ["crumb"] * 24
    table = sorted(lies[spot][0] for spot in lies if spot.startswith("table."))
    mice = [f"mouse-{seat}" for seat in ("brick", "honey", "plum", "sky", "snow", "teal")]
    assert table == sorted(["nibble-1", "nibble-1", "hour:0", "cat-asleep", "slip", *mice])
    assert not {spot for spot in lies if spot.startswith("box:") and "toy" not in spot}  # all is on the table
    assert match.rules.look(match.state, 0)["deck"] == ("snack-back",) * 25  # a deck hides its faces


def test_the_example_is_what_our_tools_draw(tmp_path):
    draw_example(tmp_path)
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    kept = {path.relative_to(example()): path.read_bytes() for path in example().rglob("*")
            if path.is_file() and path.suffix != ".txt"}  # fmt: skip
    assert drawn == kept


def test_a_game_of_the_example_can_be_played_saved_and_shared():
    own.copied()
    match = own.laid()
    journal = Journal.create(match, paths.saves())
    for move in [("deck~0+", "deal:3"), ("crumbs~19+", "hand0"), ("hand0~0", "step-4"), ("sack", "step-2")]:
        match.play(move)
    dice = [spot for spot, faces in own.lying(match).items() if faces == ["nibble-1"]]
    match.play((*dice, "roll"))
    dial = next(spot for spot, faces in own.lying(match).items() if faces == ["hour:0"])
    match.play((dial, "count:+1"))
    slip = next(spot for spot, faces in own.lying(match).items() if faces == ["slip"])
    match.play((slip, "write:two%20crumbs"))
    cat = next(spot for spot, faces in own.lying(match).items() if faces == ["cat-asleep"])
    match.play((cat, "side:cat-awake"))
    journal.add(match)
    journal.close()
    assert (face(match, dial), face(match, cat)) == ("hour:1", "cat-awake")
    assert face(match, slip).startswith("slip:") and face(match, "step-2").startswith("find-")
    assert all(re.fullmatch("nibble-[1-6]", face(match, one)) for one in dice)
    assert len(own.lying(match)["hand0"]) == 3 + 5 - 1
    assert match.rules.look(match.state, 1)["hand0"].count("snack-back") == 2  # others see backs, and open crumbs
    loaded = fetch(str(journal.path))
    assert loaded.note is None and loaded.match.states[-1] == match.states[-1]
    shared = from_code(to_code(match))
    assert shared.note is None and shared.match.moves == match.moves


# ── Tiled ──


def properties(root):
    """Every property of a file of Tiled."""
    return list(root.iter("property"))


def test_the_example_is_built_as_tiled_builds_its_files():
    table, tiles = (ET.parse(example() / name).getroot() for name in (MAP, SET))
    ids = [int(one.get("id")) for one in table.iter("object")]
    assert len(set(ids)) == len(ids) and max(ids) < int(table.get("nextobjectid"))
    layers = [int(one.get("id")) for one in table.iter("objectgroup")]
    assert len(set(layers)) == len(layers) and max(layers) < int(table.get("nextlayerid"))
    assert [one.get("source") for one in table.findall("tileset")] == [SET]
    known = tiles.findall("tile")
    assert len(known) == int(tiles.get("tilecount")) and tiles.get("columns") == "0"
    assert {int(one.get("gid")) - 1 for one in table.iter("object") if one.get("gid")} <= set(range(len(known)))
    for one in known:
        image = one.find("image")
        picture = ET.parse(example() / image.get("source")).getroot()
        assert [image.get(side) for side in ("width", "height")] == [picture.get(side) for side in ("width", "height")]
    for one in [*properties(table), *properties(tiles)]:
        value, kind = one.get("value"), one.get("type", "string")
        assert {"int": value.isdecimal(), "bool": value.lower() in ("true", "false"), "string": True,
                "float": value.replace(".", "", 1).isdecimal()}[kind], one.attrib  # fmt: skip


@pytest.mark.skipif(not shutil.which("tiled") or not shutil.which("tmxrasterizer"), reason="Tiled is not installed")
def test_the_example_opens_in_tiled_as_it_is(tmp_path, monkeypatch):
    made = make("my-table", "La course", "À lire", "fr")
    tmp_path.chmod(0o700)
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    exported, drawn = tmp_path / "map.json", tmp_path / "m.png"
    for tool in (["tiled", "--export-map", "json", MAP, exported], ["tmxrasterizer", MAP, drawn]):
        done = subprocess.run(tool, cwd=made, env=env, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0 and not done.stderr, done.stderr
    found = json.loads(exported.read_text("utf-8"))
    assert [one["name"] for one in found["layers"]] == ["scenery", "spots", "pieces"]
    assert found["properties"] == [{"name": "title", "type": "string", "value": "La course"}]
    objects = [thing for one in found["layers"] for thing in one["objects"]]
    assert len(objects) == len(list(ET.parse(made / MAP).getroot().iter("object")))
    deck = next(one for one in objects if one["name"] == "deck")
    assert {one["name"]: one["value"] for one in deck["properties"]} == {
        "holds": "snack-back", "mixed": True, "zone": "nobody",
    }  # fmt: skip
    assert own_png.size("m.png", drawn.read_bytes()) == (1920, 1080)


# ── the page that says how ──


@pytest.mark.parametrize("language", PAGES)
def test_the_page_lists_every_word_kind_and_limit(language):
    text = page(language).read_text("utf-8")
    said = set(re.findall(r"[a-z_]+", text))
    words = {*own_words.SPOT_WORDS, *own_words.TILE_WORDS, *own_words.MAP_WORDS, *KINDS}
    assert words - said == set()
    numbers = set(re.findall("[0-9]+", text))
    limits = (own_words.MOST, own_tiles.TILES, own_tiles.SETS, LAYERS, OBJECTS, FILES, ALL >> 20, own_png.SIDE,
              own_svg.BYTES >> 20, own_png.BYTES >> 20, own_tiles.PIXELS >> 20)  # fmt: skip
    assert {str(limit) for limit in limits} <= numbers
    assert all(len(line) <= 80 for line in text.split("\n")) and "\t" not in text


def examples(language):
    """What the page gives as examples: word and value, those of places and those of tiles."""
    text = page(language).read_text("utf-8")
    tiles = text.index("\nTILES\n" if language == "en" else "\nLES TUILES\n")
    found = [(one.start() > tiles, *one.groups()) for one in re.finditer(r"^  ([a-z]+) = (.+?)(?:  |$)", text, re.M)]
    return [(word, value) for tile, word, value in found if not tile], [found[1:] for found in found if found[0]]


@pytest.mark.parametrize("language", PAGES)
def test_a_table_of_all_that_the_page_gives_as_examples_can_be_laid(language):
    places, tiles = examples(language)
    assert (places, tiles) == examples("en") and len(places) == 9 and len(tiles) == 12
    sorts = [("coin", {"many": 4}), ("wolf", {"many": 1}), ("card-back", {})]
    sorts += [(f"my-{word}", {f"{word}_": value}) for word, value in tiles]
    kinds = {("down", "1"): "lattice"}
    spots = [own.place(f"{kinds.get(one, 'my')}-{one[0]}", kinds.get(one, "row"), **dict([one])) for one in places]
    own.write(
        own.layer("spots", *spots), tiles="".join(own.tile(at, face, **said) for at, (face, said) in enumerate(sorts))
    )
    lies = own.lying(own.laid())
    assert lies["my-holds"] == ["coin"] * 3 and len(lies["box:my-labels"]) == 4
    assert {"my-roll:6", "my-counter:0"} <= {face for faces in lies.values() for face in faces}


@pytest.mark.parametrize("language", PAGES)
def test_another_side_is_shown_by_setting_it_and_not_by_turning_the_piece_over(language):
    (said,) = re.findall("^  as = wolf +(.*)$", page(language).read_text("utf-8"), re.M)
    assert not re.search("flip|turn|retourn", said, re.I)
    own.write(own.layer("pieces", own.piece(1)), tiles=own.tile(0, "wolf") + own.tile(1, "howling", as_="wolf"))
    match = own.laid()
    spot = next(spot for spot, faces in own.lying(match).items() if faces == ["wolf"])
    match.play((spot, "flip"))
    assert face(match, spot) == "wolf"
    match.play((spot, "flip"))
    match.play((spot, "side:howling"))
    assert face(match, spot) == "howling"


@pytest.mark.parametrize("language", PAGES)
def test_what_the_page_tells_a_beginner_to_do_works(language):
    table = make("my-table", "Mine", "page", language)
    text = (table / "page.txt").read_text("utf-8")
    assert all(said in text for said in ("many = 3", "pieces", "spots", "lair", "holds = 2*dragon", "pile"))
    shutil.copy(example("pictures", "crumb.svg"), table / "pictures" / "dragon.svg")
    dragon = own.tile(99, "dragon", "pictures/dragon.svg", many=3)
    own.swap(table / SET, "</tileset>", f"{dragon}</tileset>")
    own.swap(table / MAP, '<objectgroup id="3" name="pieces" draworder="index">',
             f'<objectgroup id="3" name="pieces">{own.piece(100)}')  # fmt: skip
    own.swap(table / MAP, '<object id="3"', f'{own.place("lair", holds="2*dragon")}<object id="3"')
    lies = own.lying(own.laid("my-table"))
    assert lies["lair"] == ["dragon"] * 2 and sum(faces == ["dragon"] for faces in lies.values()) == 1


# ── making one ──


def test_a_new_table_can_be_laid_at_once_and_never_takes_the_place_of_another():
    names = [make("my-table", 'Sugar & "spice"', "Read me first", "en").name for _ in range(3)]
    assert names == ["my-table", "my-table 2", "my-table 3"]
    (paths.tables() / "MY-TABLE 4").write_text("a file of somebody", "utf-8")
    assert make("my-table", "x", "p", "en").name == "my-table 5"
    for name in names:
        folder = paths.tables() / name
        assert own.read(folder).title == 'Sugar & "spice"' and own.laid(name)
        assert (folder / "Read me first.txt").read_text("utf-8") == page("en").read_text("utf-8")
        assert not list(folder.glob("HOW-TO*")) and all(os.access(path, os.W_OK) for path in folder.rglob("*"))
    assert "MY-TABLE 4" in os.listdir(paths.tables()) and not list(paths.tables().glob(".*"))


def test_a_language_without_a_page_gets_the_english_one():
    assert page("xx") == page("en") != page("fr")


@pytest.mark.parametrize("error, key", [(28, "own.make.full"), (122, "own.make.full"), (30, "own.make.failed")])
def test_a_disk_that_takes_nothing_leaves_nothing_behind(monkeypatch, error, key):
    written, real = [], Path.write_bytes

    def write(path, data):
        written.append(path)
        if len(written) > 9:
            raise OSError(error, "no")
        return real(path, data)

    monkeypatch.setattr(Path, "write_bytes", write)
    assert make("my-table", "x", "p", "en") == key
    assert len(written) == 10 and os.listdir(paths.tables()) == []


def test_where_a_file_lies_instead_of_the_folder_nothing_is_made():
    paths.tables().parent.mkdir(exist_ok=True)
    paths.tables().write_text("mine", "utf-8")
    assert make("my-table", "x", "p", "en") == "own.make.failed"
    assert paths.tables().read_text("utf-8") == "mine" and boards()[-1] == "toybox"


# ── saves and codes of a table that is gone or another one ──


def kept():
    """A match of a table of one's own on disk, and its code."""
    match = own.laid()
    journal = Journal.create(match, paths.saves())
    match.play(("deck~0+", "deal:2"))
    journal.add(match)
    journal.close()
    return journal.path, to_code(match)


def sentence(note, language="en"):
    """What somebody reads."""
    return Words(language)(*note)


@pytest.mark.parametrize("language, says", [("en", "gone from your folder"), ("fr", "n'est plus dans ton dossier")])
def test_without_its_table_a_save_and_a_code_say_so(language, says):
    folder = own.copied()
    path, code = kept()
    folder.rename(folder.parent.parent / "elsewhere")
    before = path.read_bytes()
    for found in (fetch(str(path)), from_code(code)):
        assert found.match is None and found.note[0] == "own.gone"
        assert "mine" in sentence(found.note, language) and says in sentence(found.note, language).replace("’", "'")
    assert path.read_bytes() == before  # and can be played once the table is back
    (folder.parent.parent / "elsewhere").rename(folder)
    assert fetch(str(path)).note is None


def test_with_a_broken_table_a_save_and_a_code_say_where():
    folder = own.copied()
    path, code = kept()
    own.swap(folder / MAP, 'name="deck"', 'name="Deck"')
    for found in (fetch(str(path)), from_code(code)):
        assert found.note[0] == "own.broken" and "table.tmx" in sentence(found.note)


def test_with_another_table_of_that_name_they_say_that_the_board_has_changed():
    folder = own.copied()
    path, code = kept()
    own.swap(folder / SET, 'name="labels" value="1 1 2 2 3"', 'name="labels" value="1 1 2 2 3 3"')
    saved, shared = fetch(str(path), write=True), from_code(code)
    assert saved.note and "changed" in sentence(saved.note)
    assert shared.match is None and shared.note[0] in ("code.board", "code.illegal")


# ── what is said ──


def test_every_reason_that_is_given_has_a_text_and_every_text_is_a_reason():
    code = "\n".join(path.read_text("utf-8") for path in sorted(paths.PACKAGE.rglob("*.py")))
    used = set(re.findall(r'"(own\.[a-z]+(?:\.[a-z]+)*)"', code))
    stems = {"own.map", "own.tileset", "own.picture"}  # of files that are looked for
    used = (used - stems) | {f"{stem}.{end}" for stem in stems for end in ("kind", "missing")}
    for language in PAGES:
        catalogue = (paths.PACKAGE / "locale" / language / "own.po").read_text("utf-8")
        keys = re.findall(r'^msgid "(own\.[^"]+)"', catalogue, re.M)
        assert len(keys) == len(set(keys)) and set(keys) == used
