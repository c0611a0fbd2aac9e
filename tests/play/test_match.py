"""Undo, redo, chance and rematch: a match is one list of moves."""

import pytest
import tiny

from meowgames.play.match import Match, Setup
from meowgames.rules import CHANCE


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


def play(match, *moves):
    for move in moves:
        match.play(tuple(move.split()))
    return match


def first_card(match):
    return f"lay {match.state.hands[match.turn][0]}"


def test_chance_moves_at_once_and_is_in_the_list():
    match = tiny.new()
    assert [move[0] for move in match.moves] == ["deal"]
    assert match.by(0) == CHANCE and match.turn == 0
    play(match, "roll")
    assert [move[0] for move in match.moves] == ["deal", "roll", "die"]
    assert match.turn == 1


def test_the_seed_alone_decides_what_chance_draws():
    one, two, other = tiny.new("a"), tiny.new("a", ("kitten", "cat")), tiny.new("b")
    assert one.moves == two.moves != other.moves
    assert play(one, "roll", "roll").moves == play(two, "roll", "roll").moves


def test_undo_cannot_reroll():
    match = tiny.new(players=("person", "kitten"))
    dice = []
    for _ in range(5):
        match.jump(1)
        play(match, "roll")
        dice.append(match.state.die)
    match.jump(1)
    play(match, first_card(match), "roll")  # a detour does not change the die either
    assert set(dice) == {match.state.die}


def test_the_second_die_is_another_draw():
    matches = [play(tiny.new(str(seed)), "roll", "roll") for seed in range(20)]
    assert any(match.moves[2] != match.moves[4] for match in matches)


def test_an_illegal_move_is_refused_and_changes_nothing():
    match = tiny.new()
    before = list(match.states)
    hidden = next(card for card in tiny.CARDS if card not in match.state.hands[0])
    for move in (("lay", hidden), ("die", "d6"), (), ("lay",)):
        with pytest.raises(ValueError):
            match.play(move)
    assert match.states == before


def test_stepping_back_and_forward_ends_in_the_same_state():
    match = tiny.random_game()
    states = list(match.states)
    for ply in [*range(match.at, -1, -1), *range(len(states))]:
        match.jump(ply)
        assert match.state == states[ply]
    assert match.over


def test_a_jump_stays_inside_the_list():
    match = tiny.new()
    match.jump(-5)
    assert match.at == 0
    match.jump(99)
    assert match.at == 1


def test_a_new_move_drops_what_was_undone():
    match = play(tiny.new(), "peek", "stop", "stop")
    match.jump(2)
    play(match, "roll")
    assert [move[0] for move in match.moves] == ["deal", "peek", "roll", "die"]
    assert len(match.states) == 5 and match.redo_to() is None


def test_free_undo_goes_back_to_the_persons_last_decision_past_bots_and_dice():
    match = play(tiny.new(players=("person", "kitten")), "roll", "roll")
    assert match.turn == 0
    assert match.undo_to("free") == 1
    match.jump(1)
    assert match.undo_to("free") is None


def test_free_is_fair_when_two_people_share_the_screen():
    match = play(tiny.new(), "stop", "stop")
    assert match.undo_to("free") == match.undo_to("fair") == match.at - 1
    play(match, "roll")
    assert match.undo_to("free") is match.undo_to("fair") is None


def test_undo_never_is_never():
    assert play(tiny.new(players=("person", "kitten")), "stop").undo_to("never") is None


def test_nobody_to_undo_for_among_bots():
    assert play(tiny.new(players=("cat", "kitten")), "stop").undo_to("free") is None


def test_fair_undo_takes_back_ones_own_last_move_only():
    match = tiny.new()
    play(match, first_card(match))
    assert match.fair_undo() == 1
    play(match, "stop")
    assert match.fair_undo() == 2


def test_fair_undo_does_not_pass_a_die():
    match = play(tiny.new(), "roll")
    assert match.fair_undo() is None


def test_fair_undo_does_not_pass_a_reveal():
    match = play(tiny.new(), "peek")
    assert match.fair_undo() is None
    play(match, "stop")
    assert match.fair_undo() == 2
    match.jump(2)
    assert match.fair_undo() is None


def test_fair_undo_does_not_pass_a_bots_move():
    match = play(tiny.new(players=("person", "kitten", "person")), "stop", "stop")
    assert match.fair_undo() is None


def test_redo_goes_on_to_the_next_decision_of_a_person():
    match = play(tiny.new(players=("person", "kitten")), "roll", "roll", "peek")
    end = match.at
    match.jump(1)
    assert match.redo_to() == 5 and match.by(5) == 0
    match.jump(5)
    assert match.redo_to() == end
    match.jump(end)
    assert match.redo_to() is None


def test_redo_reaches_the_end_of_the_game():
    match = tiny.random_game(players=("person", "kitten"))
    end = match.at
    match.jump(match.undo_to("free"))
    match.jump(match.redo_to())
    assert match.at == end and match.over


def test_a_reader_stops_where_players_decide():
    match = play(tiny.new(), "roll", "stop")
    assert match.decisions() == [1, 3, 4]


def test_a_rematch_moves_the_start_one_seat_on():
    setup = tiny.new(players=("person", "kitten", "cat"), wild=True).setup
    again = setup.rematch("new")
    assert [seat.player for seat in again.seats] == ["kitten", "cat", "person"]
    assert (again.game, again.seed, again.options) == ("tiny", "new", {"wild": True})
    assert again.rematch("x").rematch("new").seats == setup.seats
    assert isinstance(again, Setup)


def test_a_match_deals_nothing_until_it_begins():
    setup = tiny.new().setup
    match = Match(setup)
    assert match.turn == CHANCE and match.moves == [] and match.at == 0
    assert match.begin() is match and match.turn == 0 and tiny.same(match, tiny.new())
    assert tiny.same(match.begin(), tiny.new())
