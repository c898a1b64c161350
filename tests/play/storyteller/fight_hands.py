"""A fight to play."""

from dataclasses import replace

from tests.play.storyteller.hands import (
    GREGOR,
    ILSE,
    after,
    gregor,
    ilse,
    table,
)

from duskboard.core.dice import ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fight import (
    now,
    phase,
)
from duskboard.core.storyteller.fighter import Deed, DeedKind, Extra, Fighter
from duskboard.core.storyteller.gear import WEAPONS, Weapon, WeaponId
from duskboard.core.storyteller.sheet import Sheet, rated
from duskboard.core.storyteller.trait import (
    AbilityId,
    AttributeId,
    ability,
    attribute,
)
from duskboard.play.storyteller.attack_pool import How, new_attack
from duskboard.play.storyteller.attacking import (
    attack_of,
    begin_attack,
)
from duskboard.play.storyteller.fighting import (
    begin_fight,
    declare,
    join_fight,
    roll_initiative,
)
from duskboard.table.running_attack import RunningAttack
from duskboard.table.table import Table

A, B, C = EntityId("a"), EntityId("b"), EntityId("c")
BLOW, BACK = EntityId("blow"), EntityId("back")
WITS = attribute(AttributeId.WITS)
MELEE, DODGE = ability(AbilityId.MELEE), ability(AbilityId.DODGE)
STRIKE = Deed(kind=DeedKind.ATTACK)
DEFEND = Deed(kind=DeedKind.DEFENCE)
PISTOL, SWORD = WEAPONS[WeaponId.PISTOL], WEAPONS[WeaponId.SWORD]
OPEN = How(is_overruled=True)
HUNTER = Fighter(name="Sable", rating=6, extra=Extra(dice=5, stamina=3, soak=3))


def quick(one: Sheet, wits: int = 3) -> Sheet:
    return rated(one, WITS, wits)


def fought(laid: Table | None = None, **more: Fighter) -> Table:
    """Return a table with a fight of Ilse (a) and Gregor (b), and whoever else."""
    laid = laid or table(ilse=quick(ilse()), gregor=quick(gregor()))
    laid = after(laid, begin_fight(laid, "The pier"))
    who = {A: Fighter(name="x", who=ILSE), B: Fighter(name="y", who=GREGOR)}
    others = {EntityId(key): one for key, one in more.items()}
    return after(laid, join_fight(laid, {**who, **others}))


def turn(laid: Table, **totals: int) -> Table:
    throws = {EntityId(key): ReportedTotal(total=total) for key, total in totals.items()}
    return after(laid, roll_initiative(laid, throws))


def said(laid: Table, key: EntityId, *deeds: Deed, **more: object) -> Table:
    return after(laid, declare(laid, key, deeds, **more))  # type: ignore[arg-type]


def attacked(
    laid: Table,
    weapon: Weapon = PISTOL,
    first: EntityId = ILSE,
    second: EntityId = GREGOR,
    **more: object,
) -> Table:
    attack = new_attack(laid, first, second, weapon)
    return after(laid, begin_attack(laid, BLOW, replace(attack, **more)))  # type: ignore[arg-type]


def blow(laid: Table, key: EntityId = BLOW) -> RunningAttack:
    return attack_of(laid, key)


def moment(laid: Table) -> list[str]:
    rule = laid.rulings.storyteller.extra_actions_when
    return [slot.who for slot in now(laid.values(Fighter), rule)]


def order_phase(laid: Table) -> str:
    return phase(laid.values(Fighter), laid.rulings.storyteller.extra_actions_when)
