"""Hints: Enter plays what is shown, a few are gone round, lights and lamp mark the steps, and no ring is doubled."""

from random import Random

import pygame
import pytest
from looking import Still, click, key, make_stage
from sitting import NAMES, seated, seats, spin, still_table

from meowgames import paths
from meowgames.play.brain import LEVELS, Brain
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.rules import find, playable
from meowgames.scenes.menus.rules import RulesScene
from meowgames.scenes.table import caps, hints
from meowgames.scenes.table.reason import ReasonCard
from meowgames.scenes.table.targets import ADVICE, TOOL

CALM = ("label", "tally", "hidden", "cells")  # kinds of places on which nothing lies that could be hidden
STAGES = {  # where a hint is asked for
    "meow": [None],
    "meowtopia": ["morning", "work"],
    "minicity": ["card", "walk"],
    "neko": ["pawn", "act"],
    "isle": ["cat", "place"],
}
MOMENTS = [(game, stage) for game in playable() for stage in STAGES.get(game, [None])]


class Thinks(Still):
    """A mind that thinks a little, at once and at home."""

    def __init__(self):
        self.move, self.plans, self.asked = None, [], 0

    def ask(self, game, state, seat, _level, seed, few=0):
        rules, dice = find(game), Random(seed)
        brain = Brain(rules, LEVELS["cat"])
        self.move = brain.choose(rules.guess(state, seat, dice), seat, dice)
        self.plans, self.asked = brain.plans(seat, few, dice) if few else [], self.asked + 1

    def poll(self):
        move, self.move = self.move, None
        return move


def table_of(game, stage=None):
    """Return a table of two where the person is to act, and thinking helps."""
    table = still_table(game, when=lambda state: stage is None or state.stage == stage)
    table.stage.mind = Thinks()
    return table


def press(table, code, mod=0):
    table.stage.event(key(code, mod))
    spin(table)


def hinted(game, stage=None):
    """Return such a table after a hint was asked for."""
    table = table_of(game, stage)
    press(table, pygame.K_h)
    assert table.play.hint.plan
    return table


def card(table):
    """Return the card of the hint, None if there is none."""
    root = table.hud.form.root
    return next((one for one in root.parts() if isinstance(one, ReasonCard)), None)


def button(table, name):
    return table.hud.form.find(ADVICE + name)


def rings(table):
    """Return what is ringed while the table is drawn."""
    paint, found = table.stage.paint, []
    ring = paint.ring
    paint.ring = lambda box, *rest: (found.append(tuple(box)), ring(box, *rest))
    table.draw(paint)
    del paint.ring
    return found


# ── playing it ──


@pytest.mark.parametrize("how", ["enter", "enter after the mouse moved", "button"])
def test_what_a_hint_shows_is_played_whole_and_undone_in_one_step(how):
    table = hinted("isle", "cat")
    match, plan, before = table.play.match, table.play.hint.plan, table.play.match.at
    assert len(plan) == 2 and table.hand.focus == ADVICE + "play"
    if how == "button":
        click(table.stage, button(table, "play").box.center)
    else:
        if how != "enter":
            table.stage.event(pygame.event.Event(pygame.MOUSEMOTION, pos=(40, 700), rel=(9, 9), buttons=(0, 0, 0)))
        press(table, pygame.K_RETURN)
    assert tuple(match.moves[before : before + 2]) == plan and not table.play.hint.open
    table.acts["undo"].use()
    assert match.at == before


@pytest.mark.parametrize(("game", "stage"), MOMENTS)
def test_enter_plays_a_hint_at_every_table(game, stage):
    table = hinted(game, stage)
    match, plan, before = table.play.match, table.play.hint.plan, table.play.match.at
    press(table, pygame.K_RETURN)
    assert tuple(match.moves[before : before + len(plan)]) == plan


@pytest.mark.parametrize("how", ["key", "button"])
def test_another_goes_round_the_best_and_then_says_that_this_was_all(how):
    table = table_of("meow")
    seen = []
    for _ in range(9):
        if how == "key" or not seen:
            press(table, pygame.K_h)
        else:
            click(table.stage, button(table, "another").box.center)
            spin(table)
        seen.append(table.play.hint.plan)
    plans = table.play.hint.plans
    assert 1 < len(plans) <= hints.FEW and len(set(plans)) == len(plans)
    assert seen == [*plans, (), *plans, (), *plans, ()][:9] and table.stage.mind.asked == 1
    while table.play.hint.plan:
        press(table, pygame.K_h)
    before = table.play.match.at
    assert card(table).said.deed == table.stage.words("hint.all") and not button(table, "play").usable()
    assert not table.view.lights.steps and table.hand.focus == ADVICE + "another"
    press(table, pygame.K_RETURN)  # there is nothing to play: it begins again
    assert table.play.hint.plan == plans[0] and table.play.match.at == before


@pytest.mark.parametrize("how", ["escape", "button"])
def test_a_hint_can_be_closed_and_nothing_else_happens(how):
    table = hinted("isle", "place")
    before, held = table.play.match.at, table.view.picture["held"]
    if how == "escape":
        press(table, pygame.K_ESCAPE)
    else:
        click(table.stage, button(table, "close").box.center)
        spin(table)
    assert not table.play.hint.open and not card(table) and not table.view.lights.steps
    assert table.play.match.at == before and table.view.picture["held"] == held and table.stage.top is table
    assert table.hand.focus is None and not rings(table)


def test_a_touch_of_something_else_counts_and_the_hint_goes():
    table = hinted("isle", "cat")
    before, proposed = table.play.match.at, table.play.hint.plan[0][0]
    cats = [one for one in table.view.targets.pieces if one.says and one.piece.spot.startswith("shore")]
    other = next(one for one in cats if one.says != proposed)
    click(table.stage, other.box.center)
    spin(table)
    assert table.play.match.moves[before] == (other.says,) and not card(table)


def test_a_touch_of_nothing_closes_a_hint():
    table = hinted("meow")
    before = table.play.match.at
    click(table.stage, (60, 520))
    spin(table)
    assert not card(table) and table.play.match.at == before


def test_a_click_on_the_card_itself_goes_nowhere():
    table = hinted("isle", "cat")
    before = table.play.match.at
    click(table.stage, card(table).deed.center)
    spin(table)
    assert card(table) and table.play.match.at == before


def test_the_keyboard_may_leave_the_card_and_touch_something_else():
    table = hinted("meow")
    before, proposed = table.play.match.at, table.play.hint.plan[0][0]
    word = next(word for word in table.view.targets.words if word != proposed)
    for _ in range(60):
        if table.hand.focus == word:
            break
        press(table, pygame.K_TAB)
    assert card(table)
    press(table, pygame.K_RETURN)
    assert table.play.match.moves[before] == (word,) and not card(table)


def test_the_tag_opens_the_clause_and_the_hint_is_there_when_one_comes_back():
    table = hinted("isle", "cat")
    tag = button(table, "clause")
    assert tag.number == f"§ {table.play.clause()}"
    click(table.stage, tag.box.center)
    table.stage.settle()
    assert isinstance(table.stage.top, RulesScene)
    table.stage.event(key(pygame.K_ESCAPE))
    table.stage.settle()
    spin(table)
    assert table.stage.top is table and card(table)


def test_there_is_no_hint_while_another_player_thinks():
    table = still_table("meow", mine=False)
    table.stage.mind = Thinks()
    assert not table.acts["hint"].usable()
    table.acts["hint"].use()
    table.hand.look()
    assert not table.play.hint.open and not table.play.hint.asked


# ── what is seen ──


def test_a_hint_shows_what_to_take_and_then_its_place_as_a_ghost():
    table = hinted("isle", "cat")
    (taken,), (way, spot) = table.play.hint.plan
    first, second = table.view.lights.steps
    assert (first.number, second.number) == (1, 2) and not first.ghost and second.ghost
    assert first.piece.face == taken and second.piece.face == taken + way and second.piece.spot == spot
    assert second.box.topleft == table.view.board.place(spot).box.topleft


def test_a_card_whose_name_ends_in_a_number_is_marked_and_not_the_tray_it_lies_on():
    table = still_table("isle", least=0, when=lambda state: state.stage == "give")
    table.stage.mind = Thinks()
    press(table, pygame.K_h)
    ((word,),) = table.play.hint.plan
    (step,) = table.view.lights.steps
    assert step.piece.face == word and step.box == table.view.targets.saying(word)[-1].box


def test_no_digit_stands_beside_the_numbers_of_a_hint(monkeypatch):
    drawn = []
    monkeypatch.setattr(caps, "draw_cap", lambda _paint, digit, _middle: drawn.append(digit))
    table = hinted("isle", "cat")
    assert table.view.lights.keys and table.view.lights.steps
    drawn.clear()
    table.draw(table.stage.paint)
    assert not drawn
    press(table, pygame.K_ESCAPE)
    table.draw(table.stage.paint)
    assert drawn


def test_a_hint_in_minicity_leads_from_the_card_to_the_chamber():
    table = hinted("minicity", "card")
    plan = next(plan for plan in table.play.hint.plans if len(plan) == 2)
    while table.play.hint.plan != plan:
        press(table, pygame.K_h)
    steps = table.view.lights.steps
    assert [step.number for step in steps] == [1, 2, 3]
    assert steps[2].box == table.view.board.place(plan[1][0]).box


def ways(table):
    """Bring the table into every state in which something is marked; yield after each."""
    yield "nothing"
    press(table, pygame.K_h)
    yield "hint"
    for _ in range(4):
        press(table, pygame.K_TAB)
        yield "hint and keyboard"
    press(table, pygame.K_h)
    yield "another"
    for word in table.view.targets.words[:4]:
        table.hand.stand(word)
        table.hand.look()
        yield f"hint, standing on {word}"
    press(table, pygame.K_ESCAPE)
    for _ in range(len(table.view.targets.order()) + 1):
        press(table, pygame.K_TAB)
        yield f"keyboard on {table.hand.focus}"
    for move in table.play.picker.moves[:6]:
        table.hand.stand(move[0])
        table.play.arm((move,))
        table.hand.look()
        yield f"keyboard and armed {move}"
        table.stage.event(pygame.event.Event(pygame.MOUSEMOTION, pos=(11, 1000), rel=(9, 9), buttons=(0, 0, 0)))
        table.stage.event(pygame.event.Event(pygame.MOUSEMOTION, pos=(11, 1020), rel=(9, 9), buttons=(0, 0, 0)))
        yield f"armed {move}"
        press(table, pygame.K_h)
        yield f"hint after armed {move}"
        assert not table.play.armed
        press(table, pygame.K_ESCAPE)


@pytest.mark.parametrize(("game", "stage"), MOMENTS)
def test_two_rings_are_never_on_the_screen(game, stage):
    table = table_of(game, stage)
    for state in ways(table):
        found, focus = rings(table), table.hand.focus
        assert len(found) <= 1, f"{state}: {found}"
        assert bool(found) == bool(focus and focus[0] != "@"), f"{state}: nothing shows where the keyboard stands"


def test_what_waits_to_be_confirmed_wears_a_tick_and_no_ring():
    table = still_table("meow")
    table.stage.change(confirm="always")
    one = next(one for one in table.view.targets.pieces if one.says)
    click(table.stage, (one.box.x + 12, one.box.y + 24))
    spin(table)
    assert table.play.armed and not rings(table) and not table.view.lights.steps
    assert [step.piece.face for step in table.view.lights.armed] == [table.play.armed[0][0]]


def full_table(game, stage, count, **given):
    """Return a table of so many with the person to act and a hint shown, large or in another language."""
    match, rng = Match(Setup(game, seats(count), "full")).begin(), Random("full")
    while len(match.moves) < 60 or match.turn != 0 or (stage and match.state.stage != stage):
        match.play(match.rules.sample(match.state, rng))
        assert not match.over
    scenery = make_stage(**given)
    scenery.mind = Thinks()
    table = scenery.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    scenery.push(table)
    scenery.settle()
    spin(table)
    press(table, pygame.K_h)
    return table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(("game", "stage"), [(game, moment[0]) for game, moment in STAGES.items()])
def test_the_card_stands_where_the_prompt_is_and_hides_no_piece(game, stage, text, language):
    table = full_table(game, stage, min(4, len(NAMES)), text=text, language=language)
    shown, prompt = card(table), table.view.board.places["prompt"]
    there = shown.box.contains(prompt.box) or shown.box.clip(prompt.box).w > prompt.box.w * 0.8
    assert there or text > 1  # large texts may need more room than there is
    assert pygame.FRect(0, 0, 1920, 1080).contains(shown.box)
    rests = [kid.box for kid in shown.parts()] + [shown.deed] + ([shown.why] if shown.said.reason else [])
    for at, box in enumerate(rests):
        assert shown.box.contains(box), "something reaches beyond the card"
        assert not any(box.inflate(-14, -14).colliderect(other.inflate(-14, -14)) for other in rests[at + 1 :])
    laid = shown.spread if text > 1 else shown.box  # grown for large texts it may cover the stock of treasures
    for piece in table.view.easel.pieces if there else ():
        place = table.view.board.place(piece.spot)
        if place and piece.kind not in CALM and piece.face.partition(":")[0] and place.box.h > 30:
            assert not laid.inflate(-16, -16).colliderect(place.box.clip(piece.box)), piece
    for one in (*table.view.targets.pieces, *table.view.targets.marks) if not there else ():
        assert not one.says or not shown.box.colliderect(table.view.camera.lies(one.box)), one.names
    for step in table.view.lights.steps:
        assert there or not shown.box.colliderect(step.box), "it hides what it speaks of"
    for other in table.view.targets.front:
        if other.kind == "word":
            assert not shown.box.colliderect(other.box)


def test_a_hint_says_what_to_do_and_one_reason_in_both_languages():
    for language in ("en", "fr"):
        table = full_table("isle", "cat", 2, language=language)
        said = card(table).said
        assert said.deed and said.reason and "{" not in said.deed + said.reason
        assert said.deed[0].isupper() and said.reason[0].isupper()


# ── what is not told ──


@pytest.mark.parametrize("game", playable())
def test_what_a_hint_shows_of_later_moves_does_not_follow_from_secrets(game):
    table = hinted(game, STAGES.get(game, [None])[0])
    match, rules = table.play.match, table.play.match.rules
    plans = match.rules.moves(match.state)[:12]
    told = [hints.ahead(match, (move,)) for move in plans]
    match.states[match.at] = rules.guess(match.state, match.turn, Random(77))
    assert [hints.ahead(match, (move,)) for move in plans] == told


def test_the_card_goes_when_the_own_cards_are_covered(home):
    match, rng = Match(Setup("meow", seats(2, people=(0, 1)), "two")).begin(), Random("two")
    while match.turn != 0:
        match.play(match.rules.sample(match.state, rng))
    table = seated(match, Thinks(), hold_to_show=("meow",))
    press(table, pygame.K_h)
    assert not card(table), "nobody may read it yet"
    table.stage.event(key(pygame.K_SPACE))
    spin(table)
    assert card(table) and table.view.lights.steps
    table.stage.event(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    spin(table)
    assert not card(table) and not table.view.lights.steps


def test_the_tool_of_hints_shows_the_next_one(home):
    table = hinted("meow")
    first = table.play.hint.plan
    table.hud.press(TOOL + "hint")
    assert table.play.hint.plan not in (first,)
