"""What can be asked for at any table, by a round button or a key: undo, hint, recap, rules, menu …"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from ..rules import State
from ..settings import TEXTS
from . import secrets, tell

if TYPE_CHECKING:
    from .table import TableScene

WORD = "word:"  # marks a button that says a word of the game
READING = 1.1  # seconds each picture stays when the last turns are shown again


def recap(table: TableScene) -> None:
    """Show again, at reading speed, what happened since the viewer last decided."""
    if table.guide:
        table.guide.later()
        return
    match, words = table.match, table.stage.words
    own = [ply for ply in range(match.at) if match.by(ply) == table.viewer]
    start = own[-1] if own else 0
    table.catch_up()
    table.shown = match.states[start]
    table.easel.set(table.picture(table.shown))
    for ply in range(start, match.at):
        said = [line.text for line in tell.lines(match, ply, table.eye, words, table.board)]
        for step in table.rules.steps(match.states[ply], match.moves[ply]):
            again(table, step, READING, said[:1])
        again(table, match.states[ply + 1], READING if said else 0.0, said[-1:])
    again(table, match.state, 0.0, [])


def again(table: TableScene, state: State, hold: float, said: list[str]) -> None:
    """Ask for a state to be shown once more, with a line where the prompt stands or none."""

    def shown() -> None:
        table.shown, table.caption = state, said[0] if said else ""

    table.easel.show(lambda: table.picture(state), hold, shown)


def open_rules(table: TableScene) -> None:
    """Open the rule sheet at the clause that last refused a touch, else at the one that matters now."""
    clause = table.hand.clause or (table.guide and table.guide.clause) or table.rules.clause(secrets.imagined(table))
    table.stage.push(table.stage.doors.rules(table.match.setup.game, clause))


def open_menu(table: TableScene) -> None:
    """Open the pause screen, or that of a lesson."""
    if table.guide:
        table.guide.pause()
    else:
        table.stage.push(table.stage.doors.pause(table))


def open_keys(table: TableScene) -> None:
    """Open the options, where the keys are listed."""
    table.stage.push(table.stage.doors.options("keys"))


def fold_log(table: TableScene) -> None:
    """Fold the log away, show it, pull it up, in turn."""
    table.log_size = (table.log_size + 1) % 3
    table.stage.sound.play("page")


def resize_text(table: TableScene, step: int) -> None:
    """Make text larger or smaller by one step."""
    now = min(range(len(TEXTS)), key=lambda index: abs(TEXTS[index] - table.stage.settings.text))
    table.stage.change(text=TEXTS[max(0, min(len(TEXTS) - 1, now + step))])


def show(table: TableScene) -> None:
    """Hold the viewer's own secrets open, or show the whole table where they always are."""
    if table.stage.settings.hold_to_show:
        if not table.hand.space:  # a key held on repeats itself, perhaps when somebody else's turn has come
            table.hold_open(True)
        table.hand.space = True
    else:
        table.camera.reset()


def drop(table: TableScene) -> None:
    """Lay the piece in hand down where it is seen."""
    aim = table.hand.placing.face and table.hand.placing.aim()
    if aim:
        table.touch([aim])


def turn_or(other: Callable[[TableScene], None]) -> Callable[[TableScene], None]:
    """Return what turns the piece in hand, or does something else with empty hands."""
    return lambda table: None if table.hand.turn(1) else other(table)


class Tool(NamedTuple):
    """A round button: its picture, what it does, and whether it would do something now."""

    icon: str
    act: Callable[[TableScene], None]
    usable: Callable[[TableScene], bool] = lambda table: True


BUTTONS = {
    "undo": Tool("undo", lambda table: table.undo(), lambda table: table.can_undo()),
    "redo": Tool("redo", lambda table: table.redo(), lambda table: table.match.redo_to() is not None),
    "hint": Tool("hint", lambda table: table.ask_hint(), lambda table: table.open_handed and not table.guide),
    "recap": Tool("replay", recap, lambda table: table.match.at > 0 and not table.guide),
    "rules": Tool("rules", open_rules),
    "menu": Tool("menu", open_menu),
}
ACTS = {name: tool.act for name, tool in BUTTONS.items()} | {
    "back": lambda table: table.back(),
    "log": fold_log,
    "flip": lambda table: table.hand.turn(1, mirror=True),
    "left": lambda table: table.hand.turn(-1),
    "right": lambda table: table.hand.turn(1),
    "turn": turn_or(open_rules),
    "drop": drop,
    "show": show,
    "view": lambda table: table.camera.next(),
    "whole": lambda table: table.camera.reset(),
    "keys": open_keys,
    "bigger": lambda table: resize_text(table, 1),
    "smaller": lambda table: resize_text(table, -1),
    "peek": lambda table: setattr(table.hand, "peek", True),
}
KEYS = {
    pygame.K_ESCAPE: "back",
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
    pygame.K_h: "hint",
    pygame.K_l: "log",
    pygame.K_r: "turn",
    pygame.K_s: "recap",
    pygame.K_t: "peek",
    pygame.K_q: "left",
    pygame.K_e: "right",
    pygame.K_f: "flip",
    pygame.K_SPACE: "show",
    pygame.K_v: "view",
    pygame.K_HOME: "whole",
    pygame.K_F1: "keys",
    pygame.K_PLUS: "bigger",
    pygame.K_EQUALS: "bigger",
    pygame.K_KP_PLUS: "bigger",
    pygame.K_MINUS: "smaller",
    pygame.K_KP_MINUS: "smaller",
}


SIGNS = {"?": "keys", "+": "bigger", "-": "smaller"}  # wherever a keyboard has them


def meant(event: pygame.event.Event) -> str | None:
    """Return the tool a key stands for, by the sign it types or by its name."""
    return SIGNS.get(getattr(event, "unicode", "")) or KEYS.get(event.key)


def digit(event: pygame.event.Event) -> int | None:
    """Return the digit a key types; on keyboards that type signs there, the one of its place in the row."""
    typed = getattr(event, "unicode", "")
    if len(typed) == 1 and typed in "123456789":
        return int(typed)
    for first, key in ((pygame.K_1, event.key), (pygame.KSCAN_1, getattr(event, "scancode", 0))):
        if first <= key <= first + 8:
            return key - first + 1
    return None


def use(table: TableScene, name: str) -> None:
    """Do what a tool stands for; a name marked as the game's own word is touched."""
    if name.startswith(WORD):
        table.touch([name[len(WORD) :]])
    else:
        ACTS[name](table)
