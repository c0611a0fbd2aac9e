"""The books of the house: what they print in code font exists, and their tables are those of the code."""

import ast
import builtins
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meowgames import words
from meowgames.rules import NEW, PARTS, SHELF, find, playable, whole
from meowgames.screen import keys
from tools import new_game

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "meowgames"
HOUSE, CONTRACT = PACKAGE / "README.md", PACKAGE / "rules" / "README.md"
FRONT = ROOT / "README.md"
BOOKS = [HOUSE, CONTRACT, ROOT / ".github" / "CONTRIBUTING.md", ROOT / ".github" / "CHANGELOG.md"]
BOOKS += [path for path in [ROOT / "levels" / "README.md"] if path.exists()]
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.relative_to(ROOT).as_posix())
PROGRAMS = {"ruff", "mypy", "pytest", "pre-commit", "pip", "pipx"}
WIDEST = 150  # letters of a line
GAP = re.compile(r"<\w+>|(?<![A-Z])(?:NAME|GAME|WORD)(?![A-Z])")  # for the reader to fill
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.M | re.S)
ENDINGS = {".py", ".md", ".tmx", ".tsx", ".toml", ".po", ".yml", ".yaml", ".svg", ".match", ".txt"}
Index = dict[str, set[str]]


# ── what exists ──


@cache
def tree(path: Path) -> ast.Module:
    """A source file, read."""
    return ast.parse(path.read_text("utf-8"))


def bound(node: ast.AST, kept: tuple[type, ...] = (ast.Name,)) -> Iterator[str]:
    """The names a node itself brings into being, those of its targets included."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (alias.asname or alias.name for alias in node.names)
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, kept) and isinstance(node.ctx, ast.Store):
        yield node.id if isinstance(node, ast.Name) else node.attr


def own(body: list[ast.stmt]) -> set[str]:
    """What the statements of a module or class define at their top."""
    assigned = (ast.Assign, ast.AnnAssign, ast.If)
    found = {name for node in body if not isinstance(node, ast.Import | ast.ImportFrom) for name in bound(node)}
    return found | {
        name for node in body if isinstance(node, assigned) for one in ast.walk(node) for name in bound(one)
    }


def sources() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


@cache
def modules() -> Index:
    """What each module defines, by the end of its path: play.match, match."""
    found: Index = {}
    for path in sources():
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        parts = parts[:-1] if parts[-1] == "__init__" else parts
        for start in range(len(parts)):
            found.setdefault(".".join(parts[start:]), set()).update(own(tree(path).body))
    return found


@cache
def classes() -> Index:
    """What each class has: methods, fields, what is set through self, and what it inherits from ours."""
    found, bases = {}, {}
    for path in sources():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                through = {name for one in ast.walk(node) for name in bound(one, (ast.Attribute,))}
                found[node.name] = found.get(node.name, set()) | own(node.body) | through
                bases[node.name] = bases.get(node.name, set()) | {ast.unparse(base) for base in node.bases}

    def whole(name: str) -> set[str]:
        return found.get(name, set()).union(*(whole(base) for base in bases.get(name, ()) if base != name))

    return {name: whole(name) for name in found}


@cache
def names() -> set[str]:
    """Every name that is defined somewhere in the package or its tools, or built into Python."""
    files = [*sources(), *(ROOT / "tools").glob("*.py")]
    nodes = (node for path in files for node in ast.walk(tree(path)))
    found = {name for node in nodes for name in bound(node, (ast.Name, ast.Attribute))}
    return found | set(dir(builtins)) | {"self"} | {part for name in modules() for part in name.split(".")}


@cache
def said() -> set[str]:
    """Every text the package's sources say, every key of its catalogues, every marker of its tests."""
    nodes = (node for path in sources() for node in ast.walk(tree(path)))
    found = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    texts = {key for path in (PACKAGE / "locale" / "en").glob("*.po") for key in words.read(path)}
    ends = {key.partition(".")[2] for key in texts}
    markers = re.findall(r'^    "(\w+)(?:\(.*\))?: ', (ROOT / "pyproject.toml").read_text("utf-8"), re.M)
    return found | texts | ends | set(markers)


@cache
def drawn() -> set[str]:
    """Every word of the maps and tilesets: names, kinds, properties and their values."""
    found: set[str] = set()
    for path in [*(ROOT / "levels").glob("*.tmx"), *(ROOT / "levels").glob("*.tsx")]:
        for node in ElementTree.parse(path).iter():
            found |= {node.tag, *node.attrib, *node.attrib.values()}
    return found


@cache
def properties() -> set[str]:
    """Every property of the maps and tilesets with its value: z=3."""
    files = [*(ROOT / "levels").glob("*.tmx"), *(ROOT / "levels").glob("*.tsx")]
    nodes = (node for path in files for node in ElementTree.parse(path).iter("property"))
    found = ((node.attrib["name"], node.get("value", "")) for node in nodes)
    return {f"{name}={value.lower() if value in ('True', 'False') else value}" for name, value in found}


# ── whether a word of a book is one of them ──


def is_file(text: str, book: Path) -> bool:
    """Whether such a file or folder exists, seen from the checkout, the book or the package; <game> is any game."""
    pattern = GAP.sub("*", text).rstrip("/")
    if any("*" in part for part in pattern.split("/")):
        return any(any(home.glob(pattern)) for home in (ROOT, book.parent, PACKAGE))
    return any((home / pattern).exists() for home in (ROOT, book.parent, PACKAGE))


def is_command(text: str, book: Path) -> bool:
    """Whether the program is there, knows these options, and the files exist; capitals are for the reader to fill."""
    first, *rest = text.removeprefix("python3 ").split()
    if first == "-m":
        return is_file(rest[0].replace(".", "/"), book)
    if first in PROGRAMS:
        return True
    if not is_file(first, book):
        return False
    code = "".join(path.read_text("utf-8") for path in (ROOT / first, PACKAGE / "cli.py"))
    return all(is_file(part, book) if "/" in part else part.isupper() or f'"{part}"' in code for part in rest)


def is_name(text: str) -> bool:
    """Whether a class or module has that name, or with no dot anything has."""
    home, _, name = text.rpartition(".")
    if not home:
        return text in names()
    return any(name in index.get(home, ()) for index in (classes(), modules())) or text in modules()


def is_drawn(text: str) -> bool:
    """Whether a face, spot or turn is one of the maps: its seat, offset and label are the reader's."""
    if re.fullmatch(r"@\d?m?", text):
        return True
    base = text.partition(":")[0].partition(".")[0]
    stem, at, way = base.partition("@")
    seat = re.sub(r"\d+$", "@0", stem)
    return bool({base, seat} & drawn()) or bool(at and re.fullmatch(r"\dm?", way) and stem in drawn())


def holds(text: str, book: Path) -> bool:
    """Whether what stands in code font is something that exists."""
    if "=" in text:
        return text in properties()
    if text.startswith("("):
        return all(holds(word, book) for word in ast.literal_eval(text))
    if " " in text:
        return is_command(text, book)
    if text.startswith("--"):
        return any(
            f'"{text}"' in path.read_text("utf-8") for path in [*(ROOT / "tools").glob("*.py"), PACKAGE / "cli.py"]
        )
    if "/" in text or Path(text).suffix in ENDINGS:
        return is_file(text, book) or (book == CONTRACT and any(book.parent.glob(f"*/{text}")))
    text = text.removesuffix("()")
    if GAP.search(text):
        wanted = ".+".join(re.escape(part) for part in GAP.split(text))
        return any(re.fullmatch(wanted, one) for one in said() | drawn())
    return is_name(text) or is_drawn(text) or text in said() or text in drawn()


def prose(book: Path) -> str:
    """A book without its fenced blocks."""
    return FENCE.sub("", book.read_text("utf-8"))


def spans(book: Path) -> list[str]:
    """Everything a book prints in code font."""
    return [" ".join(text.split()) for text in re.findall(r"`([^`]+)`", prose(book))]


def block(book: Path, kind: str) -> list[str]:
    """The lines of the fenced block of that kind."""
    return next(text.splitlines() for name, text in FENCE.findall(book.read_text("utf-8")) if name == kind)


def table(book: Path, head: str) -> list[list[str]]:
    """The rows of the table whose first column is called so, cell by cell."""
    lines = book.read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"| {head} |"))
    end = next(at for at in range(start, len(lines)) if not lines[at].startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[start + 2 : end]]


def bare(cell: str) -> list[str]:
    """What a cell prints in code font."""
    return re.findall(r"`([^`]+)`", cell)


# ── the books ──


@EVERY_BOOK
def test_all_that_a_book_names_exists(book):
    assert len(spans(book)) > 10
    assert [text for text in spans(book) if not holds(text, book)] == []


@EVERY_BOOK
def test_commands_can_be_typed_as_they_stand(book):
    typed = [line for kind, text in FENCE.findall(book.read_text("utf-8")) if not kind for line in text.splitlines()]
    assert [line for line in typed if not is_command(line, book)] == []


def test_the_grammar_is_shown_on_real_faces_and_spots():
    rules = [line.partition(" = ")[2] for line in block(HOUSE, "grammar") if not line.startswith("orientation")]
    shown = [re.split(r" {4,}", rule)[1].split() for rule in rules]
    assert len(shown) == 3 and all(len(row) >= 3 for row in shown)
    assert [word for row in shown for word in row if not is_drawn(word)] == []


def test_what_does_not_exist_is_seen():
    gone = [
        "rules/kiit.py",
        "seeds/<game>.de.md",
        "Play.comit",
        "match.draw_lucky",
        "View.match",
        "lines.Journal",
        "boot0.1,2",
    ]
    gone += ["python3 tools/tset.py", "python3 tools/test.py --quickly", "tests/test_books.py", "--slowly", "Manager"]
    gone += ['("x5-puple",)', "gone.py", "rules.kit.drew", "Doors.sofa", "z=-77", "moo.tmx", "maxi-NAME"]
    assert [text for text in gone if holds(text, HOUSE)] == []
    assert not holds("view.py", HOUSE) and holds("view.py", CONTRACT)  # where it is a file of every game
    assert holds("Trying.touch", HOUSE) and holds("Play.moment", HOUSE) and holds("screen.keys.TABLE", HOUSE)


@EVERY_BOOK
def test_a_book_can_be_read_in_a_window(book):
    lines = re.sub(r"\]\([^)]*\)", "]", prose(book)).splitlines()
    assert [line for line in lines if len(line) > WIDEST] == []


@pytest.mark.parametrize("book", [FRONT, *BOOKS], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(book):
    links = re.findall(r"\]\((?!https?:)([^)#]+)", book.read_text("utf-8"))
    assert [link for link in links if not (book.parent / link).exists()] == []


def test_the_front_page_leads_to_every_book():
    links = {(ROOT / link).resolve() for link in re.findall(r"\]\((?!https?:)([^)#]+)", FRONT.read_text("utf-8"))}
    assert [book for book in BOOKS if book not in links and book.parent not in links] == []  # a folder shows its own


def test_the_rooms_are_those_of_the_package():
    shown, above = set(), []
    every = [line.replace("<game>", game) for line in block(HOUSE, "tree") for game in (SHELF if "<" in line else [""])]
    for line in every:
        deep, name = (len(line) - len(line.lstrip())) // 2, line.split()[0]
        above = [*above[:deep], name.rstrip("/")]
        assert (ROOT / "/".join(above)).is_dir() == name.endswith("/"), line
        assert (ROOT / "/".join(above)).exists(), line
        shown.add("/".join(above))
    rooms = {path.parent.relative_to(ROOT).as_posix() for path in sources()}
    top = {path.relative_to(ROOT).as_posix() for path in PACKAGE.glob("*.py") if path.name != "__init__.py"}
    assert rooms | top <= shown


@cache
def known(module: str) -> set[str]:
    """The modules of the table that one of them imports."""
    path = PACKAGE / "scenes" / "table" / f"{module}.py"
    nodes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ImportFrom) and node.level == 1]
    return {name for node in nodes for name in ([node.module] if node.module else [one.name for one in node.names])}


@cache
def reached(module: str) -> set[str]:
    """All that a module of the table knows, by others too."""
    return known(module).union(*(reached(one) for one in known(module)))


def test_the_arrows_of_the_table_point_one_way():
    chains = [line.split(" > ") for line in block(HOUSE, "arrows")]
    assert len(chains) > 4
    for chain in chains:
        for at, module in enumerate(chain[1:], 1):
            assert module in known(chain[at - 1]), f"{chain[at - 1]} does not import {module}"
            assert not reached(module) & set(chain[:at]), f"{module} knows what lies above it"


def test_every_noun_is_defined_in_its_file():
    rows = table(HOUSE, "noun")
    assert len(rows) > 40 and len({row[0] for row in rows}) == len(rows)
    for noun, file, sentence in rows:
        assert bare(noun)[0] in own(tree(PACKAGE / bare(file)[0]).body), f"{file} defines no {noun}"
        assert sentence.endswith("."), sentence


def test_the_table_of_keys_is_that_of_the_code():
    rows = [
        keys.Key(caps, *("".join(bare(cell)) for cell in cells)) for caps, *cells in table(HOUSE, "key or mouse button")
    ]
    assert rows == list(keys.TABLE)


def test_every_act_of_a_key_is_explained_once():
    acts = dict.fromkeys(act for row in keys.TABLE for act in (row.menus, row.games, row.free) if act)
    rows = table(HOUSE, "act")
    assert [bare(act)[0] for act, _ in rows] == list(acts) and all(told for _, told in rows)


def test_a_technique_is_named_where_it_is_used():
    rows = table(HOUSE, "term")
    assert len(rows) > 15
    for term, files, _ in rows:
        for file in bare(files):
            path = PACKAGE / file if (PACKAGE / file).exists() else ROOT / file
            told = " ".join((ast.get_docstring(tree(path)) or "").lower().split())
            assert any(word.lower() in told for word in term.split(", ")), f"{file} does not say {term}"


def test_the_contract_names_all_that_the_rules_have():
    rows = [bare(row[0])[0] for row in table(CONTRACT, "name")]
    assert len(rows) == len(set(rows)) and set(rows) == PARTS


@pytest.mark.parametrize("game", playable())
def test_the_file_plan_is_that_of_the_games(game):
    plan = {part: file for files, parts in table(CONTRACT, "file") for file in bare(files) for part in bare(parts)}
    assert {"start", "moves", "look", "guess"} <= plan.keys() <= PARTS
    folder = PACKAGE / "rules" / game
    if folder.is_dir():  # a small game may be one module
        for part in plan.keys() & vars(find(game)).keys():
            assert part in own(tree(folder / plan[part]).body), f"{game}: {plan[part]} does not define {part}"


def test_the_packages_that_mypy_holds_are_those_the_book_names():
    held = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]["packages"]
    (said,) = re.findall(r"Types everywhere in (.*?);", BOOKS[2].read_text("utf-8"), re.S)
    assert [text.strip("/").replace("/", ".") for text in bare(said)] == held and "meowgames.scenes.free" in held


def test_a_new_game_has_the_files_that_the_contract_lists():
    written = prose(CONTRACT).partition("## A sixth game")[2].partition("| shelf |")[0]
    asked = [where.format("<game>") for where in (*new_game.FILES.values(), new_game.RULES)]
    assert sorted({*bare(written)} & {*asked}) == sorted(asked)
    assert {text for text in bare(written) if "<game>" in text} == {*asked} and new_game.SHELF in bare(written)


def test_the_shelf_says_what_the_contract_says(monkeypatch):
    says = {"False": False, "NEW": NEW, "True": True}
    rows = {bare(shelf)[0]: set(bare(meaning)) for shelf, meaning in table(CONTRACT, "shelf")}
    for word, value in says.items():
        monkeypatch.setitem(SHELF, word, value)
    asked = {"playable()": playable(), "whole()": whole()}
    news = {word: {name for name, games in asked.items() if word in games} for word in says}
    assert rows["False"] == news["False"] and rows["NEW"] == news["NEW"] and rows.keys() == says.keys()
    assert rows["NEW"] | rows["True"] == news["True"]  # the one too
