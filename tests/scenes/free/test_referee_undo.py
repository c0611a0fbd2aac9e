"""One undo at a refereed table takes back an act with all that was answered to it; redo judges nothing anew."""

from refereed import Quick, Table, pass_time

from meowgames.scenes.menus.curtain import CurtainScene


def nodded(game="meow", **more):
    """A table at which somebody has just made a move."""
    h = Table(game, **more).ready()
    at, before = h.match.at, h.places()
    h.slide(h.legal()[0])
    assert not h.referee.objects
    return h, at, before


def test_one_undo_takes_back_the_act_and_its_nod():
    h, at, before = nodded()
    end, moves = h.match.at, list(h.match.moves)
    h.undo()
    assert h.match.at == at and h.places() == before and h.match.moves == moves
    h.key("Ctrl+Y")
    h.spin(3)
    assert h.match.at == end and h.match.moves == moves, "it was judged anew"


def test_one_undo_takes_back_what_bots_did_then():
    h, at, before = nodded()
    while h.match.turn == 1 and h.referee.turn == 1:
        h.say(*h.rules.moves(h.thread)[0])
    end = h.match.at
    h.undo()
    assert h.match.at == at and h.places() == before and len(h.match.moves) == end
    h.key("Ctrl+Y")
    h.spin(3)
    assert h.match.at == end


def test_one_undo_takes_back_what_was_let_be():
    h = Table("neko")
    at, before = h.match.at, h.places()
    h.drag(h.on("koban0"), h.tool("box"))
    h.spin(2)
    h.press("let")
    assert h.referee.watch.waived
    h.undo()
    assert h.match.at == at and h.places() == before and not h.referee.watch.waived and not h.referee.objects
    moves = list(h.match.moves)
    h.key("Ctrl+Y")
    h.spin(3)
    assert h.referee.watch.waived and h.match.moves == moves


def test_between_a_drop_and_its_nod_nothing_is_judged():
    h, at, _ = nodded()
    moves = list(h.match.moves)
    h.play.jump(at + 1)
    h.spin(4)
    assert h.match.at == at + 1 and h.match.moves == moves
    h.play.jump(len(moves))
    h.spin(2)
    assert h.match.moves == moves


def test_a_line_of_the_history_never_leads_between_a_drop_and_its_nod():
    h, at, before = nodded()
    moves = list(h.match.moves)
    for ply in range(at + 1, len(moves)):
        h.play.history.choose(ply)
        h.spin(2)
        if h.stage.top is not h.table:
            h.key("Tab", "Enter")
            h.spin(2)
        assert h.match.at == at and h.places() == before and h.match.moves == moves
        h.play.history.redo()
        h.spin(2)
        assert h.match.at == len(moves)


def test_a_bot_waits_while_something_can_be_done_again():
    h, _, _ = nodded()
    h.stage.mind = Quick()
    assert h.match.turn == 1
    h.say(*h.rules.moves(h.thread)[0])
    moves = list(h.match.moves)
    bots = next(ply for ply in range(len(moves)) if h.match.by(ply) == 1)
    h.play.jump(bots)
    pass_time(h)
    assert h.match.moves == moves and h.match.at == bots


def test_the_undo_of_the_curtain_takes_the_whole_act_back():
    h = Table("meow", people=(0, 1))
    while h.stage.top is not h.table:
        h.stage.pop()
        h.stage.settle()
    h.play.sit(h.match.turn)
    h.view.hold_open(True)
    h.spin(1)
    viewer, before, at = h.view.viewer, h.places(), h.match.at
    move = h.legal()[0]
    found = [piece.index for piece in h.view.pieces() if piece.spot == f"hand{viewer}" and piece.face == move[0]]
    h.drag(h.on(f"hand{viewer}", found[0]), h.place(h.way(move)[2]))
    h.spin(2)
    assert h.match.at > at and h.match.turn != viewer
    assert isinstance(h.stage.top, CurtainScene) and h.stage.top.back
    h.stage.top.back()
    h.stage.settle()
    assert h.match.at == at and h.places() == before and h.view.viewer == viewer
