"""The fingerprint of a board: another board is noticed, another drawing of the same one is not."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from meowgames.play import fingerprint as fingerprints
from meowgames.play import level
from meowgames.play.fingerprint import OLD, fingerprint, read_part
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import CHANCE, Level, find
from tools import check_levels

ROOT = Path(__file__).parent.parent.parent
SAVES = ROOT / "tests" / "saves"
GAMES = ("meow", "meowtopia", "minicity", "neko", "isle")
Node = ElementTree.Element
Edit = Callable[[Node], None]


@pytest.fixture
def levels(tmp_path: Path) -> Iterator[Path]:
    """A copy of the maps, read by the program in place of its own."""
    shutil.copytree(ROOT / "levels", tmp_path / "levels")
    with check_levels.lent(tmp_path):
        yield tmp_path / "levels"


def redraw(path: Path, change: Edit) -> None:
    """Change a map and let the program read it anew."""
    tree = ElementTree.parse(path)
    before = ElementTree.tostring(tree.getroot())
    change(tree.getroot())
    assert ElementTree.tostring(tree.getroot()) != before
    tree.write(path, "utf-8", xml_declaration=True)
    level.read_map.cache_clear()
    level.read_level.cache_clear()


def new(game: str) -> Match:
    """A match of two at which nobody has decided anything."""
    return Match(Setup(game, (Seat("Ann", "cat0"), Seat("Bo", "cat1")), "7")).begin()


def saved(match: Match, folder: Path) -> Path:
    """Write a match and let go of its file."""
    journal = Journal.create(match, folder)
    journal.close()
    assert journal.path is not None
    return journal.path


def begun(game: str, folder: Path) -> Path:
    """The opening of an old save, before any move that another board could forbid."""
    path = folder / f"{game}.match"
    old = (SAVES / f"{game}-2.running.match").read_bytes()
    path.write_bytes(b"".join(old.splitlines(keepends=True)[:2]))
    return path


def group(root: Node, name: str) -> Node:
    """A layer of objects of a map."""
    return next(node for node in root.iter("objectgroup") if node.get("name") == name)


def put(root: Node, layer: str, name: str, kind: str) -> None:
    """Draw one more object."""
    sides = {"x": "4", "y": "4", "width": "30", "height": "30"}
    ElementTree.SubElement(group(root, layer), "object", {"id": "9999", "name": name, "type": kind, **sides})


def tell(node: Node, name: str, value: str) -> None:
    """Give something of a map one more property."""
    props = node.find("properties")
    if props is None:
        props = ElementTree.Element("properties")
        node.insert(0, props)
    ElementTree.SubElement(props, "property", {"name": name, "value": value})


def worded(root: Node) -> None:
    """Give every object of a map words, a panel and a view of its own."""
    for node in root.iter("object"):
        for name in ("words", "wide", "view"):
            tell(node, name, "scene.added")


def curved(root: Node) -> None:
    """Draw a line that joins nothing."""
    node = ElementTree.SubElement(group(root, "furniture"), "object", {"id": "9998", "x": "-90", "y": "-90"})
    ElementTree.SubElement(node, "polyline", {"points": "0,0 9,9"})


def refurnished(root: Node) -> None:
    """Draw the furniture elsewhere."""
    for node in group(root, "furniture"):
        node.set("x", str(float(node.get("x", "0")) + 3))


def covered(root: Node) -> None:
    """Keep the whole table as room for what a scene draws, before all spots."""
    sides = {"x": "0", "y": "0", "width": "1920", "height": "1080"}
    node = ElementTree.Element("object", {"id": "9997", "name": "area", "type": "area", **sides})
    group(root, "furniture").insert(0, node)


HARMLESS: dict[str, Edit] = {
    "area": covered,
    "sign": lambda root: put(root, "furniture", "sign9", "sign"),
    "hidden": lambda root: put(root, "spots", "source", "hidden"),
    "view": lambda root: put(root, "spots", "view9", "view"),
    "words": worded,
    "of the map": lambda root: tell(root, "words", "scene.added"),
    "line": curved,
    "furniture": refurnished,
}


@pytest.mark.parametrize("change", HARMLESS.values(), ids=HARMLESS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_for_the_screen_changes_no_save(game: str, change: Edit, levels: Path, tmp_path: Path) -> None:
    old = Path(shutil.copy(SAVES / f"{game}-2.running.match", tmp_path))
    path, before = saved(new(game), tmp_path), fingerprint(new(game))
    redraw(levels / f"{game}.tmx", change)
    assert fingerprint(new(game)) == before
    for file in (old, path):
        _, note, journal = Journal.load(file)
        assert note is None and journal is not None and journal.path == file
        journal.close()


def named(root: Node, name: str) -> Node:
    """The object of that name."""
    return next(node for node in root.iter("object") if node.get("name") == name)


def food(root: Node, name: str) -> Node:
    """The food of a chamber."""
    return next(node for node in named(root, name).iter("property") if node.get("name") == "food")


def swapped(root: Node) -> None:
    """Let two chambers of as many places change their food."""
    one, two = food(root, "chamber3"), food(root, "chamber4")
    one.attrib["value"], two.attrib["value"] = two.attrib["value"], one.attrib["value"]


def dug(root: Node) -> None:
    """Fill up the first tunnel."""
    for layer in root.iter("objectgroup"):
        for node in layer:
            if node.find("polyline") is not None:
                layer.remove(node)
                return


def started(root: Node) -> None:
    """Let two ants start from each other's zone."""
    found = [node for node in root.iter("property") if node.get("name") == "start"]
    found[0].attrib["value"], found[1].attrib["value"] = found[1].attrib["value"], found[0].attrib["value"]


def celled(root: Node) -> None:
    """Let one square of the blue boat lie in another room."""
    data = next(root.iter("data"))
    assert data.text
    data.text = data.text.replace("0,19,2,2,2,12", "0,19,2,2,5,12", 1)


def ratted(root: Node) -> None:
    """Chase a rat from the blue boat."""
    data = next(root.iter("data"))
    assert data.text
    data.text = data.text.replace("0,9,2,2", "0,2,2,2", 1)


@pytest.mark.parametrize(
    "game, file, change",
    [
        ("minicity", "minicity", swapped),
        ("minicity", "minicity", dug),
        ("minicity", "minicity", started),
        ("isle", "isle_boats", celled),
        ("isle", "isle_boats", ratted),
    ],
)
def test_another_board_is_told(game: str, file: str, change: Edit, levels: Path, tmp_path: Path) -> None:
    path, old, before = saved(new(game), tmp_path), begun(game, tmp_path), fingerprint(new(game))
    redraw(levels / f"{file}.tmx", change)
    assert fingerprint(new(game)) != before
    for found in (path, old):
        match, note, journal = Journal.load(found)
        assert match is not None and note == ("save.board",) and journal is not None and journal.path is None


def test_an_old_fingerprint_holds_only_for_its_own_game() -> None:
    matches = {game: new(game) for game in GAMES}
    for written, now in OLD.items():
        known = [game for game in GAMES if fingerprints.same_board(written, matches[game])]
        assert len(known) == 1 and fingerprint(matches[known[0]]) == now
    assert not fingerprints.same_board("", matches["meow"])


@pytest.mark.parametrize("game", GAMES)
def test_every_table_size_and_option_has_the_fingerprint_the_old_one_stands_for(game: str) -> None:
    options = [{name: value} for name, values in find(game).OPTIONS.items() for value in values]
    found = {
        fingerprint(Match(Setup(game, (Seat("Ann", "cat0"),) * seats, "7", chosen)).begin())
        for seats in find(game).SEATS
        for chosen in options
    }
    assert len(found) == 1 and found <= set(OLD.values())


BOARD = Level(
    "m",
    {"a": {"kind": "x", "n": 1}, "b": {"kind": "y", "n": 2}, "sign": {"kind": "sign"}},
    (("a", "b"), ("sign",), ()),
    {"size": 3, "words": "m.words"},
)


def part(monkeypatch: pytest.MonkeyPatch, start: Callable[[Level], object]) -> tuple:
    """What such rules read of the board."""
    rules = SimpleNamespace(start=lambda level, seats, **options: start(level))
    monkeypatch.setattr(fingerprints, "find", lambda game: rules)
    found = read_part(BOARD, "m", 2, {})
    return found.spots, found.lines, found.props


@pytest.mark.parametrize(
    "start, expected",
    [
        (lambda level: CHANCE, ({}, (), {})),
        (lambda level: [name for name in level.spots if name == "a"], ({}, (), {})),
        (lambda level: level.spots["a"], ({"a": {}}, (), {})),
        (lambda level: "a" in level.spots, ({"a": {}}, (), {})),
        (lambda level: level.spots.get("z"), ({}, (), {})),
        (lambda level: [props.get("n") for props in level.spots.values()], ({"a": {"n": 1}, "b": {"n": 2}}, (), {})),
        (
            lambda level: [props["kind"] for name, props in level.spots.items() if name == "b"],
            ({"b": {"kind": "y"}}, (), {}),
        ),
        (lambda level: dict(level.spots["a"]), ({"a": {"kind": "x", "n": 1}}, (), {})),
        (lambda level: list(level.lines), ({}, (("a", "b"),), {})),
        (lambda level: level.lines[0], ({}, (("a", "b"),), {})),
        (lambda level: level.props["size"], ({}, (), {"size": 3})),
    ],
)
def test_what_rules_look_up_is_what_they_read(
    monkeypatch: pytest.MonkeyPatch, start: Callable[[Level], object], expected: tuple
) -> None:
    assert part(monkeypatch, start) == expected
