"""The faces of the title screen: the room with its shelf, the boxes of the games, the cats on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import boxes
from .body import cat
from .head import EAR, HEAD, ear
from .house import POSE_BOX, figure
from .pen import INK, round_box
from .props import mug, pot_plant
from .room import evening, picture, title_room, title_wall
from .seats import hoop
from .svg import Svg

Face = tuple[str, Svg, dict[str, Any]]
EDGE = 8  # how far from the edges of the wall what hangs on it ends
SIZES = {
    "meow": 0.185,
    "meowtopia": 0.135,
    "minicity": 0.15,
    "neko": 0.11,
    "isle": 0.104,
    "plain": 0.11,
}  # of the box's picture


def portrait_on_wall(s: Svg) -> None:
    """Hang the picture of the crowned cat."""
    x, y, w, h = 1600, 100, 240, 236
    picture(s, x, y, w, h, "#cfe6ea")
    s.circle(x + 120, y + 128, 88, fill="#f9e9cc", opacity=0.7)
    with s.at(x + 120, y + 208, 1.2):
        cat(s, "seal", "siamese", "peek", "proud", "crown")
    wood = s.linear(x, y, x + w, y + h, (0, "#bb8250"), (1, "#8c5a38"))
    hoop(s, round_box(x, y, w, h, 10), round_box(x + 14, y + 14, w - 28, h - 28, 5), fill=wood)
    s.shape(round_box(x + 14, y + 14, w - 28, h - 28, 5), fill="none", stroke=INK, stroke_width=2.6)


def room(s: Svg) -> None:
    """Paint the title room: window, lights, picture, shelf, and the creatures around it."""
    title_room(s)
    portrait_on_wall(s)
    with s.at(1838, 752, 0.84):
        cat(s, "black", "tuxedo", "sitting", "curious", "collar")
    with s.at(104, 748, 0.82):
        pot_plant(s)
    with s.at(1782, 1050):
        mug(s)


def logo_head(s: Svg) -> None:
    """Draw the cat's head that is the O of the logo, edged like its letters."""
    with s.at(130, 130, 1.24):
        skulls = (HEAD, ear(-1, 0, EAR), ear(1, 0, EAR))
        for tone, width in ((INK, 21), ("#fffdf6", 13.5)):
            for points in skulls:
                s.shape(points, fill=tone, stroke=tone, stroke_width=width)
        cat(s, "ginger", "tabby", "head", "happy")


def faces() -> Iterator[Face]:
    """Yield every face of the title screen."""
    for name, draw in (("title-wall", title_wall), ("title-dusk", evening)):
        s = Svg(1920, 1080)
        draw(s)
        yield name, s, {}
    s = Svg(1920 - 2 * EDGE, 1080, (EDGE, 0, 1920 - 2 * EDGE, 1080))
    room(s)
    yield "title-room", s, {}
    x, y, w, h = boxes.VIEW
    for game, (_, _, tone) in boxes.COVERS.items():
        s = Svg(w, h, boxes.VIEW)
        boxes.box(s, game)
        place = {"label_x": round((140 - x) / w, 3), "label_y": round((44 - y) / h, 3)}
        yield f"box-{game}", s, {**place, "label_size": SIZES[game], "label_tone": tone}
    s = Svg(w, h, boxes.VIEW)
    boxes.closed(s)
    yield "box-closed", s, {}
    s = Svg(460, 524)
    boxes.box_glow(s)
    yield "box-glow", s, {}
    for name, fur, pattern, pose, mood, extra in (
        ("cat-on-box-1", "white", "calico", "curled", "asleep", None),
        ("cat-on-box-2", "smoke", "solid", "loaf", "smug", "glasses"),
    ):
        s = figure(POSE_BOX[pose], 0.93)
        cat(s, fur, pattern, pose, mood, extra)
        yield name, s, {}
    s = Svg(260, 240)
    logo_head(s)
    yield "logo-head", s, {}
