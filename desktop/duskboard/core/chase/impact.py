"""What a vehicle does to what it hits, and what that does to it (rules/chase.md 6.6-6.8, 7.6-7.8).

Build is that of the moment before the impact, for the dice and for the cap (Q6).
"""

import math
from dataclasses import dataclass, replace

from duskboard.core.chase.track import Barrier
from duskboard.core.dice import (
    Dice,
    Expression,
    ExpressionResult,
    Handful,
    ReportedTotal,
    TotalError,
    bounds,
    roll_expression,
)

A_BUILD = 10
"""Damage that takes one Build; what is left over is not kept (7.6)."""
_DIE = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Impact:
    """What two that met took.

    Attributes:
        damage: What the dice came to.
        target_lost: Build that the target loses; 0 for a person.
        hit_points: Hit points that a person loses; 0 for a vehicle.
        own_lost: Build that the one who dealt it loses (7.7, 7.8).
        is_capped: Whether that would have been more, had the target more Build.
    """

    damage: int
    target_lost: int
    hit_points: int
    own_lost: int
    is_capped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Breach:
    """What a vehicle that drove into a barrier did, and took.

    Attributes:
        barrier: The barrier afterwards.
        damage: What the dice came to.
        rebound: Damage to the vehicle (6.8).
        own_lost: Build that it loses by that.
        is_through: Whether the barrier is gone, so that the vehicle drives on (Q9).
        is_wrecked: Whether it is wrecked on it (6.7).
    """

    barrier: Barrier
    damage: int
    rebound: int
    own_lost: int
    is_through: bool
    is_wrecked: bool


def ram_dice(build: float) -> Expression | None:
    """Return the dice of a vehicle that rams: 1D10 for each Build; None without any (6.6, 7.6).

    Less than one Build is a single die that counts half (Q11).
    """
    count = math.ceil(build)
    if count < 1:
        return None
    return Expression(handfuls=(Handful(count=count, sides=_DIE),))


def roll_ram(build: float, dice: Dice | ReportedTotal) -> ExpressionResult:
    """Return the damage that a vehicle deals (6.6, 7.6, Q11); a wreck deals none.

    What a player tells is the damage itself, halved already where it is to be.

    Raises:
        DiceError: Typed faces or the total told do not fit.
    """
    what = ram_dice(build)
    if what is None:
        return ExpressionResult(faces=(), total=0)
    if build >= 1:
        return roll_expression(what, dice)
    if isinstance(dice, ReportedTotal):
        most = bounds(what)[1] // 2
        if not 0 <= dice.total <= most:
            raise TotalError(dice.total, 0, most)
        return ExpressionResult(faces=(), total=dice.total)
    fallen = roll_expression(what, dice)
    return replace(fallen, total=fallen.total // 2)


def build_lost(damage: int) -> int:
    """Return the Build that damage takes: one for each full 10 (7.6)."""
    return max(0, damage) // A_BUILD


def collide(damage: int, target_build: float) -> Impact:
    """Return what a vehicle that hits another one deals and takes (7.6, 7.7).

    It takes half of what it deals, but never loses more Build than the target has.
    """
    own = build_lost(damage // 2)
    most = math.floor(target_build)
    return Impact(
        damage=damage,
        target_lost=min(build_lost(damage), math.ceil(target_build)),
        hit_points=0,
        own_lost=min(own, most),
        is_capped=own > most,
    )


def run_down(damage: int, person_build: int) -> Impact:
    """Return what a vehicle that hits a person deals in hit points, and takes (7.8)."""
    own, most = build_lost(damage // 2), max(0, person_build)
    return Impact(
        damage=damage,
        target_lost=0,
        hit_points=max(0, damage),
        own_lost=min(own, most),
        is_capped=own > most,
    )


def break_through(barrier: Barrier, damage: int, *, is_slow: bool = False) -> Breach:
    """Return what a vehicle that drives into a barrier does and takes (6.6-6.8, Q5, Q7).

    It is wrecked where the barrier stands, and takes half of what the barrier had left where it
    breaks. Slow enough it takes nothing either way.
    """
    left = max(0, barrier.hit_points - max(0, damage))
    is_through = left == 0
    rebound = barrier.hit_points // 2 if is_through and not is_slow else 0
    return Breach(
        barrier=replace(barrier, hit_points=left),
        damage=damage,
        rebound=rebound,
        own_lost=build_lost(rebound),
        is_through=is_through,
        is_wrecked=not is_through and not is_slow,
    )


def after_armour(damage: int, armour: int) -> int:
    """Return what is left of damage behind armour (9.5, 10.3)."""
    return max(0, damage - armour)
