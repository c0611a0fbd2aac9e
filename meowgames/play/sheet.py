"""Rule sheets: numbered clauses in chapters, read from seeds/ and searched; what the rules screen shows."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from .. import paths

CHAPTER = re.compile(r"## (\d+)\s+(.+)")
CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\*\s+(.*)")
EXAMPLE = re.compile(r"\s*\b(?:Example|Exemple)\s*:.*", re.DOTALL)  # it ends its clause
MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


class Clause(NamedTuple):
    """One numbered statement; list items follow in lines that begin with a dash."""

    number: str
    text: str


class Chapter(NamedTuple):
    """The clauses under one heading."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


class Sheet(NamedTuple):
    """All rules of a game in one language."""

    title: str
    chapters: tuple[Chapter, ...]

    def chapter_of(self, clause: str) -> int:
        """Return which chapter a clause stands in, counted from 0; the first where it is unknown."""
        wanted = clause.split(".")[0]
        return next((i for i, chapter in enumerate(self.chapters) if chapter.number == wanted), 0)

    def hits(self, wanted: str) -> list[str]:
        """Return the clauses that contain these words, in order; case and accents do not matter."""
        return [
            clause.number
            for chapter in self.chapters
            for clause in chapter.clauses
            if wanted.strip() and found_at(plain(clause.text), wanted)
        ]


class Run(NamedTuple):
    """A stretch of text in one style: "", "bold" or "italic"."""

    style: str
    text: str


def parse(text: str) -> Sheet:
    """Read a rule sheet; ValueError names the line that fits nowhere."""
    title, chapters = "", list[tuple[str, str, list[list[str]]]]()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        if line.startswith("# "):
            title = line[2:].strip()
        elif found := CHAPTER.fullmatch(line):
            chapters.append((found[1], found[2].strip(), []))
        elif (found := CLAUSE.fullmatch(line)) and chapters:
            chapters[-1][2].append([found[1], found[2].strip()])
        elif chapters and chapters[-1][2]:
            last = chapters[-1][2][-1]
            last[1] += ("\n" if line.startswith("- ") else " ") + line
        else:
            raise ValueError(f"line {number} belongs to no clause")
    made = (Chapter(n, name, tuple(Clause(*pair) for pair in clauses)) for n, name, clauses in chapters)
    return Sheet(title, tuple(made))


@cache
def read(game: str, language: str) -> Sheet:
    """Return a game's rule sheet in a language, in English where there is no other."""
    path = paths.data("seeds", f"{game}.{language}.md")
    if not path.exists():
        path = paths.need(paths.data("seeds", f"{game}.en.md"))
    try:
        sheet = parse(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise paths.Missing(path, str(error)) from error
    if not sheet.chapters:
        raise paths.Missing(path, "there is no chapter in it, such as ## 1 The game")
    return sheet


def runs(text: str) -> list[Run]:
    """Cut a text at its marks: **bold** and *italic*."""
    out, end = [], 0
    for found in MARKS.finditer(text):
        out.append(Run("", text[end : found.start()]))
        out.append(Run("bold", found[1]) if found[1] else Run("italic", found[2]))
        end = found.end()
    out.append(Run("", text[end:]))
    return [run for run in out if run.text]


def plain(text: str) -> str:
    """Return a text without its marks."""
    return "".join(run.text for run in runs(text))


def rule(text: str) -> str:
    """Return what a clause says for every case: its text without the example at its end."""
    return EXAMPLE.sub("", text)


def found_at(text: str, wanted: str) -> list[tuple[int, int]]:
    """Return where in a text these words stand, as start and end."""
    needle, hay, out = fold(wanted.strip()), fold(text), []
    at = hay.find(needle) if needle else -1
    while at >= 0:
        out.append((at, at + len(needle)))
        at = hay.find(needle, at + len(needle))
    return out


def fold(text: str) -> str:
    """Return a text letter by letter without case and accents, no longer and no shorter."""
    bare = (unicodedata.normalize("NFD", letter)[0] for letter in text.replace("\u00a0", " "))
    return "".join(letter.lower()[:1] for letter in bare)
