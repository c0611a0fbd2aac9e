"""A free table is laid as its game begins, or as a game lies at any moment once its rules are laid aside."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from free_table import free, is_whole, lying

from meowgames.play.changes import art, label
from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, find, playable, whole
from meowgames.rules.free.laying import aside
from meowgames.rules.free.things import game_of, things, words_of, zone
from meowgames.rules.isle.boats import squares
from meowgames.rules.isle.tiles import COLOURS
from meowgames.rules.meow.cards import names
from meowgames.rules.minicity.goods import cards
from meowgames.rules.neko.tiles import KINDS

MATCHES, MOMENTS, HELD = 12, 7, 3  # looked at of each game: so many moments of a match, some with a piece in hand
MIDDLE = {"isle": {"place", "lay"}, "minicity": {"drop", "swap", "call"}, "neko": {"enter", "power"}}  # of a turn
LONG = 700  # plies at most
every_game = pytest.mark.parametrize("game", playable())


@cache
def moments(game: str) -> list:
    """Some hundred positions of random matches at all tables and with all options, as many in the middle of a turn."""
    rules, found = find(game), []
    for number in range(MATCHES):
        rng = Random(f"{game}/{number}")
        options = {name: rng.choice(values) for name, values in rules.OPTIONS.items()}
        options |= {"friends": True} if "friends" in rules.OPTIONS and number % 2 else {}
        seats = rules.SEATS[number % len(rules.SEATS)]
        states = [rules.start(read_level(game), seats, **options)]
        while rules.turn(states[-1]) != OVER and len(states) < LONG:
            states.append(following(rules, states[-1], rng))
        held = [state for state in states if getattr(state, "stage", "") in MIDDLE.get(game, ())]
        picked = rng.sample(states, min(MOMENTS, len(states))) + rng.sample(held, min(HELD, len(held)))
        found += [(seats, options, state) for state in (*picked, states[-1])]
    return found


def following(rules, state, rng: Random):
    """The state after one random move."""
    chance = rules.turn(state) == CHANCE
    return rules.play(state, rules.chance(state, rng) if chance else rules.sample(state, rng))


def laid_aside(game: str, seats: int, state, seed: object = 0):
    """The free table at which the rules of this game were just laid aside."""
    first = free.start(read_level(f"free-{game}"), seats)
    return free.play(first, aside(first.table, state, Random(str(seed))))


def wanted(level, seats: int, picture) -> dict[str, tuple[str, ...]]:
    """What a picture of a game shows as pieces: no signs, stacks piece by piece, of a deck as many as are left."""
    known = {*things(level), *(thing.back for thing in things(level).values())}
    found = {}
    for spot, faces in picture.items():
        said = words_of(level, spot.partition(".")[0]) or {}
        if said.get("stack"):
            found[spot] = (said["stack"],) * sum(int(label(face)) for face in faces)
        elif said.get("rest"):
            found[spot] = (said["rest"],) * (int(label(faces[0])) if label(faces[0]) else len(faces))
        elif zone(level, spot, seats):
            found[spot] = tuple(face for face in faces if art(face) in known)
    return {spot: faces for spot, faces in found.items() if faces}


def shown(picture) -> dict[str, tuple[str, ...]]:
    """What lies on the table, a known face that lies face down as that face, the whose-turn cat and the bag aside."""
    found = lying(picture)
    return {
        spot: tuple(up(face) for face in faces)
        for spot, faces in found.items()
        if faces != ("toy-turn",) and spot != "bag"
    }


def up(face: str) -> str:
    """A face as if it lay face up."""
    name, at, way = face.partition(":")[0].partition("@")
    way = way.rstrip("d")
    return name + (at + way if way.strip("0") else "") + (f":{label(face)}" if label(face) else "")


def check_same(level, seats: int, rules, state, laid) -> None:
    """Hold what each seat sees, and who watches, against what it saw; of a hand it may lie in any order."""
    pictures = {eye: rules.look(state, eye) for eye in (*range(seats), OVER)}
    for eye, picture in pictures.items():
        want, have = wanted(level, seats, picture), shown(free.look(laid, eye))
        assert want.keys() == have.keys(), (eye, want.keys() ^ have.keys())
        for spot, faces in want.items():
            hidden = len({other[spot] for other in pictures.values()}) > 1
            ours, theirs = (Counter(faces), Counter(have[spot])) if hidden else (faces, have[spot])
            assert ours == theirs, (eye, spot)


@every_game
def test_with_its_rules_laid_aside_each_seat_sees_what_it_saw(game):
    level, middle = read_level(f"free-{game}"), 0
    for number, (seats, _, state) in enumerate(moments(game)):
        laid = laid_aside(game, seats, state, number)
        check_same(level, seats, find(game), state, laid)
        assert is_whole(laid)
        middle += getattr(state, "stage", "") in MIDDLE.get(game, ())
        assert ("held" in find(game).look(state, CHANCE)) == ("held" in lying(free.look(laid, CHANCE)))
    assert number > 80 and (middle > 10 or game not in MIDDLE)


UNSEEN = {  # what nobody sees of a game: the place where it lies, and what lies there
    "meow": lambda state: {
        "deck": names(state.round.table.cards & ~(sum(state.hands) | sum(state.trick) | state.round.played)),
        "pile": state.round.hidden,
    },
    "isle": lambda state: {"bag": state.bag},
    "minicity": lambda state: {"deck": cards(state.pack.deck)},
    "neko": lambda state: {"deck": [KINDS[kind] for kind, many in enumerate(state.piles.deck) for _ in range(many)]},
    "meowtopia": lambda state: {},
}


def unseen(game: str, state):
    """Places of which nobody sees what lies there, what it is; a game new on the shelf has not said yet."""
    return UNSEEN[game](state).items() if game in whole() else ()


@every_game
def test_what_is_spent_stays_out_of_deck_and_bag(game):
    for seats, _, state in moments(game):
        places = dict(laid_aside(game, seats, state).places)
        for spot, faces in unseen(game, state):
            there = Counter(piece.face for piece in places.get(spot, ()))
            assert there == Counter(faces), spot


@every_game
def test_what_is_out_of_play_lies_in_the_box_and_what_was_secret_of_it_stays_so(game):
    for seats, _, state in moments(game):
        gone = find(game).look(state, CHANCE).get("gone", ())
        laid = laid_aside(game, seats, state)
        inside = [piece for spot, found in laid.places if spot.startswith("box:") for piece in found]
        assert not Counter(gone) - Counter(piece.face for piece in inside)
        open_ones = find(game).look(state, OVER).get("gone", ())
        secret = {face for face in gone if face not in open_ones and not face.endswith(COLOURS)}  # cats have no back
        assert all(piece.known == 0 and piece.down for piece in inside if piece.face in secret)


def test_cards_that_nobody_kept_can_be_guessed_into_hands():
    """What lies unseen in the box and what others hold are told apart by nobody."""
    seats, state = next((seats, state) for seats, _, state in moments("isle") if state.stage == "cat")
    laid, found = laid_aside("isle", seats, state), set()
    for number in range(60):
        guess = free.guess(laid, 0, Random(number))
        assert free.look(guess, 0) == free.look(laid, 0)
        found |= {piece.face for spot, held in guess.places if spot == "card1" for piece in held}
    gone = {face for face in find("isle").look(state, CHANCE)["gone"] if face.startswith("card")}
    assert found >= gone


def prints(game: str, seats: int, state) -> dict[str, tuple[str, ...]]:
    """What is printed on the boards once the rules are laid aside."""
    picture = free.look(laid_aside(game, seats, state), 0)
    return {spot.removeprefix("print:"): faces for spot, faces in picture.items() if spot.startswith("print:")}


def test_the_boards_are_printed_whole_whatever_lies_on_them():
    for seats, _, state in moments("isle"):
        found = prints("isle", seats, state)
        for seat, boat in enumerate(state.boats):
            assert found.pop(f"boat{seat}") == (boat.hull.name,)
            for square in squares(boat.hull.rats, seat):
                assert found.pop(square) == ("rat",)
            for colour, square in zip(COLOURS, boat.hull.maps):
                assert found.pop(squares(square, seat)[0]) == (f"map-{colour}",)
        assert not found


def test_a_road_that_is_closed_stays_closed():
    for seats, _, state in moments("minicity"):
        assert prints("minicity", seats, state) == ({"road-b": ("closed",)} if seats == 2 else {})


def test_a_hand_does_not_lie_in_an_order_that_tells_of_its_cards():
    seats, state = next(
        (seats, state) for seats, _, state in moments("meow") if sum(map(int.bit_count, state.hands)) > 6 * seats
    )
    orders = {
        tuple(piece.face for piece in dict(laid_aside("meow", seats, state, seed).places)["hand1"]) for seed in range(9)
    }
    assert len(orders) > 5 and len({frozenset(order) for order in orders}) == 1


# ── as a game begins ──

TABLES = [
    (game, seats, option)
    for game in playable()
    for seats in find(game).SEATS
    for option in ((), *((name, value) for name, values in find(game).OPTIONS.items() for value in values[1:]))
]


@pytest.mark.parametrize("game, seats, option", TABLES)
def test_a_table_is_laid_as_the_start_and_the_first_deals_of_its_game_would(game, seats, option):
    rules, level, seed = find(game), read_level(f"free-{game}"), f"{game}/{seats}/{option}"
    dice = Random(seed)
    first = free.start(level, seats, **dict([option] if option else ()))
    laid = free.play(first, free.chance(first, dice))
    state, dice = rules.start(read_level(game), seats, **dict([option] if option else ())), Random(seed)
    while rules.turn(state) == CHANCE:
        state = rules.play(state, rules.chance(state, dice))
    check_same(level, seats, rules, state, laid)
    assert is_whole(laid)
    places = dict(laid.places)
    assert all(Counter(p.face for p in places.get(spot, ())) == Counter(f) for spot, f in unseen(game, state))


def test_the_rules_of_toys_cannot_be_laid_aside():
    first = free.start(read_level("free-toybox"), 2)
    assert game_of(first.table.level) is None
    with pytest.raises(ValueError):
        aside(first.table, None, Random(1))
