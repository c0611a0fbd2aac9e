"""The one table of keys and mouse buttons: which act each stands for in menus, in games and at the free table."""

from __future__ import annotations

from typing import NamedTuple

import pygame

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
PRESS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
MOST = 9  # choices that a digit can name


class Key(NamedTuple):
    """Keys or mouse buttons, as they are called in the book, and their act in each context; "" where there is none."""

    caps: str
    menus: str
    games: str
    free: str


TABLE = (
    Key("Esc", "back", "back", "back"),
    Key("Enter", "press", "touch", "touch"),
    Key("Space", "press", "show", "show"),
    Key("Tab, Shift+Tab, arrows", "walk", "walk", "walk"),
    Key("1 … 9", "", "nth", "number"),
    Key("Backspace", "erase", "undo", "undo"),
    Key("U, Ctrl+Z", "", "undo", "undo"),
    Key("Ctrl+Y, Ctrl+Shift+Z", "", "redo", "redo"),
    Key("H", "hands", "hint", "log"),
    Key("S", "", "recap", "recap"),
    Key("T", "", "peek", ""),
    Key("Alt", "", "closer", "closer"),
    Key("L", "", "log", "look"),
    Key("R", "", "rules", "mix"),
    Key("F1", "", "rules", "rules"),
    Key("?", "keys", "keys", "keys"),
    Key("Q", "", "left", "left"),
    Key("E", "", "right", "right"),
    Key("F", "", "mirror", "flip"),
    Key("N", "", "", "pass"),
    Key("D", "", "", "draw"),
    Key("A", "", "", "spread"),
    Key("X", "", "", "split"),
    Key("O", "", "", "sort"),
    Key("P", "", "", "peep"),
    Key("G", "", "", "give"),
    Key("W", "", "", "write"),
    Key("B", "", "", "box"),
    Key("M", "", "", "offer"),
    Key("Shift", "", "", "loose"),
    Key("Ctrl", "", "", "beneath"),
    Key("Shift+Enter", "", "", "stack"),
    Key("V", "", "view", "view"),
    Key("Home", "first", "whole", "whole"),
    Key("End", "last", "", ""),
    Key("Page up, Page down", "leaf", "", ""),
    Key("J", "", "", "referee"),
    Key("+", "more", "bigger", "more"),
    Key("-", "less", "smaller", "less"),
    Key("F11", "full", "full", "full"),
    Key("Delete", "erase", "", "remove"),
    Key("Ctrl+F", "find", "", ""),
    Key("Ctrl+A", "select", "", "all"),
    Key("Ctrl+C", "copy", "copy", ""),
    Key("Ctrl+X", "cut", "", ""),
    Key("Ctrl+V", "paste", "", ""),
    Key("left click", "press", "touch", "touch"),
    Key("left drag", "pull", "carry", "carry"),
    Key("Ctrl+click", "", "", "add"),
    Key("right click", "", "right", "right"),
    Key("right click (nothing turns)", "", "put_back", "offer"),
    Key("wheel", "leaf", "turn", "turn"),
    Key("wheel (nothing turns)", "leaf", "near", "near"),
    Key("Shift+wheel", "leaf", "mirror", ""),
    Key("middle drag", "", "push", "push"),
)
CAPS = {  # what the book calls a key; letters are called by themselves
    pygame.K_ESCAPE: "Esc",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "Page up",
    pygame.K_PAGEDOWN: "Page down",
    pygame.K_F1: "F1",
    pygame.K_F11: "F11",
    pygame.K_LALT: "Alt",
    pygame.K_RALT: "Alt",
    pygame.K_LSHIFT: "Shift",
    pygame.K_RSHIFT: "Shift",
    **dict.fromkeys((pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LMETA, pygame.K_RMETA), "Ctrl"),
    pygame.K_PLUS: "+",
    pygame.K_EQUALS: "+",  # the same key where + needs Shift
    pygame.K_KP_PLUS: "+",
    pygame.K_MINUS: "-",
    pygame.K_KP_MINUS: "-",
    **dict.fromkeys(ARROWS, "arrows"),
}
SIGNS = "?+-"  # known by what is typed, wherever a keyboard has them
LISTED = (  # what people are told of the games' column: caps of the table, then the key of the text
    (("arrows", "Tab"), "keys.walk"),
    (("Enter", "left click", "left drag"), "keys.touch"),
    (("1 … 9",), "keys.nth"),
    (("Q", "E", "wheel", "right click"), "keys.turn"),
    (("F",), "keys.mirror"),
    (("right click (nothing turns)",), "keys.put_back"),
    (("Ctrl+Z",), "keys.undo"),
    (("Ctrl+Y",), "keys.redo"),
    (("H",), "keys.hint"),
    (("S",), "keys.recap"),
    (("Alt",), "keys.closer"),
    (("Esc",), "keys.back"),
    (("T",), "keys.peek"),
    (("L", "Ctrl+C"), "keys.log"),
    (("R", "F1"), "keys.rules"),
    (("wheel (nothing turns)", "middle drag"), "keys.near"),
    (("V", "Home"), "keys.view"),
    (("Space",), "keys.show"),
    (("+", "-"), "keys.text"),
    (("F11",), "keys.full"),
    (("?",), "keys.keys"),
)

LISTED_FREE = (  # and of the free table's
    (("left drag", "Enter"), "keys.free.carry"),
    (("1 … 9", "Shift+Enter"), "keys.free.many"),
    (("Ctrl+click", "Ctrl+A"), "keys.free.add"),
    (("right click (nothing turns)", "M"), "keys.free.offer"),
    (("Q", "E", "wheel", "right click"), "keys.free.turn"),
    (("F",), "keys.free.flip"),
    (("R",), "keys.free.mix"),
    (("D",), "keys.free.draw"),
    (("L",), "keys.free.look"),
    (("X", "A"), "keys.free.split"),
    (("O",), "keys.free.sort"),
    (("P", "G"), "keys.free.peep"),
    (("W",), "keys.free.write"),
    (("+", "-"), "keys.free.more"),
    (("Delete", "B"), "keys.free.box"),
    (("N",), "keys.free.pass"),
    (("J",), "keys.free.referee"),
    (("Shift", "Ctrl"), "keys.free.hold"),
    (("arrows", "Tab"), "keys.free.walk"),
    (("Ctrl+Z", "Ctrl+Y"), "keys.free.undo"),
    (("Alt",), "keys.closer"),
    (("H",), "keys.free.log"),
    (("S",), "keys.recap"),
    (("F1",), "keys.rules"),
    (("wheel (nothing turns)", "middle drag"), "keys.near"),
    (("V", "Home"), "keys.view"),
    (("Space",), "keys.show"),
    (("Esc",), "keys.back"),
    (("F11",), "keys.full"),
    (("?",), "keys.keys"),
)


def meaning(cap: str, where: str = "games") -> str:
    """Return the act of a key or mouse button in menus, games or at the free table; "" if it has none there."""
    return next((str(getattr(key, where)) for key in TABLE if cap in key.caps.split(", ")), "")


def cap_of(event: pygame.event.Event) -> str:
    """Return what the table calls a key that went down: by the sign it types, else by its name."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        shift = "Shift+" if event.mod & pygame.KMOD_SHIFT else ""
        return f"Ctrl+{shift}{_letter(event.key)}"
    sign = getattr(event, "unicode", "")
    return sign if sign and sign in SIGNS else CAPS.get(event.key) or _letter(event.key)


def act_of(event: pygame.event.Event, where: str = "games") -> str:
    """Return the act a key stands for; "" if it stands for none there."""
    return meaning(cap_of(event), where)


def digit(event: pygame.event.Event) -> int | None:
    """Return the digit a key types; on keyboards that type signs there, the one of its place in the row."""
    typed = getattr(event, "unicode", "")
    if len(typed) == 1 and typed in "123456789":
        return int(typed)
    for first, key in ((pygame.K_1, event.key), (pygame.KSCAN_1, getattr(event, "scancode", 0))):
        if first <= key < first + MOST:
            return key - first + 1
    return None


def held(keys: int) -> bool:
    """Tell whether one of these keys is held down while the mouse does something; without a window none is."""
    return pygame.display.get_init() and bool(pygame.key.get_mods() & keys)


def _letter(code: int) -> str:
    return chr(code).upper() if pygame.K_a <= code <= pygame.K_z else ""
