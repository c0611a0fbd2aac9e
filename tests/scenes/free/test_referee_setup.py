"""A table is laid with a referee at once: beginners are whispered to, what was chosen is remembered, it offers more."""

import pytest
from choosing import opened, texts
from refereed import Table

from meowgames.play import progress, tables
from meowgames.play.boards import FREE_TABLE
from meowgames.play.match import Seat
from meowgames.rules import playable
from meowgames.scenes.menus import aside
from meowgames.scenes.menus.take_up import TakeUpScene

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


def mood(scene):
    """How a referee will watch."""
    return scene.moods.of(scene.laid, scene.options)


def lay(stage, scene):
    scene.lay()
    stage.settle()
    stage.update(0.3)
    stage.settle()
    return stage.top


@pytest.mark.parametrize("game", playable())
def test_who_is_new_to_a_game_is_whispered_to(game):
    stage, scene = opened()
    scene.choose(game)
    assert mood(scene) == "whispers"
    table = lay(stage, scene)
    assert table.match.moves[1] == ("referee:whispers",) and table.real.referee.on


def test_who_knows_a_game_is_left_alone():
    progress.save(progress.Progress(done=frozenset({"isle"})))
    stage, scene = opened()
    scene.choose("isle")
    assert mood(scene) == "off"
    scene.choose("neko")
    assert mood(scene) == "whispers"
    scene.choose("isle")
    table = lay(stage, scene)
    assert not table.real.referee.on and len(table.match.moves) == 1


def test_what_was_chosen_is_remembered_game_by_game():
    stage, scene = opened()
    scene.choose("meow")
    scene.moods.choose("meow", "strict")
    lay(stage, scene)
    kept, note = tables.load(FREE_TABLE)
    assert note is None and kept.moods == {"meow": "strict"}
    stage, scene = opened()
    scene.choose("isle")
    assert mood(scene) == "whispers"
    scene.choose("meow")
    assert mood(scene) == "strict"


def test_a_mood_that_is_unknown_is_forgotten():
    seats = (Seat("A", "mochi"), Seat("B", "plume"))
    tables.save(FREE_TABLE, tables.Table(seats, 0, {}, "meow", {"meow": "angry", "chess": "off", "isle": "off"}))
    assert tables.load(FREE_TABLE)[0].moods == {"isle": "off"}


def test_toys_and_boxed_games_have_no_referee():
    stage, scene = opened()
    scene.choose("toybox")
    assert mood(scene) is None and stage.words("choose.referee") not in texts(scene)
    scene.choose("meow")
    assert stage.words("choose.referee") in texts(scene)
    scene.agree("laid", False)
    assert mood(scene) is None and stage.words("choose.referee") not in texts(scene)


def test_it_can_be_chosen_by_keys():
    stage, scene = opened()
    scene.choose("meow")
    form = scene.page.form
    form.take("referee")
    assert form.focus and form.focus.key == "referee"


# ── its offer ──


def offering():
    h = Table("meow", "whispers")
    for _ in range(3):
        h.play_on(lambda: h.match.turn == 0 and h.referee.turn == 0)
        assert not h.referee.offered
        h.slide(h.legal()[0])
        h.play_on(lambda: h.match.turn == 0 and h.referee.turn == 0)
    h.spin(2)
    return h


def test_after_three_clean_turns_it_offers_to_see_to_the_rules():
    h = offering()
    assert h.spoken == ("offers",)
    h.press("offer.yes")
    assert h.referee.watch.mood == "strict" and not h.spoken


def test_it_whispers_on_and_does_not_ask_again():
    h = offering()
    h.press("offer.no")
    assert h.referee.watch.mood == "whispers" and not h.spoken
    h.play_on(lambda: h.match.at > 40)
    assert h.spoken != ("offers",)


def test_the_rules_can_be_taken_up_instead():
    h = offering()
    h.press("offer.rules")
    assert isinstance(h.stage.top, TakeUpScene)


def test_the_turns_of_bots_are_not_clean_turns():
    h, ended = Table("isle", "whispers"), 0
    for _ in range(6):
        assert h.play_on(lambda: h.referee.turn == 1)
        before = h.referee.clean
        while h.referee.turn == 1:
            h.say(*h.rules.moves(h.thread)[0])
        ended += 1
        assert h.referee.clean == before
    assert ended == 6


def test_an_objection_begins_the_count_anew():
    h = Table("meow", "whispers")
    h.drag(h.on("hand0"), h.place("trick0"))
    h.spin(2)
    assert h.referee.clean == 1
    h.play_on(lambda: h.match.turn == 0)
    h.drag(h.on("hand0"), h.place("trick1"))
    h.spin(2)
    assert h.referee.objects and h.referee.clean == 0


def test_a_table_laid_again_is_refereed_as_before():
    h = Table("meow", "whispers")
    assert aside.refereed(h.play) == [("referee:whispers",)]
    h.referee.set_mood("off")
    assert aside.refereed(h.play) == []
