"""An attack made at the table: dice of both sides, and what follows of them (7, 9.5, 14.7)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.conflict import (
    MANEUVER_RULING,
    RAM_RULING,
    Answer,
    Goal,
    Upper,
    pay_attack,
    reacted,
)
from duskboard.core.chase.participant import Participant, lose
from duskboard.core.chase.shooting import stood
from duskboard.core.dice import ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.rulings import RamHarm
from duskboard.play.chase.attack import Aimed, Attack, AttackKind, attack_price, driven, refuse
from duskboard.play.chase.crossing import rolled_loss
from duskboard.play.chase.exchange import (
    LOSS_DICE,
    Fought,
    Thrown,
    Throws,
    ThrowWantedError,
    Wanted,
    control_kept,
    fought,
)
from duskboard.play.chase.publishing import roller_seen, shown_roll
from duskboard.play.chase.scene import Scene, scene
from duskboard.play.chase.wound import Blow, Hit, Wound, damage_dice, hit_changes, landed
from duskboard.table.entity import Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Mastered:
    """What a maneuver that won did.

    Attributes:
        who: Who lost by it.
        name: Their name.
        goal: What it was for.
        words: What was said of that, or "".
        lost: Actions lost.
        owed: Actions owed afterwards.
        loss_told: Whether the loss was said and not rolled here.
        place: Where that one was moved to, or "".
        control: The roll that kept control, or did not; None where there was none.
    """

    who: EntityId
    name: str
    goal: Goal
    words: str = ""
    lost: int = 0
    owed: int = 0
    loss_told: bool = False
    place: str = ""
    control: Thrown | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackMade(Report):
    """Somebody attacked somebody.

    Attributes:
        who: Who attacked.
        name: Their name.
        target: Whom.
        target_name: Their name.
        kind: How.
        weapon: What with: its name, or "" for bare hands and vehicles.
        price: Actions that it took.
        own: What the attacker rolled, or None where the target's dice decided for both.
        reply: What the target rolled, or None.
        answer: What the target did.
        difficulty: The level that the attack had to reach.
        upper: Who got the better of whom.
        damage: The dice of the damage, or None.
        wounds: What was lost.
        mastered: What the maneuver that won did, or None.
        aboard: Whether those aboard are hurt when vehicles lost Build by it (Q8).
        ruling: The ruling that decided it, or None.
        secret: Whether players did not see it.
    """

    who: EntityId
    name: str
    target: EntityId
    target_name: str
    kind: AttackKind
    weapon: str
    price: int
    own: Thrown | None
    reply: Thrown | None
    answer: Answer
    difficulty: Difficulty
    upper: Upper
    damage: Roll | None = None
    wounds: tuple[Wound, ...] = ()
    mastered: Mastered | None = None
    aboard: RamHarm = RamHarm.NO
    ruling: str | None = None
    secret: bool = False


def strike(table: Table, attack: Attack, throws: Throws) -> Transaction:
    """Return the step in which somebody attacks somebody (7).

    Players see the roll of who attacks where that one is shown to them.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ThrowWantedError: The answer, the damage or a loss must be known first.
        RamError: Nobody drives.
        TooBigError: The target is too big for it.
        DiceError: Typed faces or a total told do not fit.
        ChaseError: It cannot be done for another reason.
    """
    refuse(table, attack)
    chase = scene(table)
    both = fought(table, attack, throws)
    paid = stood(pay_attack(chase.person(attack.who), attack_price(attack)), attack.aim)
    answering = reacted(chase.person(attack.target), attack.answer)
    people = {attack.who: paid, attack.target: answering}
    then = replace(chase, people={**chase.people, **people})
    follows = _follows(table, then, attack, both, throws)
    found = hit_changes(table, {**people, **follows.people}, follows.hit.vehicles)
    seen = Visibility.HIDDEN if attack.secret else roller_seen(table, attack.who)
    is_ram = any(one.condition is not None and one.build_lost for one in follows.hit.wounds)
    report = AttackMade(
        who=attack.who,
        name=chase.name(attack.who),
        target=attack.target,
        target_name=chase.name(attack.target),
        kind=attack.kind,
        weapon=attack.weapon.name if attack.kind in _ARMED else "",
        price=attack_price(attack),
        own=both.own,
        reply=both.reply,
        answer=attack.answer,
        difficulty=both.difficulty,
        upper=both.upper,
        damage=follows.hit.roll,
        wounds=follows.hit.wounds,
        mastered=follows.mastered,
        aboard=table.rulings.chase.occupants_hurt_in_rams if is_ram else RamHarm.NO,
        ruling=_ruling(follows, is_ram=is_ram),
        secret=seen is Visibility.HIDDEN,
    )
    return Transaction(report=report, changes=(*found, *_public(table, attack, both, seen)))


def blow_of(chase: Scene, attack: Attack, upper: Upper) -> Blow | None:
    """Return the hit that an attack comes to, or None where nothing is hit (7.4, 7.9)."""
    match upper:
        case Upper.ATTACKER if attack.kind is AttackKind.RAM:
            return Blow(by=attack.who, on=attack.target, weapon=None, at_vehicle=attack.at_vehicle)
        case Upper.ATTACKER if attack.kind in _ARMED:
            at_tyre = attack.kind is AttackKind.SHOT and attack.aim.at_tyre
            return Blow(
                by=attack.who,
                on=attack.target,
                weapon=attack.weapon,
                at_vehicle=attack.at_vehicle or at_tyre,
                at_tyre=at_tyre,
            )
        case Upper.TARGET if attack.answer is Answer.FIGHT_BACK:
            drives = driven(chase, attack.target) is not None
            at_vehicle = (
                driven(chase, attack.who) is not None and attack.kind is not AttackKind.BLOW
            )
            return Blow(
                by=attack.target,
                on=attack.who,
                weapon=None if drives else attack.back,
                at_vehicle=at_vehicle,
            )
        case _:
            return None


_ARMED = frozenset({AttackKind.BLOW, AttackKind.SHOT})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Follows:
    """What follows of an attack."""

    people: Mapping[EntityId, Participant] = field(default_factory=dict)
    hit: Hit = field(default_factory=Hit)
    mastered: Mastered | None = None


def _follows(table: Table, chase: Scene, attack: Attack, both: Fought, throws: Throws) -> _Follows:
    blow = blow_of(chase, attack, both.upper)
    if blow is not None:
        dice = damage_dice(chase, blow)
        if dice is not None and throws.damage is None:
            raise ThrowWantedError(chase.name(blow.by), Wanted.DAMAGE, dice=dice, fought=both)
        hit = landed(chase, blow, throws.damage) if throws.damage is not None else Hit()
        return _Follows(people=hit.people, hit=hit)
    if both.upper is Upper.ATTACKER:
        kept = None
        if attack.aimed.goal.costs_actions:
            kept = control_kept(table, attack, throws, both)
        done = _won(chase, attack.target, attack.aimed, kept)
        return _mastered(chase, done, attack.aimed.place, throws, both)
    if both.upper is Upper.TARGET and attack.answer is Answer.MANEUVER:
        done = _won(chase, attack.who, attack.aimed_back, None)
        return _mastered(chase, done, attack.aimed_back.place, throws, both)
    return _Follows()


def _ruling(follows: _Follows, *, is_ram: bool) -> str | None:
    """Return the ruling that an attack was decided by, or None."""
    if follows.mastered is not None:
        return MANEUVER_RULING
    return RAM_RULING if is_ram else None


def _won(chase: Scene, who: EntityId, aimed: Aimed, control: Thrown | None) -> Mastered:
    return Mastered(
        who=who,
        name=chase.name(who),
        goal=aimed.goal,
        words=aimed.words.strip(),
        control=control,
    )


def _mastered(
    chase: Scene, won: Mastered, place: EntityId | None, throws: Throws, both: Fought
) -> _Follows:
    """Return what a maneuver that won does: a failed hazard, or what it was for (7.11)."""
    if not won.goal.costs_actions or (won.control is not None and won.control.passed):
        return _Follows(mastered=won)
    if throws.loss is None:
        raise ThrowWantedError(won.name, Wanted.LOSS, dice=LOSS_DICE, fought=both)
    lost = rolled_loss(throws.loss)
    after = lose(chase.person(won.who), lost)
    moved = won.goal is Goal.SHOVE
    done = replace(
        won,
        lost=lost,
        owed=after.debt,
        loss_told=isinstance(throws.loss, ReportedTotal),
        place=chase.place_name(place) if moved else "",
    )
    after = replace(after, place=place) if moved else after
    return _Follows(people={won.who: after}, mastered=done)


def _public(table: Table, attack: Attack, both: Fought, seen: Visibility) -> tuple[Change, ...]:
    """Return the change of the players' screen: the target is named where they know it."""
    knows = roller_seen(table, attack.target) is Visibility.SHOWN
    roll = both.own.roll if both.own is not None else None
    return shown_roll(table, roll, both.judgement, seen, has_reason=knows)
