"""What the referee says tells nothing that a seat cannot see: two tables it cannot tell apart get the same verdict."""

from random import Random

import pytest
from cases import cases, line
from sliding import refereed
from straying import stray

from meowgames.play import referee
from meowgames.rules import BACK, find, free

DRAGS = 10  # at each pair of tables
SECRET = ("meow", "isle", "minicity", "neko")  # in Meowtopia nothing is


def seen(table, seat: int) -> list:
    """All that a seat sees, in its order."""
    return list(free.look(table, seat).items())


def pairs(game: str, count: int):
    """Two refereed tables that the seat to act cannot tell apart, and that seat."""
    rules, rng, chosen = find(game), Random(f"{game}/pairs"), [case for case in cases() if case.game == game]
    while count:
        case = rng.choice(chosen)
        state = rng.choice(line(case).states)
        seat = rules.turn(state)
        other = rules.guess(state, seat, rng) if seat >= 0 else state
        if other != state and BACK not in rules.moves(state):
            tables = [refereed(case, one, Random(0)) for one in (state, other)]
            assert seen(tables[0], seat) == seen(tables[1], seat)
            count -= 1
            yield seat, *tables


def hold(game: str, count: int) -> tuple[int, int]:
    """Drag anything anywhere at both tables; return how many drags were held together, how many of unseen pieces."""
    rng, held, unseen = Random(game), 0, 0
    for seat, one, two in pairs(game, count):
        for _ in range(DRAGS):
            drag = stray(one, rng)
            if drag is None:
                continue
            assert free.accepts(two, drag.words), "what may be dragged tells"
            after = free.play(two, drag.words)
            if seen(after, seat) == seen(drag.after, seat):  # else the drag itself has turned a piece up
                assert referee.judge(after) == referee.judge(drag.after), f"{drag[:3]} tells"
                source, _, at = drag.words[0].partition("~")
                unseen += not dict(one.places)[source][int(at)].known >> seat & 1
                held += 1
    return held, unseen


@pytest.mark.parametrize("game", SECRET)
def test_a_verdict_tells_nothing_that_the_mover_cannot_see(game):
    held, unseen = hold(game, 8)
    assert held > 40 and unseen


@pytest.mark.slow
@pytest.mark.parametrize("game", SECRET)
def test_no_verdict_of_many_tells_what_the_mover_cannot_see(game):
    held, unseen = hold(game, 60)
    assert held > 300 and unseen > 5


@pytest.mark.parametrize("game", SECRET)
def test_what_can_be_said_tells_nothing_either(game):
    for seat, one, two in pairs(game, 8):
        assert referee.said(one) == referee.said(two), f"seat {seat} is told"


def test_a_tile_that_nobody_has_seen_is_laid_by_its_place_and_turned_up_by_the_nod():
    """Neko builds with tiles that nobody has looked at: the nod is for the place it came from, whatever it is."""
    rules, found = find("neko"), 0
    for seat, one, two in pairs("neko", 80):
        (thread,), (other,) = one.watch.thread, two.watch.thread
        for (word,) in [move for move in rules.moves(thread) if len(move) == 1 and move[0].startswith(f"row{seat}.")]:
            lying = [dict(table.places).get(word, ()) for table in (one, two)]
            target = next((spot for spot in rules.look(thread, seat) if spot.startswith(f"next{seat}.")), None)
            if target is None or not lying[0] or lying[0][0].known >> seat & 1 or (word,) not in rules.moves(other):
                continue
            dropped = [free.play(table, (word, target.replace("next", "tower"))) for table in (one, two)]
            assert seen(dropped[0], seat) == seen(dropped[1], seat), "it lies there face down"
            verdicts = [referee.judge(table) for table in dropped]
            assert verdicts[0] == verdicts[1]
            found += ((word,),) in verdicts[0].plans or ((word,),) == verdicts[0].plan
    assert found
