"""L'Île des Chats, clause by clause: the course of the days, and the questions people ask."""

from collections import Counter

import pytest
from isle_table import begun, boat, crowded, ended, follow, morning, one_more, walk, words

from meowgames.rules import CHANCE, OVER, isle
from meowgames.rules.isle.tiles import CATS

EVERY_SIZE = pytest.mark.parametrize("seats", isle.SEATS)


# 3 A day


@pytest.mark.clause("isle", "3.1", "3.13")
@EVERY_SIZE
def test_five_days_and_then_it_is_over(seats):
    states = [state for state, _ in walk(seats, 4)]
    assert sum(state.stage == "draw" for state in states) == 5
    last = states[-1]
    assert isle.turn(last) == OVER and isle.moves(last) == [] and len(last.bag) >= 110 - 25 - 20 * seats
    with pytest.raises(ValueError):
        isle.play(last, ("draw", *last.bag))


@pytest.mark.clause("isle", "3.2", "3.3")
@EVERY_SIZE
def test_tiles_are_drawn_until_four_cats_per_player_are_out(seats):
    days = 0
    for state, move in walk(seats, 5):
        if state.stage != "draw":
            continue
        tiles = move[1:]
        after = isle.play(state, move)
        assert sum(tile in CATS for tile in tiles) == 4 * seats and tiles[-1] in CATS
        assert after.shore == tuple(tile for tile in tiles if tile in CATS)
        assert Counter(after.bag) + Counter(tiles) == Counter(state.bag)
        days += 1
    assert days == 5


@pytest.mark.clause("isle", "3.3")
def test_rare_treasures_stay_for_the_following_days():
    state = morning("rare-i", "rare-i", "rare-t")
    assert isle.look(state, 0)["rare-i"] == ("rare-i:2",) and isle.look(state, 0)["rare-t"] == ("rare-t:1",)
    state = morning("rare-i", state=follow(state, "pass", "pass"))
    assert isle.look(state, 0)["rare-i"] == ("rare-i:3",) and isle.look(state, 0)["rare-t"] == ("rare-t:1",)


@pytest.mark.clause("isle", "3.2")
@pytest.mark.parametrize(
    "move",
    [
        ("draw", *CATS[:7]),
        ("draw", *CATS[:9]),
        ("draw", *CATS[:7], CATS[0]),
        ("draw", *CATS[:7], "oshax"),
        ("draw", *CATS[:8], "rare-i"),
        ("draw", *["rare-i"] * 6, *CATS[:8]),
        ("cards", *CATS[:8]),
        ("draw",),
    ],
    ids=["short", "long", "twice", "stranger", "rare last", "too many", "other word", "none"],
)
def test_impossible_draws_are_refused(move):
    assert isle.play(begun(), ("draw", *["rare-i"] * 5, *CATS[:8])).shore == CATS[:8]
    with pytest.raises(ValueError):
        isle.play(begun(), move)


@pytest.mark.clause("isle", "3.4", "3.5")
def test_cats_are_taken_one_by_one_in_the_order_of_the_island():
    state = morning("x5-red", "i5-blue", "v5-green", seats=3)
    assert isle.turn(state) == 0 and "x5-red" in words(state) and "pass" in words(state)
    state = follow(state, "x5-red")
    assert isle.turn(state) == 0 and state.held == "x5-red"
    state = follow(state, "@0 boat0.9,3")
    assert isle.turn(state) == 1 and "x5-red" not in words(state)
    state = follow(state, "i5-blue", "@0 boat1.9,3", "v5-green", "@0 boat2.9,3")
    assert isle.turn(state) == 0


@pytest.mark.clause("isle", "3.5")
@EVERY_SIZE
def test_turns_follow_the_island_and_skip_who_passed(seats):
    for state, move in walk(seats, 6):
        after = isle.play(state, move) if move else state
        if state.stage == after.stage == "cat" or (state.stage, after.stage) == ("place", "cat"):
            if move == ("back",):
                assert isle.turn(after) == isle.turn(state)
                continue
            place = state.order.index(state.turn)
            later = [state.order[(place + step) % seats] for step in range(1, seats + 1)]
            waiting = [seat for seat in later if not after.passed >> seat & 1]
            assert isle.turn(after) == waiting[0]


@pytest.mark.clause("isle", "3.6", "9.4", "9.5")
def test_passing_is_final_for_the_day():
    state = follow(morning(), "pass")
    assert isle.look(state, OVER)["passed0"] == ("passed",) and "passed1" not in isle.look(state, OVER)
    for _ in range(8):
        assert isle.turn(state) == 1
        state = one_more(state)
    assert state.stage == "draw" and not state.passed
    assert isle.turn(morning(state=state)) == 1


@pytest.mark.clause("isle", "3.7")
def test_the_others_go_on_when_some_have_passed():
    state = follow(morning("x5-red", "i5-red", "v5-red", seats=3), "pass", "x5-red", "@0 boat1.9,3", "pass")
    assert isle.turn(state) == 1
    state = follow(state, "i5-red", "@0 boat1.12,2", "v5-red")
    assert isle.turn(state) == 1


@pytest.mark.clause("isle", "3.8")
def test_a_cat_without_a_place_cannot_be_taken():
    small = crowded("9,0", "10,0", "8,1", "9,1")  # room for an S of four squares, nothing else
    state = morning("x5-red", "s4-blue", "i5-green", boats=(small, boat()))
    assert words(state) == {"s4-blue", "pass"}


@pytest.mark.clause("isle", "3.9", "8.1")
def test_who_can_take_nothing_passes_without_being_asked():
    full = crowded("9,0")
    state = morning(boats=(full, boat()))
    assert isle.turn(state) == 1 and isle.look(state, OVER)["passed0"] == ("passed",)
    asked = morning(boats=(full, boat()), auto_pass=False)
    assert isle.turn(asked) == 0 and isle.moves(asked) == [("pass",)]
    assert isle.turn(follow(asked, "pass")) == 1
    assert morning(boats=(full, full)).stage == "draw" and isle.OPTIONS["auto_pass"][0] is True


@pytest.mark.clause("isle", "3.10")
def test_a_tile_in_hand_may_be_put_back():
    state = morning("x5-red", "i5-blue")
    held = follow(state, "x5-red")
    assert isle.look(held, 1)["held"] == ("x5-red",) and "shore0" not in isle.look(held, 1)
    assert follow(held, "back") == state
    assert follow(held, "back", "i5-blue", "@0 boat0.9,3", "pass").shore[0] == "x5-red"


@pytest.mark.clause("isle", "3.11")
@pytest.mark.parametrize("seats", [2, 4])
def test_cats_left_over_leave_the_game(seats):
    state = morning("rare-o", "x5-red", seats=seats)
    shore, bag = state.shore, state.bag
    state = follow(state, *["pass"] * seats)
    assert state.stage == "draw" and isle.turn(state) == CHANCE and state.shore == ()
    assert state.bag == bag and not set(bag) & set(shore)


@pytest.mark.clause("isle", "3.11")
def test_the_day_ends_with_the_last_cat():
    state = follow(morning(*CATS[:8]), "pass")
    for _ in range(8):
        state = one_more(state)
    assert state.stage == "draw" and state.day == 4


@pytest.mark.clause("isle", "3.14")
def test_where_a_cat_lies_ashore_changes_nothing():
    one = morning("x5-red", "i5-blue", "v5-green")
    two = morning("v5-green", "x5-red", "i5-blue")
    assert words(one) == words(two)
    after = [follow(state, "x5-red", "@0 boat0.9,3") for state in (one, two)]
    assert after[0].boats == after[1].boats


@pytest.mark.clause("isle", "3.12", "3.13")
def test_the_last_day_ends_the_game():
    state = begun()._replace(day=1)
    state = follow(morning(state=state), "pass", "pass")
    assert isle.turn(state) == OVER and isle.look(state, 0)["day0"] == ("vesh",)


# 9 Questions and answers


@pytest.mark.clause("isle", "9.1")
@EVERY_SIZE
def test_only_family_cards_are_hidden(seats):
    for state, _ in walk(seats, 7):
        views = [isle.look(state, seat) for seat in (OVER, CHANCE, *range(seats))]
        for view in views:
            secret = "card", "progress", "given", "gone"  # how far with a card; which ones nobody kept
            open_spots = {spot for spot in view if not spot.startswith(secret)}
            assert view.keys() == views[0].keys() and all(view[spot] == views[0][spot] for spot in open_spots)


@pytest.mark.clause("isle", "9.2")
@EVERY_SIZE
def test_placing_reveals_nothing_before_the_next_draw(seats):
    for state, move in walk(seats, 8):
        if isle.turn(state) >= 0 and state.stage != "give":
            after = isle.play(state, move)
            assert after.bag == state.bag and after.cards == state.cards


def test_a_state_is_a_value():
    one, two = (list(walk(3, 9)) for _ in range(2))
    assert one == two and len({hash(state) for state, _ in one}) > 100
    assert isle.rank(ended(boat(), boat())) == (1, 1)
