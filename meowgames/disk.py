"""Small files that are written whole or not at all: beside the old one first, then in its place (an atomic replace)."""

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any


def write(path: Path, found: Any) -> str | None:
    """Write something as JSON; what hindered it: "full" or "unwritable"."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        make_folder(path.parent)
        with open(new, "w", encoding="utf-8", errors="replace", newline="\n") as file:
            json.dump(found, file, indent=1, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
        sync_folder(path.parent)
    except OSError as error:
        _drop(new)
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "unwritable"
    return None


def put(path: Path, found: bytes) -> None:
    """Write a file that is only there to save time: whole, or OSError; nobody waits until it lasts."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        new.write_bytes(found)
        os.replace(new, path)
    except OSError:
        _drop(new)
        raise


def words(path: Path) -> dict[str, Any]:
    """What a small file says, word by word; nothing where it cannot be understood."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def make_folder(folder: Path) -> None:
    """Make a folder and those above it that are missing, and make their names last."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in missing:
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last, where the system can."""
    try:
        place = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(place)
    except OSError:
        pass
    finally:
        os.close(place)


def _drop(path: Path) -> None:
    with suppress(OSError):  # it could not be made either
        path.unlink(missing_ok=True)
