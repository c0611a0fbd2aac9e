"""Matches in which nothing happens: nobody takes a field, unloads a block or builds, until the game ends for that."""

from sitting import seats

from meowgames.play.match import Match, Setup

CALM = ("end", "stay", "done", "pass", "feed", "skip", "look", "fill")  # words of moves that bring nothing about
PLAIN = ("tile-food", "tile-gold")  # of tiles that bring neither field nor stick


def calm(match):
    """Return a move that brings nothing about."""
    moves = match.rules.moves(match.state)
    calm = [move for move in moves if {move[0], move[-1]} & {*CALM, *PLAIN}]
    return (calm or moves)[0]


def quiet(game, until=lambda match: match.over, people=(0,)):
    """Return a match of two in which nothing happens, as soon as it has come so far."""
    match = Match(Setup(game, seats(2, people), "quiet")).begin()
    while not until(match):
        match.play(calm(match))
    return match
