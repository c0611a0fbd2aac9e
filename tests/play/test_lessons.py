"""Every lesson holds: its moves are legal, its words are there in both languages, its clauses exist."""

import json
import re
from dataclasses import fields
from functools import cache
from random import Random

import pytest

from meowgames import paths, words
from meowgames.play import lesson as lessons
from meowgames.play import progress
from meowgames.play.boards import FREE_TABLE
from meowgames.play.lesson import Course, Part, Step, Tip
from meowgames.play.lesson_check import check, ends, known
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import find, playable, whole
from meowgames.settings import LANGUAGES

GAMES = [game for game in playable() if lessons.has(game)]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_COURSE = pytest.mark.parametrize("game", [*GAMES, FREE_TABLE])
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 330  # letters of a caption that still fits its bubble in large text


def test_every_game_has_a_lesson() -> None:
    assert set(whole()) <= set(GAMES)


@pytest.mark.parametrize(("head", "kind"), [("in a part", Part), ("in a step", Step)])
def test_the_book_of_the_maps_lists_all_that_a_lesson_can_say(head: str, kind: type) -> None:
    book = (paths.data("levels") / "README.md").read_text("utf-8")
    listed = book.partition(f"| {head} |")[2].partition("\n\n")[0]
    assert {field.name for field in fields(kind)} <= set(re.findall(r"`(\w+)`", listed))


@EVERY_COURSE
def test_a_lesson_can_be_played_to_its_end(game: str) -> None:
    assert check(lessons.read(game)) == []


@EVERY_GAME
def test_some_part_is_played_to_the_end_of_the_game(game: str) -> None:
    assert any(ends(game, part) for part in lessons.read(game).parts)


@EVERY_GAME
def test_a_lesson_lets_the_learner_move_and_solve(game: str) -> None:
    kinds = {step.kind for part in lessons.read(game).parts for step in part.steps}
    assert {"talk", "do", "solve"} <= kinds


@EVERY_GAME
def test_the_lesson_goes_on_after_every_right_answer(game: str) -> None:
    for part in lessons.read(game).parts:
        for number, step in enumerate(part.steps):
            for answer in step.solve[1:]:
                match = lessons.begin(game, part)
                lessons.go(match, part, number)
                match.play(answer)
                for later in part.steps[number + 1 :]:
                    for move in later.moves:
                        assert move in match.rules.moves(match.state), f"{part.name}: {answer} then {move}"
                        match.play(move)


@EVERY_COURSE
@EVERY_LANGUAGE
def test_a_lesson_has_each_of_its_words_and_no_other(game: str, language: str) -> None:
    texts = words.read(paths.data("locale", language, f"lesson_{game}.po"))
    used = lessons.read(game).captions()
    assert sorted(used - set(texts)) == [], "captions without a text"
    assert sorted(set(texts) - used) == [], "texts without a caption"


@EVERY_COURSE
@EVERY_LANGUAGE
def test_captions_fit_their_bubble_and_ask_for_nothing(game: str, language: str) -> None:
    for key, (text, *_) in words.read(paths.data("locale", language, f"lesson_{game}.po")).items():
        assert len(text) <= (30 if f"{game}.part." in key else LONGEST), key
        assert not re.search(r"[{}]", text), key


@EVERY_COURSE
def test_names_of_parts_are_unlike(game: str) -> None:
    parts = [part.name for part in lessons.read(game).parts]
    assert len(parts) == len(set(parts))


@cache
def shown(game: str) -> set[tuple[str, int]]:
    """Every spot a table has or shows in a match of random moves, for the last seat."""
    found = set()
    for seats in find(game).SEATS:
        match, rng = Match(Setup(game, (Seat("", ""),) * seats, "7")).begin(), Random(seats)
        found |= {(spot, seats - 1) for spot in known(match, seats - 1)}
        for _ in range(3000):
            if match.over:
                break
            before = match.at
            match.play(match.rules.sample(match.state, rng))
            for state in match.states[before + 1 : match.at + 1]:
                found |= {(spot, seats - 1) for spot in match.rules.look(state, seats - 1)}
    return found


@EVERY_GAME
def test_every_tip_speaks_of_a_spot_that_exists(game: str) -> None:
    for tip in lessons.read(game).tips:
        anything = Tip(tip.say, tip.spot, "*")
        assert any(anything.fires({}, {spot: ("x",)}, seat) for spot, seat in shown(game)), tip.say


@EVERY_GAME
def test_a_lesson_has_tips_unlike_each_other(game: str) -> None:
    said = [tip.say for tip in lessons.read(game).tips]
    assert len(said) >= 4 and len(said) == len(set(said))


# ── the reader ──

SMALL = """
[[part]]
name = "one"
seats = 2
seed = "7"
steps = [{say = "goal", point = ["hand0"], clause = "1.1"}, {say = "now", do = "a b"}, {fast = ["c", "d e"]}]
[[tip]]
say = "tip.x"
spot = "won{me}"
face = "vase*"
"""


def test_a_lesson_is_read() -> None:
    lesson = lessons.parse("meow", SMALL)
    assert (len(lesson.parts), lesson.parts[0].learner) == (1, 0)
    goal, now, fast = lesson.parts[0].steps
    assert [step.kind for step in (goal, now, fast)] == ["talk", "do", "fast"]
    assert (now.moves, fast.moves, goal.moves) == ((("a", "b"),), (("c",), ("d", "e")), ())
    wanted = {"goal", "now", "part.one", "tip.x"}
    assert lesson.captions() == {f"lesson.meow.{say}" for say in wanted}
    assert lesson.steps() == [(0, 0), (0, 1), (0, 2)]


@pytest.mark.parametrize("old, new, why", [
    ('do = "a b"', 'does = "a b"', "step 2 knows no does"),
    ('do = "a b"', 'do = "a b", bot = "c"', "both do and bot"),
    ("[[tip]]", "[[hint]]", "no hint"),
    ('face = "vase*"', "", "face"),
    ("[[part]]", "[[part", "line 2"),
])  # fmt: skip
def test_what_is_wrong_with_a_file_is_said(old: str, new: str, why: str) -> None:
    with pytest.raises((ValueError, TypeError), match=re.escape(why)):
        lessons.parse("meow", SMALL.replace(old, new, 1))


MEOW = """
[[part]]
name = "one"
seats = 3
seed = "7"
steps = [%s]
"""


@pytest.mark.parametrize("step, why", [
    ('{say = "x", do = "blue99"}', "blue99 is not legal"),
    ('{say = "x", clause = "99.9"}', "no clause 99.9"),
    ('{say = "x", point = ["nowhere"]}', "nowhere is not to be seen"),
    ('{say = "x", solve = ["blue99"], wrong = "y"}', "the answer blue99 is not legal"),
    ('{do = "blue99"}', "nothing is said"),
    ("", "there is no step"),
])  # fmt: skip
def test_what_is_wrong_with_a_lesson_is_said(step: str, why: str) -> None:
    assert why in " ".join(check(lessons.parse("meow", MEOW % step)))


FREE = """
[[part]]
name = "one"
seats = 2
seed = "7"
laid = "%s"
steps = [%s]
"""


@pytest.mark.parametrize("step, why", [
    ('{say = "x", do = "deck played", act = ["** flip"]}', "what is shown is not what is asked for"),
    ('{say = "x", act = ["** flip"]}', "what is shown is not what is asked for"),
    ('{say = "x", do = "nothing flip", act = ["** flip"]}', "nothing flip is not legal"),
    ('{do = "deck played", act = ["deck *"]}', "nothing is said"),
    ('{say = "x", act = ["sorts"], point = ["nowhere"]}', "nowhere is not to be seen"),
])  # fmt: skip
def test_what_is_wrong_with_a_lesson_of_the_hand_is_said(step: str, why: str) -> None:
    assert why in " ".join(check(lessons.parse(FREE_TABLE, FREE % ("toybox", step))))


def test_what_cannot_be_laid_is_said() -> None:
    with pytest.raises(ValueError, match="marbles cannot be laid"):
        lessons.parse(FREE_TABLE, FREE % ("marbles", '{say = "x"}'))
    assert "only at a free table" in " ".join(check(lessons.parse("meow", MEOW % '{say = "x", act = ["sorts"]}')))


@pytest.mark.parametrize("pattern, move, fits", [
    ("** flip", "deck flip", True),
    ("** flip", "deck~0+ table.1,2 flip", True),
    ("** flip", "flip", False),
    ("** flip", "deck box", False),
    ("deck *", "deck hand0", True),
    ("deck *", "deck @1 hand0", False),
    ("*~[1-9]*+ table.*", "deck~50+ table.-3,4", True),
    ("*~[1-9]*+ table.*", "deck~0+ table.-3,4", False),
    ("* [!@]* **", "a~0+ b~0+ by:1,2", True),
    ("* [!@]* **", "a @1 b", False),
    ("* [!@]* **", "a b", False),
])  # fmt: skip
def test_a_pattern_takes_moves_word_for_word(pattern: str, move: str, fits: bool) -> None:
    assert Step(act=(pattern,)).takes(lessons.spelt(move)) is fits


def test_what_is_shown_in_a_step_of_the_hand_is_asked_for_in_no_other() -> None:
    steps = [step for part in lessons.read(FREE_TABLE).parts for step in part.steps if step.act]
    both = {(one.say, other.say) for one in steps for other in steps if other.do and one.takes(other.do)}
    assert both - {(step.say, step.say) for step in steps} == {("several", "roll")}  # two dice are several


def test_forced_luck_comes_before_the_seed() -> None:
    setup = Setup("meow", (Seat("", ""),) * 3, "7")
    plain = Match(Setup("meow", (Seat("", ""),) * 3, "8")).begin()
    forced = Match(setup, tuple(plain.moves[:1])).begin()
    assert forced.moves[0] == plain.moves[0] != Match(setup).begin().moves[0]


@pytest.mark.parametrize("before, after, fires", [
    ((), ("vase2",), True),
    (("vase2",), ("vase2",), False),
    (("vase2",), ("vase2", "vase2"), True),
    ((), ("cat1",), False),
    ((), ("vase:3",), True),
])  # fmt: skip
def test_a_tip_fires_when_a_face_newly_lies_there(before: tuple, after: tuple, fires: bool) -> None:
    tip = Tip("x", "won{me}", "vase*")
    assert tip.fires({"won1": before}, {"won1": after}, 1) is fires
    assert not tip.fires({"won1": before}, {"won1": after}, 0)


def test_a_step_says_what_it_is() -> None:
    assert Step(say="x").kind == "talk"
    assert Step(solve=(("a",), ("b",))).moves == (("a",),)
    assert Course("meow", ()).captions() == set()


def test_what_a_later_version_remembers_of_lessons_is_kept() -> None:
    paths.lessons_file().write_text('{"told": ["tip"], "songs": [3]}')
    assert progress.save(progress.load().telling("other")) is None
    assert progress.load().told == {"tip", "other"}
    assert json.loads(paths.lessons_file().read_text())["songs"] == [3]
