"""python3 tools/check_layout.py: says what is wrong with what is written on every screen, one sentence per fault.

Every shot is put up in both languages, at several sizes of window and of text. A text must not be cut, shrunk, too
small to be read, nor lie on another or on something touchable that it does not belong to.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    if not find_spec("pygame") and Path(sys.prefix) != ROOT / ".venv":  # the Python of the house has it
        from tools import environment

        sys.exit(environment.start("tools.check_layout", sys.argv[1:], str(ROOT)))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame  # noqa: E402  found through the lines above

from meowgames.scenes import shots  # noqa: E402
from meowgames.screen.kit import tree  # noqa: E402
from meowgames.screen.kit.form import Form  # noqa: E402
from meowgames.screen.ledger import CARD, FIELD, PICTURE, SPEECH, Writing, hidden  # noqa: E402
from meowgames.screen.paint import Box  # noqa: E402
from meowgames.screen.stage import Scene, Stage  # noqa: E402

SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080))
LANGUAGES = ("en", "fr")
TEXTS = (1.0, 1.5, 2.0)
LEAST = {576: 9}  # pixels of the smallest text, by the height of the window; else the same part of it as
USUAL = 12, 720  # so many pixels of a window so high
TOUCH = 0.15  # of a text may lie on something
BELONGS = 0.8  # of a text lies on what it belongs to
FLOATING = ("toast", SPEECH)  # what speaks over the table


class Look(NamedTuple):
    """How a screen is looked at."""

    size: tuple[int, int]
    language: str
    text: float

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.language} {self.text:.0%}"


def looks() -> list[Look]:
    """Return every way a screen can be looked at."""
    return [Look(*one) for one in product(SIZES, LANGUAGES, TEXTS)]


def faults(look: Look, wanted: str = "") -> Iterator[str]:
    """Yield what is wrong with the shots whose names hold some letters, looked at in one way."""
    with shots.borrowed_home():
        studio = shots.Studio(*look)
        shots.furnish()
        for shot in shots.every(studio):
            if wanted in shot.name:
                for fault in dict.fromkeys(of_shot(studio, shot)):
                    yield f"{shot.name} {look}: {fault}"


def of_shot(studio: shots.Studio, shot: shots.Shot) -> Iterator[str]:
    """Yield what is wrong with one shot."""
    ledger = studio.stage.paint.ledger
    with ledger.reading() as writings, studio.put_up(shot) as stage:
        found = [one for one in writings if one.owner != PICTURE]
        yield from of_size(found, studio.film, stage.settings.text)
        passes = stage.settings.text > 1 or CARD in ledger.spoke
        below = [one for one in found if not (passes and spoken_over(one, ledger.papers))]
        yield from of_place(below, studio.film)
        yield from of_touch([one for one in below if one.owner != CARD], stage)


def smallest(film: pygame.Surface, text: float, part: float = 1.0) -> int:
    """Return how many pixels the smallest text must have: with larger text it grows at least half as much.

    On a table that is seen smaller, in a replay, what it has grown shrinks with the table.
    """
    high = min(film.get_height(), film.get_width() * 9 // 16)
    least = LEAST.get(high, USUAL[0] * high / USUAL[1])
    return int(least * max(1.0, part * (1 + (text - 1) / 2)))


def of_size(writings: list[Writing], film: pygame.Surface, text: float) -> Iterator[str]:
    """Yield texts that are smaller than they should be."""
    for one in writings:
        least = smallest(film, text, one.part)
        if one.pixels < one.wanted:
            yield f"“{one.text}” is shrunk from {one.wanted} to {one.pixels} pixels"
        elif one.pixels < least:
            yield f"“{one.text}” is written in {one.pixels} pixels, {least} are the least"


def of_place(writings: list[Writing], film: pygame.Surface) -> Iterator[str]:
    """Yield texts that are cut or lie on one another."""
    for one in writings:
        if one.owner == FIELD:
            continue
        seen = one.seen if not one.rolls else pygame.Rect(one.seen.x, one.box.y, one.seen.w, one.box.h)
        if one.broken or not seen.inflate(2, 2).contains(one.box):
            yield f"“{one.text}” is cut"
        elif one.seen.contains(one.box) and hidden(one, film) > TOUCH:
            yield f"“{one.text}” is hidden"
    for one, other in combinations(writings, 2):
        if covers(one.box.inflate(-2, -2), other.box.inflate(-2, -2)) and seen_both(one, other):
            yield f"“{one.text}” and “{other.text}” lie on one another"


def spoken_over(one: Writing, papers: list[pygame.Rect]) -> bool:
    """Tell whether something is said over a text: large words may be, and cards that explain what is pointed at,
    as long as what must be seen stays so.

    What that is, and that it does, is held by the laws of what is said (meowgames.scenes.table.clear).
    """
    return one.owner not in (SPEECH, CARD) and one.box.collidelist(papers) >= 0


def seen_both(one: Writing, other: Writing) -> bool:
    """Tell whether what two texts share can be seen."""
    return bool(one.box.clip(other.box).clip(one.seen).clip(other.seen))


def covers(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Tell whether two boxes share a part of the smaller one that matters."""
    shared = one.clip(other)
    return shared.w * shared.h > 0.04 * max(1, min(one.w * one.h, other.w * other.h))


def of_touch(writings: list[Writing], stage: Stage) -> Iterator[str]:
    """Yield texts that lie on something touchable they do not belong to."""
    touchable = list(touchables(stage))
    for one in writings:
        for name, box in touchable:
            shared = one.box.clip(box)
            part = shared.w * shared.h / max(1, one.box.w * one.box.h)
            if part > TOUCH and (part < BELONGS or one.owner in FLOATING) and one.owner != name and not one.rolls:
                yield f"“{one.text}” lies on {name}"


def touchables(stage: Stage) -> Iterator[tuple[str, pygame.Rect]]:
    """Yield everything that can be touched on the top scene, in pixels."""
    scene: Any = stage.top
    paint = stage.paint
    view = getattr(scene, "view", None)
    if view and hasattr(scene, "hud"):
        lit = [one for one in (*view.targets.pieces, *view.targets.marks, *view.targets.spots) if one.says]
        for one in (*view.targets.front, *lit):
            box = one.box if one.front else view.camera.lies(one.box)
            if one.kind not in ("log", "drawer", "card", "tip"):
                yield one.names[0], paint.pixels(box)
    for form in forms(scene):
        for widget in tree.order(form.root):
            box = Box(widget.box)
            for scroll in tree.scrolls(tree.trail([form.root], widget)):  # what is rolled out of sight cannot be hit
                box = box.clip(scroll.window or scroll.box)
            yield widget.key or type(widget).__name__, paint.pixels(box)


def forms(scene: Scene | None) -> list[Form]:
    """Return the forms of a scene."""
    return [one for one in vars(scene).values() if isinstance(one, Form)] if scene else []


def main() -> int:
    """Check what is asked for; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(description="Say what is wrong with what is written on every screen.")
    parser.add_argument("shots", nargs="?", default="", help="only shots whose names hold these letters")
    parser.add_argument("--size", choices=[f"{wide}x{high}" for wide, high in SIZES])
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--text", type=float, choices=TEXTS)
    asked = parser.parse_args()
    count = 0
    for look in looks():
        size = f"{look.size[0]}x{look.size[1]}"
        if asked.size in (None, size) and asked.lang in (None, look.language) and asked.text in (None, look.text):
            for fault in faults(look, asked.shots):
                count += 1
                print(fault, flush=True)
    print(f"{count} faults" if count else "All that is written can be read.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
