"""Rituals at the table: written, learnt, performed, primed (rules/blades.md 129, 164, 165; A40)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.coin import spent
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.magnitude import Ritual, refuse_untaught
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.season import outcome_raised
from duskboard.core.blades.stress import stressed
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import MAX_DICE, Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.scene import crew_of, scoundrel_of
from duskboard.play.change import (
    NothingToChangeError,
    NotOnTableError,
    PlayError,
    make,
    put_values,
    take,
)
from duskboard.table.entity import Entity, Roll, Value
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class PerformTerms:
    """How a ritual is performed.

    Attributes:
        who: Who performs it, or releases it.
        ritual: Which.
        coin: Coin for a better result of the fortune roll, a level each (rules/blades.md 129).
        primes: Whether it is prepared only, and waits (rules/blades.md 129).
        is_overruled: Whether the game master overrules what forbids it.
    """

    who: EntityId
    ritual: EntityId
    coin: int = 0
    primes: bool = False
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RitualWritten(Report):
    """A ritual was written down, or written anew."""

    name: str
    is_new: bool
    stress: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RitualRemoved(Report):
    """A ritual was thrown away."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RitualPerformed(Report):
    """A ritual was performed, prepared or released.

    Attributes:
        who: Who did it.
        name: Their name.
        ritual: Which it was.
        magnitude: The magnitudes, summed.
        saved: Stress that the casting and other things took off.
        stress_before: Stress before.
        stress_after: Stress now.
        is_trauma_due: Whether the last box is marked.
        roll: The fortune roll, or None.
        outcome: What it came to, coin counted, or None.
        coin: Coin that it cost.
        is_primed: Whether it waits now.
        was_primed: Whether it waited before.
        is_overruled: Whether it took the game master's word.
    """

    who: EntityId
    name: str
    ritual: str
    magnitude: int
    saved: int
    stress_before: int
    stress_after: int
    is_trauma_due: bool = False
    roll: Roll | None = None
    outcome: Outcome | None = None
    coin: int = 0
    is_primed: bool = False
    was_primed: bool = False
    is_overruled: bool = False


class RitualDiceError(PlayError):
    """The outcome of this ritual is uncertain: it takes dice. Args: the ritual."""


class PrimedError(PlayError):
    """The ritual is prepared already: release it. Args: the ritual."""


def write_ritual(table: Table, ritual_id: EntityId, ritual: Ritual) -> Transaction:
    """Return the step that writes a ritual down, or writes it anew.

    Raises:
        NothingToChangeError: It stands so already.
    """
    entity = table.get(ritual_id)
    if entity is None:
        new = Entity(entity_id=ritual_id, value=ritual, rank=last_rank(table, Ritual))
        changes = make(table, new)
    else:
        changes = put_values(table, {ritual_id: ritual})
    if not changes:
        raise NothingToChangeError
    report = RitualWritten(name=ritual.name, is_new=entity is None, stress=ritual.stress)
    return Transaction(report=report, changes=changes)


def remove_ritual(table: Table, ritual_id: EntityId) -> Transaction:
    """Return the step that throws a ritual away.

    Raises:
        NotOnTableError: There is none.
    """
    report = RitualRemoved(name=ritual_at(table, ritual_id).name)
    return Transaction(report=report, changes=(take(table, ritual_id),))


def perform(table: Table, terms: PerformTerms, dice: Throw | None = None) -> Transaction:
    """Return the step in which a ritual is performed, prepared or released (128, 129, 165; A40).

    Stress is paid when it is performed or prepared; the fortune roll of its magnitude falls when
    it is performed or released, where it is uncertain.

    Raises:
        NotOnTableError: There is no such sheet or ritual.
        NotRitualistError: They have not learnt it; the game master may overrule that.
        PrimedError: It shall be prepared and is already.
        RitualDiceError: It is uncertain, and no dice were given.
        NoCoinError: There is not so much coin; the game master may overrule that.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    scoundrel, ritual = scoundrel_of(table, terms.who), ritual_at(table, terms.ritual)
    if terms.primes and ritual.is_primed:
        raise PrimedError(ritual.name)
    poorer, took_word = _paying(scoundrel, ritual, terms)
    cost = 0 if ritual.is_primed else ritual.stress
    strain = stressed(poorer, cost, crew_of(table))
    report = RitualPerformed(
        who=terms.who,
        name=scoundrel.name,
        ritual=ritual.name,
        magnitude=ritual.magnitude.total,
        saved=0 if ritual.is_primed else ritual.magnitude.total - cost,
        stress_before=scoundrel.stress,
        stress_after=strain.scoundrel.stress,
        is_trauma_due=strain.is_trauma_due,
        is_primed=terms.primes,
        was_primed=ritual.is_primed,
        is_overruled=took_word,
    )
    if ritual.is_uncertain and not terms.primes:
        report = _rolled(report, terms, dice)
    values: dict[EntityId, Value] = {
        terms.who: strain.scoundrel,
        terms.ritual: replace(ritual, is_primed=terms.primes),
    }
    return Transaction(report=report, changes=put_values(table, values))


def ritual_dice(ritual: Ritual) -> int:
    """Return the dice of a ritual's fortune roll: its magnitude (rules/blades.md 128, 129)."""
    return min(MAX_DICE, ritual.magnitude.total)


def ritual_at(table: Table, ritual_id: EntityId) -> Ritual:
    """Return a ritual.

    Raises:
        NotOnTableError: There is none.
    """
    ritual = table.value(ritual_id, Ritual)
    if ritual is None:
        raise NotOnTableError(ritual_id)
    return ritual


def _paying(scoundrel: Scoundrel, ritual: Ritual, terms: PerformTerms) -> tuple[Scoundrel, bool]:
    """Return a sheet after the coin of a ritual, and whether that took the master's word."""
    try:
        refuse_untaught(scoundrel, terms.who, ritual)
        return spent(scoundrel, terms.coin), False
    except BladesError:
        if not terms.is_overruled:
            raise
    return spent(scoundrel, terms.coin, is_overruled=True), True


def _rolled(report: RitualPerformed, terms: PerformTerms, dice: Throw | None) -> RitualPerformed:
    if dice is None:
        raise RitualDiceError(report.ritual)
    check = Rating(count=min(MAX_DICE, report.magnitude))
    result = roll_rating(check, dice)
    roll = Roll(
        what=check,
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=report.name,
        why=report.ritual,
        told=result.is_told,
    )
    outcome = outcome_raised(result.outcome, terms.coin)
    return replace(report, roll=roll, outcome=outcome, coin=terms.coin)
