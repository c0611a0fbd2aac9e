"""Turned tiles at a free table: they lie about the pointer, and are turned over into their mirror image."""

from handling import Hand


def test_a_turned_tile_lies_about_the_pointer():
    hand = Hand("isle", 2, "table.0,-30: i5-blue")
    boat = hand.view.board.place("boat0").box
    wide = boat.w / 22
    hand.carry(hand.on("table.0,-30"), (boat.x + 10.5 * wide, boat.y + 4.5 * wide))
    upright = hand.hand.landing.spot
    hand.key("E")
    assert (upright, hand.hand.landing.spot) in ((("boat0.10,2"), ("boat0.8,4")), (("boat0.8,4"), ("boat0.10,2")))


def test_a_tile_without_a_back_is_turned_over_into_its_mirror_image():
    hand = Hand("isle", 2, "shore0: n6-blue@1")
    hand.carry(hand.on("shore0"), hand.place("shore1"))
    hand.key("F")
    hand.up(hand.pos)
    hand.spin()
    assert hand.act() == "shore0 @1m shore1" and hand.picture["shore1"] == ("n6-blue@1m",)
    hand.point(hand.on("shore1"))
    hand.key("F")
    assert hand.act() == "shore1 @1" and hand.picture["shore1"] == ("n6-blue@1",)
    hand.click(hand.on("shore1"), button=3)
    assert "flip" in hand.names()


def test_a_mirrored_tile_is_turned_on_in_its_mirror_image():
    hand = Hand("isle", 2, "shore0: y5-purple@0m")
    for place, way in enumerate(("1m", "2m", "3m", "0m")):
        hand.carry(hand.on(f"shore{place}"), hand.place(f"shore{place + 1}"))
        hand.key("E")
        hand.up(hand.pos)
        hand.spin()
        assert hand.picture[f"shore{place + 1}"] == (f"y5-purple@{way}",)
