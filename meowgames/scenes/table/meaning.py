"""Finds what is pointed at and the words for it: by its face, then its family, then the place it lies on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...play.changes import art, label, orientation
from ...screen.paint import Box
from ...screen.table.board import FURNITURE
from ...screen.table.place import Piece
from ...words import Words
from . import lamps, tell
from .targets import LOG, TOOL, Target, counted, lies_at
from .things import BAD, GOOD, PLAIN, Meaning, Thing, Worth
from .view import View

NUMBER = re.compile(r"[0-9][0-9-]*$")  # at the end of a place or a word: row3, place12-1, unfed2
SMALL = "mini-"  # before the art of a face that is drawn small
KEYS = {"undo": "U", "hint": "H", "recap": "S", "rules": "R", "menu": "key.esc", "log": "L", "whole": "Home"}
KEYS |= {"peek": "T", "right": "E", "mirror": "F", "back": "key.esc", "drop": "key.enter"}
GAIN = "gain"  # spots of a preview that say what a move would bring


# ── what is pointed at ──


def pointed(view: View, focus: str | None, pos: tuple[float, float]) -> Thing | None:
    """Return the thing that mouse or keyboard points at, if there are words for it."""
    if focus:
        ringed = lamps.lies(view, focus)  # of several alike, the one that wears the ring
        stood = view.targets.of(ringed.piece) if ringed and ringed.piece else view.targets.stood_on(focus)
        front = [one for one in view.targets.front if focus in one.names]
        there = stood.box.center if stood else (0.0, 0.0)
        return found(view, [*front, *([stood] if stood else [])], there)
    there = view.camera.seen(pos)
    front = [one for one in view.targets.front if one.box.collidepoint(pos)]
    return found(view, front[:1] or lying(view, there), there)


def lying(view: View, there: tuple[float, float]) -> Iterator[Target]:
    """Yield what lies at a place of the table, from above: marks and pieces, spots, then what is drawn there."""
    targets = view.targets
    under = [one for one in (*targets.pieces, *targets.marks) if one.piece and lies_at(one.piece, there)]
    yield from sorted(reversed(under), key=lambda one: one.piece is not None and one.piece.kind == "cells")
    yield from (one for one in targets.spots if one.box.collidepoint(there))
    yield from drawn(view, there)


def drawn(view: View, there: tuple[float, float]) -> list[Target]:
    """Return the places of signs, panels and areas that lie there, the smallest first."""
    board = view.board
    known = [one for one in board.places.values() if one.kind in FURNITURE and one.kind != "log"]  # it lies in front
    places = [one for one in known if one.box.collidepoint(there)]
    places.sort(key=lambda one: one.box.w * one.box.h)
    return [Target((board.absolute(one.name),), "", one.box, one.kind) for one in places]


def found(view: View, targets: Sequence[Target] | Iterator[Target], there: tuple[float, float]) -> Thing | None:
    """Return the first of these that has words."""
    for one in targets:
        parts, meant = ((), one) if one.front else view.manners.part(view, one, there)
        for name, key in keys(view, meant, parts):
            if view.words.has(key):
                return Thing(key, one.box if one.front else view.camera.lies(reach(meant)), meant, name)
    return None


def reach(one: Target) -> Box:
    """Return all that is seen of a thing."""
    return counted(one.piece) if one.piece else one.box


# ── the names its words may have ──


def keys(view: View, one: Target, parts: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return the names by which words are looked for, each with its key, the most exact first."""
    game = view.seating.game
    if one.front:
        said = (f"{game}.explain.word",) if one.kind == "word" else (f"{game}.explain.word", "explain")
        return [(name, f"{stem}.{name}") for name in spoken(one) for stem in said]
    names = [*parts, *(of_piece(view, one.piece) if one.piece else of_spots(view, one.names))]
    return [(name, f"{game}.explain.{name}") for name in names] + [(one.kind, f"explain.{one.kind}")]


def spoken(one: Target) -> list[str]:
    """Return the names of what stands before the table: a tool, or a word with or without its number."""
    if one.kind == "drawer":
        return []
    names = [one.names[0].removeprefix(TOOL)] if one.kind != "word" else list(one.names)
    return names + [NUMBER.sub("", name) for name in names]


def of_spots(view: View, spots: Sequence[str]) -> list[str]:
    """Return the names of places, without seat or number; a lattice is only the ground of what is called so."""
    found = []
    for spot in spots:
        place, name = view.board.drawn(spot.partition(".")[0]), place_name(view, spot)
        found.append(f"{name}.ground" if place and place.kind == "lattice" else name)
    return found


def of_piece(view: View, piece: Piece) -> list[str]:
    """Return the names of a face where it lies: the face itself, its families, the place."""
    place, face, lies = place_name(view, piece.spot), bare(view, piece), orientation(piece.face)
    names = families(face)
    on = [f"{place}@{lies}"] if lies else []
    return [*(f"{place}.{name}" for name in names), *(f"{name}@{lies}" for name in names if lies), *on, *names, place]


def families(face: str) -> list[str]:
    """Return a face and the families it belongs to: green7 is one of green, die-rat one of die and of rat."""
    numbered = tell.STEM.match(face)
    found = [face, *([numbered[1]] if numbered else []), face.partition("-")[0], face.partition("-")[2]]
    return list(dict.fromkeys(name for name in (*found, face.rpartition("-")[2]) if name))


def bare(view: View, piece: Piece) -> str:
    """Return the art of a face, not the one it wears where it lies."""
    place = view.board.place(piece.spot)
    wears = place.props.get("wears") if place else None
    face = art(piece.face).removeprefix(SMALL)
    return face.removeprefix(f"{wears}-") if wears else face


def place_name(view: View, spot: str) -> str:
    """Return what a place is called, whosever it is: hand for hand3, road-a for road-a5."""
    place = view.board.drawn(spot.partition(".")[0])
    return NUMBER.sub("", place.name.partition("@")[0]) if place else ""


def owner(view: View, spot: str) -> int | None:
    """Return the seat whose place this is, None if it is nobody's."""
    place = view.board.drawn(spot.partition(".")[0])
    _, at, seat = place.name.partition("@") if place else ("", "", "")
    return (int(seat) + view.board.viewer) % view.board.seats if at else None


# ── what is said ──


def meaning(view: View, thing: Thing, usable: bool = True) -> Meaning:
    """Return what the card of a thing says, for the one who looks."""
    words, target = view.words, thing.target
    title, _, rest = words(thing.key, **gaps(view, thing)).partition("\n")
    clause, _, text = rest.partition("\n")
    off = f"{thing.key}.off"
    if target.front:
        worth = Worth(words(off)) if not usable and words.has(off) else None
    else:
        worth = view.manners.worth(view, thing) or brings(view, thing)
    title += whose(view, thing, title + text + (worth.text if worth else ""))
    return Meaning(title, clause.strip("-"), text, worth, cap(view, thing))


def whose(view: View, thing: Thing, said: str) -> str:
    """Return the name of the rival whose thing it is, to stand behind its own; nothing where it is told already."""
    spot = thing.target.piece.spot if thing.target.piece else thing.target.names[0]
    seat = None if thing.target.front else owner(view, spot)
    if seat is None or seat == view.board.viewer:
        return ""
    name = view.seating.seats[seat].name
    return "" if name in said else f" · {name}"


def gaps(view: View, thing: Thing) -> dict[str, object]:
    """Return what fills the gaps of a text: names, numbers, and what only this game knows."""
    target, piece = thing.target, thing.target.piece
    spot = piece.spot if piece else target.names[0]
    seat = None if target.front else owner(view, spot)
    who = view.seating.seats[seat] if seat is not None else None
    face = bare(view, piece) if piece else target.names[0]
    name = tell.face_name(view.words, view.seating.board, face + (f":{label(piece.face)}" if piece else ""))
    numbered = tell.STEM.match(face)
    filled: dict[str, object] = {
        "name": name[:1].upper() + name[1:],
        "n": numbered[2] if numbered else "",
        "label": label(piece.face).replace("-", "\N{MINUS SIGN}") if piece else "",
        "player": who.name if who else "",
        "level": view.words(f"explain.level.{who.player}") if who else "",
    }
    return {**filled, **({} if target.front else view.manners.gaps(view, thing))}


def brings(view: View, thing: Thing) -> Worth | None:
    """Return what a touch of a thing would bring, as the rules lay it over the table while it is pointed at."""
    picture, target, lights = view.lights.preview, thing.target, view.lights
    if GAIN not in picture or not target.says or target.says not in (*lights.says, lights.focus):
        return None
    total, words, game = int(label(picture[GAIN][0])), view.words, view.seating.game
    parts = [(spot, faces[0]) for spot, faces in picture.items() if spot.startswith(f"{GAIN}-")]
    said = [f"{words.number(int(label(face)), signed=True)} {words(f'{game}.{spot}')}" for spot, face in parts]
    tone = GOOD if total > 0 else BAD if total < 0 else PLAIN
    points = signed(words, total)
    return Worth(" · ".join([points, *said]), tone, tuple(art(face) for _, face in parts[:1] if art(face) != GAIN))


def signed(words: Words, points: int) -> str:
    """Return points as people say them, with their sign."""
    return words.many("worth.points", abs(points), sign=words.number(points, signed=True))


def number(view: View, spot: str) -> int:
    """Return the number that is written on what lies on a spot, 0 if nothing does."""
    return int(label(view.picture[spot][0])) if view.picture.get(spot) else 0


def cap(view: View, thing: Thing) -> str:
    """Return the key that acts on this very thing, if one does."""
    target, words = thing.target, view.words
    caps = {**KEYS, **view.manners.caps}
    key = caps.get(thing.name, "") if target.front and target.kind != "word" else ""
    if target.names[0] == LOG:
        key = caps["log"]
    if not target.front and view.lights.focus in target.names and target.says:
        key = "key.enter"
    return words(key) if words.has(key) else key
