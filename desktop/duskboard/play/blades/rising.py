"""The crew's rise and fall at the table (rules/blades.md 60-63, 77, 78, 95, 148)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.cohort import Cohort, cohort_harmed, cohort_rested
from duskboard.core.blades.coin import NoCoinError, spent
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_growth import (
    CrewTrigger,
    crew_session_xp,
    with_crew_ability,
    with_crew_cohort,
    with_crew_upgrades,
    with_crew_xp,
    with_profits,
)
from duskboard.core.blades.development import hold_lost, risen, with_rep
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.upgrade import Upgrade
from duskboard.core.blades.vault import crew_spent
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at, crew_step
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.blades.war import allies
from duskboard.play.change import NothingToChangeError, put_values
from duskboard.table.entity import Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

CrewAdvance = Ability | Cohort | tuple[Upgrade, ...]
"""What an advance brings: an ability, a cohort, or two boxes (rules/blades.md 78, 91)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RepChanged(Report):
    """The rep of a crew: as it was, as it is, and what a full track did not take (62)."""

    name: str
    before: int
    after: int
    lost: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinShare:
    """What somebody paid towards a price."""

    name: str
    coin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewRose(Report):
    """A full track of rep made a crew firmer, or higher (rules/blades.md 62)."""

    name: str
    tier: int
    hold: Hold
    coin: int
    shares: tuple[CoinShare, ...] = ()
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldFell(Report):
    """A crew lost hold (rules/blades.md 63); `ruling` decided about its lair, or ""."""

    name: str
    tier_before: int
    tier_after: int
    is_lair_threatened: bool
    ruling: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewSessionMarked(Report):
    """The end of a session for a crew: xp as it was, as it is (rules/blades.md 77)."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewAdvanced(Report):
    """A full track of xp brought something; everybody got stash (rules/blades.md 78, 148)."""

    name: str
    gained: tuple[str, ...]
    left: int
    stash: tuple[CoinShare, ...] = ()
    origin: str = ""
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CohortChanged(Report):
    """The harm of a cohort: as it was, as it is (rules/blades.md 95)."""

    name: str
    cohort: str
    before: int
    after: int


def change_rep(table: Table, crew_id: EntityId, by: int) -> Transaction:
    """Return the step that gives a crew rep, or takes it (rules/blades.md 60-62).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: The track is full, or empty.
    """
    crew = crew_at(table, crew_id)
    after = with_rep(crew, by, allies(table))
    lost = max(0, crew.rep + by - after.rep)
    report = RepChanged(name=crew.name, before=crew.rep, after=after.rep, lost=lost)
    return crew_step(table, crew_id, after, report)


def rise(
    table: Table,
    crew_id: EntityId,
    shares: Mapping[EntityId, int],
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step in which a full track makes a crew firmer, or higher for coin (62).

    Args:
        table: The table.
        crew_id: The crew.
        shares: Who pays how much: the crew itself, and scoundrels.
        is_overruled: Whether the game master overrules rep and price.

    Raises:
        NotOnTableError: There is no such crew, or no such sheet.
        RepNotFullError: The track is not full; the game master may overrule that.
        TopTierError: There is no higher Tier.
        NoCoinError: The shares are less than the price, or somebody has not so much.
        NumberRangeError: A share is below 0, or the shares are more than the price.
    """
    crew = crew_at(table, crew_id)
    rising = risen(crew, allies(table), is_overruled=is_overruled)
    total = sum(shares.values())
    if min((0, *shares.values())) < 0 or total > rising.coin:
        raise NumberRangeError(total, 0, rising.coin)
    if total < rising.coin and not is_overruled:
        raise NoCoinError(crew.name, total, rising.coin)
    values: dict[EntityId, Value] = {crew_id: crew_spent(rising.crew, shares.get(crew_id, 0))}
    for who, coin in shares.items():
        if who != crew_id:
            values[who] = spent(scoundrel_of(table, who), coin)
    report = CrewRose(
        name=crew.name,
        tier=rising.crew.tier,
        hold=rising.crew.hold,
        coin=total,
        shares=tuple(
            CoinShare(name=_name(table, who), coin=coin) for who, coin in shares.items() if coin
        ),
        is_overruled=is_overruled,
    )
    return Transaction(report=report, changes=put_values(table, values))


def lose_hold(table: Table, crew_id: EntityId) -> Transaction:
    """Return the step in which a crew loses hold (rules/blades.md 63, C4).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: It cannot fall lower; its lair is in danger all the same.
    """
    crew = crew_at(table, crew_id)
    lost = hold_lost(crew, table.rulings.blades)
    report = HoldFell(
        name=crew.name,
        tier_before=crew.tier,
        tier_after=lost.crew.tier,
        is_lair_threatened=lost.is_lair_threatened,
        ruling=lost.ruling,
    )
    return crew_step(table, crew_id, lost.crew, report)


def end_crew_session(
    table: Table, crew_id: EntityId, answers: Mapping[CrewTrigger, int]
) -> Transaction:
    """Return the step that ends a session for a crew (rules/blades.md 77).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: Nothing was earned.
    """
    crew = crew_at(table, crew_id)
    after = with_crew_xp(crew, crew_session_xp(answers))
    report = CrewSessionMarked(name=crew.name, before=crew.xp, after=after.xp)
    return crew_step(table, crew_id, after, report)


def advance_crew(
    table: Table,
    crew_id: EntityId,
    advance: CrewAdvance,
    origin: str = "",
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step in which a full track brings something, and everybody stash (78, 148).

    Whoever is dead or retired gets none.

    Raises:
        NotOnTableError: There is no such crew.
        CrewTrackNotFullError: The track is not full; the game master may overrule that.
        AbilityTwiceError, AdvanceBoxesError, CohortTraitsError, UpgradeFullError: It cannot be
            had so.
    """
    crew = crew_at(table, crew_id)
    after = _advanced(table, crew, advance, is_overruled=is_overruled)
    values: dict[EntityId, Value] = {crew_id: after}
    stash: list[CoinShare] = []
    for who, sheet in table.values(Scoundrel).items():
        if sheet.fate not in {Fate.DEAD, Fate.RETIRED}:
            values[who] = richer = with_profits(sheet, crew)
            stash.append(CoinShare(name=sheet.name, coin=richer.stash - sheet.stash))
    report = CrewAdvanced(
        name=crew.name,
        gained=_names(advance),
        left=after.xp,
        stash=tuple(stash),
        origin=origin.strip(),
        is_overruled=is_overruled,
    )
    return Transaction(report=report, changes=put_values(table, values))


def harm_cohort(table: Table, crew_id: EntityId, place: int, levels: int = 1) -> Transaction:
    """Return the step that hurts a cohort (rules/blades.md 94, 95).

    Raises:
        NotOnTableError: There is no such crew.
        NumberRangeError: There is no such cohort.
        NothingToChangeError: It is dead.
    """
    cohort = _cohort(table, crew_id, place)
    return _cohort_step(table, crew_id, place, cohort_harmed(cohort, levels))


def rest_cohort(
    table: Table, crew_id: EntityId, place: int, *, is_tended: bool = False
) -> Transaction:
    """Return the step in which a cohort heals in a downtime (rules/blades.md 95).

    Raises:
        NotOnTableError: There is no such crew.
        NumberRangeError: There is no such cohort.
        NothingToChangeError: It is unhurt, or dead.
    """
    cohort = _cohort(table, crew_id, place)
    return _cohort_step(table, crew_id, place, cohort_rested(cohort, is_tended=is_tended))


def _advanced(table: Table, crew: Crew, advance: CrewAdvance, *, is_overruled: bool) -> Crew:
    rulings = table.rulings.blades
    match advance:
        case Ability():
            return with_crew_ability(crew, advance, rulings, is_overruled=is_overruled)
        case Cohort():
            return with_crew_cohort(crew, advance, rulings, is_overruled=is_overruled)
        case _:
            return with_crew_upgrades(crew, advance, rulings, is_overruled=is_overruled)


def _names(advance: CrewAdvance) -> tuple[str, ...]:
    many: Sequence[Ability | Cohort | Upgrade]
    many = advance if isinstance(advance, tuple) else (advance,)
    return tuple(one.name if isinstance(one, Cohort) else one.name or one.key for one in many)


def _name(table: Table, who: EntityId) -> str:
    value = table.value(who, Crew) or table.value(who, Scoundrel)
    return "" if value is None else value.name


def _cohort(table: Table, crew_id: EntityId, place: int) -> Cohort:
    cohorts = crew_at(table, crew_id).cohorts
    if not 0 <= place < len(cohorts):
        raise NumberRangeError(place, 0, max(0, len(cohorts) - 1))
    return cohorts[place]


def _cohort_step(table: Table, crew_id: EntityId, place: int, after: Cohort) -> Transaction:
    crew, before = crew_at(table, crew_id), _cohort(table, crew_id, place)
    if after == before:
        raise NothingToChangeError
    cohorts = tuple(after if at == place else one for at, one in enumerate(crew.cohorts))
    report = CohortChanged(name=crew.name, cohort=before.name, before=before.harm, after=after.harm)
    return crew_step(table, crew_id, replace(crew, cohorts=cohorts), report)
