"""A tile in the hand: laid down as a ghost, placed, or brought where it may go."""

from __future__ import annotations

from ...rules import Move
from ...rules.kit import stem
from .grid import Grid
from .play import Play, confirms
from .targets import Target
from .view import stands

NEARBY = 160  # canvas units round the places of a kind that still mean them
Pos = tuple[float, float]


def lay_down(play: Play, grid: Grid, there: Pos) -> None:
    """Lay the piece in hand down as a ghost under the mouse; one that need not be confirmed is placed."""
    if not grid.lay(there):
        return
    word = grid.legal(there)
    if word and not confirms(play, (play.picker.saying(word),), lays=True):
        place(play, grid, there)
    else:
        play.stage.sound.play("drop" if word else "refuse")


def place(play: Play, grid: Grid, there: Pos) -> None:
    """Place the piece in hand where it is seen, or say why it cannot lie there; make what waits for that."""
    aim, legal = grid.aim(there), grid.legal(there)
    if legal:
        play.touch((aim,), (legal,), sure=True)
    elif aim:
        play.refuse((aim,), keep=True, told=bool(grid.lies() and stands(play.view, "gains")))
    elif play.armed:
        play.settle(play.armed, sure=True)


def lies_well(play: Play, grid: Grid) -> bool:
    """Tell whether a ghost lies there that may be placed."""
    return bool(play.armed) or (grid.cell is not None and bool(grid.legal((0, 0))))


def other(play: Play, target: Target) -> bool:
    """Tell whether something that says nothing now would be another choice than what is in hand."""
    return play.mine and bool(play.picker.anew(target.names) or play.meant(target.names))


def lands(play: Play, move: Move, target: Target, there: Pos) -> bool:
    """Tell whether a place of the table is where a piece comes to lie by its move, or beside its likes there.

    What leaves the table may be dropped anywhere.
    """
    view, rules, face = play.view, play.match.rules, target.piece.face if target.piece else ""
    before = rules.look(play.state, view.eye)
    ends = [rules.look(state, view.eye) for state in (*rules.steps(play.state, move), rules.play(play.state, move))]
    spots = {spot for end in ends for spot in end if face in end[spot] and face not in before.get(spot, ())}
    stems = {stem(spot) for spot in spots}
    boxes = [place.box for place in view.board.places.values() if stem(place.name) in stems]
    return not boxes or boxes[0].unionall(boxes[1:]).inflate(NEARBY, NEARBY).collidepoint(there)
