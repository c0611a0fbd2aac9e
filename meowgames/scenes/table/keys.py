"""The one table of keys: which key stands for which act at a table, and how they are listed for people."""

from __future__ import annotations

import pygame

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
KEYS = {
    pygame.K_ESCAPE: "back",
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
    pygame.K_h: "hint",
    pygame.K_l: "log",
    pygame.K_r: "rotate",
    pygame.K_s: "recap",
    pygame.K_t: "peek",
    pygame.K_q: "left",
    pygame.K_e: "right",
    pygame.K_f: "mirror",
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
LISTED = (  # caps, then what they do; a cap with a text key is named in the reader's language
    (("←", "→", "key.tab"), "keys.walk"),
    (("key.enter", "mouse-left"), "keys.play"),
    (("1", "9"), "keys.nth"),
    (("key.esc", "mouse-right"), "keys.back"),
    (("Ctrl", "Z"), "keys.undo"),
    (("Ctrl", "Y"), "keys.redo"),
    (("H",), "keys.hint"),
    (("S",), "keys.recap"),
    (("Alt",), "keys.zoom"),
    (("T",), "keys.peek"),
    (("L",), "keys.log"),
    (("R",), "keys.rules"),
    (("Q", "E", "mouse-wheel"), "keys.rotate"),
    (("F",), "keys.mirror"),
    (("V",), "keys.view"),
    (("key.space",), "keys.show"),
    (("+", "\N{MINUS SIGN}"), "keys.text"),
    (("F11",), "keys.full"),
    (("F1",), "keys.keys"),
)


def act_of(event: pygame.event.Event) -> str | None:
    """Return the act a key stands for: with Ctrl undo and redo, else by the sign it types or by its name."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        again = event.key == pygame.K_y or (event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT)
        return "redo" if again else "undo" if event.key == pygame.K_z else None
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
