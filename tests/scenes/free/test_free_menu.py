"""The menu of a free table: one level, no more than eight lines, each does what it says, none would be refused."""

from random import Random

import pytest
from handling import Hand, stir

from meowgames.play.boards import chairs
from meowgames.scenes.free import lines
from meowgames.scenes.free.deeds import Subject
from meowgames.scenes.free.grip import everything, in_bag, of, whole
from meowgames.scenes.free.lines import MOST
from meowgames.words import Words

BOARDS = ("toybox", "meow", "meowtopia", "minicity", "neko", "isle")
SCENE = {"sort", "look", "write", "open", "all", "pass", "clear"}  # lines that do more than one act says


def subjects(hand, rng):
    """Everything a menu can be about: each piece and each stack that is seen, some of them together, wells of the box."""
    view = hand.view
    found = [one for piece in view.pieces() if (one := of(view, piece))]
    found += [whole(view, one.spot, one.box) for one in found]
    wells = [whole(view, spot, hand.view.board.drawn("title").box) for spot in view.picture if spot.startswith("box:")]
    found += [one.top(1)._replace(front=True) for one in wells] + wells
    yield from ((one,) for one in {one.where: one for one in found}.values())
    for _ in range(20):
        yield tuple(rng.sample([one for one in everything(view) if not in_bag(view, one.spot)], 3))


def check(hand, subject):
    """Hold a menu against the rules: everything in it can be done."""
    play, match = hand.table.real, hand.match
    found = lines.of(play, subject) if subject else lines.of_table(play)
    assert 1 <= len(found) <= MOST and len({(line.name, line.gaps) for line in found}) == len(found), (
        found,
        subject.grips if subject else 0,
    )
    for line in found:
        if line.dial:
            numbers = {line.dial.start}
            if line.name == "deal":
                numbers |= {line.dial.least, line.dial.most}
            assert line.dial.least <= line.dial.start <= line.dial.most
            assert all(match.rules.accepts(match.state, line.move(number)) for number in numbers), (line.name, subject)
        elif line.then not in SCENE or line.told:
            assert match.rules.accepts(match.state, line.move(0)), (line.name, line.move(0))
        for language in ("en", "fr"):
            text = Words(language)(f"free.menu.{line.name}", *(str(gap) for gap in line.gaps))
            assert text and "free.menu" not in text, line.name
    return {line.name for line in found}


@pytest.mark.parametrize("laid", BOARDS)
def test_no_menu_offers_what_would_be_refused(laid):
    rng, met = Random(f"menus {laid}"), set()
    for seats in {min(chairs("free", laid)), max(chairs("free", laid))}:
        hand = Hand(laid, seats, seed="menus")
        for acts in (0, 60):
            stir(hand, rng, acts)
            met |= check(hand, None)
            for grips in subjects(hand, rng):
                met |= check(hand, Subject(hand.view, grips))
    assert {"open", "clear", "box", "flip", "hand", "gather", "look", "mix", "turn", "spread", "split"} <= met
