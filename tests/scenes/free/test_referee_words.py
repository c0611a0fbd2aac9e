"""What no slide tells a referee: words are buttons, all else is chosen from a list, chance is drawn or left to it."""

from random import Random

import pytest
from refereed import Table

from meowgames.scenes.free.play import DRAW, OTHER


def moment(game, wanted, **more):
    """A table at which the person is to act and something so can be said."""
    h = Table(game, **more)
    found = h.play_on(lambda: h.play.free and h.match.turn == h.view.viewer == 0 and wanted(h))
    assert found
    return h


def others(h):
    return bool(h.play.others.moves)


def places(h):
    """Whether two moves that are listed sound alike."""
    return bool(h.play.others.moves) and all("." in move[0] for move in h.play.others.moves)


def test_a_word_without_a_place_is_a_button():
    h = moment("isle", lambda h: ("pass",) in h.referee.words)
    h.acts()
    h.word("pass")
    assert h.acts()[0] == "say pass"


def test_moves_that_are_no_buttons_are_listed():
    h = Table("meowtopia")
    assert ("tile-food",) in h.play.others.moves and (OTHER,) in h.play.picker.moves
    assert not any("tile-food" in move for move in h.play.picker.moves)
    h.word(OTHER)
    assert h.spoken == ("list",) and not h.speaker.bubble.folded
    texts = [one.text for key, one in h.buttons().items() if key.startswith("plan")]
    assert len(set(texts)) == len(texts) == len(h.play.others.moves) and h.speaker.numbers() == []
    h.acts()
    h.press("plan0")
    assert h.acts()[0] == f"say {' '.join(('tile-food',))}" and h.spoken != ("list",)


def test_moves_that_sound_alike_are_told_apart_by_numbers_on_the_table():
    h = moment("neko", places)
    h.word(OTHER)
    moves, numbers = list(h.play.others.moves), h.speaker.numbers()
    assert [number for _, number in numbers] == [str(at + 1) for at in range(len(moves))]
    for (box, _), move in zip(numbers, moves):
        lies = h.view.camera.lies(h.view.board.place(move[0]).box)
        assert box.colliderect(lies)
        assert not box.colliderect(h.speaker.lies()), "the bubble hides what it speaks of"
    h.acts()
    h.press("plan1")
    assert h.acts()[0] == f"say {' '.join(moves[1])}"


def test_a_list_is_closed_by_never_mind_and_by_escape():
    h = Table("meowtopia")
    for close in (lambda: h.press("close"), lambda: h.key("Esc")):
        h.word(OTHER)
        assert h.spoken == ("list",)
        close()
        assert not h.spoken and h.stage.top is h.table


def test_without_such_moves_there_is_no_button_for_them():
    h = Table("meow")
    assert h.referee.words == [] and not h.play.picker.moves and not h.view.lights.buttons


def test_a_table_without_a_referee_has_no_words():
    h = Table("meowtopia")
    h.referee.set_mood("off")
    h.spin(2)
    assert not h.play.picker.moves and not h.view.lights.buttons and not h.spoken


# ── chance ──


def test_it_asks_once_who_draws():
    h = Table("neko", luck="ask")
    assert h.play_on(lambda: h.referee.turn == -1) and h.spoken == ("draws",)
    h.press("draw.paw")
    assert h.referee.watch.luck == "paw" and h.referee.turn != -1 and not h.spoken


@pytest.mark.parametrize(
    ("game", "said"),
    [("neko", "animal"), ("isle", "tiles from the bag"), ("minicity", "card"), ("meow", "tokens")],
)
def test_who_draws_by_hand_is_told_what(game, said):
    h = Table(game, luck="hand")

    def draws():
        return h.referee.turn == -1

    found = draws() or any(_step(h, draws) for _ in range(400))
    h.spin(4)
    assert found and h.play.free
    h.point((5.0, 5.0))
    assert said in h.play.prompt()
    assert (DRAW,) in h.play.picker.moves


def _step(h, until):
    h.play_on(until, 1, seed=h.match.at)
    return until()


def test_the_referee_can_draw_this_once():
    h = Table("neko", luck="hand")
    assert any(_step(h, lambda: h.referee.turn == -1) for _ in range(60))
    h.spin(3)
    h.acts()
    h.word(DRAW)
    assert h.referee.watch.luck == "hand" and h.referee.turn >= 0 and "fate:paw" in h.acts()


def test_what_was_drawn_by_hand_is_read_from_the_table():
    h = Table("minicity", luck="hand")

    def draws():
        return h.referee.turn == -1 and h.rules.chance(h.thread, Random(0))[0] == "draw"

    for _ in range(300):
        if draws():
            break
        _step(h, draws)
    h.spin(3)
    before, seat = h.thread, next(at for at in (0, 1) if h.rules.turn(h.rules.play(h.thread, _drawn(h))) != at)
    h.acts()
    for left in range(len(_drawn(h)) - 1, 0, -1):
        assert h.thread is before, f"{left} cards are still to be drawn"
        h.drag(h.on("deck"), h.place(f"hand{seat}"))
        h.spin(3)
    assert "fate:hand" in h.acts() and h.referee.turn >= 0


def _drawn(h):
    return h.rules.chance(h.thread, Random(0))


def test_a_bots_seat_hands_the_table_to_whoever_draws():
    h, passed = Table("neko", luck="hand"), 0
    for _ in range(60):
        _step(h, lambda: h.referee.turn == -1)
        if h.referee.turn == -1:
            h.spin(3)
            assert h.referee.turn == -1 and h.match.turn == 0 and h.play.free
            passed += "seat:0" in h.acts()
            h.referee.draw_once()
    assert passed
