"""Tables of L'Île des Chats with chosen boats, cats and cards, for tests, and a slow judge of placements."""

import re
from collections import Counter
from pathlib import Path
from random import Random

from meowgames.play.level import read_cells, read_faces
from meowgames.rules import CHANCE, OVER, Level, Picture, isle
from meowgames.rules.isle.boats import AT, HULLS, Boat, Tile, empty, hulls, put
from meowgames.rules.isle.tiles import BAG, CATS, COLOURS, COMMON, ORIENTED, RARE, SHAPES

LEVEL = Level("isle", read_cells("isle_boats"))
SHEET = (Path(__file__).parents[2] / "seeds" / "isle.en.md").read_text("utf-8")
NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", SHEET, re.MULTILINE))
ROWS = {
    **{f"{shape}-{colour}": rows for shape, rows in SHAPES.items() for colour in COLOURS},
    **COMMON,
    **RARE,
}

# Three boats of a game under way; what they give was counted apart from the rules.
HONEY = """x5-red 19,3; s6-orange@2 17,4; common3l@2 18,3; z6-orange@2m 15,2; t5-orange 14,5; u5-blue@1 14,1;
    rare-s 14,4; z6-purple@2m 12,7; u5-purple@3 9,7; rare-i 11,0; w5-orange@1 11,5; p5-orange@2 13,3;
    v5-purple@3 6,6; s4-blue@1m 12,1; c6-green 9,4"""
TEAL = """x5-green 19,3; n5-green 16,5; t5-green@2 15,4; p5-blue@1m 17,3; lt6-green@1 16,1; v5-green@3 13,1;
    rare-l 12,0; lt6-purple@1m 14,5; w5-blue 12,4; s6-purple@2m 11,6; i5-purple@1 7,8; i5-orange@1 5,7;
    rare-o 13,2; t5-blue 10,2; n6-blue 10,4"""
PLUM = """c6-purple@3 18,3; s4-purple 17,5; common3l@1 18,2; f6-green@2m 14,6; v5-blue@3 15,3; y5-red@1 12,1;
    rare-s@0m 15,1; l5-green@3m 13,4; u5-green@1 13,5; i5-red@1 10,3; p5-red@1m 12,0; s6-green@1 11,6;
    lt6-blue@0m 7,6; rare-o 10,6; i5-blue@1 4,7"""
STAGES = set("boats cards give draw cat place treasure lay over".split())  # what its moments are called
# Perft: seats, plies made before, the number of move sequences of each length below, options.
POSITIONS = [
    (2, 0, (3, 9, 81, 30411, 271467)),
    (2, 9, (99, 690, 29761, 210719)),
    (2, 60, (2, 5, 6, 9, 10, 13, 14, 17)),
    (3, 30, (7, 561, 3778, 201411)),
    (4, 0, (3, 9, 27, 81, 1377, 680238)),
    (4, 50, (11, 625, 6835)),
    (4, 120, (6, 60, 2356, 23152)),
]


def pieces(picture: Picture) -> Counter:
    """Treasures in stock, in hand, in the bag and on boats; a cat is nowhere twice, and may leave the game."""
    kinds = Counter()
    for spot, faces in picture.items():
        for face in faces:
            name, _, said = face.partition(":")
            name = name.partition("@")[0]
            if spot == "bag-rare":
                kinds["rare"] += int(said)
            elif name.startswith("rare-"):
                kinds["rare"] += int(said or 1)
            elif name.startswith("common"):
                kinds[name] += int(said or 1)
            elif read_faces("isle").get(name, {}).get("mark"):
                kinds[name] += 1
    cats = [name for name in kinds if not name.startswith(("rare", "common"))]
    assert all(kinds.pop(name) == 1 for name in cats)
    return kinds


def hull(name: str = "hull-blue"):
    """A boat as it is drawn."""
    return hulls(LEVEL)[name]


def grid(mask: int) -> set[tuple[int, int]]:
    """The squares of a set."""
    return {(x, y) for x in range(22) for y in range(9) if mask >> AT[f"boat0.{x},{y}"] & 1}


def mask(*cells: str) -> int:
    """The set of these squares, each written x,y."""
    return sum(1 << AT[f"boat0.{cell}"] for cell in cells)


def boat(text: str = "", name: str = "hull-blue") -> Boat:
    """A boat with these tiles, each written as a face and its corner; they need not touch."""
    made = empty(hull(name))
    for entry in filter(None, re.split(r";\s*", text.strip())):
        face, corner = entry.split()
        tile, _, turn = face.partition("@")
        spot = AT[f"boat0.{corner}"]
        bits = ORIENTED[tile][f"@{turn or 0}"].mask << spot
        assert not bits & ~made.free, f"{entry} lies on something"
        made = put(made, tile, f"@{turn or 0}", spot)
    return made


def crowded(*cells: str, name: str = "hull-blue") -> Boat:
    """A boat on which only these squares are free."""
    free, drawn = mask(*cells), hull(name)
    wall = Tile("common1", "@0", 0, drawn.squares & ~free)
    return empty(drawn)._replace(free=free, near=free, tiles=(wall,))


def without(squares: int):
    """A boat on which just these squares are covered."""
    return boat()._replace(free=hull().squares & ~squares)


def crew(**groups) -> Boat:
    """A boat with groups of so many cats, wherever they lie."""
    return empty(hull())._replace(kin=tuple(tuple((0, n) for n in groups.get(c, ())) for c in COLOURS))


def begun(seats: int = 2, **options):
    """A table at which everybody has kept two family cards: chance is to draw the first day."""
    state = isle.play(isle.start(LEVEL, seats, **options), ("boats", *HULLS[:seats]))
    state = isle.play(state, ("cards", *(f"card{151 + n}" for n in range(3 * seats))))
    for _ in range(seats):
        state = isle.play(state, isle.moves(state)[2])
    return state


def morning(*tiles: str, boats=(), seats: int = 2, state=None, **options):
    """A day on which these tiles are drawn first; these boats are already under way."""
    state = state or begun(max(seats, len(boats)), **options)
    state = state._replace(boats=(*boats, *state.boats[len(boats) :]))
    wanted = 4 * len(state.boats) - sum(tile in CATS for tile in tiles)
    more = [tile for tile in BAG if tile in CATS and tile not in tiles and tile in state.bag]
    found = [tile for tile in tiles if tile not in CATS] + [tile for tile in tiles if tile in CATS]
    return isle.play(state, ("draw", *found, *more[:wanted]))


def follow(state, *moves: str):
    """The table after these moves, each of which must be legal; words are parted by blanks."""
    for text in moves:
        move = tuple(text.split())
        assert move in isle.moves(state), f"{text} is not legal"
        state = isle.play(state, move)
    return state


def one_more(state):
    """The table after the seat to act took and placed the first cat it can, and no treasure."""
    taken = isle.play(state, isle.moves(state)[0])
    state = isle.play(taken, isle.moves(taken)[0])
    return follow(state, "skip") if state.stage == "treasure" else state


def ended(*boats: Boat, cards=(), **options):
    """A finished game with these boats; seat 0 holds these family cards."""
    state = begun(len(boats), **options)
    hands = (tuple(cards), *((),) * (len(boats) - 1))
    return state._replace(turn=OVER, stage="over", day=0, boats=boats, cards=hands)


def walk(seats: int, seed: int, odd: float = 0.06, **options):
    """Every state of a random game, now and then an odd one, with the move made in it, None at the end."""
    rng = Random(seed)
    state = isle.start(LEVEL, seats, **options)
    while isle.turn(state) != OVER:
        if isle.turn(state) == CHANCE:
            move = isle.chance(state, rng)
        elif rng.random() < odd:
            move = isle.moves(state)[-1]  # pass, back or skip
        else:
            move = isle.sample(state, rng)
        yield state, move
        state = isle.play(state, move)
    yield state, None


def truth(state) -> dict[str, str]:
    """What may be asked of a table that is stood up: who is to act, and with what."""
    return {"turn": f"seat{state.turn}", "stage": state.stage}


def words(state) -> set[str]:
    """What the moves of the seat to act begin with."""
    return {move[0] for move in isle.moves(state)}


# A slow judge of placements: pictures of text, no bits.


def pictures(tile: str) -> dict[str, tuple[str, ...]]:
    """A tile under each of its eight turns, drawn in rows."""
    found = {}
    for mirror in ("", "m"):
        rows = tuple(ROWS[tile].split())
        rows = tuple(row[::-1] for row in rows) if mirror else rows
        for steps in range(4):
            found[f"@{steps}{mirror}"] = rows
            rows = tuple("".join(column)[::-1] for column in zip(*rows))  # a quarter clockwise
    return found


def covered(picture: tuple[str, ...], x: int, y: int) -> set[tuple[int, int]]:
    """The squares a picture covers with its corner there."""
    return {(x + i, y + j) for j, row in enumerate(picture) for i, mark in enumerate(row) if mark == "#"}


def slow_places(state) -> set[frozenset]:
    """Every set of squares the tile in hand may cover, found by trying everything."""
    seat = isle.turn(state)
    inside = {tuple(map(int, spot[10:].split(","))) for spot in LEVEL.spots if spot.startswith("hull-blue.")}
    taken, found = set(), set()
    for tile, turn, corner, _ in state.boats[seat].tiles:
        taken |= covered(pictures(tile)[turn], corner % 23, corner // 23)
    for picture in set(pictures(state.held).values()):
        for x in range(22):
            for y in range(9):
                there = covered(picture, x, y)
                beside = {(a + i, b + j) for a, b in there for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                if there <= inside and not there & taken and (not taken or beside & taken):
                    found.add(frozenset(there))
    return found


def slow_rows(state, seat: int) -> tuple[int, int, int]:
    """What rats, rooms and families of a boat give, counted square by square from the drawn map."""
    name = state.boats[seat].hull.name + "."
    cells = {
        tuple(map(int, s[len(name) :].split(","))): props for s, props in LEVEL.spots.items() if s.startswith(name)
    }
    owner, colour = {}, {}
    for number, (tile, turn, corner, _) in enumerate(state.boats[seat].tiles):
        colour[number] = tile.partition("-")[2] if tile in CATS else tile + str(number)
        for cell in covered(pictures(tile)[turn], corner % 23, corner // 23):
            owner[cell] = number
    rats = sum(1 for cell, props in cells.items() if props.get("rat") and cell not in owner)
    rooms = {props["room"] for cell, props in cells.items() if cell not in owner}
    points, waiting = 0, set(colour)
    while waiting:
        family, new = set(), {waiting.pop()}
        while new:
            family |= new
            beside = [(owner[x, y], owner.get((x + a, y + b))) for x, y in owner for a, b in ((1, 0), (0, 1))]
            pairs = [pair for one, two in beside if two is not None for pair in ((one, two), (two, one))]
            new = {two for one, two in pairs if one in new and colour[one] == colour[two]} - family
        waiting -= family
        points += {3: 8, 4: 11, 5: 15}.get(len(family), 20 + 5 * (len(family) - 6) if len(family) > 5 else 0)
    return -rats, -5 * len(rooms), points
