"""Bots at a free table: they move by the rules where a referee watches, else they do nothing."""

import pytest
from handling import Hand
from looking import Still

from meowgames.rules import find
from meowgames.rules.free.state import OFF, STRICT
from meowgames.scenes.free.moods import RefereeScene


class Ready(Still):
    """A mind that answers at once: the first legal move of the game it was asked about."""

    def ask(self, game, state, *_rest):
        self.move = find(game).moves(state)[0]

    def poll(self):
        return self.move


def watched(*spoilt):
    """Two seats at a table of Meow, a bot on the second, after these acts and with a strict referee."""
    hand = Hand("meow", 2, people=(0,))
    hand.stage.mind = Ready()
    for act in spoilt:
        hand.match.play(tuple(act.split()))
    hand.table.real.referee.set_mood(STRICT)
    return hand, hand.table.real.referee


def let_bot(hand):
    """Let the bot do what it does, after as long as it waits."""
    hand.table.turns.waited = 99.0
    hand.table.turns.wait_for_bot()


@pytest.mark.clause("free", "10.8")
def test_a_bot_says_its_move_where_the_referee_follows_the_game():
    hand, referee = watched()
    if referee.turn == 0:
        referee.say(referee.rules.moves(referee.thread)[0])
    assert referee.turn == hand.match.turn == 1
    before = hand.match.at
    let_bot(hand)
    assert hand.match.moves[before][0] == "say" and referee.thread is not None


@pytest.mark.clause("free", "10.8")
def test_a_bot_passes_the_table_on_while_the_thread_is_lost():
    hand, referee = watched("first0 row3", "seat:1")
    assert referee.thread is None and hand.match.turn == 1
    let_bot(hand)
    assert hand.match.moves[-1] == ("seat:0",) and hand.match.turn == 0


@pytest.mark.clause("free", "10.8")
def test_where_the_referee_is_switched_off_people_take_the_seats_of_bots():
    hand, referee = watched()
    assert hand.match.people() == [0]
    RefereeScene(hand.stage, hand.table.real, lambda: None)._mood(OFF)
    assert not referee.on and hand.match.people() == [0, 1]
