"""The menu of a free table: one level, no more than eight lines, each does what it says, none would be refused."""

from random import Random

import pytest
from handling import Hand, stir

from meowgames.play.boards import chairs
from meowgames.scenes.free import lines
from meowgames.scenes.free.deeds import Subject
from meowgames.scenes.free.grip import everything, in_bag, of, whole
from meowgames.scenes.free.lines import MOST
from meowgames.words import Words

BOARDS = ("toybox", "meow", "meowtopia", "minicity", "neko", "isle")
SCENE = {"sort", "look", "write", "open", "all", "pass", "clear"}  # lines that do more than one act says


def subjects(hand, rng):
    """Everything a menu can be about: each piece and each stack that is seen, some together, wells of the box."""
    view = hand.view
    found = [one for piece in view.pieces() if (one := of(view, piece))]
    found += [whole(view, one.spot, one.box) for one in found]
    wells = [whole(view, spot, hand.view.board.drawn("title").box) for spot in view.picture if spot.startswith("box:")]
    found += [one.top(1)._replace(front=True) for one in wells] + wells
    yield from ((one,) for one in {one.where: one for one in found}.values())
    for _ in range(20):
        yield tuple(rng.sample([one for one in everything(view) if not in_bag(view, one.spot)], 3))


def check(hand, subject):
    """Hold a menu against the rules: everything in it can be done."""
    play, match = hand.table.real, hand.match
    found = lines.of(play, subject) if subject else lines.of_table(play)
    assert 1 <= len(found) <= MOST and len({(line.name, line.gaps) for line in found}) == len(found), (
        found,
        subject.grips if subject else 0,
    )
    for line in found:
        if line.dial:
            numbers = {line.dial.start}
            if line.name == "deal":
                numbers |= {line.dial.least, line.dial.most}
            assert line.dial.least <= line.dial.start <= line.dial.most
            assert all(match.rules.accepts(match.state, line.move(number)) for number in numbers), (line.name, subject)
        elif line.then not in SCENE or line.told:
            assert match.rules.accepts(match.state, line.move(0)), (line.name, line.move(0))
        for language in ("en", "fr"):
            text = Words(language)(f"free.menu.{line.name}", *(str(gap) for gap in line.gaps))
            assert text and "free.menu" not in text, line.name
    return {line.name for line in found}


@pytest.mark.parametrize("laid", BOARDS)
def test_no_menu_offers_what_would_be_refused(laid):
    rng, met = Random(f"menus {laid}"), set()
    for seats in {min(chairs("free", laid)), max(chairs("free", laid))}:
        hand = Hand(laid, seats, seed="menus")
        for acts in (0, 60):
            stir(hand, rng, acts)
            met |= check(hand, None)
            for grips in subjects(hand, rng):
                met |= check(hand, Subject(hand.view, grips))
    assert {"open", "clear", "box", "flip", "hand", "gather", "look", "mix", "turn", "spread", "split"} <= met


# ── each line does what it says ──

TABLE = (
    "table.0,-20: toy-paw1 toy-paw2 toy-paw3 toy-paw4", "table.-40,-20: toy-d6-1", "table.-30,-20: toy-dial-teal:3",
    "table.-20,-20: toy-note-pink", "hand0: toy-fish9 toy-paw12 toy-fish1",
    "deck: toy-bell1@0d toy-bell2@0d toy-bell3@0d toy-bell4@0d toy-bell5@0d toy-bell6@0d",
)  # fmt: skip
DIE, DIAL, NOTE, DECK, OPEN, OWN = "table.-40,-20", "table.-30,-20", "table.-20,-20", "deck", "table.0,-20", "hand0"
SAID = [
    (DECK, "draw", "deck hand0"),
    (DECK, "deal", "deck~0+ deal:2"),
    (DECK, "mix", "deck~0+ mix"),
    (DECK, "look", "deck~0+ peek"),
    (DECK, "split", "deck~3+ table."),
    (DECK, "flip.all", "deck~0+ flip"),
    (DECK, "spread", "deck~0+ spread:"),
    (DECK, "box", "deck~0+ box"),
    (OPEN, "mix", "table.0,-20~0+ mix"),
    (DIE, "roll", "table.-40,-20 roll"),
    (DIE, "set", "table.-40,-20 side:toy-d6-2"),
    (DIE, "another", "box:toy-d6-1~4 table."),
    (DIE, "turn", "table.-40,-20 turn:1"),
    (DIE, "box", "table.-40,-20 box"),
    (DIAL, "more", "table.-30,-20 count:+1"),
    (DIAL, "less", "table.-30,-20 count:-1"),
    (DIAL, "set", "table.-30,-20 count:0"),
    (OWN, "show.all", "hand0 show:all"),
    (OWN, "show.one", "hand0 show:1"),
    (OWN, "give.one", "hand0 hand1"),
    (OWN, "under", "hand0 deck~0"),
    (OWN, "mix.hand", "hand0~0+ mix"),
    (OWN, "box", "hand0 box"),
    ("", "clear", ""),
    ("", "seat", "seat:1"),
]


@pytest.mark.parametrize("spot, name, act", SAID, ids=[f"{spot or 'table'}-{name}" for spot, name, _ in SAID])
def test_a_click_on_a_line_does_it_as_one_act(spot, name, act):
    hand = Hand("toybox", 3, *TABLE)
    hand.click(hand.on(spot) if spot else hand.empty(), button=3)
    assert name in hand.names() and len(hand.names()) <= MOST
    sheet = hand.table.fronts.menu.lies()
    assert not spot or not sheet.collidepoint(hand.pos), "it never lies over what it is about"
    hand.click(hand.line(name))
    assert hand.table.fronts.menu is None and hand.act().startswith(act)


def test_the_likeliest_are_the_first_three():
    hand = Hand("toybox", 3, *TABLE)
    for spot, first in ((DECK, ["draw", "deal", "mix"]), (DIE, ["roll", "set", "another"]), (NOTE, ["write"]),
                        (DIAL, ["more", "less", "set"]), (OWN, ["sort", "show.all", "show.one"])):  # fmt: skip
        hand.click(hand.on(spot), button=3)
        assert hand.names()[: len(first)] == first
        hand.key("Esc")
    hand.click(hand.on(OPEN), button=3)
    hand.click((20, 1060))
    assert hand.table.fronts.menu is None and hand.acts() == [] and not hand.hand.grasp.held.grips, (
        "a click beside it closes it"
    )


def test_a_number_typed_into_a_menu_is_what_is_dealt_or_set():
    hand = Hand("toybox", 3, *TABLE)
    hand.click(hand.on(DECK), button=3)
    hand.key("1", "Enter")
    assert hand.act() == "deck~0+ deal:1"
    hand.click(hand.on(DIAL), button=3)
    hand.key("4", "2", "Enter")
    assert hand.act() == "table.-30,-20 count:42"
    hand.click(hand.on(DIE), button=3)
    hand.key("5", "Enter")
    assert hand.act() == "table.-40,-20 side:toy-d6-5"


def test_several_have_a_menu_of_their_own():
    hand = Hand("toybox", 3, *TABLE)
    hand.drag(hand.at(-46, -26), hand.at(-14, -14))
    hand.click(hand.on(DIE), button=3)
    assert hand.names()[0] == "gather" and len(hand.hand.grasp.picks) == 3
    hand.click(hand.line("gather"))
    assert hand.act() == f"{DIAL} {NOTE} {DIE}" or hand.many(DIE) == 3


def test_a_secret_on_the_table_can_be_shown_to_one():
    hand = Hand("toybox", 3, "table.0,0: toy-paw1@0d~1", "table.9,0: toy-paw2")
    hand.click(hand.on("table.0,0"), button=3)
    assert "show.one" in hand.names() and "show.all" in hand.names()
    hand.click(hand.line("show.one"))
    assert hand.act() == "table.0,0 show:1"
    assert hand.match.rules.look(hand.match.state, 2)["table.0,0"] == ("toy-back",)
    hand.click(hand.on("table.0,0"), button=3)
    assert "show.one" not in hand.names() and "show" in hand.names(), "one knows it: only the other is left"


@pytest.mark.parametrize("name, act", [("show.one", "show:5"), ("give.one", "hand5")])
def test_any_of_six_can_be_shown_or_given_a_card(name, act):
    hand = Hand("toybox", 6, "hand0: toy-paw1 toy-paw2", "deck: toy-bell1@0d")
    hand.click(hand.on("hand0", 0), button=3)
    assert len(hand.names()) <= MOST
    menu = hand.table.fronts.menu
    kid = next(kid for kid in menu.kids if kid.line.name == name)
    shown = [kid.names[kid.number - 1]]
    for _ in range(4):
        hand.click(kid.more.center)
        shown.append(kid.names[kid.number - 1])
    assert shown == [seat.name for seat in hand.match.seats[1:]]
    hand.click(hand.line(name))
    assert hand.act() == f"hand0~0 {act}"


def test_a_note_is_written_on():
    hand = Hand("toybox", 3, *TABLE)
    hand.click(hand.on(NOTE), button=3)
    hand.click(hand.line("write"))
    assert hand.stage.top is not hand.table
    hand.write("Léa 7")
    hand.key("Enter")
    assert hand.stage.top is hand.table and hand.act() == f"{NOTE} write:L%C3%A9a%207"
