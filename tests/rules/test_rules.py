"""The contract as an object: what a game says stands, what it leaves out has its default."""

from inspect import Parameter, signature
from random import Random
from types import SimpleNamespace

import pytest

from meowgames.rules import PARTS, Heard, Level, Rules, find, playable

NEEDED = {
    "start": ["level", "seats"],
    "turn": ["state"],
    "moves": ["state"],
    "chance": ["state", "rng"],
    "play": ["state", "move"],
    "score": ["state"],
    "rank": ["state"],
    "look": ["state", "seat"],
}


@pytest.mark.parametrize("game", playable())
def test_a_game_has_all_it_must_and_says_it_as_the_contract_does(game):
    rules = find(game)
    assert rules.name == game and rules.VERSION >= 1
    assert NEEDED.keys() <= vars(rules).keys()
    for part, own in vars(rules).items():
        if callable(own):
            asked = NEEDED.get(part) or list(signature(getattr(Rules, part)).parameters)[1:]
            given = [value for value in signature(own).parameters.values()]
            given = given[:2] if part == "start" else given  # behind these come its options
            assert [value.name for value in given] == asked
            assert all(value.default is Parameter.empty for value in given)


@pytest.mark.parametrize("game", playable())
def test_nothing_can_be_asked_that_the_contract_does_not_name(game):
    assert set(vars(find(game))) <= PARTS
    assert not hasattr(find(game), "State")


def test_a_part_that_is_missing_says_so_and_an_extra_has_its_default():
    level, toy = (
        Level("toy", {}),
        Rules("toy", SimpleNamespace(moves=lambda _: [("a",)], score=lambda _: (3, 1))),
    )
    assert not any(hasattr(toy, part) for part in NEEDED.keys() - {"moves", "score"})
    assert toy.sample("state", Random(1)) == ("a",) and toy.worth("state", 0) > 0.5 > toy.worth("state", 1)
    assert toy.guess("state", 0, Random(1)) == toy.as_if("state", 0) == toy.masked("state", 0) == "state"
    assert toy.told("state", ("a",), 0) == ("a",) and list(toy.steps("state", ("a",))) == []
    assert toy.way(level, "here", "there") == toy.status("state") == toy.because("state", ("a",)) == ()
    assert toy.stalemate("state") == ()
    assert toy.follow_up("state", ("a",)) == toy.deed("state", ("a",)) == ()
    assert toy.preview("state", ()) == toy.tally("state") == {} and toy.scoring("state", 0) == []
    assert toy.progress("state", 0, "card") == (0, 0) and toy.prompt("state", 0) == ("prompt.turn",)
    lone = Heard(0, ("a",), {}, {})
    assert toy.story([lone]) is None and not toy.goes_on(lone, lone)
    assert toy.goes_on(lone._replace(before={"held": ("tile",)}), lone)  # what was taken is laid
    assert toy.why_not("state", ("a",)) is toy.clause("state") is toy.likely("state") is None


PLAN = {
    "state": ("start",),
    "moves": ("moves",),
    "flow": ("turn", "play"),
    "luck": ("chance",),
    "points": ("score", "rank", "tally", "scoring", "progress"),
    "view": ("look", "told", "prompt", "follow_up", "status", "stalemate", "clause"),
    "ahead": ("preview", "steps", "as_if", "masked"),
    "reasons": ("why_not",),
    "think": ("guess", "sample", "likely", "worth"),
    "advice": ("deed", "because"),
    "story": ("goes_on", "story"),
    "stand": ("stand",),
    "pieces": ("pieces",),
}


@pytest.mark.parametrize("game", playable())
def test_each_job_has_the_same_file_in_every_game(game):
    rules = vars(find(game))
    for file, jobs in PLAN.items():
        homes = {job: rules[job].__module__ for job in jobs if job in rules}
        assert set(homes.values()) <= {f"meowgames.rules.{game}.{file}"}, homes
