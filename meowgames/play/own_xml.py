"""Reads XML that anybody may have written: no entities, no document type, and no more of anything than can be borne."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.parsers import expat

from .own_file import Trouble, Where, shown

DEEP = 40  # elements within one another
ELEMENTS = 30_000  # of one file
ATTRIBUTES = 60  # of one element
WHOLE = re.compile(r"[+-]?[0-9]{1,10}", re.ASCII)
NUMBER = re.compile(r"[+-]?(?:[0-9]{1,10}(?:\.[0-9]{0,20})?|\.[0-9]{1,20})(?:[eE]-?[0-9]{1,2})?", re.ASCII)


class Node:
    """An element: its name, its attributes, where it stands, what is in it."""

    def __init__(self, tag: str, said: dict[str, str], at: Where):
        self.tag, self.said, self.at = tag, said, at
        self.children: list[Node] = []
        self.written: list[str] = []

    @property
    def text(self) -> str:
        """What is written in it, its children left out."""
        return "".join(self.written)

    def all(self, *tags: str) -> list[Node]:
        """Return its children of these names, in their order."""
        return [child for child in self.children if child.tag in tags]

    def first(self, tag: str) -> Node | None:
        """Return its first child of that name."""
        return next((child for child in self.children if child.tag == tag), None)

    def walk(self) -> Iterator[Node]:
        """Yield itself and all that is in it."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            todo += reversed(node.children)

    def whole(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        """Return an attribute that is a whole number; Trouble if it is none, or another one than can be."""
        text = self.said.get(key)
        if text is None and usual is not None:
            return usual
        if text is None or not WHOLE.fullmatch(text) or not least <= int(text) <= most:
            raise Trouble("own.number", key, shown(text or ""), least, most, at=self.at)
        return int(text)

    def number(self, key: str, most: float, usual: float = 0.0) -> float:
        """Return an attribute that is a number, with or without a sign, and not too far from nothing."""
        text = self.said.get(key)
        if text is None:
            return usual
        if not NUMBER.fullmatch(text) or not abs(float(text)) <= most:
            raise Trouble("own.number", key, shown(text), -round(most), round(most), at=self.at)
        return float(text)


class Reader:
    """Makes the tree of a file, and stops at the first thing that no such file of a table needs."""

    def __init__(self, name: str):
        self.name, self.count = name, 0
        self.root: Node | None = None
        self.open: list[Node] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.say
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.parser.EntityDeclHandler = self.refuse
        self.parser.CommentHandler = self.aside
        self.parser.StartCdataSectionHandler = self.refuse_cdata
        self.parser.ProcessingInstructionHandler = self.instruct

    @property
    def at(self) -> Where:
        """Where the reader is."""
        return Where(self.name, self.parser.CurrentLineNumber)

    def start(self, tag: str, said: dict[str, str]) -> None:
        """Begin an element."""
        self.count += 1
        if self.count > ELEMENTS or len(said) > ATTRIBUTES:
            raise Trouble("own.much.elements", ELEMENTS, at=self.at)
        if len(self.open) >= DEEP:
            raise Trouble("own.much.deep", DEEP, at=self.at)
        node = Node(tag, said, self.at)
        if self.open:
            self.open[-1].children.append(node)
        else:
            self.root = node
        self.open.append(node)

    def end(self, _tag: str) -> None:
        """End it."""
        self.open.pop()

    def say(self, text: str) -> None:
        """Take in what is written in an element."""
        if self.open:
            self.open[-1].written.append(text)

    def aside(self, text: str) -> None:
        """Refuse a comment that other readers might take for elements, or in which they would go astray."""
        if "<" in text or ">" in text or self.open and self.open[-1].tag == "style":
            raise Trouble("own.xml.comment", at=self.at)

    def instruct(self, _target: str, text: str) -> None:
        """Refuse a note for programs that other readers might take for elements."""
        self.aside(text)

    def refuse(self, *_: object) -> None:
        """Refuse a document type and all that is declared in one: names that stand for more and more."""
        raise Trouble("own.xml.doctype", at=self.at)

    def refuse_cdata(self) -> None:
        """Refuse text that other readers might take for elements."""
        raise Trouble("own.xml.comment", at=self.at)

    def read(self, data: bytes) -> Node:
        """Return the root of what a file holds."""
        try:
            self.parser.Parse(data, True)
        except Trouble:
            raise
        except expat.ExpatError as error:
            raise Trouble("own.xml", at=Where(self.name, error.lineno)) from None
        except (ValueError, LookupError):  # letters that are written in a way nobody knows
            raise Trouble("own.xml", at=self.at) from None
        if self.root is None:
            raise Trouble("own.xml", at=Where(self.name, 1))
        return self.root


def read(name: str, data: bytes, tag: str) -> Node:
    """Return the root of a file that holds such a thing: a map, a tileset, a drawing."""
    root = Reader(shown(name)).read(data)
    if root.tag != tag:
        raise Trouble("own.xml.other", tag, shown(root.tag), at=root.at)
    return root
