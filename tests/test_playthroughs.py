"""Every game is played through at every table, move by move and as each seat sees it, as it was before."""

import sys
from pathlib import Path

import pytest

from meowgames.rules import playable

sys.path.append(str(Path(__file__).parent.parent / "tools"))
import playthrough

WANTED = [(game, *one) for game in playable() for one in playthrough.wanted(game)]


@pytest.mark.parametrize("game,name,seats,options", WANTED, ids=[one[1] for one in WANTED])
def test_a_match_goes_as_it_went(game, name, seats, options):
    path = playthrough.FOLDER / f"{name}.txt"
    assert path.exists(), f"python3 tools/playthrough.py {game} writes it"
    golden = path.read_text("utf-8").splitlines()
    played = playthrough.text(game, name, seats, options).splitlines()
    for number, (was, now) in enumerate(zip(golden, played), 1):
        assert now == was, f"{path.name}, line {number}"
    assert len(played) == len(golden)


def test_no_playthrough_is_left_over():
    names = {f"{one[1]}.txt" for one in WANTED}
    assert {path.name for path in playthrough.FOLDER.iterdir()} == names
