"""The end of an attack: the wound, and what it offers beside (14.3, 18, 19, 20.3)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.attack import parry_dice, stakes, stuns
from duskboard.core.storyteller.gear import WeaponId
from duskboard.play.change import put_values
from duskboard.play.storyteller.attack_pool import new_attack, parry_weapon
from duskboard.play.storyteller.attacking import (
    NotThatAttackStepError,
    at_step,
    attack_of,
    begin_attack,
)
from duskboard.play.storyteller.body import BodyLine, LevelsError
from duskboard.play.storyteller.combatant import Combatant, combatant, harmed
from duskboard.play.storyteller.soak import Blow, soak_plan
from duskboard.table.running_attack import AttackOffer, AttackStep, RunningAttack
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

_MOST_LEVELS = 99


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackStruck(Report):
    """An attack wounded somebody, or did not, and what else it offers."""

    attacker: str
    body: BodyLine
    levels: int
    offers: tuple[AttackOffer, ...]


def strike(table: Table, attack_id: EntityId, levels: int | None = None) -> Transaction:
    """Return the step in which an attack wounds, and says what else it offers (18, 19, 20.3).

    Args:
        table: The table.
        attack_id: The attack.
        levels: Levels in the place of those that got through, or None (10.1).

    Raises:
        NotOnTableError: There is no such attack, fighter or sheet.
        NotThatAttackStepError: It waits for something else.
        LevelsError: So many levels there are not.
    """
    attack = at_step(table, attack_id, AttackStep.WOUND)
    one = combatant(table, attack.target)
    taken = (attack.taken or 0) if levels is None else levels
    if not 0 <= taken <= _MOST_LEVELS:
        raise LevelsError(taken, _MOST_LEVELS)
    body, changes = harmed(table, one, attack.damage, taken)
    offers = (*attack.offers, *_offers(table, attack, one, taken))
    struck = replace(attack, taken=taken, is_over=True, offers=offers)
    report = AttackStruck(
        attacker=attack.attacker_name, body=body, levels=taken, offers=struck.offers
    )
    changes = (*changes, *put_values(table, {attack_id: struck}))
    return Transaction(report=report, changes=changes)


def counter(
    table: Table, attack_id: EntityId, new_id: EntityId, dice: int | None = None
) -> Transaction:
    """Return the step in which a better parry hurts who attacked (14.3, D10).

    Args:
        table: The table.
        attack_id: The attack that was parried.
        new_id: The identifier of what comes back.
        dice: Damage dice, or None for those that are offered.

    Raises:
        NotOnTableError: There is no such attack.
        NotThatAttackStepError: No parry offers anything.
        AlreadyOnTableError: The identifier is taken.
    """
    attack = attack_of(table, attack_id)
    blade = parry_weapon(combatant(table, attack.target))
    rulings, mine, theirs = table.rulings.storyteller, attack.defence_net, attack.attack_net
    offered = parry_dice(theirs, mine, blade.dice, rulings) if blade is not None else None
    if AttackOffer.PARRY not in attack.offers or blade is None or offered is None:
        raise NotThatAttackStepError(attack.attacker_name)
    back = new_attack(table, attack.target, attack.attacker, blade)
    back = replace(back, damage_dice=offered if dice is None else dice, bonus=0)
    left = tuple(offer for offer in attack.offers if offer is not AttackOffer.PARRY)
    begun = begin_attack(table, new_id, back)
    spent = put_values(table, {attack_id: replace(attack, offers=left)})
    return Transaction(report=begun.report, changes=(*begun.changes, *spent))


def _offers(
    table: Table, attack: RunningAttack, one: Combatant, taken: int
) -> tuple[AttackOffer, ...]:
    """Return what levels after soak offer (rules/storyteller.md 19.2, 19.4; X3.4)."""
    rulings = table.rulings.storyteller
    is_stake = attack.weapon.name == WeaponId.STAKE
    found = {
        AttackOffer.STUN: stuns(taken, one.stamina, one.creature, rulings),
        AttackOffer.STAKE: stakes(taken, attack.aim.part, one.creature, rulings, is_stake=is_stake),
        AttackOffer.RUIN: _ruins(table, attack, one),
    }
    return tuple(offer for offer in AttackOffer if found.get(offer, False))


def _ruins(table: Table, attack: RunningAttack, one: Combatant) -> bool:
    if one.sheet_id is None:
        return False
    blow = Blow(who=one.sheet_id, damage=attack.damage, levels=attack.levels, source=attack.source)
    return soak_plan(table, blow).is_ruin_offered
