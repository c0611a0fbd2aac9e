"""The book of the maps: every word, kind and layer of a map is listed in it, and every listed word is read."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import check_levels
from tools.levels import book

ROOT = Path(__file__).resolve().parents[2]
Edit = Callable[[str], str]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the levels, to be broken."""
    shutil.copytree(ROOT / "levels", tmp_path / "levels")
    return tmp_path


def swap(old: str, new: str) -> Edit:
    """The change of the first place where a text stands."""
    return lambda whole: whole.replace(old, new, 1)


def row(word: str) -> Edit:
    """The change that strikes the first row of a word out."""
    return lambda whole: "\n".join(
        line for line in whole.split("\n") if line != next(one for one in whole.split("\n") if one.startswith(word))
    )


BOOK = {
    "word": (row("| `sag` |"), "meow.tmx: object hand@0 has the word sag, which README.md does not list for fan"),
    "tile": (row("| `mark` |"), "meow.tsx: tile green1 has the word mark, which README.md does not list for tile"),
    "for one kind": (row("| `lift` | `fan`"), "object hand@0 has the word lift, which README.md does not list for fan"),
    "any place": (row("| `z` |"), "object won@0 has the word z, which README.md does not list for tally"),
    "kind": (row("| `peek` |"), "object peek is of type peek, a kind that is not listed"),
    "known kind": (row("| `hex` |"), "levels/README.md: the kind hex is not listed"),
    "layer": (row("| `tunnels` |"), "levels/minicity.tmx: the layer tunnels is not listed"),
    "seats": (row("| `seats2` "), "levels/meow.tmx: the layer seats4 is not listed"),
    "unread": (swap("| `sag` |", "| `sagg` |"), "levels/README.md: the word sagg is listed, but nothing reads it"),
    "no place": (swap("| `wall` |", "| `wallow` |"), "the kind wallow is listed, but no place is of it"),
    "twice": (swap("| `angle` |", "| `sag` |"), "the word sag of fan is listed 2 times"),
    "nowhere": (swap("| `sag` | `fan`", "| `sag` | `fann`"), "is to stand on fann, which is no kind of place"),
}  # fmt: skip


@pytest.mark.parametrize("how, says", BOOK.values(), ids=BOOK)
def test_a_wrong_book_is_found(tree: Path, how: Edit, says: str) -> None:
    path = tree / "levels" / book.NAME
    before = path.read_text("utf-8")
    path.write_text(how(before), "utf-8")
    assert path.read_text("utf-8") != before
    assert any(says in fault for fault in check_levels.of_book(tree))


def test_a_missing_book_is_found(tree: Path) -> None:
    (tree / "levels" / book.NAME).unlink()
    assert list(check_levels.of_book(tree)) == ["levels/README.md: is missing."]


def test_a_word_of_a_map_or_a_layer_is_found(tree: Path) -> None:
    path = tree / "levels" / "isle_boats.tmx"
    word = '<properties><property name="mood" value="fair"/></properties>'
    code = path.read_text("utf-8").replace(" <tileset", f" {word}<tileset", 1).replace("  <data", f"  {word}<data", 1)
    path.write_text(code, "utf-8")
    assert [fault.partition(", which")[0] for fault in check_levels.of_book(tree)] == [
        "levels/isle_boats.tmx: map has the word mood", "levels/isle_boats.tmx: layer hull-blue has the word mood",
    ]  # fmt: skip


def test_what_code_looks_up_is_known(tmp_path: Path) -> None:
    code = 'a["one"]; a.get("two", 0); "three" in a; a.set("four"); "five" == a; a[6]; b = "seven"'
    (tmp_path / "code.py").write_text(code, "utf-8")
    assert book.looked_up(tmp_path) == {"one", "two", "three"}


def test_our_book_lists_all_that_our_maps_say() -> None:
    assert list(check_levels.of_book(ROOT)) == []
