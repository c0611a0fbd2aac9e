"""The import law: nothing imports upwards, the rules know nobody, scenes know no scenes, nothing happens on import."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

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
    "rules": set(),
    "play": {"rules", "disk", "paths", "__init__"},
    "screen": {"play", "rules", "__init__", *LEAVES},
    "scenes": {"screen", "play", "rules", "__init__", *LEAVES},
} | {top: {"screen", "scenes", "play", "rules", "__init__", *LEAVES, *TOP} for top in TOP}

# layer -> libraries it may use beside the standard one; the rest may use any we pin
LIBRARIES = {
    "rules": set(),
    "play": {"pytmx"},
    "disk": set(),
    "paths": {"platformdirs"},
    "settings": {"pygame"},  # asks the system for its language
    "words": set(),
    "__main__": set(),
}

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
# still tied to the table or to a game's scene, if only by a type: this list may only become shorter
TIED = {
    *("counting", "drawer", "foresight", "furniture", "ghost", "guiding", "hand", "lesson"),
    *("placing", "poses", "secrets", "tips", "tools", "waiting"),
    *("meowtopia_signs", "meowtopia_supper", "meowtopia_track", "minicity_desk", "neko_guide", "neko_line"),
}


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


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_lies_below_it(path):
    name = module_name(path)
    mine = layer(name)
    for other in imported(path.read_text("utf-8"), name, path.name == "__init__.py"):
        root = other.partition(".")[0]
        if root == "meowgames":
            assert layer(other) == mine or layer(other) in MAY[mine], f"{name} imports {other}"
        elif mine in LIBRARIES:
            assert root in sys.stdlib_module_names or root in LIBRARIES[mine], f"{name} imports {other}"


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
        known = imported(path.read_text("utf-8"), name, path.name == "__init__.py") & homes - {name}
        if name == DOORS or not known:
            continue
        base = {classes[one] for below in bases(path).values() for one in below if one in classes}
        if known - base:
            assert name not in homes, f"{name} imports {known - base}: it is to go by stage.doors"
            tied.add(name.removeprefix(f"{SCENES}."))
    assert tied == TIED, "what is tied no more must leave the list; what is new must go by stage.doors"


def test_the_doors_know_every_scene():
    known = imported((PACKAGE / "scenes" / "doors.py").read_text("utf-8"), DOORS, False)
    table = scene_classes()["TableScene"]
    games = {module for module in scene_classes().values() if table in imported_by(module)}
    assert set(scene_classes().values()) - games <= known and not games & known


def imported_by(module: str) -> set[str]:
    """The modules a module of ours imports."""
    return imported(ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8"), module, False)


def test_nothing_happens_on_import(tmp_path):
    env = {**os.environ, "MEOWGAMES_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", IMPORT_ALL]
    done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []
