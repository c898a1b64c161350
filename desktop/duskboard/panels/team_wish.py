"""What can be wished of cohorts and of help from outside in a group action in hand."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class AddCohort:
    """A cohort shall roll with the others (rules/blades.md 94)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCohort:
    """A cohort has this name, and rolls so many dice."""

    key: int
    name: str
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TellCohort:
    """The real dice of a cohort show this, as it is typed."""

    key: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DropCohort:
    """A cohort does not roll after all."""

    key: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHelp:
    """Somebody who does not roll shall assist one who does; None for nobody (101, D11)."""

    helper: EntityId | None = None
    helped: EntityId | None = None


TeamWish = AddCohort | DropCohort | SetCohort | SetHelp | TellCohort
"""Whatever can be wished."""
