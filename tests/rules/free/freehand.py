"""Free tables for tests: what is named lies there, all else is in the box; then hands do things."""

from random import Random

from meowgames.play.level import read_level
from meowgames.rules import CHANCE, find
from meowgames.rules.free.state import Piece

rules = find("free")
FACE_DOWN = ("deck", "box:")  # where pieces lie face down if nothing else is said


def start(board: str = "toybox", seats: int = 3, **options):
    """An empty table."""
    return rules.start(read_level(f"free-{board}"), seats, **options)


def laid(board: str = "toybox", seats: int = 3, dice: object = 0, **options):
    """A table as it is laid."""
    state = start(board, seats, **options)
    return rules.play(state, rules.chance(state, Random(dice)))


def put(*rows: str, board: str = "toybox", seats: int = 3, actor: int = 0, **options):
    """A table on which these rows lie, each a place and its pieces, the lowest first: "deck: toy-paw1 toy-paw2"."""
    words, count = [], 0
    for row in rows:
        spot, _, named = row.partition(": ")
        down = "@0d" if spot.startswith(FACE_DOWN) else ""
        faces = [face if "@" in face or not down else _with(face, down) for face in named.split()]
        words += [f"{spot}=", *faces]
        count += len(faces)
    state = rules.play(start(board, seats, **options), ("lay", f"n={count}", *words))
    return state._replace(actor=actor)


def _with(face: str, down: str) -> str:
    """A face with how it lies, before what is written on it and who knows it."""
    name, tilde, known = face.partition("~")
    art, colon, text = name.partition(":")
    return art + down + colon + text + tilde + known


def do(state, *acts: str, dice: object = 0):
    """The table after these acts, each accepted; what chance owes it draws at once."""
    for act in acts:
        move = tuple(act.split())
        assert rules.why_not(state, move) is None, f"{act}: {rules.why_not(state, move)}"
        state = rules.play(state, move)
        while rules.turn(state) == CHANCE:
            state = rules.play(state, rules.chance(state, Random(f"{dice}/{state.acts}")))
    return state


def no(state, act: str) -> str | None:
    """The clause that forbids an act, None if it can be done."""
    move = tuple(act.split())
    assert rules.accepts(state, move) == (rules.why_not(state, move) is None)
    return rules.why_not(state, move)


def lies(state, spot: str) -> tuple[Piece, ...]:
    """What lies on a place."""
    return dict(state.places).get(spot, ())


def faces(state, spot: str) -> str:
    """The true faces on a place, the lowest first."""
    return " ".join(piece.face for piece in lies(state, spot))


def seen(state, spot: str, seat: int) -> str:
    """What a seat sees on a place."""
    return " ".join(rules.look(state, seat).get(spot, ()))


def knows(state, spot: str) -> list[set[int]]:
    """Which seats know each piece of a place."""
    return [{seat for seat in range(state.table.seats) if piece.known >> seat & 1} for piece in lies(state, spot)]


def walk(state, count: int, dice: object):
    """Every table of so many random acts with the move made on it."""
    rng = Random(dice)
    for _ in range(count):
        move = rules.chance(state, rng) if rules.turn(state) == CHANCE else rules.sample(state, rng)
        yield state, move
        state = rules.play(state, move)
