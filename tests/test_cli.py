"""The command line: what it does, and one sentence with exit code 2 for what it cannot do."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import tiny

import meowgames
import meowgames.scenes
from meowgames import cli, paths
from meowgames.__main__ import main
from meowgames.play import arena
from meowgames.play.journal import Journal
from meowgames.play.sharecode import to_code
from meowgames.play.transcript import lines

ROOT = Path(__file__).parent.parent


class NoDisplay(Exception):
    pass


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    tiny.put_on_shelf(monkeypatch)


@pytest.fixture
def app(monkeypatch):
    """An app that only remembers how it was started."""
    asked = []
    fake = SimpleNamespace(run=lambda **how: asked.append(how), NoDisplay=NoDisplay, asked=asked)
    monkeypatch.setitem(sys.modules, "meowgames.app", fake)
    monkeypatch.setattr(meowgames, "app", fake, raising=False)
    return fake


@pytest.fixture
def save(tmp_path):
    journal = Journal.create(tiny.random_game(), tmp_path)
    journal.close()
    return str(journal.path)


def run(capsys, *argv):
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys, *argv):
    """The sentence an impossible wish is answered with."""
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.endswith(".\n") and "Traceback" not in err
    return err


@pytest.mark.parametrize("command", [[], ["simulate"], ["shots"], ["replay"]])
def test_every_command_has_help(capsys, command):
    code, out, err = run(capsys, *command, "--help")
    assert (code, err) == (0, "") and "usage: meowgames" in out


def test_the_version(capsys):
    assert run(capsys, "--version") == (0, f"meowgames {meowgames.__version__}\n", "")


@pytest.mark.parametrize(
    "argv, word",
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "shut"], "not built"),
        (["simulate"], "GAME"),
        (["simulate", "tiny", "--seats", "7"], "2 to 3"),
        (["simulate", "meow", "--seats", "7"], "2 to 6"),
        (["simulate", "meow", "--seats", "-1"], "2 to 6"),
        (["simulate", "meow", "--seats", "two"], "two"),
        (["simulate", "tiny", "--bots", "lion"], "kitten"),
        (["simulate", "tiny", "--bots", ""], "kitten"),
        (["simulate", "tiny", "--bots", "cat,,cat"], "kitten"),
        (["simulate", "tiny", "--seats", "2", "--bots", "cat,cat,cat"], "3 bots"),
        (["simulate", "tiny", "--games", "0"], "at least 1"),
        (["simulate", "tiny", "--games", "x"], "whole number"),
        (["simulate", "tiny", "--seed", "abc"], "whole number"),
        (["simulate", "tiny", "--option", "bogus=1"], "rounds"),
        (["simulate", "tiny", "--option", "rounds=3"], "2, 4"),
        (["simulate", "tiny", "--option", "rounds"], "2, 4"),
        (["simulate", "tiny", "--option", "wild=maybe"], "no, yes"),
        (["simulate", "tiny", "--option", "wild=1"], "no, yes"),
        (["simulate", "tiny", "--bogus"], "--bogus"),
        (["bogus"], "bogus"),
        (["--bogus"], "--bogus"),
        (["--game", "chess"], "chess"),
        (["--game", "shut"], "not built"),
        (["--game", ""], "called nothing"),
        (["--load", ""], "nothing"),
        (["shots", ""], "not nothing"),
        (["--lang", "de"], "en and fr"),
        (["--window", "large"], "1280x720"),
        (["--window", "100x100"], "1024x576"),
        (["--window", "1280"], "1280x720"),
        (["--window", "99999x99999"], "7680x4320"),
        (["--load", "nowhere.match"], "no such file"),
        (["replay"], "FILE"),
        (["replay", "nowhere.match"], "no such file"),
        (["replay", "--text", str(ROOT)], "cannot be read"),
        (["replay", "--text", __file__], "not a saved match"),
        (["replay", "--text", "MEOW1-abcdef"], "copy all of it again"),
        (["replay", "--text", "MEOW9-abcdef"], "later version"),
        (["shots"], "DIR"),
        (["shots", "x", "--size", "0x0"], "1024x576"),
        (["shots", "x", "--lang", "de"], "en and fr"),
        (["shots", f"{__file__}/pictures"], "cannot be written"),
        (["shots", "nul\0byte"], "cannot be written"),
    ],
)
def test_wrong_input_gets_one_sentence(capsys, app, argv, word, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert word in refused(capsys, *argv)
    assert app.asked == [] and list(tmp_path.iterdir()) == []


def test_simulate_reports_each_match_and_all(capsys):
    code, out, err = run(capsys, "simulate", "tiny", "--seats", "3", "--games", "4", "--seed", "5")
    assert (code, err) == (0, "")
    text = out.splitlines()
    assert [line.split(":")[0] for line in text[:4]] == ["seed 5", "seed 6", "seed 7", "seed 8"]
    assert [line.split(":")[0] for line in text[4:7]] == [f"seat {n}, kitten" for n in range(3)]
    assert text[7].startswith("4 matches, ") and text[7].endswith(" moves per second") and len(text) == 8


def test_simulate_as_json_is_one_object(capsys):
    argv = (
        "simulate",
        "tiny",
        "--bots",
        "cat,kitten",
        "--seats",
        "3",
        "--games",
        "2",
        "--seed",
        "5",
        "--json",
        "--option",
        "rounds=4",
        "--option",
        "wild=yes",
    )
    code, out, err = run(capsys, *argv)
    report = json.loads(out)
    assert (code, err) == (0, "") and list(report) == ["game", "seats", "moves_per_second", "results"]
    assert (report["game"], report["seats"]) == ("tiny", 3) and report["moves_per_second"] > 0
    match = arena.play_one("tiny", ["cat", "kitten", "kitten"], {"rounds": 4, "wild": True}, "5")
    assert len(report["results"]) == 2
    assert report["results"][0] == {
        "seed": "5",
        "bots": ["cat", "kitten", "kitten"],
        "scores": list(match.state.points),
        "places": list(match.rules.rank(match.state)),
        "plies": match.at,
    }
    assert json.loads(run(capsys, *argv)[1])["results"] == report["results"]


def test_simulate_plays_meow(capsys):
    argv = ("simulate", "meow", "--seats", "2", "--games", "1", "--option", "expert=true", "--json")
    code, out, _ = run(capsys, *argv)
    assert code == 0 and json.loads(out)["results"][0]["plies"] == 3 * (2 + 18)


def test_as_many_seats_as_bots_named(capsys):
    _, out, _ = run(capsys, "simulate", "tiny", "--bots", "kitten,kitten,kitten", "--games", "1", "--json")
    assert json.loads(out)["seats"] == 3
    _, out, _ = run(capsys, "simulate", "tiny", "--games", "1", "--json")
    assert json.loads(out)["seats"] == 2


def test_replay_as_text(capsys, save):
    match = tiny.random_game()
    assert run(capsys, "replay", save, "--text") == (0, "".join(f"{line}\n" for line in lines(match)), "")


def test_replay_of_a_code(capsys):
    match = tiny.random_game()
    assert run(capsys, "replay", to_code(match), "--text")[1].splitlines() == list(lines(match))


def test_replay_of_a_damaged_file_shows_what_is_good_and_says_so(capsys, save):
    Path(save).write_bytes(Path(save).read_bytes()[:-4])
    code, out, err = run(capsys, "replay", save, "--text")
    assert code == 0 and out.startswith("tiny, 2 seats") and "breaks off" in err


def test_the_window_gets_what_was_asked_for(capsys, app, save):
    assert run(capsys) == (0, "", "")
    run(capsys, "--game", "meow", "--lang", "fr", "--fullscreen", "--window", "1280x720", "--seed", "abc")
    run(capsys, "--load", save)
    run(capsys, "replay", save)
    nothing = dict.fromkeys(("game", "language", "window", "seed", "load"))
    nothing |= {"full_screen": False, "replay": False}
    assert app.asked == [
        nothing,
        {
            "game": "meow",
            "language": "fr",
            "full_screen": True,
            "window": (1280, 720),
            "seed": "abc",
            "load": None,
            "replay": False,
        },
        {**nothing, "load": save},
        {**nothing, "load": save, "replay": True},
    ]


def test_without_a_display_bots_play_in_the_terminal(capsys, app):
    def run_app(**how):
        raise NoDisplay

    app.run = run_app
    code, out, err = run(capsys, "--game", "tiny", "--seed", "3")
    text = out.splitlines()
    assert (code, err) == (0, "") and text[0] == cli.NO_DISPLAY
    assert text[1:] == list(lines(arena.play_one("tiny", ["kitten", "kitten"], {}, "3")))


@pytest.mark.parametrize("seed, clean", [("\udcff\udcfe", ""), ("a\nb\0\ud800", "a b"), ("x" * 999, "x" * 40)])
def test_a_seed_of_any_bytes_is_cleaned_and_cut(capsys, app, seed, clean):
    assert run(capsys, "--game", "meow", "--seed", seed)[0] == 0
    assert app.asked[-1]["seed"] == clean


def test_shots_go_to_a_folder_that_is_made(capsys, monkeypatch, tmp_path):
    asked = []
    camera = SimpleNamespace(render=lambda *how: asked.append(how))
    monkeypatch.setitem(sys.modules, "meowgames.scenes.shots", camera)
    monkeypatch.setattr(meowgames.scenes, "shots", camera, raising=False)
    folder = tmp_path / "deep" / "pictures"
    assert run(capsys, "shots", str(folder)) == (0, "", "")
    run(capsys, "--lang", "fr", "shots", str(folder), "--size", "1280x720")
    run(capsys, "shots", str(folder), "--lang", "fr")
    assert asked == [(folder, (1920, 1080), "en"), (folder, (1280, 720), "fr"), (folder, (1920, 1080), "fr")]
    assert list(folder.iterdir()) == []


def test_a_missing_file_of_the_program_is_named(capsys, app):
    def run_app(**how):
        raise paths.Missing("levels/meow.tmx")

    app.run = run_app
    code, out, err = run(capsys)
    assert (code, out) == (1, "") and "levels/meow.tmx" in err and err.count("\n") == 1


def test_ctrl_c_is_quiet(capsys, app):
    def run_app(**how):
        raise KeyboardInterrupt

    app.run = run_app
    assert run(capsys) == (130, "", "")


def test_letters_a_terminal_does_not_know_are_replaced(monkeypatch, save):
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert main(["replay", save, "--text"]) == 0
    sys.stdout.flush()
    assert b"seat 0: Zo? 0 (person)" in raw.getvalue()


def real(*argv, **kw):
    """The program in a process of its own, on a machine without a display."""
    env = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    }
    return subprocess.Popen(
        [sys.executable, *argv],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        **kw,
    )


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a display cannot be taken away there")
def test_the_program_itself_without_a_display():
    out, err = (child := real("-m", "meowgames")).communicate(timeout=120)
    text = out.splitlines()
    assert (child.returncode, err) == (0, "")
    assert text[0] == cli.NO_DISPLAY
    assert text[1].startswith("meow, 2 seats") and text[-1].startswith("place ")


def test_a_reader_that_leaves_early_is_no_trouble():
    child = real("-m", "meowgames", "simulate", "meow", "--seats", "2", "--games", "50")
    with child:
        child.stdout.readline()
        child.stdout.close()
        err = child.stderr.read()
    assert (child.returncode, err) == (0, "")


def piped(out, *argv, **env):
    """Exit code and last words of the program when it prints there; what is printed may wait in a buffer or not."""
    told = []
    for unbuffered in ("", "1"):
        ours = {**os.environ, "PYTHONUNBUFFERED": unbuffered, **env}
        command = [sys.executable, "-m", "meowgames", *argv]
        done = subprocess.run(command, cwd=ROOT, env=ours, stdout=out, stderr=subprocess.PIPE, text=True, timeout=120)
        told.append((done.returncode, done.stderr))
    assert told[0] == told[1]
    return told[0]


@pytest.mark.parametrize("argv", [["--help"], ["--version"], ["--where"], ["simulate", "--help"]], ids=" ".join)
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
def test_help_that_nobody_reads_or_no_disk_holds(argv):
    reader, writer = os.pipe()
    os.close(reader)
    assert piped(writer, *argv) == (0, "")
    os.close(writer)
    with open("/dev/full", "w") as full:
        assert piped(full, *argv) == (1, "The system says: No space left on device.\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
def test_a_sentence_that_cannot_be_printed_leaves_its_exit_code():
    with open("/dev/full", "w") as full:
        assert subprocess.run([sys.executable, "-m", "meowgames", "bogus"], cwd=ROOT, stderr=full).returncode == 2


@pytest.mark.parametrize("argv", [["--where"], []], ids=["where", "window"])
@pytest.mark.skipif(sys.platform == "win32", reason="any name is a folder there")
def test_the_home_of_somebody_unknown_is_answered_with_a_sentence(capsys, monkeypatch, argv):
    monkeypatch.setenv("MEOWGAMES_HOME", "~nobody-of-that-name/games")
    assert "~nobody-of-that-name/games" in refused(capsys, *argv)


def test_a_system_that_knows_no_home_is_answered_with_a_sentence(capsys, monkeypatch):
    import platformdirs

    monkeypatch.delenv("MEOWGAMES_HOME")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: Path("~/.local/share") / name)
    assert "MEOWGAMES_HOME" in refused(capsys, "--where")


def test_simulate_needs_no_window_library():
    code = (
        "import sys; from meowgames.__main__ import main; "
        "main(['simulate', 'meow', '--seats', '2', '--games', '1', '--json']); "
        "pygame = sys.modules.get('pygame'); "
        "assert not pygame or not pygame.display.get_init(); "
        "assert not [name for name in sys.modules if name.startswith(('meowgames.s', 'meowgames.app'))"
        " and name != 'meowgames.settings'], sys.modules"
    )
    out, err = (child := real("-c", code)).communicate(timeout=120)
    assert (child.returncode, err) == (0, "") and json.loads(out)["game"] == "meow"


@pytest.mark.slow
def test_pictures_of_every_scene_need_no_window(tmp_path):
    with real("-m", "meowgames", "shots", str(tmp_path), "--size", "1024x576") as child:
        out, err = child.communicate(timeout=300)
    assert (child.returncode, err) == (0, "") and {path.name for path in tmp_path.iterdir()} == set(out.split())
    assert {"title.png", "free-toys.png", "free-table-picked.png", "isle-4-end.png"} <= set(out.split())
