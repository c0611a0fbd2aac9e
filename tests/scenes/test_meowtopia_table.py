"""The village of Meowtopia under the hand: marks, growing farms, halves of tiles, supper and the count."""

from random import Random

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse

from meowgames import paths
from meowgames.play.changes import art
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Seat, Setup
from meowgames.rules import OVER
from meowgames.scenes.games.meowtopia import MeowtopiaScene
from meowgames.scenes.games.meowtopia_signs import supper_ahead
from meowgames.scenes.table import closer, held
from meowgames.screen.table.board import Board
from meowgames.screen.table.camera import WHOLE


def table(holds, seats: int = 3, **options) -> MeowtopiaScene:
    """Return a table where it is the person's turn and something holds."""
    names = ("Léa", "clementine", "person"), ("Mochi", "mochi", "kitten"), ("Figue", "figue", "kitten")
    for number in range(60):
        match = Match(
            Setup("meowtopia", tuple(Seat(*name) for name in names[:seats]), f"farm{number}", options)
        ).begin()
        rng = Random(f"farm{number}")
        while not match.over and not (match.turn == 0 and holds(match.state, match.rules.moves(match.state))):
            match.play(match.rules.sample(match.state, rng))
        if not match.over or holds(match.state, []):
            return seated(match)
    raise AssertionError("that never happens")


def seated(match: Match, **settings) -> MeowtopiaScene:
    """Return the table of a match, entered; whoever sits there wants to be asked everything."""
    stage = make_stage(**{"obvious": False, **settings})
    stage.mind = Still()
    scene = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    assert isinstance(scene, MeowtopiaScene)
    stage.push(scene)
    stage.settle()
    scene.hand.look()
    return scene


def spin(scene, frames=4):
    for _ in range(frames):
        scene.stage.update(0.1)
        scene.stage.draw()


def laying(kind):
    """Tell whether something is to be laid by one word."""
    return lambda state, moves: bool(moves) and moves[0][0].startswith(f"{kind}0.")


@pytest.mark.parametrize("kind", ["field", "edge"])
def test_legal_places_are_marked_and_a_click_beside_a_mark_means_the_nearest(kind):
    scene = table(laying(kind))
    wanted = {move[0] for move in scene.play.match.rules.moves(scene.play.match.state) if move[0].startswith(kind)}
    assert {piece.spot for piece in scene.view.lights.marks} == wanted
    mark = scene.view.lights.marks[-1]
    near = mark.box.centerx + 4, mark.box.centery - 4
    scene.event(mouse(pygame.MOUSEMOTION, near))
    assert scene.view.lights.says == (mark.spot,)
    assert mark.spot in scene.view.lights.preview and "gain" in scene.view.lights.preview or kind == "field"
    before = len(scene.play.match.moves)
    click(scene, near)
    assert scene.play.match.moves[before] == (mark.spot,)


def test_a_click_far_from_every_mark_lays_nothing():
    scene = table(laying("edge"))
    before = len(scene.play.match.moves)
    click(scene, (1380, 370))
    assert len(scene.play.match.moves) == before


def test_a_press_that_travels_lays_where_it_ends():
    scene = table(laying("edge"))
    first, last = scene.view.lights.marks[0], scene.view.lights.marks[-1]
    before = len(scene.play.match.moves)
    scene.event(mouse(pygame.MOUSEBUTTONDOWN, first.box.center))
    scene.event(mouse(pygame.MOUSEMOTION, last.box.center))
    scene.event(mouse(pygame.MOUSEBUTTONUP, last.box.center))
    assert scene.play.match.moves[before] == (last.spot,)


def test_arrows_go_from_mark_to_mark_as_they_lie():
    scene = table(laying("edge"))
    lying = {piece.spot: piece.box.center for piece in scene.view.lights.marks}
    while scene.hand.focus not in lying:
        scene.event(key(pygame.K_TAB))
    here = lying[scene.hand.focus]
    for code, axis, sign in (
        (pygame.K_RIGHT, 0, 1),
        (pygame.K_DOWN, 1, 1),
        (pygame.K_LEFT, 0, -1),
        (pygame.K_UP, 1, -1),
    ):
        ahead = [spot for spot in lying.values() if sign * (spot[axis] - here[axis]) > 1]
        scene.event(key(code))
        there = lying[scene.hand.focus]
        assert sign * (there[axis] - here[axis]) > 1 if ahead else there == here
        here = there
    before = len(scene.play.match.moves)
    spot = scene.hand.focus
    scene.event(key(pygame.K_RETURN))
    assert scene.play.match.moves[before] == (spot,)


def test_a_farm_shrinks_until_it_fits_and_stays_in_the_middle():
    board = Board("meowtopia", 4)
    place = board.places["field@0"]
    small = {"field0.0,0": ("carrot",), "edge0.1,0": ("stick@1",)}
    board.make_room(small)
    alone = board.place("field0.0,0").box
    assert alone.w == place.props["dx"]
    row = {f"field0.{x},0": ("carrot",) for x in range(20)}
    board.make_room(row)
    first, last, edge = (board.place(spot).box for spot in ("field0.0,0", "field0.19,0", "edge0.1,0"))
    assert first.w < alone.w and place.box.contains(first) and place.box.contains(last)
    assert first.left - place.box.left == pytest.approx(place.box.right - last.right, abs=0.01)
    assert edge.centerx == pytest.approx(first.right, abs=0.01) and edge.h == pytest.approx(first.h, abs=0.01)


def test_workers_and_merchants_share_their_bench_without_covering_one_another():
    board = Board("meowtopia", 4)
    picture = {"workers0": ("soot1",) * 7, "stalls0": ("soot1@2",) * 5, "wares0": ("ware-none",) * 5}
    board.make_room(picture)
    pieces = board.lay(picture)
    workers, stalls, wares = (
        [p.box for p in pieces if p.spot == f"{name}0"] for name in ("workers", "stalls", "wares")
    )
    assert max(box.centerx for box in workers) < min(box.centerx for box in stalls)
    assert [box.centerx for box in stalls] == pytest.approx([box.centerx for box in wares])
    assert stalls[-1].right <= board.places["workers@0"].box.right + stalls[-1].w / 2


def test_a_half_of_a_tile_is_the_action_it_shows():
    for low, part in ((True, 0.8), (False, 0.2)):
        scene = table(lambda state, moves: state.stage == "morning", tiles="pairs")
        piece = next(
            p for p in scene.view.pieces() if p.spot.startswith("tile") and (p.spot, p.index) in scene.view.lights.lit
        )
        names = art(piece.face).split("-")[1:]
        before = len(scene.play.match.moves)
        click(scene, (piece.box.x + piece.box.w * part, piece.box.y + piece.box.h * part))
        assert scene.play.match.moves[before] == (art(piece.face), f"do-{names[1] if low else names[0]}")


def test_food_is_brought_to_a_merchant_by_click_and_by_drag():
    for drag in (False, True):
        scene = table(lambda state, moves: any(move[0] == "food0" for move in moves))
        who = next(move[1] for move in scene.play.match.rules.moves(scene.play.match.state) if move[0] == "food0")
        food = next(p for p in scene.view.pieces() if p.spot == "food0").box.center
        stall = next(p for p in scene.view.pieces() if art(p.face) == who and p.spot == "stalls0").box
        above = stall.centerx, stall.y + 40
        before = len(scene.play.match.moves)
        if drag:
            scene.event(mouse(pygame.MOUSEBUTTONDOWN, food))
            scene.event(mouse(pygame.MOUSEMOTION, (food[0] + 60, food[1] - 200)))
            scene.event(mouse(pygame.MOUSEMOTION, above))
            scene.event(mouse(pygame.MOUSEBUTTONUP, above))
        else:
            click(scene, food)
            click(scene, above)
        assert scene.play.match.moves[before] == ("food0", who)


def ways(scene):
    """Return where the buttons of the evening stand, by the first of their names."""
    scene.hand.look()
    return {one.names[0]: one.box for one in scene.view.targets.front if one.kind == "word"}


def apart(boxes):
    return not any(one.colliderect(two) for one in boxes for two in boxes if one is not two)


@pytest.mark.parametrize("enter", [False, True])
def test_supper_is_paid_with_one_click_on_the_large_button_or_with_enter(enter):
    scene = table(lambda state, moves: ("feed",) in moves and ("unfed2",) in moves)
    spin(scene)
    boxes = ways(scene)
    assert set(boxes) == {"feed", "home", "unfed"} and apart(list(boxes.values()))
    assert boxes["feed"].w > boxes["home"].w == boxes["unfed"].w
    before = len(scene.play.match.moves)
    if enter:
        scene.event(key(pygame.K_RETURN))
    else:
        click(scene, boxes["feed"].center)
    assert scene.play.match.moves[before] == ("feed",)


def test_whoever_goes_hungry_is_counted_where_no_button_was_just_clicked():
    scene = table(lambda state, moves: ("feed",) in moves and ("unfed2",) in moves)
    folded = ways(scene)
    click(scene, folded["unfed"].center)
    spin(scene)
    boxes, before = ways(scene), len(scene.play.match.moves)
    assert {"unfed1", "unfed2", "home", "unfed"} <= set(boxes) and "feed" not in boxes
    assert apart(list(boxes.values())) and boxes["unfed"] == folded["unfed"]
    scene.event(key(pygame.K_RETURN))  # the large button is not there
    scene.event(key(pygame.K_ESCAPE))
    assert ways(scene) == folded and scene.stage.top is scene
    click(scene, folded["unfed"].center)
    click(scene, folded["unfed"].center)  # a second click folds it again
    assert ways(scene) == folded and len(scene.play.match.moves) == before
    click(scene, folded["unfed"].center)
    click(scene, ways(scene)["unfed2"].center)
    assert scene.play.match.moves[before] == ("unfed2",)


def test_with_too_little_food_the_large_button_leaves_as_few_unfed_as_must_be():
    scene = table(lambda state, moves: ("feed",) not in moves and moves[0][0].startswith("unfed"))
    least = scene.play.match.rules.moves(scene.play.match.state)[0]
    assert least[0] in ways(scene) and scene.hud.main() == least[0]
    before = len(scene.play.match.moves)
    scene.event(key(pygame.K_RETURN))
    assert scene.play.match.moves[before] == least


@pytest.mark.parametrize("panel", [False, True])
def test_a_kitten_is_sent_home_from_the_panel_or_from_the_table(panel):
    scene = table(lambda state, moves: ("feed",) in moves and sum(move[0] == "home" for move in moves) > 1)
    home = ways(scene)["home"].center
    click(scene, home)
    spin(scene)
    boxes, before = ways(scene), len(scene.play.match.moves)
    leaving = [move[1] for move in scene.play.match.rules.moves(scene.play.match.state) if move[0] == "home"]
    assert set(boxes) == {"home", *leaving}
    click(scene, home)  # a second click takes it back
    assert "feed" in ways(scene)
    click(scene, home)
    scene.event(key(pygame.K_ESCAPE))
    assert "feed" in ways(scene) and scene.stage.top is scene
    click(scene, home)
    lying = next(p for p in scene.view.pieces() if art(p.face) == leaving[0] and p.spot in ("workers0", "stalls0"))
    assert not lying.box.colliderect(scene.view.board.at("evening").box)
    spin(scene)
    click(scene, boxes[leaving[0]].center if panel else (lying.box.centerx, lying.box.y + 40))
    assert scene.play.match.moves[before] == ("home", leaving[0])


def test_another_family_is_looked_at_closely_and_left_again():
    scene = table(lambda state, moves: state.stage == "morning")
    click(scene, scene.view.board.place("field1").box.center)
    spin(scene)
    assert scene.view.camera.box != WHOLE
    scene.event(key(pygame.K_ESCAPE))
    spin(scene)
    assert scene.view.camera.box == WHOLE


def test_the_mayor_is_named_after_the_last_point_and_not_before():
    scene = table(lambda state, moves: state.turn == OVER)
    spin(scene, 10)
    counting, points = scene.view.counting, list(scene.play.match.rules.score(scene.play.match.state))
    assert counting.lines[-1].row == "mayor"
    assert not any(spot.startswith("mayor") for spot in scene.view.picture)
    while counting.lines[counting.at].row != "mayor":
        assert counting.totals != points or counting.at
        counting.hurry()
    spin(scene, 2)
    assert counting.totals == points
    assert any(spot.startswith("mayor") for spot in scene.view.picture)


def test_kittens_wear_the_colour_of_their_player():
    dress = Board("meowtopia", 2).dress([3, 0])
    assert dress["marmalade2@1"] == "chestnut2@1" and dress["pearl5"] == "marmalade5"
    assert dress["badge-marmalade"] == "badge-chestnut"


# ── what is shown ahead ──


def hungry(state, moves):
    """Tell whether supper cannot be paid, and whoever goes home helps."""
    return state.stage == "supper" and ("feed",) not in moves and sum(move[0] == "home" for move in moves) > 1


def gathering(state, _moves):
    """Tell whether several can be sent for food."""
    return state.stage == "work" and not state.action and state.homes[0].awake.bit_count() > 1


@pytest.mark.clause("meowtopia", "8.2", "8.5")
@pytest.mark.parametrize("holds", [laying("edge"), gathering, hungry])
def test_what_a_move_brings_hides_nothing_that_may_be_touched_and_the_supper_sign_always_adds_up(holds):
    scene = table(holds)
    view, hand, before = scene.view, scene.hand, supper_ahead(scene.view)
    for one in [one for one in view.targets.front if one.says == "home"]:
        click(scene.stage, one.box.center)
    spin(scene)
    told = 0
    for one in [*view.targets.front, *view.targets.marks, *view.targets.pieces]:
        box = one.box if one.front else view.camera.lies(one.box)
        scene.stage.event(mouse(pygame.MOUSEMOTION, box.center))
        hand.look()
        need, given, cost, food = supper_ahead(view)
        assert need - given == cost
        hit = view.lights.target
        if hit and one.names == hit.names[: len(one.names)] and "gain" in view.lights.preview:
            told += 1
            for size in ((120, 84), (320, 154)):
                assert held.beside(hand, size).collidelist([*closer.cares(view), box]) < 0
        if "gain-kittens" in view.lights.preview:  # who goes home eats nothing and leaves food
            assert (need, food) == (before[0] - 2, before[3] + 3)
    assert told > 1


def test_food_that_pays_the_supper_is_not_missed_on_its_sign():
    scene = table(lambda state, moves: state.stage == "supper" and ("feed",) in moves)
    before = supper_ahead(scene.view)
    button = next(one for one in scene.view.targets.front if one.says == "feed")
    scene.stage.event(mouse(pygame.MOUSEMOTION, button.box.center))
    scene.hand.look()
    assert "gain-food" in scene.view.lights.preview and supper_ahead(scene.view) == before


def test_the_button_that_sends_all_shows_what_they_bring_together():
    scene = table(gathering)
    button = next(one for one in scene.view.targets.front if one.says.startswith("all"))
    scene.stage.event(mouse(pygame.MOUSEMOTION, button.box.center))
    scene.hand.look()
    brings = (0, 2, 5, 8, 12, 16, 20)[int(button.says[3:])]
    assert scene.view.lights.preview["gain-food"] == (f"gain:{brings:+}",)
