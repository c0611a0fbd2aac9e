"""What happened between two pictures, told so that the second can be made from the first."""

from collections import Counter
from random import Random

from meowgames.play.changes import Change, art, changes, label, orientation, reveals

BACKS = {"ace": "back", "king": "back", "fox": "den"}


def only(old, new):
    """The one change between two pictures."""
    (change,) = changes(old, new, BACKS)
    return change


def test_a_face_is_art_orientation_and_label():
    assert (art("cat17@1m"), orientation("cat17@1m"), label("cat17@1m")) == ("cat17", "1m", "")
    assert (art("food:-12"), orientation("food:-12"), label("food:-12")) == ("food", "", "-12")
    assert (art("tile@2:3"), orientation("tile@2:3"), label("tile@2:3")) == ("tile", "2", "3")


def test_nothing_happened():
    picture = {"a": ("ace", "back"), "b": ()}
    assert changes(picture, dict(picture), BACKS) == []


def test_each_kind_of_change():
    assert only({"a": ("ace",)}, {"b": ("ace",)}) == Change("slide", "ace", "ace", ("a", 0), ("b", 0))
    assert only({"a": ("back",)}, {"a": ("ace",)}) == Change("flip", "ace", "back", ("a", 0), ("a", 0))
    assert only({"a": ("cat@1",)}, {"a": ("cat@2",)}) == Change("flip", "cat@2", "cat@1", ("a", 0), ("a", 0))
    relabelled = Change("label", "food:4", "food:3", ("a", 0), ("a", 0))
    assert only({"a": ("food:3",)}, {"a": ("food:4",)}) == relabelled
    assert only({}, {"a": ("ace",)}) == Change("come", "ace", "", None, ("a", 0))
    assert only({"a": ("ace",)}, {}) == Change("go", "", "ace", ("a", 0), None)


def test_a_card_played_from_a_hidden_hand_flips_on_its_way():
    change = only({"hand1": ("back",) * 3}, {"hand1": ("back",) * 2, "trick1": ("king",)})
    assert change == Change("flip", "king", "back", ("hand1", 2), ("trick1", 0))


def test_a_face_without_kin_comes_and_goes():
    kinds = sorted(c.kind for c in changes({"a": ("den",)}, {"a": ("ace",)}, BACKS))
    assert kinds == ["come", "go"]


def test_what_stays_on_its_spot_is_not_taken_by_another():
    found = changes({"a": ("food:12",)}, {"b": ("food:2",), "a": ("food:10",)}, BACKS)
    assert sorted((c.kind, c.target) for c in found) == [("come", ("b", 0)), ("label", ("a", 0))]


def test_a_count_stays_with_its_seat_though_it_becomes_what_another_was():
    found = changes(
        {"score0": ("score:12",), "score1": ("score:13",)}, {"score0": ("score:13",), "score1": ("score:12",)}, BACKS
    )
    assert sorted((c.kind, c.source, c.target) for c in found) == [
        ("label", ("score0", 0), ("score0", 0)),
        ("label", ("score1", 0), ("score1", 0)),
    ]
    token = changes({"row3": ("bowl:5",), "won0": ("bowl:9",)}, {"won0": ("bowl:5",)}, BACKS)
    assert Change("slide", "bowl:5", "bowl:5", ("row3", 0), ("won0", 0)) in token  # a piece does go elsewhere


def test_only_a_back_that_turned_up_is_a_reveal():
    assert reveals({"a": ("back",)}, {"b": ("ace",)}, BACKS)
    assert not reveals({"a": ("ace",)}, {"b": ("back",)}, BACKS)
    assert not reveals({"a": ("ace",)}, {"b": ("ace",)}, BACKS)
    assert not reveals({"a": ("cat@0",)}, {"a": ("cat@1",)}, BACKS)
    assert not reveals({"a": ("den",)}, {"a": ("ace",)}, BACKS)


def test_the_changes_make_the_second_picture_from_the_first():
    rng = Random("pictures")
    faces = ("ace", "king", "back", "fox", "den", "food:1", "food:2", "cat@0", "cat@1m")
    for _ in range(400):
        old, new = ({s: tuple(rng.choices(faces, k=rng.randrange(5))) for s in "abc"} for _ in range(2))
        lying = Counter((spot, face) for spot in old for face in old[spot])
        for change in changes(old, new, BACKS):
            if change.source:
                assert old[change.source[0]][change.source[1]] == change.was
                lying[change.source[0], change.was] -= 1
            if change.target:
                assert new[change.target[0]][change.target[1]] == change.face
                lying[change.target[0], change.face] += 1
        assert +lying == Counter((spot, face) for spot in new for face in new[spot])
        assert min(lying.values(), default=0) >= 0
