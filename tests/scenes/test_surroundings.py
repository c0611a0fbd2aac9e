"""What becomes of a match when the machine round it changes: sound cards, screens, sleep, windows of any shape."""

from dataclasses import replace

import pygame
import pytest
from sitting import SMALL, begun, keep

from meowgames import app, paths, settings
from meowgames.scenes.table.scene import TableScene
from meowgames.screen.stage import Scene
from meowgames.settings import Settings
from meowgames.sound import Sound

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")


@pytest.fixture
def table(player):
    """The table of a match, in a window."""
    player.stage.push(player.stage.doors.file(keep(begun())))
    return player.until(TableScene)


@pytest.fixture
def voice(player, monkeypatch):
    """The voice of the window, with a card that plays to nobody."""
    voice = Sound()
    assert voice.open()
    monkeypatch.setattr(player.stage, "sound", voice)
    yield voice
    voice.close()


def card(player, came, capture=0):
    kind = pygame.AUDIODEVICEADDED if came else pygame.AUDIODEVICEREMOVED
    pygame.event.post(pygame.event.Event(kind, which=2, iscapture=capture))
    player.spin()


def test_a_sound_card_that_goes_and_comes_again_leaves_the_match_and_its_music(player, table, voice, monkeypatch):
    voice.music("meow")
    assert voice.play("click")
    with monkeypatch.context() as without:
        without.setenv("SDL_AUDIODRIVER", "none of that name")
        card(player, came=False)
        assert not voice.heard() and not voice.play("click")
        card(player, came=True)  # one that does not answer
        assert not voice.heard() and player.top is table
    voice.music("isle")
    card(player, came=True)
    assert voice.heard() and voice.tune == "isle" and voice.mixer.music.get_busy() and voice.play("click")


def test_a_microphone_and_a_second_card_change_nothing(player, table, voice):
    voice.music("meow")
    assert voice.play("click")
    loaded = voice.effects["click"]
    for came, capture in ((True, 0), (True, 1), (False, 1)):
        card(player, came, capture)
        assert voice.effects["click"] is loaded


def test_a_card_nobody_asked_for_stays_shut(player):
    quiet = Sound()
    quiet.follow(gone=False)
    assert not quiet.heard()


def test_a_mixer_that_was_shut_behind_our_back_is_silence(voice):
    voice.play("click")
    voice.mixer.quit()
    assert not voice.play("click")
    voice.music("isle")
    voice.music(None)
    voice.apply(Settings())
    voice.follow(gone=False)
    assert voice.heard()


def test_a_window_that_moves_to_another_screen_is_drawn_there(player, table):
    seen = []
    table.draw, draw = lambda paint: (seen.append(paint.surface), draw(paint)), table.draw
    for kind in (pygame.WINDOWMOVED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWSIZECHANGED):
        pygame.event.post(pygame.event.Event(kind, x=5000, y=-300, display_index=1))
        player.spin()
    assert seen and player.top is table


class Slept:
    """The clock of a computer that sleeps an hour between any two frames, for a while."""

    def __init__(self, nights):
        self.nights = nights

    def tick(self, _rate):
        self.nights -= 1
        if not self.nights:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return 3_600_000


def test_a_computer_that_slept_goes_on_as_if_nothing_had_been(player, monkeypatch):
    class Sleeper(Scene):
        passed: list[float] = []

        def update(self, seconds):
            self.passed.append(seconds)
            return True

    player.stage.push(Sleeper(player.stage))
    monkeypatch.setattr(player.window, "clock", Slept(5))
    player.window.run()
    assert len(Sleeper.passed) > 3 and max(Sleeper.passed) <= 0.1


# ── the size of the window ──


def test_a_size_that_was_kept_is_held_to_the_screens_there_are(player, monkeypatch):
    monkeypatch.setattr(app, "HEADLESS", ())  # the driver of the tests has a screen too, though nobody sees it
    wide, high = pygame.display.get_desktop_sizes()[0]
    window = app.Window(replace(Settings(), window=(16384, 16384)))
    window.open()
    assert pygame.display.get_window_size() == (wide, high)
    player.resize(SMALL)


def test_without_a_screen_a_size_is_held_too(player):
    assert app.fitting((16384, 16384)) == app.LARGEST and app.fitting(SMALL) == SMALL


def test_what_was_asked_for_this_time_only_is_not_kept_and_no_note_stays_in_another_language(home):
    settings.save(Settings(language="fr", pace=0.5))
    chosen = settings.load()[0]
    window = app.Window(replace(chosen, language="en", full_screen=True), chosen)
    window.stage.change(text=1.5)
    assert settings.load()[0] == replace(chosen, text=1.5)
    window.stage.toast("Said in English.")
    window.stage.change(mute=True)
    assert window.stage.toasts
    window.stage.change(language="fr")
    assert not window.stage.toasts


def test_settings_spoilt_while_the_program_runs_are_written_anew_as_they_were(home, monkeypatch):
    window = app.Window(Settings(language="fr", text=1.5))
    window.open()
    window.stage.change(mute=True)
    paths.settings_file().write_text("rubbish", "utf-8")
    monkeypatch.setattr(pygame, "quit", lambda: None)
    window.close()
    kept = settings.load()[0]
    assert (kept.language, kept.text, kept.mute) == ("fr", 1.5, True)
