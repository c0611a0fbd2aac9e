"""Free tables as codes and as saves: what comes back is what was sent; what was tampered with is a sentence."""

import re
import shutil
import tracemalloc
from collections import Counter
from random import Random

import pytest
from forging import forge, forge_head, resealed, reworded
from sitting import seats
from tiny import texts

from meowgames import paths
from meowgames.play import lines, sharecode
from meowgames.play.boards import boards, chairs
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.play.sharecode import from_code, to_code
from meowgames.rules import CHANCE
from meowgames.rules.free.reseat import joined, left
from meowgames.rules.free.things import boxed, stock
from meowgames.words import Words

EVENING = 500  # acts of a long evening
LETTERS = 5_500  # of its code: at random; people repeat themselves, and need half as many


def table(laid="meow", acts=0, seed="share", count=2, luck=(), **options):
    """A free table at which so much has been done at random."""
    match = Match(Setup("free", seats(count, range(count)), seed, options, laid=laid), luck).begin()
    return stirred(match, acts)


def stirred(match, acts):
    rng = Random(f"{match.setup.seed}/{acts}")
    for _ in range(acts):
        match.play(match.rules.sample(match.state, rng))
    return match


def same(one, other):
    return (one.setup, one.moves, one.at, one.state) == (other.setup, other.moves, other.at, other.state)


def is_whole(match):
    """Tell whether every piece of the box is there, and no other."""
    level = match.level
    found = Counter(boxed(level, piece.face) for _, lying in match.state.places for piece in lying)
    return found == Counter(stock(level))


def said(note):
    """What is said of a note; it has words in both languages, with all gaps filled."""
    for language in ("en", "fr"):
        text = Words(language)(*note)
        assert text and text != note[0] and "{" not in text, note
    return Words("en")(*note)


# ── codes ──


@pytest.mark.parametrize("laid", boards())
def test_a_table_of_every_kind_comes_back_from_its_code(laid):
    for count in (chairs("free", laid)[0], chairs("free", laid)[-1]):
        match = table(laid, 60, count=count)
        for ply in (len(match.moves), len(match.moves) // 2, 1):
            match.jump(ply)
            lines.go_on(match)
            loaded = from_code(to_code(match))
            assert loaded.note is None and same(loaded.match, match)


def test_a_table_that_was_laid_for_one_more_comes_back():
    old = table("isle", 40)
    for lay, count in ((joined(old.state), 3), (left(table("isle", 40, count=3).state, 1), 2)):
        match = table("isle", 20, seed="new", count=count, luck=(lay,))
        assert match.moves[0] == lay and same(from_code(to_code(match)).match, match)


@pytest.mark.parametrize("laid", ["toybox", "isle"])
def test_a_long_evening_makes_a_code_of_sane_length(laid):
    match = table(laid, EVENING)
    code = to_code(match)
    assert len(code) < LETTERS and same(from_code(code).match, match)


def test_a_short_evening_makes_a_short_code():
    assert len(to_code(table("meow"))) < 300, "laying it follows from the seed"


def test_a_note_of_many_letters_and_odd_ones_comes_back():
    match = table("toybox")
    note = next(spot for spot, lying in match.state.places if "note" in lying[-1].face and not spot.startswith("box:"))
    for text in ("%C3%A9%F0%9F%90%88%20%25", "a" * 200, ""):
        match.play((note, f"write:{text}"))
        assert same(from_code(to_code(match)).match, match)


def test_what_is_too_long_for_a_code_has_none(monkeypatch):
    match = table("meow", 30)
    size = len(to_code(match))
    monkeypatch.setattr(sharecode, "LONGEST", size)
    assert len(to_code(match)) == size and from_code(to_code(match)).match
    monkeypatch.setattr(sharecode, "LONGEST", size - 1)
    assert to_code(match) == ""


def changed(change):
    """A good code in which something was changed, sealed again."""
    return reworded(to_code(table("meow", 12)), change)


HOSTILE = {  # what was done to the code -> the note
    "an act the table does not know": (lambda w: w["acts"].insert(0, "moon hand0"), "code.illegal"),
    "a verb nobody knows": (lambda w: w["acts"].insert(0, "deck explode"), "code.illegal"),
    "a piece that is not there": (lambda w: w["acts"].insert(0, "deck~99 hand0"), "code.illegal"),
    "a piece touched twice": (lambda w: w["acts"].insert(0, "deck deck hand0"), "code.illegal"),
    "a seat that is not there": (lambda w: w["acts"].insert(0, "seat:7"), "code.illegal"),
    "nothing at all": (lambda w: w["acts"].insert(0, ""), "code.illegal"),
    "an act of another kind": (lambda w: w["acts"].insert(0, 7), "code.damaged"),
    "one act more": (lambda w: w["acts"].append("deck hand0"), "code.board"),
    "one act fewer": (lambda w: w["acts"].pop(), "code.board"),
    "no acts": (lambda w: w.pop("acts"), "code.board"),
    "another order": (lambda w: w.update(odd={"0": ["lay", "n=1", "hand0=", "blue1"]}), "code.illegal"),
    "a piece of nowhere": (lambda w: w.update(odd={"0": ["lay", "n=1", "hand0=", "moon"]}), "code.illegal"),
    "a piece twice": (lambda w: w.update(odd={"0": ["lay", "n=2", "hand0=", "blue1", "blue1"]}), "code.illegal"),
    "a place of nowhere": (lambda w: w.update(odd={"0": ["lay", "n=1", "moon=", "blue1"]}), "code.illegal"),
    "a board nobody knows": (lambda w: w["setup"].update(laid="chess"), "save.game"),
    "no board": (lambda w: w["setup"].pop("laid"), "save.game"),
    "a board of another kind": (lambda w: w["setup"].update(laid=["meow"]), "save.game"),
    "a path for a board": (lambda w: w["setup"].update(laid="../../etc"), "save.game"),
    "an own table that is not here": (lambda w: w["setup"].update(laid="own-goose"), None),
    "an own table out of its folder": (lambda w: w["setup"].update(laid="own-../../etc"), None),
    "too many people": (lambda w: w["setup"].update(seats=[["A", "mochi", "person", -1]] * 9), "save.setup"),
    "later rules": (lambda w: w["setup"].update(rules=99), "save.rules"),
    "an option of another game": (lambda w: w["setup"]["options"].update(friends=True), "save.option"),
    "another game": (lambda w: w["setup"].update(game="meow"), "save.game"),
    "a game where nothing is laid": (lambda w: w["setup"].update(game="meow", laid=""), None),
    "a moment of another kind": (lambda w: w.update(at="x"), "code.damaged"),
    "acts of another kind": (lambda w: w.update(acts={"a": 1}), "code.illegal"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_code_is_answered_with_a_sentence(name):
    change, key = HOSTILE[name]
    found, note, journal = from_code(changed(change))
    assert found is None and journal is None and note and said(note)
    assert key in (None, note[0]), note


def test_the_forging_itself_is_sound():
    assert same(from_code(changed(lambda words: None)).match, table("meow", 12))


def test_edited_codes_never_end_the_program():
    rng = Random(17)
    match = table("toybox", 12)
    good, pool = to_code(match), [word for move in match.moves for word in move]
    for _ in range(300):

        def change(words):
            acts, at = words["acts"], rng.randrange(len(words["acts"]))
            parts = acts[at].split(" ")
            parts[rng.randrange(len(parts))] = edited(rng.choice(pool), rng)
            acts[at] = " ".join(parts)

        found, note, _ = from_code(reworded(good, change))
        assert (found is None) == bool(note)
        assert said(note) if note else is_whole(found)


def edited(word, rng):
    """A word as somebody may change it by hand."""
    way = rng.randrange(5)
    at = rng.randrange(len(word) + 1)
    if way == 0:
        return word[:at] + rng.choice("~+@:=,.%-09zé\0\n ") + word[at:]
    if way == 1:
        return word[:at]
    if way == 2:
        return re.sub(r"\d+", lambda _: rng.choice(("0", "-1", "99999999999999999999", "", "٣")), word)
    return word + word if way == 3 else word


def test_a_code_that_unpacks_into_acts_without_end_takes_little_room():
    body = b'{"acts":[' + b'"deck hand0",' * 1_200_000
    packed = resealed(to_code(table()), lambda _: len(body).to_bytes(3, "big") + body)
    tracemalloc.start()
    found, note, _ = from_code(packed)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found is None and said(note) and most < 20_000_000


# ── saves ──


def saved(match, folder):
    journal = Journal.create(match, folder)
    journal.close()
    return journal.path


def test_a_save_in_the_midst_of_undo_comes_back_with_what_can_be_done_again(tmp_path):
    match = table("toybox", 30)
    match.jump(match.undo_to("free"))
    match.jump(match.undo_to("free"))
    loaded = Journal.load(saved(match, tmp_path), False)
    assert loaded.note is None and same(loaded.match, match) and match.at < len(match.moves)
    assert loaded.match.redo_to() == match.redo_to()


def test_a_save_cut_anywhere_between_two_lines_goes_on_as_it_went(tmp_path):
    match = table("toybox", 60)
    path = saved(match, tmp_path)
    whole = path.read_bytes().splitlines(keepends=True)
    chances = 0
    for plies in range(len(match.moves) + 1):
        path.write_bytes(b"".join(whole[: 2 + plies]))
        found, note, journal = Journal.load(path)
        end = plies + (match.by(plies) == CHANCE if plies < len(match.moves) else 0)
        chances += end > plies
        assert note is None and found.moves == match.moves[:end] and found.state == match.states[end]
        assert journal.add(found) is None
        journal.close()
        assert same(Journal.load(path, False).match, found)
    assert chances > 3, "an act that waits for chance was cut off from its answer"


FORGED = {  # what was done to the lines after the opening -> the key of the note
    "a piece twice": lambda lay: re.sub(r"(hand0= )(\S+)", r"\1\2 \2", lay),
    "a piece of another game": lambda lay: lay.replace("hand0= ", "hand0= x5-purple ", 1),
    "a place of nowhere": lambda lay: lay.replace("hand0= ", "moon0= ", 1),
    "another number": lambda lay: re.sub(r"n=\d+", "n=1", lay),
    "no number": lambda lay: re.sub(r"n=\d+ ", "", lay),
    "a well on the table": lambda lay: lay.replace("hand0= ", "box:moon= ", 1),
    "no word": lambda lay: "lay",
    "what no laying is": lambda lay: "mix 0 1 2",
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_laying_is_refused(tmp_path, name):
    path = saved(table("meow"), tmp_path)
    opening, head, lay = texts(path)
    assert FORGED[name](lay) != lay
    path.write_bytes(forge([opening, head, FORGED[name](lay)]))
    found, note, journal = Journal.load(path, folder=tmp_path)
    assert note[0] == "save.illegal" and said(note)
    assert found is not None and is_whole(found) and found.setup == table("meow").setup


@pytest.mark.parametrize(
    "act", ["moon hand0", "deck~99 hand0", "deck deck hand0", "seat:9", "deck explode", "", "> 99", "= 0 lion"]
)
def test_a_forged_act_ends_the_match_before_it(tmp_path, act):
    match = table("meow", 6)
    path = saved(match, tmp_path)
    path.write_bytes(forge([*texts(path), act]))
    found, note, _ = Journal.load(path, folder=tmp_path)
    assert note == ("save.illegal", len(texts(path))) and said(note) and same(found, match)


def test_edited_saves_never_end_the_program(tmp_path):
    rng = Random(5)
    path = saved(table("meow", 12), tmp_path)
    good = texts(path)
    for _ in range(200):
        all_lines = list(good)
        at = rng.randrange(2, len(good))
        words = all_lines[at].split(" ")
        place = rng.randrange(len(words))
        words[place] = edited(words[place], rng)
        all_lines[at] = " ".join(words).replace("\n", " ")
        path.write_bytes(forge(all_lines))
        found, note, _ = Journal.load(path, write=False)
        assert found is None or is_whole(found)
        assert not note or said(note)


@pytest.mark.parametrize(
    "change, key",
    [
        ({"laid": "moon"}, "save.game"),
        ({"laid": ""}, "save.game"),
        ({"laid": 7}, "save.game"),
        ({"laid": "own-goose"}, None),
        ({"rules": 99}, "save.rules"),
        ({"options": {"laid": "yes"}}, "save.value"),
        ({"app": "99.0", "laid": "moon"}, "save.later"),
    ],
)
def test_a_save_of_what_is_not_here_says_so(tmp_path, home, change, key):
    path = saved(table("meow", 6), tmp_path)
    forge_head(path, **change)
    found, note, journal = Journal.load(path)
    assert found is None and journal is None and said(note) and key in (None, note[0])


def test_a_save_of_an_own_table_that_is_gone_names_it(tmp_path, home):
    path = saved(table("meow", 6), tmp_path)
    forge_head(path, laid="own-goose")
    assert "goose" in said(Journal.load(path).note)


def test_a_save_of_another_map_is_read_and_says_so(tmp_path):
    path = saved(table("meow", 6), tmp_path)
    forge_head(path, level="0" * 16)
    found, note, _ = Journal.load(path, False)
    assert note == ("save.board",) and same(found, table("meow", 6)) and said(note)


def goose(folder):
    """Lay a copy of the example into the folder of own tables; return where it lies."""
    own = folder / "tables" / "goose"
    shutil.copytree(paths.data("levels", "example"), own)
    return own


def test_an_own_table_comes_back_and_once_it_is_changed_or_gone_that_is_said(tmp_path, home):
    own = goose(home)
    match = table("own-goose", 20)
    path, code = saved(match, tmp_path), to_code(match)
    assert same(Journal.load(path, False).match, match) and same(from_code(code).match, match)
    drawn = own / "table.tmx"
    before = drawn.read_text("utf-8")
    drawn.write_text(before[: len(before) // 2], "utf-8")
    for found in (Journal.load(path, False), from_code(code)):
        assert found.match is None and "table.tmx" in said(found.note)
    drawn.write_text(before.replace('name="step-1"', 'name="first-step"'), "utf-8")
    found = Journal.load(path, False)
    assert found.note[0] in ("save.board", "save.illegal") and said(found.note)
    shutil.rmtree(own)
    for found in (Journal.load(path, False), from_code(code)):
        assert found.match is None and "goose" in said(found.note)
