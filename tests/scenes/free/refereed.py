"""A refereed free table, for tests: a game laid, followed from its first moment, played on, slid and said."""

from collections import Counter
from random import Random

from handling import Hand
from looking import Still

from meowgames.play.changes import art
from meowgames.rules import BACK, CHANCE, find
from meowgames.rules.free import watching
from meowgames.scenes.free.play import follow

GAMES = ("isle", "meow", "meowtopia", "minicity", "neko")
BEGUN = {  # what is said before somebody can slide something
    "meowtopia": (("tile-irrigation",),),
}


class Table(Hand):
    """Somebody at a refereed table of two; the other seat is a bot that never answers, unless people sit there."""

    def __init__(self, game, mood="strict", luck="paw", people=(0,), look=(), **options):
        super().__init__(game, 2, people=people, look=look, **options)
        self.draws = False  # what is looked at is drawn when it is asked for
        self.rules = find(game)
        self.referee.set_mood(mood)
        self.spin(2)
        if luck != "ask":
            self.referee.set_luck(luck)
        while self.referee.question is not None:
            self.referee.answer(self.referee.question.answers[0])
        self.spin(2)
        self.start = self.match.at

    # ── what there is ──

    @property
    def play(self):
        return self.table.real

    @property
    def referee(self):
        return self.play.referee

    @property
    def speaker(self):
        return self.table.overlays[0]

    @property
    def kind(self):
        """What the referee makes of the table."""
        return self.referee.verdict.kind

    @property
    def thread(self):
        return self.referee.thread

    @property
    def spoken(self):
        """What the bubble speaks of."""
        self.speaker.follow()
        return self.speaker.spoke[:1]

    def buttons(self):
        """The buttons of the bubble, by their keys."""
        return {one.key: one for one in self.speaker._buttons()}

    def places(self):
        """What lies where, for all eyes."""
        return {spot: Counter(faces) for spot, faces in watching.pieces(self.match.state).items() if faces}

    # ── what is done ──

    def press(self, key):
        """Click a button of the bubble."""
        self.click(self.buttons()[key].box.center)
        self.spin(2)

    def undo(self):
        """Take the last act back; where something was seen since, that is asked first."""
        self.key("U")
        if self.stage.top is not self.table:
            self.key("Tab", "Enter")
        self.spin(3)

    def word(self, word):
        """Click a word button."""
        self.click(next(one.box.center for one in self.view.targets.front if word in one.names))
        self.spin(2)

    def say(self, *move):
        """Let a move be made by whoever is to act."""
        self.referee.say(move)
        self.spin(1)

    def play_on(self, until=lambda: False, most=900, seed=0):
        """Let everybody make random moves until something is so; tell whether it came."""
        rng = Random(seed)
        for _ in range(most):
            if self.referee.turn < 0 and self.referee.turn != CHANCE or until():
                break
            if self.referee.turn == CHANCE:
                self.referee.draw_once()
                continue
            move = self.rules.sample(self.thread, rng)
            if move != BACK:
                self.referee.say(move)
                self.view.catch_up()
                follow(self.play)
        self.spin(3)
        return until()

    def ready(self):
        """Come to a moment in which somebody can slide something: whatever is said first is said."""
        for move in BEGUN.get(self.match.setup.laid, ()):
            self.say(*move)
        return self

    def way(self, move):
        """The piece that a move slides, and where it goes: spot, face, target."""
        state, thread, rules = self.match.state, self.thread, self.rules
        before = watching.wanted(state, thread)
        for way in (*rules.steps(thread, move), rules.play(thread, move)):
            after = watching.wanted(state, way)
            left = [(s, f) for s in before for f in Counter(before[s]) - Counter(after.get(s, ()))]
            came = [(s, f) for s in after for f in Counter(after[s]) - Counter(before.get(s, ()))]
            for spot, face in left:
                kin = art(face), art(face).rstrip("s")
                goes = [there for there, what in came if there != spot and art(what) in kin]
                if goes:
                    return spot, face, goes[0]
            if left:
                return *left[0], "box"
        return None

    def slide(self, move):
        """Drag what a move slides."""
        spot, face, target = self.way(move)
        found = [piece.index for piece in self.view.pieces() if piece.spot == spot and art(piece.face) == art(face)]
        self.drag(self.on(spot, found[-1] if found else None), self.goes(target))
        self.spin(3)

    def goes(self, target):
        """Where on the canvas a place is, or the box."""
        return self.tool("box") if target == "box" else self.place(target)

    def legal(self):
        """The moves that slide something."""
        said = self.referee.words
        return [move for move in self.rules.moves(self.thread) if move not in said and move != BACK]


class Quick(Still):
    """A mind that answers at once with the first legal move."""

    def __init__(self):
        self.asked = None

    def ask(self, game, state, seat, level, seed, few=0):
        self.asked = next(move for move in find(game).moves(state) if move != BACK)

    def poll(self):
        found, self.asked = self.asked, None
        return found

    def drop(self):
        self.asked = None


def pass_time(h, seconds=3.0):
    for _ in range(int(seconds / 0.2)):
        h.stage.update(0.2)
        h.view.catch_up()
        h.stage.settle()
