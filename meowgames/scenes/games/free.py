"""The free table, found by its name as every game's is."""

from ..free.scene import FreeScene

TABLE = FreeScene
