"""The free table, chapter 1: whose hand it is, what is laid, and that nothing is ever made or lost."""

from collections import Counter
from random import Random

import pytest
from free_table import is_whole
from freehand import do, faces, laid, lies, no, put, rules, start, walk

from meowgames.play.boards import boards, chairs
from meowgames.rules import CHANCE, OVER, find, playable

every_board = pytest.mark.parametrize("board", boards())


@pytest.mark.clause("free", "1.1")
def test_one_to_six_sit_at_a_free_table_and_as_many_as_a_game_takes_where_it_is_laid():
    assert [*rules.SEATS] == [*chairs("free", "toybox")] == [1, 2, 3, 4, 5, 6]
    assert all(chairs("free", game) == find(game).SEATS for game in playable())
    for seats in (0, 7):
        with pytest.raises(ValueError):
            start(seats=seats)
    for game in playable():
        with pytest.raises(ValueError):
            start(game, find(game).SEATS[-1] + 1)


@pytest.mark.clause("free", "1.1")
@every_board
def test_nobody_wins_and_nothing_ends(board):
    for state, _ in walk(laid(board), 60, board):
        assert rules.turn(state) != OVER and set(rules.score(state)) == {0} and set(rules.rank(state)) == {1}


@pytest.mark.clause("free", "1.2")
@every_board
def test_everything_can_lie_in_the_box(board):
    state = start(board, 3, laid=False)
    state = rules.play(state, rules.chance(state, Random(1)))
    out = [spot for spot, _ in state.places if not spot.startswith("box:")]
    assert out == ["turn0"] and is_whole(state)


@pytest.mark.clause("free", "1.2")
def test_the_toys_lie_ready():
    state = laid()
    assert len(lies(state, "deck")) == 54 and len(lies(state, "dominoes")) == 28
    assert faces(state, "deck") != faces(laid(dice=1), "deck")  # mixed by chance
    assert {piece.known for piece in lies(state, "deck")} == {0}
    spots = [spot for spot, _ in state.places if spot.startswith("table.")]
    assert sum("king" in faces(state, spot) for spot in spots) == 2


@pytest.mark.clause("free", "1.3")
def test_one_hand_at_a_time_hands_the_table_on_to_any_other():
    state = put("played: toy-paw1")
    assert rules.turn(state) == 0
    assert rules.turn(do(state, "seat:2")) == 2 and rules.turn(do(state, "seat:2", "seat:1", "seat:0")) == 0
    assert [no(state, f"seat:{who}") for who in ("0", "3", "-1", "", "1x", "\u0661")] == ["1.3"] * 6
    assert rules.prompt(state, 0) and not rules.prompt(state, 1)


@pytest.mark.clause("free", "1.3")
@pytest.mark.parametrize("act", ["played~0+ mix", "table.0,0 roll", "bag hand0"])
def test_while_something_is_mixed_rolled_or_drawn_all_hands_wait(act):
    state = put("played: toy-paw1 toy-paw2", "table.0,0: toy-d8:3", "bag: toy-bell1")
    busy = rules.play(state, tuple(act.split()))
    assert rules.turn(busy) == CHANCE and not rules.moves(busy)
    assert [no(busy, other) for other in ("seat:1", "played hand0", "played flip", "x")] == ["1.3"] * 4
    assert rules.turn(rules.play(busy, rules.chance(busy, Random(1)))) == 0


@pytest.mark.clause("free", "1.4")
@every_board
def test_no_act_makes_or_loses_a_piece(board):
    for state, _ in walk(laid(board), 150, board):
        assert is_whole(state)


@pytest.mark.clause("free", "1.4")
@pytest.mark.parametrize(
    "words",
    [
        "lay n=1 table.0,0= toy-paw99", "lay n=2 table.0,0= toy-paw1 toy-paw1", "lay n=1 nowhere= toy-paw1",
        "lay n=2 table.0,0= toy-paw1", "lay n=1 toy-paw1", "lay n=1 hand3= toy-paw1", "lay n=1 bag= toy-back",
        "lay n=1 table.0,0= toy-dial-honey:10000", "lay n=1 table.0,0= toy-d8:9", "lay n=1 table.0,0= toy-paw1~8",
        "lay n=2 bag= toy-paw1 bag= toy-paw2", "lay", "lay n=x", "mix n=1 table.0,0= toy-paw1", "",
    ],
)  # fmt: skip
def test_only_pieces_of_the_box_can_be_laid_each_once(words):
    with pytest.raises(ValueError):
        rules.play(start(), tuple(words.split()))


@pytest.mark.clause("free", "1.6")
def test_the_cat_that_says_whose_turn_it_is_is_a_piece_and_forbids_nothing():
    state = laid()
    assert faces(state, "turn0") == "toy-turn" and rules.turn(state) == 0
    moved = do(state, "turn0 turn2")
    assert faces(moved, "turn2") == "toy-turn" and rules.turn(moved) == 0 and no(moved, "deck hand0") is None
    assert no(do(moved, "turn2 box", "seat:1"), "deck hand1") is None
    assert Counter(faces(do(moved, "turn2 hand1"), "hand1").split()) == {"toy-turn": 1}
