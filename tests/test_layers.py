"""The laws of the house: who may import whom, how large a class may grow, who may change what is another's."""

import ast
import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import meowgames

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "meowgames"
LEAVES = {"disk", "paths", "settings", "words", "sound"}
TOP = {"app", "cli", "__main__"}

# layer -> what of ours it may import beside itself; __init__ holds the version alone
MAY = {
    "__init__": set(),
    "disk": set(),
    "paths": set(),
    "settings": {"disk", "paths"},
    "words": {"paths"},
    "sound": {"paths", "settings"},
    "net": {"paths", "__init__"},
    "rules": set(),
    "play": {"rules", "disk", "paths", "__init__"},
    "screen": {"play", "rules", "__init__", *LEAVES},
    "scenes": {"screen", "play", "rules", "__init__", *LEAVES},
} | {top: {"screen", "scenes", "play", "rules", "__init__", "net", *LEAVES, *TOP} for top in TOP}

# layer -> libraries it may use beside the standard one; the rest may use any we pin
LIBRARIES = {
    "rules": set(),
    "play": {"pytmx"},
    "disk": set(),
    "paths": {"platformdirs"},
    "settings": {"pygame"},  # asks the system for its language
    "words": set(),
    "net": set(),
    "__main__": set(),
}

MOST = 25  # methods of a class
LONGEST = 400  # lines of a file of tests
UNTYPED = 10  # lines mypy passes over
# what pygame's own objects let one set: rectangles and windows
PYGAME = set("x y w h width height size left right top bottom center centerx centery".split())
PYGAME |= set("topleft topright bottomleft bottomright midleft midright midtop midbottom".split())
PYGAME |= set("position minimum_size".split())
# and what the parser of XML calls, which it is told in no other way
CALLED = "StartElement EndElement CharacterData StartDoctypeDecl EntityDecl Comment StartCdataSection"
PARSER = {"buffer_text", "ProcessingInstructionHandler"} | {f"{part}Handler" for part in CALLED.split()}

IMPORT_ALL = """
import importlib, multiprocessing, pkgutil, sys, threading
import meowgames
for found in pkgutil.walk_packages(meowgames.__path__, "meowgames."):
    importlib.import_module(found.name)
    pygame = sys.modules.get("pygame")
    if pygame:
        assert not pygame.display.get_init(), found.name + " opens a display"
        assert not pygame.font.get_init(), found.name + " opens the fonts"
        assert not pygame.mixer.get_init(), found.name + " opens the sound"
    assert threading.active_count() == 1, found.name + " starts a thread"
    assert not multiprocessing.active_children(), found.name + " starts a process"
"""

SOURCES = sorted(PACKAGE.rglob("*.py"))
SCENES = "meowgames.scenes"
DOORS = f"{SCENES}.doors"


def layer(name: str) -> str:
    """The layer a module of ours belongs to: the part after meowgames."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    """Whether such a module of ours exists."""
    path = ROOT.joinpath(*name.split("."))
    return name.startswith("meowgames.") and (path.is_dir() or path.with_suffix(".py").exists())


def imported(source: str, name: str, package: bool) -> set[str]:
    """The modules a source imports anywhere, lazily or not, by their full names."""
    found, home = set(), name.split(".")[: None if package else -1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = home[: len(home) + 1 - node.level] if node.level else []
            whole = ".".join([*start, *([node.module] if node.module else [])])
            below = {f"{whole}.{alias.name}" for alias in node.names}
            found |= {module if is_module(module) else whole for module in below}
    return found


def imports(path: Path) -> set[str]:
    """The modules a source file of ours imports."""
    return imported(path.read_text("utf-8"), module_name(path), path.name == "__init__.py")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_lies_below_it(path):
    name = module_name(path)
    mine = layer(name)
    for other in imports(path):
        root = other.partition(".")[0]
        if root == "meowgames":
            assert layer(other) == mine or layer(other) in MAY[mine], f"{name} imports {other}"
        elif mine in LIBRARIES:
            assert root in sys.stdlib_module_names or root in LIBRARIES[mine], f"{name} imports {other}"


def test_only_what_is_dated_asks_for_the_time_of_day():
    """A clock that is set back in the middle of a match is nothing to it: whatever waits counts seconds that passed."""
    dated = {
        path.name
        for path in SOURCES
        if re.search(r"\btime\.time\b|import time\b.*time\(\)|datetime\.now|\.today\(", path.read_text("utf-8"))
    }
    assert dated == {"journal.py", "positions.py", "statistics.py", "net.py"}


def test_the_law_sees_every_way_to_import():
    source = "def f():\n    import pygame\n    from . import match\nfrom .. import sound\n"
    source += "from ..rules import find"
    seen = {"meowgames.sound", "pygame", "meowgames.play.match", "meowgames.rules"}
    assert imported(source, "meowgames.play.level", False) == seen
    assert imported("from meowgames import sound", "meowgames.cli", False) == {"meowgames.sound"}
    assert imported("from . import Level\nfrom .. import paths", "meowgames.rules", True) == {
        "meowgames.rules",
        "meowgames.paths",
    }


def bases(path: Path) -> dict[str, set[str]]:
    """The classes a source defines, each with the names it is made from."""
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return {one.name: {ast.unparse(base).rpartition(".")[2] for base in one.bases} for one in classes}


def scene_classes() -> dict[str, str]:
    """Every class of ours that is a Scene, with the module that defines it."""
    every = {name: (module_name(path), below) for path in SOURCES for name, below in bases(path).items()}
    found = {"Scene"}
    while more := {name for name, (_, below) in every.items() if below & found} - found:
        found |= more
    return {name: every[name][0] for name in found - {"Scene"}}


def test_scenes_reach_each_other_by_doors_alone():
    classes, tied = scene_classes(), set()
    homes = set(classes.values())
    assert {"TitleScene", "SetupScene", "TableScene", "NekoScene"} <= classes.keys() and len(homes) >= 20
    for path in SOURCES:
        name = module_name(path)
        known = imports(path) & homes - {name}
        if name == DOORS or not known:
            continue
        base = {classes[one] for below in bases(path).values() for one in below if one in classes}
        if known - base:
            assert name not in homes, f"{name} imports {known - base}: it is to go by stage.doors"
            tied.add(name.removeprefix(f"{SCENES}."))
    assert tied == set(), "scenes reach each other by stage.doors"


def test_the_doors_know_every_scene():
    known = imports(PACKAGE / "scenes" / "doors.py")
    table = scene_classes()["TableScene"]
    below = arrows()
    tables = {module for module in scene_classes().values() if table in below[module]}
    games = {module for module in scene_classes().values() if module in tables or tables & below[module]}
    assert set(scene_classes().values()) - games <= known and not games & known


def test_nothing_happens_on_import(tmp_path):
    env = {**os.environ, "MEOWGAMES_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", IMPORT_ALL]
    done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []


# ── knots ──


def trees() -> dict[str, ast.Module]:
    """The syntax tree of every module of ours."""
    return {module_name(path): ast.parse(path.read_text("utf-8")) for path in SOURCES}


def arrows() -> dict[str, set[str]]:
    """What of ours each module imports, whether lazily, for its types alone, or at once."""
    found = {module_name(path): imports(path) for path in SOURCES}
    return {name: (others & found.keys()) - {name} for name, others in found.items()}


def reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    """All one comes to from there, following the arrows."""
    found, todo = set(), [start]
    while todo:
        new = graph[todo.pop()] - found
        found |= new
        todo += new
    return found


def knots(graph: dict[str, set[str]]) -> set[str]:
    """The modules from which the arrows lead back to themselves."""
    return {name.removeprefix("meowgames.") for name in graph if name in reached(name, graph)}


def test_a_knot_is_seen():
    assert knots({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == {"b", "c"}


# ── large classes ──


def classes() -> Iterator[type]:
    """Every class of ours."""
    for found in pkgutil.walk_packages(meowgames.__path__, "meowgames."):
        module = importlib.import_module(found.name)
        yield from (one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == found.name)


def methods(one: type) -> set[str]:
    """The methods a class has, those inherited from ours among them, but not what Scene and Widget give to all."""
    house = one.__module__.partition(".")[0]
    ours = [base for base in one.__mro__ if base.__module__.partition(".")[0] == house]
    given = [base for base in ours if base is not one and base.__name__ in ("Scene", "Widget")]
    return {name for base in ours if base not in given for name in written(base)}


def written(one: type) -> Iterator[str]:
    """The names of the functions that stand in the source of a class."""
    for value in vars(one).values():
        value = getattr(value, "fget", None) or getattr(value, "func", None) or getattr(value, "__func__", value)
        name = getattr(value, "__qualname__", "")
        home = getattr(getattr(value, "__code__", None), "co_filename", "")
        if name == f"{one.__qualname__}.{getattr(value, '__name__', '')}" and home == vars(
            sys.modules[one.__module__]
        ).get("__file__"):
            yield value.__name__


def large() -> set[str]:
    """The classes that have grown too large."""
    return {one.__name__ for one in classes() if len(methods(one)) > MOST}


class Base(ast.NodeVisitor):  # what comes from elsewhere is not counted
    def one(self): ...

    @property
    def two(self): ...


class Widget(Base):
    def three(self): ...


@dataclass  # which writes methods of its own, not ours
class Own(Widget):
    def one(self): ...

    @classmethod
    def four(cls): ...

    five = one


def test_methods_are_counted_with_those_inherited():
    assert methods(Own) == {"one", "two", "four"} and methods(Widget) == {"one", "two", "three"}
    assert sum(1 for _ in classes()) > 100


def silent(one: type) -> Iterator[str]:
    """The public methods of a class that say nothing of what they are for, and take no other's place that does."""
    for name, value in vars(one).items():
        value = getattr(value, "fget", None) or getattr(value, "__func__", value)
        told = any(getattr(getattr(base, name, None), "__doc__", None) for base in one.__mro__)
        if inspect.isfunction(value) and not name.startswith("_") and value.__name__ == name and not told:
            yield f"{one.__name__}.{name}"


def test_every_class_and_public_function_says_what_it_is_for():
    assert set(silent(Own)) == {"Own.one", "Own.four"}
    known = [one for one in classes() if not getattr(one, "_is_protocol", False)]
    assert [one.__name__ for one in known if not one.__doc__] == []
    assert [name for one in known for name in silent(one)] == []
    tops = [node for tree in trees().values() for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert len(tops) > 300
    assert [node.name for node in tops if node.name[0] != "_" and not ast.get_docstring(node)] == []


# ── what is another's ──


def assigned(tree: ast.AST) -> set[str]:
    """Attributes that are set or deleted other than through self, those of libraries left out."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, (ast.Store, ast.Del)):
            if node.attr not in PYGAME | PARSER and ast.unparse(node.value) not in ("self", "cls"):
                found.add(ast.unparse(node).replace(" ", ""))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("setattr", "delattr"):
            owner, name = map(ast.unparse, node.args[:2])
            found |= {f"setattr({owner},{name})"} - {f"setattr(self,{name})", "setattr(box,anchor)"}  # a rectangle's
    return found


def test_a_change_of_what_is_anothers_is_seen():
    source = """
self.a = cls.b = 1
box.center = other.c = 2
other.d += 1
for other.e, (self.f, x) in (): pass
with open() as other.deep.g: pass
del other.h[0].i
setattr(other, "j", 1)
setattr(self, "k", 1)
other.l[0] = 1
(other.m, n) = 1, 2
"""
    seen = {"other.c", "other.d", "other.e", "other.deep.g", "other.h[0].i", "setattr(other,'j')", "other.m"}
    assert assigned(ast.parse(source)) == seen


# ── the scene of a table ──


def tables() -> set[str]:
    """The names of TableScene and of all that are one."""
    return {one.__name__ for one in classes() if any(base.__name__ == "TableScene" for base in one.__mro__)}


def takes(tree: ast.AST, names: set[str]) -> bool:
    """Whether a function in there is given one of these, or something called table of which it says no more."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            args = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            for arg in args:
                said = ast.unparse(arg.annotation) if arg.annotation else ""
                if names & set(re.findall(r"\w+", said)) or (arg.arg == "table" and not said):
                    return True
    return False


def test_a_function_that_takes_a_table_is_seen():
    for source in ("def f(a, *, b: TableScene | None): ...", "def f(a: 'list[TableScene]'): ...", "lambda table: 1"):
        assert takes(ast.parse(source), {"TableScene"})
    assert not takes(ast.parse("def f(table: Table, scene: Scene) -> TableScene: ..."), {"TableScene"})


# ── the laws ──

LAWS = {
    "knots": lambda: knots(arrows()),
    "large classes": large,
    "set from outside": lambda: {found for tree in trees().values() for found in assigned(tree)},
    "given a TableScene": lambda: {
        name.removeprefix("meowgames.")
        for name, tree in trees().items()
        if not name.startswith("meowgames.scenes.table") and takes(tree, tables())
    },
}


@pytest.mark.parametrize("law", LAWS)
def test_the_law_is_kept(law):
    assert LAWS[law]() == set()


def test_no_test_file_is_long():
    counts = {path: path.read_text("utf-8").count("\n") for path in (ROOT / "tests").rglob("*.py")}
    assert {str(path.relative_to(ROOT)): count for path, count in counts.items() if count > LONGEST} == {}


def test_types_are_passed_over_seldom_and_with_a_reason():
    lines = [line for path in SOURCES for line in path.read_text("utf-8").splitlines() if "type: ignore" in line]
    assert len(lines) <= UNTYPED
    assert [line for line in lines if not re.search(r"# type: ignore\[[a-z-]+\]  # \w", line)] == []
