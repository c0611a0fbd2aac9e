"""What a picture tells a scene besides the pieces: right in every position, and silent for whoever may not know."""

import re
from random import Random

import isle_table
import meowtopia_table
import minicity_table
import neko_table
import pytest

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find, isle, meowtopia, minicity, neko
from meowgames.rules.minicity.ahead import trail
from meowgames.rules.minicity.goods import ANTS

SPOTS = {
    "isle": ("progress", "given", "slot"),
    "minicity": (
        "source", "mover", "room", "dear",
        "round", "quiet", "news", "whose", "bought", "last", "began", "seen", "errand",
    ),
    "neko": ("power", "past"),
    "meowtopia": ("meals", "bill", "idle", "served", "fresh"),
}  # fmt: skip
EVERY = [(game, seats) for game in SPOTS for seats in find(game).SEATS]


def number(face: str) -> int:
    """What is written on a face."""
    return int(face.partition(":")[2])


@pytest.mark.parametrize("game, seats", EVERY)
def test_the_faces_told_lie_nowhere_else(game, seats):
    rules, rng, told, laid = find(game), Random(seats), set(), set()
    options = {"friends": True} if game == "minicity" else {}
    state = rules.start(read_level(game), seats, **options)
    for _ in range(400):
        turn = rules.turn(state)
        for spot, faces in rules.look(state, CHANCE).items():
            names = {re.split("[:@]", face)[0] for face in faces}
            (told if spot.rstrip("0123456789") in SPOTS[game] else laid).update(names)
        if turn == OVER:
            break
        state = rules.play(state, rules.chance(state, rng) if turn == CHANCE else rules.sample(state, rng))
    assert told and not told & laid


@pytest.mark.parametrize("game", SPOTS)
def test_the_map_hides_what_is_told_and_keeps_it_silent(game):
    level = read_level(game)
    found = {re.sub(r"@\d", "", spot) for spot, props in level.spots.items() if props.get("silent")}
    assert found - {"gone"} == set(SPOTS[game])  # what is out of play is told too, but it is no face of its own
    assert all(props["kind"] == "hidden" for props in level.spots.values() if props.get("silent"))


# ── isle: how far a seat is with its family cards ──


@pytest.mark.clause("isle", "2.6")
def test_progress_is_told_of_a_seats_own_cards_only():
    for state, _ in isle_table.walk(3, 4):
        for seat, cards in enumerate(state.cards):
            for eye in (0, 1, 2, CHANCE, OVER):
                told = isle.look(state, eye).get(f"progress{seat}", ())
                assert len(told) == len(cards)
                if eye not in (seat, CHANCE) and state.turn != OVER:
                    assert set(told) <= {"have-back"}
                    continue
                pairs = [isle.progress(state, seat, card) for card in cards]
                assert told == tuple(f"have:{have}/{need}" if need else f"have:{have}" for have, need in pairs)


@pytest.mark.clause("isle", "7.7", "7.17")
def test_progress_says_what_is_needed_unless_each_one_counts():
    boat = isle_table.boat(isle_table.HONEY)
    state = isle_table.ended(boat, boat, cards=("card157", "card167"))
    told = isle.look(state, OVER)["progress0"]
    assert re.fullmatch(r"have:\d+/20", told[0]) and re.fullmatch(r"have:\d+", told[1])


# ── minicity: where a touched block is meant, which ant moves, how many slots there are ──


def test_a_touched_block_is_meant_where_the_stage_takes_it_from():
    state = minicity_table.dealt(["ybrg"] * 3)
    assert minicity_table.shown(state, "source") == ("from:stock",)
    state = minicity_table.turn3()
    assert minicity_table.shown(state, "source") == ("from:crate",)
    state = minicity_table.follow(state, "card-yellow road-a5")
    assert state.stage == "walk" and minicity_table.shown(state, "source", OVER) == ("from:crate",)


@pytest.mark.clause("minicity", "8.13")
def test_a_bumblebee_takes_its_block_from_the_reserve():
    state = minicity_table.friendly("bumblebee")
    asked = minicity_table.follow(state, "bumblebee food-yellow")
    assert asked.stage == "swap" and minicity_table.shown(asked, "source") == ("from:stock",)


def test_nothing_is_meant_while_chance_draws_or_a_colour_is_called():
    state = minicity.start(minicity_table.plain_level(), 3)
    assert "source" not in minicity.look(state, CHANCE) and "mover" not in minicity.look(state, CHANCE)
    called = minicity_table.follow(minicity_table.friendly("stick-insect"), "stick-insect card-yellow road-a5")
    assert called.stage == "call" and "source" not in minicity.look(called, 0)


@pytest.mark.clause("minicity", "8.14")
def test_the_mover_is_the_ant_of_the_card_and_of_a_hidden_one_only_once_it_is_called():
    state = minicity_table.follow(minicity_table.turn3(), "card-red road-a5")
    assert minicity_table.shown(state, "mover", OVER) == (f"ant:{ANTS.index('ant-red')}",)
    hidden = minicity_table.follow(minicity_table.friendly("stick-insect"), "stick-insect card-yellow road-a5")
    assert not any("mover" in minicity.look(hidden, eye) for eye in (0, 1, OVER))
    called = minicity_table.follow(hidden, "as-blue")
    assert minicity_table.shown(called, "mover", 1) == (f"ant:{ANTS.index('ant-blue')}",)


@pytest.mark.clause("minicity", "8.16", "8.17")
def test_the_room_of_a_crate_follows_the_caterpillars():
    state = minicity_table.turn3(friends=True)
    assert minicity_table.shown(state, "room0") == minicity_table.shown(state, "room2") == ("slots:7",)
    orange = minicity_table.befriend(state, "orange-caterpillar", seat=1)
    assert minicity_table.shown(orange, "room1", 0) == ("slots:8",)
    assert minicity_table.shown(orange, "room0", 0) == ("slots:7",)
    exotic = minicity_table.befriend(state, "exotic-caterpillar")
    assert minicity_table.shown(exotic, "room0", OVER) == ("slots:10",)


def test_the_points_lie_there_only_where_friends_are_played():
    assert "points0" not in minicity.look(minicity_table.turn3(), 0)
    state = minicity_table.befriend(minicity_table.turn3(friends=True), points=9)
    assert minicity_table.shown(state, "points0", 1) == ("cube:9",)


@pytest.mark.clause("minicity", "5.1")
def test_the_preview_of_a_walk_numbers_the_chambers_of_its_way_in_order():
    level, seen = minicity_table.plain_level(), 0
    for state, _ in minicity_table.walk(3, 5):
        for move in minicity.moves(state) if state.stage == "walk" else ():
            steps = {
                number(faces[0]): spot.replace("steps", "chamber")
                for spot, faces in minicity.preview(state, move).items()
                if spot.startswith("steps")
            }
            zone = next(s for s, faces in minicity.look(state, 0).items() if faces == (ANTS[state.card.ant],))
            way = tuple(steps[step] for step in range(len(steps)))
            assert way == trail(state, move) == minicity.way(level, zone, move[0])
            seen += len(way) > 2
    assert seen > 20


@pytest.mark.clause("minicity", "5.1")
def test_a_way_needs_no_state_and_leads_from_chamber_to_chamber():
    level = minicity_table.plain_level()
    found = minicity.way(level, "zone9", "zone13")
    assert found[0] == "chamber9" and found[-1] == "chamber13"
    assert len(found) == 1 + minicity_table.distance(9, 13)
    assert minicity.way(level, "chamber9", "chamber9") == ("chamber9",)
    assert minicity.way(level, "zone9", "crate0") == minicity.way(level, "deck", "zone9") == ()


# ── neko: the animal in use ──


@pytest.mark.clause("neko", "6.16")
def test_an_animal_in_use_is_told_to_everybody_and_only_while_it_is():
    state = neko_table.acting("ox")
    assert "power" not in neko.look(state, 0)
    used = neko_table.using("ox")
    assert used.stage == "power"
    assert all(neko.look(used, eye)["power"] == ("using:ox",) for eye in (0, 1, CHANCE, OVER))
    for state, _ in neko_table.walk(3, 2):
        assert neko.look(state, OVER).get("power", ()) == ((f"using:{state.power}",) if state.stage == "power" else ())


# ── meowtopia: supper, and the last line of the count ──


@pytest.mark.clause("meowtopia", "8.1", "8.4", "8.8")
def test_guests_are_counted_and_the_preview_says_what_each_way_through_the_evening_costs():
    ways = set()
    for state, _ in meowtopia_table.walk(3, 3):
        picture = meowtopia.look(state, OVER)
        for seat in range(3):
            guests = [*picture.get(f"workers{seat}", ()), *picture.get(f"stalls{seat}", ())]
            assert number(picture[f"meals{seat}"][0]) == len(guests)
            assert number(picture[f"need{seat}"][0]) == 2 * len(guests)
        if state.stage != "supper":
            continue
        cost = number(picture[f"supper{state.turn}"][0])
        for (word,) in (move for move in meowtopia.moves(state) if move[0] == "feed" or move[0].startswith("unfed")):
            unfed = int(word.removeprefix("unfed")) if word != "feed" else 0
            gain = meowtopia.preview(state, (word,)).get("gain-food", ("gain:0",))
            assert -number(gain[0]) == max(0, cost - 2 * unfed)
            ways.add(word)
    assert {"feed", "unfed1"} <= ways


@pytest.mark.clause("meowtopia", "10.8")
def test_the_count_names_those_who_come_first_mayor_once_the_game_is_over():
    for state, move in meowtopia_table.walk(3, 7):
        rows = [[line for line in meowtopia.scoring(state, seat) if line[0] == "mayor"] for seat in range(3)]
        first = [[("mayor", (), 0)] if place == 1 else [] for place in meowtopia.rank(state)]
        assert rows == (first if move is None else [[], [], []])
