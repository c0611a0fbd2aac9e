"""A refereed table by the keyboard alone: answers have the focus, Tab and Enter reach everything, Esc is careful."""

import pygame
from refereed import Table

from meowgames.scenes.free.keyboard import STOP
from meowgames.scenes.free.moods import RefereeScene
from meowgames.scenes.free.play import OTHER
from meowgames.scenes.menus.pause import PauseScene


def wrong(game="meow", spot="hand0", target="trick1", keys=True, mood="strict"):
    """A table at which somebody who plays by keys, or by mouse, did something that the rules do not allow."""
    h = Table(game, mood)
    if keys:
        h.key("Tab")
    assert h.view.lights.keys == keys
    place = h.on(spot) if not keys else None
    if keys:
        h.play.act(spot, target)
    else:
        h.drag(place, h.place(target))
    h.spin(2)
    assert h.referee.objects
    return h


def test_the_referee_is_asked_for_by_key():
    h = Table("meow")
    h.key("J")
    assert isinstance(h.stage.top, RefereeScene)
    h.key("Esc")
    assert h.stage.top is h.table


def test_who_plays_by_keys_stands_on_the_first_answer():
    h = wrong()
    assert h.hand.focus == f"{STOP}back"
    h.key("Enter")
    assert not h.referee.objects and not h.many("trick1")
    assert not (h.hand.focus or "").startswith(STOP)


def test_who_plays_by_mouse_stands_nowhere():
    assert not (wrong(keys=False).hand.focus or "").startswith(STOP)


def test_tab_walks_through_the_answers():
    h = wrong()
    h.key("Shift+Tab")
    seen = [h.hand.focus]
    for _ in range(2):
        h.key("Tab")
        seen.append(h.hand.focus)
    assert seen == [f"{STOP}{name}" for name in ("clause", "back", "let")]
    h.key("Enter")
    assert h.referee.watch.waived


def test_tab_comes_to_the_answers_first_after_a_drag():
    h = wrong(keys=False)
    h.key("Tab")
    assert h.hand.focus and h.hand.focus.startswith(STOP)


def test_escape_takes_back_what_it_objects_to():
    h = wrong(keys=False)
    h.key("Esc")
    assert not h.referee.objects and not h.many("trick1") and h.stage.top is h.table


def test_escape_takes_back_nothing_else():
    h = Table("meow")
    h.drag(h.on("hand0"), h.place("trick0"))
    h.spin(3)
    at = h.match.at
    h.point((5.0, 5.0))
    h.key("Esc")
    while h.stage.top is h.table:
        assert h.match.at == at
        h.key("Esc")
    assert h.match.at == at and isinstance(h.stage.top, PauseScene)


def test_escape_closes_the_box_before_it_takes_back():
    h = wrong(keys=False)
    h.table.fronts.toggle_box()
    h.stage.settle()
    h.key("Esc")
    assert h.referee.objects and h.many("trick1") and not h.table.fronts.crate
    h.key("Esc")
    assert not h.referee.objects


def test_escape_lets_go_of_what_was_picked_before_it_takes_back():
    h = wrong(keys=False)
    h.click(h.on("hand0", 2), mod=pygame.KMOD_CTRL)
    assert h.hand.grasp.picks
    h.key("Esc")
    assert h.referee.objects and not h.hand.grasp.picks
    h.key("Esc")
    assert not h.referee.objects


def test_a_word_can_be_reached_and_said_by_keys():
    h = Table("meowtopia")
    for _ in range(60):
        h.key("Tab")
        if h.hand.focus == OTHER:
            break
    assert h.hand.focus == OTHER
    h.key("Enter")
    assert h.spoken == ("list",) and h.hand.focus == f"{STOP}plan0"
    h.acts()
    h.key("Tab", "Enter")
    assert h.acts()[0] == "say tile-irrigation"


def test_a_drag_that_ends_over_the_bubble_ends_on_the_table():
    h = wrong(keys=False, mood="whispers")
    box = h.speaker.lies()
    pos = next((x, y) for x in range(int(box.x), int(box.right), 20) for y in range(int(box.y), int(box.bottom), 20)
               if not any(one.box.collidepoint((x, y)) for one in h.buttons().values()))  # fmt: skip
    h.drag(h.on("hand0", 0), pos)
    assert not h.hand.grasp.held.grips and h.hand.pressed is None


def test_the_bubble_hides_neither_hand_nor_prompt_nor_what_it_speaks_of():
    for game, spot, target in (("meow", "hand0", "trick1"), ("isle", "card0", "hand0"), ("neko", "row0.0,0", "hand0")):
        for look in (((1280, 720), "en", 1.0), ((1920, 1080), "fr", 1.6)):
            h = Table(game, look=look)
            h.play.act(spot, target)
            h.spin(3)
            box = h.speaker.lies()
            assert h.referee.objects and box.w > 0
            if h.speaker.bubble.folded:
                continue
            for kept in (*h.speaker.wrong(), h.view.board.place("prompt").box):
                assert not box.colliderect(kept), (game, look)


def test_where_there_is_no_room_a_small_cat_waits():
    h = wrong(keys=False)
    h.speaker.bubble.shrink()
    h.stage.settle()
    assert h.speaker.bubble.folded
    h.key("Esc")
    assert h.referee.objects, "what nobody reads was answered"
    h.stage.pop()
    h.click(h.buttons()["mark"].box.center)
    assert not h.speaker.bubble.folded and "back" in h.buttons()
