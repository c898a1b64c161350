"""Prison at the table: who is inside, the roll, what comes of it (rules/blades.md 108-110, 156)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.crew import convicted
from duskboard.core.blades.development import with_rep
from duskboard.core.blades.faction import Faction, with_status
from duskboard.core.blades.harm import HarmLevel, Wound, harmed
from duskboard.core.blades.incarceration import (
    NotJailedError,
    claims_in_reach,
    incarceration_dice,
    refuse_beating,
    smuggled,
)
from duskboard.core.blades.prison import PRISON_MAP, PrisonClaimId, time_served
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.stress import is_career_over
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import MAX_DICE, Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.edit import NumberRangeError, step
from duskboard.play.blades.scene import by_rule_or_word, crew_id, crew_of, scoundrel_of
from duskboard.play.blades.war import allies, with_war
from duskboard.play.change import NothingToChangeError, NotOnTableError, PlayError, put_values
from duskboard.table.entity import Roll, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_SMUGGLED = 12
"""The most coin that is written down in prison."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeTerms:
    """What the incarceration roll shall bring, chosen before the dice fall.

    Attributes:
        who: Who does time.
        claim: The place of the prison that is won, or None.
        faction: The faction that thinks better of the crew for it, or None.
        trauma: The condition that a bad time leaves: a `TraumaId` or a word of the table's own.
        more: Dice that the table adds or takes.
    """

    who: EntityId
    claim: int | None = None
    faction: EntityId | None = None
    trauma: str = ""
    more: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeServed(Report):
    """Somebody did time, and what came of it (rules/blades.md 109).

    Attributes:
        who: Who.
        name: Their name.
        roll: The dice.
        outcome: The result.
        rep: Rep that the crew got.
        claim: The claim in prison that was won, or None.
        faction: The faction that thinks better of the crew, or "".
        status: Its status now.
        trauma: The condition that it left, or "".
    """

    who: EntityId
    name: str
    roll: Roll
    outcome: Outcome
    rep: int = 0
    claim: PrisonClaimId | None = None
    faction: str = ""
    status: int = 0
    trauma: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Convicted(Report):
    """Somebody else went to prison for the crew's deeds: a friend, a contact, an enemy (108)."""

    name: str
    wanted_before: int
    wanted_after: int
    heat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BeatingTaken(Report):
    """Somebody took a beating in place of a few weeks, which nothing resists (108)."""

    who: EntityId
    name: str
    text: str
    heat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinSmuggled(Report):
    """Coin in prison in place of a load: as it was, as it is (rules/blades.md 156)."""

    who: EntityId
    name: str
    before: int
    after: int
    is_overruled: bool = False


class NoTraumaChosenError(PlayError):
    """A bad time leaves a trauma, and none was chosen. Args: the name."""


class PrisonClaimReachError(PlayError):
    """That place of the prison is not next to one that is held. Args: the place."""


def do_time(table: Table, terms: TimeTerms, dice: Throw) -> Transaction:
    """Return the step in which somebody does time (rules/blades.md 109, 110; U2).

    What the result does not bring is left alone, whatever was chosen.

    Raises:
        NotOnTableError: There is no such sheet or faction.
        NotJailedError: They are not in prison.
        PrisonClaimReachError: The place chosen is not in reach.
        NoTraumaChosenError: It leaves a trauma, and none was chosen.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    scoundrel, crew = scoundrel_of(table, terms.who), crew_of(table)
    if scoundrel.fate is not Fate.JAILED:
        raise NotJailedError(scoundrel.name)
    if terms.claim is not None and terms.claim not in claims_in_reach(crew):
        raise PrisonClaimReachError(terms.claim)
    check = Rating(count=time_dice(table, terms))
    result = roll_rating(check, dice)
    roll = Roll(
        what=check,
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=scoundrel.name,
        told=result.is_told,
    )
    report = TimeServed(who=terms.who, name=scoundrel.name, roll=roll, outcome=result.outcome)
    values, report = _earned(table, terms, report)
    laid = table.applied(put_values(table, values))
    return Transaction(report=report, changes=with_war(table, laid))


def time_dice(table: Table, terms: TimeTerms) -> int:
    """Return how many dice somebody doing time rolls (rules/blades.md 109, 110)."""
    return min(MAX_DICE, max(0, incarceration_dice(crew_of(table)) + terms.more))


def send_another(table: Table, name: str) -> Transaction:
    """Return the step in which somebody without a sheet goes to prison for the crew (108).

    Raises:
        NotOnTableError: There is no crew.
        NothingToChangeError: The crew is neither wanted nor has heat.
    """
    key, crew = crew_id(table), crew_of(table)
    if key is None or crew is None:
        raise NotOnTableError(EntityId("crew"))
    calmer = convicted(crew)
    changes = put_values(table, {key: calmer})
    if not changes:
        raise NothingToChangeError
    report = Convicted(
        name=name.strip(), wanted_before=crew.wanted, wanted_after=calmer.wanted, heat=crew.heat
    )
    return Transaction(report=report, changes=changes)


def take_beating(table: Table, who: EntityId, text: str) -> Transaction:
    """Return the step in which the lightest sentence is a beating: level 3 harm (108).

    Raises:
        NotOnTableError: There is no such sheet.
        BeatingError: The sentence is longer.
        ValueError: The harm has no words.
    """
    scoundrel, crew, key = scoundrel_of(table, who), crew_of(table), crew_id(table)
    refuse_beating(scoundrel, crew)
    hurt = harmed(scoundrel.harm, Wound(level=HarmLevel.SEVERE, text=text))
    values: dict[EntityId, Value] = {who: replace(scoundrel, harm=hurt.harm)}
    heat = 0 if crew is None else crew.heat
    if crew is not None and key is not None:
        values[key] = convicted(crew)
    report = BeatingTaken(who=who, name=scoundrel.name, text=text, heat=heat)
    return Transaction(report=report, changes=put_values(table, values))


def smuggle_coin(
    table: Table, who: EntityId, coin: int, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which so much of the load in prison is coin (rules/blades.md 156).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The coin is not within 0 to 12.
        NotJailedError: They are not in prison.
        NoCoinError: There is not so much; the game master may overrule that.
        PrisonLoadError: Prison lets in less; the game master may overrule that.
        NothingToChangeError: It is so already.
    """
    if not 0 <= coin <= MOST_SMUGGLED:
        raise NumberRangeError(coin, 0, MOST_SMUGGLED)
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    after, took_word = by_rule_or_word(
        lambda over: smuggled(scoundrel, coin, crew, is_overruled=over), is_overruled=is_overruled
    )
    before = 0 if scoundrel.jail is None else scoundrel.jail.coin
    report = CoinSmuggled(
        who=who, name=scoundrel.name, before=before, after=coin, is_overruled=took_word
    )
    return step(table, who, after, report)


def _earned(
    table: Table, terms: TimeTerms, report: TimeServed
) -> tuple[dict[EntityId, Value], TimeServed]:
    """Return what the result of doing time changes, and the report that says so."""
    crew, key = crew_of(table), crew_id(table)
    has_block = crew is not None and crew.holds(PrisonClaimId.CELL_BLOCK) > 0
    served = time_served(report.outcome, has_cell_block=has_block)
    values: dict[EntityId, Value] = {}
    if crew is not None and key is not None:
        richer = with_rep(crew, served.rep, allies(table))
        report = replace(report, rep=richer.rep - crew.rep)
        if served.has_claim and terms.claim is not None:
            richer = replace(richer, prison=tuple(sorted((*crew.prison, terms.claim))))
            report = replace(report, claim=PRISON_MAP[terms.claim])
        values[key] = richer
    if served.status and terms.faction is not None:
        faction = table.value(terms.faction, Faction)
        if faction is None:
            raise NotOnTableError(terms.faction)
        better = with_status(faction, faction.status + served.status)
        values[terms.faction] = better
        report = replace(report, faction=faction.name, status=better.status)
    if served.trauma:
        values[terms.who] = _broken(table, terms)
        report = replace(report, trauma=terms.trauma)
    return values, report


def _broken(table: Table, terms: TimeTerms) -> Scoundrel:
    """Return a sheet with the trauma of a bad time; where every box is marked, as it was (44)."""
    scoundrel = scoundrel_of(table, terms.who)
    if is_career_over(scoundrel, crew_of(table)):
        return scoundrel
    if not terms.trauma.strip() or terms.trauma in scoundrel.traumas:
        raise NoTraumaChosenError(scoundrel.name)
    return replace(scoundrel, traumas=(*scoundrel.traumas, terms.trauma))
