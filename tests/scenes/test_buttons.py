"""Buttons of words: each keeps its place, and none that ends something comes where another was just clicked."""

from random import Random

import pytest
from looking import Still, make_stage
from sitting import seats

from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.play.sight import sight
from meowgames.rules import find, playable
from meowgames.scenes.table import buttons
from meowgames.scenes.table.targets import nowhere

ENDING = {"pass", "done", "end", "skip", "keep", "stay"}  # whatever ends a turn, a day or an action, in all games
MARGIN = 20  # canvas units by which a hand may miss
DECISIONS = 90
OPTIONS = {"minicity": ({}, {"friends": True}), "meowtopia": ({}, {"tiles": "pairs"})}
TABLES = [
    (game, count, options) for game in playable() for count in find(game).SEATS for options in OPTIONS.get(game, ({},))
]


def table_of(game, count, options, **look):
    """Return a table where nobody has moved yet and one person sits."""
    stage = make_stage(**look)
    stage.mind = Still()
    match = Match(Setup(game, seats(count), f"buttons{count}", options)).begin()
    table = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    stage.push(table)
    stage.settle()
    return table


def decisions(table, most=DECISIONS):
    """Play at random; yield what stands before the table whenever the person has to say a word."""
    match, play, view, rng = table.play.match, table.play, table.view, Random(table.play.match.setup.seed)
    while not match.over and most:
        move = match.rules.sample(match.state, rng)
        if match.turn == 0:
            most -= 1
            view.lay(lambda eye: sight(match, match.at, eye))
            play.ready()
            for end in range(len(move)):
                play.picker.say(move[:end])
                table.hand.look()
                yield [one for one in view.targets.front if one.kind in ("word", "tool", "control")]
        match.play(move)


def called(one):
    """Tell two things in front of a table apart."""
    return one.kind, one.names[0]


def listed(board, word):
    """Tell whether a word is one of a list that a slot unfolds."""
    slots = [name for place in board.places.values() for called in buttons.names(place) for name in called]
    return any(name.endswith("*") and word.startswith(name[:-1]) for name in slots)


@pytest.mark.parametrize("look", [{"language": "en"}, {"language": "fr", "text": 2.0}], ids=["en", "fr"])
@pytest.mark.parametrize("game, count, options", TABLES, ids=str)
def test_what_ends_something_stands_apart_from_all_that_was_or_will_be_there(game, count, options, look):
    table = table_of(game, count, options, **look)
    board, known, before = table.view.board, {}, []
    for shown in decisions(table):
        for one in shown:
            if one.kind != "word" or one.names[0] in table.view.manners.drawn(table.view):
                continue
            slot = buttons.slots(board, one.names[-1:])[0]
            assert slot.ends == (one.names[0] in ENDING), one.names
            if slot.at >= 0 and not listed(board, one.names[-1]):
                assert known.setdefault(called(one), one.box) == one.box
            for other in (*before, *shown):
                if slot.ends and called(other) != called(one):
                    assert not one.box.inflate(2 * MARGIN, 2 * MARGIN).colliderect(other.box), (one, other)
        for one in before:
            if one.kind == "word" and one.names[0] in ENDING:
                wide = one.box.inflate(2 * MARGIN, 2 * MARGIN)
                assert not [other for other in shown if called(other) != called(one) and wide.colliderect(other.box)]
        before = shown


@pytest.mark.parametrize("game, count, options", TABLES, ids=str)
def test_the_slots_of_a_table_lie_on_it_and_nothing_to_be_touched_lies_beneath_what_ends(game, count, options):
    table = table_of(game, count, options)
    places = [place for place in table.view.board.places.values() if place.kind == "ending"]
    for _ in decisions(table, 30):
        lit = [one for one in table.view.targets.pieces if one.says]
        for place in places:
            assert not [one.names for one in lit if one.box.colliderect(place.box)]


def test_a_list_of_words_without_slots_flows_and_fits_its_place():
    table = table_of("meow", 3, {})
    paint, place = table.stage.paint, table.view.board.places["buttons"]
    for many in (1, 3, 9):
        found = buttons.slots(table.view.board, [f"word{number}" for number in range(many)])
        boxes = buttons.boxes(paint, found, ["A rather long word"] * many)
        assert all(place.box.contains(box) for box in boxes)
        assert not any(one.colliderect(two) for one in boxes for two in boxes if one is not two)


def test_a_family_of_words_stands_behind_one_button_and_unfolds_beside_it():
    board = table_of("meowtopia", 2, {}).view.board
    found = buttons.slots(board, ["feed", "unfed1", "unfed2", "home"])
    assert [(slot.words, slot.stem) for slot in found] == [
        (("feed",), ""),
        (("home",), ""),
        (("unfed1", "unfed2"), "unfed"),
    ]
    opened = buttons.unfolded(found, "unfed")
    assert [slot.words for slot in opened] == [("unfed1",), ("unfed2",), ("home",), ("unfed1", "unfed2")]
    short = buttons.slots(board, ["unfed2", "unfed3", "home"])
    assert [slot.words for slot in short] == [("unfed2",), ("home",), ("unfed3",)]  # the least is the large one
    assert short[0].main and not any(slot.main for slot in opened)


def test_nobody_needs_a_button_for_what_lies_on_the_table():
    table = table_of("isle", 2, {})
    assert nowhere(table.view.board, table.view.easel.pieces, ["boat0.3,3", "pass"], set()) == ["pass"]
