"""Meow: a table is stood up from its picture, from all of it or from its pieces alone."""

import re
from pathlib import Path
from random import Random

import pytest
from cases import Case, line
from standing import HURTS, answered, by_hand, goes_on, hurt, stood, stood_by_hand, survives
from standing import truth as true_answers

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Ask, Broken, meow
from meowgames.words import Words

LEVEL = read_level("meow")
SEEDS = Path(__file__).parents[2] / "seeds"
NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", (SEEDS / "meow.en.md").read_text("utf-8"), re.M))
CASES = [
    Case("meow", 2),
    Case("meow", 3, (("history", True),)),
    Case("meow", 4, (("vases", "flat"),)),
    Case("meow", 5, (("expert", True), ("history", True))),
    Case("meow", 6, (("expert", True),)),
]
each_case = pytest.mark.parametrize("case", CASES, ids=str)


def everything(state) -> dict[str, tuple[str, ...]]:
    """All that lies there, marks too."""
    return dict(meow.look(state, CHANCE))


# ── honest pictures ──


@each_case
def test_every_state_of_a_match_stands_up_from_its_picture(case):
    for state in line(case).states[::4]:
        stood(case, state)


@each_case
def test_a_table_that_was_stood_up_plays_on_like_the_one_it_shows(case):
    states = line(case).states
    for number, state in enumerate(states[:: len(states) // 5]):
        goes_on(case, state, stood(case, state), 60, Random(number))


@each_case
def test_every_state_of_a_match_stands_up_without_the_marks_of_the_house(case):
    for number, state in enumerate(line(case).states[::7]):
        found = stood_by_hand(case, state, Random(number))
        assert set(meow.moves(found)) == set(meow.moves(state))
        assert meow.score(found) == meow.score(state) and meow.status(found) == meow.status(state)


@each_case
def test_who_leads_is_asked_only_where_a_trick_is_about_to_begin(case):
    for number, state in enumerate(line(case).states[::7]):
        picture = by_hand(case, state, Random(number))
        said = answered(case, picture, true_answers(case, state))[1]
        assert "lead" not in said or (meow.turn(state) >= 0 and state.round.takers and not state.trick)
        assert "expert" not in said  # the cards tell
        assert "lead" not in answered(case, everything(state), true_answers(case, state))[1]


@each_case
def test_both_pictures_of_a_position_have_the_same_pieces(case):
    for number, state in enumerate(line(case).states[::7]):
        hand = by_hand(case, state, Random(number))
        assert meow.pieces(LEVEL, case.seats, hand) == meow.pieces(LEVEL, case.seats, everything(state))


@each_case
def test_a_seat_guesses_from_a_table_that_was_stood_up_nothing_that_it_sees_otherwise(case):
    for number, state in enumerate(line(case).states[::11]):
        found = stood(case, state)
        for seat in range(case.seats):
            one = meow.guess(found, seat, Random(number))
            assert meow.look(one, seat) == meow.look(found, seat)
            assert meow.guess(meow.guess(found, seat, Random(2)), seat, Random(1)) == meow.guess(found, seat, Random(1))


@pytest.mark.clause("meow", "3.6")
@each_case
def test_who_has_shown_to_lack_a_colour_is_known_from_this_trick_and_the_last(case):
    shown = 0
    for state in line(case).states[::2]:
        found = stood(case, state)
        assert all(not mine & ~true for mine, true in zip(found.lacks, state.lacks, strict=True))
        shown += any(found.lacks)
    assert shown > 3


@pytest.mark.clause("meow", "8.3")
def test_cards_of_earlier_rounds_are_remembered_where_they_can_be_looked_up():
    for state in line(CASES[1]).states[::9]:
        assert stood(CASES[1], state).round.past == state.round.past


def test_a_piece_that_somebody_has_turned_is_the_same_piece():
    case = CASES[1]
    for number, state in enumerate(line(case).states[::20]):
        picture = by_hand(case, state, Random(number))
        turned = {spot: tuple(re.sub(r"^([^:]*)", r"\1@3", face) for face in faces) for spot, faces in picture.items()}
        truth = true_answers(case, state)
        assert turned != picture and answered(case, turned, truth) == answered(case, picture, truth)
        assert meow.pieces(LEVEL, case.seats, turned) == meow.pieces(LEVEL, case.seats, picture)


@pytest.mark.clause("meow", "6.6", "8.2")
def test_what_vases_cost_is_seen_where_somebody_has_all_four():
    for price, points in (("pairs", -40), ("flat", -20)):
        case = Case("meow", 2, (("vases", price),))
        state = line(case).states[-1]
        others = [token for tokens in state.round.won for token in tokens if token != "vase"]
        state = state._replace(round=state.round._replace(won=(("vase",) * 4 + tuple(others[:5]), tuple(others[5:]))))
        state = state._replace(round=stacked(state.round))
        found, said = answered(case, everything(state), true_answers(case, state))
        assert "vases" not in said and found.round.table.flat == (price == "flat")
        assert meow.tally(found)["vases"] == (points, 0)


def stacked(lap):
    """A last round in which seat 1 took the row as it lies on its pile."""
    return lap._replace(row=lap.won[1][-9:], takers=(1,) * 9, last=(), last_lead=0)


# ── damaged pictures ──


@pytest.mark.parametrize("way", HURTS)
@each_case
def test_a_damaged_picture_breaks_a_clause_or_is_another_position(case, way):
    rng, broken = Random(f"{case}/{way}"), 0
    states = line(case).states[::6]
    for number, state in enumerate(states):
        picture = by_hand(case, state, rng) if number % 9 == 0 else everything(state)
        found = survives(case, state, hurt(picture, rng, way))
        if isinstance(found, Broken):
            broken += 1
            assert found.clause in NUMBERS and all(spot in LEVEL.spots or spot in drawn(case) for spot in found.spots)
    assert broken > len(states) // 3


def drawn(case) -> set[str]:
    """The places of the seats."""
    stems = [spot.removesuffix("@0") for spot in LEVEL.spots if spot.endswith("@0")]
    names = {f"{stem}{seat}" for stem in stems for seat in range(case.seats)}
    return names | {spot for state in line(case).states for spot in everything(state)}


GARBAGE = ("", "@1", ":", "nonsense:7", "deck:", "deck:-3", "deck:9999999999999", "deck:٣", "seat", "seat9", "first:2")


@each_case
def test_garbage_never_stops_the_program(case):
    rng = Random(str(case))
    for state in line(case).states[::9]:
        for face in GARBAGE:
            picture = by_hand(case, state, rng) if face == "seat9" else everything(state)
            spot = rng.choice([*sorted(picture), "hand9", "first", "row", "table.3,4", "aside", ""])
            survives(case, state, {**picture, spot: (*picture.get(spot, ()), face)})
            survives(case, state, {**picture, spot: (face,)})
    assert meow.stand(LEVEL, case.seats, {}) == Broken("4.9")  # an empty table


# ── a kitchen table ──

KITCHEN = """
hand0  blue1 blue2 pink5 blue9 pink3 green13
hand1  green17 pink16 blue6 pink18 blue14 blue8
won0   bowl:+1 bone:-5 fish
won1   bowl:+4 bowl:+8 bowl:+7 bone:-3 bone:-1 vase bowl:+5 bone:-10 vase
row3   fish
row4   bowl:+6
row5   bone:-8
row6   vase
row7   bowl:+3
row8   bowl:+2
first1 first
pile   bowl:+5 bowl:+9 vase bone:-2 bowl:+10 bone:-6 fish fish bone:-4
deck   green3 pink12 pink17 pink10 pink7 green12 pink11 pink2 pink13 pink6 blue12 blue13 blue16 pink1 blue5 green14
deck   blue17 green9 green6 pink14 green4 blue3 pink15 green15 green11 green16 green1 pink9 blue11 green8 green18 blue15
deck   pink8 pink4 blue10 blue18
gone   blue4 blue7 green10 green2 green5 green7
"""


def kitchen(text: str = KITCHEN) -> dict[str, tuple[str, ...]]:
    """A table put up by hand."""
    found: dict[str, tuple[str, ...]] = {}
    for spot, *faces in map(str.split, text.strip().splitlines()):
        found[spot] = (*found.get(spot, ()), *faces)
    return found


def test_a_kitchen_table_stands_up_after_three_questions():
    table, said = kitchen(), {}
    assert sum(map(len, table.values())) == 54 + 27 + 1
    for what, answers, answer in (
        ("vases", ("pairs", "flat"), "pairs"),
        ("history", (False, True), False),
        ("lead", ("seat0", "seat1"), "seat1"),
    ):
        assert meow.stand(LEVEL, 2, table, **said) == Ask(what, answers)
        said[what] = answer
    state = meow.stand(LEVEL, 2, table, **said)
    assert meow.turn(state) == 1 and len(meow.moves(state)) == 6
    assert meow.status(state) == ("meow.status", "2", "4")
    assert meow.score(state) == (1, 4 + 8 + 7 + 5 - 3 - 1 - 10 - 20)
    assert meow.look(state, 0)["row3"] == ("fish",) and meow.look(state, 0)["row2"] == ("seat1",)


def test_who_is_asked_to_lead_at_a_kitchen_table_is_the_seat_that_was_named():
    for seat in range(2):
        state = meow.stand(LEVEL, 2, kitchen(), vases="flat", history=False, lead=f"seat{seat}")
        assert meow.turn(state) == state.round.takers[-1] == seat


def test_a_card_in_the_trick_says_who_led():
    table = kitchen(KITCHEN.replace("hand1  green17", "trick1 green17\nhand1 "))
    state = meow.stand(LEVEL, 2, table, vases="pairs", history=False)
    assert meow.turn(state) == 0 and meow.moves(state) == [("green13",)]
    while meow.turn(state) != OVER:
        chance = meow.turn(state) == CHANCE
        state = meow.play(state, meow.chance(state, Random(1)) if chance else meow.moves(state)[0])
    assert sum(map(len, state.round.won)) == 27


def test_the_question_has_its_words():
    for language in ("en", "fr"):
        assert Words(language).has("meow.ask.lead")
