"""Neko no Tawa: a table stood up from its picture, honest ones, damaged ones, and one put up in a kitchen."""

from random import Random

import neko_table as table
import pytest
import standing
from cases import Case, line

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Ask, Broken, neko
from meowgames.rules.neko.state import ANIMALS
from meowgames.rules.neko.tiles import COPIES, KINDS
from meowgames.words import Words

TABLES = [
    Case("neko", 2), Case("neko", 3), Case("neko", 4), Case("neko", 5),
    Case("neko", 3, (("sabotage", True),)), Case("neko", 4, (("memory", True),)), Case("neko", 2, (("expert", True),)),
    Case("neko", 5, (("sabotage", True), ("memory", True), ("expert", True))),
]  # fmt: skip
every_table = pytest.mark.parametrize("case", TABLES, ids=str)
LEVEL = read_level("neko")


def some(case: Case, every: int) -> list:
    """Every so manieth state of a random match, and its last one."""
    states = line(case).states
    return [*states[:-1:every], states[-1]]


def broken(picture, seats: int = 2, **asked) -> str:
    """The clause that a picture breaks, if all that is asked gets its first answer; "" if it breaks none."""
    while True:
        found = neko.stand(LEVEL, seats, picture, **asked)
        if not isinstance(found, Ask):
            return found.clause if isinstance(found, Broken) else ""
        asked[found.what] = found.answers[0]


# ── honest pictures ──


@every_table
def test_a_picture_of_a_whole_match_stands_up_as_what_it_shows(case):
    for state in some(case, 23):
        standing.stood(case, state)


@every_table
def test_what_was_stood_up_goes_on_like_the_real_match(case):
    for number, state in enumerate(some(case, 149)):
        standing.goes_on(case, state, standing.stood(case, state), 60, Random(number))


@every_table
def test_a_table_put_up_by_hand_stands_with_the_same_pieces_and_turn(case):
    for number, state in enumerate(some(case, 61)):
        if sum(state.kobans) + state.hoard <= 60:  # so many are in the box of a free table
            picture = standing.by_hand(case, state, Random(number))
            assert neko.pieces(LEVEL, case.seats, picture) == neko.pieces(LEVEL, case.seats, neko.look(state, CHANCE))
            standing.stood_by_hand(case, state, Random(number))


def test_all_that_goes_on_in_a_match_can_be_stood_up_with_marks_and_without():
    case, left = Case("neko", 3, (("sabotage", True),)), {(stage, hand) for stage in table.STAGES for hand in (0, 1)}
    for seed in range(6):
        for state, _ in table.walk(3, seed, sabotage=True):
            if (state.stage, 0) in left:
                standing.stood(case, state)
                standing.stood_by_hand(case, state, Random(seed))
                left -= {(state.stage, 0), (state.stage, 1)}
    assert not left


@pytest.mark.clause("neko", "6.12")
def test_of_the_rabbits_tiles_the_one_given_back_is_remembered():
    state = table.using("rabbit", "sLRs", "lrls")
    state = table.follow(state, "row1.0,0", "row1.1,0", "row0.2,0", "row0.3,0", "row1.1,0")
    assert "back:1.1" in neko.look(state, 0)["past"] and neko.turn(state) == 1
    found = standing.stood(Case("neko", 2), state)
    one, two = (table.follow(one, "row0.2,0") for one in (state, found))
    assert neko.look(one, CHANCE) == neko.look(two, CHANCE) and table.short(one.rows[0]) == "sLRl"


@pytest.mark.clause("neko", "8.5")
def test_turns_without_a_new_height_are_counted_on():
    state = table.begun("sLRs", "sLRs")
    state = state._replace(round=state.round._replace(number=29, record=5, still=28))
    found = standing.stood(Case("neko", 2), state)
    assert (found.round.number, found.round.record, found.round.still) == (29, 5, 28)


@pytest.mark.clause("neko", "9.2")
def test_with_memory_the_picture_says_to_whom_a_tile_is_shown_still():
    state = table.begun("sLRs", "sLRs", memory=True)
    picture = neko.look(state, CHANCE)
    assert {"shown:0.0.0", "shown:0.0.3", "shown:1.1.0", "shown:1.1.3"} < set(picture["past"])
    found = neko.stand(LEVEL, 2, picture, sabotage=False, expert=False)
    assert found.round.table.memory and found.rows == state.rows


@pytest.mark.clause("neko", "7.4")
def test_two_batches_of_the_same_tiles_are_told_apart():
    one, two = 2 << 13, 3 << 13
    rows = ((1 | one, 1 | two, 2, 3), (2 | one, 2 | two, 4, 5))
    state = table.begun("sslr", "llLR")
    state = state._replace(rows=rows, piles=state.piles._replace(batches=4))
    found = standing.stood(Case("neko", 2), state)
    same = [found.rows[0][slot] >> 13 == found.rows[1][slot] >> 13 > 0 for slot in (0, 1)]
    assert same == [True, True] and found.rows[0][0] >> 13 != found.rows[0][1] >> 13


@every_table
def test_a_guess_from_what_was_stood_up_looks_the_same_and_hangs_on_nothing_hidden(case):
    for number, state in enumerate(some(case, 211)):
        found = standing.stood(case, state)
        for seat in range(case.seats):
            guess = neko.guess(found, seat, Random(number))
            assert neko.look(guess, seat) == neko.look(found, seat)
            again = neko.guess(neko.guess(found, seat, Random(2)), seat, Random(1))
            assert again == neko.guess(found, seat, Random(1))


# ── damaged pictures ──


@pytest.mark.parametrize("way", standing.HURTS)
@every_table
def test_a_damaged_picture_breaks_a_clause_of_the_sheet_or_stands_as_it_looks(case, way):
    rng = Random(way)
    for number, state in enumerate(some(case, 97)):
        picture = neko.look(state, CHANCE)
        if number % 2 and sum(state.kobans) + state.hoard <= 60:
            picture = standing.by_hand(case, state, rng)
        found = standing.survives(case, state, standing.hurt(picture, rng, way))
        assert not isinstance(found, Broken) or found.clause in table.NUMBERS


def test_pieces_of_no_game_and_places_of_no_map_break_a_clause():
    rng, picture = Random(5), dict(neko.look(kitchen(), CHANCE))
    faces = ["", "@", ":", "@1", "tile-back:", "tile-back:x", "tile-back:9999", "straight@0", "straight@7", "pawn",
             "pawn9", "die-", "die-cat", "koban:99999999999999999999", "eye", "²", "straight@²", "deck:٣"]  # fmt: skip
    spots = ["", ".", "row", "row0", "row0.", "row0.0", "row0.-1,0", "row0.999999999999,0", "row9.0,0", "row0.01,0",
             "tower0.31,-70", "tower0.999,0", "tower0.0,1", "line", "line12", "line-1", "stand99", "table.3,4", "aside",
             "waste-", "hand0", "turn0", "koban7", "x" * 999, "row0.²,0"]  # fmt: skip
    for face in faces:
        assert broken({**picture, rng.choice(sorted(picture)): (face,)})
    for spot in spots:
        for face in ("straight", "rat", "cat", "die-ox", "pawn0", "koban", "first", "nonsense"):
            assert broken({**picture, spot: (face,)}), (spot, face)


# ── a table put up in a kitchen ──


KITCHEN = {
    **{f"line{place}": (animal,) for place, animal in enumerate(ANIMALS)},
    "line0": ("rat", "koban", "koban"),  # koban laid on the animal itself
    "line4": ("cat", "dragon"),  # the cat slipped under it
    "line7": ("sheep", "pawn1@1"),  # the pawn put on the animal, and turned
    "die": ("die-dragon",),
    "home0": ("pawn0",),
    "first0": ("first",),
    "koban0": ("koban",) * 3,
    "koban1": ("koban",) * 2,
    "row0.0,0": ("straight",), "row0.1,0": ("soft-left@3",), "row0.2,0": ("hard-right",), "row0.3,0": ("straight",),
    "row1.0,0": ("soft-right",), "row1.1,0": ("hard-left",), "row1.2,0": ("soft-left",), "row1.3,0": ("straight@2",),
    "tower0.0,0": ("soft-left",), "tower0.-1,-1": ("soft-right@5",), "tower0.0,-2": ("straight",),
    "tower1.0,0": ("straight@5",), "tower1.-1,-1": ("soft-right@5",),
    "waste-straight": ("straight", "hard-left", "soft-right", "hard-left"),  # on one pile
    "gone": ("koban",) * 53 + ("pawn2", "pawn3", "pawn4", "pawn5"),
}  # fmt: skip


def stocked(picture) -> dict[str, tuple[str, ...]]:
    """The same with every tile in the deck that lies nowhere else."""
    there = [face.partition("@")[0] for faces in picture.values() for face in faces]
    deck = [name for kind, name in enumerate(KINDS) for _ in range(COPIES[kind] - there.count(name))]
    return {**picture, "deck": tuple(deck)}


def kitchen():
    """That table with all questions answered: the sheep is about to be used."""
    return neko.stand(LEVEL, 2, stocked(KITCHEN), sabotage=False, memory=False, expert=False, stage="power")


def test_a_kitchen_table_asks_four_short_questions_and_is_a_match():
    picture, asked = stocked(KITCHEN), {}
    assert sum(len(faces) for spot, faces in KITCHEN.items() if spot != "gone") >= 30
    for what, answers, answer in (
        ("sabotage", (False, True), False),
        ("memory", (False, True), False),
        ("expert", (False, True), False),
        ("stage", ("act", "power"), "power"),
    ):
        assert neko.stand(LEVEL, 2, picture, **asked) == Ask(what, answers)
        asked[what] = answer
    state = neko.stand(LEVEL, 2, picture, **asked)
    assert neko.turn(state) == 1 and neko.prompt(state, 1) == ("neko.prompt.sheep",)
    assert set(neko.moves(state)) == {("row1.0,0",), ("row1.1,0",), ("row1.2,0",), ("row1.3,0",), ("skip",)}
    assert neko.score(state) == (3, 2) and (state.kobans, state.hoard) == ((3, 2), 2)
    assert neko.pieces(LEVEL, 2, picture) == neko.pieces(LEVEL, 2, neko.look(state, CHANCE))
    after = table.follow(state, "row1.3,0")
    assert after.hoard == 3 and neko.turn(after) == CHANCE and neko.score(after) == (3, 3)


def test_the_other_answer_makes_another_match_of_the_same_pieces():
    state = neko.stand(LEVEL, 2, stocked(KITCHEN), sabotage=False, memory=False, expert=False, stage="act")
    assert neko.turn(state) == 1 and ("row1.3,0", "build") in neko.moves(state)


@pytest.mark.clause("neko", "2.4")
def test_at_a_table_just_dealt_everybody_has_seen_the_ends_of_their_row():
    picture = {spot: faces for spot, faces in KITCHEN.items() if not spot.startswith(("tower", "waste"))}
    picture |= {"line0": ("rat",), "line4": ("dragon",), "line7": ("sheep",), "home1": ("pawn1",)}
    del picture["die"]
    state = neko.stand(LEVEL, 2, stocked(picture), sabotage=False, memory=False, expert=False)
    assert (neko.turn(state), state.stage, state.round.number) == (CHANCE, "roll", 1)
    assert [table.knows(state, seat, seat) for seat in (0, 1)] == ["s??s", "r??s"]


@pytest.mark.clause("neko", "5.3")
def test_a_first_tile_that_would_run_into_the_ground_can_only_wait():
    picture = {spot: faces for spot, faces in KITCHEN.items() if not spot.startswith("tower1")}
    picture["tower1.0,0"] = ("hard-right",)
    agreed = {"sabotage": False, "memory": False, "expert": False}
    found = neko.stand(LEVEL, 2, stocked(picture), **agreed)
    assert found == Ask("stage", ("enter", "helped"))
    state = neko.stand(LEVEL, 2, stocked(picture), **agreed, stage="helped")
    assert set(neko.moves(state)) == {("ne",), ("nw",)} and neko.score(state) == (3, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_and_every_answer_has_a_text(language):
    words = Words(language)
    stages = table.STAGES - {"line", "deal"} | {"helped"}
    for key in ("stage", "turn", "whom", "tower", *(f"stage.{stage}" for stage in stages)):
        text = words(f"neko.ask.{key}")
        assert text != f"neko.ask.{key}" and len(text) < 70


def test_what_is_over_stays_over():
    case = Case("neko", 2)
    last = line(case).states[-1]
    assert neko.turn(last) == OVER
    assert neko.clause(standing.stood(case, last)) == neko.clause(last)
