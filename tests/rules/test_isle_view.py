"""L'Île des Chats: what each seat sees, hears and is asked, and the clauses it is pointed to."""

from collections import Counter
from random import Random

import pytest
from isle_table import LEVEL, NUMBERS, boat, crowded, ended, follow, morning, walk

from meowgames.rules import CHANCE, OVER, isle
from meowgames.rules.isle.boats import HULLS
from meowgames.rules.isle.cards import CARDS
from meowgames.rules.isle.tiles import CATS, COLOURS, COMMON, COMMONS, ORIENTED, RARE

EVERY_SIZE = pytest.mark.parametrize("seats", isle.SEATS)


def dealt(seats: int = 3):
    """A table at which three cards each are dealt and seat 0 is to choose."""
    state = isle.play(isle.start(LEVEL, seats), ("boats", *HULLS[:seats]))
    return isle.play(state, ("cards", *CARDS[: 3 * seats]))


def pieces(picture) -> Counter:
    """How many of each cat and treasure can be seen, or are counted in the bag."""
    found = Counter()
    for spot, pile in picture.items():
        for face in pile:
            name, _, label = face.partition(":")
            if spot.startswith("bag-"):
                found["rare" if spot == "bag-rare" else spot[4:]] += int(label)
            elif name.partition("@")[0] in CATS:
                found[name.partition("@")[0].partition("-")[2]] += 1
            elif name.partition("@")[0] in RARE:
                found["rare"] += int(label or 1)
            elif name.partition("@")[0] in COMMON:
                found[name.partition("@")[0]] += int(label or 1)
    return found


@pytest.mark.clause("isle", "2.6")
def test_a_seat_sees_its_own_family_cards_only():
    state = dealt()
    assert isle.look(state, 0)["card0"] == CARDS[:3]
    assert isle.look(state, 0)["card1"] == isle.look(state, OVER)["card0"] == ("card-back",) * 3
    assert isle.look(state, CHANCE)["card2"] == CARDS[6:9]
    after = isle.play(state, ("card152",))
    assert isle.look(after, 0)["card0"] == ("card151", "card153")
    assert isle.look(after, 1)["card0"] == ("card-back",) * 2 and isle.look(after, 1)["card1"] == CARDS[3:6]


@pytest.mark.clause("isle", "2.6", "2.7")
def test_of_family_cards_a_seat_hears_its_own_only():
    state = isle.play(isle.start(LEVEL, 2), ("boats", *HULLS[:2]))
    deal = ("cards", *CARDS[:6])
    assert isle.told(state, deal, 1) == ("cards", *CARDS[3:6]) and isle.told(state, deal, OVER) == ("cards",)
    assert isle.told(state, deal, CHANCE) == deal
    state = isle.play(state, deal)
    assert isle.told(state, ("card152",), 0) == isle.told(state, ("card152",), CHANCE) == ("card152",)
    assert isle.told(state, ("card152",), 1) == isle.told(state, ("card152",), OVER) == ("card-back",)
    first = isle.start(LEVEL, 2)
    assert isle.told(first, ("boats", *HULLS[:2]), 1) == ("boats", *HULLS[:2])
    day = morning("x5-red")
    assert isle.told(day, ("x5-red",), 1) == isle.told(day, ("x5-red",), OVER) == ("x5-red",)


@pytest.mark.clause("isle", "2.7")
@EVERY_SIZE
def test_a_card_given_back_is_never_seen_again(seats):
    given = set()
    for state, move in walk(seats, 1):
        if state.stage == "give":
            given.add(move[0])
        elif len(given) == seats:
            views = [isle.look(state, seat) for seat in (OVER, *range(seats))]
            assert not any(given & {face for pile in view.values() for face in pile} for view in views)
    assert len(given) == seats


@pytest.mark.clause("isle", "2.7", "3.11")
@EVERY_SIZE
def test_what_is_out_of_play_is_counted_and_seen_by_nobody(seats):
    sizes = set()
    for state, _ in walk(seats, 1):
        everything = {face.partition("@")[0] for pile in isle.look(state, CHANCE).values() for face in pile}
        gone = isle.look(state, CHANCE).get("gone", ())
        for seat in (OVER, *range(seats)):
            assert isle.look(state, seat).get("gone", ()) == ("unseen",) * len(gone)
        if any(state.cards):
            assert len(set(gone)) == len(gone) and everything | {*state.bag} >= {*CATS, *CARDS}
            assert not {*gone} & {*state.bag, *state.shore}
        sizes.add(len(gone))
    assert min(sizes) == 0 and max(sizes) > 18 - 2 * seats  # cats, beside the cards that nobody keeps


@EVERY_SIZE
def test_pieces_are_conserved(seats):
    boxed = Counter()
    for state, move in walk(seats, 2):
        total = pieces(isle.look(state, OVER)) + boxed
        assert [total[colour] for colour in COLOURS] == [17] * 5 and total["rare"] == 25
        assert {total[tile] for tile in COMMON} == {COMMONS[seats]}
        after = isle.play(state, move) if move else state
        if after.day < state.day:  # what is left ashore leaves the game
            placed = {tile.name for some in after.boats for tile in some.tiles}
            boxed += Counter(cat.partition("-")[2] for cat in state.shore if cat and cat not in placed)
    assert boxed


def test_tiles_lie_at_their_corners_and_nothing_hides_what_is_uncovered():
    picture = isle.look(morning(boats=(boat("w5-red 12,0"), boat("l5-blue@1m 7,3"))), 1)
    assert picture["boat0"] == ("hull-blue",) and picture["boat0.12,0"] == (
        "rat",
        "w5-red",
    )  # its corner is free
    assert not {"boat0.13,0", "boat0.14,0"} & set(picture) and picture["boat0.11,0"] == ("rat",)
    assert picture["boat0.7,0"] == picture["boat1.7,0"] == ("map-green",)
    assert picture["boat1.7,3"] == ("l5-blue@1m",)


def test_taken_cats_leave_their_slots_empty():
    state = morning("x5-red", "i5-blue", "v5-green")
    assert [isle.look(state, 0)[f"shore{slot}"] for slot in range(3)] == [
        ("x5-red",),
        ("i5-blue",),
        ("v5-green",),
    ]
    state = follow(state, "i5-blue")
    picture = isle.look(state, 1)
    assert "shore1" not in picture and picture["held"] == ("i5-blue",) and picture["shore2"] == ("v5-green",)
    picture = isle.look(follow(state, "@0 boat0.9,3"), 1)
    assert "shore1" not in picture and "held" not in picture and picture["shore2"] == ("v5-green",)


def test_a_treasure_in_hand_has_left_the_stock():
    state = follow(morning("i5-blue"), "i5-blue", "@0 boat0.14,1", "common2")
    assert isle.look(state, 1)["held"] == ("common2",) and isle.look(state, 1)["common2"] == ("common2:4",)


@EVERY_SIZE
def test_previews_tell_what_placing_will_do(seats):
    told = 0
    for state, move in walk(seats, 3):
        if state.stage not in ("place", "lay") or move == ("back",):
            continue
        seat, shown = state.turn, isle.preview(state, move)
        after = isle.play(state, move)
        rows = ("rats", "rooms", "families", "cards")
        gains = [isle.tally(after)[row][seat] - isle.tally(state)[row][seat] for row in rows]
        assert shown["gain"] == (f"gain:{sum(gains):+}",)
        rises = [int(isle.look(one, seat)[f"score{seat}"][0].partition(":")[2]) for one in (state, after)]
        assert after.turn == OVER or rises[1] - rises[0] == sum(gains[:-1])  # cards are added at the end: 6.13
        opened = shown.get("gain-treasure")
        assert {spot: pile for spot, pile in shown.items() if spot not in ("gain", "gain-treasure")} == {
            f"gain-{row}": (f"{row}:{gain:+}",) for row, gain in zip(rows, gains) if gain
        }
        assert bool(opened) == (after.stage == "treasure")
        assert not opened or opened == (f"map-{state.held.rpartition('-')[2]}:+1",)
        told += len(shown) > 1
    assert told > 10


def test_nothing_is_previewed_for_half_a_move_or_a_wrong_one():
    state = follow(morning("x5-red"), "x5-red")
    for words in (
        (),
        ("@0",),
        ("@0", "boat0.0,0"),
        ("@0", "boat1.9,3"),
        ("back",),
        ("@9", "boat0.9,3"),
        ("@0", "x"),
    ):
        assert isle.preview(state, words) == {}
    assert isle.preview(morning("x5-red"), ("x5-red",)) == {} == isle.preview(ended(boat(), boat()), ("x5-red",))


def test_prompts():
    state = dealt()
    assert isle.prompt(state, 0) == ("isle.prompt.give",) and isle.prompt(state, 1) == ()
    state = morning("x5-red", "i5-blue")
    assert isle.prompt(state, 0) == ("isle.prompt.cat",)
    assert isle.prompt(follow(state, "i5-blue"), 0) == ("isle.prompt.place", "blue")
    found = follow(state, "i5-blue", "@0 boat0.14,1")
    assert isle.prompt(found, 0) == ("isle.prompt.treasure",)
    assert isle.prompt(follow(found, "common1"), 0) == ("isle.prompt.lay",)
    assert isle.prompt(morning(boats=(crowded(), boat()), auto_pass=False), 0) == ("isle.prompt.stuck",)


def test_status_and_clause_follow_the_game():
    assert isle.status(dealt()) == ("isle.status.before",) and isle.clause(dealt()) == "2.5"
    state = morning("x5-red")
    assert isle.status(state) == ("isle.status", "1", "8")
    assert isle.status(follow(state, "x5-red")) == ("isle.status", "1", "7")
    assert isle.status(follow(state, "pass", "pass")) == ("isle.status", "2", "0")
    assert isle.status(ended(boat(), boat())) == ("isle.status.over",)
    for state, _ in walk(3, 4):
        assert isle.clause(state) in NUMBERS


@pytest.mark.parametrize(
    "word, clause",
    [
        ("x5-red", None), ("i5-green", "3.8"), ("pass", None), ("back", "3.10"), ("skip", "5.5"),
        ("common1", "5.1"), ("rare-i", "5.3"), ("rare-t@1", "4.8"), ("card-back", "2.6"), ("card151", "6.10"),
        ("hull-blue", "3.4"),
        ("boat1", "4.9"), ("boat0.9,4", "3.4"), ("rat", "6.1"), ("map-blue", "5.1"), ("figure1", "3.12"),
        ("order0", "3.12"), ("day4", "3.12"), ("vesh", "3.12"), ("passed1", None), ("bag-red", "2.3"),
        ("shore7", None), ("shore8", "3.4"), ("score0", "6.13"), ("rooms:-5", "6.2"), ("families1", "6.4"),
        ("w5-purple@1", "4.8"), ("nonsense", None),
    ],
)  # fmt: skip
def test_a_refused_touch_names_its_clause_when_a_cat_is_asked_for(word, clause):
    plus = crowded("9,3", "8,4", "9,4", "10,4", "9,5")
    state = morning("x5-red", "i5-green", boats=(plus, boat("w5-purple@1 9,3")))
    assert isle.why_not(state, (word,)) == clause


def test_refused_touches_while_something_else_is_asked():
    state = dealt()
    assert isle.why_not(state, ("card151",)) is None and isle.why_not(state, ("card154",)) == "2.6"
    assert isle.why_not(state, ("x5-red",)) == "2.6" and isle.why_not(state, ()) is None
    held = follow(morning("x5-red", "i5-blue"), "x5-red")
    assert isle.why_not(held, ("i5-blue",)) == "3.10" and isle.why_not(held, ("back",)) is None
    assert isle.why_not(held, ("@0",)) is None and isle.why_not(held, ("@0", "back")) is None
    assert isle.why_not(held, ("@0", "i5-blue")) == "3.10" and isle.why_not(held, ("@0", "hull-blue")) == "4.2"
    assert isle.why_not(held, ("@7", "boat0.9,3")) == "4.1" and isle.why_not(held, ("@0", "somewhere")) == "4.2"
    found = follow(morning("x5-red", "i5-blue"), "i5-blue", "@0 boat0.14,1")
    assert isle.why_not(found, ("common1",)) is None and isle.why_not(found, ("skip",)) is None
    assert isle.why_not(found, ("x5-red",)) == "5.5" and isle.why_not(found, ("pass",)) == "3.4"
    assert isle.why_not(follow(found, "common1"), ("common2",)) == "3.10"
    assert isle.why_not(ended(boat(), boat()), ("x5-red",)) is None


@EVERY_SIZE
def test_nothing_legal_is_refused_and_every_reason_is_a_clause(seats):
    for ply, (state, _) in enumerate(walk(seats, 5)):
        if isle.turn(state) < 0 or ply % 4:
            continue
        for move in isle.moves(state)[::7]:
            assert isle.why_not(state, move) is None and isle.why_not(state, move[:1]) is None
        rng = Random(ply)
        for _ in range(20):
            spot = f"boat{state.turn}.{rng.randrange(22)},{rng.randrange(9)}"
            words = (f"@{rng.randrange(4)}", spot)
            reason = isle.why_not(state, words)
            if state.held:
                canon = (ORIENTED[state.held][words[0]].orientation, spot)
                assert (reason is None) == (canon in isle.moves(state))
            assert reason is None or reason in NUMBERS


def test_the_end_of_a_day_is_shown_before_it_ends():
    state = follow(morning("x5-red"), "pass")
    last = follow(state._replace(shore=("x5-red",)), "x5-red")
    (step,) = isle.steps(last, ("@0", "boat1.9,3"))
    assert isle.look(step, OVER)["boat1.9,3"] == ("x5-red",) and step.day == 5
    (step,) = isle.steps(state, ("pass",))
    assert isle.look(step, OVER)["passed1"] == ("passed",) and "shore0" in isle.look(step, OVER)
    assert list(isle.steps(morning("x5-red"), ("x5-red",))) == []
    assert list(isle.steps(dealt(2), ("card151",))) == []
    for seats in isle.SEATS:
        for before, move in walk(seats, 6):
            shown = list(isle.steps(before, move)) if move else []
            ends = bool(move) and isle.play(before, move).day < before.day
            assert len(shown) == (ends and move != ("skip",))
