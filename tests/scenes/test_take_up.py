"""The rules are taken up: what the pieces cannot say is asked, who plays is chosen, and a match goes on from there."""

import json

import pygame
import pytest
from looking import faults
from sitting import begun, seats

from meowgames import paths
from meowgames.play import positions
from meowgames.play.match import PERSON, Match, Setup
from meowgames.play.saves import fetch
from meowgames.rules import CHANCE, OVER
from meowgames.scenes.free import lit
from meowgames.scenes.free.scene import FreeScene
from meowgames.scenes.menus.curtain import CurtainScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.menus.take_up import TakeUpScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit.choices import Segments
from meowgames.screen.kit.dropdown import Dropdown
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size
LEADLESS = 21  # moves of four after which a trick is over and the crown could be anybody's


def laid(player, count=3, *acts, people=None, **settings):
    """Lay MEOW freely, do something there; return the table."""
    player.sit_down(**settings)
    setup = Setup("free", seats(count, range(count)), "T", laid="meow")
    player.stage.push(player.stage.doors.table(setup, before=0))
    table = player.until(FreeScene)
    for act in acts:
        assert table.acting.act(*act)
    player.spin(2)
    return table


def asked(player):
    """Take up the rules by the button of the pause."""
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.form().show("take_up", top=False)
    player.click("take_up")
    return player.until(TakeUpScene)


def leaderless(player):
    """A position between two tricks, with nothing that says who leads."""
    match = begun(4, 0)
    while match.state.trick or match.at < LEADLESS:
        match.play(match.rules.moves(match.state)[0])
    kept = positions.of_match(match)
    bare = kept._replace(position=kept.position._replace(asked=()))
    player.sit_down()
    player.stage.push(player.stage.doors.take_up(kept=bare))
    return match, player.until(TakeUpScene)


def texts(player):
    player.form().ready()
    return [one.text for one, _ in walk(player.form().root) if isinstance(one, Label)]


def rows(player):
    """The rows of buttons that ask something."""
    player.form().ready()
    every = (one for one, _ in walk(player.form().root) if isinstance(one, Segments))
    return {one.key: one for one in every}


# ── from a free table to a match ──


def test_a_table_as_it_is_laid_goes_on_at_once_with_new_save_and_seed(player):
    free = laid(player)
    before = free.play.journal.path.read_bytes()
    scene = asked(player)
    assert scene.found.state is not None
    assert scene.seats == [PERSON, "cat", "cat"], "who never had a hand over the table is taken for a bot"
    player.click("go")
    table = player.until(TableScene)
    match = table.match
    assert (match.setup.game, match.setup.laid, match.at) == ("meow", "", 0) and match.setup.position
    assert match.setup.seed != free.match.setup.seed and table.play.journal.path.exists()
    assert free.play.journal.path.read_bytes() == before
    for path, game in ((free.play.journal.path, "free"), (table.play.journal.path, "meow")):
        found = fetch(str(path))
        assert found.note is None and found.match.setup.game == game
    look, wanted = match.rules.look(match.state, CHANCE), free.match.rules.look(free.match.state, CHANCE)
    assert all(sorted(look[f"hand{seat}"]) == sorted(wanted[f"hand{seat}"]) for seat in range(3))


def test_who_sat_before_the_table_goes_on_and_sees_no_more_than_before(player):
    free = laid(player)
    hand = set(free.view.picture["hand0"])
    asked(player)
    player.click("go")
    table = player.until(TableScene)
    assert player.top is table and table.view.viewer == 0 and set(table.view.picture["hand0"]) == hand
    assert set(table.view.picture["hand1"]) == set(table.view.picture["hand2"]) == {"card-back"}


def test_everybody_who_had_a_hand_over_the_table_is_a_person(player):
    free = laid(player, 3, ("seat:2",))
    player.until(CurtainScene)
    player.click("open")
    player.until(lambda: player.top is free)
    free.acting.act("hand2", "table.5,5")
    assert asked(player).seats == ["cat", "cat", PERSON], "who only handed it on has done nothing"


def test_whoever_did_not_sit_there_comes_behind_a_curtain(player):
    free = laid(player)
    scene = asked(player)
    scene.seat(0, "cat")
    scene.seat(1, PERSON)
    player.click("go")
    curtain = player.until(CurtainScene)
    assert curtain.seat == 1 and free.view.viewer == 0
    player.click("open")
    table = player.until(TableScene)
    assert table.view.viewer == 1 and [seat.player for seat in table.match.seats] == ["cat", PERSON, "cat"]


def test_a_bot_goes_on_playing(player):
    laid(player)
    scene = asked(player)
    player.click("player1")
    player.click("player1=tiger")
    assert scene.seats == [PERSON, "tiger", "cat"]
    scene.seat(2, "kitten")
    player.click("go")
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    while table.match.turn == 0:
        table.play.commit(table.match.rules.moves(table.match.state)[0])
    player.until(lambda: table.play.mine)
    assert table.match.at >= 3 and fetch(str(table.play.journal.path)).match.at == table.match.at


def test_the_same_deal_again_begins_at_the_position_once_more(player):
    laid(player)
    asked(player)
    player.click("go")
    table = player.until(TableScene)
    player.until(lambda: table.play.mine)
    table.play.commit(table.match.rules.moves(table.match.state)[0])
    player.until(lambda: table.play.mine)
    first = table.match.states[0]
    table.acts["menu"].use()
    player.until(PauseScene)
    player.click("again")
    player.click("answer1")
    again = player.until(lambda: isinstance(player.top, TableScene) and player.top is not table)
    assert again.match.states[0] == first and again.match.setup.position == table.match.setup.position


# ── what is asked ──


def test_every_row_has_several_answers_and_the_options_stand_first(player):
    match, _ = leaderless(player)
    found = rows(player)
    assert list(found) == ["option-vases", "ask-lead"]
    assert all(len(row.choices) > 1 for row in found.values()) and player.form().find("option-history")
    assert {one.text for one in found["ask-lead"].choices} <= {seat.name for seat in match.seats}
    assert player.stage.words("meow.ask.lead") in texts(player)


def test_an_answer_leads_on_and_becomes_part_of_the_match(player):
    match, scene = leaderless(player)
    assert scene.found.state is None and not player.form().find("go").enabled
    row = rows(player)["ask-lead"]
    seat = int(row.choices[1].value.removeprefix("seat"))
    player.click(row.cell(player.stage.paint, 1).center)
    assert scene.given["lead"] == f"seat{seat}" and player.form().find("go").enabled
    assert match.rules.turn(scene.found.state) == seat
    player.click("option-history")
    assert scene.options == {"expert": False, "vases": scene.options["vases"], "history": True}
    player.click("go")
    player.spin(3)
    table = next(one for one in player.stage.scenes if isinstance(one, TableScene))
    setup = table.match.setup
    assert setup.position.asked == (("lead", f"seat{seat}"),) and setup.options["history"] is True
    head = json.loads(table.play.journal.path.read_text().splitlines()[1].rpartition(" #")[0])
    assert head["position"]["asked"] == {"lead": f"seat{seat}"}


def test_the_keyboard_answers_everything(player):
    _, scene = leaderless(player)
    for _ in range(12):
        player.press(pygame.K_TAB)
        if player.form().focus and player.form().focus.key == "ask-lead":
            break
    player.press(pygame.K_RIGHT)
    assert scene.found.state is not None
    for _ in range(20):
        if player.form().focus.key == "go":
            break
        player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    player.spin(3)
    assert any(isinstance(one, TableScene) for one in player.stage.scenes)


def test_what_was_kept_with_a_match_is_answered_already(player):
    match = begun(4, LEADLESS + 3)
    while match.state.trick:
        match.play(match.rules.moves(match.state)[0])
    kept = positions.of_match(match)
    player.sit_down()
    player.stage.push(player.stage.doors.take_up(kept=kept))
    scene = player.until(TakeUpScene)
    assert scene.found.state is not None and match.rules.turn(scene.found.state) == match.turn
    assert scene.seats == [seat.player for seat in match.seats]


# ── what the rules refuse ──


BROKEN = (("hand0", "trick1"), ("hand0", "trick1"))


def test_a_refused_table_says_clause_and_sentence(player):
    laid(player, 3, *BROKEN)
    scene = asked(player)
    broken = scene.found.broken
    assert broken and broken.clause and not player.form().find("go").enabled
    assert any(text.startswith(f"§ {broken.clause}  ") and len(text) > 20 for text in texts(player))
    player.click("clause")
    sheet = player.until(RulesScene)
    assert (sheet.game, sheet.clause) == ("meow", broken.clause)
    player.press(pygame.K_ESCAPE)
    player.until(lambda: player.top is scene)


def test_show_me_lights_what_breaks_it_until_it_goes_out(player):
    free = laid(player, 3, *BROKEN)
    scene = asked(player)
    spots = scene.found.broken.spots
    assert spots
    player.click("show")
    player.until(lambda: player.top is free)
    light = free.real.lit
    assert light.spots == spots and light in free.overlays
    lying = [piece.box for piece in free.view.pieces() if piece.spot in spots]
    assert light.boxes() == [free.view.camera.lies(box) for box in lying] != []
    player.spin(10, lit.LASTS / 20)
    assert light.spots
    player.spin(12, lit.LASTS / 20)
    assert not light.spots and light.boxes() == []


def test_the_next_act_puts_the_light_out(player):
    free = laid(player, 3, *BROKEN)
    asked(player)
    player.click("show")
    player.until(lambda: player.top is free)
    assert free.real.lit.spots
    free.acting.act("hand0", "table.5,5")
    player.spin()
    assert not free.real.lit.spots


def test_a_ring_is_drawn_where_the_light_is(player):
    free = laid(player, 3, *BROKEN)
    player.spin(5)
    before = pygame.image.tobytes(player.stage.paint.surface, "RGB")
    free.real.lit.show(("trick1",))
    player.spin(1)
    assert pygame.image.tobytes(player.stage.paint.surface, "RGB") != before


def test_where_nothing_lies_the_place_is_lit(player):
    free = laid(player)
    free.real.lit.show(("trick1",))
    assert free.real.lit.boxes() == [free.view.camera.lies(free.view.board.place("trick1").box)]
    free.real.lit.show(("moon",))
    assert free.real.lit.boxes() == []


def test_a_position_that_is_refused_is_shown_on_a_table_of_its_own(player):
    free = laid(player, 3, *BROKEN)
    kept = positions.of_match(free.match)
    player.stage.home()
    player.stage.push(player.stage.doors.take_up(kept=kept))
    scene = player.until(TakeUpScene)
    player.click("show")
    table = player.until(FreeScene)
    assert table is not free and table.real.lit.spots == scene.found.broken.spots


def test_escape_goes_back_to_the_table_and_nothing_was_done(player):
    free = laid(player)
    at, saves = free.match.at, sorted(paths.saves().iterdir())
    asked(player)
    player.press(pygame.K_ESCAPE)
    player.until(lambda: player.top is free)
    assert free.match.at == at and sorted(paths.saves().iterdir()) == saves


# ── how it looks ──


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.6, 2.0])
def test_nothing_is_cut(player, language, text):
    laid(player, 6, language=language, text=text)
    asked(player)
    assert faults(player.form()) == []
    assert sum(isinstance(one, Dropdown) for one, _ in walk(player.form().root)) == 6


def test_a_free_table_of_one_person_and_five_bots_can_be_begun():
    match = Match(Setup("free", seats(6, range(6)), "T", laid="meow")).begin()
    kept = positions.of_match(match)
    ruled = Match(positions.ruled_setup(kept, seats(6), "X"))
    assert [seat.player for seat in ruled.seats].count(PERSON) == 1 and ruled.turn != OVER
