"""Meowtopia tables with chosen kittens, farms and tokens, for tests."""

from collections import Counter
from random import Random
from typing import Any

from meowgames.rules import CHANCE, OVER, Picture, meowtopia
from meowgames.rules.meowtopia.families import BIT, MASKS
from meowgames.rules.meowtopia.farm import cell_at, edge_at, first_farm, lay_field, lay_stick
from meowgames.rules.meowtopia.moves import followed
from meowgames.rules.meowtopia.state import EATS, NOTHING, SAVES, Stall
from meowgames.rules.meowtopia.state import dawn as begin_turn
from meowgames.rules.meowtopia.tiles import ACTIONS

GOODS = {"": NOTHING, "food": EATS, "coin": SAVES}
STAGES = set("draw morning work follow supper night over".split())  # what its moments are called
# Perft: seats, plies made before, the number of move sequences of each length below, options.
POSITIONS = [
    (2, 0, (5, 23, 123, 754, 3104)),
    (2, 40, (13, 169, 832, 4840)),
    (3, 25, (3, 15, 79, 350)),
    (3, 12, (3, 9, 36, 420), (("tiles", "pairs"),)),
    (4, 0, (5, 23, 123, 769, 5107)),
    (4, 70, (15, 180, 1068, 4710)),
]


def pieces(picture: Picture) -> Counter:
    """Kittens wherever they live, and fields and sticks in reserve, set aside or on farms; each tile once."""
    kinds = Counter()
    for spot, faces in picture.items():
        stem = spot.partition(".")[0].rstrip("0123456789")
        for face in faces:
            if stem in ("nest", "workers", "stalls"):
                kinds[face.partition("@")[0]] += 1
            elif stem in ("fields", "sticks", "spare-fields", "spare-sticks"):
                kinds[stem.removeprefix("spare-")] += int(face.partition(":")[2])
            elif "." in spot:
                kinds[{"field": "fields", "edge": "sticks"}[stem]] += 1
    return kinds


def truth(state) -> dict[str, Any]:
    """The true answer to whatever may be asked when a state is stood up from its picture."""
    phases = {"morning": "morning", "supper": "evening", "over": "over"}
    found = {"phase": phases.get(state.stage, "day"), "turn": f"seat{state.turn}", "sent": str(state.sent)}
    found["woken"] = "yes" if state.price else "no"
    if state.tile < 0:
        return found
    action, other = state.action, followed(state.round, state.tile, state.action)
    taken, rest = (action, other) if state.stage == "work" else (other, action)
    return {**found, "action": ACTIONS[taken], "other": ACTIONS[rest]}


def new(seats: int = 2, **options):
    """The first state of a table."""
    return meowtopia.start(None, seats, **options)


def kittens(names: str) -> int:
    """A set of kittens written as words."""
    return sum(BIT[name] for name in names.split())


def shop(*merchants: str) -> tuple:
    """Merchants written like marmalade3, marmalade4:food2 or marmalade5:coin1."""
    found = []
    for word in merchants:
        name, _, goods = word.partition(":")
        found.append(Stall(BIT[name], GOODS[goods[:4]], int(goods[4:] or 0)))
    return tuple(found)


def farm(*spots: str):
    """A farm after these fields and sticks were laid, each as seat 0 says it."""
    found = first_farm()
    for spot in spots:
        found = lay_field(found, cell_at(spot)) if spot.startswith("field") else lay_stick(found, edge_at(spot))
    return found


def having(state, seat: int = 0, **changes):
    """The state with something of a seat's home changed; kittens nobody has then lie in the reserve."""
    for name in ("awake", "asleep"):
        if isinstance(changes.get(name), str):
            changes[name] = kittens(changes[name])
    homes = list(state.homes)
    homes[seat] = homes[seat]._replace(**changes)
    held = sum(home.awake | home.asleep | sum(stall.kitten for stall in home.stalls) for home in homes)
    nests = sum(MASKS[: len(homes)]) & ~held
    return state._replace(homes=tuple(homes), stock=state.stock._replace(nests=nests))


def stocked(state, **changes):
    """The state with something of the common reserve changed."""
    return state._replace(stock=state.stock._replace(**changes))


def say(state, *moves: str):
    """Make these moves, written as words, each legal when its turn comes."""
    for move in moves:
        words = tuple(move.split())
        assert words in meowtopia.moves(state), f"{move} is not legal: {said(state)}"
        state = meowtopia.play(state, words)
    return state


def said(state) -> set[str]:
    """Every legal move written as words."""
    return {" ".join(move) for move in meowtopia.moves(state)}


def dawn(state, seat: int = 0):
    """The state at the beginning of a seat's turn, with what everybody has now."""
    return begin_turn(state.homes, seat, state.stock, state.round)


def supper(state):
    """The state in the evening of seat 0 of two, when nobody did anything before."""
    state = say(dawn(state), "tile-gold", "done")
    return say(state, "pass") if meowtopia.turn(state) == 1 else state


def to_the_end(state, rng: Random | None = None):
    """Play on until the game is over."""
    rng = rng or Random(1)
    while meowtopia.turn(state) != OVER:
        drawn = meowtopia.turn(state) == CHANCE
        state = meowtopia.play(state, meowtopia.chance(state, rng) if drawn else meowtopia.sample(state, rng))
    return state


def idle(state, rounds: int = 1):
    """Let everybody take the first tile, send nobody, pass and eat, for so many rounds."""
    until = state.round.number + rounds
    while meowtopia.turn(state) != OVER and state.round.number < until:
        found = meowtopia.moves(state)
        tile = next((move for move in found if move[0].startswith("tile")), None)
        rest = (move for move in found if move[0] in ("done", "pass", "feed", "unfed1"))
        state = meowtopia.play(state, tile or next(rest))
    return state


def walk(seats: int, seed, how=None, begin=None, **options):
    """Every state of a random game with the move made in it, the last one with None."""
    rng = Random(seed)
    state = begin or new(seats, **options)
    while meowtopia.turn(state) != OVER:
        if meowtopia.turn(state) == CHANCE:
            move = meowtopia.chance(state, rng)
        elif how:
            move = how(state, rng)
        else:
            found = meowtopia.moves(state)
            move = found[int(rng.random() * len(found))]
        yield state, move
        state = meowtopia.play(state, move)
    yield state, None


def mingled(seats: int, **options):
    """A table at which everybody has workers of several families, awake and asleep."""
    state, families = new(seats, **options), ("marmalade", "pearl", "soot", "chestnut")[:seats]
    for seat, own in enumerate(families):
        others = [f"{family}{4 + seat - (seat > place)}" for place, family in enumerate(families) if family != own]
        others = others if seats > 2 else [f"{families[1 - seat]}4", f"{families[1 - seat]}5"]
        asleep = " ".join((f"{own}3", *others[1:]))
        state = having(state, seat, awake=f"{own}1 {own}2 {others[0]}", asleep=asleep, food=9, gold=3)
    return state


def seen(state, spot: str) -> tuple[str, ...]:
    """What lies on a spot."""
    return meowtopia.look(state, OVER).get(spot, ())


def number(state, spot: str) -> int:
    """The number on the one face that lies on a spot."""
    return int(seen(state, spot)[0].partition(":")[2])


def games():
    """Some whole games: plain, side B, with mingled families, and with sense."""
    yield walk(2, "view")
    yield walk(3, "view", tiles="random")
    yield walk(4, "view", begin=mingled(4))
    yield walk(4, "view", meowtopia.sample, tiles="pairs")
