"""A player's colour is worn by everything that is theirs, at every table; two players never share one."""

from itertools import permutations

import pytest
from looking import make_stage

from meowgames.play.cats import AVATARS, COLOURS
from meowgames.play.changes import art
from meowgames.play.level import palette, read_faces, roles
from meowgames.play.match import Match, Seat, Setup, worn
from meowgames.play.sight import seating
from meowgames.rules import find, playable
from meowgames.scenes.table import tell
from meowgames.screen.paint import Paint
from meowgames.screen.table.board import Board
from meowgames.screen.table.faces import composite
from meowgames.words import Words


def table(game, colours):
    seats = tuple(Seat(str(n), AVATARS[n], "cat", colour) for n, colour in enumerate(colours))
    return Match(Setup(game, seats, "7")).begin()


@pytest.mark.parametrize("game", playable())
def test_a_game_has_a_colour_for_every_player_it_takes(game):
    assert len(palette(game)) >= find(game).SEATS[-1]
    assert game == "meowtopia" or list(palette(game)) == list(COLOURS)  # there are four families of kittens


@pytest.mark.parametrize("game", playable())
def test_what_is_theirs_is_drawn_in_their_colour_and_never_as_that_of_another(game):
    few = find(game).SEATS[0]
    board = Board(game, few)
    for colours in permutations(COLOURS, few):
        match = table(game, colours)
        assert len(set(match.colours)) == few and all(colour in palette(game) for colour in match.colours)
        assert [a for a, b in zip(match.colours, colours) if a != b and b in palette(game)] == []
        dress = board.dress(match.colours)
        for drawn in roles(game).values():
            assert [dress[drawn[seat]] for seat in range(few)] == [drawn[colour] for colour in match.colours]


def test_who_chose_no_colour_gets_one_that_nobody_has():
    seats = [Seat("A", "mochi", colour=1), Seat("B", "figue"), Seat("C", "plume", colour=0), Seat("D", "rosie")]
    assert worn("meow", seats) == [1, 2, 0, 3]
    assert worn("meow", [seat._replace(colour=-1) for seat in seats]) == [0, 1, 2, 3]


def test_a_boat_wears_the_colour_of_its_player_whichever_boat_chance_gave_them():
    match = table("isle", (5, 3, 4))
    picture = match.rules.look(match.state, 0)
    dress = Board("isle", 3).dress(match.colours, picture)
    for seat, colour in enumerate((5, 3, 4)):
        (hull,) = picture[f"boat{seat}"]
        assert dress[hull] == f"{hull}:{colour}" and art(dress[hull]) == hull


def test_every_coat_of_a_boat_looks_its_own():
    paint: Paint = make_stage().paint
    paint.art.learn(read_faces("isle"))
    looks = [composite(paint, f"hull-blue:{colour}", (256, 117), 0) for colour in COLOURS]
    assert len({look.get_buffer().raw for look in looks}) == len(COLOURS)


def test_the_log_names_kittens_as_they_look():
    match = table("meowtopia", (3, 0))
    board = Board("meowtopia", 2)
    assert tell.worn(seating(match), board, ("marmalade2", "food")) == ("chestnut2", "food")
    said = tell.sentence(Words("en"), seating(match), board, ("meowtopia.log.home", "marmalade2", 3), 0)
    assert "Hazel" in said and "Honey" not in said
