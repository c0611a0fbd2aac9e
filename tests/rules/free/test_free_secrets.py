"""The free table, chapter 5: who sees what, who knows what, and what nobody is told."""

from random import Random

import pytest
from freehand import do, faces, knows, laid, lies, no, put, rules, seen, start, walk

from meowgames.rules import CHANCE, OVER, Heard
from meowgames.rules.free.view import Eye

EYES = (0, 1, 2, OVER)


def sights(state, spot: str) -> list[str]:
    """What each seat and whoever watches see on a place."""
    return [seen(state, spot, eye) for eye in EYES]


# 5.1 to 5.4 What lies where


@pytest.mark.clause("free", "5.1")
def test_what_lies_face_up_is_seen_by_all_and_of_what_lies_face_down_the_back():
    state = put("table.0,0: toy-paw1", "table.1,0: toy-paw2@0d", "table.2,0: toy-d8@0d:3", "table.3,0: toy-coin-5@0d")
    assert sights(state, "table.0,0") == ["toy-paw1"] * 4 and sights(state, "table.1,0") == ["toy-back"] * 4
    assert sights(state, "table.2,0") == sights(state, "table.3,0") == ["unseen"] * 4  # without a back all are alike
    assert seen(state, "table.1,0", CHANCE) == "toy-paw2@0d"
    turned = put("table.0,0: toy-paw2@1d", board="meow")
    assert sights(turned, "table.0,0") == ["toy-back@1"] * 4


@pytest.mark.clause("free", "5.2")
def test_what_is_in_a_hand_is_seen_by_whose_hand_it_is():
    state = put("hand1: toy-paw1 toy-bell1")
    assert sights(state, "hand1") == [
        "toy-back toy-back",
        "toy-paw1 toy-bell1",
        "toy-back toy-back",
        "toy-back toy-back",
    ]
    given = do(put("hand1: toy-paw1 toy-bell1"), "hand1 hand2")
    assert sights(given, "hand2") == ["toy-back", "toy-bell1@0d", "toy-bell1", "toy-back"]  # seat 1 had seen it
    assert sights(put("hand0: toy-dial-honey:3"), "hand0") == ["toy-dial-honey:3", "unseen", "unseen", "unseen"]


@pytest.mark.clause("free", "5.3")
def test_on_a_face_down_pile_pieces_come_to_lie_face_down_unless_they_are_laid_face_up():
    state = put("deck: toy-paw1", "table.0,0: toy-paw2", "table.1,0: toy-paw3")
    down = do(state, "table.0,0 deck")
    assert [piece.down for piece in lies(down, "deck")] == [True, True]
    shown = do(state, "table.0,0 @u deck")
    assert sights(shown, "deck") == ["toy-back toy-paw2"] * 4
    assert [piece.down for piece in lies(do(shown, "deck~1 deck~0"), "deck")] == [False, True]  # it was not laid anew


@pytest.mark.clause("free", "5.3")
def test_what_is_taken_from_a_face_down_pile_stays_face_down_until_it_is_turned_over():
    state = do(put("deck: toy-paw1 toy-paw2", "played: toy-bell1"), "deck played")
    assert sights(state, "played") == ["toy-bell1 toy-back"] * 4
    assert sights(do(state, "played flip"), "played") == ["toy-bell1 toy-paw2"] * 4


@pytest.mark.clause("free", "5.4")
def test_nobody_sees_into_a_bag():
    state = put("bag: toy-paw1 toy-dial-honey:3 toy-coin-5")
    assert sights(state, "bag") == ["unseen unseen unseen"] * 4
    assert seen(state, "bag", CHANCE) == "toy-coin-5 toy-dial-honey:3 toy-paw1"
    acts = ("bag peek", "bag~0+ peek", "bag show:all", "bag show:1", "bag table.0,0 peek")
    assert [no(state, act) for act in acts] == ["5.4"] * 4 + ["1.5"]


@pytest.mark.clause("free", "5.4")
def test_what_falls_into_a_bag_is_known_to_nobody_and_has_no_place_in_it():
    state = do(put("bag: toy-paw2", "table.0,0: toy-paw3@1", "hand0: toy-paw1"), "table.0,0 bag", "hand0 bag")
    assert faces(state, "bag") == "toy-paw1 toy-paw2 toy-paw3" and knows(state, "bag") == [set()] * 3
    assert {(piece.turn, piece.down) for piece in lies(state, "bag")} == {("", False)}
    drawn = do(state, "bag @d table.0,0")
    assert sights(drawn, "table.0,0") == ["toy-back"] * 4


# 5.5 Who knows what


@pytest.mark.clause("free", "5.5")
def test_who_has_seen_a_piece_knows_it_wherever_it_goes():
    state = do(put("table.0,0: toy-paw1", "deck: toy-paw2 toy-paw3"), "table.0,0 deck~1")
    assert sights(state, "deck") == ["toy-back toy-paw1@0d toy-back"] * 4
    moved = do(state, "deck~0+ table.5,5", "table.5,5~0+ flip", "table.5,5~0+ flip", "table.5,5~1+ hand2")
    assert sights(moved, "hand2")[0] == "toy-paw1@0d toy-paw3@0d"


@pytest.mark.clause("free", "5.5")
def test_what_all_players_know_those_who_only_watch_see_too():
    hands = ("hand0 hand1", "hand1 hand2")
    state = put("hand0: toy-paw1")
    assert [sights(do(state, *hands[:number]), "hand0 hand1 hand2".split()[number])[-1] for number in range(3)] == [
        "toy-back", "toy-back", "toy-paw1@0d"
    ]  # fmt: skip
    forgotten = do(put("hand0: toy-paw1", "deck: toy-paw2", remember=False), *hands)
    assert sights(forgotten, "hand2") == ["toy-back", "toy-back", "toy-paw1", "toy-back"]
    guesses = {faces(rules.guess(forgotten, OVER, Random(number)), "hand2") for number in range(99)}
    assert len(guesses) > 20  # it may be anything


@pytest.mark.clause("free", "5.5")
def test_what_only_some_have_seen_only_they_know():
    state = do(put("hand1: toy-paw1"), "hand1 deck", "deck table.0,0")
    assert sights(state, "table.0,0") == ["toy-back", "toy-paw1@0d", "toy-back", "toy-back"]
    turned = do(state, "table.0,0 @2")
    assert sights(turned, "table.0,0")[:2] == ["toy-back@2", "toy-paw1@2d"]


@pytest.mark.clause("free", "5.5")
def test_mixing_ends_that_and_so_does_a_bag():
    state = put("deck: toy-paw1~7 toy-paw2~2", "table.0,0: toy-paw3")
    assert sights(do(state, "deck~0+ mix"), "deck") == ["toy-back toy-back"] * 4
    assert sights(do(state, "table.0,0 bag", "bag @d table.0,0"), "table.0,0") == ["toy-back"] * 4


# 5.6 and 5.7 Looking and showing


@pytest.mark.clause("free", "5.6")
def test_one_may_look_at_what_one_does_not_know_even_in_another_hand():
    state = put("deck: toy-paw1 toy-paw2", "hand1: toy-bell1")
    state = do(state, "deck peek", "hand1 peek")
    assert sights(state, "deck") == ["toy-back toy-paw2@0d", *["toy-back toy-back"] * 3]
    assert sights(state, "hand1") == ["toy-bell1@0d", "toy-bell1", "toy-back", "toy-back"]
    through = do(state, "deck~0+ peek")
    assert seen(through, "deck", 0) == "toy-paw1@0d toy-paw2@0d"
    assert no(through, "deck~0+ peek") == no(state, "deck peek") == no(state, "deck~0 peek:1") == "5.6"


@pytest.mark.clause("free", "5.6")
def test_what_one_sees_already_one_need_not_look_at():
    state = put("played: toy-paw1", "hand0: toy-paw2", "table.0,0: toy-paw3~1")
    assert [no(state, f"{spot} peek") for spot in ("played", "hand0", "table.0,0")] == ["5.6"] * 3
    assert no(do(state, "seat:1"), "hand0 peek") is None


@pytest.mark.clause("free", "5.6")
def test_all_are_told_that_one_looks_and_where_but_not_what_one_sees():
    state = put("deck: toy-paw1 toy-paw2")
    after = do(state, "deck peek")
    for seat in EYES:
        assert rules.told(state, ("deck", "peek"), seat) == ("deck", "peek")
        log = rules.story([heard(state, ("deck", "peek"), after, seat)])
        assert log and ("paw2" in str(log)) == (seat == 0)


@pytest.mark.clause("free", "5.7")
def test_what_one_knows_one_may_show_to_one_or_to_all():
    state = put("hand0: toy-paw1 toy-paw2", "deck: toy-paw3~1")
    one = do(state, "hand0 show:2", "deck show:1")
    assert knows(one, "hand0") == [{0}, {0, 2}] and knows(one, "deck") == [{0, 1}]
    assert sights(one, "hand0")[1:] == ["toy-back toy-back", "toy-back toy-paw2@0d", "toy-back toy-back"]
    every = do(state, "hand0~0+ show:all")
    assert sights(every, "hand0")[1:] == ["toy-paw1@0d toy-paw2@0d"] * 3


@pytest.mark.clause("free", "5.7")
def test_one_shows_neither_what_one_does_not_know_nor_what_they_know_nor_oneself():
    state = put("hand0: toy-paw1~5", "deck: toy-paw3~2 toy-paw4", "played: toy-bell1")
    acts = ("hand0 show:2", "hand0 show:0", "hand0 show:3", "hand0 show:x", "hand0 show", "deck show:1",
            "deck~0 show:2", "played show:all", "hand0 deck show:1")  # fmt: skip
    assert [no(state, act) for act in acts] == ["5.7"] * len(acts)
    assert no(state, "hand0 show:1") is no(state, "hand0 show:all") is None


# 5.8 Seen stays seen


@pytest.mark.clause("free", "5.8")
def test_without_remembering_one_sees_only_what_lies_open_and_what_is_in_ones_own_hand():
    assert rules.OPTIONS["remember"][0] is True
    rows = ("hand1: toy-paw1", "deck: toy-paw2~7", "table.0,0: toy-paw3")
    state = do(put(*rows, remember=False), "table.0,0 flip")
    assert sights(state, "deck") == sights(state, "table.0,0") == ["toy-back"] * 4
    assert sights(state, "hand1") == ["toy-back", "toy-paw1", "toy-back", "toy-back"]
    assert sights(put(*rows), "deck") == ["toy-paw2@0d"] * 4


@pytest.mark.clause("free", "5.8")
def test_what_one_looks_at_or_is_shown_is_seen_for_a_moment_as_often_as_one_likes():
    state = put("deck: toy-paw1~7 toy-paw2", "hand0: toy-bell1", remember=False)
    for _ in range(2):
        (moment,) = rules.steps(state, ("deck", "peek"))
        assert sights(moment, "deck") == ["toy-back toy-paw2@0d", *["toy-back toy-back"] * 3]
        state = do(state, "deck peek")
        assert sights(state, "deck") == ["toy-back toy-back"] * 4
    (moment,) = rules.steps(state, ("hand0", "show:2"))
    assert sights(moment, "hand0")[1:3] == ["toy-back", "toy-bell1@0d"]
    state = do(state, "hand0 show:2", "hand0 show:2", "hand0 show:all", "hand0 show:all")
    assert sights(state, "hand0")[1:] == ["toy-back"] * 3
    assert not [*rules.steps(put("deck: toy-paw1"), ("deck", "peek"))]  # with remembering the picture after it shows it


# 5.9 The log


def heard(state, move, after, seat: int, by: int = 0) -> Heard:
    """An act as a seat hears it."""
    return Heard(by, rules.told(state, move, seat), rules.look(state, seat), rules.look(after, seat))


@pytest.mark.clause("free", "5.9")
@pytest.mark.parametrize(
    "act, who",
    [
        ("deck hand0", {0}), ("hand1 @d table.0,0", {1}), ("hand1 deck", {1}), ("hand1 hand2", {1, 2}),
        ("deck table.0,0", set()), ("hand1 box", {1}), ("deck show:all", {0, 1, 2}), ("hand1 table.0,0", {0, 1, 2}),
    ],
)  # fmt: skip
def test_the_log_names_a_piece_only_to_who_could_see_it(act, who):
    move = tuple(act.split())
    other = "hand1" if move[0] == "deck" else "deck"
    state = put(f"{move[0]}: toy-paw5{'~1' * ('show:all' in move)}", f"{other}: toy-bell1")
    after = rules.play(state, move)
    for seat in (0, 1, 2):
        log = rules.story([heard(state, move, after, seat)])
        assert ("toy-paw5" in str(log)) == (seat in who), (seat, log)


@pytest.mark.clause("free", "5.9")
def test_what_chance_does_in_secret_is_told_only_as_where():
    first = start()
    lay = rules.chance(first, Random(1))
    assert {rules.told(first, lay, eye) for eye in EYES} == {("lay",)}
    state = put("deck: toy-paw1 toy-paw2 toy-paw3", "bag: toy-bell1 toy-bell2", "table.0,0: toy-d8:3")
    for act, told in (("deck~0+ mix", ("mix", "deck")), ("bag~0+ hand1", ("draw", "bag", "2"))):
        busy = rules.play(state, tuple(act.split()))
        outcome = rules.chance(busy, Random(1))
        assert {rules.told(busy, outcome, eye) for eye in EYES} == {told} and len(outcome) > 2
    busy = rules.play(state, ("table.0,0", "roll"))
    assert rules.told(busy, ("roll", "toy-d8:5"), 2) == ("roll", "toy-d8:5")  # all see it


# what may be guessed


@pytest.mark.clause("free", "5.4", "5.5")
def test_a_guess_deals_anew_what_a_seat_does_not_know_and_nothing_else():
    hands = ("hand0: toy-fish2", "hand1: toy-bell1 toy-bell2")
    state = put("deck: toy-paw1 toy-paw2~1 toy-paw3", *hands, "bag: toy-d4:1 toy-fish1")
    found = [rules.guess(state, 0, Random(number)) for number in range(300)]
    assert all(rules.look(guess, 0) == rules.look(state, 0) for guess in found)
    unknown = {"toy-paw1", "toy-paw3", "toy-bell1", "toy-bell2", "toy-fish1"}
    assert {faces(guess, "hand1").split()[0] for guess in found} == unknown  # a card may lie in the bag still
    assert {faces(guess, "bag") for guess in found} == {" ".join(sorted(("toy-d4:1", face))) for face in unknown}
    assert state in found and all(faces(guess, "hand0") == "toy-fish2" for guess in found)


@pytest.mark.clause("free", "5.4")
def test_what_was_drawn_unseen_may_be_anything_that_was_in_the_bag():
    """The same draw with another outcome looks the same to the others, so they must guess the same."""
    state = put("bag: toy-bell1 toy-bell2 toy-bell3", "hand1: toy-paw1")
    busy = rules.play(state, ("bag", "hand2"))
    worlds = [rules.play(busy, ("draw", str(at))) for at in range(3)]
    for seat in (0, 1, OVER):
        assert len({rules.guess(world, seat, Random(7)) for world in worlds}) == 1
    held = {faces(rules.guess(worlds[0], 0, Random(number)), "hand2") for number in range(80)}
    assert held == {"toy-bell1", "toy-bell2", "toy-bell3", "toy-paw1"}


def test_whoever_watches_guesses_what_not_all_know():
    state = laid("meow", 3)
    guess = rules.guess(state, OVER, Random(3))
    assert rules.look(guess, OVER) == rules.look(state, OVER) and faces(guess, "hand0") != faces(state, "hand0")
    assert rules.guess(state, CHANCE, Random(3)) == state


@pytest.mark.parametrize("remember", [True, False])
def test_what_a_seat_sees_does_not_follow_from_what_it_looked_at_before(remember):
    states = [state for dice in range(3) for state, _ in walk(laid(dice=dice, remember=remember), 120, dice)]
    Random("order").shuffle(states)
    for state in states:
        for eye in (*EYES, CHANCE):
            assert rules.look(state, eye) == Eye(eye).look(state)


@pytest.mark.clause("free", "5.8", "8.3")
def test_which_side_a_piece_showed_that_was_boxed_is_not_told_by_what_a_watcher_guesses():
    one, two = (
        do(put(f"table.0,0: {face}@0d~7", "table.1,0: toy-man-white@0d~7", remember=False), "table.0,0 box")
        for face in ("toy-man-white", "toy-crowned-white")
    )
    assert rules.look(one, OVER) == rules.look(two, OVER)
    guesses = [rules.guess(state, OVER, Random(dice)) for state in (one, two) for dice in range(20)]
    assert guesses[:20] == guesses[20:]
    assert {faces(state, "table.1,0") for state in guesses} >= {"toy-man-white", "toy-crowned-white"}


@pytest.mark.clause("free", "5.5")
def test_who_watches_a_table_for_one_guesses_nothing_but_what_is_hidden():
    state = put("hand0: toy-paw1 toy-paw2", "table.0,0: toy-bell1", "table.1,0: toy-yarn1@0d~1", seats=1)
    found = [rules.guess(state, OVER, Random(dice)) for dice in range(20)]
    assert all(rules.look(one, OVER) == rules.look(state, OVER) for one in found)
    assert {faces(one, "table.0,0") for one in found} == {"toy-bell1"}
    assert len({faces(one, "hand0") for one in found}) > 10 and len({faces(one, "table.1,0") for one in found}) > 10
