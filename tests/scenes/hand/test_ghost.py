"""A tile in the hand: what is shown is what is placed; trying lasts; undo is honest; lessons keep the orientation."""

from random import Random

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse
from touching import Position, Touching

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play.journal import Journal
from meowgames.play.level import read_faces
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import BACK, isle
from meowgames.screen.table import faces
from meowgames.screen.table.camera import WHOLE


def ashore(match):
    """Two cats that may be taken."""
    cats = [cat for (cat,) in isle.moves(match.state) if cat != "pass"] if match.state.stage == "cat" else []
    return {"a": cats[0], "b": cats[1]} if len(cats) > 1 and match.at > 11 else None


def placed(hand):
    """Return how the last tile was placed."""
    return next(move for move in reversed(hand.match.moves) if move[0].startswith("@"))


SHORE, WAITING = Position("isle", ashore), Position("isle", ashore, 2, "wait", mine=False)


@pytest.mark.parametrize("end", ["key Enter", "tool:drop", "ghost"])
def test_what_lies_there_is_what_is_placed_however_it_is_confirmed(tmp_path, end):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a}")
    grid = hand.table.hand.grid
    grid.show()
    hand.do("tool:right > key left > key right")
    while not grid.legal((0, 0)):
        grid.show() if grid.cell is None else grid.lie((hand.table.play.picker.orientation, grid.stops()[0]))
    seen = grid.lies()
    hand.spin(40)  # however late
    hand.do(end)
    assert placed(hand) == seen


def test_by_keyboard_a_tile_is_shown_before_enter_can_place_it(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.stage.event(mouse(pygame.MOUSEMOTION, (700, 800)))  # the resting mouse is over the boat
    hand.do("key Tab > key Enter")
    grid = hand.table.hand.grid
    assert grid.cell is not None and grid.legal((0, 0)) and not hand.table.hand.focus
    seen = grid.lies()
    hand.do("key Enter")
    assert placed(hand) == seen


def test_the_mouse_that_moves_leaves_a_ghost_alone(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800")
    lies = hand.table.hand.grid.lies()
    hand.do("rest 400/900 > rest 1500/300")
    assert hand.table.hand.grid.lies() == lies


def test_a_tile_that_lies_badly_cannot_be_placed_and_says_why(tmp_path):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a}")
    grid = hand.table.hand.grid
    bad = next((x, y) for x in range(22) for y in range(9) if f"boat0.{x},{y}" not in grid.stops())
    grid.lie((hand.table.play.picker.orientation, f"boat0.{bad[0]},{bad[1]}"))
    at = hand.match.at
    assert not hand.table.acts["drop"].usable()
    assert "clause" in hand.do("key Enter") and hand.match.at == at and grid.face


@pytest.mark.parametrize("held", [True, False])
def test_the_wheel_zooms_with_empty_hands_alone(tmp_path, held):
    hand = Touching(SHORE, tmp_path)
    hand.do("{a} > 700/800 > wheel 1" if held else "rest 700/800 > wheel 1")
    hand.spin()
    assert (hand.table.view.camera.goal == WHOLE) == held


def test_who_confirms_nothing_places_by_one_click(tmp_path):
    hand = Touching(SHORE, tmp_path, confirm="never")
    hand.do("{a}")
    grid = hand.table.hand.grid
    x, y = (int(n) for n in grid.stops()[0].partition(".")[2].split(","))
    gx, gy = grid._oriented(grid.grabbed)[0]
    hand.do(f"boat0.{x + gx},{y + gy}")
    assert placed(hand)[1] == f"boat0.{x},{y}"


def test_the_veil_over_a_tile_is_oriented_as_the_tile():
    paint = make_stage().paint
    paint.art.learn(read_faces("isle"))
    shapes = set()
    for way in ("@0", "@1", "@2", "@3", "@1m"):
        tile = next(face for face in isle.tiles.ORIENTED if face.startswith("l5"))
        size = (60, 120) if way in ("@0", "@2") else (120, 60)
        veil, plain = faces._veil(paint, tile + way, size, 0), faces._oriented(paint, tile, way.lstrip("@"), size)
        masks = [pygame.mask.from_surface(image, 60) for image in (veil, plain)]
        assert masks[0].overlap_area(masks[1], (0, 0)) > 0.95 * masks[1].count() > 0
        shapes.add(tuple(masks[0].outline()))
    assert len(shapes) > 3


# ── trying ──


def bot(hand):
    """Let the bot make a move."""
    hand.table.real.commit(isle.sample(hand.match.state, Random("bot")))
    hand.spin()


def test_what_is_tried_stays_in_the_hand_whatever_the_others_do(tmp_path):
    hand = Touching(WAITING, tmp_path)
    hand.do("{b} > 700/800")
    lies = hand.table.hand.grid.lies()
    assert lies and hand.match.turn != 0
    plies = 0
    while hand.match.turn != 0:
        legal = isle.moves(hand.match.state)
        move = next((m for m in legal if m not in (BACK, (hand.names["b"],), ("pass",))), ("pass",))
        hand.table.real.commit(move)
        plies += 1
        if hand.match.turn != 0:
            hand.spin()
            assert hand.table.trying and hand.table.hand.grid.lies() == lies
    hand.spin(4)
    assert plies and hand.table.trying is None
    assert hand.match.state.held == hand.names["b"] and hand.table.hand.grid.lies() == lies  # in earnest now


def test_what_another_takes_cannot_be_had_in_earnest(tmp_path):
    hand = Touching(WAITING, tmp_path)
    hand.do("{b} > 700/800")
    hand.table.real.commit((hand.names["b"],))
    hand.spin()
    assert hand.table.trying and hand.table.hand.grid.face == hand.names["b"]
    while hand.match.turn != 0:
        legal = isle.moves(hand.match.state)
        hand.table.real.commit(next(move for move in legal if move != BACK))
    hand.spin(4)
    assert hand.table.trying is None and not hand.match.state.held
    assert any(toast.text == hand.stage.words("trying.gone") for toast in hand.stage.toasts)


def test_nobody_else_sees_what_is_tried(tmp_path):
    hand = Touching(WAITING, tmp_path)
    hand.do("{b} > 700/800")
    assert "held" in hand.table.sights(hand.match.at, 0).picture
    for eye in (1, -2):
        assert hand.table.sights(hand.match.at, eye).picture == isle.look(hand.match.state, eye)


# ── undo ──


@pytest.mark.parametrize("game", ["isle", "minicity", "neko", "meowtopia"])
def test_in_company_nobody_takes_back_what_another_did(game):
    match = Match(Setup(game, (Seat("Léa", "mochi"), Seat("Max", "figue")), "hot")).begin()
    rng, handed = Random(game), 0
    while not match.over and handed < 12:
        before = match.turn
        match.play(match.rules.sample(match.state, rng))
        if match.turn in (0, 1) and match.turn != before:
            handed += 1
            assert match.undo_to("free", match.turn) is None
            ply = match.undo_to("free", before)
            assert ply is None or match.by(ply) == before
    assert handed == 12


def test_the_tool_undoes_nothing_of_the_person_before():
    match = Match(Setup("meowtopia", (Seat("Léa", "mochi"), Seat("Max", "figue")), "hot")).begin()
    while match.turn == 0:
        match.play(match.rules.moves(match.state)[-1])
    stage = make_stage()
    stage.mind = Still()
    table = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    stage.push(table)
    stage.settle()
    for _ in range(3):
        stage.update(0.5)
        stage.draw()
    assert table.view.viewer == 1 and not table.acts["undo"].usable()


@pytest.mark.clause("isle", "9.2")
def test_free_undo_alone_against_bots_brings_the_same_tiles_again_and_fair_undo_none():
    match = Match(Setup("isle", (Seat("Léa", "mochi"), Seat("Max", "figue", "kitten")), "day")).begin()
    rng = Random("day")
    day = match.state.day
    while match.state.day == day or match.turn != 0:
        match.play(match.rules.sample(match.state, rng))
    draw = next(ply for ply in range(match.at - 1, 0, -1) if match.moves[ply][0] == "draw")
    drawn = match.moves[draw]
    last = match.undo_to("free", 0)
    assert last <= draw
    moves = [match.moves[ply] for ply in range(last, draw) if match.by(ply) >= 0]
    match.jump(last)
    for move in moves:
        match.play(move)
    assert drawn in match.moves[draw:]
    match.jump(draw + 1)
    assert match.undo_to("fair", 0) is None


# ── lessons ──


def test_in_a_lesson_a_wrong_place_does_not_reset_the_orientation():
    stage = make_stage()
    stage.mind = Still()
    at = placing_step("isle")
    stage.push(stage.doors.lesson("isle", at))
    stage.settle()
    table = stage.top
    for _ in range(30):
        stage.update(0.5)
        stage.draw()
    assert table.play.phase == "act" and table.hand.grid.face
    table.stage.event(key(pygame.K_e))
    way = table.play.picker.orientation
    right = table.play.pupil.step.do or table.play.pupil.step.solve[0]
    wrong = next(stop for stop in table.hand.grid.stops() if (way, stop) != right)
    table.hand.grid.lie((way, wrong))
    stage.update(0.5)
    table.stage.event(key(pygame.K_RETURN))
    stage.update(0.5)
    assert table.play.picker.orientation == way and table.play.answer and table.hand.grid.face


def placing_step(game):
    """Return the first step of a lesson at which the learner lays a tile."""
    course = lessons.read(game)
    for number, part in enumerate(course.parts):
        for at, step in enumerate(part.steps):
            if step.do and step.do[0].startswith("@"):
                return number, at
    raise AssertionError("no tile is laid in that lesson")


def test_a_click_beside_does_not_end_what_was_not_begun(tmp_path):
    hand = Touching(SHORE, tmp_path)
    at = hand.match.at
    click(hand.table, hand.where("beside"))
    assert hand.match.at == at
