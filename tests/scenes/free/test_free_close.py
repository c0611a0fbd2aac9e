"""Looking closer at a free table: a card on which the hand rests is read, and does not fill the table."""

import pygame
import pytest
from handling import Hand

from meowgames.scenes.free import draw as drawing
from meowgames.scenes.table.hand import zoomed


def close(hand, spot, alt=False):
    """Return the piece as it is enlarged when the hand rests on it, None if it is not."""
    hand.point(hand.on(spot))
    if alt:
        hand.send(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_ALT, unicode="")
    hand.hand.update(5.0)
    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing, "draw_piece", lambda _paint, piece, *_rest: found.append(piece))
        drawing.draw_close(hand.stage.paint, hand.view, hand.hand, [])
    return found[0] if found else None


@pytest.mark.parametrize("face", ["toy-paw7", "toy-paw7@1", "toy-paw7@0d~1"])
def test_a_card_is_seen_at_most_a_little_more_than_twice_as_large(face):
    hand = Hand("toybox", 2, f"table.0,0: {face}")
    large, lies = close(hand, "table.0,0"), hand.seen("table.0,0").box
    assert large and 1.3 * lies.h < large.box.h < 2.3 * lies.h
    assert large.box.w / large.box.h == pytest.approx(lies.w / lies.h, rel=0.02)


def test_with_alt_it_may_be_larger():
    hand = Hand("toybox", 2, "table.0,0: toy-paw7")
    assert close(hand, "table.0,0", alt=True).box.h > 2.3 * hand.seen("table.0,0").box.h


@pytest.mark.parametrize(
    "face", ["toy-domino-2-3", "toy-domino-2-3@1", "toy-pawn-teal", "toy-stone-white", "toy-coin-5"]
)
def test_what_shows_nothing_more_is_enlarged_only_with_alt(face):
    hand = Hand("toybox", 2, f"table.0,0: {face}")
    assert close(hand, "table.0,0") is None and zoomed(hand.hand) is None
    assert close(hand, "table.0,0", alt=True)


def test_a_bag_is_not_looked_into():
    assert close(Hand("toybox", 2, "bag: toy-coin-1"), "bag", alt=True) is None
