"""What the tests of all games ask of a free table."""

from meowgames.rules import Picture


def pieces(picture: Picture) -> list[tuple]:
    """How many pieces there are; which ones, the fuzzer counts."""
    lying = sum(len(faces) for spot, faces in picture.items() if not spot.startswith("print:"))
    return [("pieces", lying)] if lying else []
