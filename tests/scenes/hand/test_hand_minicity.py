"""What hands do at Minicity, touch by touch."""

import pytest
from touching import Position, Touching, check

from meowgames.rules import minicity
from meowgames.rules.minicity.goods import CARD_OF


def cards(match):
    """Two colours in hand; chambers near one of the ants, and one too far for all."""
    state = match.state
    if state.stage != "card" or state.round < 2 or state.now.played:
        return None
    moves = [move for move in minicity.moves(state) if move[0] in CARD_OF]
    hand = list(dict.fromkeys(move[0] for move in moves))
    if len(hand) < 2:
        return None
    city = minicity.city.city(state.table.level)
    rooms = [room for room, number in city.number.items() if number not in state.ants]
    plans = {room: minicity.meant(state, (hand[0], room)) for room in rooms}
    near = [room for room in rooms if len(plans[room]) == 1]
    either = [room for room in rooms if len(plans[room]) > 1]
    far = [
        room
        for room in rooms
        if not plans[room] and minicity.city.city(state.table.level).number[room] not in state.ants
    ]
    squares = [move[1] for move in moves if move[0] == hand[0]]
    if not near or not either or not far:
        return None
    square = plans[near[0]][0][0][1]
    ends = " ".join(sorted(plan[0][1] for plan in plans[either[0]]))
    return {
        "a": hand[0], "b": hand[1], "near": near[0], "either": either[0], "far": far[0], "square": squares[0],
        "end": square, "ends": ends, "one": ends.split()[0],
    }  # fmt: skip


def walking(match):
    """A card was laid and its ant is to walk."""
    state = match.state
    if state.stage != "walk":
        return None
    rooms = [move[0] for move in minicity.moves(state) if move[0].startswith("chamber")]
    return {"a": rooms[0], "b": rooms[-1]} if len(rooms) > 1 else None


def unloading(match):
    """Several blocks can be unloaded."""
    state = match.state
    if state.stage != "unload" or ("only1",) not in minicity.moves(state):
        return None
    return {"food": minicity.moves(state)[0][0]}


def stocking(match):
    """The small compartment is filled."""
    state = match.state
    if state.stage != "stock" or not state.round:
        return None
    (plan,) = minicity.meant(state, ("fill",))
    return {"food": minicity.moves(state)[0][0], "all": ", ".join(" ".join(move) for move in plan)}


POSITIONS = {
    "cards": Position("minicity", cards),
    "cards4": Position("minicity", cards, 4, "four"),
    "friends": Position("minicity", cards, 3, "friends", (("friends", True),)),
    "walk": Position("minicity", walking, 2, "walk"),
    "unload": Position("minicity", unloading, 2, "unload"),
    "kept": Position("minicity", unloading, 2, "kept", (("friends", True),)),
    "stock": Position("minicity", stocking, 2, "stock"),
}
ROWS = [
    # a card, another card, nothing
    ("cards", "{a}", "holds {a}"),
    ("cards", "{a} > {b}", "holds {b}"),
    ("cards", "{a} > {b} > {a}", "holds {a}"),
    ("cards", "{a} > beside", "nothing"),
    ("cards", "{a} > key Esc", "nothing"),
    ("cards", "{a} > right beside", "nothing"),
    ("cards4", "{a} > {b}", "holds {b}"),
    # a card and its square
    ("cards", "{a} > {square}", "made {a} {square}"),
    ("cards", "drag {a} to {square}", "made {a} {square}"),
    ("cards", "drag {a} to beside", "nothing"),
    ("cards", "drag {a} to {b}", "nothing"),
    # a card and a lit chamber
    ("cards", "{a} > {near}", "made {a} {end}, {near}"),
    ("cards", "drag {a} to {near}", "made {a} {end}, {near}"),
    ("cards", "{a} > {near} > key Undo", "nothing"),
    ("cards", "{a} > {either}", "asks {ends}"),
    ("cards", "{a} > {either} > {one}", "made {a} {one}, {either}"),
    ("cards", "{a} > {either} > {one} > key Undo", "nothing"),
    ("cards", "{a} > {either} > key Esc", "holds {a}"),
    ("cards", "{a} > {either} > beside", "holds {a}"),
    ("cards", "{a} > {either} > {b}", "holds {b}"),
    ("cards", "{a} > {either} > {near}", "made {a} {end}, {near}"),
    ("cards", "{a} > {far}", "clause 5.1"),
    ("cards", "{near}", "clause 3.1"),
    ("cards4", "{a} > {near}", "made {a} {end}, {near}"),
    ("friends", "{a} > {near}", "made {a} {end}, {near}"),
    ("friends", "{a} > {b}", "holds {b}"),
    ("friends", "{a} > {either} > {one}", "made {a} {one}, {either}"),
    # walking, unloading, filling
    ("walk", "{a}", "made {a}"),
    ("walk", "{b}", "made {b}"),
    ("walk", "stay", "made stay"),
    ("unload", "{food}", "made {food}"),
    ("unload", "only1", "made only1"),
    ("unload", "keep", "made keep"),
    ("kept", "keep", "made keep"),
    ("stock", "{food}", "made {food}"),
    ("stock", "fill", "made {all}"),
]
UNASKED = [
    ("unload", "beside", "made {food}"),
    ("unload", "tool:aside-ask", "nothing"),
    ("unload", "tool:aside-ask > only1", "made only1"),
    ("kept", "beside", "nothing"),
]


@pytest.mark.parametrize("position, script, expected", ROWS)
def test_a_touch_means(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected)


@pytest.mark.parametrize("position, script, expected", UNASKED)
def test_a_touch_means_where_all_that_fits_is_unloaded(tmp_path, position, script, expected):
    check(POSITIONS[position], tmp_path, script, expected, obvious=True)


@pytest.mark.parametrize("settings, back", [({}, True), ({"undo": "fair"}, True), ({"undo": "never"}, False)])
def test_a_block_just_taken_is_given_back_by_a_touch_in_the_crate(tmp_path, settings, back):
    hand = Touching(POSITIONS["stock"], tmp_path, **settings)
    first, second = [food for food in hand.table.play.picker.next() if food.startswith("food")][:2]
    assert hand.do(f"{first} > {second}") == f"made {first}, {second}"
    lying = [one for one in hand.table.view.targets.pieces if one.piece.spot == "crate0"]
    block = next(one for one in reversed(lying) if one.piece.face == first)
    hand.press(block.box.center, 1)
    hand.spin()
    assert hand.outcome().partition(";")[0] == ("made " + (second if back else f"{first}, {second}"))


def test_a_block_of_an_earlier_turn_stays_in_the_crate(tmp_path):
    hand = Touching(POSITIONS["stock"], tmp_path)
    block = next(one for one in hand.table.view.targets.pieces if one.piece.spot == "crate0")
    hand.press(block.box.center, 1)
    hand.spin()
    assert "back" not in hand.outcome() and "made" not in hand.outcome()
