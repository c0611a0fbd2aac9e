"""The hand of a free table by mouse: click-click as drag, several at once, turning, flipping, stacks, box and hands."""

from random import Random

import pytest
from handling import Hand, stir
from test_free_drag import BOARDS, meant

from meowgames.play.boards import chairs
from meowgames.scenes.free.grip import Grip

CARDS = "table.0,-20: toy-paw1 toy-paw2 toy-paw3 toy-paw4"
MEN = "table.-40,-20: toy-man-white", "table.-30,-20: toy-man-black", "table.-20,-20: toy-man-white"
HELD = "hand0: toy-fish9 toy-paw12 toy-fish1 toy-paw7", "hand1: toy-yarn1 toy-yarn2"
DECK = "deck: toy-bell1@0d toy-bell2@0d toy-bell3@0d toy-bell4@0d toy-bell5@0d"


@pytest.fixture
def hand():
    return Hand("toybox", 3, CARDS, *MEN, *HELD, DECK)


def places(hand):
    return {spot: [piece.face for piece in lying] for spot, lying in hand.match.state.places}


# ── what is taken ──


@pytest.mark.parametrize("laid", BOARDS)
def test_click_and_click_do_what_a_drag_does(laid):
    rng, done = Random(f"clicks {laid}"), 0
    hand = Hand(laid, max(chairs("free", laid)))
    stir(hand, rng, 10)
    for _ in range(25):
        one, end = meant(hand, rng), (rng.random() * 1920, rng.random() * 1080)
        if max(abs(end[0] - one.pos[0]), abs(end[1] - one.pos[1])) < 12:
            continue
        found = []
        for click in (True, False):
            if one.number:
                hand.key(str(one.number))
            if click:
                hand.click(one.pos)
                hand.click(end)
            else:
                hand.drag(one.pos, end)
            assert not hand.hand.held.grips
            found.append(hand.acts())
            if click and found[0]:
                hand.match.jump(hand.table.real.match.undo_to("free"))
                hand.table.view.lay(lambda eye: hand.table.sights(hand.match.at, eye))
                hand.table.real.ready()
                hand.spin()
                hand.acts()
        assert found[0] == found[1]
        done += bool(found[0])
    assert done > 12


def test_piece_badge_and_number_take_one_all_and_so_many(hand):
    hand.drag(hand.on("table.0,-20"), hand.at(30, 10))
    assert hand.act() == "table.0,-20 table.30,10"
    hand.drag(hand.badge("table.0,-20"), hand.at(30, -10))
    assert hand.act() == "table.0,-20~0+ table.30,-10"
    hand.key("2")
    hand.drag(hand.on("table.30,-10"), hand.at(0, 0))
    assert hand.act() == "table.30,-10~1+ table.0,0" and hand.hand.number == 0
    hand.key("9")
    hand.drag(hand.on("deck"), hand.at(0, 20))
    assert hand.act() == "deck~0+ table.0,20"


def test_of_a_hand_a_number_takes_neighbours_as_they_lie_there(hand):
    hand.key("O", "2")
    hand.point(hand.on("hand0", 0))
    shown = [piece.index for piece in hand.view.pieces() if piece.spot == "hand0"]
    at = min(shown.index(0), 2)
    hand.drag(hand.on("hand0", 0), hand.at(60, 0))
    taken = sorted(shown[at : at + 2])
    words = ["hand0" if index == 3 else f"hand0~{index}" for index in taken]
    assert hand.act().split()[:2] == words and hand.many("hand0") == 2


def test_a_number_is_of_one_kind_where_pieces_are_counted():
    hand = Hand("neko", 2, "koban0: koban koban", "koban1: koban")
    hand.drag(hand.on("koban1"), hand.place("koban0"))
    assert hand.act() == "koban1 koban0"
    hand.key("2")
    hand.drag(hand.on("koban0"), hand.at(-50, 0))
    assert hand.many("koban0") == 1 and hand.act().startswith("koban0~1 koban0 ")


def test_a_number_typed_twice_or_one_means_the_top_again(hand):
    hand.key("4", "4")
    assert hand.hand.number == 0
    hand.key("4", "1")
    assert hand.hand.number == 0


def test_a_number_goes_for_keys_too(hand):
    hand.point(hand.on("deck"))
    hand.key("3", "D")
    assert hand.act() == "deck~2+ hand0"


# ── before it is let go ──


def test_nothing_is_done_before_the_drop_and_escape_gives_it_back(hand):
    before = hand.match.state
    hand.carry(hand.on("hand0", 1), hand.at(0, 20), 5)
    assert hand.hand.held.many == 1 and hand.match.state is before
    hand.key("Esc")
    hand.up(hand.at(0, 20))
    assert hand.match.state is before and not hand.hand.held.grips
    hand.key("B")
    hand.click(hand.on("deck"))
    hand.key("Esc")
    assert hand.match.state is before and not hand.hand.held.grips and hand.table.crate, "the box stays open"
    hand.key("Esc")
    assert not hand.table.crate


def test_the_pill_says_what_the_stack_comes_to(hand):
    hand.key("2")
    hand.carry(hand.on("deck"), hand.on("table.0,-20"))
    landing = hand.hand.landing
    assert (landing.spot, landing.stack, hand.hand.held.many) == ("table.0,-20", 4, 2)
    hand.up(hand.pos)
    assert hand.many("table.0,-20") == 6


def test_the_eye_says_whether_others_will_see_it(hand):
    from meowgames.scenes.free.landing import OPEN, SHUT, eye

    def seen(start, end):
        hand.click(start)
        hand.point(end)
        found = eye(hand.view, hand.hand.held, hand.hand.landing)
        hand.key("Esc")
        return found

    assert seen(hand.on("hand0", 1), hand.at(0, 20)) == OPEN
    assert seen(hand.on("table.0,-20"), hand.place("hand0")) == SHUT
    assert seen(hand.on("deck"), hand.at(0, 20)) == ""
    assert seen(hand.on("table.-40,-20"), hand.at(0, 20)) == ""


@pytest.mark.parametrize("turns", ["wheel", "right", "E"])
def test_what_is_held_turns_in_its_own_steps(turns):
    hand = Hand("toybox", 2, CARDS, *MEN)
    for drag in (True, False):
        start = hand.on("table.0,-20")
        if drag:
            hand.carry(start, hand.at(20, 20))
        else:
            hand.click(start)
            hand.point(hand.at(20, 20))
        for _ in range(3):
            if turns == "wheel":
                hand.wheel(-1)
            elif turns == "right":
                hand.down(hand.at(20, 20), 3)
                hand.up(hand.at(20, 20), 3)
            else:
                hand.key("E")
        assert hand.table.menu is None
        if drag:
            hand.up(hand.at(20, 20))
        else:
            hand.click(hand.at(20, 20))
        assert hand.act() == "table.0,-20 @3 table.20,20", drag
        hand.key("Backspace")
        hand.acts()


def test_a_tile_turns_as_it_is_drawn():
    hand = Hand("meow", 2)
    face = hand.picture["hand0"][0]
    hand.click(hand.on("hand0", 0))
    hand.key("E")
    hand.point(hand.at(0, 20))
    hand.click()
    act = hand.act().split()
    assert act[1].startswith("@") and act[2].startswith("table."), (face, act)


def test_flipping_what_is_held_lays_it_other_side_up_and_a_stack_the_other_way_round(hand):
    hand.click(hand.on("hand0", 0))
    hand.key("F")
    hand.click(hand.at(60, 20))
    assert hand.act().endswith("@d table.60,20")
    hand.click(hand.badge("table.0,-20"))
    hand.key("F")
    hand.click(hand.at(0, 20))
    piece, lying = dict(hand.match.state.places)["table.0,20"][0], places(hand)["table.0,20"]
    assert lying == ["toy-paw4", "toy-paw3", "toy-paw2", "toy-paw1"] and piece.down
    hand.acts()
    hand.click(hand.badge("table.0,20"))
    hand.key("F", "F")
    hand.click(hand.at(20, 20))
    assert places(hand)["table.20,20"] == lying, "twice is not at all"


def test_shift_lays_it_where_it_is_and_ctrl_beneath(hand):
    end = hand.at(2, -18)
    hand.carry(hand.on("table.-40,-20"), end)
    hand.hold("Shift")
    assert hand.hand.landing.spot == "table.2,-18"
    hand.let("Shift")
    hand.up(end)
    hand.acts()
    hand.click(hand.on("hand0", 0))
    hand.point(hand.on("table.0,-20"))
    hand.hold("CtrlKey")
    assert hand.hand.landing.under
    hand.click(hand.pos)
    hand.let("CtrlKey")
    assert hand.act() == "hand0~0 table.0,-20~0"


# ── several ──


def test_a_box_round_pieces_picks_them_and_they_move_as_one_act(hand):
    hand.drag(hand.at(-46, -26), hand.at(-14, -14))
    assert {pick.spot for pick in hand.hand.picks} == {"table.-40,-20", "table.-30,-20", "table.-20,-20"}
    before = places(hand)
    start = hand.on("table.-30,-20")
    hand.drag(start, (start[0] + 70, start[1] + 120))
    assert hand.act() == "table.-40,-20~0+ table.-30,-20~0+ table.-20,-20~0+ by:7,12"
    hand.key("Backspace")
    assert places(hand) == before, "one undo"


def test_what_is_picked_is_turned_flipped_and_rolled_by_one_key(hand):
    hand.drag(hand.at(-46, -26), hand.at(-14, -14))
    whats = "table.-40,-20~0+ table.-30,-20~0+ table.-20,-20~0+".replace("~0+", "")
    for key, verb in (("F", "flip"), ("E", "turn:1"), ("Q", "turn:-1")):
        hand.key(key)
        assert hand.act() == f"{whats} {verb}" and len(hand.hand.picks) == 3


def test_what_is_picked_and_turned_in_the_hand_lies_turned(hand):
    hand.drag(hand.at(-46, -26), hand.at(-14, -14))
    hand.carry(hand.on("table.-30,-20"), hand.at(-30, 0))
    hand.key("E")
    hand.up(hand.at(-30, 0))
    found = {spot: lying[0].turn for spot, lying in hand.match.state.places if spot.startswith("table.-")}
    assert len(hand.acts()) == 1 and found == {"table.-40,0": "1", "table.-30,0": "1", "table.-20,0": "1"}


def test_pieces_from_anywhere_keep_their_places_to_one_another(hand):
    hand.click(hand.on("table.-40,-20"), mod=4160)
    hand.click(hand.on("deck"), mod=4160)
    deck, start = hand.seen("deck").box.center, hand.on("table.-40,-20")
    hand.drag(start, (start[0] + 100, start[1] + 100))
    one, two = (act.split() for act in hand.act().split(" and "))
    assert one == ["table.-40,-20", one[1]] and two[0] == "deck" and two[1].startswith("table.")
    x, y = (int(part) for part in two[1].partition(".")[2].split(","))
    assert abs(960 + 10 * x - deck[0] - 100) <= 5 and abs(540 + 10 * y - deck[1] - 100) <= 5


def test_ctrl_adds_and_takes_away(hand):
    ctrl = 4160  # either Ctrl key
    hand.click(hand.on("table.-40,-20"), mod=ctrl)
    hand.click(hand.on("table.0,-20"), mod=ctrl)
    assert [pick.where for pick in hand.hand.picks] == [("table.-40,-20", 0, 1), ("table.0,-20", 3, 4)]
    hand.click(hand.on("table.-40,-20"), mod=ctrl)
    assert [pick.spot for pick in hand.hand.picks] == ["table.0,-20"] and not hand.acts()
    hand.click(hand.empty())
    assert not hand.hand.picks


def test_what_is_picked_goes_into_the_hand_and_the_box_together(hand):
    hand.drag(hand.at(-46, -26), hand.at(-14, -14))
    hand.drag(hand.on("table.-30,-20"), hand.place("hand0"))
    assert hand.many("hand0") == 7 and len(hand.acts()) == 1
    hand.key("Ctrl+A", "Delete")
    assert {spot for spot in places(hand) if not spot.startswith("box:")} == {"hand0", "hand1"}


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
    crate = hand.table.crate
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
    tray = hand.table.tray
    cell = tray.cells()[2]
    assert cell.face.startswith("toy-bell3")
    hand.drag(tray.lying(cell).center, hand.place("hand0"))
    assert hand.act() == "deck~2 hand0" and len(hand.table.tray.cells()) == 4
    hand.key("Esc", "L")
    assert hand.acts() == [] and hand.table.tray, "what is known already is looked through untold"


def test_nobody_looks_into_a_bag():
    hand = Hand("isle", 2)
    spot = next(spot for spot in hand.picture if spot in ("bag", "pile") and hand.is_bag(spot))
    hand.point(hand.on(spot))
    hand.key("L")
    assert hand.table.tray is None and hand.acts() == [] and hand.table.play.refused == "5.4"
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
