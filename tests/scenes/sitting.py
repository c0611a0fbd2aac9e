"""Who sits at a table, and matches begun, finished or put on disk."""

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


def keep(match):
    """Put a match on disk; return its file."""
    journal = Journal.create(match, paths.saves())
    journal.close()
    return journal.path
