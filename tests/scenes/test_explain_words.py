"""Everything on a table has words that explain it, short ones, in both languages, and they keep secrets."""

import re
from collections import defaultdict
from random import Random

import pytest
from explaining import NOBODY, looked_at, said, things
from sitting import seats

from meowgames.play.changes import art
from meowgames.play.level import read_faces
from meowgames.play.match import Match, Setup
from meowgames.play.sheet import read
from meowgames.rules import OVER, find, whole
from meowgames.scenes.table import meaning, tell
from meowgames.scenes.table.targets import Target
from meowgames.settings import LANGUAGES
from meowgames.words import Words, catalogue

LONGEST, MOST_SENTENCES, SHARED = 75, 2, 5
GAMES = whole()
EQUAL = re.compile(r"^(marmalade|pearl|soot|chestnut)[1-6]$")  # kittens of one family do the same


def sentences(text):
    """Return the sentences of a text."""
    return re.split(r"(?<=[.!?]) (?=[A-ZÀ-Ý0-9])", text)


def matches(game):
    """Yield moments of random matches: every table size, every option on and off."""
    rules = find(game)
    for count in rules.SEATS:
        for pick in range(max(map(len, rules.OPTIONS.values()), default=1)):
            options = {name: values[pick % len(values)] for name, values in rules.OPTIONS.items()}
            match, rng = Match(Setup(game, seats(count), f"words {pick}", options)).begin(), Random(pick)
            while not match.over and len(match.moves) < 700:
                match.play(rules.sample(match.state, rng))
                yield match


def kind_of(spot, face):
    """Return what a face on a spot is, whosever and however often: its place and its art as it lies."""
    return re.sub(r"[0-9][0-9,.-]*$", "", spot), face.partition(":")[0]


@pytest.fixture(scope="module", params=GAMES)
def lain(request):
    """All that lay somewhere: the game, moments with the kinds that were new in them, and where each face lay."""
    game, moments, known = request.param, [], {}
    for match in matches(game):
        for eye in {max(match.turn, OVER), OVER} if len(match.moves) % 4 == 0 or match.over else ():
            picture = match.rules.look(match.state, eye)
            new = {kind_of(spot, face) for spot, here in picture.items() for face in here} - set(known)
            if new:
                moments.append((match.setup, match.state, eye, new))
                known |= dict.fromkeys(new, moments[-1])
    return game, moments, known


def seen(moment, language="en"):
    """Return the view of a moment for the one who looked."""
    setup, state, eye, _ = moment
    return looked_at(Match(setup), state, language, max(0, eye), eye)


def explained(lain, language):
    """Yield every face that lay in sight with what is said of it."""
    for moment in lain[1]:
        view = seen(moment, language)
        for one in view.targets.pieces:
            if kind_of(one.piece.spot, one.piece.face) in moment[-1] or one.piece.kind == "tally":
                thing = meaning.found(view, [one], one.box.center)
                assert thing, f"{lain[0]}: nobody says what {one.piece.face} on {one.piece.spot} is"
                yield one.piece.face, thing, meaning.meaning(view, thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_that_can_lie_on_a_table_is_explained(lain, language):
    game = lain[0]
    clauses = {one.number for chapter in read(game, language).chapters for one in chapter.clauses}
    texts = defaultdict(set)
    for face, thing, card in explained(lain, language):
        assert card.title and card.text and "{" not in card.title + card.text, (face, card)
        parts = sentences(card.text)
        assert len(parts) <= MOST_SENTENCES and max(map(len, parts)) <= LONGEST, (face, card.text)
        assert card.clause in clauses, (face, card.clause)
        assert not card.worth or "{" not in card.worth.text, (face, card.worth)
        if thing.target.piece:  # else it stands for something larger, such as its chamber
            texts[card.text].add(art(face).removeprefix("mini-"))
    for text, faces in texts.items():
        assert len(faces) <= SHARED or all(map(EQUAL.match, faces)), (text, sorted(faces))


def test_faces_of_the_tilesets_that_were_not_dealt_are_explained_too(lain):
    game, _, known = lain
    house, words, dealt = read_faces("house"), Words("en"), {art(face) for _, face in known}
    left = {art(face) for face in read_faces(game) if face not in house} - dealt
    for face in left:
        if tell.face_name(words, game, face) == face or face.startswith(("mini-", "laid-")):
            continue  # it is part of the scenery, or another size of one
        kin = set(meaning.families(face)[1:])
        for place, other in sorted(kind for kind in known if kin & set(meaning.families(art(kind[1]))))[:1]:
            view = seen(known[place, other])
            like = next((one for one in view.pieces() if one.face.partition(":")[0] == other), None)
            if like:  # what lay there is in sight, not only counted
                one = Target((), "", like.box, "piece", piece=like._replace(face=face))
                assert meaning.found(view, [one], like.box.center), f"{game}: nobody says what {face} is"


def test_all_words_are_found_by_something(lain):
    game = lain[0]
    used = {thing.key for _, thing, _ in explained(lain, "en")}
    keys = [key for key in catalogue("en") if key.startswith(f"{game}.explain.") and ".word." not in key]
    match = Match(Setup(game, seats(find(game).SEATS[0]), "words", {})).begin()
    used |= {one.key for one in things(looked_at(match, match.state))}
    faces = {art(face).removeprefix("mini-") for face in read_faces(game)}
    alike = {name for face in faces for name in meaning.families(face)}
    idle = [key for key in keys if key not in used and key.rpartition(".")[2] not in alike]
    assert [key for key in idle if not key.endswith(("-flat", "-sabotage"))] == []  # those are called so by an option


def test_both_languages_cite_the_same_clause():
    for key, (text,) in ((key, forms) for key, forms in catalogue("en").items() if ".explain." in key):
        other = catalogue("fr")[key][0]
        assert text.count("\n") == other.count("\n"), key
        assert text.split("\n")[1:2] == other.split("\n")[1:2], key


# ── secrets ──


@pytest.mark.parametrize("game", GAMES)
def test_two_states_that_a_seat_cannot_tell_apart_have_the_same_cards(game):
    rules, rng = find(game), Random("secret")
    options = {name: values[-1] for name, values in rules.OPTIONS.items()}
    match = Match(Setup(game, seats(rules.SEATS[1]), "secret", options)).begin()
    moments = 0
    while not match.over and moments < 6:
        for _ in range(9):
            if not match.over:
                match.play(rules.sample(match.state, rng))
        if match.over:
            break
        moments += 1
        for seat in range(2):
            other = rules.guess(match.state, seat, rng)
            assert said(looked_at(match, match.state, viewer=seat)) == said(looked_at(match, other, viewer=seat))
        other = rules.guess(match.state, 1, rng)  # what seat 0 holds may be otherwise: nobody may read it off a card
        mine, dealt = (looked_at(match, state, eye=NOBODY) for state in (match.state, other))
        assert said(mine) == said(dealt)
    assert moments


def test_a_card_face_down_tells_how_many_there_are_and_not_what_it_is():
    match = Match(Setup("meow", seats(3), "A")).begin()
    view = looked_at(match, match.state, eye=NOBODY)
    cards = [card for key, card in said(view) if key == "meow.explain.card-back"]
    assert {card.worth.text for card in cards} == {f"{name} holds 9 cards" for name in ("Léa", "Mochi", "Biscuit")}
    assert {(card.title, card.text) for card in cards} == {(cards[0].title, cards[0].text)}


def test_a_rivals_thing_is_called_by_their_name_too():
    match, rng = Match(Setup("isle", seats(3), "A")).begin(), Random("A")
    while len(match.moves) < 30:
        match.play(match.rules.sample(match.state, rng))
    view, titles = looked_at(match, match.state), {}
    for thing in things(view):
        spot = thing.target.piece.spot if thing.target.piece else thing.target.names[0]
        titles.setdefault(meaning.owner(view, spot), []).append(meaning.meaning(view, thing))
    assert {0, 1, 2, None} == set(titles)
    for seat, name in ((1, "Mochi"), (2, "Biscuit")):
        assert all(name in one.title + one.text + (one.worth.text if one.worth else "") for one in titles[seat])
    assert not any("Mochi" in one.title for one in titles[0])


@pytest.mark.parametrize(
    "game, spot", [("neko", "deck"), ("minicity", "deck"), ("minicity", "hand1"), ("isle", "card1"), ("meow", "pile")]
)
def test_what_lies_face_down_says_how_many_are_left(game, spot):
    match, rng = Match(Setup(game, seats(3), "left")).begin(), Random("left")
    for _ in range(12):
        match.play(match.rules.sample(match.state, rng))
    view = looked_at(match, match.state)
    one = next(one for one in reversed(view.targets.pieces) if one.piece.spot == spot)
    card = meaning.meaning(view, meaning.found(view, [one], one.box.center))
    assert art(one.piece.face).endswith("-back") and len(view.picture[spot]) > 1
    assert str(len(view.picture[spot])) in re.findall(r"\d+", card.worth.text)
