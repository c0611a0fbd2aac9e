"""What tests of the first two commands share."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest
from workshop import TOOLS, script

ROOT = TOOLS.parent


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/environment.py at home in an empty folder, its steps replaced by notes in `done`."""
    module = script("environment")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    folder = tmp_path / ".venv"
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "FOLDER", str(folder))
    monkeypatch.setattr(module, "STAMP", str(folder / "meowgames.stamp"))
    module.done = []

    def call(command: list) -> tuple:
        python = Path(module.python())
        if command[2] == "-c":  # whether it answers
            return (0, module.FOLDER + "\n") if python.exists() else (1, "")
        module.done.append(command[3])
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        return 0, ""

    monkeypatch.setattr(module, "call", call)
    monkeypatch.setattr(module, "run", lambda name, args, cwd: module.done.append((name, args)) or 0)
    return module
