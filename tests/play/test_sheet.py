"""Rule sheets are read whole, and what is looked for in them is found."""

import pytest

from meowgames import paths
from meowgames.play import sheet
from meowgames.play.sheet import Chapter, Clause, Run, Sheet
from meowgames.rules import playable

TEXT = """# Meow

## 1 What is in the box

**1.1** There are **54 cards**:
- green: *leaves*
- blue: drops

**1.2** A token
wins.

## 2 Été

**2.1** À la fin, l'œuf\u00a0: rien.
"""


def test_a_sheet_is_parsed():
    assert sheet.parse(TEXT) == Sheet(
        "Meow",
        (
            Chapter(
                "1",
                "What is in the box",
                (
                    Clause("1.1", "There are **54 cards**:\n- green: *leaves*\n- blue: drops"),
                    Clause("1.2", "A token wins."),
                ),
            ),
            Chapter("2", "Été", (Clause("2.1", "À la fin, l'œuf\u00a0: rien."),)),
        ),
    )


@pytest.mark.parametrize(
    "text", ["# Meow\nlost words\n", "# Meow\n## 1 One\nwords without a number\n", "**1.1** early\n"]
)
def test_a_line_that_belongs_nowhere_is_refused(text):
    with pytest.raises(ValueError, match="line"):
        sheet.parse(text)


def test_marks_become_runs():
    assert sheet.runs("a **b c** d *e*.") == [
        Run("", "a "),
        Run("bold", "b c"),
        Run("", " d "),
        Run("italic", "e"),
        Run("", "."),
    ]
    assert sheet.plain("**a** *b*") == "a b"
    assert sheet.runs("2 * 3") == [Run("", "2 * 3")]


def test_searching_ignores_case_accents_and_marks():
    found = sheet.parse(TEXT)
    assert found.hits("54 CARDS") == ["1.1"]
    assert found.hits("a la fin") == ["2.1"]
    assert found.hits("œuf : ri") == ["2.1"]
    assert found.hits("  ") == [] and found.hits("dog") == []
    assert sheet.found_at("Ananas", "an") == [(0, 2), (2, 4)]


def test_folding_keeps_every_letter_in_its_place():
    odd = "É\u00a0œ ßİ−"
    assert len(sheet.fold(odd)) == len(odd)


def test_a_clause_knows_its_chapter():
    found = sheet.parse(TEXT)
    assert (found.chapter_of("2.1"), found.chapter_of("9.9"), found.chapter_of("")) == (1, 0, 0)


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sheet_of_the_shelf_is_read(game, language):
    found = sheet.read(game, language)
    assert found.title and found.chapters
    for number, chapter in enumerate(found.chapters, 1):
        assert chapter.number == str(number) and chapter.title
        assert [clause.number for clause in chapter.clauses] == [
            f"{number}.{index}" for index in range(1, len(chapter.clauses) + 1)
        ]
        assert all(sheet.plain(clause.text).strip() for clause in chapter.clauses)


def test_another_language_falls_back_to_english():
    assert sheet.read("meow", "xx") == sheet.read("meow", "en")


def test_a_missing_sheet_is_named():
    with pytest.raises(paths.Missing, match="nowhere.en.md"):
        sheet.read("nowhere", "fr")
