"""Stress and trauma at the table (rules/blades.md 41-44)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.stress import (
    is_career_over,
    is_trauma_due,
    relieved,
    stressed,
    traumatised,
)
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import BlankNameError, NumberRangeError, step
from duskboard.play.blades.scene import by_rule_or_word, crew_of, scoundrel_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_STRESS = 99
"""The most stress that is taken or cleared at once."""


class StressFor(StrEnum):
    """What stress is taken for, or goes by."""

    PUSH = "push"
    ASSIST = "assist"
    FLASHBACK = "flashback"
    RITUAL = "ritual"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class StressChanged(Report):
    """Stress was taken or went.

    Attributes:
        who: Whose.
        name: Their name.
        before: Boxes marked before.
        after: Boxes marked.
        lost: Stress past the last box.
        why: What for.
        is_trauma_due: Whether the last box is marked now.
    """

    who: EntityId
    name: str
    before: int
    after: int
    lost: int
    why: StressFor
    is_trauma_due: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TraumaChosen(Report):
    """Somebody took a trauma and is out of action.

    Attributes:
        who: Who.
        name: Their name.
        trauma: A `TraumaId` or a word of the table's own.
        count: How many they bear now.
        is_last: Whether every box of trauma is marked (rules/blades.md 44).
        is_overruled: Whether it took the game master's word.
    """

    who: EntityId
    name: str
    trauma: str
    count: int
    is_last: bool
    is_overruled: bool = False


def take_stress(
    table: Table, who: EntityId, stress: int, why: StressFor = StressFor.OTHER
) -> Transaction:
    """Return the step in which somebody takes stress; what is too much is lost (42).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The stress is not within 1 to 99.
        NothingToChangeError: The track is full.
    """
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    _refuse(stress)
    strain = stressed(scoundrel, stress, crew)
    report = StressChanged(
        who=who,
        name=scoundrel.name,
        before=strain.before,
        after=strain.after,
        lost=strain.lost,
        why=why,
        is_trauma_due=strain.is_trauma_due,
    )
    return step(table, who, strain.scoundrel, report)


def clear_stress(table: Table, who: EntityId, stress: int) -> Transaction:
    """Return the step in which stress goes, as far as there is any.

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The stress is not within 1 to 99.
        NothingToChangeError: There is none.
    """
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    _refuse(stress)
    after = relieved(scoundrel, stress)
    report = StressChanged(
        who=who,
        name=scoundrel.name,
        before=scoundrel.stress,
        after=after.stress,
        lost=0,
        why=StressFor.OTHER,
        is_trauma_due=is_trauma_due(after, crew),
    )
    return step(table, who, after, report)


def choose_trauma(
    table: Table, who: EntityId, trauma: str, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which a condition is chosen: out of action (rules/blades.md 42, 43).

    Raises:
        NotOnTableError: There is no such sheet.
        BlankNameError: It has no name.
        TraumaTwiceError: It stands on the sheet.
        NoTraumaDueError: Stress is not full; the game master may overrule that.
        TraumaLimitError: There is no box for it; the game master may overrule that.
    """
    scoundrel, crew, word = scoundrel_of(table, who), crew_of(table), trauma.strip()
    if not word:
        raise BlankNameError
    after, took_word = by_rule_or_word(
        lambda over: traumatised(scoundrel, word, table.rulings, crew, is_overruled=over),
        is_overruled=is_overruled,
    )
    report = TraumaChosen(
        who=who,
        name=scoundrel.name,
        trauma=word,
        count=len(after.traumas),
        is_last=is_career_over(after, crew),
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def _refuse(stress: int) -> None:
    if not 1 <= stress <= MOST_STRESS:
        raise NumberRangeError(stress, 1, MOST_STRESS)
