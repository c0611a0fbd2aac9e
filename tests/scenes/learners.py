"""Learners who follow a lesson: one only clicks, one only types."""

import pygame

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play import statistics
from meowgames.rules import playable
from meowgames.scenes.menus.learned import LearnedScene
from meowgames.scenes.table.bubble import ghost, next_word, target
from meowgames.scenes.table.pointing import boxes
from meowgames.screen.paint import CANVAS, Box

GAMES = [game for game in playable() if lessons.has(game)]
LIMIT = 3000  # frames a lesson may take
KEYS = {"right": pygame.K_e, "mirror": pygame.K_f, "drop": pygame.K_RETURN}
PARTS = sorted((n / 12 for n in range(1, 12)), key=lambda part: abs(part - 0.5))  # where in a box a click is tried


class Mouse:
    """A learner who only clicks."""

    def __init__(self, player):
        self.player = player

    def go_on(self, table):
        self.player.click(table.overlays[0].way.find("next").box.center)

    def touch(self, table, move):
        word, shade = next_word(table.hand, move), ghost(table.view, table.hand, move)
        if shade and word == move[-1]:
            self.player.point(self.cell(table, shade, word))
            self.player.spin()
            self.player.click(self.cell(table, shade, word))
        else:
            self.player.click(self.spot(table, word))

    def cell(self, table, shade, word):
        """Return where the mouse must be for the piece in hand to lie there."""
        wide, high = (side / count for side, count in zip(shade.box.size, table.hand.grid.size()))
        corner = shade.box.topleft
        squares = ((corner[0] + (x + 0.5) * wide, corner[1] + (y + 0.5) * high) for x in range(9) for y in range(9))
        for spot in squares:
            pos = tuple(table.view.camera.lies(Box(*spot, 1, 1)).topleft)
            if table.hand.grid.aim(table.view.camera.seen(pos)) == word:
                return pos
        raise AssertionError(f"no way to aim at {word}")

    def spot(self, table, word):
        """Return a place where a click means this word and nothing lies over it."""
        table.hand.look()
        for box in boxes(table.view, word):
            for pos in ((box.x + box.w * x, box.y + box.h * y) for y in PARTS for x in PARTS):
                if self.means(table, pos, word):
                    return pos
        raise AssertionError(f"{word} cannot be clicked")

    @staticmethod
    def means(table, pos, word):
        spot = table.view.camera.seen(pos)
        found = table.view.targets.at(pos, spot)
        if found is None or bubble(table).over(pos) or not Box(0, 0, *CANVAS).collidepoint(pos):
            return False
        if found.front:
            return found.kind in ("word", "tool", "control") and word in found.names
        return table.hand.offer.says(found, spot)[:1] == (word,)


class Keys:
    """A learner who only types."""

    def __init__(self, player):
        self.player = player

    def go_on(self, table):
        self.player.press(pygame.K_SPACE if table.play.pupil.at[1] % 2 else pygame.K_RETURN)

    def touch(self, table, move):
        word = next_word(table.hand, move)
        if word in KEYS:
            self.player.press(KEYS[word])
        elif ghost(table.view, table.hand, move) and word == move[-1]:
            self.push(table, word)
        else:
            self.walk(table, word)

    def push(self, table, word):
        wanted = [int(part) for part in word.partition(".")[2].split(",")]
        for _ in range(80):
            cell = table.hand.grid.cell
            if cell == tuple(wanted):
                break
            keys = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
            x, y = (a - b for a, b in zip(wanted, cell or wanted))
            self.player.press(keys[(x > 0) if x else 2 + (y > 0)])

    def walk(self, table, word):
        order = table.view.targets.order()
        for _ in range(len(order) + 1):
            if table.hand.focus == word:
                break
            self.player.press(pygame.K_TAB)
        assert table.hand.focus == word, f"{word} cannot be reached: {order}"
        self.player.press(pygame.K_RETURN)


def bubble(table):
    """Return the bubble of the lesson cat at a table."""
    return table.overlays[0].bubble


def learn(player, hands, stop=lambda lesson: False):
    """Follow a lesson to its end, or until told to stop; whatever is pointed at must be seen."""
    for _ in range(LIMIT):
        table = player.top
        if isinstance(table, LearnedScene) or stop(table.play):
            return table
        lesson, pupil = table.play, table.play.pupil
        if lesson.busy or lesson.phase in ("show", "done") or table.overlays[0].unseen:
            player.spin(1, 0.8)
            continue
        seen(table)
        at = standing(table)
        if lesson.phase == "read":
            hands.go_on(table)
        else:
            hands.touch(table, pupil.step.do or pupil.step.solve[0])
        assert not lesson.answer, f"{pupil.part.name} {at}: {lesson.answer}"
        assert player.top is not table or standing(table) != at, f"{at} leads nowhere"
    raise AssertionError(f"the lesson does not end: {table.play.pupil.at}")


def standing(table):
    """Return how far a learner has come: the step, what is said, what lies as a ghost, whether the cat was opened."""
    lesson, hand = table.play, table.hand
    return lesson.pupil.at, lesson.phase, lesson.picker.said, hand.grid.lies(), lesson.armed, bubble(table).open


def seen(table):
    """Check that the bubble is on the canvas and hides nothing it points at."""
    box, pupil = bubble(table).box, table.play.pupil
    assert Box(0, 0, *CANVAS).contains(box), f"{pupil.part.name}, {pupil.step.say}: the bubble sticks out: {box}"
    if table.play.phase == "act" and pupil.step.do:
        for wanted in target(table.view, table.hand, pupil.step.do):
            both = box.clip(wanted)
            assert both.w * both.h < 0.3 * wanted.w * wanted.h, f"{pupil.part.name}, {pupil.step.say}: hidden"


def nothing_kept():
    return not list(paths.saves().glob("*")) and not list(statistics.read(paths.statistics_file()))


def at_move(player, game="meow"):
    """Follow a lesson to its first move; return its table."""
    player.stage.push(player.stage.doors.lesson(game))
    player.spin()
    found = learn(player, Mouse(player), lambda lesson: lesson.phase == "act")
    player.spin(1, 0.8)
    return found
