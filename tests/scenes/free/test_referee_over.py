"""How a refereed game ends: said with points, noted once and apart; undo, going on and loading note nothing again."""

import pytest
from refereed import GAMES, Table

from meowgames import paths
from meowgames.play import statistics
from meowgames.play.saves import fetch
from meowgames.play.sums import Sums
from meowgames.scenes.free import remarks
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label

QUICK = ("meow", "isle")


def noted():
    return list(statistics.read(paths.statistics_file()))


def ended(game, **more):
    """A table at which a game came to its end."""
    h = Table(game, **more)
    h.play_on()
    for _ in range(8):
        h.stage.update(0.3)
        h.stage.settle()
    assert h.referee.turn == -2 and h.thread is not None
    return h


@pytest.mark.parametrize("game", QUICK)
def test_the_end_is_said_with_points_and_noted_apart(game):
    h = ended(game)
    (row,) = noted()
    assert row["game"] == game and row["apart"] == "referee" and row["id"] == h.play.journal.id
    assert row["scores"] == list(h.rules.score(h.thread)) and row["places"] == list(h.rules.rank(h.thread))
    assert h.spoken == ("over",)
    texts = " ".join(str(one.text) for one in _labels(h))
    first = h.match.seats[row["places"].index(1)].name
    assert first in texts and all(h.stage.words.number(points) in texts for points in row["scores"])
    assert h.view.counting is None, "it is counted out once more"


def _labels(h):
    h.speaker.bubble.form.ready()
    return [one for one, _ in walk(h.speaker.bubble.form.root) if isinstance(one, Label)]


def test_a_game_that_is_apart_is_not_counted_among_the_others():
    ended("meow")
    sums = Sums(paths.statistics_file())
    for _ in sums.steps():
        pass
    assert sums.apart == {"meow": 1} and not sums.standings()


def test_the_end_is_read_once():
    h = ended("meow")
    h.press("close")
    assert not h.spoken
    h.spin(4)
    assert not h.spoken


def test_undo_and_going_on_note_it_once():
    h = ended("meow")
    h.press("close")
    h.undo()
    assert h.referee.turn != -2
    h.play_on(seed=5)
    h.spin(6)
    assert h.referee.turn == -2 and len(noted()) == 1


def test_loading_notes_it_once():
    h = ended("meow")
    path = h.play.journal.path
    h.table.leave()
    table = h.stage.doors.file(path)
    h.stage.push(table)
    h.stage.settle()
    for _ in range(20):
        h.stage.update(0.3)
        h.stage.settle()
    assert table.real.referee.turn == -2 and len(noted()) == 1


def test_equals_win_together(monkeypatch):
    h = Table("meow")
    monkeypatch.setattr(remarks, "ended", lambda _one: statistics.Ended("meow", {}, (7, 7), (1, 1)))
    text = " ".join(one.text for one in h.speaker.remarks._end() if hasattr(one, "text"))
    assert all(seat.name in text for seat in h.match.seats) and text.count("7") == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted({*GAMES} - {*QUICK}))
def test_every_game_comes_to_its_end(game):
    h = ended(game)
    assert h.spoken == ("over",) and [row["game"] for row in noted()] == [game]


def test_a_save_of_a_refereed_table_goes_on_with_the_thread():
    h = Table("minicity")
    h.play_on(lambda: h.match.at > 30 and h.match.turn == 0)
    thread, path = h.thread, h.play.journal.path
    h.table.leave()
    match, note, journal = fetch(str(path))
    assert note is None and match.state.watch.thread == (thread,)
    if journal:
        journal.close()
    table = h.stage.doors.file(path)
    h.stage.push(table)
    h.stage.settle()
    for _ in range(5):
        table.stage.update(0.3)
        h.stage.settle()
    referee = table.real.referee
    assert referee.thread == thread and referee.question is None and referee.verdict.kind == "still"
    assert table.match.at == match.at, "something was judged anew"
