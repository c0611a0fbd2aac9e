"""L'Île des Chats put up by hand on a kitchen table: what is asked, and which clause a table breaks that cannot be."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from isle_table import LEVEL, walk

from meowgames.rules import CHANCE, OVER, Ask, isle
from meowgames.rules.isle.aboard import finds
from meowgames.rules.isle.cards import CARDS, treasures
from meowgames.rules.isle.tiles import BAG, CATS

Board = dict[str, tuple[str, ...]]
HONEY = """n5-green@1m 9,0; c6-purple 1,3; y5-purple@1m 13,3; x5-green 17,2; s4-green@0m 11,1; u5-red@1 13,5;
    u5-orange@3 8,3; p5-blue@2m 11,6; x5-orange 8,6; n6-red@1 5,4; s6-purple 3,5; l5-orange@0m 10,2; f6-purple@3 3,1"""
CHERRY = """u5-purple@2 7,0; f6-green@1m 13,2; l5-green@2m 1,3; s6-green@3m 5,5; i5-blue 4,3; u5-blue@2 2,2;
    y5-blue 4,1; x5-blue 6,3; z6-green@0m 9,3; w5-blue@2 8,5; common3l 9,1; n6-orange@0m 11,4; x5-purple 15,1;
    v5-orange@3 17,3"""


def aboard(seat: int, text: str) -> Board:
    """The tiles of a boat, each written as a face and its corner."""
    found: Board = {}
    for entry in text.replace("\n", " ").split(";"):
        face, corner = entry.split()
        spot = f"boat{seat}.{corner}"
        found[spot] = (*found.get(spot, ()), face)
    return found


def bagged(picture: Board) -> Board:
    """A table with all other cats and rare treasures in the bag."""
    out: Counter[str] = Counter()
    for faces in picture.values():
        for face in faces:
            out[face.partition(":")[0].partition("@")[0]] += int(face.partition(":")[2] or 1)
    return {**picture, "bag": tuple((Counter(BAG) - out).elements())}


def less(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The family cards that nobody holds."""
    return tuple(card for card in CARDS if card not in cards)


# The evening before last of two players: seat 1 went on alone when seat 0 had passed, and has laid a green cat on
# the green map. No rat, no score and no passed sign lies there.
KITCHEN = bagged(
    {
        "boat0": ("hull-purple",),
        **aboard(0, HONEY),
        "boat1": ("hull-red",),
        **aboard(1, CHERRY),
        "day2": ("vesh",),
        "order0": ("figure1",),
        "order1": ("figure0",),
        "shore0": ("w5-red",),
        "shore1": ("n5-red@1",),
        "shore2": ("t5-red",),
        "shore4": ("t5-purple",),
        "common1": ("common1:5",),
        "common2": ("common2",) * 5,
        "common3l": ("common3l:4",),
        "common3i": ("common3i:5",),
        "rare-i": ("rare-i:1",),
        "rare-o": ("rare-o:3",),
        "rare-t": ("rare-t:1",),
        "rare-l": ("rare-l:2",),
        "rare-s": ("rare-s:3",),
        "card0": ("card159", "card155"),
        "card1": ("card161", "card154"),
        "gone": (*less(("card159", "card155", "card161", "card154")), "n6-green", "w5-orange", "figure3", "common1"),
    }
)
HANDS = ("card151", "card152", "card153", "card154")
FRESH = bagged(  # nothing has been drawn yet
    {
        "boat0": ("hull-blue",),
        "boat1": ("hull-green",),
        "day5": ("vesh",),
        "order0": ("figure0",),
        "order1": ("figure1",),
        **{name: (f"{name}:5",) for name in ("common1", "common2", "common3l", "common3i")},
        "card0": HANDS[:2],
        "card1": HANDS[2:],
        "gone": less(HANDS),
    }
)


def stand(picture: Board, seats: int = 2, **asked: Any) -> Any:
    """What a table becomes at which those who can take nothing pass by themselves."""
    return isle.stand(LEVEL, seats, picture, **{"auto_pass": True, **asked})


def changed(picture: Board, **faces: Any) -> Board:
    """A table on which something else lies in these places, nothing where None is said."""
    return {spot: found for spot, found in {**picture, **faces}.items() if found is not None}


# ── questions ──


def test_a_kitchen_table_is_stood_up_by_three_answers():
    assert sum(len(faces) for spot, faces in KITCHEN.items() if spot not in ("bag", "gone")) > 30
    assert isle.stand(LEVEL, 2, KITCHEN) == Ask("auto_pass", (True, False))
    assert stand(KITCHEN) == Ask("turn", ("seat1", "seat0"))
    assert stand(KITCHEN, turn="seat1") == Ask("stage", ("cat", "treasure"))
    state = stand(KITCHEN, turn="seat1", stage="treasure")
    assert (state.turn, state.stage, state.day, state.order) == (1, "treasure", 2, (1, 0))
    kinds = ("common1", "common2", "common3l", "common3i", "rare-i", "rare-o", "rare-t", "rare-l", "rare-s")
    assert isle.moves(state) == [*((kind,) for kind in kinds), ("skip",)]
    assert isle.score(state) and isle.status(state) == ("isle.status", "4", "4")


def test_the_kitchen_table_plays_to_its_end():
    state, rng = stand(KITCHEN, turn="seat1", stage="treasure"), Random(1)
    while isle.turn(state) != OVER:
        state = isle.play(state, isle.chance(state, rng) if isle.turn(state) == CHANCE else isle.sample(state, rng))
    assert state.day == 0 and len(state.boats[0].tiles) > 14


def test_what_need_not_be_asked_follows_from_what_lies_there():
    dealing = changed(FRESH, card0=None, card1=None, gone=CARDS)
    assert stand(dealing).stage == "cards" and stand(changed(dealing, boat0=None, boat1=None)).stage == "boats"
    three = changed(FRESH, card1=(*HANDS[2:], "card168"), gone=less((*HANDS, "card168")))
    found = stand(three)
    assert (found.turn, found.stage, found.given[1]) == (1, "give", "") and found.given[0] in less(HANDS)
    assert (stand(FRESH).turn, stand(FRESH).stage) == (CHANCE, "draw")


def test_with_a_tile_in_hand_only_the_seat_is_asked():
    held = changed(KITCHEN, shore0=None, held=("w5-red",))
    assert stand(held) == Ask("turn", ("seat1", "seat0"))
    assert stand(held, turn="seat0").stage == "place" and stand(held, turn="seat0").held == "w5-red"
    held = changed(KITCHEN, common1=("common1:4",), held=("common1",))
    assert stand(held, turn="seat1").stage == "lay" and stand(held, turn="seat1").stock[0] == 5


def of_match(good: Any, seats: int = 2, **options: Any) -> Any:
    """The first state of some random matches that is as good as this."""
    return next(state for seed in range(80) for state, _ in walk(seats, seed, 0.06, **options) if good(state))


def test_nobody_is_asked_whose_turn_it_is_while_the_marks_say_that_nobody_has_passed():
    state = of_match(lambda state: state.stage == "cat" and state.shore.count("") == 3)
    assert stand(isle.look(state, CHANCE)).turn == state.turn


def test_who_is_next_is_asked_once_somebody_has_passed():
    state = of_match(lambda state: state.stage == "cat" and state.passed.bit_count() == 1, 3)
    asked = stand(isle.look(state, CHANCE), 3)
    seats = [f"seat{seat}" for seat in state.order if not state.passed >> seat & 1]
    assert asked == Ask("turn", tuple(seats))
    assert stand(isle.look(state, CHANCE), 3, turn=seats[1]).turn == int(seats[1][4:])


def test_a_cat_just_laid_on_its_map_may_wait_for_its_treasure():
    state = of_match(lambda state: state.stage == "treasure" and not state.passed and any(state.shore))
    picture, seat = isle.look(state, CHANCE), state.turn
    assert {*stand(picture).answers} == {"seat0", "seat1"}
    assert (
        stand(picture, turn=f"seat{seat}").stage == "treasure" and stand(picture, turn=f"seat{1 - seat}").stage == "cat"
    )


def test_how_passing_was_agreed_is_not_asked_where_the_table_shows_it():
    def stuck(state: Any) -> bool:
        if state.stage != "cat" or state.passed or isle.moves(state) != [("pass",)]:
            return False
        return all(finds(boat) == treasures(boat) for boat in state.boats)  # nor may a treasure be waiting

    state = of_match(stuck, auto_pass=False)
    found = isle.stand(LEVEL, 2, isle.look(state, CHANCE))
    assert found.table.auto is False and found.turn == state.turn


@pytest.mark.clause("isle", "3.14")
def test_the_cat_in_hand_goes_back_into_its_own_slot():
    state = of_match(lambda state: state.stage == "place" and "" in state.shore[: state.shore.index(state.held)])
    picture = isle.look(state, CHANCE)
    slot = state.shore.index(state.held)
    assert picture["slot"] == (f"slot:{slot}",) and stand(picture).shore == state.shore
    bare = stand({spot: faces for spot, faces in picture.items() if spot != "slot"})
    assert bare.shore[state.shore.index("")] == state.held and sorted(bare.shore) == sorted(state.shore)


@pytest.mark.clause("isle", "2.7")
def test_a_card_given_back_is_told_to_nobody_and_found_again():
    state = of_match(lambda state: state.stage == "cat")
    picture = isle.look(state, CHANCE)
    assert picture["given0"] == (f"given:{state.given[0]}",)
    assert all(isle.look(state, seat)["given0"] == ("unseen",) for seat in (0, 1, OVER))
    assert stand(picture).given == state.given
    unsaid = stand({spot: faces for spot, faces in picture.items() if not spot.startswith("given")})
    assert len({*unsaid.given}) == 2 and not {*unsaid.given} & {card for hand in state.cards for card in hand}


@pytest.mark.clause("isle", "4.6")
def test_tiles_that_share_a_corner_are_laid_by_touch_and_seen_as_they_lie():
    text = "x5-blue 13,0; n5-red 9,1; common1 11,3; i5-green@1 7,4; v5-green 11,3"
    cats = [cat for cat in CATS if cat not in text][:4]
    shore = {f"shore{slot}": (cat,) for slot, cat in enumerate(cats)}
    fresh = {spot: faces for spot, faces in FRESH.items() if spot != "bag"}
    table = bagged({**fresh, **aboard(0, text), **shore, "common1": ("common1:4",)})
    for order in (("common1", "v5-green"), ("v5-green", "common1")):  # laid bottom first, the second would lie apart
        state = stand({**table, "boat0.11,3": order}, turn="seat1")
        assert isle.look(state, CHANCE)["boat0.11,3"][-2:] == order
        assert isle.score(state) == isle.score(stand({**table, "boat0.11,3": ("common1", "v5-green")}, turn="seat1"))


# ── broken tables ──


SHORE = "shore0", "shore1", "shore2", "shore4"
BROKEN: list[tuple[str, Board, dict[str, Any], tuple[str, ...]]] = [  # the clause, the table, what is changed, where
    ("1.5", KITCHEN, {"shore5": ("w5-red",)}, ("shore0", "shore5")),
    ("1.5", KITCHEN, {"shore0": None}, ("bag",)),
    ("1.5", KITCHEN, {"shore0": None, "table.3,4": ("w5-red",)}, ("table.3,4",)),
    ("1.6", KITCHEN, {"aside": ("common1",)}, ("aside",)),
    ("1.7", KITCHEN, {"rare-o": ("rare-o:4",)}, ("rare-o", "bag")),
    ("1.7", KITCHEN, {"hand0": ("rare-i",)}, ("hand0",)),
    ("1.8", KITCHEN, {"card0": ("card155", "card161")}, ("card0", "card1")),
    ("1.8", KITCHEN, {"hand1": ("card161",), "card1": ("card154",)}, ("hand1",)),
    ("1.8", KITCHEN, {"gone": ("n6-green", "w5-orange")}, ("gone",)),
    ("1.9", KITCHEN, {"day2": None}, ()),
    ("1.9", KITCHEN, {"day3": ("vesh",)}, ("day2", "day3")),
    ("1.9", KITCHEN, {"day2": ("nonsense:7",)}, ("day2",)),
    ("2.1", KITCHEN, {"boat1": ("hull-purple",)}, ("boat0", "boat1")),
    ("2.1", KITCHEN, {"boat1": None}, ("boat0",)),
    ("2.1", FRESH, {"boat0": None, "boat1": None}, ("card0", "card1")),
    ("2.2", KITCHEN, {"common1": ("common1:6",)}, ("common1",)),
    ("2.2", KITCHEN, {"common2": ("common2",) * 4}, ("common2",)),
    ("2.2", KITCHEN, {"common2": ("common2:x",)}, ("common2",)),
    ("2.3", KITCHEN, {"rare-o": ("rare-o:2",)}, ("bag",)),
    ("2.4", KITCHEN, {"order1": None}, ("order0",)),
    ("2.4", KITCHEN, {"turn0": ("figure0",), "order1": None}, ("turn0",)),
    (
        "2.5",
        FRESH,
        {"card0": (*HANDS[:2], "card167", "card168"), "gone": less((*HANDS, "card167", "card168"))},
        ("card0",),
    ),
    ("2.5", KITCHEN, {"card0": ("card155",)}, ("card0",)),
    ("2.5", FRESH, {"card0": (*HANDS[:2], "card168"), "gone": less((*HANDS, "card168"))}, ("card0", "card1")),
    ("2.6", KITCHEN, {"card0": None, "card1": None, "gone": (*CARDS, "n6-green", "w5-orange")}, ()),
    ("3.1", FRESH, {"card0": None, "card1": None, "gone": CARDS, "day5": None, "day4": ("vesh",)}, ("day4",)),
    ("3.2", KITCHEN, {"day2": None, "day3": ("vesh",)}, ("day3", *SHORE)),
    ("3.2", KITCHEN, {"shore3": ("nonsense",)}, ("shore3",)),
    (
        "3.3",
        FRESH,
        {"rare-o": ("rare-o:1",), "bag": tuple((Counter(BAG) - Counter(["rare-o"])).elements())},
        ("rare-o",),
    ),
    ("3.4", KITCHEN, {"shore0": None, "shore1": None, "held": ("w5-red", "n5-red")}, ("held",)),
    ("3.10", FRESH, {"common1": ("common1:4",), "held": ("common1",)}, ("held",)),
    ("3.11", KITCHEN, {"day2": None, "day1": ("vesh",)}, SHORE),
    ("3.12", KITCHEN, {"order0": ("figure1", "figure0"), "order1": None}, ("order0",)),
    ("4.2", KITCHEN, {"boat1.17,3": None, "boat1.20,6": ("v5-orange@3",)}, ("boat1.20,6",)),
    ("4.2", KITCHEN, {"boat1.17,3": None, "boat3.9,3": ("v5-orange@3",)}, ("boat3.9,3",)),
    ("4.3", KITCHEN, {"boat1.17,3": None, "boat1.16,3": ("v5-orange@3",)}, ("boat1.15,1", "boat1.16,3")),
    ("4.6", KITCHEN, {"boat1.17,3": None, "boat1.18,3": ("v5-orange@3",)}, ("boat1.18,3",)),
    ("5.1", FRESH, {"common1": ("common1:4",), "boat0.9,3": ("common1",)}, ("boat0.9,3",)),
    ("6.13", KITCHEN, {"score0": ("",)}, ("score0",)),
]


@pytest.mark.parametrize("clause, table, change, where", BROKEN, ids=[f"{n}-{one[0]}" for n, one in enumerate(BROKEN)])
def test_a_table_that_cannot_be_names_the_clause_it_breaks_and_where(clause, table, change, where):
    assert isinstance(stand(table), Ask) == (table is KITCHEN)
    picture = changed(table, **change)
    found = stand(picture)
    assert found.clause == clause and (not where or found.spots == where)
    assert {*found.spots} <= picture.keys()


def test_figures_stand_clockwise_whoever_began():
    state = of_match(lambda state: state.stage == "cat" and state.day == 4, 3)
    picture = {**isle.look(state, CHANCE)}
    later = {**picture, "order0": ("figure0",), "order1": ("figure1",), "order2": ("figure2",)}
    assert stand(later, 3, turn="seat0").order == (0, 1, 2)
    later |= {"order0": ("figure1",), "order1": ("figure0",)}
    assert (stand(later, 3).clause, stand(later, 3).spots) == ("2.4", ("order0", "order1", "order2"))


def test_on_the_first_day_no_cat_has_left_the_game():
    cats = {f"shore{slot}": (cat,) for slot, cat in enumerate(CATS[:7])}
    table = {spot: faces for spot, faces in FRESH.items() if spot != "bag"}
    found = stand(bagged({**table, **cats, "gone": (*less(HANDS), CATS[7])}))
    assert (found.clause, found.spots) == ("3.11", ("gone",))


@pytest.mark.clause("isle", "3.11")
def test_a_day_is_over_when_no_cats_are_left():
    """All cats have been taken and no treasure waits, but the boat of Vesh has not moved on."""
    table = {spot: faces for spot, faces in FRESH.items() if spot not in ("bag", "gone")}
    cats = {f"shore{slot}": (cat,) for slot, cat in enumerate(CATS[:8])}
    assert stand(bagged({**table, **cats, "gone": less(HANDS)}), turn="seat0").stage == "cat"
    laid: Board = {}
    for seat, colour in enumerate(("red", "green")):  # amidships, where no map of theirs is
        row = "i5-{0}@1 9,2; l5-{0}@1 9,3; p5-{0}@1 6,2; u5-{0}@1 9,5"
        laid |= aboard(seat, row.format(colour))
    found = stand(bagged({**table, **laid, "gone": less(HANDS)}))
    assert (found.clause, found.spots) == ("3.11", ("day5",))


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_nobody_plays_alone_or_in_fives(seats):
    assert stand(KITCHEN, seats).clause == "1.1"
