"""Ways through a tree of widgets."""

from meowgames.screen.kit import tree
from meowgames.screen.kit.widget import Widget, walk
from meowgames.screen.kit.widgets import Button
from meowgames.screen.paint import Box


class Room(Widget):
    """Some widgets where they were put."""

    def __init__(self, *kids, window=None):
        self.kids, self.window = kids, window

    def parts(self):
        return self.kids


def button(key, x, y, enabled=True):
    """Return a button of ten units where it is wanted."""
    made = Button(key, None, key=key, enabled=enabled)
    made.place(None, Box(x, y, 10, 10))
    return made


A, B, C = button("a", 0, 0), button("b", 40, 0), button("c", 0, 40)
OFF = button("off", 40, 40, enabled=False)
INNER = Room(C, OFF, window=Box(0, 0, 60, 45))
TOP = Room(A, B, INNER)


def test_tab_goes_round_what_is_enabled():
    order = tree.order(TOP)
    assert order == [A, B, C]
    assert [tree.after(order, one, 1) for one in (A, B, C)] == [B, C, A]
    assert tree.after(order, A, -1) is C and tree.after(order, None, -1) is C
    assert tree.after([], None, 1) is None


def test_an_arrow_finds_the_nearest_that_way():
    order = tree.order(TOP)
    assert tree.beside(order, A, 1, 0) is B and tree.beside(order, A, 0, 1) is C
    assert tree.beside(order, A, -1, 0) is None
    assert tree.beside(order, None, 1, 0) is A and tree.beside([], None, 1, 0) is None


def test_a_click_is_for_what_can_be_seen_there():
    assert tree.at(TOP, (5, 5)) is A
    assert tree.at(TOP, (5, 42)) is C and tree.at(TOP, (5, 48)) is None  # the window ends before
    assert tree.at(TOP, (45, 42)) is None  # what is disabled takes none


def test_the_trail_leads_down_to_a_widget():
    assert tree.trail([TOP], C) == (TOP, INNER) and tree.trail([TOP], TOP) == () == tree.trail([TOP], None)
    assert dict(walk(TOP))[A] == (TOP,)
    assert tree.keyed(TOP) == {"a": A, "b": B, "c": C, "off": OFF}
