"""Meowtopia: what is touched in vain, and the clause that says why."""

import pytest
from meowtopia_table import dawn, having, mingled, new, say, shop, stocked, supper
from refusals import read, wrong

CREW = having(new(), awake="marmalade1 marmalade2", asleep="marmalade3 marmalade5", stalls=shop("marmalade4:food2"))
GUEST = having(new(), 1, awake="pearl1", asleep="pearl2", stalls=shop("pearl3"))
PAIRS = say(new(tiles="pairs"), "tile-food-fields do-food")
STATES = {
    "morning": new(),
    "tired": dawn(having(CREW, food=0, gold=2)),
    "savers": dawn(having(new(), stalls=shop("marmalade3:coin1"), gold=0)),
    "served": say(having(new(), gold=5, stalls=shop("marmalade3")), "coin0 marmalade3"),
    "free": say(dawn(having(new(first_free=True), asleep="marmalade2 marmalade3", awake="marmalade1", food=0)),
                "marmalade2"),
    "second": say(new(), "tile-gold", "done", "pass", "feed"),
    "ending": stocked(new(), ending=True),
    **{f"do-{action}": say(dawn(CREW), f"tile-{action}") for action in ("food", "gold", "irrigation", "fields")},
    "hire": say(having(CREW, gold=3), "tile-recruit"),
    "hired": say(having(new(), gold=3), "tile-recruit", "worker"),
    "broke": say(having(mingled(2), 1, gold=0), "tile-recruit", "done"),
    **{f"on-{action}": say(GUEST, f"tile-{action}", "done") for action in ("gold", "irrigation", "fields", "recruit")},
    "mixed": say(mingled(2), "tile-fields"),
    "mixed2": say(mingled(2), "tile-gold", "done"),
    "evening": supper(having(new(), food=9)),
    "hungry": having(supper(having(new(), awake="marmalade1", stalls=shop("marmalade3:coin1"))), food=0, malus=1),
    "pairs": new(tiles="pairs"),
    "pairs-do": PAIRS,
    "pairs-on": say(PAIRS, "done"),
    "pairs2": say(PAIRS, "done", "pass", "feed"),
}  # fmt: skip
TABLE = """
morning        0  workers0/marmalade1      5.1
morning        0  workers1/pearl1          5.3
morning        0  nest0/marmalade3         6.10
morning        0  nest1/pearl3             6.13
morning        0  food0                    4.6
morning        0  coin0                    4.6
morning        0  food1                    4.6
morning        0  fields                   6.7
morning        0  sticks                   6.3
morning        0  field0.0,0               6.7
morning        0  edge0.1,0/stick@1        6.4
morning        0  field1.0,0               6.9
morning        0  edge1.1,0                6.9
morning        0  phase                    3.2
morning        0  first0                   3.4
morning        0  first1                   -
morning        0  last                     -
morning        0  malus0                   -
morning        0  score1                   10.10
morning        0  tile2/tile-gold          takes
morning        1  workers1/pearl1          -
morning        1  tile2                    -
tired          0  workers0/marmalade3@1    4.3
tired          0  stalls0/marmalade4@2     4.7
tired          0  wares0/ware-food:2       4.8
tired          0  food0                    4.6
tired          0  coin0                    4.7
savers         0  stalls0/marmalade3@2     4.7
savers         0  food0                    4.7
served         0  stalls0/marmalade3@2     4.6
served         0  coin0                    4.6
free           0  workers0/marmalade3@1    12.3
second         1  tile2/tile-gold@1        5.1
second         1  taker2/badge-marmalade   5.1
second         1  workers0/marmalade1      5.3
ending         0  last                     9.3
do-food        0  workers0/marmalade1      takes
do-food        0  workers0/marmalade3@1    5.4
do-food        0  stalls0/marmalade4@2     5.4
do-food        0  workers1/pearl1          5.3
do-food        0  tile0                    5.3
do-food        0  doing                    5.3
do-food        0  tile3                    5.1
do-food        0  food0                    6.1
do-food        0  coin0                    4.11
do-food        0  nest0                    6.10
do-gold        0  coin0                    6.2
do-gold        0  food0                    4.11
do-gold        0  field0.0,0               6.7
do-irrigation  0  workers0/marmalade1      6.3
do-irrigation  0  workers0/marmalade3@1    5.4
do-irrigation  0  field0.0,0               6.4
do-irrigation  0  edge0.1,0                6.4
do-irrigation  0  edge1.1,0                6.9
do-irrigation  0  sticks                   6.3
do-irrigation  0  fields                   6.7
do-irrigation  0  edge0.3,0                takes
do-fields      0  workers0/marmalade2      6.7
do-fields      0  field0.1,0               6.7
do-fields      0  edge0.1,0                6.4
do-fields      0  fields                   6.7
do-fields      0  field1.1,0               6.9
hire           0  workers0/marmalade1      6.11
hire           0  nest0/marmalade6         6.11
hire           0  nest1/pearl3             6.13
hire           0  workers1/pearl1          6.13
hire           0  coin0                    6.10
hired          0  workers0/marmalade3      5.5
broke          1  workers1/pearl1          6.15
broke          1  workers1/pearl3@1        takes
broke          1  nest1                    6.15
on-gold        1  workers1/pearl2@1        7.4
on-gold        1  stalls1/pearl3@2         5.4
on-gold        1  wares1/ware-none         4.6
on-gold        1  workers0/marmalade1      7.2
on-gold        1  tile2                    7.2
on-gold        1  tile0                    7.2
on-gold        1  doing                    7.2
on-gold        1  coin1                    6.2
on-gold        1  food1                    4.6
on-gold        0  workers0/marmalade1      -
on-irrigation  1  workers1/pearl1          6.3
on-irrigation  1  field1.0,0               6.4
on-irrigation  1  edge0.1,0                6.9
on-fields      1  workers1/pearl1          6.7
on-fields      1  field1.0,0               6.7
on-recruit     1  workers1/pearl1          6.11
on-recruit     1  workers0/marmalade1      6.13
on-recruit     1  nest0/marmalade3         6.13
on-recruit     1  nest1/pearl4             6.11
mixed          0  workers0/marmalade2      5.6
mixed          0  workers0/pearl5@1        5.4
mixed          0  workers0/pearl4          takes
mixed2         1  workers0/marmalade2      7.2
evening        0  workers0/marmalade1      takes
evening        0  workers1/pearl1          8.1
evening        0  tile0                    3.2
evening        0  tile2/tile-gold          3.2
evening        0  food0                    8.4
evening        0  coin0                    8.4
evening        0  field0.0,0               8.2
evening        0  edge0.1,0                6.4
evening        0  nest0                    6.10
hungry         0  workers0/marmalade1      8.7
hungry         0  wares0/ware-coin:1       4.8
hungry         0  malus0                   8.10
hungry         0  stalls0/marmalade3@2     takes
pairs          0  workers0/marmalade1      5.1
pairs-do       0  tile0                    11.3
pairs-do       0  doing                    11.3
pairs-do       0  tile1                    5.1
pairs-on       1  tile0                    11.3
pairs-on       1  tile2                    11.3
pairs-on       1  workers1/pearl1          6.7
pairs-on       1  workers0/marmalade1      7.2
pairs2         1  tile0/tile-food-fields@1  11.4
pairs2         1  taker0                   11.4
"""
ROWS = read(TABLE)


@pytest.mark.parametrize("state", ROWS)
def test_a_touch_in_vain_is_answered_with_its_clause(tmp_path, state):
    assert wrong("meowtopia", STATES[state], tmp_path, ROWS[state]) == []
