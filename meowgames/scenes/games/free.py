"""The free table, found by its name as every game's is."""

from ..free.scene import FreeScene


class FreeTableScene(FreeScene):
    """A free table, whatever is laid there."""


TABLE = FreeTableScene
