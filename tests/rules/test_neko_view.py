"""Neko no Tawa: what each seat sees and hears, and the clauses it is pointed to."""

import re
from random import Random

import pytest
from neko_table import (
    NUMBERS,
    OPTIONS,
    ROW,
    acting,
    begun,
    drawn,
    emptied,
    follow,
    knows,
    names,
    placed,
    short,
    tower,
    using,
    walk,
)  # fmt: skip

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.state import ANIMALS
from meowgames.rules.neko.tiles import KINDS
from meowgames.words import Words

EVERY_OPTION = pytest.mark.parametrize("options", OPTIONS, ids=str)


def row(state, seat: int, owner: int) -> list[str]:
    """What a seat sees of a row, slot by slot."""
    picture = neko.look(state, seat)
    return [picture[f"row{owner}.{slot},0"][0] for slot, tile in enumerate(state.rows[owner]) if tile]


# 7 What you know


@pytest.mark.clause("neko", "7.1")
def test_a_tile_is_shown_to_those_who_looked_at_it():
    state = begun("slLr", "RRss")
    back = "tile-back"
    assert row(state, 0, 0) == ["straight", back, back, "soft-right"]
    assert row(state, 1, 0) == row(state, OVER, 0) == [back] * 4
    assert row(state, CHANCE, 0) == ["straight", "soft-left", "hard-left", "soft-right"]
    state = using("boar", "slLr", "RRss")
    later = drawn(follow(state, "row1.1,0 look"), Random(1))
    assert row(later, 0, 0)[:1] == ["straight"] and row(later, 1, 1)[1] == "hard-right"
    short_row = neko.look(emptied(state, 0, keep=1), 1)
    assert "row0.2,0" not in short_row and short_row["slot0.2,0"] == short_row["slot0.0,0"] == ("slot",)


@pytest.mark.clause("neko", "7.1")
def test_a_row_shows_its_tiles_as_they_would_lie():
    state = begun("slLr", ROW)._replace(towers=(tower("r"), tower("l")))
    assert row(state, 0, 0) == ["straight@1", "tile-back", "tile-back", "soft-right@1"]  # to the right
    assert row(state, 1, 1)[0] == "straight@5"  # up to the left


@pytest.mark.clause("neko", "7.2")
def test_everybody_sees_that_a_tile_was_looked_at_but_not_what_it_is():
    state = acting("boar", "slLr", "RRss")
    after = follow(state, "row0.1,0 look")
    assert neko.look(after, 0)["row0.1,0"] == ("soft-left",)
    for seat in (1, OVER):
        picture = neko.look(after, seat)
        assert picture["row0.1,0"] == ("tile-back",) and picture["eyes0.1,0"] == ("eye0",)
        assert "eyes0.2,0" not in picture
        assert neko.told(state, ("row0.1,0", "look"), seat) == ("row0.1,0", "look")


@pytest.mark.clause("neko", "7.3", "7.2")
def test_eyes_go_with_the_tile():
    state = follow(using("monkey", "slLr", "RRss"), "row1.0,0", "row1.1,0", "row1.0,0 row0.3,0")
    picture = neko.look(state, OVER)
    assert picture["eyes0.3,0"] == ("eye0", "eye1") and picture["eyes1.0,0"] == ("eye0",)


@pytest.mark.clause("neko", "7.2", "6.11", "6.12", "6.14", "6.18")
@pytest.mark.parametrize(
    "animal, moves, picked",
    [
        ("horse", ["row0.1,0"], {"0.1"}),
        ("monkey", ["row1.0,0", "row1.2,0"], {"1.0", "1.2"}),
        ("dragon", ["row0.3,0", "row1.1,0"], {"0.3", "1.1"}),
        ("rabbit", ["row2.0,0", "row2.2,0", "row0.1,0"], {"2.0", "2.2", "0.1"}),
        ("rabbit", ["row2.0,0", "row2.2,0", "row0.1,0", "row0.3,0"], {"2.0", "2.2", "0.1", "0.3"}),
        ("sheep", ["row0.1,0"], set()),
    ],
)
def test_everybody_sees_what_an_animal_touches(animal, moves, picked):
    state = follow(using(animal, "slLr", "RRss", "ssrs"), *moves)
    for seat in (0, 1, OVER):
        picture = neko.look(state, seat)
        marked = {spot for spot, faces in picture.items() if faces == ("picked",)}
        assert marked == {f"pick{place},0" for place in picked}


@pytest.mark.clause("neko", "7.4")
def test_of_the_dragons_tiles_everybody_knows_what_they_may_be():
    state = follow(using("dragon", "slLr", "RRss", "ssrs"), "row0.0,0", "row1.0,0", "row2.2,0")
    state = neko.play(state, ("shuffle", *names("Rrs")))
    maybe = ("straight", "soft-right", "hard-right")
    for seat in (0, 1, 2, OVER):
        picture = neko.look(state, seat)
        assert [picture[spot] for spot in ("maybe0.0,0", "maybe1.0,0", "maybe2.2,0")] == [maybe] * 3
        assert "maybe0.1,0" not in picture and "eyes0.0,0" not in picture
    seat = neko.turn(state)
    slot = {1: 0, 2: 2}[seat]
    gone = follow(state, f"row{seat}.{slot},0 discard")
    left = tuple(name for name in maybe if f"waste-{name}" not in neko.look(gone, OVER))
    assert neko.look(gone, OVER)["maybe0.0,0"] == left and len(left) == 2


@pytest.mark.clause("neko", "7.4", "4.9")
def test_tiles_of_an_old_deck_are_told_apart_from_the_new():
    state = acting("boar", "slLr", "RRss")
    state = state._replace(piles=state.piles._replace(deck=(0,) * 6))
    state = follow(state, "row0.0,0 discard")
    state = neko.play(state, ("refill", "straight"))
    picture = neko.look(state, 0)
    assert "maybe0.0,0" not in picture  # from the deck that is in use
    assert picture["maybe1.0,0"] == names("sslrLRR")
    everybody = state.round.table.marks[-1]
    open_row = (state.rows[1][0] | everybody, *state.rows[1][1:])
    picture = neko.look(state._replace(rows=(state.rows[0], open_row)), 0)
    assert "maybe1.0,0" not in picture and picture["maybe1.1,0"] == names("sslrLR")  # one is known to all
    for seed in range(20):
        guess = neko.guess(state, OVER, Random(seed))
        assert short(guess.rows[0])[0] == "s"
        assert sorted(short(guess.rows[0][1:] + guess.rows[1])) == sorted("lLrRRss")


@pytest.mark.clause("neko", "7.5", "2.2")
def test_what_is_open_to_all():
    state = acting("boar", "slLr", "RRss", waste="sL", hoard=2, kobans=[3, 1], towers=[tower("sl")])
    pictures = [neko.look(state, seat) for seat in (0, 1, OVER)]
    for picture in pictures:
        assert len(picture["deck"]) == 112 and set(picture["deck"]) == {"tile-back"}
        assert picture["koban0"] == ("koban",) * 3 and picture["koban1"] == ("koban",)
        assert picture["tower0.0,0"] == ("straight",) and picture["tower0.1,-1"] == ("soft-left",)
        assert picture["next0.0,-2"] == ("next",) and picture["floor0"] == ("floor:2",)
    secret = [spot for spot in pictures[0] if len({picture.get(spot) for picture in pictures}) > 1]
    assert sorted(secret) == ["row0.0,0", "row0.3,0", "row1.0,0", "row1.3,0"]


@pytest.mark.clause("neko", "2.4", "4.6", "7.2")
def test_of_tiles_drawn_a_seat_hears_only_what_it_looks_at():
    state = neko.play(neko.start(None, 2), ("line", *ANIMALS))
    deal = ("deal", *names("slLr"))
    assert neko.told(state, deal, 0) == ("deal", "straight", "soft-right")
    assert neko.told(state, deal, 1) == neko.told(state, deal, OVER) == ("deal",)
    assert neko.told(state, deal, CHANCE) == deal
    refill = follow(acting("boar"), "row0.0,0 discard")
    assert neko.told(refill, ("refill", "straight"), 0) == ("refill",)
    mixing = follow(using("dragon"), "row0.0,0", "row1.0,0")
    assert neko.told(mixing, ("shuffle", *names("ss")), 0) == ("shuffle",)
    assert neko.told(begun(ROW, ROW), ("roll", "ox"), 1) == ("roll", "ox")


@pytest.mark.clause("neko", "9.2")
def test_with_memory_a_face_is_shown_until_the_next_move():
    state = begun("slLr", "RRss", memory=True)
    assert row(state, 0, 0) == ["straight", "tile-back", "tile-back", "soft-right"]
    state = neko.play(state, ("roll", "boar"))
    state = follow(state, "cat")
    assert row(state, 0, 0) == ["tile-back"] * 4 and row(state, 1, 1)[0] == "hard-right"
    assert neko.look(state, 0)["eyes0.0,0"] == ("eye0",)  # a back with an eye
    state = follow(state, "dog", "row1.1,0 look")
    assert row(state, 1, 1) == ["tile-back", "hard-right", "tile-back", "tile-back"]
    state = follow(state, "row0.0,0 look")
    assert row(state, 0, 0)[0] == "straight" and row(state, 1, 1)[1] == "hard-right"
    assert knows(state, 1, 1) == "RR?s" and knows(state, 0, 0) == "s??r"


@pytest.mark.clause("neko", "9.2")
def test_with_memory_a_preview_gives_nothing_away():
    state = acting("boar", "slLr", ROW, towers=[tower("s")], memory=True)
    assert neko.preview(state, ("row0.0,0",)) == {"tower0.1,-1": ("unknown",)}
    plain = acting("boar", "slLr", ROW, towers=[tower("s")])
    assert neko.preview(plain, ("row0.0,0",))["tower0.1,-1"] == ("straight",)


@pytest.mark.clause("neko", "9.2", "6.10")
def test_with_memory_the_dogs_tile_is_shown_to_each_until_their_move():
    state = follow(using("dog", "slLr", "RRss", waste="R", memory=True), "waste-hard-right")
    assert {neko.look(state, seat)["row0.4,0"] for seat in (0, 1, OVER)} == {("hard-right",)}
    state = drawn(follow(state, "row1.0,0 look"), Random(1))
    assert neko.look(state, 1)["row0.4,0"] == neko.look(state, OVER)["row0.4,0"] == ("tile-back",)
    assert neko.look(state, 0)["row0.4,0"] == ("hard-right",)


# Prompts and reasons


def test_the_order_of_play_can_be_read():
    state = placed(begun(ROW, ROW, ROW), "dog", "rat", "cat", cat="ox")
    picture = neko.look(state, OVER)
    assert [picture[f"order{n}"][0] for n in range(3)] == ["pawn1", "pawn2", "pawn0"]
    assert [picture[f"task{n}"][0] for n in range(3)] == ["head-rat", "head-cat", "head-dog"]
    assert picture["mark0"] == ("now",) and "mark1" not in picture
    picture = neko.look(follow(state, "row1.0,0 look"), OVER)
    assert (picture["mark0"], picture["mark1"]) == (("done",), ("now",))
    last = neko.look(follow(state, "row1.0,0 look", "row2.0,0 look"), OVER)
    assert [last[f"mark{n}"] for n in range(3)] == [("done",), ("done",), ("now",)]
    assert last["home1"] == ("pawn1",) and last["home2"] == ("pawn2",) and last["stand10"] == ("pawn0",)
    early = neko.look(follow(neko.play(begun(ROW, ROW), ("roll", "ox")), "dog"), OVER)
    assert early["order0"] == early["stand10"] == ("pawn0",) and early["home1"] == ("pawn1",)
    assert "mark0" not in early


def test_prompts_follow_the_stage():
    en = Words("en")
    asked = {}
    for options in OPTIONS[:2]:
        for seed in range(6):
            for state, _ in walk(4, seed, **options):
                seat = neko.turn(state)
                for other in range(4):
                    said = neko.prompt(state, other)
                    assert bool(said) == (other == seat)
                if seat >= 0:
                    said = neko.prompt(state, seat)
                    asked[said[0]] = neko.clause(state)
                    assert en.has(said[0]) and all(number in "12" for number in said[1:])
                assert neko.prompt(state, CHANCE) == neko.prompt(state, OVER) == ()
    assert asked["neko.prompt.pawn"] == "3.3"
    assert asked["neko.prompt.act"] == asked["neko.prompt.poor"] == "4.1"
    assert asked["neko.prompt.enter"] == "5.3" and asked["neko.prompt.rabbit-give"] == "6.12"
    assert asked["neko.prompt.monkey-swap"] == "6.14" and asked["neko.prompt.horse-more"] == "6.11"
    assert len(asked) == 22
    assert {key for key in asked} == {f"neko.prompt.{word}" for word in re.findall(r"[a-z-]+", PROMPTS)}


PROMPTS = """pawn act poor enter enter-other dog horse horse-more rabbit rabbit-two rabbit-take rabbit-give
    monkey monkey-two monkey-swap ox ox-sabotage sheep tiger dragon dragon-more snake"""


def test_status_counts_turns():
    shown = [neko.status(state) for state, _ in walk(2, 1)]
    assert shown[0] == ("neko.status.before",) and shown[-1] == ("neko.status.over",)
    numbers = [int(said[1]) for said in shown if len(said) > 1]
    assert numbers == sorted(numbers) and numbers[0] == 1
    state = neko.play(begun(ROW, ROW), ("roll", "ox"))
    assert neko.status(state) == ("neko.status", "1", "choosing", "ox", "ox")
    assert neko.status(follow(state, "rat", "dog"))[2] == "acting"
    assert neko.status(neko.play(begun(ROW, ROW), ("roll", "rat")))[1:4] == ("1", "choosing", "rat")
    assert neko.clause(begun(ROW, ROW)) == "3.1" and neko.clause(state) == "3.3"
    crow = neko.play(using("rooster"), ("rooster", "horse"))
    assert neko.status(crow)[3:] == ("boar", "horse")


def test_a_refused_touch_names_its_clause():
    state = follow(neko.play(begun(ROW, ROW), ("roll", "ox")), "rat")
    reasons = {"ox": "3.2", "rat": "3.3", "row0.0,0": "3.3", "tower0.0,0": "3.3", "build": "4.1", "dog": None}
    assert {word: neko.why_not(state, (word,)) for word in reasons} == reasons
    state = emptied(acting("dragon", "slLr", "RRss", waste="s"), 0, keep=2)
    reasons = {"boar": "3.6", "cat": "3.6", "row1.0,0": "4.1", "row0.2,0": "4.7", "row0.9,0": "4.7"}
    reasons |= {"row0.0,0": None, "deck": "4.6", "tile-back": "7.1", "waste-straight": "4.4"}
    reasons |= {"straight": "5.3", "hard-left@3": "5.3", "koban0": "1.6", "koban": "1.6", "hoard4": None}
    reasons |= {"die": "3.1", "die-ox": "3.1", "first0": "3.7", "pawn1": "3.6", "stand3": "3.6", "hoard1": "6.5"}
    reasons |= {"order1": "3.5", "head-dog": "3.5", "mark0": "3.5", "now": "3.6", "balance1": "5.7"}
    reasons |= {"balance:+2": "5.7", "left0": "5.6", "floor:3": "5.12", "next1.2,-3": "4.1"}
    reasons |= {"eyes0.1,0": "7.2", "eye2": "7.2", "maybe1.2,0": "7.4", "slot0.2,0": "4.7", "elsewhere": None}
    assert {word: neko.why_not(state, (word,)) for word in reasons} == reasons
    assert neko.why_not(state, ("build",)) == neko.why_not(state, ("row1.0,0", "look")) == "4.1"
    horse = follow(using("horse", "slLr", ROW), "row0.1,0")
    assert neko.why_not(horse, ("row0.1,0",)) == neko.why_not(horse, ("row1.1,0",)) == "6.11"
    assert neko.why_not(horse, ("tower0.0,0",)) == neko.why_not(horse, ("straight",)) == "6.11"
    assert neko.why_not(horse, ("pick0.1,0",)) == "6.11" and neko.why_not(horse, ("skip",)) == "6.1"
    tiger = using("tiger", towers=[tower("s"), tower("s")])
    assert neko.why_not(tiger, ("tower1.0,0",)) == "6.17" and neko.why_not(tiger, ("tower0.0,0",)) is None
    assert neko.why_not(begun(ROW, ROW), ("ox",)) is None and neko.why_not(state, ()) is None


@EVERY_OPTION
def test_every_clause_the_game_points_to_exists(options):
    named = set()
    for ply, (state, _) in enumerate(walk(3, 5, **options)):
        named.add(neko.clause(state))
        if ply % 11 == 0:
            picture = neko.look(state, OVER)
            touches = {*picture, *(face for faces in picture.values() for face in faces), *ANIMALS, *KINDS}
            named |= {neko.why_not(state, (word,)) for word in touches}
            starts = {move[: end + 1] for move in neko.moves(state) for end in range(len(move))}
            assert all(neko.why_not(state, words) is None for words in starts)
    assert named - {None} <= NUMBERS and {"2.1", "2.4", "3.1", "3.3", "4.1", "4.6"} <= named
