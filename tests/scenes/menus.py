"""Set-up, options, rules and credits, opened above a floor."""

from looking import make_stage

from meowgames.scenes.menus.credits import CreditsScene
from meowgames.scenes.menus.keycard import KeysScene
from meowgames.scenes.menus.options import OptionsScene
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.menus.setup import SetupScene
from meowgames.screen.stage import Scene

SCENES = {
    "setup": lambda stage: SetupScene(stage, "meow"),
    "options": OptionsScene,
    "keys": KeysScene,
    "rules": lambda stage: RulesScene(stage, "meow", "4.2"),
    "credits": CreditsScene,
}
LOOKS = [
    (size, language, text) for size in ((1280, 720), (1920, 1080)) for language in ("en", "fr") for text in (1.0, 2.0)
]


class Floor(Scene):
    """The scene below."""


def opened(name, *look, **settings):
    """Return a stage with that scene on top, and the scene."""
    stage = make_stage(*look, **settings)
    stage.push(Floor(stage))
    stage.settle()
    scene = SCENES[name](stage)
    stage.push(scene)
    stage.settle()
    stage.draw()
    return stage, scene


def form_of(scene):
    return scene.page.form if hasattr(scene, "page") else scene.form
