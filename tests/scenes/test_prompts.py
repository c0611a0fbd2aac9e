"""Prompts tell the truth and follow a half-made move: in words, with true counts, as large as their sign."""

import re

import pytest
from asked import decisions, questions
from looking import make_stage
from sitting import still_table

from meowgames.play.changes import art, label
from meowgames.play.level import read_map
from meowgames.rules import find, whole
from meowgames.scenes.table.furniture import ASKED, BESIDE
from meowgames.scenes.table.saying import sentence
from meowgames.words import Words, catalogue

LANGUAGES = ("en", "fr")
CODE = re.compile(r"[a-z]\d|@|_|[{}]|[a-z]\.[a-z]|\b(prompt|then)\b\.")  # what nobody says
ONE = re.compile(r"up to (1|one)\b|jusqu'à (1|un)\b|\b1 à 1\b|\b1 (of|sur) 1\b", re.I)
NAME = "Clementine"  # nobody of the house has a longer one


def spoken(question, words):
    """Return how a question is written on the sign, for one person and for several."""
    text = sentence(words, question.game, question.text, {})
    return [text] if question.words else [words("prompt.you", text), words("prompt.named", NAME, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_said_in_words(language):
    words, bad = Words(language), set()
    for question in questions():
        key, *things = question.text or ("", "")
        text = sentence(words, question.game, question.text, {})
        if not words.has(key) or not text or CODE.search(text) or ONE.search(text) or text == key:
            bad.add((key, text, question.words))
    assert not bad


def test_every_question_of_the_catalogue_is_asked_somewhere():
    keys = {key for key in catalogue("en") for game in whole() if key.startswith((f"{game}.prompt.", f"{game}.then."))}
    covered = {key for key in keys if key.endswith(".covered")}  # said while one's own things are face down
    assert {question.text[0] for question in questions()} == keys - covered and len(covered) == 2


def test_a_half_made_move_asks_something_new():
    asked = {(question.game, question.state): question.text for question in questions() if not question.words}
    for question in questions():
        if question.words:
            assert question.text != asked[question.game, question.state], question.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_fits_its_sign_at_its_size(language):
    paint, words, wide = make_stage((1280, 720)).paint, Words(language), {}
    for game in whole():
        sign = next(thing for thing in read_map(game).objects if thing.name == "prompt")
        wide[game] = sign.width + sign.properties.get("spare", 200) - BESIDE
    texts = {(question.game, text) for question in questions() for text in spoken(question, words)}
    long = [text for game, text in texts if paint.extent(text, ASKED, "strong")[0] > wide[game]]
    assert not long


# ── counts ──


def again(rules, state, goes_on):
    """Return how often the seat to act can make moves of a kind, one after another in the same stage."""
    count, seat, stage = 0, state.turn, state.stage
    while (state.turn, state.stage) == (seat, stage):
        move = next((move for move in rules.moves(state) if goes_on(move)), None)
        if not move:
            break
        state, count = rules.play(state, move), count + 1
    return count


def shown(rules, state, name):
    """Return the number written on a spot of the seat to act, 0 if nothing lies there."""
    faces = rules.look(state, state.turn).get(f"{name}{state.turn}", ())
    return int(label(faces[0])) if faces else 0


def of_village(rules, state, key):
    asked, moves, cats = key.removeprefix("meowtopia.prompt."), rules.moves(state), ("marm", "pear", "soot", "ches")
    if asked.startswith("work."):
        first = next(move for move in moves if move != ("done",))
        brought = shown(rules, rules.play(state, first)._replace(turn=state.turn), "food") - shown(rules, state, "food")
        sent = again(rules, state, lambda move: move != ("done",))
        return [sent, brought] if asked == "work.food" else [sent]
    if asked.startswith("wake"):
        return [again(rules, state, lambda move: len(move) == 1 and move[0].startswith(cats))]
    if asked == "serve":
        return [len({move[1] for move in moves if move[0].startswith(("food", "coin"))})]
    bills = {"supper": ["supper", "food"], "short": ["short"]}
    return [shown(rules, state, name) for name in bills.get(asked, [])]


def of_hill(rules, state, key):
    asked, moves, seat = key.removeprefix("minicity.prompt.").removesuffix("-buy"), rules.moves(state), state.turn
    picture = rules.look(state, seat)
    hand, pips = len(picture.get(f"hand{seat}", ())), picture.get("pips", ())
    if asked in ("card", "more", "only"):
        laid = pips.count("pip-full")
        return [laid + 1, min(len(pips), laid + hand)]
    if asked in ("first", "stock", "graze"):
        crate, stock = (len(picture.get(f"{name}{seat}", ())) for name in ("crate", "stock"))
        return [min(shown(rules, state, "room") - crate, stock)]
    if asked.startswith(("unload", "keep")):
        gained = shown(rules, rules.play(state, ("keep",))._replace(turn=seat), "points") if state.table.friends else 0
        points = gained - shown(rules, state, "points") if state.table.friends else 0
        whole = gained < 20  # the track ends there
        blocks = sum(move[0].startswith(("only", "food")) for move in moves)
        return [blocks, points if whole else None]
    if asked == "pick":
        return [4 + picture.get(f"friends{seat}", ()).count("snail") - hand]
    return []


def of_towers(rules, state, key):
    seat, picture, moves = state.turn, rules.look(state, state.turn), rules.moves(state)
    rows = [sum(spot.startswith(f"row{other}.") for spot in picture) for other in range(len(state.rows))]
    most = max(count for other, count in enumerate(rows) if other != seat)
    if key == "neko.prompt.rabbit":
        return [min(2, most, rows[seat])]
    if key == "neko.prompt.monkey":
        return [min(2, most)]
    if key == "neko.prompt.rabbit-take":
        return [again(rules, state, lambda _: True)]
    return [len({move[0] for move in moves if len(move) > 1})] if key == "neko.prompt.monkey-swap" else []


COUNTED = {"meowtopia": of_village, "minicity": of_hill, "neko": of_towers}


def test_what_a_prompt_counts_is_true():
    told = 0
    for question in questions():
        if question.words or question.game not in COUNTED:
            continue
        key, *things = question.text
        numbers = [int(thing) for thing in things if thing.isdigit()]
        for said, true in zip(numbers, COUNTED[question.game](find(question.game), question.state, key)):
            assert true is None or said == true, (question.text, true)
            told += true is not None
    assert told > 1000


def test_an_ant_goes_no_further_than_its_prompt_says():
    far = 0
    for question in questions():
        if question.text[0].startswith("minicity.prompt.walk"):
            _, _, run, reach = question.text
            faces = [face for faces in find("minicity").look(question.state, 0).values() for face in faces]
            steps = {kind: max([int(label(face)) for face in faces if art(face) == kind], default=0) for kind in LIT}
            assert steps["reach"] <= int(run) and steps["stretch"] <= int(reach)
            far += steps["reach"] == int(run)
    assert far > 100


LIT = ("reach", "stretch")


# ── at the table ──


def test_the_sign_follows_what_is_in_hand_and_comes_back():
    table = still_table("neko", least=2, when=lambda state: state.stage == "act" and state.kobans[0])
    words, before = table.stage.words, table.play.prompt()
    seen = {move[0]: table.view.picture[move[0]] != ("tile-back",) for move in table.play.picker.moves}
    assert set(seen.values()) == {False, True}
    for tile, known in seen.items():
        table.play.touch((tile,), (tile,))
        assert table.play.prompt() == words("neko.then.act.known" if known else "neko.then.act") != before
        table.play.put_back()
        assert table.play.prompt() == before


def test_nothing_is_asked_while_a_move_goes_without_saying():
    table = still_table("minicity", when=lambda state: state.stage == "walk")
    play, rules = table.play, table.play.match.rules
    play.commit(next(move for move in play.picker.moves if rules.obvious(rules.play(play.state, move))))
    table.view.catch_up()
    assert play.plain and not play.mine and not table.view.easel.busy
    asked = sentence(table.stage.words, "minicity", rules.prompt(play.state, 0), {})
    assert asked and asked not in play.prompt()
    table.view.log.clear()
    assert asked not in play.prompt()


def test_chambers_shine_only_for_whoever_is_to_act():
    def walks(state):
        return state.stage == "walk"

    for mine in (True, False):
        table = still_table("minicity", mine, when=walks, players=3)
        marks = [piece for piece in table.view.easel.pieces if art(piece.face) == "reach"]
        assert marks and bool(table.view.manners.lit(table.view)) == mine
        assert {table.view.look(piece)[1] for piece in marks} == ({""} if mine else {"faint"})


def test_games_in_which_nothing_is_half_made_are_few():
    asked = {question.game for question in questions() if question.words}
    assert asked == {"meowtopia", "minicity", "neko"} and len(decisions()) > 5000
