"""Shots in a chase: on the move, far off, at tyres (rules/chase.md 9.5)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.impact import after_armour
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.physique import Stance, Weapon
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.dice import MAX_EXTRA_TENS

FAST_MOV = 8
"""From this MOV on a target that moves is harder to hit."""
BIG_BUILD = 4
"""From this Build on a target is easier to hit."""
TYRE_ARMOUR = 3
"""What a tyre takes off a shot."""
TYRE_POINTS = 2
"""What bursts a tyre, behind its armour."""
MOST_SHOTS = 3
"""Shots of a handgun in one attack."""


class Reach(StrEnum):
    """How far off the target is: within the range of the weapon, twice or four times as far."""

    BASE = "base"
    LONG = "long"
    EXTREME = "extreme"


_LEVELS = {
    Reach.BASE: Difficulty.REGULAR,
    Reach.LONG: Difficulty.HARD,
    Reach.EXTREME: Difficulty.EXTREME,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """How a shot is taken.

    Attributes:
        stands: Whether who shoots stands still for it: an action, and no move this round.
        reach: How far off the target is, as the keeper has it.
        is_fast: Whether the target moves at MOV 8 or more.
        is_big: Whether it has Build 4 or more.
        is_covered: Whether half of it is hidden.
        shots: Shots in a row, 1 to 3.
        is_burst: Whether it is a burst, where a third penalty die becomes a harder level (8.7).
        at_tyre: Whether it is a tyre that is shot at.
    """

    stands: bool = False
    reach: Reach = Reach.BASE
    is_fast: bool = False
    is_big: bool = False
    is_covered: bool = False
    shots: int = 1
    is_burst: bool = False
    at_tyre: bool = False

    def __post_init__(self) -> None:
        """Refuse more shots than can be.

        Raises:
            ValueError: They are not within 1 to 3.
        """
        if not 1 <= self.shots <= MOST_SHOTS:
            msg = f"Aim.shots is not within 1 to {MOST_SHOTS}: {self.shots}"
            raise ValueError(msg)


ON_THE_MOVE = Aim()
"""A plain shot while one runs or drives."""


class HasMovedError(ChaseError):
    """Who has moved this round does not stand still for a shot. Args: the name."""


class WeaponError(ChaseError):
    """A weapon does not do that. Args: its name."""


def aim_at(mov: int, build: float) -> Aim:
    """Return how a shot at a target is taken unless the keeper says otherwise."""
    return Aim(is_fast=mov >= FAST_MOV, is_big=build >= BIG_BUILD)


def shot_price(aim: Aim) -> int:
    """Return the actions of a shot: 1 standing still, none on the move."""
    return 1 if aim.stands else 0


def shot_check(aim: Aim) -> tuple[Difficulty, int]:
    """Return the level to reach, and the bonus dice less the penalty dice.

    In a burst a third penalty die makes it a level harder instead (8.7).
    """
    penalties = (not aim.stands, aim.is_fast, aim.is_covered, aim.shots > 1, aim.at_tyre)
    extra = int(aim.is_big) - sum(penalties)
    level = _LEVELS[aim.reach]
    if aim.is_burst and extra < -MAX_EXTRA_TENS:
        level = Difficulty.HARD if level is Difficulty.REGULAR else Difficulty.EXTREME
    return level, max(-MAX_EXTRA_TENS, extra)


def refuse_shot(person: Participant, weapon: Weapon, aim: Aim) -> None:
    """Refuse a shot that cannot be.

    Raises:
        WeaponError: The weapon does not reach, or does not impale and is aimed at a tyre.
        HasMovedError: Who has moved this round would stand still.
    """
    if not weapon.is_ranged or (aim.at_tyre and not weapon.impales):
        raise WeaponError(weapon.name)
    if aim.stands and person.deeds.stance is Stance.MOVED:
        raise HasMovedError(person.name)


def stood(person: Participant, aim: Aim) -> Participant:
    """Return somebody after a shot: who stood still for it does not move this round."""
    if not aim.stands:
        return person
    return replace(person, deeds=replace(person.deeds, stance=Stance.STOOD))


def bursts_tyre(damage: int) -> bool:
    """Return whether a shot bursts a tyre: one, and with it goes one Build."""
    return after_armour(damage, TYRE_ARMOUR) >= TYRE_POINTS
