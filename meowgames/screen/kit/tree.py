"""Ways through a tree of widgets: by key, by place (hit test), by Tab, by arrow, and down to where one lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import ExitStack

from ..paint import Box, Paint
from .scroll import Scroll
from .widget import Pos, Widget, walk


def keyed(top: Widget) -> dict[str, Widget]:
    """Return the widgets that have a key."""
    return {one.key: one for one, _ in walk(top) if one.key}


def trail(tops: Iterable[Widget], target: Widget | None) -> tuple[Widget, ...]:
    """Return the widgets one lies in, from the outermost."""
    return next((above for top in tops for one, above in walk(top) if one is target), ())


def tell(tops: Iterable[Widget], target: Widget) -> None:
    """Tell those a widget lies in that it has the focus."""
    for one in trail(tops, target):
        one.hold(target)


def order(top: Widget) -> list[Widget]:
    """Return what can be focused, in the order Tab walks."""
    return [one for one, _ in walk(top) if one.focusable and one.enabled]


def index(order: Sequence[Widget], target: Widget | None) -> int:
    """Return where in an order a widget stands, 0 if nowhere."""
    return next((i for i, one in enumerate(order) if one is target), 0)


def at(top: Widget, pos: Pos) -> Widget | None:
    """Return the innermost widget that a click there is for."""
    found = None
    for one, above in walk(top):
        if one.catches(pos) and all(it.window is None or it.window.collidepoint(pos) for it in above):
            found = one
    return found


def scrolls(found: Iterable[Widget]) -> list[Scroll]:
    """Return those that scroll, the innermost first."""
    return [one for one in found if isinstance(one, Scroll)][::-1]


def after(order: Sequence[Widget], focus: Widget | None, step: int) -> Widget | None:
    """Return who is next in an order, round its ends."""
    if not order:
        return None
    if focus not in order:
        return order[0 if step > 0 else -1]
    return order[(index(order, focus) + step) % len(order)]


def beside(order: Sequence[Widget], focus: Widget | None, dx: int, dy: int) -> Widget | None:
    """Return the nearest widget in a direction; where nobody has the focus, the first."""
    if focus is None or focus not in order:
        return order[0] if order else None
    ways = ((_way(focus.box, one.box, dx, dy), place) for place, one in enumerate(order))
    best = min(((way, place) for way, place in ways if way is not None), default=None)
    return order[best[1]] if best else None


def _way(here: Box, there: Box, dx: int, dy: int) -> float | None:
    """Return how far a box lies in a direction, None if it does not; sideways counts double."""
    if here == there:
        return None
    if dx:
        along = there.left - here.right if dx > 0 else here.left - there.right
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
    else:
        along = there.top - here.bottom if dy > 0 else here.top - there.bottom
        aside = max(0, there.left - here.right, here.left - there.right)
    centre = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    if along < -8 or centre <= 0:
        return None
    return max(0, along) + 2 * aside + 0.01 * centre


def draw_ring(paint: Paint, one: Widget, above: Iterable[Widget]) -> None:
    """Ring the focused widget, as much of it as those it lies in let be seen."""
    with ExitStack() as clips:
        for it in above:
            if it.window is not None:
                clips.enter_context(paint.clip(it.window))
        paint.ring(one.ring(), one.radius)
