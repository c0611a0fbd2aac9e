"""The faces of the toy box: cards, dice, men, dominoes, counters, coins, notes, boards and the table they lie on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import toybox_boards as boards
from . import toybox_cards as deck
from . import toybox_chess as chess
from . import toybox_dice as dice
from . import toybox_discs as discs
from . import toybox_dominoes as dominoes
from . import toybox_things as things
from .palette import SEATS
from .svg import Svg
from .toybox_suits import CARD_SUITS

Face = tuple[str, Svg, dict[str, Any]]
View = tuple[float, float, float, float]
GRAIN = 0.16  # the slack of a picture that is drawn twice as large as it lies on the table
CARD = (132, 185)
PACK = {"group": "toy-back", "many": 1, "shadow": True, "sound": "card_slide"}
INK_TONE = "#2e1d1a"


def picture(wide: float, high: float, view: View) -> Svg:
    """Return an empty picture of a piece of that size on the table, drawn twice as large."""
    return Svg(round(2 * wide), round(2 * high), view, GRAIN)


def label(view: View, x: float, y: float, size: float, room: float, tone: str) -> dict[str, Any]:
    """Return the words for what is written around a point of the view, in letters so high and no wider than room."""
    left, top, w, h = view
    spot = {"label_x": round((x - left) / w, 4), "label_y": round((y - top) / h, 4)}
    return {**spot, "label_size": round(size / w, 4), "label_room": round(room / w, 4), "label_tone": tone}


def cards() -> Iterator[Face]:
    """Yield the four suits, the jokers and the back of all."""
    view: View = (0, 0, deck.CARD_W, deck.CARD_H)
    for suit, tones in CARD_SUITS.items():
        for number, rank in enumerate(deck.RANKS, 1):
            s = picture(*CARD, view)
            deck.card(s, suit, rank)
            value = label(view, 46, 50, {"10": 56, "Q": 58}.get(rank, 64), 76, tones["deep"])
            props = {**PACK, "back": "toy-back", "label": rank, "label_twice": True, **value}
            yield f"toy-{suit}{number}", s, props
    for number in (1, 2):
        s = picture(*CARD, view)
        deck.joker(s, number == 1)
        yield f"toy-joker{number}", s, {**PACK, "back": "toy-back"}
    s = picture(*CARD, view)
    deck.back(s)
    yield "toy-back", s, {"shadow": True, "sound": "card_slide"}


def rolled() -> Iterator[Face]:
    """Yield the dice: one face of those that bear numerals, six of those that bear pips."""
    view = (-40, -38, 80, 80)
    for sides, (x, y, high) in dice.NUMBER.items():
        s = picture(78, 78, view)
        dice.die(s, sides)
        number = {"label": str(sides), **label(view, x, y, high, 42, INK_TONE)}
        yield f"toy-d{sides}", s, {"many": 6, "roll": sides, "sound": "dice_roll", **number}
    for name in dice.CUBES:
        plain = "toy-d6" if name == "snow" else f"toy-d6-{name}"
        for value in dice.FACES:
            s = picture(70, 74, (-36, -35, 72, 76))
            dice.cube(s, name, value)
            first = {"many": 6 if name == "snow" else 3, "roll": 6, "sound": "dice_roll"}
            yield f"{plain}-{value}", s, first if value == 1 else {"as": f"{plain}-1", "sound": "dice_roll"}


def men() -> Iterator[Face]:
    """Yield chess men, draughtsmen and stones."""
    crowd = {"king": 1, "pawn": 8}
    for side in chess.SIDES:
        for kind in chess.KINDS:
            s = picture(42, 74, (-35, -102.6, 70, 123.3))
            chess.man(s, kind, side)
            yield f"toy-{side}-{kind}", s, {"many": crowd.get(kind, 2), "sound": "place_wood"}
    for side in discs.DRAUGHTS:
        for name, crowned in (("man", False), ("crowned", True)):
            s = picture(50, 57.5, (-32, -38.4, 64, 73.6))
            discs.draughtsman(s, side, crowned)
            yield f"toy-{name}-{side}", s, {"as": f"toy-man-{side}"} if crowned else {"many": 20, "sound": "place_wood"}
    for side, many in (("white", 40), ("black", 41)):
        s = picture(50, 50, (-32.5, -33.4, 65, 65))
        discs.stone(s, side)
        yield f"toy-stone-{side}", s, {"many": many, "sound": "place_stone"}


def bones() -> Iterator[Face]:
    """Yield the dominoes and their back in every way they can be laid."""
    size = {0: (dominoes.SHORT, dominoes.LONG), 1: (dominoes.LONG, dominoes.SHORT)}

    def sheet(quarter: int) -> Svg:
        """Return the empty picture of a domino turned by so many quarters."""
        w, h = size[quarter % 2]
        return picture(w, h, (-w / 2, -h / 2, w, h))

    group = {"group": "toy-domino-back", "many": 1, "shadow": True, "sound": "place_stone"}
    for a in range(7):
        for b in range(a, 7):
            for quarter in range(4):
                s = sheet(quarter)
                dominoes.domino(s, a, b, quarter)
                plain = f"toy-domino-{a}-{b}"
                props = {"back": "toy-domino-back", "plain": True, **group}
                yield (f"{plain}@{quarter}", s, {}) if quarter else (plain, s, props)
    for quarter in (0, 1):  # turned by half it is the same again
        s = sheet(quarter)
        dominoes.back(s, quarter == 1)
        yield ("toy-domino-back@1", s, {}) if quarter else ("toy-domino-back", s, {"shadow": True})


def counted() -> Iterator[Face]:
    """Yield what is told by the six colours and marks of the seats, and the coins."""
    for seat in SEATS:
        s = picture(56, 56, (-33, -32.5, 66, 66))
        discs.counter(s, seat)
        yield f"toy-counter-{seat}", s, {"many": 10, "sound": "place_wood"}
        s = picture(50, 70, (-28, -69.6, 56, 78.4))
        things.pawn(s, seat)
        yield f"toy-pawn-{seat}", s, {"many": 4, "sound": "place_wood"}
        view: View = (-44, -46.2, 88, 94.85)
        s = picture(90, 97, view)
        discs.dial(s, seat)
        number = label(view, 0, 1, 31, 42, SEATS[seat]["deep"])
        yield f"toy-dial-{seat}", s, {"counter": True, "many": 1, "label": "0", "sound": "place_wood", **number}
    for worth, size, many in ((1, 40, 20), (5, 46, 12), (10, 54, 8)):
        r = discs.COINS[worth][1]
        view = (-r - 5.8, -r - 5.3, 2 * r + 11.6, 2 * r + 11.6)
        s = picture(size, size, view)
        discs.coin(s, worth)
        number = label(view, 0, -2, r * 1.05, r * 1.6, "#4a2d10")
        yield f"toy-coin-{worth}", s, {"many": many, "label": str(worth), "sound": "coin", **number}


def odds() -> Iterator[Face]:
    """Yield notes, the cat of whose turn it is, and the bag."""
    w, h = things.NOTE
    for name, tone in things.NOTES.items():
        s = picture(w, h, (0, 0, w, h))
        things.note(s, tone)
        words = label((0, 0, w, h), w / 2, h * 0.52, 26, w * 0.86, "#4a342b")
        yield f"toy-note-{name}", s, {"many": 4, "note": True, "shadow": True, "sound": "page", **words}
    s = picture(92, 110, (-80, -194, 174, 208))
    things.lucky(s)
    yield "toy-turn", s, {"many": 1, "sound": "turn_bell"}
    s = picture(92, 100, (-48, -92, 96, 104.3))
    things.bag(s)
    yield "toy-bag", s, {}


def table() -> Iterator[Face]:
    """Yield the boards, and the table with felt and mat."""
    for name, draw, margins, side, count in (
        ("chess", boards.chess_board, boards.CHESS, boards.SQUARE, 8),
        ("go", boards.go_board, boards.GO, boards.STEP, 9),
    ):
        left, top, right, foot = margins.values()
        w, h = left + side * count + right, top + side * count + foot
        s = picture(w, h, (-left, -top, w, h))
        draw(s)
        around = {key: 2 * value for key, value in margins.items()}
        yield f"toy-{name}-board", s, {"many": 1, "columns": count, "rows": count, **around}
    cut = 90 + boards.RIM
    w, h = boards.FELT
    s = Svg(w + 2 * boards.RIM, h + 2 * boards.RIM)
    boards.felt(s)
    yield "toy-felt", s, {"l": cut, "t": cut, "r": cut, "b": cut, "rim": boards.RIM}
    s = Svg(1920, 1080)
    boards.planks_ground(s)
    yield "toy-planks", s, {}
    w, h = boards.MAT
    s = Svg(w + 2 * boards.RIM, h + 2 * boards.RIM)
    boards.mat(s)
    yield "toy-mat", s, {"l": 72, "t": 82, "r": 72, "b": 72, "rim": boards.RIM}


def faces() -> Iterator[Face]:
    """Yield every face of the toy box."""
    yield from cards()
    yield from rolled()
    yield from men()
    yield from bones()
    yield from counted()
    yield from odds()
    yield from table()
