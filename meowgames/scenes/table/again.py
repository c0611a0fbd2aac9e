"""Choosing again: a piece laid this turn is taken back, or another one is chosen instead."""

from __future__ import annotations

from collections.abc import Sequence

from .play import Play


def retract(play: Play, spot: str, face: str) -> bool:
    """Take back a piece that was laid this turn, and make the moves after it again; tell whether it was one."""
    match = play.match
    ply = play.trail.brought(play.stage.settings.undo, play.view.viewer, spot, face) if play.mine else None
    if ply is None:
        return False
    later = match.moves[ply + 1 : match.at]
    play.jump(ply)
    for move in later:
        if move in match.rules.moves(play.state):
            play.commit(move)
    return True


def think_again(play: Play, names: Sequence[str]) -> bool:
    """Choose something else than the last move of this turn did, or nothing, if it only marked a piece.

    It did if it laid something on a place of the map that returns what is touched, and showed nothing that was hidden.
    Tell whether it was so.
    """
    match, seat, ply = play.match, play.view.viewer, play.match.at - 1
    if not play.mine or play.stage.settings.undo == "never" or match.fair_undo(seat) != ply:
        return False
    before, after = (match.rules.look(match.states[at], seat) for at in (ply, ply + 1))
    grown = [spot for spot, faces in after.items() if len(faces) > len(before.get(spot, ()))]
    marks = [place for place in map(play.view.board.place, grown) if place and place.props.get("returns")]
    legal, made = match.rules.moves(match.states[ply]), match.moves[ply]
    wanted = next((name for name in names if (name,) in legal), "")
    if not marks or not wanted:
        return False
    play.jump(ply)
    if (wanted,) != made:
        play.touch(names, (wanted,))
    return True
