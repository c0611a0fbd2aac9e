"""How a free table looks: hands that keep to their place, badges that can be read, dice that are seen to roll."""

from dataclasses import replace

import own_tables as own
import pygame
import pytest
from looking import Still, make_stage

from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.rules import playable
from meowgames.scenes.free import strip, table_shots
from meowgames.scenes.free.badge import badges
from meowgames.scenes.free.table_shots import ALL, DECK, SOME, Laid, cards, drawn, handle, like, top_to
from meowgames.screen.paint import CANVAS
from meowgames.screen.table.place import UNDER

TOYS = "toybox"
LAID = (*playable(), TOYS)


def table(one, text=1.0, pace=0.0):
    """Return a free table as a picture shows it."""
    stage = make_stage(text=text)
    stage.mind, stage.settings = Still(), replace(stage.settings, pace=pace)
    match = table_shots.match(one)
    scene = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    stage.push(scene)
    stage.settle()
    one.arranged(scene)
    return scene


def lying(scene, spot):
    return [piece for piece in scene.view.pieces() if piece.spot == spot]


# ── the sign ──


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["toybox.title", "own.make.title"])
def test_the_smallest_window_shows_the_whole_title_of_what_is_laid(home, language, key):
    own.forget()
    stage = make_stage((1024, 576), language)
    title = stage.words(key)
    if key != "toybox.title":
        own.swap(own.copied() / "table.tmx", "Snack race", title)
    stage.push(stage.doors.table(own.setup() if key != "toybox.title" else like(TOYS, 2)))
    stage.settle()
    with stage.paint.ledger.reading() as found:
        stage.draw()
    assert [one.broken for one in found if one.text == title] == [False]


# ── hands ──


@pytest.mark.parametrize("count", [1, 9, 14, 25])
def test_however_many_cards_one_holds_each_shows_its_corner_and_all_lie_on_the_strip(count):
    scene = table(Laid("", like(TOYS, 2), drawn(count)))
    hand, box = lying(scene, "hand0"), strip.lies(scene.view, scene.hand)
    assert len(hand) == count
    for one, after in zip(hand, hand[1:], strict=False):
        assert after.box.x - one.box.x >= 0.29 * one.box.w
    assert box.x <= hand[0].box.x and hand[-1].box.right <= box.right
    for name in ("panel0", "log"):
        assert not box.colliderect(scene.view.board.place(name).box), name
    assert max(abs(piece.tilt) for piece in hand) <= 7.5
    assert all(piece.box.centery < CANVAS[1] for piece in hand)


@pytest.mark.parametrize(("seats", "count"), [(2, 20), (3, 15), (4, 12), (6, 8)])
def test_the_hands_of_others_do_not_lie_on_the_table(seats, count):
    scene = table(Laid("", like(TOYS, seats), ((ALL, f"deal:{count}"),)))
    felt = next(box for face, box in scene.view.board.scenery if face == "toy-felt")
    for seat in range(1, seats):
        hand = lying(scene, f"hand{seat}")
        assert len(hand) == count
        assert max(piece.box.bottom for piece in hand) < felt.y + 24, seat


@pytest.mark.parametrize("laid", playable())
def test_the_hands_of_others_hide_no_names(laid):
    for text in (1.0, 2.0):
        seats = 4
        scene = table(Laid("", like(laid, seats), tuple(cards(seat) for seat in range(seats))), text)
        for seat in range(1, seats):
            name = scene.view.board.place(f"name{seat}").box
            assert lying(scene, f"hand{seat}")
            assert all(piece.box.clip(name).h < 0.25 * name.h for piece in lying(scene, f"hand{seat}")), (seat, text)


def test_an_empty_strip_is_short_and_rises_at_full_width_for_what_is_held():
    scene = table(Laid("", like(TOYS, 2)))
    low = strip.lies(scene.view, scene.hand)
    top_to((700.0, 600.0), scene)
    raised = strip.lies(scene.view, scene.hand)
    assert scene.hand.grasp.held.grips
    assert raised.y < low.y and raised.w > 2 * low.w


def test_one_s_own_hand_says_that_nobody_else_sees_it_as_long_as_there_is_something_in_it():
    for acts, says in ((drawn(3), True), ((), False)):
        scene = table(Laid("", like(TOYS, 2), acts))
        assert ("only you see these" in written(scene)) == says


def written(scene):
    """Return all that is written on a table."""
    paint = scene.stage.paint
    with paint.ledger.reading() as found:
        paint.surface.fill("#777777")
        scene.stage.draw()
        return {one.text for one in found}


# ── stacks ──


@pytest.mark.parametrize("laid", LAID)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_badge_lies_under_what_stands_before_the_table(laid, text):
    scene = table(Laid("", like(laid, 4)), text)
    board, found = scene.view.board, badges(scene.view)
    assert found
    for spot, box in found:
        for name in ("title", "tools"):
            assert not box.colliderect(board.places[name].box), (spot, name)


def test_badges_grow_with_the_letters():
    small, large = (dict(badges(table(Laid("", like(TOYS, 2)), text).view))[DECK] for text in (1.0, 2.0))
    assert large.h == pytest.approx(1.5 * small.h)


def test_a_badge_counts_what_the_hand_has_left():
    scene = table(Laid("", like(TOYS, 2), SOME))
    assert written_on(scene, DECK) == {"41"}
    top_to(table_shots.EMPTY, scene)
    assert written_on(scene, DECK) == {"40"}


def written_on(scene, spot):
    """Return what is written on the badge of a stack."""
    box = scene.stage.paint.pixels(dict(badges(scene.view))[spot])
    paint = scene.stage.paint
    with paint.ledger.reading() as found:
        scene.stage.draw()
        return {one.text for one in found if box.contains(one.box)}


def test_only_the_top_piece_of_a_stack_is_read():
    scene = table(Laid("", like(TOYS, 2), (*SOME, ("played~0+", "flip"))))
    played = lying(scene, "played")
    assert len(played) > 1
    assert [piece.kind == UNDER for piece in played] == [True] * (len(played) - 1) + [False]


# ── what is laid and written ──


def test_the_toy_box_lays_out_one_of_everything():
    scene = table(Laid("", like(TOYS, 2)))
    faces = {piece.face.partition("@")[0].partition(":")[0] for piece in scene.view.pieces()}
    colours = ("honey", "teal", "plum", "brick", "snow", "sky")
    for wanted in (
        *(f"toy-d{sides}" for sides in (4, 8, 10, 12, 20)), "toy-d6-1", "toy-back", "toy-domino-back", "toy-turn",
        "toy-chess-board", "toy-go-board", "toy-stone-white", "toy-stone-black", "toy-note-yellow",
        *(f"toy-coin-{worth}" for worth in (1, 5, 10)),
        *(f"toy-{kind}-{c}" for kind in ("counter", "pawn") for c in colours),
    ):  # fmt: skip
        assert wanted in faces, wanted
    assert "toy-bag" in {face for face, _ in scene.view.board.scenery}


def test_nothing_that_lies_ready_lies_on_something_else():
    scene = table(Laid("", like(TOYS, 2)))
    boards = ("toy-chess-board", "toy-go-board", "toy-white", "toy-black")
    found = [piece for piece in scene.view.pieces() if not piece.face.startswith(boards) and piece.kind != UNDER]
    big = [piece.box for piece in scene.view.pieces() if piece.face.startswith(boards[:2])]
    bag = scene.view.board.place("bag").box
    for index, one in enumerate(found):
        assert one.box.collidelist([*(other.box for other in found[index + 1 :]), *big, bag]) < 0, one.face


@pytest.mark.parametrize(("laid", "said"), [("isle", "cats"), ("meowtopia", "Irrigation"), ("minicity", "Poppy")])
def test_games_write_on_their_pieces_at_a_free_table_too(laid, said):
    assert any(said in text for text in written(table(Laid("", like(laid, 4)))))


# ── what moves ──


def roll(scene):
    """Roll the white die; return the sides it shows on the way, and how long that takes."""
    shown, seconds = [], 0.0
    scene.real.act(table_shots.WHITE, "roll")
    for _ in range(200):
        faces = [piece.face for piece in lying(scene, table_shots.WHITE)]
        shown += [face for face in faces if face not in shown[-1:]]
        if not scene.view.easel.busy:
            break
        scene.update(0.02)
        seconds += 0.02
    return shown, seconds


def test_a_die_is_seen_to_roll_for_about_half_a_second():
    shown, seconds = roll(table(Laid("", like(TOYS, 2)), pace=1.0))
    assert len(set(shown)) >= 2
    assert 0.3 < seconds < 0.9


def test_without_animations_a_die_shows_its_side_at_once():
    scene = table(Laid("", like(TOYS, 2)))
    shown, seconds = roll(scene)
    assert seconds < 0.1
    assert shown[-1] == scene.match.rules.look(scene.match.state, 0)[table_shots.WHITE][-1]


def test_a_die_passes_over_a_side_that_is_neither_the_last_nor_the_next():
    match = table_shots.match(Laid("", like(TOYS, 2)))
    for _ in range(30):
        ply = match.play((table_shots.WHITE, "roll"))
        passed = [
            state for at in range(ply, match.at) for state in match.rules.steps(match.states[at], match.moves[at])
        ]
        before, after = (dict(match.states[at].places)[table_shots.WHITE][-1].face for at in (ply, match.at))
        (side,) = [dict(state.places)[table_shots.WHITE][-1].face for state in passed]
        assert side not in (before, after) and side.startswith("toy-d6-")


def test_the_chest_over_the_tool_is_open_while_what_is_held_would_go_into_the_box():
    scene = table(Laid("", like(TOYS, 2)))
    tool = next(one.box for one in scene.view.targets.front if "tool:box" in one.names)

    def opened(pos=None):
        if pos:
            table_shots.top_to(pos, scene)
        scene.stage.draw()
        pixel = scene.stage.paint.point((tool.centerx - 46, tool.y))  # beside the tool, on its lid
        return sum(scene.stage.paint.surface.get_at(pixel)[:3]) < 300

    assert not opened() and not opened(table_shots.EMPTY)
    scene.put_back()
    assert opened(tool.center) and scene.hand.landing.boxed
    scene.put_back()
    assert not opened()
    scene.fronts.toggle_box()
    assert opened(scene.fronts.crate.box.center)
    scene.put_back()
    assert not opened()


def test_half_of_a_pile_lies_beside_it_while_it_is_mixed():
    scene = table(Laid("", like(TOYS, 2)), pace=1.0)
    scene.real.act(ALL, "mix")
    spots = set()
    for _ in range(100):
        spots |= {piece.spot for piece in scene.view.pieces()}
        if not scene.view.easel.busy:
            break
        scene.update(0.02)
    assert f"{DECK}~" in spots and not lying(scene, f"{DECK}~")


def test_a_die_sounds_when_it_rolls_and_like_wood_when_it_is_moved(monkeypatch):
    scene = table(Laid("", like(TOYS, 2)))
    heard = []
    monkeypatch.setattr(scene.view.sound, "play", heard.append)
    scene.real.act(table_shots.WHITE, "roll")
    for _ in range(4):
        scene.update(1.0)
    assert "dice_roll" in heard
    heard.clear()
    scene.real.act(table_shots.WHITE, "table.0,20")
    scene.update(1.0)
    assert "place_wood" in heard and "dice_roll" not in heard


def test_the_badge_is_the_handle_wherever_it_is_drawn():
    scene = table(Laid("", like(TOYS, 2)), 2.0)
    table_shots.rest(scene, handle(scene, DECK))
    assert scene.hand.badged and scene.hand.pointed.many == 54


@pytest.fixture(autouse=True)
def keys():
    """Let it be asked which keys are held."""
    pygame.display.init()
    yield
