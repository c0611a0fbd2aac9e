"""The thinking process: answers as thinking at home would, forgets when told, survives its own death."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

import pytest

from meowgames.play import mind as mind_module
from meowgames.play.brain import LEVELS, choose
from meowgames.play.level import read_level
from meowgames.play.mind import Mind
from meowgames.rules import CHANCE, find

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds: far beyond what any machine needs, so that only a hang fails


def answers_at_once(line) -> None:
    """The life of a process that need not think."""
    while True:
        line.send((line.recv().ticket, "done", ("green1",)))


def answers_nothing(line) -> None:
    """The life of a process that thinks of no move."""
    while True:
        line.send((line.recv().ticket, "done", None))


@pytest.fixture(scope="module")
def mind():
    """One process for all tests that do not end it."""
    made = Mind()
    yield made
    made.close()


@pytest.fixture
def lone():
    """A process that a test may end."""
    made = Mind()
    yield made
    made.close()


def table(seats: int = 4, seed: str = "table"):
    """A state of meow at which seat 0 decides."""
    rules, rng = find("meow"), Random(seed)
    state = rules.start(read_level("meow"), seats)
    while rules.turn(state) == CHANCE:
        state = rules.play(state, rules.chance(state, rng))
    return state


def answer(mind: Mind):
    """Wait for the answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        move = mind.poll()
        if move:
            return move
        time.sleep(0.005)
    raise AssertionError("no answer")


def started(mind: Mind) -> None:
    """Wait until the process thinks."""
    end = time.monotonic() + PATIENCE
    while mind.best() is None:
        assert time.monotonic() < end
        time.sleep(0.002)


def running(mind: Mind) -> int:
    """Wait until there is a process; return its id."""
    end = time.monotonic() + PATIENCE
    while not (mind.process and mind.process.pid):
        assert time.monotonic() < end
        time.sleep(0.002)
    return mind.process.pid


def gone(pid: int) -> bool:
    """Wait until no such process is left, not even as a zombie."""
    end = time.monotonic() + PATIENCE
    while there(pid) and time.monotonic() < end:
        time.sleep(0.002)
    return not there(pid)


def there(pid: int) -> bool:
    """Whether there is such a process, if only as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def deaf(_line) -> None:
    """The life of a process that neither reads nor ends when it is asked to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(PATIENCE)


def babbler(line) -> None:
    """The life of a process that breaks off in the middle of what it says."""
    os.write(line.fileno(), b"\x00\x00\x40\x00half")
    time.sleep(PATIENCE)


def test_a_few_plans_are_told_beside_the_answer_where_they_were_asked_for(mind):
    state = table()
    mind.ask("meow", state, 0, "tiger", "few", 3)
    move = answer(mind)
    assert [len(plan) for plan in mind.plans] == [1, 1, 1] and mind.plans[0] == (move,)
    mind.ask("meow", state, 0, "kitten", "none")
    assert answer(mind) and mind.plans == []


def test_the_answer_is_the_one_thinking_at_home_finds(mind):
    state = table()
    for seed in "abcdef":
        mind.ask("meow", state, 0, "kitten", seed)
        assert answer(mind) == choose(find("meow"), state, 0, LEVELS["kitten"], Random(seed))
        assert mind.poll() is None and not mind.busy


def test_an_answer_heard_while_asking_for_the_best_move_is_not_lost(mind):
    state = table()
    mind.ask("meow", state, 0, "kitten", "heard")
    end = time.monotonic() + PATIENCE
    while not mind.done:
        assert time.monotonic() < end
        mind.best()
    assert mind.best() == mind.poll() == choose(find("meow"), state, 0, LEVELS["kitten"], Random("heard"))


def test_the_process_is_kept_for_the_next_question(mind):
    mind.warm()
    first = running(mind)
    mind.ask("meow", table(), 0, "kitten", "one")
    answer(mind)
    assert mind.process.pid == first


def test_a_best_move_is_known_before_the_answer(mind):
    state = table()
    mind.ask("meow", state, 0, "tiger", "so far")
    started(mind)
    assert mind.busy and mind.best() in find("meow").moves(state)
    mind.drop()


def test_a_dropped_thought_is_forgotten_and_the_next_answered(mind):
    state = table()
    mind.ask("meow", state, 0, "tiger", "dropped")
    started(mind)
    mind.drop()
    assert not mind.busy and mind.best() is None and mind.poll() is None
    pid = mind.process.pid
    mind.ask("meow", state, 0, "kitten", "next")
    assert answer(mind) == choose(find("meow"), state, 0, LEVELS["kitten"], Random("next"))
    assert mind.process.pid == pid


def test_a_new_question_takes_the_place_of_the_old(mind):
    state, other = table(), table(2)
    mind.ask("meow", state, 0, "tiger", "old")
    mind.ask("meow", other, 0, "kitten", "new")
    assert answer(mind) == choose(find("meow"), other, 0, LEVELS["kitten"], Random("new"))


def test_secrets_stay_at_home(mind):
    state = table()
    other = find("meow").guess(state, 0, Random("another world"))
    assert other != state
    sent = []
    for world in (state, other):
        mind.ask("meow", world, 0, "kitten", "same")
        sent.append(mind.question[1:])
        mind.drop()
    assert sent[0] == sent[1] and state not in sent[0]


def test_a_process_that_dies_is_replaced(lone):
    state = table()
    lone.ask("meow", state, 0, "tiger", "dies")
    started(lone)
    pid = lone.process.pid
    lone.process.kill()
    lone.ask("meow", state, 0, "kitten", "lives")
    assert answer(lone) == choose(find("meow"), state, 0, LEVELS["kitten"], Random("lives"))
    assert lone.process.pid != pid and gone(pid)


def test_a_process_that_dies_while_it_thinks_is_asked_again(lone):
    state = table()
    lone.ask("meow", state, 0, "kitten", "again")
    pid = running(lone)
    lone.process.kill()
    assert answer(lone) == choose(find("meow"), state, 0, LEVELS["kitten"], Random("again"))
    assert gone(pid)


def test_without_a_process_a_legal_move_is_made_all_the_same(lone, monkeypatch):
    monkeypatch.setattr(mind_module, "live", id)  # a process that ends at once
    state = table()
    for _ in range(2):
        lone.ask("meow", state, 0, "cat", "nobody")
        assert answer(lone) in find("meow").moves(state)


def test_a_machine_that_starts_no_process_gets_its_moves_too(lone, monkeypatch):
    def refuse(self):
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", refuse)
    state = table()
    lone.warm()
    lone.ask("meow", state, 0, "cat", "nobody")
    assert answer(lone) in find("meow").moves(state)


def test_a_game_that_breaks_while_thinking_is_answered_at_home(lone, monkeypatch, caplog):
    state = table()
    broken = state._replace(hands=("x",) * 4)
    monkeypatch.setattr(find("meow"), "guess", lambda state, seat, rng: broken)
    monkeypatch.setattr(find("meow"), "sample", lambda state, rng: ("green1",))
    lone.ask("meow", state, 0, "cat", "broken")
    assert answer(lone) == ("green1",)
    assert "TypeError" in caplog.text


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_a_process_that_hangs_is_replaced(lone):
    state = table()
    lone.ask("meow", state, 0, "kitten", "hangs")
    pid = running(lone)
    os.kill(pid, signal.SIGSTOP)
    lone.until = 0.0
    assert answer(lone) == choose(find("meow"), state, 0, LEVELS["kitten"], Random("hangs"))
    assert lone.process.pid != pid and gone(pid)


@pytest.mark.parametrize("life", [deaf, babbler], ids=["deaf", "half a word"])
def test_a_process_that_cannot_be_talked_with_blocks_nobody(lone, monkeypatch, life):
    """A question larger than any pipe, asked and dropped and asked again, waits in a thread of its own."""
    state, large = table(), "x" * 4_000_000
    monkeypatch.setattr(mind_module, "live", life)
    monkeypatch.setattr(find("meow"), "guess", lambda *_: large)
    monkeypatch.setattr(find("meow"), "sample", lambda *_: ("green1",))
    pids = set()
    for _ in range(3):
        lone.ask("meow", state, 0, "cat", "asked")
        lone.drop()
        lone.ask("meow", state, 0, "cat", "asked again")
        moves = []
        for _ in range(mind_module.TRIES):
            pids.add(running(lone))
            lone.until = 0.0
            moves.append(lone.poll())
            if moves[-1]:
                break
        assert moves[-1] == ("green1",)
    assert len(pids) > 3 and all(gone(pid) for pid in pids)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_the_window_neither_starts_a_process_nor_talks_to_it_nor_waits_for_it(lone, monkeypatch):
    """Only the threads of a thinker do, whatever becomes of the process: stopped, killed, or closed."""
    seen = set()

    def watched(real):
        def noted(*args, **named):
            seen.add(threading.current_thread())
            return real(*args, **named)

        return noted

    for owner, names in ((Connection, ("send", "recv", "poll")), (BaseProcess, ("start", "join", "is_alive"))):
        for name in names:
            monkeypatch.setattr(owner, name, watched(getattr(owner, name)))
    state = table()
    for trouble in (signal.SIGSTOP, signal.SIGKILL):
        lone.ask("meow", state, 0, "kitten", "trouble")
        os.kill(running(lone), trouble)
        lone.until = 0.0
        assert answer(lone)
    lone.drop()
    assert seen and threading.main_thread() not in seen


@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_a_process_that_is_killed_again_and_again_costs_a_thought_and_not_the_match(lone):
    state = table()
    for turn in range(3):
        lone.ask("meow", state, 0, "tiger", f"turn {turn}")
        move, end = None, time.monotonic() + PATIENCE
        while not move and time.monotonic() < end:
            if lone.process and lone.process.pid:
                os.kill(lone.process.pid, signal.SIGKILL)
            move = lone.poll()
            time.sleep(0.002)
        assert move in find("meow").moves(state)


def test_an_answer_that_came_before_the_computer_slept_is_taken_afterwards(lone, monkeypatch):
    monkeypatch.setattr(mind_module, "live", answers_at_once)
    lone.ask("meow", table(), 0, "kitten", "night")
    end = time.monotonic() + PATIENCE
    while not lone.thinker.said.qsize() and time.monotonic() < end:
        time.sleep(0.002)
    lone.until = 0.0
    assert lone.poll() == ("green1",) and not lone.failures


def test_an_answer_that_is_none_is_a_failure(lone, monkeypatch):
    monkeypatch.setattr(mind_module, "live", answers_nothing)
    state = table()
    lone.ask("meow", state, 0, "cat", "nothing")
    assert answer(lone) in find("meow").moves(state)


def test_closing_leaves_nothing_behind(lone):
    lone.ask("meow", table(), 0, "tiger", "closing")
    started(lone)
    pid = lone.process.pid
    lone.close()
    lone.close()
    assert not lone.busy and gone(pid)
    assert pid not in [child.pid for child in multiprocessing.active_children()]


def test_the_process_knows_no_screen_and_stands_back():
    script = """
import os, sys
from meowgames.play import mind
from meowgames.play.level import read_level
class Pipe:
    def recv(self):
        raise EOFError
mind.live(Pipe())
assert read_level("meow").spots
assert not [name for name, module in sys.modules.items() if name.startswith("pygame") and module]
if hasattr(os, "nice"):
    print(os.nice(0) - int(sys.argv[1]))
"""
    before = os.nice(0) if hasattr(os, "nice") else 0
    command = [sys.executable, "-c", script, str(before)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stderr == "" and done.stdout.split() in ([], [str(min(10, 19 - before))])


def test_a_program_that_ends_takes_its_process_along():
    script = """
import time
from meowgames.play.mind import Mind
if __name__ == "__main__":
    mind = Mind()
    mind.warm()
    while not (mind.process and mind.process.pid):
        time.sleep(0.002)
    print(mind.process.pid)
"""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stderr == "" and gone(int(done.stdout))


@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_a_program_that_is_killed_takes_its_process_along(tmp_path):
    script = tmp_path / "main.py"
    script.write_text(
        f"import sys, time\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from meowgames.play.mind import Mind\n"
        "if __name__ == '__main__':\n"
        "    mind = Mind()\n    mind.warm()\n"
        "    while not (mind.process and mind.process.pid):\n        time.sleep(0.002)\n"
        "    print(mind.process.pid, flush=True)\n    time.sleep(600)\n"
    )
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    end = time.monotonic() + PATIENCE
    stat = Path(f"/proc/{pid}/stat")  # an orphan may wait as a zombie for a lazy init
    while there(pid) and not (stat.exists() and stat.read_text().split()[2] == "Z"):
        assert time.monotonic() < end
        time.sleep(0.02)
