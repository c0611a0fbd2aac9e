"""What the log says of a card, of a trick that is taken, and of a deal, told from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Heard, Told
from .cards import SUITS


def story(act: Sequence[Heard]) -> list[Told]:
    """Return who led, followed, trumped or threw in which card, and who won what with it."""
    (heard,) = act
    by, words, before, after = heard
    if by == CHANCE:
        if words[0] == "tokens":
            return [Told(CHANCE, ("meow.log.tokens",))]
        first = next(spot.removeprefix("first") for spot in after if spot.startswith("first"))
        return [Told(CHANCE, ("meow.log.deal", f"seat{first}"))]
    seats = sum(spot.startswith("score") for spot in after)
    found = [Told(by, (f"meow.log.{_manner(heard, seats)}", words[0]))]
    for seat in range(seats):
        won = after.get(f"won{seat}", ())[len(before.get(f"won{seat}", ())) :]
        found += [Told(seat, ("meow.log.won", token)) for token in won]
    return found


def _manner(heard: Heard, seats: int) -> str:
    """Return how a card was played, by what lay there."""
    trick = sum(spot.startswith("trick") for spot in heard.before)
    if not trick:
        return "lead"
    (led,) = heard.before[f"trick{(heard.by - trick) % seats}"]
    suit = _suit(heard.words[0])
    return "follow" if suit == _suit(led) else "trump" if suit == SUITS[0] else "throw"


def _suit(card: str) -> str:
    return card.rstrip("0123456789")
