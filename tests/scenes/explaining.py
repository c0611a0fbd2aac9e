"""Views of real moments without a window, and everything on them that can be explained."""

from meowgames.play.sight import glance, seating
from meowgames.rules import OVER
from meowgames.scenes.doors import scene_of
from meowgames.scenes.table import meaning
from meowgames.scenes.table.targets import Target
from meowgames.scenes.table.view import View
from meowgames.settings import Settings
from meowgames.sound import Sound
from meowgames.words import Words


def looked_at(match, state, language="en", viewer=0, eye=None):
    """Return the view of a state as a viewer has it, or as somebody sees it who may see less."""
    seen = glance(match, state)
    view = View(
        seating(match),
        lambda ply, _eye: seen(viewer if eye is None else eye),
        scene_of(match.setup.game).manners(),
        Words(language),
        Settings(language=language, pace=0.0),
        Sound(),
        viewer,
    )
    view.sit(viewer, 0)
    assert view.picture == match.rules.look(state, viewer if eye is None else eye)
    view.targets.renew(view.board, view.pieces(), (), [], lambda names: "")
    return view


def things(view):
    """Return all of a view that can be explained, pieces first."""
    places = [one for one in view.board.places.values() if one.kind not in ("view", "past")]
    drawn = [Target((view.board.absolute(one.name),), "", one.box, one.kind) for one in places]
    found = [meaning.found(view, [one], one.box.center) for one in (*view.targets.pieces, *view.targets.spots, *drawn)]
    return [one for one in found if one]


def said(view):
    """Return what is said of each of them."""
    return [(one.key, meaning.meaning(view, one)) for one in things(view)]


NOBODY = OVER
