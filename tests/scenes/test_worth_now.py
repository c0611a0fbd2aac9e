"""What a card says is possible now is possible, in random matches: nothing is promised that the rules refuse."""

from functools import cache
from random import Random

import pytest
from cases import cases, decisions
from explaining import looked_at, things
from sitting import seats

from meowgames.play.changes import art, label
from meowgames.play.match import Match, Setup
from meowgames.rules import find
from meowgames.rules.minicity.city import city
from meowgames.rules.minicity.flow import room_for
from meowgames.scenes.table import meaning

FEW = 6  # moments of each random match


@cache
def moments(game, stage="", few=FEW):
    """Return some moments of random matches of a game in which somebody decides, with the match they are from."""
    found = []
    for case in (case for case in cases() if case.game == game):
        states = [state for state in decisions(case) if not stage or state.stage == stage]
        match = Match(Setup(game, seats(case.seats), "now", dict(case.options)))
        found += [(match, state) for state in Random(str(case)).sample(states, min(few, len(states)))]
    return found


def said(game, stage=""):
    """Yield every thing that the seat to act sees there, with the state and what its card says it is worth."""
    for match, state in moments(game, stage):
        yield from cards(match, state)


def cards(match, state):
    """Yield every thing that the seat to act sees in a state, with what its card says it is worth."""
    view = looked_at(match, state, viewer=match.rules.turn(state))
    for thing in things(view):
        yield state, view, thing, meaning.meaning(view, thing).worth


def began_elsewhere(state):
    """Return the state as if the ant that walks had begun the turn where most could be unloaded: 6.6 forbids it now."""
    hill, ant, began = city(state.table.level), state.card.ant, list(state.now.began)
    rooms = [hill.number[move[0]] for move in find("minicity").moves(state) if move[0] in hill.number]
    began[ant] = max(rooms, key=lambda room: room_for(state, ant, room), default=began[ant])
    return state._replace(now=state.now._replace(began=tuple(began)))


def test_an_ant_unloads_where_its_chamber_says_so_and_nowhere_else():
    told = refused = 0
    for match, moment in moments("minicity", "walk", 2):
        for state, view, thing, worth in cards(match, began_elsewhere(moment)):
            if not thing.name.startswith("chamber."):
                continue
            name, words = thing.target.names[0], view.words
            blocks = room_for(state, state.card.ant, city(state.table.level).number[name])
            now = worth.text.startswith(words.many("minicity.worth.now", 1).split("1")[0])
            fits = worth.text in [words.many("minicity.worth.unload", count) for count in range(1, 9)]
            may = (name,) in find("minicity").moves(state)
            assert now == (may and blocks > 0) and not (may and fits), (name, worth.text)
            told += now
            refused += worth.text == words("minicity.worth.began")
    assert told and refused


def test_what_somebody_else_could_unload_is_not_promised_to_who_looks_on():
    for match, state in moments("minicity", "walk", 2):
        view = looked_at(match, state, viewer=(state.turn + 1) % len(match.seats))
        now = {view.words.many("minicity.worth.now", count) for count in range(1, 9)}
        found = [meaning.meaning(view, thing).worth for thing in things(view) if thing.name.startswith("chamber.")]
        assert not now & {one.text for one in found if one}


def test_no_pawn_goes_to_an_animal_that_is_taken_or_under_the_cat():
    barred = 0
    for state, view, thing, worth in said("neko", "pawn"):
        spot = thing.target.piece.spot if thing.target.piece else ""
        if spot.startswith("line") and worth and worth.text == view.words("neko.worth.covered"):
            assert (art(thing.target.piece.face).removeprefix("head-"),) not in find("neko").moves(state)
            barred += 1
    assert barred


@pytest.mark.parametrize("key", ["free", "price"])
def test_a_kitten_wakes_now_where_its_card_says_so(key):
    woken = 0
    for state, view, thing, worth in said("meowtopia"):
        start = view.words(f"meowtopia.worth.{key}", "0").partition("0")[0]
        if worth and worth.text.startswith(start) and thing.target.piece:
            assert (art(thing.target.piece.face),) in find("meowtopia").moves(state), (state.stage, worth.text)
            woken += 1
    assert woken


def test_no_card_of_ones_own_takes_a_trick_that_it_may_not_be_played_to():
    for state, view, thing, worth in said("meow"):
        piece = thing.target.piece
        if piece and worth and worth.text == view.words("meow.worth.wins") and piece.spot == f"hand{state.turn}":
            assert (piece.face,) in find("meow").moves(state)


def test_a_room_is_called_full_when_nothing_is_left_to_cover():
    for _, view, thing, worth in said("isle", "cat"):
        if thing.name == "room" and worth.text == view.words("isle.worth.full"):
            seat = int(thing.target.names[0].partition(".")[0].removeprefix("boat"))
            assert label(view.picture[f"rooms{seat}"][0]) != "-35"
