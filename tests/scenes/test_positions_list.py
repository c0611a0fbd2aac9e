"""Positions are kept from both pauses, listed, opened in both ways, renamed, copied, pasted and thrown away."""

from pathlib import Path

import pygame
import pytest
from looking import faults
from sitting import begun, keep, seats

from meowgames import disk, paths
from meowgames.play import positions, statistics
from meowgames.play.boards import FREE_TABLE
from meowgames.play.match import PERSON, Match, Setup
from meowgames.play.sharecode import from_code, to_code
from meowgames.rules import CHANCE
from meowgames.scenes.free.choose import ChooseScene
from meowgames.scenes.free.scene import FreeScene
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.code import CodeScene
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.pause import PauseScene
from meowgames.scenes.menus.positions import PositionsScene
from meowgames.scenes.menus.records import RecordsScene
from meowgames.scenes.menus.result import ResultScene
from meowgames.scenes.menus.take_up import TakeUpScene
from meowgames.scenes.menus.writing import WritingScene
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.kit import field
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")  # the one way to a window's least size


@pytest.fixture
def board(monkeypatch):
    """A clipboard of the test's own."""
    found = {"text": ""}

    def put(text):
        found["text"] = text
        return True

    monkeypatch.setattr("meowgames.scenes.menus.aside.copy", put)
    monkeypatch.setattr("meowgames.scenes.menus.code.pasted", lambda: found["text"])
    assert field.copy
    return found


def listed(player):
    """Open the list from the library."""
    player.click("saves")
    player.until(LibraryScene)
    player.click("positions")
    return player.until(PositionsScene)


def put(*names, match=None):
    for day, name in enumerate(names, 1):
        when = positions.now().replace(year=2025, month=1, day=day)
        positions.keep(positions.of_match(match or begun(3, 40), name), paths.positions(), when)


def names():
    return [one.kept.name for one in positions.listed(paths.positions()) if one.kept]


def typed(player, text):
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    player.spin()


def texts(player):
    player.form().ready()
    return [one.text for one, _ in walk(player.form().root) if isinstance(one, Label)]


def toasts(player):
    return [toast.text for toast in player.stage.toasts]


# ── keeping ──


def test_a_moment_of_a_match_is_kept_under_a_name(player):
    path = keep(begun(3, 40))
    player.stage.push(player.stage.doors.file(path))
    table = player.until(TableScene)
    before = path.read_bytes()
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("position")
    player.until(WritingScene)
    assert any("can see all that is hidden" in text for text in texts(player))
    typed(player, "Dusk")
    player.press(pygame.K_RETURN)
    player.until(PauseScene)
    (found,) = positions.listed(paths.positions())
    assert found.kept.name == "Dusk" and any("Dusk" in text and "hidden" in text for text in toasts(player))
    assert [seat.player for seat in found.kept.setup.seats] == [seat.player for seat in table.match.seats]
    assert path.read_bytes() == before, "the match is as it was"


def test_who_types_no_name_keeps_it_under_game_and_day(player):
    player.sit_down(language="fr")
    player.stage.push(player.stage.doors.table(Setup("free", seats(2, (0, 1)), "T", laid="isle"), before=0))
    table = player.until(FreeScene)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("position")
    player.until(WritingScene)
    player.click("done")
    player.until(PauseScene)
    (found,) = positions.listed(paths.positions())
    assert found.kept.name == f"L'Île des Chats · {player.stage.words.day(positions.now())}"
    assert positions.laid(found.kept).state.places == table.match.state.places


def test_a_full_disk_says_so(player, monkeypatch):
    monkeypatch.setattr(disk, "write", lambda *_: "full")
    player.stage.push(player.stage.doors.file(keep(begun(3, 40))))
    player.until(TableScene)
    player.press(pygame.K_ESCAPE)
    player.until(PauseScene)
    player.click("position")
    player.until(WritingScene)
    player.click("done")
    assert toasts(player) == [player.stage.words("position.full")] and names() == []


# ── the list ──


def test_the_list_shows_what_was_kept_and_what_cannot_be_read(player):
    put("one", "two")
    torn = paths.positions() / f"torn{positions.ENDING}"
    torn.write_text("{")
    scene = listed(player)
    found = texts(player)
    assert [one.kept.name if one.kept else one.path.name for one in scene.here][-2:] != ["", ""]
    assert {"one", "two", "torn.position"} <= set(found) and player.stage.words("position.broken") in found
    assert scene.chosen.kept and scene.view, "the first that can be used is shown"
    player.click(f"row-{torn.name}")
    assert scene.chosen.path == torn and not player.form().find("ruled").enabled
    assert not player.form().find("free").enabled and not player.form().find("copy").enabled
    player.press(pygame.K_DELETE)
    player.until(AskScene)
    player.click("answer1")
    player.until(PositionsScene)
    assert not torn.exists() and (paths.positions() / "trash" / torn.name).exists()


def test_an_empty_list_says_how_to_fill_it(player):
    listed(player)
    assert player.stage.words("position.none") in texts(player)
    player.press(pygame.K_DELETE)
    player.press(pygame.K_RETURN)
    assert isinstance(player.top, PositionsScene)


def test_the_choice_of_a_free_table_leads_there(player):
    player.stage.push(player.stage.doors.free())
    player.until(ChooseScene)
    player.click("positions")
    player.until(PositionsScene)
    player.press(pygame.K_ESCAPE)
    player.until(ChooseScene)


def test_it_opens_as_a_free_table(player):
    match = begun(3, 40)
    put("here", match=match)
    listed(player)
    player.click("free")
    table = player.until(FreeScene)
    assert {seat.player for seat in table.match.seats} == {PERSON}
    assert table.view.viewer == table.match.turn == 0 and table.play.journal.path.exists()
    look = table.match.rules.look(table.match.state, CHANCE)
    wanted = match.rules.look(match.state, CHANCE)
    assert all(sorted(look.get(f"hand{s}", ())) == sorted(wanted.get(f"hand{s}", ())) for s in range(3))


def test_it_opens_with_the_rules_and_the_answers_it_knows(player):
    match = begun(3, 40)
    put("here", match=match)
    listed(player)
    player.click("ruled")
    scene = player.until(TakeUpScene)
    assert scene.found.state is not None and scene.kept.name == "here"
    player.click("go")
    table = player.until(TableScene)
    assert table.match.setup.position and table.match.states[0] == scene.found.state
    assert [seat.player for seat in table.match.seats] == [seat.player for seat in match.seats]


def test_toys_open_free_alone(player):
    put("toys", match=Match(Setup(FREE_TABLE, seats(2, (0, 1)), "T", laid="toybox")).begin())
    scene = listed(player)
    assert player.form().find("ruled") is None
    player.click(f"row-{scene.chosen.path.name}")  # the chosen one is opened
    assert player.until(FreeScene).match.setup.laid == "toybox"


def test_a_position_gets_another_name(player):
    put("one", "two")
    scene = listed(player)
    assert scene.chosen.kept.name == "two"
    player.click("rename")
    player.until(WritingScene)
    player.press(pygame.K_a, pygame.KMOD_CTRL)
    typed(player, "three")
    player.click("done")
    player.until(PositionsScene)
    assert names() == ["three", "one"] and scene.chosen.kept.name == "three"


def test_a_name_of_nothing_changes_nothing(player):
    put("one")
    listed(player)
    player.click("rename")
    player.until(WritingScene)
    player.press(pygame.K_a, pygame.KMOD_CTRL)
    player.press(pygame.K_BACKSPACE)
    player.press(pygame.K_RETURN)
    player.until(PositionsScene)
    assert names() == ["one"]


def test_deleting_asks_first(player):
    put("one")
    listed(player)
    player.click("delete")
    player.until(AskScene)
    player.press(pygame.K_ESCAPE)
    assert names() == ["one"]
    player.click("delete")
    player.click("answer1")
    assert names() == []


def test_pieces_that_cannot_lie_any_more_are_told(player):
    put("one")
    (path,) = (one.path for one in positions.listed(paths.positions()))
    path.write_text(path.read_text().replace("hand0= ", "hand0= green99 "))
    listed(player)
    assert player.stage.words("position.unlaid") in texts(player)
    assert not any(player.form().find(key).enabled for key in ("free", "ruled", "copy"))


# ── as a text ──


def test_it_is_copied_and_pasted_as_a_text(player, board):
    put("one")
    kept = positions.listed(paths.positions())[0].kept
    listed(player)
    player.click("copy")
    assert from_code(board["text"]).match.setup.position == kept.position
    assert any("can see all that is hidden" in text for text in toasts(player))
    player.press(pygame.K_v, pygame.KMOD_CTRL)
    player.until(CodeScene)
    player.click("open")
    player.until(AskScene)
    assert len(player.form().order()) == 4, "cancel, keep, free, with the rules"
    player.click("answer1")
    player.until(WritingScene)
    typed(player, "sent")
    player.click("done")
    player.until(PositionsScene)
    assert sorted(names()) == ["one", "sent"]
    found = next(one.kept for one in positions.listed(paths.positions()) if one.kept.name == "sent")
    assert found.position == kept.position and found.setup.seats == kept.setup.seats


@pytest.mark.parametrize("answer, kind", [(2, FreeScene), (3, TakeUpScene)])
def test_a_pasted_position_opens_free_or_with_the_rules(player, board, answer, kind):
    board["text"] = positions.to_text(positions.of_match(begun(3, 40)))
    player.click("saves")
    player.until(LibraryScene)
    player.press(pygame.K_v, pygame.KMOD_CTRL)
    player.until(CodeScene)
    player.click("watch" if answer == 2 else "open")
    player.until(AskScene)
    saves = list(Path(paths.saves()).glob("*")) if paths.saves().exists() else []
    assert saves == [], "nothing is begun before it is chosen"
    player.click(f"answer{answer}")
    player.until(kind)


def test_a_match_is_pasted_as_ever(player, board):
    board["text"] = to_code(begun(3, 40))
    player.click("saves")
    player.until(LibraryScene)
    player.press(pygame.K_v, pygame.KMOD_CTRL)
    player.until(CodeScene)
    player.click("open")
    assert player.until(TableScene).match.at >= 40


# ── what it came to ──


def test_the_result_says_that_it_began_from_a_position(player):
    kept = positions.of_match(begun(3, 70))
    match = Match(positions.ruled_setup(kept, kept.setup.seats, "on")).begin()
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    player.stage.push(ResultScene(player.stage, match, None))
    player.until(ResultScene)
    said = player.stage.words("result.position")
    assert said in texts(player)
    player.click("rematch")
    assert player.until(TableScene).match.setup.position is None
    player.stage.home()
    path = keep(match)
    player.spin(2)
    player.click("saves")
    library = player.until(LibraryScene)
    player.until(lambda: library.match)
    player.until(lambda: library.lists["finished"])
    library.show_tab("finished")
    assert library.chosen.path == path
    player.stage.redraw()
    player.until(lambda: library.match)
    assert said in texts(player)


def test_the_statistics_tell_what_does_not_count(player):
    kept = positions.of_match(begun(3, 70))
    match = Match(positions.ruled_setup(kept, kept.setup.seats, "on")).begin()
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    statistics.record(match, paths.statistics_file(), "one")
    player.stage.push(player.stage.doors.records())
    player.until(RecordsScene)
    words = player.stage.words
    (said,) = (text for text in texts(player) if words.many("records.apart", 1) in text)
    assert said.startswith(words("records.all", 0, 0))


# ── how it looks ──


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.6, 2.0])
def test_nothing_is_cut(player, language, text):
    put("A position with a name that is just as", "two")
    player.sit_down(language=language, text=text)
    listed(player)
    assert faults(player.form()) == []
