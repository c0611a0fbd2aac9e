"""The scripts of tools/ as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def script(name: str) -> ModuleType:
    """A script of tools/ as a fresh module."""
    spec = importlib.util.spec_from_file_location("tools_" + name, TOOLS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
