"""A crew is made at the table: its type, and what is agreed on with factions (85-87)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.blades.crew import MOST_CREW_COIN, Crew
from duskboard.core.blades.crew_creation import DEALS, CrewType, Deal, begun_crew, refuse_unpaid
from duskboard.core.blades.crew_making import (
    PARTNERS,
    CrewMaking,
    CrewStep,
    StruckDeal,
    given_boxes,
    remade,
    step_of,
    with_crew_type,
)
from duskboard.core.blades.faction import Faction, with_status
from duskboard.core.blades.vault import crew_spent
from duskboard.core.identity import EntityId
from duskboard.play.blades.bringing import brought
from duskboard.play.blades.crew import CrewAdded, crew_at
from duskboard.play.blades.faction import faction_at
from duskboard.play.blades.war import with_war
from duskboard.play.change import (
    AlreadyOnTableError,
    NothingToChangeError,
    NotOnTableError,
    make,
    put_values,
    take,
)
from duskboard.table.entity import MAKING_ID, Entity, Value
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewTypesAdded(Report):
    """Crew types of the table's own came; those among them that took the place of older ones."""

    names: tuple[str, ...]
    replaced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewTypeChosen(Report):
    """A type was chosen for a crew: what it was, what it is."""

    name: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewMakingBegun(Report):
    """The making of a crew that was there already is taken up again."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewMade(Report):
    """A crew is made."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DealStruck(Report):
    """A new crew agreed on something with a faction, or no longer (rules/blades.md 86, 87).

    Attributes:
        name: The crew.
        deal: What about.
        faction: With whom.
        coin_before: The crew's coin as it was.
        coin_after: As it is.
        status_before: What the faction thought of the crew.
        status_after: What it thinks now.
        is_off: Whether it is agreed on no longer.
    """

    name: str
    deal: Deal
    faction: str
    coin_before: int
    coin_after: int
    status_before: int
    status_after: int
    is_off: bool = False


def add_crew_types(table: Table, types: Mapping[EntityId, CrewType]) -> Transaction:
    """Return the step that brings crew types, each in the place of one of its name if there is one.

    Raises:
        AlreadyOnTableError: An identifier is taken.
        NothingToChangeError: They are there already, word for word.
    """
    came = brought(table, CrewType, types)
    report = CrewTypesAdded(names=came.names, replaced=came.replaced)
    return Transaction(report=report, changes=came.changes)


def begin_crew(table: Table, crew_id: EntityId, name: str) -> Transaction:
    """Return the step that puts a new crew on the table, hidden, to be made (58, 85).

    Raises:
        AlreadyOnTableError: There is a crew, or one is being made.
    """
    there = next(iter(table.values(Crew)), None)
    if there is not None:
        raise AlreadyOnTableError(there)
    crew = Entity(entity_id=crew_id, value=begun_crew(name), rank=last_rank(table, Crew))
    making = Entity(entity_id=MAKING_ID, value=CrewMaking())
    changes = (*make(table, crew), *make(table, making))
    return Transaction(report=CrewAdded(name=name), changes=changes)


def begin_making(table: Table, crew_id: EntityId) -> Transaction:
    """Return the step in which the making of a crew is taken up again.

    Raises:
        NotOnTableError: There is no such crew.
        AlreadyOnTableError: It is being made.
    """
    crew = crew_at(table, crew_id)
    making = Entity(entity_id=MAKING_ID, value=CrewMaking())
    return Transaction(report=CrewMakingBegun(name=crew.name), changes=make(table, making))


def end_making(table: Table, crew_id: EntityId) -> Transaction:
    """Return the step in which a crew is made.

    Raises:
        NotOnTableError: There is no such crew, or it is not being made.
    """
    report = CrewMade(name=crew_at(table, crew_id).name)
    return Transaction(report=report, changes=(take(table, MAKING_ID),))


def choose_crew_type(table: Table, crew_id: EntityId, kind: CrewType) -> Transaction:
    """Return the step that chooses a type: a crew that is made begins anew, others add (85).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: All of it stands there already.
    """
    crew, making = crew_at(table, crew_id), making_of(table)
    values: dict[EntityId, Value] = {}
    if making is None:
        values[crew_id] = with_crew_type(crew, kind)
    else:
        values[crew_id] = remade(crew, kind)
        values[MAKING_ID] = replace(making, given=given_boxes(kind))
    changes = put_values(table, values)
    if not changes:
        raise NothingToChangeError
    report = CrewTypeChosen(name=crew.name, before=crew.profile.kind, after=kind.name)
    return Transaction(report=report, changes=changes)


def strike_deal(table: Table, crew_id: EntityId, deal: Deal, faction_id: EntityId) -> Transaction:
    """Return the step in which a new crew agrees on something with a faction (86, 87).

    What was agreed on before in that matter is off. The friend and the enemy of a contact think as
    much of the crew, the one for it, the other against.

    Raises:
        NotOnTableError: There is no such crew or faction, or the crew is not being made.
        NoCoinError: The crew has not so much coin.
        NothingToChangeError: It is so agreed already.
    """
    making = _making(table)
    old = making.deal(step_of(deal))
    if old is not None and (old.deal, old.faction_id) == (deal, faction_id):
        raise NothingToChangeError
    wanted = [(deal, faction_id)]
    partner = PARTNERS.get(deal)
    other = None if partner is None else making.deal(step_of(partner))
    if other is not None and partner is not None and other.deal is not partner:
        wanted.append((partner, other.faction_id))
    laid = table
    for former in (old, other if len(wanted) > 1 else None):
        laid = laid if former is None else _without(laid, crew_id, former)
    refuse_unpaid(crew_at(laid, crew_id), [one for one, _faction in wanted])
    for one, whom in wanted:
        laid = _with(laid, crew_id, one, whom)
    return _deal_step(table, laid, crew_id, (deal, faction_id))


def drop_deal(table: Table, crew_id: EntityId, step: CrewStep) -> Transaction:
    """Return the step in which a new crew agrees on something no longer.

    Raises:
        NotOnTableError: There is no such crew, or it is not being made.
        NothingToChangeError: Nothing was agreed on.
    """
    old = _making(table).deal(step)
    if old is None:
        raise NothingToChangeError
    laid = _without(table, crew_id, old)
    return _deal_step(table, laid, crew_id, (old.deal, old.faction_id), is_off=True)


def making_of(table: Table) -> CrewMaking | None:
    """Return how far the crew is made, or None while none is."""
    return table.value(MAKING_ID, CrewMaking)


def _making(table: Table) -> CrewMaking:
    making = making_of(table)
    if making is None:
        raise NotOnTableError(MAKING_ID)
    return making


def _with(table: Table, crew_id: EntityId, deal: Deal, faction_id: EntityId) -> Table:
    """Return a table on which a deal is struck."""
    terms, faction = DEALS[deal], faction_at(table, faction_id)
    after = with_status(faction, faction.status + terms.status)
    struck = StruckDeal(
        deal=deal, faction_id=faction_id, moved=after.status - faction.status, coin=terms.coin
    )
    making, crew = _making(table), crew_spent(crew_at(table, crew_id), terms.coin)
    if struck.step is CrewStep.OWNER:
        crew = replace(crew, profile=replace(crew.profile, grounds_owner=faction.name))
    values: dict[EntityId, Value] = {
        crew_id: crew,
        faction_id: after,
        MAKING_ID: replace(making, deals=(*making.deals, struck)),
    }
    return table.applied(put_values(table, values))


def _without(table: Table, crew_id: EntityId, old: StruckDeal) -> Table:
    """Return a table on which a deal is off: coin and status are as if it had not been."""
    making, crew = _making(table), crew_at(table, crew_id)
    if old.step is CrewStep.OWNER:
        crew = replace(crew, profile=replace(crew.profile, grounds_owner=""))
    values: dict[EntityId, Value] = {
        crew_id: replace(crew, coin=min(MOST_CREW_COIN, crew.coin + old.coin)),
        MAKING_ID: replace(making, deals=tuple(one for one in making.deals if one is not old)),
    }
    faction = table.value(old.faction_id, Faction)
    if faction is not None:
        values[old.faction_id] = with_status(faction, faction.status - old.moved)
    return table.applied(put_values(table, values))


def _deal_step(
    table: Table,
    laid: Table,
    crew_id: EntityId,
    what: tuple[Deal, EntityId],
    *,
    is_off: bool = False,
) -> Transaction:
    deal, faction_id = what
    before, after = crew_at(table, crew_id), crew_at(laid, crew_id)
    was, now = table.value(faction_id, Faction), laid.value(faction_id, Faction)
    report = DealStruck(
        name=before.name,
        deal=deal,
        faction="" if now is None else now.name,
        coin_before=before.coin,
        coin_after=after.coin,
        status_before=0 if was is None else was.status,
        status_after=0 if now is None else now.status,
        is_off=is_off,
    )
    return Transaction(report=report, changes=with_war(table, laid))
