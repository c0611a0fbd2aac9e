"""Neko no Tawa: the whole game told once more in the plainest words, which must agree move by move."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from neko_table import SHORT, SlowTower, short

from meowgames.rules import CHANCE, OVER, neko
from meowgames.rules.neko.tiles import SEEN

LETTER = {name: letter for letter, name in SHORT.items()}


class Ended(Exception):
    """The game is over."""


class Tile:
    """A floor tile somebody holds."""

    def __init__(self, name: str):
        self.letter, self.seen = LETTER[name], set()


class Slow:
    """A game as one long story: it asks a seat or chance for each word, and goes on with the answer."""

    def __init__(self, seats: int, deck: int, sabotage: bool = False, expert: bool = False):
        self.seats, self.deck, self.sabotage = range(seats), deck, sabotage
        self.towers = [SlowTower(2 if expert else 3) for _ in self.seats]
        self.rows, self.koban, self.first, self.hoard = [[] for _ in self.seats], [2] * seats, 0, 0
        self.waste, self.cat, self.line, self.best, self.still = Counter(), "", [], 0, 0

    def story(self):
        """The game from beginning to end."""
        self.line = list((yield CHANCE, "line"))
        for seat in self.seats:
            yield from self.draw(seat, "deal", 4)
            for end in (self.rows[seat][0], self.rows[seat][3]):
                end.seen.add(seat)
        while True:
            self.grew = False
            yield from self.one_turn()
            self.still = 0 if self.grew else self.still + 1
            if self.still == 30:
                raise Ended

    def one_turn(self):
        """Roll, place pawns, act along the line."""
        (self.cat,) = yield CHANCE, "roll"
        if self.cat == "rat":
            self.hoard = 0
        chosen = {}
        for step in self.seats:
            seat = (self.first + step) % len(self.seats)
            free = [a for a in self.line if a != self.cat] + ["cat"]
            (animal,) = yield seat, [(a,) for a in free if a not in chosen]
            chosen[animal] = seat
        for place in self.line:
            animal = "cat" if place == self.cat else place
            if animal in chosen:
                yield from self.act(chosen[animal], animal)

    def act(self, seat: int, animal: str):
        """A first action, the refill, the animal."""
        row = self.rows[seat]
        slots = [slot for slot, tile in enumerate(row) if tile]
        if slots:
            deeds = ["build"] * (self.koban[seat] > 0) + ["discard", "look"]
            word, deed = yield seat, [(self.word(seat, slot), deed) for slot in slots for deed in deeds]
            slot = self.slot(word)
            if deed == "look":
                row[slot].seen.add(seat)
            elif deed == "discard":
                self.koban[seat] += 1
                self.waste[self.take(seat, slot).letter] += 1
            else:
                self.koban[seat] -= 1
                yield from self.build(seat, seat, self.take(seat, slot))
        missing = 4 - sum(tile is not None for tile in row)
        while missing > 0:
            if not self.deck:
                self.deck, self.waste = self.waste.total(), Counter()
            if not self.deck:
                raise Ended
            count = min(missing, self.deck)
            yield from self.draw(seat, "refill", count)
            missing -= count
        yield from self.use(seat, animal)

    def draw(self, seat: int, stage: str, count: int):
        """Take tiles from the deck into the first empty slots."""
        found = yield CHANCE, stage
        assert len(found) == count
        self.deck -= count
        for name in found:
            row = self.rows[seat]
            if None in row:
                row[row.index(None)] = Tile(name)
            else:
                row.append(Tile(name))

    def use(self, seat: int, animal: str):
        """The power of an animal."""
        if animal == "cat":
            self.first = seat
        elif animal == "boar":
            self.koban[seat] += 2
        elif animal == "rat":
            self.koban[seat] += self.hoard
            self.hoard = 0
        elif animal == "rooster":
            self.koban[seat] += 1
            (rolled,) = yield CHANCE, "rooster"
            yield from self.use(seat, rolled)
        elif animal not in ("ox", "sheep", "monkey", "snake") or self.koban[seat]:
            yield from getattr(self, animal)(seat)

    def dog(self, seat: int):
        kinds = [letter for letter, count in self.waste.items() if count]
        if not kinds:
            return
        (word,) = yield seat, [(f"waste-{SHORT[letter]}",) for letter in kinds] + [("skip",)]
        if word != "skip":
            tile = Tile(word.removeprefix("waste-"))
            self.waste[tile.letter] -= 1
            tile.seen = set(self.seats)
            row = self.rows[seat]
            last = max(slot for slot, other in enumerate(row) if other)
            row[last + 1 : last + 2] = [tile]

    def horse(self, seat: int):
        looked = []
        while len(looked) < sum(map(bool, self.rows[seat])):
            if looked and not self.koban[seat]:
                return
            found = self.words(seat, looked)
            (word,) = yield seat, found + [("done",) if looked else ("skip",)]
            if word in ("skip", "done"):
                return
            if looked:
                self.pay(seat)
            looked.append(self.slot(word))
            self.rows[seat][looked[-1]].seen.add(seat)

    def rabbit(self, seat: int):
        found = self.others(seat)
        if not found:
            return
        (word,) = yield seat, found + [("skip",)]
        if word == "skip":
            return
        other = int(word[3])
        each = min(2, *(sum(map(bool, self.rows[s])) for s in (seat, other)))
        taken, given = [self.slot(word)], []
        while len(taken) < each:
            (word,) = yield seat, self.words(other, taken)
            taken.append(self.slot(word))
        while len(given) < each:
            (word,) = yield other, self.words(seat, given)
            given.append(self.slot(word))
        for slot in taken:
            self.rows[other][slot].seen.add(seat)
        for slot in given:
            self.rows[seat][slot].seen.add(other)
        if each == 1:
            return
        (back,) = yield seat, [(self.word(other, slot),) for slot in taken]
        (gone,) = yield other, [(self.word(seat, slot),) for slot in given]
        taken.remove(self.slot(back))
        given.remove(self.slot(gone))
        self.swap_tiles(seat, given[0], other, taken[0])

    def monkey(self, seat: int):
        found = self.others(seat)
        if not found:
            return
        (word,) = yield seat, found + [("skip",)]
        if word == "skip":
            return
        self.pay(seat)
        other, slots = int(word[3]), [self.slot(word)]
        self.rows[other][slots[0]].seen.add(seat)
        if self.words(other, slots):
            (word,) = yield seat, self.words(other, slots)
            slots.append(self.slot(word))
            self.rows[other][slots[1]].seen.add(seat)
        pairs = [(self.word(other, slot), mine) for slot in slots for (mine,) in self.words(seat)]
        answer = yield seat, pairs + [("skip",)]
        if len(answer) > 1:
            self.swap_tiles(other, self.slot(answer[0]), seat, self.slot(answer[1]))

    def ox(self, seat: int):
        found = self.others(seat)
        if found:
            (word,) = yield seat, found + [("skip",)]
            if word != "skip":
                self.pay(seat)
                owner = int(word[3])
                tile = self.take(owner, self.slot(word))
                yield from self.build(seat, owner if self.sabotage else seat, tile)

    def sheep(self, seat: int):
        (word,) = yield seat, self.words(seat) + [("skip",)]
        if word != "skip":
            self.pay(seat)
            yield from self.build(seat, seat, self.take(seat, self.slot(word)))

    def tiger(self, seat: int):
        tower = self.towers[seat]
        spots = self.spots(seat)
        if spots:
            (word,) = yield seat, [(spot,) for spot in spots] + [("skip",)]
            if word != "skip":
                at = spots.index(word)
                self.waste.update(tower.tiles[at:])
                del tower.tiles[at:]
                self.waste.update(tower.settle())

    def snake(self, seat: int):
        spots = self.spots(seat)
        if len(spots) > 1:
            move = yield seat, [*pairwise(spots), ("skip",)]
            if len(move) > 1:
                self.pay(seat)
                self.waste.update(self.towers[seat].swap(spots.index(move[0])))
                self.measure(seat)

    def dragon(self, seat: int):
        giving = [(seat + step) % len(self.seats) for step in self.seats]
        giving = [other for other in giving if any(self.rows[other])]
        slots = []
        for other in giving:
            (word,) = yield seat, self.words(other) + [("skip",)] * (other == seat)
            if word == "skip":
                return
            slots.append(self.slot(word))
        for other, slot in zip(giving, slots, strict=True):
            self.rows[other][slot].seen = set(self.seats)
        names = yield CHANCE, "shuffle"
        letters = [self.rows[other][slot].letter for other, slot in zip(giving, slots, strict=True)]
        assert sorted(LETTER[name] for name in names) == sorted(letters)
        for other, slot, name in zip(giving, slots, names, strict=True):
            self.rows[other][slot] = Tile(name)

    def build(self, seat: int, site: int, tile: Tile):
        """Lay a tile on a tower and see what comes of it."""
        entry = "ne"
        if not self.towers[site].tiles:
            (entry,) = yield seat, [("ne",), ("nw",)]
        self.waste.update(self.towers[site].build(tile.letter, entry))
        self.measure(site)

    def measure(self, site: int) -> None:
        """Note how high a tower is; the eighth floor wins."""
        height = self.towers[site].height
        if height > self.best:
            self.best, self.grew = height, True
        if height >= 8:
            raise Ended

    def pay(self, seat: int) -> None:
        self.koban[seat] -= 1
        self.hoard += self.cat != "rat"

    def take(self, seat: int, slot: int) -> Tile:
        """Take a tile out of a row; slots beyond the fourth vanish with it."""
        row = self.rows[seat]
        tile, row[slot] = row[slot], None
        while len(row) > 4 and row[-1] is None:
            row.pop()
        return tile

    def swap_tiles(self, one: int, slot: int, two: int, place: int) -> None:
        rows = self.rows
        rows[one][slot], rows[two][place] = rows[two][place], rows[one][slot]

    def others(self, seat: int) -> list:
        return [word for other in self.seats if other != seat for word in self.words(other)]

    def words(self, seat: int, without=()) -> list:
        row = self.rows[seat]
        return [(self.word(seat, slot),) for slot in range(len(row)) if row[slot] and slot not in without]

    def word(self, seat: int, slot: int) -> str:
        return f"row{seat}.{slot},0"

    def slot(self, word: str) -> int:
        return int(word.partition(".")[2].partition(",")[0])

    def spots(self, seat: int) -> list[str]:
        return [f"tower{seat}.{across},{1 - floor}" for across, floor in self.towers[seat].places()[0]]


def compare(state, slow: Slow) -> None:
    """Hold everything that can be seen or known in one telling against the other."""
    assert state.kobans == tuple(slow.koban) and state.hoard == slow.hoard
    assert [short(made.tiles) for made in state.towers] == ["".join(made.tiles) for made in slow.towers]
    assert [made.height for made in state.towers] == [made.height for made in slow.towers]
    for row, twin in zip(state.rows, slow.rows, strict=True):
        assert short(row) == "".join(tile.letter if tile else "." for tile in twin)
        for tile, other in zip(row, twin, strict=True):
            if tile:
                assert {seat for seat in slow.seats if tile >> SEEN + seat & 1} == other.seen
    counts = Counter({letter: count for letter, count in zip("slrLR", state.piles.waste[1:], strict=True) if count})
    assert counts == +slow.waste and sum(state.piles.deck) == slow.deck
    assert state.round.first == slow.first


def follow_both(seats: int, seed: int, deck: tuple, tame: bool, **options) -> Counter:
    """Play a random game in both tellings; return how often each stage was met."""
    rng, state = Random(seed), neko.start(None, seats, **options)
    state = state._replace(piles=state.piles._replace(deck=deck))
    slow, met = Slow(seats, sum(deck), options.get("sabotage"), options.get("expert")), Counter()
    story = slow.story()
    asked, legal = next(story)
    while True:
        met[state.power if state.stage == "power" else state.stage] += 1
        assert neko.turn(state) == asked
        compare(state, slow)
        if asked == CHANCE:
            assert state.stage == legal
            move = neko.chance(state, rng)
        else:
            assert sorted(neko.moves(state)) == sorted(legal)
            move = neko.sample(state, rng) if tame else legal[int(rng.random() * len(legal))]
        state = neko.play(state, move)
        try:
            asked, legal = story.send(move[1:] if asked == CHANCE else move)
        except Ended:
            break
    assert neko.turn(state) == OVER
    compare(state, slow)
    return met


@pytest.mark.clause("neko", "3.3", "3.5", "4.1", "4.6", "5.7", "6.12", "6.14", "6.18", "7.3", "8.1", "8.5")
@pytest.mark.parametrize("options", [{}, {"sabotage": True}, {"expert": True}], ids=str)
@pytest.mark.parametrize("seats", neko.SEATS)
def test_the_plain_telling_agrees(seats, options):
    met = follow_both(seats, 1, (0, 24, 28, 28, 20, 20), False, **options)
    met += follow_both(seats, 2, (0, 24, 28, 28, 20, 20), True, **options)
    wanted = ["roll", "pawn", "act", "enter", "refill", "rooster", "rabbit", "shuffle", "horse", "tiger"]
    assert all(met[stage] for stage in wanted)


@pytest.mark.clause("neko", "4.7", "4.9", "8.2")
@pytest.mark.parametrize("seats", neko.SEATS)
def test_it_agrees_where_tiles_are_few(seats):
    ends = Counter()
    for seed in range(6):
        deck = (0, *(seats + (seed + kind) % 3 for kind in range(5)))
        ends += follow_both(seats, seed, deck, seed % 2 == 0, memory=bool(seed % 3 == 0))
    assert ends["refill"] > 20
