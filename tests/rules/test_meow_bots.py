"""Meow: bots play no silly card, and a hint says why, truly and without telling secrets."""

from random import Random

import pytest
from meow_table import dealt, follow, walk

from meowgames.play.brain import LEVELS, choose
from meowgames.rules import CHANCE, find, meow
from meowgames.rules.meow.cards import BIT, SUIT_MASKS, names
from meowgames.words import catalogue

RULES = find("meow")
SEEDS = (1, 2, 3)
BLUE = SUIT_MASKS[1]
MILD = ("bone:-1", "bowl:+2", "bone:-3", "bowl:+1", "bone:-2", "fish", "bowl:+3", "vase")
RICH = ("bowl:+9", "bowl:+10", "bowl:+8", "bowl:+1", "bowl:+2", "fish", "bone:-1", "vase")
POOR = ("bone:-10", "bone:-8", "bone:-6", "bone:-5", "vase", "vase", "bone:-1", "bone:-4")


def first(hand: str, stake: str, rest: tuple = MILD, lain: str = "blue9 blue4 blue6"):
    """The first trick, four seats: these cards lie there, and the last seat holds this hand."""
    lain = lain.split()
    trumped = ["green pink" if not card.startswith("blue") else "" for card in lain]
    hands = [f"{card} + {colours}" if colours else card for card, colours in zip(lain, trumped)]
    return follow(dealt(*hands, hand, row=(stake, *rest)), *lain)


def leading(hand: str, stake: str, rest: tuple = MILD, seats: int = 3):
    """The first seat is to lead to the first trick with this hand."""
    return dealt(hand, *[""] * (seats - 1), row=(stake, *rest))


def ending(hands: str, left: str, won: str, lain: str = "", void: tuple = ()):
    """Late in an expert round: seat 1 led if cards lie there, and every card not named here was played."""
    held = tuple(sum(BIT[card] for card in hand.split()) for hand in hands.split("|"))
    piles = tuple(tuple(pile.split()) for pile in won.split("|"))
    trick = tuple(BIT[card] for card in lain.split())
    takers = tuple(seat for seat, pile in enumerate(piles) for _ in pile)
    row = (*won.replace("|", " ").split(), *left.split())
    hidden = list(meow.TOKENS)
    for token in row:
        hidden.remove(token)
    seats, start = len(held), meow.start(None, len(held), expert=True)
    count = sum(map(int.bit_count, held)) + len(trick)
    assert len(row) == 9 and count == seats * len(left.split()) and len(trick) in (0, seats - 1)
    now = start.round._replace(
        number=1, row=row, hidden=tuple(hidden), lead=len(trick) and 1, takers=takers, won=piles,
        played=start.round.table.cards & ~sum(held) & ~sum(trick),
    )  # fmt: skip
    return start._replace(turn=0, hands=held, trick=trick, lacks=void or (0,) * seats, round=now)


HAND = "blue3 blue12 green2 green7 green11 pink3 pink8 pink13 pink15"
ACE = "blue1 blue3 blue12 green2 green7 pink3 pink8 pink13 pink15"  # it has the 1 of the colour led
TALL = "blue2 blue17 blue12 green6 green3 pink3 pink8 pink11 pink6"
NO_BLUE = "green14 green2 green7 green11 pink3 pink8 pink13 pink15 pink18"
PAIR = "blue17 blue18 blue3 green2 green4 pink3 pink8 pink11 pink6"
MIXED = "green18 green17 blue2 blue3 pink2 pink17 pink16 blue15 blue12"
WON = "bowl:+4 bone:-2|bowl:+2 bone:-3|bowl:+3 fish"

# What is on the table, which cards are sensible there, and whether a cat, which thinks less, may not slip either.
POSITIONS = {
    "ducks a bone": (first(HAND, "bone:-10"), "blue3", True),
    "does not trump for a bone": (first(NO_BLUE, "bone:-10"), "pink3 pink8 pink13 pink15 pink18", True),
    "ducks the second vase": (
        ending("green2 green5 pink5 pink7|blue2 pink2 pink3|green3 pink4 pink18", "vase bowl:+1 bowl:+2 bone:-1",
               "vase bowl:+4|bowl:+5 bowl:+6|fish", "blue7 blue1"), "pink5 pink7", True),
    "ducks the first vase, there are more": (
        ending("green8 pink5|pink2|pink3", "vase bone:-1", "bowl:+1 bone:-2|bowl:+2 bowl:+3|bowl:+4 fish bone:-3",
               "blue7 blue2"), "pink5", False),
    "takes the 18 with the 1": (first(ACE, "bowl:+10", lain="blue18 blue4 blue6"), "blue1", True),
    "has no use for that with a bone": (first(ACE, "bone:-10", lain="blue18 blue4 blue6"), "blue3 blue12", True),
    "keeps the 1 for the 18": (
        ending("blue1 blue2|blue18", "bone:-3 bowl:+10", "bowl:+1 bone:-2 bowl:+3|bowl:+2 bone:-1 bowl:+4 fish",
               "blue5"), "blue2", True),
    "keeps the 1, wherever the 18 is": (
        ending("blue1 blue2 pink3|blue18 pink8|pink18 blue6", "bone:-3 bowl:+10 bowl:+5",
               "bowl:+1 bone:-2|bowl:+2 bone:-1|bowl:+3 fish", "blue8 blue5"), "blue2", False),
    "leads the 17 while the 1 is out": (leading(PAIR, "bowl:+10"), "blue17", False),
    "counts: no higher card is left": (
        ending("blue7 pink8 pink3|blue2 blue4 pink2|pink18 blue3 pink5", "bowl:+10 bone:-1 bowl:+1", WON),
        "blue7", True),
    "counts: who lacks a colour trumps it": (
        ending("blue8 pink7 pink2|green3 pink3 pink4|blue2 blue4 pink5", "bowl:+10 bone:-1 bowl:+1", WON,
               void=(0, BLUE, SUIT_MASKS[0])), "pink7", True),
    "wins with as little as will do": (first(f"blue10 {TALL[6:]}", "bowl:+5", RICH), "blue10 blue12", False),
    "spends the high card before bones": (first(TALL, "bowl:+5", POOR), "blue17", False),
    "throws away a high card before bones": (
        first(TALL, "bone:-2", POOR, lain="blue9 green4 blue6"), "blue17", False),
    "keeps high cards for bowls": (first(TALL, "bowl:+5", RICH, lain="blue9 green4 blue6"), "blue2", False),
    "buys back the worst bone": (
        ending("green5 pink5|green2|blue4", "fish bowl:+1", "bone:-10 bowl:+3|bowl:+5 bowl:+2 bone:-1|bowl:+4 vase",
               "blue7 blue2"), "green5", False),
    "leads low for a bone": (leading(MIXED, "bone:-10", seats=4), "blue2 blue3 pink2", True),
    "leads the safest trump for a bowl": (leading(MIXED, "bowl:+10", seats=4), "green17", False),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_a_tiger_plays_no_silly_card(name):
    state, sensible, easy = POSITIONS[name]
    for level in ("tiger", "cat") if easy else ("tiger",):
        for seed in SEEDS:
            assert choose(RULES, state, state.turn, LEVELS[level], Random(seed))[0] in sensible.split(), level


@pytest.mark.parametrize("name", POSITIONS)
def test_chance_would_play_a_silly_card_there(name):
    state, sensible, _ = POSITIONS[name]
    found = {RULES.sample(state, Random(seed))[0] for seed in range(10)}
    assert found - set(sensible.split()) and set(sensible.split()) <= {move[0] for move in meow.moves(state)}


def table(name: str):
    """The state of a named position."""
    return POSITIONS[name][0]


FREE = "green5 pink5|green2|blue4", "bone:-10 bowl:+1"
GREENS = "green8 green9 green10 green11 green12 green13 green15 green16 green17"
HUMBLE = "blue2 blue3 blue4 blue5 pink2 pink3 pink4 pink5 pink6"
LONE = "green2 green3 green5 green6 green7 green8 green9 green10"
MIDDLE = follow(dealt("blue9", "blue1 blue12", "", row=("bone:-10", *MILD)), "blue9")

# Each reason: where it is given for which card, with what, and a position or card that differs where it is not.
REASONS = {
    "only": (first(HAND.replace("blue12", "green12"), "bone:-10"), "blue3", "", first(HAND, "bone:-10"), "blue3"),
    "one": (table("takes the 18 with the 1"), "blue1", "10",
            first(ACE, "bowl:+10", lain="blue17 blue4 blue6"), "blue1"),
    "take": (first(HAND, "bowl:+10"), "blue12", "10", first(HAND, "bone:-10"), "blue12"),
    "cheap": (first(TALL, "bowl:+5", RICH), "blue12", "5", first(TALL, "bowl:+5", RICH), "blue17"),
    "dear": (first(TALL, "bowl:+5", POOR), "blue17", "5", first(TALL, "bowl:+5", RICH), "blue17"),
    "fish": (table("buys back the worst bone"), "green5", "10", first(HAND, "fish"), "blue12"),
    "spare": (first(HAND, "fish"), "blue12", "", table("buys back the worst bone"), "green5"),
    "free": (ending(*FREE, "fish bowl:+3|bowl:+5 bowl:+2 bone:-1|bowl:+4 vase", "blue7 blue2"), "green5", "",
             ending(*FREE, "vase bowl:+3|bowl:+5 bowl:+2 bone:-1|bowl:+4 fish", "blue7 blue2"), "green5"),
    "must": (first(HAND.replace("blue3", "blue14"), "bone:-10"), "blue14", "", first(HAND, "bone:-10"), "blue12"),
    "pair": (table("ducks the second vase"), "pink5", "20", table("ducks the first vase, there are more"), "pink5"),
    "vase": (table("ducks the first vase, there are more"), "pink5", "", table("ducks the second vase"), "pink5"),
    "bone": (first(HAND, "bone:-10"), "blue3", "10", first(HAND, "bowl:+10"), "blue3"),
    "wait": (first(HAND, "bowl:+3", RICH), "blue3", "10", first(HAND, "bowl:+10"), "blue3"),
    "keep": (table("keeps the 1 for the 18"), "blue2", "blue", table("takes the 18 with the 1"), "blue3"),
    "rid": (table("throws away a high card before bones"), "blue17", "",
            table("keeps high cards for bowls"), "blue17"),
    "save": (table("keeps high cards for bowls"), "blue2", "", table("keeps high cards for bowls"), "blue17"),
    "void": (first(f"pink5 {LONE}", "bowl:+10"), "pink5", "pink",
             first(f"pink5 pink6 {LONE[7:]}", "bowl:+10"), "pink5"),
    "low": (leading(MIXED, "bone:-10", seats=4), "blue2", "29", leading(MIXED, "bowl:+10", seats=4), "blue2"),
    "least": (leading(GREENS, "bone:-10"), "green8", "", leading(GREENS, "bone:-10"), "green17"),
    "beaten": (MIDDLE, "blue1", "blue", MIDDLE, "blue12"),
    "safe": (leading(PAIR, "bowl:+10"), "blue17", "blue", leading(PAIR, "bowl:+10"), "blue18"),
    "try": (leading(PAIR, "bowl:+10"), "blue18", "10 17", leading(PAIR, "bowl:+10"), "blue3"),
    "most": (leading(HUMBLE, "bowl:+10"), "pink6", "10", leading(HUMBLE, "bowl:+10"), "blue2"),
}  # fmt: skip
WINS = {"one", "take", "cheap", "dear", "fish", "spare", "free", "must"}
LOSES = {"pair", "vase", "bone", "keep", "rid", "save"}


@pytest.mark.parametrize("reason", REASONS)
def test_a_hint_gives_a_reason_only_where_it_is_true(reason):
    state, card, args, other, twin = REASONS[reason]
    assert meow.because(state, (card,)) == (f"meow.why.{reason}", *args.split())
    assert (twin,) in meow.moves(other) and meow.because(other, (twin,))[:1] != (f"meow.why.{reason}",)


def test_every_reason_has_its_words():
    assert {key for key in catalogue("en") if key.startswith("meow.why.")} == {f"meow.why.{name}" for name in REASONS}


@pytest.mark.parametrize("seats, expert", [(2, True), (3, False), (4, True), (6, False)])
def test_a_reason_gives_no_secret_away_and_holds_in_every_world(seats, expert):
    told = 0
    for ply, (state, _) in enumerate(walk(seats, 5, expert=expert)):
        if state.turn < 0:
            continue
        rng, at = Random(ply), len(state.round.takers)
        world = meow.guess(state, state.turn, rng)
        for move in meow.moves(state):
            said = meow.because(state, move)
            assert said == meow.because(world, move)
            after = meow.play(world, move)
            while len(after.round.takers) == at:
                after = meow.play(after, RULES.sample(after, rng))
            won = after.round.takers[at] == state.turn
            name = said[0].rpartition(".")[2] if said else ""
            assert not (name in WINS and not won or name in LOSES and won), (name, names(sum(state.trick)), move)
            told += name in WINS | LOSES
    assert told > 20


def test_no_reason_is_given_for_what_cannot_be_played():
    state = leading(PAIR, "bowl:+10")
    assert meow.because(state, ("green1",)) == () == meow.because(meow.start(None, 2), ("deal",))
    assert meow.turn(meow.start(None, 2)) == CHANCE
