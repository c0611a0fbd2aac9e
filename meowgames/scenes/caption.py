"""What the bubble of a lesson holds: where one is, what is said and answered, and the ways on and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..screen.kit.layout import Column, Gap, Row
from ..screen.kit.rows import ClauseTag
from ..screen.kit.widgets import Button, Label
from ..settings import BIG
from . import furniture
from .speech import Dots

if TYPE_CHECKING:
    from .lesson import Guide

GOOD = "#2f7d43"


def caption(guide: Guide) -> Column | None:
    """Return what the cat says now; nothing while it only watches."""
    if not guide.speaking:
        return None
    said: list[Any] = [Label(guide.praise, "strong", GOOD, stretch=1)] if guide.praise else []
    said.append(Label(guide.stage.words(guide.lesson.key(guide.step.say)), "speech", stretch=1))
    if guide.answer:
        said.append(Label(guide.answer, "strong", stretch=1))
    if guide.answer_clause and guide.stage.settings.text < BIG:
        said.append(Label(furniture.reason(guide.table, guide.answer_clause), "small", stretch=1))
    return Column([head(guide), *said, foot(guide)], gap=10)


def head(guide: Guide) -> Row:
    """Return the name of the part and how far one is."""
    words, every = guide.stage.words, guide.captioned()
    number = sum(at <= guide.at for at in every)
    title = Label(words(guide.lesson.key(f"part.{guide.part.name}")), "note")
    count = Label(words("lesson.progress", number, len(every)), "note")
    return Row([title, Dots(len(guide.lesson.parts), guide.at[0]), Gap(stretch=1), count], gap=14)


def foot(guide: Guide) -> Row:
    """Return the clause that matters, and the ways back, out and on."""
    words = guide.stage.words
    kids: list[Any] = []
    if guide.clause:
        kids.append(ClauseTag(f"§ {guide.clause}", lambda: read(guide), key="clause"))
    if guide.before() is not None:
        kids.append(Button(words("lesson.back"), guide.back, key="back", role="control", least_high=52))
    leave = Button(words("lesson.leave"), guide.stage.home, key="leave", role="control", least_high=52)
    kids += [leave, Gap(stretch=1)]
    if guide.phase == "read":
        on = Button(words("lesson.next"), guide.go_on, "primary", key="next", role="button", least_high=60)
        kids.append(on)
    return Row(kids, gap=12)


def read(guide: Guide) -> None:
    """Open the rules at the clause that matters."""
    guide.stage.push(guide.stage.doors.rules(guide.game, guide.clause))
