"""What a procedure on the table waits to have rolled, and how that becomes a step."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from duskboard.core.dice import DiceError
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.diablerie import Diablerie, DiablerieStep
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.frenzy import Frenzy, FrenzyState
from duskboard.core.storyteller.roll import PoolCheck, RollKind, pool_check
from duskboard.core.storyteller.seduction import Seduction
from duskboard.core.storyteller.waking import Waking
from duskboard.play.change import PlayError
from duskboard.play.storyteller.attack_pool import (
    AS_USUAL,
    Chosen,
    How,
    attack_side,
    damage_dice_of,
    defence_side,
    soak_dice_of,
)
from duskboard.play.storyteller.attacking import (
    roll_attack,
    roll_damage,
    roll_defence,
    roll_soak,
)
from duskboard.play.storyteller.contest import Side, Throw
from duskboard.play.storyteller.decision import LoosePool, checked, loose_check
from duskboard.play.storyteller.diablerie import strength_decision, tear
from duskboard.play.storyteller.frenzy import frenzy_decision, roll_frenzy
from duskboard.play.storyteller.seduction import roll_seduction, seduction_sides
from duskboard.play.storyteller.waking import hindrance, try_to_wake, waking_decision
from duskboard.table.running_attack import AttackStep, RunningAttack
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

Work = Callable[[Table, Throw, bool], Transaction]
"""Makes the step: the table, where the faces come from, whether the game master overrules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A roll that a procedure waits for.

    Attributes:
        check: What is rolled, or None where that cannot be said now, or nothing falls.
        work: What makes it a step.
    """

    check: PoolCheck | None
    work: Work


def pending(table: Table, key: EntityId, other: Throw, chosen: Chosen = AS_USUAL) -> Pending | None:
    """Return the roll that a procedure waits for, or None.

    Args:
        table: The table.
        key: The procedure.
        other: Where the faces of another side come from.
        chosen: What is chosen of the next roll of an attack.
    """
    entity = table.get(key)
    match entity.value if entity is not None else None:
        case RunningAttack() as attack:
            return _of_attack(table, key, attack, chosen)
        case Frenzy(state=FrenzyState.RESISTING) as frenzy:
            check = _check(table, lambda: frenzy_decision(table, frenzy))
            return Pending(check=check, work=lambda now, dice, _: roll_frenzy(now, key, dice))
        case Diablerie(step=DiablerieStep.STRENGTH) as deed:
            check = _check(table, lambda: strength_decision(deed))
            return Pending(check=check, work=lambda now, dice, _: tear(now, key, dice))
        case Seduction() as run if run.step is not None and not run.is_tied:
            return _of_seduction(table, key, run, other)
        case Waking(has_woken=False) as waking if hindrance(table, waking) is None:
            check = _check(table, lambda: waking_decision(waking))
            return Pending(
                check=check,
                work=lambda now, dice, loose: try_to_wake(now, key, dice, is_overruled=loose),
            )
        case _:
            return None


def _of_attack(
    table: Table, key: EntityId, attack: RunningAttack, chosen: Chosen
) -> Pending | None:
    how, defence = chosen.how, chosen.defence

    def let(is_overruled: bool) -> How:  # noqa: FBT001 - it comes so from who makes the step
        return replace(how, is_overruled=is_overruled)

    match attack.step:
        case AttackStep.ATTACK:
            return Pending(
                check=_check(table, lambda: attack_side(table, attack, how)),
                work=lambda now, dice, loose: roll_attack(now, key, dice, let(loose)),
            )
        case AttackStep.DEFENCE:
            return Pending(
                check=_check(table, lambda: defence_side(table, attack, defence, how)),
                work=lambda now, dice, loose: roll_defence(now, key, defence, dice, let(loose)),
            )
        case AttackStep.DAMAGE:
            dice = damage_dice_of(table, attack, how)
            return Pending(
                check=pool_check(dice, STANDARD, kind=RollKind.DAMAGE),
                work=lambda now, thrown, _: roll_damage(now, key, thrown, how),
            )
        case AttackStep.SOAK:
            dice = soak_dice_of(table, attack, how)
            check = pool_check(dice, STANDARD, kind=RollKind.SOAK) if dice else None
            return Pending(
                check=check, work=lambda now, thrown, _: roll_soak(now, key, thrown, how)
            )
        case _:
            return None


def _of_seduction(table: Table, key: EntityId, run: Seduction, other: Throw) -> Pending:
    first, second = seduction_sides(table, run)
    against = (second, other) if second is not None else None
    return Pending(
        check=_check(table, lambda: first),
        work=lambda now, dice, _: roll_seduction(now, key, (first, dice), against),
    )


def _check(table: Table, side: Callable[[], Side]) -> PoolCheck | None:
    try:
        found = side()
        return loose_check(found) if isinstance(found, LoosePool) else checked(table, found)
    except (DiceError, PlayError, StorytellerError):
        return None
