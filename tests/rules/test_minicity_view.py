"""Minicity: what each seat is asked and told, and the clauses it is pointed to."""

import re
from pathlib import Path

import pytest
from minicity_table import (
    befriend,
    dealt,
    follow,
    load,
    opened,
    plain_level,
    room,
    stand,
    turn3,
    walk,
)

from meowgames.play.level import read_level
from meowgames.rules import minicity
from meowgames.rules.minicity.city import city
from meowgames.words import Words

SEEDS = Path(__file__).parents[2] / "seeds"
TEXTS = [Words(language) for language in ("en", "fr")]
GAMES = [
    (2, {}),
    (3, {"friends": True}),
    (4, {"joker": True, "display": True}),
    (3, {"friends": True, "joker": True}),
]
# Only the scene is told of these, or whoever stands a table up: nobody reads them.
TOLD = re.compile(r"source|mover|(room|dear)\d|round|quiet|news|whose|bought|last|began|seen|errand")
EVERY_GAME = pytest.mark.parametrize("seats, options", GAMES)


def clauses() -> set[str]:
    """The numbers of the rule sheet."""
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", (SEEDS / "minicity.en.md").read_text("utf-8"), re.M))


def line(number: str, language: str) -> str:
    """The text of a clause with its list."""
    text = (SEEDS / f"minicity.{language}.md").read_text("utf-8")
    return re.search(rf"^\*\*{re.escape(number)}\*\* (.*?)(?=^\*\*\d|^## |\Z)", text, re.M | re.S).group(1)


# What is asked


def test_prompts_say_what_is_asked():
    state = dealt(["yrgb"] * 2, ["rg"])
    assert minicity.prompt(state, 0) == ("minicity.prompt.first", "7") and minicity.prompt(state, 1) == ()
    state = load(stand(turn3("yrgb"), yellow=29), "oooy", "yyyyyyoo")
    asked = []
    for move in ("card-yellow road-a5", "chamber36", "only1", "end"):
        asked.append(minicity.prompt(state, 0))
        state = follow(state, move)
    assert asked == [
        ("minicity.prompt.card", "1", "3"), ("minicity.prompt.walk", "ant-yellow", "2", "2"),
        ("minicity.prompt.unload", "food-orange", "3", "0"), ("minicity.prompt.more", "2", "3"),
    ]  # fmt: skip
    assert minicity.prompt(state, 0) == ("minicity.prompt.stock", "4")
    assert minicity.status(state) == ("minicity.status", "2")


@EVERY_GAME
def test_every_word_has_its_text_and_every_clause_exists(seats, options):
    known, prompts = clauses(), set()
    for state, _ in walk(seats, 5, **options):
        seat = minicity.turn(state)
        assert minicity.clause(state) in known
        assert all(words.has(minicity.status(state)[0]) for words in TEXTS)
        if seat < 0:
            continue
        key, *details = minicity.prompt(state, seat)
        prompts.add(key)
        assert all(words.has(key) for words in TEXTS)
        assert all(detail.isdigit() or words.has(f"minicity.{detail}") for words in TEXTS for detail in details)
        for move in minicity.moves(state):
            for word in move:
                stem = word.rstrip("0123456789")
                keys = (f"minicity.{word}", f"minicity.face.{word}", f"minicity.face.{stem}")
                assert any(TEXTS[0].has(key) for key in keys), word
    assert len(prompts) >= 6


def test_every_face_has_its_text():
    for seats, chosen in GAMES:
        for state, _ in walk(seats, 6, sense=True, **chosen):
            for spot, pile in minicity.look(state, 0).items():
                for face in () if TOLD.fullmatch(spot) else pile:
                    name = face.partition(":")[0]
                    assert TEXTS[0].has(f"minicity.face.{name}") or TEXTS[0].has(f"minicity.{name}"), name


# Why not


def test_a_refused_touch_names_its_clause():
    state = turn3("yyrg")
    reasons = {
        "card-violet": "2.5", "card-back": "2.5", "hand1": "2.5", "deck": "6.8", "discard": "4.7",
        "road-a1": "4.3", "chamber12": "3.1", "zone12": "3.1", "place12-1": "3.1", "ant-red": "3.1",
        "food-yellow": "3.1", "crate0": None, "stock0": "6.7", "left1": "7.1", "end": "3.2", "pips": "4.1",
        "card-yellow": None, "elsewhere": None,
    }  # fmt: skip
    assert {word: minicity.why_not(state, (word,)) for word in reasons} == reasons
    assert minicity.why_not(state, ()) is None
    assert minicity.why_not(minicity.start(plain_level(), 2), ("deck",)) is None
    two = opened(["yyrg"] * 2)
    assert minicity.why_not(two, ("card-red", "road-b5")) == "2.6"
    walking = follow(state, "card-yellow road-a5")
    reasons = {"chamber1": "5.1", "chamber13": "5.5", "chamber34": "5.6", "card-red": "4.1", "ant-red": "5.5"}
    assert {word: minicity.why_not(walking, (word,)) for word in reasons} == reasons
    laying = {"card-red": "4.1", "chamber3": "5.1", "food-blue": "6.1"}
    assert {word: minicity.why_not(walking, (word,)) for word in laying} == laying


def test_a_refused_block_names_its_clause():
    state = follow(load(stand(turn3(friends=True), yellow=29), "o"), "card-yellow road-a5", "chamber36")
    assert minicity.why_not(state, ("food-blue",)) == "6.2" and minicity.why_not(state, ("only2",)) == "6.1"
    full = befriend(room(state, 36, 0), points=9)
    assert minicity.why_not(full, ("food-orange",)) == "6.3"
    assert minicity.why_not(load(full, "y")._replace(free=state.free), ("food-orange",)) == "6.4"
    begun = state._replace(now=state.now._replace(began=state.ants))
    assert minicity.why_not(begun, ("food-orange",)) == "6.6"


@EVERY_GAME
def test_every_reason_exists_and_no_legal_move_has_one(seats, options):
    known, found = clauses(), set()
    for number, (state, _) in enumerate(walk(seats, 7, **options)):
        if number % 17 or minicity.turn(state) < 0:
            continue
        picture = minicity.look(state, minicity.turn(state))
        for word in {*picture, *(face for pile in picture.values() for face in pile)}:
            found.add(minicity.why_not(state, (word,)))
        assert all(minicity.why_not(state, move) is None for move in minicity.moves(state))
    assert found - {None} <= known and len(found) > 10


# The rule sheet and the map


@pytest.mark.clause("minicity", "2.4", "8.2", "8.7", "9.7")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rule_sheet_lists_the_numbers_in_use(language):
    def numbers(text):
        return [int(number) for number in re.findall(r"\d+", text)]

    def listed(shares):
        return [number for seats, share in shares.items() for number in (seats, *share)]

    assert numbers(line("2.4", language)) == listed(minicity.SHARES)
    assert numbers(line("9.7", language).partition("\n")[2]) == listed(minicity.SHORT)
    assert tuple(numbers(line("8.2", language))) == minicity.GAINS
    assert numbers(line("8.7", language)) == list(minicity.PRICES.values())


def test_the_map_is_the_hill_of_the_rules():
    drawn, plain = city(read_level("minicity")), city(plain_level())
    assert drawn == plain
