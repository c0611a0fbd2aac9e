"""Hostile tables of one's own: what their maps say is refused with a sentence, at little cost, and stops nothing."""

import base64

import own_tables as own
import pytest

from meowgames.play import own_map, own_xml
from meowgames.words import Words

MAP, SET = "table.tmx", "table.tsx"


@pytest.fixture(autouse=True)
def nothing_read(home):
    """Each test has its own folder of tables; beside it a good one."""
    own.forget()
    own.copied("good")


@pytest.fixture
def folder():
    """A copy of the example, to be made worse."""
    return own.copied()


# ── XML ──

LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
DOCTYPES = {
    "laughs": f'<!DOCTYPE map [<!ENTITY l0 "ha">{LAUGHS}]>',
    "a file": '<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    "a parameter": '<!DOCTYPE map [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]>',
    "a type alone": "<!DOCTYPE map>",
    "from elsewhere": '<!DOCTYPE map SYSTEM "http://127.0.0.1/x.dtd">',
}


@pytest.mark.parametrize("doctype", DOCTYPES.values(), ids=DOCTYPES)
@pytest.mark.parametrize("name", [MAP, SET, "pictures/crumb.svg"])
def test_a_document_type_is_refused_whatever_it_declares(folder, doctype, name):
    path = folder / name
    text = path.read_text("utf-8")
    head, _, body = text.partition("?>") if text.startswith("<?") else ("", "", text)
    path.write_text((f"{head}?>" if head else "") + doctype + body, "utf-8")
    own.refused("own.xml.doctype")


def test_an_entity_nobody_declared_is_no_xml(folder):
    own.swap(folder / MAP, 'name="deck"', 'name="&lol;"')
    own.refused("own.xml")


def test_elements_within_elements_end_early(folder):
    own.swap(folder / MAP, "</map>", "<group>" * 90_000)
    own.refused("own.much.deep")


def test_more_elements_than_a_table_needs_are_not_kept(folder):
    own.swap(folder / MAP, "</map>", '<property name="a" value="b"/>\n' * (own_xml.ELEMENTS + 1) + "</map>")
    own.refused("own.much.elements")


def test_more_attributes_than_an_element_needs_are_refused(folder):
    own.swap(folder / MAP, "<objectgroup ", "<objectgroup " + " ".join(f'a{n}="1"' for n in range(99)) + " ")
    own.refused("own.much.elements")


@pytest.mark.parametrize("data, reason", [
    (b"", "own.xml"), (b"\0" * 999, "own.xml"), (b"<map>\xff\xfe</map>", "own.xml"), (b"<tileset/>", "own.xml.other"),
    (b'<?xml version="1.0" encoding="utf-7"?><map/>', "own.xml"), (b"<map/><map/>", "own.xml"), (b"[]", "own.xml"),
    (b'<?xml version="1.0" encoding="rot13"?><map/>', "own.xml"), (b" " * (3 << 20), "own.file.large"),
    (b"<map><!-- <layer/> --></map>", "own.xml.comment"), (b"<map><![CDATA[<layer/>]]></map>", "own.xml.comment"),
])  # fmt: skip
def test_what_is_no_map_is_refused(folder, data, reason):
    (folder / MAP).write_bytes(data)
    assert own.refused(reason).at.file == MAP


# ── layers and objects ──


def squares(data, form, size=(16, 9)):
    """A layer of tiles."""
    return f'<layer width="{size[0]}" height="{size[1]}"><data {form}>{data}</data></layer>'


@pytest.mark.parametrize("form", ["zlib", "gzip"])
def test_a_layer_that_unpacks_to_gigabytes_is_not_unpacked(folder, form):
    data = own.bomb()[: 1 << 20]
    data = data if form == "zlib" else b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + data[2:]
    packed = base64.b64encode(data).decode()
    layer = squares(packed, f'encoding="base64" compression="{form}"')
    own.swap(folder / MAP, "</map>", f"{layer}</map>")
    own.refused("own.data.count")


LAYERS = {
    "zstd": (squares("AAAA", 'encoding="base64" compression="zstd"'), "own.data.packed"),
    "odd letters": (squares("*" * 99, 'encoding="base64"'), "own.data"),
    "odd numbers": (squares("1,nan,1e9", 'encoding="csv"'), "own.data"),
    "too few": (squares("0,0", 'encoding="csv"'), "own.data.count"),
    "another form": (squares("0", 'encoding="yaml"'), "own.data"),
    "below nothing": (squares(",".join(["-1"] + ["0"] * 143), 'encoding="csv"'), "own.data.count"),
    "no tile": (squares(",".join(["999"] + ["0"] * 143), 'encoding="csv"'), "own.object.tile"),
    "flipped": (squares(",".join([str(1 << 31 | 1)] + ["0"] * 143), 'encoding="csv"'), "own.object.flipped"),
    "all of memory": (squares("0", 'encoding="csv"', (1000, 1000)), "own.much.cells"),
    "more than that": (squares("0", 'encoding="csv"', (99999, 99999)), "own.number"),
    "chunks": ('<layer width="16" height="9"><data encoding="csv"><chunk/></data></layer>', "own.map.endless"),
    "a thousand layers": ('<objectgroup name="x"/>' * 1000, "own.much.layers"),
    "a thousand in groups": ("<group><group>" + "<group/>" * 1000 + "</group></group>", "own.much.layers"),
    "objects": (own.layer("x", *(own.place(f"p{n}") for n in range(3001))), "own.much.objects"),
    "many pieces": (own.layer("pieces", *(own.piece(13) for n in range(499))), "own.piece.many"),
}  # fmt: skip


@pytest.mark.parametrize("text, reason", LAYERS.values(), ids=LAYERS)
def test_a_hostile_layer_is_refused(folder, text, reason):
    own.swap(folder / MAP, "</map>", f"{text}</map>")
    assert own.refused(reason).at.file == MAP


ODD = ["nan", "inf", "-inf", "1e999", "1e9", "", "x", "0x10", "\u0661\u0662", "1_0", "9" * 5000, "1,5", "--1"]


@pytest.mark.parametrize("key", ["x", "y", "width", "height"])
@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_odd_numbers_of_a_place_are_refused(folder, key, value):
    old = {"x": 'x="1230"', "y": 'y="173"', "width": 'width="132"', "height": 'height="186"'}[key]
    own.swap(folder / MAP, f'name="deck" type="pile" {old}' if key == "x" else old, (
        f'name="deck" type="pile" {key}="{value}"' if key == "x" else f'{key}="{value}"'))  # fmt: skip
    found = own.refused("own.number")
    assert found.at == (MAP, own.line_of(folder / MAP, f'{key}="{value}"'))


@pytest.mark.parametrize("old", ['id="0"', 'firstgid="1"', 'width="16"', 'tileheight="120"', 'gid="28"'])
@pytest.mark.parametrize("value", ["nan", "-7", "", "1e3", "99999999999999999999", "1.5"])
def test_odd_whole_numbers_are_refused(folder, old, value):
    name = SET if old == 'id="0"' else MAP
    own.swap(folder / name, old, f'{old.partition("=")[0]}="{value}"')
    own.refused("own.number")


TURNED = own.tile(0, "dog", many=2) + own.tile(1, "dog@1")
SAT = [own.sat(0), own.sat(1)]
UNFIT = {
    "a turned picture as a piece": (own.layer("pieces", own.piece(2)), TURNED, "own.piece.turned"),
    "so many turned pictures": (
        "", own.tile(0, "dog", many=2) + "\n" + own.tile(1, "dog@1", many=2), "own.tile.turned"),
    "a turned picture with a back": ("", own.tile(0, "dog") + own.tile(1, "dog@1", back="dog"), "own.tile.turned"),
    "a turned picture as a side": ("", own.tile(0, "dog") + own.tile(1, "dog@1", as_="dog"), "own.tile.turned"),
    "a turned picture in a deck": (own.layer("spots", own.place("deck", holds="dog@1")), TURNED, "own.holds.side"),
    "the cat of turns": (own.layer("spots", own.place("deck", holds="dog toy-turn")), TURNED, "own.holds.house"),
    "many cats of turns": (own.layer("spots", own.place("deck", holds="2*toy-turn")), TURNED, "own.holds.house"),
    "a deck for two alone": (own.layer("seats2", *SAT, own.place("deck", holds="2*dog")), TURNED, "own.holds.some"),
    "a group of what has no back": ("", own.tile(0, "dog", many=1, group="unseen"), "own.word.face"),
    "squares beside a row": (
        own.layer("seats2", *SAT, own.place("plot@0", "row"), own.place("plot@1", "cells", columns=2, rows=2)),
        TURNED, "own.spot.alike"),
    "steps at another table": (
        own.layer("seats1", own.sat(0), own.place("barn")) + own.layer("seats2", *SAT, own.place("barn", "lattice")),
        TURNED, "own.spot.alike"),
    "a plot nobody sees": (
        own.layer("seats2", *SAT, own.place("plot@0", "row"), own.place("plot@1", "buttons")), "", "own.spot.alike"),
    "one hand of squares": (
        own.layer("seats2", *SAT, own.place("hand@1", "cells", columns=2, rows=2)), "", "own.spot.kind"),
    "a cat on steps": (own.layer("seats1", own.sat(0), own.place("turn@0", "lattice")), "", "own.spot.kind"),
    "squares beside the table": (
        own.layer("pieces", own.piece(1, 1870, 500)), own.tile(0, "chess", columns=8, rows=8, l=80), "own.piece.off"),
}  # fmt: skip


@pytest.mark.parametrize("layers, tiles, reason", UNFIT.values(), ids=UNFIT)
def test_what_could_not_be_laid_or_drawn_is_refused_with_its_line(layers, tiles, reason):
    own.write(layers, tiles=tiles)
    found = own.refused(reason)
    assert found.at.file == MAP and found.at.line


def test_a_map_of_another_size_is_refused(folder):
    own.swap(folder / MAP, 'width="16"', 'width="4000"')
    own.refused("own.map.size")


# ── words and names ──


@pytest.mark.parametrize("old, new, reason", [
    ('name="mixed"', 'name="mixd"', "own.word.near"), ('name="mixed"', 'name="Mixed"', "own.word.near"),
    ('name="zone"', 'name="quux"', "own.word.unknown"), ('value="nobody"', 'value="noone"', "own.word.choice"),
    ('type="bool" value="true"', 'type="int" value="7"', "own.word.yes"),
    ('value="snack-back"', 'value="snack-bakc"', "own.holds.unknown"),
    ('value="24*crumb"', 'value="25*crumb"', "own.piece.many"), ('value="24*crumb"', 'value="-1*crumb"', "own.holds"),
    ('value="24*crumb"', 'value="99999999*crumb"', "own.holds"),
    ('value="finds"', 'value="nibble-2"', "own.holds.side"),
    ('name="deck"', 'name="Deck"', "own.spot.name"), ('name="deck"', 'name="mix"', "own.name.taken"),
    ('name="deck"', 'name="box"', "own.name.taken"), ('name="deck"', 'name=""', "own.spot.nameless"),
    ('name="deck"', 'name="eaten"', "own.spot.twice"), ('name="deck"', 'name="hand0"', "own.spot.like"),
    ('name="deck"', 'name="deck@0"', "own.spot.seat"), ('value="nobody"', 'value="owner"', "own.spot.owner"),
    ('type="pile"', 'type="heap"', "own.spot.unknown"),
    ('type="row"', 'type="title"', "own.spot.called"), ('name="deck"', f'name="{"d" * 99}"', "own.spot.name"),
])  # fmt: skip
def test_words_and_names_nobody_knows_are_refused(folder, old, new, reason):
    own.swap(folder / MAP, old, new)
    found = own.refused(reason)
    assert found.at.file == MAP and found.at.line
    if reason == "own.word.near":
        assert "mixed" in found.said(Words("en"))


@pytest.mark.parametrize("old, new, reason", [
    ('name="many" type="int" value="24"', 'name="many" type="int" value="lots"', "own.word.whole"),
    ('name="many" type="int" value="24"', 'name="many" type="int" value="1000000"', "own.word.whole"),
    ('value="1 1 2 2 3"', f'value="{"1 " * 501}"', "own.word.labels"), ('value="6"', 'value="0"', "own.word.whole"),
    ('name="label_room" type="float" value="0.3"', 'name="label_room" type="float" value="nan"', "own.word.number"),
    ('value="snack-back"', 'value="nothing"', "own.tile.other"),
    ('value="card_slide"', 'value="../x"', "own.word.sound"),
    ('value="nibble-1"', 'value="nibble-2"', "own.tile.other"), ('type="crumb"', 'type="toy-back"', "own.name.taken"),
    ('type="crumb"', 'type="snack-milk"', "own.tile.twice"), ('type="crumb"', 'type="roll"', "own.name.taken"),
    ('type="crumb"', "", "own.tile.type"), ('type="crumb"', 'type="x/../y"', "own.tile.name"),
    ('<tile id="1"', '<tile id="0"', "own.tileset.numbers"), ('value="#5b3a1e"', 'value="red"', "own.word.tone"),
    ('version="1.8"', 'source="table.tsx"', "own.tileset.chain"),
    ('<grid ', '<image source="pictures/crumb.svg"/><grid ', "own.tileset.sheet"),
])  # fmt: skip
def test_tiles_that_cannot_be_are_refused(folder, old, new, reason):
    own.swap(folder / SET, old, new)
    found = own.refused(reason)
    assert found.at.file in (SET, MAP) and found.at.line


def test_tilesets_are_not_read_for_ever(folder):
    own.swap(folder / MAP, '<tileset firstgid="1" source="table.tsx"/>',
             "".join(f'<tileset firstgid="{1 + 100 * n}" source="table.tsx"/>' for n in range(99)))  # fmt: skip
    own.refused("own.tile.twice")
    empty = "".join(f'<tileset firstgid="{1 + 100 * n}" name="x"/>' for n in range(99))
    own.refused("own.much.sets", own.write(empty, name="other"))


def test_what_nobody_foresaw_of_one_table_hides_no_other(folder, monkeypatch):
    real = own_map._read

    def read(opened):
        if opened.name == "mine":
            raise ZeroDivisionError
        return real(opened)

    monkeypatch.setattr(own_map, "_read", read)
    own.refused("own.unread")
