"""Meow tables with chosen tokens and cards, for tests."""

import re
from itertools import chain
from random import Random

from meowgames.rules import CHANCE, OVER, Picture, find, meow

CARDS = [f"{suit}{value}" for suit in ("green", "blue", "pink") for value in range(1, 19)]
ROW = ("bowl:+6", "bone:-5", "fish", "vase", "bowl:+1", "bowl:+5", "bone:-10", "fish", "vase")
STAGES = set("2.4 2.5 3.4 3.5 3.6 6.1".split())  # it has none: the clauses that matter
# Perft: seats, plies made before, the number of move sequences of each length below, options.
POSITIONS = [
    (2, 0, (9, 27, 216, 576, 4032, 9558, 57348)),
    (2, 12, (3, 8, 16, 24, 24, 24, 216, 648, 5184, 13824)),
    (2, 49, (2, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6)),
    (3, 22, (2, 4, 4, 4, 4, 36, 96, 296, 2368, 6040, 15584)),
    (4, 0, (9, 27, 86, 258, 2064, 5596, 16562)),
    (4, 29, (2, 2, 4, 4, 4, 4, 4, 36, 104, 312, 1032)),
    (4, 66, (2, 2, 2, 2, 2, 2, 18, 54, 180, 516, 4128)),
    (5, 9, (3, 21, 45, 87, 438, 1218, 7308, 15468)),
    (6, 0, (9, 23, 67, 166, 490, 1100, 8800, 24988)),
    (6, 46, (2, 4, 4, 4, 4, 4, 4, 4, 36, 116, 296)),
    (2, 30, (3, 9, 18, 36, 36, 36, 324, 756, 6048, 15552), (("expert", True),)),
    (4, 5, (2, 8, 24, 168, 388, 992, 2400, 14400), (("expert", True),)),
]


def pieces(picture: Picture) -> list[tuple]:
    """Every token, laid out or hidden; every card at most once in hands and trick."""
    tokens, cards = [], []
    for spot, faces in picture.items():
        if re.match(r"(row|won|pile)\d*$", spot):
            tokens += [face for face in faces if not face.startswith("seat")]
        elif re.match(r"(hand|trick)\d*$", spot):
            cards += faces
    return [("tokens", len(tokens)), ("doubled", len(cards) - len(set(cards)))]


def truth(state) -> dict[str, str]:
    """The true answer to what a picture leaves open: who leads the next card."""
    return {"lead": f"seat{state.round.lead}"}


def suit(card: str) -> str:
    """The colour of a card."""
    return card.rstrip("0123456789")


def laid_out(seats: int, row: tuple = ROW, **options) -> tuple:
    """A table on which the first row lies and no card is dealt."""
    return meow.play(meow.start(None, seats, **options), ("tokens", *row))


def dealt(*hands: str, row: tuple = ROW, **options) -> tuple:
    """A table with these hands, written as words; each is filled up to nine with colours named after a +."""
    wishes = [hand.partition("+") for hand in hands]
    held = [cards.split() for cards, _, _ in wishes]
    taken = set(chain(*held))
    for cards, (_, _, more) in sorted(zip(held, wishes), key=lambda pair: not pair[1][2]):
        colours = more.split() or ["green", "blue", "pink"]
        spare = [card for card in CARDS if card not in taken and suit(card) in colours]
        fresh = spare[: 9 - len(cards)]
        taken.update(fresh)
        cards += fresh
    return meow.play(laid_out(len(hands), row, **options), ("deal", *chain(*held)))


def follow(state, *cards: str):
    """Play these cards one after another, each legal when its turn comes."""
    for card in cards:
        assert (card,) in meow.moves(state), f"{card} is not legal"
        state = meow.play(state, (card,))
    return state


def trick(*cards: str, **options):
    """The table after these cards, one per seat from seat 0, were the first trick."""
    led = suit(cards[0])
    others = " ".join(colour for colour in ("green", "blue", "pink") if colour != led)
    hands = [card if suit(card) == led else f"{card} + {others}" for card in cards]
    return follow(dealt(*hands, **options), *cards)


def winner(*cards: str, **options) -> int:
    """The seat that wins this first trick."""
    return meow.turn(trick(*cards, **options))


def won(*piles: tuple, **options):
    """A table at which the seats have won these tokens."""
    state = meow.start(None, len(piles), **options)
    return state._replace(round=state.round._replace(won=tuple(tuple(pile) for pile in piles)))


def walk(seats: int, seed: int, **options):
    """Every state of a random game with the move made in it, the last one with None."""
    rng = Random(seed)
    state = meow.start(None, seats, **options)
    while meow.turn(state) != OVER:
        move = meow.chance(state, rng) if meow.turn(state) == CHANCE else find("meow").sample(state, rng)
        yield state, move
        state = meow.play(state, move)
    yield state, None


def words(state) -> set[str]:
    """The cards the seat to act may play."""
    return {move[0] for move in meow.moves(state)}


def held(state, seat: int) -> set[str]:
    """The cards a seat holds."""
    return set(meow.look(state, seat).get(f"hand{seat}", ()))


def rounds(seats: int, seed: int, **options) -> list:
    """The states of a random game in which a round ends or the game does."""
    found = [state for state, _ in walk(seats, seed, **options)]
    return [state for before, state in zip(found, found[1:]) if meow.turn(before) >= 0 > meow.turn(state)]
