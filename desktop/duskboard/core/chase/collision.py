"""What a collision does to vehicles and to those aboard (rules/chase.md 10.2)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.check import Difficulty
from duskboard.core.dice import (
    Dice,
    Expression,
    ExpressionResult,
    Handful,
    ReportedTotal,
    roll_expression,
)


class Collision(StrEnum):
    """How bad it is: a scrape, a cow, a lamp post, a bus, a train."""

    MINOR = "minor"
    MODERATE = "moderate"
    SEVERE = "severe"
    MAYHEM = "mayhem"
    ROAD_KILL = "road-kill"


def _dice(count: int, sides: int, modifier: int = 0) -> Expression:
    return Expression(handfuls=(Handful(count=count, sides=sides),), modifier=modifier)


BUILD_DICE: Mapping[Collision, Expression] = MappingProxyType(
    {
        Collision.MINOR: _dice(1, 3, -1),
        Collision.MODERATE: _dice(1, 6),
        Collision.SEVERE: _dice(1, 10),
        Collision.MAYHEM: _dice(2, 10),
        Collision.ROAD_KILL: _dice(5, 10),
    }
)
"""The Build that a vehicle loses; each of those aboard loses as many hit points, rolled anew."""


def usual_collision(difficulty: Difficulty) -> Collision:
    """Return how bad it usually is where a hazard of a difficulty was failed."""
    return {
        Difficulty.REGULAR: Collision.MINOR,
        Difficulty.HARD: Collision.MODERATE,
        Difficulty.EXTREME: Collision.SEVERE,
    }[difficulty]


def roll_collision(collision: Collision, dice: Dice | ReportedTotal) -> ExpressionResult:
    """Return the Build, or hit points, that are lost.

    Raises:
        DiceError: Typed faces or the total told do not fit.
    """
    return roll_expression(BUILD_DICE[collision], dice)
