"""Checks a game's table: all that its matches show has a place and art, and everything stands clear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random

from meowgames.play.changes import art, label
from meowgames.play.level import read_level
from meowgames.rules import CHANCE, OVER, Picture, Rules, find
from meowgames.screen.paint import CANVAS, Box
from meowgames.screen.table.board import FURNITURE, LAYOUTS, Board
from meowgames.screen.table.place import Place
from meowgames.settings import LANGUAGES
from meowgames.words import Words

NEEDED = ("title", "tools", "prompt", "log", "buttons")
SEATED = ("panel", "portrait", "name")  # what every seat has
OWN = frozenset((*SEATED, "label", "tally", "fan", "row"))  # kinds of one seat that keep clear of other seats
STANDING = frozenset((*NEEDED, "ending", "sign", "peek"))  # kinds that everything keeps clear of
KINDS = FURNITURE | LAYOUTS.keys() | {"lattice"}
TRIED = 6  # moves of a state whose previews are looked at
BOUND = 5000  # plies after which a match is left

Used = dict[str, set[str]]  # spot -> every face seen on it


def faults(game: str) -> Iterator[str]:
    """Yield what is wrong with the table of a game, at every seat count."""
    rules = find(game)
    for seats in rules.SEATS:
        board = Board(game, seats)
        yield from _of_furniture(board)
        for place in board.places.values():
            yield from _of_place(board, place)
        yield from _of_room(board)
        used: Used = {}
        for options in variants(rules):
            gather(rules, seats, options, used)
        yield from _of_pictures(board, used)


def variants(rules: Rules) -> list[dict[str, object]]:
    """Return the defaults, then each other value of an option alone."""
    others = [{name: value} for name, values in rules.OPTIONS.items() for value in values[1:]]
    return [{}, *others]


def gather(rules: Rules, seats: int, options: Mapping[str, object], used: Used) -> None:
    """Play a match at random and note every face on every spot that anybody sees."""
    rng = Random(f"{rules.name}/{seats}/{sorted(options.items())}")
    state = rules.start(read_level(rules.name), seats, **options)
    for _ in range(BOUND):
        turn = rules.turn(state)
        for view in {turn, 0, CHANCE, OVER}:
            _note(used, rules.look(state, view))
        if turn == OVER:
            break
        move = rules.chance(state, rng) if turn == CHANCE else rules.sample(state, rng)
        for other in rules.moves(state)[:TRIED]:
            for end in range(1, len(other) + 1):
                _note(used, rules.preview(state, other[:end]))
        for step in rules.steps(state, move):
            _note(used, rules.look(step, CHANCE))
        state = rules.play(state, move)


def _note(used: Used, picture: Picture) -> None:
    for spot, lying in picture.items():
        used.setdefault(spot, set()).update(lying)


def _of_pictures(board: Board, used: Used) -> Iterator[str]:
    """Yield the spots without a place and the faces without art or without room for what they say."""
    for spot, seen in sorted(used.items()):
        place = board.place(spot)
        if place is None:
            yield f"the game lays faces on {spot}, which has no place at a table of {board.seats}"
            continue
        for face in sorted(seen):
            props = board.faces.get(art(face))
            if place.kind == "label" or place.props.get("silent"):
                continue  # it is only written, or only told
            if props is None:
                yield f"the game shows the face {art(face)}, which none of the map's tilesets has"
            elif label(face) and place.kind in ("one", "pile", "fan", "row") and "label_x" not in props:
                yield f"the face {art(face)} is shown with words on it, but its tile has no label_x"


def _of_furniture(board: Board) -> Iterator[str]:
    """Yield what every table has and this one lacks."""
    wanted = [*NEEDED, *(f"{kind}@{seat}" for seat in range(board.seats) for kind in SEATED)]
    for name in wanted:
        if name not in board.places:
            yield f"there is no place called {name}{_size(board, name)}"


def _of_place(board: Board, place: Place) -> Iterator[str]:
    """Yield faults of one place: its kind, where it lies, and what its properties point to."""
    name = f"{place.name}{_size(board, place.name)}"
    if place.kind not in KINDS:
        yield f"{name} is of type {place.kind}, which no layout knows"
    box = Box(place.box)
    if place.kind == "fan":  # a hand may reach below the table as far as it rises
        box.h -= place.props.get("lift", 0)
    if not Box(0, 0, *CANVAS).contains(box):
        yield f"{name} reaches outside the canvas"
    props = place.props
    for key in ("icon", "empty", "face", "faces"):
        for face in props.get(key, "").replace("/", " ").split():
            if face not in board.faces:
                yield f"{name} has {key}={face}, but no tileset of the map has that face"
    if "source" in props and board.place(props["source"]) is None:
        yield f"{name} has source={props['source']}, but no place is called that"
    if "over" in props and "".join((props["over"], *place.name.partition("@")[1:])) not in board.places:
        yield f"{name} has over={props['over']}, but no place is called that"
    keys = [props["words"]] if "words" in props else []
    keys += [f"{board.game}.log.{props['log']}"] if "log" in props else []
    for key in keys:
        for language in LANGUAGES:
            if not Words(language).has(key):
                yield f"{name} needs the text {key}, which is not there in {language}"


def _of_room(board: Board) -> Iterator[str]:
    """Yield what covers one another though it belongs to different seats, or to one and to all."""
    things = [place for place in board.places.values() if place.kind in OWN | STANDING]
    for one, two in combinations(things, 2):
        stands_in = one.kind == two.kind == "buttons"  # never both at once
        if _owner(one) != _owner(two) and not stands_in and one.box.colliderect(two.box):
            size = _size(board, one.name + two.name)
            yield f"{one.name} and {two.name} cover one another{size}"


def _owner(place: Place) -> str:
    """Return the seat a place belongs to, or the place itself where it is everybody's."""
    return place.name.partition("@")[2] or place.name


def _size(board: Board, name: str) -> str:
    """Return the words for the table size, where a place depends on it."""
    return f" at a table of {board.seats}" if "@" in name else ""
