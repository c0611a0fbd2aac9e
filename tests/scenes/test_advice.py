"""What a hint says and shows: a verb for each kind of move, no codes, a ghost where the piece will lie, no toast."""

import re
from random import Random

import pygame
import pytest
from asked import decisions
from looking import Still
from sitting import NAMES, seated, seats, spin
from test_hints import STAGES, card, full_table, hinted, press

from meowgames.play.changes import art
from meowgames.play.match import Match, Setup
from meowgames.rules import find, whole
from meowgames.scenes.table import hints, lamps, tell
from meowgames.scenes.table.saying import sentence
from meowgames.words import Words, catalogue

LANGUAGES = ("en", "fr")
CODE = re.compile(r"[a-z]\d|@|_|[{}]|[a-z]\.[a-z]|(chamber|chambre|square|case) \d")
DOUBLED = re.compile(r"\b(\w{4,})\b[^,]*, .*\b\1\b", re.I)  # the same thing named twice
PARTS = 12  # moves of a state that are looked at


def some(rules, state):
    """Return some of the legal moves of a state, spread over all of them."""
    found = rules.moves(state)
    return found[:: 1 + len(found) // PARTS]


def deeds():
    """Return every text that hints say of moves, with the move and its game."""
    return {
        (game, find(game).deed(state, move)): move for game, state in decisions() for move in some(find(game), state)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_is_a_sentence_and_no_code(language):
    words, said = Words(language), {}
    for (game, text), move in deeds().items():
        line = sentence(words, game, text, {})
        named = [word for word in move if words.has(f"{game}.face.{word}") and not word.startswith("buy-")]
        bare = {tell.face_name(words, game, word).lower() for word in named}
        assert words.has(text[0]) and not CODE.search(line) and " " in line, (text, line)
        assert line.lower() not in bare and line[0].isupper(), line
        said.setdefault((game, line), set()).add(text[0])
    assert all(len(keys) == 1 for keys in said.values()), "two kinds of moves are called the same"


def test_both_languages_tell_as_many_kinds_of_moves_apart():
    told = [{(game, sentence(Words(language), game, text, {})) for game, text in deeds()} for language in LANGUAGES]
    assert len(told[0]) == len(told[1]) > 300
    known = {key for game in whole() for key in catalogue("en") if key.startswith(f"{game}.do.")}
    assert {text[0] for _, text in deeds()} == {key for key in known if not key.endswith(".then")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_in_words(language):
    words, rng = Words(language), Random(3)
    for game, state in rng.sample(decisions(), 1200):
        rules = find(game)
        why = rules.because(state, rules.sample(state, rng))
        line = sentence(words, game, why, {})
        assert not why or (words.has(why[0]) and not CODE.search(line)), (why, line)


# ── plans at a table ──


@pytest.mark.parametrize("game", whole())
def test_every_hint_gives_a_reason(game):
    said = set()
    for table, rng in tables(game, 30):
        match = table.play.match
        for words in map(Words, LANGUAGES):
            said.add(hints.advice(words, match, (match.rules.sample(match.state, rng),), {}).reason)
    assert said and all(said)


def tables(game, plies=70):
    """Yield a table of two at each decision of its person, in a random match."""
    match, rng = Match(Setup(game, seats(2), "ghost")).begin(), Random("ghost")
    table = seated(match, Still(), obvious=False)
    while match.at < plies and not match.over:
        table.view.catch_up()
        if match.turn == 0:
            yield table, rng
        table.play.commit(match.rules.sample(match.state, rng))


def plain(face):
    """Return a face as it is called where it lies as it is drawn."""
    return face.removesuffix("@0")


def laid(rules, state, plan):
    """Return all that lies on the table at some moment while the moves of a plan are made."""
    found = {}
    for move in plan:
        for moment in (*rules.steps(state, move), rules.play(state, move)):
            for spot, faces in rules.look(moment, 0).items():
                found.setdefault(spot, set()).update(faces)
        state = rules.play(state, move)
    return found


@pytest.mark.parametrize("game", ["isle", "meowtopia", "neko", "minicity"])
def test_a_ghost_lies_where_the_move_will_put_it(game):
    ghosts = 0
    for table, rng in tables(game):
        match, view, rules = table.play.match, table.view, table.play.match.rules
        for _ in range(4):
            plan = (rules.sample(match.state, rng),)
            after = rules.play(match.state, plan[0])
            if rules.turn(after) == 0 and game == "isle":
                plan += (rules.sample(after, rng),)
            table.hand.look()
            for step in lamps.steps(view, match, plan):
                if step.ghost:
                    faces = laid(rules, match.state, plan).get(step.piece.spot, set())
                    lying = [one for face in faces for one in view.board.lay({step.piece.spot: (face,)})]
                    turned = {(plain(one.face), one.box.topleft) for one in lying}
                    known = (plain(step.piece.face), step.box.topleft) in turned
                    assert known or art(step.piece.face) == "unknown" and faces, (plan, step.piece)
                    ghosts += 1
    assert ghosts > 3


def test_a_plan_goes_on_only_in_the_same_round_and_names_nothing_twice():
    joined = set()
    for game in whole():
        for table, rng in tables(game, 50):
            match, rules = table.play.match, table.play.match.rules
            for _ in range(6):
                first = rules.sample(match.state, rng)
                after = hints.ahead(match, (first,))
                if rules.turn(after) != 0:
                    continue
                (plan,) = hints.advise(Words("en"), match, [(first, rules.sample(after, rng))])
                if plan[1:]:
                    joined.add(game)
                    assert rules.status(after)[:2] == rules.status(match.state)[:2]
                    for words in map(Words, LANGUAGES):
                        deed = hints.advice(words, match, plan, {}).deed
                        assert not CODE.search(deed) and not DOUBLED.search(deed), deed
    assert {"isle", "minicity"} <= joined


def test_cats_of_several_colours_are_named_as_they_are_drawn():
    match = Match(Setup("meowtopia", tuple(reversed(seats(2, people=(0, 1)))), "worn")).begin()
    words, first = Words("en"), ("marmalade1",)
    asleep = tuple(home._replace(awake=0, asleep=home.awake) for home in match.state.homes)
    match.states[match.at] = match.state._replace(homes=asleep)
    assert hints.advice(words, match, (first,), {}).deed == "Wake Tangerine up"
    assert hints.advice(words, match, (first,), {"marmalade1": "pearl1"}).deed == "Wake Pebble up"


@pytest.mark.parametrize("game", ["isle", "minicity"])
def test_what_the_reason_speaks_of_is_ringed(game):
    ringed, words = 0, Words("en")
    for table, rng in tables(game):
        match = table.play.match
        for _ in range(4):
            plan = (match.rules.sample(match.state, rng),)
            reason = hints.advice(words, match, plan, {}).reason
            for step in lamps.about(table.view, match, plan):
                assert sentence(words, game, ("hint.say", art(step.piece.face)), {}).removeprefix("Play: ") in reason
                ringed += 1
    assert ringed


# ── nothing lies over it ──


def test_no_toast_is_drawn_while_the_card_is_up_and_it_comes_afterwards():
    table = hinted("isle", "cat")
    stage = table.stage
    stage.toast("the disk is full")
    for _ in range(30):  # longer than a toast stays
        spin(table)
    assert card(table) and not stage.shown() and stage.toasts
    press(table, pygame.K_ESCAPE)
    assert not card(table) and [toast.text for toast in stage.shown()] == ["the disk is full"]


def test_a_refusal_is_forgotten_when_a_hint_is_asked_for():
    table = hinted("meow")
    press(table, pygame.K_ESCAPE)
    table.play.whispers.say("you must follow suit", "icon-rules")
    press(table, pygame.K_h)
    assert card(table) and not table.stage.toasts


@pytest.mark.parametrize(("game", "stage"), [(game, moment[0]) for game, moment in STAGES.items()])
def test_the_words_of_a_hint_grow_with_the_text_at_least_by_half(game, stage):
    table = full_table(game, stage, min(4, len(NAMES)), text=2.0, language="fr")
    with table.stage.paint.ledger.reading() as writings:
        table.stage.draw()
    said = card(table).said
    sizes = [one.pixels for one in writings if one.text in (said.deed, said.reason)]
    assert len(sizes) == 2 and min(sizes) >= 18
