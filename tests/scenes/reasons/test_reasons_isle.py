"""L'Île des Chats: what is touched in vain, and the clause that says why."""

import pytest
from isle_table import LEVEL, boat, crowded, follow, morning
from refusals import read, wrong

from meowgames.rules import isle

MINE = boat("x5-red 9,3; s4-blue 7,3; common3l 11,2")
THEIRS = boat("u5-green 9,3; rare-t 12,4", "hull-green")
DAY = morning("i5-purple", "rare-i", "l5-red", boats=(MINE, THEIRS))
BOATS = isle.play(isle.start(LEVEL, 2), ("boats", "hull-blue", "hull-green"))
FOUND = follow(morning("x5-red", "i5-blue", boats=(boat("x5-orange 11,3"), THEIRS)), "i5-blue", "@0 boat0.14,1")
STATES = {
    "giving": isle.play(BOATS, ("cards", *(f"card{151 + number}" for number in range(6)))),
    "day": DAY,
    "later": follow(DAY, "i5-purple", "@0 boat0.13,3", "pass"),
    "tight": morning("i5-purple", "l5-red", boats=(crowded("9,3", "10,3", "11,3", "12,3", "13,3"), THEIRS)),
    "holding": follow(DAY, "i5-purple"),
    "found": FOUND,
    "laying": follow(FOUND, "common2"),
    "cramped": follow(FOUND)._replace(boats=(crowded("9,3"), THEIRS)),
}
TABLE = """
giving   0  card0/card151        takes
giving   0  card1/card-back      2.6
giving   0  shore0               2.6
giving   0  boat0                2.6
giving   0  boat1                2.6
giving   0  common1              5.1
giving   0  rare-i               5.3
giving   0  bag-red              2.3
giving   1  card1/card154        -
day      0  shore0/i5-purple     takes
day      0  boat0                3.4
day      0  boat0.4,1/rat        6.1
day      0  boat0.14,1/map-blue  5.1
day      0  boat0.9,3/x5-red     4.8
day      0  boat0.7,3/s4-blue    4.8
day      0  boat0.11,2/common3l  4.8
day      0  boat1                4.9
day      0  boat1.9,3/u5-green   4.8
day      0  boat1.12,4/rare-t    4.8
day      0  boat1.0,4/rat        4.9
day      0  boat1.1,3/map-blue   4.9
day      0  common1              5.1
day      0  rare-i/rare-i:1      5.1
day      0  rare-o               5.3
day      0  card0/card151        6.10
day      0  card1/card-back      2.6
day      0  order0/figure0       3.12
day      0  order1/figure1       3.12
day      0  day5/vesh            3.12
day      0  bag-blue             2.3
day      0  bag-rare             2.3
day      0  rats0                6.1
day      0  rooms1               6.2
day      0  families0            6.4
day      0  score1               6.13
day      0  passed1              -
day      1  shore0/i5-purple     takes
day      1  boat1.9,3/u5-green   4.8
day      1  boat1                3.4
day      1  boat0.9,3/x5-red     4.8
day      1  boat0                4.9
day      1  card1/card154        6.10
day      1  card0/card-back      2.6
day      1  common2              5.1
later    0  shore0               3.4
later    0  passed1              3.6
later    0  boat0.13,3/i5-purple  4.8
tight    0  shore1/l5-red        3.8
tight    0  shore0/i5-purple     takes
holding  0  @0:boat0.0,0         4.2
holding  0  @1:boat0.9,3         4.3
holding  0  @0:boat0.2,2         4.6
found    0  shore0/x5-red        5.5
found    0  common1              takes
found    0  rare-o               5.3
found    0  boat0                5.1
found    0  boat0.11,3/x5-orange  4.8
found    0  boat1.9,3/u5-green   4.8
found    0  boat1                4.9
laying   0  @0:boat0.0,0         4.2
laying   0  @0:boat0.12,4        4.3
laying   0  @0:boat0.2,2         4.6
cramped  0  common2              5.4
cramped  0  common1              takes
"""
ROWS = read(TABLE)


@pytest.mark.parametrize("state", ROWS)
def test_a_touch_in_vain_is_answered_with_its_clause(tmp_path, state):
    assert wrong("isle", STATES[state], tmp_path, ROWS[state]) == []
