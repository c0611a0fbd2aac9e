"""What stands before every table, as one form: tools, prompt, word buttons, log drawer, controls of a held piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from ...rules import Move
from ...screen.kit.form import Form
from ...screen.kit.widget import Widget
from ...screen.paint import Box, Paint
from ...screen.stage import Stage
from . import buttons, tell
from .furniture import Drawer, Prompt, RoundTool, Toolbar
from .handbar import AsideButton, AsideLine, HandBar, HandButton
from .play import Play, Tool
from .reason import ReasonCard, card
from .targets import ADVICE, LOG, TOOL, Target
from .trail import Aside
from .view import View
from .wordbuttons import Drawn, WordButton, WordButtons

ICONS = {"undo": "undo", "redo": "redo", "hint": "hint", "recap": "replay", "rules": "rules", "menu": "menu"}
CONTROLS = {"right": "rotate", "mirror": "mirror", "back": "", "drop": ""}  # what can be done with the piece in hand
CAPS = {"right": ("Q", "E"), "mirror": ("F",), "back": ("key.esc",), "drop": ("key.enter",)}
ASIDE = TOOL + "aside-"  # before the name of a button beside what was done unasked
WORD, TOOLS, CONTROL = 12.0, 6.0, 40.0  # how much it matters that such a thing is not hidden


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

    def __init__(self, stage: Stage, view: View, acts: Mapping[str, Tool], thinking: Callable[[], float]):
        self.stage, self.view, self.acts, self.thinking = stage, view, acts, thinking
        self.play: Play | None = None
        self.words: list[str] = []
        self.controls: tuple[str, ...] = ()
        self.aside: Aside | None = None
        self.hinted: tuple[object, ...] = ()  # what is shown of a hint
        self.said: Move = ()  # of a move that waits for more words
        self.stem = ""  # of the family of words that is unfolded
        self.size = 1  # of the log: 0 folded away, 1 as the map draws it, 2 pulled up
        self.made = 0  # how often it was laid out anew
        self.form = Form(stage, self._build)

    def offer(self, play: Play, words: list[str], controls: tuple[str, ...]) -> None:
        """Show the words that need a button, and what can be done with the piece in hand."""
        words = [word for word in words if word not in controls]
        given = play, words, controls, play.trail.aside, play.picker.words, play.hint.look()
        if given != (self.play, self.words, self.controls, self.aside, self.said, self.hinted):
            self.play, self.words, self.controls, self.aside, self.said, self.hinted = given
            self.stem = ""
            self.refresh()

    def refresh(self) -> None:
        """Lay it out anew: something shown has changed."""
        self.made += 1
        self.form.refresh()

    def look(self) -> tuple[object, ...]:
        """Return all that the places of its widgets follow from, besides what is offered."""
        paint = self.stage.paint
        return self.size, self.made, paint.scale, paint.text_size, self.view.board

    def fold_log(self) -> None:
        """Fold the log away, show it, pull it up, one after another."""
        self.size = (self.size + 1) % 3
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

    def press(self, key: str) -> bool:
        """Press a tool as a click would; tell whether there is one of that name."""
        found = self.form.find(key) if key.startswith(TOOL) else None
        if found:
            found.go(self.form)
        return found is not None

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
        found: list[Target] = []
        hidden: list[Target] = []  # what lies under their buttons
        for bar in self.form.root.parts() if self.form.root else ():
            if isinstance(bar, (Toolbar, HandBar, AsideLine)):
                kind, weight = ("tool", TOOLS) if isinstance(bar, Toolbar) else ("control", CONTROL)
                for kid in bar.parts():
                    found.append(Target((kid.name, kid.name.removeprefix(TOOL)), "", kid.hit, kind, True, weight))
            elif isinstance(bar, ReasonCard):
                found += [Target((kid.key or "",), "", kid.box, "control", True, CONTROL) for kid in bar.parts()]
                hidden.append(Target((ADVICE + "card",), "", bar.box, "card", True, WORD))
            elif isinstance(bar, WordButtons):
                for one in bar.parts():
                    names = (*dict.fromkeys((one.name, *one.words)),)
                    found.append(Target(names, one.says, one.box, "word", True, WORD))
            elif isinstance(bar, Drawn):
                found.append(Target((bar.word,), bar.word, bar.box, "word", True, WORD))
        found.sort(key=lambda one: ("control", "tool", "word").index(one.kind))  # what lies in front of what
        found += hidden
        log = self.form.find(LOG)
        if isinstance(log, Drawer):
            found.append(Target((LOG,), "", log.hit, "log", True, 0.0))
            found.append(Target(("log",), "", log.box, "drawer", True, 0.0))
        return found

    def _build(self) -> Pinned:
        log, said = self._log(), card(self.stage, self.view, self.play, self.acts) if self.play else []
        bar = [] if said else self._controls()
        prompt = [] if bar or said else self._prompt(log)
        aside = [] if said else self._aside()
        words = self._words()
        for one in said:
            one.avoid([button for bar in words for button in bar.parts() or (bar,)])
        return Pinned([*words, *([log] if log else []), *prompt, *self._tools(), *bar, *aside, *said])

    def _words(self) -> list[Widget]:
        view = self.view
        waiting = [word for word in self.said if any(slot.at >= 0 for slot in buttons.slots(view.board, [word]))]
        found = buttons.unfolded(buttons.slots(view.board, [*waiting, *self.words]), self.stem)
        bars: list[Widget] = [WordButtons([self._word(slot) for slot in found])] if found else []
        open_now = self.play.picker.next() if self.play and self.play.mine else []
        drawn = view.manners.drawn(view)
        return bars + [Drawn(word, drawn[word], view, partial(self.say, word)) for word in open_now if word in drawn]

    def _word(self, slot: buttons.Slot) -> WordButton:
        view, game, texts = self.view, self.view.seating.game, self.stage.words
        act = partial(self.unfold, slot.stem) if slot.stem else partial(self.say, slot.words[0])
        name, note = slot.stem or slot.words[0], f"{game}.{slot.stem or slot.words[0]}.note"
        waits = slot.words[0] in self.said or bool(slot.stem and slot.stem == self.stem)
        said = slot.number or tell.face_name(texts, game, name)
        said += "\N{HORIZONTAL ELLIPSIS}" if texts.has(f"{game}.{name}.sure") else ""  # it asks first
        icon = buttons.icon(view.board, slot.place, slot.words[0])
        return WordButton(slot, (said, texts(note) if texts.has(note) else ""), icon, view, waits, act)

    def _log(self) -> Drawer | None:
        place = self.view.board.places.get("log")
        text = self.stage.words("tool.log")
        return Drawer(self.view, text, place.box, self.size, self.acts["log"].use) if place else None

    def _prompt(self, log: Drawer | None) -> list[Widget]:
        place = self.view.board.places.get("prompt")
        if not place:
            return []
        spare = place.props.get("spare", 200)
        return [Prompt(self.view, self._said, self.thinking, place.box, spare, log)]

    def _said(self) -> str:
        return self.play.prompt() if self.play else ""

    def _tools(self) -> list[Widget]:
        place = self.view.board.places.get("tools")
        if not place:
            return []
        kinds = {"menu": "night"}
        kids = [self._round(name, icon, kinds.get(name, "plain"), 40, 44) for name, icon in ICONS.items()]
        return [Toolbar(kids, place.box)]

    def _controls(self) -> list[Widget]:
        place = self.view.board.places.get("placing")
        if not place or not self.controls:
            return []
        words = self.stage.words
        kids = []
        for name in self.controls:
            caps = [words(cap) if words.has(cap) else cap for cap in CAPS[name]]
            kind = "good" if name == "drop" else "plain"
            given = CONTROLS[name], words(f"tool.{name}"), caps, self.acts[name], kind
            kids.append(HandButton(self.view, TOOL + name, *given))
        return [HandBar(kids, place.box)]

    def _aside(self) -> list[Widget]:
        """Return the line of what was done without asking, above the prompt."""
        place, aside, play = self.view.board.places.get("prompt"), self.aside, self.play
        if not place or not aside or not play or self.controls:
            return []
        words, game = self.stage.words, self.view.seating.game
        kids = [AsideButton(self.view, ASIDE + "undo", words("tool.undo"), self.acts["undo"].use)]
        if aside.asks:
            kids.insert(0, AsideButton(self.view, ASIDE + "ask", words(f"{game}.ask"), lambda: play.jump(aside.ply)))
        above = self.view.board.places.get("aside")
        box = above.box if above else place.box.move(0, -place.box.h - 14)
        return [AsideLine(words(f"{game}.aside"), kids, box)]

    def _round(self, name: str, icon: str, kind: str, rim: int, reach: int) -> RoundTool:
        text = self.stage.words(f"tool.{name}")
        return RoundTool(self.view, TOOL + name, icon, text, self.acts[name], kind, rim, reach)
