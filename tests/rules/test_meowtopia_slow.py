"""Meowtopia: a slow reading of the table must agree, every game ends, and sequences are counted."""

import re
from random import Random

import pytest
from meowtopia_table import mingled, walk

from meowgames.rules import CHANCE, OVER, meowtopia

EVERY_SIZE = pytest.mark.parametrize("seats", meowtopia.SEATS)
VARIANTS = [
    {},
    {"tiles": "pairs"},
    {"tiles": "random"},
    {"first_free": True},
    {"extra_food": True},
    {"ties": "kittens"},
]


class Memory:
    """What people remember and cannot see: who was served this morning, who was hired with this tile."""

    def __init__(self):
        self.key, self.served, self.hired, self.sent = None, set(), set(), 0

    def note(self, state, move, after):
        key = (state.round.number, state.active)
        if key != self.key or move[0].startswith("tile"):
            self.__init__()
            self.key = key
        if move[0] in (f"food{state.turn}", f"coin{state.turn}"):
            self.served.add(move[1])
        if state.stage == "work":
            self.sent += 1
            spot = f"workers{state.turn}"
            old, now = (meowtopia.look(s, OVER)[spot] for s in (state, after))
            self.hired |= {face for face in now if face.partition("@")[0] not in {f.partition("@")[0] for f in old}}


def family(kitten: str) -> str:
    return kitten.rstrip("0123456789")


def firsts(kittens: list[str]) -> list[str]:
    """The first kitten of each family."""
    found: dict[str, str] = {}
    for kitten in kittens:
        found.setdefault(family(kitten), kitten)
    return list(found.values())


def land(picture, seat: int) -> tuple[set, set]:
    """The squares with a field and the edges with a stick, in half steps."""
    parts = {"field": set(), "edge": set()}
    for spot in picture:
        match = re.fullmatch(rf"(field|edge){seat}\.(-?\d+),(-?\d+)", spot)
        if match:
            scale = 2 if match[1] == "field" else 1
            parts[match[1]].add((int(match[2]) * scale, int(match[3]) * scale))
    return parts["field"], parts["edge"]


def around(places: set, step: int) -> set:
    """The places so many half steps beside these."""
    return {(x + dx, y + dy) for x, y in places for dx, dy in ((step, 0), (-step, 0), (0, step), (0, -step))}


def acts(picture, seat: int, action: str, able: list[str]) -> set[str]:
    """What one of these kittens could do."""
    fields, sticks = land(picture, seat)
    if action in ("food", "gold"):
        return set(able)
    if action == "irrigation":
        found = {f"edge{seat}.{x},{y}" for x, y in around(fields, 1) - sticks}
    elif action == "fields":
        found = {f"field{seat}.{x // 2},{y // 2}" for x, y in around(fields, 2) - fields}
    elif picture[f"coin{seat}"] == ("coin:0",):
        found = set()
    elif f"nest{seat}" in picture:
        found = {"worker", "merchant"}
    else:
        nests = [spot for spot in picture if spot.startswith("nest")]
        found = {f"{nest} {kind}" for nest in nests for kind in ("worker", "merchant")}
    heads = firsts(able)
    return {f"{kitten} {words}" for kitten in heads for words in found} if len(heads) > 1 else found if able else set()


def mornings(picture, seat: int, food: int, coins: int, asleep: list[str], served: set) -> set[str]:
    """What could be done in the morning."""
    price = int(picture.get(f"price{seat}", ("price:0",))[0][6:])
    found = {kitten for kitten in asleep if food >= price}
    for face, ware in zip(picture.get(f"stalls{seat}", ()), picture.get(f"wares{seat}", ()), strict=True):
        name = face.removesuffix("@2")
        if name not in served:
            found |= {f"food{seat} {name}"} if food and not ware.startswith("ware-coin") else set()
            found |= {f"coin{seat} {name}"} if coins and not ware.startswith("ware-food") else set()
    for place in range(5):
        (tile,) = picture[f"tile{place}"]
        actions = tile.split("-")[1:]
        if "@" not in tile and f"taker{place}" not in picture:
            found |= {f"{tile} do-{action}" for action in actions} if len(actions) > 1 else {tile}
    return found


def suppers(picture, seat: int, food: int, workers: list[str]) -> set[str]:
    """What could be done in the evening."""
    stalls = [face.removesuffix("@2") for face in picture.get(f"stalls{seat}", ())]
    fields, sticks = land(picture, seat)
    green = sum(bool(around({field}, 1) & sticks) for field in fields)
    cost = 2 * len(workers + stalls) - green
    found = {f"home {name}" for name in stalls + (workers if len(workers) > 1 else [])}
    for unfed in range(len(workers + stalls) + 1):
        if max(0, cost - 2 * unfed) <= food and (unfed == 0 or cost - 2 * (unfed - 1) > 0):
            found.add(f"unfed{unfed}" if unfed else "feed")
    return found


def legal(state, memory: Memory) -> set[str]:
    """Every legal move, read from the picture and the rules of the sheet."""
    seat, picture = meowtopia.turn(state), meowtopia.look(state, OVER)
    asked, _, action = meowtopia.prompt(state, seat)[0].removeprefix("meowtopia.prompt.").partition(".")
    faces = picture.get(f"workers{seat}", ())
    awake = [face for face in faces if "@" not in face]
    asleep = [face[:-2] for face in faces if "@" in face]
    food, coins = (int(picture[f"{name}{seat}"][0].partition(":")[2]) for name in ("food", "coin"))
    if asked == "work":
        return acts(picture, seat, action, [kitten for kitten in awake if kitten not in memory.hired]) | {"done"}
    if asked in ("follow", "rouse"):
        passes = {f"pass {kitten}" for kitten in firsts(asleep)} if len(firsts(asleep)) > 1 else {"pass"}
        return (acts(picture, seat, action, awake) if action else set()) | passes
    if asked in ("supper", "short"):
        return suppers(picture, seat, food, awake + asleep)
    return mornings(picture, seat, food, coins, asleep, memory.served)


def greedy(state, rng: Random):
    """Hire whenever possible, and feed rather than send anybody home."""
    found = meowtopia.moves(state)
    wishes = ("nest", "worker", "tile-recruit", "feed", "tile-gold", "tile-food", "unfed")
    for wish in wishes:
        fits = [move for move in found if any(word.startswith(wish) for word in move) and move[0] != "home"]
        if fits and rng.random() < 0.8:
            return fits[int(rng.random() * len(fits))]
    return found[int(rng.random() * len(found))]


def compare(seats: int, seed: str, how, begin=None, **options) -> int:
    """Hold every state of a game against the slow reading; return how often one said who goes where."""
    memory, named = Memory(), 0
    for state, move in walk(seats, seed, how, begin, **options):
        if move is None or meowtopia.turn(state) == CHANCE:
            continue
        if state.stage == "morning" and (state.round.number, state.active) != memory.key:
            memory = Memory()
        found = {" ".join(words) for words in meowtopia.moves(state)}
        assert found == legal(state, memory)
        named += any(re.match(r"[a-z]+\d (edge|field|worker|merchant|nest)|pass [a-z]+\d", words) for words in found)
        memory.note(state, move, meowtopia.play(state, move))
    return named


@EVERY_SIZE
@pytest.mark.parametrize("options", VARIANTS[:4], ids=str)
def test_legal_moves_can_be_read_from_the_table(seats, options):
    for seed, how in enumerate((None, greedy, meowtopia.sample)):
        compare(seats, f"slow{seed}", how, **options)


@pytest.mark.clause("meowtopia", "5.6")
@EVERY_SIZE
def test_legal_moves_of_mingled_families_can_be_read_from_the_table(seats):
    ways = (None, None, None, greedy)
    assert sum(compare(seats, f"mixed{seed}", how, mingled(seats)) for seed, how in enumerate(ways)) > 15


@EVERY_SIZE
def test_numbers_on_the_table_can_be_counted(seats):
    for seed, how in enumerate((None, greedy, meowtopia.sample)):
        for state, _ in walk(seats, f"count{seed}", how):
            picture = meowtopia.look(state, OVER)
            for seat in range(seats):
                fields, sticks = land(picture, seat)
                wet = {field for field in fields if around({field}, 1) & sticks}
                green = [spot for spot, faces in picture.items() if faces[0].endswith("@1")]
                shown = land(dict.fromkeys(green), seat)[0]
                assert wet == shown
                workers, stalls = picture.get(f"workers{seat}", ()), picture.get(f"stalls{seat}", ())
                said = {name: int(picture[f"{name}{seat}"][0].partition(":")[2]) for name in
                        ("food", "coin", "need", "yield", "supper", "score")}  # fmt: skip
                eaters = len(workers + stalls)
                assert (said["need"], said["yield"]) == (2 * eaters, len(wet))
                assert said["supper"] == max(0, 2 * eaters - len(wet))
                points = sum(len(around({stick}, 1) & fields) for stick in sticks)
                goods = [ware.partition(":") for ware in picture.get(f"wares{seat}", ())]
                points += sum((3 if kind == "ware-coin" else 2) * int(count or 0) for kind, _, count in goods)
                awake = len([face for face in workers if "@" not in face]) + len(stalls)
                food = said["food"] + (awake if meowtopia.turn(state) != OVER else 0)
                points += 3 * eaters + said["coin"] + food // 2 - 3 * len(picture.get(f"malus{seat}", ()))
                assert said["score"] == points


# ── every game ends, and nobody is locked out ──


@EVERY_SIZE
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_end(seats, options):
    for seed, how in enumerate((None, None, greedy, meowtopia.sample)):
        plies = 0
        for state, move in walk(seats, f"end{seed}", how, **options):
            plies += 1
            assert plies < 2000
            found = meowtopia.moves(state)
            assert len(set(found)) == len(found) and bool(found) == (meowtopia.turn(state) >= 0)
            assert move is None or meowtopia.turn(state) == CHANCE or move in found
            assert all(home.awake | home.asleep for home in state.homes)  # 8.7
            assert all(home.food >= 0 and home.gold >= 0 for home in state.homes)
        assert state.stock.ending or state.stock.idle == 10
        assert plies > 20


def dawdle(state, _: Random):
    """Do nothing, but lay one stick when the game would end otherwise."""
    found = meowtopia.moves(state)
    if state.stock.idle == 9 and state.stage in ("morning", "work"):
        wish = [move for move in found if move[0] == "tile-irrigation" or move[0].startswith("edge")]
        if wish:
            return wish[0]
    for words in (("done",), ("pass",), ("feed",)):
        if words in found:
            return words
    return next(move for move in found if move[0].startswith(("tile", "unfed")))


@pytest.mark.clause("meowtopia", "9.5")
@EVERY_SIZE
def test_even_the_slowest_dawdlers_come_to_an_end(seats):
    plies = 0
    for state, _ in walk(seats, 1, dawdle):  # noqa: B007
        plies += 1
    assert state.round.number > 30 and plies < 10 * (seats + 1) * 4 * 24 * seats


# ── perft ──


def perft(state, depth: int) -> int:
    """Count the sequences of so many moves."""
    if depth == 0 or meowtopia.turn(state) == OVER:
        return 1
    found = meowtopia.moves(state)
    return len(found) if depth == 1 else sum(perft(meowtopia.play(state, move), depth - 1) for move in found)


def reach(seats: int, plies: int, **options):
    """The state after so many random moves."""
    for ply, (state, _) in enumerate(walk(seats, f"perft/{seats}/{plies}", None, **options)):
        if ply == plies:
            return state
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("seats, plies, options, counts", [
    (2, 0, {}, (5, 23, 123, 754, 3104, 14786)),
    (3, 60, {}, (2, 4, 16, 80, 472)),
    (4, 120, {}, (9, 82, 1440, 19872)),
    (3, 90, {"tiles": "pairs"}, (15, 165, 1144, 5624)),
])  # fmt: skip
def test_the_number_of_move_sequences_is_known(seats, plies, options, counts):
    state = reach(seats, plies, **options)
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
