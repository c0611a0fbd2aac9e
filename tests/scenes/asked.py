"""Every question that is asked in random matches of all games, and in some that chance hardly ever brings."""

from functools import cache
from typing import NamedTuple

import meowtopia_table as village
import minicity_table as hill
from cases import cases, line

from meowgames.rules import find, whole


class Question(NamedTuple):
    """What a seat is asked in a state, once these words are said."""

    game: str
    state: object
    words: tuple
    text: tuple


def rare() -> list:
    """States in which kittens of several families are sent, hired or woken, and friends are dear or many."""
    two, six = "marmalade1 pearl6", "marmalade1 marmalade2 marmalade3 marmalade4 marmalade5 marmalade6"
    mixed = village.dawn(village.having(village.new(3), awake=two, gold=3))
    found = [village.say(mixed, f"tile-{action}") for action in ("irrigation", "fields", "recruit")]
    alone = village.dawn(village.having(village.new(3), awake=six, gold=3))
    found += [village.say(alone, "tile-recruit"), village.say(village.stocked(alone, ending=True), "tile-recruit")]
    tired = village.having(village.new(), 1, awake="", asleep="pearl1 marmalade5")
    found.append(village.say(village.dawn(tired), "tile-gold", "done"))
    found.append(village.dawn(village.having(village.new(), stalls=village.shop("marmalade3"), food=3, gold=1)))
    full = village.farm()
    for edge in full.free[:-1]:
        full = village.lay_stick(full, edge)
    tight = village.dawn(village.having(village.new(), farm=full, awake="marmalade1 marmalade2", gold=1))
    found += [village.say(tight, f"tile-{action}") for action in ("irrigation", "recruit")]  # one edge, one coin
    first = hill.opened(["yrgb"] * 3, ["rg", "rg"], friends=True)
    last = hill.friendly("dragonfly", points=20)
    states = [("meowtopia", state) for state in found]
    states.append(("minicity", hill.befriend(first, points=6)))
    return [*states, ("minicity", last._replace(now=last.now._replace(played=3)))]


def walked() -> list:
    """Every state of a random match of every game at every table with every option, and the rare ones."""
    return [(case.game, state) for case in cases() if case.game in whole() for state in line(case).states] + rare()


@cache
def decisions() -> list:
    """Those in which somebody decides."""
    return [(game, state) for game, state in walked() if find(game).turn(state) >= 0]


@cache
def questions() -> list[Question]:
    """What is asked with nothing in hand, with every beginning of a move, and of a touch that means several plans."""
    found = []
    for game, state in decisions():
        rules = find(game)
        found.append(Question(game, state, (), rules.prompt(state, rules.turn(state))))
        moves = rules.moves(state)
        begun = {move[:end] for move in moves for end in range(1, len(move)) if not move[0].startswith("@")}
        begun |= {(word,) for word in {move[-1] for move in moves[:60]} if len(rules.meant(state, (word,))) > 1}
        found += [Question(game, state, words, rules.follow_up(state, words)) for words in sorted(begun)]
    return found
