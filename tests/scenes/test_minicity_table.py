"""Minicity at the screen: every kind of move by hand, what lights up before it, the way through the hill."""

from datetime import datetime
from itertools import combinations

import minicity_table as hill
import pygame
import pytest
from looking import Still, click, key, make_stage, mouse

from meowgames.play.journal import Journal
from meowgames.play.level import read_level
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import find, minicity
from meowgames.rules.minicity.ahead import trail
from meowgames.scenes.games.minicity import walked
from meowgames.scenes.games.minicity_desk import along
from meowgames.scenes.table.drawing import draw_above, foreseen
from tools.art.minicity_data import ANTS, FOODS
from tools.art.minicity_foods import SHAPES
from tools.art.palette import apart

WHEN = datetime(2000, 1, 1)


class Hands:
    """Somebody at a table of Minicity, with the state of the match put before them."""

    def __init__(self, state, folder, size=(1280, 720), **settings):
        cats = ("clementine", "mochi", "biscuit", "sardine")[: state.table.seats]
        seats = tuple(Seat(cat.title(), cat, "kitten" if at else "person") for at, cat in enumerate(cats))
        options = {"friends": state.table.friends, "display": state.table.display, "joker": state.table.joker}
        self.match = Match(Setup("minicity", seats, "A", options)).begin()
        real = state.table._replace(level=read_level("minicity"))
        self.match.states[self.match.at] = state._replace(table=real)
        self.stage = make_stage(size, **{"confirm": "never", "obvious": False, **settings})
        self.stage.mind = Still()
        self.table = self.stage.doors.seat(self.match, Journal(folder, "hands", WHEN), tips=False)
        self.stage.push(self.table)
        self.stage.settle()
        self.table.play.sit(state.turn)
        self.spin()

    @property
    def state(self):
        return self.match.state

    @property
    def view(self):
        return self.table.view

    @property
    def preview(self):
        """What the rules lay over the table while the hand points there."""
        return self.view.lights.preview

    def lit(self):
        """Return the chambers that shine."""
        return self.view.manners.lit(self.view)

    def spin(self, frames=2):
        for _ in range(frames):
            self.stage.update(0.1)
            self.stage.draw()

    def buttons(self):
        """Return where the buttons of words stand."""
        self.table.hand.look()
        return {one.says: one.box for one in self.view.targets.front if one.kind == "word"}

    def where(self, name):
        """Return the middle of a spot, or of a piece that shows this face."""
        pieces = [piece for piece in self.view.pieces() if piece.face.partition(":")[0] == name]
        mine = [piece for piece in pieces if not piece.still]
        place = self.view.board.place(name)
        return mine[0].box.center if mine else place.box.center

    def point(self, name):
        self.table.event(mouse(pygame.MOUSEMOTION, self.where(name)))
        self.spin()

    def click(self, *names):
        for name in names:
            box = self.buttons().get(name)
            click(self.table, box.center if box else self.where(name))
            self.spin()

    def drag(self, name, to):
        start, end = self.where(name), self.where(to)
        self.table.event(mouse(pygame.MOUSEMOTION, start))
        self.table.event(mouse(pygame.MOUSEBUTTONDOWN, start))
        self.table.event(mouse(pygame.MOUSEMOTION, end))
        self.table.event(mouse(pygame.MOUSEBUTTONUP, end))
        self.spin()

    def press(self, *codes):
        for code in codes:
            self.table.event(key(code))
            self.spin()

    @property
    def last(self):
        plies = [ply for ply in range(self.match.at) if self.match.by(ply) >= 0]
        return self.match.moves[plies[-1]]


@pytest.fixture
def sit(tmp_path):
    """A way to sit down before a state."""
    return lambda state, **settings: Hands(state, tmp_path, **settings)


def test_the_map_is_the_hill_of_the_rules():
    real, plain = (minicity.city.city(level) for level in (read_level("minicity"), hill.plain_level()))
    assert real._replace(near=()) == plain._replace(near=())


def test_a_card_is_picked_then_laid_and_the_ant_walks(sit):
    hands = sit(hill.turn3("yrgb"))
    hands.click("card-yellow")
    assert hands.table.play.picker.words == ("card-yellow",)
    hands.click("road-a5")
    assert hands.last == ("card-yellow", "road-a5") and hands.state.stage == "walk"
    hands.click("chamber33")
    assert hands.last == ("chamber33",)


def test_the_names_of_ants_travel_with_the_cards_that_close_up(sit):
    hands = sit(hill.turn3("yrgb"))
    view, paint = hands.view, hands.stage.paint
    view.easel.set_pace(1.0)

    def names():
        with paint.ledger.reading() as found:
            draw_above(paint, view)
        ants = {view.words(f"minicity.ant-{colour}") for colour in ANTS}
        return sorted(one.box.centerx for one in found if one.text in ants)

    before = names()
    hands.table.play.commit(("card-red", "road-a5"))
    seen = []
    while not seen or view.easel.motions:
        hands.stage.update(0.04)
        seen.append(names())
    ways = [one for one in seen if len(one) == len(before) - 1]
    assert len(before) == 4 and len({tuple(one) for one in ways}) > 2 and len(ways) == len(seen)


def test_a_card_is_dragged_to_its_square(sit):
    hands = sit(hill.turn3("yrgb"))
    hands.drag("card-yellow", "road-b8")
    assert hands.last == ("card-yellow", "road-b8")


def test_laid_cards_and_blocks_in_chambers_are_not_taken_for_those_in_the_hand(sit):
    hands = sit(hill.turn3("yrgb"))
    click(hands.table, hands.view.board.place("road-a6").box.center)  # a yellow card lies there
    assert hands.table.play.picker.words == ()
    wearing = [piece.face for piece in hands.view.easel.pieces if piece.spot.startswith("road-a")]
    assert "laid-card-yellow" in wearing and "card-yellow" not in wearing


def test_a_picked_card_lights_what_its_ant_could_reach(sit):
    hands = sit(hill.turn3("yrgb"))
    assert hands.lit() == []
    hands.click("card-yellow")
    hands.table.event(mouse(pygame.MOUSEMOTION, (960, 1075)))
    assert "chamber33" in hands.lit() and "run-yellow:2" in hands.preview["road-a5"]
    assert any(spot.startswith("tag") for spot in hands.preview)
    hands.point("road-b8")
    assert set(hands.preview) >= {"road-b8"} and "road-a5" not in hands.preview


def test_hovering_a_chamber_shows_the_way(sit):
    hands = sit(hill.turn3("yrgb"))
    hands.click("card-yellow", "road-a5")
    hands.point("chamber26")
    way = walked(hands.preview)
    assert way == list(trail(hands.table.play.state, hands.view.lights.says))
    assert way[0] == "chamber34" and way[-1] == "chamber26" and len(way) == 3


def test_blocks_are_taken_from_the_reserve_or_as_proposed(sit):
    hands = sit(hill.dealt(["yrgb", "ybrg"]))
    crate = hands.where("food-pink")
    assert hands.view.board.place("stock0").box.collidepoint(crate)
    hands.click("food-pink")
    assert hands.last == ("food-pink",) and hands.view.picture["crate0"] == ("food-pink",)
    box = hands.buttons()["fill"]
    hands.table.event(mouse(pygame.MOUSEMOTION, box.center))
    assert len(hands.preview["crate0"]) == 7 and hands.preview["crate0"][0] == "food-pink"
    shown = hands.preview["crate0"]
    hands.click("fill")  # block by block, so that a journal holds moves alone
    assert ("fill",) not in hands.match.moves and sorted(hands.view.picture["crate0"]) == sorted(shown)


def test_blocks_are_unloaded_from_the_crate_all_or_some(sit):
    state = hill.follow(hill.load(hill.turn3("yrgb"), "bb", "yy"), "card-yellow road-a5", "chamber33")
    hands = sit(state)
    assert hands.state.stage == "unload"
    assert {"only1", "keep"} <= set(hands.buttons())
    hands.click("food-blue")
    assert hands.last == ("food-blue",)
    hands = sit(state)
    hands.click("only1")
    assert hands.last == ("only1",)
    hands = sit(state)
    hands.point("chamber33")
    assert hands.preview == {"place33-1": ("food-blue",), "place33-2": ("food-blue",)}
    hands.click("chamber33")  # where the ant has stopped stands for the blocks
    assert hands.last == ("food-blue",)


def test_foods_and_ants_differ_in_more_than_colour():
    for family in (FOODS, ANTS):
        for one, two in combinations(family.values(), 2):
            assert apart(one.main, two.main) >= 25
    assert len({ant.pattern for ant in ANTS.values()}) == len({ant.emblem for ant in ANTS.values()}) == 5
    assert len({tuple(shape) for shape in SHAPES.values()}) == 5


def test_an_ant_walks_through_the_tunnels_and_a_block_flies(sit):
    hands = sit(hill.turn3("yrgb"))
    piece = next(piece for piece in hands.view.easel.pieces if piece.face == "ant-yellow")
    there = piece._replace(spot="zone26", box=hands.view.board.place("zone26").box)
    way = hands.view.manners.way(hands.view, piece, there)
    assert way[0] == pytest.approx(piece.box.center) and way[-1] == pytest.approx(there.box.center, abs=1)
    assert any(hands.view.board.place("chamber27").box.collidepoint(x, y + 36) for x, y in way)
    assert list(hands.view.manners.way(hands.view, piece._replace(spot="crate0"), there)) == []


def friendly(*friends, **options):
    """A turn in which these friends can help."""
    return hill.befriend(hill.turn3("yrgb", friends=True, **options), *friends, points=15)


def test_friends_are_bought_and_say_what_they_do(sit):
    hands = sit(friendly())
    hands.point("buy-snail")
    ahead, now = (
        [one for one in pieces if one.spot == "points0"] for pieces in (foreseen(hands.view), hands.view.pieces())
    )
    ruler = hands.view.board.at("ruler").box
    assert [one.face for one in ahead] == ["cube"]  # it stands on its number, and no number is written over the track
    assert ahead[0].box.x - now[0].box.x == pytest.approx(along(ruler, 8) - along(ruler, 15), abs=0.1)
    hands.click("buy-snail")
    assert hands.last == ("buy-snail",) and "snail" in hands.view.picture["friends0"]


def test_the_dragonfly_lets_two_ants_change_places(sit):
    hands = sit(friendly("dragonfly"))
    hands.click("dragonfly", "ant-red", "ant-blue")
    assert hands.last == ("dragonfly", "ant-red", "ant-blue")


def test_the_ladybird_carries_a_block(sit):
    hands = sit(friendly("ladybird"))
    hands.click("ladybird")
    assert "chamber1" in hands.lit()
    hands.click("chamber1")
    assert hands.state.stage == "drop" and "held" in hands.view.picture
    hands.click("chamber11")
    assert hands.last == ("chamber11",) and hands.state.stage == "card"


def test_the_bumblebee_trades_a_block(sit):
    hands = sit(hill.load(friendly("bumblebee"), "yyb", "ppo"))
    hands.click("bumblebee", "food-blue")
    assert hands.state.stage == "swap"
    hands.click("food-pink")
    assert hands.last == ("food-pink",)


def test_the_stick_insect_and_the_joker_name_a_colour(sit):
    hands = sit(friendly("stick-insect"))
    hands.click("stick-insect", "card-red", "road-a5", "as-blue")
    assert hands.last == ("as-blue",) and hands.state.stage == "walk"
    hands = sit(hill.turn3("yrgb", joker=True))
    hands.click("joker", "card-red", "road-a5", "as-blue", "card-grey")
    assert hands.last == ("card-grey",) and hands.state.stage == "walk"


def test_a_card_is_drawn_from_the_display_or_the_deck(sit):
    state = hill.opened(["yrgb", "ybrg"], display="yyr")
    state = hill.follow(state._replace(round=2), "card-yellow road-a5", "stay", "end")
    if state.stage == "stock":
        state = hill.follow(state, "fill")
    assert state.stage == "pick"
    for spot in ("display1", "deck"):
        hands = sit(state)
        hands.click(spot)
        assert hands.last == (spot,)


def test_the_keyboard_can_do_it_all(sit):
    hands = sit(hill.turn3("yrgb"))
    hands.press(pygame.K_TAB, pygame.K_RETURN)
    assert len(hands.table.play.picker.words) == 1
    hands.press(pygame.K_TAB, pygame.K_RETURN)
    assert hands.state.stage == "walk"
    hands.press(pygame.K_TAB)
    assert hands.table.hand.focus and walked(hands.preview)[-1] == hands.table.hand.focus
    hands.press(pygame.K_RETURN)
    assert hands.last[0].startswith(("chamber", "stay"))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_table_can_be_drawn(tmp_path, language, text):
    for seats in find("minicity").SEATS:
        state = hill.turn3("yrgb", seats=seats, friends=seats > 2)
        hands = Hands(state, tmp_path, language=language, text=text)
        hands.point("card-yellow")
        hands.click("card-yellow", "road-a5")
        hands.point("chamber33")
        assert hands.state.stage == "walk"
