"""Choosing a free table: three clicks from the title, everything by the keyboard alone, the last choice first."""

import pygame
import pytest
from looking import click, faults, key, make_stage, typed
from menus import Floor

from meowgames import paths
from meowgames.play import tables as last_tables
from meowgames.play.boards import boards, chairs, variants
from meowgames.play.match import PERSON, Match, Seat, Setup
from meowgames.play.saves import fetch
from meowgames.rules import find, playable
from meowgames.scenes.free.choose import ChooseScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.scenes.table.scene import TableScene
from meowgames.settings import TEXTS

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


def opened(*look, like=None, **settings):
    """A stage with the choosing screen on top, its small table laid, and the screen."""
    stage = make_stage(*look, **settings)
    stage.push(Floor(stage))
    stage.push(ChooseScene(stage, like))
    stage.settle()
    settle(stage)
    return stage, stage.top


def settle(stage):
    """Let the small table come to lie."""
    stage.draw()
    while stage.top.opening:
        stage.update(1.0)
    stage.draw()


def press(stage, scene, name, code=pygame.K_RETURN):
    """Press a key on a widget that was reached by keys, so that Space presses it too."""
    form = scene.page.form
    assert stage.top is scene and form.find(name), name
    form.take(name)
    form.keys = True
    stage.event(key(code))
    stage.draw()


def laid(stage, scene, tables):
    """Lay what is chosen, and come back; return the set-up of the table."""
    before = len(tables)
    scene.lay()
    stage.settle()
    assert len(tables) == before + 1
    stage.pop()
    stage.settle()
    assert stage.top is scene
    return tables[-1]


def lying(state):
    """How many pieces lie on the table, and how many in the box."""
    out = sum(len(found) for spot, found in state.places if not spot.startswith("box:"))
    return out, sum(len(found) for _, found in state.places) - out


# ── the ways there ──


def test_three_clicks_lead_from_the_title_to_a_laid_table(player):
    player.until(TitleScene)
    player.click("chest")
    player.until(ChooseScene)
    player.click("lay-meow")
    player.click("lay")
    table = player.until(TableScene)
    setup = table.match.setup
    assert (setup.game, setup.laid, setup.options["laid"]) == ("free", "meow", True)
    assert all(seat.player == PERSON for seat in setup.seats) and lying(table.match.state)[0] > 50


def test_two_clicks_lay_the_toys(player):
    player.click("chest")
    player.until(ChooseScene)
    player.click("lay")
    assert player.until(TableScene).match.setup.laid == "toybox"


def test_keys_alone_lead_there_and_back(player):
    while player.form().focus is None or player.form().focus.key != "chest":
        player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    scene = player.until(ChooseScene)
    assert player.form().focus.key == "lay"
    for _ in range(40):
        if player.form().focus.key == "lay-isle":
            break
        player.press(pygame.K_TAB)
    player.press(pygame.K_SPACE)
    assert scene.laid == "isle" and player.top is scene
    player.press(pygame.K_RETURN)
    assert player.until(TableScene).match.setup.laid == "isle"
    player.stage.home()
    player.until(TitleScene)
    player.press(pygame.K_RETURN)
    player.until(ChooseScene)
    player.press(pygame.K_ESCAPE)
    player.until(TitleScene)


def test_every_part_is_reached_by_tab():
    stage, scene = opened(like=like("meow", 3))
    form, seen = scene.page.form, set()
    for _ in range(60):
        stage.event(key(pygame.K_TAB))
        seen.add(form.focus.key)
    wanted = {"back", "lay", "make", "folder", "laid", "players", "face2", "option-remember", "option-expert"}
    assert wanted | {f"lay-{laid}" for laid in boards()} <= seen


def test_a_box_is_chosen_by_one_click_and_laid_by_the_second(tables):
    stage, scene = opened()
    middle = scene.page.form.find("lay-neko").box.center
    click(stage, middle)
    assert scene.laid == "neko" and not tables
    settle(stage)
    click(stage, middle)
    assert [setup.laid for setup in tables] == ["neko"]


def test_a_click_on_what_is_chosen_already_lays_nothing_yet(tables):
    stage, scene = opened()
    middle = scene.page.form.find("lay-toybox").box.center
    click(stage, middle)
    assert scene.laid == "toybox" and not tables
    click(stage, middle)
    assert len(tables) == 1


def test_enter_on_a_box_lays_it_at_once(tables):
    stage, scene = opened()
    press(stage, scene, "lay-minicity")
    assert [setup.laid for setup in tables] == ["minicity"]


# ── what is laid ──


@pytest.mark.parametrize("board", boards())
def test_everything_is_laid_as_chosen_for_each_number(tables, board):
    stage, scene = opened()
    press(stage, scene, f"lay-{board}", pygame.K_SPACE)
    press_to(stage, scene, chairs("free", board)[0])
    for count in chairs("free", board):
        press_to(stage, scene, count)
        for ready in (True, False):
            press(stage, scene, "laid", pygame.K_LEFT if ready else pygame.K_RIGHT)
            setup = laid(stage, scene, tables)
            assert (setup.laid, len(setup.seats), setup.options["laid"]) == (board, count, ready)
            assert len({seat.avatar for seat in setup.seats}) == count
            out, boxed = lying(Match(setup).begin().state)
            assert boxed and (out > 5 if ready else out <= 1)  # the cat that says whose turn it is sits there


def press_to(stage, scene, count):
    """Press the stepper until so many play."""
    now = len(scene.hands.company.chairs)
    for _ in range(abs(count - now)):
        press(stage, scene, "players", pygame.K_RIGHT if now < count else pygame.K_LEFT)
    assert len(scene.hands.company.chairs) == count


@pytest.mark.parametrize("game", playable())
def test_every_option_can_be_chosen_and_is_kept(tables, game):
    stage, scene = opened(like=like(game, find(game).SEATS[0]))
    for name, values in variants("free", game).items():
        if name == "laid":
            continue
        for value in (*values[1:], values[0]):
            press(stage, scene, f"option-{name}")
            setup = laid(stage, scene, tables)
            assert scene.options[name] == setup.options[name] == value
            Match(setup).begin()


def test_options_of_a_game_are_kept_while_another_is_looked_at():
    stage, scene = opened(like=like("meow", 3, expert=True))
    press(stage, scene, "lay-isle", pygame.K_SPACE)
    assert "expert" not in scene.options
    press(stage, scene, "lay-meow", pygame.K_SPACE)
    assert scene.options["expert"] is True


def test_an_option_of_one_game_is_none_of_another_that_calls_it_the_same():
    stage, scene = opened(like=like("meowtopia", 2, length="short"))
    press(stage, scene, "lay-minicity", pygame.K_SPACE)
    assert scene.options["length"] == "printed"
    press(stage, scene, "option-remember")
    press(stage, scene, "lay-meowtopia", pygame.K_SPACE)
    assert scene.options["length"] == "short" and scene.options["remember"] is False


def test_what_is_shown_is_what_will_be_laid():
    stage, scene = opened(like=like("isle", 4))
    board = scene.view.board
    assert scene.view.picture == Match(scene.setup()).begin().rules.look(Match(scene.setup()).begin().state, -2)
    press(stage, scene, "players", pygame.K_LEFT)
    settle(stage)
    assert scene.view.board is not board and len(scene.view.seating.seats) == 3
    assert scene.pieces == 179


def like(laid, seats, **options):
    """A free table that was laid before."""
    cats = ("clementine", "mochi", "biscuit", "sardine", "figue", "plume")
    return Setup("free", tuple(Seat("", cat) for cat in cats[:seats]), "A", options, laid=laid)


# ── who sits there ──


def test_the_first_is_called_by_the_name_last_used_and_the_others_like_their_cats(tables):
    _, scene = opened(names=("Léa", "Max"))
    scene.lay()
    assert [seat.name for seat in tables[0].seats] == ["Léa", "Mochi"]
    assert scene.stage.settings.names == ("Léa", "Max")


def test_a_portrait_unfolds_and_its_name_and_cat_can_be_changed(tables):
    stage, scene = opened()
    press(stage, scene, "face1")
    scene.page.form.take("name1")
    for letter in "Zoé":
        stage.event(typed(letter))
    press(stage, scene, "cat1=rosie")
    press(stage, scene, "colour1=4")
    stage.event(key(pygame.K_ESCAPE))
    assert scene.page.form.find("unfolded") is None and stage.top is scene
    scene.lay()
    assert tables[0].seats[1] == Seat("Zoé", "rosie", PERSON, 4)
    assert stage.settings.names == ("Zoé",)


def test_who_got_up_sits_down_again(tables):
    stage, scene = opened(like=like("meow", 6))
    scene.hands.company.rename(5, "Léa")
    for name in ("lay-isle", "lay-meow"):
        press(stage, scene, name, pygame.K_SPACE)
        settle(stage)
    scene.lay()
    assert len(tables[0].seats) == 6 and tables[0].seats[5].name == "Léa"


# ── the last one ──


def test_the_last_choice_comes_back(tables):
    stage, scene = opened(like=like("neko", 5))
    press(stage, scene, "laid", pygame.K_RIGHT)
    press(stage, scene, "option-remember")
    scene.hands.company.rename(2, "Léa")
    scene.lay()
    stage, again = opened()
    assert again.laid == "neko" and again.options == scene.options and len(again.hands.company.chairs) == 5
    assert again.hands.company.names()[2] == "Léa" and again.page.form.focus.key == "lay"
    assert again.seed != scene.seed


def test_back_from_a_table_another_is_laid(tables):
    stage, scene = opened()
    scene.lay()
    stage.settle()
    stage.pop()
    stage.settle()
    scene.lay()
    assert tables[0].seed != tables[1].seed


def test_a_last_table_of_something_that_is_gone_gives_way_to_the_toys():
    seats = (Seat("Léa", "plume"), Seat("", "mochi"))
    last_tables.save("free", last_tables.Table(seats, 0, {}, "own-gone"))
    stage, scene = opened()
    assert scene.laid == "toybox" and stage.toasts[-1].text == stage.words("note.tables.lost")


def test_what_was_laid_is_on_disk_and_is_taken_up_again(player):
    player.click("chest")
    player.until(ChooseScene)
    player.click("lay-isle")
    player.click("lay")
    table = player.until(TableScene)
    loaded = fetch(str(table.play.journal.path)).match
    assert loaded.setup == table.match.setup and loaded.moves == table.match.moves
    assert paths.saves() in table.play.journal.path.parents


# ── layout ──


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_overlaps_whoever_is_unfolded(language, text):
    _, scene = opened((1280, 720), language, text, like=like("meow", 6))
    assert faults(scene.page.form) == []
    scene.hands.company.unfold(3)
    assert faults(scene.page.form) == []
