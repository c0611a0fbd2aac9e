"""What all games share, held to its word."""

from random import Random

import pytest

from meowgames.rules import CHANCE, kit

OPTIONS = {"expert": (False, True), "vases": ("pairs", "flat")}


def test_an_option_not_named_has_its_default():
    assert kit.agreed(2, {"vases": "flat"}, range(2, 4), OPTIONS) == {"expert": False, "vases": "flat"}


@pytest.mark.parametrize("seats, options", [(1, {}), (4, {}), (2, {"hats": True}), (2, {"vases": "tall"})])
def test_another_table_is_refused(seats, options):
    with pytest.raises(ValueError, match=f"by {seats} with"):
        kit.agreed(seats, options, range(2, 4), OPTIONS)


def test_a_draw_takes_each_thing_once_and_each_is_as_likely():
    rng, first = Random("kit"), []
    for _ in range(600):
        found = kit.draw("abc", 2, rng)
        assert len(set(found)) == 2
        first.append(found[0])
    assert all(150 < first.count(letter) < 250 for letter in "abc")
    assert sorted(kit.draw("abc", 3, rng)) == ["a", "b", "c"] and kit.draw("abc", 0, rng) == []


def test_a_pick_is_one_of_the_things():
    rng = Random("kit")
    assert {kit.pick("abc", rng) for _ in range(50)} == set("abc")


def test_only_what_chance_is_to_draw_can_happen():
    assert kit.drawn(CHANCE, "deal", ("deal", "x")) == ("x",)
    for turn, move in ((0, ("deal",)), (CHANCE, ()), (CHANCE, ("roll",))):
        with pytest.raises(ValueError, match="cannot happen now"):
            kit.drawn(turn, "deal", move)


def test_one_thing_of_a_row_is_replaced():
    assert kit.replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert kit.replaced((1, 2, 3), 2, 9) == (1, 2, 9)


def test_equals_share_a_place_and_the_next_is_left_out():
    assert kit.places((5, 9, 5, 1)) == (2, 1, 2, 4)
    assert kit.places([(1, 2), (1, 3)]) == (2, 1)


def test_a_lead_of_nothing_is_even_and_more_is_better():
    assert kit.odds(0) == 0.5 and 0 < kit.odds(-9) < kit.odds(1) < kit.odds(9) < 1


def test_words_lead_where_a_move_goes_on_from_them():
    moves = [("a", "b"), ("c",)]
    assert kit.leads(("a",), moves) and kit.leads(("a", "b"), moves) and kit.leads((), moves)
    assert not kit.leads(("b",), moves) and not kit.leads(("c", "b"), moves)


@pytest.mark.parametrize(
    "word, clause",
    [("deck:7", "1.1"), ("card-back", "1.2"), ("card151", "1.3"), ("boat0.3,4", "1.4"), ("boat-red@1m", "1.4")],
)
def test_a_reason_is_found_by_the_stem_of_a_word(word, clause):
    assert kit.reason(word, {"deck": "1.1", "card-back": "1.2", "card": "1.3", "boat": "1.4"}) == clause
    assert kit.reason("moon3", {"deck": "1.1"}) is None
