"""Where things lie."""

from pathlib import Path

import pytest

from meowgames import paths

FOLDERS = ("levels", "sprites", "fonts", "seeds", "sounds", "locale")


@pytest.mark.parametrize("folder", FOLDERS)
def test_data_lies_in_the_checkout(folder: str) -> None:
    assert paths.data(folder).is_dir()
    assert paths.data(folder, "x.y") == paths.data(folder) / "x.y"


@pytest.mark.parametrize("folder", FOLDERS)
def test_data_lies_in_a_wheel(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "meowgames"
    (package / folder).mkdir(parents=True)
    (tmp_path / folder).mkdir()  # a neighbour's folder of the same name is not ours
    monkeypatch.setattr(paths, "PACKAGE", package)
    assert paths.data(folder, "a", "b") == package / folder / "a" / "b"


def test_need_gives_the_path_or_names_the_file(tmp_path: Path) -> None:
    there = tmp_path / "there.tmx"
    there.touch()
    assert paths.need(there) == there
    assert paths.need(str(there)) == there
    with pytest.raises(paths.Missing) as caught:
        paths.need(tmp_path / "gone.tmx")
    assert "gone.tmx is missing" in str(caught.value) and caught.value.key == "missing.file"


def test_a_broken_file_is_named_with_its_reason() -> None:
    error = paths.Missing("levels/meow.tmx", "line 3: no such tag")
    assert "levels/meow.tmx" in str(error) and "line 3: no such tag" in str(error)
    assert (error.key, error.path) == ("missing.broken", Path("levels/meow.tmx"))


def test_home_may_be_chosen_and_nothing_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("MEOWGAMES_HOME", str(home))
    assert paths.saves() == home / "saves"
    assert paths.settings_file() == home / "settings.json"
    assert paths.statistics_file() == home / "statistics.jsonl"
    assert not home.exists()


def test_without_a_choice_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEOWGAMES_HOME", raising=False)
    for path in (paths.saves(), paths.settings_file(), paths.statistics_file()):
        assert path.is_absolute() and "meowgames" in path.parts
