"""A match as text: every move and change is there, and nothing a viewer may not know."""

import pytest
import tiny

from meowgames.play.transcript import differences, lines, playthrough
from meowgames.rules import OVER


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


def short_match():
    match = tiny.new("7", ("person", "kitten"))
    for move in (match.rules.moves(match.state)[0], ("peek",), ("stop",), ("stop",), ("stop",), ("stop",)):
        match.play(move)
    return match


def test_a_spectators_text():
    match = short_match()
    card, box = match.moves[1][1], match.states[-1].box
    points = card[1:]
    assert list(lines(match)) == [
        "tiny, 2 seats, seed 7",
        "rounds: 2",
        "wild: no",
        "seat 0: Zoé 0 (person)",
        "seat 1: Zoé 1 (kitten)",
        "    score0: score:0; score1: score:0",
        "chance: deal",
        "    box: back; hand0: 2xback; hand1: 2xback",
        f"Zoé 0: lay {card}",
        f"    hand0: without back; laid0: {card}; score0: score:0 -> score:{points}",
        "Zoé 0: peek",
        f"    box: back -> {box}",
        "Zoé 0: stop",
        "Zoé 1: stop",
        "Zoé 0: stop",
        "Zoé 1: stop",
        f"place 1: Zoé 0, {points} points",
        "place 2: Zoé 1, 0 points",
    ]


def test_a_seat_reads_its_own_hand_and_no_other():
    match = short_match()
    hands = match.states[1].hands
    text = "\n".join(lines(match, 1))
    assert f"hand1: {' '.join(hands[1])}" in text and "hand0: 2xback" in text
    assert hands[0][1] not in "\n".join(lines(match, OVER)).replace(match.states[-1].box, "")


def test_a_match_that_goes_on_says_whose_turn_it_is():
    match = tiny.random_game(rounds=4)
    match.jump(match.decisions()[1])
    text = list(lines(match))
    assert text[-1] == f"not over: it is the turn of {match.seats[match.turn].name}"
    assert sum(line.startswith(("Zoé", "chance")) for line in text) == match.at


def test_a_playthrough_has_every_view_once():
    match = short_match()
    hands, card = match.states[1].hands, match.moves[1][1]
    text = list(playthrough(match))
    assert text[5:12] == [
        "    * score0: score:0; score1: score:0",
        "1. chance: " + " ".join(match.moves[0]),
        "    * box: back; hand0: 2xback; hand1: 2xback",
        f"    0 hand0: {' '.join(hands[0])}",
        f"    1 hand1: {' '.join(hands[1])}",
        f"2. Zoé 0: lay {card}",
        f"    * hand0: without back; laid0: {card}; score0: score:0 -> score:{card[1:]}",
    ]
    assert text[12] == f"    0 hand0: without {card}"


def test_what_is_shown_on_the_way_stands_before_what_comes_of_it(monkeypatch):
    match = short_match()
    dealt, card = match.states[1], match.moves[1][1]
    monkeypatch.setattr(match.rules, "steps", lambda state, move: [match.states[0]] if state is dealt else [])
    text = list(playthrough(match))
    at = text.index(f"2. Zoé 0: lay {card}")
    assert text[at + 1] == "    > box: empty; hand0: empty; hand1: empty"
    assert text[at + 2].startswith("    * hand0: without back; laid0")


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("", "a b", "a b"),
        ("a b", "", "empty"),
        ("a b c", "a c", "without b"),
        ("a c", "a b c d", "with b d"),
        ("a b", "b a", "a b -> b a"),
        ("a a a", "a", "without 2xa"),
        ("a", "b", "a -> b"),
        ("a b b", "b b b a", "a 2xb -> 3xb a"),
    ],
)
def test_a_change_in_few_words(old, new, said):
    assert differences({"s": tuple(old.split())}, {"s": tuple(new.split())}) == {"s": said}


def test_what_stays_is_not_told():
    assert differences({"s": ("a",), "t": ()}, {"s": ("a",)}) == {}


def test_a_seat_that_sees_no_change_where_others_do_says_so(monkeypatch):
    match = tiny.new()
    match.play(("peek",))
    real = match.rules.look
    monkeypatch.setattr(
        match.rules,
        "look",
        lambda state, seat: {**real(state, seat), "box": ("back",)} if seat == 1 else real(state, seat),
    )
    assert "    1 box: as before" in list(playthrough(match))


def test_long_lines_are_folded_and_spots_in_order(monkeypatch):
    match = tiny.new()
    many = {f"row{n}": ("face",) for n in reversed(range(30))}
    monkeypatch.setattr(match.rules, "look", lambda state, seat: many)
    text = list(lines(match))
    assert max(map(len, text)) <= 110
    joined = " ".join(line.strip() for line in text)
    assert joined.index("row9:") < joined.index("row10:") < joined.index("row29:")
