"""The hand of a free table by mouse: click-click as drag, several at once, turning, flipping, stacks, box and hands."""

from random import Random

import pytest
from handling import CARDS, MEN, Hand, places, stir, toys
from test_free_drag import BOARDS, meant

from meowgames.play.boards import chairs
from meowgames.scenes.free.draw import ghosts


@pytest.fixture
def hand():
    return toys()


# ── what is taken ──


@pytest.mark.slow
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
            assert not hand.hand.grasp.held.grips
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
    assert hand.act() == "table.30,-10~1+ table.0,0" and hand.hand.grasp.number == 0
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
    assert hand.hand.grasp.number == 0
    hand.key("4", "1")
    assert hand.hand.grasp.number == 0


def test_a_number_goes_for_keys_too(hand):
    hand.point(hand.on("deck"))
    hand.key("3", "D")
    assert hand.act() == "deck~2+ hand0"


# ── before it is let go ──


def test_nothing_is_done_before_the_drop_and_escape_gives_it_back(hand):
    before = hand.match.state
    hand.carry(hand.on("hand0", 1), hand.at(0, 20), 5)
    assert hand.hand.grasp.held.many == 1 and hand.match.state is before
    hand.key("Esc")
    hand.up(hand.at(0, 20))
    assert hand.match.state is before and not hand.hand.grasp.held.grips
    hand.key("B")
    hand.click(hand.on("deck"))
    hand.key("Esc")
    assert hand.match.state is before and not hand.hand.grasp.held.grips and hand.table.fronts.crate, (
        "the box stays open"
    )
    hand.key("Esc")
    assert not hand.table.fronts.crate


def test_the_pill_says_what_the_stack_comes_to(hand):
    hand.key("2")
    hand.carry(hand.on("deck"), hand.on("table.0,-20"))
    landing = hand.hand.landing
    assert (landing.spot, landing.stack, hand.hand.grasp.held.many) == ("table.0,-20", 4, 2)
    hand.up(hand.pos)
    assert hand.many("table.0,-20") == 6


def test_the_eye_says_whether_others_will_see_it(hand):
    from meowgames.scenes.free.resting import OPEN, SHUT, eye

    def seen(start, end):
        hand.click(start)
        hand.point(end)
        found = eye(hand.view, hand.hand.grasp.held, hand.hand.landing)
        hand.key("Esc")
        return found

    assert seen(hand.on("hand0", 1), hand.at(0, 20)) == OPEN
    assert seen(hand.on("table.0,-20"), hand.place("hand0")) == SHUT
    assert seen(hand.on("deck"), hand.at(0, 20)) == ""
    assert seen(hand.on("table.-40,-20"), hand.at(0, 20)) == ""


def test_the_eye_is_open_for_what_comes_out_of_a_bag_and_shut_for_what_falls_in():
    from meowgames.scenes.free.resting import OPEN, SHUT, eye

    hand = Hand("toybox", 2, "bag: toy-man-white toy-man-black toy-coin-1", "table.0,-20: toy-paw1@0d", *MEN)

    def seen(start, end):
        hand.click(start)
        hand.point(end)
        found = eye(hand.view, hand.hand.grasp.held, hand.hand.landing)
        hand.key("Esc")
        return found

    assert seen(hand.on("bag"), hand.at(0, 20)) == OPEN
    assert seen(hand.on("bag"), hand.place("hand0")) == ""
    assert seen(hand.on("table.-40,-20"), hand.on("bag")) == SHUT
    assert seen(hand.on("table.0,-20"), hand.on("bag")) == ""


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
        assert hand.table.fronts.menu is None
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
    hand.point(hand.at(0, 20))
    assert ghosts(hand.view, hand.hand.grasp.held, hand.hand.landing)[-1].face.startswith("toy-paw1@")
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
    assert {pick.spot for pick in hand.hand.grasp.picks} == {"table.-40,-20", "table.-30,-20", "table.-20,-20"}
    before = places(hand)
    start = hand.on("table.-30,-20")
    hand.drag(start, (start[0] + 70, start[1] + 120))
    assert hand.act() == "table.-40,-20~0+ table.-30,-20~0+ table.-20,-20~0+ by:7,12"
    hand.key("Backspace")
    assert places(hand) == before, "one undo"


def test_what_is_picked_is_turned_flipped_and_rolled_by_one_key(hand):
    hand = Hand("toybox", 2, "table.-40,-20: toy-paw1", "table.-20,-20: toy-paw2@0d", "table.0,-20: toy-fish3")
    hand.drag(hand.at(-48, -31), hand.at(8, -9))
    whats = "table.-40,-20 table.-20,-20 table.0,-20"
    for key, verb in (("F", "flip"), ("E", "turn:1"), ("Q", "turn:-1")):
        hand.key(key)
        assert hand.act() == f"{whats} {verb}" and len(hand.hand.grasp.picks) == 3


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
    assert [pick.where for pick in hand.hand.grasp.picks] == [("table.-40,-20", 0, 1), ("table.0,-20", 3, 4)]
    hand.click(hand.on("table.-40,-20"), mod=ctrl)
    assert [pick.spot for pick in hand.hand.grasp.picks] == ["table.0,-20"] and not hand.acts()
    hand.click(hand.empty())
    assert not hand.hand.grasp.picks


def test_what_is_picked_goes_into_the_hand_and_the_box_together(hand):
    hand.drag(hand.at(-46, -26), hand.at(-14, -14))
    hand.drag(hand.on("table.-30,-20"), hand.place("hand0"))
    assert hand.many("hand0") == 7 and len(hand.acts()) == 1
    hand.key("Ctrl+A", "Delete")
    assert {spot for spot in places(hand) if not spot.startswith("box:")} == {"hand0", "hand1"}
