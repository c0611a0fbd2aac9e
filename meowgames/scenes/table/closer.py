"""Looking closer at a piece: where it stands enlarged, so that it hides nothing that may be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...screen.paint import SAFE, Box
from ...screen.table.place import Piece
from .view import View, stands

HIGH, WIDE = 460.0, 900.0  # the largest a piece is shown
MOST, LEAST = 6.0, 1.35  # how many times larger than it is seen it becomes, at most and at least
SIZES = 6  # sizes that are tried from the largest to the least
GAP, STEP = 24.0, 60  # how far beside its piece it stands, and how far apart places are that are tried
Size = tuple[float, float]


def plain(view: View, piece: Piece) -> str:
    """Return the face to show: the large art of one that is drawn small."""
    large = piece.face.removeprefix("mini-")
    return large if view.board.tile(large) else piece.face


def place(view: View, piece: Piece, anyhow: bool = False, beside: Sequence[Box] = (), most: float = MOST) -> Box | None:
    """Return where a piece stands enlarged and hides nothing that matters; None if only hiding something would do.

    It may be asked for anyhow: then it stands where it hides least.
    """
    seen, ratio = view.camera.lies(piece.box), view.board.ratio(plain(view, piece))
    ratio = ratio if piece.kind == "tally" else piece.box.w / piece.box.h
    cared = [*cares(view), seen, *beside]
    for size in (found := sizes(seen, ratio, most)):
        free = next((box for box in places(seen, size) if box.collidelist(cared) < 0), None)
        if free:
            return free
    if not anyhow or not found:
        return None
    return min(places(seen, found[-1]), key=lambda box: sum(area(box.clip(other)) for other in cared))


def cares(view: View) -> list[Box]:
    """Return what must not be hidden: pieces and marks that may be touched, what stands in front, the prompt."""
    targets = view.targets
    lit = [view.camera.lies(one.box) for one in (*targets.pieces, *targets.marks) if one.says]
    front = [one.box for one in targets.front if one.kind != "drawer"]
    return lit + front + written(view)


def written(view: View) -> list[Box]:
    """Return where the prompt is written, as long as it may be."""
    prompt = stands(view, "prompt")
    return [prompt.box.inflate(prompt.props.get("spare", 200), 0)] if prompt else []


def sizes(seen: Box, ratio: float, most: float = MOST) -> list[Size]:
    """Return how large a piece may be shown, the largest first; nothing if that is no larger than it is seen."""
    high = min(HIGH, WIDE / ratio, most * seen.h)
    least = LEAST * seen.h
    if high < least:
        return []
    steps = (high - (high - least) * step / (SIZES - 1) for step in range(SIZES))
    return [(step * ratio, step) for step in steps]


def places(seen: Box, size: Size) -> Iterator[Box]:
    """Yield where something of that size can stand: beside the piece first, then further and further away."""
    (x, y), (wide, high) = seen.center, size
    across, down = (seen.w + wide) / 2 + GAP, (seen.h + high) / 2 + GAP
    for dx, dy in ((across, 0), (-across, 0), (0, -down), (0, down)):
        yield Box(x + dx - wide / 2, y + dy - high / 2, wide, high).clamp(SAFE)
    xs, ys = range(0, int(SAFE.w - wide) + 1, STEP), range(0, int(SAFE.h - high) + 1, STEP)
    found = [Box(SAFE.x + left, SAFE.y + top, *size) for left in xs for top in ys]
    yield from sorted(found, key=lambda box: (box.centerx - seen.centerx) ** 2 + (box.centery - seen.centery) ** 2)


def area(box: Box) -> float:
    """Return how large a box is."""
    return float(box.w * box.h)
