"""Where somebody stands in the story (rules/blades.md 39, 42, 44, 108, 124, 162; U4)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.coin import Retirement, retirement
from duskboard.core.blades.crew import convicted
from duskboard.core.blades.fate import ended, returned
from duskboard.core.blades.incarceration import crew_sentence
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import (
    by_rule_or_word,
    crew_id,
    crew_of,
    scoundrel_of,
)
from duskboard.play.change import NothingToChangeError, make, put_values
from duskboard.table.entity import Entity, Value
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class CameBack(Report):
    """Somebody is back in play: from where, with how much stress before."""

    who: EntityId
    name: str
    before: Fate
    stress_before: int
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Died(Report):
    """Somebody died: by what, or ""."""

    who: EntityId
    name: str
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retired(Report):
    """Somebody retired: on how much stash, how they live."""

    who: EntityId
    name: str
    stash: int
    life: Retirement


@dataclass(frozen=True, slots=True, kw_only=True)
class Jailed(Report):
    """Somebody went to prison.

    Attributes:
        who: Who.
        name: Their name.
        wanted_before: The crew's wanted level before; None without a crew.
        wanted_after: The wanted level now, or None.
        heat: Heat that the crew lost by it.
        sentence: How long prison keeps them, 0 to 4 (rules/blades.md 108).
    """

    who: EntityId
    name: str
    wanted_before: int | None = None
    wanted_after: int | None = None
    heat: int = 0
    sentence: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StandInAdded(Report):
    """Somebody new is played: in whose place, or "" for a character of their own (39, 162)."""

    who: EntityId
    name: str
    instead_of: str = ""


def come_back(table: Table, who: EntityId, *, is_overruled: bool = False) -> Transaction:
    """Return the step in which somebody is back in play (rules/blades.md 42, 124; U4).

    Raises:
        NotOnTableError: There is no such sheet.
        InPlayError: They never left.
        GoneError: They are dead, or retired; the game master may overrule that.
        CareerOverError: Every box of trauma is marked; the game master may overrule that.
    """
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    after, took_word = by_rule_or_word(
        lambda over: returned(scoundrel, crew, is_overruled=over), is_overruled=is_overruled
    )
    report = CameBack(
        who=who,
        name=scoundrel.name,
        before=scoundrel.fate,
        stress_before=scoundrel.stress,
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def die(table: Table, who: EntityId, by: str = "") -> Transaction:
    """Return the step in which somebody dies (rules/blades.md 39).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: They are dead already.
    """
    scoundrel = scoundrel_of(table, who)
    report = Died(who=who, name=scoundrel.name, by=by.strip())
    return step(table, who, ended(scoundrel, Fate.DEAD), report)


def retire(table: Table, who: EntityId) -> Transaction:
    """Return the step in which somebody retires on their stash (rules/blades.md 44, 55).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: They have retired already.
    """
    scoundrel = scoundrel_of(table, who)
    report = Retired(
        who=who,
        name=scoundrel.name,
        stash=scoundrel.stash,
        life=retirement(scoundrel.stash),
    )
    return step(table, who, ended(scoundrel, Fate.RETIRED), report)


def go_to_prison(table: Table, who: EntityId) -> Transaction:
    """Return the step in which somebody goes to prison: wanted level -1, heat 0 (44, 108).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: They are in prison already.
    """
    scoundrel, crew, crew_at = scoundrel_of(table, who), crew_of(table), crew_id(table)
    if scoundrel.fate is Fate.JAILED:
        raise NothingToChangeError
    term = crew_sentence(crew)
    values: dict[EntityId, Value] = {who: ended(scoundrel, Fate.JAILED, term)}
    report = Jailed(who=who, name=scoundrel.name, sentence=int(term))
    if crew is not None and crew_at is not None:
        calmer = convicted(crew)
        values[crew_at] = calmer
        report = replace(
            report,
            wanted_before=crew.wanted,
            wanted_after=calmer.wanted,
            heat=crew.heat,
        )
    return Transaction(report=report, changes=put_values(table, values))


def add_stand_in(
    table: Table, who: EntityId, scoundrel: Scoundrel, instead_of: EntityId | None = None
) -> Transaction:
    """Return the step that brings a new scoundrel, or one promoted from elsewhere (39, 162).

    Args:
        table: The table.
        who: The identifier of the new sheet.
        scoundrel: The new sheet.
        instead_of: In whose place it is played, or None.

    Raises:
        NotOnTableError: There is no such sheet in whose place it could be played.
        AlreadyOnTableError: The identifier is taken.
    """
    name = scoundrel_of(table, instead_of).name if instead_of is not None else ""
    entity = Entity(
        entity_id=who,
        value=replace(scoundrel, stands_in_for=instead_of),
        rank=last_rank(table, Scoundrel),
    )
    report = StandInAdded(who=who, name=scoundrel.name, instead_of=name)
    return Transaction(report=report, changes=make(table, entity))
