"""The hand feel of Neko no Tawa: tiles chosen, foreseen, built by click, drag and key; hexes; towers that fall."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse

from meowgames import paths
from meowgames.play.changes import art
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import CHANCE
from meowgames.scenes.games.neko import NekoScene, leaning, warning
from meowgames.scenes.table.drawing import foreseen
from meowgames.scenes.table.targets import lies_at
from meowgames.screen.paint import Box
from meowgames.screen.table.board import Board
from meowgames.screen.table.place import Piece

NAMES = ("Léa", "Mochi", "Biscuit", "Sardine", "Figue")


def reach(until: Callable[[Match], bool], seats: int, seed: str, options: dict) -> Match:
    """Return a random match at the first moment when it is the person's turn and something holds."""
    players = tuple(Seat(NAMES[n], "mochi", "kitten" if n else "person") for n in range(seats))
    for number in range(30):
        match, rng = Match(Setup("neko", players, f"{seed}/{number}", options)).begin(), Random(f"{seed}/{number}")
        while not match.over:
            if match.turn == 0 and until(match):
                return match
            match.play(match.rules.sample(match.state, rng))
    raise AssertionError("it never came to that")


def table(
    until: Callable[[Match], bool], seats: int = 3, seed: str = "hand", pace: float = 0.0, **options
) -> NekoScene:
    """Return a table where it is the person's turn and something holds."""
    match, stage = reach(until, seats, seed, options), make_stage()
    stage.mind, stage.settings = Still(), replace(stage.settings, pace=pace)
    scene = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    assert isinstance(scene, NekoScene)
    stage.push(scene)
    stage.settle()
    scene.hand.look()
    return scene


def acting(match: Match) -> bool:
    """Whether a tile can be built on a tower that stands already."""
    state = match.state
    return state.stage == "act" and state.kobans[0] > 0 and bool(state.towers[0].tiles)


def spin(scene, frames=4):
    for _ in range(frames):
        scene.stage.update(0.1)
        scene.stage.draw()


def buttons(scene):
    """Return where the buttons of words stand."""
    scene.hand.look()
    return {one.says: one.box for one in scene.view.targets.front if one.kind == "word"}


def where(scene, word):
    """Return where a hand finds a word: a button, a face, else a spot."""
    boxes = buttons(scene)
    if word in boxes:
        return boxes[word].center
    for piece in reversed((*scene.view.pieces(), *scene.view.lights.marks)):
        if word in (piece.spot, piece.face):
            return piece.box.center
    return scene.view.board.place(word).box.center


def arrive(scene):
    """Let everything come to rest."""
    while scene.view.easel.busy:
        scene.view.easel.hurry() or scene.stage.update(0.1)
    scene.stage.draw()


@pytest.mark.slow
@pytest.mark.parametrize("seats", (2, 5))
def test_every_move_can_be_made_by_clicks(seats):
    scene, rng, used = table(lambda match: True, seats), Random(f"clicks/{seats}"), set()
    for _ in range(260):
        match = scene.play.match
        if match.over:
            break
        move = rng.choice(match.rules.moves(match.state))
        used.add(match.state.power if match.state.stage == "power" else match.state.stage)
        if match.turn != 0:
            scene.play.commit(move)
        else:
            before = match.at
            for word in move:
                click(scene, where(scene, word))
            assert match.moves[before:][:1] == [move], (word, scene.play.picker.words)
        arrive(scene)
    assert {"pawn", "act"} < used and len(used) > 5


@pytest.mark.slow
@pytest.mark.parametrize("power", ("horse", "rabbit", "monkey", "dragon", "tiger", "snake", "sheep", "ox", "dog"))
def test_every_animal_is_used_by_clicks_and_by_keys(power):
    for by_key in (False, True):
        scene = table(lambda match: match.state.stage == "power" and match.state.power == power, seed=f"{power}")
        match, at = scene.play.match, scene.play.match.at
        move = Random(power).choice([move for move in match.rules.moves(match.state) if move != ("skip",)])
        for word in move:
            if by_key:
                for _ in range(40):
                    scene.event(key(pygame.K_TAB))
                    if scene.hand.focus == word:
                        break
                scene.event(key(pygame.K_RETURN))
            else:
                click(scene, where(scene, word))
        assert match.moves[at] == move


def test_the_button_of_the_horse_says_enough_though_others_have_acted():
    done = lambda match: ("done",) in match.rules.moves(match.state) and len(match.state.pawns) > 2  # noqa: E731
    seen = lambda match: any(f == ("done",) for f in match.rules.look(match.state, 0).values())  # noqa: E731
    scene = table(lambda match: done(match) and seen(match), seed="horse3")
    assert "done" in buttons(scene)


def test_a_chosen_tile_rises_and_shows_where_it_leads_and_how_the_tower_leans():
    scene = table(
        lambda match: (
            acting(match) and match.rules.look(match.state, 0).get("row0.0,0", ("tile-back",)) != ("tile-back",)
        )
    )
    before = next(piece.box.y for piece in scene.view.pieces() if piece.spot == "row0.0,0")
    click(scene, where(scene, "row0.0,0"))
    scene.event(mouse(pygame.MOUSEMOTION, (960, 120)))
    spin(scene)
    assert next(piece.box.y for piece in scene.view.pieces() if piece.spot == "row0.0,0") < before
    assert any(spot.startswith("tower0.") for spot in scene.view.lights.preview)
    assert list(buttons(scene)) == ["build", "discard", "look"]


@pytest.mark.parametrize("power", ("snake", "tiger"))
def test_what_becomes_of_a_storey_is_said_beside_its_tower_and_hides_none_of_it(power):
    def ruinous(match):
        rules, state = match.rules, match.state
        if state.power != power or len(state.towers[0].tiles) < 4:
            return False
        return any(spot.startswith("fate0.") for move in rules.moves(state) for spot in rules.preview(state, move))

    scene = table(ruinous, seed=power)
    view, said = scene.view, 0
    tiles = [one for one in view.targets.pieces if one.says.startswith("tower0.")]
    for tile in tiles:
        scene.event(mouse(pygame.MOUSEMOTION, tile.box.center))
        scene.hand.look()
        lying = [piece.box for piece in (*view.pieces(), *foreseen(view)) if piece.spot.startswith("tower0.")]
        for spot in [spot for spot in view.lights.preview if spot.startswith("fate0.")]:
            said += 1
            for size in ((170, 40), (420, 80)):
                assert warning(view, spot, size).collidelist(lying) < 0
    assert said


def test_an_unseen_tile_is_a_riddle():
    scene = table(lambda match: acting(match) and match.rules.look(match.state, 0).get("row0.1,0") == ("tile-back",))
    click(scene, where(scene, "row0.1,0"))
    assert list(scene.view.lights.preview.values()) == [("unknown",)]


@pytest.mark.parametrize("target, word", (("next0", "build"), ("waste-", "discard")))
def test_a_tile_can_be_dragged_to_its_hex_or_to_the_discard(target, word):
    scene = table(lambda match: acting(match) and any(match.state.piles.waste))
    goal = next(
        piece.box.center for piece in (*scene.view.pieces(), *scene.view.lights.marks) if piece.spot.startswith(target)
    )
    start, at = where(scene, "row0.0,0"), scene.play.match.at
    scene.event(mouse(pygame.MOUSEBUTTONDOWN, start))
    scene.event(mouse(pygame.MOUSEMOTION, (start[0] + 30, start[1] - 30)))
    scene.event(mouse(pygame.MOUSEMOTION, goal))
    scene.event(mouse(pygame.MOUSEBUTTONUP, goal))
    if word == "build":  # it lies there as a ghost until it is placed
        assert scene.play.match.at == at and scene.play.armed == (("row0.0,0", word),)
        scene.event(key(pygame.K_RETURN))
    assert scene.play.match.moves[at] == ("row0.0,0", word)


def test_beyond_its_slanted_sides_a_hex_is_not_touched():
    piece = Piece("straight", "tower0.0,0", 0, Box(0, 0, 104, 118), kind="hex")
    assert lies_at(piece, (52, 4)) and lies_at(piece, (100, 59)) and not lies_at(piece, (4, 6))


@pytest.mark.parametrize("seats", range(2, 6))
def test_neighbouring_storeys_touch_and_stand_on_the_ground(seats):
    board = Board("neko", seats)
    for seat in range(seats):
        first, beside, above = (board.place(f"tower{seat}.{at}").box for at in ("0,0", "2,0", "1,-1"))
        assert 0.9 < (beside.centerx - first.centerx) / first.w < 1
        assert above.centerx == pytest.approx((first.centerx + beside.centerx) / 2, abs=0.1)
        assert 0.7 < (first.centery - above.centery) / first.h < 0.75
        ground = board.place(f"tower{seat}").box.bottom
        assert first.bottom == pytest.approx(ground, abs=0.5)


def test_a_wide_tower_is_seen_smaller_and_stays_on_its_ground():
    board = Board("neko", 3)
    wide = {f"tower0.{x},0": ("straight@1",) for x in range(0, 15, 2)}
    ground, axis = board.place("tower0.0,0").box.bottom, board.place("tower0.0,0").box.centerx
    board.make_room(wide)
    first, last = board.place("tower0.0,0").box, board.place("tower0.14,0").box
    assert last.right <= board.place("tower0").box.right + 0.5
    assert first.bottom == pytest.approx(ground, abs=0.5) and first.centerx == pytest.approx(axis)


def test_marks_lie_on_their_tiles_whichever_slots_are_filled():
    board = Board("neko", 4)
    board.make_room(
        {"slot1.0,0": ("slot",), "slot1.4,0": ("slot",), "row1.2,0": ("tile-back",), "eyes1.2,0": ("eye0",)}
    )
    tile, eyes = board.place("row1.2,0").box, board.place("eyes1.2,0").box
    assert eyes.centerx == pytest.approx(tile.centerx) and tile.centery < eyes.centery < tile.bottom + eyes.h


def test_a_tower_that_falls_cracks_tips_and_leaves_dust():
    scene = table(acting, pace=1.0)
    rules, match, found = scene.play.match.rules, scene.play.match, None
    rng = Random("fall")
    while found is None and not match.over:
        for move in rules.moves(match.state) if match.turn >= 0 else ():
            steps = [rules.look(step, 0) for step in rules.steps(match.state, move)]
            if any(("falling",) in step.values() for step in steps):
                found = move
        scene.play.commit(found or rng.choice(rules.moves(match.state)))
        if found is None:
            arrive(scene)
    assert found, "try another seed"
    manners, tipped, dust = scene.view.manners, False, False
    for _ in range(200):
        scene.stage.update(0.05)
        tipped = tipped or any(
            manners.tipped(scene.view, piece.spot) for piece in scene.view.easel.pieces if "tower" in piece.spot
        )
        dust = dust or bool(manners.dust)
    assert tipped and dust and not manners.dust


def test_the_bead_slides_to_where_the_tower_leans():
    scene = table(acting, pace=1.0)
    view, manners = scene.view, scene.view.manners
    manners.leans[0] = leaning(view, 0) + 2
    spin(scene, 1)
    assert leaning(view, 0) < manners.lean(view, 0) < leaning(view, 0) + 2
    spin(scene, 10)
    assert manners.lean(view, 0) == leaning(view, 0)


def test_nothing_that_is_hidden_from_the_viewer_is_drawn():
    scene = table(acting, seats=4)
    known = scene.play.match.rules.look(scene.play.match.state, 0)
    whole = scene.play.match.rules.look(scene.play.match.state, CHANCE)
    rows = {piece.spot: piece.face for piece in scene.view.easel.pieces if piece.spot.startswith("row")}
    secret = [spot for spot in rows if known[spot] == ("tile-back",) and whole[spot] != known[spot]]
    assert secret and all(art(rows[spot]).endswith("tile-back") for spot in secret)
