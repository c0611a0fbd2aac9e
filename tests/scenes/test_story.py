"""What the log says of a match, told from sights: sentences, one for each act, nothing hidden, in both languages."""

import re
from functools import cache
from itertools import groupby
from random import Random

import pytest
from sitting import NAMES, seats

from meowgames.play.match import Match, Setup
from meowgames.play.sight import seating, sight
from meowgames.rules import CHANCE, OVER, find, playable
from meowgames.scenes.table import tell
from meowgames.screen.table.board import Board
from meowgames.settings import LANGUAGES
from meowgames.words import Words

MOST = 260  # plies of a match that are told
CODES = re.compile(r"[{}@_]|\.log\.|[^\W\d]\d|\d[.,]\d|\s\s|^\W|\W[:,]$")  # gaps, keys, codes, coordinates, loose ends

PART = re.compile(r"(Round|Day|Turn) \d+|Setting up|Before the first day|Vesh has arrived|The game is over")


def told(match, eye, language="en"):
    """Return the log of a match as an eye reads it."""
    sights = [sight(match, ply, eye) for ply in range(match.at + 1)]
    board = Board(match.setup.game, len(match.seats), max(0, eye))
    return list(tell.story(seating(match), 0, sights, Words(language), board))


def texts(match, eye, language="en"):
    return [line.text for line in told(match, eye, language)]


def tables(game):
    """Yield set-ups: the game as it comes for few, each variant by turns for more, all of them together for most."""
    options, counts = find(game).OPTIONS, list(find(game).SEATS)
    single = [{name: value} for name, values in options.items() for value in values[1:]]
    yield counts[0], {}
    yield from ((counts[at % len(counts)], chosen) for at, chosen in enumerate(single))
    yield counts[-1], {name: values[-1] for name, values in options.items()}


@cache
def played(game):
    """Return matches at all these tables: likely moves and any moves by turns, so that every kind of move is made."""
    found = []
    for at, (count, options) in enumerate(tables(game)):
        match, rng = Match(Setup(game, seats(count), f"log{at}", options)).begin(), Random(at)
        while not match.over and match.at < MOST:
            state = match.state
            likely = at % 2 == 0 or game == "isle"  # of an isle's placements there are too many to list
            match.play(match.rules.sample(state, rng) if likely else rng.choice(match.rules.moves(state)))
        found.append(match)
    return found


@cache
def logs(game, eye, language="en"):
    """Return the log of each of them, as an eye reads it."""
    return [told(match, eye, language) for match in played(game)]


EVERY_GAME = pytest.mark.parametrize("game", playable())


@cache
def touched(game):
    """Return all faces that lay on these tables, and all words of moves."""
    found = {word for match in played(game) for move in match.moves for word in move}
    for match in played(game):
        for state in match.states[::5]:
            found.update(face for faces in match.rules.look(state, CHANCE).values() for face in faces)
    return found


@EVERY_GAME
def test_a_line_is_a_sentence_in_both_languages(game):
    for language in LANGUAGES:
        words = Words(language)
        bare = {tell.face_name(words, game, name).casefold() for name in touched(game)}
        bare |= {name.casefold() for name in NAMES} | {""}
        for text in {line.text for eye in (0, OVER) for log in logs(game, eye, language) for line in log}:
            rest = [text.removeprefix(name).lstrip("\N{NO-BREAK SPACE}: ") for name in NAMES]
            assert not bare.intersection(one.casefold() for one in (text, *rest)), text
            assert not CODES.search(text) and " " in text, text


@EVERY_GAME
def test_no_place_is_called_by_its_number(game):
    words = Words("en")
    for match, log in zip(played(game), logs(game, 0), strict=True):
        board = Board(game, len(match.seats))
        for line in log:
            said = {word for ply in range(line.since, line.ply + 1) for word in match.moves[ply]}
            places = {
                tell.face_name(words, game, word) for word in said if board.place(word) and word not in board.faces
            }
            assert not [name for name in places if re.search(r"\d", name) and name in line.text], line


@EVERY_GAME
def test_french_has_as_many_sentences_as_english(game):
    for pair in zip(*(logs(game, 0, language) for language in LANGUAGES), strict=True):
        one, two = ([line.text for line in log] for log in pair)
        assert len(one) == len(two) and len(set(one)) == len(set(two)) == len(set(zip(one, two, strict=True)))


@EVERY_GAME
def test_acts_follow_one_another_below_their_headings(game):
    for log in logs(game, 0):
        for before, after in zip(log, log[1:]):
            same = (before.since, before.ply) == (after.since, after.ply)
            assert same or before.ply < after.since, (before, after)
        parts = [part for part, _ in groupby(line.part for line in log)]
        assert len(parts) == len(set(parts)) > 1 and all(map(PART.fullmatch, parts)), parts


def test_a_round_lasts_from_its_first_line_to_its_last_trick():
    log = logs("meow", 0)[0]
    begins = [at for at, line in enumerate(log) if line.text == "Nine tokens are laid out in a row"]
    assert [log[at].part for at in begins] == ["Round 1", "Round 2", "Round 3"]
    assert [log[at - 1].part for at in begins[1:]] == ["Round 1", "Round 2"] and log[-1].part == "Round 3"


@EVERY_GAME
def test_a_log_grows_as_it_would_be_told_anew(game):
    match = played(game)[0]
    board, seen, words = Board(game, len(match.seats)), seating(match), Words("en")
    log = []
    for ply in range(min(match.at, 120)):
        since = tell.begun(seen, ply, lambda at: sight(match, at, 0))
        sights = [sight(match, at, 0) for at in range(since, ply + 2)]
        log = [line for line in log if line.ply < since] + list(tell.story(seen, since, sights, words, board))
    again = list(tell.story(seen, 0, [sight(match, at, 0) for at in range(min(match.at, 120) + 1)], words, board))
    assert log == again


# ── one act is one line ──


def first_match(game, count=2, plies=0, **options):
    match, rng = Match(Setup(game, seats(count), "act", options)).begin(), Random("act")
    while match.at < plies:
        match.play(match.rules.sample(match.state, rng))
    return match


def test_a_tile_put_back_is_no_event():
    match = first_match("isle", plies=5)
    before = texts(match, 0)
    cat = match.rules.moves(match.state)[0]
    match.play(cat)
    assert texts(match, 0) == before
    match.play(("back",))
    assert texts(match, 0) == before
    match.play(cat)
    match.play(match.rules.moves(match.state)[0])
    log = told(match, 0)
    assert len(log) == len(before) + 1 and log[-1].text.startswith("Léa takes a") and log[-1].since == log[-1].ply - 1


def test_kittens_sent_one_after_another_are_one_sentence():
    match = first_match("meowtopia")
    for move in (("tile-food",), ("marmalade1",), ("marmalade2",)):
        match.play(move)
    assert texts(match, 0) == ["Léa takes Food", "Tangerine and Honey work for 5 food"]
    assert texts(match, 0, "fr") == ["Léa prend l'action Nourriture", "Mandarine et Miel rapportent 5 de nourriture"]
    match.play(("pass",))
    assert texts(match, 0)[2:] == ["Mochi passes and takes 1 food"]
    match.play(("feed",))
    assert texts(match, 0)[3:] == ["Supper: 4 − 2 = 2 food", "Mochi has no sleepers and takes 1 food"]


def test_a_card_its_ant_and_what_it_unloads_are_one_sentence():
    match = first_match("minicity", plies=40)
    lays = [ply for ply in range(match.at) if match.moves[ply][0].startswith("card-")]
    log = [line for line in told(match, OVER) if " plays " in line.text]
    assert [line.since for line in log] == lays and any("unloads" in line.text for line in log)
    assert all(line.ply < later.since for line, later in zip(log, log[1:]))


@pytest.mark.parametrize("animal", ["rabbit", "monkey", "dragon", "horse"])
def test_all_that_an_animal_does_is_one_sentence(animal):
    found = 0
    for match in played("neko"):
        log = told(match, OVER)
        for ply in range(match.at):
            if match.states[ply].stage == "power" and match.states[ply].power == animal:
                lines = [line for line in log if line.since <= ply <= line.ply]
                assert lines[0].seat == match.states[ply].actor
                assert [line.seat for line in lines].count(lines[0].seat) == 1 or "koban" in lines[-1].text
                found += lines[0].ply > lines[0].since
    assert found


def test_of_a_first_tile_the_log_says_where_its_path_leads():
    found = set()
    for match in played("neko"):
        for line in told(match, OVER):
            word = match.moves[line.ply][0]
            if word in ("ne", "nw") and "path" in line.text:
                before, after = (match.rules.look(match.states[ply], OVER) for ply in (line.since, line.ply + 1))
                (spot,) = [spot for spot in after if spot.startswith("next") and spot not in before]
                across, down = spot.partition(".")[2].split(",")
                up = "up " if int(down) < 0 else ""
                side = "right" if int(across) > 0 else "left"
                assert f"the path leads {up}to the {side}" in line.text, (line, spot)
                found.add((word, side))
    assert {("ne", "left"), ("nw", "right")} <= found  # it goes on to the other side than it came in


def test_each_road_is_called_by_its_side():
    for match in played("minicity"):
        roads = [text for text in texts(match, 0) if text.startswith("Two cards")]
        sides = ("left", "right") if len(match.seats) > 2 else ("left",)
        assert roads == [f"Two cards are laid on the {side} road" for side in sides]


def test_those_who_can_only_pass_share_a_line():
    match = first_match("isle", 3, plies=5)
    one, two = sight(match, 4, OVER), sight(match, 5, OVER)._replace(by=0, told=("pass",))
    passed = {f"passed{seat}": ("passed",) for seat in range(3)}
    after = two._replace(picture={**one.picture, **passed})
    found = tell.story(seating(match), 4, (one, after), Words("en"), Board("isle", 3))
    assert [(line.seat, line.text) for line in found] == [
        (0, "Léa passes for today"),
        (CHANCE, "Mochi and Biscuit find no cat that fits and pass"),
    ]


# ── hidden things stay hidden ──


def other_cards(match):
    """Return an isle as it was, but for what the second seat was dealt and gave back."""
    deal = list(match.moves[1])
    rest = next(f"card{number}" for number in range(151, 169) if f"card{number}" not in deal)
    twin = Match(match.setup)
    deal[4:5], given = [rest], rest
    for move in (match.moves[0], tuple(deal), match.moves[2], (given,), *match.moves[4:]):
        twin.add(move)
    return twin


def other_tile(match):
    """Return a tower game as it was, but for the tile in the middle of the second row, which its owner looks at."""
    deal, twin = list(match.moves[2]), Match(match.setup)
    deal[2] = "straight" if deal[2] != "straight" else "soft-left"
    for move in (*match.moves[:2], tuple(deal), *match.moves[3:]):
        twin.add(move)
    return twin


def looks(match):
    """Play on until the second seat looks at the tile in the middle of its row."""
    while match.turn != 1 or ("row1.1,0", "look") not in match.rules.moves(match.state):
        found = match.rules.moves(match.state)
        match.play(next((move for move in found if move[-1] == "look"), found[0]))
    match.play(("row1.1,0", "look"))
    return match


def other_hand(match):
    """Return a trick game as it was, but for a card of the second hand that was not played."""
    deal, twin = list(match.moves[1]), Match(match.setup)
    rest = next(f"green{value}" for value in range(1, 19) if f"green{value}" not in deal)
    kept = next(at for at in range(10, 19) if deal[at].startswith("green") and (deal[at],) not in match.moves)
    deal[kept] = rest
    for move in (match.moves[0], tuple(deal), *match.moves[2:]):
        twin.add(move)
    return twin


def twins(game):
    if game == "isle":
        match = first_match("isle", plies=4)
        return match, other_cards(match)
    if game == "meow":
        match = first_match("meow", plies=3)
        return match, other_hand(match)
    match = looks(first_match("neko", plies=4))
    return match, other_tile(match)


@pytest.mark.parametrize("game", ["isle", "meow", "neko"])
def test_what_an_eye_cannot_tell_apart_is_told_alike(game):
    match, twin = twins(game)
    assert match.moves != twin.moves and match.at == twin.at
    for language in LANGUAGES:
        for eye in (0, OVER):
            assert texts(match, eye, language) == texts(twin, eye, language)
        assert (texts(match, 1, language) != texts(twin, 1, language)) == (game != "meow")  # its owner is told which


def test_the_first_blocks_are_told_to_their_owner_alone():
    match = first_match("minicity", plies=4)
    assert match.turn == 1 and match.state.round == 0
    rng = Random(1)
    while match.state.round == 0:
        match.play(rng.choice(match.rules.moves(match.state)))
    own, others = texts(match, 1)[-1], {texts(match, eye)[-1] for eye in (0, OVER)}
    assert others == {"Mochi fills the compartment with 7 blocks"} and "7 blocks" not in own and own not in others
