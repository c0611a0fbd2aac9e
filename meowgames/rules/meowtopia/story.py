"""What the log says of a day on the farms, told from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CHANCE, Heard, Picture, Text, Told
from ..kit import counted
from .homes import GIFT
from .tiles import RATION

LAYING = {"irrigation": "stick", "fields": "field"}  # actions that lay something, and what


def goes_on(heard: Heard, last: Heard) -> bool:
    """Tell whether one more kitten is woken, or sent for the action in use, after another."""
    if heard.by != last.by:
        return False
    return "sent" in heard.before or (_wakes(heard) and _wakes(last))


def story(act: Sequence[Heard]) -> list[Told]:
    """Return what the seat to act did, who passed because nothing else could be done, and what has begun."""
    heard = act[-1]
    if heard.by == CHANCE:
        return [Told(CHANCE, ("meowtopia.log.tiles",)), *_begun(heard)]
    phase = heard.before["phase"][0]
    tell = {"phase-morning": _morning, "phase-evening": _evening}.get(phase) or (
        _work if f"active{heard.by}" in heard.before else _follow
    )
    return [*tell(act), *_passed(heard), *_begun(heard)]


# ── what a seat does ──


def _wakes(heard: Heard) -> bool:
    """Tell whether a move wakes a kitten in the morning."""
    single = len(heard.words) == 1 and not heard.words[0].startswith("tile-")
    return single and heard.before.get("phase") == ("phase-morning",)


def _morning(act: Sequence[Heard]) -> list[Told]:
    seat, words, before, after = act[-1]
    if _wakes(act[0]):
        names = [heard.words[0] for heard in act]
        paid = counted(act[0].before, f"food{seat}") - counted(after, f"food{seat}")
        return [Told(seat, ("meowtopia.log.wake.paid" if paid else "meowtopia.log.wake", len(act), names, paid))]
    if not words[0].startswith("tile-"):
        return [Told(seat, (f"meowtopia.log.serve.{words[0].rstrip('0123456789')}", words[1]))]
    place = next(spot.removeprefix("tile") for spot, faces in before.items() if faces == (words[0],))
    waited = counted(before, f"waiting{place}")
    text = ("meowtopia.log.take", words[0]) if len(words) == 1 else ("meowtopia.log.take.pair", *words)
    return [Told(seat, text, (("meowtopia.log.waited", waited),) if waited else ())]


def _work(act: Sequence[Heard]) -> list[Told]:
    seat, before, after = act[0].by, act[0].before, act[-1].after
    action = before["doing"][0].removeprefix("mark-")
    sent = [name for heard in act for name in _gone_to_sleep(heard)]
    if not sent:
        return [Told(seat, ("meowtopia.log.nobody",))]
    if action == "food":
        return [Told(seat, ("meowtopia.log.work.food", len(sent), sent, sum(RATION[: len(sent)])))]
    if action == "gold":
        coins: Text = ("meowtopia.log.coins", len(sent))
        return [Told(seat, ("meowtopia.log.work.gold", len(sent), sent, coins))]
    if action == "recruit":
        return [Told(seat, ("meowtopia.log.hire", _hired(before, after, seat)))]
    return [Told(seat, (f"meowtopia.log.work.{action}", len(sent)), _watered(before, after, seat))]


def _follow(act: Sequence[Heard]) -> list[Told]:
    heard = act[-1]
    seat, words, before, after = heard
    if words[0] == "pass":
        return [_pass(seat, _woken(heard, seat))]
    action = before["doing"][0].removeprefix("mark-")
    if action == "recruit":
        return [Told(seat, ("meowtopia.log.follow.recruit", _hired(before, after, seat)))]
    text: Text = (f"meowtopia.log.follow.{action}", *_gone_to_sleep(heard))
    return [Told(seat, text, _watered(before, after, seat) if action in LAYING else ())]


def _evening(act: Sequence[Heard]) -> list[Told]:
    seat, words, before, _ = act[-1]
    if words[0] == "home":
        return [Told(seat, ("meowtopia.log.home", words[1], GIFT))]
    if words[0] == "feed":
        need, given, paid = (counted(before, f"{name}{seat}") for name in ("need", "yield", "supper"))
        return [Told(seat, ("meowtopia.log.supper", need, given, paid))]
    hungry = int(words[0].removeprefix("unfed"))
    paid = next(int(face.partition(":")[2]) for face in before[f"bill{seat}"] if face.startswith(f"pay-{words[0]}:"))
    return [Told(seat, ("meowtopia.log.malus", hungry), (("meowtopia.log.paid", paid),) if paid else ())]


# ── what happens without anybody's choice ──


def _pass(seat: int, woken: list[str]) -> Told:
    return Told(seat, ("meowtopia.log.pass.wake", *woken) if woken else ("meowtopia.log.pass.food",))


def _passed(heard: Heard) -> list[Told]:
    """Return who else passed because nothing else could be done: one of its kittens woke, or it took food."""
    found = []
    for seat in _seats(heard.after):
        if seat != heard.by:
            woken = _woken(heard, seat)
            food = counted(heard.after, f"food{seat}") - counted(heard.before, f"food{seat}")
            if woken or food > _gift(heard, seat):
                found.append(_pass(seat, woken))
    return found


def _gift(heard: Heard, seat: int) -> int:
    """Return the food a seat got for nothing: in a morning without sleepers, and when all is over."""
    after = heard.after
    awake = [name for name in after.get(f"workers{seat}", ()) if not name.endswith("@1")]
    if "phase" not in after:
        return len(awake) + len(after.get(f"stalls{seat}", ()))  # 9.6
    dawns = after["phase"] == ("phase-morning",) and f"active{seat}" in after and _turned(heard)
    return int(dawns and len(awake) == len(after.get(f"workers{seat}", ())))  # 4.1


def _turned(heard: Heard) -> bool:
    """Tell whether another turn began with a move."""
    return heard.before.get("phase") != ("phase-morning",) or heard.words[0].startswith("tile-")


def _begun(heard: Heard) -> list[Told]:
    """Return what begins with a move: the last round, a round, a morning without sleepers, the end."""
    before, after = heard.before, heard.after
    found = [Told(CHANCE, ("meowtopia.log.last",))] if "last" in after and "last" not in before else []
    seats = _seats(after)
    if "phase" not in after:
        return found + [Told(seat, ("meowtopia.log.mayor",), (), True) for seat in seats if f"mayor{seat}" in after]
    if before["round"] != after["round"]:
        found += [Told(seat, ("meowtopia.log.first",), (), True) for seat in seats if f"first{seat}" in after]
    return found + [Told(seat, ("meowtopia.log.dawn",), (), True) for seat in seats if _gift(heard, seat)]


# ── reading pictures ──


def _seats(picture: Picture) -> range:
    return range(sum(spot.startswith("score") for spot in picture))


def _asleep(picture: Picture, seat: int) -> set[str]:
    return {face.removesuffix("@1") for face in picture.get(f"workers{seat}", ()) if face.endswith("@1")}


def _gone_to_sleep(heard: Heard) -> list[str]:
    """Return the kitten that was sent."""
    return sorted(_asleep(heard.after, heard.by) - _asleep(heard.before, heard.by))


def _woken(heard: Heard, seat: int) -> list[str]:
    """Return the kitten of a seat that woke."""
    return sorted(_asleep(heard.before, seat) - _asleep(heard.after, seat))


def _hired(before: Picture, after: Picture, seat: int) -> list[Text]:
    """Return who came to a home, and what for."""
    found = list[Text]()
    for spot, key in ((f"workers{seat}", "meowtopia.log.worker"), (f"stalls{seat}", "meowtopia.log.merchant")):
        was, now = ([face.partition("@")[0] for face in one.get(spot, ())] for one in (before, after))
        found += [(key, name) for name in now if name not in was]
    return found


def _watered(before: Picture, after: Picture, seat: int) -> tuple[Text, ...]:
    """Return how many fields of a farm have turned green."""
    fields = [spot for spot in after if spot.startswith(f"field{seat}.")]
    green = sum(after[spot][0].endswith("@1") and after[spot] != before.get(spot) for spot in fields)
    return (("meowtopia.log.green", green),) if green else ()
