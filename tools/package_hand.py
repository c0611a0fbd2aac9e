"""A hand at the built program's real window; a window of our own, unseen, tells it where things are."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.update({"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})

from package_check import SIZE, Visit, Wrong, end, good, thinker, wait

from meowgames import app
from meowgames.play.journal import Journal
from meowgames.play.match import Match
from meowgames.screen.stage import Scene
from meowgames.settings import Settings


class Hand:
    """Clicks in the program's window and reads its save."""

    def __init__(self, visit: Visit, display: str):
        self.visit, self.env = visit, {"DISPLAY": display, "HOME": str(visit.home)}
        self.saves = visit.home / ".local" / "share" / "meowgames" / "saves"
        os.environ["MEOWGAMES_HOME"] = str(self.saves.parent)  # our own window sees the same saves
        self.twin = app.Window(Settings(window=SIZE, pace=0.0, language="en"))
        self.twin.open()
        self.child: subprocess.Popen | None = None
        self.window = ""

    def session(self) -> None:
        """The whole evening: two starts, three moves and a power cut."""
        self.open()
        self.click("box-meow", 1.0)
        self.click("start", 1.0)
        file = wait("a save", lambda: next(self.saves.glob("*.match"), None))
        good("a window opened and a match of meow began, by mouse")
        self.move(file)
        self.move(file)
        good("two cards played by mouse, and the bots answered")
        mind = thinker(self.child.pid)
        self.kill()
        wait("the end of the thinking process", lambda: not os.path.exists(f"/proc/{mind}"))
        kept = file.read_bytes()
        good("killed; the thinking process went with it")
        self.open()
        self.click("continue", 1.0)
        self.move(file)
        if not file.read_bytes().startswith(kept) or len(list(self.saves.iterdir())) != 1:
            raise Wrong("Continue did not go on with the match that was killed")
        good("started again: Continue went on with it, and one more card was played")
        self.child.terminate()
        wait("its end", lambda: self.child.poll() is not None, 10)
        if self.child.returncode:
            raise Wrong(f"asked to end, it ended with {self.child.returncode}")
        said = self.child.stderr.read().decode("utf-8", "replace")
        if "thinking" in said or "Traceback" in said:
            raise Wrong(f"it complained: {said[-400:]}")
        good("asked to end, it ended well")

    def open(self) -> None:
        """Start the program and find its window."""
        self.child = self.visit.start("--lang", "en", "--window", f"{SIZE[0]}x{SIZE[1]}", **self.env)
        started = time.monotonic()
        self.window = wait("the window", self.search, 15)
        good(f"a window after {time.monotonic() - started:.1f} s")
        time.sleep(1.0)  # the title is drawn
        self.show(self.twin.stage.doors.title())

    def search(self) -> str:
        """The window of our child, once there is one."""
        if self.child.poll() is not None:
            raise Wrong(f"it ended at once: {self.child.stderr.read().decode('utf-8', 'replace')[-400:]}")
        found = self.tool("search", "--onlyvisible", "--pid", str(self.child.pid))
        return found.split()[0] if found.split() else ""

    def tool(self, *words: str) -> str:
        """Let xdotool do something."""
        env = {**os.environ, **self.env}
        return subprocess.run(["xdotool", *words], env=env, capture_output=True, timeout=10).stdout.decode()

    def show(self, scene: Scene) -> None:
        """Put a scene alone into our own window."""
        stage = self.twin.stage
        stage.quit()
        stage.settle()
        stage.push(scene)
        self.spin()

    def spin(self) -> None:
        """Let our own window come to rest."""
        for _ in range(5):
            self.twin.frame(0.1)

    def click(self, key: str, after: float) -> None:
        """Click a button by its name, there and here."""
        top = self.twin.stage.top
        form = top.page.form if hasattr(top, "page") else top.form
        self.press(form.find(key).ring().center)
        if key == "box-meow":
            self.twin.stage.push(self.twin.stage.doors.setup("meow"))
            self.spin()
        time.sleep(after)

    def press(self, pos: tuple[float, float]) -> None:
        """Click at a place of the canvas."""
        x, y = self.twin.paint.point(pos)
        self.tool("mousemove", "--window", self.window, str(x), str(y))
        time.sleep(0.1)
        self.tool("mousedown", "1")
        time.sleep(0.05)
        self.tool("mouseup", "1")

    def move(self, file: Path) -> None:
        """Wait for the person's turn, click a card that may be played, and see it in the save."""
        match = wait("the person's turn", lambda: self.turn(file), 60)
        at = self.card(match)
        for _ in range(10):  # the table may still be moving
            self.press(at)
            time.sleep(1.0)
            if len(self.read(file).moves) > len(match.moves):
                break
        else:
            raise Wrong("ten clicks on a card played nothing")
        wait("the person's next turn", lambda: self.turn(file), 60)

    def read(self, file: Path) -> Match | None:
        """The match as it is on disk."""
        return Journal.load(file, write=False).match

    def turn(self, file: Path) -> Match | None:
        """The match, if it waits for the person."""
        match = self.read(file)
        return match if match and not match.over and match.person(match.turn) else None

    def card(self, match: Match) -> tuple[float, float]:
        """Where a card lies that may be played."""
        with tempfile.TemporaryDirectory() as folder:
            self.twin.stage.quit()
            self.twin.stage.settle()
            self.twin.stage.push(self.twin.stage.doors.seat(match, Journal.create(match, folder)))
            self.spin()
            table = self.twin.stage.top
            piece = next(one.piece for one in table.view.targets.pieces if one.says)
            spots = [(piece.box.x + piece.box.w * part, piece.box.y + 24) for part in (0.1, 0.3, 0.5, 0.9)]
            return next(spot for spot in spots if table.view.targets.piece_at(spot).piece == piece)

    def kill(self) -> None:
        """End the program as a power cut would."""
        if self.child:
            end(self.child)
