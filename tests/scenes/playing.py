"""Somebody at a window, who clicks, types and waits, and bots that answer at once."""

from dataclasses import replace
from random import Random

import pygame
from sitting import SMALL

from meowgames import app
from meowgames.rules import find
from meowgames.scenes.menus.title import TitleScene
from meowgames.screen import text as letters
from meowgames.settings import Settings
from meowgames.words import Words


class Quick:
    """A mind that answers at once with a random legal move."""

    def __init__(self):
        self.answer, self.plans = None, []

    @property
    def busy(self):
        return self.answer is not None

    def warm(self):
        pass

    def ask(self, game, state, seat, level, seed, few=0):
        self.answer = find(game).sample(state, Random(seed))

    def poll(self):
        move, self.answer = self.answer, None
        return move

    def drop(self):
        self.answer = None

    close = drop


class Player:
    """Somebody at the window who clicks, types and waits."""

    def __init__(self):
        letters.font.cache_clear()
        self.window = app.Window(Settings(window=SMALL, pace=0.0))
        self.window.open()
        self.stage = self.window.stage

    def sit_down(self, **settings):
        """Begin at the title, everything as on the first day."""
        stage = self.stage
        stage.quit()
        stage.settle()
        pygame.event.clear()
        stage.settings = stage.chosen = replace(Settings(window=SMALL, pace=0.0), **settings)
        stage.words, stage.paint.text_size = Words(stage.settings.language), stage.settings.text
        stage.mind, stage.veil = Quick(), 0.0
        stage.toasts.clear()
        self.resize(SMALL)
        stage.push(TitleScene(stage))
        self.spin(1)
        return self

    @property
    def top(self):
        return self.stage.top

    def form(self):
        return self.top.page.form if hasattr(self.top, "page") else self.top.form

    def spin(self, frames=1, seconds=0.1):
        for _ in range(frames):
            self.window.frame(seconds)

    def until(self, wanted, frames=400):
        """Wait for a scene of that kind, or until something holds."""
        holds = (lambda: isinstance(self.top, wanted)) if isinstance(wanted, type) else wanted
        for _ in range(frames):
            if holds():
                return self.top
            self.spin()
        raise AssertionError(f"{wanted} did not come; on top is {self.top}")

    def pixel(self, pos):
        """Return the pixel of the window that shows a place of the canvas."""
        x, y = self.stage.paint.point(pos)
        return round(x * self.window.canvas.zoom), round(y * self.window.canvas.zoom)

    def point(self, pos):
        at = self.pixel(pos)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, what, button=1):
        """Click a widget by its key, or a place of the canvas."""
        if isinstance(what, str):
            widget = self.form().find(what)
            assert widget and widget.enabled, f"nothing to click called {what}"
            what = widget.ring().center
        self.point(what)
        at = self.pixel(what)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
        self.spin()

    def press(self, key, mod=0, text=""):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=text))
        if text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.spin()

    def resize(self, size):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.window.event(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def play_card(self, table, face=None):
        """Click a card that may be played where nothing lies over it; return its name."""
        table.hand.look()
        cards = [one.piece for one in table.view.targets.pieces if one.says]
        piece = next(piece for piece in cards if face in (None, piece.face))
        spots = [(piece.box.x + piece.box.w * part, piece.box.y + 24) for part in (0.1, 0.2, 0.3, 0.5, 0.9)]
        self.click(next(spot for spot in spots if self.covers(table, piece.face, spot)))
        return piece.face

    @staticmethod
    def covers(table, face, spot, near=6):
        """Tell whether a card lies at a place and around it: a click lands on a pixel, and cards lie askew."""
        around = [(spot[0] + x, spot[1] + y) for x in (-near, near) for y in (-near, near)]
        found = [table.view.targets.at(place, table.view.camera.seen(place)) for place in around]
        return all(one and one.piece and one.piece.face == face for one in found)
