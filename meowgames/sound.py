"""What is heard: one effect per kind of change, one loop per place; silence where there is no sound card."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meowgames import paths
from meowgames.settings import Settings

KINDS = {  # kind of change -> effect
    "slide": "card_slide",
    "flip": "card_flip",
    "come": "place_wood",
    "go": "snap",
    "label": "coin",
    "pick": "pick_up",
    "drop": "snap",
    "refuse": "refuse",
    "undo": "undo",
    "turn_bell": "turn_bell",
    "win": "win_fanfare",
    "lose": "lose_sigh",
    "click": "click",
    "hover": "hover",
    "curtain": "curtain",
    "page": "page",
}
HOUSE = "title"  # the loop that plays where a place has none of its own
QUIET = 0.25  # loops are as loud as effects on disk and belong well under them
GAP = 0.06  # seconds in which a second equal effect only makes the first one harsh
FADE = 600  # milliseconds from one loop to the next


class Sound:
    """The house's voice: every method is safe to call, and does nothing, where nothing can be heard."""

    def __init__(self) -> None:
        self.mixer: Any = None  # pygame.mixer once a card has answered
        self.wanted = False  # whether a card was ever asked for
        self.effects: dict[str, Any] = {}  # name -> what the mixer loaded, None when it could not
        self.last: dict[str, float] = {}  # name -> when it was last heard
        self.tune: str | None = None
        self.loud, self.soft = 0.7, 0.35 * QUIET  # volumes of effects and music

    def open(self) -> bool:
        """Find a sound card; whether there is one."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        self.wanted = True
        try:
            import pygame

            with hushed():
                pygame.mixer.init(44100, -16, 2, 512)
                pygame.mixer.set_num_channels(16)
        except Exception:  # no card, no driver, no mixer in this build: the game is silent
            return False
        self.mixer = pygame.mixer
        tune, self.tune = self.tune, None
        self.music(tune)  # asked for before there was a card
        return True

    def close(self) -> None:
        """Let the card go."""
        if self.mixer:
            self.mixer.quit()
        self.mixer, self.effects, self.tune, self.wanted = None, {}, None, False

    def follow(self, gone: bool) -> None:
        """Go on with the card that answers now that one has come or gone; the loop plays on there."""
        if self.wanted and (gone or not self.heard()):
            tune = self.tune
            self.close()
            self.tune = tune
            self.open()

    def heard(self) -> bool:
        """Whether a card is open."""
        return bool(self.mixer and self.mixer.get_init())  # a closing program may shut the mixer first

    def apply(self, settings: Settings) -> None:
        """Take volumes and mute from the settings, also for what is playing now."""
        self.loud = 0.0 if settings.mute else settings.sound
        self.soft = 0.0 if settings.mute else settings.music * QUIET
        if self.heard():
            self.mixer.music.set_volume(self.soft)

    def play(self, name: str, now: float | None = None) -> bool:
        """Play an effect, by its own name or a kind of change; whether it is heard. `now` is in seconds."""
        name = KINDS.get(name, name)
        if not self.loud or not self.heard():
            return False
        if now is not None:
            if 0 <= now - self.last.get(name, now - 2 * GAP) < GAP:
                return False
            self.last[name] = now
        effect = self._effect(name)
        if effect is None:
            return False
        try:
            effect.set_volume(self.loud)
            return effect.play() is not None
        except Exception:  # the card went between two words
            return False

    def music(self, name: str | None) -> None:
        """Go over to another loop ("title" or a game), or to none; a game without one has that of the house."""
        if name and not loop(name).exists():
            name = HOUSE
        if name == self.tune:
            return
        self.tune = name
        if not self.heard():
            return
        player = self.mixer.music
        try:
            player.fadeout(FADE)
            if name is None:
                return
            path = loop(name)
            player.set_volume(self.soft)
            if player.get_busy():
                player.queue(path, loops=-1)  # begins when the old loop has faded; load() would wait for that
            if not player.get_busy():
                player.load(path)
                player.play(-1, fade_ms=FADE)
        except Exception:  # a loop that cannot be read is a loop less, no more
            with contextlib.suppress(Exception):
                player.stop()

    def _effect(self, name: str) -> Any:
        """The loaded effect, read when it is first wanted."""
        if name not in self.effects:
            try:
                self.effects[name] = self.mixer.Sound(paths.data("sounds", f"{name}.ogg"))
            except Exception:  # unknown or unreadable: not worth a word
                self.effects[name] = None
        return self.effects[name]


def loop(name: str) -> Path:
    """The file of a loop."""
    return paths.data("sounds", f"music_{name}.ogg")


@contextlib.contextmanager
def hushed() -> Iterator[None]:
    """Keep the sound system's own words off the terminal: it answers a missing card with a page of them."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a terminal
        yield
        return
    try:
        void = os.open(os.devnull, os.O_WRONLY)
        os.dup2(void, 2)
        os.close(void)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
