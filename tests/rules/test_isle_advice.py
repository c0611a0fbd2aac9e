"""L'Île des Chats: what a hint gives as its reason is true there, and not where it is not so."""

from random import Random

import pytest
from isle_table import begun, boat, follow, mask, walk
from test_isle_bots import block, evening, tight

from meowgames.rules import isle
from meowgames.words import Words

CORN = ("16,3", "17,3", "16,4", "17,4", "16,5")  # a hole in the corn room that a p5 fills


def why(state, move: str) -> tuple[str, ...]:
    """The reason for a move without its prefix."""
    found = isle.because(state, tuple(move.split()))
    return (found[0].removeprefix("isle.why."), *found[1:]) if found else ()


def held(tile: str, mine, **more):
    """Seat 0 has this cat in hand."""
    return follow(evening(tile, mine=mine, **more), tile)


def test_filling_a_room_is_said_of_the_cat_and_of_its_place():
    state = evening("p5-red", "l5-green", mine=tight(*CORN, *block(range(5, 11), range(2, 7))))
    assert why(state, "p5-red") == ("room", "why.room6")
    assert why(state, "l5-green")[0] != "room"
    placing = follow(state, "p5-red")
    said = {move: why(placing, " ".join(move)) for move in isle.moves(placing)}
    rooms = [move for move, reason in said.items() if reason[:1] == ("room",)]
    assert len(rooms) == 1 and rooms[0][1] == "boat0.16,3" and said["back",] == ()


def test_two_rooms_filled_at_once_are_counted():
    state = held("i5-red", tight("15,4", "16,4", "17,4", "18,4", "19,4"))
    assert why(state, "@1 boat0.15,4") == ("rooms", "2")


def test_a_family_and_what_it_adds():
    pair = mask(*block(range(5, 10), range(5, 7)))
    state = held("i5-red", tight(*block(range(5, 10), range(3, 5)), red=(pair, 2)))
    assert why(state, "@1 boat0.5,4") == ("family", "3", "red", "8")
    assert why(state, "@1 boat0.5,3")[:1] != ("family",)
    other = held("i5-blue", tight(*block(range(5, 10), range(3, 5)), red=(pair, 2)))
    assert why(other, "@1 boat0.5,4")[:1] != ("family",)


def test_a_room_and_a_family_together():
    mine = tight(*CORN, *block(range(5, 10), range(3, 5)), red=(mask("15,3", "15,4"), 3))
    assert why(evening("p5-red", mine=mine), "p5-red") == ("both", "why.room6", "4", "red")
    assert why(evening("p5-blue", mine=mine), "p5-blue") == ("room", "why.room6")


def test_a_treasure_only_on_the_map_of_its_colour_while_there_are_some():
    mine = tight(*block(range(4, 10), range(7, 8)), "5,3", "12,4")
    assert why(held("i5-purple", mine), "@1 boat0.5,7") == ("map", "purple")
    assert why(held("i5-purple", mine), "@1 boat0.4,7")[:1] != ("map",)
    assert why(held("i5-red", mine), "@1 boat0.5,7")[:1] != ("map",)
    assert why(held("i5-purple", mine, stock=(0,) * 9), "@1 boat0.5,7")[:1] != ("map",)


def test_rats_are_counted():
    mine = tight(*block(range(11, 15), range(0, 3)), "4,4")
    state = held("p5-red", mine)
    assert why(state, "@1 boat0.11,0")[0] == "rats"
    for move in isle.moves(state)[:-1]:
        reason, after = isle.because(state, move), isle.play(state, move)
        hidden = (mine.hull.rats & mine.free & ~after.boats[0].free).bit_count()
        assert (reason[:1] == ("isle.why.rats",)) == (hidden > 1) and (hidden < 2 or reason[1] == str(hidden))


def test_a_family_card_is_named_with_what_it_gives_to_its_owner_alone():
    four = tight(*block(range(5, 11), range(3, 5)))
    four = four._replace(kin=(((mask("5,2"), 2), (mask("20,4"), 2)), *four.kin[1:]))
    state = held("s4-blue", four, cards=("card159", "card168"))
    assert why(state, "@0 boat0.7,3") == ("card", "card159", "9")
    assert why(held("s4-blue", four), "@0 boat0.7,3")[:1] != ("card",)


def test_a_cat_a_rival_wants():
    mine = tight(*block(range(5, 11), range(4, 7)), "9,2")
    wants = tight(*block(range(5, 10), range(3, 4)), name="hull-green", red=(mask("5,2", "6,2"), 2))
    state = evening("i5-red", "p5-blue", mine=mine, other=wants)
    assert why(state, "i5-red") == ("rival", "14")  # a family, a room, a rat
    for state in (
        evening("i5-red", "p5-blue", mine=mine),
        evening("i5-red", "p5-blue", mine=mine, other=wants, passed=2),
    ):
        assert why(state, "i5-red")[:1] != ("rival",)


def test_a_gap_closed_and_a_room_nearly_full():
    gap = held("i5-red", tight(*block(range(5, 10), range(2, 3)), "12,2", "12,4"))
    assert why(gap, "@1 boat0.5,2") == ("gap", "5")
    wide = held("i5-red", tight(*block(range(5, 11), range(2, 3)), "12,2", "12,4"))
    assert why(wide, "@1 boat0.5,2")[:1] != ("gap",)
    nearly = held("l5-red", tight(*block(range(5, 9), range(4, 6))))
    assert why(nearly, "@1 boat0.5,4") == ("nearly", "why.room3", "3")
    shut = held("l5-red", tight(*block(range(5, 9), range(4, 6)), "10,3"))
    assert why(shut, "@1 boat0.5,4")[:1] != ("nearly",)


def test_a_pair_while_a_third_may_come():
    mine = tight(*block(range(5, 11), range(2, 7)), red=(mask("5,1", "6,1"), 1))
    assert why(held("x5-red", mine, day=2), "@0 boat0.5,2") == ("pair", "red")
    assert why(held("x5-red", mine, day=1), "@0 boat0.5,2")[:1] != ("pair",)
    assert why(held("x5-blue", mine, day=2), "@0 boat0.5,2")[:1] != ("pair",)


def test_a_tile_that_lies_snug():
    lane, hall = block(range(6, 11), range(2, 3)), block(range(11, 15), range(2, 6))
    state = held("i5-red", tight(*lane, *hall))
    assert why(state, "@1 boat0.6,2") == ("snug", "11", "12")
    assert why(state, "@1 boat0.7,2") == ()  # a square would be shut in
    assert why(state, "@1 boat0.10,2") == () and why(held("i5-red", boat()), "@0 boat0.9,2") == ()


def test_a_single_rat_and_a_large_cat_for_want_of_better():
    mine = tight(*block(range(6, 11), range(4, 7)), "9,3", "8,3")
    assert why(held("x5-red", mine), "@0 boat0.7,3") == ("rat",)
    mine = tight(*block(range(11, 15), range(2, 6)), "9,4", "4,4")
    state = evening("c6-red", "x5-blue", mine=mine)
    assert why(state, "c6-red") == ("large", "6") and why(state, "x5-blue") == ()


def test_passing_where_every_cat_costs_points():
    five = tight(*block(range(5, 11), range(4, 7)))
    five = five._replace(kin=(((mask("5,1"), 2), (mask("7,1"), 2), (mask("9,1"), 1)), *five.kin[1:]))
    cards = ("card159", "card168")
    assert why(evening("s4-blue", mine=five, cards=cards), "pass") == ("cost", "9")
    assert why(evening("s4-blue", "p5-red", mine=five, cards=cards), "pass") == ()


def test_leaving_what_does_not_fit():
    state = evening("i5-red", mine=tight("5,5"))
    state = state._replace(table=state.table._replace(auto=False))
    assert why(state, "pass") == ("none",)


def test_giving_a_card_back():
    state = begun(2)._replace(turn=0, stage="give", given=("", ""))
    clash = state._replace(cards=(("card154", "card166", "card168"), state.cards[1]))
    assert why(clash, "card154") == ("clash",) and why(clash, "card168") == ("whole",)
    steady = state._replace(cards=(("card151", "card164", "card159"), state.cards[1]))
    assert why(steady, "card151") == ("bits",) and why(steady, "card159") == ("whole",)
    exact = state._replace(cards=(("card159", "card155", "card168"), state.cards[1]))
    assert why(exact, "card159") == ("exact",) and why(exact, "card155") == ()
    hard = state._replace(cards=(("card154", "card155", "card168"), state.cards[1]))
    assert why(hard, "card154") == ()


@pytest.mark.parametrize("seats", isle.SEATS)
def test_a_reason_gives_no_secret_away_and_has_words_in_both_languages(seats):
    languages = [Words(language) for language in ("en", "fr")]
    found = set()
    for ply, (state, move) in enumerate(walk(seats, 6)):
        seat = isle.turn(state)
        if seat < 0:
            assert isle.because(state, move or ()) == ()
        if seat < 0 or ply % 3:
            continue
        reason = isle.because(state, move)
        for seed in (1, 2):
            assert isle.because(isle.guess(state, seat, Random(f"{ply}{seed}")), move) == reason
        if reason:
            found.add(reason[0])
            assert all(words.has(reason[0]) and "{" not in words(*reason) for words in languages)
            for words in languages:
                named = [words(f"isle.{arg}") if words.has(f"isle.{arg}") else arg for arg in reason[1:]]
                assert len(words(reason[0], *named)) <= 70
    assert len(found) > 4
