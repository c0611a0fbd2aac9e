"""A free table by the keyboard alone: everything that can be done with a mouse; and a monkey that does anything."""

from random import Random

import pygame
import pytest
from handling import Hand

from meowgames.play.boards import chairs
from meowgames.rules import CHANCE
from meowgames.rules.free.things import boxed, stock

BOARDS = ("toybox", "meow", "meowtopia", "minicity", "neko", "isle")
TABLE = (
    "table.0,-20: toy-paw1 toy-paw2 toy-paw3 toy-paw4", "table.-40,-20: toy-d6-1", "table.-30,-20: toy-dial-teal:3",
    "table.-20,-20: toy-note-pink", "hand0: toy-fish9 toy-paw12 toy-fish1", "hand1: toy-yarn1", "turn0: toy-turn",
    "deck: toy-bell1@0d toy-bell2@0d toy-bell3@0d toy-bell4@0d toy-bell5@0d toy-bell6@0d",
)  # fmt: skip


@pytest.fixture
def hand():
    return Hand("toybox", 3, *TABLE)


def go(hand, spot, index=None):
    """Let Tab lead the pointer to a piece."""
    for _ in range(250):
        one = hand.hand.pointed
        if one and one.spot == spot and index in (None, one.first):
            return
        hand.key("Tab")
    raise AssertionError(f"Tab never comes to {spot}")


def lead(hand, pos):
    """Let arrows lead what is held as near to a place of the canvas as they can."""
    for _ in range(60):
        x, y = pos[0] - hand.hand.pos[0], pos[1] - hand.hand.pos[1]
        if max(abs(x), abs(y)) <= 20:
            return
        hand.key(("right" if x > 0 else "left") if abs(x) > abs(y) else ("down" if y > 0 else "up"))


# ── where it leads ──


@pytest.mark.parametrize("laid", BOARDS)
def test_tab_comes_to_every_place_that_can_be_taken_from_and_to_every_tool(laid):
    hand = Hand(laid, max(chairs("free", laid)))
    wanted, met, tools = set(), set(), set()
    for piece in hand.view.pieces():
        if not piece.spot.startswith("print:"):
            wanted.add(piece.spot)
    for _ in range(2 * len(wanted) + 120):
        hand.hold("Tab")
        if hand.hand.pointed:
            met.add(hand.hand.pointed.spot)
        if hand.hand.focus:
            tools.add(hand.hand.focus)
    assert wanted - met == set() and {"tool:undo", "tool:box", "tool:menu", "tool:rules"} <= tools


def test_arrows_lead_from_piece_to_piece(hand):
    go(hand, "table.-40,-20")
    hand.key("right")
    assert hand.hand.pointed.spot == "table.-30,-20"
    hand.key("right")
    assert hand.hand.pointed.spot == "table.-20,-20"
    hand.key("left")
    assert hand.hand.pointed.spot == "table.-30,-20"


# ── taking and laying ──


def test_a_piece_is_laid_on_a_free_point(hand):
    go(hand, "table.0,-20")
    hand.key("Enter")
    assert hand.hand.grasp.held.many == 1
    lead(hand, hand.at(0, 20))
    hand.key("Enter")
    act = hand.act().split()
    x, y = (int(part) for part in act[1].partition(".")[2].split(","))
    assert act[0] == "table.0,-20" and abs(x) <= 2 and abs(y - 20) <= 2
    hand.key("Enter")
    lead(hand, hand.at(20, 20))
    hand.key("Shift+left", "Shift+up")
    spot = f"table.{round((hand.hand.pos[0] - 960) / 10)},{round((hand.hand.pos[1] - 540) / 10)}"
    hand.key("Shift+Enter")
    assert hand.act().split()[1] == spot, "one point at a time, wherever it is"


def test_a_stack_is_taken_and_so_many(hand):
    go(hand, "table.0,-20")
    hand.key("Shift+Enter")
    assert hand.hand.grasp.held.many == 4
    hand.key("Esc", "3", "Enter")
    assert hand.hand.grasp.held.many == 3
    hand.key("D")
    assert hand.act() == "table.0,-20~1+ hand0"


def test_it_goes_into_the_box_into_a_hand_to_another_and_beneath(hand):
    go(hand, "table.0,-20")
    hand.key("Enter", "Delete")
    assert hand.act() == "table.0,-20 box"
    go(hand, "table.0,-20")
    hand.key("Enter", "D")
    assert hand.act() == "table.0,-20 hand0"
    go(hand, "table.0,-20")
    hand.key("Enter")
    for _ in range(60):
        hand.key("Tab")
        if hand.hand.landing and hand.hand.landing.spot == "hand1":
            break
    hand.key("Enter")
    assert hand.act() == "table.0,-20 hand1"
    go(hand, "hand0", 0)
    hand.key("Enter")
    for _ in range(60):
        hand.key("Tab")
        if hand.hand.landing and hand.hand.landing.spot == "table.0,-20":
            break
    hand.key("Ctrl+Enter")
    assert hand.act() == "hand0~0 table.0,-20~0"


def test_several_are_picked_turned_and_laid(hand):
    go(hand, "table.-40,-20")
    hand.key("Ctrl+Enter")
    go(hand, "table.-20,-20")
    hand.key("Ctrl+Enter")
    assert len(hand.hand.grasp.picks) == 2
    hand.key("E")
    assert hand.act() == "table.-40,-20 table.-20,-20 turn:1"
    hand.key("Enter")
    lead(hand, (hand.hand.pos[0] + 120, hand.hand.pos[1] + 200))
    hand.key("Enter")
    assert "by:" in hand.act()


def test_a_card_is_laid_elsewhere_in_one_s_hand(hand):
    def shown():
        return [piece.index for piece in hand.view.pieces() if piece.spot == "hand0"]

    before = hand.match.at
    go(hand, "hand0", 0)
    hand.key("Enter")
    lead(hand, (hand.seen("hand0", 2).box.right + 30, hand.seen("hand0", 2).box.centery))
    hand.key("Enter")
    assert shown() == [1, 2, 0] and hand.match.at == before


DEEDS = [
    ("deck", "R", "deck~0+ mix"),
    ("deck", "D", "deck hand0"),
    ("deck", "L", "deck~0+ peek"),
    ("deck", "X", "deck~3+ table."),
    ("deck", "A", "deck~0+ spread:"),
    ("deck", "P", "deck peek"),
    ("deck", "F", "deck flip"),
    ("deck", "Delete", "deck box"),
    ("hand0", "G", "hand0~0 show:all"),
    ("table.-40,-20", "R", "table.-40,-20 roll"),
    ("table.-40,-20", "Q", "table.-40,-20 turn:-1"),
    ("table.-40,-20", "E", "table.-40,-20 turn:1"),
    ("table.-30,-20", "+", "table.-30,-20 count:+1"),
    ("table.-30,-20", "-", "table.-30,-20 count:-1"),
]


@pytest.mark.parametrize("spot, name, act", DEEDS, ids=[f"{spot}-{name}" for spot, name, _ in DEEDS])
def test_every_deed_has_a_key(hand, spot, name, act):
    go(hand, spot)
    hand.key(name)
    assert hand.act().startswith(act)


def test_the_menu_the_box_and_a_pile_looked_through_by_keys(hand):
    go(hand, "table.-40,-20")
    hand.key("M", "down", "Enter")
    assert hand.act() == "table.-40,-20 roll" and hand.table.fronts.menu is None
    hand.key("B")
    assert hand.table.fronts.crate
    go(hand, "box:toy-coin-5")
    hand.key("Enter")
    lead(hand, hand.at(0, 10))
    hand.key("Enter")
    assert hand.act().startswith("box:toy-coin-5 table.")
    hand.key("B")
    go(hand, "deck")
    hand.key("L")
    go(hand, "deck", 2)
    hand.key("Enter", "D")
    assert hand.acts()[-1] == "deck~2 hand0"


def test_every_well_of_the_box_is_reached(hand):
    hand.key("B")
    wells = {cell.grip.spot for cell in hand.table.fronts.crate.cells() if cell.many}
    met = set()
    for _ in range(len(wells) + 5):
        hand.key("Tab")
        met |= {hand.hand.pointed.spot} if hand.hand.pointed else set()
    assert met == wells


def test_a_note_is_written_undone_and_done_again(hand):
    go(hand, "table.-20,-20")
    hand.key("W")
    hand.write("7")
    hand.key("Enter")
    assert hand.act() == "table.-20,-20 write:7"
    hand.key("Ctrl+Z")
    assert hand.picture["table.-20,-20"] == ("toy-note-pink",)
    hand.key("Ctrl+Y")
    assert hand.picture["table.-20,-20"] == ("toy-note-pink:7",)


def test_the_turn_cat_goes_on_and_with_it_the_table():
    hand = Hand("toybox", 3, *TABLE, people=(0, 1, 2))
    while hand.stage.top is not hand.table:
        hand.key("Enter")
    hand.spin(4)
    assert hand.view.viewer == 0
    hand.key("N")
    assert hand.acts() == ["turn0 turn1", "seat:1"] and hand.match.turn == 1
    for _ in range(20):
        hand.spin()
        if hand.stage.top is not hand.table:
            break
    assert hand.stage.top is not hand.table, "a curtain falls"


def test_keys_that_are_held_down_do_it_once(hand):
    go(hand, "deck")
    for again in (False, True, True):
        more = {"again": True} if again else {}
        hand.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", **more)
    assert hand.hand.grasp.held.many == 1 and hand.acts() == []
    hand.key("Esc")
    for again in (False, True):
        more = {"again": True} if again else {}
        hand.send(pygame.KEYDOWN, key=pygame.K_3, mod=0, unicode="3", **more)
    assert hand.hand.grasp.number == 3


# ── a monkey ──

EVENTS = 2000
LETTERS = "qefrdaxopgwbmnlvhu+-123456789"
NAMED = (
    "Tab", "Enter", "Esc", "Delete", "Backspace", "left", "right", "up", "down", "Ctrl+A", "Ctrl+Enter", "Shift+Enter",
    "Ctrl+Y", "Home", "Space", "Shift+left",
)  # fmt: skip


def somewhere(hand, rng):
    """A place of the canvas: mostly one where there is something."""
    if hand.stage.top is not hand.table or rng.random() < 0.2:
        return rng.random() * 1960 - 20, rng.random() * 1120 - 20
    view, table = hand.view, hand.table
    if table.fronts.menu and rng.random() < 0.8:
        return rng.choice([kid.box.center for kid in table.fronts.menu.kids])
    cells = [panel.lying(cell).center for panel in hand.hand.panels for cell in panel.cells()]
    badges = [hand.badge(spot) for spot, _ in hand.badges()]
    pieces = [view.camera.lies(piece.box).center for piece in view.pieces()]
    front = [one.box.center for one in view.targets.front]
    return rng.choice(rng.choice([found for found in (cells, badges, pieces, pieces, front) if found]))


def monkey(hand, rng):
    """Do one thing nobody would think of."""
    kind = rng.random()
    if kind < 0.3:
        hand.drag(somewhere(hand, rng), somewhere(hand, rng), rng.choice((1, 2, 5)))
    elif kind < 0.55:
        hand.click(somewhere(hand, rng), rng.choice((1, 1, 1, 3, 2)), rng.choice((0, 0, 0, pygame.KMOD_LCTRL)))
    elif kind < 0.85:
        hand.key(rng.choice((rng.choice(LETTERS), rng.choice(NAMED))))
    elif kind < 0.9:
        hand.wheel(rng.choice((-1, 1)))
    elif kind < 0.95:
        (hand.down if rng.random() < 0.5 else hand.up)(somewhere(hand, rng), rng.choice((1, 3)))
    elif kind < 0.98:
        (hand.hold if rng.random() < 0.5 else hand.let)(rng.choice(("Shift", "CtrlKey", "Space")))
    else:
        hand.send(pygame.WINDOWFOCUSLOST)


def all_there(hand):
    """Tell whether every piece is there once."""
    level = hand.match.state.table.level
    found = sorted(boxed(level, piece.face) for _, lying in hand.match.state.places for piece in lying)
    return found == sorted(stock(level))


@pytest.mark.slow
def test_a_monkey_breaks_nothing_and_loses_no_piece():
    acts = 0
    for turn in range(12):
        laid, rng = BOARDS[turn % len(BOARDS)], Random(f"monkey {turn}")
        seats = rng.choice(chairs("free", laid))
        hand = Hand(laid, seats, people=rng.choice(((0,), tuple(range(seats)))), seed=str(turn))
        for _ in range(EVENTS // 12):
            hand.draws = rng.random() < 0.1
            monkey(hand, rng)
            if not hand.stage.scenes or hand.table not in hand.stage.scenes:
                break
            while hand.stage.top is not hand.table and rng.random() < 0.5:
                hand.key(rng.choice(("Esc", "Enter")))
                if not hand.stage.scenes:
                    break
            assert all_there(hand)
        acts += sum(hand.match.by(ply) != CHANCE for ply in range(len(hand.match.moves)))
    assert acts > 100
