"""What holds for every file of Tiled: it is XML, and says only what Tiled 1.8 and our reader understand."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

KINDS = ("string", "int", "float", "bool")
# Names that the reader gives a meaning of its own; a tile's fields are those of its art.
TAKEN = frozenset("class height id kind name properties type width x y".split())
TAKEN_OBJECT = TAKEN | frozenset("as_points closed gid image parent points rotation template visible".split())
TAKEN_TILE = TAKEN | frozenset("colliders frames source trans".split())


class Broken(Exception):
    """The sentence about a file that cannot be read at all."""


def read(path: Path) -> ET.Element:
    """Return the root of a file; Broken says why it has none."""
    try:
        return ET.parse(path).getroot()
    except FileNotFoundError:
        raise Broken("is missing") from None
    except (ET.ParseError, OSError, UnicodeError) as error:
        raise Broken(f"cannot be read as XML ({error})") from None


def called(node: ET.Element) -> str:
    """Return what a sentence calls an element."""
    name = node.get("name") or node.get("type") or node.get("id")
    return f"{node.tag} {name}" if name else node.tag


def faults(root: ET.Element) -> Iterator[str]:
    """Yield what no file of ours may hold: classes, templates, and properties that are lost or refused."""
    for node in root.iter():
        if node.get("class") is not None:
            yield f"{called(node)} has class=, as Tiled 1.9 writes it: save it with 1.8 or >= 1.10 instead"
        if node.get("template") is not None:
            yield f"{called(node)} comes from a template, which is not read: detach it"
        for prop in node.findall("properties/property"):
            taken = TAKEN_TILE if node.tag == "tile" else TAKEN_OBJECT
            yield from _of_property(called(node), prop, taken)


def _of_property(owner: str, prop: ET.Element, taken: frozenset[str]) -> Iterator[str]:
    name, kind = prop.get("name", ""), prop.get("type", "string")
    value = prop.get("value") if prop.get("value") is not None else prop.text or ""
    if name in taken:
        yield f"{owner} has a property called {name}, a name that is taken"
    if kind not in KINDS:
        yield f"{owner} has the property {name} of type {kind}: only {', '.join(KINDS)} are read"
    elif kind == "string" and not value.strip():
        yield f"{owner} has the empty property {name}, which is read as nothing: remove it"
    elif kind in ("int", "float") and not _number(value, kind):
        yield f"{owner} has the property {name} with {value}, which is no {kind}"


def _number(text: str, kind: str) -> bool:
    try:
        int(text) if kind == "int" else float(text)
    except ValueError:
        return False
    return True
