"""Tables of minicity stood up: honest pictures, tables put up by hand, damaged ones and the clause each breaks."""

from collections import Counter
from random import Random

import minicity_table
import pytest
import standing
from cases import Case, line
from minicity_table import befriend, friendly, opened, plain_level, turn3

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Ask, Broken, minicity

CASES = [
    Case("minicity", 2, (("friends", True), ("joker", True))),
    Case("minicity", 3, (("display", True), ("length", "short"))),
    Case("minicity", 4, (("quick", "five"), ("return", True))),
    Case("minicity", 3, (("friends", True), ("display", True), ("quick", "colour"))),
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
RED, GREY, HONEY, LEAF = "card-red", "card-grey", "food-yellow", "food-green"


def some(case: Case, seed: int, count: int) -> list:
    """States of a match, its first and its last among them."""
    states = line(case).states
    return [states[0], states[-1], *Random(f"{case}/{seed}").sample(states, count)]


def sensible(case: Case, seed: int) -> list:
    """States of a match whose moves make some sense, which comes to friends and to the end sooner."""
    return [state for state, _ in minicity_table.walk(case.seats, seed, sense=True, **dict(case.options))]


def lying(state) -> dict:
    """What lies on a table, marks and all."""
    return dict(minicity.look(state, CHANCE))


def bare(picture: dict) -> dict:
    """The same table without what the house has written on it."""
    home = minicity.pieces(plain_level(), sum(spot.startswith("hand") for spot in picture), picture)
    rooms = {spot for spot in picture if spot.startswith("place")}
    return {spot: faces for spot, faces in picture.items() if spot in home or spot in rooms}


def stood(picture: dict, seats: int = 3, **answers):
    """What a picture becomes; what is not answered is answered with the first answer, options as they are printed."""
    while isinstance(found := minicity.stand(plain_level(), seats, picture, **answers), Ask):
        assert found.what not in answers
        answers[found.what] = found.answers[0]
    return found


def clause(state, **changes: tuple) -> tuple[str, tuple]:
    """The clause a table breaks once these spots hold something else, and where; a _ is a hyphen."""
    picture = lying(state) | {spot.replace("_", "-"): faces for spot, faces in changes.items()}
    found = stood({spot: faces for spot, faces in picture.items() if faces}, state.table.seats)
    assert isinstance(found, Broken), f"it stands: {found}"
    return found


# ── honest pictures ──


@every_case
def test_a_picture_of_a_match_becomes_its_state_and_nothing_is_asked_but_options(case):
    for state in [*some(case, 1, 60), *sensible(case, 1)[::9]]:
        standing.stood(case, state)
        found, asked = standing.answered(case, minicity.look(state, CHANCE), standing.truth(case, state))
        assert asked.keys() <= minicity.OPTIONS.keys()
        assert minicity.turn(found) == minicity.turn(state)


@every_case
def test_a_match_goes_on_from_its_picture_as_if_nothing_had_happened(case):
    rng = Random(str(case))
    for state in some(case, 2, 5):
        standing.goes_on(case, state, standing.stood(case, state), 60, rng)


@every_case
def test_a_table_put_up_by_hand_becomes_a_match(case):
    rng = Random(str(case))
    for state in [*some(case, 3, 12), *sensible(case, 2)[::25]]:
        standing.stood_by_hand(case, state, rng)


@every_case
def test_who_guesses_from_a_table_stood_up_guesses_as_before(case):
    for state in some(case, 4, 12):
        found = standing.stood(case, state)
        for seat in range(case.seats):
            one, two = (minicity.guess(each, seat, Random(seat)) for each in (state, found))
            assert minicity.look(one, seat) == minicity.look(two, seat) == minicity.look(state, seat)
            assert minicity.guess(minicity.guess(found, seat, Random(7)), seat, Random(seat)) == two


@pytest.mark.parametrize("way", standing.HURTS)
def test_a_damaged_picture_breaks_a_clause_or_becomes_what_it_shows(way):
    rng = Random(way)
    for case in CASES:
        for state in some(case, 5, 12):
            for picture in (minicity.look(state, CHANCE), standing.by_hand(case, state, rng)):
                standing.survives(case, state, standing.hurt(picture, rng, way))


# ── what a picture notes ──


def test_all_that_the_turn_has_seen_is_noted_for_everybody():
    for case in CASES:
        for state in some(case, 6, 15):
            pictures = [minicity.look(state, eye) for eye in (0, 1, CHANCE, OVER)]
            for spot in ("round", "quiet", "news", "whose", "bought", "last", "began", "seen", "errand"):
                assert len({picture.get(spot) for picture in pictures}) == 1


@pytest.mark.clause("minicity", "6.6")
def test_an_ant_that_has_moved_leaves_a_note_where_it_stood():
    state = minicity_table.land(turn3(), 34, 41)
    assert minicity_table.shown(state, "began") == ("began-yellow:41",)
    assert "began" not in lying(turn3())
    again = stood(lying(state))
    assert again.now.began == state.now.began and again.card == state.card


def test_a_friend_on_an_errand_leaves_a_note():
    state = minicity_table.follow(friendly("ladybird"), "ladybird chamber8")
    assert minicity_table.shown(state, "errand") == ("lifted:8", "then:card")
    assert stood(lying(state)).now.lifted == 7
    state = minicity_table.follow(friendly("bumblebee"), "bumblebee food-yellow")
    assert minicity_table.shown(state, "errand") == ("returned:food-yellow", "then:card")
    assert minicity.moves(stood(lying(state))) == minicity.moves(state)


@pytest.mark.clause("minicity", "7.5")
def test_a_match_that_ended_for_want_of_unloaded_blocks_is_over_when_stood_up():
    state = turn3()
    now = state.now._replace(seat=2, played=3)
    over = state._replace(turn=OVER, stage="over", now=now, round=31, quiet=30)
    found = stood(lying(over))
    assert lying(found) == lying(over) and minicity.stalemate(found) == minicity.stalemate(over) != ()
    assert stood(bare(lying(over))).turn == 0  # a table put up by hand cannot tell


def test_a_picture_that_says_the_game_goes_on_though_somebody_is_done_is_over():
    state = _emptied(minicity_table.load(turn3(), "", ""))
    assert stood(lying(state)).turn == OVER


# ── one clause for each damage ──


def test_each_damage_to_cards_breaks_its_clause():
    state = turn3("yrgb", ["yb", "rg"])
    hand = lying(state)["hand1"]
    assert clause(state, hand0=(*lying(state)["hand0"], RED)).clause == "1.5"
    assert clause(state, hand0=(RED,) * 20).spots[0].startswith(("hand", "road"))
    assert clause(state, hand1=hand[1:]) == Broken("1.5", ("deck",))
    assert clause(state, discard=(HONEY,)) == Broken("1.4", ("discard",))
    assert clause(state, zone1=(RED,)) == Broken("1.5", ("zone1",))
    assert clause(state, hand2=("card-back",)) == Broken("1.5", ("hand2",))
    assert clause(state, deck=("nonsense",)) == Broken("1.5", ("deck",))
    deck = lying(state)["deck"]
    assert clause(state, deck=(), discard=(*_unseen(state),)) == Broken("4.7", ("discard",))
    assert clause(state, deck=deck[1:], road_a5=(), road_a4=(RED,)) == Broken("4.3", ("road-a6",))
    assert clause(state, deck=deck[1:], road_a6=(RED, "card-yellow")) == Broken("4.3", ("road-a6",))
    assert clause(state, road_a6=(), road_a8=("card-yellow",)).clause == "2.6"
    assert clause(state, deck=deck[1:], hand1=(*hand, RED)) == Broken("6.8", ("hand1",))
    assert clause(state, hand1=hand[:2], hand2=hand[:3], deck=(*deck, *["card-back"] * 3)).clause == "6.8"
    assert clause(state, hand1=(), deck=(*deck, *["card-back"] * 4)) == Broken("4.1", ("hand1",))


def _unseen(state) -> list[str]:
    """The cards of the deck."""
    return [card for card, kind in zip(minicity_table.CARDS.values(), range(5)) for _ in range(_of(state, kind))]


def _of(state, kind: int) -> int:
    return state.pack.deck >> 7 * kind & 127


def test_each_damage_to_a_road_at_the_river_breaks_its_clause():
    state = turn3("yrgb", ["yb", "rg"])
    deck = lying(state)["deck"]
    row = {f"road_a{square}": (GREY,) for square in range(1, 6)}
    found = clause(state, deck=deck[5:], **row)
    assert found == Broken("4.4", ("road-a1",))  # nobody has laid a card
    row |= {f"road_a{square}": (GREY,) for square in range(8, 13)}
    assert clause(state, deck=deck[10:], **row) == Broken("4.4", ("road-a1", "road-a12"))
    empty = {"road_a6": (), "road_a7": (), "road_b6": (), "road_b7": ()}
    assert clause(state, deck=(*deck, *["card-back"] * 4), **empty).clause == "2.6"
    two = turn3("yrgb", ["yb"], seats=2)
    assert clause(two, deck=lying(two)["deck"][1:], road_b6=(RED,)) == Broken("2.6", ("road-b6",))


def test_each_damage_to_the_hill_breaks_its_clause():
    state = turn3()
    assert clause(state, zone9=("ant-violet", "ant-red"), zone13=()) == Broken("2.2", ("zone9",))
    assert clause(state, zone13=()) == Broken("1.3", ())
    assert clause(state, zone1=("ant-red",)) == Broken("1.3", ("zone1", "zone13"))
    assert clause(state, zone1=("nonsense",)) == Broken("1.3", ("zone1",))
    assert clause(state, crate0=("ant-red",)) == Broken("1.3", ("crate0",))
    assert clause(state, place2_1=(LEAF,)) == Broken("6.2", ("place2-1",))
    assert clause(state, place2_1=(HONEY, HONEY)) == Broken("6.3", ("place2-1",))
    assert clause(state, place2_1=(HONEY,)).clause == "2.4"
    assert clause(state, place1_1=()).clause == "7.4"
    assert clause(state, crate1=("food-back",) * 7) == Broken("1.4", ("crate1",))


def test_each_damage_to_a_crate_breaks_its_clause():
    state = turn3()
    seen = lying(state)
    (first, *crate), stock = seen["crate1"], seen["stock1"]
    assert clause(state, crate1=tuple(crate)).clause == "7.4"
    assert clause(state, crate1=(first, first, *crate)).clause == "2.4"
    other = (HONEY, *seen["crate2"]), tuple((Counter(seen["stock1"]) - Counter([HONEY])).elements())
    assert clause(state, crate2=other[0], stock1=other[1]) == Broken("2.4", ("crate2", "stock2"))
    assert clause(state, crate1=(stock[0], first, *crate), stock1=stock[1:]) == Broken("2.7", ("crate1",))
    moved = dict(place1_2=(LEAF,), crate1=tuple((Counter(seen["crate1"]) - Counter([LEAF])).elements()))
    more = dict(place1_3=(LEAF,), crate2=tuple((Counter(seen["crate2"]) - Counter([LEAF])).elements()))
    assert clause(state, **moved, **more) == Broken("6.7", ("crate1", "crate2"))


def test_each_damage_before_the_game_breaks_its_clause():
    state = minicity_table.dealt(["ybrg"] * 3, ["yb", "rg"])
    seen = lying(state)
    assert clause(state, zone13=(), zone12=("ant-red",)) == Broken("2.2", ("zone12",))
    assert clause(state, place1_1=(), place6_1=(LEAF,)).clause == "2.3"
    assert clause(state, hand1=seen["hand1"][1:], discard=(seen["hand1"][0],)) == Broken("2.9", ("discard",))
    assert clause(state, hand1=(), deck=(*seen["deck"], *["card-back"] * 4)).clause == "2.5"
    assert clause(state, deck=seen["deck"][1:], road_a8=(RED,)).clause == "2.6"
    assert clause(state, crate1=(HONEY,), stock1=seen["stock1"][1:]).clause == "2.7"


def test_each_damage_to_friends_breaks_its_clause():
    state = friendly("beetle", "snail", points=3)
    seen = lying(state)
    assert clause(state, friends0=("beetle",)) == Broken("8.7", ("shop-snail",))
    assert clause(state, friends1=("beetle",)) == Broken("8.7", ("friends0", "friends1"))
    assert clause(state, friends0=("spent-beetle", "snail")) == Broken("8.9", ("friends0",))
    assert clause(state, shop_snail=("buy-snail:8",)) == Broken("8.7", ("shop-snail",))
    assert clause(state, shop_beetle=seen["shop-snail"], shop_snail=()) == Broken("8.7", ("shop-beetle",))
    assert clause(state, points1=()) == Broken("8.1", ("points1",))
    assert clause(state, points1=("cube:21",)) == Broken("8.4", ("points1",))
    assert clause(state, points1=("cube:many",)) == Broken("8.4", ("points1",))
    assert clause(state, seat1=("cube:1",)) == Broken("8.4", ("seat1",))


def test_a_block_in_the_air_needs_another_chamber():
    state = befriend(turn3(seats=2, friends=True), "ladybird")
    state = state._replace(club=state.club._replace(spent=state.club.owned))
    state = _emptied(minicity_table.load(minicity_table.load(state, "p", ""), "y", "", seat=1))
    picture = bare(lying(state))
    lifted = next(spot for spot in picture if spot.startswith("place5-"))
    found = stood({spot: faces for spot, faces in picture.items() if spot != lifted}, 2)
    assert found == Broken("8.11", ("chamber5",))
    one = next(spot for spot in picture if spot.startswith("place14-"))
    found = stood({spot: faces for spot, faces in picture.items() if spot != one}, 2)
    assert found.stage == "drop" and minicity.moves(found) == [("chamber14",)]
    awake = {**picture, "friends0": ("ladybird",)}
    assert stood({spot: faces for spot, faces in awake.items() if spot != one}, 2).clause == "7.4"


def test_each_damage_to_the_display_breaks_its_clause():
    state = minicity_table.turn3(display="yrg")
    deck = lying(state)["deck"]
    assert clause(state, display0=(RED, RED), deck=deck[1:]) == Broken("9.4", ("display0",))
    assert clause(state, display0=(), display1=(), deck=(*deck, *["card-back"] * 2)) == Broken("9.4", ("display2",))


@pytest.mark.parametrize("quick, rest, clause", [("off", "", "7.1"), ("colour", "yy", "9.2"), ("five", "yyoob", "9.3")])
def test_only_one_seat_comes_to_the_goal(quick, rest, clause):
    state = minicity_table.load(turn3(quick=quick), rest, "")
    state = _emptied(minicity_table.load(state, rest, "", seat=1))
    found = stood(bare(lying(state)), quick=quick, **{"return": False, "joker": False})
    assert found == Broken(clause, ("crate0", "crate1"))
    over = _emptied(minicity_table.load(turn3(quick=quick), rest, ""))
    assert stood(bare(lying(over)), quick=quick).turn == OVER


def _emptied(state):
    """The same table with the blocks that nobody has any more in the hill."""
    free, hill = list(state.free), minicity.city.city(state.table.level)
    for kind, rooms in enumerate(hill.rooms):
        left = sum((crate + stock) >> 7 * kind & 127 for crate, stock in zip(state.crates, state.stocks))
        for room in rooms:
            free[room] = min(free[room], left)
            left -= free[room]
    return state._replace(free=tuple(free))


# ── tables put up by hand ──


def test_a_fresh_table_put_up_by_hand_asks_nothing_but_options():
    for seats in minicity.SEATS:
        picture = bare(lying(opened(["ybrg"] * seats)))
        options = {name: values[0] for name, values in minicity.OPTIONS.items()}
        found = minicity.stand(plain_level(), seats, picture, **options)
        assert (found.turn, found.stage, found.round) == (0, "card", 1)


def test_a_turned_card_and_a_friend_not_yet_turned_over_are_what_they_are():
    state = friendly("beetle", points=3)
    turned = {
        "road-a6": ("card-yellow@1",),
        "friends0": ("buy-beetle:5",),
        "deck": (f"deck:{len(lying(state)['deck'])}",),
    }
    assert minicity.pieces(plain_level(), 3, lying(state)) == minicity.pieces(plain_level(), 3, lying(state) | turned)
    assert stood(lying(state) | turned).club == state.club


def test_pieces_where_the_game_has_no_place_break_the_clause_of_their_kind():
    found = {face: clause(turn3(), **{"table.3,4": (face,)}) for face in (RED, HONEY, "ant-red", "beetle", "cube:3")}
    assert [each.clause for each in found.values()] == ["1.5", "1.4", "1.3", "8.7", "8.4"]
    assert {each.spots for each in found.values()} == {("table.3,4",)}


def _food(place: str) -> str:
    """The food of a place."""
    return minicity_table.FOODS[minicity_table.chambers()[int(place.partition("-")[0]) - 1][2]]


# A match of two in its sixth round, as somebody remembers it: Anna has laid a card, unloaded, laid another.
BLOCKS = """
1-1 1-2 2-1 2-2 2-3 5-1 5-2 6-1 6-2 6-3 7-1 7-2 8-1 8-2 8-3 12-1 12-2 13-1 13-2 14-1 14-2 15-1 16-1 17-1 18-1 18-2
21-1 23-1 23-2 24-1 25-1 26-1 26-2 27-1 31-1 31-2 32-1 34-1 35-1 36-2 39-1 41-1 42-1 42-2 43-2 44-2 46-1 47-2 48-1
49-1 49-2 49-3
""".split()
KITCHEN = {
    "road-a2": (GREY,), "road-a3": ("card-yellow",), "road-a4": ("card-yellow",), "road-a5": (RED,),
    "road-a6": ("card-yellow",), "road-a7": ("card-yellow",), "road-a8": ("card-blue",),
    "zone42": ("ant-yellow",), "zone17": ("ant-blue",), "zone6": ("ant-red",), "zone31": ("ant-grey",),
    "zone2": ("ant-violet",), "hand0": (GREY, "card-blue"), "hand1": (GREY, RED, "card-yellow", "card-yellow"),
    "crate0": (HONEY, HONEY, "food-orange", LEAF, "food-pink"),
    "stock0": (HONEY,) * 6 + ("food-orange",) * 4 + ("food-blue",) * 4 + (LEAF,) * 3 + ("food-pink",) * 2,
    "crate1": (HONEY, HONEY, "food-orange", "food-orange", "food-blue", LEAF, "food-pink"),
    "stock1": (HONEY,) * 5 + ("food-orange",) * 3 + ("food-blue",) * 4 + (LEAF,) * 3 + ("food-pink",) * 2,
    "discard": tuple(minicity_table.named("rvryrgvrrrgbybrgvbvgrbbvvrvyyyvg", minicity_table.CARDS)),
    "deck": (*["card-yellow"] * 8, *[GREY] * 11, *["card-violet"] * 11, *[RED] * 8, *["card-blue"] * 12),
    "gone": ("buy-beetle:5", "cube:0", "cube:0"),
}  # fmt: skip
KITCHEN |= {f"place{place}": (_food(place),) for place in BLOCKS}


def test_a_kitchen_table_is_played_on_after_two_questions_and_those_of_its_options():
    level, asked = read_level("minicity"), {"return": False, "quick": "off", "joker": False}
    assert sum(map(len, KITCHEN.values())) > 30
    stage = minicity.stand(level, 2, KITCHEN, **asked)
    assert stage == Ask("stage", ("card", "walk", "unload", "stock"))
    last = minicity.stand(level, 2, KITCHEN, **asked, stage="walk")
    assert last == Ask("last", ("a-top", "a-foot"))
    state = minicity.stand(level, 2, KITCHEN, **asked, stage="walk", last="a-top")
    assert minicity.turn(state) == 0 and (state.now.played, state.card.ant, state.card.run) == (1, 3, 1)
    assert minicity.moves(state) == [("chamber24",), ("chamber30",), ("chamber32",), ("stay",)]
    assert minicity.score(state) == (43 - 24, 43 - 24)
