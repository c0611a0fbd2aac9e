"""A match as lines of text and back: a hash chain, each line sealed by all before it, so no change goes unseen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b
from typing import Any, NamedTuple

from .. import __version__, paths
from ..rules import CHANCE, Move, Options, find
from .boards import chairs, is_known, is_own, lacking, variants
from .brain import LEVELS
from .cats import AVATARS, COLOURS, LONG, clean
from .fingerprint import fingerprint, same_board
from .match import PERSON, Match, Seat, Setup
from .position import Position, Unstandable

FORMAT = 1
MAGIC = "meowgames match"
BACK, AHEAD, HAND = "<", ">", "="  # lines that are no move: a step back, a step on, a seat handed over
UNKNOWN = ("save.setup", "save.game", "save.option", "save.value", "save.illegal")  # what a later version may well mean

Note = tuple  # a text key, then what fills its gaps


class Stop(Exception):
    """Reading ends here; its arguments are the note that says why."""


class Mark(NamedTuple):
    """How much of a match is written down."""

    moves: list[Move]
    at: int
    players: list[str]


@dataclass
class Reading:
    """What a text held: the match as far as it is good, and the note on where and why it ended."""

    match: Match | None = None
    head: Mapping[str, Any] = field(default_factory=dict)
    mark: Mark = Mark([], 0, [])
    chain: bytes = b""
    note: Note | None = None

    def take(self, number: int, line: bytes, last: bool) -> None:
        """Read one line; Stop where it is not what was written, or cannot be done."""
        if number == 1:
            _known(line)
        body, _, check = line.rpartition(b" #")
        chain = _link(body, self.chain)
        if check != chain.hex()[:8].encode():
            raise Stop("save.torn" if last and number > 1 else "save.changed", number)
        try:
            text = body.decode("utf-8")
            if number == 2:
                self.head = _head(text)
                self.match = Match(setup_of(_checked(self.head)))
            elif number > 2 and self.match:
                apply(self.match, text)
        except Stop:
            raise
        except Unstandable as error:
            raise Stop("save.position") from error
        except paths.Missing as missing:
            raise Stop(missing.key, missing.path, missing.why) from missing
        except Exception as error:  # whatever the rules do with such words, a file must not end the program
            raise Stop("save.illegal", number) from error
        self.chain = chain
        if last:
            raise Stop("save.torn", number)

    def end(self, note: Note | None) -> None:
        """Note why nothing more was read, and stand where a player decides."""
        self.note = note
        if note and note[0] in UNKNOWN and _later(self.head.get("app")):
            self.note = "save.later", clean(self.head["app"])
        if self.match is None:
            return
        self.mark = mark(self.match)
        if not note and not _as_then(self.head, self.match):
            self.note = ("save.board",)
        go_on(self.match)


def seal(text: str, chain: bytes) -> tuple[str, bytes]:
    """Return the line with its checksum, and the chain that the next line hangs on."""
    chain = _link(text.encode("utf-8", "replace"), chain)
    return f"{text} #{chain.hex()[:8]}", chain


def opening(match: Match, key: str, started: datetime) -> list[str]:
    """Return the texts before the first move: the format, then all that must be known."""
    head = {
        "id": key,
        "started": started.isoformat(timespec="seconds"),
        "app": __version__,
        "level": fingerprint(match),
        **describe(match.setup),
    }
    return [f"{MAGIC} {FORMAT}", json.dumps(head, ensure_ascii=False)]


def mark(match: Match) -> Mark:
    """Return how far this match goes."""
    return Mark(list(match.moves), match.at, [seat.player for seat in match.seats])


def unwritten(setup: Setup) -> Mark:
    """Return the mark of a match of which only the opening is written."""
    return Mark([], 0, [seat.player for seat in setup.seats])


def news(was: Mark, match: Match) -> list[str]:
    """Return the texts that lead from what is written to where the match stands."""
    now = mark(match)
    texts = [f"{HAND} {seat} {player}" for seat, player in enumerate(now.players) if player != was.players[seat]]
    same = _shared(was.moves, now.moves)
    if same == len(now.moves) < len(was.moves) and same:
        same -= 1  # the same move made again: what lay ahead of it is gone, so it is written again
    at = was.at
    if same < len(now.moves):
        texts += _jump(at, same) + [" ".join(move) for move in now.moves[same:]]
        at = len(now.moves)
    return texts + _jump(at, now.at)


def read(data: bytes) -> Reading:
    """Play the lines while they are sealed and legal; never raise."""
    reading = Reading()
    for _ in steps(reading, data):
        pass
    return reading


def steps(reading: Reading, data: bytes) -> Iterator[None]:
    """Play the lines into a reading, one at each step: whoever asks may do something else in between."""
    note, lines = None, data.split(b"\n")
    torn = lines[-1] != b""
    if not torn:
        lines.pop()
    try:
        for number, line in enumerate(lines, 1):
            reading.take(number, line, torn and number == len(lines))
            yield
    except Stop as stop:
        note = stop.args
    if reading.match is None:
        note = note or (("save.torn", len(lines)) if data else ("save.empty",))
    reading.end(note)


def describe(setup: Setup) -> dict[str, Any]:
    """Return what must be known before the first move, as plain data."""
    return {
        "game": setup.game,
        **({"laid": setup.laid} if setup.laid else {}),
        "rules": version(setup.game),
        "seats": [list(seat) for seat in setup.seats],
        "options": dict(setup.options),
        "seed": setup.seed,
        **({"position": _position(setup.position)} if setup.position else {}),
    }


def _position(position: Position) -> dict[str, Any]:
    return {"lay": " ".join(position.words), "asked": dict(position.asked)}


def _position_of(data: Any) -> Position | None:
    """Return the position that was written; None for none, ValueError for what is none."""
    if data is None:
        return None
    asked = data["asked"].items()
    if not isinstance(data["lay"], str) or not all(isinstance(one, str) for pair in asked for one in pair):
        raise ValueError("no position")
    return Position(tuple(data["lay"].split(" ")), tuple(asked))


def setup_of(data: Mapping[str, Any]) -> Setup:
    """Return the set-up that `describe` wrote; Stop where it cannot be played here."""
    try:
        game, seed = data["game"], data["seed"]
        laid = data.get("laid", "")
        if is_own(laid) and (trouble := lacking(laid)):
            raise trouble
        if not is_known(game, laid):
            raise Stop("save.game", clean(str(laid or game)))
        known = variants(game, laid)
        sent = [_seat(*seat) for seat in data["seats"]]
        options = {name: _value(known, name, value) for name, value in data["options"].items()}
        good = type(seed) is str and type(data["rules"]) is int and len(sent) in chairs(game, laid)
        newer = data["rules"] > version(game)
        position = _position_of(data.get("position"))
        good = good and not (position and laid)
    except (ValueError, TypeError, LookupError, AttributeError, ImportError) as error:
        raise Stop("save.setup") from error
    if newer:
        raise Stop("save.rules", game)
    if not good:
        raise Stop("save.setup")
    looks = known_looks(sent)
    seats = tuple(seat._replace(name=seat.name or seat.avatar.capitalize()) for seat in looks)
    strangers = tuple(seat.name for seat, look, as_sent in zip(seats, looks, sent, strict=True) if look != as_sent)
    return Setup(game, seats, clean(seed), options, strangers, laid, position)


def known_looks(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats with a usual cat or colour for one that is not known here, or that two would share."""
    out: list[Seat] = []
    cats = {seat.avatar for seat in seats}
    for seat in seats:
        cat = seat.avatar
        if cat not in AVATARS:
            cat = next(free for free in AVATARS if free not in cats)
            cats.add(cat)
        taken = seat.colour in [other.colour for other in out]
        known = type(seat.colour) is int and (seat.colour == -1 or seat.colour in COLOURS and not taken)
        out.append(seat._replace(avatar=cat, colour=seat.colour if known else -1))
    return tuple(out)


def own_value(values: tuple, value: Any) -> Any:
    """Return the option's own value that reads the same, if there is one: a list for a tuple, but never 1 for True."""
    return next((own for own in values if json.dumps(own) == json.dumps(value)), None)


def version(game: str) -> int:
    """Return the version of a game's rules."""
    return find(game).VERSION


def until(match: Match) -> Match:
    """Return a copy of the match up to where it stands."""
    twin = Match(match.setup)
    for move in match.moves[: match.at]:
        twin.add(move)
    return twin


def apply(match: Match, text: str) -> None:
    """Do what one line says; ValueError where that cannot be done."""
    words = tuple(text.split(" "))
    if words[0] in (BACK, AHEAD):
        ply = int(words[1])
        if not 0 <= ply <= len(match.moves) or (words[0] == BACK) != (ply < match.at) or ply == match.at:
            raise ValueError(text)
        match.jump(ply)
    elif words[0] == HAND:
        seat, player = int(words[1]), words[2]
        if not 0 <= seat < len(match.seats) or player not in (PERSON, *LEVELS):
            raise ValueError(text)
        match.seats[seat] = match.seats[seat]._replace(player=player)
    elif match.turn == CHANCE or match.rules.accepts(match.state, words):
        match.add(words)
    else:
        raise ValueError(text)


def _link(line: bytes, chain: bytes) -> bytes:
    return blake2b(chain + line, digest_size=16).digest()


def _known(line: bytes) -> None:
    """Stop where the first line is not that of a match, or of one from a later program."""
    start = f"{MAGIC} ".encode()
    found = line[len(start) :].partition(b" ")[0]
    if not line.startswith(start) or not found.isdigit():
        raise Stop("save.foreign")
    if found != str(FORMAT).encode():
        raise Stop("save.future")


def _head(text: str) -> dict[str, Any]:
    """Return what the opening of a save says, whatever that is."""
    try:
        head = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Stop("save.setup") from error
    if not isinstance(head, dict):
        raise Stop("save.setup")
    return head


def _checked(head: dict[str, Any]) -> dict[str, Any]:
    """Return the same opening; Stop where it tells no match from another."""
    try:
        datetime.fromisoformat(head["started"])
    except (ValueError, TypeError, LookupError) as error:
        raise Stop("save.setup") from error
    if not (isinstance(head.get("id"), str) and isinstance(head.get("level"), str)):
        raise Stop("save.setup")
    return head


def _later(written: Any) -> bool:
    """Tell whether this is a version of the program that came after this one."""
    return isinstance(written, str) and _numbers(written) > _numbers(__version__)


def _numbers(written: str) -> list[int]:
    return [int(number) for number in re.findall("[0-9]+", written[:LONG])]


def _as_then(head: Mapping[str, Any], match: Match) -> bool:
    """Tell whether rules and board are still those that this opening was written with."""
    return head["rules"] == version(head["game"]) and same_board(head["level"], match)


def go_on(match: Match) -> None:
    """Stand where a player decides: past chance's moves, drawn already or to be drawn now."""
    while match.turn == CHANCE and match.at < len(match.moves):
        match.jump(match.at + 1)
    match.draw_luck()


def _seat(name: str, avatar: str, player: str, colour: Any = -1) -> Seat:
    if not (isinstance(name, str) and isinstance(avatar, str) and player in (PERSON, *LEVELS)):
        raise ValueError(name)
    return Seat(clean(name), avatar, player, colour)


def _value(options: Options, name: str, value: Any) -> Any:
    if name not in options:
        raise Stop("save.option", clean(name))
    own = own_value(options[name], value)
    if own is None:
        raise Stop("save.value", name, clean(json.dumps(value, ensure_ascii=False)).strip('"'))
    return own


def _shared(one: list[Move], two: list[Move]) -> int:
    """Return how many moves two lists begin with in common."""
    both = min(len(one), len(two))
    return next((ply for ply in range(both) if one[ply] != two[ply]), both)


def _jump(at: int, ply: int) -> list[str]:
    return [] if at == ply else [f"{BACK if ply < at else AHEAD} {ply}"]
