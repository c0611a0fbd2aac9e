"""What tests of tables of one's own share: copies of the example to be changed, small tables, pictures of any size."""

import shutil
import struct
import tracemalloc
import zlib
from functools import cache
from pathlib import Path
from xml.sax.saxutils import quoteattr

from meowgames import paths
from meowgames.play import level, own_map
from meowgames.play.boards import boards, is_known
from meowgames.play.match import Match, Seat, Setup
from meowgames.play.own_file import Trouble
from meowgames.play.own_make import example
from meowgames.words import Words

MOST = 48 << 20  # bytes that may be in use at a time while a table is read, whatever it says
CATS = ("clementine", "mochi", "biscuit", "sardine", "figue", "plume")


def forget() -> None:
    """Forget every table that was read: each test has a folder of its own for them, with the same names."""
    own_map._kept.clear()
    own_map._titles.clear()
    level.forget()


def copied(name: str = "mine") -> Path:
    """Lay a copy of the example among the tables of the user."""
    folder = paths.tables() / name
    shutil.copytree(example(), folder, ignore=shutil.ignore_patterns("*.txt"))
    return folder


def swap(path: Path, old: str, new: str) -> None:
    """Change the first place where a text stands in a file."""
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")


def line_of(path: Path, text: str) -> int:
    """Return the first line of a file with that text, counted from 1."""
    return next(number for number, line in enumerate(path.read_text("utf-8").split("\n"), 1) if text in line)


def read(folder: Path) -> own_map.Drawn | own_map.Trouble:
    """Return what is in a folder, read anew."""
    own_map._kept.pop(folder, None)
    return own_map.look(folder)


def setup(name: str = "mine", seats: int = 2, **options: object) -> Setup:
    """Return a free table with a table of one's own."""
    sat = tuple(Seat(cat.capitalize(), cat) for cat in CATS[:seats])
    return Setup("free", sat, "CHAT-4827", {"laid": True, "remember": True, **options}, laid=own_map.OWN + name)


def laid(name: str = "mine", seats: int = 2, **options: object) -> Match:
    """Return it laid, chance having drawn."""
    return Match(setup(name, seats, **options)).begin()


def lying(match: Match) -> dict[str, list[str]]:
    """Return what lies where, as the rules know it."""
    return {spot: [piece.face for piece in pieces] for spot, pieces in match.state.places}


# ── small tables ──


def words(**said: object) -> str:
    """Return properties; a word may end in an underscore, as `as_` does."""
    rows = (f"<property name={quoteattr(word.rstrip('_'))} value={quoteattr(str(value))}/>\n"
            for word, value in said.items())  # fmt: skip
    return f"<properties>\n{''.join(rows)}</properties>\n" if said else ""


def place(name: str, kind: str = "pile", box: tuple = (300, 300, 120, 120), **said: object) -> str:
    """Return a place of a map."""
    x, y, w, h = box
    head = f'name={quoteattr(name)} type={quoteattr(kind)} x="{x}" y="{y}" width="{w}" height="{h}"'
    return f"<object {head}>\n{words(**said)}</object>\n"


def piece(number: int, x: float = 900, y: float = 500, side: float = 100, more: str = "") -> str:
    """Return a tile of a map with its lower left corner there."""
    return f'<object gid="{number}" x="{x}" y="{y}" width="{side}" height="{side}" {more}/>\n'


def tile(number: int, face: str, picture: str = "one.svg", **said: object) -> str:
    """Return a tile of a tileset."""
    image = f'<image source={quoteattr(picture)} width="100" height="100"/>\n'
    return f'<tile id="{number}" type={quoteattr(face)}>\n{words(**said)}{image}</tile>\n'


def sat(seat: int) -> str:
    """Return the tag, the portrait and the name of a seat."""
    x = 10 + seat * 200
    return "".join([
        place(f"panel@{seat}", "panel", (x, 900, 150, 80)), place(f"portrait@{seat}", "portrait", (x, 900, 50, 50)),
        place(f"name@{seat}", "name", (x + 50, 900, 80, 30)),
    ])  # fmt: skip


def layer(name: str, *things: str) -> str:
    """Return a layer of objects."""
    return f'<objectgroup name="{name}">\n{"".join(things)}</objectgroup>\n'


def write(*layers: str, tiles: str = "", name: str = "mine", title: str = "", head: str = "", **files: bytes) -> Path:
    """Write a table with one picture, `one.svg`; __ in the name of a further file stands for a dot."""
    folder = paths.tables() / name
    folder.mkdir(parents=True)
    size = 'width="16" height="9" tilewidth="120" tileheight="120"'
    sets = f'<tileset firstgid="1" name="set">\n{tiles}</tileset>\n' if tiles else ""
    text = f'<map orientation="orthogonal" {size} {head}>\n{words(title=title) if title else ""}{sets}'
    (folder / "table.tmx").write_text(f"{text}{''.join(layers)}</map>\n", "utf-8")
    for file, data in {"one__svg": svg(), **files}.items():
        (folder / file.replace("__", ".")).write_bytes(data)
    return folder


# ── pictures ──


def svg(wide: object = 100, high: object = 100, inside: str = '<rect width="100" height="100" fill="#c33"/>') -> bytes:
    """Return a drawing."""
    space = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"'
    return f'<svg {space} width="{wide}" height="{high}">\n{inside}\n</svg>\n'.encode()


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a part of a PNG."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(wide: int, high: int, packed: bytes | None = None, colour: bytes = b"\xcc\x33\x33\xff") -> bytes:
    """Return a PNG of one colour, or one that has something else packed into it."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0))
    rows = zlib.compress((b"\0" + colour * wide) * high) if packed is None else packed
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@cache
def bomb(block: int = 16 << 20, times: int = 256) -> bytes:
    """What unpacks to 4 gigabytes, in a few megabytes."""
    packer = zlib.compressobj(9)
    head = packer.compress(bytes(block)) + packer.flush(zlib.Z_FULL_FLUSH)
    again = packer.compress(bytes(block)) + packer.flush(zlib.Z_FULL_FLUSH)
    return head + again * (times - 1)


# ── hostile tables ──


def refused(reason: str, folder: Path | None = None) -> Trouble:
    """Look at a table: it is refused for that reason, at little cost, said in both languages; the good one stands."""
    tracemalloc.start()
    try:
        found = read(folder or paths.tables() / "mine")
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert isinstance(found, Trouble) and found.reason == reason, found
    assert most < MOST
    for language in ("en", "fr"):
        said = found.said(Words(language))
        assert reason not in said and "{" not in said and len(said) < 300 and said.replace("\xa0", " ").isprintable()
    assert "own-good" in boards() and not is_known("free", "own-mine")
    return found


def drawn_by(picture: bytes, name: str = "bad.svg") -> None:
    """Lay a table whose only piece has that picture."""
    write(tiles=tile(0, "dog", name, many=1), **{name.replace(".", "__"): picture})
