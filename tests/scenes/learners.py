"""Learners who follow a lesson: one only clicks, one only types."""

import pygame

from meowgames import paths
from meowgames.play import lesson as lessons
from meowgames.play import statistics
from meowgames.rules import playable
from meowgames.scenes import drawer, furniture, guiding, tools
from meowgames.scenes.menus.learned import LearnedScene
from meowgames.screen.paint import CANVAS, Box

GAMES = [game for game in playable() if lessons.has(game)]
LIMIT = 3000  # frames a lesson may take
PARTS = sorted((n / 12 for n in range(1, 12)), key=lambda part: abs(part - 0.5))  # where in a box a click is tried


class Mouse:
    """A learner who only clicks."""

    def __init__(self, player):
        self.player = player

    def go_on(self, table):
        self.player.click(table.guide.bubble.form.find("next").box.center)

    def touch(self, table, move):
        word = guiding.next_word(table, move)
        shade = guiding.ghost(table, move)
        if shade and word == move[-1]:
            self.player.point(self.cell(table, shade, word))
            self.player.spin()
            self.player.click(self.cell(table, shade, word))
        else:
            self.player.click(self.spot(table, word))

    def cell(self, table, shade, word):
        """Return where the mouse must be for the piece in hand to lie there."""
        wide, high = (side / count for side, count in zip(shade.box.size, table.hand.placing.size()))
        corner = shade.box.topleft
        squares = ((corner[0] + (x + 0.5) * wide, corner[1] + (y + 0.5) * high) for x in range(9) for y in range(9))
        before = table.hand.pos
        for spot in squares:
            table.hand.pos = tuple(table.camera.lies(Box(*spot, 1, 1)).topleft)
            found, table.hand.pos = table.hand.placing.aim() == word and table.hand.pos, before
            if found:
                return found
        raise AssertionError(f"no way to aim at {word}")

    def spot(self, table, word):
        """Return a place where a click means this word and nothing lies over it."""
        table.poses.forget()
        for box in guiding.boxes(table, word):
            for pos in ((box.x + box.w * x, box.y + box.h * y) for y in PARTS for x in PARTS):
                if self.means(table, pos, word):
                    return pos
        raise AssertionError(f"{word} cannot be clicked")

    @staticmethod
    def means(table, pos, word):
        if table.guide.bubble.over(pos) or drawer.under(table, pos) or not Box(0, 0, *CANVAS).collidepoint(pos):
            return False
        tool = furniture.tool_at(table, pos)
        if tool:
            return tool in (word, tools.WORD + word)
        named = table.hand.named(table.camera.seen(pos))
        return table.picker.takes(named + table.meant(named)) == word


class Keys:
    """A learner who only types."""

    def __init__(self, player):
        self.player = player

    def go_on(self, table):
        self.player.press(pygame.K_SPACE if table.guide.at[1] % 2 else pygame.K_RETURN)

    def touch(self, table, move):
        word = guiding.next_word(table, move)
        if word in ("right", "flip"):
            self.player.press(pygame.K_e if word == "right" else pygame.K_f)
        elif guiding.ghost(table, move) and word == move[-1]:
            self.push(table, word)
        else:
            self.walk(table, word)

    def push(self, table, word):
        wanted = [int(part) for part in word.partition(".")[2].split(",")]
        for _ in range(80):
            cell = table.hand.placing.cell
            if cell == tuple(wanted):
                break
            keys = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
            x, y = (a - b for a, b in zip(wanted, cell or wanted))
            self.player.press(keys[(x > 0) if x else 2 + (y > 0)])
        self.player.press(pygame.K_RETURN)

    def walk(self, table, word):
        for _ in range(len(table.hand.targets()) + 1):
            if table.hand.focus == word:
                break
            self.player.press(pygame.K_TAB)
        assert table.hand.focus == word, f"{word} cannot be reached: {table.hand.targets()}"
        self.player.press(pygame.K_RETURN)


def learn(player, hands, stop=lambda guide: False):
    """Follow a lesson to its end, or until told to stop; whatever is pointed at must be seen."""
    for _ in range(LIMIT):
        table = player.top
        if isinstance(table, LearnedScene) or stop(table.guide):
            return table
        guide = table.guide
        if guide.busy or guide.phase in ("show", "done"):
            player.spin(1, 0.8)
            continue
        seen(guide)
        at = guide.at, guide.phase, table.picker.said
        if guide.phase == "read":
            hands.go_on(table)
        else:
            hands.touch(table, guide.step.do or guide.step.solve[0])
        assert not guide.answer, f"{guide.part.name} {at}: {guide.answer}"
        assert player.top is not table or (guide.at, guide.phase, table.picker.said) != at, f"{at} leads nowhere"
    raise AssertionError(f"the lesson does not end: {table.guide.at}")


def seen(guide):
    """Check that the bubble is on the canvas and hides nothing it points at."""
    box = guide.bubble.box
    assert Box(0, 0, *CANVAS).contains(box), f"{guide.part.name}, {guide.step.say}: the bubble sticks out: {box}"
    if guide.phase == "act" and guide.step.do:
        for target in guiding.target(guide.table, guide.step.do):
            both = box.clip(target)
            assert both.w * both.h < 0.3 * target.w * target.h, f"{guide.part.name}, {guide.step.say}: hidden"


def nothing_kept():
    return not list(paths.saves().glob("*")) and not statistics.read(paths.statistics_file())


def at_move(player, game="meow"):
    """Follow a lesson to its first move; return its table."""
    player.stage.push(player.stage.doors.lesson(game))
    player.spin()
    return learn(player, Mouse(player), lambda guide: guide.phase == "act")
