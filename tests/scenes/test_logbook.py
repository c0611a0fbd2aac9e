"""A log that was cut and told on says what one says that is written anew, whoever reads it."""

from random import Random

import pytest
from sitting import seats

from meowgames.play.match import Match, Setup
from meowgames.play.sight import seating, sight
from meowgames.rules import OVER, find, playable
from meowgames.scenes.table.logbook import Logbook, Voice
from meowgames.screen.table.board import Board
from meowgames.words import Words

WALKS = 30  # undos, redos and moves of one match
HINT = ("log.hint", "Léa")


def books(match, words):
    """Return a logbook for every eye."""
    board, seated = Board(match.setup.game, len(match.seats), 0), seating(match)
    eyes = (*range(len(match.seats)), OVER)

    def records(ply, eye):
        return sight(match, ply, eye)

    return [Logbook(records, lambda eye=eye: Voice(seated, eye, words, board)) for eye in eyes]


def written_anew(book):
    """Return what the log says if it is told from its first ply."""
    return book.between(0, book.plies)


def walk(match, rng):
    """Play on, undo or redo; return the plies that are reached one by one, or the one that is jumped to."""
    if rng.random() < 0.5 and not match.over:
        before = match.at
        for _ in range(rng.randint(1, 6)):
            if not match.over:
                match.play(match.rules.sample(match.state, rng))
        return range(before + 1, match.at + 1)
    wanted = match.at + rng.choice((-1, -1, 1)) * rng.choice((1, 1, 2, 5, 40))
    match.jump(min(match.decisions(), key=lambda ply: abs(ply - wanted)))
    return None


@pytest.mark.parametrize("game", playable())
def test_a_log_cut_and_told_on_equals_one_written_anew(game):
    rng, few = Random(game), find(game).SEATS[0]
    match = Match(Setup(game, seats(few, range(few)), game)).begin()
    for _ in range(12):
        match.play(match.rules.sample(match.state, rng))
    every = books(match, Words("en"))
    for book in every:
        book.write(match.at)
    cut = 0
    for _ in range(WALKS):
        steps, hinted = walk(match, rng), rng.random() < 0.4
        for book in every:
            told = book.plies
            for ply in steps or (match.at,):
                book.turn_to(ply, 1 if rng.random() < 0.3 else None)  # a move is told briefly while it is on its way
                if steps is None:
                    book.forget(ply)
                book.turn_to(ply)
            if hinted:
                book.remark(match.at - 1, 0, HINT)
            assert book.lines == written_anew(book), (match.at, told)
            cut += match.at < told
    assert cut > len(every)


def test_a_log_in_another_voice_is_written_anew():
    match = Match(Setup("meow", seats(2), "voice")).begin()
    said = [Words("en")]
    board, seated = Board("meow", 2, 0), seating(match)
    book = Logbook(lambda ply, eye: sight(match, ply, eye), lambda: Voice(seated, 0, said[-1], board))
    for _ in range(6):
        match.play(match.rules.moves(match.state)[0])
    book.turn_to(match.at)
    english = list(book.lines)
    said.append(Words("fr"))
    match.jump(match.at - 1)
    book.turn_to(match.at)
    assert book.lines == written_anew(book) and english[0].text != book.lines[0].text


def test_an_undo_asks_only_for_the_sights_of_its_act():
    match, asked = Match(Setup("minicity", seats(2), "few")).begin(), []
    rng = Random("few")
    for _ in range(60):
        match.play(match.rules.sample(match.state, rng))
    board, seated, words = Board("minicity", 2, 0), seating(match), Words("en")

    def records(ply, eye):
        asked.append(ply)
        return sight(match, ply, eye)

    book = Logbook(records, lambda: Voice(seated, 0, words, board))
    book.write(match.at)
    asked.clear()
    for ply in (match.at - 1, match.at, match.at - 7, match.at):
        book.turn_to(ply)
    assert asked and min(asked) > match.at / 2
