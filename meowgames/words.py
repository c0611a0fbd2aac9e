"""What the program says, in the player's language: catalogues of keys and texts in meowgames/locale."""

import functools
import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from types import MappingProxyType

from meowgames import paths

PLURALS = {"en": lambda n: n != 1, "fr": lambda n: n > 1}  # which form a number takes
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
ESCAPED = re.compile(r"\\(.?)")
MINUS = "\N{MINUS SIGN}"

Catalogue = Mapping[str, tuple[str, ...]]  # key -> its text, or its two forms


class Words:
    """One language's voice: call it with a key and what fills the gaps."""

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in PLURALS else "en"
        self.texts = catalogue(self.language)

    def __call__(self, key: str, *args: object, **kw: object) -> str:
        """The text of a key with its gaps filled; the key itself where no text is known."""
        return _fill(self.texts[key][0], args, kw) if key in self.texts else key

    def has(self, key: str) -> bool:
        """Whether a text is known for this key."""
        return key in self.texts

    def many(self, key: str, n: int, *args: object, **kw: object) -> str:
        """The text for n things, singular or plural; {n} in it is the number."""
        if key not in self.texts:
            return key
        forms = self.texts[key]
        text = forms[min(int(PLURALS[self.language](abs(n))), len(forms) - 1)]
        return _fill(text, args, {"n": self.number(n), **kw})

    def number(self, x: int | float, signed: bool = False) -> str:
        """A number as people write it: a true minus, a comma in French, a plus when asked for."""
        sign = MINUS if x < 0 else "+" if signed and x > 0 else ""
        text = str(abs(x))
        return sign + (text.replace(".", ",") if self.language == "fr" else text)

    def date(self, when: datetime) -> str:
        """A short day and hour."""
        return self("date.short", when.day, self._month(when), when.year, f"{when.hour:02}", f"{when.minute:02}")

    def day(self, when: datetime) -> str:
        """A short day of this year."""
        return self("date.day", when.day, self._month(when))

    def _month(self, when: datetime) -> str | int:
        months = self("date.months").split()
        return months[when.month - 1] if len(months) == 12 else when.month


@functools.cache
def catalogue(language: str) -> Catalogue:
    """All texts of a language: every .po file of its folder, one after the other."""
    texts: dict[str, tuple[str, ...]] = {}
    for path in sorted(paths.need(paths.data("locale", language)).glob("*.po")):
        texts.update(read(path))
    return MappingProxyType(texts)


def read(path: Path) -> dict[str, tuple[str, ...]]:
    """The texts of one .po file."""
    try:
        lines = paths.need(path).read_text("utf-8").splitlines()
        return dict(_entries(lines))
    except (OSError, ValueError) as error:
        raise paths.Missing(path, str(error)) from None


def _entries(lines: list[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Key and forms of each entry; a line that is neither keyword, string nor comment is an error."""
    entry: dict[str, str] = {}
    word = ""
    for number, line in enumerate([*lines, 'msgid ""'], 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if not line.startswith('"'):
            word, _, line = line.partition(" ")
            if word == "msgid":
                if entry.get("msgid"):  # the one without a key is the file's header
                    texts = tuple(text for name, text in entry.items() if name.startswith("msgstr"))
                    if not texts:
                        raise ValueError(f"line {number}: {entry['msgid']} above it has no text")
                    yield entry["msgid"], texts
                entry = {}
            elif not entry or not (word == "msgid_plural" or word.startswith("msgstr")):
                raise ValueError(f"line {number} is not understood")
        entry[word] = entry.get(word, "") + _string(line.strip(), number)


def _string(line: str, number: int) -> str:
    """The text between two quotes, its escapes resolved."""
    if len(line) < 2 or line[0] != '"' or line[-1] != '"':
        raise ValueError(f"line {number} lacks a quote")
    return ESCAPED.sub(lambda found: ESCAPES.get(found[1], ""), line[1:-1]) if "\\" in line else line[1:-1]


def _fill(text: str, args: tuple[object, ...], kw: Mapping[str, object]) -> str:
    """The text with its gaps filled, or as it stands where the gaps ask for something not given."""
    try:
        return text.format(*args, **kw)
    except (IndexError, KeyError, ValueError, AttributeError):
        return text
