"""A drop at a refereed table: nodded at as the move it was, objected to with the clause, taken back or let be."""

import pytest
from refereed import GAMES, Table

from meowgames.scenes.menus.ask import AskScene
from meowgames.scenes.menus.rules import RulesScene

WRONG = {  # what the rules do not allow at first: which piece, and where it is dropped
    "isle": ("card0", "hand0"),
    "meow": ("hand0", "trick1"),
    "meowtopia": ("workers0", "hand0"),
    "minicity": ("hand0", "hand1"),
    "neko": ("row0.0,0", "hand0"),
}


def wrong(game, mood="strict"):
    """A table at which something was just done that the rules do not allow."""
    h = Table(game, mood)
    before = h.places()
    spot, target = WRONG[game]
    h.drag(h.on(spot), h.place(target))
    h.spin(2)
    assert h.kind in ("objects", "lost"), (h.kind, h.acts())
    return h, before


@pytest.mark.parametrize("game", GAMES)
def test_a_legal_drag_is_nodded_at_as_the_move_it_was(game):
    h = Table(game).ready()
    move, thread = h.legal()[0], h.thread
    h.acts()
    h.slide(move)
    acts = h.acts()
    assert acts[1:] == [f"nod {' '.join(move)}"] and acts[0].split()[0] != "nod"
    assert h.thread == h.rules.play(thread, move) or h.referee.turn != h.rules.turn(thread)
    assert h.kind == "still" and not h.speaker.spoke
    assert any(text.startswith("Mm. ") for text in h.play.whispers.said)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_do_not_allow_waits_and_can_be_taken_back(game):
    h, before = wrong(game)
    thread = h.thread
    assert h.spoken == (h.kind,) and "back" in h.buttons()
    assert h.speaker.wrong(), "nothing is ringed"
    h.press("back")
    assert h.places() == before and h.thread == thread
    assert h.kind == "still" and not h.spoken


@pytest.mark.parametrize("game", GAMES)
def test_a_strict_referee_blocks_every_other_act_until_it_is_answered(game):
    h, _ = wrong(game)
    h.acts()
    spot = WRONG[game][0]
    if not h.many(spot):
        spot = next(one.spot for one in h.view.pieces() if one.spot.startswith(("hand0", "row0", "card0")))
    h.drag(h.on(spot), h.place(WRONG[game][1]))
    assert isinstance(h.stage.top, AskScene) and h.acts() == []


def test_a_whispering_referee_blocks_nothing():
    h, _ = wrong("meow", "whispers")
    h.acts()
    h.drag(h.on("hand0", 0), h.place("trick0"))
    acts = h.acts()
    assert h.stage.top is h.table and len(acts) >= 1 and acts[0].startswith(("waive:", "hand0"))


def test_what_was_let_be_is_objected_to_no_more():
    h = Table("neko")
    h.drag(h.on("koban0"), h.tool("box"))
    h.spin(2)
    clause = h.referee.verdict.clause
    h.press("let")
    assert h.referee.watch.waived == (clause,) == ("1.6",) and h.thread is not None and not h.spoken
    h.acts()
    h.drag(h.on("koban0"), h.tool("box"))
    h.spin(2)
    assert h.acts()[1:] == [f"waive:{clause}"] and not h.referee.objects and h.thread is not None


def test_a_house_rule_is_crossed_out_in_the_rules():
    h, _ = wrong("meow")
    clause = h.referee.verdict.clause
    h.press("let")
    h.table.open_rules()
    h.stage.settle()
    assert isinstance(h.stage.top, RulesScene) and clause in h.stage.top.waived
    h.stage.top._show(clause)
    row = h.stage.top.form.find(f"clause{clause}")
    assert row.let and row.prose.struck
    other = next(one for one in h.stage.top.form.root.right.parts()[1].parts()[0].parts() if one is not row)
    assert not other.let and not other.prose.struck
    h.stage.top._search("cat")
    assert h.stage.top.waived == frozenset({clause}), "it is forgotten by a search"


def test_the_history_draws_a_border_where_a_clause_was_let_be():
    h, _ = wrong("meow")
    clause = h.referee.verdict.clause
    h.press("let")
    past = h.play.history.past()
    assert [mark.text for line in h.view.log if (mark := past.mark(line))][-1] == "house rule"
    assert h.view.log[-1].text == f"§ {clause} let be"


def test_the_rules_open_at_the_clause_it_speaks_of():
    h, _ = wrong("meow")
    h.press("clause")
    assert isinstance(h.stage.top, RulesScene) and h.stage.top.clause == h.referee.verdict.clause


def test_what_was_whispered_about_and_is_put_right_is_no_house_rule():
    h, _ = wrong("meow", "whispers")
    assert h.referee.objects
    spot = h.referee.verdict.spots[0]
    h.drag(h.on(spot), h.place("hand0"))
    h.spin(2)
    assert not h.referee.objects and not h.referee.watch.waived
    legal = {move[0] for move in h.rules.moves(h.thread)}
    h.drag(h.on("hand0", next(at for at, face in enumerate(h.picture["hand0"]) if face in legal)), h.place("trick0"))
    h.spin(2)
    assert not h.referee.watch.waived and any(act.startswith("nod ") for act in h.acts())
