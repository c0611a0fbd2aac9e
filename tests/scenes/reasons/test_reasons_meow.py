"""Meow: what is touched in vain, and the clause that says why."""

import pytest
from meow_table import dealt, follow
from refusals import read, wrong

BLUE = dealt("blue8 green3 pink2", "blue13 blue2 green9", "blue5 blue3 pink16")
VOID = dealt("blue8 green3", "pink13 pink2 green5+pink", "blue5 blue3")
ONES = dealt("pink18 green3", "pink1 blue2", "pink5 blue3")
STATES = {
    "lead": BLUE,
    "follow": follow(BLUE, "blue8"),
    "later": follow(BLUE, "blue8", "blue13", "blue5", "blue2"),
    "void": follow(VOID, "blue8"),
    "trumped": follow(VOID, "blue8", "green5"),
    "one": follow(ONES, "pink18", "pink1"),
}
TABLE = """
lead     0  hand1/card-back  2.6
lead     0  hand2/card-back  2.6
lead     0  deck             2.7
lead     0  pile             2.2
lead     0  row0             4.9
lead     0  row3/vase        4.9
lead     0  row8             4.9
lead     0  stake0           4.9
lead     0  trick0           3.1
lead     0  trick1           3.1
lead     0  first0           5.3
lead     0  first1           -
lead     0  crown0           -
lead     0  score0           6.11
lead     0  score2           6.11
lead     0  hand0/green3     takes
lead     1  hand1/blue2      -
lead     1  hand0/card-back  -
follow   1  hand1/green9     3.5
follow   1  hand1/blue2      takes
follow   1  hand0/card-back  2.6
follow   1  trick0/blue8     3.8
follow   1  trick1           3.1
follow   1  crown0           4.1
follow   1  crown1           -
follow   0  hand0/pink2      -
follow   0  trick0/blue8     -
later    2  trick1/blue2     3.8
later    2  won1             4.12
later    2  row0/seat1       4.9
later    2  row1/bone:-5     4.9
later    2  hand2/pink16     3.5
later    2  score1           6.11
void     1  hand1/green5     takes
void     1  crown0           4.1
trumped  2  crown1           4.2
trumped  2  trick1/green5    3.8
one      2  crown1           4.4
one      2  hand2/blue3      3.5
"""
ROWS = read(TABLE)


@pytest.mark.parametrize("state", ROWS)
def test_a_touch_in_vain_is_answered_with_its_clause(tmp_path, state):
    assert wrong("meow", STATES[state], tmp_path, ROWS[state]) == []
