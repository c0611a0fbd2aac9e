"""Where things stand on a table is drawn in its map: the scenes of the games hold no box of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from meowgames.play.level import AREA, read_level
from meowgames.rules import find
from meowgames.screen.paint import CANVAS, SAFE, Box
from meowgames.screen.table.board import Board

GAMES = Path(__file__).parents[2] / "meowgames" / "scenes" / "games"
SIDES = {"x", "y", "left", "right", "top", "bottom", "centerx", "centery"}
CORNERS = {f"{one}{two}" for one in ("top", "bottom", "mid") for two in ("left", "right", "top", "bottom")} | {"center"}


def number(node: ast.AST) -> float | None:
    """The number that stands there, if a plain one does."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number(node.operand)
        return None if inner is None else -inner
    plain = isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool)
    return float(node.value) if plain else None  # type: ignore[attr-defined]  # plain has asked


def four(node: ast.AST) -> list[float] | None:
    """The four numbers of a box that is written out."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "Box":
        parts = node.args
    else:
        parts = node.elts if isinstance(node, ast.Tuple | ast.List) else []
    found = [value for part in parts if (value := number(part)) is not None]
    return found if len(found) == len(parts) == 4 else None


def sizes(tree: ast.AST) -> set[int]:
    """The lines where a function begins a box by its size: box = Box(0, 0, 76, 42), laid somewhere afterwards."""
    found = set()
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                written = four(node.value)
                found |= {node.lineno} if written and written[:2] == [0, 0] else set()
    return found


def compared(node: ast.AST) -> bool:
    """Whether a side of a box is compared with a number."""
    side = isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr in SIDES
    return side and any(number(other) for other in node.comparators)  # type: ignore[attr-defined]  # side has asked


def laid(node: ast.AST) -> bool:
    """Whether a side or corner of a box is put on a number."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Attribute):
        return False
    given = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
    return node.targets[0].attr in SIDES | CORNERS and any(number(part) is not None for part in given)


def places(code: str) -> Iterator[str]:
    """Every place of the table that code writes out in numbers."""
    tree = ast.parse(code)
    allowed = sizes(tree)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if (four(node) and line not in allowed) or compared(node) or laid(node):
            yield f"line {line}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.py")), ids=lambda path: path.stem)
def test_no_place_is_written_in_a_scene(path: Path) -> None:
    assert list(places(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "SHOP = (1544, 120, 372, 682)",
        "STRIP = Box(392, 30, 612, 74)",
        "WHOLE = Box(0, 0, 1920, 1080)",
        "def f(paint):\n    paint.image('den', (0, 0, 620, 740))",
        "def f(paint):\n    paint.image('den', Box(0, 0, 620, 740))",
        "def f(box):\n    box.clamp_ip(paint.Box(600, 40, 820.5, 700))",
        "def f(box):\n    return box.move_ip(*[-3, 4, 5, 6])",
        "def f(box):\n    return box.right > 1910",
        "def f(box, y):\n    box.center = 297, y",
        "def f(box):\n    box.x = 40",
    ],
)
def test_a_written_place_is_found(code: str) -> None:
    assert len(list(places(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "def f(piece):\n    box = Box(0, 0, 76, 42)\n    box.midtop = piece.box.midbottom",
        "GRID = (1124, 678)",
        "def f(box):\n    return Box(box.x + 7, box.y + 127, 256, 72), box.w < 500, box.x < 0",
        "def f(paint, x, y):\n    paint.image('stand', (x - 36, y + 2, 72, 46))",
    ],
)
def test_a_size_or_an_inset_is_no_place(code: str) -> None:
    assert list(places(code)) == []


def test_notes_stay_inside_the_canvas() -> None:
    assert Box(0, 0, *CANVAS).contains(SAFE) and tuple(SAFE) == (10, 10, 1900, 1060)


@pytest.mark.parametrize("game", ["meowtopia", "minicity", "neko"])
def test_pieces_touches_and_rules_do_not_see_an_area(game: str) -> None:
    for seats in find(game).SEATS:
        board = Board(game, seats)
        areas = {name for name, place in board.places.items() if place.kind == AREA}
        assert areas and areas.isdisjoint(read_level(game).spots)
        assert all(areas.isdisjoint(board.spots(board.places[name].box.center)) for name in areas)
