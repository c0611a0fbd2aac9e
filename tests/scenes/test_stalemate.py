"""A game in which nothing happens: people are told that it will end, and why it has ended."""

import pytest
from looking import Still
from quiet import calm, quiet
from sitting import seated, spin

from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Label
from meowgames.words import Words

GAMES = [("meowtopia", "9.5", "fr"), ("minicity", "7.5", "en"), ("neko", "8.5", "fr")]


@pytest.mark.clause("meowtopia", "9.5")
@pytest.mark.clause("minicity", "7.5")
@pytest.mark.clause("neko", "8.5")
@pytest.mark.parametrize("game, clause, language", GAMES)
def test_people_hear_that_nothing_happens_and_read_why_the_game_has_ended(game, clause, language):
    whole, words = quiet(game), Words(language)
    rules = whole.rules
    first = next(ply for ply, state in enumerate(whole.states) if rules.stalemate(state))
    told = words(*rules.stalemate(whole.states[first]))
    last = max(ply for ply in range(first) if rules.turn(whole.states[ply]) >= 0)  # the move after which it is said
    table = seated(quiet(game, until=lambda match: match.at >= last), Still(), language=language, size=(640, 360))
    stage, match = table.stage, table.play.match
    assert not stage.toasts and told not in [line.text for line in table.view.log]
    table.play.commit(calm(match))
    spin(table, 8)
    assert [toast.text for toast in stage.toasts] == [told] and clause in told
    assert [line.text for line in table.view.log].count(told) == 1
    while not match.over:
        table.play.commit(calm(match))
    table.view.catch_up()
    why = words(*rules.stalemate(match.state))
    assert clause in why and rules.clause(match.state) == clause
    for _ in range(400):
        stage.update(0.5)
        if stage.top is not table:
            break
    assert table.view.log[-1].text == why and why not in [toast.text for toast in stage.toasts]
    assert stage.top is table.turns.result
    stage.draw()
    assert why in [one.text for one, _ in walk(stage.top.form.root) if isinstance(one, Label)]


@pytest.mark.parametrize("game, clause, _language", GAMES)
def test_every_warning_is_said_in_both_languages_with_its_numbers(game, clause, _language):
    match = quiet(game)
    said = {match.rules.stalemate(state) for state in match.states} - {()}
    assert {key.removeprefix(f"{game}.stalemate") for key, *_ in said} == {"", ".last", ".over"}
    for language in ("en", "fr"):
        for key, *numbers in said:
            text = Words(language)(key, *numbers)
            assert clause in text and all(number in text for number in numbers)
