"""Tables of one's own: what is read of a good one, what its words do, how large its pieces lie."""

import base64
import gzip
import shutil
import unicodedata
import zlib
from dataclasses import replace
from math import cos, radians, sin

import own_tables as own
import pytest

from meowgames.play import own_map, own_words
from meowgames.play.boards import boards, chairs, is_known, lacking
from meowgames.play.level import middle, read_faces, read_level, read_map
from meowgames.play.match import Match
from meowgames.play.own_file import Trouble
from meowgames.play.own_make import example
from meowgames.rules import OVER
from meowgames.rules.free.reseat import joined
from meowgames.rules.free.things import stock
from meowgames.screen.table.faces import numeral

MAP, SET = "table.tmx", "table.tsx"
PAGES = ("en", "fr")


@pytest.fixture(autouse=True)
def nothing_read(home):
    """Each test has its own folder of tables, with the same names."""
    own.forget()


def face(match, spot, index=-1):
    """The face of a piece of a place."""
    return own.lying(match)[spot][index]


# ── the words of places ──


GOOD_PLACES = {
    "zone": "nobody", "bag": "true", "mixed": "True", "down": "true", "whole": "false", "holds": " 2*stone  flag ",
    "z": "-3.5", "tilt": "12", "lift": "-4", "angle": "2.7", "sag": "3", "step": "106", "scale": "0.5", "dx": "40",
    "dy": "30", "across": "1.5", "columns": "8", "rows": "8", "anchor": "topleft", "lay": "hex",
}  # fmt: skip
STONES = own.tile(0, "stone", many=9) + own.tile(1, "flag", many=2)


@pytest.mark.parametrize("word", own_words.SPOT_WORDS)
def test_every_word_of_a_place_is_read(word):
    own.write(own.layer("spots", own.place("here", **{word: GOOD_PLACES[word]})), tiles=STONES)
    said = next(thing for thing in own_map.drawn("own-mine").objects if thing.name == "here").properties[word]
    assert said == own_words.SPOT_WORDS[word].read(GOOD_PLACES[word].strip()) or word == "holds"
    assert own.laid()


GOOD_TILES = {
    "many": 3, "labels": "1 2 2", "roll": 6, "counter": "true", "note": "true", "shadow": "true", "label_twice": "true",
    "as": "stone", "back": "flag", "group": "things", "sound": "dice_roll", "cells": "##/.#", "scale": "0.4",
    "label": "x", "label_x": "0.5", "label_y": "0.5", "label_size": "0.2", "label_room": "0.9", "label_font": "body",
    "label_tone": "#a0B1c2", "l": "3", "t": "3", "r": "3", "b": "3", "columns": "4", "rows": "4",
}  # fmt: skip


@pytest.mark.parametrize("word", own_words.TILE_WORDS)
def test_every_word_of_a_tile_is_read(word):
    more = {"columns": "4", "rows": "4"} if word in "ltrb" or word in ("columns", "rows") else {}
    own.write(tiles=STONES + own.tile(2, "it", **{**more, word: GOOD_TILES[word]}))
    own_map.drawn("own-mine")
    said = read_faces("own-mine")["it"][word]
    assert said == own_words.TILE_WORDS[word].read(str(GOOD_TILES[word]))
    assert own.laid()


def test_a_piece_in_the_layer_of_pieces_carries_the_first_of_its_labels():
    own.write(own.layer("pieces", own.piece(1)), tiles=own.tile(0, "card", labels="a b b"))
    lies = own.lying(own.laid())
    assert lies["table.-1,-9"] == ["card:a"] and sorted(lies["box:card"]) == ["card:b", "card:b"]


@pytest.mark.parametrize("words", [{"labels": "1 2"}, {"roll": 6}, {"counter": "true"}, {"many": 1, "label": "x"}])
def test_what_is_written_stands_in_the_middle_of_a_piece_where_its_tile_does_not_say_where(words):
    tiles = own.tile(0, "usual", **words) + own.tile(1, "left", label_x=0.2, **words)
    own.write(tiles=tiles + own.tile(2, "bare", many=1))
    faces = read_faces("own-mine")
    said = {face: numeral(faces[face], "7", (100, 100), 0) for face in ("usual", "left", "bare")}
    assert said["usual"].at == (50, 50) and said["left"].at == (20, 50) and said["bare"] is None


def test_a_place_holds_pieces_so_many_of_one_a_back_and_a_group():
    tiles = "".join([
        own.tile(0, "card", back="rear", labels="a b b"), own.tile(1, "rear"), own.tile(2, "ace", back="rear"),
        own.tile(3, "ball", many=2, group="balls"), own.tile(4, "cube", many=1, group="balls"),
        own.tile(5, "coin", many=5), own.tile(6, "dial", counter="true"), own.tile(7, "d20", roll=20),
    ])  # fmt: skip
    held = {"deck": "rear", "shelf": "balls", "purse": "3*coin coin", "rest": "dial d20"}
    spots = [own.place(name, holds=holds) for name, holds in held.items()]
    own.write(own.layer("spots", *spots), tiles=tiles)
    match = own.laid()
    lies = own.lying(match)
    assert sorted(lies["deck"]) == ["ace", "card:a", "card:b", "card:b"] and lies["purse"] == ["coin"] * 4
    assert sorted(lies["shelf"]) == ["ball", "ball", "cube"] and lies["rest"] == ["dial:0", "d20:20"]
    assert lies["box:coin"] == ["coin"]
    match.play(("rest~1", "roll"))
    assert face(match, "rest") in {f"d20:{number}" for number in range(1, 21)}


@pytest.mark.parametrize("holds, laid, tiles", [
    ({"deck": "rear"}, 1, own.tile(0, "card", back="rear") + own.tile(1, "rear")),  # a card beside its deck
    ({"deck": "rear"}, 2, own.tile(0, "card", back="rear", many=2) + own.tile(1, "rear")),  # a back as a piece
    ({"deck": "rear", "two": "2*card"}, 0, own.tile(0, "card", back="rear") + own.tile(1, "rear")),
    ({"deck": "card"}, 1, own.tile(0, "card", many=1) + own.tile(1, "dial", group="card", counter="true")),
], ids=range(4))  # fmt: skip
def test_what_a_back_or_a_group_counts_is_what_is_laid(holds, laid, tiles):
    pieces = [own.piece(laid)] if laid else []
    spots = [own.place(name, holds=held) for name, held in holds.items()]
    own.write(own.layer("spots", *spots), own.layer("pieces", *pieces), tiles=tiles)
    lies = own.lying(own.laid())
    assert lies["deck"] in (["card"], ["card"] * 2, ["dial:0"]) and len(lies.get("two", "")) == 2 * ("two" in holds)
    assert ("table.-1,-9" in lies) == bool(laid) and "box:card" not in lies


def test_zones_bags_and_what_lies_down_hide_as_at_our_tables():
    tiles = own.tile(0, "card", back="rear", labels="1 2 3 4 5 6 7 8") + own.tile(1, "rear")
    spots = [
        own.place("shut", zone="nobody", mixed="true", holds="card:1 card:2"),
        own.place("turned", down="true", mixed="true", holds="card:3 card:5"),
        own.place("ordered", down="true", holds="card:6"), own.place("open", holds="card:4"),
        own.place("sack", bag="true", holds="4*toy-coin-1"),
    ]  # fmt: skip
    own.write(own.layer("spots", *spots), tiles=tiles)
    match = own.laid()
    seen = match.rules.look(match.state, 0)
    assert seen["shut"] == seen["turned"] == ("rear", "rear") and seen["open"] == ("card:4",)
    assert seen["ordered"] == ("card@0d:6",)  # nobody has mixed it, so everybody knows how it lies
    assert set(seen["sack"]) == {"unseen"} and len(seen["sack"]) == 4  # toys of the house can be held as well


def test_mixed_decks_lie_otherwise_for_another_seed():
    own.copied()
    first = own.lying(own.laid())["deck"]
    second = own.lying(Match(replace(own.setup(), seed="OTHER")).begin())["deck"]
    assert sorted(first) == sorted(second) and first != second and own.lying(own.laid())["deck"] == first


def test_everything_in_the_box_leaves_the_table_empty():
    own.copied()
    lies = own.lying(own.laid(laid=False))
    assert {spot for spot in lies if not spot.startswith("box:")} <= {"turn0"}
    assert sum(name in read_faces("own-mine") for name in stock(read_level("free-own-mine"))) >= 11


# ── seats ──


def seat_layer(number, *more):
    """The layer of a table of so many, each with a tag."""
    tags = [own.place(f"{tag}@{seat}", tag, (100 + 300 * seat, 900, 90, 60))
            for seat in range(number) for tag in ("panel", "portrait", "name")]  # fmt: skip
    return own.layer(f"seats{number}", *tags, *more)


def test_a_map_says_for_how_many_it_is_and_where_they_have_their_hands():
    own.write(
        seat_layer(2, own.place("hand@0", "fan", (400, 900, 500, 150)), own.place("garden@1", "row")), seat_layer(4)
    )
    assert own_map.drawn("own-mine").seats == chairs("free", "own-mine") == range(2, 5)
    board = read_level("free-own-mine")
    assert board.spots["hand@0"]["zone"] == "owner" and "garden@1" in board.spots
    for seats in (2, 3, 4):
        match = own.laid(seats=seats)
        match.play(("box:toy-coin-1", f"hand{seats - 1}"))
        assert own.lying(match)[f"hand{seats - 1}"] == ["toy-coin-1"]


# ── sizes ──


def sizes(name="own-mine"):
    """How large each face is drawn on the table."""
    return {face: (props["width"] * props["scale"], props["height"] * props["scale"])
            for face, props in read_faces(name).items() if "scale" in props}  # fmt: skip


def test_a_piece_is_as_large_as_the_map_lays_it_and_so_are_its_sides_turns_and_back():
    tiles = (own.tile(0, "dog", back="tail") + own.tile(1, "pup", as_="dog") + own.tile(2, "dog@1")
             + own.tile(3, "tail", "large.svg") + own.tile(4, "cat", scale=2))  # fmt: skip
    large = own.svg(200, 200)
    own.write(own.layer("pieces", own.piece(1, side=50), own.piece(5, side=70)), tiles=tiles, large__svg=large)
    found = sizes()
    assert found["dog"] == found["pup"] == found["dog@1"] == found["tail"] == (50, 50) and found["cat"] == (200, 200)


def test_the_example_lies_as_large_as_it_is_drawn():
    own.copied()
    for name in ("mouse-sky", "hour", "slip", "nibble-1"):
        props = read_faces("own-mine")[name]
        assert props["scale"] == 1 and (props["width"], props["height"]) != (0, 0)


@pytest.mark.parametrize("align, turn", [("bottomleft", 0), ("center", 90), ("topright", 180), ("bottom", 45)])
def test_a_piece_lies_where_tiled_shows_it(align, turn):
    part = {"bottomleft": (0, 1), "center": (0.5, 0.5), "topright": (1, 0), "bottom": (0.5, 1)}[align]
    folder = own.write(own.layer("pieces", own.piece(1, 900, 500, more=f'rotation="{turn}"')), tiles=own.tile(0, "dog"))
    own.swap(folder / MAP, 'name="set"', f'name="set" objectalignment="{align}"')
    x, y, angle = 100 * (0.5 - part[0]), 100 * (0.5 - part[1]), radians(turn)
    wanted = 900 + x * cos(angle) - y * sin(angle), 500 + x * sin(angle) + y * cos(angle)
    thing = next(one for one in own_map.drawn("own-mine").objects if one.gid == 1)
    assert middle("own-mine", "dog", thing) == pytest.approx(wanted)


def test_png_pictures_have_the_size_they_say():
    folder = own.write(tiles=own.tile(0, "dog", "dog.PNG", many=1), **{"dog__PNG": own.png(100, 60)})
    own.swap(folder / MAP, 'height="100"/>', 'height="60"/>')
    props = read_faces("own-mine")["dog"] if not lacking("own-mine") else {}
    assert (props["width"], props["height"]) == (100, 60)


# ── layers ──


def test_groups_move_and_hide_what_is_in_them_and_layers_of_tiles_are_scenery():
    cells = ",".join(["1"] + ["0"] * 143)
    squares = f'<layer width="16" height="9" offsetx="7"><data encoding="csv">{cells}</data></layer>'
    group = f'<group offsetx="10" offsety="20">{own.layer("spots", own.place("here"))}{squares}</group>'
    hidden = f'<group visible="0">{own.layer("more", own.piece(1))}</group>'
    own.write(group, hidden, tiles=own.tile(0, "stone"))
    found = own_map.drawn("own-mine")
    here = next(one for one in found.objects if one.name == "here")
    assert (here.x, here.y) == (310, 320)
    assert [(one.x, one.y, one.width) for one in found.objects if one.gid == 1] == [(17, 40, 100)]


@pytest.mark.parametrize("packed", ["", "zlib", "gzip"])
def test_packed_layers_are_unpacked(packed):
    raw = b"\1\0\0\0" + b"\0" * 143 * 4
    data = {"": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw)}[packed]
    form = f'encoding="base64" compression="{packed}"' if packed else 'encoding="base64"'
    text = base64.b64encode(data).decode()
    own.write(f'<layer width="16" height="9"><data {form}>\n  {text}\n</data></layer>', tiles=own.tile(0, "stone"))
    assert [one.gid for one in own_map.drawn("own-mine").objects if one.gid == 1] == [1]


def test_a_picture_over_the_whole_map_is_the_table():
    image = '<imagelayer><image source="one.svg" width="1920" height="1080"/></imagelayer>'
    own.write(image, tiles=own.tile(0, "stone"))
    plain = own.write(name="plain", tiles=own.tile(0, "stone"))
    ours = {props["type"] for props in own.read(plain).tile_properties.values()}
    mine = {props["type"] for props in own_map.drawn("own-mine").tile_properties.values()}
    assert ours == {"stone", "toy-planks", "toy-felt"} and mine == {"stone", "scenery.1"}


# ── what has changed ──


def test_only_what_has_changed_is_read_again(monkeypatch):
    folder = own.copied()
    first, reads = own_map.look(folder), []
    real = own_map._read
    monkeypatch.setattr(own_map, "_read", lambda opened: reads.append(opened.name) or real(opened))
    assert own_map.look(folder) is first and not reads
    own.swap(folder / "pictures" / "crumb.svg", "</svg>", "<!-- new --></svg>")
    second = own_map.look(folder)
    assert second is not first and reads == ["mine"] and own_map.look(folder) is second
    own.swap(folder / MAP, 'name="deck"', 'name="pack"')
    assert own_map.look(folder) is not second and len(reads) == 2


@pytest.mark.parametrize("how", ["lost", "renamed", "broken"])
def test_a_table_that_was_good_is_not_laid_once_it_is_not(how):
    folder = own.copied()
    assert lacking("own-mine") is None and read_map("own-mine")
    if how == "lost":
        (folder / "pictures" / "crumb.svg").unlink()
    elif how == "renamed":
        folder.rename(folder.with_name("other"))
    else:
        (folder / MAP).write_text("<map", "utf-8")
    assert isinstance(lacking("own-mine"), Trouble) and not is_known("free", "own-mine")
    if how == "lost":
        shutil.copy(example("pictures", "crumb.svg"), folder / "pictures")
        assert lacking("own-mine") is None


def test_a_table_is_found_whatever_a_system_does_to_its_name():
    name = "Table d'été".replace("'", " ")
    own.copied(unicodedata.normalize("NFD", name))
    assert boards()[-1] == f"own-{name}" and own.laid(name)
    assert own.laid(name.upper())  # there is only one that is called so


def test_a_table_is_called_by_its_title_also_once_it_is_broken_and_by_its_folder_where_none_is_known():
    folder = own.copied()
    assert own_map.title("own-mine") == "Snack race"
    (folder / MAP).write_text("<map", "utf-8")
    assert isinstance(own_map.look(folder), Trouble) and own_map.title("own-mine") == "Snack race"
    own.write(tiles="<tile/>", name="torn")
    assert own_map.title("own-torn") == "torn" and own_map.title("own-nowhere") == "nowhere"


def test_a_bag_that_a_larger_table_lacks_lies_face_down_when_somebody_joins():
    two, three = ("".join(own.sat(seat) for seat in range(count)) for count in (2, 3))
    own.write(
        own.layer("seats2", two, own.place("sack", bag="true")), own.layer("seats3", three),
        tiles=own.tile(0, "back") + own.tile(1, "hare", many=3, back="back") + own.tile(2, "fox", many=3, back="back"),
    )  # fmt: skip
    match = own.laid()
    match.play(("box:hare~0+", "sack"))
    after = Match(replace(match.setup, seats=(*match.setup.seats, match.setup.seats[0])), [joined(match.state)]).begin()
    pictures = [after.rules.look(after.state, eye) for eye in (0, 1, 2, OVER)]
    assert all(("back",) * 3 in picture.values() and ("hare",) * 3 not in picture.values() for picture in pictures)
