"""A hand at a free table, for tests: it points, clicks, drags, types; what it did is asked of the match.

What a person does is counted: a click, a drag, a key and a notch of the wheel each count one; pointing counts nothing.
"""

from random import Random

import pygame
from looking import Still, make_stage
from sitting import CATS, NAMES

from meowgames import paths
from meowgames.play.journal import Journal
from meowgames.play.match import PERSON, Match, Seat, Setup
from meowgames.rules import CHANCE
from meowgames.rules.free.things import BAG, zone
from meowgames.scenes.free.badge import badges
from meowgames.screen.paint import CANVAS, Box

KEYS = {
    "Tab": pygame.K_TAB, "Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE, "Delete": pygame.K_DELETE,
    "Backspace": pygame.K_BACKSPACE, "left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP,
    "down": pygame.K_DOWN, "Shift": pygame.K_LSHIFT, "+": pygame.K_PLUS, "-": pygame.K_MINUS,
    "CtrlKey": pygame.K_LCTRL, "Home": pygame.K_HOME, "Space": pygame.K_SPACE,
}  # fmt: skip
MODS = {"Ctrl": pygame.KMOD_CTRL, "Shift": pygame.KMOD_SHIFT}
TOUCHES = (
    (0.5, 0.5),
    (0.3, 0.6),
    (0.2, 0.2),
    (0.2, 0.8),
    (0.85, 0.85),
    (0.5, 0.15),
    (0.5, 0.85),
    (0.1, 0.5),
    (0.06, 0.9),
)

CARDS = "table.0,-20: toy-paw1 toy-paw2 toy-paw3 toy-paw4"
MEN = "table.-40,-20: toy-man-white", "table.-30,-20: toy-man-black", "table.-20,-20: toy-man-white"
HELD = "hand0: toy-fish9 toy-paw12 toy-fish1 toy-paw7", "hand1: toy-yarn1 toy-yarn2"
DECK = "deck: toy-bell1@0d toy-bell2@0d toy-bell3@0d toy-bell4@0d toy-bell5@0d"


class Hand:
    """Somebody at a free table: on a laid board, on one where these rows lie ("table.0,0: toy-paw1 toy-paw2"), or on
    one of which all is in the box.
    """

    def __init__(self, laid="toybox", seats=2, *rows, people=(0,), seed="hand", look=(), boxed=False, **options):
        options |= {"laid": False} if boxed else {}
        chairs = tuple(Seat(NAMES[s], CATS[s], PERSON if s in people else "kitten") for s in range(seats))
        words = [part for row in rows for part in _row(row)]
        count = sum(not word.endswith("=") for word in words)
        luck = [("lay", f"n={count}", *words)] if rows else []
        match = Match(Setup("free", chairs, seed, options, laid=laid), luck).begin()
        self.stage = make_stage(*look)
        self.stage.mind = Still()
        pygame.display.init()  # which keys are held is asked of the window
        pygame.key.set_mods(0)
        self.table = self.stage.doors.seat(match, Journal.create(match, paths.saves()), tips=False)
        self.stage.push(self.table)
        self.stage.settle()
        self.table.view.open = True
        self.draws = True  # whether all is drawn whenever it has come to rest
        self.start, self.inputs, self.pos = match.at, 0, (960.0, 200.0)
        self.spin(3)

    # ── what there is ──

    @property
    def match(self):
        return self.table.match

    @property
    def hand(self):
        return self.table.hand

    @property
    def view(self):
        return self.table.view

    @property
    def picture(self):
        """What the one who sits there sees."""
        return self.match.rules.look(self.match.state, self.view.viewer)

    def acts(self):
        """Return the acts since the start, or since it was last asked."""
        match, since = self.match, min(self.start, self.match.at)
        self.start = match.at
        return [" ".join(match.moves[ply]) for ply in range(since, match.at) if match.by(ply) != CHANCE]

    def act(self):
        """Return the one act that was done since."""
        found = self.acts()
        assert len(found) == 1, found
        return found[0]

    def many(self, spot):
        """How many pieces lie on a place."""
        return len(dict(self.match.state.places).get(spot, ()))

    # ── where things are ──

    def seen(self, spot, index=None):
        """Return the piece that is seen of a place: the topmost, or that of an index."""
        found = [piece for piece in self.view.pieces() if piece.spot == spot and index in (None, piece.index)]
        assert found, f"nothing is seen on {spot}"
        return found[-1]

    def on(self, spot, index=None):
        """Return a place of the canvas where that piece is pointed at."""
        piece = self.seen(spot, index)
        box = self.view.camera.lies(piece.box)
        for x, y in TOUCHES:
            pos = box.x + box.w * x, box.y + box.h * y
            self.point(pos)
            one = self.hand.pointed
            meant = one and (piece.kind == "tally" or one.first <= piece.index < one.last)
            if meant and one.spot == spot and not self.hand.badged:
                return pos
        raise AssertionError(f"{spot} cannot be pointed at")

    def badges(self):
        """Return the badge of every stack."""
        return badges(self.view)

    def badge(self, spot):
        """Return a place of the canvas where the badge of a stack is."""
        box = dict(badges(self.view))[spot]
        return self.view.camera.lies(box).center

    def at(self, x, y):
        """Return the canvas place of a point of the table."""
        return CANVAS[0] / 2 + 10 * x, CANVAS[1] / 2 + 10 * y

    def place(self, name):
        """Return the middle of a place of the map, as the one at the table sees it."""
        return self.view.camera.lies(self.view.board.place(name).box).center

    def tool(self, name):
        """Return where a tool is."""
        return next(one.box.center for one in self.view.targets.front if f"tool:{name}" in one.names)

    def empty(self, wide=60.0):
        """Return a place of the table with nothing round it."""
        spots = ((float(x), float(y)) for y in range(140, 1060, 20) for x in range(60, 1860, 20))
        found = next((pos for pos in spots if self.clear(pos, wide)), None)
        return found or (self.empty(wide / 2) if wide > 8 else found)

    def clear(self, pos, wide):
        """Tell whether nothing lies or is drawn round a place of the table."""
        room = Box(pos[0] - wide, pos[1] - wide, 2 * wide, 2 * wide)
        lying = [*self.view.pieces(), *self.view.targets.front, *self.hand.panels]
        places = [place for place in self.view.board.places.values() if place.kind not in ("view", "area", "hidden")]
        return not any(one.box.colliderect(room) for one in (*lying, *places))

    def is_board(self, spot):
        """Tell whether a board with squares lies there."""
        return any("columns" in self.view.board.faces.get(face.partition("@")[0], {}) for face in self.picture[spot])

    def is_bag(self, spot):
        return zone(self.view.seating.level, spot, len(self.match.seats)).kind == BAG

    # ── what it does ──

    def send(self, kind, **said):
        self.stage.event(pygame.event.Event(kind, **said))
        self.stage.settle()

    def point(self, pos):
        """Move the mouse there: no input."""
        self.pos = tuple(pos)
        self.send(pygame.MOUSEMOTION, pos=self.pos, rel=(0, 0), buttons=(0, 0, 0))

    def down(self, pos, button=1):
        self.send(pygame.MOUSEBUTTONDOWN, pos=tuple(pos), button=button)

    def up(self, pos, button=1):
        self.send(pygame.MOUSEBUTTONUP, pos=tuple(pos), button=button)

    def click(self, pos=None, button=1, mod=0):
        """Press and let go at one place, perhaps with a key held."""
        pos = self.pos if pos is None else pos
        self.point(pos)
        pygame.key.set_mods(mod)
        self.down(pos, button)
        self.up(pos, button)
        pygame.key.set_mods(0)
        self.inputs += 1
        self.spin()

    def drag(self, start, end, steps=5, seconds=()):
        """Drag from one place to another, with so many motions; time passes between them if said."""
        self.carry(start, end, steps, seconds)
        self.up(end)
        self.spin()

    def carry(self, start, end, steps=5, seconds=()):
        """Begin a drag and come to its end, without letting go."""
        self.point(start)
        self.down(start)
        for step in range(1, steps + 1):
            part = step / steps
            self.point([a + (b - a) * part for a, b in zip(start, end)])
            for time in seconds:
                self.stage.update(time)
        self.inputs += 1

    def wheel(self, notches):
        self.send(pygame.MOUSEWHEEL, x=0, y=notches)
        self.inputs += 1

    def key(self, *names):
        """Press keys one after another: "F", "Ctrl+A", "Tab"."""
        for name in names:
            self.hold(name)
            self.let(name)
            self.inputs += 1
            self.spin()

    def hold(self, name):
        *held, cap = name.split("+") if name != "+" else ("+",)
        code = KEYS.get(cap) or ord(cap.lower())
        mod = sum(MODS[one] for one in held)
        letter = "" if cap in KEYS and len(cap) > 1 or mod & pygame.KMOD_CTRL else cap.lower()
        pygame.key.set_mods(mod)
        self.send(pygame.KEYDOWN, key=code, mod=mod, unicode=letter)
        pygame.key.set_mods(0)

    def let(self, name):
        cap = name.split("+")[-1] if name != "+" else "+"
        self.send(pygame.KEYUP, key=KEYS.get(cap) or ord(cap.lower()), mod=0, unicode="")

    def write(self, text):
        for letter in text:
            self.send(pygame.TEXTINPUT, text=letter)
        self.spin()

    def spin(self, frames=2):
        """Let everything come to rest."""
        for _ in range(frames):
            self.stage.update(0.2)
            easel = self.view.easel
            for _ in range(50):
                if not easel.busy:
                    break
                easel.hurry() or self.stage.update(0.2)
            self.stage.settle()
        if self.draws:
            self.stage.draw()

    def line(self, name):
        """Return where a line of the open menu is."""
        kid = next(kid for kid in self.table.fronts.menu.kids if kid.line.name == name)
        return kid.box.x + 60, kid.box.centery

    def names(self):
        """Return what the open menu offers."""
        return [kid.line.name for kid in self.table.fronts.menu.kids]


def _row(row):
    spot, _, faces = row.partition(": ")
    return [f"{spot}=", *faces.split()]


def stir(hand, rng: Random, acts: int):
    """Do so many acts at random at the table of a hand, all of whose pieces are shown then."""
    match = hand.match
    for _ in range(acts):
        move = match.rules.sample(match.state, rng)
        if match.rules.accepts(match.state, move) and not move[0].startswith("seat:"):
            match.play(move)
    hand.view.lay(lambda eye: hand.table.sights(match.at, eye))
    hand.table.real.ready()
    hand.spin()
    hand.start = match.at


def toys():
    """Three at the toys: some open cards, three men, a deck face down, cards in two hands."""
    return Hand("toybox", 3, CARDS, *MEN, *HELD, DECK)


def places(hand):
    """What lies where."""
    return {spot: [piece.face for piece in lying] for spot, lying in hand.match.state.places}
