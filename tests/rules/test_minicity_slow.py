"""Minicity held against the rules worked out the slow way, from nothing but what the seat to act can see."""

from collections import Counter
from functools import cache

import pytest
from minicity_table import FOODS, chambers, distance, walk

from meowgames.rules import minicity

SIZES = {int(found[1]): int(found[3]) for found in chambers()}
FOOD = {int(found[1]): FOODS[found[2]] for found in chambers()}
COLOURS = ("yellow", "blue", "red", "grey", "violet")
far = cache(distance)


class Memory:
    """What an attentive player remembers of a turn that no longer lies on the table."""

    def __init__(self):
        self.turn, self.began, self.square, self.colour, self.bought = None, {}, "", "", False
        self.held = ""

    def see(self, state, picture) -> None:
        """Notice when a turn begins, and where the ants stand then."""
        if self.turn != (state.round, state.now.seat):
            self.turn, self.began, self.bought = (state.round, state.now.seat), ants(picture), False

    def hear(self, state, move) -> None:
        """Take in a move of the seat to act."""
        self.bought |= move[0].startswith("buy-")
        squares = [word for word in move if word.startswith("road-")]
        if squares:
            self.square, self.colour = squares[0], move[-2].removeprefix("card-")
        if move[0].startswith("as-"):
            self.colour = move[0].removeprefix("as-")
        if move[0] in ("ladybird", "bumblebee"):
            self.held = move[1]


def ants(picture) -> dict[str, int]:
    """Where every ant stands."""
    return {pile[0].removeprefix("ant-"): int(spot[4:]) for spot, pile in picture.items() if spot.startswith("zone")}


def free(picture) -> dict[int, int]:
    """How many places of each chamber are free."""
    filled = Counter(int(spot[5:].partition("-")[0]) for spot in picture if spot.startswith("place"))
    return {number: size - filled[number] for number, size in SIZES.items()}


def row(picture, road: str) -> dict[int, str]:
    """The cards of a road by square."""
    found = {square: picture.get(f"road-{road}{square}", ("",))[0] for square in range(1, 13)}
    return {square: card.removeprefix("card-") for square, card in found.items() if card.startswith("card-")}


def run(picture, square: str, colour: str) -> int:
    """The run that ends on a square, whose card counts as this colour."""
    cards, at = row(picture, square[5]), int(square[6:])
    step, length = (1 if at + 1 in cards else -1), 1
    while cards.get(at + step * length) == colour:
        length += 1
    return length


def lays(picture, seat: int, *first: str) -> set:
    """The ways to lay a card."""
    ends = set()
    for road in "ab":
        cards = row(picture, road)
        ends |= {f"road-{road}{square}" for square in (min(cards) - 1, max(cards) + 1)} if cards else set()
    return {(*first, card, end) for card in picture.get(f"hand{seat}", ()) for end in ends}


def friendly(stage, picture, seat, memory) -> set:
    """What friends offer."""
    medals, room = picture.get(f"friends{seat}", ()), free(picture)
    points = int(picture.get(f"points{seat}", ("cube:0",))[0][5:])
    offers = [pile[0].split(":") for spot, pile in picture.items() if spot.startswith("shop-")]
    found = {(word,) for word, price in offers if int(price) <= points and not memory.bought}
    if "ladybird" in medals:
        for one in SIZES:
            others = [two for two in SIZES if two != one and FOOD[two] == FOOD[one] and room[two]]
            found |= {("ladybird", f"chamber{one}")} if room[one] < SIZES[one] and others else set()
    if "bumblebee" in medals:
        crate, stock = picture.get(f"crate{seat}", ()), picture.get(f"stock{seat}", ())
        found |= {("bumblebee", food) for food in crate if set(stock) - {food}}
    if stage == "card" and "dragonfly" in medals:
        found |= {("dragonfly", f"ant-{a}", f"ant-{b}") for a in COLOURS for b in COLOURS if a != b}
    if stage == "card" and "stick-insect" in medals and "pip" in picture["pips"]:
        found |= lays(picture, seat, "stick-insect")
    return found


def between(picture, seat, memory, joker) -> set:
    """What can be done between two cards."""
    found, pips = set(), picture["pips"]
    if "pip" in pips:
        found |= lays(picture, seat)
        found |= lays(picture, seat, "joker") if joker and len(picture.get(f"hand{seat}", ())) > 1 else set()
    return found | ({("end",)} if "pip-full" in pips else set())


def steps(picture, seat, memory) -> set:
    """Where the ant of the card can stop."""
    standing = ants(picture)
    most = run(picture, memory.square, memory.colour) + picture.get(f"friends{seat}", ()).count("centipede")
    start = standing[memory.colour]
    found = {(f"chamber{to}",) for to in SIZES if to not in standing.values() and far(start, to) <= most}
    return found | {("stay",)}


def unloading(picture, seat, memory, back) -> set:
    """How many blocks can be unloaded."""
    chamber = ants(picture)[memory.colour]
    most = min(free(picture)[chamber], picture.get(f"crate{seat}", ()).count(FOOD[chamber]))
    if memory.began[memory.colour] == chamber and not back:
        most = 0
    return {("keep",), *((f"only{n}",) for n in range(1, most)), *([(FOOD[chamber],)] if most else [])}


def expected(state, picture, seat, memory) -> set:
    """Every legal move, worked out from the picture."""
    stage, stock = state.stage, {(food,) for food in picture.get(f"stock{seat}", ())}
    if stage in ("card", "walk", "unload"):
        own = {
            "card": lambda: between(picture, seat, memory, state.table.joker),
            "walk": lambda: steps(picture, seat, memory),
            "unload": lambda: unloading(picture, seat, memory, state.table.back),
        }[stage]()
        return own | friendly(stage, picture, seat, memory)
    if stage == "drop":
        lifted = int(memory.held[7:])
        room = free(picture)
        return {(f"chamber{n}",) for n in SIZES if n != lifted and FOOD[n] == FOOD[lifted] and room[n]}
    return {
        "call": {(f"as-{colour}",) for colour in COLOURS},
        "toss": {(card,) for card in picture.get(f"hand{seat}", ())},
        "stock": stock | {("fill",)},
        "graze": stock | {("fill",), ("done",)},
        "swap": stock - {(memory.held,)},
        "pick": {("display0",), ("display1",), ("display2",), ("deck",)},
    }[stage]


CASES = [
    (2, 1, {}),
    (3, 2, {"friends": True}),
    (4, 3, {"friends": True, "joker": True}),
    (2, 4, {"friends": True}),
    (3, 5, {"joker": True, "display": True, "return": True}),
    (4, 6, {"friends": True, "return": True}),
]


@pytest.mark.parametrize("seats, seed, options", CASES)
def test_legal_moves_are_those_that_the_picture_tells(seats, seed, options):
    memory, seen = Memory(), Counter()
    for number, (state, move) in enumerate(walk(seats, seed, **options)):
        if move is None or number > 900:
            break
        seat = state.turn
        picture = minicity.look(state, seat)
        memory.see(state, picture)
        if seat >= 0:
            assert set(minicity.moves(state)) == expected(state, picture, seat, memory), state.stage
            seen[state.stage] += 1
            memory.hear(state, move)
    assert {"card", "walk", "unload", "stock"} <= set(seen)
    assert not options.get("friends") or {"drop", "swap", "call"} & set(seen)
