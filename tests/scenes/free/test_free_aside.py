"""What stands before a free table steps aside while something that came out of it is carried."""

from handling import Hand

from meowgames.scenes.free.case import away


def well(hand, name):
    """Return the cell of the box in which something lies."""
    return next(cell for cell in hand.table.fronts.crate.cells() if cell.grip.spot == f"box:{name}")


def test_what_is_taken_out_of_the_box_can_be_laid_where_the_box_stood():
    hand = Hand("isle", 2, boxed=True)
    hand.key("B")
    crate, boat = hand.table.fronts.crate, hand.place("boat1")
    assert crate.box.collidepoint(boat)
    start = crate.lying(well(hand, "common1")).center
    hand.carry(start, boat)
    assert away(crate) and hand.hand.landing.spot.startswith("boat1.")
    hand.up(boat)
    hand.spin()
    assert hand.act().startswith("box:common1 boat1.") and not away(crate), "it stands there again"


def test_what_is_let_go_in_its_well_stays_in_the_box():
    hand = Hand("isle", 2, boxed=True)
    hand.key("B")
    crate = hand.table.fronts.crate
    x, y = crate.lying(well(hand, "common1")).center
    hand.carry((x, y), (x + 20, y + 20))
    assert not away(crate)
    hand.up(hand.pos)
    assert hand.acts() == [] and not hand.hand.grasp.held.grips


def test_a_pile_that_is_looked_through_steps_aside_with_the_box_it_lies_in():
    hand = Hand("isle", 2, boxed=True)
    hand.key("B")
    hand.point(hand.table.fronts.crate.lying(well(hand, "cats-blue")).center)
    hand.key("L")
    tray = hand.table.fronts.tray
    cell = tray.cells()[3]
    hand.click(tray.lying(cell).center)
    assert not away(tray), "it was only taken hold of"
    hand.point(hand.place("shore6"))
    assert away(tray) and away(hand.table.fronts.crate)
    hand.click(hand.place("shore6"))
    assert hand.act().endswith("shore6") and not away(tray)


def test_the_box_stays_where_something_of_the_table_may_be_put_into_it():
    hand = Hand("isle", 2, "table.0,-30: i5-blue")
    hand.key("B")
    crate = hand.table.fronts.crate
    hand.carry(hand.on("table.0,-30"), crate.box.center)
    assert not away(crate) and hand.hand.landing.boxed
    hand.up(hand.pos)
    hand.spin()
    assert hand.act() == "table.0,-30 box"


def test_the_keyboard_leads_to_places_beneath_the_box():
    hand = Hand("isle", 2, boxed=True)
    hand.key("B")
    crate = hand.table.fronts.crate
    hand.hand.stand(crate.bring(crate.lying(well(hand, "vesh")).center))
    hand.key("Enter", "Tab")
    stops = hand.table.keyboard.stops()
    assert any(crate.box.collidepoint(stop) for stop in stops)
    for _ in stops:
        if crate.box.collidepoint(hand.hand.pos):
            break
        hand.key("Tab")
    assert away(crate) and hand.hand.landing and not hand.hand.landing.boxed
