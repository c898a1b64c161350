"""What each roll of an attack is made of (rules/storyteller.md 13-17)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.aim import TickLine, ticks
from duskboard.core.storyteller.attack import (
    ATTACK_POOLS,
    DEFENCE_POOLS,
    DamagePool,
    Defence,
    Hit,
    damage_pool,
    way_of,
)
from duskboard.core.storyteller.difficulty import STANDARD, settled
from duskboard.core.storyteller.fighter import DeedKind, DeedState, Fighter
from duskboard.core.storyteller.gear import WEAPONS, Weapon, WeaponId
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.core.storyteller.trait import AbilityId, TraitKey
from duskboard.play.storyteller.combatant import Combatant, combatant
from duskboard.play.storyteller.contest import Side
from duskboard.play.storyteller.decision import LoosePool, PoolDecision
from duskboard.play.storyteller.soak import Blow, SoakPlan, soak_plan
from duskboard.table.running_attack import RunningAttack
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class How:
    """How a roll of an attack is made, beside what the attack says itself.

    Attributes:
        dice: Dice that the table adds or takes.
        difficulty: What the table adds to the difficulty, or takes.
        specialty: Whether a specialty fits.
        willpower: Whether a point of Willpower is spent on it.
        ignores_wounds: Whether wounds count for nothing in it (D17).
        counts_armour: Whether armour soaks, or None for what is usual.
        is_secret: Whether only the game master sees it.
        is_overruled: Whether the game master overrules whatever would forbid it (10.1).
    """

    dice: int = 0
    difficulty: int = 0
    specialty: bool = False
    willpower: bool = False
    ignores_wounds: bool = False
    counts_armour: bool | None = None
    is_secret: bool = False
    is_overruled: bool = False


PLAIN = How()
"""A roll as the attack says."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """What the game master has chosen of the next roll of an attack.

    Attributes:
        defence: What it shall be met with.
        how: How it is rolled.
    """

    defence: Defence = Defence.DODGE
    how: How = PLAIN


AS_USUAL = Chosen()
"""A dodge, and rolls as the attack says."""


def new_attack(
    table: Table, attacker: EntityId, target: EntityId, weapon: Weapon, deed: int | None = None
) -> RunningAttack:
    """Return an attack as it is begun with a weapon.

    Raises:
        NotOnTableError: There is no such fighter or sheet.
    """
    first, second = combatant(table, attacker), combatant(table, target)
    is_surprised = second.fighter is not None and second.fighter.is_surprised
    return RunningAttack(
        attacker=attacker,
        target=target,
        attacker_name=first.name,
        target_name=second.name,
        weapon=weapon,
        way=way_of(weapon),
        difficulty=weapon.difficulty,
        damage=weapon.damage,
        deed=deed,
        bonus=first.fighter.ambush if first.fighter is not None else 0,
        is_undefended=is_surprised,
    )


def attack_ticks(table: Table, attack: RunningAttack) -> tuple[TickLine, ...]:
    """Return what makes an attack easier or harder, by name."""
    return ticks(attack.aim, attack.way, table.rulings.storyteller)


def attack_pool(attack: RunningAttack) -> tuple[TraitKey, ...]:
    """Return what is rolled to hit, by the weapon or the way (rules/storyteller.md 13.1)."""
    return attack.weapon.pool or ATTACK_POOLS[attack.way]


def attack_side(table: Table, attack: RunningAttack, how: How = PLAIN) -> Side:
    """Return what is rolled to hit (rules/storyteller.md 13.1, 13.2, 4.1).

    Raises:
        NotOnTableError: There is no such fighter or sheet.
    """
    one, lines = combatant(table, attack.attacker), attack_ticks(table, attack)
    more = replace(
        how,
        dice=how.dice + sum(line.dice for line in lines),
        difficulty=how.difficulty + sum(line.difficulty for line in lines),
        is_secret=how.is_secret or attack.is_secret,
    )
    return _side(one, attack_pool(attack), attack.difficulty, attack.deed, more)


def defence_side(table: Table, attack: RunningAttack, defence: Defence, how: How = PLAIN) -> Side:
    """Return what is rolled against a hit (rules/storyteller.md 14).

    Raises:
        NotOnTableError: There is no such fighter or sheet.
    """
    one = combatant(table, attack.target)
    more = replace(how, is_secret=how.is_secret or attack.is_secret)
    return _side(one, DEFENCE_POOLS[defence], STANDARD, defence_place(one.fighter), more)


def attack_damage(table: Table, attack: RunningAttack) -> DamagePool:
    """Return what the damage of a hit is rolled with (rules/storyteller.md 16.1, 15.8).

    Raises:
        NotOnTableError: There is no such fighter or sheet.
    """
    strength = combatant(table, attack.attacker).strength
    hit = Hit(way=attack.way, net=attack.net, part=attack.aim.part)
    return damage_pool(attack.weapon, hit, strength, table.rulings.storyteller)


def damage_dice_of(table: Table, attack: RunningAttack, how: How = PLAIN) -> int:
    """Return the dice of the damage roll, at least one (rules/storyteller.md 28.16)."""
    usual = attack_damage(table, attack).dice
    base = usual if attack.damage_dice is None else attack.damage_dice
    return max(1, base + how.dice)


def soak_dice_of(table: Table, attack: RunningAttack, how: How = PLAIN) -> int:
    """Return the dice of the soak roll; 0 where nothing soaks that (rules/storyteller.md 17)."""
    plan = soak_plan_of(table, attack, how)
    if plan is None:
        return max(0, combatant(table, attack.target).extra.soak + how.dice)
    return plan.dice


def soak_plan_of(table: Table, attack: RunningAttack, how: How = PLAIN) -> SoakPlan | None:
    """Return what the target soaks with, or None for who has no sheet (rules/storyteller.md 17)."""
    one = combatant(table, attack.target)
    return soak_plan(table, _blow(one.sheet_id, attack, how)) if one.sheet_id is not None else None


def defence_place(fighter: Fighter | None) -> int | None:
    """Return the first defence that was declared and is not used up, or None."""
    deeds = fighter.deeds if fighter is not None else ()
    found = (
        place
        for place, deed in enumerate(deeds)
        if deed.kind is DeedKind.DEFENCE and deed.state is DeedState.TO_COME
    )
    return next(found, None)


def parry_weapon(one: Combatant) -> Weapon | None:
    """Return what somebody parries with: the heaviest blade or club on the sheet, or None.

    An extra has whatever the table says it has in hand.
    """
    if one.sheet is None:
        return Weapon(name=WeaponId.CLUB, dice=WEAPONS[WeaponId.CLUB].dice)
    held = [
        weapon
        for weapon in one.sheet.weapons
        if any(key.name == AbilityId.MELEE for key in weapon.pool)
    ]
    return max(held, key=lambda weapon: weapon.dice, default=None)


def _blow(who: EntityId, attack: RunningAttack, how: How) -> Blow:
    return Blow(
        who=who,
        damage=attack.damage,
        levels=attack.levels,
        source=attack.source,
        counts_armour=how.counts_armour,
        added=how.dice,
    )


def _side(
    one: Combatant, pool: tuple[TraitKey, ...], base: int, place: int | None, how: How
) -> Side:
    """Return a pool of somebody, with what wounds and several actions take from it.

    Args:
        one: Who rolls.
        pool: What is rolled on a sheet.
        base: The difficulty before anything is added.
        place: Which of the deeds it is, or None.
        how: What the table adds.
    """
    fighter = one.fighter
    is_one_of_many = fighter is not None and place is not None and fighter.loss(place) > 0
    actions = len(fighter.deeds) if fighter is not None and is_one_of_many else 1
    number = place + 1 if place is not None and is_one_of_many else 1
    if one.sheet_id is None:
        lost = fighter.loss(place) if fighter is not None and place is not None else 0
        wounds = 0 if how.ignores_wounds else one.health.penalty
        return LoosePool(
            dice=one.extra.dice + wounds + how.dice - lost,
            difficulty=settled(base + how.difficulty).used,
            who=one.name,
            is_secret=how.is_secret,
            is_overruled=how.is_overruled,
        )
    terms = Terms(
        traits=pool,
        difficulty=base,
        modifiers=(Modifier(dice=how.dice, difficulty=how.difficulty),),
        specialty=how.specialty,
        ignores_wounds=how.ignores_wounds,
        actions=actions,
        number=number,
    )
    return PoolDecision(
        who=one.sheet_id,
        terms=terms,
        willpower=how.willpower,
        is_secret=how.is_secret,
        is_overruled=how.is_overruled,
    )
