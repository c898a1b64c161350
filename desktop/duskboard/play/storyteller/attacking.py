"""An attack at the table, step by step (rules/storyteller.md 13-17, 19, 20)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.aim import check_aim
from duskboard.core.storyteller.attack import (
    Defence,
    NoDefenceError,
    is_defence_possible,
    parry_dice,
)
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.roll import RollKind, pool_check, roll_pool
from duskboard.core.storyteller.soak import unsoaked
from duskboard.play.change import (
    NothingToChangeError,
    NotOnTableError,
    difference,
    make,
    put_values,
    take,
)
from duskboard.play.storyteller.attack_pool import (
    PLAIN,
    How,
    attack_damage,
    attack_side,
    damage_dice_of,
    defence_place,
    defence_side,
    parry_weapon,
    soak_dice_of,
)
from duskboard.play.storyteller.combatant import Combatant, as_was, combatant
from duskboard.play.storyteller.contest import Throw, all_paid, made_by
from duskboard.play.storyteller.decision import choice_of, public_changes
from duskboard.play.storyteller.fighting import deed_done
from duskboard.table.entity import Entity
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_attack import AttackOffer, AttackStep, RunningAttack
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction

_ANY = 99


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackBegun(Report):
    """Somebody attacks somebody, and with what."""

    attacker: str
    target: str
    weapon: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackAimed(Report):
    """What an attack is made of was changed."""

    attacker: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackRolled(Report):
    """A roll of an attack.

    Attributes:
        step: Which.
        attacker: Who attacks.
        target: Whom.
        left: Successes left of the hit, levels before soak, or levels that get through.
        roll: The roll, or None where nothing was rolled.
        is_secret: Whether only the game master saw it.
    """

    step: AttackStep
    attacker: str
    target: str
    left: int
    roll: PoolRoll | None
    is_secret: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDropped(Report):
    """An attack was taken off the table."""

    attacker: str
    target: str


class NotThatAttackStepError(StorytellerError):
    """The attack waits for something else. Args: the attacker's name."""


class NotAnnouncedError(StorytellerError):
    """Willpower was not announced for this turn (12.1). Args: the name."""


def begin_attack(table: Table, attack_id: EntityId, attack: RunningAttack) -> Transaction:
    """Return the step in which an attack begins.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    entity = Entity(entity_id=attack_id, value=attack, rank=last_rank(table, RunningAttack))
    report = AttackBegun(
        attacker=attack.attacker_name, target=attack.target_name, weapon=attack.weapon.name
    )
    return Transaction(report=report, changes=make(table, entity))


def change_attack(table: Table, attack_id: EntityId, attack: RunningAttack) -> Transaction:
    """Return the step in which the game master says anew what an attack is made of.

    Raises:
        NotOnTableError: There is no such attack.
        NothingToChangeError: It is so already.
    """
    attack_of(table, attack_id)
    changes = put_values(table, {attack_id: attack})
    if not changes:
        raise NothingToChangeError
    report = AttackAimed(attacker=attack.attacker_name, target=attack.target_name)
    return Transaction(report=report, changes=changes)


def drop_attack(table: Table, attack_id: EntityId) -> Transaction:
    """Return the step that takes an attack off the table.

    Raises:
        NotOnTableError: There is no such attack.
    """
    attack = attack_of(table, attack_id)
    report = AttackDropped(attacker=attack.attacker_name, target=attack.target_name)
    return Transaction(report=report, changes=(take(table, attack_id),))


def roll_attack(table: Table, attack_id: EntityId, dice: Throw, how: How = PLAIN) -> Transaction:
    """Return the step in which an attack is rolled; nothing rolled is nothing hit (13.3).

    Raises:
        NotOnTableError: There is no such attack, fighter or sheet.
        NotThatAttackStepError: It is rolled already.
        UnseenTargetError, TooFarError: The rules do not allow it; the game master may.
        NotAnnouncedError: Willpower was not announced; the game master may overrule that.
        NotTheirMomentError, CannotActError, NoDeedError: It is not theirs to act.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
        NoWillpowerError, WillpowerTwiceError: The Willpower is not there.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    attack = at_step(table, attack_id, AttackStep.ATTACK)
    one = combatant(table, attack.attacker)
    if not how.is_overruled:
        check_aim(
            attack.aim, attack.way, one.name, _ANY if one.dexterity is None else one.dexterity
        )
        _check_announced(one, how)
    side = attack_side(table, attack, how)
    roll = made_by(as_was(table, one), side, dice)
    after = table.applied(put_values(table, all_paid(table, (side,))))
    if attack.deed is not None and one.fighter is not None:
        after = deed_done(after, attack.attacker, attack.deed, is_overruled=how.is_overruled)
    rolled = replace(attack, attack_roll=roll)
    rolled = replace(rolled, is_over=not rolled.attack_net)
    return _rolled(table, after, attack_id, (attack, rolled), (roll, rolled.attack_net))


def roll_defence(
    table: Table, attack_id: EntityId, defence: Defence, dice: Throw, how: How = PLAIN
) -> Transaction:
    """Return the step in which an attack is met (rules/storyteller.md 13.3, 14).

    In a fight it takes a defence that was declared, or an action given up for one.

    Raises:
        NotOnTableError: There is no such attack, fighter or sheet.
        NotThatAttackStepError: It waits for something else.
        NoDefenceError: It cannot be met so; the game master may overrule that.
        NotAnnouncedError: Willpower was not announced; the game master may overrule that.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    attack = at_step(table, attack_id, AttackStep.DEFENCE)
    one = combatant(table, attack.target)
    place = defence_place(one.fighter)
    if not how.is_overruled:
        _check_defence(one, attack, defence, place)
        _check_announced(one, how)
    side = defence_side(table, attack, defence, how)
    roll = made_by(as_was(table, one), side, dice)
    after = table.applied(put_values(table, all_paid(table, (side,))))
    if place is not None:
        after = deed_done(after, attack.target, place, is_overruled=True)
    met = replace(attack, defence=defence, defence_roll=roll)
    blade = parry_weapon(one)
    weapon = blade.dice if blade is not None else 0
    hurts = parry_dice(met.attack_net, met.defence_net, weapon, table.rulings.storyteller)
    offers = (AttackOffer.PARRY,) if defence is Defence.PARRY and hurts is not None else ()
    met = replace(met, is_over=not met.net, offers=offers)
    return _rolled(table, after, attack_id, (attack, met), (roll, met.net))


def stand_open(table: Table, attack_id: EntityId) -> Transaction:
    """Return the step in which nothing meets an attack.

    Raises:
        NotOnTableError: There is no such attack.
        NotThatAttackStepError: It waits for something else.
    """
    attack = at_step(table, attack_id, AttackStep.DEFENCE)
    open_to = replace(attack, is_undefended=True)
    return _rolled(table, table, attack_id, (attack, open_to), (None, attack.net))


def roll_damage(table: Table, attack_id: EntityId, dice: Throw, how: How = PLAIN) -> Transaction:
    """Return the step in which damage is rolled (rules/storyteller.md 16.1, 20.3).

    Raises:
        NotOnTableError: There is no such attack, fighter or sheet.
        NotThatAttackStepError: It waits for something else.
        PoolLimitError: There are more dice than are rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    attack = at_step(table, attack_id, AttackStep.DAMAGE)
    count = damage_dice_of(table, attack, how)
    roll = _harm(table, attack.attacker_name, count, RollKind.DAMAGE, dice)
    is_counter = attack.attack_roll is None
    added = 0 if is_counter else attack_damage(table, attack).levels
    done = replace(attack, damage_roll=roll, added_levels=added)
    done = replace(done, is_over=not done.levels)
    return _rolled(table, table, attack_id, (attack, done), (roll, done.levels))


def roll_soak(table: Table, attack_id: EntityId, dice: Throw, how: How = PLAIN) -> Transaction:
    """Return the step in which damage is soaked; nothing falls where nothing soaks it (17, 20.3).

    Raises:
        NotOnTableError: There is no such attack, fighter or sheet.
        NotThatAttackStepError: It waits for something else.
        PoolLimitError: There are more dice than are rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    attack = at_step(table, attack_id, AttackStep.SOAK)
    one, count = combatant(table, attack.target), soak_dice_of(table, attack, how)
    roll = _harm(table, one.name, count, RollKind.SOAK, dice) if count else None
    soaked = roll.result.levels if roll is not None else 0
    rulings = table.rulings.storyteller
    taken = unsoaked(attack.damage, attack.levels, soaked, one.creature, rulings)
    done = replace(attack, soak_roll=roll, is_soaked=True, taken=taken)
    return _rolled(table, table, attack_id, (attack, done), (roll, taken))


def attack_of(table: Table, attack_id: EntityId) -> RunningAttack:
    """Return an attack.

    Raises:
        NotOnTableError: There is none.
    """
    attack = table.value(attack_id, RunningAttack)
    if attack is None:
        raise NotOnTableError(attack_id)
    return attack


def at_step(table: Table, attack_id: EntityId, step: AttackStep) -> RunningAttack:
    """Return an attack that must wait for a step.

    Raises:
        NotOnTableError: There is none.
        NotThatAttackStepError: It waits for another one.
    """
    attack = attack_of(table, attack_id)
    if attack.step is not step:
        raise NotThatAttackStepError(attack.attacker_name)
    return attack


def _check_announced(one: Combatant, how: How) -> None:
    """Refuse Willpower that nobody announced for the turn (rules/storyteller.md 12.1)."""
    if how.willpower and one.fighter is not None and not one.fighter.willpower:
        raise NotAnnouncedError(one.name)


def _check_defence(
    one: Combatant, attack: RunningAttack, defence: Defence, place: int | None
) -> None:
    """Refuse what cannot meet an attack (rules/storyteller.md 12.4, 14, 15.1, 15.2)."""
    has_weapon = parry_weapon(one) is not None
    is_unready = one.fighter is not None and place is None
    is_helpless = one.fighter is not None and not one.fighter.can_act
    is_possible = is_defence_possible(defence, attack.way, has_weapon=has_weapon)
    if is_unready or is_helpless or not is_possible:
        raise NoDefenceError(one.name)


def _harm(table: Table, who: str, count: int, kind: RollKind, dice: Throw) -> PoolRoll:
    """Return a roll of damage or soak, which never botches (rules/storyteller.md 16.1, 17.1)."""
    rulings = table.rulings.storyteller
    check = pool_check(count, STANDARD, kind=kind)
    result = roll_pool(check, dice, rulings)
    choice = choice_of(result, rulings)
    return PoolRoll(check=check, result=result, who=who, raw_difficulty=STANDARD, choice=choice)


def _rolled(
    table: Table,
    after: Table,
    attack_id: EntityId,
    attacks: tuple[RunningAttack, RunningAttack],
    outcome: tuple[PoolRoll | None, int],
) -> Transaction:
    """Return the step after a roll of an attack.

    Args:
        table: The table before.
        after: The table after everything but the attack itself.
        attack_id: The attack.
        attacks: As it was and as it is.
        outcome: The roll, and what is left by it.
    """
    before, now = attacks
    roll, left = outcome
    after = after.applied(put_values(after, {attack_id: now}))
    if roll is not None:
        after = after.applied(public_changes(after, roll, is_secret=before.is_secret))
    report = AttackRolled(
        step=before.step,
        attacker=before.attacker_name,
        target=before.target_name,
        left=left,
        roll=roll,
        is_secret=before.is_secret,
    )
    return Transaction(report=report, changes=difference(table, after))
