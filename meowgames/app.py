"""The window, the clock and the frame loop; converts pixels to canvas units and hands events to the stage."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from . import net, paths
from . import settings as kept
from .paths import NAME, Missing
from .play.level import read_faces
from .play.mind import Mind
from .scenes.doors import Doors
from .screen import surround, text, waiting
from .screen.art import Art
from .screen.budget import LONG, MAKING
from .screen.canvas import Canvas
from .screen.paint import BACKDROP, CANVAS, Paint
from .screen.sprites import Sprite
from .screen.stage import Scene, Stage, forsake
from .sound import Sound, hushed

SMALLEST = (640, 360)  # the window may be dragged to this; below it nothing could be read
SEEN = (160, 90)  # a table smaller than this is not even a shape
LARGEST = (7680, 4320)  # and opened at this where no screen says how large it is
AWAKE, ASLEEP = 60, 30  # frames a second while something moves, and looks at the queue while nothing does
FIRST = 1000.0  # milliseconds that may be spent on pictures for a frame before which nothing was seen
PATIENT = 12  # frames for which the last picture stands before a paw says that the next one is on its way
OFTEN = 2  # frames for which drawing may wait because events and update took long
RARELY = (700, 10, 1000)  # objects and rounds before unused ones are looked for while something moves
CLEARED = 0.5  # seconds of rest before what is no longer used is cleared away
POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
LETTERS = "".join(map(chr, (*range(0x21, 0x7F, 3), *range(0xC0, 0x100, 3))))  # enough to see whether one can be drawn
TRIED = 26  # pixels, as most words are written
HEADLESS = ("dummy", "offscreen")
AGAIN, EVERY = 0.35, 0.045  # seconds a key is held before it repeats itself, and between two repeats
REPEATED = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE),
)  # fmt: skip


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """A resizable window that shows a stage; tests give it a surface of their own by the dummy driver."""

    def __init__(self, settings: kept.Settings, chosen: kept.Settings | None = None):
        self.art, self.canvas = Art(), Canvas()
        self.paint = Paint(self.art, settings.text)
        self.stage = Stage(settings, Sound(), Mind(), self.paint, Doors, chosen)
        self.clock = pygame.Clock()
        self.net = net.Net()
        self.full = self.sharp = False
        self.shown: list[Sprite] = []  # the last frame that was whole
        self.tired = 0  # frames for which drawing has been put off
        self.still = 0.0  # seconds since something moved
        self.cleared: list[Scene] = []  # where memory was given back last
        self.waits = 0  # frames for which a picture has been waited for
        self.held: pygame.event.Event | None = None  # the key that repeats itself if it stays down
        self.until = 0.0

    def open(self) -> None:
        """Show the window where it was last, at the size it had."""
        for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_NAME"):
            os.environ[name] = NAME  # by which a desktop knows whose window it is; pygame names it after a file
        asked = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            with hushed():
                pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        if pygame.display.get_driver() in HEADLESS and asked not in HEADLESS:
            pygame.display.quit()
            raise NoDisplay("no display answers")
        if pygame.display.get_driver() == "x11":  # the graphics driver shows a software picture three times as slowly
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.font.init()
        check_typefaces()
        pygame.display.set_caption(NAME)
        self.art.learn(read_faces("house"))
        try:
            pygame.display.set_mode(fitting(self.stage.settings.window), pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        window = pygame.Window.from_display_module()
        window.minimum_size = SMALLEST
        if self.stage.settings.place:
            window.position = on_screen(self.stage.settings.place)
        self.aim()
        if self.stage.settings.full_screen:
            self.size(True)
        pygame.display.set_icon(self.art.image("app-icon", (64, 64)))

    def start(self) -> None:
        """Let pictures be read beside the frames from now on; without it each frame reads its own, as tests want it."""
        self.art.start()
        gc.freeze()  # what was made so far stays: it need not be looked through while somebody plays
        gc.set_threshold(*RARELY)
        gc.enable()

    def size(self, full: bool) -> None:
        """Make the window fill the screen, or give it back the size and place it had."""
        self.full = full
        window = pygame.Window.from_display_module()
        window.set_fullscreen(desktop=True) if full else window.set_windowed()
        self.aim()

    def aim(self) -> None:
        """Draw on the window as large as it is now; in one too small to see anything, where nobody looks."""
        self.sharp = self.stage.settings.sharp
        last = self.canvas.picture(self.shown) if self.art.budget.counts else None
        self.canvas.aim(pygame.display.get_surface(), self.sharp)
        if any(side < least for side, least in zip(self.canvas.surface.get_size(), SEEN)):
            self.canvas.aim(pygame.Surface(SMALLEST))
        self.paint.aim(self.canvas.surface)
        self.shown = []
        if last:  # it stands there, stretched, until all is drawn for the new size
            self.shown = self.canvas.filled(last)
            self.canvas.show(self.shown)
        self.stage.redraw()

    def event(self, event: pygame.event.Event) -> None:
        """See to what concerns the window, hand on the rest in canvas units."""
        self.hold(event)
        if event.type == pygame.QUIT:
            self.stage.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE, pygame.WINDOWDISPLAYCHANGED):
            self.aim()
            return
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            if not event.iscapture:
                self.stage.sound.follow(gone=event.type == pygame.AUDIODEVICEREMOVED)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.canvas.forget()
            self.stage.redraw()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.stage.change(full_screen=not self.stage.settings.full_screen)
        else:
            if event.type in POINTED:
                event = pygame.event.Event(event.type, {**event.dict, "pos": self.unit(event.pos)})
            self.stage.event(event)

    def unit(self, pos: tuple[int, int]) -> tuple[float, float]:
        """Return where on the canvas a pixel of the window lies."""
        return self.paint.unit((pos[0] / self.canvas.zoom, pos[1] / self.canvas.zoom))

    def hold(self, event: pygame.event.Event) -> None:
        """Notice which key is held."""
        if event.type == pygame.KEYDOWN:
            self.held, self.until = (event if event.key in REPEATED else None), AGAIN
        elif event.type == pygame.WINDOWFOCUSLOST or (
            event.type == pygame.KEYUP and self.held and event.key == self.held.key
        ):
            self.held = None

    def repeat(self, seconds: float) -> None:
        """Let a held key repeat itself; by our own time, since a slow frame must not look like a held key."""
        self.until -= min(seconds, EVERY)
        if self.held and self.until <= 0:
            self.until = EVERY
            self.stage.event(pygame.event.Event(pygame.KEYDOWN, {**self.held.dict, "again": True}))

    def frame(self, seconds: float) -> bool:
        """Take events, let time pass, draw if anything changed; tell whether it drew."""
        start = time.thread_time()
        for event in pygame.event.get():
            self.event(event)
        self.repeat(seconds)
        self.stage.settle()
        if self.stage.settings.full_screen != self.full:
            self.size(self.stage.settings.full_screen)
        if self.stage.settings.sharp != self.sharp:
            self.aim()
        moved = self.stage.update(0.0 if self.waits else seconds)
        if moved and self.stage.scenes and not self.puts_off((time.thread_time() - start) * 1000):
            self.draw()
        return moved

    def puts_off(self, spent: float) -> bool:
        """Tell whether drawing waits for the next frame, because events have taken long enough for this one."""
        late = self.art.budget.counts and spent > LONG and self.tired < OFTEN
        self.tired = self.tired + 1 if late else 0
        if late:
            self.stage.again()
        return late

    def draw(self) -> None:
        """List what is to be seen and show it; while part of it is not there yet, time stands still."""
        if self.waits and self.art.awaits and not self.art.budget.short:
            self.wait()  # for pictures alone: there is nothing to try before they are there
            return
        self.art.begin(MAKING if self.shown else FIRST)
        frame = self.paint.brush.listed(self._draw)
        if self.art.budget.late:
            self.wait()
            return
        self.waits, self.shown = 0, frame
        self.canvas.show(frame)
        if self.art.budget.rough or self.canvas.coarse:
            self.stage.again()

    def wait(self) -> None:
        """Let the last picture stand for another frame, after a while under a paw."""
        self.waits += 1
        self.stage.again()
        if self.waits > PATIENT:
            sign = self.paint.brush.noted(lambda: waiting.draw(self.paint, self.waits))
            self.canvas.show([*self.shown, *sign])

    def _draw(self) -> None:
        if self.paint.offset != (0, 0):
            surround.veil(self.paint, BACKDROP)
        with self.paint.clip((0, 0, *CANVAS)):  # nothing hangs over into the bars
            self.stage.draw()

    def run(self) -> None:
        """Go on until the last scene has left."""
        seconds = 0.0
        while self.stage.scenes or self.stage.wanted:
            moved = self.dare(seconds)
            self.rest(seconds, moved)
            seconds = min(0.1, self.clock.tick(AWAKE if moved else ASLEEP) / 1000)

    def dare(self, seconds: float) -> bool:
        """Do a frame over a net: what is missing or nobody foresaw leads back to the title."""
        try:
            return self.frame(seconds)
        except Missing as error:
            self.lost(error)
        except Exception as error:  # it must not take the match along
            self.fall(error)
        return True

    def rest(self, seconds: float, moved: bool) -> None:
        """Once nothing has moved for a while, clear away what is no longer used: that takes longer than a frame."""
        self.still = 0.0 if moved else self.still + seconds
        if self.still > CLEARED and gc.get_count()[1]:
            self.paint.brush.forget()
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            if self.cleared != self.stage.scenes[:2]:  # another table: what the last one needed is not needed again
                self.cleared = self.stage.scenes[:2]
                if len(self.cleared) < 2:  # and here there is none
                    self.paint.brush.asides.clear()
                give_back()
            self.still = -10 * CLEARED

    def lost(self, error: Missing) -> None:
        """Say which file is missing or broken and go back to the title; give up if the title needs it."""
        if len(self.stage.scenes) < 2:
            raise error
        self.land(self.stage.words(error.key, error.path, error.why))

    def fall(self, error: Exception) -> None:
        """Write down what nobody foresaw and go back to the title; a second time within seconds, give up."""
        going, words = self.net.catch(error), self.stage.words
        said = words("fall.home" if going else "fall.end", net.named(error), paths.log_file())
        if not going:
            raise net.Fall(said) from error
        self.land(said)

    def land(self, said: str) -> None:
        """Begin again at the title, and say why."""
        forsake(self.stage)
        self.waits = 0  # what was waited for is not shown any more
        self.aim()
        self.stage.swap(self.stage.doors.title())
        self.stage.toast(said, "icon-warning")

    def close(self) -> None:
        """Remember where the window was, end the thinking, let the sound go."""
        if not self.full and pygame.display.get_surface():
            size = pygame.display.get_window_size()
            place = tuple(pygame.Window.from_display_module().position)
            if min(size) >= 100:
                chosen, note = kept.load()  # another window may have changed them
                chosen = self.stage.chosen if note else chosen
                kept.save(replace(chosen, window=tuple(size), place=place))
        self.art.close()
        self.stage.mind.close()
        self.stage.sound.close()
        pygame.quit()


def give_back() -> None:
    """Give memory that pictures no longer need back to the system; only the library of Linux holds on to it."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # another library does so by itself
            ctypes.CDLL("libc.so.6").malloc_trim(0)


def check_typefaces() -> None:
    """Name a typeface that opens and yet cannot draw: it would fail letter by letter."""
    for name, file in text.FONTS.items():
        try:
            text.font(name, TRIED).size(LETTERS)
        except pygame.error as error:
            raise Missing(paths.data("fonts", file), str(error)) from error


def fitting(size: tuple[int, int]) -> tuple[int, int]:
    """Return a size no larger than the screens there are: one that was kept may come from another, or from nowhere."""
    screens = [] if pygame.display.get_driver() in HEADLESS else pygame.display.get_desktop_sizes()
    wide, high = (max(sides) for sides in zip(*(screens or [LARGEST])))
    return min(size[0], wide), min(size[1], high)


def on_screen(place: tuple[int, int]) -> tuple[int, int]:
    """Return a place where the window can be grabbed, whatever screens are there today."""
    wide, high = max(pygame.display.get_desktop_sizes(), default=CANVAS)
    return max(0, min(place[0], wide - 200)), max(0, min(place[1], high - 120))


def run(
    game: str | None = None,
    language: str | None = None,
    full_screen: bool = False,
    window: tuple[int, int] | None = None,
    seed: str | None = None,
    load: Path | str | None = None,
    replay: bool = False,
) -> int:
    """Open the window and play; NoDisplay where there is none."""
    chosen, note = kept.load()
    settings = replace(chosen, language=language) if language else chosen
    if window:
        settings = replace(settings, window=window, place=None, full_screen=False)
    if full_screen:
        settings = replace(settings, full_screen=True)
    shown = Window(settings, chosen)
    shown.open()
    try:
        shown.stage.sound.apply(settings)
        shown.stage.sound.open()
        shown.start()
        greet(shown.stage, note, game, seed, load, replay)
        shown.run()
    finally:
        shown.close()
    return 0


def greet(
    stage: Stage, note: str | None, game: str | None, seed: str | None, load: Path | str | None, replay: bool
) -> None:
    """Put up the title, and above it what the command line asked for."""
    stage.push(stage.doors.title())
    stage.settle()
    stage.warn(note)
    if load:
        stage.push(stage.doors.file(load, replay))
    elif game:
        stage.push(stage.doors.setup(game, seed))
