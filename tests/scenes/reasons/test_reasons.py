"""What holds for every refused touch: the most exact name answers, with a rule; a lesson refuses with no other."""

import pytest
from cases import cases, decisions
from looking import Still, make_stage

from meowgames.play import lesson as lessons
from meowgames.play.sheet import plain, read, rule
from meowgames.rules import find, playable
from meowgames.scenes.table.poses import names
from meowgames.scenes.table.tell import reason
from meowgames.screen.paint import Box
from meowgames.screen.table.board import Board
from meowgames.screen.table.place import Piece
from meowgames.words import Words

FEW = 4  # moments of each random match


def test_a_piece_is_called_by_its_spot_then_its_face_then_its_art():
    piece = Piece("straight@3", "tower0.1,-1", 0, Box(0, 0, 1, 1))
    assert names(piece) == ("tower0.1,-1", "straight@3", "straight")
    assert names(piece._replace(still=True)) == ("tower0.1,-1",)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_piece_that_cannot_be_touched_has_a_rule_that_says_why(case):
    rules = find(case.game)
    clauses = {one.number: one.text for part in read(case.game, "en").chapters for one in part.clauses}
    for state in decisions(case)[::5][:FEW]:
        seat = rules.turn(state)
        words = {word for move in rules.moves(state) for word in move}
        for piece in Board(case.game, case.seats, seat).lay(rules.look(state, seat)):
            called = names(piece)
            if words.isdisjoint(called):
                clause = next(filter(None, (rules.why_not(state, (name,)) for name in called)), None)
                assert clause and plain(rule(clauses[clause])).strip(), called


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", playable())
def test_no_reason_quotes_an_example(game, language):
    words, cut = Words(language), 0
    for part in read(game, language).chapters:
        for clause in part.clauses:
            said = reason(words, game, clause.number)
            assert said.startswith(f"§ {clause.number}") and "Exampl" not in said and "Exempl" not in said
            cut += len(said) < len(f"§ {clause.number}  {plain(clause.text)}".rstrip())
    assert cut


@pytest.mark.parametrize("game", [game for game in playable() if lessons.has(game)])
def test_a_lesson_cites_no_clause_against_what_the_rules_allow(game):
    course, kept, cited = lessons.read(game), 0, set()
    for at in course.steps():
        step = course.parts[at[0]].steps[at[1]]
        if step.kind != "do":
            continue
        stage = make_stage()
        stage.mind = Still()
        table = stage.doors.lesson(game, at)
        stage.push(table)
        stage.settle()
        table.hand.look()
        lesson, seen = table.play, set()
        legal = {word for move in lesson.match.rules.moves(lesson.state) for word in move}
        for one in table.view.targets.pieces:
            if one.says or one.names in seen or lesson.picker.said:
                continue
            seen.add(one.names)
            lesson.reply()
            lesson.touch(one.names, ())
            assert lesson.answer
            if not legal.isdisjoint(one.names):
                assert not lesson.answer_clause, (step.say, one.names)
                kept += 1
            cited.add(lesson.answer_clause)
    assert kept and len(cited) > 5
