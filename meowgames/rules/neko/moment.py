"""What goes on at a table whose pieces lie as they do: told by the marks of the house, by the pieces, or asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .. import CHANCE
from ..kit import replaced
from ..standing import Answers, need
from .animals import seen
from .marks import Marks
from .moves import POWERS, usable
from .picks import asked, picked, seat_of
from .state import CAT, STALE, State
from .tiles import ROW, filled
from .tower import EMPTY, RIGHT_UP, START, TOP, spot
from .turns import over

HELPERS = ("sheep", "ox")  # animals that build


def moment(state: State, said: Marks, stuck: Mapping[int, int], answers: Answers) -> State:
    """Return the state with what goes on in it; a first tile is stuck, by seat and kind, if it can only wait."""
    found = _moment(state, said, stuck, answers)
    lap = found.round
    return found._replace(round=lap._replace(record=max(lap.record, _tallest(found))))


def _moment(state: State, said: Marks, stuck: Mapping[int, int], answers: Answers) -> State:
    lap = state.round
    if lap.cat < 0:
        return _before(state, said)
    state = state._replace(round=lap._replace(number=max(1, lap.number)))
    if max(state.pawns) < 0:
        need(not stuck, "5.4", *_first_tiles(stuck))
        return _between(state, said, answers)
    return _within(state, said, stuck, answers)


def _first_tiles(seats: Iterable[int]) -> Iterator[str]:
    return (spot(seat, START) for seat in seats)


# ── before the first turn, and between two of them ──


def _before(state: State, said: Marks) -> State:
    """Return the state in which the line, a row or the first roll of the die is next."""
    lap, rows = state.round, state.rows
    if not lap.line:
        return state._replace(stage="line")  # 2.1
    if not said.there:  # 2.4
        ends = [(seat, seat, slot) for seat, row in enumerate(rows) if row for slot in (0, ROW - 1)]
        state = seen(state, ends)
    if () in rows:
        return state._replace(stage="deal")
    return state._replace(stage="roll", round=lap._replace(number=max(1, lap.number)))


def _between(state: State, said: Marks, answers: Answers) -> State:
    """Return the state in which all pawns are at home: the die is rolled, or the first pawn is put down."""
    lap = state.round
    if said.over or _tallest(state) >= TOP:
        return over(state)
    words = ["pawn"] if _fresh(state) else []
    word = answers.ask("stage", [*words, "roll", *([] if said.there else ["over"])])
    if word == "over":
        return over(state._replace(round=lap._replace(still=STALE)))  # 8.5: nothing else ends a game between turns
    state = _goes_on(state)
    return state._replace(turn=lap.first, stage="pawn") if word == "pawn" else state._replace(stage="roll")


def _tallest(state: State) -> int:
    return max(tower.height for tower in state.towers)


def _fresh(state: State) -> bool:
    """Tell whether the die still shows where the cat lies, so that no rooster has rolled it since."""
    return state.round.line[state.round.cat] == state.round.die  # 3.1, 6.7


def _goes_on(state: State) -> State:
    """Return the state of a game that has not been without a new greatest height for too long."""
    return state._replace(round=state.round._replace(still=min(state.round.still, STALE - 1)))  # 8.5


# ── within a turn ──


def _within(state: State, said: Marks, stuck: Mapping[int, int], answers: Answers) -> State:
    """Return the state in which some pawns stand on animals: more are put down, or the first of them acts."""
    lap, stands = state.round, [f"stand{place}" for place in state.pawns if place >= 0]
    _, actor = min((place, seat) for seat, place in enumerate(state.pawns) if place >= 0)  # 3.5
    acts = _at_home(state._replace(turn=actor, actor=actor), said)
    need(len(stuck) < 2, "5.4", *_first_tiles(stuck))
    if said.over or _tallest(state) >= TOP:
        need(not stuck, "5.4", *_first_tiles(stuck))
        return over(acts)
    order = [(lap.first + number) % len(state.pawns) for number in range(len(state.pawns))]
    free = [seat for seat in order if state.pawns[seat] < 0]
    placing = bool(free) and order[-len(free) :] == free and _fresh(state) and not stuck  # 3.3
    if said.there and not said.acts:
        need(placing, "3.3", *stands)
        return _goes_on(state)._replace(turn=free[0], stage="pawn")
    sites = _sites(state, said, stuck)
    words = [*["pawn"] * (placing and not said.there), *_possible(acts, said, sites, bool(stuck))]
    need(words or not stuck, "5.4", *_first_tiles(stuck))
    need(words, "3.6", f"stand{state.pawns[actor]}")
    word = answers.ask("stage", words)
    if word == "pawn":
        return _goes_on(state)._replace(turn=free[0], stage="pawn")
    return _goes_on(_doing(acts, word, said, sites, answers))


def _at_home(state: State, said: Marks) -> State:
    """Return the state with the animals known on which the pawns stood that are at home again."""
    lap, pawns = state.round, state.pawns
    for seat, animal in said.order.items():
        place = lap.cat if animal == CAT else lap.line.index(animal) if animal in lap.line else -1
        if pawns[seat] < 0 <= place < state.pawns[state.actor] and place not in pawns:
            pawns = replaced(pawns, seat, place)
    return state._replace(pawns=pawns)


def _animal(state: State) -> str:
    """Return the animal on which the pawn stands that acts."""
    place, lap = state.pawns[state.actor], state.round
    return CAT if place == lap.cat else lap.line[place]  # 3.2


def _helper(state: State) -> str:
    """Return the animal that helps the seat that acts: its own, or the one its rooster has rolled."""
    animal = _animal(state)
    return state.round.die if animal == "rooster" else animal  # 6.7


def _sites(state: State, said: Marks, stuck: Mapping[int, int]) -> Mapping[int, int]:
    """Return the seats whose first tile may still wait for its heading, and the kind of that tile."""
    found = {seat: tower.tiles[0] for seat, tower in enumerate(state.towers) if len(tower.tiles) == 1}
    found = {seat: kind for seat, kind in found.items() if state.towers[seat].first == RIGHT_UP}
    if said.there and not stuck:
        return {seat: kind for seat, kind in found.items() if seat == said.waits}
    return stuck or found


def _possible(state: State, said: Marks, sites: Mapping[int, int], stuck: bool) -> Iterator[str]:
    """Yield what may go on at such a table while a pawn acts."""
    actor, row = state.actor, filled(state.rows[state.actor])
    animal, helper = _animal(state), _helper(state)
    rolled = animal == "rooster" and not _fresh(state)  # so the first action is over
    full, piles = row >= ROW, state.piles
    if not stuck and (not said.there or not (sites or said.using or said.picked)):
        if row and not rolled:
            yield "act"  # 4.5
        if not full and not rolled and any(piles.deck):
            yield "refill"  # 4.6
        if animal == "rooster" and full and (not rolled or helper == "rooster"):
            yield "rooster"  # 6.8
    if not stuck and full and (said.using == helper or not said.there) and _helps(state, said, helper):
        yield "power"
    if not stuck and full and helper == "dragon" and (said.picked and not said.using or not said.there):
        yield "shuffle"
    if actor in sites and not rolled:
        yield "enter"
    if helper in HELPERS and _helped(state, helper, sites):
        yield "helped"
    if not (said.there or stuck or full or rolled or any(piles.deck) or any(piles.waste)):
        yield "over"  # 8.2


def _helps(state: State, said: Marks, animal: str) -> bool:
    """Tell whether the seat that acts can be about to use an animal, or in the middle of it."""
    if animal == "monkey" and not state.kobans[state.actor]:  # 6.14: then it has been paid
        others = any(any(row) for seat, row in enumerate(state.rows) if seat != state.actor)
        paid = state.hoard or state.round.line[state.round.cat] == "rat"  # 6.2
        return bool(said.picked if said.there else others and paid)
    return animal in POWERS and usable(state, animal)


def _helped(state: State, helper: str, sites: Iterable[int]) -> list[int]:
    """Return the seats on whose towers an animal may have built a first tile."""
    others = helper == "ox" and state.round.table.sabotage  # 9.1
    return [seat for seat in sites if (seat != state.actor) == others]


# ── what the pawn that acts is about ──


def _doing(state: State, word: str, said: Marks, sites: Mapping[int, int], answers: Answers) -> State:
    """Return the state in which the pawn that acts does this."""
    actor, helper = state.actor, _helper(state)
    if word in ("act", "over"):
        return over(state) if word == "over" else state._replace(stage="act")
    if word in ("refill", "rooster"):
        return state._replace(turn=CHANCE, stage=word, power="" if word == "refill" else "rooster")
    if word == "enter":
        return _entering(state, actor, sites[actor])
    if word == "helped":
        site = seat_of(answers.ask("tower", [f"seat{seat}" for seat in _helped(state, helper, sites)]))
        return _entering(state._replace(power=helper), site, sites[site])
    state = state._replace(turn=CHANCE if word == "shuffle" else actor, stage=word, power=helper)
    return picked(state, said) if said.there else asked(state, answers)


def _entering(state: State, site: int, kind: int) -> State:
    """Return the state in which a first tile waits for its heading."""
    towers = replaced(state.towers, site, EMPTY[state.round.table.expert])
    return state._replace(stage="enter", towers=towers, picks=(kind, site))  # 5.3
