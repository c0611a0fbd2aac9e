"""The one table of keys: one meaning for each key in each context, and people are told just that."""

import ast
import re
from pathlib import Path

import pygame
import pytest
from looking import key

import meowgames
from meowgames.screen import keys
from meowgames.words import Words

PACKAGE = Path(meowgames.__file__).parent
CONTEXTS = ("menus", "games", "free")
MOUSE = re.compile(r"click|drag|wheel")
CAPS = [cap for row in keys.TABLE for cap in row.caps.split(", ")]


def test_no_key_has_two_meanings():
    assert len(CAPS) == len(set(CAPS)) > 40
    assert all(any((row.menus, row.games, row.free)) for row in keys.TABLE)


def test_the_fixed_points():
    wanted = {
        "closer": {"Alt"},
        "peek": {"T"},
        "rules": {"R", "F1"},
        "left": {"Q"},
        "right": {"E", "right click"},
        "turn": {"wheel"},
        "put_back": {"right click (nothing turns)"},
        "keys": {"?"},
        "undo": {"U", "Backspace", "Ctrl+Z"},
        "back": {"Esc"},
    }
    for act, caps in wanted.items():
        assert {cap for cap in CAPS if keys.meaning(cap) == act} == caps, act
    free = {"R": "mix", "F1": "rules", "Shift": "loose", "N": "pass", "F": "flip", "Alt": "closer", "S": "recap"}
    assert {cap: keys.meaning(cap, "free") for cap in free} == free
    assert all(keys.meaning("?", where) == "keys" and keys.meaning("Esc", where) == "back" for where in CONTEXTS)


@pytest.mark.parametrize("where", CONTEXTS)
def test_a_key_that_goes_down_is_found_in_the_table(where):
    codes = {**keys.CAPS, **{code: chr(code).upper() for code in range(pygame.K_a, pygame.K_z + 1)}}
    for code, cap in codes.items():
        assert keys.act_of(key(code), where) == keys.meaning(cap, where)
    for cap in CAPS:
        held, _, letter = cap.rpartition("+")
        if held.startswith("Ctrl") and len(letter) == 1:
            mod = pygame.KMOD_CTRL | (pygame.KMOD_SHIFT if "Shift" in held else 0)
            assert keys.act_of(key(ord(letter.lower()), mod), where) == keys.meaning(cap, where)
    known = set(codes.values()) | {"?", "1 … 9", "Shift+Tab", "Shift+Enter"}
    assert {cap for cap in CAPS if cap not in known and "Ctrl" not in cap and not MOUSE.search(cap)} == set()


def test_signs_are_known_by_what_they_type():
    for sign, act in (("?", "keys"), ("+", "bigger"), ("-", "smaller")):
        assert keys.act_of(key(pygame.K_COMMA, pygame.KMOD_SHIFT, sign)) == act
    assert keys.act_of(key(pygame.K_EQUALS, 0, "=")) == "bigger" and keys.act_of(key(pygame.K_z)) == ""


def test_no_module_knows_a_key_that_the_table_does_not():
    rows = {cap.rpartition("+")[2] or cap for cap in CAPS}
    used = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and re.fullmatch(r"K_(?!1$)\w+", node.attr):
                used[getattr(pygame, node.attr)] = path.name
    caps = {code: keys.CAPS.get(code) or pygame.key.name(code).upper() for code in used}
    assert len(caps) > 20 and {cap: used[code] for code, cap in caps.items() if cap not in rows} == {}


@pytest.mark.parametrize("where, listed", [("games", keys.LISTED), ("free", keys.LISTED_FREE)])
def test_people_are_told_what_the_table_says(where, listed):
    told = [cap for caps, _ in listed for cap in caps]
    assert len(told) == len(set(told)) and all(keys.meaning(cap, where) for cap in told)
    acts = {getattr(row, where) for row in keys.TABLE} - {""}
    assert {keys.meaning(cap, where) for cap in told} == acts


@pytest.mark.parametrize("listed", [keys.LISTED, keys.LISTED_FREE], ids=["games", "free"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_keys_named_in_words_are_those_of_their_row(language, listed):
    words = Words(language)
    texts = [words(text) for _, text in listed]
    assert len(texts) == len(set(texts))
    named = {"Backspace": "Backspace", "Retour arrière": "Backspace"}
    for caps, text in listed:
        said = words(text)
        found = re.findall(r"\b[A-Z]\b", said) + [cap for name, cap in named.items() if name in said]
        assert {keys.meaning(cap) for cap in found} <= {keys.meaning(cap) for cap in caps}, said
        held = {"Alt", "T", "Space", "Shift", "Ctrl"}
        assert said.startswith(("hold", "maintenir")) == bool(held & set(caps)), said
