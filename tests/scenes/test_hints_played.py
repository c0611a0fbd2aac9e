"""What a hint shows is what playing it does, by Enter as by a touch of what it marks; it cites its own clause."""

import re
from random import Random

import minicity_table as hill
import pygame
import pytest
from asked import decisions
from looking import key
from sitting import seated, seats, spin
from test_hints import Thinks, button

from meowgames.play.match import Match, Setup
from meowgames.rules import minicity
from meowgames.scenes.table import hints, lamps

# Spots on which a hint lays what will lie there: all that is neither a sign nor tilted before it lies.
SURE = {"meow": ("crown",), "meowtopia": ("edge", "coin", "food", "supper"), "minicity": ("crate", "place", "road-")}
FILL = ("fill",)
CITED = {  # the clauses of minicity by which each kind of move is made, as its hint calls it
    "buy": "8.5", "card": "4.3 4.4", "walk": "5.1", "stay": "5.3", "unload": "6.1", "only": "6.1", "keep": "6.1 8.2",
    "end": "3.3", "stock": "2.7 6.7 8.18", "fill": "2.8 6.7 8.18", "done": "8.18", "swap": "8.13", "drop": "8.11",
    "joker": "9.5", "call": "8.14 9.5", "toss": "9.5", "pick": "9.4", "deck": "9.4", "ladybird": "8.11",
    "dragonfly": "8.12", "bumblebee": "8.13", "stick-insect": "8.14",
}  # fmt: skip


def lying(match, plan):
    """Yield what the seat to act sees while playing a plan, move by move."""
    rules, seat, state = match.rules, match.turn, match.state
    for move in hints.played(match, plan):
        for moment in (*rules.steps(state, move), rules.play(state, move)):
            yield rules.look(moment, seat)
        state = rules.play(state, move)


@pytest.mark.parametrize("game", SURE)
def test_what_a_hint_lays_over_the_table_will_lie_there(game):
    match, rng, shown = Match(Setup(game, seats(2), "ghosts")).begin(), Random("ghosts"), set()
    while match.at < 120 and not match.over:
        legal = match.rules.moves(match.state)
        chosen = match.rules.sample(match.state, rng)
        for move in {chosen, *rng.sample(legal, min(4, len(legal))), *({FILL} & set(legal))}:
            pictures = list(lying(match, (move,)))
            for spot, faces in lamps.ghost(match, (move,)).items():
                if spot.startswith(SURE[game]):
                    shown.add((spot, faces))
                    assert any(sorted(picture.get(spot, ())) == sorted(faces) for picture in pictures), (move, spot)
        match.play(chosen)
    assert len(shown) > 10 or game == "meow" and shown


def test_the_first_filling_is_played_as_its_hint_shows_it(home):
    match = Match(Setup("minicity", seats(2), "E", {"friends": True})).begin()
    plain = match.rules.look(match.rules.play(match.state, FILL), 0)["crate0"]
    table = seated(match, Thinks())
    table.play.hint.show([(FILL,)])
    spin(table)
    shown = table.view.lights.preview["crate0"]
    assert sorted(shown) != sorted(plain), "here the hand wants other blocks than a mirror of the reserve"
    assert len(set(shown)) < 5 and not match.rules.because(match.state, FILL), "not every food is at hand"
    table.stage.event(key(pygame.K_RETURN))
    spin(table)
    assert match.rules.look(match.state, 0)["crate0"] == shown and match.at > 1


# ── its clause ──


def test_a_move_is_cited_by_its_own_clause():
    seen = {}
    for state in (state for game, state in decisions() if game == "minicity"):
        for move in minicity.moves(state):
            kind = minicity.deed(state, move)[0].removeprefix("minicity.do.")
            seen.setdefault(kind, set()).add(minicity.clause_of(state, move))
    assert {kind: " ".join(sorted(clauses)) for kind, clauses in seen.items()} == CITED


def test_a_card_on_a_river_square_is_cited_by_the_river():
    state = hill.laid(hill.turn3("yrgb"), 0, "yrgbvyrgbv", 2)
    cited = {move[1]: minicity.clause_of(state, move) for move in minicity.moves(state) if move[0] == "card-red"}
    assert cited["road-a1"] == cited["road-a12"] == "4.4" and cited["road-b5"] == "4.3"


def club_table():
    """Return a table with friends where the person is to lay a card and can buy nothing."""
    match = Match(Setup("minicity", seats(2), "E", {"friends": True})).begin()
    while match.turn != 0 or not match.state.round:
        match.play(FILL)
    return seated(match, Thinks())


def test_the_tag_of_a_hint_shows_the_clause_of_its_move_and_no_refusal(home):
    table = club_table()
    play, moves = table.play, table.play.match.rules.moves(table.play.state)
    beetle = next(one for one in table.view.targets.pieces if one.piece.spot == "shop-beetle")
    play.touch(beetle.names, ())
    assert play.clause() == "8.7"
    play.hint.show([(next(move for move in moves if move[0].startswith("card-")),)])
    spin(table)
    assert button(table, "clause").number == "§ 4.3" and play.clause() == "4.3"


@pytest.mark.parametrize("language, said", [("en", "costs 5 .* have 0"), ("fr", "5 points d'amitié, et tu en as 0")])
def test_a_friend_that_is_too_dear_says_its_price_and_the_purse(home, language, said):
    table = club_table()
    table.stage.change(language=language)
    beetle = next(one for one in table.view.targets.pieces if one.piece.spot == "shop-beetle")
    table.play.touch(beetle.names, ())
    (toast,) = table.stage.toasts
    assert re.search(said, toast.text) and toast.text.startswith("§ 8.7") and len(toast.text) < 70
