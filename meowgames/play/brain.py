"""Bots for any game: one searcher that knows only the contract and sees only guesses.

It is an information-set Monte Carlo tree search (ISMCTS): each playout begins from another guess and digs through the
same tree, choosing by upper confidence bounds (UCB1) in units of the spread of rewards, then plays on at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from ..rules import BACK, CHANCE, OVER, Move, Plan, Rules, State

CURIOSITY = 0.7  # how often a move that looks worse is tried again, in units of the spread of rewards
REST = 4  # a move in the middle of a turn must rest on a fourth of the level's playouts
GLANCE = 16  # playouts between two looks whether the leader can still be caught
KNOWN = 6  # playouts a move must have seen before it is told as the next one of a plan


@dataclass(frozen=True)
class Budget:
    """How hard a bot thinks and how long it may take over it."""

    playouts: int
    depth: int  # turns of each seat played ahead before `worth` judges
    noise: float  # how often it plays the first thing that comes to mind
    cap: float  # seconds after which the best move so far is good enough


LEVELS = {
    "kitten": Budget(playouts=24, depth=1, noise=0.35, cap=0.3),
    "cat": Budget(playouts=60, depth=4, noise=0.0, cap=0.7),
    "tiger": Budget(playouts=800, depth=9, noise=0.0, cap=2.0),
}

ONWARD = Budget(playouts=40, depth=4, noise=0.0, cap=0.5)  # for the next move of a plan that was hardly looked at


class Node:
    """What is known of one move after the moves before it; rewards are those of the seat that made it."""

    __slots__ = ("visits", "offered", "total", "kids")

    def __init__(self) -> None:
        self.visits, self.offered, self.total = 0, 0, 0.0
        self.kids: dict[Move, Node] = {}

    def learn(self, reward: float = 0.0) -> None:
        """Count a playout that came through here, and what it brought whoever moved here."""
        self.visits += 1
        self.total += reward

    def offer(self) -> int:
        """Count that this could have been chosen; return how often it could."""
        self.offered += 1
        return self.offered


Dug = tuple[list[tuple[Node, int]], State, int]  # nodes passed and who moved there, the state reached, its depth


class Brain:
    """One bot at one table: it thinks, and keeps what it thought of the rest of its turn."""

    def __init__(self, rules: Rules, level: Budget) -> None:
        self.rules, self.level = rules, level
        self.root = Node()
        self.world: State | None = None  # where the last thought began, as far as its seat saw it
        self.best: Move = ()

    def choose(self, state: State, seat: int, rng: Random) -> Move:
        """Return the move it makes after all its playouts."""
        for _ in self.think(state, seat, rng):
            pass
        return self.best

    def think(self, state: State, seat: int, rng: Random) -> Iterator[Move]:
        """Yield the best move so far, the first at once, then one per playout until the budget is spent."""
        rules, level, guess = self.rules, self.level, self.rules.guess
        playouts = level.playouts
        if self._follows(state, seat):
            self.root = self.root.kids[self.best]
            playouts = playouts // REST - self.root.visits  # a long turn is thought over at its start
        else:
            self.root = Node()
        self.world = world = guess(state, seat, rng)
        root, likely = self.root, rules.likely(world)
        if root.kids:
            self.best = _leader(root)
        else:
            self.best = likely[int(rng.random() * len(likely))] if likely else rules.sample(world, rng)
        if rng.random() < level.noise:
            self.best = rules.sample(world, rng)
            playouts = 0
        yield self.best
        if len(likely or rules.moves(world)) == 1:
            return
        lead, seats, spread = 0, len(rules.score(world)), Spread()
        for left in range(playouts - 1, -1, -1):
            path, world, plies = _dig(rules, root, guess(state, seat, rng), spread.width, rng)
            world = _roll(rules, world, level.depth * seats - plies, rng)
            rewards = judge(rules, world, seats)
            spread.add(rewards[seat])
            root.learn()
            for node, mover in path:
                node.learn(rewards[mover])
            first = path[0][0]
            if first.visits >= lead:
                lead = first.visits
                self.best = _leader(root)
            yield self.best
            if left % GLANCE == 0 and _decided(root, left):
                return

    def plans(self, seat: int, most: int, rng: Random) -> list[Plan]:
        """Return the best few moves of its last thought, the best first, each with what it would do next in its turn.

        Nothing of what it plays itself depends on this.
        """
        kids = self.root.kids
        ranked = sorted(kids, key=lambda move: (kids[move].visits, kids[move].total), reverse=True)
        moves = [self.best, *(move for move in ranked if move != self.best)]
        return [self._onward(move, seat, rng) for move in moves[:most]]

    def _onward(self, move: Move, seat: int, rng: Random) -> Plan:
        """Return a move with the next one of the same seat, unless chance or another seat comes first."""
        rules = self.rules
        after = rules.play(self.world, move)
        if rules.turn(after) != seat:
            return (move,)
        tried = self.root.kids[move].kids if move in self.root.kids else {}
        known = {way: tried[way] for way in _ways(rules, after) if way in tried and way != BACK}
        if sum(kid.visits for kid in known.values()) >= KNOWN:
            return move, max(known, key=lambda way: (known[way].visits, known[way].total))
        following = choose(rules, after, seat, ONWARD, rng)
        return (move,) if following == BACK else (move, following)

    def _follows(self, state: State, seat: int) -> bool:
        """Tell whether a state is where the move thought best led, the same turn going on."""
        rules, best = self.rules, self.best
        if self.world is None or best not in self.root.kids or rules.turn(self.world) != seat:
            return False
        after = rules.play(self.world, best)
        return rules.turn(after) == seat and rules.look(after, seat) == rules.look(state, seat)


def choose(rules: Rules, state: State, seat: int, level: Budget, rng: Random) -> Move:
    """Return the move a bot of this level makes after all its playouts."""
    return Brain(rules, level).choose(state, seat, rng)


def think(rules: Rules, state: State, seat: int, level: Budget, rng: Random) -> Iterator[Move]:
    """Yield the best move so far of a bot that comes fresh to the table."""
    return Brain(rules, level).think(state, seat, rng)


class Spread:
    """How far apart the rewards lie (by Welford's method), so that curiosity fits any game's scale."""

    def __init__(self) -> None:
        self.count, self.mean, self.squares, self.width = 0, 0.0, 0.0, 0.5

    def add(self, reward: float) -> None:
        """Take one reward in and keep `width` at the standard deviation seen so far."""
        self.count += 1
        step = reward - self.mean
        self.mean += step / self.count
        self.squares += step * (reward - self.mean)
        self.width = sqrt(self.squares / self.count) or 0.01


def judge(rules: Rules, state: State, seats: int) -> list[float]:
    """Return each seat's reward: its place when the game is over, else what it looks to be worth."""
    worth = rules.worth
    rewards = [worth(state, seat) for seat in range(seats)]
    if rules.turn(state) == OVER:
        places = rules.rank(state)
        winners = places.count(1)
        rewards = [(0.8 / winners if place == 1 else 0.0) + 0.2 * reward for place, reward in zip(places, rewards)]
    rewards.append(0.0)  # CHANCE, seat -1, wants nothing
    return rewards


def _ways(rules: Rules, state: State) -> list[Move]:
    """Return the moves worth looking at."""
    return rules.likely(state) or rules.moves(state)


def _dig(rules: Rules, node: Node, state: State, spread: float, rng: Random) -> Dug:
    """Follow the tree as far as it is grown, then add one node; return path, state reached and its depth."""
    turn, play, chance = rules.turn, rules.play, rules.chance
    path: list[tuple[Node, int]] = []
    while True:
        mover = turn(state)
        if mover == OVER:
            return path, state, len(path)
        if mover == CHANCE:
            move = chance(state, rng)
            kid = node.kids.get(move)
        else:
            move, kid = _pick(node, _ways(rules, state), CURIOSITY * spread, rng)
        state = play(state, move)
        if kid is None:
            fresh = node.kids[move] = Node()
            path.append((fresh, mover))
            return path, state, len(path)
        path.append((kid, mover))
        node = kid


def _pick(node: Node, ways: list[Move], curious: float, rng: Random) -> tuple[Move, Node | None]:
    """Choose an untried move if there is one, else the best by upper confidence; count what was on offer."""
    kids = node.kids
    fresh, best, top = [], ways[0], -1e9
    for move in ways:
        kid = kids.get(move)
        if kid is None:
            fresh.append(move)
            continue
        offered = kid.offer()
        if not fresh:
            visits = kid.visits
            bound = kid.total / visits + curious * sqrt(log(offered + 1) / visits)
            if bound > top:
                best, top = move, bound
    if fresh:
        return fresh[int(rng.random() * len(fresh))], None
    return best, kids[best]


def _roll(rules: Rules, state: State, plies: int, rng: Random) -> State:
    """Play on at random for so many plies."""
    turn, play, chance, sample = rules.turn, rules.play, rules.chance, rules.sample
    while plies > 0:
        mover = turn(state)
        if mover == OVER:
            break
        state = play(state, chance(state, rng) if mover == CHANCE else sample(state, rng))
        plies -= 1
    return state


def _leader(root: Node) -> Move:
    """Return the move tried most, the better of equals."""
    kids = root.kids
    return max(kids, key=lambda move: (kids[move].visits, kids[move].total))


def _decided(root: Node, left: int) -> bool:
    """Tell whether the playouts left cannot change the choice any more."""
    if len(root.kids) < 2:
        return False
    second, first = sorted(kid.visits for kid in root.kids.values())[-2:]
    return first - second > left
