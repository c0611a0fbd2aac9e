"""python3 tools/new_game.py NAME: lays out a small game that plays at once, to be made into another."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SKELETON = Path(__file__).resolve().parent / "skeleton"
FILES = {  # part of the skeleton: where a game has it
    "rules.py": "meowgames/rules/{}.py",
    "scene.py": "meowgames/scenes/{}.py",
    "words.en.po": "meowgames/locale/en/{}.po",
    "words.fr.po": "meowgames/locale/fr/{}.po",
    "sheet.en.md": "seeds/{}.en.md",
    "sheet.fr.md": "seeds/{}.fr.md",
    "map.tmx": "levels/{}.tmx",
    "tiles.tsx": "levels/{}.tsx",
    "test.py": "tests/rules/test_{}.py",
}
MODEL = "pebble"  # what the skeleton calls its game
KEY = re.compile(r'^msgid "(.+)"', re.M)
NEXT = """\
{name} is laid out: {files} files. Three stones each, to be made into your game. Next:
1. meowgames/rules/__init__.py: put "{name}": True on the shelf (SHELF). It can be played from here on.
2. seeds/{name}.en.md and .fr.md: write the rules in your own words; every clause needs a test that cites it.
3. meowgames/rules/{name}.py: make them true; tests/rules/test_{name}.py holds them to it.
4. levels/{name}.tmx: draw the table in Tiled; levels/{name}.tsx names the art, drawn by tools/art.
5. levels/house.tmx: give its box a place on the title: box-{name} and tag-{name}, and a face box-{name}.
6. tests/rules/pieces.py: say what is conserved; tests/rules/test_perft.py: give it POSITIONS to count.
7. python3 tools/check_levels.py and python3 tools/test.py find what is forgotten."""


class Refused(Exception):
    """The sentence that says why no game was laid out."""


def make(name: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game and return them; only catalogues may exist, and are added to."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        raise Refused(f"{name} cannot be a game's name: 2 to 20 letters a-z and digits, a letter first.")
    targets = {part: root / where.format(name) for part, where in FILES.items()}
    taken = [path for path in targets.values() if path.exists() and path.suffix != ".po"]
    taken += [path for path in (root / "meowgames" / "rules" / name,) if path.exists()]
    if taken:
        where = taken[0].relative_to(root).as_posix()
        raise Refused(f"There is already a file {where}: choose another name.")
    for part, path in targets.items():
        text = (SKELETON / part).read_text("utf-8")
        text = text.replace(MODEL.capitalize(), name.capitalize()).replace(MODEL, name)
        if path.exists():
            text = joined(path.read_text("utf-8"), text)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    return list(targets.values())


def joined(old: str, new: str) -> str:
    """Return a catalogue with the texts of another that it lacks."""
    known = set(KEY.findall(old))
    parts = [part for part in new.split("\n\n") if (key := KEY.search(part)) and key[1] not in known]
    return "\n\n".join([old.rstrip("\n"), *parts]) + "\n"


def main(args: list[str]) -> int:
    """Lay a game out and say what to do next."""
    if len(args) != 1 or args[0].startswith("-"):
        print("Usage: python3 tools/new_game.py NAME")
        return 0 if args in (["-h"], ["--help"]) else 2
    try:
        made = make(args[0])
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    print(NEXT.format(name=args[0], files=len(made)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
