"""Meowtopia: what is seen and asked, and what is shown before choosing."""

import re
from random import Random

import pytest
from meowtopia_table import (
    dawn,
    farm,
    games,
    having,
    idle,
    mingled,
    new,
    number,
    said,
    say,
    seen,
    shop,
    stocked,
    supper,
    walk,
)  # fmt: skip

from meowgames.rules import CHANCE, OVER, meowtopia
from meowgames.words import Words

LANGUAGES = [Words(language) for language in ("en", "fr")]
SPOTS = re.compile(
    r"(tile|waiting|taker)[0-4]|(spare-)?(fields|sticks)|last|phase|round|sent|doing|nest[0-3]"
    r"|idle|served|fresh"
    r"|(workers|stalls|wares|food|coin|malus|need|meals|bill|yield|supper|short|score)[0-3]"
    r"|(first|active|played|price|mayor)[0-3]"
    r"|(field|edge)[0-3]\.-?\d+,-?\d+|gain(-(food|coins|kittens|malus))?"
)
UNREAD = re.compile(r"gain|(meals|bill)\d|idle|served|fresh")  # written as a number, or told to the scene alone


def named(words: Words, face: str) -> bool:
    """Whether people have a name for a face, as the log finds it."""
    name = re.split("[:@]", face)[0]
    stem = re.fullmatch(r"(.*?)-?(\d*)", name).group(1)
    return words.has(f"meowtopia.face.{name}") or words.has(f"meowtopia.face.{stem}")


def test_spots_are_known_and_faces_have_names():
    faces = set()
    for game in games():
        for state, move in game:
            pictures = [meowtopia.look(state, OVER)]
            if move and meowtopia.turn(state) >= 0:
                pictures += [meowtopia.preview(state, ()), meowtopia.preview(state, move)]
                pictures += [meowtopia.look(step, OVER) for step in meowtopia.steps(state, move)]
            for picture in pictures:
                assert all(SPOTS.fullmatch(spot) for spot in picture), picture.keys()
                assert all(type(lying) is tuple and lying for lying in picture.values())
                faces |= {face for spot, lying in picture.items() if not UNREAD.match(spot) for face in lying}
    assert all(named(words, face) for face in faces for words in LANGUAGES)
    arts = {re.split("[:@]", face)[0] for face in faces}
    assert {
        "slot1",
        "slot2",
        "slot-field",
        "drop",
        "carrot",
        "stick",
        "malus",
        "mayor",
        "ware-coin",
        "bonus",
    } <= arts


def test_words_without_a_place_have_a_text():
    places = re.compile(r"(field|edge)\d\.|tile-|nest\d|(food|coin)\d$|(marmalade|pearl|soot|chestnut)\d$")
    buttons = set()
    for game in games():
        for state, _ in game:
            buttons |= {word for move in meowtopia.moves(state) for word in move if not places.match(word)}
    assert {"done", "pass", "feed", "home", "unfed1", "worker", "merchant", "do-food"} <= buttons
    most = {f"unfed{count}" for count in range(1, 16)}  # six of one's own, six hired and three by following
    assert all(words.has(f"meowtopia.{word}") for word in buttons | most for words in LANGUAGES)
    for words in LANGUAGES:
        for name, values in meowtopia.OPTIONS.items():
            keys = [name, f"{name}.why", *(f"{name}.{value}" for value in values if isinstance(value, str))]
            assert all(words.has(f"meowtopia.option.{key}") for key in keys)
        assert all(words.has(f"meowtopia.tally.{row}") for row in meowtopia.tally(new()))
        assert all(words.has(f"meowtopia.gain-{part}") for part in ("food", "coins", "kittens", "malus"))


@pytest.mark.clause("meowtopia", "3.2")
def test_the_state_of_a_turn_is_seen():
    state = say(new(3), "tile-gold", "marmalade1", "done", "pass", "pass", "feed")
    picture = meowtopia.look(state, OVER)
    assert picture["active1"] == ("active",) and picture["played0"] == ("played",) and "played1" not in picture
    assert picture["round"] == ("round:1",) and picture["phase"] == ("phase-morning",)
    assert meowtopia.status(state) == ("meowtopia.status", "1", "morning")
    second = say(idle(new(3)), "tile-gold", "done", "pass", "pass", "feed")
    assert second.active == 2 and [seen(second, f"played{seat}") for seat in range(3)] == [
        (),
        ("played",),
        (),
    ]
    assert meowtopia.status(stocked(state, ending=True)) == ("meowtopia.status.last", "1", "morning")


def test_a_night_is_shown_at_the_end_of_a_round_and_before_the_next_seat_is_given_food():
    ended = given = 0
    for state, move in walk(3, "night"):
        if move is None:
            break
        after = meowtopia.play(state, move)
        nights = [step for step in meowtopia.steps(state, move) if step.stage == "night"]
        ends = after.round.number != state.round.number or meowtopia.turn(after) == OVER
        fed = after.stage == "morning" and after.active != state.active and not after.homes[after.turn].asleep  # 4.1
        assert len(nights) == (ends or fed)
        if ends:
            assert sum(spot.startswith("taker") for spot in meowtopia.look(nights[0], OVER)) == 3
        ended, given = ended + ends, given + (fed and not ends)
    assert ended and given


PROMPTS = [
    (dawn(new()), "tile", "5.1"),
    (dawn(having(new(), asleep="marmalade2", awake="marmalade1")), "free", "4.2"),
    (dawn(having(new(), asleep="marmalade1 marmalade2", awake="")), "wake", "4.3"),
    (dawn(having(new(), asleep="marmalade1 marmalade2", awake="", food=0)), "tile", "5.1"),
    (dawn(having(new(), stalls=shop("marmalade3"))), "serve", "4.6"),
    (say(new(), "tile-food"), "work.food", "6.1"),
    (say(new(), "tile-gold"), "work.gold", "6.2"),
    (say(new(), "tile-irrigation"), "work.irrigation", "6.3"),
    (say(new(), "tile-fields"), "work.fields", "6.7"),
    (say(new(), "tile-recruit"), "work.recruit", "6.10"),
    *((say(new(), f"tile-{action}", "done"), f"follow.{action}", "7.2")
      for action in ("food", "gold", "irrigation", "fields", "recruit")),
    (say(having(new(), 1, awake="", asleep="pearl1 marmalade6"), "tile-food", "done"), "rouse", "7.2"),
    (supper(new()), "supper", "8.4"),
    (having(supper(new()), food=1), "short", "8.8"),
]  # fmt: skip


@pytest.mark.parametrize("state, key, clause", PROMPTS, ids=[key for _, key, _ in PROMPTS])
def test_prompts_and_the_clause_that_matters(state, key, clause):
    seat = meowtopia.turn(state)
    asked = meowtopia.prompt(state, seat)
    assert asked[0] == f"meowtopia.prompt.{key}" and meowtopia.clause(state) == clause
    assert all(type(word) is str for word in asked)
    assert all(words.has(asked[0]) and "{" not in words(*asked) for words in LANGUAGES)
    assert meowtopia.prompt(state, 1 - seat) == ()


def test_nothing_is_asked_of_chance_or_when_all_is_over():
    drawn = new(tiles="random")
    assert meowtopia.prompt(drawn, CHANCE) == () and meowtopia.clause(drawn) == "11.5"
    *_, (over, _) = walk(2, 1)
    assert meowtopia.prompt(over, 0) == () and meowtopia.clause(over) == "10.1"
    assert meowtopia.status(over) == ("meowtopia.status.over",)
    assert meowtopia.preview(over, ("feed",)) == meowtopia.preview(drawn, ()) == {}
    assert meowtopia.why_not(over, ("feed",)) is meowtopia.why_not(drawn, ("feed",)) is None


# ── before choosing ──


@pytest.mark.clause("meowtopia", "6.4", "10.2")
def test_free_edges_say_what_a_stick_counts_there():
    state = say(dawn(having(new(), farm=farm("field0.0,1"))), "tile-irrigation")
    slots = meowtopia.preview(state, ())
    assert set(slots) == {move for move in said(state) if move != "done"}
    assert slots["edge0.0,1"] == ("slot2",) and slots["edge0.2,1"] == ("slot1",) and slots["edge0.1,2"] == ("slot1@1",)
    for spot, (slot,) in slots.items():
        after = meowtopia.play(state, (spot,))
        assert after.homes[0].farm.points - state.homes[0].farm.points == int(slot[4])


def test_a_stick_shows_what_it_brings():
    state = say(dawn(having(new(), farm=farm("field0.0,1"))), "tile-irrigation")
    shown = meowtopia.preview(state, ("edge0.0,1",))
    assert shown["edge0.0,1"] == ("stick",) and shown["field0.0,1"] == ("drop",) and shown["gain"] == ("gain:+2",)
    assert "field0.0,0" not in shown and shown["supper0"] == ("supper:1",)
    assert meowtopia.preview(state, ("edge0.-1,0",))["edge0.-1,0"] == ("stick@1",)


def test_the_sum_of_a_supper_that_is_shown_ahead_adds_up():
    rng, state, shown = Random("ahead"), new(), 0
    for _ in range(300):
        for move in meowtopia.moves(state):
            ahead = {spot: int(faces[0].partition(":")[2]) for spot, faces in meowtopia.preview(state, move).items()
                     if spot.startswith(("need", "yield", "supper"))}  # fmt: skip
            if ahead:
                need, given, cost = (ahead[f"{name}{state.turn}"] for name in ("need", "yield", "supper"))
                assert cost == max(0, need - given)
                shown += 1
        state = new() if meowtopia.turn(state) < 0 else meowtopia.play(state, meowtopia.sample(state, rng))
    assert shown > 50


def test_a_field_shows_whether_it_will_be_green():
    state = say(dawn(having(new(), farm=farm("edge0.3,0"))), "tile-fields")
    assert meowtopia.preview(state, ())["field0.2,0"] == ("slot-field",)
    green, dry = (meowtopia.preview(state, (spot,)) for spot in ("field0.2,0", "field0.-1,0"))
    assert green["field0.2,0"][0].endswith("@1") and green["gain"] == ("gain:+1",)
    assert not dry["field0.-1,0"][0].endswith("@1") and "gain" not in dry


def test_a_chosen_kitten_of_several_families_still_shows_the_places():
    state = say(mingled(2), "tile-irrigation")
    assert meowtopia.preview(state, ("marmalade1",)) == meowtopia.preview(state, ()) != {}


@pytest.mark.clause("meowtopia", "8.4", "8.5", "8.8")
def test_each_way_through_the_evening_shows_its_price():
    state = having(supper(having(new(), awake="marmalade1 marmalade2", stalls=shop("marmalade3:coin2"))), food=7)
    assert number(state, "supper0") == 4
    feed, one = meowtopia.preview(state, ("feed",)), meowtopia.preview(state, ("unfed1",))
    assert feed["gain-food"] == ("gain:-4",) and "gain-malus" not in feed
    assert one["gain-food"] == ("gain:-2",) and one["gain-malus"] == ("gain:+1",) and one["gain"] == ("gain:-4",)
    home = meowtopia.preview(state, ("home", "marmalade3"))
    assert home["gain-food"] == ("gain:+3",) and home["gain-kittens"] == ("gain:-1",)
    assert home["supper0"] == ("supper:2",) and home["gain"] == (f"gain:{-3 - 6 + 2:+}",)


@pytest.mark.parametrize("state, move, gains", [
    (new(), "tile-gold", {}),
    (dawn(having(new(), food=3, awake="", asleep="marmalade1 marmalade2")), "marmalade1", {"food": -1}),
    (having(new(), stalls=shop("marmalade3")), "coin0 marmalade3", {"coins": -1}),
    (say(new(), "tile-food", "marmalade1"), "marmalade2", {"food": 3}),
    (say(new(), "tile-gold"), "marmalade2", {"coins": 1}),
    (say(new(), "tile-recruit"), "worker", {"coins": -1, "kittens": 1}),
    (say(new(), "tile-gold", "done"), "pass", {"food": 1}),
])  # fmt: skip
def test_every_move_shows_what_it_brings(state, move, gains):
    words = tuple(move.split())
    assert words in meowtopia.moves(state)
    shown = meowtopia.preview(state, words)
    assert {spot[5:]: int(faces[0][5:]) for spot, faces in shown.items() if spot.startswith("gain-")} == gains


@pytest.mark.clause("meowtopia", "6.1", "6.2")
def test_sending_several_at_once_shows_what_they_bring_together():
    state = dawn(having(new(), awake="marmalade1 marmalade2 marmalade3"))
    for tile, good, wanted in (("tile-food", "food", (8, 5, 2)), ("tile-gold", "coins", (3, 2, 1))):
        asked = say(state, tile)
        shown = [meowtopia.preview(asked, (word,)) for word in ("all3", "send2", "send1")]
        assert [int(one[f"gain-{good}"][0][5:]) for one in shown] == list(wanted)
        assert meowtopia.preview(asked, ("send3",)) == {}


def test_a_tile_shows_the_food_that_waits_on_it():
    state = new()
    state = state._replace(round=state.round._replace(bonus=(0, 0, 3, 0, 0)))
    assert meowtopia.preview(state, ("tile-gold",))["gain-food"] == ("gain:+3",)
