"""What must stay in sight whoever speaks: the hand, the prompt, scores, whatever can be touched or moves now."""

from __future__ import annotations

from collections.abc import Sequence

from ...screen.paint import Box
from .pointing import bare
from .view import View, stands

RING = 36  # what the ring round a thing that is pointed at takes, both sides together
PRESSED = ("word", "control", "tool", "card", "sign")  # kinds of what stands in front and can be pressed
OWN = ("hand", "card", "row")  # where a player holds what they play from
SMALL = 60_000  # a panel of no more than this is a sign of its player; a larger one has a sign on it


def keeps(view: View, pointed: Sequence[Box] = ()) -> list[Box]:
    """Return what nothing that is said may lie on."""
    found = [box.inflate(RING, RING) for box in pointed]
    return found + touchable(view) + furniture(view) + players(view) + moving(view)


def touchable(view: View) -> list[Box]:
    """Return what can be touched now: pieces and marks that mean something, the grid of a tile in hand, buttons."""
    lying = [view.camera.lies(one.box) for one in (*view.targets.pieces, *view.targets.marks) if one.says]
    grid = view.board.place(view.lights.grid) if view.lights.grid else None
    lying += [view.camera.lies(grid.box)] if grid else []
    return lying + [bare(one) for one in view.targets.front if one.kind in PRESSED]


def furniture(view: View) -> list[Box]:
    """Return tools, prompt, paper signs and what the game spreads; a long prompt is wider than its place."""
    found = [place.box for name, place in view.board.places.items() if place.kind == "sign" or name.endswith("-sign")]
    prompt, tools = stands(view, "prompt"), view.board.places.get("tools")
    found += [prompt.box.inflate(prompt.props.get("spare", 200), 0)] if prompt else []
    gains = stands(view, "gains") if view.lights.grid else None
    found += [place.box for place in (tools, gains) if place]
    found += [visit_sign(view)] if view.camera.visits else []
    return found + list(view.manners.spread(view))


def visit_sign(view: View) -> Box:
    """Return the room of the sign that says whose place is looked at: between the title and the tools."""
    title, tools = view.board.places.get("title"), view.board.at("tools")
    left = title.box.right + 20 if title else 20
    return Box(left, 24, tools.box.x - left - 20, 60)


def spared(view: View) -> list[Box]:
    """Return what the game is about now, with what is written under it: words lie elsewhere if there is room."""
    starts = tuple(start.format(me=max(0, view.viewer)) for start in view.manners.spared)
    pieces = [piece for piece in view.pieces() if piece.spot.startswith(starts)] if starts else []
    said = [one.box for one in pieces if (place := view.board.place(one.spot)) and place.props.get("words")]
    written = [Box(box.centerx - 90, box.bottom + 160, 180, 60) for box in said]
    return [view.camera.lies(box) for box in [piece.box for piece in pieces] + written]


def players(view: View) -> list[Box]:
    """Return the hand of who looks, and where the players' names and scores stand."""
    board, found = view.board, [view.board.kept] if view.board.kept else []
    own = [board.place(f"{name}{max(0, view.viewer)}") for name in OWN]
    found += [place.box for place in own if place and place.kind != "one"]  # one piece is no hand
    for seat in range(board.seats):
        panel = board.place(f"panel{seat}")
        whole = panel is not None and panel.box.w * panel.box.h <= SMALL
        for name in ("panel",) if whole else ("portrait", "name", "score"):
            place = board.place(f"{name}{seat}")
            found += [view.camera.lies(place.box)] if place else []
    return found


def moving(view: View) -> list[Box]:
    """Return where pieces come from and go to while they move."""
    ends = [piece for one in view.easel.motions for piece in (one.start, one.end) if piece and one.kind != "label"]
    return [view.camera.lies(piece.box) for piece in ends if piece.kind != "cells"]
