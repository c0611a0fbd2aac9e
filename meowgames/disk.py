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
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(new, "w", encoding="utf-8", errors="replace", newline="\n") as file:
            json.dump(found, file, indent=1, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError as error:
        _drop(new)
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "unwritable"
    return None


def _drop(path: Path) -> None:
    with suppress(OSError):  # it could not be made either
        path.unlink(missing_ok=True)
