"""A stranger's two commands: what they make, when they make it anew, and what they say when they cannot."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from workshop import script

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"
SCRIPTS = [TOOLS / name for name in ("environment.py", "play.py", "test.py")]


def fails(venv: ModuleType, capsys: pytest.CaptureFixture) -> str:
    """The one sentence a start ends in."""
    assert venv.start("meowgames", []) == 1
    said = capsys.readouterr().err.strip()
    assert said.endswith(".") and "\n" not in said and "Traceback" not in said
    return said


def test_the_pins_are_those_of_pyproject(venv: ModuleType) -> None:
    toml = pytest.importorskip("tomllib")
    project = toml.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert venv.pins(venv.PLAY) == project["dependencies"]
    assert venv.pins(venv.TEST) == project["dependencies"] + extras["test"]
    assert all("==" in pin for pin in venv.pins(("dependencies", *extras)))
    assert project["requires-python"] == ">={}.{}".format(*venv.OLDEST)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_an_old_python_can_read_the_scripts(script: Path) -> None:
    tree = ast.parse(script.read_text("utf-8"), feature_version=(3, 6))
    notes = [node.annotation for node in ast.walk(tree) if isinstance(node, ast.arg) and node.annotation]
    assert all(isinstance(note, ast.Name) for note in notes)  # list[str] fails before 3.9
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert imported <= {*sys.stdlib_module_names, "environment"}


def test_no_tool_hides_a_module_of_python() -> None:
    assert {path.stem for path in TOOLS.glob("*.py")}.isdisjoint(sys.stdlib_module_names)


def test_a_first_start_makes_everything_and_runs(venv: ModuleType) -> None:
    assert venv.start("meowgames", ["--lang", "fr"]) == 0
    assert venv.done == ["venv", "pip", ("meowgames", ["--lang", "fr"])]


def test_a_second_start_only_runs(venv: ModuleType) -> None:
    venv.start("meowgames", [])
    venv.done.clear()
    assert venv.start("pytest", ["-x"]) == 0
    assert venv.done == [("pytest", ["-x"])]


@pytest.mark.parametrize("change", ["pins", "version", "python", "gone", "stamp"])
def test_a_stale_folder_is_made_anew(venv: ModuleType, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    venv.start("meowgames", [])
    assert venv.ready(venv.PLAY)
    stray = Path(venv.FOLDER, "stray")
    stray.touch()
    if change == "pins":
        file = Path(venv.ROOT, "pyproject.toml")
        file.write_text(file.read_text("utf-8").replace("pytmx==", "pytmx==9"), "utf-8")
    elif change == "version":
        monkeypatch.setattr(venv, "VERSION", "another")
    elif change == "python":
        monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    elif change == "gone":
        os.remove(venv.python())
    else:
        os.remove(venv.STAMP)
    venv.done.clear()
    assert venv.start("meowgames", []) == 0
    assert venv.done == ["venv", "pip", ("meowgames", [])]
    assert not stray.exists() and venv.ready(venv.PLAY)


def test_a_players_folder_is_completed_for_the_tests(venv: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched = []
    monkeypatch.setattr(venv, "fetch", fetched.append)
    venv.start("meowgames", [])
    stray = Path(venv.FOLDER, "stray")
    stray.touch()
    assert venv.start("pytest", [], groups=venv.TEST) == 0
    assert fetched == [venv.pins(venv.PLAY), venv.pins(("test",))] and stray.exists()
    venv.start("meowgames", [])
    venv.start("pytest", [], groups=venv.TEST)
    assert len(fetched) == 2 and not any("ruff" in pin or "pytest" in pin for pin in fetched[0])


def test_other_pins_of_the_tests_are_nothing_to_a_player(venv: ModuleType) -> None:
    venv.start("pytest", [], groups=venv.TEST)
    file = Path(venv.ROOT, "pyproject.toml")
    file.write_text(file.read_text("utf-8").replace('"ruff==', '"ruff==9'), "utf-8")
    assert venv.ready(venv.PLAY) and not venv.ready(venv.TEST)
    venv.done.clear()
    assert venv.start("pytest", [], groups=venv.TEST) == 0
    assert venv.done == ["pip", ("pytest", [])] and venv.ready(venv.TEST)
    assert venv.start("meowgames", []) == 0
    assert venv.done[2:] == [("meowgames", [])]


def test_other_changes_of_pyproject_do_not_make_it_stale(venv: ModuleType) -> None:
    venv.start("meowgames", [])
    file = Path(venv.ROOT, "pyproject.toml")
    file.write_text(file.read_text("utf-8") + "\n[tool.other]\nx = 1\n", "utf-8")
    assert venv.ready(venv.PLAY)


def test_too_old_a_python(venv: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18, "final", 0))
    said = fails(venv, capsys)
    assert "3.8" in said and "3.11" in said and "python.org" in said
    assert venv.done == [] and not os.path.exists(venv.FOLDER)


@pytest.mark.parametrize(
    "step, text, remedy",
    [
        ("venv", "/usr/bin/python3: No module named venv", "apt install python3-venv"),
        ("venv", "not created because ensurepip is not\navailable.", "apt install python3-venv"),
        ("venv", "OSError: [Errno 28] No space left on device", "free 200 MB"),
        ("venv", "Error: something else.", "(Error: something else): try another Python"),
        ("pip", "WARNING: Retrying (Retry(total=1\nERROR: No matching distribution found for x", "internet"),
        ("pip", "ERROR: No matching distribution found for x==1", "no x==1 for"),
        ("pip", "ERROR: [Errno 13] Permission denied: 'site-packages'", "a folder of your own"),
        ("pip", "ERROR: hashes differ", "(ERROR: hashes differ): start again"),
    ],
)
def test_a_step_that_fails(
    venv: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture,
    step: str,
    text: str,
    remedy: str,
) -> None:
    monkeypatch.setattr(venv, "NEED", 0)  # the disk of the machine that tests says nothing here
    monkeypatch.setattr(venv, "call", lambda command: (1, text) if command[3] == step else (0, venv.FOLDER))
    assert remedy in fails(venv, capsys)
    assert not venv.ready(venv.PLAY)


def test_a_folder_that_cannot_be_written(
    venv: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    monkeypatch.setattr(venv, "FOLDER", os.path.join(venv.ROOT, "pyproject.toml", ".venv"))
    assert "a folder of your own" in fails(venv, capsys)


def test_an_interrupted_start_leaves_nothing_that_counts(
    venv: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    good = venv.call

    def call(command: list) -> tuple:
        if command[3] == "pip":
            raise KeyboardInterrupt
        return good(command)

    monkeypatch.setattr(venv, "call", call)
    assert "Stopped" in fails(venv, capsys)
    monkeypatch.setattr(venv, "call", good)
    venv.done.clear()
    assert venv.start("meowgames", []) == 0
    assert venv.done[:2] == ["venv", "pip"]


def test_a_step_is_told_line_by_line(venv: ModuleType, capsys: pytest.CaptureFixture) -> None:
    fresh = script("environment")
    code = "import sys; print('Collecting cats'); print('noise'); sys.exit(3)"
    assert fresh.call([sys.executable, "-c", code]) == (3, "Collecting cats\nnoise")
    assert capsys.readouterr().out == "  Collecting cats\n"
    assert fresh.call([str(Path(venv.ROOT, "nothing"))])[0] == 1


def test_a_module_is_followed_to_its_end(venv: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venv, "python", lambda: sys.executable)
    (tmp_path / "seven.py").write_text("import os, sys; sys.exit(os.listdir() == [] and len(sys.argv) + 5)", "utf-8")
    (tmp_path / "empty").mkdir()
    assert venv.follow("seven", ["one"], str(tmp_path / "empty")) == 7


@pytest.mark.skipif(os.name == "nt", reason="needs a link to the interpreter")
def test_play_hands_its_arguments_over_and_stays_where_it_is(venv: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    for one in SCRIPTS:
        shutil.copy(one, tmp_path / "tools")
    (tmp_path / "meowgames").mkdir()
    tell = "import os, sys; print(sys.argv[1:], os.getcwd()); sys.exit(7)"
    (tmp_path / "meowgames" / "__main__.py").write_text(tell, "utf-8")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv.FOLDER], check=True)
    Path(venv.STAMP).write_text(venv.stamp("dependencies"), "utf-8")
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    (elsewhere / "runpy.py").write_text("raise SystemExit('a stray module was taken')", "utf-8")
    command = [sys.executable, str(tmp_path / "tools" / "play.py"), "shots", "a b"]
    done = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True)
    assert done.stdout == f"['shots', 'a b'] {elsewhere}\n" and done.returncode == 7, done.stderr


@pytest.fixture
def tester(venv: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/test.py, whose modules are noted in `done` and end with the codes in `codes`."""
    monkeypatch.setitem(sys.modules, "environment", venv)
    monkeypatch.setattr(sys, "path", list(sys.path))
    module = script("test")
    module.done, module.codes = [], {}

    def follow(name: str, args: list, cwd: str) -> int:
        assert cwd == venv.ROOT and venv.ready(venv.TEST)
        module.done.append([name, *args])
        return module.codes.get(" ".join([name, *args[:1]]), module.codes.get(name, 0))

    monkeypatch.setattr(venv, "follow", follow)
    return module


def test_alone_it_checks_and_tests_on_all_cores(tester: ModuleType) -> None:
    assert tester.main([]) == 0
    *checks, tests = tester.done
    assert checks == [command for command, _ in tester.CHECKS]
    assert tests == ["pytest", *tester.CORES]


def test_what_is_asked_of_pytest_goes_to_pytest_alone(tester: ModuleType) -> None:
    assert tester.main(["tests/play", "-k", "x"]) == 0
    assert tester.done == [["pytest", "tests/play", "-k", "x"]]


def test_quick_leaves_out_what_is_slow(tester: ModuleType) -> None:
    assert tester.main(["--quick"]) == 0
    assert len(tester.done) == len(tester.CHECKS) + 1
    assert tester.done[-1] == ["pytest", "-m", "not slow", *tester.CORES]
    tester.main(["--quick", "tests/play"])
    assert tester.done[-1] == ["pytest", "-m", "not slow", "tests/play"]


def test_coverage_ends_in_one_figure(tester: ModuleType, tmp_path: Path) -> None:
    (tmp_path / ".coverage.killed").touch()
    (tmp_path / ".coverage").touch()
    assert tester.main(["--coverage", "tests/play"]) == 0
    assert tester.done == [
        ["pytest", "--cov=meowgames", "--cov-report=", "tests/play"],
        ["coverage", "report", "--format=total"],
    ]
    assert not (tmp_path / ".coverage.killed").exists() and (tmp_path / ".coverage").exists()


@pytest.mark.parametrize("check", ["ruff check", "ruff format", "mypy"])
def test_a_check_that_fails_is_one_sentence_and_the_tests_run(
    tester: ModuleType, capsys: pytest.CaptureFixture, check: str
) -> None:
    tester.codes[check] = 1
    assert tester.main([]) == 1
    assert tester.done[-1][0] == "pytest"
    said = capsys.readouterr().err.strip()
    assert said.startswith(check) and said.endswith(".") and "\n" not in said


@pytest.mark.parametrize("codes, code", [({"pytest": 5}, 5), ({"pytest": 1, "ruff check": 1}, 1), ({"coverage": 1}, 1)])
def test_the_exit_code_tells_of_every_failure(tester: ModuleType, codes: dict, code: int) -> None:
    tester.codes.update(codes)
    assert tester.main(["--coverage"]) == code


def test_a_check_that_cannot_run_stops_all(tester: ModuleType, capsys: pytest.CaptureFixture) -> None:
    tester.codes["ruff"] = 2
    assert tester.main([]) == 1
    assert capsys.readouterr().err == "ruff did not come to its end.\n" and len(tester.done) == 1


def test_the_check_runs_the_tests() -> None:
    assert "python3 tools/test.py" in (ROOT / ".ci" / "run").read_text("utf-8")
    assert os.name == "nt" or os.access(ROOT / ".ci" / "run", os.X_OK)


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").iterdir()), ids=lambda path: path.name)
def test_a_workflow_pins_and_asks_for_little(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used and all(re.search(r"@[0-9a-f]{40}$", name) and "# v" in note for name, note in used)
    assert re.search(r"^permissions: \{\}$", text, re.M) and re.search(r"^concurrency:$", text, re.M)
    assert path.name == "package.yml" or "write" not in text


def test_every_push_and_pull_request_is_tested() -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert re.search(r"^on:\n  push:\n  pull_request:\n", text, re.M) and "run: python tools/test.py\n" in text


def test_a_commit_is_held_to_the_same_checks() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (.*)", text) == ["local"]
    assert re.findall(r"entry: .venv/bin/(.*)", text) == ["ruff check", "ruff format", "mypy"]
