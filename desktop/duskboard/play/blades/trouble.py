"""Entanglements at the table: the roll, and the way out (rules/blades.md 111, 112, 157, D13)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.claim import Claim, ClaimState, in_state
from duskboard.core.blades.crew import Crew, heated
from duskboard.core.blades.development import hold_lost
from duskboard.core.blades.entanglement import (
    Candidate,
    EntanglementId,
    Out,
    OutId,
    candidate,
    entanglement_dice,
    entanglements,
    fits,
    outs,
)
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.faction import WAR, Faction, with_status
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.vault import crew_spent
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.faction import faction_at
from duskboard.play.blades.war import with_war
from duskboard.play.change import put_values
from duskboard.table.entity import Roll, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

_FACTIONS = (Candidate.ALLY, Candidate.NEUTRAL, Candidate.ENEMY, Candidate.ILL_DISPOSED)


@dataclass(frozen=True, slots=True, kw_only=True)
class TroubleRolled(Report):
    """An entanglement was rolled: the dice, the heat that named the column, what it can be.

    Nothing is named where only a faction at +3 could ask and there is none (D13).
    """

    name: str
    roll: Roll
    heat: int
    names: tuple[EntanglementId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TroubleSettled(Report):
    """A way out of an entanglement was taken, and what it cost.

    Attributes:
        name: The crew.
        trouble: Which entanglement.
        out: Which way out.
        faction: Whom it came by, or "".
        coin: Coin paid.
        rep: Rep paid.
        heat_before: Heat before.
        heat_after: Heat now.
        status_after: The status now, where there is a faction.
        lost: What was given up: the claim by kind or name, or "".
        harm: The level of harm that somebody suffers yet, or 0.
        ruling: The ruling that offered it, or "".
    """

    name: str
    trouble: EntanglementId
    out: OutId
    faction: str = ""
    coin: int = 0
    rep: int = 0
    heat_before: int = 0
    heat_after: int = 0
    status_after: int = 0
    lost: str = ""
    harm: int = 0
    ruling: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settling:
    """A way out that is taken.

    Attributes:
        trouble: The entanglement.
        out: The way out.
        faction_id: The faction that it comes by, or None.
        claim: The claim that is given up; "" for the last that was drawn.
    """

    trouble: EntanglementId
    out: OutId
    faction_id: EntityId | None = None
    claim: str = ""


class NoRepError(BladesError):
    """There is not so much rep. Args: the name, what there is, what is wanted."""


class NobodyFitsError(BladesError):
    """An entanglement comes by a faction, and none was named."""


def roll_trouble(table: Table, crew_id: EntityId, dice: Dice | ReportedBest) -> Transaction:
    """Return the step in which an entanglement is rolled; it changes nothing yet (111).

    Raises:
        NotOnTableError: There is no such crew.
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
    """
    crew = crew_at(table, crew_id)
    check = Rating(count=entanglement_dice(crew))
    result = roll_rating(check, dice)
    names = entanglements(crew.heat, result.best)
    roll = Roll(
        what=check,
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=crew.name,
        told=result.is_told,
    )
    possible = tuple(one for one in names if _is_possible(table, one))
    report = TroubleRolled(name=crew.name, roll=roll, heat=crew.heat, names=possible)
    return Transaction(report=report, changes=())


def troubles(table: Table) -> tuple[EntanglementId, ...]:
    """Return the entanglements that somebody at the table fits (rules/blades.md 157)."""
    return tuple(one for one in EntanglementId if _is_possible(table, one))


def fitting(table: Table, trouble: EntanglementId) -> tuple[EntityId, ...]:
    """Return the factions that an entanglement can come by (rules/blades.md 157)."""
    who = candidate(trouble)
    return tuple(key for key, one in table.values(Faction).items() if fits(who, one.status))


def ways_out(
    table: Table, crew_id: EntityId, trouble: EntanglementId, faction_id: EntityId | None = None
) -> tuple[Out, ...]:
    """Return the ways out with their prices (rules/blades.md 112).

    Raises:
        NotOnTableError: There is no such crew, or no such faction.
    """
    tier = 0 if faction_id is None else faction_at(table, faction_id).tier
    return outs(trouble, crew_at(table, crew_id), table.rulings.blades, tier)


def settle(table: Table, crew_id: EntityId, settling: Settling) -> Transaction:
    """Return the step in which a way out is taken and paid (rules/blades.md 112).

    Raises:
        NotOnTableError: There is no such crew, or no such faction.
        NobodyFitsError: It comes by a faction, and none was named.
        NoCoinError, NoRepError: The crew has not so much.
        ValueError: The entanglement has no such way out.
    """
    trouble, out, faction_id = settling.trouble, settling.out, settling.faction_id
    chosen = next(
        (one for one in ways_out(table, crew_id, trouble, faction_id) if one.out is out), None
    )
    if chosen is None:
        msg = f"{trouble} has no way out {out}"
        raise ValueError(msg)
    if faction_id is None and (chosen.price.is_war or chosen.price.status):
        raise NobodyFitsError
    before = crew_at(table, crew_id)
    crew, lost = _paid(table, before, chosen, settling.claim)
    values: dict[EntityId, Value] = {crew_id: crew}
    report = TroubleSettled(
        name=crew.name,
        trouble=trouble,
        out=out,
        coin=chosen.price.coin,
        rep=chosen.price.rep,
        heat_before=before.heat,
        heat_after=crew.heat,
        lost=lost,
        harm=chosen.price.harm,
        ruling=chosen.ruling,
    )
    if faction_id is not None:
        faction = faction_at(table, faction_id)
        status = WAR if chosen.price.is_war else faction.status + chosen.price.status
        after = with_status(faction, status)
        values[faction_id] = after
        report = replace(report, faction=faction.name, status_after=after.status)
    laid = table.applied(put_values(table, values))
    return Transaction(report=report, changes=with_war(table, laid))


def _is_possible(table: Table, trouble: EntanglementId) -> bool:
    """Return whether somebody fits; only factions and cohorts are known to the table."""
    who = candidate(trouble)
    if who is Candidate.COHORT:
        return any(one.cohorts for one in table.values(Crew).values())
    return who not in _FACTIONS or bool(fitting(table, trouble))


def _paid(table: Table, crew: Crew, out: Out, claim: str) -> tuple[Crew, str]:
    """Return a crew after the price of a way out, and the claim or turf that went."""
    price, lost = out.price, ""
    if price.rep > crew.rep:
        raise NoRepError(crew.name, crew.rep, price.rep)
    after = crew_spent(replace(crew, rep=crew.rep - price.rep), price.coin)
    after = heated(after, price.heat).crew
    if price.clears_heat:
        after = replace(after, heat=0)
    gone = _yielded(after, out, claim)
    if gone is not None:
        lost = gone.name or gone.kind
        after = replace(after, claims=in_state(after.claims, gone.key, ClaimState.LOST))
    if price.hold:
        after = hold_lost(after, table.rulings.blades).crew
    return after, lost


def _yielded(crew: Crew, out: Out, claim: str) -> Claim | None:
    """Return the claim or the turf that goes, or None."""
    held = [one for one in crew.claims.claims if one.is_turf and one.is_held]
    if out.price.claims:
        held = list(crew.claims.held)
    elif not out.price.turf:
        return None
    return next((one for one in held if one.key == claim), held[-1])
