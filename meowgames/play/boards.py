"""What can be laid as a free table, for how many, and with which options."""

from __future__ import annotations

from ..rules import Options, find, playable
from . import level, own_map
from .level import TOYS
from .own_file import Trouble, folder_of, folders
from .own_map import OWN

FREE_TABLE = "free"  # the game of a free table


def boards() -> list[str]:
    """Return whose pieces can be laid: the games, the toys, the tables of one's own."""
    return [*playable(), TOYS, *(OWN + name for name in folders() if _good(OWN + name))]


def is_known(game: str, laid: str) -> bool:
    """Tell whether this can be played here: a game, or something laid as a free table."""
    if game != FREE_TABLE:
        return game in playable() and not laid
    return _good(laid) if is_own(laid) else laid in (*playable(), TOYS)


def is_own(laid: str) -> bool:
    """Tell whether this is the name of a table of one's own, whether or not there is one."""
    return isinstance(laid, str) and laid.startswith(OWN)


def lacking(laid: str) -> Trouble | None:
    """Return why a table of one's own cannot be laid; None if it can, and then all that was read of it is new."""
    folder = folder_of(laid.removeprefix(OWN))
    if folder is None:
        return own_map.gone(laid)
    found = own_map.look(folder)
    if isinstance(found, Trouble):
        return found
    if level.read_map(laid) is not found:
        level.forget()
    return None


def variants(game: str, laid: str) -> Options:
    """Return the options of a game; those of a free table are its own and those of the game that is laid."""
    own = find(game).OPTIONS
    return {**own, **find(laid).OPTIONS} if laid in playable() else own


def chairs(game: str, laid: str) -> range:
    """Return how many may sit down."""
    if laid in playable():
        return find(laid).SEATS
    return own_map.drawn(laid).seats if _good(laid) else find(game).SEATS


def _good(laid: str) -> bool:
    return is_own(laid) and lacking(laid) is None
