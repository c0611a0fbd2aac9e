"""Meowtopia: why a hint proposes a move, true where it is said and silent or different elsewhere."""

import pytest
from meowtopia_table import dawn, farm, games, having, mingled, new, say, shop, stocked, supper

from meowgames.rules import meowtopia
from meowgames.rules.meowtopia import advice
from meowgames.words import Words


def at(state, seat: int = 0, **changes):
    """The state with something of the round changed, in the morning of a seat."""
    return dawn(state._replace(round=state.round._replace(**changes)), seat)


def why(state, move: str) -> str:
    """The reason for a legal move, without what all of them begin with."""
    words = tuple(move.split())
    assert words in meowtopia.moves(state)
    return " ".join(meowtopia.because(state, words)).removeprefix(advice.WHY)


LAST = stocked(new(), ending=True)
FOLLOW = say(dawn(new(), 1), "tile-food", "done")  # seat 1 took food and asks seat 0
ONE = {"awake": "marmalade1", "asleep": "marmalade2"}
SLEEPY = {"awake": "marmalade3", "asleep": "marmalade1 marmalade2"}
NOBODY = {"awake": 0, "asleep": "marmalade1 marmalade2"}
COINS, FOODS = shop("marmalade3:coin4", "marmalade4"), shop("marmalade3:food4")
FOUR = "marmalade1 marmalade2 marmalade5 marmalade6"
DRY = farm("field0.0,1", "field0.1,1")
GREEN = farm("field0.0,1", "field0.1,1", "edge0.0,1", "edge0.2,1", "field0.2,0", "edge0.3,0", "field0.2,1", "edge0.4,1")
POOR = having(new(), food=1, gold=3)


def work(state, tile: str, *moves: str, **changes):
    """The state in which seat 0 has taken a tile and said so much."""
    return say(dawn(having(state, **changes)), f"tile-{tile}", *moves)


# What is said of a move, and of one like it where that would not be true.
PAIRS = [
    (dawn(having(new(), **ONE)), "marmalade2", "free"),
    (dawn(having(new(), **SLEEPY)), "marmalade2", "wake"),
    (dawn(having(new(), stalls=COINS)), "coin0 marmalade3", "coin"),
    (dawn(having(new(), stalls=COINS)), "food0 marmalade4", "ware"),
    (dawn(having(new(), awake="marmalade1", stalls=FOODS, food=0)), "tile-food", "supper"),
    (dawn(having(new(), awake="marmalade1", stalls=FOODS, food=4)), "tile-food", "harvest 2"),
    (at(having(new(), food=0, **NOBODY), bonus=(0, 2, 0, 0, 0)), "tile-irrigation", "supper"),
    (at(having(new(), food=9, **NOBODY), bonus=(0, 2, 0, 0, 0)), "tile-irrigation", "waiting 2"),
    (at(new(), bonus=(0, 0, 0, 1, 0)), "tile-recruit", "family"),
    (at(having(new(), gold=0), bonus=(0, 0, 0, 1, 0)), "tile-recruit", "waiting 1"),
    (dawn(having(new(), farm=DRY)), "tile-irrigation", "dry 2"),
    (dawn(new()), "tile-irrigation", "sticks 2"),
    (dawn(new()), "tile-fields", "room"),
    (dawn(LAST), "tile-fields", ""),
    (dawn(having(new(), stalls=COINS)), "tile-gold", "till"),
    (dawn(having(LAST, stalls=COINS)), "tile-gold", "purse"),
    (dawn(having(new(), stalls=FOODS)), "tile-gold", "wage"),
    (dawn(having(new(), awake=FOUR, stalls=FOODS + shop("marmalade4:food1"))), "tile-gold", "purse"),
    (dawn(having(having(new(), **NOBODY), 1, gold=0)), "tile-recruit", "alone"),
    (dawn(having(new(), **NOBODY)), "tile-recruit", ""),
    (work(LAST, "gold"), "done", "treat"),
    (work(stocked(new(), sticks=1), "irrigation"), "done", "wait"),
    (work(stocked(new(), fields=1), "fields"), "done", "wait"),
    (work(mingled(2), "gold"), "done", "ready"),
    (work(new(), "gold"), "done", "rested"),
    (having(FOLLOW, **ONE), "pass", "rouse"),
    (FOLLOW, "pass", "stay"),
    (FOLLOW, "marmalade1", "bring 2"),
    (work(new(), "food", awake="marmalade1", stalls=FOODS, food=0), "marmalade1", "supper"),
    (work(new(), "food", "marmalade1"), "marmalade2", "bring 3"),
    (having(FOLLOW, food=0, stalls=FOODS), "marmalade1", "bring 2"),  # supper is not tonight
    (work(stocked(new(), sticks=1), "irrigation"), "edge0.3,0", "crown"),
    (work(having(stocked(new(), sticks=1), 1, food=40), "irrigation"), "edge0.3,0", "end"),
    (work(LAST, "irrigation"), "edge0.3,0", "rim"),
    (work(new(), "irrigation"), "edge0.3,0", "ditch"),
    (work(new(), "irrigation", farm=DRY), "edge0.1,2", "both"),
    (work(new(), "irrigation", farm=DRY), "edge0.0,1", "water"),
    (work(new(), "irrigation", "edge0.1,2", farm=DRY), "edge0.0,1", "joint"),
    (work(new(), "fields", farm=farm("edge0.3,0")), "field0.2,0", "green 1"),
    (work(new(), "fields", farm=farm("edge0.3,0")), "field0.-1,0", "room"),
    (work(new(), "fields", farm=farm("field0.0,1")), "field0.0,2", "pair"),
    (work(new(), "fields", farm=farm("field0.0,1", "edge0.0,1")), "field0.1,1", "close 2"),
    (work(LAST, "fields", farm=farm("field0.0,1", "edge0.0,1")), "field0.1,1", ""),
    (work(POOR, "recruit", farm=GREEN), "worker", "fields"),
    (work(POOR, "recruit", food=8), "worker", "larder"),
    (work(POOR, "recruit"), "worker", "paws"),
    (work(POOR, "recruit"), "merchant", "trade"),
    (supper(new()), "feed", "fed"),
    (having(supper(new()), food=1), "unfed1", "stays"),
    (having(supper(new()), food=0), "home marmalade1", "gift"),
    (having(supper(having(new(), stalls=COINS)), food=0), "home marmalade1", "mouth"),
]  # fmt: skip


@pytest.mark.parametrize("state, move, wanted", PAIRS)
def test_a_reason_is_true_where_it_is_given(state, move, wanted):
    assert why(state, move) == wanted


def test_every_reason_is_among_the_pairs_and_has_a_short_text_in_both_languages():
    given = {advice.WHY + wanted.partition(" ")[0] for _, _, wanted in PAIRS if wanted}
    for language in ("en", "fr"):
        words = Words(language)
        assert {key for key in words.texts if key.startswith(advice.WHY)} == given
        for text in [words(key, "12") for key in given]:
            assert len(text) <= 60 and text[-1] != "." and "{" not in text
            assert text[0].islower() or text[0].isdigit()


def test_nearly_every_move_worth_trying_has_a_reason():
    told = asked = 0
    for game in games():
        for state, _ in game:
            for move in meowtopia.likely(state) or []:
                asked += 1
                told += bool(meowtopia.because(state, move))
    assert told / asked > 0.9
    assert meowtopia.because(state, ()) == ()  # over


def test_a_reason_counts_the_seat_that_acts_and_not_another():
    state = having(new(3), 1, farm=DRY)
    assert why(at(state, 1), "tile-irrigation") == "dry 2"
    assert why(at(state, 0), "tile-irrigation") == "sticks 2"
