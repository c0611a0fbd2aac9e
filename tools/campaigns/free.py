"""Random acts at free tables: nothing is lost, anything can be asked; and two by two what a seat may know."""

from __future__ import annotations

import os
import pickle
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pairs as shown
from sitting import seats

from meowgames import paths
from meowgames.play import transcript
from meowgames.play.boards import boards, chairs, variants
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.rules import CHANCE, OVER, Heard, Level, Move, State, find
from meowgames.rules.free.moving import seers, zone_of
from meowgames.rules.free.spelling import spell
from meowgames.rules.free.state import Piece, everybody
from meowgames.rules.free.things import BAG, BOX, OWNER, POINT, boxed, stock, words_of
from meowgames.rules.free.words import AND, SEAT, VERBS, read

ACTS = 400  # at one table
ASKED, EVERYBODY = 3, 5  # odd words asked after each act; after so many all eyes look
TWINS, STIRRED, STEPS = 6, 40, 12  # pairs at one table; acts between them; acts for which they go on side by side
TRIES = 6  # acts that turn a piece up, until no other is tried
OFTEN = 0.3  # how often an option has another value than the usual one
RULES = find("free")
ODD = (
    "", "x", "~", "box", "and", "seat:", "seat:9", "seat:0", "seat:-1", "deck~", "deck~00", "deck~+", "deck~999",
    "hand9", "table.0,0", "table.-0,1", "table.97,0", "table.1", "boat0.0,0", "boat0.99,99", "print:boat0", "gone",
    "held~0+", "@6", "@0", "@5m", "@0d", "@u", "flip", "flip:1", "mix", "roll", "roll:6", "peek", "show:all",
    "show:0", "show:7", "show:", "side:", "side:die-rat", "side:green1", "count:", "count:+", "count:99999",
    "count:-1", "count:\u00b2", "write:", "write:%2", "write:%FF", "deal:0", "deal:1", "deal:99", "spread:0,0,0,0",
    "spread:0,0,1,0", "spread:9", "by:0,0", "by:1,-1", "by:x", "turn:0", "turn:1", "turn:9", "box:fish",
    "box:card-back", "box:toy-back", "box:toy-d6-1", "deck~\u0663", "lay", "draw 1",
)  # fmt: skip


# ── tables ──


def any_setup(rng: Random, laid: str = "") -> Setup:
    """Return any free table, or one of a board: laid or in the box, with any options of its game."""
    laid = laid or rng.choice(boards())
    count = rng.choice(chairs("free", laid))
    offered = variants("free", laid).items()
    options = {name: rng.choice(values) for name, values in offered if rng.random() < OFTEN}
    return Setup("free", seats(count, tuple(range(count))), f"{rng.random():.12f}", options, laid=laid)


@cache
def all_pieces(level: Level) -> Counter[str]:
    """Return every piece of a table, as it lies in the box."""
    return Counter(stock(level))


@cache
def in_box(level: Level, face: str) -> str:
    """Return a piece as it lies in the box."""
    return boxed(level, face)


class Count:
    """How many pieces of each sort lie on a table, kept from act to act: only places that changed are counted anew."""

    def __init__(self, state: State) -> None:
        self.seen = dict(state.places)
        self.pieces = counted(state.table.level, self.seen.values())

    def check(self, state: State, whole: bool = False) -> None:
        """Hold a table against its box: nothing is created or lost, no place is empty, and who sees a piece knows it.

        Where the whole table is asked for, it is counted anew, and that is what was kept.
        """
        level, everyone, now = state.table.level, everybody(state), dict(state.places)
        changed = {spot: lying for spot, lying in now.items() if self.seen.get(spot) is not lying}
        gone = [lying for spot, lying in self.seen.items() if now.get(spot) is not lying]
        self.pieces.update(counted(level, changed.values()))
        self.pieces.subtract(counted(level, gone))
        self.seen = now
        assert self.pieces == all_pieces(level), "a piece is lost, or there is one too many"
        assert not whole or self.pieces == counted(level, now.values()), "they were miscounted"
        assert len(now) == len(state.places) and all(changed.values())
        for spot, lying in now.items() if whole else changed.items():
            there = zone_of(state, spot)
            if there.kind == BAG:
                assert list(lying) == sorted(lying) and not any(piece.known or piece.turn for piece in lying), spot
            for piece in lying:
                sees = seers(state, piece, there)
                assert sees & ~piece.known == piece.known & ~everyone == 0, f"{spot}: {piece}"


def counted(level: Level, lying: Iterable[Sequence[Piece]]) -> Counter[str]:
    """Count pieces, as they lie in the box."""
    return Counter([in_box(level, piece.face) for found in lying for piece in found])


# ── acts ──


def acts(rng: Random, home: Path) -> int:  # noqa: ARG001 — every case gets a folder
    """Do anything at a table, count its pieces after each act, and take all of it back; count the acts."""
    match = Match(any_setup(rng)).begin()
    first, begun, count = pickle.dumps(match.state), match.at, Count(match.state)
    for number in range(ACTS):
        move = RULES.sample(match.state, rng)
        RULES.prompt(match.state, RULES.turn(match.state)), list(RULES.steps(match.state, move))
        match.play(move)
        rarely = number % EVERYBODY == 0
        count.check(match.state, rarely)
        ask(match.state, [any_words(match.state, rng) for _ in range(ASKED)], rng, rarely)
        for eye in eyes_of(match.state) if rarely else [rng.randrange(-2, len(match.seats))]:
            RULES.look(match.state, eye)
    moves, last = [match.moves[ply] for ply in range(begun, match.at) if match.by(ply) != CHANCE], match.state
    while (back := match.undo_to("free")) is not None:
        match.jump(back)
    assert match.at == begun and pickle.dumps(match.state) == first, "undo does not lead back to the start"
    match.jump(len(match.moves))
    assert match.state is last, "redo does not lead to the end"
    match.jump(begun)
    for move in moves:
        match.play(move)
    assert match.state == last, "the same acts lead elsewhere"
    return ACTS


def eyes_of(state: State) -> list[int]:
    """Return everybody who may look."""
    return [*range(state.table.seats), CHANCE, OVER]


def any_words(state: State, rng: Random) -> Move:
    """Return words that mean nothing, or nearly something."""
    places = [spot for spot, _ in state.places]
    words = [rng.choice((rng.choice(ODD), rng.choice(places), broken(rng.choice(places), rng))) for _ in range(4)]
    if rng.random() < 0.5:
        words = [*RULES.sample(state, rng)]
        words[rng.randrange(len(words))] = rng.choice((rng.choice(ODD), broken(rng.choice(places), rng)))
    return tuple(words[: rng.randrange(5)])


def broken(spot: str, rng: Random) -> str:
    """Return the word for a place with an index that may be wrong, or misspelt."""
    return rng.choice(
        (f"{spot}~{rng.randrange(120)}", f"{spot}~{rng.randrange(9)}+", f"{spot}~-1", spot[:-1], f"{spot}.1")
    )


def ask(state: State, asked: list[Move], rng: Random, both: bool) -> None:
    """Ask for anything: it is allowed or has a clause, the same for whoever cannot tell the table from another."""
    other = RULES.guess(state, rng.randrange(-2, state.table.seats), rng) if both else None
    for words in asked:
        clause = RULES.why_not(state, words)
        assert RULES.accepts(state, words) == (clause is None) and isinstance(clause, str | None)
        assert not both or RULES.why_not(other, words) == clause, f"{words}: {clause} tells"


# ── pairs ──


def pairs(rng: Random, home: Path) -> int:  # noqa: ARG001 — every case gets a folder
    """Let a table and another one go on with the same acts, while some seat could not tell one from the other."""
    match, found = Match(any_setup(rng)).begin(), 0
    for _ in range(TWINS):
        for _ in range(rng.randrange(STIRRED)):
            match.play(RULES.sample(match.state, rng))
        seat = rng.choice([*range(len(match.seats)), OVER])
        other = RULES.guess(match.state, seat, rng)
        if other != match.state:
            go_on(match.state, other, seat, rng)
            found += 1
    return found


def go_on(one: State, two: State, seat: int, rng: Random) -> None:
    """Do the same at both tables: the seat sees, hears, is refused, guesses and is told in the log the same.

    What turns a piece up to it may tell them apart, and nothing else; then something else is done.
    """
    check_listed(one, two)
    for _ in range(STEPS):
        check_alike(one, two, seat, rng)
        moves = next(filter(None, (done(one, two, seat, rng) for _ in range(TRIES))), ())
        for move, also in moves:
            one, two = RULES.play(one, move), RULES.play(two, also)
    check_alike(one, two, seat, rng)
    check_listed(one, two)


def done(one: State, two: State, seat: int, rng: Random) -> list[tuple[Move, Move]]:
    """Do one thing at both tables, and hold what the seat gets of it against each other.

    Return the moves at both, the act and what chance made of it; none if the seat saw a piece.
    """
    move = RULES.sample(rng.choice((one, two)), rng)
    assert RULES.accepts(one, move) and RULES.accepts(two, move), f"{move} tells"
    acts: tuple[list[Heard], list[Heard]] = [], []
    also, moves = move, list[tuple[Move, Move]]()
    while True:
        moves.append((move, also))
        by, told = RULES.turn(one), [RULES.told(state, said, seat) for state, said in ((one, move), (two, also))]
        assert told[0] == told[1], f"{move}: what is told tells"
        ways = [[RULES.look(step, seat) for step in RULES.steps(*said)] for said in ((one, move), (two, also))]
        after = RULES.play(one, move), RULES.play(two, also)
        looks = [RULES.look(state, seat) for state in after]
        if ways[0] != ways[1] or list(looks[0].items()) != list(looks[1].items()):
            check_seen(after, seat, move)
            return []
        for act, state, look in zip(acts, (one, two), looks, strict=True):
            act.append(Heard(by, told[0][:1] if by == CHANCE else told[0], RULES.look(state, seat), look))
        one, two = after
        if RULES.turn(one) != CHANCE:
            break
        drawn = drawn_alike(one, two, seat, rng)
        if drawn is None:
            return []
        move, also = drawn
    assert RULES.story(acts[0]) == RULES.story(acts[1]), f"{acts[0][0].words}: the log tells"
    return moves


def check_seen(after: tuple[State, State], seat: int, move: Move) -> None:
    """Hold what tells two tables apart against the act: the seat was shown it, or it lies open before it.

    Whoever watches sees what all know, whichever way they came to know it.
    """
    sure = after[0].table.remember and after[0].table.seats > 1
    if seat < 0 and BOX in move and not sure:
        return  # what all players know was put with its like in the box
    showing, sees = move[-1].partition(":")[0] in ("peek", "show"), everybody(after[0]) if seat < 0 else 1 << seat
    for (spot, lying), (other, also) in zip(after[0].places, after[1].places, strict=True):
        assert spot == other and len(lying) == len(also), f"{move}: the places tell"
        there, faces = zone_of(after[0], spot), [RULES.look(state, seat)[spot] for state in after]
        mine = there.kind == OWNER and 1 << there.seat == sees
        for piece, twin, *seen in zip(lying, also, *faces, strict=True):
            assert piece[1:] == twin[1:], f"{move}: how a piece lies tells"
            is_open = there.kind != OWNER and there.kind != BAG and not piece.down
            was_shown = (showing or seat < 0) and piece.known & sees == sees
            assert seen[0] == seen[1] or was_shown or mine or is_open, f"{move}: {spot} tells"


def check_alike(one: State, two: State, seat: int, rng: Random) -> None:
    """Hold all that a seat gets of two tables against each other."""
    for eye in {seat, OVER}:
        assert list(RULES.look(one, eye).items()) == list(RULES.look(two, eye).items()), "a picture tells"
    dice = rng.random()
    assert known(one, seat, Random(dice)) == known(two, seat, Random(dice)), "a guess or a prompt tells"
    for _ in range(ASKED):
        words = any_words(rng.choice((one, two)), rng)
        assert RULES.why_not(one, words) == RULES.why_not(two, words), f"{words} tells"


def check_listed(one: State, two: State) -> None:
    """Hold the acts that menus list against each other; what is refused beside them is asked for more often."""
    assert RULES.moves(one) == RULES.moves(two), "a menu tells"


def known(state: State, seat: int, dice: Random) -> list[Any]:
    """Return what else the rules say to a seat, and what it may guess."""
    said = [RULES.turn(state), RULES.status(state), RULES.clause(state), RULES.score(state), RULES.stalemate(state)]
    return [*said, RULES.prompt(state, seat), RULES.guess(state, seat, dice)]


def drawn_alike(one: State, two: State, seat: int, rng: Random) -> tuple[Move, Move] | None:
    """Return what chance does at both tables that the seat cannot tell apart, another thing if it can; None if nothing.

    What a pile is mixed into and what is rolled can always be the same; of a bag the same pieces, if it has them.
    """
    move = RULES.chance(one, rng)
    seen, same = [*RULES.look(RULES.play(one, move), seat).items()], same_draw(one, two, move)
    for also in (RULES.chance(two, rng), same):
        if also and [*RULES.look(RULES.play(two, also), seat).items()] == seen:
            return move, also
    assert not same or move[0] == "draw", f"{move}: the same draw tells"
    return None


def same_draw(one: State, two: State, move: Move) -> Move | None:
    """Return the draw at the other table that brings the same pieces, None if they are not in its bag."""
    if move[0] != "draw":
        return move
    bags = [[piece.face for piece in dict(state.places)[state.wait[1]]] for state in (one, two)]
    found: list[int] = []
    for word in move[1:]:
        face = bags[0][int(word)]
        at = next((at for at, other in enumerate(bags[1]) if other == face and at not in found), None)
        if at is None:
            return None
        found.append(at)
    return ("draw", *map(str, found))


# ── what is drawn ──


def screens(rng: Random, home: Path) -> int:
    """Play two matches that a seat cannot tell apart, and hold all that is drawn and written of them for it together.

    The first is laid as the seed says, the second as that seat might guess; then both go on with the same acts.
    """
    one = Match(any_setup(rng)).begin()
    seat = rng.choice([*range(len(one.seats)), OVER])
    two = Match(one.setup, [words_of_table(RULES.guess(one.state, seat, rng))]).begin()
    for _ in range(rng.randrange(STIRRED)):
        play_alike(one, two, done(one.state, two.state, seat, rng))
    if one.turn != max(seat, 0):  # the screen is theirs who act
        play_alike(one, two, [((f"{SEAT}:{max(seat, 0)}",),) * 2])
    if one.state == two.state:
        return 0
    kept = [list(all_shown(match, seat, home)) for match in (one, two)]
    shown.compare(*kept)
    return 1


def play_alike(one: Match, two: Match, moves: list[tuple[Move, Move]]) -> None:
    """Do the same in both matches."""
    for move, also in moves:
        one.add(move)
        two.add(also)


def words_of_table(state: State) -> Move:
    """Return the words that lay this table, with all that is in the box."""
    return spell(dict(state.prints), dict(state.places))


def all_shown(match: Match, seat: int, home: Path) -> Iterator[Any]:
    """Yield what a seat gets of a match: its transcript, its row among the saves, its table, and its replay."""
    os.environ["MEOWGAMES_HOME"] = str(home)
    path = shown.kept(match)
    yield list(transcript.lines(match)), shown.tiny.newest(paths.saves())._replace(path=None)
    if seat >= 0:
        stage = shown.make_stage(size=shown.SMALL)
        stage.mind = shown.Still()
        table = stage.doors.seat(match, Journal(paths.saves(), "key"), tips=False)
        table.play.sit(seat)  # so that no curtain falls
        stage.push(table)
        stage.settle()
        shown.spin(table)
        assert stage.top is table and table.view.viewer == seat
        yield table.view.picture
        yield from shown.touched(stage, table, few=True)
        table.leave()
    replay = shown.opened(lambda stage: stage.doors.file(path, replay=True)).top
    for stop in (0, len(replay.stops) // 2, len(replay.stops) - 1):
        replay.jump(stop)
        yield replay.caption(), shown.seen(replay.stage)


# ── what is tried ──


def kinds(state: State, move: Move) -> Iterator[str]:
    """Yield what an act does, and of what sort the places are that it takes from or brings to."""
    act = read(move, {spot: len(lying) for spot, lying in state.places})
    yield act.verb or ("and" if AND in move else "go")
    spots = [what.spot for what in (*act.whats, *(what for goes in act.goes for what in goes.whats))]
    yield from {f"from {sort(state, spot)}" for spot in spots}
    yield from {f"to {sort(state, goes.spot)}" for goes in act.goes}


def sort(state: State, spot: str) -> str:
    """Return of what sort a place is: who sees what lies there, or where it is."""
    base, dot, _ = spot.partition(".")
    if base == BOX or base.startswith(f"{BOX}:"):
        return BOX
    if base == POINT:
        return "point"
    if dot:
        return (words_of(state.table.level, base) or {})["kind"]
    there = zone_of(state, spot)
    return there.kind if there.kind != OWNER else "own hand" if there.seat == state.actor else "other hand"


def shares(tables: int, number: int, seed: str = "shares") -> Counter[str]:
    """Return how many of a hundred random acts are of each kind, at so many tables, all boards in turn."""
    found: Counter[str] = Counter()
    rng = Random(seed)
    for table in range(tables):
        match = Match(any_setup(rng, boards()[table % len(boards())])).begin()
        for _ in range(number):
            move = RULES.sample(match.state, rng)
            found.update(kinds(match.state, move))
            match.play(move)
    return Counter({kind: 100 * count / (tables * number) for kind, count in found.items()})


PLACES = ("public", "own hand", "other hand", "nobody", "bag", "box", "point", "lattice", "cells")
EVERY = {*VERBS, "@", SEAT, "go", "and"} | {f"{way} {kind}" for way in ("from", "to") for kind in PLACES}
