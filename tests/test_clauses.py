"""Every clause of every rule sheet is in both languages and held by a test, and no test cites any other."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meowgames.rules import playable

ROOT = Path(__file__).parent.parent
SHEETS = sorted((ROOT / "seeds").glob("*.en.md"))
GAMES = [path.name.removesuffix(".en.md") for path in SHEETS]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def sheet(game: str, language: str) -> str:
    """The text of a rule sheet."""
    return (ROOT / "seeds" / f"{game}.{language}.md").read_text("utf-8")


def outline(text: str) -> list[str]:
    """The numbers of chapters and clauses in the order they stand."""
    return re.findall(r"^(?:## |\*\*)(\d+(?:\.\d+)?)(?: |\*\* )", text, re.M)


def clauses(game: str) -> set[str]:
    """The clause numbers of a game."""
    return {number for number in outline(sheet(game, "en")) if "." in number}


def cited(source: str) -> list[tuple[str, str]]:
    """The game and number of every clause marker in a test's source."""
    found = []
    for node in ast.walk(ast.parse(source)):
        for call in getattr(node, "decorator_list", []):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
                game, *numbers = (ast.literal_eval(word) for word in call.args)
                found += [(game, number) for number in numbers]
    return found


@cache
def all_cited() -> set[tuple[str, str]]:
    """The clauses the whole suite cites."""
    sources = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    return {pair for source in sources for pair in cited(source)}


def test_every_game_that_can_be_played_has_a_rule_sheet():
    assert set(playable()) <= set(GAMES)


@EVERY_GAME
def test_clauses_are_numbered_one_after_another(game):
    chapter, expected = 0, []
    for number in outline(sheet(game, "en")):
        if "." not in number:
            chapter, place = chapter + 1, 0
            expected.append(str(chapter))
        else:
            place += 1
            expected.append(f"{chapter}.{place}")
    assert outline(sheet(game, "en")) == expected


@EVERY_GAME
def test_both_languages_have_the_same_clauses(game):
    assert outline(sheet(game, "fr")) == outline(sheet(game, "en"))


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sheet_holds_nothing_but_title_chapters_clauses_and_their_lists(game, language):
    title, *lines = sheet(game, language).splitlines()
    assert title.startswith("# ")
    for before, line in zip([""] + lines, lines):
        if line.startswith("- "):
            assert before.startswith(("**", "- ")), f"a list without a clause: {line}"
        else:
            assert not line or re.match(r"## \d+ \S|\*\*\d+\.\d+\*\* \S", line), f"no clause: {line}"
        assert line.count("**") % 2 == 0, f"bold without end: {line}"


@EVERY_GAME
def test_references_point_to_clauses(game):
    for language in ("en", "fr"):
        text = re.sub(r"^\*\*\d+\.\d+\*\*", "", sheet(game, language), flags=re.M)
        assert set(re.findall(r"\b\d+\.\d+\b", text)) <= clauses(game)


@EVERY_GAME
def test_french_spaces_do_not_break(game):
    text = sheet(game, "fr")
    assert "\u202f" not in text
    assert re.findall(r"[^\u00a0][:;!?](?=\s|\*|$)", text, re.M) == []
    assert re.findall(r"«[^\u00a0]|[^\u00a0]»", text) == []


@EVERY_GAME
def test_french_says_tu_and_counts_no_food_by_the_piece(game):
    text = sheet(game, "fr")
    assert re.findall(r"\b(?:vous|votre|vos|vôtres?)\b|nourritures|\d\**\snourriture", text, re.I) == []


def test_our_own_readings_are_marked_as_ours():
    ours = {
        "meowtopia": ("6.13", "8.7", "8.8", "9.5", "9.6"),
        "neko": ("3.2", "5.3", "5.12", "6.1", "6.14", "6.16", "8.5"),
        "minicity": ("5.5", "7.2", "7.5"),
        "isle": ("6.12", "7.15"),
        "free": ("1.1", "1.5", "6.1", "6.2"),
    }
    marks = {"en": r"\*\(our (?:reading|rule)\)\*", "fr": r"\*\(notre (?:lecture|règle)\)\*"}
    for game, numbers in ours.items():
        for language, mark in marks.items():
            found = dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.*)$", sheet(game, language), re.M))
            assert [number for number in numbers if not re.search(mark, found[number])] == []


@EVERY_GAME
def test_every_clause_is_cited_by_a_test(game):
    uncited = clauses(game) - {number for name, number in all_cited() if name == game}
    assert sorted(uncited) == []


def test_no_test_cites_an_unknown_clause():
    known = {(game, number) for game in GAMES for number in clauses(game)}
    assert sorted(all_cited() - known) == []


def test_markers_are_found_in_source():
    source = """
@pytest.mark.clause("toy", "1.1", "2.3")
@other
def test_it(): pass
class A:
    @pytest.mark.clause("toy", "4.4")
    def test_b(self): pass
"""
    assert cited(source) == [("toy", "1.1"), ("toy", "2.3"), ("toy", "4.4")]
