"""Entanglements at the table: the roll, and the way out (rules/blades.md 111, 112, 157, D13)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.claim import Claim, ClaimState, in_state
from duskboard.core.blades.consequence import Consequence, Heat, Wounding
from duskboard.core.blades.crew import Crew, heated
from duskboard.core.blades.development import hold_lost
from duskboard.core.blades.entanglement import (
    Candidate,
    EntanglementId,
    Out,
    OutId,
    Price,
    candidate,
    entanglement_dice,
    entanglements,
    fits,
    outs,
    questioned,
    suspected,
)
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.faction import WAR, Faction, with_status
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.vault import crew_spent
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.faction import faction_at
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.blades.threat import inflict
from duskboard.play.blades.war import with_war
from duskboard.play.change import difference, put_values
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
        roll: The dice, where a roll said what it costs.
        outcome: What they came to, or None.
        victim: On whom what it costs hangs yet, to be resisted, or "".
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
    roll: Roll | None = None
    outcome: Outcome | None = None
    victim: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settling:
    """A way out that is taken.

    Attributes:
        trouble: The entanglement.
        out: The way out.
        faction_id: The faction that it comes by, or None.
        claim: The claim that is given up; "" for the last that was drawn.
        who: The scoundrel on whom harm and heat hang, each to be resisted, or None.
        wound: What the harm is, in the words of the table.
        pool: Dice of whoever is questioned, where a roll says what it costs (112).
    """

    trouble: EntanglementId
    out: OutId
    faction_id: EntityId | None = None
    claim: str = ""
    who: EntityId | None = None
    wound: str = ""
    pool: int = 2


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


def settle(
    table: Table, crew_id: EntityId, settling: Settling, dice: Throw | None = None
) -> Transaction:
    """Return the step in which a way out is taken and paid (rules/blades.md 112).

    Harm and heat of a beating hang on a scoundrel where one is named, and each can be resisted on
    its own; else the heat comes at once, and the harm is only said.

    Args:
        table: The table.
        crew_id: The crew.
        settling: The way out.
        dice: The dice, where a roll says what it costs; None leaves that to the table.

    Raises:
        NotOnTableError: There is no such crew, faction or scoundrel.
        NobodyFitsError: It comes by a faction, and none was named.
        NoCoinError, NoRepError: The crew has not so much.
        ValueError: The entanglement has no such way out.
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
    """
    chosen, faction_id = _chosen(table, crew_id, settling), settling.faction_id
    before = crew_at(table, crew_id)
    report = TroubleSettled(name=before.name, trouble=settling.trouble, out=settling.out)
    if chosen.price.is_roll and dice is not None:
        chosen, report = _rolled(chosen, report, settling, dice)
    hangs = settling.who is not None and bool(chosen.price.harm)
    price = replace(chosen.price, heat=0) if hangs else chosen.price
    crew, lost = _paid(table, before, replace(chosen, price=price), settling.claim)
    values: dict[EntityId, Value] = {crew_id: crew}
    report = replace(
        report,
        coin=price.coin,
        rep=price.rep,
        heat_before=before.heat,
        heat_after=crew.heat,
        lost=lost,
        harm=price.harm,
        ruling=chosen.ruling,
    )
    if faction_id is not None:
        faction = faction_at(table, faction_id)
        status = WAR if price.is_war else faction.status + price.status
        after = with_status(faction, status)
        values[faction_id] = after
        report = replace(report, faction=faction.name, status_after=after.status)
    laid = table.applied(put_values(table, values))
    laid = table.applied(with_war(table, laid))
    if hangs and settling.who is not None:
        report = replace(report, victim=scoundrel_of(table, settling.who).name)
        laid = _hung(laid, settling.who, chosen.price, settling.wound)
    return Transaction(report=report, changes=difference(table, laid))


def _chosen(table: Table, crew_id: EntityId, settling: Settling) -> Out:
    """Return the way out that was taken, with its price."""
    trouble, faction_id = settling.trouble, settling.faction_id
    ways = ways_out(table, crew_id, trouble, faction_id)
    chosen = next((one for one in ways if one.out is settling.out), None)
    if chosen is None:
        msg = f"{trouble} has no way out {settling.out}"
        raise ValueError(msg)
    if faction_id is None and (chosen.price.is_war or chosen.price.status):
        raise NobodyFitsError
    return chosen


def _rolled(
    chosen: Out, report: TroubleSettled, settling: Settling, dice: Throw
) -> tuple[Out, TroubleSettled]:
    """Return a way out with the price that the dice say (rules/blades.md 112)."""
    check = Rating(count=max(0, settling.pool))
    result = roll_rating(check, dice)
    match settling.out:
        case OutId.QUESTIONING_ROLL:
            price = Price(heat=questioned(result.outcome))
        case OutId.SUSPECTS_ROLL:
            price = suspected(result.outcome)
        case _:
            price = Price()
    roll = Roll(
        what=check,
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        told=result.is_told,
    )
    return replace(chosen, price=price), replace(report, roll=roll, outcome=result.outcome)


def _hung(table: Table, who: EntityId, price: Price, wound: str) -> Table:
    """Return the table with harm and heat that threaten somebody, each on its own (36, 112)."""
    threats: list[Consequence] = [Wounding(level=price.harm, text=wound or "–")]
    if price.heat:
        threats.append(Heat(amount=price.heat))
    for threat in threats:
        table = table.applied(inflict(table, who, threat).changes)
    return table


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
