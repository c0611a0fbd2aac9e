"""What rivals moved last wears a ring, and the newest of them a caption that hides nothing."""

from random import Random

import pytest
from looking import Still, make_stage
from sitting import seated, seats

from meowgames.play.match import Match, Setup
from meowgames.rules import CHANCE, OVER, playable
from meowgames.scenes.table import caption, footprints
from meowgames.scenes.table.targets import Print, Trace
from meowgames.screen.ledger import hidden
from meowgames.screen.paint import SAFE, Box

TABLES = [  # game, seats, text size
    *(("meow", 6, 1.0), ("meowtopia", 4, 1.0), ("minicity", 4, 1.0), ("neko", 5, 1.0), ("isle", 4, 1.0)),
    *(("meow", 3, 2.0), ("meowtopia", 2, 2.0), ("minicity", 3, 2.0), ("neko", 3, 2.0), ("isle", 2, 2.0)),
]


def table_of(game, count, people=(0,), **settings):
    """Return a table where nobody thinks, its match just begun."""
    return seated(Match(Setup(game, seats(count, people), "prints")).begin(), Still(), **settings)


def go_on(table, rng, plies=1):
    """Let whoever is to act make random moves, shown at once."""
    for _ in range(plies):
        if not table.match.over:
            table.real.commit(table.match.rules.sample(table.match.state, rng))
            rest(table)


def rest(table):
    """Let everything that moves arrive."""
    table.view.catch_up()
    table.stage.update(0.1)
    table.stage.update(0.1)


def moment(game, count, when, people=(0,), most=400, **settings):
    """Return a table and its dice, where something holds for the first time."""
    table, rng = table_of(game, count, people, **settings), Random("prints")
    for _ in range(most):
        if when(table):
            return table, rng
        go_on(table, rng)
    raise AssertionError("it never happened")


def rival_moved(table):
    return bool(table.view.lights.prints) and table.match.turn == 0


def rings(view):
    return [piece.box for one in view.lights.prints for piece in footprints.pieces(view, one)]


def must_be_seen(table):
    """Return what no caption may lie on, as it is seen: found anew here, not asked of the caption."""
    view, see = table.view, table.view.camera.lies
    touchable = [see(one.box) for one in (*view.targets.pieces, *view.targets.marks) if one.says]
    front = [one.box for one in view.targets.front if one.box.h > 0]
    scores = [see(piece.box) for piece in view.pieces() if piece.kind == "label"]
    prompt = view.board.stands("prompt", view.camera.near)
    slots = [place.box for place in view.board.places.values() if place.kind in ("buttons", "ending", "title")]
    own = [see(piece.box) for piece in view.pieces() if piece.kind == "fan" and piece.spot == f"hand{view.viewer}"]
    counts = [see(piece.box) for piece in view.pieces() if piece.kind == "tally"]
    played = [see(place.box) for name, place in view.board.places.items() if name.startswith("trick@")]
    always = [*touchable, *front, *scores, *slots, *own, *counts, *played, prompt.box]
    return [*always, *map(see, rings(view)), *rival_boards(view)]


def rival_boards(view):
    """Return the boats, towers and farms of rivals, where they are seen from afar."""
    names = [f"{name}{seat}" for name in ("boat", "tower", "field") for seat in range(1, len(view.seating.seats))]
    return [view.board.at(name).box for name in names if view.board.place(name) and not view.camera.near]


@pytest.mark.parametrize(("game", "count", "text"), TABLES)
def test_ring_and_caption_tell_the_last_move_and_keep_clear_of_what_must_be_seen(game, count, text):
    table, rng = table_of(game, count, text=text, language="fr" if text > 1 else "en"), Random(game)
    shown = moved = 0
    for _ in range(60):
        go_on(table, rng)
        view, paper = table.view, table.caption.place(table.stage.paint)
        told = {line.text for line in view.log}
        for one in view.lights.prints:
            assert one.seat not in (CHANCE, OVER, view.viewer)
            assert set(filter(None, one.text.split("\n"))) <= told
            assert all(thing.face in view.picture[thing.spot] for thing in one.things)
            for piece in footprints.pieces(view, one):
                check_ring(view, piece)
        moved += any(one.text for one in view.lights.prints)  # of a tile in hand nothing is told yet
        if paper:
            shown += 1
            check_paper(table, paper)
    assert shown >= moved * (0.5 if text == 1 else 0.25) > 0  # it is not silent because that is easy


def check_ring(view, piece):
    """A ring stays outside its piece, and touches no more than the rim of any other that can be touched."""
    far = footprints.reach(view, piece)
    assert 0 < far <= 16
    ring = piece.box.inflate(2 * far, 2 * far)
    for one in view.targets.pieces:
        if one.says and not piece.box.colliderect(one.box):  # what lies on it or under it belongs to it
            assert not ring.colliderect(one.box.inflate(-2 * far, -2 * far))


def check_paper(table, paper):
    """A caption is in sight, hides nothing, and points at what was moved, at the board it lies on, or at who moved."""
    view, newest = table.view, table.view.lights.prints[0]
    assert SAFE.contains(paper.box)
    hit = paper.box.collidelist(must_be_seen(table))
    assert hit < 0, (must_be_seen(table)[hit], paper.box, newest)
    found = [piece.box for piece in footprints.pieces(view, newest)]
    found += [view.board.at(f"portrait{newest.seat}").box, *rival_boards(view)]
    assert any(box.inflate(40, 40).collidepoint(paper.tip) for box in found)


@pytest.mark.parametrize("game", playable())
def test_rings_come_from_what_the_eye_sees_and_nothing_else(game):
    table, rng = table_of(game, 3), Random(game)
    go_on(table, rng, 40)
    view, asked, sights = table.view, set(), table.view.sights

    def spied(ply, eye):
        asked.add(eye)
        return sights(ply, eye)

    for covered in (False, True):
        spy = type("Spy", (), {})()
        spy.__dict__.update(vars(view), log=view.log, sights=spied, eye=OVER if covered else view.eye)
        found = footprints.prints(spy, view.latest)
        assert asked == {spy.eye}
        seen = sights(view.latest, spy.eye).picture
        assert all(
            thing.face in (*seen.get(thing.spot, ()), *view.picture[thing.spot]) for o in found for thing in o.things
        )
        asked.clear()


def test_only_the_newest_has_words_and_all_rivals_keep_their_rings():
    table, _ = moment("isle", 4, lambda one: one.match.turn == 0 and len(rings(one.view)) == 3)
    assert [one.seat for one in table.view.lights.prints] == [3, 2, 1]
    assert len(rings(table.view)) == 3
    paper = table.caption.place(table.stage.paint)
    newest = [table.view.board.at(name).box.inflate(60, 60) for name in ("boat3", "portrait3")]
    assert any(box.collidepoint(paper.tip) for box in newest)


def test_rings_stay_until_my_own_move_is_done_and_come_back_with_undo():
    table, _ = moment("isle", 2, rival_moved)
    rules, before = table.match.rules, table.view.lights.prints
    taken = next(move for move in rules.moves(table.match.state) if move != ("pass",))
    table.real.commit(taken)
    rest(table)
    assert "held" in table.view.picture
    assert table.view.lights.prints == before  # a cat in hand is no move yet
    laid = next(move for move in rules.moves(table.match.state) if move[0].startswith("@"))
    table.real.commit(laid)
    rest(table)
    assert table.view.lights.prints == ()
    table.play.tools["undo"].use()
    table.play.tools["undo"].use()
    rest(table)
    assert table.view.lights.prints == before


def test_what_a_rival_laid_before_me_is_not_told_again_on_the_way_of_my_move():
    table, _ = moment("meow", 3, lambda one: rival_moved(one) and len(one.match.state.trick) == 2)
    view = table.view
    view.easel.set_pace(1.0)
    table.real.commit(table.match.rules.moves(table.match.state)[0])
    seen = 0
    while view.easel.busy:  # the whole trick lies there for a while before it is taken
        table.stage.update(0.05)
        seen += bool(view.picture.get("trick0") and not view.easel.motions)
        assert not view.lights.prints
    assert seen > 2


def test_nothing_is_ringed_or_said_while_it_moves():
    table, rng = moment("meow", 3, lambda one: one.match.turn == 1 and not one.view.picture.get("trick1"))
    table.stage.change(pace=1.0)
    table.real.commit(table.match.rules.sample(table.match.state, rng))
    table.stage.update(0.02)
    assert table.view.easel.motions
    assert not any(box.colliderect(table.view.board.at("trick1").box) for box in rings(table.view))
    assert table.caption.place(table.stage.paint) is None
    for _ in range(40):
        table.stage.update(0.1)
    assert rings(table.view) or table.view.lights.prints[0].things == ()
    assert table.caption.place(table.stage.paint)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_is_said_of_my_own_card_does_not_lie_under_the_prompt(text):
    table, _ = moment("meow", 3, lambda one: one.match.turn == 0 and not any(one.match.state.trick), text=text)
    table.real.commit(table.match.rules.moves(table.match.state)[0])
    rest(table)
    paint = table.stage.paint
    with paint.ledger.reading() as found:
        table.draw(paint)
    said = next(one for one in found if one.text == table.stage.words("meow.winning"))
    assert not said.box.colliderect(paint.pixels(table.view.board.at("prompt").box))


def test_among_bots_alone_a_ring_goes_after_eight_seconds():
    table, rng = moment("isle", 2, lambda one: len(one.view.lights.prints) == 2, people=())
    seconds = 0.0
    while table.view.lights.prints:
        table.stage.update(0.25)
        seconds += 0.25
        assert seconds < 20
    assert 7 < seconds <= footprints.SECONDS
    go_on(table, rng)
    assert table.view.lights.prints  # the next move has its own time


def test_who_does_not_want_to_see_the_last_move_sees_no_ring():
    table, _ = moment("isle", 2, rival_moved)
    table.stage.change(show_last=False)
    rest(table)
    assert table.view.lights.prints == ()
    assert table.caption.place(table.stage.paint) is None


def test_a_caption_is_silent_while_somebody_else_speaks_over_the_table():
    table, _ = moment("isle", 2, rival_moved)
    assert table.caption.place(table.stage.paint)
    table.overlays.append(object())
    assert table.caption.place(table.stage.paint) is None


def test_a_long_sentence_is_written_in_two_lines_inside_its_paper():
    paint = make_stage().paint
    text = "Mochi takes a large orange cat from the shore and lays it beside two others of its family"
    found = [paper for _, paper in caption.papers(paint, text, Box(900, 500, 60, 60))]
    assert found
    for paper in found:
        wide, high = paint.extent(text, caption.SIZE, "strong", paper.room, caption.LEAD)
        assert high > paint.extent("M", caption.SIZE, "strong")[1] * 1.5
        assert wide + caption.INSET <= paper.box.w and high < paper.box.h
        assert paper.room <= caption.ROOM


def test_what_was_laid_is_ringed_rather_than_what_came_after_it():
    def filled(table):
        match = table.match
        plies = [ply for ply in range(match.at) if match.by(ply) != CHANCE][-1:]
        return len(match.moves) > 20 and match.by(plies[0]) == 1 and match.moves[plies[0]] == ("fill",)

    table, _ = moment("minicity", 2, filled)
    things = table.view.lights.prints[0].things
    assert things and all(thing.spot.startswith("place") for thing in things)  # blocks unloaded, not the crate


def test_a_ring_lies_under_the_count_of_a_pile():
    table, _ = moment("minicity", 2, lambda table: table.view.picture.get("discard"))
    stage, view = table.stage, table.view
    thrown = Trace("discard", view.picture["discard"][-1])
    view.light(view.lights._replace(prints=(Print(0, 1, (thrown,), ""),)))
    assert footprints.pieces(view, view.lights.prints[0])
    with stage.paint.ledger.reading() as writings:
        table.draw(stage.paint)
        count = next(one for one in writings if one.owner == "discard-count")
        assert hidden(count, stage.paint.surface) < 0.05
