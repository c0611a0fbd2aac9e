"""Campaigns: a share of each holds, what they look for is noticed, and no case that failed is forgotten."""

import json
import os
import shutil
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from meowgames.play import mind, statistics
from meowgames.play.journal import Journal
from meowgames.rules import Broken, find, playable
from meowgames.rules.free import moving
from meowgames.scenes.free.play import FreePlay
from tools import campaign
from tools.campaign import CAMPAIGNS, Campaign
from tools.campaigns import free

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
SHARE = {
    "moves": 6, "pairs": 4, "free": 3, "freepairs": 3, "freescreens": 6, "kills": 4, "damage": 6, "disks": 4,
    "hostile": 3, "monkey": 1, "minds": 2, "standing": 2, "referee": 2,
}  # fmt: skip # cases
FEW = {"freescreens": 2}  # of those so many come to something, if not all: where all lies in the box nothing is secret


def cases(name, count, monkeypatch, folder):
    """Do the first cases of a campaign, each with a home of its own; return how much they tried."""
    done = 0
    for number in range(count):
        home = folder / f"{name}{number}"
        home.mkdir()
        monkeypatch.setenv("MEOWGAMES_HOME", str(home))
        done += campaign.one(name, number, home)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("name", SHARE)
def test_a_share_of_each_campaign_holds(name, monkeypatch, tmp_path):
    monkeypatch.setattr("tools.campaigns.minds.LONG", float("inf"))  # no clock in the suite
    assert cases(name, SHARE[name], monkeypatch, tmp_path) >= FEW.get(name, SHARE[name])


def test_every_campaign_has_its_share():
    assert {*SHARE, "window"} == CAMPAIGNS.keys()


@pytest.mark.slow
def test_every_verb_and_every_place_of_a_free_table_is_tried_at_least_once_in_a_hundred_acts():
    found = free.shares(24, 250)
    assert found.keys() == free.EVERY
    assert {kind: share for kind, share in found.items() if share < 1} == {}


# ── what they look for ──


def forgetful(real):
    """A journal that only pretends to write, from its third step on."""
    calls = iter(range(10**9))
    return lambda journal, match: real(journal, match) if next(calls) < 3 else None


def careless(real):
    """A journal that reads one move less than there is."""

    def load(path, *args, **kw):
        loaded = real(path, *args, **kw)
        if loaded.match and loaded.match.at > 2:
            loaded.match.jump(loaded.match.at - 1)
        return loaded

    return staticmethod(load)


def break_moves(patch):
    for game in playable():
        patch.setattr(find(game), "sample", lambda state, rng: ("nonsense",))


def break_pairs(patch):
    for game in playable():
        patch.setattr(find(game), "prompt", lambda state, seat: ("meow.lead", str(hash(state))))


def break_free(patch):
    def moved(state, goes):
        after = moving.moved(state, goes)
        return after._replace(places=after.places[:-1]) if state.acts > 30 else after

    patch.setattr("meowgames.rules.free.flow.moved", moved)


def break_freepairs(patch):
    patch.setattr(find("free"), "why_not", lambda state, move: None if hash(state) % 3 else "1.5")


def break_standing(patch):
    for game in playable():
        patch.setattr(find(game), "stand", lambda *table, **asked: Broken("1.1"))


BREAKS = {
    "standing": break_standing,
    "referee": lambda patch: patch.setattr("meowgames.play.referee.agrees", lambda *given: 0),
    "moves": break_moves,
    "pairs": break_pairs,
    "free": break_free,
    "freepairs": break_freepairs,
    "freescreens": lambda patch: patch.setattr(FreePlay, "prompt", lambda play: str(hash(play.state))),
    "kills": lambda patch: patch.setattr(Journal, "add", forgetful(Journal.add)),
    "damage": lambda patch: patch.setattr(Journal, "load", careless(Journal.load)),
    "disks": lambda patch: patch.setattr(Journal, "add", forgetful(Journal.add)),
    "hostile": lambda patch: patch.setattr(statistics, "_good", bool),
    "minds": lambda patch: patch.setattr(mind.Mind, "poll", lambda self: time.sleep(1.1)),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BREAKS)
def test_what_a_campaign_looks_for_is_noticed(name, monkeypatch, tmp_path):
    BREAKS[name](monkeypatch)
    with pytest.raises((AssertionError, ValueError, TypeError, LookupError, AttributeError)):
        cases(name, SHARE[name], monkeypatch, tmp_path)


# ── cases that fail ──


def fine(rng: Random, home: Path) -> int:
    """A case that holds."""
    assert os.environ["MEOWGAMES_HOME"] == str(home) and not list(home.iterdir())
    (home / "something").touch()
    return 7


def odd(rng: Random, home: Path) -> int:
    """A case that fails as often as not."""
    assert rng.random() < 0.5, "tails"
    return 1


def dies(rng: Random, home: Path) -> int:
    """A case that takes its process along."""
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(60)
    return 1


def hangs(rng: Random, home: Path) -> int:
    """A case that does not end."""
    time.sleep(60)
    return 1


@pytest.fixture
def run(tmp_path, monkeypatch, capfd):
    """Run the tool on a campaign of ours, in a folder of its own; return its exit code, what is kept, what it says."""

    def go(case, *words):
        monkeypatch.setitem(CAMPAIGNS, "ours", Campaign("things", 100, case))
        keep = tmp_path / "deep" / "keep"
        code = campaign.main(["--only", "ours", "--keep", str(keep), *words])
        return code, json.loads((keep / campaign.KEPT).read_text("utf-8"))["ours"], capfd.readouterr().out

    return go


def test_a_run_goes_on_where_the_last_one_stopped(run):
    code, first, _ = run(fine, "--minutes", "0.02")
    assert code == 0 and first["done"] == 7 * first["next"] > 0 and first["failures"] == {}
    code, second, said = run(fine, "--minutes", "0.02", "--jobs", "2")
    assert code == 0 and second["done"] == 7 * second["next"] > first["done"]
    assert said.splitlines()[-1].split()[:3] == ["things", f"{second['done']:,}", "100"]


def test_a_case_that_fails_is_told_with_its_number_and_kept_until_it_holds(run, monkeypatch):
    monkeypatch.setattr(campaign, "ENOUGH", 2)  # then it waits until that is mended
    code, kept, said = run(odd, "--minutes", "600")
    wrong = [str(number) for number in range(kept["next"]) if Random(f"ours/{number}").random() >= 0.5]
    assert code == 1 and len(wrong) == 2 and list(kept["failures"]) == wrong
    assert f"ours {wrong[0]}: AssertionError: tails\n  again: python3 " in said
    assert f"tools/campaign.py --only ours --case {wrong[0]}\n" in said
    code, again, said = run(odd, "--case", wrong[0])
    assert code == 1 and "Traceback" in said and again["done"] == kept["done"]
    code, again, _ = run(fine, "--again")
    assert (code, again["failures"], again["done"]) == (0, {}, kept["done"])


@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_a_case_that_ends_its_process_is_a_failure_too(run):
    code, kept, said = run(dies, "--case", "0")
    assert code == 1 and f"ours 0: the process ended with {-signal.SIGTERM}" in said and kept["done"] == 0


def test_a_case_that_hangs_is_a_failure_too(run, monkeypatch):
    monkeypatch.setattr(campaign, "LIMIT", 1.0)
    code, kept, said = run(hangs, "--case", "0")
    assert code == 1 and "ours 0: it hangs: it took more than 1 s" in said and kept["done"] == 0


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="there is no virtual screen here")
def test_a_monkey_sits_at_a_real_window(tmp_path, capfd):
    assert campaign.main(["--only", "window", "--case", "0", "--keep", str(tmp_path)]) == 0
    assert "It holds." in capfd.readouterr().out
