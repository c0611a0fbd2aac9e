"""What the log of a free table tells of each act: what everybody may hear, and never a secret."""

from random import Random

import pytest
from freehand import put, rules, walk

from meowgames.play.boards import boards, chairs
from meowgames.rules import CHANCE, OVER, Heard
from meowgames.rules.free.story import LONG, VERBS
from meowgames.rules.free.words import BOARD, SEAT
from meowgames.rules.free.words import VERBS as SAID

ROWS = (
    "deck: toy-paw1 toy-paw2 toy-paw3 toy-paw4 toy-paw5 toy-paw6", "played: toy-bell5 toy-bell6",
    "hand0: toy-fish1 toy-fish2", "hand1: toy-yarn1", "bag: toy-stone-white toy-stone-white", "table.0,0: toy-d6-1",
    "table.5,0: toy-d6-red-1", "table.9,0: toy-dial-sky:4", "table.-9,0: toy-note-pink", "table.-5,0: toy-man-white",
    "table.-20,0: toy-black-rook toy-black-rook", "turn0: toy-turn",
)  # fmt: skip


def heard(state, act, eye, dice=0):
    """What an eye gets of an act and of what chance did of it."""
    found, move = [], tuple(act.split())
    assert rules.why_not(state, move) is None, act
    while not found or rules.turn(state) == CHANCE:
        by = rules.turn(state)
        move = rules.chance(state, Random(f"{dice}/{len(found)}")) if by == CHANCE else move
        told = move[:1] if by == CHANCE else rules.told(state, move, eye)
        after = rules.play(state, move)
        found.append(Heard(by, told, rules.look(state, eye), rules.look(after, eye)))
        state = after
    return found


def told(act, eye=0, rows=ROWS, **more):
    """The one text of an act."""
    (line,) = rules.story(heard(put(*rows), act, eye, **more))
    assert line.seat == 0 and not line.so
    return line.text


def one(face):
    return ("free.things", face)


HERE = ("free.to", "")

ACTS = {  # act: what the one who acts reads, what the one beside reads if that is something else
    "deck hand0": (("free.log.draw", one("toy-paw6"), ("free.from", "")),
                   ("free.log.draw", ("free.pieces", 1, "toy-back"), ("free.from", ""))),
    "deck~4+ hand0": (("free.log.draw", ("free.things", "toy-paw5", "toy-paw6"), ("free.from", "")),
                      ("free.log.draw", ("free.pieces", 2, "toy-back"), ("free.from", ""))),
    "deck hand1": (("free.log.give", ("free.pieces", 1, "toy-back"), "seat1"),
                   ("free.log.give", one("toy-paw6"), "seat1")),
    "played hand0": (("free.log.take", one("toy-bell6"), ("free.from", "played")),),
    "played~0+ hand0": (
        ("free.log.take", ("free.whole", "played", ("free.things", "toy-bell5", "toy-bell6")), ("free.from", "")),
    ),
    "hand1 hand0": (("free.log.take", one("toy-yarn1"), ("free.from", "hand1")),),
    "hand1 played": (("free.log.take", one("toy-yarn1"), ("free.from", "hand1")),),
    "hand0 hand1": (("free.log.give", one("toy-fish2"), "seat1"),),
    "hand0 played": (("free.log.play", one("toy-fish2"), ("free.to", "played")),),
    "hand0 table.3,3": (("free.log.play", one("toy-fish2"), HERE),),
    "hand0 @0d table.3,3": (("free.log.play", one("toy-fish2"), HERE), ("free.log.play", one("toy-back"), HERE)),
    "hand0 deck~0": (("free.log.under", one("toy-fish2"), ("free.whole", "deck", ("free.place.stack",))),
                     ("free.log.under", one("toy-back"), ("free.whole", "deck", ("free.place.stack",)))),
    "played deck~2": (("free.log.into", one("toy-bell6"), ("free.whole", "deck", ("free.place.stack",))),),
    "table.-5,0 bag": (("free.log.move", one("toy-man-white"), ("free.to", "bag")),),
    "bag hand0": (("free.log.draw", one("toy-stone-white"), ("free.from", "bag")),
                  ("free.log.draw", ("free.pieces", 1, "unseen"), ("free.from", "bag"))),
    "table.0,0 table.5,0 by:1,0": (("free.log.move", ("free.things", "toy-d6-1", "toy-d6-red-1"), HERE),),
    "table.0,0 played and table.5,0 table.7,7": (
        ("free.log.move", ("free.things", "toy-d6-1", "toy-d6-red-1"), ("free.to", "")),
    ),
    "deck~0+ table.3,3": (
        ("free.log.move", ("free.whole", "deck", ("free.pieces", 6, "toy-back")), ("free.to", "")),
    ),
    "turn0 turn1": (("free.log.move", one("toy-turn"), ("free.to", "turn1")),),
    "table.-20,0~0+ box": (
        ("free.log.box", ("free.whole", "table.-20,0", ("free.pieces", 2, "toy-black-rook"))),
    ),
    "box:toy-coin-5 hand0": (("free.log.out", one("toy-coin-5"), HERE),),
    "box:toy-coin-5 played": (("free.log.out", one("toy-coin-5"), ("free.to", "played")),),
    "deck~0+ mix": (("free.log.mix", ("free.whole", "deck", ("free.pieces", 6, "toy-back"))),),
    "deck~3+ mix": (("free.log.mix", ("free.pieces", 3, "toy-back")),),
    "deck~0+ deal:2": (("free.log.deal", ("free.pieces", 2, "toy-back")),),
    "played~0+ spread:0,20,5,0": (
        ("free.log.spread", ("free.whole", "played", ("free.things", "toy-bell5", "toy-bell6"))),
    ),
    "table.-20,0 turn:1": (("free.log.turn", one("toy-black-rook")),),
    "table.-20,0 @2": (("free.log.turn", one("toy-black-rook")),),
    "played flip": (("free.log.flip.down", one("toy-bell6")),),
    "deck flip": (("free.log.flip", one("toy-paw6")),),
    "deck peek": (("free.log.peek", one("toy-paw6"), ("free.from", "deck")),
                  ("free.log.peek", ("free.pieces", 1, "toy-back"), ("free.from", "deck"))),
    "deck~0+ peek": (
        ("free.log.look",
         ("free.whole", "deck", ("free.pieces", 6, *(f"toy-paw{number}" for number in range(1, 7))))),
        ("free.log.look", ("free.whole", "deck", ("free.pieces", 6, "toy-back"))),
    ),
    "hand0 show:all": (("free.log.show.all", one("toy-fish2")),),
    "hand0 show:2": (("free.log.show", one("toy-fish2"), "seat2"), ("free.log.show", one("toy-back"), "seat2")),
    "table.0,0 side:toy-d6-4": (("free.log.set", 4),),
    "table.-5,0 side:toy-crowned-white": (("free.log.side", one("toy-man-white"), one("toy-crowned-white")),),
    "table.9,0 count:+3": (("free.log.count", one("toy-dial-sky"), 4, 7),),
    "table.9,0 count:-9": (("free.log.count", one("toy-dial-sky"), 4, -5),),
    "table.-9,0 write:L%C3%A9a%207": (("free.log.write", ("free.said", "Léa 7")),),
    "seat:2": (("free.log.seat", "seat2"),),
}  # fmt: skip


@pytest.mark.parametrize("act", ACTS)
def test_an_act_is_told_to_each_as_it_is_seen(act):
    mine, other = (*ACTS[act], *ACTS[act])[:2]
    assert told(act, 0) == mine
    assert told(act, 1) == other


def test_every_verb_is_told():
    assert set(VERBS) == {*SAID, "@", SEAT, BOARD}


def test_dice_tell_what_they_show_and_what_it_comes_to():
    act = "table.0,0 table.5,0 roll"
    state = put(*ROWS)
    assert rules.story(heard(state, act, 0)[:1]) == []  # nothing is rolled yet
    key, numbers, total = told(act)
    assert key == "free.log.roll.sum" and total == sum(numbers) and len(numbers) == 2
    assert told("table.0,0 roll")[0] == "free.log.roll"


def test_a_die_without_numbers_tells_what_its_side_is_called():
    state = put("die: die-ox", board="neko")
    (line,) = rules.story(heard(state, "die roll", 0))
    key, ((kind, side),) = line.text
    assert (key, kind) == ("free.log.roll", "free.things") and side in "rat ox tiger rabbit dragon snake".split() + (
        "horse sheep monkey rooster dog boar".split()
    )


def test_a_long_note_is_told_in_part_and_an_empty_one_is_wiped():
    key, (_, said) = told(f"table.-9,0 write:{'ab%20' * 40}")
    assert key == "free.log.write" and len(said) <= LONG + 1 and said.endswith("…")
    rows = tuple(row.replace("toy-note-pink", "toy-note-pink:12") for row in ROWS)
    assert told("table.-9,0 write:", rows=rows) == ("free.log.wiped",)


def test_laying_is_told_by_nobody():
    state = rules.start(put(*ROWS).table.level, 3)
    (line,) = rules.story([Heard(CHANCE, ("lay",), {}, rules.look(put(*ROWS), 0))])
    assert rules.turn(state) == CHANCE and (line.seat, line.text) == (CHANCE, ("free.log.lay",))


# ── every act there is ──


def named(text):
    """Return every face a text names."""
    kind, *rest = text
    if kind == "free.things":
        return set(rest)
    found = {face for face in rest[1:] if isinstance(face, str)} if kind == "free.pieces" else set()
    parts = [part for one in rest for part in (one if isinstance(one, list) else [one]) if isinstance(part, tuple)]
    return found.union(*(named(part) for part in parts))


def lies(picture):
    """Return what an eye sees lying anywhere, however it lies."""
    faces = {face for found in picture.values() for face in found}
    return {face.partition(":")[0].partition("@")[0] + "".join(face.partition(":")[1:]) for face in faces}


@pytest.mark.parametrize("laid", boards())
def test_nothing_is_named_that_the_one_who_reads_does_not_see(laid):
    from freehand import laid as table

    seats, lines = chairs("free", laid)[-1], 0
    for eye in (0, OVER):
        acts = []
        for state, move in walk(table(laid, seats), 150, f"story {laid}"):
            by, after = rules.turn(state), rules.play(state, move)
            said = move[:1] if by == CHANCE else rules.told(state, move, eye)
            one = Heard(by, said, rules.look(state, eye), rules.look(after, eye))
            acts = [*acts, one] if acts and rules.goes_on(one, acts[-1]) else [one]
            if rules.turn(after) == CHANCE:
                continue
            for line in rules.story(acts):
                lines += 1
                seen = lies(acts[0].before) | lies(acts[-1].after)
                arts = {face.partition(":")[0] for face in seen} | {face.rpartition("-")[2] for face in seen}
                assert named(line.text) <= seen | arts, (move, line.text)
                assert line.seat == acts[0].by
    assert lines > 200
