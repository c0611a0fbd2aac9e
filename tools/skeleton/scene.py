"""Pebble's table: nothing is special about it yet."""

from __future__ import annotations

from ..table.scene import TableScene
from ..table.view import Manners


class PebbleManners(Manners):
    """A table where stones are taken from the middle."""


class PebbleScene(TableScene):
    """Pebble on its table."""

    manners = PebbleManners


TABLE = PebbleScene
