"""Claims at the table: the map as it is drawn, what is seized and lost (69, 70, 110, 147)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.claim import (
    Claim,
    ClaimMap,
    ClaimState,
    in_state,
    linked,
    with_claim,
    without_claim,
)
from duskboard.core.blades.faction import Faction, with_status
from duskboard.core.blades.prison import PRISON_MAP, PrisonClaimId
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at, crew_step
from duskboard.play.blades.war import with_war
from duskboard.play.change import NothingToChangeError, put_values
from duskboard.table.entity import Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

OWNER_STATUS = -2
"""What the owner of a claim thinks worse of who seizes it (rules/blades.md 70)."""


class ClaimField(StrEnum):
    """Fields of a claim that hold words."""

    NAME = "name"
    OWNER = "owner"
    GIVES = "gives"


class ClaimChange(StrEnum):
    """What became of a claim."""

    ADDED = "added"
    WRITTEN = "written"
    MOVED = "moved"
    LINKED = "linked"
    UNLINKED = "unlinked"
    REMOVED = "removed"
    SEIZED = "seized"
    LOST = "lost"
    OPENED = "opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimChanged(Report):
    """A claim is another, by kind or by name; `other` is what it was joined to, or "".

    New turf widens the hunting grounds (rules/blades.md 64, 145): `is_turf` tells so.
    """

    name: str
    claim: str
    change: ClaimChange
    other: str = ""
    owner: str = ""
    status_before: int = 0
    status_after: int = 0
    is_turf: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PrisonClaimMarked(Report):
    """A claim in prison is held now, or not any more."""

    name: str
    claim: PrisonClaimId
    is_held: bool


def put_claim(table: Table, crew_id: EntityId, claim: Claim) -> Transaction:
    """Return the step that draws a claim on the map, or draws one anew.

    Raises:
        NotOnTableError: There is no such crew.
        ClaimsFullError: There is no room for another.
        NothingToChangeError: It is so already.
    """
    claims = crew_at(table, crew_id).claims
    before = next((one for one in claims.claims if one.key == claim.key), None)
    change = ClaimChange.ADDED
    if before is not None:
        is_moved = replace(before, column=claim.column, row=claim.row) == claim
        change = ClaimChange.MOVED if is_moved else ClaimChange.WRITTEN
    return _map_step(table, crew_id, with_claim(claims, claim), (claim, change))


def remove_claim(table: Table, crew_id: EntityId, key: str) -> Transaction:
    """Return the step that takes a claim off the map.

    Raises:
        NotOnTableError: There is no such crew.
        NoClaimError: There is no such claim.
    """
    claims = crew_at(table, crew_id).claims
    gone = (claims.claim(key), ClaimChange.REMOVED)
    return _map_step(table, crew_id, without_claim(claims, key), gone)


def link_claims(table: Table, crew_id: EntityId, first: str, second: str) -> Transaction:
    """Return the step that joins two claims, or parts them where they were joined.

    Raises:
        NotOnTableError: There is no such crew.
        NoClaimError: There is no such claim.
        LinkError: It is one and the same.
    """
    claims = crew_at(table, crew_id).claims
    after = linked(claims, first, second)
    is_joined = len(after.links) > len(claims.links)
    change = ClaimChange.LINKED if is_joined else ClaimChange.UNLINKED
    other = _title(claims.claim(second))
    return _map_step(table, crew_id, after, (claims.claim(first), change), other)


def set_claim(
    table: Table,
    crew_id: EntityId,
    key: str,
    state: ClaimState,
    owner: EntityId | None = None,
) -> Transaction:
    """Return the step in which a claim is seized, lost or left (rules/blades.md 70).

    Args:
        table: The table.
        crew_id: The crew.
        key: The claim.
        state: Whose it is now.
        owner: The faction it is taken from, which thinks worse of the crew for it, or None.

    Raises:
        NotOnTableError: There is no such crew, or no such faction.
        NoClaimError: There is no such claim.
        NothingToChangeError: It is so already.
    """
    crew = crew_at(table, crew_id)
    after = replace(crew, claims=in_state(crew.claims, key, state))
    if after == crew:
        raise NothingToChangeError
    changes = {
        ClaimState.HELD: ClaimChange.SEIZED,
        ClaimState.LOST: ClaimChange.LOST,
        ClaimState.OPEN: ClaimChange.OPENED,
    }
    report = ClaimChanged(
        name=crew.name,
        claim=_title(crew.claims.claim(key)),
        change=changes[state],
        is_turf=crew.claims.claim(key).is_turf,
    )
    values: dict[EntityId, Value] = {crew_id: after}
    faction = None if owner is None else table.value(owner, Faction)
    if owner is not None and faction is not None and state is ClaimState.HELD:
        sour = with_status(faction, faction.status + OWNER_STATUS)
        values[owner] = sour
        report = replace(
            report, owner=faction.name, status_before=faction.status, status_after=sour.status
        )
    laid = table.applied(put_values(table, values))
    return Transaction(report=report, changes=with_war(table, laid))


def mark_prison(table: Table, crew_id: EntityId, place: int) -> Transaction:
    """Return the step that takes a claim in prison, or gives it up (rules/blades.md 110).

    Raises:
        NotOnTableError: There is no such crew.
        ValueError: There is no such place.
    """
    crew = crew_at(table, crew_id)
    is_held = place not in crew.prison
    kept = (*crew.prison, place) if is_held else tuple(one for one in crew.prison if one != place)
    after = replace(crew, prison=tuple(sorted(kept)))
    report = PrisonClaimMarked(name=crew.name, claim=PRISON_MAP[place], is_held=is_held)
    return crew_step(table, crew_id, after, report)


def _map_step(
    table: Table,
    crew_id: EntityId,
    after: ClaimMap,
    what: tuple[Claim, ClaimChange],
    other: str = "",
) -> Transaction:
    crew, (claim, change) = crew_at(table, crew_id), what
    report = ClaimChanged(name=crew.name, claim=_title(claim), change=change, other=other)
    return crew_step(table, crew_id, replace(crew, claims=after), report)


def _title(claim: Claim) -> str:
    return claim.name or claim.kind
