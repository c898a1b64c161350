"""Consequences that the game master inflicts, and what meets them (rules/blades.md 26-37, 101)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.blades.armour import Shield, armour_marked, armour_uses
from duskboard.core.blades.consequence import Consequence, reduced
from duskboard.core.blades.resistance import (
    CountedResistance,
    ResistanceTerms,
    Resisting,
    count_resistance,
)
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import ArmourKind, Scoundrel
from duskboard.core.blades.stress import relieved, stressed
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import StressLine, Throw, stress_lines
from duskboard.play.blades.running import (
    next_number,
    running_changes,
    running_of,
    was_daring,
    with_threat,
)
from duskboard.play.blades.scene import crew_of, scoundrel_of
from duskboard.play.blades.showing import public_changes
from duskboard.play.change import NotOnTableError, PlayError, put_values
from duskboard.table.action_roll import ResistanceRoll
from duskboard.table.entity import ACTION_ID, Value
from duskboard.table.running_action import RunningAction, Threat, ThreatState
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Lessening:
    """What is left where a consequence is resisted or armoured (rules/blades.md 35).

    Attributes:
        how: Whether it is reduced or avoided, as the game master says.
        steps: Levels, ticks or heat less, where it is reduced.
        text: What the table calls what is left, or "".
    """

    how: Resisting
    steps: int = 1
    text: str = ""

    def of(self, consequence: Consequence) -> Consequence | None:
        """Return what is left of a consequence, or None for nothing."""
        if self.how is Resisting.AVOIDS:
            return None
        return reduced(consequence, steps=self.steps, text=self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class ResistanceDecision:
    """The resistance roll in hand.

    Attributes:
        number: The consequence.
        terms: What is rolled.
        lessening: What is left.
        is_overruled: Whether the game master overrules what would forbid it.
    """

    number: int
    terms: ResistanceTerms
    lessening: Lessening
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourDecision:
    """Armour that is to meet a consequence.

    Attributes:
        number: The consequence.
        kind: The box.
        lessening: What is left.
        bearer: Whose armour it is, or None for whom the consequence hits (A36).
        is_overruled: Whether the game master overrules what would forbid it.
    """

    number: int
    kind: ArmourKind
    lessening: Lessening
    bearer: EntityId | None = None
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Inflicted(Report):
    """The game master inflicts a consequence on somebody."""

    who: EntityId
    name: str
    number: int
    consequence: Consequence
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Resisted(Report):
    """Somebody resisted a consequence.

    Attributes:
        who: The sheet.
        before: The consequence before.
        left: What is left of it, or None for nothing.
        roll: The roll.
        stress: Their stress before and after, or None where it stayed.
        is_secret: Whether only the game master saw it.
    """

    who: EntityId
    before: Consequence
    left: Consequence | None
    roll: ResistanceRoll
    stress: StressLine | None
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Armoured(Report):
    """Armour took a consequence: whose, which box, what it was and what is left of it."""

    who: EntityId
    name: str
    armour: ArmourKind
    before: Consequence
    left: Consequence | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Protected(Report):
    """Somebody took over the consequence of another (rules/blades.md 101)."""

    who: EntityId
    name: str
    other: str
    consequence: Consequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismissed(Report):
    """The game master took back a consequence."""

    name: str
    consequence: Consequence


class ThreatOverError(PlayError):
    """A consequence is over: applied, or avoided. Args: the name of whom it hit."""


class SecondResistanceError(PlayError):
    """A consequence is resisted once (rules/blades.md 36). Args: the name."""


class PriceAgreedError(PlayError):
    """The price of a bargain is paid; nothing meets it (rules/blades.md 15). Args: the name."""


class ShieldError(PlayError):
    """That box does not do that to it (G2). Args: the name, the box."""


class MateArmourError(PlayError):
    """That armour protects nobody but its bearer (A36). Args: the name, the box."""


class OwnProtectionError(PlayError):
    """Nobody protects themselves from their own consequence. Args: the name."""


class OutOfReachError(PlayError):
    """Who is cut off cannot be protected (rules/blades.md 153). Args: the name."""


def inflict(table: Table, who: EntityId, consequence: Consequence) -> Transaction:
    """Return the step in which a consequence threatens somebody (rules/blades.md 18, 40).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    name = scoundrel_of(table, who).name
    running = table.value(ACTION_ID, RunningAction) or RunningAction(who=who)
    number, terms = next_number(running), running.terms
    threat = Threat(
        number=number,
        who=who,
        inflicted=consequence,
        left=consequence,
        was_daring=who == running.who and was_daring(running),
        is_cut_off=terms is not None and terms.is_cut_off,
    )
    after = replace(running, threats=(*running.threats, threat))
    report = Inflicted(
        who=who,
        name=name,
        number=number,
        consequence=consequence,
        is_secret=running.is_secret,
    )
    return Transaction(report=report, changes=running_changes(table, after))


def resistance_of(table: Table, decision: ResistanceDecision) -> CountedResistance:
    """Return a resistance roll in hand with everything that moves it (rules/blades.md 33).

    Whether the action was a daring one, and whether the consequence was taken over, the program
    knows by itself (A2, A22).

    Raises:
        NotOnTableError: There is no such consequence or sheet.
    """
    threat, terms = threat_of(table, decision.number), decision.terms
    known = replace(
        terms,
        was_daring=threat.was_daring or terms.was_daring,
        is_protecting=threat.taken_from is not None or terms.is_protecting,
    )
    scoundrel, crew = scoundrel_of(table, threat.who), crew_of(table)
    return count_resistance(scoundrel, crew, known, table.rulings.blades)


def resist(table: Table, decision: ResistanceDecision, dice: Throw) -> Transaction:
    """Return the step in which somebody resists a consequence (rules/blades.md 33-36).

    It always works: the dice say what it costs, and a critical clears a stress.

    Raises:
        NotOnTableError: There is no such consequence or sheet.
        ThreatOverError: It is over.
        PriceAgreedError: It is the price of a bargain; the game master may overrule that.
        SecondResistanceError: It was resisted or armoured; the game master may overrule that.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    threat = _waiting(table, decision.number)
    scoundrel = scoundrel_of(table, threat.who)
    if threat.is_price and not decision.is_overruled:
        raise PriceAgreedError(scoundrel.name)
    if threat.state is not ThreatState.OPEN and not decision.is_overruled:
        raise SecondResistanceError(scoundrel.name)
    counted = resistance_of(table, decision)
    result = roll_rating(counted.check, dice)
    roll = ResistanceRoll(who=scoundrel.name, counted=counted, result=result)
    sheets: Mapping[EntityId, Value] = {
        threat.who: _strained(table, scoundrel, roll.stress + counted.stress)
    }
    met = _met(threat, decision.lessening, ThreatState.RESISTED)
    running = with_threat(running_of(table), replace(met, roll=roll))
    report = Resisted(
        who=threat.who,
        before=threat.standing,
        left=met.left,
        roll=roll,
        stress=next(iter(stress_lines(table, sheets)), None),
        is_secret=running.is_secret,
    )
    changes = (
        *put_values(table, sheets),
        *running_changes(table, running),
        *public_changes(table, roll, is_secret=running.is_secret),
    )
    return Transaction(report=report, changes=changes)


def mark_armour(table: Table, decision: ArmourDecision) -> Transaction:
    """Return the step in which armour meets a consequence, without a roll (37; G1, G2, A36).

    Heavy armour takes a second step after the standard one, or the other way round.

    Raises:
        NotOnTableError: There is no such consequence or sheet.
        ThreatOverError: It is over.
        PriceAgreedError: It is the price of a bargain.
        SecondResistanceError: It was resisted, or other armour met it.
        ArmourUsedError, NoSpecialArmourError, ArmourNotCarriedError: There is no such box to mark.
        ShieldError: That box does not do that to it.
        MateArmourError: It protects nobody but its bearer.
    """
    threat, kind = _waiting(table, decision.number), decision.kind
    whose = threat.who if decision.bearer is None else decision.bearer
    scoundrel = scoundrel_of(table, whose)
    if not decision.is_overruled:
        _check_box(threat, kind, scoundrel.name)
        _check_use(scoundrel, decision, is_mate=whose != threat.who)
    after = armour_marked(scoundrel, kind, is_overruled=decision.is_overruled)
    met = _met(threat, decision.lessening, ThreatState.ARMOURED)
    met = replace(met, armour=(*threat.armour, kind))
    report = Armoured(
        who=whose, name=scoundrel.name, armour=kind, before=threat.standing, left=met.left
    )
    running = with_threat(running_of(table), met)
    changes = (*put_values(table, {whose: after}), *running_changes(table, running))
    return Transaction(report=report, changes=changes)


def protect(
    table: Table, number: int, protector: EntityId, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which somebody takes over a consequence; they may resist it (101).

    Raises:
        NotOnTableError: There is no such consequence or sheet.
        ThreatOverError: It is over.
        PriceAgreedError: It is the price of a bargain; the game master may overrule that.
        SecondResistanceError: It was met already; the game master may overrule that.
        OwnProtectionError: It is theirs.
        OutOfReachError: Who acts is cut off; the game master may overrule that.
    """
    threat = _waiting(table, number)
    name, other = scoundrel_of(table, protector).name, scoundrel_of(table, threat.who).name
    if threat.who == protector:
        raise OwnProtectionError(name)
    if threat.is_price and not is_overruled:
        raise PriceAgreedError(other)
    if threat.is_cut_off and not is_overruled:
        raise OutOfReachError(other)
    if threat.state is not ThreatState.OPEN and not is_overruled:
        raise SecondResistanceError(other)
    taken = replace(threat, who=protector, taken_from=threat.who, was_daring=False)
    report = Protected(who=protector, name=name, other=other, consequence=threat.standing)
    running = with_threat(running_of(table), taken)
    return Transaction(report=report, changes=running_changes(table, running))


def dismiss(table: Table, number: int) -> Transaction:
    """Return the step in which the game master takes back a consequence that waits.

    Raises:
        NotOnTableError: There is no such consequence or sheet.
        ThreatOverError: It is over.
    """
    threat, running = _waiting(table, number), running_of(table)
    left = tuple(one for one in running.threats if one.number != number)
    name = scoundrel_of(table, threat.who).name
    report = Dismissed(name=name, consequence=threat.standing)
    changes = running_changes(table, replace(running, threats=left))
    return Transaction(report=report, changes=changes)


def threat_of(table: Table, number: int) -> Threat:
    """Return a consequence.

    Raises:
        NotOnTableError: There is none.
    """
    threat = running_of(table).threat(number)
    if threat is None:
        raise NotOnTableError(ACTION_ID)
    return threat


def _waiting(table: Table, number: int) -> Threat:
    threat = threat_of(table, number)
    if threat.state.is_over:
        raise ThreatOverError(scoundrel_of(table, threat.who).name)
    return threat


def _met(threat: Threat, lessening: Lessening, state: ThreatState) -> Threat:
    left = lessening.of(threat.standing)
    return replace(threat, left=left, state=ThreatState.AVOIDED if left is None else state)


def _strained(table: Table, scoundrel: Scoundrel, cost: int) -> Scoundrel:
    """Return a sheet after what resisting cost, or cleared (rules/blades.md 33)."""
    if cost < 0:
        return relieved(scoundrel, -cost)
    return stressed(scoundrel, cost, crew_of(table)).scoundrel


def _check_use(scoundrel: Scoundrel, decision: ArmourDecision, *, is_mate: bool) -> None:
    """Refuse what the box cannot do; one that is marked is refused where it is marked (G2, A36)."""
    uses = [one for one in armour_uses(scoundrel) if one.kind is decision.kind]
    fitting = [one for one in uses if one.is_for_mates is is_mate]
    if uses and not fitting:
        raise MateArmourError(scoundrel.name, decision.kind)
    if fitting and not _allows({one.shield for one in fitting}, decision.lessening.how):
        raise ShieldError(scoundrel.name, decision.kind)


def _check_box(threat: Threat, kind: ArmourKind, name: str) -> None:
    """Refuse armour where something else met the consequence, or nothing can (15, 36, 37)."""
    if threat.is_price:
        raise PriceAgreedError(name)
    if threat.state is ThreatState.OPEN:
        return
    pair = {ArmourKind.STANDARD, ArmourKind.HEAVY}
    if threat.roll is not None or {*threat.armour, kind} != pair:
        raise SecondResistanceError(name)


def _allows(shields: set[Shield], how: Resisting) -> bool:
    wanted = Shield.LESS if how is Resisting.REDUCES else Shield.GONE
    return bool(shields & {wanted, Shield.LESS_OR_GONE})
