"""Package: python3 tools/package.py builds for this system into dist/; --smoke and --check drive it."""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
from importlib import metadata
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

ROOT = Path(__file__).resolve().parents[1]
BUILD, DIST = ROOT / "build", ROOT / "dist"
SPEC = ROOT / "tools" / "meowgames.spec"
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
MACHINE = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
LARGEST = 60 << 20  # bytes of the unpacked program
SOURCES = ("meowgames", "levels", "sprites", "fonts", "seeds", "pyproject.toml", "LICENSE")
SOURCES += ("tools/meowgames.spec", "tools/package.py", "tools/package_icon.py")
GROUPS = ("dependencies", "package")  # of pyproject.toml: what it runs and what it is built with
LIBRARIES = ("pygame-ce", "pytmx", "platformdirs")
DESKTOP = """[Desktop Entry]
Type=Application
Name=meowgames
Comment=Cosy tabletop games with cats
Comment[fr]=Des jeux de société douillets avec des chats
Exec={run}
Icon={icon}
Terminal=false
Categories=Game;BoardGame;
"""
APPRUN = """#!/bin/sh
# starts the program from wherever this folder lies
exec "$(dirname "$(readlink -f "$0")")/meowgames" "$@"
"""
MENU = """#!/bin/sh
# puts meowgames into the menu of the desktop, for this user and this folder
here=$(dirname "$(readlink -f "$0")")
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
mkdir -p "$menu" &&
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s/meowgames"\\n' "$here" ;;
    Icon=*) printf 'Icon=%s/meowgames.png\\n' "$here" ;;
    *) printf '%s\\n' "$line" ;;
    esac
done <"$here/meowgames.desktop" >"$menu/meowgames.desktop" &&
echo "meowgames is in the menu now."
"""


def main(argv: list[str]) -> int:
    """Build in a folder of our own with pinned tools, then drive what was built if asked."""
    asked = argparse.ArgumentParser(prog="tools/package.py", description=__doc__)
    asked.add_argument("--smoke", action="store_true", help="run what is built, without a screen")
    asked.add_argument("--check", action="store_true", help="run it in a real window too (Linux with Xvfb)")
    args = asked.parse_args(argv)
    import environment

    environment.FOLDER = str(BUILD / "venv")
    environment.STAMP = os.path.join(environment.FOLDER, "meowgames.stamp")
    if Path(sys.prefix).resolve() != (BUILD / "venv").resolve():
        BUILD.mkdir(exist_ok=True)
        return environment.start("tools.package", argv, str(ROOT), GROUPS)
    folder = DIST / name()
    if not (args.smoke or args.check) or stale(folder):
        build(folder)
    if args.smoke or args.check:
        import package_check

        return package_check.drive(folder, program(folder), window=args.check)
    return 0


def version() -> str:
    """The version that pyproject.toml gives."""
    return re.search(r'^version = "([^"]+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.M)[1]


def name() -> str:
    """What the folder and its archive are called."""
    return f"meowgames-{version()}-{SYSTEM}-{MACHINE}"


def program(folder: Path) -> Path:
    """The file a person starts."""
    inside = {"windows": "meowgames.exe", "macos": "meowgames.app/Contents/MacOS/meowgames"}
    return folder / inside.get(SYSTEM, "meowgames")


def stale(folder: Path) -> bool:
    """Whether something changed since the program was built."""
    if not program(folder).exists():
        return True
    made = program(folder).stat().st_mtime
    files = [file for source in SOURCES for file in (ROOT / source, *(ROOT / source).rglob("*"))]
    return any(file.stat().st_mtime > made for file in files if file.is_file() and file.suffix != ".pyc")


def build(folder: Path) -> None:
    """Make the folder and the archive to hand on."""
    import package_icon

    package_icon.draw(ROOT / "sprites" / "house" / "app-icon.svg", BUILD / "icons")
    made = BUILD / "made"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(made), "--workpath", str(BUILD / "work"), str(SPEC)]
    subprocess.run(command, cwd=ROOT, check=True, env=dict(os.environ, PYTHONPATH=str(ROOT)))
    shutil.rmtree(folder, ignore_errors=True)
    if SYSTEM == "macos":
        folder.mkdir(parents=True)
        shutil.move(made / "meowgames.app", folder)  # sealed by its signature: the rest lies beside it
    else:
        folder.parent.mkdir(exist_ok=True)
        shutil.move(made / "meowgames", folder)
    papers(folder)
    if SYSTEM == "linux":
        slim(folder)
        desktop(folder)
    os.utime(program(folder))
    heavy = size(folder)
    archive = pack(folder)
    print(f"{folder.relative_to(ROOT)}: {heavy / 1e6:.1f} MB")
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
    if heavy > LARGEST:
        sys.exit(f"The program is larger than {LARGEST >> 20} MB: see what came in that nobody uses.")


def papers(folder: Path) -> None:
    """Put licence and credits in, and the licences of all that travels along."""
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    (folder / "CREDITS.txt").write_text("\n".join(credit_lines()) + "\n", "utf-8")
    others = folder / "licences"
    others.mkdir()
    for file in (ROOT / "fonts").glob("*.txt"):
        shutil.copy(file, others)
    python = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    for file in [file for file in python if file.exists()][:1]:
        shutil.copy(file, others / "python.txt")
    for library in LIBRARIES:
        files = metadata.distribution(library).files
        text = next(file for file in files if re.search(r"(^|/)(LICENSE|COPYING|LGPL)[^/]*$", str(file)))
        shutil.copy(text.locate(), others / f"{library}.txt")


def credit_lines() -> list[str]:
    """What the credits screen says, as lines."""
    from meowgames.rules import SHELF
    from meowgames.words import Words

    words = Words("en")
    lines = [f"meowgames {version()}", "", words("credits.unofficial"), words("credits.art")]
    lines += ["", words("credits.games")]
    for game in SHELF:
        said = [words(key) for key in (f"{game}.title", f"credits.{game}", f"credits.{game}.house")]
        lines.append("- {}: {} ({})".format(*said))
    lines += ["", words("credits.fonts"), words("credits.font.fredoka"), words("credits.font.nunito")]
    lines += [words("credits.fonts.licence"), "", words("credits.libraries")]
    for library in LIBRARIES:
        said = words(f"credits.library.{library.removesuffix('-ce')}")
        lines.append(f"- {said}: version {metadata.version(library)}, https://pypi.org/project/{library}")
    python = platform.python_version()
    lines += [f"- Python {python}: https://www.python.org"]
    lines += ["", "Their licence texts lie in the folder licences."]
    return lines


def slim(folder: Path) -> None:
    """Take the debug symbols out of Python's libraries, a third of the weight; wheels may not stand it."""
    inside = folder / "_internal"
    files = [*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    if shutil.which("strip"):
        subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def desktop(folder: Path) -> None:
    """Add what a Linux desktop wants: an entry, an icon, and a way into the menu."""
    for icon in ("meowgames.png", ".DirIcon"):
        shutil.copy(BUILD / "icons" / "meowgames.png", folder / icon)
    entry = DESKTOP.format(run="meowgames", icon="meowgames")
    (folder / "meowgames.desktop").write_text(entry, "utf-8")
    for script, text in (("AppRun", APPRUN), ("add-to-menu.sh", MENU)):
        (folder / script).write_text(text, "utf-8")
        (folder / script).chmod(0o755)


def size(folder: Path) -> int:
    """Bytes of all files; a link weighs nothing."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if stat.S_ISREG(file.lstat().st_mode))


def pack(folder: Path) -> Path:
    """Make the archive: what keeps links and execute bits on the system it is for."""
    if SYSTEM == "linux":
        archive = folder.parent / f"{folder.name}.tar.xz"
        with tarfile.open(archive, "w:xz") as out:
            out.add(folder, folder.name, filter=plain)
        return archive
    archive = folder.parent / f"{folder.name}.zip"
    if SYSTEM == "macos":  # Python's zip would follow the links in the bundle and break its signature
        archive.unlink(missing_ok=True)
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(archive)], check=True)
        return archive
    return Path(shutil.make_archive(str(folder), "zip", folder.parent, folder.name))


def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that says nothing of who built it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode |= 0o644
    return entry


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
