"""The free table, chapter 9: undo is everybody's, and luck stays as it was."""

import pickle
from random import Random

import pytest

from meowgames.play.boards import boards
from meowgames.play.match import ANYBODY, Match, Seat, Setup
from meowgames.rules import CHANCE


def table(laid: str = "toybox", seats: int = 3, **options) -> Match:
    """A free table at which some people sit."""
    people = tuple(Seat(f"P{number}", "mochi") for number in range(seats))
    return Match(Setup("free", people, "seed", options, laid=laid)).begin()


def play(match: Match, *acts: str) -> None:
    """Do these acts."""
    for act in acts:
        match.play(tuple(act.split()))


@pytest.mark.clause("free", "9.1")
@pytest.mark.parametrize("who", [0, 1, 2, ANYBODY])
@pytest.mark.parametrize("policy", ["free", "fair", "never"])
def test_anybody_takes_back_the_last_act_whoever_did_it(who, policy):
    match = table()
    play(match, "deck hand0", "seat:1")
    before = match.state
    play(match, "deck hand1")
    match.jump(match.undo_to(policy, who))
    assert match.state is before
    match.jump(match.undo_to(policy, who))
    assert match.turn == 0  # handing the table on was an act too


@pytest.mark.clause("free", "9.1")
@pytest.mark.parametrize("act", ["deck~0+ mix", "table.5,5 roll", "bag~0+ hand1", "deck~0+ deal:2"])
def test_what_chance_did_in_an_act_is_taken_back_with_it(act):
    match = table()
    play(match, "box:toy-d8 table.5,5", "deck bag", "deck bag")
    before, at = match.state, match.at
    play(match, act)
    assert match.at > at and match.turn == 0
    match.jump(match.undo_to("fair", 2))
    assert match.state is before


@pytest.mark.clause("free", "9.1")
def test_laying_the_table_is_not_taken_back():
    match = table()
    assert match.at == 1 and match.undo_to("free", 0) is None


@pytest.mark.clause("free", "9.1")
@pytest.mark.parametrize("laid", boards())
def test_undo_to_the_start_is_the_start_and_redo_is_the_end(laid):
    match, rng = table(laid, 3), Random(laid)
    first = pickle.dumps(match.state)
    for _ in range(80):
        match.play(match.rules.sample(match.state, rng))
    last, moves = match.state, [move for ply, move in enumerate(match.moves) if match.by(ply) != CHANCE]
    while (back := match.undo_to("free")) is not None:
        match.jump(back)
    assert pickle.dumps(match.state) == first and match.at == 1
    while (on := match.redo_to()) is not None and on > match.at:
        match.jump(on)
    assert match.state is last
    match.jump(1)
    for move in moves:
        match.play(move)
    assert match.state == last and match.state is not last


@pytest.mark.clause("free", "9.2")
def test_undo_does_not_change_luck():
    match = table()
    play(match, "box:toy-d20 table.5,5", "box:toy-d20 table.6,6")
    rolled = set()
    for _ in range(4):
        play(match, "table.5,5 roll")
        rolled.add(dict(match.state.places)["table.5,5"])
        match.jump(match.undo_to("free"))
    play(match, "table.6,6 flip", "table.6,6 flip", "deck hand0", "table.5,5 roll")
    rolled.add(dict(match.state.places)["table.5,5"])
    assert len(rolled) == 1


@pytest.mark.clause("free", "9.2")
def test_another_roll_is_other_luck():
    match, found = table(), set()
    play(match, "box:toy-d20 table.5,5")
    for _ in range(8):
        play(match, "table.5,5 roll")
        found.add(dict(match.state.places)["table.5,5"][0].face)
    assert len(found) > 3
