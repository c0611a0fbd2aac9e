"""What the things of Neko no Tawa are worth now, counted from the picture of whoever looks."""

from __future__ import annotations

from ...play.changes import art, label
from ...rules.neko.state import ANIMALS, CAT
from ...rules.neko.tiles import KINDS
from ...rules.neko.tower import MOST
from ...rules.neko.view import halves
from ..table.meaning import bare, owner, place_name
from ..table.targets import Target
from ..table.things import BAD, GOOD, PLAIN, Thing, Worth
from ..table.view import View

PAID = ("ox", "sheep", "monkey", "snake")  # animals that cost a koban
MANY = 6  # kinds of tile there is room for


def part(view: View, target: Target, at: tuple[float, float]) -> tuple[tuple[str, ...], Target]:  # noqa: ARG001
    """Call the ox by what it does at this table."""
    ox = target.piece is not None and art(target.piece.face).endswith("ox") and view.seating.options.get("sabotage")
    return (("ox-sabotage",) if ox else ()), target


def gaps(view: View, thing: Thing) -> dict[str, object]:
    """Return whose pawn or eye it is."""
    face = bare(view, thing.target.piece) if thing.target.piece else ""
    seat = face.removeprefix("pawn").removeprefix("eye")
    return {"owner": view.seating.seats[int(seat)].name} if seat != face and seat.isdigit() else {}


def worth(view: View, thing: Thing) -> Worth | None:
    """Return what a thing is worth now."""
    words, piece = view.words, thing.target.piece
    spot = piece.spot if piece else thing.target.names[0]
    place, seat = place_name(view, spot), owner(view, spot)
    if place == "balance" and seat is not None:
        return balance(view, seat)
    if place in ("board", "floor") and seat is not None:
        return Worth(words("neko.worth.floor", label(view.picture[f"floor{seat}"][0])), icons=("icon-floors",))
    face = bare(view, piece) if piece else ""
    animal = face.removeprefix("head-").removeprefix("die-")
    if animal in ANIMALS or animal == CAT:
        return power(view, animal, spot)
    if face == "koban":
        return purse(view, spot, seat)
    if face == "tile-back":
        return hidden(view, spot, place)
    if face in KINDS and place.startswith("waste"):
        return Worth(words.many("neko.worth.gone", len(view.picture[spot])), icons=(face,))
    if face in KINDS and place == "row" and seat == view.board.viewer:
        return leaning(view, seat) or money(view)
    return None


def kobans(view: View, seat: int) -> int:
    """Return how many koban a seat has."""
    return len(view.picture.get(f"koban{seat}", ()))


def money(view: View) -> Worth:
    """Return how many koban the viewer has to pay with."""
    count = kobans(view, view.board.viewer)
    return Worth(view.words.many("neko.worth.purse", count), GOOD if count else BAD, ("koban",))


def purse(view: View, spot: str, seat: int | None) -> Worth:
    """Return how many koban lie somewhere."""
    count = len(view.picture[spot])
    if seat is None:
        return Worth(view.words.many("neko.worth.hoard", count), GOOD, ("koban",))
    return Worth(view.words.many("neko.worth.has", count, player=view.seating.seats[seat].name), icons=("koban",))


def power(view: View, animal: str, spot: str) -> Worth | None:
    """Return what an animal would bring the viewer now, or who has it already."""
    words, picture = view.words, view.picture
    if spot.startswith("line"):
        pawn = picture.get(spot.replace("line", "stand"), ("",))[0]
        if animal != CAT and CAT in picture[spot]:
            return Worth(words("neko.worth.covered"), BAD, (f"head-{CAT}",))
        if pawn:
            return Worth(words("neko.worth.taken", view.seating.seats[int(pawn[len("pawn") :])].name), icons=(pawn,))
    if animal == "rat":
        hoard = sum(len(faces) for at, faces in picture.items() if at.startswith("hoard"))
        return Worth(words.many("neko.worth.hoard", hoard), GOOD if hoard else PLAIN, ("koban",))
    if animal in ("boar", "rooster"):
        return Worth(words.many("neko.worth.more", 2 if animal == "boar" else 1), GOOD, ("koban",))
    if animal == "dog":
        waste = sum(len(faces) for at, faces in picture.items() if at.startswith("waste-"))
        return Worth(words.many("neko.worth.waste", waste), GOOD if waste else BAD, ("icon-discard",))
    if animal == "tiger":
        return Worth(words.many("neko.worth.tower", storeys(view)), icons=("icon-build",))
    return money(view) if animal in PAID else None


def storeys(view: View) -> int:
    """Return how many tiles the viewer's tower has."""
    return sum(spot.startswith(f"tower{view.board.viewer}.") for spot in view.picture)


def hidden(view: View, spot: str, place: str) -> Worth | None:
    """Return how many tiles the deck has, or which kinds one can be that lies face down."""
    words = view.words
    if place == "deck":
        return Worth(words.many("neko.worth.deck", len(view.picture[spot])), icons=("tile-back",))
    kinds = view.picture.get(spot.replace("row", "maybe", 1), ())[:MANY]
    return Worth(words("neko.worth.maybe") if len(kinds) < 3 else "", icons=tuple(map(art, kinds))) if kinds else None


def side(view: View, lean: int) -> str:
    """Return to which side a tower leans, and how far."""
    if not lean:
        return view.words("neko.worth.level")
    return view.words(f"neko.worth.lean.{'left' if lean < 0 else 'right'}", halves(abs(lean)))


def balance(view: View, seat: int) -> Worth:
    """Return how a tower leans, and how it would with the tile that is chosen."""
    lean = int(label(view.picture[f"balance{seat}"][0]))
    return leaning(view, seat) or Worth(side(view, lean), GOOD if abs(lean) < MOST else PLAIN, ("bead-cat",))


def leaning(view: View, seat: int) -> Worth | None:
    """Return how a tower would lean with the tile that is pointed at or chosen, if that can be known."""
    bead = view.lights.preview.get(f"bead{seat}")
    if not bead:
        return None
    lean, ahead = int(label(view.picture[f"balance{seat}"][0])), int(label(bead[0]))
    stands = abs(ahead) <= MOST
    way = view.words("neko.side.left" if ahead < 0 else "neko.side.right") if ahead else ""
    then = f"{halves(abs(ahead))} {way}".strip()
    text = view.words(f"neko.worth.{'stands' if stands else 'falls'}", side(view, lean), then)
    return Worth(text, GOOD if stands else BAD, ("bead-cat" if stands else "bead-fright",))
