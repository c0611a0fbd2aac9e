"""Meow: what each seat sees and hears, and the clauses it is pointed to."""

import re
from pathlib import Path
from random import Random

import pytest
from meow_table import CARDS, dealt, follow, laid_out, walk, won

from meowgames.rules import CHANCE, OVER, meow

SEEDS = Path(__file__).parents[2] / "seeds"
NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", (SEEDS / "meow.en.md").read_text("utf-8"), re.M))


def faces(picture) -> set[str]:
    """Everything that can be seen somewhere."""
    return {face for pile in picture.values() for face in pile}


@pytest.mark.clause("meow", "2.6")
def test_a_seat_sees_its_own_hand_only():
    state = dealt("blue8 blue2 green18", "pink1", "pink2")
    mine = meow.look(state, 0)
    assert mine["hand0"] == (*CARDS[:6], "green18", "blue2", "blue8")
    assert mine["hand1"] == mine["hand2"] == ("card-back",) * 9
    assert meow.look(state, OVER)["hand0"] == ("card-back",) * 9
    assert "pink1" in meow.look(state, CHANCE)["hand1"] and "pink2" in meow.look(state, CHANCE)["hand2"]
    assert meow.look(follow(state, "blue8"), 1)["hand0"] == ("card-back",) * 8


@pytest.mark.clause("meow", "2.6", "2.7")
def test_of_a_deal_a_seat_hears_its_own_nine():
    state = laid_out(3)
    deal = meow.chance(state, Random(1))
    assert [meow.told(state, deal, seat)[1:] for seat in range(3)] == [deal[1:10], deal[10:19], deal[19:]]
    assert meow.told(state, deal, OVER) == ("deal",)
    assert meow.told(state, deal, CHANCE) == deal
    first = meow.start(None, 3)
    row = meow.chance(first, Random(1))
    assert meow.told(first, row, 1) == meow.told(first, row, OVER) == row
    table = meow.play(state, deal)
    assert meow.told(table, (deal[1],), 2) == (deal[1],)


@pytest.mark.clause("meow", "2.7")
@pytest.mark.parametrize("seats", range(2, 6))
def test_cards_not_dealt_are_never_seen(seats):
    hidden = set()
    for state, move in walk(seats, 1):
        if move and move[0] == "deal":
            hidden = set(CARDS) - set(move[1:])
            picture = meow.look(state, CHANCE)
            last = faces({spot: pile for spot, pile in picture.items() if spot.startswith("last")})
            continue
        if meow.turn(state) >= 0:
            picture = meow.look(state, CHANCE)
            assert picture["deck"] == (f"deck:{54 - 9 * seats}",)
            assert not faces(picture) & (hidden - last)


@pytest.mark.clause("meow", "4.11")
def test_the_last_trick_can_be_looked_at_until_the_next_is_finished():
    state = follow(dealt("blue8 blue6", "blue13 blue2", "blue5 blue3"), "blue8", "blue13", "blue5")
    later = follow(state, "blue2", "blue3")
    for now in (state, follow(state, "blue2"), later):
        picture = meow.look(now, OVER)
        assert [picture[f"last{seat}"] for seat in range(3)] == [("blue8",), ("blue13",), ("blue5",)]
        assert picture["lastwon1"] == ("crown",) and not {"lastwon0", "lastwon2"} & set(picture)
    picture = meow.look(follow(later, "blue6"), OVER)
    assert [picture[f"last{seat}"] for seat in range(3)] == [("blue6",), ("blue2",), ("blue3",)]
    assert picture["lastwon0"] == ("crown",)


@pytest.mark.clause("meow", "4.11")
def test_the_last_trick_outlives_a_new_deal():
    trick, compared = {}, 0
    for state, move in walk(3, 1):
        if state.round.number > 1 and not state.round.takers:
            picture = meow.look(state, OVER)
            assert {seat: picture[f"last{seat}"] for seat in range(3)} == trick
            compared += 1
        elif meow.turn(state) >= 0:
            trick[meow.turn(state)] = move
    assert compared == 2 * 4


@pytest.mark.clause("meow", "8.3")
def test_history_shows_all_cards_of_finished_tricks_round_by_round():
    played, was = {1: [], 2: [], 3: []}, 0
    for state, move in walk(3, 2, history=True):
        picture = meow.look(state, 1)
        for number, cards in played.items():
            done = cards[: len(cards) - len(state.trick)] if number == state.round.number else cards
            assert picture.get(f"seen{number}", ()) == tuple(sorted(done, key=CARDS.index))
        if meow.turn(state) >= 0:
            played[state.round.number] += move
            was += 1
    assert was == 81
    assert not any(spot.startswith("seen") for state, _ in walk(3, 2) for spot in meow.look(state, 1))


@pytest.mark.parametrize("expert", [False, True])
def test_cards_of_finished_tricks_are_out_of_play_and_nobody_sees_which(expert):
    """So a table that is laid as it lies here does not put them back into the deck."""
    played = []
    for state, move in walk(3, 2, expert=expert):
        unused = meow.look(meow.start(None, 3, expert=expert), OVER).get("gone", ())
        assert len(unused) == (27 if expert else 0)
        done = sorted(played[: len(played) - len(state.trick)], key=CARDS.index)
        assert meow.look(state, CHANCE).get("gone", ()) == (*done, *unused)
        assert all(meow.look(state, seat).get("gone", ()) == ("unseen",) * len(done) + unused for seat in (0, 2, OVER))
        played = [] if move and move[0] == "tokens" else played + [*(move if meow.turn(state) >= 0 else ())]


def test_the_crown_follows_the_best_card_so_far():
    state = dealt("blue8", "blue13", "green2 + green")
    crowns = []
    for card in ("blue8", "blue13"):
        state = follow(state, card)
        crowns += [spot for spot in meow.look(state, OVER) if spot.startswith("crown")]
    assert crowns == ["crown0", "crown1"]


def test_the_stake_walks_along_the_row():
    for state, _ in walk(2, 1):
        stakes = [spot for spot in meow.look(state, OVER) if spot.startswith("stake")]
        open_row = state.round.number > 0 and len(state.round.takers) < 9
        assert stakes == ([f"stake{len(state.round.takers)}"] if open_row else [])


def test_a_full_trick_is_shown_before_its_token_goes():
    state = follow(dealt("blue8", "blue13", "blue5"), "blue8", "blue13")
    (full,) = meow.steps(state, ("blue5",))
    picture = meow.look(full, OVER)
    assert [picture[f"trick{seat}"] for seat in range(3)] == [("blue8",), ("blue13",), ("blue5",)]
    assert picture["crown1"] == ("crown",) and picture["row0"] == ("bowl:+6",) and picture["stake0"]
    assert picture["hand2"] == ("card-back",) * 8 and "won1" not in picture
    assert list(meow.steps(dealt("blue8", "blue2", "blue3"), ("blue8",))) == []
    assert list(meow.steps(laid_out(2), meow.chance(laid_out(2), Random(1)))) == []


def test_preview_crowns_a_card_that_would_win():
    state = follow(dealt("blue8", "blue5 blue13 blue1 + green pink"), "blue8")
    assert meow.preview(state, ("blue13",)) == {"crown1": ("crown",)}
    assert meow.preview(state, ("blue5",)) == meow.preview(state, ("blue1",)) == {}
    assert meow.preview(state, ("blue9",)) == meow.preview(state, ()) == {}
    void = follow(dealt("blue8", "pink18 green2 + green pink"), "blue8")
    assert meow.preview(void, ("pink18",)) == {} and meow.preview(void, ("green2",)) == {"crown1": ("crown",)}
    state = follow(dealt("blue18", "blue5 blue13 blue1 + green pink"), "blue18")
    assert meow.preview(state, ("blue1",)) == {"crown1": ("crown",)}
    assert meow.preview(state, ("blue13",)) == {}


@pytest.mark.clause("meow", "3.4", "3.5", "3.6")
def test_prompts_and_the_clause_that_matters():
    state = dealt("blue8", "blue5", "green2 + green pink")
    assert (meow.prompt(state, 0), meow.clause(state)) == (("meow.prompt.lead",), "3.4")
    assert meow.prompt(state, 1) == meow.prompt(laid_out(2), CHANCE) == ()
    state = follow(state, "blue8")
    assert (meow.prompt(state, 1), meow.clause(state)) == (("meow.prompt.follow", "blue"), "3.5")
    state = follow(state, "blue5")
    assert (meow.prompt(state, 2), meow.clause(state)) == (("meow.prompt.any", "blue"), "3.6")


def test_status_counts_rounds_and_tricks():
    shown = [meow.status(state) for state, _ in walk(2, 1)]
    assert shown[0] == ("meow.status", "1", "1") and shown[-1] == ("meow.status.over",)
    assert list(dict.fromkeys(shown)) == [
        *(("meow.status", str(number), str(place)) for number in (1, 2, 3) for place in range(1, 10)),
        ("meow.status.over",),
    ]


def test_a_refused_touch_names_its_clause():
    state = follow(dealt("blue8", "blue13 blue2", "blue5 blue3"), "blue8", "blue13", "blue5", "blue2")
    held = [card for card in meow.look(state, 2)["hand2"] if (card,) not in meow.moves(state)]
    assert meow.turn(state) == 2 and held
    reasons = {held[0]: "3.5", "blue2": "3.8", "blue13": "4.11", "pink18": "2.6", "card-back": "2.6"}
    reasons |= {"row3": "4.9", "bowl:+6": "4.9", "seat1": "4.9", "pile": "2.2", "deck:27": "2.7"}
    reasons |= {"score:-4": "6.11", "won1": "4.12", "last0": "4.11", "first0": "5.3", "hand1": "2.6"}
    reasons |= {"elsewhere": None, "blue3": None}
    assert {word: meow.why_not(state, (word,)) for word in reasons} == reasons
    assert meow.why_not(state, ()) is None and meow.why_not(laid_out(2), ("row0",)) is None


def test_every_clause_the_game_points_to_exists():
    spots = "row1 stake1 trick1 last1 lastwon1 won1 crown1 seen1 pile deck first1 score1 hand1".split()
    touches = [*CARDS, *meow.TOKENS, *spots, "deck:18", "card-back", "token-back", "seat1", "score:3"]
    named = set()
    for state, _ in walk(4, 1):
        named |= {meow.clause(state), *(meow.why_not(state, (word,)) for word in touches)}
    assert {"2.4", "2.5", "3.4", "3.5", "3.6", "6.1"} <= named
    assert named - {None} <= NUMBERS


@pytest.mark.clause("meow", "1.4", "1.5")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rule_sheet_lists_the_values_in_use(language):
    text = (SEEDS / f"meow.{language}.md").read_text("utf-8").replace("\N{MINUS SIGN}", "-")
    for number, kind in (("1.4", "bowl"), ("1.5", "bone")):
        line = re.search(rf"^\*\*{re.escape(number)}\*\* ([^*]*)", text, re.M).group(1)
        assert re.findall(r"[+-]\d+", line) == [name[5:] for name in meow.TOKENS if name.startswith(kind)]


def test_worth_lies_between_0_and_1_and_grows_with_the_lead():
    ahead, behind = won(["bowl:+9"], ["bowl:+4"]), won(["bowl:+4"], ["bowl:+9"])
    assert 0 < meow.worth(behind, 0) < 0.5 < meow.worth(ahead, 0) < 1
    for state, _ in walk(3, 1):
        assert all(0 <= meow.worth(state, seat) <= 1 for seat in range(3))
