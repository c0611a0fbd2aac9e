"""Bots at a refereed table: they play by the thread, wait while a hand holds something, and pass on when it is lost."""

import pytest
from refereed import GAMES, Quick, Table, pass_time

from meowgames.rules import BACK
from meowgames.scenes.free.moods import RefereeScene


def with_bot(game):
    """A table at which it is the person's turn, and the bot answers."""
    h = Table(game)
    h.stage.mind = Quick()
    h.play_on(lambda: h.match.turn == 0 and h.referee.turn == 0)
    return h


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_moves_by_the_thread(game):
    h = with_bot(game)
    for _ in range(60):
        if h.referee.turn == 1:
            break
        h.say(*next(move for move in h.rules.moves(h.thread) if move != BACK))
    assert h.referee.turn == 1
    h.acts()
    for _ in range(40):
        pass_time(h, 0.4)
        if h.referee.turn != 1:
            break
    acts = h.acts()
    assert acts and all(act.startswith("say ") for act in acts) and h.referee.turn != 1
    assert h.kind == "still"


def test_a_bot_waits_while_a_hand_holds_something():
    h = with_bot("meow")
    start = h.on("hand0")
    h.carry(start, (start[0], start[1] - 200))
    assert h.hand.grasp.held.grips
    h.play.match.seats[0] = h.match.seats[0]._replace(player="kitten")  # the turn is a bot's now
    h.play.match.seats[1] = h.match.seats[1]._replace(player="person")
    h.acts()
    pass_time(h)
    assert h.acts() == [] and h.hand.grasp.held.grips, "the drag was lost"
    h.up((start[0], start[1] - 200))
    pass_time(h)
    assert h.acts()


def test_a_bot_that_lost_the_thread_passes_the_table_on_and_says_so():
    h = with_bot("meow")
    h.match.seats[0], h.match.seats[1] = h.match.seats[1], h.match.seats[0]
    h.play.commit(("hand0", "hand1"))
    h.referee.look()
    h.referee.let_be()
    assert h.thread is None
    h.acts()
    pass_time(h, 2)
    assert h.acts() == ["seat:1"] and h.match.turn == 1
    assert any(h.match.seats[0].name in toast.text for toast in h.stage.toasts)


def test_a_seat_is_given_to_a_bot_in_the_dialog_and_back_when_the_referee_rests():
    h = Table("isle", people=(0, 1))
    h.stage.push(RefereeScene(h.stage, h.play, h.table.turns.seats_changed))
    h.stage.settle()
    scene = h.stage.top
    scene._seat(1, "cat")
    assert [seat.player for seat in h.match.seats] == ["person", "cat"]
    scene._mood("off")
    assert [seat.player for seat in h.match.seats] == ["person", "person"]
    assert not h.referee.on and "= 1 person" in h.play.journal.path.read_text()


def test_who_thinks_is_said():
    h = Table("meow")
    h.play_on(lambda: h.referee.turn == 1 == h.match.turn)
    h.point((5.0, 5.0))
    pass_time(h, 1.2)
    assert h.match.seats[1].name in h.play.prompt() and h.view.manners.icon(h.view) == "icon-whistle"
    assert h.table.turns.step >= 0


def test_hints_stay_off():
    h = Table("meow")
    assert "hint" not in h.play.shown and not h.table.acts["hint"].usable()
