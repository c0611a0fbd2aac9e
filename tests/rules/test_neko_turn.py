"""Neko no Tawa, clause by clause: the order of a turn, first actions, questions and answers."""

from random import Random

import pytest
from neko_table import ROW, acting, begun, drawn, emptied, follow, knows, names, placed, short, tower, using, words

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.state import ANIMALS

EVERY_SIZE = pytest.mark.parametrize("seats", neko.SEATS)


# 3 A turn


@pytest.mark.clause("neko", "3.1")
def test_the_cat_lies_on_the_animal_rolled():
    state = neko.play(begun(ROW, ROW), ("roll", "tiger"))
    assert neko.look(state, OVER)["line2"] == ("tiger", "cat")
    assert neko.look(state, OVER)["die"] == ("die-tiger",)
    state = follow(state, "ox", "rat", "row1.0,0 look", "row0.0,0 look", "skip")
    assert neko.turn(state) == CHANCE
    again, moved = neko.play(state, ("roll", "tiger")), neko.play(state, ("roll", "boar"))
    assert neko.look(again, OVER)["line2"] == ("tiger", "cat")
    assert neko.look(moved, OVER)["line2"] == ("tiger",)
    assert neko.look(moved, OVER)["line11"] == ("boar", "cat")


@pytest.mark.clause("neko", "3.2", "3.3")
@EVERY_SIZE
def test_twelve_spaces_one_pawn_each_the_cat_instead_of_the_covered(seats):
    state = neko.play(begun(*[ROW] * seats), ("roll", "tiger"))
    free = [animal for animal in ANIMALS if animal != "tiger"] + ["cat"]
    for seat in range(seats):
        assert neko.turn(state) == seat and words(state) == set(free)
        state = follow(state, free.pop())
    assert neko.look(state, OVER)["stand2"] == ("pawn0",)


@pytest.mark.clause("neko", "3.3", "10.5")
def test_pawns_are_placed_clockwise_from_the_first_player():
    state = begun(ROW, ROW, ROW)
    state = neko.play(state._replace(round=state.round._replace(first=1)), ("roll", "rat"))
    order = []
    for animal in ("boar", "dog", "cat"):
        order.append(neko.turn(state))
        state = follow(state, animal)
    assert order == [1, 2, 0] and neko.turn(state) == 0  # the cat lies on the rat, the first in line


@pytest.mark.clause("neko", "3.4")
@pytest.mark.parametrize("animal", ["monkey", "ox", "snake", "sheep"])
def test_without_a_koban_a_dear_animal_gives_nothing(animal):
    poor = acting(animal, kobans=[0], towers=[tower("ss")])
    assert neko.turn(follow(poor, "row0.0,0 look")) == 1
    assert neko.turn(follow(acting(animal, kobans=[1], towers=[tower("ss")]), "row0.0,0 look")) == 0


@pytest.mark.clause("neko", "3.4")
@pytest.mark.parametrize("animal", ["tiger", "snake", "dog"])
def test_an_animal_that_finds_nothing_gives_nothing(animal):
    assert neko.turn(using(animal)) == 1
    one = [tower("s")]
    assert neko.turn(using(animal, towers=one, waste="s")) == (1 if animal == "snake" else 0)


@pytest.mark.clause("neko", "3.5", "2.1")
@EVERY_SIZE
def test_the_line_gives_the_order_of_play(seats):
    rng = Random(seats)
    for _ in range(10):
        line = rng.sample(ANIMALS, 12)
        chosen = rng.sample([animal for animal in line if animal not in ("rooster", "dragon")], seats)
        state = placed(begun(*[ROW] * seats, line=line), *chosen, cat="rooster")
        order = []
        while neko.turn(state) != CHANCE:
            if state.stage == "act":
                order.append(neko.turn(state))
                state = follow(state, f"row{order[-1]}.0,0 look")
            else:
                state = follow(state, "skip")
        assert order == sorted(range(seats), key=lambda seat: line.index(chosen[seat]))


@pytest.mark.clause("neko", "3.6")
def test_first_the_action_then_the_refill_then_the_animal_then_the_pawn_goes_home():
    state = acting("sheep")
    assert state.stage == "act" and neko.look(state, OVER)["stand0"] == ("pawn0",)
    state = follow(state, "row0.1,0 discard")
    assert (neko.turn(state), state.stage) == (CHANCE, "refill")
    state = neko.play(state, ("refill", "straight"))
    assert (neko.turn(state), state.stage, state.power) == (0, "power", "sheep")
    assert "home0" not in neko.look(state, OVER)
    state = follow(state, "skip")
    assert (neko.turn(state), state.stage) == (1, "act")
    assert neko.look(state, OVER)["home0"] == ("pawn0",) and "stand0" not in neko.look(state, OVER)


@pytest.mark.clause("neko", "3.7")
def test_a_new_turn_begins_and_the_token_stays():
    state = follow(placed(begun(ROW, ROW), "boar", "rat", cat="tiger"), "row1.0,0 look", "row0.0,0 look")
    assert (neko.turn(state), state.stage, state.round.number, state.round.first) == (CHANCE, "roll", 2, 0)
    assert state.pawns == (-1, -1) and neko.turn(neko.play(state, ("roll", "rat"))) == 0


# 4 The first action


@pytest.mark.clause("neko", "4.1")
def test_one_of_three_things_with_one_tile():
    state = acting("boar")
    deeds = ("build", "discard", "look")
    assert words(state) == {f"row0.{slot},0 {deed}" for slot in range(4) for deed in deeds}
    assert follow(state, "row0.1,0 build").kobans[0] == 1
    sold = follow(state, "row0.1,0 discard")
    assert sold.kobans[0] == 3 and sold.stage == "refill"
    seen = follow(state, "row0.1,0 look")
    assert seen.kobans[0] == 2 + 2 and knows(seen, 0, 0) == "sL?s"  # the boar's two are in already


@pytest.mark.clause("neko", "4.1")
def test_the_fee_goes_to_the_bank():
    state = follow(acting("boar", towers=[tower("s")], cat="sheep"), "row0.0,0 build")
    assert (state.kobans, state.hoard) == ((1, 2), 0)


@pytest.mark.clause("neko", "4.2")
def test_without_a_koban_nothing_is_built():
    state = acting("boar", kobans=[0])
    assert {text.split()[1] for text in words(state)} == {"discard", "look"}
    assert neko.why_not(state, ("row0.0,0", "build")) == "4.2"


@pytest.mark.clause("neko", "4.3")
def test_unseen_tiles_may_be_built_or_discarded_and_are_seen_by_all():
    state = acting("boar", "sRLs", ROW, towers=[tower("LR")])
    assert knows(state, 0, 0) == "s??s"
    lost = follow(state, "row0.1,0 build")  # into a wall
    assert lost.kobans[0] == 1 and short(lost.towers[0].tiles) == "LR"
    assert neko.look(lost, 1)["waste-hard-right"] == ("hard-right",)
    sold = follow(state, "row0.2,0 discard")
    assert neko.look(sold, OVER)["waste-hard-left"] == ("hard-left",)
    laid = follow(acting("boar", "sRLs", ROW, towers=[tower("s")]), "row0.2,0 build")
    assert neko.look(laid, 1)["tower0.1,-1"] == ("hard-left",)


@pytest.mark.clause("neko", "4.4")
def test_discarded_tiles_lie_open():
    state = acting("boar", waste="ssLr")
    for seat in (0, 1, OVER):
        picture = neko.look(state, seat)
        assert picture["waste-straight"] == ("straight", "straight")
        assert picture["waste-hard-left"] == ("hard-left",) and "waste-soft-left" not in picture


@pytest.mark.clause("neko", "4.5", "4.6")
def test_an_emptied_row_has_no_first_action():
    state = placed(emptied(begun(ROW, ROW), 0), "boar", "rat", cat="dog")
    assert neko.turn(state) == 1
    state = follow(state, "row1.0,0 look")
    assert (neko.turn(state), state.stage, state.actor) == (CHANCE, "refill", 0)
    state = neko.play(state, ("refill", *names("slrs")))
    assert state.kobans[0] == 4 and short(state.rows[0]) == "slrs" and knows(state, 0, 0) == "????"


@pytest.mark.clause("neko", "4.6")
def test_empty_slots_are_filled_from_the_left_unseen():
    state = begun("slLr", ROW)
    row = state.rows[0]
    state = state._replace(rows=((row[0], 0, row[2], 0), state.rows[1]))
    state = follow(placed(state, "rat", "ox", cat="dog"), "row0.2,0 discard")
    with pytest.raises(ValueError):
        neko.play(state, ("refill", *names("RR")))
    state = neko.play(state, ("refill", *names("RrL")))
    assert short(state.rows[0]) == "sRrL" and knows(state, 0, 0) == "s???"


@pytest.mark.clause("neko", "4.7")
def test_a_row_stays_short_after_the_animal():
    state = follow(using("sheep", towers=[tower("s")]), "row0.0,0")
    assert short(state.rows[0]) == ".LRs" and neko.turn(state) == 1
    state = drawn(follow(state, "row1.0,0 look"), Random(1))
    while state.stage != "pawn":
        state = drawn(neko.play(state, neko.moves(state)[-1]), Random(1))
    assert state.round.number == 2 and short(state.rows[0]) == ".LRs"
    assert neko.why_not(state._replace(stage="act", turn=0, actor=0), ("row0.0,0",)) == "4.7"


@pytest.mark.clause("neko", "4.8")
def test_more_than_four_tiles_are_kept():
    state = follow(using("dog", waste="lR"), "waste-soft-left")
    assert short(state.rows[0]) == "sLRsl"
    state = state._replace(turn=0, stage="act", actor=0, power="")
    assert follow(state, "row0.0,0 look").stage != "refill"
    after = follow(state, "row0.1,0 discard")
    assert short(after.rows[0]) == "s.Rsl" and after.stage != "refill"
    assert short(follow(state, "row0.4,0 discard").rows[0]) == "sLRs"


@pytest.mark.clause("neko", "4.9")
def test_the_discard_pile_becomes_the_new_deck():
    state = acting("boar", "slLr", ROW, waste="RRR")
    state = state._replace(piles=state.piles._replace(deck=(0, 1, 0, 0, 0, 0)))
    state = emptied(state, 0, 3)
    state = follow(state, "row0.0,0 discard")
    assert neko.chance(state, Random(1)) == ("refill", "straight")  # what is left, although two are missing
    state = neko.play(state, ("refill", "straight"))
    assert (neko.turn(state), state.stage) == (CHANCE, "refill")
    assert state.piles.deck == (0, 1, 0, 0, 0, 3) and not any(state.piles.waste)
    state = neko.play(state, ("refill", "hard-right"))
    assert short(state.rows[0]) == "slLR" and state.piles.deck == (0, 1, 0, 0, 0, 2)


@pytest.mark.clause("neko", "4.10")
def test_a_known_tile_may_be_looked_at():
    state = acting("boar")
    assert knows(follow(state, "row0.0,0 look"), 0, 0) == knows(state, 0, 0)


# 10 Questions and answers


@pytest.mark.clause("neko", "10.1", "10.2")
def test_a_collapse_on_purpose_is_allowed_and_costs_only_its_koban():
    state = acting("boar", "sLLs", ROW, towers=[tower("sssss")])
    assert ("row0.0,0", "build") in neko.moves(state)
    state = follow(state, "row0.0,0 build")
    assert state.kobans == (1, 2) and short(state.towers[0].tiles) == "ssss"
