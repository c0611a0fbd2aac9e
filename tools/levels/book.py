"""Checks levels/README.md, the book of the maps: all that a map says stands in its tables, and all of that is read."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import meowgames
from meowgames.play.level import SEATS_LAYER

from . import maps, parts, tables

NAME = "README.md"
ANY = "any place"  # every kind on which faces lie, hidden ones too
KINDS = tables.KINDS | {"view"}  # of places, and of what the layer views holds
CODE = re.compile(r"`([^`]+)`")


class Book(NamedTuple):
    """What the tables of the book list."""

    words: Counter[tuple[str, str]]  # a word and what it stands on
    kinds: Counter[str]
    layers: Counter[str]


def read(path: Path) -> Book:
    """Return what the book lists; Broken says why it cannot be read."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError:
        raise parts.Broken("is missing") from None
    book, head = Book(Counter(), Counter(), Counter()), ""
    for line in lines:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            head = ""
        elif not head:
            head = cells[0]
        elif head == "word":
            owners = CODE.findall(cells[1]) or [cells[1]]
            book.words.update((word, owner) for word in CODE.findall(cells[0]) for owner in owners)
        elif head in ("kind", "layer"):
            getattr(book, f"{head}s").update(CODE.findall(cells[0]))
    return book


def faults(path: Path) -> Iterator[str]:
    """Yield what is wrong with the book itself: missing, listing something twice, or something that is nothing."""
    try:
        book = read(path)
    except parts.Broken as error:
        yield str(error)
        return
    for (word, owner), count in book.words.items():
        if count > 1:
            yield f"the word {word} of {owner} is listed {count} times"
        if owner not in book.kinds and owner not in (ANY, "tile"):
            yield f"the word {word} is to stand on {owner}, which is no kind of place"
    known = looked_up(Path(meowgames.__file__).parent)
    for word in dict.fromkeys(word for word, _ in book.words):
        if word not in known:
            yield f"the word {word} is listed, but nothing reads it"
    drawn = {thing.get("type") for file in sorted(path.parent.glob("*.tmx")) for thing in _objects(file)}
    for kind in book.kinds:
        if kind not in drawn | KINDS:
            yield f"the kind {kind} is listed, but no place is of it"
    for kind in sorted(KINDS - book.kinds.keys()):
        yield f"the kind {kind} is not listed"


def of_file(path: Path, book: Book) -> Iterator[str]:
    """Yield the words, kinds and layers of a map or tileset that the book does not list."""
    try:
        root = parts.read(path)
    except parts.Broken:
        return  # its own check says so
    for tile in root.findall("tile"):
        yield from _of_words(tile, "tile", book)
    for owner in (root, *root.findall("layer"), *root.findall("objectgroup")):
        yield from _of_words(owner, owner.tag, book)
    for group in root.findall("objectgroup"):
        name = group.get("name", "")
        if name not in book.layers and not (maps.seats_of(group) and f"{SEATS_LAYER}2" in book.layers):
            yield f"the layer {name} is not listed in {NAME}"
        for thing in group.findall("object"):
            yield from _of_object(thing, book)


def _of_object(thing: ET.Element, book: Book) -> Iterator[str]:
    kind = thing.get("type") or "pile"
    if kind not in book.kinds:
        yield f"{parts.called(thing)} is of type {kind}, a kind that is not listed in {NAME}"
    yield from _of_words(thing, kind, book)


def _of_words(node: ET.Element, owner: str, book: Book) -> Iterator[str]:
    """Yield the words of one thing that do not stand on its like."""
    laid = owner in tables.LAYOUTS or owner in ("lattice", "hidden")
    for prop in node.findall("properties/property"):
        word = prop.get("name", "")
        if (word, owner) not in book.words and not (laid and (word, ANY) in book.words):
            yield f"{parts.called(node)} has the word {word}, which {NAME} does not list for {owner}"


def _objects(path: Path) -> list[ET.Element]:
    try:
        return list(parts.read(path).iter("object"))
    except parts.Broken:
        return []


def looked_up(package: Path) -> set[str]:
    """Return every word that code looks up by name: x["word"], x.get("word"), "word" in x."""
    found: set[str] = set()
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            key = _key(node)
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found.add(key.value)
    return found


def _key(node: ast.AST) -> ast.AST | None:
    """Return what is looked up there, if something is."""
    if isinstance(node, ast.Subscript):
        return node.slice
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get" and node.args:
        return node.args[0]
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In):
        return node.left
    return None
