"""What a touch means where it means several moves, held against every game; and what each game understands."""

from random import Random

import minicity_table as hill
import pytest
from cases import cases, decisions, every_case

from meowgames.play.changes import art
from meowgames.rules import BACK, find, isle, meowtopia, minicity
from meowgames.words import Words


def touches(rules, state):
    """All that a hand might touch, after nothing and after each first word of a move."""
    picture = rules.look(state, rules.turn(state))
    names = {*picture, *(art(face) for faces in picture.values() for face in faces), *rules.shortcuts(state)}
    names |= {word for move in rules.moves(state) for word in move}
    starts = [(), *dict.fromkeys(move[:1] for move in rules.moves(state) if len(move) > 1)]
    return [(*start, name) for start in starts[:6] for name in sorted(names)]


def made(rules, state, plan):
    """Make the moves of a plan, each legal and of the same seat; return what they lead to."""
    seat = rules.turn(state)
    for move in plan:
        assert rules.turn(state) == seat and move in rules.moves(state), (plan, move)
        state = rules.play(state, move)
    return state


@every_case
def test_a_plan_is_legal_move_by_move_and_no_two_are_the_same(case):
    rules = find(case.game)
    for state in decisions(case):
        for words in touches(rules, state):
            plans = rules.meant(state, words)
            assert all(plans) and len(set(plans)) == len(plans)
            for plan in plans:
                made(rules, state, plan)


@every_case
def test_a_shortcut_has_a_text_and_means_something(case):
    rules, words = find(case.game), Words("fr")
    for state in decisions(case):
        for name in rules.shortcuts(state):
            assert rules.meant(state, (name,)), name
            stem = name.rstrip("0123456789")
            assert words.has(f"{case.game}.{name}") or words.has(f"{case.game}.face.{stem}"), name


@every_case
def test_what_is_obvious_is_legal(case):
    rules = find(case.game)
    for state in decisions(case):
        move = rules.obvious(state)
        assert move is None or move in rules.moves(state)


@every_case
def test_what_a_touch_means_follows_from_what_its_seat_can_see(case):
    rules = find(case.game)
    for number, state in enumerate(decisions(case)):
        guess = rules.guess(state, rules.turn(state), Random(number))
        assert rules.shortcuts(guess) == rules.shortcuts(state) and rules.obvious(guess) == rules.obvious(state)
        for words in touches(rules, state):
            assert rules.meant(guess, words) == rules.meant(state, words)


@every_case
def test_to_put_back_is_to_have_taken_nothing(case):
    rules = find(case.game)
    for state in decisions(case):
        for move in rules.moves(state):
            after = rules.play(state, move)
            if rules.turn(after) == rules.turn(state) and BACK in rules.moves(after):
                assert rules.play(after, BACK) == state


# ── minicity ──


def test_a_card_takes_its_ant_to_a_chamber_by_the_end_that_suffices():
    state = hill.turn3("yrgb")
    near = minicity.meant(state, ("card-yellow", "chamber33"))
    assert [plan[1] for plan in near] == [("chamber33",)] * 4  # one step: every end will do, for runs of one and two
    assert len({plan[0] for plan in near}) == 4
    far = minicity.meant(state, ("card-yellow", "chamber26"))
    assert [plan[0][1] for plan in far] in (["road-a5"], ["road-b5"])  # two steps: only beside a yellow card
    assert minicity.meant(state, ("card-yellow", "chamber2")) == []  # too far
    assert minicity.meant(state, ("chamber33",)) == [] == minicity.meant(state, ("card-violet", "chamber33"))


def test_of_ends_that_give_as_many_steps_the_river_decides():
    state = hill.turn3("yrgb")
    near = state._replace(roads=((1, "1" * 6), state.roads[1]))  # one step to its left flows the river
    city = minicity.city.city(near.table.level)
    plans = [
        plan
        for card in ("card-red", "card-grey")
        for room in city.names
        for plan in minicity.wishes.walks(near, card, room)
    ]
    laid = [city.squares[plan[0][1]] for plan in plans]
    assert laid and all(0 < at < len(city.roads[road]) - 1 for road, at in laid)


def test_no_centipede_is_tired_where_feet_suffice():
    state = hill.befriend(hill.turn3("yrgb", friends=True), "centipede")
    for plan in minicity.meant(state, ("card-yellow", "chamber26")):
        assert made(minicity, state, plan).club.spent == state.club.spent


def test_filling_takes_what_the_hand_can_use():
    state = hill.dealt(["yrgb", "ybrg"])
    (plan,) = minicity.meant(state, ("fill",))
    assert ("fill",) not in plan and len(plan) >= 6
    after = made(minicity, state, plan)
    use = minicity.wishes.useful(state)
    best = max(use, key=use.get)
    assert (best,) in plan and minicity.goods.total(after.crates[0]) == minicity.goods.SMALL


def test_all_that_fits_is_unloaded_unless_keeping_it_earns_something():
    turn = hill.load(hill.turn3("yrgb"), "bb", "yy")
    plain = hill.follow(turn, "card-yellow road-a5", "chamber33")
    assert plain.stage == "unload" and minicity.obvious(plain) == ("food-blue",)
    turn = hill.load(hill.turn3("yrgb", friends=True), "bb", "yy")
    social = hill.follow(turn, "card-yellow road-a5", "chamber33")
    assert social.stage == "unload" and minicity.obvious(social) is None


# ── meowtopia ──


def farm(*moves):
    """A state of a match of two after these moves, words apart by spaces."""
    state = meowtopia.start(None, 2)
    for move in moves:
        state = meowtopia.play(state, tuple(move.split()))
    return state


@pytest.mark.parametrize("word, sent", [("all2", 2), ("send1", 1)])
def test_kittens_are_sent_at_once_and_then_it_is_enough(word, sent):
    state = farm("tile-food")
    assert meowtopia.shortcuts(state) == ("all2", "send1")
    (plan,) = meowtopia.meant(state, (word,))
    after = made(meowtopia, state, plan)
    assert after.homes[0].asleep.bit_count() == sent and after.turn == 1


def test_a_merchant_is_asked_about_once_and_then_sells_the_same():
    state = farm("tile-recruit", "merchant")
    while state.turn != 0 or state.stage != "morning":
        legal = meowtopia.moves(state)
        state = meowtopia.play(state, next(m for m in (("pass",), ("feed",), ("done",), *legal) if m in legal))
    who = next(iter(state.homes[0].stalls)).kitten
    name = meowtopia.families.NAME[who]
    state = state._replace(homes=(state.homes[0]._replace(food=3, gold=3), *state.homes[1:]))
    assert sorted(meowtopia.meant(state, (name,))) == [(("coin0", name),), (("food0", name),)]
    fed = meowtopia.play(state, ("food0", name))
    fed = fed._replace(spent=0)
    assert meowtopia.meant(fed, (name,)) == [(("food0", name),)]


def test_supper_goes_without_saying_only_where_there_is_enough():
    state = farm("tile-fields", "done", "pass")
    assert state.stage == "supper"
    rich, poor = (state._replace(homes=(state.homes[0]._replace(food=food), *state.homes[1:])) for food in (9, 0))
    assert meowtopia.obvious(rich) == ("feed",) and meowtopia.obvious(poor) is None


# ── isle ──


@pytest.mark.parametrize("case", [case for case in cases() if case.game == "isle"], ids=str)
def test_another_cat_is_taken_instead_of_the_one_in_hand(case):
    for state in decisions(case):
        if state.stage not in ("place", "lay"):
            continue
        others = [tile for (tile, *_) in isle.moves(isle.play(state, BACK)) if tile not in (state.held, "pass", "skip")]
        for tile in others:
            (plan,) = isle.meant(state, (tile,))
            assert made(isle, state, plan).held == tile
        assert isle.meant(state, (state.held,)) == []
