"""Makes what stands before a table: tools, the bar of a held tile, the line of what went without saying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...screen.kit.form import Form
from ...screen.kit.widget import Widget
from ...screen.paint import HALF, Box, Paint
from ...words import Words
from .clear import visit_sign
from .drawer import Drawer
from .furniture import RoundTool, Sign, Toolbar, slots
from .handbar import AsideButton, AsideLine, HandBar, HandButton
from .play import ICONS, Play, Tool
from .reason import ReasonCard
from .rows import Border
from .targets import ADVICE, LOG, TOOL, Target
from .view import View, stands
from .wordbuttons import Drawn, WordButtons

CONTROLS = {"right": "rotate", "mirror": "mirror", "back": "", "drop": ""}  # what can be done with the piece in hand
CAPS = {"right": ("Q", "E"), "mirror": ("F",), "back": ("key.esc",), "drop": ("key.enter",)}
ASIDE = TOOL + "aside-"  # before the name of a button beside what was done unasked
WAY_BACK = 168  # how wide the words below the tool for the whole table may be
WORD, TOOLS, CONTROL = 12.0, 6.0, 40.0  # how much it matters that such a thing is not hidden
Acts = Mapping[str, Tool]


def targets(form: Form) -> list[Target]:
    """Return what of it can be touched: tools, controls, words, the drawer's tab, the drawer."""
    found: list[Target] = []
    under: list[Target] = []  # what lies under the buttons of others
    for bar in form.root.parts() if form.root else ():
        if isinstance(bar, (Toolbar, HandBar, AsideLine)):
            kind, weight = ("tool", TOOLS) if isinstance(bar, Toolbar) else ("control", CONTROL)
            for kid in bar.parts():
                found.append(Target((kid.name, kid.name.removeprefix(TOOL)), "", kid.hit, kind, True, weight))
            under += [Target((ASIDE + "line",), "", bar.box, "card", True, WORD)] if isinstance(bar, AsideLine) else []
        elif isinstance(bar, ReasonCard):
            found += [Target((kid.key or "",), "", kid.box, "control", True, CONTROL) for kid in bar.parts()]
            under.append(Target((ADVICE + "card",), "", bar.box, "card", True, WORD))
        elif isinstance(bar, WordButtons):
            for one in bar.parts():
                names = (*dict.fromkeys((one.name, *one.words)),)
                found.append(Target(names, one.says, one.box, "word", True, WORD))
        elif isinstance(bar, Drawn):
            found.append(Target((bar.word,), bar.word, bar.box, "word", True, WORD))
    found.sort(key=lambda one: ("control", "tool", "word").index(one.kind))  # what lies in front of what
    found += under
    log = form.find(LOG)
    if isinstance(log, Drawer):
        found.append(Target((LOG,), "", log.hit, "log", True, 0.0))
        kind = "row" if log.size == 2 else "drawer"  # one that is pulled up can be walked through
        found += [Target((row.key or "",), "", row.box, kind, True, 0.0) for row in log.parts()]
        found.append(Target(("log",), "", log.box, "drawer", True, 0.0))
    return found


def free_of(paint: Paint, words: Words, tools: Box, play: Play) -> Box:
    """Return the room of the tools that a play has no name for."""
    named = {name: f"tool.{name}" for name in play.shown} | dict(play.named)
    texts = [words(text) if text else "" for text in named.values()]
    free = [box for box, text in zip(slots(paint, tools, texts), texts, strict=True) if not text]
    room = free[0].unionall(free[1:])
    return Box(room.x + 4, tools.y + 4, room.w - 8, 76)


def tools(view: View, words: Words, acts: Acts, play: Play | None = None) -> list[Widget]:
    """Return the round tools, and while the table is seen from near what brings all of it back.

    A play may name some of them by another text, or leave them out by none.
    """
    place = view.board.places.get("tools")
    if not place:
        return []
    kinds = {"menu": "night"}
    icons, named = (play.shown, play.named) if play else (ICONS, {})
    texts = {name: f"tool.{name}" for name in icons} | dict(named)
    kids = [
        _round(view, words, acts, name, icon, kinds.get(name, "plain"), 40, texts[name]) if texts[name] else None
        for name, icon in icons.items()
    ]
    found: list[Widget] = [Toolbar(kids, place.box)]
    camera = view.camera
    if camera.near:
        wide = WAY_BACK * (2 - HALF if view.board.big else 1)
        home = Box(place.box.right - wide, place.box.bottom + 4, wide, 96)
        found.append(Toolbar([_round(view, words, acts, "whole", "full-screen", "plain", 30)], home))
    if camera.near and camera.shown:
        seat = view.board.owner(camera.shown)
        player, colour = view.seating.seats[seat], view.seating.colours[seat]
        text = words("view.back", player.name)
        found.append(Sign(text, player.avatar, colour, visit_sign(view)))
    return found


def _round(
    view: View, words: Words, acts: Acts, name: str, icon: str, kind: str, rim: int, text: str = ""
) -> RoundTool:
    return RoundTool(view, TOOL + name, icon, words(text or f"tool.{name}"), acts[name], kind, rim)


def controls(view: View, words: Words, acts: Acts, names: Sequence[str]) -> list[Widget]:
    """Return the bar of what can be done with the piece in hand, where the map has a place for it."""
    place = stands(view, "placing")
    if not place or not names:
        return []
    kids = []
    for name in names:
        caps = [words(cap) if words.has(cap) else cap for cap in CAPS[name]]
        kind = "good" if name == "drop" else "plain"
        act = acts["put_back" if name == "back" else name]
        kids.append(HandButton(view, TOOL + name, CONTROLS[name], words(f"tool.{name}"), caps, act, kind))
    return [HandBar(kids, place.box)]


def aside(view: View, words: Words, acts: Acts, play: Play) -> list[Widget]:
    """Return the line of what was done without asking: where the map has a place for it, else above the prompt."""
    place, done, game = stands(view, "prompt"), play.trail.aside, view.seating.game
    if not place or not done:
        return []
    kid = AsideButton(view, ASIDE + "undo", words("tool.undo"), acts["undo"].use)
    if done.asks:
        kid = AsideButton(view, ASIDE + "ask", words(f"{game}.ask"), lambda: play.jump(done.ply))
    own = view.board.places.get("aside")
    return [AsideLine(words(f"{game}.aside"), kid, own.box if own else place.box.move(0, -place.box.h - 14))]


def border(view: View, words: Words, play: Play) -> tuple[int, Border] | None:
    """Return how far undo reaches, for the log; nothing where it reaches all the way."""
    policy = view.settings.undo
    if policy == "free" and len(play.match.people()) < 2:
        return None
    reach = play.trail.reach(policy, view.viewer)
    shut = reach == play.match.at
    return reach, Border(words("log.shut" if shut else "log.reach"), shut)
