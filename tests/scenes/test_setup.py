"""Set-up: who sits where, which options, which luck."""

from dataclasses import replace

import pygame
import pytest
from looking import key, make_stage, typed
from menus import opened

from meowgames.play.cats import AVATARS, new_seed
from meowgames.play.match import PERSON
from meowgames.rules import find, playable
from meowgames.scenes.menus.company import LUCK
from meowgames.scenes.menus.setup import SetupScene
from meowgames.settings import load

pytestmark = pytest.mark.usefixtures("tables")


def test_start_is_one_key_away(tables):
    stage, scene = opened("setup")
    stage.event(key(pygame.K_RETURN))
    (setup,) = tables
    assert setup.game == "meow" and sorted(seat.player for seat in setup.seats) == ["cat", "cat", PERSON]
    assert len({seat.name for seat in setup.seats}) == len({seat.avatar for seat in setup.seats}) == 3
    assert setup.options == {name: values[0] for name, values in find("meow").OPTIONS.items()}


def test_seats_come_and_go_within_the_rules():
    stage, scene = opened("setup")
    seats = find("meow").SEATS
    for _ in range(9):
        target = scene.page.form.find("add")
        if target:
            scene.page.form.take(target)
            stage.event(key(pygame.K_RETURN))
    assert len(scene.company.chairs) == seats[-1] and scene.page.form.find("add") is None
    assert len({chair.avatar for chair in scene.company.chairs}) == seats[-1]
    for _ in range(9):
        if scene.page.form.find("remove0"):
            scene.page.form.take("remove0")
            stage.event(key(pygame.K_RETURN))
    assert len(scene.company.chairs) == seats[0] and scene.page.form.find("remove0") is None


def test_whoever_starts_sits_first(tables):
    stage, scene = opened("setup")
    order = scene.company.names()
    scene.page.form.take("starter")
    for code in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        stage.event(key(code))
    assert scene.company.starter == 1
    scene.start()
    assert [seat.name for seat in tables[0].seats] == [order[1], order[2], order[0]]


def test_luck_and_the_deal_depend_on_the_seed():
    _, scene = opened("setup")
    scene.seed = "CHAT-4827"
    assert scene.company.starter == LUCK and scene.setup() == scene.setup()
    starts = set()
    for number in range(30):
        scene.seed = str(number)
        starts.add(scene.setup().seats[0].name)
    assert starts == set(scene.company.names())


def test_removing_a_seat_keeps_the_starter():
    _, scene = opened("setup")
    scene.company.add()
    scene.company.starter = 2
    scene.company.remove(0)
    assert scene.company.starter == 1
    scene.company.remove(1)
    assert scene.company.starter == LUCK


def test_names_are_never_empty_nor_equal():
    _, scene = opened("setup")
    names = zip(scene.company.chairs, ("  ", "Léa", "Léa"))
    scene.company.chairs[:] = [replace(chair, name=name) for chair, name in names]
    assert scene.company.names() == ["Clementine", "Léa", "Léa 2"]
    assert all(seat.name for seat in scene.setup().seats)


def test_a_name_is_typed_and_remembered():
    stage, scene = opened("setup")
    scene.page.form.take("name0")
    for letter in "Léa":
        stage.event(typed(letter))
    stage.draw()
    assert scene.company.chairs[0].name == "Léa" and scene.page.form.focus.key == "name0"
    scene.start()
    assert stage.settings.names[0] == "Léa" and load()[0].names[0] == "Léa"
    assert SetupScene(stage, "meow").company.chairs[0].name == "Léa"


def test_a_seat_goes_to_a_bot_and_back():
    stage, scene = opened("setup", names=("Léa",))
    scene.page.form.take("level1")
    stage.event(key(pygame.K_RIGHT))
    assert scene.company.chairs[1].player == "tiger"
    scene.page.form.take("player1")
    stage.event(key(pygame.K_LEFT))
    assert scene.company.chairs[1].player == PERSON and scene.page.form.find("level1") is None
    stage.event(key(pygame.K_RIGHT))
    assert scene.company.chairs[1].player == "tiger"
    scene.company.sit(0, "kitten")
    assert all(seat.player != PERSON for seat in scene.setup().seats)  # a table of bots can be watched
    assert scene.company.chairs[0].name == ""  # the name belongs to the person


def test_portraits_go_round_and_never_twice():
    _, scene = opened("setup")
    seen = []
    for _ in range(len(AVATARS) - 2):
        seen.append(scene.company.chairs[0].avatar)
        scene.company.dress(0)
    assert scene.company.chairs[0].avatar == seen[0]
    assert set(seen) == set(AVATARS) - {chair.avatar for chair in scene.company.chairs[1:]}


@pytest.mark.parametrize("game", playable())
def test_every_option_of_the_rules_can_be_chosen(game):
    stage = make_stage()
    scene = SetupScene(stage, game)
    stage.push(scene)
    stage.settle()
    for name, values in find(game).OPTIONS.items():
        assert stage.words.has(f"{game}.option.{name}") and stage.words.has(f"{game}.option.{name}.why")
        for value in (*values[1:], values[0]):
            scene.page.form.take(f"option-{name}")
            stage.event(key(pygame.K_RETURN))
            assert scene.options[name] == value
            assert scene.setup().options[name] == value


def test_the_seed_is_kept_while_reading_and_fresh_after_a_game():
    stage, scene = opened("setup")
    scene.page.form.take("seed")
    stage.event(key(pygame.K_a, pygame.KMOD_CTRL))
    stage.event(typed("NEKO-1"))
    scene._read()
    stage.settle()
    stage.event(key(pygame.K_ESCAPE))
    assert stage.top is scene and scene.setup().seed == "NEKO-1"
    scene.start()
    stage.settle()
    stage.pop()
    stage.settle()
    assert scene.seed != "NEKO-1"


def test_a_seed_can_be_read_aloud():
    assert all(new_seed().partition("-")[0].isalpha() and len(new_seed().split("-")[1]) == 4 for _ in range(20))


def test_defaults_bring_back_the_start():
    stage, scene = opened("setup")
    scene.company.add()
    scene.options["expert"] = True
    scene.page.form.take("defaults")
    stage.event(key(pygame.K_RETURN))
    assert len(scene.company.chairs) == 3 and scene.options["expert"] is False
