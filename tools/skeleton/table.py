"""Pebble tables for tests, and what the tests of all games ask of it."""

from collections import Counter

from meowgames.play.level import read_level
from meowgames.rules import Picture, find

RULES = find("pebble")
# Perft: seats, plies made before, the number of move sequences of each length below.
POSITIONS = [
    (2, 0, (3, 9, 24, 54)),
    (4, 0, (3, 9, 27, 81, 240)),
]


def pieces(picture: Picture) -> Counter:
    """The stones, wherever they are."""
    return Counter(face for faces in picture.values() for face in faces if face.startswith("stone"))


def table(seats: int, *stones: str):
    """The state after these stones were taken."""
    state = RULES.start(read_level("pebble"), seats)
    for stone in stones:
        state = RULES.play(state, (stone,))
    return state
