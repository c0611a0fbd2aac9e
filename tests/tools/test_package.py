"""What is handed on: nothing is left at home, wherever the program is built for."""

import importlib.util
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from meowgames import __version__, cli, paths

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "package.yml"
PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")


def tool(name: str) -> ModuleType:
    """A script of tools/ as a module."""
    spec = importlib.util.spec_from_file_location(f"tools_{name}", ROOT / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tool("package")


@pytest.fixture
def freezer(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The spec, followed by a PyInstaller that only takes notes."""
    notes = SimpleNamespace()

    def noted(name: str) -> Callable[..., SimpleNamespace]:
        def note(*args, **kwargs) -> SimpleNamespace:
            said = {"args": args, "pure": [], "scripts": [], "binaries": [], "datas": [], **kwargs}
            setattr(notes, name, SimpleNamespace(**said))
            return getattr(notes, name)

        return note

    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda name: [name]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = ROOT / "tools" / "meowgames.spec"
    names = {name: noted(name.lower()) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    names["SPECPATH"] = str(spec.parent)
    notes.follow = lambda: exec(compile(spec.read_text("utf-8"), spec, "exec"), dict(names))
    return notes


def data_in_the_house() -> set[str]:
    """The folders that the program asks for by name."""
    text = "\n".join(file.read_text("utf-8") for file in (ROOT / "meowgames").rglob("*.py"))
    return set(re.findall(r'\bdata\("(\w+)"', text)) | {"sprites"}  # maps name the sprites, not the program


def test_every_folder_is_known() -> None:
    assert data_in_the_house() == set(paths.BESIDE + paths.INSIDE)
    assert all((ROOT / name).is_dir() for name in paths.BESIDE)
    assert all((ROOT / "meowgames" / name).is_dir() for name in paths.INSIDE)


def test_the_frozen_program_carries_every_folder_where_it_is_looked_for(freezer: SimpleNamespace) -> None:
    freezer.follow()
    carried = {target: Path(source) for source, target in freezer.analysis.datas}
    assert set(carried) == {*paths.BESIDE, *(f"meowgames/{name}" for name in paths.INSIDE)}
    assert all(source.is_dir() and source.name == target.split("/")[-1] for target, source in carried.items())
    assert Path(freezer.analysis.args[0][0]).is_file()
    assert "meowgames" in freezer.analysis.hiddenimports  # games are found by name


def test_nothing_the_program_imports_is_left_out(freezer: SimpleNamespace) -> None:
    freezer.follow()
    assert "numpy" in freezer.analysis.excludes
    text = "\n".join(file.read_text("utf-8") for file in (ROOT / "meowgames").rglob("*.py"))
    named = set(re.findall(r"^\s*(?:import|from) ([\w.]+)", text, re.M))
    assert "pygame" in named and not named & set(freezer.analysis.excludes)


def test_a_mac_gets_a_bundle(freezer: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    freezer.follow()
    plist = freezer.bundle.info_plist
    assert plist["NSHighResolutionCapable"] is True and freezer.bundle.version == __version__
    assert freezer.bundle.icon.endswith(".icns") and "." in freezer.bundle.bundle_identifier


def test_windows_gets_no_console(freezer: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    win = ModuleType("PyInstaller.utils.win32")
    kinds = ("StringTable", "StringStruct", "StringFileInfo", "VarFileInfo", "VarStruct")
    kinds += ("FixedFileInfo", "VSVersionInfo")
    win.versioninfo = SimpleNamespace(**{kind: lambda *args, **kwargs: (args, kwargs) for kind in kinds})
    monkeypatch.setitem(sys.modules, win.__name__, win)
    freezer.follow()
    assert freezer.exe.console is False and freezer.exe.icon.endswith(".ico")
    assert __version__ in repr(freezer.exe.version)


def test_the_wheel_carries_the_package_and_every_folder_beside_it() -> None:
    toml = pytest.importorskip("tomllib")
    wheel = toml.loads(PROJECT)["tool"]["hatch"]["build"]["targets"]["wheel"]
    beside = {name: f"meowgames/{name}" for name in paths.BESIDE}
    assert wheel == {"packages": ["meowgames"], "force-include": beside}  # and nothing is left out of them


def test_every_room_is_a_package() -> None:
    rooms = {file.parent for file in (ROOT / "meowgames").rglob("*.py")}
    assert len(rooms) > 10 and [room for room in rooms if not (room / "__init__.py").is_file()] == []


def test_the_version_is_one(package: ModuleType) -> None:
    assert package.version() == __version__
    assert package.name().startswith(f"meowgames-{__version__}-")


def test_what_it_is_built_with_is_pinned(package: ModuleType) -> None:
    pins = tool("environment").pins(package.GROUPS)
    assert any(pin.startswith("pyinstaller==") for pin in pins) and all("==" in pin for pin in pins)
    assert {"pygame-ce", "pytmx", "platformdirs"} <= {pin.split("==")[0] for pin in pins}
    assert not any(pin.startswith("pytest") for pin in pins)
    asked = re.search(r"^\[build-system\]\nrequires = \[(.+)\]$", PROJECT, re.M)[1]
    assert all("==" in pin for pin in asked.split(","))


def test_every_source_counts_for_what_is_stale(package: ModuleType) -> None:
    assert set(paths.BESIDE) <= set(package.SOURCES)
    assert all((ROOT / source).exists() for source in package.SOURCES)


def test_the_papers_travel_along(package: ModuleType, tmp_path: Path) -> None:
    package.papers(tmp_path)
    assert "MIT" in (tmp_path / "LICENSE.txt").read_text("utf-8")
    named = (tmp_path / "CREDITS.txt").read_text("utf-8")
    assert "Knizia" in named and "Fredoka" in named and "pygame-ce" in named
    texts = {file.name for file in (tmp_path / "licences").iterdir()}
    assert {"pygame-ce.txt", "pytmx.txt", "platformdirs.txt", "OFL-Fredoka.txt", "OFL-Nunito.txt"} <= texts


def test_the_icon_has_every_size() -> None:
    icon = tool("package_icon")
    drawing = ROOT / "sprites" / "house" / "app-icon.svg"
    ico = icon.ico(drawing)
    count = struct.unpack_from("<HHH", ico)[2]
    entries = [struct.unpack_from("<BBBBHHII", ico, 6 + 16 * index) for index in range(count)]
    assert [entry[0] or 256 for entry in entries] == [*icon.SMALL, *icon.LARGE]
    assert entries[-1][7] + entries[-1][6] == len(ico)
    assert ico[entries[0][7] : entries[0][7] + 4] == struct.pack("<I", 40)
    icns = icon.icns(drawing)
    assert icns[:4] == b"icns" and struct.unpack(">I", icns[4:8])[0] == len(icns)


def test_where_names_all_that_is_kept(capsys: pytest.CaptureFixture, home: Path) -> None:
    assert cli.main(["--where"]) == 0
    said = dict(line.split(None, 1) for line in capsys.readouterr().out.splitlines())
    assert said == {
        "saves:": str(home / "saves"),
        "settings:": str(home / "settings.json"),
        "statistics:": str(home / "statistics.jsonl"),
        "lessons:": str(home / "lessons.json"),
        "tables:": str(home / "tables.json"),
        "log:": str(home / "meowgames.log"),
    }
    assert not (home / "saves").exists()


def test_a_double_clicked_program_opens_a_box(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    import pygame

    boxes = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *said: boxes.append(said))
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["--where"]) == 0 and not boxes  # python without a console: nobody asked for a box
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert cli.main(["--where"]) == 0
    assert cli.main(["--game", "chess"]) == 2
    assert [title for title, _ in boxes] == ["meowgames"] * 2
    assert str(home) in boxes[0][1] and "chess" in boxes[1][1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a menu of Linux desktops")
def test_the_menu_entry_points_at_the_folder(
    package: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, icons = tmp_path / "café chat", tmp_path / "icons"
    folder.mkdir()
    icons.mkdir()
    (icons / "meowgames.png").touch()
    monkeypatch.setattr(package, "BUILD", tmp_path)
    package.desktop(folder)
    env = {"XDG_DATA_HOME": str(tmp_path / "data"), "PATH": "/usr/bin:/bin"}
    subprocess.run([folder / "add-to-menu.sh"], env=env, check=True, capture_output=True)
    entry = (tmp_path / "data" / "applications" / "meowgames.desktop").read_text("utf-8")
    assert f'Exec="{folder}/meowgames"\n' in entry and f"Icon={folder}/meowgames.png\n" in entry
    assert "Comment[fr]=" in entry and entry.startswith("[Desktop Entry]\n")


def test_the_workflow_builds_tests_and_tries_everywhere() -> None:
    text = WORKFLOW.read_text("utf-8")
    assert text.count("contents: write") == 1
    for step in ("tools/test.py", "tools/package.py", "--smoke", "--check"):
        assert step in text
    assert all(system in text for system in ("ubuntu-", "windows-", "macos-"))
    assert all((ROOT / script).is_file() for script in re.findall(r"python (tools/\S+)", text))


def test_the_workflow_is_yaml() -> None:
    yaml = pytest.importorskip("yaml")
    jobs = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]
    assert set(jobs["release"]["needs"]) == set(jobs) - {"release"}
