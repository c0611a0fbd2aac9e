"""Tables at which somebody speaks: a lesson's cat or a tip, read in several languages and sizes."""

from dataclasses import replace

from looking import Still, make_stage
from sitting import seats

from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.scenes.table.tips import Tips
from meowgames.screen.paint import CANVAS, Box
from meowgames.words import Words

READERS = [("en", 1.0, (1280, 720)), ("fr", 2.0, (1280, 720)), ("fr", 1.0, (2560, 1080)), ("en", 2.0, (2560, 1080))]
WHOLE = Box(0, 0, *CANVAS)


def stage_for(language, text, size):
    """Return a stage for a reader, nobody thinking."""
    stage = make_stage(size, language, text)
    stage.mind = Still()
    return stage


def read_as(stage, table, language, text, size):
    """Let somebody else read what a table says: in their language, text size and window."""
    stage.settings = replace(stage.settings, language=language, text=text)
    stage.words, stage.paint.text_size = Words(language), text
    stage.paint.scale = min(size[0] / CANVAS[0], size[1] / CANVAS[1])
    table.view.dress(stage.words, stage.settings, table.view.seating)
    table.hud.refresh()
    table.hand.look()
    for overlay in table.overlays:
        overlay.refresh()


def put(stage, table):
    """Let a stage show one table only, at rest."""
    stage.scenes.clear()
    stage.push(table)
    stage.settle()
    for _ in range(2):
        stage.update(0.01)
    return table


def step_of(stage, game, at):
    """Return the table of a lesson's step once the cat speaks, or as soon as it can."""
    table = put(stage, stage.doors.lesson(game, at))
    for _ in range(3):
        if table.overlays[0].speaking:
            break
        stage.update(0.8)
    return table


def hidden(box, kept):
    """Return what of the boxes something lies on, by more than a hair."""
    return [tuple(round(side) for side in one) for one in kept if (both := box.clip(one)).w > 2 and both.h > 2]


def tipped(stage, game):
    """Return a table in the middle of a match, and whoever tells tips there."""
    match, count = Match(Setup(game, seats(2), "TIPS")).begin(), 0
    while count < 14 or match.turn != 0:
        match.play(match.rules.moves(match.state)[0])
        count += 1
    table = put(stage, stage.doors.seat(match, Journal.create(match, stage.saves), tips=True))
    return table, next(one.__self__ for one in table.view.watchers if isinstance(one.__self__, Tips))


def told(stage, saves):
    """Return a table with a tip told there."""
    stage.saves = saves
    table, tips = tipped(stage, "meow")
    tip = tips.course.tips[0]
    tips.say(tip, tips.course.key(tip.say), table.view.latest - 1)
    stage.update(0.01)
    return table, tips
