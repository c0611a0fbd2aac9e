"""What one pair of eyes gets of a match: the rules' picture, its own prompt, moves as it may hear them, no more."""

from functools import cache
from random import Random

import pytest

from meowgames.play.match import Match, Seat, Setup
from meowgames.play.sight import Seating, Sight, glance, on_the_way, seating, sight
from meowgames.rules import CHANCE, OVER, find, playable
from meowgames.scenes.table import tell
from meowgames.screen.table.board import Board
from meowgames.words import Words

NAMES = (("Léa", "clementine", "person"), ("Mochi", "mochi", "kitten"), ("Figue", "figue", "person"))
EVERY_GAME = pytest.mark.parametrize("game", playable())
MOST = 400  # about so many plies of a match are looked at


def begun(game: str, seats: int, plies: int, seed: int = 1) -> Match:
    """Return a match of so many plies made by chance, or fewer if it ends before."""
    options = {"tiles": "random"} if game == "meowtopia" else {}  # or chance would have nothing to draw there
    match = Match(Setup(game, tuple(Seat(*NAMES[seat % 3]) for seat in range(seats)), "7", options)).begin()
    rng = Random(seed)
    while match.at < plies and not match.over:
        match.play(match.rules.sample(match.state, rng))
    return match


@cache
def played(game: str) -> Match:
    """Return a match for as many as may sit down, played to its end."""
    match = begun(game, max(find(game).SEATS), 10_000)
    assert match.over
    return match


def draws(game: str) -> list[int]:
    """Return the plies of that match that chance made."""
    return [ply for ply in range(played(game).at) if played(game).by(ply) == CHANCE]


def eyes(match: Match) -> tuple[int, ...]:
    return OVER, *range(len(match.seats))


def plies(match: Match) -> range:
    """Return the plies of a match that are looked at: all, or of a long one some all through it."""
    return range(0, match.at + 1, max(1, match.at // MOST))


# ── what is seen ──


@EVERY_GAME
def test_a_sight_is_the_picture_of_the_rules(game: str) -> None:
    match = played(game)
    for ply in plies(match):
        state = match.states[ply]
        for eye in eyes(match):
            seen = sight(match, ply, eye)
            assert seen.picture == match.rules.look(state, eye)
            assert (seen.turn, seen.status) == (match.rules.turn(state), match.rules.status(state))
    assert sight(match, match.at, OVER).turn == OVER


@EVERY_GAME
def test_eyes_differ_where_something_is_hidden(game: str) -> None:
    match = played(game)
    hides = [
        ply for ply in plies(match) if len({repr(match.rules.look(match.states[ply], eye)) for eye in eyes(match)}) > 1
    ]
    for ply in hides[:40]:
        assert len({repr(sight(match, ply, eye).picture) for eye in eyes(match)}) > 1
    assert bool(hides) == ("guess" in vars(match.rules))  # where nothing is hidden, nothing is guessed


@EVERY_GAME
def test_only_the_eye_that_is_to_act_is_asked_something(game: str) -> None:
    match, asked = played(game), 0
    for ply in plies(match):
        turn = match.rules.turn(match.states[ply])
        for eye in (*eyes(match), CHANCE):
            prompt = sight(match, ply, eye).prompt
            if eye == turn >= 0:
                assert prompt == match.rules.prompt(match.states[ply], eye)
                asked += bool(prompt)
            else:
                assert prompt == ()
    assert asked


# ── what is heard ──


@EVERY_GAME
def test_a_sight_tells_of_the_move_that_led_to_it(game: str) -> None:
    match = played(game)
    for ply in range(1, min(match.at, MOST) + 1):
        by, before, move = match.by(ply - 1), match.states[ply - 1], match.moves[ply - 1]
        for eye in eyes(match):
            seen = sight(match, ply, eye)
            assert seen.by == by
            if by == CHANCE:
                assert seen.told == move[:1]  # the kind of draw, whoever asks
            else:
                assert seen.told == match.rules.told(before, move, eye)


@EVERY_GAME
def test_nothing_has_led_to_the_first_sight(game: str) -> None:
    match = played(game)
    for eye in eyes(match):
        assert sight(match, 0, eye)[4:] == (OVER, (), (), None)


@EVERY_GAME
def test_of_chance_only_the_kind_of_draw_is_told(game: str) -> None:
    match, drawn = played(game), draws(game)
    told = {len(sight(match, ply + 1, eye).told) for ply in drawn for eye in (*eyes(match), CHANCE)}
    assert told == ({1} if drawn else set())


def test_of_draws_there_would_be_more_to_tell() -> None:
    rich = [game for game in playable() if any(len(played(game).moves[ply]) > 1 for ply in draws(game))]
    assert len(rich) > 4


def test_what_others_may_not_hear_is_hidden_from_them() -> None:
    match = begun("isle", 2, 4)
    gives = [ply for ply in range(match.at) if match.states[ply].stage == "give"]
    assert [match.by(ply) for ply in gives] == [0, 1]
    for ply in gives:
        giver = match.by(ply)
        assert sight(match, ply + 1, giver).told == match.moves[ply] != ("card-back",)
        assert {sight(match, ply + 1, eye).told for eye in eyes(match) if eye != giver} == {("card-back",)}


# ── moments that are no plies ──


@EVERY_GAME
def test_moments_on_the_way_are_seen_as_the_rules_step(game: str) -> None:
    match, found = played(game), 0
    for ply in range(match.at):
        states = list(match.rules.steps(match.states[ply], match.moves[ply]))
        passing = list(on_the_way(match, ply))
        assert len(passing) == len(states)
        for state, look in zip(states, passing, strict=True):
            found += 1
            for eye in eyes(match):
                seen, after = look(eye), sight(match, ply + 1, eye)
                assert seen.picture == match.rules.look(state, eye)
                assert (seen.by, seen.told, seen.prompt) == (after.by, after.told, ())
    assert bool(found) == ("steps" in vars(match.rules))


def test_a_glance_on_the_way_stays_what_it_was_when_the_match_goes_on() -> None:
    match = begun("meow", 3, 5)
    ply = next(ply for ply in range(match.at) if list(match.rules.steps(match.states[ply], match.moves[ply])))
    look = next(on_the_way(match, ply))
    before = [look(eye) for eye in eyes(match)]
    match.jump(0)
    assert [look(eye) for eye in eyes(match)] == before


def test_a_glance_at_what_is_only_tried_tells_of_no_move() -> None:
    match = begun("isle", 2, 8)
    tried = match.rules.as_if(match.state, 1 - match.turn)
    for eye in eyes(match):
        seen = glance(match, tried)(eye)
        assert seen.picture == match.rules.look(tried, eye) and seen.turn == match.rules.turn(tried)
        assert (seen.by, seen.told) == (OVER, ())
        assert bool(seen.prompt) == (eye == seen.turn)


@EVERY_GAME
def test_no_state_is_handed_out(game: str) -> None:
    match = begun(game, max(find(game).SEATS), 30)
    kind = type(match.state)
    for given in (sight(match, match.at, 0), seating(match)):
        assert not any(isinstance(one, kind) for one in given)
        assert isinstance(given, Sight | Seating)


# ── who sits there ──


@EVERY_GAME
def test_the_seating_says_who_sits_where(game: str) -> None:
    match = begun(game, max(find(game).SEATS), 10)
    found = seating(match)
    assert (found.game, found.seats, found.colours) == (game, tuple(match.seats), tuple(match.colours))
    assert (found.options, found.level) == (match.setup.options, match.level)
    assert found.people == match.people() == [seat for seat in range(len(match.seats)) if seat % 3 != 1]


def test_the_seating_follows_a_seat_that_was_given_away() -> None:
    match = begun("meow", 3, 5)
    before = seating(match)
    match.seats[0] = match.seats[0]._replace(player="tiger")
    assert before.people == [0, 2] and seating(match).people == [2]


# ── what the log says of two sights ──

WORDS = Words("en")
DEALT = [(0, CHANCE, "The boats are handed out"), (1, CHANCE, "Everybody gets three family cards")]
ASHORE = [(4, CHANCE, "8 cats wait on the island, 3 rare treasures turn up"), (6, 0, "Léa takes a green cat aboard")]
SECRET = "{} gives a family card back"
TRICK = [
    (0, CHANCE, "Nine tokens are laid out in a row"),
    (1, CHANCE, "Everybody gets nine cards, Léa begins"),
    (2, 0, "Léa leads the 9 of leaves"),
    (3, 1, "Mochi follows with the 13 of leaves"),
    (3, 1, "Mochi wins the trick: fish"),
]


def log(match: Match, eye: int) -> list[tuple]:
    """Return the whole log as an eye reads it, told from sights alone."""
    board, seen = Board(match.setup.game, len(match.seats), max(0, eye)), seating(match)
    sights = [sight(match, ply, eye) for ply in range(match.at + 1)]
    return [line[:3] for line in tell.story(seen, 0, sights, WORDS, board)]


@pytest.mark.parametrize("eye, gifts", [
    (0, ("{} gives back: per cat of one colour at the edge", SECRET)),
    (1, (SECRET, "{} gives back: largest family of all")),
    (OVER, (SECRET, SECRET)),
])  # fmt: skip
def test_the_log_tells_each_eye_what_it_may_hear(eye: int, gifts: tuple[str, str]) -> None:
    told = [(2, 0, gifts[0].format("Léa")), (3, 1, gifts[1].format("Mochi"))]
    assert log(begun("isle", 2, 7), eye) == DEALT + told + ASHORE


@pytest.mark.parametrize("eye", [0, 1, OVER])
def test_the_log_tells_what_came_of_a_move(eye: int) -> None:
    assert log(begun("meow", 2, 4), eye) == TRICK
