"""What real dice on the table show: how many faces are typed, and what they stand for."""

from collections.abc import Sequence

from duskboard.core.dice import (
    Expression,
    FaceCountError,
    FaceError,
    Percentile,
    Pool,
    Rating,
    TypedDice,
    What,
)


def faces_wanted(what: What) -> tuple[int, ...]:
    """Return the sides of each die to be typed, in the order they are asked for.

    A d100 asks for its tens dice first, then the units die.
    """
    match what:
        case Percentile(extra=extra):
            return (10,) * (2 + abs(extra))
        case Pool(count=count):
            return (10,) * count
        case Rating(count=count):
            return (6,) * (count or 2)
        case Expression(handfuls=handfuls):
            return tuple(h.sides for h in handfuls for _ in range(h.count))


def typed(what: What, faces: Sequence[int]) -> TypedDice:
    """Return dice that show the faces typed, which must be just as many as are asked for.

    On a d100 the faces are those printed on the dice: 0 to 9, or 00 to 90 on a tens die; on the
    ten-sided dice of a pool 0 is a ten.

    Raises:
        FaceCountError: Another number of faces was typed.
        FaceError: A face that the die does not have.
    """
    wanted = faces_wanted(what)
    if len(faces) != len(wanted):
        raise FaceCountError(len(wanted), len(faces))
    if isinstance(what, Percentile):
        shown = [*(_tens_face(face) for face in faces[:-1]), faces[-1] or 10]
    elif isinstance(what, Pool):
        shown = [face or 10 for face in faces]
    else:
        shown = list(faces)
    for face, as_typed, sides in zip(shown, faces, wanted, strict=True):
        if not 1 <= face <= sides:
            raise FaceError(as_typed, sides)
    return TypedDice(shown)


def _tens_face(face: int) -> int:
    """Return the d10 face of what is printed on a tens die: 10 for 00 or 0, 3 for 30 or 3."""
    is_printed_ten = 10 <= face <= 90 and face % 10 == 0
    return (face // 10 if is_printed_ten else face) or 10
