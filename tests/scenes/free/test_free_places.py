"""Places at a free table are hit as somebody means who sees them: rows, benches, small ones inside large ones."""

import pytest
from handling import Hand

KITTENS = " ".join(f"marmalade{number}" for number in range(1, 4))


def dropped(hand, start, end):
    """Drag something and return where it came to lie."""
    hand.drag(start, end)
    return hand.act().split()[-1]


@pytest.mark.parametrize("seat", [0, 1])
def test_both_rows_of_a_bench_can_be_reached(seat):
    hand = Hand("meowtopia", 2, f"nest0: {KITTENS}", "nest1: pearl1 pearl2")
    bench = hand.view.board.place(f"workers{seat}").box

    def part(share):
        return bench.x + bench.w * share, bench.y + bench.h * 0.3

    assert dropped(hand, hand.on("nest0"), part(0.2)) == f"workers{seat}"
    assert dropped(hand, hand.on("nest0"), part(0.9)) == f"stalls{seat}", "at the right end there are the merchants"
    merchant = hand.seen(f"stalls{seat}").box
    assert dropped(hand, hand.on("nest0"), (merchant.x + 4, merchant.y + 40)) == f"workers{seat}"
    merchant = hand.seen(f"stalls{seat}").box
    assert dropped(hand, hand.on("nest1"), (merchant.right - 4, merchant.y + 40)) == f"stalls{seat}"


def test_what_is_large_is_not_laid_on_a_small_place_inside_a_large_one():
    hand = Hand("meowtopia", 2, "table.0,0: tile-gold", "table.20,0: bonus:0")
    small = hand.view.camera.lies(hand.view.board.place("waiting2").box).center
    assert dropped(hand, hand.on("table.0,0"), small) == "tile2"
    assert dropped(hand, hand.on("table.20,0"), small) == "waiting2"


@pytest.mark.parametrize("first", [0.05, 0.5, 0.9])
def test_a_row_begins_with_its_first_place_wherever_the_first_piece_is_dropped(first):
    hand = Hand("neko", 2, "table.0,0: straight", "table.10,0: straight")
    row = hand.view.board.place("row0").box
    assert dropped(hand, hand.on("table.0,0"), (row.x + row.w * first, row.centery)) == "row0.0,0"
    assert dropped(hand, hand.on("table.10,0"), (row.centerx + 120, row.centery)) == "row0.1,0"


def test_what_is_held_over_a_small_place_is_no_larger_than_it_will_lie_there(monkeypatch):
    from meowgames.scenes.free import draw

    hand = Hand("isle", 2, "table.0,-30: u5-blue")
    drawn = []
    monkeypatch.setattr(draw, "draw_stack", lambda paint, view, faces, box: drawn.append(box.h))
    for spot in ("boat0", "boat1"):
        hand.carry(hand.on("table.0,-30"), hand.place(spot))
        hand.stage.redraw()
        hand.stage.draw()
        hand.key("Esc")
        hand.up(hand.pos)
    big, small = drawn[0], drawn[-1]
    assert small < big / 2
