"""A game of a dozen moves with hidden hands, a box to open and a die: the common parts are tried with it."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

from meowgames import rules
from meowgames.play import match as play_match
from meowgames.play.cats import AVATARS, COLOURS
from meowgames.play.index import Index
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import CHANCE, OVER, Level

SEATS = range(2, 4)
OPTIONS = {"rounds": (2, 4), "wild": (False, True)}
CARDS = tuple(f"c{n}" for n in range(1, 10))
LEVEL = Level("tiny", {"box": {"kind": "box"}, "die": {"kind": "die"}}, (), {"size": 3})
STARTED = datetime(2026, 3, 5, 14, 30, 9, tzinfo=UTC)
BACKS = {card: "back" for card in CARDS}


class Table(NamedTuple):
    """All there is to know."""

    hands: tuple = ()
    box: str = ""
    open: bool = False
    laid: tuple = ()
    points: tuple = ()
    at: int = 0
    left: int = 0
    rolling: bool = False
    die: str = ""


def start(level: Level, seats: int, rounds: int = 2, wild: bool = False) -> Table:
    return Table(laid=((),) * seats, points=(int(wild),) * seats, left=rounds * seats)


def turn(state: Table) -> int:
    if not state.hands or state.rolling:
        return CHANCE
    return state.at if state.left else OVER


def moves(state: Table) -> list:
    if turn(state) < 0:
        return []
    found = [("lay", card) for card in state.hands[state.at]]
    return found + ([] if state.open else [("peek",)]) + [("stop",), ("roll",)]


def chance(state: Table, rng: Random) -> tuple:
    if state.rolling:
        return ("die", f"d{rng.randint(1, 6)}")
    return ("deal", *rng.sample(CARDS, 2 * len(state.points) + 1))


def play(state: Table, move: tuple) -> Table:
    seat = state.at
    if turn(state) == CHANCE:
        return _drawn(state, move)
    if move[0] == "lay":
        rest = tuple(card for card in state.hands[seat] if card != move[1])
        return state._replace(
            hands=_put(state.hands, seat, rest),
            laid=_put(state.laid, seat, state.laid[seat] + (move[1],)),
            points=_put(state.points, seat, state.points[seat] + int(move[1][1:])),
        )
    if move[0] == "peek":
        return state._replace(open=True)
    if move[0] == "roll":
        return state._replace(rolling=True)
    return _passed(state)


def _drawn(state: Table, move: tuple) -> Table:
    if state.rolling:
        if len(move) != 2 or move[0] != "die" or move[1] not in [f"d{n}" for n in range(1, 7)]:
            raise ValueError(move)
        got = _put(state.points, state.at, state.points[state.at] + int(move[1][1:]))
        return _passed(state._replace(rolling=False, die=move[1], points=got))
    seats, cards = len(state.points), move[1:]
    if move[0] != "deal" or len(set(cards)) != 2 * seats + 1 or not set(cards) <= set(CARDS):
        raise ValueError(move)
    return state._replace(hands=tuple(cards[2 * s : 2 * s + 2] for s in range(seats)), box=cards[-1])


def _passed(state: Table) -> Table:
    return state._replace(at=(state.at + 1) % len(state.points), left=state.left - 1)


def _put(row: tuple, seat: int, value: object) -> tuple:
    return row[:seat] + (value,) + row[seat + 1 :]


def score(state: Table) -> tuple:
    return state.points


def rank(state: Table) -> tuple:
    return tuple(1 + sum(other > mine for other in state.points) for mine in state.points)


def told(state: Table, move: tuple, seat: int) -> tuple:
    return move[:1] if move[0] == "deal" and seat != CHANCE else move


def status(state: Table) -> tuple:
    return ("tiny.left", state.left)


def look(state: Table, seat: int) -> dict:
    picture = {"die": (state.die,) if state.die else ()}
    picture["box"] = ((state.box if state.open or seat == CHANCE else "back"),) if state.box else ()
    for other, hand in enumerate(state.hands):
        picture[f"hand{other}"] = hand if seat in (other, CHANCE) else ("back",) * len(hand)
    for other, points in enumerate(state.points):
        picture[f"laid{other}"] = state.laid[other]
        picture[f"score{other}"] = (f"score:{points}",)
    return {spot: faces for spot, faces in picture.items() if faces}


def put_on_shelf(monkeypatch=None) -> None:
    """Let the house find this game as `tiny`, for one test or, in a process of its own, for good."""
    here = sys.modules[__name__]
    level, backs, palette = play_match.read_level, play_match.backs, play_match.palette
    changes = [
        (play_match, "read_level", lambda name: LEVEL if name == "tiny" else level(name)),
        (play_match, "palette", lambda name: tuple(COLOURS) if name == "tiny" else palette(name)),
        (play_match, "backs", lambda name: BACKS if name == "tiny" else backs(name)),
    ]
    for owner, name, value in changes:
        (monkeypatch.setattr if monkeypatch else setattr)(owner, name, value)
    if monkeypatch:
        monkeypatch.setitem(sys.modules, "meowgames.rules.tiny", here)
        monkeypatch.setitem(rules.SHELF, "tiny", True)
        monkeypatch.setitem(rules.SHELF, "shut", False)
    else:
        sys.modules["meowgames.rules.tiny"] = here
        rules.SHELF["tiny"] = True


def new(seed: str = "7", players: tuple = ("person", "person"), **options) -> Match:
    """Return a match of which only chance's first move is made."""
    seats = tuple(Seat(f"Zoé {n}", AVATARS[n], player) for n, player in enumerate(players))
    return Match(Setup("tiny", seats, seed, options)).begin()


def random_game(seed: str = "7", players: tuple = ("person", "person"), **options) -> Match:
    """Return a finished match of random moves."""
    match, rng = new(seed, players, **options), Random(seed)
    while not match.over:
        match.play(match.rules.sample(match.state, rng))
    return match


def same(one: Match, two: Match) -> bool:
    """Tell whether two matches are one and the same, down to what could be redone."""
    return (one.setup, one.seats, one.moves, one.states, one.at) == (
        two.setup,
        two.seats,
        two.moves,
        two.states,
        two.at,
    )


def prefix(match: Match, whole: Match) -> bool:
    """Tell whether a match is the beginning of another."""
    return match.setup == whole.setup and match.moves == whole.moves[: len(match.moves)]


def saved(match: Match, folder: Path) -> Path:
    """Write a match and let go of its file."""
    journal = Journal.create(match, folder, STARTED)
    assert journal.trouble is None
    journal.close()
    return journal.path


def listed(folder: Path) -> list:
    """Return what a list shows of a folder."""
    return Index(folder).whole()


def newest(folder: Path):
    """Return the match of a folder that waits to be gone on with."""
    index = Index(folder)
    index.whole()
    return index.newest()


def texts(path: Path) -> list[str]:
    """Return the lines of a save without their seals."""
    return [line.rpartition(" #")[0] for line in path.read_text("utf-8").splitlines()]
