"""Settings survive every file a disk can hand back."""

import errno
import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from meowgames import settings
from meowgames.settings import Settings
from meowgames.words import Words

OTHER = Settings(
    language="fr",
    text=1.5,
    window=(1920, 1080),
    place=(-1900, 40),
    full_screen=True,
    pace=0.0,
    sound=0.25,
    music=1.0,
    mute=True,
    marks=False,
    confirm="final",
    undo="fair",
    obvious=False,
    show_next=False,
    show_last=False,
    close_up=False,
    hold_to_show=("meow",),
    names=("Léa", "Grand-père"),
    tips=False,
    sharp=True,
)
WRONG = {
    "language": "xx",
    "text": 3,
    "window": [1280],
    "place": [1.5, 2],
    "full_screen": "yes",
    "pace": -1,
    "sound": True,
    "music": float("nan"),
    "mute": 1,
    "marks": None,
    "confirm": "maybe",
    "undo": [],
    "obvious": 1,
    "show_next": 0,
    "show_last": {},
    "close_up": {},
    "hold_to_show": "",
    "names": ["a\nb"],
    "sharp": 1,
    "tips": 2,
}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the settings of this test lie; the system speaks English."""
    monkeypatch.setenv("MEOWGAMES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "home" / "settings.json"


def test_a_first_start_has_the_usual_values(file: Path) -> None:
    assert settings.load() == (Settings(), None)
    assert not file.exists()


def test_what_is_saved_is_loaded(file: Path) -> None:
    for field in fields(Settings):
        assert getattr(OTHER, field.name) != getattr(Settings(), field.name)
    assert settings.save(OTHER) is None
    assert settings.load() == (OTHER, None)
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_what_version_0_1_0_called_speed_is_the_pace(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"speed": 1.7, "text": 1.5}', "utf-8")
    assert settings.load() == (Settings(pace=1.7, text=1.5), None)
    file.write_text('{"speed": 1.7, "pace": 0.5}', "utf-8")
    assert settings.load() == (Settings(pace=0.5), None)


def test_what_once_held_for_all_games_holds_for_each(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"hold_to_show": true}', "utf-8")
    assert settings.load() == (Settings(hold_to_show=("meow", "minicity", "neko", "isle")), None)
    file.write_text('{"hold_to_show": false, "text": 1.5}', "utf-8")
    assert settings.load() == (Settings(text=1.5), None)
    settings.save(Settings(hold_to_show=()))
    assert settings.load() == (Settings(hold_to_show=()), None)


def test_every_field_is_checked() -> None:
    assert set(settings.CHECKS) == set(WRONG) == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_falls_back_alone(file: Path, name: str) -> None:
    settings.save(OTHER)
    found = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**found, name: WRONG[name]}), "utf-8")
    assert settings.load() == (replace(OTHER, **{name: getattr(Settings(), name)}), "note.settings.mended")


def test_words_of_a_later_version_are_passed_over_and_kept(file: Path) -> None:
    settings.save(OTHER)
    later = {"from the future": {"deep": [1, None]}, "colours": "é"}
    file.write_text(json.dumps({"speed": 1.7, **json.loads(file.read_text("utf-8")), **later}), "utf-8")
    assert settings.load() == (OTHER, None)
    assert settings.save(Settings()) is None
    assert settings.load() == (Settings(), None)
    found = json.loads(file.read_text("utf-8"))
    assert {name: found[name] for name in later} == later
    assert set(found) == {field.name for field in fields(Settings)} | set(later)  # what was renamed is gone


@pytest.mark.parametrize("content", [b"", b"[1]", b"\xff", b"[" * 100_000])
def test_nothing_of_a_broken_file_is_kept(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert settings.save(OTHER) is None and settings.load() == (OTHER, None)


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe{}", b"null", b"[" * 100_000])
def test_a_broken_file_is_kept_aside(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert settings.load() == (Settings(), "note.settings.broken")
    assert (file.parent / "settings.broken.json").read_bytes() == content
    assert settings.load() == (Settings(), None)


def test_a_file_that_cannot_be_read_is_left_alone(file: Path) -> None:
    file.mkdir(parents=True)
    assert settings.load() == (Settings(), "note.settings.unread")
    assert file.is_dir()


@pytest.mark.parametrize("code, note", [(errno.ENOSPC, "full"), (errno.EACCES, "unwritable")])
def test_a_refused_save_keeps_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch, code: int, note: str) -> None:
    settings.save(OTHER)

    def refuse(_: int) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(os, "fsync", refuse)
    assert settings.save(Settings()) == f"note.settings.{note}"
    monkeypatch.undo()
    assert settings.load(file) == (OTHER, None)
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_a_folder_that_cannot_be_made(file: Path) -> None:
    file.parent.write_text("a file where the folder should be", "utf-8")
    assert settings.save(Settings()) == "note.settings.unwritable"


def test_every_note_has_its_words() -> None:
    for language in settings.LANGUAGES:
        for note in ("broken", "mended", "unread", "full", "unwritable"):
            assert Words(language).has(f"note.settings.{note}")


@pytest.mark.parametrize(
    "variables, language",
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_CH.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_first_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert settings.system_language() == language


def test_the_desktop_is_asked_where_no_variable_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(settings.sys, "platform", "darwin")
    monkeypatch.setattr(settings, "_desktop_languages", lambda: ["it", "fr"])
    assert settings.system_language() == "fr"
