"""Dragging at a free table: exactly what was meant is taken, however fast; it lands where the ghost lies."""

from random import Random

import pytest
from handling import Hand, stir
from pygame import Vector2

from meowgames.play.changes import art
from meowgames.rules.free.things import things
from meowgames.rules.free.words import read
from meowgames.scenes.free.badge import badges
from meowgames.scenes.free.draw import ghosts
from meowgames.scenes.free.landing import is_board
from meowgames.screen.paint import CANVAS, Box

BOARDS = ("toybox", "meow", "meowtopia", "minicity", "neko", "isle")
SPEEDS = (1, 2, 5, 20, 60)  # motions between press and release
TIMES = ((), (0.0,), (0.001,), (0.016,), (0.2, 0.9))  # seconds that pass after each of them
DRAGS = 1000
STIRRED = 25  # acts at random before the first drag, at each table
EACH = 25  # drags at one table
SPREAD = ("fan", "row")


class Meant:
    """What somebody means who looks at the table: which pieces, and where the mouse is pressed for them."""

    def __init__(self, spot, first, last, pos, number=0):
        self.spot, self.first, self.last, self.pos, self.number = spot, first, last, pos, number

    def __repr__(self):
        return f"{self.spot} {self.first}..{self.last} at {self.pos} typed {self.number}"


def clear(hand, pos, above=(), badge=None):
    """Tell whether nothing is drawn over a place of the canvas: no tool, no other badge, no piece drawn later."""
    if any(one.box.inflate(8, 8).collidepoint(pos) for one in hand.view.targets.front):
        return False
    there = hand.view.camera.seen(pos)
    if any(box.inflate(4, 4).collidepoint(there) for spot, box in badges(hand.view) if spot != badge):
        return False
    return not any(_around(piece).collidepoint(_askew(piece, there, -1)) for piece in above)


def _around(piece):
    """A box that is sure to hold a piece, with its number if it is counted."""
    box = piece.box.inflate(6, 6)
    return Box(box.x, box.y, box.w * (2.1 if piece.kind == "tally" else 1), box.h)


def _askew(piece, there, way=1):
    """A place on a piece that lies straight, as it is on the piece that lies askew; or the other way round."""
    middle = Vector2(piece.box.center)
    return middle + (Vector2(there) - middle).rotate(way * piece.tilt)


def meant(hand, rng):
    """Return something on the table that can be seen and be meant: a piece, so many, or by its badge a stack."""
    pieces = [piece for piece in hand.view.pieces() if not piece.spot.startswith("print:")]
    if rng.random() < 0.4:
        found = badges(hand.view)
        for spot, box in rng.sample(found, len(found)):
            part = Box(box).scale_by(0.6)
            there = part.x + rng.random() * part.w, part.y + rng.random() * part.h
            pos = hand.view.camera.lies(Box(*there, 0, 0)).topleft
            later = found[[one for one, _ in found].index(spot) + 1 :]
            if clear(hand, pos, badge=spot) and not any(one.inflate(4, 4).collidepoint(there) for _, one in later):
                first = hand.many(spot) - 1 if hand.is_bag(spot) else 0  # of a bag one is drawn wherever it is touched
                return Meant(spot, first, hand.many(spot), pos)
    for piece in rng.sample(pieces, len(pieces)):
        at = pieces.index(piece)
        pile = piece.kind not in (*SPREAD, "tally")
        above = [one for one in pieces[at + 1 :] if not (pile and one.spot == piece.spot)]
        inner = Box(piece.box).scale_by(0.4 if piece.kind == "hex" else 0.8)
        if piece.kind == "tally":
            inner = Box(piece.box)
        for _ in range(12):
            there = _askew(piece, (inner.x + rng.random() * inner.w, inner.y + rng.random() * inner.h))
            pos = hand.view.camera.lies(Box(*there, 0, 0)).topleft
            if not (0 <= pos[0] < CANVAS[0] and 0 <= pos[1] < CANVAS[1]) or not clear(hand, pos, above):
                continue
            size = hand.many(piece.spot)
            if piece.kind in SPREAD:
                return Meant(piece.spot, piece.index, piece.index + 1, pos)
            if piece.kind == "tally":
                faces = hand.picture[piece.spot]
                alike = [at for at, face in enumerate(faces) if _kind(face) == _kind(piece.face)]
                assert alike, (piece, faces)
                return Meant(piece.spot, alike[-1], alike[-1] + 1, pos)
            number = rng.choice((0, 0, 2, 3, 5, 9))
            if not number and is_board(hand.view, hand.picture[piece.spot][-1]):
                continue  # of a board only the rim is taken hold of
            return Meant(piece.spot, max(0, size - max(1, number)), size, pos, number)
    raise AssertionError("nothing can be meant")


def _kind(face):
    """What is counted as one kind: the art of a face, large or small."""
    return face.partition(":")[0].partition("@")[0].removeprefix("mini-")


def drag_once(hand, rng, steps):
    """Drag something somewhere; hold what was done against what was meant, and against the ghost. Return the act."""
    hand.point((rng.random() * CANVAS[0], rng.random() * CANVAS[1]))
    one = meant(hand, rng)
    state, before = hand.match.state, dict(hand.match.state.places)
    if one.number:
        hand.key(str(one.number))
    end = rng.random() * CANVAS[0], rng.random() * CANVAS[1]
    hand.carry(one.pos, end, steps, rng.choice(TIMES))
    held, landing = hand.hand.grasp.held, hand.hand.landing
    ghost = ghosts(hand.view, held, landing)[-1:] if held.grips and landing and not landing.boxed else []
    room, before_faces = dict(hand.view.board.fits), hand.picture.get(one.spot, ())
    assert hand.match.state is state, "nothing is done before the drop"
    near = max(abs(end[0] - one.pos[0]), abs(end[1] - one.pos[1])) < 12
    if not near:
        assert [grip.where for grip in held.grips] == [(one.spot, one.first, one.last)], one
    hand.up(end)
    if near:
        hand.hand.grasp.let()
        hand.acts()
        return None
    acts = hand.acts()
    assert len(acts) <= 1, acts
    assert bool(acts) <= (landing is not None), "what comes to lie nowhere does nothing"
    if not acts:
        own = f"hand{hand.view.viewer}"
        there = landing and landing.spot
        refused = hand.table.play.refused
        assert landing is None or there == one.spot or there == own == one.spot or refused, (one, landing)
        hand.table.play.refused = None
        return None
    act = read(tuple(acts[0].split()), {spot: len(lying) for spot, lying in before.items()})
    touched = sorted((what.spot, at) for goes in act.goes for what in goes.whats for at in range(what.first, what.last))
    assert touched == [(one.spot, at) for at in range(one.first, one.last)], (one, acts)
    assert act.goes[0].spot == landing.spot, (acts, landing)
    if not landing.boxed and not (one.spot.startswith("bag") or landing.spot == one.spot):
        after = dict(hand.match.state.places)
        assert len(after[landing.spot]) == len(before.get(landing.spot, ())) + one.last - one.first
    hand.spin(1)
    if ghost and hand.view.board.fits == room and not one.spot.startswith("bag"):
        top = hand.seen(landing.spot)
        if art(ghost[0].face) in things(hand.view.seating.level) or ghost[0].face == top.face:
            assert ghost[0].face == top.face, (acts, ghost, top)
            assert Vector2(ghost[0].box.center).distance_to(top.box.center) < 2, (acts, ghost, top)
            assert Vector2(ghost[0].box.size).distance_to(top.box.size) < 2, (acts, ghost, top)
        else:
            assert top.face not in before_faces, "what is known is seen beforehand"
    return acts[0]


@pytest.mark.slow
@pytest.mark.parametrize("laid", BOARDS)
def test_a_thousand_drags_at_five_speeds_take_what_was_meant(laid):
    done = 0
    wanted = DRAGS // len(BOARDS) + 1
    for table in range(-(-wanted // EACH)):
        rng = Random(f"drags {laid} {table}")
        hand = Hand(laid, rng.choice((2, 3, 4)), seed=f"{laid} {table}")
        stir(hand, rng, rng.choice((0, STIRRED)))
        for drag in range(EACH):
            act = drag_once(hand, rng, SPEEDS[drag % len(SPEEDS)])
            done += act is not None
            hand.spin(1)
    assert done > wanted * 0.6
