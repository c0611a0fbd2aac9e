"""python3 tools/new_game.py NAME: lays out a small game that plays at once, to be made into another."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SKELETON = Path(__file__).resolve().parent / "skeleton"
FILES = {  # part of the skeleton: where a game has it
    "scene.py": "meowgames/scenes/games/{}.py",
    "words.en.po": "meowgames/locale/en/{}.po",
    "words.fr.po": "meowgames/locale/fr/{}.po",
    "sheet.en.md": "seeds/{}.en.md",
    "sheet.fr.md": "seeds/{}.fr.md",
    "map.tmx": "levels/{}.tmx",
    "tiles.tsx": "levels/{}.tsx",
    "table.py": "tests/rules/{}_table.py",
    "test.py": "tests/rules/test_{}.py",
}
RULES = "meowgames/rules/{}/"  # the folder of the skeleton's rules/
SHELF = "meowgames/rules/__init__.py"
LAST = re.compile(r"(?s)^SHELF\b.*?^(?=\}$)", re.M)  # the shelf as far as its end
MODEL = "pebble"  # what the skeleton calls its game
NEXT = """\
{name} is laid out: {files} files, and a line on the shelf. Three stones each, to be made into your game. Next:
1. seeds/{name}.en.md and .fr.md: write the rules in your own words; every clause needs a test that cites it.
2. meowgames/rules/{name}/: make them true; tests/rules/test_{name}.py holds them to it,
   and tests/rules/{name}_table.py says what is conserved and gives POSITIONS to count.
3. levels/{name}.tmx: draw the table in Tiled; levels/{name}.tsx names the art, drawn by tools/art.
4. meowgames/locale/en/{name}.po and fr: say everything; meowgames/scenes/games/{name}.py: what its table does alone.
5. python3 tools/check_levels.py and python3 tools/test.py find what is forgotten.
6. On the shelf ({shelf}) the game is NEW: it may lack lesson, strength, box, music and
   golden files; it has box and music of the house. With all of its own it is True: meowgames/rules/README.md."""


class Refused(Exception):
    """The sentence that says why no game was laid out."""


def make(name: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game, put it on the shelf, and return the files; none of them may exist."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        raise Refused(f"{name} cannot be a game's name: 2 to 20 letters a-z and digits, a letter first.")
    targets = {path: root / where for path, where in layout(name).items()}
    rules = root / RULES.format(name)
    taken = [path for path in (rules, rules.with_suffix(".py"), *targets.values()) if path.exists()]
    if taken:
        where = taken[0].relative_to(root).as_posix()
        raise Refused(f"There is already {where}: choose another name.")
    shelved = on_shelf(name, (root / SHELF).read_text("utf-8"))
    for part, path in targets.items():
        text = part.read_text("utf-8").replace(MODEL.capitalize(), name.capitalize()).replace(MODEL, name)
        write(path, text)
    write(root / SHELF, shelved)
    return list(targets.values())


def layout(name: str) -> dict[Path, str]:
    """Return each part of the skeleton with the place a game has it in."""
    rules = {path: RULES.format(name) + path.name for path in sorted((SKELETON / "rules").glob("*.py"))}
    return {SKELETON / part: where.format(name) for part, where in FILES.items()} | rules


def on_shelf(name: str, text: str) -> str:
    """Return the module of the shelf with one line more: this game, which is new."""
    shelf = LAST.search(text)
    if shelf is None or f'"{name}"' in shelf[0]:
        raise Refused(f"The shelf in {SHELF} has {name} already." if shelf else f"There is no shelf in {SHELF}.")
    return f'{text[: shelf.end()]}    "{name}": NEW,\n{text[shelf.end() :]}'


def write(path: Path, text: str) -> None:
    """Write a text file, the same bytes on every system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


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
    print(NEXT.format(name=args[0], files=len(made), shelf=SHELF))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
