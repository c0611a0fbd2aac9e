"""How the history of a free table reads, in both languages: for the one who acted and for those who looked on."""

import re
from random import Random

import pytest
from sitting import NAMES, seats

from meowgames.play.boards import FREE_TABLE, boards, chairs
from meowgames.play.match import Match, Setup
from meowgames.play.sight import seating, sight
from meowgames.rules import OVER
from meowgames.scenes.table import tell
from meowgames.screen.table.board import Board
from meowgames.settings import LANGUAGES
from meowgames.words import Words

RAW = re.compile(r"[{}@_~]|\bfree\.|\.log\.|\btoy-|-back\b|[^\W\d]\d|  |^\W|\W[:,]$|\b(le|de) les?\b|\bde l[ae] la\b")
ROWS = (
    "deck: toy-paw1@0d toy-paw2@0d toy-paw3@0d toy-paw4@0d toy-paw5@0d toy-paw6@0d", "played: toy-bell5 toy-bell12",
    "hand0: toy-fish1 toy-fish2 toy-fish13", "hand1: toy-yarn1", "table.0,0: toy-d6-1", "table.5,0: toy-d20:20",
    "table.9,0: toy-dial-sky:4", "table.-9,0: toy-note-pink", "table.-5,0: toy-man-white", "turn0: toy-turn",
    "bag: toy-stone-white toy-stone-white", "table.30,0: toy-domino-2-5@0d",
)  # fmt: skip


def told(match, eye, language):
    sights = [sight(match, ply, eye) for ply in range(match.at + 1)]
    board = Board(match.setup.board, len(match.seats), max(0, eye))
    return [line.text for line in tell.story(seating(match), 0, sights, Words(language), board)]


def laid(board, *rows, count=3, **options):
    words = [part for row in rows for part in (f"{row.partition(': ')[0]}=", *row.partition(": ")[2].split())]
    luck = [("lay", f"n={sum(not word.endswith('=') for word in words)}", *words)] if rows else []
    return Match(Setup(FREE_TABLE, seats(count, range(6)), "log", options, laid=board), luck).begin()


SAID = {
    "deck hand0": (
        "Léa draws the 6 of paws", "Léa draws 1 card",
        "Léa pioche le 6 de pattes", "Léa pioche 1 carte",
    ),
    "deck~4+ hand0": (
        "Léa draws the 5 of paws and the 6 of paws", "Léa draws 2 cards",
        "Léa pioche le 5 de pattes et le 6 de pattes", "Léa pioche 2 cartes",
    ),
    "played hand0": (
        "Léa takes the queen of bells from the discard pile", "",
        "Léa prend la dame de grelots de la défausse", "",
    ),
    "hand1 hand0": (
        "Léa takes the ace of yarn from Mochi's hand", "Léa takes 1 card from Mochi's hand",
        "Léa prend l'as de pelotes de la main de Mochi", "Léa prend 1 carte de la main de Mochi",
    ),
    "hand0 @0d table.3,3": (
        "Léa lays the king of fish", "Léa lays a face-down card",
        "Léa pose le roi de poissons", "Léa pose une carte face cachée",
    ),
    "hand0 played": (
        "Léa lays the king of fish onto the discard pile", "",
        "Léa pose le roi de poissons sur la défausse", "",
    ),
    "hand0 deck~0": (
        "Léa lays the king of fish under the deck", "Léa lays a face-down card under the deck",
        "Léa pose le roi de poissons sous la pioche", "Léa pose une carte face cachée sous la pioche",
    ),
    "hand0~0+ hand1": ("Léa gives their hand to Mochi", "", "Léa donne sa main à Mochi", ""),
    "deck~0+ mix": ("Léa shuffles the deck", "", "Léa mélange la pioche", ""),
    "deck~0+ deal:2": ("Léa deals 2 cards to each", "", "Léa distribue 2 cartes à chacun", ""),
    "deck~0+ peek": ("Léa looks through the deck", "", "Léa parcourt la pioche", ""),
    "hand1 peek": (
        "Léa looks at the ace of yarn from Mochi's hand", "Léa looks at 1 card from Mochi's hand",
        "Léa regarde l'as de pelotes de la main de Mochi", "Léa regarde 1 carte de la main de Mochi",
    ),
    "hand0 show:2": (
        "Léa shows the king of fish to Biscuit", "Léa shows a face-down card to Biscuit",
        "Léa montre le roi de poissons à Biscuit", "Léa montre une carte face cachée à Biscuit",
    ),
    "hand0~0+ show:all": ("Léa shows their hand to all", "", "Léa montre sa main à tous", ""),
    "table.0,0 table.5,0 roll": ("Léa rolls 1 and 2, 3 in all", "", "Léa lance\xa0: 1 et 2, soit 3", ""),
    "table.5,0 side:toy-d20:7": ("Léa sets a die to 7", "", "Léa met un dé sur 7", ""),
    "table.-5,0 side:toy-crowned-white": (
        "Léa turns a white draughtsman into a crowned white draughtsman", "",
        "Léa remplace un pion de dames blanc par un pion de dames blanc couronné", "",
    ),
    "table.9,0 count:-6": ("Léa sets the blue dial from 4 to −2", "", "Léa règle le cadran bleu de 4 à −2", ""),
    "table.-9,0 write:L%C3%A9a%207": ("Léa writes “Léa 7”", "", "Léa écrit «\xa0Léa 7\xa0»", ""),
    "table.30,0 flip": ("Léa turns over the domino 2–5", "", "Léa retourne le domino 2–5", ""),
    "played flip": (
        "Léa turns the queen of bells face down", "", "Léa met la dame de grelots face cachée", "",
    ),
    "table.-5,0 bag": (
        "Léa moves a white draughtsman into the bag", "", "Léa déplace un pion de dames blanc dans le sac", "",
    ),
    "bag hand0": (
        "Léa draws a white stone from the bag", "Léa draws 1 piece from the bag",
        "Léa pioche une pierre blanche du sac", "Léa pioche 1 pièce du sac",
    ),
    "turn0 turn1": (
        "Léa moves the turn cat in front of Mochi", "", "Léa déplace le chat du tour devant Mochi", "",
    ),
    "table.-5,0 box": (
        "Léa puts a white draughtsman back in the box", "", "Léa range un pion de dames blanc dans la boîte", "",
    ),
    "box:toy-coin-5~3+ table.40,0": (
        "Léa takes 9 coins out of the box", "", "Léa sort 9 pièces de monnaie de la boîte", "",
    ),
    "box:toy-go-board table.40,0": (
        "Léa takes the go board out of the box", "", "Léa sort le plateau de go de la boîte", "",
    ),
    "seat:1": ("Léa passes the table to Mochi", "", "Léa passe la table à Mochi", ""),
}  # fmt: skip


@pytest.mark.parametrize("act", SAID)
def test_an_act_reads_well_for_who_did_it_and_who_looked_on(act):
    match = laid("toybox", *ROWS)
    match.play(tuple(act.split()))
    for language, (mine, other) in zip(LANGUAGES, (SAID[act][:2], SAID[act][2:]), strict=True):
        assert told(match, 0, language)[1:] == [mine]
        assert told(match, OVER, language)[1:] == [other or mine]


def test_every_table_begins_with_being_laid():
    assert told(laid("toybox"), 0, "en") == ["The table is laid"]
    assert told(laid("toybox"), OVER, "fr") == ["La table est mise"]


@pytest.mark.parametrize("board", boards())
def test_every_line_of_any_act_is_a_sentence(board):
    match, rng = laid(board, count=chairs(FREE_TABLE, board)[-1]), Random(board)
    while match.at < 130:
        match.play(match.rules.sample(match.state, rng))
    for eye in (0, OVER):
        logs = {language: told(match, eye, language) for language in LANGUAGES}
        assert len({len(lines) for lines in logs.values()}) == 1 and len(logs["en"]) > 70
        for language, lines in logs.items():
            for line in lines[1:]:
                name = next((name for name in NAMES if line.startswith(f"{name} ")), None)
                said = re.sub(r"[“«].*?[”»]", "it", line)  # names and notes, which may say anything
                assert name and not RAW.search(said), (language, line)
