"""Neko no Tawa's table: towers on their guides, the balance that tips, tiles that rise, cracks and dust."""

from __future__ import annotations

from ..play.changes import Change, art, label
from ..rules import Move, Picture
from ..screen.paint import SOFT, Box, Paint
from ..screen.table.place import Piece
from . import furniture, neko_guide, neko_line, tell, tools
from .poses import names
from .table import TableScene

RISE = 20  # how much higher a chosen tile lies
SLIDE = 7.0  # half tiles a second at which the bead slides
DUST = 0.8  # seconds dust hangs in the air
CRACK, LEAN = 0.5, 7  # seconds until a cracked storey tips, and how far it does
ACTIONS = ("build", "discard", "look")
WIDE, LOW, GAP = 240, 84, 14  # buttons: how wide one may be, how high one without a picture is, and between two
FATES = ("falling", "wall")


class NekoScene(TableScene):
    """A street of towers."""

    def __init__(self, *given):
        super().__init__(*given)
        self.leans: dict[int, float] = {}  # where each bead is, on its way to where it belongs
        self.dust: list[tuple[tuple[float, float], float]] = []  # where a storey fell, and how long ago
        self.cracked = 0.0  # seconds a tower has been about to fall
        self.ghost: Picture = {}  # what the rules lay over the table in this frame
        self.captions: list[tuple[str, tuple[float, float], float, float]] = []

    # ── what the hand means ──

    def pointed(self) -> Move:
        """Return the words of what is pointed at: a button too, else what is in hand already."""
        tool = furniture.tool_at(self, self.hand.pos) if self.mine and not self.hand.focus else None
        if tool and tool.startswith(tools.WORD):
            return self.picker.saying(tool.removeprefix(tools.WORD))
        return super().pointed() or (self.picker.words if self.mine else ())

    def touch(self, names: list[str]) -> None:
        """Take a touch; with a tile in hand the glowing hex means to build, the discard to discard."""
        super().touch(self.meant(names) if self.mine and self.picker.words else names)

    def meant(self, names: list[str]) -> list[str]:
        """Return the words a touch of the table means while a tile is chosen."""
        for name in names:
            word = "build" if name.startswith(f"next{self.viewer}.") else "discard" if name.startswith("waste-") else ""
            if word and self.picker.takes([word]):
                return [word]
        return names

    def pose(self, piece: Piece) -> Piece:
        """Let the chosen tile rise, the storey that breaks tip, and small tiles be drawn finely from near."""
        if piece.spot in self.picker.words and piece.spot.startswith("row"):
            piece = piece._replace(box=piece.box.move(0, -RISE))
        if piece.spot.startswith(("tower", "fate")) and self.tipped(piece.spot):
            side = 1 if piece.box.centerx > self.board.place(piece.spot.partition(".")[0]).box.centerx else -1
            piece = piece._replace(tilt=side * self.tipped(piece.spot))
        if piece.face == "done":
            pawn = self.board.place(piece.spot.replace("mark", "order")).box
            piece = piece._replace(box=Box(pawn.right - 20, pawn.bottom - 30, 30, 30))
        if piece.face.startswith("mini-") and self.camera.box.w < 1200:
            piece = piece._replace(face=piece.face.removeprefix("mini-"))
        return super().pose(piece)

    def tipped(self, spot: str) -> float:
        """Return how many degrees a storey has tipped that is about to fall."""
        fate = self.easel.picture.get(f"fate{spot.removeprefix('tower').removeprefix('fate')}", ())
        if fate != ("falling",) or not self.stage.settings.speed:
            return 0.0
        return LEAN * max(0.0, min(1.0, (self.cracked - CRACK) / CRACK))

    def prompt_icon(self) -> str:
        """Show the head of the animal in use."""
        power = getattr(self.now, "power", "")
        return f"head-{power}" if self.now.stage == "power" and f"head-{power}" in self.board.faces else "icon-paw"

    def button_icon(self, word: str) -> str:
        """Show what building, discarding and looking do."""
        return f"icon-{word}" if word in ACTIONS else ""

    def button_boxes(self, words: list[str]) -> dict[str, Box]:
        """Let the buttons share their place; those without a picture are lower."""
        place = self.board.places["buttons"].box
        high = place.h if any(word in ACTIONS for word in words) else LOW
        wide = min(WIDE, (place.w + GAP) / len(words) - GAP)
        x = place.centerx - ((wide + GAP) * len(words) - GAP) / 2
        boxes = (Box(x + (wide + GAP) * at, place.centery - high / 2, wide, high) for at in range(len(words)))
        return dict(zip(words, boxes))

    # ── what moves by itself ──

    def lean(self, seat: int) -> float:
        """Return where the bead of a seat's balance is now, in half tiles."""
        return self.leans.get(seat, self.leaning(seat))

    def leaning(self, seat: int) -> float:
        """Return where it belongs."""
        return float(label(self.easel.picture[f"balance{seat}"][0]))

    def update(self, seconds: float) -> bool:
        """Let time pass: beads slide, dust settles, cracked storeys tip."""
        moved = self.slide(seconds) | bool(self.dust)
        self.dust = [(at, age + seconds) for at, age in self.dust if age + seconds < DUST]
        falling = any(faces == ("falling",) for spot, faces in self.easel.picture.items() if spot.startswith("fate"))
        self.cracked = self.cracked + seconds if falling else 0.0
        return super().update(seconds) or moved or 0 < self.cracked < 3 * CRACK

    def slide(self, seconds: float) -> bool:
        """Let the beads slide; tell whether one did."""
        step = SLIDE * seconds if self.stage.settings.speed else 1e9
        moved = False
        for seat in range(len(self.match.seats)):
            if f"balance{seat}" in self.easel.picture:
                goal = self.leaning(seat)
                now = self.leans.get(seat, goal)
                self.leans[seat] = now + max(-step, min(step, goal - now))
                moved = moved or now != goal
        return moved

    def heard(self, found: list[Change]) -> None:
        """Play the sounds of changes, and raise dust where storeys fell."""
        super().heard(found)
        if self.stage.settings.speed:
            left = [change.source[0] for change in found if change.source and change.source[0].startswith("tower")]
            self.dust += [(self.board.place(spot).box.center, 0.0) for spot in left if self.gone(spot, found)]

    def gone(self, spot: str, found: list[Change]) -> bool:
        """Tell whether what lay on a hex has been lost."""
        ends = [change.target for change in found if change.source and change.source[0] == spot]
        return any(end is None or end[0].startswith("waste-") for end in ends)

    # ── what is drawn ──

    def draw_beneath(self, paint: Paint) -> None:
        """Draw the guides, the order of play and the light of the hexes where towers go on."""
        self.captions, self.ghost = [], self.preview()
        neko_guide.draw(paint, self)
        neko_line.draw_strip(paint, self)
        for piece in self.poses.all():
            if art(piece.face) == "next" or piece.spot in self.picker.words:
                paint.image("hex-halo", piece.box.scale_by(furniture.HEX_HALO))

    def draw_game(self, paint: Paint) -> None:
        """Draw pointers, counts, dust, and what the hand should know."""
        paint.image("pointers", (0, 0, 620, 740))
        neko_line.draw_counts(paint, self)
        for text, at, size, room in self.captions:
            paint.text(text, at, size, "strong", SOFT, "midleft", fit=room)
        for (x, y), age in self.dust:
            part = age / DUST
            wide = 90 + 90 * part
            paint.image(
                "dust", (x - wide / 2, y - wide / 4 + 30 * part, wide, wide * 0.51), alpha=round(255 * (1 - part))
            )
        self.warn(paint)

    def warn(self, paint: Paint) -> None:
        """Say beside a storey what would become of it."""
        for spot, faces in self.ghost.items():
            if spot.startswith("fate") and art(faces[0]) in FATES:
                box, text = self.board.place(spot).box, tell.face_name(self.stage.words, "neko", faces[0])
                wide = paint.extent(text, 22, "strong")[0] + 40
                note = Box(0, 0, wide, paint.extent(text, 22, "strong")[1] + 14)
                note.midleft = box.right + 8, box.centery
                note.clamp_ip(
                    Box(600, 40, 820, 700) if spot.startswith(f"fate{self.viewer}.") else Box(10, 10, 1900, 1060)
                )
                paint.piece("plate-rose", note)
                paint.text(text, note.center, 22, "strong", "#8a2f1a", "center", fit=wide - 20)
                return

    def draw_front(self, paint: Paint) -> None:
        """Say what the animal or the hidden tile under the hand is, or under the keyboard."""
        focus = self.hand.focus
        pointed = (piece for piece in self.poses.all() if focus in names(piece))
        piece = next(pointed, None) if focus else self.poses.at(self.hand.spot)
        if piece:
            neko_line.draw_note(paint, self, piece._replace(box=self.camera.lies(piece.box)))


TABLE = NekoScene
