"""Touches become moves, and nothing but legal moves can be touched."""

from random import Random

from meowgames.play.picker import Picker

TILES = [
    (piece, lie, f"field.{x},0")
    for piece in ("cat1", "cat2")
    for lie in ("@0", "@1", "@0m", "@1m")
    for x in range(3)
    if not (lie == "@1" and x == 2)
]
MOVES = [*TILES, ("pass",), ("card", "left"), ("card", "right")]


def touch(picker, names):
    """Say the first of these names that may be said; the move, if that spells one."""
    word = picker.says(names)
    if word:
        picker.say(picker.saying(word))
    return picker.words if word and picker.spells(picker.words) else None


def test_a_single_word_is_a_move_at_once():
    picker = Picker(MOVES)
    assert touch(picker, ["pass"]) == ("pass",)


def test_the_first_name_that_may_be_touched_is_taken():
    picker = Picker(MOVES)
    assert touch(picker, ["sky", "card", "pass"]) is None
    assert picker.words == ("card",)
    assert picker.next() == ["left", "right"]
    assert picker.spells(picker.saying("left")) and not picker.spells(picker.saying("up"))
    assert touch(picker, ["right", "left"]) == ("card", "right")


def test_a_touch_that_no_move_knows_changes_nothing():
    picker = Picker(MOVES)
    assert touch(picker, ["sky"]) is None and touch(picker, []) is None
    assert picker.words == () and not picker.back()


def test_a_piece_in_hand_has_its_first_orientation_and_is_looked_through():
    picker = Picker(MOVES)
    touch(picker, ["cat2"])
    assert picker.said == ("cat2", "@0")
    assert picker.orientations() == ["@0", "@1", "@0m", "@1m"]
    assert picker.next() == ["field.0,0", "field.1,0", "field.2,0"]
    assert touch(picker, ["field.1,0"]) == ("cat2", "@0", "field.1,0")


def test_turning_cycles_within_a_side_and_mirroring_changes_it():
    picker = Picker(MOVES)
    assert not picker.cycle()
    touch(picker, ["cat1"])
    assert picker.cycle() and picker.orientation == "@1"
    assert picker.next() == ["field.0,0", "field.1,0"]
    assert picker.cycle() and picker.orientation == "@0"
    assert picker.cycle(-1) and picker.orientation == "@1"
    assert picker.cycle(mirror=True) and picker.orientation == "@1m"
    assert picker.cycle() and picker.orientation == "@0m"
    assert picker.cycle(mirror=True) and picker.orientation == "@0"


def test_mirroring_falls_back_to_a_way_that_exists():
    picker = Picker([("cat", "@3", "a"), ("cat", "@1m", "a")])
    touch(picker, ["cat"])
    assert not picker.cycle()
    assert picker.cycle(mirror=True) and picker.orientation == "@1m"
    assert not Picker([("cat", "a")]).cycle(mirror=True)


def test_back_takes_one_touch_back_and_keeps_the_orientation():
    picker = Picker([("cat", lie, place, "pay") for lie in ("@0", "@1") for place in "ab"])
    touch(picker, ["cat"])
    picker.cycle()
    touch(picker, ["a"])
    assert picker.words == ("cat", "@1", "a")
    assert picker.back() and picker.said == ("cat", "@1")
    assert picker.back() and picker.said == ()
    assert not picker.back()


def test_a_piece_already_in_hand_is_turned_at_once():
    picker = Picker([("@0", "a"), ("@1", "b"), ("pass",)])
    assert picker.said == ("@0",)
    assert picker.next() == ["a", "pass"]
    assert [word for word in ("a", "pass", "b") if picker.spells(picker.saying(word))] == ["a", "pass"]
    picker.cycle()
    assert picker.saying("b") == ("@1", "b") and picker.saying("pass") == ("pass",)
    assert touch(picker, ["a", "b"]) == ("@1", "b")
    picker.back()
    assert picker.said == ("@1",)
    assert touch(picker, ["pass"]) == ("pass",)


def test_every_move_can_be_spelt_and_nothing_else():
    for move in MOVES:
        picker, spelt = Picker(MOVES), None
        for word in move:
            assert spelt is None
            if word.startswith("@"):
                while picker.orientation != word:
                    assert picker.cycle() and (picker.orientation != "@0" or picker.cycle(mirror=True))
            else:
                spelt = touch(picker, [word])
        assert spelt == move


def test_random_touches_end_only_in_legal_moves():
    names = sorted({word for move in MOVES for word in move if word[0] != "@"} | {"sky"})
    rng, ends = Random("touch"), set()
    for _ in range(300):
        picker, move = Picker(MOVES), None
        while move is None:
            if rng.random() < 0.2:
                picker.cycle(rng.choice((1, -1)), rng.random() < 0.5)
            if rng.random() < 0.1:
                picker.back()
            move = touch(picker, [rng.choice(names)])
        assert move in MOVES
        ends.add(move)
    assert len(ends) > len(MOVES) // 2
