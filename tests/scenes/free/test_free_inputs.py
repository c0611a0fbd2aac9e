"""How many inputs common acts take: a click, a drag and a key count one each; where the mouse rests is no input."""

import pytest
from handling import Hand

from meowgames.rules.free.things import BOX

DECK = "deck: " + " ".join(
    f"toy-{suit}{value}@0d" for suit in ("paw", "fish", "yarn", "bell") for value in range(1, 14)
)
DICE = "table.0,-30: toy-d6-1", "table.12,-30: toy-d6-2", "table.24,-30: toy-d6-3"


@pytest.fixture
def hand():
    """Four at the toys: a deck of 52, three dice, a stack on the table; nothing is picked, nobody has done anything."""
    return Hand("toybox", 4, DECK, *DICE, "table.-40,-20: toy-coin-1 toy-coin-1 toy-coin-5")


def out(hand):
    """How many pieces are not in the box."""
    return sum(len(lying) for spot, lying in hand.match.state.places if not spot.startswith(f"{BOX}:"))


def test_deal_seven_to_each_takes_three(hand):
    hand.point(hand.on("deck"))
    hand.click(button=3)
    hand.key("7", "Enter")
    assert [hand.many(f"hand{seat}") for seat in range(4)] == [7] * 4 and hand.many("deck") == 24
    assert hand.act() == "deck~0+ deal:7" and hand.inputs <= 3


def test_draw_one_card_takes_one(hand):
    hand.point(hand.on("deck"))
    hand.key("D")
    assert hand.act() == "deck hand0" and hand.inputs == 1


def test_take_the_second_card_of_a_deck_takes_two(hand):
    second = dict(hand.match.state.places)["deck"][50].face
    hand.point(hand.on("deck"))
    hand.key("L")
    cell = hand.table.fronts.tray.cells()[1]
    hand.drag(hand.table.fronts.tray.lying(cell).center, hand.empty())
    (told, taken), places = hand.acts(), dict(hand.match.state.places)
    spot = taken.split()[-1]
    assert told == "deck~0+ peek" and taken.startswith("deck~50 ") and [p.face for p in places[spot]] == [second]
    assert hand.inputs <= 2


def test_move_a_whole_deck_takes_one(hand):
    hand.drag(hand.badge("deck"), hand.at(40, 20))
    assert hand.act() == "deck~0+ table.40,20" and hand.many("table.40,20") == 52 and hand.inputs == 1


def test_shuffle_takes_one(hand):
    hand.point(hand.on("deck"))
    hand.key("R")
    assert hand.act() == "deck~0+ mix" and hand.inputs == 1


def test_flip_a_stack_takes_two_at_most(hand):
    hand.point(hand.badge("deck"))
    hand.key("F")
    assert hand.act() == "deck~0+ flip" and hand.inputs <= 2


def test_sort_a_hand_takes_one(hand):
    hand.point(hand.on("deck"))
    hand.click(button=3)
    hand.key("7", "Enter")
    hand.acts()
    before, hand.inputs = hand.match.at, 0
    hand.point(hand.empty())
    hand.key("O")
    shown = [piece.face for piece in hand.view.pieces() if piece.spot == "hand0"]
    suits = [face.rstrip("0123456789") for face in shown]
    assert hand.inputs == 1 and hand.match.at == before
    assert len({suit for suit in suits}) == sum(one != two for one, two in zip(suits, [*suits[1:], ""])), shown


def test_roll_three_dice_takes_two(hand):
    hand.drag(hand.at(-6, -36), hand.at(31, -24))
    hand.key("R")
    assert hand.act() == "table.0,-30~0+ table.12,-30~0+ table.24,-30~0+ roll".replace("~0+", "") and hand.inputs == 2


@pytest.mark.parametrize("laid", ["toybox", "meow", "meowtopia", "minicity", "neko", "isle"])
def test_put_everything_back_into_the_box_takes_two(laid):
    hand = Hand(laid, 3)
    hand.click(hand.empty(), button=3)
    hand.click(hand.line("clear"))
    assert out(hand) == 0 and hand.inputs == 2


@pytest.mark.parametrize("laid", ["toybox", "meow"])
def test_so_does_what_lies_on_the_table_with_two_keys(laid):
    hand = Hand(laid, 3)
    hand.key("Ctrl+A", "Delete")
    left = {spot for spot, _ in hand.match.state.places if not spot.startswith(f"{BOX}:")}
    assert hand.inputs == 2 and all(
        spot.startswith("hand") or hand.is_board(spot) or hand.is_bag(spot) for spot in left
    )


def test_split_a_deck_in_two_takes_two_at_most(hand):
    hand.point(hand.on("deck"))
    hand.key("X")
    assert hand.act().startswith("deck~26+ table.") and hand.many("deck") == 26 and hand.inputs <= 2


def test_count_a_pile_takes_nothing(hand):
    from meowgames.scenes.free.badge import badges

    counts = {spot: hand.many(spot) for spot, _ in badges(hand.view)}
    assert counts["deck"] == 52 and counts["table.-40,-20"] == 3 and hand.inputs == 0


def test_undo_another_s_act_takes_one(hand):
    for act in ("seat:1", "table.-40,-20~0+ table.-30,10"):
        hand.match.play(tuple(act.split()))
    hand.table.real.ready()
    hand.key("Backspace")
    assert hand.many("table.-40,-20") == 3 and hand.inputs == 1
