"""What is measured is what the figures say: as many pieces are drawn as a table is said to have."""

import os
import subprocess
import sys

import pytest

from tools import bench

LAID = """
import bench_screen
scene = bench_screen.free_table(bench_screen.window("640x360"))
seen = {one.spot for one in scene.view.pieces()}
print(bench_screen.apart(scene), len(scene.view.picture["deck"]), "deck" in seen)
"""


@pytest.mark.slow
def test_the_free_table_that_is_measured_shows_300_pieces_each_by_itself_and_a_whole_deck(tmp_path):
    env = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "MEOWGAMES_HOME": str(tmp_path)}
    env |= {"PYTHONPATH": os.pathsep.join([str(bench.ROOT), str(bench.HERE)])}
    done = subprocess.run([sys.executable, "-c", LAID], env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].split() == [str(bench.APART), "54", "True"]
