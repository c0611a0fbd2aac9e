"""Tables of Neko no Tawa with chosen animals, tiles and towers, for tests, and a slow judge of towers."""

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random

from meowgames.rules import CHANCE, OVER, Picture, neko
from meowgames.rules.neko.state import ANIMALS
from meowgames.rules.neko.tiles import KIND, KIND_BITS, KINDS, SEEN, more
from meowgames.rules.neko.tower import raised

SEEDS = Path(__file__).parents[2] / "seeds"
SHEET = (SEEDS / "neko.en.md").read_text("utf-8")
NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", SHEET, re.M))
SHORT = {"s": "straight", "l": "soft-left", "r": "soft-right", "L": "hard-left", "R": "hard-right"}
ROW = "sLRs"  # what a seat gets where a test does not care
OPTIONS = [{}, {"sabotage": True}, {"memory": True}, {"expert": True}]
STAGES = set("line deal roll pawn act enter refill rooster power shuffle over".split())  # what its moments are called
# Perft: seats, plies made before, the number of move sequences of each length below, options.
POSITIONS = [
    (2, 0, (12, 132, 1584, 9616)),
    (2, 9, (5, 28, 188, 1950, 21340)),
    (3, 40, (12, 132, 1320, 17160)),
    (4, 25, (4, 48, 136, 1344, 14880)),
    (5, 0, (12, 132, 1320, 11880)),
    (5, 33, (8, 96, 1152, 5760, 22656)),
    (5, 140, (5, 24, 124, 1280, 9216)),
    (3, 21, (12, 80, 360, 1440, 5568, 24640), (("sabotage", True),)),
    (4, 52, (11, 110, 990, 12510), (("memory", True),)),
    (2, 31, (12, 132, 1584, 9256), (("expert", True),)),
]


def pieces(picture: Picture) -> Counter:
    """Tiles in the deck, discarded, in rows and towers; pawns at home or beside an animal; no animal lies twice."""
    kinds = Counter()
    for spot, faces in picture.items():
        stem = spot.partition(".")[0].rstrip("0123456789")
        if stem in ("deck", "row", "tower") or stem.startswith("waste-"):
            kinds["tiles"] += len(faces)
        elif stem in ("line", "home", "stand"):
            kinds.update(faces)
    animals = [name for name in kinds if name != "tiles" and not name.startswith("pawn")]
    assert all(kinds.pop(name) == 1 for name in animals)  # the line is laid by the first outcome of chance
    return kinds


def truth(state) -> dict:
    """The true answer to whatever may be asked of a table that is stood up, but for what was agreed."""
    power, picks = state.power, state.picks
    stage = "helped" if state.stage == "enter" and power else state.stage
    found = {"stage": stage, "turn": f"seat{state.turn}"}
    if stage == "power" and power == "monkey" and picks:
        found["whom"] = f"seat{picks[0]}"
    if stage == "helped":
        found["tower"] = f"seat{picks[1]}"
    return found


def names(short: str) -> tuple[str, ...]:
    """Floor tiles written by their initials, a capital for a hard turn."""
    return tuple(SHORT[letter] for letter in short)


def kinds(short: str) -> tuple[int, ...]:
    """Floor tiles as the rules count them."""
    return tuple(KIND[name] for name in names(short))


def short(tiles) -> str:
    """The initials of kinds or of tiles in a row, a dot where a slot is empty."""
    letters = {KIND[name]: letter for letter, name in SHORT.items()} | {0: "."}
    return "".join(letters[tile & KIND_BITS] for tile in tiles)


def tower(tiles: str, entry: str = "ne", expert: bool = False):
    """The tower of these tiles; it must stand."""
    made = raised(expert, 1 if entry == "ne" else 2, kinds(tiles))
    assert short(made.tiles) == tiles, f"{tiles} leads into a wall"
    return made


def begun(*rows: str, line=ANIMALS, **options):
    """A table with these rows, all animals in line: chance is to roll."""
    state = neko.play(neko.start(None, len(rows), **options), ("line", *line))
    for row in rows:
        state = neko.play(state, ("deal", *names(row)))
    return state


def placed(state, *animals: str, cat: str = "boar"):
    """The table after the cat was laid there and pawns were put on these animals."""
    state = neko.play(state, ("roll", cat))
    return follow(state, *animals)


def follow(state, *moves: str):
    """The table after these moves, each of which must be legal; words are parted by blanks."""
    for text in moves:
        move = tuple(text.split())
        assert move in neko.moves(state), f"{text} is not legal in {neko.moves(state)}"
        state = neko.play(state, move)
    return state


def acting(animal: str, *rows: str, cat: str = "", towers=(), kobans=(), hoard=0, waste="", **options):
    """Seat 0 stands on an animal, is the first in the line and about to take its first action."""
    rows = rows or (ROW, ROW)
    line = (animal, *(other for other in ANIMALS if other != animal)) if animal != "cat" else ANIMALS
    state = begun(*rows, line=line, **options)
    piles = state.piles._replace(waste=more((0,) * len(KINDS), kinds(waste)))
    state = state._replace(hoard=hoard, piles=piles)
    if towers:
        state = state._replace(towers=tuple(towers) + state.towers[len(towers) :])
    if kobans:
        state = state._replace(kobans=tuple(kobans) + state.kobans[len(kobans) :])
    cat = cat or (line[0] if animal == "cat" else line[11])
    free = [other for other in line[4:] if other != cat]
    return placed(state, animal, *free[: len(rows) - 1], cat=cat)


def using(animal: str, *rows: str, **wishes):
    """The same after seat 0 looked at its first tile: it uses the animal, or has used it."""
    return follow(acting(animal, *rows, **wishes), "row0.0,0 look")


def emptied(state, seat: int, keep: int = 0):
    """The table with only so many tiles left in a row."""
    row = state.rows[seat]
    row = tuple(tile if slot < keep else 0 for slot, tile in enumerate(row))
    return state._replace(rows=state.rows[:seat] + (row,) + state.rows[seat + 1 :])


def drawn(state, rng):
    """The table after chance has drawn all it must."""
    while neko.turn(state) == CHANCE:
        state = neko.play(state, neko.chance(state, rng))
    return state


def words(state) -> set[str]:
    """The moves of the seat to act, written as text."""
    return {" ".join(move) for move in neko.moves(state)}


def knows(state, seat: int, owner: int) -> str:
    """What a seat knows of a row: initials, ? for a tile it has not seen."""
    row = state.rows[owner]
    return "".join(short([tile]) if not tile or tile >> SEEN + seat & 1 else "?" for tile in row)


def walk(seats: int, seed: int, wild: bool = True, **options):
    """Every state of a random game with the move made in it, the last one with None."""
    rng, state = Random(seed), neko.start(None, seats, **options)
    while neko.turn(state) != OVER:
        if neko.turn(state) == CHANCE:
            move = neko.chance(state, rng)
        elif wild:
            found = neko.moves(state)
            move = found[int(rng.random() * len(found))]
        else:
            move = neko.sample(state, rng)
        yield state, move
        state = neko.play(state, move)
    yield state, None


def all_tiles(state) -> int:
    """How many floor tiles there are, wherever they lie."""
    rows = sum(1 for row in state.rows for tile in row if tile)
    held = state.stage == "enter"
    middle = sum(state.piles.deck) + sum(state.piles.waste)
    return rows + held + sum(len(made.tiles) for made in state.towers) + middle


# A slow judge of towers: places are pairs, turns are degrees, overhang is a fraction of a tile.

AHEAD = {0: (2, 0), 60: (1, 1), 120: (-1, 1), 180: (-2, 0), 240: (-1, -1), 300: (1, -1)}
DEGREES = {"s": 0, "l": 60, "r": -60, "L": 120, "R": -120}


class SlowTower:
    """A tower in the plainest words."""

    def __init__(self, zone: int = 3):
        self.zone, self.tiles, self.entry = zone, [], 60

    def places(self) -> tuple[list[tuple[int, int]], tuple[int, int], int]:
        """Where the tiles lie, where the next one goes, and with which heading."""
        found, here, heading = [], (0, 1), self.entry
        for tile in self.tiles:
            found.append(here)
            heading = (heading + DEGREES[tile]) % 360
            here = (here[0] + AHEAD[heading][0], here[1] + AHEAD[heading][1])
        return found, here, heading

    def hits(self) -> bool:
        """Whether the last tile leads into a wall."""
        found, here, _ = self.places()
        return here in found or here[1] < 1

    def lean(self) -> Fraction:
        """How much further the right side hangs out than the left, in tiles."""
        total = Fraction(0)
        for across, _ in self.places()[0]:
            left, right = Fraction(across - 1, 2), Fraction(across + 1, 2)  # edges of the tile, in tiles
            edge = Fraction(self.zone, 2)
            total += max(0, min(1, right - edge)) - max(0, min(1, -edge - left))
        return total

    def build(self, tile: str, entry: str = "ne") -> list[str]:
        """Lay a tile; return what is destroyed, in the order it was laid."""
        if not self.tiles:
            self.entry = 60 if entry == "ne" else 120
        self.tiles.append(tile)
        if self.hits():
            return [self.tiles.pop()]
        return self.settle()

    def settle(self) -> list[str]:
        """Let the tower fall by twos until it stands."""
        lost: list[str] = []
        while abs(self.lean()) > Fraction(3, 2):
            lost = self.tiles[-2:] + lost
            del self.tiles[-2:]
        return lost

    def swap(self, at: int) -> list[str]:
        """Swap two neighbours and lay the rest again; return what is destroyed."""
        tiles = list(self.tiles)
        tiles[at], tiles[at + 1] = tiles[at + 1], tiles[at]
        self.tiles = []
        for number, tile in enumerate(tiles):
            self.tiles.append(tile)
            if self.hits():
                self.tiles.pop()
                lost = tiles[number:]
                return self.settle() + lost
        return self.settle()

    @property
    def height(self) -> int:
        """The highest floor with a tile."""
        return max((floor for _, floor in self.places()[0]), default=0)
