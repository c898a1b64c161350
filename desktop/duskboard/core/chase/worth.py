"""What a skill of somebody is worth, known or not (rules/chase.md 9.11, 14.5)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.offer import kind_of
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.skill import CHARACTERISTICS, SENSES, UNLUCKY_SKILLS, SkillId
from duskboard.core.chase.speed import USUAL_SPEED


class Basis(StrEnum):
    """What the worth of a skill that is not known was taken from."""

    HALF_DEX = "half-dex"
    DEX = "dex"
    FIFTH_DEX = "fifth-dex"
    HALF_INT = "half-int"
    INT = "int"
    FIFTH_INT = "fifth-int"
    USUAL = "usual"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess:
    """What a skill that is not known may be worth, and what that was taken from."""

    value: int
    basis: Basis


_BY_DEX = ((Basis.HALF_DEX, 2), (Basis.DEX, 1), (Basis.FIFTH_DEX, 5))
_BY_INT = ((Basis.HALF_INT, 2), (Basis.INT, 1), (Basis.FIFTH_INT, 5))


def known_worth(person: Participant, skill: str) -> int | None:
    """Return the value of a skill, or None where nobody said it.

    A pool or rating is that of a skill rolled in the same way, too (14.5).
    """
    value = person.rolled(skill)
    if value is not None:
        return value
    if person.source is CheckSource.SAID:
        return 0
    kind = kind_of(skill)
    if kind is None or person.source is CheckSource.D100:
        return None
    alike = [one.value for one in person.skills if kind_of(one.name) is kind]
    return max(alike, default=None)


def guesses(person: Participant, skill: str) -> tuple[Guess, ...]:
    """Return what a skill that is not known may be worth, the likeliest first; () for a known one.

    Of a d100 it is half DEX; DEX of somebody gifted, a fifth of it of who is poor at it; what is
    seen and heard goes by INT likewise (9.11). A characteristic, and the dice of another game, are
    the usual ones: nobody is worse for what was not typed.
    """
    if known_worth(person, skill) is not None:
        return ()
    is_characteristic = skill in {*CHARACTERISTICS, *UNLUCKY_SKILLS}
    if person.source is not CheckSource.D100 or is_characteristic:
        return (Guess(value=USUAL_SPEED[person.source], basis=Basis.USUAL),)
    base, shares = person.dex, _BY_DEX
    if skill in SENSES:
        known = person.rolled(SkillId.INT)
        base = USUAL_SPEED[CheckSource.D100] if known is None else known
        shares = _BY_INT
    return tuple(Guess(value=base // share, basis=basis) for basis, share in shares)


def worth(person: Participant, skill: str) -> int:
    """Return what is rolled for a skill: its value, or the likeliest guess."""
    known = known_worth(person, skill)
    return guesses(person, skill)[0].value if known is None else known
