"""What stands before every table, as one form: tools, prompt, word buttons, log drawer, controls of a held piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

import pygame

from ...play.level import laid
from ...rules import Move
from ...screen.kit.form import Form
from ...screen.kit.widget import Widget
from ...screen.paint import Box, Paint
from ...screen.stage import Stage
from . import buttons, front, tell
from .drawer import Drawer
from .furniture import Prompt
from .play import Play, Tool, recap
from .reason import card
from .targets import LOG, TOOL, Target
from .trail import Aside
from .view import View, stands
from .wordbuttons import Drawn, WordButton, WordButtons


class Overlay(Protocol):
    """What may speak over a table: a lesson, tips in a first match."""

    def event(self, event: pygame.event.Event) -> bool:
        """Take what is meant for it; tell whether that was all."""

    def stops(self) -> list[Target]:
        """Return what of it the keyboard can stand on."""

    def press(self, name: str) -> bool:
        """Press what the keyboard stands on, as a click would; tell whether it is of this."""

    def update(self, seconds: float) -> bool:
        """Let time pass; tell whether it looks otherwise."""

    def draw(self, paint: Paint) -> None:
        """Draw it over the table."""

    def refresh(self) -> None:
        """Follow a change of language or text size."""

    def lies(self) -> Box:
        """Return where it speaks now; nothing else that is said lies there."""


class Pinned(Widget):
    """Widgets that each know their place of the map, drawn in this order."""

    def __init__(self, kids: Sequence[Widget]):
        self.kids = kids

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.kids)

    def place(self, paint: Paint, box: Box) -> None:
        self.box = box
        for kid in self.kids:
            kid.place(paint, box)


class HUD:
    """Follows what a play offers; the mouse reaches its widgets through the targets they are listed as."""

    def __init__(
        self,
        stage: Stage,
        view: View,
        acts: Mapping[str, Tool],
        paw: Callable[[], int],
        overlays: Sequence[Overlay],
    ):
        self.stage, self.view, self.acts, self.paw, self.overlays = stage, view, acts, paw, overlays
        self.play: Play | None = None
        self.words: list[str] = []
        self.controls: tuple[str, ...] = ()
        self.aside: Aside | None = None
        self.hinted: tuple[object, ...] = ()  # what is shown of a hint
        self.said: Move = ()  # of a move that waits for more words
        self.stem = ""  # of the family of words that is unfolded
        self.seen: tuple[object, ...] = (False,)  # whether the table is seen from near, and whose place
        self.logged: tuple[object, ...] = ()  # how far the log is
        self.size = 1  # of the log: 0 folded away, 1 as the map draws it, 2 pulled up
        self.made = 0  # how often it was laid out anew
        self.form = Form(stage, self._build)

    def offer(self, play: Play, words: list[str], controls: tuple[str, ...]) -> None:
        """Show the words that need a button, and what can be done with the piece in hand."""
        given = play, words, controls, play.trail.aside, play.picker.words, play.hint.look()
        if given != (self.play, self.words, self.controls, self.aside, self.said, self.hinted):
            self.play, self.words, self.controls, self.aside, self.said, self.hinted = given
            self.stem = ""
            self.refresh()
        if (self.seen, self.logged) != (self._camera(), self._last()):
            self.seen, self.logged = self._camera(), self._last()
            self.refresh()

    def refresh(self) -> None:
        """Lay it out anew: something shown has changed."""
        self.made += 1
        self.form.refresh()

    def look(self) -> tuple[object, ...]:
        """Return all that the places of its widgets follow from, besides what is offered."""
        paint = self.stage.paint
        shown = self.size, self.made, paint.scale, paint.text_size
        spoken = tuple((*stop.names, *stop.box) for one in self.overlays for stop in one.stops())
        return *shown, self.view.board, spoken, self._camera(), self._last()

    def _last(self) -> tuple[object, ...]:
        return self.stage.words.language, len(self.view.log), *self.view.log[-1:]

    def _camera(self) -> tuple[object, ...]:
        return self.view.camera.near, *(self.view.camera.shown or ())

    def fold_log(self) -> None:
        """Fold the log away, show it, pull it up, one after another."""
        small = not self.view.board.big  # for large text it has no place but pulled up
        self.size = (self.size + 1) % 3 if small else 2 * (self.size != 2)
        self.refresh()
        self.stage.sound.play("page")

    def push_down(self) -> bool:
        """Push a log that is pulled up down again; tell whether it was."""
        up = self.size == 2
        if up:
            self.size = 1
            self.refresh()
            self.stage.sound.play("page")
        return up

    def leaf(self, pos: tuple[float, float], lines: int) -> bool:
        """Leaf in the log if it lies there; tell whether it does."""
        log = self.form.find(LOG)
        if not isinstance(log, Drawer) or not log.box.collidepoint(pos):
            return False
        log.leaf(lines)
        return True

    def reveal(self, name: str) -> None:
        """Leaf in a log that is pulled up where the keyboard walks beyond what is seen of it."""
        log = self.form.find(LOG)
        if isinstance(log, Drawer) and self.size == 2:
            log.reveal(name)

    def recap(self, ply: int) -> None:
        """Show once more what happened from a ply on, where that may be asked for."""
        if self.play and self.acts["recap"].usable():
            self.play.history.choose(ply) if self.play.history else recap(self.play, ply)

    def press(self, key: str) -> bool:
        """Press a tool as a click would; tell whether there is one of that name."""
        found = self.form.find(key) if key.startswith(TOOL) else None
        if found:
            found.go(self.form)
        return found is not None or any(one.press(key) for one in tuple(self.overlays))

    def say(self, word: str) -> None:
        """Say the word of a button, which is as good as Place; one that was said and waits for more is taken back."""
        if self.play and word in self.said:
            self.play.put_back()
        elif self.play:
            self.play.touch((word,), (word,))
            if self.stage.settings.confirm == "tiles" and self.play.armed:
                self.play.settle(self.play.armed, sure=True)

    def unfold(self, stem: str) -> bool:
        """Unfold a family of words, or fold what is unfolded; tell whether anything changed."""
        stem = "" if stem == self.stem else stem
        changed, self.stem = stem != self.stem, stem
        if changed:
            self.stage.sound.play("pick" if stem else "drop")
            self.refresh()
        return changed

    def main(self) -> str:
        """Return the word of the large button that Enter presses when the keyboard stands nowhere."""
        found = [] if self.stem else buttons.slots(self.view.board, self.words)
        return next((slot.words[0] for slot in found if slot.main), "")

    def event(self, event: pygame.event.Event) -> None:
        """Let the widgets see the mouse, so that they look touched."""
        self.form.event(event)

    def let_go(self) -> None:
        """Forget a button that was held."""
        self.form.let_go()

    def draw(self, paint: Paint) -> None:
        """Draw all of it."""
        self.form.draw(paint)

    # ── the tree ──

    def targets(self) -> list[Target]:
        """Return what of it can be touched: tools, controls, words, the drawer's tab, the drawer."""
        self.form.ready()
        found = front.targets(self.form)
        return found + [stop for one in self.overlays for stop in one.stops()]

    def _build(self) -> Pinned:
        view, texts, acts, play = self.view, self.stage.words, self.acts, self.play
        log, said = self._log(), card(self.stage, view, play, acts) if play else []
        bar = [] if said else front.controls(view, texts, acts, self.controls)
        prompt = [] if bar or said else self._prompt(log)
        done = front.aside(view, texts, acts, play) if play and not bar and not said else []
        words = self._words()
        for one in said:
            one.avoid([button for row in words for button in row.parts() or (row,)])
        tools = front.tools(view, texts, acts, play)
        return Pinned([*words, *([log] if log else []), *prompt, *tools, *bar, *done, *said])

    def _words(self) -> list[Widget]:
        view = self.view
        if view.camera.visits:
            return []
        waiting = [word for word in self.said if any(slot.at >= 0 for slot in buttons.slots(view.board, [word]))]
        found = buttons.slots(view.board, [*waiting, *self.words], view.camera.near)
        found = buttons.unfolded(found, self.stem)
        bars: list[Widget] = [WordButtons([self._word(slot) for slot in found])] if found else []
        open_now = self.play.picker.next() if self.play and self.play.mine else []
        drawn = view.manners.drawn(view)
        return bars + [Drawn(word, drawn[word], view, partial(self.say, word)) for word in open_now if word in drawn]

    def _word(self, slot: buttons.Slot) -> WordButton:
        view, game, texts = self.view, laid(self.view.seating.board), self.stage.words
        act = partial(self.unfold, slot.stem) if slot.stem else partial(self.say, slot.words[0])
        name, note = slot.stem or slot.words[0], f"{game}.{slot.stem or slot.words[0]}.note"
        waits = slot.words[0] in self.said or bool(slot.stem and slot.stem == self.stem)
        own = self.play.called.get(name) if self.play else None
        said = slot.number or (texts(own) if own else tell.face_name(texts, game, name))
        said += "\N{HORIZONTAL ELLIPSIS}" if texts.has(f"{game}.{name}.sure") else ""  # it asks first
        icon = buttons.icon(view.board, slot.place, slot.words[0])
        return WordButton(slot, (said, texts(note) if texts.has(note) else ""), icon, view, waits, act)

    def _log(self) -> Drawer | None:
        place, words = stands(self.view, "log"), self.stage.words
        texts = words(self.play.log_name if self.play else "tool.log"), partial(words.many, "log.lines")
        acts = self.acts["log"].use, self.recap, self.refresh
        border = front.border(self.view, words, self.play) if self.play and self.size == 2 else None
        past = self.play.history.past() if self.play and self.play.history else None
        return Drawer(self.view, texts, place.box, self.size, *acts, border, past) if place else None

    def _prompt(self, log: Drawer | None) -> list[Widget]:
        place = stands(self.view, "prompt")
        if not place:
            return []
        spare = place.props.get("spare", 200)
        return [Prompt(self.view, self._said, self.paw, place.box, spare, log)]

    def _said(self) -> str:
        return self.play.prompt() if self.play else ""
