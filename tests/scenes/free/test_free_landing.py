"""Where things come to lie at a free table: stacks before places, squares, cats, the box, hands, piles."""

from random import Random

import pytest
from handling import Hand, toys
from test_free_drag import BOARDS

from meowgames.play.boards import chairs
from meowgames.scenes.free.grip import Grip


@pytest.fixture
def hand():
    return toys()


# ── where it lies ──


def test_a_stack_under_the_pointer_wins_over_a_place_of_the_map(hand):
    deck = hand.view.board.place("deck").box
    x, y = round((deck.centerx - 960) / 10), round((deck.centery - 540) / 10)
    hand = Hand("toybox", 2, f"table.{x},{y}: toy-paw1 toy-paw2", "table.0,-20: toy-paw3 toy-paw4")
    hand.drag(hand.on("table.0,-20"), hand.on(f"table.{x},{y}"))
    assert hand.act() == f"table.0,-20 table.{x},{y}"


def test_what_is_no_stack_of_its_kind_lies_beside_it(hand):
    hand.drag(hand.on("table.-40,-20"), hand.on("table.0,-20"))
    assert hand.many("table.0,-20") == 4


def test_men_stand_in_the_middle_of_squares():
    hand = Hand("toybox", 2)
    rng, board = Random("squares"), next(p for p in hand.view.pieces() if "chess-board" in p.face)
    men = [piece for piece in hand.view.pieces() if piece.face.startswith(("toy-white-", "toy-black-"))]
    columns = sorted({piece.spot.partition(".")[2].split(",")[0] for piece in men})
    assert len(columns) == 8, "each column has its man"
    for man in rng.sample(men, 8):
        box = hand.view.camera.lies(board.box)
        end = box.x + (0.2 + 0.6 * rng.random()) * box.w, box.y + (0.4 + 0.2 * rng.random()) * box.h
        hand.drag(hand.on(man.spot), end)
        act = hand.act().split()
        assert act[1].partition(".")[2].split(",")[0] in columns, act


def test_the_square_under_the_pointer_counts_and_not_the_ears_of_a_man_below():
    hand = Hand("toybox", 2)
    men = {piece.spot: piece for piece in hand.view.pieces() if piece.face == "toy-white-pawn"}
    one, two = sorted(men)[:2]
    below = men[two]
    assert below.box.h > 60, "taller than its square"
    hand.drag(hand.on(one), (below.box.centerx, below.box.centery - 34))
    x, y = (int(part) for part in two.partition(".")[2].split(","))
    assert hand.act() == f"{one} table.{x},{y - 6}"


@pytest.mark.parametrize("laid", BOARDS)
def test_a_drop_on_a_cat_gives_to_its_hand(laid):
    seats = max(chairs("free", laid))
    for seat in range(1, seats):
        hand = Hand(laid, seats)
        spot = next(spot for spot in ("hand0", "deck", "bag", "tile0") if spot in hand.picture)
        hand.drag(hand.on(spot), hand.place(f"portrait{seat}"))
        assert hand.act().split()[-1] == f"hand{seat}"


# ── box and hand ──


def test_out_of_the_box_and_into_it(hand):
    hand.click(hand.tool("box"))
    crate = hand.table.fronts.crate
    cell = next(cell for cell in crate.cells() if cell.grip.spot == "box:toy-coin-1")
    crate.reveal(cell.grip)
    where = crate.lying(cell)
    hand.drag(where.center, hand.at(0, 20))
    assert hand.act() == "box:toy-coin-1 table.0,20"
    hand.key("3")
    hand.drag(where.center, hand.at(20, 20))
    assert hand.act() == "box:toy-coin-1~16+ table.20,20"
    corner = next(
        (x, y)
        for x in range(int(where.centerx), int(where.right) + 10, 4)
        for y in range(int(where.y) - 6, int(where.centery), 4)
        if crate.grip((x, y))[1]
    )
    hand.drag(corner, hand.at(-30, 20))
    assert hand.act() == "box:toy-coin-1~0+ table.-30,20" and hand.many("box:toy-coin-1") == 0
    hand.drag(hand.badge("table.-30,20"), crate.box.center)
    assert hand.act() == "table.-30,20~0+ box" and hand.many("box:toy-coin-1") == 16
    hand.drag(hand.on("table.0,20"), hand.tool("box"))
    assert hand.act() == "table.0,20 box"


def test_the_order_of_one_s_hand_is_nobody_else_s_business(hand):
    def shown():
        return [piece.face for piece in hand.view.pieces() if piece.spot == "hand0"]

    before, first = hand.match.at, shown()
    last = hand.seen("hand0", 3).box
    hand.drag(hand.on("hand0", 0), (last.right + 40, last.centery))
    assert shown() == [*first[1:], first[0]] and hand.match.at == before
    hand.key("O")
    assert shown() == ["toy-fish1", "toy-fish9", "toy-paw7", "toy-paw12"]
    hand.key("O")
    assert shown() == ["toy-fish1", "toy-paw7", "toy-fish9", "toy-paw12"] and hand.match.at == before
    state = hand.match.state
    assert [piece.face for piece in dict(state.places)["hand0"]] == ["toy-fish9", "toy-paw12", "toy-fish1", "toy-paw7"]
    assert set(hand.match.rules.look(state, 1)["hand0"]) == {"toy-back"}


def test_others_see_backs_and_a_number(hand):
    from meowgames.scenes.free.badge import badges

    assert "hand1" in dict(badges(hand.view)) and "hand0" not in dict(badges(hand.view))
    assert hand.picture["hand1"] == ("toy-back", "toy-back")
    hand.drag(hand.badge("hand1"), hand.place("hand0"))
    assert hand.act() == "hand1~0+ hand0"


def test_one_is_taken_out_of_the_middle_of_what_is_looked_through(hand):
    hand.point(hand.on("deck"))
    hand.key("L")
    assert hand.act() == "deck~0+ peek"
    tray = hand.table.fronts.tray
    cell = tray.cells()[2]
    assert cell.face.startswith("toy-bell3")
    hand.drag(tray.lying(cell).center, hand.place("hand0"))
    assert hand.act() == "deck~2 hand0" and len(hand.table.fronts.tray.cells()) == 4
    hand.key("Esc", "L")
    assert hand.acts() == [] and hand.table.fronts.tray, "what is known already is looked through untold"


def test_nobody_looks_into_a_bag():
    hand = Hand("isle", 2)
    spot = next(spot for spot in hand.picture if spot in ("bag", "pile") and hand.is_bag(spot))
    hand.point(hand.on(spot))
    hand.key("L")
    assert hand.table.fronts.tray is None and hand.acts() == [] and hand.table.play.refused == "5.4"
    hand.drag(hand.on(spot), hand.place("hand0"))
    assert hand.many("hand0") == 1


def test_going_back_over_what_was_mixed_or_seen_asks_first(hand):
    hand.drag(hand.on("table.-40,-20"), hand.at(0, 20))
    hand.key("Backspace")
    assert hand.many("table.0,20") == 0 and hand.stage.top is hand.table
    hand.key("Ctrl+Y")
    assert hand.many("table.0,20") == 1
    hand.point(hand.on("deck"))
    hand.key("R", "Backspace")
    assert hand.stage.top is not hand.table
    assert isinstance(hand.hand.pointed, Grip)
    hand.key("Esc")
    assert hand.stage.top is hand.table and "mix" in hand.acts()[-1]
