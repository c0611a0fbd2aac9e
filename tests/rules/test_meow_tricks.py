"""Meow, clause by clause: playing tricks, winning them, and the questions people ask."""

from itertools import permutations

import pytest
from meow_table import ROW, dealt, follow, held, rounds, suit, trick, walk, winner, words

from meowgames.rules import CHANCE, OVER, meow

EVERY_SIZE = pytest.mark.parametrize("seats", meow.SEATS)
MANY_GAMES = pytest.mark.parametrize("seed", range(3))


# 3 Playing a trick


@pytest.mark.clause("meow", "3.1", "9.6")
@EVERY_SIZE
def test_everybody_plays_once_clockwise_from_the_leader(seats):
    lead, count = 0, 0
    for state, _ in walk(seats, 5):
        if meow.turn(state) < 0:
            lead, count = state.round.number - 1, 0
            continue
        lead = meow.turn(state) if not count else lead
        assert meow.turn(state) == (lead + count) % seats
        count = (count + 1) % seats


@pytest.mark.clause("meow", "3.2", "5.3", "9.7")
@MANY_GAMES
@EVERY_SIZE
def test_the_first_player_token_leads_each_round_and_moves_clockwise(seats, seed):
    leaders = []
    for state, move in walk(seats, seed):
        after = meow.play(state, move) if move else state
        if meow.turn(state) == CHANCE and meow.turn(after) >= 0:
            leaders.append(meow.turn(after))
        if meow.turn(state) >= 0:
            assert meow.look(state, OVER).get(f"first{leaders[-1]}") == ("first",)
    assert leaders == [number % seats for number in range(3)]


@pytest.mark.clause("meow", "3.3")
def test_the_winner_leads_the_next_trick():
    state = follow(dealt("blue8 blue6", "blue13 blue2", "blue5 blue3"), "blue8", "blue13", "blue5")
    assert meow.turn(state) == 1
    assert meow.turn(follow(state, "blue2", "blue3", "blue6")) == 0


@pytest.mark.clause("meow", "3.4")
@MANY_GAMES
@EVERY_SIZE
def test_the_leader_may_play_any_card(seats, seed):
    leads = [state for state, _ in walk(seats, seed) if meow.turn(state) >= 0 and not state.trick]
    assert len(leads) == 27
    assert all(words(state) == held(state, meow.turn(state)) for state in leads)


@pytest.mark.clause("meow", "3.5")
def test_the_8_of_drops_is_followed_by_the_5_or_the_13():
    state = follow(dealt("blue8", "blue5 blue13 + green pink"), "blue8")
    assert words(state) == {"blue5", "blue13"}


@pytest.mark.clause("meow", "3.6", "9.1")
def test_who_cannot_follow_plays_any_card():
    state = follow(dealt("blue8", "green2 pink3 + green pink"), "blue8")
    assert words(state) == held(state, 1)
    assert {suit(card) for card in words(state)} == {"green", "pink"}


@pytest.mark.clause("meow", "3.7")
def test_nobody_has_to_beat():
    state = follow(dealt("blue8", "blue5 blue7 blue9 blue18 + green"), "blue8")
    assert words(state) == {"blue5", "blue7", "blue9", "blue18"}


@pytest.mark.clause("meow", "3.8")
def test_played_cards_lie_open_until_the_trick_is_over():
    state = follow(dealt("blue8", "blue5", "blue7"), "blue8", "blue5")
    for seat in (0, 1, 2, OVER):
        picture = meow.look(state, seat)
        assert (picture["trick0"], picture["trick1"], picture.get("trick2")) == (("blue8",), ("blue5",), None)
    picture = meow.look(follow(state, "blue7"), OVER)
    assert not any(spot.startswith("trick") for spot in picture)


# 4 Who wins a trick


@pytest.mark.clause("meow", "4.1")
def test_the_highest_of_the_colour_led_wins():
    assert winner("blue8", "blue13", "blue5", "pink16") == 1
    assert winner("pink8", "pink3") == 0
    assert winner("blue2", "blue3", "blue4", "blue5", "blue6", "blue7") == 5


@pytest.mark.clause("meow", "4.2")
def test_leaves_beat_the_other_colours():
    assert winner("blue8", "blue13", "green5") == 2
    assert winner("blue8", "green2", "pink18", "green5", "blue18") == 3
    assert winner("pink18", "green2") == 1


@pytest.mark.clause("meow", "4.3")
def test_other_colours_cannot_win():
    assert winner("blue2", "pink18", "pink17") == 0
    assert winner("pink2", "blue18", "pink3") == 2


@pytest.mark.clause("meow", "4.4")
def test_the_1_beats_the_18_of_its_colour():
    assert winner("green18", "green7", "green1") == 2
    assert winner("blue18", "blue1", "blue17") == 1
    assert winner("blue8", "green18", "green1", "blue13") == 2


@pytest.mark.clause("meow", "4.5")
@pytest.mark.parametrize("order", list(permutations(("pink1", "pink18", "pink9"))))
def test_the_order_of_1_and_18_does_not_matter(order):
    assert winner(*order) == order.index("pink1")


@pytest.mark.clause("meow", "4.6")
def test_a_1_alone_is_lowest():
    assert winner("green1", "green2") == 1
    assert winner("blue1", "blue2", "pink18") == 1
    assert winner("blue17", "blue1", "green18", "pink18") == 2
    assert winner("blue1", "pink17") == 0


@pytest.mark.clause("meow", "4.7")
def test_a_1_over_its_18_still_loses_to_leaves():
    assert winner("blue18", "blue1", "green2") == 2
    assert winner("green2", "blue18", "blue1") == 0
    assert winner("blue1", "blue18", "green1") == 2


@pytest.mark.clause("meow", "4.8")
def test_1_and_18_of_a_colour_that_cannot_win_change_nothing():
    assert winner("blue2", "pink18", "pink1") == 0
    assert winner("blue2", "pink1", "pink18", "blue3") == 3


@pytest.mark.clause("meow", "4.9", "4.10")
def test_tokens_are_taken_from_left_to_right_good_or_bad():
    for state, move in walk(4, 6):
        if move is None or meow.turn(state) < 0 or len(state.trick) < 3:
            continue
        after = meow.play(state, move)
        seat, token = after.round.takers[-1], state.round.row[len(state.round.takers)]
        assert after.round.won[seat] == state.round.won[seat] + (token,)
        assert sum(map(len, after.round.won)) == sum(map(len, state.round.won)) + 1
    worst = dealt("blue8", "blue13", row=("bone:-10",) + ROW[:6] + ROW[7:])
    assert meow.score(follow(worst, "blue8", "blue13")) == (0, -10)


@pytest.mark.clause("meow", "4.12")
def test_won_tokens_lie_open():
    state = trick("blue8", "blue13", "blue5")
    for seat in (0, 1, 2, OVER):
        picture = meow.look(state, seat)
        assert (picture["won1"], picture["row0"], picture["row1"]) == (("bowl:+6",), ("seat1",), ("bone:-5",))


# 9 Questions and answers


@pytest.mark.clause("meow", "9.2")
def test_no_leaves_while_holding_the_colour_led():
    state = follow(dealt("pink8", "pink2 green3 + green"), "pink8")
    assert words(state) == {"pink2"} and "green3" in held(state, 1)


@pytest.mark.clause("meow", "9.3")
def test_leaves_led_must_be_followed():
    state = follow(dealt("green8", "green2 green9 + blue", "blue18 + blue pink"), "green8")
    assert words(state) == {"green2", "green9"}
    assert meow.turn(follow(state, "green9", "blue18")) == 1


@pytest.mark.clause("meow", "9.4", "4.10")
def test_the_1_takes_even_a_bad_token_from_the_18():
    state = dealt("blue18", "blue1", "blue5", row=ROW[1:] + ("bowl:+2",))
    assert meow.score(follow(state, "blue18", "blue1", "blue5")) == (0, -5, 0)


@pytest.mark.clause("meow", "9.5")
@MANY_GAMES
@EVERY_SIZE
def test_no_card_comes_twice_in_a_round(seats, seed):
    for state in rounds(seats, seed):
        assert state.round.played.bit_count() == 9 * seats


@pytest.mark.clause("meow", "9.8")
def test_the_only_allowed_card_waits_for_its_player():
    state = follow(dealt("pink8", "pink2 + green", "pink3 pink4"), "pink8")
    assert meow.turn(state) == 1 and meow.moves(state) == [("pink2",)]
