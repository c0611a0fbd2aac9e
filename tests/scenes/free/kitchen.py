"""Somebody who puts up a position at a free table piece by piece, everything out of the box, every input counted."""

from collections import Counter

from handling import Hand

from meowgames.play.changes import label, orientation
from meowgames.rules.free.laying import GONE
from meowgames.rules.free.things import BOX, PUBLIC, UNSEEN, things, turns, words_of, zone
from meowgames.scenes.free.landing import reach
from meowgames.screen.paint import Box
from meowgames.screen.table import freely
from meowgames.screen.table.place import cell_size

TOY = f"{BOX}:toy-"
MOST = 9  # as many equal pieces are taken at once by typing a number
EDGE = 16  # nobody aims at the very edge of a place
AWAY = 150  # how far from where it lies something is surely out of its well
PARTS = 0.5, 0.25, 0.75, 0.1, 0.9  # of a place, where it may be hit
WAITS = "waits"  # where something waits for a while


class Kitchen(Hand):
    """A free table of one game, everything in the box, and a hand that lays a picture there."""

    def __init__(self, game, seats=2, **more):
        super().__init__(game, seats, boxed=True, **more)
        self.aside = []  # where something waits to go back into the box
        self.later = []  # what is set or turned up when the box does not stand before it any more

    @property
    def level(self):
        return self.view.seating.level

    # ── a picture ──

    def put_up(self, picture, rest=""):
        """Lay a picture: first what lies among others in a well, then what has a well of its own, place by place.

        All that is left of some wells then goes where the rest lies.
        """
        self.key("B")
        orders = [order for spot, faces in picture.items() if spot not in (rest, GONE)
                  for order in self.orders(spot, faces) if self.is_piece(order[1])]  # fmt: skip
        left = {self.called(face) for face in picture.get(rest, ())}
        wells = [cell.grip.spot for cell in self.table.fronts.crate.cells() if not cell.grip.spot.startswith(TOY)]
        for well in wells:
            if not left.isdisjoint(self.inside(well)):
                orders += self.spared(well, orders, picture[rest])
        mixed = [well for well in wells if len(set(self.inside(well))) > 1]
        for well in mixed:
            mine = [order for order in orders if self.called(order[1]) in self.inside(well)]
            orders = [order for order in orders if order not in mine]
            if mine:
                self.look_through(well, mine)
        for order in orders:
            well = next(well for well in wells if self.called(order[1]) in self.inside(well))
            self.bring(self.well(well), *order)
        for well in wells:
            if found := self.inside(well) if not left.isdisjoint(self.inside(well)) else ():
                start = self.badge_of(well) if len(found) > 1 else self.well(well)
                self.drag(start, self.where(rest, ""))
        self.key("B")
        for spot in self.aside:
            self.point(self.on(spot))
            self.key("Delete")
        for order in self.later:
            self.show(*order)

    def spared(self, well, orders, rest):
        """Return where pieces wait that stay in the box, though all else of their well goes where the rest lies."""
        wanted = Counter(map(self.called, rest))
        for _, face, many in orders:
            wanted[self.called(face)] += many
        return [(WAITS, kind, many) for kind, many in (Counter(self.inside(well)) - wanted).items()]

    def orders(self, spot, faces):
        """Return what is to be brought to a place: where, as what, how many at once."""
        kind = (words_of(self.level, spot.partition(".")[0]) or {}).get("stack")
        heaps = [(kind, int(label(face))) if kind and label(face) else (face, 1) for face in faces]
        found = []
        for face, many in heaps:
            if found and found[-1][1] == face:
                many += found.pop()[2]
            found.append((spot, face, many))
        return found

    def is_piece(self, face):
        """Tell whether it is a piece, and not printed on the board."""
        return face.partition(":")[0].partition("@")[0] in things(self.level)

    def called(self, face):
        """Return how a piece is called in the box, whatever it shows and however it is turned."""
        thing = things(self.level)[face.partition(":")[0].partition("@")[0]]
        return f"{thing.art}:{label(face)}" if len(set(thing.labels)) > 1 else thing.art

    def inside(self, well):
        """Return how the pieces of a well are called, the lowest first."""
        return [self.called(face) for face in self.picture.get(well, ())]

    def look_through(self, well, mine):
        """Look through a well and take out what is wanted, in the order in which it lies there."""
        self.point(self.well(well))
        self.key("L")
        tray = self.table.fronts.tray
        while mine:
            cells = tray.cells()
            at, order = next((at, one) for at, cell in enumerate(cells) for one in mine
                             if self.called(cell.face) == self.called(one[1]))  # fmt: skip
            mine.remove(order)
            box, room = tray.lying(cells[at]), tray.inside
            while not room.collidepoint(box.center):
                self.point(room.center)
                self.wheel(-1 if box.centery > room.bottom else 1)
                box = tray.lying(cells[at])
            self.bring(box.center, *order)
        if self.table.fronts.tray:
            self.key("Esc")

    def well(self, well):
        """Return the middle of a well of the box."""
        crate = self.table.fronts.crate
        return crate.lying(next(cell for cell in crate.cells() if cell.grip.spot == well)).center

    def badge_of(self, well):
        """Return where the number of a well is."""
        crate = self.table.fronts.crate
        return crate.badge(next(cell for cell in crate.cells() if cell.grip.spot == well)).center

    # ── a piece ──

    def bring(self, start, spot, face, many=1):
        """Bring equal pieces to a place, by their number if they are several; then let them show what they should."""
        for first in range(0, many, MOST):
            number = min(MOST, many - first)
            if number > 1:
                self.point(start)
                self.key(str(number))
            before = self.many(spot)
            self.carry_to(start, spot, face)
            assert spot == WAITS or self.many(spot) == before + number, (spot, face, self.acts()[-1:])
        if spot != WAITS and self.shown(spot).partition("@")[0] != face.partition("@")[0]:
            self.later.append((spot, face.partition("@")[0]))

    def show(self, spot, face):
        """Let a piece show what it should."""
        if label(face):
            self.dial(spot, int(label(face)))
        else:
            self.turn_up(spot, face)

    def shown(self, spot):
        """Return the topmost piece of a place, however it lies."""
        return dict(self.match.state.places)[spot][-1].face

    def carry_to(self, start, spot, face):
        """Drag to a place, turned on the way as it should lie there."""
        self.carry(start, (start[0], start[1] + AWAY))  # out of the well: box and pile step aside
        way, known = orientation(face), turns(self.level, self.called(face))
        steps, ways = int(way.strip("m") or 0), len([one for one in known if "m" not in one])
        if way.endswith("m"):
            self.key("F")
        if not spot.startswith("edge"):  # an edge turns what is laid on it
            self.key(*["E"] * steps if 2 * steps <= ways else ["Q"] * (ways - steps))
        if self.opens(spot, face):
            self.key("F")
        self.aim(spot, face)
        self.up(self.pos)
        self.spin()

    def aim(self, spot, face):
        """Point where what is held comes to lie on a place, as somebody does who sees its ghost."""
        for end in self.ends(spot, face):
            self.point(end)
            lands = self.hand.landing
            if lands and lands.spot == spot:
                return
            if lands and spot == WAITS and lands.spot.startswith(freely.POINT) and not lands.stack:
                self.aside.append(lands.spot)
                return
        raise AssertionError(f"{face} cannot be laid on {spot}: {self.hand.landing}")

    def opens(self, spot, face):
        """Tell whether a piece that lies face down in the box is to lie open there."""
        thing, there = things(self.level)[self.called(face).partition(":")[0]], zone(self.level, spot, 2)
        return spot != WAITS and thing.back != UNSEEN and there.kind == PUBLIC

    def dial(self, spot, number):
        """Set a dial: by a key or two, else by its menu."""
        self.point(self.on(spot))
        if number < 3:
            self.key(*["+"] * number)
        else:
            self.click(self.pos, button=3)
            self.key(*str(number), "Enter")

    def turn_up(self, spot, side):
        """Turn up another side of a piece by its menu."""
        self.point(self.on(spot))
        self.click(self.pos, button=3)
        kid = next((kid for kid in self.table.fronts.menu.kids if side in kid.line.gaps), None)
        if kid:
            self.click((kid.box.x + 60, kid.box.centery))
        else:
            sides = things(self.level)[side].sides
            self.key(*str(sides.index(side) + 1), "Enter")

    def where(self, spot, face):
        """Return the middle of where a piece lies on a place."""
        base, dot, offset = spot.partition(".")
        board, place = self.view.board, self.view.board.place(base)
        box = board.place(spot).box
        if dot and place and place.kind == "cells":
            (wide, high), (across, down) = cell_size(place), reach(self.view, face)
            x, y = (int(part) for part in offset.split(","))
            box = Box(place.box.x + x * wide, place.box.y + y * high, across * wide, down * high)
        return self.view.camera.lies(box).center

    def ends(self, spot, face):
        """Yield where somebody may aim at a place: its middle, else what else of it is seen."""
        if spot == WAITS:
            yield self.empty()
            return
        yield self.where(spot, face)
        place = self.view.board.place(spot.partition(".")[0])
        if place and "." in spot and not spot.startswith(freely.POINT):
            room, (x, y) = place.box.inflate(-EDGE, -EDGE), self.where(spot, face)
            yield max(room.x, min(room.right, x)), max(room.y, min(room.bottom, y))
        elif place:
            yield from ((place.box.x + place.box.w * x, place.box.y + place.box.h * y) for y in PARTS for x in PARTS)

    # ── the rules ──

    def press(self, key, cell=None):
        """Click a button of the page that is open, or one of the answers of a row; leaf to it if need be."""
        form = self.stage.top.page.form if hasattr(self.stage.top, "page") else self.stage.top.form

        def place():
            widget = form.find(key)
            assert widget is not None, f"there is no {key}"
            return (widget.ring() if cell is None else widget.cell(self.stage.paint, cell)).center

        before = None
        while form.at(place()) is not form.find(key):
            assert before != place(), f"{key} cannot be clicked"
            before = place()
            self.point((600, 600))
            self.wheel(-1)
        self.click(place())

    def take_up(self, answers):
        """Take up the rules with these answers where something else is meant, a tiger on the second seat."""
        self.click(self.tool("menu"))
        self.press("take_up")
        scene, asked = self.stage.top, 0
        while open_ := [one for one in scene.found.asked if one.given is None]:
            what, choices, _ = open_[0]
            self.press(f"ask-{what}", choices.index(answers[what]))
            asked += 1
        self.press("player1")
        self.press("player1=tiger")
        self.press("go")
        return asked
