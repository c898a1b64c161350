"""An attack in hand: what is rolled on both sides, and what it takes (rules/chase.md 7, 9.5)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.conflict import (
    ATTACK_PRICE,
    Answer,
    Goal,
    SelfAttackError,
    answer_skill,
    attack_skill,
    is_outnumbered,
    maneuver_penalty,
    refuse_attack,
)
from duskboard.core.chase.movement import NoWayError
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.physique import UNARMED, Weapon
from duskboard.core.chase.rounds import NotRunningError
from duskboard.core.chase.shooting import (
    ON_THE_MOVE,
    Aim,
    aim_at,
    refuse_shot,
    shot_check,
    shot_price,
)
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.source import Check
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.chase.worth import worth
from duskboard.core.identity import EntityId
from duskboard.core.rulings import ManeuverRoll
from duskboard.play.change import PlayError
from duskboard.play.chase.moving import mover
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table


class AttackKind(StrEnum):
    """How somebody is attacked."""

    BLOW = "blow"
    SHOT = "shot"
    RAM = "ram"
    MANEUVER = "maneuver"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """What one side rolls.

    Attributes:
        skill: A `SkillId` or a word of the table's own.
        value: Its value.
        source: What decides it (14.1).
        extra: Bonus dice less penalty dice that the keeper gives.
        target: The difficulty of a pool where it was typed over, or None (14.6).
    """

    skill: str
    value: int
    source: CheckSource = CheckSource.D100
    extra: int = 0
    target: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Aimed:
    """What a maneuver is for.

    Attributes:
        goal: Which.
        place: Where the other is moved to, or None.
        words: What was said of it, or "".
    """

    goal: Goal = Goal.CONTROL
    place: EntityId | None = None
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack:
    """An attack in hand.

    Attributes:
        who: Who attacks.
        target: Whom.
        kind: How.
        own: What is rolled for it.
        reply: What the target rolls, whatever it does.
        answer: What the target does.
        weapon: What hits.
        back: What the target hits with who fights back.
        aimed: What a maneuver is for.
        aimed_back: What the maneuver of a target is for.
        aim: How a shot is taken.
        at_vehicle: Whether it is the vehicle that is hit, rather than who sits in it.
        difficulty: The level that the attack must reach; a shot has its own by the range.
        control: What may keep who loses to a maneuver from losing control, or None (Q10).
        target_rolls: Whether the target's dice decide for both, as in Blades (14.7).
        secret: Whether only the game master sees the roll.
    """

    who: EntityId
    target: EntityId
    kind: AttackKind
    own: Rolled
    reply: Rolled
    answer: Answer = Answer.NOTHING
    weapon: Weapon = UNARMED
    back: Weapon = UNARMED
    aimed: Aimed = Aimed()
    aimed_back: Aimed = Aimed()
    aim: Aim = ON_THE_MOVE
    at_vehicle: bool = False
    difficulty: Difficulty = Difficulty.REGULAR
    control: Rolled | None = None
    target_rolls: bool = False
    secret: bool = False


class RamError(PlayError):
    """Only who drives a vehicle that still runs can ram. Args: the name."""


def attack_of(
    table: Table,
    who: EntityId,
    target: EntityId,
    kind: AttackKind,
    weapon: Weapon | None = None,
) -> Attack:
    """Return an attack as it is made unless something else is chosen.

    The target dodges or fights back with what is likelier to come off; a shot it lets come.

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    chase = scene(table)
    person, other = chase.person(who), chase.person(target)
    arms = person.physique.arms
    wanted = kind is AttackKind.SHOT
    usual = next((one for one in arms if one.is_ranged is wanted), UNARMED)
    used = weapon or usual
    driving = _driving(chase, who) if kind in {AttackKind.RAM, AttackKind.MANEUVER} else None
    is_aboard = chase.vehicle_of(target) is not None
    attack = Attack(
        who=who,
        target=target,
        kind=kind,
        own=_rolled(person, attack_skill(used, driving)),
        reply=_rolled(other, SkillId.DODGE),
        weapon=used,
        back=next(one for one in other.physique.arms if not one.is_ranged),
        at_vehicle=is_aboard and kind in {AttackKind.RAM, AttackKind.MANEUVER},
        aim=aim_at(_mov(chase, target), build_of(chase, target)),
    )
    if kind is AttackKind.MANEUVER:
        attack = with_control(table, attack, may_roll=_may_roll(table))
    if kind is AttackKind.SHOT:
        return attack
    answers = [answered(table, attack, one) for one in (Answer.DODGE, Answer.FIGHT_BACK)]
    return max(answers, key=lambda one: one.reply.value)


def answered(table: Table, attack: Attack, answer: Answer) -> Attack:
    """Return the attack with another answer of its target, and what that rolls (7.3, 7.5).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    chase = scene(table)
    skill = answer_skill(answer, _driving(chase, attack.target))
    if answer is Answer.FIGHT_BACK and _driving(chase, attack.target) is None:
        skill = attack.back.skill
    reply = _rolled(chase.person(attack.target), skill)
    return replace(attack, answer=answer, reply=replace(reply, extra=attack.reply.extra))


def with_control(table: Table, attack: Attack, *, may_roll: bool) -> Attack:
    """Return the attack with or without a roll that may save who loses to a maneuver (Q10).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    if not may_roll:
        return replace(attack, control=None)
    chase = scene(table)
    skill = _driving(chase, attack.target) or SkillId.DEX
    return replace(attack, control=_rolled(chase.person(attack.target), skill))


def attack_price(attack: Attack) -> int:
    """Return the actions that an attack takes; a shot on the move takes none (7.2, 9.5)."""
    return shot_price(attack.aim) if attack.kind is AttackKind.SHOT else ATTACK_PRICE


def refuse(table: Table, attack: Attack) -> None:
    """Refuse an attack that cannot be made.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        RamError: Nobody drives.
        TooBigError: The target is too big for it.
        NoWayError: A maneuver would move somebody further than to a place beside.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person, other = mover(chase, attack.who), chase.person(attack.target)
    if not other.is_running:
        raise NotRunningError(other.name)
    is_shot = attack.kind is AttackKind.SHOT
    refuse_attack(person, other, reaches=is_shot, price=attack_price(attack))
    if is_shot:
        refuse_shot(person, attack.weapon, attack.aim)
        return
    if attack.kind is AttackKind.RAM:
        _refuse_ram(chase, attack, person)
    if attack.answer is Answer.MANEUVER:
        build = build_of(chase, attack.target)
        maneuver_penalty(build, build_of(chase, attack.who), person.name)
        _refuse_far(chase, attack.who, attack.aimed_back)
    if attack.kind is AttackKind.MANEUVER:
        _refuse_far(chase, attack.target, attack.aimed)
    own_check(table, attack)


def own_check(table: Table, attack: Attack) -> Check:
    """Return the check of who attacks, with all bonus and penalty dice (7.12, 7.13, 9.5, 10.4).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        TooBigError: The target is too big for it.
    """
    chase = scene(table)
    level, extra = attack.difficulty, attack.own.extra
    if attack.kind is AttackKind.SHOT:
        level, by = shot_check(attack.aim)
        extra += by
    elif is_outnumbered(chase.person(attack.target)):
        extra += 1
    extra -= size_penalty(table, attack) + _impairment(chase, attack.who, attack.own)
    return _check(attack.own, level, extra)


def reply_check(table: Table, attack: Attack) -> Check | None:
    """Return the check of the target, or None where it makes none (7.3).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        TooBigError: The attacker is too big for a maneuver.
    """
    if attack.answer is Answer.NOTHING or rolls_for_both(attack):
        return None
    chase = scene(table)
    extra = attack.reply.extra - _impairment(chase, attack.target, attack.reply)
    if attack.answer is Answer.MANEUVER:
        own, other = build_of(chase, attack.target), build_of(chase, attack.who)
        extra -= maneuver_penalty(own, other, chase.name(attack.who))
    return _check(attack.reply, Difficulty.REGULAR, extra)


def only_check(table: Table, attack: Attack) -> Check:
    """Return the one check where one side rolls for both (14.7).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    if not attack.target_rolls:
        return own_check(table, attack)
    return _check(attack.reply, Difficulty.REGULAR, attack.reply.extra)


def control_check(table: Table, attack: Attack) -> Check | None:
    """Return the roll that may keep a target from losing control, or None (Q10).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    if attack.control is None:
        return None
    chase = scene(table)
    extra = attack.control.extra - _impairment(chase, attack.target, attack.control)
    return _check(attack.control, Difficulty.REGULAR, extra)


def rolls_for_both(attack: Attack) -> bool:
    """Return whether one side's dice decide for both: in Blades alone (14.7)."""
    return attack.own.source is attack.reply.source is CheckSource.RATING


def size_penalty(table: Table, attack: Attack) -> int:
    """Return the penalty dice for a bigger target: of maneuvers, and of rams (7.12).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        TooBigError: The target is too big for it.
    """
    if attack.kind not in {AttackKind.RAM, AttackKind.MANEUVER}:
        return 0
    chase = scene(table)
    own, other = build_of(chase, attack.who), build_of(chase, attack.target)
    return maneuver_penalty(own, other, _name(chase, attack.target))


def build_of(chase: Scene, who: EntityId) -> float:
    """Return the Build that counts in a fight: of the vehicle that somebody sits in, or of them."""
    vehicle = chase.vehicle_of(who)
    return vehicle.build if vehicle is not None else chase.person(who).build


def driven(chase: Scene, who: EntityId) -> Vehicle | None:
    """Return the vehicle that somebody drives, or None."""
    vehicle = chase.vehicle_of(who)
    return vehicle if vehicle is not None and chase.person(who).drives else None


def _driving(chase: Scene, who: EntityId) -> str | None:
    vehicle = driven(chase, who)
    return vehicle.skill if vehicle is not None else None


def _mov(chase: Scene, who: EntityId) -> int:
    vehicle = chase.vehicle_of(who)
    return vehicle.mov if vehicle is not None else chase.person(who).mov


def _name(chase: Scene, who: EntityId) -> str:
    vehicle = chase.vehicle_of(who)
    return vehicle.name if vehicle is not None else chase.name(who)


def _may_roll(table: Table) -> bool:
    return table.rulings.chase.maneuver_target_may_roll is ManeuverRoll.YES


def _impairment(chase: Scene, who: EntityId, rolled: Rolled) -> int:
    """Return the penalty dice on a driving roll of an impaired vehicle (10.4)."""
    vehicle = driven(chase, who)
    if vehicle is None or rolled.skill != vehicle.skill:
        return 0
    return vehicle.penalty


def _refuse_ram(chase: Scene, attack: Attack, person: Participant) -> None:
    vehicle = driven(chase, attack.who)
    if vehicle is None or vehicle.is_wreck:
        raise RamError(person.name)
    if chase.vehicle_of(attack.target) is vehicle:
        raise SelfAttackError


def _refuse_far(chase: Scene, who: EntityId, aimed: Aimed) -> None:
    if aimed.goal is not Goal.SHOVE:
        return
    here = chase.person(who).place
    beside = {leg.place for leg in chase.track.leaving(here)} if here is not None else set()
    if aimed.place not in beside:
        raise NoWayError


def _rolled(person: Participant, skill: str) -> Rolled:
    return Rolled(skill=skill, value=worth(person, skill), source=person.source)


def _check(rolled: Rolled, level: Difficulty, extra: int) -> Check:
    return Check(
        source=rolled.source,
        value=rolled.value,
        difficulty=level,
        target=rolled.target,
        extra=extra,
    )
