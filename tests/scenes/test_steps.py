"""What bots do is shown one step at a time, at the chosen pace."""

from itertools import pairwise
from random import Random

import pytest
from looking import Still
from sitting import seated, seats

from meowgames.play.match import Match, Setup
from meowgames.rules import CHANCE, OVER, find
from meowgames.scenes.table.turns import PAUSE

FRAME = 0.1


class Eager(Still):
    """A mind that knows a move at once."""

    def __init__(self):
        self.move, self.rng = None, Random("eager")

    def ask(self, game, state, *_rest):
        self.move = find(game).sample(state, self.rng)

    def poll(self):
        move, self.move = self.move, None
        return move


@pytest.mark.parametrize("seats_", [2, 3, 4])
def test_between_two_pictures_of_meowtopia_at_most_one_home_changes(seats_):
    match, rng, steps = Match(Setup("meowtopia", seats(seats_), "steps")).begin(), Random("steps"), 0
    while True:
        state, move = match.state, match.rules.sample(match.state, rng)
        way = list(match.rules.steps(state, move))
        match.play(move)
        if match.over:  # the last food comes to all at once
            break
        steps += len(way)
        for one, two in pairwise((state, *way, match.states[len(match.moves)])):
            changed = [
                seat for seat, homes in enumerate(zip(one.homes, two.homes, strict=True)) if homes[0] != homes[1]
            ]
            assert len(changed) <= 1, (move, changed)
    assert steps > 10


def test_a_step_shows_the_move_before_what_nobody_chose():
    match, rng = Match(Setup("meowtopia", seats(4), "steps")).begin(), Random("steps")
    while True:
        move, state = match.rules.sample(match.state, rng), match.state
        way = list(match.rules.steps(state, move))
        match.play(move)
        if way and way[0].stage == "follow":
            break
    before, first, last = (match.rules.look(one, OVER) for one in (state, way[0], match.state))
    changed = {spot for spot in {*before, *first} if before.get(spot) != first.get(spot)}
    assert not any(spot.startswith(("workers", "food")) and not spot.endswith(str(state.turn)) for spot in changed)
    assert last != first


@pytest.mark.parametrize("pace", [0.0, 0.5, 1.0, 1.7])
def test_bots_make_one_move_at_a_time_and_pause_as_the_pace_says(pace):
    match = Match(Setup("meowtopia", seats(4, ()), "pace")).begin()
    table = seated(match, Eager(), close_up=False)
    table.stage.change(pace=pace)
    made, passed, moments = match.at, 0.0, []
    for _ in range(300):
        table.stage.update(FRAME)
        passed += FRAME
        found = [ply for ply in range(made, match.at) if match.by(ply) != CHANCE]
        assert len(found) <= 1
        assert not (found and table.view.easel.queue and table.view.easel.hold <= 0 and not table.view.easel.motions)
        if found:
            moments.append(passed)
        made = match.at
    gaps = [two - one for one, two in pairwise(moments)]
    assert len(gaps) > 5 and min(gaps) >= PAUSE * (pace or 1.0) - 0.01


def test_what_follows_by_itself_is_held_long_enough_to_be_seen():
    match = Match(Setup("meowtopia", seats(4, ()), "steps")).begin()
    table, rng = seated(match, Still(), close_up=False), Random("steps")
    table.stage.change(pace=1.0)
    while True:
        move = match.rules.sample(match.state, rng)
        way = list(match.rules.steps(match.state, move))
        if len(way) > 1:
            break
        table.real.commit(move)
        table.view.catch_up()
    table.real.commit(move)
    shown, seen = [], []
    while table.view.easel.busy:
        table.stage.update(FRAME)
        if not shown or shown[-1] is not table.view.picture:
            shown.append(table.view.picture)
            seen.append(0.0)
        seen[-1] += FRAME
    assert len(shown) >= len(way) + 1
    assert min(seen[:-1]) > 0.8
