"""Who sits at a table, and matches begun, finished or put on disk."""

from random import Random

from looking import Still, make_stage

from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Match, Seat, Setup

SMALL = (640, 360)
NAMES = ("Léa", "Mochi", "Biscuit", "Sardine", "Figue", "Plume")
CATS = ("clementine", "mochi", "biscuit", "sardine", "figue", "plume")


def seats(count, people=(0,), bot="kitten"):
    return tuple(Seat(NAMES[s], CATS[s], PERSON if s in people else bot) for s in range(count))


def finished(count=3, seed="A", people=(0,)):
    match = Match(Setup("meow", seats(count, people), seed)).begin()
    while not match.over:
        match.play(match.rules.moves(match.state)[0])
    return match


def begun(count=3, moves=7, seed="A", people=(0,)):
    match = Match(Setup("meow", seats(count, people), seed)).begin()
    for _ in range(moves):
        match.play(match.rules.moves(match.state)[0])
    return match


def lying(table):
    """Return what ought to lie on a table for whoever looks at it."""
    match = table.play.match
    return match.rules.look(match.state, table.view.eye)


def keep(match):
    """Put a match on disk; return its file."""
    journal = Journal.create(match, paths.saves())
    journal.close()
    return journal.path


def still_table(game, mine=True, least=12, when=lambda state: True, players=2):
    """Return a table of two or more after some moves, nobody thinking: the person is to act, or a bot is."""
    match, rng = Match(Setup(game, seats(players), "still")).begin(), Random("still")
    while len(match.moves) < least or (match.turn == 0) != mine or not when(match.state):
        match.play(match.rules.sample(match.state, rng))
        if match.over:  # of a short game the second half will do
            assert least > match.at // 2
            return still_table(game, mine, match.at // 2, when, players)
    return seated(match, Still())


def seated(match, mind, **settings):
    """Return the table of a match on a stage of its own, with that mind."""
    stage = make_stage(**settings)
    stage.mind = mind
    table = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    stage.push(table)
    stage.settle()
    spin(table)
    return table


def spin(table, frames=3):
    """Let a table without a window come to rest."""
    for _ in range(frames):
        table.stage.update(0.5)
        table.stage.draw()
