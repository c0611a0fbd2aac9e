"""Whatever stands in the files of a table of one's own, it is refused with a sentence, or it can be laid and drawn."""

import shutil
from random import Random

import own_luck
import own_tables as own
import pytest
from looking import make_stage

from meowgames import paths
from meowgames.play import own_map
from meowgames.play.own_file import Trouble
from meowgames.rules import CHANCE, OVER
from meowgames.rules.free.reseat import joined, left
from meowgames.scenes.table.drawing import draw_small
from meowgames.screen.paint import Box

MAP, SET = "table.tmx", "table.tsx"
ODD = ["", "nan", "inf", "1e999", "-1", "0", "9" * 30, "../x", "/etc/passwd", "\u202e", "é" * 50, "x", "true", "crumb"]


def mutated(luck, text):
    """A file with something changed in it by chance."""
    values = [one for one in text.split('"')[1::2]]
    lines = text.split("\n")
    at, to = luck.randrange(len(lines)), luck.randrange(len(lines))
    how = luck.randrange(7)
    if how < 3:
        pieces = text.split('"')
        pieces[luck.randrange(1, len(pieces), 2)] = luck.choice([*ODD, *values])
        return '"'.join(pieces)
    if how == 3:
        lines.insert(to, lines[at])
    elif how == 4:
        del lines[at]
    elif how == 5:
        lines[at], lines[to] = lines[to], lines[at]
    else:
        cut = luck.randrange(len(text))
        return text[:cut] + luck.choice(["", "<", ">", '"', "&", "\0", "<!-- -->"]) + text[cut + luck.randrange(3) :]
    return "\n".join(lines)


def draw(stage, match):
    """Draw a table as its first seat sees it."""
    view = stage.doors.view(match, 0, lambda: 0)
    view.lay(lambda eye: view.sights(match.at, eye))
    draw_small(stage.paint, view, Box(0, 0, 1920, 1080))


def test_whatever_is_changed_in_its_files_a_table_is_refused_or_can_be_laid_and_drawn():
    own.forget()
    luck, good, refused, stage = Random(7), 0, set(), make_stage((240, 135))
    folder = own.copied()
    (folder / "pictures" / "crumb.png").write_bytes(own.png(44, 40))
    own.swap(folder / SET, "pictures/crumb.svg", "pictures/crumb.png")
    files = {name: (folder / name).read_bytes() for name in (MAP, SET, "pictures/mouse-sky.svg", "pictures/crumb.png")}
    for number in range(300):
        name = luck.choice([MAP, MAP, SET, SET, *files])
        if name.endswith(".png"):
            data = bytearray(files[name])
            data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
        else:
            data = mutated(luck, files[name].decode()).encode()
        (folder / name).write_bytes(data)
        found = own.read(folder)
        if isinstance(found, Trouble):
            assert found.reason != "own.unread", (number, data)
            assert found.said(stage.words)
            refused.add(found.reason)
        else:
            assert own_map.drawn("own-mine") is not None
            seats = luck.choice(found.seats)
            match = own.laid(seats=seats)
            draw(stage, match)
            assert stage.paint.surface.get_bounding_rect().w
            good += 1
        (folder / name).write_bytes(files[name])
    assert good > 60 and len(refused) > 15, (good, refused)


EYES = (CHANCE, OVER)  # who looks besides the seats
ACTS = 25


def play(match, luck):
    """Do all sorts of things at a table; everybody looks, one joins, one leaves."""
    rules, seats = match.rules, len(match.setup.seats)
    for _ in range(ACTS):
        for eye in (*range(seats), *EYES):
            rules.look(match.state, eye)
        move = rules.sample(match.state, luck)
        if rules.accepts(match.state, move):
            match.play(move)
    rules.moves(match.state)
    rules.guess(match.state, luck.choice((OVER, 0)), luck)
    among = own_map.drawn("own-mine").seats
    for number, move in ((seats + 1, joined), (seats - 1, lambda state: left(state, luck.randrange(seats)))):
        if number in among:
            start = rules.start(match.level, number, laid=True, remember=True)
            rules.play(start, move(match.state))


@pytest.mark.parametrize("share", range(4))
def test_whatever_a_table_says_it_is_refused_with_its_line_or_can_be_laid_played_and_drawn(share):
    good, refused, stage = 0, set(), make_stage((240, 135))
    for number in range(150):
        luck = Random(f"{share}/{number}")
        own.forget()
        shutil.rmtree(paths.tables() / "mine", ignore_errors=True)
        own_luck.write(luck)
        found = own.read(paths.tables() / "mine")
        if isinstance(found, Trouble):
            assert found.reason != "own.unread" and (found.at.line or found.reason == "own.much.pieces"), number
            refused.add(found.reason)
            continue
        match = own.laid(seats=luck.choice(found.seats), laid=luck.random() < 0.9, remember=luck.random() < 0.8)
        play(match, luck)
        if number % 3 == 0:
            draw(stage, match)
        good += 1
    assert good > 25 and len(refused) > 5, (good, refused)
