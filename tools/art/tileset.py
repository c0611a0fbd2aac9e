"""Tilesets for Tiled: one tile per sprite, its type the name of the face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import quoteattr


class Tile(NamedTuple):
    """One face as its tileset knows it."""

    face: str
    folder: str
    width: float
    height: float
    props: dict[str, Any]


def kind(value: Any) -> str:
    """Return the type attribute that Tiled wants for a property's value."""
    names = {bool: ' type="bool"', int: ' type="int"', float: ' type="float"'}
    return names.get(type(value), "")


def tile(number: int, t: Tile, home: str) -> str:
    """Return one tile element; home is where its folder lies, seen from the tileset."""
    lines = [f' <tile id="{number}" type={quoteattr(t.face)}>']
    if t.props:
        lines.append("  <properties>")
        for name in sorted(t.props):
            value = quoteattr(str(t.props[name]))
            lines.append(f'   <property name="{name}"{kind(t.props[name])} value={value}/>')
        lines.append("  </properties>")
    source = f"{home}{t.folder}/{t.face}.svg"
    lines += [f'  <image width="{t.width}" height="{t.height}" source="{source}"/>', " </tile>"]
    return "\n".join(lines)


def tileset(name: str, tiles: Sequence[tuple[int, Tile]], home: str = "../sprites/") -> str:
    """Return a whole tileset; the numbers are the tiles' ids."""
    width, height = max(t.width for _, t in tiles), max(t.height for _, t in tiles)
    head = f'<tileset version="1.8" tiledversion="1.8.2" name="{name}" tilewidth="{width}" tileheight="{height}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'{head} tilecount="{len(tiles)}" columns="0">',
        ' <grid orientation="orthogonal" width="1" height="1"/>',
        *(tile(number, t, home) for number, t in tiles),
        "</tileset>",
    ]
    return "\n".join(lines) + "\n"
