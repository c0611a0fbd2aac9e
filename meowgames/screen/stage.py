"""The stack of scenes, and what every scene may ask for: settings, words, sound and the thinking mind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import pygame

from ..play.journal import Journal
from ..play.match import Match, Setup
from ..rules import OVER, Move
from ..settings import TEXTS, Settings, save
from ..sound import Sound
from ..words import Words
from . import toasts
from .brush import VEILED
from .paint import Box, Paint
from .room import Cost
from .surround import veil
from .toasts import Toast

FADE = 0.3  # seconds of the cream veil between two full scenes
VEIL = "#f9e9cc"


class Scene:
    """One screen: a scene asks its stage for changes, which happen between two frames."""

    opaque = True  # whether the scene below is hidden by this one
    keys = "games"  # which column of the table of keys holds here
    aside = False  # whether it is only looked up: what lies below stays as it is and is not entered again
    music: str | None = None  # the loop that plays here; None keeps the one that plays

    def __init__(self, stage: Stage):
        self.stage = stage

    @property
    def quiet(self) -> bool:
        """Whether toasts wait: something is read here that they must not cover."""
        return False

    def enter(self) -> None:
        """Called when the scene becomes the top one, first or again."""

    def leave(self) -> None:
        """Called once when the scene is taken from the stack."""

    def refresh(self) -> None:
        """Called when language, text size or another setting has changed."""

    def event(self, event: pygame.event.Event) -> None:
        """Take one event; positions are in canvas units."""

    def update(self, _seconds: float, /) -> bool:
        """Let time pass; tell whether the picture has changed."""
        return False

    def draw(self, paint: Paint) -> None:
        """Draw the whole canvas; changes nothing."""

    def keeps(self) -> Sequence[Box]:
        """Return what a note must not lie on: whatever can be pressed, where the scene is a form."""
        form = getattr(self, "form", None) or getattr(getattr(self, "page", None), "form", None)
        return [one.ring() for one in form.order()] if form else ()

    def costs(self) -> Sequence[Cost]:
        """Return what a note had better not hide, and how much that matters."""
        return ()


class Doors(Protocol):
    """The ways to all scenes: each makes one and returns it, or None after a note; the caller pushes or swaps."""

    def title(self) -> Scene: ...
    def setup(
        self, game: str, seed: str | None = None, level: str | None = None, like: Setup | None = None
    ) -> Scene: ...
    def free(self, like: Setup | None = None) -> Scene: ...
    def options(self) -> Scene: ...
    def keys(self) -> Scene: ...
    def library(self, positions: bool = False) -> Scene: ...
    def take_up(self, play: Any = None, kept: Any = None) -> Scene: ...
    def code(self) -> Scene: ...
    def records(self) -> Scene: ...
    def credits(self) -> Scene: ...
    def rules(self, game: str, clause: str | None = None, waived: Sequence[str] = ()) -> Scene: ...
    def write(self, text: str, act: Callable[[str], object], key: str = "free.write") -> Scene: ...
    def ask(self, title: str, text: str, answers: Sequence[Any], harmless: int = 0) -> Scene: ...
    def table(self, setup: Setup, luck: Sequence[Move] = (), then: Sequence[Move] = (), before: int = OVER) -> Any: ...
    def seat(self, match: Match, journal: Journal, tips: bool = True) -> Scene: ...
    def view(self, match: Match, viewer: int, eye: Callable[[], int]) -> Any: ...
    def file(self, source: Path | str, replay: bool = False) -> Scene | None: ...
    def replay(self, match: Match, journal: Journal | None = None, path: Path | None = None) -> Scene: ...
    def result(self, match: Match, journal: Journal | None) -> Scene: ...
    def pause(self, play: Any, seated: Callable[[], None]) -> Scene: ...
    def referee(self, play: Any, seated: Callable[[], None]) -> Scene: ...
    def curtain(
        self, match: Match, seat: int, lift: Callable[[], Any], back: Callable[[], Any] | None = None
    ) -> Scene: ...
    def lesson(self, game: str, at: tuple[int, int] | None = None) -> Scene | None: ...
    def part(self, pupil: Any) -> Scene: ...
    def learned(self, game: str) -> Scene: ...


class Stage:
    """Holds the scenes; the top one gets the events, all visible ones are drawn."""

    def __init__(
        self,
        settings: Settings,
        sound: Sound,
        mind: Any,
        paint: Paint,
        doors: Callable[[Stage], Doors],
        chosen: Settings | None = None,
    ):
        self.settings, self.sound, self.mind, self.paint = settings, sound, mind, paint
        self.chosen = chosen or settings  # what is kept: some settings may hold for this time only
        self.doors = doors(self)
        self.words = Words(settings.language)
        self.dress()
        self.scenes: list[Scene] = []
        self.wanted: list[tuple[str, Scene | None]] = []
        self.toasts: list[Toast] = []
        self.veil = 0.0
        self.drawn: Scene | None = None  # what was on top when last drawn: from then on its veil lifts
        self.dirty = True
        self.stirs = 0  # grows whenever a scene below the top one, or any under a veil, may look otherwise
        self.deaf = False  # to the letter of the key that opened the scene on top

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    # ── what scenes ask for ──

    def push(self, scene: Scene | None) -> None:
        """Ask for a scene on top of this one; a door that did not open (None) leaves all as it is."""
        if scene:
            self.wanted.append(("push", scene))

    def pop(self) -> None:
        """Ask to go back to the scene below."""
        self.wanted.append(("pop", None))

    def swap(self, scene: Scene) -> None:
        """Ask for another scene in place of the top one."""
        self.wanted.append(("swap", scene))

    def home(self) -> None:
        """Ask to go back to the first scene."""
        self.wanted.append(("home", None))

    def quit(self) -> None:
        """Ask to leave the program."""
        self.wanted.append(("quit", None))

    def change(self, **fields: Any) -> None:
        """Change settings: kept on disk and in force at once; what was asked for this time only is not kept."""
        spoken = self.settings.language
        self.settings, self.chosen = replace(self.settings, **fields), replace(self.chosen, **fields)
        note = save(self.chosen)
        if self.settings.language != spoken:  # nobody wants to read what was said in the other one
            self.toasts = []
        self.words = Words(self.settings.language)
        self.dress()
        self.sound.apply(self.settings)
        for scene in self.scenes:
            scene.refresh()
        self.redraw()
        self.warn(note)

    def resize_text(self, step: int) -> None:
        """Make text larger or smaller by one step."""
        now = min(range(len(TEXTS)), key=lambda index: abs(TEXTS[index] - self.settings.text))
        self.change(text=TEXTS[max(0, min(len(TEXTS) - 1, now + step))])

    def dress(self) -> None:
        """Let text size and marks follow the settings."""
        self.paint.follow(self.settings.text, self.settings.marks)

    def show_keys(self) -> None:
        """Open the list of keys above whatever is shown; asked for again, close it."""
        listed = self.doors.keys()
        self.pop() if isinstance(self.top, type(listed)) else self.push(listed)

    def redraw(self) -> None:
        """Ask for the picture to be drawn anew."""
        self.dirty = True
        self.stirs += 1

    def again(self) -> None:
        """Ask for another frame, although nothing looks otherwise: something was not there yet."""
        self.dirty = True

    def toast(self, text: str, icon: str = "icon-info") -> None:
        """Say something short without stopping anybody."""
        self.toasts = [toast for toast in self.toasts if toast.text != text][-2:] + [toasts.make(text, icon)]
        self.dirty = True

    def warn(self, note: str | None = None, *values: Any) -> None:
        """Say what went wrong, by the key of its text; say nothing if nothing did."""
        if note:
            self.toast(self.words(note, *values), "icon-warning")

    def untoast(self, texts: Iterable[str]) -> None:
        """Take back what was said, if it still stands."""
        gone = set(texts)
        self.toasts = [toast for toast in self.toasts if toast.text not in gone]
        self.dirty = True

    # ── what the main loop calls ──

    def settle(self) -> None:
        """Carry out what was asked for since the last frame."""
        while self.wanted:
            what, scene = self.wanted.pop(0)
            before = self.top
            if what != "push":
                self._drop({"quit": 0, "home": 1}.get(what, len(self.scenes) - 1))
            if scene:
                if before and scene.aside:  # what is held may be let go where it cannot hear
                    before.event(pygame.event.Event(pygame.WINDOWFOCUSLOST))
                self.scenes.append(scene)
            self._arrive(before, greet=what != "pop" or not (before and before.aside))

    def event(self, event: pygame.event.Event) -> None:
        """Hand an event to the top scene; the letter of a key that opened it is not meant for it."""
        if self.deaf and event.type == pygame.TEXTINPUT or self._put_away(event):
            return
        before = self.top
        if before:
            before.event(event)
            self.dirty = True
            self.stirs += self.veil > 0
        self.settle()
        self.deaf = event.type == pygame.KEYDOWN and self.top is not before

    def update(self, seconds: float) -> bool:
        """Let time pass for every scene that can be seen; tell whether to draw."""
        moved = self.dirty
        self.deaf = False
        for scene in self._visible():
            if scene.update(seconds):
                moved = True
                self.stirs += scene is not self.top or self.veil > 0
        self.settle()
        for toast in self.shown():
            toast.belong(self.top)
            toast.age(seconds)
        if any(toast.left <= 0 for toast in self.toasts):
            self.toasts = [toast for toast in self.toasts if toast.left > 0]
            moved = True
        if self.veil > 0:
            self.veil = max(0.0, self.veil - seconds * (self.drawn is self.top))
            moved = True
        return moved or self.dirty

    def draw(self) -> None:
        """Draw what can be seen, from the lowest hidden by nothing up."""
        self.dirty, self.drawn = False, self.top
        for scene in self._visible():
            self.paint.ledger.turn_page()
            if scene is self.top and not self.veil:
                scene.draw(self.paint)
            else:
                self.paint.brush.group(("scene", id(scene)), (scene, self.stirs), partial(scene.draw, self.paint))
        notes = self.shown()
        if notes and self.top:
            with self.paint.ledger.of("toast"):
                toasts.draw(self.paint, notes, self.top.keeps(), self.top.costs())
        if self.veil > 0:
            if self.veil < FADE:  # before that nothing shines through
                self.paint.brush.flatten(VEILED)
            veil(self.paint, VEIL, round(255 * self.veil / FADE))

    def shown(self) -> list[Toast]:
        """Return the notes that can be read now: those of a scene below wait, and all if it is quiet."""
        if self.top and self.top.quiet:
            return []
        waiting = self.scenes[:-1]
        return [toast for toast in self.toasts if toast.scene not in waiting]

    def _visible(self) -> list[Scene]:
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[first:]

    def _drop(self, keep: int) -> None:
        while len(self.scenes) > max(0, keep):
            self.scenes.pop().leave()

    def _arrive(self, before: Scene | None, greet: bool) -> None:
        """Show the scene that is on top now, and let it enter unless it was only covered for a look aside."""
        self.redraw()
        if self.top is None or self.top is before:
            return
        if self.top.opaque and (before is None or before.opaque) and self.settings.pace:
            self.veil = FADE
        loop = next((scene.music for scene in reversed(self.scenes) if scene.music), None)
        self.sound.music(loop)
        if greet:
            self.top.enter()

    def _put_away(self, event: pygame.event.Event) -> bool:
        """Take away a toast that is clicked; tell whether one was."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        hit = [toast for toast in self.shown() if toast.box and toast.box.collidepoint(event.pos)]
        self.untoast(toast.text for toast in hit)
        return bool(hit)


def forsake(stage: Stage) -> None:
    """Leave every scene but the first at once, whatever becomes of them: each lets its file go."""
    left = stage.scenes[1:] + [scene for _, scene in stage.wanted if scene]
    del stage.scenes[1:]
    stage.wanted.clear()
    for scene in reversed(left):
        with suppress(Exception):  # it fell already, and may fall again
            scene.leave()
