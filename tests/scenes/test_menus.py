"""Options, rules, credits: laid out well in both languages and sizes, walked by key and mouse; set-up laid out too."""

import random
from inspect import signature

import pygame
import pytest
from looking import click, faults, key, mouse, typed
from menus import LOOKS, SCENES, Floor, form_of, opened

from meowgames.rules import whole
from meowgames.scenes.doors import Doors
from meowgames.scenes.menus.ask import AskScene
from meowgames.screen import stage as stages
from meowgames.screen.keys import LISTED
from meowgames.screen.kit.rows import KeyCap
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label
from meowgames.screen.paint import CANVAS
from meowgames.settings import Settings, load

pytestmark = pytest.mark.usefixtures("tables")


def test_the_doors_are_those_a_scene_may_ask_for():
    asked, made = (
        {n: [*signature(f).parameters][1:] for n, f in vars(one).items() if n[0] != "_"}
        for one in (stages.Doors, Doors)
    )
    assert asked == made and len(made) >= 18


def test_a_door_that_does_not_open_changes_nothing():
    stage, scene = opened("setup")
    stage.push(stage.doors.lesson("meow"))
    stage.settle()
    assert stage.top is scene and not stage.wanted


# ── every scene ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("look", LOOKS)
def test_nothing_clips_or_overlaps(name, look):
    _, scene = opened(name, *look)
    assert faults(form_of(scene)) == []


@pytest.mark.parametrize("text", [1.15, 1.3, 1.5, 1.75])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_clips_or_overlaps_between(name, text):
    _, scene = opened(name, (1024, 576), "fr", text)
    assert faults(form_of(scene)) == []


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("language, text", [("en", 1.0), ("fr", 2.0)])
def test_tab_walks_in_a_circle_and_esc_leaves(name, language, text):
    stage, scene = opened(name, (1280, 720), language, text)
    form = form_of(scene)
    form.take(form.order()[0])
    seen = []
    for _ in form.order():
        seen.append(form.focus)
        stage.event(key(pygame.K_TAB))
        stage.draw()
    assert len(set(map(id, seen))) == len(seen) and form.focus is seen[0]
    stage.event(key(pygame.K_ESCAPE))
    assert isinstance(stage.top, Floor)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("look", LOOKS[::3])
def test_random_hands_do_no_harm(name, look):
    stage, scene = opened(name, *look)
    rng = random.Random(f"{name}/{look}")
    codes = [
        pygame.K_TAB,
        pygame.K_RETURN,
        pygame.K_SPACE,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_BACKSPACE,
        pygame.K_f,
    ]
    for step in range(160):
        if isinstance(stage.top, Floor):
            stage.push(SCENES[name](stage))
            stage.settle()
        kind = rng.randrange(5)
        if kind == 0:
            stage.event(key(rng.choice(codes), rng.choice((0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))))
        elif kind == 1:
            stage.event(typed(rng.choice(("a", "É", "suit", "9"))))
        elif kind == 2:
            stage.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-3, 3)), flipped=False))
        else:
            click(stage, (rng.uniform(0, CANVAS[0]), rng.uniform(0, CANVAS[1])))
        if step % 40 == 0:
            stage.draw()
    top = stage.top
    assert isinstance(top, Floor) or faults(form_of(top)) == []


# ── options ─────────────────────────────────────────────────────────────────────────────────────────────


def test_every_option_changes_at_once_and_on_disk():
    stage, scene = opened("options")
    changes = {
        "language": (pygame.K_RIGHT, "fr"),
        "text": (pygame.K_RIGHT, 1.15),
        "full_screen": (pygame.K_RETURN, True),
        "pace": (pygame.K_LEFT, 0.5),
        "marks": (pygame.K_SPACE, False),
        "music": (pygame.K_PAGEUP, 0.45),
        "sound": (pygame.K_LEFT, 0.69),
        "confirm": (pygame.K_RIGHT, "final"),
        "undo": (pygame.K_RIGHT, "fair"),
        "show_next": (pygame.K_RETURN, False),
        "show_last": (pygame.K_RETURN, False),
        "mute": (pygame.K_RETURN, True),
    }
    for name, (code, value) in changes.items():
        scene.page.form.take(name)
        stage.event(key(code))
        assert getattr(stage.settings, name) == value, name
        assert getattr(load()[0], name) == value, name
        assert scene.page.form.focus.key == name
    assert stage.words.language == "fr" and stage.paint.text_size == 1.15


def test_each_game_with_secrets_remembers_whether_they_are_held_open():
    stage, scene = opened("options")
    form = scene.page.form
    found = {game: form.find(f"hold.{game}") for game in whole()}
    assert [game for game, toggle in found.items() if toggle is None] == ["meowtopia"]
    assert {game for game, toggle in found.items() if toggle and toggle.value} == {"neko", "isle"}
    for game, held in (("meow", {"neko", "isle", "meow"}), ("neko", {"isle", "meow"}), ("meow", {"isle"})):
        form.take(f"hold.{game}")
        stage.event(key(pygame.K_RETURN))
        assert set(stage.settings.hold_to_show) == set(load()[0].hold_to_show) == held
        assert form.focus.key == f"hold.{game}"


def test_a_volume_is_heard_while_it_is_dragged():
    stage, scene = opened("options")
    music = scene.page.form.find("music")
    stage.event(mouse(pygame.MOUSEBUTTONDOWN, music.ring().center))
    stage.event(mouse(pygame.MOUSEMOTION, (music.groove.right, music.box.centery)))
    assert stage.sound.soft == pytest.approx(0.25) and stage.settings.music == 0.35
    stage.event(mouse(pygame.MOUSEBUTTONUP, (music.groove.right, music.box.centery)))
    assert stage.settings.music == 1.0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_key_is_listed_with_what_it_does(language, text):
    stage, scene = opened("keys", (1280, 720), language, text)
    said = [one.text for one, _ in walk(scene.form.root) if isinstance(one, Label)]
    assert [stage.words(key) for _, key in LISTED] == [line for line in said if line != "…"]
    caps = [one.text for one, _ in walk(scene.form.root) if isinstance(one, KeyCap)]
    assert {"R", "F1", "?", "1", "9", stage.words("key.esc")} <= set(caps) and "arrows" not in caps
    scroll = scene.form.find("keys")
    assert (scroll.kid.box.h <= scroll.box.h) == (text == 1.0)  # the whole list is seen at once


def test_reset_asks_and_spares_language_and_names():
    stage, scene = opened("options", (1280, 720), "fr", 1.5, names=("Léa",), undo="never")
    scene.page.form.take("reset")
    stage.event(key(pygame.K_RETURN))
    assert isinstance(stage.top, AskScene)
    stage.event(key(pygame.K_ESCAPE))
    assert stage.settings.undo == "never"
    stage.event(key(pygame.K_RETURN))
    stage.event(key(pygame.K_RIGHT))
    stage.event(key(pygame.K_RETURN))
    assert stage.settings == Settings(language="fr", names=("Léa",))


# ── rules ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_book_opens_at_the_clause():
    for text in (1.0, 2.0):
        _, scene = opened("rules", (1280, 720), "fr", text)
        row, scroll = scene.form.find("clause4.2"), scene.form.find("clauses3")
        assert row.marked and scroll.box.top <= row.box.top < scroll.box.bottom


def test_searching_marks_counts_and_jumps():
    stage, scene = opened("rules")
    for letter in "fish":
        stage.event(typed(letter))
    found = scene.sheet.hits("fish")
    assert len(found) > 2 and scene.form.find("find").aside == stage.words.many("rules.places", len(found))
    seen = []
    for _ in found:
        stage.event(key(pygame.K_RETURN))
        seen.append(scene.clause)
        row, scroll = scene.form.find(f"clause{scene.clause}"), scene.form.find(f"clauses{scene.chapter}")
        assert row.box.bottom > scroll.box.top and row.box.top < scroll.box.bottom
    assert seen == found
    stage.event(key(pygame.K_RETURN))
    assert scene.clause == found[0]
    stage.event(key(pygame.K_f, pygame.KMOD_CTRL))
    stage.event(typed("zzz"))
    assert scene.find == "zzz" and scene.form.find("find").error


def test_page_keys_read_the_whole_book():
    stage, scene = opened("rules", (1280, 720), "en", 2.0)
    scene._leaf_to(0)
    seen = [0]
    for _ in range(300):
        stage.event(key(pygame.K_PAGEDOWN))
        if scene.chapter != seen[-1]:
            seen.append(scene.chapter)
    assert seen == list(range(len(scene.sheet.chapters)))
    for _ in range(300):
        stage.event(key(pygame.K_PAGEUP))
    assert scene.chapter == 0 and scene.form.find("clauses0").offset == 0


def test_the_next_chapter_is_a_button():
    stage, scene = opened("rules")
    scene.form.take("after")
    stage.event(key(pygame.K_RETURN))
    assert scene.chapter == 4 and scene.form.focus.key == "after"


def test_the_language_changes_under_an_open_book():
    stage, scene = opened("rules")
    stage.change(language="fr")
    stage.draw()
    assert scene.form.find("chapter0") and scene.sheet.chapters[0].title.startswith("Ce que")


# ── credits ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", ["en", "fr"])
def test_credits_name_everybody(language):
    stage, scene = opened("credits", (1280, 720), language)
    said = " ".join(getattr(one, "text", "") for one in everything(scene.page.form.root))
    for name in (
        "Reiner Knizia",
        "Cranio Creations",
        "Eros Lin",
        "Wei-Min Ling",
        "Chau-Hsin Chou",
        "Runes Éditions",
        "Teodoro Mitidieri",
        "Leo Colovini",
        "Piatnik",
        "Frank West",
        "City of Games",
        "Lucky Duck Games",
        "Fredoka",
        "Nunito",
        "SIL Open Font License",
        "pygame-ce",
        "PyTMX",
    ):
        assert name in said
    assert stage.words("credits.unofficial") in said


def everything(one):
    yield one
    for part in one.parts():
        yield from everything(part)
