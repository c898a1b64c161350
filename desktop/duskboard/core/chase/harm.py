"""Harm to people, in the six steps of the table (rules/chase.md 10.1)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.dice import (
    Dice,
    Expression,
    ExpressionResult,
    Handful,
    ReportedTotal,
    roll_expression,
)


class Severity(StrEnum):
    """How bad it is: a fall into mud, onto grass, onto stone, before a car, a fast one, a train."""

    MINOR = "minor"
    MODERATE = "moderate"
    SEVERE = "severe"
    DEADLY = "deadly"
    TERMINAL = "terminal"
    SPLAT = "splat"


HARM_DICE: Mapping[Severity, Expression] = MappingProxyType(
    {
        severity: Expression(handfuls=(Handful(count=count, sides=sides),))
        for severity, count, sides in (
            (Severity.MINOR, 1, 3),
            (Severity.MODERATE, 1, 6),
            (Severity.SEVERE, 1, 10),
            (Severity.DEADLY, 2, 10),
            (Severity.TERMINAL, 4, 10),
            (Severity.SPLAT, 8, 10),
        )
    }
)
"""The dice of each step (10.1)."""


def roll_harm(severity: Severity, dice: Dice | ReportedTotal) -> ExpressionResult:
    """Return the hit points that somebody loses.

    Raises:
        DiceError: Typed faces or the total told do not fit.
    """
    return roll_expression(HARM_DICE[severity], dice)
