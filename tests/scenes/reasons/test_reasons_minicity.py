"""Minicity: what is touched in vain, and the clause that says why."""

import pytest
from minicity_table import befriend, dealt, follow, friendly, laid, load, opened, room, settle, stand, turn3
from refusals import read, wrong

CARD = load(turn3("yyrg"), "oyyb", "yyppob")
WALK = follow(stand(CARD, yellow=29), "card-yellow road-a5")
HELPERS = "centipede ladybird dragonfly bumblebee stick-insect grasshopper".split()
CLUB = load(befriend(friendly(*HELPERS, points=6, hand="yyrg"), "snail", seat=1), "oyyb", "yyppob")
CLUB_WALK = follow(stand(CLUB, yellow=29), "card-yellow road-a5")
CLUB_HERE = follow(CLUB_WALK, "chamber36")
FRIENDS = load(friendly(hand="yyrg", points=6), "yyy", "ooo")
LANDED = follow(stand(FRIENDS, yellow=29), "card-yellow road-a5", "chamber36")
BOUGHT = befriend(friendly(hand="yyrg", points=20), "orange-caterpillar")
FIRST = opened(["yyrg"] * 2)
LIMIT = follow(befriend(opened(["yyrg"] * 2, friends=True), "stick-insect", points=20),
               "card-yellow road-a5", "stay", "card-yellow road-a4", "stay")  # fmt: skip
JOKER = follow(turn3("yyrg", joker=True), "joker card-yellow road-a5")
REFILL = follow(load(turn3("yyrg", seats=2), "yo", "yyppoobbgg"), "card-yellow road-a5", "stay", "end")
STATES = {
    "start": dealt(["yyrg"] * 2),
    "first": FIRST,
    "limit": LIMIT,
    "card": CARD,
    "walk": WALK,
    "unload": follow(load(WALK, "oyyb", "yyppob"), "chamber36"),
    "refill": REFILL,
    "club": CLUB,
    "club-walk": CLUB_WALK,
    "club-here": CLUB_HERE,
    "idle": befriend(friendly("bumblebee", hand="yyrg"), points=0)._replace(stocks=(0, 0, 0)),
    "landed": LANDED,
    "full": befriend(room(LANDED, 36, 0), points=9),
    "again": load(LANDED, "o")._replace(now=LANDED.now._replace(began=LANDED.ants)),
    "bought": follow(BOUGHT, "buy-beetle"),
    "call": follow(CLUB, "stick-insect card-red road-a5"),
    "joker": JOKER,
    "toss": follow(JOKER, "as-grey"),
    "drop": follow(CLUB, "ladybird chamber1"),
    "swap": follow(CLUB, "bumblebee food-orange"),
    "graze": follow(CLUB_HERE, "food-orange"),
    "pick": settle(follow(opened(["yyrg"] * 2, display="brg", friends=True), "card-yellow road-a5", "stay", "end")),
    "display": opened(["yyrg"] * 2, display="brg"),
    "quick": turn3("yyrg", quick="five"),
    "quick2": turn3("yyrg", quick="colour"),
    "gap": laid(CARD, 0, "yb", 5),
}
TABLE = """
start      0  hand0/card-red          2.7
start      0  hand1/card-back         2.5
start      0  road-a5                 2.7
start      0  chamber12               2.7
start      0  zone13/ant-red          2.7
start      0  crate0                  2.7
start      0  stock0/food-pink        takes
start      0  crate1                  2.8
start      0  stock1                  2.8
start      0  deck                    2.5
start      0  tag12                   2.7
start      0  shop-beetle             -
start      1  stock1                  -
first      0  road-b/closed           2.6
first      0  pips                    4.2
first      0  road-a1                 4.3
first      0  display0                -
first      0  points0                 -
limit      0  hand0/card-red          4.2
limit      0  road-a3                 4.2
limit      0  chamber12               4.2
limit      0  pips                    4.2
limit      0  friends0/stick-insect   8.20
limit      0  shop-beetle             takes
card       0  hand0/card-red          takes
card       0  hand1                   2.5
card       0  road-a1                 4.3
card       0  road-a5                 4.3
card       0  road-a6                 4.3
card       0  card-red>road-a7        4.3
card       0  card-red>road-b1        4.3
card       0  chamber12               3.1
card       0  place12-1               3.1
card       0  zone13/ant-red          3.1
card       0  card-yellow>zone34      5.6
card       0  card-yellow>zone13      5.5
card       0  card-yellow>chamber1    5.1
card       0  crate0/food-orange      3.1
card       0  stock0                  6.7
card       0  crate1                  1.7
card       0  stock2                  1.7
card       0  deck                    6.8
card       0  discard                 4.7
card       0  pips                    4.1
card       0  left0                   7.1
card       0  friends1                -
card       1  hand1/card-blue         -
gap        0  road-a3                 4.3
walk       0  hand0/card-red          4.1
walk       0  road-a4                 4.1
walk       0  road-b5                 4.1
walk       0  zone29                  5.6
walk       0  zone13                  5.5
walk       0  chamber1                5.1
walk       0  crate0/food-orange      6.1
walk       0  stock0                  6.7
walk       0  deck                    6.8
unload     0  crate0/food-blue        6.2
unload     0  stock0                  6.4
unload     0  chamber1                6.5
unload     0  zone13                  6.5
unload     0  chamber36               takes
unload     0  hand0/card-red          4.1
unload     0  road-a4                 4.1
refill     0  hand0/card-red          6.7
refill     0  road-a4                 6.7
refill     0  chamber12               6.7
refill     0  zone13                  6.7
refill     0  tag12                   6.7
refill     0  crate0                  6.7
refill     0  crate1                  1.7
refill     0  stock0/food-pink        takes
club       0  friends0/centipede      8.10
club       0  friends0/grasshopper    8.18
club       0  friends1/snail          8.8
club       0  friends0/ladybird>zone13         8.11
club       0  friends0/dragonfly>stock0        8.12
club       0  friends0/bumblebee>stock0        8.13
club       0  friends0/stick-insect>road-a5    4.3
club       0  points0                 8.4
club       0  shop-dragonfly          8.5
club       0  shop-exotic-caterpillar  8.7
club-walk  0  friends0/dragonfly      8.12
club-walk  0  friends0/stick-insect   8.14
club-walk  0  friends0/centipede      8.10
club-here  0  friends0/dragonfly      8.12
club-here  0  shop-exotic-caterpillar  8.7
idle       0  friends0/bumblebee      8.21
landed     0  chamber36               6.4
landed     0  crate0/food-yellow      6.2
full       0  chamber36               6.3
again      0  chamber36               6.6
again      0  crate0/food-orange      6.6
bought     0  shop-ladybird           8.5
bought     0  friends0/orange-caterpillar  8.16
bought     0  friends0/beetle         8.15
call       0  hand0/card-yellow       8.14
call       0  road-a4                 8.14
call       0  shop-exotic-caterpillar  8.14
call       0  friends0/ladybird       8.14
call       0  zone13                  8.14
joker      0  hand0/card-red          9.5
joker      0  chamber12               9.5
toss       0  road-a4                 9.5
toss       0  chamber12               9.5
toss       0  hand0/card-red          takes
drop       0  hand0/card-red          8.11
drop       0  shop-exotic-caterpillar  8.11
drop       0  friends0/spent-ladybird  8.9
drop       0  crate0/food-yellow      8.11
swap       0  crate0                  8.13
swap       0  chamber12               8.13
swap       0  shop-exotic-caterpillar  8.13
swap       0  friends0/dragonfly      8.13
graze      0  crate0                  8.18
graze      0  hand0/card-red          8.18
graze      0  shop-exotic-caterpillar  8.6
graze      0  friends0/ladybird       8.6
pick       0  hand0/card-red          9.4
pick       0  shop-beetle             8.6
pick       0  chamber12               9.4
pick       0  deck                    takes
display    0  display0                9.4
display    0  deck                    6.8
quick      0  left0                   9.3
quick2     0  left1                   9.2
"""
ROWS = read(TABLE)


@pytest.mark.parametrize("state", ROWS)
def test_a_touch_in_vain_is_answered_with_its_clause(tmp_path, state):
    assert wrong("minicity", STATES[state], tmp_path, ROWS[state]) == []
