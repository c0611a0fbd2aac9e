"""The free table, chapter 10: the referee that watches a game which is played by hand."""

from random import Random

import pytest
from cases import Case, line
from freehand import do, laid, no, rules
from sitting import seats
from sliding import drop, in_step, plan_of, refereed, slides

from meowgames.play import referee
from meowgames.play.boards import boards
from meowgames.play.match import Match, Setup
from meowgames.rules import CHANCE, Ask, Broken, find
from meowgames.rules.free import watching
from meowgames.rules.free.state import ASK, HAND, MOODS, OFF, PAW, STRICT

CASE = Case("meow", 3)


def moment(case: Case = CASE, ply: int = 20, luck: str = PAW):
    """A refereed table at a moment of a random match at which somebody decides."""
    states = [state for state in line(case).states if find(case.game).turn(state) >= 0]
    return refereed(case, states[ply], Random(0), luck)


def slid(table):
    """The same table with a card of the hand that is to play dragged to its place, and the move that was."""
    plan = plan_of(table, Random(3))
    return drop(table, slides(table, plan)[0]), plan


def answers(table) -> dict[str, str]:
    """The first answer to everything that must be asked of a table."""
    asked: dict[str, str] = {}
    while isinstance(found := watching.stand(table, asked), Ask):
        asked[found.what] = found.answers[0]
    assert not isinstance(found, Broken)
    return asked


# ── it watches ──


@pytest.mark.clause("free", "10.1")
@pytest.mark.parametrize("board", boards())
def test_every_game_with_rules_can_be_watched_and_nothing_else(board):
    table = laid(board, 2)
    known = watching.game(table) is not None
    assert (
        (no(table, "referee:strict") is None) == known == (board in ("meow", "isle", "meowtopia", "minicity", "neko"))
    )
    assert known or no(table, "referee:strict") == "10.1"


@pytest.mark.clause("free", "10.1")
def test_anybody_switches_it_at_any_time_to_anything_else():
    table = laid("meow")
    for seat in range(3):
        table = do(table, *([f"seat:{seat}"] if seat != table.actor else []))
        for mood in (*MOODS[1:], OFF):
            table = do(table, f"referee:{mood}")
            assert no(table, f"referee:{mood}") == "10.1" and table.watch.mood == mood
    assert no(table, "referee:loud") == no(table, "referee:") == no(table, "referee:strict deck") == "10.1"


@pytest.mark.clause("free", "10.1")
@pytest.mark.parametrize("word", ["stand", "nod red1", "say red1", "waive:3.5", "luck:paw", "fate:paw"])
def test_nothing_is_said_to_it_while_it_is_off(word):
    table = laid("meow")
    assert table.watch.mood == OFF and no(table, word) == "10.1"


@pytest.mark.clause("free", "10.1")
def test_a_strict_referee_forbids_no_hand_in_the_rules_of_the_table():
    table = moment()
    after = do(table, "hand0 hand1")
    assert referee.judge(after).kind == referee.OBJECTS
    assert no(after, "hand1 hand0") is None, "the screen waits, not the table"


# ── the thread ──


@pytest.mark.clause("free", "10.2")
def test_it_asks_what_the_pieces_cannot_say():
    table = do(moment(Case("minicity", 3), 40), "referee:off", "referee:strict")
    found = watching.stand(table, {})
    assert isinstance(found, Ask) and len(found.answers) > 1 and no(table, "stand") == "10.2"
    words = "stand " + " ".join(f"{what}={answer}" for what, answer in answers(table).items())
    assert no(table, words + "x") == "10.2"
    after = do(table, words)
    assert after.watch.thread and watching.pieces(after) == watching.wanted(after, after.watch.thread[0])


@pytest.mark.clause("free", "10.2")
def test_what_cannot_lie_so_is_named_by_its_clause_and_nothing_is_followed():
    table = do(laid("meow"), "referee:strict")
    token = next(spot for spot, lying in table.places if spot.startswith("first"))
    hurt = do(table, f"{token} row3")
    found = watching.stand(hurt, {"expert": False, "vases": "steep", "history": False})
    assert isinstance(found, Broken) and found.clause == "5.3"
    assert no(hurt, "stand") == "10.2" and referee.judge(hurt).kind == referee.LOST
    assert no(hurt, "nod red1") == no(hurt, "say red1") == no(hurt, "fate:paw") == "10.2"


# ── nods and words ──


@pytest.mark.clause("free", "10.3")
def test_it_nods_at_a_move_and_does_what_follows_from_it():
    case = Case("meow", 2)
    game, seen = find("meow"), 0
    for state in line(case).states:
        if game.turn(state) < 0 or len(state.trick) < 1:
            continue
        table = refereed(case, state, Random(0))
        after, plan = slid(table)
        assert referee.judge(after) == referee.Verdict(referee.NOD, plan)
        nodded = in_step(do(after, f"nod {plan[0][0]}"))
        assert nodded.watch.thread[0] == game.play(state, plan[0]) or game.turn(game.play(state, plan[0])) == CHANCE
        seen += 1
    assert seen > 5


@pytest.mark.clause("free", "10.3")
def test_it_nods_at_nothing_that_the_rules_forbid():
    game = find("meow")
    for state in line(CASE).states:
        if game.turn(state) < 0:
            continue
        table = refereed(CASE, state, Random(0))
        hand = f"hand{game.turn(state)}"
        legal = {move[0] for move in game.moves(state)}
        for at, piece in enumerate(dict(table.places)[hand]):
            found = referee.judge(do(table, f"{hand}~{at} trick{game.turn(state)}"))
            assert found.kind == (referee.NOD if piece.face in legal else referee.OBJECTS)
            assert piece.face in legal or no(table, f"nod {piece.face}") == "10.3"


@pytest.mark.clause("free", "10.3")
def test_where_pieces_could_mean_several_moves_it_asks():
    case, found = Case("minicity", 2), []
    game = find("minicity")
    for state in line(case).states:
        if game.turn(state) >= 0 and ("only1",) in game.moves(state):
            table = refereed(case, state, Random(0))
            found = referee.judge(drop(table, slides(table, (("only1",),))[0]))
            assert found.kind == referee.ASKS and (("only1",),) in found.plans and len(found.plans) == 2
    assert found


@pytest.mark.clause("free", "10.4")
def test_a_move_that_no_piece_can_show_is_said():
    case, game, passed = Case("isle", 2), find("isle"), 0
    for state in line(case).states:
        if game.turn(state) >= 0 and ("pass",) in game.moves(state):
            table = refereed(case, state, Random(0))
            assert ("pass",) in referee.said(table)
            after = in_step(do(table, "say pass"))
            assert (
                after.watch.thread[0] == game.play(state, ("pass",)) or after.table != table.table or after.watch.thread
            )
            passed += 1
        elif game.turn(state) >= 0:
            assert no(refereed(case, state, Random(0)), "say pass") == "10.4"
    assert passed


# ── house rules ──


@pytest.mark.clause("free", "10.5")
def test_what_is_let_be_is_written_down_once_and_the_thread_goes_on_if_it_can():
    table = moment()
    token = next(spot for spot, lying in table.places if spot.startswith("first"))
    hurt = do(table, f"{token} row3")
    found = referee.judge(hurt)
    assert found.kind == referee.OBJECTS and no(hurt, f"waive:{found.clause}") is None
    once = do(hurt, f"waive:{found.clause}")
    assert once.watch.waived == (found.clause,) and not once.watch.thread
    assert do(once, f"waive:{found.clause}").watch.waived == (found.clause,)
    assert do(once, "waive:1.2").watch.waived == (found.clause, "1.2")
    assert no(hurt, "waive:") == "10.1" and no(hurt, "waive:nine") == no(hurt, "waive:1.2 deck") == "10.5"


@pytest.mark.clause("free", "10.5")
def test_after_a_wrong_card_was_let_be_the_game_goes_on_from_there():
    game, gone_on = find("meow"), 0
    for state in line(CASE).states:
        if game.turn(state) < 0 or len(state.trick) != 1:
            continue
        table, seat = refereed(CASE, state, Random(0)), game.turn(state)
        other = (seat + 1) % 3  # plays too early
        hurt = do(table, f"hand{other} hand{seat}", f"hand{seat}~0 hand{other}")
        after = do(hurt, "waive:2.6")
        assert not after.watch.thread or in_step(after)
        gone_on += bool(after.watch.thread)
    assert gone_on > 3


# ── chance ──


@pytest.mark.clause("free", "10.6")
def test_who_draws_for_chance_is_agreed_and_can_be_agreed_anew():
    table = moment(luck=ASK)
    assert no(table, "luck:ask") == no(table, "luck:dog") == "10.6" and no(table, "luck:") == "10.1"
    for luck in (HAND, PAW, HAND):
        table = do(table, f"luck:{luck}")
        assert table.watch.luck == luck and no(table, f"luck:{luck}") == "10.6"
    assert no(table, "fate:paw") == "10.6", "chance owes nothing now"


@pytest.mark.clause("free", "10.6")
def test_what_a_hand_drew_counts_when_it_lies_there_whole():
    case, game = Case("isle", 2), find("isle")
    days = [at for at, state in enumerate(line(case).states) if game.turn(state) == CHANCE][2:]
    state = line(case).states[days[0]]
    table = refereed(case, state, Random(0), HAND)
    assert no(table, "fate:hand") == "10.6" and no(table, "fate:paw") is None and not table.wait
    bag = [piece.face for piece in dict(table.places)["bag"]]
    cats = [at for at, face in enumerate(bag) if not face.startswith("rare")][:8]
    for number, at in enumerate(cats):
        assert no(table, "fate:hand") == "10.6" and referee.judge(table).kind == referee.STILL
        table = rules.play(table, ("bag", f"shore{number}"))
        table = rules.play(table, ("draw", str(at - number)))
    assert referee.judge(table).kind == referee.FATE
    after = in_step(do(table, "fate:hand"))
    assert sorted(after.watch.thread[0].shore) == sorted(bag[at] for at in cats)
    drawn = do(refereed(case, state, Random(0), HAND), "fate:paw")
    assert game.turn(drawn.watch.thread[0]) >= 0 and in_step(drawn)


# ── undo ──


@pytest.mark.clause("free", "10.7")
def test_undo_takes_nods_answers_and_house_rules_back():
    match = Match(Setup("free", seats(3, range(3)), "seed", {}, laid="meow")).begin()
    match.play(("referee:strict",))
    asked = answers(match.state)
    match.play(("stand", *[f"{what}={answer}" for what, answer in asked.items()]))
    match.play(("luck:paw",))
    table, kept = match.state, match.at
    after, (move,) = slid(table)
    match.play(next(words for words in _drags(table, move)))
    match.play(("nod", *move))
    assert match.state.watch.thread != table.watch.thread
    match.jump(match.undo_to("free"))
    match.jump(match.undo_to("free"))
    assert match.state is table and match.at == kept
    match.play(("waive:3.5",))
    assert match.state.watch.waived == ("3.5",)
    match.jump(match.undo_to("free"))
    assert match.state.watch == table.watch
    match.jump(match.undo_to("free"))
    match.jump(match.undo_to("free"))
    assert not match.state.watch.thread and match.state.watch.mood == STRICT


def _drags(table, move):
    """The drags of a card to its place, as words."""
    seat = find("meow").turn(table.watch.thread[0])
    for at, piece in enumerate(dict(table.places)[f"hand{seat}"]):
        if piece.face == move[0]:
            yield (f"hand{seat}~{at}", f"trick{seat}")


@pytest.mark.clause("free", "10.5")
def test_a_move_that_was_let_be_counts_and_the_clause_can_hold_again():
    game, counted = find("meow"), 0
    for state in line(CASE).states:
        hand = f"hand{game.turn(state)}"
        legal = {move[0] for move in game.moves(state)}
        held = game.look(state, game.turn(state)).get(hand, ())
        wrong = next((card for card in held if card not in legal), None) if game.turn(state) >= 0 else None
        if wrong is None:
            continue
        table, seat = refereed(CASE, state, Random(0)), game.turn(state)
        at = [piece.face for piece in dict(table.places)[hand]].index(wrong)
        hurt = do(table, f"{hand}~{at} trick{seat}")
        found, words = referee.judge(hurt), referee.unruly(hurt)
        assert (found.kind, found.clause, words) == (referee.OBJECTS, "3.5", (wrong,))
        after = do(hurt, f"waive:3.5 {wrong}")
        assert after.watch.thread == (game.play(state, (wrong,)),) and in_step(after)
        again = do(after, "waive:held-3.5")
        assert after.watch.waived == ("3.5",) and again.watch.waived == () and no(again, "waive:held-3.5") == "10.5"
        counted += 1
    assert counted > 3
