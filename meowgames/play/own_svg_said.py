"""What an SVG says, held to what can be drawn: no word that its rasteriser (nanosvg) would take for something else.

It reads what it knows and asks nothing: a number beyond all measure, or words that go round, end the whole program.
"""

from __future__ import annotations

import re

from .own_file import Trouble, shown
from .own_svg_path import BLANK, GROUPS, NUM, NUMBERS, PLAIN, SHAPES, Matrix, beyond, moves, spoken, styled, times
from .own_xml import Node

TONES = frozenset(("linearGradient", "radialGradient", "stop"))  # what these say would go for all that follows
LARGE = 1e7  # of a number
DIGITS = 40  # letters of a number: of a longer one not all are read
PART = 500  # letters of a word: of a longer one in a style not all are read
RULES, SHEET = 500, 50_000  # of all styles together: how many there are, and their letters
MOST_STOPS, MOST_TONES = 4000, 1000  # of a drawing, and its gradients
OF_ONE = 100  # stops of a gradient
LENGTHS = frozenset(
    ("x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "fx", "fy", "offset")
    + ("stroke-width", "stroke-dashoffset", "stroke-miterlimit", "font-size")
    + ("opacity", "fill-opacity", "stroke-opacity", "stop-opacity")
)
LISTS = {"points": "", "d": "MZLHVCSQTAmzlhvcsqta", "viewBox": ""}  # rows of numbers, and the letters between them
TURNS = ("transform", "gradientTransform")
ONWARD = frozenset(
    ("transform", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap")
    + ("stroke-miterlimit", "font-size")
)
READ = LENGTHS | {*LISTS, *TURNS, *ONWARD, "style", "class", "id", "stop-color", "preserveAspectRatio"}
LENGTH = re.compile(rf"{NUM}\s*(?:px|pt|pc|mm|cm|in|%)?(?:\s*!important)?|[^0-9]*", re.ASCII)
VIEW = re.compile(rf"{NUM}(?:[\s,]+{NUM}){{3}}\s*", re.ASCII)
ROUND = re.compile(r"(?<![\w-])(?:style|class|transform)\s*:")  # words that lead on to others
SPELT = re.compile(  # letters that are written as numbers: here they are read, there they are not
    rb"(?<![\w:-])(?:" + "|".join(sorted(READ)).encode() + rb""")\s*=\s*(?:"[^"]*?&#|'[^']*?&#)|<style[^<>]*>[^<]*?&#"""
)


def understood(root: Node) -> None:
    """Refuse a drawing that says what would be misread, or cannot be drawn; Trouble says where."""
    tones = stops = since = letters = rules = 0
    for node in root.walk():
        tones, stops = tones + (node.tag in TONES), stops + (node.tag == "stop")
        since = since + 1 if node.tag == "stop" else 0 if node.tag in TONES else since
        if node.tag == "style":
            letters, rules = letters + len(node.text), rules + node.text.count("{")
            _sheet(node)
        if letters > SHEET or rules > RULES or stops > MOST_STOPS or tones - stops > MOST_TONES or since > OF_ONE:
            raise Trouble("own.svg.much", shown(root.at.file), at=node.at)
        if node.tag == "defs" and any(one.tag == "g" for one in node.walk()):
            raise Trouble("own.svg.group", at=node.at)
        if node.tag in GROUPS | SHAPES | TONES:
            _styled(node, node.said.get("style", ""))
            for word, text in spoken(node.said):
                _word(node, word, text)
    _moved(root, PLAIN)


def _odd(node: Node, word: str, text: str) -> Trouble:
    return Trouble("own.svg.odd", shown(word), shown(text), at=node.at)


def _word(node: Node, word: str, text: str) -> None:
    """Refuse a word of an element that is not written as it should be."""
    if node.tag in TONES and word in ONWARD:
        raise _odd(node, word, text)
    if word in LENGTHS:
        if len(text) > PART or not LENGTH.fullmatch(text.strip()):
            raise _odd(node, word, text)
        _numbers(node, word, text)
    elif word in LISTS:
        if word == "viewBox" and (len(text) > PART or text and not VIEW.fullmatch(text)):
            raise _odd(node, word, text)
        if NUMBERS.sub("", text).strip(f"{LISTS[word]},{BLANK}"):
            raise _odd(node, word, text)
        _numbers(node, word, text)
    elif word == "stroke-dasharray":
        if len(text) > PART or not all(map(LENGTH.fullmatch, text.replace(",", " ").split())):
            raise _odd(node, word, text)
        _numbers(node, word, text)
    elif word == "preserveAspectRatio" and "slice" in text:
        raise _odd(node, word, text)


def _styled(node: Node, style: str) -> None:
    """Refuse a style of which not all is read, or that leads on to others, perhaps to itself."""
    for word, text in styled(style):
        if word in ("style", "class") or word in READ and len(text) >= PART:
            raise _odd(node, "style", f"{word}:{text}")


def _numbers(node: Node, word: str, text: str) -> None:
    """Refuse a number that is beyond all measure, or so long that not all of it is read."""
    for one in NUMBERS.findall(text):
        if len(one) > DIGITS or not abs(float(one)) <= LARGE:
            raise Trouble("own.svg.number", shown(word), shown(one), at=node.at)


def _sheet(node: Node) -> None:
    """Refuse styles that are not written as rules, one after another, or in which one leads on to others."""
    *rules, rest = node.text.split("}")
    parts = [rule.partition("{") for rule in rules]
    whole = all(head.strip() and mark and "{" not in body for head, mark, body in parts)
    led = ROUND.search(node.text)
    if not whole or rest.strip() or node.children or led:
        raise _odd(node, "style", led[0] if led else rest.strip() or node.text.strip())
    for _, _, body in parts:
        _styled(node, body)
        for word, text in styled(body):
            _word(node, word, text)


def _moved(node: Node, before: Matrix) -> None:
    """Refuse what is drawn beyond all measure larger, smaller or further off, by all that moves it."""
    moved = before
    for word, text in spoken(node.said) if node.tag in GROUPS | SHAPES | TONES else ():
        if word in TURNS:
            _numbers(node, word, text)
            moved = _turned(node, word, text, moved if word == "transform" else PLAIN)
    for child in node.children:
        _moved(child, moved if node.tag in GROUPS else before)


def _turned(node: Node, word: str, text: str, moved: Matrix) -> Matrix:
    try:
        for turn in moves(text):
            moved = times(moved, turn)
            if beyond(moved):
                raise Trouble("own.svg.number", shown(word), shown(text), at=node.at)
    except ValueError:
        raise _odd(node, word, text) from None
    return moved
