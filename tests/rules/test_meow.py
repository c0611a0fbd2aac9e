"""Meow, clause by clause: the box, the rounds, the points and the options."""

from collections import Counter
from random import Random

import pytest
from meow_table import CARDS, ROW, dealt, follow, held, laid_out, rounds, suit, walk, won

from meowgames.rules import CHANCE, OVER, meow

EVERY_SIZE = pytest.mark.parametrize("seats", meow.SEATS)
MANY_GAMES = pytest.mark.parametrize("seed", range(3))


# 1 What is in the box


@pytest.mark.clause("meow", "1.1")
def test_two_to_six_play():
    assert list(meow.SEATS) == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(ValueError):
            meow.start(None, seats)


@pytest.mark.clause("meow", "1.2")
def test_three_colours_of_eighteen():
    drawn = meow.chance(laid_out(6), Random(1))[1:]
    assert Counter(drawn) == Counter(CARDS) and len(CARDS) == 54


@pytest.mark.clause("meow", "1.3")
def test_four_kinds_of_tokens():
    kinds = Counter(name.partition(":")[0] for name in meow.TOKENS)
    assert kinds == {"bowl": 11, "bone": 8, "fish": 4, "vase": 4}


@pytest.mark.clause("meow", "1.4")
def test_bowls():
    values = sorted(int(name[5:]) for name in meow.TOKENS if name.startswith("bowl"))
    assert values == [1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10]


@pytest.mark.clause("meow", "1.5")
def test_bones():
    values = sorted(int(name[5:]) for name in meow.TOKENS if name.startswith("bone"))
    assert values == [-10, -8, -6, -5, -4, -3, -2, -1]


@pytest.mark.clause("meow", "1.6")
@EVERY_SIZE
def test_one_first_player_token(seats):
    for state, _ in walk(seats, 1):
        faces = [face for pile in meow.look(state, OVER).values() for face in pile]
        assert faces.count("first") == 1


@pytest.mark.clause("meow", "1.7", "5.4")
@EVERY_SIZE
def test_twenty_seven_tricks_win_every_token(seats):
    states = [state for state, _ in walk(seats, 2)]
    assert sum(meow.turn(state) >= 0 for state in states) == 27 * seats
    assert Counter(sum(states[-1].round.won, ())) == Counter(meow.TOKENS)
    assert len(rounds(seats, 2)) == 3 and meow.moves(states[-1]) == []


# 2 Setting up


@pytest.mark.clause("meow", "2.1")
def test_three_piles_of_nine_and_no_token_twice():
    drawn = [move[1:] for _, move in walk(3, 4) if move and move[0] == "tokens"]
    assert [len(row) for row in drawn] == [9, 9, 9]
    assert Counter(sum(drawn, ())) == Counter(meow.TOKENS)


@pytest.mark.clause("meow", "2.1")
@pytest.mark.parametrize(
    "row",
    [
        ROW[:8],
        ROW + ("bowl:+2",),
        ROW[:8] + ("bowl:+6",),
        ROW[:8] + ("bowl:+11",),
        ("vase",) * 5 + ROW[:4],
        (),
    ],
)
def test_impossible_rows_are_refused(row):
    with pytest.raises(ValueError):
        laid_out(3, row)


@pytest.mark.clause("meow", "2.1")
def test_a_token_of_an_earlier_row_is_refused():
    state = rounds(3, 4)[0]
    left = list(meow.TOKENS)
    for token in state.round.row:
        left.remove(token)
    rare = next(token for token in state.round.row if token not in left)
    assert meow.turn(meow.play(state, ("tokens", *left[:9]))) == CHANCE
    with pytest.raises(ValueError):
        meow.play(state, ("tokens", *left[:8], rare))


@pytest.mark.clause("meow", "2.2")
def test_piles_to_come_have_no_order_yet():
    state = laid_out(4)
    assert meow.look(state, CHANCE)["pile"] == ("token-back",) * 18
    assert Counter(state.round.hidden) + Counter(ROW) == Counter(meow.TOKENS)
    later = rounds(4, 1)[0]
    assert later.round.hidden == tuple(sorted(later.round.hidden))
    assert len({meow.chance(later, Random(seed)) for seed in range(9)}) > 1


@pytest.mark.clause("meow", "2.3")
@EVERY_SIZE
def test_seat_0_has_the_token_first(seats):
    for state in (meow.start(None, seats), laid_out(seats)):
        assert meow.look(state, OVER)["first0"] == ("first",)


@pytest.mark.clause("meow", "2.4")
def test_the_row_is_open_from_the_beginning():
    for seat in (0, 1, 2, OVER):
        picture = meow.look(laid_out(3), seat)
        assert [picture[f"row{i}"] for i in range(9)] == [(token,) for token in ROW]


@pytest.mark.clause("meow", "2.5")
@EVERY_SIZE
def test_nine_cards_each(seats):
    state = laid_out(seats)
    deal = meow.chance(state, Random(3))
    state = meow.play(state, deal)
    for seat in range(seats):
        assert held(state, seat) == set(deal[1 + 9 * seat : 10 + 9 * seat])


@pytest.mark.clause("meow", "2.5")
def test_every_deal_is_shuffled_anew():
    state = laid_out(2)
    deals = [meow.chance(state, Random(seed))[1:] for seed in range(60)]
    assert len(set(deals)) == 60
    assert {deal[0] for deal in deals} > {deal[0] for deal in deals[:5]}
    assert set(sum(deals, ())) == set(CARDS)


@pytest.mark.clause("meow", "2.5")
@pytest.mark.parametrize(
    "deal",
    [
        CARDS[:17],
        CARDS[:19],
        CARDS[:17] + ["green1"],
        CARDS[:17] + ["green19"],
        CARDS[:17] + ["nonsense"],
        CARDS[:18] + ["nonsense"],
        ["green1"] * 18,
        [],
    ],
)
def test_impossible_deals_are_refused(deal):
    with pytest.raises(ValueError):
        meow.play(laid_out(2), ("deal", *deal))


@pytest.mark.clause("meow", "2.4", "2.5")
def test_tokens_come_before_cards():
    cards, tokens = ("deal", *CARDS[:18]), ("tokens", *ROW)
    bad = [(meow.start(None, 2), cards), (laid_out(2), tokens), (laid_out(2), ("fish",)), (laid_out(2), ())]
    for state, move in bad + [(rounds(2, 1)[2], tokens)]:
        with pytest.raises(ValueError):
            meow.play(state, move)


# 5 End of a round


@pytest.mark.clause("meow", "5.1")
@EVERY_SIZE
def test_a_round_ends_with_empty_hands_and_row(seats):
    for number, state in enumerate(rounds(seats, 7), 1):
        picture = meow.look(state, OVER)
        assert not any(spot.startswith(("hand", "stake")) for spot in picture)
        assert all(picture[f"row{i}"][0].startswith("seat") for i in range(9))
        assert sum(map(len, state.round.won)) == 9 * number
        assert meow.turn(state) == (OVER if number == 3 else CHANCE)


@pytest.mark.clause("meow", "5.2")
def test_all_cards_come_back():
    state = rounds(2, 8)[0]
    state = meow.play(state, meow.chance(state, Random(1)))
    assert meow.look(state, OVER)["deck"] == ("deck:54",)
    for deal in (CARDS[:18], CARDS[18:36], CARDS[36:]):
        assert held(meow.play(state, ("deal", *deal)), 0) == set(deal[:9])


# 6 Scoring


@pytest.mark.clause("meow", "6.1")
def test_bowls_add():
    assert meow.score(won(["bowl:+5", "bowl:+10", "bowl:+5"], [])) == (20, 0)


@pytest.mark.clause("meow", "6.2", "6.8")
def test_bones_take_away_even_below_zero():
    assert meow.score(won(["bowl:+5", "bone:-3"], ["bone:-10", "bone:-8"])) == (2, -18)


@pytest.mark.clause("meow", "6.3")
def test_each_fish_removes_the_costliest_own_bone():
    pile = ["bone:-3", "fish", "bone:-10", "bone:-8"]
    assert meow.score(won(pile, pile + ["fish"], ["bone:-4"])) == (-11, -3, -4)


@pytest.mark.clause("meow", "6.4")
def test_spare_fish_are_worth_nothing_and_do_not_help_against_vases():
    piles = ["fish"], ["fish", "fish", "bone:-1"], ["fish", "fish", "vase", "vase"]
    assert meow.score(won(*piles)) == (0, 0, -20)


@pytest.mark.clause("meow", "6.5", "6.6", "9.10")
def test_vases_cost_by_the_pair():
    assert meow.score(won(*(["vase"] * number for number in range(5)))) == (0, 0, -20, -20, -40)


@pytest.mark.clause("meow", "6.7")
def test_the_example_of_thirteen_points():
    state = won(["bowl:+5", "bowl:+8", "fish", "bone:-5", "vase"], [])
    assert meow.score(state) == (13, 0)
    assert meow.tally(state) == {"bowls": (13, 0), "bones": (-5, 0), "fish": (5, 0), "vases": (0, 0)}


@pytest.mark.clause("meow", "6.9")
def test_equal_points_share_a_place():
    assert meow.rank(won(["bowl:+8"], ["bowl:+3", "bowl:+5"], ["bowl:+7"])) == (1, 1, 3)
    assert meow.rank(won(["bone:-1"], [], ["fish"], ["bowl:+1"])) == (4, 2, 2, 1)
    assert meow.rank(won([], [])) == (1, 1)


@pytest.mark.clause("meow", "6.10", "6.11")
def test_a_fish_waits_for_later_bones_and_the_running_score_counts_it():
    state = follow(dealt("blue8", "blue13", row=ROW[2:] + ROW[:2]), "blue8", "blue13")
    assert state.round.won[1] == ("fish",) and meow.score(state) == (0, 0)
    late = won(["fish", "bowl:+4", "bone:-10"], ["vase", "vase"])
    assert meow.score(late) == (4, -20)
    picture = meow.look(late, OVER)
    assert (picture["score0"], picture["score1"]) == (("score:4",), ("score:-20",))


@MANY_GAMES
@EVERY_SIZE
def test_the_score_sheet_adds_up(seats, seed):
    for state in rounds(seats, seed):
        assert tuple(map(sum, zip(*meow.tally(state).values()))) == meow.score(state)


# 7 Expert variant


@pytest.mark.clause("meow", "7.1", "7.2", "7.3")
@pytest.mark.parametrize("seats, top", [(2, 5), (3, 8), (4, 11), (5, 14), (6, 17)])
def test_expert_decks_are_dealt_whole(seats, top):
    keep = [card for card in CARDS if int(card[len(suit(card)) :]) <= top or card.endswith("18")]
    deal = meow.chance(laid_out(seats, expert=True), Random(1))[1:]
    assert sorted(deal) == sorted(keep) and len(deal) == 9 * seats
    assert "deck" not in meow.look(meow.play(laid_out(seats, expert=True), ("deal", *deal)), OVER)


@pytest.mark.clause("meow", "7.4")
def test_removed_cards_never_come_back():
    for state in (laid_out(2, expert=True), rounds(2, 1, expert=True)[1]):
        if state.round.number == 2:
            state = meow.play(state, meow.chance(state, Random(2)))
        deal = meow.chance(state, Random(1))
        with pytest.raises(ValueError):
            meow.play(state, deal[:-1] + ("blue6",))
        assert meow.turn(meow.play(state, deal)) >= 0


@pytest.mark.clause("meow", "7.5")
@EVERY_SIZE
def test_expert_games_take_the_same_course(seats):
    states = [state for state, _ in walk(seats, 3, expert=True)]
    assert sum(meow.turn(state) >= 0 for state in states) == 27 * seats
    assert Counter(sum(states[-1].round.won, ())) == Counter(meow.TOKENS)


# 8 Table options


@pytest.mark.clause("meow", "8.1", "8.2", "8.3")
def test_options_and_their_defaults():
    assert meow.OPTIONS == {"expert": (False, True), "vases": ("pairs", "flat"), "history": (False, True)}
    plain = meow.start(None, 3)
    assert plain == meow.start(None, 3, expert=False, vases="pairs", history=False)
    for name, values in meow.OPTIONS.items():
        assert meow.start(None, 3, **{name: values[1]}) != plain
    for wrong in ({"vases": "three"}, {"vase": "flat"}, {"expert": None}):
        with pytest.raises(ValueError):
            meow.start(None, 3, **wrong)


@pytest.mark.clause("meow", "8.2")
def test_flat_vases_cost_twenty_once():
    piles = [["vase"] * number for number in range(5)]
    assert meow.score(won(*piles, vases="flat")) == (0, 0, -20, -20, -20)
