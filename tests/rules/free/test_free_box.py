"""The free table, chapter 8: what lies in the box, and what it remembers."""

from random import Random

import pytest
from free_table import is_whole
from freehand import do, faces, knows, laid, lies, no, put, rules, seen, start

from meowgames.play.boards import boards
from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find, whole
from meowgames.rules.free.things import stock

every_board = pytest.mark.parametrize("board", boards())


@pytest.mark.clause("free", "8.1")
@every_board
def test_what_is_not_laid_lies_in_the_box_with_its_like_and_all_see_it(board):
    state = put(board=board, seats=2)
    assert sum(len(found) for spot, found in state.places if spot.startswith("box:")) == len(stock(state.table.level))
    assert {piece.known for _, found in state.places for piece in found} == {3}
    for eye in (0, 1, OVER):
        assert not {face for lying in rules.look(state, eye).values() for face in lying} & {"unseen", "toy-back"}
    assert faces(state, "box:toy-d8") == " ".join(["toy-d8:8"] * 6) and len(lies(state, "box:toy-back")) == 54


@pytest.mark.clause("free", "8.1")
def test_anybody_takes_from_it_what_they_want():
    state = put(actor=2)
    index = faces(state, "box:toy-back").split().index("toy-bell7")
    taken = do(state, f"box:toy-back~{index} hand2", "box:toy-d8~2+ table.0,0")
    assert seen(taken, "hand2", 2) == "toy-bell7" and len(lies(taken, "table.0,0")) == 4
    assert no(state, "box:toy-back~0+ mix") is no(state, "box:toy-back~0+ flip") is None
    assert no(state, "box:toy-d8 box:toy-back") == no(state, "box:nothing hand0") == "1.5"


@pytest.mark.clause("free", "8.2")
@every_board
def test_the_toys_are_in_the_box_of_every_table(board):
    toys, mine = stock(read_level("free-toybox")), stock(read_level(f"free-{board}"))
    assert sorted(face for face in mine if face.startswith("toy-")) == sorted(toys)
    assert no(put(board=board, seats=2), "box:toy-d20 table.0,0") is None


@pytest.mark.clause("free", "8.3")
@pytest.mark.parametrize(
    "piece, boxed, board",
    [
        ("toy-d8@2:3", "toy-d8:8", "toybox"), ("toy-dial-honey:12", "toy-dial-honey:0", "toybox"),
        ("toy-note-pink@1:L%C3%A9a", "toy-note-pink", "toybox"), ("toy-crowned-black@3", "toy-man-black", "toybox"),
        ("toy-d6-red-4", "toy-d6-red-1", "toybox"), ("strawberry@1", "carrot", "meowtopia"),
        ("spent-centipede", "buy-centipede:11", "minicity"), ("bowl@0d:+3~7", "bowl:+3", "meow"),
    ],
)  # fmt: skip
def test_what_all_know_forgets_in_the_box_how_it_lay_and_what_it_said(piece, boxed, board):
    state = put(f"table.0,0: {piece}", board=board)
    after = do(state, "table.0,0 box")
    (well,) = [spot for spot, found in after.places if found != dict(state.places).get(spot)]
    there = lies(after, well)[-1]
    assert (there.face, there.turn, there.known) == (boxed, "", 7) and is_whole(after)
    like = [one for one in lies(put(board=board), well) if one.face == boxed]
    assert there in like  # it lies as it did before it was taken


@pytest.mark.clause("free", "8.4")
def test_a_secret_piece_lies_face_down_with_all_that_have_its_back():
    state = put("hand0: toy-paw1", "deck: toy-paw2", "table.0,0: toy-d8@0d:3", "hand1: toy-dial-honey:4")
    after = do(state, "hand0 box", "deck box", "table.0,0 box", "hand1 box")
    assert faces(after, "box:toy-back").split()[-2:] == ["toy-paw1", "toy-paw2"]
    assert knows(after, "box:toy-back")[-2:] == [{0}, set()]
    assert seen(after, "box:toy-back", 1).split()[-2:] == ["toy-back", "toy-back"]
    assert seen(after, "box:toy-back", 0).split()[-2:] == ["toy-paw1@0d", "toy-back"]
    assert faces(after, "box:unseen") == "toy-d8:3 toy-dial-honey:4"  # what it says would tell which it is
    assert seen(after, "box:unseen", 2) == "unseen unseen"
    assert seen(after, "box:unseen", 1) == "unseen toy-dial-honey@0d:4"


@pytest.mark.clause("free", "8.5")
def test_what_is_printed_on_a_board_is_no_piece():
    state = laid("isle", 2)
    printed = [spot for spot in rules.look(state, 0) if spot.startswith("print:boat0")]
    assert len(printed) == 25 and rules.look(state, 0)["print:boat0"] == rules.look(state, CHANCE)["print:boat0"]
    assert [no(state, f"{spot} hand0") for spot in printed] == ["1.5"] * 25
    rats = {face for face in stock(state.table.level) if face.partition("-")[0] in ("rat", "map", "hull")}
    assert not rats


@pytest.mark.clause("free", "8.5")
@pytest.mark.parametrize("game", whole())
def test_what_a_game_shows_only_to_remind_is_not_laid(game):
    rules_of, seats = find(game), find(game).SEATS[0]
    spots = {spot.partition(".")[0] for spot, _ in laid(game, seats).places}
    signs = {spot.replace("@0", "0") for spot, said in start(game, seats).table.level.spots.items() if said.get("sign")}
    shown = {spot for spot, faces in rules_of.look(begun(rules_of, game, seats), 0).items() if faces}
    state = put("table.0,0: toy-paw1", board=game, seats=seats)
    assert {no(state, f"table.0,0 {sign}") for sign in signs} == {"1.5"}
    assert signs & shown and not signs & spots and not {"score0", "gain", "round", "passed0"} & spots


def begun(game, name: str, seats: int):
    """A game of which the first cards are dealt."""
    state = game.start(read_level(name), seats)
    while game.turn(state) == CHANCE:
        state = game.play(state, game.chance(state, Random(1)))
    return state


@pytest.mark.clause("free", "8.5")
def test_a_board_is_exchanged_for_the_next_and_two_change_places():
    state = laid("isle", 2, laid=False)
    seen, squares = set(), set()
    for _ in range(4):
        prints = dict(state.prints)
        mine, other = prints["boat0"][0], prints["boat1"][0]
        assert mine != other
        seen.add(mine)
        squares.add(frozenset(spot for spot, faces in prints.items() if spot.startswith("boat0.") and "rat" in faces))
        state = do(state, "board:boat0")
        assert {dict(state.prints)[boat][0] for boat in ("boat0", "boat1")} != {mine} and state.places
    assert len(seen) == len(squares) == 4
    assert no(state, "board:boat2") == no(state, "board:deck") == "8.5" == no(laid("meow", 2), "board:boat0")
