"""The hand feel of L'Île des Chats: a tile on the grid, turned, mirrored, refused, dropped, tried; the final count."""

from random import Random

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse

from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import OVER
from meowgames.scenes.games.isle import IsleScene
from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.table.drawing import draw_above
from meowgames.screen.table.camera import WHOLE
from meowgames.screen.table.place import oriented_cells
from meowgames.words import Words


def table(plies: int = 8, mine: bool = True, seed: str = "hand") -> IsleScene:
    """Return a table of two where the person has to take a cat, or a bot has."""
    seats = (Seat("Léa", "clementine"), Seat("Mochi", "mochi", "kitten"))
    match, rng = Match(Setup("isle", seats, seed)).begin(), Random(seed)
    while len(match.moves) < plies or match.state.stage != "cat" or (match.turn == 0) != mine:
        match.play(match.rules.sample(match.state, rng))
    stage = make_stage()
    stage.mind = Still()
    scene = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    assert isinstance(scene, IsleScene)
    stage.push(scene)
    stage.settle()
    scene.hand.look()
    return scene


def spin(scene, frames=4):
    for _ in range(frames):
        scene.stage.update(0.1)
        scene.stage.draw()


def ashore(scene, cells=None):
    """Return a cat ashore that may be taken, where it lies."""
    for piece in scene.view.pieces():
        free = piece.spot.startswith("shore") and (piece.spot, piece.index) in scene.view.lights.lit
        if free and (cells is None or scene.view.board.faces[piece.face]["cells"] == cells):
            return piece
    raise AssertionError("no such cat")


def take(scene):
    """Take a cat by a click and return the grid it sticks to."""
    click(scene, ashore(scene).box.center)
    spin(scene)
    assert scene.hand.grid.face
    return scene.hand.grid


def test_a_cat_taken_by_key_does_not_hang_by_where_the_last_one_was_grabbed():
    scene = table()
    piece = ashore(scene)
    scene.hand.grid.grab(piece, (piece.box.right - 3, piece.box.bottom - 3))
    assert scene.hand.grid.grabbed != (0, 0)
    scene.stage.event(key(pygame.K_TAB))
    scene.stage.event(key(pygame.K_RETURN))
    spin(scene)
    assert scene.hand.grid.face and scene.hand.grid.grabbed == (0, 0)


def middle(scene, spot):
    return scene.view.board.place(spot).box.center


def test_a_cat_taken_by_a_click_sticks_to_the_grid_under_the_mouse():
    scene = table()
    placing = take(scene)
    scene.event(mouse(pygame.MOUSEMOTION, middle(scene, "boat0.9,4")))
    x, y = placing.corner(scene.hand.there)
    inside = oriented_cells(placing.rows(), scene.play.picker.orientation)
    assert (9 - x, 4 - y) in inside  # a square of the cat lies under the mouse
    assert placing.aim(scene.hand.there) == f"boat0.{x},{y}"
    scene.event(mouse(pygame.MOUSEMOTION, (1700, 60)))
    assert placing.aim(scene.hand.there) == ""


def test_turning_keeps_the_grabbed_square_under_the_mouse():
    scene = table()
    placing = take(scene)
    scene.event(mouse(pygame.MOUSEMOTION, middle(scene, "boat0.9,4")))
    seen = set()
    for _ in range(len(scene.play.picker.orientations())):
        scene.event(key(pygame.K_e))
        x, y = placing.corner(scene.hand.there)
        assert (9 - x, 4 - y) in oriented_cells(placing.rows(), scene.play.picker.orientation)
        seen.add(scene.play.picker.orientation)
    assert len(seen) > 1


def test_mirroring_shows_the_mirror_image():
    scene = table()
    placing = take(scene)
    wide = placing.size()[0]
    wanted = {(wide - 1 - x, y) for x, y in oriented_cells(placing.rows(), scene.play.picker.orientation)}
    scene.event(key(pygame.K_f))
    assert set(oriented_cells(placing.rows(), scene.play.picker.orientation)) == wanted


def test_an_illegal_drop_is_told_apart_and_says_why():
    scene = table()
    placing = take(scene)
    spots = {word for word in scene.play.picker.next() if "." in word}
    bad = next(f"boat0.{x},{y}" for x in range(20) for y in range(7) if f"boat0.{x},{y}" not in spots)
    x, y = (int(n) for n in bad.partition(".")[2].split(","))
    placing.cell = (x, y)
    scene.hand.look()
    assert not placing.legal(scene.hand.there) and not scene.view.lights.preview
    plies = scene.play.match.at
    scene.event(key(pygame.K_RETURN))
    assert scene.play.match.at == plies and placing.face
    paint = scene.stage.paint
    with paint.ledger.reading() as written:
        scene.draw(paint)
    assert any("§" in one.text for one in written) and not scene.stage.toasts, "the line below the tile says why"


def test_a_legal_drop_is_previewed_and_made():
    scene = table()
    take(scene)
    good = next(word for word in scene.play.picker.next() if "." in word)
    scene.hand.grid.cell = tuple(int(n) for n in good.partition(".")[2].split(","))
    scene.hand.look()
    assert scene.hand.grid.legal(scene.hand.there) and "gain" in scene.view.lights.preview
    scene.event(key(pygame.K_RETURN))
    assert any(good in move for move in scene.play.match.moves)


def test_arrow_keys_move_the_tile_inside_the_grid():
    scene = table()
    placing = take(scene)
    scene.event(key(pygame.K_RIGHT))
    for _ in range(40):
        scene.event(key(pygame.K_LEFT))
    assert placing.cell[0] == 0
    for _ in range(40):
        scene.event(key(pygame.K_DOWN))
    assert placing.cell[1] == 9 - placing.size()[1]


def test_a_drag_takes_and_places_in_one_go():
    scene = table()
    cat, plies = ashore(scene), scene.play.match.at
    scene.event(mouse(pygame.MOUSEBUTTONDOWN, cat.box.center))
    scene.event(mouse(pygame.MOUSEMOTION, (cat.box.centerx + 40, cat.box.centery + 60)))
    assert scene.play.match.at == plies + 1
    placing = scene.hand.grid
    good = next(word for word in scene.play.picker.next() if "." in word)
    x, y = (int(n) for n in good.partition(".")[2].split(","))
    gx, gy = placing.grabbed
    scene.event(mouse(pygame.MOUSEMOTION, middle(scene, f"boat0.{x + gx},{y + gy}")))
    assert placing.aim(scene.hand.there) == good
    scene.event(mouse(pygame.MOUSEBUTTONUP, middle(scene, f"boat0.{x + gx},{y + gy}")))
    assert scene.play.match.at == plies + 1 and placing.cell == (x, y)  # it lies there as a ghost
    click(scene, middle(scene, f"boat0.{x + gx},{y + gy}"))
    assert any(good in move for move in scene.play.match.moves[plies:])


def test_the_cat_in_hand_can_be_put_back():
    scene = table()
    before = scene.play.match.state
    take(scene)
    scene.play.touch(("back",), ("back",))
    scene.hand.look()
    assert scene.play.match.state == before and not scene.hand.grid.face


def test_tiles_can_be_tried_while_others_think_and_nothing_counts():
    scene = table(mine=False)
    before, plies = scene.play.match.state, scene.play.match.at
    cat = next(piece for piece in scene.view.pieces() if piece.spot.startswith("shore"))
    click(scene, cat.box.center)
    spin(scene)
    assert scene.play is not scene.real and scene.hand.grid.face
    good = next(word for word in scene.play.picker.next() if "." in word)
    scene.play.touch((good,), (good,))
    assert scene.play.match.state == before and scene.play.match.at == plies
    scene.event(key(pygame.K_ESCAPE))
    spin(scene)
    assert scene.play is scene.real and scene.view.picture == scene.play.match.rules.look(before, 0)


def test_where_final_moves_are_confirmed_what_is_only_tried_is_not_and_what_ends_a_turn_is():
    scene = table(mine=False)
    scene.stage.change(confirm="final", undo="fair")
    scene.real.commit(scene.match.rules.moves(scene.match.state)[0])  # somebody else holds a cat
    spin(scene)
    click(scene, next(piece for piece in scene.view.pieces() if piece.spot.startswith("shore")).box.center)
    spin(scene)
    good = next(word for word in scene.play.picker.next() if "." in word)
    scene.play.touch((good,), (good,))
    assert scene.play is not scene.real and len(scene.play.made) == 2 and not scene.play.armed
    scene = table()
    scene.stage.change(confirm="final", undo="fair")
    take(scene)
    assert not scene.play.armed
    plies, good = scene.match.at, next(word for word in scene.play.picker.next() if "." in word)
    scene.play.touch((good,), (good,))
    assert scene.match.at == plies and scene.play.armed
    scene.play.touch((good,), (good,))
    assert scene.match.at > plies


def test_one_click_brings_any_boat_up_large_and_another_takes_it_back():
    scene = table()
    boat = scene.view.board.place("boat1").box
    click(scene, boat.center)
    spin(scene)
    assert not scene.view.camera.whole and scene.view.camera.box.contains(boat)
    click(scene, (960, 540))
    spin(scene)
    assert scene.view.camera.box == WHOLE


@pytest.mark.parametrize("hurry", [False, True])
def test_the_score_is_counted_out_line_by_line(hurry):
    scene = table()
    rng = Random(1)
    while scene.play.match.turn != OVER:
        scene.play.match.play(scene.play.match.rules.sample(scene.play.match.state, rng))
    scene.play.sit(0)
    scene.turns.ended = False
    for _ in range(12):
        if scene.view.counting is None:
            scene.update(0.5)
    lines, totals = len(scene.view.counting.lines), scene.view.counting.totals
    for _ in range(lines * (1 if hurry else 3)):
        if not scene.view.counting.over:
            if hurry:
                click(scene, (960, 540))
            else:
                scene.view.counting.update(0.4, scene.stage.settings.pace)
    assert scene.view.counting.over
    assert tuple(totals) == scene.play.match.rules.score(scene.play.match.state)


def words(scene):
    """Return where the buttons of words stand."""
    scene.hand.look()
    return {one.says: one.box for one in scene.view.targets.front if one.kind == "word"}


@pytest.mark.parametrize("keyboard", [False, True])
def test_passing_for_the_day_asks_first_and_is_done_only_after_a_yes(keyboard):
    scene = table()
    stage, before = scene.stage, len(scene.play.match.moves)
    passing = words(scene)["pass"].center

    def ask():
        if keyboard:
            scene.hand.look()
            scene.hand.stand("pass")
            stage.event(key(pygame.K_RETURN))
        else:
            click(stage, passing)
        stage.settle()
        assert isinstance(stage.top, AskScene) and stage.top.text == stage.words("isle.pass.sure")
        assert len(scene.play.match.moves) == before

    ask()
    stage.event(key(pygame.K_ESCAPE))
    stage.settle()
    assert stage.top is scene and len(scene.play.match.moves) == before
    ask()
    stage.event(key(pygame.K_RETURN))  # the harmless answer has the focus
    stage.settle()
    assert stage.top is scene and len(scene.play.match.moves) == before
    ask()
    stage.draw()
    click(stage, stage.top.form.find("answer1").box.center)
    stage.settle()
    assert stage.top is scene and scene.play.match.moves[before] == ("pass",)


def test_two_clicks_where_a_cat_was_put_back_lose_no_day():
    scene = table()
    passing = words(scene)["pass"].inflate(40, 40)
    take(scene)
    assert "pass" not in words(scene)
    assert not [
        one for one in scene.view.targets.front if one.kind in ("word", "control") and passing.colliderect(one.box)
    ]


def test_ones_own_cards_can_be_read_while_others_move():
    scene = table(mine=False)
    scene.view.easel.set_pace(1.0)
    cards = [scene.stage.words(f"isle.{face}") for face in scene.view.picture["card0"]]
    while not scene.view.easel.motions:
        scene.play.commit(scene.play.match.rules.sample(scene.play.match.state, Random(1)))
    with scene.stage.paint.ledger.reading() as writings:
        scene.stage.draw()
    assert cards and set(cards) <= {one.text for one in writings}


def test_words_of_family_cards_travel_with_those_that_close_up():
    scene = table(mine=False)
    view, paint = scene.view, scene.stage.paint
    view.easel.set_pace(1.0)
    cards = view.picture["card0"]
    words = [scene.stage.words(f"isle.{face}") for face in cards]

    def written():
        with paint.ledger.reading() as found:
            draw_above(paint, view)
        return {one.text: one.box.centerx for one in found if one.text in words}

    before = written()
    view.lay(lambda _eye: view.seen._replace(picture={**view.picture, "card0": cards[1:]}), glide=True)
    seen = []
    while view.easel.motions:
        seen.append(written())
        scene.update(0.03)
    assert len(cards) > 1 and len(before) == len(cards)
    assert all(list(one) == words[1:] for one in seen) and len({one[words[1]] for one in seen}) > 3


def test_the_preview_says_that_family_cards_count_at_the_end():
    for language, said in (("en", "at the end"), ("fr", "à la fin")):
        assert said in Words(language)("isle.gain-cards")
