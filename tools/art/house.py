"""The faces of the house: everything that is common to all games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import controls, panels, pieces, podium, portraits, referee, seats, stage, walk
from .badge import app_icon, small_icon
from .body import cat
from .buttons import STATES, TONES, button
from .curtain import closed_curtain
from .furniture import glow
from .glyphs import GLYPHS
from .icons import ICONS
from .keys import mouse
from .marks import MARKS
from .palette import SEATS
from .plates import RIM
from .props import mug, yarn
from .signs import SIGNS
from .svg import Svg
from .toybox_chest import BARE, VIEW, chest, unseen
from .toybox_signs import TOYS

Face = tuple[str, Svg, dict[str, Any]]
NAMES = {"fish_bone": "bone", "broken_vase": "vase"}
PANEL_CATS = {
    "cat-loaf-ginger": ("ginger", "tabby", "loaf", "content", "collar"),
    "cat-loaf-grey": ("grey", "tabby", "loaf", "smug", "glasses"),
    "cat-curled-calico": ("white", "calico", "curled", "asleep", None),
    "cat-curled-black": ("black", "tuxedo", "curled", "asleep", None),
    "cat-peek-calico": ("white", "calico", "peek", "curious", None),
    "cat-peek-ginger": ("ginger", "tabby", "peek", "sad", None),
    "lesson-cat": ("grey", "tabby", "sitting", "wink", None),
}
# pose: the part of the plane that holds it with headroom for hats; its ground point is 0,0
POSE_BOX = {
    "head": (-72, -96, 144, 156),
    "sitting": (-88, -212, 184, 226),
    "loaf": (-104, -160, 212, 176),
    "curled": (-104, -124, 208, 140),
    "walking": (-128, -194, 230, 206),
    "peek": (-74, -154, 148, 172),
}


def figure(box: tuple[float, float, float, float], scale: float) -> Svg:
    """Return an empty picture that shows a box at a scale."""
    return Svg(round(box[2] * scale), round(box[3] * scale), box)


def icons() -> Iterator[Face]:
    """Yield every icon, 64 units square."""
    things = {NAMES.get(name, name): draw for name, draw in ICONS.items()}
    for name, draw in {**things, **GLYPHS, **MARKS, **SIGNS, **TOYS}.items():
        s = Svg(64, 64, (-34, -34, 68, 68))
        draw(s)
        yield f"icon-{name}", s, {}
    s = Svg(64, 64, (-34, -34, 68, 68))
    panels.stop_paw(s, 0, 0, 64)
    yield "icon-stop", s, {}


def knobs() -> Iterator[Face]:
    """Yield the controls that are never stretched."""
    for state in STATES:
        s = Svg(80, 80)
        controls.slider_knob(s, 40, 40, state)
        yield "knob" + ("" if state == "normal" else f"-{state}"), s, {}
    for name, on in (("on", True), ("off", False)):
        for state in ("normal", "hover", "disabled"):
            s = Svg(120, 68)
            controls.toggle(s, 8, 8, on, state)
            yield f"toggle-{name}" + ("" if state == "normal" else f"-{state}"), s, {}
    for name, value in (("on", True), ("off", False), ("mixed", None)):
        for state in ("normal", "disabled"):
            s = Svg(62, 62)
            controls.checkbox(s, 8, 8, value, state)
            yield f"check-{name}" + ("" if state == "normal" else f"-{state}"), s, {}
    for name, on in (("on", True), ("off", False)):
        for state in ("normal", "disabled"):
            s = Svg(60, 60)
            controls.radio(s, 30, 30, on, state)
            yield f"radio-{name}" + ("" if state == "normal" else f"-{state}"), s, {}
    for kind in TONES:
        for state in STATES:
            s = Svg(76 + 2 * RIM, 76 + 2 * RIM)
            button(s, RIM, RIM, 76, 76, kind, state, 32)
            yield f"round-{kind}-{state}", s, {"rim": RIM}
    yield from marks()


def marks() -> Iterator[Face]:
    """Yield arrow, tail, grip, glow, caret and the mouse."""
    s = Svg(40, 28)
    panels.tooltip_arrow(s, 20, 4)
    yield "tooltip-arrow", s, {}
    s = Svg(40, 40)  # square, so that it can be turned to any side
    panels.explain_arrow(s, 20, 12)
    yield "explain-arrow", s, {}
    s = Svg(64, 48)
    panels.bubble_tail(s, 58, 8)
    yield "bubble-tail", s, {}
    s = Svg(22, 24)
    controls.grip(s, 11, 12)
    yield "grip", s, {}
    s = Svg(208, 208)
    glow(s, 104, 104, 104, 104)
    yield "glow", s, {}
    for part in ("left", "right", "wheel", "drag"):
        s = Svg(104, 84, (-44, -44, 104, 84))
        mouse(s, 0, 0, 72, part)
        yield f"mouse-{part}", s, {}


def people() -> Iterator[Face]:
    """Yield portraits, rings, badges and bots."""
    half = seats.SIZE / 2
    for name in portraits.AVATARS:
        s = Svg(seats.SIZE, seats.SIZE)
        seats.ring_shadow(s, half, half + 2, seats.RADIUS)
        portraits.portrait(s, name, half, half + 2, seats.RADIUS)
        yield f"avatar-{name.lower()}", s, {}
    for k, seat in enumerate(SEATS):
        s = Svg(seats.SIZE, seats.SIZE)
        seats.ring(s, seat, half, half + 2, seats.RADIUS)
        yield f"ring{k}", s, {"seat": k}
    for k, seat in enumerate(SEATS):
        s = Svg(64, 64, (-34, -34, 68, 68))
        seats.seat_badge(s, seat, 0, 0, 64)
        yield f"seat{k}", s, {"seat": k}
    for level in portraits.LEVELS:
        s = Svg(seats.SIZE, seats.SIZE)
        portraits.bot_portrait(s, level, half, half - 5, 64)
        yield f"bot-{level}", s, {}


def cats() -> Iterator[Face]:
    """Yield the cats that sit on panels, walk, think, and stand on the podium."""
    for name, (fur, pattern, pose, mood, extra) in PANEL_CATS.items():
        s = figure(POSE_BOX[pose], 0.74)
        cat(s, fur, pattern, pose, mood, extra)
        yield name, s, {}
    for name, (fur, pattern, mood, extra, _, _) in portraits.AVATARS.items():
        s = figure(POSE_BOX["sitting"], 1.2)
        cat(s, fur, pattern, "sitting", mood, extra)
        yield f"sit-{name.lower()}", s, {}
    for k in range(6):
        s = figure(POSE_BOX["walking"], 0.6)
        walk.stroll(s, k / 6)
        yield f"stroll{k}", s, {}
    for k in range(8):
        s = figure((-100, -186, 200, 216), 0.6)
        walk.thinker(s, k)
        yield f"thinking{k}", s, {}
    for name, draw in (("mug", mug), ("yarn", yarn)):
        s = figure((-60, -170, 140, 184) if name == "mug" else (-50, -72, 110, 84), 1)
        draw(s)
        yield name, s, {}


def scenery() -> Iterator[Face]:
    """Yield room, curtain, book, podium and what falls on it."""
    for name, draw in (("room", stage.menu_room), ("curtain", closed_curtain), ("book", stage.book)):
        s = Svg(1920, 1080)
        draw(s)
        yield name, s, {}
    s = Svg(720, 330)
    podium.podium(s, 360, 300, 600, (262, 206, 158))
    yield "podium", s, {}
    for place in (1, 2, 3):
        s = Svg(96, 116)
        podium.medal_of(s, place, 48, 46, 38)
        yield f"medal{place}", s, {}
    for k, kind in enumerate(podium.CONFETTI):
        for j in (0, 3):
            s = Svg(32, 32, (-34, -34, 68, 68))
            podium.confetto(s, kind, 0, 0, 64, 0, podium.CONFETTI_TONES[(k + j) % 6])
            yield f"confetti-{kind}{1 + j // 3}", s, {}
    for name, size, draw in (("app-icon", 512, app_icon), ("app-icon-small", 48, small_icon)):
        s = Svg(size, size, (0, 0, 256, 256))
        draw(s)
        yield name, s, {}


def chests() -> Iterator[Face]:
    """Yield the toy chest that leads to the free table, and the open chest alone."""
    for name, box, inside in (("free-chest", VIEW, True), ("free-lid", BARE, False)):
        s = figure(box, 1)
        chest(s, inside)
        yield name, s, {}
    s = Svg(88, 88, (-44, -44, 88, 88))
    unseen(s, 38)
    yield "unseen", s, {}


def referees() -> Iterator[Face]:
    """Yield the referee in each of its moods, and its mark."""
    for mood in referee.MOODS:
        s = figure(POSE_BOX["sitting"], 0.74)
        referee.referee(s, mood)
        yield f"referee-{mood}", s, {}
    s = Svg(64, 64, (-34, -34, 68, 68))
    referee.mark(s)
    yield "mark-whistle", s, {}


def faces() -> Iterator[Face]:
    """Yield every face of the house."""
    yield from pieces.everything()
    yield from knobs()
    yield from icons()
    yield from people()
    yield from cats()
    yield from scenery()
    yield from chests()
    yield from referees()
