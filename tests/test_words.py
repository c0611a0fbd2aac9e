"""Both languages say everything, with letters the fonts have."""

import re
import string
import struct
from collections import Counter
from datetime import datetime
from pathlib import Path

import pytest

from meowgames import paths, words
from meowgames.rules import SHELF
from meowgames.settings import LANGUAGES
from meowgames.words import Words

FILES = sorted(paths.data("locale").glob("*/*.po"))
FONTS = sorted(paths.data("fonts").glob("*.ttf"))


def letters(font: Path) -> set[int]:
    """The code points a typeface has a glyph for, from its cmap table."""
    data = font.read_bytes()
    count = struct.unpack_from(">H", data, 4)[0]
    entries = [struct.unpack_from(">4sIII", data, 12 + 16 * i) for i in range(count)]
    base = next(at for name, _, at, _ in entries if name == b"cmap")
    known: set[int] = set()
    for i in range(struct.unpack_from(">H", data, base + 2)[0]):
        at = base + struct.unpack_from(">I", data, base + 8 + 8 * i)[0]
        if struct.unpack_from(">H", data, at)[0] != 4:
            continue
        n = struct.unpack_from(">H", data, at + 6)[0] // 2
        ends = struct.unpack_from(f">{n}H", data, at + 14)
        starts = struct.unpack_from(f">{n}H", data, at + 16 + 2 * n)
        for start, end in zip(starts, ends):
            known.update(range(start, end + 1))
    return known - {0xFFFF}


def gaps(text: str) -> Counter[str]:
    """What a text asks to be filled in."""
    return Counter(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def test_both_languages_have_every_key() -> None:
    assert set(words.PLURALS) == set(LANGUAGES) == {path.parent.name for path in FILES}
    one, *others = [words.catalogue(language) for language in LANGUAGES]
    for other in others:
        assert set(one) == set(other)
        assert all(len(one[key]) == len(other[key]) for key in one)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_holds_each_key_once_and_no_other_files_keys(path: Path) -> None:
    keys = Counter(line for line in path.read_text("utf-8").splitlines() if line.startswith("msgid "))
    assert [key for key, n in keys.items() if n > 1] == []
    for other in path.parent.glob("*.po"):
        assert other == path or not set(words.read(path)) & set(words.read(other))


@pytest.mark.parametrize("key", sorted(words.catalogue("en")))
def test_a_text_is_whole_in_both_languages(key: str) -> None:
    asked = {tuple(sorted(gaps(text).items())) for text in words.catalogue("en")[key]}
    for language in LANGUAGES:
        for text in words.catalogue(language)[key]:
            assert text.strip() and text == text.strip()
            assert "\u202f" not in text  # no typeface of ours has the narrow space
            assert not re.search(r"\.\.\.|-\d|''", text)  # … and − are letters of their own
            assert tuple(sorted(gaps(text).items())) in asked
            if language == "fr":
                assert not any(f" {mark}" in text for mark in ":;!?»"), "a no-break space belongs here"


def test_the_typefaces_have_every_letter() -> None:
    texts = [text for language in LANGUAGES for forms in words.catalogue(language).values() for text in forms]
    used = {ord(letter) for letter in "".join(texts)}
    assert len(FONTS) == 4
    for font in FONTS:
        known = letters(font)
        assert ord("é") in known and 0x202F not in known
        assert [chr(c) for c in sorted(used - known - {ord("\n")})] == []


@pytest.mark.parametrize("game", SHELF)
def test_every_box_has_its_words(game: str) -> None:
    keys = [f"{game}.title", f"{game}.tagline", f"{game}.about", f"credits.{game}", f"credits.{game}.house"]
    for language in LANGUAGES:
        assert [key for key in keys if not Words(language).has(key)] == []


def test_french_says_tu_and_counts_no_food_by_the_piece() -> None:
    said = {key: text for key, forms in words.catalogue("fr").items() for text in forms}
    assert [key for key, text in said.items() if re.search(r"\b(?:vous|votre|vos)\b", text, re.I)] == []
    assert [key for key, text in said.items() if re.search(r"nourritures|[\d}] nourriture", text)] == []


ONE_WORD = {  # the word that went -> the one that stayed
    "en": {"fills? (your|the) crate": "compartment", "path starts": "comes in, leads"},
    "fr": {"souper": "repas", "pots? de miel": "bloc de miel", "^Joueur$": "Humain"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    texts = [text for forms in words.catalogue(language).values() for text in forms]
    for gone, stayed in ONE_WORD[language].items():
        found = [text for text in texts if re.search(gone, text, re.IGNORECASE)]
        assert not found, (found, stayed)


def test_gaps_are_filled() -> None:
    en, fr = Words("en"), Words("fr")
    assert en("meow.status", 2, 5) == "Round 2, trick 5 of 9"
    assert fr("meow.status", 2, 5) == "Manche 2, pli 5 sur 9"
    assert en("meow.status", "{0}", "}") == "Round {0}, trick } of 9"  # a name may hold anything
    assert en("meow.status", 2) == "Round {0}, trick {1} of 9"  # never a crash for a gap
    assert en("no.such.key", 1) == "no.such.key" and not en.has("no.such.key") and en.has("meow.status")


def test_an_unknown_language_is_english() -> None:
    assert Words("xx").language == "en"
    assert Words("xx")("meow.green") == "leaves"


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "0 bowls, 1 bowl, 2 bowls, −1 bowl, −2 bowls"),
        ("fr", "0 gamelle, 1 gamelle, 2 gamelles, −1 gamelle, −2 gamelles"),
    ],
)
def test_plurals(language: str, said: str) -> None:
    assert ", ".join(Words(language).many("meow.bowls", n) for n in (0, 1, 2, -1, -2)) == said
    assert Words(language).many("no.such.key", 2) == "no.such.key"


def test_numbers() -> None:
    en, fr = Words("en"), Words("fr")
    assert [en.number(x) for x in (0, 7, -7, 2.5)] == ["0", "7", "−7", "2.5"]
    assert [en.number(x, signed=True) for x in (0, 7, -7)] == ["0", "+7", "−7"]
    assert fr.number(-2.5) == "−2,5"


def test_dates() -> None:
    when = datetime(2026, 8, 3, 9, 5)
    assert Words("en").date(when) == "3 Aug 2026, 09:05"
    assert Words("fr").date(when) == "3 août 2026, 09:05"
    for language in LANGUAGES:
        assert len(Words(language)("date.months").split()) == 12


def test_a_catalogue_is_read_as_translators_write_it(tmp_path: Path) -> None:
    path = tmp_path / "x.po"
    path.write_text(
        'msgid ""\nmsgstr ""\n"Language: en\\n"\n\n# note\n#, fuzzy\n'
        'msgid "a"\nmsgstr ""\n"one \\"two\\"\\n"\n"\\\\three"\n\n'
        'msgid "b"\nmsgid_plural "b"\nmsgstr[0] "x"\nmsgstr[1] "y"\n',
        "utf-8",
    )
    assert words.read(path) == {"a": ('one "two"\n\\three',), "b": ("x", "y")}


BROKEN = ('msgid "a"\nmsgstr "b', 'msgid "a"\nhello', 'msgstr "b"', 'msgid "a"\nmsgctxt "b"')


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_catalogue_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.po"
    path.write_text(text, "utf-8")
    with pytest.raises(paths.Missing, match=r"x\.po.*line \d"):
        words.read(path)
    with pytest.raises(paths.Missing, match="gone.po"):
        words.read(tmp_path / "gone.po")
