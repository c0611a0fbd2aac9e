"""What tests of screens share: a stage without a window, events made by hand, and an eye for bad layout."""

from functools import cache

import pygame

from meowgames.play.level import read_faces
from meowgames.scenes.doors import Doors
from meowgames.screen.art import Art
from meowgames.screen.kit import roles
from meowgames.screen.kit.form import Form
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label
from meowgames.screen.paint import CANVAS, Box, Paint
from meowgames.screen.rasters import load
from meowgames.screen.stage import Stage
from meowgames.settings import Settings
from meowgames.sound import Sound


class Later:
    """A raster thread that draws when it is told."""

    behind = property(lambda self: bool(self.asked))

    def __init__(self):
        self.asked, self.drawn = [], {}

    comes = behind

    def take(self, key, _patient=False):
        if key not in self.drawn:
            self.asked.append(key)
        return self.drawn.get(key)

    def draw(self):
        self.drawn |= {key: load(key) for key in self.asked}
        self.asked = []

    def ahead(self, _which):
        """Draw nothing that nobody waits for."""

    want = ahead

    def forget(self):
        """Go on as before."""

    close = forget


class Still:
    """A mind that never answers: the others think for ever."""

    busy = False
    plans = ()

    def warm(self):
        pass

    def ask(self, *question):
        pass

    def poll(self):
        pass

    drop = close = warm


def make_stage(size=(1280, 720), language="en", text=1.0, **settings) -> Stage:
    """Return a stage that draws on a surface of that size, silent and without bots."""
    paint = Paint(_art(size), text)
    paint.scale = min(size[0] / CANVAS[0], size[1] / CANVAS[1])  # or aiming would drop the shared rasters
    paint.aim(pygame.Surface(size))
    return Stage(Settings(language=language, text=text, pace=0.0, **settings), Sound(), None, paint, Doors)


@cache
def _art(size) -> Art:
    """Return the house's art, rasterised once for all stages of a size."""
    pygame.font.init()
    art = Art()
    art.learn(read_faces("house"))
    return art


def key(code: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    """Return a key going down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def typed(text: str) -> pygame.event.Event:
    """Return letters arriving as text."""
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def mouse(kind: int, pos, button: int = 1) -> pygame.event.Event:
    """Return a mouse event in canvas units."""
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=tuple(pos), rel=(0, 0), buttons=(0, 0, 0))
    return pygame.event.Event(kind, pos=tuple(pos), button=button)


def click(target, pos) -> None:
    """Press and let go at one place, on anything that takes events."""
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        target.event(mouse(kind, pos))


def faults(form: Form) -> list[str]:
    """Return what is wrong with a layout: texts wider than their place, widgets over others or outside."""
    form.ready()
    paint, out = form.stage.paint, []
    for one, trail in walk(form.root):
        if isinstance(one, Label) and one.text:
            wide, high = roles.extent(paint, one.text, one.role, max(1, one.box.w))
            if wide > one.box.w + 1.5 or high > one.box.h + 1.5:
                out.append(f"{one.text!r} needs {wide:.0f}x{high:.0f}, has {one.box.w:.0f}x{one.box.h:.0f}")
        if trail and (one.box.left < trail[-1].box.left - 1.5 or one.box.right > trail[-1].box.right + 1.5):
            out.append(f"{_name(one)} sticks out of {_name(trail[-1])}")
        parts = one.parts()
        for index, part in enumerate(parts):
            for other in parts[index + 1 :]:
                if _cover(part.box, other.box):
                    out.append(f"{_name(part)} lies over {_name(other)}")
    return out


def _cover(one: Box, two: Box) -> bool:
    both = one.clip(two)
    return both.w > 1.5 and both.h > 1.5


def _name(one) -> str:
    return f"{type(one).__name__} {one.key or getattr(one, 'text', '')} {tuple(round(v) for v in one.box)}"
