"""What the log says of cards, ants, blocks and friends, told from what a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .. import CHANCE, Heard, Text, Told
from ..kit import counted, gained
from .friends import BUY
from .goods import ANTS, FOODS

# What may follow what within one act: a card and its ant, a friend's errand, the end of a turn.
ONWARD = {
    "call": ("lay",),
    "toss": ("call",),
    "walk": ("lay", "call", "toss"),
    "unload": ("walk",),
    "drop": ("ladybird",),
    "blocks": ("blocks", "bumblebee", "end"),
    "done": ("unload", "blocks"),
    "pick": ("end", "blocks", "done", "pick", "open", "draw"),
    "open": ("pick",),
    "draw": ("end", "blocks", "done", "pick", "open", "draw"),
}
PLAIN = {"stay": "walk", "keep": "unload", "deck": "pick", "joker": "lay", "stick-insect": "lay"}
STEMS = {"as-": "call", "chamber": "walk", "only": "unload", "display": "pick", BUY: "buy", "road": "lay"}


def goes_on(heard: Heard, last: Heard) -> bool:
    """Tell whether a move goes on with the card, the errand or the end of a turn before it."""
    kind, was = _kind(heard), _kind(last)
    if heard.by != last.by and CHANCE not in (heard.by, last.by):
        return False
    if kind == "blocks" and was == "unload":  # 8.18; without it the turn ends, which is another thing
        return "grasshopper" in heard.before.get(f"friends{heard.by}", ())
    return was in ONWARD.get(kind, ())


def _kind(heard: Heard) -> str:
    """Return what kind of move it was."""
    word = heard.words[0]
    if heard.by == CHANCE:
        return word
    if "held" in heard.before:
        return "drop"
    if word.startswith("card-"):
        return "lay" if len(heard.words) > 1 else "toss"
    if word.startswith("food-") or word == "fill":
        return "unload" if heard.before.get("source") == ("from:crate",) else "blocks"
    stem = next((kind for stem, kind in STEMS.items() if word.startswith(stem)), word)
    return PLAIN.get(word, stem)


def story(act: Sequence[Heard]) -> list[Told]:
    """Return what was done with a card and its ant, by a friend, or at the end of a turn."""
    kinds = {_kind(heard): heard for heard in act}
    first, last = act[0], act[-1]
    if first.by == CHANCE and _kind(first) != "draw":
        return _laid_out(first)
    seat = next((heard.by for heard in act if heard.by != CHANCE), _drawer(first))
    if len(kinds.keys() & {"lay", "walk", "unload"}) and "bumblebee" not in kinds:
        found = [_card(seat, act, kinds)]
    elif kinds.keys() & {"ladybird", "bumblebee", "dragonfly", "buy"}:
        found = [_friend(seat, kinds)]
    else:
        found = [_turn_end(seat, act, kinds)]
    return found + _ended(seat, last)


# ── a card ──


def _card(seat: int, act: Sequence[Heard], kinds: Mapping[str, Heard]) -> Told:
    """Return a card, how far its ant went, and what that brought."""
    before, after = act[0].before, act[-1].after
    came = list[Text]()
    if walk := kinds.get("walk"):
        steps = counted(walk.before, walk.words[0])
        came.append(("minicity.log.steps", steps) if steps else ("minicity.log.stay",))
    if blocks := gained(before, after, "place"):
        came.append(("minicity.log.unload", _counted(blocks)))
    points = counted(after, f"points{seat}") - counted(before, f"points{seat}")
    came += [("minicity.log.points", points)] if points > 0 else []
    return Told(seat, _laid(act, kinds), (*came, *_refilled(seat, act)))


def _laid(act: Sequence[Heard], kinds: Mapping[str, Heard]) -> Text:
    """Return which ant was called, and how."""
    lay, call = kinds.get("lay"), kinds.get("call")
    if not lay:  # a friend has helped in between
        return "minicity.log.on", ANTS[counted(act[0].before, "mover")]
    if len(lay.words) < 3:
        return "minicity.log.lay", lay.words[0].replace("card-", "ant-")
    manner, card, square = lay.words
    shown = [face for heard in act for face in heard.after.get(square, ()) if face != "card-back"]  # 8.14
    card = next((face for face in shown), card)
    ant = (call.words[0].replace("as-", "ant-"),) if call else ()
    known = "" if manner == "joker" or card == "card-back" else ".own"
    return f"minicity.log.{manner}{known}{'' if call else '.first'}", *ant, card.replace("card-", "ant-")


# ── friends ──


def _friend(seat: int, kinds: Mapping[str, Heard]) -> Told:
    """Return who was made a friend, or what a friend did."""
    name, heard = next(iter(kinds.items()))
    if name == "buy":
        friend = heard.words[0].removeprefix(BUY)
        price = counted(heard.before, f"shop-{friend}")
        return Told(seat, ("minicity.log.buy", price, (f"minicity.the.{friend}",)))
    if name == "dragonfly":
        return Told(seat, ("minicity.log.dragonfly", *heard.words[1:]))
    if name == "ladybird" and "drop" in kinds:
        (food,) = kinds["drop"].before["held"]
        return Told(seat, ("minicity.log.ladybird", _counted({food: 1})))
    if name == "bumblebee" and "blocks" in kinds:
        given, taken = heard.words[1], kinds["blocks"].words[0]
        return Told(seat, ("minicity.log.bumblebee", _counted({given: 1}), _counted({taken: 1})))
    return Told(seat, ("minicity.log.ask", (f"minicity.the.{name}",)))


# ── the end of a turn ──


def _turn_end(seat: int, act: Sequence[Heard], kinds: Mapping[str, Heard]) -> Told:
    """Return how the crate was filled and which cards were drawn."""
    blocks, drawn = _refilled(seat, act), _drawn(seat, act)
    if "blocks" not in kinds or "end" in kinds or not blocks:
        return Told(seat, ("minicity.log.end",), (*blocks, *drawn))
    ((key, what),) = blocks
    text: Text = (key.replace("refill", "fill"), what)
    return Told(seat, ("log.comma", text, list(drawn)) if drawn else text)


def _refilled(seat: int, act: Sequence[Heard]) -> tuple[Text, ...]:
    """Return the blocks that came from the reserve into the crate, as far as they can be seen."""
    was, now = act[0].before.get(f"stock{seat}", ()), act[-1].after.get(f"stock{seat}", ())
    if len(was) <= len(now):
        return ()
    if "food-back" in (*was, *now):
        return (("minicity.log.fill.hidden", len(was) - len(now)),)
    return (("minicity.log.refill", _counted(Counter(was) - Counter(now))),)


def _drawn(seat: int, act: Sequence[Heard]) -> tuple[Text, ...]:
    """Return the cards taken from the display, then those drawn, which only their owner sees."""
    taken = [card.replace("card-", "ant-") for heard in act for card in _displayed(heard)]
    found = list[Text]([("minicity.log.takes", len(taken), _each(taken))] if taken else [])
    hidden, known = 0, list[str]()
    for heard in act:
        if heard.words[0] == "draw":
            was, now = heard.before.get(f"hand{seat}", ()), heard.after.get(f"hand{seat}", ())
            fresh = Counter(now) - Counter(was)
            hidden += fresh.pop("card-back", 0)
            known += [card.replace("card-", "ant-") for card in fresh.elements()]
    found += [("minicity.log.draws", hidden)] if hidden else []
    found += [("minicity.log.draws.own", _each(known))] if known else []
    return tuple(found)


def _each(names: Sequence[str]) -> list[Text | str]:
    """Return names with how often each is there, if that is more than once."""
    return [("minicity.log.times", many, name) if many > 1 else name for name, many in Counter(names).items()]


def _displayed(heard: Heard) -> tuple[str, ...]:
    """Return the open card that was taken."""
    return heard.before.get(heard.words[0], ()) if heard.words[0].startswith("display") else ()


def _drawer(heard: Heard) -> int:
    """Return whose hand has grown."""
    hands = [spot for spot in heard.after if spot.startswith("hand")]
    grown = (spot for spot in hands if len(heard.after[spot]) > len(heard.before.get(spot, ())))
    return int(next(grown, "hand-1").removeprefix("hand"))


# ── what happens without anybody's choice ──


def _laid_out(heard: Heard) -> list[Told]:
    """Return what chance deals, lays on a road or opens."""
    kind, before = heard.words[0], heard.before
    if kind == "road" and "pips" in before:
        return [Told(CHANCE, ("minicity.log.river",))]
    if kind == "road":
        side = next(side for side in "ab" if gained(before, heard.after, f"road-{side}"))
        return [Told(CHANCE, (f"minicity.log.road.{side}",))]
    seen = any(spot.startswith({"deal": "hand", "open": "display"}[kind]) for spot in before)
    return [] if seen else [Told(CHANCE, (f"minicity.log.{kind}",))]


def _ended(seat: int, heard: Heard) -> list[Told]:
    """Return why the game is over, once it is."""
    if "pips" not in heard.before or "pips" in heard.after or "held" in heard.after:
        return []
    key = "minicity.log.goal" if _kind(heard) == "unload" else "minicity.log.stale"
    return [Told(seat if _kind(heard) == "unload" else CHANCE, (key,), (), True)]


def _counted(blocks: Mapping[str, int]) -> list[Text]:
    """Return how many blocks of each food there are."""
    return [(f"minicity.blocks.{food}", blocks[food]) for food in FOODS if blocks.get(food)]
