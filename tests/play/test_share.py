"""A match as a short text: the same match comes out, or a note, never another one."""

import re
import tracemalloc
from pathlib import Path
from random import Random

import pytest
import tiny
from forging import resealed

from meowgames.play import sharecode
from meowgames.play.cats import AVATARS
from meowgames.play.match import Match, Seat, Setup
from meowgames.play.sharecode import from_code, looks_like_code, to_code
from meowgames.rules import find
from meowgames.words import Words

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


def meow(seats, seed="a seed"):
    table = tuple(Seat(f"Player {n}", AVATARS[n]) for n in range(seats))
    match = Match(Setup("meow", table, seed, {"expert": True})).begin()
    rng = Random(seed)
    while not match.over:
        match.play(match.rules.sample(match.state, rng))
    return match


def replaced(old, new):
    """How to change some words of a code's content."""

    def forge(body):
        assert old in body
        size = 3 + int.from_bytes(body[:3], "big")
        head = body[3:size].replace(old, new)
        return len(head).to_bytes(3, "big") + head + body[size:]

    return forge


@pytest.mark.parametrize("seats", find("meow").SEATS)
def test_a_whole_match_of_meow_fits_in_a_few_hundred_letters(seats):
    match = meow(seats)
    code = to_code(match)
    assert len(code) < 500 and re.fullmatch(r"MEOW1-[A-Za-z0-9_-]+", code)
    loaded = from_code(code)
    assert loaded.note is None and tiny.same(loaded.match, match)


def test_every_ply_comes_back():
    match = tiny.random_game(players=("person", "kitten", "tiger"), rounds=4, wild=True)
    for ply in match.decisions():
        match.jump(ply)
        assert tiny.same(from_code(to_code(match)).match, match)


def test_a_match_just_begun_comes_back():
    assert tiny.same(from_code(to_code(tiny.new())).match, tiny.new())


def test_draws_that_do_not_follow_from_the_seed_come_back():
    match = Match(tiny.new().setup)
    match.add(("deal", "c9", "c8", "c7", "c6", "c5"))
    match.play(("roll",))
    match.play(("lay", "c7"))
    loaded = from_code(to_code(match))
    assert loaded.note is None and tiny.same(loaded.match, match)


def test_a_seat_handed_over_comes_back_as_it_is_now():
    match = tiny.new()
    match.seats[1] = match.seats[1]._replace(player="cat")
    assert from_code(to_code(match)).match.seats == match.seats


@pytest.mark.parametrize("wrap", [" {}\n", '"{}"', "«\u00a0{}\u00a0»", "`{}`", "<{}>", "\ufeff{}\u200b"])
def test_what_surrounds_a_code_does_not_matter(wrap):
    match = tiny.random_game()
    assert tiny.same(from_code(wrap.format(to_code(match))).match, match)
    assert looks_like_code(wrap.format(to_code(match)))


@pytest.mark.parametrize("mark", ["\n", "\r\n", "\n> "])
def test_a_code_may_be_broken_over_lines(mark):
    match = tiny.random_game()
    code = to_code(match)
    broken = mark.join(code[at : at + 20] for at in range(0, len(code), 20))
    assert tiny.same(from_code(broken).match, match)


def test_damage_is_always_noticed(monkeypatch):
    monkeypatch.setattr(sharecode, "SOUGHT", 0)  # where the slip was is told elsewhere
    match, rng = tiny.random_game(), Random(3)
    code = to_code(match)
    broken = {code[:at] + code[at + 1 :] for at in range(len(code))}
    broken |= {code[:at] for at in range(len(code))}
    broken |= {code[:at] + rng.choice(ALPHABET) + code[at + 1 :] for at in range(len(code)) for _ in range(3)}
    broken |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    broken |= {code + code, code + "A", code.lower(), code.swapcase()}
    broken.discard(code)
    for text in broken:
        found, note, journal = from_code(text)
        assert found is None and note[0].startswith("code.") and journal is None, text


def test_only_one_spelling_of_a_code_is_good():
    codes = [to_code(tiny.random_game(str(seed))) for seed in range(20)]
    code = next(code for code in codes if (len(code) - 6) % 4)  # its last letter has bits to spare
    others = [code[:-1] + letter for letter in ALPHABET if letter != code[-1]][::9]
    notes = [from_code(other)[:2] for other in others]
    assert notes == [(None, ("code.letter", len(code), other[-1])) for other in others]


def slips(code, at):
    """A code with one slip of the hand, and the note on it."""
    here, other, place = code[at], next(letter for letter in "Qx" if letter not in code[at - 1 : at + 2]), at + 1
    yield code[:at] + other + code[at + 1 :], ("code.letter", place, other)
    yield code[:at] + other + code[at:], ("code.extra", place, other)
    yield code[:at] + code[at + 1 :], ("code.gap", place, code[at + 1])
    yield code[:at] + code[at + 1] + here + code[at + 2 :], ("code.swapped", place, place + 1, code[at + 1] + here)


def test_one_slip_of_the_hand_is_found_and_told_in_both_languages():
    code = to_code(tiny.random_game())
    at = next(at for at in range(40, 80) if len(set(code[at - 1 : at + 2])) == 3)
    for wrong, note in slips(code, at):
        assert from_code(wrong)[:2] == (None, note)
        for language in ("en", "fr"):
            assert str(at + 1) in Words(language)(*note) and note[-1] in Words(language)(*note)


def test_more_than_one_slip_is_told_without_a_place():
    code = to_code(tiny.random_game())
    wrong = code[:40] + ("Q" if code[40] != "Q" else "x") + code[41:60] + ("Q" if code[60] != "Q" else "x") + code[61:]
    assert from_code(wrong).note == ("code.damaged",)


def test_a_slip_in_a_very_long_code_is_not_looked_for(monkeypatch):
    monkeypatch.setattr(sharecode, "SOUGHT", 30)
    code = to_code(tiny.random_game())
    assert from_code(code[:-1]).note == ("code.damaged",)


@pytest.mark.parametrize(
    "old, new, note, english, french",
    [
        (b'"tiny"', b'"what"', ("save.game", "what"), "a game that is not here: what", "pas ici : what"),
        (b'"rules":1', b'"rules":9', ("save.rules", "tiny"), "later rules of tiny", "règles de tiny plus récentes"),
        (b'"rounds":4', b'"rounds":5', ("save.value", "rounds", "5"), "not known here: 5", "inconnue ici : 5"),
        (b'"rounds":4', b'"bounds":4', ("save.option", "bounds"), "not known here: bounds", "inconnue ici : bounds"),
    ],
)
def test_a_code_that_cannot_be_played_here_says_why(old, new, note, english, french):
    code = resealed(to_code(tiny.random_game(rounds=4)), replaced(old, new))
    assert from_code(code)[:2] == (None, note)
    assert english in Words("en")(*note) and french in Words("fr")(*note)


def test_a_move_that_is_not_legal_is_named(monkeypatch):
    match = Match(tiny.new().setup)
    match.add(("deal", "c9", "c8", "c7", "c6", "c5"))
    code = to_code(match)
    odd = resealed(code, replaced(b'"c9","c8"', b'"c9","c9"'))
    assert from_code(odd)[:2] == (None, ("code.illegal", 1))
    long = resealed(to_code(tiny.random_game(rounds=2)), replaced(b'"n":', b'"n":9'))
    assert from_code(long).note[0] == "code.illegal" and from_code(long).note[1] > 4
    assert "Move 1 " in Words("en")("code.illegal", 1) and "Le coup 1 " in Words("fr")("code.illegal", 1)


@pytest.mark.parametrize(
    "text, key",
    [
        ("", "code.foreign"),
        ("hello", "code.foreign"),
        ("MEOW", "code.foreign"),
        ("MEOW1-", "code.foreign"),
        ("MEOW2-abcdef", "code.future"),
        ("MEOW1-abcdef", "code.damaged"),
        ("MEOW1-" + "A" * 200_000, "code.foreign"),
        ("\0\U0001f408" * 50, "code.foreign"),
    ],
)
def test_other_texts_are_refused(text, key):
    assert from_code(text)[:2] == (None, (key,))


def test_a_code_of_other_rules_is_refused(monkeypatch):
    code = to_code(tiny.random_game(rounds=4))
    real = find("tiny").moves
    monkeypatch.setattr(find("tiny"), "moves", lambda state: real(state)[::-1])
    assert from_code(code)[:2] == (None, ("code.board",))


@pytest.mark.parametrize(
    "old, new",
    [
        (b'"tiny"', b'"what"'),
        (b'"person"', b'"lion"'),
        (b'"n":', b'"m":'),
        (b"{", b"["),
        (b'"n":', b'"n":9'),
        (b'"seed":"7"', b'"seed":"8"'),
        (b'"rounds":4', b'"rounds":5'),
        (b'"rounds":4', b'"rounds":2'),
    ],
)
def test_a_forged_code_is_refused(old, new):
    code = to_code(tiny.random_game(rounds=4))

    def forge(body):
        assert old in body
        head = body[3:].replace(old, new)
        size = int.from_bytes(body[:3], "big") + len(head) - len(body) + 3
        return size.to_bytes(3, "big") + head

    found, note, _ = from_code(resealed(code, forge))
    assert found is None and note
    assert from_code(resealed(code, lambda body: body)).match  # the forging itself is sound


def test_a_code_that_unpacks_without_end_is_refused():
    packed = sharecode.zlib.compress(bytes(50_000_000), 9)
    code = f"MEOW1-{sharecode._letters(sharecode._check(packed) + packed)}"
    tracemalloc.start()
    found, note, _ = from_code(code)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (found, note) == (None, ("code.damaged",)) and most < 5_000_000


def test_every_note_has_words_in_both_languages():
    keys = set(re.findall(r'"(code\.[a-z]+)"', Path(sharecode.__file__).read_text("utf-8")))
    assert len(keys) == 9
    for language in ("en", "fr"):
        assert [key for key in keys if not Words(language).has(key)] == []
