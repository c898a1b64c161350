"""Recovering between scores: who treats, the roll, the ticks (rules/blades.md 114, 115, 120)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.coin import spent
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.healing import (
    Healing,
    HealingPart,
    Recovery,
    Treatment,
    healing_boxes,
    recovery_dice,
    recovery_parts,
    recovery_stress,
    ticked,
)
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.season import outcome_raised
from duskboard.core.blades.stress import Strain, stressed
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.dice import MAX_DICE, Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError, step
from duskboard.play.blades.scene import by_rule_or_word, crew_of, scoundrel_of
from duskboard.play.change import NotOnTableError
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_QUALITY = 12
"""The highest quality of a healer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryTerms:
    """What somebody recovers with.

    Attributes:
        who: The patient.
        treatment: Who treats them.
        healer: The companion who does, or None.
        quality: The quality of somebody hired.
        is_helped: Whether a friend or contact helps (rules/blades.md 114).
        coin: Coin that the patient pays for a better result, a level each (114).
        is_overruled: Whether the game master overrules what forbids it.
    """

    who: EntityId
    treatment: Treatment
    healer: EntityId | None = None
    quality: int = 0
    is_helped: bool = False
    coin: int = 0
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovered(Report):
    """Somebody recovered.

    Attributes:
        who: The patient.
        name: Their name.
        roll: The dice.
        treatment: Who treated them.
        outcome: The result, coin counted.
        coin: Coin that it cost.
        ticks: Ticks of the healing clock.
        fills: How often the clock was full.
        healed: Wounds that are gone.
        filled: Segments of the clock now.
        size: Its segments.
        stress_before: Stress before.
        stress_after: Stress now.
        is_trauma_due: Whether the last box of stress is marked.
        is_overruled: Whether it took the game master's word.
    """

    who: EntityId
    name: str
    roll: Roll
    treatment: Treatment
    outcome: Outcome
    coin: int
    ticks: int
    fills: int
    healed: tuple[str, ...]
    filled: int
    size: int
    stress_before: int
    stress_after: int
    is_trauma_due: bool
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryRaised(Report):
    """A recovery came out better for coin, after the roll (rules/blades.md 114).

    Attributes:
        who: The patient.
        name: Their name.
        before: The result before.
        after: The result now.
        coin: Coin that it cost.
        ticks: Ticks of the healing clock more.
        fills: How often the clock was full.
        healed: Wounds that are gone.
        filled: Segments of the clock now.
        size: Its segments.
        is_overruled: Whether it took the game master's word.
    """

    who: EntityId
    name: str
    before: Outcome
    after: Outcome
    coin: int
    ticks: int
    fills: int
    healed: tuple[str, ...]
    filled: int
    size: int
    is_overruled: bool = False


class NotHealerError(BladesError):
    """Somebody is no trained healer. Args: the name."""


class HealerAwayError(BladesError):
    """The healer is not in play. Args: the name."""


class NoHarmError(BladesError):
    """Somebody has no harm to recover from. Args: the name."""


def recover(table: Table, terms: RecoveryTerms, dice: Dice | ReportedBest) -> Transaction:
    """Return the step in which somebody recovers (rules/blades.md 115, 120-122; A8, K9).

    Raises:
        NotOnTableError: There is no such sheet, or none of the healer.
        NoHarmError: There is nothing to heal.
        NotHealerError: Whoever treats is no healer; the game master may overrule that.
        HealerAwayError: The healer is not in play; the game master may overrule that.
        NoCoinError: The patient has not so much coin; the game master may overrule that.
        NumberRangeError: Quality or coin are out of range.
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
    """
    patient, terms = scoundrel_of(table, terms.who), _meant(terms)
    _refuse_numbers(terms)
    if not patient.harm.wounds:
        raise NoHarmError(patient.name)
    poorer, took_word = by_rule_or_word(
        lambda over: _allowed(table, terms, is_overruled=over), is_overruled=terms.is_overruled
    )
    count = min(MAX_DICE, max(0, recovery_dice(dice_of(table, terms))))
    result = roll_rating(Rating(count=count), dice)
    outcome = outcome_raised(result.outcome, terms.coin)
    ticks = _ticks(table, outcome)
    healing = ticked(patient.harm, ticks, healing_boxes(patient))
    strain = stressed(poorer, recovery_stress(terms.treatment), crew_of(table))
    roll = Roll(
        what=Rating(count=count),
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=patient.name,
        told=result.is_told,
    )
    report = _report(terms, patient, (roll, outcome, ticks), healing, strain)
    after = replace(strain.scoundrel, harm=healing.harm)
    return step(table, terms.who, after, replace(report, is_overruled=took_word))


def raise_recovery(
    table: Table, who: EntityId, outcome: Outcome, coin: int = 1, *, is_overruled: bool = False
) -> Transaction:
    """Return the step that pays for a better result after the roll, a level a coin (114).

    The ticks are those that the better result has more; what the result had is ticked already.

    Args:
        table: The table.
        who: The patient.
        outcome: The result so far.
        coin: How many coin are paid.
        is_overruled: Whether the game master overrules what forbids it.

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The coin are none, or more than a critical takes.
        NoCoinError: The patient has not so much coin; the game master may overrule that.
    """
    patient = scoundrel_of(table, who)
    outcomes = tuple(Outcome)
    most = len(outcomes) - 1 - outcomes.index(outcome)
    if not 1 <= coin <= most:
        raise NumberRangeError(coin, min(1, most), most)
    poorer, took_word = by_rule_or_word(
        lambda over: spent(patient, coin, is_overruled=over), is_overruled=is_overruled
    )
    after = outcome_raised(outcome, coin)
    ticks = _ticks(table, after) - _ticks(table, outcome)
    healing = ticked(patient.harm, ticks, healing_boxes(patient))
    report = RecoveryRaised(
        who=who,
        name=patient.name,
        before=outcome,
        after=after,
        coin=coin,
        ticks=ticks,
        fills=healing.fills,
        healed=healing.healed,
        filled=healing.harm.healing,
        size=healing_boxes(patient),
        is_overruled=took_word,
    )
    return step(table, who, replace(poorer, harm=healing.harm), report)


def dice_of(table: Table, terms: RecoveryTerms) -> tuple[HealingPart, ...]:
    """Return the dice of a recovery, part by part, before they fall.

    Raises:
        NotOnTableError: There is no such sheet, or none of the healer.
    """
    terms = _meant(terms)
    recovery = Recovery(
        treatment=terms.treatment,
        healer=_healer(table, terms),
        quality=terms.quality,
        is_helped=terms.is_helped,
    )
    return recovery_parts(scoundrel_of(table, terms.who), recovery, crew_of(table))


def _meant(terms: RecoveryTerms) -> RecoveryTerms:
    """Return the terms with whoever is their own healer treating themselves, at its price."""
    is_own = terms.treatment is Treatment.COMPANION and terms.healer == terms.who
    return replace(terms, treatment=Treatment.SELF, healer=None) if is_own else terms


def _healer(table: Table, terms: RecoveryTerms) -> Scoundrel | None:
    """Return the sheet of the companion who treats, who must be there."""
    if terms.treatment is not Treatment.COMPANION:
        return None
    if terms.healer is None:
        raise NotOnTableError(terms.healer)
    return scoundrel_of(table, terms.healer)


def _allowed(table: Table, terms: RecoveryTerms, *, is_overruled: bool) -> Scoundrel:
    """Return the patient after paying, where what is meant is allowed."""
    patient = scoundrel_of(table, terms.who)
    healer = patient if terms.treatment is Treatment.SELF else _healer(table, terms)
    if healer is not None and not is_overruled:
        if not healer.is_healer:
            raise NotHealerError(healer.name)
        if healer.fate is not Fate.ACTIVE and healer is not patient:
            raise HealerAwayError(healer.name)
    return spent(patient, terms.coin, is_overruled=is_overruled)


def _refuse_numbers(terms: RecoveryTerms) -> None:
    for number in (terms.quality, terms.coin):
        if not 0 <= number <= MOST_QUALITY:
            raise NumberRangeError(number, 0, MOST_QUALITY)


def _report(
    terms: RecoveryTerms,
    patient: Scoundrel,
    rolled: tuple[Roll, Outcome, int],
    healing: Healing,
    strain: Strain,
) -> Recovered:
    roll, outcome, ticks = rolled
    return Recovered(
        who=terms.who,
        name=patient.name,
        roll=roll,
        treatment=terms.treatment,
        outcome=outcome,
        coin=terms.coin,
        ticks=ticks,
        fills=healing.fills,
        healed=healing.healed,
        filled=healing.harm.healing,
        size=healing_boxes(patient),
        stress_before=strain.before,
        stress_after=strain.after,
        is_trauma_due=strain.is_trauma_due,
    )


def _ticks(table: Table, outcome: Outcome) -> int:
    return activity_segments(Activity.RECOVER, outcome, table.rulings).count or 0
