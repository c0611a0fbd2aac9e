"""Everything that should be heard can be heard, and silence is never an error."""

import importlib.util
import platform
import shutil
import subprocess
import sys
import wave
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from meowgames import paths, sound
from meowgames.rules import whole
from meowgames.settings import Settings
from meowgames.sound import KINDS, QUIET, Sound

TOOL = Path(__file__).resolve().parents[1] / "tools" / "sound"
LOOPS = ("title", *whole())
SOME = ("click", "card_slide", "snap")  # cheap to synthesise


@pytest.fixture
def voice() -> Iterator[Sound]:
    """A voice with a card that plays to nobody."""
    voice = Sound()
    assert voice.open()
    yield voice
    voice.close()


@pytest.fixture(scope="module")
def kit() -> ModuleType:
    """The package tools/sound."""
    file, inside = TOOL / "__init__.py", [str(TOOL)]
    spec = importlib.util.spec_from_file_location("sound", file, submodule_search_locations=inside)
    module = importlib.util.module_from_spec(spec)
    sys.modules["sound"] = module
    spec.loader.exec_module(module)
    yield module
    for name in [name for name in sys.modules if name.split(".")[0] == "sound"]:
        del sys.modules[name]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_change_is_heard(voice: Sound, kind: str) -> None:
    assert voice.play(kind)


@pytest.mark.parametrize("loop", LOOPS)
def test_every_place_has_its_loop(voice: Sound, loop: str) -> None:
    voice.music(loop)
    assert voice.mixer.music.get_busy()
    assert paths.data("sounds", f"music_{loop}.ogg").stat().st_size > 100_000


def test_music_changes_and_ends_without_waiting(voice: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    done = []

    class Player:
        busy = False

        def fadeout(self, ms: int) -> None:
            done.append("fade")

        def queue(self, path: Path, loops: int) -> None:
            done.append(("queue", path.stem, loops))

        def load(self, path: Path) -> None:
            done.append(("load", path.stem))

        def play(self, loops: int, fade_ms: int) -> None:
            self.busy = True

        def get_busy(self) -> bool:
            return self.busy

        def set_volume(self, volume: float) -> None:
            pass

    monkeypatch.setattr(voice.mixer, "music", Player())
    for loop in ("title", "title", "meow", None):
        voice.music(loop)
    assert done == ["fade", ("load", "music_title"), "fade", ("queue", "music_meow", -1), "fade"]


def test_unknown_names_are_ignored(voice: Sound) -> None:
    assert not voice.play("no such effect")


def test_a_game_without_a_loop_has_that_of_the_house(voice: Sound) -> None:
    voice.music("mouse")
    assert voice.tune == "title" and voice.mixer.music.get_busy()


def test_the_same_effect_is_not_heard_twice_at_once(voice: Sound) -> None:
    times = (("pick", 5.0), ("pick", 5.05), ("click", 5.05), ("pick", 5.07))
    assert [voice.play(name, now) for name, now in times] == [True, False, True, True]
    assert voice.play("pick") and voice.play("pick")  # without a time nothing is held back


def test_volumes_and_mute_come_from_the_settings(voice: Sound) -> None:
    voice.apply(Settings(sound=0.5, music=0.8))
    assert voice.play("click")
    assert voice.effects["click"].get_volume() == pytest.approx(0.5, abs=0.01)
    assert voice.mixer.music.get_volume() == pytest.approx(0.8 * QUIET, abs=0.01)
    voice.apply(Settings(mute=True))
    assert not voice.play("click")
    assert voice.mixer.music.get_volume() == 0


def test_without_a_card_it_is_silent(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    voice = Sound()
    assert not voice.open() and not voice.heard()
    voice.apply(Settings())
    voice.music("title")
    assert not voice.play("click")
    voice.close()
    assert capfd.readouterr() == ("", "")


def test_what_was_asked_for_before_the_card_opened_is_played_then() -> None:
    voice = Sound()
    voice.music("title")
    assert voice.open() and voice.mixer.music.get_busy()
    voice.close()
    assert not voice.play("click")


def test_a_mixer_shut_by_others_is_silence(voice: Sound) -> None:
    voice.mixer.quit()
    voice.apply(Settings())
    voice.music("meow")
    assert not voice.play("click")


def test_noise_of_the_sound_system_is_kept_off_the_terminal(capfd: pytest.CaptureFixture) -> None:
    with sound.hushed():
        sound.os.write(2, b"ALSA lib: a page of text")
    sound.os.write(2, b"said")
    assert capfd.readouterr().err == "said"


def test_the_tool_makes_what_is_shipped(kit: ModuleType) -> None:
    made = {*kit.SOUNDS, *(f"music_{name}" for name in kit.MUSIC)}
    assert made == {path.stem for path in paths.data("sounds").iterdir()}
    assert set(KINDS.values()) <= set(kit.SOUNDS) == set(kit.LOUDNESS)
    assert set(kit.MUSIC) == set(LOOPS)


@pytest.mark.parametrize("name", SOME)
def test_an_effect_lasts_as_long_as_it_is_drawn(voice: Sound, kit: ModuleType, name: str) -> None:
    drawn = kit.render(name)
    shipped = voice.mixer.Sound(paths.data("sounds", f"{name}.ogg"))
    assert shipped.get_length() == pytest.approx(len(drawn) / kit.core.RATE, abs=0.001)
    assert drawn[0] == 0 and abs(drawn[-1]) < 1e-6 and max(map(abs, drawn)) <= 0.708  # -3 dB


def encoder(path: Path) -> bytes:
    """The name an encoder signs its file with."""
    data = path.read_bytes()
    at = data.index(b"\x03vorbis") + 7
    return data[at + 4 : at + 4 + int.from_bytes(data[at : at + 4], "little")]


@pytest.mark.skipif(not shutil.which("oggenc"), reason="oggenc is not installed")
@pytest.mark.skipif(platform.system() + platform.machine() != "Linuxx86_64", reason="another arithmetic")
def test_the_tool_writes_the_same_bytes(tmp_path: Path) -> None:
    command = [sys.executable, str(TOOL), "--out", str(tmp_path), *SOME]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert sorted(path.stem for path in tmp_path.iterdir()) == sorted(SOME)
    for name in SOME:
        made, shipped = tmp_path / f"{name}.ogg", paths.data("sounds", f"{name}.ogg")
        if encoder(made) != encoder(shipped):
            pytest.skip("another version of the encoder")
        assert made.read_bytes() == shipped.read_bytes()


def test_the_tool_names_a_wrong_name() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "bark"], capture_output=True, text=True)
    assert done.returncode == 2 and "no sound called bark" in done.stderr


def test_a_drawn_wav_holds_what_was_drawn(kit: ModuleType, tmp_path: Path) -> None:
    kit.core.write_wav(tmp_path / "x.wav", [0.0, 1.0, -2.0], [0.5, 0.0, 0.0])
    with wave.open(str(tmp_path / "x.wav")) as file:
        assert (file.getnchannels(), file.getframerate(), file.getnframes()) == (2, 44100, 3)
        assert file.readframes(3) == b"".join(
            n.to_bytes(2, "little", signed=True) for n in (0, 16384, 32767, 0, -32767, 0)
        )
