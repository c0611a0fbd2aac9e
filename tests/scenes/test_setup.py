"""Set-up: who sits where, which options, which luck."""

from dataclasses import replace

import pygame
import pytest
from looking import click, faults, key, make_stage, typed
from menus import opened

from meowgames import paths
from meowgames.play import length
from meowgames.play.cats import AVATARS, new_seed
from meowgames.play.match import PERSON, Seat, Setup
from meowgames.play.tables import LUCK
from meowgames.rules import find, playable
from meowgames.scenes.menus.setup import SetupScene
from meowgames.screen.kit.cards import Card
from meowgames.screen.kit.field import Field
from meowgames.screen.kit.rows import Plate
from meowgames.screen.kit.widget import walk
from meowgames.settings import TEXTS, load

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


def test_a_click_that_removes_a_seat_puts_no_caret_into_a_field():
    stage, scene = opened("setup")
    stage.draw()
    form = scene.page.form
    click(stage, form.find(f"remove{len(scene.company.chairs) - 1}").box.center)
    stage.draw()
    assert len(scene.company.chairs) == 2 and not isinstance(form.focus, Field)


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


def press(stage, scene, name):
    """Press a widget by the keyboard alone."""
    assert scene.page.form.find(name), name
    scene.page.form.take(name)
    stage.event(key(pygame.K_RETURN))
    stage.draw()


def test_one_seat_is_unfolded_at_a_time():
    stage, scene = opened("setup")
    assert scene.page.form.find("unfolded") is None
    press(stage, scene, "face0")
    assert scene.page.form.find("cat0=mochi") and scene.page.form.find("level0=tiger") is None  # a person has none
    press(stage, scene, "level1")
    assert scene.page.form.find("cat0=mochi") is None and scene.page.form.find("level1=tiger")
    press(stage, scene, "level1=tiger")
    assert scene.company.chairs[1].player == "tiger" and scene.page.form.find("level1=tiger").chosen
    press(stage, scene, "level1")
    assert scene.page.form.find("unfolded") is None


def test_every_cat_can_be_had_and_a_taken_one_is_swapped():
    stage, scene = opened("setup")
    press(stage, scene, "face0")
    for cat in AVATARS:
        before = [chair.avatar for chair in scene.company.chairs]
        pick = scene.page.form.find(f"cat0={cat}")
        assert pick.taken == (cat in before[1:]) and pick.chosen == (cat == before[0])
        press(stage, scene, f"cat0={cat}")
        now = [chair.avatar for chair in scene.company.chairs]
        assert now[0] == cat and len(set(now)) == 3
        assert cat not in before or now[before.index(cat)] == before[0]


def test_every_colour_can_be_had_and_a_taken_one_is_swapped(tables):
    stage, scene = opened("setup")
    scene.company.unfold(2)
    stage.draw()
    click(stage, scene.page.form.find("colour2=4").box.center)
    assert [chair.colour for chair in scene.company.chairs] == [0, 1, 4]
    click(stage, scene.page.form.find("colour2=0").box.center)
    assert [chair.colour for chair in scene.company.chairs] == [4, 1, 0]
    scene.company.add()
    assert scene.company.chairs[3].colour == 2  # the first that is free
    scene.start()
    assert sorted((seat.avatar, seat.colour) for seat in tables[0].seats) == sorted(
        (chair.avatar, chair.colour) for chair in scene.company.chairs
    )


def test_an_unfolded_seat_is_seen_whole_by_whoever_unfolds_it():
    stage, scene = opened("setup")
    for _ in range(3):
        scene.company.add()
    stage.draw()
    press(stage, scene, "face5")
    scroll = scene.page.form.find("players")
    assert scroll.slides and scroll.box.contains(scene.page.form.find("unfolded").box)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_overlaps_whatever_is_unfolded(language, text):
    stage, scene = opened("setup", (1280, 720), language, text)
    for _ in range(3):
        scene.company.add()
    scene.start()  # so that there is a last table
    for index in (0, 5):
        scene.company.unfold(index)
        assert faults(scene.page.form) == []


# ── the last table ──


def laid(stage, game="meow"):
    """Another set-up of the game, opened later."""
    scene = SetupScene(stage, game)
    stage.push(scene)
    stage.settle()
    stage.draw()
    return scene


def test_the_last_table_is_laid_again():
    stage, scene = opened("setup")
    assert scene.page.form.find("again") is None
    scene.company.add()
    scene.company.rename(0, "Léa")
    scene.company.sit(1, "tiger")
    scene.company.sit(2, PERSON)
    scene.company.dress(3, "rosie")
    scene.company.colour(3, 5)
    scene.company.start_with(3)
    scene.options["vases"] = "flat"
    scene.start()
    again = laid(stage)
    assert again.company.table({}) == scene.company.table({}) and again.company.starter == 3
    assert again.options == scene.options and again.seed != scene.seed
    assert laid(stage, "neko").page.form.find("again") is None  # each game has its own


def test_same_again_brings_back_the_last_table_and_start_is_next(tables):
    stage, scene = opened("setup")
    scene.company.add()
    scene.company.colour(0, 5)
    scene.start()
    again = laid(stage)
    press(stage, again, "defaults")
    assert len(again.company.chairs) == 3 and again.company.chairs[0].colour == 0
    press(stage, again, "again")
    assert again.company.chairs == scene.company.chairs and again.page.form.focus.key == "start"
    stage.event(key(pygame.K_RETURN))
    assert len(tables) == 2 and len(tables[1].seats) == 4


def test_the_table_just_left_is_the_last_one():
    stage, scene = opened("setup")
    scene.start()
    stage.settle()
    stage.pop()
    stage.settle()
    stage.draw()
    assert scene.page.form.find("again")


def test_after_a_lesson_kittens_sit_there_whatever_was_before():
    stage, scene = opened("setup")
    scene.company.sit(1, "tiger")
    scene.start()
    first = SetupScene(stage, "meow", level="kitten")
    assert [chair.player for chair in first.company.chairs] == [PERSON, "kitten", "kitten"] and first.last


def test_another_match_keeps_the_players_of_this_one():
    stage, _ = opened("setup")
    seats = (Seat("Zoé", "plume", PERSON, 4), Seat("Mochi", "mochi", "tiger", -1), Seat("Bo", "figue", "cat", 1))
    scene = SetupScene(stage, "meow", like=Setup("meow", seats, "X", {"expert": True}))
    found = [(chair.name, chair.avatar, chair.player, chair.colour) for chair in scene.company.chairs]
    assert found == [("Zoé", "plume", PERSON, 4), ("", "mochi", "tiger", 0), ("Bo", "figue", "cat", 1)]
    assert scene.options == {"expert": True, "vases": "pairs", "history": False} and scene.seed != "X"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_that_is_not_understood_is_told_in_the_chosen_language(language):
    stage, _ = opened("setup", (1280, 720), language)
    paths.tables_file().parent.mkdir(parents=True, exist_ok=True)
    for text, note in (("[", "broken"), ('{"meow": 3}', "lost")):
        paths.tables_file().write_text(text)
        assert len(laid(stage).company.chairs) == 3
        assert stage.toasts[-1].text == stage.words(f"note.tables.{note}")


# ── how long it takes ──


def test_minutes_follow_the_players(monkeypatch):
    monkeypatch.setattr(length, "counted", lambda path=None: {"meow": {"3": {"printed": 300}}})
    stage, scene = opened("setup")
    assert [one.text for one in shown(scene, Plate)] == ["3 players, about 14 minutes"]
    scene.company.sit(1, PERSON)
    assert [one.text for one in shown(scene, Plate)] == ["3 players, about 20 minutes"]
    scene.company.add()
    assert shown(scene, Plate) == []  # nobody counted that


def test_lengths_stand_as_cards_where_a_game_has_some(monkeypatch):
    counted = {"meow": {"3": {"printed": 400, "short": 150}}}
    monkeypatch.setattr(length, "counted", lambda path=None: counted)
    monkeypatch.setitem(find("meow").OPTIONS, "length", ("printed", "short"))
    stage, scene = opened("setup")
    assert [(one.big, one.chosen) for one in shown(scene, Card)] == [("20 min", True), ("7 min", False)]
    press(stage, scene, "option-length=short")
    assert scene.options["length"] == "short" and "7 minutes" in shown(scene, Plate)[0].text


def shown(scene, kind):
    """The widgets of that kind on the page."""
    scene.page.form.ready()
    return [one for one, _ in walk(scene.page.form.root) if type(one) is kind]


@pytest.mark.parametrize("game", playable())
def test_every_option_of_the_rules_can_be_chosen(game):
    stage = make_stage()
    scene = SetupScene(stage, game)
    stage.push(scene)
    stage.settle()
    for name, values in find(game).OPTIONS.items():
        assert stage.words.has(f"{game}.option.{name}") and stage.words.has(f"{game}.option.{name}.why")
        told = scene.page.form.find(f"clause-{name}").number.removeprefix("§").strip()
        assert f"**{told}**" in paths.data("seeds", f"{game}.en.md").read_text("utf-8")
        for value in (*values[1:], values[0]):
            card = scene.page.form.find(f"option-{name}={value}")
            scene.page.form.take(card or f"option-{name}")
            stage.event(key(pygame.K_RETURN))
            assert scene.options[name] == value
            assert scene.setup().options[name] == value


def test_the_seed_is_kept_while_reading_and_fresh_after_a_game():
    stage, scene = opened("setup")
    scene.page.form.take("seed")
    stage.event(key(pygame.K_a, pygame.KMOD_CTRL))
    stage.event(typed("NEKO-1"))
    scene.read()
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


def test_escape_closes_what_is_unfolded_before_it_leaves():
    stage, scene = opened("setup")
    scene.company.unfold(1)
    stage.event(key(pygame.K_ESCAPE))
    stage.settle()
    assert stage.top is scene and scene.company.unfolded is None
    stage.event(key(pygame.K_ESCAPE))
    stage.settle()
    assert stage.top is not scene


def test_no_two_people_have_names_that_differ_by_an_accent_alone():
    stage, scene = opened("setup")
    stage.settings = replace(stage.settings, names=("Clementine", "Max"))
    scene.company.rename(0, "Clémentine")
    scene.company.sit(1, PERSON)
    assert scene.company.names()[1] == "Max"
