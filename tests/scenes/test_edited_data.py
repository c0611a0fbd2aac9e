"""Lessons, maps, sheets, catalogues, typefaces and sounds that somebody edited: every fault is named, none falls."""

import re
from random import Random

import edits
import pytest
from edits import edited
from sitting import begun, keep, seats

from meowgames import app, paths
from meowgames.play import length, lesson, level, sheet, strength
from meowgames.play.match import Match, Setup
from meowgames.rules import SHELF, find
from meowgames.scenes import shots
from meowgames.scenes.menus.title import TitleScene
from meowgames.screen.stage import forsake
from meowgames.sound import Sound
from meowgames.words import Words


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    return edits.tree(tmp_path_factory.mktemp("data"))


def swap(old, new, count=1):
    """The edit that puts one text in the place of another."""

    def how(data):
        assert old.encode() in data
        return data.replace(old.encode(), new.encode(), count)

    return how


def without(name):
    """The edit that takes away every object of that name."""
    return lambda data: re.sub(
        rb'<object [^>]*name="' + name.encode() + rb'"[^>]*?(/>|>.*?</object>)', b"", data, flags=re.S
    )


def table(game="meow", people=2):
    """Begin a match of a game and lay its table."""
    stage = shots.Studio((640, 360), "en").stage
    return shots.table(stage, Match(Setup(game, seats(people), "A")).begin())


FAULTS = {
    "a tileset cut short": ("levels/meow.tsx", lambda data: data[:5000], table, r"meow\.tsx.*line \d+"),
    "a tile without a width": ("levels/meow.tsx", swap('width="', 'width="x'), table, r"meow\.tsx.*width cannot be x"),
    "a tile half a pixel high": (
        "levels/isle.tsx",
        lambda data: re.sub(rb'(<image [^>]*height=)"\d+"', rb'\1"0.5"', data, count=1),
        lambda: table("isle"),
        r"isle\.tsx.*has no size",
    ),
    "a place without a width": ("levels/meow.tmx", swap('width="', 'width="nan" old="', 30), table, r"meow\.tmx.*"),
    "a word that is no number": (
        "levels/meow.tmx",
        lambda data: re.sub(rb'name="(angle|lift|step)" type="\w+" value="[^"]*"', rb'name="\1" value="x"', data),
        table,
        r"meow\.tmx.*object \d+ .*: (angle|lift|step) cannot be x",
    ),
    "a place the rules need": ("levels/isle_boats.tmx", swap(",", ",0,", 9), lambda: table("isle"), r"isle.*\.tmx"),
    "a title without its buttons": (
        "levels/house.tmx",
        without("buttons"),
        lambda: shots.Studio((640, 360), "en").stage.doors.title(),
        r"house\.tmx.*buttons",
    ),
    "a shelf without boxes": (
        "levels/house.tmx",
        swap('name="box-', 'name="tin-', 9),
        lambda: TitleScene(shots.Studio((640, 360), "en").stage).form.ready(),
        r"house\.tmx.*box-NAME",
    ),
    "a lesson without steps": (
        "levels/meow.lesson.toml",
        lambda _: b"",
        lambda: lesson.Pupil(lesson.read("meow")),
        r"meow\.lesson\.toml.*no step",
    ),
    "a lesson for too many": (
        "levels/meow.lesson.toml",
        lambda data: re.sub(rb"seats = \d", b"seats = 99", data, count=1),
        lambda: lesson.read("meow"),
        r"meow\.lesson\.toml.*part \w+: 99 seats",
    ),
    "a lesson that counts instead of speaking": (
        "levels/meow.lesson.toml",
        lambda data: re.sub(rb'say = "[^"]*"', b"say = 5", data, count=1),
        lambda: lesson.read("meow"),
        r"meow\.lesson\.toml.*part \w+, step 1: say cannot be 5",
    ),
    "a lesson of one number": (
        "levels/meow.lesson.toml",
        lambda _: b"part = 5",
        lambda: lesson.read("meow"),
        r"meow\.lesson\.toml.*part cannot be 5",
    ),
    "a tip about no spot": (
        "levels/meow.lesson.toml",
        lambda data: re.sub(rb'spot = "[^"]*"', b'spot = "{you}"', data, count=1),
        lambda: lesson.read("meow"),
        r"meow\.lesson\.toml.*tip \S+: spot cannot be {you}",
    ),
    "a sheet without chapters": ("seeds/meow.en.md", lambda _: b"# T", lambda: sheet.read("meow", "en"), "no chapter"),
    "a key without a text": (
        "meowgames/locale/en/house.po",
        lambda data: re.sub(rb'msgid "missing.file"\nmsgstr .*\n', b'msgid "missing.file"\n', data),
        Words,
        r"house\.po.*line \d+: missing\.file",
    ),
    "a typeface without letters": (
        "fonts/Fredoka_600SemiBold.ttf",
        lambda data: data[:9000] + b"\xff" * (len(data) - 9000),
        app.check_typefaces,
        r"Fredoka_600SemiBold\.ttf",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name, how, read, said", FAULTS.values(), ids=FAULTS)
def test_what_is_wrong_with_a_file_is_named_with_its_place(tree, name, how, read, said):
    with edited(tree, name, how), pytest.raises(paths.Missing) as caught:
        read()
    assert re.search(said, str(caught.value)) and "\n" not in str(caught.value)


@pytest.mark.parametrize("new", ["= 5", "= { share = 'x' }", "= { share = nan }", "= { share = [] }", "= ["])
def test_a_strength_that_is_no_number_is_not_told(tree, new):
    def how(data):
        return re.sub(rb"cat = \{[^}]*\}", b"cat " + new.encode(), data, count=1)

    assert strength.wins("meow", "cat")
    with edited(tree, "levels/strength.toml", how):
        assert strength.wins("meow", "cat") is None
        with edited(tree, "levels/length.toml", swap("printed = 54", "printed = 'x'")):
            assert length.minutes(Setup("meow", seats(2), "A")) is None


def test_a_catalogue_without_months_still_dates(tree):
    with edited(tree, "meowgames/locale/en/house.po", lambda _: b""):
        assert Words().date(shots.WHEN)


def test_our_own_maps_have_no_such_fault():
    for path in paths.data("levels").glob("*.tmx"):
        assert level.read_map(path.stem)


def scenes(doors, game, file):
    """Yield the ways to all scenes that read data of a game."""
    yield lambda: [doors.title(), doors.setup(game, "A")]
    yield lambda: [doors.title(), doors.keys()]
    yield lambda: [doors.rules(game)]
    yield lambda: [doors.file(file)]
    yield lambda: [doors.table(Setup(game, seats(find(game).SEATS[-1]), "A"))]
    yield lambda: [doors.lesson(game), doors.learned(game)]
    yield lambda: [doors.library()]
    yield lambda: [doors.credits(), doors.options()]


@pytest.mark.slow
@pytest.mark.parametrize("kind", edits.KINDS)
def test_a_careless_edit_is_either_borne_or_named(tree, kind):
    """A share of what the campaign runs for as long as it is told: two edits of each kind, every scene opened."""
    files = sorted(path.relative_to(edits.ROOT).as_posix() for path in edits.ROOT.glob(edits.KINDS[kind]))
    for number in range(2):
        rng = Random(f"{kind} {number}")
        name = rng.choice(files)
        game = next((game for game in SHELF if re.match(rf"{game}[._]", name.rpartition("/")[2])), "meow")
        file = keep(begun()) if game == "meow" else keep(Match(Setup(game, seats(2), "A")).begin())
        with edited(tree, name, lambda data, rng=rng: edits.careless(data, rng)):
            try:
                app.check_typefaces()
                stage = shots.Studio((320, 180), "fr" if ".fr." in name or "/fr/" in name else "en").stage
            except paths.Missing:  # named: the program says so and does not start
                continue
            for opened in scenes(stage.doors, game, file):
                try:
                    for scene in opened():
                        stage.push(scene)
                        stage.settle()
                    stage.update(0.4)
                    stage.draw()
                except paths.Missing as missing:
                    assert missing.why or not missing.path.exists(), f"{name}: {missing}"
                finally:
                    forsake(stage)
                    stage.scenes.clear()
            voice = Sound()
            voice.open()
            voice.play("click")
            voice.music(game)
            voice.close()
