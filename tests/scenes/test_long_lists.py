"""Title, saves and statistics of somebody who has played for years: shown at once, filled a little at a time."""

import json
import os
import shutil

import pytest
from sitting import begun, finished, keep

from meowgames import paths
from meowgames.play import index, sums
from meowgames.scenes.menus import library, records, title
from meowgames.scenes.menus.library import LibraryScene
from meowgames.scenes.menus.records import RecordsScene
from meowgames.scenes.menus.title import TitleScene
from meowgames.screen.kit.rows import ListRow
from meowgames.screen.kit.widget import walk

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
MANY = 40


@pytest.fixture
def slow(monkeypatch):
    """Let every scene do one step of its work in a frame, none before."""
    for scene in (library, records, title):
        monkeypatch.setattr(scene, "AT_ONCE", 0.0)
        monkeypatch.setattr(scene, "IN_A_FRAME", 0.0)


def collect(over=MANY, running=3):
    """Put many matches on disk; those still running are the oldest. Return all files, the newest first."""
    done, on = keep(finished(2, "over")), keep(begun(2, 5, "on"))
    patterns = [done] * over + [on] * running
    files = []
    for number, pattern in enumerate(patterns):
        path = pattern.with_name(f"2026-{number:03}.match")
        shutil.copy(pattern, path)
        os.utime(path, (9000 - number, 9000 - number))
        files.append(path)
    done.unlink()
    on.unlink()
    return files


def listed(player):
    """Return the rows there are."""
    player.form().ready()
    return [one.key for one, _ in walk(player.form().root) if isinstance(one, ListRow)]


def said(player):
    return [one.text for one, _ in walk(player.form().root) if getattr(one, "text", "")]


def test_the_title_is_there_before_its_saves_are_read(player, slow):
    files = collect()
    player.stage.push(TitleScene(player.stage))
    player.spin()
    assert player.top.waiting is None and len(player.top.index.unread) > MANY / 2
    player.until(lambda: player.top.waiting, 40_000)
    assert player.top.waiting.path == files[MANY] and player.form().find("continue")


def test_the_title_knows_at_once_what_was_read_before(player, slow):
    files = collect()
    index.of(paths.saves()).whole()
    index.of.cache_clear()  # the program is started anew
    player.stage.push(TitleScene(player.stage))
    player.spin()
    assert player.top.waiting.path == files[MANY]


def test_the_saves_are_listed_as_they_are_read(player, slow):
    files = collect(MANY, 0)
    player.stage.push(player.stage.doors.library())
    player.spin()
    scene = player.top
    assert isinstance(scene, LibraryScene) and not scene.chosen
    player.until(lambda: scene.chosen, 40_000)
    some = len(scene.lists["finished"])
    assert some < MANY and scene.chosen.path == files[0]
    assert player.stage.words.many("library.reading", len(scene.index.unread)) in said(player)
    player.until(lambda: not scene.index.unread and len(scene.lists["finished"]) == MANY, 40_000)
    assert [one.path for one in scene.lists["finished"]] == files and scene.chosen.path == files[0]
    assert not [text for text in said(player) if text.startswith("Reading")]


def test_only_rows_in_sight_are_made_and_all_can_be_reached(player):
    files = collect()
    index.of(paths.saves()).whole()
    player.click("saves")
    scene = player.until(LibraryScene)
    scene.show_tab("finished")
    player.spin()
    assert listed(player)[0] == f"row-{files[0].name}" and len(listed(player)) < 12
    scene.page.form.take(f"row-{files[3].name}")
    scene.choose(scene.lists["finished"][MANY - 1])
    player.spin()
    assert scene.page.form.focus.key == f"row-{files[3].name}"
    scene.page.form.find("list").scroll(1e6)
    scene.page.form.layout()
    player.click(f"row-{files[MANY - 2].name}")
    assert scene.chosen.path == files[MANY - 2]
    player.until(lambda: scene.match)
    assert scene.match.over and scene.view


def test_a_long_match_is_shown_beside_the_list_when_it_is_read(player, slow):
    collect(2, 0)
    index.of(paths.saves()).whole()
    player.click("saves")
    scene = player.until(LibraryScene)
    player.until(lambda: scene.chosen)
    assert scene.match is None
    player.spin()
    player.until(lambda: scene.match, 2000)
    assert scene.view.seen.picture == scene.match.rules.look(scene.match.state, -2)


def test_statistics_are_counted_behind_a_sign(player, slow, monkeypatch):
    monkeypatch.setattr(sums, "MANY", 1)
    row = {"id": "x", "game": "meow", "minds": ["person", "cat"], "scores": [5, 3], "places": [1, 2]}
    paths.statistics_file().write_text("".join(json.dumps(row) + "\n" for _ in range(200)))
    player.click("statistics")
    player.until(RecordsScene)
    player.until(lambda: player.top.shown > 0.3)
    assert player.stage.words("records.counting", round(100 * player.top.shown)) in said(player)
    player.until(lambda: player.top.lines)
    assert [line.played for line in player.top.lines] == [200]
    assert not [text for text in said(player) if text.startswith("Counting")]
