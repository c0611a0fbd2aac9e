"""What keys and lines of the menu do with one thing, a stack, several: what was meant, or a word why not."""

import pytest
from handling import Hand


def test_under_the_deck_is_under_the_pile_of_its_kind():
    hand = Hand("meow", 3)
    tokens = hand.many("pile")
    hand.click(hand.on("hand0", 0), button=3)
    hand.click(hand.line("under"))
    assert hand.act() == "hand0~0 deck~0" and hand.many("pile") == tokens


def test_under_the_deck_stays_the_deck_whatever_was_touched_last():
    hand = Hand("toybox", 2, "hand0: toy-paw1 toy-paw2", "deck: toy-bell1@0d", "dominoes: toy-domino-1-2@0d")
    hand.drag(hand.on("deck"), hand.at(20, 0))
    hand.drag(hand.on("table.20,0"), hand.place("deck"))  # now it was touched last
    hand.acts()
    for _ in range(2):
        hand.click(hand.on("hand0"), button=3)
        hand.click(hand.line("under"))
        assert hand.act().endswith("deck~0")
    hand = Hand("toybox", 2, "hand0: toy-paw1", "dominoes: toy-domino-1-2@0d")
    hand.click(hand.on("hand0"), button=3)
    assert "under" not in hand.names(), "there is no deck"


def picked(*rows):
    """A hand that has picked three things of these."""
    hand = Hand("toybox", 2, *rows)
    hand.drag(hand.at(-48, -31), hand.at(8, -9))
    assert len(hand.hand.grasp.picks) == 3
    return hand


CARDS = "table.-40,-20: toy-paw1 toy-paw4", "table.-20,-20: toy-paw2 toy-paw5", "table.0,-20: toy-fish3 toy-fish4"


def test_all_that_is_picked_is_drawn_by_one_key():
    hand = picked(*CARDS)
    hand.point(hand.empty())
    hand.key("D")
    assert hand.act() == "table.-40,-20~0+ table.-20,-20~0+ table.0,-20~0+ hand0"


@pytest.mark.parametrize("key, verb", [("X", "table."), ("A", "spread:"), ("R", "mix")])
def test_of_several_stacks_that_pointed_at_is_meant(key, verb):
    hand = picked(*CARDS)
    hand.point(hand.empty())
    hand.key(key)
    assert hand.acts() == [] and hand.stage.toasts, "none is: that is said"
    hand.point(hand.on("table.-20,-20"))
    hand.key(key)
    (act,) = hand.acts()
    assert act.startswith("table.-20,-20") and act.split()[-1].startswith(verb)


def test_a_stack_split_twice_lies_in_three():
    hand = Hand("toybox", 2, "table.0,-20: " + " ".join(f"toy-paw{number}" for number in range(1, 9)))
    for _ in range(2):
        hand.point(hand.on("table.0,-20"))
        hand.key("X")
    one, two = (act.split()[-1] for act in hand.acts())
    assert [hand.many(spot) for spot in ("table.0,-20", one, two)] == [2, 4, 2]
    boxes = [hand.seen(spot).box for spot in ("table.0,-20", one, two)]
    assert not any(boxes[at].colliderect(boxes[at - 1]) for at in range(3))


def test_half_of_a_stack_hides_nothing_where_there_is_room():
    hand = Hand("toybox", 2, "table.0,-20: toy-paw1 toy-paw2", "table.15,-20: toy-coin-1", "table.-15,-20: toy-coin-1")
    hand.point(hand.on("table.0,-20"))
    hand.key("X")
    box = hand.seen(hand.act().split()[-1]).box
    assert not any(box.colliderect(hand.seen(spot).box) for spot in ("table.15,-20", "table.-15,-20"))


def test_what_has_no_other_side_is_not_turned_over():
    hand = Hand("toybox", 2, "table.0,-20: toy-white-pawn", "table.20,-20: toy-man-white", "table.-20,-20: toy-d6-1")
    for spot in ("table.0,-20", "table.-20,-20"):
        hand.click(hand.on(spot), button=3)
        assert "flip" not in hand.names()
        hand.key("Esc", "F")
        assert hand.acts() == [] and hand.stage.toasts
    hand.point(hand.on("table.20,-20"))
    hand.key("F")
    assert hand.act() == "table.20,-20 side:toy-crowned-white", "a draughtsman is crowned"


def test_what_lies_face_down_without_a_back_is_turned_up_again():
    hand = Hand("toybox", 2, "table.0,-20: toy-white-pawn@0d")
    hand.point(hand.on("table.0,-20"))
    hand.key("F")
    assert hand.act() == "table.0,-20 flip"


def test_a_menu_says_what_it_is_about():
    hand = Hand("toybox", 2, "deck: toy-bell1@0d toy-bell2@0d", "table.0,-20: toy-coin-1 toy-paw1")
    for spot, said in (("deck", "2 cards"), ("table.0,-20", "2 pieces")):
        hand.click(hand.on(spot), button=3)
        assert hand.table.fronts.menu.title == said
        hand.key("Esc")
