"""Meow: guesses that give nothing away, cards worth trying, and a slow engine that must agree."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from meow_table import CARDS, dealt, follow, suit, walk

from meowgames.rules import CHANCE, OVER, meow
from meowgames.rules.meow.cards import BIT, names

TABLES = [(seats, expert) for seats in meow.SEATS for expert in (False, True)]


@pytest.mark.clause("meow", "9.9", "2.6")
@pytest.mark.parametrize("seats, expert", TABLES)
def test_a_guess_cannot_be_told_from_the_truth_by_its_seat(seats, expert):
    for ply, (state, _) in enumerate(walk(seats, 1, expert=expert)):
        if ply % 3 or meow.turn(state) < 0:
            continue
        for seat in (*range(seats), OVER):
            guess = meow.guess(state, seat, Random(ply))
            assert meow.look(guess, seat) == meow.look(state, seat)
            assert meow.guess(guess, seat, Random(1)) == meow.guess(state, seat, Random(1))
            if seat == meow.turn(state):
                assert meow.moves(guess) == meow.moves(state)


@pytest.mark.clause("meow", "9.9", "7.4")
@pytest.mark.parametrize("seats, expert", TABLES)
def test_a_guess_deals_what_is_hidden_and_respects_what_was_shown(seats, expert):
    lacking = {}
    for state, move in walk(seats, 2, expert=expert):
        seat = meow.turn(state)
        if seat < 0:
            lacking = {other: set() for other in range(seats)}
            continue
        for viewer in (seat, OVER):
            guess = meow.guess(state, viewer, Random(len(state.trick)))
            hands = [names(hand) for hand in guess.hands]
            assert not any(suit(card) in lacking[other] for other in range(seats) for card in hands[other])
            dealt_out = [BIT[card] for hand in hands for card in hand]
            assert len(set(dealt_out)) == len(dealt_out) and not sum(dealt_out) & ~state.round.table.cards
            assert not sum(dealt_out) & (state.round.played | sum(state.trick))
        led = suit(names(state.trick[0])[0]) if state.trick else suit(move[0])
        if suit(move[0]) != led:
            lacking[seat].add(led)


def test_chance_sees_the_truth_and_others_do_not():
    state = dealt("blue8", "pink1", "pink2")
    assert meow.guess(state, CHANCE, Random(1)) == state
    guesses = {meow.guess(state, 0, Random(seed)).hands[1] for seed in range(20)}
    assert len(guesses) == 20


COLOURS = ("green", "blue", "pink")
MASK = {colour: sum(BIT[card] for card in CARDS if suit(card) == colour) for colour in COLOURS}


def late(cards: list[str], hands: list[tuple[int, str]], truth: tuple):
    """Late in a round: seat 0 holds one card, the others hold these and are known to lack colours."""
    state = dealt(*[""] * (len(hands) + 1))
    lacks = (0, *(sum(MASK[colour] for colour in lack.split()) for _, lack in hands))
    held = (BIT["pink18"], *(sum(BIT[card] for card in hand) for hand in truth))
    played = sum(BIT[card] for card in CARDS if card not in (*cards, "pink18"))
    return state._replace(turn=0, hands=held, lacks=lacks, round=state.round._replace(played=played))


def every_deal(cards: list[str], hands: list[tuple[int, str]]) -> list[tuple]:
    """Every way to give these seats so many of these cards."""
    if not hands:
        return [()]
    (count, lack), *rest = hands
    fits = [card for card in cards if suit(card) not in lack.split()]
    return [
        (frozenset(mine), *others)
        for mine in combinations(fits, count)
        for others in every_deal([card for card in cards if card not in mine], rest)
    ]


@pytest.mark.parametrize(
    "cards, hands",
    [
        ("green1 green2 blue1 blue2 pink1", [(2, ""), (2, "")]),
        ("green1 green2 green3 blue1 blue2 pink1", [(2, "blue"), (2, "")]),
        ("green1 green2 green3 blue1 blue2 pink1 pink2", [(2, "blue"), (2, "pink")]),
        ("green1 green2 green3 blue1 blue2 pink1", [(1, "blue pink"), (2, "pink"), (2, "blue")]),
        ("green1 green2 blue1 blue2 pink1 pink2", [(2, "green"), (2, "blue"), (2, "pink")]),
        ("green1 green2 blue1 blue2 pink1 pink2", [(1, "green"), (1, "green"), (2, "blue")]),
        ("green1 blue1 blue2 pink1 pink2", [(1, "green"), (1, "blue"), (1, "pink"), (1, "")]),
    ],
)
def test_every_deal_that_fits_is_equally_likely(cards, hands):
    possible = every_deal(cards.split(), hands)
    state = late(cards.split(), hands, possible[0])
    rng, rounds = Random(7), 60 * len(possible)
    seen = Counter(tuple(frozenset(names(hand)) for hand in meow.guess(state, 0, rng).hands[1:]) for _ in range(rounds))
    assert set(seen) == set(possible)
    assert min(seen.values()) > 25 and max(seen.values()) < 105
    spread = sum((count - 60) ** 2 / 60 for count in seen.values()) / len(possible)
    assert 0.6 < spread < 1.5


def test_neighbours_in_hand_are_tried_once():
    hand = "green1 green2 green3 green4 blue7 blue8 blue10 pink17 pink18"
    state = dealt(hand, "blue9 + blue", "pink1 + pink")
    assert meow.likely(state) == [(c,) for c in "green1 green2 blue7 blue10 pink17 pink18".split()]
    state = follow(dealt("blue9", "blue7 blue8 blue10 blue11 + green"), "blue9")
    assert meow.likely(state) == [("blue7",), ("blue10",)]


def test_a_card_played_earlier_no_longer_stands_between_neighbours():
    state = dealt("blue17 blue8 blue10", "blue9")
    assert {("blue8",), ("blue10",)} <= set(meow.likely(state))
    state = follow(state, "blue17", "blue9")
    assert ("blue8",) in meow.likely(state) and ("blue10",) not in meow.likely(state)


def test_cards_worth_trying_are_legal():
    for state, _ in walk(4, 3):
        kept = meow.likely(state)
        assert kept is None or set(kept) <= set(meow.moves(state)) and len(kept) == len(set(kept)) > 0


class Slow:
    """The game in the plainest words: lists of (colour, number), nothing kept but what lies on the table."""

    def __init__(self, seats: int, flat: bool):
        self.seats, self.flat, self.won = seats, flat, [[] for _ in range(seats)]
        self.round, self.trick = -1, []

    def chance(self, move: tuple) -> None:
        if move[0] == "tokens":
            self.row, self.round = list(move[1:]), self.round + 1
            return
        cards = [(suit(card), int(card[len(suit(card)) :])) for card in move[1:]]
        self.hands = [cards[9 * seat : 9 * seat + 9] for seat in range(self.seats)]
        self.turn = self.round % self.seats

    def moves(self) -> list[tuple]:
        hand = self.hands[self.turn]
        if self.trick:
            same = [card for card in hand if card[0] == self.trick[0][1][0]]
            return same or hand
        return hand

    def play(self, card: tuple) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats:
            self.turn = max(self.trick, key=lambda played: self.strength(played[1]))[0]
            self.won[self.turn].append(self.row.pop(0))
            self.trick = []

    def strength(self, card: tuple) -> tuple:
        lain = [other for _, other in self.trick]
        colour, number = card
        power = 2 if colour == "green" else 1 if colour == lain[0][0] else 0
        return power, 19 if number == 1 and (colour, 18) in lain else number

    def score(self, seat: int) -> int:
        pile = self.won[seat]
        values = [int(token.partition(":")[2]) for token in pile if ":" in token]
        bones, bowls = [v for v in values if v < 0], [v for v in values if v > 0]
        keep = max(0, len(bones) - pile.count("fish"))
        vases = pile.count("vase") // 2
        best = max(sum(left) for left in combinations(bones, keep))
        return sum(bowls) + best - 20 * (min(vases, 1) if self.flat else vases)


@pytest.mark.clause("meow", "3.1", "3.5", "3.6", "4.1", "4.2", "4.3", "4.4", "6.3", "7.5")
@pytest.mark.parametrize("seats", meow.SEATS)
@pytest.mark.parametrize("expert, vases", [(False, "pairs"), (True, "flat"), (True, "pairs")])
def test_a_slow_engine_agrees(seats, expert, vases):
    for seed in range(8):
        slow = Slow(seats, vases == "flat")
        for state, move in walk(seats, seed, expert=expert, vases=vases):
            if move is None or meow.turn(state) == CHANCE:
                if slow.round >= 0:
                    assert meow.score(state) == tuple(slow.score(seat) for seat in range(seats))
                if move:
                    slow.chance(move)
                continue
            assert meow.turn(state) == slow.turn
            assert sorted(meow.moves(state)) == sorted((f"{c}{n}",) for c, n in slow.moves())
            slow.play((suit(move[0]), int(move[0][len(suit(move[0])) :])))
