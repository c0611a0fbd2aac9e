"""Neko no Tawa: what is touched in vain, and the clause that says why."""

import pytest
from neko_table import ROW, acting, begun, emptied, follow, tower, using
from refusals import read, wrong

from meowgames.rules import neko

TWO = [tower("ss"), tower("ss")]
RABBIT, MONKEY, HORSE = (using(animal, towers=TWO) for animal in ("rabbit", "monkey", "horse"))
STATES = {
    "pawns": follow(neko.play(begun(ROW, ROW), ("roll", "ox")), "rat"),
    "act": acting("sheep", "slLr", "RRss", waste="sL", towers=TWO, hoard=2),
    "poor": acting("sheep", "slLr", "RRss", towers=TWO, kobans=(0,)),
    "bare": acting("sheep"),
    "short": emptied(acting("dragon", "slLr", "RRss"), 0, keep=2),
    "enter": follow(acting("sheep", waste="s"), "row0.0,0 build"),
    "dog": using("dog", towers=TWO, waste="s"),
    "horse": HORSE,
    "horse2": follow(HORSE, "row0.1,0"),
    "rabbit": RABBIT,
    "rabbit2": follow(RABBIT, "row1.0,0"),
    "robbed": follow(RABBIT, "row1.0,0", "row1.1,0"),
    "single": follow(emptied(RABBIT, 1, keep=1), "row1.0,0"),
    "monkey": MONKEY,
    "monkey2": follow(MONKEY, "row1.0,0"),
    "sheep": using("sheep", towers=TWO),
    "ox": using("ox", towers=TWO, waste="s"),
    "sabotage": using("ox", towers=TWO, sabotage=True),
    "sabotage2": follow(using("ox", towers=TWO[:1], sabotage=True), "row1.0,0"),
    "tiger": using("tiger", towers=TWO),
    "snake": using("snake", towers=TWO),
    "dragon": using("dragon", towers=TWO),
    "dragon2": follow(using("dragon", towers=TWO), "row0.1,0"),
    "memory": acting("sheep", "slLr", "RRss", towers=TWO, memory=True),
}
TABLE = """
pawns      1  line0/rat             3.3
pawns      1  line1/ox              3.2
pawns      1  line1/cat             takes
pawns      1  row1.0,0/straight     3.3
pawns      1  row1.1,0/tile-back    3.3
pawns      1  row0.0,0/tile-back    3.3
pawns      1  next1.0,0             3.3
pawns      1  home1/pawn1           3.3
pawns      1  stand0/pawn0          3.3
pawns      1  deck/tile-back        4.6
pawns      1  waste-straight        4.4
pawns      1  koban1                1.6
pawns      1  first0                3.7
pawns      1  first1                -
pawns      1  die                   3.1
pawns      1  order0/pawn0          3.5
pawns      1  task0/head-rat        3.5
pawns      1  left1                 5.6
pawns      1  floor0                5.12
pawns      0  line2/tiger           -
pawns      0  row0.0,0              -
act        0  row0.0,0/straight     takes
act        0  row1.0,0/tile-back    4.1
act        0  row1.3,0/tile-back    4.1
act        0  tower0.0,0/straight   5.2
act        0  next0.2,-2            5.2
act        0  row0.0,0>tower0.0,0   5.2
act        0  row0.0,0>next0.2,-2   takes
act        0  tower1.1,-1/straight  4.1
act        0  next1.2,-2            4.1
act        0  row0.0,0>row1.0,0     4.1
act        0  deck/tile-back        4.6
act        0  row0.0,0>deck         4.6
act        0  waste-straight/straight   4.4
act        0  waste-hard-left/hard-left  4.4
act        0  waste-soft-left       4.4
act        0  row0.0,0>waste-straight   4.1
act        0  hoard1/koban          6.5
act        0  koban0                1.6
act        0  koban1                1.6
act        0  line0/sheep           3.6
act        0  line4/rabbit          3.6
act        0  line11/cat            3.6
act        0  stand0/pawn0          3.6
act        0  stand4/pawn1          3.6
act        0  eyes0.0,0/eye0        7.2
act        0  floor1                5.12
act        0  mark0                 3.5
poor       0  next0.2,-2            4.2
poor       0  row0.0,0>next0.2,-2   4.2
poor       0  row0.0,0>tower0.1,-1  4.2
poor       0  row1.0,0              4.1
bare       0  next0.0,0             5.3
bare       0  next1.0,0             4.1
short      0  slot0.2,0             4.7
short      0  slot0.3,0             4.7
short      0  row1.0,0              4.1
enter      0  tower0.0,0            5.3
enter      0  row0.1,0              5.3
enter      0  row1.0,0              5.3
enter      0  waste-straight        4.4
enter      0  line0                 3.6
dog        0  row0.1,0              6.10
dog        0  row1.0,0              6.10
dog        0  waste-soft-left       6.10
dog        0  tower0.0,0            6.10
dog        0  deck                  4.6
horse      0  row1.0,0              6.11
horse      0  tower0.0,0            6.11
horse2     0  row0.1,0              6.11
rabbit     0  row0.0,0              6.12
rabbit2    0  row1.0,0              6.12
rabbit2    0  row0.0,0              6.12
robbed     1  row1.0,0              6.12
robbed     1  row0.0,0              takes
robbed     0  row0.0,0              -
single     1  row1.0,0              6.13
monkey     0  row0.0,0              6.14
monkey2    0  row1.0,0              6.14
monkey2    0  row0.2,0              6.14
sheep      0  row1.0,0              6.15
sheep      0  next0.2,-2            5.2
sheep      0  tower1.0,0            6.15
ox         0  row0.0,0              6.16
ox         0  tower1.0,0            6.16
ox         0  tower0.0,0            5.2
ox         0  waste-straight        4.4
sabotage   0  row0.0,0              9.1
sabotage   0  tower0.0,0            9.1
sabotage   0  tower1.0,0            9.1
sabotage2  0  tower1.0,0            9.1
sabotage2  0  row0.1,0              9.1
tiger      0  row0.0,0              6.17
tiger      0  tower1.0,0            6.17
tiger      0  next0.2,-2            6.17
snake      0  row0.0,0              6.20
snake      0  tower1.0,0            6.20
snake      0  tower0.0,0            takes
dragon     0  row1.0,0              6.18
dragon     0  tower0.0,0            6.18
dragon2    0  row0.0,0              6.18
memory     0  row1.0,0/tile-back    4.1
memory     0  next0.2,-2            5.2
"""
ROWS = read(TABLE)


@pytest.mark.parametrize("state", ROWS)
def test_a_touch_in_vain_is_answered_with_its_clause(tmp_path, state):
    assert wrong("neko", STATES[state], tmp_path, ROWS[state]) == []
