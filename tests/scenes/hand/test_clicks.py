"""How many clicks a whole turn costs, on three fixed turns a game, the largest among them."""

from random import Random

import pytest
from touching import Position, Touching

from meowgames.rules import isle, meow, meowtopia, minicity, neko
from meowgames.rules.meowtopia.families import NAME
from meowgames.rules.minicity.goods import CARD_OF


class Turn(Touching):
    """A turn that is played by clicks and counted; bots move by themselves."""

    def click(self, *names: str) -> None:
        """Click one thing after another."""
        for name in names:
            self.do(name.replace("{", "{{"))

    def others(self, until=lambda state: True) -> None:
        """Let everybody else move until the person is asked something of the kind, or the turn is another's."""
        rng = Random("others")
        for _ in range(200):
            if self.match.turn == 0 and until(self.match.state):
                return
            assert self.match.turn != 0, "somebody else was expected"
            self.table.real.commit(self.match.rules.sample(self.match.state, rng))
            self.spin()


# ── MEOW: one ──


def to_play(match):
    return {} if match.at > 12 else None


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_card_is_one_click(tmp_path, seats):
    turn = Turn(Position("meow", to_play, seats, "clicks"), tmp_path)
    turn.click(meow.moves(turn.match.state)[0][0])
    assert turn.clicks == 1 and turn.match.by(turn.start) == 0


# ── Meowtopia: three or four, and one per merchant ──


def waking(sleepers, merchants):
    """A morning with so many kittens asleep that can be woken, and so many merchants that have sold something."""

    def names(match):
        state = match.state
        if state.stage != "morning" or state.spent or ("tile-food",) not in meowtopia.moves(state):
            return None
        home = state.homes[0]
        busy = [stall for stall in home.stalls if stall.good]
        rich = home.food > 3 and home.gold > 2
        right = home.asleep.bit_count() == sleepers and len(busy) == merchants and home.awake and rich
        return {} if right else None

    return names


@pytest.mark.parametrize("sleepers, merchants, most", [(0, 0, 3), (1, 0, 4), (1, 1, 5)])
def test_a_turn_for_food_is_a_tile_and_how_many(tmp_path, sleepers, merchants, most):
    turn = Turn(Position("meowtopia", waking(sleepers, merchants), 2, "clicks"), tmp_path, obvious=True)
    home = turn.match.state.homes[0]
    turn.click(*(NAME[stall.kitten] for stall in home.stalls if stall.good))
    turn.click(*(name for bit, name in NAME.items() if bit & home.asleep))
    turn.click("tile-food")
    if turn.match.state.stage == "work":
        turn.click(meowtopia.shortcuts(turn.match.state)[0])
    assert turn.clicks <= most
    assert turn.match.state.active != 0 or turn.match.state.stage in ("follow", "supper", "morning")


@pytest.mark.parametrize("tile, sent", [("tile-fields", 1), ("tile-irrigation", 2), ("tile-recruit", 1)])
def test_a_turn_of_laying_is_two_clicks_and_one_for_each_kitten(tmp_path, tile, sent):
    def names(match):
        state = match.state
        ready = state.stage == "morning" and (tile,) in meowtopia.moves(state) and state.homes[0].gold
        return {} if ready and state.homes[0].awake.bit_count() > sent and len(state.homes[0].farm.free) > 3 else None

    turn = Turn(Position("meowtopia", names, 2, "laying"), tmp_path, obvious=True)
    turn.click(tile)
    for _ in range(sent):
        turn.click(meowtopia.moves(turn.match.state)[0][-1])
    if turn.match.state.stage == "work":
        turn.click("done")
    assert turn.clicks <= 2 + sent and turn.match.state.stage != "work"


def test_supper_is_no_click_where_nothing_is_missing(tmp_path):
    def names(match):
        return {} if match.state.stage == "supper" and ("feed",) in meowtopia.moves(match.state) else None

    turn = Turn(Position("meowtopia", names, 3, "supper"), tmp_path, obvious=True)
    assert turn.match.moves[turn.start] == ("feed",) and turn.clicks == 0
    assert turn.table.play.trail.aside and turn.table.hud.form.find("tool:aside-undo")


# ── Minicity: seven or eight with three cards and the refill ──


def three_cards(match):
    """A turn of three cards begins."""
    state = match.state
    return {} if state.stage == "card" and state.round > 2 and not state.now.played else None


def step(state):
    """Return a card and a chamber to which it goes without a question, one where something is unloaded if there is."""
    city = minicity.city.city(state.table.level)
    hand = dict.fromkeys(move[0] for move in minicity.moves(state) if move[0] in CARD_OF)
    ways = [(card, room) for card in hand for room in city.names if len(minicity.meant(state, (card, room))) == 1]

    def gain(way):
        return minicity.flow.room_for(state, CARD_OF[way[0]], city.number[way[1]])

    return max(ways, key=gain)


@pytest.mark.parametrize("seats, seed", [(2, "one"), (3, "two"), (4, "three")])
def test_three_cards_and_the_refill_are_seven_or_eight(tmp_path, seats, seed):
    turn = Turn(Position("minicity", three_cards, seats, seed), tmp_path, obvious=True)
    for _ in range(3):
        turn.click(*step(turn.match.state))
    if turn.match.turn == 0 and turn.match.state.stage == "stock":
        turn.click("fill")
    assert turn.clicks <= 8 and turn.match.turn != 0
    laid = [move for ply, move in enumerate(turn.match.moves) if ply >= turn.start and move[0] in CARD_OF]
    assert len(laid) == 3


# ── Neko: four or five ──


@pytest.mark.parametrize("animal, picks", [("tiger", 1), ("dog", 1), ("rat", 0)])
def test_a_turn_of_neko_is_four_or_five(tmp_path, animal, picks):
    def names(match):
        state = match.state
        ready = state.stage == "pawn" and (animal,) in neko.moves(state) and state.kobans[0] and any(state.piles.waste)
        return {} if ready and len(state.towers[0].tiles) > 2 and state.pawns.count(-1) == 1 else None

    turn = Turn(Position("neko", names, 2, animal), tmp_path)
    turn.click(animal)
    turn.others(lambda state: state.stage == "act")
    tile = neko.moves(turn.match.state)[0][0]
    glow = next(spot for spot in neko.look(turn.match.state, 0) if spot.startswith("next0."))
    turn.click(tile, glow, "tool:drop")
    for _ in range(picks):
        if turn.match.turn == 0 and turn.match.state.stage == "power":
            turn.click(next(move[0] for move in neko.moves(turn.match.state) if move != ("skip",)))
    assert 4 <= turn.clicks <= 5


# ── L'Île: four to six, Place counted ──


@pytest.mark.parametrize("turns, seats", [(0, 2), (1, 3), (3, 4)])
def test_a_cat_of_the_isle_is_taken_laid_turned_and_placed(tmp_path, turns, seats):
    def names(match):
        state = match.state
        cats = [cat for (cat,) in isle.moves(state) if cat != "pass"] if state.stage == "cat" else []
        wide = [cat for cat in cats if len(isle.tiles.ORIENTED[cat]) > 3]
        return {"cat": wide[0]} if wide and match.at > 10 else None

    turn = Turn(Position("isle", names, seats, "clicks"), tmp_path)
    turn.click(turn.names["cat"])
    grid = turn.table.hand.grid
    for _ in range(turns):
        turn.table.play.picker.cycle()  # so that the place found is one for the orientation it is turned to
    stop = grid.stops()[0]
    for _ in range(turns):
        turn.table.play.picker.cycle(-1)
    x, y = (int(number) for number in stop.partition(".")[2].split(","))
    box = turn.table.view.board.place(f"boat0.{x},{y}").box
    turn.click(f"{box.centerx}/{box.centery}", *["tool:right"] * turns)
    grid.lie((turn.table.play.picker.orientation, stop))  # turning is about the grabbed square: it may lie beside
    turn.click("tool:drop")
    assert turn.clicks == 3 + turns <= 6 and turn.match.moves[turn.start + 1][1] == stop
