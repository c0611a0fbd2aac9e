"""All words of the free table: every key that is asked for, every piece and place of every board, in both languages."""

import ast
import re
from functools import cache
from types import MappingProxyType

import pytest
from explaining import looked_at, things
from sitting import seats

from meowgames import paths
from meowgames.play.boards import FREE_TABLE, chairs
from meowgames.play.level import TOYS, read_level
from meowgames.play.match import Match, Setup
from meowgames.play.sheet import read
from meowgames.play.sight import seating, sight
from meowgames.rules import find, playable
from meowgames.rules.free.things import UNSEEN, art, drawn_spots, lattices, stock
from meowgames.rules.free.things import things as known
from meowgames.scenes.free import about, lines
from meowgames.scenes.free.manners import FreeManners
from meowgames.scenes.table import meaning, phrases, tell
from meowgames.scenes.table.targets import Target
from meowgames.scenes.table.view import View
from meowgames.screen.paint import Box
from meowgames.screen.table.board import Board
from meowgames.screen.table.place import Piece
from meowgames.settings import LANGUAGES, Settings
from meowgames.sound import Sound
from meowgames.words import Words, catalogue

BOARDS = (*playable(), TOYS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_BOARD = pytest.mark.parametrize("laid", BOARDS)
KEY = re.compile(r"(free|choose|keys\.free)\.[a-z][a-z.-]*[a-z]")
CALLED = re.compile(r"(chestnut|marmalade|pearl|soot)[1-6]|ant-[a-z]+")  # by a name of their own, without an article
ARTICLE = {"en": re.compile(r"(the|an?) "), "fr": re.compile(r"((le|la|les|une?) |l')")}
SLIP = {  # what nobody would say
    "en": re.compile(r"\ba (?=[aeio]|8)|\ban (?![aeio8LS])"),
    "fr": re.compile(r"\b(le|la|de) (?=[aeiouyàâéèêîôœ])|\bde les?\b|\bà les?\b|l'(?![aeiouhyéêà])"),
}
LONGEST, MOST_SENTENCES = 75, 2


def marked(language):
    """Words whose every text wears a mark, so that what no text says is seen."""
    words = Words(language)
    texts = {key: tuple(f"‹{form}" for form in forms) for key, forms in words.texts.items()}
    words.texts = MappingProxyType(texts)
    return words


@cache
def faces(laid):
    """Every face that can lie on a board: pieces, their other sides, their backs, what is hidden."""
    level, found = read_level(f"free-{laid}"), {UNSEEN: None}
    for face in stock(level):
        thing = known(level)[art(face)]
        found |= dict.fromkeys((face, thing.back, *thing.sides))
    return tuple(found)


def laid_out(board, count=None, **options):
    """A match at a free table."""
    count = count or chairs(FREE_TABLE, board)[0]
    return Match(Setup(FREE_TABLE, seats(count, range(6)), "words", options, laid=board))


# ── keys ──


def literals():
    """Yield every key that stands in the code as it is, with its file."""
    for path in sorted(paths.data("meowgames").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield node.value, path.name


def test_every_key_that_the_code_asks_for_has_a_text():
    asked = dict(literals())
    assert {"free.log.draw", "free.menu.told", "free.say.join", "keys.free.mix", "choose.make", "free.undo.yes"} <= set(
        asked
    )
    for language in LANGUAGES:
        lacking = {key: file for key, file in asked.items() if key not in phrases.KINDS}
        assert {key: file for key, file in lacking.items() if not Words(language).has(key)} == {}


def test_every_line_of_a_menu_has_a_text():
    tree = ast.parse(paths.data("meowgames", "scenes", "free", "lines.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    first = [node.args[0] for node in calls if getattr(node.func, "id", "") in ("plain", "Line")]
    names = {node.value for node in first if isinstance(node, ast.Constant)}
    assert {"draw", "deal", "seat", "more"} <= names and lines.MOST == 8
    for language in LANGUAGES:
        assert [name for name in names if not Words(language).has(f"free.menu.{name}")] == []


def test_options_and_the_sign_of_a_table_have_texts():
    names = set(find(FREE_TABLE).OPTIONS) - {"laid"}  # which is asked as "Laid ready"
    options = [f"free.option.{name}{end}" for name in names for end in ("", ".why")]
    for language in LANGUAGES:
        words = Words(language)
        assert [key for key in (*options, "free.status.part", "free.title") if not words.has(key)] == []


# ── pieces ──


@BOTH
@EVERY_BOARD
def test_every_face_has_a_name(laid, language):
    words, board = marked(language), f"free-{laid}"
    names = {face: tell.face_name(words, board, face) for face in faces(laid)}
    assert len(names) > 100
    assert {face: name for face, name in names.items() if not name.startswith("‹") or "{" in name} == {}


@BOTH
@EVERY_BOARD
def test_every_face_stands_in_a_sentence_with_its_article(laid, language):
    words, board = Words(language), f"free-{laid}"
    for face in faces(laid):
        said = phrases.things(words, board, [face])
        assert ARTICLE[language].match(said) or CALLED.fullmatch(art(face)), (face, said)
        assert "{" not in said and not SLIP[language].search(said), (face, said)


@BOTH
@EVERY_BOARD
def test_several_of_a_sort_are_counted(laid, language):
    words, board = Words(language), f"free-{laid}"
    for face in faces(laid):
        one, five = (phrases.some(words, board, count, [face]) for count in (1, 5))
        assert re.fullmatch(r"1 [^\d{]+", one) and re.fullmatch(r"5 [^\d{]+", five), (face, one, five)
        assert five.split(" ", 1)[1] != one.split(" ", 1)[1] or "koban" in one or "malus" in one, (face, one, five)


def test_pieces_that_are_called_alike_are_counted_and_others_are_named():
    words = Words("en")
    assert phrases.things(words, "free-isle", ["c6-blue", "v5-blue"]) == "2 cats"
    assert phrases.things(words, "free-isle", ["c6-blue", "v5-red", "rare-l"]) == (
        "a blue cat, a red cat and an L-shaped rare treasure"
    )
    assert phrases.some(words, "free-meow", 9, ["fish", "bowl:+3"]) == "9 tokens"
    assert phrases.some(words, "free-meow", 9, ["fish", "green3"]) == "9 pieces"


def test_what_somebody_drew_is_called_by_its_picture(monkeypatch):
    monkeypatch.setattr(phrases, "backs", lambda _board: {"red_dragon-2": "my-dos"})
    words, board = Words("en"), "free-own-forest"
    names = ["red_dragon-2", "my-dos", "hand", "toy-d6-3"]
    said = [phrases.things(words, board, [face]) for face in names]
    assert said == ["“red dragon 2”", "a hidden piece", "“hand”", "a die"]
    assert [tell.face_name(words, board, face) for face in names] == ["red dragon 2", "hidden piece", "hand", "die: 3"]
    assert phrases.some(words, board, 3, ["red_dragon-2"]) == "3 pieces"


@BOTH
def test_the_toys_are_called_the_same_on_every_board(language):
    words = Words(language)
    for face in faces(TOYS):
        names = {tell.face_name(words, f"free-{laid}", face) for laid in BOARDS}
        said = {phrases.things(words, f"free-{laid}", [face]) for laid in BOARDS}
        assert len(names) == len(said) == 1, (face, names, said)


# ── places ──


def test_every_text_about_a_place_is_found_by_a_place():
    found = set()
    for laid in BOARDS:
        match, words = laid_out(laid), Words("en")
        words.texts = MappingProxyType({key: (key,) for key in words.texts})
        level, count = match.level, len(match.seats)
        board = Board(match.setup.board, count)
        for spot in (*drawn_spots(level, count), *(f"{spot}.0,0" for spot in lattices(level, count))):
            for kind in phrases.PLACES.values():
                found |= {phrases.place(words, seating(match), board, kind, spot, seat) for seat in (0, 1)}
    texts = {key for key in catalogue("en") if re.fullmatch(rf"({'|'.join(BOARDS)}|free)\.(place|to|from)\..*", key)}
    assert len(texts) > 60
    assert texts - found == {"free.place.stack"}  # any that has no name


def test_a_place_of_ones_own_is_told_otherwise_than_anothers():
    match = laid_out("isle", 3)
    board, words = Board("free-isle", 3, 1), Words("fr")
    said = [phrases.phrase(words, seating(match), board, ("free.to", "boat1.3,2"), seat, str) for seat in (0, 1)]
    assert said == [" sur le bateau de Mochi", " sur son bateau"]
    assert phrases.phrase(words, seating(match), board, ("free.to", "table.3,2"), 0, str) == ""


def test_what_somebody_wrote_is_no_key():
    match = laid_out("toybox")
    said = phrases.phrase(Words("fr"), seating(match), Board("free-toybox", 2), ("free.said", "free.title {0}"), 0, str)
    assert said == "free.title {0}"


# ── cards that explain ──


def sentences(text):
    return re.split(r"(?<=[.!?]) (?=[A-ZÀ-Ý0-9])", text)


@BOTH
@pytest.mark.parametrize("boxed", [False, True])
@EVERY_BOARD
def test_every_piece_has_a_card_that_is_no_law_of_its_game(laid, boxed, language):
    match = laid_out(laid, laid=not boxed).begin()
    view = looked_at(match, match.state, language)
    clauses = {one.number for chapter in read(FREE_TABLE, language).chapters for one in chapter.clauses}
    here = Box(0, 0, 50, 50)
    lying = [Piece(face, "table.0,0", 0, here) for face in faces(laid)] + [one.piece for one in view.targets.pieces]
    for piece in lying:
        thing = meaning.found(view, [Target((piece.spot,), "", here, "piece", piece=piece)], here.center)
        assert thing and thing.key.startswith("free.explain."), piece
        card = meaning.meaning(view, thing)
        assert card.title and "{" not in card.title + card.text and card.clause in clauses, (piece, card)
        parts = sentences(card.text)
        assert len(parts) <= MOST_SENTENCES and max(map(len, parts)) <= LONGEST, card.text
    assert {thing.key.rpartition(".")[2] for thing in things(view)} - {"panel", "portrait", "name"}


SORTS = {
    "toy-paw3": "card", "toy-paw3@0d": "known", "toy-back": "back", "toy-d6-2": "die", "toy-dial-sky:4": "dial",
    "toy-note-pink": "note", "toy-man-white": "sides", "toy-turn": "cat", "toy-stone-black": "piece",
}  # fmt: skip


@pytest.mark.parametrize("face", SORTS)
def test_a_piece_is_explained_by_what_a_hand_can_do_with_it(face):
    match = laid_out("toybox").begin()
    view = looked_at(match, match.state)

    def of(spot):
        return about.names(view, Target((), "", Box(0, 0, 1, 1), "piece", piece=Piece(face, spot, 0, Box(0, 0, 1, 1))))

    assert of("table.3,3") == [SORTS[face]] and of("bag") == ["bag"] and of("hand0") == ["mine"]
    assert of("hand1") == [SORTS[face]] and of("print:deck") == ["print"]


def known_by(match, spot, viewer):
    def sights(_ply, eye):
        return sight(match, match.at, eye)

    view = View(seating(match), sights, FreeManners(), Words("en"), Settings(pace=0.0), Sound(), viewer)
    view.sit(viewer, 0)
    return about.seen(view, next(one for one in view.pieces() if one.spot == spot))


def test_a_card_says_who_has_seen_what_is_hidden():
    match = laid_out("toybox", 3).begin()
    for act in ("deck hand0", "deck table.60,0", "deck table.60,40"):
        match.play(tuple(act.split()))
    for viewer in range(3):
        assert known_by(match, "table.60,0", viewer) == "Nobody has seen its face"
        assert known_by(match, "hand0", viewer) == ""  # its owner has, as everybody knows
    for act in ("table.60,0 peek", "hand0 show:1", "table.60,40 flip", "table.60,40 flip"):
        match.play(tuple(act.split()))
    for viewer in range(3):
        assert known_by(match, "table.60,0", viewer) == "Face seen by Léa"
        assert known_by(match, "hand0", viewer) == "Face seen by Léa and Mochi"
        assert known_by(match, "table.60,40", viewer) == "Everybody has seen its face"
