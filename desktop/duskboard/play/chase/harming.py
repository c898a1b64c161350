"""Harm that the game master gives out after a failure (rules/chase.md 5.7, 5.8, 10.1, 14.8)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.harm import HARM_DICE, Severity, roll_harm
from duskboard.core.dice import Dice, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.chase.scene import changes, scene
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmTaken(Report):
    """Somebody was hurt.

    Attributes:
        who: Who.
        name: Their name.
        severity: How badly.
        roll: The dice, or None in a game where harm is its own matter (14.8).
        before: Hit points before, or None where they are not known.
        after: Hit points after, or None where they are not known.
    """

    who: EntityId
    name: str
    severity: Severity
    roll: Roll | None
    before: int | None
    after: int | None


def take_harm(
    table: Table, who: EntityId, severity: Severity, dice: Dice | ReportedTotal
) -> Transaction:
    """Return the step in which somebody is hurt: an investigator loses hit points (10.1).

    Storyteller and Blades participants are hurt in their own game; here it is only written down.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        DiceError: Typed faces or the total told do not fit.
    """
    person = scene(table).person(who)
    roll, after = None, person
    before = person.vitals.hit_points
    if person.source in {CheckSource.D100, CheckSource.SAID}:
        hurt = roll_harm(severity, dice)
        roll = Roll(
            what=HARM_DICE[severity],
            faces=hurt.faces,
            total=hurt.total,
            who=person.name,
            told=isinstance(dice, ReportedTotal),
        )
        if before is not None:
            left = max(0, before - hurt.total)
            after = replace(person, vitals=replace(person.vitals, hit_points=left))
    report = HarmTaken(
        who=who,
        name=person.name,
        severity=severity,
        roll=roll,
        before=before,
        after=after.vitals.hit_points,
    )
    return Transaction(report=report, changes=changes(table, people={who: after}))
