"""The screen where a free table is chosen, for tests: opened, come to rest, pressed and read."""

import pygame
from looking import key, make_stage
from menus import Floor

from meowgames.scenes.free.choose import ChooseScene
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label


def opened(*look, like=None, **settings):
    """A stage with the choosing screen on top, its small table laid."""
    stage = make_stage(*look, **settings)
    stage.push(Floor(stage))
    stage.push(ChooseScene(stage, like))
    stage.settle()
    settle(stage)
    return stage, stage.scenes[1]


def settle(stage):
    """Let everything come to rest: what is read, what is opened, what is laid."""
    scene = stage.scenes[1]
    stage.draw()
    for thread in (scene.shelf.reader, scene.shelf.folder):
        if thread:
            thread.join(60)
    for _ in range(60):
        stage.update(1.0)
        stage.draw()
        if not scene.opening:
            return
    raise AssertionError("it never comes to rest")


def press(stage, name):
    """Press a key on a widget."""
    form = getattr(stage.top, "page", stage.top)
    form = getattr(form, "form", form)
    form.take(name)
    assert form.focus and form.focus.key == name
    stage.event(key(pygame.K_RETURN))
    settle(stage)


def texts(scene):
    """All that is written on a form."""
    form = scene.page.form if hasattr(scene, "page") else scene.form
    form.ready()
    return [one.text for one, _ in walk(form.root) if isinstance(one, Label)]


def rows(scene):
    """What is listed: name, title, whether it is good."""
    return [(one.laid, one.title, one.good) for one in scene.shelf.own]
