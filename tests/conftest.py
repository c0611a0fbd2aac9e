"""Every test runs without window, sound card or the user's own folders."""

import os
import random

import pytest

pytest.register_assert_rewrite("laws")  # a broken law says how

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch):
    """A user's folder of the test's own, and the same luck each time."""
    random.seed(0)
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("MEOWGAMES_HOME", str(folder))
    return folder
