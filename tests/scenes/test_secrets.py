"""Two matches that an eye cannot tell apart look and read the same on every screen that shows a running match."""

from random import Random

import pytest
from pairs import GAMES, alone, compare, guessed, kept, listed, pair, played, shared
from sitting import seats

from meowgames.play.match import Setup


@pytest.mark.parametrize("game", GAMES)
def test_no_list_replay_or_text_tells_what_not_everybody_sees(home, game):
    compare(*(list(listed(kept(match))) for match in pair(game)))


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_screen_tells_what_not_everybody_sees(home, game):
    compare(*(list(shared(kept(match), game)) for match in pair(game)))


@pytest.mark.parametrize("game", GAMES)
def test_no_table_tells_its_viewer_what_others_hide(home, game):
    rng = Random(game)
    one = played(Setup(game, seats(2), "pair", GAMES[game]), rng)
    compare(*(list(alone(match)) for match in (one, guessed(one, rng))))
