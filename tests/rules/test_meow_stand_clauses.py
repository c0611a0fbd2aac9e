"""Meow: which clause a table breaks that cannot be stood up, and where."""

from functools import cache

import pytest
from meow_table import CARDS, truth, walk

from meowgames.rules import CHANCE, Ask, Broken, meow

LEVEL = None  # its cards need no board
OUT = ("green9", "blue9", "pink9")  # taken out of the expert's deck for three


@cache
def match(seats: int, options: tuple) -> list:
    """The states of a random match."""
    return [state for state, _ in walk(seats, 5, **dict(options))]


def at(number: int, tricks: int, lain: int, seats: int = 3, **options) -> dict[str, list[str]]:
    """What lies there in a round after so many tricks, with so many cards in the next; before the deal with -1."""
    for state in match(seats, tuple(options.items())):
        lap, dealt = state.round, any(state.hands) or len(state.round.takers) == 9
        if (lap.number, len(lap.takers), len(state.trick) if dealt else -1) == (number, tricks, lain):
            return {spot: list(faces) for spot, faces in meow.look(state, CHANCE).items()}
    raise AssertionError("no such moment")


def plain(picture: dict) -> dict[str, list[str]]:
    """The same without the marks of the house."""
    marks = ("score", "crown", "stake", "last", "seen")
    found = {spot: faces for spot, faces in picture.items() if faces and not spot.startswith(marks)}
    return {spot: faces for spot, faces in found.items() if not faces[0].startswith("seat")}


def broken(picture: dict, seats: int = 3, **answers) -> Broken:
    """The clause that it breaks."""
    faces = {spot: tuple(lying) for spot, lying in picture.items() if lying}
    found = meow.stand(LEVEL, seats, faces, **{"vases": "pairs", "history": False, **answers})
    assert isinstance(found, Broken), found
    assert all(spot in faces for spot in found.spots)
    return found


def carried(picture: dict, start: str, end: str, which: int = 0) -> dict:
    """The table after a hand has carried a piece from one place to another."""
    picture.setdefault(end, []).append(picture[start].pop(which))
    return picture


def lost(picture: dict, spot: str) -> dict:
    """The table without one of the pieces that lie there."""
    return picture | {spot: picture[spot][1:]}


# 1 What is in the box


@pytest.mark.clause("meow", "1.2")
def test_there_is_one_of_each_card():
    table = at(1, 3, 1)
    table["deck"] = [f"deck:{int(table['deck'][0][5:]) - 1}"]
    card = table["hand1"][0]
    table["gone"].append(card)
    assert broken(table) == Broken("1.2", ("hand1", "gone"))
    table = at(1, 3, 1)
    table["hand1"][2] = "nonsense:7"
    assert broken(table) == Broken("1.2", ("hand1",))
    table = at(1, 3, 1)
    table["hand1"][2] = "card-back"  # which card is it?
    assert broken(table) == Broken("1.2", ("hand1",))
    for heap, clause in (("deck:28", ("deck",)), ("deck:26", ("deck", "gone")), ("deck:x", ("deck",))):
        assert broken(at(1, 3, 1) | {"deck": [heap]}) == Broken("1.2", clause)


@pytest.mark.clause("meow", "1.3", "2.1")
def test_there_are_no_more_tokens_than_in_the_box():
    table = at(2, 3, 1)
    table["won1"].append("bowl:+10")
    table["won2"].append("bowl:+10")
    assert broken(table).clause == "1.3"
    table = at(2, 3, 1)
    table["row8"] = ["bowl:+11"]
    assert broken(table) == Broken("1.3", ("row8",))
    table = at(2, 3, 1)
    table["pile"] += ["token-back"] * 9
    assert broken(table) == Broken("1.3", ("pile",))


@pytest.mark.clause("meow", "1.6")
def test_there_is_one_first_player_token():
    table = at(2, 3, 1)
    assert broken(table | {"first1": []}) == Broken("1.6")
    assert broken(table | {"first1": [], "gone": [*table["gone"], "first"]}) == Broken("1.6", ("gone",))
    assert broken(table | {"first2": ["first"]}) == Broken("1.6", ("first1", "first2"))
    assert broken(table | {"first1": ["second"]}) == Broken("1.6", ("first1",))


# 2 Setting up


@pytest.mark.clause("meow", "2.1", "1.7")
def test_a_pile_is_nine_tokens_and_none_stays_in_the_box():
    assert broken(lost(at(2, 3, 1), "pile")) == Broken("2.1", ("pile",))
    assert broken(carried(at(2, 3, 1), "won1", "gone")) == Broken("2.1", ("gone",))


@pytest.mark.clause("meow", "2.4")
def test_a_round_begins_with_a_row_of_nine():
    table = at(2, 0, -1)
    assert broken(table | {f"row{place}": [] for place in range(9)}) == Broken("2.4", ("pile",))
    assert broken(carried(at(2, 0, 0), "row3", "row5")) == Broken("2.4", ("row5",))
    table = at(0, 0, -1)
    table |= {"hand0": ["green1"], "deck": ["deck:53"]}
    assert broken(table) == Broken("2.4", ("hand0",))  # nothing can be dealt yet
    table = at(1, 9, 0)
    assert broken(plain(table) | {"gone": [], "deck": ["deck:54"]}) == Broken("2.4", ("deck",))


@pytest.mark.clause("meow", "2.5")
def test_each_player_is_dealt_nine_cards():
    assert broken(carried(at(1, 0, 0), "hand1", "hand2")) == Broken("2.5", ("hand2",))
    assert broken(carried(at(1, 0, 0), "hand1", "deck")) == Broken("2.5", ("hand1",))
    assert broken(at(1, 0, -1) | {"deck": ["deck:53"], "gone": ["green1"]}) == Broken("2.5", ("deck", "gone"))


@pytest.mark.clause("meow", "2.7")
def test_cards_that_were_not_dealt_stay_in_the_deck():
    table = plain(at(1, 2, 0))
    spare = [card for card in CARDS if not any(card in faces for faces in table.values())]
    table |= {"deck": spare[1:], "gone": [*table["gone"], spare[0]]}
    assert broken(table) == Broken("2.7", ("deck", "gone"))


# 3 Playing a trick


@pytest.mark.clause("meow", "3.1")
def test_in_a_trick_everybody_plays_one_card_in_order():
    assert broken(carried(at(1, 0, 1), "hand0", "trick0")) == Broken("3.1", ("trick0",))
    table = at(1, 0, 2, 4)
    assert broken(carried(table, "trick1", "trick2"), 4) == Broken("3.1", ("hand2",))  # seat 2 still has all nine
    table = carried(carried(at(1, 0, 2, 4), "trick1", "hand1"), "hand2", "trick2")
    assert broken(table, 4) == Broken("3.1", ("trick0", "trick2"))
    assert broken(lost(at(1, 2, 0), "hand1")) == Broken("3.1", ("hand1",))
    assert broken(carried(at(1, 2, 0), "hand1", "gone")) == Broken("3.1", ("hand1",))


@pytest.mark.clause("meow", "3.2")
def test_the_first_player_leads_the_first_trick():
    assert broken(carried(at(2, 0, 0), "hand2", "trick2")) == Broken("3.2", ("trick2",))


@pytest.mark.clause("meow", "3.3")
def test_whoever_won_the_last_trick_leads_the_next():
    for table in (at(2, 3, 0), at(1, 1, 0)):
        (winner,) = [int(spot[-1]) for spot in table if spot.startswith("lastwon")]
        other = (winner + 1) % 3
        assert broken(carried(table, f"hand{other}", f"trick{other}")) == Broken("3.3", (f"trick{other}",))
    table = plain(at(1, 1, 0))  # without marks the token alone says who won
    (winner,) = [int(spot[-1]) for spot in table if spot.startswith("won")]
    other = (winner + 1) % 3
    assert broken(carried(table, f"hand{other}", f"trick{other}")) == Broken("3.3", (f"trick{other}",))


@pytest.mark.clause("meow", "3.5")
def test_who_holds_the_colour_led_must_follow():
    for table in (at(2, tricks, 1) for tricks in range(7)):
        (lead,) = [int(spot[-1]) for spot in table if spot.startswith("trick")]
        led, seat = table[f"trick{lead}"][0].rstrip("0123456789"), (lead + 1) % 3
        hand = table[f"hand{seat}"]
        others = [place for place, card in enumerate(hand) if not card.startswith(led)]
        if 0 < len(others) < len(hand):
            found = broken(carried(table, f"hand{seat}", f"trick{seat}", others[0]))
            assert found == Broken("3.5", (f"trick{seat}", f"hand{seat}"))
            break
    else:
        raise AssertionError("everybody had but one colour")


@pytest.mark.clause("meow", "3.5", "4.11")
def test_who_did_not_follow_in_the_last_trick_does_not_hold_the_colour_now():
    for state in match(3, ()):
        table = {spot: list(faces) for spot, faces in meow.look(state, CHANCE).items()}
        last = [table.get(f"last{(state.round.last_lead + step) % 3}", [""])[0] for step in range(3)]
        led, seat = last[0].rstrip("0123456789"), (state.round.last_lead + 1) % 3
        dealt = meow.turn(state) >= 0 and state.round.takers and not state.trick
        used = {card for faces in table.values() for card in faces}
        fresh = [card for card in CARDS if led and card.startswith(led) and card not in used]
        if dealt and fresh and not last[1].startswith(led):
            table[f"hand{seat}"][0] = fresh[0]
            assert broken(table) == Broken("3.5", (f"last{seat}", f"hand{seat}"))
            return
    raise AssertionError("everybody could follow")


@pytest.mark.clause("meow", "3.8")
def test_a_card_lies_before_its_player():
    for place in ("table.3,4", "won1", "row0", "first2", "hand3", "turn0", "stake4", "score0"):
        assert broken(carried(at(1, 3, 1), "hand1", place)) == Broken("3.8", (place,))
    assert broken(carried(at(1, 3, 1), "deck", "table.3,4")) == Broken("3.8", ("table.3,4",))


# 4 Who wins a trick


@pytest.mark.clause("meow", "4.9")
def test_the_winner_takes_the_leftmost_token():
    assert broken(carried(at(1, 0, 0), "row4", "won1")) == Broken("4.9", ("row0", "row1", "row2", "row3"))
    table = at(2, 3, 0)
    table["row3"] = []  # taken, but nobody has it
    assert broken(table).clause == "4.9" and broken(plain(table)).clause == "4.9"
    table = at(1, 3, 2)
    seat = next(seat for seat in range(3) if f"trick{seat}" not in table)
    found = broken(carried(table, f"hand{seat}", f"trick{seat}"))
    assert found == Broken("4.9", ("trick0", "trick1", "trick2"))  # the trick is full, and its token untaken


@pytest.mark.clause("meow", "4.9", "4.12")
def test_the_marks_of_the_row_agree_with_what_was_won():
    table = at(1, 3, 0)
    taker = int(table["row2"][0][-1])
    other = (taker + 1) % 3
    assert broken(carried(table, f"won{taker}", f"won{other}")).clause == "4.9"
    table = at(1, 3, 0)
    table["row2"] = [f"seat{other}"]
    assert broken(table).clause == "4.9"


@pytest.mark.clause("meow", "4.9", "4.11")
def test_who_won_the_last_trick_has_its_token():
    for tricks in range(2, 9):
        table = at(1, tricks, 0)
        one, two = (int(table[f"row{tricks - back}"][0][-1]) for back in (1, 2))
        if one != two:  # each has as many as before, but neither could win that trick
            table[f"row{tricks - 1}"], table[f"row{tricks - 2}"] = table[f"row{tricks - 2}"], table[f"row{tricks - 1}"]
            assert broken(table) == Broken("4.9", ("last0", "last1", "last2"))
            return
    raise AssertionError("one seat won everything")


@pytest.mark.clause("meow", "4.11")
def test_finished_tricks_are_put_aside():
    table = at(1, 3, 0)
    table["deck"] = [f"deck:{int(table['deck'][0][5:]) + 1}"]
    table["gone"].pop()
    assert broken(plain(table)) == Broken("4.11", ("deck", "gone"))
    for last in (["nonsense"], ["green1", "green2"], []):
        table = at(1, 3, 0) | {"last1": last}
        assert broken(table).clause == "4.11"
    table = at(1, 3, 0)
    table["last1"] = [table["hand1"][0]]
    assert broken(table).clause == "4.11"
    assert broken(at(1, 0, 0) | {f"last{seat}": [f"green{seat + 1}"] for seat in range(3)}).clause == "4.11"


@pytest.mark.clause("meow", "4.12")
def test_a_token_lies_in_pile_or_row_or_before_who_won_it():
    for place in ("table.0,0", "hand1", "deck", "trick0", "first0", "won3", "seen1", "last0", "crown1"):
        assert broken(carried(at(2, 3, 1), "row3", place)) == Broken("4.12", (place,))
    assert broken(carried(at(2, 3, 1), "pile", "aside")) == Broken("4.12", ("aside",))


# 5 End of a round


@pytest.mark.clause("meow", "5.1")
def test_after_nine_tricks_every_hand_is_empty():
    table = at(1, 9, 0)
    card = table["gone"].pop()
    assert broken(table | {"hand1": [card]}) == Broken("5.1", ("hand1",))
    assert broken(table | {"trick1": [card]}) == Broken("5.1", ("trick1",))


@pytest.mark.clause("meow", "5.2")
def test_for_the_next_round_all_cards_go_back():
    table = at(2, 0, -1)
    table |= {"deck": ["deck:51"], "gone": ["green1", "green2", "green3"]}
    assert broken(table) == Broken("5.2", ("deck", "gone"))


@pytest.mark.clause("meow", "5.3", "2.3")
def test_the_first_player_token_moves_clockwise():
    assert broken(carried(at(2, 3, 1), "first1", "first0")) == Broken("5.3", ("first0",))
    assert broken(carried(at(0, 0, -1), "first0", "first1")) == Broken("5.3", ("first1",))
    assert broken(carried(at(2, 3, 1), "first1", "hand0")) == Broken("5.3", ("hand0",))


# 7 Expert variant, 8 table options


@pytest.mark.clause("meow", "7.2", "7.4")
def test_what_the_expert_takes_out_stays_out():
    table = at(1, 2, 0, expert=True)
    assert set(OUT) <= set(table["gone"])
    kept = next(
        card for card in table["gone"] if card not in OUT and int(card.lstrip("abcdefghijklmnopqrstuvwxyz")) < 9
    )
    table["hand1"][0], table["gone"] = "blue9", [kept, *(c for c in table["gone"] if c not in ("blue9", kept))]
    table["gone"].append(at(1, 2, 0, expert=True)["hand1"][0])
    assert broken(table, expert=True) == Broken("7.2", ("hand1",))


@pytest.mark.clause("meow", "7.1", "7.2")
def test_whether_it_is_the_expert_variant_is_seen():
    for expert in (False, True):
        for tricks, lain in ((0, -1), (0, 0), (4, 1), (9, 0)):
            table = {spot: tuple(faces) for spot, faces in at(2, tricks, lain, expert=expert).items()}
            state = meow.stand(LEVEL, 3, table, vases="pairs", expert=not expert)
            assert state.round.table.cards.bit_count() == (27 if expert else 54)


@pytest.mark.clause("meow", "8.3")
def test_cards_that_can_be_looked_up_are_those_that_were_played():
    table = at(2, 3, 0, history=True)
    assert broken(table | {"seen1": table["seen1"][1:]}) == Broken("8.3", ("seen1",))
    assert broken(table | {"seen2": [*table["seen2"][1:], "nonsense"]}) == Broken("8.3", ("seen2",))
    assert broken(table | {"seen2": [*table["seen2"][1:], table["hand1"][0]]}) == Broken("8.3", ("seen2",))
    assert broken(table | {"seen3": ["green1"]}) == Broken("8.3", ("seen3",))


def test_nobody_is_asked_who_leads_where_only_one_has_won_anything():
    for state in match(3, ()):
        if state.round.number == 1 and len(state.round.takers) == 1 and not state.trick:
            table = plain({spot: list(faces) for spot, faces in meow.look(state, CHANCE).items()})
            faces = {spot: tuple(lying) for spot, lying in table.items()}
            assert isinstance(meow.stand(LEVEL, 3, faces), Ask)  # what was agreed
            found = meow.stand(LEVEL, 3, faces, vases="pairs", history=False)
            assert f"seat{meow.turn(found)}" == truth(state)["lead"]
            return
    raise AssertionError("no such moment")
