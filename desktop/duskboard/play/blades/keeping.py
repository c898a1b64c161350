"""Entanglements that are kept until their moment (rules/blades.md 157; E36)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.downtime import (
    DowntimeStep,
    KeptTrigger,
    KeptTrouble,
    StepDone,
    with_result,
)
from duskboard.core.blades.entanglement import EntanglementId
from duskboard.core.blades.faction import Faction
from duskboard.core.identity import EntityId
from duskboard.play.blades.downtime import downtime_of, lay_downtime
from duskboard.play.blades.scene import crew_of
from duskboard.play.change import NotOnTableError, make, take
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class TroubleKept(Report):
    """An entanglement was kept for later: which, and until when."""

    name: str
    trouble: EntanglementId
    trigger: KeptTrigger
    faction: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TroubleDropped(Report):
    """An entanglement that was kept will not be played."""

    name: str
    trouble: EntanglementId


def keep_trouble(table: Table, kept_id: EntityId, kept: KeptTrouble) -> Transaction:
    """Return the step that keeps an entanglement for a fitting moment (rules/blades.md 157).

    Raises:
        AlreadyOnTableError: The identifier is taken.
        NotOnTableError: There is no such faction.
    """
    downtime, crew = downtime_of(table), crew_of(table)
    entity = Entity(
        entity_id=kept_id,
        value=replace(kept, downtime=0 if downtime is None else downtime.number),
        rank=last_rank(table, KeptTrouble),
    )
    changes = make(table, entity)
    report = TroubleKept(
        name="" if crew is None else crew.name,
        trouble=kept.trouble,
        trigger=kept.trigger,
        faction=_faction_name(table, kept.faction),
        note=kept.note,
    )
    if downtime is not None and downtime.is_open:
        done = StepDone(step=DowntimeStep.TROUBLE, kept=(kept.trouble,))
        laid = lay_downtime(table, with_result(downtime, done), report)
        changes = (*changes, *laid.changes)
    return Transaction(report=report, changes=changes)


def drop_kept(table: Table, kept_id: EntityId) -> Transaction:
    """Return the step in which an entanglement that was kept is given up.

    Raises:
        NotOnTableError: There is no such thing.
    """
    kept, crew = kept_at(table, kept_id), crew_of(table)
    name = "" if crew is None else crew.name
    report = TroubleDropped(name=name, trouble=kept.trouble)
    return Transaction(report=report, changes=(take(table, kept_id),))


def with_kept_played(table: Table, kept_id: EntityId, act: Transaction) -> Transaction:
    """Return a way out that also takes what was kept off the table.

    Raises:
        NotOnTableError: There is no such thing.
    """
    kept_at(table, kept_id)
    return replace(act, changes=(*act.changes, take(table, kept_id)))


def kept_at(table: Table, kept_id: EntityId) -> KeptTrouble:
    """Return an entanglement that was kept.

    Raises:
        NotOnTableError: There is none.
    """
    kept = table.value(kept_id, KeptTrouble)
    if kept is None:
        raise NotOnTableError(kept_id)
    return kept


def _faction_name(table: Table, faction_id: EntityId | None) -> str:
    if faction_id is None:
        return ""
    faction = table.value(faction_id, Faction)
    if faction is None:
        raise NotOnTableError(faction_id)
    return faction.name
