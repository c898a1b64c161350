"""The roll: six-sided dice of which the highest is read (rules/blades.md 1-4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from duskboard.core.blades.error import BladesError
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Dice, FaceCountError, FaceError, Rating, ReportedBest, TypedDice

SIDES = 6
"""The sides of a die."""
_PARTIAL, _FULL = 4, 6
_OUTCOMES = tuple(Outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingResult:
    """What a pool came to.

    Attributes:
        faces: The faces in the order rolled, two for a pool of 0; empty where the best was told.
        best: The die that counts: the highest, of a pool of 0 the lowest.
        outcome: How it came out.
        is_zero: Whether it was a pool of 0, which is never a critical (rules/blades.md 3).
        is_told: Whether the player said it and no faces were seen.
    """

    faces: tuple[int, ...]
    best: int
    outcome: Outcome
    is_zero: bool = False
    is_told: bool = False

    @property
    def sixes(self) -> int:
        """Dice that count and show a 6; where they were told, as many as that takes."""
        if self.is_zero or self.is_told:
            return int(self.best == _FULL) + int(self.outcome is Outcome.CRITICAL)
        return self.faces.count(_FULL)


class ReportedBestError(BladesError):
    """No roll of so many dice comes to that. Args: the die told, whether a critical, the dice."""


def roll_rating(check: Rating, dice: Dice | ReportedBest) -> RatingResult:
    """Return what a pool comes to (rules/blades.md 1-4).

    Raises:
        ReportedBestError: The die told is not within 1 to 6, or cannot be a critical.
        FaceError, FaceCountError: Typed faces do not fit.
    """
    if isinstance(dice, ReportedBest):
        return _told(check, dice)
    return judge_rating(check, dice.roll(dice_count(check), SIDES))


def judge_rating(check: Rating, faces: tuple[int, ...]) -> RatingResult:
    """Return what faces come to, all of them given."""
    is_zero = check.count == 0
    best = min(faces) if is_zero else max(faces)
    is_critical = not is_zero and faces.count(_FULL) > 1
    return RatingResult(
        faces=faces, best=best, outcome=outcome_of(best, is_critical=is_critical), is_zero=is_zero
    )


def outcome_of(best: int, *, is_critical: bool = False) -> Outcome:
    """Return how a roll comes out by the die that counts (rules/blades.md 2)."""
    if is_critical:
        return Outcome.CRITICAL
    if best < _PARTIAL:
        return Outcome.BAD
    return Outcome.FULL if best == _FULL else Outcome.PARTIAL


def dice_count(check: Rating) -> int:
    """Return how many dice fall: two for a pool of 0 (rules/blades.md 3)."""
    return check.count or 2


def typed_rating(check: Rating, faces: Sequence[int]) -> TypedDice:
    """Return dice that show the faces typed.

    Raises:
        FaceError: A die has no such face.
        FaceCountError: Fewer or more faces were typed than fall.
    """
    for face in faces:
        if not 1 <= face <= SIDES:
            raise FaceError(face, SIDES)
    if len(faces) != dice_count(check):
        raise FaceCountError(dice_count(check), len(faces))
    return TypedDice(faces)


def compared(first: Outcome, second: Outcome) -> int:
    """Return 1 where the first outcome is the better one, -1 where the second is, else 0."""
    places = _OUTCOMES.index(first), _OUTCOMES.index(second)
    return (places[0] > places[1]) - (places[0] < places[1])


def _told(check: Rating, told: ReportedBest) -> RatingResult:
    is_possible = 1 <= told.best <= SIDES
    if told.is_critical:
        is_possible = told.best == _FULL and check.count > 1
    if not is_possible:
        raise ReportedBestError(told.best, told.is_critical, check.count)
    return RatingResult(
        faces=(),
        best=told.best,
        outcome=outcome_of(told.best, is_critical=told.is_critical),
        is_zero=check.count == 0,
        is_told=True,
    )
