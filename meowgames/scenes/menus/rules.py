"""The rule sheet as an open book: chapters on the left page, clauses on the right, a search across both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from ...play.sheet import Chapter, Clause, Sheet, read
from ...screen.kit import roles
from ...screen.kit.field import Field
from ...screen.kit.form import Form
from ...screen.kit.layout import Column, Gap, Row
from ...screen.kit.prose import Prose
from ...screen.kit.rows import ClauseTag, ListRow, keys
from ...screen.kit.scroll import Scroll
from ...screen.kit.widget import Look, Widget
from ...screen.kit.widgets import Button, Image, Label, RoundButton
from ...screen.paint import INK, PAPER, RED, Box, Paint
from ...screen.stage import Scene, Stage
from ...screen.surround import draw_room

LEFT, RIGHT = Box(124, 84, 496, 908), Box(706, 84, 1090, 908)  # what may be written on, on the two pages
CLOSE = Box(1798, 28, 76, 76)
MARK = "#ffd66b"
LINE = 68  # letters a line should have at most


class RulesScene(Scene):
    """A game's rules, opened at the clause that matters; those that were let be are crossed out."""

    aside = True

    def __init__(self, stage: Stage, game: str, clause: str | None = None, waived: Sequence[str] = ()):
        super().__init__(stage)
        self.game, self.clause, self.find, self.waived = game, clause, "", frozenset(waived)
        self.chapter = self.sheet.chapter_of(clause or "")
        self.form = Form(stage, self._build, first=f"chapter{self.chapter}")
        if clause:
            self._show(clause)

    @property
    def sheet(self) -> Sheet:
        """The rules in the language spoken now."""
        return read(self.game, self.stage.words.language)

    def refresh(self) -> None:
        self.form.refresh()

    def draw(self, paint: Paint) -> None:
        draw_room(paint, "book")
        self.form.draw(paint)

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self._key(event) or self.form.event(event):
            return
        if event.type == pygame.TEXTINPUT and event.text.strip():  # whoever types, searches
            self.form.take("find")
            self.form.event(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.stage.pop()
        elif event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.form.take("find")
            self.form.focus.select()
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._leaf(1 if event.key == pygame.K_PAGEDOWN else -1)
        else:
            return False
        return True

    # ── turning pages ────────────────────────────────────────────────────────────────────────────────────

    def _leaf(self, way: int) -> None:
        """Scroll by most of a page; past the end of a chapter begins the next."""
        scroll = self.form.find(f"clauses{self.chapter}")
        if scroll.scroll(way * scroll.box.h * 0.85):
            self.form.layout()
        elif 0 <= self.chapter + way < len(self.sheet.chapters):
            self._leaf_to(self.chapter + way)
            if way < 0:
                self.form.find(f"clauses{self.chapter}").scroll(1e6)
                self.form.layout()

    def _leaf_to(self, chapter: int) -> None:
        self.stage.sound.play("page")
        self.chapter, self.clause = chapter, None
        self.form.refresh()
        scroll = self.form.find(f"clauses{chapter}")
        scroll.scroll(-1e6)
        self.form.layout()

    def _show(self, clause: str) -> None:
        """Open at a clause and mark it."""
        self.chapter, self.clause = self.sheet.chapter_of(clause), clause
        self.form.refresh()
        if self.form.find(f"clause{clause}"):
            self.form.show(f"clause{clause}")

    def _search(self, find: str) -> None:
        self.find = find
        found = self.sheet.hits(find)
        if (
            found
            and self.sheet.chapter_of(found[0]) != self.chapter
            and not any(self.sheet.chapter_of(number) == self.chapter for number in found)
        ):
            self.chapter = self.sheet.chapter_of(found[0])
        self.clause = None
        self.form.refresh()

    def _next(self) -> None:
        """Go to the next place found, after the last to the first."""
        found = self.sheet.hits(self.find)
        if found:
            at = found.index(self.clause) + 1 if self.clause in found else 0
            self._show(found[at % len(found)])

    # ── the two pages ────────────────────────────────────────────────────────────────────────────────────

    def _build(self) -> Any:
        close = RoundButton("icon-cross-light", self.stage.pop, kind="danger", key="close")
        return Book(self._contents(), self._page(), close)

    def _contents(self) -> Column:
        words, found = self.stage.words, self.sheet.hits(self.find)
        count = words.many("rules.places", len(found)) if self.find.strip() else ""
        hint, missed = words("rules.search"), bool(count) and not found
        search = Field(
            self.find,
            self._search,
            self._next,
            "find",
            limit=30,
            hint=hint,
            icon="icon-search",
            aside=count,
            error=missed,
        )
        rows = [
            self._entry(index, chapter, sum(number.startswith(f"{chapter.number}.") for number in found))
            for index, chapter in enumerate(self.sheet.chapters)
        ]
        title = Label(words("rules.title", words(f"{self.game}.title")), "heading")
        parts: list[Any] = [title, search, Scroll(Column(rows, gap=4), "chapters")]
        if self.stage.settings.text < 1.3:
            hints = [*keys(("Ctrl", "F")), Label(words("rules.search.key"), "note"), Gap(stretch=1)]
            hints += [*keys((words("key.esc"),)), Label(words("rules.close"), "note")]
            parts.append(Row(hints, gap=8))
        return Column(parts, gap=20)

    def _entry(self, index: int, chapter: Chapter, count: int) -> ListRow:
        parts = [Label(chapter.number, "number", RED, wide=22), Label(chapter.title, stretch=1)]
        if count:
            parts.append(Count(str(count)))
        row = Row(parts, gap=18)
        return ListRow(row, lambda: self._leaf_to(index), index == self.chapter, f"chapter{index}", pad=12)

    def _page(self) -> Column:
        chapter = self.sheet.chapters[self.chapter]
        title = Label(chapter.title, "chapter", most=560, stretch=0)
        head = Row([Label(chapter.number, "chapter", RED), title], gap=22)  # short of the ribbon
        let = self.stage.words("rules.let")
        rows = [
            ClauseRow(one, self.find, one.number == self.clause, let if one.number in self.waived else "")
            for one in chapter.clauses
        ]
        ways: list[Any] = []
        for way, side in ((-1, "before"), (1, "after")):
            if way > 0:
                ways += [Gap(stretch=1), *self._sleeper(), Gap(stretch=1)]
            if 0 <= self.chapter + way < len(self.sheet.chapters):
                other = self.sheet.chapters[self.chapter + way]
                ways.append(self._way(other, self.chapter + way, side))
        return Column([head, Scroll(Column(rows, gap=12), f"clauses{self.chapter}"), Row(ways, gap=16)], gap=18)

    def _sleeper(self) -> list[Image]:
        return [Image("cat-curled-black", (120, 72))] if self.stage.settings.text < 1.3 else []

    def _way(self, chapter: Chapter, index: int, side: str) -> Button:
        icon = "icon-arrow-left" if side == "before" else "icon-arrow-right"
        text = f"{chapter.number}  {chapter.title}"
        return Button(text, lambda: self._leaf_to(index), icon=icon, key=side, role="way", least_high=68)


class Book(Widget):
    """Two pages and the button that closes the book."""

    def __init__(self, left: Any, right: Any, close: Any):
        self.left, self.right, self.close = left, right, close

    def parts(self) -> tuple:
        return (self.left, self.right, self.close)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        self.left.place(paint, LEFT)
        self.right.place(paint, RIGHT)
        self.close.place(paint, CLOSE)


@dataclass(eq=False)
class ClauseRow(Widget):
    """A clause with its tag; the one that matters now lies on honey."""

    clause: Clause
    find: str = ""
    marked: bool = False
    let: str = ""  # what is said of one that does not hold here
    stretch: float = 1

    def __post_init__(self):
        self.key = f"clause{self.clause.number}"
        self.tag = ClauseTag(self.clause.number)
        self.prose = Prose(self.clause.text, self.find, struck=bool(self.let))

    def parts(self) -> tuple:
        return (self.tag, self.prose)

    def wish(self, paint: Paint) -> float:
        return self.tag.wish(paint) + 24 + self.prose.wish(paint)

    def least(self, paint: Paint) -> float:
        return self.tag.wish(paint) + 24 + self.prose.least(paint)

    def measure(self, paint: Paint, width: float) -> float:
        high = max(self.tag.measure(paint, 0), self.prose.measure(paint, self._room(paint, width))) + 24
        return high + (self._sign(paint) + 6 if self.let else 0)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = Box(box)
        wide, room = self.tag.wish(paint), self._room(paint, box.w)
        high, size = self.tag.measure(paint, wide), roles.size(paint, "prose")
        self.tag.place(paint, Box(box.x + 16, box.y + 12 + size * 0.68 - high / 2, wide, high))
        below = self._sign(paint) + 6 if self.let else 0
        self.prose.place(paint, Box(box.x + wide + 40, box.y + 12, room, box.h - 24 - below))

    def draw(self, paint: Paint, look: Callable[[Any], Look]) -> None:
        if self.marked:
            paint.fill(self.box, "#ffedc2", radius=20)
            paint.fill((self.box.x, self.box.y + 8, 8, self.box.h - 16), "#e0772c", radius=4)
        self.tag.draw(paint, look)
        self.prose.draw(paint, look)
        if self.let:
            self._draw_let(paint)

    def _sign(self, paint: Paint) -> float:
        """Return how high the sign of a clause is that was let be."""
        return roles.extent(paint, self.let, "caption")[1] + 10

    def _draw_let(self, paint: Paint) -> None:
        """Draw a small whistle below it, and that it was let be."""
        high = self._sign(paint)
        wide = roles.extent(paint, self.let, "caption")[0] + high + 26
        chip = Box(self.prose.box.x, self.box.bottom - high - 8, wide, high)
        paint.fill(chip, RED, radius=high / 2)
        paint.fill(chip.inflate(-4, -4), PAPER, radius=high / 2 - 2)
        paint.image("icon-whistle", (chip.x + 8, chip.y + 4, high - 8, high - 8))
        roles.write(paint, self.let, "caption", (chip.x + high + 10, chip.centery - 1), RED, anchor="midleft")

    def _room(self, paint: Paint, width: float) -> float:
        """Return the width of the text: what is left of the page, but no line longer than is good to read."""
        return min(width - self.tag.wish(paint) - 52, roles.size(paint, "prose") * LINE * 0.53)


@dataclass(eq=False)
class Count(Widget):
    """A small number in a honey disc."""

    text: str

    def wish(self, paint: Paint) -> float:
        return max(38, roles.extent(paint, self.text, "caption")[1] * 1.25)

    def measure(self, paint: Paint, _width: float) -> float:
        return self.wish(paint)

    def draw(self, paint: Paint, _look: Callable[[Any], Look]) -> None:
        paint.circle(self.box.center, self.box.w / 2, INK)
        paint.circle(self.box.center, self.box.w / 2 - 3, MARK)
        roles.write(paint, self.text, "caption", self.box.center, anchor="center")
