"""The log in its drawer: headings fold, a line lights its pieces, is copied, and shows again what came after it."""

import pygame
import pytest
from looking import Still, click, key, make_stage, mouse
from sitting import seats, spin, still_table

from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.play.match import Match, Setup
from meowgames.rules import OVER
from meowgames.scenes.menus.replay import ReplayScene
from meowgames.scenes.table import drawer, rings
from meowgames.scenes.table.meaning import drawn
from meowgames.scenes.table.targets import LOG
from meowgames.screen.paint import written
from meowgames.words import Words


@pytest.fixture
def table():
    """A farm after some rounds, its log pulled up."""
    table = still_table("meowtopia", least=60)
    table.hud.fold_log()
    spin(table)
    return table


def rows(table):
    return table.hud.form.find(LOG).rows


def texts(table):
    return [line.text for line in table.view.log]


def line_rows(table):
    return [row for row in rows(table) if not row.head]


def heads(table):
    return [row for row in rows(table) if row.head]


def test_the_newest_part_is_open_and_a_click_on_its_heading_folds_it(table):
    shown = [row.text for row in line_rows(table)]
    assert shown == texts(table)[-len(shown) :]
    part = table.view.log[-1].part
    lines = [line for line in table.view.log if line.part == part]
    assert heads(table)[-1].text == part and not heads(table)[-1].shut
    click(table.stage, heads(table)[-1].box.center)
    spin(table)
    assert rows(table)[-1].text == part and rows(table)[-1].note == Words("en").many("log.lines", len(lines))
    assert len(line_rows(table)) <= len(shown) - len(lines) or heads(table)[0].text != part
    click(table.stage, rows(table)[-1].box.center)
    spin(table)
    assert [row.text for row in line_rows(table)] == shown


def test_it_is_pulled_up_as_high_as_its_lines_need():
    table = still_table("meow", least=2, players=4)
    drawn = table.hud.form.find(LOG).box.h
    table.hud.fold_log()
    spin(table)
    few = table.hud.form.find(LOG).box
    assert [row.text for row in line_rows(table)] == texts(table) and drawn <= few.h < drawer.HIGH / 2
    assert rows(table)[0].box.y - few.y < 60 or few.h == drawn  # no bare sheet above them
    while table.hud.form.find(LOG).box.h < drawer.HIGH:
        table.real.commit(table.match.rules.moves(table.match.state)[0])
        table.view.catch_up()
        spin(table)
        if table.hud.form.find(LOG).box.h < drawer.HIGH:
            assert len(line_rows(table)) == sum(line.part == table.view.log[-1].part for line in table.view.log)


def test_older_parts_are_folded_until_a_click_unfolds_them(table):
    log = table.view.log
    while unfolded := [row for row in heads(table) if not row.shut]:
        click(table.stage, unfolded[0].box.center)
        spin(table)
    first = heads(table)[0]
    older = [line.text for line in log if line.part == first.text]
    assert first.text != log[-1].part and first.note == Words("en").many("log.lines", len(older))
    click(table.stage, first.box.center)
    spin(table)
    found = [row.text for row in rows(table)]
    at = found.index(first.text)
    assert found[at + 1 :][: len(older)] == older[: len(found) - at - 1]


def seated(match, **looks):
    stage = make_stage(hold_to_show=(), **looks)
    stage.mind = Still()
    table = stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
    stage.push(table)
    stage.settle()
    spin(table)
    return table


def test_a_line_lights_the_pieces_it_is_about():
    match = Match(Setup("meowtopia", seats(2), "lit")).begin()
    for move in (("tile-food",), ("marmalade1",), ("marmalade2",), ("pass",)):
        match.play(move)
    table = seated(match)
    table.hud.fold_log()
    spin(table)
    view, row = table.view, next(row for row in line_rows(table) if row.text == "Tangerine and Honey work for 5 food")
    assert drawer.pointed(view) is None
    plain = table.stage.paint.surface.copy()
    table.event(mouse(pygame.MOUSEMOTION, row.box.center))
    spin(table)
    line = drawer.pointed(view)
    assert line and line.text == row.text
    pieces = drawer.meant(view, line)
    assert {(piece.spot, piece.face) for piece in pieces} >= {
        ("workers0", "marmalade1@1"),
        ("workers0", "marmalade2@1"),
    }
    assert not any(piece.spot.startswith(("field", "score", "workers1")) for piece in pieces)
    kitten = next(piece for piece in pieces if piece.spot == "workers0")
    edge = table.stage.paint.pixels(kitten.box.inflate(18, 18)).topleft
    assert table.stage.paint.surface.get_at((edge[0], edge[1] + 20)) != plain.get_at((edge[0], edge[1] + 20))


@pytest.mark.parametrize("language, text", [("en", 1.0), ("fr", 2.0)])
def test_a_whole_row_gets_one_ring_that_hides_no_number(language, text, monkeypatch):
    match = Match(Setup("minicity", seats(2), "E")).begin()
    while match.turn != 0 or not match.state.round:
        match.play(("fill",))
    table = seated(match, language=language, text=text)
    table.hud.fold_log()
    spin(table)
    edges = []
    monkeypatch.setattr(rings, "draw_ring", lambda _paint, edge: edges.append(edge))
    table.event(mouse(pygame.MOUSEMOTION, line_rows(table)[-1].box.center))
    spin(table)
    edges.clear()
    table.draw(table.stage.paint)
    places = [table.view.board.place(spot).box for spot in ("crate1", "stock1")]
    for box in places:
        (ring,) = [edge for edge in edges if edge.colliderect(box)]
        assert ring.w >= box.w
        inside = ring.inflate(-2 * rings.THICK, -2 * rings.THICK)
        for letters in written(table.stage.paint, [ring]):
            assert inside.contains(letters) or not ring.colliderect(letters), letters
    pieces = drawer.meant(table.view, drawer.pointed(table.view))
    assert not any(piece.face == "open" for piece in pieces), "where one may lay a card is nothing that came"


def test_a_click_on_a_line_shows_again_what_happened_from_there(table):
    view, row = table.view, line_rows(table)[-2]
    line = next(line for line in view.log if line.text == row.text and line.ply >= view.logbook.plies - 20)
    click(table.stage, row.box.center)
    table.update(0.01)
    seen = []
    for _ in range(4000):
        table.update(0.05)
        if view.said and view.said not in seen:
            seen.append(view.said)
        if not view.easel.busy and not view.said:
            break
    told = [one.text for one in view.log if one.ply >= line.since]
    assert seen[0] in told and seen[-1] == told[-1]
    assert view.picture == view.sights(table.match.at, view.eye).picture


def test_the_keyboard_reaches_a_line_and_copies_it(table, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    names = table.view.targets.order()
    assert [row.key for row in rows(table)] == names[-len(rows(table)) :]
    table.hand.stand(line_rows(table)[-1].key)
    spin(table)
    table.event(key(pygame.K_c, pygame.KMOD_CTRL))
    assert copied == [table.view.log[-1].text]
    table.event(key(pygame.K_UP))
    spin(table)
    table.event(key(pygame.K_c, pygame.KMOD_CTRL))
    assert copied[1:] == [table.view.log[-2].text]


def test_the_keyboard_walks_up_to_the_first_row_there_is(table):
    table.hand.stand(rows(table)[-1].key)
    every = table.hud.form.find(LOG)._all()
    for _ in every:
        if table.hand.focus == every[0].key:
            break
        table.event(key(pygame.K_UP))
        spin(table)
    assert table.hand.focus == every[0].key == rows(table)[0].key


def test_a_drawer_that_is_not_pulled_up_is_no_stop_of_the_keyboard():
    table = still_table("meow")
    assert rows(table) and not any(name.startswith(drawer.ROW) for name in table.view.targets.order())


def test_another_language_tells_the_same_log_anew(table):
    english = texts(table)
    table.stage.change(language="fr")
    spin(table)
    french = texts(table)
    assert len(french) == len(english) and not set(french) & set(english)


def test_undo_takes_the_sentence_back_and_what_is_tried_is_never_told():
    match = Match(Setup("isle", seats(2), "still")).begin()
    while match.at < 5 or match.turn != 0:
        match.play(match.rules.moves(match.state)[0])
    table = seated(match)
    before = texts(table)
    table.play.commit(match.rules.moves(match.state)[0])
    table.play.commit(match.rules.moves(match.state)[0])
    table.view.catch_up()
    assert len(texts(table)) > len(before)
    assert table.try_out()  # the other is to act
    cat = table.play.picker.next()[0]
    table.play.commit((cat,))
    table.view.tell_all()
    assert "held" in table.view.picture and len(texts(table)) == len(before) + 1
    table.stop_trying()
    table.play.jump(match.at - 2)
    assert texts(table) == before


def test_whoever_looks_reads_their_own_secrets_and_no_others():
    match = Match(Setup("isle", seats(2, people=(0, 1)), "still")).begin()
    while match.at < 6:
        match.play(match.rules.moves(match.state)[0])
    table = seated(match)
    for seat, name in ((0, "Léa"), (1, "Mochi"), (0, "Léa")):
        table.play.sit(seat)
        assert [text.split()[0] for text in texts(table) if "gives back: " in text] == [name]
        table.play.tools["recap"].use()
        assert [text.split()[0] for text in texts(table) if "gives back: " in text] == [name]
        table.view.catch_up()
    table.play.sit(OVER)
    assert not [text for text in texts(table) if "gives back: " in text]


def test_a_replay_says_what_the_log_says():
    match = still_table("isle").match
    scene = ReplayScene(make_stage(), match)
    every = [line.text for line in scene.view.logbook.between(0, match.at)]
    said = []
    for index in range(len(scene.stops)):
        scene.jump(index)
        said += [text for text in scene.caption().split("\n") if text]
    assert said == every and any(" aboard" in text for text in said)


def test_a_remark_stands_where_it_was_made_and_is_about_no_piece():
    match = Match(Setup("meowtopia", seats(2), "lit")).begin()
    table = seated(match)
    view = table.view
    view.logbook.remark(-1, 0, ("log.hint", "Léa"))
    for move in (("tile-food",), ("marmalade1",), ("marmalade2",), ("pass",), ("feed",)):
        table.play.commit(move)
    view.catch_up()
    view.logbook.remark(1, 0, ("log.hint", "Mochi"))
    view.tell_all()
    assert [at for at, text in enumerate(texts(table)) if "hint" in text] == [0, 2]
    assert {line.part for line in view.log} == {"Round 1"}
    for line in view.log:
        assert bool(drawer.meant(view, line)) == ("hint" not in line.text), line


def test_a_log_pulled_up_says_how_far_undo_reaches():
    match = Match(Setup("meow", seats(3), "border")).begin()
    while match.turn != 0:
        match.play(match.rules.moves(match.state)[0])
    table = seated(match)
    table.stage.change(undo="fair")
    table.hud.fold_log()
    spin(table)
    assert isinstance(rows(table)[-1], drawer.Border) and rows(table)[-1].said == "no undo past here"
    table.play.make((match.rules.moves(match.state)[0],))
    spin(table)
    border = next(at for at, row in enumerate(rows(table)) if isinstance(row, drawer.Border))
    assert rows(table)[border].said == "undo reaches to here" and "Léa" in rows(table)[border + 1].text
    table.stage.change(undo="free")
    table.hud.refresh()
    spin(table)
    assert not any(isinstance(row, drawer.Border) for row in rows(table))


def test_where_a_folded_log_would_lie_nothing_is_explained_as_the_log():
    table = still_table("meow")
    table.stage.change(text=2.0)
    spin(table)
    place = table.view.board.places["log"].box
    assert all(one.kind != "log" for one in drawn(table.view, place.center))


def test_a_log_opened_again_shows_the_newest_lines(table):
    table.hud.form.find(LOG).leaf(6)
    spin(table)
    assert line_rows(table)[-1].text != texts(table)[-1]
    for _ in range(3):
        table.hud.fold_log()
        spin(table)
    assert line_rows(table)[-1].text == texts(table)[-1]
