"""A seat joins a free table, or leaves it: nothing is lost, and everybody else sees what they saw."""

from random import Random

import pytest
from free_table import after, free, is_whole, lying, played, table

from meowgames.play.boards import boards, chairs
from meowgames.play.level import read_faces, read_level
from meowgames.play.match import Match, Seat, Setup
from meowgames.play.sharecode import from_code, to_code
from meowgames.rules import OVER
from meowgames.rules.free.reseat import joined, left, owner
from meowgames.rules.free.state import everybody

ACTS = 60  # before somebody comes or goes
TURNS = [(laid, seats) for laid in boards() for seats in chairs("free", laid)]
every_table = pytest.mark.parametrize("laid, seats", TURNS)
every_board = pytest.mark.parametrize("laid", boards())


def stirred(laid: str, seats: int, number: int = 0, **options):
    """A table at which much has been done, the pieces of the games rather than the toys."""
    rng = Random(f"{laid}/{seats}/{number}")
    return played(table(laid, seats, number, **options), ACTS, rng)


def without(state, seat: int):
    """The table once that seat has left."""
    first = free.start(state.table.level, state.table.seats - 1, remember=state.table.remember)
    return free.play(first, left(state, seat))


def with_one_more(state):
    """The table once somebody has joined."""
    first = free.start(state.table.level, state.table.seats + 1, remember=state.table.remember)
    return free.play(first, joined(state))


def moved(state, spot: str, gone: int) -> str:
    """What a place is called once that seat has left."""
    name, dot, offset = spot.removeprefix("print:").partition(".")
    if owner(state, name) > gone:
        name = f"{name[:-1]}{int(name[-1]) - 1}"
    return ("print:" if spot.startswith("print:") else "") + name + dot + offset


def recoloured(laid: str, seats: int, gone: int) -> dict[str, str]:
    """Figures and pawns go on with their player: what each is called once that seat has left."""
    found, by_seat = {}, {}
    for face, said in read_faces(laid).items():
        if "seat" in said:
            by_seat[said.get("role") or face.rstrip("0123456789"), said["seat"]] = face
    for (role, seat), face in by_seat.items():
        now = seat - 1 if gone < seat < seats else seats - 1 if seat == gone else seat
        found[face] = by_seat.get((role, now), face)
    return found


def renamed(faces, names: dict[str, str]) -> tuple[str, ...]:
    """Faces by the names they have now, however they lie."""
    heads = [(face.partition("@")[0].partition(":")[0], face) for face in faces]
    return tuple(names.get(head, head) + face[len(head) :] for head, face in heads)


@pytest.mark.clause("free", "1.7")
@every_table
def test_when_a_seat_leaves_everybody_else_sees_what_they_saw(laid, seats):
    if seats - 1 not in chairs("free", laid):
        with pytest.raises(ValueError):
            left(table(laid, seats), 0)
        return
    for gone in range(seats):
        state = stirred(laid, seats, gone)
        now, names = without(state, gone), recoloured(laid, seats, gone)
        assert is_whole(now) and now.table.seats == seats - 1
        for seat in [seat for seat in range(seats) if seat != gone]:
            old, new = free.look(state, seat), free.look(now, seat - (seat > gone))
            for spot, faces in old.items():
                if owner(state, spot.removeprefix("print:")) != gone and faces != ("toy-turn",):
                    there = new.get(moved(state, spot, gone), ())
                    assert there[: len(faces)] == renamed(faces, names) or is_elsewhere(now, spot), (spot, gone)
                    assert len(there) == len(faces) or "box:" in spot or "turn" in spot or is_elsewhere(now, spot)
            empty = [spot for spot in lying(new) if owner(now, spot) < 0 and spot not in old]
            assert all(spot.startswith("table.") or is_elsewhere(now, spot) for spot in empty)


def is_elsewhere(state, spot: str) -> bool:
    """Whether the island's places are fewer here, so that what lay there may lie elsewhere."""
    return state.table.level.name == "free-isle" and spot.startswith(("shore", "order"))


@pytest.mark.clause("free", "1.7")
@every_table
def test_what_a_seat_leaves_behind_lies_in_the_box_and_its_secrets_stay_secret(laid, seats):
    if seats - 1 not in chairs("free", laid):
        return
    for gone in range(seats):
        state = stirred(laid, seats, gone)
        mine = [piece for spot, found in state.places if owner(state, spot) == gone for piece in found]
        secret = sum(piece.known & ~(1 << gone) == 0 for piece in mine)
        now = without(state, gone)
        unknown = sum(piece.known == 0 for spot, found in now.places if spot.startswith("box:") for piece in found)
        before = sum(
            piece.known & ~(1 << gone) == 0
            for spot, found in state.places
            if spot.startswith("box:")
            for piece in found
        )
        assert unknown == secret + before
        assert all(piece.known <= everybody(now) for _, found in now.places for piece in found)


@pytest.mark.clause("free", "1.7")
@every_table
def test_when_somebody_joins_everybody_else_sees_what_they_saw(laid, seats):
    if seats + 1 not in chairs("free", laid):
        with pytest.raises(ValueError):
            joined(table(laid, seats))
        return
    for number in range(3):
        state = stirred(laid, seats, number)
        now = with_one_more(state)
        assert is_whole(now) and now.table.seats == seats + 1
        for seat in [*range(seats), *([OVER] if seats > 1 else [])]:
            old, new = free.look(state, seat), free.look(now, seat)
            mine = {spot for spot in new if owner(now, spot.removeprefix("print:")) == seats}
            assert all(spot.startswith("print:") for spot in mine)  # a board, and nothing on it yet
            assert {spot: faces for spot, faces in new.items() if spot not in mine} == old
            assert [spot for spot in new if "print:" not in spot] == [spot for spot in old if "print:" not in spot]


@every_table
def test_who_joins_and_leaves_again_has_changed_nothing(laid, seats):
    if seats + 1 not in chairs("free", laid):
        return
    for number in range(3):
        state = stirred(laid, seats, number)
        again = without(with_one_more(state), seats)
        assert (again.places, again.prints, again.table) == (state.places, state.prints, state.table)


@pytest.mark.clause("free", "1.7")
def test_a_newcomer_knows_what_all_know_and_nothing_else():
    state = table("meow", 3, 1)
    for move in (("seat:1",), ("deck", "peek"), ("deck~0", "peek"), ("deck~0", "show:all")):
        state = after(state, move, Random(1))
    now = with_one_more(state)
    picture = free.look(now, 3)
    assert picture["deck"][0] == free.look(state, 1)["deck"][0] and picture["deck"][-1] == "card-back"
    assert set(picture["hand0"]) == {"card-back"} and free.look(now, 1)["deck"] == free.look(state, 1)["deck"]


def test_who_sat_alone_keeps_their_secrets_when_somebody_joins():
    state = table("toybox", 1, 1)
    deck = next(spot for spot, found in state.places if len(found) > 50 and found[0].face.startswith("toy-"))
    for move in ((deck, "hand0"), (deck, "table.3,3"), ("table.3,3", "peek")):
        state = after(state, move, Random(1))
    now = with_one_more(state)
    assert set(free.look(now, 1)["hand0"]) == {"toy-back"} != set(free.look(now, 0)["hand0"])
    assert free.look(now, 1)["table.3,3"] == ("toy-back",)
    inside = [spot for spot in free.look(now, 1) if spot.startswith("box:")]
    assert all(free.look(now, 1)[spot] == free.look(state, 0)[spot] for spot in inside)  # it is open to all
    assert without(now, 1).places == state.places


def test_who_has_seen_a_card_knows_it_still_when_they_move_up():
    state = table("meow", 4, 1)
    for move in (("seat:3",), ("deck", "peek"), ("seat:1",), ("hand0~2", "peek")):
        state = after(state, move, Random(1))
    now = without(state, 0)
    assert free.look(now, 2)["deck"] == free.look(state, 3)["deck"] != free.look(now, 1)["deck"]
    card = dict(state.places)["hand0"][2].face
    known = [piece for piece in dict(now.places)["box:card-back"] if piece.known]
    assert [(piece.face, piece.known, piece.down) for piece in known] == [(card, 1, True)]  # it was seat 1 who saw it
    assert len(dict(now.places)["box:card-back"]) == 9


def test_the_cat_that_says_whose_turn_it_is_goes_to_the_next_seat():
    state = after(table("minicity", 4, 1), ("turn0", "turn2"), Random(1))
    assert [spot for spot in lying(free.look(without(state, 2), 0)) if spot.startswith("turn")] == ["turn2"]
    assert [spot for spot in lying(free.look(without(state, 0), 0)) if spot.startswith("turn")] == ["turn1"]
    state = after(state, ("turn2", "turn3"), Random(1))
    assert [spot for spot in lying(free.look(without(state, 3), 0)) if spot.startswith("turn")] == ["turn0"]


def test_what_lies_where_the_smaller_table_has_no_place_lies_where_there_is_room():
    state = table("isle", 4, 1)
    cats = [f"shore{number}" for number in (0, 1, 12, 15)]
    for spot in cats:
        state = after(state, ("bag", spot), Random(spot))
    faces = {dict(state.places)[spot][0].face for spot in cats}
    now = without(state, 1)
    there = {spot: found[0].face for spot, found in now.places if spot.startswith("shore")}
    assert set(there.values()) == faces and is_whole(now)
    assert there["shore0"] == dict(state.places)["shore0"][0].face and max(int(spot[5:]) for spot in there) < 12
    for spot in [f"shore{number}" for number in range(2, 12) if f"shore{number}" not in there]:
        now = after(now, ("bag", spot), Random(spot))
    fewer = without(now, 0)  # of twelve places eight are left, so that some of the cats lie on the table
    points = [found[0].face for spot, found in fewer.places if spot.startswith("table.")]
    assert sum(not face.startswith("figure") for face in points) == 4 and is_whole(fewer)


def test_a_figure_goes_on_with_its_player():
    state = table("isle", 4, 1)
    order = {spot: found[0].face for spot, found in state.places if spot.startswith("order")}
    assert order == {f"order{seat}": f"figure{seat}" for seat in range(4)}
    now = dict(without(state, 1).places)
    assert [now[f"order{place}"][0].face for place in (0, 2)] == ["figure0", "figure1"]


def test_a_newcomer_gets_a_board_that_nobody_has():
    for number in range(5):
        state = with_one_more(with_one_more(table("isle", 2, number)))
        hulls = [faces for spot, faces in state.prints if "." not in spot]
        assert len(hulls) == len(set(hulls)) == 4
        assert sum(spot.startswith("boat3.") for spot, _ in state.prints) == 24  # its rats and maps


def test_turns_labels_notes_and_what_was_agreed_stay_as_they_are():
    state = table("toybox", 3, 1, remember=False)
    note = next(spot for spot, found in state.places if found[-1].face.startswith("toy-note"))
    acts = [(note, "table.40,40"), ("table.40,40", "write:L%C3%A9a%20had%2012"), ("table.40,40", "@1")]
    dial = next(spot for spot, found in state.places if found[-1].face.startswith("toy-dial"))
    for move in [*acts, (dial, "table.-40,40"), ("table.-40,40", "count:-7")]:
        state = after(state, move, Random(1))
    now = without(with_one_more(state), 1)
    assert dict(now.places)["table.40,40"] == dict(state.places)["table.40,40"][:1]
    picture = free.look(now, 0)
    assert picture["table.40,40"][0].endswith("@1:L%C3%A9a%20had%2012") and picture["table.-40,40"][0].endswith(":-7")
    assert not now.table.remember


@every_board
def test_a_match_goes_on_with_the_words_and_so_do_its_file_and_its_code(laid):
    seats = max(chairs("free", laid))
    state = stirred(laid, seats)
    people = tuple(Seat(f"P{number}", "mochi") for number in range(seats - 1))
    match = Match(Setup("free", people, "seed", laid=laid), luck=[left(state, 1)]).begin()
    assert match.state.places == without(state, 1).places
    again = from_code(to_code(match)).match
    assert again.states == match.states and read_level(f"free-{laid}") is again.level
