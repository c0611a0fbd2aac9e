"""Asks the real Tiled, where it is installed, whether it reads a map as we do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from . import parts

PATIENCE = 60  # seconds


def there() -> bool:
    """Tell whether Tiled is installed."""
    return shutil.which("tiled") is not None


def faults(path: Path) -> Iterator[str]:
    """Yield how Tiled's reading of a map differs from ours."""
    try:
        ours = _ours(parts.read(path))
    except parts.Broken:
        return  # said already
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "map.json"
        os.chmod(folder, 0o700)  # Qt insists on a folder of its own
        homes = {name: folder for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **homes}
        command = ["tiled", "--export-map", "json", str(path), str(out)]
        try:
            done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)
        except (OSError, subprocess.TimeoutExpired) as error:
            yield f"Tiled cannot be asked ({error})"
            return
        if done.returncode or not out.exists():
            yield f"Tiled cannot export it ({done.stderr.strip() or done.returncode})"
            return
        theirs = {layer["name"]: _names(layer) for layer in json.loads(out.read_text("utf-8"))["layers"]}
    for name in {**ours, **theirs}:
        if ours.get(name) != theirs.get(name):
            yield f"Tiled reads the layer {name} with other objects than the file has"


def _ours(root: ET.Element) -> dict[str, list[str]]:
    return {
        layer.get("name", ""): sorted(thing.get("name", "") for thing in layer.findall("object"))
        for layer in root
        if layer.tag in ("layer", "objectgroup")
    }


def _names(layer: dict) -> list[str]:
    return sorted(thing.get("name", "") for thing in layer.get("objects", ()))
